"""How fast pictures are: layout, drawing and encoding against their floor and against a redraw of everything.

With memory as the bot has it (`bot.runtime`). No board is finished already, and of its squares only those are kept that
are the same on the board before, as at a table after a turn; grounds and icons are warm.
"""

import asyncio
import statistics
import time
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from io import BytesIO

from PIL import Image, ImageChops

import renderer
from bot.runtime import limit_malloc
from games.imperium.views import ImperiumView
from renderer import Picture, render
from renderer.context import RenderContext
from renderer.imperium import RENDERER
from renderer.paint import canvas, desert, encode, fonts, icons, panels
from renderer.paint.scenery.painter import paint_scene
from renderer.scenes import load_scenes
from renderer.sprites import Drawing, Lettering
from renderer.typesetting import SMALL
from tests.bench.machine import Pace
from tests.renderer.tables import positions

NAMES = ("Ann", "Bořivoj", "Оксана", "Di")
ROUNDS = 40
FLOOR, WHOLE = "floor: copy of the ground, and its encoding", "layout, draw and encode, warm"

WHOLE_AGAINST_FLOOR = "1.45 or fewer: 80 ms, where encoding took 55 when that was set"

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
    pictures = [canvas.paint(_scene(view), "default") for view in boards]
    pace = Pace()
    pace.take()
    taken = _taken(boards, pictures)
    pace.take()
    aims = {"layout and draw, warm": "under 25 ms", WHOLE: "under 80 ms"}
    aims["a glance: layout, draw and encode, warm"] = "under 40 ms"
    figures = [(f"pictures: {name}", _spread(times), "") for name, times in taken.items() if name not in aims]
    figures += [
        (f"pictures: {name}", f"{_spread(taken[name])}; {pace.then(_middle(taken[name]))}", aim)
        for name, aim in aims.items()
    ]
    figures.append(
        ("pictures: a board against its encoding alone", _against(taken[WHOLE], taken[FLOOR]), WHOLE_AGAINST_FLOOR)
    )
    sizes = [len(encode.encode(picture).data) / 1024 for picture in pictures]
    figures.append(
        ("pictures: a board's file", f"{statistics.median(sizes):.0f} KB, at most {max(sizes):.0f} KB", "under 400 KB")
    )
    glances = [len(_glance(view).data) / 1024 for view in boards]
    figures.append(("pictures: a glance's file", f"at most {max(glances):.0f} KB", "under 150 KB"))
    figures += [*_encoders(pictures[-1], _type_of(_scene(boards[-1]))), *_scenes()]
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
        taken["layout and draw, warm"].append(_ms(lambda view=view: canvas.paint(_scene(view), "default")))
        _show(last)
        taken[WHOLE].append(_ms(partial(_whole, view, "wide")))
        _show(last, "tall")
        taken["the same, tall"].append(_ms(partial(_whole, view, "tall")))
        taken["a glance: layout, draw and encode, warm"].append(_ms(partial(_glance, view)))
    taken["everything drawn anew, then encoded"] = [_ms(partial(_anew, view)) for view in boards[:4]]
    return taken


def _floor(picture: Image.Image) -> object:
    return encode.encode(picture.copy())


def _show(view: ImperiumView, size: str = "wide") -> None:
    """Draw the board before, so that the next one repaints only the tiles that differ."""
    canvas._tiles.clear()
    canvas.paint(_scene(view, size), "default")


def _scene(view: ImperiumView, size: str = "wide") -> Drawing:
    return RENDERER.pictures["board"](RenderContext(view, NAMES, size=size))


def _whole(view: ImperiumView, size: str) -> object:
    renderer._file_cache.clear()
    return render("imperium", view, "board", names=NAMES, size=size)


def _glance(view: ImperiumView) -> Picture:
    renderer._file_cache.clear()
    return render("imperium", view, "glance", names=NAMES, sentence="Ann sent an agent to Arrakeen and drew a card.")


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


def _encoders(picture: Image.Image, type_: Image.Image) -> list[Figure]:
    """Compare the formats in which a board could be sent, in one run on the same pixels."""
    ways: dict[str, Callable[[], bytes]] = {
        "WebP 85, fastest (chosen)": lambda: encode.encode(picture).data,
        "PNG, palette of its own (octree)": lambda: _save(picture.quantize(256, Image.Quantize.FASTOCTREE), "PNG"),
        "PNG, palette of its own (median cut)": lambda: _save(picture.quantize(256, Image.Quantize.MEDIANCUT), "PNG"),
        "PNG, full colour": lambda: _save(picture, "PNG"),
        "JPEG 80, full chroma": lambda: _save(picture, "JPEG", quality=80, subsampling="4:4:4"),
        "JPEG 90, full chroma": lambda: _save(picture, "JPEG", quality=90, subsampling="4:4:4"),
        "WebP 85, slower": lambda: _save(picture, "WEBP", quality=85, method=2),
    }
    figures: list[Figure] = []
    for name, way in ways.items():
        times, data = [_ms(way) for _ in range(5)], way()
        measured = f"{_spread(times)}, {len(data) / 1024:.0f} KB, {_error(picture, data, type_)}"
        figures.append((f"pictures: encoder {name}", measured, ""))
    return figures


def _type_of(drawing: Drawing) -> Image.Image:
    """Return a mask of the small text of a picture."""
    mask = Image.new("L", (drawing.width, drawing.height))
    for sprite in (*drawing.static_sprites(), *drawing.foreground_sprites()):
        if isinstance(sprite, Lettering) and sprite.size <= SMALL + 2:
            around = sprite.box.inset(-2)
            mask.paste(255, (around.x, around.y, around.right, around.bottom))
    return mask


def _error(picture: Image.Image, data: bytes, type_: Image.Image) -> str:
    """Return how far the colour channels are off around small type."""
    off = ImageChops.difference(picture, Image.open(BytesIO(data)).convert("RGB"))
    counts = off.histogram(type_)
    errors = [sum(counts[error::256]) for error in range(256)]
    mean = sum(error * count for error, count in enumerate(errors)) / sum(errors)
    high = next(error for error in range(256) if sum(errors[: error + 1]) >= 0.99 * sum(errors))
    return f"off by {mean:.1f} around small type, 99 of 100 by at most {high}"


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
