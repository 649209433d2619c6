"""Texts about the contents of an area: terrain, pieces and tokens. All of it is public."""

from __future__ import annotations

from games.arrakis.components import AREAS
from games.arrakis.rules.board import spice_for_harvester, terrain
from games.arrakis.state import ArrakisState
from games.arrakis.telling.wording import area_facts
from games.core.protocol import Text, say


def area_help(state: ArrakisState, area: str) -> Text:
    """Return the terrain of an area and what it holds, as help for an option."""
    holds = contents(state, area)
    ground = terrain(state, area)
    facts = area_facts(area) if ground == AREAS[area].terrain else say(f"arrakis-terrain-{ground}")
    return say("arrakis-help-area", facts=facts, holds=holds) if holds else facts


def contents(state: ArrakisState, area: str) -> list[Text]:
    """Return what lies and stands in an area. Face-down tokens count as one unit each."""
    there = state.areas[area]
    found = []
    if there.side is not None:
        side, force = say(f"arrakis-side-{there.side}"), there.force
        found.append(say("arrakis-holds-legion", side=side, units=force.size, leaders=len(force.leaders)))
    if there.sietch:
        found.append(say("arrakis-holds-sietch"))
    if there.town:
        found.append(say("arrakis-holds-settlement"))
    if there.station is not None:
        found.append(say("arrakis-holds-station"))
    if there.harvester:
        found.append(say("arrakis-holds-harvester", spice=spice_for_harvester(state, area)))
    if there.wormsign is not None:
        found.append(say("arrakis-holds-wormsign"))
    if there.worm is not None:
        found.append(say("arrakis-holds-worm"))
    return found
