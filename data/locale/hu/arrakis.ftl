### Háború az Arrakisért: kérdések, választások és segítség.

arrakis-title = Háború az Arrakisért
arrakis-blurb = Az Atreides-ház és a fremenek a Harkonnen-ház és a császár ellen, 1–4 játékosnak. A Harkonnen 10 uralomnál győz, az Atreides akkor, ha mindhárom jövőlátás-jelzője elér egy titkos célt.
arrakis-headline = { $round }. forduló · { $phase }
arrakis-headline-turn = { $round }. forduló · következik: { $side }
arrakis-headline-battle = { $round }. forduló · csata: { $area }
arrakis-score-atreides = Kwisatz Haderach { $kh }, Homoklakók { $sd }, dzsihad { $jh }
arrakis-score-harkonnen = Uralom: { $supremacy }/{ $win }
# Games that ended with an older version have stored this sentence.
arrakis-won-supremacy = { $side } győzött ({ $round }. forduló): övé az Arrakis feletti uralom.
arrakis-won-supremacy-goal = { $side } győzött ({ $round }. forduló): az Arrakis feletti uralma elérte ezt: { $win }.
arrakis-won-supremacy-first = { $side } győzött ({ $round }. forduló): az uralma előbb érte el ezt: { $win }. Az Atreides mindhárom célnál ott állt, de a célok csak a forduló végén számítanak, vagy amikor Arrakeen elesik.
arrakis-won-objective = { $side } győzött ({ $round }. forduló): mindhárom jövőlátás-jelző elérte a titkos cél értékeit.
arrakis-stalemate = Senki sem győzött: { $round } forduló után a háború félbeszakadt.
# Wars that ended long ago name it in their result.
arrakis-source-supremacy = Uralom
arrakis-picture-mat = Játékostáblák
arrakis-picture-row = Jövőlátás
arrakis-picture-spice = Fűszertábla
arrakis-picture-conflict = Csata
arrakis-picture-near = Ahol választasz

arrakis-phase-setup = Előkészületek
arrakis-phase-start = A forduló kezdete
arrakis-phase-vehicles = Járművek elhelyezése
arrakis-phase-dice = Kockadobás
arrakis-phase-action = Akciók
arrakis-phase-hazards = A sivatag veszélyei
arrakis-phase-harvesting = Fűszerbetakarítás
arrakis-phase-end = A forduló vége
arrakis-phase-over = A háború véget ért

# The lobby: who plays which side
arrakis-lobby-alone = { $people ->
    [one] Te vezeted az Atreidest és a fremeneket. Ellened a Mahdi-automata játszik a Harkonnennel, így senki más nem kell.
   *[other] Társakként ketten vezetitek az Atreidest és a fremeneket. Ellenetek a Mahdi-automata játszik a Harkonnennel.
}
arrakis-lobby-by-lot = Hogy ki játszik az Atreidesszel és ki a Harkonnennel, azt a játék kezdetén sorsoljuk ki.
arrakis-lobby-sides = { $people ->
    [2] Az első helyé: { $first }, a másodiké: { $other }.
   *[other] Az első helyeké: { $first }, az utolsóké: { $other }.
}
arrakis-lobby-shared = Két játékos osztozik ezen az oldalon: { $side }.
arrakis-lobby-teams = Mindkét oldalon két társ játszik.
arrakis-stand-ins-note = Helyettesítések: a térkép és a tervkártyák a kiadottak; kockák, jelzők, néhány vezető és jövőlátás-kártya számai a mieink, így az egyensúly eltérhet.

arrakis-variant-sides = Ki játszik az Atreidesszel
arrakis-variant-sides-random = Sorsolás
arrakis-variant-sides-random-help = Az oldalakat a játék kezdetén sorsoljuk ki
arrakis-variant-sides-atreides = Az első az asztalnál
arrakis-variant-sides-atreides-help = Az Atreidesszel az játszik, aki elsőként ült le
arrakis-variant-sides-harkonnen = A második az asztalnál
arrakis-variant-sides-harkonnen-help = A Harkonnennel az játszik, aki elsőként ült le

arrakis-variant-shared = Hárman: a megosztott oldal
arrakis-variant-shared-harkonnen = Harkonnen
arrakis-variant-shared-harkonnen-help = A Harkonnen-háznak és a Corrino szövetségeseknek egy-egy játékosa van
arrakis-variant-shared-atreides = Atreides
arrakis-variant-shared-atreides-help = Az Atreides-háznak és a fremen szövetségeseknek egy-egy játékosa van

arrakis-variant-casualties = Egy dobás veszteségei
arrakis-variant-casualties-together = Egyszerre választva
arrakis-variant-casualties-together-help = Mindkét oldalt egyszerre kérdezzük, így egy csata feleannyi ideig tart
arrakis-variant-casualties-in_turn = Előbb a támadó
arrakis-variant-casualties-in_turn-help = A nyomtatott szabály szerint: a védő a támadó után választ

