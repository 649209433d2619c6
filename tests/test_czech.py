"""The Czech pilot reads as good Czech: for you, for Ann, for three troops and for five, for a rival and for a House."""

from __future__ import annotations

import re

import pytest
from fluent.syntax.serializer import FluentSerializer

from games import arrakis, dice, imperium
from games.core.fluent_syntax import has_no_words
from games.core.game import Game
from games.core.locales import LOCALES, entries
from games.core.protocol import Event, Text, say, seat_name
from games.core.texts import Name, plain, words
from games.imperium.words.compound import If, Pay
from games.imperium.words.conditions import OtherInPlay
from games.imperium.words.costs import Cost
from games.imperium.words.effects import DrawIntrigue, EachOpponent, Gain, Retreat
from games.imperium.words.word import printed_all
from tests.imperium.base import CARDS, CONFLICTS, INTRIGUE, LEADERS, SPACES

NAMES = ("Ann", "Bo")
ANN, BO = 0, 1
NBSP = "\N{NO-BREAK SPACE}"
SENTENCES = {key: FluentSerializer().serialize_entry(source.entry) for key, source in entries(LOCALES / "cs").items()}


def read(text: Text, names: tuple[str, ...] = NAMES) -> str:
    return plain(words("cs").say(text, names))


def told(*events: Event, reader: int | None = None, names: tuple[str, ...] = NAMES, game: Game = imperium.GAME) -> str:
    return " ".join(read(line.text, names) for line in game.narrate(events, reader))


def test_the_pilot_is_large_enough_to_prove_something():
    assert len(entries(LOCALES / "cs")) > 60


VISIT = (
    Event("sent", ANN, {"space": "arrakeen", "card": "dagger"}),
    Event("recruited", ANN, {"n": 3}),
    Event("deployed", ANN, {"n": 5, "from": "garrison"}),
    Event("drew", ANN, {"n": 1}),
)


def test_an_agent_turn_of_ann():
    assert told(*VISIT) == (
        "Ann vysílá agenta na pole Arrakén kartou Dýka: získává 3 jednotky, posílá do střetu 5 jednotek a dobírá kartu."
    )


def test_your_own_agent_turn():
    assert told(*VISIT, reader=ANN).startswith(
        "Vysíláš agenta na pole Arrakén kartou Dýka: získáváš 3 jednotky, posíláš do střetu 5 jednotek a "
    )


def test_an_agent_turn_of_a_rival():
    rival = (say("leader-earl_memnon_thorvald"), "Bo")
    assert told(VISIT[0], names=rival) == "Hrabě Memnon Thorvald vysílá agenta na pole Arrakén kartou Dýka."


def test_a_rival_whose_leader_is_not_known_is_called_so_once():
    sent = Event("hagal_sent", BO, {"card": "wealth", "space": "wealth", "skipped": []})
    assert told(sent, names=("Ann", say("hagal-rival", number=1))).startswith("Protivník 1 otáčí kartu")


@pytest.mark.parametrize(
    ("n", "troops"),
    [(1, "jednotku"), (2, "2 jednotky"), (3, "3 jednotky"), (5, "5 jednotek"), (21, "21 jednotek")],
)
def test_troops_are_counted_as_czech_counts(n, troops):
    assert told(Event("recruited", BO, {"n": n})) == f"Bo získává {troops}."


def test_influence_alliance_and_control_bend_the_names():
    rose = Event("influence", ANN, {"faction": "guild", "before": 3, "after": 4})
    allied = Event("alliance", ANN, {"faction": "guild", "from": BO})
    control = Event("control", ANN, {"space": "carthag"})
    income = Event("gained", ANN, {"what": "solari", "n": 2, "source": "control:arrakeen"})
    assert told(rose, allied, control, income) == (
        "Ann stoupá u Kosmické gildy (3 → 4), přebírá od hráče Bo alianci s Kosmickou gildou a s ní vítězný bod, "
        "ovládá Kartágo a získává 2 soláry za ovládnutí Arrakénu."
    )


def test_what_is_taken_from_you():
    stolen = Event("stole_intrigue", ANN, {"from": BO})
    assert told(stolen, reader=BO) == "Ann krade kartu intrik tobě."
    assert told(stolen, reader=ANN) == "Kradeš kartu intrik hráči Bo."


