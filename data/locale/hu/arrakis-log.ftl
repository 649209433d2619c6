### Háború az Arrakisért: a napló. Az oldalak az alanyok, jelen időben; a helyek, kártyák és vezetők dőltek.

## Told with $person, whose deed it is; what a side did, also with $side.

arrakis-told-seated = { $person ->
    [you] Az oldalad: **{ $side }**.
   *[other] **{ $who }** oldala: **{ $side }**.
}
arrakis-told-seated-board = { $person ->
    [you] Az oldalad: **{ $side }** (**{ $deck }**).
   *[other] **{ $who }** oldala: **{ $side }** (**{ $deck }**).
}
arrakis-told-garrisoned = **{ $side }** helyőrségei: { $parts }.
arrakis-each-garrisoned = *{ $area }* – { $forces }
arrakis-told-objective = **{ $side }** titkos célt húz.
arrakis-told-objective-seen = **{ $side }** titkos célt húz: { $objective }.
arrakis-told-round = Kezdődik: { $round }. forduló.
arrakis-told-drew = **{ $side }** húz { $parts }.
arrakis-each-drew = { FORM($deck, "art") }*{ $deck }* paklijából { $count ->
    [one] egy lapot
   *[other] { $count } lapot
}
arrakis-each-drew-seen = { FORM($deck, "art") }*{ $deck }* paklijából (*{ $cards }*)
arrakis-told-visions-revealed = Felfedett jövőlátás: *{ $visions }*.
arrakis-told-visions-removed = **{ $side }** kivesz a játékból: *{ $visions }*.
arrakis-told-vision-clouded = Visszakerül a jövőlátás-pakliba: *{ $visions }*.
arrakis-told-vision-held = **{ $side }** az *Ibad szeme* lappal megtartja: *{ $vision }*.
arrakis-told-vision-feared = **{ $side }** ide csatolja *A félelem az elme gyilkosa* lapot: *{ $vision }*.
arrakis-told-claimed = **{ $side }** teljesíti: *{ $vision }*.
arrakis-each-harvesters-placed = { $n ->
    [one] betakarítógép
   *[other] { $n } betakarítógép
} ide: *{ $areas }*
# $kind is ornithopter or carryall, $n is how many.
arrakis-each-aircraft-placed = { $kind ->
    [ornithopter] { $n ->
        [one] ornitopter
       *[other] { $n } ornitopter
    }
   *[carryall] { $n ->
        [one] légivagon
       *[other] { $n } légivagon
    }
} { $n ->
    [one] ebbe a légi zónába: { $zones }
   *[other] ezekbe a légi zónákba: { $zones }
}
arrakis-air-zone = { $code } légi zóna
    .acc = { $code } légi zónát
    .loc = { $code } légi zónában
    .lat = { $code } légi zónába
    .ela = { $code } légi zónából
