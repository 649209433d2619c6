"""Malformed, outdated, foreign and forged calls of the host change nothing and are answered."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.host.model.facts import Outcome, Person, Refused, Submitted
from tests.bot.helpers import ANN, BO, CY, GUILD, Evening
from tests.support.soak import share_of

WEIRD = ["", "q1", "q999999", "Q3", "x" * 500, "'; DROP TABLE moves; --", "\x00", "🏜️", "q3|0", "-1", "card:1", "end"]
USERS = [ANN.id, BO.id, CY.id, 0, -1, 2**62]
COUNTS = [-(2**40), -1, 0, 2, 99, 2**40]
NUMBERS = [-(2**40), -1, 0, 1, 7, 2**40]


def all_that_counts(evening: Evening) -> dict[str, list[tuple[Any, ...]]]:
    tables = ("games", "seats", "moves", "orders", "votes", "acts", "outbox", "users")
    return {table: evening.rows(f"SELECT * FROM {table}") for table in tables}


def calls(evening: Evening, luck: random.Random) -> list[Callable[[], Awaitable[Any]]]:
    """Return one malformed call of each kind. None of them is allowed to anybody."""
    host = evening.host
    game = luck.choice([evening.game, "", "nosuch", "x" * 200, evening.game.upper()])
    user, weird, number = luck.choice(USERS), luck.choice(WEIRD), luck.choice(NUMBERS)
    picks = {luck.choice(WEIRD): luck.choice(COUNTS) for _ in range(luck.randrange(4))}
    stranger = Person(3, "Stranger")
    return [
        lambda: host.table.submit(game, user, luck.choice(NUMBERS), weird, picks),
        lambda: host.table.submit(evening.game, BO.id, 0, "q3", picks),
        lambda: host.table.submit(evening.game, ANN.id, 0, "q3", {weird: luck.choice(COUNTS)}),
        lambda: host.table.preview(game, user, number, weird, picks),
        lambda: host.undo.back(game, user, 5),
        lambda: host.undo.ask(game, user, -7),
        lambda: host.votes.ballot(game, user, number, luck.random() < 0.5),
        lambda: host.orders.give(game, user, weird),
        lambda: host.hand_over.take_seat(game, stranger, number),
        lambda: host.hand_over.pass_seat("nosuch", user),
        lambda: host.hand_over.ask_to_hand_over(game, CY.id, number),
        lambda: host.lobby.join(game, stranger, number, weird),
        lambda: host.lobby.set_option(game, user, weird, weird),
        lambda: host.lobby.set_wanted(game, user, number),
        lambda: host.lobby.start(game, user),
        lambda: host.lobby.create(stranger, GUILD, 99, weird, number),
        lambda: host.lobby.create(stranger, GUILD, 99, "toy", number - 2**41, {}),
        lambda: host.people.set(Person(user, "x"), zone=weird or "?", quiet_from=number),
        lambda: host.people.need_a_day(game, CY.id),
        lambda: host.admins.save(game),
        lambda: host.admins.resume(game, stranger),
        lambda: host.audit.verify(game),
        lambda: host.choose(CY.id, number),
    ]


async def storm(evening: Evening, times: int) -> None:
    luck = random.Random(times)
    await evening.begin_settled(ANN, BO)
    before = all_that_counts(evening)
    for _ in range(times):
        call = luck.choice(calls(evening, luck))
        try:
            answer = await call()
        except Refused:
            continue
        assert isinstance(answer, Submitted)
        assert answer.outcome is not Outcome.TAKEN
    assert all_that_counts(evening) == before
    await evening.end_turn(ANN)


async def test_wrong_calls_change_nothing(evening: Evening) -> None:
    """A hundred calls of each kind are made in random order."""
    await storm(evening, 2_300)


@pytest.mark.soak
async def test_ten_thousand_wrong_calls_change_nothing(evening: Evening) -> None:
    await storm(evening, share_of(10_000))
