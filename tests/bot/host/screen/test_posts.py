"""The texts of posts, made from facts alone."""

from datetime import UTC, datetime, timedelta

import msgspec
import pytest

from bot.host.model.facts import Awaited, Chair, Status, Summary, Vote, VoteKind
from bot.host.model.interaction.actions import Action
from bot.host.model.preferences import COLOURS, AtDeadline, Pictures, TableSettings
from bot.host.screen import ballots, endings, lobbies, posts
from bot.host.screen.headings import LONGEST_PARAGRAPH
from bot.host.screen.sentences import SQUARES
from games.catalogue import GAMES
from games.core.protocol import Event, Line, Ranked, Result, Text, say, seat_name
from games.core.texts import words
from games.imperium import GAME as IMPERIUM
from tests.bot.toy import TOY

EN = words("en")
NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)
CHAIRS = (Chair(0, 101, "Ann", "red"), Chair(1, 102, "B*o*", "blue"), Chair(2, None, "Chani", "green", friend=True))


def summary(*awaited: Awaited, chairs=CHAIRS, **more) -> Summary:
    made = Summary(
        "abc123", "toy", Status.RUNNING, 7, 70, 101, chairs, 3, {}, TableSettings(), NOON, say("toy-headline", round=2), awaited, "f00d", None, None
    )  # fmt: skip
    return msgspec.structs.replace(made, **more)


def waits(seat, deadline=None, at_deadline=AtDeadline.WAIT):
    return Awaited(seat, NOON, deadline, at_deadline)


def line(text, *marks, briefer=(), weight=1):
    return Line(say("plain-name", name=text), marks, weight, tuple(say("plain-name", name=each) for each in briefer))


def test_a_post_names_all_who_are_to_act_and_mentions_only_the_called():
    message = posts.turn(summary(waits(0), waits(1)), EN, [line("x")], 5, called=[1])
    assert message.calls == (102,)
    assert "<@102>" in message.text
    assert "**Ann**" in message.text
    assert "<@101>" not in message.text


def test_a_simulated_friend_is_never_mentioned():
    message = posts.turn(summary(waits(2)), EN, [line("x")], 5, called=[2])
    assert message.calls == ()
    assert "**Chani**" in message.text


def test_names_are_escaped():
    assert r"B\*o\*" in posts.turn(summary(waits(1)), EN, [line("x")], 5).text


def test_a_turn_has_sentences_and_a_short_summary():
    message = posts.turn(summary(), EN, [line("first", "a"), line("*second*", "b")], 5, before=3)
    assert "first\n*second*" in message.text
    (picture,) = message.pictures
    assert (picture.picture, picture.seq, picture.before, picture.said) == ("glance", 5, 3, "first second")


def glanced(*lines: Line) -> tuple[str, tuple[str, ...]]:
    picture = posts.turn(summary(), EN, lines, 5).pictures[0]
    return picture.said, picture.marks


def test_the_summary_is_the_weightiest_sentence_with_its_highlights():
    turns = line("Bo passed.", weight=0), line("Ann won.", "winner:0", weight=3), line("Bo took 1 water.", "seat:1")
    assert glanced(*turns) == ("Ann won.", ("winner:0",))


def test_of_equal_sentences_the_summary_takes_the_last_and_what_fits_before():
    long = "Ann sent an agent to Arrakeen with Reconnaissance, " + "and so on " * 4
    assert glanced(line(long, "space:a"), line("Bo went.", "space:b"), line("Cy went.", "space:c")) == (
        "Bo went. Cy went.",
        ("space:c", "space:b"),
    )


def test_a_long_sentence_is_shortened_in_the_summary():
    cards = "a card, " * 12
    tellings = (f"Ann showed {cards}", "Ann revealed 12 cards.", "Ann revealed.")
    assert glanced(line(f"Ann revealed {cards}", briefer=tellings))[0] == "Ann revealed 12 cards."
    assert glanced(line("Ann revealed a card.", briefer=["Ann revealed."]))[0] == "Ann revealed a card."


LONG = "; ".join(["gained influence with the Spacing Guild (1 → 2, +1 victory point)"] * 6)


def longest_of(text: str) -> int:
    return max(map(len, text.splitlines()))


@pytest.mark.parametrize(
    "tell", [posts.begun, lambda *given: posts.turn(*given[:1], *given[2:])], ids=["begun", "turn"]
)
def test_a_long_sentence_of_a_post_is_told_in_short_paragraphs(tell):
    assert longest_of(tell(summary(), TOY, EN, [line(LONG)], 5).text) <= LONGEST_PARAGRAPH


