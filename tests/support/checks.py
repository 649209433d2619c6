"""Checks that every game must pass at every step: questions, codec, secrets, reveals, narration, mildest answers."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from functools import cached_property

import msgspec

from games.core.game import Game
from games.core.live_questions import LiveQuestion, open_questions
from games.core.protocol import Answer, Event, Question, Setup, State, Step, Text, View
from games.core.simulation import RandomBelow, random_below, random_live_picks, with_short_game_options
from games.core.texts import words

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal")
STRETCH = 50
"""The largest number of mildest answers until a seat is no longer waited for."""

Check = Callable[["Moment"], None]


class Moment(msgspec.Struct, dict=True):
    """A step of a game: the state before, the answer, and the state after. Values that many checks use are cached."""

    game: Game
    before: bytes
    """The state before the answer, empty at the start."""
    answer: Answer | None
    step: Step
    state: State
    seats: int
    number: int

    @property
    def readers(self) -> list[int | None]:
        return [None, *range(self.seats)]

    @property
    def salt(self) -> str:
        return hashlib.sha256(f"{self.number}".encode()).hexdigest()

    @cached_property
    def saved(self) -> bytes:
        return self.game.encode(self.state)

    @cached_property
    def live(self) -> list[LiveQuestion]:
        return open_questions(self.state)

    @cached_property
    def questions(self) -> list[Question]:
        return [live.question() for live in self.live]

    @cached_property
    def explained(self) -> list[Question]:
        """Return the open questions with their refused options."""
        return self.game.questions(self.state, explain=True)

    @cached_property
    def _seen(self) -> dict[int | None, View]:
        return {}

    def view(self, reader: int | None) -> View:
        if reader not in self._seen:
            self._seen[reader] = self.game.view(self.state, reader)
        return self._seen[reader]

    @property
    def views(self) -> list[View]:
        return [self.view(reader) for reader in self.readers]


def play_and_check(
    game: Game,
    seats: int,
    seed: str,
    each_step: Sequence[Check],
    thorough: Sequence[Check] = (),
    is_thorough: Callable[[int], bool] = lambda number: True,
    options: dict[str, str] | None = None,
) -> State:
    """Play a random game. Run the checks `each_step` at every step, the slow checks `thorough` at chosen steps."""
    below = random_below(seed)
    setup = Setup(NAMES[:seats], options or {}, hashlib.sha256(seed.encode()).digest())
    state, step = game.new(with_short_game_options(game, setup))
    number, before, answer = 0, b"", None
    while True:
        dear = is_thorough(number)
        moment = Moment(game, before, answer, step, state, seats, number)
        for check in (*each_step, *(thorough if dear else ())):
            check(moment)
        if game.result(state) is not None:
            return state
        number += 1
        before = moment.saved if thorough and is_thorough(number) else b""
        live = one_of([live for live in moment.live if live.waits], below)
        answer = Answer(live.id, live.seat, random_live_picks(live, below))
        # The live question is reused, except at steps where a check compares both ways to answer.
        step = game.answer(state, answer) if before else live.take(answer.picks)


def one_of(some: list[LiveQuestion], below: RandomBelow) -> LiveQuestion:
    return some[below(len(some))]


# ---------------------------------------------------------------- checks


def questions_can_be_answered(moment: Moment) -> None:
    questions = moment.questions
    over = moment.game.result(moment.state) is not None
    assert over or any(question.waits for question in questions), "nobody is asked and the game is not over"
    ids = [question.id for question in questions]
    assert len(ids) == len(set(ids))
    for question in questions:
        question_is_sound(question)


def question_is_sound(question: Question) -> None:
    keys = [option.key for option in question.options]
    assert keys, f"{question.kind} offers nothing"
    assert len(keys) == len(set(keys)), f"{question.kind} offers a key twice: {keys}"
    assert all(len(key) <= 60 for key in keys), keys
    offered = {option.key: option.up_to for option in question.options}
    assert question.least <= sum(offered.values())
    assert question.least <= sum(question.mildest.values()) <= question.most, question
    assert all(1 <= n <= offered.get(key, 0) for key, n in question.mildest.items()), question
    for order in question.standing:
        assert all(key in offered for key in order.picks)


def state_survives_the_codec(moment: Moment) -> None:
    game = moment.game
    again = game.decode(moment.saved)
    assert again == moment.state
    assert game.encode(again) == moment.saved
    assert game.questions(again) == game.questions(moment.state) == moment.questions


def live_questions_are_the_same(moment: Moment) -> None:
    """Check that live questions equal questions as values, and that answering either gives the same state."""
    for live, question in zip(open_questions(moment.state), moment.questions, strict=True):
        assert live.offered == {option.key: option.up_to for option in question.options}
        assert (live.id, live.seat, live.kind, live.waits) == (
            question.id,
            question.seat,
            question.kind,
            question.waits,
        )
        assert (live.least, live.most, live.mildest) == (question.least, question.most, question.mildest)
    if moment.before and moment.answer:
        state = moment.game.decode(moment.before)
        live = next(live for live in open_questions(state) if live.id == moment.answer.question)
        assert live.take(moment.answer.picks) == moment.step
        assert moment.game.encode(state) == moment.saved


def hidden_things_do_not_show(moment: Moment) -> None:
    game, awaited = moment.game, moment.game.awaits(moment.state)
    for reader in moment.readers:
        other = game.shuffle_hidden(moment.state, reader, moment.salt)
        assert game.view(other, reader) == moment.view(reader), f"seat {reader} sees what it may not"
        assert game.awaits(other) == awaited
        if reader is not None:
            assert asked_of(reader, other) == asked_of(reader, moment.state)


def asked_of(seat: int, state: State) -> list[Question]:
    """Return the questions of a seat, with their refusals."""
    return [live.question(explain=True) for live in open_questions(state) if live.seat == seat]


def revelations_are_honest(moment: Moment) -> None:
    """Check that a step without `reveals` gives the same result when hidden information is shuffled."""
    game, answer = moment.game, moment.answer
    if answer is None or moment.step.reveals or not moment.before:
        return
    other = game.shuffle_hidden(game.decode(moment.before), answer.seat, moment.salt)
    step = game.answer(other, answer)
    assert not step.reveals
    assert game.view(other, answer.seat) == moment.view(answer.seat)
    assert asked_of(answer.seat, other) == asked_of(answer.seat, moment.state)
    assert game.narrate(step.events, answer.seat) == game.narrate(moment.step.events, answer.seat)


def narration_keeps_secrets(moment: Moment) -> None:
    """Check that every sentence can be formatted without information that is secret to its reader."""
    game, events = moment.game, list(moment.step.events)
    for reader in moment.readers:
        lines = game.narrate(events, reader)
        known = [without_secrets(event, reader) for event in events]
        assert known == events or lines == game.narrate(known, reader)
        for line in lines:
            can_be_said(line.text)


def without_secrets(event: Event, reader: int | None) -> Event:
    if not event.secret or reader in event.to:
        return event
    return msgspec.structs.replace(event, secret={})


def everything_can_be_said(moment: Moment) -> None:
    for question in moment.explained:
        can_be_said(question.prompt)
        for option in question.options:
            can_be_said(option.text)
            if option.help is not None:
                can_be_said(option.help)
        for refusal in question.refused:
            can_be_said(refusal.text)
            can_be_said(refusal.reason)
        for order in question.standing:
            can_be_said(order.text)
    for view in moment.views:
        can_be_said(moment.game.headline(view))
    for what in moment.game.awaits(moment.state).values():
        can_be_said(what)


def everybody_reads_why_a_seat_is_asked_outside_its_turn(moment: Moment) -> None:
    """Check that the table knows what it waits for where a seat is asked something and it is not its turn."""
    if moment.game.result(moment.state) is not None:
        return
    told, on_turn = moment.game.awaits(moment.state), moment.game.on_turn(moment.state)
    for live in moment.live:
        if live.waits and live.seat not in on_turn:
            assert live.seat in told, f"nobody reads what {live.kind} waits for"


def every_seats_score_is_public(moment: Moment) -> None:
    """Check that every seat has a score, and that all readers see the same one."""
    for seat in range(moment.seats):
        scores = [moment.game.score(view, seat) for view in moment.views]
        assert all(score == scores[0] for score in scores)
        can_be_said(scores[0])


_said: set[bytes] = set()


def can_be_said(text: Text) -> None:
    """Check that a text can be formatted. Each text is checked once, because formatting is slow."""
    key = msgspec.msgpack.encode(text)
    if key not in _said:
        assert words().say(text, NAMES)
        _said.add(key)


def mild_answers_end_the_stretch(moment: Moment) -> None:
    """Check that mildest answers end the wait for each seat. Against rivals the end of a turn is enough."""
    game = moment.game
    rivals = game.rivals(moment.view(None))
    for seat in {question.seat for question in moment.questions if question.waits}:
        state = game.decode(moment.saved)
        for _ in range(STRETCH):
            mine = [question for question in game.questions(state) if question.seat == seat and question.waits]
            if not mine:
                break
            step = game.answer(state, Answer(mine[0].id, seat, mine[0].mildest))
            if step.closes and rivals:
                break
        else:
            raise AssertionError(f"seat {seat} is still awaited after {STRETCH} mild answers: {mine[0].kind}")


CHEAP: tuple[Check, ...] = (
    questions_can_be_answered,
    everybody_reads_why_a_seat_is_asked_outside_its_turn,
)
DEAR: tuple[Check, ...] = (
    state_survives_the_codec,
    live_questions_are_the_same,
    hidden_things_do_not_show,
    revelations_are_honest,
    narration_keeps_secrets,
    everything_can_be_said,
    every_seats_score_is_public,
    mild_answers_end_the_stretch,
)


def variant_keys(game: Game) -> set[str]:
    """Return the locale keys of a game's variants."""
    choices = [choice for variant in game.variants for choice in variant.choices]
    texts = [*(variant.text for variant in game.variants), *(choice.text for choice in choices)]
    return {text.key for text in (*texts, *(choice.help for choice in choices if choice.help))}
