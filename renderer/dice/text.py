"""The whole board in words, complete enough to play from."""

from __future__ import annotations

from collections.abc import Iterator

from games.dice.views import DiceView
from renderer.dice import alt, words
from renderer.dice.housepage import whose_house
from renderer.dice.prose import secrets
from renderer.frame import Frame


def text(frame: Frame[DiceView], picture: str) -> str:
    lines = {
        "hand": _house,
        "mat": _house,
        "card": alt.card,
        "row": alt.row,
        "houses": alt.houses,
        "result": alt.result,
    }
    return "\n".join(lines.get(picture, _board)(frame)).strip()


def _board(frame: Frame[DiceView]) -> Iterator[str]:
    view = frame.view
    yield from alt.turn(frame)
    yield alt.storm(frame)
    yield from alt.conflict_words(frame)
    yield from alt.dice(frame)
    if view.step != "setup":
        yield frame.label("dice-text-spice", total=view.spice.total)
    if view.open_regions:
        opened = [frame.say(region.name) for region in view.regions if region.id in view.open_regions]
        yield frame.label("dice-text-open", name=frame.name(view.active), regions=", ".join(opened))
    yield from secrets(frame)
    yield ""
    yield f"**{frame.label('dice-text-map')}**"
    yield from (words.region(frame, region) for region in view.regions)
    for house in view.houses:
        yield ""
        yield from words.house(frame, house)
    yield ""
    yield words.beside(frame)


def _house(frame: Frame[DiceView]) -> Iterator[str]:
    """A House with its abilities, and for its own player what is secret."""
    house = whose_house(frame)
    if house is None:
        yield from _board(frame)
        return
    yield from words.house(frame, house)
    if house.seat == frame.view.seat:
        yield from secrets(frame)
    for ability in house.abilities:
        yield frame.label("dice-text-ability", name=frame.say(ability.name), text=frame.say(ability.text))
