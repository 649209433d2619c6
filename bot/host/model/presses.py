"""What a press on a panel says: an answer, or another part of the panel.

Nothing is remembered between presses: where the panel stands, and what was put together so far, travels in the acts.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.host.model.actions import MOST_OPTIONS, Action
from games.core.protocol import Picks, Question

LAST = "last"
"""A pick with which the turn ends."""
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
NUMBERED = "-"
"""Before a draft that is one number."""
PANEL_VERBS = frozenset(
    {"pick", "num", "none", "done", "give", "add", "set", "open", "why", "page", "part", "sure", LAST}
)


class Unreadable(ValueError):
    """A press that says nothing about this question: forged, or older than an upgrade."""


class Look(msgspec.Struct, frozen=True):
    """Which part of the panel is in sight."""

    question: str = ""
    group: str = ""
    page: int = 0
    why: bool = False
    draft: str = ""
    counting: int | None = None
    """The option whose amount is being chosen, by its place."""
    part: str = ""
    """The part of the board whose options are in sight, where there are many."""
    sure: str = ""
    """The option that is asked about once more before it is taken."""


FRONT = Look()


def read(act: Action, values: Sequence[str], question: Question) -> Picks | Look:
    """The answer that a press gives, or the part of the panel that it asks for."""
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
        case "open":
            return Look(act.question)
        case "why":
            return Look(act.question, why=True)
        case "page":
            page, draft, group = _parts(act.value)
            return Look(act.question, group=group, page=number(page), draft=draft)
        case "part":
            draft, _, group = act.value.partition(":")
            return Look(act.question, group=group, draft=draft, part=chosen[0])
    raise Unreadable(act.verb)


def is_warned_of(key: str, question: Question) -> bool:
    return any(option.key == key and option.warning for option in question.options)


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


def _given(draft: str, values: Sequence[str], question: Question) -> Picks | Look:
    """Things put into a draft, each as often as it says, or taken out of it; a full draft is the answer."""
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
    """The place of an option, and how many of it are wanted: one where there is one, else what the value says."""
    options = {option.key: option for option in question.options}
    if value in options:
        return _place(value, question), 1 if options[value].up_to == 1 else None
    count, _, key = value.partition(":")
    return _place(key, question), number(count)


def _added(draft: str, keys: Sequence[str], question: Question) -> Look:
    """Options chosen for the draft: those that can be had once go in or out, another is counted."""
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
    """Whether one select can offer every option with every amount of it."""
    return sum(min(option.up_to, question.most) for option in question.options) <= MOST_OPTIONS


def _draft(counts: dict[int, int], question: Question) -> str:
    """All amounts in one number, to which each option gives a digit of its own base: short, however many are chosen."""
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
    """A draft as it travelled: the places of its options, and how many of each."""
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
    """As drafts stood on controls of older versions: the place of an option in two signs, how many of it in one."""
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
    """One thing, and how many of it."""
    return len(question.options) == 1 and question.options[0].up_to > 1 and question.most > 1


def is_draft(question: Question) -> bool:
    """Several things at once that one select cannot hold: amounts of each, or too many to show together."""
    if question.most <= 1 or is_amount(question):
        return False
    return any(option.up_to > 1 for option in question.options) or len(question.options) > MOST_OPTIONS
