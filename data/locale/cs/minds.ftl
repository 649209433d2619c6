### Hráči, za které hraje bot: co říkají o svých odpovědích.
### Důvod je věta (přináší to …), co přináší, stojí ve 4. pádě.

mind-for = přináší to { $gained }
mind-for-both = přináší to { $gained }; a také { $also }
mind-equal = ostatní volby mají stejnou cenu
mind-as-good = { $reason }; jiná volba má stejnou cenu
mind-keeps = připravuje to, co přijde
mind-enough = na jeden tah to stačí
mind-by-chance = náhodná volba

mind-level-novice = začátečník
mind-level-steady = rozvážný
mind-level-sharp = bystrý
mind-manner-warlike = bojovný
mind-manner-diplomat = diplomatický
mind-manner-merchant = šetrný
mind-manner-schemer = úskočný
mind-manner-even = vyrovnaný
mind = { $manner ->
    [warlike] bojovný přítel
    [diplomat] diplomatický přítel
    [merchant] šetrný přítel
    [schemer] úskočný přítel
   *[other] vyrovnaný přítel
}, { $level }
mind-said = *{ $who }:* { $reason }.
mind-said-deed = *{ $who }:* { $deed }: { $reason }.

## Z čeho se skládá postavení ve hře Duna: Impérium

imperium-part-vp = { $n ->
    [one] vítězný bod
    [few] { $n } vítězné body
   *[other] { $n } vítězných bodů
}
imperium-part-solari = { $n ->
    [one] 1 solár
    [few] { $n } soláry
   *[other] { $n } solárů
}
imperium-part-spice = { $n } koření
imperium-part-water = { $n ->
    [one] 1 vodu
    [few] { $n } vody
   *[other] { $n } vod
}
imperium-part-troop = { $n ->
    [one] jednotku
    [few] { $n } jednotky
   *[other] { $n } jednotek
}
imperium-part-intrigue = { $n ->
    [one] kartu intrik
    [few] { $n } karty intrik
   *[other] { $n } karet intrik
}
imperium-part-influence = vliv
imperium-part-alliance = krok k alianci
imperium-part-swordmaster = Mistra meče
imperium-part-council = křeslo v Nejvyšší radě
imperium-part-card = lepší balíček
imperium-part-icon = balíček, který vede na víc polí
imperium-part-trash = tenčí balíček
imperium-part-control = ovládnutí místa
imperium-part-tech = technologii
imperium-part-dreadnought = { $n ->
    [one] bitevní loď
    [few] { $n } bitevní lodě
   *[other] { $n } bitevních lodí
}
imperium-part-freighter = postup přepravní lodi
imperium-part-negotiator = { $n ->
    [one] vyjednavače
    [few] { $n } vyjednavače
   *[other] { $n } vyjednavačů
}

imperium-aim-friendship = vliv 2 u { FORM($faction, "gen") }, tedy vítězný bod
imperium-aim-alliance = alianci s { FORM($faction, "ins") }, tedy vítězný bod
imperium-aim-defends = alianci s { FORM($faction, "ins") }, která je tak v bezpečí
imperium-aim-first-step = vliv 1 u { FORM($faction, "gen") }, krok od vítězného bodu
imperium-aim-step = vliv { $n } u { FORM($faction, "gen") } (s vlivem { $alliance } lze získat alianci)
imperium-aim-swordmaster = Mistra meče, třetího agenta v každém kole
imperium-aim-council = křeslo v Nejvyšší radě, 2 body přízně v každém kole
imperium-aim-agent = o jednoho agenta víc v tomto kole
imperium-aim-control = ovládnutí pole { $space }
imperium-aim-saves = { $n ->
    [one] 1 solár
    [few] { $n } soláry
   *[other] { $n } solárů
}, celkem { $have } z potřebných { $cost } na pole { $space }
imperium-aim-saved = { $n ->
    [one] 1 solár
    [few] { $n } soláry
   *[other] { $n } solárů
}, dost na pole { $space }
imperium-aim-leads = sílu { $n } ve střetu { $conflict }, další má { $others }
imperium-aim-alone = sílu { $n } ve střetu { $conflict }, kde ještě nikdo jiný nebojuje
imperium-aim-ties = sílu { $n } ve střetu { $conflict }, stejnou jako nejsilnější soupeř
imperium-aim-joins = sílu { $n } ve střetu { $conflict }, nejsilnější tam má { $others }
imperium-aim-second = sílu { $n } ve střetu { $conflict }, zatím druhé místo (nejsilnější má { $others })
imperium-aim-third = sílu { $n } ve střetu { $conflict }, zatím třetí místo (nejsilnější má { $others })
imperium-aim-level = sílu { $n } ve střetu { $conflict }, stejnou jako další soupeř (nejsilnější má { $others })
imperium-aim-freighter = postup přepravní lodi na { $n }. stupeň, odkud po návratu přinese víc
imperium-aim-tech = dílek technologie { $tile }
imperium-aim-acquires = { FORM($card, "acc") } do balíčku
imperium-aim-trashes = tenčí balíček bez { FORM($card, "gen") }
imperium-aim-draws = { $n ->
    [one] kartu do ruky
    [few] { $n } karty do ruky
   *[other] { $n } karet do ruky
}
imperium-aim-persuasion = { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
} přízně na získání karet
imperium-deed-sent = { $card } na pole { $space }

