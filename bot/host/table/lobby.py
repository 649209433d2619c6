"""The lobby: laying a table, sitting down, agreeing on options, and starting."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from bot.host.context import Desk, Loaded
from bot.host.facts import FINISHED, Person, Refused, Status, Summary, Terms
from bot.host.people.hours import DAY, REMINDER_HOURS, is_zone
from bot.host.store import AlreadyThere, Ledger
from bot.host.store.records import GameRow, SeatRow
from bot.host.table.moving import Deeds
from bot.host.table.scribe import Scribe, put_public
from games.core.chance import commitment
from games.core.protocol import Game, Setup, say

USUAL = 4
"""So many sit at a table if nobody says otherwise."""
COLOURS = ("red", "blue", "green", "yellow", "purple", "white", "teal", "pink")
FRIENDS = ("Chani", "Duncan", "Gurney", "Irulan", "Leto", "Mapes", "Stilgar", "Thufir")
"""What simulated friends are called: names, not words of a language."""
SEED_BYTES = 32
DEADLINE_HOURS = range(1, 24 * 60 + 1)
ALPHABET = "abcdefghjkmnpqrstvwxyz23456789"


class Lobby:
    def __init__(self, desk: Desk, scribe: Scribe) -> None:
        self.desk = desk
        self.scribe = scribe

    async def lay(
        self,
        person: Person,
        guild: int | None,
        channel: int,
        key: str,
        wanted: int | None = None,
        options: Mapping[str, str] | None = None,
        terms: Terms | None = None,
    ) -> Summary:
        """Lay a table in a channel that has none; whoever lays it sits down first."""
        self.desk.greet(person.id)
        rules = self._rules(key)
        now = self.desk.now()
        game = GameRow(
            id="".join(secrets.choice(ALPHABET) for _ in range(6)),
            key=key,
            status=Status.LOBBY,
            guild=guild,
            channel=channel,
            host=person.id,
            wanted=_fitting_number(rules, wanted),
            options=_fitting_options(rules, options or {}),
            terms=_fitting_terms(terms or Terms()),
            created=now,
            moved=now,
        )
        try:
            async with self.desk.store.write() as ledger:
                await ledger.people.meet(person.id, person.name)
                await ledger.games.insert(game)
                await ledger.games.put_seat(_seat(game.id, 0, person, COLOURS[0]))
                await put_public(ledger, game, "lobby", {}, now)
        except AlreadyThere:
            raise Refused(say("host-channel-taken")) from None
        self.desk.committed(game.id)
        return await self.desk.summary(game.id)

    def check(self, key: str, wanted: int | None, terms: Terms) -> None:
        """Refuses what could not be laid anywhere, before a place is made for it."""
        rules = self._rules(key)
        _fitting_number(rules, wanted)
        _fitting_terms(terms)

    def _rules(self, key: str) -> Game:
        rules = self.desk.games.get(key)
        if rules is None:
            raise Refused(say("host-no-such-rules"))
        return rules

    async def join(self, game: str, person: Person, seat: int | None = None, colour: str | None = None) -> Summary:
        """Sit down, or move to another chair or colour; simulated friends give way."""
        self.desk.greet(person.id)
        async with self.desk.queues.turn(game):
            loaded = await self._lobby(game)
            mine = loaded.seat_of(person.id)
            chosen = _choose_seat(loaded, seat, mine)
            tint = _choose_colour(loaded, colour, chosen if mine is None else mine)
            async with self.desk.store.write() as ledger:
                await ledger.people.meet(person.id, person.name)
                if mine is not None:
                    await ledger.games.drop_seat(game, mine)
                await ledger.games.put_seat(_seat(game, chosen, person, tint))
                for friend in _of_another_colour(loaded, tint, chosen):
                    await ledger.games.put_seat(friend)
                await self._refresh(ledger, loaded.row)
            joined = await self._lobby(game)
            if loaded.row.terms.starts_when_full and _is_full(joined) and not _is_full(loaded):
                await self._begin(joined)
        return await self._told(game)

    async def leave(self, game: str, user: int) -> Summary:
        async with self.desk.queues.turn(game):
            loaded = await self._lobby(game)
            async with self.desk.store.write() as ledger:
                await get_up(ledger, loaded, loaded.seat_held_by(user))
                await self._refresh(ledger, loaded.row)
        return await self._told(game)

    async def set_option(self, game: str, user: int, key: str, value: str) -> Summary:
        """Set one of the game's own variants."""

        def change(loaded: Loaded) -> dict[str, object]:
            rules = self.desk.rules(loaded.row)
            return {"options": _fitting_options(rules, {**loaded.row.options, key: value})}

        return await self._change(game, user, change)

    async def set_terms(self, game: str, user: int, **changes: Any) -> Summary:
        """Set some of the terms; the others stay as they are."""

        def change(loaded: Loaded) -> dict[str, object]:
            return {"terms": _fitting_terms(msgspec.structs.replace(loaded.row.terms, **changes))}

        return await self._change(game, user, change)

    async def set_wanted(self, game: str, user: int, wanted: int) -> Summary:
        """A smaller table: simulated friends leave with their chairs, people are asked to move first."""
        async with self.desk.queues.turn(game):
            loaded = await self._alterable(game, user)
            _fitting_number(self.desk.rules(loaded.row), wanted)
            going = [seat for seat in loaded.seats if seat.seat >= wanted]
            if not all(seat.friend for seat in going):
                raise Refused(say("host-seats-taken"))
            async with self.desk.store.write() as ledger:
                for seat in going:
                    await ledger.games.drop_seat(game, seat.seat)
                await ledger.games.update(game, wanted=wanted)
                await self._refresh(ledger, loaded.row)
        return await self._told(game)

    async def fill(self, game: str, user: int, count: int | None = None) -> Summary:
        """Seat simulated friends, who play by chance, on empty chairs."""
        async with self.desk.queues.turn(game):
            loaded = await self._lobby(game)
            loaded.seat_held_by(user)
            empty = _empty_chairs(loaded)
            names = [name for name in FRIENDS if all(name != taken.name for taken in loaded.seats)]
            if not empty:
                raise Refused(say("host-no-empty-chair"))
            async with self.desk.store.write() as ledger:
                for seat, colour, name in list(zip(empty, _free_colours(loaded), names, strict=False))[:count]:
                    friend = SeatRow(game=game, seat=seat, user=None, name=name, colour=colour, friend=True)
                    await ledger.games.put_seat(friend)
                await self._refresh(ledger, loaded.row)
        return await self._told(game)

    async def start(self, game: str, user: int) -> Summary:
        """The one who laid the table may start it; after a day anyone who sits at it."""
        self.desk.greet(user)
        async with self.desk.queues.turn(game):
            loaded = await self._lobby(game)
            loaded.seat_held_by(user)
            waited = self.desk.now() - loaded.row.created >= DAY
            if loaded.row.host not in (user, None) and not waited:
                raise Refused(say("host-start-is-hosts"))
            await self._begin(loaded)
        return await self._told(game)

    async def cancel(self, game: str, user: int) -> Summary:
        """Whoever laid the table clears it away again."""
        async with self.desk.queues.turn(game):
            loaded = await self._lobby(game)
            if loaded.row.host != user and loaded.seats:
                raise Refused(say("host-cancel-is-hosts"))
            async with self.desk.store.write() as ledger:
                await ledger.games.update(game, status=Status.ABANDONED)
                await self._refresh(ledger, loaded.row)
        return await self._told(game)

    async def rematch(self, game: str, person: Person) -> Summary:
        """The same table again: same game, options and terms; everybody sits down anew."""
        row = (await self.desk.load(game)).row
        if row.status not in FINISHED:
            raise Refused(say("host-not-over"))
        return await self.lay(person, row.guild, row.channel, row.key, row.wanted, row.options, row.terms)

    async def _begin(self, loaded: Loaded) -> None:
        rules = self.desk.rules(loaded.row)
        fewest, most = rules.seats
        if not fewest <= len(loaded.seats) <= most:
            raise Refused(say("host-too-few", least=fewest))
        seed = secrets.token_bytes(SEED_BYTES)
        seats = tuple(msgspec.structs.replace(seat, seat=at) for at, seat in enumerate(loaded.seats))
        # A game needs to know how many sit down, not who: nobody's name gets into a save.
        nameless = tuple(str(seat.seat + 1) for seat in seats)
        state, step = rules.new(Setup(nameless, loaded.row.options, seed))
        deeds = Deeds(rules, state, None, self.desk.now())
        deeds.begin(step)
        async with self.desk.store.write() as ledger:
            for seat in loaded.seats:
                await ledger.games.drop_seat(loaded.id, seat.seat)
            for seat in seats:
                await ledger.games.put_seat(seat)
            promise = commitment(seed)
            await ledger.games.update(
                loaded.id, status=Status.RUNNING, seed=seed, commitment=promise, wanted=len(seats)
            )
            await self._refresh(ledger, loaded.row)
            await self.scribe.write_into(ledger, Loaded(loaded.row, seats, None), deeds)

    async def _lobby(self, game: str) -> Loaded:
        loaded = await self.desk.load(game)
        if loaded.row.status is not Status.LOBBY:
            raise Refused(say("host-already-begun"))
        return loaded

    async def _change(self, game: str, user: int, change: Callable[[Loaded], dict[str, object]]) -> Summary:
        async with self.desk.queues.turn(game):
            loaded = await self._alterable(game, user)
            changes = change(loaded)
            async with self.desk.store.write() as ledger:
                await ledger.games.update(game, **changes)
                await self._refresh(ledger, loaded.row)
        return await self._told(game)

    async def _alterable(self, game: str, user: int) -> Loaded:
        """A table that has not begun, which its host and those who sit at it may change."""
        loaded = await self._lobby(game)
        if loaded.row.host != user:
            loaded.seat_held_by(user)
        return loaded

    async def _refresh(self, ledger: Ledger, row: GameRow) -> None:
        """The lobby's post updates itself; one change of it that has not gone out yet is enough."""
        await ledger.games.update(row.id, moved=self.desk.now())
        waiting = await ledger.letters.waiting(row.id)
        if not any(letter.kind == "lobby" and letter.tried is None for letter in waiting):
            await put_public(ledger, row, "lobby", {}, self.desk.now())

    async def _told(self, game: str) -> Summary:
        self.desk.committed(game)
        return await self.desk.summary(game)


