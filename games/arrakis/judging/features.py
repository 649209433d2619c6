"""The features of a standing in the war from which the chance to win is learnt. Each side has its own."""

from __future__ import annotations

from collections.abc import Sequence

from games.arrakis.components import BOX, LEADERS, LOWEST_ROW
from games.arrakis.judging.marching import MoveRater
from games.arrakis.judging.prescience import needs
from games.arrakis.judging.pricing import PLAIN
from games.arrakis.judging.raters import rater_for
from games.arrakis.judging.standing import hopes
from games.arrakis.rules.board import force_in, harvesters, in_tank, is_deep, legions, settlements, worms
from games.arrakis.state import ArrakisState, Phase
from games.arrakis.vocabulary import DECKS, GENERICS, Imperium, Kind, Side
from games.core.standing import Features, Table

ROUNDS = 6
"""After about so many rounds a war is far on."""
NEARLY = 6
"""With so few steps to go, each step that an objective lacks weighs differently."""
CLOSE = 6
"""From this supremacy on, each step weighs differently."""
COMMON = ("regular", "elite", "special", "named", "generic", "cards", "bene_gesserit", "dice")
PRESCIENCE = ("lacking", "nearly", "vision", "claims", "token", "worms", "signs", "sietches", "danger", "home")
CONQUEST = ("supremacy", "close", "rows", "fields", "reserve", "bans", "hopes", "battle")
NAMES = (*(f"{side}:{name}" for side in Side for name in COMMON), *PRESCIENCE, *CONQUEST)
LEVELS = ("printed", "easier", "harder")
RIDGE = 300.0
"""A war has some 40 standings that are recorded, and they are much alike. On games that were kept apart, the log-loss
of 1,100 wars of two was 0.610 with this ridge and 0.614 with one of 1,000."""
TABLES = {
    "two": Table(2, ridge=RIDGE),
    "teams": Table(4, ridge=RIDGE),
    "mahdi": Table(1, tuple({"alone": level} for level in LEVELS), 100.0),
}


def fit_of(state: ArrakisState) -> str:
    if state.mahdi is not None:
        return "mahdi"
    return "two" if len(state.players) == len(Side) else "teams"


def progress(state: ArrakisState) -> float:
    return min(1.0, max(0, state.round - 1) / ROUNDS)


def contenders(state: ArrakisState) -> Sequence[tuple[int, ...]]:
    return [tuple(state.seats(side)) for side in Side]


def features(state: ArrakisState, seat: int) -> Features:
    """Return the features of a seat's side."""
    side = state.players[seat].side
    found = {f"{side}:{name}": amount for name, amount in _of_either(state, side).items()}
    if side == Side.ATREIDES:
        return found | _of_atreides(state, rater_for(state, seat, PLAIN))
    conquest = _of_harkonnen(state)
    if state.is_automa(side):
        return found | conquest
    return found | conquest | _of_plans(state, rater_for(state, seat, PLAIN))


def _of_either(state: ArrakisState, side: Side) -> dict[str, float]:
    forces = [force_in(state, area) for area in legions(state, side)]
    leaders = [leader for leader in state.leaders if LEADERS[leader].deck in DECKS[side]]
    return {
        **{kind.value: float(sum(force.of(kind) for force in forces)) for kind in Kind},
        "named": float(sum(not in_tank(state, leader) for leader in leaders)),
        "generic": float(sum(leader in GENERICS for force in forces for leader in force.leaders)),
        "cards": float(sum(len(state.players[each].hand) for each in state.seats(side))),
        "bene_gesserit": float(state.bene_gesserit[side]),
        "dice": float(state.unused_dice(side)),
    }


def _of_atreides(state: ArrakisState, rater: MoveRater) -> dict[str, float]:
    lacking = sum(needs(state).values())
    homes = settlements(state, Side.ATREIDES)
    return {
        "lacking": float(lacking),
        "nearly": float(max(0, NEARLY - lacking)),
        "vision": rater.row_now,
        "claims": float(BOX.prescience.claims - state.now.claims if state.phase == Phase.ACTIONS else 0),
        "token": float(sum(len(force_in(state, area).tokens) for area in legions(state, Side.ATREIDES))),
        "worms": float(len(worms(state))),
        "signs": float(sum(there.wormsign is not None for there in state.areas.values())),
        "sietches": float(len(homes)),
        "danger": sum(rater.exposure(area, rater.at(area), rater.settlement_worth(area)) for area in homes),
        "home": float(sum(bool(force_in(state, area).size) for area in homes)),
    }


def _of_harkonnen(state: ArrakisState) -> dict[str, float]:
    return {
        "supremacy": float(state.supremacy),
        "close": float(max(0, state.supremacy - CLOSE)),
        "rows": float(sum(LOWEST_ROW - state.imperium[marker] for marker in Imperium)),
        "fields": float(sum(2 if is_deep(state, area) else 1 for area in harvesters(state))),
        "reserve": float(state.reserve),
        "bans": float(len(state.bans)),
    }


def _of_plans(state: ArrakisState, rater: MoveRater) -> dict[str, float]:
    """Return what a person's legions promise. The automa has no plans."""
    battle = state.battle
    fought = 0.0
    if battle is not None and battle.attacker == Side.HARKONNEN:
        fought = rater.battle_now().wins * rater.settlement_worth(battle.area)
    return {"hopes": hopes(rater), "battle": fought}
