"""A player's mat large: leader, resources, tokens and public piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from games.core.protocol import Text
from games.imperium.hagal.views import HagalView
from games.imperium.views import CardFace, ImperiumView, PlayerView
from renderer.frame import Frame
from renderer.imperium import ix
from renderer.imperium.glyphs import FACTIONS
from renderer.imperium.hand import MARGIN, STRIPS, WIDTH, strip
from renderer.imperium.spaces import PAWNS
from renderer.layout import NothingToShow
from renderer.paint.type import line_height
from renderer.pieces import Sign
from renderer.plates import SEAM, portrait
from renderer.setting import NAME, SMALL, TEXT, fitting, heading, line, paragraph, wrap
from renderer.sprites import Box, Drawing, Icon, Panel, Part, Sprite, Vista

GAP, INSET = 10, 20
ROW = 32
"""The height of a card in a pile by its name alone."""
SCENIC = ((4, 94), (10, 60))
"""Up to so many kinds of cards in a pile, each is so high, and stands beside its scene."""
TURNED = 330
"""The least width of a column of House Hagal cards."""
SYMBOL = 24
TOKENS = (124, 100, 78)
"""The room of a token, as large as lets all of them lie on the mat."""
BUST = 330
"""The width of the leader's scene, and its least height."""
LOWEST = 230


def mat_page(frame: Frame[ImperiumView]) -> Drawing:
    """As high as its parts want: the leader's card, tokens and piles; the same at a desk and on a phone."""
    player = whose_mat(frame)
    box = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, STRIPS)
    leader, tokens, piles = _stacked(box, player, frame)
    drawing = Drawing(WIDTH, piles.bottom + MARGIN)
    drawing.parts += [strip(box, player, frame), _leader(leader, player, frame), _tokens(tokens, player, frame)]
    drawing.parts += _piles(piles, player, frame)
    return drawing


def _stacked(head: Box, player: PlayerView, frame: Frame[ImperiumView]) -> tuple[Box, Box, Box]:
    """Leader, tokens and piles under each other, all below the head."""
    leader = head.below(head.h + GAP).top(_leader_height(player, head.w, frame))
    tokens = leader.below(leader.h + GAP).top(_tokens_height(player, head.w, frame))
    return leader, tokens, tokens.below(tokens.h + GAP).top(_piles_height(player))


def _kinds(player: PlayerView) -> int:
    """How many different cards the fullest pile has."""
    piles = ((*player.in_play, *player.revealed), player.discard, player.trashed, player.set_aside)
    return max(len({face.key for face in pile}) for pile in piles)


def _row_height(player: PlayerView) -> int:
    return next((high for most, high in SCENIC if _kinds(player) <= most), ROW)


def _piles_height(player: PlayerView) -> int:
    """As high as the longest pile wants, within reason."""
    if player.rival:
        return 80 + 10 * ROW
    return 66 + min(max(_kinds(player), 2), 26) * _row_height(player)


def whose_mat(frame: Frame[ImperiumView]) -> PlayerView:
    """The focus is a seat's number; without one, one's own mat, or the active player's."""
    view = frame.view
    seat = int(frame.focus) if frame.focus and frame.focus.isdigit() else view.seat
    seat = view.active if seat is None else seat
    if seat is None or seat >= len(view.players):
        raise NothingToShow(frame.focus)
    return view.players[seat]


def _leader(box: Box, player: PlayerView, frame: Frame[ImperiumView]) -> Part:
    """A card: the bust, then House, ability and signet ring, the name of each and its sentences below."""
    part = Part("leader", box)
    part.moving.append(Panel(box, "card"))
    if player.leader is None:
        part.moving += paragraph(box.inset(22, 16), _rings(player, frame), "sans", TEXT, "night")
        return part
    leader, bust = player.leader, Box(box.x + 3, box.y + 3, BUST - 3, box.h - 10)
    part.moving += [
        portrait(bust, f"imperium/leader/{leader.key}"),
        Panel(Box(bust.right, bust.y, SEAM, bust.h), "stripe", "gold"),
    ]
    inner = box.after(BUST + SEAM).inset(INSET, 14)
    part.moving += line(inner.top(40), frame.say(leader.name), "serif-bold", NAME, "night")
    part.moving += heading(inner.below(42).top(30), frame.say(leader.house), "label")
    ability = inner.below(80)
    if player.rival:
        part.moving += _ring(ability, leader.signet, _rings(player, frame), frame)
        return part
    part.moving += line(ability.top(36), frame.say(leader.ability), "serif-bold", TEXT, "label")
    words = _joined(leader.ability_lines, frame)
    part.moving += paragraph(ability.below(38), words, "sans", TEXT, "night")
    signet = ability.below(38 + _paragraph_height(words, inner.w) + 14)
    part.moving += _ring(signet, leader.signet, _rings(player, frame), frame)
    return part


