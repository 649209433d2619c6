### Vzestup Iksu a epická hra.

## Před hrou

variant-expansion = Rozšíření
variant-expansion-none = Základní hra
variant-expansion-none-help = Jen základní hra.
variant-expansion-ix = Vzestup Iksu
variant-expansion-ix-help = Se Vzestupem Iksu: dílky technologie, přepravní lodě, bitevní lodě a šest dalších vůdců.
variant-expansion-epic = Vzestup Iksu, epická hra
variant-expansion-epic-help = Vzestup Iksu do 12 bodů, pro tři a čtyři: těžší střety, každému pět jednotek, karta intrik a Vláda nad kořením.

## Co umějí vůdci

leader-armand_ecaz-ability-text = Máš-li v tahu odhalení na polích landsraadu, měst a obchodu s kořením aspoň dva agenty, můžeš zničit kartu, kterou máš ve hře.
leader-armand_ecaz-ability-short = dva agenti na zelených, modrých nebo žlutých polích ti v tahu odhalení dovolí zničit kartu ve hře
leader-ilesa_ecaz-ability-text = Na začátku každého kola dej stranou kartu z ruky. Na začátku svého druhého tahu ji ukaž a vezmi si ji zpět: když v tomto tahu vyšle tvého agenta, získej 1 koření, má-li jednu ikonu agenta, jinak 1 solár. Je-li už tvůj první tah tahem odhalení, odhalí se s ostatními.
leader-ilesa_ecaz-ability-short = karta, kterou každé kolo dáš stranou, přinese v druhém tahu 1 koření nebo 1 solár
leader-rhombur_vernius-ability-text = Každá tvá bitevní loď má sílu 4 místo 3.
leader-rhombur_vernius-ability-short = tvé bitevní lodě mají sílu 4
leader-tessia_vernius-ability-text = U každé frakce leží na vlivu 2 žeton špeha. Když k některému dojdeš, vezmi si ho. Za první: můžeš odložit kartu a získat 1 koření. Za druhý: bonus počítadla té frakce. Za třetí: 1 bod vlivu u té frakce. Za čtvrtý: obojí.
leader-tessia_vernius-ability-short = vliv 2 u frakce ti pokaždé přinese víc
leader-yuna_moritani-ability-text = Začínáš bez vody. Kdykoli ve vlastním tahu získáš soláry, získej o 1 víc.
leader-yuna_moritani-ability-short = na začátku žádná voda; o 1 solár víc, kdykoli ve svém tahu nějaké získáš
leader-hundro_moritani-ability-text = Na začátku hry se podívej na dvě vrchní karty intrik: jednu si vezmi, druhou nech navrchu.
leader-hundro_moritani-ability-short = na začátku si vezmi jednu ze dvou vrchních karet intrik

## Na kartách a dílcích

kind-tile = dílek technologie, { $cost } koření
kind-special = základní karta epické hry
line-infiltrates = Infiltrace (pole: { $symbols }): agenti soupeřů jí nestojí v cestě.
line-cheaper = { $space }: s touto kartou o { $cost } levněji.
line-unload = Zbavení se karty: sekci odhalení získáš i tehdy, když kartu odložíš nebo zničíš.
line-tile-acquire = Při získání: { $words }.
line-tile-use = Ve tvém tahu: { $words }.
line-tile-reveal = V tahu odhalení: { $words }.
line-tile-round-start = Na začátku každého kola: { $words }.
line-tile-win = Když vyhraješ střet: { $words }.
line-tile-endgame = Na konci hry: { $words }.
line-tile-wins-ties = Při stejném počtu vítězných bodů jsi před ostatními.
line-tile-detonates = Když vyhraješ střet, ve kterém máš bitevní loď, můžeš ji místo umístění vrátit do zásoby a získat 1 vítězný bod.
line-tile-to-deck-top = Každou kartu, kterou získáš, můžeš položit navrch svého balíčku.
line-tile-carries-troops = Počítadlo přepravy ti dává 3 jednotky místo 2 a kteroukoli z nich můžeš hned poslat do střetu.