@pytest.mark.parametrize(
    ("bo", "dative"),
    [
        (Name("Bo", "he"), "hráči Bo"),
        (Name("Bo", "she"), "hráčce Bo"),
        (Name("Bo", "they"), "hráči Bo"),
        (say("hagal-house"), "rodu Hagal"),
        (say("leader-countess_ariana_thorvald"), "hraběnce Arianě Thorvald"),
    ],
)
def test_what_is_taken_from_him_from_her_and_from_a_rival(bo, dative):
    assert told(Event("stole_intrigue", ANN, {"from": BO}), names=("Ann", bo)) == f"Ann krade kartu intrik {dative}."


def test_what_is_taken_from_somebody_without_a_name():
    assert told(Event("stole_intrigue", ANN, {"from": BO}), names=("Ann",)) == "Ann krade kartu intrik hráči 2."


def test_a_reveal_and_a_purchase():
    revealed = Event("revealed", BO, {"cards": ["diplomacy", "dagger", "dagger"]})
    bought = Event("acquired", BO, {"card": "bene_gesserit_sister", "top": False})
    assert told(revealed, bought) == "Bo odhaluje Diplomacii a 2 × Dýku: získává Benegesseritskou sestru."
    assert told(revealed, bought, reader=BO) == "Odhaluješ Diplomacii a 2 × Dýku: získáváš Benegesseritskou sestru."


FILES = ("imperium.ftl", "imperium-ix.ftl", "imperium-hagal.ftl")


def test_no_sentence_of_imperium_is_half_czech_and_half_english():
    """A head and its clauses are one sentence: none of them may be left out."""
    english = entries(LOCALES / "en").items()
    parts = [key for key, source in english if source.file in FILES and key.startswith(("log-", "did-"))]
    assert [key for key in parts if key not in SENTENCES] == []


@pytest.mark.parametrize("kind", ["card", "intrigue", "space", "conflict", "leader"])
def test_no_name_of_the_base_game_is_english_in_a_czech_sentence(kind):
    shelves = {"card": CARDS, "intrigue": INTRIGUE, "space": SPACES, "conflict": CONFLICTS, "leader": LEADERS}
    assert [key for key in shelves[kind] if f"{kind}-{key}" not in SENTENCES] == []


def test_a_round_is_headed_in_czech_throughout():
    assert read(say("headline-turns", round=1, conflict=say("conflict-skirmish_a"))) == f"1.{NBSP}kolo · Potyčka"


def test_a_reveal_in_brief():
    revealed = Event("revealed", BO, {"cards": ["dagger", "dagger", "diplomacy"]})
    bought = Event("acquired", BO, {"card": "stilgar", "top": False})
    (line,) = imperium.GAME.narrate((revealed, bought), None)
    assert "Bo odhaluje 3 karty: získává Stilgara." in [read(text) for text in line.briefer]


def test_influence_with_one_faction_or_another():
    among = [say("faction-emperor"), say("faction-guild")]
    text = say("gain-influence-among", n=2, factions=say("list-or", head=among[0], tail=among[1]))
    assert read(text) == "2 body vlivu u imperátora nebo Kosmické gildy"


def test_a_combat():
    won = Event("combat_resolved", ANN, {"strengths": [6, 4], "rewards": [ANN]})
    lost = Event("lost_troops", BO, {"n": 2, "zone": "troops"})
    assert told(won, lost) == "Ann vyhrává střet (Ann 6 a Bo 4). Bo ztrácí ve střetu 2 jednotky."


@pytest.mark.parametrize(
    ("pronoun", "reader", "sentence"),
    [
        ("she", None, "Ann vyhrála hru."),
        ("he", None, "Ann vyhrál hru."),
        ("they", None, "Vítězí Ann."),
        ("she", ANN, "Vyhrála jsi hru."),
        ("they", ANN, "Vítězství je tvoje."),
    ],
)
def test_the_winner_is_spoken_of_as_they_wish(pronoun, reader, sentence):
    assert told(Event("won", ANN), reader=reader, names=(Name("Ann", pronoun), "Bo")) == sentence


