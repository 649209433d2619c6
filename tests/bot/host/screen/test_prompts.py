"""Questions as buttons, selects, numbers, pages and drafts, and presses as picks. No Discord is needed."""

from datetime import UTC, datetime

import msgspec
import pytest

from bot.host.model.facts import Awaited, Chair, Panel, SeatView, Status, Summary, TakeBack, Vote, VoteKind
from bot.host.model.interaction.actions import Action, read_action
from bot.host.model.interaction.presses import FRONT, Look, Unreadable, _draft, counts_of, read
from bot.host.model.preferences import AtDeadline, TableSettings
from bot.host.screen.controls import NO_EXTRAS, Extras
from bot.host.screen.elements import LONGEST_CONTENT, LONGEST_LINE, Button, Message, Select, Style, cut
from bot.host.screen.headings import LONGEST_ON_PANEL
from bot.host.screen.prompts import besides, in_order, opened, show, stressed
from games.core.protocol import Line, Option, Part, Question, Ranked, Refusal, Result, StandingOrder, Text, say
from games.core.texts import words

EN = words("en")
NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)
NO_WAY_BACK = TakeBack(())


def raw(text):
    """Return a text that shows these words with an x after them."""
    return say("lobby-choice", what=text, value="x")


def option(key, help=None, up_to=1, group=""):
    return Option(key, raw(key), raw(help) if help else None, up_to, group)


def question(*options, least=1, most=1, refused=(), standing=(), sealed=None, waits=True, id="q1"):
    return Question(id, 0, "toy", raw("What now"), options, tuple(refused), least, most, {}, waits, sealed, standing)


def panel(*questions, back=NO_WAY_BACK, done=(), orders=(), vote=None, status=Status.RUNNING, advice=False):
    chairs = (Chair(0, 1, "Ann", "red"), Chair(1, 2, "Bo", "blue"))
    terms = TableSettings(advice=advice)
    summary = Summary(
        "abc123", "toy", status, 1, 2, 1, chairs, 2, {}, terms, datetime.now(UTC), None, (), None, None, None
    )
    return Panel(SeatView(summary, 0, 7, None, raw("Round 1")), 0, 3, questions, done, back, orders, vote, NOON)


def shown(*questions, look=FRONT, extras=NO_EXTRAS, **more) -> Message:
    return show(panel(*questions, **more), EN, look, extras)


def buttons(message):
    return [item for row in message.controls for item in row if isinstance(item, Button)]


def selects(message):
    return [item for row in message.controls for item in row if isinstance(item, Select)]


def answers(message):
    """Return the rows of answers, without the other controls."""
    controls = ("board", "what", "undo", "ask", "why", "open", "more")
    return [[item for item in row if item.act.verb not in controls] for row in message.controls]


def press(item, question, *values):
    return read(item.act, values, question)


def test_the_advice_button_is_shown_if_the_table_allows_advice():
    q = question(option("a"), option("b"))
    assert "advise" in [button.act.verb for button in buttons(shown(q, advice=True))]
    assert "advise" not in [button.act.verb for button in buttons(shown(q, advice=False))]


def test_up_to_five_options_are_buttons():
    q = question(*(option(f"o{i}") for i in range(5)))
    message = shown(q)
    assert [press(button, q) for button in answers(message)[0]] == [{f"o{i}": 1} for i in range(5)]
    assert not selects(message)


def test_six_options_are_a_select():
    q = question(*(option(f"o{i}") for i in range(6)))
    (select,) = selects(shown(q))
    assert [each.value for each in select.options] == [f"o{i}" for i in range(6)]
    assert press(select, q, "o4") == {"o4": 1}


def test_a_group_of_up_to_five_is_buttons_with_their_effects_in_the_text():
    q = question(option("a", "does", group="card"), option("b", "does too", group="card"), option("end"))
    message = shown(q)
    assert [button.act.value for button in answers(message)[0]] == ["a", "b", "end"]
    assert "does too" in message.text


def test_a_group_with_several_picks_is_one_select():
    q = msgspec.structs.replace(question(option("a", group="buy"), option("b", group="buy")), serial="buy")
    (select,) = selects(shown(q))
    assert (select.least, select.most) == (1, 2)
    assert list(press(select, q, "b", "a")) == ["b", "a"]


