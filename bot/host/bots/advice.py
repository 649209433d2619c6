"""Advice for one player: what a steady mind would do on their seat, and why a friend chose as it did."""

from __future__ import annotations

from typing import NamedTuple

from bot.host.bots.thinking import Thinker
from bot.host.bots.thoughts import think, thought
from bot.host.loading.context import HostContext
from bot.host.loading.loaded import Loaded
from bot.host.model.facts import FINISHED, Refused
from bot.host.model.interaction.presses import picked
from bot.host.model.interaction.progress import Note, note_nothing
from bot.host.model.minds import ADVISER, SHARP, answers_so_far, mind_of
from bot.host.model.records import NOBODY, Move, MoveKind
from bot.host.model.timeline import on_the_line
from games.core.game import Game
from games.core.protocol import Answer, Picks, Question, State, Text, say, seat_name
from players import Level

ADVISED = "advice"
"""The kind of the recorded act when a player asks for advice. The result says that there was advice."""


MOST_COMPARED = 8
"""How many choices of a turn are compared."""


MOST_ADVISED = 3
"""How many answers an advice has at most, such as a card and the space to which it sends an agent."""


MOST_CHANCES = 3
"""Of how many choices the chances to win are shown."""


class Position(NamedTuple):
    """A position with the question that was asked in it."""

    rules: Game
    state: State
    question: Question


class AdvisedStep(NamedTuple):
    """One answer of an advice."""

    question: Question
    picks: Picks


class Advised(NamedTuple):
    """An advice: the answers that belong together, and the reason of the first."""

    steps: tuple[AdvisedStep, ...]
    reason: Text


