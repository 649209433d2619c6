"""The worth of effects, costs and cards to a seat, computed from the same words that run them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from games.core.judgement import Prices
from games.imperium.components import CARDS, SPACES, Card, Space, price
from games.imperium.rules.acquiring import AcquireFree, TakeReserve
from games.imperium.rules.choices import cards_to_trash
from games.imperium.state import State, Word, has_alliance, in_play, opponents, vp
from games.imperium.vocabulary import ALLIANCE, ENDGAME_VP, FACTIONS, FRIENDSHIP, NOBODY, TOP_INFLUENCE, Faction
from games.imperium.words import effects
from games.imperium.words.compound import Choose, If, Pay
from games.imperium.words.conditions import cards_in_play, mentat_is_home
from games.imperium.words.costs import Cost
from games.imperium.words.influence import Influence, InfluenceEach, SpaceInfluence
from games.imperium.words.specials import Special

LAST_ROUND = 10
POINTS_A_ROUND = 1.3
"""How many points the leading player gains in a round on average."""
SEEN = 0.45
"""How often in a round a card of the deck is seen."""


class Eyes:
    """An evaluator: a state as one seat sees it, with the prices of its mind."""

    __slots__ = ("player", "prices", "rounds", "seat", "state")

    def __init__(self, state: State, seat: int, prices: Prices) -> None:
        self.state = state
        self.seat = seat
        self.prices = prices
        self.player = state.players[seat]
        self.rounds = rounds_left(state)

    def of(self, words: Iterable[Word], source: str = "") -> float:
        """Return the worth of several effects."""
        return sum(self.worth(word, source) for word in words)

    def worth(self, word: Word, source: str = "") -> float:
        """Return the worth of an effect."""
        weigh = WEIGHED.get(type(word))
        return weigh(self, word, source) if weigh else 0.0


def rounds_left(state: State) -> float:
    """Return an estimate of the rounds after this one."""
    best = max(vp(state, seat) for seat in range(len(state.players)))
    return max(0.0, min(LAST_ROUND - state.round, (ENDGAME_VP - best) / POINTS_A_ROUND))


# ---------------------------------------------------------------- effects


def gain(eyes: Eyes, word: effects.Gain, source: str) -> float:
    name = "sword" if word.what == "swords" else word.what
    if name == "sword" and not (eyes.player.troops or eyes.player.garrison):
        return 0.0
    return eyes.prices[name] * word.n


def per(eyes: Eyes, word: effects.Per, source: str) -> float:
    name = "sword" if word.what == "swords" else word.what
    return eyes.prices[name] * word.n * max(1, cards_in_play(eyes.state, eyes.seat, word.faction))


def recruit(eyes: Eyes, word: effects.Recruit, source: str) -> float:
    return eyes.prices["troop"] * min(word.n, eyes.player.supply)


def influence_step(eyes: Eyes, faction: Faction, now: int) -> float:
    """Return the worth of one step up a track."""
    prices = eyes.prices
    if now >= TOP_INFLUENCE:
        return 0.0
    if now + 1 < FRIENDSHIP:
        return prices["influence"]
    if now + 1 == FRIENDSHIP:
        return prices["vp"]
    holder = eyes.state.alliances[faction]
    if holder == eyes.seat:
        behind = max(eyes.state.players[other].influence[faction] for other in opponents(eyes.state, eyes.seat))
        return prices["influence"] * 0.5 if behind >= now else 0.1
    ahead = eyes.state.players[holder].influence[faction] if holder != NOBODY else ALLIANCE - 1
    if now + 1 > ahead and now + 1 >= ALLIANCE:
        return prices["vp"] * (1.0 if holder == NOBODY else 1.4)
    return prices["alliance"] / max(1, ahead - now)


def influence(eyes: Eyes, faction: Faction, n: int) -> float:
    now = eyes.player.influence[faction]
    return sum(influence_step(eyes, faction, now + step) for step in range(n))


def influence_of_choice(eyes: Eyes, word: Influence, source: str) -> float:
    return max(influence(eyes, faction, word.n) for faction in word.of)


def influence_each(eyes: Eyes, word: InfluenceEach, source: str) -> float:
    return sum(influence(eyes, faction, word.n) for faction in FACTIONS)


def space_influence(eyes: Eyes, word: SpaceInfluence, source: str) -> float:
    turn = eyes.state.turn
    return influence(eyes, word.faction, turn.lasting.get("space_influence", 1) if turn else 1)


def trash(eyes: Eyes, word: effects.Trash, source: str) -> float:
    found = [trash_worth(eyes, card) for zone, card in cards_to_trash(eyes.player)]
    return max(found, default=0.0)


def trash_self(eyes: Eyes, word: effects.TrashSelf, source: str) -> float:
    return trash_worth(eyes, source.removeprefix("card:"))


def each_opponent(eyes: Eyes, word: effects.EachOpponent, source: str) -> float:
    return eyes.prices["spite"] * word.n


def harvest(eyes: Eyes, word: effects.Harvest, source: str) -> float:
    space = source.removeprefix("space:")
    turn = eyes.state.turn
    double = 2 if turn and turn.lasting.get("double_harvest") else 1
    return eyes.prices["spice"] * (SPACES[space].maker * double + eyes.state.places[space].bonus_spice)


def control(eyes: Eyes, word: effects.Control, source: str) -> float:
    return 0.0 if eyes.state.places[word.space].controller == eyes.seat else eyes.prices["control"]


def take_reserve(eyes: Eyes, word: TakeReserve, source: str) -> float:
    return eyes.prices["foldspace"]


def acquire_free(eyes: Eyes, word: AcquireFree, source: str) -> float:
    return eyes.prices["persuasion"] * word.most


# ---------------------------------------------------------------- compound words


def cost(eyes: Eyes, cost: Cost, source: str = "") -> float:
    """Return the worth of what paying a cost takes away."""
    prices = eyes.prices
    paid = sum(prices[what] * n for what, n in cost.resources().items()) + prices["troop"] * 1.5 * cost.troops
    if cost.influence:
        paid += cost.influence * min(lost_step(eyes, faction) for faction in FACTIONS if eyes.player.influence[faction])
    if cost.trash:
        paid -= max((trash_worth(eyes, card) for _, card in cards_to_trash(eyes.player)), default=0.0)
    if cost.trash_self:
        paid -= trash_worth(eyes, source.removeprefix("card:"))
    return paid


def lost_step(eyes: Eyes, faction: Faction) -> float:
    """Return the worth of what one step down a track takes away."""
    now = eyes.player.influence[faction]
    if now == FRIENDSHIP:
        return eyes.prices["vp"]
    return eyes.prices["vp"] if has_alliance(eyes.state, eyes.seat, faction) else eyes.prices["influence"]


def pay(eyes: Eyes, word: Pay, source: str) -> float:
    if not word.is_possible(eyes.state, eyes.seat, source):
        return 0.0
    return max(0.0, eyes.of(word.then, source) - cost(eyes, word.cost, source))


def choose(eyes: Eyes, word: Choose, source: str) -> float:
    return sum(sorted((eyes.of(words, source) for words in word.among), reverse=True)[: word.n])


def condition(eyes: Eyes, word: If, source: str) -> float:
    return eyes.of(word.then, source) if word.condition.holds(eyes.state, eyes.seat, source) else 0.0


def special(eyes: Eyes, word: Special, source: str) -> float:
    prices = eyes.prices
    match word.name:
        case "swordmaster":
            return prices["swordmaster"] * (eyes.rounds + 0.5)
        case "council_seat":
            return prices["council"] * (eyes.rounds + 1)
        case "mentat" | "mentat_here":
            return prices["mentat"] if mentat_is_home(eyes.state) else 0.0
        case "mentat_next_round":
            return prices["mentat"] * 0.8
        case "recall_agent":
            return prices["mentat"]
        case "prudent_diplomacy":
            return prices["influence"]
        case "double_cross":
            return prices["troop"] + prices["spite"]
        case "secrets":
            many = sum(len(eyes.state.players[other].intrigue) >= 4 for other in opponents(eyes.state, eyes.seat))
            return many * (prices["intrigue"] + prices["spite"])
        case "pass_turn":
            return 0.0
    return prices["draw"]


WEIGHED: dict[type[Word], Callable[[Eyes, Any, str], float]] = {
    effects.Gain: gain,
    effects.Per: per,
    effects.Recruit: recruit,
    effects.Deploy: lambda eyes, word, source: 0.5 * eyes.prices["sword"] * (word.n or 2),
    effects.Retreat: lambda eyes, word, source: 0.1,
    effects.Draw: lambda eyes, word, source: eyes.prices["draw"] * word.n,
    effects.DrawIntrigue: lambda eyes, word, source: eyes.prices["intrigue"] * word.n,
    Influence: influence_of_choice,
    InfluenceEach: influence_each,
    SpaceInfluence: space_influence,
    effects.Trash: trash,
    effects.TrashSelf: trash_self,
    effects.EachOpponent: each_opponent,
    effects.Lasting: lambda eyes, word, source: 0.3,
    effects.Harvest: harvest,
    effects.Control: control,
    TakeReserve: take_reserve,
    AcquireFree: acquire_free,
    Pay: pay,
    Choose: choose,
    If: condition,
    Special: special,
}
"""Class of an effect -> the function that computes its worth. Other effects are worth 0."""


# ---------------------------------------------------------------- cards


def deck_worth(eyes: Eyes, card: Card) -> float:
    """Return the worth of a card in the deck for the rest of the game."""
    by_price = eyes.prices["card"] * price(card) + eyes.prices["icon"] * len(card.icons)
    return by_price * eyes.rounds


def bought(eyes: Eyes, card: Card) -> float:
    """Return the worth of acquiring a card."""
    return deck_worth(eyes, card) + eyes.of(card.acquire, f"card:{card.key}")


def trash_worth(eyes: Eyes, card: str) -> float:
    """Return the worth of trashing a card. It is positive for starting cards."""
    face = CARDS[card]
    if face.set == "starter":
        thin = 1.0 - 0.2 * len(face.icons)
        return eyes.prices["trash"] * thin * min(1.0, eyes.rounds / 3)
    return -deck_worth(eyes, face) * 0.7


def revealed(eyes: Eyes, card: str) -> float:
    """Return the worth of revealing a card of the hand this round."""
    return eyes.of(CARDS[card].reveal, f"card:{card}")


def own_cards(state: State, seat: int) -> Sequence[str]:
    """Return all cards that a player owns."""
    player = state.players[seat]
    return [*player.deck, *player.hand, *in_play(player), *player.discard]


def entry(eyes: Eyes, space: Space, paid: dict[str, int]) -> float:
    """Return the worth of the resources paid to enter a space."""
    return sum(eyes.prices[what] * n for what, n in paid.items())
