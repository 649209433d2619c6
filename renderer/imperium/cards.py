"""Cards: faction-coloured head, agent symbols down the left, agent box above, reveal box below."""

from __future__ import annotations

from msgspec import structs

from games.core.protocol import Text
from games.imperium.views import CardFace, Glyph, Glyphs, ImperiumView, IntrigueFace, ReserveView
from renderer.frame import Frame
from renderer.imperium.glyphs import height, run
from renderer.paint.type import line_height
from renderer.setting import SMALL, fitting, line, paragraph, wrap
from renderer.sprites import Box, Icon, Panel, Part, Sprite

SYMBOL = 34
APART = 6
"""Between the boxes of a card."""
BOX_ICONS = (84, 72, 60, 54, 48, 42, 38)
"""Sizes of the icons in a box, beside the smallest type; the largest only on large cards."""


def tint(face: CardFace) -> str:
    return face.factions[0] if face.factions else "earth"


def whole(face: CardFace) -> CardFace:
    """The face with what its boxes do not say in icons: a word for sending anywhere, the sentence of being trashed."""
    said = {text.key: text for text in face.lines}
    sends = [Glyph("special", None, Text("picture-sends-anywhere"))] if "line-sends-anywhere" in said else []
    trashed = [Glyph("special", None, said["line-trash"])] if "line-trash" in said else []
    return structs.replace(face, agent=(*sends, *face.agent), reveal=(*face.reveal, *trashed))


def card(box: Box, face: CardFace, frame: Frame[ImperiumView], name: str, size: int = SMALL) -> Part:
    """A card as large as its box; `size` is that of its words."""
    face = whole(face)
    part = Part(name, box)
    head_h = _head_height(size)
    part.moving += [Panel(box, "card"), *_head(box.top(head_h), face, frame, size)]
    body = box.below(head_h).inset(7).top(box.h - head_h - 16)
    side = SYMBOL * size // SMALL
    column, boxes = body.left(side), body.after(side + 5) if face.icons else body
    part.moving += _symbols(column, face.icons, side)
    part.moving += _boxes(boxes, face, frame, size)
    return part


def _head_height(size: int) -> int:
    return size * 64 // SMALL


