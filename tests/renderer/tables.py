"""Positions of Dune: Imperium for the tests: views from whole random games."""

from functools import cache

from games.imperium import GAME
from games.imperium.views import ImperiumView
from tests.renderer.positions import Position, positions_of

LONG_NAMES = ("Wilhelmina Oberhausen-Schlagenhauer III", "Ж" * 32, "i", "🪱🪱🪱")


@cache
def positions(players: int, seed: str, every: int = 1) -> tuple[Position[ImperiumView], ...]:
    return positions_of(GAME, players, seed, every, {})
