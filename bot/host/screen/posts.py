"""What the table says: lobby, turns, calls, reminders and votes, from facts to messages."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime

import msgspec

from bot.host.facts import Awaited, Chair, Status, Summary, Vote, VoteKind
from bot.host.preferences import AtDeadline, Pictures, TableSettings
from bot.host.screen.elements import (
    LONGEST_LABEL,
    Act,
    Button,
    Message,
    PictureWanted,
    Row,
    Style,
    capital,
    cut,
    fitting,
)
from bot.host.screen.sentences import (
    SQUARES,
    at_a_glance,
    by_colour,
    coloured,
    rivals_of,
    sentences,
    told,
    with_icons,
)
from games.core.protocol import Game, Line, PlayerName, Text, say, seat_name
from games.core.texts import OR, Words, escape, plain

LONGEST_NEWS = 300
"""Of one sentence above a panel: the whole story is one press away."""


def _button(words: Words, key: str, verb: str, game: str, style: Style = Style.PLAIN, value: str = "") -> Button:
    return Button(cut(words.say(say(key)), LONGEST_LABEL), Act(verb, game, value=value), style)


def controls(words: Words, game: str) -> Row:
    """Your move, your hand, board, since your last turn: on every post of a running game."""
    return (
        _button(words, "button-move", "move", game, Style.PRIMARY),
        _button(words, "button-hand", "hand", game),
        _button(words, "button-board", "board", game),
        _button(words, "button-since", "since", game),
    )


def afterwards(words: Words, game: str) -> Row:
    """On the last post of a game."""
    return (
        _button(words, "button-rematch", "rematch", game, Style.PRIMARY),
        _button(words, "button-replay", "replay", game),
        _button(words, "button-film", "film", game),
        _button(words, "button-verify", "verify", game),
    )


def stamp(at: datetime, style: str = "R") -> str:
    return f"<t:{int(at.timestamp())}:{style}>"


# --- Before the game ------------------------------------------------------------------------------


def lobby(summary: Summary, game: Game, words: Words) -> Message:
    """The table is laid: what is played, who sits where, and how to sit down."""
    agreed = [*_choices(summary, game), *_agreed_settings(summary.table_settings)]
    content = [
        words.say(say("lobby-title", game=game.title)),
        words.say(game.blurb),
        "",
        *_chairs(summary, words),
        *([words.say(company)] if (company := game.company(summary.wanted)) else []),
        "",
        *([f"-# {capital(' · '.join(words.say(each) for each in agreed))}"] if agreed else []),
        f"-# {words.say(_may_start(summary, game))}",
    ]
    row = (
        _button(words, "button-join", "join", summary.game, Style.GOOD),
        _button(words, "button-leave", "leave", summary.game),
        _button(words, "button-settings", "settings", summary.game),
        *([_button(words, "button-friends", "fill", summary.game)] if summary.wanted > 1 else []),
        _button(words, "button-start", "start", summary.game, Style.PRIMARY),
    )
    picture = PictureWanted(summary.game, "lobby", lang=words.language)
    return Message("\n".join(content), (row,), (picture,))


def _chairs(summary: Summary, words: Words) -> list[str]:
    """One by one up to the last that is taken; of those after it, how many are free."""
    seated = {chair.seat: chair for chair in summary.chairs}
    shown = max(seated, default=-1) + 1
    free = summary.wanted - shown
    chairs = [_chair(seat, seated.get(seat), words) for seat in range(shown)]
    return [*chairs, words.say(say("lobby-free-seats", count=free))] if free > 0 else chairs


def _chair(seat: int, taken: Chair | None, words: Words) -> str:
    if taken is None:
        return words.say(say("lobby-free", number=seat + 1))
    key = "lobby-friend" if taken.friend else "lobby-taken"
    colour, mind = f"{SQUARES[taken.colour]} {words.say(say(f'colour-{taken.colour}'))}", taken.mind or ""
    return words.say(say(key, number=seat + 1, who=escape(taken.name), colour=colour, mind=mind))


def _choices(summary: Summary, game: Game) -> list[Text]:
    """The game's own options that are set otherwise than usual."""
    return [
        say("lobby-choice", what=variant.text, value=choice.text)
        for variant in game.variants
        for choice in variant.choices
        if variant.matters(summary.wanted)
        and choice.key == summary.options.get(variant.key, variant.default) != variant.default
    ]


