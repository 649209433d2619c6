### Hra s kostkami: záznam. Jména hráčů tučně, místa a karty kurzívou.

dice-told-storm-placed = Bouře se stahuje nad zónu { $zone }.
dice-told-equipment-laid = Vybavení je rozložené: { $laid }; zbývá { $left }.
dice-laid-part = { $equipment } (*{ $region }*)
dice-told-starting-player = { $person ->
    [you] Začínáš ty a rod si vybíráš jako poslední.
   *[other] Začíná **{ $who }** a rod si vybírá jako poslední.
}
dice-told-house-chosen = { $person ->
    [you] Hraješ za *{ FORM($house, "acc") }*.
   *[other] **{ $who }** hraje za *{ FORM($house, "acc") }*.
}
dice-told-prepared = { $person ->
    [you] Umísťuješ
   *[other] **{ $who }** umísťuje
} { $each ->
    [yes] po { FORM($forces, "loc") } do regionů
   *[no] { FORM($forces, "acc") } do regionu
} *{ $regions }*.
dice-told-leftover-placed = { $person ->
    [you] Umísťuješ zbylé vybavení ({ FORM($equipment, "acc") }) do regionu *{ $region }*.
   *[other] **{ $who }** umísťuje zbylé vybavení ({ FORM($equipment, "acc") }) do regionu *{ $region }*.
}
dice-told-predicted = { $person ->
    [you] Zapisuješ si předpověď: bez spojence vyhraje *{ $house }*.
   *[other] **{ $who }** si zapisuje předpověď.
}

dice-told-turn = { $person ->
    [you] { $round }. kolo: bereš si kostky (*{ $house }*).
   *[other] { $round }. kolo: kostky si bere **{ $who }** (*{ $house }*).
}
dice-told-took = { $person ->
    [you] { $round }. kolo: bereš si kostky ({ $house }) a házíš: { $dice }.
   *[other] **{ $who }** ({ $house }) si bere kostky a hází: { $dice }.
}
dice-told-rolled = { $person ->
    [you] Házíš: { $dice }.
   *[other] **{ $who }** hází: { $dice }.
}
dice-told-kept = { $person ->
    [you] Necháváš si po { $rolls ->
        [one] prvním hodu
        [few] { $rolls } hodech
       *[other] { $rolls } hodech
    }: { $dice }.
   *[other] **{ $who }** si nechává po { $rolls ->
        [one] prvním hodu
        [few] { $rolls } hodech
       *[other] { $rolls } hodech
    }: { $dice }.
}
dice-told-thumper-used = { $person ->
    [you] Tvé Tlukadlo odlákává Šaj-Hulúda.
   *[other] **{ $who }** odlákává Šaj-Hulúda Tlukadlem.
}
dice-told-turned-to-poison = { $person ->
    [you] Piter de Vries ti otáčí kostku vendety na Jed.
   *[other] Piter de Vries otáčí **{ FORM($who, "dat") }** kostku vendety na Jed.
}
dice-told-symbol-named = { $person ->
    [you] Určuješ *{ FORM($house, "acc") }*: kostky tohoto rodu se počítají jako tvoje.
   *[other] **{ $who }** určuje *{ FORM($house, "acc") }*: kostky tohoto rodu se počítají jako kostky Bene Tleilax.
}

dice-told-invited = { $person ->
    [you] Nabízíš spojenectví **{ FORM($other, "dat") }**.
   *[other] **{ $who }** nabízí spojenectví **{ FORM($other, "dat") }**.
}
dice-told-commanded = { $person ->
    [you] Promlouváš Hlasem k **{ FORM($other, "dat") }**.
   *[other] **{ $who }** promlouvá Hlasem k **{ FORM($other, "dat") }**.
}
dice-told-allied = { $person ->
    [you] Uzavíráš na tento tah spojenectví s **{ FORM($other, "ins") }**.
   *[other] **{ $who }** uzavírá na tento tah spojenectví s **{ FORM($other, "ins") }**.
}
dice-told-alliance-refused = { $person ->
    [you] Odmítáš spojenectví s **{ FORM($other, "ins") }**.
   *[other] **{ $who }** odmítá spojenectví s **{ FORM($other, "ins") }**.
}

dice-told-left-the-rest = { $person ->
    [you] Zbytek tahu přenecháváš **{ FORM($other, "dat") }**.
   *[other] **{ $who }** přenechává zbytek tahu **{ FORM($other, "dat") }**.
}
dice-told-recruited = { $person ->
    [you] Verbuješ { FORM($what, "acc") }.
   *[other] **{ $who }** verbuje { FORM($what, "acc") }.
}
dice-told-token-taken = { $person ->
    [you] Bereš si ze společné zásoby žeton { FORM($token, "gen") }.
   *[other] **{ $who }** si bere ze společné zásoby žeton { FORM($token, "gen") }.
}
dice-told-thumper-taken = { $person ->
    [you] Bereš si ze společné zásoby Tlukadlo.
   *[other] **{ $who }** si bere ze společné zásoby Tlukadlo.
}
dice-told-token-taken-from = { $person ->
    [you] Bereš **{ FORM($other, "dat") }** žeton { FORM($token, "gen") }.
   *[other] **{ $who }** bere **{ FORM($other, "dat") }** žeton { FORM($token, "gen") }.
}
dice-told-killed = { $person ->
    [you] Používáš { FORM($face, "acc") } proti { FORM($house, "dat") }: v regionu *{ $region }* padá { $forces }.
   *[other] **{ $who }** používá { FORM($face, "acc") } proti { FORM($house, "dat") }: v regionu *{ $region }* padá { $forces }.
}

