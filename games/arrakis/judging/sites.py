"""Values of places for vehicles."""

from __future__ import annotations

from games.arrakis.components import AREAS, areas_under
from games.arrakis.judging.area_distances import FAR, STEPS
from games.arrakis.judging.card_values import CardRater
from games.arrakis.rules.board import has_legion, is_deep
from games.arrakis.vocabulary import Side, Vehicle


def field_worth(rater: CardRater, area: str) -> float:
    """Return the value of a harvester in an area.

    Deep desert pays double. Worms and Atreides are a danger, and carryalls help.
    """
    state = rater.state
    spice = 2.0 if is_deep(state, area) else 1.0
    near = min((STEPS[area].get(enemy, FAR) for enemy in rater.camps), default=FAR)
    safe = 0.35 if near <= 1 else 0.75 if near == 2 else 1.0
    sign = 0.6 if state.areas[area].wormsign is not None else 1.0
    worm_loss = 0.4 if any(state.areas[n].worm for n in AREAS[area].adj) else 1.0
    return rater.prices["spice"] * spice * safe * sign * worm_loss


def zone_worth(rater: CardRater, zone: str, kind: Vehicle) -> float:
    state = rater.state
    if state.zones.get(zone) is not None:
        return 0.0
    under = areas_under(zone)
    if kind == Vehicle.CARRYALL:
        return 0.1 + sum(1.0 for area in under if state.areas[area].harvester)
    return 0.1 + max(
        (rater.hopes(area, rater.at(area)) for area in under if has_legion(state, Side.HARKONNEN, area)), default=0.0
    )
