"""Posts about votes: what is asked, who has not answered, how the vote ended; and the warning to a seat's owner."""

from __future__ import annotations

from collections.abc import Collection

from bot.host.model.facts import Summary, Vote, VoteKind
from bot.host.model.timestamps import stamp
from bot.host.screen.buttons import button, controls, i_am_here
from bot.host.screen.elements import Message, Row, Style, fitting
from bot.host.screen.sentences import sentences
from games.core.game import Game
from games.core.protocol import Text, say, seat_name
from games.core.texts import Words

AGAINST_OWNERS = (VoteKind.HAND_OVER, VoteKind.DEPUTY)
"""Votes that the owner of a seat can end alone."""


def vote(vote: Vote, summary: Summary, words: Words, called: Collection[int] = ()) -> Message:
    """Return the post of a vote: what is asked, and who still has to answer. Silence counts as no."""
    title = vote_title(vote)
    missing = [seat for seat in vote.voters if seat not in vote.yes]
    content = fitting(
        [words.say(title, summary.names)],
        [f"> {line}" for line in sentences(words, vote.lines, summary.names)],
        [
            *([words.say(say("vote-yes", who=[seat_name(s) for s in vote.yes]), summary.names)] if vote.yes else []),
            words.say(say("vote-missing", who=[_voter(summary, seat, called) for seat in missing]), summary.names),
            f"-# {words.say(say(_closing_key(vote), at=stamp(vote.closes)))}",
            *([words.say(_owner_can_end(vote, summary, called), summary.names)] if vote.kind in AGAINST_OWNERS else []),
        ],
    )
    return Message(content, (_answers(vote, summary, words),), calls=summary.users_at(called))


def _answers(vote: Vote, summary: Summary, words: Words) -> Row:
    value = str(vote.id)
    return (
        button(words, "button-agree", "yes", summary.game, Style.GOOD, value),
        button(words, "button-refuse", "no", summary.game, Style.GRAVE, value),
        *([i_am_here(words, summary.game)] if vote.kind in AGAINST_OWNERS else []),
        button(words, "button-board", "board", summary.game),
    )


def at_risk(summary: Summary, game: Game, words: Words, kind: VoteKind, vote: Vote | None) -> Message:
    """Return the direct message to the owner of a seat that is offered, answered for by a mind, or voted about.

    It says what happens, and how the owner ends it. `vote`: the open vote; None if there is no vote.
    """
    where = summary.place
    if vote is None:
        text = say(f"at-risk-{_key(kind)}", game=game.title, where=where)
    else:
        who, at = seat_name(vote.by), stamp(vote.closes)
        text = say(f"at-risk-vote-{_key(kind)}", game=game.title, where=where, who=who, at=at)
    row = (i_am_here(words, summary.game), *controls(words, summary.game)[:2])
    return Message(words.say(text, summary.names), (row,))


def seat_lost(summary: Summary, game: Game, words: Words, seat: int, *, by_admin: bool) -> Message:
    """Return the direct message to a person whose seat somebody else has now."""
    why = "admin" if by_admin else "silence"
    text = say(f"seat-lost-{why}", game=game.title, where=summary.place, who=seat_name(seat))
    return Message(words.say(text, summary.names))


def _key(kind: VoteKind) -> str:
    return kind.value.replace("_", "-")


def _owner_can_end(vote: Vote, summary: Summary, called: Collection[int]) -> Text:
    return say("vote-owner-can-end", who=_voter(summary, vote.about, called))


def _closing_key(vote: Vote) -> str:
    """Return the key of the sentence that says when the vote closes. The game waits only during a vote on an undo."""
    return "vote-closes" if vote.kind is VoteKind.UNDO else "vote-closes-beside"


def vote_title(vote: Vote) -> Text:
    """Return the sentence that says who asks the table for what."""
    who = seat_name(vote.by)
    match vote.kind:
        case VoteKind.UNDO:
            return say("vote-undo" if vote.lines else "vote-undo-untold", who=who)
        case VoteKind.HAND_OVER:
            return say("vote-hand-over", who=who, seat=seat_name(vote.about))
        case VoteKind.DEPUTY:
            return say("vote-deputy", who=who, seat=seat_name(vote.about))
        case VoteKind.END:
            return say("vote-end", who=who)


def _voter(summary: Summary, seat: int, called: Collection[int]) -> Text:
    user, away = summary.chairs[seat].user, summary.chairs[seat].away_until
    who = say("mention", user=str(user)) if seat in called and user is not None else seat_name(seat)
    return say("waiting-who-is-away", who=who, until=stamp(away, "D")) if away else who


def voted(vote: Vote, summary: Summary, words: Words, outcome: Text) -> Message:
    """Return the post of a finished vote: what was asked, and how it ended."""
    # The sentences that would have been undone are not repeated.
    asked = say("voted-undo", who=seat_name(vote.by)) if vote.kind is VoteKind.UNDO else vote_title(vote)
    return Message("\n".join(words.say(text, summary.names) for text in (asked, outcome)))
