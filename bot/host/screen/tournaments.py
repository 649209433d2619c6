"""Messages about a tournament: the post in its channel, its tables, and its standings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from bot.host.model.community.tournaments import (
    FEWEST,
    FULL_POINTS,
    Entrant,
    Line,
    Pod,
    PodSeat,
    Standing,
    Tournament,
    TournamentStatus,
)
from bot.host.model.timestamps import stamp
from bot.host.screen.buttons import button
from bot.host.screen.elements import Message, Row, Style, fitting
from games.core.protocol import Text, say
from games.core.texts import Words, escape, plain
from games.core.texts import words as words_of

LINES_OF_PAGE = 20
LINES_OF_POST = 8
"""How many places the last post of a tournament lists."""
MOST_NAMES = 40
"""How many people the post of a sign-up names."""
LONGEST_THREAD_NAME = 100


class TournamentView(msgspec.Struct, frozen=True):
    """All facts of a tournament that messages show."""

    tournament: Tournament
    title: Text
    """The title of the game."""
    entrants: tuple[Entrant, ...]
    names: Mapping[int, str]
    """The names of the people, by their numbers. Who wished to be forgotten has none."""
    lines: tuple[Line, ...]
    pods: tuple[Pod, ...]
    """The pods of the present round."""
    seats: tuple[PodSeat, ...]
    """The seats of these pods."""

    def of(self, standing: Standing) -> list[int]:
        return [each.number for each in self.entrants if each.standing is standing]

    def entrant_of(self, user: int) -> Entrant | None:
        return next((each for each in self.entrants if each.user == user), None)


def public_post(view: TournamentView, words: Words) -> Message:
    """Return the post of a tournament in its channel, for everybody."""
    return Message(overview(view, words), (_buttons(view, words),))


def overview(view: TournamentView, words: Words) -> str:
    """Return what a tournament is, and how it stands: who signed up, the tables of the round, or the first places."""
    found = view.tournament
    top = [words.say(say("tournament-title", name=escape(found.name), game=view.title))]
    match found.status:
        case TournamentStatus.SIGN_UP:
            return fitting([*top, *_sign_up(view, words)], [], _rules(found, words))
        case TournamentStatus.RUNNING:
            return fitting([*top, *_round(view, words)], _waiting(view, words), [_rules(found, words)[1]])
        case TournamentStatus.OVER:
            return fitting([*top, *_end(view, words)], _lines(view, words, view.lines[:LINES_OF_POST]))
        case TournamentStatus.CANCELLED:
            return fitting([*top, words.say(say("tournament-cancelled"))], [])


def standings_page(view: TournamentView, words: Words, user: int, page: int) -> Message:
    """Return a page of the standings, with the line of the reader."""
    shown = view.lines[page * LINES_OF_PAGE : (page + 1) * LINES_OF_PAGE]
    own = [line for line in view.lines if line.entrant.user == user and line not in shown]
    found = view.tournament
    key = "tournament-standings" if found.is_open else "tournament-standings-final"
    title = words.say(say(key, name=escape(found.name), round=found.round))
    nobody = [] if view.lines else [words.say(say("tournament-no-standings"))]
    ties = f"-# {words.say(say('tournament-ties'))}"
    lines = [*nobody, *_lines(view, words, [*shown, *own])]
    return Message(fitting([title], lines, [ties]), tuple(row for row in (_pages(view, words, page),) if row))


def thread_name(found: Tournament, pod: int) -> str:
    name = say("tournament-thread", name=found.name, round=found.round, table=pod)
    return plain(words_of(found.lang).say(name))[:LONGEST_THREAD_NAME]


def _sign_up(view: TournamentView, words: Words) -> list[str]:
    found, signed = view.tournament, view.of(Standing.IN)
    texts = [say("tournament-sign-up", count=len(signed), most=found.most, least=FEWEST)]
    names = _names(view, words, signed[:MOST_NAMES])
    more = [words.say(say("tournament-more", count=len(signed) - MOST_NAMES))] if len(signed) > MOST_NAMES else []
    people = [", ".join([*names, *more])] if signed else []
    return [*(words.say(each) for each in texts), *people, *_waiting(view, words)]


def _rules(found: Tournament, words: Words) -> list[str]:
    """Return the rules in small print: rounds, time, points and ties."""
    texts = [
        say("tournament-rounds", rounds=found.rounds, pod=found.pod),
        say("tournament-time", hours=found.hours),
        say("tournament-points", points=FULL_POINTS),
        say("tournament-ties"),
    ]
    return [f"-# {words.say(each)}" for each in texts]


def _round(view: TournamentView, words: Words) -> list[str]:
    found = view.tournament
    lines = [words.say(say("tournament-round", round=found.round, rounds=found.rounds))]
    return [*lines, *(_table(view, words, pod) for pod in view.pods)]


def _table(view: TournamentView, words: Words, pod: Pod) -> str:
    """Return a line about a table: who sits there, where it is, and how long it has."""
    seats = [seat for seat in view.seats if seat.pod == pod.pod]
    if pod.is_done:
        seats.sort(key=lambda seat: (-seat.points, seat.seat))
        people = [
            f"{name} {seat.points}" for seat, name in zip(seats, _names(view, words, _numbers(seats)), strict=True)
        ]
        return words.say(say("tournament-table-done", table=pod.pod, people=", ".join(people)))
    people = _names(view, words, _numbers(seats))
    where = f"<#{pod.thread}>" if pod.thread else words.say(say("tournament-table-to-come"))
    text = say("tournament-table", table=pod.pod, people=", ".join(people), where=where)
    ends = f" · {words.say(say('tournament-table-ends', at=stamp(pod.ends)))}" if pod.ends else ""
    return f"{words.say(text)}{ends}"


def _end(view: TournamentView, words: Words) -> list[str]:
    """Return that the tournament is over, and who has won."""
    sentences = [words.say(say("tournament-over"))]
    for winner in _names(view, words, [line.entrant.number for line in view.lines[:1]]):
        sentences.append(words.say(say("tournament-winner", who=winner)))
    return [" ".join(sentences)]


def _numbers(seats: Iterable[PodSeat]) -> list[int]:
    return [seat.number for seat in seats]


def _waiting(view: TournamentView, words: Words) -> list[str]:
    """Return a line with the names of the substitutes, or nothing if there are none."""
    waiting = view.of(Standing.SUBSTITUTE)
    names = ", ".join(_names(view, words, waiting))
    return [words.say(say("tournament-substitutes", count=len(waiting), people=names))] if waiting else []


def _lines(view: TournamentView, words: Words, lines: Sequence[Line]) -> list[str]:
    return [
        words.say(
            say(
                "tournament-line",
                place=line.place,
                who=_names(view, words, [line.entrant.number])[0],
                points=line.points,
                wins=line.wins,
                opponents=f"{line.opponents:.1f}",
                out=int(line.entrant.standing is Standing.OUT),
            )
        )
        for line in lines
    ]


def _names(view: TournamentView, words: Words, numbers: Iterable[int]) -> list[str]:
    somebody = words.say(say("top-somebody"))
    return [escape(view.names[number]) if number in view.names else somebody for number in numbers]


def _buttons(view: TournamentView, words: Words) -> Row:
    found = view.tournament
    own = str(found.id)
    if not found.is_open:
        return (button(words, "button-tournament-standings", "standings", "", value=own),)
    join = "button-tournament-sign-up" if found.status is TournamentStatus.SIGN_UP else "button-tournament-substitute"
    leave = "button-tournament-sign-off" if found.status is TournamentStatus.SIGN_UP else "button-tournament-drop-out"
    return (
        button(words, join, "signup", "", Style.GOOD, value=own),
        button(words, leave, "signoff", "", value=own),
        button(words, "button-tournament-standings", "standings", "", value=own),
    )


def _pages(view: TournamentView, words: Words, page: int) -> Row:
    """Return the buttons to the pages before and after this one."""
    number = view.tournament.id
    before = [button(words, "button-tournament-before", "standings", "", value=f"{number}.{page - 1}")]
    after = [button(words, "button-tournament-after", "standings", "", value=f"{number}.{page + 1}")]
    has_more = len(view.lines) > (page + 1) * LINES_OF_PAGE
    return (*(before if page else []), *(after if has_more else []))
