### Válka o Arrakis: otázky, možnosti a nápověda.

arrakis-title = Duna: Válka o Arrakis
arrakis-blurb = Rod Atreidů a fremeni proti rodu Harkonnenů a imperátorovi, pro 1 až 4 hráče. Harkonnenové vyhrávají s nadvládou 10, Atreidové, když všechny tři žetony jasnozřivosti dojdou k tajnému cíli.
arrakis-headline = { $round }. kolo · { $phase }
arrakis-headline-turn = { $round }. kolo · na tahu: { $side }
arrakis-headline-battle = { $round }. kolo · bitva: { $area }
arrakis-score-atreides = Kwisatz Haderach { $kh }, písečný lid { $sd }, džihád { $jh }
arrakis-score-harkonnen = Nadvláda { $supremacy } z { $win }
# Tuto větu mají uloženou hry, které skončily se starší verzí.
arrakis-won-supremacy = { $side } vyhrávají ({ $round }. kolo): Arrakis je v jejich moci.
arrakis-won-supremacy-goal = { $side } vyhrávají ({ $round }. kolo): jejich nadvláda nad Arrakisem dosáhla { $win }.
arrakis-won-supremacy-first = { $side } vyhrávají ({ $round }. kolo): jejich nadvláda dosáhla { $win } jako první. Atreidové byli se všemi třemi žetony v cíli, ale cíle se počítají jen na konci kola nebo po pádu Arrakénu.
arrakis-won-objective = { $side } vyhrávají ({ $round }. kolo): všechny tři žetony jasnozřivosti jsou tam, kam určuje tajný cíl.
arrakis-stalemate = Nevyhrává nikdo: po { $round }. kole je válka přerušena.
# Jmenují ji výsledky dávno skončených válek.
arrakis-source-supremacy = Nadvláda
arrakis-picture-mat = Desky hráčů
arrakis-picture-row = Jasnozřivost
arrakis-picture-spice = Deska koření
arrakis-picture-conflict = Bitva
arrakis-picture-near = Kde vybíráš

arrakis-phase-setup = Příprava
arrakis-phase-start = Začátek kola
arrakis-phase-vehicles = Umístění transportérů
arrakis-phase-dice = Hod kostkami
arrakis-phase-action = Akční fáze
arrakis-phase-hazards = Pouštní hrozby
arrakis-phase-harvesting = Sběr koření
arrakis-phase-end = Konec kola
arrakis-phase-over = Válka skončila

## Před hrou: kdo hraje za kterou stranu

arrakis-lobby-alone = { $people ->
    [one] Vedeš Atreidy a fremeny. Za Harkonneny proti tobě hraje automa Mahdí, nikoho dalšího tedy není třeba.
    [few] Oba vedete Atreidy a fremeny jako spoluhráči. Za Harkonneny proti vám hraje automa Mahdí.
   *[other] Oba vedete Atreidy a fremeny jako spoluhráči. Za Harkonneny proti vám hraje automa Mahdí.
}
arrakis-lobby-by-lot = Kdo hraje za Atreidy a kdo za Harkonneny, určí na začátku hry los.
arrakis-lobby-sides = { $people ->
    [2] První místo hraje za { FORM($first, "acc") }, druhé za { FORM($other, "acc") }.
   *[other] První místa hrají za { FORM($first, "acc") }, poslední za { FORM($other, "acc") }.
}
arrakis-lobby-shared = Dva hráči sdílejí stranu: { $side }.
arrakis-lobby-teams = Za každou stranu hrají dva spoluhráči.
arrakis-stand-ins-note = Náhrady: mapa a plánovací karty jsou, jak vyšly; čísla kostek, žetonů, některých velitelů a karet jasnozřivosti jsou naše, vyvážení se tedy může lišit.

arrakis-variant-sides = Kdo hraje za Atreidy
arrakis-variant-sides-random = Losem
arrakis-variant-sides-random-help = Strany se losují na začátku hry
arrakis-variant-sides-atreides = První u stolu
arrakis-variant-sides-atreides-help = Kdo přisedl první, hraje za Atreidy
arrakis-variant-sides-harkonnen = Druhý u stolu
arrakis-variant-sides-harkonnen-help = Kdo přisedl první, hraje za Harkonneny

arrakis-variant-shared = Ve třech: sdílená strana
arrakis-variant-shared-harkonnen = Harkonnenové
arrakis-variant-shared-harkonnen-help = Rod Harkonnenů a corrinští spojenci mají každý svého hráče
arrakis-variant-shared-atreides = Atreidové
arrakis-variant-shared-atreides-help = Rod Atreidů a fremenští spojenci mají každý svého hráče

arrakis-variant-casualties = Ztráty po hodu
arrakis-variant-casualties-together = Obě strany najednou
arrakis-variant-casualties-together-help = Obě strany vybírají současně, bitva pak trvá polovinu času
arrakis-variant-casualties-in_turn = Nejdřív útočník
arrakis-variant-casualties-in_turn-help = Podle knihy: obránce vybírá až po útočníkovi

arrakis-variant-rounds = Poslední kolo
arrakis-variant-rounds-15 = Patnácté
arrakis-variant-rounds-15-help = Válku, která po 15 kolech není rozhodnutá, nevyhrává nikdo
arrakis-variant-rounds-25 = Dvacáté páté
arrakis-variant-rounds-25-help = Válku, která po 25 kolech není rozhodnutá, nevyhrává nikdo
arrakis-variant-rounds-0 = Žádné
arrakis-variant-rounds-0-help = Válka trvá, dokud někdo nevyhraje

