"""Every kind of component, pressed in the sandbox, before and after a restart."""

import pytest

from bot.host.model.facts import Person
from bot.host.model.preferences import PersonSettings
from bot.host.replies import seating
from bot.host.replies.reader import Reader
from sandbox import Outcome, Post, User
from sandbox.protocol import interactions
from tests.bot.e2e.table import HERE, Table, until
from tests.bot.helpers import refusal
from tests.support.idle import until_idle


async def end_turns(table: Table, *people: User) -> None:
    for person in people:
        await person.press(await table.panel(person), "End turn", edited=True)


def length_of(settings: Post) -> str:
    """Return the select of the toy's own variant."""
    return next(str(each["custom_id"]) for each in settings.selects if each["custom_id"].endswith("|v.length"))


async def test_the_settings_of_a_table_are_selects(table: Table) -> None:
    await table.create_table(table.bo)
    opened = await table.ann.press(await table.lobby_post(), "Settings")
    changed = await table.ann.select(opened.message, "long", custom_id=length_of(opened.message), edited=True)
    assert changed.message.id == opened.message.id
    assert await table.ann.wait_for(lambda post: "Length: long" in post.text, channel=HERE)
    more = await table.ann.press(opened.message, "More ▶", edited=True)
    custom_ids = [select["custom_id"] for select in more.message.selects]
    full = next(each for each in custom_ids if each.endswith("|full"))
    await table.ann.select(more.message, "yes", custom_id=full, edited=True)
    await table.bo.press(await table.lobby_post(), "Leave")
    await table.ann.wait_for(lambda post: "needed" in post.text, channel=HERE)
    await table.bo.press(await table.lobby_post(), "Join")
    assert await table.ann.wait_for(lambda post: "SHA-256" in post.text, channel=HERE)


async def test_a_refused_setting_says_why_above_the_settings(table: Table) -> None:
    await table.create_table(table.bo, table.box.user("Cy"))
    page = (await table.ann.press(await table.lobby_post(), "Settings")).message
    custom_id = next(select["custom_id"] for select in page.selects if select["custom_id"].endswith("|wanted"))
    refused = await table.ann.select(page, "2", custom_id=custom_id, edited=True)
    assert "Somebody sits on a seat that would be removed" in refused.message.text
    assert len(refused.message.selects) == len(page.selects)


async def test_a_table_chooses_tall_pictures_for_its_posts(table: Table) -> None:
    await table.create_table(table.bo)
    page = (await table.ann.press(await table.lobby_post(), "Settings")).message
    while not (found := [each["custom_id"] for each in page.selects if each["custom_id"].endswith("|pictures")]):
        page = (await table.ann.press(page, "More ▶", edited=True)).message
    custom_id = found[0]
    chosen = await table.ann.select(page, "tall", custom_id=custom_id, edited=True)
    select = next(select for select in chosen.message.selects if select["custom_id"] == custom_id)
    assert [each["value"] for each in select["options"] if each.get("default")] == ["tall"]


async def test_only_players_are_asked_for_a_colour(table: Table) -> None:
    await table.create_table()
    opened = await table.bo.press(await table.lobby_post(), "Settings")
    assert not [each for each in opened.message.selects if each["custom_id"].endswith("|colour")]


async def test_a_forged_choice_of_a_colour_seats_nobody(table: Table) -> None:
    game = await table.create_table()
    bo = Reader(Person(int(table.bo.id), "Bo"), PersonSettings(), "en-US")
    assert await refusal(seating.change(table.host, bo, game, "colour", "blue")) == "host-not-seated"


async def test_the_time_zone_of_a_table_is_typed_into_a_form(table: Table) -> None:
    await table.create_table()
    opened = await table.ann.press(await table.lobby_post(), "Settings")
    form = await table.ann.press(opened.message, "Time zone")
    sent = await table.ann.submit(form, {"zone": "Europe/Prague"}, edited=True)
    assert "Europe/Prague" in sent.message.text
    form = await table.ann.press(opened.message, "Time zone")
    refused = await table.ann.submit(form, {"zone": "Nowhere"}, edited=True)
    assert "unknown" in refused.message.text
    assert refused.message.selects


async def test_a_question_to_the_rules_is_typed_into_a_form(table: Table) -> None:
    await table.create_table()
    opened = await table.ann.slash("dune rules", channel=HERE)
    form = await table.ann.press(opened.message, "Ask the rules")
    answered = await table.ann.submit(form, {"question": "qwxz"}, edited=True)
    assert "qwxz" in answered.message.text
    assert "Ask the rules" in answered.message.labels


