"""Steps 2 and 3: alliances that are offered and accepted, and recruitment."""

from games.core.texts import words
from games.dice import GAME
from games.dice.components import REGIONS
from tests.dice.table import FOUR, SIX, SMUGGLERS_FIRST, DiceTable

FIVE_WITH_SISTERS = ("bene_gesserit", "fremen", "atreides", "corrino", "guild")


def test_three_players_make_no_alliances():
    table = DiceTable("atreides", "harkonnen", "corrino")
    table.roll("corrino corrino")
    assert not table.open("invite")


def test_only_a_house_that_a_die_shows_can_be_invited():
    table = DiceTable(*FOUR)
    table.roll("corrino")
    assert set(table.options("atreides", "invite")) == {"alone", "invite:2"}
    assert table.refusals("atreides", "invite") == {"harkonnen": "no-die", "guild": "no-die"}


def test_after_a_refusal_the_active_player_goes_on_alone_and_still_recruits():
    """Ruling R31."""
    table = DiceTable(*FOUR)
    table.roll("atreides atreides corrino guild")
    table.answer("atreides", "invite:2")
    table.answer("corrino", "refuse")
    assert table.state.ally is None
    assert not table.open("invite")
    assert "recruit:2:0:-" in table.options("atreides", "recruit")


def test_a_table_may_allow_more_offers():
    """Ruling R31, with the option of the table."""
    table = DiceTable(*FOUR, offers="more")
    table.roll("corrino guild")
    table.answer("atreides", "invite:2")
    table.answer("corrino", "refuse")
    assert set(table.options("atreides", "invite")) == {"alone", "invite:3"}
    assert table.refusals("atreides", "invite")["corrino"] == "asked-before"


def test_silence_refuses_an_alliance():
    table = DiceTable(*FOUR)
    table.roll("corrino")
    table.answer("atreides", "invite:2")
    assert table.ask("corrino", "invited").mildest == {"refuse": 1}


def test_everybody_reads_whose_invitation_the_table_waits_for():
    table = DiceTable(*FOUR)
    table.roll("corrino")
    table.answer("atreides", "invite:2")
    what = GAME.awaits(table.state)[table.seat("corrino")]
    assert words("en").say(what, ["Ann", "Bo", "Cy", "Di"]) == "to answer the invitation of Ann to an alliance"


def test_an_offer_of_the_bene_gesserit_cannot_be_refused():
    table = DiceTable(*FIVE_WITH_SISTERS)
    table.roll("fremen")
    table.answer("bene_gesserit", "invite:1")
    assert not table.open("invited")
    assert table.state.ally == table.seat("fremen")


def test_voice_still_needs_the_die():
    table = DiceTable(*FIVE_WITH_SISTERS)
    table.roll("fremen")
    assert set(table.options("bene_gesserit", "invite")) == {"alone", "invite:1"}


def test_any_symbol_invites_smugglers_and_bene_tleilax():
    table = DiceTable("harkonnen", "fremen", "corrino", "bene_tleilax", "smugglers", "atreides")
    table.roll("atreides atreides atreides atreides")
    table.skip_to("invite")
    assert set(table.options("harkonnen", "invite")) == {"alone", "invite:3:atreides", "invite:4", "invite:5"}


def test_atreides_recruit_one_leader_at_most():
    table = DiceTable("atreides", "guild")
    table.roll("atreides atreides")
    recruits = table.options("atreides", "recruit")
    assert "recruit:2:0:-" in recruits
    assert "recruit:1:0:leto" in recruits
    assert "recruit:1:0:duncan_idaho" in recruits
    assert not [key for key in recruits if "leto" in key and "duncan" in key]
    assert list(table.refusals("atreides", "recruit").values()) == ["one-leader"]
    (refused,) = table.ask("atreides", "recruit").refused
    assert words().say(refused.text).endswith(" together"), "each of them alone may be recruited"


def test_recruits_go_from_the_supply_to_the_card():
    table = DiceTable("atreides", "guild")
    table.roll("atreides atreides")
    table.answer("atreides", "recruit:1:0:leto")
    assert table.on_card("atreides") == 1
    assert table.supply("atreides") == 11
    assert table.player("atreides").leaders == ["leto"]


def test_nothing_is_recruited_that_is_not_in_the_supply():
    table = DiceTable("atreides", "guild")
    table.card("atreides", 11, "leto", "duncan_idaho")
    table.roll("atreides atreides")
    assert set(table.options("atreides", "recruit")) == {"recruit:1:0:-", "recruit:0:0:-"}


def test_a_fremen_force_costs_two_dice_and_the_leader_one():
    """Ruling R33."""
    table = DiceTable("fremen", "guild")
    table.roll("fremen fremen fremen")
    assert set(table.options("fremen", "recruit")) == {
        "recruit:0:1:-",
        "recruit:0:1:liet_kynes",
        "recruit:0:0:liet_kynes",
        "recruit:0:0:-",
    }