def test_a_call_tells_a_long_sentence_in_short_paragraphs():
    assert longest_of("\n".join(posts.call_opening(summary(), TOY, EN, 0, [line(LONG)]))) <= LONGEST_PARAGRAPH


def test_a_lobby_describes_its_game_in_short_paragraphs():
    lobby = lobbies.lobby(summary(status=Status.LOBBY), GAMES["arrakis"], EN)
    assert longest_of(lobby.text) <= LONGEST_PARAGRAPH


def test_names_have_a_colour_in_posts_and_none_in_the_summary():
    message = posts.turn(summary(waits(0)), EN, [line("**Ann** won."), line("The storm moved.")], 5)
    won, storm, *_, waiting = message.text.splitlines()
    assert (won, storm) == ("🟥 **Ann** won.", "The storm moved.")
    assert waiting.startswith("Waiting for **Ann** 🟥")
    assert message.pictures[0].said == "Ann won. The storm moved."


def test_a_post_says_what_a_player_is_asked_if_it_is_public():
    asked = msgspec.structs.replace(waits(1), what=say("dice-awaits-invited", who=seat_name(0)))
    told = posts.waiting(summary(asked), EN)[0]
    assert told.startswith(r"Waiting for **B\*o\*** 🟦 to answer the invitation of Ann to an alliance, asked <t:")


def test_a_friend_who_is_thinking_has_said_how_many_answers():
    def told(answers: int) -> str:
        found = summary(msgspec.structs.replace(waits(1), answers=answers))
        chairs = [msgspec.structs.replace(chair, friend=chair.seat == 1) for chair in found.chairs]
        return posts.waiting(msgspec.structs.replace(found, chairs=tuple(chairs)), EN)[0]

    assert told(0).endswith("🟦, who is thinking.")
    assert told(2).endswith("🟦, who is thinking (answers in this turn so far: 2).")


def test_a_greeting_shows_the_hand_only_where_something_was_dealt():
    assert not posts.dealt(summary(), TOY, EN, 0, [], 1).pictures
    assert "You are called" in posts.dealt(summary(), TOY, EN, 0, [], 1).text
    assert posts.dealt(summary(), TOY, EN, 0, [line("You drew 2 cards.")], 1).pictures


def test_the_first_line_of_a_call_is_the_question_if_it_names_a_player():
    def title(what):
        return posts.call_opening(summary(msgspec.structs.replace(waits(1), what=what)), TOY, EN, 1, [])[0]

    assert title(say("dice-awaits-invited", who=seat_name(0))).endswith(
        "you are asked to answer the invitation of Ann to an alliance."
    )
    assert title(say("awaits-turn")).endswith("<#70>.")


def test_the_round_is_named_once():
    assert "-# Round 2" in posts.turn(summary(), EN, [line("Ann won.")], 5).text
    assert "-# Round 2" not in posts.turn(summary(), EN, [line("**Round 2** began.")], 5).text


def test_a_solo_table_names_the_rivals_and_offers_no_friends():
    alone = msgspec.structs.replace(
        TOY, lobby_notes=lambda options, people: [say("plain-name", name=f"Rivals of {people}.")]
    )
    message = lobbies.lobby(summary(wanted=1, status=Status.LOBBY), alone, EN)
    assert "Rivals of 1." in message.text
    assert "fill" not in [button.act.verb for row in message.controls for button in row]
    assert "fill" in [button.act.verb for row in lobbies.lobby(summary(), TOY, EN).controls for button in row]


def test_the_end_of_a_round_has_a_heading_and_the_scores():
    scores = tuple(say("toy-score", points=points) for points in (3, 0, 1))
    message = posts.turn(summary(waits(1), scores=scores), EN, [line("Ann won.")], 5, ended=2)
    heading, told, stands, next_round, waiting = message.text.splitlines()
    assert heading == "### The end of round 2"
    assert told == "Ann won."
    assert stands == r"How it stands: 🟥 Ann: 3 points · 🟦 B\*o\*: 0 points · 🟩 Chani (bot): 1 points"
    assert next_round == "-# Round 2"
    assert waiting.startswith("Waiting for")


def test_long_scores_at_the_end_of_a_round_have_a_line_for_each_player():
    scores = (
        say("lobby-choice", what="three strategic regions with long names", value="Arrakeen, Carthag, Tuek's"),
    ) * 3
    lines = posts.turn(summary(scores=scores), EN, [line("Ann won.")], 5, ended=2).text.splitlines()
    at = lines.index("How it stands:")
    assert [each.partition(":")[0] for each in lines[at + 1 : at + 4]] == ["🟥 Ann", r"🟦 B\*o\*", "🟩 Chani (bot)"]


