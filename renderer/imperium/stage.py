"""The conflict: what is fought for, and how it stands."""

from __future__ import annotations

from games.imperium.views import ConflictFace, ImperiumView, PlayerView
from renderer.frame import Frame
from renderer.imperium.glyphs import medal, run
from renderer.imperium.tracks import ROMAN
from renderer.paint.type import line_height, width
from renderer.pieces import marker
from renderer.setting import NAME, SMALL, TEXT, TITLE, fitting, heading, line, paragraph, wrap
from renderer.sprites import Box, Drawing, Icon, Panel, Part, Ring, Sprite, Vista

MOST_CUBES = 8
"""Troops drawn one by one; more are a number in one cube."""
REWARDS = (52, 46, 42, 38)
"""Sizes of the icons of rewards on the board."""
REWARDS_LARGE = (96, 84, 72, 60)
LARGE_BAR = 90
"""Higher bars, by themselves on a page, bear larger names."""
HEAD, BETWEEN = 30, 4
"""The heading of the forces, and what lies between two bars: four of them need all the height of a phone's board."""


def conflict_page(frame: Frame[ImperiumView]) -> Drawing:
    """The conflict alone, large, and the same at a desk and on a phone."""
    drawing = Drawing(1080, 1080)
    page = Box(0, 0, 1080, 1080).inset(20)
    card, forces = (Part(name, box) for name, box in zip(("conflict", "forces"), page.rows(2, 12), strict=True))
    card.moving += [Panel(card.box, "stage"), Vista(card.box.inset(3), scene_of(frame.view), shade="title")]
    if frame.view.conflict is not None:
        card.moving += _card(card.box.inset(20), frame.view.conflict, frame, REWARDS_LARGE)
    forces.still.append(Panel(forces.box, "stage"))
    _forces(forces, forces.box.inset(20), frame)
    drawing.parts += [card, forces]
    return drawing


def conflict(box: Box, frame: Frame[ImperiumView], share: float = 0.45) -> Part:
    """Left the card with its rewards, right a bar for each player."""
    part = Part("conflict", box)
    part.still.append(Panel(box, "stage"))
    inner = box.inset(14, 10)
    card = inner.left(round(inner.w * share))
    part.moving.append(Vista(box.inset(3).left(card.right + 30 - box.x), scene_of(frame.view), "left", "ebb", 16))
    if frame.view.conflict is not None:
        part.moving += _card(card, frame.view.conflict, frame, REWARDS)
    _forces(part, inner.after(card.w + 18), frame)
    return part


def scene_of(view: ImperiumView) -> str:
    """What is fought over; where nothing is, whoever has won, and before the first round the city all are after."""
    if view.conflict is not None:
        return f"imperium/conflict/{view.conflict.key}"
    winner = view.players[view.ranking[0]].leader if view.ranking else None
    return f"imperium/leader/{winner.key}" if winner else "imperium/space/arrakeen"


def _forces(part: Part, forces: Box, frame: Frame[ImperiumView]) -> None:
    part.still += heading(forces.top(HEAD), frame.label("forces"), "sand")
    bars = forces.below(HEAD).rows(len(frame.view.players), BETWEEN)
    most = max([12, *(player.strength for player in frame.view.players)])
    for player, bar in zip(frame.view.players, bars, strict=True):
        part.moving += _bar(bar, player, most, frame)
        before = frame.before.players[player.seat] if frame.before is not None else player
        if force(before) != force(player):
            tag = frame.tags.get(f"conflict:{player.seat}", frame.tags.get("conflict", ""))
            part.marks.append(Ring(bar.inset(-2), tag, left=not _has_come(player, before)))


def _has_come(player: PlayerView, before: PlayerView) -> bool:
    """Whether something went to the Conflict: after a combat, everything has gone from there."""
    return _units(player) > _units(before) or player.swords > before.swords


def _units(player: PlayerView) -> int:
    return player.troops + sum(player.units.values())


def force(player: PlayerView) -> tuple[int, int, int]:
    return player.troops, player.swords, player.strength + 100 * sum(player.units.values())