async def test_friends_fill_the_table_and_play(table: Table) -> None:
    await table.create_table()
    await table.ann.press(await table.lobby_post(), "Fill with friends")
    await table.ann.press(await table.lobby_post(), "Start")
    await table.ann.wait_for(lambda post: "SHA-256" in post.text, channel=HERE)
    await table.ann.select(await table.panel(table.ann), "sector:1", edited=True)
    await table.ann.press(await table.panel(table.ann), "End turn", edited=True)
    friend = await table.ann.wait_for(lambda post: "Chani" in post.text and "ended" in post.text, channel=HERE)
    assert friend.pictures


async def test_more_than_25_options_turn_their_pages(table: Table) -> None:
    await table.begin()
    panel = await table.panel(table.ann)
    turned = await table.ann.press(panel, "Page 2 of 2 ▶", edited=True)
    assert turned.message.selects[0]["options"][0]["value"] == "sector:26"
    given = await table.ann.select(turned.message, "sector:30", edited=True)
    assert "Your answer is in" in given.message.text


async def test_a_sealed_answer_is_changed_until_everybody_has_answered(table: Table) -> None:
    await table.begin()
    panel = await table.panel(table.ann)
    await table.ann.select(panel, "sector:3", edited=True)
    await table.ann.select(panel, "sector:4", edited=True)
    await table.bo.select(await table.panel(table.bo), "sector:5", edited=True)
    told = await table.bo.slash("dune log", channel=HERE)
    assert "sector 4" in told.message.text
    assert "sector 3" not in told.message.text


async def test_an_amount_is_chosen_by_number(table: Table) -> None:
    await table.begin_settled()
    panel = await table.panel(table.ann)
    await table.ann.press(panel, panel.labels[0], edited=True)
    await end_turns(table, table.ann, table.bo)
    bidding = await table.panel(table.ann)
    if bidding.selects:
        given = await table.ann.select(bidding, bidding.selects[0]["options"][-1]["value"], edited=True)
    else:
        given = await table.ann.press(bidding, bidding.labels[1], edited=True)
    assert "Your answer is in" in given.message.text


async def test_a_standing_order_answers_from_then_on(table: Table) -> None:
    await table.begin_settled()
    await end_turns(table, table.ann, table.bo)
    orders = (await table.ann.press(await table.panel(table.ann), "More …", edited=True)).message
    ordered = (await table.ann.press(orders, "Never bid", edited=True)).message
    assert "Withdraw: Never bid" in (await table.ann.press(ordered, "More …", edited=True)).message.labels
    bo = await table.panel(table.bo)
    await table.bo.press(bo, "None", edited=True)
    await end_turns(table, table.ann, table.bo)
    await until_idle(table.host.automatic)
    assert "Your answer is in" in (await table.panel(table.ann)).text


async def test_the_buttons_of_a_post_open_private_messages(table: Table) -> None:
    await table.begin_settled()
    post = await table.ann.wait_for(lambda seen: "SHA-256" in seen.text, channel=HERE)
    for label in ("Your hand", "Board", "Since your last turn"):
        seen = (await table.ann.press(post, label)).message
        assert seen.ephemeral
        assert seen.pictures
    outsider = await table.box.user("Cy").press(post, "Your hand")
    assert "do not sit at this table" in outsider.message.text


async def test_a_direct_message_is_the_panel_and_changes_in_place(table: Table) -> None:
    await table.begin()
    letter = await table.ann.wait_for(
        lambda post: "Where do you settle?" in post.text and not post.data.get("guild_id")
    )
    answered = await table.ann.select(letter, "sector:1", edited=True)
    assert answered.message.id == letter.id
    assert "Your answer is in: " in answered.message.text


async def test_a_new_panel_closes_the_old_one(table: Table) -> None:
    await table.begin_settled()
    first = await table.panel(table.ann)
    await table.panel(table.ann)
    await until(lambda: first.id not in {post.id for post in table.ann.messages(HERE)})


async def test_a_vote_is_opened_refused_and_the_game_goes_on(table: Table) -> None:
    await table.begin_settled()
    panel = await table.panel(table.ann)
    await table.ann.press(panel, "Draw a card", edited=True)
    offer = await table.ann.press(panel, "Ask the table to take back", edited=True)
    await table.ann.press(offer.message, "Ask the table", edited=True)
    post = await table.bo.wait_for(lambda seen: "Refuse" in seen.labels, channel=HERE)
    refused = await table.bo.press(post, "Refuse")
    assert "Your move" in refused.message.labels
    assert "goes on as it is" in refused.message.text
    assert "What now?" in (await table.panel(table.ann)).text


