"""Casualties: each hit removes a regular, turns an elite into a regular, or removes a leader. The owner chooses."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from games.arrakis.rules.asking import ArrakisInquiry, ArrakisPick, ArrakisTask, ask, tell, units_data, way
from games.arrakis.rules.board import force_in, supply
from games.arrakis.rules.changes import remove_lone_leaders, wipe_out
from games.arrakis.rules.leaders import TankAll
from games.arrakis.rules.marks import swap_unit, take_out
from games.arrakis.rules.stacks import flip_tokens
from games.arrakis.state import ArrakisPlay, ArrakisState, Force
from games.arrakis.telling.wording import area_name, count_leaders, count_units, leader_name
from games.arrakis.vocabulary import GENERICS, Kind, Side
from games.core.agenda import Way, bind
from games.core.codec import TAG
from games.core.protocol import Arg, Option, Picks, StandingOrder, Text, say

PLANS = ("cheapest", "keep-leaders")
"""Ways to take all hits at once. Each is also a standing order."""


class Casualties(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-casualties", tag_field=TAG):
    """Apply hits to the legion of an area. Hits that find no figure are ignored."""

    area: str
    hits: int

    def run(self, play: ArrakisPlay) -> None:
        state = play.state
        side = state.areas[self.area].side
        if side is None or self.hits <= 0:
            return
        if force_in(state, self.area).tokens:
            # Face-down tokens cannot be hit, so they are flipped first.
            play.push(self)
            flip_tokens(play, self.area)
            return
        most = toughness(state, self.area)
        if self.hits >= sum(most.values()):
            destroy(play, self.area)
        elif len(most) == 1:
            lose(play, self.area, {next(iter(most)): self.hits}, self.hits)
        else:
            ask(play, state.decider(side), TakeHits(self.area, self.hits))


def toughness(state: ArrakisState, area: str) -> dict[str, int]:
    """Map each option to the number of hits that it can take. An elite takes two: the first turns it into a regular."""
    force = force_in(state, area)
    lives = {Kind.REGULAR: 1, Kind.ELITE: 2, Kind.SPECIAL: 2}
    found: dict[str, int] = {kind: lives[kind] * force.of(kind) for kind in force.kinds()}
    for leader in force.leaders:
        found[f"leader:{leader}"] = found.get(f"leader:{leader}", 0) + 1
    return found


def destroy(play: ArrakisPlay, area: str) -> None:
    side = play.state.areas[area].side
    if side is not None:
        force = force_in(play.state, area)
        tell(play, "destroyed", side, area=area, forces=units_data(side, force.units))
        wipe_out(play, area)


def plan_order(plan: str, force: Force) -> list[str]:
    """Return the order in which a plan gives up pieces."""
    generic = [f"leader:{leader}" for leader in dict.fromkeys(force.leaders) if leader in GENERICS]
    named = [f"leader:{leader}" for leader in force.named]
    if plan == "cheapest":
        return [Kind.REGULAR, *generic, Kind.ELITE, Kind.SPECIAL, *named]
    return [Kind.REGULAR, Kind.ELITE, Kind.SPECIAL, *generic, *named]


def planned(state: ArrakisState, area: str, hits: int, plan: str) -> Picks:
    """Return how many hits each piece takes by a plan."""
    most = toughness(state, area)
    picks: Picks = {}
    for key in plan_order(plan, force_in(state, area)):
        count = min(most.get(key, 0), hits - sum(picks.values()))
        if count:
            picks[key] = count
    return picks


class TakeHits(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-take-hits", tag_field=TAG):
    kind = "hits"
    is_public = True
    area: str
    hits: int

    def public_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"area": area_name(self.area)}

    def shows(self, state: ArrakisState, seat: int) -> str:
        return "conflict" if state.battle else super().shows(state, seat)

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"area": area_name(self.area), "count": self.hits}

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        found = [self.plan_way(state, plan) for plan in plans(state, self.area, self.hits)]
        choose = way("choose", say("arrakis-option-choose-losses"), self.choose, icon="pick")
        return [*found, choose]

    def plan_way(self, state: ArrakisState, plan: str) -> Way:
        hits = planned(state, self.area, self.hits, plan)
        text = say(f"arrakis-option-{plan}", losses=losses_text(state, self.area, hits))
        return way(plan, text, bind(lose, self.area, hits, self.hits), icon="cross")

    def choose(self, play: ArrakisPlay) -> None:
        side = play.state.areas[self.area].side
        if side is not None:
            ask(play, play.state.decider(side), ChooseLosses(self.area, self.hits))

    def standing(self, state: ArrakisState, seat: int) -> Sequence[StandingOrder]:
        return casualty_orders(plans(state, self.area, self.hits))


def plans(state: ArrakisState, area: str, hits: int) -> list[str]:
    """Return the plans that differ in what they give up. Of equal plans the first is kept."""
    found = {str(planned(state, area, hits, plan)): plan for plan in reversed(PLANS)}
    return [plan for plan in PLANS if plan in found.values()]


def casualty_orders(offered: Sequence[str] = PLANS) -> list[StandingOrder]:
    """Return the standing orders for casualties. If a plan is not offered, its order picks the equal plan that is."""
    return [
        StandingOrder(
            f"arrakis-hits-{plan}", say(f"arrakis-order-{plan}"), {plan if plan in offered else offered[0]: 1}
        )
        for plan in PLANS
    ]


class ChooseLosses(ArrakisInquiry, msgspec.Struct, frozen=True, tag="arrakis-choose-losses", tag_field=TAG):
    """The question which pieces take the hits. An elite that takes two hits is lost."""

    kind = "losses"
    is_public = True
    area: str
    hits: int

    def public_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"area": area_name(self.area)}

    def shows(self, state: ArrakisState, seat: int) -> str:
        return "conflict" if state.battle else super().shows(state, seat)

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"area": area_name(self.area), "count": self.hits}

    def options(self, state: ArrakisState, seat: int) -> list[Option]:
        side = state.areas[self.area].side or Side.ATREIDES
        return [
            Option(
                key,
                loss_text(side, key),
                say("arrakis-help-loss") if key in (Kind.ELITE, Kind.SPECIAL) else None,
                most,
                "arrakis-units",
                f"unit-{key}" if key in list(Kind) else "leader",
            )
            for key, most in toughness(state, self.area).items()
        ]

    def limits(self, state: ArrakisState, seat: int) -> tuple[int, int]:
        return self.hits, self.hits

    def mildest(self, state: ArrakisState, seat: int, options: Sequence[Option]) -> Picks:
        return planned(state, self.area, self.hits, PLANS[0])

    def apply(self, play: ArrakisPlay, seat: int, picks: Picks) -> None:
        lose(play, self.area, picks, self.hits)


def loss_text(side: Side, key: str) -> Text:
    if key.startswith("leader:"):
        return leader_name(key.removeprefix("leader:"))
    return say(f"arrakis-loss-{side}-{key}" if key == Kind.SPECIAL else f"arrakis-loss-{key}")


def losses_text(state: ArrakisState, area: str, picks: Picks) -> list[Text]:
    """Return what is lost by these hits. An elite that takes one hit stays as a regular."""
    side, force = state.areas[area].side or Side.ATREIDES, force_in(state, area)
    found: list[Text] = []
    for key, hits in picks.items():
        if key.startswith("leader:"):
            found += count_leaders([key.removeprefix("leader:")] * hits)
            continue
        lost = hits if key == Kind.REGULAR else max(0, hits - force.of(Kind(key)))
        turned = 0 if key == Kind.REGULAR else hits - 2 * lost
        found += [count_units(side, key, lost)] if lost else []
        found += [say("arrakis-loss-turned", units=count_units(side, key, turned))] if turned else []
    return found


def lose(play: ArrakisPlay, area: str, picks: Picks, hits: int) -> None:
    """Apply the picked hits: first to regulars, so that they return to the supply, then to elites, then to leaders."""
    state = play.state
    side = state.areas[area].side
    if side is None:
        return
    before = force_in(state, area).copy()
    taken = remove_up_to(state, area, Kind.REGULAR, picks.get(Kind.REGULAR, 0))
    for kind in (Kind.ELITE, Kind.SPECIAL):
        taken += hit_elites(state, side, area, kind, picks.get(kind, 0))
    leaders = [key.removeprefix("leader:") for key, n in picks.items() if key.startswith("leader:") for _ in range(n)]
    take_out(state, area, Force({}, [], leaders))
    tell_losses(play, side, area, before)
    # A hit that found no figure any more (an elite without a regular in the supply dies at once) falls on the others.
    play.push(
        TankAll(side, tuple(leader for leader in leaders if leader not in GENERICS)),
        Casualties(area, hits - taken - len(leaders)),
    )
    remove_lone_leaders(play, area)


def remove_up_to(state: ArrakisState, area: str, kind: Kind, count: int) -> int:
    gone = min(count, force_in(state, area).of(kind))
    take_out(state, area, Force({kind: gone} if gone else {}))
    return gone


def hit_elites(state: ArrakisState, side: Side, area: str, kind: Kind, hits: int) -> int:
    """Hit elites and return how many hits were used.

    The first hit on each turns it into a regular, or removes it if the supply has no regular. Further hits remove
    those regulars.
    """
    force = force_in(state, area)
    turned = 0
    first = min(hits, force.of(kind))
    for _ in range(first):
        if supply(state, side, Kind.REGULAR):
            swap_unit(state, area, kind, Kind.REGULAR)
            turned += 1
        else:
            remove_up_to(state, area, kind, 1)
    return first + remove_up_to(state, area, Kind.REGULAR, min(hits - first, turned))


def tell_losses(play: ArrakisPlay, side: Side, area: str, before: Force) -> None:
    after = force_in(play.state, area)
    lost = {kind: before.of(kind) - after.of(kind) for kind in before.kinds() if before.of(kind) > after.of(kind)}
    turned = max(0, after.of(Kind.REGULAR) - before.of(Kind.REGULAR))
    gone = list(before.leaders)
    for leader in after.leaders:
        gone.remove(leader)
    tell(play, "losses", side, area=area, forces=units_data(side, lost, gone), turned=turned)
