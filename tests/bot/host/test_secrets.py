"""The host tells nobody what they may not know: comparisons with a game whose hidden facts are shuffled."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.host.delivery.waiting_lines import WaitsShown
from bot.host.model.facts import Person, Refused
from bot.host.model.records import Move
from bot.host.screen.elements import PictureWanted
from bot.host.store.connection.compression import compress
from games.catalogue import GAMES
from games.core.game import Game
from games.core.protocol import Event
from games.core.simulation import random_below
from tests.bot.helpers import ANN, BO, PEOPLE, Evening
from tests.bot.toy import TOY
from tests.support.soak import taste_of


async def all_one_can_learn(evening: Evening, user: int | None, seat: int | None) -> dict[str, Any]:
    """Return everything that the host tells this reader, by the name of the call."""
    host, game = evening.host, evening.game
    seat_view = await host.table.look(game, user)
    learned: dict[str, Any] = {
        "summary": await host.summary(game),
        "look": seat_view,
        "log": await host.history.log(game, user),
        "public log": await host.admins.public_log(game),
        "board": (await host.paint(PictureWanted(game, "board", seat_view.seq, seat))).data,
        "text": await host.describe(PictureWanted(game, "board", seat_view.seq, seat)),
    }
    if user is not None:
        # The number of the newest move stays in the host.
        learned["panel"] = msgspec.structs.replace(await host.table.panel(game, user), tip=0)
        learned["since"] = await host.history.since(game, user)
        learned["undo"] = await host.undo.offers(game, user)
        if TOY.key in evening.games:  # Other games have quicker tests of plans.
            learned["plan"] = await what_can_be_planned(evening, user)
    host.outbox.writer.waits = WaitsShown()  # The other table has no cached texts and must write all of them.
    for letter in await host.store.read.outbox.waiting(game):
        if not letter.direct or letter.target == user:
            written = await host.outbox.writer.write(letter)
            learned[f"letter {letter.id}"] = written and msgspec.structs.replace(written, reading=None)
    return {name: _as_stored(repr(value)) for name, value in learned.items()}


def _as_stored(learned: str) -> str:
    """Return the value after it was written and read, so that enum members are plain strings."""
    return re.sub(r"<\w+\.\w+: ('\w*')>", r"\1", learned)


async def what_can_be_planned(evening: Evening, user: int) -> Any:
    try:
        return (await evening.host.planner.look(evening.game, user)).foreseen
    except Refused as refused:
        return refused.reason


def _event_without_secrets(event: Event, seat: int | None) -> Event:
    if seat in event.to:
        return event
    return msgspec.structs.replace(event, secret=dict.fromkeys(event.secret))


async def shuffle_unknown(evening: Evening, seat: int | None, salt: str) -> None:
    """Shuffle everything in the stored game that the reader may not know."""
    rules, store = next(iter(evening.games.values())), evening.host.store
    mixed: list[tuple[Move, bytes | None]] = []
    for move in await store.read.moves.after(evening.game, -1):
        data = await store.read.moves.snapshot(evening.game, move.seq)
        snapshot = rules.encode(rules.shuffle_hidden(rules.decode(data), seat, salt)) if data else None
        events = tuple(_event_without_secrets(event, seat) for event in move.events)
        mixed.append((msgspec.structs.replace(move, events=events, rolls=()), snapshot))
    evening.rows("DELETE FROM moves WHERE game = ?", evening.game)
    async with store.write() as rows:
        for move, snapshot in mixed:
            await rows.moves.append(evening.game, move, snapshot and compress(snapshot))


async def other_world(evening: Evening, path: Path) -> Evening:
    path.unlink(missing_ok=True)
    await evening.host.store.backup(path)
    other = Evening(path, tuple(evening.games.values()), evening.clock)
    other.game = evening.game
    return other


async def compare_worlds(evening: Evening, tmp_path: Path, salt: str) -> None:
    count = len((await evening.host.summary(evening.game)).chairs)
    for seat in (None, *range(count)):
        user = None if seat is None else PEOPLE[seat].id
        async with await other_world(evening, tmp_path / "other.sqlite") as other:
            await shuffle_unknown(other, seat, salt)
            here = await all_one_can_learn(evening, user, seat)
            there = await all_one_can_learn(other, user, seat)
        assert here.keys() == there.keys()
        for door in here:
            assert here[door] == there[door], f"{door} tells seat {seat} something"


EVERY_GAME = pytest.mark.parametrize("game", [TOY, *GAMES.values()], ids=lambda game: game.key)
SOME_PEOPLE = 3


@pytest.mark.sqlite_only  # The other world is a copy of the file.
@EVERY_GAME
async def test_what_a_reader_learns_does_not_depend_on_hidden_facts(tmp_path: Path, game: Game) -> None:
    await play_in_two_worlds(tmp_path, game, PEOPLE[:SOME_PEOPLE], answers=25)


@pytest.mark.sqlite_only
@pytest.mark.soak
@EVERY_GAME
async def test_at_a_full_table_what_a_reader_learns_does_not_depend_on_hidden_facts(tmp_path: Path, game: Game) -> None:
    await play_in_two_worlds(tmp_path, game, PEOPLE[: game.seats({})[1]], answers=taste_of(50, 5))


async def play_in_two_worlds(tmp_path: Path, game: Game, people: tuple[Person, ...], answers: int = 50) -> None:
    async with Evening(tmp_path / "table.sqlite", (game,)) as evening:
        await evening.begin(*people, key=game.key)
        for part in range(3):
            await evening.deliver()
            await evening.play_on(people, f"worlds {part}", most=9 if game is TOY else answers)
            await compare_worlds(evening, tmp_path, f"salt {part}")


async def test_a_second_player_sees_nothing_of_a_turn_before_its_barrier(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    before = await all_one_can_learn(evening, BO.id, 1)
    for _ in range(3):
        await evening.answer(ANN, {await evening.a_card_of(ANN): 1})
        assert await all_one_can_learn(evening, BO.id, 1) == before
    epoch = (await evening.panel(ANN)).epoch
    await evening.host.undo.back(evening.game, ANN.id, epoch)
    after = await all_one_can_learn(evening, BO.id, 1)
    assert {door for door in before if before[door] != after[door]} <= {"panel"}  # Only the epoch is another.


async def test_the_acting_player_sees_their_own_steps(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    card = await evening.a_card_of(ANN)
    await evening.answer(ANN, {card: 1})
    value = int(card.removeprefix("card:"))
    view = (await evening.panel(ANN)).seat_view.view
    assert value not in view.hand
    assert view.spice[0] == value


async def test_a_sealed_answer_is_seen_by_its_owner_only(evening: Evening) -> None:
    await evening.begin(ANN, BO)
    before = await all_one_can_learn(evening, BO.id, 1)
    await evening.answer(ANN, {"sector:7": 1})
    first = await all_one_can_learn(evening, BO.id, 1)
    await evening.answer(ANN, {"sector:8": 1})
    assert await all_one_can_learn(evening, BO.id, 1) == first
    assert before["look"].split("view=")[1] == first["look"].split("view=")[1]


async def test_a_picture_for_the_public_never_shows_beyond_the_barrier(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.answer(ANN, {await evening.a_card_of(ANN): 1})
    last = await evening.host.store.read.moves.last(evening.game)
    assert last is not None
    asked = await evening.host.paint(PictureWanted(evening.game, "board", last.seq))
    public = await evening.host.paint(PictureWanted(evening.game, "board", last.barrier))
    assert asked.data == public.data


async def test_a_preview_does_not_show_the_top_card_of_the_deck(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    panel = await evening.panel(ANN)
    preview = await evening.host.table.preview(evening.game, ANN.id, panel.epoch, panel.questions[0].id, {"draw": 1})
    assert [line.text.key for line in preview.lines] == ["toy-settled", "toy-settled"]  # The draw differs by world.
    assert preview.private == ()


async def test_a_stranger_sees_no_more_than_the_public_board(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    stranger = 5
    assert (await evening.host.table.look(evening.game, stranger)).view == (
        await evening.host.table.look(evening.game, None)
    ).view
    for door in (evening.host.table.panel, evening.host.history.since, evening.host.undo.offers):
        with pytest.raises(Refused):
            await door(evening.game, stranger)


@pytest.mark.sqlite_only
@EVERY_GAME
async def test_a_vote_about_an_undo_shows_nothing_hidden(tmp_path: Path, game: Game) -> None:
    """The post, the panel and the offer do not depend on hidden facts."""
    people, below = PEOPLE[: max(2, game.seats({})[0])], random_below(f"undo of {game.key}")
    async with Evening(tmp_path / "table.sqlite", (game,)) as evening:
        await evening.begin(*people, key=game.key)
        vote = None
        while vote is None:
            await evening.play_on(people, str(below(1000)), most=8)
            asking = people[below(len(people))]
            if await evening.host.undo.offers(evening.game, asking.id):
                vote = await evening.host.undo.ask(evening.game, asking.id)
        await compare_worlds(evening, tmp_path, "asked")