## Nadpisy výběrů

group-arrakis-areas = Vyber oblast
group-arrakis-dice = Utratit kostku
group-arrakis-zones = Vyber vzdušnou zónu
group-arrakis-vehicles = Vyber transportér
group-arrakis-move = Přesunout legii
group-arrakis-attack = Zaútočit
group-arrakis-cards = Vyber kartu
group-arrakis-free = Bez kostky
group-arrakis-leaders = Speciální akce velitele
group-arrakis-visions = Vyber kartu jasnozřivosti

## Výrazy

arrakis-area-coded = { $area } ({ $code })
    .gen = { FORM($area, "gen") } ({ $code })
    .dat = { FORM($area, "dat") } ({ $code })
    .acc = { FORM($area, "acc") } ({ $code })
    .loc = { FORM($area, "loc") } ({ $code })
    .ins = { FORM($area, "ins") } ({ $code })
    .gender = { FORM($area, "gender") }
arrakis-area-label = { $area } · { $code }
arrakis-area-facts = { $terrain }, { $sector } sektor
arrakis-area-borders = Sousedí: { $areas }.
arrakis-area-walls = Za valem: { $areas }; jen vzduchem.
arrakis-nothing = nic
    .gen = ničeho
    .dat = ničemu
    .acc = nic
    .loc = ničem
    .ins = ničím
arrakis-number = { $number }
arrakis-code = { $code }
arrakis-clauses = { $head }; { $tail }
arrakis-line = – { $deed }
arrakis-units-regular = { $count ->
    [one] 1 běžná jednotka
    [few] { $count } běžné jednotky
   *[other] { $count } běžných jednotek
}
    .acc = { $count ->
        [one] 1 běžnou jednotku
        [few] { $count } běžné jednotky
       *[other] { $count } běžných jednotek
    }
arrakis-units-elite = { $count ->
    [one] 1 elitní jednotka
    [few] { $count } elitní jednotky
   *[other] { $count } elitních jednotek
}
    .acc = { $count ->
        [one] 1 elitní jednotku
        [few] { $count } elitní jednotky
       *[other] { $count } elitních jednotek
    }
arrakis-units-special = { $count ->
    [one] 1 speciální elitní jednotka
    [few] { $count } speciální elitní jednotky
   *[other] { $count } speciálních elitních jednotek
}
    .acc = { $count ->
        [one] 1 speciální elitní jednotku
        [few] { $count } speciální elitní jednotky
       *[other] { $count } speciálních elitních jednotek
    }
arrakis-units-atreides-special = { $count ->
    [one] 1 fedajkin
    [few] { $count } fedajkinové
   *[other] { $count } fedajkinů
}
    .acc = { $count ->
        [one] 1 fedajkina
        [few] { $count } fedajkiny
       *[other] { $count } fedajkinů
    }
arrakis-units-harkonnen-special = { $count ->
    [one] 1 sardaukar
    [few] { $count } sardaukaři
   *[other] { $count } sardaukarů
}
    .acc = { $count ->
        [one] 1 sardaukara
        [few] { $count } sardaukary
       *[other] { $count } sardaukarů
    }
arrakis-units-tokens = { $count ->
    [one] 1 žeton lícem dolů
    [few] { $count } žetony lícem dolů
   *[other] { $count } žetonů lícem dolů
}
arrakis-units-naib = { $count ->
    [one] naib
    [few] { $count } naibové
   *[other] { $count } naibů
}
    .acc = { $count ->
        [one] naiba
        [few] { $count } naiby
       *[other] { $count } naibů
    }
arrakis-units-bashar = { $count ->
    [one] bašár
    [few] { $count } bašárové
   *[other] { $count } bašárů
}
    .acc = { $count ->
        [one] bašára
        [few] { $count } bašáry
       *[other] { $count } bašárů
    }
arrakis-units-generic = { $count ->
    [one] 1 anonymní velitel
    [few] { $count } anonymní velitelé
   *[other] { $count } anonymních velitelů
}
    .acc = { $count ->
        [one] 1 anonymního velitele
        [few] { $count } anonymní velitele
       *[other] { $count } anonymních velitelů
    }
arrakis-units-leader = jeden libovolný velitel
    .acc = jednoho libovolného velitele
arrakis-copies = { $count ->
    [one] { $card }
    [few] { $count } × { $card }
   *[other] { $count } × { $card }
}
    .acc = { $count ->
        [one] { FORM($card, "acc") }
        [few] { $count } × { $card }
       *[other] { $count } × { $card }
    }
arrakis-cards-of = { $count } z balíčku { FORM($deck, "gen") }
arrakis-dice-of = { $count } × { $result }
# $kind je harvester, ornithopter nebo carryall.
arrakis-count-vehicle = { $kind ->
    [harvester] { $count ->
        [one] těžební vozidlo
        [few] { $count } těžební vozidla
       *[other] { $count } těžebních vozidel
    }
    [ornithopter] { $count ->
        [one] ornitoptéra
        [few] { $count } ornitoptéry
       *[other] { $count } ornitoptér
    }
   *[carryall] { $count ->
        [one] karyol
        [few] { $count } karyoly
       *[other] { $count } karyolů
    }
}
    .acc = { $kind ->
        [harvester] { $count ->
            [one] těžební vozidlo
            [few] { $count } těžební vozidla
           *[other] { $count } těžebních vozidel
        }
        [ornithopter] { $count ->
            [one] ornitoptéru
            [few] { $count } ornitoptéry
           *[other] { $count } ornitoptér
        }
       *[carryall] { $count ->
            [one] karyol
            [few] { $count } karyoly
           *[other] { $count } karyolů
        }
    }
