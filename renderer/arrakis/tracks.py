"""Supremacy and prescience: how near each side is to victory."""

from __future__ import annotations

from games.arrakis.views import ArrakisView, TracksView
from renderer.arrakis import icons_boards  # noqa: F401  (the icons enter their drawings into the set)
from renderer.context import RenderContext
from renderer.markers import draw_change_beside
from renderer.sprites import Box, Icon, Panel, Part, Ring, Sprite
from renderer.typesetting import set_heading

MARKERS = ("kh", "sd", "jh")
TINTS = {"kh": "landsraad", "sd": "spice", "jh": "blood"}


def tracks(box: Box, context: RenderContext[ArrakisView]) -> Part:
    """Four lines: supremacy, and the three markers of prescience with their targets where they may be known."""
    part = Part("tracks", box)
    part.static.append(Panel(box, "band"))
    inner = box.inset(12, 8)
    part.static += set_heading(inner.top(28), context.label("arrakis-supremacy"), "sand")
    rows = inner.below(28)
    step = (rows.h - 30) // 4
    view = context.view.tracks
    past = context.before.tracks if context.before is not None else None
    part.changing += _supremacy(rows.top(step), view)
    part.static += set_heading(rows.below(step).top(30), context.label("arrakis-prescience"), "sand")
    for number, marker in enumerate(MARKERS):
        row = rows.below(step + 30 + number * step).top(step)
        part.changing += _prescience(row, marker, view)
        if past is not None and getattr(past, marker) != getattr(view, marker):
            part.marks += _moved(row, getattr(view, marker), getattr(past, marker), view.length)
    if past is not None and past.supremacy != view.supremacy:
        part.marks += _moved(rows.top(step), view.supremacy, past.supremacy, view.supremacy_win)
    return part


def _cells(row: Box, steps: int) -> list[Box]:
    """A cell for every step, 0 included."""
    return row.columns(steps + 1, 3)


def _here(row: Box, value: int, steps: int) -> Box:
    """The place of a marker that stands at a step."""
    side = min(row.h, 56)
    x, _ = _cells(row, steps)[min(max(value, 0), steps)].centre
    left = min(max(x - side // 2, row.x), row.right - side)
    return Box(left, row.y + (row.h - side) // 2, side, side)


def _rail(row: Box, value: int, steps: int, tint: str) -> list[Sprite]:
    """Steps that were gone are broad and in colour, those to come are narrow: told apart without colours too."""
    return [
        Panel(cell.middle(cell.w, 18), "bar", tint) if number <= value else Panel(cell.middle(cell.w, 9), "bar", "ash")
        for number, cell in enumerate(_cells(row, steps))
    ]


def _supremacy(row: Box, view: TracksView) -> list[Sprite]:
    steps = view.supremacy_win
    placed = _rail(row, view.supremacy, steps, "blood")
    marker = _here(row, view.supremacy, steps)
    notable = dict.fromkeys(view.bene_gesserit, "war_bene_gesserit")
    notable |= {step: "war_named" for step, _ in view.supremacy_steps}
    for step, icon in notable.items():
        at = _cells(row, steps)[step].middle(22, 22)
        placed += [] if at.overlaps(marker) else [Icon(at, icon, "", "blood" if icon == "war_named" else "")]
    goal = _cells(row, steps)[steps].middle(26, 26)
    placed += [] if goal.overlaps(marker) else [Icon(goal, "vp")]
    return [*placed, Icon(marker, "war_supremacy", str(view.supremacy))]


def _prescience(row: Box, marker: str, view: TracksView) -> list[Sprite]:
    value = getattr(view, marker)
    placed = _rail(row, value, view.length, TINTS[marker])
    at = _here(row, value, view.length)
    for step, _ in view.prescience_steps:
        cell = _cells(row, view.length)[min(step, view.length)].middle(12, 12)
        placed += [] if cell.overlaps(at) else [Panel(cell, "bar", "gold")]
    for target in {getattr(one, marker) for one in view.objectives}:
        placed.append(Ring(_cells(row, view.length)[target].middle(26, 34)))
    return [*placed, Icon(at, f"war_{marker}", str(value))]


def _moved(row: Box, now: int, past: int, steps: int) -> list[Sprite]:
    return draw_change_beside(_here(row, now, steps), now - past, row)
