### A kockajáték: kérdések, választások és elutasítások.

dice-title = Dűne kockajáték
dice-blurb = Hét kocka, nyolc Ház, egy kerek térkép és egy homokvihar, 2–8 játékosnak. Dobj, fagyassz be, köss szövetséget és harcolj: győzöl, ha a köröd végén egyedül állsz az öt stratégiai régió közül háromban, két játékosnál négyben. Ha hat forduló után senki sem győzött, az Űrliga győz.
dice-headline = { $round }/{ $rounds }. forduló · { $who } ({ $house }) · { $step }{ $worm ->
    [yes] {" "}· Shai-Hulud
   *[no] {""}
}{ $left ->
    [0] {" "}· az utolsó forduló: ha most senki sem győz, a Liga győz
    [1] {" "}· ezután még egy forduló: ha addig senki sem győz, a Liga győz
   *[other] {""}
}
dice-battle-in = csata: { $region }
dice-headline-setup = Előkészületek

dice-you = te
    .acc = téged
    .dat = neked
    .ins = veled
    .abl = tőled
dice-player = { $who } ({ $house })

## Kifejezések

dice-house-atreides-help = Két Vezető; a haderői hazatérnek az olyan csatákból, amelyekben mindkét fél Vezetőt vetett be
dice-house-harkonnen-help = A legerősebb Vezető; minden körben levehet egy haderőt Méreggel; átjut az Erődítményeken
dice-house-fremen-help = Kevés haderő, de mindegyik 2-t ér; nem árt neki a homokvihar; a férgen bármelyik régióba eljut
dice-house-bene_tleilax-help = Bármelyik kockával toboroz, ellenséges haderőket a sajátjára cserél, fűszerért feltámasztja a Vezetőjét
dice-house-corrino-help = Sardaukarok, akik 2-t érnek, és a körön túl is megmaradó fűszertartalék
dice-house-guild-help = Fűszert kap, ha mások behajóznak; győz, ha hat forduló után senki sem győzött
dice-house-bene_gesserit-help = Győz annak a Háznak a helyében, amelyet titokban megjósolt; a szövetségét senki sem utasíthatja vissza
dice-house-smugglers-help = Egyenesen a készletből hajóz be; bármelyik üres régióba mozoghat

dice-face-number = { $number }
dice-face-count = { $count ->
    [one] { $face }
   *[other] { $count } × { $face }
}

dice-die-house = Házkocka: { $face }
dice-die-region = Régiókocka: { $face }. zóna
dice-die-spice = Fűszerkocka: { $face }
dice-die-vendetta = Vérbosszúkocka: { $face }
dice-shown-region = { $face }. zóna
dice-shown-spice = { $face } fűszer
dice-help-own = A tiéd: egy haderőt vagy Vezetőt hoz a készletedből
dice-help-own-fremen = A tiéd: kettő egy haderőt, egy a Vezetődet hozza a készletedből
dice-help-symbol = Toborozhatsz vele, ha utána ezt a Házat nevezed meg
dice-help-invite = Ezzel szövetségre hívhatod: { $who }
dice-help-idle = Neked nem használ
dice-help-region = Ide mozoghatsz: { $regions }; ha a homokvihar mozog, { $arrow ->
    [west] nyugatra
   *[east] keletre
} megy
dice-help-spice = { $spice } fűszer a behajózáshoz; { $storm ->
    [yes] a homokvihar mozogni fog
   *[no] a homokvihar marad
}

dice-forces = { $count ->
    [one] 1 haderő
   *[other] { $count } haderő
}
    .acc = { $count } haderőt
dice-sardaukar = { $count } sardaukar
    .acc = { $count } sardaukart

dice-source-harvest = a Betakarítógépek fűszere
dice-source-received = az ajándékba kapott fűszer
dice-source-store = a fűszertartalékod
dice-source-die = a kocka fűszere

dice-step-setup = előkészületek
dice-step-dice = kockadobás
dice-step-alliance = szövetség
dice-step-recruitment = toborzás
dice-step-vendetta = vérbosszú
dice-step-shipping = behajózás
dice-step-movement = csapatmozgás
dice-step-battle = csata
dice-step-equipment = átszervezés
dice-step-storm = homokvihar
dice-step-over = a játék véget ért

