### The dice game: what is told in the log. Names of players in bold, places and cards in italics.

dice-told-storm-placed = The storm gathered over zone { $zone }.
dice-told-equipment-laid = Equipment was laid out: { $laid }; { $left } was left over.
dice-laid-part = { $equipment } in *{ $region }*
dice-told-starting-player = { $person ->
    [you] You are the starting player and choose a House last.
   *[other] **{ $who }** is the starting player and chooses a House last.
}
dice-told-house-chosen = { $person ->
    [you] You play *{ $house }*.
   *[other] **{ $who }** plays *{ $house }*.
}
dice-told-prepared = { $person ->
    [you] You placed { $forces } { $each ->
        [yes] each in
       *[no] in
    } *{ $regions }*.
   *[other] **{ $who }** placed { $forces } { $each ->
        [yes] each in
       *[no] in
    } *{ $regions }*.
}
dice-told-leftover-placed = { $person ->
    [you] You put the left-over { $equipment } in *{ $region }*.
   *[other] **{ $who }** put the left-over { $equipment } in *{ $region }*.
}
dice-told-predicted = { $person ->
    [you] You predicted that *{ $house }* will win alone.
   *[other] **{ $who }** wrote down a prediction.
}

dice-told-turn = { $person ->
    [you] Round { $round }: you ({ $house }) took the dice.
   *[other] Round { $round }: **{ $who }** ({ $house }) took the dice.
}
dice-told-took = { $person ->
    [you] Round { $round }: you ({ $house }) took the dice and rolled { $dice }.
   *[other] **{ $who }** ({ $house }) took the dice and rolled { $dice }.
}
dice-told-rolled = { $person ->
    [you] You rolled { $dice }.
   *[other] **{ $who }** rolled { $dice }.
}
dice-told-kept = { $person ->
    [you] You kept { $dice }, after { $rolls ->
        [one] one roll
       *[other] { $rolls } rolls
    }.
   *[other] **{ $who }** kept { $dice }, after { $rolls ->
        [one] one roll
       *[other] { $rolls } rolls
    }.
}
dice-told-thumper-used = { $person ->
    [you] You called Shai-Hulud away with your thumper.
   *[other] **{ $who }** called Shai-Hulud away with a thumper.
}
dice-told-turned-to-poison = { $person ->
    [you] You had Piter de Vries turn the vendetta die to Poison.
   *[other] **{ $who }** had Piter de Vries turn the vendetta die to Poison.
}
dice-told-symbol-named = { $person ->
    [you] You named *{ $house }*: its dice count as your own.
   *[other] **{ $who }** named *{ $house }*: its dice count as the Bene Tleilax's own.
}

dice-told-invited = { $person ->
    [you] You offered **{ $other }** an alliance.
   *[other] **{ $who }** offered **{ $other }** an alliance.
}
dice-told-commanded = { $person ->
    [you] You spoke to **{ $other }** with the Voice.
   *[other] **{ $who }** spoke to **{ $other }** with the Voice.
}
dice-told-allied = { $person ->
    [you] You and **{ $other }** became allies for this turn.
   *[other] **{ $who }** and **{ $other }** became allies for this turn.
}
dice-told-alliance-refused = { $person ->
    [you] You refused an alliance with **{ $other }**.
   *[other] **{ $who }** refused an alliance with **{ $other }**.
}

dice-told-left-the-rest = { $person ->
    [you] You left the rest of the turn to **{ $other }**.
   *[other] **{ $who }** left the rest of the turn to **{ $other }**.
}
dice-told-recruited = { $person ->
    [you] You recruited { $what }.
   *[other] **{ $who }** recruited { $what }.
}
dice-told-token-taken = { $person ->
    [you] You took the { $token } from the common supply.
   *[other] **{ $who }** took the { $token } from the common supply.
}
dice-told-thumper-taken = { $person ->
    [you] You took a Thumper from the common supply.
   *[other] **{ $who }** took a Thumper from the common supply.
}
dice-told-token-taken-from = { $person ->
    [you] You took the { $token } from **{ $other }**.
   *[other] **{ $who }** took the { $token } from **{ $other }**.
}
dice-told-killed = { $person ->
    [you] You used { $face } against { $house }: { $forces } in *{ $region }* fell.
   *[other] **{ $who }** used { $face } against { $house }: { $forces } in *{ $region }* fell.
}

