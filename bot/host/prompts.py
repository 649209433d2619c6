"""Questions as screen data: buttons up to five, a select up to 25, pages beyond, amounts as numbers, drafts of several.

Nothing is remembered between presses: where the panel stands, and what was put together so far, travels in the acts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

import msgspec

from bot.host.facts import Panel
from bot.host.posts import waiting
from bot.host.screen import (
    LONGEST_LABEL,
    LONGEST_LINE,
    MOST_BUTTONS,
    MOST_OPTIONS,
    MOST_ROWS,
    Act,
    Button,
    Message,
    PictureWanted,
    Row,
    Select,
    SelectOption,
    Style,
    cut,
    fitting,
)
from games.core.protocol import Line, Option, Picks, Question, Refusal, Standing, Text, say
from games.core.texts import MissingWords, Words, plain

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
SHORT_LIST = 3
"""Reasons shown without asking."""
LONG_LIST = 12
"""Things named under one reason."""


class Unreadable(ValueError):
    """A press that says nothing about this question: forged, or older than an upgrade."""


class Extras(msgspec.Struct, frozen=True):
    """What a panel shows beside the question."""

    notice: Text | None = None
    """What has just come of a press: a refusal, a stale button."""
    preview: tuple[Line, ...] = ()
    """What the table will read when the turn ends."""
    picture: PictureWanted | None = None


class Look(msgspec.Struct, frozen=True):
    """Which part of the panel is in sight."""

    question: str = ""
    group: str = ""
    page: int = 0
    why: bool = False
    draft: str = ""
    counting: int | None = None
    """The option whose amount is being chosen, by its place."""


FRONT = Look()
BARE = Extras()


# --- What a press says ----------------------------------------------------------------------------


def read(act: Act, values: Sequence[str], question: Question) -> Picks | Look:
    """The answer that a press gives, or the part of the panel that it asks for."""
    chosen = list(values) or [act.value]
    match act.verb:
        case "pick":
            return dict.fromkeys(chosen, 1)
        case "num":
            return _amount(chosen[0])
        case "none":
            return {}
        case "done":
            return _picks(act.value, question)
        case "add":
            return _added(act.value, chosen[0], question)
        case "set":
            return _counted(act.value, chosen[0], question)
        case "open":
            return Look(act.question)
        case "why":
            return Look(act.question, why=True)
        case "page":
            page, draft, group = _parts(act.value)
            return Look(act.question, group=group, page=number(page), draft=draft)
    raise Unreadable(act.verb)


PANEL_VERBS = frozenset({"pick", "num", "none", "done", "add", "set", "open", "why", "page"})


def _parts(value: str) -> tuple[str, str, str]:
    page, _, rest = value.partition(":")
    draft, _, group = rest.partition(":")
    return page, draft, group


def number(digits: str) -> int:
    """A number that travelled in an act."""
    if not (digits.isascii() and digits.isdigit() and len(digits) < 6):
        raise Unreadable(digits)
    return int(digits)


def _amount(value: str) -> Picks:
    count, _, key = value.partition(":")
    return {key: number(count)} if number(count) else {}


def _place(key: str, question: Question) -> int:
    for place, option in enumerate(question.options):
        if option.key == key:
            return place
    raise Unreadable(key)


def _added(draft: str, key: str, question: Question) -> Look:
    """An option chosen for the draft: one that can be had once goes in or out, others are counted."""
    place = _place(key, question)
    if question.options[place].up_to > 1:
        return Look(question.id, draft=draft, counting=place)
    counts = _counts(draft, question)
    counts[place] = 0 if counts.get(place) else 1
    return Look(question.id, draft=_draft(counts))


def _counted(draft: str, value: str, question: Question) -> Look:
    count, _, key = value.partition(":")
    counts = _counts(draft, question)
    counts[_place(key, question)] = number(count)
    return Look(question.id, draft=_draft(counts))


def _draft(counts: dict[int, int]) -> str:
    """Three signs an option: its place in two, how many in one."""
    return "".join(
        DIGITS[place // len(DIGITS)] + DIGITS[place % len(DIGITS)] + DIGITS[min(count, len(DIGITS) - 1)]
        for place, count in sorted(counts.items())
        if count
    )


def _counts(draft: str, question: Question) -> dict[int, int]:
    if len(draft) % 3 or not set(draft) <= set(DIGITS):
        raise Unreadable(draft)
    counts: dict[int, int] = {}
    for at in range(0, len(draft), 3):
        high, low, count = (DIGITS.index(sign) for sign in tuple(draft[at : at + 3]))
        place = high * len(DIGITS) + low
        if place >= len(question.options):
            raise Unreadable(draft)
        counts[place] = count
    return counts


def _picks(draft: str, question: Question) -> Picks:
    return {question.options[place].key: count for place, count in _counts(draft, question).items()}


# --- What is shown --------------------------------------------------------------------------------


def show(panel: Panel, words: Words, look: Look = FRONT, extras: Extras = BARE) -> Message:
    """The panel: what was done, what is asked, what is refused and why, and the controls."""
    return _Drawing(panel, words, look, extras).message()


class _Drawing:
    """One panel being drawn, in one language."""

    def __init__(self, panel: Panel, words: Words, look: Look, extras: Extras) -> None:
        self.panel = panel
        self.words = words
        self.look = look
        self.extras = extras
        self.names = panel.sight.summary.names
        self.question = self._question_in_sight()

    def message(self) -> Message:
        pictures = (self.extras.picture,) if self.extras.picture else ()
        return Message(self._content(), self._rows(), pictures)

    def _question_in_sight(self) -> Question | None:
        questions = self.panel.questions
        named = [question for question in questions if question.id == self.look.question]
        return next(iter(named or questions), None)

    # Words

    def _say(self, text: Text) -> str:
        return self.words.say(text, self.names)

    def _plain(self, text: Text, longest: int) -> str:
        """As it stands on a control; only a player's name keeps a small first letter."""
        said = plain(self._say(text))
        return cut(said if text.key == "seat" else capital(said), longest)

    def _sentences(self, lines: Sequence[Line]) -> str:
        return " ".join(self._say(line.text) for line in lines)

    def _content(self) -> str:
        top = [*self._small(self.panel.sight.headline), *self._notice(), *self._done(), *self._asked()]
        below = [*self._helps(), *self._drafted(), *self._refusals(), *self._preview(), *self._gone(), *self._waiting()]
        return fitting(top, below)

    def _small(self, text: Text) -> list[str]:
        return [f"-# {self._say(text)}"]

    def _notice(self) -> list[str]:
        return [self._say(self.extras.notice)] if self.extras.notice else []

    def _done(self) -> list[str]:
        if not self.panel.done:
            return []
        return [f"{self._say(say('panel-done'))} {self._sentences(self.panel.done)}"]

    def _asked(self) -> list[str]:
        if self.question is None:
            return [self._say(say("panel-nothing-asked"))]
        asked = [f"**{self._say(self.question.prompt)}**"]
        if self.question.sealed is not None:
            key = "panel-sealed" if self.question.waits else "panel-sealed-given"
            asked += self._small(say(key))
        return asked

    def _helps(self) -> list[str]:
        """What buttons cannot say themselves; a select says it under each option."""
        if self.question is None:
            return []
        shown = [option for options in self._buttoned() for option in options]
        together = by_reason(Refusal(option.text, option.help) for option in shown if option.help is not None)
        return [f"-# {capital(self._say(say('panel-help', what=[*what], help=why)))}" for why, what in together]

    def _drafted(self) -> list[str]:
        if self.question is None or not is_draft(self.question):
            return []
        counts = _counts(self.look.draft, self.question)
        options = self.question.options
        taken = [say("panel-count", count=count, what=options[place].text) for place, count in counts.items()]
        limits = say("panel-limits", least=self.question.least, most=self.question.most)
        chosen = [self._say(say("panel-drafted", what=taken))] if taken else []
        return [*chosen, f"-# {self._say(limits)}"]

    def _refusals(self) -> list[str]:
        if self.question is None:
            return []
        reasons = by_reason(self.question.refused)
        shown = reasons if self.look.why else reasons[:SHORT_LIST]
        lines = [f"-# {self._say(_refused(what, why))}" for why, what in shown]
        left = sum(len(what) for _, what in reasons[len(shown) :])
        return [*lines, *(self._small(say("panel-refused-more", count=left)) if left else [])]

    def _preview(self) -> list[str]:
        if not self.extras.preview:
            return []
        return [f"-# {self._say(say('panel-preview'))} {self._sentences(self.extras.preview)}"]

    def _gone(self) -> list[str]:
        """After a draw the take-back is gone, and the panel says why."""
        why_not = self.panel.back.why_not
        return self._small(why_not) if why_not is not None and self.panel.done else []

    def _waiting(self) -> list[str]:
        """Whom the table waits for, when it is not this player, and what happens if they stay silent."""
        summary = self.panel.sight.summary
        if self.question is not None:
            return []
        return [waiting(summary, each, self.words) for each in summary.awaited if each.seat != self.panel.seat]

    # Controls

    def _act(self, verb: str, value: str = "") -> Act:
        question = self.question.id if self.question else ""
        return Act(verb, self.panel.game, self.panel.epoch, question, value)

    def _rows(self) -> tuple[Row, ...]:
        return tuple(_together([*self._answers(), *self._controls()]))

    def _answers(self) -> list[Row]:
        question = self.question
        if question is None:
            return []
        if self.look.counting is not None:
            return self._counting(question)
        if is_draft(question):
            return self._draft_rows(question)
        if is_amount(question):
            return self._numbers(question, question.options[0])
        if question.most > 1:
            return [self._several(question), *self._none_row(question)]
        return self._single(question)

    def _single(self, question: Question) -> list[Row]:
        """One pick: each group by its own size and need of words."""
        room = MOST_ROWS - 1 - bool(question.standing) - len(self._none_row(question))
        rows = _together([row for options in self._groups(question) for row in self._group_rows(options)])
        if len(rows) > room:
            rows = self._paged(question.options)
        return [*rows, *self._none_row(question), *self._standing_row(question)]

    def _groups(self, question: Question) -> list[list[Option]]:
        return [list(options) for _, options in groupby(_in_groups(question.options), key=lambda option: option.group)]

    def _buttoned(self) -> list[list[Option]]:
        """The groups that are shown as buttons, whose help has to stand in the text."""
        question = self.question
        if question is None or is_draft(question) or (question.most > 1 and not is_amount(question)):
            return []
        return [options for options in self._groups(question) if is_amount(question) or self._fits_buttons(options)]

    def _group_rows(self, options: Sequence[Option]) -> list[Row]:
        if self._fits_buttons(options):
            return [tuple(self._button(option) for option in options)]
        return self._paged(options)

    def _fits_buttons(self, options: Sequence[Option]) -> bool:
        """Up to five are buttons; things such as cards, whose group has words of its own, are a select."""
        return len(options) == 1 or (len(options) <= MOST_BUTTONS and self._heading(options[0].group) is None)

    def _button(self, option: Option) -> Button:
        return Button(
            self._plain(option.text, LONGEST_LABEL), self._act("pick", option.key), self._style(option), option.icon
        )

    def _style(self, option: Option) -> Style:
        """What ends the turn stands out, when the panel tells what the table will read."""
        assert self.question is not None
        if self.extras.preview and option.key in self.question.mildest:
            return Style.GOOD
        return Style.PRIMARY if not option.group or self._heading(option.group) else Style.PLAIN

    def _paged(self, options: Sequence[Option]) -> list[Row]:
        """A select, with buttons to turn its pages if it has more than one."""
        group = options[0].group
        pages = [options[i : i + MOST_OPTIONS] for i in range(0, len(options), MOST_OPTIONS)]
        page = min(self.look.page, len(pages) - 1) if self.look.group == group else 0
        select = Select(
            self._act("pick", f"{group}:{page}"),
            tuple(self._select_option(option) for option in pages[page]),
            self._placeholder(group),
        )
        return [(select,), *self._turn_pages(group, page, len(pages))]

    def _turn_pages(self, group: str, page: int, pages: int) -> list[Row]:
        if pages == 1:
            return []
        buttons = [
            Button(self._plain(say(key, page=to + 1, pages=pages), LONGEST_LABEL), self._page(to, group))
            for key, to in (("page-back", page - 1), ("page-on", page + 1))
            if 0 <= to < pages
        ]
        return [tuple(buttons)]

    def _page(self, page: int, group: str) -> Act:
        return self._act("page", f"{page}:{self.look.draft}:{group}")

    def _select_option(self, option: Option, chosen: bool = False) -> SelectOption:
        help_ = self._plain(option.help, LONGEST_LINE) if option.help else ""
        return SelectOption(self._plain(option.text, LONGEST_LINE), option.key, help_, option.icon, chosen)

    def _heading(self, group: str) -> str | None:
        """A group's own words stand under "group-<name>"."""
        try:
            return self._plain(say(f"group-{group}"), LONGEST_LINE) if group else None
        except MissingWords:
            return None

    def _placeholder(self, group: str) -> str:
        assert self.question is not None
        return self._heading(group) or self._plain(self.question.prompt, LONGEST_LINE)

    def _several(self, question: Question) -> Row:
        most = min(question.most, len(question.options))
        options = tuple(self._select_option(option) for option in question.options)
        placeholder = self._plain(say("panel-choose-several", least=question.least, most=most), LONGEST_LINE)
        return (Select(self._act("pick"), options, placeholder, max(question.least, 1), most),)

    def _none_row(self, question: Question) -> list[Row]:
        if question.least > 0 or is_draft(question) or is_amount(question):
            return []
        return [(Button(self._plain(say("panel-none"), LONGEST_LABEL), self._act("none")),)]

    def _numbers(self, question: Question, option: Option) -> list[Row]:
        """How many of one thing: up to five buttons, else a select."""
        most = min(question.most, option.up_to)
        return self._number_rows(option, range(question.least, most + 1), "num", "")

    def _number_rows(self, option: Option, counts: Iterable[int], verb: str, draft: str) -> list[Row]:
        counts = list(counts)
        if len(counts) <= MOST_BUTTONS and not draft and verb == "num":
            return [tuple(self._number_button(option, count) for count in counts)]
        shown = counts if len(counts) <= MOST_OPTIONS else _spread(counts)
        options = tuple(
            SelectOption(self._plain(say("panel-count", count=n, what=option.text), LONGEST_LINE), f"{n}:{option.key}")
            for n in shown
        )
        return [(Select(self._act(verb, draft), options, self._plain(say("panel-how-many"), LONGEST_LINE)),)]

    def _number_button(self, option: Option, count: int) -> Button:
        said = say("panel-count", count=count, what=option.text) if count else say("panel-none")
        label = self._plain(said, LONGEST_LABEL)
        style = Style.PRIMARY if count else Style.PLAIN
        return Button(label, self._act("num", f"{count}:{option.key}"), style, option.icon)

    def _counting(self, question: Question) -> list[Row]:
        place = self.look.counting
        assert place is not None
        option = question.options[place]
        counts = _counts(self.look.draft, question)
        free = question.most - sum(count for other, count in counts.items() if other != place)
        return self._number_rows(option, range(min(option.up_to, max(free, 0)) + 1), "set", self.look.draft)

    def _draft_rows(self, question: Question) -> list[Row]:
        counts = _counts(self.look.draft, question)
        page = min(self.look.page, (len(question.options) - 1) // MOST_OPTIONS)
        first = page * MOST_OPTIONS
        shown = list(enumerate(question.options))[first : first + MOST_OPTIONS]
        options = tuple(self._select_option(option) for _, option in shown)
        select = Select(self._act("add", self.look.draft), options, self._plain(say("panel-add"), LONGEST_LINE))
        pages = (len(question.options) - 1) // MOST_OPTIONS + 1
        total = sum(counts.values())
        enough = question.least <= total <= question.most
        done = Button(
            self._plain(say("panel-done-choosing", count=total), LONGEST_LABEL),
            self._act("done", self.look.draft),
            Style.GOOD,
            disabled=not enough,
        )
        clear = Button(self._plain(say("panel-clear"), LONGEST_LABEL), self._act("open"), disabled=not counts)
        return [(select,), *self._turn_pages("", page, pages), (done, clear)]

    def _standing_row(self, question: Question) -> list[Row]:
        """Orders that answer this kind of question from now on."""
        offered = [order for order in question.standing if order.key not in self.panel.orders]
        return [tuple(self._order(order) for order in offered[:MOST_BUTTONS])] if offered else []

    def _order(self, order: Standing) -> Button:
        label = self._plain(say("panel-order", what=order.text), LONGEST_LABEL)
        return Button(label, self._act("order", order.key))

    def _controls(self) -> list[Row]:
        """Take back, why not, and the seat's other questions."""
        controls = [*self._take_back(), *self._why(), *self._withdraw(), *self._others(), *self._back(), *self._board()]
        return [tuple(controls[:MOST_BUTTONS])] if controls else []

    def _take_back(self) -> list[Button]:
        """How far a take-back goes; beyond a revelation the table is asked."""
        back = self.panel.back
        if back.lines:
            label = say("take-back", what=cut(self._sentences(back.lines).rstrip("."), LONGEST_LABEL))
            return [Button(self._plain(label, LONGEST_LABEL), self._act("undo"))]
        if back.why_not is not None and (self.panel.done or self.question is None):
            return [Button(self._plain(say("ask-the-table"), LONGEST_LABEL), self._act("ask"))]
        return []

    def _why(self) -> list[Button]:
        hidden = self.question is not None and len(by_reason(self.question.refused)) > SHORT_LIST
        if not hidden or self.look.why:
            return []
        return [Button(self._plain(say("panel-why"), LONGEST_LABEL), self._act("why"))]

    def _withdraw(self) -> list[Button]:
        known = {order.key: order.text for question in self.panel.questions for order in question.standing}
        return [
            Button(
                self._plain(say("panel-withdraw", what=known.get(key, say("panel-some-order"))), LONGEST_LABEL),
                self._act("unorder", key),
            )
            for key in self.panel.orders[:2]
        ]

    def _others(self) -> list[Button]:
        others = [question for question in self.panel.questions if question is not self.question]
        return [
            Button(
                self._plain(question.prompt, LONGEST_LABEL),
                Act("open", self.panel.game, self.panel.epoch, question.id),
            )
            for question in others
        ]

    def _board(self) -> list[Button]:
        return [Button(self._plain(say("button-board"), LONGEST_LABEL), Act("board", self.panel.game))]

    def _back(self) -> list[Button]:
        if self.look.counting is None and not self.look.why:
            return []
        return [Button(self._plain(say("panel-back"), LONGEST_LABEL), self._act("open", "back"))]


# --- How a question is shaped ---------------------------------------------------------------------


def is_amount(question: Question) -> bool:
    """One thing, and how many of it."""
    return len(question.options) == 1 and question.options[0].up_to > 1 and question.most > 1


def is_draft(question: Question) -> bool:
    """Several things at once that one select cannot hold: amounts of each, or too many to show together."""
    if question.most <= 1 or is_amount(question):
        return False
    return any(option.up_to > 1 for option in question.options) or len(question.options) > MOST_OPTIONS


def by_reason(refused: Iterable[Refusal]) -> list[tuple[Text, tuple[Text, ...]]]:
    """What is refused, together where the reason is the same, in the order of the first."""
    reasons: list[Text] = []
    what: list[list[Text]] = []
    for refusal in refused:
        if refusal.reason not in reasons:
            reasons.append(refusal.reason)
            what.append([])
        what[reasons.index(refusal.reason)].append(refusal.text)
    return [(reason, tuple(texts)) for reason, texts in zip(reasons, what, strict=True)]


def _together(rows: Sequence[Row]) -> list[Row]:
    """Neighbouring rows of buttons share one where they fit; a phone has few."""
    joined: list[Row] = []
    for row in rows:
        last = joined[-1] if joined else ()
        if all(isinstance(item, Button) for item in (*last, *row)) and 0 < len(last) <= MOST_BUTTONS - len(row):
            joined[-1] = (*last, *row)
        else:
            joined.append(row)
    return joined


def capital(sentence: str) -> str:
    """Words that begin a line or stand on a control."""
    return sentence[:1].upper() + sentence[1:]


def _refused(what: Sequence[Text], why: Text) -> Text:
    left = len(what) - LONG_LIST
    more = [say("panel-more", count=left)] if left > 0 else []
    return say("panel-refused", what=[*what[:LONG_LIST], *more], reason=why)


def _in_groups(options: Sequence[Option]) -> list[Option]:
    """The options with each group together, groups in the order of their first option."""
    order = list(dict.fromkeys(option.group for option in options))
    return sorted(options, key=lambda option: order.index(option.group))


def _spread(counts: Sequence[int]) -> list[int]:
    """Of many numbers, the small ones and the largest."""
    return [*counts[: MOST_OPTIONS - 1], counts[-1]]
