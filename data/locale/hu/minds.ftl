### Gondolkodó ellenfelek, és amit a válaszaikról mondanak.

mind-for = mert ez { $gained }
mind-for-both = mert ez { $gained }, továbbá { $also }
mind-equal = más választás is ugyanennyit ér
mind-as-good = { $reason }; egy másik választás is ugyanennyit ér
mind-keeps = ez készíti elő a folytatást
mind-enough = egy körre ennyi elég volt
mind-by-chance = véletlen választás

mind-level-novice = kezdő
mind-level-steady = megbízható
mind-level-sharp = éles eszű
mind-manner-warlike = harcias
mind-manner-diplomat = diplomatikus
mind-manner-merchant = takarékos
mind-manner-schemer = fondorlatos
mind-manner-even = kiegyensúlyozott
mind = { $manner ->
    [warlike] harcias barát
    [diplomat] diplomatikus barát
    [merchant] takarékos barát
    [schemer] fondorlatos barát
   *[other] kiegyensúlyozott barát
}, { $level }
mind-said = *{ $who }:* { $reason }.
mind-said-deed = *{ $who }:* { $deed }, { $reason }.

## What a standing in Dune: Imperium is made of

imperium-part-vp = { $n ->
    [one] egy győzelmi pont
   *[other] { $n } győzelmi pont
}
imperium-part-solari = { $n } solari
imperium-part-spice = { $n } fűszer
imperium-part-water = { $n } víz
imperium-part-troop = { $n ->
    [one] egy csapat
   *[other] { $n } csapat
}
imperium-part-intrigue = { $n ->
    [one] egy intrikakártya
   *[other] { $n } intrikakártya
}
imperium-part-influence = befolyás
imperium-part-alliance = egy lépés egy szövetség felé
imperium-part-swordmaster = a kardmester
imperium-part-council = hely a Nagytanácsban
imperium-part-card = jobb pakli
imperium-part-icon = több helyre vezető pakli
imperium-part-trash = karcsúbb pakli
imperium-part-control = egy hely irányítása
imperium-part-tech = technológia
imperium-part-dreadnought = { $n ->
    [one] egy csatahajó
   *[other] { $n } csatahajó
}
imperium-part-freighter = a teherhajó előrejutása
imperium-part-negotiator = { $n ->
    [one] egy tárgyaló
   *[other] { $n } tárgyaló
}

imperium-aim-friendship = a második befolyás { FORM($faction, "art") }{ FORM($faction, "ade") }, ami egy pont
imperium-aim-alliance = a szövetség { FORM($faction, "art") }{ FORM($faction, "ins") }, ami egy pont
imperium-aim-defends = a szövetség { FORM($faction, "art") }{ FORM($faction, "ins") }, ami így megmarad
imperium-aim-first-step = az első befolyás { FORM($faction, "art") }{ FORM($faction, "ade") }, eggyel a pont előtt
imperium-aim-step = { $n }. befolyás { FORM($faction, "art") }{ FORM($faction, "ade") } ({ $alliance } már szövetséget hozhat)
imperium-aim-swordmaster = a kardmester, harmadik ügynök minden fordulóban
imperium-aim-council = hely a Nagytanácsban, 2 meggyőzés minden fordulóban
imperium-aim-agent = eggyel több ügynök ebben a fordulóban
imperium-aim-control = { FORM($space, "art") }{ $space } irányítása
imperium-aim-saves = { $n } solari, így már { $have } van ({ $cost } kell ehhez: { $space })
imperium-aim-saved = { $n } solari, ami elég ehhez: { $space }
imperium-aim-leads = { $n } erő ({ $conflict }), több, mint a következőé ({ $others })
imperium-aim-alone = { $n } erő ({ $conflict }), ahol még senki más nem harcol
imperium-aim-ties = { $n } erő ({ $conflict }), annyi, mint a legerősebb ellenfélé
imperium-aim-joins = { $n } erő ({ $conflict }), ahol a legerősebbé { $others }
imperium-aim-second = { $n } erő ({ $conflict }), ami egyelőre a második hely (a legerősebbé { $others })
imperium-aim-third = { $n } erő ({ $conflict }), ami egyelőre a harmadik hely (a legerősebbé { $others })
imperium-aim-level = { $n } erő ({ $conflict }), annyi, mint egy másik ellenfélé (a legerősebbé { $others })
imperium-aim-freighter = { $n }. szint a teherhajónak, ahonnan többet hoz haza
imperium-aim-tech = új technológialapka: { $tile }
imperium-aim-acquires = új lap a pakliban: { $card }
imperium-aim-trashes = karcsúbb pakli enélkül: { $card }
imperium-aim-draws = { $n ->
    [one] eggyel több lap a kézben
   *[other] { $n } lappal több a kézben
}
imperium-aim-persuasion = { $n } meggyőzés lapok megszerzésére
imperium-deed-sent = { $card } itt: { $space }

