"""Tests of process tuning: the garbage collector, malloc, and memory use over many moves."""

from __future__ import annotations

import gc
import itertools
import platform
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.host.delivery.courier import Parcel
from bot.host.host import Host
from bot.host.model.facts import PostRef
from bot.runtime import GC_THRESHOLD, freeze_gc, limit_malloc, trim_memory
from games.catalogue import GAMES
from games.core.simulation import lively_picks, random_below
from tests.bot.helpers import GUILD, PEOPLE, FakePainter
from tests.support.soak import share_of, taste_of

MOVES = 10_000
WARM_UP_MOVES = 1000
"""Moves after which the caches of texts, picture parts and options are full."""
MOST_GROWTH = 8.0
"""Growth in MB that is allowed, because memory use of Python and SQLite varies."""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="needs glibc")
def test_glibc_accepts_the_malloc_limit() -> None:
    assert limit_malloc()


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="needs glibc")
def test_trimming_returns_free_memory_between_used_blocks() -> None:
    pieces = [b"%d" % number * 20_000 for number in range(600)]
    kept, before = pieces[::50], memory()
    del pieces
    trim_memory()
    assert len(kept) == 12
    assert memory() < before - 20


@pytest.fixture
def restored_gc_thresholds() -> Iterator[None]:
    """Restore the thresholds of the garbage collector after the test."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


def gc_threshold_after(code: str) -> int:
    printed = subprocess.run(
        (sys.executable, "-c", f"import gc; {code}; print(gc.get_threshold()[0])"), capture_output=True
    )
    return int(printed.stdout)


def test_importing_the_bot_changes_nothing_in_the_process() -> None:
    assert gc_threshold_after("import bot, bot.cli, bot.start") == gc_threshold_after("pass")


def test_the_garbage_collector_runs_less_often_once_it_is_tuned() -> None:
    assert gc_threshold_after("from bot import runtime; runtime.tune_gc()") == GC_THRESHOLD


def test_an_operator_can_switch_a_tuning_off() -> None:
    code = "from bot import runtime; runtime.tune_gc(); runtime.switch_off({'gc'}); runtime.freeze_gc()"
    assert gc_threshold_after(code) == gc_threshold_after("pass")


@pytest.mark.usefixtures("restored_gc_thresholds")
def test_the_garbage_collector_skips_objects_loaded_at_the_start() -> None:
    gc.unfreeze()  # The test session has frozen its own objects.
    freeze_gc()
    assert gc.get_freeze_count() > 10_000
    assert len(gc.get_objects()) < 1000


@pytest.mark.usefixtures("restored_gc_thresholds")
def test_the_garbage_collector_runs_at_most_once_in_a_press() -> None:
    freeze_gc()
    before = gc.get_stats()[0]["collections"]
    kept = [[number] for number in range(GC_THRESHOLD - 100)]
    assert len(kept) == GC_THRESHOLD - 100
    assert gc.get_stats()[0]["collections"] - before <= 1


class DiscardingCourier:
    """A courier that accepts every message and stores none."""

    def __init__(self) -> None:
        self.carried = 0

    async def carry(self, parcel: Parcel) -> PostRef:
        self.carried += 1
        return parcel.edits or PostRef(1, self.carried)


def memory() -> float:
    """Return the resident memory of this process in MB."""
    found = re.search(r"VmRSS:\s+(\d+)", Path("/proc/self/status").read_text())
    assert found is not None
    return int(found[1]) / 1024


def memory_after_trimming() -> float:
    """Return the resident memory in MB after a garbage collection and a trim, as the bot does every few seconds."""
    gc.collect()
    trim_memory()
    return memory()


async def play(host: Host, kind: str, moves: int, channels: Iterator[int]) -> None:
    """Play one game after the other, and deliver everything, until `moves` moves are made."""
    made, game = 0, ""
    below = random_below(f"{kind} {moves}")
    while made < moves:
        awaited = (await host.summary(game)).awaited if game else ()
        if not awaited:
            game = await begin_game(host, kind, next(channels))
            continue
        person = PEOPLE[awaited[0].seat]
        panel = await host.table.panel(game, person.id)
        question = next(each for each in panel.questions if each.waits)
        await host.table.submit(game, person.id, panel.epoch, question.id, lively_picks(question, below))
        await host.outbox.drain()
        made += 1


async def begin_game(host: Host, kind: str, channel: int) -> str:
    laid = await host.lobby.create(PEOPLE[0], GUILD, channel, kind, 3)
    for person in PEOPLE[1:3]:
        await host.lobby.join(laid.game, person)
    await host.lobby.start(laid.game, PEOPLE[0].id)
    return laid.game


@pytest.mark.soak
@pytest.mark.parametrize("kind", ["imperium", "dice"])
async def test_ten_thousand_moves_leave_the_memory_as_it_was(kind: str, tmp_path: Path) -> None:
    limit_malloc()
    host = await Host.open(tmp_path / "sietch.db", GAMES, DiscardingCourier(), FakePainter())
    moves, channels = share_of(MOVES), itertools.count(70)
    await play(host, kind, taste_of(WARM_UP_MOVES, 100), channels)
    before = memory_after_trimming()
    await play(host, kind, moves, channels)
    after = memory_after_trimming()
    assert after - before < MOST_GROWTH, f"from {before:.0f} to {after:.0f} MB"
    await host.stop()
