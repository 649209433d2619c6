"""Manners: they show in play, and cost little strength."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytest

from games.catalogue import GAMES
from games.core.game import Game
from games.core.live_questions import LiveQuestion
from games.core.protocol import Picks, State
from games.core.simulation import RandomBelow
from games.imperium.rules.forces import is_fighting
from players.tournament import STEADY, Player, judgement_of, play, priced
from tests.support.soak import share_of, slack_of

SEATS = 4
EVEN = 1 / SEATS
MOST_LOST = 0.05
"""How much of its share of wins a manner may cost a friend."""
WHOLE = 400
FEW = 24


class Seen(NamedTuple):
    """The results of a seat with one manner among steady minds, over several games."""

    fights: int
    won: float


def test_a_warlike_friend_fights_in_more_conflicts_than_a_diplomat():
    assert seen("imperium", "warlike", FEW).fights > seen("imperium", "diplomat", FEW).fights


def test_a_warlike_friend_attacks_more_regions_of_the_dice_game_than_a_diplomat():
    assert seen("dice", "warlike", FEW).fights > seen("dice", "diplomat", FEW).fights


@pytest.mark.soak
@pytest.mark.parametrize("key", ["imperium", "dice"])
def test_a_warlike_friend_fights_more_than_an_even_handed_one(key: str):
    games = share_of(WHOLE)
    if games > FEW:
        assert seen(key, "warlike", games).fights > seen(key, "", games).fights


@pytest.mark.soak
@pytest.mark.parametrize("key", ["imperium", "dice"])
@pytest.mark.parametrize("manner", sorted(judgement_of(GAMES["imperium"]).pricing.manners))
def test_a_manner_costs_little_strength(key: str, manner: str):
    games = share_of(WHOLE)
    least = EVEN - MOST_LOST
    assert seen(key, manner, games).won >= least * games - slack_of(games, WHOLE, least)


@cache
def seen(key: str, manner: str, games: int) -> Seen:
    """Return what the seat of this manner did in so many games. Its place rotates."""
    game, fights, won = GAMES[key], 0, 0.0
    mind = priced(judgement_of(game).pricing.under(manner))
    for number in range(games):
        seat = number % SEATS
        counted = Counted(mind, seat)
        players = [counted if each == seat else STEADY for each in range(SEATS)]
        winners = play(game, players, f"manners {number}", {}, counted.watch).winners
        fights += counted.fights
        won += (seat in winners) / max(1, len(winners))
    return Seen(fights, won)


class Counted:
    """A player whose fights are counted: the conflicts of Dune: Imperium, attacks in the dice game."""

    def __init__(self, mind: Player, seat: int) -> None:
        self.mind, self.seat = mind, seat
        self.fights = 0
        self.rounds: set[int] = set()

    def __call__(self, game: Game, state: State, live: LiveQuestion, below: RandomBelow) -> Picks:
        picks = self.mind(game, state, live, below)
        if live.kind == "target" and game.key == "dice":
            there = state.regions[next(iter(picks)).removeprefix("target:")].forces
            self.fights += any(forces.total for seat, forces in there.items() if seat != self.seat)
        return picks

    def watch(self, state: State) -> None:
        if getattr(state, "phase", "") == "combat" and state.round not in self.rounds:
            self.rounds.add(state.round)
            self.fights += is_fighting(state, self.seat)
