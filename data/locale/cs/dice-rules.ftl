### Hra s kostkami: karty rodů, stručná pravidla, rozhodnutí o otevřených bodech a co je rekonstruované.

## Karty

dice-kind-house = Rod
dice-kind-equipment = Vybavení
dice-kind-face = Strana kostky
dice-kind-region = Region
dice-card-players = { $players ->
    [one] Od 1 hráče.
    [few] Od { $players } hráčů.
   *[other] Od { $players } hráčů.
}
dice-card-forces = { $regular ->
    [0] {""}
    [one] 1 jednotka
    [few] { $regular } jednotky
   *[other] { $regular } jednotek
}{ $elite ->
    [0] {""}
   *[other] { $regular ->
        [0] {""}
       *[other] {" "}a{" "}
    }
}{ $elite ->
    [0] .
    [one] 1 velká jednotka o síle 2.
    [few] { $elite } velké jednotky o síle 2.
   *[other] { $elite } velkých jednotek o síle 2.
}
dice-card-leader = Vůdce: { $leader }, síla { $strength }.
dice-card-ability = { $name }{ $ally ->
    [yes] {" "}(i spojenci)
   *[no] {""}
}: { $text }
dice-card-region = { $zone ->
    [0] Ve středu, neutrální: žádné bitvy, žádná bouře, žádné vybavení.
   *[other] Zóna { $zone }.
}{ $strategic ->
    [yes] {" "}Strategický: počítá se k vítězství.
   *[no] {""}
}{ $desert ->
    [yes] {" "}Poušť: přicházející bouře tu ničí.
   *[no] {""}
}

dice-house-atreides-start = Začínají s oběma vůdci na kartě a se 2 jednotkami v nestrategickém regionu podle výběru.
dice-house-harkonnen-start = Začínají se 2 jednotkami a zbylým vybavením v nestrategickém regionu podle výběru; barona musí verbovat.
dice-house-fremen-start = Začínají s vůdcem na kartě a s 1 jednotkou v každém prázdném nestrategickém regionu.
dice-house-bene_tleilax-start = Začínají s vůdcem a 2 jednotkami na kartě a se 2 jednotkami na Polární propadlině.
dice-house-corrino-start = Začínají s vůdcem, 1 jednotkou, 1 sardaukarem a 3 kořením na kartě.
dice-house-guild-start = Začíná s vůdcem, 3 jednotkami a 1 kořením na kartě.
dice-house-bene_gesserit-start = Začínají s vůdkyní na kartě, se 3 jednotkami na Polární propadlině a s tajnou předpovědí.
dice-house-smugglers-start = Začínají s vůdcem na kartě a se 3 jednotkami na Polární propadlině.

