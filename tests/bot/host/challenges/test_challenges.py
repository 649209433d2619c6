"""The challenge of the week: one sealed deal for everybody, tries that count, and runs that can be checked."""

from __future__ import annotations

import itertools
import json
from datetime import timedelta

import msgspec
import pytest

from bot.host.model.community.challenges import MOST_TRIES, TryOutcome, week_of
from bot.host.model.facts import Person, Status
from bot.host.model.interaction.actions import Action
from bot.host.model.interaction.interactions import Press, Visitor
from bot.host.model.preferences import PersonSettings
from bot.host.replies.community import challenges as replies
from bot.host.replies.community import records
from bot.host.replies.reader import Reader
from bot.host.screen.elements import Button, Message, Select
from games.core.challenges import TWIST
from games.core.chance import commitment
from tests.bot.helpers import ANN, BO, GUILD, Evening, refusal
from tests.support.idle import until_idle

HERE = Reader(ANN, PersonSettings(), "en-GB", 70, GUILD)
ALONE = Reader(ANN, PersonSettings(), "en-GB")
PAGE = Action("challenge")


async def begin(evening: Evening, person: Person = ANN, guild: int | None = GUILD) -> str:
    evening.game = (await evening.host.challenges.begin(person, guild)).game
    return evening.game


async def play(evening: Evening, person: Person = ANN) -> None:
    """Give the mildest answers until the game is over."""
    for _ in range(400):
        await evening.host.friends.settle(evening.game, 60)
        panel = await evening.panel(person)
        if panel.seat_view.summary.status is Status.OVER:
            await evening.host.recorder.run()
            return
        if panel.questions:
            await evening.answer(person, dict(panel.questions[0].mildest))
    raise AssertionError("the game does not end")


async def tries(evening: Evening, person: Person = ANN) -> list:
    return await evening.host.store.read.challenges.tries_of(week_of(evening.clock.now()), person.id)


async def shown(evening: Evening, reader: Reader = HERE, value: str = "") -> Message:
    return await replies.page(evening.host, reader, Action("challenge", value=value))


def labels(message: Message) -> list[str]:
    return [item.label for row in message.controls for item in row if isinstance(item, Button)]


async def test_everybody_gets_the_same_sealed_deal(evening: Evening) -> None:
    first = await begin(evening)
    hers = (await evening.panel(ANN)).seat_view.view
    await begin(evening, BO, None)
    assert (await evening.panel(BO)).seat_view.view == hers
    challenge = await evening.host.challenges.current()
    assert commitment(challenge.seed) == challenge.commitment
    assert (await evening.host.summary(first)).commitment == challenge.commitment


async def test_friends_answer_everybody_alike(evening: Evening) -> None:
    results = []
    for person in (ANN, BO):
        await begin(evening, person)
        await play(evening, person)
        results.append((await evening.host.summary(evening.game)).result)
    assert results[0] == results[1]


async def test_a_week_has_one_challenge_and_the_next_another_twist(evening: Evening) -> None:
    first = await evening.host.challenges.current()
    assert await evening.host.challenges.current() == first
    evening.clock.advance(days=7)
    second = await evening.host.challenges.current()
    assert second.week == first.week + 1
    assert second.twist != first.twist
    assert second.seed != first.seed


async def test_formats_of_one_game_have_different_twists_in_a_cycle(evening: Evening) -> None:
    (format_,) = evening.games["toy"].challenges.formats
    two = (format_, msgspec.structs.replace(format_, key="another", order=9))
    challenges = msgspec.structs.replace(evening.games["toy"].challenges, formats=two)
    evening.host.context.games["toy"] = msgspec.structs.replace(evening.games["toy"], challenges=challenges)
    evening.clock.advance(days=7 * (week_of(evening.clock.now()) % 2))
    dealt = []
    for _ in range(4):
        dealt.append(await evening.host.challenges.current())
        evening.clock.advance(days=7)
    assert [each.format for each in dealt] == ["toy", "another"] * 2
    assert all(one.twist != other.twist for one, other in itertools.pairwise(dealt[:2]))


async def test_the_game_is_dealt_with_the_twist(evening: Evening) -> None:
    game = await begin(evening)
    options = (await evening.host.summary(game)).options
    assert options[TWIST] == (await evening.host.challenges.current()).twist


async def test_a_try_that_runs_is_gone_on_with(evening: Evening) -> None:
    game = await begin(evening)
    assert await begin(evening) == game
    assert len(await tries(evening)) == 1


async def test_a_try_that_a_crash_left_undealt_is_dealt(evening: Evening) -> None:
    game = await begin(evening)
    evening.rows("DELETE FROM moves WHERE game = ?", game)
    evening.rows("UPDATE games SET status = 'lobby' WHERE id = ?", game)
    await evening.restart()
    assert await begin(evening) == game
    assert (await evening.panel(ANN)).questions


async def test_a_finished_try_is_in_the_tables_at_once(evening: Evening) -> None:
    await begin(evening)
    await play(evening)
    (tried,) = await tries(evening)
    assert tried.outcome is TryOutcome.FINISHED
    text = (await shown(evening)).text
    assert text.count("1\\. Ann") == 2
    assert (await shown(evening, ALONE)).text.count("1\\. Ann") == 1


