"""Special effects of a single card, tile or leader of Rise of Ix, each with its own name."""

from __future__ import annotations

from games.core.protocol import say
from games.imperium.components import SPACES
from games.imperium.ix.table import DREADNOUGHT, DREADNOUGHTS, commissioned, ix
from games.imperium.rules import changes
from games.imperium.rules.acquiring import SPICE_MUST_FLOW
from games.imperium.rules.changes import own_turn
from games.imperium.rules.choices import PickFaction
from games.imperium.rules.influence import gain_influence
from games.imperium.rules.paying import PutUnder
from games.imperium.state import Play, State, opponents, pieces_of
from games.imperium.vocabulary import FACTIONS, Faction
from games.imperium.words.conditions import owned
from games.imperium.words.specials import SPECIAL_EFFECTS, SpecialEffect

NEGLECTED = 1
"""The most influence with which Spy Satellites count a faction."""


def repel_dreadnoughts(play: Play, seat: int) -> None:
    """Make each opponent retreat a dreadnought from the conflict."""
    for other in opponents(play.state, seat):
        changes.retreat(play, other, 1, DREADNOUGHT)


def plots_that_hold(state: State, seat: int) -> int:
    """Return how many of the four conditions of Grand Conspiracy are fulfilled."""
    player = state.players[seat]
    return sum(
        (
            commissioned(state, seat) == DREADNOUGHTS,
            owned(state, seat, SPICE_MUST_FLOW) > 0,
            sum(value >= 4 for value in player.influence.values()) >= 2,
            player.council_seat,
        )
    )


def grand_conspiracy(play: Play, seat: int) -> None:
    """Score one point for three fulfilled conditions, two points for four."""
    points = max(0, plots_that_hold(play.state, seat) - 2)
    changes.gain(play, seat, "vp", points, "intrigue:grand_conspiracy")


def factions_visited(state: State, seat: int) -> list[Faction]:
    there = {SPACES[space].faction for space, _ in pieces_of(state, seat)}
    return [faction for faction in FACTIONS if faction in there]


def quid_pro_quo(play: Play, seat: int) -> None:
    for faction in factions_visited(play.state, seat):
        gain_influence(play, seat, faction, 1)


def strongarm(play: Play, seat: int) -> None:
    turn = own_turn(play.state, seat)
    assert turn is not None
    faction = SPACES[turn.space].faction
    assert faction is not None
    gain_influence(play, seat, faction, 1)


def swap_intrigue(play: Play, seat: int) -> None:
    play.ask(seat, PutUnder(0, len(play.state.players[seat].intrigue), redraw=True))


def spy_on_factions(play: Play, seat: int) -> None:
    neglected = sum(value <= NEGLECTED for value in play.state.players[seat].influence.values())
    changes.gain(play, seat, "vp", neglected, "tile:spy_satellites")


def duplicity(play: Play, seat: int) -> None:
    play.ask(seat, PickFaction(1, tuple(ix(play.state).snoopers[seat])))


SPECIAL_EFFECTS.update(
    repel_dreadnoughts=SpecialEffect(repel_dreadnoughts, "dreadnought"),
    grand_conspiracy=SpecialEffect(
        grand_conspiracy,
        "vp",
        hindrance=lambda state, seat: None if plots_that_hold(state, seat) > 2 else say("why-no-conspiracy"),
    ),
    quid_pro_quo=SpecialEffect(
        quid_pro_quo,
        "any_faction",
        hindrance=lambda state, seat: None if factions_visited(state, seat) else say("why-no-faction-visited"),
    ),
    strongarm=SpecialEffect(strongarm, "any_faction"),
    swap_intrigue=SpecialEffect(
        swap_intrigue,
        "intrigue",
        asks=True,
        hindrance=lambda state, seat: None if state.players[seat].intrigue else say("why-intrigue", n=1, have=0),
    ),
    spy_on_factions=SpecialEffect(spy_on_factions, "vp"),
    duplicity=SpecialEffect(
        duplicity,
        "any_faction",
        asks=True,
        hindrance=lambda state, seat: None if ix(state).snoopers[seat] else say("why-no-snooper"),
    ),
)
