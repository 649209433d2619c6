"""Values of what a turn is spent on: dice and cards, placed pieces and their areas."""

from __future__ import annotations

from typing import Any

from games.arrakis.components import AREAS, BOX, LEADERS
from games.arrakis.judging.omens import Camp
from games.arrakis.judging.prophecy import award_worth
from games.arrakis.judging.sites import field_worth, zone_worth
from games.arrakis.judging.wording import Reader, vehicle_worth
from games.arrakis.rules.board import (
    force_in,
    has_legion,
    in_tank,
    settlements,
    where_is,
)
from games.arrakis.state import Attack, Force
from games.arrakis.steps.moving import Orders
from games.arrakis.steps.turns import MOVES, WhichDie
from games.arrakis.vocabulary import GENERICS, Kind, Marker, Result, Side, Vehicle

Keys = tuple[str, ...]
FIRST = 100.0
"""The value of an answer that is taken before all others."""
DICE_IN_ORDER = (Result.MENTAT, Result.HOUSE, Result.DEPLOYMENT, Result.LEADERSHIP, Result.STRATEGY)
"""The results in the order in which dice are given up: the least useful first."""


def action(eyes: Reader, about: Any, key: Keys) -> float:
    match key:
        case ("die" | "house", result):
            return die_worth(eyes, Result(result))
        case ("special", leader):
            return eyes.special(leader) + 0.2
        case ("desert",):
            return eyes.desert_power()
        case ("play", card):
            return eyes.card(card)
        case ("vision", card):
            return award(eyes, card) - eyes.prices["named"]
    return free(eyes, about, key)


def free(eyes: Reader, about: Any, key: Keys) -> float:
    """Return the value of a free action. Prescience cards with a useful award are claimed at once."""
    match key:
        case ("claim", card):
            return FIRST + award(eyes, card) if award(eyes, card) > 0 else -1.0
        case ("scheme",):
            return FIRST
    return -1.0


def award(eyes: Reader, card: str) -> float:
    return award_worth(eyes.needed, card, eyes.prices["marker"])


def die_worth(eyes: Reader, result: Result) -> float:
    match result:
        case Result.STRATEGY:
            return eyes.maneuver_worth(Orders(), MOVES, Attack())
        case Result.LEADERSHIP:
            return eyes.maneuver_worth(Orders("leader", led=True), MOVES, Attack(surprise=True))
        case Result.DEPLOYMENT:
            return deployment(eyes)
        case Result.MENTAT:
            return drawing(eyes)
        case Result.HOUSE:
            return max(elites(eyes), 2 * vehicle_worth(eyes, Vehicle.HARVESTER))


def elites(eyes: Reader) -> float:
    """Return the value of turning two regulars into elites."""
    return 2 * (eyes.prices["elite"] - eyes.prices["regular"])


def drawing(eyes: Reader) -> float:
    """Return the value of drawing two cards. It is less for a full hand and zero for empty decks."""
    state = eyes.state
    player = state.players[eyes.seat]
    left = sum(len(state.decks[deck]) for deck in player.boards)
    limit = BOX.limits.hand_shared if player.is_partner else BOX.limits.hand
    room = max(0, limit - len(player.hand))
    return eyes.prices["card"] * (min(2, left, room) + 0.3 * max(0, min(2, left) - room))


def deployment(eyes: Reader) -> float:
    prices, state = eyes.prices, eyes.state
    if eyes.side == Side.HARKONNEN:
        return 3 * prices["regular"] + prices["leader"] if settlements(state, eyes.side) else 0.0
    homes = settlements(state, Side.ATREIDES)
    if not homes:
        return 0.0
    token = prices["token"] if state.pool else 0.0
    best = max(arrival(eyes, area, 1 if state.pool else 0) for area in homes)
    return token + best + leaders_wanted(eyes)


def arrival(eyes: Reader, area: str, tokens: int) -> float:
    """Return the value of a token laid in this sietch: nearer prescience cards and a better defence."""
    if not tokens:
        return 0.0
    camps = dict(eyes.camps)
    there = camps.get(area, Camp(0, 0, ()))
    camps[area] = Camp(there.size + tokens, there.tokens + tokens, there.leaders)
    guarded = eyes.post_worth(area, reinforced(force_in(eyes.state, area))) - eyes.post_now(area)
    return eyes.row_worth(camps) - eyes.row_now + max(0.0, guarded)


def reinforced(force: Force) -> Force:
    after = force.copy()
    after.change(Kind.REGULAR, 2)
    return after


def leaders_wanted(eyes: Reader) -> float:
    """Return the greatest value of deploying an available leader to a sietch."""
    state = eyes.state
    waiting = [leader for leader in state.leaders if LEADERS[leader].deck and not where_is(state, leader)]
    own = [leader for leader in waiting if not in_tank(state, leader) and leader in own_leaders(eyes)]
    homes = [area for area in settlements(state, Side.ATREIDES) if has_legion(state, Side.ATREIDES, area)]
    return max([eyes.prices["leader"], *(come(eyes, leader, area) for leader in own for area in homes)])


