"""Forces, Houses and secrets in words, for pages and alternative texts."""

from __future__ import annotations

from games.dice.views import DiceView, HouseView
from renderer.context import RenderContext
from renderer.dice.names import name_forces, name_house


def describe_forces(context: RenderContext[DiceView], house: HouseView | None, regular: int, elite: int) -> str:
    return context.words.join([context.say(text) for text in name_forces(house, regular, elite)])


def describe_pledge(context: RenderContext[DiceView]) -> str:
    """Return the reader's sealed commitment in words, or an empty string."""
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


def describe_secrets(context: RenderContext[DiceView]) -> list[str]:
    """Return what only this reader knows, in sentences."""
    view = context.view
    if view.seat is None:
        return []
    found = []
    mine = next((house.house for house in view.houses if house.seat == view.seat), "")
    if view.prediction is not None and mine == "bene_gesserit":
        found.append(context.label("dice-your-prediction", house=describe_house_name(context, view.prediction)))
    pledged = describe_pledge(context)
    planned = [context.label("dice-planned", what=context.say(text)) for text in view.planned]
    return [*found, *([pledged] if pledged else []), *planned]


def describe_house_name(context: RenderContext[DiceView], house: str) -> str:
    return context.say(name_house(house))
