"""The keyboard of a panel that is made of blocks: what an option costs and brings stands beside its button."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from bot.host.model.interaction.presses import is_amount, is_draft
from bot.host.screen.elements import MOST_BUTTONS, MOST_COMPONENTS, Button, Row, Section, capital, cut, size_of
from bot.host.screen.keyboard import Keyboard, join_button_rows
from games.core.protocol import Option, Question
from games.core.texts import plain

MOST_SECTIONS = 9
LONGEST_SECTIONS = 1800
"""Letters of all texts that stand beside buttons. With more, the options are a select."""
LONGEST_BESIDE = 24
"""Letters of a button beside a text. Where a label is longer, the text has the whole of it."""
SECTION_SIZE = 3
SELECT_SIZE = 2
BESIDES_ANSWERS = 5 + (1 + MOST_BUTTONS)
"""The components of a panel besides its answers: the frame, three texts, a picture, and the row of controls."""


class SectionKeyboard(Keyboard):
    """Everything that can be pressed on a panel of blocks."""

    def answers(self) -> list[Section | Row]:
        question = self.question
        if self.look.more or question is None:
            return []
        if not self._picks_one(question):
            return [*join_button_rows(self._answers())]
        others = [*self._last_row(question), *self._none_row(question)]
        if self._room(question) < 0:
            return [*self._paged([option for options in self._groups for option in options]), *others]
        shown: list[Section | Row] = []
        rows: list[Row] = []
        for options in self._groups:
            if options in self.sectioned:
                shown += [*join_button_rows(rows), *self._sections(options)]
                rows = self._button_rows(options)
            else:
                rows += self._group_rows(options)
        return [*shown, *join_button_rows([*rows, *others])]

    def controls(self) -> list[Row]:
        return [row for row in self._controls if row]

    def _picks_one(self, question: Question) -> bool:
        """Return whether the player picks exactly one option now, not an amount or a part of the board."""
        is_part = self.look.counting is not None or self.doubted is not None
        return not (is_part or is_draft(question) or is_amount(question) or question.most > 1)

    @cached_property
    def sectioned(self) -> Sequence[list[Option]]:
        """Return the groups whose options stand beside their help: as many as Discord allows in one message."""
        question = self.question
        if question is None or self.look.more or not self._picks_one(question):
            return ()
        room, sections, letters, found = self._room(question), MOST_SECTIONS, LONGEST_SECTIONS, []
        for options in self._groups:
            helped = _with_help(options)
            more = SECTION_SIZE * len(helped) + _buttons_size(options) - self._size_without_sections(options)
            length = sum(len(self._beside(option)) for option in helped)
            if helped and len(helped) <= sections and more <= room and length <= letters:
                found.append(options)
                sections, room, letters = sections - len(helped), room - more, letters - length
        return found

    def _room(self, question: Question) -> int:
        """Return how many components are left for sections, where all groups are buttons and selects."""
        others = [*self._last_row(question), *self._none_row(question)]
        taken = size_of(others) + sum(map(self._size_without_sections, self._groups))
        return MOST_COMPONENTS - BESIDES_ANSWERS - taken

    def _size_without_sections(self, options: Sequence[Option]) -> int:
        return 1 + len(options) if self._fits_buttons(options) else SELECT_SIZE

    def _sections(self, options: Sequence[Option]) -> list[Section]:
        return [Section(self._beside(option), self._button_beside(option, options)) for option in _with_help(options)]

    def _button_rows(self, options: Sequence[Option]) -> list[Row]:
        """Return the options of a group that have no help, as buttons."""
        buttons = tuple(self._button(option, self._full_label(option)) for option in options if option.help is None)
        return [buttons[at : at + MOST_BUTTONS] for at in range(0, len(buttons), MOST_BUTTONS)]

    def _beside(self, option: Option) -> str:
        """Return the text beside a button. It has the whole label, if the button has only its beginning."""
        assert option.help is not None
        help_text, label = capital(self.say(option.help)), self.say(option.text)
        return f"**{capital(label)}**\n{help_text}" if len(plain(label)) > LONGEST_BESIDE else help_text

    def _button_beside(self, option: Option, group: Sequence[Option]) -> Button:
        """Return the button with the first of its labels that has room, or else with the beginning of the last."""
        is_plain = len(group) == 1 or not self._is_in_first_group(option)
        brief = (option.brief,) if option.brief is not None else ()
        labels = [self._full_label(option)] if is_plain else []
        labels += [option.text, *brief]
        buttons = [self._button(option, label) for label in labels]
        button = next((each for each in buttons if len(each.label) <= LONGEST_BESIDE), buttons[-1])
        return Button(cut(button.label, LONGEST_BESIDE), button.act, button.style, button.icon)


def _with_help(options: Sequence[Option]) -> list[Option]:
    return [option for option in options if option.help is not None]


def _buttons_size(options: Sequence[Option]) -> int:
    """Return how many components the buttons of options without help are."""
    bare = sum(option.help is None for option in options)
    return bare + -(-bare // MOST_BUTTONS)
