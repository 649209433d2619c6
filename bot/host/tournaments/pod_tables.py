"""The tables of a tournament's round: made in threads of their own, dealt, and closed with their results."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import partial

import msgspec

from bot.host.delivery.courier import Courier
from bot.host.loading.context import HostContext
from bot.host.loading.queues import until_current
from bot.host.lobby.lobby import SEED_BYTES, Lobby, new_game_id
from bot.host.model.community.tournaments import (
    POD_SIZES,
    Pod,
    PodSeat,
    Standing,
    Tournament,
    table_settings,
)
from bot.host.model.facts import FINISHED, OPEN, Refused, Status
from bot.host.model.hours import DAY
from bot.host.model.minds import FRIENDS
from bot.host.model.names import readable
from bot.host.model.preferences import COLOURS, PersonSettings
from bot.host.model.records import GameRow, SeatRow
from bot.host.notify.queueing import put_notice
from bot.host.screen.tournaments import TournamentView, thread_name
from bot.host.store import RowSet
from bot.host.tournaments.results import PodResult, pod_result
from games.core.game import Game
from games.core.protocol import say

CLOSED_AFTER = 7 * DAY
"""A game that is still not over so long after its round counts as one without a result."""
MOST_TABLES_AT_ONCE = 5
"""How many tables of a tournament one sweep makes, so that other work does not wait for Discord."""


class PodTables:
    """Makes and closes the tables of pods."""

    def __init__(self, context: HostContext, lobby: Lobby, courier: Courier) -> None:
        self.context = context
        self.lobby = lobby
        self.courier = courier

    async def make(self, view: TournamentView) -> None:
        """Make tables of the round that are not there yet, each in a thread of its own."""
        found = view.tournament
        for pod in [pod for pod in view.pods if not pod.game][:MOST_TABLES_AT_ONCE]:
            thread = await self.courier.open_thread(found.channel, thread_name(found, pod.pod))
            await self._make_table(found, pod, thread, view)

    async def deal(self, pods: Sequence[Pod]) -> None:
        """Deal the games of these pods, where that was not done."""
        for pod in pods:
            if pod.game and not pod.is_done:
                await until_current(partial(self._deal, pod))

    async def _make_table(self, found: Tournament, pod: Pod, thread: int, view: TournamentView) -> None:
        """Store the table of a pod, with its people and with friends on the seats that are left."""
        now, rules = self.context.now(), self.context.games[found.key]
        players = [seat for seat in view.seats if seat.pod == pod.pod]
        users = {each.number: each.user for each in view.entrants}
        sitting = [(seat.seat, user) for seat in players if (user := users[seat.number]) is not None]
        sizes = [size for size in allowed_sizes(rules, found.options) if size >= len(players)]
        row = GameRow(
            id=new_game_id(),
            key=found.key,
            status=Status.LOBBY,
            guild=found.guild,
            channel=thread,
            host=None,
            wanted=sizes[0],
            options=found.options,
            table_settings=table_settings(found),
            created=now,
            moved=now,
        )
        ends = max([await self._end_for(user, found, now) for _, user in sitting], default=now)
        made = msgspec.structs.replace(pod, game=row.id, thread=thread, ends=ends)
        names = {seat.seat: view.names.get(seat.number, "") for seat in players}
        async with self.context.store.write() as rows:
            await rows.games.insert(row)
            for seat in _seats(row, dict(sitting), names):
                await rows.games.put_seat(seat)
            await rows.tournaments.put_pod(made)

    async def _end_for(self, user: int, found: Tournament, now: datetime) -> datetime:
        """Return when the waking hours of a round are over for a person. A vacation does not stop this clock."""
        person = await self.context.store.read.people.get(user)
        settings = person.settings if person else PersonSettings()
        day = self.context.day(user, table_settings(found), settings)
        return msgspec.structs.replace(day, away_until=None, there_until=None).after_waking(now, found.hours)

    async def _deal(self, pod: Pod) -> None:
        """Deal the game of a pod, unless that was done. A crash may have come between the table and its deal."""
        async with self.context.queues.turn(pod.game):
            loaded = await self.context.load(pod.game)
            if loaded.row.status is not Status.LOBBY:
                return
            await self.lobby.deal(loaded, secrets.token_bytes(SEED_BYTES))
        self.context.committed(pod.game)

    async def close(self, found: Tournament) -> bool:
        """Note the results of games that are over, and let minds finish those whose time is over.

        Return whether there are new results.
        """
        read, now = self.context.store.read.tournaments, self.context.now()
        statuses, has_closed = await read.statuses(found.id), False
        for pod in await read.pods(found.id):
            if pod.is_done or pod.ends is None:
                continue
            status = statuses.get(pod.game)
            if status is None or status in FINISHED or now >= pod.ends + CLOSED_AFTER:
                await self._close_pod(pod)
                has_closed = True
            elif now >= pod.ends:
                await until_current(partial(self._hurry, pod))
        return has_closed

    async def _close_pod(self, pod: Pod) -> None:
        read = self.context.store.read.tournaments
        users = {each.number: each.user for each in await read.entrants(pod.tournament)}
        seats = [seat for seat in await read.seats(pod.tournament) if is_of(seat, pod)]
        known = await self.context.store.read.games.get(pod.game)
        result = PodResult({}, frozenset())
        if known is not None:
            loaded = await self.context.load(pod.game)
            result = pod_result(loaded.row, loaded.seats, {seat.seat: users[seat.number] for seat in seats})
        async with self.context.store.write() as rows:
            await lock(rows, pod.tournament)
            for seat in seats:
                place, points = result.reached.get(seat.seat, (None, 0))
                await rows.tournaments.put_seat(msgspec.structs.replace(seat, place=place, points=points))
                if seat.seat in result.left:
                    await rows.tournaments.set_standing(pod.tournament, seat.number, Standing.OUT)
            await rows.tournaments.put_pod(msgspec.structs.replace(pod, is_done=True))

    async def _hurry(self, pod: Pod) -> None:
        """Let minds answer at once for everybody in a game whose time is over, and on seats that were left."""
        async with self.context.queues.turn(pod.game):
            loaded = await self.context.load(pod.game)
            if loaded.row.status not in OPEN:
                return
            settings = msgspec.structs.replace(loaded.row.table_settings, deadline_hours=None)
            late = [seat for seat in loaded.seats if not seat.friend and not seat.deputised]
            if pod.is_late and not late:
                return
            async with self.context.store.write() as rows:
                await rows.games.update(pod.game, table_settings=settings)
                for seat in late:
                    await rows.games.update_seat(pod.game, seat.seat, deputised=True, deadline=None)
                if not pod.is_late:
                    await put_notice(rows, loaded.row, say("tournament-time-over"), self.context.now())
                    await rows.tournaments.put_pod(msgspec.structs.replace(pod, is_late=True))
        self.context.committed(pod.game)


async def lock(rows: RowSet, tournament: int) -> Tournament:
    await rows.tournaments.lock(tournament)
    found = await rows.tournaments.get(tournament)
    if found is None:
        raise Refused(say("tournament-none"))
    return found


def allowed_sizes(rules: Game, options: Mapping[str, str]) -> list[int]:
    """Return the sizes of pods that a game allows."""
    fewest, most = rules.seats(options)
    return [size for size in POD_SIZES if fewest <= size <= most]


def is_of(seat: PodSeat, pod: Pod) -> bool:
    return (seat.round, seat.pod) == (pod.round, pod.pod)


def _seats(row: GameRow, users: Mapping[int, int], names: Mapping[int, str]) -> list[SeatRow]:
    """Return the seats of a pod. Simulated friends take the empty seats."""
    friends = iter(FRIENDS)
    return [
        SeatRow(
            game=row.id,
            seat=seat,
            user=users.get(seat),
            name=readable(names[seat]) if seat in users else next(friends),
            colour=COLOURS[seat],
            friend=seat not in users,
            agrees=True,
        )
        for seat in range(row.wanted)
    ]
