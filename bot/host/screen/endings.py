"""The post at the end of a game: who won and with what points, and which seats were helped by a mind."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.host.model.community.reviews import NO_CONSENT, Consent
from bot.host.model.facts import Summary
from bot.host.screen.buttons import afterwards, button
from bot.host.screen.elements import Message, PictureWanted, fitting
from bot.host.screen.headings import paragraphs, short_lines
from bot.host.screen.sentences import SQUARES
from games.core.game import Game
from games.core.protocol import Ranked, Text, say, seat_name
from games.core.texts import Words


def result(
    summary: Summary,
    game: Game,
    words: Words,
    seq: int,
    advised: Collection[int] = (),
    deputised: Collection[int] = (),
    last_turn: Sequence[str] = (),
    story: Sequence[Text] = (),
    consent: Consent = NO_CONSENT,
) -> Message:
    """Return the closing post: the last turn, the ranking with sources of points, tie-break, story, seed."""
    if summary.result is None:
        raise ValueError(f"{summary.game} is not over")
    decided = summary.result.decided_by
    content = fitting(
        [],
        [paragraphs(each) for each in last_turn],
        [
            words.say(say("result-title", game=game.title)),
            *(_place(place, summary, words) for place in summary.result.ranking),
            *([paragraphs(words.say(decided, summary.names))] if decided else []),
            *(short_lines(f"- {words.say(each, summary.names)}") for each in story),
            *(f"-# {words.say(each, summary.names)}" for each in _helped(summary, advised, deputised)),
            *(f"-# {words.say(each, summary.names)}" for each in _wants_curve(consent)),
            *([f"-# {words.say(say('result-seed', seed=summary.seed))}"] if summary.seed else []),
        ],
        f"-# {words.say(say('told-earlier'))}",
    )
    row = afterwards(words, summary.game)
    picture = PictureWanted(summary.game, "result", seq, lang=words.language)
    curve = PictureWanted(summary.game, "curve", seq, lang=words.language)
    what = button(words, "button-what", "what", summary.game)
    return Message(content, (row, (what,)), (picture, curve) if consent.is_given else (picture,))


def _wants_curve(consent: Consent) -> list[Text]:
    """Return who wants to publish the curve of all players, until everybody agrees."""
    who = [seat_name(seat) for seat in sorted(consent.agreed)]
    return [say("result-wants-curve", who=who, count=len(who))] if who and not consent.is_given else []


def _helped(summary: Summary, advised: Collection[int], deputised: Collection[int]) -> list[Text]:
    """Return the disclosure of help: seats played by minds, seats with a deputy, and players who asked for advice."""
    minds = [say("result-mind", who=seat_name(chair.seat), mind=chair.mind) for chair in summary.chairs if chair.mind]
    asked = [seat_name(seat) for seat in sorted(set(advised))]
    away = [seat_name(seat) for seat in sorted(set(deputised))]
    return [
        *([say("result-minds", minds=minds)] if minds else []),
        *([say("result-deputised", who=away, count=len(away))] if away else []),
        *([say("result-advised", who=asked, count=len(asked))] if asked else []),
    ]


def _place(place: Ranked, summary: Summary, words: Words) -> str:
    colours = [*(chair.colour for chair in summary.chairs), *summary.rival_colours]
    return f"{SQUARES[colours[place.seat]]} {words.say(_ranked(place, summary), summary.names)}"


def _ranked(place: Ranked, summary: Summary) -> Text:
    """Return one line of the ranking. A game whose state cannot be read has only the number."""
    sources = [say("result-source", what=what, points=points) for what, points in place.sources if points]
    key = "result-place" if sources else "result-place-bare" if place.score else "result-place-unscored"
    score = summary.scores[place.seat] if summary.scores else place.score
    if place.is_tied:
        score = say("result-tied", score=score)
    if summary.result is not None and all(each.rank > 1 for each in summary.result.ranking):
        key = "result-place-lost"  # Nobody at the table won: a second place without a first would be odd.
    return say(key, rank=place.rank, who=seat_name(place.seat), score=score, sources=sources)
