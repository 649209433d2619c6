"""The text of a player's panel: what was done, what is asked, and what is refused and why."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import msgspec

from bot.host.model.facts import LIVE, Panel, Preview, Status, Vote, VoteKind
from bot.host.model.interaction.presses import FRONT, Look, picked, question_shown
from bot.host.model.timestamps import stamp
from bot.host.screen.ballots import vote_title
from bot.host.screen.controls import NO_EXTRAS, Extras
from bot.host.screen.elements import (
    LONGEST_TEXTS,
    MOST_COMPONENTS,
    Block,
    Divider,
    Gallery,
    Message,
    PanelShown,
    Paragraph,
    PictureWanted,
    Section,
    cut,
    fitting,
    size_of,
)
from bot.host.screen.headings import LONGEST_ON_PANEL, paragraphs
from bot.host.screen.keyboard import Keyboard
from bot.host.screen.posts import waiting
from bot.host.screen.reasons import Reason, by_reason, short_list
from bot.host.screen.sections import SectionKeyboard
from bot.host.screen.sentences import by_colour
from games.core.protocol import Line, Question, Text, say, seat_name
from games.core.texts import Words

NO_PREVIEW = Preview((), (), closes=False)
LONG_LIST = 12
"""Refused options that are named for one reason. Of the others, the number is given."""
MOST_DONE = 4
"""Sentences of the player's turn above a question. "More" shows all of them."""
BEGUN_BY_PLAN = ("plan-done-so-far", "plan-done-so-far-else")
SENTENCE_END = re.compile(r"(?<=[.?]) +")


def show(panel: Panel, words: Words, look: Look = FRONT, extras: Extras = NO_EXTRAS) -> Message:
    """Return the panel: its words, controls and picture."""
    pictures = (extras.picture,) if extras.picture else ()
    if extras.as_blocks:
        sections = SectionKeyboard(panel, words, look, extras)
        accent = panel.seat_view.summary.chairs[panel.seat].colour
        return Message(pictures=pictures, blocks=_PanelText(sections).blocks(sections), accent=accent)
    keys = Keyboard(panel, words, look, extras)
    return Message(_PanelText(keys).content(), keys.rows(), pictures)


def opened(
    panel: Panel,
    words: Words,
    look: Look = FRONT,
    notice: Text | None = None,
    opening: tuple[str, ...] = (),
    in_words: bool = False,
    answered: bool = False,
    away: bool = False,
    advised: bool = False,
    as_blocks: bool = False,
) -> Message:
    """Return a panel with the preview of the turn, the picture that helps to answer, and the view for that picture."""
    preview = panel.preview or NO_PREVIEW
    left = answered and is_idle(panel)
    picture = _picture(panel, words, look, in_words)
    extras = Extras(
        notice, preview.lines, preview.private, picture, opening, left, away, advised=advised, as_blocks=as_blocks
    )
    shown = msgspec.structs.replace(show(panel, words, look, extras), seen=panel.seat_view)
    return msgspec.structs.replace(shown, panel=_what_is_shown(panel, words, look, left)) if as_blocks else shown


def _what_is_shown(panel: Panel, words: Words, look: Look, left: bool) -> PanelShown | None:
    """Return what a panel shows of a running game. `left`: it names nobody who is waited for."""
    asked = question_shown(panel.questions, look)
    if asked is not None:
        return PanelShown(panel.game, panel.tip, panel.epoch, asked.id, asked.waits)
    if not is_idle(panel):
        return None
    waits = None if left else tuple(waiting(panel.seat_view.summary, words, but=panel.seat))
    return PanelShown(panel.game, panel.tip, panel.epoch, waits=waits)


def is_idle(panel: Panel) -> bool:
    """Return whether the player is asked nothing, because it is another player's turn and no vote is open."""
    return not panel.questions and panel.vote is None and panel.seat_view.summary.status is Status.RUNNING


def besides(panel: Panel, lines: Sequence[Line]) -> Panel:
    """Return the panel without those lines of the player's turn that the message shows above it already."""
    above = [line.text for line in lines]
    return msgspec.structs.replace(panel, done=tuple(line for line in panel.done if line.text not in above))