def test_the_last_real_choice_can_be_pressed_together_with_the_end_of_the_turn():
    q = msgspec.structs.replace(question(option("a"), option("b")), last=("b",))
    (last,) = (button for button in buttons(shown(q)) if button.act.verb == "last")
    assert last.label == "B: x and end my turn"
    assert press(last, q) == {"b": 1}


def test_many_choices_that_also_end_the_turn_are_one_select():
    q = msgspec.structs.replace(question(option("a"), option("b"), option("c")), last=("a", "b", "c"))
    assert not [button for button in buttons(shown(q)) if button.act.verb == "last"]
    (select,) = (select for select in selects(shown(q)) if select.act.verb == "last")
    assert [each.label for each in select.options] == ["A: x", "B: x", "C: x"]
    assert press(select, q, "b") == {"b": 1}


def test_a_costly_option_needs_a_confirmation():
    warned = msgspec.structs.replace(option("a"), warning=raw("Agents are left"))
    q = question(warned, option("b"))
    first = next(button for button in buttons(shown(q)) if button.label == "A: x")
    message = shown(q, look=press(first, q))
    assert "Agents are left" in message.text
    assert [button.act.verb for button in buttons(message)[:2]] == ["pick", "open"]
    assert press(buttons(message)[0], q) == {"a": 1}


def test_the_first_group_has_primary_buttons():
    q = question(option("a", group="send"), option("b", group="send"), option("p", group="intrigue"))
    assert [button.style for button in answers(shown(q))[0]] == ["primary", "primary", "secondary"]


def test_a_group_without_a_title_is_a_row_of_buttons():
    q = question(option("a", "does", group="owed"), option("b", "does too", group="owed"), option("end", group="act"))
    assert [item.act.value for item in answers(shown(q))[0]] == ["a", "b", "end"]


def test_groups_that_do_not_fit_in_one_row_have_separate_rows():
    q = question(*(option(k, group="owed") for k in "abcd"), option("e", group="act"), option("f", group="act"))
    assert [[item.act.value for item in row] for row in answers(shown(q))[:2]] == [["a", "b", "c", "d"], ["e", "f"]]


def test_the_button_that_ends_the_turn_has_its_own_style():
    q = msgspec.structs.replace(question(option("a"), option("end")), mildest={"end": 1})
    styles = [b.style for b in buttons(shown(q, extras=Extras(preview=(Line(raw("Ann ended")),))))[:2]]
    assert styles == ["primary", "success"]


def test_a_group_of_one_is_a_button_that_names_the_action():
    message = shown(question(option("a", group="buy"), option("end")))
    assert not selects(message)
    assert buttons(message)[0].label == "Acquire a: x"


def test_groups_stay_together_whatever_their_order():
    q = question(option("a", "h", group="card"), option("end"), option("b", "h", group="card"))
    assert [button.act.value for button in answers(shown(q))[0]] == ["a", "b", "end"]


def test_more_than_25_options_have_pages():
    q = question(*(option(f"o{i}") for i in range(60)))
    first = shown(q)
    turn = next(button for button in buttons(first) if button.act.verb == "page")
    look = press(turn, q)
    assert isinstance(look, Look)
    second = shown(q, look=look)
    assert selects(second)[0].options[0].value == "o25"


def test_too_many_groups_become_one_select_with_pages():
    q = question(*(option(f"{g}{i}", "h", group=g) for g in "abcdef" for i in range(6)))
    message = shown(q)
    assert len(selects(message)) == 1
    assert len(message.controls) <= 5


def test_the_question_is_the_last_line_above_the_buttons():
    """A phone shows the end of a message first."""
    refused = [Refusal(raw("place"), raw("reason"))]
    lines = shown(question(option("a", "costs 3"), option("b"), refused=refused)).text.splitlines()
    assert [line[:2] for line in lines[-3:]] == ["-#", "-#", "**"]


def test_a_long_message_does_not_cut_the_question():
    told = Extras(notice=raw("word " * 500))
    content = shown(question(option("a", "costs 3")), extras=told).text
    assert len(content) <= LONGEST_CONTENT
    assert content.endswith("**")


def test_a_button_has_its_help_in_the_text():
    assert "costs 3" in shown(question(option("a", "costs 3"), option("b"))).text


