"""The worth of effects, costs and cards to a seat, computed from the same words that run them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.imperium.components import CARDS, SPACES, Card, price
from games.imperium.judging.evaluator import WEIGHED, Evaluator
from games.imperium.judging.goods import goods, troops_worth
from games.imperium.rules.acquiring import AcquireFree, TakeReserve
from games.imperium.rules.choices import cards_to_trash
from games.imperium.state import State, has_alliance, in_play, opponents
from games.imperium.vocabulary import (
    ALLIANCE,
    FACTIONS,
    FRIENDSHIP,
    NOBODY,
    RESOURCES,
    TOP_INFLUENCE,
    Faction,
)
from games.imperium.words import effects
from games.imperium.words.compound import Choose, If, Pay
from games.imperium.words.conditions import cards_in_play, mentat_is_home
from games.imperium.words.costs import Cost
from games.imperium.words.influence import Influence, InfluenceEach, SpaceInfluence
from games.imperium.words.specials import Special

SEEN = 0.45
"""How often in a round a card of the deck is seen."""


# ---------------------------------------------------------------- effects


def gain(evaluator: Evaluator, word: effects.Gain, source: str) -> float:
    name = "sword" if word.what == "swords" else word.what
    if name == "sword" and not (evaluator.player.troops or evaluator.player.garrison):
        return 0.0
    if name in RESOURCES:
        return goods(evaluator, name, word.n)
    return evaluator.prices[name] * word.n


def per(evaluator: Evaluator, word: effects.Per, source: str) -> float:
    name = "sword" if word.what == "swords" else word.what
    return evaluator.prices[name] * word.n * max(1, cards_in_play(evaluator.state, evaluator.seat, word.faction))


def recruit(evaluator: Evaluator, word: effects.Recruit, source: str) -> float:
    return troops_worth(evaluator, min(word.n, evaluator.player.supply))


def influence_step(evaluator: Evaluator, faction: Faction, now: int) -> float:
    """Return the worth of one step up a track."""
    prices = evaluator.prices
    if now >= TOP_INFLUENCE:
        return 0.0
    if now + 1 < FRIENDSHIP:
        return prices["influence"]
    if now + 1 == FRIENDSHIP:
        return prices["vp"]
    holder = evaluator.state.alliances[faction]
    if holder == evaluator.seat:
        behind = max(
            evaluator.state.players[other].influence[faction] for other in opponents(evaluator.state, evaluator.seat)
        )
        return prices["defend"] * (1.0 if behind >= now else 0.4 if behind == now - 1 else 0.05)
    ahead = evaluator.state.players[holder].influence[faction] if holder != NOBODY else ALLIANCE - 1
    if now + 1 > ahead and now + 1 >= ALLIANCE:
        return prices["vp"] * (1.0 if holder == NOBODY else 1.4)
    return prices["alliance"] / max(1, ahead - now)


def influence(evaluator: Evaluator, faction: Faction, n: int) -> float:
    now = evaluator.player.influence[faction]
    return sum(influence_step(evaluator, faction, now + step) for step in range(n))


def influence_of_choice(evaluator: Evaluator, word: Influence, source: str) -> float:
    return max(influence(evaluator, faction, word.n) for faction in word.of)


def influence_each(evaluator: Evaluator, word: InfluenceEach, source: str) -> float:
    return sum(influence(evaluator, faction, word.n) for faction in FACTIONS)


def space_influence(evaluator: Evaluator, word: SpaceInfluence, source: str) -> float:
    turn = evaluator.state.turn
    return influence(evaluator, word.faction, turn.lasting.get("space_influence", 1) if turn else 1)


def trash(evaluator: Evaluator, word: effects.Trash, source: str) -> float:
    found = [trash_worth(evaluator, card) for zone, card in cards_to_trash(evaluator.player)]
    return max(found, default=0.0)


def trash_self(evaluator: Evaluator, word: effects.TrashSelf, source: str) -> float:
    return trash_worth(evaluator, source.removeprefix("card:"))


def each_opponent(evaluator: Evaluator, word: effects.EachOpponent, source: str) -> float:
    return evaluator.prices["spite"] * word.n


def harvest(evaluator: Evaluator, word: effects.Harvest, source: str) -> float:
    space = source.removeprefix("space:")
    turn = evaluator.state.turn
    double = 2 if turn and turn.lasting.get("double_harvest") else 1
    return goods(evaluator, "spice", SPACES[space].maker * double + evaluator.state.places[space].bonus_spice)


def control(evaluator: Evaluator, word: effects.Control, source: str) -> float:
    return 0.0 if evaluator.state.places[word.space].controller == evaluator.seat else evaluator.prices["control"]


def take_reserve(evaluator: Evaluator, word: TakeReserve, source: str) -> float:
    return evaluator.prices["foldspace"]


def acquire_free(evaluator: Evaluator, word: AcquireFree, source: str) -> float:
    return evaluator.prices["persuasion"] * word.most


# ---------------------------------------------------------------- compound words


def cost(evaluator: Evaluator, cost: Cost, source: str = "") -> float:
    """Return the worth of what paying a cost takes away."""
    prices = evaluator.prices
    paid = entry(evaluator, cost.resources()) + prices["troop"] * 1.5 * cost.troops
    if cost.influence:
        held = [faction for faction in FACTIONS if evaluator.player.influence[faction]]
        paid += cost.influence * min((lost_step(evaluator, faction) for faction in held), default=prices["influence"])
    if cost.trash:
        paid -= max((trash_worth(evaluator, card) for _, card in cards_to_trash(evaluator.player)), default=0.0)
    if cost.trash_self:
        paid -= trash_worth(evaluator, source.removeprefix("card:"))
    return paid


def lost_step(evaluator: Evaluator, faction: Faction) -> float:
    """Return the worth of what one step down a track takes away."""
    now = evaluator.player.influence[faction]
    if now == FRIENDSHIP:
        return evaluator.prices["vp"]
    return (
        evaluator.prices["vp"]
        if has_alliance(evaluator.state, evaluator.seat, faction)
        else evaluator.prices["influence"]
    )


def pay(evaluator: Evaluator, word: Pay, source: str) -> float:
    if not word.is_possible(evaluator.state, evaluator.seat, source):
        return 0.0
    return max(0.0, evaluator.of(word.then, source) - cost(evaluator, word.cost, source))


def choose(evaluator: Evaluator, word: Choose, source: str) -> float:
    return sum(sorted((evaluator.of(words, source) for words in word.among), reverse=True)[: word.n])


def condition(evaluator: Evaluator, word: If, source: str) -> float:
    return evaluator.of(word.then, source) if word.condition.holds(evaluator.state, evaluator.seat, source) else 0.0


def special(evaluator: Evaluator, word: Special, source: str) -> float:
    prices = evaluator.prices
    match word.name:
        case "swordmaster":
            return prices["swordmaster"] * (evaluator.rounds + 0.5)
        case "council_seat":
            return prices["council"] * (evaluator.rounds + 1)
        case "mentat" | "mentat_here":
            return prices["mentat"] if mentat_is_home(evaluator.state) else 0.0
        case "mentat_next_round":
            return prices["mentat"] * 0.8
        case "recall_agent":
            return prices["mentat"]
        case "prudent_diplomacy":
            return prices["influence"]
        case "double_cross":
            return prices["troop"] + prices["spite"]
        case "secrets":
            many = sum(
                len(evaluator.state.players[other].intrigue) >= 4
                for other in opponents(evaluator.state, evaluator.seat)
            )
            return many * (prices["intrigue"] + prices["spite"])
        case "pass_turn":
            return 0.0
    return prices["draw"]


WEIGHED |= {
    effects.Gain: gain,
    effects.Per: per,
    effects.Recruit: recruit,
    effects.Deploy: lambda evaluator, word, source: 0.5 * evaluator.prices["sword"] * (word.n or 2),
    effects.Retreat: lambda evaluator, word, source: 0.1,
    effects.Draw: lambda evaluator, word, source: evaluator.prices["draw"] * word.n,
    effects.DrawIntrigue: lambda evaluator, word, source: evaluator.prices["intrigue"] * word.n,
    Influence: influence_of_choice,
    InfluenceEach: influence_each,
    SpaceInfluence: space_influence,
    effects.Trash: trash,
    effects.TrashSelf: trash_self,
    effects.EachOpponent: each_opponent,
    effects.Lasting: lambda evaluator, word, source: 0.3,
    effects.Harvest: harvest,
    effects.Control: control,
    TakeReserve: take_reserve,
    AcquireFree: acquire_free,
    Pay: pay,
    Choose: choose,
    If: condition,
    Special: special,
}


# ---------------------------------------------------------------- cards


def deck_worth(evaluator: Evaluator, card: Card) -> float:
    """Return the worth of a card in the deck for the rest of the game."""
    by_price = evaluator.prices["card"] * price(card) + evaluator.prices["icon"] * len(card.icons)
    return (by_price - evaluator.prices["dilution"]) * evaluator.rounds


def bought(evaluator: Evaluator, card: Card) -> float:
    """Return the worth of acquiring a card."""
    return deck_worth(evaluator, card) + evaluator.of(card.acquire, f"card:{card.key}")


def trash_worth(evaluator: Evaluator, card: str) -> float:
    """Return the worth of trashing a card. It is positive for starting cards."""
    face = CARDS[card]
    if face.set == "starter":
        thin = 1.15 - 0.2 * len(face.icons) - 0.25 * evaluator.of(face.reveal)
        return evaluator.prices["trash"] * thin * min(1.0, evaluator.rounds / 3)
    return -max(0.0, deck_worth(evaluator, face)) * 0.7


def revealed(evaluator: Evaluator, card: str) -> float:
    """Return the worth of revealing a card of the hand this round."""
    return evaluator.of(CARDS[card].reveal, f"card:{card}")


def own_cards(state: State, seat: int) -> Sequence[str]:
    """Return all cards that a player owns."""
    player = state.players[seat]
    return [*player.deck, *player.hand, *in_play(player), *player.discard]


def entry(evaluator: Evaluator, paid: Mapping[str, int]) -> float:
    """Return the worth of the resources that are paid."""
    return -sum(goods(evaluator, what, -n) for what, n in paid.items())
