"""What each answer promises: one pass over the ways of a question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from games.arrakis.components import AREAS, BOX, LEADERS, VISIONS
from games.arrakis.judging.omens import Camp
from games.arrakis.judging.prophecy import award_worth
from games.arrakis.judging.several import SEVERAL
from games.arrakis.judging.sites import field_worth, zone_worth
from games.arrakis.judging.ways import FAR, STEPS
from games.arrakis.judging.wording import Reader, pair_worth, vehicle_worth
from games.arrakis.rules.board import (
    force_in,
    has_legion,
    in_tank,
    legions,
    settlements,
    where_is,
)
from games.arrakis.state import ArrakisState, Attack, Force
from games.arrakis.steps.aftermath import costs_a_hit
from games.arrakis.steps.maneuver import WhichLegion
from games.arrakis.steps.moving import Orders, WhereTo
from games.arrakis.steps.turns import MOVES, WhichDie
from games.arrakis.vocabulary import GENERICS, Imperium, Kind, Marker, Result, Side, Vehicle
from games.core.judgement import Prices
from games.core.live import LiveQuestion
from games.core.protocol import Picks

Keys = tuple[str, ...]
FIRST = 100.0
"""What is done before anything else."""
DICE_IN_ORDER = (Result.MENTAT, Result.HOUSE, Result.DEPLOYMENT, Result.LEADERSHIP, Result.STRATEGY)
"""From the die that is missed least."""


def weigh(state: ArrakisState, asked: LiveQuestion, prices: Prices) -> Mapping[str, float]:
    by_kind = BY_KIND.get(asked.kind)
    if by_kind is None:
        return {}
    eyes = Reader(state, asked.seat, prices)
    return {key: by_kind(eyes, asked.about, tuple(key.split(":"))) for key in asked.offered}


def several(state: ArrakisState, asked: LiveQuestion, prices: Prices) -> Picks:
    chosen = SEVERAL.get(asked.kind)
    return chosen(Reader(state, asked.seat, prices), asked) if chosen else asked.mildest


# ---------------------------------------------------------------- what a turn is spent on


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
    """What may be done besides: visions that are worth something are claimed at once."""
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
    """Two regulars made elite."""
    return 2 * (eyes.prices["elite"] - eyes.prices["regular"])


def drawing(eyes: Reader) -> float:
    """Cards are worth less to a full hand, and nothing where the decks are empty."""
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
    """What a reinforcement of this sietch brings: visions and a better guard."""
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
    """The best that a leader coming to some sietch would bring."""
    state = eyes.state
    waiting = [leader for leader in state.leaders if LEADERS[leader].deck and not where_is(state, leader)]
    own = [leader for leader in waiting if not in_tank(state, leader) and leader in own_leaders(eyes)]
    homes = [area for area in settlements(state, Side.ATREIDES) if has_legion(state, Side.ATREIDES, area)]
    return max([eyes.prices["leader"], *(come(eyes, leader, area) for leader in own for area in homes)])


def own_leaders(eyes: Reader) -> list[str]:
    boards = {deck for seat in eyes.state.seats(eyes.side) for deck in eyes.state.players[seat].boards}
    return [leader for leader in eyes.state.leaders if LEADERS[leader].deck in boards]


def come(eyes: Reader, leader: str, area: str) -> float:
    """A leader comes to a legion."""
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


# ---------------------------------------------------------------- marching and fighting


def maneuver(eyes: Reader, about: WhichLegion, key: Keys) -> float:
    match key:
        case ("attack" | "raid", origin, area):
            price = eyes.prices["ornithopter"] if key[0] == "raid" else 0.0
            return eyes.attack_worth(origin, area, about.task.attack or Attack()) - price
        case ("move", area):
            # Two may march, but only one attacks.
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
    """A card is a die more: worth it where it turns a battle for something."""
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
    """Where the enemy is sent: far from everything that he wants."""
    return -hostile(eyes, key[1])


def hostile(eyes: Reader, area: str) -> float:
    """How well an enemy would stand here."""
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
    """Worms go where there is prey."""
    if len(key) == 1:
        return 0.1
    near = (key[1], *AREAS[key[1]].adj)
    return sum(eyes.struck(area, BOX.worms.dice) for area in near if eyes.state.areas[area].side == Side.HARKONNEN)


def struck_at(eyes: Reader, about: Any, key: Keys) -> float:
    return eyes.struck(key[1], BOX.worms.dice) if key[0] == "strike" else 0.0


def rescue(eyes: Reader, about: Any, key: Keys) -> float:
    return 1.0 if key == ("save",) else 0.0


# ---------------------------------------------------------------- spice


def spice(eyes: Reader, about: Any, key: Keys) -> float:
    """Supremacy first; then the lowest markers are kept from falling, and raised if there is plenty."""
    state = eyes.state
    if key[0] == "stockpile":
        return FIRST
    if key[0] == "keep":
        return 10.0 + state.imperium[Imperium(key[1])]
    if key[0] == "raise":
        left = about.spice - BOX.spice.raise_
        others = sum(m not in {deed.partition(":")[2] for deed in about.done} for m in Imperium) - 1
        return 20.0 + state.imperium[Imperium(key[1])] if left >= BOX.spice.keep * others else 5.0
    return 0.0


# ---------------------------------------------------------------- cards and the rest


def playing(eyes: Reader, about: Any, key: Keys) -> float:
    return eyes.card(key[1]) if key[0] == "play" else 0.0


def drawing_from(eyes: Reader, about: Any, key: Keys) -> float:
    if key[0] != "draw":
        return 0.0
    return 2.0 if key[1] == key[2] else 1.0


def which_way(eyes: Reader, about: Any, key: Keys) -> float:
    return eyes.of(about.word.ways[int(key[1]) - 1]) if key[0] == "way" else 0.0


def pair(eyes: Reader, about: Any, key: Keys) -> float:
    return pair_worth(eyes, Marker(key[0]), Marker(key[1]), 1) if len(key) == 2 else 0.0


def how_far(eyes: Reader, about: Any, key: Keys) -> float:
    return pair_worth(eyes, about.back, about.forth, int(key[0]))


def vision_kept(eyes: Reader, about: Any, key: Keys) -> float:
    """Good cards are held, or attached to; Harkonnen cloud what would serve Atreides best."""
    if key[0] not in VISIONS:
        return 0.0
    return award(eyes, key[0]) * eyes.omens.nearness(eyes.camps, key[0])


def clouded(eyes: Reader, about: Any, key: Keys) -> float:
    if eyes.side == Side.HARKONNEN:
        return vision_kept(eyes, about, key)
    return 0.5 - vision_kept(eyes, about, key) if key[0] in VISIONS else 0.0


def families_to(eyes: Reader, about: Any, key: Keys) -> float:
    return eyes.post_worth(key[1], force_in(eyes.state, about.origin))


def families_from(eyes: Reader, about: Any, key: Keys) -> float:
    return -eyes.settlement_worth(key[1])


def something(eyes: Reader, about: Any, key: Keys) -> float:
    """Anything rather than nothing."""
    return 0.0 if key[0] in ("none", "done", "nothing", "stay") else 1.0


def scouted(eyes: Reader, about: Any, key: Keys) -> float:
    return eyes.settlement_worth(key[1]) if len(key) > 1 else 0.0


def tanked(eyes: Reader, about: Any, key: Keys) -> float:
    facts = LEADERS.get(key[0])
    return 1.0 + facts.hit + facts.shield if facts else 0.0


def tank_first(eyes: Reader, about: Any, key: Keys) -> float:
    return -tanked(eyes, about, key)


def carried_to(eyes: Reader, about: Any, key: Keys) -> float:
    return eyes.march_worth(about.origin, key[1], force_in(eyes.state, about.origin))


def carried_from(eyes: Reader, about: Any, key: Keys) -> float:
    if key[0] != "from":
        return 0.0
    part = force_in(eyes.state, key[1])
    ends = [area for area in legions(eyes.state, eyes.side) if area != key[1]]
    return max((eyes.march_worth(key[1], end, part) for end in ends), default=0.0)


BY_KIND: dict[str, Callable[[Reader, Any, Keys], float]] = {
    "action": action,
    "end-turn": lambda eyes, about, key: 0.0 if key[0] == "end" else free(eyes, about, key),
    "which-die": which_die,
    "change-die": change_die,
    "bene-gesserit": lay_token,
    "claim": claiming,
    "marker": marker,
    "maneuver": maneuver,
    "where": where,
    "combat-cards": combat_cards,
    "go-on": go_on,
    "retreat": retreat,
    "drive": driven,
    "displace": driven,
    "drift-to": driven,
    "advance": advance,
    "hits": choosing_hits,
    "deploy-token": token_where,
    "deploy-leader": which_leader,
    "leader-where": leader_where,
    "place": place_where,
    "house": house,
    "which-vehicle": which_vehicle,
    "where-vehicle": where_vehicle,
    "desert-power": desert_power,
    "which-worm": lambda eyes, about, key: 0.1 if key[0] == "done" else 0.2,
    "worm-where": worm_end,
    "maker-where": worm_end,
    "maker-prey": struck_at,
    "maker-appears": worm_end,
    "add-worm": worm_end,
    "strike": struck_at,
    "flee": driven,
    "rescue": rescue,
    "spice": spice,
    "play": playing,
    "draw": drawing_from,
    "either": which_way,
    "pair": pair,
    "how-far": how_far,
    "hold": vision_kept,
    "fear": vision_kept,
    "cloud": clouded,
    "families-from": families_from,
    "families-to": families_to,
    "scout": scouted,
    "scout-from": something,
    "spies": scouted,
    "tank": tanked,
    "tank-first": tank_first,
    "carry-from": carried_from,
    "carry-to": carried_to,
    "drift": something,
    "rockets": something,
    "chasms": something,
    "capture": something,
    "bill": something,
    "truth": something,
    "look": something,
    "atomics": lambda eyes, about, key: 0.0,
}
"""What is not here is as good as it comes: the first is taken."""
