"""Houses to choose from, with how they begin and their abilities; those that somebody has taken stand last."""

from __future__ import annotations

from games.core.protocol import Text
from games.dice.views import AbilityView, DiceView
from renderer.choice_page import ChoiceCard, draw_choice_page
from renderer.context import RenderContext
from renderer.sprites import Drawing
from renderer.text_column import StyledText


def houses(context: RenderContext[DiceView]) -> Drawing:
    return draw_choice_page(context.label("dice-houses"), [*_free(context), *_taken(context)], context)


def _free(context: RenderContext[DiceView]) -> list[ChoiceCard]:
    return [
        _choice(each.house, context.say(each.name), "", (_begins(each.start, context), *_said(each.abilities, context)))
        for each in context.view.choices
    ]


def _taken(context: RenderContext[DiceView]) -> list[ChoiceCard]:
    return [
        _choice(each.house, context.say(each.name), context.name(each.seat), _said(each.abilities, context), each.seat)
        for each in context.view.houses
    ]


def _choice(house: str, name: str, below: str, said: tuple[StyledText, ...], seat: int | None = None) -> ChoiceCard:
    return ChoiceCard(f"house:{house}", name, below, f"dice/house/{house}", said, seat)


def _begins(start: Text, context: RenderContext[DiceView]) -> StyledText:
    return context.say(start), "sans", "label"


def _said(abilities: tuple[AbilityView, ...], context: RenderContext[DiceView]) -> tuple[StyledText, ...]:
    said: list[StyledText] = []
    for ability in abilities:
        name = context.say(ability.name)
        title = context.label("dice-ally-ability", name=name) if ability.ally else name
        said += [(title, "serif-bold", "label"), (context.say(ability.text), "sans", "night")]
    return tuple(said)