dice-ability-duncan_idaho = Duncan Idaho
dice-ability-duncan_idaho-text = Dva vůdci: jeden nasazený platí za 3, oba společně za 5. V jednom verbování nejvýše jeden.
dice-ability-honourable_duel = Čestný souboj
dice-ability-honourable_duel-text = Po bitvě, ve které obě strany nasadily vůdce, přijdou tvé ztracené jednotky na tvou kartu.
dice-ability-piter_de_vries = Piter de Vries
dice-ability-piter_de_vries-text = Po hodu kostkami smíš otočit kostku vendety na Jed.
dice-ability-infiltration = Infiltrace
dice-ability-infiltration-text = Při útoku smíš proklouznout kolem opevnění; to zůstává.
dice-ability-people_of_the_desert = Lid pouště
dice-ability-people_of_the_desert-text = Jednotky o síle 2; ve vlastním tahu každá za dvě kostky, jako spojenec za jednu. Nevadí jim bouře ani Krysnůž.
dice-ability-worm_riding = Jízda na červovi
dice-ability-worm_riding-text = Když kostka koření ukazuje Šaj-Hulúda, počítají se všechny tvé jednotky, jako by s cílovým regionem sousedily.
dice-ability-axolotl_tanks = Axolotlové nádrže
dice-ability-axolotl_tanks-text = Po hodu kostkami urči rod: jeho kostky jsou při verbování tvoje. Ostatní tě zvou kterýmkoli znakem a ty verbuješ jeho kostkami.
dice-ability-face_dancers = Tvářoví tanečníci
dice-ability-face_dancers-dice = Na začátku tvých bitev nahradí každá nepoužitá kostka nepřátelského rodu jednu jeho jednotku tvou.
dice-ability-face_dancers-spice = Na začátku každé své bitvy smíš zaplatit 1 koření a nahradit jednu jednotku nepřítele svou.
dice-ability-gholas = Gholové
dice-ability-gholas-text = Ve svém tahu, kolikrát chceš: 1 koření přinese tvého vůdce ze zásoby na kartu.
dice-ability-salusa_secundus = Salusa Secundus
dice-ability-salusa_secundus-text = Při verbování lze místo dvou jednotek vzít sardaukara.
dice-ability-choam_office = Úřad CHOAM
dice-ability-choam_office-text = Každé neutracené koření z kostky přidá 2 do tvého skladu, nejvýše na 5. Utrácíš je ve svých tazích, nebo je dáváš spojenci.
dice-ability-shipping_mandate = Přepravní mandát
dice-ability-shipping_mandate-text = V tahu, ve kterém jiný rod přepravuje jinam než na Polární propadlinu, si uložíš 1 koření, nejvýše na 5.
dice-ability-ruthless_opportunism = Bezohledný oportunismus
dice-ability-ruthless_opportunism-text = Když do konce posledního kola nikdo nevyhraje, vyhráváš.
dice-ability-evacuation = Evakuace
dice-ability-evacuation-text = Tvé jednotky, které zasáhne bouře, a nenasazené jednotky po prohrané bitvě přijdou na tvou kartu.
dice-ability-plans_within_plans = Plány v plánech
dice-ability-plans_within_plans-text = Když bez spojence vyhraje rod, jehož vítězství předpovídáš, vyhráváš místo něj.
dice-ability-voice = Hlas
dice-ability-voice-text = Tvé nabídky spojenectví nelze odmítnout a k přepravě do regionů spojence nepotřebuješ souhlas.
dice-ability-prana_bindu = Výcvik prana-bindu
dice-ability-prana_bindu-text = Jed neodstraňuje tvé jednotky.
dice-ability-fortune_hunters = Lovci štěstí
dice-ability-fortune_hunters-text = Žádné verbování. Přepravuješ ze zásoby: 2 koření na Polární propadlinu, 1 jinam; vůdce se vrací za 2 koření. Zve tě kterákoli kostka.
dice-ability-shorter_route = Kratší cesta
dice-ability-shorter_route-text = Tvým cílovým regionem smí být kterýkoli region bez jednotek.

dice-equipment-fortification-text = Na začátku bitvy zničí jednu útočící jednotku a tím se spotřebuje. V pouštním regionu chrání jednotky před přicházející bouří.
dice-equipment-harvester-text = 2 koření pro hráče, který tam má jednotku, v jeho tahu. Může ho vzít Šaj-Hulúd; pod bouří nedává nic.
dice-equipment-ornithopter-text = Jednotky odtud se smějí přesunout do kteréhokoli cílového regionu. V pouštním regionu ji přicházející bouře zničí.

