"""The features of a standing from which the chance to win is learnt."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from games.core.standing import Features, Table
from games.imperium.components import CARDS, INTRIGUE, LEADERS
from games.imperium.judging.worth import own_cards
from games.imperium.modules import modules_in
from games.imperium.state import Player, State, Word, has_alliance, opponents, vp
from games.imperium.vocabulary import ALLIANCE, FACTIONS, HAND_SIZE, HOUSE, NOBODY, Faction
from games.imperium.words.effects import Draw, Gain

ROUNDS = 10
RIVAL = "rival_"
"""Before the name of each feature of an automated rival, which needs its things less."""
ENOUGH_SOLARI, COUNCIL_SOLARI, ENOUGH_SPICE, ENOUGH_WATER, ENOUGH_TROOPS = 8, 5, 3, 2, 4
DEAR, CHEAP = 5, 2
BASE = (
    *("vp", "nearly_won", "solari", "solari_for_swordmaster", "solari_for_council", "solari_over", "spice"),
    *("spice_over", "water", "water_over", "garrison", "garrison_over", "combat", "plot", "endgame", "first_step"),
    *("third_step", "higher_step", "alliance_safe", "alliance_threatened", "alliance_near", "swordmaster", "council"),
    *("cards", "starters", "cheap", "mid", "dear", "persuasion_a_hand", "swords_a_hand", "draws_a_hand"),
    *("faction_icons_a_hand", "place_icons_a_hand", "foldspace", "control", "mentat", "place_in_order"),
)
"""The names of features that do not come from a module, a leader or a difficulty."""

IX, RANDOM = {"expansion": "ix"}, {"leaders": "random"}


def tables(difficulties: Sequence[str]) -> dict[str, Table]:
    """Return the tables from which each fit is learnt."""
    alone = tuple({**RANDOM, "rivals": "random", "difficulty": difficulty} for difficulty in difficulties)
    plain = {f"{word}": Table(seats, (RANDOM,)) for word, seats in (("four", 4), ("three", 3), ("two", 2))}
    plain["alone"] = Table(1, alone)
    return plain | {
        f"{name}_ix": Table(table.seats, tuple({**options, **IX} for options in table.options))
        for name, table in plain.items()
    }


def fit_of(state: State) -> str:
    """Return the name of the fit: the number of people, and the expansion."""
    people = sum(not player.rival for player in state.players)
    return ("alone", "two", "three", "four")[people - 1] + ("_ix" if "ix" in state.tables else "")


def progress(state: State) -> float:
    """Return how far the game is: by rounds, or by the points of the leading player if they are further."""
    best = max(vp(state, seat) for seat in range(len(state.players)))
    return min(1.0, max((state.round - 1) / (ROUNDS - 1), best / state.endgame_vp))


def contenders(state: State) -> Sequence[tuple[int, ...]]:
    """Return the seats that play to win. House Hagal does not beside two people."""
    return [(seat,) for seat, player in enumerate(state.players) if player.rival != HOUSE]


def names(modules: Sequence[str], difficulties: Sequence[str]) -> frozenset[str]:
    """Return the names of all features, with those that modules and the leaders add."""
    plain = (
        *BASE,
        *modules,
        *(f"leader:{leader}" for leader in LEADERS),
        *(f"against:{difficulty}" for difficulty in difficulties),
    )
    return frozenset((*plain, *(RIVAL + name for name in plain)))


def features(state: State, seat: int) -> Features:
    """Return the features of a seat."""
    player = state.players[seat]
    found = {**of_goods(player), **of_influence(state, seat), **of_cards(own_cards(state, seat))}
    found.update(of_intrigue(player.intrigue))
    points = vp(state, seat)
    found.update(
        vp=points,
        nearly_won=max(0, points - state.endgame_vp + 2),
        swordmaster=player.swordmaster,
        council=player.council_seat,
        control=sum(place.controller == seat for place in state.places.values()),
        mentat=(state.mentat == seat) or (state.mentat_owed == seat),
        place_in_order=(seat - state.first) % len(state.players),
    )
    found[f"leader:{player.leader}"] = 1.0
    for module in modules_in(state):
        found.update(module.judging.parts(state, seat) if module.judging.parts else {})
    if player.rival:
        return {RIVAL + name: amount for name, amount in found.items()}
    if "difficulty" in state.options and any(other.rival for other in state.players):
        found[f"against:{state.options['difficulty']}"] = 1.0
    return found


def of_goods(player: Player) -> dict[str, float]:
    """Return the features of resources and troops. What exceeds a need counts apart."""
    solari, spice, water = player.solari, player.spice, player.water
    return {
        "solari": min(solari, ENOUGH_SOLARI),
        "solari_over": max(0, solari - ENOUGH_SOLARI),
        "solari_for_swordmaster": 0 if player.swordmaster else min(solari, ENOUGH_SOLARI),
        "solari_for_council": 0 if player.council_seat else min(solari, COUNCIL_SOLARI),
        "spice": min(spice, ENOUGH_SPICE),
        "spice_over": max(0, spice - ENOUGH_SPICE),
        "water": min(water, ENOUGH_WATER),
        "water_over": max(0, water - ENOUGH_WATER),
        "garrison": min(player.garrison, ENOUGH_TROOPS),
        "garrison_over": max(0, player.garrison - ENOUGH_TROOPS),
    }


def of_influence(state: State, seat: int) -> dict[str, float]:
    """Return the features of the tracks: steps, and how safe alliances are or how near."""
    towards = state.players[seat].influence
    found = dict.fromkeys(("alliance_safe", "alliance_threatened", "alliance_near"), 0.0)
    for faction in FACTIONS:
        kind = _alliance(state, seat, faction)
        if kind:
            found[kind] += 1
    values = towards.values()
    found["first_step"] = sum(value >= 1 for value in values)
    found["third_step"] = sum(value >= ALLIANCE - 1 for value in values)
    found["higher_step"] = sum(max(0, value - ALLIANCE) for value in values)
    return found


def _alliance(state: State, seat: int, faction: Faction) -> str:
    """Return how a seat stands to an alliance: safe, threatened, near to it, or the empty string."""
    own = state.players[seat].influence[faction]
    if has_alliance(state, seat, faction):
        rival = max((state.players[other].influence[faction] for other in opponents(state, seat)), default=0)
        return "alliance_threatened" if rival >= max(ALLIANCE - 1, own - 1) else "alliance_safe"
    holder = state.alliances[faction]
    needed = ALLIANCE if holder == NOBODY else state.players[holder].influence[faction] + 1
    return "alliance_near" if own and own >= needed - 1 else ""


def of_intrigue(held: Sequence[str]) -> dict[str, float]:
    """Return the features of intrigue cards: the kinds that a card may be played as."""
    found = dict.fromkeys(("combat", "plot", "endgame"), 0.0)
    for card in held:
        kinds = INTRIGUE[card].kinds
        for kind in kinds:
            found[kind] += 1 / len(kinds)
    return found


class _CardFacts(NamedTuple):
    """The facts of a card that the features count."""

    starters: int
    cheap: int
    mid: int
    dear: int
    persuasion: int
    swords: int
    draws: int
    faction_icons: int
    place_icons: int
    foldspace: int


@cache
def _facts(key: str) -> _CardFacts:
    card = CARDS[key]
    starter, cost = card.set == "starter", card.cost
    factions = sum(icon in FACTIONS for icon in card.icons)
    return _CardFacts(
        starters=starter,
        cheap=cost is not None and cost <= CHEAP,
        mid=cost is not None and CHEAP < cost < DEAR,
        dear=cost is not None and cost >= DEAR,
        persuasion=_gained(card.reveal, "persuasion"),
        swords=_gained(card.reveal, "swords"),
        draws=sum(word.n for word in card.agent if isinstance(word, Draw)),
        faction_icons=factions,
        place_icons=len(card.icons) - factions,
        foldspace=card.set == "reserve" and cost is None,
    )


def _gained(words: Sequence[Word], what: str) -> int:
    return sum(word.n for word in words if isinstance(word, Gain) and word.what == what)


def of_cards(own: Sequence[str]) -> dict[str, float]:
    """Return the features of a deck: how many cards of each kind, and what an average hand of it has."""
    sums = [sum(column) for column in zip(*map(_facts, own), strict=True)] if own else [0] * len(_CardFacts._fields)
    facts = dict(zip(_CardFacts._fields, sums, strict=True))
    hands = HAND_SIZE / max(HAND_SIZE, len(own))
    for name in ("persuasion", "swords", "draws", "faction_icons", "place_icons"):
        facts[f"{name}_a_hand"] = facts.pop(name) * hands
    facts["cards"] = len(own)
    return facts
