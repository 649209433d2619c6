"""Cards of War for Arrakis: planning cards, prescience cards and leaders, alike in hands, rows and look-ups."""

from __future__ import annotations

from typing import Any

from games.arrakis.views import CardFace, LeaderView, PrescienceFace, TacticFace
from renderer.arrakis.banner import CRESTS
from renderer.arrakis.icons_pieces import SIDES
from renderer.arrakis.legions import initials
from renderer.arrakis.visions import awards
from renderer.card_parts import STRIPE_HEIGHT, draw_stripe, make_titled_scene, set_name
from renderer.context import RenderContext
from renderer.sprites import Box, Icon, Panel, Part, Sprite
from renderer.text_column import StyledText, TextColumn
from renderer.typesetting import NAME, SMALL, TEXT, TITLE, set_heading, wrap

TINTS = {
    "house_atreides": "landsraad",
    "fremen_ally": "fremen",
    "house_harkonnen": "blood",
    "corrino_ally": "emperor",
}
"""Deck -> the colour of its cards."""
EDGE, FOOT, LEAST = 16, 32, 96
"""What is left free at the sides; the height of a card's last line, and of a scene that holds a name of two lines."""
LINES = TextColumn((NAME, 29, TEXT, 24, SMALL), leading=1.26, between=10)
ROOMY_LINES = TextColumn((40, 36, *LINES.sizes), leading=1.26, between=12)
LARGE_LINES = TextColumn((50, TITLE, 38, *LINES.sizes), leading=1.26, between=16)
ROOMY, BROAD = 440, 640
"""From these widths on a card says what it does in larger type: it is one of a few, or alone on its page."""
Face = CardFace | PrescienceFace | LeaderView | TacticFace


def card(box: Box, face: Face, context: RenderContext[Any], name: str) -> Part:
    if isinstance(face, CardFace):
        return planning(box, face, context, name)
    if isinstance(face, TacticFace):
        return tactic(box, face, context, name)
    return vision(box, face, context, name) if isinstance(face, PrescienceFace) else leader(box, face, context, name)


