### Az Ix felemelkedése és az epikus játék.

## A gyülekezőben

variant-expansion = Kiegészítő
variant-expansion-none = Alapjáték
variant-expansion-none-help = Csak az alapjáték.
variant-expansion-ix = Az Ix felemelkedése
variant-expansion-ix-help = Az Ix felemelkedése kiegészítővel: technológialapkák, teherhajók, csatahajók és hat további vezető.
variant-expansion-epic = Az Ix felemelkedése, epikus
variant-expansion-epic-help = Az Ix felemelkedése 12 pontig, hárman vagy négyen: keményebb konfliktusok, és mindenkinek öt csapat, egy intrikakártya és A fűszer ura.

## Mit tudnak a vezetők

leader-armand_ecaz-ability-text = Ha a felfedőkörödben legalább két ügynököd áll Landsraad-, város- vagy fűszerpiac-mezőn, kiselejtezheted egy játékban lévő lapodat.
leader-armand_ecaz-ability-short = ha két ügynöke áll zöld, kék vagy sárga mezőn, felfedéskor kiselejtezhet egy játékban lévő lapot
leader-ilesa_ecaz-ability-text = Minden forduló elején tegyél félre egy lapot a kezedből. A második köröd elején mutasd meg, és vedd vissza: ha ebben a körben ez küldi az ügynöködet, kapsz 1 fűszert, ha egy ügynökikonja van, különben 1 solarit. Ha az első köröd felfedőkör, a többivel együtt fedd fel.
leader-ilesa_ecaz-ability-short = fordulónként egy félretett lap a második körben 1 fűszert vagy 1 solarit hoz
leader-rhombur_vernius-ability-text = Minden csatahajód ereje 3 helyett 4.
leader-rhombur_vernius-ability-short = a csatahajóinak 4 az ereje
leader-tessia_vernius-ability-text = Minden frakciónál a 2. befolyáson egy méregdetektor fekszik. Ha eléred, elveszed. Az elsőnél: eldobhatsz egy lapot 1 fűszerért. A másodiknál: megkapod annak a frakciónak a sávbónuszát. A harmadiknál: 1 befolyás annál a frakciónál. A negyediknél: mindkettő.
leader-tessia_vernius-ability-short = egy frakciónál a 2 befolyás elérése minden alkalommal többet hoz
leader-yuna_moritani-ability-text = Víz nélkül kezdesz. Valahányszor a saját körödben solarit kapsz, 1-gyel többet kapsz.
leader-yuna_moritani-ability-short = víz nélkül kezd; a saját körében 1 solarival többet kap, ha kap
leader-hundro_moritani-ability-text = A játék elején nézd meg a két felső intrikakártyát: vedd el az egyiket, a másikat hagyd legfelül.
leader-hundro_moritani-ability-short = a játék elején elveszi a két felső intrikakártya egyikét

## Lapok

kind-tile = technológialapka, { $cost } fűszer
kind-special = epikus kezdőkártya
line-infiltrates = Beszivárgás: ellenséges ügynökök nem állják útját itt: { $symbols }.
line-cheaper = { $space }: ezzel a lappal { $cost } a kedvezmény.
line-unload = Kirakodás: a felfedési rész akkor is jár, ha ezt a lapot eldobod vagy kiselejtezed.
line-tile-acquire = Megszerzéskor: { $words }.
line-tile-use = A körödben: { $words }.
line-tile-reveal = Felfedőkör: { $words }.
line-tile-round-start = Minden forduló elején: { $words }.
line-tile-win = Ha megnyersz egy konfliktust: { $words }.
line-tile-endgame = Végjáték: { $words }.
line-tile-wins-ties = Egyenlő győzelmi pontnál te vagy előrébb.
line-tile-detonates = Ha csatahajóval nyersz meg egy konfliktust, a lehelyezése helyett 1 győzelmi pontért visszateheted a csatahajót a készletedbe.
line-tile-to-deck-top = Minden megszerzett lapodat a paklid tetejére teheted.
line-tile-carries-troops = A szállítási sáv 2 helyett 3 csapatot ad, és közülük bármennyi azonnal a konfliktusba mehet.

