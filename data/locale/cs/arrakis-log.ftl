### Válka o Arrakis: záznam. Mluví se o stranách, v přítomném čase a v množném čísle.

arrakis-told-seated = { $person ->
    [you] Hraješ za **{ FORM($side, "acc") }**.
   *[other] **{ $who }** hraje za **{ FORM($side, "acc") }**.
}
arrakis-told-round = Začíná { $round }. kolo.
arrakis-told-drew = **{ $side }** dobírají { $parts }.
arrakis-each-drew = { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
} z balíčku *{ FORM($deck, "gen") }*
arrakis-each-drew-seen = *{ FORM($cards, "acc") }* z balíčku *{ FORM($deck, "gen") }*
arrakis-told-played = **{ $side }** hrají kartu *{ $card }*.
arrakis-told-moved = **{ $side }** přesouvají { $parts }.
arrakis-each-moved = { FORM($forces, "acc") } z oblasti *{ $area }* do oblasti *{ $end }*
arrakis-told-attacked = **{ $side }** { $surprise ->
    [yes] překvapivě útočí
   *[no] útočí
} z oblasti *{ $area }* na oblast *{ $end }*.
arrakis-told-battle-hits = **{ $side }** { $hits ->
    [0] nezasahují ani jednou
    [one] zasahují jednou
   *[other] zasahují { $hits }krát
} a { $suffered ->
    [0] nedostávají žádný zásah
    [one] dostávají 1 zásah
    [few] dostávají { $suffered } zásahy
   *[other] dostávají { $suffered } zásahů
}.
arrakis-told-battle-won = **{ $side }** vyhrávají bitvu o oblast *{ $area }*.
arrakis-told-battle-held = **{ $side }** úspěšně brání oblast *{ $area }*.