def _card(box: Box, face: ConflictFace, frame: Frame[ImperiumView], sizes: tuple[int, ...]) -> list[Sprite]:
    large = sizes is REWARDS_LARGE
    head = box.top(72 if large else 46)
    badge = head.left(84 if large else 56).inset(0, 3)
    title = head.after(badge.w + 14)
    name = frame.say(face.name)
    size = fitting([name], title.w, "serif-bold", (TITLE, NAME, TEXT) if large else (NAME, 28, TEXT, SMALL))
    placed: list[Sprite] = [Panel(badge, "chip", "blood")]
    placed += line(badge, ROMAN[face.level], "serif-bold", NAME if large else TEXT, "on:blood", "centre")
    placed += line(title, name, "serif-bold", size, "paper", halo="night")
    rewards = box.below(head.h + 8).rows(3, 8)
    side = 72 if large else 44
    for place, (row, glyphs) in enumerate(zip(rewards, face.rewards, strict=True), start=1):
        room = row.after(side + 20).inset(0, 2)
        prize = run(room, glyphs, frame, sizes, "paper", type_size=NAME if large else SMALL)
        end = max((sprite.box.right + 16 for sprite in prize), default=room.x)
        placed += [Panel(row.left(min(end, row.right) - row.x), "prize")]
        placed += [medal(row.after(6).left(side).middle(side, side), place), *prize]
    return placed


def _bar(row: Box, player: PlayerView, most: int, frame: Frame[ImperiumView]) -> list[Sprite]:
    """Marker, then troops and swords on a bar as long as the strength, then whose they are, and the strength."""
    side, end = min(row.h, 72), min(row.h, 84)
    placed: list[Sprite] = [marker(row.left(side).middle(side, side), player.seat, frame)]
    lane = Box(row.x + side + 8, row.y, row.w - side - end - 16, row.h)
    placed.append(Panel(lane, "pit-dark"))
    filled = 0
    if player.strength:
        filled = max(round(lane.w * player.strength / most), 20)
        placed.append(Panel(lane.left(filled), "force", frame.tint(player.seat)))
        total = Box(row.right - end, row.y + (row.h - end) // 2, end, end)
        placed.append(Icon(total, "strength", str(player.strength)))
    troops = _troops(lane.inset(6, 2 if lane.h > 48 else 0), player, most, frame)
    taken = max([lane.x + filled, *(sprite.box.right for sprite in troops)])
    room = Box(taken + 14, lane.y, lane.right - taken - 22, lane.h)
    return placed + troops + _whose(room, player, frame)


def _whose(room: Box, player: PlayerView, frame: Frame[ImperiumView]) -> list[Sprite]:
    """The name where the bar leaves room for all of it; else the marker must do."""
    name = frame.name(player.seat)
    size = fitting([name], room.w, "serif", (TITLE, NAME, TEXT, SMALL) if room.h > LARGE_BAR else (TEXT, SMALL))
    if width(name, "serif", size) <= room.w:
        return list(line(room, name, "serif", size, "sand"))
    lines = wrap(name, room.w, "serif", SMALL)
    high = line_height(SMALL) * len(lines)
    if player.troops or player.units or len(lines) > 2 or high > room.h:
        return []
    return list(paragraph(room.middle(room.w, high), name, "serif", SMALL, "sand"))


def _troops(lane: Box, player: PlayerView, most: int, frame: Frame[ImperiumView]) -> list[Sprite]:
    if not player.troops and not player.units:
        return []
    kinds = len(player.units) + bool(player.troops) + bool(player.swords)
    high = min(lane.h, 84, (lane.w - 12) // kinds)
    side = min(high - 4, max(2 * lane.w // most - 1, 26))
    ships: list[Sprite] = []
    for kind, n in player.units.items():
        ships.append(Icon(lane.left(high), kind, str(n), frame.tint(player.seat)))
        lane = lane.after(high + 4)
    room = lane.w - (high + 8 if player.swords else 0)
    single = player.troops <= MOST_CUBES and player.troops * (side + 1) <= room
    count, number, side = (player.troops, "", side) if single else (1, str(player.troops), high)
    y = lane.y + (lane.h - side) // 2
    placed: list[Sprite] = ships + [
        Icon(Box(lane.x + n * (side + 1), y, side, side), "troop", number, frame.tint(player.seat))
        for n in range(count)
    ]
    if player.swords:
        sword = Box(lane.x + count * (side + 1) + 7, lane.y, high, lane.h)
        placed.append(Icon(sword, "sword", str(player.swords)))
    return placed
