"""Specials of single cards and leaders about the desert: the Wild Maker, sietches that move, tokens, storms."""

from __future__ import annotations

import msgspec

from games.arrakis.components import MAKER, TOKENS
from games.arrakis.rules.asking import ArrakisInquiry, ArrakisPick, ArrakisTask, area_way, ask, tell, way
from games.arrakis.rules.automa import Moment, automa_does
from games.arrakis.rules.board import (
    deserts,
    distances,
    force_in,
    has_legion,
    is_desert,
    is_empty,
    legions,
    neighbours,
    settlements,
)
from games.arrakis.rules.changes import clear_if_empty, put_marked, relocate, remove_lone_leaders
from games.arrakis.rules.leaders import enter
from games.arrakis.rules.marks import force_of, take_out
from games.arrakis.rules.reach import is_held
from games.arrakis.rules.stacks import StackLimit, drawn_args, token_text, unit_options
from games.arrakis.rules.worms import appear
from games.arrakis.state import ArrakisPlay, ArrakisState, Force
from games.arrakis.steps.deploying import DeployToken, LayToken, lay_token, mix_pool
from games.arrakis.steps.desert_power import MakerAttacks, MakerMoves
from games.arrakis.steps.free_actions import LinePick
from games.arrakis.steps.hazards import Storm
from games.arrakis.telling.wording import area_name, leader_name
from games.arrakis.vocabulary import Side, Worm
from games.arrakis.words.specials import POSSIBLE, deed, nothing_way
from games.core.agenda import Way, bind
from games.core.codec import TAG
from games.core.protocol import Arg, Option, Picks

# ---- Shai-Hulud


@deed("maker_enters")
def maker_enters(play: ArrakisPlay, seat: int) -> None:
    """Bring the Wild Maker into play with its card exhausted. The player chooses an empty desert area for it."""
    enter(play, MAKER, face_up=False)
    ask(play, seat, MakerAppears())


class MakerAppears(LinePick, msgspec.Struct, frozen=True, tag="arrakis-maker-appears", tag_field=TAG):
    kind = "maker-appears"
    passing = "none"

    def line_ways(self, state: ArrakisState, seat: int) -> list[Way]:
        found = [area_way("at", a, bind(appear, a, Worm.WILD_MAKER)) for a in deserts(state) if is_empty(state, a)]
        return [*found, nothing_way()]


@deed("maker_strikes")
def maker_strikes(play: ArrakisPlay, seat: int) -> None:
    play.push(MakerMoves(seat), MakerAttacks(seat, stays=False))


@deed("storm")
def storm(play: ArrakisPlay, seat: int) -> None:
    play.push(Storm())


# ---- tokens


@deed("cielago")
def cielago(play: ArrakisPlay, seat: int) -> None:
    state = play.state
    if state.pool and threatened_sietches(state):
        play.reveals = True
        ask(play, seat, Reinforce(state.pool[-1]))


def threatened_sietches(state: ArrakisState) -> list[str]:
    """Return the sietches with a Harkonnen legion at most two areas away."""
    return [
        area
        for area in settlements(state, Side.ATREIDES)
        if any(has_legion(state, Side.HARKONNEN, near) for near in distances(area, 2))
    ]


class Reinforce(LinePick, msgspec.Struct, frozen=True, tag="arrakis-reinforce", tag_field=TAG):
    kind = "deploy-token"
    passing = "none"
    token: str

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return drawn_args(self.token)

    def line_ways(self, state: ArrakisState, seat: int) -> list[Way]:
        found = [area_way("sietch", a, bind(lay_token, self.token, a)) for a in threatened_sietches(state)]
        # Shuffle back a token that was looked at and not laid, as in deployment.
        return [*found, nothing_way().acting(mix_pool)]


POSSIBLE["two_tokens"] = lambda state: DeployToken(state.turn.seat).is_possible(state)


@deed("two_tokens")
def two_tokens(play: ArrakisPlay, seat: int) -> None:
    """Look at two deployment tokens, lay one and return the other. A leader may come to the same sietch."""
    state = play.state
    if not settlements(state, Side.ATREIDES):
        return
    play.reveals = True
    if len(state.pool) > 1:
        ask(play, seat, WhichToken(tuple(state.pool[-2:])))
    else:
        ask(play, seat, LayToken(state.pool[-1] if state.pool else ""))


