"""Registration of the commands with Discord, only if they have changed: Discord allows few such calls a day."""

from __future__ import annotations

import hashlib
import json
import logging
from pathlib import Path
from typing import Any

import discord
import msgspec
from discord import app_commands

from bot.ui.commands import (
    admin,
    challenges,
    learning,
    lookups,
    personal,
    playing,
    puzzles,
    records,
    seating,
    tournaments,
)
from bot.ui.commands.groups import GROUPS, SINGLE, Translator

log = logging.getLogger(__name__)

MODULES = (seating, playing, lookups, personal, admin, records, learning, challenges, tournaments, puzzles)
"""Each adds its commands when it is imported."""


class Registration:
    """The slash commands, and a file with the commands that were last registered with Discord."""

    def __init__(self, digests: Path) -> None:
        self._file = digests
        """JSON: application id -> digest of the commands that were registered last."""

    async def prepare(self, tree: app_commands.CommandTree[Any]) -> None:
        """Add the commands to a client."""
        for group in GROUPS:
            tree.add_command(group, override=True)
        for command in SINGLE:
            tree.add_command(command, override=True)
        await tree.set_translator(Translator())

    async def register(self, tree: app_commands.CommandTree[Any]) -> None:
        """Tell Discord the commands of a client, if they have changed."""
        application, digest = str(tree.client.application_id), await _digest(tree)
        known = self._read()
        if known.get(application) == digest:
            return
        try:
            await tree.sync()
        except discord.HTTPException as error:
            if error.status >= 500:
                raise
            log.error("Discord refuses our commands; those registered before go on", extra={"why": str(error)})
            return  # For example because of the limit per day. The next start tries again.
        self._write({**known, application: digest})
        log.info("the commands were registered with Discord")

    def _write(self, digests: dict[str, str]) -> None:
        """Write the digests. If that fails, the next start registers the commands again."""
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._file.write_text(json.dumps(digests))
        except OSError as error:
            log.warning("the digest of the registered commands cannot be written", extra={"why": str(error)})

    def _read(self) -> dict[str, str]:
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=dict[str, str])
        except (OSError, msgspec.DecodeError):
            return {}


async def _digest(tree: app_commands.CommandTree[Any]) -> str:
    translator = tree.translator
    commands = tree.get_commands()
    if translator is None:
        payload = [command.to_dict(tree) for command in commands]
    else:
        payload = [await command.get_translated_payload(tree, translator) for command in commands]
    return hashlib.sha256(json.dumps(payload, sort_keys=True, default=str).encode()).hexdigest()
