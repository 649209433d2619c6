"""The conflict: its card with the rewards, and the strength of each player."""

from __future__ import annotations

from games.imperium.views import ConflictFace, ImperiumView, PlayerView
from renderer.context import RenderContext
from renderer.imperium.glyphs import draw_effect, make_medal
from renderer.imperium.tracks import ROMAN
from renderer.markers import make_marker
from renderer.paint.fonts import get_line_height, measure_text
from renderer.sprites import Box, Drawing, Icon, Panel, Part, Ring, Sprite, Vista
from renderer.typesetting import NAME, SMALL, TEXT, TITLE, fit_line_size, set_heading, set_line, set_paragraph, wrap

MAX_CUBES = 8
"""The most troops drawn one by one. More are a number in one cube."""
REWARD_SIZES = (52, 46, 42, 38)
"""Icon sizes of rewards on the board."""
LARGE_REWARD_SIZES = (96, 84, 72, 60)
"""Icon sizes of rewards on the conflict page."""
MIN_LARGE_BAR = 90
"""Bars higher than this have larger names."""
HEAD_HEIGHT, BAR_GAP = 30, 4
"""The height of the heading, and the gap between two bars. Four bars need the full height on a phone."""


def draw_conflict_page(context: RenderContext[ImperiumView]) -> Drawing:
    """Draw the conflict page. It is the same on a desktop and on a phone."""
    drawing = Drawing(1080, 1080)
    page = Box(0, 0, 1080, 1080).inset(20)
    card, forces = (Part(name, box) for name, box in zip(("conflict", "forces"), page.rows(2, 12), strict=True))
    card.changing += [
        Panel(card.box, "stage"),
        Vista(card.box.inset(3), find_conflict_scene(context.view), shade="title"),
    ]
    if context.view.conflict is not None:
        card.changing += _draw_card(card.box.inset(20), context.view.conflict, context, LARGE_REWARD_SIZES)
    forces.static.append(Panel(forces.box, "stage"))
    _draw_forces(forces, forces.box.inset(20), context)
    drawing.parts += [card, forces]
    return drawing


def draw_conflict(box: Box, context: RenderContext[ImperiumView], share: float = 0.45) -> Part:
    """Draw the conflict on the board: the card with its rewards on the left, a bar for each player on the right."""
    part = Part("conflict", box)
    part.static.append(Panel(box, "stage"))
    inner = box.inset(14, 10)
    card = inner.left(round(inner.w * share))
    part.changing.append(
        Vista(box.inset(3).left(card.right + 30 - box.x), find_conflict_scene(context.view), "left", "ebb", 16)
    )
    if context.view.conflict is not None:
        part.changing += _draw_card(card, context.view.conflict, context, REWARD_SIZES)
    _draw_forces(part, inner.after(card.w + 18), context)
    return part


def find_conflict_scene(view: ImperiumView) -> str:
    """Return the scene of the conflict. Without one it is the winner's leader, and before the first round Arrakeen."""
    if view.conflict is not None:
        return f"imperium/conflict/{view.conflict.key}"
    winner = view.players[view.ranking[0]].leader if view.ranking else None
    return f"imperium/leader/{winner.key}" if winner else "imperium/space/arrakeen"


def _draw_forces(part: Part, forces: Box, context: RenderContext[ImperiumView]) -> None:
    """Draw the bars of all players into a part, with rings around changed ones."""
    part.static += set_heading(forces.top(HEAD_HEIGHT), context.label("forces"), "sand")
    bars = forces.below(HEAD_HEIGHT).rows(len(context.view.players), BAR_GAP)
    most = max([12, *(player.strength for player in context.view.players)])
    for player, bar in zip(context.view.players, bars, strict=True):
        part.changing += _draw_bar(bar, player, most, context)
        before = context.before.players[player.seat] if context.before is not None else player
        if list_force(before) != list_force(player):
            tag = context.mentions.get(f"conflict:{player.seat}", context.mentions.get("conflict", ""))
            part.marks.append(Ring(bar.inset(-2), tag, left=not _has_new_force(player, before)))


def _has_new_force(player: PlayerView, before: PlayerView) -> bool:
    """Return whether troops or swords were added. After a combat all of them are gone."""
    return _count_units(player) > _count_units(before) or player.swords > before.swords


def _count_units(player: PlayerView) -> int:
    return player.troops + sum(player.units.values())


def list_force(player: PlayerView) -> tuple[int, int, int]:
    return player.troops, player.swords, player.strength + 100 * sum(player.units.values())


