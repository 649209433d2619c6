"""Views of a dice game. Only listed facts are copied; commitments and the prediction go only to their owners."""

from __future__ import annotations

from games.core.agenda import Ask, awaited
from games.core.protocol import Text, say, seat_name
from games.dice.components import (
    DICE,
    HOUSES,
    LEADERS,
    REGIONS,
    WORM,
    ZONES,
    House,
    borders,
    houses_for,
)
from games.dice.rules.board import enemies_in, is_under_storm, points_west, strategic_alone
from games.dice.rules.changes import purse
from games.dice.state import Battle, DiceState, Die, TurnStep
from games.dice.steps.ending import decided_by, regions_to_win
from games.dice.steps.storm import coming_zone
from games.dice.telling.sheet import ability_text
from games.dice.telling.wording import ability_name, face_name, house_name, leader_name, region_name
from games.dice.views import (
    AbilityView,
    BattleView,
    DiceView,
    DieView,
    EndingView,
    HouseChoice,
    HouseView,
    LeaderView,
    PledgeView,
    RegionView,
    SpiceView,
    StackView,
)

BEARINGS = {zone.number: zone.bearing for zone in ZONES}


def look(state: DiceState, seat: int | None) -> DiceView:
    turn = state.turn
    return DiceView(
        seat=seat,
        round=state.round,
        rounds=DICE.rounds,
        step=state.step,
        step_name=say(f"dice-step-{state.step}"),
        active=state.active,
        ally=state.ally,
        first=state.first,
        storm=state.storm,
        coming_storm=coming_zone(state),
        dice=tuple(see_die(state, die) for die in state.dice),
        rolls=turn.rolls,
        symbol=turn.symbol,
        spice=SpiceView(turn.die_spice, turn.harvest, turn.received, state.me.spice, purse(state)),
        target=turn.target,
        open_regions=tuple(turn.enter),
        regions=tuple(see_region(state, region) for region in state.regions),
        houses=tuple(see_house(state, s) for s, player in enumerate(state.players) if player.house),
        seats=len(state.players),
        equipment=tuple(state.equipment),
        thumpers=state.thumpers,
        snooper=state.snooper,
        shield=state.shield,
        battle=see_battle(state, state.battle) if state.battle else None,
        regions_to_win=regions_to_win(state),
        ending=see_ending(state),
        prediction=see_prediction(state, seat),
        pledge=see_pledge(state, seat),
        planned=see_planned(state, seat),
        awaited=awaited(state),
        choices=see_choices(state),
    )


def see_die(state: DiceState, die: Die) -> DieView:
    arrow = ""
    if die.kind == "region" and die.face:
        arrow = "west" if points_west(state, die.face) else "east"
    text = None
    if die.face:
        text = house_name(die.face) if die.kind == "house" else face_name(die.face)
    storm = die.kind == "spice" and die.face in DICE.storm
    return DieView(die.id, die.kind, die.face, text, die.frozen, storm, arrow)


def see_region(state: DiceState, region: str) -> RegionView:
    facts = REGIONS[region]
    there = state.regions[region]
    return RegionView(
        id=region,
        name=region_name(region),
        zone=facts.zone,
        bearing=BEARINGS[facts.zone],
        band=facts.band,
        strategic=facts.strategic,
        desert=facts.desert,
        under_storm=is_under_storm(state, region),
        stacks=tuple(StackView(s, state.house(s), f.regular, f.elite) for s, f in sorted(there.forces.items())),
        equipment=there.equipment,
        is_target=state.turn.target == region,
        has_battle=state.battle is not None and state.battle.region == region,
        neighbours=borders(state.options["map"])[region],
    )


def see_abilities(state: DiceState, house: House) -> tuple[AbilityView, ...]:
    facts = HOUSES[house].abilities
    return tuple(AbilityView(ability_name(a.id), ability_text(a.id, state.options), a.ally) for a in facts)


def see_choices(state: DiceState) -> tuple[HouseChoice, ...]:
    """Return the free Houses while Houses are chosen, else nothing."""
    if all(player.house for player in state.players):
        return ()
    free = [house for house in houses_for(len(state.players)) if state.seat_of(house) is None]
    return tuple(
        HouseChoice(house, house_name(house), say(f"dice-house-{house}-start"), see_abilities(state, house))
        for house in free
    )