arrakis-count-marker = { $count } × { $marker }
arrakis-row-of = { $marker } na { $row }. řádku
arrakis-face-hit = { $count ->
    [one] 1 zásah
    [few] { $count } zásahy
   *[other] { $count } zásahů
}
arrakis-face-shield = { $count ->
    [one] 1 štít
    [few] { $count } štíty
   *[other] { $count } štítů
}
arrakis-face-special = { $count ->
    [one] 1 speciální symbol
    [few] { $count } speciální symboly
   *[other] { $count } speciálních symbolů
}
arrakis-objective-or = { $head }; nebo { $tail }
arrakis-objective = Kwisatz Haderach { $kh }, písečný lid { $sd }, džihád { $jh }
arrakis-loss-regular = Běžná
arrakis-loss-elite = Elitní
arrakis-loss-atreides-special = Fedajkin
arrakis-loss-harkonnen-special = Sardaukar
arrakis-help-loss = První zásah z ní udělá běžnou jednotku, druhý ji odstraní
arrakis-loss-turned = { $units } → běžné
arrakis-ban-choam = Nejvýše 5 harkonnenských jednotek v oblasti
arrakis-ban-spacing_guild = Žádný průzkum
arrakis-ban-landsraad = Harkonnenové neodhazují karty za bitevní kostky
arrakis-step-hawat = Přichází Thufir Hawat
arrakis-step-feyd = Přichází Feyd-Rautha, odchází Bestie Rabban
arrakis-step-leaders = Muad’dib, Ctihodná matka, Chani
arrakis-step-alia = Přichází Alia
arrakis-step-atomics = Rodinné atomové zbraně
arrakis-stage-begin = Bitva začíná
arrakis-stage-cards = Karty za kostky
arrakis-stage-specials = Velitelé berou speciální symboly
arrakis-stage-hits = Ztráty
arrakis-stage-decide = Přerušit, nebo pokračovat
arrakis-stage-retreat = Ústup
arrakis-stage-advance = Postup

## Tahy

arrakis-ask-action = Jsi na tahu: utrať kostku, nebo udělej něco bez ní.
arrakis-ask-action-no-die = Jsi na tahu: nemáš už žádnou kostku. Co uděláš bez ní?
arrakis-ask-action-truth = Pravdivý trans: teď musíš utratit kostku { FORM($result, "gen") }.
arrakis-option-die = { CAPITAL($result) }
arrakis-option-house-die = Kostka rodu jako { $result }
arrakis-option-leader = { CAPITAL($leader) } (kostka { FORM($result, "gen") })
arrakis-option-desert = Pouštní síla
arrakis-option-claim = Splnit kartu { $vision }
arrakis-option-claim-first = Splnit kartu s největší odměnou
arrakis-option-claim-none = Nesplnit nic
arrakis-option-end-turn = Ukončit tah
arrakis-option-done = Hotovo
arrakis-option-nothing = Nedělat nic
arrakis-option-train = Guerrilový výcvik
arrakis-option-scout = Průzkum
arrakis-option-atomics = Odpálit atomové zbraně
arrakis-option-scheme = Hawatovy intriky
arrakis-help-train = Otočit své žetony lícem nahoru: teprve pak se jejich fedajkinové a elitní jednotky počítají pro karty
arrakis-help-scout = Odstranit ornitoptéru a otočit, co je skryté v jedné oblasti
arrakis-help-atomics = Změnit jedny ze tří hor v poušť, jednou za hru
arrakis-help-scheme = Thufir Hawat odchází, přichází Gaius Helena Mohiamová
arrakis-help-desert-power = Dvě červí výstrahy, nebo přesun dvou písečných červů, nebo útok jednoho; kostka se neutratí
arrakis-help-atreides-leadership = Přesunout až 2 legie s veliteli, nebo s jednou překvapivě zaútočit
arrakis-help-atreides-strategy = Přesunout až 2 legie, nebo s jednou zaútočit
arrakis-help-atreides-deployment = Výsadkový žeton a velitel do síče
arrakis-help-atreides-mentat = Dobrat 2 plánovací karty
arrakis-help-harkonnen-leadership = Přesunout až 2 legie s veliteli, nebo s jednou překvapivě zaútočit
arrakis-help-harkonnen-strategy = Přesunout až 2 legie, nebo s jednou zaútočit
arrakis-help-harkonnen-deployment = 3 běžné jednotky a velitel do osad
arrakis-help-harkonnen-mentat = Dobrat 2 plánovací karty
arrakis-help-harkonnen-house = 2 běžné jednotky se stanou elitními, nebo umístit 2 transportéry
arrakis-ask-end-turn = Tvá akce je hotová. Ukončíš tah, nebo uděláš něco bez kostky?
arrakis-ask-turn-over = Tvá akce je hotová: tah za chvíli skončí sám. Do té doby můžeš vzít poslední krok zpět.
arrakis-ask-which-die = Kterou kostku utratíš?
arrakis-ask-claim = Splníš kartu jasnozřivosti?
arrakis-ask-house = K čemu použiješ kostku rodu?
arrakis-option-house-elites = Nahradit 2 běžné jednotky elitními
arrakis-option-house-vehicles = Umístit 2 transportéry
arrakis-ask-draw = Dober { $count ->
    [one] plánovací kartu
    [few] { $count } plánovací karty
   *[other] { $count } plánovacích karet
}: ze kterého balíčku?
arrakis-draw-one-deck = Dober až { $count ->
    [one] 1 plánovací kartu
    [few] { $count } plánovací karty
   *[other] { $count } plánovacích karet
} z balíčku { FORM($deck, "gen") }. Kolik?
arrakis-option-draw = { $cards }
arrakis-option-draw-none = Nedobrat nic
arrakis-ask-play = Zahraješ další plánovací kartu?
arrakis-option-play-none = Nezahrát žádnou
arrakis-ask-discard = Odhoď { $count ->
    [one] plánovací kartu
    [few] { $count } plánovací karty
   *[other] { $count } plánovacích karet
}.