## Előkészületek

dice-ask-house = Melyik Házzal játszol?
dice-refused-house-taken = már elvitte egy másik játékos
dice-refused-house-players = legalább { $least } játékossal
dice-ask-start = Hol álljon az első { $count } haderőd?
dice-refused-start-taken = ott egy másik Ház kezd
dice-ask-predict = Melyik Ház fog egyedül győzni? Amit felírsz, a végéig csak te tudod.

## Kockák

dice-ask-freeze = { $least ->
    [0] Shai-Hulud befagyott. Befagyasztasz még kockákat? A többivel újra dobsz.
   *[other] { $roll }. dobás. Mely kockákat fagyasztod be? Legalább egyet; az úgy marad, ahogy fekszik. A többivel újra dobsz, amíg mind be nem fagy.
}
dice-ask-worm = A fűszerkocka Shai-Huludot mutat: ebben a körben nincs fűszer. Elcsalja a Dobolód a férget, hogy a kockával újra dobhass?
dice-option-worm = Jöjjön a féreg
dice-option-thumper = A Doboló használata
dice-meanwhile = { $who } még nem válaszolt a hívásodra. Várhatsz, vagy folytathatod. { $asked }
dice-ask-piter = A vérbosszúkocka ezt mutatja: { $face }. Piter de Vries Méregre fordítsa?
dice-option-leave-die = Marad: { $face }
dice-option-poison = Legyen Méreg
dice-ask-symbol = Axolotl tartályok: melyik Ház kockái számítsanak ebben a körben a tiédnek a toborzáskor?
dice-option-symbol = { $house }: { $count ->
    [one] 1 kocka
   *[other] { $count } kocka
}

## Szövetség

dice-ask-invite = Kit hívsz szövetségre erre a körre? A szövetségesek egy oldalon harcolnak, és négy stratégiai régióval együtt győznek.
dice-option-alone = Folytatás egyedül
group-dice-allies = Kit hívsz
dice-option-invite = { $who } ({ $house })
dice-option-invite-by = { $who } ({ $house }), kocka: { $symbol }
dice-refused-no-die = egyik Házkocka sem mutatja ezt a Házat
dice-refused-asked-before = ebben a körben már hívtad
dice-ask-leave-dice = Mindketten ezzel toboroznátok: { $dice } kocka ({ $house }). Hány jusson { FORM($who, "dat") }?
dice-option-leave-dice = { $dice ->
    [one] 1 kocka
   *[other] { $dice } kocka
}
dice-refused-leave-none = legalább egy kocka a szövetségesé
dice-ask-invited = { $who } ({ $house }) szövetségre hív erre a körre: egy oldalon harcoltok, és négy stratégiai régióval együtt győztök. { $dice ->
    [0] Nincs kocka, amellyel toborozhatnál.
    [one] 1 kockával toborozhatnál.
   *[other] { $dice } kockával toborozhatnál.
} Elfogadod?
dice-option-accept = Elfogadás
dice-option-accept-and-leave = Elfogadod, a többit rábízod: { $who }
dice-help-accept-and-leave = a lehető legtöbb haderőt toborzod, nem mozdulsz, és ebben a körben nem kapsz több kérdést
dice-standing-refuse = Mostantól minden hívás visszautasítása
dice-standing-refuse-from = Minden hívás visszautasítása tőle: { $who }
dice-standing-leave-from = Minden hívás elfogadása tőle, a többit rábízva: { $who }
dice-standing-leave-for = Legalább { $dice } kockát hozó hívások elfogadása, a többit rábízva
dice-standing-leave = Mostantól minden hívás elfogadása, a többit rábízva
dice-standing-stay = Szövetségesként sosem mozogsz
dice-standing-no-leaders = Sosem ajánlasz fel Vezetőt
dice-option-refuse = Visszautasítás

## Toborzás

