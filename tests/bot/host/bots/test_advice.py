"""Advice on a panel: what it names, and the button that carries it out."""

from __future__ import annotations

import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from unittest.mock import AsyncMock

import msgspec
import pytest

from bot.host.bots.thinking import Thinker
from bot.host.model.interaction.actions import Action
from bot.host.replies import playing
from tests.bot.counting_player import CountingPlayer, counting_player_at
from tests.imperium.table import imperium

LONG_TIMEOUT = 120.0


async def test_an_advice_names_the_card_and_the_space() -> None:
    async with counting_player_at(imperium()) as player:
        await player.open()
        await player.press("What would you do?")
        card, space = (await player.evening.host.advice.steps(player.evening.game, player.reader.id)).steps
        assert (card.question.kind, space.question.kind) == ("turn", "space")
        assert ", then *" in player.panel.text


async def test_do_that_carries_out_the_whole_advice() -> None:
    async with counting_player_at(imperium()) as player:
        await player.open()
        await player.press("What would you do?")
        await player.press("Do that")
        assert "sent an agent to" in player.panel.text


async def test_do_that_does_nothing_once_the_question_is_answered() -> None:
    async with counting_player_at(imperium()) as player:
        await player.open()
        await player.press("What would you do?")
        act = follow(player)
        await player.press("Do that")
        moves = await player.evening.host.store.read.moves.after(player.evening.game, -1)
        late = await playing.do_advice(player.evening.host, player.reader, act)
        assert "That was an old button" in late.text
        assert await player.evening.host.store.read.moves.after(player.evening.game, -1) == moves


async def test_do_that_ends_without_a_word_where_a_later_step_is_no_longer_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with counting_player_at(imperium()) as player:
        await player.open()
        await player.press("What would you do?")
        advice = player.evening.host.advice
        found = await advice.steps(player.evening.game, player.reader.id)
        first, later = found.steps
        gone = later._replace(question=msgspec.structs.replace(later.question, id="answered by a standing order"))
        monkeypatch.setattr(advice, "steps", AsyncMock(return_value=found._replace(steps=(first, gone))))
        await player.press("Do that")
        assert "That was an old button" not in player.panel.text
        assert "Where does" in player.panel.text


async def test_how_sure_shows_the_chances_of_the_best_three_choices() -> None:
    async with counting_player_at(imperium()) as player, thinking_with_a_long_timeout(player):
        await player.open()
        await player.press("What would you do?")
        await player.press("How sure?")
        told = next(line for line in player.panel.text.splitlines() if "Chances to win" in line)
        chances = [int(each) for each in re.findall(r"(\d+) %", told)]
        assert len(chances) == 3
        assert chances == sorted(chances, reverse=True)
        assert "Do that" in [item.label for row in player.panel.controls for item in row]


@asynccontextmanager
async def thinking_with_a_long_timeout(player: CountingPlayer) -> AsyncIterator[None]:
    """Let advice use a thinker that waits longer than on a quiet machine."""
    advice = player.evening.host.advice
    patient = Thinker(timeout=LONG_TIMEOUT)
    usual, advice.thinker = advice.thinker, patient
    try:
        yield
    finally:
        advice.thinker = usual
        await patient.stop()


async def test_how_sure_says_so_when_the_thinker_is_busy() -> None:
    async with counting_player_at(imperium()) as player:
        await player.open()
        await player.press("What would you do?")
        player.evening.host.advice.thinker = Thinker((sys.executable, "-c", "raise SystemExit"), timeout=LONG_TIMEOUT)
        await player.press("How sure?")
        assert "The bot is busy with other tables" in player.panel.text


async def test_how_sure_does_nothing_once_the_question_is_answered() -> None:
    async with counting_player_at(imperium()) as player:
        await player.open()
        await player.press("What would you do?")
        act = follow(player)
        await player.press("Do that")
        assert "That was an old button" in (await playing.how_sure(player.evening.host, player.reader, act)).text


def follow(player: CountingPlayer) -> Action:
    return next(item.act for row in player.panel.controls for item in row if item.act.verb == "doadvice")
