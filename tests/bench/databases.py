"""A benchmark of a press on both databases: processor time of the bot, and round trips to PostgreSQL.

Both are played by turns in one run, so that a busy machine slows them alike.
"""

from __future__ import annotations

import asyncio
import gc
import os
import statistics
import tempfile
from pathlib import Path
from time import process_time
from typing import Any

from bot.host.host import Host
from bot.host.model.preferences import PersonSettings
from bot.host.replies import playing
from bot.host.replies.reader import Reader
from bot.host.store import Location
from bot.host.store.postgres_store import PostgresStore
from bot.ui.payload import edit_payload
from games.catalogue import GAMES
from games.core.simulation import lively_picks, random_below
from tests.bench.press import PEOPLE
from tests.bot.helpers import FakePainter, RecordingCourier
from tests.evening.seeded import same_luck
from tests.support import postgres
from tests.support.postgres import empty_database, why_not

PRESSES = 150
Row = tuple[str, str, str]


def run() -> list[Row]:
    if found := why_not():
        return [("a press on PostgreSQL", "not measured", found)]
    postgres.prepare_folder()
    try:
        with tempfile.TemporaryDirectory() as folder, empty_database() as address, empty_database() as shared:
            return asyncio.run(_measure(Path(folder) / "sietch.db", address, shared))
    finally:
        postgres.remove_server()


async def _measure(file: Path, address: Location, shared: Location) -> list[Row]:
    on_file, on_server = await _Table.opened(file), await _Table.opened(address)
    first = await _Table.opened(shared)
    second = _Table(await _open(shared), first.game)
    tables = (on_file, on_server, first, second)
    gc.collect()
    for number in range(PRESSES):
        # The first of them warms the caches for the others, because the games are the same.
        ours = [on_file, on_server, (first, second)[number // 3 % 2]]
        for table in ours[number % 3 :] + ours[: number % 3]:
            await table.press(number)
    for table in tables:
        await table.host.stop()
    sqlite, postgresql = statistics.mean(on_file.times), statistics.mean(on_server.times)
    trips, of_two = on_server.trips, statistics.mean([*first.times, *second.times])
    cores = len(os.sched_getaffinity(0))
    return [
        ("a press on SQLite: processor time without drawing", f"{1000 * sqlite:.1f} ms", ""),
        ("a press on PostgreSQL: processor time without drawing", f"{1000 * postgresql:.1f} ms", ""),
        ("a press on PostgreSQL, compared with SQLite", f"{postgresql / sqlite:.2f} times", "1.5 or less"),
        (
            "a press on PostgreSQL: round trips",
            f"{statistics.mean(trips):.1f}, at most {max(trips)}",
            "3 or fewer",
        ),
        (
            "a press on PostgreSQL, if two processes press the same game by turns: processor time without drawing",
            f"{1000 * of_two:.1f} ms",
            "",
        ),
        *(
            (
                f"presses a second of {count} process{'es' if count > 1 else ''} with a core each, computed ({cores} here)",
                f"{count / cost:.0f}, {count * postgresql / cost:.2f} times those of one",
                "1.7 times or more" if count == 2 else "",
            )
            for count, cost in ((1, postgresql), (2, of_two), (3, of_two))
        ),
    ]


async def _open(location: Location) -> Host:
    return await Host.open(location, GAMES, RecordingCourier(), FakePainter())


class _Table:
    """A game of four on one database."""

    def __init__(self, host: Host, game: str) -> None:
        self.host = host
        self.game = game
        self.times: list[float] = []
        self.trips: list[int] = []

    @classmethod
    async def opened(cls, location: Location) -> _Table:
        """Begin a game that is the same on every database."""
        same_luck()
        host = await _open(location)
        laid = await host.lobby.create(PEOPLE[0], 1, 1, "imperium", len(PEOPLE))
        for person in PEOPLE[1:]:
            await host.lobby.join(laid.game, person)
        await host.lobby.start(laid.game, PEOPLE[0].id)
        return cls(host, laid.game)

    async def press(self, number: int) -> None:
        """Press as a person does, and note what the press costs."""
        waiting = (await self.host.summary(self.game)).awaited
        if not waiting:
            return
        person = PEOPLE[waiting[0].seat]
        panel = await self.host.table.panel(self.game, person.id)
        question = next(each for each in panel.questions if each.waits)
        picks: Any = lively_picks(question, random_below(f"press {number}"))
        trips, began = self._round_trips(), process_time()
        given = await self.host.table.submit(self.game, person.id, panel.epoch, question.id, picks)
        edit_payload(playing.drawn(Reader(person, PersonSettings(), "en"), given.panel), {})
        self.times.append(process_time() - began)
        self.trips.append(self._round_trips() - trips)

    def _round_trips(self) -> int:
        return self.host.store.round_trips if isinstance(self.host.store, PostgresStore) else 0


if __name__ == "__main__":
    for what, value, target in run():
        print(f"{what}: {value} ({target})")