imperium-idle-turn-done = ebben a körben minden megtörtént
imperium-idle-reveals = a kéz felfedése meggyőzést és kardokat ad
imperium-idle-buys-nothing = ezen az áron egy lap sem javítja a paklit
imperium-idle-stays = a csapatok a konfliktusban maradnak, ahol többet nyerhetnek
imperium-idle-controls = ennek a mezőnek az irányítása ér a legtöbbet
imperium-idle-retreats = azok a csapatok vonulnak vissza, amelyek itt már nem nyernek többet
imperium-idle-sets-aside = ez a lap így kevesebbért szerezhető meg, és senki más nem viszi el
imperium-idle-acquires = ez a lap segít legtöbbet a paklinak
imperium-idle-remembers = ezt a lapot érdemes leginkább visszavenni
imperium-idle-plot = a cselszövés jobbá teszi a kör többi részét
imperium-idle-send = az ügynök olyan mezőt foglal el, amelyet mások is akarnak
imperium-idle-keeps-troops = a csapatok egy későbbi konfliktusban többet érnek
imperium-idle-deploy = a csapatok megnehezítik a konfliktust a többieknek
imperium-idle-back = egy másik lap jobb mezőre mehet
imperium-idle-keeps-cards = mindegyik lap hasznos még
imperium-idle-leaves = az árára máshol van szükség
imperium-idle-takes = ingyen van
imperium-idle-discards = ami megmarad, hasznosabb
imperium-idle-loses-influence = ez a lépés éri a legkevesebbet
imperium-idle-leader = ez a vezető itt gyakrabban győz, mint a többi
imperium-idle-defends = a helyet érdemes megvédeni
imperium-idle-does-not-defend = a csatahajó vagy a csapat máshol kell
imperium-idle-no-card = a kézből most egyik lap sem segítene
imperium-idle-leads = az előny további lap nélkül is elég nagy
imperium-idle-saves-cards = a kézben lévő lapok egy későbbi konfliktusban többet érnek
imperium-idle-keeps-plots = az intrikakártyák később többet érnek
imperium-idle-heir = ez az ellenfél van legjobban lemaradva
imperium-idle-rival = ez az ellenfél a legerősebb
imperium-idle-voice = az ellenfelek leginkább erre a mezőre vágynak
imperium-idle-secret = a többi sávon jelző nélkül is könnyebb feljutni
imperium-idle-to-top = a lap így előbb jön
imperium-idle-to-discard = a játék végéig mindegy
imperium-idle-units = ezek az egységek változtatnak legtöbbet a konfliktuson
imperium-idle-put-under = ezek a lapok érnek a legkevesebbet
imperium-idle-for-rival = ez segít legkevesebbet a riválisnak
imperium-idle-negotiators = a fűszer többet ér ezeknél a tárgyalóknál
imperium-idle-keeps-negotiators = a tárgyalók később egy másik technológialapka árát csökkenthetik
imperium-idle-freighter-waits = a teherhajó jobb jutalomra vár
imperium-idle-freighter-home = a teherhajó hazahozza a szintje jutalmait
imperium-idle-owed = a kör e hatását nem lehet kihagyni
imperium-idle-plan-ahead = erre a lapra van a legkevésbé szükség az első körben
imperium-idle-for-rival-any = a rivális ilyen választásait a bot nem hasonlítja össze
imperium-idle-space = most ennek a mezőnek a hatásai érnek a legtöbbet
imperium-idle-last-moment = csak most játszható ki
imperium-idle-does = ez a hatás most megéri
imperium-idle-tile = ennek a lapkának a hatása most ér a legtöbbet
imperium-idle-goes-on = ebben a körben még lehet valami hasznosat tenni

