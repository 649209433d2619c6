"""The text version of the pictures. The board is complete enough to play from."""

from __future__ import annotations

from collections.abc import Iterator

from games.dice.views import DiceView
from renderer.context import RenderContext
from renderer.dice import alt, descriptions
from renderer.dice.house_page import find_shown_house
from renderer.dice.phrases import describe_secrets


def make_text(context: RenderContext[DiceView], picture: str) -> str:
    """Return the text of a picture."""
    lines = {
        "hand": _describe_house,
        "mat": _describe_house,
        "card": alt.describe_card,
        "row": alt.describe_row,
        "houses": alt.describe_houses,
        "result": alt.describe_result,
    }
    return "\n".join(lines.get(picture, _describe_board)(context)).strip()


def _describe_board(context: RenderContext[DiceView]) -> Iterator[str]:
    view = context.view
    yield from alt.describe_turn(context)
    yield alt.describe_storm(context)
    yield from alt.describe_target_and_battle(context)
    yield from alt.describe_dice(context)
    if view.step != "setup":
        yield context.label("dice-text-spice", total=view.spice.total)
    if view.open_regions:
        opened = [context.say(region.name) for region in view.regions if region.id in view.open_regions]
        yield context.label("dice-text-open", name=context.name(view.active), regions=", ".join(opened))
    yield from describe_secrets(context)
    yield ""
    yield f"**{context.label('dice-text-map')}**"
    yield from (descriptions.describe_region(context, region) for region in view.regions)
    for house in view.houses:
        yield ""
        yield from descriptions.describe_house(context, house)
    yield ""
    yield descriptions.describe_supply(context)


def _describe_house(context: RenderContext[DiceView]) -> Iterator[str]:
    """Describe a House with its abilities, and for its own player the secrets."""
    house = find_shown_house(context)
    if house is None:
        yield from _describe_board(context)
        return
    yield from descriptions.describe_house(context, house)
    if house.seat == context.view.seat:
        yield from describe_secrets(context)
    for ability in house.abilities:
        yield context.label("dice-text-ability", name=context.say(ability.name), text=context.say(ability.text))
