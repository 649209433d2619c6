"""A tournament in the sandbox: set up by command, joined by buttons, played in threads."""

from __future__ import annotations

from tests.bot.e2e.table import Table

CHANNEL = "general"
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal")


async def test_a_tournament_is_set_up_by_command_and_joined_by_buttons(table: Table) -> None:
    made = await table.ann.slash("dune-admin tournament", channel=CHANNEL, name="Spice Cup", rounds=1)
    assert "The sign-up is open" in made.message.text
    post = await table.bo.wait_for(lambda seen: "Spice Cup" in seen.text and not seen.ephemeral, channel=CHANNEL)
    for name in NAMES:
        signed = await table.box.user(name).press(post, "Sign up")
        assert "You take part" in signed.message.text
    await table.bo.wait_for(lambda seen: "8 of 64 places" in seen.text, channel=CHANNEL)
    started = await table.ann.press(made.message, "Start")
    assert "The tournament begins" in started.message.text
    await table.host.tournaments.run()
    threads = [channel for channel in table.ann.channels() if channel.get("parent_id")]
    assert [thread["name"] for thread in threads] == ["Spice Cup · round 1, table 1", "Spice Cup · round 1, table 2"]
    for thread in threads:
        await table.ann.wait_for(lambda seen: "Your move" in seen.labels, channel=thread["id"])
    round_post = await table.bo.wait_for(lambda seen: "Round 1 of 1" in seen.text, channel=CHANNEL)
    assert f"<#{threads[0]['id']}>" in round_post.text
    shown = await table.bo.press(round_post, "Standings")
    assert "No game is over yet" in shown.message.text
