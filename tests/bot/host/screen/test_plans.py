"""Planning on the screen, with the same buttons and selects as a turn."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.host.model.facts import PostRef
from bot.host.model.interaction.actions import Action
from bot.host.model.preferences import PersonSettings
from bot.host.replies.reader import Reader
from bot.host.screen.elements import LONGEST_LINE, Button, Message, Select
from bot.host.verbs import VERBS
from bot.ui.payload import custom_id
from tests.bot.counting_player import arranged
from tests.bot.helpers import ANN, BO, CY, Evening
from tests.imperium import table as imperium
from tests.imperium.table import GAME


class PressingBo:
    """Presses buttons and selects on Bo's panels by their labels."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.reader = Reader(BO, PersonSettings(), "en-GB")
        self.message = Message()

    async def open(self) -> None:
        await self._do(Action("move", self.evening.game))

    async def plan(self) -> None:
        await self._do(Action("plan", self.evening.game))

    async def press(self, label: str) -> None:
        for item in self._items():
            if isinstance(item, Button) and item.label.startswith(label):
                await self._do(item.act)
                return
            for option in item.options if isinstance(item, Select) else ():
                if option.label.startswith(label):
                    await self._do(item.act, option.value)
                    return
        raise LookupError(f"nothing says {label}: {self.labels()}")

    def labels(self) -> list[str]:
        return [item.label for item in self._items() if isinstance(item, Button)]

    def _items(self) -> list[Button | Select]:
        return [item for row in self.message.controls for item in row]

    async def _do(self, act: Action, *values: str) -> None:
        self.message = await VERBS[act.verb](self.evening.host, self.reader, act, values)
        for each in self._items():
            assert len(custom_id(each.act, "abcd-1234567")) <= LONGEST_LINE


@pytest.fixture
async def bo(tmp_path: Path) -> AsyncIterator[PressingBo]:
    """Start a game in which Ann is to act and Bo holds a dagger."""
    table = imperium.imperium()
    table.give_hand(imperium.BO, "dagger", "diplomacy", "seek_allies", "convincing_argument", "reconnaissance")
    async with Evening(tmp_path / "table.sqlite", (arranged(table),)) as evening:
        await evening.begin(ANN, BO, CY, key=GAME.key)
        yield PressingBo(evening)


async def test_a_waiting_player_makes_a_plan_on_the_panel(bo: PressingBo) -> None:
    await bo.open()
    await bo.press("Plan my next turn")
    assert bo.message.text.startswith("Plan your next turn here.")
    await bo.press("Dagger")
    await bo.press("Go to Hall of Oratory")
    await bo.press("That is the plan")
    assert "First choice: *Dagger*, then *Hall of Oratory*." in bo.message.text
    assert "Otherwise you are called" in bo.message.text
    assert "And if that cannot be done?" in bo.labels()


async def test_a_confirmed_plan_shows_when_it_was_left(bo: PressingBo) -> None:
    """Discord allows no edit of a private message fifteen minutes after the last press on it."""
    await bo.open()
    for label in ("Plan my next turn", "Dagger", "Go to Hall of Oratory", "That is the plan"):
        await bo.press(label)
    assert f"as you left it <t:{int(bo.evening.clock.now().timestamp())}:R>" in bo.message.text
    assert "Your plan waits for your turn" in bo.message.text


async def test_an_alternative_has_the_same_options(bo: PressingBo) -> None:
    await bo.open()
    for label in ("Plan my next turn", "Dagger", "Go to Hall of Oratory", "That is the plan"):
        await bo.press(label)
    for label in ("And if that cannot be done?", "Diplomacy", "Wealth", "That is the plan"):
        await bo.press(label)
    assert "If that cannot be done: *Diplomacy*, then *Wealth*." in bo.message.text


async def test_the_panel_says_that_an_alternative_is_planned(bo: PressingBo) -> None:
    await bo.open()
    for label in ("Plan my next turn", "Dagger", "Go to Hall of Oratory", "That is the plan"):
        await bo.press(label)
    await bo.press("And if that cannot be done?")
    assert "If that cannot be done:\n### What do you do first?" in bo.message.text