dice-ask-recruit = { $dice ->
    [one] 1 kocka mutatja
   *[other] { $dice } kocka mutatja
}: { $house }. Mit hozol a készletedből a Házkártyádra, bevetésre készen?
dice-option-recruit = { $what }
dice-option-recruit-together = { $what } együtt
dice-option-recruit-nothing = Semmit
dice-refused-one-leader = egy toborzásban legfeljebb egy Vezető
dice-refused-ally-leader = a szövetséges csak haderőt toboroz

## Vérbosszú

dice-ask-kill = Vérbosszú: { $reach ->
    [token] a kocka ezt mutatja: { $face }. { $piter ->
        [yes] Hagyd, vagy Piter de Vries fordítsa Méregre, és küldj egy haderőt a térképről vissza a gazdája készletébe. Melyiket?
        [hoped] A leendő szövetségeseddel Piter de Vries Méregre fordíthatná. Megvárod a választ, vagy hagyod a kockát?
       *[no] Piter de Vries nem fordítja Méregre, így marad.
    }
    [nobody] ez senkit sem ér el: { $face }. { $piter ->
        [hoped] A leendő szövetségeseddel Piter de Vries Méregre fordíthatná. Megvárod a választ, vagy senkit sem veszel le?
       *[no] Piter de Vries nem fordítja Méregre, így mindenki marad.
    }
   *[some] ezzel egy haderőt a térképről visszaküldhetsz a gazdája készletébe: { $face }.{ $piter ->
        [yes] {" "}Akit a kocka nem ér el, annak Piter de Vries Méregre fordíthatja.
       *[no] {""}
    } Melyiket?
}
dice-help-poisoned = Piter de Vries Méregre fordítja a kockát
dice-option-spare = Senkit sem veszel le
group-dice-victims = Levehető haderő
dice-option-kill = { $region }: { $what }, { $house }{ $whose ->
    [own] {" "}(a tiéd)
    [ally] {" "}(a szövetségesedé)
   *[other] {""}
}
dice-refused-immune = sebezhetetlen: { $ability }
dice-refused-token = védve: nála van ({ $token })
dice-refused-storm-shelter = a homokvihar alatt, ahová a vérbosszú nem ér el

## Behajózás és alkuk

dice-ask-lose-harvester = Shai-Hulud elvisz egy Betakarítógépet. Melyiket?
dice-ask-ship = Behajózás: { $spice } fűszert költhetsz el, és { $card ->
    [0] nincs behajózható haderőd.
    [one] 1 haderőd hajózható be, a Sarki Homorra vagy olyan régióba, ahol van haderőd.
   *[other] { $card } haderőd hajózható be, mindegyik a Sarki Homorra vagy olyan régióba, ahol van haderőd.
}
dice-option-ship-done = Behajózás vége
dice-option-ship-forces = { $region }: { $what } behajózása ({ $price } fűszer)
dice-option-ship = Behajózás: { $region } (egyenként { $price } fűszer)
dice-ask-how-many = Hány haderő megy { FORM($region, "art") }{ FORM($region, "lat") }? Egyenként { $price } fűszer, neked { $spice } van.
dice-option-force = { $what }
dice-option-rescue-card = A Házkártyádra
dice-option-rescue-supply = A készletedbe
dice-option-pay-first = Először ezt költöd: { $source }
dice-help-pay-first = Különben először ez fogy: { $first }. Ami a kockából marad, a tartalékodban duplán számít
dice-option-revive = Feltámasztás: { $leader } ({ $price } fűszer)
dice-option-hire = Felbérlés: { $leader } ({ $price } fűszer)
dice-refused-storm = fölötte van a homokvihar
dice-refused-consent = csak a szövetségesednek van ott haderője: alku kell hozzá
dice-refused-none-to-ship = nincs elég behajózható haderő
dice-refused-spice = { $price } fűszerbe kerül; van { $spice }

