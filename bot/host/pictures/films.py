"""Films of games: from what everybody could see, made off the loop and one at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.host.loading.context import HostContext
from bot.host.loading.loaded import Loaded
from bot.host.loading.reading import GameReading
from bot.host.model.facts import LogPart, Refused
from bot.host.model.interaction.progress import Note, note_nothing
from bot.host.model.records import NOBODY
from bot.host.pictures.painting import NotInSight, Painter, Picture, Turn
from bot.host.play.history import GameHistory
from bot.host.screen.sentences import at_a_glance
from games.core.protocol import PlayerName, View, say
from games.core.texts import Words

MOST_IN_LINE = 3
"""Films that may wait at the same time. Further requests are refused."""
MOST_KEPT = 2

Rounds = tuple[int, int]


class Films:
    def __init__(self, context: HostContext, history: GameHistory, painter: Painter) -> None:
        self.context = context
        self.history = history
        self.painter = painter
        self._one_at_a_time = asyncio.Lock()
        self._in_line = 0
        self._kept: dict[tuple[str, int, Rounds | None, str, str], Picture] = {}

    async def of_game(
        self, game: str, words: Words, palette: str, rounds: Rounds | None = None, note: Note = note_nothing
    ) -> Picture:
        """Return the film of the game so far, or of some of its rounds. `note`: called for each turn that is drawn."""
        loaded = await self.context.load(game)
        key = (game, loaded.tip.barrier, rounds, words.language, palette)
        if self._in_line >= MOST_IN_LINE:
            raise Refused(say("film-busy"))
        self._in_line += 1
        try:
            async with self._one_at_a_time:
                if key not in self._kept:
                    self._keep(key, await self._made(loaded, words, palette, rounds, note))
                return self._kept[key]
        finally:
            self._in_line -= 1

    def _keep(self, key: tuple[str, int, Rounds | None, str, str], film: Picture) -> None:
        self._kept[key] = film
        for oldest in list(self._kept)[:-MOST_KEPT]:
            del self._kept[oldest]

    async def _made(self, loaded: Loaded, words: Words, palette: str, rounds: Rounds | None, note: Note) -> Picture:
        parts = await self.history.parts(loaded, None, NOBODY, loaded.tip.barrier)
        reading = GameReading(self.context, loaded)
        names = await self._names(reading)
        turns = await self._turns(reading, parts, words, names)
        colours = tuple(seat.colour for seat in loaded.seats)
        how = {"rounds": rounds, "lang": words.language, "palette": palette, "names": names, "colours": colours}
        try:
            return await asyncio.to_thread(self.painter.film, loaded.row.key, turns, note=note, **how)
        except NotInSight as nothing:
            raise Refused(say("film-nothing")) from nothing

    async def _names(self, reading: GameReading) -> tuple[PlayerName, ...]:
        view = await reading.view(reading.loaded.tip.barrier, None)
        return (*(seat.name for seat in reading.loaded.seats), *reading.rules.rivals(view))

    async def _turns(
        self, reading: GameReading, parts: Sequence[LogPart], words: Words, names: Sequence[PlayerName]
    ) -> list[Turn]:
        turns: list[Turn] = []
        before: View = None
        for part in parts:
            view = await reading.view(part.seq, None)
            turns.append(Turn(view, before, *at_a_glance(words, part.lines, names)))
            before = view
        return turns
