"""Pictures as plain data: sprites with boxes, gathered in parts and scenes. Nothing here knows a pixel library."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple


class Box(NamedTuple):
    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        return self.x + self.w

    @property
    def bottom(self) -> int:
        return self.y + self.h

    @property
    def centre(self) -> tuple[int, int]:
        return self.x + self.w // 2, self.y + self.h // 2

    def inset(self, dx: int, dy: int | None = None) -> "Box":
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def top(self, h: int) -> "Box":
        return Box(self.x, self.y, self.w, h)

    def below(self, h: int) -> "Box":
        """What is left under the first `h` rows."""
        return Box(self.x, self.y + h, self.w, self.h - h)

    def left(self, w: int) -> "Box":
        return Box(self.x, self.y, w, self.h)

    def after(self, w: int) -> "Box":
        """What is left beyond the first `w` columns."""
        return Box(self.x + w, self.y, self.w - w, self.h)

    def columns(self, count: int, gap: int = 0) -> list["Box"]:
        edges = [self.x + round(i * (self.w + gap) / count) for i in range(count + 1)]
        return [Box(a, self.y, b - a - gap, self.h) for a, b in pairwise(edges)]

    def rows(self, count: int, gap: int = 0) -> list["Box"]:
        edges = [self.y + round(i * (self.h + gap) / count) for i in range(count + 1)]
        return [Box(self.x, a, self.w, b - a - gap) for a, b in pairwise(edges)]

    def middle(self, w: int, h: int) -> "Box":
        """A box of this size in the centre of this one."""
        return Box(self.x + (self.w - w) // 2, self.y + (self.h - h) // 2, w, h)

    def holds(self, other: "Box") -> bool:
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom

    def meets(self, other: "Box") -> bool:
        x, y, w, h = other.x, other.y, other.w, other.h  # Asked of very many pairs.
        return self.x < x + w and x < self.x + self.w and self.y < y + h and y < self.y + self.h


@dataclass(frozen=True, slots=True)
class Lettering:
    """One line of text; the box is as wide as the words and as high as their line."""

    box: Box
    text: str
    face: str
    size: int
    ink: str
    spacing: int = 0
    halo: str = ""
    """The colour of a soft outline, where words stand on land or sky."""


@dataclass(frozen=True, slots=True)
class Vista:
    """A painted scene, as much of it as its box shows. It may lie under anything."""

    box: Box
    scene: str
    """Such as `imperium/card/worm_riders`."""
    corners: str = "all"
    """Which are round: all, top, left, right or none."""
    shade: str = ""
    """Darkened for type: title (above), all; fade: it grows out of what lies at its left; ebb: darkened above, and
    running out into what lies at its right."""
    radius: int = 14
    lowered: int = 0
    """How much lower than usual it hangs, so that what lies over it hides no face."""
    aside: int = 0
    """How far to the left of its middle it hangs, so that a narrow box shows whoever stands there."""


@dataclass(frozen=True, slots=True)
class Icon:
    """A drawn symbol, with its number inside; `tint` colours the pieces of a seat or faction."""

    box: Box
    name: str
    number: str = ""
    tint: str = ""


@dataclass(frozen=True, slots=True)
class Panel:
    """A ground for other sprites: plaque, mat, card, tab. It may lie under anything."""

    box: Box
    style: str
    tint: str = ""


@dataclass(frozen=True, slots=True)
class Ring:
    """A mark around something that changed; with a tag, the number of its sentence."""

    box: Box
    tag: str = ""
    left: bool = False
    """Pieces have gone from there, and none have come."""
    whose: tuple[str, ...] = ()
    """The colours of those who have nothing left there, as far as the sentence tells of it."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """A broken line, for charts; the points lie in the box."""

    box: Box
    points: tuple[tuple[int, int], ...]
    ink: str
    width: int


Path = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Area:
    """Land on a map: polygons filled in one colour or, with a width, broken lines. All lie in the box."""

    box: Box
    paths: tuple[Path, ...]
    ink: str
    width: int = 0
    opacity: int = 255
    soft: int = 0
    """How far its edge is blurred."""

    def __hash__(self) -> int:
        return hash((self.box, self.ink, self.width))  # Paths are long, and hardly two have all these alike.


@dataclass(frozen=True, slots=True)
class Glow:
    """Light along the inside of an outline, strongest at the edge."""

    box: Box
    path: Path
    ink: str
    reach: int
    opacity: int = 255
    rim: str = ""
    """The colour of a line along the edge itself, by which the light is seen in greyscale too."""

    def __hash__(self) -> int:
        return hash((self.box, self.ink, self.reach))  # As of an area.


@dataclass(frozen=True, slots=True)
class Relief:
    """A part of a land, in the land's own units, with its hills lit."""

    box: Box
    land: str
    window: Box
    disc: bool = False
    """A round map shows only the circle in its box."""


@dataclass(frozen=True, slots=True)
class Veil:
    """Darkness over everything but some boxes."""

    box: Box
    holes: tuple[Box, ...]
    dark: int = 178
    """How dark, of 255."""


Sprite = Lettering | Icon | Panel | Ring | Stroke | Area | Glow | Relief | Vista | Veil


@dataclass(slots=True)
class Part:
    """A named piece of a picture. What it shows stays in its box; `still` is what never changes during a game."""

    name: str
    box: Box
    still: list[Sprite] = field(default_factory=list)
    moving: list[Sprite] = field(default_factory=list)
    marks: list[Sprite] = field(default_factory=list)
    """What lies over the rest: what has changed since the last picture, or is closed."""
    things: list[tuple[str, Box]] = field(default_factory=list)
    """What in it may be chosen, by other names than its own."""

    def sprites(self) -> Iterator[Sprite]:
        yield from self.still
        yield from self.moving


@dataclass(slots=True)
class Drawing:
    """A whole picture: parts side by side over the desert."""

    width: int
    height: int
    open_air: bool = False
    """Mostly sky and sand: the sun itself stands over it."""
    scene: str = ""
    """A painted scene in place of the desert."""
    parts: list[Part] = field(default_factory=list)

    def still(self) -> tuple[Sprite, ...]:
        """The sprites painted once and kept with the ground."""
        return tuple(sprite for part in self.parts for sprite in part.still)

    def pieces(self) -> list[Sprite]:
        """What moves, but for the marks upon it."""
        return [sprite for part in self.parts for sprite in part.moving]

    def marks(self) -> list[Sprite]:
        return [sprite for part in self.parts for sprite in part.marks]

    def moving(self) -> list[Sprite]:
        """All that is painted upon the ground, in this order."""
        return [*self.pieces(), *self.marks()]