def test_refusals_are_grouped_by_reason_and_the_rest_opens_by_a_button():
    refused = [Refusal(raw(f"place{i}"), raw(f"reason{i // 2}")) for i in range(10)]
    q = question(option("a"), refused=refused)
    message = shown(q)
    assert "place0: x and place1: x – reason0: x" in message.text
    assert "place8" not in message.text
    why = next(button for button in buttons(message) if button.act.verb == "why")
    assert "place8" in shown(q, look=press(why, q)).text


def test_reasons_are_in_one_line():
    refused = [Refusal(raw(f"place{i}"), raw(f"reason{i}")) for i in range(2)]
    said = "-# Not now: place0: x – reason0: x; place1: x – reason1: x"
    assert said in shown(question(option("a"), refused=refused)).text


def test_one_more_reason_is_shown_instead_of_a_count():
    refused = [Refusal(raw(f"place{i}"), raw(f"reason{i}")) for i in range(4)]
    message = shown(question(option("a"), refused=refused))
    assert "place3" in message.text
    assert "why" not in [button.act.verb for button in buttons(message)]


def test_options_with_long_help_are_a_select():
    q = question(*(option(f"o{i}", "word " * 70 + str(i)) for i in range(3)))
    assert len(selects(shown(q))[0].options) == 3


def test_two_options_with_long_help_are_buttons():
    q = question(*(option(f"o{i}", "word " * 30 + str(i)) for i in range(2)))
    assert not selects(shown(q))


def test_help_too_long_for_an_option_is_shown_in_the_text_with_its_group():
    long = "gain 1 influence with the faction of your choice; " * 3
    q = question(option("a", long, group="card"), *(option(k, "short", group="card") for k in "bcdef"))
    message = shown(q)
    assert long in message.text
    assert "short" in message.text


@pytest.mark.parametrize(
    ("text", "longest", "cut_to"),
    [
        ("gain a card; lose a troop", 25, "gain a card; lose a troop"),
        ("gain a card; lose a troop", 20, "gain a card…"),
        ("to a city · recruit a troop", 18, "to a city…"),
        ("recruit as many troops", 18, "recruit as many…"),
        ("a, abcdefghijklmnopqr", 12, "a, abcdefgh…"),
    ],
)
def test_text_is_cut_at_the_end_of_a_clause_or_word(text, longest, cut_to):
    assert cut(text, longest) == cut_to
    assert len(cut_to) <= longest


def test_an_amount_up_to_five_is_number_buttons():
    q = question(option("troop", up_to=3), least=0, most=3)
    assert [press(button, q) for button in answers(shown(q))[0]] == [{}, {"troop": 1}, {"troop": 2}, {"troop": 3}]


def test_a_large_amount_is_a_number_select():
    q = question(option("spice", up_to=12), least=1, most=12)
    (select,) = selects(shown(q))
    assert press(select, q, select.options[-1].value) == {"spice": 12}


def test_a_very_large_amount_still_offers_the_most():
    q = question(option("spice", up_to=80), least=0, most=80)
    (select,) = selects(shown(q))
    assert len(select.options) == 25
    assert press(select, q, select.options[-1].value) == {"spice": 80}


def test_several_picks_of_a_few_options_are_a_select():
    q = question(*(option(k) for k in "abcd"), least=2, most=3)
    (select,) = selects(shown(q))
    assert (select.least, select.most) == (2, 3)
    assert press(select, q, "a", "c") == {"a": 1, "c": 1}


def test_choosing_nothing_is_a_button_if_it_is_allowed():
    q = question(*(option(k) for k in "abcd"), least=0, most=2)
    none = next(button for button in buttons(shown(q)) if button.act.verb == "none")
    assert press(none, q) == {}


def test_a_draft_of_amounts_is_stored_in_the_custom_id():
    q = question(option("troop", up_to=4), option("elite", up_to=2), option("leader"), least=2, most=5)
    start = shown(q)
    assert next(button for button in buttons(start) if button.act.verb == "done").disabled
    drafted = shown(q, look=press(selects(start)[0], q, "3:troop"))
    drafted = shown(q, look=press(selects(drafted)[0], q, "leader"))
    done = next(button for button in buttons(drafted) if button.act.verb == "done")
    assert not done.disabled
    assert press(done, q) == {"troop": 3, "leader": 1}


