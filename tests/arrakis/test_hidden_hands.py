"""Two worlds that differ only in one partner's hand look the same to everybody else, whatever the others do."""

from __future__ import annotations

import pytest

from games.arrakis import GAME
from games.arrakis.components import card_key
from games.arrakis.state import ArrakisState, Phase
from games.arrakis.vocabulary import Deck, Side
from games.core.live_questions import LiveQuestion, open_questions
from games.core.protocol import Answer, IllegalAnswer, Setup, Step
from games.core.simulation import RandomBelow, random_below, random_live_picks
from tests.arrakis.table import SEED, WarTable
from tests.arrakis.test_teams import CORRINO, HOUSE_H, take_turn, team
from tests.support.checks import asked_of

ANSWERS = 15
"""How many answers the two worlds are compared for."""
HAND = 3
"""Cards of House Harkonnen in the hand that differs."""


def with_hand(state: ArrakisState, schemes: int) -> ArrakisState:
    """Return a copy in which House Harkonnen holds so many copies of Hawat's Scheming, and as many cards as before."""
    copy = GAME.decode(GAME.encode(state))
    hand, deck = copy.players[copy.seat_of(Deck.HOUSE_HARKONNEN)].hand, copy.decks[Deck.HOUSE_HARKONNEN]
    cards = sorted(card for card in (*hand, *deck) if card.startswith("hawats_scheming"))
    others = sorted(card for card in (*hand, *deck) if not card.startswith("hawats_scheming"))
    hand[:] = cards[:schemes] + others[: HAND - schemes]
    deck[:] = [*others[HAND - schemes :], *cards[schemes:]]
    # What will be drawn is the same in both worlds: the cards that both decks have, in the same order.
    deck.sort(key=lambda card: (card not in others[HAND:], card))
    deck.reverse()
    return copy


def seen_by(state: ArrakisState, step: Step, seat: int) -> tuple[object, ...]:
    """Return all that a seat and the table learn of a step, with the names of the questions."""
    story = GAME.narrate(list(step.events), seat)
    return GAME.view(state, seat), GAME.awaits(state), asked_of(seat, state), story, step.reveals, step.closes


def next_answer(state: ArrakisState, holder: int, below: RandomBelow) -> Answer | None:
    """Return a random answer of somebody other than the holder of the hand, or None if the table waits for the holder."""
    waiting = [live for live in open_questions(state) if live.waits]
    others = [live for live in waiting if live.seat != holder]
    if not others:
        return None
    live: LiveQuestion = others[below(len(others))]
    return Answer(live.id, live.seat, random_live_picks(live, below))


def compare(state: ArrakisState, seed: str) -> int:
    """Play on in both worlds and return how many answers were compared."""
    below = random_below(seed)
    holder = state.seat_of(Deck.HOUSE_HARKONNEN)
    worlds = [with_hand(state, schemes) for schemes in (0, 2)]
    others = [seat for seat in range(len(state.players)) if seat != holder]
    for number in range(ANSWERS):
        answer = next_answer(worlds[0], holder, below)
        if answer is None or GAME.result(worlds[0]) is not None:
            return number
        steps = [GAME.answer(world, answer) for world in worlds]
        for seat in others:
            one, other = (seen_by(world, step, seat) for world, step in zip(worlds, steps, strict=True))
            assert one == other, f"seat {seat} learns of the hand after {answer}"
    return ANSWERS


def copies_left(state: ArrakisState) -> int:
    """Return how many copies of Hawat's Scheming are in the hand and the deck of House Harkonnen."""
    hand, deck = state.players[state.seat_of(Deck.HOUSE_HARKONNEN)].hand, state.decks[Deck.HOUSE_HARKONNEN]
    return sum(card.startswith("hawats_scheming") for card in (*hand, *deck))


def positions(seed: str, count: int, players: int) -> list[ArrakisState]:
    """Return positions of a random war in which the dice of both sides are thrown, with Hawat in play."""
    below = random_below(seed)
    state, _ = GAME.new(Setup(("Ann", "Bo", "Cy", "Di")[:players], {"sides": "atreides"}, SEED))
    found: list[ArrakisState] = []
    for _ in range(4000):
        if len(found) == count or GAME.result(state) is not None:
            return found
        live = next(each for each in open_questions(state) if each.waits)
        if state.phase == Phase.ACTIONS and live.kind == "action" and copies_left(state) > 1 and below(3) == 0:
            kept = GAME.decode(GAME.encode(state))
            kept.leaders["thufir_hawat"] = True
            found.append(kept)
        live.take(random_live_picks(live, below))
    return found


