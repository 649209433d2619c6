"""What all services of the host share: store, games, clock, queues, and how a game is loaded."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

import msgspec

from bot.host.bots.minds import mind_of
from bot.host.model.facts import FINISHED, Awaited, Chair, Person, Refused, Status, Summary
from bot.host.model.hours import Clock, Day
from bot.host.model.measurements import Watch
from bot.host.model.plans import Plan
from bot.host.model.preferences import PersonSettings, Pronoun, TableSettings
from bot.host.model.records import GameRow, Move, OutboxRow, RecordedAct, SeatRow, VoteRow
from bot.host.notify.promises import LAST_MOMENT, SHORT_WHILE
from bot.host.play.cache import AtHand
from bot.host.play.narration import tolerant
from bot.host.play.outages import Presence
from bot.host.play.public_facts import Barriers, Known, known_of
from bot.host.play.queues import Queues
from bot.host.store import RowSet, Store
from bot.host.store.compression import unsqueezed
from games.core.protocol import Game, State, Text, View, say

if TYPE_CHECKING:
    from bot.host.play.reading import GameReading

STAYS_AWAKE = timedelta(minutes=30)


class UnreadableSave(Refused):
    """A snapshot that this version cannot read: the game is set aside until it can."""

    def __init__(self, what: str) -> None:
        super().__init__(say("host-is-quarantined"))
        self.args = (what,)


class Loaded(msgspec.Struct, frozen=True):
    """A game as it stands: all that one press needs, read at once. States are made from it when they are wanted."""

    row: GameRow
    seats: tuple[SeatRow, ...]
    last: Move | None
    """None in the lobby."""
    moves: tuple[Move, ...] = ()
    """From the last one that closed a turn, or from an earlier one."""
    snapshots: dict[int, bytes] = {}
    """Of the moves from the last barrier on, ready to be decoded but for `unsqueezed`."""
    orders: frozenset[tuple[int, str]] = frozenset()
    plans: dict[int, Plan] = {}
    """What players have thought ahead, by their seats: each for its owner's eyes alone."""
    vote: VoteRow | None = None
    people: dict[int, PersonSettings] = {}
    """How those live who sit here and have ever been met."""
    waiting: tuple[OutboxRow, ...] = ()
    """What is still to be told, as far as it is known."""
    edition: int = 0
    """Of everything that may concern any game (`AtHand`), when this was read."""

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def tip(self) -> Move:
        """The last move of a game that has begun."""
        if self.last is None:
            raise Refused(say("host-not-begun"))
        return self.last

    def seat_of(self, user: int) -> int | None:
        return next((seat.seat for seat in self.seats if seat.user == user), None)

    def seat_held_by(self, user: int) -> int:
        seat = self.seat_of(user)
        if seat is None:
            raise Refused(say("host-not-seated"))
        return seat

    def must_run(self) -> None:
        if self.row.status is not Status.RUNNING:
            raise Refused(why_not_running(self.row))


def why_not_running(row: GameRow) -> Text:
    if row.status is Status.PAUSED:
        return say(f"host-paused-{row.paused_by}")
    return say(f"host-is-{row.status.value}")


def withdrawn(key: str) -> str:
    """Return the key under which a seat keeps that it has withdrawn an order that stands by default."""
    return f"-{key}"


def orders_in_force(
    stored: Iterable[tuple[int, str]], seats: Iterable[SeatRow], defaults: Sequence[str]
) -> frozenset[tuple[int, str]]:
    """Return the orders that were given, and those that stand by default unless their seat has withdrawn them."""
    given = set(stored)
    by_default = {(seat.seat, key) for seat in seats for key in defaults}
    off = {(seat, key) for seat, key in by_default if (seat, withdrawn(key)) in given}
    marks = {(seat, withdrawn(key)) for seat, key in off}
    return frozenset((given - marks) | (by_default - off))