dice-face-poison-text = Smíš kdekoli odstranit 1 jednotku, jen ne tomu, kdo má žeton Špeha, ani Bene Gesserit.
dice-face-crysknife-text = Smíš kdekoli odstranit 1 jednotku, jen ne tomu, kdo má žeton Štítu, ani fremenům.
dice-face-hunter_seeker-text = Smíš kdekoli odstranit 1 jednotku; žádný žeton proti němu nechrání.
dice-face-snooper-text = Vezmeš si žeton Špeha ze společné zásoby nebo tomu, kdo ho má. Chrání před Jedem.
dice-face-shield-text = Vezmeš si žeton Štítu ze společné zásoby nebo tomu, kdo ho má. Chrání před Krysnožem.
dice-face-thumper-text = Vezmeš si žeton Tlukadla ze společné zásoby, pokud žádný nemáš. Jednou odláká Šaj-Hulúda.
dice-face-worm-text = Žádné koření z kostky ani z těžebních vozidel; jedno těžební vozidlo u tvých jednotek je ztraceno; bouře stojí. Kostka je hned zmrazená.

## Stručná pravidla

dice-rules-goal = Jak vyhrát
dice-rules-goal-1 = Pět regionů je strategických: Síč Habbanya, Síč Tabr, Kartágo, Arrakén a Tuekův síč. Na mapě mají věže.
dice-rules-goal-2 = Bez spojence vyhráváš, když jsi na konci vlastního tahu jediný rod aspoň ve 3 z nich (ve dvou hráčích ve 4).
dice-rules-goal-3 = Spojenci vyhrávají společně, když mají na konci tahu dohromady aspoň 4 z nich bez třetího rodu.
dice-rules-goal-4 = Když do konce 6. kola nikdo nevyhraje, vítězí Kosmická gilda, i když za ni nikdo nehraje.
dice-rules-goal-5 = Když jeden rod vyhraje bez spojence a Bene Gesserit to předpověděly, vyhrávají místo něj.
dice-rules-turn = Tah
dice-rules-turn-1 = Sedm kostek určuje, co smíš dělat. Co se ti hodí, si necháš, zbytek házíš znovu.
dice-rules-turn-2 = Jednotky čekají v zásobě. Kostky rodu je *verbují* na kartu rodu; koření je *přepravuje* z karty na mapu; kostka regionu určuje, do kterého regionu se *přesouvají*, a kde potkají jiné, tam se *bojuje*.
dice-rules-turn-3 = Pořadí je vždy stejné: kostky, spojenectví, verbování, vendeta (kostka, která odstraní jednotku nebo přinese žeton), přeprava, přesun, bitva, vybavení, bouře.
dice-rules-turn-4 = Koření vydrží jeden tah. Jen Corrinové a Gilda mají na kartě sklad, ve kterém nepropadá.
dice-rules-turn-5 = Vůdci bojují z karty rodu, nikdy na mapě. Počet všech žetonů je omezený.
dice-rules-turn-6 = Hraje se po směru hodinových ručiček nejvýše 6 kol. Rody se vybírají opačným směrem; první hráč vybírá poslední.
dice-rules-turn-7 = Ve dvou a ve třech hráčích spojenectví nejsou.
dice-rules-dice = Kostky
dice-rules-dice-1 = Hoď všemi sedmi, aspoň jednu zmraz, zbytek hoď znovu, dokud nejsou zmrazené všechny.
dice-rules-dice-2 = Čtyři kostky rodu slouží spojenectví a verbování, ostatní vendetě, koření a regionu.
dice-rules-dice-3 = Šaj-Hulúd na kostce koření je zmrazený hned a pro tento hod to stačí.
dice-rules-dice-4 = S Tlukadlem smíš místo toho zmrazit jinou kostku a kostku koření hodit znovu, pokud není poslední.
dice-rules-alliance = Spojenectví
dice-rules-alliance-1 = Od čtyř hráčů smíš pozvat jednoho hráče, jehož rod kostka ukazuje; Bene Tleilax a pašeráky kteroukoli kostkou.
dice-rules-alliance-2 = Spojenectví platí pro tento tah. Smíš použít schopnosti spojence označené „i spojenci“; spojenec tvoje nesmí.
dice-rules-alliance-3 = Spojenec verbuje jednotky kostkami svého rodu, smí přepravovat na tvé náklady a do cílového regionu se přesouvá po tobě.
dice-rules-alliance-4 = V bitvách používáš jednotky spojence jako vlastní; jeho vůdce jen tehdy, když je nabídne.
dice-rules-alliance-5 = Dokud na pozvání nepřijde odpověď, můžeš čekat, nebo pokračovat vším, co na ní nezávisí: verbováním, vendetou, přepravou a vlastním přesunem.
dice-rules-recruitment = Verbování
dice-rules-recruitment-1 = Každá kostka tvého rodu přinese 1 jednotku nebo 1 vůdce ze zásoby na tvou kartu.
dice-rules-recruitment-2 = Sardaukar se počítá za dvě jednotky; jednotka fremenů stojí v jejich tahu dvě kostky.
dice-rules-recruitment-3 = Kostka slouží jen jednomu verbování.
dice-rules-vendetta = Vendeta
dice-rules-vendetta-1 = Jed, Krysnůž a Hledač-lovec smějí odstranit jednu jednotku z mapy do zásoby toho, komu patří.
dice-rules-vendetta-2 = Špeh chrání před Jedem, Štít před Krysnožem; před Hledačem-lovcem nic.
dice-rules-vendetta-3 = Jednotky pod bouří jsou v bezpečí; jednotky na Polární propadlině ne.
dice-rules-vendetta-4 = Špeh, Štít a Tlukadlo ti přinesou svůj žeton.
dice-rules-shipping = Přeprava
dice-rules-shipping-1 = Máš koření z kostky a 2 za každé těžební vozidlo v regionu s tvou jednotkou, který není pod bouří.
dice-rules-shipping-2 = 1 koření přepraví jednotku z karty na Polární propadlinu nebo do regionu, kde máš jednotku.
dice-rules-shipping-3 = Do regionu, kde stojí jen tvůj spojenec, přepravuješ podle dohody.
dice-rules-shipping-4 = Do regionu pod bouří se nepřepravuje nic.
dice-rules-shipping-5 = Šaj-Hulúd na kostce koření znamená žádné koření, ani z těžebních vozidel, a ztrácíš jedno těžební vozidlo, které stojí u tvých jednotek.
dice-rules-deals = Dohody
dice-rules-deals-1 = Hráč na tahu i spojenec smějí při přepravě otevřít formulář dohody.
dice-rules-deals-2 = Dohoda jmenuje regiony spojence, které se otevřou, jednotky spojence, za které hráč na tahu zaplatí, a koření, které dá spojenec Corrino.
dice-rules-deals-3 = Odpovídá se ano, ne nebo jednou protinabídkou; jakmile je přijatá, hned se provede a znovu se na ni nikdo neptá.
dice-rules-deals-4 = Na souhlas a dary spojence není třeba odpovídat. Bez dohody není souhlas.
dice-rules-movement = Přesun
dice-rules-movement-1 = Cílem je region s číslem z kostky regionu, nebo Polární propadlina.
dice-rules-movement-2 = Kterékoli tvé jednotky se do něj přesunou ze sousedních regionů a z regionů s ornitoptérou; potom jednotky spojence.
dice-rules-movement-3 = Do bouře ani z bouře se nic nepřesouvá.
dice-rules-battle = Bitva
dice-rules-battle-1 = Kde potkáš rod, který není tvým spojencem, mimo Polární propadlinu a bouři, tam útočíš; pořadí určuješ ty.
dice-rules-battle-2 = Brání-li se více rodů, velí ten, který byl na tahu naposledy, a používá jednotky ostatních.
dice-rules-battle-3 = Obě strany tajně nasadí jednotky a vůdce. Jednotky platí za 1, velké za 2, vůdci podle síly, která je na nich.
dice-rules-battle-4 = Vyhrává vyšší součet; při remíze obránce.
dice-rules-battle-5 = Co obě strany nasadily, je ztraceno; poražený ztrácí i ostatní jednotky na místě.
dice-rules-battle-6 = Vůdci se nabízejí veřejně, dřív než kdo nasadí. Ztraceného vůdce lze koupit zpět při přepravě, před bitvou nebo po poslední.
dice-rules-equipment = Vybavení
dice-rules-equipment-1 = Ovládáš-li cílový region, smíš vrátit jeho žeton a umístit jeden ze zásoby.
dice-rules-equipment-2 = Ovládat znamená mít tam jednotku, zatímco třetí rod tam není; spojenec tam být smí.
dice-rules-equipment-3 = Ne na Polární propadlině a ne pod bouří.
dice-rules-equipment-4 = Vedle nasazení do poslední bitvy to smíš rozhodnout předem a tajně: platí to, bude-li region potom tvůj.
dice-rules-storm = Bouře
dice-rules-storm-1 = Ukazuje-li kostka koření 3, 4 nebo 5, postoupí bouře o jednu zónu ve směru šipky na kostce regionu.
dice-rules-storm-2 = V každém pouštním regionu, kam dorazí, ztrácí každý rod jednu jednotku, za opevněním žádnou.
dice-rules-storm-3 = Ornitoptéra v takovém regionu je zničena.
dice-rules-storm-4 = Pod bouří: žádná přeprava dovnitř, žádný přesun, žádná vendeta, bitva, vybavení ani těžba. K vítězství se jednotky pod ní počítají.
dice-rules-silence = Když někdo mlčí, až lhůta vyprší
dice-rules-silence-1 = Pozvání a dohoda jsou odmítnuty; nenabízí se žádný vůdce, nic se nepřesouvá ani nepřepravuje.
dice-rules-silence-2 = Verbuje se co nejvíc jednotek; vendetou nikdo nepadne.
dice-rules-silence-3 = Nasazení do bitvy je takové, jaké si stůl zvolil; bouře bere běžnou jednotku.
dice-rules-silence-4 = Všechny kostky se zmrazí, jak leží, a cílem je Polární propadlina.
dice-rules-options = Co si tento stůl zvolil
dice-rules-option = { $option }: { $choice }.

