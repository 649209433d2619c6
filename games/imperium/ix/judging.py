"""The worth of Rise of Ix to minds: tech, dreadnoughts, freighters and negotiators, and their questions."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.live_questions import LiveQuestion
from games.core.protocol import Picks
from games.imperium.ix.table import TOP_LEVEL, commissioned, ix
from games.imperium.ix.tiles import TILES, Tile, has_always, tiles_of
from games.imperium.ix.words import choices, shipping, tech, units
from games.imperium.ix.words.shipping import DIVIDENDS, REWARDS
from games.imperium.ix.words.tech import PickNegotiators, PickTile, offers, price_of
from games.imperium.judging.fighting import Fight, own_strength, reinforced
from games.imperium.judging.worth import Eyes, choose
from games.imperium.modules import Judging
from games.imperium.rules.choices import MoveUnits
from games.imperium.rules.forces import strength, unit_kinds
from games.imperium.state import State

Weighed = dict[str, float]
LATER = 0.75
"""The share of a reward's worth while the freighter still has to bring it home."""
SHORT = 1.5
"""With fewer rounds left than this, the freighter may not come home in time."""
KEPT = 0.2
"""The share of a dreadnought's price that deploying it costs; it comes back after the conflict."""
ALWAYS = {"wins_ties": 1.5, "detonates": 3.0, "to_deck_top": 1.5, "carries_troops": 1.5}
"""Lasting change by a tile -> its worth."""


# ---------------------------------------------------------------- freighters


def brought_home(eyes: Eyes, level: int) -> float:
    """Return the worth of recalling the freighter from a level."""
    return sum(eyes.of(rewards, "ix:shipping") for rewards in REWARDS[:level])


def later(eyes: Eyes) -> float:
    """Return the share of a reward's worth while the freighter still has to bring it home."""
    return LATER * min(1.0, eyes.rounds / SHORT)


def sailed(eyes: Eyes, level: int) -> Weighed:
    """Return the worth of advancing the freighter, of recalling it, and of neither."""
    home = brought_home(eyes, level)
    further = brought_home(eyes, level + 1) - home if level < TOP_LEVEL else 0.0
    return {"advance": later(eyes) * further, "recall": (1 - later(eyes)) * home, "none": 0.0}


def freighter(eyes: Eyes, word: shipping.Freighter, source: str) -> float:
    level = ix(eyes.state).freighters[eyes.seat]
    return word.n * max(sailed(eyes, level).values())


def move_freighter(eyes: Eyes, asked: LiveQuestion) -> Weighed:
    return sailed(eyes, ix(eyes.state).freighters[eyes.seat])


def shipping_troops(eyes: Eyes, word: shipping.ShippingTroops, source: str) -> float:
    carried = 3 if has_always(eyes.state, eyes.seat, "carries_troops") else 2
    return eyes.prices["troop"] * min(carried, eyes.player.supply)


# ---------------------------------------------------------------- tech


def tile_worth(eyes: Eyes, tile: Tile) -> float:
    """Return the worth of a tile: half by its printed cost, half by its effects in the rounds left."""
    source = f"tile:{tile.key}"
    often = eyes.of((*tile.reveal, *tile.round_start), source) + 0.5 * eyes.of((*tile.use, *tile.win), source)
    said = eyes.of((*tile.acquire, *tile.endgame), source) + often * eyes.rounds + ALWAYS.get(tile.always, 0.0)
    printed = eyes.prices["tech"] * tile.cost * min(1.0, (eyes.rounds + 1) / 4)
    return (printed + said) / 2


def paid(eyes: Eyes, price: int, purse: str) -> float:
    """Return the worth of a price, paid with negotiators first."""
    sent = min(price, ix(eyes.state).negotiators[eyes.seat])
    return eyes.prices["negotiator"] * sent + eyes.prices[purse] * (price - sent)


def bought(eyes: Eyes, tile: Tile, discount: int, purse: str) -> float:
    """Return the worth of buying a tile."""
    return tile_worth(eyes, tile) - paid(eyes, price_of(tile, discount), purse)


def acquire_tech(eyes: Eyes, word: tech.AcquireTech, source: str) -> float:
    found = offers(eyes.state, eyes.seat, word.discount, word.solari)
    return max((bought(eyes, tile, word.discount, purse) for tile, purse in found), default=0.0)


def pick_tile(eyes: Eyes, asked: LiveQuestion) -> Weighed:
    about = asked.about
    assert isinstance(about, PickTile)
    return {key: _picked(eyes, about, key) for key in asked.offered}


def _picked(eyes: Eyes, about: PickTile, key: str) -> float:
    tile, _, purse = key.partition(":")
    return bought(eyes, TILES[tile], about.discount, purse or "spice") if tile in TILES else 0.0


def pick_negotiators(eyes: Eyes, asked: LiveQuestion) -> Weighed:
    about = asked.about
    assert isinstance(about, PickNegotiators)

    def worth(sent: int) -> float:
        left = max(0, about.price - sent)
        return -eyes.prices["negotiator"] * sent - eyes.prices[about.purse] * left

    return {key: worth(int(key.split(":")[1])) for key in asked.offered}


def use_tile(eyes: Eyes, key: str) -> float:
    return eyes.of(TILES[key].use, f"tile:{key}")


