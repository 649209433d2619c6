"""The lobby post: who sits at the table, which options and settings it has, and when the game may start."""

from __future__ import annotations

from collections.abc import Mapping

from bot.host.model.facts import Chair, Status, Summary
from bot.host.model.preferences import AtDeadline, Pictures, TableSettings
from bot.host.screen.buttons import button
from bot.host.screen.elements import Gallery, Message, Paragraph, PictureWanted, Style, capital
from bot.host.screen.headings import paragraphs
from bot.host.screen.sentences import SQUARES
from games.core.game import Game
from games.core.protocol import Text, say
from games.core.texts import Words, escape

NOTHING: Mapping[int, Text] = {}


def lobby(summary: Summary, game: Game, words: Words, known: Mapping[int, Text] = NOTHING) -> Message:
    """Return the lobby post: what is played, who sits where, and how to join.

    `known`: what is told of the players of some seats, such as their rating.
    """
    agreed = [*_choices(summary, game), *_agreed_settings(summary.table_settings)]
    seats = [
        words.say(say("lobby-title", game=game.title)),
        paragraphs(words.say(game.blurb(summary.options))),
        "",
        *_chairs(summary, words, known),
        *(paragraphs(words.say(note)) for note in game.lobby_notes(summary.options, summary.wanted)),
    ]
    small = [
        *(words.say(each) for each in _agreement(summary)),
        *([f"-# {capital(' · '.join(words.say(each) for each in agreed))}"] if agreed else []),
        f"-# {words.say(_may_start(summary, game))}",
    ]
    row = (
        button(words, "button-join", "join", summary.game, Style.GOOD),
        button(words, "button-leave", "leave", summary.game),
        button(words, "button-settings", "settings", summary.game),
        *([button(words, "button-friends", "fill", summary.game)] if summary.wanted > 1 else []),
        button(words, "button-start", "start", summary.game, Style.PRIMARY),
    )
    below = (
        button(words, "button-learn", "learn", "", value=summary.key),
        *([button(words, "button-agree-to-count", "counts", summary.game)] if _asks_to_count(summary) else []),
    )
    picture = PictureWanted(summary.game, "lobby", lang=words.language)
    texts = Paragraph("\n".join(seats)), Gallery(), Paragraph("\n".join(small))
    return Message(pictures=(picture,), blocks=(*texts, row, below))


def _asks_to_count(summary: Summary) -> bool:
    """Return whether the players of a table must agree that its game counts."""
    return summary.table_settings.private and summary.table_settings.counts


def _agreement(summary: Summary) -> list[Text]:
    """Return a sentence about who agreed that the game of a private table counts."""
    if not _asks_to_count(summary):
        return []
    agreed = [say("plain-name", name=escape(chair.name)) for chair in summary.chairs if chair.agrees]
    return [say("lobby-private", count=len(agreed), who=agreed)]


def _chairs(summary: Summary, words: Words, known: Mapping[int, Text]) -> list[str]:
    """Return a line for each seat up to the last taken one, and one line with the number of free seats after it."""
    seated = {chair.seat: chair for chair in summary.chairs}
    shown = max(seated, default=-1) + 1
    free = summary.wanted - shown
    chairs = [
        " · ".join([_chair(seat, seated.get(seat), words), *([words.say(known[seat])] if seat in known else [])])
        for seat in range(shown)
    ]
    return [*chairs, words.say(say("lobby-free-seats", count=free))] if free > 0 else chairs


def _chair(seat: int, taken: Chair | None, words: Words) -> str:
    if taken is None:
        return words.say(say("lobby-free", number=seat + 1))
    key = "lobby-friend" if taken.friend else "lobby-taken"
    colour, mind = f"{SQUARES[taken.colour]} {words.say(say(f'colour-{taken.colour}'))}", taken.mind or ""
    return words.say(say(key, number=seat + 1, who=escape(taken.name), colour=colour, mind=mind))


def _choices(summary: Summary, game: Game) -> list[Text]:
    """Return the game's options that differ from their defaults."""
    return [
        say("lobby-choice", what=variant.text, value=choice.text)
        for variant in game.variants
        for choice in variant.choices
        if variant.matters(summary.wanted)
        and choice.key == summary.options.get(variant.key, variant.default) != variant.default
    ]


def _agreed_settings(table_settings: TableSettings) -> list[Text]:
    """Return the lines about settings: whether advice is allowed, and all settings that differ from their defaults."""
    agreed: list[Text] = []
    if table_settings.shows_players:
        agreed.append(say(f"terms-pace-{table_settings.pace.value}"))
    if table_settings.nudge_hours != TableSettings().nudge_hours:
        agreed.append(say("terms-nudge", hours=table_settings.nudge_hours))
    if table_settings.deadline_hours is not None:
        agreed.append(
            say("terms-deadline", hours=table_settings.deadline_hours, what=silence(table_settings.at_deadline))
        )
    if table_settings.absence_hours is not None:
        agreed.append(say("terms-absence", hours=table_settings.absence_hours))
    if table_settings.pictures is Pictures.TALL:
        agreed.append(say("terms-pictures-tall"))
    agreed.append(say("terms-advice" if table_settings.advice else "terms-no-advice"))
    if table_settings.reasons:
        agreed.append(say("terms-reasons"))
    if table_settings.least_reliable:
        agreed.append(say("terms-reliable", percent=table_settings.least_reliable))
    if not table_settings.counts:
        agreed.append(say("terms-uncounted"))
    return agreed


def silence(at_deadline: AtDeadline) -> Text:
    """Return the text that says what happens to a seat that misses a deadline."""
    return say(f"silence-{at_deadline.value.replace('_', '-')}")


def _may_start(summary: Summary, game: Game) -> Text:
    if summary.status is not Status.LOBBY:
        return say("lobby-begun")
    seated = sum(chair.user is not None or chair.friend for chair in summary.chairs)
    fewest, _ = game.seats(summary.options)
    if seated < fewest:
        return say("lobby-too-few", count=fewest - seated)
    if summary.table_settings.starts_when_full and seated < summary.wanted:
        return say("lobby-starts-when-full")
    host = [escape(chair.name) for chair in summary.chairs if chair.user is not None and chair.user == summary.host]
    return say("lobby-host-starts", who=host[0]) if host else say("lobby-anybody-starts")


def opened(summary: Summary, game: Game, words: Words) -> Message:
    """Return the direct message that tells somebody about a table that waits for players."""
    text = words.say(say("table-opened", table=looking(summary, game)))
    return Message(text, ((button(words, "button-seek-stop", "seek", "", value=f"stop.{summary.guild}"),),))


def looking(summary: Summary, game: Game) -> Text:
    """Return a line about a table that waits for players: what is played, where, for how many, and at which pace."""
    people = sum(chair.user is not None for chair in summary.chairs)
    pace = say(f"pace-is-{summary.table_settings.pace.value}")
    free = summary.wanted - people
    return say("table-looking", game=game.title, where=f"<#{summary.channel}>", free=free, pace=pace)


def cancelled(summary: Summary, game: Game, words: Words) -> Message:
    """Return the lobby post of a cancelled table."""
    return Message(blocks=(Paragraph(words.say(say("lobby-cancelled", game=game.title))),))
