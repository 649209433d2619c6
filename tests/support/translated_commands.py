"""A cache of the commands' translations. Every start of a bot would build them twice for thirty languages."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

from discord import app_commands

from bot.ui.commands.groups import GROUPS

_translated: dict[str, dict[str, Any]] = {}


@contextmanager
def translated_once() -> Iterator[None]:
    with ExitStack() as stack:
        for group in GROUPS:
            stack.enter_context(patch.object(group, "get_translated_payload", _remembering(group)))
        yield


def _remembering(group: app_commands.Group) -> Any:
    translate = group.get_translated_payload

    async def remembered(tree: Any, translator: Any) -> dict[str, Any]:
        if group.name not in _translated:
            _translated[group.name] = await translate(tree, translator)
        return _translated[group.name]

    return remembered
