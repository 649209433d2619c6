"""A vector pen for icons. It draws on a square of 100 by 100 units."""

from math import cos, pi, sin

from PIL import Image, ImageDraw

from renderer.colours import Colour, Palette, mix

FINE = 4
"""How many times finer icons are drawn than the result."""
Point = tuple[float, float]


class Pen:
    """Draws in units of a hundredth of the icon's side."""

    def __init__(self, size: int, palette: Palette, tint: str, number: str) -> None:
        self.palette = palette
        self.tint = tint
        self.number = number
        self.scale = size * FINE / 100
        self.image = Image.new("RGBA", (size * FINE, size * FINE), (*palette["night"], 0))
        self.draw = ImageDraw.Draw(self.image)

    def __getitem__(self, name: str) -> Colour:
        return self.palette[name]

    def tinted(self, default: str) -> Colour:
        """Return the icon's tint, or another colour if it has none."""
        return self.palette[self.tint or default]

    def light(self, colour: Colour, share: float = 0.35) -> Colour:
        return mix(colour, (255, 255, 255), share)

    def dark(self, colour: Colour, share: float = 0.35) -> Colour:
        return mix(colour, (16, 12, 22), share)

    def px(self, points: list[Point]) -> list[Point]:
        return [(x * self.scale, y * self.scale) for x, y in points]

    def shape(self, points: list[Point], fill: Colour, edge: Colour | None = None, width: float = 4) -> None:
        """Draw a filled polygon with an edge of even width and round corners."""
        self.draw.polygon(self.px(points), fill=fill)
        if edge is not None:
            self.line([*points, points[0]], edge, width)

    def line(self, points: list[Point], ink: Colour, width: float = 5) -> None:
        """Draw a line through points with round joints and ends."""
        broad = max(round(width * self.scale), 1)
        self.draw.line(self.px(points), fill=ink, width=broad)
        for x, y in points:
            self.disc(x, y, width / 2, ink)

    def disc(self, x: float, y: float, r: float, fill: Colour, edge: Colour | None = None, width: float = 4) -> None:
        self.oval(x - r, y - r, x + r, y + r, fill, edge, width)

    def oval(
        self,
        x0: float,
        y0: float,
        x1: float,
        y1: float,
        fill: Colour | None,
        edge: Colour | None = None,
        width: float = 4,
    ) -> None:
        box = [v * self.scale for v in (x0, y0, x1, y1)]
        self.draw.ellipse(box, fill=fill, outline=edge, width=round(width * self.scale) if edge else 0)

    def arc(self, x: float, y: float, r: float, start: float, end: float, ink: Colour, width: float = 5) -> None:
        """Draw part of a circle, in degrees clockwise from three o'clock."""
        box = [v * self.scale for v in (x - r, y - r, x + r, y + r)]
        self.draw.arc(box, start, end, fill=ink, width=round(width * self.scale))

    def slice(self, x: float, y: float, r: float, start: float, end: float, fill: Colour) -> None:
        """Draw a sector of a circle."""
        self.draw.pieslice([v * self.scale for v in (x - r, y - r, x + r, y + r)], start, end, fill=fill)

    def block(
        self,
        x0: float,
        y0: float,
        x1: float,
        y1: float,
        fill: Colour,
        edge: Colour | None = None,
        width: float = 4,
        radius: float = 6,
    ) -> None:
        """Draw a rectangle with round corners."""
        box = [v * self.scale for v in (x0, y0, x1, y1)]
        broad = round(width * self.scale) if edge else 0
        self.draw.rounded_rectangle(box, radius * self.scale, fill=fill, outline=edge, width=broad)

    def rotate(self, points: list[Point], degrees: float, about: Point = (50, 50)) -> list[Point]:
        """Return points rotated about a point."""
        a, (ox, oy) = degrees * pi / 180, about
        return [
            (ox + (x - ox) * cos(a) - (y - oy) * sin(a), oy + (x - ox) * sin(a) + (y - oy) * cos(a)) for x, y in points
        ]


def make_polygon(x: float, y: float, r: float, corners: int, start: float = -90) -> list[Point]:
    """Return a regular polygon with its first corner at `start` degrees."""
    steps = [(start + 360 * i / corners) * pi / 180 for i in range(corners)]
    return [(x + r * cos(a), y + r * sin(a)) for a in steps]


def make_star(x: float, y: float, outer: float, inner: float, points: int) -> list[Point]:
    """Return a star with its first point upwards."""
    far, near = make_polygon(x, y, outer, points), make_polygon(x, y, inner, points, -90 + 180 / points)
    return [point for pair in zip(far, near, strict=True) for point in pair]


def make_curve(a: Point, b: Point, c: Point, d: Point, steps: int = 16) -> list[Point]:
    """Return a cubic Bézier curve as points."""
    line: list[Point] = []
    for i in range(steps + 1):
        t = i / steps
        p, q, r, s = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        line.append((p * a[0] + q * b[0] + r * c[0] + s * d[0], p * a[1] + q * b[1] + r * c[1] + s * d[1]))
    return line