## Slova karet

unit-dreadnought = { $n ->
    [one] bitevní loď
    [few] { $n } bitevní lodě
   *[other] { $n } bitevních lodí
}
word-freighter = { $n ->
    [one] pohnout svou přepravní lodí
    [few] { $n }krát pohnout svou přepravní lodí
   *[other] { $n }krát pohnout svou přepravní lodí
}
word-dividends = získat { $n ->
    [one] 1 solár
    [few] { $n } soláry
   *[other] { $n } solárů
} (každý soupeř získá 1)
word-shipping-troops = získat 2 jednotky
word-acquire-tech = získat dílek technologie
word-acquire-tech-less = získat dílek technologie o { $n } koření levněji
word-acquire-tech-solari = získat dílek technologie a zaplatit ho kořením, nebo soláry
word-negotiator = { $n ->
    [one] vyslat jednotku ze zásoby na Iks jako vyjednavače
    [few] vyslat až { $n } jednotky ze zásoby na Iks jako vyjednavače
   *[other] vyslat až { $n } jednotek ze zásoby na Iks jako vyjednavače
}
word-commission = získat bitevní loď
word-strike = poslat ze zásoby do střetu { $n ->
    [one] jednotku
    [few] { $n } jednotky
   *[other] { $n } jednotek
}
word-per-dreadnought = získat { $what } za každou svou bitevní loď ve střetu
word-deploy-units = poslat z pevnosti do střetu až { $n ->
    [one] 1 vojenskou sílu
    [few] { $n } vojenské síly
   *[other] { $n } vojenských sil
}
word-ambush = donutit k ústupu tolik vojenských sil soupeřů, kolik jednotek v tomto tahu pošleš do střetu
word-promise = když tento střet vyhraješ, získat { $n ->
    [one] 1 solár
    [few] { $n } soláry
   *[other] { $n } solárů
}
word-rally = získat 1 meč za každou další kartu odhalenou v tomto tahu, která dává meče
word-rally-tile = získat 1 meč za každou kartu odhalenou v tomto tahu, která dává meče
word-slip-past = vyslat v tomto tahu dalšího agenta i tam, kde stojí agenti soupeřů
word-another-turn = po tomto tahu hrát ještě jednou
special-repel-dreadnoughts = každý soupeř stáhne ze střetu bitevní loď
special-grand-conspiracy = získat 1 vítězný bod za tři, nebo 2 za všechny čtyři z těchto věcí: dvě bitevní lodě, karta *Koření musí proudit*, vliv 4 u dvou frakcí, křeslo v Nejvyšší radě
special-quid-pro-quo = získat 1 bod vlivu u každé frakce, na jejímž poli máš agenta
special-strongarm = získat 1 bod vlivu u té frakce
special-swap-intrigue = vrátit libovolný počet karet intrik pod balíček a dobrat jich stejně tolik
special-spy-on-factions = získat 1 vítězný bod za každou frakci, u které máš vliv 1 nebo nižší
special-duplicity = získat 1 bod vlivu u frakce, u které máš žeton špeha
cost-flip = otočit tento dílek lícem dolů
cost-trash-tile = zničit tento dílek
cost-retreat-units = stáhnout ze střetu { $n ->
    [one] svou vojenskou sílu
    [few] { $n } své vojenské síly
   *[other] { $n } svých vojenských sil
}
cost-any-troop = ztratit jednotku z pevnosti nebo ze střetu
if-tiles = máš aspoň { $n ->
    [one] jeden dílek
    [few] { $n } dílky
   *[other] { $n } dílků
} technologie
picture-if-tiles = :
if-enemy-agent-here = stojí na poli agent soupeře
if-agent-with = máš agenta u { FORM($faction, "gen") }
if-at-faction = v tomto tahu vysíláš agenta na pole frakce
if-deployed = pošleš v tomto tahu do střetu aspoň { $n ->
    [one] 1 vojenskou sílu
    [few] { $n } vojenské síly
   *[other] { $n } vojenských sil
}
if-persuasion = máš v tomto tahu aspoň { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
} přízně
if-has = máš { $what } nebo víc
glyph-solari = nebo soláry
glyph-strike = ze zásoby
glyph-per-dreadnought = za bitevní loď
glyph-units = síly
glyph-ambush = soupeře, 1 za každou tvou
glyph-if-won = při výhře
glyph-rally = za kartu s mečem
glyph-slip-past = nevadí mu soupeři
glyph-another-turn = hraj ještě jednou
glyph-flip = otoč ho
glyph-tile-reveal = odhalení:
glyph-tile-round-start = každé kolo:
glyph-tile-win = při výhře:
glyph-tile-endgame = konec hry:
glyph-wins-ties = vítězí v remízách
glyph-detonates = Zvítězíš s bitevní lodí: vrať ji za 1 bod
glyph-carries-troops = Přeprava dává 3 jednotky, smí hned do boje
glyph-unload = zbav se:
glyph-infiltrates = nevadí mu soupeři
glyph-this-tile = tento dílek
glyph-repel-dreadnoughts = každého soupeře ustoupí
glyph-grand-conspiracy = 1 za tři ze čtyř cílů, 2 za všechny
glyph-quid-pro-quo = u frakcí, kde stojí tví agenti
glyph-strongarm = u této frakce
glyph-swap-intrigue = vyměň libovolně
glyph-spy-on-factions = za frakci s vlivem 0–1
glyph-duplicity = se žetonem špeha