def test_as_an_ally_fremen_pay_one_die_for_a_force():
    table = DiceTable("atreides", "harkonnen", "corrino", "fremen")
    table.roll("fremen fremen")
    table.ally("fremen")
    assert set(table.options("fremen", "recruit")) == {"recruit:0:2:-", "recruit:0:1:-", "recruit:0:0:-"}
    table.answer("fremen", "recruit:0:2:-")
    assert table.on_card("fremen") == 2


def test_an_ally_recruits_no_leader():
    table = DiceTable(*FOUR)
    table.roll("corrino corrino")
    table.ally("corrino")
    assert not [key for key in table.options("corrino", "recruit") if "shaddam" in key]
    assert table.refusals("corrino", "recruit") == {"shaddam_iv": "ally-leader"}


def test_a_silent_ally_recruits_as_many_as_possible():
    table = DiceTable(*FOUR)
    table.roll("corrino corrino")
    table.ally("corrino")
    assert table.ask("corrino", "recruit").mildest == {"recruit:2:0:-": 1}


def test_a_sardaukar_takes_the_place_of_two_forces():
    table = DiceTable("corrino", "guild")
    table.roll("corrino corrino corrino")
    table.answer("corrino", "recruit:1:1:-")
    assert (table.player("corrino").card.regular, table.player("corrino").card.elite) == (1, 1)


def named_harkonnen() -> DiceTable:
    table = DiceTable("bene_tleilax", "harkonnen", "fremen", "corrino", "atreides", "smugglers")
    table.roll("harkonnen harkonnen harkonnen fremen")
    table.answer("bene_tleilax", "name:harkonnen")
    table.answer("bene_tleilax", "invite:1")
    return table


def test_bene_tleilax_share_the_named_dice_with_their_ally():
    table = named_harkonnen()
    table.answer("bene_tleilax", "leave:1")
    table.answer("harkonnen", "accept")
    assert set(table.options("harkonnen", "recruit")) == {"recruit:1:0:-", "recruit:0:0:-"}
    table.answer("harkonnen", "recruit:1:0:-")
    assert "recruit:2:0:-" in table.options("bene_tleilax", "recruit")
    assert "recruit:3:0:-" not in table.options("bene_tleilax", "recruit")


def test_bene_tleilax_must_leave_one_die_to_the_ally():
    table = named_harkonnen()
    assert table.refuses("bene_tleilax", {"leave:0": 1})
    assert list(table.refusals("bene_tleilax", "leave-dice").values()) == ["leave-none"]


def test_bene_tleilax_invited_by_a_third_houses_symbol_recruit_with_all_its_dice():
    """Ruling R36."""
    table = DiceTable(*SIX)
    table.roll("fremen fremen guild guild")
    table.answer("atreides", "invite:4:fremen")
    table.answer("bene_tleilax", "accept")
    table.skip_to("recruit")
    assert table.ask("bene_tleilax", "recruit").mildest == {"recruit:2:0:-": 1}


def test_who_invites_bene_tleilax_by_the_own_symbol_says_how_many_dice_they_get():
    table = DiceTable(*SIX)
    table.roll("atreides atreides atreides guild")
    table.answer("atreides", "invite:4:atreides")
    assert set(table.options("atreides", "leave-dice")) == {"leave:1", "leave:2", "leave:3"}
    table.answer("atreides", "leave:1")
    table.answer("bene_tleilax", "accept")
    table.skip_to("recruit")
    table.answer("bene_tleilax", "recruit:1:0:-")
    assert "recruit:2:0:-" in table.options("atreides", "recruit")
    assert "recruit:3:0:-" not in table.options("atreides", "recruit")


def open_invitation(**options: str) -> DiceTable:
    """Return a table at which Atreides have invited the Fremen, who have not answered."""
    table = DiceTable(*SIX, **options)
    table.card("atreides", 2)
    table.roll("atreides atreides fremen fremen", spice=2)
    table.answer("atreides", f"invite:{table.seat('fremen')}")
    return table


def awaited(table: DiceTable) -> set[str]:
    return {table.houses[question.seat] for question in table.questions() if question.waits}


def test_while_an_invitation_is_open_the_inviter_goes_on_or_waits():
    table = open_invitation()
    assert awaited(table) == {"fremen"}
    table.answer("atreides", "recruit:2:0:-")
    table.ship("atreides", "polar_sink", 2)
    table.answer("atreides", "target:polar_sink")
    assert awaited(table) == {"fremen"}


def test_whoever_waited_for_the_answer_is_called_back_with_it():
    table = open_invitation()
    table.answer("fremen", "accept")
    table.answer("fremen", "recruit:0:2:-")
    assert awaited(table) == {"atreides"}
    assert table.is_asked("atreides", "recruit")


