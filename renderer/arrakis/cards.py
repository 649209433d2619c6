"""Cards of War for Arrakis: planning cards, prescience cards and leaders, alike in hands, rows and look-ups."""

from __future__ import annotations

from typing import Any

from games.arrakis.views import CardFace, LeaderView, PrescienceFace
from renderer.arrakis.banner import CRESTS
from renderer.arrakis.icons_pieces import SIDES
from renderer.arrakis.legions import initials
from renderer.arrakis.visions import awards
from renderer.column import Column, Said
from renderer.frame import Frame
from renderer.setting import NAME, SMALL, TEXT, TITLE, fitting, heading, paragraph
from renderer.sprites import Box, Icon, Panel, Part, Sprite

TINTS = {
    "house_atreides": "landsraad",
    "fremen_ally": "fremen",
    "house_harkonnen": "blood",
    "corrino_ally": "emperor",
}
"""Deck -> the colour of its cards."""
LINES = Column((NAME, 29, TEXT, 24, SMALL), leading=1.26, between=10)
Face = CardFace | PrescienceFace | LeaderView


def card(box: Box, face: Face, frame: Frame[Any], name: str) -> Part:
    if isinstance(face, CardFace):
        return planning(box, face, frame, name)
    return vision(box, face, frame, name) if isinstance(face, PrescienceFace) else leader(box, face, frame, name)


def _head(box: Box, title: str, tint: str, icon: str, number: str = "", colour: str = "") -> list[Sprite]:
    """A coloured head with the title, and a sign at its end."""
    side = min(box.h - 16, 84)
    placed: list[Sprite] = [Panel(box, "head", tint)]
    placed.append(Icon(Box(box.right - side - 10, box.y, side, box.h).middle(side, side), icon, number, colour))
    room = Box(box.x + 14, box.y + 6, box.w - side - 32, box.h - 10)
    sizes = [size for size in (TITLE, 38, NAME, 28, TEXT, SMALL) if size <= box.h // 2]
    size = next((one for one in sizes if _fits(room, title, one)), SMALL)
    return [*placed, *paragraph(room, title, "serif-bold", size, "paper")]


def _fits(room: Box, title: str, size: int) -> bool:
    placed = paragraph(room, title, "serif-bold", size, "paper")
    return " ".join(one.text for one in placed) == title


def _said(box: Box, said: list[str], ink: str = "night") -> list[Sprite]:
    lines: list[Said] = [(words, "sans", ink) for words in said]
    return [*LINES.lay(box, lines)]


def planning(box: Box, face: CardFace, frame: Frame[Any], name: str) -> Part:
    part = Part(name, box)
    high = min(box.h // 4, 110)
    part.moving.append(Panel(box, "card"))
    part.moving += _head(box.top(high), frame.say(face.name), TINTS[face.deck], CRESTS[face.deck])
    body = box.below(high).inset(16, 12)
    foot = 32
    part.moving += _said(body.top(body.h - foot), [frame.say(text) for text in face.lines])
    part.moving += heading(body.below(body.h - foot + 4), frame.label(f"arrakis-deck-{_dashed(face.deck)}"), "earth")
    return part


def vision(box: Box, face: PrescienceFace, frame: Frame[Any], name: str) -> Part:
    """A prescience card: when it can be claimed, what it asks, and its awards at the foot."""
    part = Part(name, box)
    high = min(box.h // 4, 110)
    part.moving.append(Panel(box, "card-dark"))
    when = "hourglass" if face.phase == "end_of_round" else "combat"
    part.moving += _head(box.top(high), frame.say(face.name), "intrigue", when)
    body = box.below(high).inset(16, 10)
    part.moving += heading(body.top(32), frame.label(f"arrakis-when-{_dashed(face.phase)}"), "gold")
    side = min(76, body.h // 4)
    foot = 32 if face.stand_in else 0
    part.moving += _said(
        body.below(38).top(body.h - 44 - side - foot), [frame.say(text) for text in face.lines], "paper"
    )
    for number, (marker, steps) in enumerate(awards(face)):
        at = Box(body.x + number * (side + 10), body.bottom - side - foot, side, side)
        part.moving.append(Icon(at, f"war_{marker}", f"+{steps}"))
    if face.stand_in:
        part.moving += heading(body.below(body.h - 28), frame.label("arrakis-stand-in"), "sand")
    return part


def leader(box: Box, face: LeaderView, frame: Frame[Any], name: str) -> Part:
    """A leader: letters and name, what it makes of a special in battle, and its own action."""
    part = Part(name, box)
    high = min(box.h // 4, 110)
    part.moving.append(Panel(box, "card"))
    title, tint = frame.say(face.name), SIDES[face.side]
    medal = "war_spent" if face.exhausted else "war_named"
    part.moving += _head(box.top(high), title, TINTS[face.board], medal, initials(face.id, frame), tint)
    body = box.below(high).inset(16, 10)
    side = min(64, body.h // 4)
    signs = [("war_hit", tint)] * face.hits + [("war_shield", tint)] * face.shields
    for number, (icon, colour) in enumerate(signs):
        part.moving.append(Icon(Box(body.x + number * (side + 6), body.y, side, side), icon, "", colour))
    part.moving.append(Icon(Box(body.right - side, body.y, side, side), f"war_{face.slot}", "", tint))
    lower = body.below(side + 10)
    place = frame.label(f"arrakis-place-{face.place}")
    state = frame.label("arrakis-exhausted", place=place) if face.exhausted else place
    part.moving += _said(lower.top(lower.h - 32), [frame.say(text) for text in face.lines])
    part.moving += heading(lower.below(lower.h - 28), state, "earth")
    return part


def _dashed(key: str) -> str:
    return key.replace("_", "-")


def title_size(texts: list[str], room: int) -> int:
    return fitting(texts, room, "serif-bold", (TITLE, NAME, TEXT, SMALL))
