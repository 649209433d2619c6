"""Simulated friends: how they choose, that they play, and how automatic moves are marked."""

from __future__ import annotations

from bot.host.model.facts import Status
from bot.host.model.preferences import AtDeadline, TableSettings
from bot.host.model.records import MoveKind
from games.core.protocol import Option, Question, say
from games.core.simulation import lively_picks, random_below
from tests.bot.helpers import ANN, BO, Evening
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
