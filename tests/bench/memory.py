"""How much memory the program holds when the pictures of every game have been drawn in both sizes."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import product
from pathlib import Path
from typing import Any

from games.catalogue import GAMES
from games.core.live_questions import first_open_question
from games.core.protocol import Setup, View
from games.core.simulation import lively_picks, random_below

NAMES = ("Ann", "Bo", "Cy", "Di")
TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("imperium", 4, {}),
    ("imperium", 4, {"expansion": "ix"}),
    ("dice", 4, {}),
    ("arrakis", 2, {}),
)
MOVES, APART = 300, 60
SIZES = ("wide", "tall")


def run() -> list[tuple[str, str, str]]:
    """Measure the memory in a separate process."""
    told = subprocess.run((sys.executable, "-m", "tests.bench.memory"), capture_output=True, text=True, check=True)
    loaded, drawn = told.stdout.split()
    return [
        ("memory: the program with all its modules and games", f"{loaded} MB", ""),
        ("memory: with the pictures of every game in both sizes", f"{drawn} MB", "under 250 MB"),
    ]


def main() -> None:
    from bot import serving  # noqa: F401  (all that the bot loads)
    from bot.runtime import freeze_gc, limit_malloc, trim_memory
    from renderer.paint.scenery import scene_cache
    from renderer.scenes import load_scenes

    limit_malloc()
    freeze_gc()
    print(resident())
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(2) as hands:
        scene_cache.use_folder(Path(folder))
        list(hands.map(scene_cache.prepare_scene, load_scenes()))
        for key, seats, options in TABLES:
            list(hands.map(lambda wanted: draw(*wanted), pictures(key, seats, options)))
        trim_memory()
        print(resident())


def pictures(key: str, seats: int, options: dict[str, Any]) -> Iterator[tuple[str, int, View, str, str]]:
    from renderer.registry import GAME_RENDERERS

    wanted = [name for name in GAME_RENDERERS[key].pictures if name != "card"]
    for view, picture, size in product(views(key, seats, options), wanted, SIZES):
        yield key, seats, view, picture, size


def views(key: str, seats: int, options: dict[str, Any]) -> Iterator[View]:
    rules, below = GAMES[key], random_below("memory")
    state, _ = rules.new(Setup(NAMES[:seats], options, bytes(32)))
    for number in range(MOVES):
        if rules.result(state) is not None:
            return
        if number % APART == 0:
            yield rules.view(state, number // APART % seats)
        live = first_open_question(state)
        live.take(lively_picks(live.question(), below))


def draw(key: str, seats: int, view: View, picture: str, size: str) -> None:
    from renderer import NothingToShow, render

    with suppress(NothingToShow):
        render(key, view, picture, names=NAMES[:seats], size=size, sentence="Ann sent an agent.")


def resident() -> int:
    found = re.search(r"VmRSS:\s+(\d+)", Path("/proc/self/status").read_text())
    return int(found[1]) // 1024 if found else 0


if __name__ == "__main__":
    main()
