"""How fast pictures are: layout, drawing and encoding against their floor and against a redraw of everything.

With memory as the bot has it (`bot.runtime`). No board is finished already, and of its squares only those are kept that
are the same on the board before, as at a table after a turn; grounds and icons are warm.
"""

import asyncio
import statistics
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from io import BytesIO
from itertools import pairwise, product
from typing import Any
from unittest.mock import patch

from PIL import Image, ImageChops

import renderer
from bot.runtime import limit_malloc
from games.catalogue import GAMES
from games.imperium.views import ImperiumView
from renderer import Picture, render
from renderer.context import RenderContext
from renderer.game_renderer import NothingToShow
from renderer.imperium import RENDERER
from renderer.paint import canvas, desert, encode, fonts, icons, panels
from renderer.paint.scenery.painter import paint_scene
from renderer.paint.tones import find_tones
from renderer.registry import GAME_RENDERERS
from renderer.scenes import load_scenes
from renderer.sprites import Drawing, Lettering
from renderer.typesetting import SMALL
from tests.bench.machine import Pace
from tests.renderer.dice.tables import NAMES as TABLE_NAMES
from tests.renderer.positions import Position, positions_of
from tests.renderer.tables import positions

NAMES = ("Ann", "Bořivoj", "Оксана", "Di")
ROUNDS = 40
FLOOR, WHOLE = "floor: copy of the ground, and its encoding", "layout, draw and encode, warm"
GLANCE = "a glance: layout, draw and encode, warm"
TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("imperium", 4, {}),
    ("imperium", 4, {"expansion": "ix"}),
    ("dice", 8, {}),
    ("arrakis", 2, {}),
)
KINDS = ("board", "deed", "glance", "hand", "row", "conflict", "mat", "result")
TURNS = 24
"""How many turns of each game are drawn one after the other."""
MOST_MS = {"board": 25, "glance": 12}
"""The aims in milliseconds of the processor on a quiet machine."""
PER_KIND = 5
"""How many pictures of each kind are measured."""
MOST_KB = {"board": 560, "deed": 560, "glance": 120}
"""The aims in KB. A board may have 560, not 400 as it had as WebP: it takes a third of the time, and type is clearer."""
TYPE = {"glance": 64}
"""The largest type that counts as small on a kind of picture, where that is not the usual one."""
SAID = "Ann sent an agent to Arrakeen and drew a card."

WHOLE_AGAINST_FLOOR = "2.00 or fewer: 25 ms, where encoding took 13 when that was set"

Figure = tuple[str, str, str]
"""The name, the measured value and the aim."""
Taken = tuple[float, float]
"""Milliseconds of wall-clock time and of processor time."""


def run() -> list[Figure]:
    """Measure all figures of the renderer. Rounds are interleaved, so that a busy machine affects all alike."""
    limit_malloc()
    boards = [position.public for position in positions(4, "sand", 3)[-ROUNDS:]]
    for size in ("wide", "tall"):
        render("imperium", boards[0], "board", names=NAMES, size=size)
    pictures = [canvas.paint(_scene(view), "default", True) for view in boards]
    pace = Pace()
    pace.take()
    taken = _taken(boards, pictures)
    pace.take()
    aims = {"layout and draw, warm": "under 12 ms", WHOLE: "25 ms of the processor", GLANCE: "12 ms of the processor"}
    figures = [(f"pictures: {name}", _spread(times), "") for name, times in taken.items() if name not in aims]
    figures += [
        (f"pictures: {name}", f"{_spread(taken[name])}; {pace.then(_middle(taken[name]))}", aim)
        for name, aim in aims.items()
    ]
    figures.append(
        ("pictures: a board against its encoding alone", _against(taken[WHOLE], taken[FLOOR]), WHOLE_AGAINST_FLOOR)
    )
    figures += [*_games(), *_kinds(), *_encoders(_scene(boards[-1])), *_scenes()]
    # Other programs of the machine stall the loop too: the quietest of several runs tells what the drawing does.
    stall = min(asyncio.run(_longest_stall(lambda: [_whole(view, "wide") for view in boards])) for _ in range(5))
    idle = min(asyncio.run(_longest_stall(lambda: time.sleep(0.3))) for _ in range(5))
    measured = f"{stall:.1f} ms (beside a sleeping thread {idle:.1f} ms)"
    figures.append(("pictures: longest stall of the event loop", measured, "under 20 ms"))
    return figures


