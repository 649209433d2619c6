"""The search: one index for each language and set of games, made when it is first asked, off the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from cachetools import LRUCache

from bot.host.model.interaction.command_words import CommandWords
from bot.host.search.index import Index
from bot.host.search.passages import Passage, command_passages, passages_of
from games.core.game import Game
from games.core.texts import words

MOST_INDEXES = 8
"""Indexes in memory, of about half a megabyte each."""
MOST_FOUND = 3


class Search:
    def __init__(self, games: Mapping[str, Game]) -> None:
        self.games = games
        self.commands: Sequence[CommandWords] = ()
        """The reference of the slash commands. `bot.ui` sets it, because it knows them."""
        self._indexes: LRUCache[tuple[str, ...], Index] = LRUCache(MOST_INDEXES)
        self._making = asyncio.Lock()

    async def find(
        self, question: str, language: str, keys: Sequence[str], options: Mapping[str, str] | None = None
    ) -> list[Passage]:
        """Return the passages of these games that answer a question best. `options`: those of a table, or None."""
        index = await self._index(language, keys, options)
        return await asyncio.to_thread(index.find, question, MOST_FOUND)

    async def _index(self, language: str, keys: Sequence[str], options: Mapping[str, str] | None) -> Index:
        chosen = () if options is None else ("=", *(f"{key}={value}" for key, value in sorted(options.items())))
        asked = (language, *keys, *chosen)
        async with self._making:
            if asked not in self._indexes:
                self._indexes[asked] = await asyncio.to_thread(self.index, language, keys, options)
            return self._indexes[asked]

    def index(self, language: str, keys: Sequence[str], options: Mapping[str, str] | None = None) -> Index:
        """Return a new index of these games and the commands."""
        said = words(language)
        found = [passage for key in keys for passage in passages_of(self.games[key], options, said)]
        return Index(language, [*found, *command_passages(self.commands, said)])