imperium-idle-turn-done = v tomto tahu je všechno hotové
imperium-idle-reveals = odhalené karty dají přízeň a meče
imperium-idle-buys-nothing = za tuto cenu žádná karta balíček nezlepší
imperium-idle-stays = jednotky zůstávají ve střetu, kde mohou získat víc
imperium-idle-controls = ovládnutí tohoto pole má největší cenu
imperium-idle-retreats = jednotky, které tu už víc nezískají, ustupují
imperium-idle-sets-aside = tuto kartu půjde získat levněji a nikdo jiný ji nedostane
imperium-idle-acquires = tato karta pomůže balíčku nejvíc
imperium-idle-remembers = tuto kartu je nejlepší mít zpátky
imperium-idle-plot = karta tajných plánů zlepší zbytek tahu
imperium-idle-send = agent uzavře pole, které chtějí jiní
imperium-idle-keeps-troops = v pozdějším střetu mají jednotky větší cenu
imperium-idle-deploy = s jednotkami to ostatní ve střetu mají těžší
imperium-idle-back = jiná karta jde na lepší pole
imperium-idle-keeps-cards = každá z těchto karet ještě k něčemu je
imperium-idle-leaves = co to stojí, je potřeba jinde
imperium-idle-takes = je to zadarmo
imperium-idle-discards = co zůstane, je užitečnější
imperium-idle-loses-influence = tento krok má nejmenší cenu
imperium-idle-leader = tento vůdce tu vyhrává častěji než jiní
imperium-idle-defends = místo stojí za obranu
imperium-idle-does-not-defend = bitevní loď nebo jednotka je potřeba jinde
imperium-idle-no-card = žádná karta v ruce by teď nepomohla
imperium-idle-leads = náskok stačí i bez další karty
imperium-idle-saves-cards = v pozdějším střetu mají karty v ruce větší cenu
imperium-idle-keeps-plots = karty intrik budou mít později větší cenu
imperium-idle-heir = tento soupeř je nejvíc pozadu
imperium-idle-rival = tento soupeř je nejsilnější
imperium-idle-voice = toto pole chtějí soupeři nejvíc
imperium-idle-secret = na ostatních počítadlech se stoupá snáz i bez žetonů
imperium-idle-to-top = karta přijde do ruky dřív
imperium-idle-to-discard = do konce hry na tom nesejde
imperium-idle-units = tyto síly změní střet nejvíc
imperium-idle-put-under = tyto karty mají nejmenší cenu
imperium-idle-for-rival = protivníkovi to pomůže nejméně
imperium-idle-negotiators = koření má větší cenu než tito vyjednavači
imperium-idle-keeps-negotiators = vyjednavači mohou později zlevnit jiný dílek technologie
imperium-idle-freighter-waits = přepravní loď čeká na lepší odměnu
imperium-idle-freighter-home = přepravní loď přiveze odměny svého stupně
imperium-idle-owed = tento efekt tahu nelze vynechat
imperium-idle-plan-ahead = tato karta je v prvním tahu potřeba nejméně
imperium-idle-for-rival-any = bot takové volby protivníka neporovnává
imperium-idle-space = efekty tohoto pole mají teď největší cenu
imperium-idle-last-moment = zahrát ji lze jen teď
imperium-idle-does = tento efekt se teď vyplatí
imperium-idle-tile = efekt tohoto dílku má největší cenu teď
imperium-idle-goes-on = v tomto tahu se ještě dá udělat něco užitečného

