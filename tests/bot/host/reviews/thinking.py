"""A thinker that thinks in the process of the tests."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.host.bots.thinking import Thinker
from bot.host.bots.thoughts import Asked
from bot.thinking import answer


class ThinksHere(Thinker):
    """Answers at once and counts the questions. It can be told to fail."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        self.fails = False

    async def _ask(self, about: Asked, answer_type: type[Any]) -> Any:
        self.asked += 1
        await asyncio.sleep(0)
        return None if self.fails else answer(about)
