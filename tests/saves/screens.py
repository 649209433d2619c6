"""Screens as they stand before people, and what can be pressed on them, to be kept beside a database."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from bot.host.delivery.courier import Channel
from bot.host.model.facts import Person, Refused
from bot.host.model.interaction.actions import Action
from bot.host.model.interaction.presses import Unreadable
from bot.host.replies import personal
from bot.host.replies.reader import Reader
from bot.host.screen.elements import Button, Message, Select
from bot.host.verbs import VERBS
from bot.ui.payload import custom_id
from tests.bot.helpers import Evening
from tests.saves.people import PEOPLE

OWN = ("move", "ask")
"""Verbs whose screen differs from person to person."""
LOOKS = (*OWN, "hand", "board", "words", "since", "status", "log", "replay", "verify", "rules", "settings")
"""Verbs that open something at a table and change nothing."""
TURNS = ("open", "why", "page", "give", "add", "set", "settings", "words", "ask")
"""Verbs that open another part of a screen."""
DEEP = 6
"""The most parts of one screen that are kept."""
LAST_POSTS = 4


class Screens:
    def __init__(self, evening: Evening, tables: dict[str, str]) -> None:
        """Begin without screens. `tables`: why each game is kept, by the game's id."""
        self.evening = evening
        self.tables = tables
        self.kept: list[dict[str, Any]] = []
        self._seen: set[tuple[int | None, str]] = set()

    async def take_all(self) -> None:
        """Keep everything that people can open at every table, and the posts in its channel."""
        for game in self.tables:
            summary = await self.evening.host.summary(game)
            seated = [each for each in PEOPLE if summary.seat_of(each.id) is not None]
            for person in seated:
                for verb in LOOKS if person == seated[0] else OWN:
                    await self.take(game, person, verb, verb)
        for person in PEOPLE[:3]:
            self._keep("", person.id, "me", await personal.show(self.evening.host, await self._reader(person)))
        self._take_posts()

    async def take(self, game: str, person: Person, what: str, verb: str) -> None:
        """Keep a screen of a person, and the other parts of it that its buttons open."""
        acts: list[tuple[Action, list[str]]] = [(Action(verb, game), [])]
        for _ in range(DEEP):
            if not acts:
                return
            act, values = acts.pop(0)
            message = await self._answer(person, act, values)
            if message is not None:
                acts += self._keep(game, person.id, what, message)

    async def _answer(self, person: Person, act: Action, values: Sequence[str]) -> Message | None:
        try:
            return await VERBS[act.verb](self.evening.host, await self._reader(person), act, values)
        except (Refused, Unreadable):
            return None

    async def _reader(self, person: Person) -> Reader:
        return Reader(person, await self.evening.host.people.settings(person.id), "en-GB", 700, 7)

    def _take_posts(self) -> None:
        posts: dict[str, list[tuple[int | None, str, Message]]] = {}
        for mark, parcel in self.evening.courier.shown.items():
            user = None if isinstance(parcel.to, Channel) else parcel.to.user
            for game in {item.act.game for row in parcel.message.controls for item in row} - {""}:
                posts.setdefault(game, []).append((user, mark, parcel.message))
        for game, shown in posts.items():
            for user, mark, message in shown[-LAST_POSTS:]:
                self._keep(game, user, "a post" if user is None else "a direct message", message, mark)

    def _keep(
        self, game: str, user: int | None, what: str, message: Message, mark: str = ""
    ) -> list[tuple[Action, list[str]]]:
        """Keep the new buttons of a screen. Return those that open other parts of it."""
        new = [item for row in message.controls for item in row if (user, custom_id(item.act, mark)) not in self._seen]
        self._seen |= {(user, custom_id(item.act, mark)) for item in new}
        if new:
            pressed = [_described(item, mark) for item in new]
            self.kept.append({"game": game, "user": user, "what": what, "pressed": pressed})
        return [turn for item in new for turn in _turns(item)]

    def as_json(self) -> bytes:
        """Return the kept screens as JSON, one screen a line."""
        games = json.dumps(self.tables, indent=1, ensure_ascii=False)
        screens = ",\n".join(json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in self.kept)
        return f'{{"games": {games},\n"screens": [\n{screens}\n]}}\n'.encode()


def _described(item: Button | Select, mark: str) -> dict[str, Any]:
    described: dict[str, Any] = {"id": custom_id(item.act, mark)}
    if isinstance(item, Button):
        return described | {"label": item.label}
    return described | {"values": [option.value for option in item.options], "least": item.least}


def _turns(item: Button | Select) -> Iterator[tuple[Action, list[str]]]:
    if item.act.verb in TURNS:
        yield item.act, [] if isinstance(item, Button) else [item.options[0].value]
