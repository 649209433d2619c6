### The dice game: questions, options and refusals.

dice-title = The Dune dice game
dice-blurb = Seven dice, eight Houses, a round map and a storm, for 2 to 8 players. Roll, freeze, ally and fight: you win if at the end of your turn you stand alone in three of the five strategic regions, or in four with two players. If nobody has won after six rounds, the Spacing Guild wins.
dice-headline = Round { $round } of { $rounds } · { $who } ({ $house }) · { $step }{ $worm ->
    [yes] {" "}· Shai-Hulud
   *[no] {""}
}{ $left ->
    [0] {" "}· the last round: if nobody wins now, the Guild does
    [1] {" "}· one more round after this: if nobody has won by then, the Guild does
   *[other] {""}
}
dice-battle-in = battle in { $region }
dice-headline-setup = Setting up

dice-you = you
dice-player = { $who } ({ $house })

## Phrases

dice-house-atreides-help = Two leaders; forces come home from battles in which both sides used a leader
dice-house-harkonnen-help = The strongest leader; may remove a force by Poison every turn; slips past Fortifications
dice-house-fremen-help = Few forces, but each counts 2; safe from storms; rides the worm to any region
dice-house-bene_tleilax-help = Recruit with any die, replace enemy forces with their own, revive their leader for spice
dice-house-corrino-help = Sardaukar, who count 2, and a store of spice that outlasts the turn
dice-house-guild-help = Gains spice when others ship; wins if nobody has won after six rounds
dice-house-bene_gesserit-help = Win in place of the House they secretly predict; nobody can refuse to be their ally
dice-house-smugglers-help = Ship straight from the supply; may move into any empty region

dice-face-number = { $number }
dice-face-count = { $count ->
    [one] { $face }
   *[other] { $count } × { $face }
}

dice-die-house = House die: { $face }
dice-die-region = Region die: zone { $face }
dice-die-spice = Spice die: { $face }
dice-die-vendetta = Vendetta die: { $face }
dice-shown-region = zone { $face }
dice-shown-spice = { $face } spice
dice-help-own = Yours: brings a force or a leader from your supply
dice-help-own-fremen = Yours: two bring a force from your supply, one brings your leader
dice-help-symbol = Yours to recruit with if you name this House afterwards
dice-help-invite = With it you may invite { $who } to an alliance
dice-help-idle = Of no use to you
dice-help-region = You may move into { $regions }; if the storm moves, it goes { $arrow ->
    [west] west
   *[east] east
}
dice-help-spice = { $spice } spice to ship forces with; { $storm ->
    [yes] the storm will move
   *[no] the storm stays
}

dice-forces = { $count ->
    [one] 1 force
   *[other] { $count } forces
}
dice-sardaukar = { $count } Sardaukar

dice-source-harvest = the Harvesters' spice
dice-source-received = the spice you were given
dice-source-store = your store
dice-source-die = the die's spice

dice-step-setup = setting up
dice-step-dice = dice
dice-step-alliance = alliance
dice-step-recruitment = recruitment
dice-step-vendetta = vendetta
dice-step-shipping = shipping
dice-step-movement = movement
dice-step-battle = battle
dice-step-equipment = equipment
dice-step-storm = storm
dice-step-over = the game is over

## Setting up

dice-ask-house = Which House do you play?
dice-refused-house-taken = taken by another player
dice-refused-house-players = only for { $least } players or more
dice-ask-start = Where do your first { $count } forces stand?
dice-refused-start-taken = another House begins there
dice-ask-predict = Which House will win alone? Only you will know what you wrote down, until the end.

## Dice

dice-ask-freeze = { $least ->
    [0] Shai-Hulud is frozen. Do you freeze more dice? The rest is rolled again.
   *[other] Roll { $roll }. Which dice do you freeze? You freeze at least one, and it stays as it lies. The rest is rolled again, until all are frozen.
}
dice-ask-worm = The spice die shows Shai-Hulud: no spice this turn. Does your thumper call the worm away, so that the die is rolled again?
dice-option-worm = Let the worm come
dice-option-thumper = Use the thumper
dice-meanwhile = { $who } has not answered your invitation yet. You can wait, or go on. { $asked }
dice-ask-piter = The vendetta die shows { $face }. Does Piter de Vries turn it to Poison?
dice-option-leave-die = Leave { $face }
dice-option-poison = Turn to Poison
dice-ask-symbol = Axolotl tanks: which House's dice count as yours for recruitment this turn?
dice-option-symbol = { $house }: { $count ->
    [one] 1 die
   *[other] { $count } dice
}

## Alliance

