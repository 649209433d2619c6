"""Tournaments: sign-up, pods, rounds that end by themselves, substitutes, and results."""

from __future__ import annotations

import json
from datetime import timedelta
from itertools import combinations

import pytest

from bot.host.delivery.courier import NotNow, Unreachable
from bot.host.lobby.table_limits import TableLimits
from bot.host.model.community.tournaments import Standing, Tournament, TournamentStatus
from bot.host.model.facts import Person, Status
from bot.host.model.interaction.actions import Action
from bot.host.model.preferences import PersonSettings
from bot.host.replies.community import records
from bot.host.replies.community import tournaments as replies
from bot.host.replies.reader import Reader
from bot.host.screen.elements import Button, Message
from bot.host.tournaments.pod_tables import CLOSED_AFTER
from bot.host.tournaments.tournaments import SIGN_UP_ENDS_AFTER
from tests.bot.helpers import GUILD, Evening, refusal
from tests.support.soak import soaking

CHANNEL = 700
PEOPLE = [Person(990000000000000000 + number, f"P{number}") for number in range(1, 65)]
ROUND = 24


async def opened(evening: Evening, **how) -> int:
    now = evening.clock.now()
    wished = {"most": 64, "hours": ROUND, "name": "Cup", "key": "toy", **how}
    new = Tournament(guild=GUILD, channel=CHANNEL, created=now, changed=now, **wished)
    return (await evening.host.tournaments.create(new)).id


async def begun(evening: Evening, players: int, **how) -> int:
    """Let people sign up, start the tournament, and make all tables of the first round."""
    number = await opened(evening, **how)
    for person in PEOPLE[:players]:
        await evening.host.tournaments.sign_up(number, person)
    await evening.host.tournaments.start(number)
    await make_tables(evening, number)
    return number


async def make_tables(evening: Evening, number: int) -> None:
    for _ in range(20):
        await evening.host.tournaments.run()
        if all(pod.game for pod in (await evening.host.tournaments.view(number)).pods):
            return
    raise AssertionError("the tables are not made")


async def games(evening: Evening, number: int) -> list[str]:
    return [pod.game for pod in (await evening.host.tournaments.view(number)).pods]


async def people_at(evening: Evening, game: str) -> list[Person]:
    chairs = (await evening.host.summary(game)).chairs
    known = {person.id: person for person in PEOPLE}
    return [known[chair.user] for chair in chairs if chair.user is not None]


async def play(evening: Evening, game: str, seed: str = "on") -> None:
    evening.game = game
    await evening.play_on(await people_at(evening, game), seed)


async def play_round(evening: Evening, number: int) -> None:
    for at, game in enumerate(await games(evening, number)):
        await play(evening, game, f"{at}")
    await evening.host.tournaments.run()


async def let_minds_play(evening: Evening, number: int) -> None:
    """Let the time of the round run out, and let the sweeps do the rest until the round is over."""
    before = (await evening.host.tournaments.get(number)).round
    evening.clock.advance(days=4)
    for _ in range(300):
        await evening.host.sweep()
        found = await evening.host.tournaments.get(number)
        if found.round != before or not found.is_open:
            return
        evening.clock.advance(minutes=1)
    raise AssertionError("the round does not end")


async def points(evening: Evening, number: int) -> dict[str, int]:
    view = await evening.host.tournaments.view(number)
    return {view.names.get(line.entrant.number, "?"): line.points for line in view.lines}


def reader(person: Person, *, manages: bool = False, guild: int = GUILD) -> Reader:
    return Reader(person, PersonSettings(), "en-GB", CHANNEL, guild, manages)


def labels(message: Message) -> list[str]:
    return [item.label for row in message.controls for item in row if isinstance(item, Button)]


def posts(evening: Evening) -> list[str]:
    return [text for text in evening.courier.public() if "Cup" in text]


# --- Sign-up ---------------------------------------------------------------------------------------


async def test_the_sign_up_is_posted_and_its_post_follows(evening: Evening) -> None:
    number = await opened(evening, most=16)
    assert "0 of 16 places" in posts(evening)[0]
    await evening.host.tournaments.sign_up(number, PEOPLE[0])
    (edited,) = evening.courier.edited_posts.values()
    assert "1 of 16 places" in edited.text
    assert "P1" in edited.text


