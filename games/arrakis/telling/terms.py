"""Words and icons of the rules that players can look up."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.protocol import Entry, term

TERMS = {
    "legion": "",
    "stack-limit": "",
    "regular": "war_regular",
    "elite": "war_elite",
    "special": "war_special",
    "generic-leader": "war_generic",
    "token": "war_token",
    "sietch": "",
    "settlement": "",
    "rank": "",
    "hit": "war_hit",
    "shield": "war_shield",
    "special-result": "war_special_face",
    "strategy": "war_strategy",
    "leadership": "war_leadership",
    "deployment": "war_deployment",
    "mentat": "war_mentat",
    "house": "war_house",
    "desert-power": "war_desert_power",
    "slot": "",
    "surprise": "",
    "supremacy": "",
    "prescience": "war_kh",
    "objective": "",
    "bene-gesserit": "",
    "spice-board": "",
    "ban": "war_choam",
    "harvester": "war_harvester",
    "ornithopter": "",
    "carryall": "",
    "air-zone": "",
    "wormsign": "war_wormsign",
    "sandworm": "war_sandworm",
    "wild-maker": "war_wild_maker",
    "station": "war_station",
    "deep-desert": "",
    "atomics": "",
    "tank": "",
    "training": "war_token",
    "scouting": "",
}
"""Term -> the icon that stands for it, if there is one."""


def terms(options: Mapping[str, str]) -> list[Entry]:
    return [term("arrakis-", key, icon) for key, icon in TERMS.items()]