dice-told-income = { $person ->
    [you] Kostka ti dává { $die ->
        [0] 0 koření
       *[other] { $die } koření
    }{ $harvest ->
        [0] {""}
       *[other] {" "}a těžební vozidla { $harvest }
    }.
   *[other] **{ $who }** získává z kostky { $die ->
        [0] 0 koření
       *[other] { $die } koření
    }{ $harvest ->
        [0] {""}
       *[other] {" "}a z těžebních vozidel { $harvest }
    }.
}
dice-told-harvester-eaten = { $person ->
    [you] Šaj-Hulúd ti bere těžební vozidlo v regionu *{ $region }*.
   *[other] Šaj-Hulúd bere **{ FORM($who, "dat") }** těžební vozidlo v regionu *{ $region }*.
}
dice-told-shipped = { $person ->
    [you] Přepravuješ { FORM($parts, "acc") }.
   *[other] **{ $who }** přepravuje { FORM($parts, "acc") }.
}
dice-shipped-part = { $what } do regionu *{ $region }*
    .acc = { FORM($what, "acc") } do regionu *{ $region }*
dice-told-mandate = { $person ->
    [you] Za přepravu si bereš 1 koření; v tvém skladu je teď { $store }.
   *[other] **{ $who }** si bere za přepravu 1 koření; ve skladu Gildy je teď { $store }.
}
dice-told-leader-revived = { $person ->
    [you] Oživuješ *{ FORM($leader, "acc") }* za { $price } koření.
   *[other] **{ $who }** oživuje *{ FORM($leader, "acc") }* za { $price } koření.
}
dice-told-leader-hired = { $person ->
    [you] Najímáš *{ FORM($leader, "acc") }* za { $price } koření.
   *[other] **{ $who }** najímá *{ FORM($leader, "acc") }* za { $price } koření.
}

dice-told-deal-offered = { $person ->
    [you] Nabízíš **{ FORM($other, "dat") }** dohodu: { $deal }.
   *[other] **{ $who }** nabízí **{ FORM($other, "dat") }** dohodu: { $deal }.
}
dice-told-deal-countered = { $person ->
    [you] Dáváš **{ FORM($other, "dat") }** protinabídku: { $deal }.
   *[other] **{ $who }** dává **{ FORM($other, "dat") }** protinabídku: { $deal }.
}
dice-told-deal-refused = { $person ->
    [you] Odmítáš dohodu s **{ FORM($other, "ins") }**.
   *[other] **{ $who }** odmítá dohodu s **{ FORM($other, "ins") }**.
}
dice-told-deal-lapsed = { $person ->
    [you] Tvá nabídka propadá bez odpovědi: { $deal }.
   *[other] Nabídka **{ FORM($who, "gen") }** propadá bez odpovědi: { $deal }.
}
dice-told-deal-agreed = { $person ->
    [you] Souhlasíš.
   *[other] **{ $who }** souhlasí.
}
dice-told-deal-given = { $person ->
    [you] Povoluješ **{ FORM($other, "dat") }**: { $deal }.
   *[other] **{ $who }** povoluje **{ FORM($other, "dat") }**: { $deal }.
}

dice-told-target = { $person ->
    [you] Volíš cílový region: *{ $region }*.
   *[other] **{ $who }** volí cílový region: *{ $region }*.
}
dice-told-moved = { $person ->
    [you] Přesouváš { FORM($parts, "acc") } do regionu *{ $region }*.
   *[other] **{ $who }** přesouvá { FORM($parts, "acc") } do regionu *{ $region }*.
}
dice-moved-part = { $what } z regionu *{ $origin }*
    .acc = { FORM($what, "acc") } z regionu *{ $origin }*