class WhichToken(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-which-token", tag_field=TAG):
    kind = "which-token"
    tokens: tuple[str, ...]

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        """Offer each token. Of two tokens with the same units, offer one."""
        held = [TOKENS[token] for token in self.tokens]
        differing = [token for at, token in enumerate(self.tokens) if held[at] not in held[:at]]
        return [way(f"token:{t}", token_text(t), bind(self.choose, seat, t), icon="token") for t in differing]

    def choose(self, play: ArrakisPlay, seat: int, token: str) -> None:
        play.push(MixPool())
        ask(play, seat, LayToken(token))


class MixPool(ArrakisTask, msgspec.Struct, frozen=True, tag="arrakis-mix-pool", tag_field=TAG):
    """Shuffle the pool, so that a token that was looked at and not laid is unknown again."""

    def run(self, play: ArrakisPlay) -> None:
        if play.state.pool:
            play.shuffle(play.state.pool)


@deed("exchange")
def exchange(play: ArrakisPlay, seat: int) -> None:
    """Exchange all deployment tokens of two sietches. One of them may have none."""
    if exchangeable(play.state) and len(settlements(play.state, Side.ATREIDES)) > 1:
        ask(play, seat, ExchangeFirst())


def exchangeable(state: ArrakisState) -> list[str]:
    return [area for area in settlements(state, Side.ATREIDES) if force_in(state, area).tokens]


class ExchangeFirst(LinePick, msgspec.Struct, frozen=True, tag="arrakis-exchange-first", tag_field=TAG):
    kind = "exchange-first"
    passing = "none"

    def line_ways(self, state: ArrakisState, seat: int) -> list[Way]:
        return [*[area_way("from", a, bind(self.choose, seat, a)) for a in exchangeable(state)], nothing_way()]

    def choose(self, play: ArrakisPlay, seat: int, area: str) -> None:
        ask(play, seat, ExchangeSecond(area))


class ExchangeSecond(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-exchange-second", tag_field=TAG):
    kind = "exchange-second"
    first: str

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        others = [area for area in settlements(state, Side.ATREIDES) if area != self.first]
        return [area_way("with", area, bind(exchange_tokens, self.first, area)) for area in others]


def exchange_tokens(play: ArrakisPlay, first: str, second: str) -> None:
    state = play.state
    one, other = (list(force_in(state, area).tokens) for area in (first, second))
    parts = ((first, second, Force({}, one)), (second, first, Force({}, other)))
    taken = [take_out(state, origin, part) for origin, _, part in parts]
    for (_, end, part), marked in zip(parts, taken, strict=True):
        put_marked(state, Side.ATREIDES, end, part, marked)
    tell(play, "tokens-exchanged", Side.ATREIDES, area=first, end=second)
    for area in (first, second):
        leave_if_alone(play, area)
        play.push(StackLimit(area))


def leave_if_alone(play: ArrakisPlay, area: str) -> None:
    remove_lone_leaders(play, area)
    clear_if_empty(play.state, area)


# ---- Kitab al-Ibar


@deed("kitab")
def kitab(play: ArrakisPlay, seat: int) -> None:
    if moving_sietches(play.state):
        ask(play, seat, KitabFrom())


def havens(state: ArrakisState, area: str) -> list[str]:
    return [near for near in neighbours(area) if is_desert(state, near) and is_empty(state, near)]


def moving_sietches(state: ArrakisState) -> list[str]:
    return [area for area in settlements(state, Side.ATREIDES) if havens(state, area)]


class KitabFrom(LinePick, msgspec.Struct, frozen=True, tag="arrakis-kitab-from", tag_field=TAG):
    kind = "kitab-from"
    passing = "none"

    def line_ways(self, state: ArrakisState, seat: int) -> list[Way]:
        return [*[area_way("from", a, bind(self.choose, seat, a)) for a in moving_sietches(state)], nothing_way()]

    def choose(self, play: ArrakisPlay, seat: int, area: str) -> None:
        ask(play, seat, KitabTo(area))


class KitabTo(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-kitab-to", tag_field=TAG):
    kind = "kitab-to"
    origin: str

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        return [area_way("to", area, bind(self.go, seat, area)) for area in havens(state, self.origin)]

    def go(self, play: ArrakisPlay, seat: int, area: str) -> None:
        state = play.state
        old, new = state.areas[self.origin], state.areas[area]
        new.sietch, new.shown, old.sietch, old.shown = old.sietch, old.shown, 0, False
        tell(play, "sietch-moved", Side.ATREIDES, area=self.origin, end=area)
        automa_does(play, Moment.SHIFTED, self.origin, area)
        if old.force.size and not is_held(state, self.origin):
            ask(play, seat, KitabUnits(self.origin, area))


class KitabUnits(ArrakisInquiry, msgspec.Struct, frozen=True, tag="arrakis-kitab-units", tag_field=TAG):
    """The question which figures and tokens move with the sietch."""

    kind = "kitab-units"
    origin: str
    end: str

    def options(self, state: ArrakisState, seat: int) -> list[Option]:
        return unit_options(state, self.origin, force_in(state, self.origin))

    def limits(self, state: ArrakisState, seat: int) -> tuple[int, int]:
        return 0, force_in(state, self.origin).size

    def apply(self, play: ArrakisPlay, seat: int, picks: Picks) -> None:
        part = force_of(picks)
        force = force_in(play.state, self.origin)
        if not part.size:
            return
        if part.size == force.size or not force.leaders:
            part.leaders = list(force.leaders)
            relocate(play.state, self.origin, self.end, part)
        else:
            ask(play, seat, KitabLeaders(self.origin, self.end, part))


class KitabLeaders(ArrakisInquiry, msgspec.Struct, frozen=True, tag="arrakis-kitab-leaders", tag_field=TAG):
    kind = "kitab-leaders"
    origin: str
    end: str
    part: Force

    def options(self, state: ArrakisState, seat: int) -> list[Option]:
        leaders = force_in(state, self.origin).leaders
        return [
            Option(f"leader:{leader}", leader_name(leader), None, leaders.count(leader), "arrakis-units", "leader")
            for leader in dict.fromkeys(leaders)
        ]

    def limits(self, state: ArrakisState, seat: int) -> tuple[int, int]:
        return 0, len(force_in(state, self.origin).leaders)

    def apply(self, play: ArrakisPlay, seat: int, picks: Picks) -> None:
        leaders = force_of(picks).leaders
        relocate(play.state, self.origin, self.end, Force(dict(self.part.units), list(self.part.tokens), leaders))


# ---- Sandtides


@deed("sandtides")
def sandtides(play: ArrakisPlay, seat: int) -> None:
    if drifting(play.state):
        ask(play, seat, DriftWhich())


def shores(state: ArrakisState, area: str) -> list[str]:
    return [near for near in neighbours(area) if is_empty(state, near)]


def drifting(state: ArrakisState) -> list[str]:
    return [a for a in legions(state, Side.HARKONNEN) if is_desert(state, a) and shores(state, a)]


class DriftWhich(LinePick, msgspec.Struct, frozen=True, tag="arrakis-drift-which", tag_field=TAG):
    kind = "drift"
    passing = "none"

    def line_ways(self, state: ArrakisState, seat: int) -> list[Way]:
        return [*[area_way("from", a, bind(self.choose, seat, a)) for a in drifting(state)], nothing_way()]

    def choose(self, play: ArrakisPlay, seat: int, area: str) -> None:
        ask(play, seat, DriftTo(area))


class DriftTo(ArrakisPick, msgspec.Struct, frozen=True, tag="arrakis-drift-to", tag_field=TAG):
    kind = "drift-to"
    origin: str

    def prompt_args(self, state: ArrakisState, seat: int) -> dict[str, Arg]:
        return {"area": area_name(self.origin)}

    def ways(self, state: ArrakisState, seat: int) -> list[Way]:
        return [area_way("to", area, bind(self.drift, area)) for area in shores(state, self.origin)]

    def drift(self, play: ArrakisPlay, area: str) -> None:
        relocate(play.state, self.origin, area, force_in(play.state, self.origin).copy())
        tell(play, "displaced", Side.HARKONNEN, area=self.origin, end=area)