arrakis-variant-rounds = Az utolsó forduló
arrakis-variant-rounds-15 = A tizenötödik
arrakis-variant-rounds-15-help = Ha 15 forduló után nincs döntés, senki sem győz
arrakis-variant-rounds-25 = A huszonötödik
arrakis-variant-rounds-25-help = Ha 25 forduló után nincs döntés, senki sem győz
arrakis-variant-rounds-0 = Nincs
arrakis-variant-rounds-0-help = A háború addig tart, amíg valaki győz

## Headings of selects

group-arrakis-areas = Válassz egy területet
group-arrakis-dice = Költs el egy kockát
group-arrakis-zones = Válassz egy légi zónát
group-arrakis-vehicles = Válassz egy járművet
group-arrakis-move = Légió mozgatása
group-arrakis-attack = Támadás
group-arrakis-cards = Válassz egy lapot
group-arrakis-free = Kocka nélkül
group-arrakis-leaders = Vezető különleges akciója
group-arrakis-visions = Válassz egy jövőlátás-kártyát

## Phrases

arrakis-area-coded = { $area } ({ $code })
    .art = { FORM($area, "art") }
    .acc = { FORM($area, "acc") } ({ $code })
    .dat = { FORM($area, "dat") } ({ $code })
    .ade = { FORM($area, "ade") } ({ $code })
    .abl = { FORM($area, "abl") } ({ $code })
    .loc = { FORM($area, "loc") } ({ $code })
    .lat = { FORM($area, "lat") } ({ $code })
    .ela = { FORM($area, "ela") } ({ $code })
arrakis-area-label = { $area } · { $code }
arrakis-area-facts = { $terrain }, { $sector }
arrakis-area-borders = Szomszédai: { $areas }.
arrakis-area-walls = Fal választja el ezektől: { $areas }; csak a levegőben lehet átjutni.
arrakis-nothing = semmi
arrakis-number = { $number }
arrakis-code = { $code }
arrakis-clauses = { $head }; { $tail }
arrakis-line = – { $deed }
arrakis-units-regular = { $count ->
    [one] 1 reguláris
   *[other] { $count } reguláris
}
    .acc = { $count } regulárist
arrakis-units-elite = { $count ->
    [one] 1 elit
   *[other] { $count } elit
}
    .acc = { $count } elitet
arrakis-units-special = { $count ->
    [one] 1 különleges elit
   *[other] { $count } különleges elit
}
    .acc = { $count } különleges elitet
arrakis-units-atreides-special = { $count } fedajkin
    .acc = { $count } fedajkint
arrakis-units-harkonnen-special = { $count } sardaukar
    .acc = { $count } sardaukart
arrakis-units-tokens = { $count ->
    [one] 1 lefordított jelző
   *[other] { $count } lefordított jelző
}
    .acc = { $count } lefordított jelzőt
arrakis-units-naib = { $count ->
    [one] egy naib
   *[other] { $count } naib
}
    .acc = { $count ->
        [one] egy naibot
       *[other] { $count } naibot
    }
arrakis-units-bashar = { $count ->
    [one] egy basár
   *[other] { $count } basár
}
    .acc = { $count ->
        [one] egy basárt
       *[other] { $count } basárt
    }
arrakis-units-generic = { $count ->
    [one] 1 névtelen vezető
   *[other] { $count } névtelen vezető
}
    .acc = { $count } névtelen vezetőt
arrakis-units-leader = egy tetszőleges vezető
    .acc = egy tetszőleges vezetőt
arrakis-copies = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
arrakis-cards-of = { $count } · { $deck }
arrakis-dice-of = { $count } × { $result }
# $kind is harvester, ornithopter or carryall.
arrakis-count-vehicle = { $kind ->
    [harvester] { $count ->
        [one] egy betakarítógép
       *[other] { $count } betakarítógép
    }
    [ornithopter] { $count ->
        [one] egy ornitopter
       *[other] { $count } ornitopter
    }
   *[carryall] { $count ->
        [one] egy légivagon
       *[other] { $count } légivagon
    }
}
    .acc = { $kind ->
        [harvester] { $count ->
            [one] egy betakarítógépet
           *[other] { $count } betakarítógépet
        }
        [ornithopter] { $count ->
            [one] egy ornitoptert
           *[other] { $count } ornitoptert
        }
       *[carryall] { $count ->
            [one] egy légivagont
           *[other] { $count } légivagont
        }
    }
