"""Set-up: storm, equipment, the choice of Houses, and the preparation of each House in the rulebook's order."""

from __future__ import annotations

import msgspec

from games.core.agenda import Task, Way, advance, bind
from games.core.chance import Chance
from games.core.codec import TAG
from games.core.protocol import Arg, Option, Refusal, Setup, say
from games.core.protocol import Step as Told
from games.dice.components import (
    DICE,
    HOUSES,
    KINDS,
    OPEN_COUNTRY,
    POLAR_SINK,
    REGIONS,
    SEATS,
    STRATEGIC,
    House,
    houses_for,
)
from games.dice.options import chosen
from games.dice.rules.asking import DicePick, refuse
from games.dice.rules.board import is_unoccupied
from games.dice.rules.changes import put_on_map, ready_leader, tell_forces
from games.dice.state import DicePlay, DiceState, Player, Region, all_in_supply, seven_dice
from games.dice.steps.turns import TakeTurn
from games.dice.telling.sheet import region_facts
from games.dice.telling.wording import house_name, region_name


def new(setup: Setup) -> tuple[DiceState, Told]:
    if not SEATS[0] <= len(setup.names) <= SEATS[1]:
        raise ValueError(f"{len(setup.names)} players cannot play: a House each, and a rival at least (R29)")
    state = DiceState(
        chance=Chance(setup.seed.hex()),
        options=chosen(setup.options),
        players=[Player() for _ in setup.names],
        dice=seven_dice(),
        regions={region: Region() for region in REGIONS},
        equipment=list(DICE.equipment),
        thumpers=DICE.thumpers,
    )
    play = DicePlay(state)
    place_storm(play)
    lay_equipment(play)
    choose_starting_player(play)
    # The first to choose sits on the starting player's right; the starting player chooses last.
    choosing = reversed(state.clockwise(state.first))
    play.push(*[ChooseHouse(seat) for seat in choosing], *[Prepare(house) for house in House], BeginPlay())
    advance(play)
    return state, play.step()


def place_storm(play: DicePlay) -> None:
    die = play.state.die("region")
    die.face = DICE.region[play.dice(6)[0]]
    play.state.storm = int(die.face)
    play.tell("storm-placed", data={"zone": play.state.storm})


def lay_equipment(play: DicePlay) -> None:
    state = play.state
    play.shuffle(state.equipment)
    for region in STRATEGIC:
        state.regions[region].equipment = state.equipment.pop()
    laid = {region: state.regions[region].equipment for region in STRATEGIC}
    play.tell("equipment-laid", data={"laid": laid, "left": state.equipment[0]})


def choose_starting_player(play: DicePlay) -> None:
    state = play.state
    if state.options["start"] == "random":
        state.first = play.dice(len(state.players))[0]
    state.active = state.first
    play.tell("starting-player", state.first)


class ChooseHouse(Task, msgspec.Struct, frozen=True, tag="dice-choose-house", tag_field=TAG):
    seat: int

    def do(self, play: DicePlay) -> None:
        free = free_houses(play.state)
        if len(free) == 1:
            take_house(play, self.seat, free[0])
        else:
            play.ask(self.seat, WhichHouse())


class WhichHouse(DicePick, msgspec.Struct, frozen=True, tag="dice-which-house", tag_field=TAG):
    kind = "house"
    is_public = True

    def shows(self, state: DiceState, seat: int) -> str:
        return "houses"

    def ways(self, state: DiceState, seat: int) -> list[Way]:
        return [Way(house_option(house), bind(take_house, seat, house)) for house in free_houses(state)]

    def refused(self, state: DiceState, seat: int) -> list[Refusal]:
        players = len(state.players)
        allowed = houses_for(players)
        few = [h for h in House if h not in allowed]
        return [refuse(house_name(h), "house-taken") for h in allowed if state.seat_of(h) is not None] + [
            refuse(house_name(h), "house-players", least=HOUSES[h].min_players, players=players) for h in few
        ]


def house_option(house: House) -> Option:
    help_text = say(f"dice-house-{house}-help")
    return Option(house, house_name(house), help_text, icon=f"house-{house}", place=f"house:{house}")


def free_houses(state: DiceState) -> list[House]:
    return [house for house in houses_for(len(state.players)) if state.seat_of(house) is None]


