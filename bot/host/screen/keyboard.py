"""The keyboard of a panel: each answer as a button, or as an option of a select.

Up to five options are buttons, up to 25 a select, and more are pages of selects. Amounts and drafts have controls of
their own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import accumulate

from bot.host.model.interaction.actions import MOST_OPTIONS, Action
from bot.host.model.interaction.presses import LAST, counts_of, has_room_for_amounts, is_amount, is_draft
from bot.host.screen.controls import Controls
from bot.host.screen.elements import (
    LONGEST_LABEL,
    LONGEST_LINE,
    MOST_BUTTONS,
    MOST_ROWS,
    Button,
    Row,
    Select,
    SelectOption,
    Style,
    capital,
)
from bot.host.screen.reasons import by_reason
from games.core.protocol import Option, Question, Refusal, Text, say
from games.core.texts import MissingWords, plain

MOST_ENDINGS = 2
"""Buttons that also end the turn. More of them are a select, so that they do not crowd the other answers."""
LONGEST_HELPS = 1000
"""Letters of help that the options of one group may need as buttons. With more, the group is a select."""
LONGEST_LIST = 1500
"""Letters of help up to which all options of a select are explained above it, if one of them is too long for it."""


class Keyboard(Controls):
    """Everything that can be pressed on a panel, in one language: the answers to its question, and the controls."""

    def rows(self) -> tuple[Row, ...]:
        """Return the rows of a plain message."""
        return tuple(join_button_rows([*self._answers(), *self._controls]))

    def _answers(self) -> list[Row]:
        question = self.question
        if question is None:
            return []
        if self.look.counting is not None:
            return self._counting(question)
        if self.doubted is not None:
            return [self._sure(self.doubted)]
        if is_draft(question):
            return self._draft_rows(question)
        if is_amount(question):
            return self._numbers(question, question.options[0])
        if question.most > 1:
            return [self._several(question), *self._none_row(question)]
        return self._single(question)

    def _single(self, question: Question) -> list[Row]:
        """Return the rows for a question with one pick. If the groups need too many rows, all share a select."""
        rows = [row for options in self._groups for row in self._group_rows(options)]
        others = [*self._last_row(question), *self._none_row(question)]
        if len(join_button_rows([*rows, *others, *self._controls])) > MOST_ROWS:
            rows = self._paged([option for options in self._groups for option in options])
        return [*rows, *others]

    @cached_property
    def _groups(self) -> list[list[Option]]:
        """Return the question's options by group, in the order of each group's first option, without the way back."""
        groups: dict[str, list[Option]] = {}
        for option in self.question.options if self.question else ():
            if option is not self.back_option:
                groups.setdefault(option.group, []).append(option)
        return list(groups.values())

    @cached_property
    def buttoned(self) -> list[list[Option]]:
        """Return the groups of options that are shown as buttons. The text contains the help of these options."""
        question = self.question
        if question is None or self.doubted or is_draft(question) or (question.most > 1 and not is_amount(question)):
            return []
        others = [options for options in self._groups if options not in self.sectioned]
        return [options for options in others if is_amount(question) or self._fits_buttons(options)]

    @property
    def sectioned(self) -> Sequence[list[Option]]:
        """Return the groups whose options stand beside their help, which a plain message cannot show."""
        return ()

    @cached_property
    def explained_above(self) -> list[Option]:
        """Return the options of selects whose help is written above the select, because some of it is too long for it.

        Where that is half of a group or more, all of it is explained there, if there is room: people compare leaders
        with each other.
        """
        if self.question is None or self.doubted:
            return []
        shown = [*self.buttoned, *self.sectioned]
        selects = [options for options in self._groups if options not in shown]
        return [option for options in selects for option in self._with_long_help(options)]

    def _with_long_help(self, options: Sequence[Option]) -> list[Option]:
        short = [option for option in options if len(self._help_in_select(option)) > LONGEST_LINE]
        whole = [option for option in options if option.help is not None]
        fits = sum(len(self._help(option)) + len(self.say(option.text)) for option in whole) <= LONGEST_LIST
        return whole if 2 * len(short) >= len(whole) and fits else short

    def _help(self, option: Option) -> str:
        return plain(self.say(option.help)) if option.help else ""

    def _help_in_select(self, option: Option) -> str:
        return plain(self.say(option.brief_help)) if option.brief_help else self._help(option)

    def helps(self) -> list[str]:
        """Return the help of options that are buttons, or whose help is too long for a select, as small lines.

        A select shows shorter help under each option.
        """
        shown = [*(option for options in self.buttoned for option in options), *self.explained_above]
        together = by_reason(Refusal(option.text, option.help) for option in shown if option.help is not None)
        is_partial = self.explained_above and not self._explains_all()
        heading = [f"-# {self.say(say('panel-cut-short'))}"] if is_partial else []
        return [*heading, *(self._help_line(what, why) for why, what in together)]

    def _help_line(self, what: Sequence[Text], why: Text) -> str:
        named = [say("panel-help-name", what=text) for text in what]
        return f"-# {capital(self.say(say('panel-help', what=named, count=len(named), help=why)))}"

    def _explains_all(self) -> bool:
        """Return whether the text explains every option that has help."""
        assert self.question is not None
        helped = [option for option in self.question.options if option.help is not None]
        explained = [option for options in (*self.buttoned, *self.sectioned) for option in options]
        return len(helped) == sum(option in explained or option in self.explained_above for option in helped)

    def drafted(self) -> list[str]:
        """Return the draft so far, where several things are chosen one after the other."""
        question = self.question
        if question is None or not is_draft(question):
            return []
        counts = counts_of(self.look.draft, question)
        taken = [_counted(question.options[place], count) for place, count in counts.items()]
        least, most = question.least, question.most
        exactly = say("panel-limits-exactly", chosen=sum(counts.values()), most=most)
        limits = exactly if least == most else say("panel-limits", least=least, most=most)
        chosen = [self.say(say("panel-drafted", what=taken))] if taken else []
        return [*chosen, f"-# {self.say(limits)}"]

    def _group_rows(self, options: Sequence[Option]) -> list[Row]:
        if len(options) == 1:
            return [(self._button(options[0], self._full_label(options[0])),)]
        if not self._fits_buttons(options):
            return self._paged(options)
        name = (lambda option: option.text) if self._is_in_first_group(options[0]) else self._full_label
        return [tuple(self._button(option, name(option)) for option in options)]

    def _is_in_first_group(self, option: Option) -> bool:
        """Return whether an option is in the question's main group. Buttons of that group need only a name."""
        assert self.question is not None
        return option.group == self.question.options[0].group

    def _full_label(self, option: Option) -> Text:
        """Return a label that also says what is done with the option, if the group has a key "one-<group>"."""
        deed = say(f"one-{option.group}", what=option.text)
        return deed if option.group and self._has_words(deed) else option.text

    def _has_words(self, text: Text) -> bool:
        try:
            self.say(text)
        except MissingWords:
            return False
        return True

    def _fits_buttons(self, options: Sequence[Option]) -> bool:
        """Return whether a group can be buttons: at most five, with little help, and picked from only once."""
        assert self.question is not None
        if len(options) == 1:
            return True
        if len(options) > MOST_BUTTONS or self._is_serial(options):
            return False
        return sum(map(len, {self._help(option) for option in options})) <= LONGEST_HELPS

    def _is_serial(self, options: Sequence[Option]) -> bool:
        assert self.question is not None
        return bool(options[0].group) and options[0].group == self.question.serial

    def _button(self, option: Option, text: Text) -> Button:
        verb = "sure" if option.warning else "pick"
        return Button(self.plain(text, LONGEST_LABEL), self._act(verb, option.key), self._style(option), option.icon)

    def _sure(self, option: Option) -> Row:
        """Return the button that confirms an option with a warning."""
        label = self.plain(option.text, LONGEST_LABEL)
        return (Button(label, self._act("pick", option.key), Style.GRAVE, option.icon),)

    def _last_row(self, question: Question) -> list[Row]:
        """Return the row of options that also end the turn: up to two buttons, or a select."""
        ends = [option for option in question.options if option.key in question.last]
        if len(ends) > MOST_ENDINGS:
            chosen = tuple(self._select_option(option) for option in ends[:MOST_OPTIONS])
            return [(Select(self._act(LAST, ""), chosen, self.plain(say("panel-one-and-end"), LONGEST_LINE)),)]
        return [tuple(self._ending(option) for option in ends)] if ends else []

    def _ending(self, option: Option) -> Button:
        label = self.plain(say("panel-and-end", what=option.text), LONGEST_LABEL)
        return Button(label, self._act(LAST, option.key), Style.GOOD, option.icon)

    def _style(self, option: Option) -> Style:
        """Return the style of a button. Ending the turn stands out once the panel shows what the table will read."""
        assert self.question is not None
        if self.extras.preview and option.key in self.question.mildest:
            return Style.GOOD
        return Style.PRIMARY if self._is_in_first_group(option) else Style.PLAIN

    def _paged(self, options: Sequence[Option]) -> list[Row]:
        """Return a select of a group: with buttons to turn pages, or with a second select of the board's parts."""
        group = options[0].group
        if _by_parts(options):
            pick = self._act("pick", f"{group}:0")
            shown = tuple(self._select_option(option) for option in self._in_chosen_part(options))
            return [(Select(pick, shown, self._placeholder(group)),), self._parts(options)]
        pages = [options[i : i + MOST_OPTIONS] for i in range(0, len(options), MOST_OPTIONS)]
        page = min(self.look.page, len(pages) - 1) if self.look.group == group else 0
        most = self._most_together(pages[page]) if self._is_serial(options) else 1
        select = Select(
            self._act("pick", f"{group}:{page}"),
            tuple(self._select_option(option) for option in pages[page]),
            self._placeholder(group),
            most=most,
        )
        return [(select,), *self._turn_pages(group, page, len(pages))]

    def _most_together(self, options: Sequence[Option]) -> int:
        """Return how many of these options the budget allows at once, whichever they are: also the dearest ones."""
        assert self.question is not None
        if self.question.budget is None:
            return len(options)
        spent = accumulate(sorted((option.price for option in options), reverse=True))
        return max(1, sum(cost <= self.question.budget for cost in spent))

    def _in_chosen_part(self, options: Sequence[Option]) -> Sequence[Option]:
        """Return the options in the part of the board that was chosen, or else the first ones, which are likeliest."""
        there = [option for option in options if option.part and option.part.key == self.look.part]
        return (there or options)[:MOST_OPTIONS]

    def _parts(self, options: Sequence[Option]) -> Row:
        """Return a select of the board's parts, each with the number of its options."""
        lies = [option.part for option in options if option.part]
        parts = {part.key: (part.text, sum(other.key == part.key for other in lies)) for part in lies}
        chosen = tuple(
            SelectOption(
                self.plain(say("panel-part", part=text, count=count), LONGEST_LINE), key, chosen=key == self.look.part
            )
            for key, (text, count) in parts.items()
        )
        act = self._act("part", f"{self.look.draft}:{options[0].group}")
        return (Select(act, chosen, self.plain(say("panel-parts"), LONGEST_LINE)),)

    def _turn_pages(self, group: str, page: int, pages: int) -> list[Row]:
        if pages == 1:
            return []
        buttons = [
            Button(self.plain(say(key, page=to + 1, pages=pages), LONGEST_LABEL), self._page(to, group))
            for key, to in (("page-back", page - 1), ("page-on", page + 1))
            if 0 <= to < pages
        ]
        return [tuple(buttons)]

    def _page(self, page: int, group: str) -> Action:
        return self._act("page", f"{page}:{self.look.draft}:{group}")

    def _select_option(self, option: Option, chosen: bool = False) -> SelectOption:
        told = option.brief_help or option.help
        help_ = self.plain(told, LONGEST_LINE) if told else ""
        return SelectOption(self.plain(option.text, LONGEST_LINE), option.key, help_, option.icon, chosen)

    def _heading(self, group: str) -> str | None:
        """Return the heading of a group, from the key "group-<name>"."""
        heading = say(f"group-{group}")
        return self.plain(heading, LONGEST_LINE) if group and self._has_words(heading) else None

    def _placeholder(self, group: str) -> str:
        assert self.question is not None
        return self._heading(group) or self.plain(self.question.prompt, LONGEST_LINE)

    def _several(self, question: Question) -> Row:
        most = min(question.most, len(question.options))
        options = tuple(self._select_option(option) for option in question.options)
        key = "panel-choose-exactly" if question.least == most else "panel-choose-several"
        placeholder = self.plain(say(key, least=question.least, most=most), LONGEST_LINE)
        return (Select(self._act("pick"), options, placeholder, max(question.least, 1), most),)

    def _none_row(self, question: Question) -> list[Row]:
        if question.least > 0 or is_draft(question) or is_amount(question):
            return []
        return [(Button(self.plain(say("panel-none"), LONGEST_LABEL), self._act("none")),)]

    def _numbers(self, question: Question, option: Option) -> list[Row]:
        """Return the numbers from which the player picks how many of one thing: up to five buttons, or a select."""
        most = min(question.most, option.up_to)
        return self._number_rows(option, range(question.least, most + 1), "num", "")

    def _number_rows(self, option: Option, counts: Iterable[int], verb: str, draft: str) -> list[Row]:
        counts = list(counts)
        if len(counts) <= MOST_BUTTONS and not draft and verb == "num":
            return [tuple(self._number_button(option, count) for count in counts)]
        shown = counts if len(counts) <= MOST_OPTIONS else _spread(counts)
        options = tuple(
            SelectOption(self.plain(say("panel-count", count=n, what=option.text), LONGEST_LINE), f"{n}:{option.key}")
            for n in shown
        )
        return [(Select(self._act(verb, draft), options, self.plain(say("panel-how-many"), LONGEST_LINE)),)]

    def _number_button(self, option: Option, count: int) -> Button:
        said = say("panel-count", count=count, what=option.text) if count else say("panel-none")
        label = self.plain(said, LONGEST_LABEL)
        style = Style.PRIMARY if count else Style.PLAIN
        return Button(label, self._act("num", f"{count}:{option.key}"), style, option.icon)

    def _counting(self, question: Question) -> list[Row]:
        place = self.look.counting
        assert place is not None
        option = question.options[place]
        counts = counts_of(self.look.draft, question)
        free = question.most - sum(count for other, count in counts.items() if other != place)
        return self._number_rows(option, range(min(option.up_to, max(free, 0)) + 1), "set", self.look.draft)

    def _draft_rows(self, question: Question) -> list[Row]:
        counts = counts_of(self.look.draft, question)
        shown, turning = self._draft_page(question)
        options = tuple(each for option in shown for each in self._amounts(option, question))
        at_once = has_room_for_amounts(question) or all(option.up_to == 1 for option in shown)
        several = min(len(options), question.most) if at_once else 1
        give = self._act("give", self.look.draft)
        select = Select(give, options, self.plain(say("panel-add"), LONGEST_LINE), most=several)
        total = sum(counts.values())
        enough = question.least <= total <= question.most
        # Without a choice the button says "nothing". "Done" would look as if something had been chosen.
        nothing = total == 0 and question.least == 0
        done = Button(
            self.plain(say("panel-none") if nothing else say("panel-done-choosing", count=total), LONGEST_LABEL),
            self._act("done", self.look.draft),
            Style.PLAIN if nothing else Style.GOOD,
            disabled=not enough,
        )
        clear = Button(self.plain(say("panel-clear"), LONGEST_LABEL), self._act("open"), disabled=not counts)
        return [(select,), *turning, (done, clear)]

    def _amounts(self, option: Option, question: Question) -> list[SelectOption]:
        """Return the select's entries for one option of a draft, one for each amount if there is room."""
        if option.up_to == 1 or not has_room_for_amounts(question):
            return [self._select_option(option)]
        once = self._select_option(option)
        counts = [
            (count, self.plain(_counted(option, count), LONGEST_LINE))
            for count in range(1, min(option.up_to, question.most) + 1)
        ]
        return [SelectOption(label, f"{count}:{option.key}", once.help, once.icon) for count, label in counts]

    def _draft_page(self, question: Question) -> tuple[Sequence[Option], list[Row]]:
        """Return the options of the draft's page, and the rows that lead to the other options."""
        if _by_parts(question.options):
            return self._in_chosen_part(question.options), [self._parts(question.options)]
        page = min(self.look.page, (len(question.options) - 1) // MOST_OPTIONS)
        first = page * MOST_OPTIONS
        pages = (len(question.options) - 1) // MOST_OPTIONS + 1
        return question.options[first : first + MOST_OPTIONS], self._turn_pages("", page, pages)


def _counted(option: Option, count: int) -> Text:
    """Return the option's text with a number, except for a single thing."""
    return option.text if option.up_to == 1 else say("panel-count", count=count, what=option.text)


def _by_parts(options: Sequence[Option]) -> bool:
    """Return whether options are chosen in two steps: first a part of the board, then an option there.

    This is the case if one select cannot hold all options, but can hold those of each part.
    """
    lies = [option.part.key for option in options if option.part]
    most = max((lies.count(key) for key in lies), default=0)
    return len(lies) == len(options) > MOST_OPTIONS >= max(most, len(set(lies)))


def join_button_rows(rows: Sequence[Row]) -> list[Row]:
    """Put neighbouring rows of buttons into one row where they fit."""
    joined: list[Row] = []
    for row in rows:
        last = joined[-1] if joined else ()
        if 0 < len(last) <= MOST_BUTTONS - len(row) and Select not in {*map(type, last), *map(type, row)}:
            joined[-1] = (*last, *row)
        else:
            joined.append(row)
    return joined


def _spread(counts: Sequence[int]) -> list[int]:
    """Return as many numbers as a select can hold: the smallest ones, and the largest."""
    return [*counts[: MOST_OPTIONS - 1], counts[-1]]
