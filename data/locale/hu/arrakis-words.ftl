### Háború az Arrakisért: mit mondanak a lapok, vezetők és jövőlátás-kártyák. Az igék egyes szám második személyben állnak.

arrakis-kind-card = { $deck }{ $copies ->
    [one] {""}
   *[other] , { $copies } példány
}
arrakis-kind-leader = vezető, { $deck }
arrakis-kind-vision-action = jövőlátás, akciófázis
arrakis-kind-vision-end_of_round = jövőlátás, a forduló vége
arrakis-kind-area = terület
arrakis-leader-slot = Különleges akció, kocka: { $result }.
arrakis-leader-combat = Különleges szimbólum a csatában: találat { $hits }, pajzs { $shields }.
arrakis-stand-in = Helyettesítő: ezt a kártyát egyetlen forrás sem adja meg egészében.
arrakis-card-scheming-text = Szabad akció, csak amíg Thufir Hawat játékban van: eldobsz 2 vagy 3 ilyen lapot; Hawat kikerül a játékból, és Gaius Helen Mohiam játékba lép. Másként sosem dobható el.

arrakis-who-any = egy légió
    .ins = egy légióval
arrakis-who-leader = egy légió, amelyben vezető van
    .ins = egy légióval, amelyben vezető van
arrakis-who-special = egy légió, amelyben különleges elit van
    .ins = egy légióval, amelyben különleges elit van
arrakis-who-desert = egy légió a sivatagban
    .ins = egy sivatagban álló légióval
arrakis-who-desert_leader = egy sivatagban álló légió, amelyben vezető van
    .ins = egy sivatagban álló légióval, amelyben vezető van
arrakis-who-settlement = egy légió egy településen
    .ins = egy településen álló légióval
arrakis-who-that = az a légió
    .ins = azzal a légióval
arrakis-who-at = a légió itt: { $area }
    .ins = az itteni légióval ({ $area })
arrakis-who-leader-of = { $leader } légiója
    .ins = egy légióval, amelyben { $leader } áll
arrakis-site-villages = egy faluba
arrakis-site-cities = Carthagba vagy Arrakeenbe
arrakis-site-settlements = bármelyik településre
arrakis-site-sietches = bármelyik sziecsbe
arrakis-site-legions = bármelyik légióhoz
arrakis-site-special = egy légióhoz, amelyben különleges elit van
arrakis-site-free_mountains = bármelyik szabad hegységbe
arrakis-site-free_plateaus = bármelyik szabad fennsíkra
arrakis-site-empty_deserts = bármelyik üres sivatagi területre
arrakis-site-area = { FORM($area, "art") }{ FORM($area, "lat") }
arrakis-site-leader = { $leader } légiójához
arrakis-site-each-villages = minden álló faluba
arrakis-site-each-cities = Carthagba és Arrakeenbe egyaránt, ha áll