async def test_nobody_signs_up_twice_and_whoever_signs_off_is_gone(evening: Evening) -> None:
    number = await opened(evening)
    await evening.host.tournaments.sign_up(number, PEOPLE[0])
    assert await refusal(evening.host.tournaments.sign_up(number, PEOPLE[0])) == "tournament-signed-up-already"
    await evening.host.tournaments.sign_off(number, PEOPLE[0].id)
    assert await refusal(evening.host.tournaments.sign_off(number, PEOPLE[0].id)) == "tournament-not-signed-up"
    assert (await evening.host.tournaments.view(number)).entrants == ()


async def test_who_comes_when_it_is_full_is_a_substitute_until_a_place_is_free(evening: Evening) -> None:
    number = await opened(evening, most=8)
    for person in PEOPLE[:9]:
        last = await evening.host.tournaments.sign_up(number, person)
    assert last.standing is Standing.SUBSTITUTE
    await evening.host.tournaments.sign_off(number, PEOPLE[2].id)
    view = await evening.host.tournaments.view(number)
    assert len(view.of(Standing.IN)) == 8
    assert view.of(Standing.SUBSTITUTE) == []


async def test_a_tournament_needs_eight_players(evening: Evening) -> None:
    number = await opened(evening)
    for person in PEOPLE[:7]:
        await evening.host.tournaments.sign_up(number, person)
    assert await refusal(evening.host.tournaments.start(number)) == "tournament-too-few"


async def test_a_newcomer_at_the_limit_of_open_games_does_not_sign_up(evening: Evening) -> None:
    evening.host.lobby.limits = TableLimits(of_newcomer=1)
    await evening.host.lobby.create(PEOPLE[0], GUILD, 71, "toy", 2)
    number = await opened(evening)
    assert await refusal(evening.host.tournaments.sign_up(number, PEOPLE[0])) == "host-too-many-for-newcomer"


async def test_a_sign_up_that_nobody_starts_is_cancelled(evening: Evening) -> None:
    number = await opened(evening)
    evening.clock.advance(days=SIGN_UP_ENDS_AFTER.days)
    await evening.host.tournaments.run()
    assert (await evening.host.tournaments.get(number)).status is TournamentStatus.CANCELLED
    assert "cancelled" in posts(evening)[-1]


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ({"most": 7}, "tournament-how-many"),
        ({"most": 65}, "tournament-how-many"),
        ({"rounds": 7}, "tournament-how-many-rounds"),
        ({"hours": 23}, "tournament-how-long"),
        ({"name": " "}, "tournament-no-name"),
        ({"key": "chess"}, "host-no-such-rules"),
    ],
)
async def test_settings_that_no_tournament_can_have_are_refused(evening: Evening, how: dict, why: str) -> None:
    assert await refusal(opened(evening, **how)) == why


# --- Rounds ----------------------------------------------------------------------------------------


async def test_every_pod_gets_a_table_in_a_thread_of_its_own(evening: Evening) -> None:
    number = await begun(evening, 8)
    summaries = [await evening.host.summary(game) for game in await games(evening, number)]
    assert [summary.status for summary in summaries] == [Status.RUNNING] * 2
    assert [len(summary.chairs) for summary in summaries] == [4, 4]
    assert len({summary.channel for summary in summaries}) == 2
    assert evening.courier.threads == ["Cup · round 1, table 1", "Cup · round 1, table 2"]
    assert {person for each in summaries for person in await people_at(evening, each.game)} == set(PEOPLE[:8])
    assert "Round 1 of 3" in posts(evening)[-1]


async def test_the_round_has_as_many_waking_hours_as_were_agreed(evening: Evening) -> None:
    await evening.host.people.set(PEOPLE[0], zone="UTC", quiet_from=12, quiet_to=10)
    number = await begun(evening, 8)
    ends = {}
    for pod in (await evening.host.tournaments.view(number)).pods:
        for person in await people_at(evening, pod.game):
            ends[person] = pod.ends - evening.clock.now()
    assert ends[PEOPLE[0]] == timedelta(days=12, hours=22)  # Two waking hours a day, from the next day on.
    assert min(ends.values()) == timedelta(days=1, hours=20)  # Noon, and fourteen waking hours a day.


async def test_results_and_standings_come_by_themselves(evening: Evening) -> None:
    number = await begun(evening, 8)
    await play_round(evening, number)
    found = await evening.host.tournaments.get(number)
    assert found.round == 2
    assert sum((await points(evening, number)).values()) == 48
    await make_tables(evening, number)
    assert "Round 2 of 3" in posts(evening)[-1]


async def test_a_game_that_is_not_over_keeps_the_round_open(evening: Evening) -> None:
    number = await begun(evening, 8)
    first, _ = await games(evening, number)
    await play(evening, first)
    await evening.host.tournaments.run()
    assert (await evening.host.tournaments.get(number)).round == 1
    assert sum((await points(evening, number)).values()) == 24


