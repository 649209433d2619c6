"""The controls that every panel has: take back, why not, advice, plan, standing orders, the board, a private talk."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import msgspec

from bot.host.model.facts import FINISHED, LESSON_DONE, LIVE, Panel, Status, Summary
from bot.host.model.interaction.actions import Action
from bot.host.model.interaction.presses import MORE, Look, question_shown
from bot.host.screen.elements import (
    LONGEST_LABEL,
    LONGEST_LINE,
    MOST_BUTTONS,
    MOST_ROWS,
    Button,
    PictureWanted,
    Row,
    Style,
    capital,
    cut,
)
from bot.host.screen.headings import LONGEST_ON_PANEL, paragraphs
from bot.host.screen.reasons import by_reason, short_list
from games.core.protocol import Line, Text, say
from games.core.texts import Words, plain

LONGEST_TAKE_BACK = 28
"""Letters for what a take-back button undoes. More would need a second line on a phone."""


class Extras(msgspec.Struct, frozen=True):
    """The parts of a panel besides the question."""

    notice: Text | None = None
    """The outcome of the last press, such as a refusal or a stale button."""
    preview: tuple[Line, ...] = ()
    """The sentences that the table will read when the turn ends."""
    private: tuple[Line, ...] = ()
    """The sentences about this turn that only the player may read."""
    picture: PictureWanted | None = None
    opening: tuple[str, ...] = ()
    """The lines above everything else, in a message that calls somebody."""
    left: bool = False
    """The player has just answered and is asked nothing more. The message stays, so it must not become untrue."""
    away: bool = False
    """The panel is read outside the table's channel, so it names the channel."""
    as_blocks: bool = False
    """The panel is made of blocks: answers may stand beside their texts. A call is a plain message."""
    advised: bool = False
    """The notice is an advice for the question, which one press carries out."""


NO_EXTRAS = Extras()


