"""Spice harvesting: the harvest, what Harkonnen pay with it, and the bans of the Imperium."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.arrakis.components import BOX, LOWEST_ROW
from games.arrakis.rules.asking import ArrakisPick, ArrakisTask, ask, tell, way
from games.arrakis.rules.board import harvesters, spice_for_harvester
from games.arrakis.rules.stacks import shrink_all
from games.arrakis.rules.tracks import gain_supremacy
from games.arrakis.state import ArrakisPlay, ArrakisState, Phase
from games.arrakis.telling.wording import imperium_name
from games.arrakis.vocabulary import Imperium, Side
from games.core.agenda import Way, bind
from games.core.codec import TAG
from games.core.protocol import Arg, Option, Picks, Text, say


class Harvest(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-harvest", tag_field=TAG):
    """End the bans of the last round, except on the bottom row, and bring all harvesters home with their spice."""

    def run(self, play: ArrakisPlay) -> None:
        state = play.state
        state.phase = Phase.HARVEST
        state.bans = [ban for ban in state.bans if state.imperium[ban] == LOWEST_ROW]
        fields = harvesters(state)
        spice = sum(spice_for_harvester(state, area) for area in fields)
        for area in fields:
            state.areas[area].harvester = False
        tell(play, "harvested", Side.HARKONNEN, spice=spice, count=len(fields), reserve=state.reserve)
        play.push(PaySpice(spice + state.reserve, ()))
        state.reserve = 0


class PaySpice(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-pay-spice", tag_field=TAG):
    """Spend spice: raise or keep each marker once, or let it fall; raise supremacy once."""

    spice: int
    done: tuple[str, ...]

    def run(self, play: ArrakisPlay) -> None:
        offer = SpendSpice(self.spice, self.done)
        seat = play.state.chief(Side.HARKONNEN)
        if len(offer.ways(play.state, seat)) > 1:
            ask(play, seat, offer)
        else:
            play.push(SettleMarkers(self.spice, self.done))


def settled(done: Sequence[str]) -> set[str]:
    """Return what has been paid for: markers and the stockpile."""
    return {deed.partition(":")[2] or deed for deed in done}


class SpendSpice(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-spend-spice", tag_field=TAG):
    kind = "spice"
    is_public = True
    picture = "spice"
    spice: int
    done: tuple[str, ...]

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"spice": self.spice}

    def context(self, state: ArrakisState, seat: int) -> list[Text]:
        """Return what each marker that is not paid for yet would ban."""
        done = settled(self.done)
        return [ban_text(state, marker) for marker in Imperium if marker not in done]

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        done = settled(self.done)
        lowest_first = sorted((m for m in Imperium if m not in done), key=lambda m: -state.imperium[m])
        kept = lowest_first if self.spice >= BOX.spice.keep else []
        found = [way_to_pay(state, "keep", m, bind(self.pay, f"keep:{m}")) for m in kept]
        found += [
            way_to_pay(state, "raise", m, bind(self.pay, f"raise:{m}"))
            for m in lowest_first
            if self.spice >= BOX.spice.raise_ and state.imperium[m] > 1
        ]
        if "stockpile" not in done and self.may_stockpile(state):
            rises = say("arrakis-help-stockpile", now=state.supremacy, after=state.supremacy + 1)
            stockpile = say("arrakis-option-stockpile")
            found.append(way("stockpile", stockpile, bind(self.pay, "stockpile"), rises, icon="spice"))
        return [
            *found,
            way(
                "done",
                say("arrakis-option-spice-done", spice=self.spice),
                self.stop,
                rest_help(self.spice),
                icon="done",
            ),
        ]

    def may_stockpile(self, state: ArrakisState) -> bool:
        return self.spice >= BOX.spice.stockpile and state.supremacy <= BOX.spice.stockpile_until

    def pay(self, play: ArrakisPlay, deed: str) -> None:
        price = {"keep": BOX.spice.keep, "raise": BOX.spice.raise_}.get(deed.partition(":")[0], BOX.spice.stockpile)
        play.push(PaySpice(self.spice - price, (*self.done, deed)))

    def stop(self, play: ArrakisPlay) -> None:
        play.push(SettleMarkers(self.spice, self.done))

    def mildest(self, state: ArrakisState, seat: int, options: Sequence[Option]) -> Picks:
        """Keep markers from falling, the lowest first."""
        return {options[0].key: 1}


def rest_help(spice: int) -> Text | None:
    """Return what becomes of the spice that is left."""
    return say("arrakis-help-spice-done", lost=max(0, spice - BOX.spice.reserve)) if spice else None


def ban_text(state: ArrakisState, marker: Imperium) -> Text:
    """Return what a marker bans if it is not paid for, and where it stands."""
    row = state.imperium[marker]
    after = min(LOWEST_ROW, row + 1)
    ban = say(f"arrakis-ban-{marker}")
    return say("arrakis-context-ban", marker=imperium_name(marker), row=row, after=after, ban=ban)


def way_to_pay(state: ArrakisState, verb: str, marker: Imperium, act: object) -> Way:
    """Return the option to pay for a marker, with the row where it will stand and whether it bans all the same."""
    assert callable(act)
    text = say(f"arrakis-option-{verb}", marker=imperium_name(marker))
    row = state.imperium[marker] - (verb == "raise")
    told = say("arrakis-help-pay", row=row, bans="yes" if row == LOWEST_ROW else "no")
    return way(f"{verb}:{marker}", text, act, told, group="arrakis-spice", icon=f"imperium-{marker}")


class SettleMarkers(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-settle-markers", tag_field=TAG):
    """Move the markers. Those that fell or are on the bottom row bring their bans until the next harvest."""

    spice: int
    done: tuple[str, ...]

    def run(self, play: ArrakisPlay) -> None:
        state = play.state
        fell = [m for m in Imperium if f"keep:{m}" not in self.done and f"raise:{m}" not in self.done]
        for marker in Imperium:
            if f"raise:{marker}" in self.done:
                state.imperium[marker] -= 1
            elif marker in fell:
                state.imperium[marker] = min(LOWEST_ROW, state.imperium[marker] + 1)
        state.reserve = min(BOX.spice.reserve, self.spice)
        state.bans = [m for m in Imperium if m in fell or state.imperium[m] == LOWEST_ROW]
        tell(
            play, "spice-spent", Side.HARKONNEN, rows=dict(state.imperium), bans=list(state.bans), reserve=state.reserve
        )
        if Imperium.CHOAM in state.bans:
            shrink_all(play, Side.HARKONNEN)
        if "stockpile" in self.done:
            gain_supremacy(play, 1)