arrakis-count-marker = { $count } × { $marker }
arrakis-row-of = { $marker } ({ $row }. sor)
arrakis-face-hit = { $count ->
    [one] 1 találat
   *[other] { $count } találat
}
arrakis-face-shield = { $count ->
    [one] 1 pajzs
   *[other] { $count } pajzs
}
arrakis-face-special = { $count ->
    [one] 1 különleges
   *[other] { $count } különleges
}
arrakis-objective-or = { $head }; vagy { $tail }
arrakis-objective = Kwisatz Haderach { $kh }, Homoklakók { $sd }, dzsihad { $jh }
arrakis-loss-regular = Reguláris
arrakis-loss-elite = Elit
arrakis-loss-atreides-special = Fedajkin
arrakis-loss-harkonnen-special = Sardaukar
arrakis-help-loss = Az első találat regulárissá teszi, a második leveszi
arrakis-loss-turned = { $units } → reguláris
arrakis-ban-choam = A Harkonnen egységkorlátja 5
arrakis-ban-spacing_guild = Nincs felderítés
arrakis-ban-landsraad = A Harkonnen nem dobhat el lapot harci kockáért
arrakis-step-hawat = Thufir Hawat játékba lép
arrakis-step-feyd = Feyd-Rautha játékba lép, Fenevad Rabban kikerül
arrakis-step-leaders = Muad-Dib, a Tisztelendő Anya, Chani
arrakis-step-alia = Alia játékba lép
arrakis-step-atomics = Családi atomfegyverek
arrakis-stage-begin = Kezdődik a csata
arrakis-stage-cards = Lapok kockákért
arrakis-stage-specials = A vezetők használják a különleges szimbólumokat
arrakis-stage-hits = Veszteségek
arrakis-stage-decide = Beszüntetés vagy folytatás
arrakis-stage-retreat = Visszavonulás
arrakis-stage-advance = Előrenyomulás

## Turns

arrakis-ask-action = Te jössz: költs el egy kockát, vagy tegyél valamit kocka nélkül.
arrakis-ask-action-no-die = Te jössz: nincs több kockád. Mit teszel kocka nélkül?
arrakis-ask-action-truth = Igazságtransz: most ezt a kockát kell elköltened: { $result }.
arrakis-option-die = { CAPITAL($result) }
arrakis-option-house-die = Házkocka mint { $result }
arrakis-option-leader = { $leader } (kocka: { $result })
arrakis-option-desert = Sivatagi erő
arrakis-option-claim = Teljesítés: { $vision }
arrakis-option-claim-first = A legtöbbet adó kártya teljesítése
arrakis-option-claim-none = Egyiket se teljesíted
arrakis-option-end-turn = Kör befejezése
arrakis-option-done = Kész
arrakis-option-nothing = Semmit sem teszel
arrakis-option-train = Gerillakiképzés
arrakis-option-scout = Felderítés
arrakis-option-atomics = Az atomfegyverek felrobbantása
arrakis-option-scheme = Hawat áskálódása
arrakis-help-train = Felfordítod jelzőidet: fedajkinjeik és elitjeik csak így számítanak a lapoknak
arrakis-help-scout = Leveszel egy ornitoptert, és felfordítod, ami egy területen rejtve van
arrakis-help-atomics = Három hegység egyikét sivataggá teszed, a játékban egyszer
arrakis-help-scheme = Thufir Hawat kikerül, Gaius Helen Mohiam játékba lép
arrakis-help-desert-power = Két féregjel, vagy két homokféreg mozog, vagy egy támad; nem kerül kockába
arrakis-help-atreides-leadership = Legfeljebb 2 olyan légió mozog, amelyben vezető van, vagy egy meglepetésszerűen támad
arrakis-help-atreides-strategy = Legfeljebb 2 légió mozog, vagy egy támad
arrakis-help-atreides-deployment = Bevetésjelző és vezető egy sziecsbe
arrakis-help-atreides-mentat = 2 tervkártyát húzol
arrakis-help-harkonnen-leadership = Legfeljebb 2 olyan légió mozog, amelyben vezető van, vagy egy meglepetésszerűen támad
arrakis-help-harkonnen-strategy = Legfeljebb 2 légió mozog, vagy egy támad
arrakis-help-harkonnen-deployment = 3 reguláris és egy vezető településekre
arrakis-help-harkonnen-mentat = 2 tervkártyát húzol
arrakis-help-harkonnen-house = 2 reguláris elit lesz, vagy 2 járművet helyezel el
arrakis-ask-end-turn = Az akciód megtörtént. Befejezed a kört, vagy teszel még valamit kocka nélkül?
arrakis-ask-turn-over = Az akciód megtörtént: a köröd mindjárt magától véget ér. Addig visszaveheted az utolsó lépésedet.
arrakis-ask-which-die = Melyik kockát költöd el?
arrakis-ask-claim = Teljesítesz egy jövőlátás-kártyát?
arrakis-ask-house = Mire használod a házkockát?
arrakis-option-house-elites = 2 reguláris cseréje elitre
arrakis-option-house-vehicles = 2 jármű elhelyezése
arrakis-ask-draw = Húzz { $count ->
    [one] egy tervkártyát
   *[other] { $count } tervkártyát
}. Melyik pakliból?
arrakis-draw-one-deck = Húzz legfeljebb { $count ->
    [one] egy tervkártyát
   *[other] { $count } tervkártyát
} ebből a pakliból: { $deck }. Hányat?
arrakis-option-draw = { $cards }
arrakis-option-draw-none = Nem húzol
arrakis-ask-play = Kijátszol még egy tervkártyát?
arrakis-option-play-none = Egyet se játszol ki
arrakis-ask-discard = Dobj el { $count ->
    [one] egy tervkártyát
   *[other] { $count } tervkártyát
}.

