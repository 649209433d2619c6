### Ami a befejezett játékokból megmarad: zárótörténet, teljesítmények, profilok, értékszámok, állások.

## The closing story. $who is a player's name, $number how much.

story-longest-thought = A leghosszabb gondolkodás: { $who }, { $days ->
    [0] { $hours ->
        [one] { $hours } óra
       *[other] { $hours } óra
    }
    [one] { $days } nap
   *[other] { $days } nap
}
story-achieved = { $who } teljesítménye: **{ $what }** – { $how }

story-imperium-quiet = A legcsendesebb győztes: { $who }, csak { $number } csapatot küldött konfliktusba
story-imperium-conflicts = A legtöbb megnyert konfliktus: { $who }, { $number }
story-imperium-alliances = A legtöbb elnyert szövetség: { $who }, { $number }
story-imperium-tech = A legtöbb technológia: { $who }, { $number } lapka
story-imperium-spice = A legtöbb szerzett fűszer: { $who }, { $number }
story-imperium-deployed = A legtöbb csapat konfliktusban: { $who }, { $number }
story-imperium-intrigue = A legtöbb húzott intrikakártya: { $who }, { $number }
story-imperium-bought = A legtöbb megszerzett lap: { $who }, { $number }
story-imperium-trashed = A legtöbb kiselejtezett lap: { $who }, { $number }
story-imperium-solari = A legtöbb szerzett solari: { $who }, { $number }

story-dice-battles = A legtöbb kezdett csata: { $who }, { $number }
story-dice-killed = A legtöbb vérbosszúval levett haderő: { $who }, { $number }
story-dice-alliances = A legtöbb szövetség: { $who }, { $number }
story-dice-income = A legtöbb bevett fűszer: { $who }, { $number }
story-dice-storm = A legtöbb homokviharban elveszett haderő: { $who }, { $number }
story-dice-shipped = A legtöbb behajózás: { $who }, { $number }
story-dice-equipment = A legtöbb lerakott Eszköz: { $who }, { $number }
story-dice-quiet = A legcsendesebb győztes: { $who }, { $number ->
    [0] egyetlen csata nélkül
    [one] { $number } csatával
   *[other] { $number } csatával
}

story-arrakis-won = A legtöbb megnyert csata: { $who }, { $number }
story-arrakis-costly = A legdrágább háború: { $who } { $number } egységet veszített
story-arrakis-lucky = A legszerencsésebb kockák: { $who }, { $number } % találat
story-arrakis-spice = A legtöbb betakarított fűszer: { $who }, { $number }
story-arrakis-visions = A legtöbb teljesített jövőlátás-kártya: { $who }, { $number }
story-arrakis-sietches = A legtöbb elpusztított sziecs: { $who }, { $number }
story-arrakis-rides = A legtöbb féreglovaglás: { $who }, { $number }
story-arrakis-quiet = A legcsendesebb győztes: { $who }, { $number ->
    [0] egyetlen támadás nélkül
    [one] { $number } támadással
   *[other] { $number } támadással
}

## Achievements: a name and how one gets it.

achievement-first-victory = Az első korona
achievement-first-victory-how = nyerj meg egy játékot
achievement-every-game = Mindenütt otthon
achievement-every-game-how = fejezd be mindegyik játékot egyszer
achievement-many-faces = Arctáncoltató
achievement-many-faces-how = játssz nyolc különböző vezetővel, Házzal vagy oldallal
achievement-good-company = Jó társaság
achievement-good-company-how = játssz tíz különböző emberrel

achievement-golden-lion = Aranyoroszlán
achievement-golden-lion-how = győzz a Dűne: Impériumban legalább három ponttal
achievement-spice-must-flow = Fűszerfolyam
achievement-spice-must-flow-how = szerezz 30 fűszert egy Dűne: Impérium-játékban
achievement-warlord = Hadúr
achievement-warlord-how = nyerj meg öt konfliktust egy Dűne: Impérium-játékban
achievement-friend-of-all = A frakciók barátja
achievement-friend-of-all-how = nyerj el három szövetséget egy Dűne: Impérium-játékban
achievement-thin-deck = A vékony pakli
achievement-thin-deck-how = selejtezz ki hét lapot egy Dűne: Impérium-játékban
achievement-without-swordmaster = Elég két ügynök
achievement-without-swordmaster-how = győzz a Dűne: Impériumban kardmester nélkül
achievement-peaceful-victory = A csendes trón
achievement-peaceful-victory-how = győzz a Dűne: Impériumban megnyert konfliktus nélkül
achievement-schemer = A tervek terve
achievement-schemer-how = játssz ki hat cselszövéskártyát egy Dűne: Impérium-játékban
achievement-inventor = A feltaláló
achievement-inventor-how = szerezz meg négy technológialapkát egy játékban Az Ix felemelkedésével
achievement-epic-victory = Epikus uralom
achievement-epic-victory-how = nyerd meg a Dűne: Impérium epikus játékát

