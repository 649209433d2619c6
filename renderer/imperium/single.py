"""One thing large: a card, an intrigue card, a leader, a space or a conflict, with its whole text beside it."""

from __future__ import annotations

from typing import Any

from games.core.protocol import Entry, Text
from games.imperium.hagal.views import HagalFace
from games.imperium.ix.views import TileFace
from games.imperium.views import CardFace, ConflictFace, ImperiumView, IntrigueFace, LeaderFace, SpaceView
from renderer.column import Column, Said
from renderer.frame import Frame
from renderer.imperium import cards, ix
from renderer.imperium.glyphs import medal, run
from renderer.layout import NothingToShow
from renderer.paint.type import line_height
from renderer.plates import named, vista
from renderer.setting import NAME, TEXT, heading, line, paragraph, wrap
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


SCENE = 300
"""The height of the scene on a large card."""
FOOT = 12
"""What its boxes leave free at its lower edge."""


def _body(box: Box) -> Box:
    """What scene and seam leave of a card."""
    return box.top(box.h - FOOT).below(SCENE + 46).inset(20, 6)


def _plate(box: Box, name: Text, tint: str, icon: str, number: str, scene: str, frame: Frame[ImperiumView]) -> Part:
    """A card under its scene, with an icon on the seam."""
    part = Part("card", box)
    top = box.top(SCENE)
    over = [*named(top.inset(20, 10), frame.say(name), 36), *cards.seam(box, top.bottom, (tint,), (), 40)]
    over.append(Icon(Box(box.x + 16, top.bottom - 36, 76, 76), icon, number))
    part.moving += [Panel(box, "card"), vista(top, f"imperium/{scene}", over), *over]
    return part


def _leader(box: Box, face: LeaderFace, frame: Frame[ImperiumView]) -> Part:
    part = _plate(box, face.name, "gold", "signet", "", f"leader/{face.key}", frame)
    body = box.top(box.h - FOOT).below(SCENE + 10).inset(24, 6)
    part.moving += heading(body.top(40).after(80), frame.say(face.house), "label", TEXT)
    part.moving += paragraph(body.below(56).top(84), frame.say(face.ability), "serif-bold", NAME, "night")
    signet = body.below(146)
    part.moving.append(Panel(signet, "pit"))
    part.moving += line(signet.top(54), frame.say(face.signet), "serif-bold", NAME, "night", "centre")
    room = signet.below(54).inset(16, 0).top(signet.h - 64)
    part.moving += run(room, face.signet_glyphs, frame, (96, 80, 68, 56, 44), align="centre", type_size=TEXT)
    return part


def _conflict(box: Box, face: ConflictFace, frame: Frame[ImperiumView]) -> Part:
    part = _plate(box, face.name, "blood", "strength", str(face.level), f"conflict/{face.key}", frame)
    rows = _body(box).rows(3, 10)
    for place, (row, glyphs) in enumerate(zip(rows, face.rewards, strict=True), start=1):
        part.moving.append(Panel(row, "pit"))
        part.moving.append(medal(row.left(96).middle(76, 76), place))
        part.moving += run(row.after(104).inset(0, 6), glyphs, frame, (84, 72, 64, 56), type_size=NAME)
    return part


def _space(box: Box, face: SpaceView, frame: Frame[ImperiumView]) -> Part:
    """What the visit asks for above, what it brings below."""
    part = _plate(box, face.name, face.icon, face.icon, "", f"space/{face.key}", frame)
    asked = (face.requirement, *face.cost) if face.requirement else face.cost
    boxes = [(style, glyphs) for style, glyphs in (("pit", asked), ("reveal", face.effect)) if glyphs]
    for row, (style, glyphs) in zip(_body(box).rows(max(len(boxes), 1), 12), boxes, strict=False):
        part.moving.append(Panel(row, style))
        part.moving += run(row.inset(16), glyphs, frame, (96, 80, 64, 48), align="centre", type_size=NAME)
    return part


def _hagal(box: Box, face: HagalFace, frame: Frame[ImperiumView]) -> Part:
    """Where it leads and what the rival gets there; the swords on the seam."""
    icon, number = ("deck", "") if face.swords is None else ("sword", str(face.swords))
    part = _plate(box, face.name, "blood", icon, number, f"hagal/{face.key}", frame)
    rows = _body(box).rows(max(len(face.routes), 1), 12)
    for row, route in zip(rows, face.routes, strict=False):
        head = row.top(64).inset(10, 8)
        part.moving += [Panel(row, "pit"), Icon(head.left(52).middle(48, 48), route.icon)]
        part.moving += line(head.after(62), frame.say(route.name), "serif-bold", TEXT, "night")
        part.moving += run(row.below(66).inset(16, 4), route.effect, frame, (84, 72, 60, 48), align="centre")
    return part


def _tile(box: Box, face: TileFace, frame: Frame[ImperiumView]) -> Part:
    """A tech tile with its price: what acquiring it brings above, what it does below."""
    part = _plate(box, face.name, "dune", "spice", str(face.cost), f"tech/{face.key}", frame)
    glyphs = [(style, found) for style, found in (("pit", face.acquire), ("reveal", face.effect)) if found]
    for row, (style, found) in zip(_body(box).rows(len(glyphs), 12), glyphs, strict=True):
        ground, room = ix.labelled(row, style)
        part.moving += [
            *ground,
            *run(room.inset(16, 10), found, frame, (96, 80, 64), align="centre", type_size=NAME),
        ]
    return part


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