arrakis-ask-share-discards = Az oldalad eldob { $count ->
    [one] egy tervkártyát
   *[other] { $count } tervkártyát
}. Ebből mennyi a tiéd?
arrakis-option-share = Te: { $own }, a társad: { $other }

## Dice

arrakis-ask-change-die = Túl sok kocka mutatja ezt: { $result }. Fordíts egyet más eredményre.
arrakis-context-change-die = Ebből az eredményből ({ $result }) { $dice } kockád és { $slots } akcióhelyed van. A többlet oda kerül, ahol a legtöbb hely szabad.
arrakis-ask-bene-gesserit = Lerakod kockaként egy Bene Gesserit-jelzőt?
arrakis-option-keep-token = A jelző megtartása

## Vehicles

arrakis-ask-vehicles = Helyezz el { $vehicle ->
    [harvester] { $count ->
        [one] egy betakarítógépet
       *[other] { $count } betakarítógépet
    }
    [ornithopter] { $count ->
        [one] egy ornitoptert
       *[other] { $count } ornitoptert
    }
   *[carryall] { $count ->
        [one] egy légivagont
       *[other] { $count } légivagont
    }
}.
arrakis-context-harvester = A betakarítógép a forduló végén 1 fűszert hoz, mély sivatagban 2-t. Ebből fizetsz az Impériumnak, amelynek a tilalmai különben érvényesek. A homokféreg elpusztítja, ha légivagon meg nem menti.
arrakis-context-ornithopter = Az ornitopter légiót visz a zónájához kapcsolódó területről, vagy felderíti, ami ott rejtve van. Utána, de legkésőbb a forduló végén lekerül.
arrakis-context-carryall = A légivagon megmenti a zónájánál álló betakarítógépet a homokféregtől.
arrakis-context-bene-gesserit = Ebben a fordulóban egy plusz akciókocka azon az eredményen, amelyből a legkevesebb van neked. A jelző ezzel elhasználódik. { $left ->
    [one] 1 jelződ van.
   *[other] { $left } jelződ van.
}
arrakis-help-field = { $spice } fűszer{ $worm ->
    [yes] , de féregjel van ott
   *[no] {""}
}{ $guarded ->
    [yes] , a légiód ott áll
   *[no] {""}
} · { $facts }
arrakis-ask-which-vehicle = Helyezz el egy járművet (még { $count }).
arrakis-ask-where-vehicle = Hová kerüljön { FORM($vehicle, "art") }{ $vehicle }?
arrakis-option-vehicles = { $vehicle ->
    [harvester] { $count } betakarítógép
    [ornithopter] { $count } ornitopter
   *[carryall] { $count } légivagon
}
arrakis-option-shift = { CAPITAL($vehicle) } áthelyezése innen: { $place }
arrakis-option-place-none = Semmit sem helyezel el
arrakis-help-overwrite = Lekerül az ott álló jármű: { $vehicle }

## Moving

arrakis-ask-maneuver = { $attack ->
    [yes] { $moves ->
        [0] Támadj egy légióval.
       *[other] Mozgass legfeljebb { $moves } légiót, vagy támadj eggyel.
    }
   *[no] { $moves ->
        [one] Mozgass egy légiót.
       *[other] Mozgass legfeljebb { $moves } légiót.
    }
}
arrakis-option-move = Innen: { $area }
arrakis-brief-attack = Támadás: { $area }
arrakis-brief-raid = Légi rajtaütés: { $area }
arrakis-option-attack = Támadás: { $origin } → { $area }
arrakis-option-raid = Légi rajtaütés: { $origin } → { $area }
# Dice in the first battle round. $tokens is how many face-down tokens the defender has; $sietch whether a face-down
# sietch adds its rank.
arrakis-help-odds = { $ours } kocka { $theirs } ellen{ $sietch ->
    [yes] , plusz a rejtett szint
   *[no] {""}
}{ $tokens ->
    [0] {""}
    [one] , vagy több: 1 jelző le van fordítva
   *[other] , vagy több: { $tokens } jelző le van fordítva
}. A lapok kockákat adhatnak hozzá
arrakis-help-forces = { $forces }
arrakis-help-no-forces = Nem áll ott egység
arrakis-help-area = { $facts }: { $holds }
arrakis-holds-legion = { $side } ({ $units ->
    [0] nincs egység
    [one] 1 egység
   *[other] { $units } egység
}{ $leaders ->
    [0] {""}
    [one] , 1 vezető
   *[other] , { $leaders } vezető
})
arrakis-holds-sietch = sziecs
arrakis-holds-settlement = település
arrakis-holds-station = ökológiai állomás
arrakis-holds-harvester = betakarítógép ({ $spice } fűszer)
arrakis-holds-wormsign = féregjel
arrakis-holds-worm = homokféreg
arrakis-ask-where = Hová megy a légió { FORM($area, "art") }{ FORM($area, "ela") }?
arrakis-option-part = Csak egy részét mozgatod
arrakis-option-stay = Marad
arrakis-help-fly = Ornitopterrel, amely utána lekerül
arrakis-help-further = Két területen át
arrakis-help-wormsign = Itt féregjel van, fel fog fordulni
arrakis-help-station = Ökológiai állomás
arrakis-help-harvester = Betakarítógép, amely lekerül
arrakis-help-join = Csatlakozik { $count ->
    [one] 1 egységedhez
   *[other] { $count } egységedhez
}
arrakis-ask-ornithopter = Melyik ornitopter viszi a légiót?
arrakis-ask-split = Mely egységek mozognak innen: { $area }?
arrakis-ask-split-leaders = Mely vezetők mennek velük?
arrakis-ask-excess = Túl sok egység van itt: { $area }. Vegyél le { $count } egységet.
arrakis-option-token = Jelző: { $units }
arrakis-option-train-token = { $area }: { $token }

