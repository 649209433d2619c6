"""Profiles and the page of a server: what they say, and who is not shown."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bot.host.model.community.finished import RatingRow
from bot.host.model.facts import Refused
from bot.host.model.interaction.actions import Action
from bot.host.model.preferences import Pictures
from bot.host.records.achievements import all_achievements
from bot.host.records.lines import page_lines, profile_facts, profile_lines, rating_text
from bot.host.records.profiles import ServerPage, Share, pool_name, profile_of
from bot.host.replies.community import records
from bot.host.replies.reader import Reader
from games.catalogue import GAMES
from games.core.annals import Achievement, Annals, Played
from games.core.protocol import say
from games.core.texts import MissingWords, words
from tests.bot.helpers import ANN, BO, CHANNEL, CY, DEE, GUILD, Evening, refusal
from tests.bot.toy import TOY

RATED = RatingRow(guild=GUILD, pool="dice:4", user=1, season=8104, mu=30, sigma=3, games=6, opponents=4)


PLAYED = {"dice": "fremen", "imperium": "paul_atreides", "arrakis": "atreides"}


def row(pool: str = "dice:4", place: int = 1, **how) -> dict:
    return {
        "key": pool.split(":")[0], "pool": pool, "part": "stayed", "place": place, "score": 3, "played": PLAYED[pool.split(":")[0]],
        "answers": 10, "late": 0, "seconds": 36_000.0, "alone": 0, "uncounted": "", "mu": None, "sigma": 4.0, "mu_everywhere": None, **how,
    }  # fmt: skip


def alone(**how) -> dict:
    return row("imperium:none:1", **{"alone": 1, "uncounted": "alone", **how})


def has_words(key: str) -> bool:
    try:
        return bool(words("en").say(say(key, who="Ann", number=2)))
    except MissingWords:
        return False


def lines(*rows: dict, **how) -> str:
    return "\n".join(profile_lines(profile_of(1, "Ann", rows, how.pop("ratings", {}), ()), GAMES, words("en"), 25))


def test_a_profile_counts_places_by_pool() -> None:
    told = lines(row(), row(place=2), row(place=2), row("imperium:ix:3"))
    assert "War" not in told
    assert "place 1: 1 × and place 2: 2 ×" in told.replace("place 1: 1 ×, place", "place 1: 1 × and place")
    assert "Rise of Ix), 3 players" in told


def test_a_rating_is_new_before_five_games_against_four_people() -> None:
    assert words("en").say(rating_text(RATED)) == "**1100** ± 120"
    assert words("en").say(rating_text(None)) == "new"


def test_a_win_rate_is_told_from_ten_games_on() -> None:
    assert "% won" not in lines(*[row() for _ in range(9)])
    assert "10 games, 100 % won (72 to 100 %)" in lines(*[row() for _ in range(10)])


def test_the_interval_of_a_rate_is_wilsons() -> None:
    share = Share(20, 10)
    assert (share.percent, share.low, share.high) == (50, 30, 70)


def test_a_game_that_was_left_is_not_finished() -> None:
    assert profile_of(1, "Ann", [row(part="left")], {}, ()).games == 0


def test_games_alone_show_the_best_score() -> None:
    assert "Alone, Dune: Imperium, 1 player · 2 games, best score 12" in lines(
        alone(score=12), alone(score=9), alone(score=15, uncounted="taken-back")
    )


def test_a_pool_of_a_game_that_is_gone_has_its_key_as_name() -> None:
    assert words("en").say(pool_name({}, "chess:2")) == "chess:2"


@pytest.mark.parametrize("key", GAMES)
def test_everything_that_is_told_of_a_game_has_words(key: str) -> None:
    annals = GAMES[key].annals
    assert annals is not None
    keys = [f"story-{key}-{name}" for name in annals.superlatives]
    scores = ["score"] if annals.has_scores else []
    keys += [f"record-{key}-{what}" for what in (*scores, *(told.tally for told in annals.superlatives.values()))]
    assert [each for each in keys if not has_words(each)] == []


def test_every_achievement_has_a_name_and_a_way() -> None:
    names = [f"achievement-{each.replace('_', '-')}" for each in all_achievements(GAMES)]
    assert len(names) >= 25
    assert len(set(names)) == len(names)
    assert [each for name in names for each in (name, f"{name}-how") if not has_words(each)] == []


def test_no_highest_score_is_told_of_a_game_whose_scores_cannot_be_compared() -> None:
    records = (("imperium", "score", 12, "Ann"), ("arrakis", "score", 18, "Bo"), ("arrakis", "spice", 9, "Bo"))
    told = "\n".join(page_lines(ServerPage(8104, {}, {}, (), records), GAMES, words("en")))
    assert "most victory points: 12, Ann" in told
    assert "most spice harvested: 9, Bo" in told
    assert "18" not in told


def test_a_record_that_is_no_longer_counted_is_not_told() -> None:
    records = (("imperium", "waterfalls", 12, "Ann"), ("imperium", "spice", 9, "Bo"))
    told = "\n".join(page_lines(ServerPage(8104, {}, {}, (), records), GAMES, words("en")))
    assert "most spice gained: 9, Bo" in told
    assert "Ann" not in told


def test_the_winners_of_past_seasons_stand_in_one_line_for_each_pool() -> None:
    winners = ((8103, "dice:4", "Ann"), (8103, "arrakis:2", "Bo"), (8102, "dice:4", "Cy"))
    told = page_lines(ServerPage(8104, {}, {}, winners, ()), GAMES, words("en"))
    assert "- The Dune dice game, 4 players: Ann (2025/4) and Cy (2025/3)" in told
    assert len([line for line in told if line.startswith("- ")]) == 2


# --- At a table -----------------------------------------------------------------------------------


async def reader(evening: Evening, person) -> Reader:
    return Reader(person, await evening.host.people.settings(person.id), "en", CHANNEL, GUILD)


async def finish_a_game(evening: Evening) -> None:
    await evening.begin(ANN, BO)
    await evening.play_on((ANN, BO))
    await evening.host.recorder.run()


async def test_somebody_without_games_is_told_so(evening: Evening) -> None:
    assert await refusal(records.profile(evening.host, await reader(evening, ANN))) == "profile-empty"
    assert await refusal(records.profile(evening.host, await reader(evening, ANN), BO)) == "profile-empty-other"


async def test_a_profile_can_be_hidden_from_others(evening: Evening) -> None:
    await finish_a_game(evening)
    assert (await records.profile(evening.host, await reader(evening, BO), ANN)).files
    await evening.host.people.set(ANN, hides_profile=True)
    with pytest.raises(Refused) as refused:
        await records.profile(evening.host, await reader(evening, BO), ANN)
    assert refused.value.reason.key == "profile-hidden"
    assert (await records.profile(evening.host, await reader(evening, ANN))).files


async def test_somebody_who_hides_is_in_no_standings_and_nameless_in_records(evening: Evening) -> None:
    await finish_a_game(evening)
    for person in (ANN, BO, CY, DEE):
        await evening.host.people.set(person, hides_profile=person is ANN)
    evening.rows("UPDATE ratings SET games = 9, opponents = 9")
    shown = (await records.top(evening.host, await reader(evening, CY))).content
    assert "Bo" in shown
    assert "Ann" not in shown


async def test_games_alone_have_a_table_of_scores(evening: Evening) -> None:
    scores = [(ANN, 2, 9, 8), (ANN, 1, 8, 9), (BO, 1, 10, 9), (CY, 2, 11, 7), (DEE, 1, 10, 8)]
    for number, (person, place, score, rounds) in enumerate(scores, 1):
        await evening.host.people.set(person, hides_profile=False)
        evening.rows(
            "INSERT INTO finished (number, game, key, pool, guild, ended, uncounted, alone, rounds)"
            " VALUES (?, ?, 'toy', 'toy:1', ?, 0, 'alone', 1, ?)",
            number,
            f"g{number}",
            GUILD,
            rounds,
        )
        evening.rows(
            "INSERT INTO finished_seats (number, seat, part, user, place, score) VALUES (?, 0, 'stayed', ?, ?, ?)",
            number,
            person.id,
            place,
            score,
        )
    shown = (await records.top(evening.host, await reader(evening, ANN))).content
    assert [line for line in shown.split("\n") if " in " in line and line[0].isdigit()] == [
        "1\\. Dee: won with 10 points in 8 rounds",
        "2\\. Bo: won with 10 points in 9 rounds",
        "3\\. Ann: won with 8 points in 9 rounds",
    ]


async def test_a_server_can_switch_its_ratings_off_and_on(evening: Evening) -> None:
    admin = await reader(evening, ANN)
    assert "change ratings" in (await records.switch_ratings(evening.host, admin, None)).content
    assert "change no ratings" in (await records.switch_ratings(evening.host, admin, False)).content
    assert "switched off" in (await records.top(evening.host, admin)).content
    assert "change ratings" in (await records.switch_ratings(evening.host, admin, True)).content


async def test_a_profile_shows_games_of_this_server_only(evening: Evening) -> None:
    await finish_a_game(evening)
    evening.rows("UPDATE finished SET guild = 8")
    assert await refusal(records.profile(evening.host, await reader(evening, ANN))) == "profile-empty"


async def test_the_closing_post_tells_what_was_achieved_for_the_first_time(tmp_path: Path) -> None:
    everybody_achieves = Annals(Played("chose", "leader", ""), achievements={"peacemaker": Achievement()})
    toy = msgspec.structs.replace(TOY, annals=everybody_achieves)
    async with Evening(tmp_path / "table.sqlite", (toy,)) as evening:
        for times_told in (2, 0):
            await finish_a_game(evening)
            await evening.deliver()
            assert evening.courier.public()[-1].count("achieved **The Peacemaker**") == times_told


async def test_the_closing_post_tells_achievements_over_all_games_too(tmp_path: Path) -> None:
    toy = msgspec.structs.replace(TOY, annals=Annals(Played("chose", "leader", "")))
    async with Evening(tmp_path / "table.sqlite", (toy,)) as evening:
        for times_told in (2, 0):
            await finish_a_game(evening)
            await evening.deliver()
            assert evening.courier.public()[-1].count("achieved **At Home Everywhere**") == times_told


def test_a_curve_is_shown_for_the_most_played_pool_with_a_shown_rating() -> None:
    rows = [row(mu=25.0 + number) for number in range(5)][::-1]
    ratings = {"dice:4": RATED}
    facts = profile_facts(profile_of(1, "Ann", rows, ratings, ()), GAMES, 25)
    assert facts["curve"] == ((1000, 160), (1020, 160), (1040, 160), (1060, 160), (1080, 160))
    assert profile_facts(profile_of(1, "Ann", rows[1:], ratings, ()), GAMES, 25)["curve"] == ()
    new = {"dice:4": msgspec.structs.replace(RATED, opponents=3)}
    assert profile_facts(profile_of(1, "Ann", rows, new, ()), GAMES, 25)["curve"] == ()


async def test_a_profile_is_a_picture_and_can_be_read_in_words(evening: Evening) -> None:
    await finish_a_game(evening)
    shown = await records.profile(evening.host, await reader(evening, BO), ANN)
    assert len(shown.files) == 1
    ((words_button,),) = shown.rows
    told = await records.switch(evening.host, await reader(evening, BO), words_button.act)
    assert "1 finished game" in told.content
    assert told.files == ()


async def test_the_words_of_a_hidden_profile_are_hidden_too(evening: Evening) -> None:
    await finish_a_game(evening)
    await evening.host.people.set(ANN, hides_profile=True)
    act = Action("profile", value=f"words.{ANN.id}")
    assert await refusal(records.switch(evening.host, await reader(evening, BO), act)) == "profile-hidden"


async def test_whoever_prefers_words_gets_the_profile_in_words(evening: Evening) -> None:
    await finish_a_game(evening)
    await evening.host.people.set(BO, pictures=Pictures.WORDS)
    shown = await records.profile(evening.host, await reader(evening, BO), ANN)
    assert "1 finished game" in shown.content
    assert shown.files == ()
