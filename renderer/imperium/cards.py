"""Cards: a scene under the name, agent symbols on the seam, agent box above, reveal box below."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from games.imperium.views import CardFace, Glyphs, ImperiumView, IntrigueFace, ReserveView
from renderer.frame import Frame
from renderer.imperium.glyphs import height, run, says_all
from renderer.paint.type import line_height
from renderer.plates import SEAM, named, stripe, vista
from renderer.setting import SMALL, TEXT, fitting, heading, is_cut, line
from renderer.sprites import Box, Icon, Lettering, Panel, Part, Sprite

SYMBOL = 34
APART = 6
"""Between the boxes of a card."""
LABELLED = 250
"""From this width on a card's boxes say what they are in words, beside their sign."""
SIGNS = {"pit": "box_agent", "reveal": "box_reveal"}
"""What a box is, without words."""
TAB = 28
"""The width of the tab on which the sign of a narrow card's box stands."""
EDGES = (7, 3)
"""What a card's boxes leave free beside them; the second where it says very much."""
BOX_ICONS = (84, 72, 60, 54, 48, 42, 38)
"""Sizes of the icons in a box, beside the smallest type; the largest only on large cards."""

MOST_KNOWN = 400
"""Cards at their places: a row and a hand are set anew at every picture, and seldom change."""
_known: dict[tuple[str, Box, int, str], tuple[CardFace, list[Sprite]]] = {}


def tint(face: CardFace) -> str:
    return face.factions[0] if face.factions else "earth"


def card(box: Box, face: CardFace, frame: Frame[ImperiumView], name: str, size: int = SMALL) -> Part:
    """A card as large as its box; `size` is that of its words."""
    place = (face.key, box, size, frame.lang)
    known = _known.get(place)
    if known is None or known[0] != face:
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        known = _known[place] = (face, _card(box, face, frame, size))
    return Part(name, box, moving=list(known[1]), things=[(f"card:{face.key}", box)])


def _card(box: Box, face: CardFace, frame: Frame[ImperiumView], size: int) -> list[Sprite]:
    top, boxes = _parted(box, face, frame, size)
    if size > TEXT and not _is_whole(boxes, face, frame):
        return _card(box, face, frame, TEXT)
    over = [*_title(top, face, frame, size), *seam(box, top.bottom, face.factions or ("earth",), face.icons, size)]
    return [Panel(box, "card"), vista(top, f"imperium/card/{face.key}", over), *over, *boxes]