@pytest.mark.parametrize("players", [3, 4])
def test_nobody_learns_whether_a_partner_holds_two_copies_of_hawats_scheming(players: int):
    compared = sum(compare(state, f"compare-{at}") for at, state in enumerate(positions("worlds", 12, players)))
    assert compared > 40, "too few answers to say anything"


def acted(schemes: int, die: str) -> tuple[WarTable, Step]:
    """Let the Corrino Ally act, with so many copies of Hawat's Scheming in the hand of the partner."""
    table = team()
    table.put("nei_01", "harkonnen", "2r bashar")
    table.enter("thufir_hawat")
    table.state = with_hand(table.state, schemes)
    take_turn(table, "harkonnen", corrino_ally=die * 2, fremen_ally="s")
    if die == "m":
        table.acts(CORRINO, "die:mentat", "draw:2:0")
    else:
        table.acts(CORRINO, "die:strategy", "move:nei_01", "to:nei_02")
        table.skip_to("end-turn")
    return table, table.last


@pytest.mark.parametrize("die", ["s", "m"])
def test_the_end_of_a_turn_is_the_same_question_whatever_the_partner_holds(die: str):
    """Drawing cards reveals them, a move reveals nothing."""
    (one, first), (other, second) = acted(0, die), acted(2, die)
    for board in ("house_atreides", "fremen_ally", CORRINO):
        seat = one.seat(board)
        assert seen_by(one.state, first, seat) == seen_by(other.state, second, seat)


@pytest.mark.parametrize("die", ["s", "m"])
def test_the_next_question_has_the_same_name_whatever_the_partner_holds(die: str):
    names = []
    for schemes in (0, 2):
        table, _ = acted(schemes, die)
        while table.state.turn.side == Side.HARKONNEN:
            table.mildly()
        names.append([(question.id, question.seat) for question in table.questions()])
    assert names[0] == names[1]


@pytest.mark.parametrize(("schemes", "is_offered"), [(1, False), (2, True), (3, True)])
def test_only_the_holder_is_offered_the_scheme(schemes: int, is_offered: bool):
    table, _ = acted(schemes, "s")
    assert is_offered == any(
        "scheme" in [option.key for option in question.options]
        for question in table.questions()
        if question.seat == table.seat(HOUSE_H)
    )
    with pytest.raises((IllegalAnswer, AssertionError)):
        table.answer(CORRINO, "scheme")


def test_the_hand_that_differs_has_as_many_cards_in_both_worlds():
    hands = [with_hand(team().state, schemes) for schemes in (0, 2)]
    cards = [world.players[world.seat_of(Deck.HOUSE_HARKONNEN)].hand for world in hands]
    assert [len(hand) for hand in cards] == [HAND, HAND]
    assert [sum(card_key(card) == "hawats_scheming" for card in hand) for hand in cards] == [0, 2]


def pledged(*cards: str) -> WarTable:
    """Let Harkonnen continue an attack and pledge these cards for the next round. The defender has not answered yet."""
    table = WarTable()
    table.area("gara_kulon").sietch = 0
    table.put("neo_12", "harkonnen", "3r")
    table.put("gara_kulon", "atreides", "3r")
    table.give("harkonnen", "hunter_seeker", "sandmasters")
    table.turn("harkonnen", "s", "m")
    table.faces("sss", "sss")
    table.acts("harkonnen", "die:strategy", "attack:neo_12:gara_kulon", "none", "continue")
    table.acts("harkonnen", *(("choose", *cards) if cards else ("none",)))
    return table


def test_the_defender_does_not_learn_whether_cards_are_pledged():
    none, one = pledged(), pledged("hunter_seeker")
    assert one.state.fight.pledged == {one.seat("harkonnen"): ["hunter_seeker"]}
    seat = none.seat("atreides")
    assert none.is_asked("atreides", "retreat")
    assert seen_by(none.state, none.last, seat) == seen_by(one.state, one.last, seat)