class Advice:
    """Answers questions of players to the minds."""

    def __init__(self, context: HostContext, thinker: Thinker) -> None:
        self.context = context
        self.thinker = thinker

    async def ask(self, game: str, user: int) -> Text:
        """Return what a steady mind would choose for this player now, and why."""
        advised = await self.steps(game, user)
        loaded = await self.context.load(game)
        async with self.context.store.write() as rows:
            await self.context.record_act(rows, game, ADVISED, user, seat=loaded.seat_held_by(user))
        what, *then = [_in_words(step) for step in advised.steps]
        for each in then:
            what = say("advice-then", head=what, tail=each)
        return say("advice", what=what, reason=advised.reason)

    async def steps(self, game: str, user: int) -> Advised:
        """Return the answers that a steady mind would give now: the first, and those that belong to it.

        In the same position they are always the same.
        """
        loaded = await self.context.load(game)
        seat = loaded.seat_held_by(user)
        loaded.must_run()
        if not loaded.row.table_settings.advice:
            raise Refused(say("advice-off"))
        rules, state = self.context.rules(loaded.row), await self.context.state(loaded, loaded.tip.seq)
        so_far = answers_so_far(loaded.moves, seat)
        steps: list[AdvisedStep] = []
        reason = say("advice-nothing")
        while len(steps) < MOST_ADVISED and (asked := _next_question(rules, state, seat, steps)):
            about = thought(rules, state, loaded.row, asked, ADVISER, loaded.tip.seq, so_far + len(steps))
            decision = think(rules, about)
            reason = reason if steps else decision.reason
            steps.append(AdvisedStep(asked, decision.picks))
            step = rules.answer(state, Answer(asked.id, seat, decision.picks))
            if step.reveals or step.closes:
                break
        if not steps:
            raise Refused(say("advice-nothing-asked"))
        return Advised(tuple(steps), reason)

    async def chances(self, game: str, user: int) -> Text:
        """Return the chances to win of the player's best choices now, as a sharp mind sees them on its look ahead."""
        loaded = await self.context.load(game)
        seat = loaded.seat_held_by(user)
        loaded.must_run()
        if not loaded.row.table_settings.advice:
            raise Refused(say("advice-off"))
        rules, state = self.context.rules(loaded.row), await self.context.state(loaded, loaded.tip.seq)
        asked = _next_question(rules, state, seat, [])
        if asked is None:
            raise Refused(say("advice-nothing-asked"))
        if len(asked.options) < 2:
            return say("advice-one-choice")
        decision = await self.thinker.think(thought(rules, state, loaded.row, asked, SHARP, loaded.tip.seq, 0))
        if decision is None:
            return say("advice-busy")
        if not decision.chances:
            return say("advice-no-chances")
        in_words = [
            say("advice-chance", what=_in_words(AdvisedStep(asked, picks)), percent=round(100 * chance))
            for picks, chance in decision.chances[:MOST_CHANCES]
        ]
        return say("advice-chances", chances=in_words)

    async def why(self, game: str) -> tuple[Text, ...]:
        """Return for each friend the reason of its last public choice."""
        loaded = await self.context.load(game)
        return tuple([await self._reason(loaded, seat.seat) for seat in loaded.seats if seat.friend])

    async def _reason(self, loaded: Loaded, seat: int) -> Text:
        """Return a friend's reason by deciding again in the same position, which gives the same answer."""
        line = on_the_line(await self.context.store.read.moves.after(loaded.id, NOBODY))
        public = [move for move in line if move.seq <= loaded.tip.barrier and _is_open(move, seat, MoveKind.FRIEND)]
        first = _begin_of_turn(line, public[-1], public) if public else None
        mind = mind_of(loaded.row, loaded.seats[seat])
        position = await self._position(loaded, line, first) if first else None
        if first is None or position is None or mind is None:
            return say("mind-silent", who=seat_name(seat))
        about = thought(position.rules, position.state, loaded.row, position.question, mind, first.prev, 0)
        # Deciding without looking ahead is quicker and gives the same reason.
        decision = think(position.rules, about, Level.STEADY if mind.level is Level.SHARP else None)
        if decision.deed is not None:
            return say("mind-said-deed", who=seat_name(seat), deed=decision.deed, reason=decision.reason)
        return say("mind-said", who=seat_name(seat), reason=decision.reason)

    async def compare_choices(
        self, game: str, user: int, since: int, until: int, note: Note = note_nothing
    ) -> tuple[Text, ...]:
        """Return where a sharp mind would have chosen differently on the player's seat in these moves.

        Only for finished games. `note`: called before each choice that is compared.
        """
        loaded = await self.context.load(game)
        seat = loaded.seat_held_by(user)
        if loaded.row.status not in FINISHED:
            raise Refused(say("host-not-over"))
        line = on_the_line(await self.context.store.read.moves.after(game, NOBODY))
        mine = [move for move in line if since < move.seq <= until and _is_open(move, seat, MoveKind.ANSWER)]
        compared, found = mine[:MOST_COMPARED], []
        for number, move in enumerate(compared):
            note(number, len(compared))
            found.append(await self._compared(loaded, line, move))
        return tuple(text for text in found if text is not None)

    async def _compared(self, loaded: Loaded, line: list[Move], move: Move) -> Text | None:
        position = await self._position(loaded, line, move)
        if position is None or move.answer is None or len(position.question.options) < 2:
            return None
        rules, asked = position.rules, position.question
        about = thought(rules, position.state, loaded.row, asked, SHARP, move.prev, 0)
        decision = await self.thinker.think(about)
        if decision is None or decision.picks == move.answer.picks:
            return None
        answer = Answer(asked.id, asked.seat, decision.picks)
        chosen, better = picked(asked, move.answer.picks), picked(asked, answer.picks)
        nothing = say("advice-nothing")
        return say(
            "eyes-otherwise", chosen=list(chosen) or [nothing], better=list(better) or [nothing], reason=decision.reason
        )

    async def _position(self, loaded: Loaded, line: list[Move], move: Move) -> Position | None:
        """Return the position before a move, replayed from the last snapshot. None if an undo came in between."""
        rules = self.context.rules(loaded.row)
        before = [each for each in line if each.seq < move.seq]
        start = max(before[-1].closed, 0) if before else 0
        state = await self.context.state(loaded, start)
        for each in before:
            if each.seq > start and each.kind is MoveKind.UNDO:
                return None
            if each.seq > start and each.answer is not None:
                rules.answer(state, each.answer)
        asked = [each for each in rules.questions(state) if move.answer and each.id == move.answer.question]
        return Position(rules, state, asked[0]) if asked else None


def _next_question(rules: Game, state: State, seat: int, steps: list[AdvisedStep]) -> Question | None:
    """Return the question to advise on: the first one, then those of other kinds, which say how it is carried out."""
    mine = [question for question in rules.questions(state) if question.seat == seat and question.waits]
    asked = mine[0] if mine else None
    return asked if asked and all(asked.kind != step.question.kind for step in steps) else None


def _in_words(step: AdvisedStep) -> Text:
    what = picked(step.question, step.picks)
    return say("advice-step", what=list(what) or [say("advice-nothing")])


def _begin_of_turn(line: list[Move], last: Move, public: list[Move]) -> Move:
    """Return the first of the public moves in the turn of the last one. It shows the aim of the turn."""
    before = next((move for move in reversed(line) if move.seq < last.seq), last)
    return next(move for move in public if move.seq > before.closed)


def _is_open(move: Move, seat: int, kind: MoveKind) -> bool:
    return move.seat == seat and move.kind is kind and not move.sealed