def test_questions_and_buttons():
    buy = say("pick-buy", card=say("card-sardaukar_legion"), cost=5)
    assert read(say("one-buy", what=buy)) == "Získat Sardaukarskou legii (5)"
    assert read(say("ask-turn", agents=3)).endswith("Máš 3 agenty.")
    assert [read(say("pick-deploy", n=n)) for n in (1, 4, 7)] == [
        "Poslat do střetu 1 jednotku",
        "Poslat do střetu 4 jednotky",
        "Poslat do střetu 7 jednotek",
    ]


def test_sending_nobody_is_a_negation_as_czech_wants_it():
    assert read(say("pick-deploy", n=0)) == "Do střetu neposlat nikoho"
    assert [read(say("pick-retreat", n=n)) for n in (0, 1, 2, 5)] == [
        "Neustupovat",
        "Ustoupit: 1 jednotka",
        "Ustoupit: 2 jednotky",
        "Ustoupit: 5 jednotek",
    ]


@pytest.mark.parametrize(
    ("n", "left", "influence"),
    [
        (1, "Zbývá ti 1 bod přízně.", "U které frakce získáš 1 bod vlivu?"),
        (2, "Zbývají ti 2 body přízně.", "U které frakce získáš 2 body vlivu?"),
        (5, "Zbývá ti 5 bodů přízně.", "U které frakce získáš 5 bodů vlivu?"),
    ],
)
def test_persuasion_and_influence_are_counted_in_points(n, left, influence):
    assert (read(say("ask-turn-reveal", persuasion=n, total=n, spent=0)), read(say("ask-faction", n=n))) == (
        left,
        influence,
    )


@pytest.mark.parametrize(("n", "cards"), [(1, "1 karta"), (3, "3 karty"), (0, "0 karet"), (21, "21 karet")])
def test_cards_in_the_deck_are_counted_on_the_picture(n, cards):
    assert read(say("picture-row", left=n)) == f"Imperiální řada · {cards} v balíčku"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((Pay(Cost(solari=1), (DrawIntrigue(1),)),), "můžeš zaplatit 1 solár a za to dobrat kartu intrik"),
        ((If(OtherInPlay("fremen"), (Gain("swords", 3),)),), "když máš ve hře jinou kartu fremenů: získat 3 meče"),
        ((EachOpponent("discard", 2),), "každý soupeř odloží 2 karty"),
        ((Retreat(2),), "můžeš stáhnout ze střetu až 2 jednotky"),
    ],
)
def test_what_a_card_says_is_czech_throughout(words, said):
    assert read(printed_all(words)) == said


def test_a_card_to_be_bought_says_where_it_leads_and_what_it_does():
    reveal = say("card-help-reveal", words=say("word-gain", what=say("gain-swords", n=1)))
    sent = say("send-help", symbols=[say("symbol-city"), say("symbol-fremen")], help=reveal)
    assert read(sent) == "kam: město a fremeni · odhalení: získat 1 meč"


def test_a_card_is_named_in_the_accusative_on_the_button_that_trashes_it():
    assert read(say("word-trash-named", card=say("card-dagger"))) == "zničit Dýku"


KINDS = (
    "ask-",
    "pick-",
    "why-",
    "word-",
    "words-",
    "special-",
    "gain-",
    "cost-",
    "if-",
    "send-help",
    "card-help",
    "space-help",
)


def test_nothing_of_a_turn_is_left_in_english():
    files = ("en/imperium.ftl", "en/imperium-words.ftl")
    english = {key: source for key, source in entries(LOCALES / "en").items() if source.place.startswith(files)}
    said = {key for key, source in english.items() if key.startswith(KINDS) and not has_no_words(source.entry.value)}
    assert said - set(SENTENCES) == set()


def test_a_refusal_gives_its_reason():
    condition = say("if-influence", n=2, faction=say("faction-fremen"))
    assert read(say("why-only-if", condition=condition)) == "jen když máš u fremenů vliv 2 nebo vyšší"
    assert read(say("why-costs", cost=say("cost-solari", n=5), have=say("cost-solari", n=2))) == (
        "stojí 5 solárů, máš 2 soláry"
    )


