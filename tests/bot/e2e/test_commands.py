"""Every slash command, typed by people in the sandbox."""

from typing import Any

import pytest

from bot.ui.welcome import welcome
from sandbox import CannotDo, Outcome
from tests.bot.e2e.table import HERE, Table

COMMANDS = """
dune new · dune join · dune leave · dune fill · dune start · dune settings · dune status · dune board · dune player
dune hand · dune log · dune since · dune card · dune rules · dune play · dune orders · dune undo · dune vote
dune pass-the-seat · dune nudge · dune help · dune games · dune abandon · dune replay · dune doctor
dune-me show · dune-me coach · dune-me language · dune-me time-zone · dune-me quiet-hours · dune-me pictures · dune-me calls
dune-me spoken-of · dune-me palette · dune-me reminders · dune-me vacation · dune-me a-day · dune-me plan
dune-me motion · dune-me talk · dune-me data · dune-me forget · dune-me move-here · dune-me profile
dune-admin pause · dune-admin resume · dune-admin end · dune-admin revive · dune-admin replace · dune-admin waiting
dune-admin export · dune-admin save · dune-admin acts · dune-admin forget-server · dune-admin ratings
dune-admin tournament · dune-admin puzzle · dune-top · dune-learn · dune-challenge
"""
SUBCOMMAND = 1


def test_all_commands_of_the_storyboard_are_registered(table: Table) -> None:
    listed = {name.strip() for line in COMMANDS.strip().splitlines() for name in line.split("·")}
    grouped = [(top["name"], each) for top in table.ann.commands() for each in top.get("options", ())]
    subcommands = {f"{name} {each['name']}" for name, each in grouped if each["type"] == SUBCOMMAND}
    names = {top["name"] for top in table.ann.commands()}
    assert subcommands | (names - {name.split()[0] for name in subcommands}) == listed


def test_playing_commands_are_global_and_work_in_direct_messages(table: Table) -> None:
    groups = {group["name"]: group for group in table.ann.commands()}
    assert 1 in groups["dune"]["contexts"]
    assert 1 in groups["dune-me"]["contexts"]
    assert groups["dune-admin"]["default_member_permissions"] == "32"


async def test_the_welcome_links_the_first_command(table: Table) -> None:
    await welcome(table.bot, table.bot.guilds[0])
    (post,) = table.ann.messages("welcome")
    group = next(told for told in await table.bot.tree.fetch_commands() if told.name == "dune")
    assert f"Press </dune new:{group.id}>" in post.text


async def test_a_table_in_a_new_thread(table: Table) -> None:
    laid = await table.ann.slash("dune new", channel="general", thread=True)
    assert laid.ok
    thread = next(channel for channel in table.ann.channels() if channel.get("parent_id"))
    post = await table.ann.wait_for(lambda seen: "Start" in seen.labels, channel=thread["id"])
    assert "Ann" in post.text


async def test_a_game_may_be_named_by_part_of_its_name(table: Table) -> None:
    unknown = await table.ann.slash("dune new", channel=HERE, kind="chess")
    assert "That game is not here" in unknown.message.text
    assert "Your table is ready" in (await table.ann.slash("dune new", channel=HERE, kind="CARAV")).message.text


async def test_a_channel_holds_one_table_and_a_refused_one_leaves_no_thread(table: Table) -> None:
    await table.create_table()
    again = await table.bo.slash("dune new", channel=HERE)
    assert "already has a table" in again.message.text
    before = len(table.ann.channels())
    refused = await table.bo.slash("dune new", channel="general", thread=True, players=7)
    assert "2 to 4 players" in refused.message.text
    assert len(table.ann.channels()) == before


async def test_the_lobby_by_command(table: Table) -> None:
    await table.ann.slash("dune new", channel=HERE, players=3)
    joined = await table.bo.slash("dune join", channel=HERE, seat=3, colour="teal")
    assert "How to play here" in joined.message.text
    await table.ann.wait_for(lambda post: "**Bo** · " in post.text and " teal" in post.text, channel=HERE)
    left = await table.bo.slash("dune leave", channel=HERE)
    assert "left the table" in left.message.text
    filled = await table.ann.slash("dune fill", channel=HERE, count=1)
    assert "Chani (a diplomatic friend, steady) sits here now" in filled.message.text
    settings = await table.ann.slash("dune settings", channel=HERE)
    labels = [option["label"] for select in settings.message.selects for option in select["options"]]
    assert "Length: short" in labels
    started = await table.ann.slash("dune start", channel=HERE)
    assert "begins" in started.message.text