dice-ask-aid = { $offered ->
    [yes] { $who } előtt ott az ajánlatod: { $terms }. Teszel helyette másikat?
   *[no] Ajánlasz alkut { FORM($who, "dat") }? Senki sem vár rá.
}
dice-option-deal = Alku ajánlása { FORM($who, "dat") }
dice-ask-deal = Az ajánlatod { FORM($who, "dat") }: { $terms }. Tedd hozzá, amit akarsz, aztán küldd el.
dice-option-deal-send = Az ajánlat elküldése
dice-option-deal-drop = Elvetés
dice-option-deal-enter = { $reader ->
    [active] Magad is behajózhatsz ide: { $region }
   *[other] { $active } behajózhat ide: { $region }
}
dice-option-deal-leave = { $reader ->
    [active] Nem hajózol be ide: { $region }
   *[other] { $active } ne hajózzon be ide: { $region }
}
dice-option-deal-pay = { $reader ->
    [ally] Saját haderők behajózása ide: { $region }
   *[other] { $ally } haderői ide: { $region }
}
dice-option-deal-unpay = Senki se ide: { $region }
dice-option-give = { $reader ->
    [ally] Adsz { $spice } fűszert
   *[other] { $ally } ad { $spice } fűszert
}
dice-ask-deal-forces = { $reader ->
    [ally] Hány haderőd megy { FORM($region, "art") }{ FORM($region, "lat") }? { $active } fizet
   *[other] { $ally } hány haderője megy { FORM($region, "art") }{ FORM($region, "lat") }? Te fizetsz
} egyenként { $price } fűszert.
dice-ask-deal-answer = { $who } alkut ajánl: { $terms }.
dice-option-deal-yes = Elfogadás
dice-option-deal-no = Visszautasítás
dice-option-deal-counter = Ellenajánlat
dice-refused-store = a szövetségesed tartalékában { $spice } fűszer van
dice-refused-deal-again = ebben a körben kétszer visszautasították: változtass rajta valamit
dice-refused-deal-empty = még üres
dice-refused-guild-spice = a Liga fűszere nem adható tovább
dice-deal-enter = { $reader ->
    [active] behajózhatsz { FORM($region, "art") }{ FORM($region, "lat") }
   *[other] { $active } behajózhat { FORM($region, "art") }{ FORM($region, "lat") }
}
dice-deal-paid = { $reader ->
    [active] te fizeted { $ally } behajózását { FORM($region, "art") }{ FORM($region, "lat") }: { $what }
    [ally] { $active } fizeti a behajózásodat { FORM($region, "art") }{ FORM($region, "lat") }: { $what }
   *[other] { $active } fizeti { $ally } behajózását { FORM($region, "art") }{ FORM($region, "lat") }: { $what }
}
dice-deal-spice = { $reader ->
    [active] { $ally } ad neked { $spice } fűszert
    [ally] adsz { $spice } fűszert, kapja { $active }
   *[other] { $ally } ad { $spice } fűszert, kapja { $active }
}
dice-deal-nothing = még semmi

## Csapatmozgás

dice-ask-target = A régiókocka ezt mutatja: { $zone }. zóna. Ebben a körben a haderők az egyik régiójába mozoghatnak{ $free ->
    [yes] , máshol egy üres régióba
   *[no] {""}
} vagy a Sarki Homorra. Melyik a célrégiód?
dice-target-help = { $strategic ->
    [yes] stratégiai;{" "}
   *[no] {""}
}{ $forces ->
    [0] egy haderőd sem
    [one] 1 haderőd
   *[other] { $forces } haderőd
} ér el ide
dice-target-battle = { $strategic ->
    [yes] stratégiai;{" "}
   *[no] {""}
}{ $forces ->
    [0] egy haderőd sem
    [one] 1 haderőd
   *[other] { $forces } haderőd
} ér el ide; itt ellenfeled lenne: { $houses }
dice-target-storm = A homokvihar alatt: senki sem léphet be
dice-refused-occupied = haderők vannak benne, vagy fölötte van a homokvihar
dice-ask-move = Mely haderőid mozognak { FORM($region, "art") }{ FORM($region, "lat") }? Bármennyi mozoghat, egyik sem köteles.
dice-option-move = { $what } innen: { $region }
dice-refused-not-adjacent = nem szomszédos, és nincs ott Ornitopter

## Csata

