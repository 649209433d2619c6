### Rod Hagal: protivníci ve hře pro jednoho nebo dva.

hagal-rival = Protivník { $number }
hagal-company-1 = Proti tobě hrají dva protivníci rodu Hagal; nikoho dalšího není třeba.
hagal-company-2 = Rod Hagal hraje jako třetí.

variant-difficulty = Síla protivníků
variant-difficulty-mercenary = Žoldnéř (nejslabší)
variant-difficulty-mercenary-help = Zkušený hráč vyhraje každou druhou hru, se Vzestupem Iksu každou třetí. Nejmírnější protivníci: začínají bez jednotek a Mistra meče mají v 5. kole. Ty máš o 1 solár a 1 koření víc a mentat stojí 2.
variant-difficulty-sardaukar = Sardaukar (běžná)
variant-difficulty-sardaukar-help = Zkušený hráč vyhraje každou čtvrtou hru, se Vzestupem Iksu každou dvanáctou. Každý protivník začíná se 3 jednotkami a kartou intrik a Mistra meče má ve 4. kole. Mentat stojí 5.
variant-difficulty-mentat = Mentat (silná)
variant-difficulty-mentat-help = Zkušený hráč vyhraje každou osmou hru, se Vzestupem Iksu každou dvacátou. Jako sardaukar, ale protivníci mají Mistra meče ve 3. kole a neposílají víc jednotek, než potřebují.
variant-difficulty-kwisatz_haderach = Kwisatz Haderach (nejsilnější)
variant-difficulty-kwisatz_haderach-help = Vyhraje málokdo. Jako mentat, a navíc nemůžeš najmout Mistra meče.
variant-rivals = Vůdci protivníků
variant-rivals-choose = vybíráš ty
variant-rivals-choose-help = Oba vůdce, proti kterým hraješ, vybíráš ty.
variant-rivals-random = losem
variant-rivals-random-help = Oba vůdce, proti kterým hraješ, určí los.
variant-escalation = Poslední střety
variant-escalation-plain = podle knihy
variant-escalation-plain-help = Protivník otočí v každém střetu jednu kartu, která mu dá meče.
variant-escalation-brutal = kruté
variant-escalation-brutal-help = Ve střetu III otočí každý protivník dvě karty, které mu dají meče.
variant-churn = Imperiální řada
variant-churn-none = podle knihy
variant-churn-none-help = Karty zůstávají v řadě, dokud je někdo nezíská.
variant-churn-dice = odklízejí ji kostky
variant-churn-dice-help = Po každém tvém tahu odhalení odklidí dvě kostky karty z řady.

## Karty

kind-hagal = karta rodu Hagal
hagal-entry = Hagal: { $card }
hagal-harvest-space = Nejbohatší pole s tvůrcem
hagal-new-deck = Nový balíček
hagal-line-goes = Vyšle agenta na pole { $space }, ať stojí cokoli.
hagal-line-gets = Místo toho, co dává pole: { $what }.
hagal-line-instead = S vlivem 2 nebo vyšším u Kosmické gildy jde protivník na pole { $space }: { $what }.
hagal-line-only = S vlivem 2 nebo vyšším u Kosmické gildy jde protivník na pole { $space }: { $what }.
hagal-line-nowhere = Jinak se otočí další karta.
hagal-line-compulsory = Má-li protivník už obě bitevní lodě venku, otočí se další karta.
hagal-line-signet = Potom se použije pečetní prsten protivníkova vůdce.
hagal-line-harvest = Vyšle agenta na volné pole s tvůrcem, na kterém je nejvíc bonusového koření; bez bonusového koření se otočí další karta.
hagal-line-reshuffle = Všechny karty se i s touto zamíchají do nového balíčku a otočí se další, také v boji.
hagal-line-swords = { $n ->
    [0] Otočená v boji nepřidá žádný meč.
    [one] Otočená v boji přidá 1 meč.
    [few] Otočená v boji přidá { $n } meče.
   *[other] Otočená v boji přidá { $n } mečů.
}
hagal-line-copies = { $n ->
    [one] 1 kopie.
    [few] { $n } kopie.
   *[other] { $n } kopií.
}

## Pečetní prsteny protivníků

