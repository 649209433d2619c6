### A kockajáték naplója. A játékosok neve félkövér, a helyek és kártyák dőltek.

dice-told-storm-placed = A homokvihar itt gyülekezik: { $zone }. zóna.
dice-told-equipment-laid = Az Eszközök a helyükre kerülnek: { $laid }; kimarad: { $left }.
dice-laid-part = { $equipment } (*{ $region }*)
dice-told-starting-player = { $person ->
    [you] Te vagy a kezdőjátékos, és utolsóként választasz Házat.
   *[other] **{ $who }** a kezdőjátékos, és utolsóként választ Házat.
}
dice-told-house-chosen = { $person ->
    [you] A Házad: *{ $house }*.
   *[other] **{ $who }** Háza: *{ $house }*.
}
dice-told-prepared = { $person ->
    [you] Lerakod: { $each ->
        [yes] mindenhová { $forces }
       *[no] { $forces }
    } (*{ $regions }*).
   *[other] **{ $who }** lerakja: { $each ->
        [yes] mindenhová { $forces }
       *[no] { $forces }
    } (*{ $regions }*).
}
dice-told-leftover-placed = { $person ->
    [you] A kimaradt Eszközt is lerakod: { $equipment } (*{ $region }*).
   *[other] **{ $who }** a kimaradt Eszközt is lerakja: { $equipment } (*{ $region }*).
}
dice-told-predicted = { $person ->
    [you] Azt jósolod, hogy egyedül győz: *{ $house }*.
   *[other] **{ $who }** felír egy jóslatot.
}

dice-told-turn = { $person ->
    [you] { $round }. forduló: te veszed a kockákat ({ $house }).
   *[other] { $round }. forduló: **{ $who }** veszi a kockákat ({ $house }).
}
dice-told-took = { $person ->
    [you] { $round }. forduló: te veszed a kockákat ({ $house }), és ezt dobod: { $dice }.
   *[other] **{ $who }** veszi a kockákat ({ $house }), és ezt dobja: { $dice }.
}
dice-told-rolled = { $person ->
    [you] Ezt dobod: { $dice }.
   *[other] **{ $who }** ezt dobja: { $dice }.
}
dice-told-kept = { $person ->
    [you] { $rolls ->
        [one] Egy dobás után
       *[other] { $rolls } dobás után
    } megtartod: { $dice }.
   *[other] **{ $who }** { $rolls ->
        [one] egy dobás után
       *[other] { $rolls } dobás után
    } megtartja: { $dice }.
}
dice-told-thumper-used = { $person ->
    [you] A Dobolóddal elcsalod Shai-Huludot.
   *[other] **{ $who }** egy Dobolóval elcsalja Shai-Huludot.
}
dice-told-turned-to-poison = { $person ->
    [you] Piter de Vries Méregre fordítja a vérbosszúkockádat.
   *[other] **{ $who }** Piter de Vriesszel Méregre fordíttatja a vérbosszúkockát.
}
dice-told-symbol-named = { $person ->
    [you] Megnevezed: *{ $house }*. A kockái a tiédnek számítanak.
   *[other] **{ $who }** megnevezi: *{ $house }*. A kockái a Bene Tleilax kockáinak számítanak.
}

dice-told-invited = { $person ->
    [you] Szövetséget ajánlasz **{ FORM($other, "dat") }**.
   *[other] **{ $who }** szövetséget ajánl **{ FORM($other, "dat") }**.
}
dice-told-commanded = { $person ->
    [you] A Hanggal szólsz **{ FORM($other, "dat") }**.
   *[other] **{ $who }** a Hanggal szól **{ FORM($other, "dat") }**.
}
dice-told-allied = { $person ->
    [you] Erre a körre szövetségben vagy **{ FORM($other, "ins") }**.
   *[other] **{ $who }** erre a körre szövetséget köt **{ FORM($other, "ins") }**.
}
dice-told-alliance-refused = { $person ->
    [you] Visszautasítod a szövetséget **{ FORM($other, "ins") }**.
   *[other] **{ $who }** visszautasítja a szövetséget **{ FORM($other, "ins") }**.
}

dice-told-left-the-rest = { $person ->
    [you] A kör hátralévő részét **{ $other }** intézi helyetted.
   *[other] A kör hátralévő részét **{ $who }** helyett **{ $other }** intézi.
}
dice-told-recruited = { $person ->
    [you] Toborzol: { $what }.
   *[other] **{ $who }** toboroz: { $what }.
}
dice-told-token-taken = { $person ->
    [you] Elveszed a közös készletből: { $token }.
   *[other] **{ $who }** elveszi a közös készletből: { $token }.
}
dice-told-thumper-taken = { $person ->
    [you] Elveszel egy Dobolót a közös készletből.
   *[other] **{ $who }** elvesz egy Dobolót a közös készletből.
}
dice-told-token-taken-from = { $person ->
    [you] Elveszed **{ FORM($other, "abl") }**: { $token }.
   *[other] **{ $who }** elveszi **{ FORM($other, "abl") }**: { $token }.
}
dice-told-killed = { $person ->
    [you] Lecsapsz ({ $face }) { FORM($house, "art") }{ $house } ellen: elesik { $forces } (*{ $region }*).
   *[other] **{ $who }** lecsap ({ $face }) { FORM($house, "art") }{ $house } ellen: elesik { $forces } (*{ $region }*).
}

