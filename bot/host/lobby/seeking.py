"""Finding players: people who wish it get one direct message when a table opens in a server."""

from __future__ import annotations

from datetime import timedelta
from functools import partial

from bot.host.loading.context import HostContext
from bot.host.loading.loaded import Loaded
from bot.host.loading.queues import until_current
from bot.host.model.community.finished import Reliability
from bot.host.model.community.seekers import Seeker
from bot.host.model.hours import DAY
from bot.host.model.preferences import PersonSettings
from bot.host.model.records import OPENED
from bot.host.notify.queueing import put_direct
from bot.host.store import RowSet

TIME_TO_SET_UP = timedelta(minutes=2)
"""The delay before a new table is announced, so that its creator can choose its settings."""
FORGET_CALLS_AFTER = 2 * DAY


class Seeking:
    """Notifies people of tables that wait for players."""

    def __init__(self, context: HostContext) -> None:
        self.context = context

    async def run(self) -> None:
        """Tell people who look for tables about each new table, once, when its creator has had time to set it up."""
        now = self.context.now()
        games = await self.context.store.read.seekers.to_announce(now - TIME_TO_SET_UP)
        for game in games:
            await until_current(partial(self._announce, game))
        if games:
            async with self.context.store.write_for_outbox() as rows:
                await rows.seekers.delete_calls(now - FORGET_CALLS_AFTER)

    async def _announce(self, game: str) -> None:
        async with self.context.queues.turn(game):
            loaded = await self.context.load(game)
            async with self.context.store.write(game) as rows:
                if not await rows.seekers.mark_announced(game) or not loaded.is_looking:
                    return
                assert loaded.row.guild is not None
                for seeker in await rows.seekers.in_guild(loaded.row.guild):
                    await self._tell(rows, loaded, seeker)
        self.context.committed(game)

    async def _tell(self, rows: RowSet, loaded: Loaded, seeker: Seeker) -> None:
        """Queue a message for when the person is awake, unless they have had enough that day or cannot join."""
        row, settings = loaded.row, loaded.row.table_settings
        if not seeker.wants(row.key, settings.pace) or loaded.seat_of(seeker.user) is not None:
            return
        least = settings.least_reliable
        if least and not _is_reliable(await rows.finished.reliability(seeker.user), least):
            return
        person = await rows.people.get(seeker.user)
        now = self.context.now()
        due = self.context.day(seeker.user, settings, person.settings if person else PersonSettings()).next_waking(now)
        if due - now >= DAY or await rows.seekers.count_calls(seeker.user, due - DAY) >= seeker.most:
            return
        await rows.seekers.note_call(seeker.user, row.id, due)
        await put_direct(rows, row, OPENED, seeker.user, {}, now, due)


def _is_reliable(known: Reliability, least: int) -> bool:
    return known.percent is None or known.percent >= least
