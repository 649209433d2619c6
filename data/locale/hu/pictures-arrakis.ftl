### A Háború az Arrakisért képeinek szavai. Röviden: a képen kevés a hely.

## Two letters for every leader with a name.

picture-arrakis-leader-paul-atreides = PA
picture-arrakis-leader-paul-muad-dib = MD
picture-arrakis-leader-lady-jessica = LJ
picture-arrakis-leader-reverend-mother-jessica = TA
picture-arrakis-leader-gurney-halleck = GH
picture-arrakis-leader-alia = AL
picture-arrakis-leader-stilgar = ST
picture-arrakis-leader-chani = CH
picture-arrakis-leader-wild-maker = VM
picture-arrakis-leader-baron-harkonnen = HB
picture-arrakis-leader-beast-rabban = FR
picture-arrakis-leader-feyd-rautha = FY
picture-arrakis-leader-thufir-hawat = TH
picture-arrakis-leader-captain-aramsham = AK
picture-arrakis-leader-gaius-helen-mohiam = HM
picture-arrakis-leader-shaddam-iv = SH

## Beside the map

picture-arrakis-round = { $round }. forduló · { $phase }
picture-arrakis-round-short = { $round }. forduló
picture-arrakis-over = A háború véget ért
picture-arrakis-won = { $names } { $count ->
    [one] győz
   *[other] győz
}
picture-arrakis-automa = A Mahdi-automata
picture-arrakis-automa-plans = { $target } · { $sector } · { $dice } { $dice ->
    [one] dobható kocka
   *[other] dobható kocka
}
picture-arrakis-supremacy = Uralom
picture-arrakis-marker-kh = Kwisatz Haderach
picture-arrakis-marker-sd = Homoklakók
picture-arrakis-marker-jh = Dzsihad
picture-arrakis-ahead = Előny
picture-arrakis-share = { $percent } %
picture-arrakis-visions = Kártyák · { $claims }/2 teljesítve
picture-arrakis-spice-left = Fűszer { $count }
picture-arrakis-spice-dice = Zárolt kockák
picture-arrakis-spice-harvesters = Betakarítók
picture-arrakis-spice-ornithopters = Ornitopterek
picture-arrakis-spice-carryalls = Légivagonok
picture-arrakis-slot-leadership = Vezetés
picture-arrakis-slot-strategy = Stratégia
picture-arrakis-slot-deployment = Bevetés
picture-arrakis-slot-mentat = Mentát
picture-arrakis-slot-house = Ház
picture-arrakis-slot-desert-power = Férgek
picture-arrakis-tank = Tartály
picture-arrakis-reserve = Tartalék
picture-arrakis-decks = Paklik
picture-arrakis-left-over = Egységek a készletben
picture-arrakis-choose = { $count ->
    [one] Egy választható hely
   *[other] { $count } választható hely
}
picture-arrakis-choose-from = { $count ->
    [0] { $area }
    [one] Innen: { $area }, egy út
   *[other] Innen: { $area }, { $count } út
}
picture-arrakis-ban = Tilalom ({ $name }): { $ban }
picture-arrakis-spice-columns = A fűszertábla minden sora megmondja, hány Harkonnen-kocka marad itt, és hány betakarítógép, ornitopter és légivagon helyezhető el. A legalsó jelző sora számít.
picture-arrakis-hand = { $count ->
    [one] A tervkártyád
   *[other] { $count } tervkártyád
}
picture-arrakis-objective = Cél
picture-arrakis-no-cards = Nincs tervkártyád.
picture-arrakis-deck-house-atreides = Atreides-ház
picture-arrakis-deck-fremen-ally = Fremenek
picture-arrakis-deck-house-harkonnen = Harkonnen-ház
picture-arrakis-deck-corrino-ally = Corrino
picture-arrakis-when-action = Az akciófázisban
picture-arrakis-when-end-of-round = A forduló végén
picture-arrakis-stand-in = Helyettesítő
picture-arrakis-place-ready = táblán kívül
picture-arrakis-place-board = a táblán
picture-arrakis-place-tank = a tartályban
picture-arrakis-exhausted = kimerült · { $place }

## A battle

picture-arrakis-battle-battle = Csata: { $area }, { $round }. csatakör
picture-arrakis-battle-surprise = Meglepetésszerű támadás: { $area }, { $round }. csatakör
picture-arrakis-battle-strike = Csapás: { $area }
picture-arrakis-battle-worm = Homokféreg támad: { $area }
picture-arrakis-battle-storm = Vihar: { $area }
picture-arrakis-attack = Támadás
picture-arrakis-defence = Védelem
picture-arrakis-hits = { $count ->
    [one] 1 találat
   *[other] { $count } találat
}
picture-arrakis-shields = { $count ->
    [one] 1 pajzs
   *[other] { $count } pajzs
}
picture-arrakis-cards-spent = { $count ->
    [one] 1 lap eldobva
   *[other] { $count } lap eldobva
}
picture-arrakis-suffers = { $count ->
    [0] sértetlen
    [one] 1 találat éri
   *[other] { $count } találat éri
}

