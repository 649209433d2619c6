"""A player's mat: who they are, what they own, what is left to do."""

from __future__ import annotations

from games.imperium.views import AgentPiece, ImperiumView, PlayerView
from renderer.frame import Frame
from renderer.imperium.spaces import PAWNS
from renderer.imperium.tracks import whose_turn
from renderer.paint.type import line_height, width
from renderer.pieces import change, marker
from renderer.setting import SMALL, TEXT, fitting, line, paragraph
from renderer.sprites import Box, Icon, Panel, Part, Sprite


def mat(box: Box, player: PlayerView, frame: Frame[ImperiumView]) -> Part:
    part = Part(f"seat:{player.seat}", box)
    part.moving.append(Panel(box, "mat-lit" if player.seat in whose_turn(frame.view) else "mat"))
    part.moving.append(Panel(box.left(10).inset(0, 14), "bar", frame.tint(player.seat)))
    inner = Box(box.x + 18, box.y + 8, box.w - 26, box.h - 16)
    points, who, goods, doings = _broad(inner) if box.w > BROAD else _narrow(inner)
    if not player.is_house:
        part.moving.append(Icon(points, "vp", str(player.vp)))
    part.moving += _who(who, player, frame) + _goods(goods, player, frame) + _doings(doings, player, frame)
    if frame.before is not None:
        part.marks += _marks(part, player, frame.before.players[player.seat])
        tag = frame.tags.get(part.name)
        if tag:
            part.marks.append(Icon(Box(box.x + 2, box.y - 16, 34, 34), "tag", tag))
    return part


BROAD = 450
"""From this width on, a mat has its points in a column of their own."""
ACROSS, GAP = 6, 4
"""Counters stand in columns, so that the eye finds the same thing at the same place on every mat."""


def _narrow(inner: Box) -> tuple[Box, Box, Box, Box]:
    """Points, name, goods, doings: name and leader above each other beside the points."""
    head = inner.top(66)
    goods, doings = inner.below(head.h + 8).rows(2, 8)
    points = Box(head.right - 58, head.y, 58, 58)
    return points, head.left(head.w - 58), goods, doings


def _broad(inner: Box) -> tuple[Box, Box, Box, Box]:
    who, goods, doings = inner.left(inner.w - 96).rows(3, 2)
    return Box(inner.right - 86, inner.y + (inner.h - 86) // 2, 86, 86), who, goods, doings


def _who(box: Box, player: PlayerView, frame: Frame[ImperiumView]) -> list[Sprite]:
    """Marker and name, and the leader below, or beside where the line is long."""
    shown, leader = frame.name(player.seat), _below_the_name(player, frame)
    high = line_height(SMALL)
    if box.h > 2 * high:
        upper, lower = box.top(box.h - high), box.below(box.h - high)
    elif player.rival and width(shown, "serif-bold", SMALL) > box.w // 2:
        upper, lower = box, box.after(box.w)
    else:
        wanted = width(shown, "serif-bold", TEXT) + (96 if frame.view.first == player.seat else 56)
        upper = box.left(min(max(wanted, box.w - width(leader, "sans", SMALL) - 10), box.w * 2 // 3))
        lower = box.after(upper.w + 8)
    side = min(upper.h, 40)
    placed: list[Sprite] = [marker(upper.left(side).middle(side, side), player.seat, frame)]
    name = upper.after(side + 8)
    if frame.view.first == player.seat and not player.rival:
        placed.append(Icon(Box(name.right - 36, name.y, 36, upper.h).middle(36, 36), "first"))
        name = name.left(name.w - 40)
    if player.rival and width(shown, "serif-bold", SMALL) > name.w:
        # A long name takes the room in which it would say that this is a rival.
        return placed + list(paragraph(Box(name.x, box.y, name.w, box.h), shown, "serif-bold", SMALL, "paper"))
    size = fitting([shown], name.w, "serif-bold", (28, TEXT, 24, SMALL))
    placed += line(name, shown, "serif-bold", size, "paper")
    return placed + _led(lower, leader)


def _led(box: Box, leader: str) -> list[Sprite]:
    """The leader's name; where it is too long even in close letters, without its first words."""
    words = leader.split()
    shorter = [" ".join(words[first:]) for first in range(len(words))]
    for spacing, name in ((0, leader), *((-1, each) for each in shorter)):
        if width(name, "sans", SMALL, spacing) <= box.w:
            return list(line(box, name, "sans", SMALL, "sand", spacing=spacing))
    return list(line(box, leader, "sans", SMALL, "sand"))


def _below_the_name(player: PlayerView, frame: Frame[ImperiumView]) -> str:
    """The leader; a rival is called by its leader's name already."""
    if player.rival:
        return frame.label("rival")
    return frame.say(player.leader.name) if player.leader else ""


def _goods(box: Box, player: PlayerView, frame: Frame[ImperiumView]) -> list[Sprite]:
    """Money, spice and water, then troops at home and in store; the council seat at the end. Rivals have none, but long
    names: who of them is first is told there."""
    colour = frame.tint(player.seat)
    places = box.columns(ACROSS, GAP)
    goods = [("solari", player.solari, ""), ("spice", player.spice, ""), ("water", player.water, "")]
    if player.is_house:
        goods = []
    goods += [("garrison", player.garrison, colour), ("supply", player.supply, colour)]
    placed = _counted(places, goods)
    if player.council_seat:
        placed.append(Icon(_in(places[-1]), "council"))
    if player.rival and frame.view.first == player.seat:
        placed.append(Icon(_in(places[-1]), "first"))
    return placed


def _counted(places: list[Box], counted: list[tuple[str, int, str]]) -> list[Sprite]:
    """Icons with their numbers, a place for each."""
    return [
        Icon(_in(place), icon, str(count), tint) for place, (icon, count, tint) in zip(places, counted, strict=False)
    ]


def _in(place: Box) -> Box:
    side = min(place.w, place.h, 50)
    return place.left(side).middle(side, side)


def _doings(box: Box, player: PlayerView, frame: Frame[ImperiumView]) -> list[Sprite]:
    """Agents (or that all is revealed), then cards: hand, intrigue, deck, discard."""
    first, second, *rest = box.columns(ACROSS, GAP)
    piles = {"hand": player.hand, "intrigue": player.intrigue, "deck": player.deck, "discard": len(player.discard)}
    if player.rival:
        # A rival has no cards but those it hoards for points.
        piles = {} if player.is_house else {"intrigue": player.intrigue}
    placed = _counted(rest, [(icon, count, "") for icon, count in piles.items()])
    room = Box(first.x, first.y, second.right - first.x, first.h)
    if player.persuasion:
        placed.append(Icon(_in(first), "persuasion", str(player.persuasion)))
        room = second
    if player.has_revealed and not player.persuasion:
        return placed + list(line(room, frame.label("revealed"), "sans", SMALL, "sand"))
    return placed + _agents(room, player, frame)


def _agents(box: Box, player: PlayerView, frame: Frame[ImperiumView]) -> list[Sprite]:
    """Agents that are ready stand in colour, those sent out leave a place, unless they have gone to buy cards."""
    away = 0 if player.persuasion else player.agents - len(player.ready)
    pieces: list[AgentPiece | None] = [*player.ready, *[None] * away]
    side = min(box.h, box.w // max(len(pieces), 1), 46)
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
    """By how much every counter has changed, at its corner."""
    marks: list[Sprite] = []
    for sprite in part.moving:
        if isinstance(sprite, Icon) and sprite.name in COUNTED:
            by = getattr(player, sprite.name) - getattr(before, sprite.name)
            if by:
                marks += change(sprite.box, by)
    return marks
