"""The tracks of supremacy and prescience: how close each side is to victory."""

from __future__ import annotations

from games.arrakis.views import ArrakisView, TracksView
from renderer.arrakis import icons_boards  # noqa: F401  (the icons enter their drawings into the set)
from renderer.context import RenderContext
from renderer.markers import draw_change_beside
from renderer.sprites import Box, Icon, Panel, Part, Ring, Sprite
from renderer.typesetting import set_heading

MARKERS = ("kh", "sd", "jh")
"""The prescience markers."""
TINTS = {"kh": "landsraad", "sd": "spice", "jh": "blood"}
"""Marker -> its colour."""


def draw_tracks(box: Box, context: RenderContext[ArrakisView]) -> Part:
    """Draw four lines: supremacy, and the three prescience markers with their targets if the reader may know them."""
    part = Part("tracks", box)
    part.static.append(Panel(box, "band"))
    inner = box.inset(12, 8)
    part.static += set_heading(inner.top(28), context.label("arrakis-supremacy"), "sand")
    rows = inner.below(28)
    step = (rows.h - 30) // 4
    view = context.view.tracks
    past = context.before.tracks if context.before is not None else None
    part.changing += _draw_supremacy(rows.top(step), view)
    part.static += set_heading(rows.below(step).top(30), context.label("arrakis-prescience"), "sand")
    for number, marker in enumerate(MARKERS):
        row = rows.below(step + 30 + number * step).top(step)
        part.changing += _draw_prescience(row, marker, view)
        if past is not None and getattr(past, marker) != getattr(view, marker):
            part.marks += _draw_change(row, getattr(view, marker), getattr(past, marker), view.length)
    if past is not None and past.supremacy != view.supremacy:
        part.marks += _draw_change(rows.top(step), view.supremacy, past.supremacy, view.supremacy_win)
    return part


def _split_cells(row: Box, steps: int) -> list[Box]:
    """Return a cell for every step, from 0 on."""
    return row.columns(steps + 1, 3)


def _find_marker_box(row: Box, value: int, steps: int) -> Box:
    """Return the place of a marker on a step."""
    side = min(row.h, 56)
    x, _ = _split_cells(row, steps)[min(max(value, 0), steps)].centre
    left = min(max(x - side // 2, row.x), row.right - side)
    return Box(left, row.y + (row.h - side) // 2, side, side)


def _draw_rail(row: Box, value: int, steps: int, tint: str) -> list[Sprite]:
    """Draw the steps: reached ones wide and coloured, others narrow, so that they differ without colour too."""
    return [
        Panel(cell.middle(cell.w, 18), "bar", tint) if number <= value else Panel(cell.middle(cell.w, 9), "bar", "ash")
        for number, cell in enumerate(_split_cells(row, steps))
    ]


def _draw_supremacy(row: Box, view: TracksView) -> list[Sprite]:
    steps = view.supremacy_win
    placed = _draw_rail(row, view.supremacy, steps, "blood")
    marker = _find_marker_box(row, view.supremacy, steps)
    notable = dict.fromkeys(view.bene_gesserit, "war_bene_gesserit")
    notable |= {step: "war_named" for step, _ in view.supremacy_steps}
    for step, icon in notable.items():
        at = _split_cells(row, steps)[step].middle(22, 22)
        placed += [] if at.overlaps(marker) else [Icon(at, icon, "", "blood" if icon == "war_named" else "")]
    goal = _split_cells(row, steps)[steps].middle(26, 26)
    placed += [] if goal.overlaps(marker) else [Icon(goal, "vp")]
    return [*placed, Icon(marker, "war_supremacy", str(view.supremacy))]


def _draw_prescience(row: Box, marker: str, view: TracksView) -> list[Sprite]:
    value = getattr(view, marker)
    placed = _draw_rail(row, value, view.length, TINTS[marker])
    at = _find_marker_box(row, value, view.length)
    for step, _ in view.prescience_steps:
        cell = _split_cells(row, view.length)[min(step, view.length)].middle(12, 12)
        placed += [] if cell.overlaps(at) else [Panel(cell, "bar", "gold")]
    for target in {getattr(one, marker) for one in view.objectives}:
        placed.append(Ring(_split_cells(row, view.length)[target].middle(26, 34)))
    return [*placed, Icon(at, f"war_{marker}", str(value))]


def _draw_change(row: Box, now: int, past: int, steps: int) -> list[Sprite]:
    return draw_change_beside(_find_marker_box(row, now, steps), now - past, row)
