### Words on the pictures of War for Arrakis. Short: a picture has little room.

## Two letters for every leader with a name.

picture-arrakis-leader-paul-atreides = PA
picture-arrakis-leader-paul-muad-dib = MD
picture-arrakis-leader-lady-jessica = LJ
picture-arrakis-leader-reverend-mother-jessica = RM
picture-arrakis-leader-gurney-halleck = GH
picture-arrakis-leader-alia = AL
picture-arrakis-leader-stilgar = ST
picture-arrakis-leader-chani = CH
picture-arrakis-leader-wild-maker = WM
picture-arrakis-leader-baron-harkonnen = BH
picture-arrakis-leader-beast-rabban = BR
picture-arrakis-leader-feyd-rautha = FR
picture-arrakis-leader-thufir-hawat = TH
picture-arrakis-leader-captain-aramsham = CA
picture-arrakis-leader-gaius-helen-mohiam = HM
picture-arrakis-leader-shaddam-iv = SH

## Beside the map

picture-arrakis-round = Round { $round } · { $phase }
picture-arrakis-round-short = Round { $round }
picture-arrakis-over = The war is over
picture-arrakis-won = { $names } { $count ->
    [one] wins
   *[other] win
}
picture-arrakis-automa = The Mahdi automa
picture-arrakis-automa-plans = { $target } · { $sector } · { $dice } { $dice ->
    [one] die to roll
   *[other] dice to roll
}
picture-arrakis-supremacy = Supremacy
picture-arrakis-marker-kh = Kwisatz Haderach
picture-arrakis-marker-sd = Sand Dwellers
picture-arrakis-marker-jh = Jihad
picture-arrakis-ahead = Ahead
picture-arrakis-share = { $percent } %
picture-arrakis-visions = Cards · { $claims } of 2 claimed
picture-arrakis-spice-left = Spice { $count }
picture-arrakis-spice-dice = Dice kept
picture-arrakis-spice-harvesters = Harvesters
picture-arrakis-spice-ornithopters = Ornithopters
picture-arrakis-spice-carryalls = Carryalls
picture-arrakis-slot-leadership = Lead
picture-arrakis-slot-strategy = Strategy
picture-arrakis-slot-deployment = Deploy
picture-arrakis-slot-mentat = Mentat
picture-arrakis-slot-house = House
picture-arrakis-slot-desert-power = Worms
picture-arrakis-tank = Tank
picture-arrakis-reserve = Reserve
picture-arrakis-decks = Decks
picture-arrakis-left-over = Units in reserve
picture-arrakis-choose = { $count ->
    [one] One place to choose
   *[other] { $count } places to choose from
}
picture-arrakis-choose-from = { $count ->
    [0] { $area }
    [one] From { $area }: one way
   *[other] From { $area }: { $count } ways
}
picture-arrakis-ban = Ban of { $name }: { $ban }
picture-arrakis-spice-columns = Each row of the spice board says how many Harkonnen dice stay here, and how many harvesters, ornithopters and carryalls to place. The lowest marker says which row counts.
picture-arrakis-hand = { $count ->
    [one] Your planning card
   *[other] Your { $count } planning cards
}
picture-arrakis-objective = Objective
picture-arrakis-no-cards = You hold no planning cards.
picture-arrakis-deck-house-atreides = House Atreides
picture-arrakis-deck-fremen-ally = Fremen
picture-arrakis-deck-house-harkonnen = House Harkonnen
picture-arrakis-deck-corrino-ally = Corrino
picture-arrakis-when-action = In the action phase
picture-arrakis-when-end-of-round = At the end of the round
picture-arrakis-stand-in = Stand-in
picture-arrakis-place-ready = off board
picture-arrakis-place-board = on the board
picture-arrakis-place-tank = in the tank
picture-arrakis-exhausted = exhausted · { $place }

## A battle

