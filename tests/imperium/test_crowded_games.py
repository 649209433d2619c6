"""A round that begins in the middle of everything: full hands of plots, bare decks, tracks near their thresholds.

Random games seldom come to where many rules meet; these begin there.
"""

from __future__ import annotations

import hashlib

import pytest

from games.core.protocol import Setup, Step
from games.core.simulation import RandomBelow, random_below
from games.imperium import GAME
from games.imperium.state import Player, State, vp
from games.imperium.vocabulary import ALLIANCE, FACTIONS, SWORDMASTER, TROOPS
from tests.imperium.invariants import PointsByEvents, sums_hold
from tests.support.checks import CHEAP, DEAR, NAMES, Moment, revelations_are_honest
from tests.support.random_answers import random_answer

BATCH = 5
MOST_STEPS = 300


def crowded_state(number: int, below: RandomBelow) -> State:
    seed = hashlib.sha256(f"crowded {number}".encode()).digest()
    state, _ = GAME.new(Setup(NAMES[: 3 + number % 2], {"leaders": "random"}, seed))
    while not state.round:  # the Baron has his secret first
        GAME.answer(state, random_answer(state, below))
    for player in state.players:
        give_riches(player, below)
        give_cards(state, player, below)
    give_alliances(state, below)
    for space in ("arrakeen", "carthag", "imperial_basin"):
        state.places[space].controller = below(len(state.players) + 1) - 1
    use_up(state, below)
    return state


def give_riches(player: Player, below: RandomBelow) -> None:
    player.solari, player.spice, player.water = below(10), below(10), below(4)
    player.troops, player.garrison = below(5), below(8)
    player.supply = TROOPS - player.troops - player.garrison
    player.influence = {faction: below(7) for faction in FACTIONS}
    player.council_seat = not below(3)
    if not below(3):
        player.swordmaster = True
        player.ready.append(SWORDMASTER)


def give_cards(state: State, player: Player, below: RandomBelow) -> None:
    for _ in range(below(7)):
        (player.hand, player.hand, player.deck, player.discard)[below(4)].append(state.imperium_deck.pop())
    for _ in range(below(8)):
        player.intrigue.append(state.intrigue_deck.pop())
    if not below(3):
        player.discard, player.deck = player.discard + player.deck, []


def give_alliances(state: State, below: RandomBelow) -> None:
    for faction in FACTIONS:
        best = max(player.influence[faction] for player in state.players)
        highest = [seat for seat, player in enumerate(state.players) if player.influence[faction] == best]
        if best >= ALLIANCE:
            state.alliances[faction] = highest[below(len(highest))]


def use_up(state: State, below: RandomBelow) -> None:
    """Empty decks and stacks wholly or nearly, and perhaps make this the last round."""
    if not below(3):
        left = below(4)
        state.removed += state.imperium_deck[left:]
        del state.imperium_deck[left:]
    if not below(3):
        state.intrigue_discard, state.intrigue_deck = state.intrigue_deck, []
    if not below(3):
        state.removed += ["foldspace"] * state.reserve["foldspace"]
        state.reserve["foldspace"] = 0
    if not below(3):
        state.conflict_box += state.conflict_deck
        state.conflict_deck = []


def play_a_round(number: int) -> None:
    below = random_below(f"crowded {number}")
    state = crowded_state(number, below)
    seats = len(state.players)
    recount = PointsByEvents(seats)
    recount.points = [vp(state, seat) for seat in range(seats)]
    for step_number in range(MOST_STEPS):
        before = GAME.encode(state)
        answer = random_answer(state, below)
        step: Step = GAME.answer(state, answer)
        moment = Moment(GAME, before, answer, step, state, seats, step_number)
        dear = DEAR if not below(20) else (revelations_are_honest,)
        for check in (*CHEAP, sums_hold, recount, *dear):
            check(moment)
        if state.round > 1 or GAME.result(state) is not None:
            return
    raise AssertionError("the round does not end")


@pytest.mark.parametrize("batch", range(60 // BATCH))
def test_everything_holds_in_a_round_where_many_rules_meet(batch: int):
    for number in range(batch * BATCH, (batch + 1) * BATCH):
        play_a_round(number)
