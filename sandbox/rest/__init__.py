"""The REST API, v10. Each module has a table of routes for one topic."""

from sandbox.rest import applications, channels, commands, emojis, guilds, messages, reactions, threads, webhooks
from sandbox.rest.call import Route

ROUTES: list[Route] = [
    *applications.ROUTES,
    *channels.ROUTES,
    *commands.ROUTES,
    *emojis.ROUTES,
    *guilds.ROUTES,
    *reactions.ROUTES,
    *messages.ROUTES,
    *threads.ROUTES,
    *webhooks.ROUTES,
]
