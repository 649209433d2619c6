"""Influence tracks, the score track, the rounds, and whose turn it is."""

from __future__ import annotations

from games.imperium.views import ImperiumView, PlayerView
from renderer.context import RenderContext
from renderer.imperium.glyphs import FACTIONS
from renderer.markers import make_marker
from renderer.paint.fonts import measure_text
from renderer.sprites import Box, Icon, Panel, Part, Ring, Sprite
from renderer.typesetting import ELLIPSIS, NAME, SMALL, TEXT, TITLE, fit_line_size, set_heading, set_line

LAST_STEP = 6
"""The last step of an influence track."""
FRIEND_STEP, ALLIANCE_STEP = 2, 4
"""The steps that give a victory point, and the bonus with the alliance."""
REWARD_WIDTH, FOOT_HEIGHT = 34, 36
"""The width of the column with the rewards of the steps, and the height of the line with crest and numbers."""
HEAD_HEIGHT = 28
"""The height of the title above several tracks."""
ROMAN = ("", "I", "II", "III")
MAX_NAME_LETTERS = 14
"""The most letters of a name where room is short."""
SCORE_STEPS = 13
"""Steps of the score track: 0 to 12. Players with more points stand on the last step."""


def draw_influence(box: Box, faction: str, context: RenderContext[ImperiumView]) -> Part:
    """Draw the influence track of a faction. Each player has a lane, so that markers never overlap, and a number
    below.
    """
    part = Part(f"track:{faction}", box)
    foot = box.below(box.h - FOOT_HEIGHT)
    part.static += [
        Panel(box, "group"),
        Panel(foot, "rail"),
        Icon(foot.left(REWARD_WIDTH).middle(REWARD_WIDTH, REWARD_WIDTH), faction),
    ]
    for level in range(1, LAST_STEP + 1):
        part.static += _draw_step(box, faction, level)
    lanes = box.after(REWARD_WIDTH).inset(2, 0).columns(len(context.view.players), 2)
    for player, lane in zip(context.view.players, lanes, strict=True):
        part.changing += _draw_lane(lane, faction, player, context)
        if _has_moved(player, faction, context):
            around = Box(lane.x - 2, _find_step_y(box, player.influence[faction]) - 16, lane.w + 4, 32)
            part.marks.append(Ring(around, context.mentions.get(part.name, "")))
    return part


def _draw_step(box: Box, faction: str, level: int) -> list[Sprite]:
    """Draw a line across the lanes, and the reward of the step if it has one."""
    y, across = _find_step_y(box, level), box.after(REWARD_WIDTH).left(box.w - REWARD_WIDTH - 2)
    reward = {FRIEND_STEP: "vp", ALLIANCE_STEP: "alliance"}.get(level)
    if reward is None:
        return [Panel(Box(across.x, y, across.w, 1), "bar", "ash")]
    icon = Icon(Box(box.x + 4, y - 13, 26, 26), reward, tint=faction if level == ALLIANCE_STEP else "")
    return [Panel(Box(across.x, y - 1, across.w, 2), "bar", "dune"), icon]


def draw_all_tracks(box: Box, context: RenderContext[ImperiumView]) -> list[Part]:
    """Draw all tracks under one title, two in a row, for a narrow page."""
    head, rest = box.top(HEAD_HEIGHT), box.below(HEAD_HEIGHT).inset(3, 0).top(box.h - HEAD_HEIGHT - 4)
    title = Part("tracks", head)
    title.static += [Panel(box, "group"), *set_heading(head.inset(12, 0), context.label("influence"), "sand")]
    places = [place for row in rest.rows(2, 4) for place in row.columns(2, 4)]
    return [title, *(draw_influence(place, faction, context) for place, faction in zip(places, FACTIONS, strict=True))]


def _has_moved(player: PlayerView, faction: str, context: RenderContext[ImperiumView]) -> bool:
    before = context.before
    return before is not None and before.players[player.seat].influence[faction] != player.influence[faction]


def _find_step_y(box: Box, level: int) -> int:
    """Return the y of the middle of a step."""
    return round(box.bottom - FOOT_HEIGHT - 3 - (level + 0.5) * (box.h - FOOT_HEIGHT - 6) / (LAST_STEP + 1))


