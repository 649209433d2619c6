"""A table that is killed at random moments loses nothing, doubles nothing, and sends every notification once."""

from __future__ import annotations

import random
import signal
import sqlite3
import time
from collections import Counter
from contextlib import closing
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.host.model.records import CALL_AGAIN, CALL_OVER, MEND
from games.core.protocol import Answer
from tests.bot.host import killed_table
from tests.bot.host.killed_table import read_lines
from tests.support.forkserver import FORKED
from tests.support.soak import share_of

pytestmark = pytest.mark.crashes

IN_PLACE = ("lobby", MEND, CALL_OVER, CALL_AGAIN)
"""Notifications that edit a post: the lobby, and posts that became untrue."""


def start(folder: Path, hours: float, seed: str) -> ForkServerProcess:
    (folder / "ready").unlink(missing_ok=True)
    process = FORKED.Process(target=killed_table.run, args=(folder, hours, seed))
    process.start()
    return process


def run_and_kill(folder: Path, hours: float, seed: str, luck: random.Random) -> None:
    process = start(folder, hours, seed)
    give_up = time.monotonic() + 60
    while not (folder / "ready").exists() and process.is_alive() and time.monotonic() < give_up:
        time.sleep(0.005)
    time.sleep(luck.uniform(0, 0.4))
    process.kill()
    process.join(60)
    assert process.exitcode == -signal.SIGKILL


def run_to_the_end(folder: Path, hours: float) -> None:
    process = start(folder, hours, "to the end")
    process.join(180)
    assert process.exitcode == 0


def rows(folder: Path, sql: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(folder / "table.sqlite")) as db:
        return db.execute(sql).fetchall()


def crash(folder: Path, times: int) -> None:
    luck = random.Random(times)
    hours = 0.0
    for number in range(times):
        run_and_kill(folder, hours, f"run {number}", luck)
        # Every third outage is longer than Discord remembers a nonce.
        hours += 3 if number % 3 == 2 else 0
    run_to_the_end(folder, hours)


def check_answers(folder: Path) -> None:
    moves = rows(folder, "SELECT game, seat, answer, sealed FROM moves WHERE answer IS NOT NULL")
    answers = [(game, seat, msgspec.json.decode(answer, type=Answer), sealed) for game, seat, answer, sealed in moves]
    stored = [(game, seat, answer.question, answer.picks) for game, seat, answer, _ in answers]
    acks = read_lines(folder / "acks.jsonl")
    assert acks
    for ack in acks:
        assert (ack["game"], ack["seat"], ack["question"], ack["picks"]) in stored, "an answer that was shown is lost"
    open_answers = Counter((game, answer.question) for game, _, answer, sealed in answers if not sealed)
    assert max(open_answers.values()) == 1, "an answer is doubled"


def check_posts(folder: Path) -> None:
    shown = Counter(post["id"] for post in read_lines(folder / "wall.jsonl"))
    assert shown
    assert max(shown.values()) == 1, "a post was shown twice"
    (instance,) = rows(folder, "SELECT value FROM meta WHERE key = 'instance'")[0]
    letters = rows(folder, "SELECT id, kind, state, data FROM outbox")
    assert not [letter for letter in letters if letter[2] not in ("sent", "moot")], "something was never told"
    for number, kind, state, _ in letters:
        if state == "sent" and kind not in IN_PLACE:
            assert shown[f"{instance}-{number}"] == 1, f"{kind} was confirmed but never shown"


def check_calls(folder: Path) -> None:
    """Check that each wait for a seat made one call, and that every finished turn was posted once."""
    calls: Counter[tuple[str, int, int]] = Counter()
    told: dict[str, list[tuple[int, int]]] = {}
    for game, kind, data in rows(folder, "SELECT game, kind, data FROM outbox ORDER BY id"):
        plain = msgspec.json.decode(data)
        if kind == "call":
            calls[game, plain["seat"], plain["wait_number"]] += 1
        if kind in ("turn", "result"):  # The last turn is posted with the result.
            told.setdefault(game, []).append((plain["since"], plain["seq"]))
    for game, seat, wait_number in rows(folder, "SELECT game, seat, wait_number FROM seats"):
        assert [calls[game, seat, number] for number in range(1, wait_number + 1)] == [1] * wait_number
    closes = Counter(game for (game,) in rows(folder, "SELECT game FROM moves WHERE closes = 1 AND seq > 0"))
    assert {game: len(parts) for game, parts in told.items()} == closes


def check(folder: Path) -> None:
    check_answers(folder)
    check_posts(folder)
    check_calls(folder)
    assert {status for (status,) in rows(folder, "SELECT status FROM games")} == {"over"}
    assert rows(folder, "PRAGMA integrity_check") == [("ok",)]


def test_killed_ten_times_the_table_loses_and_doubles_nothing(tmp_path: Path) -> None:
    crash(tmp_path, 10)
    check(tmp_path)


@pytest.mark.soak
def test_killed_two_hundred_times_the_table_loses_and_doubles_nothing(tmp_path: Path) -> None:
    crash(tmp_path, share_of(200))
    check(tmp_path)