achievement-peacemaker = A béketeremtő
achievement-peacemaker-how = nyerd meg a kockajátékot úgy, hogy egy csatát sem kezdesz
achievement-vendetta = Vérbosszú
achievement-vendetta-how = vegyél le haderőt hat vérbosszúval egy kockajátékban
achievement-diplomat = A diplomata
achievement-diplomat-how = köss négy szövetséget egy kockajátékban
achievement-lone-house = A magányos Ház
achievement-lone-house-how = nyerd meg a kockajátékot szövetség nélkül
achievement-into-the-storm = Bele a viharba
achievement-into-the-storm-how = veszíts el öt haderőt a homokviharban egy kockajátékban

achievement-worm-rider = Féreglovas
achievement-worm-rider-how = lovagolj homokférgen négyszer egy Háború az Arrakisért-játékban
achievement-prophet = A próféta
achievement-prophet-how = nyerj meg egy Háború az Arrakisért-játékot hat teljesített jövőlátás-kártyával
achievement-scourge = A sziecsek ostora
achievement-scourge-how = nyerj meg egy Háború az Arrakisért-játékot öt elpusztított sziecs után
achievement-without-atomics = Tiszta kezek
achievement-without-atomics-how = nyerj meg egy Háború az Arrakisért-játékot az Atreidesszel atomfegyver nélkül
achievement-unstoppable = Megállíthatatlan
achievement-unstoppable-how = nyerj meg hat csatát egy Háború az Arrakisért-játékban
achievement-mahdi-defeated = Az automata ellen
achievement-mahdi-defeated-how = nyerj meg egy Háború az Arrakisért-játékot az automata ellen

## Profiles. $pool is a pool of games, such as "Dune: Imperium, 4 players".

profile-title = **{ $who }**
profile-games = { $count ->
    [one] { $count } befejezett játék
   *[other] { $count } befejezett játék
}
profile-pool = { $game }, { $players ->
    [one] { $players } játékos
   *[other] { $players } játékos
}
profile-line = - { $pool } · { $rating } · { $places }
profile-place = { $place }. hely: { $count } ×
rating-new = új
rating-shown = **{ $number }** ± { $uncertainty }
profile-alone = - Egyedül, { $pool } · { $count ->
    [one] { $count } játék
   *[other] { $count } játék
}, legjobb pontszám { $best }
profile-favourite = - Ezzel játszik: { $what }, { $count ->
    [one] { $count } játék
   *[other] { $count } játék
}
profile-favourite-rate = - Ezzel játszik: { $what }, { $count } játék, { $percent } % győzelem ({ $low }–{ $high } %)
profile-everywhere = - Minden szerveren, { $pool }: { $rating }, { $count ->
    [one] { $count } játék
   *[other] { $count } játék
}
profile-answers = Szokásos válaszidő: { $hours ->
    [0] { $minutes ->
        [one] { $minutes } perc
       *[other] { $minutes } perc
    }
    [one] { $hours } óra
   *[other] { $hours } óra
}
profile-reliable = Időben válaszol: { $percent } % · { $left ->
    [0] egy játékból sem szállt ki
    [one] { $left } játékból szállt ki
   *[other] { $left } játékból szállt ki
}
profile-achievements = Teljesítmények, { $count } / { $all }: { $names }
profile-achieved = Teljesítmények, { $count } / { $all }
profile-challenges = A hét kihívása: { $weeks ->
    [one] { $weeks } hét
   *[other] { $weeks } hét
}, { $won } győzelem
profile-curve = Értékszám: { $pool }
profile-hidden = Ez a profil rejtett.
profile-empty = Itt még egy játékot sem fejeztél be. A profilod az elsővel kezdődik.
profile-empty-other = Itt még egy játékot sem fejezett be.
button-profile-hide = Elrejtés mások elől
button-profile-show = Megmutatás másoknak
button-profile-sum = Minden szerver
button-profile-no-sum = Csak ez a szerver
command-dune-me-profile = A játékaid, győzelmeid, értékszámod és teljesítményeid, vagy valaki máséi
option-person = Kié; ha senkit sem nevezel meg, a tiéd

profile-pool-with = { $game } ({ $options }), { $players ->
    [one] { $players } játékos
   *[other] { $players } játékos
}

## The page of a server.

top-title = ### { $year }. évi idény, { $quarter }. negyedév
top-no-ratings = Ezen a szerveren az értékszámok ki vannak kapcsolva.
top-nobody = Még senkinek sincs értékszáma. Öt játék kell hozzá, négy különböző ember ellen.
top-pool = **{ $pool }**
top-standing = { $place }\. { $who } · { $rating } · { $games ->
    [one] { $games } játék
   *[other] { $games } játék
} ebben az idényben, { $wins ->
    [one] { $wins } győzelem
   *[other] { $wins } győzelem
}
top-winners = **Korábbi idények**
top-winner = - { $pool }: { $winners }
top-season = { $who } ({ $year }/{ $quarter })
top-records = **A szerver rekordjai**
top-record = - { $game } · { $what }: { $value }, { $who }
top-counts = -# Itt befejezve: { $games }
top-count = { $game } { $count }
top-empty = Ezen a szerveren még egy játék sem fejeződött be. A `/dune new` elkezd egyet.
top-alone = **Egyedül: { $pool }**
top-somebody = valaki
top-only-in-servers = Ez egy szerverhez tartozik. Küldd a parancsot a szerver egyik csatornájában.
ratings-on = A szerver játékai változtatják az értékszámokat. Kikapcsolás: `/dune-admin ratings on:False`.
ratings-off = A szerver játékai nem változtatják az értékszámokat. Bekapcsolás: `/dune-admin ratings on:True`.
command-dune-top = A szerver állásai, rekordjai és győztesei
command-dune-admin-ratings = Változtatják-e a szerver játékai az értékszámokat
option-on = Be vagy ki; nélküle csak megmutatja, mi van most

