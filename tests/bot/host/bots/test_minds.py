"""Minds at a table: friends that think and say why, advice, deputies, and a thinking process that may fail."""

from __future__ import annotations

import itertools
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.host.bots import program_files
from bot.host.bots.program_files import digest_of_files
from bot.host.bots.thinking import Thinker
from bot.host.bots.thoughts import Thought
from bot.host.model.facts import Status
from bot.host.model.frames import framed
from bot.host.model.minds import FRIENDS, Wish
from bot.host.model.preferences import AtDeadline, TableSettings
from bot.host.model.records import MoveKind
from games.catalogue import GAMES
from games.core.texts import words
from players import Decision, Level
from tests.bot.helpers import ANN, BO, CY, Evening, refusal
from tests.support.idle import until_idle
from tests.support.waiting import TIMEOUT

KEY = "dice"
DIES = f"import sys, time; sys.stdout.buffer.write({framed(digest_of_files())!r}); sys.stdout.flush()"
HANGS = f"{DIES}; time.sleep(60)"


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Evening]:
    """Open a table of a game that minds can judge."""
    evening = await Evening(tmp_path / "table.sqlite", [GAMES[KEY]]).open()
    # No timeout, because the machine may be busy.
    thinker = Thinker(timeout=TIMEOUT)
    evening.host.thinker = evening.host.friends.thinker = evening.host.advice.thinker = thinker
    yield evening
    await evening.close()


async def among_friends(table: Evening, **settings: Any) -> None:
    await table.create_table(ANN, key=KEY, table_settings=TableSettings(**settings))
    await table.host.lobby.set_wanted(table.game, ANN.id, 4)
    await table.host.lobby.fill(table.game, ANN.id)
    await table.host.lobby.start(table.game, ANN.id)
    await until_idle(table.host.friends)


def said(table: Evening) -> str:
    return "\n".join(table.courier.public())


async def test_a_filled_table_has_steady_friends_with_a_name_and_a_manner(table: Evening) -> None:
    await table.create_table(ANN, key=KEY)
    await table.host.lobby.set_wanted(table.game, ANN.id, 4)
    summary = await table.host.lobby.fill(table.game, ANN.id)
    minds = [words().say(chair.mind) for chair in summary.chairs if chair.mind]
    assert minds == ["a diplomatic friend, steady", "a warlike friend, steady", "a thrifty friend, steady"]
    assert summary.chairs[0].mind is None


async def test_a_level_is_chosen_when_the_table_is_filled(table: Evening) -> None:
    await table.create_table(ANN, key=KEY)
    summary = await table.host.lobby.fill(table.game, ANN.id, 1, Wish(Level.NOVICE))
    assert words().say(summary.chairs[1].mind) == "a diplomatic friend, novice"


async def test_every_friend_has_a_level_a_manner_and_a_name_of_its_own(table: Evening) -> None:
    await table.create_table(ANN, key=KEY)
    await table.host.lobby.set_wanted(table.game, ANN.id, 4)
    await table.host.lobby.fill(table.game, ANN.id, wish=Wish(Level.SHARP, "schemer", "Stilgar"))
    await table.host.lobby.fill(table.game, ANN.id, 1, Wish(Level.NOVICE, "even"))
    summary = await table.host.lobby.fill(table.game, ANN.id)
    assert [(chair.name, words().say(chair.mind)) for chair in summary.chairs[1:]] == [
        ("Stilgar", "a scheming friend, sharp"),
        ("Chani", "an even-handed friend, novice"),
        ("Duncan", "a warlike friend, steady"),
    ]


async def test_the_same_friend_cannot_sit_twice_at_a_table(table: Evening) -> None:
    await table.create_table(ANN, key=KEY)
    await table.host.lobby.fill(table.game, ANN.id, wish=Wish(name="Mapes"))
    assert await refusal(table.host.lobby.fill(table.game, ANN.id, wish=Wish(name="Mapes"))) == "host-no-such-friend"


async def test_a_person_takes_a_friends_place_at_any_time(table: Evening) -> None:
    await among_friends(table)
    summary = await table.host.hand_over.take_seat(table.game, BO)
    assert [chair.name for chair in summary.chairs if chair.mind is None] == ["Ann", "Bo"]


