"""Forces, Houses and secrets in words: what pages and descriptions share."""

from __future__ import annotations

from games.dice.views import DiceView, HouseView
from renderer.dice.naming import forces_names, house_name
from renderer.frame import Frame


def forces_words(frame: Frame[DiceView], house: HouseView | None, regular: int, elite: int) -> str:
    return frame.words.join([frame.say(text) for text in forces_names(house, regular, elite)])


def pledge_words(frame: Frame[DiceView]) -> str:
    """The viewer's sealed commitment; nothing where there is none."""
    pledge = frame.view.pledge
    if pledge is None:
        return ""
    parts = [
        frame.say(part.text)
        if part.count == 1
        else frame.label("dice-pledge-part", what=frame.say(part.text), count=part.count)
        for part in pledge
    ]
    return frame.label("dice-pledged", what=frame.words.join(parts)) if parts else frame.label("dice-pledged-nothing")


def secrets(frame: Frame[DiceView]) -> list[str]:
    """What only this viewer knows."""
    view = frame.view
    if view.seat is None:
        return []
    found = []
    mine = next((house.house for house in view.houses if house.seat == view.seat), "")
    if view.prediction is not None and mine == "bene_gesserit":
        found.append(frame.label("dice-your-prediction", house=house_words(frame, view.prediction)))
    pledged = pledge_words(frame)
    planned = [frame.label("dice-planned", what=frame.say(text)) for text in view.planned]
    return [*found, *([pledged] if pledged else []), *planned]


def house_words(frame: Frame[DiceView], house: str) -> str:
    return frame.say(house_name(house))
