"""Plans as they are stored: courses of steps, each with the words of the options that the owner chose."""

from __future__ import annotations

import msgspec

from games.core.protocol import Option, Picks, Question, Text, say

MOST_COURSES = 3
"""The first choice and its replacements."""


class Chosen(msgspec.Struct, frozen=True):
    """An option with the words it had when it was chosen. The step is only taken if all of it is still the same."""

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
    """One planned answer."""

    kind: str
    """The kind of the question."""
    chosen: tuple[Chosen, ...] = ()
    ends: bool = False
    """Whether this answer ends the turn."""

    @property
    def picks(self) -> Picks:
        return {each.key: each.count for each in self.chosen}

    def fits(self, question: Question) -> bool:
        """Return whether the question still offers these options in the same words and at the same price."""
        offered = {option.key: option for option in question.options}
        still = all(each.key in offered and each.is_still(offered[each.key]) for each in self.chosen)
        return still and question.least <= sum(self.picks.values()) <= question.most

    def gone(self, question: Question) -> list[Text]:
        """Return the options that are no longer offered as they were."""
        offered = {option.key: option for option in question.options}
        return [each.text for each in self.chosen if each.key not in offered or not each.is_still(offered[each.key])]

    @property
    def said(self) -> list[Text]:
        return [each.said for each in self.chosen]


Course = tuple[PlannedStep, ...]
"""Steps in their order."""


class Plan(msgspec.Struct, frozen=True):
    """A player's plan for their next turn, or the outcome of that plan."""

    courses: tuple[Course, ...] = ()
    """The first possible course is played. The last one may be a draft."""
    settled: int = 0
    """How many of the courses are final. The rest is a draft."""
    since: int = -1
    """The seq of the last move that the owner had seen when the plan became final."""
    outcome: Text | None = None
    """The outcome of the plan, for its owner."""
    told_until: int = 0
    """The outcome is shown up to this wait number of its owner."""

    @property
    def settled_courses(self) -> tuple[Course, ...]:
        return self.courses[: self.settled]

    @property
    def draft(self) -> Course:
        """Return the course that is being edited, or an empty one."""
        return self.courses[self.settled] if len(self.courses) > self.settled else ()

    def is_about(self, question: Question) -> bool:
        """Return whether a final course begins with this question."""
        return question.waits and any(course[0].kind == question.kind for course in self.settled_courses)

    def drafting(self, course: Course) -> Plan:
        courses = (*self.settled_courses, course) if course else self.settled_courses
        return msgspec.structs.replace(self, courses=courses, outcome=None)

    def settle(self, since: int) -> Plan:
        return msgspec.structs.replace(self, settled=len(self.courses), since=since, outcome=None)


def chosen_of(question: Question, picks: Picks) -> tuple[Chosen, ...]:
    """Return the picks with the words of their options."""
    options = {option.key: option for option in question.options}
    found = [(options[key], count) for key, count in picks.items() if key in options]
    return tuple(Chosen(option.key, option.text, option.help, count) for option, count in found)


def encoded(plan: Plan) -> str:
    return msgspec.json.encode(plan).decode()


def decoded(data: str) -> Plan:
    """Return the stored plan. An unreadable plan becomes empty: its owner is called as if there were no plan."""
    try:
        return msgspec.json.decode(data, type=Plan)
    except msgspec.MsgspecError:
        return Plan()
