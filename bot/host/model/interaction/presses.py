"""The meaning of a press on a panel: an answer, or another part of the panel.

The bot stores nothing between presses. The position in the panel and the draft travel in the custom ids.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.host.model.interaction.actions import MOST_OPTIONS, Action
from games.core.protocol import Picks, Question, Text, say

LAST = "last"
"""The verb of a pick that also ends the turn."""
MORE = "more"
"""The verb of the button to what is neither an answer nor needed for one. It needs no open question."""
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
NUMBERED = "-"
"""The prefix of a draft that is written as one number."""
PANEL_VERBS = frozenset(
    {"pick", "num", "none", "done", "give", "add", "set", "open", "why", "page", "part", "sure", LAST, MORE}
)


LONGEST_ID = 20
"""Digits of an id of Discord."""


class Unreadable(ValueError):
    """A press that does not fit the question, because it was forged or comes from before an upgrade."""


class Look(msgspec.Struct, frozen=True):
    """The part of the panel that is shown."""

    question: str = ""
    group: str = ""
    page: int = 0
    why: bool = False
    more: bool = False
    """Whether the panel shows what stands behind *More*, such as standing orders."""
    draft: str = ""
    counting: int | None = None
    """The index of the option whose amount is being chosen."""
    part: str = ""
    """The part of the board whose options are shown, if there are many."""
    sure: str = ""
    """The key of the option that asks for confirmation."""


FRONT = Look()


def question_shown(questions: Sequence[Question], look: Look) -> Question | None:
    """Return the question that a panel shows: the one that was opened, or else the first."""
    named = [question for question in questions if question.id == look.question]
    return next(iter(named or questions), None)


def read(act: Action, values: Sequence[str], question: Question) -> Picks | Look:
    """Return the answer that a press gives, or the part of the panel that it opens."""
    chosen = list(values) or [act.value]
    match act.verb:
        case "pick" if len(values) == 1 and is_warned_of(values[0], question):
            return Look(act.question, sure=values[0])
        case "pick" | "last":
            return dict.fromkeys(chosen, 1)
        case "sure":
            return Look(act.question, sure=act.value)
        case "num":
            return _amount(chosen[0])
        case "none":
            return {}
        case "done":
            return _picks(act.value, question)
        case "give":
            return _given(act.value, chosen, question)
        case "add":
            return _added(act.value, chosen, question)
        case "set":
            return _counted(act.value, chosen[0], question)
    return _part_to_open(act, chosen[0])


def _part_to_open(act: Action, chosen: str) -> Look:
    """Return the part of the panel that a press opens."""
    match act.verb:
        case "open":
            return Look(act.question)
        case "why":
            return Look(act.question, why=True)
        case "more":
            return Look(act.question, more=True)
        case "page":
            page, draft, group = _parts(act.value)
            return Look(act.question, group=group, page=number(page), draft=draft)
        case "part":
            draft, _, group = act.value.partition(":")
            return Look(act.question, group=group, draft=draft, part=chosen)
    raise Unreadable(act.verb)


def picked(question: Question, picks: Picks) -> tuple[Text, ...]:
    """Return what an answer picks, in the words of its question."""
    options = [option for option in question.options if option.key in picks]
    return tuple(_as_often(option.text, picks[option.key]) for option in options)


def _as_often(what: Text, count: int) -> Text:
    return say("panel-count", count=count, what=what) if count > 1 else what


def is_warned_of(key: str, question: Question) -> bool:
    return any(option.key == key and option.warning for option in question.options)


def _parts(value: str) -> tuple[str, str, str]:
    page, _, rest = value.partition(":")
    draft, _, group = rest.partition(":")
    return page, draft, group


def number(digits: str) -> int:
    """Return the number that a custom id contains."""
    if not (digits.isascii() and digits.isdigit() and len(digits) < 6):
        raise Unreadable(digits)
    return int(digits)


def discord_id(digits: str) -> int:
    """Return the id of a person or server that a custom id contains."""
    if not (digits.isascii() and digits.isdigit() and len(digits) <= LONGEST_ID):
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


def _given(draft: str, values: Sequence[str], question: Question) -> Picks | Look:
    """Put options into a draft with their amounts. Remove a single option that is already in it.

    Return the answer if the draft is full, else what to show next: the draft, or the choice of a missing amount.
    """
    counts, given = counts_of(draft, question), dict[int, int]()
    for value in values:
        place, count = _how_many(value, question)
        if count is None:
            return Look(question.id, draft=draft, counting=place)
        given[place] = max(given.get(place, 0), count)
    counts |= {place: 0 if counts.get(place) == count == 1 else count for place, count in given.items()}
    look = Look(question.id, draft=_draft(counts, question))
    return _picks(look.draft, question) if sum(counts.values()) == question.most else look


def _how_many(value: str, question: Question) -> tuple[int, int | None]:
    """Return the index of an option and the wanted amount. None if the amount is still to be chosen."""
    options = {option.key: option for option in question.options}
    if value in options:
        return _place(value, question), 1 if options[value].up_to == 1 else None
    count, _, key = value.partition(":")
    return _place(key, question), number(count)


def _added(draft: str, keys: Sequence[str], question: Question) -> Look:
    """Put options into the draft, or remove them. An option with amounts opens the choice of its amount."""
    counts = counts_of(draft, question)
    for place in [_place(key, question) for key in keys]:
        if question.options[place].up_to > 1:
            return Look(question.id, draft=draft, counting=place)
        counts[place] = 0 if counts.get(place) else 1
    return Look(question.id, draft=_draft(counts, question))


def _counted(draft: str, value: str, question: Question) -> Look:
    count, _, key = value.partition(":")
    counts = counts_of(draft, question)
    counts[_place(key, question)] = number(count)
    return Look(question.id, draft=_draft(counts, question))


def has_room_for_amounts(question: Question) -> bool:
    """Return whether one select can show every option with every amount."""
    return sum(min(option.up_to, question.most) for option in question.options) <= MOST_OPTIONS


def _draft(counts: dict[int, int], question: Question) -> str:
    """Write all amounts as one number. Each option is a digit with its own base, so the text stays short."""
    whole = 0
    for place, option in reversed(list(enumerate(question.options))):
        whole = whole * (option.up_to + 1) + min(counts.get(place, 0), option.up_to)
    return NUMBERED + _written(whole) if whole else ""


def _written(whole: int) -> str:
    signs = ""
    while whole:
        whole, digit = divmod(whole, len(DIGITS))
        signs = DIGITS[digit] + signs
    return signs


def counts_of(draft: str, question: Question) -> dict[int, int]:
    """Return how many of each option a draft contains, by the option's index."""
    if not set(draft.removeprefix(NUMBERED)) <= set(DIGITS):
        raise Unreadable(draft)
    return _numbered(draft, question) if draft.startswith(NUMBERED) else _three_signs_each(draft, question)


def _numbered(draft: str, question: Question) -> dict[int, int]:
    whole = 0
    for sign in draft.removeprefix(NUMBERED):
        whole = whole * len(DIGITS) + DIGITS.index(sign)
    counts: dict[int, int] = {}
    for place, option in enumerate(question.options):
        whole, counts[place] = divmod(whole, option.up_to + 1)
    if whole:
        raise Unreadable(draft)
    return {place: count for place, count in counts.items() if count}


def _three_signs_each(draft: str, question: Question) -> dict[int, int]:
    """Read a draft of an older version: two characters for an option's index, one for the amount."""
    if len(draft) % 3:
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
    return {question.options[place].key: count for place, count in counts_of(draft, question).items()}


# --- How a question is shaped ---------------------------------------------------------------------


def is_amount(question: Question) -> bool:
    """Return whether the question asks only for an amount of one option."""
    return len(question.options) == 1 and question.options[0].up_to > 1 and question.most > 1


def is_draft(question: Question) -> bool:
    """Return whether the answer is put together in several presses, because one select cannot hold it."""
    if question.most <= 1 or is_amount(question):
        return False
    return any(option.up_to > 1 for option in question.options) or len(question.options) > MOST_OPTIONS
