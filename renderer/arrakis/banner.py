"""The banner: whose turn it is, the round and the phase."""

from __future__ import annotations

from games.arrakis.views import ArrakisView, DashboardView
from renderer.arrakis.icons_pieces import SIDE_COLOURS
from renderer.card_parts import draw_idle_band
from renderer.context import RenderContext
from renderer.markers import make_marker
from renderer.paint.fonts import get_line_height
from renderer.sprites import Box, Icon, Panel, Part
from renderer.typesetting import NAME, SMALL, TEXT, TITLE, fit_line_size, set_line

PHASES = ("vehicles", "dice", "action", "hazards", "harvesting", "end")
"""The phases of a round, in order."""
CRESTS = {
    "atreides": "atreides",
    "harkonnen": "harkonnen",
    "house_atreides": "atreides",
    "fremen_ally": "fremen",
    "house_harkonnen": "harkonnen",
    "corrino_ally": "emperor",
}
"""Side or sub-faction -> icon of its crest."""


def make_crest(box: Box, board: str) -> Icon:
    """Return the crest of a side or sub-faction. The crests of the two sides have the colours of the map."""
    return Icon(box, CRESTS[board], "", SIDE_COLOURS["atreides"] if CRESTS[board] == "atreides" else "")


def make_side_marker(box: Box, seat: int, context: RenderContext[ArrakisView]) -> Icon:
    """Return a player's marker in the colour of the side. Shape and letter tell partners apart."""
    return make_marker(box, seat, context, SIDE_COLOURS[find_side_of(context.view, seat)])


def draw_turn(box: Box, context: RenderContext[ArrakisView]) -> Part:
    """Draw the player who is to act, large and in the colour of the side."""
    part = Part("turn", box)
    seats = find_shown_seats(context.view)
    if not seats:
        return draw_idle_band(part, describe_turn(context))
    tint = SIDE_COLOURS[find_side_of(context.view, seats[0])]
    part.changing.append(Panel(box, "pill", tint))
    side = box.h - 20
    part.changing.append(make_side_marker(Box(box.x + 12, box.y + 10, side, side), seats[0], context))
    part.changing.append(
        make_crest(Box(box.right - side - 12, box.y + 10, side, side), _find_board(context.view, seats[0]))
    )
    room = Box(box.x + side + 22, box.y + 4, box.w - 2 * side - 46, box.h - 8)
    words = describe_turn(context)
    sizes = [size for size in (TITLE, 38, NAME, 28, TEXT, SMALL) if get_line_height(size) <= room.h]
    part.changing += set_line(
        room, words, "serif-bold", fit_line_size([words], room.w, "serif-bold", sizes), f"on:{tint}"
    )
    return part


def find_shown_seats(view: ArrakisView) -> tuple[int, ...]:
    """Return the seats whose colours the banner has: the winners, or the players who are to act."""
    return view.ending.winners if view.ending is not None else view.awaited


def describe_turn(context: RenderContext[ArrakisView]) -> str:
    view = context.view
    if view.ending is not None:
        names = [context.name(seat) for seat in view.ending.winners]
        if not names and view.automa is not None and view.ending.side:
            names = [context.label("arrakis-automa")]
        if not names:
            return context.label("arrakis-over")
        return context.label("arrakis-won", names=context.words.join(names), count=len(names))
    if not view.awaited:
        return context.say(view.phase_name)
    if len(view.awaited) > 1:
        return context.label("awaited-many", count=len(view.awaited))
    seat = view.awaited[0]
    own = find_side_of(view, seat) == view.active
    return context.label("turn" if own else "awaited", name=context.name(seat))


def find_side_of(view: ArrakisView, seat: int) -> str:
    """Return the side of a seat."""
    return next((one.side for one in view.seats if one.seat == seat), "atreides")


def _find_board(view: ArrakisView, seat: int) -> str:
    return next((board.board for board in view.dashboards if board.seat == seat), "atreides")


def draw_progress(box: Box, context: RenderContext[ArrakisView]) -> Part:
    """Draw the round in words, and the phases as ticks. The current one is lit."""
    view = context.view
    part = Part("progress", box)
    part.static.append(Panel(box, "band"))
    inner = box.inset(14, 6)
    words = describe_round(context)
    upper = inner.top(inner.h - 16)
    part.changing += set_line(
        upper, words, "sans-bold", fit_line_size([words], inner.w, "sans-bold", (TEXT, SMALL)), "paper"
    )
    now = PHASES.index(view.phase) if view.phase in PHASES else len(PHASES) if view.ending else -1
    for number, tick in enumerate(inner.below(inner.h - 12).columns(len(PHASES), 6)):
        tint = "gold" if number == now else "dune" if number < now else "ash"
        part.changing.append(Panel(tick.middle(tick.w, 10), "bar", tint))
    return part


def describe_round(context: RenderContext[ArrakisView]) -> str:
    return context.label("arrakis-round", round=context.view.round, phase=context.say(context.view.phase_name))


def name_holder(context: RenderContext[ArrakisView], board: DashboardView) -> str:
    """Return who holds a dashboard: a player, or the automa."""
    return context.name(board.seat) if board.seat is not None else context.label("arrakis-automa")
