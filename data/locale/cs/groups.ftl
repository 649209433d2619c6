### Co stojí nad výběrem z několika věcí jednoho druhu. Do pěti jsou to tlačítka a co dělají, stojí v textu nad nimi.

group-card = Vyber kartu
group-send = Vyslat agenta kartou
group-cards = Vyber kartu
group-space = Vyber pole
group-leader = Vyber si vůdce
group-leader-other = Vyber si jiného vůdce
group-buy = Získat jednu nebo více karet
group-intrigue = Zahrát kartu intrik

## Jediná věc svého druhu a věci stranou hlavní volby jsou tlačítka, která řeknou, co se s nimi dělá.

one-send = Vyslat agenta kartou { $what }
one-space = Jít na pole { $what }
one-buy = Získat { FORM($what, "acc") }
one-intrigue = Zahrát { FORM($what, "acc") }
