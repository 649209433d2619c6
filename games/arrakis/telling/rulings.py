"""The short rules, the rulings on open points, and the stand-ins: values assumed where no source gives a fact."""

from __future__ import annotations

from collections.abc import Mapping

from games.arrakis.components import LEADERS, VISIONS, standins
from games.arrakis.mahdi.telling import chapters as automa_chapters
from games.arrakis.options import VARIANTS, chosen
from games.arrakis.telling.lobby import STAND_INS
from games.arrakis.telling.wording import leader_name, marker_name, objective_text, result_name, side_name, vision_name
from games.arrakis.vocabulary import KINDS, Side
from games.core.challenges import twist_chapters
from games.core.protocol import Chapter, Text, say

CHAPTERS = {
    "goal": 5,
    "round": 6,
    "dice": 5,
    "actions": 6,
    "free": 4,
    "movement": 6,
    "battle": 7,
    "desert": 7,
    "leaders": 4,
    "prescience": 4,
    "spice": 5,
    "teams": 5,
}
"""Chapter of the short rules -> its number of lines."""
RULINGS = (
    "retreat_counts_as_move",
    "bg_unused_lost",
    "atomics_rimwall_opens_walls",
    "atomics_stay_unlocked",
    "sandworm_ignores_walls",
    "transport_over_settlement",
    "desert_power_same_worm_twice",
    "retreat_into_full_stack",
    "place_may_shift_vehicles",
    "worm_from_board_with_supply",
    "bill_ban_waits",
    "wormsign_midway_on_foot",
    "smugglers_air_zones",
    "wild_maker_special_by_card",
    "rides_count",
    "placed_units",
    "parts_of_cards",
)
"""Rulings on the board, movement and the desert."""
RULINGS_OF_SIDES = (
    "shared_objective_visible",
    "free_actions_in_battle",
    "claims_in_the_other_turn",
    "partner_dice",
    "scheme_without_dice",
    "seek_last_die",
    "cielago_declined",
    "cards_pledged",
    "spent_for_nothing",
)
"""Rulings on prescience, cards and teams."""


def rules(options: Mapping[str, str]) -> list[Chapter]:
    chapters = [
        Chapter(say(f"arrakis-rules-{name}"), tuple(say(f"arrakis-rules-{name}-{n}") for n in range(1, count + 1)))
        for name, count in CHAPTERS.items()
    ]
    chapters[0] = Chapter(chapters[0].title, (STAND_INS, *chapters[0].lines))
    shown = [*chapters, *automa_chapters(), table_options(options), *twist_chapters("arrakis", options), *rulings()]
    return [*shown, stand_in_numbers(), stand_in_leaders(), stand_in_visions()]


def table_options(options: Mapping[str, str]) -> Chapter:
    complete = chosen(options)
    lines = [
        say("arrakis-rules-option", option=variant.text, choice=choice.text)
        for variant in VARIANTS
        for choice in variant.choices
        if choice.key == complete[variant.key]
    ]
    return Chapter(say("arrakis-rules-options"), tuple(lines))


def rulings() -> list[Chapter]:
    """Return the points that the sources leave open, and how the game decides them."""
    parts = {"rulings": RULINGS, "rulings-sides": RULINGS_OF_SIDES}
    return [
        Chapter(say(f"arrakis-rules-{name}"), tuple(say(f"arrakis-ruling-{key}") for key in keys))
        for name, keys in parts.items()
    ]


def stand_in_numbers() -> Chapter:
    """Return the stand-ins for dice, tracks, tokens and objectives that no source gives."""
    ours = standins()
    faces = [
        say(
            "arrakis-standin-die",
            side=side_name(side),
            results=[result_name(face) for face in ours.action_die_faces[side]],
        )
        for side in Side
    ]
    boards = [
        say(
            "arrakis-standin-board",
            deck=say(f"arrakis-deck-{deck}"),
            results=[result_name(result) for result in facts.results],
            slots=facts.slots,
        )
        for deck, facts in ours.split_boards.items()
    ]
    tanks = [say("arrakis-tank-of", deck=say(f"arrakis-deck-{deck}"), spaces=n) for deck, n in ours.split_tanks.items()]
    tokens = [
        say("arrakis-standin-tokens", which=say(f"arrakis-tokens-{name}"), units=token_sums(name))
        for name in ("atreides_start", "atreides", "harkonnen_black", "harkonnen_silver")
    ]
    lines = (
        say("arrakis-standins-how"),
        *faces,
        *boards,
        say("arrakis-standin-tanks", tanks=tanks),
        say("arrakis-standin-tracks", steps=steps_text(), length=ours.tracks.prescience_length),
        say("arrakis-standin-wormsigns", **{str(sign): count for sign, count in ours.wormsigns.items()}),
        say(
            "arrakis-standin-stations",
            symbols=[say("arrakis-count-marker", count=n, marker=marker_name(m)) for m, n in ours.stations.items()],
        ),
        *tokens,
        say("arrakis-standin-objectives", objectives=[objective_text(key) for key in ours.objectives]),
        say("arrakis-standin-alone", **{level: award.kh for level, award in ours.alone.items()}),
    )
    return Chapter(say("arrakis-rules-standins"), lines)


def steps_text() -> list[Text]:
    return [say("arrakis-number", number=step) for step in standins().tracks.bene_gesserit_steps]


def token_sums(name: str) -> list[Text]:
    """Return what all tokens of a set show together."""
    counts = getattr(standins().tokens, name)
    sums = {kind: sum(count.of(kind) for count in counts) for kind in KINDS}
    generic = sum(count.generic for count in counts)
    found = [say(f"arrakis-units-{kind}", count=n) for kind, n in sums.items() if n]
    return [*found, say("arrakis-units-generic", count=generic)] if generic else found


def stand_in_leaders() -> Chapter:
    lines = [
        say(
            "arrakis-standin-leader",
            leader=leader_name(key),
            result=result_name(LEADERS[key].slot),
            text=say(f"arrakis-special-{key}"),
        )
        for key in standins().leaders
    ]
    return Chapter(say("arrakis-rules-standin-leaders"), (say("arrakis-standins-how"), *lines))


def stand_in_visions() -> Chapter:
    lines = [
        say(
            "arrakis-standin-vision",
            vision=vision_name(key),
            text=say(f"arrakis-vision-{key}-text"),
            kh=v.award.kh,
            sd=v.award.sd,
            jh=v.award.jh,
        )
        for key, v in VISIONS.items()
        if key in standins().prescience
    ]
    return Chapter(say("arrakis-rules-standin-visions"), (say("arrakis-standins-how"), *lines))