def _top(box: Box, said: list[str], rest: int) -> Box:
    """The scene's part of a card: nearly all of the scene where its sentences have room in large type beside all the
    rest, and as much as leaves them room in ordinary type where they are long."""
    lines: list[StyledText] = [(words, "sans", "night") for words in said]
    sizes = (_lines(box).sizes[1], TEXT)
    large, plain = (box.h - rest - _lines(box).height(box.w - 2 * EDGE, lines, size) for size in sizes)
    return box.top(max(min(box.h * 3 // 5, large), min(box.h * 9 // 20, plain), LEAST))


def _head(top: Box, scene: str, title: str, tint: str, sign: Icon) -> list[Sprite]:
    """A scene under the card's name, with a sign at its end and the colour of its deck below."""
    room = Box(top.x + 14, top.y + 8, top.w - sign.box.w - 36, top.h - 12)
    size = next((one for one in (36, NAME, 28, TEXT) if len(wrap(title, room.w, "serif-bold", one)) <= 2), SMALL)
    over = [sign, *set_name(room, title, size)]
    return [make_titled_scene(top, f"arrakis/{scene}", over), *over, *draw_stripe(top, top.bottom, (tint,))]


def _corner(top: Box) -> Box:
    """Where the sign of a card stands."""
    side = min(top.h - 16, 76)
    return Box(top.right - side - 10, top.y + 10, side, side)


def _said(box: Box, said: list[str], ink: str = "night") -> list[Sprite]:
    lines: list[StyledText] = [(words, "sans", ink) for words in said]
    return [*_lines(box).set_sentences(box, lines)]


def _lines(box: Box) -> TextColumn:
    return LARGE_LINES if box.w >= BROAD else ROOMY_LINES if box.w >= ROOMY else LINES


def planning(box: Box, face: CardFace, context: RenderContext[Any], name: str) -> Part:
    part = Part(name, box)
    said = [context.say(text) for text in face.lines]
    top = _top(box, said, STRIPE_HEIGHT + FOOT + 24)
    part.changing.append(Panel(box, "card"))
    sign = Icon(_corner(top), CRESTS[face.deck])
    part.changing += _head(top, f"planning/{face.id}", context.say(face.name), TINTS[face.deck], sign)
    body = box.below(top.h + STRIPE_HEIGHT).inset(EDGE, 10)
    part.changing += _said(body.top(body.h - FOOT), said)
    part.changing += set_heading(
        body.below(body.h - FOOT + 4), context.label(f"arrakis-deck-{_dashed(face.deck)}"), "earth"
    )
    return part


def vision(box: Box, face: PrescienceFace, context: RenderContext[Any], name: str) -> Part:
    """A prescience card: when it can be claimed, what it asks, and its awards at the foot."""
    part = Part(name, box)
    said = [context.say(text) for text in face.lines]
    foot = FOOT if face.stand_in else 0
    side = min(76, box.h // 6)
    top = _top(box, said, STRIPE_HEIGHT + 38 + side + foot + 36)
    part.changing.append(Panel(box, "card-dark"))
    sign = Icon(_corner(top), "hourglass" if face.phase == "end_of_round" else "combat")
    part.changing += _head(top, f"prescience/{face.id}", context.say(face.name), "intrigue", sign)
    body = box.below(top.h + STRIPE_HEIGHT).inset(EDGE, 10)
    part.changing += set_heading(body.top(32), context.label(f"arrakis-when-{_dashed(face.phase)}"), "gold")
    part.changing += _said(body.below(38).top(body.h - 44 - side - foot), said, "paper")
    for number, (marker, steps) in enumerate(awards(face)):
        at = Box(body.x + number * (side + 10), body.bottom - side - foot, side, side)
        part.changing.append(Icon(at, f"war_{marker}", f"+{steps}"))
    if face.stand_in:
        part.changing += set_heading(body.below(body.h - 28), context.label("arrakis-stand-in"), "sand")
    return part


def tactic(box: Box, face: TacticFace, context: RenderContext[Any], name: str) -> Part:
    """A tactic card of the automa: where it harvests and what it is after."""
    part = Part(name, box)
    top = box.top(max(box.h * 9 // 20, LEAST))
    part.changing.append(Panel(box, "card"))
    sign = Icon(_corner(top), CRESTS["house_harkonnen"])
    part.changing += _head(top, f"tactic/{face.id}", context.say(face.name), TINTS["house_harkonnen"], sign)
    rows = box.below(top.h + STRIPE_HEIGHT).inset(EDGE, 14).rows(2, 8)
    for row, icon, text in zip(rows, ("war_harvester", "war_sietch"), face.lines, strict=True):
        side = min(row.h, 84)
        part.changing.append(Icon(row.left(side).top(side), icon, "", SIDES["harkonnen"]))
        part.changing += _said(row.after(side + 14), [context.say(text)])
    return part


def leader(box: Box, face: LeaderView, context: RenderContext[Any], name: str) -> Part:
    """A leader: bust and letters, what it makes of a special in battle, and its own action."""
    part = Part(name, box)
    said = [context.say(text) for text in face.lines]
    side = min(64, box.h // 6)
    top = _top(box, said, STRIPE_HEIGHT + side + FOOT + 36)
    part.changing.append(Panel(box, "card"))
    tint = SIDES[face.side]
    sign = Icon(_corner(top), "war_spent" if face.exhausted else "war_named", initials(face.id, context), tint)
    part.changing += _head(top, f"leader/{face.id}", context.say(face.name), TINTS[face.board], sign)
    body = box.below(top.h + STRIPE_HEIGHT).inset(EDGE, 10)
    signs = [("war_hit", tint)] * face.hits + [("war_shield", tint)] * face.shields
    for number, (icon, colour) in enumerate(signs):
        part.changing.append(Icon(Box(body.x + number * (side + 6), body.y, side, side), icon, "", colour))
    part.changing.append(Icon(Box(body.right - side, body.y, side, side), f"war_{face.slot}", "", tint))
    lower = body.below(side + 10)
    place = context.label(f"arrakis-place-{face.place}")
    state = context.label("arrakis-exhausted", place=place) if face.exhausted else place
    part.changing += _said(lower.top(lower.h - FOOT), said)
    part.changing += set_heading(lower.below(lower.h - 28), state, "earth")
    return part


def _dashed(key: str) -> str:
    return key.replace("_", "-")
