"""A player's mat: who they are, what they own, what is left to do."""

from __future__ import annotations

from games.imperium.views import AgentPiece, ImperiumView, PlayerView
from renderer.frame import Frame
from renderer.imperium.spaces import PAWNS
from renderer.imperium.tracks import whose_turn
from renderer.paint.type import line_height, width
from renderer.pieces import marker
from renderer.setting import SMALL, TEXT, fitting, line
from renderer.sprites import Box, Icon, Panel, Part, Sprite


def mat(box: Box, player: PlayerView, frame: Frame[ImperiumView]) -> Part:
    part = Part(f"seat:{player.seat}", box)
    part.moving.append(Panel(box, "mat-lit" if player.seat in whose_turn(frame.view) else "mat"))
    part.moving.append(Panel(box.left(10).inset(0, 14), "bar", frame.tint(player.seat)))
    inner = Box(box.x + 16, box.y + 8, box.w - 26, box.h - 16)
    points, who, goods, doings = _broad(inner) if box.w > BROAD else _narrow(inner)
    part.moving.append(Icon(points, "vp", str(player.vp)))
    part.moving += _who(who, player, frame) + _goods(goods, player, frame) + _doings(doings, player, frame)
    if frame.before is not None:
        part.marks += _marks(part, player, frame.before.players[player.seat])
        tag = frame.tags.get(part.name)
        if tag:
            part.marks.append(Icon(Box(box.x - 8, box.y - 8, 34, 34), "tag", tag))
    return part


BROAD = 450
"""From this width on, a mat has its points in a column of their own."""


def _narrow(inner: Box) -> tuple[Box, Box, Box, Box]:
    """Points, name, goods, doings: name and leader above each other beside the points."""
    head = inner.top(68)
    goods, doings = inner.below(head.h + 2).rows(2, 4)
    points = Box(head.right - 56, head.y, 56, 56)
    return points, head.left(head.w - 58), goods, doings


def _broad(inner: Box) -> tuple[Box, Box, Box, Box]:
    who, goods, doings = inner.left(inner.w - 88).rows(3, 2)
    return Box(inner.right - 82, inner.y, 82, 82), who, goods, doings


def _who(box: Box, player: PlayerView, frame: Frame[ImperiumView]) -> list[Sprite]:
    """Marker and name, and the leader below, or beside where the line is long."""
    shown, leader = frame.name(player.seat), frame.say(player.leader.name) if player.leader else ""
    high = line_height(SMALL)
    if box.h > 2 * high:
        upper, lower = box.top(box.h - high), box.below(box.h - high)
    else:
        wanted = width(shown, "serif-bold", TEXT) + 96
        upper = box.left(min(max(wanted, box.w - width(leader, "sans", SMALL) - 10), box.w * 2 // 3))
        lower = box.after(upper.w + 8)
    side = min(upper.h, 40)
    placed: list[Sprite] = [marker(upper.left(side).middle(side, side), player.seat, frame)]
    name = upper.after(side + 8)
    if frame.view.first == player.seat:
        placed.append(Icon(Box(name.right - 36, name.y, 36, upper.h).middle(36, 36), "first"))
        name = name.left(name.w - 40)
    size = fitting([shown], name.w, "serif-bold", (28, TEXT, 24, SMALL))
    placed += line(name, shown, "serif-bold", size, "paper")
    return placed + list(line(lower, leader, "sans", SMALL, "sand"))


def _goods(box: Box, player: PlayerView, frame: Frame[ImperiumView]) -> list[Sprite]:
    """Money, spice and water, then troops at home and in store; the council seat at the end."""
    side = min(box.h, 50, (box.w - 27) // 6)
    counted = [("solari", player.solari, ""), ("spice", player.spice, ""), ("water", player.water, "")]
    tinted = [
        ("garrison", player.garrison, frame.tint(player.seat)),
        ("supply", player.supply, frame.tint(player.seat)),
    ]
    placed = _counted(box, side, counted)
    right = placed[-1].box.right + 12
    placed += _counted(Box(right, box.y, box.right - right, box.h), side, tinted)
    if player.council_seat:
        placed.append(Icon(Box(box.right - side, box.y + (box.h - side) // 2, side, side), "council"))
    return placed


def _counted(box: Box, side: int, counted: list[tuple[str, int, str]]) -> list[Sprite]:
    y = box.y + (box.h - side) // 2
    return [
        Icon(Box(box.x + n * (side + 3), y, side, side), icon, str(count), tint)
        for n, (icon, count, tint) in enumerate(counted)
    ]


def _doings(box: Box, player: PlayerView, frame: Frame[ImperiumView]) -> list[Sprite]:
    """Agents (or that all is revealed), then cards: hand, intrigue, deck, discard."""
    side = min(box.h, 44)
    piles = [
        ("hand", player.hand),
        ("intrigue", player.intrigue),
        ("deck", player.deck),
        ("discard", len(player.discard)),
    ]
    wide = len(piles) * (side + 3)
    placed = _counted(Box(box.right - wide + 3, box.y, wide, box.h), side, [(icon, count, "") for icon, count in piles])
    room = box.left(box.w - wide - 6)
    if player.persuasion:
        placed.append(
            Icon(
                Box(room.right - side, room.y + (room.h - side) // 2, side, side), "persuasion", str(player.persuasion)
            )
        )
        room = room.left(room.w - side - 4)
    if player.has_revealed:
        return placed + list(line(room, frame.label("revealed"), "sans", SMALL, "sand"))
    return placed + _agents(room, player, frame)


def _agents(box: Box, player: PlayerView, frame: Frame[ImperiumView]) -> list[Sprite]:
    """Agents that are ready stand in colour, those sent out leave a place."""
    away = player.agents - len(player.ready)
    side = min(box.h, box.w // max(player.agents, 1), 42)
    pieces: list[AgentPiece | None] = [*player.ready, *[None] * away]
    y = box.y + (box.h - side) // 2
    return [
        Icon(Box(box.x + n * side, y, side, side), PAWNS[piece.kind], tint=frame.tint(player.seat))
        if piece
        else Icon(Box(box.x + n * side, y, side, side).inset(5), "slot")
        for n, piece in enumerate(pieces)
    ]


COUNTED = ("solari", "spice", "water", "garrison", "hand", "intrigue", "vp")
"""Counters of a mat that tell by how much they have changed."""


def _marks(part: Part, player: PlayerView, before: PlayerView) -> list[Sprite]:
    """A small "+2" at the corner of every counter that has changed."""
    marks: list[Sprite] = []
    for sprite in part.moving:
        if isinstance(sprite, Icon) and sprite.name in COUNTED:
            change = getattr(player, sprite.name) - getattr(before, sprite.name)
            if change:
                corner = Box(sprite.box.right - 18, sprite.box.y - 12, 32, 32)
                marks.append(Icon(corner, "tag", f"{change:+d}".replace("-", "−")))
    return marks
