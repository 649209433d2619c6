"""The lobby: creating a table, joining, choosing options, and starting."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from bot.host.loading.context import HostContext
from bot.host.loading.loaded import Loaded
from bot.host.lobby.chairs import choose_colour, choose_seat, empty_chairs, free_colours, recoloured_friend
from bot.host.lobby.table_limits import TableLimits, check_newcomer, check_reliable, why_no_table
from bot.host.lobby.wishes import check_player_count, fitting_options, fitting_settings
from bot.host.model.facts import FINISHED, Person, Refused, Status, Summary
from bot.host.model.hours import DAY
from bot.host.model.minds import ANY_FRIEND, Wish, friends_to_come
from bot.host.model.names import readable
from bot.host.model.preferences import COLOURS, TableSettings
from bot.host.model.records import GameRow, SeatRow
from bot.host.notify.queueing import put_public
from bot.host.play.moves import MoveWriter, PendingMoves
from bot.host.store import RowConflict, RowSet
from games.core.chance import commitment
from games.core.game import Game
from games.core.protocol import Setup, State, Step, say

SEED_BYTES = 32
LEFT = ("abandoned",)
"""Kinds of recorded acts by which a player left a seat."""
ALPHABET = "abcdefghjkmnpqrstvwxyz23456789"


def new_game_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(6))


class Lobby:
    """Changes tables that have not begun."""

    def __init__(self, context: HostContext, move_writer: MoveWriter) -> None:
        self.context = context
        self.move_writer = move_writer
        self.limits = TableLimits()

    async def create(
        self,
        person: Person,
        guild: int | None,
        channel: int,
        key: str,
        wanted: int | None = None,
        options: Mapping[str, str] | None = None,
        table_settings: TableSettings | None = None,
    ) -> Summary:
        """Create a table in a channel that has none. Its creator gets the first seat."""
        self.context.mark_seen(person.id)
        rules = self._rules(key)
        now, chosen = self.context.now(), fitting_options(rules, options or {})
        game = GameRow(
            id=new_game_id(),
            key=key,
            status=Status.LOBBY,
            guild=guild,
            channel=channel,
            host=person.id,
            wanted=check_player_count(rules, chosen, wanted),
            options=chosen,
            table_settings=fitting_settings(table_settings or TableSettings()),
            created=now,
            moved=now,
        )
        try:
            async with self.context.store.write() as rows:
                if guild is not None:
                    await rows.games.lock_tables_of(guild)
                await self._check_limits(rows, guild, person.id)
                await rows.people.meet(person.id, person.name)
                await rows.games.insert(game)
                await rows.games.put_seat(_seat(game.id, 0, person, COLOURS[0]))
                await put_public(rows, game, "lobby", {}, now)
        except RowConflict:
            raise Refused(say("host-channel-taken")) from None
        self.context.committed(game.id)
        return await self.context.summary(game.id)

    async def check_newcomer(self, rows: RowSet, user: int) -> None:
        """Refuse another game to a newcomer who has too many."""
        await check_newcomer(rows, self.limits, user)

    async def check_room(self, guild: int | None, user: int) -> None:
        """Refuse another table if the user, or the server, has too many. A game alone is in no server."""
        await self._check_limits(self.context.store.read, guild, user)

    async def _check_limits(self, rows: RowSet, guild: int | None, user: int) -> None:
        if guild is not None:
            why_not = why_no_table(self.limits, *await rows.games.open_tables(guild, user))
            if why_not is not None:
                raise Refused(why_not)
        elif self.limits.per_person and await rows.games.open_alone(user) >= self.limits.per_person:
            raise Refused(say("host-too-many-alone", most=self.limits.per_person))
        await check_newcomer(rows, self.limits, user)

    def check(self, key: str, wanted: int | None, table_settings: TableSettings) -> None:
        """Refuse settings that no table can have, before a channel is made for it."""
        rules = self._rules(key)
        check_player_count(rules, fitting_options(rules, {}), wanted)
        fitting_settings(table_settings)

    def _rules(self, key: str) -> Game:
        rules = self.context.games.get(key)
        if rules is None:
            raise Refused(say("host-no-such-rules"))
        return rules

    async def join(self, game: str, person: Person, seat: int | None = None, colour: str | None = None) -> Summary:
        """Give a person a seat, or another seat or colour. A simulated friend on that seat makes room."""
        self.context.mark_seen(person.id)
        async with self.context.queues.turn(game):
            loaded = await self._lobby(game)
            mine = loaded.seat_of(person.id)
            chosen = choose_seat(loaded, seat, mine)
            tint = choose_colour(loaded, colour, chosen if mine is None else mine)
            async with self.context.store.write() as rows:
                await rows.people.meet(person.id, person.name)
                new = _seat(game, chosen, person, tint)
                if mine is None:
                    await self.check_player(rows, loaded, person.id)
                else:
                    await rows.games.drop_seat(game, mine)
                    old = next(each for each in loaded.seats if each.seat == mine)
                    new = msgspec.structs.replace(new, agrees=old.agrees)
                await rows.games.put_seat(new)
                for friend in recoloured_friend(loaded, tint, chosen):
                    await rows.games.put_seat(friend)
                await self._refresh(rows, loaded.row)
            joined = await self._lobby(game)
            if loaded.row.table_settings.starts_when_full and _is_full(joined) and not _is_full(loaded):
                await self._begin(joined)
        return await self._finish(game)

    async def check_player(self, rows: RowSet, loaded: Loaded, user: int) -> None:
        """Refuse a seat to somebody who has too many as a newcomer, or is less reliable than the table asks."""
        await check_newcomer(rows, self.limits, user)
        await check_reliable(rows, loaded.row.table_settings.least_reliable, user)

    async def agree(self, game: str, user: int) -> bool:
        """Note that a player of a private table agrees that the game counts, or no longer does. Return which."""
        async with self.context.queues.turn(game):
            loaded = await self._lobby(game)
            held = loaded.seat_held_by(user)
            if not loaded.row.table_settings.private or not loaded.row.table_settings.counts:
                raise Refused(say("host-nothing-to-agree"))
            agrees = not next(each for each in loaded.seats if each.seat == held).agrees
            async with self.context.store.write() as rows:
                await rows.games.update_seat(game, held, agrees=agrees)
                await self._refresh(rows, loaded.row)
        await self._finish(game)
        return agrees

    async def leave(self, game: str, user: int) -> Summary:
        async with self.context.queues.turn(game):
            loaded = await self._lobby(game)
            async with self.context.store.write() as rows:
                await leave_lobby(rows, loaded, loaded.seat_held_by(user))
                await self._refresh(rows, loaded.row)
        return await self._finish(game)

    async def set_option(self, game: str, user: int, key: str, value: str) -> Summary:
        """Set a variant of the game. The number of seats changes if the variant needs it."""

        def change(loaded: Loaded) -> dict[str, object]:
            rules = self.context.rules(loaded.row)
            options = fitting_options(rules, {**loaded.row.options, key: value})
            fewest, most = rules.seats(options)
            wanted = min(max(loaded.row.wanted, fewest), most)
            if any(seat.seat >= wanted for seat in loaded.seats):
                raise Refused(say("host-seats-taken"))
            return {"options": options, "wanted": wanted}

        return await self._change(game, user, change)

    async def change_settings(self, game: str, user: int, **changes: Any) -> Summary:
        """Change some of the table's settings."""

        def change(loaded: Loaded) -> dict[str, object]:
            if "counts" in changes and loaded.row.host not in (user, None):
                raise Refused(say("host-counts-is-hosts"))
            return {"table_settings": fitting_settings(msgspec.structs.replace(loaded.row.table_settings, **changes))}

        return await self._change(game, user, change)

    async def set_wanted(self, game: str, user: int, wanted: int) -> Summary:
        """Set the number of seats. Simulated friends leave the removed seats. People must change their seats first."""
        async with self.context.queues.turn(game):
            loaded = await self._load_for_change(game, user)
            check_player_count(self.context.rules(loaded.row), loaded.row.options, wanted)
            going = [seat for seat in loaded.seats if seat.seat >= wanted]
            if not all(seat.friend for seat in going):
                raise Refused(say("host-seats-taken"))
            async with self.context.store.write() as rows:
                for seat in going:
                    await rows.games.drop_seat(game, seat.seat)
                await rows.games.update(game, wanted=wanted)
                await self._refresh(rows, loaded.row)
        return await self._finish(game)

    async def fill(self, game: str, user: int, count: int | None = None, wish: Wish = ANY_FRIEND) -> Summary:
        """Seat friends on free seats. A friend who is wished by name comes alone."""
        async with self.context.queues.turn(game):
            loaded = await self._lobby(game)
            loaded.seat_held_by(user)
            empty = empty_chairs(loaded)
            names = friends_to_come(loaded.seats, wish)
            if not empty:
                raise Refused(say("host-no-empty-chair"))
            async with self.context.store.write() as rows:
                for seat, colour, name in list(zip(empty, free_colours(loaded), names, strict=False))[:count]:
                    await rows.games.put_seat(_friend(game, seat, name, colour, wish))
                await self._refresh(rows, loaded.row)
        return await self._finish(game)

    async def start(self, game: str, user: int) -> Summary:
        """Start the game. Only the creator may do this on the first day, then every player."""
        self.context.mark_seen(user)
        async with self.context.queues.turn(game):
            loaded = await self._lobby(game)
            loaded.seat_held_by(user)
            waited = self.context.now() - loaded.row.created >= DAY
            if loaded.row.host not in (user, None) and not waited:
                raise Refused(say("host-start-is-hosts"))
            await self._begin(loaded)
        return await self._finish(game)

    async def cancel(self, game: str, user: int) -> Summary:
        """Close the table, as its creator."""
        async with self.context.queues.turn(game):
            loaded = await self._lobby(game)
            if loaded.row.host != user and loaded.seats:
                raise Refused(say("host-cancel-is-hosts"))
            async with self.context.store.write() as rows:
                await rows.games.update(game, status=Status.ABANDONED)
                await self._refresh(rows, loaded.row)
        return await self._finish(game)

    async def rematch(self, game: str, person: Person) -> Summary:
        """Create a table with the same game, options and settings. Everybody joins again."""
        loaded = await self.context.load(game)
        row = loaded.row
        if row.status not in FINISHED:
            raise Refused(say("host-not-over"))
        if row.table_settings.challenge:
            raise Refused(say("challenge-no-rematch"))
        if row.table_settings.lesson:
            raise Refused(say("lesson-is-yours"))
        if not await self._has_played(loaded, person.id):
            raise Refused(say("host-rematch-not-yours"))
        settings = row.table_settings
        # Whether a private table counts was decided by those who began the game.
        settings = msgspec.structs.replace(settings, counts=settings.counts or settings.private)
        return await self.create(person, row.guild, row.channel, row.key, row.wanted, row.options, settings)

    async def _has_played(self, loaded: Loaded, user: int) -> bool:
        """Return whether a user has a seat in a finished game, created it, or left it."""
        if loaded.seat_of(user) is not None or loaded.row.host == user:
            return True
        acts = await self.context.store.read.games.acts(loaded.id)
        return any(act.by == user and act.kind in LEFT for act in acts)

    async def _begin(self, loaded: Loaded) -> None:
        await self.deal(loaded, secrets.token_bytes(SEED_BYTES))

    async def deal(self, loaded: Loaded, seed: bytes) -> None:
        """Begin the game from a seed. The caller has the game's turn in the queue."""
        rules = self.context.rules(loaded.row)
        fewest, most = rules.seats(loaded.row.options)
        if not fewest <= len(loaded.seats) <= most:
            raise Refused(say("host-too-few", least=fewest))
        seats = tuple(msgspec.structs.replace(seat, seat=at) for at, seat in enumerate(loaded.seats))
        # The rules need the number of players, not their names, so no name gets into a save.
        nameless = tuple(str(seat.seat + 1) for seat in seats)
        state, step = rules.new(Setup(nameless, loaded.row.options, seed))
        await self.begin_at(msgspec.structs.replace(loaded, seats=seats), seed, state, step)

    async def begin_at(self, loaded: Loaded, seed: bytes, state: State, step: Step) -> None:
        """Begin the game with this state. The caller has the game's turn in the queue."""
        rules, seats = self.context.rules(loaded.row), loaded.seats
        pending = PendingMoves(rules, state, None, self.context.now())
        pending.begin(step)
        async with self.context.store.write() as rows:
            for seat in await rows.games.seats(loaded.id):
                await rows.games.drop_seat(loaded.id, seat.seat)
            for seat in seats:
                await rows.games.put_seat(seat)
            await rows.games.update(
                loaded.id,
                status=Status.RUNNING,
                seed=seed,
                commitment=commitment(seed),
                wanted=len(seats),
                table_settings=_settings_at_start(loaded),
            )
            await self._refresh(rows, loaded.row)
            await self.move_writer.write_into(rows, loaded, pending)

    async def _lobby(self, game: str) -> Loaded:
        loaded = await self.context.load(game)
        if loaded.row.status is not Status.LOBBY:
            raise Refused(say("host-already-begun"))
        return loaded

    async def _change(self, game: str, user: int, change: Callable[[Loaded], dict[str, object]]) -> Summary:
        async with self.context.queues.turn(game):
            loaded = await self._load_for_change(game, user)
            changes = change(loaded)
            async with self.context.store.write() as rows:
                await rows.games.update(game, **changes)
                await self._refresh(rows, loaded.row)
        return await self._finish(game)

    async def _load_for_change(self, game: str, user: int) -> Loaded:
        """Load a lobby that this user may change: as its creator, or with a seat."""
        loaded = await self._lobby(game)
        if loaded.row.host != user:
            loaded.seat_held_by(user)
        return loaded

    async def _refresh(self, rows: RowSet, row: GameRow) -> None:
        """Update the lobby's post, unless an update is waiting already."""
        await rows.games.update(row.id, moved=self.context.now())
        waiting = await rows.outbox.waiting(row.id)
        if not any(each.kind == "lobby" and each.tried is None for each in waiting):
            await put_public(rows, row, "lobby", {}, self.context.now())

    async def _finish(self, game: str) -> Summary:
        self.context.committed(game)
        return await self.context.summary(game)