arrakis-ask-share-discards = Tvá strana odhazuje { $count ->
    [one] plánovací kartu
    [few] { $count } plánovací karty
   *[other] { $count } plánovacích karet
}. Kolik jich bude od tebe?
arrakis-option-share = Ty { $own }, spoluhráč { $other }

## Kostky

arrakis-ask-change-die = Výsledek { $result } má příliš mnoho kostek: otoč jednu na jiný výsledek.
arrakis-context-change-die = Výsledek { $result }: kostek máš { $dice }, slotů { $slots }. Kostka navíc jde na výsledek s nejvíce volnými sloty.
arrakis-ask-bene-gesserit = Položíš benegesseritský žeton jako kostku?
arrakis-option-keep-token = Nechat si žeton

## Transportéry

arrakis-ask-vehicles = Umísti { $vehicle ->
    [harvester] { $count ->
        [one] těžební vozidlo
        [few] { $count } těžební vozidla
       *[other] { $count } těžebních vozidel
    }
    [ornithopter] { $count ->
        [one] ornitoptéru
        [few] { $count } ornitoptéry
       *[other] { $count } ornitoptér
    }
   *[carryall] { $count ->
        [one] karyol
        [few] { $count } karyoly
       *[other] { $count } karyolů
    }
}.
arrakis-context-harvester = Těžební vozidlo přinese na konci kola 1 koření, v hluboké poušti 2. Kořením se platí Impériu, jinak přicházejí jeho sankce. Písečný červ vozidlo zničí, pokud ho nezachrání karyol.
arrakis-context-ornithopter = Ornitoptéra převeze legii z oblasti u své zóny, nebo tam provede průzkum. Potom se odstraní, jinak na konci kola.
arrakis-context-carryall = Karyol zachrání těžební vozidlo u své zóny před písečným červem.
arrakis-context-bene-gesserit = V tomto kole je to jedna akční kostka navíc, na výsledku, kterého máš nejméně. Žeton se tím spotřebuje. { $left ->
    [one] Máš 1.
    [few] Máš { $left }.
   *[other] Máš { $left }.
}
arrakis-help-field = { $spice } koření{ $worm ->
    [yes] , ale leží tam červí výstraha
   *[no] {""}
}{ $guarded ->
    [yes] , stojí tam tvá legie
   *[no] {""}
} · { $facts }
arrakis-ask-which-vehicle = Umísti transportér (zbývá { $count }).
arrakis-ask-where-vehicle = Kam přijde { $vehicle }?
arrakis-option-vehicles = { $vehicle ->
    [harvester] { $count ->
        [one] { $count } těžební vozidlo
        [few] { $count } těžební vozidla
       *[other] { $count } těžebních vozidel
    }
    [ornithopter] { $count ->
        [one] { $count } ornitoptéra
        [few] { $count } ornitoptéry
       *[other] { $count } ornitoptér
    }
   *[carryall] { $count ->
        [one] { $count } karyol
        [few] { $count } karyoly
       *[other] { $count } karyolů
    }
}
arrakis-option-shift = Přesunout { FORM($vehicle, "acc") }: { $place }
arrakis-option-place-none = Neumístit nic
arrakis-help-overwrite = Odstraní se odtud { $vehicle }

## Přesun