## What a standing in the dice game is made of

dice-part-region = { $n ->
    [one] egy stratégiai régió
   *[other] { $n } stratégiai régió
}
dice-part-foothold = hídfőállás egy stratégiai régióban
dice-part-force = { $n ->
    [one] egy haderő a térképen
   *[other] { $n } haderő a térképen
}
dice-part-card = { $n ->
    [one] egy haderő a Házkártyán
   *[other] { $n } haderő a Házkártyán
}
dice-part-leader = { $n ->
    [one] egy Vezető
   *[other] { $n } Vezető
}
dice-part-spice = { $n } fűszer
dice-part-token = egy jelző
dice-part-equipment = Eszköz

dice-aim-holds = { $region } egyedüli birtoklása
dice-aim-foothold = hídfőállás itt: { $region }
dice-aim-snooper = a Méregdetektor, amely véd a Méreg ellen
dice-aim-shield = a Pajzs, amely véd a Kriszkés ellen
dice-aim-thumper = egy Doboló, amely egyszer elcsalja Shai-Huludot
dice-idle-freeze-own = a Ház jelét mutató kockák haderőt toboroznak
dice-idle-freeze-region = ebben a zónában van régió, ahová érdemes mozogni
dice-idle-freeze-spice = ennyi fűszert egy új dobás átlagosan nem hoz
dice-idle-freeze-vendetta = a vérbosszúkockának ezt az oldalát érdemes használni
dice-idle-freeze-least = legalább egy kockának maradnia kell, és ez a választás segít a legtöbbet
dice-idle-freeze-none = a többi kocka a következő dobásnál jobb oldalt mutathat
dice-idle-invite = egy szövetséges erősebbé teszi ezt a kört
dice-idle-alone = egyik szövetséges sem éri meg a kockákat, amelyeket a szövetség elvisz
dice-idle-accepts = egy szövetséges többet nyer ebből a körből, mint egy néző
dice-idle-refuses = aki kérdez, túl közel áll az egyedüli győzelemhez
dice-idle-ships-nothing = most semmi többet nem érdemes behajózni
dice-idle-target = a haderők megszerezhetik ezt a régiót
dice-idle-sink = a többi régióban most nincs mit megszerezni
dice-idle-stays = a haderőkre ott van szükség, ahol állnak
dice-idle-spares = csak az azonos oldalon álló haderőket érhetné
dice-idle-leaves-die = egy jelző többet ér, mint egy levett haderő
dice-idle-kills = ez gyengíti a legveszélyesebb elérhető ellenfelet
dice-idle-commits-enough = ennyi elég az ellen, amit az ellenfél várhatóan bevet
dice-idle-commits-all = az ellenfél erősebbnek látszik, de lehet, hogy kevesebbet vet be
dice-idle-offers-leader = ezzel a régióval a szövetség győzhet
dice-idle-keeps-leaders = ez a csata nem dönti el a játékot, ezért a Vezetők maradnak
dice-idle-keeps-equipment = az ottani Eszköz úgy hasznos, ahogy van
dice-idle-equips = ez az Eszköz ott többet ér
dice-idle-house = ez a Ház a gyakrabban győzők közé tartozik
dice-idle-start = könnyen megszerezhető stratégiai régiók vannak a közelben
dice-idle-predicts = az Űrliga győz, ha senki más nem
dice-idle-no-deal = a barátok az alkukat az emberekre hagyják
dice-idle-leaves-dice = így marad a legkevesebb kocka a szövetségesnek
dice-idle-symbol = ez a Ház áll a legtöbb kockán
dice-idle-turn-done = ebben a körben minden megtörtént
dice-idle-worm = a Doboló többet ér annál, amit a féreg elvisz
dice-idle-thumper = amit a féreg elvinne, többet ér a Dobolónál
dice-idle-battle = ez a csata a legértékesebb régióért folyik

## What a standing in War for Arrakis is made of