async def test_lookup_commands_answer(table: Table) -> None:
    await table.begin_settled()
    ann = table.ann
    assert "The game is running" in (await ann.slash("dune status", channel=HERE)).message.text
    assert (await ann.slash("dune board", channel=HERE)).message.pictures
    assert (await ann.slash("dune hand", channel=HERE)).message.pictures
    for named in ("1", "bo"):
        assert (await ann.slash("dune player", channel=HERE, player=named)).message.pictures
    assert "Nobody of that name" in (await ann.slash("dune player", channel=HERE, player="Zoe")).message.text
    assert "settled in" in (await ann.slash("dune log", channel=HERE)).message.text
    assert "Turn 1 of" in (await ann.slash("dune log", channel=HERE, turn=1)).message.text
    assert (await ann.slash("dune since", channel=HERE)).ok
    assert "Short rules" in (await ann.slash("dune rules", channel=HERE)).message.text
    assert "waits for you" in (await ann.slash("dune games", channel="general")).message.text
    assert "How to play here" in (await ann.slash("dune help", channel="general")).message.text
    card = await ann.slash("dune card", channel=HERE, card="toy:card:7")
    assert "Gain 7 spice" in card.message.text


async def test_the_status_shows_the_scores(table: Table) -> None:
    await table.begin_settled()
    told = (await table.ann.slash("dune status", channel=HERE)).message.text
    assert "1. **Ann** · red · 0 points" in told
    assert "2. **Bo** · blue · 0 points" in told


async def test_the_status_tells_a_player_that_it_is_their_move(table: Table) -> None:
    await table.begin_settled()
    assert "Waiting for **you**" in (await table.ann.slash("dune status", channel=HERE)).message.text
    assert "Waiting for **Ann**" in (await table.bo.slash("dune status", channel=HERE)).message.text


async def test_cards_are_completed_over_the_whole_game(table: Table) -> None:
    found = await table.ann.autocomplete("dune card", "card", "card 1", channel="general")
    assert {"name": "Card 12", "value": "toy:card:12"} in found
    assert not await table.ann.autocomplete("dune card", "card", "no such thing", channel="general")


async def test_a_turn_is_taken_by_command_with_autocomplete(table: Table) -> None:
    await table.begin_settled()
    offered = await table.ann.autocomplete("dune play", "choice", "card", channel=HERE)
    assert offered
    assert not await table.bo.autocomplete("dune play", "choice", "card", channel=HERE)
    played = await table.ann.slash("dune play", channel=HERE, choice=offered[0]["value"])
    assert "**Ann** played *card" in played.message.text
    undone = await table.ann.slash("dune undo", channel=HERE)
    assert "What now?" in undone.message.text
    (ending,) = await table.ann.autocomplete("dune play", "choice", "End turn", channel=HERE)
    ended = await table.ann.slash("dune play", channel=HERE, choice=ending["value"])
    assert "You are called when it is" in ended.message.text


async def test_an_unknown_option_is_refused_with_a_reason(table: Table) -> None:
    await table.begin_settled()
    refused = await table.ann.slash("dune play", channel=HERE, choice="everything")
    assert "from the list" in refused.message.text


async def test_a_command_outside_the_channel_is_about_the_game_that_waits(table: Table) -> None:
    game = await table.begin_settled()
    direct = table.ann.open_dm()
    assert "What now?" in (await table.ann.slash("dune play", channel=direct)).message.text
    found = await table.ann.autocomplete("dune board", "game", "", channel=direct)
    assert [choice["value"] for choice in found] == [game]
    assert "not at any table" in (await table.box.user("Cy").slash("dune board", channel="general")).message.text


async def test_the_table_is_asked_to_undo_and_votes_by_command(table: Table) -> None:
    await table.begin_settled()
    for choice in ("Draw", "End turn"):
        (found,) = await table.ann.autocomplete("dune play", "choice", choice, channel=HERE)
        await table.ann.slash("dune play", channel=HERE, choice=found["value"])
    offer = await table.ann.slash("dune undo", channel=HERE, ask=True)
    assert "back to your choice **End turn**" in offer.message.text
    asked = await table.ann.press(offer.message, "Ask the table", edited=True)
    assert "Now it is up to Bo." in asked.message.text
    await table.bo.wait_for(lambda post: table.bo.mention in post.text and "Agree" in post.labels, channel=HERE)
    agreed = await table.bo.slash("dune vote", channel=HERE, answer="yes")
    assert "Agreed by everybody" in agreed.message.text
    assert "What now?" in (await table.panel(table.ann)).text


