"""A benchmark of a press: its processor time and database reads, with few games stored and with many.

It also measures the sweep, the start and the memory with many games.
"""

from __future__ import annotations

import asyncio
import gc
import json
import re
import statistics
import tempfile
from collections import Counter
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from bot.host.host import Host
from bot.host.model.facts import Person
from bot.host.model.preferences import PersonSettings
from bot.host.replies import playing
from bot.host.replies.reader import Reader
from bot.host.store.health import why_unusable
from bot.ui.payload import edit_payload
from games.catalogue import GAMES
from games.core.simulation import lively_picks, random_below
from tests.bot.helpers import FakePainter, RecordingCourier
from tests.bot.host.play.test_cost_of_a_press import counting

FEW, MANY = 10, 10_000
PRESSES = 150
PEOPLE = tuple(Person(101 + number, name) for number, name in enumerate(("Ann", "Bo", "Cy", "Di")))


def run() -> list[tuple[str, str, str]]:
    return asyncio.run(_measure())


async def _measure() -> list[tuple[str, str, str]]:
    with tempfile.TemporaryDirectory(dir="/dev/shm" if Path("/dev/shm").is_dir() else None) as folder:
        few = await _pressed(Path(folder) / "few.db", FEW)
        many = await _pressed(Path(folder) / "many.db", MANY)
        swept, ready, memory = await _start(Path(folder) / "many.db")
    return [
        (
            "a press: reads",
            f"{few['reads']:.0f}, at most {few['most reads']:.0f}",
            "8 or fewer, with two of the interface",
        ),
        ("a press: decodes", f"at most {few['most decodes']:.0f}", "2 or fewer"),
        ("a press: questions", f"at most {few['most questions']:.0f}", "2 or fewer"),
        (f"a press: processor time without drawing, {FEW} games", f"{few['cpu']:.1f} ms", "under 6 ms"),
        (f"a press: processor time without drawing, {MANY} games", f"{many['cpu']:.1f} ms", "the same"),
        (f"a sweep with {MANY} games", f"{swept * 1000:.0f} ms", "under 50 ms"),
        (f"ready with {MANY} games", f"{ready:.1f} s", "under 3 s"),
        (f"memory with {MANY} games", f"{memory:.0f} MB", "under 150 MB"),
    ]


async def _pressed(path: Path, stored: int) -> dict[str, float]:
    calls: Counter[str] = Counter()
    games = {key: counting(game, calls) for key, game in GAMES.items()}
    host = await Host.open(path, games, RecordingCourier(), FakePainter())
    for connection in (host.store._reader, host.store._writer):
        await connection.run(lambda db: db.set_trace_callback(lambda sql: calls.update([sql.split(None, 1)[0]])))
    game = await _begun(host)
    await _fill(host, game, stored - 1)
    times, reads, asked = [], [], []
    gc.collect()
    for number in range(PRESSES):
        waiting = (await host.summary(game)).awaited
        if not waiting:
            break
        person = PEOPLE[waiting[0].seat]
        panel = await host.table.panel(game, person.id)
        question = next(each for each in panel.questions if each.waits)
        picks = lively_picks(question, random_below(f"press {number}"))
        calls.clear()
        began = process_time()
        given = await host.table.submit(game, person.id, panel.epoch, question.id, picks)
        message = playing.drawn(Reader(person, PersonSettings(), "en"), given.panel)
        edit_payload(message, {})
        times.append(process_time() - began)
        reads.append(calls["SELECT"] + calls["WITH"])
        asked.append((calls["decode"], calls["questions"]))
    await host.stop()
    return {
        "cpu": 1000 * statistics.mean(times),
        "reads": statistics.median(reads),
        "most reads": max(reads),
        "most decodes": max(decodes for decodes, _ in asked),
        "most questions": max(questions for _, questions in asked),
    }


async def _begun(host: Host) -> str:
    laid = await host.lobby.create(PEOPLE[0], 1, 1, "imperium", len(PEOPLE))
    for person in PEOPLE[1:]:
        await host.lobby.join(laid.game, person)
    await host.lobby.start(laid.game, PEOPLE[0].id)
    return laid.game


async def _fill(host: Host, game: str, count: int) -> None:
    """Write many copies of a running game into the database, each with its own name and channel."""
    save = json.loads(await host.exports.export(game, people=True))
    assert save["moves"]

    def copy(db: Any) -> None:
        db.execute("BEGIN")
        for number in range(count):
            name = f"c{number:05}"
            for table, changes in (("games", {"id": name, "channel": 10**6 + number}), ("seats", {}), ("moves", {})):
                names = [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
                key = "id" if table == "games" else "game"
                taken = ", ".join(f"'{name}'" if each == key else str(changes.get(each, each)) for each in names)
                db.execute(f"INSERT INTO {table} SELECT {taken} FROM {table} WHERE {key} = ?", (game,))
        db.execute("COMMIT")

    await host.store._writer.run(copy)


async def _start(path: Path) -> tuple[float, float, float]:
    began = perf_counter()
    assert why_unusable(path) is None
    host = await Host.open(path, GAMES, RecordingCourier(), FakePainter())
    await host.start()
    ready = perf_counter() - began
    for task in (host._looking, host._warming):
        if task is not None:
            await task
    await host.sweep()
    began = perf_counter()
    await host.sweep()
    swept = perf_counter() - began
    memory = re.search(r"VmRSS:\s+(\d+)", Path("/proc/self/status").read_text())
    await host.stop()
    assert memory is not None
    return swept, ready, int(memory[1]) / 1024