dice-ask-invite = Whom do you invite to an alliance for this turn? Allies fight on one side and win together with four strategic regions.
dice-option-alone = Go on alone
group-dice-allies = Whom to invite
dice-option-invite = { $who } ({ $house })
dice-option-invite-by = { $who } ({ $house }) by { $symbol } dice
dice-refused-no-die = no House die shows this House
dice-refused-asked-before = was invited already this turn
dice-ask-leave-dice = You would both recruit with the { $dice } { $house } dice. How many go to { $who }?
dice-option-leave-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
dice-refused-leave-none = at least one die goes to the ally
dice-ask-invited = { $who } ({ $house }) offers you an alliance for this turn: you fight on one side, and win together with four strategic regions. { $dice ->
    [0] There are no dice for you to recruit with.
    [one] You could recruit with 1 die.
   *[other] You could recruit with { $dice } dice.
} Do you accept?
dice-option-accept = Accept
dice-option-accept-and-leave = Accept and leave the rest to { $who }
dice-help-accept-and-leave = you recruit as many forces as possible, stay where you are and are not asked again this turn
dice-standing-refuse = Refuse all invitations from now on
dice-standing-refuse-from = Refuse all invitations from { $who }
dice-standing-leave-from = Accept all invitations from { $who } and leave the rest to them
dice-standing-leave-for = Accept invitations that bring { $dice } dice or more, and leave the rest
dice-standing-leave = Accept all invitations from now on and leave the rest
dice-standing-stay = Never move as an ally
dice-standing-no-leaders = Never offer leaders
dice-option-refuse = Refuse

## Recruitment

dice-ask-recruit = { $dice ->
    [one] 1 die shows
   *[other] { $dice } dice show
} { $house }. What do you bring from your supply to your House card, ready for use?
dice-option-recruit = { $what }
dice-option-recruit-together = { $what } together
dice-option-recruit-nothing = Nothing
dice-refused-one-leader = at most one leader in a recruitment step
dice-refused-ally-leader = an ally recruits forces only

## Vendetta

dice-ask-kill = Vendetta: { $reach ->
    [token] the die shows { $face }. { $piter ->
        [yes] Leave it, or let Piter de Vries turn it to Poison and send one force on the map back to its owner's supply. Which one?
        [hoped] With your ally to be, Piter de Vries could turn it to Poison. Do you wait for the answer, or leave the die as it is?
       *[no] Piter de Vries does not turn it to Poison, so it stays as it is.
    }
    [nobody] { $face } reaches nobody. { $piter ->
        [hoped] With your ally to be, Piter de Vries could turn it to Poison. Do you wait for the answer, or remove none?
       *[no] Piter de Vries does not turn it to Poison, so everybody stays.
    }
   *[some] with { $face } you may send one force on the map back to its owner's supply.{ $piter ->
        [yes] {" "}Piter de Vries can turn the die to Poison for those it cannot reach.
       *[no] {""}
    } Which one?
}
dice-help-poisoned = Piter de Vries turns the die to Poison
dice-option-spare = Remove none
group-dice-victims = A force to remove
dice-option-kill = { $region }: { $what } of { $house }{ $whose ->
    [own] {" "}(yours)
    [ally] {" "}(your ally)
   *[other] {""}
}
dice-refused-immune = immune: { $ability }
dice-refused-token = protected: holds the { $token }
dice-refused-storm-shelter = under the storm, where no vendetta reaches

## Shipping and deals

dice-ask-lose-harvester = Shai-Hulud takes a Harvester. Which one?
dice-ask-ship = Shipping: you have { $spice } spice to spend and { $card ->
    [0] no forces to ship.
    [one] 1 force to ship. It goes to the Polar Sink or to a region where you have a force.
   *[other] { $card } forces to ship. Each goes to the Polar Sink or to a region where you have a force.
}
dice-option-ship-done = End shipping
dice-option-ship-forces = { $region }: ship { $what } ({ $price } spice)
dice-option-ship = Ship to { $region } ({ $price } spice each)
dice-ask-how-many = How many forces go to { $region }? { $price } spice each, you have { $spice }.
dice-option-force = { $what }
dice-option-rescue-card = To your House card
dice-option-rescue-supply = To your supply
dice-option-pay-first = Spend { $source } first
dice-help-pay-first = Otherwise { $first } is spent first. What is left of the die counts double in your store
dice-option-revive = Revive { $leader } ({ $price } spice)
dice-option-hire = Hire { $leader } ({ $price } spice)
dice-refused-storm = the storm is over it
dice-refused-consent = only your ally has forces there: it needs a deal
dice-refused-none-to-ship = there are not enough forces to ship
dice-refused-spice = costs { $price } spice; there is { $spice }

