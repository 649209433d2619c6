### Slova na obrázcích Války o Arrakis. Krátká: na obrázku je málo místa.

## Dvě písmena pro každého pojmenovaného velitele

picture-arrakis-leader-paul-atreides = PA
picture-arrakis-leader-paul-muad-dib = MD
picture-arrakis-leader-lady-jessica = LJ
picture-arrakis-leader-reverend-mother-jessica = CM
picture-arrakis-leader-gurney-halleck = GH
picture-arrakis-leader-alia = AL
picture-arrakis-leader-stilgar = ST
picture-arrakis-leader-chani = CH
picture-arrakis-leader-wild-maker = DT
picture-arrakis-leader-baron-harkonnen = BH
picture-arrakis-leader-beast-rabban = BR
picture-arrakis-leader-feyd-rautha = FR
picture-arrakis-leader-thufir-hawat = TH
picture-arrakis-leader-captain-aramsham = KA
picture-arrakis-leader-gaius-helen-mohiam = HM
picture-arrakis-leader-shaddam-iv = SH

## Vedle mapy

picture-arrakis-round = { $round }. kolo · { $phase }
picture-arrakis-round-short = { $round }. kolo
picture-arrakis-over = Válka skončila
picture-arrakis-won = { $count ->
    [one] Vítězí
    [few] Vítězí
   *[other] Vítězí
} { $names }
picture-arrakis-automa = Automa Mahdí
picture-arrakis-automa-plans = { $target } · { $sector } · { $dice ->
    [one] { $dice } kostka k hodu
    [few] { $dice } kostky k hodu
   *[other] { $dice } kostek k hodu
}
picture-arrakis-supremacy = Nadvláda
picture-arrakis-marker-kh = Kwisatz Haderach
picture-arrakis-marker-sd = Písečný lid
picture-arrakis-marker-jh = Džihád
picture-arrakis-ahead = Kdo vede
picture-arrakis-share = { $percent } %
picture-arrakis-visions = Karty · splněno { $claims } ze 2
picture-arrakis-spice-left = Koření { $count }
picture-arrakis-spice-dice = Kostky zde
picture-arrakis-spice-harvesters = Těž. vozidla
picture-arrakis-spice-ornithopters = Ornitoptéry
picture-arrakis-spice-carryalls = Karyoly
picture-arrakis-slot-leadership = Velení
picture-arrakis-slot-strategy = Strategie
picture-arrakis-slot-deployment = Výsadek
picture-arrakis-slot-mentat = Mentat
picture-arrakis-slot-house = Rod
picture-arrakis-slot-desert-power = Červi
picture-arrakis-tank = Nádrž
picture-arrakis-reserve = Zásoba
picture-arrakis-decks = Balíčky
picture-arrakis-left-over = Jednotky v zásobě
picture-arrakis-choose = { $count ->
    [one] Jedno místo na výběr
    [few] { $count } místa na výběr
   *[other] { $count } míst na výběr
}
picture-arrakis-choose-from = { $count ->
    [0] { $area }
    [one] Z oblasti { $area }: jedna cesta
    [few] Z oblasti { $area }: { $count } cesty
   *[other] Z oblasti { $area }: { $count } cest
}
picture-arrakis-ban = Sankce, { $name }: { $ban }
picture-arrakis-spice-columns = Každý řádek desky koření říká, kolik harkonnenských kostek tu zůstává a kolik těžebních vozidel, ornitoptér a karyolů se umísťuje. Který řádek platí, určuje nejnižší žeton.
picture-arrakis-hand = { $count ->
    [one] Tvá plánovací karta
    [few] Tvé { $count } plánovací karty
   *[other] Tvých { $count } plánovacích karet
}
picture-arrakis-objective = Tajný cíl
picture-arrakis-no-cards = Nemáš žádnou plánovací kartu.
picture-arrakis-deck-house-atreides = Rod Atreidů
picture-arrakis-deck-fremen-ally = Fremeni
picture-arrakis-deck-house-harkonnen = Rod Harkonnenů
picture-arrakis-deck-corrino-ally = Corrino
picture-arrakis-when-action = V akční fázi
picture-arrakis-when-end-of-round = Na konci kola
picture-arrakis-stand-in = Náhrada
picture-arrakis-place-ready = mimo mapu
picture-arrakis-place-board = na mapě
picture-arrakis-place-tank = v nádrži
picture-arrakis-exhausted = vyčerpáno · { $place }

## Bitva

picture-arrakis-battle-battle = Bitva o oblast { $area }, { $round }. kolo
picture-arrakis-battle-surprise = Překvapivý útok na oblast { $area }, { $round }. kolo
picture-arrakis-battle-strike = Úder na oblast { $area }
picture-arrakis-battle-worm = Písečný červ útočí na oblast { $area }
picture-arrakis-battle-storm = Bouře nad oblastí { $area }
picture-arrakis-attack = Útok
picture-arrakis-defence = Obrana
picture-arrakis-hits = { $count ->
    [one] 1 zásah
    [few] { $count } zásahy
   *[other] { $count } zásahů
}
picture-arrakis-shields = { $count ->
    [one] 1 štít
    [few] { $count } štíty
   *[other] { $count } štítů
}
picture-arrakis-cards-spent = { $count ->
    [one] 1 odhozená karta
    [few] { $count } odhozené karty
   *[other] { $count } odhozených karet
}
picture-arrakis-suffers = { $count ->
    [0] beze ztrát
    [one] dostává 1 zásah
    [few] dostává { $count } zásahy
   *[other] dostává { $count } zásahů
}