def test_scores_come_before_the_news_of_the_next_round():
    scores = tuple(say("toy-score", points=points) for points in (3, 0, 1))
    began = Event("round_began", 0, {"round": 3, "conflict": "skirmish_a"})
    lines = [line("Ann won."), *IMPERIUM.narrate([began], None)]
    message = posts.turn(summary(waits(1), scores=scores), EN, lines, 5, ended=2, game=IMPERIUM)
    heading, won, stands, brings, *_ = message.text.splitlines()
    assert (heading, won) == ("### The end of round 2", "Ann won.")
    assert stands.startswith("How it stands")
    assert "Round 3" in brings, "which needs no heading of the same words"


def test_rivals_get_the_colours_that_nobody_chose():
    rivals = (say("plain-name", name="Old Grumman"), say("plain-name", name="Lady Ix"))
    scores = tuple(say("toy-score", points=points) for points in (3, 0, 1, 4, 2))
    table = summary(chairs=(Chair(0, 101, "Ann", "blue"),), rivals=rivals, scores=scores)
    message = posts.turn(table, EN, [line("**Old Grumman** came."), line("**Lady Ix** went.")], 5, ended=2)
    _, came, went, stands, *_ = message.text.splitlines()
    assert (came, went) == ("🟥 **Old Grumman** came.", "🟩 **Lady Ix** went.")
    assert stands == "How it stands: 🟦 Ann: 3 points · 🟥 Old Grumman: 0 points · 🟩 Lady Ix: 1 points"


def test_scores_are_not_shown_within_a_round():
    scores = tuple(say("toy-score", points=points) for points in (3, 0, 1))
    assert "How it stands" not in posts.turn(summary(scores=scores), EN, [line("x")], 5).text


def test_every_colour_has_an_emoji():
    assert set(SQUARES) == set(COLOURS)


def test_a_long_post_keeps_the_call():
    message = posts.turn(summary(waits(1)), EN, [line("long " * 100) for _ in range(12)], 5, called=[1])
    assert len(message.text) <= 2000
    assert message.text.rstrip().splitlines()[-1].startswith("Waiting for <@102>")


def test_the_post_says_what_happens_at_the_deadline():
    awaited = waits(1, NOON + timedelta(hours=24), AtDeadline.MILDEST)
    assert "most cautious answer" in posts.turn(summary(awaited), EN, [line("x")], 5).text


def test_the_lobby_shows_free_seats_and_who_is_missing():
    lobby = lobbies.lobby(summary(chairs=CHAIRS[:1], status=Status.LOBBY), TOY, EN)
    assert "*2 seats are free.*" in lobby.text
    assert "One more player is needed" in lobby.text
    assert [button.act.verb for button in lobby.controls[0]] == ["join", "leave", "settings", "fill", "start"]


def test_a_free_chair_between_others_is_shown_in_its_place():
    lobby = lobbies.lobby(summary(chairs=(CHAIRS[0], CHAIRS[2]), status=Status.LOBBY), TOY, EN)
    assert "2. *free*\n3. **Chani**" in lobby.text


def small_print(**more) -> list[str]:
    lobby = lobbies.lobby(summary(status=Status.LOBBY, **more), TOY, EN)
    return [line.removeprefix("-# ") for line in lobby.text.splitlines() if line.startswith("-# ")]


def test_the_lobby_does_not_list_default_settings_except_advice():
    advice, who_starts = small_print(options={"length": "short"})
    assert advice == "The bot may be asked for advice"
    assert who_starts == "**Ann** may press Start; after a day anybody may."


def test_the_lobby_lists_changed_settings_in_one_line():
    table_settings = TableSettings(
        nudge_hours=4, deadline_hours=12, at_deadline=AtDeadline.MILDEST, pictures=Pictures.TALL
    )
    first, _ = small_print(options={"length": "long"}, table_settings=table_settings)
    assert first == (
        "Length: long · a reminder after 4 waking hours"
        " · 12 hours for a decision, then the most cautious answer is given for them · tall pictures"
        " · the bot may be asked for advice"
    )


def test_a_player_on_vacation_is_shown_as_away():
    away = msgspec.structs.replace(waits(0), away_until=datetime(2026, 11, 19, tzinfo=UTC))
    assert "is away until <t:1795046400:D>." in posts.turn(summary(away), EN, [], 1).text


def test_players_have_no_rank_if_nobody_won():
    lost = Result((Ranked(0, 2, 0), Ranked(1, 2, 0)))
    over = msgspec.structs.replace(summary(), status=Status.OVER, result=lost)
    assert "2." not in endings.result(over, TOY, EN, 1).text


