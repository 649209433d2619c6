"""The mat page: one player's leader, resources, tokens and open piles, large."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from games.core.protocol import Text
from games.imperium.hagal.views import HagalView
from games.imperium.views import CardFace, ImperiumView, PlayerView
from renderer.card_parts import STRIPE_HEIGHT, make_portrait
from renderer.context import RenderContext
from renderer.game_renderer import NothingToShow
from renderer.imperium import ix
from renderer.imperium.glyphs import FACTIONS
from renderer.imperium.hand import MARGIN, STRIP_HEIGHT, WIDTH, draw_player_strip
from renderer.imperium.spaces import AGENT_ICONS
from renderer.markers import Counter as Sign
from renderer.paint.fonts import get_line_height
from renderer.sprites import Box, Drawing, Icon, Panel, Part, Sprite, Vista
from renderer.typesetting import NAME, SMALL, TEXT, fit_line_size, set_heading, set_line, set_paragraph, wrap

GAP, INSET = 10, 20
NAME_ROW_HEIGHT = 32
"""The height of a card in a pile that shows only names."""
SCENE_ROW_HEIGHTS = ((4, 94), (10, 60))
"""Pairs of most kinds of cards in a pile and height of each. Such cards show their scene."""
MIN_HAGAL_WIDTH = 330
"""The least width of a column of House Hagal cards."""
SYMBOL_SIDE = 24
TOKEN_SIZES = (124, 100, 78)
"""The sizes of tokens to try, so that all of them fit on the mat."""
BUST_WIDTH = 330
"""The width of the leader's scene."""
MIN_BUST_HEIGHT = 230
"""The least height of the leader's scene."""


def draw_mat_page(context: RenderContext[ImperiumView]) -> Drawing:
    """Draw the page, as high as its parts need. It is the same on a desktop and on a phone."""
    player = find_player(context)
    box = Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, STRIP_HEIGHT)
    leader, tokens, piles = _stack_boxes(box, player, context)
    drawing = Drawing(WIDTH, piles.bottom + MARGIN)
    drawing.parts += [
        draw_player_strip(box, player, context),
        _draw_leader(leader, player, context),
        _draw_tokens(tokens, player, context),
    ]
    drawing.parts += _draw_piles(piles, player, context)
    return drawing


def _stack_boxes(head: Box, player: PlayerView, context: RenderContext[ImperiumView]) -> tuple[Box, Box, Box]:
    """Return the boxes of leader, tokens and piles, below each other under the head."""
    leader = head.below(head.h + GAP).top(_find_leader_height(player, head.w, context))
    tokens = leader.below(leader.h + GAP).top(_find_tokens_height(player, head.w, context))
    return leader, tokens, tokens.below(tokens.h + GAP).top(_find_piles_height(player))


def _count_kinds(player: PlayerView) -> int:
    """Return how many different cards the fullest pile has."""
    piles = ((*player.in_play, *player.revealed), player.discard, player.trashed, player.set_aside)
    return max(len({face.key for face in pile}) for pile in piles)


def _find_row_height(player: PlayerView) -> int:
    return next((high for most, high in SCENE_ROW_HEIGHTS if _count_kinds(player) <= most), NAME_ROW_HEIGHT)


def _find_piles_height(player: PlayerView) -> int:
    """Return the height of the longest pile, within limits."""
    if player.rival:
        return 80 + 10 * NAME_ROW_HEIGHT
    return 66 + min(max(_count_kinds(player), 2), 26) * _find_row_height(player)


def find_player(context: RenderContext[ImperiumView]) -> PlayerView:
    """Return the player to show: the seat in focus, else the reader's own, else the active player."""
    view = context.view
    seat = int(context.focus) if context.focus and context.focus.isdigit() else view.seat
    seat = view.active if seat is None else seat
    if seat is None or seat >= len(view.players):
        raise NothingToShow(context.focus)
    return view.players[seat]


