"""How steady minds play Dune: Imperium: what people who know the game do early, and what they leave unused."""

from __future__ import annotations

from collections import Counter

from games.imperium import GAME
from games.imperium.components import CARDS, INTRIGUE
from games.imperium.judging.aims import HIGH_COUNCIL, SWORDMASTER
from games.imperium.judging.worth import own_cards
from games.imperium.state import State, pieces_of
from players.tournament import STEADY, Player, play

GAMES = 100
SEATS = 4
EARLY = 4
"""People have the Swordmaster by this round."""
AIMS = {
    "Swordmaster by round 4": "0.60 or more",
    "High Council": "",
    "spice left": "under 4",
    "solari left": "",
    "cards bought": "",
    "starting cards left": "",
    "plots left": "",
    "visits to Sell Melange": "more than 0",
    "alliances won": "",
    "alliances lost": "",
}


def run() -> list[tuple[str, str, str]]:
    counted = habits(STEADY, GAMES)
    return [(f"imperium: {what}, a seat of steady", f"{counted[what]:.2f}", aim) for what, aim in AIMS.items()]


def habits(mind: Player, games: int) -> dict[str, float]:
    """Return the mean of each habit for a seat, over games in which this mind has all four seats."""
    counted = Counter[str]()
    for number in range(games):
        watched = Watched(counted)
        played = play(GAME, [mind] * SEATS, f"habits {number}", {"leaders": "random"}, watched.look)
        count_left(GAME.decode(played.state), counted)
    return {what: counted[what] / (games * SEATS) for what in AIMS}


class Watched:
    """A game that is watched before every answer."""

    def __init__(self, counted: Counter[str]) -> None:
        self.counted = counted
        self.before: State | None = None
        self.pieces: set[tuple[int, str]] = set()
        self.holders: dict[str, int] = {}

    def look(self, state: State) -> None:
        """Count the visits and the alliances that changed hands since the last look."""
        pieces = {(seat, space) for seat in range(SEATS) for space, _ in pieces_of(state, seat)}
        for _, space in pieces - self.pieces:
            self.counted["visits to Sell Melange"] += space == "sell_melange"
            self.counted["Swordmaster by round 4"] += space == SWORDMASTER and state.round <= EARLY
            self.counted["High Council"] += space == HIGH_COUNCIL
        self.pieces = pieces
        for faction, holder in state.alliances.items():
            held = self.holders.get(faction, -1)
            self.counted["alliances won"] += holder not in (held, -1)
            self.counted["alliances lost"] += held not in (holder, -1)
            self.holders[faction] = holder


def count_left(state: State, counted: Counter[str]) -> None:
    """Count what the seats have at the end."""
    for seat, player in enumerate(state.players):
        own = own_cards(state, seat)
        starters = sum(CARDS[card].set == "starter" for card in own)
        counted["spice left"] += player.spice
        counted["solari left"] += player.solari
        counted["starting cards left"] += starters
        counted["cards bought"] += len(own) - starters
        counted["plots left"] += sum(set(INTRIGUE[card].kinds) == {"plot"} for card in player.intrigue)