hagal-signet-of = { $leader }: { $what }
hagal-no-signet = { "" }
hagal-signet-baron_vladimir_harkonnen = Zaplatí 1 solár za kartu intrik.
hagal-signet-glossu_the_beast_rabban = Získá 1 jednotku, s aliancí 2.
hagal-signet-count_ilban_richese = Získá 1 solár.
hagal-signet-duke_leto_atreides = Zaplatí 1 koření za 1 bod vlivu tam, kde je někdo před ním.
hagal-signet-countess_ariana_thorvald = Získá 1 vodu.
hagal-signet-earl_memnon_thorvald = Získá 1 koření.
hagal-signet-rhombur_vernius = Vezme si dílek technologie, pokud na něj má, jinak vyšle vyjednavače.
hagal-signet-hundro_moritani = Zaplatí 1 koření a pohne svou přepravní lodí.

## Otázky

ask-rivals = Proti kterým dvěma vůdcům hraješ? Jako protivníci mají jen schopnost, která stojí u jména. První sedí po tvé levici a začíná.
ask-first-rival = Který vůdce sedí po tvé levici a začíná? Jako protivníci mají vůdci jen schopnost, která stojí u jména. Každý rod hraje jen jednou.
ask-second-rival = Po tvé levici sedí { $leader }. Který vůdce je druhý protivník?
ask-for-rival = Rozhoduješ za protivníka: { $who }. Oslovení tu patří tomuto protivníkovi. { $what }
awaits-rivals = výběr protivníků
awaits-for_rival = rozhodnutí za protivníka: { $who }

## Záznam. Co protivník udělal, se říká s $person jako činy všech.

log-hagal-leaders = Protivníci: **{ $leaders }**
log-hagal-sent = **{ $who }** otáčí kartu *{ $card }* a vysílá { $there ->
    [there] tam agenta
   *[elsewhere] agenta na pole *{ $space }*
}
log-hagal-sent-at-last = **{ $who }** otáčí { $skipped ->
    [one] kartu, která nikam nevede,
    [few] { $skipped } karty, které nikam nevedou,
   *[other] { $skipped } karet, které nikam nevedou,
} pak kartu *{ $card }* a vysílá { $there ->
    [there] tam agenta
   *[elsewhere] agenta na pole *{ $space }*
}
log-hagal-passed = **{ $who }** nevysílá agenta: žádné pole není volné
log-hagal-flipped = **{ $who }** otáčí *{ FORM($cards, "acc") }* a { $n ->
    [0] nepřidává žádný meč
    [one] přidává 1 meč
    [few] přidává { $n } meče
   *[other] přidává { $n } mečů
}
log-hagal-freed = **{ $who }** bere **{ FORM($owner, "dat") }** *{ FORM($space, "acc") }*: teď nepatří nikomu
log-hagal-swordmaster = **{ $who }** získává Mistra meče
log-hagal-churned = Kostky odklízejí z řady { FORM($cards, "acc") }
log-hagal-cleared = Žádný odkrytý dílek technologie nenese znak rodu Hagal; hru opouští *{ $tiles }*
did-hagal-gave-intrigue = { $person ->
    [you] odevzdáváš
   *[other] odevzdává
} { FORM($cards, "acc") }

rival-water = Body za vodu
rival-solari = Body za soláry
rival-spice = Body za koření
rival-intrigue = Body za karty intrik

## Pravidla

