"""Cards: a scene behind the name, agent symbols on the stripe, the agent box above the reveal box."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from typing import NamedTuple

from games.core.protocol import Text
from games.imperium.views import CardFace, Glyph, Glyphs, ImperiumView, IntrigueFace, ReserveView
from renderer.card_parts import STRIPE_HEIGHT, draw_stripe, make_titled_scene, set_name
from renderer.context import RenderContext
from renderer.imperium.glyphs import draw_effect, fits_apart, has_all_words, measure_effect
from renderer.paint.fonts import get_line_height
from renderer.sprites import Box, Icon, Lettering, Panel, Part, Sprite
from renderer.typesetting import SMALL, TEXT, fit_line_size, is_cut, set_heading, set_line

SYMBOL_SIDE = 34
"""The side of an agent symbol at the smallest font size."""
BOX_GAP = 6
"""The gap between the boxes of a card."""
MIN_LABEL_WIDTH = 250
"""From this width on, the label of a box is a sign and a word on a line of their own. Below, it is a word before the
effect, or a sign on a tab if the words are many."""
BOX_ICON_NAMES = {"pit": "box_agent", "reveal": "box_reveal"}
"""Panel style of a box -> icon that labels it."""
BOX_LABELS = {"pit": "box-agent", "reveal": "box-reveal"}
"""Panel style of a box -> the word that labels it."""
TAB_WIDTH = 28
"""The width of a tab with an icon on a narrow card."""
MIN_SCENE_BELOW_NAME = 17
"""Where the words of a narrow card leave less of the scene below its name, signs label the boxes."""
BOX_MARGINS = (7, 3)
"""The margins beside the boxes of a card. The second is for cards with much text."""
BOX_ICON_SIZES = (84, 72, 60, 54, 48, 42, 38, 36)
"""The icon sizes in a box at the smallest font size. The largest are only for large cards."""

MAX_CACHED_CARDS = 400
"""The number of cards in the cache. Rows and hands are drawn in every picture and seldom change."""
_cards: dict[tuple[str, Box, int, str], tuple[CardFace, list[Sprite]]] = {}


def find_tint(face: CardFace) -> str:
    """Return the colour name of a card: its first faction, or earth."""
    return face.factions[0] if face.factions else "earth"


def draw_card(box: Box, face: CardFace, context: RenderContext[ImperiumView], name: str, size: int = SMALL) -> Part:
    """Draw a card in its box, from the cache if possible. `size` is the font size."""
    place = (face.key, box, size, context.lang)
    cached = _cards.get(place)
    if cached is None or cached[0] != face:
        if len(_cards) >= MAX_CACHED_CARDS:
            _cards.clear()
        cached = _cards[place] = (face, _draw_card_sprites(box, face, context, size))
    return Part(name, box, changing=list(cached[1]), things=[(f"card:{face.key}", box)])


def _draw_card_sprites(box: Box, face: CardFace, context: RenderContext[ImperiumView], size: int) -> list[Sprite]:
    """Draw the sprites of a card."""
    top, boxes = _split_card(box, face, context, size)
    if size > TEXT and not _is_whole(boxes, face, context):
        return _draw_card_sprites(box, face, context, TEXT)
    over = [
        *_draw_title(top, face, context, size),
        *draw_symbol_stripe(box, top.bottom, face.factions or ("earth",), face.icons, size),
    ]
    return [Panel(box, "card"), make_titled_scene(top, f"imperium/card/{face.key}", over), *over, *boxes]


def _split_card(box: Box, face: CardFace, context: RenderContext[ImperiumView], size: int) -> tuple[Box, list[Sprite]]:
    """Split a card into its scene and its boxes. The scene is as high as the text in the boxes allows."""
    least = _find_min_scene_height(box, face, context, size)
    most = max(find_scene_height(box, size, _is_crowded(face)), least)
    heights = (most, *range(most - 10, least, -10), least)
    with_words = [high for high in heights if high == most or high >= least + MIN_SCENE_BELOW_NAME]
    top, boxes = box.top(most), list[Sprite]()
    for style, edge, high in (
        *product((BoxStyle(size),), BOX_MARGINS, with_words),
        *product((BoxStyle(size, signs_only=True),), BOX_MARGINS, heights),
    ):
        top = box.top(high)
        start = high + STRIPE_HEIGHT + (find_symbol_side(size) // 2 - 2 if face.icons else 4)
        boxes = _draw_boxes(box.inset(edge, 0).below(start).top(box.h - start - 11), face, context, style)
        if _is_whole(boxes, face, context):
            break
    return top, boxes


def _is_whole(boxes: list[Sprite], face: CardFace, context: RenderContext[ImperiumView]) -> bool:
    """Return whether the boxes show everything that the card does."""
    return not is_cut(boxes) and has_all_words(boxes, (*face.agent, *face.reveal, *face.acquire), context)


MIN_SCENE_HEIGHT = 66
"""The height of a scene that holds a name of two lines, at the smallest font size."""


def _find_min_scene_height(box: Box, face: CardFace, context: RenderContext[ImperiumView], size: int) -> int:
    """Return the least height of the scene: its name and the upper half of the symbols."""
    named_in = max(
        sprite.box.bottom for sprite in _draw_title(box, face, context, size) if isinstance(sprite, Lettering)
    )
    return named_in - box.y + (find_symbol_side(size) // 2 - 2 if face.icons else 4)


def _is_crowded(face: CardFace) -> bool:
    """Return whether the boxes need more than half a card: there are two of them, or one has much text."""
    return bool(face.agent and face.reveal) or len((*face.agent, *face.reveal, *face.acquire)) > 2


def find_scene_height(box: Box, size: int, crowded: bool = True) -> int:
    """Return the height of the scene. It is greater above a single box, and on a low card only as high as the name
    needs.
    """
    most = box.h * 2 // 5 if crowded else box.h // 2
    return max(min(most, box.w * (10 if crowded else 12) // 16), size * MIN_SCENE_HEIGHT // SMALL)


def find_symbol_side(size: int) -> int:
    """Return the side of an agent symbol."""
    return SYMBOL_SIDE * min(size, 34) // SMALL


def draw_symbol_stripe(box: Box, y: int, tints: Sequence[str], icons: Sequence[str], size: int) -> list[Sprite]:
    """Draw the stripe in the colours of the factions, with the agent symbols on it."""
    placed = draw_stripe(box, y, tints)
    side = min(find_symbol_side(size), (box.w - 20) // max(len(icons), 1))
    middle = y + STRIPE_HEIGHT // 2 - side // 2
    return placed + [Icon(Box(box.x + 10 + n * (side + 2), middle, side, side), icon) for n, icon in enumerate(icons)]


def _draw_title(box: Box, face: CardFace, context: RenderContext[ImperiumView], size: int) -> list[Sprite]:
    """Draw the name, in two lines at most, and the cost."""
    side = 42 * min(size, 36) // SMALL
    placed: list[Sprite] = []
    room = box.inset(size * 2 // 5, 6)
    if face.cost is not None:
        placed.append(Icon(Box(box.right - side - 2, box.y + 6, side, side), "persuasion", str(face.cost)))
        room = room.left(room.w - side + 2)
    return placed + set_name(room, context.say(face.name), size)


class BoxStyle(NamedTuple):
    """The layout of the text boxes of a card: font size and labels."""

    size: int
    """The font size."""
    signs_only: bool = False
    """True if signs label the boxes of a narrow card, to leave room for its words."""

    def label_height(self, box: Box) -> int:
        return get_line_height(self.label_size) if box.w >= MIN_LABEL_WIDTH else 0

    @property
    def label_size(self) -> int:
        return max(SMALL, self.size * 3 // 5)

    def inside(self, box: Box) -> Box:
        """Return the part of a box that its label leaves free."""
        if box.w < MIN_LABEL_WIDTH:
            return box.after(TAB_WIDTH).inset(1, 2) if self.signs_only else box.inset(4, 2)
        return box.below(self.label_height(box)).inset(5, 2)

    def add_label(self, box: Box, glyphs: Glyphs, style: str) -> Glyphs:
        """Return an effect with the label of its box before it, if the card is narrow."""
        if box.w >= MIN_LABEL_WIDTH or self.signs_only:
            return glyphs
        return (Glyph("special", text=Text(f"picture-{BOX_LABELS[style]}")), *glyphs)

    def acquire_tab(self, box: Box) -> int:
        return TAB_WIDTH if box.w < MIN_LABEL_WIDTH else 38 * self.size // SMALL


def _draw_boxes(box: Box, face: CardFace, context: RenderContext[ImperiumView], style: BoxStyle) -> list[Sprite]:
    """Draw the agent box, the reveal box, and the strip for acquiring. Empty boxes are left out."""
    third = _find_strip_height(box, face, context, style)
    upper = box.top(box.h - third - BOX_GAP) if third else box
    placed: list[Sprite] = []
    if face.agent and face.reveal:
        agent = upper.top(_find_agent_box_height(face, context, upper, style))
        placed += _draw_effect(agent, face.agent, context, "pit", style)
        placed += _draw_effect(upper.below(agent.h + BOX_GAP), face.reveal, context, "reveal", style)
    elif face.agent:
        placed += _draw_effect(upper, face.agent, context, "pit", style)
    elif face.reveal:
        placed += _draw_effect(upper, face.reveal, context, "reveal", style)
    return placed + _draw_acquire_strip(box.below(box.h - third), face, context, style)


def _draw_acquire_strip(
    strip: Box, face: CardFace, context: RenderContext[ImperiumView], style: BoxStyle
) -> list[Sprite]:
    """Draw the strip that shows what acquiring the card gives."""
    if not face.acquire:
        return []
    tab = strip.left(style.acquire_tab(strip))
    side = min(tab.w, strip.h) - 4
    placed: list[Sprite] = [Panel(strip, "pit"), Panel(tab, "pit-tab"), Icon(tab.middle(side, side), "acquire")]
    room = strip.after(tab.w + 8).inset(0, 2)
    return placed + draw_effect(room, face.acquire, context, _scale_sizes(style.size, (38,)), type_size=style.size)


def _find_strip_height(box: Box, face: CardFace, context: RenderContext[ImperiumView], style: BoxStyle) -> int:
    """Return the height of the strip for acquiring."""
    if not face.acquire:
        return 0
    room, side = box.w - style.acquire_tab(box) - 8, 38 * style.size // SMALL
    return max(46 * style.size // SMALL, measure_effect(face.acquire, context, room, side, style.size) + 4)


def _find_agent_box_height(face: CardFace, context: RenderContext[ImperiumView], box: Box, style: BoxStyle) -> int:
    """Return the height of the agent box. Both boxes get what they need and share the rest."""
    room, label = style.inside(box).w, style.label_height(box)
    spare = box.h - BOX_GAP - 8 - 2 * label
    agent = reveal = 1
    for side in _scale_icon_sizes(style.size):
        agent = measure_effect(style.add_label(box, face.agent, "pit"), context, room, side, style.size)
        reveal = measure_effect(style.add_label(box, face.reveal, "reveal"), context, room, side, style.size)
        if agent + reveal <= spare:
            return agent + (spare - agent - reveal) // 2 + 4 + label
    return spare * agent // (agent + reveal) + 4 + label


def _draw_effect(
    box: Box, glyphs: Glyphs, context: RenderContext[ImperiumView], style: str, how: BoxStyle
) -> list[Sprite]:
    """Draw a box with its label and its effect."""
    drawn = draw_effect(
        how.inside(box),
        how.add_label(box, glyphs, style),
        context,
        _scale_icon_sizes(how.size),
        align="centre",
        type_size=how.size,
    )
    return [Panel(box, style), *_draw_label(box, style, context, how), *_colour_label(drawn, box, style, context)]


def _colour_label(drawn: list[Sprite], box: Box, style: str, context: RenderContext[ImperiumView]) -> list[Sprite]:
    """Return an effect in which the label has another ink than the words."""
    words = context.label(BOX_LABELS[style])
    first = next((sprite for sprite in drawn if isinstance(sprite, Lettering)), None)
    if box.w >= MIN_LABEL_WIDTH or first is None or first.text != words:
        return drawn
    return [replace(first, ink="label") if sprite is first else sprite for sprite in drawn]


def _draw_label(box: Box, style: str, context: RenderContext[ImperiumView], how: BoxStyle) -> list[Sprite]:
    """Draw the label of a box, unless it stands before the effect: icon and word on a line, or the icon on a tab."""
    if box.w < MIN_LABEL_WIDTH and how.signs_only:
        tab = box.left(TAB_WIDTH)
        return [Panel(tab, f"{style}-tab"), Icon(tab.middle(tab.w - 4, tab.w - 4), BOX_ICON_NAMES[style], tint="label")]
    if box.w < MIN_LABEL_WIDTH:
        return []
    head = box.top(how.label_height(box)).inset(10, 0)
    sign = Icon(head.left(head.h).middle(head.h - 4, head.h - 4), BOX_ICON_NAMES[style], tint="label")
    words = context.label(BOX_LABELS[style])
    return [sign, *set_heading(head.after(head.h + 4), words, "label", how.label_size)]


def _scale_icon_sizes(size: int) -> tuple[int, ...]:
    return _scale_sizes(size, BOX_ICON_SIZES if size > SMALL else BOX_ICON_SIZES[2:])


def _scale_sizes(size: int, at_small: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(side * size // SMALL for side in at_small)


RESERVE_ICON = 38
"""The smallest icon size of a stack in the reserve."""


def draw_reserve(box: Box, stack: ReserveView, context: RenderContext[ImperiumView]) -> Part:
    """Draw a stack of the reserve in one line: cost, name, effect, and how many cards are left."""
    part = Part(f"reserve:{stack.card.key}", box, things=[(f"card:{stack.card.key}", box)])
    face = stack.card
    part.changing.append(Panel(box, "plaque"))
    tab = box.left(52)
    part.changing.append(Panel(tab, "tab", find_tint(face)))
    if face.cost is not None:
        part.changing.append(Icon(tab.middle(46, 46), "persuasion", str(face.cost)))
    body = box.after(52).inset(8, 3)
    count = Box(body.right - 52, body.y, 52, body.h)
    part.changing.append(Icon(count.middle(46, 46), "deck", str(stack.left)))
    room = body.left(body.w - 58)
    upper = room.top(max(get_line_height(SMALL), min(get_line_height(SMALL) + 4, room.h - RESERVE_ICON)))
    part.changing += set_line(upper, context.say(face.name), "serif-bold", SMALL, "night")
    symbols = _draw_symbols(room.below(upper.h), face)
    part.changing += symbols
    right = max((sprite.box.right + 6 for sprite in symbols), default=room.x)
    effect = Box(right, upper.bottom, room.right - right, room.h - upper.h)
    part.changing += draw_effect(effect, _join_effects(face), context, (40, RESERVE_ICON))
    return part


def _draw_symbols(box: Box, face: CardFace) -> list[Sprite]:
    """Draw agent symbols in a row, or in two rows if there are more than four."""
    across = len(face.icons) if len(face.icons) <= 4 else 4
    side = 32 if len(face.icons) <= 4 else min(26, box.h // 2)
    rows = -(-len(face.icons) // max(across, 1))
    top = box.y + (box.h - rows * side) // 2
    return [
        Icon(Box(box.x + n % across * (side + 2), top + n // across * side, side, side), icon)
        for n, icon in enumerate(face.icons)
    ]


def _join_effects(face: CardFace) -> Glyphs:
    """Return all effects of a card together."""
    return face.agent + face.reveal + face.acquire


def draw_intrigue(
    box: Box, face: IntrigueFace, context: RenderContext[ImperiumView], name: str, size: int = SMALL
) -> Part:
    """Draw an intrigue card. It is dark, with its kind below the scene. The scene is as high as the text allows."""
    part = Part(name, box)
    most, least = find_scene_height(box, size, crowded=False), size * MIN_SCENE_HEIGHT // SMALL
    top, effect = box.top(most), list[Sprite]()
    for high in (most, *range(most - 20, least, -20), least):
        top = box.top(high)
        effect = _draw_intrigue_effect(box.below(high + STRIPE_HEIGHT + 4).inset(size // 2, 6), face, context, size)
        if not is_cut(effect):
            break
    side = 44 * min(size, 34) // SMALL
    over: list[Sprite] = [Icon(Box(box.right - side - 8, box.y + 8, side, side), "intrigue")]
    over += set_name(top.inset(size // 2, 8).left(top.w - side - size), context.say(face.name), size)
    part.changing += [Panel(box, "card-dark"), make_titled_scene(top, f"imperium/intrigue/{face.key}", over), *over]
    part.changing += [*draw_symbol_stripe(box, top.bottom, ("intrigue",), (), size), *effect]
    return part


def _draw_intrigue_effect(
    body: Box, face: IntrigueFace, context: RenderContext[ImperiumView], size: int
) -> list[Sprite]:
    """Draw when an intrigue card may be played, and what it does."""
    kinds = " · ".join(context.label(f"kind-{kind}") for kind in face.kinds)
    kind_size = fit_line_size([kinds], body.w, "sans-bold", (size, SMALL))
    when = set_line(body.top(size + 10), kinds, "sans-bold", kind_size, "gold", "centre")
    room = body.below(size + 14)
    least = _scale_icon_sizes(size)[-1]
    smaller = [each for each in (size, size * 7 // 8, size * 3 // 4) if each >= SMALL]
    size = next((each for each in smaller if fits_apart(room, face.effect, context, least, each)), size)
    normal = draw_effect(room, face.effect, context, _scale_icon_sizes(size), "paper", "centre", size)
    if any(isinstance(sprite, Icon) for sprite in normal):
        return [*when, *normal]
    larger = (
        draw_effect(room, face.effect, context, _scale_icon_sizes(size), "paper", "centre", each)
        for each in (size * 3 // 2, size * 5 // 4)
    )
    return [*when, *next((each for each in larger if not is_cut(each)), normal)]
