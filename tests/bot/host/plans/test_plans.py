"""Plans for the next turn: made of its options, carried out when the turn comes, and secret."""

from __future__ import annotations

import json
from collections import Counter
from datetime import timedelta
from pathlib import Path
from typing import NoReturn

import msgspec
import pytest

from bot.host.delivery.courier import Channel
from bot.host.model.facts import Outcome
from bot.host.model.interaction.planning import Planning
from bot.host.model.plans import Plan
from bot.host.model.preferences import CalledBy
from bot.host.model.records import MoveKind
from bot.host.plans.foresight import foresee
from bot.host.store.connection.compression import compress
from games.catalogue import GAMES
from games.core.protocol import Answer, Question, Setup, Step, chosen_options, say
from games.core.simulation import RandomBelow, lively_picks, random_below
from tests.bot.helpers import ANN, BO, CY, PEOPLE, Evening, Person, refusal
from tests.bot.toy import TOY, Toy
from tests.support.idle import until_idle
from tests.support.random_answers import random_answer


async def planned(evening: Evening, person: Person, *keys: str) -> Planning:
    """Put these steps into the draft of this person's plan, one after the other."""
    planning = await evening.host.planner.look(evening.game, person.id)
    for key in keys:
        assert planning.question is not None, key
        planning = await evening.host.planner.add(evening.game, person.id, planning.question.id, {key: 1})
        assert planning.outcome is Outcome.TAKEN, (key, planning.reason)
    return planning


async def plan(evening: Evening, person: Person, *keys: str) -> Planning:
    await planned(evening, person, *keys)
    return await evening.host.planner.settle(evening.game, person.id)


async def cards_of(evening: Evening, person: Person) -> list[str]:
    return [f"card:{card}" for card in (await evening.panel(person)).seat_view.view.hand]


async def outcome(evening: Evening, person: Person) -> str | None:
    said = (await evening.panel(person)).outcome
    return said.key if said else None


# --- Making it ------------------------------------------------------------------------------------


