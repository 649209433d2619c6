# A Mahdi-automata: a Harkonnen, ha senki sem játszik vele.

arrakis-mahdi = A Mahdi-automata
arrakis-variant-enemy = Ki játszik a Harkonnennel
arrakis-variant-enemy-people = Emberek
arrakis-variant-enemy-people-help = Két oldal, egyenként egy vagy két játékossal; aki egyedül ül le, a Mahdi-automata ellen játszik
arrakis-variant-enemy-mahdi = A Mahdi-automata
arrakis-variant-enemy-mahdi-help = Egy játékos vagy két társ vezeti az Atreidest és a fremeneket egy rögzített elsőbbségek szerint játszó ellenfél ellen

arrakis-variant-alone = Az automata ellen
arrakis-variant-alone-easier = Könnyebb
arrakis-variant-alone-easier-help = A jövőlátás-jelzőid az 5. lépésen kezdenek; a gyakorlott játékos háromból két háborút nyer meg
arrakis-variant-alone-printed = A szabálykönyv szerint
arrakis-variant-alone-printed-help = A jelzők a 3. lépésen kezdenek, mert fordulónként csak két jövőlátás-kártya jön; a gyakorlott játékos minden harmadik-negyedik háborút nyeri meg
arrakis-variant-alone-harder = Nehezebb
arrakis-variant-alone-harder-help = A jövőlátás-jelzőid az 1. lépésen kezdenek; a gyakorlott játékos tízből egy háborút nyer meg

arrakis-variant-ties = Az automata döntetlenjei
arrakis-variant-ties-mahdi = Az automata dönt
arrakis-variant-ties-mahdi-help = Ahol az elsőbbségei több egyenlő lehetőséget hagynak, az automata az elsőt veszi
arrakis-variant-ties-player = Te döntesz
arrakis-variant-ties-player-help = Ahol az elsőbbségei több egyenlő lehetőséget hagynak, te választasz az automata helyett, ahogy a szabálykönyv írja

arrakis-when-automa = a Harkonnennel senki sem játszik
arrakis-tactic-name = Taktikakártya: { $area }
arrakis-tactic-harvest = Elsőként húzva: a betakarítógépek ebbe a szektorba jönnek: { $sector }.
arrakis-tactic-target = Másodikként húzva: a célpont ez a sziecs: { $area }.
arrakis-kind-tactic = A Mahdi-automata taktikakártyája

## What it did, in a sentence of its own or as a part of one: told with $person and $side.

arrakis-told-mahdi-plans = **{ $side }** felfordítja a taktikakártyáit; betakarítógépek: *{ $sector }*, légiók: *{ $area }*.
arrakis-told-mahdi-aims = **{ $side }** felfordít még egy taktikakártyát; a célpont: *{ $area }*.
arrakis-told-mahdi-meanwhile = **{ $side }** célpontja a forduló végéig: *{ $area }*.
arrakis-told-mahdi-rolled = **{ $side }** dobása: *{ $result }*.
arrakis-told-mahdi-rolled-did = **{ $side }** dobása: *{ $result }*; { $deeds }.
arrakis-told-mahdi-turned = **{ $side }** felfordítja: *{ $card }*.
arrakis-told-mahdi-turned-did = **{ $side }** felfordítja ezt: *{ $card }*; { $deeds }.
arrakis-told-mahdi-special = **{ $side }** különleges akciót használ: *{ $leader }*.
arrakis-told-mahdi-special-did = **{ $side }** különleges akcióval (*{ $leader }*) { $deeds }.
arrakis-told-mahdi-kept = **{ $side }** felfordítja ezt: *{ $card }*; nem tehetne vele semmit, ezért erősítésnek tartja meg.
arrakis-told-mahdi-schemed = **{ $side }** felfordítja és félreteszi: *{ $card }*.
arrakis-told-mahdi-freed = **{ $side }** erre a fordulóra visszavesz egy kockát a fűszertábláról.
arrakis-told-mahdi-guards = **{ $side }** kezdőjelzőket hagy őrségül { FORM($area, "art") }*{ FORM($area, "loc") }*.
arrakis-told-mahdi-reinforced = **{ $side }** kap { $count ->
    [one] egy erősítéskártyát
   *[other] { $count } erősítéskártyát
}.

