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

## Deska, ruka, řada, výsledek

picture-sends-anywhere = kterýkoli tvůj agent na kterékoli pole
picture-forces = Síly
picture-phase-leaders = Vůdci
picture-phase-turns = Tahy
picture-phase-combat = Boj
picture-phase-endgame = Závěr
picture-phase-over = Konec
picture-awaited = Rozhoduje: { $name }
picture-awaited-many = { $count ->
    [few] Rozhodují { $count } hráči
   *[other] Rozhoduje { $count } hráčů
}
picture-revealed = odhaleno
picture-kind-plot = Tajné plány
picture-kind-combat = Boj
picture-kind-endgame = Konec hry
picture-free-seat = volné místo
picture-nobody = zatím nikdo
picture-deck-top = další karta tvého balíčku
picture-waiting = Čeká na odhalení: { $cards }
picture-pile-in-play = Ve hře: { $count }
picture-pile-discard = Odložené: { $count }
picture-pile-trashed = Zničené: { $count }
picture-pile-set-aside = Stranou: { $count }
picture-more = a další: { $count }
picture-wins = Vítězí { $name }
picture-chart = Vítězné body po kolech
picture-rival = Protivník
