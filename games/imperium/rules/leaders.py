"""The abilities of leaders, as handlers of moments. `leaders.toml` says which leader has which ability."""

from __future__ import annotations

from games.imperium.components import LEADERS, SPACES, Leader
from games.imperium.rules.changes import owe, own_turn
from games.imperium.rules.influence import gain_influence
from games.imperium.rules.moments import join
from games.imperium.state import Play, State
from games.imperium.vocabulary import Moment


def leader_of(state: State, seat: int) -> Leader:
    """Return the leader of a seat."""
    return LEADERS[state.players[seat].leader]


@join(Moment.SET_UP)
def give_starting_effects(play: Play, seat: int) -> None:
    """Resolve what a leader has at the start. Rivals use only the signet of a leader."""
    if play.state.players[seat].rival:
        return
    for word in leader_of(play.state, seat).start:
        word.resolve(play, seat, "leader:start")


@join(Moment.PAID)
def resolve_solari_ability(play: Play, seat: int, space: str, cost: dict[str, int]) -> None:
    """Resolve the ability of a leader when solari is paid for a space."""
    if cost.get("solari"):
        for word in leader_of(play.state, seat).when_paying_solari:
            word.resolve(play, seat, "leader:ability")


@join(Moment.SEATED)
def owe_council_ability(play: Play, seat: int) -> None:
    """Owe the ability of a leader when the player takes a seat in the High Council."""
    owe(play, "leader:ability", leader_of(play.state, seat).when_seated)


@join(Moment.SENT)
def owe_harvest_ability(play: Play, seat: int, space: str) -> None:
    """Owe the ability of a leader when an agent goes to a maker space, and lower the harvest."""
    leader = leader_of(play.state, seat)
    turn = own_turn(play.state, seat)
    if turn and SPACES[space].maker and leader.when_harvesting:
        turn.lasting["less_harvest"] = leader.harvest_less
        owe(play, "leader:ability", leader.when_harvesting)


@join(Moment.DEPLOYED)
def masterstroke(play: Play, seat: int, total: int) -> None:
    """Reveal the Baron's factions once enough troops are deployed in one turn, and gain influence with each."""
    # No "may" on the card: it happens the first time the trigger is met (ruling A6).
    player = play.state.players[seat]
    leader = leader_of(play.state, seat)
    if not leader.masterstroke_at or total < leader.masterstroke_at or player.baron_revealed:
        return
    player.baron_revealed = True
    play.reveals = True
    play.tell("masterstroke", seat, {"factions": list(player.baron)})
    for faction in player.baron:
        gain_influence(play, seat, faction, 1)
