"""Four people play whole games over sockets, from `/dune new` to the final ranking, with restarts in between."""

import logging
import re
from pathlib import Path

import pytest

from games.catalogue import GAMES
from tests.bot.e2e.table import HERE
from tests.evening.evening import Evening, tells_the_last_turn
from tests.support.pictures import SOME
from tests.support.soak import IS_TASTE, share_of, soaking

PRESSES_BETWEEN_RESTARTS = 120
PRESSES_OF_A_PART = 40
PRESSES_OF_A_TASTE = 5
ROOM_FOR_SENTENCES = 1500
"""Letters of sentences that fit into one post. The log has the rest of a longer turn."""
EMOJI = re.compile(r"<:\w+:\d+>\s")
ROUND_END = "### "


async def whole_game(evening: Evening, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    await evening.begin()
    while not await evening.play(PRESSES_BETWEEN_RESTARTS):
        await evening.restart()
    await it_ended_well(evening)
    await every_turn_was_told_once(evening)
    await everybody_was_called_once_for_each_of_their_turns(evening)
    assert evening.refusals() == []
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


async def whole_game_in_a_soak(evening: Evening, caplog: pytest.LogCaptureFixture) -> None:
    """Play the whole game, or in a taste only its beginning, through a restart."""
    if not IS_TASTE:
        await whole_game(evening, caplog)
        return
    await evening.begin()
    await evening.play(PRESSES_OF_A_TASTE)
    await evening.restart()
    await evening.play(PRESSES_OF_A_TASTE)
    assert evening.refusals() == []


async def first_rounds(evening: Evening, caplog: pytest.LogCaptureFixture) -> None:
    """Play until the first turn is posted, with two restarts, and check the calls, the refusals and the log."""
    caplog.set_level(logging.WARNING)
    await evening.begin()
    for _ in range(2):
        assert not await evening.play(PRESSES_OF_A_PART)
        await evening.restart()
    while not evening.turn_posts():
        assert not await evening.play(10), "a turn was told before the end"
    await everybody_was_called_once_for_each_of_their_turns(evening)
    assert evening.refusals() == []
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


async def it_ended_well(evening: Evening) -> None:
    ann = evening.people[0].user
    result = await ann.wait_for(lambda post: "Rematch" in post.labels, channel=HERE)
    summary = await evening.table.host.summary(evening.game)
    assert f"Seed: {summary.seed}" in result.text
    assert all(f"**{person.user.name}**" in result.text for person in evening.people)
    verified = await ann.slash("dune replay", channel=HERE, verify=True, game=evening.game, timeout=60)
    assert "follows from the seed" in verified.message.text


async def every_turn_was_told_once(evening: Evening) -> None:
    """Check that the posts tell all turns in their order. Two minor turns of the war may share a post."""
    turns = await evening.told()
    posts = evening.turn_posts()
    shared = len(turns) - len(posts)
    assert shared >= 0
    if evening.kind != "arrakis":
        assert shared == 0
    for post in posts:
        text = in_one_line(EMOJI.sub("", post.text))
        sentences = turns.pop(0)
        if tells_the_last_turn(post):  # Beside the ranking there is room for some of it.
            assert any(sentence in text for sentence in sentences)
        else:
            wanted = must_be_told(sentences, text.startswith(ROUND_END))
            assert [sentence for sentence in wanted if sentence not in text] == [], text
        if shared and turns and all(sentence in text for sentence in turns[0]):
            turns.pop(0)
            shared -= 1
    assert turns == []


def in_one_line(text: str) -> str:
    """Return a text without the breaks between the paragraphs of a long sentence."""
    return " ".join(text.split())


def must_be_told(sentences: list[str], round_end: bool) -> list[str]:
    """Return the sentences of a turn that its post must contain.

    The post at the end of a round repeats the scoring, so its first sentences may be left out there.
    """
    if sum(map(len, sentences)) >= ROOM_FOR_SENTENCES:
        return [] if round_end else sentences[:1]
    return sentences[-1:] if round_end else sentences


async def everybody_was_called_once_for_each_of_their_turns(evening: Evening) -> None:
    for seat, person in enumerate(evening.people):
        assert evening.times_called(person) == await evening.times_awaited(seat)


@pytest.mark.parametrize("kind", ["imperium", "arrakis"])
async def test_four_people_play_through_a_restart(kind: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with Evening(tmp_path, kind, f"evening/{kind}", painted=SOME) as evening:
        await first_rounds(evening, caplog)


@pytest.mark.parametrize("kind", soaking(["dice", "imperium", "arrakis"], usual=1))
async def test_four_people_play_a_whole_game(kind: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with Evening(tmp_path, kind, f"evening/{kind}", painted=SOME) as evening:
        await whole_game(evening, caplog)


@pytest.mark.soak
@pytest.mark.parametrize("kind", GAMES)
@pytest.mark.parametrize("evening_of", range(share_of(10)))
async def test_four_people_play_ten_whole_games(
    kind: str, evening_of: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with Evening(tmp_path, kind, f"evening/{kind}/{evening_of}") as evening:
        await whole_game_in_a_soak(evening, caplog)


@pytest.mark.soak
@pytest.mark.parametrize("people", [3, 4])
@pytest.mark.parametrize("expansion", ["ix", "epic"])
async def test_a_whole_game_of_rise_of_ix(
    expansion: str, people: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with Evening(tmp_path, "imperium", f"evening/{people}", people=people, expansion=expansion) as evening:
        await whole_game_in_a_soak(evening, caplog)


@pytest.mark.soak
@pytest.mark.parametrize("expansion", ["none", "ix"])
@pytest.mark.parametrize("people", [1, 2])
async def test_a_whole_game_against_rivals(
    people: int, expansion: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with Evening(tmp_path, "imperium", f"evening/{people}", people=people, expansion=expansion) as evening:
        await whole_game_in_a_soak(evening, caplog)


async def alone_until_told(evening: Evening, presses: int, words: str) -> None:
    """Play the first turns with a restart, until the rivals have taken a turn too."""
    await evening.begin()
    await evening.play(presses)
    await evening.restart()
    await evening.play(4)
    while not any(words in sentence for turn in await evening.told() for sentence in turn):
        assert not await evening.play(4), f"nobody was told {words!r} before the end"
    assert evening.refusals() == []


async def test_one_person_plays_rise_of_ix_against_rivals_with_a_restart(tmp_path: Path) -> None:
    async with Evening(tmp_path, "imperium", "evening/1/ix", people=1, painted=SOME, expansion="ix") as evening:
        await alone_until_told(evening, 12, " turned up ")


async def test_one_person_plays_the_war_against_the_automa_with_a_restart(tmp_path: Path) -> None:
    async with Evening(tmp_path, "arrakis", "evening/1/mahdi", people=1, painted=SOME) as evening:
        await alone_until_told(evening, 8, "Harkonnen** rolled ")


@pytest.mark.soak
async def test_one_person_plays_a_whole_war_against_the_automa(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with Evening(tmp_path, "arrakis", "evening/1/mahdi/whole", people=1) as evening:
        await whole_game_in_a_soak(evening, caplog)