## Battle

arrakis-ask-combat-cards = Csata: { $area }, { $round }. csatakör. A te kockáid: { $ours }, az ellenfélé: { $theirs }. Eldobsz tervkártyákat további kockákért?
arrakis-option-no-cards = Nem dobsz el lapot
arrakis-option-up-to = { $count ->
    [one] 1 lap eldobása, a legrégebbié
   *[other] { $count } lap eldobása, a legrégebbivel kezdve
}
arrakis-option-up-to-room = { $room ->
    [one] Legfeljebb { $count } lap eldobása: csak 1 ad kockát
   *[other] Legfeljebb { $count } lap eldobása: csak { $room } ad kockát
}
arrakis-option-choose-cards = Te választod ki a lapokat
arrakis-ask-choose-cards = Mely lapokat dobod el? Mindegyik egy kockát ad, hatig.
arrakis-ask-specials = Csata: { $area }. { $count ->
    [one] Egy vezető használhat különleges szimbólumot
   *[other] { $count } vezető használhat különleges szimbólumot
}. Ki legyen az?
arrakis-option-special = { $leader } (találat { $hits }, pajzs { $shields })
arrakis-ask-hits = { $count ->
    [one] 1 találat éri
   *[other] { $count } találat éri
} a légiódat itt: { $area }.
arrakis-option-cheapest = Előbb a legolcsóbbak: { $losses }
arrakis-option-keep-leaders = Vezetők megtartása: { $losses }
arrakis-option-choose-losses = Te választasz
arrakis-ask-losses = { $count ->
    [one] 1 találat éri
   *[other] { $count } találat éri
} a légiódat itt: { $area }. Ki szenvedi el?
arrakis-ask-go-on = Csata: { $area }. Neked { $ours ->
    [one] 1 egységed
   *[other] { $ours } egységed
} van, az ellenfélnek { $theirs }. { $price ->
    [yes] A folytatás előbb egy találatodba kerül.
   *[no] A folytatás semmibe sem kerül.
}
arrakis-option-continue = Folytatás
arrakis-option-cease = Beszüntetés
arrakis-ask-retreat = Újra támadás éri ezt a területet: { $area }. Neked { $ours ->
    [one] 1 egységed
   *[other] { $ours } egységed
} van, az ellenfélnek { $theirs }. Visszavonulsz?
arrakis-option-retreat = Visszavonulás
arrakis-option-stand = Kitartás
arrakis-ask-drive = Az ellenfél visszavonul { FORM($area, "art") }{ FORM($area, "ela") }. Hová?
arrakis-ask-advance = Megnyerted a csatát: { $area }. Előrenyomulsz az egész légióval?
arrakis-option-advance = Előrenyomulás: { $area }
arrakis-option-stay-behind = Maradsz, ahol vagy
arrakis-ask-tank-first = Ki kerül előbb a regenerációs tartályba?

## Deployment

arrakis-ask-deploy-token = { $drawn ->
    [yes] A húzott jelző: { $units }. Melyik sziecsbe teszed?
    [kept] Melyik sziecsbe jön a vezető?
   *[no] Nincs több jelző. Melyik sziecsbe jön a vezető?
}
arrakis-option-leader-only = Csak vezető bevetése
arrakis-ask-which-token = A két jelző közül melyiket teszed le?
arrakis-ask-deploy-units = { $count ->
    [one] Vess be egy településre { FORM($units, "acc") }.
   *[other] Vess be településekre legfeljebb { FORM($units, "acc") }.
}
arrakis-ask-deploy-leader = Melyik vezető jön?
arrakis-option-no-leader = Senki
arrakis-ask-leader-where = Hová kerüljön { FORM($leader, "art") }{ $leader }?
arrakis-ask-swap = { $count ->
    [one] Hol legyen { $units } helyett { $new }?
   *[other] Hol legyen legfeljebb { $units } helyett { $new }?
}