class Controls:
    """A panel in one language, and the controls that stand beside its answers. `Keyboard` adds the answers."""

    def __init__(self, panel: Panel, words: Words, look: Look, extras: Extras) -> None:
        self.panel = panel
        self.words = words
        self.look = look
        self.extras = extras
        self._names = panel.seat_view.summary.names
        self._said: dict[int, tuple[Text, str]] = {}
        self.question = question_shown(panel.questions, look)
        offered = self.question.options if self.question else ()
        self.doubted = next((option for option in offered if option.key == look.sure and option.warning), None)
        """The pressed option that has a warning: it must be confirmed before it counts."""
        self.back_option = next((option for option in offered if option.key == "back"), None)
        """The option of the question that goes a step back. It stands among the controls."""

    def say(self, text: Text) -> str:
        """Return a text in words. Each text is put into words once, although the panel uses it several times."""
        kept = self._said.get(id(text))
        if kept is None or kept[0] is not text:
            kept = self._said[id(text)] = text, self.words.say(text, self._names)
        return kept[1]

    def plain(self, text: Text, longest: int) -> str:
        """Return a text as the label of a control: without styling, capitalised and cut.

        A player's name keeps its first letter as it is.
        """
        said = plain(self.say(text))
        return cut(said if text.key == "seat" else capital(said), longest)

    def sentences(self, lines: Sequence[Line]) -> str:
        """Return sentences in one paragraph, or each in paragraphs of its own if they are long."""
        texts = [self.say(line.text) for line in lines]
        whole = " ".join(texts)
        if paragraphs(whole, LONGEST_ON_PANEL) == whole:
            return whole
        return "\n".join(paragraphs(each, LONGEST_ON_PANEL) for each in texts)

    def _act(self, verb: str, value: str = "") -> Action:
        question = self.question.id if self.question else ""
        return Action(verb, self.panel.game, self.panel.epoch, question, value)

    @cached_property
    def _controls(self) -> list[Row]:
        """Return the row of everything that is no answer. What does not fit stands behind "More".

        "What is this?" is always in front.
        """
        if self.look.more:
            last = (*self._back(), *self._board(), *self._what())
            return [*self._behind_more(last), last]
        more = (*self._what(), *self._more())
        return [(*self._others_in_front()[: MOST_BUTTONS - len(more)], *more)]

    def _others_in_front(self) -> list[Button]:
        """Return what should stand in front besides, the weightiest first. There may be more than fits."""
        first = [*self._ballot(), *self._again()] if self.question is None else []
        ways_back = self._back() or self._take_back()
        helps = [*self._end_lesson(), *self._advice(), *self._why(), *self._plan(), *self._board(), *self._talk()]
        return [*first, *ways_back, *self._others(), *helps]

    @property
    def _is_lesson(self) -> bool:
        return bool(self.panel.seat_view.summary.table_settings.lesson)

    def _end_lesson(self) -> list[Button]:
        """Return the button that ends a lesson, once the coach has said that it is complete."""
        note = self.panel.coach
        return [self._to("button-end-lesson", "endlesson")] if note and note.key == LESSON_DONE else []

    def _behind_more(self, last: Row) -> list[Row]:
        """Return rows of buttons: standing orders, the talk, the settings, and controls that had no room.

        The buttons of the last row are left out.
        """
        settings = self._to("button-my-settings", "mine")
        ends = [self._to("button-end-lesson", "endlesson")] if self._is_lesson and not self._end_lesson() else []
        rest = [*self._others_in_front()[MOST_BUTTONS - 2 :], *ends, self._to("button-since", "since"), settings]
        others = [button for button in rest if button not in last]
        buttons = [*self._offered_orders(), *self._withdraw(), *others][: (MOST_ROWS - 1) * MOST_BUTTONS]
        return [tuple(buttons[at : at + MOST_BUTTONS]) for at in range(0, len(buttons), MOST_BUTTONS)]

    def _to(self, key: str, verb: str) -> Button:
        return Button(self.plain(say(key), LONGEST_LABEL), Action(verb, self.panel.game))

    def _more(self) -> list[Button]:
        if self.panel.seat_view.summary.status in FINISHED:
            return []
        return [Button(self.plain(say("panel-more-controls"), LONGEST_LABEL), self._act(MORE))]

    def _offered_orders(self) -> list[Button]:
        """Return the standing orders that answer this kind of question from now on."""
        given = {order.key for order in self.panel.orders}
        offered = self.question.standing if self.question else ()
        return [
            Button(self.plain(order.text, LONGEST_LABEL), self._act("order", order.key))
            for order in offered
            if order.key not in given
        ]

    def _ballot(self) -> list[Button]:
        """Return the buttons for and against an open vote, if it waits for this seat."""
        vote = self.panel.vote
        if vote is None or self.panel.seat not in vote.voters or self.panel.seat in vote.yes:
            return []
        return [
            Button(self.plain(say(key), LONGEST_LABEL), Action(verb, self.panel.game, value=str(vote.id)), style)
            for key, verb, style in (("button-agree", "yes", Style.GOOD), ("button-refuse", "no", Style.GRAVE))
        ]

    def _again(self) -> list[Button]:
        if self.panel.seat_view.summary.status in FINISHED:
            return []
        return [Button(self.plain(say("button-again"), LONGEST_LABEL), Action("move", self.panel.game))]

    def _take_back(self) -> list[Button]:
        """Return the button that takes back the last answer, or that asks the table for an undo.

        The table is asked where something was revealed. A question that has an option "back" needs neither.
        """
        back = self.panel.back
        if self.back_option is not None:
            name = self.plain(self.back_option.text, LONGEST_LABEL)
            return [Button(name, self._act("pick", self.back_option.key), icon=self.back_option.icon)]
        if back.picked:
            picked = self.words.join([self.plain(text, LONGEST_LINE) for text in back.picked])
            label = say("take-back", what=cut(picked, LONGEST_TAKE_BACK))
            return [Button(self.plain(label, LONGEST_LABEL), self._act("undo"))]
        if back.why_not is not None and self._may_ask():
            return [Button(self.plain(undo_label(self.panel.seat_view.summary), LONGEST_LABEL), self._act("ask"))]
        return []

    def _may_ask(self) -> bool:
        """Return whether this seat may ask for an undo: the game runs, no vote is open, and something was done."""
        summary = self.panel.seat_view.summary
        goes_on = summary.status is Status.RUNNING and self.panel.vote is None and not summary.table_settings.challenge
        return goes_on and (bool(self.panel.done) or self.question is None)

    def _why(self) -> list[Button]:
        refused = by_reason(self.question.refused) if self.question is not None else []
        hidden = len(short_list(refused, in_lesson=self._is_lesson)[1]) > 0
        if not hidden or self.look.why:
            return []
        return [Button(self.plain(say("panel-why"), LONGEST_LABEL), self._act("why"))]

    def _advice(self) -> list[Button]:
        """Return the button that asks a mind for advice, or that follows it, where the table allows advice."""
        asked = self.question is not None and self.question.waits and len(self.question.options) > 1
        if not asked or not self.panel.seat_view.summary.table_settings.advice:
            return []
        if self.extras.advised:
            follow = Button(self.plain(say("button-do-advice"), LONGEST_LABEL), self._act("doadvice"), Style.GOOD)
            return [follow, Button(self.plain(say("button-how-sure"), LONGEST_LABEL), self._act("howsure"))]
        return [Button(self.plain(say("button-advice"), LONGEST_LABEL), Action("advise", self.panel.game))]

    def _plan(self) -> list[Button]:
        """Return the button for a plan, while the player waits for others."""
        waits = self.question is None and self.panel.seat_view.summary.status is Status.RUNNING
        if not waits or self.panel.vote is not None or not self.panel.may_plan:
            return []
        key = "button-my-plan" if self.panel.plan and self.panel.plan.courses else "button-plan"
        return [Button(self.plain(say(key), LONGEST_LABEL), Action("plan", self.panel.game))]

    def _withdraw(self) -> list[Button]:
        return [
            Button(
                self.plain(say("panel-withdraw", what=order.text), LONGEST_LABEL),
                self._act("unorder", order.key),
            )
            for order in [order for order in self.panel.orders if not order.by_default]
        ]

    def _others(self) -> list[Button]:
        others = [question for question in self.panel.questions if question is not self.question]
        return [
            Button(
                self.plain(question.prompt, LONGEST_LABEL),
                Action("open", self.panel.game, self.panel.epoch, question.id),
            )
            for question in others
        ]

    def _board(self) -> list[Button]:
        return [self._to("button-board", "board")]

    def _what(self) -> list[Button]:
        """Return the button that explains the picture and the question."""
        return [Button(self.plain(say("button-what"), LONGEST_LABEL), self._act("what"))]

    def _talk(self) -> list[Button]:
        """Return the button for private talks, if the game has them."""
        if self.panel.talks is None or self.panel.seat_view.summary.status not in LIVE:
            return []
        return [Button(self.plain(self.panel.talks, LONGEST_LABEL), Action("talk", self.panel.game))]

    def _back(self) -> list[Button]:
        if self.look.counting is None and not (self.look.why or self.look.more or self.doubted):
            return []
        return [Button(self.plain(say("panel-back"), LONGEST_LABEL), self._act("open", "back"))]


def undo_label(summary: Summary) -> Text:
    """Return the label of an undo beyond a revelation: a vote, or simply going back where a person plays alone."""
    return say("go-back-further" if summary.is_alone else "ask-the-table")
