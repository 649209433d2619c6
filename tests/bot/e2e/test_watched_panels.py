"""Panels that show something else by themselves, once what they show is not true any more."""

from pathlib import Path

from bot.host.model.facts import Person
from sandbox import User
from sandbox.world.components import walk
from tests.bot.e2e.table import Table, until
from tests.bot.partner_game import PAIR


async def end_turn(table: Table, person: User) -> str:
    """End a turn on a new panel, and return the id of the panel."""
    return (await person.press(await table.panel(person), "End turn", edited=True)).message.id


def shown(table: Table, person: User, panel: str) -> str:
    found = table.box.world.find_message(panel)
    assert found is not None
    return " ".join(str(part.get("content", "")) for _, part in walk(found.data["components"]))


async def test_a_panel_shows_the_question_that_comes_after_the_others_have_acted(table: Table) -> None:
    await table.begin_settled()
    panel = await end_turn(table, table.ann)
    assert "You are called when it is your move again" in shown(table, table.ann, panel)
    await end_turn(table, table.bo)
    await until(lambda: "How much spice" in shown(table, table.ann, panel))
    assert "How much spice do you bid?" in shown(table, table.ann, panel)
    assert "**Bo**" in shown(table, table.ann, panel)


async def test_a_panel_that_shows_something_else_by_now_is_left_alone(table: Table) -> None:
    await table.begin_settled()
    panel = await table.ann.press(await table.panel(table.ann), "End turn", edited=True)
    await table.ann.press(panel.message, "What is this?", edited=True)
    before = shown(table, table.ann, panel.message.id)
    await end_turn(table, table.bo)
    await table.delivered()
    assert shown(table, table.ann, panel.message.id) == before


async def test_a_panel_names_who_is_waited_for_now(table: Table) -> None:
    cy = table.box.user("Cy")
    await table.begin_settled(table.bo, cy)
    panel = (await table.panel(cy)).id
    assert "Waiting for **Ann**" in shown(table, cy, panel)
    await end_turn(table, table.ann)
    await until(lambda: "Waiting for **Bo**" in shown(table, cy, panel))
    await end_turn(table, table.bo)
    await until(lambda: "Waiting for" not in shown(table, cy, panel))


async def test_a_panel_says_that_the_game_is_over(table: Table) -> None:
    cy = table.box.user("Cy")
    game = await table.begin_settled(table.bo, cy)
    panel = (await table.panel(cy)).id
    await table.host.admins.end(game, Person(0, "Admin"))
    await until(lambda: "The game was abandoned" in shown(table, cy, panel))


async def test_a_panel_whose_question_was_answered_in_a_direct_message_shows_the_next(table: Table) -> None:
    await table.begin_settled()
    panel = (await table.panel(table.ann)).id
    assert "How much spice" not in shown(table, table.ann, panel)
    await until(lambda: any("End turn" in post.labels for post in table.ann.dms()))
    call = [post for post in table.ann.dms() if "End turn" in post.labels][-1]
    await table.ann.press(call, "End turn", edited=True)
    await until(lambda: "It is not your move" in shown(table, table.ann, panel))
    assert "Waiting for **Bo**" in shown(table, table.ann, panel)


async def test_a_panel_shows_that_a_partner_has_taken_up_the_question(tmp_path: Path) -> None:
    async with Table(tmp_path, games=(PAIR,)) as table:
        await table.begin(table.bo)
        panel = (await table.panel(table.bo)).id
        assert "Who leads the raid?" in shown(table, table.bo, panel)
        lead = await table.panel(table.ann)
        card = next(label for label in lead.labels if label.startswith("Raid"))
        await table.ann.press(lead, card, edited=True)
        await until(lambda: "Who leads the raid?" not in shown(table, table.bo, panel))
        assert "Waiting for **Ann**" in shown(table, table.bo, panel)
