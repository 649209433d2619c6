"""Many presses at once: exactly one counts, and everybody gets an answer."""

import asyncio

from bot.host.model.records import NOBODY
from sandbox import Outcome, Post, User
from sandbox.protocol import interactions
from tests.bot.e2e.table import HERE, Table, until

AT_ONCE = 40


def press_again(table: Table, person: User, panel: Post, custom_id: str) -> Outcome:
    """Send a press without waiting for the answer to the one before."""
    server = table.box.server
    data = {"custom_id": custom_id, "component_type": 2, "id": 1}
    begun = interactions.new(server, interactions.COMPONENT, person.id, panel.channel_id, data)
    begun.message_id = panel.id
    interactions.begin(server, begun)
    return Outcome(server, begun)


async def test_of_many_presses_on_one_question_one_counts(table: Table) -> None:
    game = await table.begin_settled()
    panel = await table.panel(table.ann)
    draw = next(button for button in panel.buttons if button["label"] == "Draw a card")
    before = len(await table.host.store.read.moves.after(game, NOBODY))
    pressed = [press_again(table, table.ann, panel, draw["custom_id"]) for _ in range(AT_ONCE)]
    answered = await asyncio.gather(*(each.settled(edited=True) for each in pressed))
    assert all(each.ok for each in answered)
    assert len(await table.host.store.read.moves.after(game, NOBODY)) == before + 1


async def test_of_many_sealed_answers_the_last_counts(table: Table) -> None:
    await table.begin()
    panel = await table.panel(table.ann)
    for number in range(1, 9):
        await table.ann.select(panel, f"sector:{number}", edited=True)
    await table.bo.select(await table.panel(table.bo), "sector:9", edited=True)
    told = (await table.bo.slash("dune log", channel=HERE)).message.text
    assert "sector 8" in told


async def test_a_refusal_has_a_button_back_to_the_panel(table: Table) -> None:
    await table.begin_settled()
    panel = await table.panel(table.ann)
    await table.ann.slash("dune-admin pause", channel=HERE)
    refused = (await table.ann.press(panel, "End turn", edited=True)).message
    assert "The game is paused." in refused.text
    assert {"Look again", "Board"} <= set(refused.labels)
    await table.ann.slash("dune-admin resume", channel=HERE)
    again = (await table.ann.press(panel, "Look again", edited=True)).message
    assert "What now?" in again.text


# --- Pictures that are already shown --------------------------------------------------------------


def files_sent(table: Table, since: int) -> int:
    return sum(entry.files for entry in table.box.requests(since))


async def test_a_picture_that_is_already_shown_is_not_sent_again(table: Table) -> None:
    await table.begin_settled()
    shown = (await table.ann.press(await table.panel(table.ann), "Board", edited=True)).message
    assert shown.pictures
    mark = table.box.mark
    again = (await table.ann.press(shown, "Board", edited=True)).message
    assert again.pictures == shown.pictures
    assert files_sent(table, mark) == 0


async def test_a_picture_that_was_removed_is_sent_again(table: Table) -> None:
    await table.begin_settled()
    shown = (await table.ann.press(await table.panel(table.ann), "Board", edited=True)).message
    board = next(button for button in shown.buttons if button["label"] == "Board")
    pressed = press_again(table, table.ann, shown, board["custom_id"])
    kept = table.box.world.find_message(shown.id)
    assert kept is not None
    kept.files, kept.data["attachments"] = [], []
    await pressed.settled(edited=True)
    assert pressed.ok
    await until(lambda: bool(pressed.message.pictures))
