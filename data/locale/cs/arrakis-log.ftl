### Válka o Arrakis: záznam. Mluví se o stranách, v přítomném čase a v množném čísle.

arrakis-told-seated = { $person ->
    [you] Hraješ za **{ FORM($side, "acc") }**.
   *[other] **{ $who }** hraje za **{ FORM($side, "acc") }**.
}
arrakis-told-round = Začíná { $round }. kolo.
arrakis-told-drew = **{ $side }** dobírají { $parts }.
arrakis-each-drew = { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
} z balíčku *{ $deck }*
arrakis-each-drew-seen = *{ $cards }* z balíčku *{ $deck }*
arrakis-told-played = **{ $side }** hrají kartu *{ $card }*.
arrakis-told-moved = **{ $side }** přesouvají { $parts }.
arrakis-each-moved = { FORM($forces, "acc") } z oblasti *{ $area }* do oblasti *{ $end }*
arrakis-told-attacked = **{ $side }** { $surprise ->
    [yes] nečekaně útočí
   *[no] útočí
} z oblasti *{ $area }* na oblast *{ $end }*.
arrakis-told-battle-hits = **{ $side }** zasahují { $hits ->
    [one] jednou
   *[other] { $hits }krát
}, zásahů utrpí { $suffered }.
arrakis-told-battle-won = **{ $side }** vyhrávají bitvu o oblast *{ $area }*.
arrakis-told-battle-held = **{ $side }** brání oblast *{ $area }* úspěšně.