## Co se čte místo obrázku, a mapa slovy

picture-arrakis-area = { $name } ({ $code })
picture-arrakis-side-atreides = Atreidové
picture-arrakis-side-harkonnen = Harkonnenové
picture-arrakis-legion = { $side } { $figures }
picture-arrakis-units-regular = { $count ->
    [one] 1 běžná
    [few] { $count } běžné
   *[other] { $count } běžných
}
picture-arrakis-units-elite = { $count ->
    [one] 1 elitní
    [few] { $count } elitní
   *[other] { $count } elitních
}
picture-arrakis-units-special-atreides = { $count ->
    [one] 1 fedajkin
    [few] { $count } fedajkinové
   *[other] { $count } fedajkinů
}
picture-arrakis-units-special-harkonnen = { $count ->
    [one] 1 sardaukar
    [few] { $count } sardaukaři
   *[other] { $count } sardaukarů
}
picture-arrakis-units-generic-atreides = { $count ->
    [one] 1 naib
    [few] { $count } naibové
   *[other] { $count } naibů
}
picture-arrakis-units-generic-harkonnen = { $count ->
    [one] 1 bašár
    [few] { $count } bašárové
   *[other] { $count } bašárů
}
picture-arrakis-units-tokens = { $count ->
    [one] 1 žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
}{ $known ->
    [none] {""}
   *[other] {" "}[{ $known }]
}
picture-arrakis-text-sietch = síč úrovně { $rank }{ $hidden ->
    [yes] , lícem dolů
   *[no] {""}
}
picture-arrakis-text-settlement = osada úrovně { $rank }
picture-arrakis-text-sandworm = písečný červ
picture-arrakis-text-wild-maker = divoký tvůrce
picture-arrakis-text-harvester = těžební vozidlo
picture-arrakis-text-ornithopter = ornitoptéra
picture-arrakis-text-carryall = karyol
picture-arrakis-text-wormsign = červí výstraha
picture-arrakis-text-station = stanice
picture-arrakis-text-empty = prázdná
picture-arrakis-text-borders = sousedí { $areas }
picture-arrakis-text-walls = za valem { $areas }
picture-arrakis-text-area = • { $area }: { $notes }.
picture-arrakis-text-zone = • { $zone }: { $vehicle }.
picture-arrakis-text-map = Mapa
picture-arrakis-text-vision = • { $name } ({ $when }): { $lines } { $award }.
picture-arrakis-text-board = **{ $name }** · { $board }
picture-arrakis-text-dice = Nepoužité kostky: { $dice }.
picture-arrakis-text-leaders = Velitelé: { $leaders }.
picture-arrakis-text-leader = { $name } ({ $place })
picture-arrakis-text-cards = Plánovací karty v ruce: { $hand }. Benegesseritské žetony: { $tokens }.
picture-arrakis-text-automa = Cíl a těžba: { $plans }. Karty posil: { $count }.
picture-arrakis-text-pools = Červí výstrahy v zásobě: { $wormsigns }. Benegesseritské žetony v zásobě: { $tokens }. Atomové zbraně: { $atomics ->
    [ready] připravené
    [used] použité
   *[locked] zamčené
}.
picture-arrakis-text-card = • { $name }: { $lines }
picture-arrakis-result-leadership = velení { $count }
picture-arrakis-result-strategy = strategie { $count }
picture-arrakis-result-deployment = výsadek { $count }
picture-arrakis-result-mentat = mentat { $count }
picture-arrakis-result-house = rod { $count }
picture-arrakis-result-desert-power = pouštní síla { $count }
picture-arrakis-award-kh = Kwisatz Haderach +{ $count }
picture-arrakis-award-sd = Písečný lid +{ $count }
picture-arrakis-award-jh = Džihád +{ $count }
picture-arrakis-moved-supremacy = nadvláda { $by }
picture-arrakis-moved-kh = Kwisatz Haderach { $by }
picture-arrakis-moved-sd = písečný lid { $by }
picture-arrakis-moved-jh = džihád { $by }
picture-arrakis-alt-supremacy = Nadvláda { $count } z { $win }.
picture-arrakis-alt-prescience = Jasnozřivost: Kwisatz Haderach { $kh }, písečný lid { $sd }, džihád { $jh }.
picture-arrakis-alt-objective = Tajný cíl: Kwisatz Haderach { $kh }, písečný lid { $sd }, džihád { $jh }.
picture-arrakis-alt-marker = { $name } na { $row }. řádku
picture-arrakis-alt-spice = Deska koření: { $markers }; uskladněno { $reserve }.
picture-arrakis-alt-bans = Sankce: { $bans }.
picture-arrakis-alt-harvested = Koření k útratě: { $count }.
picture-arrakis-alt-hand = Tvé plánovací karty: { $cards }
picture-arrakis-alt-rolled = Padlo: { $faces }.
picture-arrakis-face-hit = { $count ->
    [one] 1 zásah
    [few] { $count } zásahy
   *[other] { $count } zásahů
}
picture-arrakis-face-shield = { $count ->
    [one] 1 štít
    [few] { $count } štíty
   *[other] { $count } štítů
}
picture-arrakis-face-special = { $count ->
    [one] 1 speciální symbol
    [few] { $count } speciální symboly
   *[other] { $count } speciálních symbolů
}
