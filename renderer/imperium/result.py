"""The end: who won, where the points came from, and how the score grew round by round."""

from __future__ import annotations

from games.imperium.views import ImperiumView, PlayerView
from renderer.frame import Frame
from renderer.paint.type import width
from renderer.pieces import marker
from renderer.plates import won_by
from renderer.setting import NAME, SMALL, TEXT, TITLE, fitting, heading, line, shorten
from renderer.sprites import Box, Drawing, Icon, Panel, Part, Sprite, Stroke

SOURCE = 46
"""The height of a line of sources, and the room of its points."""
BREAKERS = ("spice", "solari", "water", "garrison")
"""What breaks ties, in order."""


def result(frame: Frame[ImperiumView]) -> Drawing:
    width, height = (1600, 1100) if frame.wide else (1080, 1620)
    drawing = Drawing(width, height)
    page = Box(0, 0, width, height).inset(16)
    drawing.parts.append(_title(page.top(150), frame))
    rest = page.below(160)
    if frame.wide:
        table, chart = rest.left(880), rest.after(890)
    else:
        table, chart = rest.top(880), rest.below(890)
    places = ranking(frame.view)
    for rank, (box, seat) in enumerate(zip(table.rows(len(places), 10), places, strict=True), start=1):
        drawing.parts.append(_place(box, rank, seat, frame))
    drawing.parts.append(_chart(chart, frame))
    return drawing


def ranking(view: ImperiumView) -> list[int]:
    """Seats from first to last; before the end, by points."""
    if view.ranking:
        return list(view.ranking)
    return sorted(range(len(view.players)), key=lambda seat: -view.players[seat].vp)


