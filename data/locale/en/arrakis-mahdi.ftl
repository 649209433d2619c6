# The Mahdi automa: Harkonnen when nobody plays them.

arrakis-mahdi = The Mahdi automa
arrakis-variant-enemy = Who plays Harkonnen
arrakis-variant-enemy-people = People
arrakis-variant-enemy-people-help = Two sides of one or two players each; who sits down alone plays against the Mahdi automa
arrakis-variant-enemy-mahdi = The Mahdi automa
arrakis-variant-enemy-mahdi-help = One player, or two partners, lead Atreides and the Fremen against an enemy that plays by fixed priorities

arrakis-variant-alone = Against the automa
arrakis-variant-alone-easier = Easier
arrakis-variant-alone-easier-help = Your prescience markers start on step 5; a practised player wins two wars of three
arrakis-variant-alone-printed = As printed
arrakis-variant-alone-printed-help = The markers start on step 3, because only two visions a round are revealed; a practised player wins every third or fourth war
arrakis-variant-alone-harder = Harder
arrakis-variant-alone-harder-help = Your prescience markers start on step 1; a practised player wins one war in ten

arrakis-variant-ties = Ties of the automa
arrakis-variant-ties-mahdi = The automa decides
arrakis-variant-ties-mahdi-help = Where its priorities leave several choices equal, the automa takes the first of them
arrakis-variant-ties-player = You decide
arrakis-variant-ties-player-help = Where its priorities leave several choices equal, you choose for the automa, as printed

arrakis-when-automa = nobody plays Harkonnen
arrakis-tactic-name = Tactic card: { $area }
arrakis-tactic-harvest = Drawn first: harvesters come to this sector: { $sector }.
arrakis-tactic-target = Drawn second: the target is the sietch of { $area }.
arrakis-kind-tactic = Tactic card of the Mahdi automa

## What it did, in a sentence of its own or as a part of one: told with $person and $side.

arrakis-told-mahdi-plans = **{ $side }** turned up their tactic cards: harvesters for *{ $sector }*, legions for *{ $area }*.
arrakis-told-mahdi-aims = **{ $side }** turned up another tactic card: the target is *{ $area }*.
arrakis-told-mahdi-meanwhile = **{ $side }** took *{ $area }* for their target until the end of the round.
arrakis-told-mahdi-rolled = **{ $side }** rolled *{ $result }*.
arrakis-told-mahdi-rolled-did = **{ $side }** rolled *{ $result }*: they { $deeds }.
arrakis-told-mahdi-turned = **{ $side }** turned up *{ $card }*.
arrakis-told-mahdi-turned-did = **{ $side }** turned up *{ $card }*: they { $deeds }.
arrakis-told-mahdi-special = **{ $side }** used *{ $leader }*.
arrakis-told-mahdi-special-did = **{ $side }** used *{ $leader }*: they { $deeds }.
arrakis-told-mahdi-kept = **{ $side }** turned up *{ $card }*, which could do nothing, and kept it as a reinforcement.
arrakis-told-mahdi-schemed = **{ $side }** turned up *{ $card }* and put it aside.
arrakis-told-mahdi-freed = **{ $side }** took a die back from the spice board for this round.
arrakis-told-mahdi-guards = **{ $side }** left start tokens to guard *{ $area }*.
arrakis-told-mahdi-reinforced = **{ $side }** added { $count ->
    [one] a reinforcement card
   *[other] { $count } reinforcement cards
}.