## Z čeho se skládá postavení v kostkové hře

dice-part-region = { $n ->
    [one] strategický region
    [few] { $n } strategické regiony
   *[other] { $n } strategických regionů
}
dice-part-foothold = opěrný bod ve strategickém regionu
dice-part-force = { $n ->
    [one] jednotku na mapu
    [few] { $n } jednotky na mapu
   *[other] { $n } jednotek na mapu
}
dice-part-card = { $n ->
    [one] jednotku na kartu rodu
    [few] { $n } jednotky na kartu rodu
   *[other] { $n } jednotek na kartu rodu
}
dice-part-leader = { $n ->
    [one] vůdce
    [few] { $n } vůdce
   *[other] { $n } vůdců
}
dice-part-spice = { $n } koření
dice-part-token = žeton
dice-part-equipment = vybavení

dice-aim-holds = region { $region } bez cizích jednotek
dice-aim-foothold = opěrný bod v regionu { $region }
dice-aim-snooper = žeton Špeha, který chrání před Jedem
dice-aim-shield = žeton Štítu, který chrání před Krysnožem
dice-aim-thumper = žeton Tlukadla, které jednou odláká Šaj-Hulúda
dice-idle-freeze-own = kostky se znakem rodu verbují jednotky
dice-idle-freeze-region = do některého regionu této zóny se vyplatí přesunout
dice-idle-freeze-spice = tolik koření nový hod v průměru nepřinese
dice-idle-freeze-vendetta = tato strana kostky vendety stojí za použití
dice-idle-freeze-least = aspoň jedna kostka musí zůstat a tato volba pomůže nejvíc
dice-idle-freeze-none = ostatní kostky mohou v dalším hodu padnout lépe
dice-idle-invite = se spojencem je tento tah silnější
dice-idle-alone = žádný spojenec nestojí za kostky, které si spojenectví vezme
dice-idle-accepts = spojenec má z tohoto tahu víc než divák
dice-idle-refuses = kdo se ptá, má příliš blízko k vítězství bez spojence
dice-idle-ships-nothing = nic dalšího se teď přepravit nevyplatí
dice-idle-target = jednotky mohou tento region získat
dice-idle-sink = v ostatních regionech teď není co získat
dice-idle-stays = jednotek je třeba tam, kde stojí
dice-idle-spares = zasáhnout by šlo jen jednotky na stejné straně
dice-idle-leaves-die = žeton je cennější než oběť
dice-idle-kills = oslabí to nejnebezpečnějšího soupeře v dosahu
dice-idle-commits-enough = stačí to proti tomu, co nepřítel nejspíš nasadí
dice-idle-commits-all = nepřítel vypadá silněji, ale může nasadit méně
dice-idle-offers-leader = s tímto regionem může spojenectví vyhrát
dice-idle-keeps-leaders = tato bitva hru nerozhodne, a tak vůdci zůstávají
dice-idle-keeps-equipment = tamní vybavení se hodí tak, jak je
dice-idle-equips = toto vybavení se tam hodí víc
dice-idle-house = tento rod patří k těm, které vyhrávají častěji
dice-idle-start = blízko jsou strategické regiony, které se snadno získají
dice-idle-predicts = Kosmická gilda vyhrává, když nevyhraje nikdo jiný
dice-idle-no-deal = dohody nechávají přátelé lidem
dice-idle-leaves-dice = spojenci tak zbude nejméně kostek
dice-idle-symbol = tento rod je na nejvíc kostkách
dice-idle-turn-done = v tomto tahu je všechno hotové
dice-idle-worm = Tlukadlo je cennější než to, co červ vezme
dice-idle-thumper = to, co by červ vzal, je cennější než Tlukadlo
dice-idle-battle = v této bitvě jde o nejcennější region

## Z čeho se skládá postavení ve Válce o Arrakis