async def test_the_tournament_ends_after_its_last_round(evening: Evening) -> None:
    number = await begun(evening, 8, rounds=1)
    await play_round(evening, number)
    found = await evening.host.tournaments.get(number)
    assert found.status is TournamentStatus.OVER
    assert "The tournament is over" in posts(evening)[-1]
    assert "has won" in posts(evening)[-1]
    assert "1\\. P" in posts(evening)[-1]
    assert len(posts(evening)) == 3


@pytest.mark.parametrize("players", soaking([8, 11, 17, 32, 64], 2))
async def test_minds_play_a_whole_tournament_when_the_time_is_over(evening: Evening, players: int) -> None:
    number = await begun(evening, players)
    rounds = (await evening.host.tournaments.get(number)).rounds
    for _ in range(rounds):
        await make_tables(evening, number)
        await let_minds_play(evening, number)
    view = await evening.host.tournaments.view(number)
    assert view.tournament.status is TournamentStatus.OVER
    assert [line.place for line in view.lines] == list(range(1, players + 1))
    seats = await evening.host.store.read.tournaments.seats(number)
    assert len(seats) == rounds * players
    assert all(seat.place is not None for seat in seats)
    met = [
        frozenset(two)
        for round_ in range(1, rounds + 1)
        for pod in {seat.pod for seat in seats if seat.round == round_}
        for two in combinations([seat.number for seat in seats if (seat.round, seat.pod) == (round_, pod)], 2)
    ]
    if players > 30:  # With fewer, the last round may leave no other way.
        assert len(set(met)) == len(met)
    assert posts(evening)[-1].count(" won · ") == 8


async def test_at_the_end_of_the_time_the_table_is_told_once(evening: Evening) -> None:
    await begun(evening, 8)
    evening.clock.advance(days=4)
    for _ in range(3):
        await evening.host.tournaments.run()
    await evening.deliver()
    told = [text for text in evening.courier.public() if "The time of this round is over" in text]
    assert len(told) == 2


async def test_a_game_that_stands_still_long_after_its_round_gives_no_points(evening: Evening) -> None:
    number = await begun(evening, 8, rounds=1)
    for game in await games(evening, number):
        evening.rows("UPDATE games SET status = 'paused' WHERE id = ?", game)
    await evening.restart()
    evening.clock.advance(days=4 + CLOSED_AFTER.days)
    await evening.host.tournaments.run()
    assert (await evening.host.tournaments.get(number)).status is TournamentStatus.OVER
    assert set((await points(evening, number)).values()) == {0}


# --- People who go, and people who come ------------------------------------------------------------


async def test_who_leaves_a_game_comes_last_and_is_out_and_a_substitute_comes_in(evening: Evening) -> None:
    number = await begun(evening, 8)
    late = await evening.host.tournaments.sign_up(number, PEOPLE[8])
    assert late.standing is Standing.SUBSTITUTE
    game, other = await games(evening, number)
    leaver = (await people_at(evening, game))[0]
    await evening.host.hand_over.abandon(game, leaver.id)
    await evening.host.hand_over.take_seat(game, PEOPLE[20])
    await play(evening, game)
    await play(evening, other)
    await evening.host.tournaments.run()
    reached = await points(evening, number)
    assert reached[leaver.name] == 0
    assert sum(reached.values()) == 48
    assert PEOPLE[20].name not in reached
    view = await evening.host.tournaments.view(number)
    entrant = view.entrant_of(leaver.id)
    assert entrant is not None
    assert entrant.standing is Standing.OUT
    playing = {view.names[seat.number] for seat in view.seats}
    assert PEOPLE[8].name in playing
    assert leaver.name not in playing
    assert len(playing) == 8


async def test_who_drops_out_plays_no_further_round(evening: Evening) -> None:
    number = await begun(evening, 8)
    await evening.host.tournaments.sign_off(number, PEOPLE[0].id)
    await play_round(evening, number)
    view = await evening.host.tournaments.view(number)
    assert len(view.seats) == 7
    assert PEOPLE[0].name not in {view.names[seat.number] for seat in view.seats}
    assert PEOPLE[0].name in await points(evening, number)


async def test_a_tournament_with_two_players_left_ends(evening: Evening) -> None:
    number = await begun(evening, 8)
    for person in PEOPLE[:6]:
        await evening.host.tournaments.sign_off(number, person.id)
    await play_round(evening, number)
    assert (await evening.host.tournaments.get(number)).status is TournamentStatus.OVER