arrakis-did-mahdi-turned = turned up *{ $card }*
arrakis-did-mahdi-special = used *{ $leader }*
arrakis-did-mahdi-kept = turned up *{ $card }* and kept it as a reinforcement
arrakis-did-mahdi-schemed = turned up *{ $card }* and put it aside
arrakis-did-mahdi-guards = left start tokens to guard *{ $area }*
arrakis-did-mahdi-meanwhile = took *{ $area }* for their target until the end of the round
arrakis-did-mahdi-reinforced = added { $count ->
    [one] a reinforcement card
   *[other] { $count } reinforcement cards
}
arrakis-did-moved = moved { $parts }
arrakis-did-rode = rode with { $forces } from *{ $area }* to *{ $end }*
arrakis-did-drew = drew { $parts }
arrakis-did-flown = flew { $parts }
arrakis-did-attacked = attacked *{ $end }* from *{ $area }*{ $surprise ->
    [yes] {" "}by surprise
   *[other] {""}
}
arrakis-did-placed = placed { $parts }
arrakis-did-deployed = deployed { $parts }
arrakis-did-leader-deployed = brought { $kind ->
    [named] *{ $leader }*
   *[generic] { $leader }
} to *{ $area }*
arrakis-did-token-deployed = laid a deployment token in *{ $area }*
arrakis-did-station = took the ecological station in *{ $area }* ({ $now ->
    [0] *{ $marker }*
   *[other] *{ $marker }* advanced to { $now }
})
arrakis-did-signs-laid = laid { $n ->
    [one] a wormsign
   *[other] wormsigns
} in *{ $areas }*
arrakis-did-worm-moved = led the { $worm } from *{ $area }* to *{ $end }*
arrakis-did-worm-struck = let a sandworm attack *{ $area }*, which dealt { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
}
arrakis-did-worm-struck-harvester = let a sandworm attack *{ $area }*
arrakis-did-swapped = exchanged lesser units for { $parts }
arrakis-did-signs-cleared = removed { $n ->
    [one] the wormsign
   *[other] the wormsigns
} from *{ $areas }*

## Where its priorities leave things equal, a player chooses.

arrakis-ask-for-mahdi = You decide for the Mahdi automa. { $what }
arrakis-awaits-for-mahdi = to decide for the Mahdi automa
arrakis-awaits-mahdi-tie = to decide a tie of the Mahdi automa
arrakis-tie-any = It does not matter: take the first
arrakis-order-mahdi-ties = Where several choices suit the Mahdi automa equally, take the first
arrakis-tie-harvesters = Several areas suit the automa equally. Where { $count ->
    [one] shall a harvester go
   *[other] shall { $count } harvesters go
}?
arrakis-tie-sector = The harvesting sector is full. In which sector beside it does the automa go on?
arrakis-tie-carryall = Several air zones protect equally many harvesters. Where { $count ->
    [one] does the carryall fly
   *[other] do { $count } carryalls fly
}?
arrakis-tie-ornithopter = Several air zones suit the automa equally. Where { $count ->
    [one] does the ornithopter fly
   *[other] do { $count } ornithopters fly
}?
arrakis-tie-carryall-used = Several carryalls suit the automa equally. Which one saves the harvester?
arrakis-tie-attack = Several attacks suit the automa equally. Which does it make?
arrakis-tie-flight = Several ornithopters suit the automa equally. Which one carries its legion?
arrakis-tie-mover = Several legions are equally near and strong. Which one goes?
arrakis-tie-way = Several ways suit the automa equally. Where does the legion go?
arrakis-tie-target = No legion can beat the target. Which of these sietches is the target until the end of the round?
arrakis-tie-settlement = Several settlements suit the automa equally. Where shall its units go?
arrakis-tie-leader = Several leaders suit the automa equally. Who comes?
arrakis-tie-legion = Several areas suit the automa equally. Which one is it?
arrakis-tie-scatter = Several areas suit the automa equally. Where { $count ->
    [one] shall a unit go
   *[other] shall { $count } units go
}?
arrakis-tie-token = The pool of start tokens is empty. Where is one turned up, to be used again?
arrakis-tie-strike = Several legions are equally near the target. Which one is struck?
arrakis-tie-victim = Several leaders are equally near the target. Who goes into the tank?
arrakis-tie-signs = Several wormsigns are equally near the target. Which { $count ->
    [one] one is
   *[other] { $count } are
} removed?
arrakis-tie-spy = Several areas are equally near the target. Which one is revealed?
arrakis-tie-vision = Which prescience card is shuffled back into its deck?
arrakis-tie-stack = Several legions are equally near the target and strong. Which one is joined?
arrakis-tie-marker = Several markers are equally low. Which { $count ->
    [one] one comes
   *[other] { $count } come
} first?

