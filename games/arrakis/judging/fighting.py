"""Values of answers in battles and on the way to them."""

from __future__ import annotations

from typing import Any

from games.arrakis.components import AREAS
from games.arrakis.judging.acting import FIRST, Keys, free
from games.arrakis.judging.area_distances import FAR, STEPS
from games.arrakis.judging.card_values import CardRater
from games.arrakis.rules.board import (
    force_in,
    settlements,
)
from games.arrakis.state import Attack
from games.arrakis.steps.battle_course import is_continuing_costly
from games.arrakis.steps.maneuver import WhichLegion
from games.arrakis.steps.moving import WhereTo
from games.arrakis.vocabulary import Side


def maneuver(rater: CardRater, about: WhichLegion, key: Keys) -> float:
    match key:
        case ("attack" | "raid", origin, area):
            price = rater.prices["ornithopter"] if key[0] == "raid" else 0.0
            return rater.attack_worth(origin, area, about.task.attack or Attack()) - price
        case ("move", area):
            if area in rater.state.turn.stayed:
                return -1.0
            # Two legions may move, but only one may attack.
            return rater.best_march(area, about.task.orders) * (1.6 if about.task.moves > 1 else 1.0)
        case ("done",):
            return 0.05
    return free(rater, about, key)


def where(rater: CardRater, about: WhereTo, key: Keys) -> float:
    part = about.moving(rater.state)
    match key:
        case ("to" | "march", area):
            return rater.march_worth(about.origin, area, part)
        case ("fly", area):
            return rater.march_worth(about.origin, area, part) - rater.prices["ornithopter"]
        case ("part",):
            return rater.best_split(about.origin, about.orders)[0]
    return 0.0


def combat_cards(rater: CardRater, about: Any, key: Keys) -> float:
    """Return the value of discarding cards for dice. It pays if the dice decide a battle for something valuable."""
    if not key[0].startswith("up-to"):
        return 0.0 if key[0] == "none" else -1.0
    count = float(key[0].removeprefix("up-to-"))
    battle = rater.state.fight
    attacks = battle.attacker == rater.side
    now, then = rater.battle_now(), rater.battle_now(count, 0.0) if attacks else rater.battle_now(0.0, count)
    turned = abs(then[0] - now[0]) * battle_stake(rater)
    return turned - count * rater.prices["card"] * 0.7


def battle_stake(rater: CardRater) -> float:
    battle = rater.state.fight
    life = rater.prices["regular"]
    return rater.settlement_worth(battle.area) + life * rater.strength(force_in(rater.state, battle.area)).lives + life


def go_on(rater: CardRater, about: Any, key: Keys) -> float:
    if key[0] != "continue":
        return 0.0
    battle = rater.state.fight
    wins, lost, slain = rater.battle_now(hit=1.0 if is_continuing_costly(rater.state, battle) else 0.0)
    life = rater.prices["regular"] * 0.8
    return (
        wins * (rater.settlement_worth(battle.area) + 1.0) + slain * life * rater.prices["spite"] - (lost + 1.0) * life
    )


def retreat(rater: CardRater, about: Any, key: Keys) -> float:
    if key[0] == "retreat":
        return -rater.settlement_worth(rater.state.fight.area)
    wins, lost, slain = rater.battle_now()
    life = rater.prices["regular"]
    return lost * life * rater.prices["spite"] - wins * rater.settlement_worth(rater.state.fight.area) - slain * life


def retreat_area_value(rater: CardRater, about: Any, key: Keys) -> float:
    """Return the value of an area to which the enemy retreats: far from what the enemy wants."""
    return -enemy_area_value(rater, key[1])


def enemy_area_value(rater: CardRater, area: str) -> float:
    """Return how good an area is for an enemy legion."""
    own = settlements(rater.state, rater.side)
    near = min((STEPS[area].get(home, FAR) for home in own), default=FAR)
    storm = 0.5 if AREAS[area].storm == "vulnerable" and rater.side == Side.ATREIDES else 0.0
    return -float(near) - storm


def advance(rater: CardRater, about: Any, key: Keys) -> float:
    if key[0] != "advance":
        return 0.0
    battle = rater.state.fight
    if rater.settlement_worth(battle.area):
        return FIRST
    return rater.march_worth(battle.origin, battle.area, force_in(rater.state, battle.origin))


def choosing_hits(rater: CardRater, about: Any, key: Keys) -> float:
    return float(key[0] == "choose")