async def test_equal_results_share_a_place_in_the_table(evening: Evening) -> None:
    for person in (ANN, BO):
        await begin(evening, person)
        await play(evening, person)
    text = (await shown(evening, ALONE)).text
    assert "1\\. Ann" in text
    assert "1\\. Bo" in text


async def test_results_of_another_server_are_only_in_the_table_over_all(evening: Evening) -> None:
    await begin(evening, guild=GUILD + 1)
    await play(evening)
    text = (await shown(evening)).text
    here, everywhere = text.split("Results over all servers")
    assert "Ann" not in here.split("Results of this server")[1]
    assert "Ann" in everywhere


async def test_a_challenge_is_in_no_rating_and_in_no_profile(evening: Evening) -> None:
    await begin(evening)
    await play(evening)
    assert evening.rows("SELECT count(*) FROM finished") == [(0,)]
    assert evening.rows("SELECT count(*) FROM ratings") == [(0,)]
    assert evening.rows("SELECT count(*) FROM achievements") == [(0,)]


async def test_the_profile_tells_of_challenges_apart_from_games(evening: Evening) -> None:
    for _ in range(2):
        await begin(evening)
        await play(evening)
    evening.rows("UPDATE challenge_tries SET won = 1 WHERE number = 2")
    message = await records.profile(evening.host, HERE, in_words=True)
    assert "0 finished games" in message.text
    assert "Challenge of the week: 1 week, 1 won" in message.text


async def test_nothing_is_posted_and_nobody_is_called(evening: Evening) -> None:
    await begin(evening)
    await play(evening)
    await evening.deliver()
    assert evening.courier.shown == {}


async def test_the_press_that_ends_a_try_shows_its_result(evening: Evening) -> None:
    await begin(evening)
    visitor = Visitor(ANN, "en-GB", 70, GUILD)
    message = Message()
    for _ in range(200):
        await evening.host.friends.settle(evening.game, 60)
        panel = await evening.panel(ANN)
        asked = panel.questions[0]
        picked = next(iter(asked.mildest), "")
        act = Action("pick" if picked else "none", evening.game, panel.epoch, asked.id, picked)
        message = (await evening.host.press(Press(act, (), visitor))).message
        if (await evening.host.summary(evening.game)).status is Status.OVER:
            break
    assert labels(message) == ["Results", "Replay"]
    assert (await tries(evening))[0].outcome is TryOutcome.FINISHED


async def test_the_seed_is_secret_until_the_week_is_over(evening: Evening) -> None:
    game = await begin(evening)
    await play(evening)
    seed = (await evening.host.challenges.current()).seed.hex()
    assert (await evening.host.summary(game)).seed is None
    assert await refusal(evening.host.audit.verify(game)) == "challenge-still-sealed"
    assert await refusal(evening.host.challenges.verify(game)) == "challenge-still-sealed"
    assert seed not in (await shown(evening)).text
    evening.clock.advance(days=7)
    assert (await evening.host.summary(game)).seed == seed
    assert (await evening.host.audit.verify(game)).holds


async def test_the_seed_and_all_runs_are_published_after_the_week(evening: Evening) -> None:
    game = await begin(evening)
    await play(evening)
    last = await evening.host.challenges.current()
    evening.clock.advance(days=7)
    assert "The week before" in labels(await shown(evening))
    page = await shown(evening, value=str(last.week))
    assert last.seed.hex() in page.text
    (menu,) = [item for row in page.controls for item in row if isinstance(item, Select)]
    assert [option.value for option in menu.options] == [game]
    checked = await replies.check(evening.host, Reader(BO, PersonSettings(), "en-GB"), menu.act, (game,))
    assert "This run holds" in checked.text


async def test_every_finished_run_of_a_week_can_be_checked(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replies, "MOST_CHECKED", 2)
    games = []
    for person in (ANN, ANN, BO):
        games.append(await begin(evening, person))
        await play(evening, person)
    week = (await evening.host.challenges.current()).week
    evening.clock.advance(days=7)
    first, second = await shown(evening, value=f"{week}"), await shown(evening, value=f"{week}.1")
    assert "More runs" in labels(first)
    assert "Better runs" in labels(second)
    offered = [
        option.value
        for page in (first, second)
        for row in page.controls
        for item in row
        if isinstance(item, Select)
        for option in item.options
    ]
    assert sorted(offered) == sorted(games)


async def test_a_forged_run_does_not_hold(evening: Evening) -> None:
    game = await begin(evening)
    await play(evening)
    forged = '{"ranking":[{"seat":0,"rank":1,"score":99,"sources":[]},{"seat":1,"rank":2,"score":0,"sources":[]}]}'
    evening.rows("UPDATE games SET result = ? WHERE id = ?", forged, game)
    evening.clock.advance(days=7)
    await evening.restart()
    _, verdict = await evening.host.challenges.verify(game)
    assert verdict.draws_hold
    assert not verdict.holds


