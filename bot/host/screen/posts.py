"""The messages about a running game: its start, turns, calls, reminders, private talks, and seats that are offered."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime

import msgspec

from bot.host.model.facts import Awaited, Chair, Status, Summary
from bot.host.model.interaction.sentence_keys import find_text
from bot.host.model.preferences import Pictures
from bot.host.model.timestamps import stamp
from bot.host.screen.buttons import afterwards, button, controls, i_am_here
from bot.host.screen.elements import MOST_ROWS, Message, PictureWanted, Row, Style, cut, fitting
from bot.host.screen.headings import Headings, paragraphs
from bot.host.screen.lobbies import silence
from bot.host.screen.sentences import (
    SQUARES,
    at_a_glance,
    by_colour,
    coloured,
    rivals_of,
    sentences,
    what_happened,
    with_icons,
)
from games.core.game import Game
from games.core.protocol import Line, PlayerName, Text, say, seat_name
from games.core.texts import OR, Words, escape, plain

SHORT_HASH = 12
"""How many digits of the seed's hash the opening post shows. `/dune status` shows them all."""
LONGEST_NEWS = 300
"""Letters of one sentence above a panel. A button shows the whole text."""
MOST_AFTER_STANDINGS = 5
"""Sentences of the next round that may follow the standings."""


def begun(
    summary: Summary, game: Game, words: Words, lines: Sequence[Line], seq: int, called: Collection[int] = ()
) -> Message:
    """Return the opening post: board, order of play, who got what, and the seed's hash in small print."""
    rivals = [f"{SQUARES[colour]} {name}" for name, colour in rivals_of(summary, words)]
    order = [say("plain-name", name=name) for name in (*map(coloured, summary.chairs), *rivals)]
    content = fitting(
        [
            words.say(say("begun-title", game=game.title)),
            *([words.say(say("begun-order", who=order))] if len(order) > 1 else []),
        ],
        [paragraphs(each) for each in what_happened(summary, words, lines)],
        [
            *_headline(summary, words, lines),
            *waiting(summary, words, called),
            f"-# {words.say(say('begun-seed', hash=(summary.commitment or '')[:SHORT_HASH]))}",
        ],
    )
    board = PictureWanted(summary.game, "board", seq, lang=words.language)
    return Message(content, (controls(words, summary.game),), (board,), calls=summary.users_at(called))


def turn(
    summary: Summary,
    words: Words,
    lines: Sequence[Line],
    seq: int,
    called: Collection[int] = (),
    before: int | None = None,
    ended: int = 0,
    game: Game | None = None,
) -> Message:
    """Return the post of a turn: what happened, who is waited for, and a glance.

    `ended`: the number of the round that ended with this turn; the post then has headings and the standings, before
    the sentence with which the next round of `game` begins.
    """
    top = [f"### {words.say(say('round-ended', round=ended))}"] if ended else []
    stands, happened = _standings(summary, words) if ended else [], what_happened(summary, words, lines)
    happened = [paragraphs(each) for each in happened]
    if ended and game is not None:
        headings = Headings(game, words)
        happened = ["\n".join([*headings.not_in(line, each), each]) for line, each in zip(lines, happened, strict=True)]
    at = _first_line_after_standings(lines, game.round_start_key if game else "")
    bottom = [*stands, *happened[at:], *_headline(summary, words, lines), *waiting(summary, words, called)]
    content = fitting(top, happened[:at], bottom, f"-# {words.say(say('told-earlier'))}")
    said, marks = at_a_glance(words, lines, summary.names)
    glance = PictureWanted(
        summary.game, "glance", seq, before=before, marks=marks, lang=words.language, said=said, spare=True
    )
    return Message(content, _controls(summary, words), (glance,), calls=summary.users_at(called))


def _controls(summary: Summary, words: Words) -> tuple[Row, ...]:
    """Return the buttons of a turn's post. Where friends play, players may ask them for their reasons."""
    friends = any(chair.friend for chair in summary.chairs)
    why = (button(words, "button-why-friends", "whyfriends", summary.game),)
    return (controls(words, summary.game), *([why] if friends else []))


def _first_line_after_standings(lines: Sequence[Line], dawn: str) -> int:
    """Return the index of the line with which the next round begins.

    If too much has happened in that round already, return the number of lines: the standings then come last.
    """
    at = max((at for at, line in enumerate(lines) if find_text(line.text, dawn)), default=len(lines))
    return at if len(lines) - at <= MOST_AFTER_STANDINGS else len(lines)