def in_order(panel: Panel, news: Sequence[Line]) -> tuple[Panel, Sequence[Line]]:
    """Return the panel and the news above it, so that everything stands in the order in which it happened.

    What the player's turn consists of so far is told among the news, which tell how it went on.
    """
    if not panel.done or panel.preview is not None:
        return besides(panel, news), news
    return msgspec.structs.replace(panel, done=()), _merged(panel.done, news)


def _merged(turn: Sequence[Line], news: Sequence[Line]) -> Sequence[Line]:
    """Return the lines of a turn and the news in one order. Lines that are in both connect them.

    News that are in no turn's line stand where they are among the others. If nothing connects them, the turn is first.
    """
    left, found = list(turn), []
    for line in news:
        at = next((at for at, each in enumerate(left) if each.text == line.text), None)
        if at is None:
            found.append(line)
        else:
            found += left[: at + 1]
            del left[: at + 1]
    return (*left, *found) if len(left) == len(turn) else (*found, *left)


def _picture(panel: Panel, words: Words, look: Look, in_words: bool) -> PictureWanted:
    """Return the picture that helps to answer, or else the player's own side."""
    asked = panel.questions[0] if panel.questions else None
    parts = [option.part for option in asked.options if option.part] if asked and look.part else []
    there = next((part.shows for part in parts if part.key == look.part), "")
    what = "hand" if asked is None or in_words else there or asked.shows
    glows = glows_of(asked) if asked is not None and not in_words else ()
    seq, seat = panel.seat_view.seq, panel.seat
    return PictureWanted(panel.game, what, seq, seat, lang=words.language, glows=glows, spare=True)


def glows_of(asked: Question) -> tuple[str, ...]:
    """Return the names of the things on the picture that may be chosen."""
    return tuple(dict.fromkeys(option.place for option in asked.options if option.place))