dice-told-battle = { $person ->
    [you] Útočíš na { FORM($houses, "acc") } v regionu *{ $region }*.
   *[other] **{ $who }** útočí na { FORM($houses, "acc") } v regionu *{ $region }*.
}
dice-told-no-battle = V regionu *{ $region }* se nakonec nebojuje.
dice-told-fortification = { $person ->
    [you] Opevnění v regionu *{ $region }* ti ničí { FORM($forces, "acc") } a tím se spotřebuje.
   *[other] Opevnění v regionu *{ $region }* ničí **{ FORM($who, "dat") }** { FORM($forces, "acc") } a tím se spotřebuje.
}
dice-told-infiltrated = { $person ->
    [you] Proklouzáváš kolem opevnění v regionu *{ $region }*.
   *[other] **{ $who }** proklouzává kolem opevnění v regionu *{ $region }*.
}
dice-told-danced = { $person ->
    [you] Tvoji Tvářoví tanečníci nahrazují v regionu *{ $region }* { FORM($forces, "acc") } { FORM($house, "gen") }.
   *[other] Tvářoví tanečníci **{ FORM($who, "gen") }** nahrazují v regionu *{ $region }* { FORM($forces, "acc") } { FORM($house, "gen") }.
}
dice-told-leaders-offered = { $person ->
    [you] Nabízíš do bitvy { FORM($leaders, "acc") }.
   *[other] **{ $who }** nabízí do bitvy { FORM($leaders, "acc") }.
}
dice-told-fought = { $person ->
    [you] Vyhráváš
   *[other] **{ $who }** vyhrává
} v regionu *{ $region }* proti **{ FORM($other, "dat") }**. Útočník nasazuje { FORM($attack, "acc") }, síla { $attack_strength }; obránce { FORM($defence, "acc") }, síla { $defence_strength }. { $duel ->
    [yes] To vše je ztraceno, kromě jednotek, které se vracejí z čestného souboje.
   *[no] To vše je ztraceno.
}
dice-told-holds = { $person ->
    [you] V regionu *{ $region }* ti zůstává: { $forces }.
   *[other] V regionu *{ $region }* zůstává **{ FORM($who, "dat") }**: { $forces }.
}
dice-told-deserted = V regionu *{ $region }* nezůstává nikdo.
dice-committed = { $what } ({ $house })
    .acc = { FORM($what, "acc") } ({ $house })
dice-committed-nothing = nic
    .acc = nic
dice-told-routed = { $person ->
    [you] Ztrácíš i nenasazené jednotky: { $forces }.
   *[other] **{ $who }** ztrácí i nenasazené jednotky: { $forces }.
}
dice-told-saved = { $person ->
    [you] { $ability } ti vrací na kartu rodu { FORM($forces, "acc") }.
   *[other] { $ability } vrací **{ FORM($who, "dat") }** na kartu rodu { FORM($forces, "acc") }.
}

dice-told-equipment-returned = { $person ->
    [you] Vracíš { FORM($equipment, "acc") } z regionu *{ $region }*.
   *[other] **{ $who }** vrací { FORM($equipment, "acc") } z regionu *{ $region }*.
}
dice-told-equipment-placed = { $person ->
    [you] Umísťuješ { FORM($placed, "acc") } do regionu *{ $region }*.
   *[other] **{ $who }** umísťuje { FORM($placed, "acc") } do regionu *{ $region }*.
}
dice-told-storm-moved = Bouře postupuje na { $arrow ->
    [west] západ
   *[east] východ
} do zóny { $zone }.
dice-told-ornithopter-lost = Bouře ničí ornitoptéru v regionu *{ $region }*.
dice-told-storm-loss = { $person ->
    [you] Bouře ti v regionu *{ $region }* bere { FORM($forces, "acc") }.
   *[other] Bouře bere **{ FORM($who, "dat") }** v regionu *{ $region }* { FORM($forces, "acc") }.
}
dice-told-storm-evacuated = { $person ->
    [you] Bouře vrací z regionu *{ $region }* na tvou kartu rodu { FORM($forces, "acc") }.
   *[other] Bouře vrací **{ FORM($who, "dat") }** z regionu *{ $region }* na kartu rodu { FORM($forces, "acc") }.
}
dice-told-choam = { $person ->
    [you] Ukládáš v Úřadu CHOAM { $added } koření; ve skladu máš { $store }.
   *[other] **{ $who }** ukládá v Úřadu CHOAM { $added } koření; ve skladu má { $store }.
}

dice-told-prediction-shown = { $person ->
    [you] Tvá předpověď byla: vyhraje *{ $house }*.
   *[other] Předpověď **{ FORM($who, "gen") }** byla: vyhraje *{ $house }*.
}
dice-told-won-sole = { $person ->
    [you] Vyhráváš za *{ FORM($house, "acc") }*, bez spojence.
   *[other] Vyhrává **{ $who }** za *{ FORM($house, "acc") }*, bez spojence.
}
dice-told-won-alliance = { $person ->
    [you] Vyhráváš společně s **{ FORM($other, "ins") }**.
   *[other] **{ $who }** vyhrává společně s **{ FORM($other, "ins") }**.
}
dice-told-won-guild = { $person ->
    [you] Do konce posledního kola nevyhrává nikdo jiný: vyhráváš za *{ FORM($house, "acc") }*.
   *[other] Do konce posledního kola nevyhrává nikdo jiný: vyhrává **{ $who }** za *{ FORM($house, "acc") }*.
}
dice-told-won-prediction = { $person ->
    [you] Tvá předpověď vítězství *{ FORM($house, "gen") }* se vyplnila: vyhráváš místo toho rodu.
   *[other] Předpověď vítězství *{ FORM($house, "gen") }* se vyplnila: místo toho rodu vyhrává **{ $who }**.
}
dice-told-won-nobody = Do konce posledního kola nevyhrává nikdo. Vítězí Kosmická gilda a nikdo za ni nehraje.