async def test_a_voter_reads_who_has_still_to_answer(table: Table) -> None:
    await table.begin_settled(table.bo, table.box.user("Cy"))
    (end,) = await table.ann.autocomplete("dune play", "choice", "End turn", channel=HERE)
    await table.ann.slash("dune play", channel=HERE, choice=end["value"])
    offer = await table.ann.slash("dune undo", channel=HERE, ask=True)
    await table.ann.press(offer.message, "Ask the table", edited=True)
    agreed = await table.bo.slash("dune vote", channel=HERE, answer="yes")
    assert agreed.message.text.startswith("You agreed. Now it is up to Cy.")


async def test_a_take_back_after_a_revelation_leads_to_a_vote(table: Table) -> None:
    await table.begin_settled()
    (draw,) = await table.ann.autocomplete("dune play", "choice", "Draw", channel=HERE)
    await table.ann.slash("dune play", channel=HERE, choice=draw["value"])
    refused = await table.ann.slash("dune undo", channel=HERE)
    assert "You can ask the table" in refused.message.text
    offer = await table.ann.press(refused.message, "Ask the table to take back", edited=True)
    assert "Ask the table" in offer.message.labels


async def test_standing_orders_are_given_and_withdrawn_by_command(table: Table) -> None:
    await table.begin_settled()
    for person in (table.ann, table.bo):
        (ending,) = await person.autocomplete("dune play", "choice", "End turn", channel=HERE)
        await person.slash("dune play", channel=HERE, choice=ending["value"])
    (order,) = await table.ann.autocomplete("dune orders", "give", "", channel=HERE)
    given = await table.ann.slash("dune orders", channel=HERE, give=order["value"])
    assert given.ok
    (mine,) = await table.ann.autocomplete("dune orders", "withdraw", "", channel=HERE)
    assert mine["name"] == order["name"]
    withdrawn = await table.ann.slash("dune orders", channel=HERE, withdraw=mine["value"])
    assert "Withdraw" not in " ".join(withdrawn.message.labels)
    assert (await table.ann.slash("dune orders", channel=HERE)).ok


async def test_a_plan_is_made_settled_and_withdrawn_by_command(table: Table) -> None:
    await table.begin_settled()
    (ending,) = await table.bo.autocomplete("dune-me plan", "step", "End turn", channel=HERE)
    planned = await table.bo.slash("dune-me plan", channel=HERE, step=ending["value"])
    assert "First choice: *End turn*" in planned.message.text
    settled = await table.bo.slash("dune-me plan", channel=HERE, then="planset")
    assert "is checked then" in settled.message.text
    assert await table.ann.autocomplete("dune-me plan", "step", "", channel=HERE) == []
    withdrawn = await table.bo.slash("dune-me plan", channel=HERE, then="plandrop")
    assert "Plan my next turn" in withdrawn.message.labels


async def test_the_page_of_standing_orders_tells_which_are_in_force(table: Table) -> None:
    await table.begin_settled()
    told = await table.ann.slash("dune orders", channel=HERE)
    assert "You have given none" in told.message.text


async def test_a_seat_is_passed_and_taken(table: Table) -> None:
    await table.begin_settled()
    passed = await table.bo.slash("dune pass-the-seat", channel=HERE)
    assert "offered" in passed.message.text
    post = await table.ann.wait_for(lambda seen: "Take the seat" in seen.labels, channel=HERE)
    taken = await table.box.user("Cy").press(post, "Take the seat")
    assert "The seat is yours" in taken.message.text
    assert "Cy" in (await table.ann.slash("dune status", channel=HERE)).message.text


async def test_the_table_cannot_hand_over_a_seat_that_is_not_to_act(table: Table) -> None:
    await table.begin_settled(table.bo, table.box.user("Cy"))
    asked = await table.ann.slash("dune pass-the-seat", channel=HERE, of="1")
    assert "The table is not waiting for **Bo**" in asked.message.text


async def test_leaving_a_game_needs_a_confirmation(table: Table) -> None:
    await table.begin_settled()
    sure = await table.bo.slash("dune abandon", channel=HERE)
    left = await table.bo.press(sure.message, "Leave for good", edited=True)
    assert "left the game" in left.message.text
    await table.ann.wait_for(lambda post: "Take the seat" in post.labels, channel=HERE)


