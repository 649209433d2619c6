"""Highlights on a picture that helps to choose.

Things that may be chosen glow. Things of the same kind that may not be chosen are dimmed. A thing that has only changed
gets a thin ring instead.
"""

from __future__ import annotations

from collections.abc import Collection

from renderer.sprites import Area, Box, Drawing, Glow, Part, Path, Veil

GLOW_REACH, GLOW_EDGE = 12, 6
"""How far the glow reaches inwards without touching text, and how wide its edge is."""
DIM_OPACITY = 105
"""How dark things become that may not be chosen. Their text stays readable."""


def highlight(drawing: Drawing, names: Collection[str]) -> Drawing:
    """Add highlights for the things with these names to a drawing. A drawing that shows none of them stays as it is."""
    kinds = {glow.partition(":")[0] for glow in names}
    shown = [(name, box) for name, box in _find_things(drawing) if name.partition(":")[0] in kinds]
    chosen = [box for name, box in shown if name in names]
    if not chosen:
        return drawing
    part = Part("choice", Box(0, 0, drawing.width, drawing.height))
    part.marks += [Veil(box, (), DIM_OPACITY) for name, box in shown if name not in names]
    for box in chosen:
        part.marks += _draw_glow(box)
    drawing.parts.append(part)
    return drawing


def _find_things(drawing: Drawing) -> list[tuple[str, Box]]:
    """Return name and box of everything in a drawing that can be chosen."""
    return [
        thing
        for part in drawing.parts
        for thing in ((part.name, part.box), *((name, box) for name, box in part.things))
    ]


def _draw_glow(box: Box) -> list[Glow | Area]:
    """Draw the glow around one thing."""
    whole = box.inset(-GLOW_EDGE)
    edge = _trace_outline(box.inset(-GLOW_EDGE // 2))
    return [
        Glow(box, _trace_outline(box), "gold", GLOW_REACH),
        Area(whole, (edge,), "night", GLOW_EDGE + 4),
        Area(whole, (edge,), "gold", GLOW_EDGE),
    ]


def _trace_outline(box: Box) -> Path:
    """Return the outline of a box as a closed path."""
    left, top, right, bottom = box.x, box.y, box.right - 1, box.bottom - 1
    return ((left, top), (right, top), (right, bottom), (left, bottom), (left, top))
