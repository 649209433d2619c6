"""How many presses and taps a turn costs, with opening the panel and confirmations."""

from __future__ import annotations

import asyncio

from tests.bot.counting_player import counting_player_at
from tests.bot.scripted_turns import TURNS, Scripted


def run() -> list[tuple[str, str, str]]:
    return [asyncio.run(_measured(turn)) for turn in TURNS]


async def _measured(turn: Scripted) -> tuple[str, str, str]:
    async with counting_player_at(turn.table()) as player:
        await turn.play(player)
    return f"{turn.name}: presses (taps)", f"{player.presses} ({player.taps})", f"{turn.most} presses or fewer"