## A lapok szavai

unit-dreadnought = { $n ->
    [one] egy csatahajó
   *[other] { $n } csatahajó
}
    .acc = { $n ->
        [one] egy csatahajót
       *[other] { $n } csatahajót
    }
word-freighter = { $n ->
    [one] lépsz a teherhajóddal
   *[other] { $n } lépést teszel a teherhajóddal
}
word-dividends = kapsz { $n } solarit (minden ellenfeled 1-et kap)
word-shipping-troops = toborzol 2 csapatot
word-acquire-tech = megszerzel egy technológialapkát
word-acquire-tech-less = { $n } fűszerrel olcsóbban megszerzel egy technológialapkát
word-acquire-tech-solari = megszerzel egy technológialapkát fűszerért vagy solariért
word-negotiator = { $n ->
    [one] a készletedből tárgyalónak küldesz egy csapatot az Ixre
   *[other] a készletedből tárgyalónak küldesz legfeljebb { $n } csapatot az Ixre
}
word-commission = építesz egy csatahajót
word-strike = bevetsz { $n } csapatot a készletedből a konfliktusba
word-per-dreadnought = kapsz { FORM($what, "acc") } minden konfliktusban lévő csatahajódért
word-deploy-units = bevetsz legfeljebb { $n } egységet a helyőrségedből
word-ambush = annyi ellenséges egységet vonultatsz vissza, ahány csapatot ebben a körben bevetettél
word-promise = ha megnyered ezt a konfliktust, kapsz { $n } solarit
word-rally = kapsz 1 kardot minden másik lapért, amelyet ebben a körben fedsz fel, és kardot ad
word-rally-tile = kapsz 1 kardot minden lapért, amelyet ebben a körben fedsz fel, és kardot ad
word-slip-past = a következő ügynöködet ebben a körben ellenséges ügynökök mellé is küldheted
word-another-turn = ezután még egy köröd van
special-repel-dreadnoughts = minden ellenfél visszavon egy csatahajót a konfliktusból
special-grand-conspiracy = kapsz 1 győzelmi pontot, ha ezek közül három teljesül, vagy 2-t, ha mind a négy: két csatahajó, egy A fűszernek áramlania kell lap, 4 befolyás két frakciónál, hely a Nagytanácsban
special-quid-pro-quo = kapsz 1 befolyást minden frakciónál, amelynek a mezőjén ügynököd áll
special-strongarm = kapsz 1 befolyást annál a frakciónál
special-swap-intrigue = tetszőleges számú intrikakártyát a pakli aljára teszel, és ugyanannyit húzol
special-spy-on-factions = kapsz 1 győzelmi pontot minden frakcióért, amelynél legfeljebb 1 befolyásod van
special-duplicity = kapsz 1 befolyást egy olyan frakciónál, ahol van méregdetektorod
cost-flip = lefordítod ezt a lapkát
cost-trash-tile = kiselejtezed ezt a lapkát
cost-retreat-units = visszavonsz { $n } egységet
cost-any-troop = elveszítesz egy csapatot a helyőrségedből vagy a konfliktusból
if-tiles = legalább { $n } technológialapkád van
picture-if-tiles = :
if-enemy-agent-here = ellenséges ügynök áll a mezőn
if-agent-with = van ügynököd { FORM($faction, "art") }{ FORM($faction, "ade") }
if-at-faction = ebben a körben egy frakcióhoz küldtél ügynököt
if-deployed = ebben a körben legalább { $n } egységet bevetettél
if-persuasion = ebben a körben legalább { $n } meggyőzést kaptál
if-has = legalább ennyid van: { $what }
glyph-solari = vagy solari
glyph-strike = a készletből
glyph-per-dreadnought = csatahajónként
glyph-units = egység
glyph-ambush = egy ellenfél bevetett csapatonként
glyph-if-won = ha nyersz
glyph-rally = kardos lapért
glyph-slip-past = ellenfél nem akadály
glyph-another-turn = jössz még egyszer
glyph-flip = fordítsd le
glyph-tile-reveal = felfedés:
glyph-tile-round-start = fordulónként:
glyph-tile-win = ha győzöl:
glyph-tile-endgame = végjáték:
glyph-wins-ties = döntetlent nyer
glyph-detonates = Győzelem csatahajóval: add vissza 1 pontért
glyph-carries-troops = A szállítás 3 csapatot ad, rögtön harcba is
glyph-unload = kirakodás:
glyph-infiltrates = ellenfél nem akadály
glyph-this-tile = ezt a lapkát
glyph-repel-dreadnoughts = visszavonul minden ellenféltől
glyph-grand-conspiracy = 1 négyből három célért, 2 mindért
glyph-quid-pro-quo = ahol ügynököd áll
glyph-strongarm = annál a frakciónál
glyph-swap-intrigue = cserélj bármennyit
glyph-spy-on-factions = frakciónként 0–1 befolyásnál
glyph-duplicity = méregdetektornál