def see_house(state: DiceState, seat: int) -> HouseView:
    player = state.players[seat]
    facts = HOUSES[state.house(seat)]
    return HouseView(
        seat=seat,
        house=facts.id,
        name=house_name(facts.id),
        card_regular=player.card.regular,
        card_elite=player.card.elite,
        supply_regular=player.supply.regular,
        supply_elite=player.supply.elite,
        leaders=tuple(
            LeaderView(leader.id, leader_name(leader.id), LEADERS[leader.id].strength, leader.id in player.leaders)
            for leader in facts.leaders
        ),
        abilities=see_abilities(state, facts.id),
        store=player.spice if facts.store else None,
        store_limit=facts.store or 0,
        thumper=player.thumper,
        snooper=state.snooper == seat,
        shield=state.shield == seat,
        strategic=tuple(strategic_alone(state, seat)),
        is_active=seat == state.active and state.step != TurnStep.SETUP,
        is_ally=seat == state.ally,
    )


def see_battle(state: DiceState, battle: Battle) -> BattleView:
    return BattleView(
        region=battle.region,
        attacker=state.active,
        ally=state.ally,
        defender=battle.defender,
        defenders=tuple(enemies_in(state, battle.region)),
        offered=tuple(battle.offered),
        ready=tuple(ask.seat for ask in committed(state)),
    )


def committed(state: DiceState) -> list[Ask]:
    """Return the sealed commitments. Other early answers are not included: nobody may know that they were given."""
    return [ask for ask in state.asks if ask.seal and ask.given is not None and not ask.early]


def see_prediction(state: DiceState, seat: int | None) -> str | None:
    is_owner = seat is not None and state.players[seat].house == House.BENE_GESSERIT
    return state.prediction if is_owner or state.ending else None


def see_pledge(state: DiceState, seat: int | None) -> tuple[PledgeView, ...] | None:
    mine = [ask for ask in committed(state) if ask.seat == seat]
    return see_given(state, mine[0]) if mine else None


def see_planned(state: DiceState, seat: int | None) -> tuple[Text, ...]:
    mine = [ask for ask in state.asks if ask.early and ask.seat == seat]
    return tuple(part.text for ask in mine for part in see_given(state, ask))


def see_given(state: DiceState, ask: Ask) -> tuple[PledgeView, ...]:
    """Return a sealed answer, in the words of its question's options."""
    given = ask.given or {}
    texts = {option.key: option.text for option in ask.about.options(state, ask.seat)} if given else {}
    return tuple(PledgeView(texts[key], count) for key, count in given.items())


def see_ending(state: DiceState) -> EndingView | None:
    if state.ending is None:
        return None
    return EndingView(state.ending.way, tuple(state.ending.winners), decided_by(state, state.ending))


def step_words(seen: DiceView) -> Text:
    """Return the name of the step. A battle also names its region."""
    if seen.battle is None:
        return seen.step_name
    return say("dice-battle-in", region=region_name(seen.battle.region))


def headline(seen: DiceView) -> Text:
    """Return one line about the progress of the game."""
    if seen.ending:
        return seen.ending.text
    if seen.step == TurnStep.SETUP:
        return say("dice-headline-setup")
    spice = next(die.face for die in seen.dice if die.kind == "spice")
    return say(
        "dice-headline",
        round=seen.round,
        rounds=seen.rounds,
        who=seat_name(seen.active),
        house=next(house.name for house in seen.houses if house.seat == seen.active),
        step=step_words(seen),
        left=seen.rounds - seen.round,
        worm="yes" if spice == WORM and seen.step != TurnStep.DICE else "no",
    )


def score(seen: DiceView, seat: int) -> Text:
    """Return the number of strategic regions that a House holds alone; 0 before Houses are chosen."""
    held = next((house.strategic for house in seen.houses if house.seat == seat), ())
    regions = [region_name(region) for region in held]
    return say("dice-score", held=len(held), needed=seen.regions_to_win, regions=regions)