## Co je rekonstruované

dice-rules-reconstructed = Co je rekonstruované
dice-rules-lost = Obrázek mapy a všechny ikony jsou ztracené. Zóny 4 a 5, pět strategických regionů a pouště pravidla uvádějí; říkají i to, že sousedí Arrakén s Kartágem a Síč Tabr s Kartágem.
dice-rules-deduced = Čísla zón ({ $zones }) jsou odvozená; umísťují regiony: { $regions }.
dice-rules-borders = Rekonstruované hranice, jistota { $confidence }: { $borders }.
dice-rules-border = { $a } – { $b }
dice-confidence-high = vysoká
dice-confidence-medium = střední
dice-confidence-low = nízká
dice-rules-arrows = Které dvě strany kostky regionu ukazují na západ, je rekonstruované; jejich počet a to, že 6 ukazuje na východ, pravidla uvádějí.
dice-rules-track = Z cesty bouře kolem mapy pravidla uvádějí jen krok ze zóny 5 na východ do zóny 4.

## Rozhodnutí o otevřených bodech

dice-rules-rulings = Otevřené body { $first } až { $last }
dice-ruling-1 = R1. Hraje se po směru hodinových ručiček; jen výběr rodů jde opačně.
dice-ruling-2 = R2. Stručný přehled průběhu hry popisuje tah, ne kolo.
dice-ruling-3 = R3. Tah má devět kroků; ověření vítězství následuje samo.
dice-ruling-4 = R4. „Reorganizace“ a „vybavení“ jsou jeden a týž krok.
dice-ruling-5 = R5. Symbol bouře na 3, 4 a 5 pohne bouří; Šaj-Hulúd nikdy.
dice-ruling-6 = R6. Bouře nikdy nevstoupí na Polární propadlinu.
dice-ruling-7 = R7. Vybavení se nikdy nepřesouvá. Odchází krokem vybavení, použitým opevněním, Šaj-Hulúdem nebo bouří.
dice-ruling-8 = R8. Všechny žetony začínají v zásobě kromě těch, které umístí příprava některého rodu.
dice-ruling-9 = R9. Těžební vozidla se počítají na začátku přepravy.
dice-ruling-10 = R10. Koření z kostky lze utrácet od konce hodu kostkami, koření z těžebních vozidel od začátku přepravy.
dice-ruling-11 = R11. Těžební vozidlo platí hráči, který tam má aspoň jednu jednotku, ať region ovládá, nebo ne.
dice-ruling-12 = R12. K přepravě do regionu tam stačí mít jednotku, není nutné ho ovládat.
dice-ruling-13 = R13. Spojenec přepravuje na Polární propadlinu, do regionu, kde má jednotku, nebo se souhlasem do regionu hráče na tahu.
dice-ruling-14 = R14. V příkladu z pravidel začínají Atreidové se 2 jednotkami v Arrakénu; číslo 3 je tisková chyba.
dice-ruling-15 = R15. V příkladu z pravidel je 1 koření z kostky koření.
dice-ruling-16 = R16. Kostka regionu ukazuje čísla zón; dva regiony mohou mít stejné.
dice-ruling-17 = R17. Ke kroku vybavení stačí ovládat cílový region teď, i když byl ovládaný už předtím.
dice-ruling-18 = R18. Aby hráč na tahu region ovládal, musí tam mít jednotku a nesmí tam být třetí rod; spojenec tam být smí.
dice-ruling-19 = R19. Hlas ruší potřebu souhlasu s místem přepravy; zda zaplatí, rozhoduje pořád ten, kdo platí.
dice-ruling-20 = R20. Špeh chrání jen před Jedem, Štít jen před Krysnožem, před Hledačem-lovcem nic.
dice-ruling-21 = R21. Vítězství spojenců se ověřuje jen na konci tahu, ve kterém spojenectví trvá.
dice-ruling-22 = R22. K vítězství spojenců se region s třetím rodem nepočítá; přísnější výklad je možnost.
dice-ruling-23 = R23. Když po 6. kole nikdo nevyhrál, vítězí Gilda; nehraje-li za ni nikdo, nevítězí u stolu nikdo.
dice-ruling-24 = R24. Bene Gesserit smějí předpovědět kterýkoli jiný rod ve hře, nebo Gildu, i když za ni nikdo nehraje.
dice-ruling-25 = R25. Bitvu vyhrává vyšší celková síla, ne počet jednotek.
dice-ruling-26 = R26. Čestný souboj zachrání nasazené jednotky a po porážce i ostatní; ne jednotku, kterou zničí opevnění.
dice-ruling-27 = R27. Dvojí zápis síče Tabr je jeden region.
dice-ruling-28 = R28. Gilda získá nejvýše 1 koření za tah, za přepravu jiných rodů; přeprava spojence se počítá.
dice-ruling-29 = R29. 2 až 8 hráčů.
dice-ruling-30 = R30. Harkonnenové nesmějí začít v regionu, který si vybrali Atreidové.
dice-ruling-31 = R31. Jedna nabídka spojenectví za tah; další po odmítnutí jsou možnost.
dice-ruling-32 = R32. Corrinové smějí určit, které koření se utratí nejdřív; jinak platí pořadí těžební vozidla, sklad, kostka. Ve skladu nikdy není víc než 5.
dice-ruling-33 = R33. Vůdce fremenů stojí jednu kostku.
dice-ruling-34 = R34. Pašeráci přepravují na obvyklá místa a ve vlastním tahu smějí najmout svého vůdce; jako spojenci neverbují a přepravují ze zásoby za své ceny na náklady hráče na tahu. Jednotky, které na jejich kartu přinesla schopnost spojence, se přepravují za stejné ceny.
dice-ruling-35 = R35. Tvářoví tanečníci pomáhají útočníkovi v jeho vlastním tahu, po opevnění a před nasazením, jednotkami ze zásoby. Kostka slouží jednou za tah; za koření je to jednou za bitvu. Nezbude-li žádný nepřítel, nebojuje se.
dice-ruling-36 = R36. Bene Tleilax pozvaní znakem třetího rodu verbují všemi kostkami s tímto znakem.
dice-ruling-37 = R37. Obraně velí první nepřátelský rod proti pořadí tahů.
dice-ruling-38 = R38. Opevnění, které zničí poslední útočící jednotku, se spotřebuje a nebojuje se. Působí proti hráči na tahu v každé bitvě.
dice-ruling-39 = R39. Začínat pod bouří je dovolené a nic to nestojí.
dice-ruling-40 = R40. Šaj-Hulúd smí vzít těžební vozidlo pod bouří, a je-li jediné, musí.
dice-ruling-41 = R41. Odstranění vendetou není povinné; lze zvolit kteroukoli nechráněnou jednotku, i vlastní a spojencovu.
dice-ruling-42 = R42. Tlukadlo na kostce nemá efekt, když už ho máš nebo žádné nezbývá.
dice-ruling-43 = R43. Který žeton vezme bouře, volí ten, komu patří.
dice-ruling-44 = R44. Hráč, který straně velí, volí jednotku po jednotce, čí jednotky se nasadí.
dice-ruling-45 = R45. Strana smí nasadit více vůdců.
dice-ruling-46 = R46. Schopnosti, které smějí použít spojenci: Čestný souboj, Infiltrace, Piter de Vries (možnost), Jízda na červovi, Gholové, Úřad CHOAM, Evakuace, Kratší cesta. Ikony jsou ztracené; tři dokládá text, ostatní jsou odhad.
dice-ruling-47 = R47. Při Šaj-Hulúdovi se jako sousední počítají i jednotky spojeneckých fremenů.
dice-ruling-48 = R48. Region je neobsazený, když v něm není jednotka žádného rodu; nesmí nad ním být bouře.
dice-ruling-49 = R49. Dohody o přepravě a jejím placení v rámci tahu zavazují a provedou se; jiné sliby jsou volné řeči.
dice-ruling-50 = R50. Kde nepřítele potká jen spojenec, tam se nebojuje.
dice-ruling-51 = R51. Spojenec se třemi strategickými regiony nevyhrává na konci cizího tahu bez spojence.
dice-ruling-52 = R52. Evakuace a Čestný souboj nezachrání jednotky před opevněním, vendetou ani Tvářovými tanečníky.
dice-ruling-53 = R53. Spojenec nesmí přepravovat proti vůli hráče na tahu, který platí.
dice-ruling-54 = R54. Po vyhrané bitvě zůstávají nenasazené jednotky v regionu; Evakuace je nepřesune.
dice-ruling-55 = R55. Spojenec Harkonnenů používá Pitera de Vriese mezi krokem spojenectví a krokem vendety; nabízí se v kroku vendety, i Harkonnenům.
dice-ruling-56 = R56. Žeton, který kostka vendety ukazuje, se bere vždy: kniha pravidel říká, že si ho vezmeš, ne že smíš.
dice-ruling-57 = R57. Piter de Vries otočí kostku na Jed, jen aby odstranil jednotku. Otočit ji a všechny ušetřit se nenabízí, aby žeton nepropadl pro nic.
dice-ruling-58 = R58. Hráč na tahu smí o vybavení rozhodnout dřív, než se přesune opozdilý spojenec. Rozhodnutí platí, jen když hráč region v kroku vybavení ovládá.
dice-ruling-59 = R59. Schopnost spojence, která zachraňuje jednotky, lze odmítnout. Ptáme se pašeráků a Bene Tleilax, protože umějí použít jednotky ze zásoby; pro všechny ostatní rody je lepší karta.
