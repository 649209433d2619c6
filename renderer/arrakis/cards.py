"""Cards of War for Arrakis: planning cards, prescience cards, tactic cards and leaders."""

from __future__ import annotations

from typing import Any

from games.arrakis.views import CardFace, LeaderView, PrescienceFace, TacticFace
from renderer.arrakis.banner import CRESTS
from renderer.arrakis.icons_pieces import SIDE_COLOURS
from renderer.arrakis.legions import find_initials
from renderer.arrakis.prescience_row import list_awards
from renderer.card_parts import STRIPE_HEIGHT, draw_stripe, make_titled_scene, set_name
from renderer.context import RenderContext
from renderer.sprites import Box, Icon, Panel, Part, Sprite
from renderer.text_column import StyledText, TextColumn
from renderer.typesetting import NAME, SMALL, TEXT, TITLE, make_sentence, set_heading, wrap

TINTS = {
    "house_atreides": "landsraad",
    "fremen_ally": "fremen",
    "house_harkonnen": "blood",
    "corrino_ally": "emperor",
}
"""Deck -> colour of its cards."""
SIDE_MARGIN, FOOT_HEIGHT, MIN_SCENE_HEIGHT = 16, 32, 96
"""The side margin, the height of the last line, and the height of a scene with a name of two lines."""
NORMAL_COLUMN = TextColumn((NAME, 29, TEXT, 24, SMALL), leading=1.26, between=10)
ROOMY_COLUMN = TextColumn((40, 36, *NORMAL_COLUMN.sizes), leading=1.26, between=12)
LARGE_COLUMN = TextColumn((50, TITLE, 38, *NORMAL_COLUMN.sizes), leading=1.26, between=16)
MIN_ROOMY_WIDTH, MIN_LARGE_WIDTH = 440, 640
"""From these widths on, a card has larger text: it is one of a few, or alone on its page."""
Face = CardFace | PrescienceFace | LeaderView | TacticFace


def draw_card(box: Box, face: Face, context: RenderContext[Any], name: str) -> Part:
    """Draw a card of any kind."""
    if isinstance(face, CardFace):
        return draw_planning_card(box, face, context, name)
    if isinstance(face, TacticFace):
        return draw_tactic_card(box, face, context, name)
    return (
        draw_prescience_card(box, face, context, name)
        if isinstance(face, PrescienceFace)
        else draw_leader_card(box, face, context, name)
    )


