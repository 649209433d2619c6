### War for Arrakis: what is told in the log. Its subjects are the sides; places, cards and leaders in italics.

## Told with $person, whose deed it is; what a side did, also with $side.

arrakis-told-seated = { $person ->
    [you] You play **{ $side }**.
   *[other] **{ $who }** plays **{ $side }**.
}
arrakis-told-seated-board = { $person ->
    [you] You play **{ $deck }** for **{ $side }**.
   *[other] **{ $who }** plays **{ $deck }** for **{ $side }**.
}
arrakis-told-garrisoned = **{ $side }** garrisoned { $parts }.
arrakis-each-garrisoned = *{ $area }* with { $forces }
arrakis-told-objective = **{ $side }** drew a secret objective.
arrakis-told-objective-seen = **{ $side }** drew a secret objective: { $objective }.
arrakis-told-round = Round { $round } began.
arrakis-told-drew = **{ $side }** drew { $parts }.
arrakis-each-drew = { $count ->
    [one] a card
   *[other] { $count } cards
} from *{ $deck }*
arrakis-each-drew-seen = *{ $cards }* from *{ $deck }*
arrakis-told-visions-revealed = Prescience revealed *{ $visions }*.
arrakis-told-visions-removed = **{ $side }** removed *{ $visions }* from the game.
arrakis-told-vision-clouded = *{ $visions }* was shuffled back into the prescience deck.
arrakis-told-vision-held = **{ $side }** held *{ $vision }* with the Eyes of Ibad.
arrakis-told-vision-feared = **{ $side }** attached *Fear Is the Mind-Killer* to *{ $vision }*.
arrakis-told-claimed = **{ $side }** claimed *{ $vision }*.
arrakis-each-harvesters-placed = { $n ->
    [one] a harvester
   *[other] { $n } harvesters
} in *{ $areas }*
# $kind is ornithopter or carryall, $n is how many.
arrakis-each-aircraft-placed = { $kind ->
    [ornithopter] { $n ->
        [one] an ornithopter
       *[other] { $n } ornithopters
    }
   *[carryall] { $n ->
        [one] a carryall
       *[other] { $n } carryalls
    }
} in { $n ->
    [one] air zone { $zones }
   *[other] air zones { $zones }
}
arrakis-air-zone = air zone { $code }
arrakis-told-aircraft-lost = **{ $side }** lost the { $vehicle } in { $zone }.
arrakis-told-rolled = **{ $side }** rolled { $dice }.
arrakis-told-die-changed = **{ $side }** turned { $parts }.
arrakis-each-die-changed = { $count ->
    [one] a { $old } die
   *[other] { $count } { $old } dice
} to { $result }
arrakis-told-die-lost = **{ $side }** lost a { $result } die.
arrakis-told-token-laid = **{ $side }** used a Bene Gesserit token as a { $result } die.
arrakis-told-bene-gesserit-gained = **{ $side }** gained a Bene Gesserit token.
arrakis-told-acted = **{ $side }** took a { $result } action.
arrakis-told-acted-did = **{ $side }** took a { $result } action: they { $deeds }.
arrakis-told-special = **{ $side }** used *{ $leader }*.
arrakis-told-special-did = **{ $side }** used *{ $leader }*: they { $deeds }.
arrakis-told-desert-power = **{ $side }** used desert power.
arrakis-told-desert-power-did = **{ $side }** used desert power: they { $deeds }.
# The same for a glance, in a few words.
arrakis-brief-attacked = **{ $side }** attacked *{ $areas }*.
arrakis-brief-marched = **{ $side }** marched to *{ $areas }*.
arrakis-brief-deployed = **{ $side }** brought troops to *{ $areas }*.
arrakis-last-clause = { $head }, and { $tail }
arrakis-told-played = **{ $side }** played *{ $card }*.
arrakis-told-played-did = **{ $side }** played *{ $card }*: they { $deeds }.
arrakis-told-discarded = **{ $side }** discarded *{ $cards }*{ $why ->
    [dice] {" "}for more dice
   *[other] {""}
}.
arrakis-told-schemed = **{ $side }** discarded { $count } copies of *{ $card }*.
arrakis-told-moved = **{ $side }** moved { $parts }.
arrakis-each-moved = { $forces } from *{ $area }* to *{ $end }*
arrakis-told-rode = **{ $side }** rode with { $forces } from *{ $area }* to *{ $end }*.
arrakis-told-flown = **{ $side }** flew { $parts }.
arrakis-each-flown = { $forces } from *{ $area }* to *{ $end }*
arrakis-told-excess = **{ $side }** removed { $parts }: too many in one area.
arrakis-each-excess = { $forces } from *{ $area }*
arrakis-told-flipped = **{ $side }** revealed { $count ->
    [one] a token
   *[other] { $count } tokens
} in *{ $area }*: { $forces }.
arrakis-told-sietch-flipped = The sietch in *{ $area }* was revealed: rank { $rank }.
arrakis-told-sietch-moved = **{ $side }** moved the sietch of *{ $area }* to *{ $end }*.
arrakis-told-sietch-destroyed = **{ $side }** destroyed the sietch in *{ $area }*, rank { $rank }.
arrakis-told-settlement-destroyed = **{ $side }** destroyed *{ $area }*, rank { $rank }.
arrakis-told-attacked = **{ $side }** attacked *{ $end }* from *{ $area }*{ $surprise ->
    [yes] {" "}by surprise
   *[no] {""}
}.
arrakis-told-battle-rolled = **{ $side }** rolled { $faces } in battle round { $round }.
arrakis-told-battle-hits = **{ $side }** dealt { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
} and took { $suffered ->
    [0] none
   *[other] { $suffered }
}.
arrakis-told-battle-round = Battle round { $round }: **{ $side }** rolled { $faces }, **{ $other }** { $answer }.
arrakis-and-then = { $head } { $tail }
arrakis-told-losses = **{ $side }** lost { $forces } in *{ $area }*{ $turned ->
    [0] {""}
    [one] ; 1 fights on as a regular
   *[other] ; { $turned } fight on as regulars
}.
arrakis-told-destroyed = **{ $side }** lost the whole legion in *{ $area }*: { $forces }.
arrakis-told-leaders-lost = **{ $side }** lost the leaders in *{ $area }*: { $forces }.
arrakis-told-continued = **{ $side }** continued the attack on *{ $area }*{ $hits ->
    [0] {""}
   *[other] {" "}and took a hit for it
}.
arrakis-told-retreated = **{ $side }** retreated from *{ $area }* to *{ $end }*.
arrakis-told-battle-won = **{ $side }** won the battle for *{ $area }*.
arrakis-told-battle-held = **{ $side }** held *{ $area }*.
arrakis-told-battle-nobody = Nobody was left in *{ $area }* to win the battle.
arrakis-told-advanced = **{ $side }** advanced to *{ $area }*.
arrakis-told-struck = **{ $side }** struck *{ $area }* and dealt { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
}.
arrakis-told-rockets = **{ $side }** fired rockets: { $faces }.
arrakis-told-tanked = *{ $leader }* went into the regeneration tank.
arrakis-told-regenerated = *{ $leader }* left the regeneration tank.
arrakis-told-entered = *{ $leader }* entered play for **{ $side }**.
arrakis-told-left-game = *{ $leader }* left the game.
arrakis-told-replaced = *{ $leader }* took the place of *{ $former }*.
arrakis-told-came-home = **{ $side }** called *{ $leader }* home from *{ $area }*.
arrakis-told-leader-deployed = **{ $side }** brought { $kind ->
    [named] *{ $leader }*
   *[generic] { $leader }
} to *{ $area }*.
arrakis-told-deployed = **{ $side }** deployed { $parts }.
arrakis-each-deployed = { $forces } to *{ $area }*
arrakis-told-placed = **{ $side }** placed { $parts }.
arrakis-each-placed = { $forces } in *{ $area }*
arrakis-told-fetched = **{ $side }** placed { $forces } from *{ $area }* in *{ $end }*.
arrakis-told-token-deployed = **{ $side }** laid a deployment token in *{ $area }*.
arrakis-told-tokens-exchanged = **{ $side }** exchanged the tokens of *{ $area }* and *{ $end }*.
arrakis-told-swapped = **{ $side }** exchanged lesser units for { $parts }.
arrakis-each-swapped = { $forces } in *{ $area }*
arrakis-told-signs-laid = **{ $side }** laid { $n ->
    [one] a wormsign
   *[other] wormsigns
} in *{ $areas }*.
arrakis-told-signs-cleared = **{ $side }** removed { $n ->
    [one] the wormsign
   *[other] the wormsigns
} from *{ $areas }*.
arrakis-told-wormsign-flipped = **{ $side }** came upon a wormsign in *{ $area }*: { $sign }.
arrakis-told-hazards-flipped = { $count ->
    [one] 1 wormsign was
   *[other] { $count } wormsigns were
} turned over: { $n ->
    [0] no sandworm
    [one] a sandworm in *{ $areas }*
   *[other] sandworms in *{ $areas }*
}.
arrakis-told-hazards-limited = { $count } wormsigns were turned over, and { $found } hid a sandworm. At most { $most } appear: **{ $side }** choose where.
arrakis-told-worm-appeared = { $kind ->
    [wild_maker] The { $worm }
   *[sandworm] { $n ->
        [one] A { $worm }
       *[other] { $n } sandworms
    }
} appeared in *{ $areas }*.
arrakis-told-worm-moved = The { $worm } went from *{ $area }* to *{ $end }*.
arrakis-told-worm-struck = A sandworm attacked *{ $area }* and dealt { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
}.
arrakis-told-worm-struck-harvester = A sandworm attacked *{ $area }*.
arrakis-told-maker-swapped = **{ $side }** swapped the Wild Maker in *{ $area }* for a sandworm.
arrakis-told-storm-struck = The storm over *{ $area }* dealt { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
}.
arrakis-told-harvester-lost = **{ $side }** lost the harvester in *{ $area }*.
arrakis-told-rescued = **{ $side }** saved the harvester in *{ $area }* by carryall.
arrakis-told-looked-wormsign = **{ $side }** looked at the wormsign in *{ $area }*.
arrakis-told-looked-wormsign-seen = **{ $side }** looked at the wormsign in *{ $area }*: { $sign }.
arrakis-told-looked-station = **{ $side }** looked at the station in *{ $area }*.
arrakis-told-looked-station-seen = **{ $side }** looked at the station in *{ $area }*: { $marker }.
arrakis-told-scouted = **{ $side }** scouted *{ $area }*.
arrakis-told-sought = **{ $side }** sought out the ‘Mahdi’: Paul and his legion are held in the next turn.
arrakis-told-truth-bound = **{ $side }** must use a { $result } die next.
arrakis-told-detonated = **{ $side }** detonated the family atomics: *{ $area }* is desert.
arrakis-told-displaced = **{ $side }** were driven from *{ $area }* to *{ $end }*.
arrakis-told-families = **{ $side }** brought the families of *{ $area }* to *{ $end }*.
arrakis-told-station = **{ $side }** took the ecological station in *{ $area }*: *{ $marker }*{ $now ->
    [0] {""}
   *[other] {" "}advanced to { $now }
}.
arrakis-told-supremacy = Supremacy rose by { $steps } to { $now }.
arrakis-told-marker = { $parts }.
# The first of several bears the verb.
arrakis-each-marker = *{ $marker }*{ $first ->
    [yes] {" "}advanced
   *[no] {""}
} by { $steps } to { $now }
arrakis-told-marker-back = *{ $marker }* went back by { $steps } to { $now }.
arrakis-told-marker-lowered = **{ $side }** moved *{ $imperium }* down to row { $now }.
arrakis-told-atomics-unlocked = **{ $side }** may now use the family atomics.
arrakis-told-harvested = **{ $side }** harvested { $spice } spice with { $count ->
    [one] 1 harvester
   *[other] { $count } harvesters
}{ $reserve ->
    [0] {""}
   *[other] {" "}and took { $reserve } from the reserve
}.
arrakis-told-spice-spent = The harvest is paid out. The Imperium now: { $rows }. Bans until the next harvest: { $bans }.
arrakis-told-won-stalemate = The war was broken off. The secret objective was { $objectives }.
arrakis-told-won-supremacy = **{ $side }** won: supremacy over Arrakis is theirs. The secret objective was { $objectives }.
arrakis-told-won-objective = **{ $side }** won: the prophecy is fulfilled. The secret objective was { $objectives }.