def test_an_ally_who_answers_late_still_recruits_and_may_still_bargain():
    table = open_invitation()
    table.put("minor_erg", fremen=1)
    table.answer("atreides", "recruit:2:0:-")
    table.answer("fremen", "accept")
    table.answer("fremen", "recruit:0:2:-")
    assert table.on_card("fremen") == 2
    assert table.is_asked("fremen", "aid")


def test_nobody_moves_as_an_ally_or_fights_before_the_answer():
    table = open_invitation()
    table.put("carthag", atreides=1, harkonnen=1)
    table.answer("atreides", "recruit:2:0:-")
    table.answer("atreides", "done")
    table.answer("atreides", "target:polar_sink")
    table.answer("atreides", kind="move")
    assert [(question.seat, question.kind) for question in table.questions()] == [(table.seat("fremen"), "invited")]
    table.answer("fremen", "refuse")
    table.skip_to("commit")


def test_where_the_dice_are_shared_or_another_may_be_invited_everything_waits_for_the_answer():
    table = open_invitation(offers="more")
    assert not table.open("recruit")
    table = DiceTable(*SIX)
    table.roll("atreides atreides atreides guild")
    table.answer("atreides", f"invite:{table.seat('bene_tleilax')}:atreides")
    table.answer("atreides", "leave:1")
    assert not table.open("recruit")


def test_equipment_of_a_region_that_is_ones_own_in_any_case_is_placed_before_the_answer():
    table = open_invitation()
    table.put("arrakeen", atreides=1)
    table.state.die("region").face = str(REGIONS["arrakeen"].zone)
    table.answer("atreides", "recruit:2:0:-")
    table.answer("atreides", "done")
    table.answer("atreides", "target:arrakeen")
    table.answer("atreides", "place:harvester")
    active = table.state.active
    table.answer("fremen", "refuse")
    assert table.state.active != active


def test_smugglers_do_not_recruit():
    table = DiceTable(*SMUGGLERS_FIRST)
    table.roll("corrino corrino corrino corrino")
    table.answer("smugglers", "alone")
    assert not table.open("recruit")


def test_smugglers_do_not_recruit_as_allies_either():
    """Ruling R34."""
    table = DiceTable(*SIX)
    table.roll("guild guild guild guild")
    table.ally("smugglers")
    assert not table.open("recruit")


def test_the_alliance_ends_with_the_turn():
    table = DiceTable(*FOUR)
    table.roll("corrino")
    table.ally("corrino")
    table.end_turn()
    assert table.state.ally is None


def test_a_player_allied_with_harkonnen_may_use_piter_de_vries():
    """Ruling R55."""
    table = DiceTable(*FOUR)
    table.put("carthag", guild=1)
    table.roll("harkonnen", vendetta="shield")
    table.ally("harkonnen")
    table.answer("atreides", "kill:carthag:guild:regular", kind="kill")
    assert table.state.die("vendetta").face == "poison"


def test_a_table_may_keep_piter_de_vries_for_harkonnen():
    """Ruling R46, with the option of the table."""
    table = DiceTable(*FOUR, piter="own")
    table.put("carthag", guild=1)
    table.roll("harkonnen", vendetta="shield")
    table.ally("harkonnen")
    assert not table.open("kill")


def test_an_ally_who_leaves_the_rest_recruits_what_there_is_and_is_not_asked_again():
    table = DiceTable(*FOUR)
    table.roll("corrino corrino")
    table.answer("atreides", "invite:2")
    table.answer("corrino", "leave")
    corrino = table.seat("corrino")
    assert table.state.ally == corrino
    assert table.player("corrino").card.total == 2
    assert not [ask for ask in table.state.asks if ask.seat == corrino and ask.waits]


def test_invitations_can_be_accepted_from_one_player_or_for_so_many_dice():
    table = DiceTable(*FOUR)
    table.roll("corrino corrino")
    table.answer("atreides", "invite:2")
    offered = {order.key: order.picks for order in table.ask("corrino", "invited").standing}
    assert offered["leave-from-0"] == offered["leave-for-2"] == {"leave": 1}
    assert "leave-for-3" not in offered


def test_invitations_can_be_refused_once_and_for_all_of_one_player_or_of_everybody():
    table = DiceTable(*FOUR)
    table.roll("corrino")
    table.answer("atreides", "invite:2")
    offered = table.ask("corrino", "invited").standing
    assert [(order.key, order.picks) for order in offered] == [
        ("refuse-from-0", {"refuse": 1}),
        ("leave-from-0", {"leave": 1}),
        ("refuse-invitations", {"refuse": 1}),
        ("leave-invitations", {"leave": 1}),
    ]
    assert {order.key for order in offered} <= {order.key for order in GAME.orders(table.state)}
