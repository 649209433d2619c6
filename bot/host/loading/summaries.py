"""Summaries: a game as lists, posts and statuses show it, without anything secret."""

from __future__ import annotations

from datetime import datetime

from bot.host.loading.loaded import Loaded
from bot.host.loading.public_facts import PublicFacts
from bot.host.model.community.challenges import is_sealed
from bot.host.model.facts import FINISHED, Awaited, Chair, Summary
from bot.host.model.minds import answers_so_far, mind_of
from bot.host.model.preferences import Pronoun
from bot.host.model.records import SeatRow


def summary_of(loaded: Loaded, facts: PublicFacts | None, now: datetime) -> Summary:
    """Summarise a game. `facts` are the public facts of its position, or None if nothing is shown of it."""
    row = loaded.row
    over = row.status in FINISHED
    return Summary(
        game=row.id,
        key=row.key,
        status=row.status,
        guild=row.guild,
        channel=row.channel,
        host=row.host,
        chairs=tuple([_chair(loaded, seat, now) for seat in loaded.seats]),
        wanted=row.wanted,
        options=row.options,
        table_settings=row.table_settings,
        created=row.created,
        headline=facts.headline if facts else None,
        awaited=awaited(loaded, now, facts),
        on_turn=facts.on_turn if facts else (),
        commitment=row.commitment,
        seed=row.seed.hex() if row.seed and over and not is_sealed(row.table_settings.challenge, now) else None,
        result=row.result,
        scores=facts.scores if facts else (),
        rivals=facts.rivals if facts else (),
    )


def _chair(loaded: Loaded, seat: SeatRow, now: datetime) -> Chair:
    mind = mind_of(loaded.row, seat)
    own = loaded.people.get(seat.user) if seat.user is not None else None
    pronoun, said = own.pronoun if own else Pronoun.THEY, mind.text if mind else None
    away = _away_until(loaded, seat, now)
    return Chair(seat.seat, seat.user, seat.name, seat.colour, seat.friend, said, pronoun, away, seat.agrees)


def awaited(loaded: Loaded, now: datetime, facts: PublicFacts | None) -> tuple[Awaited, ...]:
    """Return the seats that are waited for, in seat order. Another order might reveal who answered first."""
    at_deadline = loaded.row.table_settings.at_deadline
    awaits, on_turn = (facts.awaits, facts.on_turn) if facts else ({}, ())
    return tuple(
        Awaited(
            seat.seat,
            seat.awaited,
            seat.deadline,
            at_deadline,
            _away_until(loaded, seat, now),
            seat.together,
            awaits.get(seat.seat),
            seat.seat in on_turn,
            answers_so_far(loaded.moves, seat.seat) if seat.friend else 0,
        )
        for seat in loaded.seats
        if seat.awaited is not None
    )


def _away_until(loaded: Loaded, seat: SeatRow, now: datetime) -> datetime | None:
    own = loaded.people.get(seat.user) if seat.user is not None else None
    return own.vacation_until if own and own.vacation_until and own.vacation_until > now else None
