"""What may be chosen glows on the picture that helps to choose, and what of its kind may not is dimmed.

It is never marked like what has merely changed: that wears a thin ring, this is full of light.
"""

from __future__ import annotations

from collections.abc import Collection

from renderer.sprites import Area, Box, Drawing, Glow, Part, Path, Veil

REACH, EDGE = 12, 6
"""How far the light reaches inwards without touching words, and how strong its edge is."""
DIM = 105
"""What may not be chosen can still be read."""


def lit(drawing: Drawing, glows: Collection[str]) -> Drawing:
    """The drawing with light on the things of these names; as it is, where it shows none of them."""
    kinds = {glow.partition(":")[0] for glow in glows}
    shown = [(name, box) for name, box in _things(drawing) if name.partition(":")[0] in kinds]
    chosen = [box for name, box in shown if name in glows]
    if not chosen:
        return drawing
    part = Part("choice", Box(0, 0, drawing.width, drawing.height))
    part.marks += [Veil(box, (), DIM) for name, box in shown if name not in glows]
    for box in chosen:
        part.marks += _light(box)
    drawing.parts.append(part)
    return drawing


def _things(drawing: Drawing) -> list[tuple[str, Box]]:
    return [
        thing
        for part in drawing.parts
        for thing in ((part.name, part.box), *((name, box) for name, box in part.things))
    ]


def _light(box: Box) -> list[Glow | Area]:
    """Around the thing, and a little into it."""
    whole = box.inset(-EDGE)
    edge = _outline(box.inset(-EDGE // 2))
    return [
        Glow(box, _outline(box), "gold", REACH),
        Area(whole, (edge,), "night", EDGE + 4),
        Area(whole, (edge,), "gold", EDGE),
    ]


def _outline(box: Box) -> Path:
    left, top, right, bottom = box.x, box.y, box.right - 1, box.bottom - 1
    return ((left, top), (right, top), (right, bottom), (left, bottom), (left, top))
