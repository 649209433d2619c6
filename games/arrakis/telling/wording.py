"""Names and phrases that prompts, options and the log share."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from games.arrakis.components import AREAS, ZONES, card_key, standins
from games.arrakis.vocabulary import GENERICS, KINDS, Kind, Side
from games.core.protocol import Data, Text, say


def side_name(side: str) -> Text:
    return say(f"arrakis-side-{side}")


@cache
def area_name(area: str) -> Text:
    """Return the name of an area with the code that the map shows."""
    return say("arrakis-area-coded", area=area_name_only(area), code=AREAS[area].code)


def area_name_only(area: str) -> Text:
    """Return the name of an area without its code."""
    return say(f"arrakis-area-{area}")


@cache
def area_facts(area: str) -> Text:
    """Return terrain and sector of an area. The name of a numbered area already says its sector."""
    facts = AREAS[area]
    terrain = say(f"arrakis-terrain-{facts.terrain}")
    if area[-1].isdigit():
        return terrain
    return say("arrakis-area-facts", terrain=terrain, sector=say(f"arrakis-sector-{facts.sectors[0]}"))


def zone_name(zone: str) -> Text:
    return say(f"arrakis-zone-{zone}")


def zone_code(zone: str) -> Text:
    """Return the name of an air zone as printed on the map, without its sectors."""
    return say("arrakis-air-zone", code=ZONES[zone].code)


def leader_name(leader: str) -> Text:
    return say(f"arrakis-leader-{leader}")


def card_name(card: str) -> Text:
    return say(f"arrakis-card-{card_key(card)}")


def vision_name(card: str) -> Text:
    return say(f"arrakis-vision-{card}")


def result_name(result: str) -> Text:
    return say(f"arrakis-result-{result}")


def marker_name(marker: str) -> Text:
    return say(f"arrakis-marker-{marker}")


def imperium_name(marker: str) -> Text:
    return say(f"arrakis-imperium-{marker}")


def vehicle_name(kind: str) -> Text:
    return say(f"arrakis-vehicle-{kind}")


def count_units(side: Side | str, kind: Kind | str, count: int) -> Text:
    """Return a number of units as text, for example "2 Sardaukar"."""
    return say(f"arrakis-units-{side}-{kind}" if kind == Kind.SPECIAL else f"arrakis-units-{kind}", count=count)


def count_leaders(leaders: Sequence[str]) -> list[Text]:
    named = [leader_name(leader) for leader in leaders if leader not in GENERICS]
    generic = [say(f"arrakis-units-{kind}", count=list(leaders).count(kind)) for kind in GENERICS if kind in leaders]
    return named + generic


def force_text(data: Data) -> list[Text]:
    """Return the figures in an event's data as texts."""
    units: list[Text] = [
        count_units(data["of"], kind, data["units"][kind]) for kind in KINDS if data["units"].get(kind)
    ]
    if data["tokens"]:
        units.append(say("arrakis-units-tokens", count=data["tokens"]))
    return units + count_leaders(data["leaders"]) or [say("arrakis-nothing")]


def objective_text(key: str) -> Text:
    """Return the three targets of a secret objective."""
    targets = standins().objectives[key]
    return say("arrakis-objective", kh=targets.kh, sd=targets.sd, jh=targets.jh)


def attack_text(origin: str, area: str, flown: bool = False) -> Text:
    """Return the text of an attack option."""
    key = "arrakis-option-raid" if flown else "arrakis-option-attack"
    return say(key, area=area_name(area), origin=area_name(origin))


def brief_attack_text(area: str, flown: bool) -> Text:
    """Return the text of an attack option without the area from which the legion attacks."""
    return say("arrakis-brief-raid" if flown else "arrakis-brief-attack", area=area_name_only(area))