# ---------------------------------------------------------------- dreadnoughts


def commission(eyes: Eyes, word: units.Commission, source: str) -> float:
    return eyes.prices["dreadnought"] if ix(eyes.state).ships[eyes.seat].supply else 0.0


def deploy_dreadnought(eyes: Eyes, key: str) -> float:
    """Return the worth of deploying dreadnoughts."""
    count = int(key)
    each = unit_kinds(eyes.state)[-1].strength(eyes.state, eyes.seat)
    return reinforced(eyes, Fight(eyes), count * each) - KEPT * eyes.prices["dreadnought"] * count


def place_dreadnought(eyes: Eyes, asked: LiveQuestion) -> Weighed:
    """Weigh the locations for a dreadnought, and detonating it."""
    lost = eyes.prices["vp"] - eyes.prices["dreadnought"]
    return {key: lost if key == "detonate" else location_worth(eyes, key) for key in asked.offered}


def location_worth(eyes: Eyes, space: str) -> float:
    return eyes.prices["control"] * (0.2 if eyes.state.places[space].controller == eyes.seat else 0.6)


def move_units(eyes: Eyes, asked: LiveQuestion) -> Picks:
    """Pick the units to deploy, strongest first, if that is worth it; or to retreat, weakest first."""
    about = asked.about
    assert isinstance(about, MoveUnits)
    least, most = asked.limits
    kinds = sorted(unit_kinds(eyes.state), key=lambda kind: -kind.strength(eyes.state, eyes.seat))
    if about.move == "retreat":
        kinds.reverse()
    wanted = most if about.move == "deploy" and _is_worth_it(eyes, asked) else least
    picks: Picks = {}
    for kind in kinds:
        count = min(asked.offered.get(kind.key, 0), wanted - sum(picks.values()))
        if count > 0:
            picks[kind.key] = count
    return picks


def _is_worth_it(eyes: Eyes, asked: LiveQuestion) -> bool:
    added = sum(
        kind.strength(eyes.state, eyes.seat) * asked.offered.get(kind.key, 0) for kind in unit_kinds(eyes.state)
    )
    return reinforced(eyes, Fight(eyes), added) > eyes.prices["troop"] * asked.most


def ambushed(eyes: Eyes, asked: LiveQuestion) -> Picks:
    """Pick the units that opponents lose: of the strongest opponent first, dreadnoughts before troops."""
    left = asked.most

    def strong(key: str) -> tuple[int, bool]:
        seat, _, kind = key.partition(":")
        return strength(eyes.state, int(seat)), kind != "troop"

    picks: Picks = {}
    for key in sorted(asked.offered, key=strong, reverse=True):
        count = min(asked.offered[key], left)
        if count > 0:
            picks[key] = count
            left -= count
    return picks


# ---------------------------------------------------------------- put together


def parts(state: State, seat: int) -> Mapping[str, float]:
    """Return what Rise of Ix adds to the parts of a seat's standing."""
    table = ix(state)
    return {
        "tech": sum(tile.cost for tile in tiles_of(state, seat)),
        "dreadnought": commissioned(state, seat),
        "freighter": table.freighters[seat],
        "negotiator": table.negotiators[seat],
    }


def strike(eyes: Eyes, word: units.Strike, source: str) -> float:
    return reinforced(eyes, Fight(eyes), 2 * word.n)


JUDGING = Judging(
    prices=("tech", "dreadnought", "freighter", "negotiator"),
    words={
        shipping.Freighter: freighter,
        shipping.Dividends: lambda eyes, word, source: eyes.prices["solari"] * DIVIDENDS,
        shipping.ShippingTroops: shipping_troops,
        tech.AcquireTech: acquire_tech,
        tech.Negotiator: lambda eyes, word, source: eyes.prices["negotiator"] * min(word.n, eyes.player.supply),
        units.Commission: commission,
        units.Strike: strike,
        units.PerDreadnought: lambda eyes, word, source: (
            eyes.prices["sword"] * word.n * ix(eyes.state).ships[eyes.seat].troops
        ),
        units.DeployUnits: lambda eyes, word, source: 0.5 * eyes.prices["sword"] * word.n,
        units.Ambush: lambda eyes, word, source: 2 * eyes.prices["spite"],
        units.Promise: lambda eyes, word, source: 0.4 * eyes.prices["solari"] * word.n * (own_strength(eyes) > 0),
        units.Rally: lambda eyes, word, source: 1.5 * eyes.prices["sword"],
        choices.SlipPast: lambda eyes, word, source: 0.5,
        choices.AnotherTurn: lambda eyes, word, source: 0.3,
        choices.May: lambda eyes, word, source: max(0.0, eyes.of(word.then, source)),
        choices.MayChoose: choose,
    },
    answers={
        "freighter": move_freighter,
        "tech": pick_tile,
        "negotiators": pick_negotiators,
        "place_dreadnought": place_dreadnought,
        "which_troop": lambda eyes, asked: {"garrison": 0.0, "troops": -0.1},
    },
    several={"units": move_units, "ambush": ambushed},
    turn={"tile": use_tile, "deploy_dreadnought": deploy_dreadnought},
    parts=parts,
)
