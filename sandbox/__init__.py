"""A local stand-in for Discord: gateway and REST v10 on loopback, simulated people, and a web client.

It imports no bot, and any Discord client can connect to it. To embed it:

    async with sandbox.Sandbox() as box:            # port=8765, world_file=Path(...), bot_name="Croupier", ...
        ...                  # point a client at box.api_base, box.gateway_url, box.cdn_base, with box.token
        ann = box.user("Ann")                       # Ann (owner), Bo, Cy, Di, Ed, Fay, Gus, Hal; box.add_person("Ida")
        done = await ann.slash("table open", channel="table-1", game="dice")      # options as keywords
        done.status, done.message.text, done.message.labels, done.messages, done.modal, done.reason
        done = await ann.press(done.message, "Join")                # by label or custom id
        done = await ann.press(done.message, "Play", edited=True)   # also waits for the edit after a deferred update
        done = await ann.select(done.message, ["sand"], custom_id="pick")       # by value or label
        done = await ann.submit(done, {"name": "Ann"})              # the form in done.modal
        done = await ann.slash("show", picture=("map.png", png))    # a file, here and in forms, is (name, bytes)
        done = await ann.menu("Quote", post); await ann.menu("Greet", box.user("Bo"))   # context menu commands
        await ann.autocomplete("table open", focused="game", typed="di", channel="table-1")    # [{name, value}]
        ann.say("hello", channel="general"); ann.messages("table-1"); ann.dms(); ann.channels(); ann.commands()
        ann.look(post)                              # the current version of a message
        await ann.wait_for(lambda post: "your turn" in post.text, timeout=5, channel=None)
        ann.close_dms(); ann.open_dm(); ann.dismiss(post); ann.file(post.pictures[0])
        ann.react(post, "👍"); ann.take_back_reaction(post, "👍")
        ann.delete(post); ann.delete_channel("table-2")     # as the owner she may
        box.remove_person("Hal")                    # this person leaves the server
        box.advance(3600)                           # move the clock
        box.fault("status", path="/messages$", status=502, times=2)     # or delay, lose_response, drop
        box.gateway("drop")                         # or reconnect, invalid_session, stop_heartbeat_acks
        await box.restart()                         # stop and start on the same port; the world stays
        mark = box.mark; ...; box.requests(mark)    # the requests since the mark
        await box.quiet()                           # wait until the bot has sent no request for 0.1 seconds
        box.set_bot_permissions(bits); box.server.rate_limits.enabled = True

Every action waits, at most `timeout` seconds, for the bot's final answer. A deferred reply counts when it is filled.
The status "failed" with a reason is what Discord shows as "The application did not respond".
`CannotDo` is raised for an action that the Discord client would not offer, such as pressing a disabled button.
`ApiError` is raised for a request that Discord refuses.

`python -m sandbox --port 8765` starts a sandbox without a bot.
"""

from sandbox.people.client import Outcome, Post, User
from sandbox.people.command_options import CannotDo
from sandbox.protocol.payloads import ApiError
from sandbox.sandbox import Sandbox
from sandbox.world.world import BadWorld

__all__ = ["ApiError", "BadWorld", "CannotDo", "Outcome", "Post", "Sandbox", "User"]