async def test_a_reminder_is_sent_once(table: Table) -> None:
    await table.begin_settled()
    nudged = await table.bo.slash("dune nudge", channel=HERE)
    assert "reminder is on its way" in nudged.message.text
    await table.ann.wait_for(lambda post: "I need a day" in post.labels)
    again = await table.bo.slash("dune nudge", channel=HERE)
    assert "reminded already" in again.message.text


async def test_a_day_more_needs_a_confirmation(table: Table) -> None:
    await table.begin_settled()
    asked = await table.ann.slash("dune-me a-day", channel=HERE)
    assert "3 more times" in asked.message.text
    given = await table.ann.press(asked.message, "I need a day", edited=True)
    assert "waits a day longer" in given.message.text
    assert "2 more times" in (await table.ann.slash("dune-me a-day", channel=HERE)).message.text


async def test_verify_waits_for_the_end(table: Table) -> None:
    await table.begin_settled()
    assert "not over yet" in (await table.ann.slash("dune replay", channel=HERE, verify=True)).message.text


def chosen(done: Outcome) -> list[str]:
    """Return the selected values of a message."""
    return [option["value"] for select in done.message.selects for option in select["options"] if option.get("default")]


async def test_personal_settings_can_be_changed_where_they_are_shown(table: Table) -> None:
    shown = await table.ann.slash("dune-me show", channel=HERE)
    assert shown.message.text.startswith("### Your settings")
    assert chosen(shown) == ["discord", "wide", "default", "dm", "no"]
    for value in ("tall", "high_contrast", "both", "yes"):
        offering = next(each for each in shown.message.selects if value in [o["value"] for o in each["options"]])
        shown = await table.ann.select(shown.message, [value], custom_id=offering["custom_id"], edited=True)
    assert chosen(shown) == ["discord", "tall", "high_contrast", "both", "yes"]


async def test_the_board_can_be_had_in_the_other_size_and_pictures_keep_it(table: Table) -> None:
    await table.begin_settled()
    board = await table.ann.slash("dune board", channel=HERE)
    assert "Tall pictures, for a phone" in board.message.labels
    board = await table.ann.press(board.message, "Tall pictures, for a phone", edited=True)
    assert "Wide pictures" in board.message.labels
    assert b"'tall'" in table.ann.file(board.message.pictures[0])
    assert (await table.host.people.settings(int(table.ann.id))).pictures == "tall"


async def test_personal_settings(table: Table) -> None:
    ann = table.ann
    assert "as each table has it" in (await ann.slash("dune-me show")).message.text
    assert "Europe/Prague" in (await ann.slash("dune-me time-zone", zone="Europe/Prague")).message.text
    assert "unknown" in (await ann.slash("dune-me time-zone", zone="Atlantis")).message.text
    assert "from 23 to 7" in (await ann.slash("dune-me quiet-hours", start=23, end=7)).message.text
    assert "words" in chosen(await ann.slash("dune-me pictures", pictures="words"))
    assert "tall" in chosen(await ann.slash("dune-me pictures", pictures="tall"))
    assert "36" in (await ann.slash("dune-me reminders", hours=36)).message.text
    assert "en" in chosen(await ann.slash("dune-me language", language="en"))
    assert "channel" in chosen(await ann.slash("dune-me calls", how="channel"))
    for half_typed in ("language", "time-zone", "reminders"):
        kept = await ann.slash(f"dune-me {half_typed}")
        assert "en" in chosen(kept)
        assert "Europe/Prague" in kept.message.text
        assert "36" in kept.message.text
    assert "as each table has it" in (await ann.slash("dune-me time-zone", zone="table")).message.text
    assert "no such palette" in (await ann.slash("dune-me palette", palette="beige")).message.text
    assert "high_contrast" in chosen(await ann.slash("dune-me palette", palette="high_contrast"))
    assert "Enjoy it" in (await ann.slash("dune-me vacation", days=3)).message.text
    assert "Welcome back" in (await ann.slash("dune-me vacation", days=0)).message.text
    assert [each["value"] for each in await ann.autocomplete("dune-me time-zone", "zone", "prag")] == ["Europe/Prague"]
    assert await ann.autocomplete("dune-me language", "language", "en")
    assert await ann.autocomplete("dune-me palette", "palette", "contrast")


