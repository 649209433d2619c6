### Hra s kostkami: otázky, možnosti a odmítnutí.

dice-title = Duna: kostková hra
dice-blurb = Sedm kostek, osm rodů, kruhová mapa a bouře, pro 2 až 8 hráčů. Házej, zmrazuj, hledej spojence a bojuj: vyhráváš, když na konci svého tahu obsazuješ bez jiných rodů tři z pěti strategických regionů, ve dvou hráčích čtyři. Když po šesti kolech nikdo nevyhrál, vítězí Kosmická gilda.
dice-headline = { $round }. kolo z { $rounds } · { $who } ({ $house }) · { $step }{ $worm ->
    [yes] {" "}· Šaj-Hulúd
   *[no] {""}
}{ $left ->
    [0] {" "}· poslední kolo: když teď nikdo nevyhraje, vyhraje Gilda
    [1] {" "}· potom už jen jedno kolo: když do jeho konce nikdo nevyhraje, vyhraje Gilda
   *[other] {""}
}
dice-battle-in = bitva: { $region }
dice-headline-setup = Příprava

dice-you = ty
    .gen = tebe
    .dat = tobě
    .acc = tebe
    .loc = tobě
    .ins = tebou
dice-player = { $who } ({ $house })
    .gen = { FORM($who, "gen") } ({ $house })
    .dat = { FORM($who, "dat") } ({ $house })
    .acc = { FORM($who, "acc") } ({ $house })
    .loc = { FORM($who, "loc") } ({ $house })
    .ins = { FORM($who, "ins") } ({ $house })

## Výrazy

dice-house-atreides-help = Dva vůdci; jednotky se vracejí z bitev, ve kterých obě strany použily vůdce
dice-house-harkonnen-help = Nejsilnější vůdce; každý tah může odstranit jednotku Jedem; proklouzne kolem opevnění
dice-house-fremen-help = Málo jednotek, ale každá platí za 2; nevadí jim bouře; na červovi dojedou do kteréhokoli regionu
dice-house-bene_tleilax-help = Verbují kteroukoli kostkou, nahrazují jednotky nepřítele svými a za koření oživují vůdce
dice-house-corrino-help = Sardaukaři, kteří platí za 2, a sklad koření, které nepropadá
dice-house-guild-help = Získává koření, když přepravují jiní; vyhrává, když po šesti kolech nikdo nevyhrál
dice-house-bene_gesserit-help = Vyhrávají místo rodu, který tajně předpoví; jejich spojenectví nelze odmítnout
dice-house-smugglers-help = Přepravují přímo ze zásoby; smějí do kteréhokoli prázdného regionu

dice-face-number = { $number }
dice-face-count = { $count ->
    [one] { $face }
    [few] { $count } × { $face }
   *[other] { $count } × { $face }
}

dice-die-house = Kostka rodu: { $face }
dice-die-region = Kostka regionu: zóna { $face }
dice-die-spice = Kostka koření: { $face }
dice-die-vendetta = Kostka vendety: { $face }
dice-shown-region = zóna { $face }
dice-shown-spice = { $face } koření
dice-help-own = Tvoje: přinese ti ze zásoby jednotku nebo vůdce
dice-help-own-fremen = Tvoje: dvě ti přinesou ze zásoby jednotku, jedna vůdce
dice-help-symbol = Tvoje k verbování, pokud potom určíš tento rod
dice-help-invite = Můžeš s ní pozvat ke spojenectví { FORM($who, "acc") }
dice-help-idle = Tobě k ničemu
dice-help-region = Smíš se přesunout do regionů: { $regions }; pohne-li se bouře, půjde na { $arrow ->
    [west] západ
   *[east] východ
}
dice-help-spice = { $spice } koření na přepravu; { $storm ->
    [yes] bouře se pohne
   *[no] bouře zůstane stát
}

dice-forces = { $count ->
    [one] 1 jednotka
    [few] { $count } jednotky
   *[other] { $count } jednotek
}
    .gen = { $count ->
        [one] 1 jednotky
        [few] { $count } jednotek
       *[other] { $count } jednotek
    }
    .acc = { $count ->
        [one] 1 jednotku
        [few] { $count } jednotky
       *[other] { $count } jednotek
    }
    .loc = { $count ->
        [one] 1 jednotce
        [few] { $count } jednotkách
       *[other] { $count } jednotkách
    }
    .ins = { $count ->
        [one] 1 jednotkou
        [few] { $count } jednotkami
       *[other] { $count } jednotkami
    }
