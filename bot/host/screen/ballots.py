"""Votes: what the table is asked, who has not answered, and how it ended."""

from __future__ import annotations

from collections.abc import Collection

from bot.host.facts import Summary, Vote, VoteKind
from bot.host.screen.buttons import button
from bot.host.screen.elements import Message, Style, fitting
from bot.host.screen.sentences import sentences, stamp
from games.core.protocol import Text, say, seat_name
from games.core.texts import Words


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
        button(words, "button-agree", "yes", summary.game, Style.GOOD, value),
        button(words, "button-refuse", "no", summary.game, Style.GRAVE, value),
        button(words, "button-board", "board", summary.game),
    )
    return Message(content, (row,), calls=summary.users_at(called))


def _until_when(vote: Vote) -> str:
    """Only before a step back everything rests."""
    return "vote-closes" if vote.kind is VoteKind.UNDO else "vote-closes-beside"


def vote_title(vote: Vote) -> Text:
    who = seat_name(vote.by)
    match vote.kind:
        case VoteKind.UNDO:
            return say("vote-undo" if vote.lines else "vote-undo-untold", who=who)
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