## Otázky

ask-freighter = { $level ->
    [0] Tvá přepravní loď je doma. Vyšleš ji? Odměny přinese, až ji později vrátíš.
    [3] Tvá přepravní loď je na 3. stupni, nejvyšším. Vrátíš ji s odměnami domů?
   *[other] Tvá přepravní loď je na { $level }. stupni. Posuneš ji pro další odměny, nebo ji vrátíš s těmi, které má?
}
freighter-help-advance = až se odtud vrátí, přinese: { $rewards }
freighter-help-recall = hned přinese: { $rewards }
ask-tech = Který dílek technologie získáš?
ask-negotiators = *{ $tile }* stojí { $cost }. Kolik vyjednavačů vrátíš domů, aby byl levnější?
ask-ambush = Donuť k ústupu až { $n ->
    [one] 1 vojenskou sílu
    [few] { $n } vojenské síly
   *[other] { $n } vojenských sil
} soupeřů.
ask-which_troop = O kterou jednotku přijdeš?
ask-place_dreadnought = Které místo tvá bitevní loď ovládne?
ask-intelligence = Kterou ze dvou vrchních karet intrik si vezmeš?
ask-plan_ahead = Kterou kartu dáš stranou na svůj druhý tah?
ask-offer = Vezmeš si to?
awaits-intelligence = výběr karty intrik
awaits-plan_ahead = karta stranou
pick-freighter-advance = Posunout na { $level }. stupeň
pick-freighter-recall = Přepravní loď domů
pick-freighter-none = Nechat, kde je
tile-help = { $head } { $tail }
pick-tile = { $tile } za { $cost }
pick-no-tile = Nezískat žádný
pick-negotiators = { $n ->
    [0] Žádného; zaplatit { $cost }
   *[other] { $n }; zaplatit { $cost }
}
pick-ambush = { CAPITAL($units) } · { $who }
pick-lose-garrison = Z pevnosti
pick-lose-troops = Ze střetu
place-dreadnought-help = { $words } pokaždé, když sem kdokoli vyšle agenta, po jedno kolo
pick-detonate = Odpálit ji za 1 vítězný bod
pick-use-tile = Použít { FORM($tile, "acc") }
pick-leave = Nechat být
why-no-tech = není tu dílek technologie, na který máš
why-no-supply = nemáš v zásobě žádnou jednotku
why-no-dreadnought = nemáš v zásobě žádnou bitevní loď
why-empty-garrison = tvá pevnost je prázdná
why-none-deployed = v tomto tahu do střetu neposíláš žádnou jednotku
why-no-enemy = ve střetu není žádná vojenská síla soupeře
why-flipped = tento dílek leží do příštího kola lícem dolů
why-units = je třeba mít ve střetu { $n }, máš { $have }
why-no-troop = nemáš jednotku v pevnosti ani ve střetu
why-no-conspiracy = splňuješ méně než tři ze čtyř věcí
why-no-faction-visited = nemáš agenta na poli žádné frakce
why-no-snooper = na počítadlech už není žádný žeton špeha