dice-ask-aid = { $offered ->
    [yes] { $who } has your offer: { $terms }. Do you make another in its place?
   *[no] Do you offer { $who } a deal? Nobody waits for an offer.
}
dice-option-deal = Offer { $who } a deal
dice-ask-deal = Your offer to { $who }: { $terms }. Add what you like, then send it.
dice-option-deal-send = Send the offer
dice-option-deal-drop = Drop it
dice-option-deal-enter = { $reader ->
    [active] Ship into { $region } yourself
   *[other] Let { $active } ship into { $region }
}
dice-option-deal-leave = { $reader ->
    [active] Do not ship into { $region }
   *[other] Do not let { $active } ship into { $region }
}
dice-option-deal-pay = { $reader ->
    [ally] Ship forces of yours to { $region }
   *[other] Ship forces of { $ally } to { $region }
}
dice-option-deal-unpay = Ship none to { $region }
dice-option-give = { $reader ->
    [ally] Give { $spice } spice
   *[other] { $ally } gives { $spice } spice
}
dice-ask-deal-forces = { $reader ->
    [ally] How many of your forces go to { $region }? { $active } pays
   *[other] How many forces of { $ally } go to { $region }? You pay
} { $price } spice for each.
dice-ask-deal-answer = { $who } offers a deal: { $terms }.
dice-option-deal-yes = Agree
dice-option-deal-no = Refuse
dice-option-deal-counter = Make a counter-offer
dice-refused-store = the ally's store holds { $spice } spice
dice-refused-deal-again = it was refused twice this turn: change something in it
dice-refused-deal-empty = there is nothing in it yet
dice-refused-guild-spice = the Guild's spice cannot be given away
dice-deal-enter = { $reader ->
    [active] you may ship into { $region }
   *[other] { $active } may ship into { $region }
}
dice-deal-paid = { $reader ->
    [active] you pay to ship { $what } of { $ally } to { $region }
    [ally] { $active } pays to ship { $what } of yours to { $region }
   *[other] { $active } pays to ship { $what } of { $ally } to { $region }
}
dice-deal-spice = { $reader ->
    [active] { $ally } gives you { $spice } spice
    [ally] you give { $active } { $spice } spice
   *[other] { $ally } gives { $active } { $spice } spice
}
dice-deal-nothing = nothing yet

## Movement

dice-ask-target = The region die shows zone { $zone }: this turn forces may move into one of its regions{ $free ->
    [yes] , into an empty one elsewhere
   *[no] {""}
} or into the Polar Sink. Which is your target region?
dice-target-help = { $strategic ->
    [yes] strategic;{" "}
   *[no] {""}
}{ $forces ->
    [0] none of your forces
    [one] 1 of your forces
   *[other] { $forces } of your forces
} can reach it
dice-target-battle = { $strategic ->
    [yes] strategic;{" "}
   *[no] {""}
}{ $forces ->
    [0] none of your forces
    [one] 1 of your forces
   *[other] { $forces } of your forces
} can reach it; { $houses } would fight you there
dice-target-storm = Under the storm: nobody can enter
dice-refused-occupied = there are forces in it, or the storm is over it
dice-ask-move = Which of your forces move to { $region }? You may move any number of forces, or none.
dice-option-move = { $what } from { $region }
dice-refused-not-adjacent = not adjacent, and without an Ornithopter

## Battle

dice-ask-battle = Which battle comes next?
dice-option-battle = { $region } against { $houses }
dice-ask-aftermath = The battles are over. Bring back a leader?
dice-option-go-on = Go on
dice-ask-fortification = { $region } has a Fortification, which destroys one attacking force and is then used up. Which one?
dice-option-infiltrate = Infiltration: slip past it
dice-option-lose = { $what } of { $house }
dice-ask-dance = Before the battle your Face Dancers may replace an enemy force with one from your supply. Which one?
dice-option-no-dance = No more
dice-option-dance = { $what } of { $house }
dice-ask-offer-leader = Do you offer { $who } a leader for the battle in { $region }? You need not offer one.
dice-option-leader = { $leader } ({ $strength })
dice-ask-commit = { $side ->
    [attack] You attack in { $region }
   *[defence] You defend { $region }
} with forces worth { $ours } and { $our_leaders ->
    [0] no leader
   *[other] leaders worth { $our_leaders }
}, against forces worth { $theirs } and { $their_leaders ->
    [0] no leader
   *[other] leaders worth { $their_leaders }
}.{ $led ->
    [0] {""}
   *[other] {" "}You lead the forces of { $houses } too.
} What do you commit, in secret? The higher sum wins; a tie goes to the defender. Everything committed is lost, and so are all forces of the loser.
dice-option-commit = { $house } { $what }

## Equipment and storm

