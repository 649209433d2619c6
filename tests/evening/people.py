"""Random players: they press any button that their screen shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from games.core.simulation import RandomBelow
from sandbox import Outcome, Post, User
from sandbox.protocol.payloads import Json
from tests.support.controls import ANSWERS, choose_control, choose_values, controls

T = TypeVar("T")

TIMEOUT = 120.0
"""Seconds to wait for an answer. It is long for busy machines."""
MOVE = "Your move"


class Person:
    """A player and the panel that is open for them."""

    def __init__(self, user: User, channel: str, below: RandomBelow) -> None:
        self.user = user
        self.channel = channel
        self.below = below
        self.panel: Post | None = None

    async def act(self) -> None:
        """Press a control of the open panel, or open a panel."""
        panel = self.user.look(self.panel) if self.panel is not None else None
        if panel is None or not controls(panel, ANSWERS):
            await self.open_panel()
        else:
            await self._press_something(panel)

    async def open_panel(self) -> None:
        """Open a panel by a random button for it, in the channel or in a direct message."""
        places = [*self._calls(self.user.messages(self.channel, 1000)), *self._calls(self.user.dms(1000))]
        recent = self.below(4) != 0
        await self.press(places[-1 - self.below(min(3, len(places)))] if recent else self._any(places), MOVE)

    @staticmethod
    def _calls(posts: Sequence[Post]) -> list[Post]:
        return [post for post in posts if MOVE in post.labels and not post.ephemeral]

    async def _press_something(self, panel: Post) -> None:
        """Press mostly an answer, and sometimes a control that shows something or undoes a step."""
        control = choose_control(panel, self.below)
        if "options" in control:
            await self._choose(panel, control)
        else:
            await self.press(panel, str(control["custom_id"]), edited=True)

    async def _choose(self, panel: Post, select: Json) -> None:
        values = choose_values(select, self.below)
        chosen = await self.user.select(panel, values, str(select["custom_id"]), TIMEOUT, edited=True)
        self._seen(chosen)

    async def press(self, post: Post, button: str, *, edited: bool = False) -> None:
        private = post.ephemeral or post.channel_id == self.user.open_dm()
        self._seen(await self.user.press(post, button, TIMEOUT, edited=edited or private))

    def _seen(self, outcome: Outcome) -> None:
        assert outcome.ok, outcome.reason
        self.panel = outcome.message
        assert "went wrong" not in self.panel.text, self.panel.text

    def _any(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]