dice-told-income = { $person ->
    [you] { $die ->
        [0] Nem kapsz fűszert a kockából
       *[other] { $die } fűszert kapsz a kockából
    }{ $harvest ->
        [0] {""}
       *[other] , és { $harvest } fűszert a Betakarítógépekből
    }.
   *[other] **{ $who }** { $die ->
        [0] nem kap fűszert a kockából
       *[other] { $die } fűszert kap a kockából
    }{ $harvest ->
        [0] {""}
       *[other] , és { $harvest } fűszert a Betakarítógépekből
    }.
}
dice-told-harvester-eaten = { $person ->
    [you] Shai-Hulud elviszi a Betakarítógépedet (*{ $region }*).
   *[other] Shai-Hulud elviszi **{ $who }** Betakarítógépét (*{ $region }*).
}
dice-told-shipped = { $person ->
    [you] Behajózol: { $parts }.
   *[other] **{ $who }** behajóz: { $parts }.
}
dice-shipped-part = { $what } { FORM($region, "art") }*{ FORM($region, "lat") }*
dice-told-mandate = { $person ->
    [you] A behajózásért 1 fűszert kapsz; a tartalékodban { $store } van.
   *[other] **{ $who }** a behajózásért 1 fűszert kap; a Liga tartalékában { $store } van.
}
dice-told-leader-revived = { $person ->
    [you] { $price } fűszerért feltámasztod: *{ $leader }*.
   *[other] **{ $who }** { $price } fűszerért feltámasztja: *{ $leader }*.
}
dice-told-leader-hired = { $person ->
    [you] { $price } fűszerért felbérled: *{ $leader }*.
   *[other] **{ $who }** { $price } fűszerért felbérli: *{ $leader }*.
}

dice-told-deal-offered = { $person ->
    [you] Alkut ajánlasz **{ FORM($other, "dat") }**: { $deal }.
   *[other] **{ $who }** alkut ajánl **{ FORM($other, "dat") }**: { $deal }.
}
dice-told-deal-countered = { $person ->
    [you] Ellenajánlatot teszel **{ FORM($other, "dat") }**: { $deal }.
   *[other] **{ $who }** ellenajánlatot tesz **{ FORM($other, "dat") }**: { $deal }.
}
dice-told-deal-refused = { $person ->
    [you] Visszautasítod az alkut **{ FORM($other, "ins") }**.
   *[other] **{ $who }** visszautasítja az alkut **{ FORM($other, "ins") }**.
}
dice-told-deal-lapsed = { $person ->
    [you] Az ajánlatod válasz nélkül lejár: { $deal }.
   *[other] **{ $who }** ajánlata válasz nélkül lejár: { $deal }.
}
dice-told-deal-agreed = { $person ->
    [you] Elfogadod.
   *[other] **{ $who }** elfogadja.
}
dice-told-deal-given = { $person ->
    [you] Megengeded **{ FORM($other, "dat") }**: { $deal }.
   *[other] **{ $who }** megengedi **{ FORM($other, "dat") }**: { $deal }.
}

dice-told-target = { $person ->
    [you] A célrégiód: *{ $region }*.
   *[other] **{ $who }** célrégiója: *{ $region }*.
}
dice-told-moved = { $person ->
    [you] Mozogsz { FORM($region, "art") }*{ FORM($region, "lat") }*: { $parts }.
   *[other] **{ $who }** { FORM($region, "art") }*{ FORM($region, "lat") }* mozog: { $parts }.
}
dice-moved-part = { $what } { FORM($origin, "art") }*{ FORM($origin, "ela") }*

