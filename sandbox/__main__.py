"""The command `python -m sandbox`: start a sandbox without a bot and print its addresses."""

import argparse
import asyncio
import signal
import sys
from pathlib import Path

from sandbox.sandbox import Sandbox
from sandbox.world.world import BadWorld


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m sandbox", description="A local stand-in for Discord.")
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--world", type=Path, default=None, help="keep the world in this file between starts")
    parser.add_argument("--no-rate-limits", action="store_true", help="never answer 429 by itself")
    parser.add_argument("--privileged-intents", action="store_true", help="grant members, presences and content")
    return parser.parse_args()


async def main() -> None:
    given = arguments()
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stop.set)
    box = Sandbox(
        given.port,
        world_file=given.world,
        rate_limits=not given.no_rate_limits,
        privileged_intents=given.privileged_intents,
    )
    async with box:
        print(f"Play at      {box.entrance}")
        print(f"API base     {box.api_base}")
        print(f"Gateway      {box.gateway_url}")
        print(f"Bot token    {box.token}", flush=True)
        await stop.wait()


if __name__ == "__main__":
    try:
        asyncio.run(main())
    except (BadWorld, OSError) as error:
        sys.exit(str(error))
