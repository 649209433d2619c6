### Slova na obrázcích. Krátká: na obrázku je málo místa.

picture-emperor = Imperátor
picture-guild = Kosmická gilda
picture-bene-gesserit = Bene Gesserit
picture-fremen = Fremeni
picture-landsraad = Landsraad
picture-city = Města
picture-spice-trade = Obchod s kořením
picture-influence = Vliv
picture-round = { $round }. kolo z { $of }
picture-turn = Na tahu: { $name }
picture-row = Imperiální řada · { $left ->
    [one] { $left } karta
    [few] { $left } karty
   *[other] { $left } karet
} v balíčku
picture-reserve = Stálá zásoba
picture-leaders = Vůdci na výběr
picture-leader-taken = { $house }, obsazeno: { $name }
picture-or = nebo
picture-box-agent = Agent
picture-box-reveal = Odhalení
picture-box-cost = Cena
picture-box-visit = Návštěva
picture-if-other-in-play = ve hře:
