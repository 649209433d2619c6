"""A picture as plain data: sprites with boxes, grouped in parts and drawings. Nothing here uses Pillow."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle in pixels."""

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
        """Return the rest of the box under the first `h` rows."""
        return Box(self.x, self.y + h, self.w, self.h - h)

    def left(self, w: int) -> "Box":
        return Box(self.x, self.y, w, self.h)

    def after(self, w: int) -> "Box":
        """Return the rest of the box to the right of the first `w` columns."""
        return Box(self.x + w, self.y, self.w - w, self.h)

    def columns(self, count: int, gap: int = 0) -> list["Box"]:
        edges = [self.x + round(i * (self.w + gap) / count) for i in range(count + 1)]
        return [Box(a, self.y, b - a - gap, self.h) for a, b in pairwise(edges)]

    def rows(self, count: int, gap: int = 0) -> list["Box"]:
        edges = [self.y + round(i * (self.h + gap) / count) for i in range(count + 1)]
        return [Box(self.x, a, self.w, b - a - gap) for a, b in pairwise(edges)]

    def middle(self, w: int, h: int) -> "Box":
        """Return a box of this size in the centre of this one."""
        return Box(self.x + (self.w - w) // 2, self.y + (self.h - h) // 2, w, h)

    def contains(self, other: "Box") -> bool:
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom

    def overlaps(self, other: "Box") -> bool:
        x, y, w, h = other.x, other.y, other.w, other.h  # Called very often, so it avoids the properties.
        return self.x < x + w and x < self.x + self.w and self.y < y + h and y < self.y + self.h


@dataclass(frozen=True, slots=True)
class Lettering:
    """One line of text. The box is as wide as the text and as high as its line. Into a narrower box it is squeezed."""

    box: Box
    text: str
    face: str
    size: int
    ink: str
    spacing: int = 0
    halo: str = ""
    """The colour of a soft outline, for text on maps and scenes."""


@dataclass(frozen=True, slots=True)
class Vista:
    """A painted scene, cropped to its box. Other sprites may lie on it."""

    box: Box
    scene: str
    """The key of the scene, such as `imperium/card/worm_riders`."""
    corners: str = "all"
    """The round corners: all, top, left, right or none."""
    shade: str = ""
    """How the scene is darkened or faded.

    `title` darkens the top and `all` everything. `fade` fades in from the left. `ebb` darkens the top and fades out to
    the right.
    """
    radius: int = 14
    shift_down: int = 0
    """How many pixels the scene is shifted down, so that the sprites over it hide no face."""
    shift_left: int = 0
    """How many pixels the scene is shifted left, so that a narrow box shows its person."""


@dataclass(frozen=True, slots=True)
class Icon:
    """A drawn symbol with a number inside. `tint` is the colour of a player or faction."""

    box: Box
    name: str
    number: str = ""
    tint: str = ""


@dataclass(frozen=True, slots=True)
class Panel:
    """A background for other sprites, such as a plaque, a mat or a card. Other sprites may lie on it."""

    box: Box
    style: str
    tint: str = ""


@dataclass(frozen=True, slots=True)
class Ring:
    """A ring around something that has changed. `tag` is the number of its sentence."""

    box: Box
    tag: str = ""
    left: bool = False
    """True if pieces have left this place and none have come."""
    lost_by: tuple[str, ...] = ()
    """The colours of players who have no pieces left here, if the sentence mentions it."""


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line through points, for charts. The points lie in the box."""

    box: Box
    points: tuple[tuple[int, int], ...]
    ink: str
    width: int


Path = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Area:
    """Polygons on a map, filled in one colour, or lines if `width` is set. All lie in the box."""

    box: Box
    paths: tuple[Path, ...]
    ink: str
    width: int = 0
    opacity: int = 255
    soft: int = 0
    """The blur radius of the edge."""

    def __hash__(self) -> int:
        # Paths are long, and areas with equal box, ink and width are rare.
        return hash((self.box, self.ink, self.width))


@dataclass(frozen=True, slots=True)
class Glow:
    """Light along the inside of an outline, strongest at the edge."""

    box: Box
    path: Path
    ink: str
    reach: int
    opacity: int = 255
    rim: str = ""
    """The colour of a line along the edge, so that the glow is visible in greyscale too."""

    def __hash__(self) -> int:
        return hash((self.box, self.ink, self.reach))  # Paths are long, as in an area.


@dataclass(frozen=True, slots=True)
class Relief:
    """A part of a shaded map. `window` is in the map's own units."""

    box: Box
    land: str
    window: Box
    disc: bool = False
    """True if only the circle inside the box is shown."""


@dataclass(frozen=True, slots=True)
class Veil:
    """Darkness over everything except some boxes."""

    box: Box
    holes: tuple[Box, ...]
    opacity: int = 178
    """The opacity of the darkness, up to 255."""


Sprite = Lettering | Icon | Panel | Ring | Stroke | Area | Glow | Relief | Vista | Veil


@dataclass(slots=True)
class Part:
    """A named part of a picture. Its sprites stay in its box. `static` holds those that never change during a game."""

    name: str
    box: Box
    static: list[Sprite] = field(default_factory=list)
    changing: list[Sprite] = field(default_factory=list)
    marks: list[Sprite] = field(default_factory=list)
    """Sprites above the others: rings and badges of changes, and highlights."""
    things: list[tuple[str, Box]] = field(default_factory=list)
    """Name and box of further things in this part that may be chosen."""

    def sprites(self) -> Iterator[Sprite]:
        """Yield all sprites except the marks."""
        yield from self.static
        yield from self.changing


@dataclass(slots=True)
class Drawing:
    """A whole picture: its parts, on a desert or a scene."""

    width: int
    height: int
    has_sun: bool = False
    """True if the sun is drawn on the desert."""
    scene: str = ""
    """The key of a scene that replaces the desert."""
    parts: list[Part] = field(default_factory=list)

    def static_sprites(self) -> tuple[Sprite, ...]:
        """Return the sprites that are painted once and cached with the background."""
        return tuple(sprite for part in self.parts for sprite in part.static)

    def changing_sprites(self) -> list[Sprite]:
        """Return the sprites that change during a game, without the marks."""
        return [sprite for part in self.parts for sprite in part.changing]

    def mark_sprites(self) -> list[Sprite]:
        """Return the marks of all parts."""
        return [sprite for part in self.parts for sprite in part.marks]

    def foreground_sprites(self) -> list[Sprite]:
        """Return everything that is painted on the background, in painting order."""
        return [*self.changing_sprites(), *self.mark_sprites()]
