"""The worth of a conflict: how likely a strength is to be first, second or third."""

from __future__ import annotations

from math import exp

from games.imperium.components import CARDS, CONFLICTS
from games.imperium.judging.worth import Eyes
from games.imperium.rules.choices import OF_GARRISON
from games.imperium.rules.forces import is_fighting, strength, unit_kinds
from games.imperium.state import State, opponents
from games.imperium.words.effects import Gain

TROOP_STRENGTH = 2
DOUBT = 2.2
"""The uncertainty of strengths while players have turns left."""
LITTLE_DOUBT = 1.1
"""The uncertainty of strengths when only combat cards can change them."""
UNSEEN_SWORDS = 1.6
"""The strength that an unrevealed hand adds on average."""
BROUGHT = 2.2
"""The strength that an agent still to be sent may add."""
HIDDEN_CARD = 0.7
"""The strength that an intrigue card in hand adds on average."""


class Fight:
    """The conflict of a round as a seat sees it: its rewards, and the expected strengths of opponents."""

    __slots__ = ("doubt", "rewards", "rivals")

    def __init__(self, eyes: Eyes) -> None:
        state = eyes.state
        combat = state.phase == "combat"
        self.doubt = LITTLE_DOUBT if combat else DOUBT
        self.rivals = [expected_strength(state, other, combat) for other in opponents(state, eyes.seat)]
        paid = CONFLICTS[state.conflict].rewards[: 3 if len(state.players) > 3 else 2] if state.conflict else ()
        source = f"conflict:{state.conflict}"
        self.rewards = [eyes.prices["conflict"] * eyes.of(words, source) for words in paid]

    def worth(self, own: int) -> float:
        """Return the average worth of the rewards with this strength."""
        if own <= 0 or not self.rewards:
            return 0.0
        places = [1.0]
        for rival in self.rivals:
            beaten = 1 / (1 + exp(min(30.0, (rival - own + 0.4) / self.doubt))) if rival > 0 else 1.0
            # places[at] is the chance that this many opponents are ahead.
            places = [
                chance * beaten + (places[at - 1] * (1 - beaten) if at else 0.0)
                for at, chance in enumerate([*places, 0.0])
            ]
        return sum(chance * reward for chance, reward in zip(places, self.rewards, strict=False))


def expected_strength(state: State, seat: int, combat: bool) -> float:
    """Return the strength that an opponent is expected to reach."""
    player = state.players[seat]
    now = float(strength(state, seat))
    if combat:
        return now + HIDDEN_CARD * len(player.intrigue) if now else 0.0
    if player.has_revealed:
        return now
    more = BROUGHT * min(len(player.ready), 2) * (player.garrison > 0)
    if not now and not more:
        return 0.0
    return now + UNSEEN_SWORDS + more * (0.8 if now else 0.5)


def own_strength(eyes: Eyes) -> int:
    """Return the strength of units and swords, including swords in the hand."""
    state, player = eyes.state, eyes.player
    pieces = sum(kind.forces(state, eyes.seat).troops * kind.strength(state, eyes.seat) for kind in unit_kinds(state))
    return pieces + player.swords + (0 if player.has_revealed else hand_swords(eyes))


def hand_swords(eyes: Eyes) -> int:
    """Return the swords in the reveal boxes of the hand."""
    words = [word for card in eyes.player.hand for word in CARDS[card].reveal]
    return sum(word.n for word in words if isinstance(word, Gain) and word.what == "swords")


def deployed(eyes: Eyes, fight: Fight, n: int) -> float:
    """Return the worth of deploying this many more troops, compared with keeping them."""
    return reinforced(eyes, fight, TROOP_STRENGTH * n) - eyes.prices["troop"] * n if n > 0 else 0.0


def reinforced(eyes: Eyes, fight: Fight, more: int) -> float:
    """Return the worth of this much more strength in the conflict."""
    own = own_strength(eyes)
    before = fight.worth(own) if is_fighting(eyes.state, eyes.seat) else 0.0
    return fight.worth(own + more) - before


def best_deployment(eyes: Eyes, fight: Fight, most: int) -> float:
    """Return the worth of the best deployment: of some troops, or of units that come back."""
    troops = max((deployed(eyes, fight, n) for n in range(1, most + 1)), default=0.0)
    lasting = lasting_strength(eyes)
    return max(troops, reinforced(eyes, fight, lasting)) if lasting else troops


def lasting_strength(eyes: Eyes) -> int:
    """Return the strength of garrison units that come back after a conflict. Two may be deployed."""
    state, seat = eyes.state, eyes.seat
    return sum(
        min(OF_GARRISON, kind.forces(state, seat).garrison) * kind.strength(state, seat)
        for kind in unit_kinds(state)
        if not kind.falls
    )