record-imperium-score = a legtöbb győzelmi pont
record-imperium-deployed = a legtöbb csapat konfliktusban
record-imperium-conflicts = a legtöbb megnyert konfliktus
record-imperium-alliances = a legtöbb elnyert szövetség
record-imperium-tech = a legtöbb technológialapka
record-imperium-spice = a legtöbb szerzett fűszer
record-imperium-intrigue = a legtöbb húzott intrikakártya
record-imperium-bought = a legtöbb megszerzett lap
record-imperium-trashed = a legtöbb kiselejtezett lap
record-imperium-solari = a legtöbb szerzett solari
record-dice-battles = a legtöbb kezdett csata
record-dice-killed = a legtöbb vérbosszúval levett haderő
record-dice-alliances = a legtöbb szövetség
record-dice-income = a legtöbb bevett fűszer
record-dice-storm = a legtöbb homokviharban elveszett haderő
record-dice-shipped = a legtöbb behajózás
record-dice-equipment = a legtöbb lerakott Eszköz
record-arrakis-won = a legtöbb megnyert csata
record-arrakis-lost = a legtöbb elvesztett egység
record-arrakis-hits = a legtöbb találat
record-arrakis-spice = a legtöbb betakarított fűszer
record-arrakis-visions = a legtöbb teljesített jövőlátás-kártya
record-arrakis-sietches = a legtöbb elpusztított sziecs
record-arrakis-rides = a legtöbb féreglovaglás
record-arrakis-battles = a legtöbb támadás

## The lobby: whether the game counts, and what is told of the players.

lobby-private = { $count ->
    [0] Ezt az asztalt nem látja mindenki a szerveren. A játéka csak akkor változtatja az értékszámokat, ha minden játékos egyetért. Még senki sem értett egyet.
   *[other] Ezt az asztalt nem látja mindenki a szerveren. A játéka csak akkor változtatja az értékszámokat, ha minden játékos egyetért. Egyetért: { $who }.
}
lobby-known = { $rating } · időben válaszol: { $answers } %, befejezi: { $games } %
button-agree-to-count = Számítson ez a játék
agreed-to-count = Egyetértesz azzal, hogy ez a játék változtassa az értékszámokat. Nyomd meg újra, ha visszavonod.
no-longer-agreed = Már nem értesz egyet, így ez a játék nem változtat értékszámot.
terms-pace-hours = tempó: válasz órákon belül
terms-pace-day = tempó: válasz egy-két napon belül
terms-pace-days = tempó: válasz napokon belül
terms-reliable = olyan játékosokat vár, akik időben válaszolnak, és a játékaik legalább { $percent } %-át befejezik; újak is jöhetnek
terms-uncounted = a játék nem változtat értékszámot
settings-counts-yes = A játék változtatja az értékszámokat
settings-counts-no = A játék nem változtat értékszámot
settings-counts-placeholder = Értékszámok
settings-players-yes = A gyülekező mutatja a tempót, az értékszámokat és a megbízhatóságot
settings-players-no = A gyülekező csak a neveket mutatja
settings-players-placeholder = Mit mutat a gyülekező
settings-reliable = { $percent ->
    [0] Bárki leülhet
   *[other] A játékosoktól { $percent } % megbízhatóság kell
}
settings-reliable-placeholder = Megbízhatóság

## Finding players

pace-is-hours = válasz órákon belül
pace-is-day = válasz egy-két napon belül
pace-is-days = válasz napokon belül
table-looking = **{ $game }** · { $where } · { $free ->
    [one] { $free } üres hely
   *[other] { $free } üres hely
} · { $pace }
table-opened = Új asztal nyílt: { $table }. Ott nyomd meg a Leülés gombot.
top-looking-title = **Játékosokat kereső asztalok**
top-looking = - { $table }
button-seek = Szólj, ha asztal nyílik
button-seek-stop = Ne szólj többet
seek-told = Privát üzenetet kapsz, ha ezen a szerveren asztal nyílik, minden asztalról egyszer.
    - Játékok: { $games }
    - Tempó: { $paces }
    - 24 óránként legfeljebb { $count }, és csak az ébren töltött óráidban (`/dune-me settings`)
seek-any-game = bármelyik
seek-any-pace = bármilyen
seek-most = 24 óránként legfeljebb { $count }
seek-most-placeholder = Mennyi
seek-games-placeholder = Játékok
seek-paces-placeholder = Tempó
seek-stopped = Többé nem szólunk, ha ott asztal nyílik.
