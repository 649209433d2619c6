"""What is at hand of a game after a move is what stands in the database, for as long as it is at hand."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from bot.host.context import HostContext, Loaded
from bot.host.facts import Outcome, Status
from bot.host.mail.parcels import Channel
from bot.host.preferences import PersonSettings
from bot.host.store import Store
from bot.host.table import at_hand
from bot.host.table.exports import Exports
from bot.host.table.reading import GameReading
from games.catalogue import GAMES
from games.core.protocol import Game
from games.core.simulation import random_picks, thrower
from tests.bot.helpers import ANN, BO, CHANNEL, PEOPLE, Evening, refusal
from tests.bot.toy import TOY

MOVES = 60


def comparable(loaded: Loaded) -> Loaded:
    """Letters go while nobody looks; a snapshot may be squeezed or not."""
    return msgspec.structs.replace(loaded, waiting=(), snapshots=dict.fromkeys(loaded.snapshots, b""))


async def move(evening: Evening, seed: str) -> None:
    below = thrower(seed)
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
async def test_what_is_at_hand_after_a_move_is_what_would_be_read(tmp_path: Path, game: Game) -> None:
    seen = 0
    async with Evening(tmp_path / "table.sqlite", (game,)) as evening:
        await evening.begin(*PEOPLE[:3], key=game.key)
        context = evening.host.context
        for number in range(MOVES):
            if not await evening.awaited():
                break
            await move(evening, f"{game.key} {number}")
            kept = context.at_hand.get(evening.game)
            if kept is not None:
                read = await context.read(evening.game)
                assert comparable(kept) == comparable(read)
                states = [await context.state(each, kept.tip.seq) for each in (kept, read)]
                assert len(set(map(context.rules(kept.row).encode, states))) == 1
                seen += 1
    assert seen > 5


async def test_a_second_press_of_a_turn_reads_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Evening(tmp_path / "table.sqlite") as evening:
        await evening.begin(ANN, BO)
        await move(evening, "first")
        monkeypatch.setattr(evening.host.store, "whole", None)
        assert (await evening.host.context.load(evening.game)).id == evening.game


async def test_whatever_else_is_written_is_read(tmp_path: Path) -> None:
    async with Evening(tmp_path / "table.sqlite") as evening:
        await evening.begin(ANN, BO)
        await move(evening, "first")
        async with evening.host.store.write() as rows:
            await rows.people.set(ANN.id, PersonSettings(locale="cs"))
        assert (await evening.host.context.load(evening.game)).people[ANN.id].locale == "cs"


async def test_a_move_that_began_before_something_else_was_written_leaves_nothing_at_hand(tmp_path: Path) -> None:
    async with Evening(tmp_path / "table.sqlite") as evening:
        await evening.begin(ANN, BO)
        context = evening.host.context
        loaded = await context.load(evening.game)
        async with evening.host.store.write() as rows:
            await rows.people.set(ANN.id, PersonSettings(locale="cs"))
        context.at_hand.keep(loaded)
        assert context.at_hand.get(evening.game) is None


async def test_what_may_have_been_written_when_somebody_was_cut_off_is_read(tmp_path: Path) -> None:
    async with Evening(tmp_path / "table.sqlite") as evening:
        await evening.begin(ANN, BO)
        await move(evening, "first")
        with pytest.raises(asyncio.CancelledError):
            async with evening.host.store.write(evening.game):
                raise asyncio.CancelledError
        assert evening.host.context.at_hand.get(evening.game) is None


async def test_only_so_many_games_are_at_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(at_hand, "MOST_KEPT", 1)
    async with Evening(tmp_path / "table.sqlite") as evening:
        await evening.begin(ANN, BO)
        await move(evening, "first")
        first = evening.game
        await evening.begin(ANN, BO, channel=71)
        await move(evening, "second")
        assert evening.host.context.at_hand.get(first) is None
        assert evening.host.context.at_hand.get(evening.game) is not None


async def test_a_letter_is_not_written_from_what_was_read_before_something_else_was_written(tmp_path: Path) -> None:
    async with Evening(tmp_path / "table.sqlite") as evening:
        await evening.begin(ANN, BO)
        context = evening.host.context
        loaded = await context.read(evening.game)
        async with evening.host.store.write() as rows:
            await rows.people.set(ANN.id, PersonSettings(locale="cs"))
        context.committed(evening.game, GameReading(context, loaded))
        assert evening.host.outbox.writer.topics.at_hand() == set()


# --- Somebody else writes: the operator, beside a bot that plays ---------------------------------------


async def move_out(evening: Evening) -> bytes:
    """By a process of its own, of which nobody tells the bot."""
    store = await Store.open_as_it_is(evening.path)
    try:
        return await Exports(HostContext(store, evening.games, evening.clock)).move_out(evening.game)
    finally:
        await store.close()


def moves_of(evening: Evening) -> int:
    return int(evening.rows("SELECT count(*) FROM moves WHERE game = ?", evening.game)[0][0])


async def test_a_game_that_moved_out_takes_no_move_although_it_was_at_hand(tmp_path: Path) -> None:
    async with Evening(tmp_path / "table.sqlite") as evening:
        await evening.begin_settled(ANN, BO)
        panel = await evening.panel(ANN)
        assert evening.host.context.at_hand.get(evening.game) is not None
        await move_out(evening)
        before = moves_of(evening), evening.rows("SELECT * FROM games, seats WHERE game = games.id")
        question = panel.questions[0]
        submitted = evening.host.table.submit(evening.game, ANN.id, panel.epoch, question.id, {"end": 1})
        assert await refusal(submitted) == "host-stale"
        assert (moves_of(evening), evening.rows("SELECT * FROM games, seats WHERE game = games.id")) == before
        assert (await evening.host.summary(evening.game)).status is Status.ABANDONED


async def test_who_asks_where_a_game_is_played_finds_it_closed_and_cannot_open_it_again(tmp_path: Path) -> None:
    async with Evening(tmp_path / "table.sqlite") as evening:
        await evening.begin_settled(ANN, BO)
        await move_out(evening)
        assert await evening.host.whereabouts(evening.game, ANN.id) is not None
        assert await refusal(evening.host.stewards.pause(evening.game, ANN)) == "host-is-abandoned"


async def test_that_a_game_moved_out_is_told_by_how_it_stands_then(tmp_path: Path) -> None:
    async with Evening(tmp_path / "table.sqlite") as evening:
        await evening.begin_settled(ANN, BO)
        await evening.deliver()
        assert evening.host.context.at_hand.get(evening.game) is not None
        await move_out(evening)
        await evening.deliver()
        told = list(evening.courier.shown.values())[-1]
        assert told.to == Channel(CHANNEL)
        assert "Waiting for" not in told.message.content
        assert "move" not in {button.act.verb for row in told.message.rows for button in row}
        assert (await evening.host.summary(evening.game)).status is Status.ABANDONED
