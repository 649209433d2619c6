"""The tracks of supremacy and prescience: how close each side is to victory."""

from __future__ import annotations

from collections.abc import Iterable

from games.arrakis.views import ArrakisView, ObjectiveView, TracksView
from renderer.arrakis import icons_boards  # noqa: F401  (the icons enter their drawings into the set)
from renderer.arrakis.icons_pieces import SIDE_COLOURS
from renderer.context import RenderContext
from renderer.markers import BADGE_HEIGHT, draw_change_at, measure_change
from renderer.paint.fonts import get_line_height, measure_text
from renderer.sprites import Box, Icon, Panel, Part, Sprite
from renderer.typesetting import NAME, SMALL, TEXT, TITLE, fit_line_size, set_heading, set_line

MARKERS = ("kh", "sd", "jh")
"""The prescience markers."""
HEAD_HEIGHT = 54
"""The height of the line that says the supremacy."""
MAX_MARKER_SIDE = 44
"""The largest marker on a rail."""


def draw_tracks(box: Box, context: RenderContext[ArrakisView]) -> Part:
    """Draw supremacy with its number large, and a rail with name, number and target for each prescience marker."""
    part = Part("tracks", box)
    part.static.append(Panel(box, "band"))
    inner = box.inset(12, 6)
    view = context.view.tracks
    past = context.before.tracks if context.before is not None else None
    rows = inner.below(HEAD_HEIGHT)
    step = rows.h // 4
    words = f"{view.supremacy}/{view.supremacy_win}"
    head = inner.top(HEAD_HEIGHT)
    part.static += set_heading(head, context.label("arrakis-supremacy"), "sand", TEXT)
    part.changing += set_line(head, words, "sans-bold", TITLE, "paper", "right")
    if past is not None and past.supremacy != view.supremacy:
        part.marks += _draw_change(head, words, TITLE, view.supremacy - past.supremacy)
    part.changing += _draw_supremacy(rows.top(step - 6), view)
    for number, marker in enumerate(MARKERS):
        row = rows.below((number + 1) * step).top(step)
        line = row.top(min(max(row.h * 3 // 5, get_line_height(SMALL)), 40))
        words = describe_progress(view, marker)
        size = next(size for size in (NAME, TEXT, SMALL) if size == SMALL or get_line_height(size) <= line.h)
        name = context.label(f"arrakis-marker-{marker}")
        room = line.left(line.w - measure_text(words, "sans-bold", size) - 12)
        part.changing += set_line(room, name, "sans", fit_line_size([name], room.w, "sans", (size, SMALL)), "sand")
        part.changing += set_line(line, words, "sans-bold", size, "paper", "right")
        part.changing += _draw_prescience(row.below(line.h), marker, view)
        if past is not None and getattr(past, marker) != getattr(view, marker):
            part.marks += _draw_change(line, words, size, getattr(view, marker) - getattr(past, marker))
    return part


def describe_progress(view: TracksView, marker: str) -> str:
    """Return where a marker stands and its target: `4/9`, or `4/6–9` if the reader may not know the objective."""
    targets = list_targets(view, marker)
    known = (
        "·".join(map(str, targets))
        if view.objectives
        else "–".join(map(str, dict.fromkeys((*targets[:1], *targets[-1:]))))
    )
    return f"{getattr(view, marker)}/{known}" if known else str(getattr(view, marker))


def list_targets(view: TracksView, marker: str) -> list[int]:
    """Return the targets of a marker in rising order: the reader's own, or all that are possible."""
    return sorted({getattr(one, marker) for one in view.objectives or view.possible})


def measure_progress(view: TracksView) -> dict[str, float]:
    """Return how far each side has come, from 0 to 1.

    Atreides are measured by the objective of which they lack least, among those that the reader thinks possible.
    """
    aims = view.objectives or view.possible
    atreides = max((_measure_objective(view, aim) for aim in aims), default=0.0)
    return {"atreides": atreides, "harkonnen": min(view.supremacy / view.supremacy_win, 1.0)}


def _measure_objective(view: TracksView, aim: ObjectiveView) -> float:
    reached: int = sum(min(getattr(view, marker), getattr(aim, marker)) for marker in MARKERS)
    needed: int = sum(getattr(aim, marker) for marker in MARKERS)
    return reached / needed


def find_leading_side(view: TracksView) -> str:
    """Return the side that is ahead, or an empty string if both have come equally far."""
    shares = {side: round(100 * share) for side, share in measure_progress(view).items()}
    best = max(shares.values())
    ahead = [side for side, share in shares.items() if share == best]
    return ahead[0] if len(ahead) == 1 else ""


def _split_cells(row: Box, steps: int) -> list[Box]:
    """Return a cell for every step, from 0 on."""
    return row.columns(steps + 1, 3)


def _find_marker_box(row: Box, value: int, steps: int) -> Box:
    """Return the place of a marker on a step."""
    side = min(row.h, MAX_MARKER_SIDE)
    x, _ = _split_cells(row, steps)[min(max(value, 0), steps)].centre
    left = min(max(x - side // 2, row.x), row.right - side)
    return Box(left, row.y + (row.h - side) // 2, side, side)


def _draw_rail(row: Box, value: int, steps: int, tint: str) -> list[Sprite]:
    """Draw the steps: reached ones high, coloured and with a light edge, others low, so that they differ without
    colour too.
    """
    high = min(row.h - 2, 18)
    return [
        Panel(cell.middle(cell.w, high), "bar-lit", tint)
        if number <= value
        else Panel(cell.middle(cell.w, 8), "bar", "ash")
        for number, cell in enumerate(_split_cells(row, steps))
    ]


def _draw_signs(row: Box, steps: int, signs: Iterable[tuple[int, str, str, int]], marker: Box) -> list[Sprite]:
    """Draw icons on steps, except under the marker."""
    cells = _split_cells(row, steps)
    placed = [(cells[min(step, steps)].middle(side, side), icon, tint) for step, icon, tint, side in signs]
    return [Icon(at, icon, "", tint) for at, icon, tint in placed if not at.overlaps(marker)]


def _draw_supremacy(row: Box, view: TracksView) -> list[Sprite]:
    steps = view.supremacy_win
    marker = _find_marker_box(row, view.supremacy, steps)
    notable = dict.fromkeys(view.bene_gesserit, ("war_bene_gesserit", ""))
    notable |= {step: ("war_named", SIDE_COLOURS["harkonnen"]) for step, _ in view.supremacy_steps}
    signs = [(step, icon, tint, min(row.h, 24)) for step, (icon, tint) in notable.items()]
    signs.append((steps, "vp", "", min(row.h, 28)))
    rail = _draw_rail(row, view.supremacy, steps, SIDE_COLOURS["harkonnen"])
    return [*rail, *_draw_signs(row, steps, signs, marker), Icon(marker, "war_supremacy")]


def _draw_prescience(row: Box, marker: str, view: TracksView) -> list[Sprite]:
    """Draw the rail of a marker. A laurel stands at its target, dots at steps where something happens."""
    value, at = getattr(view, marker), _find_marker_box(row, getattr(view, marker), view.length)
    placed = _draw_rail(row, value, view.length, SIDE_COLOURS["atreides"])
    targets = {min(target, view.length) for target in list_targets(view, marker)}
    for step, _ in view.prescience_steps:
        cell = _split_cells(row, view.length)[min(step, view.length)].middle(10, 10)
        placed += [] if cell.overlaps(at) or step in targets else [Panel(cell, "bar", "sand")]
    laurels = [(target, "vp", "", min(row.h, 28)) for target in sorted(targets)]
    return [*placed, *_draw_signs(row, view.length, laurels, at), Icon(at, f"war_{marker}")]


def _draw_change(line: Box, words: str, size: int, amount: int) -> list[Sprite]:
    """Draw the badge of a change before the number at the end of a line."""
    right = line.right - measure_text(words, "sans-bold", size) - 6
    wide = measure_change(amount)
    return draw_change_at(Box(right - wide, line.centre[1] - BADGE_HEIGHT // 2, wide, BADGE_HEIGHT), amount)
