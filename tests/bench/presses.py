"""Presses of a turn, opening the panel and confirmations included, and the taps that a person makes."""

from __future__ import annotations

import asyncio

from tests.bot.thumb import thumb_of_ann
from tests.bot.turns import TURNS, Scripted


def run() -> list[tuple[str, str, str]]:
    return [asyncio.run(_measured(turn)) for turn in TURNS]


async def _measured(turn: Scripted) -> tuple[str, str, str]:
    async with thumb_of_ann(turn.table()) as thumb:
        await turn.play(thumb)
    return f"{turn.name}: presses (taps)", f"{thumb.presses} ({thumb.taps})", f"{turn.most} presses or fewer"