arrakis-part-supremacy = { $n ->
    [one] egy lépés az uralom sávján
   *[other] { $n } lépés az uralom sávján
}
arrakis-part-marker = { $n ->
    [one] egy lépés a jövőlátás sávján
   *[other] { $n } lépés a jövőlátás sávján
}
arrakis-part-regular = { $n ->
    [one] egy reguláris egység
   *[other] { $n } reguláris egység
}
arrakis-part-elite = { $n ->
    [one] egy elit egység
   *[other] { $n } elit egység
}
arrakis-part-special = { $n ->
    [one] egy különleges elit
   *[other] { $n } különleges elit
}
arrakis-part-token = { $n ->
    [one] egy bevetésjelző
   *[other] { $n } bevetésjelző
}
arrakis-part-leader = { $n ->
    [one] egy vezető
   *[other] { $n } vezető
}
arrakis-part-named = { $n ->
    [one] egy nevesített vezető
   *[other] { $n } nevesített vezető
}
arrakis-part-card = { $n ->
    [one] egy tervkártya
   *[other] { $n } tervkártya
}
arrakis-part-bene_gesserit = egy Bene Gesserit-jelző
arrakis-part-worm = { $n ->
    [one] egy homokféreg
   *[other] { $n } homokféreg
}
arrakis-part-sign = { $n ->
    [one] egy féregjel
   *[other] { $n } féregjel
}
arrakis-part-spice = { $n } fűszer
arrakis-part-row = az Impérium kegye
arrakis-part-march = jó helyzet
arrakis-part-attack = egy csata jutalma
arrakis-part-vision = egy közelebb kerülő jövőlátás-kártya
arrakis-part-danger = biztonság
arrakis-part-spite = veszteség az ellenségnek
arrakis-aim-vision-near = egy közelebb kerülő jövőlátás-kártya ({ $card })
arrakis-aim-vision-true = egy jövőlátás-kártya, amelynek teljesül a feltétele ({ $card })
arrakis-aim-way = egy légió útban ide: { $area }
arrakis-aim-station = egy légió útban egy állomáshoz
arrakis-aim-harvest = akár { $n } fűszer a betakarítógépektől
arrakis-aim-battle = a csata jutalma itt: { $area }
arrakis-aim-safer = nagyobb biztonság itt: { $area }
arrakis-idle-end = most egyetlen kocka nélküli akció sem hozna semmit
arrakis-idle-die = itt ez az eredmény a leghasznosabb
arrakis-idle-keeps-token = a jelző egy későbbi fordulóban többet ér
arrakis-idle-spare-die = a másik kocka később hasznosabb
arrakis-idle-keeps-cards = a lapok többet érnek, mint a kockák, amelyeket adnának
arrakis-idle-losses = ezek a veszteségek kerülnek a legkevesebbe
arrakis-idle-vehicles = a járművek ott segítenek a legtöbbet
arrakis-idle-spare-vehicle = a másik ornitopterre nagyobb szükség van
arrakis-idle-supply = ami a térképen van, a helyén marad
arrakis-idle-stands = a légiók ott állnak a legjobban, ahol vannak
arrakis-idle-adds-dice = több kocka eldöntheti ezt a csatát
arrakis-idle-saves-harvester = a betakarítógép továbbra is hoz fűszert
arrakis-idle-keeps-row = a jelző a sorában marad, és nem jön tilalom
arrakis-idle-desert = a sivatagi erő a Harkonnen-légiókat fenyegeti
arrakis-idle-card = most ennek a lapnak a hatása ér a legtöbbet
arrakis-idle-keeps-hand = a lapok később többet érnek
arrakis-idle-leader = egy vezető erősebbé tesz egy légiót
arrakis-idle-leaders-stay = a vezetők elég biztonságban vannak, ahol állnak
arrakis-idle-special = ez a különleges képesség változtat a legtöbbet a csatán
arrakis-idle-leaders-go = ezek a vezetők a mozgó egységekkel a leghasznosabbak
arrakis-idle-units-go = ezek az egységek mennek, a légió többi része ott hasznosabb, ahol van
arrakis-idle-holds = a területért érdemes harcolni
arrakis-idle-die-strategy = a légiók jobb helyre mozognak, vagy támadnak
arrakis-idle-die-leadership = a vezetővel rendelkező légiók jobb helyre mozognak, vagy támadnak
arrakis-idle-die-deployment = új egységek vagy vezetők kerülnek a térképre
arrakis-idle-die-mentat = új tervkártyák kerülnek a kézbe
arrakis-idle-die-house = jobb egységek vagy több jármű kerül a térképre
arrakis-idle-part = a légió többi része marad, és tartja ezt: { $area }
arrakis-idle-strike = a féreg az itteni légiót támadja: { $area }
arrakis-idle-safer = a légió itt nagyobb biztonságban van: { $area }
arrakis-idle-storm = a vihar és a férgek itt kevesebbet visznek el a légióból: { $area }
arrakis-idle-guards = a légió ezt védi: { $area }
arrakis-idle-nearer = a légió innen többet nyerhet: { $area }
arrakis-idle-vehicle-harvester = a betakarítógépek ott hozzák a legtöbb fűszert a legkisebb veszéllyel
arrakis-idle-vehicle-carryall = egy légivagon betakarítógépek közelében segít a legtöbbet
arrakis-idle-vehicle-ornithopter = egy ornitopter ott annak a légiónak segít, amelynek a legjobbak a célpontjai
arrakis-idle-discards = a megtartott lapok többet segítenek
arrakis-idle-keeps-visions = mindegyik jövőlátás-kártya teljesülhet még
arrakis-idle-removes-vision = így közelebbi vagy többet hozó jövőlátás-kártyák jöhetnek
arrakis-idle-clouds-best = ez a jövőlátás-kártya áll a legközelebb ahhoz, hogy teljesüljön
arrakis-idle-leaders-home = ezek a vezetők elesnének a légiójukkal, így viszont később visszatérnek
arrakis-idle-leaders-stay-behind = a vezetők a maradó egységekkel a leghasznosabbak
arrakis-idle-tokens-hidden = a lefordított jelzők nem árulják el az erejüket az ellenfélnek
arrakis-idle-ceases = a légió máshol többet tehet, mint ebben a csatában
arrakis-idle-worm-next = a legerősebb légió alatti homokféreg következik elsőként
arrakis-idle-drives = ott van az ellenfél a legmesszebb attól, amit akar
arrakis-idle-continues = a csata inkább megnyerhető, mint elveszíthető
arrakis-idle-wears-down = az ellenfél többet veszít ebben a csatában, mint a támadó
arrakis-idle-worm-threatens = a homokféreg ott többet fenyeget
arrakis-idle-vision-brings-most = ez a jövőlátás-kártya ígéri a legtöbbet

