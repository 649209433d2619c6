### The dice game: what is told in the log. Names of players in bold, places and cards in italics.

dice-told-storm-placed = The storm gathered over zone { $zone }.
dice-told-equipment-laid = Equipment was laid out: { $laid }; { $left } was left over.
dice-laid-part = { $equipment } in *{ $region }*
dice-told-starting-player = **{ $who }** is the starting player and chooses a House last.
dice-told-starting-player-you = You are the starting player and choose a House last.
dice-told-house-chosen = **{ $who }** plays *{ $house }*.
dice-told-house-chosen-you = You play *{ $house }*.
dice-told-prepared = **{ $who }** placed { $forces } { $each ->
    [yes] each in
   *[no] in
} *{ $regions }*.
dice-told-prepared-you = You placed { $forces } { $each ->
    [yes] each in
   *[no] in
} *{ $regions }*.
dice-told-leftover-placed = **{ $who }** put the left-over { $equipment } in *{ $region }*.
dice-told-leftover-placed-you = You put the left-over { $equipment } in *{ $region }*.
dice-told-predicted = **{ $who }** wrote down a prediction.
dice-told-predicted-you = You predicted that *{ $house }* will win alone.

dice-told-turn = Round { $round }: **{ $who }** ({ $house }) took the dice.
dice-told-turn-you = Round { $round }: you ({ $house }) took the dice.
dice-told-rolled = **{ $who }** rolled { $dice }.
dice-told-rolled-you = You rolled { $dice }.
dice-told-kept = **{ $who }** kept { $dice }, after { $rolls ->
    [one] one roll
   *[other] { $rolls } rolls
}.
dice-told-kept-you = You kept { $dice }, after { $rolls ->
    [one] one roll
   *[other] { $rolls } rolls
}.
dice-told-thumper-used = **{ $who }** called Shai-Hulud away with a thumper.
dice-told-thumper-used-you = You called Shai-Hulud away with your thumper.
dice-told-turned-to-poison = **{ $who }** had Piter de Vries turn the vendetta die to Poison.
dice-told-turned-to-poison-you = You had Piter de Vries turn the vendetta die to Poison.
dice-told-symbol-named = **{ $who }** named *{ $house }*: its dice count as the Bene Tleilax's own.
dice-told-symbol-named-you = You named *{ $house }*: its dice count as your own.

dice-told-invited = **{ $who }** offered **{ $other }** an alliance.
dice-told-invited-you = You offered **{ $other }** an alliance.
dice-told-commanded = **{ $who }** spoke to **{ $other }** with the Voice.
dice-told-commanded-you = You spoke to **{ $other }** with the Voice.
dice-told-allied = **{ $who }** and **{ $other }** became allies for this turn.
dice-told-allied-you = You and **{ $other }** became allies for this turn.
dice-told-alliance-refused = **{ $who }** refused an alliance with **{ $other }**.
dice-told-alliance-refused-you = You refused an alliance with **{ $other }**.

dice-told-recruited = **{ $who }** recruited { $what }.
dice-told-recruited-you = You recruited { $what }.
dice-told-token-taken = **{ $who }** took the { $token } from the common supply.
dice-told-token-taken-you = You took the { $token } from the common supply.
dice-told-thumper-taken = **{ $who }** took a Thumper from the common supply.
dice-told-thumper-taken-you = You took a Thumper from the common supply.
dice-told-token-taken-from = **{ $who }** took the { $token } from **{ $other }**.
dice-told-token-taken-from-you = You took the { $token } from **{ $other }**.
dice-told-killed = **{ $who }** used { $face } against { $house }: { $forces } in *{ $region }* fell.
dice-told-killed-you = You used { $face } against { $house }: { $forces } in *{ $region }* fell.

dice-told-income = **{ $who }** had { $die } spice from the die{ $harvest ->
    [0] {""}
   *[other] {" "}and { $harvest } from Harvesters
}.
dice-told-income-you = You have { $die } spice from the die{ $harvest ->
    [0] {""}
   *[other] {" "}and { $harvest } from Harvesters
}.
dice-told-harvester-eaten = Shai-Hulud took the Harvester of **{ $who }** in *{ $region }*.
dice-told-harvester-eaten-you = Shai-Hulud took your Harvester in *{ $region }*.
dice-told-shipped = **{ $who }** shipped { $parts }.
dice-told-shipped-you = You shipped { $parts }.
dice-shipped-part = { $what } to *{ $region }*
dice-told-mandate = **{ $who }** took 1 spice for the shipping; the Guild's store holds { $store }.
dice-told-mandate-you = You took 1 spice for the shipping; your store holds { $store }.
dice-told-leader-revived = **{ $who }** had *{ $leader }* revived for { $price } spice.
dice-told-leader-revived-you = You had *{ $leader }* revived for { $price } spice.
dice-told-leader-hired = **{ $who }** hired *{ $leader }* for { $price } spice.
dice-told-leader-hired-you = You hired *{ $leader }* for { $price } spice.

