"""Simulated friends: how they choose, that they play, and how automatic moves are marked."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from pathlib import Path
from typing import Any

import msgspec

from bot.host.bots.friends import MOST_AT_ONCE
from bot.host.model.facts import Person, Status
from bot.host.model.preferences import AtDeadline, TableSettings
from bot.host.model.records import MoveKind
from games.core.protocol import Option, Question, say
from games.core.simulation import lively_picks, random_below
from tests.bot.helpers import ANN, BO, Evening
from tests.bot.toy import NEVER_BID, TOY
from tests.support.idle import until_idle


def asked(*keys: str) -> Question:
    options = tuple(Option(key, say("toy-pass")) for key in keys)
    return Question("q1", 0, "any", say("toy-pass"), options, mildest={keys[0]: 1})


def test_a_friend_seldom_passes_when_it_can_do_more() -> None:
    below = random_below("an evening")
    passed = sum(lively_picks(asked("pass", "act"), below) == {"pass": 1} for _ in range(400))
    assert 20 <= passed <= 80  # An eighth; with random choices it would be half.


def test_a_friend_who_can_only_pass_passes() -> None:
    assert lively_picks(asked("pass"), random_below("an evening")) == {"pass": 1}


async def test_simulated_friends_play_a_whole_game_with_one_person(evening: Evening) -> None:
    await evening.begin_among_friends(ANN, chairs=3)
    for number in range(200):
        await until_idle(evening.host.friends)
        if not await evening.awaited():
            break
        await evening.play_on((ANN,), str(number), most=1)
    assert (await evening.host.summary(evening.game)).status is Status.OVER


async def test_friends_play_on_after_a_restart(evening: Evening) -> None:
    await evening.host.friends.stop()
    await evening.begin_among_friends(ANN)
    await evening.restart()
    await evening.host.friends.wake_all()
    await until_idle(evening.host.friends)
    assert await evening.awaited() == {0}


async def last_kind(evening: Evening) -> MoveKind:
    move = await evening.host.store.read.moves.last(evening.game)
    assert move is not None
    return move.kind


async def test_a_move_by_standing_order_is_marked_as_such(evening: Evening) -> None:
    await evening.begin_at_the_bids(ANN, BO)
    await evening.host.orders.give(evening.game, BO.id, "never-bid")
    assert await last_kind(evening) is MoveKind.ORDER


async def test_an_order_that_is_on_from_the_start_answers_together_with_a_friend(tmp_path: Path) -> None:
    """Nobody is asked for a moment what the order answers: a press in that moment would come too late."""
    game = msgspec.structs.replace(TOY, default_orders=(NEVER_BID.key,))
    async with Evening(tmp_path / "table.sqlite", (game,)) as evening:
        evening.host.context.answer_delay = timedelta(hours=1)
        await evening.begin_among_friends(ANN)
        await evening.answer(ANN, {"sector:1": 1})
        await until_idle(evening.host.friends)
        await evening.end_turn(ANN)
        await until_idle(evening.host.friends)
        moves = await evening.host.store.read.moves.after(evening.game, -1)
        assert (MoveKind.ORDER, 0) in [(move.kind, move.seat) for move in moves]


async def test_a_move_at_the_deadline_is_marked_as_such(evening: Evening) -> None:
    await evening.begin_settled(
        ANN, BO, table_settings=TableSettings(deadline_hours=24, at_deadline=AtDeadline.MILDEST)
    )
    await evening.deliver()
    evening.clock.advance(hours=25)
    await evening.host.sweeper.sweep()
    assert await last_kind(evening) is MoveKind.DEADLINE


async def test_a_move_of_a_simulated_friend_is_marked_as_such(evening: Evening) -> None:
    await evening.begin_among_friends(ANN)
    await until_idle(evening.host.friends)
    assert await last_kind(evening) is MoveKind.FRIEND


async def test_friends_of_many_tables_take_turns_so_that_people_can_press(evening: Evening) -> None:
    friends, now, most = evening.host.friends, 0, 0
    write = friends.move_writer.write

    async def counted(*about: Any, **how: Any) -> None:
        nonlocal now, most
        now, most = now + 1, max(most, now + 1)
        await asyncio.sleep(0.01)
        await write(*about, **how)
        now -= 1

    friends._stopped = True
    for number in range(MOST_AT_ONCE + 3):
        await evening.begin_among_friends(Person(1000 + number, f"P{number}"), channel=100 + number)
    friends._stopped = False
    friends.move_writer.write = counted  # type: ignore[assignment,method-assign]
    await friends.wake_all()
    await until_idle(friends)
    assert most == MOST_AT_ONCE
    for game in await evening.host.store.read.games.with_friends():
        assert {seat.seat for seat in (await evening.host.summary(game)).awaited} == {0}
