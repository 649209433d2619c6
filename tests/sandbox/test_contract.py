"""The names in discord.py that the tests rely on. An upgrade that changes one fails here."""

import inspect

import discord
import yarl


def test_route_keeps_its_base_as_a_class_attribute() -> None:
    assert discord.http.Route.BASE == "https://discord.com/api/v10"
    assert discord.http.Route("GET", "/gateway").url == discord.http.Route.BASE + "/gateway"


def test_a_changed_base_changes_the_address_of_every_route() -> None:
    before = discord.http.Route.BASE
    discord.http.Route.BASE = "http://127.0.0.1:1/api/v10"
    try:
        assert discord.http.Route("GET", "/users/@me").url == "http://127.0.0.1:1/api/v10/users/@me"
    finally:
        discord.http.Route.BASE = before


def test_the_gateway_address_is_a_class_attribute() -> None:
    assert yarl.URL("wss://gateway.discord.gg/") == discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    assert "DEFAULT_GATEWAY" in inspect.getsource(discord.gateway.DiscordWebSocket.from_client)


def test_the_cdn_address_is_a_class_attribute() -> None:
    assert discord.asset.Asset.BASE == "https://cdn.discordapp.com"
    assert "BASE" in inspect.getsource(discord.asset.Asset._from_default_avatar)


def test_webhooks_use_the_same_route() -> None:
    assert discord.webhook.async_.Route is discord.http.Route


def test_a_client_can_be_told_how_long_to_wait_for_further_servers() -> None:
    # A client takes any option in silence; that this one still means something is what counts.
    client = discord.Client(intents=discord.Intents.none(), guild_ready_timeout=0.05)
    assert client._connection.guild_ready_timeout == 0.05


def test_the_api_version_spoken_is_the_tenth() -> None:
    assert discord.http.INTERNAL_API_VERSION == 10
