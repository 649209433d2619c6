"""Replies about private talks with a partner: how many are left, the form to write in, and the sent message."""

from __future__ import annotations

from collections.abc import Sequence

from bot.host.model.facts import Summary, Talk
from bot.host.model.interaction.actions import MOST_OPTIONS, Action
from bot.host.model.interaction.presses import Unreadable
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
from bot.host.services import Services
from games.core.protocol import Text, say, seat_name
from games.core.texts import plain


def talk_button(reader: Reader, game: str, name: Text) -> Button:
    """Return the button to the talks. Its label is the game's name for a talk."""
    return Button(cut(capital(plain(reader.say(name))), LONGEST_LABEL), Action("talk", game))


async def page(services: Services, reader: Reader, act: Action, values: Sequence[str] = ()) -> Message:
    """Show how many talks are left, and buttons to write to the partner."""
    return await _page(services, reader, act.game, await services.talks.of(act.game, reader.id))


async def whisper(services: Services, reader: Reader, act: Action, values: Sequence[str]) -> Message:
    """Send what was typed into the form to the partner."""
    if not values:
        raise Unreadable(act.verb)
    talk = await services.talks.say(act.game, reader.id, values[0], act.value)
    return await _page(services, reader, act.game, talk, say("talk-sent"))


async def _page(services: Services, reader: Reader, game: str, talk: Talk, notice: Text | None = None) -> Message:
    summary = await services.summary(game)
    who = [seat_name(seat) for seat in talk.partners]
    lines = [*([notice] if notice else []), say("talk-title", who=who, name=talk.name), _state_of(talk)]
    text = "\n".join(capital(reader.say(line, summary.names)) for line in [*lines, say("talk-private")])
    return Message(text, _rows(services, reader, summary, talk))


def _state_of(talk: Talk) -> Text:
    if talk.closes is not None:
        return say("talk-open", messages=talk.messages, until=stamp(talk.closes), left=talk.left)
    return say("talk-closed", left=talk.left, messages=MOST_MESSAGES)


def _rows(services: Services, reader: Reader, summary: Summary, talk: Talk) -> tuple[Row, ...]:
    game = summary.game
    move = reader.button("button-move", Action("move", game))
    if talk.closes is None and not talk.left:
        return ((move,),)
    write = reader.button("button-write", Action("askwhisper", game), Style.PRIMARY)
    titles = [(each.key, each.title) for each in services.pictures(summary)[:MOST_OPTIONS]]
    return ((write, move), (reader.select(Action("askshow", game), titles, "", "talk-show"),))


def ask_whisper(reader: Reader, act: Action, values: Sequence[str] = ()) -> Modal:
    """Return the form to write to a partner. With a picture, the words may be left out."""
    picture = values[0] if values else act.value
    label = cut(reader.say(say("talk-field")), LONGEST_TITLE)
    field = Field("words", label, longest=LONGEST_WORDS, paragraph=True, required=not picture)
    title = cut(reader.say(say("talk-form-with" if picture else "talk-form")), LONGEST_TITLE)
    return Modal(title, Action("reply" if act.verb == "askreply" else "whisper", act.game, value=picture), (field,))


VERBS = {"talk": page, "talkbeside": page, "whisper": whisper, "reply": whisper}
FORMS = {"askwhisper": ask_whisper, "askshow": ask_whisper, "askreply": ask_whisper}
