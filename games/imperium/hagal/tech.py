"""Tech tiles of rivals: which tile a rival takes, and how it uses its tiles."""

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
"""The solari that the Flagship costs, and the troops that it recruits."""
PRICE_OF_A_SECRET = 3
"""The spice that a rival pays for the point of Spy Satellites."""


def has_ix(state: State) -> bool:
    return IX in state.tables


def when_laid_out(play: Play, seat: int) -> None:
    lay_out(play, seat)
    if seat == 0 and is_alone(play.state) and has_ix(play.state):
        clear_stacks(play)


# ---------------------------------------------------------------- taking a tile


def affordable(state: State, seat: int, discount: int) -> list[Tile]:
    """Return the face-up tiles with the House Hagal mark that a rival can pay for."""
    purse = state.players[seat].spice + ix(state).negotiators[seat]
    return [tile for tile in tops(state) if tile.hagal and price_of(tile, discount) <= purse]


def take_tile(play: Play, seat: int, discount: int) -> None:
    """Buy the most expensive tile. The rival pays with negotiators first, then with spice."""
    found = affordable(play.state, seat, discount)
    if found:
        tile = max(found, key=lambda each: each.cost)
        price = price_of(tile, discount)
        helpers = min(price, ix(play.state).negotiators[seat])
        buy_tile(play, seat, tile.key, {"spice": price - helpers}, helpers)


def after_tech(play: Play, seat: int, tile: str) -> None:
    """Use Training Drones, and make sure that a marked tile lies face up."""
    if is_alone(play.state):
        train(play, seat)
        clear_stacks(play)


def clear_stacks(play: Play) -> None:
    """Trash the top of the highest stack until a tile with the House Hagal mark lies face up."""
    table = ix(play.state)
    if table.covered:
        return  # The next tile is not turned up yet; it may have the mark.
    gone: list[str] = []
    while any(table.stacks) and not any(tile.hagal for tile in tops(play.state)):
        gone.append(max(table.stacks, key=len).pop())
    if gone:
        table.trashed += gone
        play.reveals = True
        play.tell("hagal_cleared", -1, {"tiles": gone})


# ---------------------------------------------------------------- using those it has


def use_tiles(play: Play, seat: int) -> None:
    """Use the tiles of a rival at the start of its turn."""
    if has_ix(play.state):
        train(play, seat)
        use_spy_satellites(play, seat)


def train(play: Play, seat: int) -> None:
    """Use Training Drones to recruit a troop."""
    if play.state.players[seat].rival and is_ready(play.state, seat, DRONES):
        flip(play, seat, DRONES)
        changes.recruit(play, seat, 1)


def use_spy_satellites(play: Play, seat: int) -> None:
    """Trash Spy Satellites for a point, if the acting rival has the spice."""
    state = play.state
    has_tile = has_ix(state) and SATELLITES in ix(state).tiles[seat]
    if has_tile and table_of(state).acting == seat and state.players[seat].spice >= PRICE_OF_A_SECRET:
        changes.pay(play, seat, {"spice": PRICE_OF_A_SECRET})
        trash_tile(play, seat, SATELLITES)
        changes.score(play, seat, 1, f"tile:{SATELLITES}")


def launch(play: Play, seat: int) -> None:
    """Use the Flagship, if the rival can pay and has all troops for it."""
    player = play.state.players[seat]
    is_manned = player.solari >= PRICE_OF_A_LAUNCH and player.supply >= CREW
    if is_manned and has_ix(play.state) and is_ready(play.state, seat, FLAGSHIP):
        changes.pay(play, seat, {"solari": PRICE_OF_A_LAUNCH})
        flip(play, seat, FLAGSHIP)
        changes.recruit(play, seat, CREW)


def can_slip_past(state: State, seat: int) -> bool:
    """Return whether Invasion Ships let the rival's agent pass other agents."""
    return has_ix(state) and state.players[seat].rival == LEADER and is_ready(state, seat, SHIPS)
