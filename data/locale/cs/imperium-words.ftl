### Co říkají karty, pole a vůdci. Slovesa v infinitivu, aby stála na tlačítku i za slovem můžeš.

the-faction = { $faction }
    .gen = { FORM($faction, "gen") }
    .dat = { FORM($faction, "dat") }
    .acc = { FORM($faction, "acc") }
    .loc = { FORM($faction, "loc") }
    .ins = { FORM($faction, "ins") }
    .gender = { FORM($faction, "gender") }

gain-solari = { $n ->
    [one] 1 solár
    [few] { $n } soláry
   *[other] { $n } solárů
}
gain-spice = { $n } koření
gain-water = { $n ->
    [one] 1 vodu
    [few] { $n } vody
   *[other] { $n } vod
}
gain-vp = { $n ->
    [one] 1 vítězný bod
    [few] { $n } vítězné body
   *[other] { $n } vítězných bodů
}
gain-vp-more = { $n ->
    [one] ještě 1 vítězný bod
    [few] ještě { $n } vítězné body
   *[other] ještě { $n } vítězných bodů
}
gain-persuasion = { $n ->
    [one] 1 bod přízně
    [few] { $n } body přízně
   *[other] { $n } bodů přízně
}
gain-swords = { $n ->
    [one] 1 meč
    [few] { $n } meče
   *[other] { $n } mečů
}
gain-swords-more = { $n ->
    [one] ještě 1 meč
    [few] ještě { $n } meče
   *[other] ještě { $n } mečů
}
gain-influence = { $n ->
    [one] 1 bod vlivu
    [few] { $n } body vlivu
   *[other] { $n } bodů vlivu
} u { FORM($faction, "gen") }
gain-influence-any = { $n ->
    [one] 1 bod vlivu
    [few] { $n } body vlivu
   *[other] { $n } bodů vlivu
} u jedné libovolné frakce
gain-influence-each = { $n ->
    [one] 1 bod vlivu
    [few] { $n } body vlivu
   *[other] { $n } bodů vlivu
} u každé frakce
gain-influence-among = { $n ->
    [one] 1 bod vlivu
    [few] { $n } body vlivu
   *[other] { $n } bodů vlivu
} u { FORM($factions, "gen") }

word-gain = získat { $what }
word-may = můžeš { $deed }
word-recruit = získat { $n ->
    [one] jednotku
    [few] { $n } jednotky
   *[other] { $n } jednotek
}
word-deploy = poslat z pevnosti do střetu { $n ->
    [one] jednotku
    [few] až { $n } jednotky
   *[other] až { $n } jednotek
}
word-draw = dobrat { $n ->
    [one] kartu
    [few] { $n } karty
   *[other] { $n } karet
}
word-intrigue = dobrat { $n ->
    [one] kartu intrik
    [few] { $n } karty intrik
   *[other] { $n } karet intrik
}
word-trash = zničit kartu
word-control = ovládnout { FORM($space, "acc") }

cost-pay = zaplatit { $resources }
cost-solari = { $n ->
    [one] 1 solár
    [few] { $n } soláry
   *[other] { $n } solárů
}
cost-spice = { $n } koření
cost-water = { $n ->
    [one] 1 vodu
    [few] { $n } vody
   *[other] { $n } vod
}

if-influence = máš u { FORM($faction, "gen") } vliv { $n } nebo vyšší
if-alliance = máš alianci s { FORM($faction, "ins") }

kind-leader = vůdce, { $house }

## Kam karta vede

list-or-clause = { $head }, nebo { $tail }
list-or-condition = { $head }, nebo { $tail }
symbol-emperor = imperátor
symbol-guild = Kosmická gilda
symbol-bene_gesserit = Bene Gesserit
symbol-fremen = fremeni
symbol-landsraad = landsraad
symbol-city = město
symbol-spice_trade = obchod s kořením

## Co se dělá