async def test_a_run_with_another_deal_does_not_hold(evening: Evening) -> None:
    game = await begin(evening)
    await play(evening)
    evening.rows("UPDATE games SET seed = ? WHERE id = ?", bytes(32), game)
    evening.clock.advance(days=7)
    await evening.restart()
    assert not (await evening.host.challenges.verify(game))[1].holds


async def test_the_best_of_three_tries_counts_and_more_are_for_practice(evening: Evening) -> None:
    for _ in range(3):
        await begin(evening)
        await evening.host.challenges.give_up(evening.game, ANN.id)
    assert "Practise" in labels(await shown(evening))
    await begin(evening)
    await play(evening)
    assert "does not count" in (await shown(evening)).text
    assert "1\\. Ann" not in (await shown(evening)).text


async def test_tries_are_limited(evening: Evening) -> None:
    for _ in range(MOST_TRIES):
        await begin(evening)
        await evening.host.challenges.give_up(evening.game, ANN.id)
    assert await refusal(evening.host.challenges.begin(ANN, None)) == "challenge-no-more-tries"
    assert "Practise" not in labels(await shown(evening))


async def test_giving_up_asks_first_and_uses_the_try_up(evening: Evening) -> None:
    game = await begin(evening)
    asked = await replies.give_up(evening.host, HERE, Action("endchallenge", game))
    assert (await tries(evening))[0].outcome is TryOutcome.RUNNING
    sure = next(item for row in asked.controls for item in row if isinstance(item, Button) and item.act.value)
    await replies.give_up(evening.host, HERE, sure.act)
    (tried,) = await tries(evening)
    assert tried.outcome is TryOutcome.GIVEN_UP


async def test_a_try_that_is_finished_after_the_week_does_not_count(evening: Evening) -> None:
    await begin(evening)
    week = week_of(evening.clock.now())
    evening.clock.advance(days=7)
    await play(evening)
    (tried,) = await evening.host.store.read.challenges.tries_of(week, ANN.id)
    assert tried.outcome is TryOutcome.LATE


async def test_another_table_is_not_given_up_as_a_try(evening: Evening) -> None:
    await evening.begin_settled(ANN, BO)
    assert await refusal(evening.host.challenges.give_up(evening.game, ANN.id)) == "challenge-none"


async def test_a_challenge_has_no_advice_no_undo_beyond_a_revelation_and_no_other_player(evening: Evening) -> None:
    game = await begin(evening)
    assert not (await evening.host.summary(game)).table_settings.advice
    assert await refusal(evening.host.undo.offers(game, ANN.id)) == "challenge-no-undo"
    assert await refusal(evening.host.undo.ask(game, ANN.id)) == "challenge-no-undo"
    assert await refusal(evening.host.hand_over.pass_seat(game, ANN.id, BO)) == "challenge-is-yours"


async def test_who_hides_their_profile_is_not_in_the_table(evening: Evening) -> None:
    await begin(evening)
    await play(evening)
    await evening.host.people.set(ANN, hides_profile=True)
    assert "1\\. Ann" not in (await shown(evening)).text


async def test_a_forgotten_person_leaves_a_number_without_a_name(evening: Evening) -> None:
    for _ in range(2):
        await begin(evening)
        await play(evening)
    await begin(evening)
    await evening.host.people.forget(ANN.id)
    await until_idle(evening.host.automatic)
    assert evening.rows("SELECT user FROM challenge_tries") == [(None,)]
    text = (await shown(evening, Reader(BO, PersonSettings(), "en-GB", 70, GUILD))).text
    assert "1\\. somebody" in text
    assert "Ann" not in text


async def test_a_forgotten_server_is_taken_off_the_tries(evening: Evening) -> None:
    await begin(evening)
    await play(evening)
    await evening.host.servers.forget(GUILD)
    assert evening.rows("SELECT guild FROM challenge_tries") == [(None,)]
    assert "1\\. Ann" in (await shown(evening, ALONE)).text


async def test_own_data_has_the_tries(evening: Evening) -> None:
    game = await begin(evening)
    data = json.loads(await evening.host.own_data.of(ANN.id))
    assert [each["game"] for each in data["challenges"]] == [game]


async def test_the_page_of_a_server_leads_to_the_challenge(evening: Evening) -> None:
    assert "Challenge of the week" in labels(await records.top(evening.host, HERE))


async def test_tries_are_counted_for_the_operator(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = []
    monkeypatch.setattr(evening.host.context.watch, "challenge", lambda *what: counted.append(what))
    await begin(evening)
    await play(evening)
    assert counted == [("toy", "begun"), ("toy", "finished")]


async def test_a_rematch_of_a_challenge_is_refused(evening: Evening) -> None:
    game = await begin(evening)
    await play(evening)
    assert await refusal(evening.host.lobby.rematch(game, ANN)) == "challenge-no-rematch"


async def test_the_challenge_ends_in_so_many_days(evening: Evening) -> None:
    challenge = await evening.host.challenges.current()
    assert timedelta() < challenge.ends - evening.clock.now() <= timedelta(days=7)


async def test_of_a_week_without_a_challenge_nothing_is_shown(evening: Evening) -> None:
    assert await refusal(shown(evening, value="1")) == "challenge-none"
