"""The host as `bot.ui` calls it: a press or a command goes in, a complete reply comes out."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from bot.host.model.facts import Refused, Status
from bot.host.model.interaction.actions import Action
from bot.host.model.interaction.interactions import Press, Visitor
from bot.host.model.interaction.presses import PANEL_VERBS, Unreadable
from bot.host.model.preferences import PersonSettings
from bot.host.replies import playing, seating
from bot.host.replies.access import check_access, resolve_game
from bot.host.replies.community import challenges
from bot.host.replies.reader import Reader
from bot.host.screen.buttons import controls
from bot.host.screen.elements import Message, PanelShown, Reply
from bot.host.services import Services
from bot.host.verbs import FORMS, SETTINGS_VERBS, VERBS
from games.core.locales import first_available_language
from games.core.protocol import say

log = logging.getLogger(__name__)

Work = Callable[[Services, Reader], Awaitable[Message]]
"""The work of a command, which returns its reply."""
GameWork = Callable[[Services, Reader, str], Awaitable[Message]]
"""The same for a command about a game, whose id comes last."""


class Host(Services):
    """All services, and the replies to presses and commands."""

    async def press(self, press: Press) -> Reply:
        """Do what a press says, and return the complete reply. A press that fails gets an apology."""
        action = press.action
        try:
            if action is None:
                raise Unreadable("")
            if press.opens_form:
                return await self._open_form(press, action)
            if action.verb not in VERBS:
                raise Unreadable(action.verb)
            if action.verb in PANEL_VERBS:
                return await self.until_current(lambda: self._press_panel(press, action))
            return await self.until_current(lambda: self._press_elsewhere(press, action))
        except Exception as error:
            where = {"verb": action.verb if action else "", "game": action.game if action else ""}
            return await self.apologise(press.visitor, error, action, where)

    async def _press_panel(self, press: Press, action: Action) -> Reply:
        """Reply to a press on a panel. The press reads the player's settings together with the game."""
        visitor = press.visitor
        try:
            pressed = await self.table.press(action, press.values, visitor.person.id, visitor.message)
        except Refused:
            await check_access(self, visitor, action.game)  # The reason is only for those who may know of the game.
            raise
        pressed = await self.lessons.go_on(pressed, visitor.person.id)
        reader = await self.reader(visitor, action.game, pressed.settings)
        message = await challenges.ended(self, reader, pressed) or playing.shown(reader, pressed)
        return await self.complete(message, reader, visitor)

    async def _press_elsewhere(self, press: Press, action: Action) -> Reply:
        visitor = press.visitor
        place = await check_access(self, visitor, action.game) if action.game else None
        reader = await self.reader(visitor, action.game, place.settings if place else None)
        message = await VERBS[action.verb](self, reader, action, press.values)
        if action.verb in SETTINGS_VERBS:
            reader = await self.reader(visitor, action.game)
        return await self.complete(message, reader, visitor, action.game if action.verb == "move" else "")

    async def _open_form(self, press: Press, action: Action) -> Reply:
        if action.game:
            await check_access(self, press.visitor, action.game)
        reader = await self.reader(press.visitor, action.game)
        return Reply(Message(), reader.settings, form=FORMS[action.verb](reader, action, press.values))

    async def command(self, visitor: Visitor, work: Work) -> Reply:
        """Carry out a command that is about no game, and return the complete reply."""
        reader = await self.reader(visitor)
        message = await self.until_current(lambda: work(self, reader))
        return await self.complete(message, reader, visitor)

    async def game_command(
        self, visitor: Visitor, named: str | None, work: GameWork, *, as_admin: bool = False, opens_panel: bool = False
    ) -> Reply:
        """Carry out a command about a game, and return the complete reply. `named`: the game that was typed."""
        game = await self.resolve_game(visitor, named, as_admin=as_admin)
        reader = await self.reader(visitor, game)
        message = await self.until_current(lambda: work(self, reader, game))
        return await self.complete(message, reader, visitor, game if opens_panel else "")

    async def resolve_game(self, visitor: Visitor, named: str | None, *, as_admin: bool = False) -> str:
        return await resolve_game(self, visitor, named, as_admin=as_admin)

    async def reader(self, visitor: Visitor, game: str = "", settings: PersonSettings | None = None) -> Reader:
        """Return the visitor as a reader of replies. `settings`: the visitor's, if they were just read.

        The language of the table is read only if the visitor has chosen none and that of their Discord is unknown here.
        """
        settings = settings or await self.people.settings(visitor.person.id)
        is_unknown = first_available_language(settings.locale, visitor.locale) is None
        return _reader(visitor, settings, await self.table_language(game) if game and is_unknown else None)

    async def complete(self, message: Message, reader: Reader, visitor: Visitor, opened_panel: str = "") -> Reply:
        """Return a message with its pictures drawn. Files that the replaced message has already are marked."""
        whole = await self.gallery.finish(message, reader.settings)
        if not (whole.text.strip() or whole.files):
            # Discord refuses an empty message. Only a forged press leads here.
            whole = msgspec.structs.replace(whole, content=reader.say(say("unknown-press")))
        if visitor.files and whole.files:
            files = [msgspec.structs.replace(file, is_unchanged=file.name in visitor.files) for file in whole.files]
            whole = msgspec.structs.replace(whole, files=tuple(files))
        return Reply(whole, reader.settings, opened_panel=opened_panel, panel=whole.panel)

    async def panel_again(self, visitor: Visitor, shown: PanelShown) -> Reply | None:
        """Return a panel as it is now, or None if what it shows is still true.

        Nobody has pressed anything: the player does not count as present.
        """
        reading = await self.context.reading(shown.game)
        seat = reading.loaded.seat_of(visitor.person.id)
        if seat is None or reading.loaded.row.status is Status.QUARANTINED:
            return None
        reader = await self.reader(visitor, shown.game)
        if await playing.is_still_true(reading, reader, seat, shown):
            return None
        panel = await self.table.panel_of(reading, seat)
        if not panel.questions:
            return await self.complete(playing.drawn(reader, panel), reader, visitor)
        news = await self.history.latest(reading.loaded, seat)
        return await self.complete(playing.asked_again(reader, panel, news), reader, visitor)

    async def apologise(
        self, visitor: Visitor, error: BaseException, action: Action | None, where: dict[str, Any]
    ) -> Reply:
        """Return the reply to a press or command that did not work, and log the error if it is a mistake of ours."""
        has_failed = not isinstance(error, Refused | Unreadable)
        if has_failed:
            log.error("an interaction failed", exc_info=error, extra=where)
        try:
            reader = await self.reader(visitor, action.game if action else "")
        except Exception:
            log.exception("the settings of a person could not be read")
            reader = _reader(visitor, PersonSettings())
        reply = await self.complete(self.explain(error, reader, action), reader, visitor)
        return msgspec.structs.replace(reply, has_failed=has_failed)

    def explain(self, error: BaseException, reader: Reader, action: Action | None) -> Message:
        """Return what a person reads whose press or command did not work, with buttons to go on."""
        is_at_table = action is not None and action.game and action.verb not in seating.VERBS
        rows = (controls(reader.words, action.game),) if action and is_at_table else ()
        if isinstance(error, Refused):
            return Message(reader.say(error.reason), rows)
        if isinstance(error, Unreadable):
            return Message(reader.say(say("unknown-press")), rows)
        return Message(reader.say(say(self._reason_of(error))), rows)

    def _reason_of(self, error: BaseException) -> str:
        """Return the key of the sentence that says why a press or command failed."""
        if self.may_have_written(error):
            return "perhaps-stored"
        return "out-of-reach" if self.is_out_of_reach(error) else "mistake"

    async def note_visit(self, visitor: Visitor, reply: Reply) -> None:
        """Note that a person was here. `bot.ui` calls this after it has shown the reply, so nobody waits for it.

        A press or command that failed is not noted, because on a full disk the note would fail too.
        """
        if reply.has_failed:
            return
        try:
            await self.people.note_visit(visitor.person.id, visitor.locale, reply.settings)
        except Exception:  # The next press notes the visit again.
            log.exception("a visit could not be noted")


def _reader(visitor: Visitor, settings: PersonSettings, table_language: str | None = None) -> Reader:
    return Reader(
        visitor.person,
        settings,
        visitor.locale,
        visitor.channel,
        visitor.guild,
        visitor.is_admin,
        table_language,
        visitor.message,
        visitor.progress,
    )
