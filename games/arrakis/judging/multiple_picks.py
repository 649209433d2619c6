"""Answers to questions in which several options are picked at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from games.arrakis.components import ZONES
from games.arrakis.judging import rare_questions
from games.arrakis.judging.card_values import CardRater
from games.arrakis.judging.prescience import award_worth
from games.arrakis.judging.sites import field_worth, zone_worth
from games.arrakis.rules.board import force_in, is_deep
from games.arrakis.state import Force
from games.arrakis.steps.battle_round import strength
from games.arrakis.vocabulary import GENERICS, Kind, Side, Vehicle
from games.arrakis.words.scattering import CHOOSE
from games.core.live_questions import LiveQuestion
from games.core.protocol import Picks

Chosen = Callable[[CardRater, LiveQuestion], Picks]
PICK_FIRST = 100.0
"""The value of an option that is picked before all others."""


def best_of(asked: LiveQuestion, worth: Mapping[str, float]) -> Picks:
    """Pick the best options: as many as are required, and more if they have a positive value."""
    least, most = asked.limits
    picks: Picks = {}
    for key in sorted(asked.offered, key=lambda key: -worth[key]):
        so_far = sum(picks.values())
        wanted = most - so_far if worth[key] > 0 else least - so_far
        count = min(asked.offered[key], wanted)
        if count > 0:
            picks[key] = count
    return picks


def by(worth: Callable[[CardRater, LiveQuestion, str], float]) -> Chosen:
    return lambda rater, asked: best_of(asked, {key: worth(rater, asked, key) for key in asked.offered})


# ---------------------------------------------------------------- placing


def vehicle(rater: CardRater, asked: LiveQuestion, key: str) -> float:
    about: Any = asked.about
    kind = about.vehicle
    return field_worth(rater, key) if kind == Vehicle.HARVESTER else zone_worth(rater, key, kind)


def deployed(rater: CardRater, asked: LiveQuestion) -> Picks:
    """Deploy one unit after the other to where it adds most, within the stack limit."""
    forces = {area: force_in(rater.state, area).copy() for area in asked.offered}
    about: Any = asked.about
    kind, limit = about.unit, rater.state.stack_limit(rater.side)
    picks: Picks = {}
    for _ in range(asked.most):
        gains = {area: with_one_more(rater, area, force, kind) for area, force in forces.items() if force.size < limit}
        if not gains:
            break
        best = max(gains, key=lambda area: gains[area])
        forces[best].change(kind, 1)
        picks[best] = picks.get(best, 0) + 1
    return picks


def with_one_more(rater: CardRater, area: str, force: Force, kind: Kind) -> float:
    after = force.copy()
    after.change(kind, 1)
    # A legion that is nearly strong enough has prospects too, so rate what it can become.
    return rater.post_worth(area, after) - rater.post_worth(area, force) + 0.3 * force.size


def swapped(rater: CardRater, asked: LiveQuestion, key: str) -> float:
    """Return the value of better units in an area: more where the legion has better prospects."""
    force = force_in(rater.state, key)
    return 1.0 + rater.hopes(key, rater.strength(force)) + 0.1 * force.size


def scattered(rater: CardRater, asked: LiveQuestion, key: str) -> float:
    if key == CHOOSE:
        return -1.0
    return 1.0 - rater.exposure(key, rater.strength(Force({Kind.REGULAR: 1})), rater.prices["regular"])


def reinforced(rater: CardRater, asked: LiveQuestion, key: str) -> float:
    """Return the value of one more unit in an area, if there is room."""
    if key == CHOOSE:
        return -1.0
    force, about = force_in(rater.state, key), asked.about
    if force.size >= rater.state.stack_limit(rater.side):
        return -1.0
    word: Any = getattr(about, "word", None)
    return max(0.1, with_one_more(rater, key, force, word.kind))


# ---------------------------------------------------------------- the desert


def signs(rater: CardRater, asked: LiveQuestion) -> Picks:
    """Lay wormsigns for a ride that a prescience card asks for, otherwise where Harkonnen want to go."""
    worth = {key: sign_worth(rater, key) for key in asked.offered}
    return best_of(asked, {**worth, **{key: PICK_FIRST for key in rater.ride_laid() if key in worth}})


def sign_worth(rater: CardRater, key: str) -> float:
    """Return the value of a wormsign: near Harkonnen, and near sietches.

    Where Harkonnen are, the hazards lay one anyway.
    """
    there = rater.state.areas[key]
    if there.side == Side.HARKONNEN or there.harvester:
        return 0.1
    near = sum(rater.state.areas[n].side == Side.HARKONNEN for n in rater.around(key))
    guards = sum(rater.rank(n) for n in rater.around(key) if rater.state.areas[n].sietch)
    return (0.2 + near + 0.5 * guards) * (1.5 if is_deep(rater.state, key) else 1.0)


def appearing(rater: CardRater, asked: LiveQuestion, key: str) -> float:
    there = rater.state.areas[key]
    legion = rater.at(key).lives if there.side == Side.HARKONNEN else 0.0
    return 0.1 + legion + (rater.harvester_worth(key) if there.harvester else 0.0)


def cleared(rater: CardRater, asked: LiveQuestion, key: str) -> float:
    return 0.5 + 2.0 * rater.state.areas[key].harvester


def sabotaged(rater: CardRater, asked: LiveQuestion, key: str) -> float:
    return 1.0 if key in ZONES else 1.0 + rater.harvester_worth(key)


# ---------------------------------------------------------------- units


def unit_worth(rater: CardRater, key: str) -> float:
    if key.startswith("token:"):
        return rater.prices["token"]
    return rater.prices[key]


def excess(rater: CardRater, asked: LiveQuestion, key: str) -> float:
    """Return the value of removing a unit: the cheapest first, and no more than required."""
    return -unit_worth(rater, key)


def losses(rater: CardRater, asked: LiveQuestion) -> Picks:
    """Pick casualties.

    First hits turn elites into regulars, which costs no dice. Leaders go last, named ones at the very end.
    """
    about: Any = asked.about
    force, left = force_in(rater.state, about.area), about.hits
    picks: Picks = {}
    generic = [f"leader:{leader}" for leader in dict.fromkeys(force.leaders) if leader in GENERICS]
    named = [f"leader:{leader}" for leader in force.named]
    spare = {key: asked.offered[key] - 1 for key in generic if asked.offered[key] > 1}
    orders = [
        {Kind.ELITE.value: force.of(Kind.ELITE)},
        spare,
        {Kind.REGULAR.value: max(0, force.of(Kind.REGULAR) - 1)},
        {Kind.SPECIAL.value: force.of(Kind.SPECIAL)},
        asked.offered if not named else {key: n for key, n in asked.offered.items() if key not in named},
        asked.offered,
    ]
    for order in orders:
        for key, most in order.items():
            count = min(most, asked.offered.get(key, 0) - picks.get(key, 0), left)
            if count > 0:
                picks[key] = picks.get(key, 0) + count
                left -= count
    return picks


def split(rater: CardRater, asked: LiveQuestion) -> Picks:
    about: Any = asked.about
    _, part = rater.best_split(about.origin, about.orders)
    if not part.size:
        return asked.mildest
    picks = {kind.value: part.of(kind) for kind in Kind if part.of(kind)}
    return {**picks, **{f"token:{token}": 1 for token in part.tokens}}


def led(rater: CardRater, asked: LiveQuestion) -> Picks:
    """Pick the leaders who go with a part: the most useful one, or all if the greater part goes."""
    about: Any = asked.about
    force = force_in(rater.state, about.origin)
    if about.part.size * 2 > force.size:
        return dict(asked.offered)
    if rater.side == Side.HARKONNEN:
        return best_of(asked, dict.fromkeys(asked.offered, -1.0))
    led_by = [Force(about.part.units, about.part.tokens, leaders) for leaders in rater.escorts(force, about.orders)]
    best = max(led_by, key=lambda part: rater.best_end(about.origin, part, about.orders.further))
    picks = {key: 1 for leader in best.leaders if (key := f"leader:{leader}") in asked.offered}
    # An order that needs a leader takes one along, even if the part would rather go without.
    return picks if len(picks) >= asked.least else best_of(asked, dict.fromkeys(asked.offered, -1.0))


def takers(rater: CardRater, asked: LiveQuestion, key: str) -> float:
    return 0.1 + sum(strength(key))


# ---------------------------------------------------------------- cards


def card_loss(rater: CardRater, asked: LiveQuestion, key: str) -> float:
    return -rater.card(key) - 10.0


CHANCES = {
    "standin_legend": 0.3,
    "standin_gates": 0.3,
    "water_discipline": 0.4,
    "bene_gesserit_ways": 0.5,
    "standin_kynes": 0.6,
}
"""Prescience card -> how often it comes true after it was revealed, compared to the others."""


def removed(rater: CardRater, asked: LiveQuestion, key: str) -> float:
    """Return the value of removing a prescience card: higher for one that does not help or rarely comes true."""
    return rater.prices["marker"] - CHANCES.get(key, 1.0) * award_worth(rater.needed, key, rater.prices["marker"])


SEVERAL: dict[str, Chosen] = {
    "vehicles": by(vehicle),
    "deploy-units": deployed,
    "swap": by(swapped),
    "scatter": by(scattered),
    "place-each": by(reinforced),
    "signs": signs,
    "hazards": by(appearing),
    "which-appear": by(appearing),
    "clear-signs": by(cleared),
    "clear-some": by(cleared),
    "sabotage": by(sabotaged),
    "excess": by(excess),
    "losses": losses,
    "split": split,
    "split-leaders": led,
    "specials": by(takers),
    "discard": by(card_loss),
    "choose-cards": lambda rater, asked: {},
    "prune": by(removed),
    "renew": by(removed),
    "train": lambda rater, asked: {},
    **rare_questions.SEVERAL,
}
"""Kind of question -> the function that picks. Other questions get their mildest answer."""
