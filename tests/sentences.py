"""Print the sentences of a whole game between minds in a language, for people who read them through.

`python -m tests.sentences cs imperium` prints every sentence that came up in one game and is not like one before it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import NamedTuple

from games.catalogue import GAMES
from games.core.game import Game
from games.core.live_questions import first_open_question
from games.core.protocol import Answer, Question, Setup, State, Step, Text, say
from games.core.simulation import RandomBelow, random_below
from games.core.texts import Name, words
from players.reasons import reason_for
from players.tournament import STEADY, judgement_of
from players.worlds import Worlds

NAMES = (Name("Anna", "she"), Name("Petr", "he"), Name("Kim"), Name("Dana", "she"))
LARGEST_EXAMPLE = 5
"""Larger numbers take the same plural form as this one in the languages of the bot, but for 21 and the like."""
ONE_REASON_IN = 4
"""A reason takes a look ahead, so only one answer in so many is explained."""


class Table(NamedTuple):
    key: str
    seats: int
    options: dict[str, str]


TABLES = {
    "imperium": Table("imperium", 3, {}),
    "ix": Table("imperium", 3, {"expansion": "ix"}),
    "hagal": Table("imperium", 1, {"expansion": "ix"}),
    "dice": Table("dice", 4, {}),
    "arrakis": Table("arrakis", 2, {}),
    "mahdi": Table("arrakis", 1, {}),
}


def sentences(table: Table, seed: str) -> Iterator[Text]:
    """Yield what a game of minds says: questions, answers, reasons, log, rules, terms and cards."""
    game = GAMES[table.key]
    yield from _written(game, table.options)
    below = random_below(seed)
    state, step = game.new(Setup(NAMES[: table.seats], table.options, bytes(range(32))))
    yield from _told(game, state, step)
    while game.result(state) is None:
        for question in game.questions(state, explain=True):
            yield from _asked(question)
        yield from game.awaits(state).values()
        yield from (order.text for order in game.orders(state))
        yield from _answered(game, state, below)
        live = first_open_question(state)
        step = game.answer(state, Answer(live.id, live.seat, STEADY(game, state, live, below)))
        yield from _told(game, state, step)


def _written(game: Game, options: dict[str, str]) -> Iterator[Text]:
    """Yield what does not depend on a game that is played."""
    yield from (game.title, game.blurb(options))
    for variant in game.variants:
        yield variant.text
        for choice in variant.choices:
            yield choice.text
            if choice.help is not None:
                yield choice.help
    for chapter in game.rules(options):
        yield from (chapter.title, *chapter.lines)
    for entry in [*game.terms(options), *game.cards(options)]:
        yield from (entry.name, entry.kind, *entry.lines)


def _asked(question: Question) -> Iterator[Text]:
    yield from (question.prompt, *question.context)
    for option in question.options:
        yield from (text for text in (option.text, option.help, option.warning) if text is not None)
    for refusal in question.refused:
        yield say("panel-refused", what=refusal.text, reason=refusal.reason)
    yield from (order.text for order in question.standing)


def _answered(game: Game, state: State, below: RandomBelow) -> Iterator[Text]:
    """Yield the reason for what a mind would answer here, as it is said at the table."""
    if below(ONE_REASON_IN):
        return
    live = first_open_question(state)
    picks = STEADY(game, state, live, below)
    judgement = judgement_of(game)
    why = reason_for(judgement, Worlds(game, state, live.seat), live.id, picks, judgement.pricing.prices)
    yield say("mind-said", who=NAMES[0], reason=why.text)


def _told(game: Game, state: State, step: Step) -> Iterator[Text]:
    for reader in (None, 0, 1):
        yield from (line.text for line in game.narrate(step.events, reader))
    view = game.view(state, 0)
    yield game.headline(view)
    yield game.score(view, 0)


def shape(text: Text) -> frozenset[str]:
    """Return the keys in a sentence, each with what its words depend on: small numbers and persons."""
    found: set[str] = set()
    for name, arg in text.args.items():
        for each in arg if isinstance(arg, list) else [arg]:
            if isinstance(each, Text):
                found |= shape(each)
            elif isinstance(each, int):
                found.add(f"{text.key} {name} {min(each, LARGEST_EXAMPLE)}")
            elif name in ("person", "gender"):
                found.add(f"{text.key} {name} {each}")
    return frozenset({text.key, *found})


def main(language: str, name: str, seed: str = "1") -> None:
    table, spoken, seen = TABLES[name], words(language), set[str]()
    for text in sentences(table, seed):
        if not shape(text) <= seen:
            seen |= shape(text)
            print(f"{text.key}: {spoken.say(text, NAMES[: table.seats])}")


if __name__ == "__main__":
    main(*sys.argv[1:])