word-per = získat { $what } za každou svou kartu { FORM($faction, "gen") } ve hře, včetně této
word-recruit-ready = získat { $n ->
    [one] jednotku, kterou lze
    [few] { $n } jednotky, které lze
   *[other] { $n } jednotek, které lze
} v tahu odhalení hned poslat do střetu
word-deploy-any = poslat z pevnosti do střetu libovolný počet jednotek
word-retreat = stáhnout ze střetu { $n ->
    [one] jednotku
    [few] až { $n } jednotky
   *[other] až { $n } jednotek
}
word-retreat-any = stáhnout ze střetu libovolný počet jednotek
word-influence-several = získat po 1 bodu vlivu u { $n } různých frakcí
word-trash-self = zničit tuto kartu
word-trash-named = zničit *{ FORM($card, "acc") }*
word-trash-in-play = zničit kartu, kterou máš ve hře
word-pay = { $cost } a za to { $then }
word-if = když { $condition }: { $then }
word-otherwise = { $text }; jinak { $otherwise }
word-choose-several = vybrat si { $n } z těchto možností: { $sides }
word-opponents-lose-garrison-troop = každý soupeř ztratí { $n ->
    [one] jednotku
    [few] { $n } jednotky
   *[other] { $n } jednotek
} ze své pevnosti
word-opponents-discard = každý soupeř odloží { $n ->
    [one] kartu
    [few] { $n } karty
   *[other] { $n } karet
}
word-opponents-discard-or-lose-troop = každý soupeř odloží { $n ->
    [one] kartu
    [few] { $n } karty
   *[other] { $n } karet
}, nebo ztratí jednotku ve střetu
word-take-reserve = vzít si ze stálé zásoby kartu *{ $card }*
word-acquire = získat zdarma kartu, která stojí nejvýše { $most }
word-acquire-top = získat kartu, která stojí nejvýše { $most }, a položit ji navrch svého balíčku
word-lasting-extra-turn = po tomto tahu hrát ještě jednou
word-lasting-double-harvest = pole vydá dvakrát tolik koření, kolik je na něm vytištěno; bonusové koření se nezdvojuje
word-lasting-space-influence = pole, na které agenta vyšleš, dá { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
} vlivu místo 1
word-lasting-spice-must-flow-discount = každá karta *Koření musí proudit* tě v tomto tahu stojí o { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
} přízně méně
word-lasting-infiltrate = agenti soupeřů nestojí v cestě dalšímu agentovi, kterého v tomto tahu vyšleš
word-lasting-faction-icons = karta, kterou v tomto tahu zahraješ, vede i na pole všech čtyř frakcí
word-lasting-to-deck-top = každou kartu, kterou získáš v tahu odhalení, můžeš položit navrch svého balíčku
word-harvest = vytěžit koření z tohoto pole
word-signet = použít schopnost pečetního prstenu svého vůdce

special-council-seat = zasednout v Nejvyšší radě: 2 body přízně v každém tvém tahu odhalení
special-swordmaster = získat Mistra meče, třetího agenta do konce hry
special-mentat = vzít si mentata jako dalšího agenta pro toto kolo
special-mentat-here = vzít si mentata, je-li tu, jako dalšího agenta pro toto kolo
special-mentat-next-round = v příštím kole mít mentata jako dalšího agenta
special-recall-agent = povolat jednoho zpět k vůdci
special-voice = určit pole: do začátku tvého příštího tahu tam žádný soupeř nesmí vyslat agenta
special-refocus = zamíchat odkládací balíček do dobíracího a dobrat kartu
special-snoop = podívat se na jeho vrchní kartu a dobrat ji, nebo zničit
special-remember = vzít si z odkládacího balíčku do ruky kartu Bene Gesserit
special-manipulate = dát stranou kartu z řady a pak ji moci získat o 1 bod přízně levněji
special-manipulate-printed = dát stranou kartu z řady: v tahu odhalení tohoto kola ji můžeš získat o 1 bod přízně levněji, jinak je ze hry venku
special-secrets = vzít si náhodnou kartu intrik od každého soupeře, který má aspoň čtyři
special-double-cross = připravit tam zvoleného soupeře o jednotku a poslat tam jednu svou ze zásoby
special-prudent-diplomacy = získat 1 bod vlivu u frakce, u které je některý soupeř před tebou
special-pass-turn = hned ukončit tah, bez agenta i bez odhalení

## Čím se ještě platí

cost-troops = ztratit ve střetu { $n ->
    [one] jednotku
    [few] { $n } jednotky
   *[other] { $n } jednotek
}
cost-influence = ztratit { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
} vlivu
cost-trash = zničit { $n ->
    [one] kartu
    [few] { $n } karty
   *[other] { $n } karet
}
cost-trash-self = zničit tuto kartu
cost-discard = odložit { $n ->
    [one] kartu
    [few] { $n } karty
   *[other] { $n } karet
}
cost-bottom = vrátit pod balíček { $n ->
    [one] kartu intrik
    [few] { $n } karty intrik
   *[other] { $n } karet intrik
}
unit-troop = { $n ->
    [one] jednotku
    [few] { $n } jednotky
   *[other] { $n } jednotek
}

## Podmínky

if-other-in-play = máš ve hře jinou kartu { FORM($faction, "gen") }
if-any-alliance = máš alianci
if-influence-with = máš vliv { $n } nebo vyšší u { $factions ->
    [3] aspoň tří frakcí
    [4] všech čtyř frakcí
   *[other] aspoň { $factions } frakcí
}
if-council-seat = máš křeslo v Nejvyšší radě
if-mentat-is-home = je mentat na svém poli
if-agent-on-board = máš agenta na herním plánu
if-deck-not-empty = není tvůj balíček prázdný
if-opponent-in-conflict = má některý soupeř ve střetu jednotku
if-owns = máš aspoň { $n ->
    [one] jednu kartu
    [few] { $n } karty
   *[other] { $n } karet
} *{ $card }*
if-owns-most = máš víc karet *{ $card }* než kterýkoli soupeř

