### Slova na obrázcích. Krátká: na obrázku je málo místa.

picture-or = nebo
picture-legend = Co znamenají ikony
picture-sends-anywhere = kterýkoli tvůj agent na kterékoli pole
picture-emperor = Imperátor
picture-guild = Kosmická gilda
picture-bene-gesserit = Bene Gesserit
picture-fremen = Fremeni
picture-landsraad = Landsraad
picture-city = Města
picture-spice-trade = Obchod s kořením
picture-forces = Síly
picture-influence = Vliv
picture-round = { $round }. kolo z { $of }
picture-phase-leaders = Vůdci
picture-phase-turns = Tahy
picture-phase-combat = Boj
picture-phase-endgame = Závěr
picture-phase-over = Konec
picture-turn = Na tahu: { $name }
picture-awaited = Rozhoduje: { $name }
picture-awaited-many = { $count ->
    [one] Rozhoduje { $count } hráč
    [few] Rozhodují { $count } hráči
   *[other] Rozhoduje { $count } hráčů
}
picture-revealed = odhaleno
picture-box-agent = Agent
picture-box-reveal = Odhalení
picture-box-cost = Cena
picture-box-visit = Návštěva
picture-kind-plot = Tajné plány
picture-kind-combat = Boj
picture-kind-endgame = Konec hry
# Křivka skončené hry. Bilance říká, o kolik je hráč napřed (+) nebo pozadu (−).
picture-curve-chances = Naděje na výhru po každém tahu
picture-curve-balances = Kdo je napřed po každém tahu
picture-curve-round = { $round }. kolo { $value }
picture-free-seat = volné místo
picture-film = Film, { $turns ->
    [one] jeden tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
}. Na konci: { $end }
picture-lobby = Stůl se plní. Sedí tu: { $names }.
picture-nobody = zatím nikdo
picture-deck-top = další karta tvého balíčku
picture-row = Imperiální řada · { $left ->
    [one] { $left } karta
    [few] { $left } karty
   *[other] { $left } karet
} v balíčku
picture-reserve = Stálá zásoba
picture-leaders = Vůdci na výběr
picture-leader-taken = { $house }, obsazeno: { $name }
picture-waiting = Čeká na odhalení: { $cards }
picture-pile-in-play = Ve hře: { $count }
picture-pile-discard = Odložené: { $count }
picture-pile-trashed = Zničené: { $count }
picture-more = a další: { $count }
picture-wins = Vítězí { $name }
picture-source = { $source } { $points }
picture-chart = Vítězné body po kolech

## Co se čte místo obrázku, a plán slovy

picture-none = nic
picture-alt-round = { $round ->
    [0] Před prvním kolem.
   *[other] { $round }. kolo z { $of }, { $phase }.
}
picture-tie = Remíza
picture-alt-left-out = { $count ->
    [one] Ještě jedna věta je ve slovech obrázku.
    [few] Ještě { $count } věty jsou ve slovech obrázku.
   *[other] Ještě { $count } vět je ve slovech obrázku.
}
picture-alt-changed = Nové: { $changes }.
picture-alt-sent = { $name }: { $place }
picture-alt-points = { $name } { $change } VB
picture-alt-conflict = Střet { $name }: { $forces }.
picture-alt-force = { $name } { $strength }, { $troops ->
    [one] 1 jednotka
    [few] { $troops } jednotky
   *[other] { $troops } jednotek
}
picture-alt-nobody-fights = nikdo tam nemá jednotky
picture-alt-scores = Vítězné body: { $scores }.
picture-alt-count = { $name } { $count }
picture-alt-free = Volná pole: { $places }.
picture-alt-hand = Tvá ruka: { $cards }
picture-alt-intrigue = Intriky: { $cards }
picture-alt-card = { $count ->
    [one] {""}
    [few] { $count } ×{" "}
   *[other] { $count } ×{" "}
}{ $name }: { $effects }
picture-alt-source = { $source } { $points }
picture-alt-sources = { $name }: { $sources }.
picture-alt-goods = { $name }: VB { $points }, soláry { $solari }, koření { $spice }, voda { $water }.
picture-alt-offer = { $name } za { $cost }: { $effects }
picture-alt-stack = { $name }, zbývá { $left }.
picture-alt-in-play = Ve hře: { $cards }.
picture-alt-discard = Odložené: { $cards }.
picture-alt-trashed = Zničené: { $cards }.
picture-text-conflict = Střet
picture-text-reward = { $place }. { $reward }
picture-text-first = , první hráč
picture-text-troops = Jednotky: { $garrison } v pevnosti, { $supply } v zásobě, { $troops } ve střetu; síla { $strength }.
picture-text-agents = Agenti k vyslání: { $ready } z { $agents }.
picture-text-cards = Karty: { $hand } v ruce, { $deck } v balíčku, { $discard } odložené, { $intrigue } intrik.
picture-text-influence = Vliv: { $steps }.
picture-text-allied = { $track } (aliance)
picture-text-waiting = Čeká na odhalení: { $cards }.
picture-text-set-aside = Stranou: { $cards }.
picture-text-persuasion = Zbývající přízeň: { $count }.
picture-text-seat = Má křeslo v Nejvyšší radě.
picture-text-revealed = Ruka je odhalená.
picture-text-taken = Stojí tu: { $names }.
picture-text-controlled = Ovládá { $name }.
picture-text-bonus = Bonusové koření: { $count }.
picture-text-voiced = Ostatním uzavírá Hlasem { $name }.
picture-text-copies = { $count ->
    [one] { $name }
    [few] { $count } × { $name }
   *[other] { $count } × { $name }
}
picture-alt-deck-top = Navrchu tvého balíčku: { $name }. { $effects }
picture-text-entry = • { $name }: { $notes }
picture-text-priced = { $name } ({ $cost })
picture-text-left = Zbývá { $count }.
picture-text-row = Imperiální řada
picture-text-hand = Tvé karty

## Podmínky, za svými ikonami

picture-if = { $condition }:
picture-if-other-in-play = ve hře:
picture-if-alliance = :
picture-if-any-alliance = :
picture-if-influence = :
picture-if-influence-with = × { $factions }:
picture-if-council-seat = :
picture-glyph-opponents = :
picture-pile-set-aside = Stranou: { $count }
picture-rival = Protivník
picture-pile-hagal = { $count ->
    [one] Otočená karta rodu Hagal (zbývá 1)
    [few] Otočená karta rodu Hagal (zbývají { $count })
   *[other] Otočená karta rodu Hagal (zbývá { $count })
}
picture-pile-tiles = Dílky technologie: { $count }

## Vzestup Iksu

picture-ix-title = Iks
picture-ix-shipping = Přeprava
picture-ix-players = Lodě a technologie
picture-ix-tile = • { $tile }, { $cost } koření (ve sloupci { $left }): { $text }
picture-ix-tile-up = { $tile }
picture-ix-tile-down = { $tile } (lícem dolů)
picture-ix-tiles = Dílky technologie: { $tiles }.
picture-ix-player = { $name }: přepravní loď na stupni { $level }; vyjednavači { $negotiators }; bitevní lodě { $garrison } v pevnosti, { $conflict } ve střetu, { $stationed } na místech.