def _ring(box: Box, name: Text, does: str, frame: Frame[ImperiumView]) -> list[Sprite]:
    placed: list[Sprite] = [Icon(Box(box.x, box.y, 48, 48), "signet")]
    placed += line(box.top(48).after(58), frame.say(name), "serif-bold", TEXT, "label")
    return placed + list(paragraph(box.below(52), does, "sans", TEXT, "night"))


def _rings(player: PlayerView, frame: Frame[ImperiumView]) -> str:
    """What the signet ring does: for a rival, by the rules of rivals."""
    hagal: HagalView | None = frame.view.modules.get("hagal")
    if player.rival and hagal is not None:
        return frame.say(hagal.signets[player.seat])
    return _joined(player.leader.signet_lines, frame) if player.leader else ""


def _leader_height(player: PlayerView, wide: int, frame: Frame[ImperiumView]) -> int:
    """As high as the leader's words stand beside the bust."""
    if player.leader is None:
        return max(120, 40 + _paragraph_height(_rings(player, frame), wide - 44))
    room = wide - BUST - SEAM - 2 * INSET
    ability = 0 if player.rival else 52 + _paragraph_height(_joined(player.leader.ability_lines, frame), room)
    return max(28 + 80 + ability + 52 + _paragraph_height(_rings(player, frame), room) + 14, LOWEST)


def _joined(texts: Iterable[Text], frame: Frame[ImperiumView]) -> str:
    return " ".join(frame.say(text) for text in texts)


def _paragraph_height(words: str, wide: int) -> int:
    return len(wrap(words, wide, "sans", TEXT)) * line_height(TEXT)


def _signs(player: PlayerView, frame: Frame[ImperiumView]) -> list[Sign]:
    """Agents, seat, alliances, flags, the Baron's tokens, and cards that others do not see."""
    colour = frame.tint(player.seat)
    signs: list[Sign] = [(PAWNS[piece.kind], "", colour) for piece in player.ready]
    signs += [("slot", "", "")] * (player.agents - len(player.ready))
    signs += [("council", "", "")] * player.council_seat
    signs += [("alliance", "", faction) for faction in FACTIONS if frame.view.alliances.get(faction) == player.seat]
    signs += [("control", "", colour) for space in frame.view.spaces if space.controller == player.seat]
    signs += ix.signs(player.seat, frame)
    signs += [(faction, "", "") for faction in player.baron] + [("any_faction", "?", "")] * player.baron_hidden
    hand: list[Sign] = [] if player.rival else [("hand", str(player.hand), "")]
    return [*signs, *hand, ("intrigue", str(player.intrigue), "")] if not player.is_house else signs


