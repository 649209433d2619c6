"""The values with which minds judge Rise of Ix: tech, dreadnoughts, freighters, negotiators, and their questions."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.live_questions import LiveQuestion
from games.core.protocol import Picks, Text, say
from games.imperium.ix.table import TOP_LEVEL, commissioned, ix
from games.imperium.ix.tiles import TILES, Tile, has_always, tile_name, tiles_of
from games.imperium.ix.words import choices, shipping, tech, units
from games.imperium.ix.words.shipping import DIVIDENDS, REWARDS
from games.imperium.ix.words.tech import PickNegotiators, PickTile, offers, price_of
from games.imperium.judging.evaluator import Evaluator
from games.imperium.judging.fighting import Fight, own_strength, strength_worth
from games.imperium.judging.goods import goods
from games.imperium.judging.worth import choose
from games.imperium.modules import Judging
from games.imperium.rules.choices import MoveUnits
from games.imperium.rules.forces import strength, unit_kinds
from games.imperium.state import State

Weighed = dict[str, float]
LATER = 0.75
"""The share of a reward's worth while the freighter still has to bring it home."""
FEW_ROUNDS = 1.5
"""With fewer rounds left than this, the freighter may not come home in time."""
DEPLOY_RISK = 0.2
"""The share of a dreadnought's price that deploying it costs; it comes back after the conflict."""
ALWAYS = {"wins_ties": 1.5, "detonates": 3.0, "to_deck_top": 1.5, "carries_troops": 1.5}
"""Lasting change by a tile -> its worth."""


# ---------------------------------------------------------------- freighters


def brought_home(evaluator: Evaluator, level: int) -> float:
    """Return the worth of recalling the freighter from a level."""
    return sum(evaluator.of(rewards, "ix:shipping") for rewards in REWARDS[:level])


def later(evaluator: Evaluator) -> float:
    """Return the share of a reward's worth while the freighter still has to bring it home."""
    return LATER * min(1.0, evaluator.rounds / FEW_ROUNDS)


def freighter_options(evaluator: Evaluator, level: int) -> Weighed:
    """Return the worth of advancing the freighter, of recalling it, and of neither."""
    home = brought_home(evaluator, level)
    further = brought_home(evaluator, level + 1) - home if level < TOP_LEVEL else 0.0
    return {"advance": later(evaluator) * further, "recall": (1 - later(evaluator)) * home, "none": 0.0}


def freighter(evaluator: Evaluator, word: shipping.Freighter, source: str) -> float:
    level = ix(evaluator.state).freighters[evaluator.seat]
    return word.n * max(freighter_options(evaluator, level).values())


def move_freighter(evaluator: Evaluator, asked: LiveQuestion) -> Weighed:
    return freighter_options(evaluator, ix(evaluator.state).freighters[evaluator.seat])


def shipping_troops(evaluator: Evaluator, word: shipping.ShippingTroops, source: str) -> float:
    carried = 3 if has_always(evaluator.state, evaluator.seat, "carries_troops") else 2
    return evaluator.prices["troop"] * min(carried, evaluator.player.supply)


# ---------------------------------------------------------------- tech


def tile_worth(evaluator: Evaluator, tile: Tile) -> float:
    """Return the worth of a tile: half by its printed cost, half by its effects in the rounds left."""
    source = f"tile:{tile.key}"
    often = evaluator.of((*tile.reveal, *tile.round_start), source) + 0.5 * evaluator.of((*tile.use, *tile.win), source)
    said = (
        evaluator.of((*tile.acquire, *tile.endgame), source) + often * evaluator.rounds + ALWAYS.get(tile.always, 0.0)
    )
    printed = evaluator.prices["tech"] * tile.cost * min(1.0, (evaluator.rounds + 1) / 4)
    return (printed + said) / 2


def paid(evaluator: Evaluator, price: int, purse: str) -> float:
    """Return the worth of a price, paid with negotiators first."""
    sent = min(price, ix(evaluator.state).negotiators[evaluator.seat])
    return evaluator.prices["negotiator"] * sent - goods(evaluator, purse, sent - price)


def bought(evaluator: Evaluator, tile: Tile, discount: int, purse: str) -> float:
    """Return the worth of buying a tile: its own worth less the price."""
    return tile_worth(evaluator, tile) - paid(evaluator, price_of(tile, discount), purse)


def acquire_tech(evaluator: Evaluator, word: tech.AcquireTech, source: str) -> float:
    found = offers(evaluator.state, evaluator.seat, word.discount, word.solari)
    return max((bought(evaluator, tile, word.discount, purse) for tile, purse in found), default=0.0)


def pick_tile(evaluator: Evaluator, asked: LiveQuestion) -> Weighed:
    about = asked.about
    assert isinstance(about, PickTile)
    return {key: _picked(evaluator, about, key) for key in asked.offered}


def _picked(evaluator: Evaluator, about: PickTile, key: str) -> float:
    tile, _, purse = key.partition(":")
    return bought(evaluator, TILES[tile], about.discount, purse or "spice") if tile in TILES else 0.0


def pick_negotiators(evaluator: Evaluator, asked: LiveQuestion) -> Weighed:
    about = asked.about
    assert isinstance(about, PickNegotiators)

    def worth(sent: int) -> float:
        left = max(0, about.price - sent)
        return -evaluator.prices["negotiator"] * sent + goods(evaluator, about.purse, -left)

    return {key: worth(int(key.split(":")[1])) for key in asked.offered}


