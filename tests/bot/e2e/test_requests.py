"""The number of Discord requests in a turn of every game, without answers to presses."""

from __future__ import annotations

import random
import re
import sqlite3
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from bot.host.lobby import lobby
from bot.host.model.facts import Outcome
from games.catalogue import GAMES
from games.core.game import Game
from games.core.live_questions import open_questions as live_questions
from games.core.protocol import Picks, Question, State
from games.core.simulation import RandomBelow, random_below, random_picks
from players.tournament import STEADY
from sandbox import Post
from tests.bot.e2e.table import HERE, Sketcher, Table, until

NOT_COUNTED = re.compile(r"/interactions/|/webhooks/|/users/@me/channels$")
"""Requests that are not counted: answers to presses, and the opening of a direct message channel."""
TURNS = 8


@pytest.mark.parametrize("key", GAMES)
async def test_a_turn_costs_at_most_three_requests_for_each_called_player(tmp_path: Path, key: str) -> None:
    """The three are a post, the edit of the post before, and a direct message."""
    async with Table(tmp_path, games=[GAMES[key]], painter=Sketcher()) as table:
        users = [table.box.user(name) for name in ("Ann", "Bo", "Cy", "Di")][: GAMES[key].seats({})[1]]
        game, below = await table.begin(*users[1:], kind=key), random_below(f"requests {key}")
        await play(table, game, 2, below)
        told = await play(table, game, TURNS, below)
        assert told.posts <= told.turns
        assert told.edits <= told.answers
        assert told.letters <= told.calls + told.quiet
        assert told.requests <= told.most


@pytest.mark.parametrize("key", GAMES)
async def test_a_call_answered_elsewhere_costs_one_request_more(tmp_path: Path, key: str) -> None:
    async with Table(tmp_path, games=[GAMES[key]], painter=Sketcher()) as table:
        game, below = await table.begin(table.bo, kind=key), random_below(f"elsewhere {key}")
        await play(table, game, 1, below)
        told = await play(table, game, 3, below, in_place=False)
        assert told.requests - told.closed <= told.most
        assert told.closed <= told.calls + 1


@pytest.mark.parametrize(
    ("key", "seats", "besides"), [("imperium", 4, 0), ("dice", 4, 0), ("arrakis", 2, 2), ("arrakis", 4, TURNS)]
)
async def test_as_minds_play_a_turn_costs_a_post_an_edit_and_its_calls_and_two_edits_for_each_who_is_asked_in_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str, seats: int, besides: int
) -> None:
    """`besides` allows for edits in phases without turns and for closed calls of partners."""
    luck = random.Random(f"as minds play {key}")
    monkeypatch.setattr(lobby, "secrets", SimpleNamespace(choice=luck.choice, token_bytes=luck.randbytes))
    async with Table(tmp_path, games=[GAMES[key]], painter=Sketcher()) as table:
        users = [table.box.user(name) for name in ("Ann", "Bo", "Cy", "Di")][:seats]
        game, below = await table.begin(*users[1:], kind=key), random_below(f"as minds play {key}")
        await play(table, game, 2, below, by=as_minds_play)
        told = await play(table, game, TURNS, below, by=as_minds_play)
        assert not told.quiet
        assert told.requests <= 2 * told.turns + told.calls + 2 * told.asides + besides


class Told(msgspec.Struct):
    """The requests that some turns cost, by kind."""

    turns: int = 0
    answers: int = 0
    """Answers that ended a turn or changed whom the table waits for."""
    calls: int = 0
    quiet: int = 0
    """Messages to a player who is not called, such as private news between two of their turns."""
    lonely: int = 0
    """Turns after which nobody had to be called: they cost a post, and the edit of the one before."""
    kinds: Counter[tuple[bool, str]] = msgspec.field(default_factory=Counter)

    @property
    def posts(self) -> int:
        return self.kinds[True, "POST"]

    @property
    def edits(self) -> int:
        return self.kinds[True, "PATCH"]

    @property
    def letters(self) -> int:
        return self.kinds[False, "POST"]

    @property
    def closed(self) -> int:
        """Return how many calls were deleted or changed, because they were answered in another place."""
        return self.kinds[False, "PATCH"] + self.kinds[False, "DELETE"]

    @property
    def requests(self) -> int:
        return self.kinds.total()

    @property
    def asides(self) -> int:
        """Return how many times a player was called within another's turn: all calls but one a turn."""
        return self.calls - (self.turns - self.lonely)

    @property
    def most(self) -> int:
        return 3 * self.calls + 2 * self.lonely + self.quiet


async def calls(table: Table, game: str) -> int:
    """Return how many times a seat of this game has been waited for."""
    return sum(seat.wait_number for seat in await table.host.store.read.games.seats(game))


def counted(table: Table, sql: str) -> int:
    with closing(sqlite3.connect(table.folder / "sietch.db")) as db:
        return int(db.execute(sql).fetchone()[0])


QUIET = "SELECT count(*) FROM outbox WHERE kind IN ('news', 'dealt') AND state = 'sent'"


Choice = tuple[Question, Picks]
Chooser = Callable[[Game, State, int | None, RandomBelow], Choice]
"""A function that chooses the next question and the picks. It is given who answered last."""


