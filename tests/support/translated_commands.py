"""A cache of the commands' translations. Every start of a bot would build them twice for thirty languages."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

from discord import app_commands

from bot.ui.commands.groups import GROUPS, SINGLE

_translated: dict[str, dict[str, Any]] = {}


@contextmanager
def translated_once() -> Iterator[None]:
    with ExitStack() as stack:
        for each in (*GROUPS, *SINGLE):
            stack.enter_context(patch.object(each, "get_translated_payload", _remembering(each)))
        yield


def _remembering(command: app_commands.Group | app_commands.Command[Any, ..., Any]) -> Any:
    translate = command.get_translated_payload

    async def remembered(tree: Any, translator: Any) -> dict[str, Any]:
        if command.name not in _translated:
            _translated[command.name] = await translate(tree, translator)
        return _translated[command.name]

    return remembered
