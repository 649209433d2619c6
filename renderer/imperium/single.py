"""One thing large: a card, an intrigue card, a leader, a space or a conflict, with its whole text beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from games.core.protocol import Entry, Text
from games.imperium.hagal.views import HagalFace
from games.imperium.ix.views import TileFace
from games.imperium.views import CardFace, ConflictFace, Glyphs, ImperiumView, IntrigueFace, LeaderFace, SpaceView
from renderer.column import Column, Said
from renderer.frame import Frame
from renderer.imperium import cards, ix
from renderer.imperium.glyphs import medal, run, says_all
from renderer.layout import NothingToShow
from renderer.paint.type import line_height
from renderer.plates import named, vista
from renderer.setting import NAME, TEXT, heading, is_cut, line, paragraph, wrap
from renderer.sprites import Box, Drawing, Icon, Panel, Part, Sprite

Face = CardFace | IntrigueFace | LeaderFace | ConflictFace | SpaceView | TileFace | HagalFace
SENTENCES = Column((36, NAME, 28, TEXT, 24, 22), leading=1.28, between=14)
SCENES = {
    CardFace: "card",
    IntrigueFace: "intrigue",
    LeaderFace: "leader",
    ConflictFace: "conflict",
    SpaceView: "space",
    TileFace: "tech",
    HagalFace: "hagal",
}
Thing = Face | Entry
"""A thing without a face is its sentences."""


def thing(frame: Frame[Any]) -> Thing:
    """What is looked up stands in place of the view: it is the same for all."""
    given: object = frame.view
    if not isinstance(given, Face | Entry):
        raise NothingToShow("card")
    return given


def single(frame: Frame[Any]) -> Drawing:
    """The card left, its sentences right, both before its own scene; an entry is sentences only."""
    face = thing(frame)
    drawing = Drawing(1080, 800, scene=scene_of(face))
    page = Box(0, 0, 1080, 800).inset(20)
    if isinstance(face, Entry):
        drawing.parts.append(_words(page, frame.say(face.name), _said(face, frame)))
    else:
        drawing.parts += [_drawn(page.left(500), face, frame), _words(page.after(516), "", _said(face, frame))]
    return drawing


def scene_of(face: Thing) -> str:
    kind = next((kind for of, kind in SCENES.items() if isinstance(face, of)), "")
    return f"imperium/{kind}/{face.key}" if kind else ""


def lines_of(face: Thing) -> tuple[Text, ...]:
    if isinstance(face, LeaderFace):
        return (face.ability, *face.ability_lines, face.signet, *face.signet_lines)
    return tuple(face.lines)


def _said(face: Thing, frame: Frame[ImperiumView]) -> list[Said]:
    """The sentences; a leader's stand under the names of ability and signet, a conflict's are rewards, numbered by
    place."""
    said = [frame.say(text) for text in lines_of(face)]
    if isinstance(face, LeaderFace):
        names = frame.say(face.ability), frame.say(face.signet)
        return [(text, "serif-bold", "label") if text in names else (text, "sans", "night") for text in said]
    if isinstance(face, ConflictFace):
        said = [frame.label("text-reward", place=place, reward=text) for place, text in enumerate(said, start=1)]
    return [(text, "sans", "night") for text in said]


def _drawn(box: Box, face: Face, frame: Frame[ImperiumView]) -> Part:
    match face:
        case CardFace():
            return cards.card(box, face, frame, "card", 40)
        case IntrigueFace():
            return cards.intrigue(box, face, frame, "card", 40)
        case LeaderFace():
            return _leader(box, face, frame)
        case ConflictFace():
            return _conflict(box, face, frame)
        case SpaceView():
            return _space(box, face, frame)
        case TileFace():
            return _tile(box, face, frame)
        case HagalFace():
            return _hagal(box, face, frame)


SCENE, TALL = 300, 400
"""The height of the scene on a large card, and above a single box that leaves it more."""
FOOT = 12
"""What its boxes leave free at its lower edge."""
ICONS = (150, 128, 112, 96, 84, 72, 64, 56, 48, 42)
IN_A_ROW = 4
"""Where several stand below each other, icons are smaller by so many steps."""
TYPES = (38, NAME, 28, TEXT)


class Boxes(NamedTuple):
    """What stands in the room that scene and seam leave of a card."""

    many: int
    lay: Callable[[Box], list[Sprite]]


def _plate(
    box: Box, name: Text, tint: str, sign: tuple[str, str], scene: str, frame: Frame[ImperiumView], boxes: Boxes
) -> Part:
    """A card under its scene, which is higher above a single box that says little; icon and number on the seam."""
    part = Part("card", box)
    top, said = box.top(SCENE), list[Sprite]()
    for high in range(TALL if boxes.many == 1 else SCENE, SCENE - 1, -20):
        top = box.top(high)
        said = boxes.lay(box.top(box.h - FOOT).below(high + 46).inset(20, 6))
        if not is_cut(said):
            break
    over = [*named(top.inset(20, 10), frame.say(name), 36), *cards.seam(box, top.bottom, (tint,), (), 40)]
    over.append(Icon(Box(box.x + 16, top.bottom - 36, 76, 76), *sign))
    part.moving += [Panel(box, "card"), vista(top, f"imperium/{scene}", over), *over, *said]
    return part


def _filling(room: Box, glyphs: Glyphs, frame: Frame[ImperiumView], align: str = "centre") -> list[Sprite]:
    """An effect as large as its room allows: icons first, then words."""
    icons = ICONS if align == "centre" else ICONS[IN_A_ROW:]
    tried = [run(room, glyphs, frame, icons, align=align, type_size=size) for size in TYPES]
    whole = [placed for placed in tried if says_all(placed, glyphs, frame) and not is_cut(placed)]
    return max(whole or tried[-1:], key=_icon_side)


def _icon_side(placed: list[Sprite]) -> int:
    """Beyond a hand's breadth it is words that want to be larger."""
    return min(max((sprite.box.h for sprite in placed if isinstance(sprite, Icon)), default=0), 112)


