"""Secrets on the wire: what reaches a reader does not depend on what they may not know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.host.model.facts import Outcome
from bot.host.pictures.gallery import Gallery
from games.catalogue import GAMES
from games.core.game import Game
from games.core.simulation import random_below, random_picks
from sandbox import Post, User
from tests.bot.e2e.table import HERE, Table
from tests.bot.toy import TOY
from tests.support.debug_logs import loud_logs
from tests.support.soak import IS_TASTE, taste_of


def mixed_for(game: Game, seat: int | None, salt: str) -> Game:
    """Return the game as it plays in another world, in which everything that this reader may not know is different."""

    def decode(data: bytes) -> Any:
        return game.shuffle_hidden(game.decode(data), seat, salt)

    return msgspec.structs.replace(game, decode=decode)


def seen_in(post: Post, reader: User) -> list[object]:
    """Return everything that a message shows: text, controls, file names, alt text and pictures."""
    files = [(file["filename"], file.get("description"), reader.file(file["url"])) for file in post.files]
    return [post.text, [_control(each) for each in post.components], files]


def _control(component: dict[str, Any]) -> tuple[object, ...]:
    return tuple(component.get(key) for key in ("label", "custom_id", "placeholder", "options", "disabled"))


async def everything(table: Table, reader: User, players: int) -> list[object]:
    """Return everything that one person can ask for, including refusals."""
    seen: list[object] = []
    asks: list[tuple[str, dict[str, object]]] = [
        ("dune board", {}),
        ("dune hand", {}),
        ("dune play", {}),
        ("dune log", {}),
        ("dune since", {}),
        ("dune status", {}),
        ("dune undo", {"ask": True}),
        ("dune play", {"choice": "q0|nothing"}),
        *(("dune player", {"player": str(seat)}) for seat in range(players)),
    ]
    for command, options in asks:
        seen.append(seen_in((await reader.slash(command, channel=HERE, **options)).message, reader))
    for command, option in (("dune play", "choice"), ("dune orders", "give"), ("dune card", "card")):
        seen.append(await reader.autocomplete(command, option, "", channel=HERE))
    return seen


async def play_some(table: Table, game: str, below: Callable[[int], int], users: Sequence[User], steps: int) -> bool:
    """Give random answers and return whether the game still goes on."""
    for _ in range(steps):
        waiting = (await table.host.summary(game)).awaited
        if not waiting:
            return False
        user = int(users[waiting[below(len(waiting))].seat].id)
        panel = await table.host.table.panel(game, user)
        picks = random_picks(panel.questions[0], below)
        given = await table.host.table.submit(game, user, panel.epoch, panel.questions[0].id, picks)
        assert given.outcome is Outcome.TAKEN
    return True


async def compare_worlds(game: Game, folder: Path, moments: int, steps: int) -> bool:
    """Compare what each kind of reader sees in two worlds, at moments of a random game.

    Return whether the game ended.
    """
    async with Table(folder, games=[game]) as table:
        users = [table.box.user(name) for name in ("Ann", "Bo", "Cy", "Di")[: max(2, game.seats({})[0])]]
        laid = await table.begin(*users[1:])
        below = random_below(f"secrets of {game.key}")
        for moment in range(moments):
            if not await play_some(table, laid, below, users, steps):
                return True
            for seat, reader in ((0, table.ann), (1, table.bo), (None, table.box.user("Hal"))):
                here = await everything(table, reader, len(users))
                table.games[game.key] = mixed_for(game, seat, f"world {moment}")
                table.host.gallery = Gallery(table.host.context, table.painter)
                there = await everything(table, reader, len(users))
                table.games[game.key] = game
                table.host.gallery = Gallery(table.host.context, table.painter)
                assert here == there
    return False


@pytest.mark.parametrize("game", [TOY, *GAMES.values()], ids=lambda game: game.key)
async def test_what_reaches_a_reader_does_not_depend_on_hidden_facts(game: Game, tmp_path: Path) -> None:
    await compare_worlds(game, tmp_path, moments=2, steps=60)


@pytest.mark.soak
@pytest.mark.parametrize("game", [TOY, *GAMES.values()], ids=lambda game: game.key)
async def test_nothing_leaks_in_a_whole_game(game: Game, tmp_path: Path) -> None:
    over = await compare_worlds(game, tmp_path, moments=taste_of(1000, 2), steps=5)
    assert over or IS_TASTE


async def test_after_every_unrevealed_step_others_see_what_they_saw_before(table: Table) -> None:
    await table.begin_settled()
    panel = await table.panel(table.ann)
    before = await everything(table, table.bo, 2)
    cards = [button["label"] for button in panel.buttons if button["label"].startswith("Card")]
    for card in cards[:2]:
        await table.ann.press(panel, card, edited=True)
        assert await everything(table, table.bo, 2) == before
    await table.ann.press(panel, "End turn", edited=True)
    assert await everything(table, table.bo, 2) != before


async def test_the_debug_log_contains_no_token_seed_or_sealed_answer(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with loud_logs():
        async with Table(tmp_path) as table:
            mark = table.box.mark
            game = await table.begin()
            await table.ann.select(await table.panel(table.ann), "sector:7", edited=True)
            await table.bo.select(await table.panel(table.bo), "sector:9", edited=True)
            await table.delivered()
            row = await table.host.store.read.games.get(game)
            paths = [entry.path for entry in table.box.requests(mark)]
            secrets = [table.box.token, "sector:7", "sector:9"]
    assert row is not None
    assert row.seed is not None
    tokens = {path.split("/")[-2] for path in paths if path.endswith("/callback")}
    told = capsys.readouterr().err
    assert "discord" in told, "the library was heard"
    assert tokens
    assert not [secret for secret in (*secrets, *tokens, row.seed.hex(), str(row.seed)) if secret in told]
