### Mit mondanak a lapok, mezők és vezetők. Az igék egyes szám második személyben állnak (toborzol, húzol), így gombon és mondatban is megállnak.

list-clauses = { $head }; { $tail }
list-or-clause = { $head }, vagy { $tail }
list-or-condition = { $head }, vagy { $tail }
the-faction = { FORM($faction, "art") }{ $faction }
    .art = { "" }
    .acc = { FORM($faction, "art") }{ FORM($faction, "acc") }
    .ins = { FORM($faction, "art") }{ FORM($faction, "ins") }
    .ade = { FORM($faction, "art") }{ FORM($faction, "ade") }
symbol-emperor = császár
symbol-guild = Űrliga
symbol-bene_gesserit = Bene Gesserit
symbol-fremen = fremenek
symbol-landsraad = Landsraad
symbol-city = város
symbol-spice_trade = fűszerpiac

## Mit lehet kapni

gain-solari = { $n } solari
    .acc = { $n } solarit
gain-spice = { $n } fűszer
    .acc = { $n } fűszert
gain-water = { $n } víz
    .acc = { $n } vizet
gain-vp = { $n ->
    [one] 1 győzelmi pont
   *[other] { $n } győzelmi pont
}
    .acc = { $n } győzelmi pontot
gain-vp-more = { $n ->
    [one] további 1 győzelmi pont
   *[other] további { $n } győzelmi pont
}
    .acc = további { $n } győzelmi pontot
gain-persuasion = { $n } meggyőzés
    .acc = { $n } meggyőzést
gain-swords = { $n ->
    [one] 1 kard
   *[other] { $n } kard
}
    .acc = { $n } kardot
gain-swords-more = { $n ->
    [one] további 1 kard
   *[other] további { $n } kard
}
    .acc = további { $n } kardot
gain-influence = { $n } befolyás { FORM($faction, "art") }{ FORM($faction, "ade") }
    .acc = { $n } befolyást { FORM($faction, "art") }{ FORM($faction, "ade") }
gain-influence-any = { $n ->
    [one] 1 befolyás bármelyik frakciónál
   *[other] { $n } befolyás egy tetszőleges frakciónál
}
    .acc = { $n ->
        [one] 1 befolyást bármelyik frakciónál
       *[other] { $n } befolyást egy tetszőleges frakciónál
    }
gain-influence-each = { $n } befolyás minden frakciónál
    .acc = { $n } befolyást minden frakciónál
gain-influence-among = { $n } befolyás { FORM($factions, "ade") }
    .acc = { $n } befolyást { FORM($factions, "ade") }

## Hatások

