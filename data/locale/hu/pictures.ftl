### A képek szavai. Röviden: a képen kevés a hely.

picture-or = vagy
picture-legend = Mit jelentenek az ikonok
picture-sends-anywhere = bármelyik ügynöködet bármelyik mezőre
picture-emperor = Császár
picture-guild = Űrliga
picture-bene-gesserit = Bene Gesserit
picture-fremen = Fremenek
picture-landsraad = Landsraad
picture-city = Városok
picture-spice-trade = Kereskedelem
picture-forces = Erők
picture-influence = Befolyás
picture-round = Forduló { $round }/{ $of }
picture-phase-leaders = Vezetők
picture-phase-turns = Körök
picture-phase-combat = Harc
picture-phase-endgame = Végjáték
picture-phase-over = Vége
picture-turn = { $name } köre
picture-awaited = { $name } dönt
picture-awaited-many = { $count } játékos dönt
picture-revealed = felfedve
picture-box-agent = Ügynök
picture-box-reveal = Felfedés
picture-box-cost = Költség
picture-box-visit = Látogatás
picture-kind-plot = Cselszövés
picture-kind-combat = Harc
picture-kind-endgame = Végjáték
picture-free-seat = üres hely
picture-film = Film { $turns ->
    [one] egy körről
   *[other] { $turns } körről
}. A végén: { $end }
picture-lobby = Egy asztal telik. Ül: { $names }.
picture-nobody = még senki
picture-deck-top = a paklid következő lapja
picture-row = Impérium-sor · { $left } lap a pakliban
picture-reserve = Tartalék
picture-leaders = Választható vezetők
picture-leader-taken = { $house }, választotta: { $name }
picture-waiting = A felfedőkörre vár: { $cards }
picture-pile-in-play = Játékban: { $count }
picture-pile-discard = Eldobva: { $count }
picture-pile-trashed = Kiselejtezve: { $count }
picture-more = és még { $count }
picture-wins = { $name } győz
picture-source = { $source } { $points }
picture-chart = Győzelmi pontok fordulónként

## What is read aloud instead of a picture, and the board in words.

picture-none = semmi
picture-alt-round = { $round ->
    [0] Az első forduló előtt.
   *[other] { $round }. forduló (összesen { $of }), { $phase }.
}
picture-tie = Döntetlen
picture-alt-left-out = { $count ->
    [one] Még egy mondat van a kép szavaiban.
   *[other] Még { $count } mondat van a kép szavaiban.
}
picture-alt-changed = Új: { $changes }.
picture-alt-sent = { $name } itt: { $place }
picture-alt-points = { $name } { $change } győzelmi pont
picture-alt-conflict = Konfliktus, { $name }: { $forces }.
picture-alt-force = { $name }: erő { $strength }, { $troops ->
    [one] egy csapat
   *[other] { $troops } csapat
}
picture-alt-nobody-fights = senkinek sincs ott csapata
picture-alt-scores = Győzelmi pontok: { $scores }.
picture-alt-count = { $name } { $count }
picture-alt-free = Szabad mezők: { $places }.
picture-alt-hand = A kezed: { $cards }
picture-alt-intrigue = Intrika: { $cards }
picture-alt-card = { $count ->
    [one] {""}
   *[other] { $count } ×{" "}
}{ $name }: { $effects }
picture-alt-source = { $source } { $points }
picture-alt-sources = { $name }: { $sources }.
picture-alt-goods = { $name }: { $points } győzelmi pont, { $solari } solari, { $spice } fűszer, { $water } víz.
picture-alt-offer = { $name }, ára { $cost }: { $effects }
picture-alt-stack = { $name }, maradt { $left }.
picture-alt-in-play = Játékban: { $cards }.
picture-alt-discard = Eldobva: { $cards }.
picture-alt-trashed = Kiselejtezve: { $cards }.
picture-text-conflict = Konfliktus
picture-text-reward = { $place }. { $reward }
picture-text-first = , kezdőjátékos
picture-text-troops = Csapatok: { $garrison } a helyőrségben, { $supply } a készletben, { $troops } a konfliktusban; erő { $strength }.
picture-text-agents = Kész ügynökök: { $ready }, összesen { $agents }.
picture-text-cards = Lapok: { $hand } a kézben, { $deck } a pakliban, { $discard } eldobva, { $intrigue } intrikakártya.
picture-text-influence = Befolyás: { $steps }.
picture-text-allied = { $track } (szövetség)
picture-text-waiting = A felfedőkörre vár: { $cards }.
picture-text-set-aside = Félretéve: { $cards }.
picture-text-persuasion = Maradt meggyőzés: { $count }.
picture-text-seat = Helye van a Nagytanácsban.
picture-text-revealed = Már felfedte a lapjait.
picture-text-taken = Elfoglalta: { $names }.
picture-text-controlled = Irányítja: { $name }.
picture-text-bonus = { $count } bónusz fűszer.
picture-text-voiced = { $name } Hangja lezárta a többiek elől.
picture-text-copies = { $count ->
    [one] { $name }
   *[other] { $count } × { $name }
}
picture-alt-deck-top = A paklid tetején: { $name }. { $effects }
picture-text-entry = • { $name }: { $notes }
picture-text-priced = { $name } ({ $cost })
picture-text-left = maradt { $count }.
picture-text-row = Impérium-sor
picture-text-hand = A lapjaid

## Conditions, after their icons.

picture-if = { $condition }:
picture-if-other-in-play = játékban:
picture-if-alliance = :
picture-if-any-alliance = :
picture-if-influence = :
picture-if-influence-with = × { $factions }:
picture-if-council-seat = :
picture-glyph-opponents = :
picture-pile-set-aside = Félretéve: { $count }
picture-rival = Rivális
picture-pile-hagal = { $count ->
    [one] A Hagal-ház felfordítva (1 lap maradt)
   *[other] A Hagal-ház felfordítva ({ $count } lap maradt)
}
picture-pile-tiles = Technológialapkák: { $count }

## Rise of Ix

picture-ix-title = Ix
picture-ix-shipping = Szállítás
picture-ix-players = Hajók és technológia
picture-ix-tile = • { $tile }, { $cost } fűszer ({ $left } az oszlopban): { $text }
picture-ix-tile-up = { $tile }
picture-ix-tile-down = { $tile } (lefordítva)
picture-ix-tiles = Technológialapkák: { $tiles }.
picture-ix-player = { $name }: teherhajó, { $level }. szint; tárgyalók: { $negotiators }; csatahajók: { $garrison } a helyőrségben, { $conflict } a konfliktusban, { $stationed } a helyszíneken.
picture-curve-chances = Győzelmi esély minden kör után
picture-curve-balances = Előny minden kör után
picture-curve-round = { $round }. forduló { $value }
