"""A player's mat large: leader, resources, tokens and public piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from games.core.protocol import Text
from games.imperium.hagal.views import HagalView
from games.imperium.views import CardFace, ImperiumView, PlayerView
from renderer.frame import Frame
from renderer.imperium import ix
from renderer.imperium.glyphs import FACTIONS
from renderer.imperium.hand import MARGIN, strip
from renderer.imperium.spaces import PAWNS
from renderer.layout import NothingToShow
from renderer.paint.type import line_height
from renderer.pieces import Sign
from renderer.setting import SMALL, TEXT, heading, line, paragraph, wrap
from renderer.sprites import Box, Drawing, Icon, Panel, Part, Sprite

GAP = 10
ROW = 32
TOKEN = 78
"""A token and the gap after it."""


def mat_page(frame: Frame[ImperiumView]) -> Drawing:
    """As high as its fullest part wants: leader and tokens, or a pile."""
    player = whose_mat(frame)
    width, head = (1600, 118) if frame.wide else (1080, 216)
    box = Box(MARGIN, MARGIN, width - 2 * MARGIN, head)
    leader, tokens, piles = (_side_by_side if frame.wide else _stacked)(box, player, frame)
    drawing = Drawing(width, piles.bottom + MARGIN)
    drawing.parts += [strip(box, player, frame), _leader(leader, player, frame), _tokens(tokens, player, frame)]
    drawing.parts += _piles(piles, player, frame)
    return drawing


def _side_by_side(head: Box, player: PlayerView, frame: Frame[ImperiumView]) -> tuple[Box, Box, Box]:
    """Leader over tokens at the left, the piles at the right; all below the head."""
    wide = 560
    tokens = _tokens_height(player, wide, frame)
    height = max(_leader_height(player, wide, frame) + GAP + tokens, _piles_height(player))
    rest = Box(head.x, head.bottom + GAP, head.w, height)
    left = rest.left(wide)
    return left.top(height - GAP - tokens), left.below(height - tokens), rest.after(wide + GAP)


def _stacked(head: Box, player: PlayerView, frame: Frame[ImperiumView]) -> tuple[Box, Box, Box]:
    """Leader beside tokens, the piles under them; all below the head."""
    wide = 660
    height = max(_leader_height(player, wide, frame), _tokens_height(player, head.w - wide - GAP, frame))
    rest = Box(head.x, head.bottom + GAP, head.w, height + GAP + _piles_height(player))
    top = rest.top(height)
    return top.left(wide), top.after(wide + GAP), rest.below(height + GAP)


def _piles_height(player: PlayerView) -> int:
    """As high as the longest pile wants, within reason."""
    if player.rival:
        return 80 + 10 * ROW
    piles = ((*player.in_play, *player.revealed), player.discard, player.trashed, player.set_aside)
    rows = max(len({face.key for face in pile}) for pile in piles)
    return 80 + min(max(rows, 4), 26) * ROW


def whose_mat(frame: Frame[ImperiumView]) -> PlayerView:
    """The focus is a seat's number; without one, one's own mat, or the active player's."""
    view = frame.view
    seat = int(frame.focus) if frame.focus and frame.focus.isdigit() else view.seat
    seat = view.active if seat is None else seat
    if seat is None or seat >= len(view.players):
        raise NothingToShow(frame.focus)
    return view.players[seat]


def _leader(box: Box, player: PlayerView, frame: Frame[ImperiumView]) -> Part:
    """House, then ability and signet ring: the name of each, and its sentences below."""
    part = Part("leader", box)
    part.moving.append(Panel(box, "stage"))
    if player.leader is None:
        part.moving += paragraph(box.inset(22, 16), _rings(player, frame), "sans", TEXT, "paper")
        return part
    leader, inner = player.leader, box.inset(22, 16)
    part.moving += heading(inner.top(34), frame.say(leader.house), "sand")
    if player.rival:
        part.moving += _ring(inner.below(48), leader.signet, _rings(player, frame), frame)
        return part
    ability = inner.below(40)
    part.moving += line(ability.top(40), frame.say(leader.ability), "serif-bold", TEXT, "paper")
    words = _joined(leader.ability_lines, frame)
    part.moving += paragraph(ability.below(42), words, "sans", TEXT, "paper")
    signet = ability.below(42 + _paragraph_height(words, inner.w) + 20)
    part.moving += _ring(signet, leader.signet, _rings(player, frame), frame)
    return part


def _ring(box: Box, name: Text, does: str, frame: Frame[ImperiumView]) -> list[Sprite]:
    placed: list[Sprite] = [Icon(Box(box.x, box.y, 52, 52), "signet")]
    placed += line(box.top(52).after(62), frame.say(name), "serif-bold", TEXT, "paper")
    return placed + list(paragraph(box.below(58), does, "sans", TEXT, "paper"))


def _rings(player: PlayerView, frame: Frame[ImperiumView]) -> str:
    """What the signet ring does: for a rival, by the rules of rivals."""
    hagal: HagalView | None = frame.view.modules.get("hagal")
    if player.rival and hagal is not None:
        return frame.say(hagal.signets[player.seat])
    return _joined(player.leader.signet_lines, frame) if player.leader else ""


def _leader_height(player: PlayerView, wide: int, frame: Frame[ImperiumView]) -> int:
    if player.leader is None:
        return max(120, 32 + _paragraph_height(_rings(player, frame), wide - 44))
    rings = _paragraph_height(_rings(player, frame), wide - 44)
    if player.rival:
        return 32 + 48 + 58 + 8 + rings
    return (
        32 + 40 + 42 + 20 + 58 + 8 + _paragraph_height(_joined(player.leader.ability_lines, frame), wide - 44) + rings
    )


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
    """What lies on the mat, and plot cards that wait face up."""
    part = Part("tokens", box)
    part.moving.append(Panel(box, "stage"))
    inner = box.inset(22, 16)
    across = inner.w // TOKEN
    signs = _signs(player, frame)
    for number, (icon, figure, tint) in enumerate(signs):
        at = Box(inner.x + number % across * TOKEN, inner.y + number // across * TOKEN, TOKEN - 10, TOKEN - 10)
        part.moving.append(Icon(at, icon, figure, tint))
    below = inner.below(-(-len(signs) // across) * TOKEN)
    part.moving += paragraph(below, _waiting(player, frame), "sans", SMALL, "sand")
    return part


def _tokens_height(player: PlayerView, wide: int, frame: Frame[ImperiumView]) -> int:
    rows = -(-len(_signs(player, frame)) // ((wide - 44) // TOKEN))
    waiting = len(wrap(_waiting(player, frame), wide - 44, "sans", SMALL))
    return 32 + rows * TOKEN - 10 + (10 + waiting * line_height(SMALL) if waiting else 0)


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


def _of_rival(box: Box, player: PlayerView, frame: Frame[ImperiumView]) -> list[Part]:
    """The House Hagal cards that were turned up, the last one first, and the tiles it has."""
    hagal: HagalView = frame.view.modules["hagal"]
    turned = [frame.say(card) for card in reversed(hagal.used)]
    piles = [("hagal", hagal.deck, turned)]
    tiles = ix.tile_lines(player.seat, frame)
    if tiles:
        piles.append(("tiles", len(tiles), tiles))
    return [
        _words(column, frame.label(f"pile-{key}", count=count), said, f"pile:{key}")
        for column, (key, count, said) in zip(box.columns(len(piles), 10), piles, strict=True)
    ]


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