async def test_a_voter_can_vote_on_the_panel(table: Table) -> None:
    await table.begin_settled()
    panel = await table.panel(table.ann)
    await table.ann.press(panel, "Draw a card", edited=True)
    offer = await table.ann.press(panel, "Ask the table to take back", edited=True)
    await table.ann.press(offer.message, "Ask the table", edited=True)
    asked = await table.panel(table.bo)
    assert "would like to take this back" in asked.text
    agreed = await table.bo.press(asked, "Agree", edited=True)
    assert "Agreed by everybody" in agreed.message.text
    assert "Draw a card" in (await table.panel(table.ann)).labels


async def test_the_rules_turn_their_chapters(table: Table) -> None:
    await table.begin_settled()
    rules = (await table.ann.slash("dune rules", channel=HERE)).message
    turned = await table.ann.select(rules, "0", edited=True)
    assert "Short rules" in turned.message.text


async def test_every_button_works_after_a_restart(table: Table) -> None:
    await table.create_table(table.bo)
    lobby = await table.lobby_post()
    settings = (await table.ann.press(lobby, "Settings")).message
    await table.restart_bot()
    assert (await table.ann.select(settings, "long", custom_id=length_of(settings), edited=True)).ok
    assert (await table.ann.press(settings, "Time zone")).modal
    assert (await table.ann.press(lobby, "Start")).ok
    begun = await table.ann.wait_for(lambda post: "SHA-256" in post.text, channel=HERE)
    panels = {person.name: await table.panel(person) for person in (table.ann, table.bo)}
    await table.restart_bot()
    for person in (table.ann, table.bo):
        assert (await person.select(panels[person.name], "sector:2", edited=True)).ok
    panel = (await table.ann.press(begun, "Your move")).message
    await table.restart_bot()
    played = (await table.ann.press(panel, panel.labels[0], edited=True)).message
    await table.restart_bot()
    back = next(label for label in played.labels if label.startswith("Take back"))
    assert "What now?" in (await table.ann.press(panel, back, edited=True)).message.text
    assert (await table.bo.press(begun, "Since your last turn")).message.pictures


async def test_a_form_opened_before_a_restart_is_taken_after_it(table: Table) -> None:
    await table.create_table()
    opened = await table.ann.press(await table.lobby_post(), "Settings")
    form = await table.ann.press(opened.message, "Time zone")
    await table.restart_bot()
    assert "Asia/Tokyo" in (await table.ann.submit(form, {"zone": "Asia/Tokyo"}, edited=True)).message.text


async def test_a_stale_press_changes_nothing_and_shows_the_present_panel(table: Table) -> None:
    await table.begin_settled()
    old = await table.panel(table.ann)
    card = old.buttons[0]["custom_id"]
    await table.ann.press(old, card, edited=True)
    stale = await press_forged(table, table.ann, old, card, None)
    assert "That was an old button" in stale.text
    assert "What now?" in stale.text


async def test_another_players_panel_cannot_be_played(table: Table) -> None:
    await table.begin_settled()
    panel = await table.panel(table.ann)
    ending = next(button for button in panel.buttons if button["label"] == "End turn")
    post = await table.bo.wait_for(lambda seen: "SHA-256" in seen.text, channel=HERE)
    await press_forged(table, table.bo, post, ending["custom_id"], None)
    assert "What now?" in (await table.panel(table.ann)).text


async def press_forged(table: Table, person: User, post: Post, custom_id: str, values: list[str] | None) -> Post:
    """Press a button that the client no longer offers."""
    server = table.box.server
    data: dict[str, object] = {"custom_id": custom_id, "component_type": 3 if values else 2, "id": 1}
    if values:
        data["values"] = values
    begun = interactions.new(server, interactions.COMPONENT, person.id, post.channel_id, data)
    begun.message_id = post.id
    interactions.begin(server, begun)
    return (await Outcome(server, begun).settled(edited=True)).message


async def test_the_whole_board_in_words_is_one_press_away_and_turns_its_pages(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = [f"Line {number} of the board, with forces and places." for number in range(150)]
    await table.begin_settled()
    monkeypatch.setattr(table.painter, "render_text", lambda *what, **how: "\n".join(lines))
    board = (await table.ann.slash("dune board", channel=HERE)).message
    page = (await table.ann.press(board, "In words", edited=True)).message
    assert not page.pictures
    read = page.text.splitlines()
    while "More ▶" in page.labels:
        page = (await table.ann.press(page, "More ▶", edited=True)).message
        read += page.text.splitlines()
    assert read == lines
