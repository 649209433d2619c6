"""The spaces to which an agent may go: where a card leads, which spaces are open, their cost, and why others are
closed.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import get_args

from games.core.protocol import Text, say
from games.imperium.components import CARDS, SPACES, Card, Space, board_of
from games.imperium.modules import has_mark
from games.imperium.rules.choices import distinct
from games.imperium.rules.leaders import leader_of
from games.imperium.state import BoardSpace, Player, State, current_turn, pieces_of
from games.imperium.views import AgentPiece
from games.imperium.vocabulary import FACTIONS, Resource, Symbol
from games.imperium.words.costs import lacking

OWN_AGENT, OCCUPIED = say("why-own-agent"), say("why-occupied")


def symbols(state: State, card: Card) -> tuple[Symbol, ...]:
    """Return the agent symbols of a card, including those that effects of this turn add."""
    return card.icons + added_symbols(state)


def added_symbols(state: State) -> tuple[Symbol, ...]:
    """Return the symbols that an effect of this turn adds to every card."""
    return FACTIONS if state.turn and state.turn.lasting.get("faction_icons") else ()


def cost_of(state: State, seat: int, space: Space, card: Card | None = None) -> dict[Resource, int]:
    """Return the cost of entering a space, after the discounts of leader and card."""
    cost = state.prices.get(space.key, space.cost) if state.prices else space.cost
    less = card.cheaper.get(space.key, {}) if card and card.cheaper else {}
    discount = leader_of(state, seat).discounts.get(space.icon, 0)
    if discount and "solari" in cost:
        less = {**less, "solari": less.get("solari", 0) + discount}
    return {what: max(0, n - less.get(what, 0)) for what, n in cost.items()} if less else cost


def is_open(state: State, seat: int, space: Space, card: Card | None = None) -> bool:
    """Return whether the player may send an agent to the space: as `why_closed`, but without building a text."""
    place = state.places.get(space.key)
    if place is None or (place.agents and _why_blocked(state, seat, space, card)):
        return False
    if place.voices and is_closed_by_voice(place, seat):
        return False
    if space.is_free:
        return True
    if space.once and has_mark(state, seat, space.once):
        return False
    if space.requirement and not space.requirement.holds(state, seat, ""):
        return False
    return _can_afford(state, seat, space, card)


def is_closed_by_voice(place: BoardSpace, seat: int) -> bool:
    """Return whether The Voice of an opponent closes the space to this player."""
    return any(voice != seat for voice in place.voices) and seat not in place.heard


def _can_afford(state: State, seat: int, space: Space, card: Card | None) -> bool:
    player, (solari, spice, water) = state.players[seat], space.price
    has_price = player.solari >= solari and player.spice >= spice and player.water >= water
    if space.exchange or (has_price and not state.prices):
        return has_price
    if not (state.prices or (card and card.cheaper) or (solari and leader_of(state, seat).discounts)):
        return False
    return has_all(player, cost_of(state, seat, space, card))


def has_all(player: Player, cost: dict[Resource, int]) -> bool:
    return all(getattr(player, what) >= n for what, n in cost.items())


def why_closed(state: State, seat: int, space: Space, card: Card | None = None) -> Text | None:
    """Return why the player may not send an agent to the space now with this card (None: with most cards)."""
    place = state.places[space.key]
    if place.agents and (why := _why_blocked(state, seat, space, card)):
        return why
    if place.voices and is_closed_by_voice(place, seat):
        return say("why-voiced")
    if space.once and has_mark(state, seat, space.once):
        return say(f"why-once-{space.once.replace('_', '-')}")
    if space.requirement and not space.requirement.holds(state, seat, ""):
        return say("why-only-if", condition=space.requirement.describe())
    return _why_unaffordable(state, seat, space, card)


def _why_blocked(state: State, seat: int, space: Space, card: Card | None) -> Text | None:
    agents = state.places[space.key].agents
    # An agent that moves may come back to where it stands; another own agent always blocks (ruling A2).
    if card and card.sends_anywhere:
        return None
    if has_agent_among(agents, seat):
        return OWN_AGENT
    if card and space.icon in card.infiltrates:
        return None
    if current_turn(state).lasting.get("infiltrate") or space.icon in leader_of(state, seat).ignores_agents_at:
        return None
    return OCCUPIED


def has_agent_among(agents: Sequence[AgentPiece], seat: int) -> bool:
    for piece in agents:  # noqa: SIM110 (asked at every occupied space)
        if piece.seat == seat:
            return True
    return False


def _why_unaffordable(state: State, seat: int, space: Space, card: Card | None) -> Text | None:
    player = state.players[seat]
    if space.exchange:
        least = space.exchange[0].spice
        return None if player.spice >= least else lacking("spice", least, player.spice)
    if space.cost:
        for what, n in cost_of(state, seat, space, card).items():
            if getattr(player, what) < n:
                return lacking(what, n, getattr(player, what))
    return None


def has_agent_to_send(state: State, seat: int, card: Card) -> bool:
    """Return whether the player has an agent that this card can send."""
    return bool(state.players[seat].ready) or (card.sends_anywhere and bool(pieces_of(state, seat)))


def spaces_reached_by(state: State, card: Card) -> Sequence[Space]:
    """Return the spaces to which this card leads, open or not. Some may be missing on this board."""
    if card.sends_anywhere:
        return [SPACES[key] for key in state.places]
    return spaces_with(tuple(state.tables), symbols(state, card))


def targets(state: State, seat: int, card: Card) -> list[Space]:
    """Return the open spaces to which this card can send an agent now."""
    if not has_agent_to_send(state, seat, card):
        return []
    return [space for space in spaces_reached_by(state, card) if is_open(state, seat, space, card)]


def cards_that_can_send(state: State, seat: int) -> list[str]:
    """Return the cards of the hand that can send an agent somewhere."""
    hand = distinct(state.players[seat].hand)
    if not state.players[seat].ready:
        return [card for card in hand if CARDS[card].sends_anywhere and targets(state, seat, CARDS[card])]
    modules, added = tuple(state.tables), added_symbols(state)
    if added and is_any_open(state, seat, spaces_with(modules, added)):
        return list(hand)
    spaces = spaces_by_symbol(modules)
    leads: dict[Symbol, bool] = {}
    return [card for card in hand if _can_be_sent(state, seat, CARDS[card], spaces, leads)]


def _can_be_sent(
    state: State, seat: int, card: Card, spaces: dict[Symbol, tuple[Space, ...]], leads: dict[Symbol, bool]
) -> bool:
    """Return whether a symbol of the card leads to an open space. `leads` caches the result of each symbol."""
    if card.has_ways_of_its_own:
        return bool(targets(state, seat, card))
    for symbol in card.icons:
        if symbol not in leads:
            leads[symbol] = is_any_open(state, seat, spaces[symbol])
        if leads[symbol]:
            return True
    return False


def is_any_open(state: State, seat: int, spaces: Sequence[Space]) -> bool:
    for space in spaces:  # noqa: SIM110 (asked for every symbol of a hand)
        if is_open(state, seat, space):
            return True
    return False


@cache
def spaces_by_symbol(modules: tuple[str, ...]) -> dict[Symbol, tuple[Space, ...]]:
    """Return the spaces of each symbol, with those first that cost and require nothing: they are quick to check."""
    spaces = sorted(board_of(modules), key=lambda space: not space.is_free)
    return {symbol: tuple(space for space in spaces if space.icon == symbol) for symbol in get_args(Symbol)}


@cache
def spaces_with(modules: tuple[str, ...], wanted: tuple[Symbol, ...]) -> tuple[Space, ...]:
    """Return the spaces of the board that have one of these symbols."""
    return tuple(space for space in board_of(modules) if space.icon in wanted)


def why_cannot_send(state: State, seat: int, card: str) -> Text:
    """Return why this card can send no agent."""
    face = CARDS[card]
    if not symbols(state, face) and not face.sends_anywhere:
        return say("why-no-symbol")
    return say("why-no-space")