def own_leaders(eyes: Reader) -> list[str]:
    boards = {deck for seat in eyes.state.seats(eyes.side) for deck in eyes.state.players[seat].boards}
    return [leader for leader in eyes.state.leaders if LEADERS[leader].deck in boards]


def come(eyes: Reader, leader: str, area: str) -> float:
    """Return the value of a leader who comes to a legion."""
    base = eyes.prices["leader"] if leader in GENERICS else eyes.prices["named"] * 0.8
    if eyes.side == Side.HARKONNEN or leader in GENERICS:
        return base + 0.05 * eyes.at(area).units
    camps = dict(eyes.camps)
    there = camps.get(area, Camp(0, 0, ()))
    camps[area] = Camp(there.size, there.tokens, (*there.leaders, leader))
    danger = eyes.exposure(area, eyes.at(area), eyes.prices["named"])
    return base + eyes.row_worth(camps) - eyes.row_now - danger


def which_die(eyes: Reader, about: WhichDie, key: Keys) -> float:
    return -die_worth(eyes, Result(key[0])) - 0.1 * DICE_IN_ORDER.index(Result(key[0]))


def change_die(eyes: Reader, about: Any, key: Keys) -> float:
    return float(DICE_IN_ORDER.index(Result(key[-1])))


def lay_token(eyes: Reader, about: Any, key: Keys) -> float:
    return 1.0 + DICE_IN_ORDER.index(Result(key[1])) if key[0] == "lay" else 0.0


def claiming(eyes: Reader, about: Any, key: Keys) -> float:
    if key[0] == "claim":
        return award(eyes, key[1])
    return 0.0 if key[0] == "none" else -1.0


def marker(eyes: Reader, about: Any, key: Keys) -> float:
    return float(min(about.steps, eyes.needed[Marker(key[0])]))


# ---------------------------------------------------------------- deploying and placing


def token_where(eyes: Reader, about: Any, key: Keys) -> float:
    if key[0] != "sietch":
        return 0.0
    leaders = [come(eyes, leader, key[1]) for leader in own_leaders(eyes) if not where_is(eyes.state, leader)]
    full = force_in(eyes.state, key[1]).size >= eyes.state.stack_limit(Side.ATREIDES)
    return -1.0 if full else 0.5 + arrival(eyes, key[1], 1) + max(leaders, default=0.0)


def which_leader(eyes: Reader, about: Any, key: Keys) -> float:
    if key[0] == "none":
        return 0.0
    areas = [area for area in getattr(about, "areas", ()) if has_legion(eyes.state, eyes.side, area)]
    areas = areas or [getattr(about, "area", "")]
    if where_is(eyes.state, key[0]) and key[0] not in GENERICS:
        return 0.05
    return max((come(eyes, key[0], area) for area in areas if area), default=0.0)


def leader_where(eyes: Reader, about: Any, key: Keys) -> float:
    return come(eyes, about.leader, key[1])


def place_where(eyes: Reader, about: Any, key: Keys) -> float:
    if key[0] != "at":
        return 0.0
    force = force_in(eyes.state, key[1])
    after = force.copy()
    after.add(Force(dict(about.word.units())))
    full = max(0, after.size - eyes.state.stack_limit(eyes.side))
    gain = eyes.post_worth(key[1], after) - eyes.post_worth(key[1], force)
    return 1.0 + gain - full * eyes.prices["elite"]


def house(eyes: Reader, about: Any, key: Keys) -> float:
    return elites(eyes) if key[0] == "elites" else 2 * vehicle_worth(eyes, Vehicle.HARVESTER)


def which_vehicle(eyes: Reader, about: Any, key: Keys) -> float:
    return vehicle_worth(eyes, Vehicle(key[0])) if key[0] in list(Vehicle) else 0.0 if key[0] == "done" else -1.0


def where_vehicle(eyes: Reader, about: Any, key: Keys) -> float:
    if key[0] != "to":
        return 0.0
    return field_worth(eyes, key[1]) if about.vehicle == Vehicle.HARVESTER else zone_worth(eyes, key[1], about.vehicle)


# ---------------------------------------------------------------- the desert


def desert_power(eyes: Reader, about: Any, key: Keys) -> float:
    match key:
        case ("signs",):
            return eyes.laying()
        case ("move",):
            return 0.5 * eyes.prices["sign"]
        case ("strike", worm, area):
            return eyes.worm_strike(worm, area)
        case ("maker",):
            return eyes.prices["worm"]
    return 0.0


def worm_end(eyes: Reader, about: Any, key: Keys) -> float:
    """Return the value of a worm's move. Worms go to areas near Harkonnen legions."""
    if len(key) == 1:
        return 0.1
    near = (key[1], *AREAS[key[1]].adj)
    return sum(eyes.struck(area, BOX.worms.dice) for area in near if eyes.state.areas[area].side == Side.HARKONNEN)


def struck_at(eyes: Reader, about: Any, key: Keys) -> float:
    return eyes.struck(key[1], BOX.worms.dice) if key[0] == "strike" else 0.0


def rescue(eyes: Reader, about: Any, key: Keys) -> float:
    return 1.0 if key == ("save",) else 0.0
