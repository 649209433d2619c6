### Válka o Arrakis: co říkají karty, velitelé a jasnozřivost. Slovesa v infinitivu, aby stála na tlačítku i v textu karty.

arrakis-kind-card = { $deck }{ $copies ->
    [one] {""}
    [few] , { $copies } kopie
   *[other] , { $copies } kopií
}
arrakis-kind-leader = velitel, { $deck }
arrakis-kind-vision-action = jasnozřivost, akční fáze
arrakis-kind-vision-end_of_round = jasnozřivost, konec kola
arrakis-kind-area = oblast
arrakis-leader-slot = Speciální akce, kostka { FORM($result, "gen") }:
arrakis-leader-combat = Speciální symbol v bitvě: zásahy { $hits }, štíty { $shields }.
arrakis-stand-in = Náhrada: žádný zdroj tuto kartu neuvádí celou.
arrakis-card-scheming-text = Volná akce, jen dokud je ve hře Thufir Hawat: odhodit 2 nebo 3 kopie; Hawat opouští hru a vstupuje do ní Gaius Helena Mohiamová. Jinak se nikdy neodhazuje.

## Kdo a kde: za slovesem ve 4. pádě (.acc) nebo v 7. pádě (.ins)

arrakis-who-any = legie
    .acc = legii
    .ins = legií
arrakis-who-leader = legie s velitelem
    .acc = legii s velitelem
    .ins = legií s velitelem
arrakis-who-special = legie se speciálními elitními jednotkami
    .acc = legii se speciálními elitními jednotkami
    .ins = legií se speciálními elitními jednotkami
arrakis-who-desert = legie v poušti
    .acc = legii v poušti
    .ins = legií v poušti
arrakis-who-desert_leader = legie s velitelem v poušti
    .acc = legii s velitelem v poušti
    .ins = legií s velitelem v poušti
arrakis-who-settlement = legie v osadě
    .acc = legii v osadě
    .ins = legií v osadě
arrakis-who-that = tato legie
    .acc = tuto legii
    .ins = touto legií
arrakis-who-at = legie v oblasti { $area }
    .acc = legii v oblasti { $area }
    .ins = legií v oblasti { $area }
arrakis-who-leader-of = legie, ve které je { $leader }
    .acc = legii, ve které je { $leader }
    .ins = legií, ve které je { $leader }
arrakis-site-villages = do vesnice
arrakis-site-cities = do Kartága nebo Arrakénu
arrakis-site-settlements = do kterékoli osady
arrakis-site-sietches = do kteréhokoli síče
arrakis-site-legions = ke kterékoli legii
arrakis-site-special = k legii se speciálními elitními jednotkami
arrakis-site-free_mountains = do kterékoli volné horské oblasti
arrakis-site-free_plateaus = do kterékoli volné oblasti náhorní plošiny
arrakis-site-empty_deserts = do kterékoli prázdné pouštní oblasti
arrakis-site-area = do oblasti { $area }
arrakis-site-leader = k legii, ve které je { $leader }
arrakis-site-each-villages = do každé vesnice, která stojí
arrakis-site-each-cities = do Kartága a Arrakénu, pokud stojí

