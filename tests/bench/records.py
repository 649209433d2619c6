"""A benchmark of finished games: profiles, the page of a server, and ratings, with very many recorded games, in processor time."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.host.model.community.finished import season_of
from bot.host.records.lines import page_lines, profile_lines
from bot.host.records.recorder import rate_game
from games.catalogue import GAMES
from games.core.texts import words
from tests.bot.helpers import GUILD, Evening, MovableClock

GENERATED, RECOMPUTED = 100_000, 10_000
PEOPLE, SERVERS, FIRST_PERSON = 5_000, 100, 1_000
REGULAR_SHARE = 0.01
"""The share of all games that the first person played: a thousand of the most, more than anybody plays."""
PLAYED = {
    "imperium": ("paul_atreides", "helena_richese", "count_ilban_richese"),
    "dice": ("fremen", "atreides", "harkonnen"),
    "arrakis": ("atreides", "harkonnen"),
}
SHOWN, RATED = 40, 2_000
END = datetime(2026, 3, 2, 12, tzinfo=UTC)
POOLS = (("imperium", "imperium:none:4"), ("imperium", "imperium:ix:3"), ("dice", "dice:4"), ("arrakis", "arrakis:2"))


def run() -> list[tuple[str, str, str]]:
    return asyncio.run(_measure())


async def _measure() -> list[tuple[str, str, str]]:
    with tempfile.TemporaryDirectory() as folder:
        took, games = await _recompute(Path(folder) / "few.sqlite")
        pages = await _read(Path(folder) / "many.sqlite")
        update = await _rate_one(Path(folder) / "updated.sqlite")
    return [
        (f"profile of the most eager of {PEOPLE:,} people, {GENERATED:,} games, p50 / p95", _pair(pages[0]), "50 ms"),
        (f"page of a server, {GENERATED:,} games, p50 / p95", _pair(pages[1]), "100 ms"),
        (f"ratings of {games:,} games computed again", f"{took:.1f} s", "10 s"),
        ("ratings of one game of four, with reading and writing them", f"{update * 1000:.2f} ms", "1 ms"),
    ]


def _pair(times: list[float]) -> str:
    cuts = statistics.quantiles(times, n=20)
    return f"{statistics.median(times) * 1000:.1f} / {cuts[-1] * 1000:.1f} ms"


async def _recompute(path: Path) -> tuple[float, int]:
    async with Evening(path, tuple(GAMES.values())) as evening:
        generate(path, RECOMPUTED)
        began = time.process_time()
        games = await evening.host.recorder.recompute()
        return time.process_time() - began, games


async def _read(path: Path) -> tuple[list[float], list[float]]:
    async with Evening(path, tuple(GAMES.values()), MovableClock(END)) as evening:
        generate(path, GENERATED)

        async def profile() -> None:
            found = await evening.host.profiles.of(FIRST_PERSON, "Ann", GUILD, everywhere=True)
            assert found.games > GENERATED * REGULAR_SHARE / 2
            profile_lines(found, GAMES, words("en"), 25)

        async def page() -> None:
            found = await evening.host.profiles.server(GUILD, "somebody")
            assert found.standings
            page_lines(found, GAMES, words("en"))

        return await _times(profile), await _times(page)


async def _times(deed: Callable[[], Awaitable[None]]) -> list[float]:
    taken = []
    for _ in range(SHOWN):
        began = time.process_time()  # The statements run in a thread of this process.
        await deed()
        taken.append(time.process_time() - began)
    return taken


async def _rate_one(path: Path) -> float:
    """Return the processor seconds of computing and storing the ratings of a game."""
    async with Evening(path, tuple(GAMES.values())) as evening:
        generate(path, RATED)
        async with evening.host.store.write() as rows:
            games = [finished for finished, _ in await rows.finished.games_after(0, RATED) if len(finished.seats) == 4]
            began = time.process_time()
            for finished in games:
                await rate_game(rows, finished)
            return (time.process_time() - began) / len(games)


def generate(path: Path, games: int) -> None:
    """Write finished games, with the ratings that their players would have in the last two years."""
    rolled = random.Random("records")
    with closing(sqlite3.connect(path)) as db:
        for number in range(1, games + 1):
            _add_game(db, number, games, rolled)
        _add_ratings(db, rolled)
        db.executemany(
            "INSERT INTO users (id, name) VALUES (?, ?)",
            [(person, f"P{person}") for person in range(FIRST_PERSON, FIRST_PERSON + PEOPLE)],
        )
        db.commit()


def _add_game(db: sqlite3.Connection, number: int, games: int, rolled: random.Random) -> None:
    key, pool = POOLS[rolled.randrange(len(POOLS))]
    guild = GUILD if rolled.random() < 2 / SERVERS else 10_000 + rolled.randrange(SERVERS)
    people = rolled.sample(range(FIRST_PERSON + 1, FIRST_PERSON + PEOPLE), int(pool.rpartition(":")[2]))
    if rolled.random() < REGULAR_SHARE:
        people[0], guild = FIRST_PERSON, GUILD
    ended = (END - timedelta(days=730 * (games - number) / games)).timestamp()
    db.execute(
        "INSERT INTO finished (number, game, key, pool, guild, ended) VALUES (?, ?, ?, ?, ?, ?)",
        (number, f"g{number}", key, pool, guild, ended),
    )
    played = rolled.choice(PLAYED[key])
    db.executemany(
        "INSERT INTO finished_seats (number, seat, part, user, place, score, played, answers, late, seconds, mu, sigma)"
        " VALUES (?, ?, 'stayed', ?, ?, 9, ?, 40, 1, 90000, ?, 3)",
        [(number, seat, user, seat + 1, played, 25 + rolled.random()) for seat, user in enumerate(people)],
    )


def _add_ratings(db: sqlite3.Connection, rolled: random.Random) -> None:
    """Give each person a rating in each pool, in one server and everywhere, from a random season of the last two years."""
    last = season_of(END)
    for person in range(FIRST_PERSON, FIRST_PERSON + PEOPLE):
        for guild in (0, GUILD if rolled.random() < 0.1 or person == FIRST_PERSON else 10_000 + person % SERVERS):
            for _, pool in POOLS:
                season = last - rolled.randrange(8)
                values = (guild, pool, person, season, 15 + 20 * rolled.random(), 3.0, 9, 5, 2, 6)
                db.execute("INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
