"""The whole board in words, complete enough to play from."""

from __future__ import annotations

from collections.abc import Iterator

from games.dice.views import DiceView
from renderer.context import RenderContext
from renderer.dice import alt, words
from renderer.dice.housepage import whose_house
from renderer.dice.prose import secrets


def text(context: RenderContext[DiceView], picture: str) -> str:
    lines = {
        "hand": _house,
        "mat": _house,
        "card": alt.card,
        "row": alt.row,
        "houses": alt.houses,
        "result": alt.result,
    }
    return "\n".join(lines.get(picture, _board)(context)).strip()


def _board(context: RenderContext[DiceView]) -> Iterator[str]:
    view = context.view
    yield from alt.turn(context)
    yield alt.storm(context)
    yield from alt.conflict_words(context)
    yield from alt.dice(context)
    if view.step != "setup":
        yield context.label("dice-text-spice", total=view.spice.total)
    if view.open_regions:
        opened = [context.say(region.name) for region in view.regions if region.id in view.open_regions]
        yield context.label("dice-text-open", name=context.name(view.active), regions=", ".join(opened))
    yield from secrets(context)
    yield ""
    yield f"**{context.label('dice-text-map')}**"
    yield from (words.region(context, region) for region in view.regions)
    for house in view.houses:
        yield ""
        yield from words.house(context, house)
    yield ""
    yield words.beside(context)


def _house(context: RenderContext[DiceView]) -> Iterator[str]:
    """A House with its abilities, and for its own player what is secret."""
    house = whose_house(context)
    if house is None:
        yield from _board(context)
        return
    yield from words.house(context, house)
    if house.seat == context.view.seat:
        yield from secrets(context)
    for ability in house.abilities:
        yield context.label("dice-text-ability", name=context.say(ability.name), text=context.say(ability.text))