def by_chance(rules: Game, state: State, last: int | None, below: RandomBelow) -> Choice:
    question = next(question for question in rules.questions(state) if question.waits)
    return question, random_picks(question, below)


def as_minds_play(rules: Game, state: State, last: int | None, below: RandomBelow) -> Choice:
    """Choose for the seat that answered last, as long as it has a question; then for a seat that is to act."""
    asks = {ask.id: ask for ask in state.asks}
    asked = [question for question in rules.questions(state) if question.sealed is None or question.waits]
    own = [each for each in asked if each.seat == last and (each.waits or each.early or asks[each.id].ahead)]
    question = next(iter(own), None) or next(each for each in asked if each.waits)
    live = next(each for each in live_questions(state) if each.id == question.id)
    return question, STEADY(rules, state, live, below)


async def play(
    table: Table,
    game: str,
    turns: int,
    below: RandomBelow,
    *,
    in_place: bool = True,
    pause: int = 30,
    by: Chooser = by_chance,
) -> Told:
    """Play this many turns, with a pause between two answers, and return the requests that they cost.

    `in_place`: a player who was called by direct message answers there.
    """
    told, mark, quiet, last = Told(), table.box.mark, counted(table, QUIET), None
    while told.turns < turns and (waiting := (await table.host.summary(game)).awaited):
        before, called = await last_move(table, game), await calls(table, game)
        loaded = await table.host.context.load(game)
        question, picks = by(GAMES[loaded.row.key], await table.host.context.state(loaded, before), last, below)
        await answer(table, game, question, picks, in_place, pause)
        last = question.seat
        moves, called = await table.host.store.read.moves.after(game, before), await calls(table, game) - called
        closes = any(move.closes for move in moves)
        told.turns += closes
        told.answers += closes or (await table.host.summary(game)).awaited != waiting
        told.calls += called
        told.lonely += closes and not called
    told.quiet = counted(table, QUIET) - quiet
    here = table.box.channel_id(HERE)
    cost = [entry for entry in table.box.requests(mark) if not NOT_COUNTED.search(entry.path)]
    told.kinds = Counter((here in entry.path, entry.method) for entry in cost)
    return told


async def answer(table: Table, game: str, question: Question, picks: Picks, in_place: bool, pause: int) -> None:
    user = (await table.host.summary(game)).chairs[question.seat].user or 0
    panel = await table.host.table.panel(game, user)
    called_by = await table.host.store.read.games.post(game, "call", question.seat)
    at = called_by.message if called_by and in_place else 0
    done = await table.host.table.submit(game, user, panel.epoch, question.id, picks, at)
    assert done.outcome is Outcome.TAKEN, done.reason
    await table.delivered()
    table.clock.advance(seconds=pause)
    await table.delivered()


async def last_move(table: Table, game: str) -> int:
    return (await table.host.context.load(game)).tip.seq


@pytest.mark.parametrize("in_place", [True, False])
async def test_a_call_is_deleted_only_if_it_was_answered_elsewhere(tmp_path: Path, in_place: bool) -> None:
    async with Table(tmp_path) as table:
        await table.begin_settled(table.bo, table.box.user("Cy"))
        await table.ann.press(await table.panel(table.ann), "End turn", edited=True)
        await until(lambda: any("End turn" in post.labels for post in table.bo.dms()))
        call, mark = next(post for post in table.bo.dms() if "End turn" in post.labels), table.box.mark
        await table.bo.press(call if in_place else await table.panel(table.bo), "End turn", edited=True)
        table.clock.advance(seconds=5)
        await table.delivered()
        about = [each.method for each in table.box.requests(mark) if each.path.endswith(f"/{call.id}")]
        assert about == ([] if in_place else ["DELETE"])
        left = [post for post in table.bo.dms() if post.id == call.id]
        assert [("That was your part" in post.text, "End turn" in post.labels) for post in left] == (
            [(True, False)] if in_place else []
        )


@pytest.mark.parametrize("at_hand", [True, False])
async def test_a_press_reads_the_database_once_and_not_at_all_for_a_cached_game(table: Table, at_hand: bool) -> None:
    """The game, who sits at it and how they like to be told come together."""
    await table.begin_settled()
    panel = (await table.ann.press(newest_post(table), "Your move")).message
    await table.delivered()
    table.host.outbox._start_deliveries = nothing_is_due  # type: ignore[method-assign]
    table.host.context.after_commit.clear()  # Nobody tells of it meanwhile.
    if not at_hand:
        async with table.host.store.write():
            pass  # It may be about any game.
    hops = Counter[str]()
    assert table.host.store._writer is not None
    for name, connection in (("reads", table.host.store._reader), ("writes", table.host.store._writer)):
        connection.run = counting(connection.run, name, hops)  # type: ignore[method-assign]
    await table.ann.press(panel, panel.labels[0])
    assert hops == ({"writes": 1} if at_hand else {"reads": 1, "writes": 1})


async def nothing_is_due() -> float:
    """Return the seconds until the outbox looks again."""
    return 60.0


def newest_post(table: Table) -> Post:
    return next(post for post in reversed(table.ann.messages(HERE)) if "Your move" in post.labels)


def counting(run: Callable[..., Any], name: str, hops: Counter[str]) -> Callable[..., Any]:
    async def hop(work: object) -> Any:
        hops[name] += 1
        return await run(work)

    return hop