## Kérdések

ask-freighter = { $level ->
    [0] A teherhajód otthon van. Elindítod? A jutalmait csak akkor hozza el, ha később hazahívod.
    [3] A teherhajód a 3., legfelső szinten áll. Hazahozod a jutalmaival?
   *[other] A teherhajód szintje: { $level }. Továbbküldöd több jutalomért, vagy hazahozod azokkal, amelyek már járnak?
}
freighter-help-advance = onnan hazatérve ezt hozza: { $rewards }
freighter-help-recall = most ezt hozza: { $rewards }
ask-tech = Melyik technológialapkát szerzed meg?
ask-negotiators = A lapka (*{ $tile }*) költsége { $cost }. Hány tárgyaló jön haza, hogy olcsóbb legyen?
ask-ambush = Vonultass vissza legfeljebb { $n } ellenséges egységet.
ask-which_troop = Melyik csapatot veszíted el?
ask-place_dreadnought = Melyik helyet tartsa a csatahajód?
ask-intelligence = Melyiket veszed el a két felső intrikakártya közül?
ask-plan_ahead = Melyik lapot teszed félre a második körödre?
awaits-intelligence = egy intrikakártya kiválasztása
awaits-plan_ahead = egy lap félretevése
ask-offer = Elfogadod?
pick-freighter-advance = Előre: { $level }. szint
pick-freighter-recall = A teherhajó hazahozása
pick-freighter-none = Maradjon, ahol van
tile-help = { $head } { $tail }
pick-tile = { $tile }: { $cost }
pick-no-tile = Nem szerzel lapkát
pick-negotiators = { $n ->
    [0] Egy se; fizetsz: { $cost }
   *[other] { $n }; fizetsz: { $cost }
}
pick-ambush = { $units } ({ $who })
pick-lose-garrison = A helyőrségedből
pick-lose-troops = A konfliktusból
place-dreadnought-help = { $words }, valahányszor ide ügynököt küldenek, egy fordulón át
pick-detonate = Felrobbantod 1 győzelmi pontért
pick-use-tile = Használat: { $tile }
pick-leave = Hagyod
why-no-tech = nincs technológialapka, amelyet ki tudnál fizetni
why-no-supply = nincs csapat a készletedben
why-no-dreadnought = nincs csatahajó a készletedben
why-empty-garrison = üres a helyőrséged
why-none-deployed = ebben a körben nem vetettél be csapatot
why-no-enemy = nincs ellenséges egység a konfliktusban
why-flipped = ez a lapka a következő fordulóig le van fordítva
why-units = { $n } egységed kell hozzá a konfliktusban, neked { $have } van
why-no-troop = nincs csapatod sem a helyőrségedben, sem a konfliktusban
why-no-conspiracy = a négyből háromnál kevesebb teljesül nálad
why-no-faction-visited = nincs ügynököd frakció mezőjén
why-no-snooper = egyik sávon sincs már méregdetektor

