"""Private talks with a partner: what is left of them, the form in which one writes, and what becomes of it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.host import Host
from bot.host.model.actions import MOST_OPTIONS, Action
from bot.host.model.facts import Summary, Talk
from bot.host.model.presses import Unreadable
from bot.host.model.timestamps import stamp
from bot.host.play.talks import LONGEST_WORDS, MOST_MESSAGES
from bot.host.replies.reader import Reader
from bot.host.screen.elements import (
    LONGEST_LABEL,
    LONGEST_TITLE,
    Button,
    Field,
    Message,
    Modal,
    Row,
    Style,
    capital,
    cut,
)
from games.core.protocol import Text, say, seat_name
from games.core.texts import plain


def talk_button(reader: Reader, game: str, name: Text) -> Button:
    """What a talk is called stands on the way to it."""
    return Button(cut(capital(plain(reader.say(name))), LONGEST_LABEL), Action("talk", game))


async def page(host: Host, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """How many talks are left, and the ways to write in one."""
    return await _page(host, reader, act.game, await host.talks.of(act.game, reader.id))


async def whisper(host: Host, reader: Reader, act: Action, values: Sequence[str]) -> Message:
    """The form was sent: it goes to the partner."""
    if not values:
        raise Unreadable(act.verb)
    talk = await host.talks.say(act.game, reader.id, values[0], act.value)
    return await _page(host, reader, act.game, talk, say("talk-sent"))


async def _page(host: Host, reader: Reader, game: str, talk: Talk, notice: Text | None = None) -> Message:
    summary = await host.summary(game)
    who = [seat_name(seat) for seat in talk.partners]
    lines = [*([notice] if notice else []), say("talk-title", who=who, name=talk.name), _how_it_stands(talk)]
    told = "\n".join(capital(reader.say(line, summary.names)) for line in [*lines, say("talk-private")])
    return Message(told, _ways(host, reader, summary, talk))


def _how_it_stands(talk: Talk) -> Text:
    if talk.closes is not None:
        return say("talk-open", messages=talk.messages, until=stamp(talk.closes), left=talk.left)
    return say("talk-closed", left=talk.left, messages=MOST_MESSAGES)


def _ways(host: Host, reader: Reader, summary: Summary, talk: Talk) -> tuple[Row, ...]:
    game = summary.game
    move = reader.button("button-move", Action("move", game))
    if talk.closes is None and not talk.left:
        return ((move,),)
    write = reader.button("button-write", Action("askwhisper", game), Style.PRIMARY)
    titles = [(each.key, each.title) for each in host.pictures(summary)[:MOST_OPTIONS]]
    return ((write, move), (reader.select(Action("askshow", game), titles, "", "talk-show"),))


def ask_whisper(reader: Reader, act: Action, values: Sequence[str] = ()) -> Modal:
    """What is to be said; beside a picture, words are not needed."""
    picture = values[0] if values else act.value
    label = cut(reader.say(say("talk-field")), LONGEST_TITLE)
    field = Field("words", label, longest=LONGEST_WORDS, paragraph=True, required=not picture)
    title = cut(reader.say(say("talk-form-with" if picture else "talk-form")), LONGEST_TITLE)
    return Modal(title, Action("reply" if act.verb == "askreply" else "whisper", act.game, value=picture), (field,))


VERBS = {"talk": page, "talkbeside": page, "whisper": whisper, "reply": whisper}
MODALS = {"askwhisper": ask_whisper, "askshow": ask_whisper, "askreply": ask_whisper}
BESIDE = frozenset({"talkbeside", "reply"})
"""Pressed on what a partner has written, which is kept nowhere else: it must not be written over."""