def _head(box: Box, face: CardFace, frame: Frame[ImperiumView], size: int) -> list[Sprite]:
    """Name in two lines at most, crests of its factions, cost in the persuasion diamond."""
    placed: list[Sprite] = [Panel(box, "head", tint(face))]
    if len(face.factions) > 1:
        placed.append(Panel(Box(box.x + box.w // 2, box.y, box.w - box.w // 2, box.h), "head-half", face.factions[1]))
    room = box.inset(size // 3, 3)
    if face.cost is not None:
        side = min(room.h, 46 * size // SMALL)
        placed.append(
            Icon(Box(room.right - side, room.y + (room.h - side) // 2, side, side), "persuasion", str(face.cost))
        )
        room = room.left(room.w - side - 3)
    return placed + _two_lines(room, frame.say(face.name), "paper", size)


def _two_lines(box: Box, text: str, ink: str, size: int) -> list[Sprite]:
    lines = wrap(text, box.w, "serif-bold", size)
    if len(lines) == 1:
        return list(line(box, text, "serif-bold", size, ink))
    return list(paragraph(box.middle(box.w, 2 * line_height(size)), text, "serif-bold", size, ink))


def _symbols(column: Box, icons: tuple[str, ...], side: int) -> list[Sprite]:
    if not icons:
        return []
    side = min(side, column.h // len(icons))
    gap = min(4, (column.h - side * len(icons)) // max(len(icons), 1))
    return [
        Icon(Box(column.x, column.y + number * (side + gap), side, side), icon) for number, icon in enumerate(icons)
    ]


def _boxes(box: Box, face: CardFace, frame: Frame[ImperiumView], size: int) -> list[Sprite]:
    """Agent box, reveal box, and what acquiring brings; a box that would be empty is left out."""
    third = _strip_height(box, face, frame, size)
    upper = box.top(box.h - third - APART) if third else box
    placed: list[Sprite] = []
    if face.agent and face.reveal:
        agent = upper.top(_share(face, frame, upper, size))
        placed += _effect(agent, face.agent, frame, "pit", size)
        placed += _effect(upper.below(agent.h + APART), face.reveal, frame, "reveal", size)
    elif face.agent:
        placed += _effect(upper, face.agent, frame, "pit", size)
    elif face.reveal:
        placed += _effect(upper, face.reveal, frame, "reveal", size)
    return placed + _acquired(box.below(box.h - third), face, frame, size)


def _acquired(strip: Box, face: CardFace, frame: Frame[ImperiumView], size: int) -> list[Sprite]:
    """The strip that says what acquiring brings."""
    if not face.acquire:
        return []
    side = min(34 * size // SMALL, strip.h)
    placed: list[Sprite] = [Panel(strip, "pit"), Icon(strip.left(side + 4).middle(side, side), "acquire")]
    return placed + run(strip.after(side + 8).inset(0, 2), face.acquire, frame, _sizes(size, (38,)), type_size=size)


def _strip_height(box: Box, face: CardFace, frame: Frame[ImperiumView], size: int) -> int:
    if not face.acquire:
        return 0
    side = 34 * size // SMALL
    return max(46 * size // SMALL, height(face.acquire, frame, box.w - side - 8, 38 * size // SMALL, size) + 4)


def _share(face: CardFace, frame: Frame[ImperiumView], box: Box, size: int) -> int:
    """The height of the agent box: both boxes get what they need, and share what is left."""
    room = box.inset(5, 0).w
    spare = box.h - APART - 8
    agent = reveal = 1
    for side in _icons(size):
        agent = height(face.agent, frame, room, side, size)
        reveal = height(face.reveal, frame, room, side, size)
        if agent + reveal <= spare:
            return agent + (spare - agent - reveal) // 2 + 4
    return spare * agent // (agent + reveal) + 4


def _effect(box: Box, glyphs: Glyphs, frame: Frame[ImperiumView], style: str, size: int) -> list[Sprite]:
    room = box.inset(5, 2)
    return [Panel(box, style), *run(room, glyphs, frame, _icons(size), align="centre", type_size=size)]


def _icons(size: int) -> tuple[int, ...]:
    return _sizes(size, BOX_ICONS if size > SMALL else BOX_ICONS[2:])


def _sizes(size: int, at_small: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(side * size // SMALL for side in at_small)


def reserve(box: Box, stack: ReserveView, frame: Frame[ImperiumView]) -> Part:
    """A stack of the reserve in one line: cost, name, what it does, how many are left."""
    part = Part(f"reserve:{stack.card.key}", box)
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
    upper = room.top(line_height(SMALL) + 4)
    part.moving += line(upper, frame.say(face.name), "serif-bold", SMALL, "night")
    symbols = _in_line(room.below(upper.h), face)
    part.moving += symbols
    right = max((sprite.box.right + 6 for sprite in symbols), default=room.x)
    effect = Box(right, upper.bottom, room.right - right, room.h - upper.h)
    part.moving += run(effect, _summed(face), frame, (40, 38))
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
    """Intrigue cards are dark, with their kind in the head."""
    part = Part(name, box)
    head = box.top(_head_height(size))
    part.moving += [Panel(box, "card-dark"), Panel(head, "head", "intrigue")]
    side = 44 * size // SMALL
    room = head.inset(size // 3, 3)
    part.moving.append(Icon(Box(room.right - side, room.y + (room.h - side) // 2, side, side), "intrigue"))
    part.moving += _two_lines(room.left(room.w - side - 4), frame.say(face.name), "paper", size)
    body = box.below(head.h).inset(10, 6)
    kinds = " · ".join(frame.label(f"kind-{kind}") for kind in face.kinds)
    kind_size = fitting([kinds], body.w, "sans-bold", (size, SMALL))
    part.moving += line(body.top(size + 10), kinds, "sans-bold", kind_size, "gold", "centre")
    room = body.below(size + 14)
    part.moving += run(room, face.effect, frame, _icons(size), "paper", "centre", size)
    return part