def _seat(game: str, seat: int, person: Person, colour: str) -> SeatRow:
    return SeatRow(game=game, seat=seat, user=person.id, name=person.name, colour=colour)


async def get_up(ledger: Ledger, loaded: Loaded, seat: int) -> None:
    """The chair is free; the next person is the table's host, and with the last one the table is cleared away."""
    await ledger.games.drop_seat(loaded.id, seat)
    others = [each.user for each in loaded.seats if each.user is not None and each.seat != seat]
    if not others:
        await ledger.games.update(loaded.id, status=Status.ABANDONED)
    elif loaded.row.host not in others:
        await ledger.games.update(loaded.id, host=others[0])


def _is_full(loaded: Loaded) -> bool:
    return len(loaded.seats) == loaded.row.wanted


def _choose_seat(loaded: Loaded, wished: int | None, mine: int | None) -> int:
    if wished is None:
        wished = mine if mine is not None else _open_seat(loaded)
    if not 0 <= wished < loaded.row.wanted:
        raise Refused(say("host-no-such-seat"))
    if any(seat.seat == wished != mine and not seat.friend for seat in loaded.seats):
        raise Refused(say("host-seat-taken"))
    return wished


def _open_seat(loaded: Loaded) -> int:
    """An empty chair, or else a simulated friend's."""
    friends = [seat.seat for seat in loaded.seats if seat.friend]
    chairs = [*_empty_chairs(loaded), *friends]
    if not chairs:
        raise Refused(say("host-table-full"))
    return chairs[0]


