### War for Arrakis: questions, options and help.

arrakis-title = War for Arrakis
arrakis-blurb = House Atreides and the Fremen against House Harkonnen and the Emperor, for 1 to 4 players. Harkonnen win at 10 supremacy, Atreides when all three prescience markers reach a secret objective.
arrakis-headline = Round { $round } · { $phase }
arrakis-headline-turn = Round { $round } · { $side } to act
arrakis-headline-battle = Round { $round } · battle in { $area }
arrakis-score-atreides = Kwisatz Haderach { $kh }, Sand Dwellers { $sd }, Jihad { $jh }
arrakis-score-harkonnen = Supremacy { $supremacy } of { $win }
# Games that ended with an older version have stored this sentence.
arrakis-won-supremacy = { $side } won in round { $round }: supremacy over Arrakis is theirs.
arrakis-won-supremacy-goal = { $side } won in round { $round }: their supremacy over Arrakis reached { $win }.
arrakis-won-supremacy-first = { $side } won in round { $round }: their supremacy reached { $win } first. Atreides stood at all three targets, but targets count only at the end of a round or when Arrakeen falls.
arrakis-won-objective = { $side } won in round { $round }: all three prescience markers reached the targets of their secret objective.
arrakis-stalemate = Nobody won: after { $round } rounds the war was broken off.
# Wars that ended long ago name it in their result.
arrakis-source-supremacy = Supremacy
arrakis-picture-mat = Dashboards
arrakis-picture-row = Prescience
arrakis-picture-spice = Spice board
arrakis-picture-conflict = Battle
arrakis-picture-near = Where you choose

arrakis-phase-setup = Setting up
arrakis-phase-start = Start of the round
arrakis-phase-vehicles = Vehicle placement
arrakis-phase-dice = Rolling dice
arrakis-phase-action = Action phase
arrakis-phase-hazards = Desert hazards
arrakis-phase-harvesting = Spice harvesting
arrakis-phase-end = End of the round
arrakis-phase-over = The war is over

# The lobby: who plays which side
arrakis-lobby-alone = { $people ->
    [one] You lead Atreides and the Fremen. The Mahdi automa plays Harkonnen against you, so no one else is needed.
   *[other] Both of you lead Atreides and the Fremen as partners. The Mahdi automa plays Harkonnen against you.
}
arrakis-lobby-by-lot = Who plays Atreides and who Harkonnen is drawn by lot when the game begins.
arrakis-lobby-sides = { $first } { $people ->
    [2] is played by the first seat, { $other } by the second.
   *[other] is played by the first seats, { $other } by the last.
}
arrakis-lobby-shared = Two players share { $side }.
arrakis-lobby-teams = Two partners play each side.
arrakis-stand-ins-note = Stand-ins: map and planning cards are as published; numbers of dice, tokens, some leaders and prescience cards are ours, so the balance may differ.

arrakis-variant-sides = Who plays Atreides
arrakis-variant-sides-random = By lot
arrakis-variant-sides-random-help = The sides are drawn when the game begins
arrakis-variant-sides-atreides = The first at the table
arrakis-variant-sides-atreides-help = Whoever sat down first plays Atreides
arrakis-variant-sides-harkonnen = The second at the table
arrakis-variant-sides-harkonnen-help = Whoever sat down first plays Harkonnen

arrakis-variant-shared = With three: the shared side
arrakis-variant-shared-harkonnen = Harkonnen
arrakis-variant-shared-harkonnen-help = House Harkonnen and the Corrino Ally have a player each
arrakis-variant-shared-atreides = Atreides
arrakis-variant-shared-atreides-help = House Atreides and the Fremen Ally have a player each

arrakis-variant-casualties = Casualties of a roll
arrakis-variant-casualties-together = Chosen at the same time
arrakis-variant-casualties-together-help = Both sides are asked at once, so that a battle takes half as long
arrakis-variant-casualties-in_turn = The attacker's first
arrakis-variant-casualties-in_turn-help = As printed: the defender chooses after the attacker has