arrakis-word-move = { $n ->
    [one] přesunout { FORM($who, "acc") }
    [few] až { $n }krát přesunout { FORM($who, "acc") }, pokaždé jinou
   *[other] až { $n }krát přesunout { FORM($who, "acc") }, pokaždé jinou
}
arrakis-word-move-further = přesunout { FORM($who, "acc") }, i o oblast dál
arrakis-word-attack = zaútočit { FORM($who, "ins") }
arrakis-word-surprise = překvapivě zaútočit { FORM($who, "ins") }
arrakis-word-with = { $deed } ({ $extras })
arrakis-word-extras = { $extras }
arrakis-word-attack-bonus = v každém bitevním kole o { $n ->
    [one] 1 kostku
    [few] { $n } kostky
   *[other] { $n } kostek
} víc
arrakis-word-attack-first = v prvním bitevním kole o { $n ->
    [one] 1 kostku
    [few] { $n } kostky
   *[other] { $n } kostek
} víc
arrakis-word-attack-cap = soupeř hází v prvním bitevním kole nejvýše { $n ->
    [one] 1 kostkou
    [few] { $n } kostkami
   *[other] { $n } kostkami
}
arrakis-word-attack-free = pokračování nestojí zásah
arrakis-word-strike = hodit { $n ->
    [one] 1 kostkou
    [few] { $n } kostkami
   *[other] { $n } kostkami
} na nepřátelskou legii vedle některé své: zásahy a speciální symboly jsou zásahy
arrakis-word-place = umístit { FORM($what, "acc") } { $where }
arrakis-word-place-each = umístit { FORM($what, "acc") } { $where }
arrakis-word-scatter = umístit { FORM($what, "acc") } do prázdných pouštních oblastí, do každé jednu
arrakis-word-deploy = nasadit do osad { FORM($what, "acc") } a k nim velitele
arrakis-word-swap = nahradit { FORM($old, "acc") } { FORM($new, "ins") }, nejvýše { $n }
arrakis-word-vehicles = umístit { FORM($what, "acc") }
arrakis-word-draw = dobrat { $n ->
    [one] kartu
    [few] { $n } karty
   *[other] { $n } karet
}
arrakis-word-draw-deck = dobrat { $n ->
    [one] kartu
    [few] { $n } karty
   *[other] { $n } karet
} z balíčku { FORM($deck, "gen") }
arrakis-word-play = zahrát další kartu
arrakis-word-opponent-discards = soupeř odhodí { $n ->
    [one] kartu
    [few] { $n } karty
   *[other] { $n } karet
}
arrakis-word-enter = do hry vstoupí { $leader }
arrakis-when-in-play = je ve hře { $leader }
arrakis-when-not-gone = hru neopustil velitel { $leader }
arrakis-when-atomics = atomové zbraně ještě nebyly použity
arrakis-word-if = když { $condition }: { $then }
arrakis-word-when = když { $condition }: { $then }; jinak: { $otherwise }
arrakis-word-either = { $first }, nebo { $second }
arrakis-word-tank-sector = velitel nepřítele v sektoru, kde je některá tvá legie, jde do nádrže
arrakis-word-tank-beside_special = velitel nepřítele vedle této legie jde do nádrže
arrakis-word-tank-any = kterýkoli velitel nepřítele jde do nádrže
arrakis-word-desert-power = { $n ->
    [one] provést akci pouštní síly
    [few] provést { $n } akce pouštní síly
   *[other] provést { $n } akcí pouštní síly
}
arrakis-word-wormsigns = položit { $n ->
    [one] 1 červí výstrahu
    [few] { $n } červí výstrahy
   *[other] { $n } červích výstrah
}
arrakis-word-worms-beside_worm = umístit { $n ->
    [one] písečného červa
    [few] { $n } písečné červy
   *[other] { $n } písečných červů
} do prázdné pouštní oblasti vedle jiného
arrakis-word-worms-beside_legion = umístit { $n ->
    [one] písečného červa
    [few] { $n } písečné červy
   *[other] { $n } písečných červů
} do prázdných pouštních oblastí vedle svých legií

arrakis-deed-clear_the_pole = odstranit všechny červí výstrahy vedle Severního pólu
arrakis-deed-clear_three = odstranit až 3 červí výstrahy
arrakis-deed-breeding = vzít si benegesseritský žeton
arrakis-deed-carriers = přesunout legii z osady do kterékoli oblasti, kde je jiná tvá legie
arrakis-deed-cloud = zamíchat jednu odhalenou kartu jasnozřivosti zpět do balíčku
arrakis-deed-traitors = soupeř přijde o nepoužitou kostku rodu
arrakis-deed-spies = odhalit síč a všechny žetony jedné oblasti
arrakis-deed-seek = v příštím tahu soupeře nelze umístit Paula a jeho legie se nepřesouvá ani neútočí
arrakis-deed-smuggle = zničit až 2 transportéry v sektoru, kde je Gurney Halleck, i ve vzdušných zónách
arrakis-deed-second_objective = táhnout si druhý tajný cíl; k výhře stačí splnit kterýkoli z obou
arrakis-deed-truthtrance = zvolit nepoužitou harkonnenskou kostku, která se musí použít v příštím tahu Harkonnenů
arrakis-deed-adab = odstranit libovolný počet odhalených karet jasnozřivosti a stejně tolik nových odhalit
arrakis-deed-similitudes = jeden žeton jasnozřivosti se vrátí o tolik kroků, o kolik jiný postoupí
arrakis-deed-detonate = když je některý žeton na 4 nebo výš, odpálit atomové zbraně
arrakis-deed-bill = jeden imperiální žeton klesne o řádek, bez své sankce
arrakis-deed-fear = připojit k odhalené kartě jasnozřivosti: splní-li se v tomto kole, posune libovolný žeton o 2 kroky navíc
arrakis-deed-maker_enters = divoký tvůrce se s vyčerpanou kartou objeví v kterékoli prázdné pouštní oblasti
arrakis-deed-maker_strikes = divoký tvůrce se přesune a zaútočí
arrakis-deed-chasms = zničit až 2 těžební vozidla v hluboké poušti jednoho sektoru
arrakis-deed-rockets = hodit 3 kostkami na transportéry v sektoru, kde je některá tvá legie: každý zásah nebo speciální symbol jeden zničí
arrakis-deed-ibad = podržet odhalenou kartu jasnozřivosti: zůstane, dokud se nesplní
arrakis-deed-captured = odstranit ornitoptéru a hodit 3 kostkami na legii napojenou na její zónu
arrakis-deed-cielago = položit výsadkový žeton do síče, k němuž má některá harkonnenská legie nejvýše 2 oblasti
arrakis-deed-storm = hned udeří Koriolisova bouře
arrakis-deed-exchange = vyměnit všechny žetony mezi dvěma síči
arrakis-deed-kitab = přesunout síč s kterýmikoli jeho figurkami do přilehlé prázdné pouštní oblasti
arrakis-deed-sandtides = přesunout nepřátelskou legii v poušti do kterékoli prázdné přilehlé oblasti
arrakis-deed-foresee = odhalit kartu jasnozřivosti, pak jinou odhalenou zamíchat do balíčku
arrakis-deed-look = podívat se na červí výstrahu nebo na stanici
arrakis-deed-two_tokens = podívat se na 2 výsadkové žetony, jeden položit do síče a přivést tam velitele