async def test_a_plan_is_made_of_the_options_of_the_next_turn(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    planning = await evening.host.planner.look(evening.game, BO.id)
    assert planning.question is not None
    offered = {option.key for option in planning.question.options}
    assert offered == {*(await cards_of(evening, BO)), "draw", "end"}


async def test_each_step_leads_to_the_question_that_would_follow(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    first = (await cards_of(evening, BO))[0]
    planning = await planned(evening, BO, first)
    assert planning.question is not None
    assert first not in {option.key for option in planning.question.options}


async def test_a_plan_ends_at_the_first_revelation(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    planning = await planned(evening, BO, "draw")
    assert planning.foreseen is not None
    assert (planning.question, planning.foreseen.reveals) == (None, True)


async def test_a_player_who_is_to_act_cannot_plan(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    assert await refusal(evening.host.planner.look(evening.game, ANN.id)) == "plan-your-move"


async def test_nothing_can_be_planned_if_new_cards_come_first(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, options={"length": "long"})  # Everybody gets a card each round.
    await evening.end_turn(ANN)
    await evening.end_turn(BO)
    await evening.answer(ANN, {})
    planning = await evening.host.planner.look(evening.game, ANN.id)
    assert planning.foreseen is None


async def test_nothing_can_be_planned_if_a_turn_begins_with_dice(tmp_path: Path) -> None:
    thrown = msgspec.structs.replace(TOY, can_plan_ahead=False)
    async with Evening(tmp_path / "thrown.sqlite", (thrown,)) as evening:
        await evening.begin_settled(ANN, BO)
        assert await refusal(evening.host.planner.look(evening.game, BO.id)) == "plan-thrown"
        assert not (await evening.panel(BO)).may_plan


def test_a_question_that_depends_on_hidden_facts_cannot_be_planned() -> None:
    def telling(state: Toy) -> list[Question]:
        prompt = say("toy-card", value=state.deck[-1])
        return [msgspec.structs.replace(each, prompt=prompt) for each in TOY.questions(state)]

    state, _ = TOY.new(Setup((ANN.name, BO.name), {}, bytes(32)))
    assert foresee(TOY, state, 0) is not None
    assert foresee(msgspec.structs.replace(TOY, questions=telling), state, 0) is None


def test_nothing_can_be_planned_if_shuffled_hidden_cards_contradict_the_plan() -> None:
    def contradictory(state: Toy, given: Answer) -> Step:
        [].remove("card")
        return TOY.answer(state, given)

    state, _ = TOY.new(Setup((ANN.name, BO.name), {}, bytes(32)))
    others = [each for each in TOY.questions(state) if each.seat != 1]
    asked = msgspec.structs.replace(TOY, questions=lambda state: others, answer=contradictory)
    assert foresee(asked, state, 1) is None


async def test_a_draft_does_nothing(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await planned(evening, BO, "end")
    await evening.end_turn(ANN)
    assert await evening.awaited() == {1}


async def test_an_empty_plan_cannot_be_confirmed(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    assert await refusal(evening.host.planner.settle(evening.game, BO.id)) == "plan-empty"


async def test_the_last_step_of_a_draft_can_be_taken_back(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    first, second, _ = await cards_of(evening, BO)
    await planned(evening, BO, first, second)
    planning = await evening.host.planner.back(evening.game, BO.id)
    assert [step.picks for step in planning.plan.draft] == [{first: 1}]


async def test_a_press_on_an_old_plan_changes_nothing(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    given = await evening.host.planner.add(evening.game, BO.id, "q999", {"end": 1})
    assert given.outcome is Outcome.STALE
    assert given.plan == Plan()


async def test_only_offered_options_can_be_planned(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    question = (await evening.host.planner.look(evening.game, BO.id)).question
    assert question is not None
    given = await evening.host.planner.add(evening.game, BO.id, question.id, {"rob": 1})
    assert given.outcome is Outcome.ILLEGAL


# --- Carrying a plan out --------------------------------------------------------------------------


async def test_a_plan_is_carried_out_when_its_turn_comes(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    first = (await cards_of(evening, BO))[0]
    await plan(evening, BO, first, "end")
    await evening.end_turn(ANN)
    assert await evening.awaited() == {0, 1}  # The bids: his turn is over.
    assert first not in await cards_of(evening, BO)
    assert await outcome(evening, BO) == "plan-done"


async def test_after_the_first_revelation_the_player_decides(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await plan(evening, BO, "draw")
    await evening.end_turn(ANN)
    assert await evening.awaited() == {1}
    panel = await evening.panel(BO)
    assert len(panel.seat_view.view.hand) == 4
    assert [question.kind for question in panel.questions] == ["toy-turn"]
    assert await outcome(evening, BO) == "plan-done-so-far"


async def test_an_alternative_is_carried_out_if_the_first_plan_is_impossible(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    first, second, _ = await cards_of(evening, BO)
    await plan(evening, BO, first, "end")
    await plan(evening, BO, second, "end")
    await remove_card(evening, BO, first)
    await evening.end_turn(ANN)
    assert second not in await cards_of(evening, BO)
    assert await evening.awaited() == {0, 1}
    assert await outcome(evening, BO) == "plan-done-else"


async def test_an_impossible_plan_is_dropped_and_its_player_called(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    first = (await cards_of(evening, BO))[0]
    await plan(evening, BO, first, "end")
    await remove_card(evening, BO, first)
    await evening.end_turn(ANN)
    assert await evening.awaited() == {1}
    assert await outcome(evening, BO) == "plan-dropped"
    evening.clock.advance(seconds=5)
    await evening.deliver()
    assert "Your plan was dropped" in evening.courier.direct(BO)[-1]


async def test_a_plan_is_carried_out_completely_or_not_at_all(evening: Evening) -> None:
    """If a step fails before a revelation, the steps before it are undone."""
    await evening.begin_settled(ANN, BO)
    first, second, _ = await cards_of(evening, BO)
    await plan(evening, BO, first, second, "end")
    await remove_card(evening, BO, second)
    await evening.end_turn(ANN)
    assert first in await cards_of(evening, BO)


async def test_a_step_whose_text_has_changed_is_not_carried_out(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    first = (await cards_of(evening, BO))[0]
    kept = (await plan(evening, BO, first)).plan
    step = kept.courses[0][0]
    cheaper = msgspec.structs.replace(step.chosen[0], help=None)
    other = msgspec.structs.replace(kept, courses=((msgspec.structs.replace(step, chosen=(cheaper,)),),))
    async with evening.host.store.write() as rows:
        await rows.plans.put(evening.game, 1, other)
    await evening.end_turn(ANN)
    assert await outcome(evening, BO) == "plan-dropped"
    assert first in await cards_of(evening, BO)


async def test_a_player_who_has_learned_something_new_is_asked_instead(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.answer(ANN, {"draw": 1})
    await evening.end_turn(ANN)
    await evening.answer(BO, {"draw": 1})
    await evening.end_turn(BO)
    await evening.answer(ANN, {})
    await evening.answer(BO, {})
    kept = (await plan(evening, BO, "end")).plan
    async with evening.host.store.write() as rows:  # The plan is made to look older than the draw.
        await rows.plans.put(evening.game, 1, msgspec.structs.replace(kept, since=2))
    await evening.end_turn(ANN)
    assert await outcome(evening, BO) == "plan-dropped-news"
    assert await evening.awaited() == {1}


async def test_a_plan_is_kept_if_only_others_learn_something_new(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await plan(evening, BO, "end")
    await evening.answer(ANN, {"draw": 1})
    await evening.end_turn(ANN)
    assert await evening.awaited() == {0, 1}


async def test_a_plan_waits_for_its_own_question(evening: Evening) -> None:
    """Bo's bid is asked first. The plan is for the turn after it."""
    await evening.begin_settled(ANN, BO)
    kept = (await plan(evening, BO, "end")).plan
    await evening.host.planner.withdraw(evening.game, BO.id)
    await evening.end_turn(ANN)
    await evening.end_turn(BO)
    async with evening.host.store.write() as rows:
        await rows.plans.put(evening.game, 1, kept)
    assert await evening.awaited() == {0, 1}
    await evening.answer(ANN, {})
    assert await evening.awaited() == {1}
    await evening.answer(BO, {})
    await evening.end_turn(ANN)
    assert await evening.awaited() == {0, 1}  # The next bids: his turn went by itself.


async def remove_card(evening: Evening, person: Person, card: str) -> None:
    """Remove this card of the person from the stored position."""
    loaded = await evening.host.context.load(evening.game)
    state = await evening.host.context.state(loaded, loaded.tip.seq)
    seat = loaded.seat_held_by(person.id)
    state.hands[seat].cards.remove(int(card.partition(":")[2]))
    snapshot = compress(TOY.encode(state))
    evening.rows("UPDATE moves SET snapshot = ? WHERE game = ? AND seq = ?", snapshot, evening.game, loaded.tip.seq)


# --- Plans are secret ----------------------------------------------------------------------------


async def test_every_automatic_answer_has_the_same_delay(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await plan(evening, BO, "end")
    evening.host.context.answer_delay = timedelta(seconds=3)
    await evening.host.automatic.stop()
    await pressed(evening, ANN, "end")
    assert await evening.awaited() == {1}
    evening.clock.advance(seconds=2)
    assert await evening.host.automatic.work(evening.game) == 1.0
    assert await evening.awaited() == {1}
    evening.clock.advance(seconds=1)
    assert await evening.host.automatic.work(evening.game) == 0.0
    assert await evening.awaited() == {0, 1}


async def test_a_standing_order_has_the_same_delay(evening: Evening) -> None:
    await evening.begin_at_the_bids(ANN, BO)
    await evening.host.orders.give(evening.game, ANN.id, "never-bid")
    await evening.answer(BO, {})
    await evening.end_turn(ANN)
    evening.host.context.answer_delay = timedelta(seconds=3)
    await evening.host.automatic.stop()
    await pressed(evening, BO, "end")
    assert await evening.awaited() == {0, 1}
    evening.clock.advance(seconds=3)
    await evening.host.automatic.work(evening.game)
    assert await evening.awaited() == {1}


async def test_a_players_own_press_and_order_are_one_move(evening: Evening) -> None:
    await evening.begin_at_the_bids(ANN, BO)
    await evening.host.orders.give(evening.game, BO.id, "never-bid")
    await evening.answer(ANN, {})
    await evening.end_turn(ANN)
    await evening.host.automatic.stop()
    await pressed(evening, BO, "end")
    assert await evening.awaited() == {0}


async def pressed(evening: Evening, person: Person, key: str) -> None:
    """Answer for this person, without the automatic answers that would follow."""
    panel = await evening.panel(person)
    await evening.host.table.submit(evening.game, person.id, panel.epoch, panel.questions[0].id, {key: 1})


async def test_the_posts_are_the_same_with_and_without_a_plan(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await plan(evening, BO, "end")
    evening.host.context.answer_delay = timedelta(seconds=3)
    await evening.host.automatic.stop()
    await pressed(evening, ANN, "end")
    await evening.deliver()
    assert "Waiting for **Bo**" in evening.courier.public()[-1]
    assert not any("your move" in letter for letter in evening.courier.direct(BO)[1:])


@pytest.mark.parametrize("by", list(CalledBy))
async def test_posts_and_pings_are_the_same_with_a_failed_plan_and_without(by: CalledBy, tmp_path: Path) -> None:
    seen = []
    for plans in (True, False):
        async with Evening(tmp_path / f"{plans}.sqlite") as evening:
            await evening.host.people.set(BO, called_by=by)
            await evening.begin_settled(ANN, BO)
            if plans:
                first = (await cards_of(evening, BO))[0]
                await plan(evening, BO, first, "end")
                await remove_card(evening, BO, first)
            evening.host.context.answer_delay = timedelta(seconds=3)
            await evening.deliver()
            await evening.host.automatic.stop()
            before = len(evening.courier.shown)
            await pressed(evening, ANN, "end")
            for seconds in (0, 3, 5):
                evening.clock.advance(seconds=seconds)
                await evening.host.automatic.work(evening.game)
                await evening.deliver()
            assert (await outcome(evening, BO) == "plan-dropped") is plans
            posts = [each for each in [*evening.courier.shown.values()][before:] if isinstance(each.to, Channel)]
            seen.append([(each.message.text, each.message.calls) for each in posts])
    assert seen[0] == seen[1]


async def ann_is_called_in_the_channel_and_left_an_order(evening: Evening) -> None:
    """Let Ann be called in the channel and give an order that answers after three seconds."""
    await evening.host.people.set(ANN, called_by=CalledBy.CHANNEL)
    await evening.begin_at_the_bids(ANN, BO)
    await evening.host.orders.give(evening.game, ANN.id, "never-bid")
    await evening.answer(BO, {})
    await evening.end_turn(ANN)
    evening.host.context.answer_delay = timedelta(seconds=3)
    await evening.host.automatic.stop()


async def test_a_player_with_an_order_is_named_in_the_channel_and_not_pinged(evening: Evening) -> None:
    await ann_is_called_in_the_channel_and_left_an_order(evening)
    await evening.deliver()
    rung = evening.courier.calls_of(ANN)
    await pressed(evening, BO, "end")
    await evening.deliver()
    assert f"<@{ANN.id}>" in evening.courier.public()[-1]
    assert evening.courier.calls_of(ANN) == rung


async def test_a_question_after_an_order_pings_the_player_with_the_news(evening: Evening) -> None:
    await ann_is_called_in_the_channel_and_left_an_order(evening)
    await pressed(evening, BO, "end")
    await evening.answer(BO, {})
    await evening.deliver()
    posts, rung = len(evening.courier.public()), evening.courier.calls_of(ANN)
    for seconds in (3, 5):
        evening.clock.advance(seconds=seconds)
        await evening.host.automatic.work(evening.game)
        await evening.deliver()
    assert len(evening.courier.public()) == posts + 1
    assert evening.courier.calls_of(ANN) == rung + 1


async def test_no_log_says_that_a_plan_failed(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await evening.begin_settled(ANN, BO)
    await plan(evening, BO, "end")

    def broken(*arguments: object) -> NoReturn:
        raise RuntimeError("a bug")

    monkeypatch.setattr("bot.host.clock.automatic.carry_out", broken)
    await evening.end_turn(ANN)
    assert [record.message for record in caplog.records] == [evening.host.automatic.failure_message]


async def test_exported_times_do_not_show_which_moves_were_planned(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    first = (await cards_of(evening, BO))[0]
    await plan(evening, BO, first, "end")
    evening.clock.advance(seconds=7)
    await evening.end_turn(ANN)
    given = json.loads(await evening.host.exports.export(evening.game, people=False))
    assert {saved["move"]["at"] for saved in given["moves"]} == {"2026-03-02T12:00:00Z"}


async def test_a_planned_move_is_a_move_like_any_other(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await plan(evening, BO, "end")
    await evening.end_turn(ANN)
    move = await evening.host.store.read.moves.last(evening.game)
    assert move is not None
    assert (move.seat, move.kind) == (1, MoveKind.ANSWER)


async def test_a_plan_is_in_no_export_no_log_and_in_nobody_elses_panel(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await plan(evening, BO, "end")
    exported = await evening.host.exports.export(evening.game, people=True)
    assert b"courses" not in exported
    assert b"plan" not in exported
    assert (await evening.panel(ANN)).plan is None
    assert all(act.kind != "plan" for act in await evening.host.store.read.games.acts(evening.game))


async def test_news_before_a_first_planned_turn_are_shown(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    mine = await cards_of(evening, BO)
    await plan(evening, BO, mine[0])
    await evening.end_turn(ANN)
    evening.clock.advance(seconds=10)
    await evening.deliver()
    assert await outcome(evening, BO) == "plan-done-so-far"
    called = evening.courier.direct(BO)[-1]
    assert "Ann" in called.split("Your plan was carried out")[0], called


# --- When a plan is deleted -----------------------------------------------------------------------


async def test_a_plan_can_be_withdrawn_at_any_time(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await plan(evening, BO, "end")
    await evening.host.planner.withdraw(evening.game, BO.id)
    await evening.end_turn(ANN)
    assert await evening.awaited() == {1}


async def test_an_undo_deletes_all_plans(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await plan(evening, BO, "end")
    await evening.answer(ANN, {"draw": 1})
    vote = await evening.host.undo.ask(evening.game, ANN.id)
    assert vote is not None
    await evening.host.votes.ballot(evening.game, BO.id, vote.id, True)
    kept = (await evening.panel(BO)).plan
    assert kept is not None
    assert not kept.courses


async def test_a_player_whose_plan_was_deleted_by_an_undo_is_told_once(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await plan(evening, BO, "end")
    await evening.answer(ANN, {"draw": 1})
    vote = await evening.host.undo.ask(evening.game, ANN.id)
    assert vote is not None
    await evening.host.votes.ballot(evening.game, BO.id, vote.id, True)
    assert await outcome(evening, BO) == "plan-dropped-undone"
    assert await outcome(evening, ANN) is None
    await evening.end_turn(ANN)
    assert await outcome(evening, BO) == "plan-dropped-undone"
    await evening.end_turn(BO)
    await evening.answer(BO, {})  # His bid.
    assert await outcome(evening, BO) is None


async def test_a_plan_is_deleted_when_its_seat_changes_hands(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await plan(evening, BO, "end")
    await evening.host.hand_over.pass_seat(evening.game, BO.id, CY)
    await evening.host.hand_over.take_seat(evening.game, CY)
    assert evening.rows("SELECT * FROM plans") == []


async def test_a_plan_is_deleted_when_its_player_is_forgotten(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await plan(evening, BO, "end")
    await evening.host.people.forget(BO.id)
    assert evening.rows("SELECT * FROM plans") == []


async def test_a_plan_is_kept_over_a_restart(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await plan(evening, BO, "end")
    evening.host.context.answer_delay = timedelta(seconds=3)
    await evening.host.automatic.stop()
    await pressed(evening, ANN, "end")
    await evening.restart()
    await evening.host.automatic.wake_all()
    await until_idle(evening.host.automatic)
    assert await evening.awaited() == {0, 1}


# --- In every game --------------------------------------------------------------------------------


SEATED = {"imperium": 3, "dice": 3, "arrakis": 2}
PLANNED = [key for key, game in sorted(GAMES.items()) if game.can_plan_ahead]


@pytest.mark.parametrize("key", PLANNED)
async def test_in_every_game_each_plan_is_carried_out_or_dropped(key: str, tmp_path: Path) -> None:
    """Waiting players plan an offered step, and players who are to act play on."""
    people, below = PEOPLE[: SEATED[key]], random_below(f"plans of {key}")
    async with Evening(tmp_path / "plans.sqlite", (GAMES[key],)) as evening:
        await evening.begin(*people, key=key)
        ends: Counter[str] = Counter()
        for _ in range(40):
            waiting = sorted(await evening.awaited())
            idle = [seat for seat in range(len(people)) if seat not in waiting]
            for seat in idle:
                await _plan_anything(evening, people[seat], below)
            person = people[waiting[below(len(waiting))]]
            panel = await evening.panel(person)
            ends += Counter([panel.outcome.key] if panel.outcome else [])
            await evening.answer(person, lively_picks(panel.questions[0], below))
        assert ends["plan-done"] + ends["plan-done-so-far"] > 0, ends


async def _plan_anything(evening: Evening, person: Person, below: RandomBelow) -> None:
    planning = await evening.host.planner.look(evening.game, person.id)
    if planning.plan.courses or planning.question is None:
        return
    picks = lively_picks(planning.question, below)
    given = await evening.host.planner.add(evening.game, person.id, planning.question.id, picks)
    if given.outcome is Outcome.TAKEN and picks:
        await evening.host.planner.settle(evening.game, person.id)


@pytest.mark.parametrize("key", PLANNED)
def test_the_options_of_a_plan_do_not_depend_on_hidden_facts(key: str) -> None:
    """The options are the same after everything hidden from the player is shuffled."""
    game, below = GAMES[key], random_below(f"foresight of {key}")
    names = tuple(person.name for person in PEOPLE[: SEATED[key]])
    state, _ = game.new(Setup(names, chosen_options(game.variants, {}), bytes(32)))
    compared = 0
    for number in range(60):
        game.answer(state, random_answer(state, below))
        waiting = {question.seat for question in game.questions(state) if question.waits}
        for seat in set(range(len(names))) - waiting if number % 6 == 0 else ():
            other = game.shuffle_hidden(state, seat, f"other {number}")
            seen = foresee(game, game.decode(game.encode(state)), seat)
            assert foresee(game, other, seat) == seen
            compared += seen is not None
    assert compared > 0