def _draw_lane(lane: Box, faction: str, player: PlayerView, context: RenderContext[ImperiumView]) -> list[Sprite]:
    reached, colour = player.influence[faction], context.tint(player.seat)
    y, foot = _find_step_y(lane, reached), lane.below(lane.h - FOOT_HEIGHT)
    side = min(lane.w, 26)
    placed: list[Sprite] = []
    if reached:
        placed.append(Panel(Box(lane.x + lane.w // 2 - 6, y, 12, foot.y - 3 - y), "bar-lit", colour))
    placed.append(make_marker(Box(lane.x + (lane.w - side) // 2, y - side // 2, side, side), player.seat, context))
    if context.view.alliances.get(faction) == player.seat:
        # The crest stands above its holder's marker, or below it at the top of the track.
        above = y - side // 2 - lane.w - 1
        crest = above if above >= lane.y else y + side // 2 + 1
        placed.append(Icon(Box(lane.x, crest, lane.w, lane.w), "alliance", tint=faction))
    return [*placed, *set_line(foot, str(reached), "sans-bold", TEXT, "paper", "centre")]


def draw_scores(box: Box, context: RenderContext[ImperiumView]) -> Part:
    """Draw the score track. Markers on the same step stand side by side."""
    part = Part("scores", box)
    part.static.append(Panel(box, "band"))
    goal = context.view.goal
    for points, cell in enumerate(box.inset(5, 5).columns(SCORE_STEPS, 3)):
        number, place = _split_cell(cell)
        part.static.append(Panel(cell, "step"))
        part.static += set_line(number, str(points), "sans-bold", SMALL, "gold" if points >= goal else "sand", "centre")
        here = [p.seat for p in context.view.players if min(max(p.vp, 0), SCORE_STEPS - 1) == points]
        part.changing += _draw_markers(place, here, context)
    return part


def _split_cell(cell: Box) -> tuple[Box, Box]:
    """Return the boxes of number and markers. The markers are beside the number in a wide cell, else above it."""
    if cell.w > cell.h:
        return cell.left(30), cell.after(30).left(cell.w - 33)
    return Box(cell.x, cell.bottom - 26, cell.w, 24), cell.top(cell.h - 26).inset(1)


def _draw_markers(place: Box, seats: list[int], context: RenderContext[ImperiumView]) -> list[Sprite]:
    """Draw the markers on one step: one in full, two side by side if there is room, more in a square."""
    if not seats:
        return []
    rows = 1 if len(seats) <= 2 and place.w >= 48 else min(len(seats), 2)
    across = -(-len(seats) // rows)
    places = [box for row in place.rows(rows) for box in row.columns(across)]
    side = min(min(min(box.w, box.h) for box in places) - 2, 38 + 4 * (len(seats) == 1))
    return [make_marker(box.middle(side, side), seat, context) for box, seat in zip(places, seats, strict=False)]


def draw_rounds(box: Box, context: RenderContext[ImperiumView]) -> Part:
    """Draw the rounds as a row of conflict levels. The current one is lit."""
    view = context.view
    part = Part("rounds", box)
    part.static.append(Panel(box, "band"))
    inner = box.inset(12, 4)
    title = context.label("round", round=max(view.round, 1), of=len(view.conflict_levels))
    phase = context.label(f"phase-{view.phase}")
    part.changing += set_heading(inner.top(inner.h // 2), f"{title} · {phase}", "paper")
    ticks = inner.below(inner.h // 2).columns(len(view.conflict_levels), 4)
    for number, (tick, level) in enumerate(zip(ticks, view.conflict_levels, strict=True), start=1):
        now = number == view.round
        tint = "gold" if now else "dune" if number < view.round else "ash"
        cell = tick.inset(0, 1)
        part.changing.append(Panel(cell, "chip", tint))
        part.changing += set_line(cell, ROMAN[level], "serif-bold", SMALL, "night" if now else f"on:{tint}", "centre")
    return part


def draw_turn(box: Box, context: RenderContext[ImperiumView]) -> Part:
    """Draw whose turn it is, large and in the player's colour."""
    part = Part("turn", box)
    waiting_seats = find_waiting_seats(context.view)
    if not waiting_seats:
        part.changing.append(Panel(box, "band"))
        part.changing += set_line(
            box.inset(20, 0), context.label(f"phase-{context.view.phase}"), "serif-bold", TITLE, "paper"
        )
        return part
    first = waiting_seats[0]
    part.changing.append(Panel(box, "pill", context.tint(first)))
    text = describe_turn(context, waiting_seats)
    if measure_text(text, "serif-bold", TEXT) > box.w - box.h and len(waiting_seats) == 1:
        text = describe_turn(context, waiting_seats, MAX_NAME_LETTERS)
    x = box.x + 12
    for number in waiting_seats[:4]:
        side = box.h - 28 if len(waiting_seats) == 1 else 44
        part.changing.append(make_marker(Box(x, box.y + (box.h - side) // 2, side, side), number, context))
        x += side + 6
    room = Box(x + 6, box.y, box.right - x - 20, box.h)
    size = fit_line_size([text], room.w, "serif-bold", (TITLE, 38, NAME, TEXT))
    part.changing += set_line(room, text, "serif-bold", size, f"on:{context.tint(first)}")
    return part


def find_waiting_seats(view: ImperiumView) -> list[int]:
    """Return the seats of the players who are to act, the active player first."""
    waiting_seats = list(view.awaited)
    if view.active is not None and view.active in waiting_seats:
        waiting_seats.remove(view.active)
        waiting_seats.insert(0, view.active)
    return waiting_seats


def describe_turn(context: RenderContext[ImperiumView], waiting_seats: list[int], longest: int = 100) -> str:
    """Return in words whose turn it is. Names longer than `longest` are cut."""
    if len(waiting_seats) == 1:
        key = "turn" if waiting_seats[0] == context.view.active else "awaited"
        name = context.name(waiting_seats[0])
        return context.label(key, name=name if len(name) <= longest else name[: longest - 1].rstrip() + ELLIPSIS)
    return context.label("awaited-many", count=len(waiting_seats))
