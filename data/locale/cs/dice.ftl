### Hra s kostkami: otázky a výrazy.

dice-title = Duna: kostková hra
dice-you = ty
    .gen = tebe
    .dat = tobě
    .acc = tebe
    .loc = tobě
    .ins = tebou
dice-forces = { $count ->
    [one] 1 jednotku
    [few] { $count } jednotky
   *[other] { $count } jednotek
}
