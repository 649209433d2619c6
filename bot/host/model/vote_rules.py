"""The table of votes: who may ask for what, who must agree, and what ends it.

The code asks this table, `docs/votes.md` shows it, and `tests/bot/host/model/test_vote_rules.py` compares the three.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from datetime import datetime, timedelta
from enum import StrEnum

import msgspec

from bot.host.model.facts import VoteKind
from bot.host.model.hours import DAY, HOUR

VOTE_TIME = DAY
"""The longest time that a vote is open."""
FIRST_PAUSE, LONGEST_PAUSE = HOUR, DAY
"""How long a player waits before asking again after a failed vote. It doubles with each further one."""
REMEMBERED = timedelta(days=7)
"""Older refusals do not count."""


class Deed(StrEnum):
    """The requests on which a table votes."""

    HAND_OVER = "hand over a seat"
    DEPUTY = "let the bot answer for a seat"
    UNDO = "go back to an earlier move"
    PAUSE = "pause or resume the game"
    END = "end the game"
    END_BY_VOTE = "end the game by a vote"
    EXTEND = "have a day more"


class Asker(StrEnum):
    """The people who may ask for a vote."""

    ANOTHER_PLAYER = "any other person who plays"
    PLAYER = "any person who plays"
    MOVER = "the person whose move it was"
    AWAITED = "the person who is awaited, three times a game"
    ADMIN = "an admin of the server"


class Consent(StrEnum):
    """The people who must agree."""

    EVERY_OTHER = "every person who plays, except the asker and the owner of the seat"
    ALL_OTHERS = "every other person who plays"
    AFFECTED = "every other person who acted or saw something since"
    NOBODY = "nobody"


class Ending(StrEnum):
    """The events that end a vote without a yes."""

    NO = "one no"
    TIME = "24 hours, or the first deadline, without all answers"
    OWNER = "*I am here*, or anything else that the owner does at the table"
    LEAVER = "somebody who has a seat leaves, or the game ends"


class VoteRule(msgspec.Struct, frozen=True):
    """One row of the table."""

    asker: Asker
    consent: Consent
    needs_silence: bool = False
    """Whether the owner of the seat must have been silent (`silence.py`)."""
    rests: bool = False
    """Whether the game is paused while the vote is open."""
    endings: tuple[Ending, ...] = ()


AGAINST_OWNER = (Ending.NO, Ending.TIME, Ending.OWNER, Ending.LEAVER)
RULES = {
    Deed.HAND_OVER: VoteRule(Asker.ANOTHER_PLAYER, Consent.EVERY_OTHER, needs_silence=True, endings=AGAINST_OWNER),
    Deed.DEPUTY: VoteRule(Asker.ANOTHER_PLAYER, Consent.EVERY_OTHER, needs_silence=True, endings=AGAINST_OWNER),
    Deed.UNDO: VoteRule(Asker.MOVER, Consent.AFFECTED, rests=True, endings=(Ending.NO, Ending.TIME, Ending.LEAVER)),
    Deed.PAUSE: VoteRule(Asker.ADMIN, Consent.NOBODY),
    Deed.END: VoteRule(Asker.ADMIN, Consent.NOBODY),
    Deed.END_BY_VOTE: VoteRule(Asker.PLAYER, Consent.ALL_OTHERS, endings=(Ending.NO, Ending.TIME, Ending.LEAVER)),
    Deed.EXTEND: VoteRule(Asker.AWAITED, Consent.NOBODY),
}
DEEDS = {
    VoteKind.HAND_OVER: Deed.HAND_OVER,
    VoteKind.DEPUTY: Deed.DEPUTY,
    VoteKind.UNDO: Deed.UNDO,
    VoteKind.END: Deed.END_BY_VOTE,
}
"""The rules of each kind of vote."""


def rule_of(kind: VoteKind) -> VoteRule:
    return RULES[DEEDS[kind]]


def voters(
    rule: VoteRule, people: Iterable[int], asker: int, owner: int | None = None, affected: Collection[int] = ()
) -> tuple[int, ...]:
    """Return the seats that must agree. `people`: the seats that people play; friends and rivals are never asked."""
    match rule.consent:
        case Consent.EVERY_OTHER:
            return tuple(seat for seat in people if seat not in (asker, owner))
        case Consent.ALL_OTHERS:
            return tuple(seat for seat in people if seat != asker)
        case Consent.AFFECTED:
            return tuple(seat for seat in people if seat != asker and seat in affected)
        case Consent.NOBODY:
            return ()


def next_ask(refused: Sequence[datetime]) -> datetime | None:
    """Return when somebody may ask again whose votes ended without a yes at these times, earliest first."""
    if not refused:
        return None
    doubled = FIRST_PAUSE * int(2 ** min(len(refused) - 1, 10))
    return refused[-1] + min(doubled, LONGEST_PAUSE)


class Stopped(msgspec.Struct, frozen=True):
    """A deadline that a vote would stop, and how long votes have stopped it already."""

    deadline: datetime
    hours: int
    held: timedelta


def may_stand(now: datetime, stopped: Iterable[Stopped]) -> timedelta:
    """Return how long a vote may stop the game.

    All votes of one wait together stop its deadline no longer than one vote may. A vote ends at the first deadline.
    """
    times = [VOTE_TIME]
    for each in stopped:
        times += [each.deadline - now, min(VOTE_TIME, each.hours * HOUR) - each.held]
    return max(min(times), timedelta())


# --- The table as text -----------------------------------------------------------------------------


def rendered() -> str:
    """Return the table as `docs/votes.md` shows it."""
    return "\n".join([*_rules_as_lines(), "", *_numbers_as_lines()])


def _rules_as_lines() -> list[str]:
    head = [
        "| What | Who may ask | Only after the owner's silence | Who must agree | The game waits | What ends the vote |"
    ]
    lines = [
        f"| {deed} | {rule.asker} | {_yes(rule.needs_silence)} | {rule.consent} | {_yes(rule.rests)}"
        f" | {'; '.join(rule.endings) or 'there is no vote: it is done at once'} |"
        for deed, rule in RULES.items()
    ]
    return [*head, "|---|---|---|---|---|---|", *lines]


def _numbers_as_lines() -> list[str]:
    """Return how many must agree, by the number of people. An undo affects everybody here."""
    head = ["| People who play | " + " | ".join(Deed) + " |", "|---|" + "---|" * len(Deed)]
    return [
        *head,
        *(f"| {people} | {' | '.join(_must_agree(deed, people) for deed in Deed)} |" for people in range(1, 5)),
    ]


def _must_agree(deed: Deed, people: int) -> str:
    rule = RULES[deed]
    if rule.consent is Consent.EVERY_OTHER and people == 1:
        return "there is nobody to ask for"
    seats = range(people)
    count = len(voters(rule, seats, 0, 1, seats))
    return str(count) if count else "nobody"


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"