dice-ask-battle = Melyik csata jöjjön?
dice-option-battle = { $region }, az ellenfél: { $houses }
dice-ask-aftermath = A csatáknak vége. Visszahozol egy Vezetőt?
dice-option-go-on = Tovább
dice-ask-fortification = Erődítmény ({ $region }): elpusztít egy támadó haderőt, és ezzel elhasználódik. Melyiket?
dice-option-infiltrate = Beszivárgás: átjutsz rajta
dice-option-lose = { $what }, { $house }
dice-ask-dance = A csata előtt az Arctáncoltatóid lecserélhetnek egy ellenséges haderőt egy készletedbelire. Melyiket?
dice-option-no-dance = Többet nem
dice-option-dance = { $what }, { $house }
dice-ask-offer-leader = Felajánlasz { FORM($who, "dat") } egy Vezetőt a csatához { FORM($region, "art") }{ FORM($region, "loc") }? Nem kötelező.
dice-option-leader = { $leader } ({ $strength })
dice-ask-commit = { $side ->
    [attack] Támadsz { FORM($region, "art") }{ FORM($region, "loc") }
   *[defence] Véded { FORM($region, "art") }{ FORM($region, "acc") }
}. Haderőid ereje { $ours }, { $our_leaders ->
    [0] Vezető nélkül
   *[other] Vezetőidé { $our_leaders }
}; az ellenfél haderőié { $theirs }, { $their_leaders ->
    [0] Vezető nélkül
   *[other] Vezetőié { $their_leaders }
}.{ $led ->
    [0] {""}
   *[other] {" "}Te vezeted ezeket is: { $houses }.
} Mit vetsz be titokban? A nagyobb összeg győz; döntetlennél a védő. Minden bevetett elvész, és a vesztes összes haderője is.
dice-option-commit = { $house }: { $what }

## Átszervezés és homokvihar

dice-ask-equip = { $held ->
    [no] Ha a végén a tiéd ez a régió ({ $region }), megváltoztathatod az Eszközét.
   *[yes] Te irányítod ezt a régiót ({ $region }), így megváltoztathatod az Eszközét.
}
dice-option-keep = Marad: { $equipment }
dice-option-place-nothing = Semmit sem raksz le
dice-option-return = Visszateszed: { $equipment }
dice-option-place = Lerakod: { $equipment }
dice-option-replace = { $equipment } ehelyett: { $old }
dice-help-fortification = Elpusztítja az első támadó haderőt; megvéd az érkező homokvihartól
dice-help-harvester = 2 fűszer annak a körében, aki itt áll
dice-help-ornithopter = Az itteni haderők bármelyik célrégióba mozoghatnak
dice-help-return = Visszakerül a készletbe, ahonnan bárki lehelyezheti
dice-ask-rescue = { $n ->
    [one] A szövetségesed képessége megmenthet egy haderőt, amelyet ebben a csatában elveszítesz. Hová kerüljön?
   *[other] A szövetségesed képessége megmenthet { $n } haderőt, amelyet ebben a csatában elveszítesz. Hová kerüljenek?
}
dice-ask-storm-loss = A homokvihar lecsap: { $region }. Melyik haderődet veszíted el?

## A vége

dice-ask-end-turn = Nincs több tennivaló: a köröd mindjárt magától véget ér. Addig visszaveheted az utolsó lépésedet.
dice-option-end-turn = Kör befejezése

## Amit mindenki olvas arról, akire az asztal vár

dice-awaits-house = Házválasztás
dice-awaits-start = az első haderők elhelyezése
dice-awaits-predict = a jóslat felírása
dice-awaits-freeze = kockák befagyasztása
dice-awaits-invited = válasz a szövetségre; hívja: { $who }
dice-awaits-recruit = toborzás
dice-awaits-move = haderők mozgatása ide: *{ $region }*, vagy semmi
dice-awaits-deal = ajánlat megírása { FORM($who, "dat") }
dice-awaits-deal-forces = ajánlat megírása { FORM($who, "dat") }
dice-awaits-deal-answer = válasz az ajánlatra; ajánlja: { $who }
dice-awaits-offer-leader = döntés: harcol-e Vezető (*{ $region }*)
dice-awaits-commit = döntés: ki harcol (*{ $region }*)
dice-awaits-storm-loss = döntés: mit visz a homokvihar (*{ $region }*)

