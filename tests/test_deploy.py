"""The files for a cluster: they fit each other, the settings and the bot's own pages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.settings import Settings
from tests.support.yaml import Node, read_yaml

DEPLOY = Path(__file__).parents[1] / "deploy"
PAGES = {"/metrics", "/healthz", "/readyz"}
PORT = "9100"
BOT, FIRST_DRAWER, DRAWER = 1000, 100, 500
"""Megabytes: of a busy bot, of the process that forks the drawers, and of each drawer (docs/hosting.md)."""


def settings_in(text: str) -> set[str]:
    return set(re.findall(r"\b(?:SIETCH|DISCORD)_[A-Z_]+\b", text))


@pytest.mark.parametrize("name", ["compose.yml", "compose.cluster.yml", "kubernetes.yml"])
def test_every_setting_of_a_file_is_one_of_the_bot(name: str) -> None:
    known = set(Settings.__struct_encode_fields__)
    assert settings_in((DEPLOY / name).read_text()) - known == set()


def kubernetes() -> Node:
    return read_yaml((DEPLOY / "kubernetes.yml").read_text())["spec"]


def environment_of(container: Node) -> dict[str, str]:
    return {entry["name"]: entry["value"].strip('"') for entry in container["env"]}


def test_in_kubernetes_one_bot_more_than_there_are_slots_waits_to_take_over() -> None:
    (bot,) = kubernetes()["template"]["spec"]["containers"]
    environment = environment_of(bot)
    assert int(kubernetes()["replicas"]) == int(environment["SIETCH_CLUSTERS"]) + 1
    assert int(environment["SIETCH_SHARDS"]) >= int(environment["SIETCH_CLUSTERS"])


def test_in_kubernetes_a_new_bot_is_there_before_an_old_one_stops() -> None:
    update = kubernetes()["strategy"]["rollingUpdate"]
    assert (update["maxSurge"], update["maxUnavailable"]) == ("1", "0")
    assert int(kubernetes()["template"]["spec"]["terminationGracePeriodSeconds"]) >= 30


def test_in_kubernetes_the_limit_of_memory_has_room_for_the_processes_that_draw() -> None:
    (bot,) = kubernetes()["template"]["spec"]["containers"]
    drawers = int(environment_of(bot)["SIETCH_DRAWERS"])
    limit = int(bot["resources"]["limits"]["memory"].removesuffix("Mi")) * 2**20 / 1e6
    assert limit >= BOT + FIRST_DRAWER + DRAWER * drawers


def test_kubernetes_asks_pages_that_the_bot_has() -> None:
    (bot,) = kubernetes()["template"]["spec"]["containers"]
    asked = {bot[probe]["httpGet"]["path"] for probe in ("livenessProbe", "readinessProbe")}
    assert asked <= PAGES
    assert {port["containerPort"] for port in bot["ports"]} == {PORT}


def test_the_cluster_of_compose_has_a_bot_for_every_slot() -> None:
    services = read_yaml((DEPLOY / "compose.cluster.yml").read_text())["services"]
    bot = services["bot"]
    assert int(bot["deploy"]["replicas"]) >= int(bot["environment"]["SIETCH_CLUSTERS"].strip('"'))
    assert int(bot["environment"]["SIETCH_DRAWERS"].strip('"')) > 0, "bots on one machine share its cores"
    scraped = read_yaml((DEPLOY / "prometheus.cluster.yml").read_text())["scrape_configs"][0]["dns_sd_configs"][0]
    assert "bot" in scraped["names"]
    assert scraped["port"] == PORT