arrakis-ask-maneuver = { $attack ->
    [yes] { $moves ->
        [0] Zaútoč s legií.
        [one] Přesuň legii, nebo s ní zaútoč.
        [few] Přesuň nejvýše { $moves } legie, nebo s jednou zaútoč.
       *[other] Přesuň nejvýše { $moves } legií, nebo s jednou zaútoč.
    }
   *[no] { $moves ->
        [one] Přesuň legii.
        [few] Přesuň nejvýše { $moves } legie.
       *[other] Přesuň nejvýše { $moves } legií.
    }
}
arrakis-option-move = Z oblasti { $area }
arrakis-brief-attack = Zaútočit: { $area }
arrakis-brief-raid = Zaútočit vzduchem: { $area }
arrakis-option-attack = Zaútočit: { $origin } → { $area }
arrakis-option-raid = Zaútočit vzduchem: { $origin } → { $area }
# Kostky v prvním bitevním kole. $tokens je, kolik žetonů má obránce lícem dolů; $sietch, zda přidá úroveň skrytý síč.
arrakis-help-odds = Kostky { $ours } proti { $theirs }{ $sietch ->
    [yes] {" "}a skryté úrovni
   *[no] {""}
}{ $tokens ->
    [0] {""}
    [one] {" "}nebo víc: 1 žeton je lícem dolů
    [few] {" "}nebo víc: { $tokens } žetony jsou lícem dolů
   *[other] {" "}nebo víc: { $tokens } žetonů je lícem dolů
}. Další mohou přidat karty
arrakis-help-forces = { $forces }
arrakis-help-no-forces = Žádná jednotka tam není
arrakis-help-area = { $facts }: { $holds }
arrakis-holds-legion = { $side } ({ $units ->
    [0] žádná jednotka
    [one] 1 jednotka
    [few] { $units } jednotky
   *[other] { $units } jednotek
}{ $leaders ->
    [0] {""}
    [one] , 1 velitel
    [few] , { $leaders } velitelé
   *[other] , { $leaders } velitelů
})
arrakis-holds-sietch = síč
arrakis-holds-settlement = osada
arrakis-holds-station = ekologická stanice
arrakis-holds-harvester = těžební vozidlo ({ $spice } koření)
arrakis-holds-wormsign = červí výstraha
arrakis-holds-worm = písečný červ
arrakis-ask-where = Kam půjde legie z oblasti { $area }?
arrakis-option-part = Přesunout jen část
arrakis-option-stay = Zůstat
arrakis-help-fly = Ornitoptérou, která se odstraní
arrakis-help-further = Přes dvě oblasti
arrakis-help-wormsign = Leží tu červí výstraha, která se otočí
arrakis-help-station = Ekologická stanice
arrakis-help-harvester = Těžební vozidlo, které se odstraní
arrakis-help-join = Připojí se: { $count ->
    [one] 1 tvá jednotka
    [few] { $count } tvé jednotky
   *[other] { $count } tvých jednotek
}
arrakis-ask-ornithopter = Která ornitoptéra legii převeze?
arrakis-ask-split = Které jednotky z oblasti { $area } se přesunou?
arrakis-ask-split-leaders = Kteří velitelé půjdou s nimi?
arrakis-ask-excess = V oblasti { $area } je příliš mnoho jednotek: odstraň { $count ->
    [one] jednu
    [few] { $count }
   *[other] { $count }
}.
arrakis-option-token = Žeton: { $units }
arrakis-option-train-token = { $area }: { $token }

## Bitva

arrakis-ask-combat-cards = Bitva o oblast { $area }, { $round }. kolo: kostek máš { $ours }, nepřítel { $theirs }. Odhodíš plánovací karty za další?
arrakis-option-no-cards = Žádné karty
arrakis-option-up-to = { $count ->
    [one] Odhodit 1, nejstarší
    [few] Odhodit { $count }, od nejstarší
   *[other] Odhodit { $count }, od nejstarší
}
arrakis-option-up-to-room = { $room ->
    [one] Odhodit až { $count }: kostku přidá jen 1
    [few] Odhodit až { $count }: kostku přidají jen { $room }
   *[other] Odhodit až { $count }: kostku přidají jen { $room }
}
arrakis-option-choose-cards = Vybrat karty
arrakis-ask-choose-cards = Které karty odhodíš? Každá přidá kostku, celkem nejvýše na šest.
arrakis-ask-specials = Bitva o oblast { $area }: { $count ->
    [one] speciální symbol vezme jeden velitel
    [few] speciální symboly vezmou { $count } velitelé
   *[other] speciální symboly vezme { $count } velitelů
}. Kdo?
arrakis-option-special = { CAPITAL($leader) } (zásahy { $hits }, štíty { $shields })
arrakis-ask-hits = Tvá legie v oblasti { $area } dostává { $count ->
    [one] 1 zásah
    [few] { $count } zásahy
   *[other] { $count } zásahů
}.
arrakis-option-cheapest = Nejlevnější napřed: { $losses }
arrakis-option-keep-leaders = Ušetřit velitele: { $losses }
arrakis-option-choose-losses = Vybrat
arrakis-ask-losses = Tvá legie v oblasti { $area } dostává { $count ->
    [one] 1 zásah
    [few] { $count } zásahy
   *[other] { $count } zásahů
}. Kdo to odnese?
arrakis-ask-go-on = Bitva o oblast { $area }: máš { $ours ->
    [one] 1 jednotku
    [few] { $ours } jednotky
   *[other] { $ours } jednotek
}, nepřítel { $theirs }. { $price ->
    [yes] Pokračování tě nejdřív stojí zásah.
   *[no] Pokračování nic nestojí.
}
arrakis-option-continue = Pokračovat
arrakis-option-cease = Přerušit útok
arrakis-ask-retreat = Další útok na oblast { $area }: máš { $ours ->
    [one] 1 jednotku
    [few] { $ours } jednotky
   *[other] { $ours } jednotek
}, nepřítel { $theirs }. Ustoupíš?
arrakis-option-retreat = Ustoupit
arrakis-option-stand = Neustoupit
arrakis-ask-drive = Nepřítel ustupuje z oblasti { $area }. Kam?
arrakis-ask-advance = Oblast { $area } je dobytá. Postoupíš s celou legií?
arrakis-option-advance = Postoupit do oblasti { $area }
arrakis-option-stay-behind = Zůstat na místě
arrakis-ask-tank-first = Kdo půjde do regenerační nádrže první?

