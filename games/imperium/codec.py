"""Saves of Dune: Imperium."""

from __future__ import annotations

from games.core.codec import Codec
from games.imperium.state import State
from games.imperium.upgrades import VERSION, upgrade

CODEC = Codec(State, VERSION, upgrade)
