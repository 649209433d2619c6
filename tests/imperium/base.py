"""The components of the base game, without its modules."""

from __future__ import annotations

from games.imperium import components
from games.imperium.components import printed

CARDS = {card.key: card for card in printed(components.CARDS)}
INTRIGUE = {card.key: card for card in printed(components.INTRIGUE)}
CONFLICTS = {conflict.key: conflict for conflict in printed(components.CONFLICTS)}
LEADERS = {leader.key: leader for leader in printed(components.LEADERS)}
SPACES = {space.key: space for space in printed(components.SPACES)}