word-gain = kapsz { FORM($what, "acc") }
word-may = ha akarod, { $deed }
word-per = kapsz { FORM($what, "acc") } minden játékban lévő lapodért, ezt is beleértve (frakció: { $faction })
word-recruit = toborzol { $n ->
    [one] egy csapatot
   *[other] { $n } csapatot
}
word-recruit-ready = toborzol { $n ->
    [one] egy csapatot
   *[other] { $n } csapatot
} (a felfedőkörödben azonnal bevethető)
word-deploy = bevetsz { $n ->
    [one] egy csapatot
   *[other] legfeljebb { $n } csapatot
} a helyőrségedből
word-deploy-any = bevetsz tetszőleges számú csapatot a helyőrségedből
word-retreat = visszavonsz { $n ->
    [one] egy csapatot
   *[other] legfeljebb { $n } csapatot
} a konfliktusból
word-retreat-any = visszavonsz tetszőleges számú csapatot a konfliktusból
word-draw = húzol { $n ->
    [one] egy lapot
   *[other] { $n } lapot
}
word-intrigue = húzol { $n ->
    [one] egy intrikakártyát
   *[other] { $n } intrikakártyát
}
word-influence-several = kapsz 1-1 befolyást { $n } különböző frakciónál
word-trash = kiselejtezel egy lapot
word-trash-self = kiselejtezed ezt a lapot
word-trash-named = kiselejtezed { FORM($card, "art") }*{ FORM($card, "acc") }*
word-trash-in-play = kiselejtezel egy játékban lévő lapodat
word-lasting-extra-turn = ezután még egy köröd van
glyph-extra-turn = jössz még egyszer
word-pay = { $cost }, cserébe { $then }
word-if = ha { $condition }, { $then }
word-otherwise = { $text }; különben { $otherwise }
word-choose-several = { $n } dolgot teszel meg ezek közül: { $sides }
word-opponents-lose-garrison-troop = minden ellenfél elveszít { $n ->
    [one] egy csapatot
   *[other] { $n } csapatot
} a helyőrségéből
word-opponents-discard = minden ellenfél eldob { $n ->
    [one] egy lapot
   *[other] { $n } lapot
}
word-opponents-discard-or-lose-troop = minden ellenfél eldob { $n ->
    [one] egy lapot
   *[other] { $n } lapot
}, vagy elveszít egy csapatot a konfliktusban
word-take-reserve = elveszel egy *{ $card }* lapot a tartalékból
word-acquire = ingyen megszerzel egy legfeljebb { $most } költségű lapot
word-acquire-top = megszerzel egy legfeljebb { $most } költségű lapot, és a paklid tetejére teszed
word-lasting-double-harvest = a mestermező a rányomtatott fűszer kétszeresét adja, a bónusz fűszerét nem kétszerezi
word-lasting-space-influence = a meglátogatott mező 1 helyett { $n } befolyást ad
word-lasting-spice-must-flow-discount = *A fűszernek áramlania kell* ebben a körben { $n } meggyőzéssel kevesebbe kerül
word-lasting-infiltrate = ellenséges ügynökök nem állják útját a következő ügynöködnek, akit ebben a körben küldesz
word-lasting-faction-icons = az ebben a körben kijátszott lapod mind a négy frakció mezőire is vezet
word-lasting-to-deck-top = a felfedőkörödben megszerzett lapokat a paklid tetejére teheted
word-harvest = betakarítod ennek a mezőnek a fűszerét
word-control = irányításod alá vonod { FORM($space, "art") }{ FORM($space, "acc") }
word-signet = használod a vezetőd pecsétgyűrűjének képességét

## Egyetlen lap, mező vagy vezető tettei

special-council-seat = helyet foglalsz a Nagytanácsban: 2 meggyőzés minden felfedőkörödben
special-swordmaster = megszerzed a kardmesteredet, a harmadik ügynöködet a játék végéig
special-mentat = magadhoz veszed a mentátot, ebben a fordulóban ő is az ügynököd
special-mentat-here = ha itt van, magadhoz veszed a mentátot, ebben a fordulóban ő is az ügynököd
special-mentat-next-round = a következő fordulóban a mentát is az ügynököd
special-recall-agent = visszahívsz egyet a vezetődhöz
special-voice = megnevezel egy mezőt: a következő köröd kezdetéig oda egy ellenfél sem küldhet ügynököt
special-refocus = a dobópaklidat a paklidba kevered, és húzol egy lapot
special-snoop = megnézed a felső lapját, és felhúzod vagy kiselejtezed
special-remember = kézbe veszel egy Bene Gesserit-lapot a dobópaklidból
special-manipulate = félreteszed a sor egyik lapját, hogy 1 meggyőzéssel olcsóbban szerezd meg
special-manipulate-printed = félreteszed a sor egyik lapját: e forduló felfedőkörében 1 meggyőzéssel olcsóbban megszerezheted, különben kikerül a játékból
special-secrets = elveszel egy véletlen intrikakártyát minden ellenfeledtől, akinek legalább négy van
special-double-cross = egy választott ellenfeled ott elveszít egy csapatot, te pedig bevetsz oda egyet a készletedből
special-prudent-diplomacy = kapsz 1 befolyást egy olyan frakciónál, ahol egy ellenfeled előtted jár
special-pass-turn = azonnal befejezheted a kört, ügynök és felfedés nélkül

