"""Why an answer in the war is given that gains nothing at once: what it prepares."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.arrakis.judging.card_values import CardRater
from games.arrakis.judging.pricing import PLAIN
from games.arrakis.judging.raters import rater_for
from games.arrakis.rules.board import force_in
from games.arrakis.state import ArrakisState, Force
from games.arrakis.telling.wording import area_name
from games.arrakis.vocabulary import Vehicle
from games.core.live_questions import LiveQuestion
from games.core.protocol import Picks, Text, say

IDLE: Mapping[tuple[str, str], str] = {
    ("maneuver", "done"): "stands",
    ("where", "stay"): "stands",
    ("action", "desert"): "desert",
    ("desert-power", "signs"): "desert",
    ("action", "play"): "card",
    ("play", "play"): "card",
    ("play", "none"): "keeps-hand",
    ("leader-where", ""): "leader",
    ("deploy-leader", ""): "leader",
    ("specials", ""): "special",
    ("split", ""): "units-go",
    ("retreat", "stand"): "holds",
    ("rescue", "save"): "saves-harvester",
    ("spice", "keep"): "keeps-row",
    ("worm-where", ""): "worm-threatens",
    ("fear", ""): "vision-brings-most",
}
"""Kind of question and first word of the answer ("" for any) -> the reason."""
RESULTS = ("strategy", "leadership", "deployment", "mentat", "house")
MOVES = ("to", "march", "fly")


def idle(before: ArrakisState, asked: LiveQuestion, picks: Picks) -> Text | None:
    """Return what an answer prepares that gains nothing at once, or None if there is nothing to say of it."""
    words = next(iter(picks), "").split(":")
    about: Any = asked.about
    if asked.kind == "action" and words[-1] in RESULTS:
        return say(f"arrakis-idle-die-{words[-1]}")
    if asked.kind == "where" and words[0] == "part":
        return say("arrakis-idle-part", area=area_name(about.origin))
    if asked.kind == "where" and words[0] in MOVES:
        rater = rater_for(before, asked.seat, PLAIN)
        return moved(rater, about.origin, about.moving(before), words[-1])
    if asked.kind == "maneuver" and words[0] == "move":
        return _best_move(rater_for(before, asked.seat, PLAIN), words[-1])
    if asked.kind == "combat-cards" and words[0].startswith("up-to"):
        return say("arrakis-idle-adds-dice")
    if words[0] == "strike":
        return say("arrakis-idle-strike", area=area_name(words[-1]))
    said = IDLE.get((asked.kind, words[0])) or IDLE.get((asked.kind, ""))
    return say(f"arrakis-idle-{said}") if said else None


def _best_move(rater: CardRater, origin: str) -> Text | None:
    """Return what the best move of a legion is for."""
    part = rater.part_of(origin)
    ends = rater.ends(origin, part)
    if not ends:
        return None
    return moved(rater, origin, part, max(ends, key=lambda end: rater.march_worth(origin, end, part)))


def moved(rater: CardRater, origin: str, part: Force, end: str) -> Text | None:
    """Return what a move is for: its greatest change in safety, storm losses or prospects."""
    there = force_in(rater.state, end).copy()
    there.add(part)
    joined, alone = rater.strength(there), rater.strength(part)
    stake = rater.stake_of(part)
    gains = {
        "safer": rater.exposure(origin, alone, stake) - rater.exposure(end, joined, stake),
        "storm": rater.storm_loss(origin, part.size) - rater.storm_loss(end, part.size),
        "guards": _guarded(rater, end, there),
        "nearer": rater.hopes(end, joined) - rater.hopes(origin, alone),
    }
    best = max(gains, key=lambda name: gains[name])
    return say(f"arrakis-idle-{best}", area=area_name(end)) if gains[best] > 0 else None


def _guarded(rater: CardRater, area: str, after: Force) -> float:
    """Return how much safer a settlement of the own side becomes."""
    stake = rater.homes.get(area, 0.0)
    return rater.exposure(area, rater.at(area), stake) - rater.exposure(area, rater.strength(after), stake)


def vehicles(before: ArrakisState, asked: LiveQuestion) -> Text:
    """Return what vehicles are placed for."""
    about: Any = asked.about
    kind = Vehicle(about.vehicle)
    if kind == Vehicle.CARRYALL and not any(area.harvester for area in before.areas.values()):
        return say("arrakis-idle-vehicles")
    return say(f"arrakis-idle-vehicle-{kind}")