arrakis-told-aircraft-lost = **{ $side }** elveszít egy járművet: { $vehicle }, { $zone }.
arrakis-told-rolled = **{ $side }** dobása: { $dice }.
arrakis-told-die-changed = **{ $side }** kockát fordít: { $parts }.
arrakis-each-die-changed = { $count ->
    [one] { $old } → { $result }
   *[other] { $count } × { $old } → { $result }
}
arrakis-told-die-lost = **{ $side }** elveszít egy kockát: { $result }.
arrakis-told-token-laid = **{ $side }** kockaként használ egy Bene Gesserit-jelzőt: { $result }.
arrakis-told-bene-gesserit-gained = **{ $side }** kap egy Bene Gesserit-jelzőt.
arrakis-told-acted = **{ $side }** { $result }kockát költ el.
arrakis-told-acted-did = **{ $side }** { $result }kockával { $deeds }.
arrakis-told-special = **{ $side }** különleges akciót használ: *{ $leader }*.
arrakis-told-special-did = **{ $side }** különleges akcióval (*{ $leader }*) { $deeds }.
arrakis-told-desert-power = **{ $side }** sivatagi erőt használ.
arrakis-told-desert-power-did = **{ $side }** sivatagi erővel { $deeds }.
# The same for a glance, in a few words.
arrakis-brief-attacked = **{ $side }** támad: *{ $areas }*.
arrakis-brief-marched = **{ $side }** ide vonul: *{ $areas }*.
arrakis-brief-deployed = **{ $side }** csapatokat hoz ide: *{ $areas }*.
arrakis-last-clause = { $head }, és { $tail }
arrakis-told-played = **{ $side }** kijátssza: *{ $card }*.
arrakis-told-played-did = **{ $side }** { FORM($card, "art") }*{ $card }* lappal { $deeds }.
arrakis-told-discarded = **{ $side }** { $why ->
    [dice] további kockákért eldobja
   *[other] eldobja
}: *{ $cards }*.
arrakis-told-schemed = **{ $side }** eldob { $count } *{ $card }* lapot.
arrakis-told-moved = **{ $side }** mozog: { $parts }.
arrakis-each-moved = { $forces } { FORM($area, "art") }*{ FORM($area, "ela") }* { FORM($end, "art") }*{ FORM($end, "lat") }*
arrakis-told-rode = **{ $side }** féregháton megy: { $forces } { FORM($area, "art") }*{ FORM($area, "ela") }* { FORM($end, "art") }*{ FORM($end, "lat") }*.
arrakis-told-flown = **{ $side }** ornitopterrel száll: { $parts }.
arrakis-each-flown = { $forces } { FORM($area, "art") }*{ FORM($area, "ela") }* { FORM($end, "art") }*{ FORM($end, "lat") }*
arrakis-told-excess = **{ $side }** leveszi, ami egy területen túl sok volt: { $parts }.
arrakis-each-excess = { $forces } { FORM($area, "art") }*{ FORM($area, "ela") }*
arrakis-told-flipped = **{ $side }** felfed { $count ->
    [one] egy jelzőt
   *[other] { $count } jelzőt
} { FORM($area, "art") }*{ FORM($area, "loc") }*: { $forces }.
arrakis-told-sietch-flipped = Felfedett sziecs { FORM($area, "art") }*{ FORM($area, "loc") }*: { $rank }. szint.
arrakis-told-sietch-moved = **{ $side }** áthelyezi a sziecset { FORM($area, "art") }*{ FORM($area, "ela") }* { FORM($end, "art") }*{ FORM($end, "lat") }*.
arrakis-told-sietch-destroyed = **{ $side }** elpusztítja a sziecset { FORM($area, "art") }*{ FORM($area, "loc") }*, { $rank }. szint.
arrakis-told-settlement-destroyed = **{ $side }** elpusztítja { FORM($area, "art") }*{ FORM($area, "acc") }*, { $rank }. szint.
arrakis-told-attacked = **{ $side }** { $surprise ->
    [yes] meglepetésszerűen megtámadja
   *[no] megtámadja
} { FORM($end, "art") }*{ FORM($end, "acc") }* { FORM($area, "art") }*{ FORM($area, "ela") }*.
arrakis-told-battle-rolled = **{ $side }** dobása ({ $round }. csatakör): { $faces }.
arrakis-told-battle-hits = **{ $side }** { $hits ->
    [0] nem ér el találatot
    [one] 1 találatot ér el
   *[other] { $hits } találatot ér el
}, és { $suffered ->
    [0] egyet sem kap
   *[other] { $suffered } találatot kap
}.
arrakis-told-battle-round = { $round }. csatakör, a dobások: **{ $side }** { $faces }, **{ $other }** { $answer }.
arrakis-and-then = { $head } { $tail }
arrakis-told-losses = **{ $side }** vesztesége { FORM($area, "art") }*{ FORM($area, "loc") }*: { $forces }{ $turned ->
    [0] {""}
    [one] ; 1 regulárisként harcol tovább
   *[other] ; { $turned } regulárisként harcol tovább
}.
arrakis-told-destroyed = **{ $side }** elveszíti az egész légiót { FORM($area, "art") }*{ FORM($area, "loc") }*: { $forces }.
arrakis-told-leaders-lost = **{ $side }** elveszíti a vezetőket { FORM($area, "art") }*{ FORM($area, "loc") }*: { $forces }.
arrakis-told-continued = **{ $side }** folytatja a támadást { FORM($area, "art") }*{ FORM($area, "loc") }*{ $hits ->
    [0] {""}
   *[other] , és ezért egy találatot kap
}.
arrakis-told-retreated = **{ $side }** visszavonul { FORM($area, "art") }*{ FORM($area, "ela") }* { FORM($end, "art") }*{ FORM($end, "lat") }*.
arrakis-told-battle-won = **{ $side }** megnyeri a csatát { FORM($area, "art") }*{ FORM($area, "loc") }*.
arrakis-told-battle-held = **{ $side }** megtartja { FORM($area, "art") }*{ FORM($area, "acc") }*.
arrakis-told-battle-nobody = Senki sem maradt { FORM($area, "art") }*{ FORM($area, "loc") }*, aki megnyerhetné a csatát.
arrakis-told-advanced = **{ $side }** előrenyomul { FORM($area, "art") }*{ FORM($area, "lat") }*.
arrakis-told-struck = **{ $side }** lecsap { FORM($area, "art") }*{ FORM($area, "lat") }*, és { $hits ->
    [0] nem ér el találatot
    [one] 1 találatot ér el
   *[other] { $hits } találatot ér el
}.
arrakis-told-rockets = **{ $side }** rakétákat lő ki: { $faces }.
arrakis-told-tanked = *{ CAPITAL($leader) }* a regenerációs tartályba kerül.
arrakis-told-regenerated = *{ CAPITAL($leader) }* kikerül a regenerációs tartályból.
arrakis-told-entered = *{ CAPITAL($leader) }* játékba lép (**{ $side }**).
arrakis-told-left-game = *{ CAPITAL($leader) }* kikerül a játékból.
arrakis-told-replaced = *{ CAPITAL($leader) }* átveszi *{ $former }* helyét.
arrakis-told-came-home = **{ $side }** hazahívja { FORM($area, "art") }*{ FORM($area, "ela") }*: *{ $leader }*.
arrakis-told-leader-deployed = **{ $side }** vezetőt hoz { FORM($area, "art") }*{ FORM($area, "lat") }*: { $kind ->
    [named] *{ $leader }*
   *[generic] { $leader }
}.
arrakis-told-deployed = **{ $side }** bevet: { $parts }.
arrakis-each-deployed = { $forces } { FORM($area, "art") }*{ FORM($area, "lat") }*
arrakis-told-placed = **{ $side }** elhelyez: { $parts }.
arrakis-each-placed = { $forces } { FORM($area, "art") }*{ FORM($area, "lat") }*
arrakis-told-fetched = **{ $side }** áthelyez { FORM($area, "art") }*{ FORM($area, "ela") }* { FORM($end, "art") }*{ FORM($end, "lat") }*: { $forces }.
arrakis-told-token-deployed = **{ $side }** bevetésjelzőt tesz { FORM($area, "art") }*{ FORM($area, "lat") }*.
arrakis-told-tokens-exchanged = **{ $side }** felcseréli két hely jelzőit: *{ $area }* és *{ $end }*.
arrakis-told-swapped = **{ $side }** alacsonyabb egységeket cserél le; az új: { $parts }.
arrakis-each-swapped = { $forces } { FORM($area, "art") }*{ FORM($area, "loc") }*
arrakis-told-signs-laid = **{ $side }** { $n ->
    [one] féregjelet rak le
   *[other] féregjeleket rak le
}: *{ $areas }*.
arrakis-told-signs-cleared = **{ $side }** { $n ->
    [one] leveszi a féregjelet
   *[other] leveszi a féregjeleket
}: *{ $areas }*.
arrakis-told-wormsign-flipped = **{ $side }** féregjelre lép { FORM($area, "art") }*{ FORM($area, "loc") }*: { $sign }.
arrakis-told-hazards-flipped = { $count ->
    [one] 1 féregjel felfordul
   *[other] { $count } féregjel felfordul
}: { $n ->
    [0] egyik sem homokféreg
    [one] homokféreg itt: *{ $areas }*
   *[other] homokférgek itt: *{ $areas }*
}.
arrakis-told-hazards-limited = { $count } féregjel felfordult, { $found } rejtett homokférget. Legfeljebb { $most } jelenik meg, a helyüket **{ $side }** választja.
arrakis-told-worm-appeared = { $kind ->
    [wild_maker] A { $worm }
   *[sandworm] { $n ->
        [one] Egy { $worm }
       *[other] { $n } homokféreg
    }
} jelenik meg: *{ $areas }*.
arrakis-told-worm-moved = A { $worm } { FORM($area, "art") }*{ FORM($area, "ela") }* { FORM($end, "art") }*{ FORM($end, "lat") }* megy.
arrakis-told-worm-struck = Egy homokféreg megtámadja { FORM($area, "art") }*{ FORM($area, "acc") }*, és { $hits ->
    [0] nem ér el találatot
    [one] 1 találatot ér el
   *[other] { $hits } találatot ér el
}.
arrakis-told-worm-struck-harvester = Egy homokféreg megtámadja { FORM($area, "art") }*{ FORM($area, "acc") }*.
arrakis-told-maker-swapped = **{ $side }** közönséges homokféregre cseréli a vad mestert { FORM($area, "art") }*{ FORM($area, "loc") }*.
arrakis-told-storm-struck = A vihar lecsap { FORM($area, "art") }*{ FORM($area, "lat") }*, és { $hits ->
    [0] nem ér el találatot
    [one] 1 találatot ér el
   *[other] { $hits } találatot ér el
}.
arrakis-told-harvester-lost = **{ $side }** elveszíti a betakarítógépet { FORM($area, "art") }*{ FORM($area, "loc") }*.
arrakis-told-rescued = **{ $side }** légivagonnal megmenti a betakarítógépet { FORM($area, "art") }*{ FORM($area, "loc") }*.
arrakis-told-looked-wormsign = **{ $side }** megnézi a féregjelet { FORM($area, "art") }*{ FORM($area, "loc") }*.
arrakis-told-looked-wormsign-seen = **{ $side }** megnézi a féregjelet { FORM($area, "art") }*{ FORM($area, "loc") }*: { $sign }.
arrakis-told-looked-station = **{ $side }** megnézi az állomást { FORM($area, "art") }*{ FORM($area, "loc") }*.
arrakis-told-looked-station-seen = **{ $side }** megnézi az állomást { FORM($area, "art") }*{ FORM($area, "loc") }*: { $marker }.
arrakis-told-scouted = **{ $side }** felderíti { FORM($area, "art") }*{ FORM($area, "acc") }*.
arrakis-told-sought = **{ $side }** a „Mahdit” keresi: Paul és a légiója a következő körben nem mozdulhat.
arrakis-told-truth-bound = **{ $side }** legközelebb csak ezt a kockát használhatja: { $result }.
arrakis-told-detonated = **{ $side }** felrobbantja a családi atomfegyvereket: *{ $area }* sivataggá válik.
arrakis-told-displaced = **{ $side }** kiszorul { FORM($area, "art") }*{ FORM($area, "ela") }* { FORM($end, "art") }*{ FORM($end, "lat") }*.
arrakis-told-families = **{ $side }** átviszi a családokat { FORM($area, "art") }*{ FORM($area, "ela") }* { FORM($end, "art") }*{ FORM($end, "lat") }*.
arrakis-told-station = **{ $side }** elfoglalja az ökológiai állomást { FORM($area, "art") }*{ FORM($area, "loc") }*: *{ $marker }*{ $now ->
    [0] {""}
   *[other] {" "}→ { $now }
}.
arrakis-told-supremacy = Az uralom { $steps } ponttal nő: most { $now }.
arrakis-told-marker = { $parts }.
# The first of several bears the verb.
arrakis-each-marker = { $first ->
    [yes] A *{ $marker }* jelző { $steps } lépéssel előrébb jut
   *[no] a *{ $marker }* jelző { $steps } lépéssel
} (most { $now })
arrakis-told-marker-back = A *{ $marker }* jelző { $steps } lépéssel hátrébb kerül (most { $now }).
arrakis-told-marker-lowered = **{ $side }** lejjebb viszi { FORM($imperium, "art") }*{ $imperium }* jelzőjét: most { $now }. sor.
arrakis-told-atomics-unlocked = **{ $side }** mostantól használhatja a családi atomfegyvereket.
arrakis-told-harvested = **{ $side }** { $count ->
    [one] 1 betakarítógéppel
   *[other] { $count } betakarítógéppel
} { $spice } fűszert takarít be{ $reserve ->
    [0] {""}
   *[other] , és { $reserve } fűszert vesz el a tartalékból
}.
arrakis-told-spice-spent = A betakarított fűszer kifizetve. Az Impérium most: { $rows }. Tilalom a következő betakarításig: { $bans }.
arrakis-told-won-stalemate = A háború félbeszakadt. A titkos cél ez volt: { $objectives }.
arrakis-told-won-supremacy = **{ $side }** győzött: övé az Arrakis feletti uralom. A titkos cél ez volt: { $objectives }.
arrakis-told-won-objective = **{ $side }** győzött: beteljesült a prófécia. A titkos cél ez volt: { $objectives }.
