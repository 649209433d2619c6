"""Questions to the rules, as they are asked by command, by form, and at a table."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from bot.host.host import Host
from bot.host.model.facts import Person, Refused
from bot.host.model.interaction.actions import Action
from bot.host.model.preferences import PersonSettings
from bot.host.replies import searching
from bot.host.replies.reader import Reader
from bot.host.screen.elements import LONGEST_LINE, Button, Message
from bot.host.search.search import Search
from bot.ui.commands.groups import REFERENCE
from games.catalogue import GAMES

ANN = Reader(Person(1, "Ann"), PersonSettings(), "en-GB")
SEARCH = Search(GAMES)
SEARCH.commands = REFERENCE
HOST = cast(Host, SimpleNamespace(games=GAMES, search=SEARCH))


async def ask(question: str, key: str | None = None) -> Message:
    return await searching.find(HOST, ANN, question, key, None)


def buttons(message: Message) -> list[Button]:
    return [item for row in message.controls for item in row if isinstance(item, Button)]


async def test_a_passage_is_quoted_with_its_place() -> None:
    shown = await ask("Who wins a tied battle?", "dice")
    assert "**The Dune dice game** · Battle\n> The higher sum wins; the defender wins a tie." in shown.text


async def test_a_rule_is_opened_in_its_chapter() -> None:
    shown = await ask("shipping into an ally's regions", "dice")
    button = next(each for each in buttons(shown) if each.label == "Read Shipping")
    opened = await searching.VERBS[button.act.verb](HOST, ANN, button.act, ())
    assert "Into a region where only your ally stands you ship by a deal." in opened.text


async def test_a_rule_of_an_expansion_is_opened_under_its_option() -> None:
    shown = await ask("a freighter on the shipping track of rivals")
    (button,) = [each for each in buttons(shown) if "House Hagal beside" in each.label][:1]
    opened = await searching.VERBS[button.act.verb](HOST, ANN, button.act, ())
    assert "freighter" in opened.text


async def test_a_card_is_opened_on_its_page() -> None:
    shown = await ask("dagger", "imperium")
    button = next(each for each in buttons(shown) if each.label.startswith("Read Dagger"))
    opened = await searching.VERBS[button.act.verb](HOST, ANN, button.act, ())
    assert opened.text.startswith("**Dagger**")


async def test_a_question_that_finds_nothing_leads_to_the_chapters() -> None:
    shown = await ask("quokka")
    assert "No passage of ours" in shown.text
    assert [each.label for each in buttons(shown)] == ["Ask the rules", "Rules"]


async def test_a_question_cannot_style_the_reply_or_ping_anybody() -> None:
    shown = await ask("**sword** @everyone <@5>")
    assert "@everyone" not in shown.text.replace("\\@", "")
    assert "<@5>" not in shown.text


async def test_the_form_asks_about_the_game_whose_rules_are_open() -> None:
    form = searching.ask_search(ANN, Action("asksearch", "", 0, "dice"))
    shown = await searching.search(HOST, ANN, form.act, ["harvester"])
    assert "The Dune dice game" in shown.text
    assert "Dune: Imperium" not in shown.text


async def test_an_unknown_game_has_no_rules() -> None:
    with pytest.raises(Refused):
        await ask("sword", "chess")


async def test_every_button_fits_into_a_custom_id() -> None:
    for question in ("mahdi ornithopter", "leader signet", "tie", "rival freighter"):
        for button in buttons(await ask(question)):
            assert len(button.act.encode()) <= LONGEST_LINE
