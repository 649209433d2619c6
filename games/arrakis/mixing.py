"""Reshuffling of hidden things, for undo by consent, for minds, and for the test that nothing leaks."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from games.arrakis.components import BLACK, SILVER, planning
from games.arrakis.saves import CODEC
from games.arrakis.state import ArrakisState, Mahdi, Player
from games.arrakis.vocabulary import Deck, Side
from games.core.chance import Chance, shuffle
from games.core.simulation import random_below, replace_sealed_answers

T = TypeVar("T")


def reroll_unknown(state: ArrakisState, salt: str) -> None:
    """Reshuffle everything that nobody knows, and change the course of chance from here on."""
    state.chance.branch = salt
    chance = Chance(state.chance.seed, f"forget/{salt}")
    shuffle_common(chance, state, known=state.known)
    for deck in Deck:
        redeal(chance, state, deck, [player for player in state.players if player.rival])


def shuffle_hidden(original: ArrakisState, seat: int | None, salt: str) -> ArrakisState:
    """Return a copy that looks the same to a seat (or to the public) but differs in all that is hidden from it."""
    state = CODEC.copy(original)
    chance = Chance(salt, "hidden")
    state.chance.seed = salt
    is_atreides = seat is not None and state.players[seat].side == Side.ATREIDES
    shuffle_common(chance, state, state.known if is_atreides else [])
    others = [player for number, player in enumerate(state.players) if number != seat]
    for deck in Deck:
        redeal(chance, state, deck, others)
    if state.battle is not None:
        # Only the attacker knows the pledged cards.
        state.battle.pledged = {holder: cards for holder, cards in state.battle.pledged.items() if holder == seat}
    if not is_atreides and state.ending is None:
        mix_atreides_secrets(chance, state)
    replace_sealed_answers(state, seat, random_below(salt))
    return state


def mix(chance: Chance, items: list[T]) -> None:
    """Sort the items and then shuffle them, so that the result does not depend on their order before."""
    items.sort(key=str)
    shuffle(chance, items)


def shuffle_common(chance: Chance, state: ArrakisState, known: list[str]) -> None:
    """Reshuffle what nobody knows: wormsigns, stations, the token pool, the prescience deck, unused objectives."""
    signs = [a for a, there in state.areas.items() if there.wormsign and f"wormsign:{a}" not in known]
    together = [sign for a in signs if (sign := state.areas[a].wormsign) is not None] + state.wormsigns
    mix(chance, together)
    for area in signs:
        state.areas[area].wormsign = together.pop()
    state.wormsigns = together
    mix_stations(chance, state, known)
    mix(chance, state.pool)
    mix(chance, state.prescience_deck)
    mix(chance, state.box_objectives)
    if state.mahdi is not None:
        mix_automa(chance, state, state.mahdi)


def mix_automa(chance: Chance, state: ArrakisState, mahdi: Mahdi) -> None:
    """Reshuffle the automa's tactic cards and start tokens. Nobody may look at them."""
    mix(chance, mahdi.tactics)
    for colour, pool in ((BLACK, mahdi.black), (SILVER, mahdi.silver)):
        deal_tokens(chance, [*(there.force.tokens for there in state.areas.values()), pool], colour)
    for area, there in state.areas.items():
        if there.side == Side.HARKONNEN and there.force.tokens:
            name_marked_tokens(state, area)


def name_marked_tokens(state: ArrakisState, area: str) -> None:
    """Rename the tokens in the marks to tokens that are now in the area. The number for each mark stays."""
    kept = state.turn.moved, state.turn.moved_and_flown, state.now.flown
    moved, both, flown = (len(marks[area].tokens) if area in marks else 0 for marks in kept)
    first = moved - both
    for marks, begin, end in zip(kept, (0, first, first), (moved, moved, first + flown), strict=True):
        if area in marks:
            marks[area].tokens = state.areas[area].force.tokens[begin:end]


def mix_stations(chance: Chance, state: ArrakisState, known: list[str]) -> None:
    areas = [a for a, there in state.areas.items() if there.station and f"station:{a}" not in known]
    symbols = [symbol for a in areas if (symbol := state.areas[a].station) is not None]
    mix(chance, symbols)
    for area in areas:
        state.areas[area].station = symbols.pop()


def redeal(chance: Chance, state: ArrakisState, deck: Deck, others: list[Player]) -> None:
    """Redeal the cards of a deck in other hands. The number of cards in each hand is public and stays."""
    together = list(state.decks[deck]) + [card for player in others for card in of_deck(player, deck)]
    mix(chance, together)
    for player in others:
        player.hand.sort(key=lambda card: planning(card).deck)
        player.hand = [together.pop() if planning(card).deck == deck else card for card in player.hand]
    state.decks[deck] = together


def of_deck(player: Player, deck: Deck) -> list[str]:
    return [card for card in player.hand if planning(card).deck == deck]


def mix_atreides_secrets(chance: Chance, state: ArrakisState) -> None:
    """Reshuffle hidden sietch ranks, all deployment tokens, and the objectives."""
    areas = [area for area, there in state.areas.items() if there.sietch and not there.shown]
    ranks = [state.areas[area].sietch for area in areas]
    mix(chance, ranks)
    for area in areas:
        state.areas[area].sietch = ranks.pop()
    for kind in ("s", "d"):
        mix_tokens(chance, state, kind)
    name_tokens_anew(state)
    together = state.objectives + state.box_objectives
    mix(chance, together)
    state.objectives = [together.pop() for _ in state.objectives]
    state.box_objectives = together


def mix_tokens(chance: Chance, state: ArrakisState, kind: str) -> None:
    """Reshuffle the tokens of one kind (start tokens or the others) among their places."""
    deal_tokens(chance, [*(there.force.tokens for there in state.areas.values()), state.pool, state.dropped], kind)


def deal_tokens(chance: Chance, piles: list[list[str]], kind: str) -> None:
    together = [token for pile in piles for token in pile if token.startswith(kind)]
    mix(chance, together)
    for pile in piles:
        pile[:] = [together.pop() if token.startswith(kind) else token for token in pile]


def name_tokens_anew(state: ArrakisState) -> None:
    """Rename tokens in marks and open questions to tokens that are now there."""
    for area, mark in state.turn.moved.items():
        mark.tokens = state.areas[area].force.tokens[: len(mark.tokens)]
    for ask in state.asks:
        about: Any = ask.about
        if getattr(about, "token", ""):
            ask.about = msgspec.structs.replace(about, token=state.pool[-1])
        elif drawn := getattr(about, "tokens", ()):
            ask.about = msgspec.structs.replace(about, tokens=tuple(state.pool[-len(drawn) :]))