## Költségek

cost-pay = fizetsz { FORM($resources, "acc") }
cost-solari = { $n } solari
    .acc = { $n } solarit
cost-spice = { $n } fűszer
    .acc = { $n } fűszert
cost-water = { $n } víz
    .acc = { $n } vizet
cost-troops = elveszítesz { $n } csapatot a konfliktusban
cost-influence = elveszítesz { $n } befolyást
cost-trash = { $n ->
    [one] kiselejtezel egy lapot
   *[other] kiselejtezel { $n } lapot
}
cost-trash-self = kiselejtezed ezt a lapot
cost-discard = { $n ->
    [one] eldobsz egy lapot
   *[other] eldobsz { $n } lapot
}
cost-bottom = { $n ->
    [one] a pakli aljára teszel egy intrikakártyát
   *[other] a pakli aljára teszel { $n } intrikakártyát
}
unit-troop = { $n ->
    [one] egy csapat
   *[other] { $n } csapat
}
    .acc = { $n ->
        [one] egy csapatot
       *[other] { $n } csapatot
    }

## Feltételek

if-other-in-play = van másik játékban lévő lapod (frakció: { $faction })
if-alliance = szövetséged van { FORM($faction, "art") }{ FORM($faction, "ins") }
if-any-alliance = van szövetséged
if-influence = legalább { $n } befolyásod van { FORM($faction, "art") }{ FORM($faction, "ade") }
if-influence-with = legalább { $n } befolyásod van { $factions ->
    [3] legalább három frakciónál
    [4] mind a négy frakciónál
   *[other] legalább { $factions } frakciónál
}
if-council-seat = van helyed a Nagytanácsban
if-mentat-is-home = a mentát a mezőjén van
if-agent-on-board = van ügynököd a játéktáblán
if-deck-not-empty = nem üres a paklid
if-opponent-in-conflict = egy ellenfelednek csapata van a konfliktusban
if-owns = legalább { $n } *{ $card }* lapod van
if-owns-most = több *{ $card }* lapod van, mint bármelyik ellenfelednek

## Néhány szó az ikonok mellett

glyph-any = bármennyi
glyph-per = laponként: { $faction }
glyph-this-card = ezt a lapot
glyph-otherwise = különben:
glyph-choose = ebből { $n }:
glyph-to-top = tedd a paklidra
glyph-exchange-cost = { $least }–{ $most }
glyph-exchange-gain = { $least }–{ $most }
glyph-mentat-next-round = a mentát a következő fordulóban
glyph-recall-agent = vegyél vissza egyet
glyph-voice = Zárj le egy mezőt a többiek elől
glyph-refocus = Keverd be az eldobottakat, húzz 1 lapot
glyph-snoop = húzd vagy selejtezd a felső lapját
glyph-remember = az eldobottakból
glyph-manipulate = tegyél félre egy lapot a sorból
glyph-double-cross = cseréld a tiédre
glyph-prudent-diplomacy = ahol lemaradtál
glyph-pass-turn = passzolhatsz
glyph-double-harvest = a nyomtatott termés kétszeres
glyph-space-influence = +{ $n } befolyás a mezőről
glyph-spice-must-flow-discount = A fűszernek áramlania kell: −{ $n }
glyph-infiltrate = Ellenfél nem akadály az ügynöködnek
glyph-faction-icons = A lapod minden frakcióhoz vezet
glyph-to-deck-top = Tedd a szerzett lapokat a paklidra

## Egy lap sorai

