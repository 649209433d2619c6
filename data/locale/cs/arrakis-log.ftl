### Válka o Arrakis: záznam. Mluví se o stranách, v přítomném čase a v množném čísle; místa, karty a velitelé kurzívou.

## S $person, o čí čin jde; co dělá strana, také se $side.

arrakis-told-seated = { $person ->
    [you] Hraješ za **{ FORM($side, "acc") }**.
   *[other] **{ $who }** hraje za **{ FORM($side, "acc") }**.
}
arrakis-told-seated-board = { $person ->
    [you] Hraješ za **{ FORM($side, "acc") }**, deska **{ $deck }**.
   *[other] **{ $who }** hraje za **{ FORM($side, "acc") }**, deska **{ $deck }**.
}
arrakis-told-garrisoned = **{ $side }** obsazují { $parts }.
arrakis-each-garrisoned = oblast *{ $area }* ({ $forces })
arrakis-told-objective = **{ $side }** si táhnou tajný cíl.
arrakis-told-objective-seen = **{ $side }** si táhnou tajný cíl: { $objective }.
arrakis-told-round = Začíná { $round }. kolo.
arrakis-told-drew = **{ $side }** dobírají { $parts }.
arrakis-each-drew = { $count ->
    [one] kartu
    [few] { $count } karty
   *[other] { $count } karet
} z balíčku *{ FORM($deck, "gen") }*
arrakis-each-drew-seen = *{ FORM($cards, "acc") }* z balíčku *{ FORM($deck, "gen") }*
arrakis-told-visions-revealed = Odhalená jasnozřivost: *{ $visions }*.
arrakis-told-visions-removed = **{ $side }** odstraňují ze hry *{ FORM($visions, "acc") }*.
arrakis-told-vision-clouded = Do balíčku jasnozřivosti se vrací *{ $visions }*.
arrakis-told-vision-held = **{ $side }** drží Očima Ibadovýma kartu *{ $vision }*.
arrakis-told-vision-feared = **{ $side }** připojují *Strach zabíjí myšlení* ke kartě *{ $vision }*.
arrakis-told-claimed = **{ $side }** plní kartu *{ $vision }*.
arrakis-each-harvesters-placed = { $n ->
    [one] těžební vozidlo do oblasti
    [few] { $n } těžební vozidla do oblastí
   *[other] { $n } těžebních vozidel do oblastí
} *{ $areas }*
# $kind je ornithopter nebo carryall, $n je kolik.
arrakis-each-aircraft-placed = { $kind ->
    [ornithopter] { $n ->
        [one] ornitoptéru
        [few] { $n } ornitoptéry
       *[other] { $n } ornitoptér
    }
   *[carryall] { $n ->
        [one] karyol
        [few] { $n } karyoly
       *[other] { $n } karyolů
    }
} do { $n ->
    [one] vzdušné zóny { $zones }
    [few] vzdušných zón { $zones }
   *[other] vzdušných zón { $zones }
}
arrakis-air-zone = vzdušná zóna { $code }
    .gen = vzdušné zóny { $code }
    .dat = vzdušné zóně { $code }
    .acc = vzdušnou zónu { $code }
    .loc = vzdušné zóně { $code }
    .ins = vzdušnou zónou { $code }