def test_every_post_of_a_running_game_has_the_same_controls():
    made = summary(waits(0))
    for message in (
        posts.begun(made, TOY, EN, [], 0),
        posts.turn(made, EN, [], 1),
        posts.dealt(made, TOY, EN, 0, [], 1),
        posts.round_news(made, TOY, EN, 0, [], 1),
        posts.nudge(made, TOY, EN, 0, 1),
        posts.nudge_table(made, EN, 0),
        posts.notice(made, EN, say("host-paused")),
        posts.dms_closed(made, EN, [0]),
    ):
        verbs = [button.act.verb for button in message.controls[0]]
        assert verbs[:5] == ["move", "hand", "board", "what", "since"]


def test_the_hash_of_the_seed_is_in_the_first_post_and_the_seed_in_the_last():
    assert "f00d" in posts.begun(summary(), TOY, EN, [], 0).text
    result = Result((Ranked(1, 1, 3, ((say("toy-points"), 3),)), Ranked(0, 2, 0)), say("toy-over"))
    last = endings.result(summary(seed="beef", result=result), TOY, EN, 9)
    assert "beef" in last.text
    assert r"1\. **B\*o\*** · 3 · Points 3" in last.text
    assert "come home" in last.text
    assert [button.act for button in last.controls[0]] == [
        Action(verb, "abc123") for verb in ("rematch", "replay", "film", "review", "verify")
    ]


def test_a_solo_game_shows_no_order_of_seats():
    assert "In order of seats" in posts.begun(summary(), TOY, EN, [], 0).text
    assert "In order of seats" not in posts.begun(summary(chairs=CHAIRS[:1]), TOY, EN, [], 0).text


def test_a_long_last_turn_keeps_its_end_in_the_last_post():
    told = [f"Sentence {number} of the last turn, which is a long one." for number in range(60)]
    won = summary(seed="beef", result=Result((Ranked(1, 1, 3), Ranked(0, 2, 0))))
    last = endings.result(won, TOY, EN, 9, last_turn=told).text
    assert told[-1] in last
    assert told[0] not in last
    assert "What happened before is in `/dune log`." in last.split(told[-2])[0]
    assert "What happened before" not in endings.result(won, TOY, EN, 9, last_turn=told[:3]).text


def test_a_long_turn_keeps_its_end():
    told = [f"Sentence {number} of a turn, which is a long one." for number in range(60)]
    post = posts.turn(summary(), EN, [line(each) for each in told], 5).text
    assert told[-1] in post
    assert told[0] not in post


def test_the_last_post_says_the_score_in_the_games_own_words():
    scores = (say("plain-name", name="no region"), say("plain-name", name="3 of 3 regions"))
    last = endings.result(summary(result=Result((Ranked(1, 1, 3), Ranked(0, 2, 0))), scores=scores), TOY, EN, 9)
    assert r"1\. **B\*o\*** · 3 of 3 regions" in last.text


def test_lobby_and_result_show_everybodys_colour():
    assert "1. **Ann** · 🟥 red" in lobbies.lobby(summary(status=Status.LOBBY), TOY, EN).text
    last = endings.result(summary(result=Result((Ranked(1, 1, 3), Ranked(0, 2, 0)))), TOY, EN, 9)
    assert "🟦 1\\. **B" in last.text
    assert "🟥 2\\. **Ann**" in last.text


def test_a_shared_rank_is_not_renumbered_as_a_list():
    result = Result((Ranked(1, 1, 3), Ranked(0, 2, 0), Ranked(2, 2, 0)))
    last = endings.result(summary(seed="beef", result=result), TOY, EN, 9)
    assert last.text.count(r"2\. **") == 2


def test_a_tie_stands_in_the_ranking():
    result = Result((Ranked(1, 1, 9), Ranked(0, 2, 7, is_tied=True), Ranked(2, 3, 7, is_tied=True)))
    winner, *tied = endings.result(summary(result=result), TOY, EN, 9).text.splitlines()[1:4]
    assert "(tie)" not in winner
    assert all(line.endswith("7 (tie)") for line in tied)


def test_the_first_post_shows_the_setup():
    content = posts.begun(summary(waits(0)), TOY, EN, [line("Ann became the first player.")], 0).text
    assert r"In order of seats: 🟥 Ann, 🟦 B\*o\* and 🟩 Chani." in content
    assert content.index("In order of seats") < content.index("Ann became the first player.") < content.index("Waiting")


def test_the_last_post_of_an_ended_game_offers_a_rematch():
    message = posts.notice(summary(status=Status.ABANDONED), EN, say("host-ended"))
    assert [button.act.verb for button in message.controls[0]] == ["rematch", "replay", "film", "verify"]