async def test_a_player_who_leaves_an_unconfirmed_plan_is_warned(bo: PressingBo) -> None:
    await bo.open()
    for label in ("Plan my next turn", "Dagger", "Back to the table"):
        await bo.press(label)
    assert "Your plan is not settled yet." in bo.message.text
    for label in ("My plan", "That is the plan", "Back to the table"):
        await bo.press(label)
    assert "You have a plan for your next turn." in bo.message.text


async def test_a_step_can_be_taken_back_and_the_plan_withdrawn(bo: PressingBo) -> None:
    await bo.open()
    for label in ("Plan my next turn", "Dagger", "Go to Hall of Oratory", "Take back: Hall of Oratory"):
        await bo.press(label)
    assert "First choice: *Dagger*." in bo.message.text
    await bo.press("Withdraw the plan")
    assert "Your plan is withdrawn" in bo.message.text
    assert "Plan my next turn" in bo.labels()


async def test_a_step_that_reveals_something_needs_a_confirmation(bo: PressingBo) -> None:
    await bo.open()
    await bo.press("Plan my next turn")
    await bo.press("Reveal")
    assert "First choice" not in bo.message.text
    await bo.press("Reveal")
    assert "First choice: *Reveal*" in bo.message.text


async def test_a_player_who_is_to_act_is_offered_no_plan(bo: PressingBo) -> None:
    bo.reader = Reader(ANN, PersonSettings(), "en-GB")
    await bo.open()
    assert "Plan my next turn" not in bo.labels()


async def test_the_panel_says_when_nothing_can_be_planned(tmp_path: Path) -> None:
    async with Evening(tmp_path / "table.sqlite") as evening:
        await evening.begin_at_the_bids(ANN, BO, options={"length": "long"})  # Everybody gets a card each round.
        await evening.answer(BO, {})
        hand = PressingBo(evening)
        await hand.plan()
        assert hand.message.text.startswith("You cannot plan your next turn yet")
        assert hand.labels() == ["Back to the table"]


async def test_a_player_who_was_never_asked_is_offered_no_take_back(bo: PressingBo) -> None:
    await bo.open()
    assert not [label for label in bo.labels() if "take back" in label.lower()]


async def test_a_confirmed_plan_highlights_no_card(bo: PressingBo) -> None:
    await bo.open()
    await bo.press("Plan my next turn")
    assert bo.message.pictures[0].glows
    for label in ("Dagger", "Go to Hall of Oratory", "That is the plan"):
        await bo.press(label)
    assert not bo.message.pictures[0].glows


IN_HIS_MESSAGES = PostRef(BO.id, 4711)


async def in_his_direct_messages(bo: PressingBo, *labels: str) -> None:
    bo.reader = Reader(BO, PersonSettings(), "en-GB", IN_HIS_MESSAGES.channel, message=IN_HIS_MESSAGES.message)
    await bo.open()
    for label in ("Plan my next turn", "Dagger", "Go to Hall of Oratory", "That is the plan", *labels):
        await bo.press(label)


async def anns_turn_passes(bo: PressingBo) -> dict[PostRef, Message]:
    """Play Ann's turn and return the present texts of the direct messages."""
    evening = bo.evening
    await evening.answer(ANN, {"reveal": 1})
    await evening.end_turn(ANN)
    evening.clock.advance(seconds=5)
    await evening.deliver()
    return evening.courier.closed_calls


async def test_a_plan_in_a_direct_message_is_edited_when_it_is_over(bo: PressingBo) -> None:
    await in_his_direct_messages(bo)
    assert "is over" in (await anns_turn_passes(bo))[IN_HIS_MESSAGES].text


async def test_a_withdrawn_plan_in_a_direct_message_is_not_edited(bo: PressingBo) -> None:
    await in_his_direct_messages(bo, "Back to the table", "My plan", "Withdraw the plan")
    assert IN_HIS_MESSAGES not in await anns_turn_passes(bo)


async def test_planned_steps_have_the_names_of_their_buttons(bo: PressingBo) -> None:
    await bo.open()
    for label in ("Plan my next turn", "Reconnaissance", "Arrakeen", "Recruit a troop"):
        await bo.press(label)
    assert "First choice: *Reconnaissance*, then *Arrakeen*, then *Recruit a troop*." in bo.message.text
