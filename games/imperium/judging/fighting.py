"""The worth of a conflict: how likely a strength is to be first, second or third."""

from __future__ import annotations

from math import exp

from games.imperium.components import CARDS, CONFLICTS
from games.imperium.judging.evaluator import Evaluator
from games.imperium.judging.goods import troops_worth
from games.imperium.rules.choices import GARRISON_LIMIT
from games.imperium.rules.forces import is_fighting, strength, unit_kinds
from games.imperium.state import State, opponents
from games.imperium.words.effects import Gain

TROOP_STRENGTH = 2
UNCERTAINTY = 2.2
"""The uncertainty of strengths while players have turns left."""
COMBAT_UNCERTAINTY = 1.1
"""The uncertainty of strengths when only combat cards can change them."""
UNSEEN_SWORDS = 1.6
"""The strength that an unrevealed hand adds on average."""
AGENT_STRENGTH = 2.2
"""The strength that an agent still to be sent may add."""
HIDDEN_CARD = 0.7
"""The strength that an intrigue card in hand adds on average."""


class Fight:
    """The conflict of a round as a seat sees it: its rewards, and the expected strengths of opponents."""

    __slots__ = ("doubt", "known", "rewards", "rivals")

    def __init__(self, evaluator: Evaluator) -> None:
        state = evaluator.state
        combat = state.phase == "combat"
        self.doubt = COMBAT_UNCERTAINTY if combat else UNCERTAINTY
        self.rivals = [expected_strength(state, other, combat) for other in opponents(state, evaluator.seat)]
        paid = CONFLICTS[state.conflict].rewards[: 3 if len(state.players) > 3 else 2] if state.conflict else ()
        source = f"conflict:{state.conflict}"
        self.rewards = [evaluator.prices["conflict"] * evaluator.of(words, source) for words in paid]
        self.known: dict[int, float] = {}

    def worth(self, own: int) -> float:
        """Return the average worth of the rewards with this strength."""
        if own <= 0 or not self.rewards:
            return 0.0
        if own not in self.known:
            self.known[own] = self._average(own)
        return self.known[own]

    def _average(self, own: int) -> float:
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
    more = AGENT_STRENGTH * min(len(player.ready), 2) * (player.garrison > 0)
    if not now and not more:
        return 0.0
    return now + UNSEEN_SWORDS + more * (0.8 if now else 0.5)


def own_strength(evaluator: Evaluator) -> int:
    """Return the strength of units and swords, including swords in the hand."""
    state, player = evaluator.state, evaluator.player
    pieces = sum(
        kind.forces(state, evaluator.seat).troops * kind.strength(state, evaluator.seat) for kind in unit_kinds(state)
    )
    return pieces + player.swords + (0 if player.has_revealed else hand_swords(evaluator))


def hand_swords(evaluator: Evaluator) -> int:
    """Return the swords in the reveal boxes of the hand."""
    words = [word for card in evaluator.player.hand for word in CARDS[card].reveal]
    return sum(word.n for word in words if isinstance(word, Gain) and word.what == "swords")


def deployed(evaluator: Evaluator, fight: Fight, n: int) -> float:
    """Return the worth of deploying this many more troops, compared with keeping them."""
    return strength_worth(evaluator, fight, TROOP_STRENGTH * n) - troops_worth(evaluator, n) if n > 0 else 0.0


def strength_worth(evaluator: Evaluator, fight: Fight, more: int) -> float:
    """Return the worth of this much more strength in the conflict."""
    own = own_strength(evaluator)
    before = fight.worth(own) if is_fighting(evaluator.state, evaluator.seat) else 0.0
    return fight.worth(own + more) - before


def best_deployment(evaluator: Evaluator, fight: Fight, most: int) -> float:
    """Return the worth of the best deployment: of some troops, or of units that come back."""
    troops = max((deployed(evaluator, fight, n) for n in range(1, most + 1)), default=0.0)
    lasting = lasting_strength(evaluator)
    return max(troops, strength_worth(evaluator, fight, lasting)) if lasting else troops


def lasting_strength(evaluator: Evaluator) -> int:
    """Return the strength of garrison units that come back after a conflict. Two may be deployed."""
    state, seat = evaluator.state, evaluator.seat
    return sum(
        min(GARRISON_LIMIT, kind.forces(state, seat).garrison) * kind.strength(state, seat)
        for kind in unit_kinds(state)
        if not kind.falls
    )