class HostContext:
    def __init__(self, store: Store, games: Mapping[str, Game], clock: Clock) -> None:
        self.store = store
        self.games = {key: tolerant(game) for key, game in games.items()}
        self.clock = clock
        self.queues = Queues()
        self.barriers = Barriers()
        self.at_hand = AtHand(store)
        self.after_commit: list[Callable[[str, GameReading | None], None]] = []
        """Told the game's id, and how it stands where that is known, when something was committed."""
        self.promised: set[str] = set()
        """Games in which something will be answered by itself."""
        self.short_while = SHORT_WHILE
        self.last_moment: timedelta | None = LAST_MOMENT
        """After it a turn in which nothing is left ends itself; none: it waits for a press."""
        self._seen: dict[int, datetime] = {}
        self.presence = Presence(clock)
        self.watch = Watch()
        self.suspects: set[str] = set()
        """Games that could not be read a moment ago: the next sweep looks at them."""

    def mark_seen(self, user: int) -> None:
        """Somebody does something, so they are awake."""
        now = self.now()
        self._seen.pop(user, None)
        self._seen[user] = now  # The latest stand last.
        while (first := next(iter(self._seen))) != user and self._seen[first] + STAYS_AWAKE <= now:
            del self._seen[first]

    def clear_seen(self, user: int) -> None:
        self._seen.pop(user, None)

    def now(self) -> datetime:
        return self.clock.now()

    def rules(self, row: GameRow) -> Game:
        game = self.games.get(row.key)
        if game is None:
            raise UnreadableSave(f"no game is called {row.key!r}")
        return game

    def _default_orders(self, row: GameRow) -> tuple[str, ...]:
        """Return none for a game that this version does not know: it is still listed."""
        game = self.games.get(row.key)
        return game.default_orders if game is not None else ()

    def committed(self, game: str, stands: GameReading | None = None) -> None:
        """The outbox and the friends wake up."""
        for tell in self.after_commit:
            tell(game, stands)

    async def load(self, game: str) -> Loaded:
        return self.at_hand.get(game) or await self.read(game)

    async def read(self, game: str) -> Loaded:
        """As it lies in the database."""
        edition = self.at_hand.edition
        try:
            stored = await self.store.whole(game)
        except (msgspec.MsgspecError, ValueError) as error:
            self.suspects.add(game)
            raise UnreadableSave(f"{game} cannot be read") from error
        if stored is None:
            raise Refused(say("host-no-such-game"))
        return Loaded(
            stored.row,
            stored.seats,
            stored.moves[-1] if stored.moves else None,
            stored.moves,
            stored.snapshots,
            orders_in_force(stored.orders, stored.seats, self._default_orders(stored.row)),
            stored.plans,
            stored.vote,
            stored.people,
            stored.waiting,
            edition,
        )

    async def state(self, loaded: Loaded, seq: int) -> State:
        """A fresh copy of the state after a move, or after the nearest earlier one that is still kept."""
        try:
            at_hand = loaded.snapshots.get(seq)
            data = await self._snapshot(loaded.id, seq) if at_hand is None else unsqueezed(at_hand)
            return self.rules(loaded.row).decode(data)
        except Exception as error:
            # Whatever a game stumbles over in an old save, the others go on.
            self.suspects.add(loaded.id)
            raise UnreadableSave(f"{loaded.id} cannot be read after move {seq}") from error

    async def _snapshot(self, game: str, seq: int) -> bytes:
        """Of what was thinned out, the last closing snapshot before it on the line, or that of the start."""
        moves = self.store.read.moves
        data = await moves.snapshot(game, seq)
        if data is None:
            move = await moves.get(game, seq)
            data = await moves.snapshot(game, max(move.closed, 0)) if move else None
        if data is None:
            raise LookupError(f"no snapshot of move {seq}")
        return data

    async def summary(self, game: str) -> Summary:
        return await self.summarise(await self.load(game))

    async def summarise(self, loaded: Loaded) -> Summary:
        return self.summarise_with(loaded, await self._known(loaded))

    def summarise_as_seen(self, loaded: Loaded, public: View) -> Summary:
        """`public`: what everybody saw at some moment of the game."""
        return self.summarise_with(loaded, known_of(self.rules(loaded.row), public, len(loaded.seats)))

    def summarise_with(self, loaded: Loaded, known: Known | None) -> Summary:
        row, now = loaded.row, self.now()
        over = row.status in FINISHED
        return Summary(
            game=row.id,
            key=row.key,
            status=row.status,
            guild=row.guild,
            channel=row.channel,
            host=row.host,
            chairs=tuple([_chair(loaded, seat, now) for seat in loaded.seats]),
            wanted=row.wanted,
            options=row.options,
            table_settings=row.table_settings,
            created=row.created,
            headline=known.headline if known else None,
            awaited=awaited(loaded, now, known),
            on_turn=known.on_turn if known else (),
            commitment=row.commitment,
            seed=row.seed.hex() if row.seed and over else None,
            result=row.result,
            scores=known.scores if known else (),
            rivals=known.rivals if known else (),
        )

    async def _known(self, loaded: Loaded) -> Known | None:
        """What everybody may see: at the last barrier. None where it cannot be read: a list goes on without it."""
        if loaded.last is None or loaded.row.status is Status.QUARANTINED:
            return None
        try:
            state, rules = await self.state(loaded, loaded.last.barrier), self.rules(loaded.row)
        except UnreadableSave:
            return None
        return known_of(rules, rules.view(state, None), len(loaded.seats), state)

    async def day_of(self, loaded: Loaded, user: int | None) -> Day:
        """Somebody's hours; who has set none lives by the table's."""
        table_settings = loaded.row.table_settings
        if user is None:
            return Day(table_settings.zone)
        return self.day(user, table_settings, await self.settings_of(loaded, user))

    def day(self, user: int, table_settings: TableSettings, own: PersonSettings) -> Day:
        seen = self._seen.get(user)
        there = seen is not None and seen <= self.now()  # Else the clock was set back since.
        return Day(
            own.zone or table_settings.zone,
            own.quiet_from,
            own.quiet_to,
            own.vacation_until,
            seen + STAYS_AWAKE if seen and there else None,
        )

    async def settings_of(self, loaded: Loaded, user: int) -> PersonSettings:
        """How somebody lives who sits at this table, or just sits down."""
        if user in loaded.people:
            return loaded.people[user]
        person = await self.store.read.people.get(user)
        return person.settings if person else PersonSettings()

    async def record_act(
        self, rows: RowSet, game: str, kind: str, by: Person | int | None, **data: str | int | None
    ) -> None:
        user = by.id if isinstance(by, Person) else by
        await rows.games.add_act(RecordedAct(game=game, at=self.now(), kind=kind, by=user, data=data))


