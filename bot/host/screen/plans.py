"""The message in which a player plans the next turn: the plan so far, possible steps, and settle or withdraw."""

from __future__ import annotations

from functools import cached_property

import msgspec

from bot.host.model.facts import TakeBack
from bot.host.model.interaction.actions import Action
from bot.host.model.interaction.planning import Planning
from bot.host.model.interaction.presses import PANEL_VERBS, Look
from bot.host.model.plans import MOST_COURSES, Course, Plan, PlannedStep
from bot.host.model.timestamps import stamp
from bot.host.screen.controls import LONGEST_TAKE_BACK, NO_EXTRAS
from bot.host.screen.elements import (
    LONGEST_LABEL,
    Button,
    Gallery,
    Message,
    Paragraph,
    PictureWanted,
    Row,
    Style,
    capital,
    cut,
    fitting,
)
from bot.host.screen.prompts import as_heading, glows_of
from bot.host.screen.sections import SectionKeyboard
from games.core.protocol import Text, say
from games.core.texts import Words

LONGEST_QUESTION = 1500
PREFIX = "p"
"""Stands before a panel's verb if the press adds to a plan."""
PLAN_VERBS = {f"{PREFIX}{verb}": verb for verb in PANEL_VERBS}
OTHERWISE = "else"
"""The value of the button that begins another course."""


def show(planning: Planning, words: Words, *, begins: bool = False, in_words: bool = False) -> Message:
    """Return the plan and its controls. `begins`: the player adds another course, in case the first one fails."""
    keys = _PlanKeyboard(planning, words, begins)
    whole, asked = _texts(keys)
    return Message(
        pictures=(_picture(keys, words, in_words),),
        seen=planning.panel.seat_view,
        blocks=(Paragraph(whole), Gallery(), Paragraph(asked), *keys.answers(), *keys.controls()),
        accent=planning.panel.seat_view.summary.chairs[planning.panel.seat].colour,
    )


def _courses(plan: Plan) -> list[Text]:
    """Return one line for each course, in the order in which the courses are tried."""
    keys = ["plan-first", *["plan-else"] * len(plan.courses)]
    return [say(key, steps=_steps(course)) for key, course in zip(keys, plan.courses, strict=False)]


def _steps(course: Course) -> Text:
    head, *rest = [_step(step) for step in course]
    for text in rest:
        head = say("plan-then", head=head, tail=text)
    return head


def _step(step: PlannedStep) -> Text:
    what = step.said or [say("panel-none")]
    return say("plan-step-ends" if step.ends else "plan-step", what=what)


def _picture(keys: _PlanKeyboard, words: Words, in_words: bool) -> PictureWanted:
    asked, panel = keys.question, keys.planning.panel
    what = "hand" if asked is None or in_words else asked.shows
    glows = glows_of(asked) if asked is not None and not in_words else ()
    return PictureWanted(panel.game, what, panel.seat_view.seq, panel.seat, lang=words.language, glows=glows)


class _PlanKeyboard(SectionKeyboard):
    """The keyboard of a plan: the options of a future turn, and buttons to settle, extend or withdraw the plan."""

    def __init__(self, planning: Planning, words: Words, begins: bool) -> None:
        self.planning = planning
        self.plan = planning.plan
        self.goes_on = bool(self.plan.draft) or not self.plan.settled_courses or begins
        """Whether the player is adding steps to a course."""
        self.begins = self.goes_on and bool(self.plan.settled_courses) and not self.plan.draft
        """Whether that course is a second or later one, and has no steps yet."""
        asked = (planning.question,) if planning.question and self.goes_on else ()
        panel = msgspec.structs.replace(planning.panel, questions=asked, back=TakeBack(()), orders=(), vote=None)
        super().__init__(panel, words, _look(planning), NO_EXTRAS)

    def _act(self, verb: str, value: str = "") -> Action:
        return msgspec.structs.replace(super()._act(verb, value), verb=f"{PREFIX}{verb}")

    @cached_property
    def _controls(self) -> list[Row]:
        if self.doubted is not None:
            return [tuple(self._back())]
        return [(*self._settle(), *self._otherwise(), *self._step_back(), *self._withdraw(), *self._leave())]

    def _button_to(self, key: str, verb: str, value: str = "", style: Style = Style.PLAIN, **what: str) -> Button:
        return Button(self.plain(say(key, **what), LONGEST_LABEL), Action(verb, self.panel.game, value=value), style)

    def _settle(self) -> list[Button]:
        broken = self.planning.foreseen is not None and self.planning.foreseen.broken
        return [self._button_to("plan-settle", "planset", style=Style.GOOD)] if self.plan.draft and not broken else []

    def _otherwise(self) -> list[Button]:
        if self.goes_on or self.plan.settled >= MOST_COURSES:
            return []
        return [self._button_to("plan-otherwise", "plan", OTHERWISE)]

    def _step_back(self) -> list[Button]:
        if not self.plan.draft:
            return []
        picked = self.words.join([self.plain(text, LONGEST_LABEL) for text in self.plan.draft[-1].said])
        return [self._button_to("take-back", "planback", what=cut(picked, LONGEST_TAKE_BACK))]

    def _withdraw(self) -> list[Button]:
        return [self._button_to("plan-withdraw", "plandrop")] if self.plan.courses else []

    def _leave(self) -> list[Button]:
        return [self._button_to("plan-leave", "planleave")]


def _look(planning: Planning) -> Look:
    asked = planning.question
    return planning.look if asked and planning.look.question == asked.id else Look()


def _texts(keys: _PlanKeyboard) -> tuple[str, str]:
    """Return what stands above the picture, and the question below it."""
    planning, plan = keys.planning, keys.plan
    if planning.foreseen is None and not plan.courses:
        return keys.say(say("plan-none-yet")), ""
    notice = [keys.say(planning.reason)] if planning.reason else []
    courses = [capital(keys.say(line)) for line in _courses(plan)]
    call = [keys.say(say("plan-call"))] if courses and not keys.begins else []
    otherwise = [keys.say(say("plan-else-asked"))] if courses and keys.begins else []
    asked = [as_heading(keys.say(_asked(keys)))] if keys.question else _why_no_step(keys)
    small = "plan-held" if plan.settled_courses and not plan.draft else "plan-how"
    title = say("plan-title", at=stamp(planning.panel.looked)) if courses else say("plan-title-new")
    top = [keys.say(title), *notice, *courses, *call]
    above = fitting(top, [f"-# {keys.say(say(small))}"])
    return above, cut("\n".join([*keys.helps(), *otherwise, *asked, *keys.drafted()]), LONGEST_QUESTION)


def _asked(keys: _PlanKeyboard) -> Text:
    """Return the question of the next step. At the first, the question's own words would say that it is one's turn."""
    assert keys.question is not None
    if keys.doubted and keys.doubted.warning:
        return keys.doubted.warning
    return keys.question.prompt if keys.plan.draft else say("plan-first-asked")


def _why_no_step(keys: _PlanKeyboard) -> list[str]:
    """Return why no further step can be added to the course."""
    foreseen = keys.planning.foreseen
    if not keys.goes_on:
        return []
    if foreseen is None:
        return [keys.say(say("plan-unforeseen"))]
    if foreseen.broken:
        return [keys.say(say("plan-broken"))]
    return [keys.say(say("plan-reveals" if foreseen.reveals else "plan-ends"))]