line-faction = Frakció: { $factions }.
line-sends = Ide vezet: { $symbols }.
line-sends-nobody = Nincs rajta ügynökikon.
line-sends-anywhere = Bármelyik ügynöködet, a játéktáblán állót is, bármelyik mezőre küldi; ellenséges ügynök nem állja útját. A mező költsége és feltétele érvényes.
line-agent = Ügynök: { $words }.
line-reveal = Felfedés: { $words }.
line-acquire = Megszerzéskor: { $words }.
line-trash = Kiselejtezéskor: { $words }.
line-plot = Cselszövés: { $text }.
line-combat = Harc: { $text }.
line-endgame = Végjáték: { $text }.
line-start-of-turn = Csak a köröd legelején.
line-before-sending = Csak ügynökküldés előtt.
line-delayed = Ha a felfedőköröd előtt játszod ki, felfordítva vár arra.
line-on-win = Csak egyértelműen megnyert konfliktus után.
line-named = { $name }. { $text }
line-signet = Pecsétgyűrű: { $text }.
line-cost = Költsége { $cost }.
line-requirement = Csak akkor, ha { $condition }.
line-once = Játékosonként és játékonként egyszer.
line-visit = Látogatás: { $words }.
line-exchange = Látogatás: egy csere: { $deals }.
line-exchange-deal = { $spice } fűszerért { $solari } solari
line-maker = Látogatás: betakarítasz { $n } fűszert és az itteni összes bónusz fűszert.
line-oratory = A felfedőkörödben: { $n } meggyőzés, amíg az ügynököd itt áll.
line-combat-space = Harci mező: az ebben a körben toborzott csapataid és még legfeljebb kettő bevethető a konfliktusba.
line-control = Akié az irányítás, kap { FORM($bonus, "acc") }, valahányszor ide ügynök érkezik.
line-reward-1 = Első: { $text }.
line-reward-2 = Második: { $text }.
line-reward-3 = Harmadik: { $text }.

kind-starter = kezdőkártya
kind-reserve = tartalékkártya, nem eladó
kind-reserve-cost = tartalékkártya, költség { $cost }
kind-imperium-cost = Impérium-kártya, költség { $cost }
kind-intrigue = intrikakártya
kind-leader = vezető, { $house }
kind-space = mező: { $symbol }
kind-conflict = konfliktus, { $level }. szint

## Mit tudnak a vezetők

leader-paul_atreides-ability-text = Bármikor megnézheted a paklid felső lapját.
leader-paul_atreides-ability-short = látja a paklija felső lapját
leader-duke_leto_atreides-ability-text = A Landsraad-mezők neked 1 solarival olcsóbbak.
leader-duke_leto_atreides-ability-short = a Landsraad-mezők 1 solarival olcsóbbak
leader-baron_vladimir_harkonnen-ability-text = Az első forduló előtt titokban választasz két frakciót. Játékonként egyszer, amikor egy körben legalább négy csapatot vetsz be, felfeded őket, és mindkettőnél kapsz 1 befolyást.
leader-baron_vladimir_harkonnen-ability-short = egy körben 4 csapat 2 titkos befolyást hoz
leader-glossu_the_beast_rabban-ability-text = 1 fűszerrel és 1 solarival többel kezdesz.
leader-glossu_the_beast_rabban-ability-short = 1 fűszerrel és 1 solarival kezd
leader-earl_memnon_thorvald-ability-text = Amikor helyet foglalsz a Nagytanácsban, kapsz 1 befolyást bármelyik frakciónál.
leader-earl_memnon_thorvald-ability-short = a nagytanácsi helyért 1 befolyás
leader-countess_ariana_thorvald-ability-text = Amikor mestermezőn fűszert takarítasz be, 1 fűszerrel kevesebbet veszel el, és húzol egy lapot.
leader-countess_ariana_thorvald-ability-short = 1 fűszerrel kevesebbet takarít be, de lapot húz
leader-count_ilban_richese-ability-text = Amikor solarit fizetsz egy mezőért, húzol egy lapot.
leader-count_ilban_richese-ability-short = lapot húz, ha egy mező solariba kerül
leader-helena_richese-ability-text = A Landsraad- és városmezőkön ellenséges ügynökök nem állják útját az ügynökeidnek.
leader-helena_richese-ability-short = a Landsraadban és városokban nem állják útját
