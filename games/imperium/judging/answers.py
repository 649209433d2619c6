"""The worth of each option of a question, computed without copying the state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from games.core.judgement import Prices
from games.core.live_questions import LiveQuestion
from games.core.protocol import Picks
from games.imperium.components import CARDS, INTRIGUE, SPACES, Card, Exchange, Space
from games.imperium.judging.fighting import TROOP_STRENGTH, Fight, best_deployment, deployed, own_strength
from games.imperium.judging.worth import (
    Eyes,
    bought,
    cost,
    deck_worth,
    entry,
    influence,
    lost_step,
    revealed,
    trash_worth,
)
from games.imperium.rules.access import cost_of, targets
from games.imperium.rules.choices import Discard, PickAlternative, TroopAmount
from games.imperium.rules.conflict import CombatCard
from games.imperium.rules.leaders import leader_of
from games.imperium.rules.sending import PickSpace, agent_box, visit_words
from games.imperium.rules.setup import SecretFactions
from games.imperium.rules.turns import WhatNow
from games.imperium.state import State, current_turn, vp
from games.imperium.vocabulary import FACTIONS
from games.imperium.words.compound import Choose
from games.imperium.words.effects import Gain, Recruit
from games.imperium.words.influence import Influence

Weighed = dict[str, float]
LEAVE = -3.0
"""The worth of going back to the question before."""
UNKNOWN = 0.05
"""The worth of an option that no price covers."""


def weigh(state: State, asked: LiveQuestion, prices: Prices) -> Mapping[str, float]:
    """Return the worth of each option of a question."""
    eyes = Eyes(state, asked.seat, prices)
    by_kind = BY_KIND.get(asked.kind)
    if by_kind is None:
        return dict.fromkeys(asked.offered, UNKNOWN)
    return by_kind(eyes, asked)


# ---------------------------------------------------------------- the turn


def turn(eyes: Eyes, asked: LiveQuestion) -> Weighed:
    """Weigh the options of a turn."""
    fight = Fight(eyes)
    owed = {item.id: item for item in current_turn(eyes.state).owed}
    return {key: _in_turn(eyes, fight, owed, key) for key in asked.offered}


def _in_turn(eyes: Eyes, fight: Fight, owed: dict[str, Any], key: str) -> float:
    head, _, rest = key.partition(":")
    match head:
        case "send":
            return sending(eyes, fight, CARDS[rest])
        case "plot":
            return intrigue(eyes, rest, "plot")
        case "do":
            name, _, side = rest.partition(":")
            return owing(eyes, owed[name], side)
        case "rest":
            return 1.0 + sum(owing(eyes, item, "") for item in owed.values())
        case "deploy":
            return deployed(eyes, fight, int(rest)) if rest else best_deployment(eyes, fight, 5)
        case "buy" | "top":
            return bought(eyes, CARDS[rest.removeprefix("aside:")]) + 0.01
        case "reveal" | "end":
            return 0.0
    in_turn = IN_TURN.get(head)
    return in_turn(eyes, rest) + UNKNOWN if in_turn else UNKNOWN


def sending(eyes: Eyes, fight: Fight, card: Card) -> float:
    """Return the worth of the best visit with this card, compared with revealing it."""
    visits = [visiting(eyes, fight, card, space) for space in targets(eyes.state, eyes.seat, card)]
    return max(visits, default=0.0)


def visiting(eyes: Eyes, fight: Fight, card: Card, space: Space, deal: Exchange | None = None) -> float:
    """Return the worth of a visit with this card, compared with revealing it."""
    state, seat, prices = eyes.state, eyes.seat, eyes.prices
    leader = leader_of(state, seat)
    words = visit_words(space)
    gained = eyes.of(words, f"space:{space.key}")
    gained += sum(eyes.worth(word, source) for word, source in agent_box(state, seat, card))
    gained += prices["persuasion"] * space.persuasion
    if space.exchange:
        gained += max(trading(eyes, each) for each in ([deal] if deal else space.exchange))
    else:
        paid = {str(what): n for what, n in cost_of(state, seat, space).items()}
        gained -= entry(eyes, space, paid)
        if paid.get("solari"):
            gained += eyes.of(leader.when_paying_solari)
    if space.maker:
        gained += eyes.of(leader.when_harvesting) - prices["spice"] * leader.harvest_less
    if space.key == "high_council":
        gained += eyes.of(leader.when_seated)
    if space.combat:
        gained += best_deployment(eyes, fight, will_deploy(eyes, words))
    return gained - revealed(eyes, card.key)


def will_deploy(eyes: Eyes, words: tuple[Any, ...]) -> int:
    """Return how many troops the player can deploy after these effects."""
    recruits = sum(word.n for word in words if isinstance(word, Recruit))
    recruits = min(recruits, eyes.player.supply)
    return min(eyes.player.garrison + recruits, recruits + 2)


def trading(eyes: Eyes, deal: Exchange) -> float:
    """Return the worth of a trade."""
    if deal.spice > eyes.player.spice:
        return LEAVE
    return eyes.prices["solari"] * deal.solari - eyes.prices["spice"] * deal.spice


def owing(eyes: Eyes, item: Any, side: str) -> float:
    """Return the worth of an owed effect, or of one side of an owed choice."""
    word, source = item.word, item.source
    if side and isinstance(word, Choose):
        words = next(each.words for each in word.alternatives() if each.key == side)
        return eyes.of(words, source) + 0.01
    if side and isinstance(word, Influence):
        return next(influence(eyes, each, word.n) for each in word.of if each == side)
    return eyes.worth(word, source) + (0.01 if not word.is_optional() else 0.0)


def intrigue(eyes: Eyes, key: str, kind: Any) -> float:
    """Return the worth of playing an intrigue card now."""
    use = INTRIGUE[key].use(kind)
    assert use is not None
    source = f"intrigue:{key}"
    return eyes.of(use.effect, source) - cost(eyes, use.cost, source) - eyes.prices["hold"]


def space(eyes: Eyes, asked: LiveQuestion) -> Weighed:
    """Weigh the spaces to which an agent may go."""
    about = asked.about
    assert isinstance(about, PickSpace)
    fight, card = Fight(eyes), CARDS[about.card]
    return {key: _to_space(eyes, fight, card, key) for key in asked.offered}


def _to_space(eyes: Eyes, fight: Fight, card: Card, key: str) -> float:
    if key == "back":
        return LEAVE
    name, _, spice = key.partition(":")
    where = SPACES[name]
    deal = next((deal for deal in where.exchange if spice and deal.spice == int(spice)), None)
    return visiting(eyes, fight, card, where, deal)


# ---------------------------------------------------------------- the fight


def combat(eyes: Eyes, asked: LiveQuestion) -> Weighed:
    """Weigh combat cards and passing."""
    fight = Fight(eyes)
    return {key: _combat_card(eyes, fight, key) for key in asked.offered}


def _combat_card(eyes: Eyes, fight: Fight, key: str) -> float:
    if key == "pass":
        return 0.0
    name = key.split(":")[1]
    use = INTRIGUE[name].use("combat")
    assert use is not None
    own = own_strength(eyes)
    swords = sum(swords_of(word) for word in use.effect)
    rest = eyes.of([word for word in use.effect if not swords_of(word)], f"intrigue:{name}")
    lost = TROOP_STRENGTH * use.cost.troops
    gained = fight.worth(own + swords - lost) - fight.worth(own)
    return gained + rest - cost(eyes, use.cost) - eyes.prices["hold"]


def swords_of(word: Any) -> int:
    """Return the most swords that an effect gives."""
    if isinstance(word, Choose):
        return max(sum(swords_of(each) for each in words) for words in word.among)
    return word.n if isinstance(word, Gain) and word.what == "swords" else 0


def troops(eyes: Eyes, asked: LiveQuestion) -> Weighed:
    """Weigh the numbers of troops to deploy or retreat."""
    about = asked.about
    assert isinstance(about, TroopAmount)
    fight = Fight(eyes)
    if about.move != "retreat":
        return {key: deployed(eyes, fight, int(key.split(":")[1])) for key in asked.offered}
    return {key: _retreated(eyes, fight, int(key.split(":")[1])) for key in asked.offered}


def _retreated(eyes: Eyes, fight: Fight, n: int) -> float:
    left = eyes.player.troops - n
    return fight.worth(own_strength(eyes) - TROOP_STRENGTH * n if left else 0) + eyes.prices["troop"] * n


def defend(eyes: Eyes, asked: LiveQuestion) -> Weighed:
    return {"defend": eyes.prices["control"] * 0.5, "none": 0.0}


# ---------------------------------------------------------------- cards and factions


def card_keys(value: Callable[[Eyes, str], float]) -> Callable[[Eyes, LiveQuestion], Weighed]:
    """Return a function that weighs options whose keys end in a card."""
    return lambda eyes, asked: {key: value(eyes, key.split(":")[-1]) for key in asked.offered}


def trash(eyes: Eyes, asked: LiveQuestion) -> Weighed:
    return {key: _trashed(eyes, key) for key in asked.offered}


def _trashed(eyes: Eyes, key: str) -> float:
    if key == "none":
        return 0.0
    zone, _, card = key.partition(":")
    lost = revealed(eyes, card) if zone == "hand" else 0.0
    return trash_worth(eyes, card) + eyes.of(CARDS[card].on_trash, f"card:{card}") - lost


def faction(eyes: Eyes, asked: LiveQuestion) -> Weighed:
    n = getattr(asked.about, "n", 1)
    return {key: influence(eyes, key, n) for key in FACTIONS if key in asked.offered}


def lose_influence(eyes: Eyes, asked: LiveQuestion) -> Weighed:
    return {key: -lost_step(eyes, key) for key in FACTIONS if key in asked.offered}


def rival(eyes: Eyes, asked: LiveQuestion) -> Weighed:
    """Weigh opponents: the one with the most points is to be hurt."""
    return {key: float(vp(eyes.state, int(key.split(":")[1]))) for key in asked.offered}


def heir(eyes: Eyes, asked: LiveQuestion) -> Weighed:
    """Weigh opponents: the one with the fewest points is to get the token."""
    return {key: -worth for key, worth in rival(eyes, asked).items()}


def played(kind: str) -> Callable[[Eyes, LiveQuestion], Weighed]:
    """Return a function that weighs intrigue cards at the end of a combat or game."""

    def by_card(eyes: Eyes, asked: LiveQuestion) -> Weighed:
        # Nothing can be kept for later: what is worth anything is played.
        return {
            key: 0.0 if key == "pass" else intrigue(eyes, key.split(":")[1], kind) + eyes.prices["hold"] + 0.01
            for key in asked.offered
        }

    return by_card


def recall(eyes: Eyes, asked: LiveQuestion) -> Weighed:
    """Weigh own agents: recall one from a space that is worth visiting again."""
    return {key: eyes.of(visit_words(SPACES[key]), f"space:{key}") for key in asked.offered}


def mover(eyes: Eyes, asked: LiveQuestion) -> Weighed:
    return {key: 0.0 if key == "leader" else 1.0 for key in asked.offered}


def voice(eyes: Eyes, asked: LiveQuestion) -> Weighed:
    """Weigh spaces: close the one without agents that is worth most."""
    free = {key for key, place in eyes.state.places.items() if not place.agents}
    return {key: eyes.of(SPACES[key].effect, f"space:{key}") if key in free else 0.0 for key in asked.offered}


def snoop(eyes: Eyes, asked: LiveQuestion) -> Weighed:
    card = eyes.player.deck[-1]
    return {"draw": eyes.prices["draw"], "trash": trash_worth(eyes, card)}


BY_KIND: dict[str, Callable[[Eyes, LiveQuestion], Weighed]] = {
    WhatNow.kind: turn,
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
    "acquire": card_keys(lambda eyes, card: bought(eyes, CARDS[card])),
    "remember": card_keys(revealed),
    "set_aside": card_keys(lambda eyes, card: bought(eyes, CARDS[card])),
    "recall": recall,
    "mover": mover,
    "voice": voice,
    "snoop": snoop,
    "defend": defend,
    "pass_turn": lambda eyes, asked: {"go_on": 1.0, "pass": 0.0},
}
"""Kind of question -> the function that weighs its options."""


SEVERAL: dict[str, Callable[[Eyes, LiveQuestion], Picks]] = {}
"""Kind of question -> the function that answers it. Modules fill it."""
IN_TURN: dict[str, Callable[[Eyes, str], float]] = {}
"""Start of an option key in a turn -> the function that computes its worth. Modules fill it."""


# ---------------------------------------------------------------- several at once


def several(state: State, asked: LiveQuestion, prices: Prices) -> Picks:
    """Return the picks for a question that takes several."""
    eyes, about = Eyes(state, asked.seat, prices), asked.about
    if isinstance(about, Discard):
        return _best(asked, {key: -_kept(eyes, key) for key in asked.offered})
    if isinstance(about, PickAlternative):
        sides = {side.key: eyes.of(side.words, about.source) for side in about.among}
        return _best(asked, {key: sides[key] for key in asked.offered})
    if asked.kind in SEVERAL:
        return SEVERAL[asked.kind](eyes, asked)
    if isinstance(about, SecretFactions):
        return _best(asked, {key: float(-at) for at, key in enumerate(FACTIONS)})
    return asked.mildest


def _kept(eyes: Eyes, key: str) -> float:
    """Return the worth of a card of the hand, or of a troop, that might be given up."""
    if key == "troop":
        return eyes.prices["troop"] * 1.5
    return revealed(eyes, key) + eyes.prices["icon"] * 2 * len(CARDS[key].icons) + 0.1 * deck_worth(eyes, CARDS[key])


def _best(asked: LiveQuestion, weighed: Weighed) -> Picks:
    """Return the best picks, as few as allowed."""
    least, _ = asked.limits
    picks: Picks = {}
    for key in sorted(weighed, key=lambda key: -weighed[key]):
        count = min(asked.offered[key], least - sum(picks.values()))
        if count > 0:
            picks[key] = count
    return picks