## What is read aloud instead of a picture, and the board in words.

picture-arrakis-area = { $name } ({ $code })
picture-arrakis-side-atreides = Atreides
picture-arrakis-side-harkonnen = Harkonnen
picture-arrakis-legion = { $side } { $figures }
picture-arrakis-units-regular = { $count ->
    [one] 1 reguláris
   *[other] { $count } reguláris
}
picture-arrakis-units-elite = { $count ->
    [one] 1 elit
   *[other] { $count } elit
}
picture-arrakis-units-special-atreides = { $count } fedajkin
picture-arrakis-units-special-harkonnen = { $count } sardaukar
picture-arrakis-units-generic-atreides = { $count ->
    [one] 1 naib
   *[other] { $count } naib
}
picture-arrakis-units-generic-harkonnen = { $count ->
    [one] 1 basár
   *[other] { $count } basár
}
picture-arrakis-units-tokens = { $count ->
    [one] 1 jelző
   *[other] { $count } jelző
}{ $known ->
    [none] {""}
   *[other] {" "}[{ $known }]
}
picture-arrakis-text-sietch = { $rank }. szintű sziecs{ $hidden ->
    [yes] , lefordítva
   *[no] {""}
}
picture-arrakis-text-settlement = { $rank }. szintű település
picture-arrakis-text-sandworm = homokféreg
picture-arrakis-text-wild-maker = vad mester
picture-arrakis-text-harvester = betakarítógép
picture-arrakis-text-ornithopter = ornitopter
picture-arrakis-text-carryall = légivagon
picture-arrakis-text-wormsign = féregjel
picture-arrakis-text-station = állomás
picture-arrakis-text-empty = üres
picture-arrakis-text-borders = szomszédai: { $areas }
picture-arrakis-text-walls = fal felé: { $areas }
picture-arrakis-text-area = • { $area }: { $notes }.
picture-arrakis-text-zone = • { $zone }: { $vehicle }.
picture-arrakis-text-map = Térkép
picture-arrakis-text-vision = • { $name } ({ $when }): { $lines } { $award }.
picture-arrakis-text-board = **{ $name }** · { $board }
picture-arrakis-text-dice = Fel nem használt kockák: { $dice }.
picture-arrakis-text-leaders = Vezetők: { $leaders }.
picture-arrakis-text-leader = { $name } ({ $place })
picture-arrakis-text-cards = Tervkártyák a kézben: { $hand }. Bene Gesserit-jelzők: { $tokens }.
picture-arrakis-text-automa = Célpont és betakarítás: { $plans }. Erősítéskártyák: { $count }.
picture-arrakis-text-pools = Féregjelek a készletben: { $wormsigns }. Bene Gesserit-jelzők a tartalékban: { $tokens }. Atomfegyverek: { $atomics ->
    [ready] használhatók
    [used] elhasználva
   *[locked] zárolva
}.
picture-arrakis-text-card = • { $name }: { $lines }
picture-arrakis-result-leadership = vezetés { $count }
picture-arrakis-result-strategy = stratégia { $count }
picture-arrakis-result-deployment = bevetés { $count }
picture-arrakis-result-mentat = mentát { $count }
picture-arrakis-result-house = ház { $count }
picture-arrakis-result-desert-power = sivatagi erő { $count }
picture-arrakis-award-kh = Kwisatz Haderach +{ $count }
picture-arrakis-award-sd = Homoklakók +{ $count }
picture-arrakis-award-jh = dzsihad +{ $count }
picture-arrakis-moved-supremacy = uralom { $by }
picture-arrakis-moved-kh = Kwisatz Haderach { $by }
picture-arrakis-moved-sd = Homoklakók { $by }
picture-arrakis-moved-jh = dzsihad { $by }
picture-arrakis-alt-supremacy = Uralom: { $count }, a győzelemhez { $win } kell.
picture-arrakis-alt-prescience = Jövőlátás: Kwisatz Haderach { $kh }, Homoklakók { $sd }, dzsihad { $jh }.
picture-arrakis-alt-objective = Cél: Kwisatz Haderach { $kh }, Homoklakók { $sd }, dzsihad { $jh }.
picture-arrakis-alt-marker = { $name }: { $row }. sor
picture-arrakis-alt-spice = Fűszertábla: { $markers }; tartalék: { $reserve }.
picture-arrakis-alt-bans = Tilalmak: { $bans }.
picture-arrakis-alt-harvested = Elkölthető fűszer: { $count }.
picture-arrakis-alt-hand = A tervkártyáid: { $cards }
picture-arrakis-alt-rolled = Dobás: { $faces }.
picture-arrakis-face-hit = { $count ->
    [one] 1 találat
   *[other] { $count } találat
}
picture-arrakis-face-shield = { $count ->
    [one] 1 pajzs
   *[other] { $count } pajzs
}
picture-arrakis-face-special = { $count ->
    [one] 1 különleges
   *[other] { $count } különleges
}
