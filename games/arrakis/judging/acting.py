"""Values of what a turn is spent on: dice and cards, placed pieces and their areas."""

from __future__ import annotations

from typing import Any

from games.arrakis.components import AREAS, BOX, LEADERS
from games.arrakis.judging.card_values import CardRater, vehicle_worth
from games.arrakis.judging.prescience import award_worth
from games.arrakis.judging.sites import field_worth, zone_worth
from games.arrakis.judging.vision_distances import Camp
from games.arrakis.rules.board import (
    force_in,
    has_legion,
    in_tank,
    settlements,
    where_is,
)
from games.arrakis.state import Attack, Force
from games.arrakis.steps.moving import Orders
from games.arrakis.steps.spending import MOVES, WhichDie
from games.arrakis.vocabulary import GENERICS, Kind, Marker, Result, Side, Vehicle

Keys = tuple[str, ...]
AMONG_EQUALS = 0.01
"""The share of a value that decides between answers that are worth the same otherwise."""
FIRST = 100.0
"""The value of an answer that is taken before all others."""
DICE_IN_ORDER = (Result.MENTAT, Result.HOUSE, Result.DEPLOYMENT, Result.LEADERSHIP, Result.STRATEGY)
"""The results in the order in which dice are given up: the least useful first."""


def action(rater: CardRater, about: Any, key: Keys) -> float:
    match key:
        case ("die" | "house", result):
            return die_worth(rater, Result(result))
        case ("special", leader):
            return rater.special(leader) + 0.2
        case ("house-special", leader):
            # The House die is worth more than the die of the leader's own result.
            return rater.special(leader) + 0.1
        case ("desert",):
            return rater.desert_power()
        case ("play", card):
            return rater.card(card)
        case ("vision", card):
            return award(rater, card) - rater.prices["named"]
    return free(rater, about, key)


def free(rater: CardRater, about: Any, key: Keys) -> float:
    """Return the value of a free action. Prescience cards with a useful award are claimed at once."""
    match key:
        case ("claim", card):
            return FIRST + award(rater, card) if award(rater, card) > 0 else -1.0
        case ("scheme",):
            return FIRST
    return -1.0


def award(rater: CardRater, card: str) -> float:
    return award_worth(rater.needed, card, rater.prices["marker"])


def die_worth(rater: CardRater, result: Result) -> float:
    match result:
        case Result.STRATEGY:
            return rater.maneuver_worth(Orders(), MOVES, Attack())
        case Result.LEADERSHIP:
            return rater.maneuver_worth(Orders("leader", led=True), MOVES, Attack(surprise=True))
        case Result.DEPLOYMENT:
            return deployment(rater)
        case Result.MENTAT:
            return drawing(rater)
        case Result.HOUSE:
            return max(elites(rater), 2 * vehicle_worth(rater, Vehicle.HARVESTER))


def elites(rater: CardRater) -> float:
    """Return the value of turning two regulars into elites."""
    return 2 * (rater.prices["elite"] - rater.prices["regular"])


def drawing(rater: CardRater) -> float:
    """Return the value of drawing two cards. It is less for a full hand and zero for empty decks."""
    state = rater.state
    player = state.players[rater.seat]
    left = sum(len(state.decks[deck]) for deck in player.boards)
    limit = BOX.limits.hand_shared if player.is_partner else BOX.limits.hand
    room = max(0, limit - len(player.hand))
    return rater.prices["card"] * (min(2, left, room) + 0.3 * max(0, min(2, left) - room))


def deployment(rater: CardRater) -> float:
    prices, state = rater.prices, rater.state
    if rater.side == Side.HARKONNEN:
        return 3 * prices["regular"] + prices["leader"] if settlements(state, rater.side) else 0.0
    homes = settlements(state, Side.ATREIDES)
    if not homes:
        return 0.0
    token = prices["token"] if state.pool else 0.0
    best = max(arrival(rater, area, 1 if state.pool else 0) for area in homes)
    return token + best + leaders_wanted(rater)


def arrival(rater: CardRater, area: str, tokens: int) -> float:
    """Return the value of a token laid in this sietch: nearer prescience cards and a better defence."""
    if not tokens:
        return 0.0
    camps = dict(rater.camps)
    there = camps.get(area, Camp(0, 0, ()))
    camps[area] = Camp(there.size + tokens, there.tokens + tokens, there.leaders)
    guarded = rater.post_worth(area, reinforced(force_in(rater.state, area))) - rater.post_now(area)
    return rater.row_worth(camps) - rater.row_now + max(0.0, guarded)


def reinforced(force: Force) -> Force:
    after = force.copy()
    after.change(Kind.REGULAR, 2)
    return after


def leaders_wanted(rater: CardRater) -> float:
    """Return the greatest value of deploying an available leader to a sietch."""
    state = rater.state
    waiting = [leader for leader in state.leaders if LEADERS[leader].deck and not where_is(state, leader)]
    own = [leader for leader in waiting if not in_tank(state, leader) and leader in own_leaders(rater)]
    homes = [area for area in settlements(state, Side.ATREIDES) if has_legion(state, Side.ATREIDES, area)]
    return max([rater.prices["leader"], *(come(rater, leader, area) for leader in own for area in homes)])


def own_leaders(rater: CardRater) -> list[str]:
    boards = {deck for seat in rater.state.seats(rater.side) for deck in rater.state.players[seat].boards}
    return [leader for leader in rater.state.leaders if LEADERS[leader].deck in boards]