arrakis-did-mahdi-turned = felfordít egy lapot (*{ $card }*)
arrakis-did-mahdi-special = különleges akciót használ (*{ $leader }*)
arrakis-did-mahdi-kept = felfordít és erősítésnek tart meg egy lapot (*{ $card }*)
arrakis-did-mahdi-schemed = felfordít és félretesz egy lapot (*{ $card }*)
arrakis-did-mahdi-guards = kezdőjelzőket hagy őrségül { FORM($area, "art") }*{ FORM($area, "loc") }*
arrakis-did-mahdi-meanwhile = a forduló végéig új célpontot választ: *{ $area }*
arrakis-did-mahdi-reinforced = kap { $count ->
    [one] egy erősítéskártyát
   *[other] { $count } erősítéskártyát
}
arrakis-did-moved = mozog: { $parts }
arrakis-did-rode = féregháton megy: { $forces } { FORM($area, "art") }*{ FORM($area, "ela") }* { FORM($end, "art") }*{ FORM($end, "lat") }*
arrakis-did-drew = húz { $parts }
arrakis-did-flown = ornitopterrel száll: { $parts }
arrakis-did-attacked = { $surprise ->
    [yes] meglepetésszerűen megtámadja
   *[other] megtámadja
} { FORM($end, "art") }*{ FORM($end, "acc") }* { FORM($area, "art") }*{ FORM($area, "ela") }*
arrakis-did-placed = elhelyez: { $parts }
arrakis-did-deployed = bevet: { $parts }
arrakis-did-leader-deployed = vezetőt hoz { FORM($area, "art") }*{ FORM($area, "lat") }* ({ $kind ->
    [named] *{ $leader }*
   *[generic] { $leader }
})
arrakis-did-token-deployed = bevetésjelzőt tesz { FORM($area, "art") }*{ FORM($area, "lat") }*
arrakis-did-station = elfoglalja az ökológiai állomást { FORM($area, "art") }*{ FORM($area, "loc") }* ({ $now ->
    [0] *{ $marker }*
   *[other] *{ $marker }* → { $now }
})
arrakis-did-signs-laid = { $n ->
    [one] féregjelet rak le
   *[other] féregjeleket rak le
}: *{ $areas }*
arrakis-did-worm-moved = { FORM($area, "art") }*{ FORM($area, "ela") }* { FORM($end, "art") }*{ FORM($end, "lat") }* viszi a férget ({ $worm })
arrakis-did-worm-struck = homokféreggel támadja meg { FORM($area, "art") }*{ FORM($area, "acc") }* ({ $hits ->
    [0] nincs találat
    [one] 1 találat
   *[other] { $hits } találat
})
arrakis-did-worm-struck-harvester = homokféreggel támadja meg { FORM($area, "art") }*{ FORM($area, "acc") }*
arrakis-did-swapped = alacsonyabb egységeket cserél le; az új: { $parts }
arrakis-did-signs-cleared = { $n ->
    [one] leveszi a féregjelet
   *[other] leveszi a féregjeleket
}: *{ $areas }*

## Where its priorities leave things equal, a player chooses.