def _parted(box: Box, face: CardFace, frame: Frame[ImperiumView], size: int) -> tuple[Box, list[Sprite]]:
    """The scene's part of a card, and the boxes below it: the scene is as high as lets the boxes say all."""
    least = _least(box, face, frame, size)
    most = max(scene_height(box, size, _is_crowded(face)), least)
    top, boxes = box.top(most), list[Sprite]()
    for edge, high in product(EDGES, (most, *range(most - 20, least, -20), least)):
        top = box.top(high)
        start = high + SEAM + (symbol_side(size) // 2 - 2 if face.icons else 4)
        boxes = _boxes(box.inset(edge, 0).below(start).top(box.h - start - 11), face, frame, Setting(size))
        if _is_whole(boxes, face, frame):
            break
    return top, boxes


def _is_whole(boxes: list[Sprite], face: CardFace, frame: Frame[ImperiumView]) -> bool:
    """Whether they say all that the card does."""
    return not is_cut(boxes) and says_all(boxes, (*face.agent, *face.reveal, *face.acquire), frame)


LEAST = 66
"""The height of a scene that holds a name of two lines, at the smallest type."""


def _least(box: Box, face: CardFace, frame: Frame[ImperiumView], size: int) -> int:
    """As high as its name and the upper half of the symbols need."""
    named_in = max(sprite.box.bottom for sprite in _title(box, face, frame, size) if isinstance(sprite, Lettering))
    return named_in - box.y + (symbol_side(size) // 2 - 2 if face.icons else 4)


def _is_crowded(face: CardFace) -> bool:
    """Whether boxes need more than half a card: there are two of them, or one says much."""
    return bool(face.agent and face.reveal) or len((*face.agent, *face.reveal, *face.acquire)) > 2


def scene_height(box: Box, size: int, crowded: bool = True) -> int:
    """The upper part, more of it above a single box; where a card is low, no more than its name needs."""
    most = box.h * 2 // 5 if crowded else box.h // 2
    return max(min(most, box.w * (10 if crowded else 12) // 16), size * LEAST // SMALL)


def symbol_side(size: int) -> int:
    return SYMBOL * min(size, 34) // SMALL


def seam(box: Box, y: int, tints: Sequence[str], icons: Sequence[str], size: int) -> list[Sprite]:
    """The stripe in the colours of its factions, and on it the agent symbols."""
    placed = stripe(box, y, tints)
    side = min(symbol_side(size), (box.w - 20) // max(len(icons), 1))
    middle = y + SEAM // 2 - side // 2
    return placed + [Icon(Box(box.x + 10 + n * (side + 2), middle, side, side), icon) for n, icon in enumerate(icons)]


def _title(box: Box, face: CardFace, frame: Frame[ImperiumView], size: int) -> list[Sprite]:
    """Name in two lines at most, cost in the persuasion diamond."""
    side = 42 * min(size, 36) // SMALL
    placed: list[Sprite] = []
    room = box.inset(size * 2 // 5, 6)
    if face.cost is not None:
        placed.append(Icon(Box(box.right - side - 4, box.y + 6, side, side), "persuasion", str(face.cost)))
        room = room.left(room.w - side + 2)
    return placed + named(room, frame.say(face.name), size)


class Setting(NamedTuple):
    """How the boxes of a card are set."""

    size: int
    """Of their words."""

    def label_height(self, box: Box) -> int:
        return line_height(self.label_size) if box.w >= LABELLED else 0

    @property
    def label_size(self) -> int:
        return max(SMALL, self.size * 3 // 5)

    def inside(self, box: Box) -> Box:
        """What the label leaves of a box."""
        if box.w < LABELLED:
            return box.after(TAB).inset(1, 2)
        return box.below(self.label_height(box)).inset(5, 2)

    def acquire_tab(self, box: Box) -> int:
        return TAB if box.w < LABELLED else 38 * self.size // SMALL


def _boxes(box: Box, face: CardFace, frame: Frame[ImperiumView], how: Setting) -> list[Sprite]:
    """Agent box, reveal box, and what acquiring brings; a box that would be empty is left out."""
    third = _strip_height(box, face, frame, how)
    upper = box.top(box.h - third - APART) if third else box
    placed: list[Sprite] = []
    if face.agent and face.reveal:
        agent = upper.top(_share(face, frame, upper, how))
        placed += _effect(agent, face.agent, frame, "pit", how)
        placed += _effect(upper.below(agent.h + APART), face.reveal, frame, "reveal", how)
    elif face.agent:
        placed += _effect(upper, face.agent, frame, "pit", how)
    elif face.reveal:
        placed += _effect(upper, face.reveal, frame, "reveal", how)
    return placed + _acquired(box.below(box.h - third), face, frame, how)


def _acquired(strip: Box, face: CardFace, frame: Frame[ImperiumView], how: Setting) -> list[Sprite]:
    """The strip that says what acquiring brings."""
    if not face.acquire:
        return []
    tab = strip.left(how.acquire_tab(strip))
    side = min(tab.w, strip.h) - 4
    placed: list[Sprite] = [Panel(strip, "pit"), Panel(tab, "pit-tab"), Icon(tab.middle(side, side), "acquire")]
    room = strip.after(tab.w + 8).inset(0, 2)
    return placed + run(room, face.acquire, frame, _sizes(how.size, (38,)), type_size=how.size)


def _strip_height(box: Box, face: CardFace, frame: Frame[ImperiumView], how: Setting) -> int:
    if not face.acquire:
        return 0
    room, side = box.w - how.acquire_tab(box) - 8, 38 * how.size // SMALL
    return max(46 * how.size // SMALL, height(face.acquire, frame, room, side, how.size) + 4)


def _share(face: CardFace, frame: Frame[ImperiumView], box: Box, how: Setting) -> int:
    """The height of the agent box: both boxes get what they need, and share what is left."""
    room, label = how.inside(box).w, how.label_height(box)
    spare = box.h - APART - 8 - 2 * label
    agent = reveal = 1
    for side in _icons(how.size):
        agent = height(face.agent, frame, room, side, how.size)
        reveal = height(face.reveal, frame, room, side, how.size)
        if agent + reveal <= spare:
            return agent + (spare - agent - reveal) // 2 + 4 + label
    return spare * agent // (agent + reveal) + 4 + label


def _effect(box: Box, glyphs: Glyphs, frame: Frame[ImperiumView], style: str, how: Setting) -> list[Sprite]:
    """A box: what it is, and what it does."""
    placed = [Panel(box, style), *_label(box, style, frame, how)]
    return [*placed, *run(how.inside(box), glyphs, frame, _icons(how.size), align="centre", type_size=how.size)]


def _label(box: Box, style: str, frame: Frame[ImperiumView], how: Setting) -> list[Sprite]:
    """What a box is: sign and word on a line of their own, or where a card is narrow, the sign on a tab."""
    if box.w < LABELLED:
        tab = box.left(TAB)
        return [Panel(tab, f"{style}-tab"), Icon(tab.middle(tab.w - 4, tab.w - 4), SIGNS[style], tint="label")]
    head = box.top(how.label_height(box)).inset(10, 0)
    sign = Icon(head.left(head.h).middle(head.h - 4, head.h - 4), SIGNS[style], tint="label")
    words = frame.label("box-agent" if style == "pit" else "box-reveal")
    return [sign, *heading(head.after(head.h + 4), words, "label", how.label_size)]


def _icons(size: int) -> tuple[int, ...]:
    return _sizes(size, BOX_ICONS if size > SMALL else BOX_ICONS[2:])


def _sizes(size: int, at_small: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(side * size // SMALL for side in at_small)


RESERVE_ICON = 38
"""The smallest icon of a stack in the reserve."""


def reserve(box: Box, stack: ReserveView, frame: Frame[ImperiumView]) -> Part:
    """A stack of the reserve in one line: cost, name, what it does, how many are left."""
    part = Part(f"reserve:{stack.card.key}", box, things=[(f"card:{stack.card.key}", box)])
    face = stack.card
    part.moving.append(Panel(box, "plaque"))
    tab = box.left(52)
    part.moving.append(Panel(tab, "tab", tint(face)))
    if face.cost is not None:
        part.moving.append(Icon(tab.middle(46, 46), "persuasion", str(face.cost)))
    body = box.after(52).inset(8, 3)
    count = Box(body.right - 52, body.y, 52, body.h)
    part.moving.append(Icon(count.middle(46, 46), "deck", str(stack.left)))
    room = body.left(body.w - 58)
    upper = room.top(max(line_height(SMALL), min(line_height(SMALL) + 4, room.h - RESERVE_ICON)))
    part.moving += line(upper, frame.say(face.name), "serif-bold", SMALL, "night")
    symbols = _in_line(room.below(upper.h), face)
    part.moving += symbols
    right = max((sprite.box.right + 6 for sprite in symbols), default=room.x)
    effect = Box(right, upper.bottom, room.right - right, room.h - upper.h)
    part.moving += run(effect, _summed(face), frame, (40, RESERVE_ICON))
    return part


def _in_line(box: Box, face: CardFace) -> list[Sprite]:
    """Agent symbols in a line; more than four in two."""
    across = len(face.icons) if len(face.icons) <= 4 else 4
    side = 32 if len(face.icons) <= 4 else min(26, box.h // 2)
    rows = -(-len(face.icons) // max(across, 1))
    top = box.y + (box.h - rows * side) // 2
    return [
        Icon(Box(box.x + n % across * (side + 2), top + n // across * side, side, side), icon)
        for n, icon in enumerate(face.icons)
    ]


def _summed(face: CardFace) -> Glyphs:
    return face.agent + face.reveal + face.acquire


def intrigue(box: Box, face: IntrigueFace, frame: Frame[ImperiumView], name: str, size: int = SMALL) -> Part:
    """Intrigue cards are dark, with their kind below the scene; the scene is as high as lets them say all."""
    part = Part(name, box)
    most, least = scene_height(box, size, crowded=False), size * LEAST // SMALL
    top, effect = box.top(most), list[Sprite]()
    for high in (most, *range(most - 20, least, -20), least):
        top = box.top(high)
        effect = _secret(box.below(high + SEAM + 4).inset(10, 6), face, frame, size)
        if not is_cut(effect):
            break
    side = 44 * min(size, 34) // SMALL
    over: list[Sprite] = [Icon(Box(box.right - side - 8, box.y + 8, side, side), "intrigue")]
    over += named(top.inset(size // 2, 8).left(top.w - side - size), frame.say(face.name), size)
    part.moving += [Panel(box, "card-dark"), vista(top, f"imperium/intrigue/{face.key}", over), *over]
    part.moving += [*seam(box, top.bottom, ("intrigue",), (), size), *effect]
    return part


def _secret(body: Box, face: IntrigueFace, frame: Frame[ImperiumView], size: int) -> list[Sprite]:
    """When an intrigue card may be played, and what it does."""
    kinds = " · ".join(frame.label(f"kind-{kind}") for kind in face.kinds)
    kind_size = fitting([kinds], body.w, "sans-bold", (size, SMALL))
    when = line(body.top(size + 10), kinds, "sans-bold", kind_size, "gold", "centre")
    room = body.below(size + 14)
    told = run(room, face.effect, frame, _icons(size), "paper", "centre", size)
    if any(isinstance(sprite, Icon) for sprite in told):
        return [*when, *told]
    larger = (
        run(room, face.effect, frame, _icons(size), "paper", "centre", each) for each in (size * 3 // 2, size * 5 // 4)
    )
    return [*when, *next((each for each in larger if not is_cut(each)), told)]