## At the table

filled-left = Ahol valaki kiszállt, barátok játszanak tovább.
filled-friend = { $name } ({ $mind })
button-advice = Te mit tennél?
advice = Én ezt választanám: { $what } ({ $reason }).
advice-then = { $head }, aztán { $tail }
advice-step = *{ CAPITAL($what) }*
button-do-advice = Legyen ez
button-how-sure = Mennyire biztos?
advice-chances = A győzelem esélye, előretekintve: { $chances }.
advice-chance = { $what } { $percent } %
advice-one-choice = Csak egy választás van.
advice-no-chances = A bot az ilyen asztalhoz vagy kérdéshez nem tanult esélyeket.
advice-busy = A bot más asztalokkal van elfoglalva. Próbáld újra egy pillanat múlva.
advice-nothing = semmi
advice-off = Ez az asztal tanács nélkül játszik.
advice-nothing-asked = Nem te jössz: nincs miről tanácsot adni.
mind-silent = *{ $who }* még nem tett semmit.
host-deadline-deputy = { $who } nem válaszolt a határidőig: a bot válaszolt helyette ({ $reason }), és abbahagyja, amint { $who } visszajön.
me-deputy-no = Határidőkor: az asztal szerint
me-deputy-yes = Határidőkor: a bot is felelhet

button-why-friends = Miért, barátok?
button-eyes = Mit tett volna egy éles eszű játékos?
eyes-title = **{ $turn }. kör, még egyszer**
eyes-otherwise = - Te ezt választottad: { $chosen }; egy éles eszű játékos ezt választotta volna: { $better } ({ $reason }).
eyes-the-same = Egy éles eszű játékos ugyanezt tette volna, vagy nem volt mit választani.
