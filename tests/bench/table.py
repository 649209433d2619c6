"""A benchmark of the host without Discord: an answer until it is committed, a panel, writes, and the size of a move."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from pathlib import Path

from bot.host.model.facts import Person
from games.catalogue import GAMES
from games.core.simulation import random_below, random_picks
from tests.bot.helpers import GUILD, Evening

LIVE_GAMES = 200
PRESSES = 400


def run() -> list[tuple[str, str, str]]:
    return asyncio.run(_measure())


async def _measure() -> list[tuple[str, str, str]]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "table.sqlite"
        async with Evening(path, tuple(GAMES.values())) as evening:
            games = await _lay_tables(evening)
            panels, commits = await _press(evening, games)
            rate = await _together(evening, games)
            moves = sum([len(await evening.host.store.read.moves.after(game, -1)) for game in games])
        size = path.stat().st_size / moves / 1024
    live = f"{LIVE_GAMES} live games"
    return [
        (f"press to committed, {live}, p50 / p95", _pair(commits), "under 100 ms"),
        (f"panel, {live}, p50 / p95", _pair(panels), "under 50 ms"),
        (f"moves a second, all games at once, {live}", f"{rate:.0f}", "more than 20"),
        ("stored a move, snapshot included", f"{size:.1f} kB", "under 20 kB"),
    ]


def _people(game: int) -> list[Person]:
    return [Person(1_000 * (game + 1) + seat, f"P{seat}") for seat in range(4)]


async def _lay_tables(evening: Evening) -> list[str]:
    """Create and start games of every kind in turn."""
    games = []
    keys = list(GAMES)
    for number in range(LIVE_GAMES):
        people = _people(number)
        summary = await evening.host.lobby.create(people[0], GUILD, 10_000 + number, keys[number % len(keys)], 4)
        for person in people[1:]:
            await evening.host.lobby.join(summary.game, person)
        await evening.host.lobby.start(summary.game, people[0].id)
        games.append(summary.game)
    return games


async def _press(evening: Evening, games: list[str]) -> tuple[list[float], list[float]]:
    below = random_below("bench")
    panels, commits = [], []
    for _ in range(PRESSES):
        panel_took, commit_took = await _one(evening, games, below(len(games)), f"{below(1 << 30)}")
        panels.append(panel_took)
        commits.append(commit_took)
    return panels, commits


async def _one(evening: Evening, games: list[str], number: int, seed: str) -> tuple[float, float]:
    table, game = evening.host.table, games[number]
    seat = (await evening.host.summary(game)).awaited[0].seat
    user = _people(number)[seat].id
    began = time.perf_counter()
    panel = await table.panel(game, user)
    opened = time.perf_counter()
    question = panel.questions[0]
    await table.submit(game, user, panel.epoch, question.id, random_picks(question, random_below(seed)))
    return opened - began, time.perf_counter() - opened


async def _together(evening: Evening, games: list[str]) -> float:
    """Press once in every game at the same time."""
    began = time.perf_counter()
    await asyncio.gather(*(_one(evening, games, number, f"together {number}") for number in range(len(games))))
    return len(games) / (time.perf_counter() - began)


def _pair(times: list[float]) -> str:
    cuts = statistics.quantiles(times, n=20)
    return f"{statistics.median(times) * 1000:.1f} / {cuts[-1] * 1000:.1f} ms"