def _standings(summary: Summary, words: Words) -> list[str]:
    """Return the score of every player and rival, in the order of the seats: in one line if it is short."""
    rivals = [f"{SQUARES[colour]} {name}" for name, colour in rivals_of(summary, words)]
    who = [*(_standing(chair, words) for chair in summary.chairs), *rivals]
    stands = [
        words.say(say("round-standing", who=each, score=score))
        for each, score in zip(who, summary.scores, strict=False)
    ]
    head = words.say(say("round-standings"))
    whole = f"{head} {' · '.join(stands)}"
    if not stands:
        return []
    return [whole] if paragraphs(whole) == whole else [head, *stands]


def _standing(chair: Chair, words: Words) -> str:
    """Return a name, with a mark if a mind plays the seat."""
    return words.say(say("round-standing-mind", who=coloured(chair))) if chair.friend else coloured(chair)


def _headline(summary: Summary, words: Words, lines: Sequence[Line]) -> list[str]:
    """Return the line that says round and phase, unless the sentences say it already or the game is over."""
    if summary.headline is None or summary.status is Status.OVER:
        return []
    headline = words.say(summary.headline, summary.names)
    post = plain(" ".join(sentences(words, lines, summary.names)))
    return [] if all(part in post for part in plain(headline).split(" · ")) else [f"-# {headline}"]


def waiting(
    summary: Summary, words: Words, called: Collection[int] = (), reader: int | None = None, but: int | None = None
) -> list[str]:
    """Return one line for each seat that is waited for. Partners of whom either may act share a line.

    There is none while the game is paused. `but`: the seat of the reader, who is left out.
    """
    if summary.status is Status.PAUSED:
        return []
    awaited = [each for each in summary.awaited if each.seat != but]
    return [_waits_for(summary, either, words, called, reader) for either in parties(awaited)]


def parties(awaited: Sequence[Awaited]) -> list[list[Awaited]]:
    """Group the seats that are waited for: partners of whom either may act are one group, all others are alone."""
    found: dict[str, list[Awaited]] = {}
    for each in awaited:
        found.setdefault(each.together or str(each.seat), []).append(each)
    return list(found.values())


def _waits_for(
    summary: Summary, either: Sequence[Awaited], words: Words, called: Collection[int], reader: int | None
) -> str:
    """Return the sentence that says who is waited for, since when, and what happens at the deadline.

    `either`: the partners of whom one must act. `called`: the seats that are mentioned, so that Discord notifies them.
    """
    first = min(either, key=lambda each: each.since)
    if summary.chairs[first.seat].friend:
        who = _who_is_awaited(summary.chairs[first.seat], words, called, reader)
        return words.say(say("waiting-friend", who=who, answers=first.answers), summary.names)
    who = words.join([_who_is_awaited(summary.chairs[each.seat], words, called, reader) for each in either], OR)
    sentence = words.say(_wait(first, who), summary.names)
    absent = [_absent(summary, each, words, reader) for each in either if each.away_until is not None]
    if absent:
        return " ".join([sentence, *absent])
    if first.deadline is None:
        return sentence
    return f"{sentence} {words.say(_at_deadline(first, first.deadline))}"


def _wait(awaited: Awaited, who: str) -> Text:
    since = stamp(awaited.since)
    if awaited.on_turn:
        return say("waiting-turn", who=who, since=since)
    if awaited.what is None:
        return say("waiting-since", who=who, since=since)
    return say("waiting-since-for", who=who, what=awaited.what, since=since)


def _absent(summary: Summary, awaited: Awaited, words: Words, reader: int | None) -> str:
    assert awaited.away_until is not None
    until = stamp(awaited.away_until, "D")
    if summary.chairs[awaited.seat].user == reader:
        return words.say(say("waiting-away", until=until))
    return words.say(say("waiting-one-away", who=seat_name(awaited.seat), until=until), summary.names)


def _who_is_awaited(chair: Chair, words: Words, called: Collection[int], reader: int | None) -> str:
    if chair.user is not None and chair.seat in called:
        return f"<@{chair.user}> {SQUARES[chair.colour]}"
    if chair.user is not None and chair.user == reader:
        return words.say(say("waiting-you"))
    return f"**{escape(chair.name)}** {SQUARES[chair.colour]}"