class _PanelText:
    """The text of a panel, which stands above its controls."""

    def __init__(self, keys: Keyboard) -> None:
        self.keys = keys
        self.panel = keys.panel
        self.look = keys.look
        self.extras = keys.extras
        self.question = keys.question

    def content(self) -> str:
        """Return the panel's text. The question comes last, because a phone shows the end of a message first."""
        news = [*self._outcome(), *self._notice(), *self._done()]
        top = [*self.extras.opening, *self._meanwhile(), *self._headline(), *news]
        below = [*self.keys.helps(), *self._refusals(), *self._no_take_back()]
        return fitting(top, below, [*self._asked(), *self.keys.drafted(), *self._waiting()])

    def blocks(self, keys: SectionKeyboard) -> tuple[Block, ...]:
        """Return the panel as blocks. The question is the first heading, and stands right above its answers."""
        answers, controls = keys.answers(), keys.controls()
        asked = "\n".join([*keys.helps(), *self._asked(as_heading), *keys.drafted()])
        below = "\n".join([*self._refusals(), *self._no_take_back(), *self._waiting()])
        news = [*self._meanwhile(), *self._outcome(), *self._notice(), *self._done()]
        top = [*self.extras.opening, *self._headline(), *news]
        beside = sum(len(answer.text) for answer in answers if isinstance(answer, Section))
        room = max(LONGEST_TEXTS - beside - len(asked) - len(below), 1)
        blocks = [Paragraph(cut("\n".join(top), room)), Gallery(), Paragraph(asked), *answers, Paragraph(below)]
        has_room = size_of([*blocks, *controls]) + 2 <= MOST_COMPONENTS
        return (*blocks, *([Divider()] if has_room and answers else []), *controls)

    def _meanwhile(self) -> list[str]:
        """Return what others did before this seat was asked again, as quotes in short paragraphs."""
        sentences = [self.keys.say(line.text) for line in self.panel.meanwhile] if self.question else []
        marked = by_colour(self.panel.seat_view.summary, self.keys.words, sentences)
        return [paragraphs(line, LONGEST_ON_PANEL, before="> ") for line in marked]

    def _small(self, text: Text) -> list[str]:
        return [paragraphs(self.keys.say(text), LONGEST_ON_PANEL, before="-# ")]

    def _headline(self) -> list[str]:
        """Return the line with the table's channel, if the panel is read elsewhere, and with round and phase.

        Round and phase are left out if the game is over, or if the player is asked nothing more.
        """
        summary = self.panel.seat_view.summary
        stays = summary.status in LIVE and not self.extras.left
        where = summary.place
        table = [self.keys.say(where) if isinstance(where, Text) else where] if self.extras.away else []
        said = [*table, *([self.keys.say(self.panel.seat_view.headline)] if stays else [])]
        return [f"-# {' · '.join(said)}"] if said else []

    def _notice(self) -> list[str]:
        return [self.keys.say(self.extras.notice)] if self.extras.notice else []

    def _outcome(self) -> list[str]:
        """Return the outcome of a plan, until the player does something else."""
        outcome = self.panel.outcome
        if outcome is None or (outcome.key not in BEGUN_BY_PLAN and self.panel.done):
            return []
        return self._small(outcome)

    def _done(self) -> list[str]:
        """Return what was done, as the table will read it once the turn may end, and what only this player knows.

        Nobody else reads it where a person plays alone, so it is told to that person, and briefly.
        A learner who has just answered is told what that answer did.
        """
        is_posted = self.panel.seat_view.summary.table_settings.has_channel
        if self.extras.preview and is_posted:
            return [self._introduced("panel-preview", self.extras.preview), *self._private()]
        if self.panel.step:
            return [self.keys.sentences([_brief(line) for line in self.panel.step])]
        done = self.panel.done if is_posted else tuple(_brief(line) for line in self.panel.done)
        if len(done) > MOST_DONE and self.question is not None and not self.look.more:
            return [self._introduced("panel-done-latest", done[-MOST_DONE:])]
        return [self._introduced("panel-done", done)] if done else []

    def _private(self) -> list[str]:
        private = self.extras.private
        whole = f"{self.keys.sentences(private)} {self.keys.say(say('panel-private'))}"
        return [f"-# {line}" for line in whole.split("\n")] if private else []

    def _introduced(self, key: str, lines: Sequence[Line]) -> str:
        return f"{self.keys.say(say(key))} {self.keys.sentences(lines)}"

    def _asked(self, emphasised: Callable[[str], str] | None = None) -> list[str]:
        if self.question is None:
            return self._idle()
        if self.keys.doubted is not None and self.keys.doubted.warning is not None:
            return [f"**{self.keys.say(self.keys.doubted.warning)}**"]
        context = [small for text in self.question.context for small in self._small(text)]
        asked = [*context, (emphasised or stressed)(self.keys.say(self.question.prompt))]
        return self._coach() + asked + self._secrecy(self.question) + self._partners(self.question)

    def _coach(self) -> list[str]:
        """Return what the coach says of the first question. It stands above that question alone."""
        note = self.panel.coach if self.question is self.panel.questions[0] else None
        return [f"> {self.keys.say(say('panel-coach', note=note))}"] if note else []

    def _secrecy(self, question: Question) -> list[str]:
        """Return the note that others do not see the answer yet, and until when it may be given or changed."""
        if question.sealed is None:
            return []
        if question.early:
            return self._small(say("panel-early"))
        if question.given is None:
            return self._small(say("panel-sealed"))
        what = [*picked(question, question.given)] or [say("panel-none")]
        return self._small(say("panel-sealed-given", what=what))

    def _partners(self, question: Question) -> list[str]:
        return self._small(say("panel-together")) if question.together is not None else []

    def _idle(self) -> list[str]:
        """Return why nothing is asked: a vote, a pause, the end of the game, or another player's turn."""
        vote, status = self.panel.vote, self.panel.seat_view.summary.status
        if vote is not None:
            return self._voted_on(vote)
        if status is not Status.RUNNING:
            return [self.keys.say(say(f"status-{status.value}")), *self._winners()]
        ended = self.panel.ended if self.extras.left else ()
        last_turn = [paragraphs(self.keys.say(line.text), LONGEST_ON_PANEL) for line in ended]
        nothing = say("panel-nothing-asked", at=stamp(self.panel.looked))
        has_channel = self.panel.seat_view.summary.table_settings.has_channel
        left = say("panel-left" if has_channel else "panel-left-alone")  # Without a channel nobody is called.
        return [*last_turn, self.keys.say(left if self.extras.left else nothing), *self._planned()]

    def _winners(self) -> list[str]:
        result = self.panel.seat_view.summary.result
        won = [seat_name(place.seat) for place in result.ranking if place.rank == 1] if result else []
        return [self.keys.say(say("panel-won", who=won))] if won else []

    def _voted_on(self, vote: Vote) -> list[str]:
        """Return the open vote. A player who has begun a turn meanwhile reads that this turn would be undone too."""
        asked = [self.keys.say(vote_title(vote)), *(f"> {self.keys.say(line.text)}" for line in vote.lines)]
        loses = vote.kind is VoteKind.UNDO and vote.by != self.panel.seat and bool(self.panel.done)
        return [*asked, *(self._small(say("vote-undo-yours")) if loses else [])]

    def _planned(self) -> list[str]:
        """Return the note that the next turn is planned."""
        plan = self.panel.plan
        if plan is None or not plan.courses:
            return []
        return self._small(say("plan-is-there" if plan.settled_courses else "plan-is-drafted"))

    def _refusals(self) -> list[str]:
        if self.question is None or self.keys.doubted is not None:
            return []
        reasons = by_reason(self.question.refused)
        in_lesson = bool(self.panel.seat_view.summary.table_settings.lesson)
        shown, hidden = (reasons, ()) if self.look.why else short_list(reasons, in_lesson=in_lesson)
        if not shown:
            return []
        left = sum(len(what) for _, what in hidden)
        more = [say("panel-more", count=left)] if left else []
        refused = [*(_refused(what, why) for why, what in shown), *more]
        said = self._small(say("panel-not-now", what=_chained(refused))) if refused else []
        return [*said, *(self._rules_behind(reasons) if self.look.why else [])]

    def _rules_behind(self, reasons: Sequence[Reason]) -> list[str]:
        """Quote the rules that refuse options, each once."""
        behind = self.panel.rules_behind
        keys = dict.fromkeys(behind[why.key] for why, _ in reasons if why.key in behind)
        return [f"> -# {self.keys.say(say(key))}" for key in keys]

    def _no_take_back(self) -> list[str]:
        """Return why the last answer cannot be taken back, for example because a card was drawn."""
        why_not = self.panel.back.why_not if self.panel.back.is_news else None
        asked_on = self.question is not None and self.panel.done
        return self._small(why_not) if why_not is not None and asked_on else []

    def _waiting(self) -> list[str]:
        """Return whom the table waits for, if this player is asked nothing, and what happens at their deadline."""
        summary = self.panel.seat_view.summary
        if self.question is not None or self.extras.left:
            return []
        return waiting(summary, self.keys.words, but=self.panel.seat)