arrakis-ask-for-mahdi = Te döntesz a Mahdi-automata helyett. { $what }
arrakis-awaits-for-mahdi = döntés a Mahdi-automata helyett
arrakis-awaits-mahdi-tie = a Mahdi-automata döntetlenje
arrakis-tie-any = Mindegy: legyen az első
arrakis-order-mahdi-ties = Ahol a Mahdi-automatának több lehetőség egyformán jó, legyen az első
arrakis-tie-harvesters = Több terület egyformán jó az automatának. Hová { $count ->
    [one] menjen egy betakarítógép
   *[other] menjen { $count } betakarítógép
}?
arrakis-tie-sector = A betakarítási szektor megtelt. Melyik szomszédos szektorban folytatja az automata?
arrakis-tie-carryall = Több légi zóna egyformán sok betakarítógépet véd. Hová { $count ->
    [one] repül a légivagon
   *[other] repül { $count } légivagon
}?
arrakis-tie-ornithopter = Több légi zóna egyformán jó az automatának. Hová { $count ->
    [one] repül az ornitopter
   *[other] repül { $count } ornitopter
}?
arrakis-tie-carryall-used = Több légivagon egyformán jó az automatának. Melyik menti meg a betakarítógépet?
arrakis-tie-attack = Több támadás egyformán jó az automatának. Melyiket hajtja végre?
arrakis-tie-flight = Több ornitopter egyformán jó az automatának. Melyik viszi a légióját?
arrakis-tie-mover = Több légió egyformán közeli és erős. Melyik megy?
arrakis-tie-way = Több út egyformán jó az automatának. Hová megy a légió?
arrakis-tie-target = Egyik légió sem győzheti le a célpontot. E sziecsek közül melyik a célpont a forduló végéig?
arrakis-tie-settlement = Több település egyformán jó az automatának. Hová kerüljenek az egységei?
arrakis-tie-leader = Több vezető egyformán jó az automatának. Ki jön?
arrakis-tie-legion = Több terület egyformán jó az automatának. Melyik legyen az?
arrakis-tie-scatter = Több terület egyformán jó az automatának. Hová { $count ->
    [one] menjen egy egység
   *[other] menjen { $count } egység
}?
arrakis-tie-token = Elfogytak a kezdőjelzők. Honnan forduljon fel egy, hogy újra használható legyen?
arrakis-tie-strike = Több légió egyformán közel van a célponthoz. Melyiket éri a csapás?
arrakis-tie-victim = Több vezető egyformán közel van a célponthoz. Ki kerül a tartályba?
arrakis-tie-signs = Több féregjel egyformán közel van a célponthoz. Melyik { $count ->
    [one] kerül le
   *[other] { $count } kerül le
}?
arrakis-tie-spy = Több terület egyformán közel van a célponthoz. Melyik legyen felfedve?
arrakis-tie-vision = Melyik jövőlátás-kártya kerül vissza a paklijába?
arrakis-tie-stack = Több légió egyformán közeli és erős. Melyikhez csatlakozzon?
arrakis-tie-marker = Több jelző egyformán alacsonyan áll. Melyik { $count ->
    [one] jön előbb
   *[other] { $count } jön előbb
}?

