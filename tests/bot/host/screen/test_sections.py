"""Panels of blocks: what an option costs and brings stands beside its button, within Discord's limits."""

import msgspec
import pytest

from bot.host.model.interaction.presses import Look
from bot.host.screen.controls import Extras
from bot.host.screen.elements import (
    LONGEST_TEXTS,
    MOST_COMPONENTS,
    Button,
    Divider,
    Message,
    Paragraph,
    Section,
    Select,
    size_of,
)
from bot.host.screen.prompts import as_heading
from games.core.protocol import Line, Refusal, StandingOrder
from tests.bot.host.screen.test_prompts import option, question, raw, shown

BLOCKS = Extras(as_blocks=True)


def blocks_with(*questions, extras=BLOCKS, **more) -> Message:
    return shown(*questions, extras=extras, **more)


def sections(message: Message) -> list[Section]:
    return [block for block in message.blocks if isinstance(block, Section)]


def verbs_of_last_row(message: Message) -> list[str]:
    return [item.act.verb for item in message.controls[-1]]


def test_help_stands_beside_its_button():
    message = blocks_with(question(option("a", "costs 3"), option("b", "brings 2")))
    assert [(each.text, each.button.label) for each in sections(message)] == [
        ("Costs 3: x", "A: x"),
        ("Brings 2: x", "B: x"),
    ]


def test_nine_options_stand_beside_their_help_and_ten_are_a_select():
    nine = blocks_with(question(*(option(f"o{i}", "help") for i in range(9)), option("end", group="act")))
    assert len(sections(nine)) == 9
    ten = blocks_with(question(*(option(f"o{i}", "help") for i in range(10))))
    assert not sections(ten)
    assert [type(item) for item in ten.controls[0]] == [Select]


def test_cards_to_buy_stand_beside_their_texts():
    cards = [option(f"c{i}", "help", group="buy") for i in range(6)]
    message = blocks_with(msgspec.structs.replace(question(*cards), serial="buy"))
    assert [each.button.act.value for each in sections(message)] == [f"c{i}" for i in range(6)]


def test_a_long_label_stands_beside_its_button_in_whole():
    name = "a leader whose name is longer than any button should be"
    (section,) = sections(blocks_with(question(option(name, "help"), option("b"))))
    assert section.text.startswith(f"**{name.capitalize()}: x**")
    assert len(section.button.label) <= 24


def test_a_button_with_a_long_label_has_the_brief_text_if_there_is_one():
    name = "from the sietch at the foot of the mountain"
    far = msgspec.structs.replace(option(name, "help"), brief=raw("from the south"))
    (section,) = sections(blocks_with(question(far, option("b"))))
    assert section.text.startswith(f"**{name.capitalize()}: x**")
    assert section.button.label == "From the south: x"


def test_a_button_of_a_further_group_says_its_deed_if_it_has_room():
    owed = (option("draw"), option("recruit"))
    plots = (option("ruse", "help", group="intrigue"), option("a scheme of many words", "help", group="intrigue"))
    message = blocks_with(question(*owed, *plots))
    assert [each.button.label for each in sections(message)] == ["Play ruse: x", "A scheme of many words:…"]


def test_the_question_is_the_first_heading_and_stands_above_its_answers():
    done = (Line(raw("Ann drew a card")),)
    message = blocks_with(question(option("a", "costs 3"), option("b")), done=done)
    headings = [line for line in message.text.splitlines() if line.startswith("#")]
    assert headings == ["### What now: x"]
    texts = [block for block in message.blocks if isinstance(block, Paragraph)]
    assert message.blocks[message.blocks.index(texts[1]) + 1] == sections(message)[0]


@pytest.mark.parametrize(
    ("prompt", "heading"),
    [
        ("You have won *North*. Advance?", "You have won *North*.\n### Advance?"),
        ("Your turn. Send an agent.", "### Your turn.\nSend an agent."),
        ("Where to?", "### Where to?"),
    ],
)
def test_a_heading_is_the_question_alone(prompt, heading):
    assert as_heading(prompt) == heading


def test_what_is_not_possible_stands_below_the_answers_in_small_print():
    q = question(option("a", "costs 3"), option("b", "costs 4"), refused=[Refusal(raw("c"), raw("dear"))])
    message = blocks_with(q)
    below = next(block for block in message.blocks if isinstance(block, Paragraph) and "Not now" in block.text)
    assert below.text.startswith("-# Not now: c: x")
    assert message.blocks.index(below) > message.blocks.index(sections(message)[-1])


def test_everything_that_is_no_answer_is_in_one_row_below_a_line():
    message = blocks_with(question(option("a", "costs 3"), option("b", "costs 4")), advice=True)
    assert isinstance(message.blocks[-2], Divider)
    assert verbs_of_last_row(message) == ["advise", "board", "what", "more"]


def test_a_row_has_one_way_back():
    q = question(option("a", "costs 3"), option("back"))
    front = blocks_with(q)
    assert [item.label for row in front.controls for item in row].count("Back: x") == 1
    assert verbs_of_last_row(front)[0] == "pick"
    more = blocks_with(q, look=Look("q1", more=True))
    assert [item.label for row in more.controls for item in row if "Back" in item.label] == ["Back"]


def test_standing_orders_stand_behind_more():
    order = StandingOrder("pass", raw("pass in this combat"), {"a": 1})
    q = question(option("a"), option("b"), standing=(order,))
    assert "order" not in {item.act.verb for row in blocks_with(q).controls for item in row}
    more = blocks_with(q, look=Look("q1", more=True))
    assert "order" in {item.act.verb for row in more.controls for item in row}
    assert not any(isinstance(item, Button) and item.act.verb == "pick" for row in more.controls for item in row)


@pytest.mark.parametrize("count", [1, 2, 5, 6, 9, 10, 14, 25])
@pytest.mark.parametrize("groups", [1, 2, 5])
def test_every_panel_keeps_to_the_limits(count, groups):
    options = [option(f"o{i}", "word " * (i % 40), group=f"g{i % groups}") for i in range(count)]
    q = question(*options, option("end", group="act"), refused=[Refusal(raw("c"), raw("dear " * 90))])
    extras = Extras(as_blocks=True, notice=raw("word " * 190), preview=(*(Line(raw("told " * 190)) for _ in range(6)),))
    message = blocks_with(msgspec.structs.replace(q, last=("o0", "end")), extras=extras, advice=True)
    assert 1 + size_of(message.blocks) <= MOST_COMPONENTS
    texts = [block.text for block in message.blocks if isinstance(block, Paragraph | Section)]
    assert sum(map(len, texts)) <= LONGEST_TEXTS
    chosen = [
        value
        for row in message.controls
        for item in row
        for value in ([o.value for o in item.options] if isinstance(item, Select) else [item.act.value])
    ]
    assert {each.key for each in q.options} <= set(chosen)