dice-score = { $held } stratégiai régió, { $needed } kell{ $held ->
    [0] {""}
   *[other] : { $regions }
}
dice-decided-sole = { CAPITAL(FORM($house, "art")) }{ $house } egyedül tartott elég stratégiai régiót. Győzött: { $winners }.
dice-decided-alliance = Együtt győzött négy stratégiai régióval: { $winners }.
dice-decided-guild = Hat forduló telt el győztes nélkül. Az Űrliga győzött: { $winners }.
dice-decided-nobody = Hat forduló telt el győztes nélkül: az Űrliga győz, és senki sem játszik vele.
dice-decided-prediction = Megjósolta ennek a Háznak a győzelmét: { $house }. Helyette győzött: { $winners }.

## Amit egy asztal választhat

dice-variant-start = Kezdőjátékos
dice-variant-start-random = Véletlen
dice-variant-start-random-help = Sorsoljuk.
dice-variant-start-host = Első hely
dice-variant-start-host-help = Az kezd, aki az első helyen ül.
dice-variant-dancers = Arctáncoltatók
dice-variant-dancers-dice = Kockával
dice-variant-dancers-dice-help = Egy ellenséges haderő annak a Háznak minden fel nem használt kockájáért.
dice-variant-dancers-spice = Fűszerért
dice-variant-dancers-spice-help = Csatánként egy ellenséges haderő 1 fűszerért.
dice-variant-offers = Szövetségi ajánlatok
dice-variant-offers-one = Körönként egy
dice-variant-offers-one-help = Visszautasítás után egyedül folytatod.
dice-variant-offers-more = Visszautasítás után több
dice-variant-offers-more-help = Visszautasítás után más is hívható.
dice-variant-piter = Piter de Vries
dice-variant-piter-shared = A szövetségeseknek is
dice-variant-piter-shared-help = A Harkonnen szövetségese is Méregre fordíthatja a kockát.
dice-variant-piter-own = Csak a Harkonnennek
dice-variant-piter-own-help = Csak a Harkonnen fordíthatja Méregre a kockát.
dice-variant-sharing = Szövetségi győzelem
dice-variant-sharing-counted = Megosztott régió nem számít
dice-variant-sharing-counted-help = Az a régió, ahol harmadik Ház is áll, egyszerűen nem számít.
dice-variant-sharing-strict = Egyáltalán nincs megosztott régió
dice-variant-sharing-strict-help = Nincs győzelem, amíg bármelyik szövetséges egy régióban áll egy harmadik Házzal.
dice-variant-map = Térkép
dice-variant-map-bands = Belső és külső régiók
dice-variant-map-bands-help = A két régiós zónák egy belső és egy külső részre oszlanak.
dice-variant-map-radial = A 2. és 6. zóna sugárirányban vágva
dice-variant-map-radial-help = A régebbi társasjátékhoz legközelebb.
dice-variant-map-hub = A Sarki Homor mindennel határos
dice-variant-map-hub-help = Elnézőbb: a középpontból minden elérhető.
dice-variant-silence = Ha egy parancsnok hallgat
dice-variant-silence-forces = Minden haderő, Vezető nélkül
dice-variant-silence-forces-help = Ami akkor számít, ha a döntés a bevetésről nem érkezik meg időben.
dice-variant-silence-everything = Minden haderő és Vezető
dice-variant-silence-everything-help = Minden haderőt és Vezetőt bevetünk, aki harcolhat.
dice-variant-silence-nothing = Semmi
dice-variant-silence-nothing-help = A csata szinte elveszett.
dice-variant-arrows = A régiókocka nyugatra mutató oldalai
dice-variant-arrows-pair = { $a } és { $b }

## A játék képei, név szerint

dice-picture-row = A kockák
dice-picture-conflict = A csata
dice-picture-houses = A Házak