async def test_a_friend_can_take_a_leavers_seat(table: Evening) -> None:
    await table.begin(ANN, BO, CY, key=KEY)
    await table.host.hand_over.abandon(table.game, BO.id)
    summary = await table.host.hand_over.fill(table.game, ANN.id, Wish(Level.STEADY, "warlike"))
    await until_idle(table.host.friends)
    assert words().say(summary.chairs[1].mind) == "a warlike friend, steady"
    assert 1 not in await table.awaited()


async def test_minds_are_marked_in_the_standings(table: Evening) -> None:
    await among_friends(table)
    for number in range(60):
        await table.play_on([ANN], f"{number}", most=1)
        await until_idle(table.host.friends)
        await table.deliver()
        if "How it stands:" in said(table):
            break
    standings = said(table).split("How it stands:")[1]
    assert standings.count("(bot)") == 3


async def test_every_manner_of_a_friend_is_known_to_every_judged_game() -> None:
    for game in GAMES.values():
        if game.judgement:
            assert set(FRIENDS.values()) - {""} <= set(game.judgement.pricing.manners)


@pytest.mark.parametrize("level", [Level.NOVICE, Level.STEADY])
async def test_friends_of_every_level_play_until_a_person_is_to_act(table: Evening, level: Level) -> None:
    await among_friends(table, friends=level)
    assert await table.awaited() == {0}


async def test_friends_give_reasons_if_the_table_wants_them(table: Evening) -> None:
    await among_friends(table, reasons=True)
    await table.play_on([ANN], most=1)
    await until_idle(table.host.friends)
    await table.deliver()
    reasons = [line for line in said(table).splitlines() if line.startswith("*")]
    assert any(line.split(":*")[0].lstrip("*") in FRIENDS for line in reasons)


async def test_friends_give_reasons_when_asked(table: Evening) -> None:
    await among_friends(table)
    for text in await table.host.advice.why(table.game):
        assert words().say(text, ["Ann", "Chani", "Duncan", "Gurney"])


# --- Sharp ----------------------------------------------------------------------------------------


async def until_a_friend_has_moved(table: Evening) -> None:
    """Play until a friend has moved. If Ann begins by chance, she moves first."""
    while not table.rows("SELECT seq FROM moves WHERE kind = ?", MoveKind.FRIEND.value):
        await table.play_on([ANN], most=1)
        await until_idle(table.host.friends)


async def test_a_sharp_friend_thinks_in_a_process_of_its_own(table: Evening) -> None:
    # Started as the bot does it, but with the normal process priority.
    command = (sys.executable, "-c", "from bot import thinking; thinking.NICENESS = 0; thinking.main()")
    thinker = table.host.friends.thinker = Thinker(command, timeout=TIMEOUT)
    await among_friends(table, friends=Level.SHARP)
    await until_a_friend_has_moved(table)
    assert await table.awaited() == {0}
    assert thinker._process is not None
    assert os.getsid(thinker._process.pid) != os.getsid(0)  # Ctrl-C in the bot's terminal does not reach it.
    await thinker.stop()