dice-sardaukar = { $count ->
    [one] 1 sardaukar
    [few] { $count } sardaukaři
   *[other] { $count } sardaukarů
}
    .gen = { $count ->
        [one] 1 sardaukara
        [few] { $count } sardaukarů
       *[other] { $count } sardaukarů
    }
    .acc = { $count ->
        [one] 1 sardaukara
        [few] { $count } sardaukary
       *[other] { $count } sardaukarů
    }
    .loc = { $count ->
        [one] 1 sardaukarovi
        [few] { $count } sardaukarech
       *[other] { $count } sardaukarech
    }
    .ins = { $count ->
        [one] 1 sardaukarem
        [few] { $count } sardaukary
       *[other] { $count } sardaukary
    }

dice-source-harvest = koření z těžebních vozidel
dice-source-received = koření, které ti někdo dal
dice-source-store = koření ze skladu
dice-source-die = koření z kostky

dice-step-setup = příprava
dice-step-dice = kostky
dice-step-alliance = spojenectví
dice-step-recruitment = verbování
dice-step-vendetta = vendeta
dice-step-shipping = přeprava
dice-step-movement = přesun
dice-step-battle = bitva
dice-step-equipment = vybavení
dice-step-storm = bouře
dice-step-over = hra skončila

## Příprava

dice-ask-house = Za který rod hraješ?
dice-refused-house-taken = za tento rod už někdo hraje
dice-refused-house-players = od { $least } hráčů
dice-ask-start = { $count ->
    [one] Kde stojí tvá první jednotka?
    [few] Kde stojí tvé první { $count } jednotky?
   *[other] Kde stojí tvých prvních { $count } jednotek?
}
dice-refused-start-taken = začíná tam jiný rod
dice-ask-predict = Který rod vyhraje bez spojence? Co si zapíšeš, víš až do konce jen ty.

## Kostky

dice-ask-freeze = { $least ->
    [0] Šaj-Hulúd je zmrazený. Zmrazíš další kostky? Zbytek se hází znovu.
   *[other] { $roll }. hod. Které kostky zmrazíš? Aspoň jednu; zůstane, jak leží. Zbytek se hází znovu, dokud nejsou zmrazené všechny.
}
dice-ask-worm = Kostka koření ukazuje Šaj-Hulúda: v tomto tahu nebude žádné koření. Odláká tvé Tlukadlo červa, aby se kostka házela znovu?
dice-option-worm = Nechat červa přijít
dice-option-thumper = Použít Tlukadlo
dice-meanwhile = Na tvé pozvání zatím chybí odpověď: { $who }. Můžeš počkat, nebo pokračovat. { $asked }
dice-ask-piter = Na kostce vendety je { $face }. Otočí ji Piter de Vries na Jed?
dice-option-leave-die = Nechat { FORM($face, "acc") }
dice-option-poison = Otočit na Jed
dice-ask-symbol = Axolotlové nádrže: kostky kterého rodu jsou v tomto tahu při verbování tvoje?
dice-option-symbol = { $house }: { $count ->
    [one] 1 kostka
    [few] { $count } kostky
   *[other] { $count } kostek
}

## Spojenectví

