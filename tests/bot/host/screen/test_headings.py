"""Headings and short paragraphs of logs and of posts that end a round."""

from __future__ import annotations

from itertools import pairwise

import pytest

from bot.host.model.interaction.actions import Action
from bot.host.model.preferences import PersonSettings
from bot.host.replies import history
from bot.host.replies.reader import Reader
from bot.host.screen.headings import LONGEST_ON_PANEL, LONGEST_PARAGRAPH, Headings, paragraphs, short_lines
from games.catalogue import GAMES
from games.core.protocol import Event
from games.core.texts import plain, without_icons, words
from tests.bot.helpers import ANN, BO, CY, Evening

IMPERIUM = GAMES["imperium"]


def told(*events: Event):
    return IMPERIUM.narrate(events, None)


def test_each_round_and_phase_has_one_heading():
    headings = Headings(IMPERIUM, words("en"))
    (began,) = told(Event("round_began", 0, {"round": 3, "conflict": "skirmish_a"}))
    (fought,) = told(Event("combat_began", -1, {"strengths": [2, 0, 1]}))
    assert headings.above(began) == ["**Round 3**"]
    assert headings.above(began) == []
    assert headings.above(fought) == ["-# Combat"]
    assert headings.open() == ["Round 3", "Combat"]


def test_a_short_sentence_stays_one_paragraph():
    assert paragraphs("**Ann** won.") == "**Ann** won."


def test_the_names_of_icons_do_not_make_a_sentence_long():
    rolled = ", ".join(["<:arrakis_harkonnen:> Harkonnen"] * 8)
    assert len(rolled) > LONGEST_PARAGRAPH > len(without_icons(rolled))
    assert paragraphs(f"Bo rolled {rolled}.") == f"Bo rolled {rolled}."


@pytest.mark.parametrize("joint", ["; ", ", ", ". "])
def test_a_long_sentence_is_broken_after_clauses(joint):
    clause = "gained influence with the Fremen (1 → 2, +1 victory point)"
    long = f"**Ann** sent an agent: {joint.join([clause] * 8)}"
    broken = paragraphs(long).split("\n")
    assert " ".join(broken) == long
    assert all(len(plain(each)) <= LONGEST_PARAGRAPH for each in broken)
    assert all(each.count("(") == each.count(")") for each in broken)


def test_a_clause_without_commas_is_broken_after_a_bracket():
    flown = "They flew 3 regulars, 1 Sardaukar and a bashar from Arsunt (ARS) to Northwest outer 15 (NW15)"
    moved = "and moved 2 regulars and 1 elite from Arrakeen (ARK) to Imperial Basin (IMP)."
    assert paragraphs(f"{flown} {moved}", LONGEST_ON_PANEL).split("\n") == [flown, moved]


def test_a_clause_is_broken_after_an_italic_name_with_its_code():
    flown = "They flew 3 regulars, 1 Sardaukar and a bashar from *Arsunt (ARS)* to *Northwest outer 15 (NW15)*"
    moved = "and moved 2 regulars and 1 elite from *Arrakeen (ARK)* to *Imperial Basin (IMP)*."
    assert paragraphs(f"{flown} {moved}", LONGEST_ON_PANEL).split("\n") == [flown, moved]


def test_long_text_is_broken_between_sentences_rather_than_within_one():
    told = "The conflict is *Skirmish*, and you go first. First place: gain 1 victory point."
    rewards = "Second: draw an Intrigue card and gain 2 solari. Third: gain 2 solari."
    assert paragraphs(f"{told} {rewards}", LONGEST_ON_PANEL).split("\n") == [told, rewards]


@pytest.mark.parametrize("name", ["Dr. Yueh", "IV. Shaddam", "Mudir Nahya, the Demon Ruler"])
def test_a_name_stays_in_one_line(name):
    for before in range(60, 121):
        assert f"*{name}*" in paragraphs(f"{'x' * before} *{name}* and what he did then {'x' * 40}", LONGEST_ON_PANEL)


def test_rewards_are_broken_between_places_and_not_after_the_name_of_one():
    first = "*Siege of Carthag* pays first: gain 1 victory point and take control of *Carthag*"
    others = "second: draw an Intrigue card and gain 1 spice · third: gain 1 spice"
    assert paragraphs(f"{first} · {others}", LONGEST_ON_PANEL).split("\n") == [first, others]


def test_a_long_list_begins_in_the_line_of_its_heading():
    cards = ", ".join(f"Guild Administrator ({number})" for number in range(7))
    first, *_ = paragraphs(f"Not now: {cards}", LONGEST_ON_PANEL).split("\n")
    assert first.startswith("Not now: Guild Administrator (0), ")


def test_the_number_of_an_item_stays_before_its_sentence():
    told = "5. **Chani** played *Demand Respect*, paid 2 spice, gained influence with the Spacing Guild (0 → 2)"
    (first, second) = paragraphs(f"{told}, and took the dreadnought home from *Carthag*.", LONGEST_ON_PANEL).split("\n")
    assert (first, second) == (f"{told},", "and took the dreadnought home from *Carthag*.")


def test_no_line_begins_with_the_dash_before_a_reason():
    refused = ", ".join(f"Guild Administrator ({number})" for number in range(6)) + " – you have 1 persuasion"
    assert not any(line.startswith("–") for line in paragraphs(refused, LONGEST_ON_PANEL).split("\n"))


def test_an_item_of_a_list_goes_on_below_itself():
    clause = "gained influence with the Fremen (1 → 2, +1 victory point)"
    lines = short_lines(f"Said:\n- {'; '.join([clause] * 4)}").split("\n")
    assert [line[:2] for line in lines] == ["Sa", "- ", "  ", "  ", "  "][: len(lines)]
    assert max(map(len, lines)) <= LONGEST_ON_PANEL + len("- ")


async def test_the_log_shows_the_latest_first(tmp_path):
    async with Evening(tmp_path / "table.sqlite", (IMPERIUM,)) as evening:
        await evening.begin(ANN, BO, CY, key="imperium")
        for number in range(60):
            await evening.play_on([ANN, BO, CY], f"{number}", most=1)
        reader = Reader(ANN, PersonSettings(), "en-GB")
        log = await history.log(evening.host, reader, Action("log", evening.game))
        newest = (await evening.host.history.log(evening.game, ANN.id))[-1].lines
        first = next(line for line in log.text.splitlines() if line.startswith("- "))
        names = (await evening.host.summary(evening.game)).names
        assert any(reader.say(line.text, names).startswith(first.removeprefix("- ")) for line in newest)
        assert log.text.startswith("### Log, the latest first")
        assert any(line.startswith("-# Round") for line in log.text.splitlines())


async def test_turns_of_a_round_on_one_day_share_a_heading_of_the_log(tmp_path):
    async with Evening(tmp_path / "table.sqlite", (IMPERIUM,)) as evening:
        await evening.begin(ANN, BO, CY, key="imperium")
        for number in range(60):
            evening.clock.advance(seconds=1)
            await evening.play_on([ANN, BO, CY], f"{number}", most=1)
        log = await history.log(evening.host, Reader(ANN, PersonSettings(), "en-GB"), Action("log", evening.game))
        headings = [line.split(" · <t:")[0] for line in log.text.splitlines() if line.startswith("-# ")]
        assert len(headings) > 1
        assert log.text.count("<t:") == 1, "a day is named once"
        assert not any(above == below for above, below in pairwise(headings))
