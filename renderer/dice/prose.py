"""Sentences in a column, and forces and houses in words: what pages and descriptions share."""

from __future__ import annotations

from collections.abc import Sequence

from games.dice.views import DiceView, HouseView
from renderer.dice.naming import forces_names, house_name
from renderer.frame import Frame
from renderer.setting import NAME, TEXT, paragraph, wrap
from renderer.sprites import Box, Words

BETWEEN = 14
SIZES = (44, 38, NAME, 29, TEXT, 24, 22)
Said = tuple[str, str, str]
"""Words, face and ink."""


def column_height(width: int, said: Sequence[Said], size: int = NAME) -> int:
    """How high sentences stand below each other in a type."""
    return sum(len(wrap(words, width, face, size)) * _step(size) + BETWEEN for words, face, _ in said)


def _step(size: int) -> int:
    return round(size * 1.28)


def column(box: Box, said: Sequence[Said]) -> list[Words]:
    """Sentences below each other in the largest type in which all of them fit."""
    size = next((size for size in SIZES if column_height(box.w, said, size) <= box.h), SIZES[-1])
    placed: list[Words] = []
    y = box.y
    for words, face, ink in said:
        room = Box(box.x, y, box.w, box.bottom - y)
        if room.h < _step(size):
            break
        placed += paragraph(room, words, face, size, ink, leading=_step(size))
        y += column_height(box.w, [(words, face, ink)], size)
    return placed


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
    return [*found, pledged] if pledged else found


def house_words(frame: Frame[DiceView], house: str) -> str:
    return frame.say(house_name(house))
