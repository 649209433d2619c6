# Automa Mahdí: hraje za Harkonneny, když za ně nehraje nikdo.

arrakis-mahdi = automa Mahdí
    .gen = automy Mahdí
    .dat = automě Mahdí
    .acc = automu Mahdí
    .loc = automě Mahdí
    .ins = automou Mahdí
    .gender = f
arrakis-variant-enemy = Kdo hraje za Harkonneny
arrakis-variant-enemy-people = Lidé
arrakis-variant-enemy-people-help = Dvě strany po jednom nebo dvou hráčích; kdo nemá soupeře, hraje proti automě Mahdí
arrakis-variant-enemy-mahdi = Automa Mahdí
arrakis-variant-enemy-mahdi-help = Jeden hráč nebo dva spoluhráči vedou Atreidy a fremeny proti nepříteli, který hraje podle pevných priorit

arrakis-variant-alone = Proti automě
arrakis-variant-alone-easier = Lehčí
arrakis-variant-alone-easier-help = Tvé žetony jasnozřivosti začínají na 5. kroku; zkušený hráč vyhraje dvě války ze tří
arrakis-variant-alone-printed = Podle knihy
arrakis-variant-alone-printed-help = Žetony začínají na 3. kroku, protože se odhalují jen dvě karty za kolo; zkušený hráč vyhraje každou třetí až čtvrtou válku
arrakis-variant-alone-harder = Těžší
arrakis-variant-alone-harder-help = Tvé žetony jasnozřivosti začínají na 1. kroku; zkušený hráč vyhraje jednu válku z deseti

arrakis-variant-ties = Shody u automy
arrakis-variant-ties-mahdi = Rozhoduje automa
arrakis-variant-ties-mahdi-help = Kde její priority nechávají více stejných možností, bere automa první z nich
arrakis-variant-ties-player = Rozhoduješ ty
arrakis-variant-ties-player-help = Kde její priority nechávají více stejných možností, vybíráš za automu ty, jak to chce kniha

arrakis-when-automa = za Harkonneny nikdo nehraje
arrakis-tactic-name = Taktická karta: { $area }
arrakis-tactic-harvest = Jako první: těžební vozidla míří do sektoru: { $sector }.
arrakis-tactic-target = Jako druhá: cílem je síč v oblasti { $area }.
arrakis-kind-tactic = Taktická karta automy Mahdí

## Co udělala, ve vlastní větě nebo jako část jiné: s $person a $side.

arrakis-told-mahdi-plans = **{ $side }** otáčejí taktické karty: těžební vozidla (sektor: *{ $sector }*), legie na oblast *{ $area }*.
arrakis-told-mahdi-aims = **{ $side }** otáčejí další taktickou kartu: cílem je oblast *{ $area }*.
arrakis-told-mahdi-meanwhile = **{ $side }** míří do konce kola na oblast *{ $area }*.
arrakis-told-mahdi-rolled = **{ $side }** házejí *{ FORM($result, "acc") }*.
arrakis-told-mahdi-rolled-did = **{ $side }** házejí *{ FORM($result, "acc") }*: { $deeds }.
arrakis-told-mahdi-turned = **{ $side }** otáčejí kartu *{ $card }*.
arrakis-told-mahdi-turned-did = **{ $side }** otáčejí kartu *{ $card }*: { $deeds }.
arrakis-told-mahdi-special = Speciální akce: *{ $leader }* (**{ $side }**).
arrakis-told-mahdi-special-did = *{ CAPITAL($leader) }*, speciální akce: **{ $side }** { $deeds }.
arrakis-told-mahdi-kept = **{ $side }** otáčejí kartu *{ $card }*, která by nic nezměnila, a nechávají si ji jako posilu.
arrakis-told-mahdi-schemed = **{ $side }** otáčejí kartu *{ $card }* a dávají ji stranou.
arrakis-told-mahdi-freed = **{ $side }** si pro toto kolo berou kostku zpět z desky koření.
arrakis-told-mahdi-guards = **{ $side }** nechávají startovní žetony hlídat oblast *{ $area }*.
arrakis-told-mahdi-reinforced = **{ $side }** přidávají { $count ->
    [one] kartu posil
    [few] { $count } karty posil
   *[other] { $count } karet posil
}.