def _agreed_settings(table_settings: TableSettings) -> list[Text]:
    """What the table has agreed on otherwise than usual."""
    agreed: list[Text] = []
    if table_settings.nudge_hours != TableSettings().nudge_hours:
        agreed.append(say("terms-nudge", hours=table_settings.nudge_hours))
    if table_settings.deadline_hours is not None:
        agreed.append(
            say("terms-deadline", hours=table_settings.deadline_hours, what=silence(table_settings.at_deadline))
        )
    if table_settings.pictures is Pictures.TALL:
        agreed.append(say("terms-pictures-tall"))
    agreed.append(say("terms-advice" if table_settings.advice else "terms-no-advice"))
    if table_settings.reasons:
        agreed.append(say("terms-reasons"))
    return agreed


def silence(at_deadline: AtDeadline) -> Text:
    """What happens to a seat that stays silent."""
    return say(f"silence-{at_deadline.value.replace('_', '-')}")


def _may_start(summary: Summary, game: Game) -> Text:
    if summary.status is not Status.LOBBY:
        return say("lobby-begun")
    seated = sum(chair.user is not None or chair.friend for chair in summary.chairs)
    fewest, _ = game.seats(summary.options)
    if seated < fewest:
        return say("lobby-too-few", count=fewest - seated)
    if summary.table_settings.starts_when_full and seated < summary.wanted:
        return say("lobby-starts-when-full")
    host = [escape(chair.name) for chair in summary.chairs if chair.user is not None and chair.user == summary.host]
    return say("lobby-host-starts", who=host[0]) if host else say("lobby-anybody-starts")


def cancelled(summary: Summary, game: Game, words: Words) -> Message:
    """The lobby post of a table that was cleared away."""
    return Message(words.say(say("lobby-cancelled", game=game.title)))


# --- The game -------------------------------------------------------------------------------------


def begun(
    summary: Summary, game: Game, words: Words, lines: Sequence[Line], seq: int, called: Collection[int] = ()
) -> Message:
    """The game begins: board, order of play, what fell to whom, the seed's hash in small print."""
    rivals = [f"{SQUARES[colour]} {name}" for name, colour in rivals_of(summary, words)]
    order = [say("plain-name", name=name) for name in (*map(coloured, summary.chairs), *rivals)]
    content = fitting(
        [
            words.say(say("begun-title", game=game.title)),
            *([words.say(say("begun-order", who=order))] if len(order) > 1 else []),
        ],
        by_colour(summary, words, with_icons(words, lines, summary.names)),
        [
            *_headline(summary, words, lines),
            *waiting(summary, words, called),
            f"-# {words.say(say('begun-seed', hash=summary.commitment or ''))}",
        ],
    )
    board = PictureWanted(summary.game, "board", seq, lang=words.language)
    return Message(content, (controls(words, summary.game),), (board,), calls=_users(summary, called))


def turn(
    summary: Summary,
    words: Words,
    lines: Sequence[Line],
    seq: int,
    called: Collection[int] = (),
    before: int | None = None,
    ended: int = 0,
) -> Message:
    """One post a turn: what happened, who is awaited, and a picture of it to be read at a glance; the board is one
    press away. `ended`: with it this round was over, which is worth a heading and how everybody stands.
    """
    top = [f"### {words.say(say('round-ended', round=ended))}"] if ended else []
    bottom = [*(_standings(summary, words) if ended else []), *_headline(summary, words, lines)]
    content = fitting(top, told(summary, words, lines), [*bottom, *waiting(summary, words, called)])
    said, marks = at_a_glance(words, lines, summary.names)
    glance = PictureWanted(
        summary.game, "glance", seq, before=before, marks=marks, lang=words.language, said=said, spare=True
    )
    return Message(content, (controls(words, summary.game),), (glance,), calls=_users(summary, called))


