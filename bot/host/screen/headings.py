"""Headings of rounds and phases, and short paragraphs, for logs and for posts that end a round."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.host.model.interaction.sentence_keys import find_text, round_begun
from games.core.game import Game
from games.core.protocol import Line, Text, say
from games.core.texts import ICON, Words, plain

LONGEST_PARAGRAPH = 160
"""Letters in one paragraph of a post: four lines on a phone."""
LONGEST_ON_PANEL = 120
"""Letters in one paragraph of a panel, whose lines are shorter: four lines on a phone."""
ITEM = re.compile(r"- |\d+\. ")
"""The beginning of an item of a list."""
DOT = " ·"
NAME_GOES_ON = r"(?<!\bDr\.)(?<![IVX]\.)"
"""No dot of a title or of a ruler's number, as in "Dr. Yueh" and "IV. Shaddam"."""
ENDS = (rf"(?<=.{{4}}\.){NAME_GOES_ON}", f"(?:(?<=;)|(?<={DOT}))", "(?<=.{25}:)", r"(?:(?<=[,)])|(?<=\)\*))")
"""The ends after which a text may be broken, best first: sentence, clause, long heading, comma or bracket."""
OUTSIDE_NAMES = r"(?=(?:[^*]*\*[^*]*\*)*[^*]*$)"
"""An even number of stars follows: the gap is not inside a name in italics."""
GAPS = tuple(re.compile(rf"{end} (?!– )(?=[^)]*(?:\(|$)){OUTSIDE_NAMES}") for end in ENDS)
"""Gaps where a text may be broken: outside brackets and names, and not before the dash in front of a reason."""


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
        heading = [say("log-heading-round", round=self.round)] if self.round else []
        return [self.words.say(text) for text in (*heading, *([self.phase] if self.phase else []))]

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
        """Return the headings above a sentence, without those with whose words the sentence begins."""
        said = plain(sentence)
        return [each for each in self.above(line) if not said.startswith(plain(each).removeprefix("-# "))]


def paragraphs(sentence: str, longest: int = LONGEST_PARAGRAPH, before: str = "") -> str:
    """Return a text as paragraphs of a few lines each. It is broken after sentences if it can, not in brackets.

    `before`: the sign of small text or of a quote, with which each paragraph begins.
    """
    return "\n".join(f"{before}{each.removesuffix(DOT)}" for each in _broken(sentence, longest, GAPS))


def indented(paragraphs: str) -> str:
    """Return the paragraphs of a list's item, with the later ones indented so that they belong to the item."""
    return paragraphs.replace("\n", "\n  ")


def short_lines(text: str) -> str:
    """Return a text with every line in paragraphs. The items of lists have shorter lines on a phone."""
    return "\n".join(
        indented(paragraphs(line, LONGEST_ON_PANEL)) if ITEM.match(line) else paragraphs(line)
        for line in text.split("\n")
    )


def _broken(text: str, longest: int, gaps: Sequence[re.Pattern[str]]) -> list[str]:
    """Return the text in paragraphs as long as they may be, broken at the first kind of gap, else at the others."""
    if not gaps or _fits(text, longest):
        return [text]
    filled: list[str] = []
    for piece in gaps[0].split(text):
        if filled and _fits(f"{filled[-1]} {piece}", longest):
            filled[-1] = f"{filled[-1]} {piece}"
        else:
            filled += _broken(piece, longest, gaps[1:])
    return filled


def _fits(sentence: str, longest: int) -> bool:
    """Return whether a sentence is one paragraph as people see it: an icon is as wide as two letters and a gap."""
    return len(plain(ICON.sub("◼◼ ", sentence))) <= longest
