"""Profiles, standings and records as lines of text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.host.model.community.finished import RatingRow, season_begin
from bot.host.records.achievements import name_of
from bot.host.records.profiles import FEWEST_FOR_A_RATE, PoolRecord, Profile, ServerPage, pool_name, rating_shown
from games.core.game import Game
from games.core.protocol import Text, say
from games.core.texts import Words, escape

HOUR, DAY = 3600, 86400
MOST_ACHIEVEMENTS = 12


def profile_lines(profile: Profile, games: Mapping[str, Game], words: Words, known_achievements: int) -> list[str]:
    """Return a profile in words."""
    lines = [say("profile-title", who=escape(profile.name)), say("profile-games", count=profile.games)]
    lines += [_pool_line(each, games) for each in profile.pools]
    lines += [
        say("profile-alone", pool=pool_name(games, pool), count=count, best=best) for pool, count, best in profile.alone
    ]
    lines += list(_favourites(profile, games))
    lines += [_everywhere(row, games) for row in profile.everywhere if rating_shown(row)]
    lines += list(_habits(profile))
    if profile.achievements:
        names = [name_of(each) for each in profile.achievements[:MOST_ACHIEVEMENTS]]
        count = len(profile.achievements)
        lines.append(say("profile-achievements", count=count, all=known_achievements, names=names))
    return [words.say(each) for each in lines]


def profile_facts(profile: Profile, games: Mapping[str, Game], known_achievements: int) -> dict[str, Any]:
    """Return the content of the picture of a profile. The curve is that of the first pool whose rating is public."""
    shown = [each for each in profile.pools if each.pool in profile.curves and rating_shown(each.rating)]
    count = len(profile.achievements)
    return {
        "name": profile.name,
        "games": say("profile-games", count=profile.games),
        "pools": [
            (pool_name(games, each.pool), rating_text(each.rating), tuple(_places(each))) for each in profile.pools
        ],
        "facts": (*_favourites(profile, games), *_habits(profile)),
        "curve": profile.curves[shown[0].pool] if shown else (),
        "curve_title": say("profile-curve", pool=pool_name(games, shown[0].pool)) if shown else None,
        "achievements": tuple(name_of(each) for each in profile.achievements),
        "achieved": say("profile-achieved", count=count, all=known_achievements) if count else None,
    }


def _places(record: PoolRecord) -> list[Text]:
    return [say("profile-place", place=place, count=record.places[place]) for place in sorted(record.places)]


def _pool_line(record: PoolRecord, games: Mapping[str, Game]) -> Text:
    rating = rating_text(record.rating)
    return say("profile-line", pool=pool_name(games, record.pool), rating=rating, places=_places(record))


def rating_text(row: RatingRow | None) -> Text:
    """Return a rating with its uncertainty, or that somebody is new."""
    shown = rating_shown(row)
    if shown is None:
        return say("rating-new")
    return say("rating-shown", number=str(shown.number), uncertainty=str(shown.uncertainty))


def _everywhere(row: RatingRow, games: Mapping[str, Game]) -> Text:
    return say("profile-everywhere", pool=pool_name(games, row.pool), rating=rating_text(row), count=row.games)


def _favourites(profile: Profile, games: Mapping[str, Game]) -> Iterator[Text]:
    """Yield the games and roles that a person plays most, with a win rate if the person has enough games."""
    for key, played, share in profile.favourites:
        annals = games[key].annals if key in games else None
        if annals is None:
            continue
        what = say(f"{annals.played.words}-{played}")
        if share.games < FEWEST_FOR_A_RATE:
            yield say("profile-favourite", what=what, count=share.games)
        else:
            yield say(
                "profile-favourite-rate",
                what=what,
                count=share.games,
                percent=share.percent,
                low=share.low,
                high=share.high,
            )


def _habits(profile: Profile) -> Iterator[Text]:
    if profile.answer_seconds is not None:
        hours = round(profile.answer_seconds / HOUR)
        yield say("profile-answers", hours=hours, minutes=max(round(profile.answer_seconds / 60), 1))
    answered = profile.answers + profile.late
    if answered:
        yield say("profile-reliable", percent=100 * profile.answers // answered, left=profile.left)
    weeks, won = profile.challenges
    if weeks:
        yield say("profile-challenges", weeks=weeks, won=won)


def page_lines(page: ServerPage, games: Mapping[str, Game], words: Words) -> list[str]:
    """Return the page of a server in words."""
    heading = [say("top-title", **_quarter(page.season))]
    if not page.has_ratings:
        heading.append(say("top-no-ratings"))
    lines = [words.say(each) for each in heading]
    for pool, standings in page.standings.items():
        lines.append(words.say(say("top-pool", pool=pool_name(games, pool))))
        lines += [
            words.say(
                say(
                    "top-standing",
                    place=place,
                    who=escape(standing.name),
                    rating=rating_text(standing.rating),
                    games=standing.rating.season_games,
                    wins=standing.rating.season_wins,
                )
            )
            for place, standing in enumerate(standings, 1)
        ]
    if not page.standings and page.has_ratings:
        lines.append(words.say(say("top-nobody")))
    lines += _scores_alone(page, games, words)
    return [*lines, *_winners(page, games, words), *_records(page, games, words), *_counts(page, games, words)]


def _scores_alone(page: ServerPage, games: Mapping[str, Game], words: Words) -> list[str]:
    """Return the table of scores of games against rivals."""
    lines = []
    for pool, best in page.alone.items():
        lines.append(words.say(say("top-alone", pool=pool_name(games, pool))))
        for place, line in enumerate(best, 1):
            result = result_text(won=line.won, score=line.score, rounds=line.rounds)
            lines.append(words.say(say("challenge-standing", place=place, who=escape(line.name), result=result)))
    return lines


def result_text(*, won: bool, score: int, rounds: int) -> Text:
    """Return how a game alone ended, in a few words."""
    key = "challenge-won" if won else "challenge-lost"
    return say(key if score else f"{key}-unscored", score=score, rounds=rounds)


def _quarter(season: int) -> dict[str, str]:
    """Return year and quarter of a season as texts, because years have no thousands separator."""
    begin = season_begin(season)
    return {"year": str(begin.year), "quarter": str((begin.month + 2) // 3)}


def _winners(page: ServerPage, games: Mapping[str, Game], words: Words) -> list[str]:
    """Return a line about each pool: who led it at the end of each past season, the latest first."""
    if not page.winners:
        return []
    seasons: dict[str, list[Text]] = {}
    for season, pool, who in page.winners:
        seasons.setdefault(pool, []).append(say("top-season", **_quarter(season), who=escape(who)))
    entries = [say("top-winner", pool=pool_name(games, pool), winners=found) for pool, found in seasons.items()]
    return [words.say(say("top-winners")), *(words.say(each) for each in entries)]


def _records(page: ServerPage, games: Mapping[str, Game], words: Words) -> list[str]:
    known = [each for each in page.records if each[0] in games and _is_comparable(games[each[0]], what=each[1])]
    if not known:
        return []
    entries = [
        say("top-record", game=games[key].title, what=say(f"record-{key}-{what}"), value=value, who=escape(who))
        for key, what, value, who in known
    ]
    return [words.say(say("top-records")), *(words.say(each) for each in entries)]


def _is_comparable(game: Game, what: str) -> bool:
    """Return whether this number is still counted and means the same in every game. Old records may hold others."""
    annals = game.annals
    return annals is not None and (annals.has_scores if what == "score" else what in annals.tallies)


def _counts(page: ServerPage, games: Mapping[str, Game], words: Words) -> list[str]:
    counted: Sequence[Text] = [
        say("top-count", game=games[key].title, count=count) for key, count in page.games.items() if key in games
    ]
    return [words.say(say("top-counts", games=[*counted]))] if counted else []
