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
SCALE, FOOT = 34, 36
"""Of a track: the column of what its steps bring, and the line of its crest and of everybody's figure."""
HEAD = 28
"""The title of tracks that stand together."""
ROMAN = ("", "I", "II", "III")
LONG_NAME = 14
GOAL = 10
"""The points that end the game."""
SCORES = 13
"""Steps of the score track: 0 to 12; whoever passes them stands on the last."""


def influence(box: Box, faction: str, frame: Frame[ImperiumView]) -> Part:
    """A vertical track: a lane for each player, so that markers never cover each other, and how far they are below."""
    part = Part(f"track:{faction}", box)
    foot = box.below(box.h - FOOT)
    part.still += [Panel(box, "group"), Panel(foot, "rail"), Icon(foot.left(SCALE).middle(SCALE, SCALE), faction)]
    for level in range(1, TOP + 1):
        part.still += _step(box, faction, level)
    lanes = box.after(SCALE).inset(2, 0).columns(len(frame.view.players), 2)
    for player, lane in zip(frame.view.players, lanes, strict=True):
        part.moving += _lane(lane, faction, player, frame)
        if _has_moved(player, faction, frame):
            around = Box(lane.x - 2, _level(box, player.influence[faction]) - 16, lane.w + 4, 32)
            part.marks.append(Ring(around, frame.tags.get(part.name, "")))
    return part


def _step(box: Box, faction: str, level: int) -> list[Sprite]:
    """A line across the lanes; where the step brings something, a broader one from what it brings."""
    y, across = _level(box, level), box.after(SCALE).left(box.w - SCALE - 2)
    reward = {FRIEND: "vp", ALLY: "alliance"}.get(level)
    if reward is None:
        return [Panel(Box(across.x, y, across.w, 1), "bar", "ash")]
    icon = Icon(Box(box.x + 4, y - 13, 26, 26), reward, tint=faction if level == ALLY else "")
    return [Panel(Box(across.x, y - 1, across.w, 2), "bar", "dune"), icon]


def together(box: Box, frame: Frame[ImperiumView]) -> list[Part]:
    """All tracks two and two, for a narrow page, under one title."""
    head, rest = box.top(HEAD), box.below(HEAD).inset(3, 0).top(box.h - HEAD - 4)
    title = Part("tracks", head)
    title.still += [Panel(box, "group"), *heading(head.inset(12, 0), frame.label("influence"), "sand")]
    places = [place for row in rest.rows(2, 4) for place in row.columns(2, 4)]
    return [title, *(influence(place, faction, frame) for place, faction in zip(places, FACTIONS, strict=True))]


def _has_moved(player: PlayerView, faction: str, frame: Frame[ImperiumView]) -> bool:
    before = frame.before
    return before is not None and before.players[player.seat].influence[faction] != player.influence[faction]


def _level(box: Box, level: int) -> int:
    """The middle of a step."""
    return round(box.bottom - FOOT - 3 - (level + 0.5) * (box.h - FOOT - 6) / (TOP + 1))


def _lane(lane: Box, faction: str, player: PlayerView, frame: Frame[ImperiumView]) -> list[Sprite]:
    reached, colour = player.influence[faction], frame.tint(player.seat)
    y, foot = _level(lane, reached), lane.below(lane.h - FOOT)
    side = min(lane.w, 26)
    placed: list[Sprite] = []
    if reached:
        placed.append(Panel(Box(lane.x + lane.w // 2 - 6, y, 12, foot.y - 3 - y), "bar", colour))
    placed.append(marker(Box(lane.x + (lane.w - side) // 2, y - side // 2, side, side), player.seat, frame))
    if frame.view.alliances.get(faction) == player.seat:
        # The crest stands above its holder, below only at the very top.
        above = y - side // 2 - lane.w - 1
        crest = above if above >= lane.y else y + side // 2 + 1
        placed.append(Icon(Box(lane.x, crest, lane.w, lane.w), "alliance", tint=faction))
    return [*placed, *line(foot, str(reached), "sans-bold", TEXT, "paper", "centre")]


def scores(box: Box, frame: Frame[ImperiumView]) -> Part:
    """The score track: numbered steps, the markers of those who share a step side by side."""
    part = Part("scores", box)
    part.still.append(Panel(box, "band"))
    for points, cell in enumerate(box.inset(5, 5).columns(SCORES, 3)):
        number, place = _cell(cell)
        part.still.append(Panel(cell, "step"))
        part.still += line(number, str(points), "sans-bold", SMALL, "gold" if points >= GOAL else "sand", "centre")
        here = [p.seat for p in frame.view.players if min(max(p.vp, 0), SCORES - 1) == points]
        part.moving += _sharing(place, here, frame)
    return part


def _cell(cell: Box) -> tuple[Box, Box]:
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