dice-told-income = { $person ->
    [you] You got { $die ->
        [0] no spice
       *[other] { $die } spice
    } from the die{ $harvest ->
        [0] {""}
       *[other] {" "}and { $harvest } from Harvesters
    }.
   *[other] **{ $who }** got { $die ->
        [0] no spice
       *[other] { $die } spice
    } from the die{ $harvest ->
        [0] {""}
       *[other] {" "}and { $harvest } from Harvesters
    }.
}
dice-told-harvester-eaten = { $person ->
    [you] Shai-Hulud took your Harvester in *{ $region }*.
   *[other] Shai-Hulud took the Harvester of **{ $who }** in *{ $region }*.
}
dice-told-shipped = { $person ->
    [you] You shipped { $parts }.
   *[other] **{ $who }** shipped { $parts }.
}
dice-shipped-part = { $what } to *{ $region }*
dice-told-mandate = { $person ->
    [you] You took 1 spice for the shipping; your store holds { $store }.
   *[other] **{ $who }** took 1 spice for the shipping; the Guild's store holds { $store }.
}
dice-told-leader-revived = { $person ->
    [you] You had *{ $leader }* revived for { $price } spice.
   *[other] **{ $who }** had *{ $leader }* revived for { $price } spice.
}
dice-told-leader-hired = { $person ->
    [you] You hired *{ $leader }* for { $price } spice.
   *[other] **{ $who }** hired *{ $leader }* for { $price } spice.
}

dice-told-deal-offered = { $person ->
    [you] You offered **{ $other }** a deal: { $deal }.
   *[other] **{ $who }** offered **{ $other }** a deal: { $deal }.
}
dice-told-deal-countered = { $person ->
    [you] You made **{ $other }** a counter-offer: { $deal }.
   *[other] **{ $who }** made **{ $other }** a counter-offer: { $deal }.
}
dice-told-deal-refused = { $person ->
    [you] You refused the deal with **{ $other }**.
   *[other] **{ $who }** refused the deal with **{ $other }**.
}
dice-told-deal-lapsed = { $person ->
    [you] Your offer lapsed unanswered: { $deal }.
   *[other] The offer of **{ $who }** lapsed unanswered: { $deal }.
}
dice-told-deal-agreed = { $person ->
    [you] You agreed.
   *[other] **{ $who }** agreed.
}
dice-told-deal-given = { $person ->
    [you] You granted **{ $other }**: { $deal }.
   *[other] **{ $who }** granted **{ $other }**: { $deal }.
}

dice-told-target = { $person ->
    [you] You chose *{ $region }* as the target region.
   *[other] **{ $who }** chose *{ $region }* as the target region.
}
dice-told-moved = { $person ->
    [you] You moved { $parts } to *{ $region }*.
   *[other] **{ $who }** moved { $parts } to *{ $region }*.
}
dice-moved-part = { $what } from *{ $origin }*

