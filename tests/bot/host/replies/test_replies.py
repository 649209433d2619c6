"""The replies to presses and commands, from a host without Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from bot.host.host import Host
from bot.host.model.facts import Person, Refused
from bot.host.model.interaction.actions import Action
from bot.host.model.preferences import PersonSettings
from bot.host.replies import explaining, lookups, playing, reference
from bot.host.replies.reader import Reader
from bot.host.screen.elements import Button, Message, Select
from games.catalogue import GAMES
from tests.bot.counting_player import arranged
from tests.bot.helpers import ANN, BO, CY, Evening
from tests.imperium import table as imperium
from tests.support.idle import until_idle


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    async with Evening(tmp_path / "table.sqlite") as evening:
        yield evening


def reader(person: Person) -> Reader:
    return Reader(person, PersonSettings(), "en-GB")


async def two_steps_of(evening: Evening, person: Person) -> None:
    for _ in range(2):
        await evening.answer(person, {await evening.a_card_of(person): 1})


async def test_a_doubled_press_on_take_back_takes_back_one_step(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await two_steps_of(evening, ANN)
    press = Action("undo", evening.game, (await evening.panel(ANN)).epoch)
    await playing.take_back(evening.host, reader(ANN), press)
    with pytest.raises(Refused) as refused:
        await playing.take_back(evening.host, reader(ANN), press)
    assert refused.value.reason.key == "host-stale"


async def test_the_command_takes_back_step_by_step(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    before = (await evening.panel(ANN)).seat_view.view
    await two_steps_of(evening, ANN)
    for _ in range(2):
        await playing.take_back_now(evening.host, reader(ANN), Action("", evening.game))
    assert (await evening.panel(ANN)).seat_view.view == before


async def test_a_single_player_undoes_a_revelation_without_a_vote(evening: Evening) -> None:
    await evening.begin_among_friends(ANN)
    await evening.answer(ANN, {"sector:1": 1})
    await until_idle(evening.host.friends)
    panel = (await evening.answer(ANN, {"draw": 1})).panel
    shown = playing.drawn(reader(ANN), panel)
    assert "Go back further" in labels(shown)
    assert "Ask the table to take back" not in labels(shown)
    offer = await playing.ask(evening.host, reader(ANN), Action("ask", evening.game))
    assert "everybody" not in offer.text
    assert "Go back there" in labels(offer)
    again = await playing.ask_now(evening.host, reader(ANN), Action("asknow", evening.game))
    assert "Draw a card" in labels(again)


def labels(message: Message) -> list[str]:
    return [control.label for row in message.controls for control in row if isinstance(control, Button)]


async def test_orders_about_players_name_the_others_only(tmp_path: Path) -> None:
    async with Evening(tmp_path / "table.sqlite", (GAMES["dice"],)) as evening:
        await evening.begin(ANN, BO, key="dice")
        page = await playing.orders(evening.host, reader(ANN), Action("orders", evening.game))
        (menu,) = (item for row in page.controls for item in row if isinstance(item, Select))
        said = [option.label for option in menu.options]
        assert "Refuse all invitations from Bo" in said
        assert not [each for each in said if "Ann" in each or "Player" in each]
        chosen = await playing.set_orders(evening.host, reader(ANN), menu.act, [menu.options[0].value])
        assert "One is in force" in chosen.text
        (menu,) = (item for row in chosen.controls for item in row if isinstance(item, Select))
        assert [option.chosen for option in menu.options] == [True, *[False] * (len(menu.options) - 1)]


async def test_the_panel_after_an_order_names_nobody_to_act(tmp_path: Path) -> None:
    """The message is not edited later, so a name would become untrue."""
    table = imperium.imperium()
    table.fight(ann=1, bo=1)
    for seat, card in ((imperium.ANN, "ambush"), (imperium.BO, "tiebreaker")):
        table.hold_intrigue(seat, card)
    table.to_combat()
    async with Evening(tmp_path / "table.sqlite", (arranged(table),)) as evening:
        await evening.begin(ANN, BO, CY, key="imperium")
        (order, *_) = (await evening.panel(ANN)).may_order
        shown = await playing.order(evening.host, reader(ANN), Action("order", evening.game, value=order.key))
        assert "That was your part for now" in shown.text
        assert "Waiting for" not in shown.text


async def test_a_player_who_ends_a_round_reads_what_they_won(tmp_path: Path) -> None:
    table = imperium.imperium()
    table.fight(ann=2, bo=1, cy=1)
    table.hold_intrigue(imperium.ANN, "ambush")
    table.to_combat()
    async with Evening(tmp_path / "table.sqlite", (arranged(table),)) as evening:
        await evening.begin(ANN, BO, CY, key="imperium")
        for _ in ("in combat", "after the win"):
            panel = await evening.panel(ANN)
            act = Action("pick", evening.game, panel.epoch, panel.questions[0].id, "pass")
            shown = await playing.press(evening.host, reader(ANN), act, ())
        assert "Round 2" in shown.text
        assert "You took the first reward" in shown.text


def test_the_news_say_when_they_are_shortened():
    assert [lookups._since_title(count).key for count in (0, 10, 11)] == [
        "since-nothing",
        "since-title",
        "since-title-last",
    ]


# ---------------------------------------------------------------- rules


def only_imperium() -> Host:
    return cast(Host, SimpleNamespace(games={"imperium": imperium.GAME}))


def menus(message: Message) -> list[Select]:
    return [item for row in message.controls for item in row if isinstance(item, Select)]


async def test_the_rules_of_an_expansion_can_be_read_without_a_table() -> None:
    shown = await reference.rules(only_imperium(), reader(ANN), Action("rules", "", 0, "imperium"))
    chapters, options = menus(shown)
    assert "expansion=ix" in [option.value for option in options.options]
    assert "Rise of Ix" not in [option.label for option in chapters.options]
    shown = await reference.rules(only_imperium(), reader(ANN), options.act, ["expansion=ix"])
    chapters, options = menus(shown)
    assert [option.value for option in options.options if option.chosen] == ["expansion=ix"]
    (chapter,) = [option.value for option in chapters.options if option.label == "Rise of Ix"]
    shown = await reference.rules(only_imperium(), reader(ANN), chapters.act, [chapter])
    assert "Interstellar Shipping" in shown.text


async def test_an_unknown_option_of_the_rules_shows_the_usual_rules() -> None:
    usual = await reference.rules(only_imperium(), reader(ANN), Action("rules", "", 0, "imperium"))
    shown = await reference.rules(
        only_imperium(), reader(ANN), Action("rules", "", 1, "imperium"), ["expansion=none such"]
    )
    assert shown.text == usual.text


@pytest.mark.parametrize("expansion", ["none", "ix", "epic"])
async def test_no_chapter_of_the_rules_is_cut(expansion: str) -> None:
    for at, chapter in enumerate(imperium.GAME.rules({"expansion": expansion})):
        act = Action("rules", "", 0, "imperium", f"expansion={expansion}")
        shown = await reference.rules(only_imperium(), reader(ANN), act, [str(at)])
        assert shown.text.count("\n- ") == len(chapter.lines), chapter.title.key


async def test_i_am_here_is_a_button_of_the_vote_and_of_the_message_to_the_owner(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO, CY)
    await evening.stay_silent(BO)
    await evening.host.hand_over.ask_to_hand_over(evening.game, BO.id, 0)
    await evening.deliver()
    here = Action("here", evening.game)
    parcels = evening.courier.shown.values()
    shown = [parcel for parcel in parcels if any(each.act == here for row in parcel.message.controls for each in row)]
    assert {type(parcel.to).__name__ for parcel in shown} == {"Channel", "Direct"}
    told = await playing.VERBS["here"](evening.host, reader(ANN), here, ())
    assert "Your seat stays yours" in told.text


@pytest.mark.parametrize("look", [lookups.hand, lookups.board, lookups.since], ids=lambda look: look.__name__)
async def test_after_the_end_no_picture_offers_a_move(
    evening: Evening, look: Callable[..., Awaitable[Message]]
) -> None:
    await evening.begin_settled(ANN, BO)
    press = Action("hand", evening.game)
    assert "move" in verbs_of(await look(evening.host, reader(ANN), press))
    await evening.play_on([ANN, BO])
    assert "move" not in verbs_of(await look(evening.host, reader(ANN), press))


async def test_after_the_end_an_explanation_leads_back_and_names_no_move(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.play_on([ANN, BO])
    shown = await explaining.what(evening.host, reader(ANN), Action("what", evening.game))
    assert [control.label for row in shown.controls for control in row if isinstance(control, Button)] == ["Back"]


def verbs_of(message: Message) -> set[str]:
    return {control.act.verb for row in message.controls for control in row}
