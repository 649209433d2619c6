"""The background cache: a few in memory, the others in files, and none lost if the disk is full."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from PIL import Image

import renderer.registry  # noqa: F401  (every game enters its icons into the set)
from renderer.paint import background_cache
from renderer.paint.background_cache import BackgroundCache
from renderer.paint.icons import DRAWINGS
from tests.support import painted_backgrounds as disk

SAND, ROCK = (210, 170, 110), (90, 60, 40)


def of(colour: tuple[int, int, int]) -> Image.Image:
    return Image.new("RGB", (4, 3), colour)


def test_a_packed_ground_is_the_same_when_it_is_opened_again() -> None:
    kept = BackgroundCache(max_open=1)
    first = kept.get(("sand",), lambda: of(SAND))
    other = kept.get(("rock",), lambda: of(ROCK))
    again = kept.get(("sand",), lambda: pytest.fail("drawn anew"))
    assert (again.image.size, again.image.tobytes()) == ((4, 3), of(SAND).tobytes())
    assert again.number == first.number != other.number


def test_forked_processes_open_the_same_ground_at_the_same_time() -> None:
    """The drawing processes share the files of what was painted before they were forked."""
    kept = BackgroundCache(max_open=1)
    kept.get(("sand",), lambda: of(SAND))
    kept.get(("rock",), lambda: of(ROCK))
    packed = kept._packed[("sand",)]
    os.lseek(packed._file.fileno(), 3, os.SEEK_SET)  # Another process is in the middle of it.
    assert packed.open().image.tobytes() == of(SAND).tobytes()
    assert os.lseek(packed._file.fileno(), 0, os.SEEK_CUR) == 3


def test_where_the_disk_is_full_a_ground_is_drawn_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    def full() -> None:
        raise OSError("no space left")

    monkeypatch.setattr(background_cache, "TemporaryFile", full)
    kept = BackgroundCache(max_open=1)
    drawn = []
    for colour in (SAND, ROCK, SAND):
        ground = kept.get((colour,), lambda colour=colour: drawn.append(colour) or of(colour))
        assert ground.image.getpixel((0, 0)) == colour
    assert drawn == [SAND, ROCK, SAND]


def test_every_icon_is_drawn_by_a_tool_that_names_what_tests_keep_on_disk() -> None:
    drawn_in = {Path(sys.modules[drawing.__module__].__file__ or "") for drawing, _ in DRAWINGS.values()}
    assert drawn_in - set(disk.TOOLS) == set()


def test_what_tests_keep_on_disk_is_what_was_painted_and_another_where_it_comes_from_something_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk, "_folder", lambda: tmp_path)
    disk.OnDisk(lambda name: "sand").get(("ground",), lambda: of(SAND))
    again = disk.OnDisk(lambda name: "sand").get(("ground",), lambda: pytest.fail("drawn anew"))
    other = disk.OnDisk(lambda name: "rock").get(("ground",), lambda: of(ROCK))
    assert (again.image.size, again.image.tobytes()) == ((4, 3), of(SAND).tobytes())
    assert other.image.tobytes() == of(ROCK).tobytes()
