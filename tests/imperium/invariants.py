"""Sums that hold at every step: troops, cards, points, the row, agents and alliances."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import chain

from games.imperium.components import CARDS, CONFLICTS, INTRIGUE, board_of, deck_of, printed
from games.imperium.ix.table import DREADNOUGHTS, TOP_LEVEL, ix, stationed
from games.imperium.ix.tiles import TILES
from games.imperium.modules import BASE
from games.imperium.state import State, vp
from games.imperium.vocabulary import FACTIONS, NOBODY, ROW_SIZE, TOP_INFLUENCE, TROOPS
from tests.support.checks import Moment


def sums_hold(moment: Moment) -> None:
    state: State = moment.state
    if "ix" in state.tables:
        assert_ix_is_sound(state)
    assert_players_are_sound(state)
    assert_cards_are_somewhere_once(state)
    assert_row_is_full(state)
    assert_agents_are_somewhere_once(state)
    assert_alliances_are_with_the_highest(state)


def assert_players_are_sound(state: State) -> None:
    for seat, player in enumerate(state.players):
        negotiators = ix(state).negotiators[seat] if "ix" in state.tables else 0
        assert player.supply + player.garrison + player.troops + negotiators == TROOPS
        assert min(player.supply, player.garrison, player.troops, player.swords) >= 0
        assert min(player.solari, player.spice, player.water) >= 0
        assert all(0 <= value <= TOP_INFLUENCE for value in player.influence.values())
    assert state.places.keys() <= {space.key for space in board_of(tuple(state.tables))}
    assert all(place.bonus_spice >= 0 for place in state.places.values())
    assert state.turn is None or state.turn.persuasion >= 0


def assert_cards_are_somewhere_once(state: State) -> None:
    modules = (BASE, *state.tables)
    piles = [state.imperium_deck, state.row, state.removed]
    for player in state.players:
        piles += [player.deck, player.hand, player.in_play, player.revealed, player.discard, player.trashed]
        piles.append(player.set_aside)
    if "ix" in state.tables:
        piles.append([card for card in ix(state).aside if card])
    cards = Counter(chain.from_iterable(piles))
    for card, left in state.reserve.items():
        cards[card] += left
    seated = sum(not player.rival for player in state.players)
    is_epic = state.options.get("expansion") == "epic"
    assert {card: count for card, count in cards.items() if count} == _cards_in_the_box(modules, seated, is_epic)
    intrigue = [state.intrigue_deck, state.intrigue_discard, state.resolving]
    for player in state.players:
        intrigue += [player.intrigue, player.waiting]
    assert dict(Counter(chain.from_iterable(intrigue))) == _intrigue_in_the_box(modules)
    now = [state.conflict] if state.conflict else []
    conflicts = state.conflict_deck + state.conflict_box + state.past_conflicts + now
    assert sorted(conflicts) == _conflicts_in_the_box(modules)
    assert all(CARDS[card].set == "imperium" for card in state.row)


@cache
def _cards_in_the_box(modules: tuple[str, ...], seated: int, is_epic: bool) -> dict[str, int]:
    starter = list(deck_of("starter", modules))
    if is_epic:
        starter[starter.index("dune_the_desert_planet")] = "control_the_spice"
    return dict(Counter([*starter * seated, *deck_of("imperium", modules), *deck_of("reserve", modules)]))


@cache
def _intrigue_in_the_box(modules: tuple[str, ...]) -> dict[str, int]:
    return {card.key: card.copies for card in printed(INTRIGUE, modules)}


@cache
def _conflicts_in_the_box(modules: tuple[str, ...]) -> list[str]:
    return sorted(conflict.key for conflict in printed(CONFLICTS, modules))


def assert_ix_is_sound(state: State) -> None:
    table = ix(state)
    for seat, ships in enumerate(table.ships):
        assert ships.supply + ships.garrison + ships.troops + len(stationed(state, seat)) == DREADNOUGHTS
        assert min(ships.supply, ships.garrison, ships.troops, table.negotiators[seat]) >= 0
        assert 0 <= table.freighters[seat] <= TOP_LEVEL
    tiles = [tile for zone in (*table.stacks, *table.tiles, table.trashed) for tile in zone]
    assert sorted(tiles) == sorted(TILES)
    held = {key for key, place in state.places.items() if place.holder != NOBODY}
    assert held == set(table.stations)
    assert set(table.flipped) <= {tile for tiles in table.tiles for tile in tiles}


def assert_row_is_full(state: State) -> None:
    assert len(state.row) == ROW_SIZE or not state.imperium_deck


def assert_agents_are_somewhere_once(state: State) -> None:
    for seat, player in enumerate(state.players):
        placed = [piece.kind for place in state.places.values() for piece in place.agents if piece.seat == seat]
        agents = 3 if player.rival == "house" else 2
        expected = ["agent"] * agents + ["swordmaster"] * player.swordmaster + ["mentat"] * (state.mentat == seat)
        assert sorted(placed + player.ready) == sorted(expected)
    for place in state.places.values():
        seats = [piece.seat for piece in place.agents]
        assert len(seats) == len(set(seats)), "two agents of one player on a space"


def assert_alliances_are_with_the_highest(state: State) -> None:
    for faction in FACTIONS:
        values = [player.influence[faction] for player in state.players]
        holder = state.alliances[faction]
        if any(ask.about.kind == "heir" for ask in state.asks):
            continue
        if holder == NOBODY:
            assert max(values) < 4
        else:
            assert values[holder] == max(values) >= 4


class PointsByEvents:
    """Victory points counted from the events."""

    def __init__(self, seats: int) -> None:
        self.points = [1 if seats == 4 else 0] * seats

    def __call__(self, moment: Moment) -> None:
        for event in moment.step.events:
            if event.kind == "scored":
                self.points[event.seat] += event.data["n"]
            elif event.kind == "influence":
                self.points[event.seat] += (event.data["after"] >= 2) - (event.data["before"] >= 2)
            elif event.kind == "alliance":
                self.move_alliance(event.seat, event.data["from"])
            elif event.kind == "alliance_lost":
                self.move_alliance(NOBODY, event.seat)
        assert self.points == [vp(moment.state, seat) for seat in range(moment.seats)]

    def move_alliance(self, to: int, before: int) -> None:
        if to != NOBODY:
            self.points[to] += 1
        if before != NOBODY:
            self.points[before] -= 1