## Záznam: co kdo udělal, s $person (you, she, he, they nebo rival) a $gender

did-freighter-advanced = { $person ->
    [you] posouváš
   *[other] posouvá
} přepravní loď na { $level }. stupeň
did-freighter-recalled = { $person ->
    [you] vracíš
   *[other] vrací
} přepravní loď { $level ->
    [1] z 1. stupně
   *[other] ze { $level }. stupně
}
did-acquired-tech = { $person ->
    [you] získáváš
   *[other] získává
} dílek technologie *{ $tile }*
did-acquired-tech-with = { $person ->
    [you] získáváš
   *[other] získává
} dílek technologie *{ $tile }* pomocí { $n ->
    [one] vyjednavače
    [few] { $n } vyjednavačů
   *[other] { $n } vyjednavačů
}
did-flipped = { $person ->
    [you] používáš
   *[other] používá
} { FORM($what, "acc") }
did-sent-negotiator = { $person ->
    [you] vysíláš
   *[other] vysílá
} na Iks { $n ->
    [one] vyjednavače
    [few] { $n } vyjednavače
   *[other] { $n } vyjednavačů
}
did-commissioned = { $person ->
    [you] získáváš
   *[other] získává
} { $n ->
    [one] bitevní loď
    [few] { $n } bitevní lodě
   *[other] { $n } bitevních lodí
}
did-deployed-dreadnought = { $person ->
    [you] posíláš do střetu
   *[other] posílá do střetu
} { $n ->
    [one] bitevní loď
    [few] { $n } bitevní lodě
   *[other] { $n } bitevních lodí
}
did-retreated-dreadnought = { $person ->
    [you] stahuješ ze střetu
   *[other] stahuje ze střetu
} { $n ->
    [one] bitevní loď
    [few] { $n } bitevní lodě
   *[other] { $n } bitevních lodí
}
did-stationed = { $person ->
    [you] ovládáš
   *[other] ovládá
} *{ FORM($space, "acc") }* bitevní lodí
did-detonated = { $person ->
    [you] odpaluješ
   *[other] odpaluje
} bitevní loď
did-ship-returned = { $person ->
    [you] povoláváš
   *[other] povolává
} bitevní loď zpět z pole *{ $space }*
did-unloaded = { $person ->
    [you] využíváš
   *[other] využívá
} zbavení se { FORM($what, "gen") }
did-another-turn = { $person ->
    [you] pokračuješ
   *[other] pokračuje
} dalším tahem
did-laid-aside = { $person ->
    [you] dáváš
   *[other] dává
} stranou kartu
did-laid-aside-card = { $person ->
    [you] dáváš
   *[other] dává
} stranou { FORM($card, "acc") }
did-took-back = { $person ->
    [you] bereš
   *[other] bere
} zpět { FORM($what, "acc") }
did-took-snooper = { $person ->
    [you] bereš
   *[other] bere
} žeton špeha od { FORM($faction, "gen") }

## Stručná pravidla a rozhodnutí

