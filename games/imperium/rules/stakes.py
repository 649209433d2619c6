"""Sentences about the stakes of a conflict, shown beside the questions about the conflict."""

from __future__ import annotations

from games.core.protocol import Text, say, seat_name
from games.imperium.components import CONFLICTS
from games.imperium.rules.forces import strength
from games.imperium.state import State
from games.imperium.words.word import printed_all


def at_stake(state: State) -> list[Text]:
    """Return what the conflict pays, and how strong everybody is in it."""
    return [rewards_line(state.conflict, len(state.players)), strengths_line(state)] if state.conflict else []


def rewards_line(key: str, sides: int) -> Text:
    """Return a sentence with the rewards of a conflict. The third is paid only among three sides or more."""
    first, second, third = (printed_all(words) for words in CONFLICTS[key].rewards)
    head = say("context-rewards", conflict=say(f"conflict-{key}"), first=first, second=second)
    return say("context-rewards-third", head=head, third=third) if sides > 2 else head


def strengths_line(state: State) -> Text:
    """Return a sentence with the strength of every side, the strongest first."""
    strengths = [(strength(state, seat), seat) for seat in range(len(state.players))]
    fighting = sorted(strengths, key=lambda each: -each[0])
    there = [say("log-strength", seat=seat_name(seat), n=n) for n, seat in fighting if n]
    return say("context-strengths", strengths=there) if there else say("context-nobody-fights")