def _taken(boards: list[ImperiumView], pictures: list[Image.Image]) -> dict[str, list[Taken]]:
    """Draw one board after the other, each in every way, and return the times."""
    taken: dict[str, list[Taken]] = defaultdict(list)
    for last, (view, picture) in zip(boards, list(zip(boards, pictures, strict=True))[1:], strict=False):
        taken[FLOOR].append(_ms(partial(_floor, picture)))
        taken["layout"].append(_ms(partial(_scene, view)))
        _show(last)
        taken["layout and draw, warm"].append(_ms(lambda view=view: canvas.paint(_scene(view), "default", True)))
        _show(last)
        taken[WHOLE].append(_ms(partial(_whole, view, "wide")))
        _show(last, "tall")
        taken["the same, tall"].append(_ms(partial(_whole, view, "tall")))
        _glance(view)
        taken[GLANCE].append(_ms(partial(_glance, view)))
    taken["everything drawn anew, then encoded"] = [_ms(partial(_anew, view)) for view in boards[:4]]
    return taken


def _floor(picture: Image.Image) -> object:
    return encode.encode(picture.copy(), find_tones("imperium", "board", "default"))


def _show(view: ImperiumView, size: str = "wide") -> None:
    """Draw the board before, so that the next one repaints only the tiles that differ."""
    canvas._tiles.clear()
    canvas.paint(_scene(view, size), "default", True)


def _scene(view: ImperiumView, size: str = "wide") -> Drawing:
    return RENDERER.pictures["board"](RenderContext(view, NAMES, size=size))


def _whole(view: ImperiumView, size: str) -> object:
    renderer._file_cache.clear()
    return render("imperium", view, "board", names=NAMES, size=size)


def _glance(view: ImperiumView) -> Picture:
    renderer._file_cache.clear()
    return render("imperium", view, "glance", names=NAMES, sentence=SAID)


def _anew(view: ImperiumView) -> object:
    """Draw a board with all caches empty, except the background of the desert."""
    canvas._backgrounds.clear()
    canvas._tiles.clear()
    for cache in (icons.get_stamp, panels.get_panel, fonts.get_text_mask):
        cache.cache_clear()
    return _whole(view, "wide")


def _ms(act: Callable[[], object]) -> Taken:
    began, worked = time.perf_counter(), time.thread_time()
    act()
    return (time.perf_counter() - began) * 1000, (time.thread_time() - worked) * 1000


def _middle(times: list[Taken]) -> float:
    return statistics.median(wall for wall, _ in times)


def _spread(times: list[Taken]) -> str:
    wall, worked = ([pair[which] for pair in times] for which in (0, 1))
    return f"p50 {_middle(times):.1f} ms, best {min(wall):.1f} ms; processor p50 {statistics.median(worked):.1f} ms"


def _against(times: list[Taken], floor: list[Taken]) -> str:
    """Return the processor time of one thing as a multiple of another, so that a busy machine does not matter."""
    whole, least = (statistics.median(worked for _, worked in each) for each in (times, floor))
    return f"{whole / least:.2f} times as long"


def _games() -> list[Figure]:
    """Measure a warm board and a warm glance of each game: laid out, described, drawn and encoded, turn after turn."""
    figures: list[Figure] = []
    for key, players, options in TABLES:
        turns = _find_turns(key, players, options)
        for kind, most in MOST_MS.items():
            for size in ("wide", "tall") if kind == "board" else ("wide",):
                times = [_ms(partial(_turn, key, players, kind, size, position)) for position in turns]
                name = f"pictures: warm {' '.join((key, *options.values(), kind, size))}"
                figures.append((name, _spread(times[1:]), f"{most} ms of the processor"))
    return figures


