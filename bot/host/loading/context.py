"""The context that all services of the host share: store, games, clock, queues, and loading a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime, timedelta

from bot.host.loading.loaded import Loaded
from bot.host.loading.outages import Presence
from bot.host.loading.queues import Queues
from bot.host.loading.reading import GameLoader, GameReading
from bot.host.model.facts import Person
from bot.host.model.hours import Clock, Day
from bot.host.model.measurements import Watch
from bot.host.model.preferences import PersonSettings, TableSettings
from bot.host.model.records import RecordedAct
from bot.host.notify.rules.prepared import ANSWER_DELAY, TURN_END_DELAY
from bot.host.store import RowSet, Store
from games.core.game import Game

STAYS_AWAKE = timedelta(minutes=30)


class HostContext(GameLoader):
    """The loader with everything else that services of the host share: queues, listeners, and who was active when."""

    def __init__(self, store: Store, games: Mapping[str, Game], clock: Clock) -> None:
        super().__init__(store, games, clock)
        self.queues = Queues()
        self._reads = Queues()
        self.after_commit: list[Callable[[str, GameReading | None], None]] = []
        """Called after each commit with the id of the game, and with the game if it is known."""
        self.games_with_prepared_answers: set[str] = set()
        """Games in which a prepared answer, or the end of a turn, will be given without a press."""
        self.answer_delay = ANSWER_DELAY
        self.turn_end_delay: timedelta | None = TURN_END_DELAY
        """When a turn with nothing left to decide ends by itself, or None if it waits for a press."""
        self._seen: dict[int, datetime] = {}
        self.presence = Presence(clock)
        self.watch = Watch()

    async def reading(self, game: str) -> GameReading:
        """Return a cached game with the states that were made of it, or read it. Concurrent calls share one read."""
        async with self._reads.lock(game):
            cached = self.cache.get(game)
            if isinstance(cached, GameReading) and not self.store.is_shared:
                return cached
            reading = GameReading(self, await self.read(game))
            if isinstance(cached, GameReading):
                reading.take_states_of(cached)
            self.cache.put(reading)
            return reading

    def release_states(self, games: Iterable[str]) -> None:
        """Free the states of cached games that no waiting message needs."""
        for game in games:
            cached = self.cache.get(game)
            if isinstance(cached, GameReading) and cached.has_states:
                self.cache.put(GameReading(self, cached.loaded))

    def mark_seen(self, user: int) -> None:
        """Note that a person is active, so that they count as awake for a while."""
        now = self.now()
        self._seen.pop(user, None)
        self._seen[user] = now  # The latest are last.
        while (first := next(iter(self._seen))) != user and self._seen[first] + STAYS_AWAKE <= now:
            del self._seen[first]

    def clear_seen(self, user: int) -> None:
        self._seen.pop(user, None)

    def committed(self, game: str, stands: GameReading | None = None) -> None:
        """Wake the outbox, the friends and the automatic answers after a commit."""
        for tell in self.after_commit:
            tell(game, stands)

    async def day_of(self, loaded: Loaded, user: int | None) -> Day:
        """Return the waking hours of a person, by the table's time zone if they have set none."""
        table_settings = loaded.row.table_settings
        if user is None:
            return Day(table_settings.zone)
        return self.day(user, table_settings, await self.settings_of(loaded, user))

    def day(self, user: int, table_settings: TableSettings, own: PersonSettings) -> Day:
        seen = self._seen.get(user)
        there = seen is not None and seen <= self.now()  # If not, the clock was set back since.
        return Day(
            own.zone or table_settings.zone,
            own.quiet_from,
            own.quiet_to,
            own.vacation_until,
            seen + STAYS_AWAKE if seen and there else None,
        )

    async def settings_of(self, loaded: Loaded, user: int) -> PersonSettings:
        """Return the settings of a person who sits at this table, or is about to."""
        if user in loaded.people:
            return loaded.people[user]
        person = await self.store.read.people.get(user)
        return person.settings if person else PersonSettings()

    async def record_act(
        self, rows: RowSet, game: str, kind: str, by: Person | int | None, **data: str | int | None
    ) -> None:
        user = by.id if isinstance(by, Person) else by
        await rows.games.add_act(RecordedAct(game=game, at=self.now(), kind=kind, by=user, data=data))
