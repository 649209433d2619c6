"""The value of each answer to a question, by the kind of question."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from games.arrakis.components import BOX, LEADERS, VISIONS
from games.arrakis.judging import rare_questions
from games.arrakis.judging.acting import (
    FIRST,
    Keys,
    action,
    award,
    change_die,
    claiming,
    desert_power,
    free,
    house,
    lay_token,
    leader_where,
    marker,
    place_where,
    rescue,
    struck_at,
    token_where,
    where_vehicle,
    which_die,
    which_leader,
    which_vehicle,
    worm_chosen,
    worm_end,
)
from games.arrakis.judging.card_values import CardRater, pair_worth
from games.arrakis.judging.fighting import (
    advance,
    choosing_hits,
    combat_cards,
    go_on,
    maneuver,
    retreat,
    retreat_area_value,
    where,
)
from games.arrakis.judging.multiple_picks import SEVERAL
from games.arrakis.judging.raters import rater_for
from games.arrakis.rules.board import force_in, legions
from games.arrakis.state import ArrakisState
from games.arrakis.steps.free_actions import LinePick
from games.arrakis.vocabulary import Imperium, Marker, Side
from games.core.judgement import Prices
from games.core.live_questions import LiveQuestion
from games.core.protocol import Picks

FREE_ACTIONS = {(name,) for name in ("train", "scout", "atomics", "scheme")}


def weigh(state: ArrakisState, asked: LiveQuestion, prices: Prices) -> Mapping[str, float]:
    if asked.kind not in BY_KIND:
        return {}
    rater = rater_for(state, asked.seat, prices)
    return {key: rated(rater, asked, key) for key in asked.offered}


def rated(rater: CardRater, asked: LiveQuestion, option: str) -> float:
    """Return the value of an option. A line of a card or action offers free actions too."""
    key = tuple(option.split(":"))
    is_free = isinstance(asked.about, LinePick) and (key in FREE_ACTIONS or key[0] == "claim")
    return free(rater, asked.about, key) if is_free else BY_KIND[asked.kind](rater, asked.about, key)


def several(state: ArrakisState, asked: LiveQuestion, prices: Prices) -> Picks:
    chosen = SEVERAL.get(asked.kind)
    return chosen(rater_for(state, asked.seat, prices), asked) if chosen else asked.mildest


# ---------------------------------------------------------------- spice


def spice(rater: CardRater, about: Any, key: Keys) -> float:
    """Return the value of spending spice: first supremacy, then keeping the lowest markers, then raising them."""
    state = rater.state
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


def playing(rater: CardRater, about: Any, key: Keys) -> float:
    if key == ("none",):
        return 0.0
    return rater.card(key[1]) if key[0] == "play" else free(rater, about, key)


def drawing_from(rater: CardRater, about: Any, key: Keys) -> float:
    if key[0] != "draw":
        return 0.0
    number, other = int(key[1]), int(key[2])
    return number + other + (0.5 if number == other else 0.0)


def fetched(rater: CardRater, about: Any, key: Keys) -> float:
    """Return the value of a source for a piece. The supply is better than another area."""
    return {"supply": 1.0, "lower": 0.5}.get(key[0], 0.0)


def which_way(rater: CardRater, about: Any, key: Keys) -> float:
    return rater.of(about.word.ways[int(key[1]) - 1]) if key[0] == "way" else 0.0


def pair(rater: CardRater, about: Any, key: Keys) -> float:
    return pair_worth(rater, Marker(key[0]), Marker(key[1]), 1) if len(key) == 2 else 0.0


def how_far(rater: CardRater, about: Any, key: Keys) -> float:
    return pair_worth(rater, about.back, about.forth, int(key[0]))


def vision_kept(rater: CardRater, about: Any, key: Keys) -> float:
    """Return the value of a prescience card: good ones are held, and Harkonnen put back the best."""
    if key[0] not in VISIONS:
        return 0.0
    return award(rater, key[0]) * rater.distances.nearness(rater.camps, key[0])


def clouded(rater: CardRater, about: Any, key: Keys) -> float:
    if rater.side == Side.HARKONNEN:
        return vision_kept(rater, about, key)
    return 0.5 - vision_kept(rater, about, key) if key[0] in VISIONS else 0.0


def families_to(rater: CardRater, about: Any, key: Keys) -> float:
    return rater.post_worth(key[1], force_in(rater.state, about.origin))


def families_from(rater: CardRater, about: Any, key: Keys) -> float:
    return -rater.settlement_worth(key[1])


def something(rater: CardRater, about: Any, key: Keys) -> float:
    """Return 1 for any action and 0 for doing nothing."""
    return 0.0 if key[0] in ("none", "done", "nothing", "stay") else 1.0


def scouted(rater: CardRater, about: Any, key: Keys) -> float:
    """Rate what is flipped in an area. To flip only a part of it teaches less."""
    if len(key) < 2:
        return 0.0
    return rater.settlement_worth(key[1]) - (0.1 if key[0].endswith(("-sietch", "-tokens")) else 0.0)


def tanked(rater: CardRater, about: Any, key: Keys) -> float:
    facts = LEADERS.get(key[0])
    return 1.0 + facts.hit + facts.shield if facts else 0.0


def tank_first(rater: CardRater, about: Any, key: Keys) -> float:
    return -tanked(rater, about, key)


def carried_to(rater: CardRater, about: Any, key: Keys) -> float:
    return rater.march_worth(about.origin, key[1], force_in(rater.state, about.origin)) if key[0] == "to" else 0.0


def carried_from(rater: CardRater, about: Any, key: Keys) -> float:
    if key[0] != "from":
        return 0.0
    part = force_in(rater.state, key[1])
    ends = [area for area in legions(rater.state, rater.side) if area != key[1]]
    return max((rater.march_worth(key[1], end, part) for end in ends), default=0.0)


BY_KIND: dict[str, Callable[[CardRater, Any, Keys], float]] = {
    "action": action,
    "end-turn": lambda rater, about, key: 0.0 if key[0] == "end" else free(rater, about, key),
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
    "drive": retreat_area_value,
    "displace": retreat_area_value,
    "drift-to": retreat_area_value,
    "advance": advance,
    "hits": choosing_hits,
    "deploy-token": token_where,
    "deploy-leader": which_leader,
    "leader-where": leader_where,
    "place": place_where,
    "place-where": place_where,
    "place-piece": fetched,
    "fetch": fetched,
    "house": house,
    "which-vehicle": which_vehicle,
    "where-vehicle": where_vehicle,
    "desert-power": desert_power,
    "which-worm": worm_chosen,
    "worm-where": worm_end,
    "maker-where": worm_end,
    "maker-prey": struck_at,
    "maker-appears": worm_end,
    "add-worm": worm_end,
    "strike": struck_at,
    "flee": retreat_area_value,
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
    "feyd-enters": something,
    "place-in-each": lambda rater, about, key: {"all": 1.0, "choose": 0.5}.get(key[0], 0.0),
    "clear-pole": lambda rater, about, key: {"all": 1.0, "choose": 0.5}.get(key[0], 0.0),
    "capture": something,
    "bill": something,
    "truth": something,
    "look": something,
    "atomics": lambda rater, about, key: 0.0,
    **rare_questions.BY_KIND,
}
"""Kind of question -> the function that rates an answer."""