## Výsadek

arrakis-ask-deploy-token = { $drawn ->
    [yes] Vytažený žeton: { $units }. Do kterého síče ho položíš?
    [kept] Do kterého síče přijde velitel?
   *[no] Nezbývá žádný žeton. Do kterého síče přijde velitel?
}
arrakis-option-leader-only = Nasadit jen velitele
arrakis-ask-which-token = Který z obou žetonů položíš?
arrakis-ask-deploy-units = { $count ->
    [one] Nasaď do osady { FORM($units, "acc") }.
    [few] Nasaď do osad až { FORM($units, "acc") }.
   *[other] Nasaď do osad až { FORM($units, "acc") }.
}
arrakis-ask-deploy-leader = Který velitel přijde?
arrakis-option-no-leader = Žádný
arrakis-ask-leader-where = Kam přijde { $leader }?
arrakis-ask-swap = { $count ->
    [one] Kde nahradíš { FORM($units, "acc") }? Nově: { $new }.
    [few] Kde nahradíš až { FORM($units, "acc") }? Nově: { $new }.
   *[other] Kde nahradíš až { FORM($units, "acc") }? Nově: { $new }.
}

## Poušť

arrakis-ask-desert-power = K čemu použiješ pouštní sílu?
arrakis-option-signs = Položit 2 červí výstrahy
arrakis-option-worm-move = Přesunout až 2 písečné červy
arrakis-option-maker = Divoký tvůrce: přesun a útok
arrakis-option-strike = Útok písečného červa: { $origin } → { $area }
arrakis-ask-signs = Polož až { $count ->
    [one] 1 červí výstrahu
    [few] { $count } červí výstrahy
   *[other] { $count } červích výstrah
}.
arrakis-ask-which-worm = Který písečný červ se přesune?
arrakis-ask-worm-where = Kam půjde písečný červ z oblasti { $area }?
arrakis-ask-worm-source = V oblasti { $area } se objevuje písečný červ. Který?
arrakis-option-worm-supply = Ze zásoby
arrakis-option-worm-any = Na tom nesejde
arrakis-option-worm-maker = Divoký tvůrce
arrakis-ask-flee = Harkonnenové prchají před písečným červem z oblasti { $area }. Kam?
arrakis-ask-rescue = Těžební vozidlo v oblasti { $area } je ztracené, pokud ho nezachrání karyol. Zachráníš ho?
arrakis-option-rescue = Zachránit: { $zone }
arrakis-option-rescue-any = Zachránit kterýmkoli karyolem
arrakis-option-no-rescue = Obětovat ho
arrakis-ask-hazards = { $count ->
    [one] Zbývá jen 1 červí výstraha
    [few] Zbývají jen { $count } červí výstrahy
   *[other] Zbývá jen { $count } červích výstrah
}. Kam položíš, co zbývá?
arrakis-ask-which-appear = Píseční červi pod výstrahami: { $found }. Objeví se jich ale nejvýš { $count }. Kde?
arrakis-ask-worm-next = Který písečný červ se vyhodnotí teď?
arrakis-ask-maker-where = Kam půjde divoký tvůrce?
arrakis-ask-maker-prey = Na koho divoký tvůrce zaútočí?
arrakis-ask-maker-appears = Kde se divoký tvůrce objeví?
arrakis-ask-maker-home = Vyměníš divokého tvůrce za obyčejného písečného červa?
arrakis-option-maker-stays = Zůstane
arrakis-option-maker-leaves = Vyměnit

## Volné akce

arrakis-ask-train = Které žetony otočíš?
arrakis-ask-scout-from = Která ornitoptéra provede průzkum?
arrakis-option-no-scout = Žádná
arrakis-ask-scout = Která oblast se prozkoumá?
arrakis-option-only-sietch = { $area }: jen síč
arrakis-option-only-tokens = { $area }: jen žetony
arrakis-ask-atomics = Kde odpálíš rodinné atomové zbraně?
arrakis-option-no-atomics = Teď ne
arrakis-help-blast = Změní se v poušť a otevře: { $areas }
arrakis-ask-displace = Atomové zbraně zasahují oblast { $area }. Kam půjde legie?
arrakis-ask-schemes = Kolik kopií karty Hawatovy intriky odhodíš?
arrakis-option-schemes = { $count ->
    [one] { $count } kopii
    [few] { $count } kopie
   *[other] { $count } kopií
}

## Koření a konec kola

arrakis-ask-spice = Máš { $spice } koření. Za co zaplatíš? Žeton, za který nezaplatíš, klesne o řádek a jeho sankce platí do příštího sběru.
arrakis-context-ban = *{ $marker }*, teď na { $row }. řádku: bez zaplacení klesne na { $after }. řádek a do příštího sběru zakazuje: { $ban }.
# $bans je yes na spodním řádku, kde žeton zakazuje, i když se za něj zaplatí.
arrakis-help-pay = Bude na { $row }. řádku{ $bans ->
    [yes] , spodním, který sankci přináší tak jako tak
   *[no] , bez své sankce
}
arrakis-help-stockpile = Nadvláda { $now } → { $after }
arrakis-option-keep = Udržet: { $marker } (2 koření)
arrakis-option-raise = Posunout výš: { $marker } (3 koření)
arrakis-option-stockpile = Uskladnit: nadvláda +1 (3 koření)
arrakis-option-spice-done = Hotovo (zbývá { $spice })
arrakis-help-spice-done = { $lost ->
    [0] Zůstane do příštího sběru
   *[other] 1 zůstane do příštího sběru; propadá: { $lost }
}
arrakis-ask-call-home = Vyměníš pojmenované velitele na mapě za anonymní?
arrakis-context-call-home = Odvolaný velitel odejde z mapy bez úhony a lze ho nasadit jinde. Na jeho místo přijde anonymní velitel.
arrakis-option-call-home = { CAPITAL($leader) }, { $area }
arrakis-ask-prune = Odstraníš ze hry nesplněné karty jasnozřivosti? Ostatní se zamíchají zpět.

