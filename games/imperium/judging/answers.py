"""The worth of each option of a question, computed without copying the state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from games.core.judgement import Prices
from games.core.live_questions import LiveQuestion
from games.core.protocol import Picks
from games.imperium.components import CARDS, INTRIGUE, SPACES
from games.imperium.judging.evaluator import Evaluator
from games.imperium.judging.turns import UNKNOWN, Weighed, combat, defend, held, intrigue, space, troops, turn
from games.imperium.judging.worth import bought, cost, deck_worth, influence, lost_step, revealed, trash_worth
from games.imperium.rules.acquiring import PickDestination
from games.imperium.rules.choices import Discard, PickAlternative, TakeOffer, TroopAmount
from games.imperium.rules.conflict import CombatCard
from games.imperium.rules.paying import PutUnder
from games.imperium.rules.sending import PickSpace, visit_words
from games.imperium.rules.setup import SecretFactions
from games.imperium.rules.turns import TurnQuestion
from games.imperium.state import State, vp
from games.imperium.vocabulary import FACTIONS


def weigh(state: State, asked: LiveQuestion, prices: Prices) -> Mapping[str, float]:
    """Return the worth of each option of a question."""
    evaluator = Evaluator(state, asked.seat, prices)
    by_kind = BY_KIND.get(asked.kind)
    if by_kind is None:
        return dict.fromkeys(asked.offered, UNKNOWN)
    return by_kind(evaluator, asked)


# ---------------------------------------------------------------- cards and factions


def card_keys(value: Callable[[Evaluator, str], float]) -> Callable[[Evaluator, LiveQuestion], Weighed]:
    """Return a function that weighs options whose keys end in a card."""
    return lambda evaluator, asked: {key: value(evaluator, key.split(":")[-1]) for key in asked.offered}


def trash(evaluator: Evaluator, asked: LiveQuestion) -> Weighed:
    return {key: _trashed(evaluator, key) for key in asked.offered}


def _trashed(evaluator: Evaluator, key: str) -> float:
    if key == "none":
        return 0.0
    zone, _, card = key.partition(":")
    lost = revealed(evaluator, card) if zone == "hand" else 0.0
    return trash_worth(evaluator, card) + evaluator.of(CARDS[card].on_trash, f"card:{card}") - lost


def faction(evaluator: Evaluator, asked: LiveQuestion) -> Weighed:
    n = getattr(asked.about, "n", 1)
    return {key: influence(evaluator, key, n) for key in FACTIONS if key in asked.offered}


def lose_influence(evaluator: Evaluator, asked: LiveQuestion) -> Weighed:
    return {key: -lost_step(evaluator, key) for key in FACTIONS if key in asked.offered}


def rival(evaluator: Evaluator, asked: LiveQuestion) -> Weighed:
    """Weigh opponents: the one with the most points is to be hurt."""
    return {key: float(vp(evaluator.state, int(key.split(":")[1]))) for key in asked.offered}


def heir(evaluator: Evaluator, asked: LiveQuestion) -> Weighed:
    """Weigh opponents: the one with the fewest points is to get the token."""
    return {key: -worth for key, worth in rival(evaluator, asked).items()}


def played(kind: str) -> Callable[[Evaluator, LiveQuestion], Weighed]:
    """Return a function that weighs intrigue cards at the end of a combat or game."""

    def by_card(evaluator: Evaluator, asked: LiveQuestion) -> Weighed:
        # Nothing can be kept for later: what is worth anything is played.
        return {
            key: 0.0 if key == "pass" else intrigue(evaluator, key.split(":")[1], kind) + held(evaluator) + 0.01
            for key in asked.offered
        }

    return by_card


def recall(evaluator: Evaluator, asked: LiveQuestion) -> Weighed:
    """Weigh own agents: recall one from a space that is worth visiting again."""
    return {key: evaluator.of(visit_words(SPACES[key]), f"space:{key}") for key in asked.offered}


def mover(evaluator: Evaluator, asked: LiveQuestion) -> Weighed:
    return {key: 0.0 if key == "leader" else 1.0 for key in asked.offered}


def offer(evaluator: Evaluator, asked: LiveQuestion) -> Weighed:
    """Weigh an optional effect that is offered outside the player's turn."""
    about = asked.about
    assert isinstance(about, TakeOffer)
    return {"take": evaluator.worth(about.word, about.source) + 0.01, "leave": 0.0}


def destination(evaluator: Evaluator, asked: LiveQuestion) -> Weighed:
    """Weigh where a new card goes: on top of the deck it is drawn before the next shuffle, if there is a next round."""
    about = asked.about
    assert isinstance(about, PickDestination)
    sooner = bought(evaluator, CARDS[about.card]) / max(1.0, evaluator.rounds)
    return {"top": sooner if evaluator.rounds else 0.0, "discard": 0.0}


