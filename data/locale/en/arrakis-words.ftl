### War for Arrakis: what cards, leaders and visions say, in the words that run them.

arrakis-kind-card = { $deck }{ $copies ->
    [one] {""}
   *[other] , { $copies } copies
}
arrakis-kind-leader = leader, { $deck }
arrakis-kind-vision-action = prescience, action phase
arrakis-kind-vision-end_of_round = prescience, end of round
arrakis-kind-area = area
arrakis-leader-slot = Special, with { $result }:
arrakis-leader-combat = A special result in battle: hits { $hits }, shields { $shields }.
arrakis-stand-in = A stand-in: no source gives this card in full.
arrakis-card-scheming-text = Free action, only while Thufir Hawat is in play: discard 2 or 3 copies; he leaves the game and Gaius Helen Mohiam enters. Never discarded otherwise.

arrakis-who-any = a legion
arrakis-who-leader = a legion with a leader
arrakis-who-special = a legion with special elites
arrakis-who-desert = a legion on desert
arrakis-who-desert_leader = a legion with a leader on desert
arrakis-who-settlement = a legion in a settlement
arrakis-who-that = that legion
arrakis-who-at = the legion in { $area }
arrakis-who-leader-of = { $leader }'s legion
arrakis-site-villages = in a village
arrakis-site-cities = in Carthag or Arrakeen
arrakis-site-settlements = in any settlement
arrakis-site-sietches = in any sietch
arrakis-site-legions = with any legion
arrakis-site-special = with a legion with special elites
arrakis-site-free_mountains = in any free mountain area
arrakis-site-free_plateaus = in any free plateau area
arrakis-site-empty_deserts = in any empty desert area
arrakis-site-area = in { $area }
arrakis-site-leader = with { $leader }'s legion
arrakis-site-each-villages = in each standing village
arrakis-site-each-cities = in each of Carthag and Arrakeen that stands

arrakis-word-move = { $n ->
    [one] move { $who }
   *[other] move up to { $n } times { $who }, each another
}
arrakis-word-move-further = move { $who }, and one area further
arrakis-word-attack = attack with { $who }
arrakis-word-surprise = attack by surprise with { $who }
arrakis-word-with = { $deed } ({ $extras })
arrakis-word-extras = { $extras }
arrakis-word-attack-bonus = { $n } more die in every battle round
arrakis-word-attack-first = { $n } more die in the first battle round
arrakis-word-attack-cap = the opponent rolls at most { $n } dice in the first battle round
arrakis-word-attack-free = continuing costs no hit
arrakis-word-strike = roll { $n } dice against an enemy legion next to one of yours: hits and specials are hits
arrakis-word-place = place { $what } { $where }
arrakis-word-place-each = place { $what } { $where }
arrakis-word-scatter = place { $what } in empty desert areas, one an area
arrakis-word-deploy = deploy { $what } and a leader to settlements
arrakis-word-swap = replace up to { $n } { $old } with { $new }
arrakis-word-vehicles = place { $what }
arrakis-word-draw = draw { $n ->
    [one] a card
   *[other] { $n } cards
}
arrakis-word-draw-deck = draw { $n ->
    [one] a card
   *[other] { $n } cards
} of { $deck }
arrakis-word-play = play another card
arrakis-word-opponent-discards = the opponent discards { $n ->
    [one] a card
   *[other] { $n } cards
}
arrakis-word-enter = { $leader } enters play
arrakis-when-in-play = { $leader } is in play
arrakis-when-not-gone = { $leader } has not left the game
arrakis-when-atomics = the atomics have not been used
arrakis-word-if = if { $condition }: { $then }
arrakis-word-when = if { $condition }: { $then }; otherwise: { $otherwise }
arrakis-word-either = { $first }, or { $second }
arrakis-word-tank-sector = an enemy leader in a sector with one of your legions goes into the tank
arrakis-word-tank-beside_special = an enemy leader next to that legion goes into the tank
arrakis-word-tank-any = any enemy leader goes into the tank
arrakis-word-desert-power = take { $n ->
    [one] a desert power action
   *[other] { $n } desert power actions
}
arrakis-word-wormsigns = lay { $n } wormsigns
arrakis-word-worms-beside_worm = place { $n ->
    [one] a sandworm
   *[other] { $n } sandworms
} in an empty desert area next to another
arrakis-word-worms-beside_legion = place { $n ->
    [one] a sandworm
   *[other] { $n } sandworms
} in empty desert areas next to your legions