async def test_languages_are_listed_by_their_own_names_and_the_new_one_answers(table: Table) -> None:
    listed = {each["value"]: each["name"] for each in await table.ann.autocomplete("dune-me language", "language", "")}
    assert (listed["en"], listed["cs"]) == ("English", "Čeština")
    answered = await table.ann.slash("dune-me language", language="cs")
    assert "Časové pásmo" in answered.message.text
    assert "cs" in chosen(answered)


async def test_a_reader_who_prefers_text_gets_no_pictures(table: Table) -> None:
    await table.ann.slash("dune-me pictures", pictures="words")
    await table.begin_settled()
    seen = (await table.ann.slash("dune hand", channel=HERE)).message
    assert not seen.files
    assert "hand=" in seen.text


async def test_a_reader_who_prefers_tall_pictures_gets_only_tall_ones(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[str, str]] = []
    render = table.painter.render

    def noted(game_key: str, view: Any, picture: str, **how: Any) -> Any:
        drawn.append((picture, how["size"]))
        return render(game_key, view, picture, **how)

    await table.begin_settled()
    await table.delivered()
    await table.ann.slash("dune-me pictures", pictures="tall")
    monkeypatch.setattr(table.painter, "render", noted)
    for look in ("board", "hand", "since"):
        assert (await table.ann.slash(f"dune {look}", channel=HERE)).message.pictures
    await table.panel(table.ann)
    assert {picture for picture, _ in drawn} == {"board", "hand"}
    assert {size for _, size in drawn} == {"tall"}


async def test_a_person_can_ask_to_be_forgotten(table: Table) -> None:
    await table.begin_settled()
    sure = await table.bo.slash("dune-me forget")
    gone = await table.bo.press(sure.message, "Forget me", edited=True)
    assert "One seat is offered" in gone.message.text
    assert "Bo" not in (await table.ann.slash("dune status", channel=HERE)).message.text


async def test_admins_pause_resume_replace_export_and_end(table: Table) -> None:
    await table.begin_settled()
    ann = table.ann
    assert "Paused" in (await ann.slash("dune-admin pause", channel=HERE)).message.text
    assert "goes on" in (await ann.slash("dune-admin resume", channel=HERE)).message.text
    assert "Waiting for **you**" in (await ann.slash("dune-admin waiting", channel=HERE)).message.text
    cy = table.box.user("Cy")
    refused = await ann.slash("dune-admin replace", channel=HERE, player="1", by=cy.id)
    assert "nobody can decide about that seat" in refused.message.text, (
        "an admin who plays is bound by the rules of votes"
    )
    sure = await table.bo.slash("dune abandon", channel=HERE)
    await table.bo.press(sure.message, "Leave for good", edited=True)
    assert cy.mention in (await ann.slash("dune-admin replace", channel=HERE, player="1", by=cy.id)).message.text
    exported = (await ann.slash("dune-admin export", channel=HERE)).message
    assert b"settled in" in ann.file(exported.files[0]["url"])
    assert "secrets" in (await ann.slash("dune-admin save", channel=HERE)).message.text
    assert "not put aside" in (await ann.slash("dune-admin revive", channel=HERE)).message.text
    assert "ended" in (await ann.slash("dune-admin end", channel=HERE)).message.text
    assert (await ann.slash("dune-admin save", channel=HERE)).message.files
    acts = (await ann.slash("dune-admin acts", channel=HERE)).message.text
    assert "paused" in acts
    assert "ended" in acts


async def test_admin_commands_are_hidden_from_others(table: Table) -> None:
    await table.begin_settled()
    with pytest.raises(CannotDo):
        await table.bo.slash("dune-admin pause", channel=HERE)


async def test_a_rematch_creates_the_same_table(table: Table) -> None:
    game = await table.begin_settled()
    await table.ann.slash("dune-admin end", channel=HERE)
    (found,) = await table.ann.autocomplete("dune new", "again", "", channel=HERE)
    assert found["value"] == game
    assert "Your table is ready" in (await table.ann.slash("dune new", channel=HERE, again=game)).message.text


async def test_only_players_can_ask_for_a_rematch(table: Table) -> None:
    game = await table.begin_settled()
    await table.ann.slash("dune-admin end", channel=HERE)
    refused = await table.box.user("Cy").slash("dune new", channel=HERE, again=game)
    assert "no such game" in refused.message.text


async def test_no_table_is_created_in_a_direct_message(table: Table) -> None:
    refused = await table.ann.slash("dune new", channel=table.ann.open_dm())
    assert "server's channel" in refused.message.text