arrakis-part-supremacy = { $n ->
    [one] krok nadvlády
    [few] { $n } kroky nadvlády
   *[other] { $n } kroků nadvlády
}
arrakis-part-marker = { $n ->
    [one] krok jasnozřivosti
    [few] { $n } kroky jasnozřivosti
   *[other] { $n } kroků jasnozřivosti
}
arrakis-part-regular = { $n ->
    [one] běžnou jednotku
    [few] { $n } běžné jednotky
   *[other] { $n } běžných jednotek
}
arrakis-part-elite = { $n ->
    [one] elitní jednotku
    [few] { $n } elitní jednotky
   *[other] { $n } elitních jednotek
}
arrakis-part-special = { $n ->
    [one] speciální elitní jednotku
    [few] { $n } speciální elitní jednotky
   *[other] { $n } speciálních elitních jednotek
}
arrakis-part-token = { $n ->
    [one] výsadkový žeton
    [few] { $n } výsadkové žetony
   *[other] { $n } výsadkových žetonů
}
arrakis-part-leader = { $n ->
    [one] velitele
    [few] { $n } velitele
   *[other] { $n } velitelů
}
arrakis-part-named = { $n ->
    [one] pojmenovaného velitele
    [few] { $n } pojmenované velitele
   *[other] { $n } pojmenovaných velitelů
}
arrakis-part-card = { $n ->
    [one] plánovací kartu
    [few] { $n } plánovací karty
   *[other] { $n } plánovacích karet
}
arrakis-part-bene_gesserit = benegesseritský žeton
arrakis-part-worm = { $n ->
    [one] písečného červa
    [few] { $n } písečné červy
   *[other] { $n } písečných červů
}
arrakis-part-sign = { $n ->
    [one] červí výstrahu
    [few] { $n } červí výstrahy
   *[other] { $n } červích výstrah
}
arrakis-part-spice = { $n } koření
arrakis-part-row = přízeň Impéria
arrakis-part-march = dobré postavení
arrakis-part-attack = kořist bitvy
arrakis-part-vision = jasnozřivost, která se blíží
arrakis-part-danger = bezpečí
arrakis-part-spite = ztráty nepřítele
arrakis-aim-vision-near = kartu jasnozřivosti { $card }, která se blíží splnění
arrakis-aim-vision-true = kartu jasnozřivosti { $card }, jejíž podmínka je splněna
arrakis-aim-way = postup legie k cíli { $area }
arrakis-aim-station = postup legie ke stanici
arrakis-aim-harvest = těžební vozidla, která mohou přinést koření ({ $n })
arrakis-aim-battle = kořist bitvy v oblasti { $area }
arrakis-aim-safer = větší bezpečí v oblasti { $area }
arrakis-idle-end = žádná akce bez kostky by teď nic nepřinesla
arrakis-idle-die = tento výsledek se tu hodí nejvíc
arrakis-idle-keeps-token = v pozdějším kole má žeton větší cenu
arrakis-idle-spare-die = druhá kostka se bude hodit víc
arrakis-idle-keeps-cards = karty mají větší cenu než kostky, které by přidaly
arrakis-idle-losses = tyto ztráty vyjdou nejlevněji
arrakis-idle-vehicles = transportéry tam pomohou nejvíc
arrakis-idle-spare-vehicle = druhá ornitoptéra je potřeba víc
arrakis-idle-supply = co je na plánu, zůstane na místě
arrakis-idle-stands = legie stojí nejlépe tam, kde jsou
arrakis-idle-adds-dice = víc kostek může tuto bitvu rozhodnout
arrakis-idle-saves-harvester = těžební vozidlo bude dál přinášet koření
arrakis-idle-keeps-row = žeton zůstane na svém řádku a žádná sankce nepřijde
arrakis-idle-desert = pouštní síla ohrožuje legie Harkonnenů
arrakis-idle-card = efekt této karty má teď největší cenu
arrakis-idle-keeps-hand = karty budou mít větší cenu později
arrakis-idle-leader = velitel posílí legii
arrakis-idle-leaders-stay = velitelé jsou na svých místech dost v bezpečí
arrakis-idle-special = tento speciální symbol změní bitvu nejvíc
arrakis-idle-leaders-go = tito velitelé se nejvíc hodí u jednotek, které se přesouvají
arrakis-idle-units-go = tyto jednotky jdou a zbytek legie je užitečnější tam, kde je
arrakis-idle-holds = o tuto oblast se vyplatí bojovat
arrakis-idle-die-strategy = legie se přesunou na lepší místa, nebo zaútočí
arrakis-idle-die-leadership = legie s veliteli se přesunou na lepší místa, nebo zaútočí
arrakis-idle-die-deployment = na plán přijdou nové jednotky nebo velitelé
arrakis-idle-die-mentat = do ruky přijdou nové plánovací karty
arrakis-idle-die-house = na plán přijdou lepší jednotky nebo další transportéry
arrakis-idle-part = zbytek legie zůstane bránit oblast { $area }
arrakis-idle-strike = červ zaútočí na legii v oblasti { $area }
arrakis-idle-safer = legie bude v oblasti { $area } bezpečnější
arrakis-idle-storm = bouře a červi vezmou legii v oblasti { $area } méně
arrakis-idle-guards = legie bude bránit oblast { $area }
arrakis-idle-nearer = z oblasti { $area } může legie získat víc
arrakis-idle-vehicle-harvester = těžební vozidla tam přinesou nejvíc koření s nejmenším nebezpečím
arrakis-idle-vehicle-carryall = karyol pomůže nejvíc blízko těžebních vozidel
arrakis-idle-vehicle-ornithopter = ornitoptéra tam pomůže legii s nejlepšími cíli
arrakis-idle-discards = karty, které zůstanou, pomohou víc
arrakis-idle-keeps-visions = každá z těchto karet jasnozřivosti se ještě může splnit
arrakis-idle-removes-vision = uvolní se místo pro karty jasnozřivosti, které jsou blíž splnění nebo přinesou víc
arrakis-idle-clouds-best = tato karta jasnozřivosti má ke splnění nejblíž
arrakis-idle-leaders-home = tito velitelé by padli se svou legií, takhle se později vrátí
arrakis-idle-leaders-stay-behind = velitelé se nejvíc hodí u jednotek, které zůstávají
arrakis-idle-tokens-hidden = žetony lícem dolů neprozradí soupeři svou sílu
arrakis-idle-ceases = legie ještě jinde dokáže víc než v této bitvě
arrakis-idle-worm-next = nejdřív přijde na řadu písečný červ pod nejsilnější legií
arrakis-idle-drives = soupeř tam má nejdál k tomu, co chce
arrakis-idle-continues = výhra v bitvě je pravděpodobnější než prohra
arrakis-idle-wears-down = soupeř v této bitvě ztrácí víc než útočník
arrakis-idle-worm-threatens = písečný červ tam ohrožuje víc
arrakis-idle-vision-brings-most = tato karta jasnozřivosti slibuje nejvíc