## Speciální akce velitelů, krátce

arrakis-special-baron_harkonnen = Nahradit až 3 běžné jednotky elitními
arrakis-special-beast_rabban = Přesunout jeho legii, i o oblast dál
arrakis-special-feyd_rautha = Přesunout jeho legii a pak s ní zaútočit
arrakis-special-thufir_hawat = Dobrat 3 karty rodu Harkonnenů
arrakis-special-gaius_helen_mohiam = Dobrat 2 karty corrinských spojenců a jednu zahrát
arrakis-special-captain_aramsham = Nasadit do osad 2 běžné jednotky, 1 sardaukara a velitele
arrakis-special-shaddam_iv = Nahradit až 3 elitní jednotky sardaukary
arrakis-special-paul_atreides = Přesunout jeho legii, i o oblast dál, nebo překvapivě zaútočit s kostkou navíc v 1. kole
arrakis-special-lady_jessica = Dobrat 2 karty; odhalit kartu jasnozřivosti a jinou zamíchat zpět
arrakis-special-reverend_mother_jessica = Dobrat 2 karty a jednu zahrát
arrakis-special-gurney_halleck = Přesunout jeho legii a pak s ní zaútočit
arrakis-special-alia = Soupeř odhodí 2 karty; podívat se na červí výstrahu nebo na stanici
arrakis-special-stilgar = Vybrat 1 ze 2 žetonů do síče, přivést tam velitele a přesunout Stilgarovu legii
arrakis-special-chani = Nahradit až 2 elitní jednotky fedajkiny, nebo až 3 běžné elitními
arrakis-special-paul_muad_dib = Akce pouštní síly, pak přesunout jeho legii nebo s ní zaútočit
arrakis-special-wild_maker = Místo pouštní síly: přesune se, zaútočí 6 kostkami a zůstane na mapě

## Jasnozřivost: co karty žádají

arrakis-vision-award = Odměna: { $awards }.
arrakis-award = { $marker } { $steps }
arrakis-vision-dew_collectors-text = Legie aspoň ve 3 oblastech náhorních plošin
arrakis-vision-fremen_call_paul_mahdi-text = Odhalit síč, který leží lícem dolů v Paulově oblasti
arrakis-vision-water_discipline-text = Paul i Jessica v hluboké poušti bez síče
arrakis-vision-new_hidden_wind_traps-text = Legie aspoň ve 3 horských oblastech
arrakis-vision-stunted_worms-text = Legie aspoň ve 2 oblastech malého ergu
arrakis-vision-bene_gesserit_ways-text = Jessica a Paul v oblasti téhož síče
arrakis-vision-the_desert_war-text = Legie aspoň ve 4 pouštních oblastech bez síče
arrakis-vision-the_lisan_al_gaib-text = Odhalit 2 výsadkové žetony v Paulově oblasti
arrakis-vision-paul_drinks_the_water_of_life-text = Utratit kostku a poslat Paula do nádrže ze sektoru bez harkonnenských legií
arrakis-vision-families_flee_south-text = Všichni ze severního nebo vnitřního síče, aspoň 2 jednotky, jdou do jižní oblasti poblíž svých
arrakis-vision-standin_sandriders-text = V této akční fázi legie projela na červovi aspoň 2 oblasti najednou
arrakis-vision-standin_burning_harvesters-text = V této akční fázi byla zničena aspoň 2 těžební vozidla
arrakis-vision-standin_legend-text = V této akční fázi vyhrál bitvu Paul nebo Stilgar
arrakis-vision-standin_kynes-text = Zabrány aspoň 3 ekologické stanice
arrakis-vision-standin_makers-text = Na mapě jsou aspoň 3 píseční červi
arrakis-vision-standin_gates-text = Legie aspoň 4 jednotek vedle stojícího Arrakénu nebo Kartága
