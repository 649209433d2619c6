"""An evening alone with three steady friends, over sockets and in a real Chromium: told so that it can be followed."""

from pathlib import Path

import pytest

from tests.evening.conftest import Sitting
from tests.evening.evening import Evening
from tests.evening.screen import TEXTS, Screen
from tests.evening.test_browser_evening import lay_a_table, pick_a_leader, play_until
from tests.support.soak import IS_TASTE, taste_of

pytestmark = pytest.mark.asyncio(loop_scope="package")

FRIENDS = ("Chani", "Duncan", "Gurney")
OVER = "Played by the bot"


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
async def test_whenever_somebody_is_awaited_the_newest_post_says_so(seed: int, tmp_path: Path) -> None:
    async with Evening(tmp_path, "imperium", f"alone/{seed}", people=1, friends=3) as evening:
        await evening.begin()
        for _ in range(taste_of(60, 5)):
            assert not await evening.play(1)
            assert "Waiting for **Ann**" in await evening.newest_post()
        assert evening.refusals() == []


@pytest.mark.soak
async def test_an_evening_alone_against_three_steady_friends(sit_down: Sitting) -> None:
    ann = await sit_down()
    await lay_a_table(ann)
    await pick_a_leader(ann)
    if IS_TASTE:
        await play_until(ann, "Round 1")
        return
    await play_until(ann, OVER)
    told = await what_friends_did(ann)
    for friend in FRIENDS:
        assert f"{friend} sent" in told
        assert f"{friend} (bot)" in told
    assert "Round 5 began" in told
    assert all(f"{friend} (" in told.split(OVER)[1] for friend in FRIENDS)


async def what_friends_did(ann: Screen) -> str:
    return "\n".join(await ann.posts.locator(TEXTS).all_inner_texts())
