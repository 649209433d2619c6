"""A benchmark of presses over real sockets, one after the other, with the sandbox and the bot in two processes."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from games.core.simulation import random_below
from tests.bench._over_sockets import SEATS, Figure, Presser, Table, served
from tests.bench.machine import Pace
from tests.evening.seeded import same_luck

FEW, MANY = 10, 10_000
ALONE = tuple(f"P{number}" for number in range(SEATS))
PRESSES, ROUNDS, WARMING = 250, 5, 60


def run() -> list[Figure]:
    """Measure presses over sockets, always with the same games."""
    same_luck()
    return asyncio.run(_alone())


async def _alone() -> list[Figure]:
    """Measure presses with few and many stored games in turn, so that a busy machine is fair to both."""
    pace = Pace()
    async with _Counted.opened(FEW) as few, _Counted.opened(MANY) as many:
        for _ in range(ROUNDS):
            pace.take()
            await few.press(PRESSES // ROUNDS)
            await many.press(PRESSES // ROUNDS)
        cost, reads = few.cost(), await few.reads()
        held = await many.table.figures()
    told = "over sockets, a press with all that is told of it"
    return [
        (f"{told}: reads", f"{reads:.1f}", "(the press itself: 8 or fewer)"),
        (f"{told}: decodes", f"{cost['decode']:.1f}", "(the press itself: 2 or fewer)"),
        (f"{told}: questions", f"{cost['questions']:.1f}", "(the press itself: 2 or fewer)"),
        (f"{told}: pictures painted", f"{cost['painting done']:.2f}", "1 or fewer"),
        (f"{told}: drawing", f"{1000 * cost['drawing']:.1f} ms of processor time", ""),
        (f"{told}: the rest, {FEW} games", f"{_rest(cost):.1f} ms", ""),
        (f"{told}: the rest, {MANY} games", f"{_rest(many.cost()):.1f} ms", "the same"),
        (f"over sockets, a press itself, {FEW} games", _then_and_now(pace, cost), "6 ms or fewer"),
        (f"over sockets, a press itself, {MANY} games", _then_and_now(pace, many.cost()), "the same"),
        (f"the whole bot with {MANY} games: memory", f"{held['mb']:.0f} MB", "under 250 MB with all art"),
        (
            "the whole bot: first picture after its start",
            f"{1000 * few.first:.0f} ms; {pace.then(1000 * few.first)}",
            "under 300 ms",
        ),
    ]


def _rest(press: dict[str, float]) -> float:
    return 1000 * (press["cpu"] - press["drawing"])


def _alone_of(press: dict[str, float]) -> float:
    """Return the time of a press without writing and sending the notifications about it."""
    return _rest(press) - 1000 * press["telling"]


def _then_and_now(pace: Pace, press: dict[str, float]) -> str:
    return f"{_alone_of(press):.1f} ms; {pace.then(_alone_of(press))}"


class _Counted:
    """People at a table, and what each of their presses has cost the bot, with everything that follows from it."""

    def __init__(self, table: Table, first: float) -> None:
        self.table = table
        self.first = first
        self.pressers = [Presser(table, table.box.user(name), random_below(f"alone {name}")) for name in ALONE]
        self.presses = 0
        self.spent: dict[str, float] = defaultdict(float)

    @classmethod
    @asynccontextmanager
    async def opened(cls, stored: int) -> AsyncIterator[_Counted]:
        async with served(ALONE, ("t1", "t2", "t3"), stored) as table:
            counted = cls(table, await table.first_picture())
            await counted._press_in_turn(WARMING)
            yield counted

    async def press(self, presses: int) -> None:
        before = await self.table.figures()
        self.presses += await self._press_in_turn(presses)
        after = await self.table.figures()
        for key, value in after.items():
            self.spent[key] += value - before.get(key, 0)

    def cost(self) -> dict[str, float]:
        return {key: value / self.presses for key, value in self.spent.items()}

    async def reads(self) -> float:
        """Count the database reads of a press, in a run of its own because counting takes time."""
        await self.table.figures("count")
        pressed = await self._press_in_turn(WARMING)
        return (await self.table.figures())["reads"] / pressed

    async def _press_in_turn(self, presses: int) -> int:
        """Press at least this many times, wait for the notifications, and return how many presses there were."""
        made = 0
        while made < presses:
            for person in self.pressers:
                made += await person.press()
        await self.table.quiet()
        return made