dice-told-deal-offered = **{ $who }** offered **{ $other }** a deal: { $deal }.
dice-told-deal-offered-you = You offered **{ $other }** a deal: { $deal }.
dice-told-deal-countered = **{ $who }** made **{ $other }** a counter-offer: { $deal }.
dice-told-deal-countered-you = You made **{ $other }** a counter-offer: { $deal }.
dice-told-deal-refused = **{ $who }** refused the deal with **{ $other }**.
dice-told-deal-refused-you = You refused the deal with **{ $other }**.
dice-told-deal-agreed = **{ $who }** agreed.
dice-told-deal-agreed-you = You agreed.
dice-told-deal-given = **{ $who }** granted **{ $other }**: { $deal }.
dice-told-deal-given-you = You granted **{ $other }**: { $deal }.

dice-told-target = **{ $who }** chose *{ $region }* as the target region.
dice-told-target-you = You chose *{ $region }* as the target region.
dice-told-moved = **{ $who }** moved { $parts } to *{ $region }*.
dice-told-moved-you = You moved { $parts } to *{ $region }*.
dice-moved-part = { $what } from *{ $origin }*

dice-told-battle = **{ $who }** attacked { $houses } in *{ $region }*.
dice-told-battle-you = You attacked { $houses } in *{ $region }*.
dice-told-no-battle = There was no battle in *{ $region }* after all.
dice-told-fortification = The Fortification in *{ $region }* destroyed { $forces } of **{ $who }** and was used up.
dice-told-fortification-you = The Fortification in *{ $region }* destroyed { $forces } of yours and was used up.
dice-told-infiltrated = **{ $who }** passed the Fortification in *{ $region }* by.
dice-told-infiltrated-you = You passed the Fortification in *{ $region }* by.
dice-told-danced = Face Dancers of **{ $who }** took the place of { $forces } of { $house } in *{ $region }*.
dice-told-danced-you = Your Face Dancers took the place of { $forces } of { $house } in *{ $region }*.
dice-told-leaders-offered = **{ $who }** offered { $leaders } for the battle.
dice-told-leaders-offered-you = You offered { $leaders } for the battle.
dice-told-fought = **{ $who }** won in *{ $region }* against **{ $other }**. The attack committed { $attack }: strength { $attack_strength }. The defence committed { $defence }: strength { $defence_strength }.
dice-told-fought-you = You won in *{ $region }* against **{ $other }**. The attack committed { $attack }: strength { $attack_strength }. The defence committed { $defence }: strength { $defence_strength }.
dice-committed = { $what } of { $house }
dice-committed-nothing = nothing
dice-told-routed = **{ $who }** also lost { $forces } held back there.
dice-told-routed-you = You also lost { $forces } held back there.
dice-told-saved = { $ability }: { $forces } of **{ $who }** went to the House card.
dice-told-saved-you = { $ability }: { $forces } of yours went to your House card.

dice-told-equipment-returned = **{ $who }** returned the { $equipment } of *{ $region }*.
dice-told-equipment-returned-you = You returned the { $equipment } of *{ $region }*.
dice-told-equipment-placed = **{ $who }** placed { $placed } in *{ $region }*.
dice-told-equipment-placed-you = You placed { $placed } in *{ $region }*.
dice-told-storm-moved = The storm moved { $arrow ->
    [west] west
   *[east] east
} to zone { $zone }.
dice-told-ornithopter-lost = The storm destroyed the Ornithopter in *{ $region }*.
dice-told-storm-loss = The storm took { $forces } of **{ $who }** in *{ $region }*.
dice-told-storm-loss-you = The storm took { $forces } of yours in *{ $region }*.
dice-told-storm-evacuated = The storm drove { $forces } of **{ $who }** from *{ $region }* back to the House card.
dice-told-storm-evacuated-you = The storm drove { $forces } of yours from *{ $region }* back to your House card.
dice-told-choam = **{ $who }** stored { $added } spice at the CHOAM office; the store holds { $store }.
dice-told-choam-you = You stored { $added } spice at the CHOAM office; your store holds { $store }.

dice-told-prediction-shown = **{ $who }** had predicted the victory of *{ $house }*.
dice-told-prediction-shown-you = You had predicted the victory of *{ $house }*.
dice-told-won-sole = **{ $who }** won alone with *{ $house }*.
dice-told-won-sole-you = You won alone with *{ $house }*.
dice-told-won-alliance = **{ $who }** and **{ $other }** won together.
dice-told-won-alliance-you = You and **{ $other }** won together.
dice-told-won-guild = Nobody else had won by the end of the last round: **{ $who }** won with the *{ $house }*.
dice-told-won-guild-you = Nobody else had won by the end of the last round: you won with the *{ $house }*.
dice-told-won-prediction = **{ $who }** had foreseen the victory of *{ $house }* and won in its place.
dice-told-won-prediction-you = You had foreseen the victory of *{ $house }* and won in its place.
dice-told-won-nobody = Nobody had won by the end of the last round. The Spacing Guild wins, and nobody plays it.
