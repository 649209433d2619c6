"""The locale keys of War for Arrakis: all exist, all are used, and button texts are short enough."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from games.arrakis import GAME
from games.arrakis.components import LEADERS, PLANNING, VISIONS, standins
from games.arrakis.mahdi.telling import RULINGS as AUTOMA_RULINGS
from games.arrakis.rules.asking import ArrakisInquiry, area_option, way
from games.arrakis.state import Phase
from games.arrakis.telling.narration import CLAUSES, HEADS, VERBS
from games.arrakis.telling.rulings import RULINGS, RULINGS_OF_SIDES
from games.arrakis.telling.wording import area_facts, attack_text
from games.arrakis.words.specials import DEEDS
from games.core.locales import LOCALES
from games.core.protocol import Event, Setup, Text
from games.core.texts import plain, words
from tests.arrakis.players import steady_game
from tests.arrakis.table import WarTable
from tests.support.checks import variant_keys

SOURCES = sorted(Path("games/arrakis").rglob("*.py"))
NAMES = tuple("Maximilian-Alexander von und zu_*"[:32] for _ in range(4))
BUTTON, HELP, MESSAGE = 80, 100, 1900
CARD = 250
"""The longest text of a planning card. The panel shows longer help texts in full."""
MAP_FAMILIES = ("arrakis-area-", "arrakis-sector-", "arrakis-zone-", "arrakis-terrain-")


@cache
def keys() -> set[str]:
    own = "".join(path.read_text() for path in (LOCALES / "en").glob("arrakis*.ftl"))
    reasons = re.findall(
        r"^(arrakis-(?:part|aim|idle)-[\w-]+) =", (LOCALES / "en" / "minds.ftl").read_text(), re.MULTILINE
    )
    found = [*re.findall(r"^([a-z][\w-]*) =", own, re.MULTILINE), *reasons]
    return {key for key in found if not key.startswith("group-")}


@cache
def patterns() -> tuple[str, ...]:
    """Return every key in the code as a regular expression. Gaps of f-strings match anything."""
    found: list[str] = []
    for path in SOURCES:
        nodes = [*ast.walk(ast.parse(path.read_text()))]
        skipped = {
            id(k.value)
            for node in nodes
            if isinstance(node, ast.Call | ast.ClassDef)
            for k in node.keywords
            if k.arg in ("tag", "group", "words")
        }
        inside = {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
        skipped |= {
            id(node.args[0])
            for node in nodes
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "StandingOrder" and node.args
        }
        groups = {id(arg) for node in nodes if isinstance(node, ast.Call) for arg in node.args[1:]}
        for node in nodes:
            if isinstance(node, ast.JoinedStr) and id(node) not in skipped:
                found.append("".join(re.escape(p.value) if isinstance(p, ast.Constant) else ".+" for p in node.values))
            elif (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and id(node) not in skipped | inside | groups
            ):
                found.append(re.escape(node.value))
    found += map(re.escape, variant_keys(GAME))
    found += [r"arrakis\-ask\-.+", r"arrakis\-awaits\-.+"]  # Prompts, and what is awaited: made in games/core.
    return tuple(p for p in found if re.fullmatch(r"arrakis\\-[\w\\.+-]+", p))


def test_every_key_the_code_speaks_of_exists():
    lost = [p for p in patterns() if not any(re.fullmatch(p, key) for key in keys())]
    assert lost == []


IN_OLD_RESULTS = {"arrakis-source-supremacy"}
"""Keys that only results of older games use."""


def test_every_key_is_used():
    useless = {key for key in keys() if not any(re.fullmatch(p, key) for p in patterns())}
    assert useless == IN_OLD_RESULTS


def told_kinds() -> set[str]:
    """Return every kind of event that the code records."""
    kinds = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text())):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            at = {"tell": int(isinstance(node.func, ast.Name)), "desert_hits": 1}.get(name)
            if at is not None and at < len(node.args) and isinstance(node.args[at], ast.Constant):
                kinds.add(node.args[at].value)
    return kinds


def test_every_event_is_told():
    made = {
        "seated",
        "seated-board",
        "won-supremacy",
        "won-stalemate",
        "won-objective",
        "looked-wormsign",
        "looked-station",
        "moved",
        "rode",
        "flown",
        "battle-round",
    }
    seen = {f"{kind}-seen" for kind in ("objective", "looked-wormsign", "looked-station")}
    together = {f"{kind}-did" for kind in HEADS}
    kinds = (told_kinds() | made) - {"paid-die"}
    wanted = {VERBS.get(kind, kind) for kind in kinds} | seen | together
    assert {key.removeprefix("arrakis-told-") for key in keys() if key.startswith("arrakis-told-")} == wanted


def test_every_part_of_a_sentence_can_be_said():
    parts = {key.removeprefix("arrakis-each-") for key in keys() if key.startswith("arrakis-each-")}
    assert parts == {*VERBS, "drew-seen"}


def told(*events: Event, seat: int | None = None) -> list[str]:
    return [plain(words().say(line.text, NAMES)) for line in GAME.narrate(events, seat)]


def drew(deck: str, side: str = "atreides", *cards: str) -> Event:
    return Event("drew", 0, {"side": side, "deck": deck, "count": len(cards)}, {"cards": list(cards)}, (0,))


CARDS = drew("house_atreides", "atreides", "crysknife"), drew("fremen_ally", "atreides", "shai_hulud", "thumpers")


def test_what_a_side_draws_from_both_decks_is_one_sentence():
    theirs = drew("house_harkonnen", "harkonnen", "hunter_seeker")
    assert told(*CARDS, theirs, seat=1) == [
        "Atreides drew a card from House Atreides and 2 cards from Fremen Ally.",
        "Harkonnen drew a card from House Harkonnen.",
    ]


def test_what_partners_draw_in_turn_is_one_sentence_a_side():
    ours, theirs = CARDS, [drew(deck, "harkonnen", "hunter_seeker") for deck in ("house_harkonnen", "corrino_ally")]
    assert told(ours[0], theirs[0], ours[1], theirs[1], seat=1) == [
        "Atreides drew a card from House Atreides and 2 cards from Fremen Ally.",
        "Harkonnen drew a card from House Harkonnen and a card from Corrino Ally.",
    ]


def test_whoever_draws_reads_which_cards_they_are():
    assert told(*CARDS, seat=0) == [
        "Atreides drew Crysknife from House Atreides; Shai-Hulud and Thumpers from Fremen Ally."
    ]


def test_copies_of_one_card_are_counted():
    cards = ["shai_hulud", "thumpers", "shai_hulud"]
    assert told(drew("fremen_ally", "atreides", *cards), seat=0) == [
        "Atreides drew 2 × Shai-Hulud and Thumpers from Fremen Ally."
    ]


def test_what_is_placed_in_a_row_is_one_sentence_that_counts_it():
    fields = Event("harvesters-placed", 1, {"side": "harkonnen", "areas": ["neo_01"]})
    zones = Event(
        "aircraft-placed", 1, {"side": "harkonnen", "vehicle": "ornithopter", "zones": ["az_neo_nei", "az_nei_nwi"]}
    )
    assert told(fields, zones) == [
        "Harkonnen placed a harvester in Northeast outer 1 (NE1); 2 ornithopters in air zones A1 and A2."
    ]


def test_a_die_and_what_was_done_by_it_are_one_sentence():
    forces = {"of": "harkonnen", "units": {"regular": 2}, "tokens": 0, "leaders": []}
    acted = Event("acted", 1, {"side": "harkonnen", "result": "strategy"})
    moves = [
        Event("moved", 1, {"side": "harkonnen", "forces": forces, "area": area, "end": end})
        for area, end in (("arrakeen", "broken_land"), ("carthag", "arrakeen"))
    ]
    assert told(acted, *moves) == [
        "Harkonnen took a strategy action: they moved 2 regulars from Arrakeen (ARK) to Broken Land (BRK) "
        "and 2 regulars from Carthag (CAR) to Arrakeen (ARK)."
    ]


def test_hungarian_sets_a_comma_before_the_last_deed():
    acted = Event("acted", 1, {"side": "harkonnen", "result": "deployment"})
    forces = {"of": "harkonnen", "units": {"regular": 2}, "tokens": 0, "leaders": []}
    deployed = Event("deployed", 1, {"side": "harkonnen", "forces": forces, "area": "arrakeen"})
    leader = Event("leader-deployed", 1, {"side": "harkonnen", "leader": "thufir_hawat", "area": "arsunt"})
    (line,) = GAME.narrate([acted, deployed, leader], None)
    assert ", és " in plain(words("hu").say(line.text))


def event(kind: str, side: str = "harkonnen", **data: object) -> Event:
    return Event(kind, int(side == "harkonnen"), {"side": side, **data})


def forces(side: str = "harkonnen", *leaders: str, **units: int) -> dict[str, object]:
    return {"of": side, "units": units, "tokens": 0, "leaders": list(leaders)}


def test_dice_that_are_turned_alike_are_told_once():
    turned = [event("die-changed", old="strategy", result=result) for result in ("leadership", "leadership", "house")]
    theirs = event("die-changed", "atreides", old="mentat", result="house")
    assert told(turned[0], theirs, *turned[1:]) == [
        "Harkonnen turned 2 strategy dice to leadership and a strategy die to house.",
        "Atreides turned a mentat die to house.",
    ]


def test_a_deployment_is_one_sentence():
    acted = event("acted", "atreides", result="deployment")
    token = event("token-deployed", "atreides", area="sihaya_ridge")
    naib = event("leader-deployed", "atreides", leader="naib", area="sihaya_ridge")
    assert told(acted, token, naib) == [
        "Atreides took a deployment action: they laid a deployment token in Sihaya Ridge (SIH)"
        " and brought a naib to Sihaya Ridge (SIH)."
    ]


def test_desert_power_and_what_it_did_are_one_sentence():
    signs = event("signs-laid", "atreides", areas=["gara_kulon", "windgap"])
    assert told(event("desert-power", "atreides"), signs) == [
        "Atreides used desert power: they laid wormsigns in Gara Kulon (GAR) and Windgap (WGP)."
    ]


def test_a_station_is_told_with_the_marker_that_it_advances():
    acted = event("acted", "atreides", result="strategy")
    scouts = forces("atreides", regular=1)
    rode = event("rode", "atreides", forces=scouts, area="gara_kulon", end="windgap")
    station = event("station", "atreides", area="windgap", marker="jh")
    marker = event("marker", "atreides", marker="jh", steps=1, now=3)
    moved = event("moved", "atreides", forces=scouts, area="hobars_gap", end="sihaya_ridge")
    assert told(acted, rode, station, marker, moved) == [
        "Atreides took a strategy action: they rode with 1 regular from Gara Kulon (GAR) to Windgap (WGP), took the ecological"
        " station in Windgap (WGP) (Jihad advanced to 3) and moved 1 regular from Hobars Gap (HOB) to Sihaya Ridge (SIH)."
    ]
    assert told(station, marker) == ["Atreides took the ecological station in Windgap (WGP): Jihad advanced to 3."]
    assert told(station) == ["Atreides took the ecological station in Windgap (WGP): Jihad."]


def test_markers_that_advance_together_are_one_sentence():
    markers = [event("marker", "atreides", marker=each, steps=1, now=now) for each, now in (("kh", 1), ("jh", 4))]
    assert told(*markers) == ["Kwisatz Haderach advanced by 1 to 1 and Jihad by 1 to 4."]


def test_a_battle_round_is_one_line():
    attack = event("battle-rolled", area="windgap", round=1, faces=["hit", "hit", "shield"])
    answer = event("battle-rolled", "atreides", area="windgap", round=1, faces=["special"])
    hits = event("battle-hits", area="windgap", hits=2, suffered=0, attack=forces(regular=3))
    rolls = "Battle round 1: Harkonnen rolled 2 hits and 1 shield, Atreides 1 special."
    assert told(attack, answer) == [rolls]
    assert told(attack, answer, hits) == [f"{rolls} Harkonnen dealt 2 hits and took none."]


def test_that_an_attack_goes_on_is_told_where_it_costs_a_hit():
    attack = event("battle-rolled", area="windgap", round=2, faces=["hit"])
    free, dear = (event("continued", area="windgap", hits=hits) for hits in (0, 1))
    assert told(free, attack) == told(attack)
    assert told(dear, attack) == [
        "Harkonnen continued the attack on Windgap (WGP) and took a hit for it.",
        *told(attack),
    ]


def test_cards_discarded_in_a_battle_are_told_with_their_reason():
    dice, hand = (event("discarded", cards=["hunter_seeker"], why=why) for why in ("dice", ""))
    old = event("discarded", cards=["hunter_seeker"])
    assert (
        told(dice, hand, old)
        == ["Harkonnen discarded Hunter-Seeker for more dice."] + ["Harkonnen discarded Hunter-Seeker."] * 2
    )


@pytest.mark.parametrize(
    ("lost", "said"),
    [
        (
            event("losses", area="windgap", forces=forces(elite=2), turned=0),
            "Harkonnen lost 2 elites and a bashar in Windgap (WGP).",
        ),
        (
            event("destroyed", area="windgap", forces=forces(regular=1)),
            "Harkonnen lost the whole legion in Windgap (WGP): 1 regular and a bashar.",
        ),
    ],
)
def test_leaders_who_are_left_alone_are_told_with_their_legion(lost: Event, said: str):
    assert told(lost, event("leaders-lost", area="windgap", forces=forces("harkonnen", "bashar"))) == [said]


def test_sandworms_that_appear_together_are_one_sentence():
    worms = [event("worm-appeared", "atreides", worm="sandworm", area=area) for area in ("gara_kulon", "windgap")]
    maker = event("worm-appeared", "atreides", worm="wild_maker", area="hobars_gap")
    assert told(*worms, maker) == [
        "2 sandworms appeared in Gara Kulon (GAR) and Windgap (WGP).",
        "The Wild Maker appeared in Hobars Gap (HOB).",
    ]
    assert told(worms[0]) == ["A sandworm appeared in Gara Kulon (GAR)."]


def test_hits_of_the_desert_are_told_once():
    storm, worm = (
        event(kind, "atreides", area="windgap", faces=["hit"], hits=1) for kind in ("storm-struck", "worm-struck")
    )
    none = event("storm-struck", "atreides", area="gara_kulon", faces=["shield"], hits=0)
    assert told(storm, none, worm) == [
        "The storm over Windgap (WGP) dealt 1 hit.",
        "The storm over Gara Kulon (GAR) dealt no hits.",
        "A sandworm attacked Windgap (WGP) and dealt 1 hit.",
    ]


def test_where_a_clause_names_several_things_the_last_is_set_apart():
    acted = event("acted", result="deployment")
    towns = [event("deployed", forces=forces(regular=1), area=area) for area in ("arrakeen", "carthag")]
    leader = event("leader-deployed", leader="thufir_hawat", area="arsunt")
    assert told(acted, *towns, leader) == [
        "Harkonnen took a deployment action: they deployed 1 regular to Arrakeen (ARK) and 1 regular to Carthag (CAR),"
        " and brought Thufir Hawat to Arsunt (ARS)."
    ]


def test_units_that_are_replaced_in_several_areas_are_one_clause():
    better = [event("swapped", area=area, forces=forces(elite=1)) for area in ("arrakeen", "carthag")]
    assert told(event("special", leader="baron_harkonnen"), *better) == [
        "Harkonnen used Baron Harkonnen: they exchanged lesser units for 1 elite in Arrakeen (ARK) and 1 elite in Carthag (CAR)."
    ]


def test_vehicles_of_a_kind_that_are_placed_one_by_one_are_told_together():
    fields = [event("harvesters-placed", areas=[area]) for area in ("neo_01", "neo_02")]
    assert told(*fields) == ["Harkonnen placed 2 harvesters in Northeast outer 1 (NE1) and Northeast outer 2 (NE2)."]


@pytest.mark.parametrize(
    ("events", "brief"),
    [
        (
            [event("moved", forces=forces(regular=2), area="arrakeen", end=end) for end in ("carthag", "arsunt")],
            "Harkonnen marched to Carthag (CAR) and Arsunt (ARS).",
        ),
        (
            [
                event("flown", forces=forces(regular=2), area="arrakeen", end="carthag"),
                event("attacked", area="carthag", end="windgap", surprise="no"),
            ],
            "Harkonnen attacked Windgap (WGP).",
        ),
        ([event("deployed", forces=forces(regular=1), area="arsunt")], "Harkonnen brought troops to Arsunt (ARS)."),
        ([drew("corrino_ally", "harkonnen", "hunter_seeker")], None),
    ],
)
def test_a_glance_has_room_for_where_a_side_went(events: list[Event], brief: str | None):
    played = event("acted", result="strategy")
    drawn = [Event(each.kind, played.seat, each.data, each.secret, each.to) for each in events]
    (line,) = GAME.narrate([played, *drawn], None)
    assert [plain(say(telling)) for telling in line.briefer] == ([brief] if brief else [])


def test_what_decided_a_turn_weighs_most():
    attacked = event("acted", result="strategy")
    won = event("battle-won", area="windgap")
    rolled = event("rolled", dice={"strategy": 1})
    weights = [line.weight for line in GAME.narrate([rolled, attacked, won], None)]
    assert weights == sorted(weights)
    assert len(set(weights)) == 3


def test_a_desert_without_worms_is_told_as_such():
    assert told(Event("hazards-flipped", 0, {"side": "atreides", "areas": [], "count": 2})) == [
        "2 wormsigns were turned over: no sandworm."
    ]


def inquiries(cls: type = ArrakisInquiry) -> set[str]:
    return {sub.kind for sub in cls.__subclasses__() if sub.kind}.union(
        *(inquiries(sub) for sub in cls.__subclasses__())
    )


def test_every_question_has_its_prompt_and_every_prompt_its_question():
    asks = {key.removeprefix("arrakis-ask-") for key in keys() if key.startswith("arrakis-ask-")}
    assert asks - {"action-truth", "action-no-die", "turn-over", "place-there"} == inquiries() - {"mahdi-tie"}


def test_every_clause_of_the_automas_sentences_can_be_said():
    assert {key.removeprefix("arrakis-did-") for key in keys() if key.startswith("arrakis-did-")} == {
        VERBS.get(kind, kind) for kind in CLAUSES
    }


@pytest.mark.parametrize(
    ("family", "members"),
    [
        ("card", [*PLANNING, "scheming-text"]),
        ("vision", [*VISIONS, *[f"{key}-text" for key in VISIONS], "award"]),
        ("leader", [*LEADERS, "paul", "naib", "bashar", "slot", "combat"]),
        ("special", list(LEADERS)),
        ("deed", list(DEEDS)),
        ("phase", list(Phase)),
        ("ruling", [*RULINGS, *RULINGS_OF_SIDES, *AUTOMA_RULINGS]),
    ],
)
def test_the_names_of_a_family_are_complete(family, members):
    assert {k.removeprefix(f"arrakis-{family}-") for k in keys() if k.startswith(f"arrakis-{family}-")} == set(members)


def say(text: Text) -> str:
    sentence = words().say(text, NAMES)
    assert "{" not in sentence
    assert "!" not in sentence
    return sentence


def test_everything_asked_and_told_in_whole_wars_can_be_said_and_fits():
    events: list[Event] = []

    def watch(state, step, given) -> None:
        events.extend(step.events)
        if step.closes:
            say(GAME.headline(GAME.view(state, None)))
        for question in GAME.questions(state):
            say(question.prompt)
            for option in question.options:
                assert len(say(option.text)) <= BUTTON, say(option.text)
                room = CARD if option.group == "arrakis-cards" else HELP
                assert option.help is None or len(say(option.help)) <= room, say(option.help)

    for number in range(2):
        state = steady_game(Setup(("Ann", "Bo"), {}, bytes([number]) * 32), f"words {number}", watch)
        say(GAME.result(state).decided_by)
    for seat in (None, 0, 1):
        assert all(len(say(line.text)) < 1000 for line in GAME.narrate(events, seat))


def test_rules_and_cards_fit_a_message():
    chapters = GAME.rules({})
    assert len(chapters) <= 25
    for chapter in chapters:
        assert len("\n".join([say(chapter.title), *map(say, chapter.lines)])) <= MESSAGE, chapter.title
    for entry in GAME.cards():
        assert len("\n".join(map(say, (entry.name, entry.kind, *entry.lines)))) <= MESSAGE


def test_the_rules_tell_every_ruling_and_every_stand_in():
    lines = [line for chapter in GAME.rules({}) for line in chapter.lines]
    told = "\n".join(map(say, lines))
    assert all(say(Text(f"arrakis-ruling-{key}")) in told for key in (*RULINGS, *RULINGS_OF_SIDES, *AUTOMA_RULINGS))
    assert all(say(Text(f"arrakis-leader-{key}")) in told for key in standins().leaders)
    assert all(say(Text(f"arrakis-vision-{key}")) in told for key in standins().prescience)
    assert "data/arrakis/standins.toml" in told


def test_a_heading_of_a_group_belongs_to_a_group_of_the_code():
    text = "".join(path.read_text() for path in (LOCALES / "en").glob("arrakis*.ftl"))
    code = "".join(path.read_text() for path in SOURCES)
    headings = re.findall(r"^group-([\w-]*) =", text, re.MULTILINE)
    assert headings
    assert all(f'"{name}"' in code for name in headings)


def test_you_are_told_what_only_you_may_know():
    event = Event("drew", 0, {"side": "atreides", "deck": "fremen_ally", "count": 1}, {"cards": ["thumpers"]}, (0,))
    own, other = (say(GAME.narrate([event], seat)[0].text) for seat in (0, 1))
    assert own == "**Atreides** drew *Thumpers* from *Fremen Ally*."
    assert other == "**Atreides** drew a card from *Fremen Ally*."


def test_a_prescience_card_that_is_looked_up_names_only_what_it_awards():
    entry = next(entry for entry in GAME.cards() if entry.key == "paul_drinks_the_water_of_life")
    assert "Award: Kwisatz Haderach 2." in [say(line) for line in entry.lines]


@pytest.mark.parametrize(("count", "said"), [(1, "place a harvester"), (3, "place 3 harvesters")])
def test_vehicles_are_counted_as_one_would_say_it(count: int, said: str):
    text = Text("arrakis-count-vehicle", {"count": count, "kind": "harvester"})
    assert f"place {say(text)}" == said


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ({"drawn": "yes", "units": "2 Fedaykin"}, "You drew a token of 2 Fedaykin. In which sietch do you lay it?"),
        ({"drawn": "no"}, "No token is left. To which sietch does a leader come?"),
    ],
)
def test_a_token_that_was_drawn_is_told_in_a_sentence(args: dict[str, str], said: str):
    assert say(Text("arrakis-ask-deploy-token", args)) == said


def test_an_attack_says_how_many_units_meet():
    assert say(attack_text("arrakeen", "windgap")) == "Attack Windgap (WGP) from Arrakeen (ARK)"
    assert say(attack_text("arrakeen", "windgap", flown=True)) == "Raid Windgap (WGP) from Arrakeen (ARK) by air"


def test_one_unit_is_one_unit():
    for kind in ("retreat", "go-on"):
        asked = say(Text(f"arrakis-ask-{kind}", {"area": "Windgap (WGP)", "ours": 1, "theirs": 3, "price": "no"}))
        assert "you have 1 unit, they have 3" in asked


def test_every_standing_order_says_that_it_holds_from_now_on():
    orders = [say(Text(key)) for key in keys() if key.startswith("arrakis-order-") and key != "arrakis-order-cards"]
    assert all(re.search(r"\b([Aa]lways|[Nn]ever|Where several)\b", order) for order in orders), orders


def test_an_area_that_is_named_after_its_sector_does_not_repeat_it():
    assert say(area_facts("neo_01")) == "deep desert"
    assert say(area_facts("windgap")) == "desert, Southwest inner"


def test_who_deploys_reads_what_stands_there_already():
    table = WarTable()
    table.put("carthag", "harkonnen", "3r 1e bashar")
    table.turn("harkonnen", "d")
    table.answer("harkonnen", "die:deployment")
    helps = {option.key: say(option.help) for option in table.ask("harkonnen", "deploy-units").options}
    assert helps["carthag"] == "3 regulars, 1 elite and a bashar"
    assert helps["arrakeen"] == "No unit stands there"


def test_what_stands_under_a_token_is_not_told_beside_an_option():
    table = WarTable()
    table.put("windgap", "atreides", "t:d1 naib")
    table.turn("atreides", "s")
    table.answer("atreides", "die:strategy")
    (mover,) = [option for option in table.ask("atreides", "maneuver").options if option.key.endswith("windgap")]
    assert say(mover.help) == "1 face-down token and a naib"


def test_a_side_without_dice_is_not_told_to_spend_one():
    table = WarTable()
    table.put("windgap", "atreides", "1r")
    table.turn("atreides", "", "m")
    assert say(table.ask("atreides", "action").prompt).startswith("Your turn: you have no die left.")


def test_several_deeds_with_lists_are_parted_by_semicolons():
    rolled = event("mahdi-rolled", result="leadership")
    moved = [
        event("moved", forces=forces(regular=2), area="arrakeen", end="carthag"),
        event("moved", forces=forces(regular=1, elite=1), area="arsunt", end="hagga_basin"),
    ]
    (said,) = told(rolled, *moved, event("mahdi-guards", area="arsunt"))
    assert said.endswith(
        "to Carthag (CAR); 1 regular and 1 elite from Arsunt (ARS) to Hagga Basin (HAG);"
        " left start tokens to guard Arsunt (ARS)."
    )


@pytest.mark.parametrize(
    ("key", "place"), [("to:windgap", "area:windgap"), ("az_neo_nei", "zone:az_neo_nei"), ("draw:1:0", "")]
)
def test_an_option_that_is_a_place_names_it_for_the_map(key: str, place: str):
    assert way(key, Text("arrakis-nothing"), lambda play: None).option(None).place == place


def test_an_area_among_options_is_named_for_the_map():
    assert area_option("windgap", verb="from").place == "area:windgap"


def test_an_area_that_a_worm_struck_is_marked_for_the_picture():
    (line,) = GAME.narrate([event("worm-struck", area="windgap", hits=2, faces=["hit", "hit"])], None)
    assert {"area:windgap", "worm:windgap"} <= set(line.marks)
