"""The page of Houses to choose from, with their start and abilities. Houses that are taken come last."""

from __future__ import annotations

from games.core.protocol import Text
from games.dice.views import AbilityView, DiceView
from renderer.choice_page import ChoiceCard, draw_choice_page
from renderer.context import RenderContext
from renderer.sprites import Drawing
from renderer.text_column import StyledText


def draw_houses(context: RenderContext[DiceView]) -> Drawing:
    """Draw the page of Houses."""
    return draw_choice_page(
        context.label("dice-houses"), [*_make_free_cards(context), *_make_taken_cards(context)], context
    )


def _make_free_cards(context: RenderContext[DiceView]) -> list[ChoiceCard]:
    return [
        _make_card(
            each.house,
            context.say(each.name),
            "",
            (_style_start(each.start, context), *_list_abilities(each.abilities, context)),
        )
        for each in context.view.choices
    ]


def _make_taken_cards(context: RenderContext[DiceView]) -> list[ChoiceCard]:
    return [
        _make_card(
            each.house,
            context.say(each.name),
            context.name(each.seat),
            _list_abilities(each.abilities, context),
            each.seat,
        )
        for each in context.view.houses
    ]


def _make_card(
    house: str, name: str, below: str, sentences: tuple[StyledText, ...], seat: int | None = None
) -> ChoiceCard:
    return ChoiceCard(f"house:{house}", name, below, f"dice/house/{house}", sentences, seat)


def _style_start(start: Text, context: RenderContext[DiceView]) -> StyledText:
    return context.say(start), "sans", "label"


def _list_abilities(abilities: tuple[AbilityView, ...], context: RenderContext[DiceView]) -> tuple[StyledText, ...]:
    said: list[StyledText] = []
    for ability in abilities:
        name = context.say(ability.name)
        title = context.label("dice-ally-ability", name=name) if ability.ally else name
        said += [(title, "serif-bold", "label"), (context.say(ability.text), "sans", "night")]
    return tuple(said)