def test_an_empty_draft_has_a_plain_button_for_none():
    q = question(option("troop", up_to=4), option("leader"), least=0, most=5)
    done = next(button for button in buttons(shown(q)) if button.act.verb == "done")
    assert (done.label, done.style) == ("None", Style.PLAIN)
    assert press(done, q) == {}


def test_a_draft_cannot_exceed_the_most():
    q = question(option("troop", up_to=4), option("elite", up_to=4), least=1, most=5)
    look = press(selects(shown(q))[0], q, "4:troop", "4:elite")
    assert next(button for button in buttons(shown(q, look=look)) if button.act.verb == "done").disabled


def test_a_full_draft_of_amounts_is_the_answer():
    q = question(option("troop", up_to=4), option("elite", up_to=2), option("leader"), least=0, most=3)
    (select,) = selects(shown(q))
    assert [each.value for each in select.options] == [
        *("1:troop", "2:troop", "3:troop", "1:elite", "2:elite"),
        "leader",
    ]
    assert select.most == 3
    assert press(select, q, "2:troop", "leader") == {"troop": 2, "leader": 1}


def test_of_two_amounts_of_one_thing_the_larger_counts():
    q = question(option("troop", up_to=4), option("elite", up_to=2), least=0, most=5)
    look = press(selects(shown(q))[0], q, "1:troop", "3:troop")
    assert counts_of(look.draft, q) == {0: 3}


def test_too_many_amounts_get_a_select_for_each_thing():
    q = question(option("troop", up_to=20), option("elite", up_to=20), least=1, most=24)
    look = press(selects(shown(q))[0], q, "troop")
    look = press(selects(shown(q, look=look))[0], q, "20:troop")
    counting = shown(q, look=press(selects(shown(q, look=look))[0], q, "elite"))
    assert [each.value for each in selects(counting)[0].options] == [f"{n}:elite" for n in range(5)]


def test_a_second_press_removes_a_drafted_option():
    q = question(option("troop", up_to=4), option("leader"), least=0, most=5)
    look = press(selects(shown(q))[0], q, "leader")
    assert "leader" in shown(q, look=look).text.split("Chosen")[1]
    look = press(selects(shown(q, look=look))[0], q, "leader")
    assert look.draft == ""


def test_several_of_thirty_options_are_drafted_over_pages():
    q = question(*(option(f"o{i}") for i in range(30)), least=2, most=2)
    first = shown(q)
    look = press(selects(first)[0], q, "o3")
    turn = next(button for button in buttons(shown(q, look=look)) if button.act.verb == "page")
    second = shown(q, look=press(turn, q))
    assert "o3" in second.text.split("Chosen")[1]
    assert ["0 of 2 chosen." in first.text, "1 of 2 chosen." in second.text] == [True, True]
    assert press(selects(second)[0], q, "o27") == {"o3": 1, "o27": 1}


def take_back(*picked: Text) -> str:
    message = shown(question(option("a")), back=TakeBack(picked))
    return next(button.label for button in buttons(message) if button.act.verb == "undo")


def test_take_back_names_what_was_pressed():
    assert take_back(say("button-board")) == "Take back: Board"
    assert take_back(say("button-board"), say("button-hand")) == "Take back: Board and Your hand"


def test_the_take_back_label_is_short():
    assert take_back(raw("Withdraw up to 3 troops from the conflict")) == "Take back: Withdraw up to 3 troops…"


def test_a_question_with_a_back_option_has_no_take_back_button():
    back = TakeBack((raw("your last choice"),))
    message = shown(question(option("a"), option("back")), back=back)
    assert "undo" not in [button.act.verb for button in buttons(message)]


def test_after_a_revelation_the_panel_offers_a_vote_and_says_why():
    back = TakeBack((), raw("You drew a card"), is_news=True)
    message = shown(question(option("a")), back=back, done=(Line(raw("You drew")),))
    assert "ask" in [button.act.verb for button in buttons(message)]
    assert "You drew a card" in message.text


def test_no_second_vote_is_offered_during_a_vote():
    vote = Vote(1, "game", VoteKind.UNDO, 0, 3, (1,), (), datetime(2026, 1, 1, tzinfo=UTC), ())
    message = shown(back=TakeBack((), raw("You drew a card")), vote=vote)
    assert "ask" not in [button.act.verb for button in buttons(message)]