arrakis-variant-rounds = The last round
arrakis-variant-rounds-15 = The fifteenth
arrakis-variant-rounds-15-help = Nobody wins a war that is undecided after 15 rounds
arrakis-variant-rounds-25 = The twenty-fifth
arrakis-variant-rounds-25-help = Nobody wins a war that is undecided after 25 rounds
arrakis-variant-rounds-0 = None
arrakis-variant-rounds-0-help = The war goes on until somebody wins

## Headings of selects

group-arrakis-areas = Choose an area
group-arrakis-dice = Spend a die
group-arrakis-zones = Choose an air zone
group-arrakis-vehicles = Choose a vehicle
group-arrakis-move = Move a legion
group-arrakis-attack = Attack
group-arrakis-cards = Choose a card
group-arrakis-free = Without a die
group-arrakis-leaders = Use a leader's special
group-arrakis-visions = Choose a prescience card

## Phrases

arrakis-area-coded = { $area } ({ $code })
arrakis-area-label = { $area } · { $code }
arrakis-area-facts = { $terrain }, { $sector }
arrakis-area-borders = Borders on { $areas }.
arrakis-area-walls = Walls towards { $areas }: crossed only by air.
arrakis-nothing = nothing
arrakis-number = { $number }
arrakis-code = { $code }
arrakis-clauses = { $head }; { $tail }
arrakis-line = – { $deed }
arrakis-units-regular = { $count ->
    [one] 1 regular
   *[other] { $count } regulars
}
arrakis-units-elite = { $count ->
    [one] 1 elite
   *[other] { $count } elites
}
arrakis-units-special = { $count ->
    [one] 1 special elite
   *[other] { $count } special elites
}
arrakis-units-atreides-special = { $count } Fedaykin
arrakis-units-harkonnen-special = { $count } Sardaukar
arrakis-units-tokens = { $count ->
    [one] 1 face-down token
   *[other] { $count } face-down tokens
}
arrakis-units-naib = { $count ->
    [one] a naib
   *[other] { $count } naibs
}
arrakis-units-bashar = { $count ->
    [one] a bashar
   *[other] { $count } bashars
}
arrakis-units-generic = { $count ->
    [one] 1 generic leader
   *[other] { $count } generic leaders
}
arrakis-units-leader = any one leader
arrakis-copies = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
arrakis-cards-of = { $count } of { $deck }
arrakis-dice-of = { $count } × { $result }
# $kind is harvester, ornithopter or carryall.
arrakis-count-vehicle = { $kind ->
    [harvester] { $count ->
        [one] a harvester
       *[other] { $count } harvesters
    }
    [ornithopter] { $count ->
        [one] an ornithopter
       *[other] { $count } ornithopters
    }
   *[carryall] { $count ->
        [one] a carryall
       *[other] { $count } carryalls
    }
}
arrakis-count-marker = { $count } × { $marker }
arrakis-row-of = { $marker } in row { $row }
arrakis-face-hit = { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
arrakis-face-shield = { $count ->
    [one] 1 shield
   *[other] { $count } shields
}
arrakis-face-special = { $count ->
    [one] 1 special
   *[other] { $count } specials
}
arrakis-objective-or = { $head }; or { $tail }
arrakis-objective = Kwisatz Haderach { $kh }, Sand Dwellers { $sd }, Jihad { $jh }
arrakis-loss-regular = Regular
arrakis-loss-elite = Elite
arrakis-loss-atreides-special = Fedaykin
arrakis-loss-harkonnen-special = Sardaukar
arrakis-help-loss = The first hit makes a regular of it, the second removes it
arrakis-loss-turned = { $units } to regular
arrakis-ban-choam = Harkonnen stack limit 5
arrakis-ban-spacing_guild = No scouting
arrakis-ban-landsraad = Harkonnen may not discard cards for combat dice
arrakis-step-hawat = Thufir Hawat enters
arrakis-step-feyd = Feyd-Rautha enters, Beast Rabban leaves
arrakis-step-leaders = Muad'Dib, the Reverend Mother, Chani
arrakis-step-alia = Alia enters
arrakis-step-atomics = Family atomics
arrakis-stage-begin = The battle begins
arrakis-stage-cards = Cards for dice
arrakis-stage-specials = Leaders take specials
arrakis-stage-hits = Casualties
arrakis-stage-decide = Cease or continue
arrakis-stage-retreat = Retreat
arrakis-stage-advance = Advance

## Turns

arrakis-ask-action = Your turn: spend a die, or do something without one.
arrakis-ask-action-no-die = Your turn: you have no die left. What do you do without one?
arrakis-ask-action-truth = Truthtrance: you must spend a { $result } die now.
arrakis-option-die = { $result }
arrakis-option-house-die = House die as { $result }
arrakis-option-leader = { $leader } ({ $result } die)
arrakis-option-desert = Desert power
arrakis-option-claim = Claim { $vision }
arrakis-option-claim-first = Claim the card with the greatest award
arrakis-option-claim-none = Claim nothing
arrakis-option-end-turn = End turn
arrakis-option-done = Done
arrakis-option-nothing = Do nothing
arrakis-option-train = Guerrilla training
arrakis-option-scout = Scout
arrakis-option-atomics = Detonate the atomics
arrakis-option-scheme = Hawat's Scheming
arrakis-help-train = Turn tokens of yours face up: only then do their Fedaykin and elites count for cards
arrakis-help-scout = Remove an ornithopter and flip what lies hidden in one area
arrakis-help-atomics = Turn one of three mountains into desert, once in the game
arrakis-help-scheme = Thufir Hawat leaves, Gaius Helen Mohiam enters
arrakis-help-desert-power = Two wormsigns, or two sandworms move, or one attacks; no die is spent
arrakis-help-atreides-leadership = Move up to 2 legions with leaders, or attack by surprise with one
arrakis-help-atreides-strategy = Move up to 2 legions, or attack with one
arrakis-help-atreides-deployment = A deployment token and a leader to a sietch
arrakis-help-atreides-mentat = Draw 2 planning cards
arrakis-help-harkonnen-leadership = Move up to 2 legions with leaders, or attack by surprise with one
arrakis-help-harkonnen-strategy = Move up to 2 legions, or attack with one
arrakis-help-harkonnen-deployment = 3 regulars and a leader to settlements
arrakis-help-harkonnen-mentat = Draw 2 planning cards
arrakis-help-harkonnen-house = 2 regulars become elite, or 2 vehicles are placed
arrakis-ask-end-turn = Your action is done. Do you end the turn, or do something without a die?
arrakis-ask-turn-over = Your action is done: your turn ends by itself in a moment. Until then you can take your last step back.
arrakis-ask-which-die = Which die do you spend?
arrakis-ask-claim = Do you claim a prescience card?
arrakis-ask-house = What is the house die used for?
arrakis-option-house-elites = Replace 2 regulars with elites
arrakis-option-house-vehicles = Place 2 vehicles
arrakis-ask-draw = Draw { $count ->
    [one] a planning card
   *[other] { $count } planning cards
}: from which deck?
arrakis-draw-one-deck = Draw up to { $count ->
    [one] a planning card
   *[other] { $count } planning cards
} of { $deck }. How many?
arrakis-option-draw = { $cards }
arrakis-option-draw-none = Draw nothing
arrakis-ask-play = Play another planning card?
arrakis-option-play-none = Play none
arrakis-ask-discard = Discard { $count ->
    [one] a planning card
   *[other] { $count } planning cards
}.

arrakis-ask-share-discards = Your side discards { $count ->
    [one] a planning card
   *[other] { $count } planning cards
}. How many are yours?
arrakis-option-share = You { $own }, your partner { $other }

## Dice

arrakis-ask-change-die = Too many dice show { $result }: turn one to another result.
arrakis-context-change-die = You have { $dice } dice of { $result }, and slots for { $slots }. A die beyond them goes to a result with the most free slots.
arrakis-ask-bene-gesserit = Lay a Bene Gesserit token as a die?
arrakis-option-keep-token = Keep the token

## Vehicles

arrakis-ask-vehicles = Place { $vehicle ->
    [harvester] { $count ->
        [one] a harvester
       *[other] { $count } harvesters
    }
    [ornithopter] { $count ->
        [one] an ornithopter
       *[other] { $count } ornithopters
    }
   *[carryall] { $count ->
        [one] a carryall
       *[other] { $count } carryalls
    }
}.
arrakis-context-harvester = A harvester brings 1 spice at the end of the round, 2 on deep desert. The spice pays the Imperium, whose bans would hold otherwise. A sandworm destroys it unless a carryall saves it.
arrakis-context-ornithopter = An ornithopter carries a legion from an area at its zone, or scouts what lies hidden there. It is removed then, or when the round ends.
arrakis-context-carryall = A carryall saves a harvester at its zone from a sandworm.
arrakis-context-bene-gesserit = It is one more action die in this round, on the result of which you have fewest. The token is then used up. { $left ->
    [one] You have 1.
   *[other] You have { $left }.
}
arrakis-help-field = { $spice } spice{ $worm ->
    [yes] , but a wormsign lies there
   *[no] {""}
}{ $guarded ->
    [yes] , your legion stands there
   *[no] {""}
} · { $facts }
arrakis-ask-which-vehicle = Place a vehicle ({ $count } left).
arrakis-ask-where-vehicle = Where shall the { $vehicle } go?
arrakis-option-vehicles = { $vehicle ->
    [harvester] { $count } harvesters
    [ornithopter] { $count } ornithopters
   *[carryall] { $count } carryalls
}
arrakis-option-shift = Move the { $vehicle } in { $place }
arrakis-option-place-none = Place nothing
arrakis-help-overwrite = Removes the { $vehicle } there

## Moving

arrakis-ask-maneuver = { $attack ->
    [yes] { $moves ->
        [0] Attack with a legion.
       *[other] Move up to { $moves } legions, or attack with one.
    }
   *[no] { $moves ->
        [one] Move a legion.
       *[other] Move up to { $moves } legions.
    }
}
arrakis-brief-attack = Attack { $area }
arrakis-brief-raid = Raid { $area }
arrakis-option-move = From { $area }
arrakis-option-attack = Attack { $area } from { $origin }
arrakis-option-raid = Raid { $area } from { $origin } by air
# Dice in the first battle round. $tokens is how many face-down tokens the defender has; $sietch whether a face-down
# sietch adds its rank.
arrakis-help-odds = { $ours } dice against { $theirs }{ $sietch ->
    [yes] {" "}and the hidden rank
   *[no] {""}
}{ $tokens ->
    [0] {""}
    [one] , or more: 1 token is face down
   *[other] , or more: { $tokens } tokens are face down
}. Cards may add dice
arrakis-help-forces = { $forces }
arrakis-help-no-forces = No unit stands there
# What an area holds, behind its terrain.
arrakis-help-area = { $facts }: { $holds }
arrakis-holds-legion = { $side } with { $units ->
    [0] no unit
    [one] 1 unit
   *[other] { $units } units
}{ $leaders ->
    [0] {""}
    [one] {" "}and 1 leader
   *[other] {" "}and { $leaders } leaders
}
arrakis-holds-sietch = a sietch
arrakis-holds-settlement = a settlement
arrakis-holds-station = an ecological station
arrakis-holds-harvester = a harvester for { $spice } spice
arrakis-holds-wormsign = a wormsign
arrakis-holds-worm = a sandworm
arrakis-ask-where = Where does the legion of { $area } go?
arrakis-option-part = Move only a part
arrakis-option-stay = Stay
arrakis-help-fly = By ornithopter, which is removed
arrakis-help-further = Over two areas
arrakis-help-wormsign = A wormsign lies here and will be flipped
arrakis-help-station = An ecological station
arrakis-help-harvester = A harvester, which will be removed
arrakis-help-join = Joins { $count ->
    [one] 1 unit
   *[other] { $count } units
} of yours
arrakis-ask-ornithopter = Which ornithopter carries the legion?
arrakis-ask-split = Which units of { $area } move?
arrakis-ask-split-leaders = Which leaders go with them?
arrakis-ask-excess = Too many units in { $area }: remove { $count }.
arrakis-option-token = Token: { $units }
arrakis-option-train-token = { $area }: { $token }

## Battle

arrakis-ask-combat-cards = Battle in { $area }, round { $round }: you roll { $ours }, they roll { $theirs }. Discard planning cards for more dice?
arrakis-option-no-cards = No cards
arrakis-option-up-to = { $count ->
    [one] Discard 1, the oldest
   *[other] Discard { $count }, the oldest first
}
arrakis-option-up-to-room = { $room ->
    [one] Discard up to { $count }: only 1 adds a die
   *[other] Discard up to { $count }: only { $room } add a die
}
arrakis-option-choose-cards = Choose the cards
arrakis-ask-choose-cards = Which cards do you discard? Each card adds a die, up to six.
arrakis-ask-specials = Battle in { $area }: { $count ->
    [one] one leader takes a special
   *[other] { $count } leaders take a special
}. Who?
arrakis-option-special = { $leader } (hits { $hits }, shields { $shields })
arrakis-ask-hits = Your legion in { $area } takes { $count ->
    [one] 1 hit
   *[other] { $count } hits
}.
arrakis-option-cheapest = Cheapest first: { $losses }
arrakis-option-keep-leaders = Keep leaders: { $losses }
arrakis-option-choose-losses = Choose
arrakis-ask-losses = Your legion in { $area } takes { $count ->
    [one] 1 hit
   *[other] { $count } hits
}. Who suffers?
arrakis-ask-go-on = Battle in { $area }: you have { $ours ->
    [one] 1 unit
   *[other] { $ours } units
}, they have { $theirs }. { $price ->
    [yes] Continuing costs you a hit first.
   *[no] Continuing costs nothing.
}
arrakis-option-continue = Continue
arrakis-option-cease = Cease
arrakis-ask-retreat = { $area } is attacked again: you have { $ours ->
    [one] 1 unit
   *[other] { $ours } units
}, they have { $theirs }. Retreat?
arrakis-option-retreat = Retreat
arrakis-option-stand = Stand
arrakis-ask-drive = They retreat from { $area }. Where to?
arrakis-ask-advance = You have won { $area }. Advance with the whole legion?
arrakis-option-advance = Advance to { $area }
arrakis-option-stay-behind = Stay where you are
arrakis-ask-tank-first = Who goes into the regeneration tank first?

## Deployment

arrakis-ask-deploy-token = { $drawn ->
    [yes] You drew a token of { $units }. In which sietch do you lay it?
    [kept] To which sietch does a leader come?
   *[no] No token is left. To which sietch does a leader come?
}
arrakis-option-leader-only = Deploy only a leader
arrakis-ask-which-token = Which of the two tokens do you lay?
arrakis-ask-deploy-units = { $count ->
    [one] Deploy { $units } to a settlement.
   *[other] Deploy up to { $units } to settlements.
}
arrakis-ask-deploy-leader = Which leader comes?
arrakis-option-no-leader = None
arrakis-ask-leader-where = Where shall { $leader } go?
arrakis-ask-swap = { $count ->
    [one] Where does { $units } become { $new }?
   *[other] Where do up to { $units } become { $new }?
}

## The desert

arrakis-ask-desert-power = What does desert power do for you?
arrakis-option-signs = Lay 2 wormsigns
arrakis-option-worm-move = Move up to 2 sandworms
arrakis-option-maker = The Wild Maker: move and attack
arrakis-option-strike = Sandworm of { $origin } attacks { $area }
arrakis-ask-signs = Lay up to { $count ->
    [one] 1 wormsign
   *[other] { $count } wormsigns
}.
arrakis-ask-which-worm = Which sandworm moves?
arrakis-ask-worm-where = Where does the sandworm of { $area } go?
arrakis-ask-worm-source = A sandworm appears in { $area }. Which one?
arrakis-option-worm-supply = From the supply
arrakis-option-worm-any = It does not matter
arrakis-option-worm-maker = The Wild Maker
arrakis-ask-flee = Harkonnen flee from the sandworm in { $area }. Where to?
arrakis-ask-rescue = The harvester in { $area } is lost unless a carryall saves it. Do you save it?
arrakis-option-rescue = Save it from { $zone }
arrakis-option-rescue-any = Save it by any carryall
arrakis-option-no-rescue = Let it be lost
arrakis-ask-hazards = Only { $count ->
    [one] 1 wormsign is left
   *[other] { $count } wormsigns are left
}. Where do you lay what is left?
arrakis-ask-which-appear = { $found } signs hid a sandworm, but at most { $count } appear. Where?
arrakis-ask-worm-next = Which sandworm is resolved next?
arrakis-ask-maker-where = Where does the Wild Maker go?
arrakis-ask-maker-prey = Whom does the Wild Maker attack?
arrakis-ask-maker-appears = Where does the Wild Maker appear?
arrakis-ask-maker-home = Do you swap the Wild Maker for an ordinary sandworm?
arrakis-option-maker-stays = It stays
arrakis-option-maker-leaves = Swap it

## Free actions

arrakis-ask-train = Which tokens do you flip?
arrakis-ask-scout-from = Which ornithopter scouts?
arrakis-option-no-scout = None
arrakis-ask-scout = Which area is scouted?
arrakis-option-only-sietch = Only the sietch of { $area }
arrakis-option-only-tokens = Only the tokens of { $area }
arrakis-ask-atomics = Where do you detonate the family atomics?
arrakis-option-no-atomics = Not now
arrakis-help-blast = Becomes desert and opens { $areas }
arrakis-ask-displace = The atomics strike { $area }. Where does the legion go?
arrakis-ask-schemes = How many copies of Hawat's Scheming do you discard?
arrakis-option-schemes = { $count } copies

## Spice and the end of the round

arrakis-ask-spice = You have { $spice } spice. What do you pay for? Each marker that you do not pay for goes down a row, and its ban holds until the next harvest.
arrakis-context-ban = *{ $marker }*, now in row { $row }: unpaid it goes to row { $after } and bans until the next harvest: { $ban }.
# $bans is yes on the bottom row, where a marker bans even if it is paid for.
arrakis-help-pay = It will be in row { $row }{ $bans ->
    [yes] , the lowest, which brings its ban all the same
   *[no] , without its ban
}
arrakis-help-stockpile = Supremacy { $now } → { $after }
arrakis-option-keep = Keep { $marker } (2 spice)
arrakis-option-raise = Raise { $marker } (3 spice)
arrakis-option-stockpile = Stockpile: +1 supremacy (3 spice)
arrakis-option-spice-done = Done ({ $spice } left)
arrakis-help-spice-done = { $lost ->
    [0] It is kept for the next harvest
   *[other] 1 is kept for the next harvest, { $lost } lost
}
arrakis-ask-call-home = Swap named leaders on the board for generic ones?
arrakis-context-call-home = A leader called home leaves the board unhurt and can be deployed elsewhere. A generic leader takes the place.
arrakis-option-call-home = { $leader } in { $area }
arrakis-ask-prune = Remove unclaimed prescience cards from the game? The cards that stay are shuffled back.

## Cards

arrakis-ask-either = Which of the two?
arrakis-ask-place = Where do you place { $what }? The card says: { $where }.
arrakis-ask-place-where = Where do you place { $what }? The card says: { $where }. Then you choose which pieces come.
arrakis-ask-place-there = Do you place { $what }? The card says: { $where }.
arrakis-option-choose-pieces = Choose which pieces come, and from where
arrakis-ask-place-piece = Which piece do you place in { $area }?
arrakis-option-piece-supply = { $piece }, from off the board
arrakis-option-piece-from = { $piece }, from { $area }
arrakis-ask-fetch = The supply has no piece left: { $piece }. From where do you place one in { $area }?
arrakis-option-fetch-lower = A lower unit from the supply
arrakis-ask-place-each = Place up to { $units }, one in each settlement. Where?
arrakis-ask-place-in-each = Do you place { $units }, one in each of these areas: { $areas }?
arrakis-option-place-all = Yes, one in each
arrakis-option-place-some = Choose the settlements
arrakis-ask-scatter = Place up to { $count ->
    [one] 1 regular
   *[other] { $count } regulars, one an area
}. Where?
arrakis-ask-tank = Which enemy leader goes into the tank?
arrakis-ask-strike = Which legion is struck?
arrakis-ask-add-worm = Where does a sandworm appear?
arrakis-ask-clear-signs = Remove up to 3 wormsigns. Which?
arrakis-ask-clear-pole = Which wormsigns around the North Pole do you remove?
arrakis-option-clear-all = All
arrakis-option-clear-some = Choose which
arrakis-ask-clear-some = Which wormsigns do you remove?
arrakis-ask-feyd-enters = { $other } leaves the game when { $leader } enters play. Does { $leader } enter?
arrakis-ask-carry-from = Which legion do the carriers take?
arrakis-ask-carry-to = Where does the legion of { $area } go?
arrakis-ask-spies = What do the spies reveal?
arrakis-ask-sabotage = Destroy up to { $count ->
    [one] 1 vehicle
   *[other] { $count } vehicles
}.
arrakis-option-vehicle-in = { $vehicle }, { $zone }
arrakis-ask-rockets = Into which sector do the rockets go?
arrakis-ask-chasms = In which sector do the dust chasms open?
arrakis-ask-capture = Which ornithopter is captured?
arrakis-ask-bill = Which marker goes down a row?
arrakis-ask-truth = Which die must Harkonnen use next?
arrakis-ask-cloud = Which prescience card goes back into the deck?
arrakis-ask-hold = Which prescience card do the Eyes of Ibad hold?
arrakis-ask-fear = Which prescience card do you attach it to?
arrakis-ask-renew = Which prescience cards are removed and replaced?
arrakis-ask-marker = Which marker advances { $steps } steps?
arrakis-ask-pair = Which marker goes back, and which goes on?
arrakis-option-pair = { $back } back, { $forth } on
arrakis-ask-how-far = How far does { $back } go back and { $forth } on?
arrakis-option-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
arrakis-ask-look = What do you look at?
arrakis-option-look-wormsign = Wormsign in { $area }
arrakis-option-look-station = Station in { $area }
arrakis-ask-flip-two = Which two tokens are revealed?
arrakis-ask-families-from = From which sietch do the families flee?
arrakis-ask-families-to = Where do they go?
arrakis-ask-exchange-first = Which sietch shall exchange its tokens?
arrakis-ask-exchange-second = And with which other sietch?
arrakis-ask-kitab-from = Which sietch moves?
arrakis-ask-kitab-to = Where to?
arrakis-ask-kitab-units = Who goes with the sietch?
arrakis-ask-kitab-leaders = Which leaders go with it?
arrakis-ask-drift = Which legion do the sandtides carry off?
arrakis-ask-drift-to = Where does the legion of { $area } drift?

## What everybody reads of whom the table waits for

arrakis-awaits-action = to act
arrakis-awaits-bene-gesserit = to lay a Bene Gesserit token as a die, or keep it
arrakis-awaits-vehicles = to place vehicles
arrakis-awaits-spice = to spend the spice
arrakis-awaits-combat-cards = to add cards to the battle in *{ $area }*, or none
arrakis-awaits-hits = to choose the losses in *{ $area }*
arrakis-awaits-losses = to choose the losses in *{ $area }*
arrakis-awaits-specials = to say who uses the special results
arrakis-awaits-excess = to choose what is removed in *{ $area }*
arrakis-awaits-worm-source = to place the sandworm in *{ $area }*
arrakis-awaits-worm-next = to say which sandworm comes first
arrakis-awaits-which-appear = to choose where sandworms appear
arrakis-awaits-flee = to choose where the legion in *{ $area }* flees
arrakis-awaits-rescue = to rescue the harvester in *{ $area }*, or not
arrakis-awaits-maker-home = to say whether the Wild Maker stays
arrakis-awaits-call-home = to call leaders home, or none
arrakis-awaits-prune = to remove prescience cards, or none
arrakis-awaits-change-die = to change dice
arrakis-awaits-discard = to discard
arrakis-awaits-share-discards = to discard
arrakis-awaits-claim = to claim a prescience card, or none
arrakis-awaits-go-on = to go on with the battle in *{ $area }*, or cease
arrakis-awaits-retreat = to stand or retreat in *{ $area }*
arrakis-awaits-drive = to choose where the legion in *{ $area }* retreats
arrakis-awaits-marker = to choose which prescience marker advances
arrakis-awaits-flip-two = to choose which two tokens are revealed
arrakis-awaits-tank-first = to say who goes into the regeneration tank first
arrakis-awaits-displace = to choose where the legion in *{ $area }* goes

## Standing orders

arrakis-order-cheapest = Always take casualties cheapest first
arrakis-order-keep-leaders = Always take casualties so that leaders are kept
arrakis-order-cards-never = Never discard cards for combat dice
arrakis-order-cards = Always discard up to { $count ->
    [one] 1 card
   *[other] { $count } cards
} a battle round
arrakis-order-stand = Never retreat
arrakis-order-retreat = Always retreat where possible
arrakis-order-claim-at-once = Always claim prescience cards at once in the other side’s turn and in battles
arrakis-order-claim = Always claim prescience cards as soon as they can be claimed
arrakis-order-stay-out = At the end of a round, always leave named leaders on the board
arrakis-order-maker-stays = Always leave the Wild Maker on the board
arrakis-order-worm-any = When a sandworm appears: always take one from the supply, or from the board if the supply is empty
arrakis-order-rescue = Always save harvesters by carryall where possible
arrakis-order-keep-token = Always keep Bene Gesserit tokens
arrakis-order-keep-visions = Never remove prescience cards
arrakis-order-specials = In battle, always let the strongest leaders take the special results
arrakis-order-change-dice = Dice beyond the slots: always turn them to the first result with a free slot
arrakis-order-excess = Too many units in an area: always remove the cheapest
arrakis-order-discards = When cards must be discarded: always the oldest
arrakis-order-worms = Worms and fleeing legions: always take the first of the areas offered
arrakis-order-signs = Without dice, always use desert power for wormsigns next to Harkonnen

## Why an action is not offered: it could change nothing.
arrakis-nothing-strategy = No legion of yours can move or attack.
arrakis-nothing-leadership = No legion of yours with a leader can move or attack.
arrakis-nothing-deployment = No unit, token or leader can be deployed.
arrakis-nothing-mentat = The decks that you draw from are empty.
arrakis-nothing-house = No regular can be replaced by an elite, and no vehicle can be placed.
arrakis-nothing-desert = No wormsign can be laid, and no sandworm can move or attack.
arrakis-nothing-special = { $leader } could do none of this now.
arrakis-nothing-special-away = { $leader } is not on the board.
arrakis-warning-for-nothing = The die is then spent for nothing. Do you want that?
arrakis-warning-stay = The legion stays, and this move is used up. Do you want that?
