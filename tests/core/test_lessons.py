"""What the coach says: complete, short, and given away by nothing but the question."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from games.catalogue import GAMES
from games.core.agenda import Inquiry
from games.core.data import BadData
from games.core.lessons import Lesson, Lessons, Note, note_text, read_lessons
from games.core.locales import LOCALES, complete_languages, entries
from games.core.protocol import Answer, Option, Question, Setup, say
from games.core.simulation import lively_picks, random_below
from games.core.texts import plain, words

LONGEST_LINE = 100
"""Letters below an option of a select, as Discord allows."""
ANSWERS = 60
"""So many answers of a game are looked at."""
LONGEST_NOTE = 25
"""Words of a note."""
NOTES = [(key, note) for key, game in GAMES.items() for note in game.lessons.note]
LESSONS = [(key, lesson) for key, game in GAMES.items() for lesson in game.lessons.lesson]


def ids(found: list[tuple[str, Note]] | list[tuple[str, Lesson]]) -> list[str]:
    return [f"{key}-{each.concept if isinstance(each, Note) else each.key}" for key, each in found]


def asked(kind: str, *options: Option) -> Question:
    return Question("q", 0, kind, say("ask-turn-next"), options)


@pytest.mark.parametrize("language", sorted(complete_languages()))
@pytest.mark.parametrize(("key", "note"), NOTES, ids=ids(NOTES))
def test_a_note_has_at_most_25_words(key: str, note: Note, language: str) -> None:
    assert 0 < len(plain(words(language).say(note_text(key, note.concept))).split()) <= LONGEST_NOTE


@pytest.mark.parametrize("key", GAMES)
def test_every_concept_has_one_note(key: str) -> None:
    concepts = [note.concept for note in GAMES[key].lessons.note]
    assert len(concepts) == len(set(concepts)) > 0


@pytest.mark.parametrize(("key", "note"), NOTES, ids=ids(NOTES))
def test_every_kind_of_question_of_a_note_is_asked_in_its_game(key: str, note: Note) -> None:
    assert set(note.kinds) <= kinds_of(key)


def kinds_of(key: str) -> set[str]:
    """Return the kinds of all questions of a game."""
    return {each.kind for each in descendants(Inquiry) if each.__module__.startswith(f"games.{key}.")}


def descendants(about: type[Inquiry]) -> Iterator[type[Inquiry]]:
    for each in about.__subclasses__():
        yield each
        yield from descendants(each)


@pytest.mark.parametrize(("key", "lesson"), LESSONS, ids=ids(LESSONS))
def test_a_lesson_can_be_dealt(key: str, lesson: Lesson) -> None:
    rules = GAMES[key]
    fewest, most = rules.seats(lesson.options)
    assert fewest <= lesson.players <= most
    assert 0 <= lesson.seat < lesson.players
    seats = tuple(str(seat) for seat in range(lesson.players))
    rules.new(Setup(seats, lesson.options, bytes(32)))
    assert 0 < len(words().say(say(f"lesson-{lesson.key}-about"))) <= LONGEST_LINE


def test_the_first_note_that_applies_and_is_not_known_is_said() -> None:
    lessons = Lessons((Note("a", ("turn",)), Note("b", ("turn",), options=("buy",)), Note("c", ("turn",))))
    buys = asked("turn", Option("buy:dagger", say("pick-end")))
    first, second = lessons.note_for(buys, ()), lessons.note_for(buys, ("a",))
    third = lessons.note_for(asked("turn"), ("a",))
    assert [each and each.concept for each in (first, second, third)] == ["a", "b", "c"]
    assert lessons.note_for(asked("space"), ()) is None


def test_a_note_about_an_icon_waits_for_the_icon() -> None:
    note = Note("spice", ("space",), icons=("spice_trade",))
    assert note.applies(asked("space", Option("x", say("pick-end"), icon="spice_trade")))
    assert not note.applies(asked("space", Option("x", say("pick-end"), icon="city")))


@pytest.mark.parametrize("key", GAMES)
def test_a_note_says_the_same_whatever_is_hidden(key: str) -> None:
    """At every question of the beginning of a game, for every note that its player does not know yet."""
    rules, below = GAMES[key], random_below("notes")
    state, _ = rules.new(Setup(("A", "B"), rules.short_game_options, bytes(32)))
    for _ in range(ANSWERS):
        for question in rules.questions(state):
            shuffled = rules.shuffle_hidden(state, question.seat, "another world")
            there = next(each for each in rules.questions(shuffled) if each.id == question.id)
            assert all(note.applies(question) == note.applies(there) for note in rules.lessons.note)
        asked = rules.questions(state)[0]
        rules.answer(state, Answer(asked.id, asked.seat, lively_picks(asked, below)))


def test_a_mistake_in_the_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "lessons.toml"
    file.write_text('[[note]]\nconcept = "x"\nkind = ["turn"]\n')
    with pytest.raises(BadData, match=r"lessons.toml.*kind"):
        read_lessons(file)


@pytest.mark.parametrize("side", ["atreides", "harkonnen"])
def test_a_lesson_of_the_war_gives_the_learner_its_side(side: str) -> None:
    rules = GAMES["arrakis"]
    lesson = rules.lessons.named(side)
    assert lesson is not None
    for salt in range(6):
        seats = tuple(str(seat) for seat in range(lesson.players))
        state, _ = rules.new(Setup(seats, lesson.options, bytes([salt] * 32)))
        assert rules.view(state, None).seats[lesson.seat].side.value == side


REASONS = {"imperium": "why-", "dice": "dice-refused-", "arrakis": "arrakis-nothing-"}
"""How the keys of all reasons begin, for which an option is refused."""
PRINTED = {
    "why-only-if",
    "why-intrigue",
    "why-few-secrets",
    "why-no-sister",
    "why-nobody-ahead",
    "why-no-conspiracy",
    "why-no-faction-visited",
    "why-start-of-turn",
    "why-voiced",
    "why-house-taken",
    "dice-refused-immune",
    "dice-refused-house-players",
    "dice-refused-start-taken",
}
"""Reasons that repeat what is printed on the card, space, House or ability. No passage of the rules says more."""


@pytest.mark.parametrize("key", GAMES)
def test_every_refusal_names_the_passage_that_forbids_it_unless_the_card_itself_does(key: str) -> None:
    reasons = {each for each in entries(LOCALES / "en") if each.startswith(REASONS[key])}
    assert reasons - PRINTED == set(GAMES[key].rules_behind)


@pytest.mark.parametrize("key", GAMES)
def test_every_rule_behind_a_refusal_is_a_passage_of_the_game(key: str) -> None:
    rules = GAMES[key]
    tables = ({}, *({each.key: choice.key} for each in rules.variants for choice in each.choices))
    passages = {line.key for options in tables for chapter in rules.rules(options) for line in chapter.lines}
    passages |= {line.key for options in tables for term in rules.terms(options) for line in term.lines}
    assert set(rules.rules_behind.values()) <= passages
    for reason in rules.rules_behind:
        assert reason in entries(LOCALES / "en")