## The desert

arrakis-ask-desert-power = Mit tegyen érted a sivatagi erő?
arrakis-option-signs = 2 féregjel lerakása
arrakis-option-worm-move = Legfeljebb 2 homokféreg mozgatása
arrakis-option-maker = A vad mester: mozgás és támadás
arrakis-option-strike = Homokféreg támad: { $origin } → { $area }
arrakis-ask-signs = Rakj le legfeljebb { $count ->
    [one] 1 féregjelet
   *[other] { $count } féregjelet
}.
arrakis-ask-which-worm = Melyik homokféreg mozog?
arrakis-ask-worm-where = Hová megy a homokféreg { FORM($area, "art") }{ FORM($area, "ela") }?
arrakis-ask-worm-source = Homokféreg jelenik meg { FORM($area, "art") }{ FORM($area, "loc") }. Melyik?
arrakis-option-worm-supply = A készletből
arrakis-option-worm-any = Mindegy
arrakis-option-worm-maker = A vad mester
arrakis-ask-flee = A Harkonnen menekül a homokféreg elől { FORM($area, "art") }{ FORM($area, "ela") }. Hová?
arrakis-ask-rescue = A betakarítógép ({ $area }) elvész, ha légivagon meg nem menti. Megmented?
arrakis-option-rescue = Megmentése innen: { $zone }
arrakis-option-rescue-any = Megmentése bármelyik légivagonnal
arrakis-option-no-rescue = Nem mented meg
arrakis-ask-hazards = Csak { $count ->
    [one] 1 féregjel maradt
   *[other] { $count } féregjel maradt
}. Hová rakod le a maradékot?
arrakis-ask-which-appear = { $found } jel rejtett homokférget, de legfeljebb { $count } jelenik meg. Hol?
arrakis-ask-worm-next = Melyik homokféreg következik?
arrakis-ask-maker-where = Hová megy a vad mester?
arrakis-ask-maker-prey = Kit támad meg a vad mester?
arrakis-ask-maker-appears = Hol jelenik meg a vad mester?
arrakis-ask-maker-home = Lecseréled a vad mestert közönséges homokféregre?
arrakis-option-maker-stays = Marad
arrakis-option-maker-leaves = Csere

## Free actions

arrakis-ask-train = Mely jelzőket fordítod fel?
arrakis-ask-scout-from = Melyik ornitopter derít fel?
arrakis-option-no-scout = Egyik se
arrakis-ask-scout = Melyik területet deríted fel?
arrakis-option-only-sietch = { $area }: csak a sziecs
arrakis-option-only-tokens = { $area }: csak a jelzők
arrakis-ask-atomics = Hol robbantod fel a családi atomfegyvereket?
arrakis-option-no-atomics = Most nem
arrakis-help-blast = Sivatag lesz belőle, és megnyílik: { $areas }
arrakis-ask-displace = Atomcsapás éri ezt: { $area }. Hová megy a légió?
arrakis-ask-schemes = Hány *Hawat áskálódása* lapot dobsz el?
arrakis-option-schemes = { $count } lap

## Spice and the end of the round

arrakis-ask-spice = { $spice } fűszered van. Mit fizetsz ki? Amelyik jelzőért nem fizetsz, egy sorral lejjebb kerül, és a tilalma a következő betakarításig érvényes.
arrakis-context-ban = *{ CAPITAL($marker) }*, most: { $row }. sor. Ha nem fizetsz: { $after }. sor, és a tilalom a következő betakarításig: { $ban }.
# $bans is yes on the bottom row, where a marker bans even if it is paid for.
arrakis-help-pay = Ide kerül: { $row }. sor{ $bans ->
    [yes] , a legalsó, ami így is hozza a tilalmát
   *[no] , tilalom nélkül
}
arrakis-help-stockpile = Uralom { $now } → { $after }
arrakis-option-keep = Megtartás: { $marker } (2 fűszer)
arrakis-option-raise = Emelés: { $marker } (3 fűszer)
arrakis-option-stockpile = Felhalmozás: +1 uralom (3 fűszer)
arrakis-option-spice-done = Kész (marad { $spice })
arrakis-help-spice-done = { $lost ->
    [0] Megmarad a következő betakarításra
   *[other] 1 megmarad a következő betakarításra, { $lost } elvész
}
arrakis-ask-call-home = Lecserélsz a térképen nevesített vezetőket névtelenekre?
arrakis-context-call-home = A hazahívott vezető sértetlenül lekerül a térképről, és máshol bevethető. Helyére névtelen vezető áll.
arrakis-option-call-home = { $leader }: { $area }
arrakis-ask-prune = Kiveszel a játékból nem teljesített jövőlátás-kártyákat? A többit visszakeverjük.

## Cards

