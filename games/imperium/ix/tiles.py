"""Tech tiles: their data, who owns which, and buying one."""

from __future__ import annotations

from functools import cache, reduce
from typing import Literal

import msgspec

from games.core.agenda import Task
from games.core.codec import TAG
from games.core.data import DATA
from games.core.protocol import Text, say
from games.imperium.components import CARDS, SPACES, check_names, read
from games.imperium.ix.table import KEY, ix
from games.imperium.rules import changes
from games.imperium.rules.changes import do_all, owe, own_turn
from games.imperium.rules.moments import run_handlers
from games.imperium.state import Play, State, Word
from games.imperium.vocabulary import Amount, Moment
from games.imperium.words.word import printed_all

FOLDER = DATA / "imperium" / "ix"
STACKS = 3


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tech tile."""

    key: str
    cost: Amount
    """The cost in spice."""
    hagal: bool = False
    """Rivals may take the tile."""
    acquire: tuple[Word, ...] = ()
    use: tuple[Word, ...] = ()
    """Effects that the owner can use in an own turn, at a cost."""
    before_sending: bool = False
    reveal: tuple[Word, ...] = ()
    round_start: tuple[Word, ...] = ()
    win: tuple[Word, ...] = ()
    endgame: tuple[Word, ...] = ()
    always: Literal["", "wins_ties", "detonates", "to_deck_top", "carries_troops"] = ""
    """A lasting change while a player owns the tile."""
    module: str = KEY


TILES: dict[str, Tile] = {}


def load() -> None:
    tiles = read(FOLDER / "tech.toml", Tile, KEY)
    check_names("tech", tiles, CARDS, SPACES)
    TILES.update(tiles)


def tile_name(tile: str) -> Text:
    return say(f"tile-{tile}")


def boxes(tile: Tile) -> list[tuple[str, tuple[Word, ...]]]:
    """Return the effects of a tile by the time at which they happen."""
    named = {
        "acquire": tile.acquire,
        "use": tile.use,
        "reveal": tile.reveal,
        "round-start": tile.round_start,
        "win": tile.win,
        "endgame": tile.endgame,
    }
    return [(name, words) for name, words in named.items() if words]


@cache
def tile_lines(key: str) -> tuple[Text, ...]:
    """Return what a tile does, a sentence for each of its boxes."""
    tile = TILES[key]
    lines = [say(f"line-tile-{name}", words=printed_all(words)) for name, words in boxes(tile)]
    if tile.before_sending:
        lines.append(say("line-before-sending"))
    if tile.always:
        lines.append(say(f"line-tile-{tile.always.replace('_', '-')}"))
    return tuple(lines)


def tile_help(tile: Tile) -> Text:
    """Return what a tile does, as one text."""
    return reduce(lambda head, tail: say("tile-help", head=head, tail=tail), tile_lines(tile.key))


def tiles_of(state: State, seat: int) -> list[Tile]:
    return [TILES[key] for key in ix(state).tiles[seat]]


def has_always(state: State, seat: int, what: str) -> bool:
    """Return whether a tile of this player makes this lasting change."""
    return any(tile.always == what for tile in tiles_of(state, seat))


def tops(state: State) -> list[Tile]:
    """Return the tiles that lie face up."""
    table = ix(state)
    return [TILES[stack[-1]] for at, stack in enumerate(table.stacks) if stack and at not in table.covered]


def deal_tiles(play: Play) -> None:
    """Deal the tiles into three equal stacks."""
    tiles = list(TILES)
    play.shuffle(tiles)
    ix(play.state).stacks = [tiles[at::STACKS] for at in range(STACKS)]


def buy_tile(play: Play, seat: int, tile: str, paid: dict[str, int], negotiators: int) -> None:
    """Send negotiators home, pay the rest, take the tile with its effect, and then turn up the next one."""
    table = ix(play.state)
    table.negotiators[seat] -= negotiators
    play.state.players[seat].supply += negotiators
    changes.pay(play, seat, paid)
    at = next(at for at, stack in enumerate(table.stacks) if stack and stack[-1] == tile)
    table.stacks[at].pop()
    table.covered.append(at)
    table.tiles[seat].append(tile)
    play.tell("acquired_tech", seat, {"tile": tile, "negotiators": negotiators})
    play.push(TurnUp(at, seat, tile))
    do_all(play, TILES[tile].acquire, seat, f"tile:{tile}")
    turn = own_turn(play.state, seat)
    if turn and turn.kind == "reveal":
        # A bought tile may be used at once: its reveal effect still counts in this reveal turn.
        owe(play, f"tile:{tile}", TILES[tile].reveal)


class TurnUp(Task, msgspec.Struct, frozen=True, tag_field=TAG, tag="imperium-turn_up"):
    """Turn up the next tile of a stack, once the effect of the bought tile is resolved."""

    stack: int
    seat: int
    tile: str
    """The tile that was bought."""

    def do(self, play: Play) -> None:
        table = ix(play.state)
        table.covered.remove(self.stack)
        if table.stacks[self.stack]:
            play.reveals = True
            play.tell("turned_up", -1, {"tile": table.stacks[self.stack][-1]})
        run_handlers(play, Moment.TECH_TAKEN, self.seat, self.tile)


def is_ready(state: State, seat: int, tile: str) -> bool:
    """Return whether the player owns the tile and it is face up."""
    table = ix(state)
    return tile in table.tiles[seat] and tile not in table.flipped


def flip(play: Play, seat: int, tile: str) -> None:
    ix(play.state).flipped.append(tile)
    play.tell("flipped", seat, {"tile": tile})


def trash_tile(play: Play, seat: int, tile: str) -> None:
    table = ix(play.state)
    table.tiles[seat].remove(tile)
    table.trashed.append(tile)
    play.tell("trashed_tile", seat, {"tile": tile})