def use_tile(evaluator: Evaluator, key: str) -> float:
    return evaluator.of(TILES[key].use, f"tile:{key}")


# ---------------------------------------------------------------- dreadnoughts


def commission(evaluator: Evaluator, word: units.Commission, source: str) -> float:
    return evaluator.prices["dreadnought"] if ix(evaluator.state).ships[evaluator.seat].supply else 0.0


def deploy_dreadnought(evaluator: Evaluator, key: str) -> float:
    """Return the worth of deploying dreadnoughts."""
    count = int(key)
    each = unit_kinds(evaluator.state)[-1].strength(evaluator.state, evaluator.seat)
    return (
        strength_worth(evaluator, Fight(evaluator), count * each)
        - DEPLOY_RISK * evaluator.prices["dreadnought"] * count
    )


def place_dreadnought(evaluator: Evaluator, asked: LiveQuestion) -> Weighed:
    """Weigh the locations for a dreadnought, and detonating it."""
    lost = evaluator.prices["vp"] - evaluator.prices["dreadnought"]
    return {key: lost if key == "detonate" else location_worth(evaluator, key) for key in asked.offered}


def location_worth(evaluator: Evaluator, space: str) -> float:
    return evaluator.prices["control"] * (0.2 if evaluator.state.places[space].controller == evaluator.seat else 0.6)


def move_units(evaluator: Evaluator, asked: LiveQuestion) -> Picks:
    """Pick the units to deploy, strongest first, if that is worth it; or to retreat, weakest first."""
    about = asked.about
    assert isinstance(about, MoveUnits)
    least, most = asked.limits
    kinds = sorted(unit_kinds(evaluator.state), key=lambda kind: -kind.strength(evaluator.state, evaluator.seat))
    if about.move == "retreat":
        kinds.reverse()
    wanted = most if about.move == "deploy" and _is_worth_it(evaluator, asked) else least
    picks: Picks = {}
    for kind in kinds:
        count = min(asked.offered.get(kind.key, 0), wanted - sum(picks.values()))
        if count > 0:
            picks[kind.key] = count
    return picks


def _is_worth_it(evaluator: Evaluator, asked: LiveQuestion) -> bool:
    added = sum(
        kind.strength(evaluator.state, evaluator.seat) * asked.offered.get(kind.key, 0)
        for kind in unit_kinds(evaluator.state)
    )
    return strength_worth(evaluator, Fight(evaluator), added) > evaluator.prices["troop"] * asked.most


def ambushed(evaluator: Evaluator, asked: LiveQuestion) -> Picks:
    """Pick the units that opponents lose: of the strongest opponent first, dreadnoughts before troops."""
    left = asked.most

    def strong(key: str) -> tuple[int, bool]:
        seat, _, kind = key.partition(":")
        return strength(evaluator.state, int(seat)), kind != "troop"

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


def named(before: State, after: State, seat: int) -> dict[str, Text]:
    """Return the tech tile that was acquired, and the level of the freighter."""
    words = {"freighter": say("imperium-aim-freighter", n=ix(after).freighters[seat])}
    acquired = [tile for tile in ix(after).tiles[seat] if tile not in ix(before).tiles[seat]]
    return words | ({"tech": say("imperium-aim-tech", tile=tile_name(acquired[0]))} if acquired else {})


def strike(evaluator: Evaluator, word: units.Strike, source: str) -> float:
    return strength_worth(evaluator, Fight(evaluator), 2 * word.n)


JUDGING = Judging(
    named=named,
    prices=("tech", "dreadnought", "freighter", "negotiator"),
    words={
        shipping.Freighter: freighter,
        shipping.Dividends: lambda evaluator, word, source: evaluator.prices["solari"] * DIVIDENDS,
        shipping.ShippingTroops: shipping_troops,
        tech.AcquireTech: acquire_tech,
        tech.Negotiator: lambda evaluator, word, source: (
            evaluator.prices["negotiator"] * min(word.n, evaluator.player.supply)
        ),
        units.Commission: commission,
        units.Strike: strike,
        units.PerDreadnought: lambda evaluator, word, source: (
            evaluator.prices["sword"] * word.n * ix(evaluator.state).ships[evaluator.seat].troops
        ),
        units.DeployUnits: lambda evaluator, word, source: 0.5 * evaluator.prices["sword"] * word.n,
        units.Ambush: lambda evaluator, word, source: 2 * evaluator.prices["spite"],
        units.Promise: lambda evaluator, word, source: (
            0.4 * evaluator.prices["solari"] * word.n * (own_strength(evaluator) > 0)
        ),
        units.Rally: lambda evaluator, word, source: 1.5 * evaluator.prices["sword"],
        choices.SlipPast: lambda evaluator, word, source: 0.5,
        choices.AnotherTurn: lambda evaluator, word, source: 0.3,
        choices.May: lambda evaluator, word, source: max(0.0, evaluator.of(word.then, source)),
        choices.MayChoose: choose,
    },
    answers={
        "freighter": move_freighter,
        "tech": pick_tile,
        "negotiators": pick_negotiators,
        "place_dreadnought": place_dreadnought,
        "which_troop": lambda evaluator, asked: {"garrison": 0.0, "troops": -0.1},
    },
    several={"units": move_units, "ambush": ambushed},
    turn={"tile": use_tile, "deploy_dreadnought": deploy_dreadnought},
    parts=parts,
)
