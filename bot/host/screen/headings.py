"""Headings of rounds and phases, and short paragraphs, for logs and for posts that end a round."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.host.model.sentence_keys import find_text, round_begun
from games.core.game import Game
from games.core.protocol import Line, Text, say
from games.core.texts import ICON, Words, plain

LONGEST_PARAGRAPH = 160
"""Letters in one paragraph: four lines on a phone."""
AFTER_CLAUSE = re.compile(r"(?<=[:;.]) (?=[^)]*(?:\(|$))")
"""A gap after a clause, outside brackets."""
AFTER_COMMA = re.compile(r"(?<=,) (?=[^)]*(?:\(|$))")


def phase_begun(text: Text, game: Game) -> Text | None:
    """Return the name of the phase that begins with this sentence, if any."""
    return next((name for key, name in game.phase_headings.items() if find_text(text, key) is not None), None)


class Headings:
    """Puts a heading above the first sentence of each round and phase."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game, self.words = game, words
        self.round = 0
        self.phase: Text | None = None

    def open(self) -> list[str]:
        """Return the names of the round and the phase that are open."""
        told = [say("log-heading-round", round=self.round)] if self.round else []
        return [self.words.say(text) for text in (*told, *([self.phase] if self.phase else []))]

    def above(self, line: Line) -> list[str]:
        """Return the headings above a sentence: those of a round and phase that were not open before."""
        number, phase = round_begun(line.text, self.game.round_start_key), phase_begun(line.text, self.game)
        headings: list[str] = []
        if number and number != self.round:
            self.round, self.phase = number, None
            headings.append(f"**{self.words.say(say('log-heading-round', round=number))}**")
        if phase is not None and phase != self.phase:
            self.phase = phase
            headings.append(f"-# {self.words.say(phase)}")
        return headings

    def not_in(self, line: Line, sentence: str) -> list[str]:
        """Return the headings above a sentence that does not begin with the same words itself."""
        said = plain(sentence)
        return [each for each in self.above(line) if not said.startswith(plain(each).removeprefix("-# "))]


def paragraphs(sentence: str) -> str:
    """Return a sentence as paragraphs of a few lines each. It is broken after clauses, not within brackets."""
    if _fits(sentence):
        return sentence
    pieces = [
        piece
        for clause in AFTER_CLAUSE.split(sentence)
        for piece in ([clause] if _fits(clause) else AFTER_COMMA.split(clause))
    ]
    return "\n".join(_filled(pieces))


def _filled(pieces: Sequence[str]) -> list[str]:
    """Return the pieces joined again into paragraphs as long as they may be."""
    filled: list[str] = []
    for piece in pieces:
        if filled and _fits(f"{filled[-1]} {piece}"):
            filled[-1] = f"{filled[-1]} {piece}"
        else:
            filled.append(piece)
    return filled


def _fits(sentence: str) -> bool:
    """Return whether a sentence is one paragraph as people see it: an icon is as wide as two letters and a gap."""
    return len(plain(ICON.sub("◼◼ ", sentence))) <= LONGEST_PARAGRAPH