def _chair(loaded: Loaded, seat: SeatRow, now: datetime) -> Chair:
    mind = mind_of(loaded.row, seat)
    own = loaded.people.get(seat.user) if seat.user is not None else None
    pronoun, said = own.pronoun if own else Pronoun.THEY, mind.text if mind else None
    away = _away_until(loaded, seat, now)
    return Chair(seat.seat, seat.user, seat.name, seat.colour, seat.friend, said, pronoun, away)


def awaited(loaded: Loaded, now: datetime, known: Known | None) -> tuple[Awaited, ...]:
    """In the order of the seats: any other order might tell something."""
    at_deadline = loaded.row.table_settings.at_deadline
    awaits, on_turn = (known.awaits, known.on_turn) if known else ({}, ())
    return tuple(
        Awaited(
            seat.seat,
            seat.awaited,
            seat.deadline,
            at_deadline,
            _away_until(loaded, seat, now),
            seat.together,
            awaits.get(seat.seat),
            seat.seat in on_turn,
        )
        for seat in loaded.seats
        if seat.awaited is not None
    )


def _away_until(loaded: Loaded, seat: SeatRow, now: datetime) -> datetime | None:
    own = loaded.people.get(seat.user) if seat.user is not None else None
    return own.vacation_until if own and own.vacation_until and own.vacation_until > now else None


def wait_numbers(seats: Sequence[SeatRow]) -> dict[str, int]:
    """For whom the table waits, and for the how-manieth time, as a letter keeps it."""
    return {str(seat.seat): seat.wait_number for seat in seats if seat.awaited is not None}