dice-ask-invite = Koho zveš na tento tah ke spojenectví? Spojenci bojují na jedné straně a se čtyřmi strategickými regiony vyhrávají společně.
dice-option-alone = Pokračovat bez spojence
group-dice-allies = Koho pozvat
dice-option-invite = { $who } ({ $house })
dice-option-invite-by = { $who } ({ $house }), kostky: { $symbol }
dice-refused-no-die = žádná kostka neukazuje tento rod
dice-refused-asked-before = pozvání v tomto tahu už padlo
dice-ask-leave-dice = Oba můžete verbovat stejnými kostkami: { $house }, { $dice }×. Kolik jich přenecháš { FORM($who, "dat") }?
dice-option-leave-dice = { $dice ->
    [one] 1 kostku
    [few] { $dice } kostky
   *[other] { $dice } kostek
}
dice-refused-leave-none = aspoň jedna kostka patří spojenci
dice-ask-invited = { $who } ({ $house }) ti na tento tah nabízí spojenectví: bojujete na jedné straně a se čtyřmi strategickými regiony vyhráváte společně. { $dice ->
    [0] Nejsou kostky, kterými by se ti dalo verbovat.
    [one] Mohla by ti k verbování posloužit 1 kostka.
    [few] Mohly by ti k verbování posloužit { $dice } kostky.
   *[other] Mohlo by ti k verbování posloužit { $dice } kostek.
} Přijmeš?
dice-option-accept = Přijmout
dice-option-accept-and-leave = Přijmout a zbytek přenechat: { $who }
dice-help-accept-and-leave = naverbuješ co nejvíc jednotek, zůstaneš stát a v tomto tahu už nedostaneš otázku
dice-standing-refuse = Odteď odmítat všechna pozvání
dice-standing-refuse-from = Odmítat všechna pozvání: { $who }
dice-standing-leave-from = Přijímat pozvání a zbytek přenechat: { $who }
dice-standing-leave-for = Přijímat pozvání aspoň za { $dice ->
    [one] 1 kostku
    [few] { $dice } kostky
   *[other] { $dice } kostek
} a zbytek přenechat
dice-standing-leave = Odteď přijímat všechna pozvání a zbytek přenechat
dice-standing-stay = Jako spojenec se nikdy nepřesouvat
dice-standing-no-leaders = Nikdy nenabízet vůdce
dice-option-refuse = Odmítnout

## Verbování

dice-ask-recruit = Kostky pro verbování ({ $house }): { $dice }. Co přesuneš ze zásoby na kartu rodu, k použití?
dice-option-recruit = { $what }
dice-option-recruit-together = { $what } zároveň
dice-option-recruit-nothing = Nic
dice-refused-one-leader = nejvýše jeden vůdce v jednom verbování
dice-refused-ally-leader = spojenec verbuje jen jednotky

## Vendeta

dice-ask-kill = Vendeta: { $reach ->
    [token] na kostce je { $face }. { $piter ->
        [yes] Nech ji tak, nebo ať ji Piter de Vries otočí na Jed a vrátí jednu jednotku na mapě do zásoby toho, komu patří. Kterou?
        [hoped] S tvým budoucím spojencem by ji Piter de Vries mohl otočit na Jed. Počkáš na odpověď, nebo ji necháš tak?
       *[no] Piter de Vries ji na Jed neotáčí, zůstává tedy, jak je.
    }
    [nobody] { $face } na nikoho nedosáhne. { $piter ->
        [hoped] S tvým budoucím spojencem by Piter de Vries mohl otočit kostku na Jed. Počkáš na odpověď, nebo nikoho neodstraníš?
       *[no] Piter de Vries ji na Jed neotáčí, nikdo tedy nepadne.
    }
   *[some] { $face } ti dovoluje vrátit jednu jednotku na mapě do zásoby toho, komu patří.{ $piter ->
        [yes] {" "}Na ty, na které nedosáhne, může Piter de Vries otočit kostku na Jed.
       *[no] {""}
    } Kterou?
}
dice-help-poisoned = Piter de Vries otočí kostku na Jed
dice-option-spare = Neodstranit nikoho
group-dice-victims = Kterou jednotku odstranit
dice-option-kill = { $region }: { $what } { FORM($house, "gen") }{ $whose ->
    [own] {" "}(tvoje)
    [ally] {" "}(tvůj spojenec)
   *[other] {""}
}
dice-refused-immune = imunní: { $ability }
dice-refused-token = ochrana: žeton { FORM($token, "gen") }
dice-refused-storm-shelter = pod bouří, kam vendeta nedosáhne

## Přeprava a dohody