picture-arrakis-battle-battle = Battle for { $area }, round { $round }
picture-arrakis-battle-surprise = Surprise attack on { $area }, round { $round }
picture-arrakis-battle-strike = Strike at { $area }
picture-arrakis-battle-worm = A sandworm attacks { $area }
picture-arrakis-battle-storm = A storm over { $area }
picture-arrakis-attack = Attack
picture-arrakis-defence = Defence
picture-arrakis-hits = { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
picture-arrakis-shields = { $count ->
    [one] 1 shield
   *[other] { $count } shields
}
picture-arrakis-cards-spent = { $count ->
    [one] 1 card spent
   *[other] { $count } cards spent
}
picture-arrakis-suffers = { $count ->
    [0] unharmed
    [one] suffers 1 hit
   *[other] suffers { $count } hits
}

## What is read aloud instead of a picture, and the board in words.

picture-arrakis-area = { $name } ({ $code })
picture-arrakis-side-atreides = Atreides
picture-arrakis-side-harkonnen = Harkonnen
picture-arrakis-legion = { $side } { $figures }
picture-arrakis-units-regular = { $count ->
    [one] 1 regular
   *[other] { $count } regulars
}
picture-arrakis-units-elite = { $count ->
    [one] 1 elite
   *[other] { $count } elites
}
picture-arrakis-units-special-atreides = { $count } Fedaykin
picture-arrakis-units-special-harkonnen = { $count } Sardaukar
picture-arrakis-units-generic-atreides = { $count ->
    [one] 1 naib
   *[other] { $count } naibs
}
picture-arrakis-units-generic-harkonnen = { $count ->
    [one] 1 bashar
   *[other] { $count } bashars
}
picture-arrakis-units-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}{ $known ->
    [none] {""}
   *[other] {" "}[{ $known }]
}
picture-arrakis-text-sietch = sietch of rank { $rank }{ $hidden ->
    [yes] , face down
   *[no] {""}
}
picture-arrakis-text-settlement = settlement of rank { $rank }
picture-arrakis-text-sandworm = sandworm
picture-arrakis-text-wild-maker = Wild Maker
picture-arrakis-text-harvester = harvester
picture-arrakis-text-ornithopter = ornithopter
picture-arrakis-text-carryall = carryall
picture-arrakis-text-wormsign = wormsign
picture-arrakis-text-station = station
picture-arrakis-text-empty = empty
picture-arrakis-text-borders = borders { $areas }
picture-arrakis-text-walls = wall to { $areas }
picture-arrakis-text-area = • { $area }: { $notes }.
picture-arrakis-text-zone = • { $zone }: { $vehicle }.
picture-arrakis-text-map = Map
picture-arrakis-text-vision = • { $name } ({ $when }): { $lines } { $award }.
picture-arrakis-text-board = **{ $name }** · { $board }
picture-arrakis-text-dice = Unused dice: { $dice }.
picture-arrakis-text-leaders = Leaders: { $leaders }.
picture-arrakis-text-leader = { $name } ({ $place })
picture-arrakis-text-cards = Planning cards in hand: { $hand }. Bene Gesserit tokens: { $tokens }.
picture-arrakis-text-automa = Target and harvest: { $plans }. Reinforcement cards: { $count }.
picture-arrakis-text-pools = Wormsigns in the pool: { $wormsigns }. Bene Gesserit tokens in the reserve: { $tokens }. Atomics: { $atomics ->
    [ready] ready
    [used] used
   *[locked] locked
}.
picture-arrakis-text-card = • { $name }: { $lines }
picture-arrakis-result-leadership = leadership { $count }
picture-arrakis-result-strategy = strategy { $count }
picture-arrakis-result-deployment = deployment { $count }
picture-arrakis-result-mentat = mentat { $count }
picture-arrakis-result-house = house { $count }
picture-arrakis-result-desert-power = desert power { $count }
picture-arrakis-award-kh = Kwisatz Haderach +{ $count }
picture-arrakis-award-sd = Sand Dwellers +{ $count }
picture-arrakis-award-jh = Jihad +{ $count }
picture-arrakis-moved-supremacy = supremacy { $by }
picture-arrakis-moved-kh = Kwisatz Haderach { $by }
picture-arrakis-moved-sd = Sand Dwellers { $by }
picture-arrakis-moved-jh = Jihad { $by }
picture-arrakis-alt-supremacy = Supremacy { $count } of { $win }.
picture-arrakis-alt-prescience = Prescience: Kwisatz Haderach { $kh }, Sand Dwellers { $sd }, Jihad { $jh }.
picture-arrakis-alt-objective = Objective: Kwisatz Haderach { $kh }, Sand Dwellers { $sd }, Jihad { $jh }.
picture-arrakis-alt-marker = { $name } in row { $row }
picture-arrakis-alt-spice = Spice board: { $markers }; reserve { $reserve }.
picture-arrakis-alt-bans = Bans: { $bans }.
picture-arrakis-alt-harvested = Spice to spend: { $count }.
picture-arrakis-alt-hand = Your planning cards: { $cards }
picture-arrakis-alt-rolled = Rolled { $faces }.
picture-arrakis-face-hit = { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
picture-arrakis-face-shield = { $count ->
    [one] 1 shield
   *[other] { $count } shields
}
picture-arrakis-face-special = { $count ->
    [one] 1 special
   *[other] { $count } specials
}