## U stolu

filled-left = Kde někdo odešel, hrají dál přátelé.
filled-friend = { $name } ({ $mind })
button-advice = Co radíš?
advice = Radím: { $what } ({ $reason }).
advice-then = { $head }, potom { $tail }
advice-step = *{ CAPITAL($what) }*
button-do-advice = Udělat to
button-how-sure = Jak jistě?
advice-chances = Naděje na výhru po pohledu dopředu: { $chances }.
advice-chance = { $what } { $percent } %
advice-one-choice = Volba je jen jedna.
advice-no-chances = Pro takový stůl nebo otázku bot žádné naděje nezná.
advice-busy = Bot má práci u jiných stolů. Zkus to za chvíli znovu.
advice-nothing = nic
advice-off = U tohoto stolu se hraje bez rad.
advice-nothing-asked = Nejsi na tahu: není s čím radit.
mind-silent = *{ $who }* má první tah teprve před sebou.
host-deadline-deputy = Do konce lhůty nepřišla odpověď, odpovídá bot ({ $reason }): { $who }. Přestane hned po návratu.
me-deputy-no = Po lhůtě: na čem se stůl dohodl
me-deputy-yes = Po lhůtě: může za mě odpovědět bot

button-why-friends = Proč, přátelé?
button-eyes = Co by zvolil bystrý hráč?
eyes-title = **Tah { $turn } podruhé**
eyes-otherwise = - Tvá volba: { $chosen }; bystrá volba: { $better } ({ $reason }).
eyes-the-same = Bystrá volba by byla stejná, nebo nebylo z čeho vybírat.
