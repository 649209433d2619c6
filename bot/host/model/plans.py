"""Plans as they are kept: courses of steps, each with what its owner read on what was chosen."""

from __future__ import annotations

import msgspec

from games.core.protocol import Option, Picks, Question, Text, say

MOST_COURSES = 3
"""A first wish, and what is tried in its place."""


class Chosen(msgspec.Struct, frozen=True):
    """An option as it stood there when it was chosen: a step rests on all of this."""

    key: str
    text: Text
    help: Text | None = None
    count: int = 1

    @property
    def said(self) -> Text:
        return say("panel-count", count=self.count, what=self.text) if self.count > 1 else self.text

    def is_still(self, option: Option) -> bool:
        return (self.key, self.text, self.help) == (option.key, option.text, option.help) and self.count <= option.up_to


class PlannedStep(msgspec.Struct, frozen=True):
    """One answer that is to be given."""

    kind: str
    """Of the question."""
    chosen: tuple[Chosen, ...] = ()
    ends: bool = False
    """The turn is ended with it."""

    @property
    def picks(self) -> Picks:
        return {each.key: each.count for each in self.chosen}

    def fits(self, question: Question) -> bool:
        """Whether the question still offers this, in the same words and for the same price."""
        offered = {option.key: option for option in question.options}
        still = all(each.key in offered and each.is_still(offered[each.key]) for each in self.chosen)
        return still and question.least <= sum(self.picks.values()) <= question.most

    def gone(self, question: Question) -> list[Text]:
        """What is no longer offered as it was."""
        offered = {option.key: option for option in question.options}
        return [each.text for each in self.chosen if each.key not in offered or not each.is_still(offered[each.key])]

    @property
    def said(self) -> list[Text]:
        return [each.said for each in self.chosen]


Course = tuple[PlannedStep, ...]
"""Steps one after the other."""


class Plan(msgspec.Struct, frozen=True):
    """What somebody wants done when their turn comes, or what has become of that."""

    courses: tuple[Course, ...] = ()
    """The first that can be carried out is; the last may still be in the making."""
    settled: int = 0
    """So many of them are meant; the rest is a draft."""
    since: int = -1
    """The move that its owner had seen when they settled it."""
    outcome: Text | None = None
    """What became of it, for its owner."""
    told_until: int = 0
    """The outcome is told up to this wait for its owner, by its number."""

    @property
    def settled_courses(self) -> tuple[Course, ...]:
        return self.courses[: self.settled]

    @property
    def draft(self) -> Course:
        """The course in the making; an empty one where none has been begun."""
        return self.courses[self.settled] if len(self.courses) > self.settled else ()

    def is_about(self, question: Question) -> bool:
        """Whether its moment has come with this question."""
        return question.waits and any(course[0].kind == question.kind for course in self.settled_courses)

    def drafting(self, course: Course) -> Plan:
        courses = (*self.settled_courses, course) if course else self.settled_courses
        return msgspec.structs.replace(self, courses=courses, outcome=None)

    def settle(self, since: int) -> Plan:
        return msgspec.structs.replace(self, settled=len(self.courses), since=since, outcome=None)


def chosen_of(question: Question, picks: Picks) -> tuple[Chosen, ...]:
    """The picks with what stands on them."""
    options = {option.key: option for option in question.options}
    found = [(options[key], count) for key, count in picks.items() if key in options]
    return tuple(Chosen(option.key, option.text, option.help, count) for option, count in found)


def encoded(plan: Plan) -> str:
    return msgspec.json.encode(plan).decode()


def decoded(data: str) -> Plan:
    """What can no longer be read is no plan: its owner is called, and the game goes on."""
    try:
        return msgspec.json.decode(data, type=Plan)
    except msgspec.MsgspecError:
        return Plan()
