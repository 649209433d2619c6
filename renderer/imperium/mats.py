"""A player's mat on the board: name, resources, agents and cards."""

from __future__ import annotations

from games.imperium.views import AgentPiece, ImperiumView, PlayerView
from renderer.context import RenderContext
from renderer.imperium.spaces import AGENT_ICONS
from renderer.imperium.tracks import find_waiting_seats
from renderer.markers import draw_change, make_marker
from renderer.paint.fonts import get_line_height, measure_text
from renderer.sprites import Box, Icon, Lettering, Panel, Part, Sprite
from renderer.typesetting import SMALL, TEXT, fit_line_size, set_line, set_paragraph


def draw_mat(box: Box, player: PlayerView, context: RenderContext[ImperiumView]) -> Part:
    """Draw a mat, with badges for changed counters."""
    part = Part(f"seat:{player.seat}", box)
    part.changing.append(Panel(box, "mat-lit" if player.seat in find_waiting_seats(context.view) else "mat"))
    part.changing.append(Panel(box.left(10).inset(0, 14), "bar", context.tint(player.seat)))
    inner = Box(box.x + 18, box.y + 8, box.w - 26, box.h - 16)
    points, who, goods, actions = _split_broad(inner) if box.w > MIN_BROAD_WIDTH else _split_narrow(inner)
    if not player.is_house:
        part.changing.append(Icon(points, "vp", str(player.vp)))
    part.changing += (
        _draw_name(who, player, context)
        + _draw_resources(goods, player, context)
        + _draw_actions(actions, player, context)
    )
    if context.before is not None:
        part.marks += _draw_changes(part, player, context.before.players[player.seat])
        tag = context.mentions.get(part.name)
        if tag:
            part.marks.append(Icon(Box(box.x + 2, box.y - 16, 34, 34), "tag", tag))
    return part


MIN_BROAD_WIDTH = 450
"""From this width on, a mat has its points in a column of their own."""
COUNTER_COLUMNS, GAP = 6, 4
"""Columns of counters, and their gap. The same counter is at the same place on every mat."""


def _split_narrow(inner: Box) -> tuple[Box, Box, Box, Box]:
    """Return the boxes of points, name, resources and actions: points beside name and leader."""
    head = inner.top(66)
    goods, doings = inner.below(head.h + 8).rows(2, 8)
    points = Box(head.right - 58, head.y, 58, 58)
    return points, head.left(head.w - 58), goods, doings


