"""In random states, `is_possible` and its like agree with the reasons that players read."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import pytest

from games.core.protocol import Setup, Step
from games.core.simulation import random_game
from games.imperium import GAME
from games.imperium.components import CARDS, CONFLICTS, INTRIGUE, LEADERS, SPACES
from games.imperium.rules.access import cards_that_can_send, is_open, targets, why_closed
from games.imperium.rules.intrigue import is_playable, why_unplayable
from games.imperium.rules.paying import can_pay, why_unaffordable
from games.imperium.state import State, Word
from games.imperium.vocabulary import Kind
from games.imperium.words.compound import Pay

EVERY = 9
"""Only every ninth state of a game is checked."""

BOXES = [(f"card:{card.key}", (*card.agent, *card.reveal, *card.acquire)) for card in CARDS.values()]
BOXES += [(f"intrigue:{card.key}", use.effect) for card in INTRIGUE.values() for use in card.uses]
BOXES += [(f"space:{space.key}", space.effect) for space in SPACES.values()]
BOXES += [(f"conflict:{conflict.key}", words) for conflict in CONFLICTS.values() for words in conflict.rewards]
BOXES += [("leader:signet", leader.signet) for leader in LEADERS.values()]
WORDS: list[tuple[str, Word]] = [(source, word) for source, words in BOXES for word in words]


def played(number: int, look: Callable[[State, int], None]) -> None:
    seen = 0

    def watch(state: State, step: Step) -> None:
        nonlocal seen
        seen += 1
        if seen % EVERY == number % EVERY and state.turn:
            look(state, state.turn.seat)

    random_game(
        GAME,
        Setup(("Ann", "Bo", "Cy", "Di")[: 3 + number % 2], {"expansion": "ix"}, bytes([number]) * 32),
        f"{number}",
        watch,
    )


@pytest.mark.parametrize("number", range(6))
def test_a_word_is_possible_exactly_where_nothing_hinders_it(number: int):
    def look(state: State, seat: int) -> None:
        for source, word in WORDS:
            assert word.is_possible(state, seat, source) == (word.hindrance(state, seat, source) is None), word
            if isinstance(word, Pay):
                assert can_pay(state, seat, word.cost, "") == (why_unaffordable(state, seat, word.cost, "") is None), (
                    word
                )

    played(number, look)


@pytest.mark.parametrize("number", range(6))
def test_a_space_may_be_entered_exactly_where_nothing_bars_it(number: int):
    def look(state: State, seat: int) -> None:
        for card in (None, CARDS["kwisatz_haderach"]):
            for space in (SPACES[key] for key in state.places):
                why = why_closed(state, seat, space, card)
                assert is_open(state, seat, space, card) == (why is None), space.key
        hand = dict.fromkeys(state.players[seat].hand)
        assert cards_that_can_send(state, seat) == [card for card in hand if targets(state, seat, CARDS[card])]

    played(number, look)


@pytest.mark.parametrize("number", range(6))
def test_an_intrigue_card_is_playable_exactly_where_no_reason_speaks_against_it(number: int):
    def look(state: State, seat: int) -> None:
        for card in INTRIGUE.values():
            for kind in get_args(Kind):
                assert is_playable(state, seat, card, kind) == (why_unplayable(state, seat, card, kind) is None), card

    played(number, look)
