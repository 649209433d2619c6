"""The table: what a player sees and can do, and what a press does. Presses of one game run one after the other."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from itertools import dropwhile

import msgspec
from cachetools import LRUCache

from bot.host.loading.context import HostContext
from bot.host.loading.loaded import Loaded
from bot.host.loading.reading import GameReading
from bot.host.model.facts import Outcome, Panel, Preview, Refused, SeatView, Submitted, TakeBack, Vote, VoteKind
from bot.host.model.interaction.actions import Action
from bot.host.model.interaction.presses import FRONT, LAST, MORE, Look, picked, read
from bot.host.model.preferences import PersonSettings
from bot.host.model.records import Move, VoteRow
from bot.host.model.timeline import has_just_revealed, last_step, newest, on_the_line
from bot.host.play import previews
from bot.host.play.coach import coaching, note_explained
from bot.host.play.moves import MoveWriter, PendingMoves
from bot.host.play.owner_return import welcome_back
from bot.host.play.talks import people_to_talk_with, talks_of
from games.core.protocol import Answer, Event, IllegalAnswer, Line, Picks, Question, StaleAnswer, Text, say

log = logging.getLogger(__name__)

MOST_MEANWHILE = 6
"""The most sentences above the next question about what rivals did. The post has all of them."""

MOST_ENDED = 12
"""The most sentences about a turn that has ended. The end of a round is included, so that the reward is shown."""

MOST_CACHED_STEPS = 2000
"""Steps whose picks are cached in words, so that a take-back can name them without the state before."""


class Pressed(msgspec.Struct, frozen=True):
    """The result of a press on a panel."""

    outcome: Outcome
    panel: Panel
    reason: Text | None = None
    look: Look = FRONT
    """The part of the panel to show."""
    settings: PersonSettings | None = None
    """The settings of the player who pressed, as they were read with the game."""


class Table:
    """Shows a game to its players and takes their answers."""

    def __init__(self, context: HostContext, move_writer: MoveWriter) -> None:
        self.context = context
        self.move_writer = move_writer
        self._picked: LRUCache[tuple[str, int], tuple[Text, ...]] = LRUCache(MOST_CACHED_STEPS)

    async def look(self, game: str, user: int | None) -> SeatView:
        """Return the game as a reader may see it. A reader without a seat sees what everybody sees.

        If the reader owns a seat, this also ends a deputy, an offer or a vote against them.
        """
        loaded = await self.context.load(game)
        if user is None:
            return await self.seat_view(loaded, None)
        loaded = await welcome_back(self.context, loaded, user)
        return await self.seat_view(loaded, loaded.seat_of(user))

    async def seat_view(self, loaded: Loaded, seat: int | None, seq: int | None = None) -> SeatView:
        return await GameReading(self.context, loaded).seat_view(seat, seq)

    async def panel(self, game: str, user: int) -> Panel:
        """Return what a player can do now, with refused options and reasons."""
        self.context.mark_seen(user)
        loaded = await welcome_back(self.context, await self.context.load(game), user)
        return await self.panel_of(GameReading(self.context, loaded), loaded.seat_held_by(user))

    async def press(self, act: Action, values: Sequence[str], user: int, at: int = 0) -> Pressed:
        """Take an answer from a press on a panel, or show another part of the panel.

        A stale or illegal answer changes nothing and returns the present panel. `at` is the direct message with the
        panel, or 0.
        """
        self.context.mark_seen(user)
        async with self.context.queues.turn(act.game):
            loaded = await welcome_back(self.context, await self.context.load(act.game), user)
            reading, seat = GameReading(self.context, loaded), loaded.seat_held_by(user)
            given = await self._pressed(reading, act, values, seat, at)
            return msgspec.structs.replace(given, settings=loaded.people.get(user))

    async def _pressed(self, reading: GameReading, act: Action, values: Sequence[str], seat: int, at: int) -> Pressed:
        asked = await self._asked(reading, act.epoch, act.question)
        if act.verb == MORE:
            return Pressed(Outcome.LOOKED, await self.panel_of(reading, seat), look=Look(act.question, more=True))
        if asked is None or asked.seat != seat:
            return Pressed(Outcome.STALE, await self.panel_of(reading, seat))
        said = read(act, values, asked)
        if isinstance(said, Look):
            return Pressed(Outcome.LOOKED, await self.panel_of(reading, seat), look=said)
        return await self._answered(reading, asked, Answer(asked.id, seat, said), ends=act.verb == LAST, at=at)

    async def submit(self, game: str, user: int, epoch: int, question: str, picks: Picks, at: int = 0) -> Submitted:
        """Take an answer as picks. A stale or illegal answer changes nothing."""
        self.context.mark_seen(user)
        async with self.context.queues.turn(game):
            loaded = await welcome_back(self.context, await self.context.load(game), user)
            reading = GameReading(self.context, loaded)
            seat = reading.loaded.seat_held_by(user)
            reading.loaded.must_run()
            asked = await self._asked(reading, epoch, question)
            if asked is None:
                return Submitted(Outcome.STALE, await self.panel_of(reading, seat))
            if asked.seat != seat:
                return Submitted(Outcome.ILLEGAL, await self.panel_of(reading, seat), say("illegal-not-yours"))
            given = await self._answered(reading, asked, Answer(question, seat, picks), at=at)
            return Submitted(given.outcome, given.panel, given.reason)

    async def preview(self, game: str, user: int, epoch: int, question: str, picks: Picks) -> Preview:
        """Return what the table would read after an answer, as far as the player can know it."""
        loaded = await self.context.load(game)
        seat = loaded.seat_held_by(user)
        loaded.must_run()
        if epoch != loaded.row.epoch:
            raise Refused(say("host-stale"))
        try:
            return await previews.after(GameReading(self.context, loaded), Answer(question, seat, picks))
        except StaleAnswer:
            raise Refused(say("host-stale")) from None
        except IllegalAnswer as illegal:
            raise Refused(illegal.reason) from illegal

    async def _asked(self, reading: GameReading, epoch: int, question: str) -> Question | None:
        """Return the question with this id, or None if it is no longer open."""
        if epoch != reading.loaded.row.epoch:
            return None
        return next((asked for asked in await reading.asked() if asked.id == question), None)

    async def _answered(
        self, reading: GameReading, asked: Question, answer: Answer, *, ends: bool = False, at: int = 0
    ) -> Pressed:
        """Play an answer and commit it. `ends` says whether it was pressed as the last choice of a turn."""
        loaded, begun = reading.loaded, reading.events_since_acting(answer.seat)
        pending = PendingMoves(reading.rules, await reading.take_state(), loaded.tip, self.context.now(), explains=True)
        try:
            still_open = not self._play(loaded, pending, asked, answer, ends)
        except StaleAnswer:
            return Pressed(Outcome.STALE, await self.panel_of(GameReading(self.context, loaded), answer.seat))
        except IllegalAnswer as illegal:
            panel = await self.panel_of(GameReading(self.context, loaded), answer.seat)
            return Pressed(Outcome.ILLEGAL, panel, illegal.reason)
        stands = await self.move_writer.write(loaded, pending, at=at)
        self._cache_picks(pending, loaded.id)
        settings = await self._explained(loaded, answer.seat, asked)
        panel = await self.panel_of(stands, answer.seat, settings)
        ended = _ended(begun, pending, answer.seat) if not panel.questions else ()
        step = _step(pending, answer.seat) if loaded.row.table_settings.is_first_game else ()
        panel = msgspec.structs.replace(panel, meanwhile=_meanwhile(pending, answer.seat), ended=ended, step=step)
        return Pressed(Outcome.TAKEN, panel, say("panel-still-open") if still_open else None)

    def _play(self, loaded: Loaded, pending: PendingMoves, asked: Question, answer: Answer, ends: bool) -> bool:
        """Play an answer and the orders that follow. Return False if the turn should have ended and did not."""
        try:
            pending.answer_in_turn(asked, answer)
            ended = pending.end_turn(asked) if ends and answer.picks.keys() <= set(asked.last) else not ends
            at_once = self.context.rules(loaded.row).default_orders
            pending.follow_orders({order for order in loaded.orders if order[0] == answer.seat or order[1] in at_once})
            return ended
        except (StaleAnswer, IllegalAnswer):
            raise
        except Exception:
            # A bug in the rules: nothing is written, and the game does not change.
            log.exception("an answer failed", extra={"game": loaded.id, "seq": loaded.tip.seq})
            raise Refused(say("host-mistake")) from None

    def _cache_picks(self, pending: PendingMoves, game: str) -> None:
        for made in pending.made:
            self._picked[game, made.move.seq] = made.picked

    async def _explained(self, loaded: Loaded, seat: int, asked: Question) -> PersonSettings:
        """Note that the player has read what the coach said of a question, and return the player's settings."""
        user, rules = loaded.seats[seat].user, self.context.rules(loaded.row)
        settings = _settings(loaded, seat)
        if user is None:
            return settings
        return await note_explained(self.context, rules, loaded.row, settings, asked, user)

    async def panel_of(self, reading: GameReading, seat: int, settings: PersonSettings | None = None) -> Panel:
        """Return the panel of a seat. `settings`: those of its player, if they have just changed."""
        loaded = reading.loaded
        seat_view = await reading.seat_view(seat)
        standing = (await reading.at_barrier()).orders
        mine = [question for question in await reading.asked(explain=True) if question.seat == seat]
        questions = tuple(sorted(mine, key=lambda question: (not question.waits, not question.early)))
        done = tuple(reading.rules.narrate(reading.events_since_acting(seat), seat))
        granted = talks_of(reading.rules, seat_view.view, seat)
        return Panel(
            seat_view=seat_view,
            seat=seat,
            epoch=loaded.row.epoch,
            questions=questions,
            done=done,
            back=await self._back(reading, seat, seat_view.summary.is_alone),
            orders=tuple(o for o in standing if (seat, o.key) in loaded.orders and seat not in o.not_for),
            vote=await self.show_vote(loaded, loaded.vote) if loaded.vote else None,
            looked=self.context.now(),
            preview=await previews.at_the_end(reading, seat, questions) if done else None,
            may_order=tuple(order for order in standing if seat not in order.not_for),
            talks=granted.name if granted and people_to_talk_with(loaded, granted, seat) else None,
            may_plan=reading.rules.can_plan_ahead,
            plan=loaded.plans.get(seat),
            outcome=_outcome(loaded, seat),
            coach=coaching(
                reading.rules,
                loaded.row,
                settings or _settings(loaded, seat),
                questions,
                reading.rules.round(seat_view.view),
            ),
            rules_behind=reading.rules.rules_behind,
            tip=loaded.tip.seq,
        )

    async def _back(self, reading: GameReading, seat: int, alone: bool) -> TakeBack:
        step = last_step(reading.tail)
        if not reading.loaded.seats[seat].wait_number:
            return TakeBack(())  # A seat that was never asked has nothing to take back.
        if step is None or step.seat != seat or step.sealed:
            # The same reason in all cases, so that it does not reveal that another player has begun a turn.
            why_not = say("host-back-alone" if alone else "host-back-nothing")
            return TakeBack((), why_not, is_news=has_just_revealed(reading.loaded.moves, seat))
        return TakeBack(await self.picked(reading.loaded, step))

    async def picked(self, loaded: Loaded, step: Move) -> tuple[Text, ...]:
        """Return what was picked in a step, in the words of its question."""
        named = self._picked.get((loaded.id, step.seq))
        if named is None and step.answer is not None:
            before = await self.context.state(loaded, step.prev)
            asked = self.context.rules(loaded.row).questions(before)
            named = next((picked(each, step.answer.picks) for each in asked if each.id == step.answer.question), ())
        return named or (say("host-back-a-step"),)

    async def show_vote(self, loaded: Loaded, vote: VoteRow) -> Vote:
        """Return a vote for the screen, with what would be undone if it is about an undo."""
        lines = await self.undone(loaded, vote.about) if vote.kind is VoteKind.UNDO else ()
        return Vote(
            vote.id, vote.game, vote.kind, vote.seat, vote.about, vote.voters, vote.yes, vote.closes, tuple(lines)
        )

    async def undone(self, loaded: Loaded, target: int) -> list[Line]:
        """Return what going back to a move would undo, in sentences that everybody may read."""
        line = on_the_line(await self.context.store.read.moves.after(loaded.id, target))
        events = [event for move in line if move.seq <= loaded.tip.barrier for event in move.events]
        return self.context.rules(loaded.row).narrate(events, None)