arrakis-ask-either = A kettő közül melyik?
arrakis-ask-place = Hová kerüljön: { $what }? A lap szerint: { $where }.
arrakis-ask-place-where = Hová kerüljön: { $what }? A lap szerint: { $where }. Utána kiválasztod, mely figurák jönnek.
arrakis-ask-place-there = Elhelyezed: { $what }? A lap szerint: { $where }.
arrakis-option-choose-pieces = Te választod ki, mely figurák jönnek, és honnan
arrakis-ask-place-piece = Melyik figurát teszed ide: { $area }?
arrakis-option-piece-supply = { $piece }, a táblán kívülről
arrakis-option-piece-from = { $piece }, innen: { $area }
arrakis-ask-fetch = A készletben nincs több ilyen: { $piece }. Honnan teszel egyet ide: { $area }?
arrakis-option-fetch-lower = Alacsonyabb egység a készletből
arrakis-ask-place-each = Helyezz el legfeljebb { FORM($units, "acc") }, településenként egyet. Hol?
arrakis-ask-place-in-each = Elhelyezed: { $units }, egyet-egyet ezekre a területekre: { $areas }?
arrakis-option-place-all = Igen, mindegyikre egyet
arrakis-option-place-some = Te választod ki a településeket
arrakis-ask-scatter = Helyezz el legfeljebb { $count ->
    [one] 1 regulárist
   *[other] { $count } regulárist, területenként egyet
}. Hol?
arrakis-ask-tank = Melyik ellenséges vezető kerül a tartályba?
arrakis-ask-strike = Melyik légiót éri a csapás?
arrakis-ask-add-worm = Hol jelenik meg homokféreg?
arrakis-ask-clear-signs = Vegyél le legfeljebb 3 féregjelet. Melyeket?
arrakis-ask-clear-pole = Mely féregjeleket veszed le az Északi-sark körül?
arrakis-option-clear-all = Mindet
arrakis-option-clear-some = Te választod ki, melyeket
arrakis-ask-clear-some = Mely féregjeleket veszed le?
arrakis-ask-feyd-enters = Ha { $leader } játékba lép, { $other } kikerül a játékból. Játékba lép { $leader }?
arrakis-ask-carry-from = Melyik légiót viszik a szállítók?
arrakis-ask-carry-to = Hová megy a légió { FORM($area, "art") }{ FORM($area, "ela") }?
arrakis-ask-spies = Mit fednek fel a kémek?
arrakis-ask-sabotage = Pusztíts el legfeljebb { $count ->
    [one] 1 járművet
   *[other] { $count } járművet
}.
arrakis-option-vehicle-in = { $vehicle }, { $zone }
arrakis-ask-rockets = Melyik szektorba mennek a rakéták?
arrakis-ask-chasms = Melyik szektorban nyílnak meg a porszakadékok?
arrakis-ask-capture = Melyik ornitoptert zsákmányolod?
arrakis-ask-bill = Melyik jelző kerül egy sorral lejjebb?
arrakis-ask-truth = Melyik kockát kell a Harkonnennek legközelebb használnia?
arrakis-ask-cloud = Melyik jövőlátás-kártya kerül vissza a pakliba?
arrakis-ask-hold = Melyik jövőlátás-kártyát tartja meg az Ibad szeme?
arrakis-ask-fear = Melyik jövőlátás-kártyához csatolod?
arrakis-ask-renew = Mely jövőlátás-kártyák kerülnek ki, és jön helyettük új?
arrakis-ask-marker = Melyik jelző lép előre { $steps } lépést?
arrakis-ask-pair = Melyik jelző lép vissza, és melyik előre?
arrakis-option-pair = { $back } vissza, { $forth } előre
arrakis-ask-how-far = Mennyit lépjen vissza ({ $back }) és előre ({ $forth })?
arrakis-option-steps = { $steps ->
    [one] 1 lépés
   *[other] { $steps } lépés
}
arrakis-ask-look = Mit nézel meg?
arrakis-option-look-wormsign = Féregjel: { $area }
arrakis-option-look-station = Állomás: { $area }
arrakis-ask-flip-two = Melyik két jelzőt fordítod fel?
arrakis-ask-families-from = Melyik sziecsből menekülnek a családok?
arrakis-ask-families-to = Hová mennek?
arrakis-ask-exchange-first = Melyik sziecs cserélje ki a jelzőit?
arrakis-ask-exchange-second = És melyik másik szieccsel?
arrakis-ask-kitab-from = Melyik sziecs költözik?
arrakis-ask-kitab-to = Hová?
arrakis-ask-kitab-units = Ki megy a szieccsel?
arrakis-ask-kitab-leaders = Mely vezetők mennek vele?
arrakis-ask-drift = Melyik légiót sodorják el a homokdagályok?
arrakis-ask-drift-to = Hová sodródik a légió { FORM($area, "art") }{ FORM($area, "ela") }?

## What everybody reads of whom the table waits for