dice-told-battle = { $person ->
    [you] You attacked { $houses } in *{ $region }*.
   *[other] **{ $who }** attacked { $houses } in *{ $region }*.
}
dice-told-no-battle = There was no battle in *{ $region }* after all.
dice-told-fortification = { $person ->
    [you] The Fortification in *{ $region }* destroyed { $forces } of yours and was used up.
   *[other] The Fortification in *{ $region }* destroyed { $forces } of **{ $who }** and was used up.
}
dice-told-infiltrated = { $person ->
    [you] You slipped past the Fortification in *{ $region }*.
   *[other] **{ $who }** slipped past the Fortification in *{ $region }*.
}
dice-told-danced = { $person ->
    [you] Your Face Dancers took the place of { $forces } of { $house } in *{ $region }*.
   *[other] Face Dancers of **{ $who }** took the place of { $forces } of { $house } in *{ $region }*.
}
dice-told-leaders-offered = { $person ->
    [you] You offered { $leaders } for the battle.
   *[other] **{ $who }** offered { $leaders } for the battle.
}
dice-told-fought = { $person ->
    [you] You won in *{ $region }* against **{ $other }**. The attacker committed { $attack } (strength { $attack_strength }), the defender { $defence } (strength { $defence_strength }). { $duel ->
        [yes] All of that is lost, but for the forces that come home from the honourable duel.
       *[no] All of that is lost.
    }
   *[other] **{ $who }** won in *{ $region }* against **{ $other }**. The attacker committed { $attack } (strength { $attack_strength }), the defender { $defence } (strength { $defence_strength }). { $duel ->
        [yes] All of that is lost, but for the forces that come home from the honourable duel.
       *[no] All of that is lost.
    }
}
dice-told-holds = { $person ->
    [you] You hold *{ $region }* with { $forces }.
   *[other] **{ $who }** holds *{ $region }* with { $forces }.
}
dice-told-deserted = Nobody is left in *{ $region }*.
dice-committed = { $what } of { $house }
dice-committed-nothing = nothing
dice-told-routed = { $person ->
    [you] You also lost { $forces } held back there.
   *[other] **{ $who }** also lost { $forces } held back there.
}
dice-told-saved = { $person ->
    [you] { $ability }: { $forces } of yours went to your House card.
   *[other] { $ability }: { $forces } of **{ $who }** went to the House card.
}

dice-told-equipment-returned = { $person ->
    [you] You returned the { $equipment } of *{ $region }*.
   *[other] **{ $who }** returned the { $equipment } of *{ $region }*.
}
dice-told-equipment-placed = { $person ->
    [you] You placed { $placed } in *{ $region }*.
   *[other] **{ $who }** placed { $placed } in *{ $region }*.
}
dice-told-storm-moved = The storm moved { $arrow ->
    [west] west
   *[east] east
} to zone { $zone }.
dice-told-ornithopter-lost = The storm destroyed the Ornithopter in *{ $region }*.
dice-told-storm-loss = { $person ->
    [you] The storm took { $forces } of yours in *{ $region }*.
   *[other] The storm took { $forces } of **{ $who }** in *{ $region }*.
}
dice-told-storm-evacuated = { $person ->
    [you] The storm drove { $forces } of yours from *{ $region }* back to your House card.
   *[other] The storm drove { $forces } of **{ $who }** from *{ $region }* back to the House card.
}
dice-told-choam = { $person ->
    [you] You stored { $added } spice at the CHOAM office; your store holds { $store }.
   *[other] **{ $who }** stored { $added } spice at the CHOAM office; the store holds { $store }.
}

dice-told-prediction-shown = { $person ->
    [you] You had predicted the victory of *{ $house }*.
   *[other] **{ $who }** had predicted the victory of *{ $house }*.
}
dice-told-won-sole = { $person ->
    [you] You won alone with *{ $house }*.
   *[other] **{ $who }** won alone with *{ $house }*.
}
dice-told-won-alliance = { $person ->
    [you] You and **{ $other }** won together.
   *[other] **{ $who }** and **{ $other }** won together.
}
dice-told-won-guild = { $person ->
    [you] Nobody else had won by the end of the last round: you won with the *{ $house }*.
   *[other] Nobody else had won by the end of the last round: **{ $who }** won with the *{ $house }*.
}
dice-told-won-prediction = { $person ->
    [you] You had foreseen the victory of *{ $house }* and won in its place.
   *[other] **{ $who }** had foreseen the victory of *{ $house }* and won in its place.
}
dice-told-won-nobody = Nobody had won by the end of the last round. The Spacing Guild wins, and nobody plays it.
