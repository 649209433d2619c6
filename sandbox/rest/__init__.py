"""The REST API, v10: one module a topic, each a table of routes."""

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
