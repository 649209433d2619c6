"""A player for tests who presses buttons by their labels and counts the presses."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import msgspec

from bot.host.model.interaction.actions import Action
from bot.host.model.preferences import PersonSettings
from bot.host.replies import playing
from bot.host.replies.reader import Reader
from bot.host.screen import prompts
from bot.host.screen.elements import Button, Message, Select
from games.arrakis import GAME as ARRAKIS
from games.core.game import Game
from games.core.protocol import Setup, Step
from games.imperium import GAME as IMPERIUM
from tests.arrakis.table import WarTable
from tests.bot.helpers import ANN, PEOPLE, Evening
from tests.imperium.table import Table

Control = TypeVar("Control", Button, Select)


class CountingPlayer:
    """Counts presses and taps. An interaction is one press. In a select, opening it and each choice are one tap."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.reader = Reader(ANN, PersonSettings(), "en-GB")
        self.presses = self.taps = 0
        self.panel = Message()

    async def open(self) -> None:
        await self._do(Action("move", self.evening.game))

    async def look_at_call(self) -> None:
        """Look at the panel as a call shows it: a plain message, in which several cards are chosen at once."""
        self.panel = prompts.opened(await self.evening.panel(ANN), self.reader.words)

    async def press(self, label: str) -> None:
        """Press the button whose label begins with `label`, or choose that option in a select."""
        buttons = [each for each in self._on_the_panel(Button) if each.label.startswith(label)]
        await (self._do(buttons[0].act) if buttons else self.choose(label))

    async def choose(self, *labels: str) -> None:
        """Choose these options, in this order, in the select that offers all of them."""
        for select in self._on_the_panel(Select):
            values = [option.value for label in labels for option in select.options if option.label.startswith(label)]
            if len(values) == len(labels) <= select.most:
                self.taps += len(values) + (select.most > 1)
                await self._do(select.act, values)
                return
        raise LookupError(f"no select offers {labels}")

    async def choose_all(self, *labels: str) -> None:
        """Choose these options in their select, also if it allows fewer today."""
        for select in self._on_the_panel(Select):
            values = [option.value for label in labels for option in select.options if option.label.startswith(label)]
            if len(values) == len(labels):
                await self._do(select.act, values)
                return
        raise LookupError(f"no select offers {labels}")

    def labels(self) -> list[str]:
        return [each.label for each in self._on_the_panel(Button)]

    async def _do(self, act: Action, values: list[str] | None = None) -> None:
        self.presses += 1
        self.taps += 1
        self.panel = await playing.VERBS[act.verb](self.evening.host, self.reader, act, values or [])

    def _on_the_panel(self, kind: type[Control]) -> list[Control]:
        return [item for row in self.panel.controls for item in row if isinstance(item, kind)]


def arranged(table: Table | WarTable) -> Game:
    """Return the game with a start position equal to the state of this table."""
    game = ARRAKIS if isinstance(table, WarTable) else IMPERIUM
    begun = game.encode(table.state)

    def new(setup: Setup) -> tuple[object, Step]:
        return game.decode(begun), Step()

    return msgspec.structs.replace(game, new=new)


@asynccontextmanager
async def counting_player_at(table: Table | WarTable) -> AsyncIterator[CountingPlayer]:
    """Start a game in the state of this table and yield a player who presses for Ann."""
    game = arranged(table)
    with tempfile.TemporaryDirectory() as folder:
        async with Evening(Path(folder) / "table.sqlite", (game,)) as evening:
            await evening.begin(*PEOPLE[: len(table.state.players)], key=game.key)
            yield CountingPlayer(evening)
