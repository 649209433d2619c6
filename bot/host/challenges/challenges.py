"""The challenge of the week: one sealed deal for everybody, played alone, in no channel and in no rating."""

from __future__ import annotations

import asyncio
import secrets

import msgspec

from bot.host.bots.friends import Friends
from bot.host.loading.context import HostContext
from bot.host.lobby.lobby import SEED_BYTES, Lobby, new_game_id
from bot.host.lobby.wishes import fitting_options
from bot.host.model.community.challenges import MOST_TRIES, Challenge, Try, TryOutcome, is_sealed, week_of
from bot.host.model.facts import OPEN, Person, Refused, Status, Summary
from bot.host.model.minds import FRIENDS
from bot.host.model.names import readable
from bot.host.model.preferences import COLOURS, Level, TableSettings
from bot.host.model.records import NOBODY, GameRow, Move, SeatRow
from bot.host.model.timeline import on_the_line
from bot.host.records.recorder import Recorder
from games.core.challenges import TWIST, Format
from games.core.chance import commitment, matches_seed
from games.core.game import Game
from games.core.protocol import IllegalAnswer, Setup, StaleAnswer, say

CHANNEL_BITS = 53
SILENCE_DAYS = 14
"""After so many days without an answer a try is put aside."""
FRIENDS_TIMEOUT = 6.0
"""Seconds that the beginning of a try waits for the friends, so that its reply shows the next question."""


class RunVerdict(msgspec.Struct, frozen=True):
    """The result of checking a try: against the published commitment, and by playing it again."""

    commitment_holds: bool
    checked: int
    """How many draws were checked."""
    draws_hold: bool
    replays: bool
    """Whether the same answers lead to the same result again."""

    @property
    def holds(self) -> bool:
        return self.commitment_holds and self.draws_hold and self.replays