arrakis-word-move = { $n ->
    [one] mozog { $who }
   *[other] legfeljebb { $n } alkalommal mozog { $who }, mindig másik
}
arrakis-word-move-further = mozog { $who }, eggyel több területnyit
arrakis-word-attack = támadsz { FORM($who, "ins") }
arrakis-word-surprise = meglepetésszerűen támadsz { FORM($who, "ins") }
arrakis-word-with = { $deed } ({ $extras })
arrakis-word-extras = { $extras }
arrakis-word-attack-bonus = minden csatakörben { $n } kockával több
arrakis-word-attack-first = az első csatakörben { $n } kockával több
arrakis-word-attack-cap = az ellenfél az első csatakörben legfeljebb { $n } kockával dob
arrakis-word-attack-free = a folytatás nem kerül találatba
arrakis-word-strike = { $n } kockával dobsz egy légiód melletti ellenséges légióra: a találat és a különleges is találat
arrakis-word-place = elhelyezel { FORM($what, "acc") } { $where }
arrakis-word-place-each = elhelyezel { FORM($what, "acc") } { $where }
arrakis-word-scatter = elhelyezel { FORM($what, "acc") } üres sivatagi területekre, mindegyikre egyet
arrakis-word-deploy = bevetsz településekre { FORM($what, "acc") } és egy vezetőt
arrakis-word-swap = lecserélsz legfeljebb { $n } egységet: { $old } → { $new }
arrakis-word-vehicles = elhelyezel { FORM($what, "acc") }
arrakis-word-draw = húzol { $n ->
    [one] egy lapot
   *[other] { $n } lapot
}
arrakis-word-draw-deck = { FORM($deck, "art") }{ $deck } paklijából húzol { $n ->
    [one] egy lapot
   *[other] { $n } lapot
}
arrakis-word-play = kijátszol még egy lapot
arrakis-word-opponent-discards = az ellenfél eldob { $n ->
    [one] egy lapot
   *[other] { $n } lapot
}
arrakis-word-enter = { $leader } játékba lép
arrakis-when-in-play = { FORM($leader, "art") }{ $leader } játékban van
arrakis-when-not-gone = { FORM($leader, "art") }{ $leader } nem került ki a játékból
arrakis-when-atomics = az atomfegyvereket még nem használták
arrakis-word-if = ha { $condition }: { $then }
arrakis-word-when = ha { $condition }: { $then }; különben: { $otherwise }
arrakis-word-either = { $first }, vagy { $second }
arrakis-word-tank-sector = a tartályba kerül egy ellenséges vezető egy olyan szektorból, amelyben van légiód
arrakis-word-tank-beside_special = a tartályba kerül egy ellenséges vezető az említett légió mellől
arrakis-word-tank-any = a tartályba kerül egy tetszőleges ellenséges vezető
arrakis-word-desert-power = végrehajtasz { $n ->
    [one] egy sivatagierő-akciót
   *[other] { $n } sivatagierő-akciót
}
arrakis-word-wormsigns = leraksz { $n } féregjelet
arrakis-word-worms-beside_worm = elhelyezel { $n ->
    [one] egy homokférget
   *[other] { $n } homokférget
} egy másik melletti üres sivatagi területre
arrakis-word-worms-beside_legion = elhelyezel { $n ->
    [one] egy homokférget
   *[other] { $n } homokférget
} a légióid melletti üres sivatagi területekre

arrakis-deed-clear_the_pole = leveszed az Északi-sark melletti összes féregjelet
arrakis-deed-clear_three = leveszel legfeljebb 3 féregjelet
arrakis-deed-breeding = kapsz egy Bene Gesserit-jelzőt
arrakis-deed-carriers = egy településen álló légió átkerül egy tetszőleges területre, ahol másik légiód áll
arrakis-deed-cloud = egy felfedett jövőlátás-kártyát visszakeversz a paklijába
arrakis-deed-traitors = az ellenfél elveszít egy fel nem használt házkockát
arrakis-deed-spies = felfeded egy terület sziecsét és összes jelzőjét
arrakis-deed-seek = az ellenfél következő körében Paul nem helyezhető el, és a légiója se nem mozog, se nem támad
arrakis-deed-smuggle = elpusztítasz legfeljebb 2 járművet Gurney Halleck szektorában, a légi zónákat is beleértve
arrakis-deed-second_objective = húzol egy második titkos célt; bármelyikük teljesítésével győzöl
arrakis-deed-truthtrance = kiválasztasz egy fel nem használt Harkonnen-kockát, amelyet az ellenfélnek a következő körében használnia kell
arrakis-deed-adab = kiveszel tetszőleges számú felfedett jövőlátás-kártyát, és ugyanannyi újat fedsz fel
arrakis-deed-similitudes = egy jövőlátás-jelző annyit lép vissza, amennyit egy másik előre
arrakis-deed-detonate = ha valamelyik jelző legalább 4-en áll, felrobbantod az atomfegyvereket
arrakis-deed-bill = az Impérium egyik jelzője egy sorral lejjebb kerül, tilalom nélkül
arrakis-deed-fear = egy felfedett jövőlátás-kártyához csatolod: ha ebben a fordulóban teljesítitek, egy tetszőleges jelző még 2-t lép előre
arrakis-deed-maker_enters = a vad mester játékba lép egy tetszőleges üres sivatagi területen, a kártyája kimerült
arrakis-deed-maker_strikes = a vad mester mozog és támad
arrakis-deed-chasms = elpusztítasz legfeljebb 2 betakarítógépet egy szektor mély sivatagában
arrakis-deed-rockets = 3 kockával dobsz egy olyan szektor járműveire, amelyben van légiód: minden találat vagy különleges egyet elpusztít
arrakis-deed-ibad = megtartasz egy felfedett jövőlátás-kártyát: ott marad, amíg nem teljesítik
arrakis-deed-captured = leveszel egy ornitoptert, és 3 kockával dobsz egy légióra, amely a zónájához kapcsolódó területen áll
arrakis-deed-cielago = bevetésjelzőt teszel egy sziecsbe, amelynek 2 területnyi körzetében Harkonnen-légió áll
arrakis-deed-storm = azonnal lecsap egy Coriolis-vihar
arrakis-deed-exchange = felcseréled két sziecs összes jelzőjét
arrakis-deed-kitab = egy sziecset, bármelyik figurájával együtt, áthelyezel egy szomszédos üres sivatagi területre
arrakis-deed-sandtides = egy sivatagban álló ellenséges légiót áthelyezel egy tetszőleges üres szomszédos területre
arrakis-deed-foresee = felfedsz egy jövőlátás-kártyát, aztán egy másik felfedettet visszakeversz a pakliba
arrakis-deed-look = megnézel egy féregjelet vagy egy állomást
arrakis-deed-two_tokens = megnézel 2 bevetésjelzőt, az egyiket egy sziecsbe teszed, és vezetőt hozol oda