def take_house(play: DicePlay, seat: int, house: House) -> None:
    play.state.players[seat] = all_in_supply(house)
    play.tell("house-chosen", seat, {"house": house})


class Prepare(Task, msgspec.Struct, frozen=True, tag="dice-prepare", tag_field=TAG):
    """Do the preparation of one House, if it is in play."""

    house: House

    def do(self, play: DicePlay) -> None:
        seat = play.state.seat_of(self.house)
        if seat is None:
            return
        fill_card(play, seat)
        match HOUSES[self.house].place:
            case "choice":
                play.ask(seat, WhereToStart())
            case "each_empty":
                # This does not include the Polar Sink, as the rulebook's number of Fremen forces shows.
                place_first_forces(play, seat, [r for r in OPEN_COUNTRY if is_unoccupied(play.state, r)])
            case "polar_sink":
                place_first_forces(play, seat, [POLAR_SINK])
            case "nowhere":
                pass
        if self.house == House.BENE_GESSERIT:
            play.ask(seat, Predict())


def fill_card(play: DicePlay, seat: int) -> None:
    player = play.state.players[seat]
    card = HOUSES[play.state.house(seat)].card
    for kind in KINDS:
        count = getattr(card, kind)
        player.supply.add(kind, -count)
        player.card.add(kind, count)
    for leader in card.leaders:
        ready_leader(play.state, seat, leader)
    player.spice = card.spice


def place_first_forces(play: DicePlay, seat: int, regions: list[str]) -> None:
    state = play.state
    first = HOUSES[state.house(seat)].map
    for region in regions:
        for kind in KINDS:
            count = getattr(first, kind)
            state.players[seat].supply.add(kind, -count)
            put_on_map(state, region, seat, kind, count)
    tell_forces(
        play, "prepared", seat, first.regular, first.elite, regions=regions, each="yes" if len(regions) > 1 else "no"
    )
    if first.equipment:
        token = state.equipment.pop()
        state.regions[regions[0]].equipment = token
        play.tell("leftover-placed", seat, {"equipment": token, "region": regions[0]})


class WhereToStart(DicePick, msgspec.Struct, frozen=True, tag="dice-where-to-start", tag_field=TAG):
    """The question where Atreides or Harkonnen start: each in a non-strategic region, not in the same one (R30)."""

    kind = "start"
    is_public = True

    def prompt_args(self, state: DiceState, seat: int) -> dict[str, Arg]:
        return {"count": HOUSES[state.house(seat)].map.regular}

    def ways(self, state: DiceState, seat: int) -> list[Way]:
        return [
            Way(
                Option(f"start:{region}", region_name(region), region_facts(region), icon="region"),
                bind(place_first_forces, seat, [region]),
            )
            for region in OPEN_COUNTRY
            if is_unoccupied(state, region)
        ]

    def refused(self, state: DiceState, seat: int) -> list[Refusal]:
        taken = [r for r in OPEN_COUNTRY if not is_unoccupied(state, r)]
        return [refuse(region_name(region), "start-taken") for region in taken]


class Predict(DicePick, msgspec.Struct, frozen=True, tag="dice-predict", tag_field=TAG):
    """The Bene Gesserit's question which House will win: another House in play, or in any case the Guild (R24)."""

    kind = "predict"
    is_public = True

    def ways(self, state: DiceState, seat: int) -> list[Way]:
        return [
            Way(
                Option(f"predict:{house}", house_name(house), icon=f"house-{house}"),
                bind(predict, seat, house),
            )
            for house in predictable(state)
        ]


def predictable(state: DiceState) -> list[House]:
    others = [h for h in House if h not in (House.BENE_GESSERIT, House.GUILD) and state.seat_of(h) is not None]
    return [House.GUILD, *others]


def predict(play: DicePlay, seat: int, house: House) -> None:
    play.state.prediction = house
    play.tell("predicted", seat, secret={"house": house}, to=(seat,))


class BeginPlay(Task, msgspec.Struct, frozen=True, tag="dice-begin-play", tag_field=TAG):
    def do(self, play: DicePlay) -> None:
        play.closes = True
        play.push(TakeTurn(play.state.first))