hagal-rules-title = Rod Hagal, pro jednoho nebo dva
hagal-rules-ix-title = Rod Hagal a Vzestup Iksu
hagal-rules-who = V jednom nebo ve dvou se přidají protivníci: hrají bez místa u stolu, bez ruky a bez otázek. Ve všem se počítají za soupeře.
hagal-rules-turn = Protivník otáčí karty rodu Hagal, dokud některá nevede na volné pole, vyšle tam agenta a vezme si, co dává karta, místo toho, co dává pole. Nic neplatí. Na bojovém poli pošle do střetu jednotky, které získal, a až 2 další.
hagal-rules-harvest = Karta Těžba koření vede na pole s tvůrcem, na kterém je nejvíc bonusového koření, a když tam žádné není, nikam.
hagal-rules-combat = Když začíná boj, každý protivník, který bojuje, otočí kartu a přidá si její meče. Potom se jako vždy hrají bojové karty.
hagal-rules-two = Ve dvou: rod Hagal hraje po každém tahu agentem prvního hráče. Nebere zdroje, odměny ani body, ale bere aliance a pořadí ve střetu, a kde vyhraje, tam zruší ukazatel ovládnutí člověka.
hagal-rules-alone = Hra jednoho hráče: vedle tebe sedí dva vůdci, hrají v pořadí a chtějí vyhrát. Jejich pečetní prsteny působí, jejich ostatní schopnosti ne.
hagal-rules-points = Protivník promění 3 karty intrik, 3 vody, 7 solárů nebo 7 koření v bod, jakmile může. Přátelství a aliance se mu počítají jako tobě; bonus za vliv 4 ne.
hagal-rules-choices = Vliv bere protivník tam, kde ho má nejméně. O remíze i o všem ostatním, co má vybrat, rozhoduješ ty.
hagal-rules-brutal = Kruté poslední střety: ve střetu III otočí každý protivník, který bojuje, dvě karty rodu Hagal místo jedné a přidá si jejich meče.
hagal-rules-churn = Řada, kterou odklízejí kostky: po každém tvém tahu odhalení padnou dvě šestistěnné kostky. Každá určí místo v řadě od 1 do 5; karta z něj opouští hru a řada se doplní. Šestka neurčí nic a místo určené dvakrát ztrácí jen jednu kartu.
hagal-rules-ix-freighter = Přepravní loď protivníka stoupá na 2. stupeň a odtud se vrací: s 2 jednotkami, 1 bodem vlivu tam, kde ho protivník má nejméně, a s dividendami. Mezihvězdný obchod je mu otevřený při vlivu 2 u Gildy jako všem.
hagal-rules-ix-ships = Na bojovém poli posílá protivník do střetu bitevní lodě dřív než jednotky. Kde s některou vyhraje, zabere volné místo s ukazatelem soupeře, jinak bez ukazatele, jinak své: Imperiální pánev dřív než Arrakén a ten dřív než Kartágo.
hagal-rules-ix-tech = Hra jednoho hráče: protivník si bere nejdražší odkrytý dílek se znakem rodu Hagal, na který má, a platí nejdřív vyjednavači, pak kořením. Dokud žádný odkrytý dílek znak nenese, opouští hru vrchní dílek nejvyššího sloupce. Rod Hagal ve hře pro dva technologie nebere.
hagal-rules-ix-tiles = Protivníci používají své dílky podle pravidel. Výcvikové drony získávají jednotky hned a potom v prvním tahu každého kola. Výsadkové lodě provedou agenta kolem ostatních. Vlajková loď letí na bojové pole, když na to protivník má cenu i posádku. Špionážních družic se vzdá za bod, jakmile má 3 koření, Odpalovací zařízení bere bod, Sonické sondy si nechává a Vojenské transportéry posílají do střetu všechno, co přivezou.
hagal-rules-ix-hoards = Koření si protivník šetří, dokud nepřijde první střet III; od té chvíle je 7 koření bod.
hagal-signets-title = Pečetní prsteny protivníků
hagal-rulings-title = Protivníci: jak jsou rozhodnuté otevřené body
ruling-hagal-1 = Karta Bitevní loď přináší ve hře pro dva 2 jednotky.
ruling-hagal-2 = Meče karet rodu Hagal jsou podle nejúplnějšího seznamu, který známe.
ruling-hagal-4 = Ve dvou: kde rod Hagal vyhraje s bitevní lodí, zabere loď místo na jedno kolo. Zakryje, co tam leží, a co přináší ovládnutí, nemá nikdo.
ruling-hagal-7 = Zkušený protivník se před posláním do střetu podívá, o kolik vede nad nejsilnější jinou stranou; vede-li o 4 nebo víc, nechá jednotky a Vlajkovou loď doma, ale bitevní lodě pošle.
ruling-hagal-8 = Co protivník získá pečetním prstenem, přepravní lodí nebo dílkem v tahu na bojové pole, počítá se za získané v tom tahu.
ruling-hagal-9 = Hraje-li první hráč tah navíc, jedná rod Hagal po něm, jednou za každý tah agentem.
ruling-hagal-10 = Protivníci platí za efekt, kdykoli mohou.
ruling-hagal-17 = Epická hra je pro tři a čtyři hráče.
ruling-hagal-18 = Při remíze ve všem je člověk před protivníkem a ze dvou protivníků ten, který byl v posledním kole na řadě později.