def _find_turns(key: str, players: int, options: dict[str, Any]) -> list[Position[Any]]:
    """Return what stood after each of some turns in the middle of a game."""
    found = positions_of(GAMES[key], players, "sand", 1, options)
    ends = [now for now, then in pairwise(found) if now.turn_before != then.turn_before]
    turns: list[Position[Any]] = ends[len(ends) // 2 :][:TURNS]
    for position in turns:
        # Views are made now, so that the drawing alone is measured.
        assert position.public is not None
        assert position.before is not None
    return turns


def _turn(key: str, players: int, kind: str, size: str, position: Position[Any]) -> Picture:
    renderer._file_cache.clear()
    return render(
        key,
        position.public,
        kind,
        before=position.before,
        names=TABLE_NAMES[:players],
        size=size,
        sentence=SAID,
    )


def _kinds() -> list[Figure]:
    """Measure the encoding of every kind of picture, each in turn with WebP on the same picture."""
    figures: list[Figure] = []
    for key, players, options in TABLES:
        found = positions_of(GAMES[key], players, "sand", 7, options)
        shown = [found[(len(found) - 1) * number // (PER_KIND - 1)] for number in range(PER_KIND)]
        for kind, size in product(KINDS, ("wide", "tall")):
            if (kind, size) != ("glance", "tall"):
                drawings = [each for position in shown for each in _draw_if_shown(key, players, kind, size, position)]
                name = f"pictures: {' '.join((key, *options.values(), kind, size))}"
                figures += [(name, _measure_kind(key, kind, drawings), _aim_of(kind))] if drawings else []
    return figures


def _aim_of(kind: str) -> str:
    return f"at most {MOST_KB[kind]} KB" if kind in MOST_KB else ""


def _draw_if_shown(key: str, players: int, kind: str, size: str, position: Position[Any]) -> list[Drawing]:
    context = RenderContext(position.seats[0], TABLE_NAMES[:players], size=size, before=position.before, sentence=SAID)
    with suppress(NothingToShow):
        return [GAME_RENDERERS[key].pictures[kind](context)]
    return []


def _measure_kind(key: str, kind: str, drawings: list[Drawing]) -> str:
    """Return time, size and error of a kind of picture, and those of WebP."""
    ways: dict[str, list[tuple[float, int, tuple[float, int]]]] = defaultdict(list)
    tones = find_tones(key, kind, "default")
    for drawing in drawings:
        clean, type_ = canvas.paint(drawing, "default"), _type_of(drawing, TYPE.get(kind, SMALL + 2))
        painted = canvas.paint(drawing, "default", True) if tones else clean
        for way, image, chosen in (("png", painted, tones), ("webp", clean, None))[0 if tones else 1 :]:
            began = time.thread_time()
            data = encode.encode(image, chosen).data
            took = (time.thread_time() - began) * 1000
            ways[way].append((took, len(data), _compute_error(clean, data, type_)))
    return "; ".join(f"{way} {_sum_up(measured)}" for way, measured in ways.items())


def _sum_up(measured: list[tuple[float, int, tuple[float, int]]]) -> str:
    took, most = statistics.median(each[0] for each in measured), max(each[1] for each in measured)
    off = statistics.mean(each[2][0] for each in measured)
    return f"{took:.1f} ms of the processor, at most {most / 1024:.0f} KB, off by {off:.1f} around type"


def _encoders(drawing: Drawing) -> list[Figure]:
    """Compare the formats in which a board could be sent, in one run on the same pixels."""
    picture, type_ = canvas.paint(drawing, "default"), _type_of(drawing)
    dithered, tones = canvas.paint(drawing, "default", True), find_tones("imperium", "board", "default")
    assert tones is not None
    ways: dict[str, Callable[[], bytes]] = {
        "PNG, chosen tones (taken)": lambda: encode.encode(dithered, tones).data,
        "PNG, chosen tones, slower deflate": lambda: _toned(dithered, tones, 6),
        "PNG, chosen tones, by Pillow alone": lambda: _save(dithered.quantize(palette=tones, dither=0), "PNG"),
        "PNG, palette of its own (octree)": lambda: _save(picture.quantize(256, Image.Quantize.FASTOCTREE), "PNG"),
        "PNG, palette of its own (median cut)": lambda: _save(picture.quantize(256, Image.Quantize.MEDIANCUT), "PNG"),
        "PNG, full colour": lambda: _save(picture, "PNG"),
        "JPEG 75, full chroma": lambda: _save(picture, "JPEG", quality=75, subsampling="4:4:4"),
        "JPEG 90, full chroma": lambda: _save(picture, "JPEG", quality=90, subsampling="4:4:4"),
        "WebP 85, fastest (other pages)": lambda: encode.encode(picture).data,
        "WebP 85, slower": lambda: _save(picture, "WEBP", quality=85, method=2),
    }
    figures: list[Figure] = []
    for name, way in ways.items():
        times, data = [_ms(way) for _ in range(5)], way()
        mean, high = _compute_error(picture, data, type_)
        off = f"off by {mean:.1f} around small type, 99 of 100 by at most {high}"
        figures.append((f"pictures: encoder {name}", f"{_spread(times)}, {len(data) / 1024:.0f} KB, {off}", ""))
    return figures


def _toned(picture: Image.Image, tones: Image.Image, level: int) -> bytes:
    """Return a PNG with tones, compressed more than usual."""
    with patch.object(encode, "LEVELS", ()), patch.object(encode, "LARGE_LEVEL", level):
        return encode.encode(picture, tones).data


def _type_of(drawing: Drawing, largest: int = SMALL + 2) -> Image.Image:
    """Return a mask of the text of a picture up to a size."""
    mask = Image.new("L", (drawing.width, drawing.height))
    for sprite in (*drawing.static_sprites(), *drawing.foreground_sprites()):
        if isinstance(sprite, Lettering) and sprite.size <= largest:
            around = sprite.box.inset(-2)
            mask.paste(255, (around.x, around.y, around.right, around.bottom))
    return mask


def _compute_error(picture: Image.Image, data: bytes, type_: Image.Image) -> tuple[float, int]:
    """Return the errors of the colour channels around small type: the mean, and the 99th percentile."""
    off = ImageChops.difference(picture, Image.open(BytesIO(data)).convert("RGB"))
    counts = off.histogram(type_)
    errors = [sum(counts[error::256]) for error in range(256)]
    whole = max(sum(errors), 1)
    mean = sum(error * count for error, count in enumerate(errors)) / whole
    return mean, next((error for error in range(256) if sum(errors[: error + 1]) >= 0.99 * whole), 0)


def _scenes() -> list[Figure]:
    """Measure the painting of a scene, which an installation does once."""
    times = [_ms(lambda one=one: paint_scene(one)) for one in list(load_scenes().values())[::12]]
    return [(f"pictures: one of {len(load_scenes())} scenes, painted", _spread(times), "")]


def _save(picture: Image.Image, kind: str, **options: int | str) -> bytes:
    out = BytesIO()
    picture.save(out, kind, **options)
    return out.getvalue()


async def _longest_stall(work: Callable[[], object]) -> float:
    """Return the longest delay of a task that wakes every millisecond while a thread works."""
    longest = 0.0
    drawing = asyncio.create_task(asyncio.to_thread(work))
    last = time.perf_counter()
    while not drawing.done():
        await asyncio.sleep(0.001)
        now = time.perf_counter()
        longest, last = max(longest, (now - last) * 1000), now
    return longest


if __name__ == "__main__":
    desert.get_desert(1600, 1200, "default")
    for figure in run():
        print("  ".join(figure))