def _settings(loaded: Loaded, seat: int) -> PersonSettings:
    user = loaded.seats[seat].user
    return (loaded.people.get(user) if user is not None else None) or PersonSettings()


def _outcome(loaded: Loaded, seat: int) -> Text | None:
    """Return the result of a plan while its owner is still asked, or until the end of the next turn."""
    plan, row = loaded.plans.get(seat), loaded.seats[seat]
    if plan is None or row.wait_number > plan.told_until:
        return None
    return plan.outcome if row.awaited is not None or plan.told_until > row.wait_number else None


def _ended(begun: Sequence[Event], pending: PendingMoves, seat: int) -> tuple[Line, ...]:
    """Return the sentences of a turn that has ended, as its player may know them."""
    closed = next((at for at, made in enumerate(pending.made, 1) if made.move.closes), 0)
    events = [event for made in pending.made[:closed] for event in made.move.events]
    return tuple(newest(pending.rules.narrate([*begun, *events], seat), MOST_ENDED)) if closed else ()


def _step(pending: PendingMoves, seat: int) -> tuple[Line, ...]:
    """Return the sentences of what a seat has just done in its turn, unless the turn has ended."""
    if any(made.move.closes for made in pending.made):
        return ()
    return tuple(pending.rules.narrate([event for made in pending.made for event in made.move.events], seat))


def _meanwhile(pending: PendingMoves, seat: int) -> tuple[Line, ...]:
    """Return the sentences about what rivals did after the turn that has just ended."""
    if not any(made.move.closes for made in pending.made):
        return ()
    events = [event for made in pending.made for event in made.move.events]
    others = [*dropwhile(lambda event: event.seat == seat, events)]
    return tuple(newest(pending.rules.narrate(others, seat), MOST_MEANWHILE))