arrakis-awaits-action = akció
arrakis-awaits-bene-gesserit = döntés: lerak-e kockaként egy Bene Gesserit-jelzőt
arrakis-awaits-vehicles = járművek elhelyezése
arrakis-awaits-spice = a fűszer elköltése
arrakis-awaits-combat-cards = lapok a csatához (*{ $area }*), vagy egy se
arrakis-awaits-hits = a veszteségek kiválasztása (*{ $area }*)
arrakis-awaits-losses = a veszteségek kiválasztása (*{ $area }*)
arrakis-awaits-specials = döntés: ki használja a különleges szimbólumokat
arrakis-awaits-excess = döntés: mi kerüljön le (*{ $area }*)
arrakis-awaits-worm-source = a homokféreg elhelyezése (*{ $area }*)
arrakis-awaits-worm-next = döntés: melyik homokféreg az első
arrakis-awaits-which-appear = döntés: hol jelennek meg homokférgek
arrakis-awaits-flee = döntés: hová menekül a légió (*{ $area }*)
arrakis-awaits-rescue = döntés: megmenti-e a betakarítógépet (*{ $area }*)
arrakis-awaits-maker-home = döntés: marad-e a vad mester
arrakis-awaits-call-home = döntés: hazahív-e vezetőket
arrakis-awaits-prune = döntés: kivesz-e jövőlátás-kártyákat
arrakis-awaits-change-die = kockák fordítása
arrakis-awaits-discard = eldobás
arrakis-awaits-share-discards = eldobás
arrakis-awaits-claim = döntés: teljesít-e jövőlátás-kártyát
arrakis-awaits-go-on = döntés: folytatja-e a csatát (*{ $area }*)
arrakis-awaits-retreat = döntés: kitart-e vagy visszavonul (*{ $area }*)
arrakis-awaits-drive = döntés: hová vonul vissza a légió (*{ $area }*)
arrakis-awaits-marker = döntés: melyik jövőlátás-jelző lép előre
arrakis-awaits-flip-two = döntés: melyik két jelzőt fordítja fel
arrakis-awaits-tank-first = döntés: ki kerül előbb a regenerációs tartályba
arrakis-awaits-displace = döntés: hová megy a légió (*{ $area }*)

## Standing orders

arrakis-order-cheapest = Veszteségnél mindig előbb a legolcsóbb
arrakis-order-keep-leaders = A veszteségnél mindig maradjanak meg a vezetők
arrakis-order-cards-never = Soha ne dobj el lapot harci kockáért
arrakis-order-cards = Mindig dobj el legfeljebb { $count ->
    [one] 1 lapot
   *[other] { $count } lapot
} csatakörönként
arrakis-order-stand = Soha ne vonulj vissza
arrakis-order-retreat = Mindig vonulj vissza, ha lehet
arrakis-order-claim-at-once = A másik oldal körében és csatában mindig azonnal teljesítsd a jövőlátás-kártyát
arrakis-order-claim = Mindig teljesítsd a jövőlátás-kártyát, amint lehet
arrakis-order-stay-out = A forduló végén a nevesített vezetők mindig maradjanak a térképen
arrakis-order-maker-stays = A vad mester mindig maradjon a térképen
arrakis-order-worm-any = Ha homokféreg jelenik meg: mindig a készletből jöjjön, ha üres, a térképről
arrakis-order-rescue = Mindig mentsd meg légivagonnal a betakarítógépet, ha lehet
arrakis-order-keep-token = Mindig tartsd meg a Bene Gesserit-jelzőket
arrakis-order-keep-visions = Soha ne vegyél ki jövőlátás-kártyát
arrakis-order-specials = Csatában a különleges szimbólumokat mindig a legerősebb vezetők használják
arrakis-order-change-dice = Az akcióhelyen felüli kockák: mindig az első szabad helyű eredményre
arrakis-order-excess = Túl sok egység egy területen: mindig a legolcsóbb kerüljön le
arrakis-order-discards = Ha lapot kell eldobni: mindig a legrégebbit
arrakis-order-worms = Férgek és menekülő légiók: mindig az első felkínált terület
arrakis-order-signs = Kocka nélkül a sivatagi erő mindig féregjeleket rakjon a Harkonnen mellé

## Why an action is not offered: it could change nothing.
arrakis-nothing-strategy = Egyik légiód sem tud mozogni vagy támadni.
arrakis-nothing-leadership = Egyik olyan légiód sem tud mozogni vagy támadni, amelyben vezető van.
arrakis-nothing-deployment = Nincs bevethető egység, jelző vagy vezető.
arrakis-nothing-mentat = Üresek a pakliid.
arrakis-nothing-house = Egy reguláris sem cserélhető elitre, és egy jármű sem helyezhető el.
arrakis-nothing-desert = Nem rakható le féregjel, és homokféreg sem tud mozogni vagy támadni.
arrakis-nothing-special = { CAPITAL($leader) } ebből most semmit sem tehetne.
arrakis-nothing-special-away = { CAPITAL($leader) } nincs a térképen.
arrakis-warning-for-nothing = A kocka így kárba vész. Ezt akarod?
arrakis-warning-stay = A légió marad, és ez a mozgás elvész. Ezt akarod?