def test_the_panel_says_that_an_undo_includes_the_present_turn():
    vote = Vote(1, "game", VoteKind.UNDO, 1, 3, (0,), (), NOON, (Line(raw("Bo rested")),))
    assert "you have done since" not in shown(vote=vote).text
    assert "What you have done since would be taken back too." in shown(vote=vote, done=(Line(raw("I")),)).text


def test_a_panel_without_a_question_says_so_with_the_time():
    assert f"It is not your move (checked <t:{int(NOON.timestamp())}:R>)" in shown().text


def test_after_the_end_the_panel_has_only_the_board_and_what_it_shows():
    message = shown(back=TakeBack((), raw("You drew a card")), status=Status.OVER)
    assert [button.act.verb for button in buttons(message)] == ["board", "what"]
    assert message.text == "The game is over."


def test_a_middle_page_has_both_page_buttons():
    q = question(*(option(f"o{i}") for i in range(60)))
    pages = [button for button in buttons(shown(q, look=Look(page=1))) if button.act.verb == "page"]
    assert [press(button, q).page for button in pages] == [0, 2]


def test_the_preview_is_what_the_table_will_read():
    extras = Extras(preview=(Line(raw("Ann sent 3 troops")),))
    assert "The table will read: Ann sent 3 troops" in shown(question(option("end")), extras=extras).text


def test_the_panel_tells_an_action_once():
    extras = Extras(preview=(Line(raw("Ann sent 3 troops")),))
    message = shown(question(option("end")), extras=extras, done=(Line(raw("You sent 3 troops")),))
    assert message.text.count("sent 3 troops") == 1
    assert "So far" not in message.text


def test_a_call_does_not_repeat_its_news_in_the_panel():
    own, news = Line(raw("You attacked")), Line(raw("Bo discarded a card"), ("card",))
    left = besides(panel(question(option("end")), done=(own, news)), [Line(raw("Bo discarded a card"))])
    assert left.done == (own,)


def test_an_answered_panel_names_nobody_to_act():
    idle = panel(back=NO_WAY_BACK)
    waits = msgspec.structs.replace(idle.seat_view.summary, awaited=(Awaited(1, NOON, None, AtDeadline.WAIT),))
    idle = msgspec.structs.replace(idle, seat_view=msgspec.structs.replace(idle.seat_view, summary=waits))
    looked, left = (opened(idle, EN, answered=answered).text for answered in (False, True))
    assert "It is not your move (checked" in looked
    assert "Waiting for **Bo**" in looked
    assert left == "That was your part for now. You are called when it is your move again."


def test_nobody_is_called_in_a_lesson():
    idle = panel(back=NO_WAY_BACK)
    lesson = msgspec.structs.replace(idle.seat_view.summary, table_settings=TableSettings(lesson="toy"))
    idle = msgspec.structs.replace(idle, seat_view=msgspec.structs.replace(idle.seat_view, summary=lesson))
    assert "called" not in opened(idle, EN, answered=True).text


def test_the_panel_says_that_either_partner_may_answer():
    asked = question(option("end"))
    assert "partner" not in shown(asked).text
    assert "partner" in shown(msgspec.structs.replace(asked, together="act")).text


def test_only_options_with_several_copies_show_a_count():
    q = question(option("worm"), option("troop", up_to=3), most=4)
    several = Look(draft=_draft({0: 1, 1: 2}, q))
    assert "Chosen: worm: x and 2 × troop: x." in shown(q, look=several).text


def test_private_results_are_below_the_public_preview():
    extras = Extras(preview=(Line(raw("Ann drew a card")),), private=(Line(raw("You drew the Dagger")),))
    lines = shown(question(option("end")), extras=extras).text.splitlines()
    told = lines.index("The table will read: Ann drew a card: x")
    assert lines[told + 1] == "-# You drew the Dagger: x Only you are told that."