arrakis-did-mahdi-turned = otáčejí kartu *{ $card }*
arrakis-did-mahdi-special = používají speciální akci (*{ $leader }*)
arrakis-did-mahdi-kept = otáčejí kartu *{ $card }* a nechávají si ji jako posilu
arrakis-did-mahdi-schemed = otáčejí kartu *{ $card }* a dávají ji stranou
arrakis-did-mahdi-guards = nechávají startovní žetony hlídat oblast *{ $area }*
arrakis-did-mahdi-meanwhile = míří do konce kola na oblast *{ $area }*
arrakis-did-mahdi-reinforced = přidávají { $count ->
    [one] kartu posil
    [few] { $count } karty posil
   *[other] { $count } karet posil
}
arrakis-did-moved = přesouvají { $parts }
arrakis-did-rode = přesouvají na červovi { FORM($forces, "acc") } z oblasti *{ $area }* do oblasti *{ $end }*
arrakis-did-drew = dobírají { $parts }
arrakis-did-flown = přepravují vzduchem { $parts }
arrakis-did-attacked = { $surprise ->
    [yes] překvapivě útočí
   *[other] útočí
} z oblasti *{ $area }* na oblast *{ $end }*
arrakis-did-placed = umísťují { $parts }
arrakis-did-deployed = nasazují { $parts }
arrakis-did-leader-deployed = nasazují { $kind ->
    [named] *{ FORM($leader, "acc") }*
   *[generic] { FORM($leader, "acc") }
} do oblasti *{ $area }*
arrakis-did-token-deployed = pokládají výsadkový žeton do oblasti *{ $area }*
arrakis-did-station = obsazují ekologickou stanici v oblasti *{ $area }* ({ $now ->
    [0] *{ $marker }*
   *[other] *{ $marker }* postupuje na { $now }
})
arrakis-did-signs-laid = pokládají { $n ->
    [one] červí výstrahu do oblasti
    [few] červí výstrahy do oblastí
   *[other] červí výstrahy do oblastí
} *{ $areas }*
arrakis-did-worm-moved = přesouvají z oblasti *{ $area }* do oblasti *{ $end }* červa ({ $worm })
arrakis-did-worm-struck = útočí písečným červem na oblast *{ $area }* ({ $hits ->
    [0] 0 zásahů
    [one] 1 zásah
    [few] { $hits } zásahy
   *[other] { $hits } zásahů
})
arrakis-did-worm-struck-harvester = útočí písečným červem na oblast *{ $area }*
arrakis-did-swapped = nahrazují nižší jednotky; nově { $parts }
arrakis-did-signs-cleared = odstraňují { $n ->
    [one] červí výstrahu z oblasti
    [few] červí výstrahy z oblastí
   *[other] červí výstrahy z oblastí
} *{ $areas }*

## Kde její priority nechávají více stejných možností, vybírá hráč.