def _find_scene_box(box: Box, said: list[str], rest: int) -> Box:
    """Return the scene's box on a card.

    If the text is short, it is set large and the scene takes up to three fifths. If the text is long, the scene
    leaves it room in normal type.
    """
    lines: list[StyledText] = [(words, "sans", "night") for words in said]
    sizes = (_choose_column(box).sizes[1], TEXT)
    large, plain = (box.h - rest - _choose_column(box).height(box.w - 2 * SIDE_MARGIN, lines, size) for size in sizes)
    return box.top(max(min(box.h * 3 // 5, large), min(box.h * 9 // 20, plain), MIN_SCENE_HEIGHT))


def _draw_head(top: Box, scene: str, title: str, tint: str, sign: Icon) -> list[Sprite]:
    """Draw a scene with the card's name and an icon on it, and the colour of the deck below."""
    room = Box(top.x + 14, top.y + 8, top.w - sign.box.w - 36, top.h - 12)
    size = next((one for one in (36, NAME, 28, TEXT) if len(wrap(title, room.w, "serif-bold", one)) <= 2), SMALL)
    over = [sign, *set_name(room, title, size)]
    return [make_titled_scene(top, f"arrakis/{scene}", over), *over, *draw_stripe(top, top.bottom, (tint,))]


def _find_icon_box(top: Box) -> Box:
    """Return the box of the icon of a card."""
    side = min(top.h - 16, 76)
    return Box(top.right - side - 10, top.y + 10, side, side)


def _draw_sentences(box: Box, said: list[str], ink: str = "night") -> list[Sprite]:
    lines: list[StyledText] = [(words, "sans", ink) for words in said]
    return [*_choose_column(box).set_sentences(box, lines)]


def _choose_column(box: Box) -> TextColumn:
    return LARGE_COLUMN if box.w >= MIN_LARGE_WIDTH else ROOMY_COLUMN if box.w >= MIN_ROOMY_WIDTH else NORMAL_COLUMN


def draw_planning_card(box: Box, face: CardFace, context: RenderContext[Any], name: str) -> Part:
    """Draw a planning card."""
    part = Part(name, box)
    said = [make_sentence(context.say(text)) for text in face.lines]
    top = _find_scene_box(box, said, STRIPE_HEIGHT + FOOT_HEIGHT + 24)
    part.changing.append(Panel(box, "card"))
    sign = Icon(_find_icon_box(top), CRESTS[face.deck])
    part.changing += _draw_head(top, f"planning/{face.id}", context.say(face.name), TINTS[face.deck], sign)
    body = box.below(top.h + STRIPE_HEIGHT).inset(SIDE_MARGIN, 10)
    part.changing += _draw_sentences(body.top(body.h - FOOT_HEIGHT), said)
    part.changing += set_heading(
        body.below(body.h - FOOT_HEIGHT + 4), context.label(f"arrakis-deck-{_add_dashes(face.deck)}"), "earth"
    )
    return part


def draw_prescience_card(box: Box, face: PrescienceFace, context: RenderContext[Any], name: str) -> Part:
    """Draw a prescience card: when it can be claimed, what it asks, and its awards at the bottom."""
    part = Part(name, box)
    said = [context.say(text) for text in face.lines]
    foot = FOOT_HEIGHT if face.stand_in else 0
    side = min(76, box.h // 6)
    top = _find_scene_box(box, said, STRIPE_HEIGHT + 38 + side + foot + 36)
    part.changing.append(Panel(box, "card-dark"))
    sign = Icon(_find_icon_box(top), "hourglass" if face.phase == "end_of_round" else "combat")
    part.changing += _draw_head(top, f"prescience/{face.id}", context.say(face.name), "intrigue", sign)
    body = box.below(top.h + STRIPE_HEIGHT).inset(SIDE_MARGIN, 10)
    part.changing += set_heading(body.top(32), context.label(f"arrakis-when-{_add_dashes(face.phase)}"), "gold")
    part.changing += _draw_sentences(body.below(38).top(body.h - 44 - side - foot), said, "paper")
    for number, (marker, steps) in enumerate(list_awards(face)):
        at = Box(body.x + number * (side + 10), body.bottom - side - foot, side, side)
        part.changing.append(Icon(at, f"war_{marker}", f"+{steps}"))
    if face.stand_in:
        part.changing += set_heading(body.below(body.h - 28), context.label("arrakis-stand-in"), "sand")
    return part


def draw_tactic_card(box: Box, face: TacticFace, context: RenderContext[Any], name: str) -> Part:
    """Draw a tactic card of the automa: where it harvests, and its target."""
    part = Part(name, box)
    top = box.top(max(box.h * 9 // 20, MIN_SCENE_HEIGHT))
    part.changing.append(Panel(box, "card"))
    sign = Icon(_find_icon_box(top), CRESTS["house_harkonnen"])
    part.changing += _draw_head(top, f"tactic/{face.id}", context.say(face.name), TINTS["house_harkonnen"], sign)
    rows = box.below(top.h + STRIPE_HEIGHT).inset(SIDE_MARGIN, 14).rows(2, 8)
    for row, icon, text in zip(rows, ("war_harvester", "war_sietch"), face.lines, strict=True):
        side = min(row.h, 84)
        part.changing.append(Icon(row.left(side).top(side), icon, "", SIDE_COLOURS["harkonnen"]))
        part.changing += _draw_sentences(row.after(side + 14), [context.say(text)])
    return part


def draw_leader_card(box: Box, face: LeaderView, context: RenderContext[Any], name: str) -> Part:
    """Draw a leader: bust and letters, the effect of a special in battle, and the leader's own action."""
    part = Part(name, box)
    said = [make_sentence(context.say(text)) for text in face.lines]
    side = min(64, box.h // 6)
    top = _find_scene_box(box, said, STRIPE_HEIGHT + side + FOOT_HEIGHT + 36)
    part.changing.append(Panel(box, "card"))
    tint = SIDE_COLOURS[face.side]
    sign = Icon(
        _find_icon_box(top), "war_spent" if face.exhausted else "war_named", find_initials(face.id, context), tint
    )
    part.changing += _draw_head(top, f"leader/{face.id}", context.say(face.name), TINTS[face.board], sign)
    body = box.below(top.h + STRIPE_HEIGHT).inset(SIDE_MARGIN, 10)
    signs = [("war_hit", tint)] * face.hits + [("war_shield", tint)] * face.shields
    for number, (icon, colour) in enumerate(signs):
        part.changing.append(Icon(Box(body.x + number * (side + 6), body.y, side, side), icon, "", colour))
    part.changing.append(Icon(Box(body.right - side, body.y, side, side), f"war_{face.slot}", "", tint))
    lower = body.below(side + 10)
    place = context.label(f"arrakis-place-{face.place}")
    state = context.label("arrakis-exhausted", place=place) if face.exhausted else place
    part.changing += _draw_sentences(lower.top(lower.h - FOOT_HEIGHT), said)
    part.changing += set_heading(lower.below(lower.h - 28), state, "earth")
    return part


def _add_dashes(key: str) -> str:
    return key.replace("_", "-")
