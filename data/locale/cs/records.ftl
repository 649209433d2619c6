### Co zůstává po skončených hrách: závěrečný příběh, úspěchy, profily, hodnocení, pořadí.

## Závěrečný příběh. $who je jméno hráče, $number kolik.

story-longest-thought = Nejdelší přemýšlení: { $who }, { $days ->
    [0] { $hours ->
        [one] { $hours } hodina
        [few] { $hours } hodiny
       *[other] { $hours } hodin
    }
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
story-achieved = { $who } získává úspěch **{ $what }**: { $how }

story-imperium-quiet = Nejtišší výhra: { $who }, { $number ->
    [one] { $number } jednotka poslaná do střetů
    [few] { $number } jednotky poslané do střetů
   *[other] { $number } jednotek poslaných do střetů
}
story-imperium-conflicts = Nejvíc vyhraných střetů: { $who }, { $number }
story-imperium-alliances = Nejvíc získaných aliancí: { $who }, { $number }
story-imperium-tech = Nejvíc technologií: { $who }, { $number ->
    [one] { $number } dílek
    [few] { $number } dílky
   *[other] { $number } dílků
}
story-imperium-spice = Nejvíc získaného koření: { $who }, { $number }
story-imperium-deployed = Nejvíc jednotek ve střetech: { $who }, { $number }
story-imperium-intrigue = Nejvíc dobraných karet intrik: { $who }, { $number }
story-imperium-bought = Nejvíc získaných karet: { $who }, { $number }
story-imperium-trashed = Nejvíc zničených karet: { $who }, { $number }
story-imperium-solari = Nejvíc získaných solárů: { $who }, { $number }

story-dice-battles = Nejvíc začatých bitev: { $who }, { $number }
story-dice-killed = Nejvíc jednotek odstraněných vendetou: { $who }, { $number }
story-dice-alliances = Nejvíc spojenectví: { $who }, { $number }
story-dice-income = Nejvíc získaného koření: { $who }, { $number }
story-dice-storm = Nejvíc jednotek ztracených v bouři: { $who }, { $number }
story-dice-shipped = Nejvíc přeprav: { $who }, { $number }
story-dice-equipment = Nejvíc umístěného vybavení: { $who }, { $number }
story-dice-quiet = Nejtišší výhra: { $who }, { $number ->
    [0] bez jediné bitvy
    [one] { $number } bitva
    [few] { $number } bitvy
   *[other] { $number } bitev
}

story-arrakis-won = Nejvíc vyhraných bitev: { $who }, { $number }
story-arrakis-costly = Nejdražší válka: { $who }, ztracené jednotky: { $number }
story-arrakis-lucky = Nejšťastnější kostky: { $who }, { $number } % zásahů
story-arrakis-spice = Nejvíc sebraného koření: { $who }, { $number }
story-arrakis-visions = Nejvíc splněných karet jasnozřivosti: { $who }, { $number }
story-arrakis-sietches = Nejvíc zničených síčů: { $who }, { $number }
story-arrakis-rides = Nejvíc jízd na písečném červovi: { $who }, { $number }
story-arrakis-quiet = Nejtišší výhra: { $who }, { $number ->
    [0] bez jediného útoku
    [one] { $number } útok
    [few] { $number } útoky
   *[other] { $number } útoků
}

## Úspěchy: název a čím se získají.

achievement-first-victory = První koruna
achievement-first-victory-how = vyhrát hru
achievement-every-game = Všude doma
achievement-every-game-how = dohrát jednou každou hru
achievement-many-faces = Tvářový tanečník
achievement-many-faces-how = hrát za osm různých vůdců, rodů nebo stran
achievement-good-company = V dobré společnosti
achievement-good-company-how = hrát s deseti různými lidmi

achievement-golden-lion = Zlatý lev
achievement-golden-lion-how = vyhrát hru Duna: Impérium o tři nebo více bodů
achievement-spice-must-flow = Řeka koření
achievement-spice-must-flow-how = získat v jedné hře Duna: Impérium 30 koření
achievement-warlord = Vojevůdce
achievement-warlord-how = vyhrát v jedné hře Duna: Impérium pět střetů
achievement-friend-of-all = Přítel frakcí
achievement-friend-of-all-how = získat v jedné hře Duna: Impérium tři aliance
achievement-thin-deck = Tenký balíček
achievement-thin-deck-how = zničit v jedné hře Duna: Impérium sedm karet
achievement-without-swordmaster = Dva agenti stačí
achievement-without-swordmaster-how = vyhrát hru Duna: Impérium bez Mistra meče
achievement-peaceful-victory = Tichý trůn
achievement-peaceful-victory-how = vyhrát hru Duna: Impérium bez jediného vyhraného střetu
achievement-schemer = Plány v plánech
achievement-schemer-how = zahrát v jedné hře Duna: Impérium šest karet tajných plánů
achievement-inventor = Vynálezce
achievement-inventor-how = získat v jedné hře se Vzestupem Iksu čtyři dílky technologie
achievement-epic-victory = Epická vláda
achievement-epic-victory-how = vyhrát epickou hru Duna: Impérium

achievement-peacemaker = Mírotvorce
achievement-peacemaker-how = vyhrát kostkovou hru bez jediné začaté bitvy
achievement-vendetta = Vendeta
achievement-vendetta-how = odstranit v jedné kostkové hře jednotky šesti vendetami
achievement-diplomat = Diplomat
achievement-diplomat-how = uzavřít v jedné kostkové hře čtyři spojenectví
achievement-lone-house = Osamělý rod
achievement-lone-house-how = vyhrát kostkovou hru bez spojenectví
achievement-into-the-storm = Vstříc bouři
achievement-into-the-storm-how = ztratit v jedné kostkové hře pět jednotek v bouři

achievement-worm-rider = Jezdec na červech
achievement-worm-rider-how = jet v jedné Válce o Arrakis čtyřikrát na písečném červovi
achievement-prophet = Prorok
achievement-prophet-how = vyhrát Válku o Arrakis se šesti splněnými kartami jasnozřivosti
achievement-scourge = Bič síčů
achievement-scourge-how = vyhrát Válku o Arrakis po zničení pěti síčů
achievement-without-atomics = Čisté ruce
achievement-without-atomics-how = vyhrát Válku o Arrakis za Atreidy bez atomových zbraní
achievement-unstoppable = K nezastavení
achievement-unstoppable-how = vyhrát v jedné Válce o Arrakis šest bitev
achievement-mahdi-defeated = Proti automě
achievement-mahdi-defeated-how = vyhrát Válku o Arrakis proti automě

## Profily. $pool je skupina her, například „Duna: Impérium, 4 hráči“.

profile-title = **{ $who }**
profile-games = { $count ->
    [one] { $count } dohraná hra
    [few] { $count } dohrané hry
   *[other] { $count } dohraných her
}
profile-pool = { $game }, { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}
profile-line = - { $pool } · { $rating } · { $places }
profile-place = { $place }. místo: { $count } ×
rating-new = nové
rating-shown = **{ $number }** ± { $uncertainty }
profile-alone = - V jednom, { $pool } · { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
}, nejvíc bodů { $best }
profile-favourite = - Hraje za { FORM($what, "acc") }: { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
}
profile-favourite-rate = - Hraje za { FORM($what, "acc") }: { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
}, { $percent } % výher ({ $low } až { $high } %)
profile-everywhere = - Na všech serverech, { $pool }: { $rating }, { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
}
profile-answers = Obvyklý čas do odpovědi: { $hours ->
    [0] { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }
    [one] { $hours } hodina
    [few] { $hours } hodiny
   *[other] { $hours } hodin
}
profile-reliable = Odpovědi včas: { $percent } % · { $left ->
    [0] žádná opuštěná hra
    [one] { $left } opuštěná hra
    [few] { $left } opuštěné hry
   *[other] { $left } opuštěných her
}
profile-challenges = Výzva týdne: { $weeks ->
    [one] { $weeks } týden
    [few] { $weeks } týdny
   *[other] { $weeks } týdnů
}, výher { $won }
profile-achievements = Úspěchy, { $count } z { $all }: { $names }
profile-achieved = Úspěchy, { $count } z { $all }
profile-curve = Hodnocení, { $pool }
profile-hidden = Tento profil je skrytý.
profile-empty = Na tomto serveru ještě nemáš žádnou dohranou hru. První z nich založí tvůj profil.
profile-empty-other = Tato osoba na tomto serveru ještě nemá žádnou dohranou hru.
button-profile-hide = Skrýt před ostatními
button-profile-show = Ukázat ostatním
button-profile-sum = Ukázat všechny servery
button-profile-no-sum = Jen tento server
command-dune-me-profile = Profil: tvé hry, výhry, hodnocení a úspěchy, nebo někoho jiného
option-person = Čí profil; jinak tvůj

profile-pool-with = { $game } ({ $options }), { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
   *[other] { $players } hráčů
}

## Stránka serveru

top-title = ### Sezóna { $year }, { $quarter }. čtvrtletí
top-no-ratings = Hodnocení je na tomto serveru vypnuté.
top-nobody = Hodnocení zatím nikdo nemá. Je k němu třeba pět her proti čtyřem různým lidem.
top-pool = **{ $pool }**
top-standing = { $place }\. { $who } · { $rating } · v této sezóně { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, { $wins ->
    [one] { $wins } výhra
    [few] { $wins } výhry
   *[other] { $wins } výher
}
top-winners = **Minulé sezóny**
top-winner = - { $pool }: { $winners }
top-season = { $who } ({ $year }/{ $quarter })
top-records = **Rekordy tohoto serveru**
top-record = - { $game } · { $what }: { $value }, { $who }
top-counts = -# Dohráno tady: { $games }
top-count = { $game } { $count }
top-empty = Na tomto serveru se ještě žádná hra nedohrála. Začne ji `/dune new`.
top-alone = **V jednom: { $pool }**
top-somebody = někdo
top-only-in-servers = Tohle patří k serveru. Odešli příkaz v některém jeho kanálu.
ratings-on = Hry na tomto serveru mění hodnocení. Vypne to `/dune-admin ratings on:False`.
ratings-off = Hry na tomto serveru hodnocení nemění. Zapne to `/dune-admin ratings on:True`.
command-dune-top = Pořadí, rekordy a vítězové tohoto serveru
command-dune-admin-ratings = Zda hry na tomto serveru mění hodnocení
option-on = Zapnout, nebo vypnout; bez toho se jen ukáže, co platí

record-imperium-score = nejvíc vítězných bodů
record-imperium-deployed = nejvíc jednotek ve střetech
record-imperium-conflicts = nejvíc vyhraných střetů
record-imperium-alliances = nejvíc získaných aliancí
record-imperium-tech = nejvíc dílků technologie
record-imperium-spice = nejvíc získaného koření
record-imperium-intrigue = nejvíc dobraných karet intrik
record-imperium-bought = nejvíc získaných karet
record-imperium-trashed = nejvíc zničených karet
record-imperium-solari = nejvíc získaných solárů
record-dice-battles = nejvíc začatých bitev
record-dice-killed = nejvíc jednotek odstraněných vendetou
record-dice-alliances = nejvíc spojenectví
record-dice-income = nejvíc získaného koření
record-dice-storm = nejvíc jednotek ztracených v bouři
record-dice-shipped = nejvíc přeprav
record-dice-equipment = nejvíc umístěného vybavení
record-arrakis-won = nejvíc vyhraných bitev
record-arrakis-lost = nejvíc ztracených jednotek
record-arrakis-hits = nejvíc zásahů
record-arrakis-spice = nejvíc sebraného koření
record-arrakis-visions = nejvíc splněných karet jasnozřivosti
record-arrakis-sietches = nejvíc zničených síčů
record-arrakis-rides = nejvíc jízd na písečném červovi
record-arrakis-battles = nejvíc útoků

## Před hrou: zda se hra počítá a co se o hráčích říká.

lobby-private = { $count ->
    [0] Tento stůl nevidí na serveru všichni. Jeho hra mění hodnocení, jen když souhlasí všichni hráči. Zatím nesouhlasí nikdo.
   *[other] Tento stůl nevidí na serveru všichni. Jeho hra mění hodnocení, jen když souhlasí všichni hráči. Souhlas: { $who }.
}
lobby-known = { $rating } · odpovědi včas { $answers } %, dohrané hry { $games } %
button-agree-to-count = Hru počítat
agreed-to-count = Souhlasíš, aby tato hra měnila hodnocení. Dalším stiskem souhlas vezmeš zpět.
no-longer-agreed = Už nesouhlasíš, tato hra tedy hodnocení nezmění.
terms-pace-hours = tempo: odpověď během hodin
terms-pace-day = tempo: odpověď do dne nebo dvou
terms-pace-days = tempo: odpověď během dní
terms-reliable = hledá hráče, kteří odpovídají včas a dohrají aspoň { $percent } % her; nováčci přisednout mohou
terms-uncounted = hra nemění hodnocení
settings-counts-yes = Hra mění hodnocení
settings-counts-no = Hra nemění hodnocení
settings-counts-placeholder = Hodnocení
settings-players-yes = Ukazuje se tempo, hodnocení a spolehlivost
settings-players-no = Ukazují se jen jména
settings-players-placeholder = Co se před hrou ukazuje
settings-reliable = { $percent ->
    [0] Přisednout může kdokoli
   *[other] Hráči potřebují spolehlivost { $percent } %
}
settings-reliable-placeholder = Spolehlivost

## Hledání hráčů

pace-is-hours = odpověď během hodin
pace-is-day = odpověď do dne nebo dvou
pace-is-days = odpověď během dní
table-looking = **{ $game }**, { $where } · { $free ->
    [one] { $free } volné místo
    [few] { $free } volná místa
   *[other] { $free } volných míst
} · { $pace }
table-opened = Nový stůl: { $table }. Stiskni tam Přisednout.
top-looking-title = **Stoly, které hledají hráče**
top-looking = - { $table }
button-seek = Řekni mi o nových stolech
button-seek-stop = Už nic takového
seek-told = Když na tomto serveru vznikne stůl, přijde ti soukromá zpráva, o každém jednou.
    - Hry: { $games }
    - Tempo: { $paces }
    - Nejvýše { $count } za 24 hodin a jen mimo tvou dobu klidu (`/dune-me settings`)
seek-any-game = kterákoli
seek-any-pace = jakékoli
seek-most = Nejvýše { $count } za 24 hodin
seek-most-placeholder = Kolik
seek-games-placeholder = Hry
seek-paces-placeholder = Tempo
seek-stopped = O nových stolech ti odtud už nic nepřijde.
