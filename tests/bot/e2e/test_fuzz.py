"""Malformed and out-of-context interactions: each gets an answer, nothing changes, nothing is thrown."""

import asyncio
import itertools
import logging
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

import pytest

from bot.host.model.interaction.presses import PANEL_VERBS
from bot.host.verbs import FORMS, VERBS
from games.core.simulation import random_below
from sandbox import Outcome
from sandbox.protocol import interactions
from tests.bot.e2e.table import HERE, Table
from tests.support.soak import share_of

SCRAPS = [
    "",
    "0",
    "-1",
    "99999999999999999999",
    "é",
    "|",
    "||||",
    "~",
    "a~b",
    "yes",
    "q1",
    "q999",
    "sector:1",
    "card:7",
]
SCRAPS += [
    "end",
    "v.length",
    "zone",
    "1:spice",
    "000",
    "zz9",
    "\u202e",
    "x" * 60,
    "None",
    "../..",
    "0:000:",
    "%s",
    "{}",
]
COMMANDS = ["dune", "dune-me", "dune-admin", "nonsense"]
AT_ONCE = 25
T = TypeVar("T")


class Fuzz:
    """Interactions that no client would send, and some that one would."""

    def __init__(self, table: Table, game: str, seed: str) -> None:
        self.table = table
        self.game = game
        self.below = random_below(seed)
        self.people = ["Cy", "Di", "Ed"]
        self.verbs = itertools.cycle([*VERBS, *FORMS, "fly", ""])
        self.forms = itertools.cycle([*FORMS, *VERBS, "fly", ""])
        self.posts = [post for post in table.ann.messages(HERE) if not post.ephemeral]

    def choice(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def scrap(self) -> str:
        return self.choice([*SCRAPS, self.game])

    def custom_id(self, verbs: Iterator[str]) -> str:
        if self.below(5) == 0:
            return self.scrap() or "x"
        verb = next(verbs)
        epoch = self.choice(["0", "1", "x", "-3", "٣"])
        return f"{verb}|{self.choice([self.game, self.scrap()])}|{epoch}|{self.scrap()}|{self.scrap()}"[:100]

    def component(self) -> dict[str, Any]:
        data: dict[str, Any] = {
            "custom_id": self.custom_id(self.verbs),
            "component_type": self.choice([2, 3]),
            "id": 1,
        }
        if data["component_type"] == 3:
            data["values"] = [self.scrap() for _ in range(self.below(4))]
        return data

    def modal(self) -> dict[str, Any]:
        field = {"type": 4, "id": 2, "custom_id": "zone", "value": self.scrap()}
        rows: list[dict[str, Any]] = [
            {"type": 1, "id": 1, "components": [field]},
            {"type": 18, "id": 1, "component": field},
        ]
        return {"custom_id": self.custom_id(self.forms), "components": rows[: self.below(3)]}

    def command(self) -> dict[str, Any]:
        option = {"type": 3, "name": self.choice(["game", "choice", "nonsense"]), "value": self.scrap()}
        deeper = {"type": 1, "name": self.choice(["play", "undo", "nonsense"]), "options": [option]}
        return {"id": "1", "type": 1, "name": self.choice(COMMANDS), "options": [deeper]}

    def stale(self) -> dict[str, Any]:
        """Return a press on a panel of another epoch."""
        verb = self.choice(sorted(PANEL_VERBS))
        return {"custom_id": f"{verb}|{self.game}|7|{self.scrap()}|{self.scrap()}"[:100], "component_type": 2, "id": 1}

    async def one(self) -> None:
        if self.below(5) == 0:
            await self.answered(interactions.COMPONENT, self.stale(), self.choice(["Ann", "Bo"]))
            return
        kind, made = self.choice(
            [
                (interactions.COMPONENT, self.component),
                (interactions.COMPONENT, self.component),
                (interactions.MODAL_SUBMIT, self.modal),
                (interactions.COMMAND, self.command),
            ]
        )
        await self.answered(kind, made(), self.choice(self.people))

    async def answered(self, kind: int, data: dict[str, Any], name: str) -> None:
        server = self.table.box.server
        post = self.choice(self.posts)
        person = self.table.box.user(name)
        begun = interactions.new(server, kind, person.id, post.channel_id, data)
        if kind == interactions.COMPONENT:
            begun.message_id = post.id
        interactions.begin(server, begun)
        answered = await Outcome(server, begun).settled()
        assert answered.ok, (data, answered.reason)
        assert answered.modal or answered.message.text, data


async def fuzz(table: Table, count: int, caplog: pytest.LogCaptureFixture) -> None:
    game = await table.begin_settled()
    await table.delivered()
    before = await table.host.exports.export(game, people=True)
    fuzzing = Fuzz(table, game, "fuzz")
    caplog.set_level(logging.WARNING)
    caplog.clear()
    for _ in range(count // AT_ONCE):
        await asyncio.gather(*(fuzzing.one() for _ in range(AT_ONCE)))
    thrown = [record for record in caplog.records if record.exc_info]
    assert not thrown, thrown[0].getMessage() + caplog.handler.format(thrown[0])
    assert await table.host.exports.export(game, people=True) == before


async def test_malformed_interactions_change_nothing(table: Table, caplog: pytest.LogCaptureFixture) -> None:
    """Every verb is pressed twice or more."""
    await fuzz(table, 600, caplog)


@pytest.mark.soak
async def test_ten_thousand_malformed_interactions_change_nothing(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    await fuzz(table, share_of(10_000), caplog)
