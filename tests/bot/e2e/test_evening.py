"""From /dune new to the final ranking, by pressing what the screen shows."""

from sandbox import Post, User
from tests.bot.e2e.table import HERE, Table, until


async def test_a_table_is_created_joined_and_started(table: Table) -> None:
    laid = await table.ann.slash("dune new", channel=HERE, players=2)
    assert "Your table is ready" in laid.message.text
    assert "How to play here" in laid.message.text
    assert laid.message.ephemeral
    post = await table.lobby_post()
    assert "**Ann**" in post.text
    assert post.pictures
    joined = await table.bo.press(post, "Join")
    assert "How to play here" in joined.message.text
    await table.ann.wait_for(lambda seen: seen.id == post.id and "**Bo**" in seen.text)
    await table.ann.press(post, "Start")
    begun = await table.bo.wait_for(lambda seen: "begins" in seen.text, channel=HERE)
    assert begun.pictures
    assert "SHA-256" in begun.text


async def test_each_player_gets_their_hand_by_direct_message(table: Table) -> None:
    await table.begin()
    for person in (table.ann, table.bo):
        await until(lambda person=person: person.dms())
        assert all(post.files[0]["description"] for post in person.dms())


async def test_a_whole_turn_is_taken_on_one_panel(table: Table) -> None:
    await table.begin_settled()
    panel = await table.panel(table.ann)
    assert "What now?" in panel.text
    assert "Rob a caravan" in panel.text
    card = panel.labels[0]
    played = await table.ann.press(panel, card, edited=True)
    assert played.message.id == panel.id
    assert "The table will read" in played.message.text
    back = next(label for label in played.message.labels if label.startswith("Take back"))
    undone = await table.ann.press(panel, back, edited=True)
    assert card in undone.message.labels
    await table.ann.press(panel, card, edited=True)
    ended = await table.ann.press(panel, "End turn", edited=True)
    assert "**Ann** ended the turn.\nThat was your part for now" in ended.message.text
    told = await table.public_post("ended the turn")
    assert "Waiting for **Bo**" in told.text
    assert told.pictures


async def test_a_game_is_played_to_its_end_over_sockets(table: Table) -> None:
    await table.begin_settled()
    await play_on(table, [table.ann, table.bo])
    result = await table.ann.wait_for(lambda post: "Rematch" in post.labels, channel=HERE)
    assert {"Rematch", "Replay", "Verify"} <= set(result.labels)
    verified = await table.bo.press(result, "Verify")
    assert "follows from the seed" in verified.message.text
    replay = await table.bo.press(result, "Replay")
    assert "Turn 1 of" in replay.message.text
    later = await table.bo.press(replay.message, "Later ▶", edited=True)
    assert "Turn 2 of" in later.message.text
    again = await table.ann.press(result, "Rematch")
    assert "Your table is ready" in again.message.text


async def play_on(table: Table, people: list[User]) -> None:
    """End turns and bid nothing until the game is over."""
    for _ in range(40):
        for person in people:
            await table.delivered()
            if any("Rematch" in post.labels for post in person.messages(HERE)):
                return
            panel = await table.panel(person)
            if "You are called when it is" not in panel.text:
                await press_first(person, panel)
    raise AssertionError("the game does not end")


async def press_first(person: User, panel: Post) -> None:
    for label in ("End turn", "None"):
        if label in panel.labels:
            await person.press(panel, label, edited=True)
            return
    await person.press(panel, panel.labels[0], edited=True)