dice-ask-lose-harvester = Šaj-Hulúd bere těžební vozidlo. Které?
dice-ask-ship = Přeprava: k útratě { $spice } koření, { $card ->
    [0] ale žádná jednotka k přepravě.
    [one] k přepravě 1 jednotka. Smí na Polární propadlinu nebo do regionu, kde máš jednotku.
    [few] k přepravě { $card } jednotky. Každá smí na Polární propadlinu nebo do regionu, kde máš jednotku.
   *[other] k přepravě { $card } jednotek. Každá smí na Polární propadlinu nebo do regionu, kde máš jednotku.
}
dice-option-ship-done = Ukončit přepravu
dice-option-ship-forces = { $region }: přepravit { FORM($what, "acc") } ({ $price } koření)
dice-option-ship = { $region }: přepravit po { $price } koření
dice-ask-how-many = Kolik jednotek přepravíš do regionu { $region }? Každá za { $price } koření, máš { $spice }.
dice-option-force = { $what }
dice-option-rescue-card = Na kartu rodu
dice-option-rescue-supply = Do zásoby
dice-option-pay-first = Nejdřív platit: { $source }
dice-help-pay-first = Jinak se nejdřív utratí { $first }. Co zbude z kostky, přijde do skladu dvojnásobně
dice-option-revive = Oživit { FORM($leader, "acc") } ({ $price } koření)
dice-option-hire = Najmout { FORM($leader, "acc") } ({ $price } koření)
dice-refused-storm = je nad ním bouře
dice-refused-consent = stojí tam jen tvůj spojenec: je třeba dohoda
dice-refused-none-to-ship = není dost jednotek k přepravě
dice-refused-spice = stojí { $price } koření; je jen { $spice }

dice-ask-aid = { $offered ->
    [yes] { $who } má tvou nabídku: { $terms }. Dáš místo ní jinou?
   *[no] Nabídneš { FORM($who, "dat") } dohodu? Nikdo na ni nečeká.
}
dice-option-deal = Nabídnout dohodu: { $who }
dice-ask-deal = Tvá nabídka ({ $who }): { $terms }. Přidej, co chceš, a pak ji odešli.
dice-option-deal-send = Odeslat nabídku
dice-option-deal-drop = Zahodit ji
dice-option-deal-enter = { $reader ->
    [active] { $region }: přepravovat tam
   *[other] { $region }: pustit tam { FORM($active, "acc") }
}
dice-option-deal-leave = { $reader ->
    [active] { $region }: nepřepravovat tam
   *[other] { $region }: nepustit tam { FORM($active, "acc") }
}
dice-option-deal-pay = { $reader ->
    [ally] { $region }: přepravit tam své jednotky
   *[other] { $region }: přepravit tam jednotky { FORM($ally, "gen") }
}
dice-option-deal-unpay = { $region }: nepřepravit nic
dice-option-give = { $reader ->
    [ally] Dát { $spice } koření
   *[other] { $ally } dá { $spice } koření
}
dice-ask-deal-forces = { $reader ->
    [ally] Kolik tvých jednotek přijde do regionu { $region }? Platí { $active },
   *[other] Kolik jednotek { FORM($ally, "gen") } přijde do regionu { $region }? Platíš ty,
} { $price } koření za každou.
dice-ask-deal-answer = { $who } nabízí dohodu: { $terms }.
dice-option-deal-yes = Souhlasit
dice-option-deal-no = Odmítnout
dice-option-deal-counter = Dát protinabídku
dice-refused-store = ve skladu spojence je { $spice } koření
dice-refused-deal-again = v tomto tahu už byla dvakrát odmítnutá: něco v ní změň
dice-refused-deal-empty = zatím v ní nic není
dice-refused-guild-spice = koření Gildy nelze darovat
dice-deal-enter = { $reader ->
    [active] smíš přepravovat do regionu { $region }
   *[other] { $active } smí přepravovat do regionu { $region }
}
dice-deal-paid = { $reader ->
    [active] platíš přepravu do regionu { $region }: { $what } ({ $ally })
    [ally] { $active } platí přepravu tvých jednotek do regionu { $region }: { $what }
   *[other] { $active } platí přepravu do regionu { $region }: { $what } ({ $ally })
}
dice-deal-spice = { $reader ->
    [active] { $ally } ti dává { $spice } koření
    [ally] dáváš { FORM($active, "dat") } { $spice } koření
   *[other] { $ally } dává { FORM($active, "dat") } { $spice } koření
}
dice-deal-nothing = zatím nic

## Přesun

