"""Reasons: what the choice is for, named with card and place; never a cost, and equal choices are called equal."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from types import SimpleNamespace

import msgspec
import pytest

from games.catalogue import GAMES
from games.core.game import Game
from games.core.judgement import Aim
from games.core.live_questions import LiveQuestion, first_open_question
from games.core.protocol import Picks, Setup, State, say
from games.core.simulation import lively_picks, random_below
from games.core.texts import words
from games.imperium.ix.table import ix
from players import Level, Worlds, decide
from players.reasons import _told, reason_for
from players.tournament import judgement_of

IMPERIUM = GAMES["imperium"]
JUDGED = [game for game in GAMES.values() if game.judgement]


def asked_in(game: Game, kind: str, seed: str = "reasons") -> Iterator[tuple[State, LiveQuestion]]:
    """Yield positions of a random game in which a question of this kind (any, if empty) is open with a choice."""
    below = random_below(seed)
    state, _ = game.new(Setup(tuple("ABCD"[: min(4, game.seats({})[1])]), {}, bytes(32)))
    while game.result(state) is None:
        live = first_open_question(state)
        if len(live.offered) > 1 and live.kind == (kind or live.kind):
            yield state, live
        live.take(lively_picks(live.question(), below))


def said(game: Game, state: State, live: LiveQuestion, picks: Picks) -> str:
    judgement = judgement_of(game)
    reason = reason_for(judgement, Worlds(game, state, live.seat), live.id, picks, judgement.pricing.prices)
    return words().say(reason.text)


def at_the_first_turn(seat_has: str = "") -> tuple[State, LiveQuestion]:
    return next((state, live) for state, live in asked_in(IMPERIUM, "turn") if state.players[live.seat].ready)


def test_the_second_influence_is_called_a_point():
    state, live = next(
        (state, live)
        for state, live in asked_in(IMPERIUM, "faction")
        if any(state.players[live.seat].influence[key] == 1 for key in live.offered)
    )
    key = next(key for key in live.offered if state.players[live.seat].influence[key] == 1)
    assert "the second influence with" in said(IMPERIUM, state, live, {key: 1})
    assert "a point" in said(IMPERIUM, state, live, {key: 1})


def test_an_agent_is_named_by_card_and_place():
    state, live = next((state, live) for state, live in asked_in(IMPERIUM, "space") if "wealth" in live.offered)
    decision = decide(Worlds(IMPERIUM, state, live.seat), live.id, Level.STEADY)
    assert decision.deed is not None
    assert " at " in words().say(decision.deed)


def test_solari_are_for_the_swordmaster():
    state, live = next(
        (state, live)
        for state, live in asked_in(IMPERIUM, "space")
        if "wealth" in live.offered and state.players[live.seat].solari < 6 and not state.players[live.seat].swordmaster
    )
    state.players[live.seat].influence["emperor"] = 4
    assert "of the 8 for Swordmaster" in said(IMPERIUM, state, live, {"wealth": 1})


def test_choices_that_gain_nothing_and_weigh_the_same_are_called_equal():
    judgement = judgement_of(IMPERIUM)
    state, live = at_the_first_turn()
    same = dict.fromkeys(live.offered, 1.0)
    flat = msgspec.structs.replace(judgement, weigh=lambda *_: same, aims=lambda *_: [])
    reason = reason_for(flat, Worlds(IMPERIUM, state, live.seat), live.id, {"reveal": 1}, judgement.pricing.prices)
    assert words().say(reason.text) == "other choices are worth just as much"


def test_a_small_difference_is_told_after_the_great_gain():
    point, spice = Aim(1.0, say("imperium-part-vp", n=1)), Aim(0.1, say("imperium-part-spice", n=1))
    assert words().say(_told([point, spice], [spice])) == "for a victory point, and for 1 spice"
    assert words().say(_told([point, spice], [point])) == "for a victory point"


def turns_offering(*heads: str) -> Iterator[tuple[State, LiveQuestion]]:
    """Yield turns in which options of all these kinds are offered."""
    for state, live in asked_in(IMPERIUM, "turn"):
        if set(heads) <= {key.partition(":")[0] for key in live.offered}:
            yield state, live


def test_what_later_answers_gain_is_no_gain_of_a_deployment():
    for at, (state, live) in enumerate(turns_offering("deploy", "do")):
        key = next(key for key in live.offered if key.startswith("deploy:"))
        reason = said(IMPERIUM, state, live, {key: 1})
        assert "influence" not in reason
        assert "Intrigue" not in reason
        if at == 10:
            break


@pytest.mark.parametrize(
    ("left", "says"),
    [
        ("buy", "no card at this price makes the deck better"),
        ("deploy", "the troops are worth more in a later conflict"),
    ],
)
def test_the_end_of_a_turn_says_why_it_leaves_something_undone(left: str, says: str):
    state, live = next((state, live) for state, live in turns_offering(left, "end") if "reveal" not in live.offered)
    assert said(IMPERIUM, state, live, {"end": 1}) == says


def test_passing_is_not_for_the_rewards_that_come_after_it():
    for at, (state, live) in enumerate(asked_in(IMPERIUM, "combat")):
        assert not said(IMPERIUM, state, live, {"pass": 1}).startswith("for ")
        if at == 5:
            break


def test_cards_are_drawn_although_the_deck_is_shuffled():
    state, live = at_the_first_turn()
    later = IMPERIUM.decode(IMPERIUM.encode(state))
    seat = live.seat
    later.players[seat].deck += ["dagger"] * 5
    later.players[seat].hand += ["dagger", "dagger"]
    judgement = judgement_of(IMPERIUM)
    assert judgement.aims is not None
    told = [words().say(aim.text) for aim in judgement.aims(state, later, seat, judgement.pricing.prices)]
    assert "2 cards more in hand" in told


@pytest.mark.parametrize("kind", ["freeze", "invite", "invited", "target"])
def test_every_answer_of_a_dice_turn_has_a_reason_of_its_own(kind: str):
    dice = GAMES["dice"]
    for at, (state, live) in enumerate(asked_in(dice, kind)):
        reason = words().say(decide(Worlds(dice, state, live.seat), live.id, Level.STEADY).reason)
        assert reason != "it prepares what comes next"
        if at == 10:
            break


def test_a_region_that_is_won_in_the_dice_game_is_named():
    dice = GAMES["dice"]
    for state, live in asked_in(dice, "target"):
        for key in live.offered:
            reason = said(dice, state, live, {key: 1})
            if "held alone" in reason:
                assert words().say(say(f"dice-region-{key.split(':')[1]}")) in reason
                return
    raise AssertionError("no region was won")


@pytest.mark.parametrize("game", JUDGED, ids=[game.key for game in JUDGED])
def test_no_reason_is_a_cost(game: Game):
    for at, (state, live) in enumerate(asked_in(game, "")):
        reason = words().say(decide(Worlds(game, state, live.seat), live.id, Level.STEADY).reason)
        assert "price of" not in reason
        assert "give up" not in reason
        assert "nothing better" not in reason
        if at == 40:
            break


def test_a_choice_that_is_not_the_only_best_one_says_so():
    state, live = next(
        (state, live)
        for state, live in asked_in(IMPERIUM, "faction")
        if any(state.players[live.seat].influence[key] == 1 for key in live.offered)
    )
    key = next(key for key in live.offered if state.players[live.seat].influence[key] == 1)
    other, *rest = [each for each in live.offered if each != key]
    judgement, prices = judgement_of(IMPERIUM), judgement_of(IMPERIUM).pricing.prices
    worths = {key: 10.0, other: 10.0, **dict.fromkeys(rest, 1.0)}
    equal = msgspec.structs.replace(judgement, weigh=lambda *_: worths)
    reason = reason_for(equal, Worlds(IMPERIUM, state, live.seat), live.id, {key: 1}, prices)
    assert words().say(reason.text).endswith("another choice is worth as much")


def test_a_card_that_trashes_itself_is_named_with_its_space():
    state, live = next(
        (state, live)
        for state, live in asked_in(IMPERIUM, "space")
        if live.about.card == "seek_allies"  # type: ignore[attr-defined]
    )
    key = next(key for key in live.offered if key != "back")
    judgement = judgement_of(IMPERIUM)
    reason = reason_for(judgement, Worlds(IMPERIUM, state, live.seat), live.id, {key: 1}, judgement.pricing.prices)
    assert reason.deed is not None
    assert words().say(reason.deed).startswith("Seek Allies at ")


def test_an_elite_force_is_one_force():
    dice = GAMES["dice"]
    for state, live in asked_in(dice, "recruit"):
        key = next((key for key in live.offered if key.startswith("recruit:0:1:-")), None)
        if key:
            assert said(dice, state, live, {key: 1}).startswith("for a force on the House card")
            return
    raise AssertionError("nobody could recruit one elite force")


def test_freezing_nothing_more_does_not_say_that_a_die_must_stay():
    dice = GAMES["dice"]
    state, live = next((state, live) for state, live in asked_in(dice, "freeze") if live.limits[0] == 0)
    assert said(dice, state, live, {}) == "the other dice may show better faces in the next roll"


def test_the_card_that_is_set_aside_is_not_called_trashed():
    state, live = at_the_first_turn()
    judgement = judgement_of(IMPERIUM)
    asked = SimpleNamespace(kind="plan_ahead", offered=live.offered, about=None)
    assert judgement.passes(asked, {"dagger": 1})
    reason = judgement.idle(state, asked, {"dagger": 1})
    assert reason is not None
    assert words().say(reason) == "this card is needed least in the first turn"


def test_a_choice_for_a_rival_that_nobody_compared_is_not_called_the_least_help():
    state, live = at_the_first_turn()
    asked = SimpleNamespace(kind="for_rival", offered=live.offered, about=SimpleNamespace(about=None))
    reason = judgement_of(IMPERIUM).idle(state, asked, {"emperor": 1})
    assert reason is not None
    assert words().say(reason) == "the bot does not compare such choices of a rival"


@pytest.mark.parametrize("kind", ["action", "maneuver", "where", "play", "combat-cards", "rescue"])
def test_reasons_of_the_war_name_what_they_prepare(kind: str):
    war = GAMES["arrakis"]
    for at, (state, live) in enumerate(asked_in(war, kind)):
        reason = words().say(decide(Worlds(war, state, live.seat), live.id, Level.STEADY).reason)
        assert reason != "it prepares what comes next"
        if at == 12:
            break


def test_a_commitment_is_not_for_the_forces_that_come_back():
    dice = GAMES["dice"]
    for at, (state, live) in enumerate(asked_in(dice, "commit")):
        assert not words().say(decide(Worlds(dice, state, live.seat), live.id, Level.STEADY).reason).startswith("for ")
        if at == 5:
            break


def test_equal_dice_of_the_war_still_say_what_they_do():
    war = GAMES["arrakis"]
    judgement, prices = judgement_of(war), judgement_of(war).pricing.prices
    state, live = next((state, live) for state, live in asked_in(war, "action") if "die:mentat" in live.offered)
    worths = dict.fromkeys(live.offered, 2.0) | {next(key for key in live.offered if key != "die:mentat"): 1.0}
    equal = msgspec.structs.replace(judgement, weigh=lambda *_: worths, aims=lambda *_: [])
    reason = reason_for(equal, Worlds(war, state, live.seat), live.id, {"die:mentat": 1}, prices)
    assert words().say(reason.text) == "new planning cards come to the hand; another choice is worth as much"


def test_defending_a_place_is_not_for_the_cards_of_the_next_round():
    asked = SimpleNamespace(kind="defend", offered={"defend": 1, "none": 1}, about=None)
    assert judgement_of(IMPERIUM).passes(asked, {"defend": 1})


def test_the_level_of_the_freighter_and_the_tech_tile_are_named():
    options = {"expansion": "ix"}
    state, _ = IMPERIUM.new(Setup(tuple("ABCD"), options, bytes(32)))
    later = IMPERIUM.decode(IMPERIUM.encode(state))
    table = ix(later)
    table.freighters[0] = 2
    table.tiles[0].append(table.stacks[0][-1])
    judgement = judgement_of(IMPERIUM)
    assert judgement.aims is not None
    told = [words().say(aim.text) for aim in judgement.aims(state, later, 0, judgement.pricing.prices)]
    assert "the freighter at level 2, which brings more when it comes home" in told
    assert any(text.startswith("the tech tile ") for text in told)


def test_the_leader_is_not_for_the_goods_that_come_after_the_choice():
    state, _ = IMPERIUM.new(Setup(("Ann",), {}, bytes(32)))
    live = first_open_question(state)
    assert live.kind == "leader"
    assert said(IMPERIUM, state, live, {"count_ilban_richese": 1}).startswith("this leader wins more often than others")


def test_an_agent_that_is_called_back_is_one_more_in_this_round():
    state, live = at_the_first_turn()
    seat = live.seat
    play_card = next(key for key in live.offered if key.startswith("send:"))
    live.take({play_card: 1})
    first_open_question(state).take({next(iter(first_open_question(state).offered)): 1})
    later = IMPERIUM.decode(IMPERIUM.encode(state))
    place = next(place for place in later.places.values() if any(piece.seat == seat for piece in place.agents))
    place.agents.clear()
    later.players[seat].ready.append(state.players[seat].ready[0])
    judgement = judgement_of(IMPERIUM)
    assert judgement.aims is not None
    told = [words().say(aim.text) for aim in judgement.aims(state, later, seat, judgement.pricing.prices)]
    assert told == ["one more agent in this round"]


def test_a_strength_that_another_has_too_is_called_level():
    state, live = at_the_first_turn()
    seat = live.seat
    for other, troops in enumerate((2, 2, 5, 0)):
        state.players[(seat + other) % 4].troops = troops
    before = IMPERIUM.decode(IMPERIUM.encode(state))
    before.players[seat].troops = 1
    judgement = judgement_of(IMPERIUM)
    assert judgement.aims is not None
    told = [words().say(aim.text) for aim in judgement.aims(before, state, seat, judgement.pricing.prices)]
    assert any("level with another opponent behind the 10 of the strongest" in text for text in told)


def test_keeping_negotiators_is_not_for_the_tile_that_every_price_buys():
    asked = SimpleNamespace(kind="negotiators", offered={"negotiators:0": 1, "negotiators:1": 1}, about=None)
    judgement, (state, _) = judgement_of(IMPERIUM), at_the_first_turn()
    assert judgement.passes(asked, {"negotiators:0": 1})
    reason = judgement.idle(state, asked, {"negotiators:0": 1})
    assert reason is not None
    assert words().say(reason) == "the negotiators can lower the price of another tech tile later"


@pytest.mark.parametrize(("token", "says"), [("snooper", "Poison"), ("shield", "Crysknife"), ("thumper", "Shai-Hulud")])
def test_a_token_of_the_dice_game_is_told_with_what_it_does(token: str, says: str):
    dice = GAMES["dice"]
    state, live = next(asked_in(dice, "ship"))
    later = dice.decode(dice.encode(state))
    if token == "thumper":
        later.players[live.seat].thumper = True
    else:
        setattr(later, token, live.seat)
    judgement = judgement_of(dice)
    assert judgement.aims is not None
    told = [words().say(aim.text) for aim in judgement.aims(state, later, live.seat, judgement.pricing.prices)]
    assert len(told) == 1
    assert says in told[0]


@pytest.mark.parametrize(
    ("kind", "picks", "says"),
    [
        ("train", {}, "face-down tokens tell the enemy nothing of their strength"),
        ("prune", {}, "each of these visions may still come true"),
        ("call-home", {}, "the leaders are safe enough where they are"),
        ("split-leaders", {}, "the leaders serve best with the units that stay"),
        ("draw", {"draw:1:1": 1}, "for 2 planning cards"),
        ("which-vehicle", {"carryall": 1}, "a carryall helps most near harvesters"),
        ("end-turn", {"end": 1}, "no free action would gain anything now"),
    ],
)
def test_an_answer_of_the_war_is_not_for_what_comes_after_it(kind: str, picks: Picks, says: str):
    war = GAMES["arrakis"]
    positions = chain.from_iterable(asked_in(war, kind, f"after {number}") for number in range(20))
    state, live = next(
        (state, live)
        for state, live in positions
        if set(picks) <= set(live.offered) and live.limits[0] <= sum(picks.values())
    )
    assert said(war, state, live, picks) == says


@pytest.mark.parametrize(
    ("first", "following", "completes"),
    [
        ("action", "maneuver", True),
        ("maneuver", "where", True),
        ("where", "maneuver", False),
        ("where", "claim", False),
        ("signs", "train", False),
        ("action", "end-turn", False),
    ],
)
def test_a_move_of_the_war_is_not_for_the_next_move_or_a_claim(first: str, following: str, completes: bool):
    found = judgement_of(GAMES["arrakis"]).completes
    assert found is not None
    assert found(SimpleNamespace(kind=first), {}, SimpleNamespace(kind=following), {}) is completes