def _split_broad(inner: Box) -> tuple[Box, Box, Box, Box]:
    """Return the boxes of points, name, resources and actions: points in a column of their own."""
    who, goods, doings = inner.left(inner.w - 96).rows(3, 2)
    return Box(inner.right - 86, inner.y + (inner.h - 86) // 2, 86, 86), who, goods, doings


def _draw_name(box: Box, player: PlayerView, context: RenderContext[ImperiumView]) -> list[Sprite]:
    """Draw marker and name, with the leader below, or beside them on a long line."""
    shown, leader = context.name(player.seat), _describe_leader(player, context)
    high = get_line_height(SMALL)
    if box.h > 2 * high:
        upper, lower = box.top(box.h - high), box.below(box.h - high)
    elif player.rival and measure_text(shown, "serif-bold", SMALL) > box.w // 2:
        upper, lower = box, box.after(box.w)
    else:
        wanted = measure_text(shown, "serif-bold", TEXT) + (96 if context.view.first == player.seat else 56)
        upper = box.left(min(max(wanted, box.w - measure_text(leader, "sans", SMALL) - 10), box.w * 2 // 3))
        lower = box.after(upper.w + 8)
    side = min(upper.h, 40)
    placed: list[Sprite] = [make_marker(upper.left(side).middle(side, side), player.seat, context)]
    name = upper.after(side + 8)
    if context.view.first == player.seat and not player.rival:
        placed.append(Icon(Box(name.right - 36, name.y, 36, upper.h).middle(36, 36), "first"))
        name = name.left(name.w - 40)
    if player.rival and measure_text(shown, "serif-bold", SMALL) > name.w:
        # A long name takes the room of the word "rival".
        return placed + list(set_paragraph(Box(name.x, box.y, name.w, box.h), shown, "serif-bold", SMALL, "paper"))
    size = fit_line_size([shown], name.w, "serif-bold", (28, TEXT, 24, SMALL))
    placed += set_line(name, shown, "serif-bold", size, "paper")
    return placed + _draw_leader_name(lower, leader)


def _draw_leader_name(box: Box, leader: str) -> list[Sprite]:
    """Draw the leader's name. If it is too long even with tight spacing, leave out its first words."""
    words = leader.split()
    shorter = [" ".join(words[first:]) for first in range(len(words))]
    for spacing, name in ((0, leader), *((-1, each) for each in shorter)):
        if measure_text(name, "sans", SMALL, spacing) <= box.w:
            return list(set_line(box, name, "sans", SMALL, "sand", spacing=spacing))
    return list(set_line(box, leader, "sans", SMALL, "sand"))


def _describe_leader(player: PlayerView, context: RenderContext[ImperiumView]) -> str:
    """Return the leader's name, or the word "rival": a rival already has its leader's name."""
    if player.rival:
        return context.label("rival")
    return context.say(player.leader.name) if player.leader else ""


def _draw_resources(box: Box, player: PlayerView, context: RenderContext[ImperiumView]) -> list[Sprite]:
    """Draw solari, spice and water, then troops in garrison and supply, then the council seat.

    Rivals have no seat there, so their first-player marker takes its place.
    """
    colour = context.tint(player.seat)
    places = box.columns(COUNTER_COLUMNS, GAP)
    goods = [("solari", player.solari, ""), ("spice", player.spice, ""), ("water", player.water, "")]
    if player.is_house:
        goods = []
    goods += [("garrison", player.garrison, colour), ("supply", player.supply, colour)]
    placed = _draw_counters(places, goods)
    if player.council_seat:
        placed.append(Icon(_centre_counter(places[-1]), "council"))
    if player.rival and context.view.first == player.seat:
        placed.append(Icon(_centre_counter(places[-1]), "first"))
    return placed


def _draw_counters(places: list[Box], counted: list[tuple[str, int, str]]) -> list[Sprite]:
    """Draw icons with numbers, one in each place."""
    return [
        Icon(_centre_counter(place), icon, str(count), tint)
        for place, (icon, count, tint) in zip(places, counted, strict=False)
    ]


def _centre_counter(place: Box) -> Box:
    side = min(place.w, place.h, 50)
    return place.left(side).middle(side, side)


def _draw_actions(box: Box, player: PlayerView, context: RenderContext[ImperiumView]) -> list[Sprite]:
    """Draw the agents, or the word "revealed", then the cards: hand, intrigue, deck, discard."""
    first, second, *rest = box.columns(COUNTER_COLUMNS, GAP)
    piles = {"hand": player.hand, "intrigue": player.intrigue, "deck": player.deck, "discard": len(player.discard)}
    if player.rival:
        # A rival has only intrigue cards, which it keeps for points.
        piles = {} if player.is_house else {"intrigue": player.intrigue}
    placed = _draw_counters(rest, [(icon, count, "") for icon, count in piles.items()])
    room = Box(first.x, first.y, second.right - first.x, first.h)
    if player.persuasion:
        placed.append(Icon(_centre_counter(first), "persuasion", str(player.persuasion)))
        room = second
    if player.has_revealed and not player.persuasion:
        return placed + list(set_line(room, context.label("revealed"), "sans", SMALL, "sand"))
    return placed + _draw_agents(room, player, context)


def _draw_agents(box: Box, player: PlayerView, context: RenderContext[ImperiumView]) -> list[Sprite]:
    """Draw ready agents in colour, and an empty slot for each one sent. With persuasion shown there are no slots."""
    away = 0 if player.persuasion else player.agents - len(player.ready)
    pieces: list[AgentPiece | None] = [*player.ready, *[None] * away]
    side = min(box.h, box.w // max(len(pieces), 1), 46)
    y = box.y + (box.h - side) // 2
    return [
        Icon(Box(box.x + n * side, y, side, side), AGENT_ICONS[piece.kind], tint=context.tint(player.seat))
        if piece
        else Icon(Box(box.x + n * side, y, side, side).inset(5), "slot")
        for n, piece in enumerate(pieces)
    ]


BADGED_COUNTERS = ("solari", "spice", "water", "garrison", "hand", "intrigue", "vp")
"""Counters of a mat that get a badge when they change."""


def _draw_changes(part: Part, player: PlayerView, before: PlayerView) -> list[Sprite]:
    """Draw a badge at every counter that has changed."""
    marks: list[Sprite] = []
    around = [sprite.box for sprite in part.changing if isinstance(sprite, Icon)]
    names = [sprite.box for sprite in part.changing if isinstance(sprite, Lettering)]
    for sprite in part.changing:
        if isinstance(sprite, Icon) and sprite.name in BADGED_COUNTERS:
            amount = getattr(player, sprite.name) - getattr(before, sprite.name)
            if amount:
                marks += draw_change(sprite.box, amount, part.box, [*around, *(mark.box for mark in marks)], names)
    return marks