ix-rules-title = Vzestup Iksu
ix-rules-board = Řečnická síň, Povolání záloh, Prodej melanže a Zajištění smlouvy nejsou; nová jsou pole Mezihvězdný obchod, Pašování, Vyjednávání o technologiích a Bitevní loď.
ix-rules-tech = Efekt, který dovolí získat technologii, znamená: kup za koření jeden ze tří odkrytých dílků. Nejdřív proběhne jeho efekt při získání, potom se odkryje další dílek.
ix-rules-negotiators = Vyjednavač je jednotka, která jde z tvé zásoby na desku Iks, díky Vyjednávání o technologiích a jiným efektům. Každý vyjednavač, kterého vrátíš domů, zlevní dílek o 1.
ix-rules-flip = Dílek, jehož použití něco stojí, se při použití v tahu agentem nebo odhalení otočí lícem dolů: jednou za kolo. Na začátku kola se všechny dílky otočí zpět. Získaný dílek lze použít hned.
ix-rules-shipping = Přepravní loď postoupí o stupeň, nebo se vrátí s odměnami svého stupně a všech nižších: na prvním dividendy nebo 2 koření, na druhém 2 jednotky a 1 bod vlivu, na třetím dílek technologie o 2 koření levněji.
ix-rules-dreadnoughts = Bitevní loď bojuje silou 3 a nikdy nepadne. Kdo s ní vyhraje střet, umístí ji na jedno kolo na Arrakén, Kartágo nebo Imperiální pánev.
ix-rules-infiltration = Karta s infiltrací vyšle agenta na pole s její ikonou, i když tam stojí agenti soupeřů. Tvůj vlastní agent a Hlas mu v cestě stojí dál.
ix-rules-unload = Karta, které se lze zbavit, dá svou sekci odhalení i tehdy, když ji odložíš nebo zničíš.
ix-rules-epic = Epická hra končí 12 body a má pět střetů II a pět střetů III. Každý začíná s pěti jednotkami v pevnosti, s kartou intrik a s Vládou nad kořením místo jedné Duny, pouštní planety.
ix-rulings-title = Otevřené body Vzestupu Iksu
ix-choices-title = Vzestup Iksu: kde jsme zvolili jinak
ruling-ix1 = Se dvěma bitevními loděmi ve vyhraném střetu zabere Odpalovací zařízení místo jediného umístění; druhá loď jde do pevnosti.
ruling-ix2 = Při koupi dílku lze vrátit domů i víc vyjednavačů, než je třeba.
ruling-ix3 = Úklid na konci tahu odhalení není odložení: karet se při něm nezbavuješ.
ruling-ix4 = Jednotky Vojenských transportérů, které přijdou s odměnou za střet, zůstávají v pevnosti.
ruling-ix5 = Čistička žádá 6 bodů přízně získaných v tomto tahu, ať už utracených, nebo ne; Holoprojektory lze použít ještě před odhalením.
ruling-ix6 = Jednotka za Hrubý nátlak se ztrácí z pevnosti nebo ze střetu; vyjednavače takto ztratit nelze.
ruling-ix7 = Velké spiknutí počítá bitevní lodě, které nejsou v zásobě, ať jsou kdekoli.
ruling-ix8 = Výsadkové lodě nepomohou proti Hlasu ani proti tvému vlastnímu agentovi.
ruling-ix9 = U Ilesiny karty se vytištěné ikony počítají s těmi, které v tomto tahu přibyly.
ruling-ix10 = I karty zničené po střetu se zbavuješ; jednotky, které vyšle, se přidají ke střetu, který se rozhoduje, a vracejí se do zásoby s ostatními.
ruling-ix11 = Tah navíc z Čarodějného umění se počítá mezi Ilesiny tahy.
ruling-ix12 = Odměny přepravní lodi, která se vrací mimo tvůj tah, se berou od nejnižšího stupně výš. Kniha ti nechává pořadí na vybranou. Určujeme ho, aby na něj stůl nečekal a aby koření prvního stupně mohlo zaplatit dílek třetího.
ruling-ix13 = Dílek s efektem odhalení, koupený v tvém tahu odhalení, dá efekt hned, protože každý koupený dílek lze použít hned.
ruling-ix14 = Když Tessia jedním efektem dojde ke dvěma žetonům špeha, bere je v pořadí počítadel shora: imperátor, Kosmická gilda, Bene Gesserit, fremeni.

## Na co se lze podívat, jménem

imperium-picture-ix = Vzestup Iksu: dílky a lodě