def _seat(game: str, seat: int, person: Person, colour: str) -> SeatRow:
    return SeatRow(game=game, seat=seat, user=person.id, name=readable(person.name), colour=colour)


async def leave_lobby(rows: RowSet, loaded: Loaded, seat: int) -> None:
    """Free a seat. The next person becomes the host; if nobody is left the table is closed."""
    await rows.games.drop_seat(loaded.id, seat)
    others = [each.user for each in loaded.seats if each.user is not None and each.seat != seat]
    if not others:
        await rows.games.update(loaded.id, status=Status.ABANDONED)
    elif loaded.row.host not in others:
        await rows.games.update(loaded.id, host=others[0])


def _friend(game: str, seat: int, name: str, colour: str, wish: Wish) -> SeatRow:
    level = wish.level.value if wish.level else ""
    return SeatRow(
        game=game, seat=seat, user=None, name=name, colour=colour, friend=True, level=level, manner=wish.manner
    )


def _settings_at_start(loaded: Loaded) -> TableSettings:
    """Return the settings with which a game begins. A private table counts only if all its people agreed."""
    settings = loaded.row.table_settings
    agreed = not settings.private or all(seat.agrees for seat in loaded.seats if not seat.friend)
    return msgspec.structs.replace(settings, counts=settings.counts and agreed)


def _is_full(loaded: Loaded) -> bool:
    return len(loaded.seats) == loaded.row.wanted
