"""The page of leaders to choose from, with their abilities. Leaders that are taken come last."""

from __future__ import annotations

from games.imperium.views import ImperiumView, LeaderFace
from renderer.choice_page import ChoiceCard, draw_choice_page
from renderer.context import RenderContext
from renderer.sprites import Drawing
from renderer.text_column import StyledText


def draw_leaders(context: RenderContext[ImperiumView]) -> Drawing:
    """Draw the page of leaders."""
    free = [_make_card(face, None, context) for face in context.view.leaders]
    taken = [_make_card(player.leader, player.seat, context) for player in context.view.players if player.leader]
    return draw_choice_page(context.label("leaders"), [*free, *taken], context)


def _make_card(face: LeaderFace, seat: int | None, context: RenderContext[ImperiumView]) -> ChoiceCard:
    house = context.say(face.house)
    below = house if seat is None else context.label("leader-taken", house=house, name=context.name(seat))
    return ChoiceCard(
        f"leader:{face.key}",
        context.say(face.name),
        below,
        f"imperium/leader/{face.key}",
        _list_abilities(face, context),
        seat,
    )


def _list_abilities(face: LeaderFace, context: RenderContext[ImperiumView]) -> tuple[StyledText, ...]:
    said: list[StyledText] = []
    for title, lines in ((face.ability, face.ability_lines), (face.signet, face.signet_lines)):
        said.append((context.say(title), "serif-bold", "label"))
        said += [(context.say(text), "sans", "night") for text in lines]
    return tuple(said)
