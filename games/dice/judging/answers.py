"""The expected gain of each answer in the dice game, by kind of question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from games.core.judgement import Prices
from games.core.live_questions import LiveQuestion
from games.core.protocol import Picks
from games.dice.components import LEADERS, POLAR_SINK, REGIONS, STRENGTH, House, Kind, Vendetta
from games.dice.judging.standing import Eyes
from games.dice.rules.board import (
    forces_in,
    holds_alone,
    is_under_storm,
    regions_of_zone,
    strategic_alone,
    strategic_together,
)
from games.dice.rules.commitments import Commit
from games.dice.state import DiceState
from games.dice.steps.dicestep import Freeze, freezable
from games.dice.steps.ending import TOGETHER
from games.dice.steps.movement import Move, origins
from games.dice.steps.recruitment import possible_recruits
from games.dice.steps.shipping import HowMany

Weighed = dict[str, float]
AVERAGE_SPICE = 3.2
"""The spice that a new roll of the die brings on average."""
SEEMS_WON = 0.75
"""The chance to win a battle with more strength than the enemy can commit without leaders."""


def weigh(state: DiceState, asked: LiveQuestion, prices: Prices) -> Mapping[str, float]:
    by_kind = BY_KIND.get(asked.kind)
    if by_kind is None:
        return {}
    eyes = Eyes(state, asked.seat, prices)
    return {key: by_kind(eyes, *key.split(":")) for key in asked.offered}


# ---------------------------------------------------------------- dice and alliance


def die_worth(eyes: Eyes, kind: str, face: str) -> float:
    """Return the value of keeping a face, compared with rolling the die again."""
    prices, state = eyes.prices, eyes.state
    if kind == "house":
        own = state.house(eyes.seat)
        if own == House.BENE_TLEILAX:
            return prices["card"] * (state.count_face(face) - 1)
        return prices["card"] if face == own else -prices["card"] * 0.5
    if kind == "spice":
        return prices["spice"] * (int(face) - AVERAGE_SPICE)
    if kind == "region":
        return max(target_worth(eyes, region) for region in regions_of_zone(int(face))) - 0.3 * prices["region"]
    if face in (Vendetta.POISON, Vendetta.CRYSKNIFE, Vendetta.HUNTER_SEEKER):
        return prices["spite"]
    return prices["token"] - prices["spite"]


def frozen(eyes: Eyes, least: int) -> Picks:
    worth = {die.id: die_worth(eyes, die.kind, die.face) for die in freezable(eyes.state)}
    good = {key: 1 for key, value in worth.items() if value > 0}
    if len(good) >= least:
        return good
    return {max(worth, key=lambda key: worth[key]): 1}


def invited(eyes: Eyes, answer: str) -> float:
    """Return the gain of accepting an invitation. It is good unless the inviter is about to win alone."""
    inviter = len(strategic_alone(eyes.state, eyes.state.active))
    return eyes.prices["ally"] * (1.0 - 0.8 * inviter + 0.5 * eyes.alone) if answer == "accept" else 0.0


def inviting(eyes: Eyes, word: str, other: str = "", symbol: str = "") -> float:
    """Return the gain of inviting somebody. Giving away two dice is bad unless the two can win together."""
    if word == "alone":
        return 0.0
    prices, seat = eyes.prices, int(other)
    theirs = len(strategic_alone(eyes.state, seat))
    winning = 4.0 if theirs + eyes.alone >= 3 else 0.0
    dice = eyes.state.count_face(symbol or eyes.state.house(seat))
    return prices["ally"] * (0.6 + winning - 0.3 * theirs) - prices["spite"] * prices["card"] * dice


# ---------------------------------------------------------------- the map


def free_strength(eyes: Eyes, target: str) -> int:
    """Return the strength that can move into the target without giving up a strategic region."""
    total = 0
    for region in origins(eyes.state, eyes.seat, target):
        keep = 1 if REGIONS[region].strategic and holds_alone(eyes.state, region, eyes.seat) else 0
        total += max(0, eyes.own(region) - keep)
    return total


def target_worth(eyes: Eyes, region: str) -> float:
    """Return the expected gain of moving into a region now."""
    state = eyes.state
    if region == POLAR_SINK or is_under_storm(state, region):
        return 0.0
    movers, enemies, here = free_strength(eyes, region), eyes.against(region), eyes.own(region)
    if not enemies:
        return eyes.worth_of_holding(region) if movers or here else 0.0
    if movers + here <= enemies:
        return 0.0
    sure = SEEMS_WON if movers + here > enemies + 2 * eyes.enemy_leaders(region) else 0.5 * SEEMS_WON
    stays = 1.0 if movers + here > enemies + 1 else 0.3
    return sure * (eyes.worth_of_holding(region) * stays + eyes.threat(region)) - 0.3 * enemies * eyes.prices["force"]


def targeted(eyes: Eyes, word: str, region: str) -> float:
    return target_worth(eyes, region)


def moved(eyes: Eyes) -> Picks:
    """Return the forces to move: all that can leave without giving up a strategic region, if the move is worth it."""
    state, target = eyes.state, eyes.state.target
    if target_worth(eyes, target) <= 0:
        return {}
    picks: Picks = {}
    need = 3 if not eyes.against(target) else 99
    for region in origins(state, eyes.seat, target):
        keep = 1 if REGIONS[region].strategic and holds_alone(state, region, eyes.seat) else 0
        forces = forces_in(state, region, eyes.seat)
        kinds: tuple[Kind, ...] = ("elite", "regular")
        leaving = min(forces.total - keep, need)
        for kind in kinds:
            count = min(forces.of(kind), leaving)
            if count > 0:
                picks[f"{kind}:{region}"] = count
                leaving, need = leaving - count, need - count
    return picks


def shipped(eyes: Eyes, word: str, what: str = "", count: str = "1") -> float:
    prices = eyes.prices
    match word:
        case "ship":
            return shipment_worth(eyes, what) * int(count)
        case "revive" | "hire":
            return prices["leader"] - prices["spice"]
        case "done" | "go-on":
            return 0.0
    return -1.0


def shipment_worth(eyes: Eyes, region: str) -> float:
    """Return the value of a force in this region. It is higher where there is something to guard or to take."""
    prices = eyes.prices
    guard = 0.0
    if REGIONS[region].strategic:
        guard = 3.0 if eyes.own(region) < 3 else 0.5
        guard += 4.0 if eyes.against(region) else 0.0
    return prices["force"] * (0.5 + 0.25 * eyes.near(region) + guard) - prices["card"]


def killed(eyes: Eyes, word: str, region: str = "", house: str = "", kind: str = "") -> float:
    if word == "spare":
        return 0.0
    if word == "leave":
        return eyes.prices["token"]
    state = eyes.state
    seat = state.seat_of(House(house))
    if seat is None or seat in eyes.side():
        return -1.0
    worth = eyes.prices["spite"] * (1.5 if kind == "elite" else 1.0) * (1 + len(strategic_alone(state, seat)))
    if forces_in(state, region, seat).total == 1:
        worth += eyes.threat(region)
    return worth


def recruited(eyes: Eyes, *key: str) -> float:
    """Return the value of a recruitment: its forces by strength, and a leader."""
    state, prices = eyes.state, eyes.prices
    found = next(each for each in possible_recruits(state, eyes.seat) if each.key == ":".join(key))
    forces = found.regular * STRENGTH["regular"] + found.elite * STRENGTH["elite"]
    return prices["card"] * forces + prices["leader"] * bool(found.leader)


def named_symbol(eyes: Eyes, word: str, house: str) -> float:
    """Return the value of naming a House die face: more dice recruit more, and an own face is kept from others."""
    return eyes.state.count_face(House(house)) + 0.5 * (house == eyes.state.house(eyes.seat))


def left_dice(eyes: Eyes, word: str, dice: str) -> float:
    return -float(dice)


def worm_met(eyes: Eyes, word: str) -> float:
    """Return the value of using the thumper: it saves harvesters, and spice of the next roll is worth a few tokens."""
    prices, state = eyes.prices, eyes.state
    own = sum(there.equipment is not None and holds_alone(state, r, eyes.seat) for r, there in state.regions.items())
    return prices["equipment"] * own + 2 * prices["spice"] - prices["token"] if word == "thumper" else 0.0


def harvester_lost(eyes: Eyes, word: str, region: str) -> float:
    """Return the value of losing the harvester of a region: rather not an own one."""
    return -1.0 if holds_alone(eyes.state, region, eyes.seat) else eyes.threat(region)


def house_taken(eyes: Eyes, house: str) -> float:
    """Return the value of a House: the better half are equally good, so that minds do not always play the same."""
    known = sorted(HOUSE_WORTH.values())
    return float(not known or HOUSE_WORTH.get(house, 0.0) >= known[len(known) // 2])


HOUSE_WORTH: dict[str, float] = {}
"""House -> how much it raises the chance to win, as was learnt. The judgement fills it."""


# ---------------------------------------------------------------- battle


def committed(eyes: Eyes, about: Commit, asked: LiveQuestion) -> Picks:
    """Return the commitment: just enough to beat what the enemy is expected to commit, for it is lost either way."""
    region = eyes.state.fight.region
    enemy = eyes.against(region) + eyes.enemy_leaders(region)
    need = enemy + 1 if about.attack else enemy
    leaders = [key for key in asked.offered if key in LEADERS]
    forces = {key: up_to for key, up_to in asked.offered.items() if key not in LEADERS}
    total = sum(strength_of(key) * up_to for key, up_to in forces.items())
    total += sum(LEADERS[key].strength for key in leaders)
    if total < need:
        # Unlikely to win: commit all forces but no leaders, or everything if the region decides the game.
        keep = eyes.threat(region) < eyes.prices["region"] and not REGIONS[region].strategic
        return dict(forces) if keep else {**forces, **dict.fromkeys(leaders, 1)}
    picks: Picks = {}
    for key in sorted(leaders, key=lambda key: LEADERS[key].strength):
        if need > 0:
            picks[key] = 1
            need -= LEADERS[key].strength
    for key, up_to in forces.items():
        count = min(up_to, -(-need // strength_of(key)))
        if count > 0:
            picks[key] = count
            need -= count * strength_of(key)
    return picks


def strength_of(key: str) -> int:
    return STRENGTH["elite" if key.endswith(":elite") else "regular"]


def equipped(eyes: Eyes, word: str, what: str = "") -> float:
    worth = {"harvester": 1.2, "fortification": 1.0, "ornithopter": 0.7}
    return eyes.prices["equipment"] * worth.get(what, 0.0) if word == "place" else 0.0 if word == "keep" else -1.0


def predicted(eyes: Eyes, word: str, house: str) -> float:
    """Return the value of predicting this House. The Guild wins if nobody else does, even if nobody plays it."""
    return 1.0 if house == House.GUILD else 0.0


def first_best(*good: str) -> Callable[..., float]:
    """Return a function that values these answers above all others."""
    return lambda eyes, word, *rest: float(word in good)


def lost(eyes: Eyes, word: str, *what: str) -> float:
    return 1.0 if word == "ignore" else -1.0 if what[-1] == "elite" else 0.0


def next_battle(eyes: Eyes, word: str, what: str, *rest: str) -> float:
    """Return the gain of an answer before a battle: first buy back a leader; the order of spice hardly matters."""
    return eyes.worth_of_holding(what) if word == "battle" else 1.0 if word in ("revive", "hire") else -1.0


BY_KIND: dict[str, Callable[..., float]] = {
    "invite": inviting,
    "invited": invited,
    "target": targeted,
    "ship": shipped,
    "aftermath": shipped,
    "kill": killed,
    "equip": equipped,
    "predict": predicted,
    "fortification": lost,
    "storm-loss": lost,
    "start": lambda eyes, word, region: eyes.near(region),
    "deal": first_best("drop"),
    "deal-answer": first_best("yes"),
    "dance": first_best("dance"),
    "piter": first_best("poison"),
    "battle": next_battle,
    "recruit": recruited,
    "symbol": named_symbol,
    "leave-dice": left_dice,
    "worm": worm_met,
    "lose-harvester": harvester_lost,
    "house": house_taken,
    "rescue": first_best("card"),
    "aid": first_best(),
    "end-turn": first_best("end"),
}
"""Kind of question -> the function that values its answers."""


def offered_leaders(eyes: Eyes, asked: LiveQuestion) -> Picks:
    """Return the leaders to offer to the own side: all if the alliance can win with the region, else none."""
    state = eyes.state
    wins = eyes.seat in eyes.side() and len(strategic_together(state)) + 1 >= TOGETHER
    return dict(asked.offered) if wins and REGIONS[state.fight.region].strategic else {}


SEVERAL: dict[str, Callable[[Eyes, LiveQuestion], Picks]] = {
    Freeze.kind: lambda eyes, asked: frozen(eyes, cast(Freeze, asked.about).least),
    Move.kind: lambda eyes, asked: moved(eyes),
    Commit.kind: lambda eyes, asked: committed(eyes, cast(Commit, asked.about), asked),
    HowMany.kind: lambda eyes, asked: as_many(asked),
    "offer-leader": offered_leaders,
    # Deals are left to people: a mind neither asks for help nor sends its forces for others.
    "deal-forces": lambda eyes, asked: {},
}
"""Kind of question -> the function that picks an answer to it."""


def several(state: DiceState, asked: LiveQuestion, prices: Prices) -> Picks:
    chosen = SEVERAL.get(asked.kind)
    return chosen(Eyes(state, asked.seat, prices), asked) if chosen else asked.mildest


def others(state: DiceState, asked: LiveQuestion) -> list[Picks]:
    """Return other answers worth a try: in a battle everything, with or without leaders; in a move all forces."""
    everything = dict(asked.offered)
    without_leaders = {key: up_to for key, up_to in asked.offered.items() if key not in LEADERS}
    found = [everything, without_leaders] if isinstance(asked.about, Commit) else []
    found += [everything] if isinstance(asked.about, Move) else []
    least, most = asked.limits
    return [picks for picks in found if least <= sum(picks.values()) <= most]


def as_many(asked: LiveQuestion) -> Picks:
    """Return as many picks as allowed, elite forces first."""
    _, left = asked.limits
    picks: Picks = {}
    for key in sorted(asked.offered):
        count = min(asked.offered[key], left)
        if count:
            picks[key] = count
            left -= count
    return picks
