"""Tournaments: sign-up, rounds, and posts. The sweep does all of it by itself."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from datetime import datetime, timedelta

import msgspec

from bot.host.delivery.courier import Channel, Courier, NotNow, Parcel, Unreachable
from bot.host.loading.context import HostContext
from bot.host.lobby.lobby import Lobby
from bot.host.lobby.wishes import fitting_options
from bot.host.model.community.swiss import pair, times_met
from bot.host.model.community.tournaments import (
    FEWEST,
    MOST,
    MOST_ROUNDS,
    ROUND_HOURS,
    Entrant,
    Pod,
    PodSeat,
    Standing,
    Tournament,
    TournamentStatus,
    pod_sizes,
    rounds_for,
    standings,
)
from bot.host.model.facts import Person, PostRef, Refused
from bot.host.model.hours import DAY
from bot.host.model.names import NAMELESS, readable
from bot.host.screen.tournaments import TournamentView, public_post
from bot.host.store import RowSet
from bot.host.tournaments.pod_tables import PodTables, allowed_sizes, is_of, lock
from games.core.protocol import say
from games.core.texts import words

log = logging.getLogger(__name__)

SIGN_UP_ENDS_AFTER = 30 * DAY
"""A sign-up that nobody turns into a tournament is cancelled after this time."""
NONCE_WINDOW = timedelta(minutes=2)
"""For so long Discord shows a message with the same nonce only once. After it the courier looks for an earlier post."""
RETRY_AFTER = timedelta(hours=1)
"""How long after Discord refused a thread or a post the next try is made."""
LONGEST_NAME = 60
LOT_BITS = 31
FEWEST_LEFT = 3
"""With fewer players a tournament ends."""


class Tournaments:
    """Runs the tournaments of all servers."""

    def __init__(self, context: HostContext, lobby: Lobby, courier: Courier) -> None:
        self.context = context
        self.lobby = lobby
        self.courier = courier
        self._pod_tables = PodTables(context, lobby, courier)
        self._refused: dict[int, datetime] = {}
        """When Discord last refused something for a tournament."""

    # --- Actions of players and admins ------------------------------------------------------------------------------

    async def create(self, wished: Tournament) -> Tournament:
        """Open the sign-up of a tournament."""
        rules = self.context.games.get(wished.key)
        if rules is None:
            raise Refused(say("host-no-such-rules"))
        name = readable(wished.name)[:LONGEST_NAME].strip()
        _check(name != NAMELESS, "tournament-no-name")
        options = fitting_options(rules, wished.options)
        if not allowed_sizes(rules, options):
            raise Refused(say("tournament-no-pods", game=rules.title))
        _check(FEWEST <= wished.most <= MOST, "tournament-how-many", least=FEWEST, most=MOST)
        _check(0 <= wished.rounds <= MOST_ROUNDS, "tournament-how-many-rounds", most=MOST_ROUNDS)
        least, most = ROUND_HOURS
        _check(least <= wished.hours <= most, "tournament-how-long", least=least, most=most)
        now = self.context.now()
        new = msgspec.structs.replace(wished, name=name, options=options, created=now, changed=now)
        async with self.context.store.write() as rows:
            number = await rows.tournaments.add(new)
        await self._post(number)
        return await self.get(number)

    async def get(self, tournament: int) -> Tournament:
        found = await self.context.store.read.tournaments.get(tournament)
        if found is None:
            raise Refused(say("tournament-none"))
        return found

    async def sign_up(self, tournament: int, person: Person) -> Entrant:
        """Sign a person up: as a player while places are free, or as a substitute once it is full or has begun."""
        self.context.mark_seen(person.id)
        async with self.context.store.write() as rows:
            found = await lock(rows, tournament)
            _check(found.is_open, "tournament-closed")
            entrants = await rows.tournaments.entrants(tournament)
            known = _entrant_of(entrants, person.id)
            if known is not None and known.standing is not Standing.OUT:
                raise Refused(say("tournament-signed-up-already"))
            await self.lobby.check_newcomer(rows, person.id)
            is_free = found.status is TournamentStatus.SIGN_UP and _count(entrants, Standing.IN) < found.most
            new = Entrant(
                tournament=tournament,
                number=known.number if known else max((each.number for each in entrants), default=0) + 1,
                user=person.id,
                standing=Standing.IN if is_free else Standing.SUBSTITUTE,
                lot=known.lot if known else secrets.randbits(LOT_BITS),
            )
            await rows.people.meet(person.id, person.name)
            await rows.tournaments.enter(new)
        await self._edit_post(tournament)
        return new

    async def sign_off(self, tournament: int, user: int) -> Tournament:
        """Take a person off a sign-up, or let them drop out of the rounds to come."""
        async with self.context.store.write() as rows:
            found = await lock(rows, tournament)
            _check(found.is_open, "tournament-closed")
            known = _entrant_of(await rows.tournaments.entrants(tournament), user)
            if known is None or known.standing is Standing.OUT:
                raise Refused(say("tournament-not-signed-up"))
            if found.status is TournamentStatus.SIGN_UP:
                await rows.tournaments.withdraw(tournament, known.number)
                await _let_substitutes_in(rows, found, found.most)
            else:
                await rows.tournaments.set_standing(tournament, known.number, Standing.OUT)
        await self._edit_post(tournament)
        return found

    async def start(self, tournament: int) -> Tournament:
        """Pair the first round. The next sweeps make its tables."""
        async with self.context.store.write() as rows:
            found = await lock(rows, tournament)
            _check(found.status is TournamentStatus.SIGN_UP, "tournament-has-begun")
            entrants = await rows.tournaments.entrants(tournament)
            players = _count(entrants, Standing.IN)
            _check(players >= FEWEST, "tournament-too-few", least=FEWEST, count=players)
            rounds = found.rounds or rounds_for(players)
            await rows.tournaments.update(tournament, rounds=rounds, status=TournamentStatus.RUNNING)
            await self._next_round(rows, msgspec.structs.replace(found, rounds=rounds))
        return await self.get(tournament)

    async def cancel(self, tournament: int) -> Tournament:
        """End a tournament without a winner. Games that run are played on."""
        async with self.context.store.write() as rows:
            found = await lock(rows, tournament)
            _check(found.is_open, "tournament-closed")
            await rows.tournaments.update(tournament, status=TournamentStatus.CANCELLED, changed=self.context.now())
        await self._post(tournament)
        return await self.get(tournament)

    async def view(self, tournament: int) -> TournamentView:
        """Return all facts of a tournament that messages show."""
        found, read = await self.get(tournament), self.context.store.read.tournaments
        entrants, seats, pods = (
            await read.entrants(tournament),
            await read.seats(tournament),
            await read.pods(tournament),
        )
        done = {(pod.round, pod.pod) for pod in pods if pod.is_done}
        return TournamentView(
            tournament=found,
            title=self.context.games[found.key].title,
            entrants=tuple(entrants),
            names=await read.names(tournament),
            lines=tuple(standings(entrants, [seat for seat in seats if (seat.round, seat.pod) in done])),
            pods=tuple(pod for pod in pods if pod.round == found.round),
            seats=tuple(seat for seat in seats if seat.round == found.round),
        )

    # --- Scheduled steps ----------------------------------------------------------------------

    async def run(self) -> None:
        """Do what is due in all tournaments. An error in one does not stop the others."""
        for found in await self.context.store.read.tournaments.in_work():
            refused = self._refused.get(found.id)
            if refused is not None and self.context.now() < refused + RETRY_AFTER:
                continue
            try:
                await self._work_on(found.id)
            except Exception:
                log.exception("the work on a tournament failed", extra={"tournament": found.id})

    async def _work_on(self, tournament: int) -> None:
        try:
            found = await self.get(tournament)
            if found.status is TournamentStatus.SIGN_UP and self._has_expired(found):
                await self.cancel(tournament)
            elif found.status is TournamentStatus.RUNNING:
                await self._pod_tables.make(await self.view(tournament))
                await self._pod_tables.deal((await self.view(tournament)).pods)
                if await self._pod_tables.close(found):
                    await self._edit_post(tournament)
                await self._end_round(found)
            await self._post(tournament)
        except NotNow:
            return  # The next sweep tries again.
        except Unreachable as error:
            self._refused[tournament] = self.context.now()
            log.warning("Discord refuses a tournament: %s", error.why, extra={"tournament": tournament})

    def _has_expired(self, found: Tournament) -> bool:
        return self.context.now() >= found.created + SIGN_UP_ENDS_AFTER

    async def _next_round(self, rows: RowSet, found: Tournament) -> None:
        """Pair the next round, or end the tournament after the last one."""
        seats, pods = await rows.tournaments.seats(found.id), await rows.tournaments.pods(found.id)
        starters = len({seat.number for seat in seats if seat.round == 1}) or found.most
        await _let_substitutes_in(rows, found, starters)
        entrants = await rows.tournaments.entrants(found.id)
        players = _in_order(entrants, seats)
        now = self.context.now()
        if found.round == found.rounds or len(players) < FEWEST_LEFT:
            await rows.tournaments.update(found.id, status=TournamentStatus.OVER, changed=now)
            return
        rules = self.context.games[found.key]
        sizes = [people for _, people in pod_sizes(len(players), allowed_sizes(rules, found.options), found.pod)]
        points = {line.entrant.number: line.points for line in standings(entrants, seats)}
        met = times_met([[seat.number for seat in seats if is_of(seat, pod)] for pod in pods])
        pairing = await asyncio.to_thread(pair, players, points, sizes, met)
        for at, pod in enumerate(pairing, 1):
            await rows.tournaments.put_pod(Pod(tournament=found.id, round=found.round + 1, pod=at))
            for seat, number in enumerate(sorted(pod, key=lambda _: secrets.randbits(LOT_BITS))):
                await rows.tournaments.put_seat(
                    PodSeat(tournament=found.id, round=found.round + 1, pod=at, seat=seat, number=number)
                )
        await rows.tournaments.update(found.id, round=found.round + 1, changed=now)

    async def _end_round(self, found: Tournament) -> None:
        """Begin the next round when all games of this one are done."""
        async with self.context.store.write() as rows:
            found = await lock(rows, found.id)
            pods = [pod for pod in await rows.tournaments.pods(found.id) if pod.round == found.round]
            if found.status is not TournamentStatus.RUNNING or not all(pod.is_done for pod in pods):
                return
            await self._next_round(rows, found)

    # --- Posts ------------------------------------------------------------------------------

    async def _post(self, tournament: int) -> None:
        """Post the stage of a tournament, once. A crash before the note lets the courier find its own post again."""
        view = await self.view(tournament)
        found = view.tournament
        if found.told >= found.stage or not all(pod.game for pod in view.pods):
            return
        message = public_post(view, words(found.lang))
        is_old = self.context.now() - found.changed > NONCE_WINDOW
        parcel = Parcel(
            f"t{found.id}.{found.stage}",
            Channel(found.channel),
            message,
            look_since=found.changed if is_old else None,
        )
        try:
            post = await self.courier.carry(parcel)
        except NotNow:
            return  # The next sweep posts it.
        except Unreachable as error:
            log.warning("a tournament could not be posted: %s", error.why, extra={"tournament": tournament})
            post = PostRef(found.channel, 0)
        async with self.context.store.write_for_outbox() as rows:
            await rows.tournaments.update(tournament, told=found.stage, post=post.message)

    async def _edit_post(self, tournament: int) -> None:
        """Bring the newest post up to date. The next change does it if Discord does not allow it now."""
        view = await self.view(tournament)
        found = view.tournament
        if not found.post or found.told != found.stage:
            return
        message, post = public_post(view, words(found.lang)), PostRef(found.channel, found.post)
        parcel = Parcel(f"t{found.id}.edit", Channel(found.channel), message, edits=post, keeps_files=True)
        try:
            await self.courier.carry(parcel)
        except (NotNow, Unreachable):
            log.info("the post of a tournament could not be edited", extra={"tournament": tournament})


def _check(is_right: bool, key: str, **named: int) -> None:
    if not is_right:
        raise Refused(say(key, **named))


def _entrant_of(entrants: Sequence[Entrant], user: int) -> Entrant | None:
    return next((each for each in entrants if each.user == user), None)


def _count(entrants: Sequence[Entrant], standing: Standing) -> int:
    return sum(each.standing is standing for each in entrants)


async def _let_substitutes_in(rows: RowSet, found: Tournament, places: int) -> None:
    """Give free places to substitutes, in the order in which they signed up."""
    entrants = await rows.tournaments.entrants(found.id)
    free = places - _count(entrants, Standing.IN)
    waiting = [each for each in entrants if each.standing is Standing.SUBSTITUTE]
    for each in waiting[: max(free, 0)]:
        await rows.tournaments.set_standing(found.id, each.number, Standing.IN)


def _in_order(entrants: Sequence[Entrant], seats: Sequence[PodSeat]) -> list[int]:
    """Return the numbers of those who play on: by their standing, then those who have not played yet by lot."""
    playing = {each.number: each.lot for each in entrants if each.standing is Standing.IN}
    ranked = [line.entrant.number for line in standings(entrants, seats) if line.entrant.number in playing]
    return [*ranked, *sorted(playing.keys() - set(ranked), key=lambda number: playing[number])]