def _standings(summary: Summary, words: Words) -> list[str]:
    """How everybody stands, in the order of the seats."""
    rivals = [f"{SQUARES[colour]} {name}" for name, colour in rivals_of(summary, words)]
    who = [*(_standing(chair, words) for chair in summary.chairs), *rivals]
    stands = [
        words.say(say("round-standing", who=each, score=score))
        for each, score in zip(who, summary.scores, strict=False)
    ]
    return [f"{words.say(say('round-standings'))} {' · '.join(stands)}"] if stands else []


def _standing(chair: Chair, words: Words) -> str:
    """A mind is marked as such."""
    return words.say(say("round-standing-mind", who=coloured(chair))) if chair.friend else coloured(chair)


def _headline(summary: Summary, words: Words, lines: Sequence[Line]) -> list[str]:
    """Where the game stands, unless the sentences have said that, or the closing post will."""
    if summary.headline is None or summary.status is Status.OVER:
        return []
    headline = words.say(summary.headline, summary.names)
    told = plain(" ".join(sentences(words, lines, summary.names)))
    return [] if all(part in told for part in plain(headline).split(" · ")) else [f"-# {headline}"]


def waiting(
    summary: Summary, words: Words, called: Collection[int] = (), reader: int | None = None, but: int | None = None
) -> list[str]:
    """Whoever must act, each with their partners of whom any may. `but`: this seat knows it."""
    awaited = [each for each in summary.awaited if each.seat != but]
    return [_waits_for(summary, either, words, called, reader) for either in parties(awaited)]


def parties(awaited: Sequence[Awaited]) -> list[list[Awaited]]:
    """Partners of whom either may act together, everybody else alone."""
    found: dict[str, list[Awaited]] = {}
    for each in awaited:
        found.setdefault(each.together or str(each.seat), []).append(each)
    return list(found.values())


def _waits_for(
    summary: Summary, either: Sequence[Awaited], words: Words, called: Collection[int], reader: int | None
) -> str:
    """Those of whom one must act, since when, and what happens at the deadline; mentioned only when called."""
    first = min(either, key=lambda each: each.since)
    who = words.join([_who_is_awaited(summary.chairs[each.seat], words, called, reader) for each in either], OR)
    sentence = words.say(say("waiting-since", who=who, since=stamp(first.since)))
    absent = [_absent(summary, each, words, alone=len(either) == 1) for each in either if each.away_until is not None]
    if absent:
        return " ".join([sentence, *absent])
    if first.deadline is None:
        return sentence
    return f"{sentence} {words.say(_at_deadline(first, first.deadline))}"


def _absent(summary: Summary, awaited: Awaited, words: Words, alone: bool) -> str:
    assert awaited.away_until is not None
    until = stamp(awaited.away_until, "D")
    if alone:
        return words.say(say("waiting-away", until=until))
    return words.say(say("waiting-one-away", who=seat_name(awaited.seat), until=until), summary.names)


def _who_is_awaited(chair: Chair, words: Words, called: Collection[int], reader: int | None) -> str:
    if chair.user is not None and chair.seat in called:
        return f"<@{chair.user}> {SQUARES[chair.colour]}"
    if chair.user is not None and chair.user == reader:
        return words.say(say("waiting-you"))
    return f"**{escape(chair.name)}** {SQUARES[chair.colour]}"


def _users(summary: Summary, seats: Collection[int]) -> tuple[int, ...]:
    users = (chair.user for chair in summary.chairs if chair.seat in seats)
    return tuple(user for user in users if user is not None)


def dealt(summary: Summary, game: Game, words: Words, seat: int, lines: Sequence[Line], seq: int) -> Message:
    """The first direct message of a game: what is mine, and what the buttons do."""
    content = fitting(
        [words.say(say("dealt-title", game=game.title, where=f"<#{summary.channel}>"))],
        [*with_icons(words, lines, summary.names), words.say(say("dealt-buttons"))],
    )
    return Message(content, (controls(words, summary.game),), (_own(summary, seat, seq, words),))


class Whisper(msgspec.Struct, frozen=True):
    """What one partner says to another in a private talk."""

    speaker: int
    words: str
    picture: str = ""
    """One of the speaker's own, as they saw it after this move."""
    seq: int = 0


