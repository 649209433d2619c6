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

dice-awaits-house = výběr rodu
dice-awaits-start = první jednotky
dice-awaits-predict = předpověď vítěze
dice-awaits-freeze = kostky
dice-awaits-invited = odpověď na pozvání: { $who }
dice-awaits-deal-answer = odpověď na nabídku: { $who }
dice-awaits-offer-leader = vůdce do bitvy: { $region }
dice-awaits-commit = jednotky do bitvy: { $region }
dice-awaits-storm-loss = co vezme bouře: { $region }