def test_a_game_that_is_not_over_has_no_result():
    with pytest.raises(ValueError, match="abc123"):
        endings.result(summary(), TOY, EN, 9)


def test_a_vote_shows_what_would_be_undone_and_who_has_agreed():
    vote = Vote(4, "abc123", VoteKind.UNDO, 0, 3, (1, 2), (2,), NOON, (line("a deed"),))
    message = ballots.vote(vote, summary(), EN, called=[1])
    assert "> a deed" in message.text
    assert "Agreed: Chani" in message.text
    assert "<@102>" in message.text
    assert message.controls[0][0].act == Action("yes", "abc123", value="4")


def test_a_vote_says_if_the_step_was_not_public():
    vote = Vote(4, "abc123", VoteKind.UNDO, 0, 3, (1, 2), (), NOON)
    assert "take back the last step" in ballots.vote(vote, summary(), EN).text.splitlines()[0]


def test_a_vote_about_a_seat_names_it():
    vote = Vote(4, "abc123", VoteKind.HAND_OVER, 0, 2, (1,), (), NOON)
    assert "the seat of **Chani**" in ballots.vote(vote, summary(), EN).text


@pytest.mark.parametrize(("kind", "meanwhile"), [(VoteKind.UNDO, "waits"), (VoteKind.HAND_OVER, "goes on")])
def test_a_vote_says_whether_the_game_is_paused(kind, meanwhile):
    vote = Vote(4, "abc123", kind, 0, 1, (1,), (), NOON)
    assert f"The game {meanwhile} meanwhile." in ballots.vote(vote, summary(), EN).text


def test_a_finished_vote_shows_its_outcome_and_no_buttons():
    vote = Vote(4, "abc123", VoteKind.UNDO, 0, 3, (1,), (1,), NOON)
    message = ballots.voted(vote, summary(), EN, Text("host-vote-yes"))
    assert message.controls == ()
    assert message.text == "**Ann** asked to take something back and choose again.\nEverybody agreed."


def test_the_first_post_does_not_mention_a_hand():
    assert "hand" not in EN.say(say("started", game=TOY.title))


def gained(*what: Text) -> Line:
    return Line(say("log-meanwhile", who=say("plain-name", name="**Ann**"), parts=say("did-gained", what=list(what))))


def test_resources_have_icons_in_posts_and_none_in_the_summary():
    line = gained(say("gain-spice", n=2), say("gain-water", n=1))
    message = posts.turn(summary(), EN, [line], 5)
    written = "**Ann** gained <:spice:> 2 spice and <:water:> 1 water."
    assert f"🟥 {written}" in message.text
    assert message.pictures[0].said == "Ann gained 2 spice and 1 water."
    assert f"🟥 {written}" in posts.call_opening(summary(), TOY, EN, 0, [line])


def test_an_icon_comes_before_the_formatted_name():
    line = Line(say("who", seat=say("arrakis-side-atreides")))
    assert "<:atreides:> **Atreides**" in posts.turn(summary(), EN, [line], 5).text


def test_a_long_post_loses_its_icons_before_its_text():
    lines = [gained(*(say("gain-spice", n=n) for n in range(20))) for _ in range(5)]
    assert "<:" not in posts.turn(summary(), EN, lines, 5).text


def test_the_summary_is_the_most_important_event_of_a_turn():
    lines = [line("Ann moved"), msgspec.structs.replace(line("Ann won"), weight=2), line("Bo drew")]
    (glance,) = posts.turn(summary(), EN, lines, 5).pictures
    assert "Ann won" in glance.said
    assert "moved" not in glance.said
    (plain,) = posts.turn(summary(), EN, [line("Ann moved"), line("Bo drew")], 5).pictures
    assert "Ann moved" in plain.said
    assert "Bo drew" in plain.said


def test_no_row_of_a_post_has_more_than_five_buttons():
    """Discord refuses such a message."""
    friends = (Chair(0, 101, "Ann", "red"), Chair(1, None, "Chani", "blue", friend=True))
    table = summary(waits(0), chairs=friends)
    told = [
        posts.turn(table, EN, [line("Ann won.")], 5),
        posts.begun(table, IMPERIUM, EN, [line("Ann won.")], 5),
        posts.nudge(table, IMPERIUM, EN, 0, 5),
        posts.nudge_table(table, EN, 0),
    ]
    assert all(1 <= len(row) <= 5 for message in told for row in message.rows)
    assert "whyfriends" in [item.act.verb for row in told[0].rows for item in row]
