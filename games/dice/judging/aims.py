"""The purpose of an answer in the dice game, in words: the regions it wins and what else it gains, or why it waits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from games.core.judgement import Aim, Prices
from games.core.live_questions import LiveQuestion
from games.core.protocol import Picks, Text, say
from games.dice.components import LEADERS, POLAR_SINK, STRATEGIC, Vendetta
from games.dice.judging.answers import AVERAGE_SPICE, strength_of
from games.dice.judging.standing import Eyes, named, parts
from games.dice.rules.board import forces_in, has_force, holds_alone
from games.dice.rules.cargo import hold
from games.dice.rules.commitments import Commit
from games.dice.state import DiceState
from games.dice.telling.wording import region_name

SMALLEST_CHANGE = 0.3
"""A gain of less value, by prices, is not mentioned."""
BY_REGION = ("region", "foothold")
"""Parts of a standing that are told by the name of each region."""


def aims(before: DiceState, after: DiceState, seat: int, prices: Prices) -> list[Aim]:
    """Return what the seat gained between two positions."""
    return [*_regions(before, after, seat, prices), *_other_parts(before, after, seat, prices)]


def _regions(before: DiceState, after: DiceState, seat: int, prices: Prices) -> Iterator[Aim]:
    eyes = Eyes(before, seat, prices)
    for region in STRATEGIC:
        place = region_name(region)
        if holds_alone(after, region, seat) and not holds_alone(before, region, seat):
            yield Aim(eyes.worth_of_holding(region), say("dice-aim-holds", region=place))
        elif has_force(after, region, seat) and not has_force(before, region, seat):
            yield Aim(prices["foothold"], say("dice-aim-foothold", region=place))


def _other_parts(before: DiceState, after: DiceState, seat: int, prices: Prices) -> Iterator[Aim]:
    earlier, later = parts(before, seat), parts(after, seat)
    for name, amount in earlier.items():
        change = later.get(name, 0.0) - amount
        if name not in BY_REGION and prices[name] * change > SMALLEST_CHANGE:
            more = max(1, _more(name, before, after, seat) or round(change))
            yield Aim(prices[name] * change, _token(before, after, seat) if name == "token" else named(name, more))


def _token(before: DiceState, after: DiceState, seat: int) -> Text:
    """Name the token that the seat has gained, with what it does."""
    if after.snooper == seat != before.snooper:
        return say("dice-aim-snooper")
    return say("dice-aim-shield" if after.shield == seat != before.shield else "dice-aim-thumper")


def _more(part: str, before: DiceState, after: DiceState, seat: int) -> int:
    """Return how many more forces there are, or 0 for other parts: an elite force is one force of strength 2."""
    if part == "card":
        return hold(after, seat).total - hold(before, seat).total
    if part == "force":
        return _forces(after, seat) - _forces(before, seat)
    return 0


def _forces(state: DiceState, seat: int) -> int:
    return sum(forces_in(state, region, seat).total for region in state.regions)


ATTACKS = (Vendetta.POISON, Vendetta.CRYSKNIFE, Vendetta.HUNTER_SEEKER)
"""Faces of the Vendetta die that are always worth keeping."""
COMPLETED = {("target", "move"), ("ship", "how-many"), ("aftermath", "how-many")}
"""Kind of a question, and kind of the question that completes its answer."""


def completes(first: LiveQuestion, picks: Picks, following: LiveQuestion, its_picks: Picks) -> bool:
    """Return whether an answer only completes the one before it: the forces that move, and how many are shipped."""
    return (first.kind, following.kind) in COMPLETED


def passes(asked: LiveQuestion, picks: Picks) -> bool:
    """Return whether an answer gains nothing by itself, whatever follows in the turn."""
    return (
        asked.kind in ("freeze", "invite", "invited", "deal", "end-turn", "start", Commit.kind)
        or (asked.kind, _head(picks)) in DECLINES
    )


def _head(picks: Picks) -> str:
    return next(iter(picks), "").partition(":")[0]


GAINS_NOTHING = ("freeze", "invite", "invited", "deal", "end-turn", "start")
"""Kinds of questions whose answers gain nothing, or all the same, by themselves."""
DECLINES = {("ship", "done"), ("aftermath", "done"), ("kill", "spare"), ("equip", "keep"), ("offer-leader", "")}
"""Kind of a question, and the answer that declines."""


def idle(before: DiceState, asked: LiveQuestion, picks: Picks) -> Text | None:
    """Return a reason for an answer that gains nothing at once, or None if there is no text for it."""
    if asked.kind == "freeze":
        return say(f"dice-idle-freeze-{_frozen(before, asked, picks)}")
    if isinstance(asked.about, Commit):
        return say(f"dice-idle-commits-{_committed(before, asked, asked.about, picks)}")
    if asked.kind == "target":
        return say("dice-idle-sink" if f"target:{POLAR_SINK}" in picks else "dice-idle-target")
    head = _head(picks)
    if asked.kind == "offer-leader":
        return say("dice-idle-offers-leader" if picks else "dice-idle-keeps-leaders")
    if asked.kind == "invite" and head != "alone":
        return say("dice-idle-invite")
    said = IDLE.get((asked.kind, head)) or IDLE.get((asked.kind, ""))
    return say(f"dice-idle-{said}") if said else None


def _frozen(state: DiceState, asked: LiveQuestion, picks: Picks) -> str:
    """Return what the frozen dice are for: the own symbol first."""
    if not picks:
        return "none"
    dice = [die for die in state.dice if die.id in picks]
    own, (least, _) = state.house(asked.seat), asked.limits
    if any(die.kind == "house" and die.face == own for die in dice):
        return "own"
    spice = next((int(die.face) for die in dice if die.kind == "spice"), 0)
    if spice > AVERAGE_SPICE:
        return "spice"
    # A single die may be there only because one must be frozen.
    kinds = {die.kind for die in dice} if len(dice) > least else set()
    if "vendetta" in kinds or any(die.kind == "vendetta" and die.face in ATTACKS for die in dice):
        return "vendetta"
    return "region" if "region" in kinds else "least"


def _committed(state: DiceState, asked: LiveQuestion, about: Commit, picks: Picks) -> str:
    """Return whether a commitment is enough to win the battle as it is expected."""
    eyes, region = Eyes(state, asked.seat, {}), state.fight.region
    need = eyes.against(region) + eyes.enemy_leaders(region) + bool(about.attack)
    leaders = sum(LEADERS[key].strength for key in picks if key in LEADERS)
    forces = sum(strength_of(key) * count for key, count in picks.items() if key not in LEADERS)
    return "enough" if leaders + forces >= need else "all"


IDLE: Mapping[tuple[str, str], str] = {
    ("invite", "alone"): "alone",
    ("invited", "refuse"): "refuses",
    ("invited", ""): "accepts",
    ("ship", "done"): "ships-nothing",
    ("aftermath", "done"): "ships-nothing",
    ("move", ""): "stays",
    ("move", "elite"): "target",
    ("move", "regular"): "target",
    ("kill", "spare"): "spares",
    ("kill", "leave"): "leaves-die",
    ("kill", ""): "kills",
    ("equip", "keep"): "keeps-equipment",
    ("equip", "place"): "equips",
    ("house", ""): "house",
    ("start", ""): "start",
    ("predict", ""): "predicts",
    ("deal", ""): "no-deal",
    ("leave-dice", ""): "leaves-dice",
    ("symbol", ""): "symbol",
    ("end-turn", ""): "turn-done",
    ("worm", "worm"): "worm",
    ("worm", "thumper"): "thumper",
    ("battle", ""): "battle",
}
"""Kind of question and answer -> the sentence about it."""