async def test_friends_fill_a_table_that_people_do_not(evening: Evening) -> None:
    number = await begun(evening, 8)
    for person in PEOPLE[:3]:
        await evening.host.tournaments.sign_off(number, person.id)
    await play_round(evening, number)
    await make_tables(evening, number)
    chairs = [len(await people_at(evening, game)) for game in await games(evening, number)]
    assert sorted(chairs) == [2, 3]


async def test_a_game_that_ends_without_a_result_gives_no_points(evening: Evening) -> None:
    number = await begun(evening, 8, rounds=1)
    first, second = await games(evening, number)
    await play(evening, first)
    for person in await people_at(evening, second):
        await evening.host.hand_over.abandon(second, person.id)
    await evening.host.tournaments.run()
    assert (await evening.host.tournaments.get(number)).status is TournamentStatus.OVER
    assert sum((await points(evening, number)).values()) == 24


async def test_a_cancelled_tournament_leaves_its_games_alone(evening: Evening) -> None:
    number = await begun(evening, 8)
    await evening.host.tournaments.cancel(number)
    assert "cancelled" in posts(evening)[-1]
    await play(evening, (await games(evening, number))[0])
    assert await refusal(evening.host.tournaments.sign_up(number, PEOPLE[9])) == "tournament-closed"


# --- Crashes and Discord ---------------------------------------------------------------------------


async def test_a_table_that_a_crash_left_undealt_is_dealt(evening: Evening) -> None:
    number = await begun(evening, 8)
    game = (await games(evening, number))[0]
    evening.rows("DELETE FROM moves WHERE game = ?", game)
    evening.rows("UPDATE games SET status = 'lobby' WHERE id = ?", game)
    await evening.restart()
    await evening.host.tournaments.run()
    assert (await evening.host.summary(game)).status is Status.RUNNING


async def test_a_post_that_could_not_be_sent_is_sent_by_the_next_sweep(evening: Evening) -> None:
    evening.courier.troubles = [NotNow()]
    await opened(evening)
    assert posts(evening) == []
    await evening.host.tournaments.run()
    await evening.host.tournaments.run()
    assert len(posts(evening)) == 1


async def test_where_the_bot_may_open_no_thread_it_tries_again_an_hour_later(evening: Evening) -> None:
    number = await opened(evening)
    for person in PEOPLE[:8]:
        await evening.host.tournaments.sign_up(number, person)
    await evening.host.tournaments.start(number)
    evening.courier.troubles = [Unreachable("forbidden")]
    await evening.host.tournaments.run()
    await evening.host.tournaments.run()
    assert evening.courier.threads == []
    evening.clock.advance(hours=1)
    await make_tables(evening, number)
    assert len(evening.courier.threads) == 2


