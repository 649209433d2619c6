"""Shuffling of hidden cards: for an undo by consent, and for minds and tests that must not see secrets."""

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
    """Reshuffle everything that nobody may know, and change the seed of all later draws."""
    state.chance.branch = salt
    chance = Chance(state.chance.seed, f"forget/{salt}")
    for seat, player in enumerate(state.players):
        shuffle_deck(chance, state, seat, player)
    mix(chance, state.imperium_deck)
    mix(chance, state.intrigue_deck)
    shuffle_conflicts(chance, state)
    for module in modules_in(state):
        if module.reroll:
            module.reroll(chance, state)


def shuffle_hidden(original: State, seat: int | None, salt: str) -> State:
    """Return a copy that looks the same to this seat (None: to the public), with all it may not know reshuffled."""
    state = CODEC.copy(original)
    chance = Chance(salt, "hidden")
    state.chance.seed = salt
    for number, player in enumerate(state.players):
        if number == seat:
            shuffle_deck(chance, state, number, player)
        else:
            redeal_cards(chance, player, named_cards(state, number))
            redeal_tokens(chance, player)
    redeal_intrigue(chance, state, seat)
    mix(chance, state.imperium_deck)
    shuffle_conflicts(chance, state)
    for module in modules_in(state):
        if module.hide:
            module.hide(chance, state, seat)
    replace_sealed_answers(state, seat, random_below(salt))
    return state


def shuffle_deck(chance: Chance, state: State, seat: int, player: Player) -> None:
    """Shuffle a deck, except the cards on top that its owner has seen or that were openly put there."""
    known = max(player.stacked, sees_deck_top(state, seat, player))
    at = max(0, len(player.deck) - known)
    unknown, top = player.deck[:at], player.deck[at:]
    mix(chance, unknown)
    player.deck = unknown + top


def mix(chance: Chance, cards: list[str]) -> None:
    """Sort the cards and shuffle them, so that the result does not depend on their old order."""
    cards.sort()
    shuffle(chance, cards)


def named_cards(state: State, seat: int) -> list[str]:
    """Return the cards of the hand that an open question of this seat names. Everybody knows that they are there."""
    named = [getattr(ask.about, "card", "") for ask in state.asks if ask.seat == seat]
    return [card for card in named if card in state.players[seat].hand]


def redeal_cards(chance: Chance, player: Player, kept: list[str]) -> None:
    """Redeal hand and deck, except the kept cards: others know only which cards are in both together."""
    together = player.hand + player.deck
    for card in kept:
        together.remove(card)
    mix(chance, together)
    count = len(player.hand) - len(kept)
    player.hand, player.deck = kept + together[:count], together[count:]


def redeal_tokens(chance: Chance, player: Player) -> None:
    """Replace the Baron's face-down faction tokens by random ones."""
    if player.baron and not player.baron_revealed:
        tokens = list(FACTIONS)
        shuffle(chance, tokens)
        player.baron = tokens[: len(player.baron)]


def redeal_intrigue(chance: Chance, state: State, seat: int | None) -> None:
    """Redeal the intrigue cards of all other players and the part of the intrigue deck that the seat does not see."""
    others = [player for number, player in enumerate(state.players) if number != seat]
    at = len(state.intrigue_deck) - known_of_intrigue(state, seat)
    known = state.intrigue_deck[at:]
    together = [card for player in others for card in player.intrigue] + state.intrigue_deck[:at]
    mix(chance, together)
    for player in others:
        player.intrigue = [together.pop() for _ in player.intrigue]
    state.intrigue_deck = together + known


def known_of_intrigue(state: State, seat: int | None) -> int:
    """Return how many cards on top of the intrigue deck this seat is looking at."""
    return max(
        (module.known_of_intrigue(state, seat) for module in modules_in(state) if module.known_of_intrigue), default=0
    )


def shuffle_conflicts(chance: Chance, state: State) -> None:
    """Shuffle the conflict deck and the unused conflicts together, within each level."""
    for level in (1, 2, 3):
        together = [card for card in state.conflict_deck + state.conflict_box if CONFLICTS[card].level == level]
        mix(chance, together)
        for zone in (state.conflict_deck, state.conflict_box):
            for at, card in enumerate(zone):
                if CONFLICTS[card].level == level:
                    zone[at] = together.pop()
