"""Helpers for tests with rivals: Ann alone against two leaders, or Ann and Bo with House Hagal."""

from __future__ import annotations

from games.core.protocol import Setup
from games.imperium import GAME
from games.imperium.hagal.table import HagalTable, table_of
from tests.imperium.table import ANN, QUIET, Table

LEFT, RIGHT = 1, 2
"""The seats of the rivals in a game for one. Ann has seat 0."""
HAGAL = 2
"""The seat of House Hagal in a game for two."""
MEMNON, ILBAN = "earl_memnon_thorvald", "count_ilban_richese"


class RivalTable(Table):
    def __init__(self, people: int, options: dict[str, str], *deck: str) -> None:
        self.steps = []
        number = 1
        while True:
            state, step = GAME.new(Setup(("Ann", "Bo")[:people], options, number.to_bytes(32, "big")))
            if people == 1 or state.first == ANN:
                break
            number += 1
        self.state = state
        self.steps.append(step)
        self.stack(*deck)

    @property
    def hagal(self) -> HagalTable:
        return table_of(self.state)

    def stack(self, *cards: str) -> None:
        """The next cards to be turned up, first first."""
        deck = self.hagal.deck
        for card in reversed(cards):
            if card in deck:
                deck.remove(card)
            elif card in self.hagal.used:
                self.hagal.used.remove(card)
            deck.append(card)

    def events_of(self, kind: str) -> list[dict[str, object]]:
        return [event.data for step in self.steps for event in step.events if event.kind == kind]


def alone(
    *deck: str,
    difficulty: str = "sardaukar",
    rivals: tuple[str, str] = (MEMNON, ILBAN),
    conflict: str = "skirmish_a",
    **options: str,
) -> RivalTable:
    """Return a solo game at Ann's first turn. Both rivals have used the first two of these cards."""
    table = RivalTable(1, {"leaders": "choose", "difficulty": difficulty, **options})
    table.answer(ANN, "paul_atreides")
    table.stack(*(deck or ("wealth", "foldspace")))
    if table.is_asked(ANN, "rivals"):
        table.answer(ANN, dict.fromkeys(rivals, 1))
    table.state.conflict = conflict
    return table


def two(*deck: str, conflict: str = "skirmish_a", **options: str) -> RivalTable:
    """Return a game for two with House Hagal, at Ann's first turn of round 1."""
    table = RivalTable(2, {"leaders": "choose", **options}, *deck)
    while any(question.kind == "leader" for question in table.questions()):
        question = table.questions()[0]
        table.answer(question.seat, QUIET[question.seat])
    table.state.conflict = conflict
    return table
