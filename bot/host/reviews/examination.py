"""The examination of a finished game: the curve of a seat or of the table, and the turns that cost a seat most.

All thinking is done in the thinking process, in short questions with a fixed amount of work. Between two questions a
friend at another table may think.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from itertools import islice

from bot.host.bots.thinking import Thinker
from bot.host.bots.thoughts import ForecastWanted, TrialWanted
from bot.host.model.community.reviews import CostlyTurn, CurvePoint, Review
from bot.host.model.interaction.presses import picked
from bot.host.model.records import NOBODY
from bot.host.reviews.positions import Position, choices_of, firsts_first
from games.core.game import Game
from games.core.judgement import Judgement
from players import Worlds
from players.hindsight import Cost, Tried, cost_of, has_learnt_chances, joined
from players.reasons import reason_for

WORLDS_OF_A_POINT = 3
"""In how many worlds the game is played on for a point of the curve."""
SCREENED = 400
"""How many choices of a whole game are looked at. The people at the table share them."""
SCREENING_WORLDS = 2
LOOKED_AT_CLOSELY = 8
"""How many turns of a seat are compared in many worlds."""
GROUPS = 4
"""In so many groups of worlds; a group has as many worlds as a sharp mind uses for a decision."""
MOST_SECONDS = 60.0
"""The processor time that the reviews of a whole game take: one of each person, and the curves of the table."""
FOR_SCREENING = 0.6
"""The share of a review's time after its curve in which choices are screened."""
MOST_TURNS = 3
LEAST_COST = 0.01
"""A turn that cost less of the chance to win is not shown."""
LEAST_BALANCE = 1.0
"""The same where chances were not learnt, by prices."""


class ThinkerBusy(Exception):
    """The thinking process did not answer."""


class Examination:
    """Examines one game for one seat, or for the whole table."""

    def __init__(self, rules: Game, judgement: Judgement, thinker: Thinker, positions: Sequence[Position]) -> None:
        self.rules = rules
        self.judgement = judgement
        self.thinker = thinker
        self.positions = positions
        self.done = 0
        """How many questions were answered."""
        self.whole = sum(each.move.closes for each in positions)
        """How many questions there are as far as is known."""
        self.seconds = 0.0
        """The processor time that the thinking process has used."""

    async def table(self, game: str) -> Review:
        """Return the curves of all seats, as everybody could see them."""
        curve = await self._curve(None, lambda values: tuple(values))
        return Review(game, NOBODY, self._has_chances(None), curve)

    async def seat(self, game: str, seat: int, people: int) -> Review:
        """Return the review of a seat. `people`: how many people share the work that a game may take."""
        choices = await asyncio.to_thread(choices_of, self.rules, self.positions, seat)
        screened = list(islice(firsts_first(choices), SCREENED // people))
        self.whole += len(screened) + LOOKED_AT_CLOSELY * GROUPS
        curve = await self._curve(seat, lambda values: (values[seat],))
        turns = await self._costly_turns(seat, screened, until=MOST_SECONDS / (people + 1))
        return Review(game, seat, self._has_chances(seat), curve, tuple(turns))

    def _has_chances(self, seat: int | None) -> bool:
        save = next(each.after for each in self.positions if each.after is not None)
        return has_learnt_chances(Worlds(self.rules, self.rules.decode(save), seat), self.judgement)

    async def _curve(
        self, seat: int | None, chosen: Callable[[list[float]], tuple[float, ...]]
    ) -> tuple[CurvePoint, ...]:
        found = []
        for each in self.positions:
            if not each.move.closes or each.after is None:
                continue
            world, round_ = await asyncio.to_thread(self._world, each.after, seat)
            forecast = await self.thinker.forecast(ForecastWanted(self.rules.key, world, seat, WORLDS_OF_A_POINT))
            if forecast is None:
                raise ThinkerBusy
            self._count(forecast.seconds)
            values = chosen(forecast.values)
            found.append(CurvePoint(each.move.seq, round_, tuple(round(value, 4) for value in values)))
        return tuple(found)

    def _world(self, save: bytes, seat: int | None) -> tuple[bytes, int]:
        """Return a world of the seat as a save, and the round. This is slow: do not call it in the event loop."""
        state = self.rules.decode(save)
        return Worlds(self.rules, state, seat).save, self.rules.round(self.rules.view(state, None))

    def _count(self, seconds: float) -> None:
        """Count a question to the thinking process, and the time that it took."""
        self.done += 1
        self.seconds += seconds

    async def _costly_turns(self, seat: int, screened: Sequence[Position], until: float) -> list[CostlyTurn]:
        """Return the turns that cost most: first guess with few worlds, then compare the likeliest with many.

        Where thinking takes long, the choices at the end of `screened` and the less likely ones are left out.
        """
        screening = self.seconds + FOR_SCREENING * (until - self.seconds)
        guessed = []
        for each in screened:
            if self.seconds > screening:
                break
            guessed.append((cost_of(await self._tried(seat, each, 1, SCREENING_WORLDS)).mean, each))
        compared = []
        for each in _costliest_of_each_turn(guessed)[:LOOKED_AT_CLOSELY]:
            if self.seconds > until:
                break
            compared.append((await self._compared(seat, each), each))
        least = LEAST_COST if self._has_chances(seat) else LEAST_BALANCE
        clear = [(cost, each) for cost, each in compared if cost.mean > max(cost.doubt, least)]
        clear.sort(key=lambda found: -found[0].mean)
        return [await asyncio.to_thread(self._told, seat, cost, each) for cost, each in clear[:MOST_TURNS]]

    async def _compared(self, seat: int, position: Position) -> Cost:
        """Compare an answer in several groups of worlds that the screening did not use."""
        size = self.judgement.worlds
        begins = [SCREENING_WORLDS + 1 + group * size for group in range(GROUPS)]
        return cost_of(joined([await self._tried(seat, position, first, size) for first in begins]))

    async def _tried(self, seat: int, position: Position, first: int, worlds: int) -> list[Tried]:
        assert position.before is not None
        assert position.move.answer is not None
        world, _ = await asyncio.to_thread(self._world, position.before, seat)
        answer = position.move.answer
        trial = await self.thinker.try_answers(
            TrialWanted(self.rules.key, world, seat, answer.question, answer.picks, first, worlds)
        )
        if trial is None:
            raise ThinkerBusy
        self._count(trial.seconds)
        return trial.tried

    def _told(self, seat: int, cost: Cost, position: Position) -> CostlyTurn:
        """Return a turn in words: what was done, what a sharp mind would have done, and why."""
        assert position.before is not None
        assert position.move.answer is not None
        state, answer = self.rules.decode(position.before), position.move.answer
        (asked,) = [each for each in self.rules.questions(state) if each.id == answer.question]
        worlds = Worlds(self.rules, state, seat)
        reason = reason_for(self.judgement, worlds, asked.id, cost.better, self.judgement.pricing.prices)
        return CostlyTurn(
            seq=position.move.seq,
            round=self.rules.round(self.rules.view(state, None)),
            done=picked(asked, answer.picks),
            better=picked(asked, cost.better),
            deed=reason.deed,
            reason=reason.text,
            cost=round(cost.mean, 4),
        )


def _costliest_of_each_turn(guessed: Iterable[tuple[float, Position]]) -> list[Position]:
    """Return the choice of each turn that seems to have cost most, the costliest first."""
    costliest: dict[int, tuple[float, Position]] = {}
    for cost, position in guessed:
        if cost > costliest.get(position.turn, (0.0,))[0]:
            costliest[position.turn] = cost, position
    return [position for _, position in sorted(costliest.values(), key=lambda found: -found[0])]