def _draw_leader(box: Box, player: PlayerView, context: RenderContext[ImperiumView]) -> Part:
    """Draw the leader's card: the bust, then House, ability and signet ring with their texts."""
    part = Part("leader", box)
    part.changing.append(Panel(box, "card"))
    if player.leader is None:
        part.changing += set_paragraph(box.inset(22, 16), _describe_signet_ring(player, context), "sans", TEXT, "night")
        return part
    leader, bust = player.leader, Box(box.x + 3, box.y + 3, BUST_WIDTH - 3, box.h - 10)
    part.changing += [
        make_portrait(bust, f"imperium/leader/{leader.key}"),
        Panel(Box(bust.right, bust.y, STRIPE_HEIGHT, bust.h), "stripe", "gold"),
    ]
    inner = box.after(BUST_WIDTH + STRIPE_HEIGHT).inset(INSET, 14)
    part.changing += set_line(inner.top(40), context.say(leader.name), "serif-bold", NAME, "night")
    part.changing += set_heading(inner.below(42).top(30), context.say(leader.house), "label")
    ability = inner.below(80)
    if player.rival:
        part.changing += _draw_signet_ring(ability, leader.signet, _describe_signet_ring(player, context), context)
        return part
    part.changing += set_line(ability.top(36), context.say(leader.ability), "serif-bold", TEXT, "label")
    words = _join_texts(leader.ability_lines, context)
    part.changing += set_paragraph(ability.below(38), words, "sans", TEXT, "night")
    signet = ability.below(38 + _measure_paragraph(words, inner.w) + 14)
    part.changing += _draw_signet_ring(signet, leader.signet, _describe_signet_ring(player, context), context)
    return part


def _draw_signet_ring(box: Box, name: Text, does: str, context: RenderContext[ImperiumView]) -> list[Sprite]:
    placed: list[Sprite] = [Icon(Box(box.x, box.y, 48, 48), "signet")]
    placed += set_line(box.top(48).after(58), context.say(name), "serif-bold", TEXT, "label")
    return placed + list(set_paragraph(box.below(52), does, "sans", TEXT, "night"))


def _describe_signet_ring(player: PlayerView, context: RenderContext[ImperiumView]) -> str:
    """Return what the signet ring does. For a rival it follows the rules for rivals."""
    hagal: HagalView | None = context.view.modules.get("hagal")
    if player.rival and hagal is not None:
        return context.say(hagal.signets[player.seat])
    return _join_texts(player.leader.signet_lines, context) if player.leader else ""


def _find_leader_height(player: PlayerView, wide: int, context: RenderContext[ImperiumView]) -> int:
    """Return the height of the leader's card."""
    if player.leader is None:
        return max(120, 40 + _measure_paragraph(_describe_signet_ring(player, context), wide - 44))
    room = wide - BUST_WIDTH - STRIPE_HEIGHT - 2 * INSET
    ability = 0 if player.rival else 52 + _measure_paragraph(_join_texts(player.leader.ability_lines, context), room)
    return max(
        28 + 80 + ability + 52 + _measure_paragraph(_describe_signet_ring(player, context), room) + 14, MIN_BUST_HEIGHT
    )


def _join_texts(texts: Iterable[Text], context: RenderContext[ImperiumView]) -> str:
    return " ".join(context.say(text) for text in texts)


def _measure_paragraph(words: str, wide: int) -> int:
    return len(wrap(words, wide, "sans", TEXT)) * get_line_height(TEXT)


def _list_counters(player: PlayerView, context: RenderContext[ImperiumView]) -> list[Sign]:
    """Return the counters of a player: agents, council seat, alliances, flags, the Baron's tokens and hidden cards."""
    colour = context.tint(player.seat)
    signs: list[Sign] = [(AGENT_ICONS[piece.kind], "", colour) for piece in player.ready]
    signs += [("slot", "", "")] * (player.agents - len(player.ready))
    signs += [("council", "", "")] * player.council_seat
    signs += [("alliance", "", faction) for faction in FACTIONS if context.view.alliances.get(faction) == player.seat]
    signs += [("control", "", colour) for space in context.view.spaces if space.controller == player.seat]
    signs += ix.list_counters(player.seat, context)
    signs += [(faction, "", "") for faction in player.baron] + [("any_faction", "?", "")] * player.baron_hidden
    hand: list[Sign] = [] if player.rival else [("hand", str(player.hand), "")]
    return [*signs, *hand, ("intrigue", str(player.intrigue), "")] if not player.is_house else signs


