"""Replies about lessons: which there are, beginning one, going on with it, and ending it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.model.facts import Status, Summary
from bot.host.model.interaction.actions import Action
from bot.host.model.interaction.presses import Unreadable
from bot.host.replies import playing
from bot.host.replies.reader import Reader
from bot.host.screen.elements import (
    LONGEST_LABEL,
    LONGEST_LINE,
    Button,
    Message,
    Row,
    Select,
    SelectOption,
    Style,
    cut,
)
from bot.host.services import Services
from games.core.protocol import say
from games.core.texts import plain


async def learn(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Show all lessons to choose from, and those that were begun. The action's value may be the key of a game."""
    begun = await services.lessons.open(reader.id)
    options = tuple(
        SelectOption(
            cut(plain(reader.say(say(f"lesson-{lesson.key}"))), LONGEST_LINE),
            f"{key}/{lesson.key}",
            cut(plain(reader.say(say(f"lesson-{lesson.key}-about"))), LONGEST_LINE),
        )
        for key in sorted(services.games, key=lambda each: each != act.value)
        for lesson in services.games[key].lessons.lesson
    )
    if not options:  # Discord refuses a select without options.
        return reader.tell(say("lessons-none"))
    chosen = Select(Action("lesson"), options, reader.say(say("lesson-choose")))
    rows: list[Row] = [(chosen,), *(_begun(reader, summary) for summary in begun[:3])]
    return reader.tell(say("lessons-title", count=len(begun)), *rows)


def _begun(reader: Reader, summary: Summary) -> Row:
    name = say(f"lesson-{summary.table_settings.lesson}")
    go_on, end = (
        cut(plain(reader.say(say(key, lesson=name))), LONGEST_LABEL) for key in ("lesson-go-on", "lesson-end")
    )
    return (
        Button(go_on, Action("resume" if summary.status is Status.ASIDE else "move", summary.game), Style.PRIMARY),
        Button(end, Action("endlesson", summary.game)),
    )


async def begin(services: Services, reader: Reader, act: Action, values: Sequence[str]) -> Message:
    """Begin the chosen lesson, and show its first question."""
    key, _, lesson = next(iter(values), act.value).partition("/")
    if not lesson:
        raise Unreadable(act.value)
    summary = await services.lessons.begin(reader.person, key, lesson)
    return await playing.move(services, reader, Action("move", summary.game))


async def resume(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Go on with a lesson that was put aside after a long silence."""
    summary = await services.summary(act.game)
    if summary.table_settings.lesson and summary.status is Status.ASIDE:
        await services.admins.revive(act.game, reader.person)
    return await playing.move(services, reader, act)


async def end(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """End a lesson, and show what can be learnt next."""
    await services.lessons.end(act.game, reader.id)
    return await learn(services, reader, Action("learn"))


VERBS = {"learn": learn, "lesson": begin, "resume": resume, "endlesson": end}
