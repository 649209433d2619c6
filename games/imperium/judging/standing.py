"""The standing of a seat, as amounts of things that have a price."""

from __future__ import annotations

from collections.abc import Hashable

from games.core.protocol import Text, say
from games.imperium.components import CARDS, price
from games.imperium.judging.evaluator import rounds_left
from games.imperium.judging.worth import own_cards
from games.imperium.modules import modules_in
from games.imperium.state import State, vp
from games.imperium.vocabulary import ALLIANCE, FRIENDSHIP


def parts(state: State, seat: int) -> dict[str, float]:
    """Return the amounts of a seat, including those of the modules."""
    found = base_parts(state, seat)
    for module in modules_in(state):
        found.update(module.judging.parts(state, seat) if module.judging.parts else {})
    return found


def base_parts(state: State, seat: int) -> dict[str, float]:
    player, rounds = state.players[seat], rounds_left(state)
    own = [CARDS[card] for card in own_cards(state, seat)]
    towards = [min(value, ALLIANCE) for value in player.influence.values()]
    return {
        "vp": vp(state, seat),
        "solari": player.solari,
        "spice": player.spice,
        "water": player.water,
        "troop": player.garrison + player.troops,
        "intrigue": len(player.intrigue),
        "influence": sum(value >= 1 for value in towards),
        "alliance": sum(max(0, value - FRIENDSHIP) for value in towards) / 2,
        "swordmaster": player.swordmaster * rounds,
        "council": player.council_seat * rounds,
        "card": sum(price(card) for card in own) * rounds / 4,
        "icon": sum(len(card.icons) for card in own if card.set != "starter") * rounds / 8,
        "trash": -sum(card.set == "starter" for card in own) * min(1.0, rounds / 3),
        "control": sum(place.controller == seat for place in state.places.values()) * min(1.0, rounds),
    }


def named(part: str, n: int) -> Text:
    """Return the text of an amount."""
    return say(f"imperium-part-{part}", n=n)


def horizon(state: State) -> Hashable:
    """Return the value that changes when looking ahead should stop: the round."""
    return state.round