## A napló: ki mit tesz

did-freighter-advanced = { $person ->
    [you] előrelépsz
   *[other] előrelép
} a teherhajóval ({ $level }. szint)
did-freighter-recalled = { $person ->
    [you] hazahívod
   *[other] hazahívja
} a teherhajót ({ $level }. szint)
did-acquired-tech = { $person ->
    [you] megszerzed
   *[other] megszerzi
} { FORM($tile, "art") }*{ $tile }* technológialapkát
did-acquired-tech-with = { $n ->
    [one] egy tárgyalóval
   *[other] { $n } tárgyalóval
} { $person ->
    [you] megszerzed
   *[other] megszerzi
} { FORM($tile, "art") }*{ $tile }* technológialapkát
did-flipped = { $person ->
    [you] használod
   *[other] használja
} { FORM($what, "acc") }
did-sent-negotiator = { $person ->
    [you] küldesz
   *[other] küld
} { $n ->
    [one] egy tárgyalót
   *[other] { $n } tárgyalót
} az Ixre
did-commissioned = { $person ->
    [you] építesz
   *[other] épít
} { $n ->
    [one] egy csatahajót
   *[other] { $n } csatahajót
}
did-deployed-dreadnought = { $person ->
    [you] bevetsz
   *[other] bevet
} { $n ->
    [one] egy csatahajót
   *[other] { $n } csatahajót
}
did-retreated-dreadnought = { $person ->
    [you] visszavonsz
   *[other] visszavon
} { $n ->
    [one] egy csatahajót
   *[other] { $n } csatahajót
}
did-stationed = csatahajóval { $person ->
    [you] irányításod alá vonod
   *[other] irányítása alá vonja
} { FORM($space, "art") }*{ FORM($space, "acc") }*
did-detonated = { $person ->
    [you] felrobbantasz
   *[other] felrobbant
} egy csatahajót
did-ship-returned = { $person ->
    [you] hazahozod
   *[other] hazahozza
} a csatahajót { FORM($space, "art") }*{ FORM($space, "ela") }*
did-unloaded = { $person ->
    [you] kirakodod
   *[other] kirakodja
} { FORM($what, "acc") }
did-another-turn = { $person ->
    [you] még egyszer te jössz
   *[other] még egyszer következik
}
did-laid-aside = { $person ->
    [you] félreteszel
   *[other] félretesz
} egy lapot
did-laid-aside-card = { $person ->
    [you] félreteszed
   *[other] félreteszi
} { FORM($card, "acc") }
did-took-back = { $person ->
    [you] visszaveszed
   *[other] visszaveszi
} { FORM($what, "acc") }
did-took-snooper = { $person ->
    [you] elveszed
   *[other] elveszi
} { FORM($faction, "art") }{ $faction } méregdetektorát

## A rövid szabályok és az értelmezések