def _draw_tokens(box: Box, player: PlayerView, context: RenderContext[ImperiumView]) -> Part:
    """Draw the player's counters as icons. Below them, name the waiting face-up plot cards and the tech tiles."""
    inner, signs = box.inset(22, 16), _list_counters(player, context)
    waiting = _measure_waiting(player, inner.w, context)
    part = Part("tokens", box if waiting else box.left(min(len(signs) * TOKEN_SIZES[-1] + 44, box.w)))
    part.changing.append(Panel(part.box, "mat"))
    token = next(
        (side for side in TOKEN_SIZES if _count_rows(signs, inner.w, side) * side + waiting <= inner.h), TOKEN_SIZES[-1]
    )
    across = inner.w // token
    for number, (icon, figure, tint) in enumerate(signs):
        place = Box(inner.x + number % across * token, inner.y + number // across * token, token, token)
        part.changing.append(Icon(place.middle(token - 10, token - 10), icon, figure, tint))
    below = inner.below(_count_rows(signs, inner.w, token) * token)
    part.changing += set_paragraph(below, _describe_waiting(player, context), "sans", SMALL, "sand")
    return part


def _count_rows(signs: Sequence[Sign], wide: int, token: int) -> int:
    return -(-len(signs) // (wide // token))


def _find_tokens_height(player: PlayerView, wide: int, context: RenderContext[ImperiumView]) -> int:
    rows = _count_rows(_list_counters(player, context), wide - 44, TOKEN_SIZES[-1])
    return 32 + rows * TOKEN_SIZES[-1] + _measure_waiting(player, wide - 44, context)


def _measure_waiting(player: PlayerView, wide: int, context: RenderContext[ImperiumView]) -> int:
    return len(wrap(_describe_waiting(player, context), wide, "sans", SMALL)) * get_line_height(SMALL)


def _describe_waiting(player: PlayerView, context: RenderContext[ImperiumView]) -> str:
    names = ", ".join(context.say(face.name) for face in player.waiting)
    waits = context.label("waiting", cards=names) if names else ""
    return " ".join(filter(None, (waits, ix.describe_tiles(player.seat, context))))


def _draw_piles(box: Box, player: PlayerView, context: RenderContext[ImperiumView]) -> list[Part]:
    if player.rival:
        return _draw_rival_piles(box, player, context)
    shown = (*player.in_play, *player.revealed)
    piles = [("in-play", shown), ("discard", player.discard), ("trashed", player.trashed)]
    if player.set_aside:
        piles.insert(1, ("set-aside", player.set_aside))
    columns = box.columns(len(piles), 10)
    high = _find_row_height(player)
    return [_draw_pile(column, key, found, high, context) for column, (key, found) in zip(columns, piles, strict=True)]


def _draw_pile(box: Box, key: str, found: Iterable[CardFace], high: int, context: RenderContext[ImperiumView]) -> Part:
    """Draw the cards of a pile. Those without room are counted."""
    part = Part(f"pile:{key}", box)
    part.changing.append(Panel(box, "plaque"))
    faces = list(found)
    inner = box.inset(14, 12)
    part.changing += set_heading(inner.top(34), context.label(f"pile-{key}", count=len(faces)), "night")
    counted = Counter(face.key for face in faces)
    kinds = list({face.key: face for face in faces}.values())
    rows = (inner.h - 40) // high
    shown = kinds if len(kinds) <= rows else kinds[: rows - 1]
    for number, face in enumerate(shown):
        at = Box(inner.x, inner.y + 40 + number * high, inner.w, high)
        part.changing += (_draw_card_with_scene if high > NAME_ROW_HEIGHT else _draw_card_name)(
            at, face, counted[face.key], context
        )
    if len(shown) < len(kinds):
        at = Box(inner.x, inner.y + 40 + len(shown) * high, inner.w, high)
        part.changing += set_line(at, context.label("more", count=len(kinds) - len(shown)), "sans", SMALL, "night")
    return part


def _draw_rival_piles(box: Box, player: PlayerView, context: RenderContext[ImperiumView]) -> list[Part]:
    """Draw the House Hagal cards that were turned up, the last one first, and the rival's tiles."""
    hagal: HagalView = context.view.modules["hagal"]
    tiles = ix.list_tiles(player.seat, context)
    columns = box.columns(2 if tiles else 1, 10)
    parts = [_draw_hagal_pile(columns[0], hagal, context)]
    if tiles:
        parts.append(_draw_lines(columns[1], context.label("pile-tiles", count=len(tiles)), tiles, "pile:tiles"))
    return parts


def _draw_hagal_pile(box: Box, hagal: HagalView, context: RenderContext[ImperiumView]) -> Part:
    """Draw each Hagal card by scene and name, or by name alone if there are too many."""
    title = context.label("pile-hagal", count=hagal.deck)
    found = [(key, context.say(name)) for key, name in zip(hagal.turned, hagal.used, strict=True)][::-1]
    part = Part("pile:hagal", box)
    inner, high = box.inset(16, 12), SCENE_ROW_HEIGHTS[-1][1]
    rows, across = (inner.h - 46) // high, inner.w // MIN_HAGAL_WIDTH
    if len(found) > rows * across:
        return _draw_lines(box, title, [name for _, name in found], part.name)
    part.changing += [Panel(box, "plaque"), *set_heading(inner.top(34), title, "night")]
    columns = inner.below(42).columns(across, 10)
    for number, (key, name) in enumerate(found):
        at = columns[number // rows]
        place = Box(at.x, at.y + number % rows * high, at.w, high)
        scene, room = _draw_scene_and_bar(place, f"imperium/hagal/{key}", "dune")
        part.changing += [
            *scene,
            *set_line(room, name, "sans", fit_line_size([name], room.w, "sans", (TEXT, SMALL)), "night"),
        ]
    return part


def _draw_lines(box: Box, title: str, said: list[str], name: str) -> Part:
    """Draw lines under a heading, in as many columns as they need."""
    part = Part(name, box)
    part.changing.append(Panel(box, "plaque"))
    inner = box.inset(16, 12)
    part.changing += set_heading(inner.top(34), title, "night")
    rows = max((inner.h - 46) // NAME_ROW_HEIGHT, 1)
    columns = inner.below(42).columns(max(-(-len(said) // rows), 1), 10)
    for number, text in enumerate(said):
        at = columns[number // rows]
        part.changing += set_line(
            Box(at.x, at.y + number % rows * NAME_ROW_HEIGHT, at.w, NAME_ROW_HEIGHT), text, "sans", SMALL, "night"
        )
    return part


def _draw_scene_and_bar(at: Box, scene: str, tint: str) -> tuple[list[Sprite], Box]:
    """Return a scene with a bar, and the room for text beside it."""
    seen = Box(at.x, at.y + 3, at.h * 7 // 5, at.h - 8)
    bar = Panel(Box(seen.right + 3, seen.y, 6, seen.h), "bar", tint)
    return [Vista(seen, scene, radius=8), bar], Box(seen.right + 18, seen.y, at.right - seen.right - 18, seen.h)


def _draw_card_with_scene(at: Box, face: CardFace, count: int, context: RenderContext[ImperiumView]) -> list[Sprite]:
    """Draw a card by its scene, its name in two lines at most, and its agent symbols if there is room."""
    placed, room = _draw_scene_and_bar(at, f"imperium/card/{face.key}", face.factions[0] if face.factions else "dune")
    name = context.say(face.name) + (f" ×{count}" if count > 1 else "")
    words = min(len(wrap(name, room.w, "sans", SMALL)), 2) * get_line_height(SMALL)
    symbols = face.icons if words + SYMBOL_SIDE <= room.h and len(face.icons) * SYMBOL_SIDE <= room.w else ()
    text = room.middle(room.w, words + (SYMBOL_SIDE if symbols else 0))
    placed += set_paragraph(text.top(words), name, "sans", SMALL, "night")
    below = text.below(words)
    return placed + [
        Icon(Box(below.x + n * SYMBOL_SIDE, below.y, SYMBOL_SIDE, SYMBOL_SIDE), icon) for n, icon in enumerate(symbols)
    ]


def _draw_card_name(at: Box, face: CardFace, count: int, context: RenderContext[ImperiumView]) -> list[Sprite]:
    """Draw a card by its name and agent symbols on one line."""
    tint = face.factions[0] if face.factions else "dune"
    name = context.say(face.name) + (f" ×{count}" if count > 1 else "")
    chip = Box(at.x, at.y + 5, 10, at.h - 10)
    side = 26
    symbols = face.icons if len(face.icons) * side <= at.w // 3 else ()
    x = at.right - len(symbols) * side
    placed: list[Sprite] = [
        Panel(chip, "bar", tint),
        *set_line(at.after(18).left(x - at.x - 22), name, "sans", SMALL, "night"),
    ]
    return placed + [Icon(Box(x + n * side, at.y + 3, side, side), icon) for n, icon in enumerate(symbols)]
