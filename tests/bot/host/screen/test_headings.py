"""Headings and short paragraphs of logs and of posts that end a round."""

from __future__ import annotations

import pytest

from bot.host.model.actions import Action
from bot.host.model.preferences import PersonSettings
from bot.host.replies import lookups
from bot.host.replies.reader import Reader
from bot.host.screen.headings import LONGEST_PARAGRAPH, Headings, paragraphs
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


async def test_the_log_shows_the_latest_first(tmp_path):
    async with Evening(tmp_path / "table.sqlite", (IMPERIUM,)) as evening:
        await evening.begin(ANN, BO, CY, key="imperium")
        for number in range(60):
            await evening.play_on([ANN, BO, CY], f"{number}", most=1)
        reader = Reader(ANN, PersonSettings(), "en-GB")
        log = await lookups.log(evening.host, reader, Action("log", evening.game))
        newest = (await evening.host.history.log(evening.game, ANN.id))[-1].lines
        first = next(line for line in log.text.splitlines() if line.startswith("- "))
        names = (await evening.host.summary(evening.game)).names
        assert any(reader.say(line.text, names).startswith(first.removeprefix("- ")) for line in newest)
        assert log.text.startswith("**Log**, the latest first")
        assert any(line.startswith("-# Round") for line in log.text.splitlines())