def stressed(prompt: str) -> str:
    """Return a prompt with its question in bold; without a question mark, all of it."""
    sentences = _sentences(prompt)
    if not any(each.endswith("?") for each in sentences):
        return f"**{prompt}**"
    return " ".join(f"**{each}**" if each.endswith("?") else each for each in sentences)


def as_heading(prompt: str) -> str:
    """Return a prompt with its question as a heading below the other sentences.

    Without a question mark, the first sentence is the heading.
    """
    first, *others = sentences = _sentences(prompt)
    asked = [each for each in sentences if each.endswith("?")]
    if not asked:
        return "\n".join([f"### {first}", *([" ".join(others)] if others else [])])
    statements = [each for each in sentences if each not in asked]
    return "\n".join([*([" ".join(statements)] if statements else []), f"### {' '.join(asked)}"])


def _sentences(prompt: str) -> list[str]:
    """Split a text into sentences. A full stop in italics, as in a name, does not end a sentence."""
    found: list[str] = []
    for piece in SENTENCE_END.split(prompt):
        if found and found[-1].count("*") % 2:
            found[-1] = f"{found[-1]} {piece}"
        else:
            found.append(piece)
    return found


def _brief(line: Line) -> Line:
    """Return a sentence in its first shorter version, for somebody who plays alone."""
    return msgspec.structs.replace(line, text=line.briefer[0]) if line.briefer else line


def _refused(what: Sequence[Text], why: Text) -> Text:
    left = len(what) - LONG_LIST
    more = [say("panel-more", count=left)] if left > 0 else []
    return say("panel-refused", what=[*what[:LONG_LIST], *more], reason=why)


def _chained(texts: Sequence[Text]) -> Text:
    head, *rest = texts
    for text in rest:
        head = say("panel-then", head=head, tail=text)
    return head
