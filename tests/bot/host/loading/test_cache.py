"""The cached game after a move equals the game in the database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from bot.host.delivery.courier import Channel
from bot.host.loading import cache
from bot.host.loading.cache import as_if_read
from bot.host.loading.context import HostContext
from bot.host.loading.loaded import Loaded
from bot.host.loading.reading import GameReading
from bot.host.model.facts import Outcome, Person, Refused, Status
from bot.host.model.preferences import PersonSettings
from bot.host.store.database import FileStore
from bot.host.store.game_reader import StoredGame
from bot.host.transfer.exports import Exports
from games.catalogue import GAMES
from games.core.game import Game
from games.core.simulation import RandomBelow, random_below, random_picks
from tests.bot.helpers import ANN, BO, CHANNEL, PEOPLE, Evening, refusal
from tests.bot.toy import TOY
from tests.support.idle import until_idle

pytestmark = pytest.mark.sqlite_only

MOVES = 60
T = TypeVar("T")


def comparable(loaded: Loaded) -> Loaded:
    """Return the game without what may differ: waiting notifications, the compression of snapshots, and extra cached
    values.
    """
    known = as_if_read(loaded)
    return msgspec.structs.replace(known, waiting=(), version=None, snapshots=dict.fromkeys(known.snapshots, b""))


async def move(evening: Evening, seed: str) -> None:
    below = random_below(seed)
    waiting = sorted(await evening.awaited())
    person = PEOPLE[waiting[below(len(waiting))]]
    panel = await evening.panel(person)
    question = panel.questions[0]
    picks = random_picks(question, below)
    taken = await evening.host.table.submit(evening.game, person.id, panel.epoch, question.id, picks)
    assert taken.outcome is Outcome.TAKEN
    if taken.panel.back.why_not is None and below(5) == 0:
        await evening.host.undo.back(evening.game, person.id, taken.panel.epoch)


@pytest.mark.parametrize("game", [TOY, *GAMES.values()], ids=lambda game: game.key)
async def test_after_each_move_the_cached_game_equals_the_stored_one(tmp_path: Path, game: Game) -> None:
    seen = 0
    async with Evening(tmp_path / "table.sqlite", (game,)) as evening:
        await evening.begin(*PEOPLE[:3], key=game.key)
        context = evening.host.context
        for number in range(MOVES):
            if not await evening.awaited():
                break
            await move(evening, f"{game.key} {number}")
            kept = context.cache.running(evening.game)
            if kept is not None:
                read = await context.read(evening.game)
                assert comparable(kept) == comparable(read)
                states = [await context.state(each, kept.tip.seq) for each in (kept, read)]
                assert len(set(map(context.rules(kept.row).encode, states))) == 1
                seen += 1
    assert seen > 5


async def test_a_second_press_reads_nothing_from_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Evening(tmp_path / "table.sqlite") as evening:
        await evening.begin(ANN, BO)
        await move(evening, "first")
        monkeypatch.setattr(evening.host.store, "read_game", None)
        assert (await evening.host.context.load(evening.game)).id == evening.game


async def test_another_write_invalidates_the_cached_game(tmp_path: Path) -> None:
    async with Evening(tmp_path / "table.sqlite") as evening:
        await evening.begin(ANN, BO)
        await move(evening, "first")
        async with evening.host.store.write() as rows:
            await rows.people.set(ANN.id, PersonSettings(locale="cs"))
        assert (await evening.host.context.load(evening.game)).people[ANN.id].locale == "cs"


async def test_a_game_loaded_before_another_write_is_not_cached(tmp_path: Path) -> None:
    async with Evening(tmp_path / "table.sqlite") as evening:
        await evening.begin(ANN, BO)
        context = evening.host.context
        loaded = await context.load(evening.game)
        async with evening.host.store.write() as rows:
            await rows.people.set(ANN.id, PersonSettings(locale="cs"))
        context.cache.put(GameReading(context, loaded))
        assert context.cache.running(evening.game) is None


async def test_a_cancelled_write_invalidates_the_cached_game(tmp_path: Path) -> None:
    async with Evening(tmp_path / "table.sqlite") as evening:
        await evening.begin(ANN, BO)
        await move(evening, "first")
        with pytest.raises(asyncio.CancelledError):
            async with evening.host.store.write(evening.game):
                raise asyncio.CancelledError
        assert evening.host.context.cache.running(evening.game) is None


async def test_the_cache_evicts_the_oldest_game_when_it_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "MOST_GAMES", 1)
    async with Evening(tmp_path / "table.sqlite") as evening:
        await evening.begin(ANN, BO)
        await move(evening, "first")
        first = evening.game
        await evening.begin(ANN, BO, channel=71)
        await move(evening, "second")
        assert evening.host.context.cache.running(first) is None
        assert evening.host.context.cache.running(evening.game) is not None


async def test_a_notification_is_not_written_from_a_game_loaded_before_another_write(tmp_path: Path) -> None:
    async with Evening(tmp_path / "table.sqlite") as evening:
        await evening.begin(ANN, BO)
        context = evening.host.context
        loaded = await context.read(evening.game)
        async with evening.host.store.write() as rows:
            await rows.people.set(ANN.id, PersonSettings(locale="cs"))
        context.committed(evening.game, GameReading(context, loaded))
        assert set(context.cache) == set()


async def test_a_game_read_during_another_write_is_used_for_one_notification_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Evening(tmp_path / "table.sqlite") as evening:
        await evening.begin(ANN, BO)
        store, context = evening.host.store, evening.host.context
        whole = store.read_game

        async def slowly(game: str) -> StoredGame | None:
            read = await whole(game)
            async with store.write() as rows:
                await rows.people.set(ANN.id, PersonSettings(locale="cs"))
            return read

        with monkeypatch.context() as slow:
            slow.setattr(store, "read_game", slowly)
            assert (await context.reading(evening.game)).loaded.people[ANN.id].locale is None
        assert (await context.reading(evening.game)).loaded.people[ANN.id].locale == "cs"


# --- Another process writes: the operator, while the bot plays ----------------------------------------


async def move_out(evening: Evening) -> bytes:
    """Export and close the game in another process, without telling the bot."""
    store = await FileStore.open_without_upgrade(evening.path)
    try:
        return await Exports(HostContext(store, evening.games, evening.clock)).export_and_close(evening.game)
    finally:
        await store.close()


def moves_of(evening: Evening) -> int:
    return int(evening.rows("SELECT count(*) FROM moves WHERE game = ?", evening.game)[0][0])


async def test_a_cached_game_that_moved_out_accepts_no_move(tmp_path: Path) -> None:
    async with Evening(tmp_path / "table.sqlite") as evening:
        await evening.begin_settled(ANN, BO)
        panel = await evening.panel(ANN)
        assert evening.host.context.cache.running(evening.game) is not None
        await move_out(evening)
        before = moves_of(evening), evening.rows("SELECT * FROM games, seats WHERE game = games.id")
        question = panel.questions[0]
        submitted = evening.host.table.submit(evening.game, ANN.id, panel.epoch, question.id, {"end": 1})
        assert await refusal(submitted) == "host-stale"
        assert (moves_of(evening), evening.rows("SELECT * FROM games, seats WHERE game = games.id")) == before
        assert (await evening.host.summary(evening.game)).status is Status.ABANDONED


async def test_a_game_that_moved_out_can_be_found_but_not_paused(tmp_path: Path) -> None:
    async with Evening(tmp_path / "table.sqlite") as evening:
        await evening.begin_settled(ANN, BO)
        await move_out(evening)
        assert await evening.host.whereabouts(evening.game, ANN.id) is not None
        assert await refusal(evening.host.admins.pause(evening.game, ANN)) == "host-is-abandoned"


async def test_the_post_about_a_game_that_moved_out_shows_its_new_state(tmp_path: Path) -> None:
    async with Evening(tmp_path / "table.sqlite") as evening:
        await evening.begin_settled(ANN, BO)
        await evening.deliver()
        assert evening.host.context.cache.running(evening.game) is not None
        await move_out(evening)
        await evening.deliver()
        told = list(evening.courier.shown.values())[-1]
        assert told.to == Channel(CHANNEL)
        assert "Waiting for" not in told.message.text
        assert "move" not in {button.act.verb for row in told.message.controls for button in row}
        assert (await evening.host.summary(evening.game)).status is Status.ABANDONED


# --- Many actions at once ---------------------------------------------------------------------------


class RandomActions:
    """Random actions of people at a table, several at once, allowed or not."""

    def __init__(self, evening: Evening, below: RandomBelow) -> None:
        self.evening = evening
        self.host = evening.host
        self.below = below

    async def do_some_at_once(self) -> None:
        """Do one to four random actions at the same time. Refusals are ignored, other errors are raised."""
        all_actions = [self.choice(self.all_actions()) for _ in range(1 + self.below(4))]
        for given in await asyncio.gather(*(deed() for deed in all_actions), return_exceptions=True):
            if isinstance(given, BaseException) and not isinstance(given, Refused):
                raise given

    def choice(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def all_actions(self) -> list[Callable[[], Awaitable[Any]]]:
        host, game = self.host, self.evening.game
        one, other = self.choice(PEOPLE), self.choice(PEOPLE)
        away = self.evening.clock.now() + timedelta(hours=self.below(3))
        return [
            *[lambda: self.press()] * 12,
            lambda: self.take_back(one),
            lambda: host.undo.ask(game, one.id),
            lambda: self.vote(one),
            lambda: host.orders.give(game, one.id, "never-bid"),
            lambda: host.orders.withdraw(game, one.id, "never-bid"),
            lambda: self.plan(one),
            lambda: host.people.set(one, locale=self.choice(["en", "cs", None])),
            lambda: host.people.vacation(one, away),
            lambda: host.people.need_a_day(game, one.id),
            lambda: host.people.nudge(game, one.id),
            lambda: host.hand_over.pass_seat(game, one.id),
            lambda: host.hand_over.take_seat(game, other),
            lambda: host.hand_over.ask_to_hand_over(game, one.id, self.below(3)),
            lambda: host.deputies.ask(game, one.id, self.below(3)),
            lambda: host.admins.pause(game, one),
            *[lambda: host.admins.resume(game, one)] * 3,
            lambda: host.advice.ask(game, one.id),
            lambda: host.places.lost(CHANNEL),
            lambda: host.places.back(CHANNEL),
            lambda: self.time_goes_by(),
            lambda: self.evening.deliver(),
        ]

    async def press(self) -> None:
        summary = await self.host.summary(self.evening.game)
        users = [summary.chairs[each.seat].user for each in summary.awaited]
        user = self.choice(users or [ANN.id]) or ANN.id
        panel = await self.host.table.panel(summary.game, user)
        if panel.questions:
            question = self.choice(panel.questions)
            await self.host.table.submit(
                summary.game, user, panel.epoch, question.id, random_picks(question, self.below)
            )

    async def take_back(self, person: Person) -> None:
        await self.host.undo.back(self.evening.game, person.id, (await self.evening.panel(person)).epoch)

    async def vote(self, person: Person) -> None:
        panel = await self.evening.panel(person)
        if panel.vote is not None:
            await self.host.votes.ballot(self.evening.game, person.id, panel.vote.id, self.below(4) > 0)

    async def plan(self, person: Person) -> None:
        planning = await self.host.planner.look(self.evening.game, person.id)
        if planning.question is not None:
            picks = random_picks(planning.question, self.below)
            await self.host.planner.add(self.evening.game, person.id, planning.question.id, picks)
            await self.host.planner.settle(self.evening.game, person.id)

    async def time_goes_by(self) -> None:
        self.evening.clock.advance(minutes=self.below(90))
        await self.host.sweep()


@pytest.mark.parametrize("seed", ["a", "b", "c"])
async def test_after_many_actions_at_once_the_cached_game_equals_the_stored_one(tmp_path: Path, seed: str) -> None:
    async with Evening(tmp_path / "table.sqlite") as evening:
        actions, context, seen = RandomActions(evening, random_below(seed)), evening.host.context, 0
        for number in range(MOVES):
            if number % 15 == 0:
                await evening.begin_settled(*PEOPLE[:3], channel=CHANNEL + number)
            await actions.do_some_at_once()
            await until_idle(evening.host.automatic)
            read = await context.read(evening.game)
            kept = context.cache.running(evening.game)
            seen += kept is not None
            assert kept is None or comparable(kept) == comparable(read)
            topic = context.cache.get(evening.game)
            assert topic is None or comparable(topic.loaded) == comparable(read)
        assert seen > 3