## Karty

arrakis-ask-either = Které z obojího?
arrakis-ask-place = Kam umístíš { FORM($what, "acc") }? Karta říká: { $where }.
arrakis-ask-place-where = Kam umístíš { FORM($what, "acc") }? Karta říká: { $where }. Potom vybereš, které figurky přijdou.
arrakis-ask-place-there = Umístíš { FORM($what, "acc") }? Karta říká: { $where }.
arrakis-option-choose-pieces = Vybrat, které figurky přijdou a odkud
arrakis-ask-place-piece = Kterou figurku umístíš do oblasti { $area }?
arrakis-option-piece-supply = { CAPITAL($piece) }, mimo mapu
arrakis-option-piece-from = { CAPITAL($piece) }, { $area }
arrakis-ask-fetch = V zásobě už není: { $piece }. Odkud přesuneš figurku do oblasti { $area }?
arrakis-option-fetch-lower = Nižší jednotku ze zásoby
arrakis-ask-place-each = Umísti do každé osady nejvýše jednu; celkem nejvýše { $units }. Kam?
arrakis-ask-place-in-each = Umístíš { FORM($units, "acc") }, po jedné do každé z těchto oblastí: { $areas }?
arrakis-option-place-all = Ano, po jedné do každé
arrakis-option-place-some = Vybrat osady
arrakis-ask-scatter = Umísti až { $count ->
    [one] 1 běžnou jednotku
    [few] { $count } běžné jednotky, každou do jiné oblasti
   *[other] { $count } běžných jednotek, každou do jiné oblasti
}. Kam?
arrakis-ask-tank = Který velitel nepřítele půjde do nádrže?
arrakis-ask-strike = Na kterou legii zaútočíš?
arrakis-ask-add-worm = Kde se objeví písečný červ?
arrakis-ask-clear-signs = Odstraň až 3 červí výstrahy. Které?
arrakis-ask-clear-pole = Které červí výstrahy kolem Severního pólu odstraníš?
arrakis-option-clear-all = Všechny
arrakis-option-clear-some = Vybrat které
arrakis-ask-clear-some = Které červí výstrahy odstraníš?
arrakis-ask-feyd-enters = Vstoupí-li { $leader } do hry, { $other } ji opustí. Má { $leader } vstoupit?
arrakis-ask-carry-from = Kterou legii transportéry převezou?
arrakis-ask-carry-to = Kam půjde legie z oblasti { $area }?
arrakis-ask-spies = Co zvědové odhalí?
arrakis-ask-sabotage = Znič až { $count ->
    [one] 1 transportér
    [few] { $count } transportéry
   *[other] { $count } transportérů
}.
arrakis-option-vehicle-in = { CAPITAL($vehicle) }, { $zone }
arrakis-ask-rockets = Do kterého sektoru poletí rakety?
arrakis-ask-chasms = Ve kterém sektoru se otevřou prachové propasti?
arrakis-ask-capture = Kterou ornitoptéru ukořistíš?
arrakis-ask-bill = Který žeton klesne o řádek?
arrakis-ask-truth = Kterou kostku musejí Harkonnenové použít příště?
arrakis-ask-cloud = Která karta jasnozřivosti se vrátí do balíčku?
arrakis-ask-hold = Kterou kartu jasnozřivosti podrží Oči Ibadovy?
arrakis-ask-fear = Ke které kartě jasnozřivosti ji připojíš?
arrakis-ask-renew = Které karty jasnozřivosti odstraníš a nahradíš?
arrakis-ask-marker = { $steps ->
    [one] Který žeton postoupí o 1 krok?
    [few] Který žeton postoupí o { $steps } kroky?
   *[other] Který žeton postoupí o { $steps } kroků?
}
arrakis-ask-pair = Který žeton se vrátí a který postoupí?
arrakis-option-pair = Zpět { $back }, vpřed { $forth }
arrakis-ask-how-far = O kolik se { $back } vrátí a { $forth } postoupí?
arrakis-option-steps = { $steps ->
    [one] O 1 krok
    [few] O { $steps } kroky
   *[other] O { $steps } kroků
}
arrakis-ask-look = Na co se podíváš?
arrakis-option-look-wormsign = Červí výstraha, { $area }
arrakis-option-look-station = Stanice, { $area }
arrakis-ask-flip-two = Které dva žetony se odhalí?
arrakis-ask-families-from = Ze kterého síče rodiny utíkají?
arrakis-ask-families-to = Kam?
arrakis-ask-exchange-first = Který síč vymění své žetony?
arrakis-ask-exchange-second = A se kterým dalším síčem?
arrakis-ask-kitab-from = Který síč se přesune?
arrakis-ask-kitab-to = Kam?
arrakis-ask-kitab-units = Kdo půjde se síčem?
arrakis-ask-kitab-leaders = Kteří velitelé půjdou s ním?
arrakis-ask-drift = Kterou legii odnesou písečné přílivy?
arrakis-ask-drift-to = Kam se legie z oblasti { $area } přesune?

