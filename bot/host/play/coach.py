"""The coach: it explains a concept above the question where it first matters to a person, and never again."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from bot.host.loading.context import HostContext
from bot.host.model.facts import LESSON_DONE
from bot.host.model.preferences import Coach, PersonSettings
from bot.host.model.records import GameRow
from games.core.game import Game
from games.core.lessons import Note, note_text
from games.core.protocol import Question, Text, say


def is_coached(row: GameRow, settings: PersonSettings) -> bool:
    """Return whether a person has a coach in this game."""
    return settings.coach is Coach.ON or (settings.coach is Coach.LESSONS and row.table_settings.is_first_game)


def coaching(
    rules: Game, row: GameRow, settings: PersonSettings, questions: Sequence[Question], round_: int
) -> Text | None:
    """Return what the coach says of the first of these questions, if anything. `round_`: the number of the round."""
    if not questions:
        return None
    if is_complete(rules, row, round_):
        return say(LESSON_DONE)
    note = _note(rules, row, settings, questions[0])
    return note_text(rules.key, note.concept) if note else None


def is_complete(rules: Game, row: GameRow, round_: int) -> bool:
    """Return whether all rounds of a lesson are over."""
    lesson = rules.lessons.named(row.table_settings.lesson)
    return lesson is not None and round_ > lesson.rounds


def _note(rules: Game, row: GameRow, settings: PersonSettings, question: Question) -> Note | None:
    if not is_coached(row, settings):
        return None
    return rules.lessons.note_for(question, known_concepts(rules.key, settings))


def known_concepts(game: str, settings: PersonSettings) -> set[str]:
    """Return the concepts of a game that the coach has explained to a person."""
    return {concept for key, _, concept in (each.partition("/") for each in settings.coached) if key == game}


async def note_explained(
    context: HostContext, rules: Game, row: GameRow, settings: PersonSettings, question: Question, user: int
) -> PersonSettings:
    """Store that the note above a question was read, once the question is answered. Return the person's settings."""
    note = _note(rules, row, settings, question)
    if note is None:
        return settings
    return await _change_concepts(context, user, lambda known: (*known, f"{rules.key}/{note.concept}"))


async def begin_anew(context: HostContext, game: str, user: int) -> None:
    """Let the coach explain a game from the start."""
    await _change_concepts(context, user, lambda known: tuple(each for each in known if each.partition("/")[0] != game))


async def _change_concepts(
    context: HostContext, user: int, change: Callable[[tuple[str, ...]], tuple[str, ...]]
) -> PersonSettings:
    async with context.store.write() as rows:
        await rows.people.lock(user)
        known = await rows.people.get(user)
        settings = known.settings if known else PersonSettings()
        settings = msgspec.structs.replace(settings, coached=change(settings.coached))
        await rows.people.set(user, settings)
        await rows.games.look_at_seats_of(user)
    return settings
