"""Checks that hold at every moment of a war: figures, stacks, dice, tokens, decks, markers, vehicles."""

from __future__ import annotations

from collections import Counter
from functools import cache

from games.arrakis.components import (
    AREAS,
    BLACK,
    BOX,
    LEADERS,
    SILVER,
    TOKENS,
    VISIONS,
    ZONES,
    cards_of,
    planning,
    standins,
    tank_of,
)
from games.arrakis.mahdi.cards import FACTS, TACTICS
from games.arrakis.rules.board import generics_left, supply, vehicles_left, worms_left
from games.arrakis.state import Area, ArrakisState
from games.arrakis.vocabulary import DECKS, GENERICS, KINDS, Deck, Result, Side, Vehicle


def check_figures(state: ArrakisState) -> None:
    for side in Side:
        assert all(0 <= supply(state, side, kind) <= BOX.units[side].of(kind) for kind in KINDS)
        assert 0 <= generics_left(state, side) <= BOX.generics[side]
    named = Counter(leader for there in used(state).values() for leader in there.force.named)
    named += Counter(leader for player in state.players for leader in player.tank if leader)
    assert all(count == 1 for count in named.values())
    assert set(named) <= set(state.leaders)
    assert not set(state.leaders) & set(state.gone)
    assert {*state.leaders, *state.gone} <= set(LEADERS)


EMPTY = Area()


def used(state: ArrakisState) -> dict[str, Area]:
    """Return the areas that hold something. The others need no check."""
    return {area: there for area, there in state.areas.items() if there != EMPTY}


def check_areas(state: ArrakisState) -> None:
    for area, there in used(state).items():
        assert (there.side is None) == there.force.is_empty, area
        assert all(count > 0 for count in there.force.units.values())
        if there.side is not None:
            own = [leader for leader in there.force.leaders if leader in GENERICS]
            assert all((leader == "naib") == (there.side == Side.ATREIDES) for leader in own)
        assert there.side != Side.HARKONNEN or not there.force.tokens or state.mahdi is not None
        assert not (there.sietch and there.side == Side.HARKONNEN), area
        assert not (there.town and there.side == Side.ATREIDES), area
        assert not (there.worm and there.wormsign), area
        assert there.force.size or not there.force.leaders, f"a leader is alone in {area}"
        assert there.side is None or there.worm is None or is_met_by_a_worm(state, area), area


def is_met_by_a_worm(state: ArrakisState, area: str) -> bool:
    """Return whether a task or a question is still about a worm that has appeared under a legion."""
    waiting = [*state.agenda, *(ask.about for ask in state.asks)]
    return any(area == getattr(each, "area", "") or area in getattr(each, "areas", ()) for each in waiting)


def check_stacks(state: ArrakisState) -> None:
    """Check that no legion is above the stack limit, except one that a question or task is about."""
    over = [
        area
        for area, there in state.areas.items()
        if there.side is not None and there.force.size > state.stack_limit(there.side)
    ]
    asked = {getattr(ask.about, "area", None) for ask in state.asks if ask.about.kind == "excess"}
    waiting = {getattr(task, "area", None) for task in state.agenda}
    assert all(area in asked | waiting for area in over), over


def check_tokens(state: ArrakisState) -> None:
    lying = [token for there in state.areas.values() for token in there.force.tokens]
    automas = [*state.mahdi.black, *state.mahdi.silver] if state.mahdi is not None else []
    everywhere = [*lying, *state.pool, *state.dropped, *automas]
    assert len(everywhere) == len(set(everywhere))
    assert set(everywhere) <= set(TOKENS)
    starts = {token for token in TOKENS if token[0] in (BLACK, SILVER)}
    assert {token for token in everywhere if token in starts} == (starts if state.mahdi is not None else set())
    signs = Counter(there.wormsign for there in state.areas.values() if there.wormsign)
    assert signs + Counter(state.wormsigns) == Counter(standins().wormsigns)
    stations = sum(there.station is not None for there in state.areas.values())
    assert stations + state.stations_taken == sum(standins().stations.values())
    laid = sum(player.laid is not None for player in state.players)
    assert sum(state.bene_gesserit.values()) + state.bene_gesserit_reserve + laid <= BOX.tokens.bene_gesserit


@cache
def in_the_box(deck: Deck) -> list[str]:
    return sorted(cards_of(deck))


def check_cards(state: ArrakisState) -> None:
    held = [card for player in state.players for card in player.hand]
    held += [*state.mahdi.schemes, *state.mahdi.spent_schemes] if state.mahdi is not None else []
    for deck in Deck:
        hands = [card for card in held if planning(card).deck == deck]
        assert sorted([*state.decks[deck], *state.discards[deck], *hands]) == in_the_box(deck)
    for player in state.players:
        assert all(planning(card).deck in DECKS[player.side] for card in player.hand)
    assert sorted([*state.prescience_deck, *state.row, *state.seen_visions]) == sorted(VISIONS)
    assert set(state.held) <= set(state.row)
    assert sorted(state.objectives + state.box_objectives) == sorted(standins().objectives)


def check_boards(state: ArrakisState) -> None:
    assert all(0 <= vehicles_left(state, kind) <= BOX.vehicles[kind] for kind in Vehicle)
    assert set(state.zones) <= set(ZONES)
    assert Vehicle.HARVESTER not in state.zones.values()
    assert worms_left(state) >= 0
    assert sum(there.worm == "wild_maker" for there in state.areas.values()) <= 1
    for player in state.players:
        assert len(player.tank) == tank_of(player.boards, player.side)
        assert all(player.dice.get(result, 0) >= 0 for result in Result)
        assert player.unused <= BOX.action_dice[player.side] + 1
        assert player.laid is None or player.has_die(player.laid)
    assert all(0 <= steps <= standins().tracks.prescience_length for steps in state.markers.values())
    assert 0 <= state.supremacy <= BOX.supremacy.win
    assert all(1 <= row <= len(BOX.rows) for row in state.imperium.values())
    assert 0 <= state.reserve <= BOX.spice.reserve
    assert set(state.areas) == set(AREAS)


def check_automa(state: ArrakisState) -> None:
    mahdi = state.mahdi
    assert [player.rival for player in state.players] == [False] * len(state.people) + [True] * (mahdi is not None)
    if mahdi is None:
        return
    turned = [card for card in (mahdi.harvesting, mahdi.aim) if card]
    assert sorted([*mahdi.tactics, *mahdi.passed, *turned]) == sorted(TACTICS)
    assert {area for area in mahdi.homes.values() if area} == {a for a, there in state.areas.items() if there.sietch}
    assert 0 <= mahdi.unrolled + len(mahdi.used) <= BOX.action_dice[Side.HARKONNEN]
    assert all(mahdi.used.count(result) <= FACTS.same_results for result in Result)
    assert not any(ask.seat not in state.people for ask in state.asks), "the automa is never asked"


def check_all(state: ArrakisState) -> None:
    checks = (check_figures, check_areas, check_stacks, check_tokens, check_cards, check_boards, check_automa)
    for check in checks:
        check(state)