async def test_a_thinking_process_that_has_loaded_other_files_is_not_asked(
    table: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    other = f"import sys, time; sys.stdout.buffer.write({framed(b'others')!r}); sys.stdout.flush(); time.sleep(60)"
    table.host.friends.thinker = thinker = Thinker((sys.executable, "-c", other), timeout=TIMEOUT)
    await among_friends(table, friends=Level.SHARP)
    await until_a_friend_has_moved(table)
    assert await table.awaited() == {0}
    assert thinker._process is None
    assert caplog.text.count("the program's files have changed") == 1


def test_a_changed_file_of_the_rules_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cards.toml").write_text("one = 1")
    monkeypatch.setattr(program_files, "PLACES", (tmp_path,))
    before = program_files.digest_of_files()
    assert program_files.digest_of_files() == before
    (tmp_path / "cards.toml").write_text("one = 10")
    assert program_files.digest_of_files() != before


@pytest.mark.parametrize("program", [HANGS, DIES], ids=["hangs", "dies"])
async def test_a_sharp_friend_plays_on_if_the_thinking_process_fails(table: Evening, program: str) -> None:
    table.host.friends.thinker = Thinker((sys.executable, "-c", program), timeout=0.05)
    await among_friends(table, friends=Level.SHARP)
    await until_a_friend_has_moved(table)
    assert await table.awaited() == {0}
    await table.host.friends.thinker.stop()


async def test_a_sharp_friend_plays_on_if_the_thinking_process_ended_between_two_questions(table: Evening) -> None:
    """The connection is lost before the bot knows that the process has ended."""
    table.host.friends.thinker = thinker = Thinker((sys.executable, "-c", HANGS), timeout=TIMEOUT)
    process = await thinker._running()
    assert process.stdin is not None
    process.stdin.close()
    await process.stdin.wait_closed()
    await among_friends(table, friends=Level.SHARP)
    await until_a_friend_has_moved(table)
    assert await table.awaited() == {0}
    assert thinker._process is None


class EndsTheGame(Thinker):
    """A thinking process that ends the game while it thinks."""

    def __init__(self, table: Evening) -> None:
        super().__init__()
        self.table = table

    async def think(self, about: Thought) -> Decision | None:
        if (await self.table.host.summary(self.table.game)).status is Status.RUNNING:
            await self.table.host.admins.end(self.table.game, ANN)
        return None


async def test_a_thought_about_a_game_that_has_ended_is_dropped(table: Evening) -> None:
    table.host.friends.thinker = EndsTheGame(table)
    await among_friends(table, friends=Level.SHARP)
    while (await table.host.summary(table.game)).status is Status.RUNNING:
        await table.play_on([ANN], most=1)
        await until_idle(table.host.friends)
    assert table.host.friends._considered == {}


# --- Advice ---------------------------------------------------------------------------------------


async def test_what_would_you_do_names_a_choice_and_its_reason(table: Evening) -> None:
    await among_friends(table)
    advice = await table.host.advice.ask(table.game, ANN.id)
    assert words().say(advice, ["Ann", "Chani", "Duncan", "Gurney"]).startswith("I would choose: ")


async def test_a_table_may_play_without_advice(table: Evening) -> None:
    await among_friends(table, advice=False)
    assert await refusal(table.host.advice.ask(table.game, ANN.id)) == "advice-off"


async def test_the_lobby_shows_whether_advice_is_allowed(table: Evening) -> None:
    await table.create_table(ANN, key=KEY, table_settings=TableSettings(advice=False))
    await table.deliver()
    assert "No advice from the bot" in said(table)
    await table.host.lobby.change_settings(table.game, ANN.id, advice=True)
    await table.deliver()
    assert "The bot may be asked for advice" in said(table)


async def test_the_result_names_minds_and_players_who_asked_for_advice(table: Evening) -> None:
    await among_friends(table)
    await table.host.advice.ask(table.game, ANN.id)
    for number in range(400):
        await until_idle(table.host.friends)
        if not await table.play_on([ANN], f"{number}", most=1):
            break
    await table.deliver()
    assert "Played by the bot: Chani (a diplomatic friend, steady)" in said(table)
    assert "Asked the bot for advice: Ann." in said(table)


# --- Deputy ---------------------------------------------------------------------------------------


async def at_the_deadline(table: Evening, at_deadline: AtDeadline) -> None:
    terms = TableSettings(deadline_hours=24, at_deadline=at_deadline)
    await table.begin(ANN, BO, CY, key=KEY, table_settings=terms)
    await table.deliver()


async def deadline_passes(table: Evening) -> None:
    table.clock.advance(hours=25)
    await table.host.sweeper.sweep()
    await table.deliver()


async def test_a_mind_answers_at_the_deadline_if_the_table_agreed(table: Evening) -> None:
    await at_the_deadline(table, AtDeadline.DEPUTY)
    await deadline_passes(table)
    assert "the bot answered instead" in said(table)
    move = await table.host.store.read.moves.last(table.game)
    assert move is not None
    assert move.kind is MoveKind.DEADLINE


async def test_a_mind_answers_at_the_deadline_if_the_player_allowed_it(table: Evening) -> None:
    for person in (ANN, BO, CY):
        await table.host.people.set(person, deputy=True)
    await at_the_deadline(table, AtDeadline.MILDEST)
    await deadline_passes(table)
    assert "did not answer before the deadline: the bot answered instead" in said(table)


async def test_without_permission_the_mildest_answer_is_given_at_the_deadline(table: Evening) -> None:
    await at_the_deadline(table, AtDeadline.MILDEST)
    await deadline_passes(table)
    assert "the bot answered" not in said(table)


async def test_a_deputy_stops_as_soon_as_the_person_is_back(table: Evening) -> None:
    await at_the_deadline(table, AtDeadline.DEPUTY)
    await deadline_passes(table)
    while 0 not in await table.awaited():
        await table.play_on([ANN, BO, CY], most=1)
    moves = len(table.rows("SELECT seq FROM moves"))
    await table.host.sweeper.sweep()
    assert len(table.rows("SELECT seq FROM moves")) == moves


async def voted_for_a_deputy(table: Evening, **settings: Any) -> int:
    """Let the player who is to act be silent, and the others vote for a deputy."""
    await table.begin(ANN, BO, CY, key=KEY, table_settings=TableSettings(**settings))
    away = min(await table.awaited())
    by, other = [person for seat, person in enumerate((ANN, BO, CY)) if seat != away]
    await table.stay_silent(by)
    vote = await table.host.deputies.ask(table.game, by.id, away)
    assert vote is not None
    await table.host.votes.ballot(table.game, other.id, vote.id, True)
    await table.deliver()
    return away


async def test_a_mind_answers_for_an_absent_player_after_a_vote(table: Evening) -> None:
    away = await voted_for_a_deputy(table)
    await table.host.sweeper.sweep()
    await table.deliver()
    assert "The table has agreed: the bot answers for" in said(table)
    assert table.rows("SELECT seat FROM moves WHERE kind = ?", MoveKind.DEADLINE.value)[0][0] == away


async def test_a_deputy_waits_for_the_deadline(table: Evening) -> None:
    await voted_for_a_deputy(table, deadline_hours=140)
    await table.host.sweeper.sweep()
    assert not table.rows("SELECT seq FROM moves WHERE kind = ?", MoveKind.DEADLINE.value)
    await deadline_passes(table)
    assert "the bot answered instead" in said(table)


async def test_a_deputy_by_vote_stops_when_the_person_opens_the_panel(table: Evening) -> None:
    away = await voted_for_a_deputy(table)
    await table.host.table.panel(table.game, (ANN, BO, CY)[away].id)
    await table.host.sweeper.sweep()
    await table.deliver()
    assert "is back, so the bot stops answering" in said(table)
    assert not table.rows("SELECT seq FROM moves WHERE kind = ?", MoveKind.DEADLINE.value)


async def test_a_friend_cannot_get_a_deputy(table: Evening) -> None:
    await among_friends(table)
    assert await refusal(table.host.deputies.ask(table.game, ANN.id, 1)) == "host-seat-without-owner"


# --- Review after the game -------------------------------------------------------------------------


async def test_after_a_game_a_player_sees_where_a_sharp_mind_would_choose_otherwise(
    table: Evening,
) -> None:
    await among_friends(table)
    assert await refusal(table.host.advice.compare_choices(table.game, ANN.id, 0, 10_000)) == "host-not-over"
    for number in range(400):
        await until_idle(table.host.friends)
        if not await table.play_on([ANN], f"{number}", most=1):
            break
    told = await table.host.history.log(table.game, None)
    found = [
        text
        for before, now in itertools.pairwise(told[:6])
        for text in await table.host.advice.compare_choices(table.game, ANN.id, before.seq, now.seq)
    ]
    assert found
    assert all(words().say(text, ["Ann", "Chani", "Duncan", "Gurney"]) for text in found)
    assert await refusal(table.host.advice.compare_choices(table.game, BO.id, 0, 10_000)) == "host-not-seated"