def whisper(summary: Summary, game: Game, words: Words, said: Whisper) -> Message:
    """To the partner alone: the words as they were written, and what is shown with them."""
    title = say("whisper-title", who=seat_name(said.speaker), game=game.title, where=f"<#{summary.channel}>")
    quoted = [f"> {escape(line)}" for line in said.words.splitlines() if line.strip()]
    row = (
        _button(words, "button-reply", "askreply", summary.game, Style.PRIMARY),
        _button(words, "button-reply-with", "talkbeside", summary.game),
    )
    shown = (PictureWanted(summary.game, said.picture, said.seq, said.speaker, lang=words.language),)
    return Message(fitting([words.say(title, summary.names)], quoted), (row,), shown if said.picture else ())


def unheard(summary: Summary, game: Game, words: Words, deaf: int) -> Message:
    """A whisper came back: the partner takes no direct messages."""
    told = say("whisper-unheard", who=seat_name(deaf), game=game.title, where=f"<#{summary.channel}>")
    return Message(words.say(told, summary.names), (controls(words, summary.game),))


def call_opening(
    summary: Summary, game: Game, words: Words, seat: int, lines: Sequence[Line], first: bool = False
) -> tuple[str, ...]:
    """What stands above the panel in the direct message to whoever must act: where, and what happened since."""
    awaited = [awaited for awaited in summary.awaited if awaited.seat == seat]
    return (
        words.say(say("call-title", game=game.title, where=f"<#{summary.channel}>")),
        *by_colour(summary, words, _news(words, lines, summary.names)),
        *(f"-# {words.say(_at_deadline(each, each.deadline))}" for each in awaited if each.deadline),
        *([words.say(say("call-first"))] if first else []),
    )


def call_over(summary: Summary, game: Game, words: Words) -> Message:
    """What such a message says when it was answered elsewhere, or by somebody else."""
    return Message(words.say(say("call-over", game=game.title, where=f"<#{summary.channel}>")))


def _news(words: Words, lines: Sequence[Line], names: Sequence[PlayerName]) -> list[str]:
    """What is cut short goes without icons."""
    pairs = zip(with_icons(words, lines, names), sentences(words, lines, names), strict=True)
    return [drawn if len(bare) <= LONGEST_NEWS else cut(bare, LONGEST_NEWS) for drawn, bare in pairs]


def _at_deadline(awaited: Awaited, deadline: datetime) -> Text:
    return say("waiting-deadline", at=stamp(deadline), what=silence(awaited.at_deadline))


def round_news(summary: Summary, game: Game, words: Words, seat: int, lines: Sequence[Line], seq: int) -> Message:
    """Once a round: what came to a player in between."""
    title = words.say(say("news-title", game=game.title, where=f"<#{summary.channel}>"))
    content = fitting([title], with_icons(words, lines, summary.names))
    hand = msgspec.structs.replace(_own(summary, seat, seq, words), spare=True)
    return Message(content, (controls(words, summary.game),), (hand,))


def _own(summary: Summary, seat: int, seq: int, words: Words, picture: str = "hand") -> PictureWanted:
    """A picture for this seat's eyes."""
    return PictureWanted(summary.game, picture, seq, seat, lang=words.language)


def dms_closed(summary: Summary, words: Words, seats: Sequence[int]) -> Message:
    """Said once: the hand is one press away as a message that only they see."""
    who = [say("mention", user=str(user)) for user in _users(summary, seats)]
    lines = [words.say(say("dms-closed", who=who)), *waiting(summary, words)]
    return Message("\n".join(lines), (controls(words, summary.game),), calls=_users(summary, seats))


# --- Patience -------------------------------------------------------------------------------------


def nudge(summary: Summary, game: Game, words: Words, seat: int, seq: int) -> Message:
    """One friendly line to somebody the table waits for."""
    awaited = next((awaited for awaited in summary.awaited if awaited.seat == seat), None)
    since = stamp(awaited.since) if awaited else ""
    content = words.say(say("nudge", game=game.title, where=f"<#{summary.channel}>", since=since))
    more = _button(words, "button-a-day", "day", summary.game)
    return Message(content, ((*controls(words, summary.game), more),), (_own(summary, seat, seq, words),))