def _draw_card(
    box: Box, face: ConflictFace, context: RenderContext[ImperiumView], sizes: tuple[int, ...]
) -> list[Sprite]:
    """Draw name, level and rewards of the conflict."""
    large = sizes is LARGE_REWARD_SIZES
    head = box.top(72 if large else 46)
    badge = head.left(84 if large else 56).inset(0, 3)
    title = head.after(badge.w + 14)
    name = context.say(face.name)
    size = fit_line_size([name], title.w, "serif-bold", (TITLE, NAME, TEXT) if large else (NAME, 28, TEXT, SMALL))
    placed: list[Sprite] = [Panel(badge, "chip", "blood")]
    placed += set_line(badge, ROMAN[face.level], "serif-bold", NAME if large else TEXT, "on:blood", "centre")
    placed += set_line(title, name, "serif-bold", size, "paper", halo="night")
    rewards = box.below(head.h + 8).rows(3, 8)
    side = 72 if large else 44
    for place, (row, glyphs) in enumerate(zip(rewards, face.rewards, strict=True), start=1):
        room = row.after(side + 20).inset(0, 2)
        prize = draw_effect(room, glyphs, context, sizes, "paper", type_size=NAME if large else SMALL)
        end = max((sprite.box.right + 16 for sprite in prize), default=room.x)
        placed += [Panel(row.left(min(end, row.right) - row.x), "prize")]
        placed += [make_medal(row.after(6).left(side).middle(side, side), place), *prize]
    return placed


def _draw_bar(row: Box, player: PlayerView, most: int, context: RenderContext[ImperiumView]) -> list[Sprite]:
    """Draw the marker, troops and swords on a bar as long as the strength, the name, and the strength."""
    side, end = min(row.h, 72), min(row.h, 84)
    placed: list[Sprite] = [make_marker(row.left(side).middle(side, side), player.seat, context)]
    lane = Box(row.x + side + 8, row.y, row.w - side - end - 16, row.h)
    placed.append(Panel(lane, "pit-dark"))
    filled = 0
    if player.strength:
        filled = max(round(lane.w * player.strength / most), 20)
        placed.append(Panel(lane.left(filled), "force", context.tint(player.seat)))
        total = Box(row.right - end, row.y + (row.h - end) // 2, end, end)
        placed.append(Icon(total, "strength", str(player.strength)))
    troops = _draw_troops(lane.inset(6, 2 if lane.h > 48 else 0), player, most, context)
    taken = max([lane.x + filled, *(sprite.box.right for sprite in troops)])
    room = Box(taken + 14, lane.y, lane.right - taken - 22, lane.h)
    return placed + troops + _draw_bar_name(room, player, context)


def _draw_bar_name(room: Box, player: PlayerView, context: RenderContext[ImperiumView]) -> list[Sprite]:
    """Draw the name if the bar leaves room for all of it."""
    name = context.name(player.seat)
    size = fit_line_size(
        [name], room.w, "serif", (TITLE, NAME, TEXT, SMALL) if room.h > MIN_LARGE_BAR else (TEXT, SMALL)
    )
    if measure_text(name, "serif", size) <= room.w:
        return list(set_line(room, name, "serif", size, "sand"))
    lines = wrap(name, room.w, "serif", SMALL)
    high = get_line_height(SMALL) * len(lines)
    if player.troops or player.units or len(lines) > 2 or high > room.h:
        return []
    return list(set_paragraph(room.middle(room.w, high), name, "serif", SMALL, "sand"))


def _draw_troops(lane: Box, player: PlayerView, most: int, context: RenderContext[ImperiumView]) -> list[Sprite]:
    if not player.troops and not player.units:
        return []
    kinds = len(player.units) + bool(player.troops) + bool(player.swords)
    high = min(lane.h, 84, (lane.w - 12) // kinds)
    side = min(high - 4, max(2 * lane.w // most - 1, 26))
    ships: list[Sprite] = []
    for kind, n in player.units.items():
        ships.append(Icon(lane.left(high), kind, str(n), context.tint(player.seat)))
        lane = lane.after(high + 4)
    room = lane.w - (high + 8 if player.swords else 0)
    single = player.troops <= MAX_CUBES and player.troops * (side + 1) <= room
    count, number, side = (player.troops, "", side) if single else (1, str(player.troops), high)
    y = lane.y + (lane.h - side) // 2
    placed: list[Sprite] = ships + [
        Icon(Box(lane.x + n * (side + 1), y, side, side), "troop", number, context.tint(player.seat))
        for n in range(count)
    ]
    if player.swords:
        sword = Box(lane.x + count * (side + 1) + 7, lane.y, high, lane.h)
        placed.append(Icon(sword, "sword", str(player.swords)))
    return placed