dice-ask-equip = { $held ->
    [no] If { $region } is yours in the end, you may change its equipment.
   *[yes] You control { $region }, so you may change its equipment.
}
dice-option-keep = Leave the { $equipment }
dice-option-place-nothing = Place nothing
dice-option-return = Return the { $equipment }
dice-option-place = Place { $equipment }
dice-option-replace = { $equipment } in place of the { $old }
dice-help-fortification = Destroys the first attacking force; keeps out an arriving storm
dice-help-harvester = 2 spice on the turn of whoever stands there
dice-help-ornithopter = Forces here can move to any target region
dice-help-return = It goes back to the supply, from which anybody may place it
dice-ask-rescue = { $n ->
    [one] Your ally's power can save a force that you lose in this battle. Where does it go?
   *[other] Your ally's power can save { $n } forces that you lose in this battle. Where do they go?
}
dice-ask-storm-loss = The storm strikes { $region }. Which token do you lose?

## The end

dice-ask-end-turn = Nothing is left to do: your turn ends by itself in a moment. Until then you can take your last step back.
dice-option-end-turn = End turn

## What everybody reads of whom the table waits for

dice-awaits-house = to choose a House
dice-awaits-start = to place the first forces
dice-awaits-predict = to write down who will win
dice-awaits-freeze = to freeze dice
dice-awaits-invited = to answer the invitation of { $who } to an alliance
dice-awaits-recruit = to recruit
dice-awaits-move = to move forces to *{ $region }*, or none
dice-awaits-deal = to write an offer to { $who }
dice-awaits-deal-forces = to write an offer to { $who }
dice-awaits-deal-answer = to answer an offer of { $who }
dice-awaits-offer-leader = to say whether a leader fights in *{ $region }*
dice-awaits-commit = to choose who fights in *{ $region }*
dice-awaits-storm-loss = to choose what the storm takes in *{ $region }*

dice-score = { $held } of { $needed } strategic regions{ $held ->
    [0] {""}
   *[other] : { $regions }
}
dice-decided-sole = { $house } held enough strategic regions alone: { $winners } won.
dice-decided-alliance = { $winners } won together, with four strategic regions.
dice-decided-guild = Six rounds passed without a winner: the Spacing Guild, { $winners }, won.
dice-decided-nobody = Six rounds passed without a winner: the Spacing Guild wins, and nobody plays it.
dice-decided-prediction = { $winners } had foreseen the victory of { $house } and won in its place.

## What a table may choose

dice-variant-start = Starting player
dice-variant-start-random = Random
dice-variant-start-random-help = Drawn by lot.
dice-variant-start-host = First seat
dice-variant-start-host-help = Whoever sits in the first seat begins.
dice-variant-dancers = Face Dancers
dice-variant-dancers-dice = By dice
dice-variant-dancers-dice-help = One enemy force for each unused die of that House.
dice-variant-dancers-spice = By spice
dice-variant-dancers-spice-help = One enemy force a battle for 1 spice.
dice-variant-offers = Alliance offers
dice-variant-offers-one = One a turn
dice-variant-offers-one-help = After a refusal you go on alone.
dice-variant-offers-more = More after a refusal
dice-variant-offers-more-help = After a refusal somebody else may be invited.
dice-variant-piter = Piter de Vries
dice-variant-piter-shared = Serves allies too
dice-variant-piter-shared-help = A player allied with Harkonnen may turn the die to Poison.
dice-variant-piter-own = Serves Harkonnen only
dice-variant-piter-own-help = Only Harkonnen may turn the die to Poison.
dice-variant-sharing = Alliance victory
dice-variant-sharing-counted = Shared regions do not count
dice-variant-sharing-counted-help = A region with a third House is simply not counted.
dice-variant-sharing-strict = No region shared at all
dice-variant-sharing-strict-help = No victory while either ally shares any region with a third House.
dice-variant-map = Map
dice-variant-map-bands = Inner and outer regions
dice-variant-map-bands-help = Zones of two regions are cut into an inner and an outer one.
dice-variant-map-radial = Zones 2 and 6 cut outwards
dice-variant-map-radial-help = Closest to the older board game.
dice-variant-map-hub = The Polar Sink borders all
dice-variant-map-hub-help = More forgiving: everything can be reached from the centre.
dice-variant-silence = A silent commander commits
dice-variant-silence-forces = All forces, no leader
dice-variant-silence-forces-help = What counts when a battle commitment does not come in time.
dice-variant-silence-everything = All forces and leaders
dice-variant-silence-everything-help = All forces and leaders that can fight are committed.
dice-variant-silence-nothing = Nothing
dice-variant-silence-nothing-help = The battle is as good as given up.
dice-variant-arrows = Region die faces pointing west
dice-variant-arrows-pair = { $a } and { $b }

## Pictures of this game, by name.

dice-picture-row = The dice
dice-picture-conflict = The battle
dice-picture-houses = The Houses
