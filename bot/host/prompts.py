"""Questions as screen data: a player's panel, with what was done, what is asked, what is refused and why."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.answers import FRONT, Look, counts_of, is_draft
from bot.host.facts import Panel, Status
from bot.host.keyboard import BARE, SHORT_LIST, Extras, Keyboard, by_reason, capital
from bot.host.posts import vote_title, waiting
from bot.host.screen import Message, fitting
from games.core.protocol import Refusal, Text, say
from games.core.texts import Words

LONG_LIST = 12
"""Things named under one reason."""


def show(panel: Panel, words: Words, look: Look = FRONT, extras: Extras = BARE) -> Message:
    """The panel: its words, its controls and its picture."""
    keys = Keyboard(panel, words, look, extras)
    pictures = (extras.picture,) if extras.picture else ()
    return Message(_Writing(keys).content(), keys.rows(), pictures)


class _Writing:
    """What stands above the controls."""

    def __init__(self, keys: Keyboard) -> None:
        self.keys = keys
        self.panel = keys.panel
        self.look = keys.look
        self.extras = keys.extras
        self.question = keys.question

    def content(self) -> str:
        top = [*self._small(self.panel.sight.headline), *self._notice(), *self._done(), *self._asked()]
        below = [*self._helps(), *self._drafted(), *self._refusals(), *self._preview(), *self._gone(), *self._waiting()]
        return fitting(top, below)

    def _small(self, text: Text) -> list[str]:
        return [f"-# {self.keys.say(text)}"]

    def _notice(self) -> list[str]:
        return [self.keys.say(self.extras.notice)] if self.extras.notice else []

    def _done(self) -> list[str]:
        if not self.panel.done:
            return []
        return [f"{self.keys.say(say('panel-done'))} {self.keys.sentences(self.panel.done)}"]

    def _asked(self) -> list[str]:
        if self.question is None:
            return self._idle()
        asked = [f"**{self.keys.say(self.question.prompt)}**"]
        if self.question.sealed is not None:
            key = "panel-sealed" if self.question.waits else "panel-sealed-given"
            asked += self._small(say(key))
        return asked

    def _idle(self) -> list[str]:
        """Why nothing is asked: a vote, a pause, the end, or simply another's turn."""
        vote, status = self.panel.vote, self.panel.sight.summary.status
        if vote is not None:
            return [self.keys.say(vote_title(vote)), *(f"> {self.keys.say(line.text)}" for line in vote.lines)]
        if status is not Status.RUNNING:
            return [self.keys.say(say(f"status-{status.value}"))]
        return [self.keys.say(say("panel-nothing-asked"))]

    def _helps(self) -> list[str]:
        """What buttons cannot say themselves; a select says it under each option."""
        if self.question is None:
            return []
        shown = [option for options in self.keys.buttoned() for option in options]
        together = by_reason(Refusal(option.text, option.help) for option in shown if option.help is not None)
        return [f"-# {capital(self.keys.say(say('panel-help', what=[*what], help=why)))}" for why, what in together]

    def _drafted(self) -> list[str]:
        if self.question is None or not is_draft(self.question):
            return []
        counts = counts_of(self.look.draft, self.question)
        options = self.question.options
        taken = [say("panel-count", count=count, what=options[place].text) for place, count in counts.items()]
        least, most = self.question.least, self.question.most
        limits = say("panel-limits-exactly" if least == most else "panel-limits", least=least, most=most)
        chosen = [self.keys.say(say("panel-drafted", what=taken))] if taken else []
        return [*chosen, f"-# {self.keys.say(limits)}"]

    def _refusals(self) -> list[str]:
        if self.question is None:
            return []
        reasons = by_reason(self.question.refused)
        shown = reasons if self.look.why else reasons[:SHORT_LIST]
        lines = [f"-# {self.keys.say(_refused(what, why))}" for why, what in shown]
        left = sum(len(what) for _, what in reasons[len(shown) :])
        return [*lines, *(self._small(say("panel-refused-more", count=left)) if left else [])]

    def _preview(self) -> list[str]:
        if not self.extras.preview:
            return []
        return [f"-# {self.keys.say(say('panel-preview'))} {self.keys.sentences(self.extras.preview)}"]

    def _gone(self) -> list[str]:
        """After a draw the take-back is gone, and the panel says why."""
        why_not = self.panel.back.why_not
        return self._small(why_not) if why_not is not None and self.panel.done else []

    def _waiting(self) -> list[str]:
        """Whom the table waits for, when it is not this player, and what happens if they stay silent."""
        summary = self.panel.sight.summary
        if self.question is not None:
            return []
        return [waiting(summary, each, self.keys.words) for each in summary.awaited if each.seat != self.panel.seat]


def _refused(what: Sequence[Text], why: Text) -> Text:
    left = len(what) - LONG_LIST
    more = [say("panel-more", count=left)] if left > 0 else []
    return say("panel-refused", what=[*what[:LONG_LIST], *more], reason=why)
