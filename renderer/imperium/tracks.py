"""Influence tracks, the score track, the ticks of the rounds, and whose turn it is."""

from __future__ import annotations

from games.imperium.views import ImperiumView, PlayerView
from renderer.frame import Frame
from renderer.imperium.glyphs import FACTIONS
from renderer.paint.type import width
from renderer.pieces import marker
from renderer.setting import ELLIPSIS, NAME, SMALL, TEXT, TITLE, fitting, heading, line
from renderer.sprites import Box, Icon, Panel, Part, Ring, Sprite

TOP = 6
"""The last step of an influence track."""
FRIEND, ALLY = 2, 4
"""The steps that bring a victory point, and the bonus with the alliance."""
HEAD, HEAD_LYING = 28, 56
"""Title of the lying tracks; the same with what the steps bring."""
ROMAN = ("", "I", "II", "III")
LONG_NAME = 14
GOAL = 10
"""The points that end the game."""
SCORES = 13
"""Steps of the score track: 0 to 12; whoever passes them stands on the last."""


def influence(box: Box, faction: str, frame: Frame[ImperiumView]) -> Part:
    """A vertical track: a lane for each player, so that markers never cover each other."""
    view = frame.view
    part = Part(f"track:{faction}", box)
    part.still.append(Panel(box, "group"))
    scale, lanes = box.left(28), box.after(28).inset(2, 0).columns(len(view.players), 2)
    foot = 30
    step = (box.h - foot - 6) / (TOP + 1)
    part.still += [
        Panel(Box(box.x, box.bottom - foot, box.w, foot), "rail"),
        Icon(Box(scale.x, box.bottom - 29, 28, 28), faction),
    ]
    for level in range(1, TOP + 1):
        tick = round(_level(box, foot, step, level))
        part.still.append(Panel(Box(box.x + 28, tick, box.w - 32, 1), "bar", "ash"))
    for level, icon in ((FRIEND, "vp"), (ALLY, "alliance")):
        y = _level(box, foot, step, level)
        part.still.append(Panel(Box(box.x + 28, round(y) - 1, box.w - 30, 2), "bar", "dune"))
        part.still.append(
            Icon(Box(scale.x + 2, round(y) - 12, 24, 24), icon, tint=faction if icon == "alliance" else "")
        )
    for player, lane in zip(view.players, lanes, strict=True):
        part.moving += _lane(lane, box, foot, step, faction, player, frame)
        if _has_moved(player, faction, frame):
            y = round(_level(box, foot, step, player.influence[faction]))
            around = Box(lane.x - 2, y - 16, lane.w + 4, 32)
            part.marks.append(Ring(around, frame.tags.get(part.name, "")))
    return part


def lying_tracks(box: Box, frame: Frame[ImperiumView]) -> list[Part]:
    """All tracks lying down, for a narrow page: titled, with what their steps bring above the steps."""
    head, tracks = box.top(HEAD_LYING), box.below(HEAD_LYING).inset(5, 0).top(box.h - HEAD_LYING - 6)
    title = Part("tracks", head)
    title.still.append(Panel(box, "group"))
    title.still += heading(head.top(HEAD).inset(12, 0), frame.label("influence"), "sand")
    for level in range(1, TOP + 1):
        at = Box(round(_along(_lying(tracks), level)) - 13, head.y + HEAD, 26, 26)
        title.still += _what_it_brings(at, level)
    return [
        title,
        *(_lying_track(row, faction, frame) for row, faction in zip(tracks.rows(4, 4), FACTIONS, strict=True)),
    ]


def _what_it_brings(at: Box, level: int) -> list[Sprite]:
    """The reward of a step, the number of one that brings nothing."""
    reward = {FRIEND: "vp", ALLY: "alliance"}.get(level)
    return [Icon(at, reward)] if reward else list(line(at, str(level), "sans-bold", SMALL, "sand", "centre"))


