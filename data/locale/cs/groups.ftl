### Co stojí nad výběrem z několika věcí jednoho druhu.

group-card = Vyber kartu
group-send = Poslat agenta s kartou
group-space = Vyber pole
group-leader = Vyber vůdce
group-buy = Vyber kartu, kterou získáš
group-intrigue = Zahrát kartu intrik

one-send = Poslat agenta s kartou { $what }
one-space = Jít na pole { $what }
one-buy = Získat { FORM($what, "acc") }
one-intrigue = Zahrát { FORM($what, "acc") }
