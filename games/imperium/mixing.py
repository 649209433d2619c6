"""Hiding: mixing what may not be known, for undo by consent and for the test that nothing leaks."""

from __future__ import annotations

from games.core.chance import Chance, shuffle
from games.core.simulation import random_below, replace_sealed_answers
from games.imperium.components import CONFLICTS
from games.imperium.modules import modules_in
from games.imperium.saves import CODEC
from games.imperium.state import Player, State
from games.imperium.telling.visible import sees_deck_top
from games.imperium.vocabulary import FACTIONS


def reroll_unknown(state: State, salt: str) -> None:
    """Reshuffle everything that nobody may know; chance goes another way from here."""
    state.chance.branch = salt
    luck = Chance(state.chance.seed, f"forget/{salt}")
    for seat, player in enumerate(state.players):
        shuffle_deck(luck, state, seat, player)
    mix(luck, state.imperium_deck)
    mix(luck, state.intrigue_deck)
    shuffle_conflicts(luck, state)
    for module in modules_in(state):
        if module.reroll:
            module.reroll(luck, state)


def shuffle_hidden(original: State, seat: int | None, salt: str) -> State:
    """A copy that looks the same to this seat (or to the public) and differs in all that it may not know."""
    state = CODEC.copy(original)
    luck = Chance(salt, "hidden")
    state.chance.seed = salt
    for number, player in enumerate(state.players):
        if number == seat:
            shuffle_deck(luck, state, number, player)
        else:
            redeal_cards(luck, player, named_cards(state, number))
            redeal_tokens(luck, player)
    redeal_intrigue(luck, state, seat)
    mix(luck, state.imperium_deck)
    shuffle_conflicts(luck, state)
    for module in modules_in(state):
        if module.hide:
            module.hide(luck, state, seat)
    replace_sealed_answers(state, seat, random_below(salt))
    return state


def shuffle_deck(luck: Chance, state: State, seat: int, player: Player) -> None:
    """The order of a deck, but for a top card that its owner has seen, and for what was openly put on it."""
    known = max(player.stacked, sees_deck_top(state, seat, player))
    at = max(0, len(player.deck) - known)
    unknown, top = player.deck[:at], player.deck[at:]
    mix(luck, unknown)
    player.deck = unknown + top


def mix(luck: Chance, cards: list[str]) -> None:
    """In an order that tells nothing of how they lay."""
    cards.sort()
    shuffle(luck, cards)


def named_cards(state: State, seat: int) -> list[str]:
    """Cards of the hand that an open question of this seat names: they are known to be there."""
    named = [getattr(ask.about, "card", "") for ask in state.asks if ask.seat == seat]
    return [card for card in named if card in state.players[seat].hand]


def redeal_cards(luck: Chance, player: Player, kept: list[str]) -> None:
    """Others know which cards are in hand and deck together, not which are where."""
    together = player.hand + player.deck
    for card in kept:
        together.remove(card)
    mix(luck, together)
    count = len(player.hand) - len(kept)
    player.hand, player.deck = kept + together[:count], together[count:]


def redeal_tokens(luck: Chance, player: Player) -> None:
    if player.baron and not player.baron_revealed:
        tokens = list(FACTIONS)
        shuffle(luck, tokens)
        player.baron = tokens[: len(player.baron)]


def redeal_intrigue(luck: Chance, state: State, seat: int | None) -> None:
    others = [player for number, player in enumerate(state.players) if number != seat]
    at = len(state.intrigue_deck) - known_of_intrigue(state, seat)
    known = state.intrigue_deck[at:]
    together = [card for player in others for card in player.intrigue] + state.intrigue_deck[:at]
    mix(luck, together)
    for player in others:
        player.intrigue = [together.pop() for _ in player.intrigue]
    state.intrigue_deck = together + known


def known_of_intrigue(state: State, seat: int | None) -> int:
    """How many cards on top of the deck this seat is looking at."""
    return max(
        (module.known_of_intrigue(state, seat) for module in modules_in(state) if module.known_of_intrigue), default=0
    )


def shuffle_conflicts(luck: Chance, state: State) -> None:
    """Within each level, the cards to come are as unknown as those left in the box."""
    for level in (1, 2, 3):
        together = [card for card in state.conflict_deck + state.conflict_box if CONFLICTS[card].level == level]
        mix(luck, together)
        for zone in (state.conflict_deck, state.conflict_box):
            for at, card in enumerate(zone):
                if CONFLICTS[card].level == level:
                    zone[at] = together.pop()