arrakis-deed-clear_the_pole = remove all wormsigns next to the North Pole
arrakis-deed-clear_three = remove up to 3 wormsigns
arrakis-deed-breeding = take a Bene Gesserit token
arrakis-deed-carriers = move a legion in a settlement to any area with another of your legions
arrakis-deed-cloud = shuffle a revealed prescience card into its deck
arrakis-deed-traitors = the opponent loses an unused house die
arrakis-deed-spies = reveal the sietch and all tokens of an area
arrakis-deed-seek = in the opponent's next turn Paul may not be placed, and his legion neither moves nor attacks
arrakis-deed-smuggle = destroy up to 2 vehicles in the sector of Gurney Halleck, air zones included
arrakis-deed-second_objective = draw a second secret objective; completing either wins
arrakis-deed-truthtrance = choose an unused Harkonnen die that must be used in their next turn
arrakis-deed-adab = remove any number of revealed prescience cards and reveal as many new ones
arrakis-deed-similitudes = one prescience marker goes back as far as another advances
arrakis-deed-detonate = if any marker is at 4 or more, detonate the atomics
arrakis-deed-bill = an imperium marker goes down one row, without its ban
arrakis-deed-fear = attach to a revealed prescience card: claimed this round, it advances any marker 2 more
arrakis-deed-maker_enters = the Wild Maker enters, its card exhausted, in any empty desert area
arrakis-deed-maker_strikes = the Wild Maker moves and attacks
arrakis-deed-chasms = destroy up to 2 harvesters on deep desert of one sector
arrakis-deed-rockets = roll 3 dice against the vehicles of a sector with one of your legions: each hit or special destroys one
arrakis-deed-ibad = hold a revealed prescience card: it stays until claimed
arrakis-deed-captured = remove an ornithopter and roll 3 dice against a legion connected to its zone
arrakis-deed-cielago = lay a deployment token in a sietch with a Harkonnen legion within 2 areas
arrakis-deed-storm = a Coriolis storm strikes now
arrakis-deed-exchange = exchange all tokens between two sietches
arrakis-deed-kitab = move a sietch, with any of its figures, to an adjacent empty desert area
arrakis-deed-sandtides = move an enemy legion on desert to any empty adjacent area
arrakis-deed-foresee = reveal a prescience card, then shuffle another revealed one into the deck
arrakis-deed-look = look at a wormsign or a station
arrakis-deed-two_tokens = look at 2 deployment tokens, lay one in a sietch and bring a leader there

## Specials of leaders, short

arrakis-special-baron_harkonnen = Replace up to 3 regulars with elites
arrakis-special-beast_rabban = Move his legion, and one area further
arrakis-special-feyd_rautha = Move his legion, then attack with it
arrakis-special-thufir_hawat = Draw 3 cards of House Harkonnen
arrakis-special-gaius_helen_mohiam = Draw 2 cards of Corrino Ally, play one
arrakis-special-captain_aramsham = Deploy 2 regulars, 1 Sardaukar and a leader to settlements
arrakis-special-shaddam_iv = Replace up to 3 elites with Sardaukar
arrakis-special-paul_atreides = Move his legion and one area further, or attack by surprise with a die more in round 1
arrakis-special-lady_jessica = Draw 2 cards; reveal a prescience card and shuffle another one back
arrakis-special-reverend_mother_jessica = Draw 2 cards, play one
arrakis-special-gurney_halleck = Move his legion, then attack with it
arrakis-special-alia = The opponent discards 2 cards; look at a wormsign or a station
arrakis-special-stilgar = Choose 1 of 2 tokens for a sietch, a leader there, then move Stilgar's legion
arrakis-special-chani = Replace up to 2 elites with Fedaykin, or up to 3 regulars with elites
arrakis-special-paul_muad_dib = A desert power action, then move his legion or attack with it
arrakis-special-wild_maker = Instead of desert power: moves, attacks with 6 dice and stays on the board

## Prescience: what the cards ask for

arrakis-vision-award = Award: { $awards }.
arrakis-award = { $marker } { $steps }
arrakis-vision-dew_collectors-text = Legions in at least 3 plateau areas
arrakis-vision-fremen_call_paul_mahdi-text = Reveal a face-down sietch in Paul's area
arrakis-vision-water_discipline-text = Paul and Jessica both in deep desert without a sietch
arrakis-vision-new_hidden_wind_traps-text = Legions in at least 3 mountain areas
arrakis-vision-stunted_worms-text = Legions in at least 2 minor erg areas
arrakis-vision-bene_gesserit_ways-text = Jessica and Paul in the area of the same sietch
arrakis-vision-the_desert_war-text = Legions in at least 4 desert areas without a sietch
arrakis-vision-the_lisan_al_gaib-text = Reveal 2 deployment tokens in Paul's area
arrakis-vision-paul_drinks_the_water_of_life-text = Spend a die and put Paul into the tank from a sector without Harkonnen legions
arrakis-vision-families_flee_south-text = All of a northern or inner sietch, 2 units or more, go to a southern area near friends
arrakis-vision-standin_sandriders-text = In this action phase a legion rode through at least 2 areas at once
arrakis-vision-standin_burning_harvesters-text = In this action phase at least 2 harvesters were destroyed
arrakis-vision-standin_legend-text = In this action phase a battle was won with Paul or Stilgar
arrakis-vision-standin_kynes-text = At least 3 ecological stations have been taken
arrakis-vision-standin_makers-text = At least 3 sandworms are on the board
arrakis-vision-standin_gates-text = A legion of 4 units or more next to standing Arrakeen or Carthag