class Challenges:
    """Deals the challenge of each week, begins and ends tries, and checks them."""

    def __init__(self, context: HostContext, lobby: Lobby, friends: Friends, recorder: Recorder) -> None:
        self.context = context
        self.lobby = lobby
        self.friends = friends
        self.recorder = recorder

    async def current(self) -> Challenge:
        """Return the challenge of this week. The first who asks in a week has it dealt."""
        week = week_of(self.context.now())
        read = self.context.store.read.challenges
        found = await read.get(week)
        if found is None:
            made = self._dealt(week)
            async with self.context.store.write() as rows:
                await rows.challenges.add(made)
            found = await read.get(week)
        assert found is not None
        return found

    async def of_week(self, week: int) -> Challenge:
        found = await self.context.store.read.challenges.get(week)
        if found is None:
            raise Refused(say("challenge-none"))
        return found

    def _dealt(self, week: int) -> Challenge:
        """Return the challenge of a week. Formats take turns, and so do the twists of each.

        Formats begin at different twists, so that those of one game do not have the same in one cycle.
        """
        formats = sorted(
            ((each, game) for game in self.context.games.values() for each in game.challenges.formats),
            key=lambda found: (found[0].order, found[1].key),
        )
        if not formats:
            raise Refused(say("challenge-none"))
        cycle, at = divmod(week, len(formats))
        chosen, game = formats[at]
        twists = game.challenges.twists_of(chosen)
        seed = secrets.token_bytes(SEED_BYTES)
        return Challenge(
            week=week,
            key=game.key,
            format=chosen.key,
            twist=twists[(cycle + at * len(twists) // len(formats)) % len(twists)],
            seed=seed,
            commitment=commitment(seed),
        )

    async def begin(self, person: Person, guild: int | None) -> Summary:
        """Begin a try, or continue the person's running try."""
        self.context.mark_seen(person.id)
        challenge = await self.current()
        rules, played = self._rules(challenge)
        tries = await self.context.store.read.challenges.tries_of(challenge.week, person.id)
        if not any(each.outcome is TryOutcome.RUNNING for each in tries):
            await self.lobby.check_room(None, person.id)
        row = self._row(challenge, rules, played, person)
        async with self.context.store.write() as rows:
            await rows.people.meet(person.id, person.name)
            await rows.people.lock(person.id)
            tries = await rows.challenges.tries_of(challenge.week, person.id)
            running = next((each.game for each in tries if each.outcome is TryOutcome.RUNNING), None)
            if running is None:
                if len(tries) >= MOST_TRIES:
                    raise Refused(say("challenge-no-more-tries", most=MOST_TRIES))
                await rows.games.insert(row)
                for seat in _seats(row.id, played, person):
                    await rows.games.put_seat(seat)
                new = Try(
                    game=row.id,
                    week=challenge.week,
                    user=person.id,
                    number=len(tries) + 1,
                    guild=guild,
                    begun=self.context.now(),
                )
                await rows.challenges.begin(new)
        game = running or row.id
        await self._deal(game, challenge)
        await self.friends.settle(game, FRIENDS_TIMEOUT)
        return await self.context.summary(game)

    async def _deal(self, game: str, challenge: Challenge) -> None:
        """Deal a try that was not dealt yet. A crash may have come between the table and its deal."""
        async with self.context.queues.turn(game):
            loaded = await self.context.load(game)
            if loaded.row.status is not Status.LOBBY:
                return
            await self.lobby.deal(loaded, challenge.seed)
        self.context.committed(game)
        self.context.watch.challenge(challenge.format, "begun")

    def _rules(self, challenge: Challenge) -> tuple[Game, Format]:
        rules = self.context.games.get(challenge.key)
        formats = rules.challenges.formats if rules else ()
        found = next((each for each in formats if each.key == challenge.format), None)
        if rules is None or found is None:
            raise Refused(say("challenge-none"))
        return rules, found

    def _row(self, challenge: Challenge, rules: Game, played: Format, person: Person) -> GameRow:
        now = self.context.now()
        return GameRow(
            id=new_game_id(),
            key=rules.key,
            status=Status.LOBBY,
            guild=None,
            channel=-1 - secrets.randbits(CHANNEL_BITS),
            host=person.id,
            wanted=played.seats,
            options={**fitting_options(rules, played.options), TWIST: challenge.twist},
            table_settings=TableSettings(
                challenge=challenge.week,
                friends=Level(played.friends),
                counts=False,
                advice=False,
                silence_days=SILENCE_DAYS,
            ),
            created=now,
            moved=now,
        )

    async def give_up(self, game: str, user: int) -> None:
        """End a try for good. The try still counts among the person's tries of the week."""
        async with self.context.queues.turn(game):
            loaded = await self.context.load(game)
            seat = loaded.seat_held_by(user)
            if not loaded.row.table_settings.challenge:
                raise Refused(say("challenge-none"))
            if loaded.row.status in OPEN:
                async with self.context.store.write(game) as rows:
                    await rows.games.update(game, status=Status.ABANDONED)
                    await rows.games.update_seat(game, seat, awaited=None)
        self.context.committed(game)
        await self.recorder.record(game)

    async def verify(self, game: str) -> tuple[Try, RunVerdict]:
        """Check a finished try of a week that is over: anybody may, because its seed is published then."""
        found = await self.context.store.read.challenges.of_game(game)
        if found is None or found.outcome is not TryOutcome.FINISHED:
            raise Refused(say("challenge-no-such-try"))
        if is_sealed(found.week, self.context.now()):
            raise Refused(say("challenge-still-sealed"))
        challenge = await self.of_week(found.week)
        row = (await self.context.load(game)).row
        moves = await self.context.store.read.moves.after(game, NOBODY)
        rolls = [roll for move in moves for roll in move.rolls]
        replays = await asyncio.to_thread(_replays, self.context.rules(row), row, moves)
        return found, RunVerdict(
            commitment_holds=row.seed == challenge.seed and commitment(challenge.seed) == challenge.commitment,
            checked=len(rolls),
            draws_hold=all(matches_seed(challenge.seed, roll) for roll in rolls),
            replays=replays,
        )


def _seats(game: str, played: Format, person: Person) -> list[SeatRow]:
    """Return the seats of a try: the person, then friends."""
    names = [readable(person.name), *FRIENDS]
    return [
        SeatRow(
            game=game,
            seat=seat,
            user=None if seat else person.id,
            name=names[seat],
            colour=COLOURS[seat],
            friend=bool(seat),
            level=played.friends if seat else "",
        )
        for seat in range(played.seats)
    ]


def _replays(rules: Game, row: GameRow, moves: list[Move]) -> bool:
    """Return whether the deal and the answers of the log lead to the logged result. This is slow."""
    names = tuple(str(number + 1) for number in range(row.wanted))
    state, _ = rules.new(Setup(names, row.options, row.seed or b""))
    try:
        for move in on_the_line(moves):
            if move.answer is not None:
                rules.answer(state, move.answer)
    except (IllegalAnswer, StaleAnswer):
        return False
    return rules.result(state) == row.result
