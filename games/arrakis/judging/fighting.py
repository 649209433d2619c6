"""Values of answers in battles and on the way to them."""

from __future__ import annotations

from typing import Any

from games.arrakis.components import AREAS
from games.arrakis.judging.acting import FIRST, Keys, free
from games.arrakis.judging.ways import FAR, STEPS
from games.arrakis.judging.wording import Reader
from games.arrakis.rules.board import (
    force_in,
    settlements,
)
from games.arrakis.state import Attack
from games.arrakis.steps.aftermath import costs_a_hit
from games.arrakis.steps.maneuver import WhichLegion
from games.arrakis.steps.moving import WhereTo
from games.arrakis.vocabulary import Side


def maneuver(eyes: Reader, about: WhichLegion, key: Keys) -> float:
    match key:
        case ("attack" | "raid", origin, area):
            price = eyes.prices["ornithopter"] if key[0] == "raid" else 0.0
            return eyes.attack_worth(origin, area, about.task.attack or Attack()) - price
        case ("move", area):
            # Two legions may move, but only one may attack.
            return eyes.best_march(area, about.task.orders) * (1.6 if about.task.moves > 1 else 1.0)
        case ("done",):
            return 0.05
    return free(eyes, about, key)


def where(eyes: Reader, about: WhereTo, key: Keys) -> float:
    part = about.moving(eyes.state)
    match key:
        case ("to" | "march", area):
            return eyes.march_worth(about.origin, area, part)
        case ("fly", area):
            return eyes.march_worth(about.origin, area, part) - eyes.prices["ornithopter"]
        case ("part",):
            return eyes.best_split(about.origin, about.orders)[0]
    return 0.0


def combat_cards(eyes: Reader, about: Any, key: Keys) -> float:
    """Return the value of discarding cards for dice. It pays if the dice decide a battle for something valuable."""
    if not key[0].startswith("up-to"):
        return 0.0 if key[0] == "none" else -1.0
    count = float(key[0].removeprefix("up-to-"))
    battle = eyes.state.fight
    attacks = battle.attacker == eyes.side
    now, then = eyes.battle_now(), eyes.battle_now(count, 0.0) if attacks else eyes.battle_now(0.0, count)
    turned = abs(then[0] - now[0]) * battle_stake(eyes)
    return turned - count * eyes.prices["card"] * 0.7


def battle_stake(eyes: Reader) -> float:
    battle = eyes.state.fight
    life = eyes.prices["regular"]
    return eyes.settlement_worth(battle.area) + life * eyes.strength(force_in(eyes.state, battle.area)).lives + life


def go_on(eyes: Reader, about: Any, key: Keys) -> float:
    if key[0] != "continue":
        return 0.0
    battle = eyes.state.fight
    wins, lost, slain = eyes.battle_now(hit=1.0 if costs_a_hit(eyes.state, battle) else 0.0)
    life = eyes.prices["regular"] * 0.8
    return wins * (eyes.settlement_worth(battle.area) + 1.0) + slain * life * eyes.prices["spite"] - (lost + 1.0) * life


def retreat(eyes: Reader, about: Any, key: Keys) -> float:
    if key[0] == "retreat":
        return -eyes.settlement_worth(eyes.state.fight.area)
    wins, lost, slain = eyes.battle_now()
    life = eyes.prices["regular"]
    return lost * life * eyes.prices["spite"] - wins * eyes.settlement_worth(eyes.state.fight.area) - slain * life


def driven(eyes: Reader, about: Any, key: Keys) -> float:
    """Return the value of an area to which the enemy retreats: far from what the enemy wants."""
    return -hostile(eyes, key[1])


def hostile(eyes: Reader, area: str) -> float:
    """Return how good an area is for an enemy legion."""
    own = settlements(eyes.state, eyes.side)
    near = min((STEPS[area].get(home, FAR) for home in own), default=FAR)
    storm = 0.5 if AREAS[area].storm == "vulnerable" and eyes.side == Side.ATREIDES else 0.0
    return -float(near) - storm


def advance(eyes: Reader, about: Any, key: Keys) -> float:
    if key[0] != "advance":
        return 0.0
    battle = eyes.state.fight
    if eyes.settlement_worth(battle.area):
        return FIRST
    return eyes.march_worth(battle.origin, battle.area, force_in(eyes.state, battle.origin))


def choosing_hits(eyes: Reader, about: Any, key: Keys) -> float:
    return float(key[0] == "choose")