def test_a_standing_order_is_offered_and_withdrawn_behind_more():
    order = StandingOrder("pass", raw("pass in this combat"), {"a": 1})
    q = question(option("a"), option("b"), standing=(order,))
    assert {"order", "unorder"}.isdisjoint(button.act.verb for button in buttons(shown(q)))
    more = Look("q1", more=True)
    assert "order" in {button.act.verb for button in buttons(shown(q, look=more))}
    verbs = {button.act.verb for button in buttons(shown(q, orders=(order,), look=more))}
    assert "unorder" in verbs
    assert "order" not in verbs


def test_no_button_behind_more_stands_there_twice():
    q = question(option("a"), option("b"))
    others = [question(option("c"), option("d"), id=f"q{number}") for number in (2, 3, 4)]
    acts = [button.act for button in buttons(shown(q, *others, look=Look("q1", more=True)))]
    assert len(acts) == len(set(acts))


def test_a_sealed_answer_can_be_changed_and_the_panel_says_so():
    assert "in secret" in shown(question(option("a"), option("b"), sealed="battle")).text
    sealed = question(option("a"), option("b"), sealed="battle", waits=False)
    given = shown(msgspec.structs.replace(sealed, given={"b": 1}))
    assert "Your answer is in: b: x. You can change it" in given.text
    assert "Your answer is in: None" in shown(msgspec.structs.replace(sealed, given={})).text


def test_another_open_question_has_a_button():
    first, second = question(option("a"), option("b")), question(option("c"), option("d"), id="q2")
    other = next(button for button in buttons(shown(first, second)) if button.act.verb == "open")
    assert other.act.question == "q2"
    assert [b.act.value for b in buttons(shown(first, second, look=Look("q2")))][:2] == ["c", "d"]


def test_a_closed_panel_shows_the_result_of_the_turn():
    over = msgspec.structs.replace(panel(), ended=(Line(raw("You rested.")),))
    first, *_ = show(over, EN, extras=Extras(left=True)).text.splitlines()
    assert first == "You rested.: x"
    assert "You rested." not in show(over, EN).text


def test_a_panel_outside_its_channel_names_the_channel():
    assert shown(extras=Extras(away=True)).text.startswith("-# <#2> · Round 1")
    assert shown(extras=Extras(left=True, away=True)).text.startswith("-# <#2>\n")
    assert shown().text.startswith("-# Round 1")


def test_the_panel_says_that_a_plan_was_carried_out_until_the_next_turn():
    told = msgspec.structs.replace(panel(question(option("a"), option("b"))), outcome=say("plan-done"))
    assert "carried out" in show(told, EN).text
    assert "carried out" not in show(msgspec.structs.replace(told, done=(Line(raw("You rested.")),)), EN).text


def test_the_panel_says_that_a_plan_was_dropped_until_the_next_step():
    told = msgspec.structs.replace(panel(question(option("a"), option("b"))), outcome=say("plan-dropped-otherwise"))
    assert "was dropped" in show(told, EN).text
    assert "was dropped" not in show(msgspec.structs.replace(told, done=(Line(raw("You rested.")),)), EN).text


def test_a_panel_without_a_question_has_a_refresh_button():
    again = next(button for button in buttons(shown()) if button.act.verb == "move")
    assert (again.label, again.style) == ("Look again", "secondary")


def test_the_reason_against_a_take_back_is_shown_only_with_a_question():
    message = shown(back=TakeBack((), raw("You drew a card")), done=(Line(raw("You drew")),))
    assert "You drew a card" not in message.text
    assert "ask" in [button.act.verb for button in buttons(message)]


def test_custom_ids_are_unique_and_short():
    q = question(*(option(f"o{i}", "h", group="card") for i in range(60)), option("end"), standing=())
    ids = [item.act.encode() for row in shown(q).rows for item in row]
    assert len(set(ids)) == len(ids)
    assert max(map(len, ids)) <= 100


def test_an_action_is_read_back_from_its_custom_id():
    act = Action("pick", "abc123", 4, "q17", "send:arrakeen|odd")
    assert read_action(act.encode()) == act


@pytest.mark.parametrize(
    "forged", ["", "x", "pick|a|b|c|d", "pick|a|-1|c|d", "|||||", "a b|g|0|q|v", "pick|g|٣|q|v", "p|g|9999999999|q|"]
)
def test_a_forged_custom_id_is_ignored(forged):
    assert read_action(forged) is None


