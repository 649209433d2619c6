"""War for Arrakis at a glance: who is awaited, how far supremacy and the prescience have come, what happened."""

from __future__ import annotations

from games.arrakis.views import ArrakisView
from renderer import glance as shared
from renderer.arrakis.banner import CRESTS, round_words, shown_seats, turn_words
from renderer.frame import Frame
from renderer.setting import line
from renderer.sprites import Box, Drawing, Icon, Panel, Part

COLUMN = 250
"""The width of the standings."""


def glance(frame: Frame[ArrakisView]) -> Drawing:
    view = frame.view
    scene = f"arrakis/phase/{view.phase}"
    drawing = shared.page(scene)
    seats = shown_seats(view)
    drawing.parts.append(shared.turn(frame, seats[0] if seats else None, turn_words(frame), str(view.round)))
    drawing.parts.append(_tracks(shared.STAGE.left(shared.STAGE.w - COLUMN - 12), scene, frame))
    rows = [(one.seat, ((CRESTS[one.side], "", ""),)) for one in view.seats]
    column = shared.STAGE.after(shared.STAGE.w - COLUMN)
    drawing.parts.append(shared.standings(column, rows, frame, view.awaited))
    drawing.parts.append(shared.sentence(frame, round_words(frame)))
    return drawing


def _tracks(box: Box, scene: str, frame: Frame[ArrakisView]) -> Part:
    """Supremacy of what it needs, and the three visions of the prescience."""
    part = shared.stage(scene, box)
    tracks = frame.view.tracks
    visions = f"{tracks.kh} · {tracks.sd} · {tracks.jh}"
    told = (("atreides", visions), ("harkonnen", f"{tracks.supremacy}/{tracks.supremacy_win}"))
    for number, (side, words) in enumerate(told):
        row = Box(box.x + 14, box.bottom - (2 - number) * 104 - 4, 420, 96)
        part.moving += [Panel(row, "band"), Icon(Box(row.x + 10, row.y + 8, 80, 80), CRESTS[side])]
        part.moving += line(row.after(112).left(row.w - 122), words, "sans-bold", 60, "paper")
    return part