async def test_an_error_in_one_tournament_does_not_stop_another(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    first, second = await opened(evening), await opened(evening, name="Cup of two")
    evening.clock.advance(days=SIGN_UP_ENDS_AFTER.days)
    cancel = evening.host.tournaments.cancel

    async def fail(number: int) -> Tournament:
        if number == first:
            raise RuntimeError
        return await cancel(number)

    monkeypatch.setattr(evening.host.tournaments, "cancel", fail)
    await evening.host.tournaments.run()
    assert (await evening.host.tournaments.get(second)).status is TournamentStatus.CANCELLED
    assert "the work on a tournament failed" in caplog.text


# --- Privacy ---------------------------------------------------------------------------------------


async def test_a_forgotten_person_leaves_their_results_without_a_name(evening: Evening) -> None:
    number = await begun(evening, 8, rounds=1)
    await play_round(evening, number)
    before = sorted((await points(evening, number)).values())
    await evening.host.people.forget(PEOPLE[0].id)
    assert evening.rows("SELECT count(*) FROM entrants WHERE user = ?", PEOPLE[0].id) == [(0,)]
    view = await evening.host.tournaments.view(number)
    assert sorted(line.points for line in view.lines) == before
    page = await replies.standings(evening.host, reader(PEOPLE[1]), Action("standings", value=str(number)))
    assert "somebody" in page.text
    assert "P1 " not in page.text


async def test_a_forgotten_person_is_off_a_sign_up_and_out_of_the_rounds_to_come(evening: Evening) -> None:
    early, running = await opened(evening), await begun(evening, 8)
    await evening.host.tournaments.sign_up(early, PEOPLE[0])
    await evening.host.people.forget(PEOPLE[0].id)
    assert (await evening.host.tournaments.view(early)).entrants == ()
    assert len((await evening.host.tournaments.view(running)).of(Standing.OUT)) == 1
    await let_minds_play(evening, running)
    assert (await evening.host.tournaments.get(running)).round == 2


async def test_a_forgotten_server_has_no_tournament_any_more(evening: Evening) -> None:
    number = await begun(evening, 8)
    await evening.host.servers.forget(GUILD)
    for table in ("tournaments", "entrants", "pods", "pod_seats"):
        assert evening.rows(f"SELECT count(*) FROM {table}") == [(0,)], table
    assert await refusal(evening.host.tournaments.get(number)) == "tournament-none"


async def test_own_data_has_the_tournaments(evening: Evening) -> None:
    number = await begun(evening, 8)
    data = json.loads(await evening.host.own_data.of(PEOPLE[0].id))
    (told,) = data["tournaments"]
    assert told["name"] == "Cup"
    assert told["game"] in await games(evening, number)


# --- Replies ---------------------------------------------------------------------------------------


async def test_only_admins_set_up_start_and_cancel(evening: Evening) -> None:
    number = await opened(evening)
    own = Action("starttournament", value=str(number))
    assert await refusal(replies.start(evening.host, reader(PEOPLE[0]), own)) == "admin-only-here"
    assert await refusal(replies.cancel(evening.host, reader(PEOPLE[0]), own)) == "admin-only-here"
    assert await refusal(replies.latest(evening.host, reader(PEOPLE[0]))) == "admin-only-here"
    shown = await replies.latest(evening.host, reader(PEOPLE[0], manages=True))
    assert labels(shown) == ["Sign up", "Sign off", "Standings", "Start", "Cancel the tournament"]


async def test_cancelling_asks_first(evening: Evening) -> None:
    number = await opened(evening)
    admin = reader(PEOPLE[0], manages=True)
    asked = await replies.cancel(evening.host, admin, Action("canceltournament", value=str(number)))
    assert (await evening.host.tournaments.get(number)).is_open
    (sure,) = [item for row in asked.controls for item in row if isinstance(item, Button)]
    await replies.cancel(evening.host, admin, sure.act)
    assert not (await evening.host.tournaments.get(number)).is_open


async def test_people_of_another_server_do_not_see_it(evening: Evening) -> None:
    number = await opened(evening)
    elsewhere = reader(PEOPLE[0], guild=GUILD + 1)
    assert await refusal(replies.page(evening.host, elsewhere, Action("tournament", value=str(number)))) == (
        "tournament-none"
    )
    assert await refusal(replies.sign_up(evening.host, elsewhere, Action("signup", value=str(number)))) == (
        "tournament-none"
    )


async def test_players_sign_up_and_off_by_buttons(evening: Evening) -> None:
    number = await opened(evening)
    signed = await replies.sign_up(evening.host, reader(PEOPLE[0]), Action("signup", value=str(number)))
    assert "You take part" in signed.text
    gone = await replies.sign_off(evening.host, reader(PEOPLE[0]), Action("signoff", value=str(number)))
    assert "no longer" in gone.text


async def test_the_standings_of_many_come_in_pages_with_the_readers_line(evening: Evening) -> None:
    number = await begun(evening, 27)
    for game in await games(evening, number):
        evening.rows("UPDATE games SET status = 'abandoned' WHERE id = ?", game)
    await evening.restart()
    await evening.host.tournaments.run()
    view = await evening.host.tournaments.view(number)
    last = next(person for person in PEOPLE if person.id == view.lines[-1].entrant.user)
    first = await replies.standings(evening.host, reader(last), Action("standings", value=str(number)))
    assert first.text.count(" won · ") == 21
    assert labels(first) == ["More places"]
    second = await replies.standings(evening.host, reader(last), Action("standings", value=f"{number}.1"))
    assert second.text.count(" won · ") == 7
    assert labels(second) == ["Places before"]


async def test_the_page_of_a_server_leads_to_its_tournament(evening: Evening) -> None:
    await opened(evening)
    assert "Tournament" in labels(await records.top(evening.host, reader(PEOPLE[0])))


async def test_the_largest_tournament_fits_into_its_posts(evening: Evening) -> None:
    number = await opened(evening, name="A cup with a long name of sixty letters, as long as may be")
    people = [Person(person.id, f"A person with a long name {at}") for at, person in enumerate(PEOPLE)]
    for person in people:
        await evening.host.tournaments.sign_up(number, person)
    await evening.host.tournaments.start(number)
    await make_tables(evening, number)
    assert all(len(parcel.message.text) <= 2000 for parcel in evening.courier.carried)
