### Hra s kostkami: záznam.

dice-told-house-chosen = { $person ->
    [you] Hraješ za *{ FORM($house, "acc") }*.
   *[other] **{ $who }** hraje za *{ FORM($house, "acc") }*.
}
dice-told-turn = { $person ->
    [you] { $round }. kolo: bereš si kostky (*{ $house }*).
   *[other] { $round }. kolo: kostky si bere **{ $who }** (*{ $house }*).
}
dice-told-invited = { $person ->
    [you] Nabízíš spojenectví **{ FORM($other, "dat") }**.
   *[other] **{ $who }** nabízí spojenectví **{ FORM($other, "dat") }**.
}
dice-told-battle = { $person ->
    [you] Útočíš na { FORM($houses, "acc") } v regionu *{ $region }*.
   *[other] **{ $who }** útočí na { FORM($houses, "acc") } v regionu *{ $region }*.
}
dice-told-storm-loss = { $person ->
    [you] Bouře ti v regionu *{ $region }* bere { $forces }.
   *[other] Bouře bere **{ FORM($who, "dat") }** v regionu *{ $region }* { $forces }.
}
dice-told-won-sole = { $person ->
    [you] Vyhráváš za *{ FORM($house, "acc") }*, bez spojence.
   *[other] Vyhrává **{ $who }** za *{ FORM($house, "acc") }*, bez spojence.
}