ix-rules-title = Az Ix felemelkedése
ix-rules-board = Nincs többé Szónokok csarnoka, Csapatok gyülekezője, Melanzs eladása és Szerződéskötés; új a Csillagközi szállítás, a Csempészet, a Technológiai tárgyalás és a Csatahajó.
ix-rules-tech = A technológiaszerző hatással fűszerért megveheted a három nyitott lapka egyikét. Először a szerzési hatása jön, utána felcsapjuk a következő lapkát.
ix-rules-negotiators = A tárgyaló olyan csapat, amely a készletedből az Ix-táblára megy, a Technológiai tárgyalás vagy más hatás révén. Minden hazahozott tárgyaló 1-gyel csökkenti egy lapka árát.
ix-rules-flip = Az árral jelölt lapkát használatkor lefordítod, ügynökkörben vagy felfedőkörben: fordulónként egyszer. A forduló kezdetén minden lapka visszafordul. A lapka a megvétele után azonnal használható.
ix-rules-shipping = A teherhajó egy szinttel feljebb lép, vagy hazatér a szintje és az összes alsóbb szint jutalmával: az elsőn osztalék vagy 2 fűszer, a másodikon 2 csapat és 1 befolyás, a harmadikon egy technológialapka 2 fűszerrel olcsóbban.
ix-rules-dreadnoughts = A csatahajó ereje 3, és sosem vész el. Aki csatahajóval nyer meg egy konfliktust, egy fordulóra leteszi Arrakeenbe, Carthagba vagy a Császári-medencébe.
ix-rules-infiltration = A beszivárgó lap olyan, azonos ikonú mezőre is küldi az ügynökét, ahol ellenséges ügynök áll. A saját ügynököd és a Hang továbbra is útját állja.
ix-rules-unload = A kirakodó lap a felfedési részét akkor is megadja, ha eldobod vagy kiselejtezed.
ix-rules-epic = Az epikus játék 12 pontig tart, öt II. és öt III. szintű konfliktussal. Mindenki öt csapattal kezd a helyőrségében, egy intrikakártyával, és a Dűne, a sivatagbolygó egyik példánya helyett A fűszer ura lappal.
ix-rulings-title = Az Ix felemelkedése: nyitott kérdések
ix-choices-title = Az Ix felemelkedése: ahol másképp döntöttünk
ruling-ix1 = Ha a megnyert konfliktusban két csatahajó van, a Robbanószerkezetek az egyetlen lehelyezés helyébe lép; a másik hajó a helyőrségbe megy.
ruling-ix2 = Lapkavásárláskor a szükségesnél több tárgyaló is hazahozható.
ruling-ix3 = A felfedőkör végi elpakolás nem eldobás: semmi sem rakodódik ki.
ruling-ix4 = A Csapatszállítók csapatai, amelyek egy konfliktus jutalmával jönnek, a helyőrségben maradnak.
ruling-ix5 = A Megsemmisítő telephez ebben a körben kapott 6 meggyőzés kell, akár elköltötted, akár nem; a Holovetítők a felfedés előtt is használhatók.
ruling-ix6 = Az Erőszak csapata a helyőrségből vagy a konfliktusból vész el; tárgyaló nem veszhet el.
ruling-ix7 = A Nagy összeesküvés minden csatahajót számol, amely nincs a készletben, akárhol van.
ruling-ix8 = Az Inváziós hajók sem a Hang, sem a saját ügynököd ellen nem segítenek.
ruling-ix9 = Ilesa lapjánál a nyomtatott és az ebben a körben hozzáadott ikonok együtt számítanak.
ruling-ix10 = Konfliktus után kiselejtezett lap is kirakodik; az általa küldött csapatok az épp eldőlő konfliktusba kerülnek, és a többivel együtt térnek vissza a készletbe.
ruling-ix11 = A bűvös út rendkívüli köre beleszámít Ilesa köreibe.
ruling-ix12 = Ha a teherhajó nem a saját körödben tér haza, a jutalmai a legalsó szinttől felfelé járnak. A szabálykönyv szerint a sorrendet te választod. Itt rögzítjük, hogy az asztal ne várjon rá, és hogy az első szint fűszeréből kifizethesd a harmadik szint lapkáját.
ruling-ix13 = A felfedőkörödben vett, felfedési hatású lapka azonnal megadja a hatását, mert minden vett lapka azonnal használható.
ruling-ix14 = Ha Tessia egyetlen hatással két méregdetektort ér el, a sávok sorrendjében veszi el őket, felülről: császár, Űrliga, Bene Gesserit, fremenek.

## Amit név szerint meg lehet nézni

imperium-picture-ix = Az Ix felemelkedése: lapkák, hajók, teherhajók
