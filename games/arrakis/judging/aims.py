"""The purpose of an answer in the war, in words, and the reason for an answer that gains nothing at once."""

from __future__ import annotations

from collections.abc import Mapping

from games.arrakis.judging.card_values import CardRater
from games.arrakis.judging.idle import vehicles
from games.arrakis.judging.pricing import PLAIN
from games.arrakis.judging.raters import rater_for
from games.arrakis.judging.standing import exposed, named, parts
from games.arrakis.rules.board import legions, settlements
from games.arrakis.state import ArrakisState
from games.arrakis.telling.wording import area_name, vision_name
from games.arrakis.vocabulary import Side, Vehicle
from games.core.judgement import Aim, Prices
from games.core.live_questions import LiveQuestion
from games.core.protocol import Picks, Text, say

SMALLEST = 0.3
"""A gain of less value, by prices, is not mentioned."""


def aims(before: ArrakisState, after: ArrakisState, seat: int, prices: Prices) -> list[Aim]:
    """Return the gains of a seat between two positions. The text of some names a vision, an area or a battle."""
    earlier, later = parts(before, seat), parts(after, seat)
    found = []
    for name, amount in earlier.items():
        change = later.get(name, 0.0) - amount
        if prices[name] * change > SMALLEST:
            text = _told(name, before, after, seat) or named(name, max(1, round(change)))
            found.append(Aim(prices[name] * change, text))
    return found


def _told(part: str, before: ArrakisState, after: ArrakisState, seat: int) -> Text | None:
    if part == "spice" and after.reserve == before.reserve:
        more = parts(after, seat)["spice"] - parts(before, seat)["spice"]
        return say("arrakis-aim-harvest", n=max(1, round(more)))
    if part not in ("vision", "march", "danger", "attack"):
        return None
    then, now = rater_for(before, seat, PLAIN), rater_for(after, seat, PLAIN)
    if part == "vision":
        return _vision(then, now)
    if part == "march":
        return _way(then, now)
    if part == "danger":
        return _safer(then, now)
    return say("arrakis-aim-battle", area=area_name(after.fight.area))


def _vision(then: CardRater, now: CardRater) -> Text | None:
    """Name the revealed card that gains most by what happened."""
    gains = {card: _worth_of(now, card) - _worth_of(then, card) for card in now.state.row}
    best = max(gains, key=lambda card: gains[card], default="")
    if not best or gains[best] <= 0:
        return None
    is_true = now.distances.nearness(now.camps, best) == 1.0
    return say("arrakis-aim-vision-true" if is_true else "arrakis-aim-vision-near", card=vision_name(best))


def _worth_of(rater: CardRater, card: str) -> float:
    return rater.awards.get(card, 0.0) * rater.distances.nearness(rater.camps, card)


def _way(then: CardRater, now: CardRater) -> Text | None:
    """Name the goal of the legion whose prospects improved most."""
    gains = {area: _hopes(now, area) - _hopes(then, area) for area in legions(now.state, now.side)}
    best = max(gains, key=lambda area: gains[area], default="")
    if not best or gains[best] <= 0:
        return None
    goal = now.goal_of(best)
    return say("arrakis-aim-way", area=area_name(goal)) if goal else say("arrakis-aim-station")


def _hopes(rater: CardRater, area: str) -> float:
    return rater.hopes(area, rater.at(area)) if rater.state.areas[area].side == rater.side else 0.0


def _safer(then: CardRater, now: CardRater) -> Text | None:
    """Name the settlement whose danger decreased most."""
    homes = [area for area in settlements(now.state, now.side) if area in settlements(then.state, then.side)]
    gains = {area: exposed(then, area) - exposed(now, area) for area in homes}
    best = max(gains, key=lambda area: gains[area], default="")
    return say("arrakis-aim-safer", area=area_name(best)) if best and gains[best] > 0 else None


EVEN = 0.5
"""A battle that is won with a greater probability is likelier won than lost."""
VEHICLES = frozenset(kind.value for kind in Vehicle)
FRESH = frozenset(("action", "end-turn", "claim", "train", "play"))
"""Kinds of questions that do not complete an earlier answer, because they are separate decisions."""
OF_A_MOVE = frozenset(("maneuver", "where", "split", "split-leaders"))


def completes(first: LiveQuestion, picks: Picks, following: LiveQuestion, its_picks: Picks) -> bool:
    """Return whether an answer only completes the first: where a legion goes, but not the move of the next legion."""
    if following.kind == "maneuver":
        return first.kind not in OF_A_MOVE
    return following.kind not in FRESH


OBVIOUS: Mapping[tuple[str, str], str] = {
    ("end-turn", "end"): "end",
    ("bene-gesserit", "lay"): "die",
    ("bene-gesserit", ""): "keeps-token",
    ("change-die", ""): "die",
    ("which-die", ""): "spare-die",
    ("combat-cards", "none"): "keeps-cards",
    ("hits", ""): "losses",
    ("losses", ""): "losses",
    ("excess", ""): "losses",
    ("tank", ""): "losses",
    ("ornithopter", ""): "spare-vehicle",
    ("place-piece", "supply"): "supply",
    ("fetch", "supply"): "supply",
    ("worm-source", "supply"): "supply",
    ("discard", ""): "discards",
    ("prune", ""): "removes-vision",
    ("renew", ""): "removes-vision",
    ("cloud", "none"): "keeps-visions",
    ("call-home", ""): "leaders-home",
    ("split-leaders", ""): "leaders-go",
    ("go-on", "cease"): "ceases",
    ("flee", ""): "drives",
    ("drive", ""): "drives",
    ("worm-next", ""): "worm-next",
}
"""Kind of question and first word of the answer ("" for any) -> the reason.

What follows from these answers comes from others, or is the same for every choice.
"""


PICKS_NONE: Mapping[str, str] = {
    "prune": "keeps-visions",
    "renew": "keeps-visions",
    "call-home": "leaders-stay",
    "split-leaders": "leaders-stay-behind",
    "train": "tokens-hidden",
}
"""Kind of question -> the reason for picking nothing. It gains nothing by itself, whatever comes next."""


def obvious(before: ArrakisState, asked: LiveQuestion, picks: Picks) -> Text | None:
    """Return the reason for an answer whose gains would mislead, or None."""
    word = next(iter(picks), "").partition(":")[0]
    if asked.kind in ("vehicles", "where-vehicle"):
        return vehicles(before, asked)
    if asked.kind == "which-vehicle" and word != "done":
        return say(f"arrakis-idle-vehicle-{word}" if word in VEHICLES else "arrakis-idle-vehicles")
    if asked.kind == "draw" and word == "draw":
        return say("mind-for", gained=named("card", sum(map(int, next(iter(picks)).split(":")[1:]))))
    if asked.kind == "worm-source" and word == "any":
        return say("mind-equal")
    if asked.kind == "go-on" and word == "continue":
        wins = rater_for(before, asked.seat, PLAIN).battle_now().wins
        return say("arrakis-idle-continues" if wins > EVEN else "arrakis-idle-wears-down")
    if asked.kind in PICKS_NONE and not picks:
        return say(f"arrakis-idle-{PICKS_NONE[asked.kind]}")
    if asked.kind == "cloud" and word != "none":
        takes_best = before.players[asked.seat].side == Side.HARKONNEN
        return say("arrakis-idle-clouds-best" if takes_best else "arrakis-idle-removes-vision")
    said = OBVIOUS.get((asked.kind, word)) or OBVIOUS.get((asked.kind, ""))
    return say(f"arrakis-idle-{said}") if said else None