## Na co stůl čeká

arrakis-awaits-action = akce
arrakis-awaits-bene-gesserit = benegesseritský žeton místo kostky, nebo ne
arrakis-awaits-vehicles = umístění transportérů
arrakis-awaits-spice = útrata koření
arrakis-awaits-combat-cards = karty do bitvy: *{ $area }*
arrakis-awaits-hits = ztráty: *{ $area }*
arrakis-awaits-losses = ztráty: *{ $area }*
arrakis-awaits-specials = kdo vezme speciální symboly
arrakis-awaits-excess = které jednotky se odstraní: *{ $area }*
arrakis-awaits-worm-source = který písečný červ se objeví: *{ $area }*
arrakis-awaits-worm-next = který písečný červ je na řadě
arrakis-awaits-which-appear = kde se objeví píseční červi
arrakis-awaits-flee = kam prchne legie: *{ $area }*
arrakis-awaits-rescue = záchrana těžebního vozidla, nebo ne: *{ $area }*
arrakis-awaits-maker-home = zda divoký tvůrce zůstane
arrakis-awaits-call-home = výměna velitelů, nebo ne
arrakis-awaits-prune = odstranění karet jasnozřivosti, nebo ne
arrakis-awaits-change-die = přebytečné kostky
arrakis-awaits-discard = odhození karet
arrakis-awaits-share-discards = odhození karet
arrakis-awaits-claim = splnění karty jasnozřivosti, nebo ne
arrakis-awaits-go-on = pokračování bitvy: *{ $area }*
arrakis-awaits-retreat = ústup, nebo obrana: *{ $area }*
arrakis-awaits-drive = kam ustoupí legie: *{ $area }*
arrakis-awaits-marker = který žeton jasnozřivosti postoupí
arrakis-awaits-flip-two = které dva žetony se odhalí
arrakis-awaits-tank-first = kdo půjde do regenerační nádrže první
arrakis-awaits-displace = kam půjde legie: *{ $area }*

## Trvalé příkazy

arrakis-order-cheapest = Ztráty vždy brát od nejlevnějších
arrakis-order-keep-leaders = Ztráty vždy brát tak, aby velitelé zůstali
arrakis-order-cards-never = Nikdy neodhazovat karty za bitevní kostky
arrakis-order-cards = V každém bitevním kole odhodit až { $count ->
    [one] 1 kartu
    [few] { $count } karty
   *[other] { $count } karet
}
arrakis-order-stand = Nikdy neustoupit
arrakis-order-retreat = Vždy ustoupit, když to jde
arrakis-order-claim-at-once = Karty jasnozřivosti plnit hned, v tahu druhé strany i v bitvách
arrakis-order-claim = Karty jasnozřivosti plnit, jakmile to jde
arrakis-order-stay-out = Na konci kola nechat pojmenované velitele vždy na mapě
arrakis-order-maker-stays = Divokého tvůrce nechat vždy na mapě
arrakis-order-worm-any = Nového písečného červa brát ze zásoby, a je-li prázdná, z mapy
arrakis-order-rescue = Vždy zachránit těžební vozidlo karyolem, když to jde
arrakis-order-keep-token = Benegesseritské žetony si vždy nechat
arrakis-order-keep-visions = Nikdy neodstraňovat karty jasnozřivosti
arrakis-order-specials = V bitvě nechat speciální symboly vždy nejsilnějším velitelům
arrakis-order-change-dice = Přebytečné kostky otočit na první výsledek s volným slotem
arrakis-order-excess = Přebytečné jednotky v oblasti: odstranit vždy nejlevnější
arrakis-order-discards = Když je třeba odhodit karty: vždy nejstarší
arrakis-order-worms = Červi a prchající legie: vždy první z nabízených oblastí
arrakis-order-signs = Bez kostek použít pouštní sílu na červí výstrahy vedle Harkonnenů

## Proč se akce nenabízí: nic by nezměnila.

arrakis-nothing-strategy = Žádná tvá legie se nemůže přesunout ani zaútočit.
arrakis-nothing-leadership = Žádná tvá legie s velitelem se nemůže přesunout ani zaútočit.
arrakis-nothing-deployment = Nelze nasadit žádnou jednotku, žeton ani velitele.
arrakis-nothing-mentat = Balíčky, ze kterých dobíráš, jsou prázdné.
arrakis-nothing-house = Žádnou běžnou jednotku nelze nahradit elitní a žádný transportér nelze umístit.
arrakis-nothing-desert = Nelze položit žádnou červí výstrahu a žádný písečný červ se nemůže přesunout ani zaútočit.
arrakis-nothing-special = { CAPITAL($leader) }: teď by to nic nezměnilo.
arrakis-nothing-special-away = { CAPITAL($leader) } není na mapě.
arrakis-warning-for-nothing = Kostka se tím utratí nadarmo. Chceš to?
arrakis-warning-stay = Legie zůstane na místě a tento přesun se spotřebuje. Chceš to?