## Specials of leaders, short

arrakis-special-baron_harkonnen = Legfeljebb 3 reguláris cseréje elitre
arrakis-special-beast_rabban = A légiója mozog, eggyel több területnyit
arrakis-special-feyd_rautha = A légiója mozog, aztán támad
arrakis-special-thufir_hawat = Húzol 3 lapot a Harkonnen-ház paklijából
arrakis-special-gaius_helen_mohiam = Húzol 2 lapot a Corrino szövetségesek paklijából, egyet kijátszol
arrakis-special-captain_aramsham = Bevetsz településekre 2 regulárist, 1 sardaukart és egy vezetőt
arrakis-special-shaddam_iv = Legfeljebb 3 elit cseréje sardaukarra
arrakis-special-paul_atreides = A légiója eggyel több területnyit mozog, vagy meglepetésszerűen támad, az 1. csatakörben egy kockával többel
arrakis-special-lady_jessica = Húzol 2 lapot; felfedsz egy jövőlátás-kártyát, és egy másikat visszakeversz
arrakis-special-reverend_mother_jessica = Húzol 2 lapot, egyet kijátszol
arrakis-special-gurney_halleck = A légiója mozog, aztán támad
arrakis-special-alia = Az ellenfél eldob 2 lapot; megnézel egy féregjelet vagy egy állomást
arrakis-special-stilgar = 2 jelző közül 1 egy sziecsbe, oda egy vezető, aztán mozog Stilgar légiója
arrakis-special-chani = Legfeljebb 2 elit cseréje fedajkinra, vagy legfeljebb 3 regulárisé elitre
arrakis-special-paul_muad_dib = Egy sivatagierő-akció, aztán a légiója mozog vagy támad
arrakis-special-wild_maker = A sivatagi erő helyett: mozog, 6 kockával támad, és a térképen marad

## Prescience: what the cards ask for

arrakis-vision-award = Jutalom: { $awards }.
arrakis-award = { $marker } { $steps }
arrakis-vision-dew_collectors-text = Légiók legalább 3 fennsíkon
arrakis-vision-fremen_call_paul_mahdi-text = Egy lefordított sziecs felfedése Paul területén
arrakis-vision-water_discipline-text = Paul és Jessica is mély sivatagban, sziecs nélkül
arrakis-vision-new_hidden_wind_traps-text = Légiók legalább 3 hegységben
arrakis-vision-stunted_worms-text = Légiók legalább 2 kis ergen
arrakis-vision-bene_gesserit_ways-text = Jessica és Paul ugyanannak a sziecsnek a területén
arrakis-vision-the_desert_war-text = Légiók legalább 4 sivatagi területen, sziecs nélkül
arrakis-vision-the_lisan_al_gaib-text = 2 bevetésjelző felfedése Paul területén
arrakis-vision-paul_drinks_the_water_of_life-text = Elköltesz egy kockát, és Pault a tartályba teszed egy olyan szektorból, amelyben nincs Harkonnen-légió
arrakis-vision-families_flee_south-text = Egy északi vagy belső sziecs egész légiója, legalább 2 egység, egy déli területre megy, barátok közelébe
arrakis-vision-standin_sandriders-text = Ebben az akciófázisban egy légió egyszerre legalább 2 területet lovagolt át
arrakis-vision-standin_burning_harvesters-text = Ebben az akciófázisban legalább 2 betakarítógép elpusztult
arrakis-vision-standin_legend-text = Ebben az akciófázisban Paul vagy Stilgar csatát nyert
arrakis-vision-standin_kynes-text = Legalább 3 ökológiai állomás el van foglalva
arrakis-vision-standin_makers-text = Legalább 3 homokféreg van a térképen
arrakis-vision-standin_gates-text = Legalább 4 egységes légió az álló Arrakeen vagy Carthag mellett
