"""The process stays as small as what it keeps."""

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
from games.core.simulation import lively_picks, thrower
from tests.bot.helpers import GUILD, PEOPLE, NamingPainter
from tests.support.soak import share_of, taste_of

MOVES = 10_000
UNTIL_ALL_IS_SAID = 1000
"""Moves after which words, pictures' parts and options have come up that are kept from then on."""
MOST_GROWTH = 8.0
"""MB: what Python's and the library's own bookkeeping moves up and down."""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc can be told")
def test_the_systems_library_takes_the_advice() -> None:
    assert limit_malloc()


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc can be told")
def test_what_is_free_between_what_is_kept_is_given_back() -> None:
    pieces = [b"%d" % number * 20_000 for number in range(600)]
    kept, before = pieces[::50], memory()
    del pieces
    trim_memory()
    assert len(kept) == 12
    assert memory() < before - 20


@pytest.fixture
def as_ever() -> Iterator[None]:
    """Whatever a test tells Python about looking for what nobody holds, it looks as before afterwards."""
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


@pytest.mark.usefixtures("as_ever")
def test_what_is_loaded_at_the_start_is_not_looked_through_again() -> None:
    gc.unfreeze()  # Tests are loaded for good as well.
    freeze_gc()
    assert gc.get_freeze_count() > 10_000
    assert len(gc.get_objects()) < 1000


@pytest.mark.usefixtures("as_ever")
def test_a_press_is_not_looked_through_many_times_over() -> None:
    freeze_gc()
    looked = gc.get_stats()[0]["collections"]
    kept = [[number] for number in range(GC_THRESHOLD - 100)]
    assert len(kept) == GC_THRESHOLD - 100
    assert gc.get_stats()[0]["collections"] - looked <= 1


class Forgetful:
    """Carries everything and keeps nothing."""

    def __init__(self) -> None:
        self.carried = 0

    async def carry(self, parcel: Parcel) -> PostRef:
        self.carried += 1
        return parcel.edits or PostRef(1, self.carried)


def memory() -> float:
    """MB of this process."""
    found = re.search(r"VmRSS:\s+(\d+)", Path("/proc/self/status").read_text())
    assert found is not None
    return int(found[1]) / 1024


def held() -> float:
    """Without what nobody holds, and what is free, which the bot gives back every few seconds."""
    gc.collect()
    trim_memory()
    return memory()


async def play(host: Host, kind: str, moves: int, channels: Iterator[int]) -> None:
    """One game after the other, everything told, until so many moves are made."""
    made, game = 0, ""
    below = thrower(f"{kind} {moves}")
    while made < moves:
        awaited = (await host.summary(game)).awaited if game else ()
        if not awaited:
            game = await begun(host, kind, next(channels))
            continue
        person = PEOPLE[awaited[0].seat]
        panel = await host.table.panel(game, person.id)
        question = next(each for each in panel.questions if each.waits)
        await host.table.submit(game, person.id, panel.epoch, question.id, lively_picks(question, below))
        await host.outbox.drain()
        made += 1


async def begun(host: Host, kind: str, channel: int) -> str:
    laid = await host.lobby.lay(PEOPLE[0], GUILD, channel, kind, 3)
    for person in PEOPLE[1:3]:
        await host.lobby.join(laid.game, person)
    await host.lobby.start(laid.game, PEOPLE[0].id)
    return laid.game


@pytest.mark.soak
@pytest.mark.parametrize("kind", ["imperium", "dice"])
async def test_ten_thousand_moves_leave_the_memory_as_it_was(kind: str, tmp_path: Path) -> None:
    limit_malloc()
    host = await Host.open(tmp_path / "sietch.db", GAMES, Forgetful(), NamingPainter())
    moves, channels = share_of(MOVES), itertools.count(70)
    await play(host, kind, taste_of(UNTIL_ALL_IS_SAID, 100), channels)
    before = held()
    await play(host, kind, moves, channels)
    after = held()
    assert after - before < MOST_GROWTH, f"from {before:.0f} to {after:.0f} MB"
    await host.stop()