def come(rater: CardRater, leader: str, area: str) -> float:
    """Return the value of a leader who comes to a legion."""
    base = rater.prices["leader"] if leader in GENERICS else rater.prices["named"] * 0.8
    if rater.side == Side.HARKONNEN or leader in GENERICS:
        return base + 0.05 * rater.at(area).units
    camps = dict(rater.camps)
    there = camps.get(area, Camp(0, 0, ()))
    camps[area] = Camp(there.size, there.tokens, (*there.leaders, leader))
    danger = rater.exposure(area, rater.at(area), rater.prices["named"])
    return base + rater.row_worth(camps) - rater.row_now - danger


def which_die(rater: CardRater, about: WhichDie, key: Keys) -> float:
    return -die_worth(rater, Result(key[0])) - 0.1 * DICE_IN_ORDER.index(Result(key[0]))


def change_die(rater: CardRater, about: Any, key: Keys) -> float:
    return float(DICE_IN_ORDER.index(Result(key[-1])))


def lay_token(rater: CardRater, about: Any, key: Keys) -> float:
    return 1.0 + DICE_IN_ORDER.index(Result(key[1])) if key[0] == "lay" else 0.0


def claiming(rater: CardRater, about: Any, key: Keys) -> float:
    if key[0] == "claim":
        return award(rater, key[1])
    return 0.0 if key[0] == "none" else -1.0


def marker(rater: CardRater, about: Any, key: Keys) -> float:
    return float(min(about.steps, rater.needed[Marker(key[0])]))


# ---------------------------------------------------------------- deploying and placing


def token_where(rater: CardRater, about: Any, key: Keys) -> float:
    if key[0] != "sietch":
        return 0.0
    leaders = [come(rater, leader, key[1]) for leader in own_leaders(rater) if not where_is(rater.state, leader)]
    full = force_in(rater.state, key[1]).size >= rater.state.stack_limit(Side.ATREIDES)
    return -1.0 if full else 0.5 + arrival(rater, key[1], 1) + max(leaders, default=0.0)


def which_leader(rater: CardRater, about: Any, key: Keys) -> float:
    if key[0] == "none":
        return 0.0
    areas = [area for area in getattr(about, "areas", ()) if has_legion(rater.state, rater.side, area)]
    areas = areas or [getattr(about, "area", "")]
    if where_is(rater.state, key[0]) and key[0] not in GENERICS:
        return 0.05
    return max((come(rater, key[0], area) for area in areas if area), default=0.0)


def leader_where(rater: CardRater, about: Any, key: Keys) -> float:
    return come(rater, about.leader, key[1])


def place_where(rater: CardRater, about: Any, key: Keys) -> float:
    if key[0] != "at":
        return 0.0
    force = force_in(rater.state, key[1])
    after = force.copy()
    after.add(Force(dict(about.word.units())))
    full = max(0, after.size - rater.state.stack_limit(rater.side))
    gain = rater.post_worth(key[1], after) - rater.post_worth(key[1], force)
    return 1.0 + gain - full * rater.prices["elite"]


def house(rater: CardRater, about: Any, key: Keys) -> float:
    if key[0] == "elites":
        return elites(rater)
    return 2 * vehicle_worth(rater, Vehicle.HARVESTER) + AMONG_EQUALS * which_vehicle(rater, about, key)


def which_vehicle(rater: CardRater, about: Any, key: Keys) -> float:
    kind = key[-1]
    if key[0] == "shift" or kind not in list(Vehicle):
        return 0.0 if kind == "done" else -1.0
    return vehicle_worth(rater, Vehicle(kind))


def where_vehicle(rater: CardRater, about: Any, key: Keys) -> float:
    if key[0] != "to":
        return 0.0
    return (
        field_worth(rater, key[1]) if about.vehicle == Vehicle.HARVESTER else zone_worth(rater, key[1], about.vehicle)
    )


# ---------------------------------------------------------------- the desert


def desert_power(rater: CardRater, about: Any, key: Keys) -> float:
    match key:
        case ("signs",):
            return rater.laying()
        case ("move",):
            return 0.5 * rater.prices["sign"]
        case ("strike", worm, area):
            return rater.worm_strike(worm, area)
        case ("maker",):
            return rater.prices["worm"]
        case ("nothing",):
            return 0.0
    return free(rater, about, key)


def worm_chosen(rater: CardRater, about: Any, key: Keys) -> float:
    """Return the value of moving a worm, which is a little more than that of moving none."""
    return {"done": 0.1, "worm": 0.2}.get(key[0]) or free(rater, about, key)


def worm_end(rater: CardRater, about: Any, key: Keys) -> float:
    """Return the value of a worm's move. Worms go to areas near Harkonnen legions."""
    if len(key) == 1:
        return 0.1
    near = (key[1], *AREAS[key[1]].adj)
    return sum(rater.struck(area, BOX.worms.dice) for area in near if rater.state.areas[area].side == Side.HARKONNEN)


def struck_at(rater: CardRater, about: Any, key: Keys) -> float:
    return rater.struck(key[1], BOX.worms.dice) if key[0] == "strike" else 0.0


def rescue(rater: CardRater, about: Any, key: Keys) -> float:
    return 1.0 if key == ("save",) else 0.0
