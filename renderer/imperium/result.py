"""The end: who won, where the points came from, and how the score grew round by round."""

from __future__ import annotations

from games.imperium.views import ImperiumView, PlayerView
from renderer.frame import Frame
from renderer.paint.type import line_height, width
from renderer.pieces import marker
from renderer.plates import portrait, won_by
from renderer.setting import HUGE, NAME, TEXT, TITLE, fitting, heading, line, shorten
from renderer.sprites import Box, Drawing, Icon, Panel, Part, Sprite, Stroke

WIDTH = 1080
"""To be read in the post, on a phone too."""
TITLED, CHART, GAP = 190, 430, 10
HEAD = 74
"""The line of a player's name."""
BUST = 176
"""The width of a leader's scene."""
SOURCE = 50
"""The height of a line of sources, and the room of its points."""
MOST_LINES = 4
BREAKERS = ("spice", "solari", "water", "garrison")
"""What breaks ties, in order."""
FIGURES = 30
"""The type of the chart."""


def result(frame: Frame[ImperiumView]) -> Drawing:
    places = ranking(frame.view)
    heights = [_place_height(seat, frame) for seat in places]
    drawing = Drawing(WIDTH, 32 + TITLED + GAP + sum(heights) + GAP * len(heights) + CHART)
    page = Box(0, 0, WIDTH, drawing.height).inset(16)
    drawing.parts.append(_title(page.top(TITLED), frame))
    page = page.below(TITLED + GAP)
    for rank, (high, seat) in enumerate(zip(heights, places, strict=True), start=1):
        drawing.parts.append(_place(page.top(high), rank, seat, frame))
        page = page.below(high + GAP)
    drawing.parts.append(_chart(page, frame))
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
    side = 130
    part.moving.append(marker(Box(box.x + 24, box.y + (box.h - side) // 2, side, side), winner, frame))
    room = Box(box.x + side + 46, box.y + 14, box.w - side - 70, box.h - 32)
    words = frame.label("wins", name=frame.name(winner))
    leader, beside = frame.view.players[winner].leader, room.left(room.w - 2 * box.h)
    if leader is not None and width(words, "serif-bold", TITLE) <= beside.w:
        part.moving.append(won_by(box, f"imperium/leader/{leader.key}"))
        room = beside
    size = fitting([words], room.w, "serif-bold", (84, 74, HUGE, 54, TITLE, NAME))
    decided = frame.view.decided_by
    upper = room if decided is None else room.top(room.h * 3 // 5)
    part.moving += line(upper, words, "serif-bold", size, f"on:{frame.tint(winner)}")
    if decided is not None:
        words = frame.say(decided)
        size = fitting([words], room.w, "sans", (TITLE, NAME, TEXT))
        part.moving += line(room.below(upper.h), words, "sans", size, f"on:{frame.tint(winner)}")
    return part


def _place_height(seat: int, frame: Frame[ImperiumView]) -> int:
    return 24 + HEAD + SOURCE * max(len(_lines(seat, frame)), 1)


def _place(box: Box, rank: int, seat: int, frame: Frame[ImperiumView]) -> Part:
    """A player's leader, rank and points, what would have broken a tie, and where the points came from."""
    player = frame.view.players[seat]
    part = Part(f"place:{rank}", box)
    part.moving.append(Panel(box, "mat-lit" if rank == 1 else "mat"))
    if player.leader is not None:
        scene = f"imperium/leader/{player.leader.key}"
        part.moving.append(portrait(box.inset(5).left(BUST), scene, 12))
    part.moving.append(Icon(Box(box.x + BUST - 40, box.bottom - 106, 96, 96), "vp", str(player.vp)))
    body = _body(box)
    head = body.top(HEAD)
    part.moving.append(marker(head.left(60).middle(56, 56), seat, frame))
    left = head.after(head.w - len(BREAKERS) * 70)
    part.moving += _left_over(left, player, frame)
    who = head.after(70).left(head.w - left.w - 80)
    name = f"{rank}. {frame.name(seat)}"
    size = fitting([name], who.w, "serif-bold", (48, TITLE, 38, NAME, TEXT))
    part.moving += line(who, name, "serif-bold", size, "paper")
    part.moving += _sources(body.below(HEAD), seat, frame)
    return part


def _body(box: Box) -> Box:
    """What a leader's scene and the points over its edge leave of a place."""
    return box.after(BUST + 64).inset(0, 8).left(box.w - BUST - 78)


def _left_over(box: Box, player: PlayerView, frame: Frame[ImperiumView]) -> list[Sprite]:
    """What was left over, in the order in which it breaks ties."""
    colour = frame.tint(player.seat)
    return [
        Icon(place.middle(62, 62), name, str(getattr(player, name)), colour if name == "garrison" else "")
        for name, place in zip(BREAKERS, box.columns(len(BREAKERS)), strict=True)
    ]


Source = tuple[int, str, int]
"""Points, whence, and how wide both are."""


def _lines(seat: int, frame: Frame[ImperiumView]) -> list[list[Source]]:
    """Where the points came from, in lines."""
    scores = frame.view.scores[seat] if seat < len(frame.view.scores) else ()
    room = _body(Box(0, 0, WIDTH - 32, 0)).w
    lines: list[list[Source]] = []
    for score in scores:
        words = shorten(frame.say(score.source), room - SOURCE, "sans", NAME)
        source = (score.points, words, SOURCE + width(words, "sans", NAME) + 20)
        if lines and sum(wide for _, _, wide in lines[-1]) + source[2] - 20 <= room:
            lines[-1].append(source)
        else:
            lines.append([source])
    return lines[:MOST_LINES]


def _sources(box: Box, seat: int, frame: Frame[ImperiumView]) -> list[Sprite]:
    """Each source after its points."""
    placed: list[Sprite] = []
    for number, sources in enumerate(_lines(seat, frame)):
        x, y = box.x, box.y + number * SOURCE
        for points, words, wide in sources:
            placed.append(Icon(Box(x, y, SOURCE - 4, SOURCE - 4), "vp", str(points)))
            placed += line(Box(x + SOURCE, y, wide - SOURCE, SOURCE - 4), words, "sans", NAME, "sand")
            x += wide
    return placed


def _chart(box: Box, frame: Frame[ImperiumView]) -> Part:
    """Victory points by round: a line for each player, their marker at its end."""
    part = Part("chart", box)
    part.moving.append(Panel(box, "stage"))
    inner = box.inset(24, 14)
    part.moving += heading(inner.top(36), frame.label("chart"), "sand", TEXT)
    rounds = frame.view.chart
    if not rounds:
        return part
    plot = Box(inner.x + 52, inner.y + 62, inner.w - 190, inner.h - 62 - 52)
    highest = max(12, *(points for row in rounds for points in row))
    part.moving += _axes(plot, len(rounds), highest)
    for seat in range(len(frame.view.players)):
        points = [
            (_x(plot, n, len(rounds)), _y(plot, row[seat], highest) + 4 * seat - 6) for n, row in enumerate(rounds)
        ]
        part.moving.append(Stroke(plot.inset(-12), tuple(points), frame.tint(seat), 7))
    part.marks += _ends(plot, highest, frame)
    return part


def _x(plot: Box, number: int, count: int) -> int:
    return plot.x + (plot.w * number // max(count - 1, 1))


def _y(plot: Box, points: int, highest: int) -> int:
    return plot.bottom - plot.h * points // highest


def _ends(plot: Box, highest: int, frame: Frame[ImperiumView]) -> list[Sprite]:
    """The players' markers at the ends of their lines; those that would cover each other stand side by side."""
    placed: list[Icon] = []
    for seat, points in enumerate(frame.view.chart[-1]):
        at = Box(plot.right - 22, _y(plot, points, highest) - 22, 44, 44)
        while any(at.meets(other.box) for other in placed):
            at = Box(at.x + 46, at.y, 44, 44)
        placed.append(marker(at, seat, frame))
    return list(placed)


def _axes(plot: Box, rounds: int, highest: int) -> list[Sprite]:
    """Points every fourth line, and all rounds."""
    placed: list[Sprite] = []
    for points in range(0, highest + 1, 2):
        y = _y(plot, points, highest)
        placed.append(Panel(Box(plot.x, y - 1, plot.w, 2), "bar", "gold" if points == 10 else "ash"))
        if points % 4 == 2:
            placed += line(Box(plot.x - 62, y - 20, 50, 40), str(points), "sans", FIGURES, "sand", "right")
    for number in range(rounds):
        at = Box(_x(plot, number, rounds) - 24, plot.bottom + 10, 48, line_height(FIGURES))
        placed += line(at, str(number + 1), "sans", FIGURES, "sand", "centre")
    return placed