arrakis-ask-for-mahdi = Rozhoduješ za automu Mahdí. { $what }
arrakis-awaits-for-mahdi = rozhodnutí za automu Mahdí
arrakis-awaits-mahdi-tie = shoda u automy Mahdí
arrakis-tie-any = Na tom nesejde: vzít první
arrakis-order-mahdi-ties = Kde automě Mahdí vyhovuje více možností stejně, vzít první
arrakis-tie-harvesters = Automě vyhovuje stejně více oblastí. Kam { $count ->
    [one] přijde těžební vozidlo
    [few] přijdou { $count } těžební vozidla
   *[other] přijde { $count } těžebních vozidel
}?
arrakis-tie-sector = Těžební sektor je plný. Ve kterém vedlejším automa pokračuje?
arrakis-tie-carryall = Stejně mnoho těžebních vozidel chrání více vzdušných zón. Kam { $count ->
    [one] letí karyol
    [few] letí { $count } karyoly
   *[other] letí { $count } karyolů
}?
arrakis-tie-ornithopter = Automě vyhovuje stejně více vzdušných zón. Kam { $count ->
    [one] letí ornitoptéra
    [few] letí { $count } ornitoptéry
   *[other] letí { $count } ornitoptér
}?
arrakis-tie-carryall-used = Automě vyhovuje stejně více karyolů. Který těžební vozidlo zachrání?
arrakis-tie-attack = Automě vyhovuje stejně více útoků. Který provede?
arrakis-tie-flight = Automě vyhovuje stejně více ornitoptér. Která svou legii převeze?
arrakis-tie-mover = Více legií je stejně blízko a stejně silných. Která půjde?
arrakis-tie-way = Automě vyhovuje stejně více cest. Kam legie půjde?
arrakis-tie-target = Cíl neporazí žádná legie. Který z těchto síčů je cílem do konce kola?
arrakis-tie-settlement = Automě vyhovuje stejně více osad. Kam přijdou její jednotky?
arrakis-tie-leader = Automě vyhovuje stejně více velitelů. Kdo přijde?
arrakis-tie-legion = Automě vyhovuje stejně více oblastí. Která to bude?
arrakis-tie-scatter = Automě vyhovuje stejně více oblastí. Kam { $count ->
    [one] přijde jednotka
    [few] přijdou { $count } jednotky
   *[other] přijde { $count } jednotek
}?
arrakis-tie-token = Zásoba startovních žetonů je prázdná. Kde se jeden otočí, aby se použil znovu?
arrakis-tie-strike = Více legií je stejně blízko cíli. Na kterou zaútočí?
arrakis-tie-victim = Více velitelů je stejně blízko cíli. Kdo půjde do nádrže?
arrakis-tie-signs = Více červích výstrah je stejně blízko cíli. { $count ->
    [one] Která se odstraní?
    [few] Které { $count } se odstraní?
   *[other] Kterých { $count } se odstraní?
}
arrakis-tie-spy = Více oblastí je stejně blízko cíli. Která se odhalí?
arrakis-tie-vision = Která karta jasnozřivosti se zamíchá zpět do balíčku?
arrakis-tie-stack = Více legií je stejně blízko cíli a stejně silných. Ke které se připojí?
arrakis-tie-marker = Více žetonů je stejně nízko. { $count ->
    [one] Který přijde na řadu první?
    [few] Které { $count } přijdou na řadu první?
   *[other] Kterých { $count } přijde na řadu jako první?
}

