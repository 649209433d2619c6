"""Forces, Houses and secrets in words: what pages and descriptions share."""

from __future__ import annotations

from games.dice.views import DiceView, HouseView
from renderer.context import RenderContext
from renderer.dice.naming import forces_names, house_name


def forces_words(context: RenderContext[DiceView], house: HouseView | None, regular: int, elite: int) -> str:
    return context.words.join([context.say(text) for text in forces_names(house, regular, elite)])


def pledge_words(context: RenderContext[DiceView]) -> str:
    """The viewer's sealed commitment; nothing where there is none."""
    pledge = context.view.pledge
    if pledge is None:
        return ""
    parts = [
        context.say(part.text)
        if part.count == 1
        else context.label("dice-pledge-part", what=context.say(part.text), count=part.count)
        for part in pledge
    ]
    return (
        context.label("dice-pledged", what=context.words.join(parts))
        if parts
        else context.label("dice-pledged-nothing")
    )


def secrets(context: RenderContext[DiceView]) -> list[str]:
    """What only this viewer knows."""
    view = context.view
    if view.seat is None:
        return []
    found = []
    mine = next((house.house for house in view.houses if house.seat == view.seat), "")
    if view.prediction is not None and mine == "bene_gesserit":
        found.append(context.label("dice-your-prediction", house=house_words(context, view.prediction)))
    pledged = pledge_words(context)
    planned = [context.label("dice-planned", what=context.say(text)) for text in view.planned]
    return [*found, *([pledged] if pledged else []), *planned]


def house_words(context: RenderContext[DiceView], house: str) -> str:
    return context.say(house_name(house))
