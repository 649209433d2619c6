"""Whose turn it is, in which round and phase."""

from __future__ import annotations

from games.arrakis.views import ArrakisView, DashboardView
from renderer.arrakis.icons_pieces import SIDES
from renderer.frame import Frame
from renderer.paint.type import line_height
from renderer.pieces import marker
from renderer.plates import quiet_band
from renderer.setting import NAME, SMALL, TEXT, TITLE, fitting, line
from renderer.sprites import Box, Icon, Panel, Part

PHASES = ("vehicles", "dice", "action", "hazards", "harvesting", "end")
CRESTS = {
    "atreides": "atreides",
    "harkonnen": "harkonnen",
    "house_atreides": "atreides",
    "fremen_ally": "fremen",
    "house_harkonnen": "harkonnen",
    "corrino_ally": "emperor",
}
"""Sides and sub-factions -> the icon of their crest."""


def turn(box: Box, frame: Frame[ArrakisView]) -> Part:
    """Who is awaited, large and in the colour of the side: the first thing to see."""
    part = Part("turn", box)
    seats = shown_seats(frame.view)
    if not seats:
        return quiet_band(part, turn_words(frame))
    tint = SIDES[_side_of(frame.view, seats[0])]
    part.moving.append(Panel(box, "pill", tint))
    side = box.h - 20
    part.moving.append(marker(Box(box.x + 12, box.y + 10, side, side), seats[0], frame))
    crest = CRESTS[_board_of(frame.view, seats[0])]
    part.moving.append(Icon(Box(box.right - side - 12, box.y + 10, side, side), crest))
    room = Box(box.x + side + 22, box.y + 4, box.w - 2 * side - 46, box.h - 8)
    words = turn_words(frame)
    sizes = [size for size in (TITLE, 38, NAME, 28, TEXT, SMALL) if line_height(size) <= room.h]
    part.moving += line(room, words, "serif-bold", fitting([words], room.w, "serif-bold", sizes), f"on:{tint}")
    return part


def shown_seats(view: ArrakisView) -> tuple[int, ...]:
    """Whose colours the banner has: the winners', or those of whom it waits."""
    return view.ending.winners if view.ending is not None else view.awaited


def turn_words(frame: Frame[ArrakisView]) -> str:
    view = frame.view
    if view.ending is not None:
        names = [frame.name(seat) for seat in view.ending.winners]
        if not names and view.automa is not None and view.ending.side:
            names = [frame.label("arrakis-automa")]
        if not names:
            return frame.label("arrakis-over")
        return frame.label("arrakis-won", names=frame.words.join(names), count=len(names))
    if not view.awaited:
        return frame.say(view.phase_name)
    if len(view.awaited) > 1:
        return frame.label("awaited-many", count=len(view.awaited))
    seat = view.awaited[0]
    own = _side_of(view, seat) == view.active
    return frame.label("turn" if own else "awaited", name=frame.name(seat))


def _side_of(view: ArrakisView, seat: int) -> str:
    return next((one.side for one in view.seats if one.seat == seat), "atreides")


def _board_of(view: ArrakisView, seat: int) -> str:
    return next((board.board for board in view.dashboards if board.seat == seat), "atreides")


def progress(box: Box, frame: Frame[ArrakisView]) -> Part:
    """The round in words, and the phases as ticks; the present one is lit."""
    view = frame.view
    part = Part("progress", box)
    part.still.append(Panel(box, "band"))
    inner = box.inset(14, 6)
    words = round_words(frame)
    upper = inner.top(inner.h - 16)
    part.moving += line(upper, words, "sans-bold", fitting([words], inner.w, "sans-bold", (TEXT, SMALL)), "paper")
    now = PHASES.index(view.phase) if view.phase in PHASES else len(PHASES) if view.ending else -1
    for number, tick in enumerate(inner.below(inner.h - 12).columns(len(PHASES), 6)):
        tint = "gold" if number == now else "dune" if number < now else "ash"
        part.moving.append(Panel(tick.middle(tick.w, 10), "bar", tint))
    return part


def round_words(frame: Frame[ArrakisView]) -> str:
    return frame.label("arrakis-round", round=frame.view.round, phase=frame.say(frame.view.phase_name))


def holder(frame: Frame[ArrakisView], board: DashboardView) -> str:
    """Who holds a dashboard: a player, or the automa."""
    return frame.name(board.seat) if board.seat is not None else frame.label("arrakis-automa")