def _tokens(box: Box, player: PlayerView, frame: Frame[ImperiumView]) -> Part:
    """What lies on the mat, and plot cards that wait face up; a few signs alone lie on no more than they need."""
    inner, signs = box.inset(22, 16), _signs(player, frame)
    waiting = _waiting_height(player, inner.w, frame)
    part = Part("tokens", box if waiting else box.left(min(len(signs) * TOKENS[-1] + 44, box.w)))
    part.moving.append(Panel(part.box, "mat"))
    token = next((side for side in TOKENS if _rows(signs, inner.w, side) * side + waiting <= inner.h), TOKENS[-1])
    across = inner.w // token
    for number, (icon, figure, tint) in enumerate(signs):
        place = Box(inner.x + number % across * token, inner.y + number // across * token, token, token)
        part.moving.append(Icon(place.middle(token - 10, token - 10), icon, figure, tint))
    below = inner.below(_rows(signs, inner.w, token) * token)
    part.moving += paragraph(below, _waiting(player, frame), "sans", SMALL, "sand")
    return part


def _rows(signs: Sequence[Sign], wide: int, token: int) -> int:
    return -(-len(signs) // (wide // token))


def _tokens_height(player: PlayerView, wide: int, frame: Frame[ImperiumView]) -> int:
    rows = _rows(_signs(player, frame), wide - 44, TOKENS[-1])
    return 32 + rows * TOKENS[-1] + _waiting_height(player, wide - 44, frame)


def _waiting_height(player: PlayerView, wide: int, frame: Frame[ImperiumView]) -> int:
    return len(wrap(_waiting(player, frame), wide, "sans", SMALL)) * line_height(SMALL)


def _waiting(player: PlayerView, frame: Frame[ImperiumView]) -> str:
    names = ", ".join(frame.say(face.name) for face in player.waiting)
    waits = frame.label("waiting", cards=names) if names else ""
    return " ".join(filter(None, (waits, ix.tiles_said(player.seat, frame))))


def _piles(box: Box, player: PlayerView, frame: Frame[ImperiumView]) -> list[Part]:
    if player.rival:
        return _of_rival(box, player, frame)
    shown = (*player.in_play, *player.revealed)
    piles = [("in-play", shown), ("discard", player.discard), ("trashed", player.trashed)]
    if player.set_aside:
        piles.insert(1, ("set-aside", player.set_aside))
    columns = box.columns(len(piles), 10)
    high = _row_height(player)
    return [_pile(column, key, found, high, frame) for column, (key, found) in zip(columns, piles, strict=True)]


def _pile(box: Box, key: str, found: Iterable[CardFace], high: int, frame: Frame[ImperiumView]) -> Part:
    """The cards of a pile by name; what has no room is counted."""
    part = Part(f"pile:{key}", box)
    part.moving.append(Panel(box, "plaque"))
    faces = list(found)
    inner = box.inset(14, 12)
    part.moving += heading(inner.top(34), frame.label(f"pile-{key}", count=len(faces)), "night")
    counted = Counter(face.key for face in faces)
    kinds = list({face.key: face for face in faces}.values())
    rows = (inner.h - 40) // high
    shown = kinds if len(kinds) <= rows else kinds[: rows - 1]
    for number, face in enumerate(shown):
        at = Box(inner.x, inner.y + 40 + number * high, inner.w, high)
        part.moving += (_scenic if high > ROW else _entry)(at, face, counted[face.key], frame)
    if len(shown) < len(kinds):
        at = Box(inner.x, inner.y + 40 + len(shown) * high, inner.w, high)
        part.moving += line(at, frame.label("more", count=len(kinds) - len(shown)), "sans", SMALL, "night")
    return part


def _of_rival(box: Box, player: PlayerView, frame: Frame[ImperiumView]) -> list[Part]:
    """The House Hagal cards that were turned up, the last one first, and the tiles it has."""
    hagal: HagalView = frame.view.modules["hagal"]
    tiles = ix.tile_lines(player.seat, frame)
    columns = box.columns(2 if tiles else 1, 10)
    parts = [_turned(columns[0], hagal, frame)]
    if tiles:
        parts.append(_words(columns[1], frame.label("pile-tiles", count=len(tiles)), tiles, "pile:tiles"))
    return parts


def _turned(box: Box, hagal: HagalView, frame: Frame[ImperiumView]) -> Part:
    """Each card by its scene and name; where they are too many for that, by its name alone."""
    title = frame.label("pile-hagal", count=hagal.deck)
    found = [(key, frame.say(name)) for key, name in zip(hagal.turned, hagal.used, strict=True)][::-1]
    part = Part("pile:hagal", box)
    inner, high = box.inset(16, 12), SCENIC[-1][1]
    rows, across = (inner.h - 46) // high, inner.w // TURNED
    if len(found) > rows * across:
        return _words(box, title, [name for _, name in found], part.name)
    part.moving += [Panel(box, "plaque"), *heading(inner.top(34), title, "night")]
    columns = inner.below(42).columns(across, 10)
    for number, (key, name) in enumerate(found):
        at = columns[number // rows]
        place = Box(at.x, at.y + number % rows * high, at.w, high)
        scene, room = _pictured(place, f"imperium/hagal/{key}", "dune")
        part.moving += [*scene, *line(room, name, "sans", fitting([name], room.w, "sans", (TEXT, SMALL)), "night")]
    return part


def _words(box: Box, title: str, said: list[str], name: str) -> Part:
    """Lines under a heading; in as many columns as they need."""
    part = Part(name, box)
    part.moving.append(Panel(box, "plaque"))
    inner = box.inset(16, 12)
    part.moving += heading(inner.top(34), title, "night")
    rows = max((inner.h - 46) // ROW, 1)
    columns = inner.below(42).columns(max(-(-len(said) // rows), 1), 10)
    for number, text in enumerate(said):
        at = columns[number // rows]
        part.moving += line(Box(at.x, at.y + number % rows * ROW, at.w, ROW), text, "sans", SMALL, "night")
    return part


def _pictured(at: Box, scene: str, tint: str) -> tuple[list[Sprite], Box]:
    """A scene and a bar, and the room for words beside them."""
    seen = Box(at.x, at.y + 3, at.h * 7 // 5, at.h - 8)
    bar = Panel(Box(seen.right + 3, seen.y, 6, seen.h), "bar", tint)
    return [Vista(seen, scene, radius=8), bar], Box(seen.right + 18, seen.y, at.right - seen.right - 18, seen.h)


def _scenic(at: Box, face: CardFace, count: int, frame: Frame[ImperiumView]) -> list[Sprite]:
    """A card by its scene, its name in two lines at most, and below it, where there is room, its agent symbols."""
    placed, room = _pictured(at, f"imperium/card/{face.key}", face.factions[0] if face.factions else "dune")
    name = frame.say(face.name) + (f" ×{count}" if count > 1 else "")
    words = min(len(wrap(name, room.w, "sans", SMALL)), 2) * line_height(SMALL)
    symbols = face.icons if words + SYMBOL <= room.h and len(face.icons) * SYMBOL <= room.w else ()
    text = room.middle(room.w, words + (SYMBOL if symbols else 0))
    placed += paragraph(text.top(words), name, "sans", SMALL, "night")
    below = text.below(words)
    return placed + [Icon(Box(below.x + n * SYMBOL, below.y, SYMBOL, SYMBOL), icon) for n, icon in enumerate(symbols)]


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
