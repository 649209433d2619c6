"""Actions of a server's admins on a game. Each action is in the log."""

from __future__ import annotations

from bot.host.bots.advice import ADVISED
from bot.host.clock.places import is_aside_since_place_gone, resume_returned
from bot.host.loading.context import HostContext
from bot.host.loading.loaded import Loaded, wait_numbers
from bot.host.model.facts import FINISHED, OPEN, Person, Refused, Status, Summary
from bot.host.model.records import RecordedAct
from bot.host.model.table_events import act_text
from bot.host.notify.queueing import put_notice
from bot.host.people.relocation import Relocation
from bot.host.play.history import GameHistory
from bot.host.play.pauses import give_time_anew, pause, resume
from bot.host.play.votes import Votes
from bot.host.transfer.exports import Exports
from games.core.protocol import say
from games.core.texts import plain, words


class Admins:
    """The acts of admins."""

    def __init__(self, context: HostContext, votes: Votes, history: GameHistory, saves: Exports) -> None:
        self.context = context
        self.votes = votes
        self.history = history
        self.exports = saves
        self.relocation = Relocation(context)

    async def pause(self, game: str, by: Person) -> Summary:
        async with self.context.queues.turn(game):
            loaded = await self.context.load(game)
            loaded.must_run()
            async with self.context.store.write() as rows:
                await pause(self.context, rows, loaded, "steward")
                await self.context.record_act(rows, game, "paused", by)
                await put_notice(rows, loaded.row, say("host-paused"), self.context.now())
        return await self._done(game)

    async def resume(self, game: str, by: Person) -> Summary:
        async with self.context.queues.turn(game):
            loaded = await self.context.load(game)
            if loaded.row.status is not Status.PAUSED or loaded.row.paused_by != "steward":
                raise Refused(say("host-not-paused"))
            async with self.context.store.write() as rows:
                await resume(self.context, rows, loaded)
                await self.context.record_act(rows, game, "resumed", by)
                await put_notice(rows, loaded.row, say("host-resumed"), self.context.now())
        return await self._done(game)

    async def end(self, game: str, by: Person) -> Summary:
        """End a game without a result. Its save is kept."""
        async with self.context.queues.turn(game):
            loaded = await self.context.load(game)
            if loaded.row.status not in OPEN:
                raise Refused(say(f"host-is-{loaded.row.status.value}"))
            async with self.context.store.write() as rows:
                await self.votes.call_off(rows, loaded)
                await rows.games.update(game, status=Status.ABANDONED)
                await rows.games.await_nobody(game)
                await self.context.record_act(rows, game, "ended", by)
                await put_notice(rows, loaded.row, say("host-ended"), self.context.now())
        return await self._done(game)

    async def revive(self, game: str, by: Person, here: int | None = None) -> Summary:
        """Resume a game that was put aside, and restart the clock of every player who is to act.

        `here` is the channel in which it continues if its own channel is gone.
        """
        async with self.context.queues.turn(game):
            loaded = await self.context.load(game)
            if here is not None and loaded.row.gone_since is not None:
                await self.relocation.move(loaded, by, here)
                loaded = await self.context.load(game)
                if loaded.row.status is not Status.ASIDE:
                    return await self._done(game)
            if loaded.row.status is not Status.ASIDE:
                raise Refused(say("host-not-aside"))
            if is_aside_since_place_gone(loaded.row):
                await self._resume_returned(loaded)
                return await self._done(game)
            now = self.context.now()
            async with self.context.store.write() as rows:
                await rows.games.update(game, status=Status.RUNNING, paused_by="", paused_at=None, moved=now)
                await give_time_anew(rows, loaded.seats, loaded.row.table_settings, now)
                await self.context.record_act(rows, game, "revived", by)
                await put_notice(rows, loaded.row, say("host-revived"), now, wait_numbers(loaded.seats))
        return await self._done(game)

    async def _resume_returned(self, loaded: Loaded) -> None:
        async with self.context.store.write() as rows:
            await resume_returned(self.context, rows, loaded)

    async def public_log(self, game: str) -> str:
        """Return the log of a game as text that everybody may read."""
        loaded = await self.context.load(game)
        names, speech = [seat.name for seat in loaded.seats], words(loaded.row.table_settings.lang)
        parts: list[str] = []
        for part in await self.history.log(game, None):
            parts += [f"[{part.at:%Y-%m-%d %H:%M}]", *(plain(speech.say(line.text, names)) for line in part.lines), ""]
        is_over = loaded.row.status in FINISHED
        for act in await self.acts(game):
            if act.kind == ADVISED and not is_over:
                continue  # Who asked for advice is public only after the game.
            parts.append(f"[{act.at:%Y-%m-%d %H:%M}] {plain(speech.say(act_text(act), names))}")
        return "\n".join(parts)

    async def acts(self, game: str) -> list[RecordedAct]:
        return await self.context.store.read.games.acts(game)

    async def save(self, game: str) -> bytes:
        """Return the whole game as a file, with all secrets. Refused before the game is over."""
        loaded = await self.context.load(game)
        if loaded.row.status not in FINISHED:
            raise Refused(say("host-save-is-secret"))
        return await self.exports.export(game, people=False)

    async def _done(self, game: str) -> Summary:
        self.context.committed(game)
        return await self.context.summary(game)
