### Hra s kostkami: otázky a výrazy.

dice-title = Kostková hra Duna
dice-you = ty
    .gen = tebe
    .dat = tobě
    .acc = tebe
dice-forces = { $count ->
    [one] 1 sílu
    [few] { $count } síly
   *[other] { $count } sil
}
