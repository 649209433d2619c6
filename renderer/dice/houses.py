"""Houses to choose from, with how they begin and their abilities; those that somebody has taken stand last."""

from __future__ import annotations

from games.core.protocol import Text
from games.dice.views import AbilityView, DiceView
from renderer.choice import Choice, page
from renderer.column import Said
from renderer.frame import Frame
from renderer.sprites import Drawing


def houses(frame: Frame[DiceView]) -> Drawing:
    return page(frame.label("dice-houses"), [*_free(frame), *_taken(frame)], frame)


def _free(frame: Frame[DiceView]) -> list[Choice]:
    return [
        _choice(each.house, frame.say(each.name), "", (_begins(each.start, frame), *_said(each.abilities, frame)))
        for each in frame.view.choices
    ]


def _taken(frame: Frame[DiceView]) -> list[Choice]:
    return [
        _choice(each.house, frame.say(each.name), frame.name(each.seat), _said(each.abilities, frame), each.seat)
        for each in frame.view.houses
    ]


def _choice(house: str, name: str, below: str, said: tuple[Said, ...], seat: int | None = None) -> Choice:
    return Choice(f"house:{house}", name, below, f"dice/house/{house}", said, seat)


def _begins(start: Text, frame: Frame[DiceView]) -> Said:
    return frame.say(start), "sans", "label"


def _said(abilities: tuple[AbilityView, ...], frame: Frame[DiceView]) -> tuple[Said, ...]:
    said: list[Said] = []
    for ability in abilities:
        name = frame.say(ability.name)
        title = frame.label("dice-ally-ability", name=name) if ability.ally else name
        said += [(title, "serif-bold", "label"), (frame.say(ability.text), "sans", "night")]
    return tuple(said)
