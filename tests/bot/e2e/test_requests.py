"""What a turn costs of what Discord allows, in every game, besides answers to presses: a post, an edit, and the calls."""

from __future__ import annotations

import re
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest

from bot.host.facts import Outcome
from games.catalogue import GAMES
from games.core.simulation import Dice, random_picks, thrower
from tests.bot.e2e.table import HERE, Sketcher, Table

NOT_COUNTED = re.compile(r"/interactions/|/webhooks/|/users/@me/channels$")
"""Answers to presses, and the opening of a conversation, once a person."""
TURNS = 8


@pytest.mark.parametrize("key", GAMES)
async def test_a_turn_costs_one_post_one_edit_an_answer_and_a_message_to_each_who_is_called(
    tmp_path: Path, key: str
) -> None:
    """Three requests where one person answers and one is called, as in most turns. Where others answer within a turn,
    each of them is named by one mend of the newest post as long as they are awaited, and no longer. What came to
    somebody who is not called is told them once between two of their turns."""
    async with Table(tmp_path, games=[GAMES[key]], painter=Sketcher()) as table:
        users = [table.box.user(name) for name in ("Ann", "Bo", "Cy", "Di")][: GAMES[key].seats({})[1]]
        game, below = await table.begin(*users[1:], kind=key), thrower(f"requests {key}")
        await play(table, game, 2, below)
        mark, called = table.box.mark, await calls(table, game)
        turns, answers = await play(table, game, TURNS, below)
        cost = [entry for entry in table.box.requests(mark) if not NOT_COUNTED.search(entry.path)]
        in_channel = Counter(entry.method for entry in cost if table.box.channel_id(HERE) in entry.path)
        assert in_channel["POST"] <= turns
        assert in_channel["PATCH"] <= answers
        assert len(cost) - in_channel.total() <= await calls(table, game) - called


async def calls(table: Table, game: str) -> int:
    """How often somebody came to be awaited, or was told in between what came to them."""
    with closing(sqlite3.connect(table.folder / "sietch.db")) as db:
        (quiet,) = db.execute(
            "SELECT count(*) FROM outbox WHERE kind IN ('news', 'dealt') AND state = 'sent'"
        ).fetchone()
    return int(quiet) + sum(seat.wait_number for seat in await table.host.store.read.games.seats(game))


async def play(table: Table, game: str, turns: int, below: Dice) -> tuple[int, int]:
    """So many turns, everything told and mended before the next answer, as over days; returns how many turns there
    were, and how many answers that ended one or changed whom the table waits for."""
    closed = answers = 0
    while closed < turns and (waiting := (await table.host.summary(game)).awaited):
        user = (await table.host.summary(game)).chairs[waiting[0].seat].user or 0
        panel = await table.host.table.panel(game, user)
        question, before = panel.questions[0], await last_move(table, game)
        done = await table.host.table.submit(game, user, panel.epoch, question.id, random_picks(question, below))
        assert done.outcome is Outcome.TAKEN, done.reason
        await table.delivered()
        table.clock.pass_by(seconds=5)
        await table.delivered()
        moves = await table.host.store.read.moves.after(game, before)
        closes = any(move.closes for move in moves)
        closed += closes
        answers += closes or (await table.host.summary(game)).awaited != waiting
    return closed, answers


async def last_move(table: Table, game: str) -> int:
    return (await table.host.context.load(game)).tip.seq