# Its short rules.
arrakis-rules-mahdi = Alone, or two partners, against the Mahdi automa
arrakis-rules-mahdi-1 = You lead Atreides and the Fremen, two partners share them. Only two prescience cards are revealed a round. Harkonnen play by priorities. Where these leave things equal, the automa takes the first choice, or you decide: a setting of the table.
arrakis-rules-mahdi-2 = Each round two tactic cards are turned up: the first says which sector is harvested, the second which sietch is the target, in another sector. A card of each Harkonnen deck joins the reinforcement deck face down.
arrakis-rules-mahdi-3 = After each of your turns one Harkonnen die is rolled and resolved at once; a result that three used dice show is rolled again. A leader whose special fits and can be used goes before the ordinary action. Walls do not hinder Harkonnen.
arrakis-rules-mahdi-4 = Settlements they leave are guarded by two face-down start tokens. Under their ornithopters you turn up neither sietches nor deployment tokens; elsewhere each one you turn up of free will gives them a reinforcement, unless the Spacing Guild bans it.
arrakis-rules-mahdi-5 = Spice keeps their markers from falling, the lowest first, and then raises the lowest; with all three on top what is left brings a point of supremacy. At the end of each round, after you have had your chance to win, supremacy rises by one.
arrakis-rules-priorities = What the Mahdi automa does with a die
arrakis-rules-priorities-1 = Strategy and leadership: attack a sietch in reach with a stronger legion (highest rank, greatest difference, no ornithopter, the target), else a weaker legion next to one (the strongest, one with a named leader), else move up to two legions towards the target.
arrakis-rules-priorities-2 = Power is one for each unit and leader and two for each face-down token; if it is equal the pieces decide: bashar or naib 1, regular, named leader and token 2, elite 3, Sardaukar and Fedaykin 4. The rank of a sietch does not count.
arrakis-rules-priorities-3 = Deployment: three regulars and a leader to the settlement with the strongest legion. House: two regulars become elite nearest a sietch, then a harvester and an ornithopter are placed. Mentat: two cards, one of each deck, are turned up and resolved; what can do nothing joins the reinforcements.
arrakis-rules-priorities-4 = In battle Harkonnen discard reinforcements to reach six dice, never retreat, pay no hit to continue against a sietch, and cease only when their pieces are worth at most half of yours. Retreating from them you choose the area, empty ones first.
arrakis-rules-solo = Open points of the automa, as they are decided here
arrakis-rules-solo-pieces = Open points of the automa's pieces, cards and spice
arrakis-ruling-solo_ornithopter_limit = The automa uses one ornithopter a round at most, as printed.
arrakis-ruling-solo_garrison_trigger = Start tokens come to a settlement when no unit remains in it, by a move or an advance.
arrakis-ruling-solo_rank_known = The automa chooses sietches by their true rank, also of those that lie face down.
arrakis-ruling-solo_advance = After a won attack it always advances.
arrakis-ruling-solo_merge = A legion joins one next to it that stands beside the target: from beside the target one at least as strong, from farther away any. It need not beat the defenders: legions merge in order to.
arrakis-ruling-solo_target_of_all = A temporary target is taken when none of all its legions beats the real one, whichever may move by the die: the rulebook compares legions, not dice.
arrakis-ruling-solo_meanwhile = A temporary target counts in everything, for the rest of the round.
arrakis-ruling-solo_full_stacks = A move never ends in a full stack of its own; it may pass one.
arrakis-ruling-solo_full_town = If its strongest settlement has no room for a unit, the units of a deployment go to the next, and the leader goes with them.
arrakis-ruling-solo_shift_vehicles = It places vehicles from the supply only, and aircraft only in free zones; ornithopters that would be of no use stay off, carryalls do not.
arrakis-ruling-solo_excess = Of excess units regulars go before face-down tokens, which return to their pools.
arrakis-ruling-solo_specials = Which of its leaders take specials in battle, and in which order they go into the tank, you choose.
arrakis-ruling-solo_feyd = Feyd-Rautha attacks from where he stands if he can; otherwise he moves, and then attacks if he can. The legion of Rage Overcame Shaddam IV (assault) does the same: attacks come before moves.
arrakis-ruling-solo_carriers = Troop Carriers bring the nearest legion in a settlement to the legion with room that is nearest the target, as many as fit.
arrakis-ruling-solo_reinforcements = Reinforcements that a card or your training brings come from both decks in turn, beginning with the deck other than that of the last discard (House Harkonnen if there is none); those that have lain longest are discarded first.
arrakis-ruling-solo_token_late = A die that replaces a Bene Gesserit token serves in this round only, also if it comes too late for it.
arrakis-ruling-solo_spice = Spice left once no marker falls raises markers, the lowest that can be paid for first: the automa stockpiles nothing that it can spend.