@pytest.mark.parametrize(
    "act",
    [
        Action("done", value="zz9"),
        Action("done", value="ab"),
        Action("done", value="é00"),
        Action("num", value="x:a"),
        Action("set", value="", question="q1"),
        Action("page", value="g:-1"),
        Action("add", value=""),
        Action("fly"),
    ],
)
def test_a_forged_press_is_refused(act):
    with pytest.raises(Unreadable):
        read(act, [], question(option("a", up_to=3), option("b")))


def test_long_texts_are_cut_to_discords_limits():
    long = Text("lobby-choice", {"what": "w" * 300, "value": "x"})
    q = question(*(Option(f"o{i}", long, long, group="card") for i in range(6)), Option("end", long))
    message = shown(q, done=tuple(Line(long) for _ in range(20)))
    assert len(message.text) <= 2000
    assert max(len(button.label) for button in buttons(message)) <= 80
    assert max(len(each.label) for each in selects(message)[0].options) <= 100


SECTORS = [Part(f"s{n}", say("plain-name", name=f"Sector {n}"), f"sector:{n}") for n in range(5)]


def many_areas(most: int = 1) -> Question:
    """Return a question about a hundred areas in five sectors, likeliest first."""
    options = tuple(
        Option(f"area:{n}", say("plain-name", name=f"Area {n}"), group="areas", part=SECTORS[n % 5]) for n in range(100)
    )
    return question(*options, most=most)


def test_the_likeliest_areas_come_first_and_the_others_by_sector():
    asked = many_areas()
    likely, parts = selects(shown(asked))
    assert [option.value for option in likely.options][:3] == ["area:0", "area:1", "area:2"]
    assert [option.label for option in parts.options] == [f"Sector {n} (20)" for n in range(5)]
    there, _ = selects(shown(asked, look=press(parts, asked, "s3")))
    assert [option.value for option in there.options][-1] == "area:98"


def test_any_of_a_hundred_areas_takes_two_presses():
    asked = many_areas()
    for option in asked.options:
        front = selects(shown(asked))
        if option.key in [each.value for each in front[0].options]:
            continue
        assert option.part is not None
        there = selects(shown(asked, look=press(front[1], asked, option.part.key)))[0]
        assert press(there, asked, option.key) == {option.key: 1}


def test_a_draft_of_a_hundred_areas_fits_a_custom_id():
    asked = many_areas(most=100)
    look = FRONT
    for option in asked.options:
        look = read(Action("add", "ncvdn4", 1900, asked.id, look.draft), [option.key], asked)
    assert counts_of(look.draft, asked) == dict.fromkeys(range(len(asked.options)), 1)
    for control in [*selects(shown(asked, look=look)), *buttons(shown(asked, look=look))]:
        assert len(control.act.encode()) <= LONGEST_LINE


def test_a_draft_in_an_older_format_is_read():
    asked = many_areas(most=3)
    assert counts_of("0010b1", asked) == {0: 1, 11: 1}


def test_several_areas_of_many_are_chosen_at_once():
    asked = many_areas(most=3)
    likely = selects(shown(asked))[0]
    assert likely.most == 3
    drafted = shown(asked, look=press(likely, asked, "area:1", "area:4"))
    elsewhere = selects(shown(asked, look=press(selects(drafted)[1], asked, "s3")))[0]
    assert press(elsewhere, asked, "area:98") == {"area:1": 1, "area:4": 1, "area:98": 1}


@pytest.mark.parametrize(
    ("prompt", "written"),
    [
        ("What now?", "**What now?**"),
        ("Your turn. Send an agent.", "**Your turn. Send an agent.**"),
        (
            "The storm is near. Which token do you lose? It comes back.",
            "The storm is near. **Which token do you lose?** It comes back.",
        ),
        ("You have one. Where does *Dr. Yueh* send it?", "You have one. **Where does *Dr. Yueh* send it?**"),
    ],
)
def test_only_the_question_is_bold(prompt, written):
    assert stressed(prompt) == written


def test_options_with_the_same_help_are_listed_together():
    same = question(option("Dune, the Desert Planet", help="a point"), option("Diplomacy", help="a point"))
    assert "*Dune, the Desert Planet: x* and *Diplomacy: x*, each: a point" in shown(same).text


