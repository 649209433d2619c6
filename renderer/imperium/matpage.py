"""A player's mat large: leader, resources, tokens and public piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from games.imperium.views import CardFace, ImperiumView, PlayerView
from renderer.frame import Frame
from renderer.imperium.glyphs import FACTIONS
from renderer.imperium.hand import strip
from renderer.imperium.spaces import PAWNS
from renderer.layout import NothingToShow
from renderer.setting import SMALL, TEXT, heading, line, paragraph
from renderer.sprites import Box, Icon, Panel, Part, Scene, Sprite

ROW = 32


def mat_page(frame: Frame[ImperiumView]) -> Scene:
    player = whose_mat(frame)
    width, height = (1600, _height(player, 160, 860)) if frame.wide else (1080, _height(player, 748, 1180))
    scene = Scene(width, height)
    page = Box(0, 0, width, height).inset(16)
    head = 118 if frame.wide else 216
    scene.parts.append(strip(page.top(head), player, frame))
    rest = page.below(head + 10)
    if frame.wide:
        left, right = rest.left(560), rest.after(570)
        leader, tokens = left.top(left.h - 210), left.below(left.h - 200)
    else:
        top, right = rest.top(480), rest.below(490)
        leader, tokens = top.left(660), top.after(670)
    scene.parts += [_leader(leader, player, frame), _tokens(tokens, player, frame)]
    scene.parts += _piles(right, player, frame)
    return scene


def _height(player: PlayerView, above: int, least: int) -> int:
    """As high as the longest pile wants, within reason."""
    piles = ((*player.in_play, *player.revealed), player.discard, player.trashed)
    rows = max(len({face.key for face in pile}) for pile in piles)
    return min(max(above + 90 + rows * ROW, least), above + 900)


def whose_mat(frame: Frame[ImperiumView]) -> PlayerView:
    """The focus is a seat's number; without one, one's own mat, or the active player's."""
    view = frame.view
    seat = int(frame.focus) if frame.focus and frame.focus.isdigit() else view.seat
    seat = view.active if seat is None else seat
    if seat is None or seat >= len(view.players):
        raise NothingToShow(frame.focus)
    return view.players[seat]


def _leader(box: Box, player: PlayerView, frame: Frame[ImperiumView]) -> Part:
    part = Part("leader", box)
    part.moving.append(Panel(box, "stage"))
    if player.leader is None:
        return part
    leader, inner = player.leader, box.inset(22, 18)
    part.moving += heading(inner.top(34), frame.say(leader.house), "sand")
    part.moving += line(inner.below(36).top(44), frame.say(leader.ability), "serif-bold", TEXT, "paper")
    half = (inner.h - 92) // 2
    words = " ".join(frame.say(text) for text in leader.ability_lines)
    part.moving += paragraph(inner.below(84).top(half - 30), words, "sans", TEXT, "paper")
    lower = inner.below(92 + half - 20)
    part.moving.append(Icon(Box(lower.x, lower.y, 52, 52), "signet"))
    part.moving += line(lower.top(52).after(62), frame.say(leader.signet), "serif-bold", TEXT, "paper")
    words = " ".join(frame.say(text) for text in leader.signet_lines)
    part.moving += paragraph(lower.below(60), words, "sans", TEXT, "paper")
    return part


def _tokens(box: Box, player: PlayerView, frame: Frame[ImperiumView]) -> Part:
    """Agents, seat, alliances, the Baron's tokens, cards that wait face up."""
    part = Part("tokens", box)
    part.moving.append(Panel(box, "stage"))
    inner = box.inset(22, 18)
    signs: list[tuple[str, str, str]] = [(PAWNS[piece.kind], "", frame.tint(player.seat)) for piece in player.ready]
    signs += [("slot", "", "")] * (player.agents - len(player.ready))
    signs += [("council", "", "")] * player.council_seat
    signs += [("alliance", "", faction) for faction in FACTIONS if frame.view.alliances.get(faction) == player.seat]
    signs += [
        ("control", "", frame.tint(player.seat)) for space in frame.view.spaces if space.controller == player.seat
    ]
    signs += [(faction, "", "") for faction in player.baron] + [("any_faction", "?", "")] * player.baron_hidden
    signs += [("hand", str(player.hand), ""), ("intrigue", str(player.intrigue), "")]
    across = max(inner.w // 78, 1)
    for number, (icon, figure, tint) in enumerate(signs):
        at = Box(inner.x + number % across * 78, inner.y + number // across * 76, 68, 68)
        if inner.holds(at):
            part.moving.append(Icon(at, icon, figure, tint))
    below = inner.below((-(-len(signs) // across)) * 76 + 6)
    if player.waiting and below.h > 30:
        names = ", ".join(frame.say(face.name) for face in player.waiting)
        part.moving += paragraph(below, frame.label("waiting", cards=names), "sans", SMALL, "sand")
    return part


def _piles(box: Box, player: PlayerView, frame: Frame[ImperiumView]) -> list[Part]:
    shown = (*player.in_play, *player.revealed)
    piles = [("in-play", shown), ("discard", player.discard), ("trashed", player.trashed)]
    if player.set_aside:
        piles.insert(1, ("set-aside", player.set_aside))
    columns = box.columns(len(piles), 10)
    return [_pile(column, key, found, frame) for column, (key, found) in zip(columns, piles, strict=True)]


def _pile(box: Box, key: str, found: Iterable[CardFace], frame: Frame[ImperiumView]) -> Part:
    """The cards of a pile by name; what has no room is counted."""
    part = Part(f"pile:{key}", box)
    part.moving.append(Panel(box, "plaque"))
    faces = list(found)
    inner = box.inset(16, 12)
    part.moving += heading(inner.top(34), frame.label(f"pile-{key}", count=len(faces)), "night")
    counted = Counter(face.key for face in faces)
    kinds = list({face.key: face for face in faces}.values())
    rows = (inner.h - 46) // ROW
    shown = kinds if len(kinds) <= rows else kinds[: rows - 1]
    for number, face in enumerate(shown):
        at = Box(inner.x, inner.y + 42 + number * ROW, inner.w, ROW)
        part.moving += _entry(at, face, counted[face.key], frame)
    if len(shown) < len(kinds):
        at = Box(inner.x, inner.y + 42 + len(shown) * ROW, inner.w, ROW)
        part.moving += line(at, frame.label("more", count=len(kinds) - len(shown)), "sans", SMALL, "night")
    return part


def _entry(at: Box, face: CardFace, count: int, frame: Frame[ImperiumView]) -> list[Sprite]:
    tint = face.factions[0] if face.factions else "dune"
    name = frame.say(face.name) + (f" ×{count}" if count > 1 else "")
    chip = Box(at.x, at.y + 5, 10, at.h - 10)
    side = 26
    symbols = face.icons if len(face.icons) * side <= at.w // 3 else ()
    x = at.right - len(symbols) * side
    placed: list[Sprite] = [
        Panel(chip, "bar", tint),
        *line(at.after(18).left(x - at.x - 22), name, "sans", SMALL, "night"),
    ]
    return placed + [Icon(Box(x + n * side, at.y + 3, side, side), icon) for n, icon in enumerate(symbols)]
