"""Steady players for whole wars: they attack weaker legions, move towards gains and keep their markers."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from games.arrakis import GAME
from games.arrakis.components import AREAS
from games.arrakis.state import ArrakisState
from games.arrakis.vocabulary import Side
from games.core.protocol import Answer, Option, Picks, Question, Setup, Step
from games.core.simulation import RandomBelow, random_below, random_picks, with_short_game_options

Watch = Callable[[ArrakisState, Step, Answer | None], None]
ALWAYS = {
    "advance": "advance",
    "claim": "first",
    "retreat": "stand",
    "hits": "cheapest",
    "combat-cards": "up-to-1",
    "rescue": None,
    "call-home": {},
    "prune": {},
    "excess": None,
}


@cache
def distances(area: str) -> dict[str, int]:
    found, edge = {area: 0}, [area]
    while edge:
        edge = [n for a in edge for n in AREAS[a].adj if n not in found and not found.update({n: found[a] + 1})]
    return found


def goals(state: ArrakisState, side: Side) -> list[str]:
    """Return the areas that a side wants to reach: sietches, or stations, weak settlements and open ground."""
    areas = state.areas
    if side == Side.HARKONNEN:
        return [area for area, there in areas.items() if there.sietch]
    stations = [area for area, there in areas.items() if there.station]
    weak = [area for area, there in areas.items() if there.town and there.force.size + there.town <= 4]
    lonely = [area for area, there in areas.items() if there.harvester and there.side is None]
    return stations + weak + lonely or [area for area, there in areas.items() if there.town]


def nearness(state: ArrakisState, side: Side, area: str) -> int:
    return min((distances(area)[goal] for goal in goals(state, side)), default=0)


def edge_of(option: Option) -> int:
    args = option.help.args if option.help else {}
    return int(args.get("ours", 0)) - int(args.get("theirs", 0))


def steady_picks(state: ArrakisState, question: Question, below: RandomBelow) -> Picks:
    side = state.players[question.seat].side
    keys = [option.key for option in question.options]
    if question.kind in ALWAYS:
        wanted = ALWAYS[question.kind]
        if isinstance(wanted, dict):
            return wanted
        return {wanted: 1} if wanted in keys else {keys[0]: 1} if question.most == 1 else question.mildest
    if below(12) == 0:
        return random_picks(question, below)
    choose = KINDS.get(question.kind)
    return choose(state, side, question, below) if choose else busy_picks(question, below)


def busy_picks(question: Question, below: RandomBelow) -> Picks:
    """Pick as much as is allowed. Options that do nothing come last."""
    if question.most == 1:
        idle = ("none", "nothing", "done", "stay", "part", "end", "keep", "train", "scout", "atomics")
        deeds = [o.key for o in question.options if o.key not in idle]
        return {deeds[below(len(deeds))]: 1} if deeds else question.mildest
    picks: Picks = {}
    for option in question.options:
        count = min(option.up_to, question.most - sum(picks.values()))
        if count > 0:
            picks[option.key] = count
    return picks


def choose_action(state: ArrakisState, side: Side, question: Question, below: RandomBelow) -> Picks:
    keys = [option.key for option in question.options if option.key not in ("train", "scout")]
    claims = [key for key in keys if key.startswith(("claim:", "vision:"))]
    fights = [key for key in keys if key.endswith((":strategy", ":leadership"))]
    pool = claims or (fights if fights and below(3) else [key for key in keys if key != "desert"] or keys)
    return {pool[below(len(pool))]: 1}


def choose_maneuver(state: ArrakisState, side: Side, question: Question, below: RandomBelow) -> Picks:
    attacks = [o for o in question.options if o.key.startswith(("attack:", "raid:"))]
    worth = [o for o in attacks if edge_of(o) > 0]
    if worth:
        return {max(worth, key=edge_of).key: 1}
    moves = [o.key for o in question.options if o.key.startswith("move:")]
    near = [key for key in moves if nearness(state, side, key.split(":")[1]) > 0]
    if not near:
        return {"done": 1}
    strong = max(
        near, key=lambda key: (state.areas[key.split(":")[1]].force.size, -nearness(state, side, key.split(":")[1]))
    )
    return {strong if below(3) else near[below(len(near))]: 1}


def choose_where(state: ArrakisState, side: Side, question: Question, below: RandomBelow) -> Picks:
    ends = [o.key for o in question.options if ":" in o.key]
    return {min(ends, key=lambda key: nearness(state, side, key.split(":")[1])): 1} if ends else question.mildest


def choose_go_on(state: ArrakisState, side: Side, question: Question, below: RandomBelow) -> Picks:
    args = question.prompt.args
    return {"continue" if int(args["ours"]) > int(args["theirs"]) else "cease": 1}


def choose_spice(state: ArrakisState, side: Side, question: Question, below: RandomBelow) -> Picks:
    keys = [option.key for option in question.options]
    return {"stockpile" if "stockpile" in keys and below(2) else keys[0]: 1}


KINDS = {
    "action": choose_action,
    "maneuver": choose_maneuver,
    "where": choose_where,
    "go-on": choose_go_on,
    "spice": choose_spice,
    "end-turn": lambda state, side, question, below: next(
        ({o.key: 1} for o in question.options if o.key.startswith("claim:")), {"end": 1}
    ),
}


def steady_answer(state: ArrakisState, below: RandomBelow) -> Answer:
    waiting = [question for question in GAME.questions(state) if question.waits]
    question = waiting[below(len(waiting))]
    return Answer(question.id, question.seat, steady_picks(state, question, below))


def steady_game(setup: Setup, seed: str, watch: Watch) -> ArrakisState:
    below = random_below(seed)
    state, step = GAME.new(with_short_game_options(GAME, setup))
    watch(state, step, None)
    while GAME.result(state) is None:
        given = steady_answer(state, below)
        step = GAME.answer(state, given)
        watch(state, step, given)
    return state
