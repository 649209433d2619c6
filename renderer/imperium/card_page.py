"""The card page: one card, leader, space or other thing, large, with its full text beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from games.core.protocol import Entry, Text
from games.imperium.hagal.views import HagalFace
from games.imperium.ix.views import TileFace
from games.imperium.views import CardFace, ConflictFace, Glyphs, ImperiumView, IntrigueFace, LeaderFace, SpaceView
from renderer.card_parts import make_titled_scene, set_name
from renderer.context import RenderContext
from renderer.game_renderer import NothingToShow
from renderer.imperium import cards, ix
from renderer.imperium.glyphs import draw_effect, has_all_words, make_medal
from renderer.paint.fonts import get_line_height
from renderer.sprites import Box, Drawing, Icon, Panel, Part, Sprite
from renderer.text_column import StyledText, TextColumn
from renderer.typesetting import NAME, TEXT, is_cut, set_heading, set_line, set_paragraph, wrap

Face = CardFace | IntrigueFace | LeaderFace | ConflictFace | SpaceView | TileFace | HagalFace
CARD_COLUMN = TextColumn((36, NAME, 28, TEXT, 24, 22), leading=1.28, between=14)
SCENE_FOLDERS = {
    CardFace: "card",
    IntrigueFace: "intrigue",
    LeaderFace: "leader",
    ConflictFace: "conflict",
    SpaceView: "space",
    TileFace: "tech",
    HagalFace: "hagal",
}
Thing = Face | Entry
"""Something to look up. An `Entry` has no face, only sentences."""


def find_thing(context: RenderContext[Any]) -> Thing:
    """Return the thing to show. It takes the place of the view, because it is the same for all readers."""
    given: object = context.view
    if not isinstance(given, Face | Entry):
        raise NothingToShow("card")
    return given


def draw_card_page(context: RenderContext[Any]) -> Drawing:
    """Draw the card on the left and its sentences on the right, on its scene. An entry has only sentences."""
    face = find_thing(context)
    drawing = Drawing(1080, 800, scene=find_scene(face))
    page = Box(0, 0, 1080, 800).inset(20)
    if isinstance(face, Entry):
        drawing.parts.append(_draw_sentences(page, context.say(face.name), _list_sentences(face, context)))
    else:
        drawing.parts += [
            _draw_face(page.left(500), face, context),
            _draw_sentences(page.after(516), "", _list_sentences(face, context)),
        ]
    return drawing


def find_scene(face: Thing) -> str:
    kind = next((kind for of, kind in SCENE_FOLDERS.items() if isinstance(face, of)), "")
    return f"imperium/{kind}/{face.key}" if kind else ""


def list_texts(face: Thing) -> tuple[Text, ...]:
    if isinstance(face, LeaderFace):
        return (face.ability, *face.ability_lines, face.signet, *face.signet_lines)
    return tuple(face.lines)


def _list_sentences(face: Thing, context: RenderContext[ImperiumView]) -> list[StyledText]:
    """Return the sentences of a thing.

    A leader's sentences stand under the names of ability and signet. A conflict's are rewards, numbered by rank.
    """
    said = [context.say(text) for text in list_texts(face)]
    if isinstance(face, LeaderFace):
        names = context.say(face.ability), context.say(face.signet)
        return [(text, "serif-bold", "label") if text in names else (text, "sans", "night") for text in said]
    if isinstance(face, ConflictFace):
        said = [context.label("text-reward", place=place, reward=text) for place, text in enumerate(said, start=1)]
    return [(text, "sans", "night") for text in said]


def _draw_face(box: Box, face: Face, context: RenderContext[ImperiumView]) -> Part:
    match face:
        case CardFace():
            return cards.draw_card(box, face, context, "card", 40)
        case IntrigueFace():
            return cards.draw_intrigue(box, face, context, "card", 40)
        case LeaderFace():
            return _draw_leader(box, face, context)
        case ConflictFace():
            return _draw_conflict(box, face, context)
        case SpaceView():
            return _draw_space(box, face, context)
        case TileFace():
            return _draw_tile(box, face, context)
        case HagalFace():
            return _draw_hagal(box, face, context)


SCENE_HEIGHT, TALL_SCENE_HEIGHT = 300, 400
"""Heights of the scene on a large card: usually, and at most on a card with a single box."""
FOOT_MARGIN = 12
"""The margin below the boxes of a card."""
ICON_SIZES = (150, 128, 112, 96, 84, 72, 64, 56, 48, 42)
ROW_ICON_STEPS = 4
"""If several boxes stand below each other, icons are smaller by this many steps."""
FONT_SIZES = (38, NAME, 28, TEXT)


class CardContent(NamedTuple):
    """The content of a card below its stripe."""

    box_count: int
    """The number of boxes."""
    draw: Callable[[Box], list[Sprite]]


def _draw_framed_card(
    box: Box,
    name: Text,
    tint: str,
    sign: tuple[str, str],
    scene: str,
    context: RenderContext[ImperiumView],
    content: CardContent,
) -> Part:
    """Draw a card with scene, name and stripe, and an icon with a number on the stripe.

    The scene is higher above a single box with little text.
    """
    part = Part("card", box)
    top, sprites = box.top(SCENE_HEIGHT), list[Sprite]()
    for high in range(TALL_SCENE_HEIGHT if content.box_count == 1 else SCENE_HEIGHT, SCENE_HEIGHT - 1, -20):
        top = box.top(high)
        sprites = content.draw(box.top(box.h - FOOT_MARGIN).below(high + 46).inset(20, 6))
        if not is_cut(sprites):
            break
    over = [
        *set_name(top.inset(20, 10), context.say(name), 36),
        *cards.draw_symbol_stripe(box, top.bottom, (tint,), (), 40),
    ]
    over.append(Icon(Box(box.x + 16, top.bottom - 36, 76, 76), *sign))
    part.changing += [Panel(box, "card"), make_titled_scene(top, f"imperium/{scene}", over), *over, *sprites]
    return part


def _draw_large_effect(
    room: Box, glyphs: Glyphs, context: RenderContext[ImperiumView], align: str = "centre"
) -> list[Sprite]:
    """Draw an effect as large as its room allows: icons first, then words."""
    icons = ICON_SIZES if align == "centre" else ICON_SIZES[ROW_ICON_STEPS:]
    tried = [draw_effect(room, glyphs, context, icons, align=align, type_size=size) for size in FONT_SIZES]
    whole = [placed for placed in tried if has_all_words(placed, glyphs, context) and not is_cut(placed)]
    return max(whole or tried[-1:], key=_measure_largest_icon)


def _measure_largest_icon(placed: list[Sprite]) -> int:
    """Return the size of the largest icon, up to a limit. Above it, larger words are better."""
    return min(max((sprite.box.h for sprite in placed if isinstance(sprite, Icon)), default=0), 112)


def _draw_leader(box: Box, face: LeaderFace, context: RenderContext[ImperiumView]) -> Part:
    """Draw a leader: House and ability beside the ring, and what the ring does."""

    def draw_boxes(room: Box) -> list[Sprite]:
        who = Box(room.x + 84, room.y - 38, room.w - 84, 36)
        placed: list[Sprite] = [*set_heading(who, context.say(face.house), "label", TEXT)]
        placed += set_paragraph(room.top(84), context.say(face.ability), "serif-bold", NAME, "night")
        signet = room.below(max(sprite.box.bottom for sprite in placed) + 10 - room.y)
        placed.append(Panel(signet, "pit"))
        placed += set_line(signet.top(54), context.say(face.signet), "serif-bold", NAME, "night", "centre")
        return [
            *placed,
            *_draw_large_effect(signet.below(52).inset(12, 0).top(signet.h - 60), face.signet_glyphs, context),
        ]

    return _draw_framed_card(
        box, face.name, "gold", ("signet", ""), f"leader/{face.key}", context, CardContent(1, draw_boxes)
    )


def _draw_conflict(box: Box, face: ConflictFace, context: RenderContext[ImperiumView]) -> Part:
    def draw_boxes(room: Box) -> list[Sprite]:
        placed: list[Sprite] = []
        for place, (row, glyphs) in enumerate(zip(room.rows(3, 10), face.rewards, strict=True), start=1):
            placed += [Panel(row, "pit"), make_medal(row.left(96).middle(76, 76), place)]
            placed += _draw_large_effect(
                row.after(104).left(row.w - 108).middle(row.w - 108, ICON_SIZES[ROW_ICON_STEPS]),
                glyphs,
                context,
                "left",
            )
        return placed

    sign = ("strength", str(face.level))
    return _draw_framed_card(
        box, face.name, "blood", sign, f"conflict/{face.key}", context, CardContent(len(face.rewards), draw_boxes)
    )


def _draw_space(box: Box, face: SpaceView, context: RenderContext[ImperiumView]) -> Part:
    """Draw a space: what a visit costs at the top, what it gives below."""
    asked = (face.requirement, *face.cost) if face.requirement else face.cost
    boxes = [each for each in (("pit", "box-cost", asked), ("reveal", "box-visit", face.effect)) if each[2]]

    def draw_boxes(room: Box) -> list[Sprite]:
        placed: list[Sprite] = []
        for row, (style, label, glyphs) in zip(room.rows(max(len(boxes), 1), 12), boxes, strict=False):
            placed += [Panel(row, style), *set_heading(row.top(42).inset(14, 0), context.label(label), "label")]
            placed += _draw_large_effect(row.below(38).inset(12, 4), glyphs, context)
        return placed

    sign = (face.icon, "")
    return _draw_framed_card(
        box, face.name, face.icon, sign, f"space/{face.key}", context, CardContent(len(boxes), draw_boxes)
    )


def _draw_hagal(box: Box, face: HagalFace, context: RenderContext[ImperiumView]) -> Part:
    """Draw a House Hagal card: its spaces, what the rival gets there, and the swords on the stripe."""

    def draw_boxes(room: Box) -> list[Sprite]:
        placed: list[Sprite] = []
        for row, route in zip(room.rows(max(len(face.routes), 1), 12), face.routes, strict=False):
            head = row.top(70).inset(10, 8) if route.effect else row.inset(10, 8)
            placed += [Panel(row, "pit"), Icon(head.left(58).middle(54, 54), route.icon)]
            placed += set_line(head.after(66), context.say(route.name), "serif-bold", NAME, "night")
            placed += _draw_large_effect(row.below(70).inset(12, 4), route.effect, context)
        return placed

    sign = ("deck", "") if face.swords is None else ("sword", str(face.swords))
    return _draw_framed_card(
        box, face.name, "blood", sign, f"hagal/{face.key}", context, CardContent(len(face.routes), draw_boxes)
    )


def _draw_tile(box: Box, face: TileFace, context: RenderContext[ImperiumView]) -> Part:
    """Draw a tech tile with its price: what acquiring gives at the top, what it does below."""
    boxes = [(style, glyphs) for style, glyphs in (("pit", face.acquire), ("reveal", face.effect)) if glyphs]

    def draw_boxes(room: Box) -> list[Sprite]:
        placed: list[Sprite] = []
        for row, (style, glyphs) in zip(room.rows(len(boxes), 12), boxes, strict=True):
            ground, inside = ix.draw_tile_box(row, style)
            placed += [*ground, *_draw_large_effect(inside.inset(12, 8), glyphs, context)]
        return placed

    sign = ("spice", str(face.cost))
    return _draw_framed_card(
        box, face.name, "dune", sign, f"tech/{face.key}", context, CardContent(len(boxes), draw_boxes)
    )


def _draw_sentences(box: Box, title: str, said: list[StyledText]) -> Part:
    """Draw all sentences on a sheet as high as they need. A thing without a card has its name above them."""
    inner = box.inset(24, 20)
    head = len(wrap(title, inner.w, "serif-bold", 34)) * get_line_height(34)
    placed: list[Sprite] = list(set_paragraph(inner.top(head), title, "serif-bold", 34, "night"))
    if title:
        placed.append(Panel(Box(inner.x, inner.y + head + 12, inner.w, 2), "bar", "dune"))
        inner = inner.below(head + 32)
    placed += CARD_COLUMN.set_sentences(inner, said)
    sheet = box.top(min(max((sprite.box.bottom for sprite in placed), default=box.y) + 20 - box.y, box.h))
    part = Part("words", sheet)
    part.changing += [Panel(sheet, "card"), *placed]
    return part