def dealt(summary: Summary, game: Game, words: Words, seat: int, lines: Sequence[Line], seq: int) -> Message:
    """Return the first direct message of a game: the hand, if there is one, and what the buttons do."""
    content = fitting(
        [words.say(say("dealt-title" if lines else "dealt-nothing", game=game.title, where=summary.place))],
        [*with_icons(words, lines, summary.names), words.say(say("dealt-buttons"))],
    )
    shown = (_own(summary, seat, seq, words),) if lines else ()
    return Message(content, (controls(words, summary.game),), shown)


class Whisper(msgspec.Struct, frozen=True):
    """A message from one partner to another in a private talk."""

    speaker: int
    words: str
    picture: str = ""
    """A picture of the speaker's that is shown with the words, or an empty string."""
    seq: int = 0
    """The move after which the picture is drawn."""


def whisper(summary: Summary, game: Game, words: Words, said: Whisper) -> Message:
    """Return the direct message that brings a partner the words and the picture of a private talk."""
    title = say("whisper-title", who=seat_name(said.speaker), game=game.title, where=summary.place)
    quoted = [f"> {escape(line)}" for line in said.words.splitlines() if line.strip()]
    row = (
        button(words, "button-reply", "askreply", summary.game, Style.PRIMARY),
        button(words, "button-reply-with", "talkbeside", summary.game),
    )
    shown = (PictureWanted(summary.game, said.picture, said.seq, said.speaker, lang=words.language),)
    return Message(fitting([words.say(title, summary.names)], quoted), (row,), shown if said.picture else ())


def unheard(summary: Summary, game: Game, words: Words, deaf: int) -> Message:
    """Return the message to a speaker whose partner accepts no direct messages."""
    text = say("whisper-unheard", who=seat_name(deaf), game=game.title, where=summary.place)
    return Message(words.say(text, summary.names), (controls(words, summary.game),))


def call_opening(
    summary: Summary, game: Game, words: Words, seat: int, lines: Sequence[Line], first: bool = False
) -> tuple[str, ...]:
    """Return the lines above the panel of a call: which table, and what happened since."""
    awaited = [awaited for awaited in summary.awaited if awaited.seat == seat]
    return (
        words.say(_call_title(summary, game, awaited), summary.names),
        *(paragraphs(each) for each in by_colour(summary, words, _news(words, lines, summary.names))),
        *(f"-# {words.say(_at_deadline(each, each.deadline))}" for each in awaited if each.deadline),
        *([words.say(say("call-first"))] if first else []),
    )


def _call_title(summary: Summary, game: Game, awaited: Sequence[Awaited]) -> Text:
    """Return the first line of a call, which a phone shows. It says what is asked, where that is known."""
    where = summary.place
    what = next((each.what for each in awaited if each.what is not None and each.what.args), None)
    if what is None:
        return say("call-title", game=game.title, where=where)
    return say("call-title-for", game=game.title, where=where, what=what)


def with_offer_of_tall_pictures(message: Message, words: Words, game: str) -> Message:
    """Return the first call of a game with a button to pictures that can be read on a phone, if there is room."""
    if len(message.rows) >= MOST_ROWS:
        return message
    tall = button(words, "button-tall", "size", game, value=Pictures.TALL)
    return msgspec.structs.replace(message, rows=(*message.rows, (tall,)))


def call_over(summary: Summary, game: Game, words: Words) -> Message:
    """Return the text of a call that was answered in another place, or by another person."""
    return Message(words.say(say("call-over", game=game.title, where=summary.place)))


def plan_over(summary: Summary, game: Game, words: Words, outcome: Text | None = None) -> Message:
    """Return the text of a plan's panel once the plan is over. `outcome`: what came of the plan."""
    over = words.say(say("plan-over", game=game.title, where=summary.place))
    return Message("\n".join([over, *([words.say(outcome)] if outcome else [])]))


def _news(words: Words, lines: Sequence[Line], names: Sequence[PlayerName]) -> list[str]:
    """Return the sentences of a call. If one of them is cut, none has icons."""
    bare = sentences(words, lines, names)
    if all(len(each) <= LONGEST_NEWS for each in bare):
        return with_icons(words, lines, names)
    return [cut(each, LONGEST_NEWS) for each in bare]


