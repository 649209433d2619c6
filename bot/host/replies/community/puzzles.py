"""Replies about the puzzle of the week: its panel, answers, the solution, and its settings for admins."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.model.community.puzzles import PostedPuzzle, PuzzleServer, Stage
from bot.host.model.facts import Refused
from bot.host.model.interaction.actions import Action
from bot.host.model.interaction.presses import Unreadable, number
from bot.host.model.preferences import Pictures
from bot.host.model.timestamps import stamp
from bot.host.replies import playing, reference
from bot.host.replies.explaining import explanation, mentioned
from bot.host.replies.reader import Reader
from bot.host.screen.elements import Message
from bot.host.screen.puzzles import explained, panel
from bot.host.services import Services
from games.core.protocol import say


async def set_up(services: Services, reader: Reader, wished: PuzzleServer) -> Message:
    """Let the server have puzzles in a channel, as an admin."""
    _check_admin(reader)
    await services.puzzles.set_up(wished)
    return await settings(services, reader)


async def settings(services: Services, reader: Reader) -> Message:
    """Show an admin where and when puzzles are posted, with a button that ends them."""
    _check_admin(reader)
    found = await services.store.read.puzzles.server(reader.guild or 0)
    if found is None:
        return reader.tell(say("puzzle-off"))
    titles = [services.games[found.key].title] if found.key in services.games else []
    games = titles or [rules.title for rules in services.games.values() if rules.puzzles.kept]
    text = say("puzzle-on", channel=f"<#{found.channel}>", next=stamp(found.due, "F"), games=games)
    return reader.tell(text, (reader.button("button-puzzle-stop", Action("puzzlestop")),))


async def stop(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    _check_admin(reader)
    await services.puzzles.stop(reader.guild or 0)
    return reader.tell(say("puzzle-off"))


async def look(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Show the puzzle with its turns, or the solution once it was published."""
    found = await _named(services, reader, act)
    if found.stage >= Stage.CLOSED:
        return await services.puzzles.solved(found.id, reader.words)
    view, answer = await services.puzzles.look(found.id, reader.person)
    return panel(view, answer, reader.words)


async def choose(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    found = await _named(services, reader, act)
    if not values:
        raise Unreadable(act.value)
    view, answer = await services.puzzles.choose(found.id, reader.person, number(values[0]))
    return panel(view, answer, reader.words)


async def be_done(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Note that the reader needs no more time."""
    found = await _named(services, reader, act)
    view, answer = await services.puzzles.be_done(found.id, reader.person)
    return panel(view, answer, reader.words)


async def play(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Set up the position of a solved puzzle alone against friends, and show its question."""
    found = await _named(services, reader, act)
    summary = await services.puzzles.try_out(found.id, reader.person)
    return await playing.move(services, reader, Action("move", summary.game))


async def what(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Explain the picture of a puzzle by its legend, and the terms of its question."""
    found = await _named(services, reader, act)
    view = await services.puzzles.view(found)
    entries = mentioned(reader, view.asked, reference.entries(services, found.key), view.names)
    return explained(view, explanation(reader, entries), reader.settings.pictures is Pictures.WORDS, reader.words)


async def _named(services: Services, reader: Reader, act: Action) -> PostedPuzzle:
    """Return the puzzle of an action. For people of other servers it does not exist."""
    found = await services.store.read.puzzles.get(number(act.value))
    if found is None or found.guild != reader.guild:
        raise Refused(say("puzzle-none"))
    return found


def _check_admin(reader: Reader) -> None:
    if not reader.manages or reader.guild is None:
        raise Refused(say("admin-only-here"))


VERBS = {
    "puzzle": look,
    "puzzleanswer": choose,
    "puzzledone": be_done,
    "puzzlewhat": what,
    "puzzleplay": play,
    "puzzlestop": stop,
}