def _empty_chairs(loaded: Loaded) -> list[int]:
    taken = {seat.seat for seat in loaded.seats}
    return [chair for chair in range(loaded.row.wanted) if chair not in taken]


def _choose_colour(loaded: Loaded, wished: str | None, chair: int) -> str:
    """A wish, or else the colour of the chair one had or takes from a friend, or else one that is free."""
    if wished is None:
        own = [seat.colour for seat in loaded.seats if seat.seat == chair]
        return (own or _free_colours(loaded))[0]
    if wished not in COLOURS:
        raise Refused(say("host-no-such-colour"))
    if any(seat.colour == wished and seat.seat != chair and not seat.friend for seat in loaded.seats):
        raise Refused(say("host-colour-taken"))
    return wished


def _free_colours(loaded: Loaded) -> list[str]:
    taken = {seat.colour for seat in loaded.seats}
    return [colour for colour in COLOURS if colour not in taken]


def _of_another_colour(loaded: Loaded, colour: str, chair: int) -> list[SeatRow]:
    """The friend on another chair who had this colour, in one that is free."""
    return [
        msgspec.structs.replace(seat, colour=_free_colours(loaded)[0])
        for seat in loaded.seats
        if seat.friend and seat.colour == colour and seat.seat != chair
    ]


def _fitting_number(rules: Game, wanted: int | None) -> int:
    """How many are wanted; where nobody said it, four, or as near to it as the game goes."""
    fewest, most = rules.seats
    if wanted is None:
        return min(max(fewest, USUAL), most)
    if not fewest <= wanted <= most:
        raise Refused(say("host-how-many", least=fewest, most=most))
    return wanted


def _fitting_options(rules: Game, options: Mapping[str, str]) -> dict[str, str]:
    known = {variant.key: variant for variant in rules.variants}
    for key, value in options.items():
        if key not in known or all(value != choice.key for choice in known[key].choices):
            raise Refused(say("host-no-such-option"))
    return {key: options.get(key, variant.default) for key, variant in known.items()}


def _fitting_terms(terms: Terms) -> Terms:
    if not is_zone(terms.zone):
        raise Refused(say("host-no-such-zone"))
    hours = terms.deadline_hours
    if terms.nudge_hours not in REMINDER_HOURS or (hours is not None and hours not in DEADLINE_HOURS):
        raise Refused(say("host-no-such-hours"))
    return terms
