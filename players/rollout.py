"""Looking ahead: a sharp mind plays its best few answers to the horizon of the game, in several worlds.

All seats answer by prices there. Every answer is tried in the same worlds with the same chance. The best answer by
prices is replaced by another only if the other's gain is larger than its standard error.
"""

from __future__ import annotations

from collections.abc import Hashable
from statistics import fmean, stdev
from typing import NamedTuple

from games.core.game import Game
from games.core.judgement import Judgement, Prices, worth
from games.core.live_questions import first_open_question, open_questions
from games.core.protocol import Picks, State
from players.levels import Work
from players.policy import best, ranked
from players.worlds import Worlds

WON = 40.0
"""The value of winning the game, compared with prices."""


class Outlook(NamedTuple):
    """A choice, and the outcomes of the look ahead that began with it, one for each world."""

    picks: Picks
    outcomes: list[float]

    @property
    def mean(self) -> float:
        return fmean(self.outcomes)


def look_ahead(worlds: Worlds, question: str, judgement: Judgement, prices: Prices, work: Work) -> list[Outlook]:
    """Try the best answers by prices, that answer first. A single candidate is not tried: it has no outcomes."""
    world = worlds[0]
    live = next(each for each in open_questions(world) if each.id == question)
    if judgement.ahead and live.kind not in judgement.ahead:
        return [Outlook(best(judgement, world, live, prices), [])]
    found = [Outlook(picks, []) for picks in ranked(judgement, world, live, prices)[: work.ways]]
    if len(found) < 2:
        return found
    for number in range(1, work.worlds + 1):
        for each in found:
            each.outcomes.append(outcome_of(worlds, number, question, each.picks, judgement, prices, work))
    return found


def clearly_best(outcomes: list[list[float]]) -> int:
    """Return the index of the answer with the best outcomes; 0 unless it beats the first by a standard error."""
    chosen, most = 0, 0.0
    for at, found in enumerate(outcomes[1:], 1):
        gains = [there - here for there, here in zip(found, outcomes[0], strict=True)]
        doubt = stdev(gains) / len(gains) ** 0.5 if len(gains) > 1 else 0.0
        if fmean(gains) > max(doubt, most):
            chosen, most = at, fmean(gains)
    return chosen


def outcome_of(
    worlds: Worlds, number: int, question: str, picks: Picks, judgement: Judgement, prices: Prices, work: Work
) -> float:
    """Play an answer to the horizon in one world, and return how the seat then stands."""
    state = worlds[number]
    here = judgement.horizon(state)
    next(each for each in open_questions(state) if each.id == question).take(picks)
    play_ahead(worlds.game, state, here, judgement, prices, work)
    assert worlds.seat is not None
    return value(worlds.game, state, worlds.seat, judgement, prices)


def play_ahead(game: Game, state: State, here: Hashable, judgement: Judgement, prices: Prices, work: Work) -> None:
    """Let all seats answer by prices until the look ahead stops. `here` is the horizon where it began."""
    left = judgement.changes
    for _ in range(work.answers):
        there = judgement.horizon(state)
        left, here = left - (there != here), there
        if not left or game.result(state) is not None:
            return
        live = first_open_question(state)
        live.take(best(judgement, state, live, prices))


def value(game: Game, state: State, seat: int, judgement: Judgement, prices: Prices) -> float:
    """Return the seat's chance to win, where it was learnt; otherwise its balance by prices."""
    known = judgement.standing.known(state) if judgement.standing else None
    if known is None:
        return balance(game, state, seat, judgement, prices)
    result = game.result(state)
    if result is not None:
        winners = [place.seat for place in result.ranking if place.rank == 1]
        return 1.0 / len(winners) if seat in winners else 0.0
    return (judgement.chances(state) or {}).get(seat, 0.0)


def balance(game: Game, state: State, seat: int, judgement: Judgement, prices: Prices) -> float:
    """Return the value of a seat's position compared with the others: by rank if the game is over, else by prices."""
    result = game.result(state)
    if result is not None:
        score = {place.seat: -float(place.rank) for place in result.ranking}
        won = WON if score[seat] == -1 else -WON
        return won + WON * score[seat] / len(score)
    own = worth(judgement, state, seat, prices)
    others = [worth(judgement, state, other, prices) for other in seats_of(state) if other != seat]
    return own - 0.6 * max(others) - 0.4 * fmean(others)


def seats_of(state: State) -> range:
    return range(len(state.players))
