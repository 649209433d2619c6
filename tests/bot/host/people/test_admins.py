"""Admin actions: each is in the game's log, and what the log and the export contain."""

from __future__ import annotations

from bot.host.model.facts import Status, VoteKind
from bot.host.model.preferences import AtDeadline
from bot.host.model.records import RecordedAct
from bot.host.people.admins import act_text
from games.core.texts import words
from tests.bot.helpers import ANN, BO, CY, DEE, NOON, Evening, refusal


async def test_the_log_shows_that_an_admin_replaced_a_player(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.host.hand_over.replace(evening.game, DEE, 0, CY)
    await evening.end_turn(CY)
    assert [(act.kind, act.by) for act in await evening.host.admins.acts(evening.game)] == [("seat-taken", DEE.id)]


async def test_the_log_shows_that_an_admin_paused_resumed_and_ended_a_game(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.host.admins.pause(evening.game, DEE)
    assert await refusal(evening.host.table.submit(evening.game, ANN.id, 0, "q3", {"end": 1})) == "host-paused-steward"
    await evening.host.admins.resume(evening.game, DEE)
    await evening.end_turn(ANN)
    ended = await evening.host.admins.end(evening.game, DEE)
    assert (ended.status, ended.awaited) == (Status.ABANDONED, ())
    assert [act.kind for act in await evening.host.admins.acts(evening.game)] == ["paused", "resumed", "ended"]


async def test_the_public_log_holds_no_hands(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.answer(ANN, {"draw": 1})
    await evening.end_turn(ANN)
    log = await evening.host.admins.public_log(evening.game)
    assert "Ann drew a card." in log
    assert "You drew" not in log


async def test_a_full_export_is_given_only_after_the_end(evening: Evening) -> None:
    await evening.begin(ANN, BO)
    assert await refusal(evening.host.admins.save(evening.game)) == "host-save-is-secret"
    await evening.play_on((ANN, BO))
    save = await evening.host.admins.save(evening.game)
    assert str(ANN.id).encode() not in save


async def test_every_action_outside_the_rules_is_in_the_public_log(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, CY)
    await evening.host.admins.pause(evening.game, DEE)
    await evening.host.admins.resume(evening.game, DEE)
    await evening.answer(ANN, {"draw": 1})
    vote = await evening.host.undo.ask(evening.game, ANN.id)
    assert vote is not None
    await evening.host.votes.ballot(evening.game, BO.id, vote.id, False)
    await evening.host.hand_over.replace(evening.game, DEE, 1, DEE)
    await evening.host.hand_over.abandon(evening.game, CY.id)
    await evening.host.admins.end(evening.game, DEE)
    log = await evening.host.admins.public_log(evening.game)
    for sentence in ("paused the game", "asked the table to go back", "Seat 2 changed hands", "seat 3 left", "ended"):
        assert sentence in log


async def test_the_log_names_who_asked_for_advice_only_after_the_end(evening: Evening) -> None:
    game = await evening.begin_settled(ANN, BO)
    async with evening.host.store.write() as rows:
        await evening.host.context.record_act(rows, game, "advice", ANN, seat=0)
    assert "advice" not in await evening.host.admins.public_log(game)
    await evening.host.admins.end(game, ANN)
    assert "seat 1 asked the bot for advice" in await evening.host.admins.public_log(game)


def test_every_kind_of_action_has_a_text() -> None:
    kinds = [
        *(f"asked-{kind.value}" for kind in VoteKind),
        *(f"vote-{end}" for end in ("yes", "no", "silence", "here")),
        *(f"deadline-{what.value}" for what in AtDeadline),
        *("paused", "resumed", "ended", "revived", "put-aside", "seat-taken", "seat-filled", "abandoned"),
        *(
            "quarantined",
            "readable-again",
            "imported",
            "moved-out",
            "restored",
            "place-gone",
            "place-back",
            "moved",
            "advice",
        ),
    ]
    for kind in kinds:
        act = RecordedAct(game="x", at=NOON, kind=kind, by=None, data={"seat": 1})
        assert words().say(act_text(act))
