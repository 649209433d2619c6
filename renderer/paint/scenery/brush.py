"""The brush of the scene painter: shapes with a lit edge and a shaded side, haze, glow, dust and grain."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import shake_128
from math import cos, pi, sin
from typing import TypeVar

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renderer.colours import Colour, mix
from renderer.paint.scenery.light import Light

FINE = 3
"""How many times finer shapes are drawn than the result."""
Point = tuple[float, float]
WHITE, BLACK = (255, 255, 255), (0, 0, 0)


T = TypeVar("T")


class Chance:
    """A small random generator that gives the same numbers on every machine and in every Python version."""

    def __init__(self, seed: str) -> None:
        self._state = int.from_bytes(shake_128(seed.encode()).digest(8), "big") | 1

    def random(self) -> float:
        """Return a number from 0 to 1, by xorshift."""
        state = self._state
        state ^= state << 13 & WORD_MASK
        state ^= state >> 7
        state ^= state << 17 & WORD_MASK
        self._state = state
        return (state >> 11) / (1 << 53)

    def uniform(self, low: float, high: float) -> float:
        """Return a number from low to high."""
        return low + (high - low) * self.random()

    def choice(self, given: Sequence[T]) -> T:
        """Return one of the given values."""
        return given[int(self.random() * len(given))]


WORD_MASK = (1 << 64) - 1
"""The mask of a 64-bit word."""


class Brush:
    """Paints on one image, in pixels, in one light."""

    def __init__(self, width: int, height: int, light: Light, seed: str) -> None:
        self.w, self.h, self.light = width, height, light
        self.image = Image.new("RGB", (width, height), light.sky[2])
        self.chance = Chance(seed)

    def solid(self, points: Sequence[Point], colour: Colour, depth: float = 0.0, edge: float = 1.0) -> None:
        """Paint a body: lighter above, a bright edge towards the light, shade on the other side."""
        placed = self._mask(points)
        if placed is None:
            return
        mask, x, y = placed
        own = self.light.on(colour, depth)
        self.image.paste(
            _make_gradient(mask.size, mix(own, self.light.key, 0.1 * edge), mix(own, self.light.dark, 0.3)),
            (x, y),
            mask,
        )
        reach = max(round(min(mask.size) * 0.16), 2)
        shade = ImageChops.subtract(mask, _move_mask(mask, -reach, -reach)).filter(ImageFilter.GaussianBlur(reach / 2))
        self._lay(mix(self.light.dark, self.light.air, depth), ImageChops.multiply(shade, mask), x, y, 0.6 * edge)
        thin = max(round(self.h / 220), 1)
        rim = ImageChops.subtract(mask, _move_mask(mask, thin, thin))
        self._lay(mix(self.light.key, self.light.air, depth * 0.8), rim, x, y, 0.8 * edge)

    def flat(self, points: Sequence[Point], colour: Colour, opacity: float = 1.0) -> None:
        """Paint a plain patch, such as a shadow, a window or a line of light."""
        placed = self._mask(points)
        if placed is not None:
            self._lay(colour, placed[0], placed[1], placed[2], opacity)

    def soft(self, points: Sequence[Point], colour: Colour, blur: float, opacity: float = 1.0) -> None:
        """Paint a blurred patch."""
        placed = self._mask(points, round(blur * 2) + 2)
        if placed is not None:
            self._lay(colour, placed[0].filter(ImageFilter.GaussianBlur(blur)), placed[1], placed[2], opacity)

    def glow(self, x: float, y: float, radius: float, colour: Colour, opacity: float = 1.0) -> None:
        """Paint a round glow."""
        side = max(round(radius * 2), 2)
        ball = ImageChops.invert(Image.radial_gradient("L")).resize((side, side), Image.Resampling.BILINEAR)
        ball = ball.point([round(max(0, v - 74) ** 1.6 / 181**1.6 * 255) for v in range(256)])
        self._lay(colour, ball, round(x - radius), round(y - radius), opacity)

    def dust(self, x: float, y: float, radius: float, opacity: float = 0.6) -> None:
        """Paint a cloud of sand."""
        colour = mix(self.light.on(self.light.ground, 0.2), self.light.key, 0.35)
        for _ in range(9):
            dx, dy = self.chance.uniform(-1, 1) * radius, self.chance.uniform(-0.45, 0.2) * radius
            self.glow(x + dx, y + dy, radius * self.chance.uniform(0.5, 1.0), colour, opacity * 0.55)

    def line(self, points: Sequence[Point], width: float, colour: Colour, opacity: float = 1.0) -> None:
        """Paint a line through points."""
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
        """Tint the whole image with the colour of the mood."""
        if saturation < 1:
            self.image = Image.blend(self.image.convert("L").convert("RGB"), self.image, saturation)
        if share:
            tone = ImageChops.soft_light(self.image, Image.new("RGB", self.image.size, colour))
            self.image = Image.blend(
                Image.blend(self.image, tone, 0.7), Image.new("RGB", self.image.size, colour), share / 2
            )

    def finish(self) -> None:
        """Add grain, and darken the corners."""
        veil = Image.radial_gradient("L").resize(self.image.size, Image.Resampling.BICUBIC)
        self._lay(
            mix(self.light.dark, BLACK, 0.4), veil.point([max(v - 120, 0) * 110 // 135 for v in range(256)]), 0, 0
        )
        self._lay(WHITE, _make_grain(self.w, self.h), 0, 0, 0.03)
        self._lay(BLACK, ImageChops.invert(_make_grain(self.w, self.h)), 0, 0, 0.03)

    def _clip(self, left: float, top: float, right: float, bottom: float) -> tuple[int, int, int, int] | None:
        """Return the pixel box of an area within the image, or None if nothing of it is visible."""
        x, y = max(int(left) - 1, -4), max(int(top) - 1, -4)
        r, b = min(int(right) + 2, self.w + 4), min(int(bottom) + 2, self.h + 4)
        return (x, y, r, b) if r - x > 1 and b - y > 1 else None

    def _mask(self, points: Sequence[Point], reach: int = 0) -> tuple[Image.Image, int, int] | None:
        """Return the mask of a polygon and its position, or None if nothing of it is visible."""
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        box = self._clip(min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach)
        if box is None:
            return None
        x, y, right, bottom = box
        mask = Image.new("L", ((right - x) * FINE, (bottom - y) * FINE))
        ImageDraw.Draw(mask).polygon([((px - x) * FINE, (py - y) * FINE) for px, py in points], fill=255)
        return mask.reduce(FINE), x, y

    def _lay(self, colour: Colour, mask: Image.Image, x: int, y: int, opacity: float = 1.0) -> None:
        """Paint a colour through a mask."""
        if opacity < 1:
            # A lookup table of 256 values took half of the time of a scene.
            mask = ImageChops.multiply(mask, Image.new("L", mask.size, round(opacity * 255)))
        self.image.paste(colour, (x, y), mask)


def _move_mask(mask: Image.Image, dx: int, dy: int) -> Image.Image:
    moved = Image.new("L", mask.size)
    moved.paste(mask, (dx, dy))
    return moved


def _make_gradient(size: tuple[int, int], top: Colour, bottom: Colour) -> Image.Image:
    """Return a vertical gradient between two colours."""
    return make_ramp(size, (top, bottom))


def make_ramp(size: tuple[int, int], colours: Sequence[Colour]) -> Image.Image:
    """Return a vertical gradient through some colours."""
    strip = Image.new("RGB", (1, len(colours)))
    strip.putdata(list(colours))
    last = len(colours) - 1
    column = strip.resize((1, max(size[1], 2)), Image.Resampling.BICUBIC, box=(0, 0.5, 1, last + 0.5))
    return column.resize(size)


def _make_grain(width: int, height: int) -> Image.Image:
    side = 128
    noise = Image.frombytes("L", (side, side), shake_128(b"grain").digest(side * side))
    sheet = Image.new("L", (width, height))
    for x in range(0, width, side):
        for y in range(0, height, side):
            sheet.paste(noise, (x, y))
    return sheet


class Figure:
    """The coordinates of one thing: x to the right, y upwards from where it stands, in units of its height."""

    def __init__(self, brush: Brush, x: float, y: float, scale: float, depth: float, turned: bool = False) -> None:
        self.brush, self.x, self.y, self.scale, self.depth = brush, x, y, scale, depth
        self.direction = -1 if turned else 1
        self.light = brush.light
        self.chance = brush.chance

    def turn(self) -> Figure:
        """Return the same place for a thing that faces the other way."""
        return Figure(self.brush, self.x, self.y, self.scale, self.depth, self.direction > 0)

    def at(self, points: Sequence[Point]) -> list[Point]:
        """Return points of the thing in pixels of the image."""
        return [(self.x + px * self.scale * self.direction, self.y - py * self.scale) for px, py in points]

    def solid(self, points: Sequence[Point], colour: Colour, edge: float = 1.0) -> None:
        self.brush.solid(self.at(points), colour, self.depth, edge)

    def flat(self, points: Sequence[Point], colour: Colour, opacity: float = 1.0) -> None:
        self.brush.flat(self.at(points), mix(colour, self.light.air, self.depth), opacity)

    def soft(self, points: Sequence[Point], colour: Colour, blur: float, opacity: float = 1.0) -> None:
        """Paint a blurred patch. The blur is in units of the thing's height."""
        self.brush.soft(self.at(points), mix(colour, self.light.air, self.depth), max(blur * self.scale, 0.4), opacity)

    def line(self, points: Sequence[Point], width: float, colour: Colour, opacity: float = 1.0) -> None:
        self.brush.line(self.at(points), width * self.scale, mix(colour, self.light.air, self.depth), opacity)

    def disc(self, x: float, y: float, r: float, colour: Colour, edge: float = 1.0) -> None:
        self.solid(make_oval(x, y, r, r), colour, edge)

    def glow(self, x: float, y: float, r: float, colour: Colour, opacity: float = 1.0) -> None:
        ((px, py),) = self.at([(x, y)])
        self.brush.glow(px, py, r * self.scale, colour, opacity)

    def dust(self, x: float, y: float, r: float, opacity: float = 0.6) -> None:
        ((px, py),) = self.at([(x, y)])
        self.brush.dust(px, py, r * self.scale, opacity)

    def shadow(self, wide: float, x: float = 0.0) -> None:
        """Paint the shadow of the thing on the ground, away from the light."""
        ground = [
            (self.x + self.scale * (x + px * wide), self.y + self.scale * py * wide * 0.13)
            for px, py in make_oval(0.55, 0, 1, 1)
        ]
        self.brush.soft(ground, self.light.dark, max(self.scale * 0.02, 1), 0.42 * (1 - self.depth))