def nudge_table(summary: Summary, words: Words, seat: int) -> Message:
    """Later the table is told, without calling anybody."""
    lines = [*waiting(summary, words), words.say(say("nudge-table", who=seat_name(seat)), summary.names)]
    ways_out = (
        _button(words, "button-hand-over", "handover", summary.game, value=str(seat)),
        _button(words, "button-deputise", "deputise", summary.game, value=str(seat)),
    )
    return Message("\n".join(lines), (controls(words, summary.game), ways_out))


def notice(summary: Summary, words: Words, text: Text, called: Collection[int] = ()) -> Message:
    """Something about the table itself: paused, handed over, played at the deadline, set aside."""
    lines = [words.say(text, summary.names), *waiting(summary, words, called)]
    row = afterwards(words, summary.game) if summary.status is Status.ABANDONED else controls(words, summary.game)
    return Message("\n".join(lines), (row,), calls=_users(summary, called))


def offered_seat(summary: Summary, words: Words, seat: int, to: int | None = None) -> Message:
    """A seat is offered to anybody, or to one user, who is called."""
    take = _button(words, "button-take-seat", "takeseat", summary.game, Style.GOOD, str(seat))
    is_left = summary.chairs[seat].user is None
    friend = [_button(words, "button-friends", "fill", summary.game)] if is_left else []
    row = (take, *friend, _button(words, "button-board", "board", summary.game))
    if to is None:
        return Message(words.say(say("seat-offered", who=seat_name(seat)), summary.names), (row,))
    text = say("seat-offered-to", who=seat_name(seat), to=say("mention", user=str(to)))
    return Message(words.say(text, summary.names), (row,), calls=(to,))


def taken_seat(summary: Summary, words: Words, seat: int) -> Message:
    """What an offer says once somebody sits there."""
    return Message(words.say(say("seat-offer-over", who=seat_name(seat)), summary.names))


# --- Votes ----------------------------------------------------------------------------------------


def vote(vote: Vote, summary: Summary, words: Words, called: Collection[int] = ()) -> Message:
    """All who acted or saw something since are asked; silence is a no."""
    title = vote_title(vote)
    missing = [seat for seat in vote.voters if seat not in vote.yes]
    content = fitting(
        [words.say(title, summary.names)],
        [f"> {line}" for line in sentences(words, vote.lines, summary.names)],
        [
            *([words.say(say("vote-yes", who=[seat_name(s) for s in vote.yes]), summary.names)] if vote.yes else []),
            words.say(say("vote-missing", who=[_voter(summary, seat, called) for seat in missing]), summary.names),
            f"-# {words.say(say(_until_when(vote), at=stamp(vote.closes)))}",
        ],
    )
    value = str(vote.id)
    row = (
        _button(words, "button-agree", "yes", summary.game, Style.GOOD, value),
        _button(words, "button-refuse", "no", summary.game, Style.GRAVE, value),
        _button(words, "button-board", "board", summary.game),
    )
    return Message(content, (row,), calls=_users(summary, called))


def _until_when(vote: Vote) -> str:
    """Only before a step back everything rests."""
    return "vote-closes" if vote.kind is VoteKind.UNDO else "vote-closes-beside"


def vote_title(vote: Vote) -> Text:
    who = seat_name(vote.by)
    match vote.kind:
        case VoteKind.UNDO:
            return say("vote-undo", who=who)
        case VoteKind.HAND_OVER:
            return say("vote-hand-over", who=who, seat=seat_name(vote.about))
        case VoteKind.DEPUTY:
            return say("vote-deputy", who=who, seat=seat_name(vote.about))


def _voter(summary: Summary, seat: int, called: Collection[int]) -> Text:
    user, away = summary.chairs[seat].user, summary.chairs[seat].away_until
    who = say("mention", user=str(user)) if seat in called and user is not None else seat_name(seat)
    return say("waiting-who-is-away", who=who, until=stamp(away, "D")) if away else who


def voted(vote: Vote, summary: Summary, words: Words, outcome: Text) -> Message:
    """The vote is over: its post tells what was asked and how it ended."""
    # What would be undone is no longer there to be read.
    asked = say("voted-undo", who=seat_name(vote.by)) if vote.kind is VoteKind.UNDO else vote_title(vote)
    return Message("\n".join(words.say(text, summary.names) for text in (asked, outcome)))
