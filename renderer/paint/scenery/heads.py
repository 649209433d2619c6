"""Heads of busts: how a head is turned, the face with its eyes, nose and mouth, and what a life has left in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, radians, sin

from renderer.colours import Colour, mix, parse_colour
from renderer.paint.scenery.brush import BLACK, WHITE, Figure, Point, make_oval, mirror_outline, round_outline
from renderer.scenes import Thing

SKINS = {"dark": parse_colour("#7A4E34"), "fair": parse_colour("#DDAE88"), "pale": parse_colour("#E0CDBD")}
SKIN = parse_colour("#C69068")
HAIRS = {
    "greyed": parse_colour("#6E665F"),
    "white": parse_colour("#C9C2B6"),
    "red": parse_colour("#8A4426"),
    "black": parse_colour("#1C1719"),
    "fair": parse_colour("#A8743E"),
    "pale": parse_colour("#8C8680"),
}
HAIR = parse_colour("#3A2820")
IBAD, IBAD_WHITE = parse_colour("#8FD0FF"), parse_colour("#1F55A8")
IRISES = (parse_colour("#4A3020"), parse_colour("#5A6B48"), parse_colour("#5A7890"), parse_colour("#2E2420"))
PIVOT = 0.44
"""The height of the chin, around which a head is tilted."""
TURNS: dict[str, tuple[float, float, float]] = {
    "facing": (0.0, 0.0, 0.0),
    "aside": (27.0, 0.0, -0.02),
    "bowed": (13.0, -9.0, 0.26),
    "lifted": (-16.0, 5.0, -0.2),
}
"""Pose of a head -> how many degrees it is turned and tilted, and how far it nods."""
POSES = tuple(TURNS)


def find_skin_colour(t: Thing) -> Colour:
    return next((tone for look, tone in SKINS.items() if look in t.looks), SKIN)


def find_hair_colour(t: Thing) -> Colour:
    return next((tone for look, tone in HAIRS.items() if look in t.looks), HAIR)


class Head:
    """Draws on a head that may be turned and tilted. Points have a depth: 0 at the ears, 0.2 at the tip of the nose."""

    def __init__(self, f: Figure, t: Thing, pose: str, wide: float) -> None:
        self.f, self.t, self.wide, self.pose = f, t, wide, pose
        turn, tilt, self._nod = TURNS[pose]
        self._cos, self._sin = cos(radians(turn)), sin(radians(turn))
        self._up, self._lean = cos(radians(tilt)), sin(radians(tilt))
        self.skin = find_skin_colour(t)
        self.hair = find_hair_colour(t)
        self.light = f.light
        self.side = -f.direction
        """On which side of the head the light is, -1 or 1, as the head sees it."""

    def at(self, points: Sequence[Point], z: float = 0.0) -> list[Point]:
        """Return where points of the head are on the figure."""
        placed = []
        for px, py in points:
            x = px * self.wide * self._cos + z * self._sin
            y = py + z * -self._nod - PIVOT
            placed.append((x * self._up - y * self._lean, PIVOT + x * self._lean + y * self._up))
        return placed

    def solid(self, points: Sequence[Point], colour: Colour, z: float = 0.0, edge: float = 1.0) -> None:
        self.f.solid(round_outline(self.at(points, z)), colour, edge)

    def flat(self, points: Sequence[Point], colour: Colour, opacity: float = 1.0, z: float = 0.0) -> None:
        self.f.flat(round_outline(self.at(points, z)), colour, opacity)

    def soft(self, points: Sequence[Point], colour: Colour, blur: float, opacity: float, z: float = 0.0) -> None:
        self.f.soft(round_outline(self.at(points, z)), colour, blur, opacity)

    def line(self, points: Sequence[Point], width: float, colour: Colour, opacity: float = 1.0, z: float = 0.0) -> None:
        self.f.line(round_outline(self.at(points, z), is_closed=False), width, colour, opacity)

    def glow(self, x: float, y: float, r: float, colour: Colour, opacity: float, z: float = 0.0) -> None:
        ((px, py),) = self.at([(x, y)], z)
        self.f.glow(px, py, r, colour, opacity)


def find_face_outline(t: Thing) -> list[Point]:
    """Return the outline of a face, which says much about its owner."""
    jaw, chin, brow = 0.122, 0.445, 0.158
    if "fat" in t.looks:
        return mirror_outline(
            [(0, 0.875), (0.1, 0.86), (0.15, 0.78), (0.17, 0.66), (0.215, 0.56), (0.19, 0.455), (0.09, 0.4), (0, 0.39)]
        )
    if "broad" in t.looks:
        jaw, chin, brow = 0.15, 0.432, 0.166
    elif "gaunt" in t.looks:
        jaw, chin, brow = 0.092, 0.428, 0.148
    elif "woman" in t.looks:
        jaw, chin, brow = 0.106, 0.452, 0.15
    cheek = 0.138 if "gaunt" in t.looks else brow * 0.985
    return mirror_outline(
        [
            (0, 0.872),
            (0.095, 0.855),
            (brow - 0.008, 0.78),
            (brow, 0.69),
            (cheek, 0.605),
            (jaw, 0.515),
            (0.055, chin + 0.012),
            (0, chin),
        ]
    )


def draw_face(h: Head) -> None:
    """Draw a face: lit on one side, shaded on the other, and full of life between."""
    t, skin = h.t, h.skin
    outline = find_face_outline(t)
    if not t.looks & {"hooded", "veiled", "helmed", "longhaired"}:
        for side in (-1, 1):
            ear = [(side * (0.158 + px), 0.645 + py) for px, py in make_oval(0, 0, 0.022, 0.042, 10)]
            h.solid(ear, mix(skin, BLACK, 0.12), -0.03, 0.6)
    h.solid(outline, skin, 0.02)
    _draw_shade(h, outline)
    for x in (-0.069, 0.069):
        _draw_eye(h, x)
    _draw_nose(h)
    _draw_mouth(h)
    _draw_marks(h)


def _draw_shade(h: Head, outline: Sequence[Point]) -> None:
    """Shade the half of the face that is turned away from the light, under the brow and under the cheekbone."""
    away = -h.side
    dark = mix(h.skin, h.light.dark, 0.6)
    half = [(px, py) for px, py in outline if px * away >= -0.001]
    middle = [(0.02 * away, 0.47), (0.0, 0.53), (0.03 * away, 0.6), (0.012 * away, 0.72), (0.04 * away, 0.86)]
    border = sorted(half, key=lambda point: -point[1])
    h.soft([*border, *middle], dark, 0.012, 0.5, 0.03)
    for side in (-1, 1):
        h.soft(make_oval(side * 0.069, 0.69, 0.056, 0.034, 14), dark, 0.012, 0.4, 0.12)
        h.soft(
            [(side * 0.14, 0.6), (side * 0.07, 0.56), (side * 0.085, 0.5), (side * 0.115, 0.52)],
            dark,
            0.014,
            0.75 if "gaunt" in h.t.looks else 0.3,
            0.06,
        )
    h.glow(h.side * 0.085, 0.6, 0.075, mix(h.skin, h.light.key, 0.6), 0.5, 0.08)
    h.glow(h.side * 0.05, 0.79, 0.09, mix(h.skin, h.light.key, 0.55), 0.4, 0.1)


def _draw_eye(h: Head, x: float) -> None:
    """Draw an eye: white, iris, pupil, a spark of light, lids and brow."""
    t, out = h.t, 1 if x > 0 else -1
    is_blue = "blue-eyed" in t.looks
    y, z, wide = 0.683, 0.135, 0.038 if "fat" in t.looks else 0.044
    high = 0.017 if "woman" in t.looks else 0.014
    white = IBAD_WHITE if is_blue else mix(mix(h.skin, WHITE, 0.78), h.light.dark, 0.1 if x * h.side > 0 else 0.28)
    almond = [
        (x - out * wide, y - 0.004),
        (x - out * wide * 0.4, y + high),
        (x + out * wide * 0.3, y + high * 1.05),
        (x + out * wide, y + 0.004),
        (x + out * wide * 0.4, y - high * 0.85),
        (x - out * wide * 0.4, y - high * 0.9),
    ]
    h.flat(almond, white, 1.0, z)
    gaze = h.f.direction * 0.006 if h.pose == "facing" else 0.0
    iris = IBAD if is_blue else IRISES[sum(map(ord, "".join(sorted(t.looks)) + t.house)) % len(IRISES)]
    h.flat(make_oval(x + gaze, y + 0.001, 0.0165, 0.0165, 14), iris, 1.0, z)
    h.flat(make_oval(x + gaze, y + 0.001, 0.0082, 0.0082, 10), mix(iris, BLACK, 0.85), 1.0, z)
    h.flat(make_oval(x + gaze + h.side * 0.006, y + 0.007, 0.0042, 0.0042, 8), WHITE, 0.95, z)
    if is_blue:
        h.glow(x, y, 0.07, IBAD, 0.45, z)
    lash = mix(h.hair, BLACK, 0.5)
    h.line([almond[0], almond[1], almond[2], almond[3]], 0.011 if "woman" in t.looks else 0.009, lash, 0.95, z)
    h.line([almond[0], almond[5], almond[4], almond[3]], 0.004, mix(h.skin, BLACK, 0.55), 0.6, z)
    heavy = 0.021 if t.looks & {"broad", "bearded", "old"} else 0.011 if "woman" in t.looks else 0.015
    low = 0.713 if "broad" in t.looks else 0.722
    brow = [
        (x - out * 0.047, low - 0.004 + heavy / 2),
        (x, low + 0.012 + heavy / 2),
        (x + out * 0.056, low + 0.002),
        (x, low + 0.012 - heavy / 2),
        (x - out * 0.047, low - 0.004 - heavy / 2),
    ]
    brow_colour = mix(h.skin, BLACK, 0.45) if "bald" in t.looks else mix(h.hair, BLACK, 0.25)
    h.flat(brow, brow_colour, 0.92, z + 0.01)


def _draw_nose(h: Head) -> None:
    """Draw the nose: a lit ridge, a shaded flank and the nostrils."""
    long = 0.012 if h.t.looks & {"gaunt", "old"} else 0.0
    wide = 0.036 if "broad" in h.t.looks or "fat" in h.t.looks else 0.026 if "woman" in h.t.looks else 0.03
    away, tip = -h.side, 0.594 - long
    dark, light = mix(h.skin, h.light.dark, 0.7), mix(h.skin, h.light.key, 0.55)
    h.soft(
        [(0.004 * away, 0.7), (0.016 * away, 0.63), (wide * away, tip + 0.004), (0.0, tip - 0.006)],
        dark,
        0.005,
        0.75,
        0.17,
    )
    h.line([(h.side * 0.004, 0.7), (h.side * 0.006, 0.64), (h.side * 0.004, tip + 0.014)], 0.009, light, 0.55, 0.185)
    h.line([(-wide, tip + 0.006), (-wide * 0.5, tip - 0.01), (0, tip - 0.006)], 0.006, dark, 0.9, 0.165)
    h.line([(wide, tip + 0.006), (wide * 0.5, tip - 0.01), (0, tip - 0.006)], 0.006, dark, 0.9, 0.165)
    h.flat(make_oval(-wide * 0.45, tip - 0.006, 0.008, 0.004, 8), mix(h.skin, BLACK, 0.75), 0.8, 0.165)
    h.flat(make_oval(wide * 0.45, tip - 0.006, 0.008, 0.004, 8), mix(h.skin, BLACK, 0.75), 0.8, 0.165)


def _draw_mouth(h: Head) -> None:
    t, y = h.t, 0.531
    wide = 0.04 if "woman" in t.looks else 0.048
    red = parse_colour("#8E1F2A") if "stained" in t.looks else parse_colour("#9A4A42") if "woman" in t.looks else None
    lip = mix(h.skin, red, 0.75) if red else mix(h.skin, BLACK, 0.28)
    full = 1.25 if "woman" in t.looks or "stained" in t.looks else 0.8
    upper = [(-wide, y), (-0.014, y + 0.011 * full), (0, y + 0.007 * full), (0.014, y + 0.011 * full), (wide, y)]
    h.flat([*upper, (0, y - 0.003)], mix(lip, BLACK, 0.2), 0.9, 0.15)
    h.flat([(-wide * 0.85, y - 0.002), (0, y - 0.002), (wide * 0.85, y - 0.002), (0, y - 0.019 * full)], lip, 0.9, 0.15)
    curve = 0.005 if "fat" in t.looks or "old" in t.looks else 0.0
    h.line([(-wide, y - curve), (0, y - 0.001), (wide, y - curve)], 0.006, mix(h.skin, BLACK, 0.75), 0.95, 0.152)
    h.line([(-0.02, y - 0.034), (0.02, y - 0.034)], 0.008, mix(h.skin, BLACK, 0.4), 0.45, 0.14)


def _draw_marks(h: Head) -> None:
    """Draw what a life has left in a face."""
    for look, draw in MARK_DRAWERS.items():
        if look in h.t.looks:
            draw(h)


def _draw_age(h: Head) -> None:
    line = mix(h.skin, BLACK, 0.5)
    for side in (-1, 1):
        h.line([(side * 0.04, 0.6), (side * 0.066, 0.565), (side * 0.068, 0.52)], 0.006, line, 0.7, 0.14)
        h.line([(side * 0.1, 0.672), (side * 0.125, 0.655)], 0.005, line, 0.6, 0.1)
        h.line([(side * 0.035, 0.656), (side * 0.07, 0.647), (side * 0.1, 0.655)], 0.005, line, 0.6, 0.13)
    for i in range(3):
        h.line(
            [(-0.07, 0.768 + i * 0.024), (0.0, 0.774 + i * 0.024), (0.07, 0.768 + i * 0.024)], 0.005, line, 0.5, 0.13
        )


def _draw_chins(h: Head) -> None:
    line = mix(h.skin, BLACK, 0.5)
    for y, wide in ((0.462, 0.1), (0.425, 0.13)):
        h.line([(-wide, y + 0.02), (0, y - 0.012), (wide, y + 0.02)], 0.009, line, 0.6, 0.12)
    for side in (-1, 1):
        h.line([(side * 0.05, 0.6), (side * 0.085, 0.55), (side * 0.08, 0.5)], 0.009, line, 0.5, 0.13)


def _draw_scar(h: Head) -> None:
    scar = parse_colour("#8A322C")
    h.line([(-0.125, 0.78), (-0.098, 0.68), (-0.115, 0.56), (-0.09, 0.5)], 0.011, scar, 0.85, 0.1)
    h.line([(-0.121, 0.78), (-0.094, 0.68), (-0.111, 0.56), (-0.086, 0.5)], 0.004, mix(h.skin, WHITE, 0.4), 0.7, 0.1)


def _draw_paint(h: Head) -> None:
    for side in (-1, 1):
        for i in range(2):
            stripe = [(side * 0.045, 0.645 - i * 0.028), (side * 0.14, 0.61 - i * 0.03)]
            h.line(stripe, 0.012, parse_colour("#A8301F"), 0.85, 0.12)


def _draw_jewel(h: Head) -> None:
    h.flat([(-0.016, 0.79), (0, 0.81), (0.016, 0.79), (0, 0.77)], parse_colour("#2A1A1E"), 0.95, 0.14)


def _draw_metal(h: Head) -> None:
    """Draw the half of a face that is a machine."""
    steel = parse_colour("#9AA3AE")
    plate = [(0.01, 0.87), (0.1, 0.855), (0.152, 0.78), (0.16, 0.68), (0.15, 0.6), (0.118, 0.51), (0.06, 0.5)]
    h.solid([*plate, (0.05, 0.6), (0.012, 0.66), (0.01, 0.75)], steel, 0.05)
    h.line([(0.01, 0.87), (0.01, 0.75), (0.012, 0.66), (0.05, 0.6), (0.06, 0.5)], 0.007, BLACK, 0.7, 0.07)
    for x, y in ((0.04, 0.82), (0.115, 0.79), (0.135, 0.6), (0.09, 0.53)):
        h.flat(make_oval(x, y, 0.009, 0.009, 8), mix(steel, BLACK, 0.55), 1.0, 0.06)
    h.solid(make_oval(0.072, 0.685, 0.042, 0.042, 18), mix(steel, BLACK, 0.6), 0.1)
    h.flat(make_oval(0.072, 0.685, 0.024, 0.024, 14), parse_colour("#C8331E"), 1.0, 0.11)
    h.glow(0.072, 0.685, 0.09, parse_colour("#FF6A3A"), 0.7, 0.11)
    h.flat(make_oval(0.066, 0.692, 0.007, 0.007, 8), WHITE, 0.9, 0.11)


MARK_DRAWERS: dict[str, Callable[[Head], None]] = {
    "old": _draw_age,
    "fat": _draw_chins,
    "scarred": _draw_scar,
    "painted": _draw_paint,
    "jewelled": _draw_jewel,
    "cyborg": _draw_metal,
}
"""Word -> function that draws it into a face."""
