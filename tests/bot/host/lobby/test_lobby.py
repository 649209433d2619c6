"""Creating a table, joining it, changing its terms, and starting the game."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path

import msgspec

from bot.host.lobby.table_limits import TableLimits
from bot.host.model.facts import Person, Status, Summary
from bot.host.model.preferences import TableSettings
from tests.bot.helpers import ANN, BO, CHANNEL, CY, DEE, GUILD, Evening, refusal
from tests.bot.toy import TOY


async def test_the_creator_of_a_table_has_the_first_seat(evening: Evening) -> None:
    summary = await evening.create_table(ANN)
    assert [(chair.seat, chair.user) for chair in summary.chairs] == [(0, ANN.id)]


async def test_a_channel_holds_one_table(evening: Evening) -> None:
    await evening.create_table(ANN)
    assert await refusal(evening.host.lobby.create(BO, GUILD, CHANNEL, "toy")) == "host-channel-taken"
    assert len(await evening.host.store.read.games.all_ids()) == 1


async def test_a_channel_is_free_after_the_end_of_its_game(evening: Evening) -> None:
    await evening.create_table(ANN, BO)
    await evening.host.lobby.cancel(evening.game, ANN.id)
    assert (await evening.host.lobby.create(BO, GUILD, CHANNEL, "toy")).status is Status.LOBBY


async def test_a_seat_and_a_colour_can_be_picked_and_changed(evening: Evening) -> None:
    await evening.create_table(ANN, BO, CY)
    await evening.host.lobby.leave(evening.game, CY.id)
    await evening.host.lobby.join(evening.game, BO, seat=2, colour="teal")
    chairs = (await evening.host.summary(evening.game)).chairs
    assert [(chair.seat, chair.user, chair.colour) for chair in chairs] == [(0, ANN.id, "red"), (2, BO.id, "teal")]


async def test_a_taken_seat_or_colour_is_refused(evening: Evening) -> None:
    await evening.create_table(ANN, BO)
    assert await refusal(evening.host.lobby.join(evening.game, BO, seat=0)) == "host-seat-taken"
    assert await refusal(evening.host.lobby.join(evening.game, BO, colour="red")) == "host-colour-taken"
    assert await refusal(evening.host.lobby.join(evening.game, BO, seat=5)) == "host-no-such-seat"
    assert await refusal(evening.host.lobby.join(evening.game, BO, colour="mauve")) == "host-no-such-colour"


async def test_nobody_can_join_a_full_table(evening: Evening) -> None:
    await evening.create_table(ANN, BO)
    assert await refusal(evening.host.lobby.join(evening.game, CY)) == "host-table-full"


async def test_joining_twice_takes_one_seat(evening: Evening) -> None:
    await evening.create_table(ANN, BO)
    await evening.host.lobby.join(evening.game, BO)
    assert len((await evening.host.summary(evening.game)).chairs) == 2


async def test_options_are_the_games_own_variants(evening: Evening) -> None:
    await evening.create_table(ANN, BO)
    summary = await evening.host.lobby.set_option(evening.game, ANN.id, "length", "long")
    assert summary.options == {"length": "long"}
    assert await refusal(evening.host.lobby.set_option(evening.game, ANN.id, "length", "vast")) == "host-no-such-option"


def seats_by_length(options: Mapping[str, str]) -> tuple[int, int]:
    return (4, 4) if options.get("length") == "long" else (2, 3)


async def test_an_option_can_change_the_number_of_seats(
    tmp_path: Path,
) -> None:
    toy = msgspec.structs.replace(TOY, seats=seats_by_length)
    async with Evening(tmp_path / "table.sqlite", (toy,)) as evening:
        await evening.create_table(ANN, BO)
        lobby = evening.host.lobby
        assert (await lobby.set_option(evening.game, ANN.id, "length", "long")).wanted == 4
        assert await refusal(lobby.set_wanted(evening.game, ANN.id, 3)) == "host-how-many"
        assert await refusal(lobby.start(evening.game, ANN.id)) == "host-too-few"
        assert (await lobby.set_option(evening.game, ANN.id, "length", "short")).wanted == 3
        await lobby.set_option(evening.game, ANN.id, "length", "long")
        for person in (CY, DEE):
            await lobby.join(evening.game, person)
        assert await refusal(lobby.set_option(evening.game, ANN.id, "length", "short")) == "host-seats-taken"


async def test_terms_are_checked(evening: Evening) -> None:
    await evening.create_table(ANN, BO)
    lobby = evening.host.lobby
    assert await refusal(lobby.change_settings(evening.game, ANN.id, zone="Arrakis/Arrakeen")) == "host-no-such-zone"
    assert await refusal(lobby.change_settings(evening.game, ANN.id, nudge_hours=0)) == "host-no-such-hours"


async def test_terms_changed_at_the_same_time_are_all_kept(evening: Evening) -> None:
    await evening.create_table(ANN, BO)
    lobby = evening.host.lobby
    await asyncio.gather(
        lobby.change_settings(evening.game, ANN.id, deadline_hours=24),
        lobby.change_settings(evening.game, BO.id, nudge_hours=6),
    )
    assert (await evening.host.summary(evening.game)).table_settings == TableSettings(nudge_hours=6, deadline_hours=24)


async def test_a_table_cannot_have_fewer_chairs_than_people(evening: Evening) -> None:
    await evening.create_table(ANN, BO, CY)
    assert await refusal(evening.host.lobby.set_wanted(evening.game, ANN.id, 2)) == "host-seats-taken"
    assert await refusal(evening.host.lobby.set_wanted(evening.game, ANN.id, 9)) == "host-how-many"


async def test_only_the_creator_starts_a_game_and_after_a_day_anyone(evening: Evening) -> None:
    await evening.create_table(ANN, BO)
    assert await refusal(evening.host.lobby.start(evening.game, BO.id)) == "host-start-is-hosts"
    evening.clock.advance(hours=24)
    assert (await evening.host.lobby.start(evening.game, BO.id)).status is Status.RUNNING


async def test_a_full_table_starts_by_itself_only_if_that_is_set(evening: Evening) -> None:
    await evening.create_table(ANN, BO)
    assert (await evening.host.summary(evening.game)).status is Status.LOBBY
    await evening.host.lobby.create(CY, GUILD, 71, "toy", 2, {}, TableSettings(starts_when_full=True))
    game = await evening.host.game_in(71)
    assert game is not None
    assert (await evening.host.lobby.join(game, DEE)).status is Status.RUNNING


async def test_too_few_players_cannot_start(evening: Evening) -> None:
    await evening.create_table(ANN)
    assert await refusal(evening.host.lobby.start(evening.game, ANN.id)) == "host-too-few"
    assert (await evening.host.summary(evening.game)).status is Status.LOBBY


async def test_empty_chairs_are_removed_at_the_start(evening: Evening) -> None:
    await evening.create_table(ANN, BO, CY)
    await evening.host.lobby.leave(evening.game, BO.id)
    summary = await evening.host.lobby.start(evening.game, ANN.id)
    assert [(chair.seat, chair.user) for chair in summary.chairs] == [(0, ANN.id), (1, CY.id)]


async def fill_around(evening: Evening, *people: Person) -> Summary:
    """Create a table of four with these people and simulated friends on the other chairs."""
    await evening.host.lobby.create(people[0], GUILD, CHANNEL, "toy", 4)
    evening.game = await evening.host.choose(people[0].id, CHANNEL)
    for person in people[1:]:
        await evening.host.lobby.join(evening.game, person)
    return await evening.host.lobby.fill(evening.game, people[0].id)


async def test_simulated_friends_fill_the_table(evening: Evening) -> None:
    summary = await fill_around(evening, ANN)
    assert [chair.friend for chair in summary.chairs] == [False, True, True, True]
    assert await refusal(evening.host.lobby.fill(evening.game, ANN.id)) == "host-no-empty-chair"


async def test_a_person_who_joins_takes_a_simulated_friends_chair_and_colour(evening: Evening) -> None:
    before = await fill_around(evening, ANN)
    after = await evening.host.lobby.join(evening.game, BO)
    assert (after.chairs[1].user, after.chairs[1].friend) == (BO.id, False)
    assert after.chairs[1].colour == before.chairs[1].colour
    assert after.chairs[2:] == before.chairs[2:]


async def test_a_person_takes_an_empty_chair_before_a_friends(evening: Evening) -> None:
    await evening.create_table(ANN, BO, CY, DEE)
    for person in (BO, CY, DEE):
        await evening.host.lobby.leave(evening.game, person.id)
    await evening.host.lobby.fill(evening.game, ANN.id, 1)
    summary = await evening.host.lobby.join(evening.game, BO)
    assert [(chair.user, chair.friend) for chair in summary.chairs] == [(ANN.id, False), (None, True), (BO.id, False)]


async def test_a_person_may_choose_which_friend_leaves_and_another_friends_colour(evening: Evening) -> None:
    before = await fill_around(evening, ANN)
    summary = await evening.host.lobby.join(evening.game, BO, seat=3, colour=before.chairs[1].colour)
    assert summary.chairs[3].user == BO.id
    assert summary.chairs[3].colour == before.chairs[1].colour
    assert len({chair.colour for chair in summary.chairs}) == 4


async def test_replacing_a_friend_does_not_start_the_game(evening: Evening) -> None:
    await fill_around(evening, ANN)
    await evening.host.lobby.change_settings(evening.game, ANN.id, starts_when_full=True)
    assert (await evening.host.lobby.join(evening.game, BO)).status is Status.LOBBY


async def test_when_the_host_leaves_the_next_person_may_start(evening: Evening) -> None:
    await evening.create_table(ANN, BO, CY)
    assert (await evening.host.lobby.leave(evening.game, ANN.id)).host == BO.id
    assert (await evening.host.lobby.start(evening.game, BO.id)).status is Status.RUNNING


async def test_when_a_guest_leaves_the_host_stays_the_host(evening: Evening) -> None:
    await evening.create_table(ANN, BO, CY)
    assert (await evening.host.lobby.leave(evening.game, BO.id)).host == ANN.id


async def test_a_table_is_closed_when_the_last_person_leaves(evening: Evening) -> None:
    await fill_around(evening, ANN)
    assert (await evening.host.lobby.leave(evening.game, ANN.id)).status is Status.ABANDONED
    assert (await evening.host.lobby.create(BO, GUILD, CHANNEL, "toy")).status is Status.LOBBY


async def test_friends_leave_when_a_table_is_made_smaller(evening: Evening) -> None:
    await evening.create_table(ANN, BO, CY, DEE)
    for person in (CY, DEE):
        await evening.host.lobby.leave(evening.game, person.id)
    await evening.host.lobby.fill(evening.game, ANN.id)
    summary = await evening.host.lobby.set_wanted(evening.game, ANN.id, 3)
    assert [(chair.seat, chair.friend) for chair in summary.chairs] == [(0, False), (1, False), (2, True)]


async def test_a_running_game_refuses_changes_of_its_lobby(evening: Evening) -> None:
    await evening.begin(ANN, BO)
    assert await refusal(evening.host.lobby.leave(evening.game, BO.id)) == "host-already-begun"


async def test_a_rematch_creates_the_same_table(evening: Evening) -> None:
    await evening.begin(ANN, BO)
    assert await refusal(evening.host.lobby.rematch(evening.game, BO)) == "host-not-over"
    await evening.play_on((ANN, BO))
    again = await evening.host.lobby.rematch(evening.game, BO)
    assert (again.status, again.key, again.wanted) == (Status.LOBBY, "toy", 2)


async def test_a_command_is_about_the_channels_game_or_the_one_that_waits_for_the_player(evening: Evening) -> None:
    host = evening.host
    assert await refusal(host.choose(ANN.id)) == "host-no-game-named"
    first = await evening.begin_settled(ANN, BO)
    await evening.begin(CY, DEE, channel=71)
    assert await host.choose(ANN.id) == first
    assert await host.choose(ANN.id, 71) == evening.game
    await evening.create_table(ANN, channel=72)
    assert await host.choose(ANN.id) == first
    await host.table.submit(first, ANN.id, 0, (await host.table.panel(first, ANN.id)).questions[0].id, {"end": 1})
    assert await refusal(host.choose(ANN.id)) == "host-which-game"


async def test_a_rematch_is_for_those_who_played(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    await evening.host.hand_over.abandon(evening.game, BO.id)
    await evening.host.hand_over.abandon(evening.game, ANN.id)
    assert await refusal(evening.host.lobby.rematch(evening.game, CY)) == "host-rematch-not-yours"
    assert (await evening.host.lobby.rematch(evening.game, BO)).seat_of(BO.id) == 0


async def test_the_number_of_tables_of_one_person_in_a_server_is_limited(evening: Evening) -> None:
    evening.host.lobby.limits = TableLimits(per_person=3)
    lay = evening.host.lobby.create
    results = await asyncio.gather(*(lay(ANN, GUILD, 100 + n, "toy") for n in range(40)), return_exceptions=True)
    assert sum(not isinstance(each, Exception) for each in results) == 3
    assert await refusal(evening.host.lobby.check_room(GUILD, ANN.id)) == "host-too-many-tables"
    await lay(ANN, GUILD + 1, 200, "toy")
    await lay(BO, GUILD, 201, "toy")


async def test_a_closed_table_does_not_count_towards_the_limit(evening: Evening) -> None:
    evening.host.lobby.limits = TableLimits(per_person=1)
    summary = await evening.create_table(ANN)
    await evening.host.lobby.cancel(summary.game, ANN.id)
    await evening.create_table(ANN)


async def test_the_number_of_tables_in_a_server_is_limited(evening: Evening) -> None:
    evening.host.lobby.limits = TableLimits(per_server=1)
    await evening.create_table(ANN)
    assert await refusal(evening.host.lobby.create(BO, GUILD, 71, "toy")) == "host-server-full"
    evening.host.lobby.limits = TableLimits(per_person=0, per_server=0)
    await evening.create_table(BO, channel=71)