# Its short rules.
arrakis-rules-mahdi = Egyedül vagy két társként a Mahdi-automata ellen
arrakis-rules-mahdi-1 = Te vezeted az Atreidest és a fremeneket; két társ osztozik rajtuk. Fordulónként csak két jövőlátás-kártya jön. A Harkonnen elsőbbségek szerint játszik. Ahol ezek egyenlőt adnak, az automata az elsőt választja, vagy te döntesz: ez az asztal beállítása.
arrakis-rules-mahdi-2 = Minden fordulóban két taktikakártya fordul fel: az első mondja meg, melyik szektorban van betakarítás, a második, hogy egy másik szektorban melyik sziecs a célpont. Mindkét Harkonnen-pakliból egy lap lefordítva az erősítéspakliba kerül.
arrakis-rules-mahdi-3 = Minden köröd után dobunk egy Harkonnen-kockával, és azonnal végre is hajtjuk az eredményét; ha ezt már három elhasznált kocka mutatja, újra dobunk. Az a vezető, akinek a különleges akciója illik és használható, megelőzi a közönséges akciót. A falak nem akadályozzák a Harkonnent.
arrakis-rules-mahdi-4 = Az elhagyott településeket két lefordított kezdőjelző őrzi. Az ornitopterei alatt sem sziecset, sem bevetésjelzőt nem fordítasz fel; máshol minden önként felfordított jelződ erősítést ad neki, hacsak az Űrliga tilalma ki nem zárja.
arrakis-rules-mahdi-5 = A fűszer megóvja a jelzőit a süllyedéstől, a legalsóval kezdve, aztán a legalsót emeli; ha mindhárom felül van, a maradék egy uralompontot hoz. Minden forduló végén, miután volt alkalmad győzni, az uralom eggyel nő.
arrakis-rules-priorities = Mit tesz a Mahdi-automata egy kockával
arrakis-rules-priorities-1 = Stratégia és vezetés: erősebb légióval megtámad egy elérhető sziecset (legmagasabb szint, legnagyobb különbség, ornitopter nélkül, a célpont), különben egy sziecs melletti gyengébb légiót (a legerősebbet, a nevesített vezetőst), különben legfeljebb két légiót mozgat a célpont felé.
arrakis-rules-priorities-2 = Az erő egységenként és vezetőnként egy, lefordított jelzőnként kettő; ha egyenlő, a figurák döntenek: basár vagy naib 1, reguláris, nevesített vezető és jelző 2, elit 3, sardaukar és fedajkin 4. A sziecs szintje nem számít.
arrakis-rules-priorities-3 = Bevetés: három reguláris és egy vezető a legerősebb légióval álló településre. Ház: a sziecshez legközelebb két reguláris elit lesz, aztán egy betakarítógép és egy ornitopter kerül a térképre. Mentát: két lap, mindkét pakliból egy, felfordul és végrehajtódik; amelyik nem tehet semmit, az erősítésekhez kerül.
arrakis-rules-priorities-4 = Csatában a Harkonnen erősítéseket dob el, hogy elérje a hat kockát, sosem vonul vissza, sziecs ellen nem fizet találatot a folytatásért, és csak akkor szünteti be a támadást, ha a figurái legfeljebb feleannyit érnek, mint a tieid. Ha előle vonulsz vissza, a területet te választod, előbb az üreseket.
arrakis-rules-solo = Az automata nyitott pontjai, ahogy itt eldöntöttük
arrakis-rules-solo-pieces = Az automata figuráinak, lapjainak és fűszerének nyitott pontjai
arrakis-ruling-solo_ornithopter_limit = Az automata fordulónként legfeljebb egy ornitoptert használ, ahogy a szabálykönyv írja.
arrakis-ruling-solo_garrison_trigger = Kezdőjelzők akkor kerülnek egy településre, amikor mozgás vagy előrenyomulás miatt egy egység sem marad benne.
arrakis-ruling-solo_rank_known = Az automata a sziecseket a valódi szintjük szerint választja, a lefordítottakat is.
arrakis-ruling-solo_advance = Megnyert támadás után mindig előrenyomul.
arrakis-ruling-solo_merge = Egy légió csatlakozik egy mellette állóhoz, amely a célpont mellett van: a célpont mellől legalább ugyanolyan erőshöz, távolabbról bármelyikhez. Nem kell legyőznie a védőket: a légiók éppen azért egyesülnek, hogy legyőzhessék.
arrakis-ruling-solo_target_of_all = Ideiglenes célpont akkor jön, ha egyetlen légiója sem győzi le a valódit, akármelyik mozoghat a kockával: a szabálykönyv légiókat hasonlít össze, nem kockákat.
arrakis-ruling-solo_meanwhile = Az ideiglenes célpont mindenben számít, nem csak mozgáskor: a forduló végéig érvényes.
arrakis-ruling-solo_full_stacks = Mozgás sosem ér véget egy saját, tele lévő területén; áthaladhat rajta.
arrakis-ruling-solo_full_town = Ha a legerősebb településén egyetlen egységnek sincs hely, a bevetés egységei a következőbe mennek, és a vezető velük megy.
arrakis-ruling-solo_shift_vehicles = Csak a készletből helyez el járműveket, légi járművet csak szabad zónába; a haszontalan ornitopterek kimaradnak, a légivagonok nem.
arrakis-ruling-solo_excess = A felesleges egységek közül a reguláris előbb kerül le, mint a lefordított jelző, amely visszatér a készletébe.
arrakis-ruling-solo_specials = Hogy a vezetői közül csatában ki használ különleges szimbólumot, és milyen sorrendben kerülnek a tartályba, azt te választod.
arrakis-ruling-solo_feyd = Feyd-Rautha onnan támad, ahol áll, ha tud; különben mozog, aztán támad, ha tud. Ugyanígy tesz a „IV. Shaddamot elöntötte a düh (roham)” lap légiója: a támadás megelőzi a mozgást.
arrakis-ruling-solo_carriers = A Csapatszállítók egy település legközelebbi légióját viszik a célponthoz legközelebbi légióhoz, amelynél van hely, annyit, amennyi elfér.
arrakis-ruling-solo_reinforcements = A lap vagy a kiképzésed hozta erősítések felváltva jönnek a két pakliból, azzal kezdve, amelyikből a legutóbbi eldobás nem volt (ha még nem volt, a Harkonnen-házéval); a legrégebben ott fekvőket dobja el előbb.
arrakis-ruling-solo_token_late = A Bene Gesserit-jelzőt helyettesítő kocka csak ebben a fordulóban szolgál, akkor is, ha ehhez túl későn jön.
arrakis-ruling-solo_spice = Ha már egy jelző sem süllyed, a maradék fűszer jelzőket emel, előbb a legalsó kifizethetőt, és így tovább, amíg futja: az automata semmit sem halmoz fel, amit elkölthet.