def _lying(box: Box) -> Box:
    """The steps of a lying track, after its crest."""
    return box.after(38).inset(2)


def _along(steps: Box, level: float) -> float:
    """The middle of a step; the end is left for the crest of an alliance."""
    return steps.x + (level + 0.5) * (steps.w - 26) / (TOP + 1)


def _lying_track(box: Box, faction: str, frame: Frame[ImperiumView]) -> Part:
    """A line for each player, from the crest to the right."""
    part = Part(f"track:{faction}", box)
    steps = _lying(box)
    part.still += [Panel(box, "rail"), Icon(box.left(38).middle(34, 34), faction)]
    for level in range(1, TOP + 1):
        ink, wide = ("dune", 2) if level in (FRIEND, ALLY) else ("ash", 1)
        part.still.append(Panel(Box(round(_along(steps, level)), steps.y, wide, steps.h), "bar", ink))
    for player, lane in zip(frame.view.players, steps.rows(len(frame.view.players)), strict=True):
        reached, side = player.influence[faction], min(lane.h, 26)
        at = Box(round(_along(lane, reached) - side / 2), lane.y + (lane.h - side) // 2, side, side)
        if reached:
            bar = Box(lane.x, lane.y + lane.h // 2 - 5, at.x - lane.x + 4, 10)
            part.moving.append(Panel(bar, "bar", frame.tint(player.seat)))
        part.moving.append(marker(at, player.seat, frame))
        if frame.view.alliances.get(faction) == player.seat:
            part.moving.append(Icon(Box(lane.right - side, at.y, side, side), "alliance", tint=faction))
        if _has_moved(player, faction, frame):
            part.marks.append(Ring(at.inset(-4), frame.tags.get(part.name, "")))
    return part


def _has_moved(player: PlayerView, faction: str, frame: Frame[ImperiumView]) -> bool:
    before = frame.before
    return before is not None and before.players[player.seat].influence[faction] != player.influence[faction]


def _level(box: Box, foot: int, step: float, level: int) -> float:
    return box.bottom - foot - 3 - (level + 0.5) * step


def _lane(
    lane: Box, box: Box, foot: int, step: float, faction: str, player: PlayerView, frame: Frame[ImperiumView]
) -> list[Sprite]:
    y = round(_level(box, foot, step, player.influence[faction]))
    side = min(lane.w, 26)
    x = lane.x + (lane.w - side) // 2
    bottom = box.bottom - foot - 3
    placed: list[Sprite] = []
    if player.influence[faction]:
        bar = Box(lane.x + lane.w // 2 - 6, y, 12, bottom - y)
        placed.append(Panel(bar, "bar", frame.tint(player.seat)))
    placed.append(marker(Box(x, y - side // 2, side, side), player.seat, frame))
    if frame.view.alliances.get(faction) == player.seat:
        # The crest stands above its holder, below only at the very top.
        above = y - side // 2 - lane.w - 1
        crest = above if above >= box.y else y + side // 2 + 1
        placed.append(Icon(Box(lane.x, crest, lane.w, lane.w), "alliance", tint=faction))
    number = Box(lane.x, box.bottom - foot, lane.w, foot)
    return placed + list(line(number, str(player.influence[faction]), "sans-bold", SMALL, "paper", "centre"))


def scores(box: Box, frame: Frame[ImperiumView]) -> Part:
    """The score track: numbered steps, the markers of those who share a step side by side."""
    part = Part("scores", box)
    part.still.append(Panel(box, "band"))
    for points, cell in enumerate(box.inset(5, 5).columns(SCORES, 3)):
        number, place = _step(cell)
        part.still.append(Panel(cell, "step"))
        part.still += line(number, str(points), "sans-bold", SMALL, "gold" if points >= GOAL else "sand", "centre")
        here = [p.seat for p in frame.view.players if min(max(p.vp, 0), SCORES - 1) == points]
        part.moving += _sharing(place, here, frame)
    return part


def _step(cell: Box) -> tuple[Box, Box]:
    """Its number, and the place of markers: beside it on a long track, else above."""
    if cell.w > cell.h:
        return cell.left(30), cell.after(30).left(cell.w - 33)
    return Box(cell.x, cell.bottom - 26, cell.w, 24), cell.top(cell.h - 26).inset(1)


def _sharing(place: Box, seats: list[int], frame: Frame[ImperiumView]) -> list[Sprite]:
    """One marker in full, two side by side where there is room, more in a square."""
    if not seats:
        return []
    rows = 1 if len(seats) <= 2 and place.w >= 48 else min(len(seats), 2)
    across = -(-len(seats) // rows)
    places = [box for row in place.rows(rows) for box in row.columns(across)]
    side = min(min(min(box.w, box.h) for box in places) - 2, 38 + 4 * (len(seats) == 1))
    return [marker(box.middle(side, side), seat, frame) for box, seat in zip(places, seats, strict=False)]


def rounds(box: Box, frame: Frame[ImperiumView]) -> Part:
    """The rounds as a row of conflicts, I to III; the present one is lit."""
    view = frame.view
    part = Part("rounds", box)
    part.still.append(Panel(box, "band"))
    inner = box.inset(12, 4)
    title = frame.label("round", round=max(view.round, 1), of=len(view.conflict_levels))
    phase = frame.label(f"phase-{view.phase}")
    part.moving += heading(inner.top(inner.h // 2), f"{title} · {phase}", "paper")
    ticks = inner.below(inner.h // 2).columns(len(view.conflict_levels), 4)
    for number, (tick, level) in enumerate(zip(ticks, view.conflict_levels, strict=True), start=1):
        now = number == view.round
        tint = "gold" if now else "dune" if number < view.round else "ash"
        cell = tick.inset(0, 1)
        part.moving.append(Panel(cell, "chip", tint))
        part.moving += line(cell, ROMAN[level], "serif-bold", SMALL, "night" if now else f"on:{tint}", "centre")
    return part


def turn(box: Box, frame: Frame[ImperiumView]) -> Part:
    """Whose turn it is, large and in their colour: the first thing to see."""
    part = Part("turn", box)
    waited = whose_turn(frame.view)
    if not waited:
        part.moving.append(Panel(box, "band"))
        part.moving += line(box.inset(20, 0), frame.label(f"phase-{frame.view.phase}"), "serif-bold", TITLE, "paper")
        return part
    first = waited[0]
    part.moving.append(Panel(box, "pill", frame.tint(first)))
    text = turn_words(frame, waited)
    if width(text, "serif-bold", TEXT) > box.w - box.h and len(waited) == 1:
        text = turn_words(frame, waited, LONG_NAME)
    x = box.x + 12
    for number in waited[:4]:
        side = box.h - 28 if len(waited) == 1 else 44
        part.moving.append(marker(Box(x, box.y + (box.h - side) // 2, side, side), number, frame))
        x += side + 6
    room = Box(x + 6, box.y, box.right - x - 20, box.h)
    size = fitting([text], room.w, "serif-bold", (TITLE, 38, NAME, TEXT))
    part.moving += line(room, text, "serif-bold", size, f"on:{frame.tint(first)}")
    return part


def whose_turn(view: ImperiumView) -> list[int]:
    """Who is awaited, the active player first."""
    waited = list(view.awaited)
    if view.active is not None and view.active in waited:
        waited.remove(view.active)
        waited.insert(0, view.active)
    return waited


def turn_words(frame: Frame[ImperiumView], waited: list[int], longest: int = 100) -> str:
    """Whose turn it is in words, a long name cut where room is short."""
    if len(waited) == 1:
        key = "turn" if waited[0] == frame.view.active else "awaited"
        name = frame.name(waited[0])
        return frame.label(key, name=name if len(name) <= longest else name[: longest - 1].rstrip() + ELLIPSIS)
    return frame.label("awaited-many", count=len(waited))