def make_oval(x: float, y: float, rx: float, ry: float, corners: int = 28) -> list[Point]:
    """Return an ellipse as points."""
    return [(x + rx * cos(2 * pi * i / corners), y + ry * sin(2 * pi * i / corners)) for i in range(corners)]


def mirror_outline(points: Sequence[Point]) -> list[Point]:
    """Return the outline of a shape from its right half, given from the top down."""
    return [*points, *((-x, y) for x, y in reversed(points))]


def round_outline(points: Sequence[Point], is_closed: bool = True, steps: int = 5) -> list[Point]:
    """Return a smooth curve through points (Catmull-Rom). Two points in the same place make a corner."""
    if len(points) < 3:
        return list(points)
    ends = list(points) if is_closed else [points[0], *points, points[-1]]
    spans = range(len(points)) if is_closed else range(1, len(ends) - 2)
    found: list[Point] = []
    for i in spans:
        before, here, there, after = (ends[(i + n) % len(ends)] for n in (-1, 0, 1, 2))
        found += [_follow_curve(before, here, there, after, n / steps) for n in range(steps)]
    return found if is_closed else [*found, points[-1]]


def _follow_curve(before: Point, here: Point, there: Point, after: Point, t: float) -> Point:
    """Return the point at the share `t` of the way from here to there."""

    def one(a: float, b: float, c: float, d: float) -> float:
        return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)

    return one(before[0], here[0], there[0], after[0]), one(before[1], here[1], there[1], after[1])
