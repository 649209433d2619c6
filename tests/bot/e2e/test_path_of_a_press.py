"""The path of a press in ARCHITECTURE.md: a press of an answer runs every module that the page lists."""

from __future__ import annotations

import re
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

from tests.bot.e2e.table import Table

ROOT = Path(__file__).parents[3]
ROW = re.compile(r"^\| \d+ \| `([\w/]+)` \|", re.MULTILINE)
MOST_MODULES = 15


def listed() -> list[str]:
    return ROW.findall((ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8"))


def test_the_path_has_no_more_modules_than_a_reader_can_follow() -> None:
    assert 0 < len(listed()) <= MOST_MODULES


async def test_a_press_of_an_answer_runs_every_module_of_the_path(tmp_path: Path) -> None:
    with noted_calls() as files:
        async with Table(tmp_path) as table:
            await table.begin_settled()
            await table.restart_bot()  # The game is read from the database.
            panel = await table.panel(table.ann)
            files.clear()
            await table.ann.press(panel, "End turn", edited=True)
    run = {str(Path(file).relative_to(ROOT).with_suffix("")) for file in files if file.startswith(f"{ROOT}/bot/")}
    assert [module for module in listed() if not any(f"{each}/".startswith(f"{module}/") for each in run)] == []


@contextmanager
def noted_calls() -> Iterator[set[str]]:
    """Note the files whose functions are called, also in threads that begin meanwhile."""
    files: set[str] = set()

    def note(frame: FrameType, event: str, argument: Any) -> None:
        if event == "call":
            files.add(frame.f_code.co_filename)

    before: Callable[..., Any] | None = sys.getprofile()
    sys.setprofile(note)
    threading.setprofile(note)
    try:
        yield files
    finally:
        sys.setprofile(before)
        threading.setprofile(before)