def test_a_call_and_a_nudge():
    game = say("imperium-title")
    assert read(say("call-title", game=game, where="#duna")) == "Jsi na tahu ve hře Duna: Impérium, #duna."
    assert read(say("nudge", game=game, where="#duna", since="včera")) == (
        "Jsi na tahu ve hře Duna: Impérium, #duna; výzva přišla včera. Potřebuješ-li víc času, stiskni Potřebuji den."
    )


def test_houses():
    chosen = Event("house-chosen", ANN, {"house": "atreides"})
    battle = Event("battle", ANN, {"houses": ["harkonnen", "guild"], "region": "carthag"})
    assert told(chosen, battle, game=dice.GAME) == (
        "Ann hraje za Atreidy. Ann útočí na Harkonneny a Kosmickou gildu v regionu Kartágo."
    )
    assert told(chosen, game=dice.GAME, reader=ANN) == "Hraješ za Atreidy."
    assert read(say("kind-leader", house=say("house-atreides"))) == "vůdce, rod Atreidů"


@pytest.mark.parametrize(
    ("house", "played"),
    [
        ("atreides", "Atreidy"),
        ("harkonnen", "Harkonneny"),
        ("fremen", "fremeny"),
        ("bene_tleilax", "Bene Tleilax"),
        ("corrino", "Corriny"),
        ("guild", "Kosmickou gildu"),
        ("bene_gesserit", "Bene Gesserit"),
        ("smugglers", "pašeráky"),
    ],
)
def test_every_house_is_played_in_the_accusative(house, played):
    assert told(Event("house-chosen", BO, {"house": house}), game=dice.GAME) == f"Bo hraje za {played}."


def test_a_leader_is_played_in_the_accusative_without_the_capital_of_a_heading():
    chosen = Event("took_leader", ANN, {"leader": "baron_vladimir_harkonnen"})
    assert told(chosen) == "Ann hraje za barona Vladimira Harkonnena."
    assert told(chosen, reader=ANN) == "Hraješ za barona Vladimira Harkonnena."
    assert read(say("leader-glossu_the_beast_rabban")) == "Glossu „Bestie“ Rabban"


def test_two_factions_are_chosen_in_secret():
    chosen = Event("chose_factions", ANN, {}, {"factions": ["guild", "fremen"]}, (ANN,))
    assert told(chosen, names=(Name("Ann", "she"), "Bo")) == "Ann si tajně vybírá dvě frakce."
    assert told(chosen, reader=ANN) == "Tajně si vybíráš Kosmickou gildu a fremeny."


def test_an_alliance_is_offered_to_somebody_and_to_you():
    invited = Event("invited", ANN, {"other": BO})
    assert told(invited, game=dice.GAME) == "Ann nabízí spojenectví hráči Bo."
    assert told(invited, game=dice.GAME, reader=BO) == "Ann nabízí spojenectví tobě."


def test_a_name_in_a_list_of_names():
    assert read(say("waiting-for", who=[seat_name(ANN), seat_name(BO)])) == "Na tahu: Ann a Bo."


# ---------------------------------------------------------------- Rise of Ix, House Hagal, War for Arrakis


def test_ships_are_counted_as_czech_counts_and_take_a_place():
    built = Event("recruited_dreadnought", ANN, {"n": 1})
    sent = Event("deployed_dreadnought", ANN, {"n": 2})
    placed = Event("stationed", ANN, {"space": "carthag"})
    assert (
        told(built, sent, placed)
        == "Ann získává bitevní loď, posílá do střetu 2 bitevní lodě a ovládá Kartágo bitevní lodí."
    )
    assert told(built, reader=ANN) == "Získáváš bitevní loď."


def test_a_freighter_and_a_tech_tile():
    came = Event("freighter_recalled", BO, {"level": 2})
    got = Event("acquired_tech", BO, {"tile": "flagship", "negotiators": 0})
    assert told(came, got) == f"Bo vrací přepravní loď ze 2.{NBSP}stupně a získává dílek technologie Vlajková loď."


RIVAL = ("Ann", say("hagal-house"))