def _leader(box: Box, face: LeaderFace, frame: Frame[ImperiumView]) -> Part:
    """House and ability beside the ring, and what the ring does."""

    def boxes(room: Box) -> list[Sprite]:
        who = Box(room.x + 84, room.y - 38, room.w - 84, 36)
        placed: list[Sprite] = [*heading(who, frame.say(face.house), "label", TEXT)]
        placed += paragraph(room.top(84), frame.say(face.ability), "serif-bold", NAME, "night")
        signet = room.below(max(sprite.box.bottom for sprite in placed) + 10 - room.y)
        placed.append(Panel(signet, "pit"))
        placed += line(signet.top(54), frame.say(face.signet), "serif-bold", NAME, "night", "centre")
        return [*placed, *_filling(signet.below(52).inset(12, 0).top(signet.h - 60), face.signet_glyphs, frame)]

    return _plate(box, face.name, "gold", ("signet", ""), f"leader/{face.key}", frame, Boxes(1, boxes))


def _conflict(box: Box, face: ConflictFace, frame: Frame[ImperiumView]) -> Part:
    def boxes(room: Box) -> list[Sprite]:
        placed: list[Sprite] = []
        for place, (row, glyphs) in enumerate(zip(room.rows(3, 10), face.rewards, strict=True), start=1):
            placed += [Panel(row, "pit"), medal(row.left(96).middle(76, 76), place)]
            placed += _filling(
                row.after(104).left(row.w - 108).middle(row.w - 108, ICONS[IN_A_ROW]), glyphs, frame, "left"
            )
        return placed

    sign = ("strength", str(face.level))
    return _plate(box, face.name, "blood", sign, f"conflict/{face.key}", frame, Boxes(len(face.rewards), boxes))


def _space(box: Box, face: SpaceView, frame: Frame[ImperiumView]) -> Part:
    """What the visit asks for above, what it brings below."""
    asked = (face.requirement, *face.cost) if face.requirement else face.cost
    told = [each for each in (("pit", "box-cost", asked), ("reveal", "box-visit", face.effect)) if each[2]]

    def boxes(room: Box) -> list[Sprite]:
        placed: list[Sprite] = []
        for row, (style, label, glyphs) in zip(room.rows(max(len(told), 1), 12), told, strict=False):
            placed += [Panel(row, style), *heading(row.top(42).inset(14, 0), frame.label(label), "label")]
            placed += _filling(row.below(38).inset(12, 4), glyphs, frame)
        return placed

    sign = (face.icon, "")
    return _plate(box, face.name, face.icon, sign, f"space/{face.key}", frame, Boxes(len(told), boxes))


def _hagal(box: Box, face: HagalFace, frame: Frame[ImperiumView]) -> Part:
    """Where it leads and what the rival gets there; the swords on the seam."""

    def boxes(room: Box) -> list[Sprite]:
        placed: list[Sprite] = []
        for row, route in zip(room.rows(max(len(face.routes), 1), 12), face.routes, strict=False):
            head = row.top(70).inset(10, 8) if route.effect else row.inset(10, 8)
            placed += [Panel(row, "pit"), Icon(head.left(58).middle(54, 54), route.icon)]
            placed += line(head.after(66), frame.say(route.name), "serif-bold", NAME, "night")
            placed += _filling(row.below(70).inset(12, 4), route.effect, frame)
        return placed

    sign = ("deck", "") if face.swords is None else ("sword", str(face.swords))
    return _plate(box, face.name, "blood", sign, f"hagal/{face.key}", frame, Boxes(len(face.routes), boxes))


def _tile(box: Box, face: TileFace, frame: Frame[ImperiumView]) -> Part:
    """A tech tile with its price: what acquiring it brings above, what it does below."""
    told = [(style, glyphs) for style, glyphs in (("pit", face.acquire), ("reveal", face.effect)) if glyphs]

    def boxes(room: Box) -> list[Sprite]:
        placed: list[Sprite] = []
        for row, (style, glyphs) in zip(room.rows(len(told), 12), told, strict=True):
            ground, inside = ix.labelled(row, style)
            placed += [*ground, *_filling(inside.inset(12, 8), glyphs, frame)]
        return placed

    sign = ("spice", str(face.cost))
    return _plate(box, face.name, "dune", sign, f"tech/{face.key}", frame, Boxes(len(told), boxes))


def _words(box: Box, title: str, said: list[Said]) -> Part:
    """Every sentence on a sheet as long as they want; above them the name of what has no card."""
    inner = box.inset(24, 20)
    head = len(wrap(title, inner.w, "serif-bold", 34)) * line_height(34)
    placed: list[Sprite] = list(paragraph(inner.top(head), title, "serif-bold", 34, "night"))
    if title:
        placed.append(Panel(Box(inner.x, inner.y + head + 12, inner.w, 2), "bar", "dune"))
        inner = inner.below(head + 32)
    placed += SENTENCES.lay(inner, said)
    sheet = box.top(min(max((sprite.box.bottom for sprite in placed), default=box.y) + 20 - box.y, box.h))
    part = Part("words", sheet)
    part.moving += [Panel(sheet, "card"), *placed]
    return part
