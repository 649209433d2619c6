"""Seats that change hands: offered, taken over, filled with friends, or left."""

from __future__ import annotations

import msgspec

from bot.host.loading.context import HostContext
from bot.host.loading.loaded import Loaded
from bot.host.lobby.lobby import Lobby
from bot.host.lobby.sides import Sides
from bot.host.model.facts import LIVE, Person, Refused, Status, Summary, Vote, VoteKind
from bot.host.model.minds import ANY_FRIEND, Wish, friends_to_come
from bot.host.model.names import readable
from bot.host.model.preferences import CalledBy
from bot.host.model.records import ANYBODY, CALL_DUE, SeatRow
from bot.host.notify.queueing import put_call_over, put_direct, put_notice, put_public
from bot.host.play.absence import Absence
from bot.host.play.pauses import with_time_anew
from bot.host.play.vote_posts import put_at_risk, put_seat_lost
from bot.host.play.votes import Votes
from bot.host.store import RowSet
from games.core.protocol import say, seat_name
from games.core.texts import escape


class HandOver:
    """Changes who plays a seat of a running game."""

    def __init__(self, context: HostContext, votes: Votes, lobby: Lobby) -> None:
        self.context = context
        self.lobby = lobby
        self.votes = votes
        self.absence = Absence(context)
        self.sides = Sides(context)
        votes.carry_out[VoteKind.HAND_OVER] = self._offer_by_vote

    async def pass_seat(self, game: str, user: int, to: Person | None = None) -> Summary:
        """Offer the player's own seat to a person or to anybody. The player goes on until it is taken."""
        async with self.context.queues.turn(game):
            loaded = await self._load_live(game)
            seat = loaded.seat_held_by(user)
            if not loaded.row.table_settings.has_channel:
                kind = "challenge" if loaded.row.table_settings.challenge else "lesson"
                raise Refused(say(f"{kind}-is-yours"))
            if to is not None and loaded.seat_of(to.id) is not None:
                raise Refused(say("host-already-seated", who="other"))
            whom = to.id if to else ANYBODY
            if loaded.seats[seat].offered == whom:
                raise Refused(say("host-offered-already"))
            async with self.context.store.write() as rows:
                await self.offer(rows, loaded, seat, whom)
        return await self._done(game)

    async def take_seat(self, game: str, person: Person, seat: int | None = None) -> Summary:
        """Give a person a seat that is offered, or else the seat of a friend. The limits of the lobby hold here too."""
        async with self.context.queues.turn(game):
            loaded = await self._load_live(game)
            found = [each.seat for each in _open_seats(loaded, person) if seat in (None, each.seat)]
            if not found:
                raise Refused(say("host-not-offered" if seat is not None else "host-no-seat-open"))
            allowed = await self.sides.seats_for(loaded, person.id, found)
            await self._take(loaded, (allowed or found)[0], person, person)
        return await self._done(game)

    async def fill(self, game: str, user: int, wish: Wish = ANY_FRIEND) -> Summary:
        """Let friends play the seats that were left, until a person takes them."""
        async with self.context.queues.turn(game):
            loaded = await self._load_live(game)
            loaded.seat_held_by(user)
            left = [seat for seat in loaded.seats if seat.user is None and not seat.friend]
            if not left:
                raise Refused(say("host-no-empty-chair"))
            async with self.context.store.write() as rows:
                for seat, name in zip(left, friends_to_come(loaded.seats, wish), strict=False):
                    await self._seat_friend(rows, loaded, seat, name, wish)
        return await self._done(game)

    async def _seat_friend(self, rows: RowSet, loaded: Loaded, seat: SeatRow, name: str, wish: Wish) -> None:
        level = wish.level.value if wish.level else ""
        changes = {"name": name, "friend": True, "level": level, "manner": wish.manner, "offered": 0}
        await rows.games.put_seat(msgspec.structs.replace(seat, deadline=None, **changes))
        await self._close_offer(rows, loaded, seat)
        await self.context.record_act(rows, loaded.id, "seat-filled", None, seat=seat.seat)
        notice = say("host-friend-plays", who=name, before=escape(seat.name))
        await put_notice(rows, loaded.row, notice, self.context.now())

    async def replace(self, game: str, by: Person, seat: int, person: Person) -> Summary:
        """Give a seat to another person, as an admin. An admin who plays here must wait for the owner's silence."""
        async with self.context.queues.turn(game):
            loaded = await self._load_live(game)
            if not 0 <= seat < len(loaded.seats):
                raise Refused(say("host-no-such-seat"))
            mine = loaded.seat_of(by.id)
            if mine not in (None, seat) and loaded.seats[seat].user is not None:
                await self.absence.must_be_silent(loaded, mine, seat)
            await self._take(loaded, seat, person, by)
        return await self._done(game)

    async def ask_to_hand_over(self, game: str, user: int, seat: int) -> Vote | None:
        """Ask the table whether a silent player's seat is offered to others."""
        async with self.context.queues.turn(game):
            loaded = await self._load_live(game)
            mine = loaded.seat_held_by(user)
            theirs = await self.absence.must_be_silent(loaded, mine, seat)
            if theirs.offered == ANYBODY:
                raise Refused(say("host-offered-already"))
            return await self.votes.open(loaded, VoteKind.HAND_OVER, mine, seat)

    async def abandon(self, game: str, user: int) -> Summary:
        """Leave a running game. The seat is free; when the last person leaves, the game ends."""
        async with self.context.queues.turn(game):
            loaded = await self._load_live(game)
            seat = loaded.seat_held_by(user)
            async with self.context.store.write() as rows:
                await self.vacate(rows, loaded, seat)
                await self.context.record_act(rows, game, "abandoned", user, seat=seat)
        return await self._done(game)

    async def vacate(self, rows: RowSet, loaded: Loaded, seat: int) -> None:
        """Take the player off a seat and offer the seat, or end the game if nobody is left."""
        await self.sides.note_leaver(rows, loaded, seat)
        await rows.games.update_seat(loaded.id, seat, user=None, against_owner=False, reminded_at=None)
        await rows.games.withdraw_orders(loaded.id, seat)
        await rows.plans.drop(loaded.id, seat)
        await self.votes.call_off(rows, loaded)
        if any(each.user is not None for each in loaded.seats if each.seat != seat):
            await put_notice(rows, loaded.row, say("host-abandoned", who=seat_name(seat)), self.context.now())
            await self.offer(rows, loaded, seat, ANYBODY)
        else:
            await rows.games.update(loaded.id, status=Status.ABANDONED)
            await rows.games.await_nobody(loaded.id)
            await put_notice(rows, loaded.row, say("host-all-gone"), self.context.now())

    async def offer(self, rows: RowSet, loaded: Loaded, seat: int, to: int) -> None:
        await rows.games.update_seat(loaded.id, seat, offered=to)
        await put_public(rows, loaded.row, "offered", {"seat": seat}, self.context.now())

    async def _close_offer(self, rows: RowSet, loaded: Loaded, seat: SeatRow) -> None:
        """Update the post that offered the seat."""
        if seat.offered:
            await put_public(rows, loaded.row, "offered", {"seat": seat.seat, "edit": True}, self.context.now())

    async def _offer_by_vote(self, rows: RowSet, loaded: Loaded, by: int, seat: int) -> None:
        await self.offer_against_owner(rows, loaded, seat)

    async def offer_against_owner(self, rows: RowSet, loaded: Loaded, seat: int) -> None:
        """Offer a seat to anybody and tell its owner, who can stop that until it is taken."""
        owned = loaded.seats[seat].user is not None
        await rows.games.update_seat(loaded.id, seat, against_owner=owned)
        await self.offer(rows, loaded, seat, ANYBODY)
        await put_at_risk(self.context, rows, loaded, VoteKind.HAND_OVER, seat)

    async def _take(self, loaded: Loaded, seat: int, person: Person, by: Person) -> None:
        if loaded.seat_of(person.id) is not None:
            raise Refused(say("host-already-seated", who="you" if by == person else "other"))
        if not await self.sides.seats_for(loaded, person.id, [seat]):
            raise Refused(say("host-held-another-seat", who="you" if by == person else "other"))
        old = loaded.seats[seat]
        new = self._seat_of_new_owner(loaded, old, person)
        async with self.context.store.write() as rows:
            if by == person:  # An admin may give a seat to anybody.
                await self.lobby.check_player(rows, loaded, person.id)
            if old.user is not None and not old.friend:
                await put_call_over(rows, loaded.row, old, self.context.now())
                if old.against_owner or old.offered not in (ANYBODY, person.id):
                    await put_seat_lost(self.context, rows, loaded, seat, by_admin=not old.against_owner)
            await self.sides.note_leaver(rows, loaded, seat)
            await rows.people.meet(person.id, person.name)
            await rows.games.put_seat(new)
            await rows.games.withdraw_orders(loaded.id, seat)
            await rows.plans.drop(loaded.id, seat)
            await self._close_offer(rows, loaded, old)
            await self.context.record_act(rows, loaded.id, "seat-taken", by, seat=seat)
            notice = say("host-handed-over", who=seat_name(seat), before=escape(old.name))
            pinged = await self._call(rows, loaded, new) if new.awaited else {}
            await put_notice(rows, loaded.row, notice, self.context.now(), pinged)

    def _seat_of_new_owner(self, loaded: Loaded, old: SeatRow, person: Person) -> SeatRow:
        """Return the seat with its new owner. If it is to act, its clock starts again."""
        new = msgspec.structs.replace(
            old,
            user=person.id,
            name=readable(person.name),
            friend=False,
            level="",
            manner="",
            deputised=False,
            offered=0,
            against_owner=False,
            reminded_at=None,
            told_closed=False,
            days=0,
        )
        if old.awaited is None:
            return new
        now = self.context.now()
        awaited = with_time_anew(new, loaded.row.table_settings, now)
        return msgspec.structs.replace(awaited, awaited=now, wait_number=old.wait_number + 1)

    async def _call(self, rows: RowSet, loaded: Loaded, seat: SeatRow) -> dict[str, int]:
        """Call the new owner as their settings say. Return the seats to ping in the channel."""
        assert seat.user is not None
        day, by = await self.context.day_of(loaded, seat.user), await self._called_by(loaded, seat.user)
        now = self.context.now()
        pings = by is not CalledBy.DM and not day.is_quiet(now)
        if by is not CalledBy.CHANNEL or not pings:
            data = {"seat": seat.seat, "wait_number": seat.wait_number, "seq": loaded.tip.seq, "pinged": pings}
            due = day.next_waking(now)
            await put_direct(rows, loaded.row, "call", seat.user, data | {CALL_DUE: due.timestamp()}, now, due)
        return {str(seat.seat): seat.wait_number} if pings else {}

    async def _called_by(self, loaded: Loaded, user: int) -> CalledBy:
        return (await self.context.settings_of(loaded, user)).called_by

    async def _load_live(self, game: str) -> Loaded:
        loaded = await self.context.load(game)
        if loaded.row.status not in (*LIVE, Status.ASIDE):
            raise Refused(say(f"host-is-{loaded.row.status.value}"))
        return loaded

    async def _done(self, game: str) -> Summary:
        self.context.committed(game)
        return await self.context.summary(game)


def _open_seats(loaded: Loaded, person: Person) -> list[SeatRow]:
    """Return the seats that this person may take, those of friends last."""
    seats = [seat for seat in loaded.seats if seat.friend or seat.offered in (ANYBODY, person.id)]
    return sorted(seats, key=lambda seat: seat.friend)