## Slova mezi značkami na kartách

glyph-any = libovolně
glyph-per = za kartu { FORM($faction, "gen") }
glyph-this-card = tato karta
glyph-otherwise = jinak:
glyph-choose = vyber { $n }:
glyph-to-top = polož ji na svůj balíček
glyph-extra-turn = hraj ještě jednou
glyph-mentat-next-round = mentat v příštím kole
glyph-recall-agent = vezmi jednoho zpět
glyph-voice = Zavři ostatním jedno pole
glyph-refocus = Zamíchej odložené, dober 1
glyph-snoop = dober nebo znič jeho vrchní kartu
glyph-remember = z odložených
glyph-manipulate = dej stranou kartu z řady
glyph-double-cross = vyměň ji za svou
glyph-prudent-diplomacy = kde zaostáváš
glyph-pass-turn = smíš vynechat tah
glyph-double-harvest = vytištěná těžba je dvojnásobná
glyph-space-influence = +{ $n } vliv z pole
glyph-spice-must-flow-discount = Koření musí proudit: −{ $n }
glyph-infiltrate = Tvému agentovi nevadí soupeři
glyph-faction-icons = Tvá karta vede ke všem frakcím
glyph-to-deck-top = Získané karty polož na svůj balíček

## Listy karet

list-clauses = { $head }; { $tail }
glyph-exchange-cost = { $least }–{ $most }
glyph-exchange-gain = { $least }–{ $most }
line-faction = Frakce karty: { $factions }.
line-sends = Vede na pole: { $symbols }.
line-sends-nobody = Nemá žádnou ikonu agenta.
line-sends-anywhere = Vyšle kteréhokoli tvého agenta, i toho, který už na plánu stojí, na kterékoli pole; agenti soupeřů nevadí. Cena a podmínka pole platí dál.
line-agent = Agent: { $words }.
line-reveal = Odhalení: { $words }.
line-acquire = Při získání: { $words }.
line-trash = Při zničení: { $words }.
line-plot = Tajné plány: { $text }.
line-combat = Boj: { $text }.
line-endgame = Konec hry: { $text }.
line-start-of-turn = Jen na samém začátku tahu.
line-before-sending = Jen než vyšleš agenta.
line-delayed = Zahraná před tahem odhalení na něj čeká lícem nahoru.
line-on-win = Jen po jasné výhře ve střetu.
line-named = { $name }. { $text }
line-signet = Pečetní prsten: { $text }.
line-cost = Cena: { $cost }.
line-requirement = Jen když { $condition }.
line-once = Každý hráč jen jednou za hru.
line-visit = Návštěva: { $words }.
line-exchange = Návštěva: provést jednu výměnu: { $deals }.
line-exchange-deal = { $spice } koření za { $solari ->
    [one] 1 solár
    [few] { $solari } soláry
   *[other] { $solari } solárů
}
line-maker = Návštěva: vytěžit { $n } koření a všechno bonusové koření, které tu leží.
line-oratory = V tvém tahu odhalení: získat { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
} přízně, dokud tu tvůj agent stojí.
line-combat-space = Bojové pole: jednotky získané v tomto tahu a až dvě další mohou jít do střetu.
line-control = Kdo pole ovládá, získá { $bonus } pokaždé, když sem někdo vyšle agenta.
line-reward-1 = První: { $text }.
line-reward-2 = Druhý: { $text }.
line-reward-3 = Třetí: { $text }.
kind-starter = základní karta
kind-reserve = karta stálé zásoby, nelze ji získat za přízeň
kind-reserve-cost = karta stálé zásoby, cena { $cost }
kind-imperium-cost = karta impéria, cena { $cost }
kind-intrigue = karta intrik
kind-space = pole: { $symbol }
kind-conflict = střet { $level }

## Schopnosti vůdců

leader-paul_atreides-ability-text = Kdykoli se můžeš podívat na vrchní kartu svého balíčku.
leader-duke_leto_atreides-ability-text = Pole landsraadu tě stojí o 1 solár méně.
leader-baron_vladimir_harkonnen-ability-text = Před prvním kolem si tajně vyber dvě frakce. Jednou za hru, když v jednom tahu pošleš do střetu čtyři nebo více jednotek, je odhal a u každé získej 1 bod vlivu.
leader-glossu_the_beast_rabban-ability-text = Začínáš s 1 kořením a 1 solárem navíc.
leader-earl_memnon_thorvald-ability-text = Když usedneš do křesla v Nejvyšší radě, získej 1 bod vlivu u libovolné frakce.
leader-countess_ariana_thorvald-ability-text = Když těžíš koření na poli s tvůrcem, vezmi si o 1 koření méně a dober kartu.
leader-count_ilban_richese-ability-text = Když za pole na plánu platíš soláry, dober kartu.
leader-helena_richese-ability-text = Na polích landsraadu a měst ti agenti soupeřů nestojí v cestě.
