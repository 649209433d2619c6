"""What a turn costs of what Discord allows, in every game, besides answers to presses: a post, an edit, and the calls."""

from __future__ import annotations

import re
from collections import Counter
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
async def test_a_turn_costs_one_post_one_edit_and_a_message_to_each_who_is_called(tmp_path: Path, key: str) -> None:
    """Three requests where it calls one person, as most do."""
    async with Table(tmp_path, games=[GAMES[key]], painter=Sketcher()) as table:
        users = [table.box.user(name) for name in ("Ann", "Bo", "Cy", "Di")][: GAMES[key].seats({})[1]]
        game, below = await table.begin(*users[1:], kind=key), thrower(f"requests {key}")
        await play(table, game, 2, below)
        mark, called = table.box.mark, await calls(table, game)
        turns = await play(table, game, TURNS, below)
        cost = [entry for entry in table.box.requests(mark) if not NOT_COUNTED.search(entry.path)]
        in_channel = Counter(entry.method for entry in cost if table.box.channel_id(HERE) in entry.path)
        assert in_channel["POST"] <= turns
        assert in_channel["PATCH"] <= turns
        assert len(cost) - in_channel.total() <= await calls(table, game) - called


async def calls(table: Table, game: str) -> int:
    """How often somebody came to be awaited."""
    return sum(seat.wait_number for seat in await table.host.store.read.games.seats(game))


async def play(table: Table, game: str, turns: int, below: Dice) -> int:
    """So many turns, everything told before the next answer, as over days; returns how many there were."""
    closed = 0
    while closed < turns and (waiting := (await table.host.summary(game)).awaited):
        user = (await table.host.summary(game)).chairs[waiting[0].seat].user or 0
        panel = await table.host.table.panel(game, user)
        question, before = panel.questions[0], await last_move(table, game)
        done = await table.host.table.submit(game, user, panel.epoch, question.id, random_picks(question, below))
        assert done.outcome is Outcome.TAKEN, done.reason
        await table.delivered()
        moves = await table.host.store.read.moves.after(game, before)
        closed += any(move.closes for move in moves)
    return closed


async def last_move(table: Table, game: str) -> int:
    return (await table.host.context.load(game)).tip.seq