def _at_deadline(awaited: Awaited, deadline: datetime) -> Text:
    return say("waiting-deadline", at=stamp(deadline), what=silence(awaited.at_deadline))


def round_news(summary: Summary, game: Game, words: Words, seat: int, lines: Sequence[Line], seq: int) -> Message:
    """Return the direct message, sent at most once a round, with private news that no call has brought."""
    title = words.say(say("news-title", game=game.title, where=summary.place))
    content = fitting([title], with_icons(words, lines, summary.names))
    hand = msgspec.structs.replace(_own(summary, seat, seq, words), spare=True)
    return Message(content, (controls(words, summary.game),), (hand,))


def _own(summary: Summary, seat: int, seq: int, words: Words, picture: str = "hand") -> PictureWanted:
    """Return the request for a picture that only this seat may see."""
    return PictureWanted(summary.game, picture, seq, seat, lang=words.language)


def dms_closed(summary: Summary, words: Words, seats: Sequence[int]) -> Message:
    """Return the post, made once, to players who accept no direct messages: a button shows them their hand."""
    who = [say("mention", user=str(user)) for user in summary.users_at(seats)]
    lines = [words.say(say("dms-closed", who=who)), *waiting(summary, words)]
    return Message("\n".join(lines), (controls(words, summary.game),), calls=summary.users_at(seats))


def nudge(summary: Summary, game: Game, words: Words, seat: int, seq: int) -> Message:
    """Return the reminder, as a direct message, to a player whom the table waits for."""
    awaited = next((awaited for awaited in summary.awaited if awaited.seat == seat), None)
    since = stamp(awaited.since) if awaited else ""
    content = words.say(say("nudge", game=game.title, where=summary.place, since=since))
    more = button(words, "button-a-day", "day", summary.game)
    return Message(content, (controls(words, summary.game), (more,)), (_own(summary, seat, seq, words),))


def nudge_table(summary: Summary, words: Words, seat: int) -> Message:
    """Return the public reminder that a seat is waited for. It mentions nobody, and offers two votes about the seat."""
    lines = [*waiting(summary, words), words.say(say("nudge-table", who=seat_name(seat)), summary.names)]
    ways_out = (
        button(words, "button-hand-over", "handover", summary.game, value=str(seat)),
        button(words, "button-deputise", "deputise", summary.game, value=str(seat)),
    )
    return Message("\n".join(lines), (controls(words, summary.game), ways_out))


def notice(summary: Summary, words: Words, text: Text, called: Collection[int] = ()) -> Message:
    """Return a post about the table itself: paused, handed over, answered at the deadline, ended."""
    lines = [words.say(text, summary.names), *waiting(summary, words, called)]
    row = (
        afterwards(words, summary.game, was_finished=False)
        if summary.status is Status.ABANDONED
        else controls(words, summary.game)
    )
    return Message("\n".join(lines), (row,), calls=summary.users_at(called))


def offered_seat(
    summary: Summary,
    words: Words,
    seat: int,
    to: int | None = None,
    *,
    against_owner: bool = False,
    rings: bool = False,
) -> Message:
    """Return the post that offers a seat to anybody, or to one user. `against_owner`: its owner can end the offer."""
    take = button(words, "button-take-seat", "takeseat", summary.game, Style.GOOD, str(seat))
    is_left = summary.chairs[seat].user is None
    friend = [button(words, "button-friends", "fill", summary.game)] if is_left else []
    row = (take, *friend, button(words, "button-board", "board", summary.game))
    if against_owner:
        who = say("mention", user=str(summary.chairs[seat].user))
        calls = summary.users_at([seat]) if rings else ()
        text = say("seat-offered-without-owner", who=who if calls else seat_name(seat))
        return Message(words.say(text, summary.names), ((*row, i_am_here(words, summary.game)),), calls=calls)
    if to is None:
        return Message(words.say(say("seat-offered", who=seat_name(seat)), summary.names), (row,))
    text = say("seat-offered-to", who=seat_name(seat), to=say("mention", user=str(to)))
    return Message(words.say(text, summary.names), (row,), calls=(to,))


def taken_seat(summary: Summary, words: Words, seat: int) -> Message:
    """Return the text of an offer once somebody took the seat, or its owner is back."""
    return Message(words.say(say("seat-offer-over", who=seat_name(seat)), summary.names))