# Její stručná pravidla.
arrakis-rules-mahdi = Jeden hráč nebo dva spoluhráči proti automě Mahdí
arrakis-rules-mahdi-1 = Vedeš Atreidy a fremeny, dva spoluhráči se o ně dělí. Za kolo se odhalují jen dvě karty jasnozřivosti. Harkonnenové hrají podle priorit. Kde ty nechávají více stejných možností, bere automa první, nebo rozhoduješ ty: je to nastavení stolu.
arrakis-rules-mahdi-2 = Každé kolo se otočí dvě taktické karty: první říká, ve kterém sektoru se těží, druhá, který síč v jiném sektoru je cílem. Z každého harkonnenského balíčku přijde jedna karta lícem dolů do balíčku posil.
arrakis-rules-mahdi-3 = Po každém tvém tahu se hodí jedna harkonnenská kostka a hned se vyhodnotí; výsledek, který ukazují tři použité kostky, se hází znovu. Velitel, jehož speciální akce se hodí a lze ji použít, má přednost před obyčejnou akcí. Valy Harkonnenům nevadí.
arrakis-rules-mahdi-4 = Osady, které opustí, hlídají dva startovní žetony lícem dolů. Pod jejich ornitoptérami neotáčíš síče ani výsadkové žetony; jinde jim každý, který otočíš z vlastní vůle, přinese posilu, pokud to nezakáže Kosmická gilda.
arrakis-rules-mahdi-5 = Koření drží jejich žetony, aby neklesly, nejdřív nejnižší, a pak nejnižší zvedá; jsou-li všechny tři nahoře, přinese zbytek bod nadvlády. Na konci každého kola, když už nemáš jak vyhrát, stoupne nadvláda o jeden.
arrakis-rules-priorities = Co automa Mahdí s kostkou dělá
arrakis-rules-priorities-1 = Strategie a velení: zaútočí silnější legií na síč v dosahu (nejvyšší úroveň, největší rozdíl, bez ornitoptéry, cíl), jinak na slabší legii vedle některé své (nejsilnější, ta s pojmenovaným velitelem), jinak přesune až dvě legie k cíli.
arrakis-rules-priorities-2 = Síla je jedna za každou jednotku a velitele a dvě za každý žeton lícem dolů; je-li stejná, rozhodují figurky: bašár nebo naib 1, běžná jednotka, pojmenovaný velitel a žeton 2, elitní 3, sardaukar a fedajkin 4. Úroveň síče se nepočítá.
arrakis-rules-priorities-3 = Výsadek: tři běžné jednotky a velitel do osady s nejsilnější legií. Rod: dvě běžné jednotky nejblíž síči se stanou elitními, pak se umístí těžební vozidlo a ornitoptéra. Mentat: otočí se a vyhodnotí dvě karty, z každého balíčku jedna; co by nic nezměnilo, přijde k posilám.
arrakis-rules-priorities-4 = V bitvě odhazují Harkonnenové posily, aby měli šest kostek, nikdy neustupují, neplatí zásah za pokračování proti síči a přeruší útok, jen když jejich figurky stojí nejvýš za polovinu tvých. Když ustupuješ ty, vybíráš oblast ty, prázdné mají přednost.
arrakis-rules-solo = Otevřené body automy a jak jsou tu rozhodnuté
arrakis-rules-solo-pieces = Otevřené body figurek, karet a koření automy
arrakis-ruling-solo_ornithopter_limit = Automa použije nejvýše jednu ornitoptéru za kolo, jak říká kniha.
arrakis-ruling-solo_garrison_trigger = Startovní žetony přijdou do osady, když v ní po přesunu nebo postupu nezbude žádná jednotka.
arrakis-ruling-solo_rank_known = Automa vybírá síče podle skutečné úrovně, i ty, které leží lícem dolů.
arrakis-ruling-solo_advance = Po vyhraném útoku vždy postoupí.
arrakis-ruling-solo_merge = Legie se připojí k vedlejší, která stojí u cíle: sama od cíle k aspoň stejně silné, zdálky ke kterékoli. Obránce porazit nemusí: legie se spojují právě proto.
arrakis-ruling-solo_target_of_all = Dočasný cíl si automa vezme, když skutečný neporazí žádná z jejích legií, ať už kostka dovoluje hnout kteroukoli: kniha srovnává legie, ne kostky.
arrakis-ruling-solo_meanwhile = Dočasný cíl platí ve všem, nejen při přesunu, a to do konce kola.
arrakis-ruling-solo_full_stacks = Přesun nikdy nekončí v oblasti, kterou má automa plnou; projít jí smí.
arrakis-ruling-solo_full_town = Když v její nejsilnější osadě není místo pro žádnou jednotku, jdou jednotky výsadku do další a velitel jde s nimi.
arrakis-ruling-solo_shift_vehicles = Transportéry umísťuje jen ze zásoby a letouny jen do volných zón; ornitoptéry, které by k ničemu nebyly, nechá mimo, karyoly ne.
arrakis-ruling-solo_excess = Z přebytečných jednotek odcházejí běžné dřív než žetony lícem dolů, které se vracejí do svých zásob.
arrakis-ruling-solo_specials = Kteří její velitelé vezmou v bitvě speciální symboly a v jakém pořadí jdou do nádrže, vybíráš ty.
arrakis-ruling-solo_feyd = Feyd-Rautha útočí odtud, kde stojí, pokud může; jinak se přesune a pak zaútočí, pokud může. Stejně jedná legie z karty „Shaddama IV. přemohl hněv (útok)“: útok má přednost před přesunem.
arrakis-ruling-solo_carriers = Transportéry vojsk převezou nejbližší legii z osady k legii s volným místem, která je nejblíž cíli, kolik se jich vejde.
arrakis-ruling-solo_reinforcements = Posily, které přinese karta nebo tvůj výcvik, přicházejí střídavě z obou balíčků, nejdřív z toho, z něhož nebylo poslední odhození (jinak z balíčku rodu Harkonnenů); odhazují se nejdřív ty, které leží nejdéle.
arrakis-ruling-solo_token_late = Kostka, která nahrazuje benegesseritský žeton, slouží jen v tomto kole, i když pro ně přijde pozdě.
arrakis-ruling-solo_spice = Koření, které zbude, když už žádný žeton neklesne, zvedá žetony, nejdřív nejnižší, na který stačí, a tak dál, dokud stačí: automa neuskladní nic, co může utratit.
