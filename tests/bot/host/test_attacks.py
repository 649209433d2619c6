"""Slow channels, secrets in logs, forged saves, and invisible characters in names."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import pytest

from bot.host.delivery.courier import Channel, Parcel
from bot.host.model.facts import Person, PostRef, Refused
from bot.host.model.names import readable
from tests.bot.helpers import ANN, BO, CHANNEL, CY, Evening
from tests.support.debug_logs import loud_logs
from tests.support.waiting import until

# --- A slow channel -------------------------------------------------------------------------------


async def test_a_slow_channel_does_not_delay_other_channels(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    carry, hanging = evening.courier.carry, asyncio.Event()

    async def carry_slowly(parcel: Parcel) -> PostRef:
        if parcel.to == Channel(CHANNEL):
            await hanging.wait()
        return await carry(parcel)

    monkeypatch.setattr(evening.courier, "carry", carry_slowly)
    await evening.host.start()
    await evening.create_table(ANN)
    await until(lambda: evening.courier.tried == [] and bool(evening.host.outbox._busy))
    for channel in range(CHANNEL + 1, CHANNEL + 5):
        await evening.create_table(BO, channel=channel)
    await until(lambda: len(evening.courier.carried) == 4)
    hanging.set()
    await until(lambda: len(evening.courier.carried) == 5)


# --- Logs -----------------------------------------------------------------------------------------


@pytest.mark.sqlite_only
async def test_no_log_contains_a_secret_at_any_level(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with loud_logs():
        async with Evening(tmp_path / "table.db") as evening:
            await evening.begin_settled(ANN, BO)
            secrets = [evening.rows("SELECT seed FROM games")[0][0].hex()]
            secrets += [str(view) for view in (await evening.panel(ANN)).seat_view.view.hand]
            for person in (ANN, BO):
                await evening.end_turn(person)
            await evening.deliver()
        told = capsys.readouterr().err
        logging.getLogger("aiosqlite").setLevel(logging.DEBUG)
        async with Evening(tmp_path / "another.db") as evening:
            await evening.begin_settled(ANN, BO)
            secrets.append(evening.rows("SELECT seed FROM games")[0][0].hex())
        told += capsys.readouterr().err
    assert "executing" in told, "the driver was heard"
    assert not [secret for secret in secrets if len(secret) > 8 and secret in told]
    assert not [word for word in ("INSERT INTO", "SELECT", "sector:1", "b'\\x") if word in told]


# --- Forged saves ---------------------------------------------------------------------------------


async def a_save(evening: Evening) -> dict[str, Any]:
    await evening.begin_settled(ANN, BO)
    save: dict[str, Any] = json.loads(await evening.host.exports.export(evening.game, people=True))
    save["acts"] = [{"game": "", "at": "2026-03-02T12:00:00Z", "kind": "paused", "by": None, "data": {}}]
    save["game"] |= {"id": "fresh1", "channel": CHANNEL + 1}
    for part in ("seats", "acts"):
        for row in save[part]:
            row["game"] = "fresh1"
    return save


async def take_in(evening: Evening, save: Any) -> str:
    data = save if isinstance(save, bytes) else json.dumps(save).encode()
    return await evening.host.exports.import_game(data)


async def test_a_save_with_a_new_id_is_a_new_game(evening: Evening) -> None:
    assert await take_in(evening, await a_save(evening)) == "fresh1"


def forged(save: dict[str, Any], part: str, **changes: Any) -> dict[str, Any]:
    if part == "game":
        return {**save, "game": {**save["game"], **changes}}
    if part == "orders":
        return {**save, part: [changes["order"]]}
    first, *rest = save[part]
    if part == "moves":
        first = {**first, "move": {**first["move"], **changes}}
    return {**save, part: [{**first, **changes}, *rest]}


FORGERIES: list[tuple[str, Any]] = [
    ("game", {"id": "../../etc"}),
    ("game", {"id": "x" * 100}),
    ("game", {"key": "chess"}),
    ("game", {"channel": 10**30}),
    ("game", {"channel": -1}),
    ("game", {"host": 2**64}),
    ("game", {"epoch": 10**12}),
    ("game", {"created": "0001-01-01T00:00:00Z"}),
    ("game", {"moved": "2026-03-02T12:00:00"}),
    ("game", {"status": "won"}),
    ("game", {"status": "paused"}),
    ("game", {"status": "paused", "paused_by": "nobody"}),
    ("game", {"status": "aside", "paused_by": "nobody"}),
    ("game", {"status": "quarantined", "status_before": "mended"}),
    ("game", {"options": {"length": 7}}),
    ("seats", {"game": "another"}),
    ("seats", {"seat": 7}),
    ("seats", {"colour": "<script>"}),
    ("seats", {"name": "x" * 5000}),
    ("seats", {"user": 10**40}),
    ("acts", {"game": "another"}),
    ("acts", {"at": "0001-01-01T00:00:00Z"}),
    ("acts", {"at": "2026-03-02T12:00:00"}),
    ("moves", {"seq": 99}),
    ("moves", {"prev": 5}),
    ("moves", {"seat": 9}),
    ("moves", {"barrier": 10**9}),
    ("moves", {"barrier": -1}),
    ("game", {"options": {"length": "endless"}}),
    ("game", {"table_settings": {"zone": "Nowhere/Never"}}),
    ("game", {"table_settings": {"nudge_hours": 2**31}}),
    ("game", {"table_settings": {"deadline_hours": 10**18}}),
    ("game", {"table_settings": {"silence_days": 10**12}}),
    ("seats", {"user": BO.id}),
    ("seats", {"friend": True}),
    ("seats", {"level": "godlike"}),
    ("seats", {"manner": "rude"}),
    ("acts", {"kind": "bribed"}),
    ("acts", {"data": {"seat": "x"}}),
    ("moves", {"events": [{"kind": "x" * 5000}]}),
    *(
        ("moves", {"events": [{"kind": "drew", "seat": 0, "data": {"n": absurd}}]})
        for absurd in (2**64, -(10**9), 1e308, "x" * 5000, [[2**40]], {"x" * 200: 1})
    ),
    ("moves", {"events": [{"kind": "drew", "seat": 2**64, "data": {}}]}),
    ("moves", {"answer": {"question": "q0", "seat": 0, "picks": {"end": 2**64}}}),
    ("moves", {"snapshot": ""}),
    ("orders", [0, "x" * 5000]),
]


async def test_a_forged_save_changes_nothing(evening: Evening) -> None:
    save = await a_save(evening)
    before = evening.rows("SELECT * FROM seats"), evening.rows("SELECT * FROM games")
    for part, changes in FORGERIES:
        with pytest.raises(Refused) as refused:
            await take_in(evening, forged(save, part, **(changes if isinstance(changes, dict) else {"order": changes})))
        assert refused.value.reason.key == "host-bad-save", changes
        assert (evening.rows("SELECT * FROM seats"), evening.rows("SELECT * FROM games")) == before, changes


@pytest.mark.parametrize("name", ["../../etc", "x" * 100, "", "A B", "é"])
async def test_a_save_with_an_impossible_game_id_is_refused(evening: Evening, name: str) -> None:
    renamed = json.loads(json.dumps(await a_save(evening)).replace('"fresh1"', json.dumps(name)))
    with pytest.raises(Refused) as refused:
        await take_in(evening, renamed)
    assert refused.value.reason.key == "host-bad-save"


async def test_a_save_in_an_unknown_language_goes_on_in_english(evening: Evening) -> None:
    save = forged(await a_save(evening), "game", table_settings={"lang": "\u202e../.."})
    row = await evening.host.store.read.games.get(await take_in(evening, save))
    assert row is not None
    assert row.table_settings.lang == "en"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b"{}",
        b"[" * 100_000,
        b'{"format":' + b"9" * 5000 + b"}",
        b'{"a":' * 50_000,
        b"\xff\xfe",
        b'{"format":2}',
    ],
)
async def test_a_save_with_absurd_nesting_or_numbers_is_refused(evening: Evening, data: bytes) -> None:
    with pytest.raises(Refused) as refused:
        await take_in(evening, data)
    assert refused.value.reason.key == "host-bad-save"


async def test_a_save_that_is_too_large_is_refused(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.host.transfer.imports.LARGEST", 1000)
    with pytest.raises(Refused):
        await take_in(evening, await a_save(evening))


async def test_a_save_with_an_unreadable_position_is_refused(evening: Evening) -> None:
    save = await a_save(evening)
    save["moves"][-1]["snapshot"] = "AAAA"
    with pytest.raises(Refused):
        await take_in(evening, save)


# --- Names ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann"),
        ("Bořivoj Оксана", "Bořivoj Оксана"),
        ("\u202egnirts", "gnirts"),
        ("A\u200bn\u2066n\u2069", "Ann"),
        ("\u3164\u200d", "?"),
        ("A\ufe0fnn\U000e0100", "Ann"),
        ("\ufe0f\u180b", "?"),
        ("\u0301\u0301", "?"),
        ("\ufffc \U0001d159", "?"),
        ("\u061cA\u00adnn\U000e0041", "Ann"),
        ("", "?"),
        ("a\nb\u2028c", "a b c"),
        ("e" + "\u0301" * 40, "é" + "\u0301" * 2),
        ("x" * 200, "x" * 64),
    ],
)
def test_invisible_characters_are_removed_from_names(name: str, shown: str) -> None:
    assert readable(name) == shown


IGNORABLE = [
    *(0xAD, 0x34F, 0x61C, *range(0x115F, 0x1161), *range(0x17B4, 0x17B6), *range(0x180B, 0x1810)),
    *(*range(0x200B, 0x2010), *range(0x202A, 0x202F), *range(0x2060, 0x2070), 0x3164, *range(0xFE00, 0xFE10)),
    *(0xFEFF, 0xFFA0, *range(0xFFF0, 0xFFF9), *range(0x1BCA0, 0x1BCA4), *range(0x1D173, 0x1D17B)),
    *range(0xE0000, 0xE1000),
]
"""Characters that Unicode calls default ignorable: text rendering shows nothing for them."""
FILLERS = [0x2800, 0x2D7F, 0xFFFC, 0x1107F, 0x13441, 0x13442, 0x16FE4, 0x1D159]


@pytest.mark.parametrize("around", ["A{}B", "{}AB", "AB{}", "A{0}{0}B"])
def test_ignorable_and_filler_characters_are_removed_from_names(around: str) -> None:
    shown = {number: readable(around.format(chr(number))) for number in (*IGNORABLE, *FILLERS)}
    assert {hex(number): name for number, name in shown.items() if name != "AB"} == {}
    assert {readable(chr(number) * 3) for number in shown} == {"?"}


async def test_direction_overrides_reach_neither_posts_nor_pictures(evening: Evening) -> None:
    await evening.begin_settled(Person(ANN.id, "An\u202en"), BO, CY)
    await evening.deliver()
    summary = await evening.host.summary(evening.game)
    assert summary.names[0] == "Ann"
    assert "\u202e" not in repr(evening.courier.carried)
    async with evening.host.store.write() as rows:  # As an earlier version stored it.
        await rows.games.update_seat(evening.game, 0, name="An\u202en")
    assert (await evening.host.summary(evening.game)).names[0] == "Ann"
