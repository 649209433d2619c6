"""Influence on the four tracks, its bonuses, and the alliance tokens."""

from __future__ import annotations

from games.imperium.components import TRACK_BONUS
from games.imperium.rules.moments import run_handlers
from games.imperium.state import Play, State, opponents
from games.imperium.vocabulary import ALLIANCE, NOBODY, TOP_INFLUENCE, Faction, Moment


def gain_influence(play: Play, seat: int, faction: Faction, n: int) -> None:
    """Raise influence step by step, so that every step gives its bonus."""
    player = play.state.players[seat]
    before = player.influence[faction]
    after = min(TOP_INFLUENCE, before + n)
    if after == before:
        return
    play.tell("influence", seat, {"faction": faction, "before": before, "after": after})
    for value in range(before + 1, after + 1):
        player.influence[faction] = value
        if value == ALLIANCE and not player.rival:
            for word in TRACK_BONUS[faction]:
                word.resolve(play, seat, f"track:{faction}")
        contest_alliance(play, seat, faction)
    run_handlers(play, Moment.INFLUENCE_CHANGED, seat, faction, before, after)


def contest_alliance(play: Play, seat: int, faction: Faction) -> None:
    """Give the alliance token to the first player at 4, later to a player strictly ahead of the holder."""
    state = play.state
    value = state.players[seat].influence[faction]
    holder = state.alliances[faction]
    if holder == seat or value < ALLIANCE:
        return
    if holder == NOBODY or value > state.players[holder].influence[faction]:
        give_alliance(play, faction, seat)


def give_alliance(play: Play, faction: Faction, seat: int) -> None:
    """Move an alliance token to a seat, or back to the board."""
    before = play.state.alliances[faction]
    play.state.alliances[faction] = seat
    if seat == NOBODY:
        play.tell("alliance_lost", before, {"faction": faction})
    else:
        play.tell("alliance", seat, {"faction": faction, "from": before})


def lose_influence(play: Play, seat: int, faction: Faction) -> list[int]:
    """Lower influence by one step. Return the seats among which the old holder must choose a new one, if several."""
    player = play.state.players[seat]
    before = player.influence[faction]
    player.influence[faction] = before - 1
    play.tell("influence", seat, {"faction": faction, "before": before, "after": before - 1})
    run_handlers(play, Moment.INFLUENCE_CHANGED, seat, faction, before, before - 1)
    if play.state.alliances[faction] != seat:
        return []
    heirs = heirs_of_alliance(play.state, seat, faction, before)
    if len(heirs) > 1:
        return heirs
    if heirs:
        give_alliance(play, faction, heirs[0])
    elif before - 1 < ALLIANCE:
        give_alliance(play, faction, NOBODY)
    return []


def heirs_of_alliance(state: State, seat: int, faction: Faction, before: int) -> list[int]:
    """Return the seats that were tied with a holder who lost a step (ruling A12)."""
    # Nobody is above the holder. Anyone else with 4 or more when the holder falls to 3 was tied with it.
    return [other for other in opponents(state, seat) if state.players[other].influence[faction] == before]