def test_the_panel_says_if_only_some_options_have_full_help():
    longer = [option(f"o{number}", help="a long story " * 15) for number in range(10)]
    message = shown(question(option("short", help="brief"), *longer))
    assert "In full, what the menu below cuts short:" in message.text
    assert "brief" not in message.text
    assert "In full" not in shown(question(*longer[:6])).text


def test_a_single_long_help_is_written_above_a_menu_without_the_short_ones():
    options = [option("long", help="a long story " * 10), *[option(f"o{number}", help="brief") for number in range(9)]]
    message = shown(question(*options))
    assert "a long story" in message.text
    assert "brief" not in message.text


def test_a_select_shows_the_shorter_help_of_its_options():
    options = [
        msgspec.structs.replace(option(f"o{number}", help="a long story " * 10), brief_help=raw("a story"))
        for number in range(10)
    ]
    message = shown(question(*options))
    assert {each.help for each in selects(message)[0].options} == {"A story: x"}
    assert "a long story" not in message.text


def test_a_call_tells_the_beginning_of_a_turn_before_the_news():
    attacked, lost = Line(raw("Ann attacked")), Line(raw("Bo lost a legion"))
    told, news = in_order(panel(question(option("a")), done=(attacked, lost)), [lost])
    assert (told.done, list(news)) == ((), [attacked, lost])


def test_a_call_tells_a_turn_and_the_news_in_the_order_in_which_they_happened():
    before, attacked, lost, went_on, rolled = (
        Line(raw(each)) for each in ("Bo moved", "Ann attacked", "Bo lost a legion", "Ann went on", "Ann rolled")
    )
    shown = panel(question(option("a")), done=(attacked, lost, went_on, rolled))
    for news in ([before, went_on, rolled], [before, attacked, rolled]):
        assert list(in_order(shown, news)[1]) == [before, attacked, lost, went_on, rolled]
    assert list(in_order(shown, [before])[1]) == [attacked, lost, went_on, rolled, before]


def test_what_others_did_is_quoted_in_paragraphs_of_four_lines_on_a_phone():
    told = "Sandworms appeared in " + ", ".join(f"Northeast outer {n} (NE{n})" for n in range(1, 14))
    asked = msgspec.structs.replace(panel(question(option("a"))), meanwhile=(Line(raw(told)),))
    quoted = [line for line in show(asked, EN).text.splitlines() if line.startswith("> ")]
    assert len(quoted) > 1
    assert max(map(len, quoted)) <= LONGEST_ON_PANEL + len("> ")


LONG = "; ".join(["gained influence with the Spacing Guild (1 → 2, +1 victory point)"] * 6)
LONG_TEXTS = {
    "what was done": panel(question(option("a")), done=(Line(raw(LONG)),)),
    "what stands beside a question": panel(msgspec.structs.replace(question(option("a")), context=(raw(LONG),))),
    "what is refused": panel(question(option("a"), refused=[Refusal(raw(f"place{n}"), raw(LONG)) for n in range(2)])),
}


@pytest.mark.parametrize("long", LONG_TEXTS.values(), ids=LONG_TEXTS)
def test_a_panel_has_no_paragraph_over_four_lines_on_a_phone(long: Panel):
    lines = show(long, EN).text.splitlines()
    assert max(len(line.removeprefix("-# ")) for line in lines) <= LONGEST_ON_PANEL
    assert len([line for line in lines if "Spacing Guild" in line]) > 1


def test_above_a_question_stand_the_last_four_sentences_of_the_turn_and_all_behind_more():
    asked = panel(question(option("a")), done=tuple(Line(raw(f"deed{n}")) for n in range(5)))
    assert "Latest in this turn: deed1: x deed2: x deed3: x deed4: x" in show(asked, EN).text
    assert "So far: deed0: x deed1: x deed2: x deed3: x deed4: x" in show(asked, EN, Look(more=True)).text


def test_the_panel_of_a_finished_game_says_who_won():
    over = panel(status=Status.OVER)
    ranked = Result((Ranked(1, 1, 10), Ranked(0, 2, 8)))
    summary = msgspec.structs.replace(over.seat_view.summary, result=ranked)
    seen = msgspec.structs.replace(over.seat_view, summary=summary)
    assert "Bo won." in show(msgspec.structs.replace(over, seat_view=seen), EN).text