dice-told-battle = { $person ->
    [you] Támadsz { FORM($region, "art") }*{ FORM($region, "loc") }*; az ellenfél: { $houses }.
   *[other] **{ $who }** támad { FORM($region, "art") }*{ FORM($region, "loc") }*; az ellenfél: { $houses }.
}
dice-told-no-battle = Mégsem volt csata (*{ $region }*).
dice-told-fortification = { $person ->
    [you] Az Erődítmény (*{ $region }*) elpusztítja a támadódat ({ $forces }), és elhasználódik.
   *[other] Az Erődítmény (*{ $region }*) elpusztítja **{ $who }** támadóját ({ $forces }), és elhasználódik.
}
dice-told-infiltrated = { $person ->
    [you] Átjutsz az Erődítményen (*{ $region }*).
   *[other] **{ $who }** átjut az Erődítményen (*{ $region }*).
}
dice-told-danced = { $person ->
    [you] Az Arctáncoltatóid átveszik { $forces } helyét ({ $house }, *{ $region }*).
   *[other] **{ $who }** Arctáncoltatói átveszik { $forces } helyét ({ $house }, *{ $region }*).
}
dice-told-leaders-offered = { $person ->
    [you] A csatára felajánlod: { $leaders }.
   *[other] **{ $who }** a csatára felajánlja: { $leaders }.
}
dice-told-fought = { $person ->
    [you] Győzöl { FORM($region, "art") }*{ FORM($region, "loc") }* **{ $other }** ellen. A támadó bevetette: { $attack } (erő: { $attack_strength }), a védő: { $defence } (erő: { $defence_strength }). { $duel ->
        [yes] Mindez elvész, kivéve a tiszteletreméltó párbajból hazatérő haderőket.
       *[no] Mindez elvész.
    }
   *[other] **{ $who }** győz { FORM($region, "art") }*{ FORM($region, "loc") }* **{ $other }** ellen. A támadó bevetette: { $attack } (erő: { $attack_strength }), a védő: { $defence } (erő: { $defence_strength }). { $duel ->
        [yes] Mindez elvész, kivéve a tiszteletreméltó párbajból hazatérő haderőket.
       *[no] Mindez elvész.
    }
}
dice-told-holds = { $person ->
    [you] Tartod { FORM($region, "art") }*{ FORM($region, "acc") }*: { $forces }.
   *[other] **{ $who }** tartja { FORM($region, "art") }*{ FORM($region, "acc") }*: { $forces }.
}
dice-told-deserted = Senki sem maradt { FORM($region, "art") }*{ FORM($region, "loc") }*.
dice-committed = { $what } ({ $house })
dice-committed-nothing = semmi
dice-told-routed = { $person ->
    [you] Az ott visszatartott { $forces } is elvész.
   *[other] **{ $who }** elveszíti az ott visszatartott haderőt is: { $forces }.
}
dice-told-saved = { $person ->
    [you] { $ability }: { $forces } a Házkártyádra kerül.
   *[other] { $ability }: **{ $who }** Házkártyájára kerül { $forces }.
}

dice-told-equipment-returned = { $person ->
    [you] Visszateszed a készletbe: { $equipment } (*{ $region }*).
   *[other] **{ $who }** visszateszi a készletbe: { $equipment } (*{ $region }*).
}
dice-told-equipment-placed = { $person ->
    [you] Leraksz { FORM($placed, "acc") } { FORM($region, "art") }*{ FORM($region, "lat") }*.
   *[other] **{ $who }** lerak { FORM($placed, "acc") } { FORM($region, "art") }*{ FORM($region, "lat") }*.
}
dice-told-storm-moved = A homokvihar { $arrow ->
    [west] nyugatra
   *[east] keletre
} mozog: { $zone }. zóna.
dice-told-ornithopter-lost = A homokvihar elpusztítja az Ornitoptert (*{ $region }*).
dice-told-storm-loss = { $person ->
    [you] A homokvihar elvisz tőled { FORM($forces, "acc") } (*{ $region }*).
   *[other] A homokvihar elvisz **{ FORM($who, "abl") }** { FORM($forces, "acc") } (*{ $region }*).
}
dice-told-storm-evacuated = { $person ->
    [you] A homokvihar visszaűz { FORM($forces, "acc") } a Házkártyádra (*{ $region }*).
   *[other] A homokvihar visszaűz { FORM($forces, "acc") } **{ $who }** Házkártyájára (*{ $region }*).
}
dice-told-choam = { $person ->
    [you] A KHAFT tisztségénél { $added } fűszert tartalékolsz; a tartalékodban { $store } van.
   *[other] **{ $who }** a KHAFT tisztségénél { $added } fűszert tartalékol; a tartalékban { $store } van.
}

dice-told-prediction-shown = { $person ->
    [you] Megjósoltad ennek a Háznak a győzelmét: *{ $house }*.
   *[other] **{ $who }** megjósolta ennek a Háznak a győzelmét: *{ $house }*.
}
dice-told-won-sole = { $person ->
    [you] Egyedül győztél (*{ $house }*).
   *[other] **{ $who }** egyedül győzött (*{ $house }*).
}
dice-told-won-alliance = { $person ->
    [you] Együtt győztél **{ FORM($other, "ins") }**.
   *[other] **{ $who }** és **{ $other }** együtt győzött.
}
dice-told-won-guild = { $person ->
    [you] Az utolsó forduló végéig senki más nem győzött: te győztél (*{ $house }*).
   *[other] Az utolsó forduló végéig senki más nem győzött: **{ $who }** győzött (*{ $house }*).
}
dice-told-won-prediction = { $person ->
    [you] Előre láttad ennek a Háznak a győzelmét: *{ $house }*. Helyette te győztél.
   *[other] **{ $who }** előre látta ennek a Háznak a győzelmét: *{ $house }*. Helyette ő győzött.
}
dice-told-won-nobody = Az utolsó forduló végéig senki sem győzött. Az Űrliga győz, és senki sem játszik vele.