arrakis-told-aircraft-lost = **{ $side }** ztrácejí { FORM($vehicle, "acc") }, { $zone }.
arrakis-told-rolled = **{ $side }** házejí { $dice }.
arrakis-told-die-changed = **{ $side }** otáčejí { $parts }.
arrakis-each-die-changed = { $count ->
    [one] kostku
    [few] { $count } kostky
   *[other] { $count } kostek
} { FORM($old, "gen") } na { FORM($result, "acc") }
arrakis-told-die-lost = **{ $side }** ztrácejí kostku { FORM($result, "gen") }.
arrakis-told-token-laid = **{ $side }** používají benegesseritský žeton jako kostku { FORM($result, "gen") }.
arrakis-told-bene-gesserit-gained = **{ $side }** získávají benegesseritský žeton.
arrakis-told-acted = **{ $side }** používají kostku { FORM($result, "gen") }.
arrakis-told-acted-did = **{ $side }** používají kostku { FORM($result, "gen") }: { $deeds }.
arrakis-told-special = Speciální akce: *{ $leader }* (**{ $side }**).
arrakis-told-special-did = *{ CAPITAL($leader) }*, speciální akce: **{ $side }** { $deeds }.
arrakis-told-desert-power = **{ $side }** používají pouštní sílu.
arrakis-told-desert-power-did = **{ $side }** používají pouštní sílu: { $deeds }.
# Totéž pro pohled, v několika slovech.
arrakis-brief-attacked = **{ $side }** útočí: *{ $areas }*.
arrakis-brief-marched = **{ $side }** se přesouvají: *{ $areas }*.
arrakis-brief-deployed = **{ $side }** nasazují: *{ $areas }*.
arrakis-last-clause = { $head } a { $tail }
arrakis-told-played = **{ $side }** hrají kartu *{ $card }*.
arrakis-told-played-did = **{ $side }** hrají kartu *{ $card }*: { $deeds }.
arrakis-told-discarded = **{ $side }** odhazují *{ FORM($cards, "acc") }*{ $why ->
    [dice] {" "}za další kostky
   *[other] {""}
}.
arrakis-told-schemed = **{ $side }** odhazují { $count ->
    [one] { $count } kopii
    [few] { $count } kopie
   *[other] { $count } kopií
} karty *{ $card }*.
arrakis-told-moved = **{ $side }** přesouvají { $parts }.
arrakis-each-moved = { FORM($forces, "acc") } z oblasti *{ $area }* do oblasti *{ $end }*
arrakis-told-rode = **{ $side }** přesouvají na červovi { FORM($forces, "acc") } z oblasti *{ $area }* do oblasti *{ $end }*.
arrakis-told-flown = **{ $side }** přepravují vzduchem { $parts }.
arrakis-each-flown = { FORM($forces, "acc") } z oblasti *{ $area }* do oblasti *{ $end }*
arrakis-told-excess = **{ $side }** odstraňují { $parts }: v jedné oblasti je jich příliš.
arrakis-each-excess = { FORM($forces, "acc") } z oblasti *{ $area }*
arrakis-told-flipped = **{ $side }** odhalují { $count ->
    [one] žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
} v oblasti *{ $area }*: { $forces }.
arrakis-told-sietch-flipped = Síč v oblasti *{ $area }* je odhalený: úroveň { $rank }.
arrakis-told-sietch-moved = **{ $side }** přesouvají síč z oblasti *{ $area }* do oblasti *{ $end }*.
arrakis-told-sietch-destroyed = **{ $side }** ničí síč v oblasti *{ $area }*, úroveň { $rank }.
arrakis-told-settlement-destroyed = **{ $side }** ničí osadu *{ $area }*, úroveň { $rank }.
arrakis-told-attacked = **{ $side }** { $surprise ->
    [yes] překvapivě útočí
   *[no] útočí
} z oblasti *{ $area }* na oblast *{ $end }*.
arrakis-told-battle-rolled = { $round }. bitevní kolo: **{ $side }** házejí { $faces }.
arrakis-told-battle-hits = **{ $side }** { $hits ->
    [0] nezasahují ani jednou
    [one] zasahují jednou
    [few] zasahují { $hits }krát
   *[other] zasahují { $hits }krát
} a { $suffered ->
    [0] nedostávají žádný zásah
    [one] dostávají 1 zásah
    [few] dostávají { $suffered } zásahy
   *[other] dostávají { $suffered } zásahů
}.
arrakis-told-battle-round = { $round }. bitevní kolo: **{ $side }** házejí { $faces }, **{ $other }** { $answer }.
arrakis-and-then = { $head } { $tail }
arrakis-told-losses = **{ $side }** ztrácejí v oblasti *{ $area }* { FORM($forces, "acc") }{ $turned ->
    [0] {""}
    [one] ; 1 bojuje dál jako běžná jednotka
    [few] ; { $turned } bojují dál jako běžné jednotky
   *[other] ; { $turned } bojuje dál jako běžné jednotky
}.
arrakis-told-destroyed = **{ $side }** ztrácejí v oblasti *{ $area }* celou legii: { $forces }.
arrakis-told-leaders-lost = **{ $side }** ztrácejí v oblasti *{ $area }* velitele: { $forces }.
arrakis-told-continued = **{ $side }** pokračují v útoku na oblast *{ $area }*{ $hits ->
    [0] {""}
   *[other] {" "}a dostávají za to zásah
}.
arrakis-told-retreated = **{ $side }** ustupují z oblasti *{ $area }* do oblasti *{ $end }*.
arrakis-told-battle-won = **{ $side }** vyhrávají bitvu o oblast *{ $area }*.
arrakis-told-battle-held = **{ $side }** úspěšně brání oblast *{ $area }*.
arrakis-told-battle-nobody = V oblasti *{ $area }* nezbývá nikdo, kdo by bitvu vyhrál.
arrakis-told-advanced = **{ $side }** postupují do oblasti *{ $area }*.
arrakis-told-struck = **{ $side }** ostřelují oblast *{ $area }* a dávají { $hits ->
    [0] 0 zásahů
    [one] 1 zásah
    [few] { $hits } zásahy
   *[other] { $hits } zásahů
}.
arrakis-told-rockets = **{ $side }** odpalují rakety: { $faces }.
arrakis-told-tanked = *{ CAPITAL($leader) }* odchází do regenerační nádrže.
arrakis-told-regenerated = *{ CAPITAL($leader) }* opouští regenerační nádrž.
arrakis-told-entered = *{ CAPITAL($leader) }* vstupuje do hry: **{ $side }**.
arrakis-told-left-game = *{ CAPITAL($leader) }* opouští hru.
arrakis-told-replaced = *{ CAPITAL($leader) }* nahrazuje *{ FORM($former, "acc") }*.
arrakis-told-came-home = **{ $side }** povolávají domů *{ FORM($leader, "acc") }* z oblasti *{ $area }*.
arrakis-told-leader-deployed = **{ $side }** nasazují { $kind ->
    [named] *{ FORM($leader, "acc") }*
   *[generic] { FORM($leader, "acc") }
} do oblasti *{ $area }*.
arrakis-told-deployed = **{ $side }** nasazují { $parts }.
arrakis-each-deployed = { FORM($forces, "acc") } do oblasti *{ $area }*
arrakis-told-placed = **{ $side }** umísťují { $parts }.
arrakis-each-placed = { FORM($forces, "acc") } do oblasti *{ $area }*
arrakis-told-fetched = **{ $side }** přemísťují { FORM($forces, "acc") } z oblasti *{ $area }* do oblasti *{ $end }*.
arrakis-told-token-deployed = **{ $side }** pokládají výsadkový žeton do oblasti *{ $area }*.
arrakis-told-tokens-exchanged = **{ $side }** vyměňují žetony oblastí *{ $area }* a *{ $end }*.
arrakis-told-swapped = **{ $side }** nahrazují nižší jednotky; nově { $parts }.
arrakis-each-swapped = { $forces } v oblasti *{ $area }*
arrakis-told-signs-laid = **{ $side }** pokládají { $n ->
    [one] červí výstrahu do oblasti
    [few] červí výstrahy do oblastí
   *[other] červí výstrahy do oblastí
} *{ $areas }*.
arrakis-told-signs-cleared = **{ $side }** odstraňují { $n ->
    [one] červí výstrahu z oblasti
    [few] červí výstrahy z oblastí
   *[other] červí výstrahy z oblastí
} *{ $areas }*.
arrakis-told-wormsign-flipped = **{ $side }** narážejí v oblasti *{ $area }* na červí výstrahu: { $sign }.
arrakis-told-hazards-flipped = { $count ->
    [one] Otáčí se 1 červí výstraha
    [few] Otáčejí se { $count } červí výstrahy
   *[other] Otáčí se { $count } červích výstrah
}: { $n ->
    [0] žádný písečný červ
    [one] písečný červ v oblasti *{ $areas }*
    [few] píseční červi v oblastech *{ $areas }*
   *[other] píseční červi v oblastech *{ $areas }*
}.
arrakis-told-hazards-limited = Otočených červích výstrah: { $count }, pod nimi písečných červů: { $found }. Objeví se jich nejvýš { $most }; kde, to určují **{ $side }**.
arrakis-told-worm-appeared = { $n ->
    [one] V oblasti
    [few] V oblastech
   *[other] V oblastech
} *{ $areas }* { $kind ->
    [wild_maker] se objevuje { $worm }
   *[sandworm] { $n ->
        [one] se objevuje { $worm }
        [few] se objevují { $n } píseční červi
       *[other] se objevuje { $n } písečných červů
    }
}.
arrakis-told-worm-moved = { CAPITAL($worm) } se přesouvá z oblasti *{ $area }* do oblasti *{ $end }*.
arrakis-told-worm-struck = Písečný červ útočí na oblast *{ $area }* a { $hits ->
    [0] nedává žádný zásah
    [one] dává 1 zásah
    [few] dává { $hits } zásahy
   *[other] dává { $hits } zásahů
}.
arrakis-told-worm-struck-harvester = Písečný červ útočí na oblast *{ $area }*.
arrakis-told-maker-swapped = **{ $side }** vyměňují divokého tvůrce v oblasti *{ $area }* za písečného červa.
arrakis-told-storm-struck = Bouře nad oblastí *{ $area }* dává { $hits ->
    [0] 0 zásahů
    [one] 1 zásah
    [few] { $hits } zásahy
   *[other] { $hits } zásahů
}.
arrakis-told-harvester-lost = **{ $side }** ztrácejí těžební vozidlo v oblasti *{ $area }*.
arrakis-told-rescued = **{ $side }** zachraňují karyolem těžební vozidlo v oblasti *{ $area }*.
arrakis-told-looked-wormsign = **{ $side }** si prohlížejí červí výstrahu v oblasti *{ $area }*.
arrakis-told-looked-wormsign-seen = **{ $side }** si prohlížejí červí výstrahu v oblasti *{ $area }*: { $sign }.
arrakis-told-looked-station = **{ $side }** si prohlížejí stanici v oblasti *{ $area }*.
arrakis-told-looked-station-seen = **{ $side }** si prohlížejí stanici v oblasti *{ $area }*: { $marker }.
arrakis-told-scouted = **{ $side }** provádějí průzkum oblasti *{ $area }*.
arrakis-told-sought = **{ $side }** pátrají po „Mahdím“: Paul a jeho legie se v příštím tahu nepohnou.
arrakis-told-truth-bound = **{ $side }** musejí příště použít kostku { FORM($result, "gen") }.
arrakis-told-detonated = **{ $side }** odpalují rodinné atomové zbraně: *{ $area }* je teď poušť.
arrakis-told-displaced = **{ $side }** jsou zahnáni z oblasti *{ $area }* do oblasti *{ $end }*.
arrakis-told-families = **{ $side }** přivádějí rodiny z oblasti *{ $area }* do oblasti *{ $end }*.
arrakis-told-station = **{ $side }** obsazují ekologickou stanici v oblasti *{ $area }*: *{ $marker }*{ $now ->
    [0] {""}
   *[other] {" "}postupuje na { $now }
}.
arrakis-told-supremacy = Nadvláda stoupá o { $steps } na { $now }.
arrakis-told-marker = { CAPITAL($parts) }.
# První z několika nese sloveso.
arrakis-each-marker = *{ $marker }*{ $first ->
    [yes] {" "}postupuje
   *[no] {""}
} o { $steps } na { $now }
arrakis-told-marker-back = *{ CAPITAL($marker) }* se vrací o { $steps } na { $now }.
arrakis-told-marker-lowered = **{ $side }** posouvají žeton *{ $imperium }* níž, na { $now }. řádek.
arrakis-told-atomics-unlocked = **{ $side }** teď smějí použít rodinné atomové zbraně.
arrakis-told-harvested = **{ $side }** sbírají { $spice } koření ({ $count ->
    [one] 1 těžební vozidlo
    [few] { $count } těžební vozidla
   *[other] { $count } těžebních vozidel
}){ $reserve ->
    [0] {""}
   *[other] {" "}a berou { $reserve } z rezerv
}.
arrakis-told-spice-spent = Sebrané koření je vyplacené. Impérium teď: { $rows }. Sankce do příštího sběru: { $bans }.
arrakis-told-won-stalemate = Válka je přerušená. Tajný cíl byl { $objectives }.
arrakis-told-won-supremacy = **{ $side }** vyhrávají: Arrakis je v jejich moci. Tajný cíl byl { $objectives }.
arrakis-told-won-objective = **{ $side }** vyhrávají: proroctví je naplněno. Tajný cíl byl { $objectives }.
