### Co stojí nad výběrem z několika věcí jednoho druhu.

group-card = Vyber kartu
group-send = Poslat agenta kartou
group-space = Vyber pole
group-leader = Vyber si vůdce
group-buy = Vyber kartu nebo karty, které získáš
group-intrigue = Zahrát kartu intrik

one-send = Poslat agenta kartou { $what }
one-space = Jít na pole { $what }
one-buy = Získat { FORM($what, "acc") }
one-intrigue = Zahrát { FORM($what, "acc") }
