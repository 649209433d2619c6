"""Tech of Rise of Ix in a rival's hands: which tile it takes, and how it uses those it has."""

from __future__ import annotations

from games.imperium.hagal.table import is_alone, lay_out, table_of
from games.imperium.ix.table import KEY as IX
from games.imperium.ix.table import ix
from games.imperium.ix.tiles import Tile, buy_tile, flip, is_ready, tops, trash_tile
from games.imperium.ix.words.tech import price_of
from games.imperium.rules import changes
from games.imperium.state import Play, State
from games.imperium.vocabulary import LEADER

DRONES, FLAGSHIP, SATELLITES, SHIPS = "training_drones", "flagship", "spy_satellites", "invasion_ships"
PRICE_OF_A_LAUNCH, CREW = 4, 3
"""Solari for the Flagship, and the troops it recruits."""
PRICE_OF_A_SECRET = 3
"""Spice for the point of Spy Satellites."""


def has_ix(state: State) -> bool:
    return IX in state.tables


def when_laid_out(play: Play, seat: int) -> None:
    lay_out(play, seat)
    if seat == 0 and is_alone(play.state) and has_ix(play.state):
        clear_stacks(play)


# ---------------------------------------------------------------- taking a tile


def affordable(state: State, seat: int, discount: int) -> list[Tile]:
    """The open tiles with the mark of House Hagal that this rival can pay for, from the top stack down."""
    purse = state.players[seat].spice + ix(state).negotiators[seat]
    return [tile for tile in tops(state) if tile.hagal and price_of(tile, discount) <= purse]


def take_tile(play: Play, seat: int, discount: int) -> None:
    """The dearest; negotiators go home before spice is paid, and no more of them than it takes."""
    found = affordable(play.state, seat, discount)
    if found:
        tile = max(found, key=lambda each: each.cost)
        price = price_of(tile, discount)
        helpers = min(price, ix(play.state).negotiators[seat])
        buy_tile(play, seat, tile.key, {"spice": price - helpers}, helpers)


def after_tech(play: Play, seat: int, tile: str) -> None:
    """Training Drones begin at once; and a marked tile must lie open again."""
    if is_alone(play.state):
        train(play, seat)
        clear_stacks(play)


def clear_stacks(play: Play) -> None:
    """While no open tile bears the mark, the top of the highest stack leaves the game; of equals the upper stack's."""
    table = ix(play.state)
    if table.covered:
        return  # A tile that is still to be turned up may bear the mark.
    gone: list[str] = []
    while any(table.stacks) and not any(tile.hagal for tile in tops(play.state)):
        gone.append(max(table.stacks, key=len).pop())
    if gone:
        table.trashed += gone
        play.reveals = True
        play.tell("hagal_cleared", -1, {"tiles": gone})


# ---------------------------------------------------------------- using those it has


def use_tiles(play: Play, seat: int) -> None:
    """At the start of its turn."""
    if has_ix(play.state):
        train(play, seat)
        sell_secrets(play, seat)


def train(play: Play, seat: int) -> None:
    if play.state.players[seat].rival and is_ready(play.state, seat, DRONES):
        flip(play, seat, DRONES)
        changes.recruit(play, seat, 1)


def sell_secrets(play: Play, seat: int) -> None:
    """Spy Satellites are given up for a point as soon as there is the spice for it on the own turn."""
    state = play.state
    has_tile = has_ix(state) and SATELLITES in ix(state).tiles[seat]
    if has_tile and table_of(state).acting == seat and state.players[seat].spice >= PRICE_OF_A_SECRET:
        changes.pay(play, seat, {"spice": PRICE_OF_A_SECRET})
        trash_tile(play, seat, SATELLITES)
        changes.score(play, seat, 1, f"tile:{SATELLITES}")


def launch(play: Play, seat: int) -> None:
    """The Flagship brings its whole crew, or does not fly."""
    player = play.state.players[seat]
    is_manned = player.solari >= PRICE_OF_A_LAUNCH and player.supply >= CREW
    if is_manned and has_ix(play.state) and is_ready(play.state, seat, FLAGSHIP):
        changes.pay(play, seat, {"solari": PRICE_OF_A_LAUNCH})
        flip(play, seat, FLAGSHIP)
        changes.recruit(play, seat, CREW)


def slips_past(state: State, seat: int) -> bool:
    """Invasion Ships carry an agent past those of others, without a discard."""
    return has_ix(state) and state.players[seat].rival == LEADER and is_ready(state, seat, SHIPS)