def leader(evaluator: Evaluator, asked: LiveQuestion) -> Weighed:
    """Weigh leaders: the better half of them are equally good, so that minds do not always play the same."""
    known = sorted(LEADER_WORTH.get(key, 0.0) for key in asked.offered)
    middle = known[len(known) // 2]
    return {key: float(LEADER_WORTH.get(key, 0.0) >= middle) for key in asked.offered}


def intelligence(evaluator: Evaluator, asked: LiveQuestion) -> Weighed:
    """Weigh intrigue cards of which one may be taken."""
    return {key: intrigue_kept(evaluator, key) for key in asked.offered}


def intrigue_kept(evaluator: Evaluator, key: str) -> float:
    """Return the worth of having an intrigue card: of its best use, and a little more if it wins combats."""
    card = INTRIGUE[key]
    return max(evaluator.of(use.effect, card.source) - cost(evaluator, use.cost) for use in card.uses)


def plan_ahead(evaluator: Evaluator, asked: LiveQuestion) -> Weighed:
    """Weigh cards of the hand to set aside until the second turn: best a card that sends no agent this turn."""
    return {key: -_kept(evaluator, key) for key in asked.offered}


def voice(evaluator: Evaluator, asked: LiveQuestion) -> Weighed:
    """Weigh spaces: close the one without agents that is worth most."""
    free = {key for key, place in evaluator.state.places.items() if not place.agents}
    return {key: evaluator.of(SPACES[key].effect, f"space:{key}") if key in free else 0.0 for key in asked.offered}


def snoop(evaluator: Evaluator, asked: LiveQuestion) -> Weighed:
    card = evaluator.player.deck[-1]
    return {"draw": evaluator.prices["draw"], "trash": trash_worth(evaluator, card)}


BY_KIND: dict[str, Callable[[Evaluator, LiveQuestion], Weighed]] = {
    TurnQuestion.kind: turn,
    PickSpace.kind: space,
    CombatCard.kind: combat,
    TroopAmount.kind: troops,
    "win": played("combat"),
    "endgame": played("endgame"),
    "faction": faction,
    "lose_influence": lose_influence,
    "heir": heir,
    "double_cross": rival,
    "trash": trash,
    "acquire": card_keys(lambda evaluator, card: bought(evaluator, CARDS[card])),
    "remember": card_keys(revealed),
    "set_aside": card_keys(lambda evaluator, card: bought(evaluator, CARDS[card])),
    "recall": recall,
    "mover": mover,
    "voice": voice,
    "snoop": snoop,
    "offer": offer,
    "destination": destination,
    "leader": leader,
    "intelligence": intelligence,
    "plan_ahead": plan_ahead,
    "defend": defend,
    "pass_turn": lambda evaluator, asked: {"go_on": 1.0, "pass": 0.0},
}
"""Kind of question -> the function that weighs its options."""


LEADER_WORTH: dict[str, float] = {}
"""Leader -> how much it raises the chance to win, as was learnt. `judgement` fills it."""
SEVERAL: dict[str, Callable[[Evaluator, LiveQuestion], Picks]] = {}
"""Kind of question -> the function that answers it, for questions with several picks. Modules add theirs."""


# ---------------------------------------------------------------- several at once


def several(state: State, asked: LiveQuestion, prices: Prices) -> Picks:
    """Return the picks for a question that takes several."""
    chosen = SEVERAL.get(asked.kind)
    return chosen(Evaluator(state, asked.seat, prices), asked) if chosen else asked.mildest


def discarded(evaluator: Evaluator, asked: LiveQuestion) -> Picks:
    return _best(asked, {key: -_kept(evaluator, key) for key in asked.offered})


def alternatives(evaluator: Evaluator, asked: LiveQuestion) -> Picks:
    """Pick the alternatives that are worth most."""
    about = asked.about
    assert isinstance(about, PickAlternative)
    sides = {side.key: evaluator.of(side.words, about.source) for side in about.among}
    return _best(asked, {key: sides[key] for key in asked.offered})


def put_under(evaluator: Evaluator, asked: LiveQuestion) -> Picks:
    """Pick the intrigue cards that are worth least."""
    return _best(asked, {key: -intrigue_kept(evaluator, key) for key in asked.offered})


def secret_factions(evaluator: Evaluator, asked: LiveQuestion) -> Picks:
    """Pick the factions of the Baron's tokens: those that the player will climb last by itself."""
    return _best(asked, {key: float(-at) for at, key in enumerate(FACTIONS)})


def for_rival(evaluator: Evaluator, asked: LiveQuestion) -> Picks:
    """Pick what helps a rival least, as far as its alternatives can be valued; else the mildest."""
    about: Any = asked.about
    if not isinstance(about.about, PickAlternative):
        return asked.mildest
    rival = Evaluator(evaluator.state, about.rival, evaluator.prices)
    sides = {side.key: -rival.of(side.words, about.about.source) for side in about.about.among}
    return _best(asked, {key: sides.get(key, 0.0) for key in asked.offered})


def weakest_rivals(evaluator: Evaluator, asked: LiveQuestion) -> Picks:
    """Pick the rival leaders who win least, as far as it was learnt."""
    return _best(asked, {key: -LEADER_WORTH.get(key, 0.0) for key in asked.offered})


SEVERAL |= {
    Discard.kind: discarded,
    PickAlternative.kind: alternatives,
    PutUnder.kind: put_under,
    SecretFactions.kind: secret_factions,
    "for_rival": for_rival,
    "rivals": weakest_rivals,
}


def _kept(evaluator: Evaluator, key: str) -> float:
    """Return the worth of a card of the hand, or of a troop, that might be given up."""
    if key == "troop":
        return evaluator.prices["troop"] * 1.5
    return (
        revealed(evaluator, key)
        + evaluator.prices["icon"] * 2 * len(CARDS[key].icons)
        + 0.1 * deck_worth(evaluator, CARDS[key])
    )


def _best(asked: LiveQuestion, weighed: Weighed) -> Picks:
    """Return the best picks, as few as allowed."""
    least, _ = asked.limits
    picks: Picks = {}
    for key in sorted(weighed, key=lambda key: -weighed[key]):
        count = min(asked.offered[key], least - sum(picks.values()))
        if count > 0:
            picks[key] = count
    return picks
