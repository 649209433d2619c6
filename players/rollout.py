"""Looking ahead: some answers are tried in several worlds to the end of the round, as steady minds would play it.

The policy's own choice is always among them, all are tried in the same worlds with the same chance, and another is
taken only where its gain is beyond doubt.
"""

from __future__ import annotations

from statistics import fmean, stdev

from games.core.game import Game
from games.core.judgement import Judgement, Prices, worth
from games.core.live_questions import first_open_question, open_questions
from games.core.protocol import Picks, State
from players.levels import Work
from players.policy import best, ranked
from players.worlds import Worlds

WON = 40.0
"""What winning is worth beyond the points."""


def considered(worlds: Worlds, question: str, judgement: Judgement, prices: Prices, work: Work) -> Picks:
    """The best of some answers after a look ahead."""
    world = worlds[0]
    live = next(each for each in open_questions(world) if each.id == question)
    candidates = ranked(judgement, world, live, prices)[: work.ways]
    if len(candidates) < 2:
        return candidates[0]
    outcomes: list[list[float]] = [[] for _ in candidates]
    for number in range(1, work.worlds + 1):
        for picks, found in zip(candidates, outcomes, strict=True):
            found.append(tried(worlds, number, question, picks, judgement, prices, work))
    return candidates[beyond_doubt(outcomes)]


def beyond_doubt(outcomes: list[list[float]]) -> int:
    """The one that is better than the first by more than a standard error, or the first."""
    chosen, most = 0, 0.0
    for at, found in enumerate(outcomes[1:], 1):
        gains = [there - here for there, here in zip(found, outcomes[0], strict=True)]
        doubt = stdev(gains) / len(gains) ** 0.5 if len(gains) > 1 else 0.0
        if fmean(gains) > max(doubt, most):
            chosen, most = at, fmean(gains)
    return chosen


def tried(
    worlds: Worlds, number: int, question: str, picks: Picks, judgement: Judgement, prices: Prices, work: Work
) -> float:
    """How the seat stands when the round is over, beside the best of the others."""
    state, game = worlds[number], worlds.game
    here = judgement.horizon(state)
    next(each for each in open_questions(state) if each.id == question).take(picks)
    for _ in range(work.answers):
        if game.result(state) is not None or judgement.horizon(state) != here:
            break
        live = first_open_question(state)
        live.take(best(judgement, state, live, prices))
    return balance(game, state, worlds.seat, judgement, prices)


def balance(game: Game, state: State, seat: int, judgement: Judgement, prices: Prices) -> float:
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