def test_a_rival_turns_up_a_card_and_flips_for_swords():
    sent = Event("hagal_sent", BO, {"card": "carthag", "space": "carthag", "skipped": []})
    assert told(sent, names=RIVAL) == "Rod Hagal otáčí kartu Kartágo a vysílá tam agenta."
    swords = [told(Event("hagal_flipped", BO, {"cards": ["foldspace"], "n": n}), names=RIVAL) for n in (0, 1, 3, 5)]
    assert [each.rpartition(" a ")[2] for each in swords] == [
        "nepřidává žádný meč.",
        "přidává 1 meč.",
        "přidává 3 meče.",
        "přidává 5 mečů.",
    ]


def forces(regular: int, elite: int) -> dict[str, object]:
    return {"of": "atreides", "units": {"regular": regular, "elite": elite}, "tokens": 0, "leaders": []}


def test_a_side_moves_its_units_and_fights():
    moved = Event("moved", ANN, {"side": "atreides", "forces": forces(3, 5), "area": "carthag", "end": "arrakeen"})
    attacked = Event("attacked", BO, {"side": "harkonnen", "area": "carthag", "end": "arrakeen", "surprise": "yes"})
    assert told(moved, attacked, game=arrakis.GAME) == (
        "Atreidové přesouvají 3 běžné jednotky a 5 elitních jednotek z oblasti Kartágo (CAR) do oblasti Arrakén (ARK). "
        "Harkonnenové překvapivě útočí z oblasti Kartágo (CAR) na oblast Arrakén (ARK)."
    )


def test_who_plays_a_side():
    seated = Event("seated", ANN, {"side": "harkonnen"})
    assert told(seated, game=arrakis.GAME) == "Ann hraje za Harkonneny."
    assert told(seated, reader=ANN, game=arrakis.GAME) == "Hraješ za Harkonneny."


def test_going_back_and_the_end_of_a_round():
    assert [read(say(key)) for key in ("go-back-further", "button-go-back")] == ["Vrátit se dál", "Vrátit se tam"]
    assert read(say("round-ended", round=3)) == f"Konec 3.{NBSP}kola"
    won = Event("combat_resolved", ANN, {"conflict": "siege_of_arrakeen", "strengths": [6, 0], "rewards": [ANN]})
    assert told(won) == "Ann vyhrává střet Obléhání Arrakénu (Ann 6)."
    assert told(won, reader=ANN) == "Vyhráváš střet Obléhání Arrakénu (Ann 6)."


def test_cards_from_both_decks_of_a_side():
    drawn = [
        Event("drew", ANN, {"side": "atreides", "deck": deck, "count": n})
        for deck, n in (("house_atreides", 1), ("fremen_ally", 2))
    ]
    assert told(*drawn, game=arrakis.GAME) == (
        "Atreidové dobírají kartu z balíčku rodu Atreidů a 2 karty z balíčku fremenských spojenců."
    )


@pytest.mark.parametrize(
    ("hits", "suffered", "said"),
    [
        (0, 0, "nezasahují ani jednou a nedostávají žádný zásah"),
        (1, 1, "zasahují jednou a dostávají 1 zásah"),
        (2, 3, "zasahují 2krát a dostávají 3 zásahy"),
        (5, 6, "zasahují 5krát a dostávají 6 zásahů"),
    ],
)
def test_hits_are_counted_as_czech_counts(hits, suffered, said):
    side = say("arrakis-side-harkonnen")
    text = say("arrakis-told-battle-hits", side=side, hits=hits, suffered=suffered)
    assert read(text) == f"Harkonnenové {said}."


# ---------------------------------------------------------------- the whole of it


def test_quotation_marks_are_czech_and_nobody_is_shouted_at():
    assert [key for key, entry in SENTENCES.items() if re.search(r"[”«»!]|[^ (]„", entry)] == []


def test_a_place_and_the_rival_card_named_after_it_bear_one_name():
    cards = [key for key in SENTENCES if key.startswith("hagal-") and key.replace("hagal-", "space-") in SENTENCES]
    assert cards
    assert [key for key in cards if read(say(key)) != read(say(key.replace("hagal-", "space-")))] == []
