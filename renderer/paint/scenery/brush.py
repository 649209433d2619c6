"""The brush: shapes with a lit edge and a shaded side, air before what is far, glow, dust and grain."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import shake_128
from math import cos, pi, sin
from typing import TypeVar

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderer.colours import Colour, mix
from renderer.paint.scenery.light import Light

FINE = 3
Point = tuple[float, float]
WHITE, BLACK = (255, 255, 255), (0, 0, 0)


T = TypeVar("T")


class Chance:
    """A small generator for strokes, the same on every machine and in every version."""

    def __init__(self, seed: str) -> None:
        self._state = int.from_bytes(shake_128(seed.encode()).digest(8), "big") | 1

    def random(self) -> float:
        """0 to 1; by xorshift."""
        state = self._state
        state ^= state << 13 & WORD
        state ^= state >> 7
        state ^= state << 17 & WORD
        self._state = state
        return (state >> 11) / (1 << 53)

    def uniform(self, low: float, high: float) -> float:
        return low + (high - low) * self.random()

    def choice(self, given: Sequence[T]) -> T:
        return given[int(self.random() * len(given))]


WORD = (1 << 64) - 1


class Brush:
    """Paints in pixels upon one picture, in one light."""

    def __init__(self, width: int, height: int, light: Light, seed: str) -> None:
        self.w, self.h, self.light = width, height, light
        self.image = Image.new("RGB", (width, height), light.sky[2])
        self.chance = Chance(seed)

    def solid(self, points: Sequence[Point], colour: Colour, depth: float = 0.0, edge: float = 1.0) -> None:
        """A body: lighter above, its edge to the light bright, the side away from it in shade."""
        placed = self._mask(points)
        if placed is None:
            return
        mask, x, y = placed
        own = self.light.on(colour, depth)
        self.image.paste(
            _fall(mask.size, mix(own, self.light.key, 0.1 * edge), mix(own, self.light.dark, 0.3)), (x, y), mask
        )
        reach = max(round(min(mask.size) * 0.16), 2)
        shade = ImageChops.subtract(mask, _moved(mask, -reach, -reach)).filter(ImageFilter.GaussianBlur(reach / 2))
        self._lay(mix(self.light.dark, self.light.air, depth), ImageChops.multiply(shade, mask), x, y, 0.6 * edge)
        thin = max(round(self.h / 220), 1)
        rim = ImageChops.subtract(mask, _moved(mask, thin, thin))
        self._lay(mix(self.light.key, self.light.air, depth * 0.8), rim, x, y, 0.8 * edge)

    def flat(self, points: Sequence[Point], colour: Colour, opacity: float = 1.0) -> None:
        """A plain patch: shade, a window, a line of light."""
        placed = self._mask(points)
        if placed is not None:
            self._lay(colour, placed[0], placed[1], placed[2], opacity)

    def soft(self, points: Sequence[Point], colour: Colour, blur: float, opacity: float = 1.0) -> None:
        """A patch without an edge."""
        placed = self._mask(points, round(blur * 2) + 2)
        if placed is not None:
            self._lay(colour, placed[0].filter(ImageFilter.GaussianBlur(blur)), placed[1], placed[2], opacity)

    def glow(self, x: float, y: float, radius: float, colour: Colour, opacity: float = 1.0) -> None:
        side = max(round(radius * 2), 2)
        ball = ImageChops.invert(Image.radial_gradient("L")).resize((side, side), Image.Resampling.BILINEAR)
        ball = ball.point([round(max(0, v - 74) ** 1.6 / 181**1.6 * 255) for v in range(256)])
        self._lay(colour, ball, round(x - radius), round(y - radius), opacity)

    def dust(self, x: float, y: float, radius: float, opacity: float = 0.6) -> None:
        """A cloud of sand."""
        colour = mix(self.light.on(self.light.ground, 0.2), self.light.key, 0.35)
        for _ in range(9):
            dx, dy = self.chance.uniform(-1, 1) * radius, self.chance.uniform(-0.45, 0.2) * radius
            self.glow(x + dx, y + dy, radius * self.chance.uniform(0.5, 1.0), colour, opacity * 0.55)

    def line(self, points: Sequence[Point], width: float, colour: Colour, opacity: float = 1.0) -> None:
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        reach = width + 2
        box = self._clip(min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach)
        if box is None:
            return
        x, y, right, bottom = box
        mask = Image.new("L", ((right - x) * FINE, (bottom - y) * FINE))
        pencil = ImageDraw.Draw(mask)
        scaled = [((px - x) * FINE, (py - y) * FINE) for px, py in points]
        pencil.line(scaled, fill=255, width=max(round(width * FINE), 1), joint="curve")
        self._lay(colour, mask.reduce(FINE), x, y, opacity)

    def grade(self, colour: Colour, share: float, saturation: float) -> None:
        """The mood over everything."""
        if saturation < 1:
            self.image = Image.blend(self.image.convert("L").convert("RGB"), self.image, saturation)
        if share:
            tone = ImageChops.soft_light(self.image, Image.new("RGB", self.image.size, colour))
            self.image = Image.blend(
                Image.blend(self.image, tone, 0.7), Image.new("RGB", self.image.size, colour), share / 2
            )

    def finish(self) -> None:
        """Grain, and darker corners."""
        veil = Image.radial_gradient("L").resize(self.image.size, Image.Resampling.BICUBIC)
        self._lay(
            mix(self.light.dark, BLACK, 0.4), veil.point([max(v - 120, 0) * 110 // 135 for v in range(256)]), 0, 0
        )
        self._lay(WHITE, _grain(self.w, self.h), 0, 0, 0.03)
        self._lay(BLACK, ImageChops.invert(_grain(self.w, self.h)), 0, 0, 0.03)

    def _clip(self, left: float, top: float, right: float, bottom: float) -> tuple[int, int, int, int] | None:
        x, y = max(int(left) - 1, -4), max(int(top) - 1, -4)
        r, b = min(int(right) + 2, self.w + 4), min(int(bottom) + 2, self.h + 4)
        return (x, y, r, b) if r - x > 1 and b - y > 1 else None

    def _mask(self, points: Sequence[Point], reach: int = 0) -> tuple[Image.Image, int, int] | None:
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        box = self._clip(min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach)
        if box is None:
            return None
        x, y, right, bottom = box
        mask = Image.new("L", ((right - x) * FINE, (bottom - y) * FINE))
        ImageDraw.Draw(mask).polygon([((px - x) * FINE, (py - y) * FINE) for px, py in points], fill=255)
        return mask.reduce(FINE), x, y

    def _lay(self, colour: Colour, mask: Image.Image, x: int, y: int, opacity: float = 1.0) -> None:
        if opacity < 1:
            # Not by a table of 256 values: building it took half of the time of a scene.
            mask = ImageChops.multiply(mask, Image.new("L", mask.size, round(opacity * 255)))
        self.image.paste(colour, (x, y), mask)


def _moved(mask: Image.Image, dx: int, dy: int) -> Image.Image:
    moved = Image.new("L", mask.size)
    moved.paste(mask, (dx, dy))
    return moved


def _fall(size: tuple[int, int], top: Colour, bottom: Colour) -> Image.Image:
    """Top to bottom from one colour to the other."""
    return ramp(size, (top, bottom))


def ramp(size: tuple[int, int], colours: Sequence[Colour]) -> Image.Image:
    """A smooth fall through some colours."""
    strip = Image.new("RGB", (1, len(colours)))
    strip.putdata(list(colours))
    last = len(colours) - 1
    column = strip.resize((1, max(size[1], 2)), Image.Resampling.BICUBIC, box=(0, 0.5, 1, last + 0.5))
    return column.resize(size)


def _grain(width: int, height: int) -> Image.Image:
    side = 128
    noise = Image.frombytes("L", (side, side), shake_128(b"grain").digest(side * side))
    sheet = Image.new("L", (width, height))
    for x in range(0, width, side):
        for y in range(0, height, side):
            sheet.paste(noise, (x, y))
    return sheet


class Figure:
    """A thing's own paper: x to the right and y upwards from where it stands, in its own height."""

    def __init__(self, brush: Brush, x: float, y: float, scale: float, depth: float, turned: bool = False) -> None:
        self.brush, self.x, self.y, self.scale, self.depth = brush, x, y, scale, depth
        self.way = -1 if turned else 1
        self.light = brush.light
        self.chance = brush.chance

    def at(self, points: Sequence[Point]) -> list[Point]:
        return [(self.x + px * self.scale * self.way, self.y - py * self.scale) for px, py in points]

    def solid(self, points: Sequence[Point], colour: Colour, edge: float = 1.0) -> None:
        self.brush.solid(self.at(points), colour, self.depth, edge)

    def flat(self, points: Sequence[Point], colour: Colour, opacity: float = 1.0) -> None:
        self.brush.flat(self.at(points), mix(colour, self.light.air, self.depth), opacity)

    def line(self, points: Sequence[Point], width: float, colour: Colour, opacity: float = 1.0) -> None:
        self.brush.line(self.at(points), width * self.scale, mix(colour, self.light.air, self.depth), opacity)

    def disc(self, x: float, y: float, r: float, colour: Colour, edge: float = 1.0) -> None:
        self.solid(oval(x, y, r, r), colour, edge)

    def glow(self, x: float, y: float, r: float, colour: Colour, opacity: float = 1.0) -> None:
        ((px, py),) = self.at([(x, y)])
        self.brush.glow(px, py, r * self.scale, colour, opacity)

    def dust(self, x: float, y: float, r: float, opacity: float = 0.6) -> None:
        ((px, py),) = self.at([(x, y)])
        self.brush.dust(px, py, r * self.scale, opacity)

    def shadow(self, wide: float, x: float = 0.0) -> None:
        """What it casts on the ground, away from the light."""
        ground = [
            (self.x + self.scale * (x + px * wide), self.y + self.scale * py * wide * 0.13)
            for px, py in oval(0.55, 0, 1, 1)
        ]
        self.brush.soft(ground, self.light.dark, max(self.scale * 0.02, 1), 0.42 * (1 - self.depth))


def oval(x: float, y: float, rx: float, ry: float, corners: int = 28) -> list[Point]:
    return [(x + rx * cos(2 * pi * i / corners), y + ry * sin(2 * pi * i / corners)) for i in range(corners)]


def mirrored(points: Sequence[Point]) -> list[Point]:
    """A right half, from the top down, and its mirror image."""
    return [*points, *((-x, y) for x, y in reversed(points))]