def _title(box: Box, frame: Frame[ImperiumView]) -> Part:
    part = Part("title", box)
    winner = ranking(frame.view)[0]
    part.moving.append(Panel(box, "pill", frame.tint(winner)))
    side = box.h - 40
    part.moving.append(marker(Box(box.x + 24, box.y + 20, side, side), winner, frame))
    room = Box(box.x + side + 50, box.y + 10, box.w - side - 80, box.h - 20)
    words = frame.label("wins", name=frame.name(winner))
    size = fitting([words], room.w, "serif-bold", (64, TITLE, NAME))
    leader = frame.view.players[winner].leader
    if leader is not None and width(words, "serif-bold", size) <= room.w - 2 * box.h:
        part.moving.append(won_by(box, f"imperium/leader/{leader.key}"))
        room = room.left(room.w - 2 * box.h)
    decided = frame.view.decided_by
    upper = room if decided is None else room.top(room.h * 3 // 5)
    part.moving += line(upper, words, "serif-bold", size, f"on:{frame.tint(winner)}")
    if decided is not None:
        lower = room.below(upper.h)
        words = frame.label("decided", what=decided)
        part.moving += line(lower, words, "sans", TEXT, f"on:{frame.tint(winner)}")
    return part


def _place(box: Box, rank: int, seat: int, frame: Frame[ImperiumView]) -> Part:
    """A player's rank and points, what would have broken a tie, and where the points came from."""
    player = frame.view.players[seat]
    part = Part(f"place:{rank}", box)
    part.moving.append(Panel(box, "mat-lit" if rank == 1 else "mat"))
    inner = box.inset(20, 10)
    side = min(inner.h, 104)
    part.moving.append(Icon(inner.left(side).middle(side, side), "vp", str(player.vp)))
    body = inner.after(side + 20)
    head = body.top(48)
    part.moving.append(marker(head.left(44).middle(44, 44), seat, frame))
    left = head.after(head.w - len(BREAKERS) * 54)
    part.moving += _left_over(left, player, frame)
    who = head.after(56).left(head.w - left.w - 64)
    name = f"{rank}. {frame.name(seat)}"
    size = fitting([name], who.w, "serif-bold", (NAME, TEXT))
    part.moving += line(who, name, "serif-bold", size, "paper")
    part.moving += _sources(body.below(56), seat, frame)
    return part


def _left_over(box: Box, player: PlayerView, frame: Frame[ImperiumView]) -> list[Sprite]:
    """What was left over, in the order in which it breaks ties."""
    colour = frame.tint(player.seat)
    return [
        Icon(place.middle(46, 46), name, str(getattr(player, name)), colour if name == "garrison" else "")
        for name, place in zip(BREAKERS, box.columns(len(BREAKERS)), strict=True)
    ]


def _sources(box: Box, seat: int, frame: Frame[ImperiumView]) -> list[Sprite]:
    """Where the points came from: each source after its points, in as many lines as the box has."""
    scores = frame.view.scores[seat] if seat < len(frame.view.scores) else ()
    placed: list[Sprite] = []
    x, y = box.x, box.y
    for score in scores:
        words = shorten(frame.say(score.source), box.w - SOURCE, "sans", TEXT)
        wide = SOURCE + width(words, "sans", TEXT)
        if x > box.x and x + wide > box.right:
            x, y = box.x, y + SOURCE
        if y + SOURCE > box.bottom:
            break
        placed.append(Icon(Box(x, y, SOURCE - 2, SOURCE - 2), "vp", str(score.points)))
        placed += line(Box(x + SOURCE, y, wide - SOURCE, SOURCE - 2), words, "sans", TEXT, "sand")
        x += wide + 26
    return placed


def _chart(box: Box, frame: Frame[ImperiumView]) -> Part:
    """Victory points by round: a line for each player, their marker at its end."""
    part = Part("chart", box)
    part.moving.append(Panel(box, "stage"))
    inner = box.inset(24, 16)
    part.moving += heading(inner.top(36), frame.label("chart"), "sand")
    rounds = frame.view.chart
    if not rounds:
        return part
    plot = Box(inner.x + 40, inner.y + 56, inner.w - 130, inner.h - 100)
    highest = max(12, *(points for row in rounds for points in row))
    part.moving += _axes(plot, len(rounds), highest)
    seats = range(len(frame.view.players))
    ends: list[Sprite] = []
    for seat in seats:
        points = [
            (_x(plot, n, len(rounds)), _y(plot, row[seat], highest) + 4 * seat - 6) for n, row in enumerate(rounds)
        ]
        part.moving.append(Stroke(plot.inset(-12), tuple(points), frame.tint(seat), 6))
        ends.append(_end(plot, [row[seat] for row in rounds], seat, highest, frame))
    part.marks += ends
    return part


def _x(plot: Box, number: int, count: int) -> int:
    return plot.x + (plot.w * number // max(count - 1, 1))


def _y(plot: Box, points: int, highest: int) -> int:
    return plot.bottom - plot.h * points // highest


def _end(plot: Box, points: list[int], seat: int, highest: int, frame: Frame[ImperiumView]) -> Icon:
    """Markers of equal scores stand beside each other."""
    equal = sum(1 for other in frame.view.chart[-1][:seat] if other == points[-1])
    y = _y(plot, points[-1], highest)
    return marker(Box(plot.right - 19 + 28 * equal, y - 19, 38, 38), seat, frame)


def _axes(plot: Box, rounds: int, highest: int) -> list[Sprite]:
    placed: list[Sprite] = []
    for points in range(0, highest + 1, 2):
        y = _y(plot, points, highest)
        placed.append(Panel(Box(plot.x, y - 1, plot.w, 2), "bar", "gold" if points == 10 else "ash"))
        placed += line(Box(plot.x - 44, y - 14, 36, 28), str(points), "sans", SMALL, "sand", "right")
    for number in range(rounds):
        if number % 2 == 0 or number == rounds - 1:
            x = _x(plot, number, rounds)
            placed += line(Box(x - 20, plot.bottom + 8, 40, 28), str(number + 1), "sans", SMALL, "sand", "centre")
    return placed