dice-ask-target = Kostka regionu ukazuje zónu { $zone }: v tomto tahu se smí přesouvat do jednoho z jejích regionů{ $free ->
    [yes] , do prázdného regionu jinde
   *[no] {""}
} nebo na Polární propadlinu. Který region je tvůj cíl?
dice-target-help = { $strategic ->
    [yes] strategický;{" "}
   *[no] {""}
}{ $forces ->
    [0] nedosáhne do něj žádná tvá jednotka
    [one] dosáhne do něj 1 tvá jednotka
    [few] dosáhnou do něj { $forces } tvé jednotky
   *[other] dosáhne do něj { $forces } tvých jednotek
}
dice-target-battle = { $strategic ->
    [yes] strategický;{" "}
   *[no] {""}
}{ $forces ->
    [0] nedosáhne do něj žádná tvá jednotka
    [one] dosáhne do něj 1 tvá jednotka
    [few] dosáhnou do něj { $forces } tvé jednotky
   *[other] dosáhne do něj { $forces } tvých jednotek
}; čeká tě tam bitva: { $houses }
dice-target-storm = Pod bouří: nelze vstoupit
dice-refused-occupied = stojí v něm jednotky, nebo je nad ním bouře
dice-ask-move = Které ze svých jednotek přesuneš do regionu { $region }? Libovolný počet, i žádnou.
dice-option-move = { $what } z regionu { $region }
dice-refused-not-adjacent = nesousedí a není v něm ornitoptéra

## Bitva

dice-ask-battle = Která bitva je na řadě?
dice-option-battle = { $region } proti: { $houses }
dice-ask-aftermath = Bitvy skončily. Vrátíš do hry některého vůdce?
dice-option-go-on = Pokračovat
dice-ask-fortification = V regionu { $region } je opevnění: zničí jednu útočící jednotku a tím se spotřebuje. Kterou?
dice-option-infiltrate = Infiltrace: proklouznout kolem
dice-option-lose = { $what } { FORM($house, "gen") }
dice-ask-dance = Před bitvou mohou tvoji Tvářoví tanečníci nahradit jednotku nepřítele jednou z tvé zásoby. Kterou?
dice-option-no-dance = Už žádnou
dice-option-dance = { $what } { FORM($house, "gen") }
dice-ask-offer-leader = Nabídneš { FORM($who, "dat") } vůdce do bitvy v regionu { $region }? Nemusíš.
dice-option-leader = { $leader } ({ $strength })
dice-ask-commit = { $side ->
    [attack] Útočíš na region { $region }
   *[defence] Bráníš region { $region }
}: máš jednotky o síle { $ours } a { $our_leaders ->
    [0] žádného vůdce
   *[other] vůdce o síle { $our_leaders }
}, proti tobě stojí jednotky o síle { $theirs } a { $their_leaders ->
    [0] žádný vůdce
   *[other] vůdci o síle { $their_leaders }
}.{ $led ->
    [0] {""}
   *[other] {" "}Velíš i jednotkám { FORM($houses, "gen") }.
} Co tajně nasadíš? Vyhrává vyšší součet, při remíze obránce. Vše nasazené je ztraceno, poraženému i všechny ostatní jednotky.
dice-option-commit = { $house }: { $what }

## Vybavení a bouře

dice-ask-equip = { $held ->
    [no] Bude-li region { $region } nakonec tvůj, smíš změnit jeho vybavení.
   *[yes] Ovládáš region { $region }, smíš tedy změnit jeho vybavení.
}
dice-option-keep = Nechat { FORM($equipment, "acc") }
dice-option-place-nothing = Neumístit nic
dice-option-return = Vrátit { FORM($equipment, "acc") }
dice-option-place = Umístit { FORM($equipment, "acc") }
dice-option-replace = Umístit { FORM($equipment, "acc") } (místo { FORM($old, "gen") })
dice-help-fortification = Zničí první útočící jednotku; zadrží přicházející bouři
dice-help-harvester = 2 koření v tahu toho, kdo tam stojí
dice-help-ornithopter = Jednotky odtud se smějí přesunout do kteréhokoli cílového regionu
dice-help-return = Vrátí se do zásoby, odkud je může umístit kdokoli
dice-ask-rescue = { $n ->
    [one] Síla tvého spojence může zachránit jednotku, kterou v této bitvě ztrácíš. Kam přijde?
    [few] Síla tvého spojence může zachránit { $n } jednotky, které v této bitvě ztrácíš. Kam přijdou?
   *[other] Síla tvého spojence může zachránit { $n } jednotek, které v této bitvě ztrácíš. Kam přijdou?
}
dice-ask-storm-loss = Bouře udeřila na region { $region }. Který žeton ztratíš?

## Konec

dice-ask-end-turn = Nic dalšího nezbývá: tvůj tah za chvíli skončí. Do té doby můžeš vzít poslední krok zpět.
dice-option-end-turn = Ukončit tah

## Na co stůl čeká

dice-awaits-house = výběr rodu
dice-awaits-start = první jednotky
dice-awaits-predict = předpověď vítěze
dice-awaits-freeze = kostky
dice-awaits-invited = odpověď na pozvání ke spojenectví: { $who }
dice-awaits-recruit = verbování
dice-awaits-move = přesun, nebo nic: *{ $region }*
dice-awaits-deal = nabídka pro: { $who }
dice-awaits-deal-forces = nabídka pro: { $who }
dice-awaits-deal-answer = odpověď na nabídku: { $who }
dice-awaits-offer-leader = vůdce do bitvy: *{ $region }*
dice-awaits-commit = jednotky do bitvy: *{ $region }*
dice-awaits-storm-loss = co vezme bouře: *{ $region }*

dice-score = { $held } ze { $needed } strategických regionů{ $held ->
    [0] {""}
   *[other] : { $regions }
}
dice-decided-sole = Vítězí { $winners }: dost strategických regionů bez spojence ({ $house }).
dice-decided-alliance = Společné vítězství se čtyřmi strategickými regiony: { $winners }.
dice-decided-guild = Šest kol bez vítěze: vítězí Kosmická gilda, { $winners }.
dice-decided-nobody = Šest kol bez vítěze: vítězí Kosmická gilda a nikdo za ni nehraje.
dice-decided-prediction = Vítězí { $winners }: předpověď vítězství { FORM($house, "gen") } se vyplnila.

## Co si stůl může zvolit

dice-variant-start = První hráč
dice-variant-start-random = Losem
dice-variant-start-random-help = Rozhodne los.
dice-variant-start-host = První místo
dice-variant-start-host-help = Začíná, kdo sedí na prvním místě.
dice-variant-dancers = Tvářoví tanečníci
dice-variant-dancers-dice = Kostkami
dice-variant-dancers-dice-help = Jedna jednotka nepřítele za každou nepoužitou kostku toho rodu.
dice-variant-dancers-spice = Kořením
dice-variant-dancers-spice-help = Jedna jednotka nepřítele v každé bitvě za 1 koření.
dice-variant-offers = Nabídky spojenectví
dice-variant-offers-one = Jedna za tah
dice-variant-offers-one-help = Po odmítnutí pokračuješ bez spojence.
dice-variant-offers-more = Po odmítnutí další
dice-variant-offers-more-help = Po odmítnutí lze pozvat někoho jiného.
dice-variant-piter = Piter de Vries
dice-variant-piter-shared = Slouží i spojencům
dice-variant-piter-shared-help = Kdo je spojencem Harkonnenů, smí otočit kostku na Jed.
dice-variant-piter-own = Slouží jen Harkonnenům
dice-variant-piter-own-help = Kostku smějí otočit na Jed jen Harkonnenové.
dice-variant-sharing = Vítězství spojenců
dice-variant-sharing-counted = Sdílené regiony se nepočítají
dice-variant-sharing-counted-help = Region s třetím rodem se jednoduše nepočítá.
dice-variant-sharing-strict = Žádný sdílený region
dice-variant-sharing-strict-help = Nelze vyhrát, dokud některý ze spojenců sdílí jakýkoli region s třetím rodem.
dice-variant-map = Mapa
dice-variant-map-bands = Vnitřní a vnější regiony
dice-variant-map-bands-help = Zóny o dvou regionech se dělí na vnitřní a vnější.
dice-variant-map-radial = Zóny 2 a 6 dělené paprsky
dice-variant-map-radial-help = Nejblíž starší deskové hře.
dice-variant-map-hub = Polární propadlina sousedí se vším
dice-variant-map-hub-help = Shovívavější: ze středu se dá dojít všude.
dice-variant-silence = Když velitel bitvy mlčí
dice-variant-silence-forces = Všechny jednotky, žádný vůdce
dice-variant-silence-forces-help = Co platí, když nasazení do bitvy nepřijde včas.
dice-variant-silence-everything = Všechny jednotky i vůdci
dice-variant-silence-everything-help = Nasadí se všechny jednotky a vůdci, kteří mohou bojovat.
dice-variant-silence-nothing = Nic
dice-variant-silence-nothing-help = Bitva je tím skoro vzdaná.
dice-variant-arrows = Které strany kostky regionu ukazují na západ
dice-variant-arrows-pair = { $a } a { $b }

## Obrázky této hry, jménem

dice-picture-row = Kostky
dice-picture-conflict = Bitva
dice-picture-houses = Rody
