### Duna: Impérium: otázky, možnosti, důvody, záznam hry. Záznam je v přítomném čase: nezáleží pak na rodu toho, o kom mluví.

imperium-title = Duna: Impérium
imperium-blurb = Vysílej agenty, získávej si frakce a bojuj o Arrakis s balíčkem, který si cestou stavíš. Vyhrává, kdo první dosáhne { $points } vítězných bodů; hraje se nejvýše deset kol.

headline-leaders = Volba vůdců
headline-ready = Příprava
headline-round = { $round }. kolo
headline-turns = { $round }. kolo · { $conflict }
headline-combat = { $round }. kolo · { $conflict } · Boj
headline-endgame = Konec hry
headline-over = Hra skončila

## Otázky

ask-leader = Za kterého vůdce hraješ?
ask-leader-first-game = Za kterého vůdce hraješ? Vůdci označení ★ se hodí do první hry.
ask-turn = Jsi na tahu. { $agents ->
    [0] Nemáš už žádného agenta: odhal karty v ruce.
    [one] Vyšli kartou posledního agenta, nebo odhal karty v ruce.
    [few] Vyšli kartou agenta, nebo odhal karty v ruce. Máš { $agents } agenty.
   *[other] Vyšli kartou agenta, nebo odhal karty v ruce. Máš { $agents } agentů.
}
ask-turn-owed = Tohle zbývá vyřídit, v libovolném pořadí.
ask-turn-must = Než tah skončí, musíš ještě vyřídit: { $deeds }.
ask-turn-next = Co dál?
ask-turn-all-done = To bylo vše.
ask-turn-reveal = { $persuasion ->
    [0] Nezbývá ti žádný bod přízně.
    [one] Zbývá ti 1 bod přízně
    [few] Zbývají ti { $persuasion } body přízně
   *[other] Zbývá ti { $persuasion } bodů přízně
}{ $persuasion ->
    [0] { "" }
   *[other] { $spent ->
        [0] .
       *[other] {" "}z celkových { $total }.
    }
}
ask-turn-reveal-must = { $persuasion ->
    [0] Než tah skončí, musíš ještě vyřídit: { $deeds }.
   *[other] Přízeň k útratě: { $persuasion }. Než tah skončí, musíš ještě vyřídit: { $deeds }.
}
ask-space = Kam vyšleš agenta kartou *{ $card }*?
ask-faction = U které frakce získáš { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
} vlivu?
ask-deploy = Kolik jednotek pošleš do střetu?
ask-retreat = Kolik jednotek ustoupí ze střetu?
ask-trash = Kterou kartu zničíš?
ask-combat = Zahraješ kartu?
ask-endgame = Hra končí. Zahraješ kartu intrik?
awaits-leader = výběr vůdce
awaits-secret_factions = tajný výběr dvou frakcí
awaits-defend = obrana: { $space }
awaits-turn = tah
awaits-combat = karta do boje, nebo pasování
awaits-discard = odložení karet
awaits-rewards = vyhodnocení střetu
awaits-heir = komu připadne aliance
awaits-endgame = poslední karta intrik, nebo žádná

## Možnosti

pick-back = Zpět
pick-send = { $card }
pick-intrigue = { $card }
    .acc = { FORM($card, "acc") }
pick-reveal = Odhalit karty
pick-recruit-deploy = Získat { $recruits } a poslat do střetu { $n }
pick-deploy = { $n ->
    [0] Do střetu neposlat nikoho
    [one] Poslat do střetu 1 jednotku
    [few] Poslat do střetu { $n } jednotky
   *[other] Poslat do střetu { $n } jednotek
}
pick-retreat = { $n ->
    [0] Neustupovat
    [one] Ustoupit: 1 jednotka
    [few] Ustoupit: { $n } jednotky
   *[other] Ustoupit: { $n } jednotek
}
pick-rest = { $n ->
    [2] Provést obojí
   *[other] Provést vše ({ $n })
}
pick-end = Ukončit tah
pick-buy = { $card } ({ $cost })
    .acc = { FORM($card, "acc") } ({ $cost })
pick-combat-pass = Pasovat

## Proč ne

why-costs = stojí { $cost }, máš { $have }
why-persuasion = { $have ->
    [0] nemáš žádný bod přízně
    [one] máš 1 bod přízně
    [few] máš { $have } body přízně
   *[other] máš { $have } bodů přízně
}
why-only-if = jen když { $condition }
why-no-troops-in-conflict = nemáš ve střetu žádnou jednotku
why-occupied = obsazeno
why-own-agent = stojí tam tvůj agent
why-voiced = uzavřeno Hlasem
why-no-space = žádné pole, kam karta vede, ti není přístupné
why-not-plot = nepatří k tajným plánům
why-not-combat = nepatří k bojovým kartám

## Záznam: jména a seznamy

who-you = Ty
who = **{ $seat }**
    .gen = **{ FORM($seat, "gen") }**
    .dat = **{ FORM($seat, "dat") }**
    .acc = **{ FORM($seat, "acc") }**
    .loc = **{ FORM($seat, "loc") }**
    .ins = **{ FORM($seat, "ins") }**
whom-you = ty
    .gen = tebe
    .dat = tobě
    .acc = tebe
    .loc = tobě
    .ins = tebou
log-card = { $n ->
    [one] *{ $card }*
    [few] { $n } × *{ $card }*
   *[other] { $n } × *{ $card }*
}
    .gen = { $n ->
        [one] *{ FORM($card, "gen") }*
        [few] { $n } × *{ FORM($card, "gen") }*
       *[other] { $n } × *{ FORM($card, "gen") }*
    }
    .acc = { $n ->
        [one] *{ FORM($card, "acc") }*
        [few] { $n } × *{ FORM($card, "acc") }*
       *[other] { $n } × *{ FORM($card, "acc") }*
    }
log-space = *{ $space }*
    .loc = *{ FORM($space, "loc") }*
log-strength = **{ $seat }** { $n }
log-with-strengths = { $head } ({ $strengths })
log-plain = { $head }.

## Záznam: co se stalo samo

log-round = Začíná **{ $round }. kolo**. Střet: *{ $conflict }*. { $person ->
    [you] Hraješ jako první
   *[other] Jako první hraje **{ $first }**
}
log-with-rewards = { $head }. { $rewards }
log-rewards = První místo: { $first }. Druhé: { $second }. Třetí: { $third }
log-combat-began = Boj: { $strengths }
log-combat-tied = Remíza na prvním místě: střet nevyhrává nikdo
log-combat-tied-named = Remíza na prvním místě: střet *{ $conflict }* nevyhrává nikdo
log-combat-nobody = Nikdo nebojuje
log-combat-nobody-named = Ve střetu *{ $conflict }* nikdo nebojuje
log-makers = Koření se hromadí: { $spaces }
log-no-makers = Koření se nikde nehromadí
log-endgame-began = Nastává konec hry

## Záznam: co kdo udělal

log-with-parts = { $head }: { $parts }.
log-meanwhile = { $person ->
    [you] { CAPITAL($parts) }.
   *[other] { $who } { $parts }.
}
log-first-player = { $person ->
    [you] Hraješ jako první
   *[other] Jako první hraje { $who }
}
log-leader = { $person ->
    [you] Hraješ za *{ FORM($leader, "acc") }*
   *[other] { $who } hraje za *{ FORM($leader, "acc") }*
}
log-chose-factions = { $person ->
    [you] Tajně si vybíráš { FORM($factions, "acc") }
   *[other] { $who } si tajně vybírá dvě frakce
}
log-sent = { $person ->
    [you] Vysíláš agenta na pole *{ $space }* kartou *{ $card }*
   *[other] { $who } vysílá agenta na pole *{ $space }* kartou *{ $card }*
}
log-sent-brief = { $person ->
    [you] Vysíláš agenta na pole *{ $space }*
   *[other] { $who } vysílá agenta na pole *{ $space }*
}
log-revealed = { $person ->
    [you] Odhaluješ { FORM($cards, "acc") }
   *[other] { $who } odhaluje { FORM($cards, "acc") }
}
log-revealed-brief = { $person ->
    [you] Odhaluješ
   *[other] { $who } odhaluje
} { $n ->
    [0] prázdnou ruku
    [one] kartu
    [few] { $n } karty
   *[other] { $n } karet
}
log-revealed-nothing = { $person ->
    [you] Odhaluješ prázdnou ruku
   *[other] { $who } odhaluje prázdnou ruku
}
log-passed-turn = { $person ->
    [you] Končíš tah bez vyslání agenta i bez odhalení karet
   *[other] { $who } končí tah bez vyslání agenta i bez odhalení karet
}
log-combat-passed = { $person ->
    [you] V boji pasuješ
   *[other] { $who } v boji pasuje
}
log-combat-several-passed = { $who } v boji pasují
log-combat-won = { $person ->
    [you] Vyhráváš střet
   *[other] { $who } vyhrává střet
}
log-combat-won-named = { $person ->
    [you] Vyhráváš střet *{ $conflict }*
   *[other] { $who } vyhrává střet *{ $conflict }*
}
log-reward-1 = { $person ->
    [you] Bereš si první odměnu
   *[other] { $who } si bere první odměnu
}
log-reward-2 = { $person ->
    [you] Bereš si druhou odměnu
   *[other] { $who } si bere druhou odměnu
}
log-reward-3 = { $person ->
    [you] Bereš si třetí odměnu
   *[other] { $who } si bere třetí odměnu
}
log-won = { $person ->
    [you] { $gender ->
        [she] Vyhrála jsi hru
        [he] Vyhrál jsi hru
       *[they] Vítězství je tvoje
    }
    [she] { $who } vyhrála hru
    [he] { $who } vyhrál hru
   *[they] Vítězí { $who }
}

did-gained = { $person ->
    [you] získáváš
   *[other] získává
} { $what }
did-gained-control = { $person ->
    [you] získáváš { $what } za ovládnutí *{ FORM($space, "gen") }*
   *[other] získává { $what } za ovládnutí *{ FORM($space, "gen") }*
}
did-gained-dividends = { $person ->
    [you] získáváš
   *[other] získává
} na dividendách { $what }
did-gained-start = { $person ->
    [you] na začátku získáváš
   *[other] na začátku získává
} navíc { $what }
did-paid = { $person ->
    [you] platíš
   *[other] platí
} { $what }
did-scored = { $person ->
    [you] získáváš
   *[other] získává
} { $n ->
    [one] vítězný bod
    [few] { $n } vítězné body
   *[other] { $n } vítězných bodů
}
did-recruited = { $person ->
    [you] získáváš
   *[other] získává
} { $n ->
    [one] jednotku
    [few] { $n } jednotky
   *[other] { $n } jednotek
}
did-deployed = { $person ->
    [you] posíláš
   *[other] posílá
} do střetu { $n ->
    [one] jednotku
    [few] { $n } jednotky
   *[other] { $n } jednotek
}
did-deployed-supply = { $person ->
    [you] posíláš
   *[other] posílá
} ze zásoby do střetu { $n ->
    [one] jednotku
    [few] { $n } jednotky
   *[other] { $n } jednotek
}
did-retreated = { $person ->
    [you] stahuješ
   *[other] stahuje
} ze střetu { $n ->
    [one] jednotku
    [few] { $n } jednotky
   *[other] { $n } jednotek
}
did-lost-troops = { $person ->
    [you] ztrácíš
   *[other] ztrácí
} ve střetu { $n ->
    [one] jednotku
    [few] { $n } jednotky
   *[other] { $n } jednotek
}
did-lost-garrison = { $person ->
    [you] ztrácíš
   *[other] ztrácí
} v pevnosti { $n ->
    [one] jednotku
    [few] { $n } jednotky
   *[other] { $n } jednotek
}
did-drew = { $person ->
    [you] dobíráš
   *[other] dobírá
} { $n ->
    [one] kartu
    [few] { $n } karty
   *[other] { $n } karet
}
did-drew-cards = { $person ->
    [you] dobíráš
   *[other] dobírá
} { FORM($what, "acc") }
did-drew-revealed = { $person ->
    [you] dobíráš a odhaluješ
   *[other] dobírá a odhaluje
} { FORM($what, "acc") }
did-drew-intrigue = { $person ->
    [you] dobíráš
   *[other] dobírá
} { $n ->
    [one] kartu intrik
    [few] { $n } karty intrik
   *[other] { $n } karet intrik
}
did-drew-intrigue-cards = { $person ->
    [you] dobíráš
   *[other] dobírá
} { $n ->
    [one] kartu intrik
    [few] karty intrik
   *[other] karty intrik
} { $what }
did-put-under = { $person ->
    [you] vkládáš
   *[other] vkládá
} pod balíček { $n ->
    [one] kartu intrik
    [few] { $n } karty intrik
   *[other] { $n } karet intrik
}
did-put-under-cards = { $person ->
    [you] vkládáš
   *[other] vkládá
} pod balíček { $n ->
    [one] kartu intrik
    [few] karty intrik
   *[other] karty intrik
} { $what }
did-stole = { $person ->
    [you] kradeš
   *[other] krade
} kartu intrik { FORM($whom, "dat") }
did-stole-card = { $person ->
    [you] kradeš
   *[other] krade
} kartu intrik *{ $card }* { FORM($whom, "dat") }
did-influence-up = { $person ->
    [you] stoupáš
   *[other] stoupá
} u { FORM($faction, "gen") } ({ $before } → { $after })
did-influence-down = { $person ->
    [you] klesáš
   *[other] klesá
} u { FORM($faction, "gen") } ({ $before } → { $after })
did-friendship-up = { $person ->
    [you] stoupáš
   *[other] stoupá
} u { FORM($faction, "gen") } ({ $before } → { $after }, +1 vítězný bod)
did-friendship-down = { $person ->
    [you] klesáš
   *[other] klesá
} u { FORM($faction, "gen") } ({ $before } → { $after }, −1 vítězný bod)
did-alliance = { $person ->
    [you] uzavíráš
   *[other] uzavírá
} alianci s { FORM($faction, "ins") } (+1 vítězný bod)
did-alliance-from = { $person ->
    [you] přebíráš
   *[other] přebírá
} od { FORM($whom, "gen") } alianci s { FORM($faction, "ins") } a s ní vítězný bod
did-alliance-lost = { $person ->
    [you] ztrácíš
   *[other] ztrácí
} alianci s { FORM($faction, "ins") } (−1 vítězný bod)
did-control = { $person ->
    [you] ovládáš
   *[other] ovládá
} *{ FORM($space, "acc") }*
did-discarded = { $person ->
    [you] odkládáš
   *[other] odkládá
} { FORM($what, "acc") }
did-trashed = { $person ->
    [you] ničíš
   *[other] ničí
} { FORM($what, "acc") }
did-acquired = { $person ->
    [you] získáváš
   *[other] získává
} { FORM($what, "acc") }
did-acquired-top = { $person ->
    [you] pokládáš
   *[other] pokládá
} { FORM($what, "acc") } navrch balíčku
did-council-seat = { $person ->
    [you] usedáš
   *[other] usedá
} v Nejvyšší radě
did-swordmaster = { $person ->
    [you] získáváš
   *[other] získává
} Mistra meče
did-mentat = { $person ->
    [you] získáváš
   *[other] získává
} mentata
did-mentat-owed = { $person ->
    [you] získáváš
   *[other] získává
} mentata na příští kolo
did-voiced = { $person ->
    [you] uzavíráš
   *[other] uzavírá
} Hlasem pole *{ $space }*
did-refocused = { $person ->
    [you] mícháš
   *[other] míchá
} odkládací balíček zpět do dobíracího
did-remembered = { $person ->
    [you] bereš
   *[other] bere
} z odkládacího balíčku zpět { FORM($what, "acc") }
did-set-aside = { $person ->
    [you] dáváš
   *[other] dává
} stranou { FORM($what, "acc") }
did-set-aside-lost = { $person ->
    [you] přicházíš
   *[other] přichází
} o { FORM($what, "acc") }
did-masterstroke = { $person ->
    [you] odhaluješ
   *[other] odhaluje
} pro Mistrovský tah { FORM($factions, "acc") }
did-recalled = { $person ->
    [you] povoláváš
   *[other] povolává
} zpět agenta z pole *{ $space }*
did-played = { $person ->
    [you] hraješ
   *[other] hraje
} *{ FORM($card, "acc") }*

score-points = { $points ->
    [one] 1 vítězný bod
    [few] { $points } vítězné body
   *[other] { $points } vítězných bodů
}

## Co stojí u možností tahu

ask-turn-reveal-little = { $persuasion ->
    [one] Zbývá ti 1 bod přízně
    [few] Zbývají ti { $persuasion } body přízně
   *[other] Zbývá ti { $persuasion } bodů přízně
}, na žádnou kartu to nestačí.
ask-alternative = { $n ->
    [one] Vyber si jednu z těchto možností.
    [few] Vyber si { $n } z těchto možností.
   *[other] Vyber si { $n } z těchto možností.
}
ask-acquire = Kterou kartu si vezmeš? Smí stát nejvýše { $most }.
ask-acquire-top = Kterou kartu položíš navrch svého balíčku? Smí stát nejvýše { $most }.
ask-discard = Odlož { $n ->
    [one] kartu
    [few] { $n } karty
   *[other] { $n } karet
}.
ask-discard-or-troop = Odlož kartu, nebo obětuj jednotku ve střetu.
ask-lose_influence = U které frakce ztratíš 1 bod vlivu?
ask-mover = Který agent půjde na pole *{ $space }*?
ask-win = Vyhráváš střet. Zahraješ kartu?
pick-reveal-help = ukážeš zbytek ruky, nakoupíš karty a v tomto kole už nehraješ
warn-reveal = { $agents ->
    [one] Máš ještě agenta, kterého můžeš vyslat.
    [few] Máš ještě { $agents } agenty, které můžeš vyslat.
   *[other] Máš ještě { $agents } agentů, které můžeš vyslat.
} Když teď odhalíš karty, jen za ně získáš nové a v tomto kole už další tah nemáš.
pick-exchange = { $space }: { $spice } koření → { $solari ->
    [one] 1 solár
    [few] { $solari } soláry
   *[other] { $solari } solárů
}
pick-trash-hand = { $card } (ruka)
pick-trash-discard = { $card } (odkládací balíček)
pick-trash-play = { $card } (ve hře)
pick-none = Nezničit nic
pick-lose-troop = Ztratit jednotku
pick-owed-one-of = { $deed } (jedna z { $n } karet { $source })
pick-buy-top = { $card } ({ $cost }), navrch balíčku
pick-win-pass = Nehrát nic
pick-endgame-pass = Pasovat
standing-combat = Pasovat po celý boj
standing-quiet = Pasovat, dokud někdo nezahraje kartu
standing-endgame = Už nic nehrát
card-help-anywhere = kterýkoli tvůj agent na kterékoli pole · { $help }
send-help = kam: { $symbols } · { $help }
card-help-reveal = odhalení: { $words }
card-help-acquire = při získání: { $words }
card-help-trash = při zničení: { $words }
leader-help = obtížnost { $difficulty } · { $ability } · pečetní prsten: { $signet }
space-help-cost = za { $cost }: { $effect }
space-help-maker = vytěžit { $n } koření
space-help-maker-and = { $n ->
    [0] { $deed }, ale nevytěžit žádné koření
   *[other] vytěžit { $n } koření a { $deed }
}
space-help-reveal = odhalení: získat { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
} přízně
space-help-combat = { $help } · bojové pole

leader-paul_atreides-ability-short = vidí vrchní kartu svého balíčku
leader-duke_leto_atreides-ability-short = pole landsraadu stojí o 1 solár méně
leader-baron_vladimir_harkonnen-ability-short = 4 jednotky v jednom tahu přinesou vliv u 2 tajných frakcí
leader-glossu_the_beast_rabban-ability-short = začíná s 1 kořením a 1 solárem
leader-earl_memnon_thorvald-ability-short = 1 bod vlivu za křeslo v Nejvyšší radě
leader-countess_ariana_thorvald-ability-short = těží o 1 koření méně, ale dobírá kartu
leader-count_ilban_richese-ability-short = dobírá kartu, když za pole platí soláry
leader-helena_richese-ability-short = v landsraadu a ve městech jí soupeři nestojí v cestě

## Další důvody

why-troops = je třeba mít { $n ->
    [one] 1 jednotku ve střetu
    [few] { $n } jednotky ve střetu
   *[other] { $n } jednotek ve střetu
}, máš { $have }
why-no-influence = nemáš u žádné frakce vliv
why-hand = je třeba mít { $n ->
    [one] 1 kartu v ruce
    [few] { $n } karty v ruce
   *[other] { $n } karet v ruce
}, máš { $have }
why-intrigue = je třeba mít { $n ->
    [one] 1 kartu intrik
    [few] { $n } karty intrik
   *[other] { $n } karet intrik
}, máš { $have }
why-no-card = nemáš žádnou kartu ke zničení
why-nothing-to-acquire = žádná karta nestojí { $most } nebo méně
why-no-sister = v odkládacím balíčku nemáš kartu Bene Gesserit
why-row-empty = řada je prázdná
why-few-secrets = žádný soupeř nemá čtyři karty intrik
why-stack-empty = ve stálé zásobě už není karta { $card }
why-nobody-ahead = u žádné frakce není soupeř před tebou
why-once-council-seat = své křeslo už máš
why-once-swordmaster = svého Mistra meče už máš
why-no-symbol = bez ikony agenta
why-not-endgame = nepatří ke konci hry
why-start-of-turn = jen na samém začátku tahu
why-before-sending = jen než vyšleš agenta
why-combat-over = boj už skončil
why-only-winner = jen po jasné výhře ve střetu
why-house-taken = tento rod už u stolu hraje

## Zbylé otázky tahu

ask-secret_factions = Až v jednom tahu poprvé pošleš do střetu 4 jednotky, získáš u dvou frakcí po 1 bodu vlivu. Které dvě frakce si tajně vybíráš?
ask-defend = Bojuje se o tvé pole *{ $space }*. Pošleš na jeho obranu jednotku ze zásoby?
ask-turn-move = Jsi na tahu. Přesuň kartou některého ze svých agentů, nebo odhal karty v ruce.
ask-heir = Komu připadne tvá aliance s { FORM($faction, "ins") }?
ask-put-under = { $most ->
    [one] Kterou kartu intrik vrátíš pod balíček?
    [few] Které karty intrik vrátíš pod balíček?
   *[other] Které karty intrik vrátíš pod balíček?
}
ask-destination = Kam přijde karta *{ $card }*?
ask-recall = Kterého agenta povoláš zpět?
ask-voice = Které pole soupeřům uzavřeš?
ask-snoop = Navrchu tvého balíčku leží *{ $card }*.
ask-remember = Kterou kartu si vezmeš zpět?
ask-set_aside = Kterou kartu z řady dáš stranou?
ask-double_cross = Kdo přijde o jednotku?
ask-pass_turn = Ukončíš tady svůj tah?
pick-destination-discard = Do odkládacího balíčku
pick-destination-top = Navrch balíčku
pick-deploy-many = Poslat do střetu až { $most ->
    [one] 1 jednotku
    [few] { $most } jednotky
   *[other] { $most } jednotek
}
pick-mover-leader = Jeden z těch, které ještě nemáš na plánu
pick-mover-space = Ten, který stojí na poli { $space }
pick-snoop-draw = Dobrat { FORM($card, "acc") }
pick-snoop-trash = Zničit { FORM($card, "acc") }
pick-go-on = Pokračovat v tahu
pick-pass-turn = Ukončit tah
pick-defend = Poslat jednotku
pick-no-defender = Neposlat nikoho
pick-combat-done = Hotovo
ask-deploy-units = Pošli do střetu až { $most ->
    [one] 1 jednotku
    [few] { $most } jednotky
   *[other] { $most } jednotek
}.
ask-retreat-units = { $least ->
    [0] Stáhni až { $most ->
        [one] 1 jednotku
        [few] { $most } jednotky
       *[other] { $most } jednotek
    }.
    [one] Stáhni 1 jednotku.
    [few] Stáhni { $least } jednotky.
   *[other] Stáhni { $least } jednotek.
}
pick-deploy-units = Poslat do střetu { $units }
pick-retreat-units = Stáhnout ze střetu { $units }

## Čím se rozhoduje remíza

decided-favour = Remíza: rozhodl dílek technologie, který rozhoduje remízy.
decided-spice = Remíza: rozhodlo více koření.
decided-solari = Remíza: rozhodlo více solárů.
decided-water = Remíza: rozhodlo více vody.
decided-garrison = Remíza: rozhodlo více jednotek v pevnosti.
decided-reveal = Remíza: rozhodlo pozdější odhalení.

## Možnosti hry

variant-leaders = Vůdci
variant-leaders-choose = podle výběru
variant-leaders-choose-help = Vůdci se vybírají ze všech, v pořadí tahů.
variant-leaders-random = náhodně
variant-leaders-random-help = Vůdci se rozdají náhodně.
variant-leaders-draft = z nabídky
variant-leaders-draft-help = Otočí se několik vůdců; hráči si vybírají v pořadí, které určí los.
variant-houses = Rody
variant-houses-any = libovolné
variant-houses-any-help = Smějí hrát dva vůdci jednoho rodu.
variant-houses-different = různé
variant-houses-different-help = Každý rod hraje jen jednou, i mezi protivníky ve hře jednoho hráče.
variant-third = Třetí odměna
variant-third-tied = i ve třech
variant-third-tied-help = Dva, kteří remizují na druhém místě za vítězem, berou třetí odměnu každý, i když hrají tři strany.
variant-third-four = jen ve čtyřech
variant-third-four-help = Třetí odměnu lze vyhrát jen ve čtyřech: ve třech neberou dva, kteří remizují na druhém místě, nic.
variant-voice = Hlas
variant-voice-lasting = do tvého příštího tahu
variant-voice-lasting-help = Hlas brání soupeřům až do příštího tahu toho, kdo ho použije, i v tahu navíc.
variant-voice-once = na jeden tah
variant-voice-once-help = Hlas brání každému soupeři na jeden tah: tah navíc po něm je volný.

## Co říct před otázkou

context-leader-signet = *Pečetní prsten*: co tvá karta *Pečetní prsten* dělá pro tohoto vůdce.
context-leader-alliance = *Aliance*: kdo u frakce jako první dosáhne vlivu 4, drží její žeton za 1 vítězný bod, dokud někdo nemá víc.
context-leader-council = *Nejvyšší rada*: křeslo v ní se jednou zaplatí soláry a v každém tvém tahu odhalení dá 2 body přízně.
context-rewards = *{ $conflict }*, první místo: { $first } · druhé: { $second }
context-rewards-third = { $head } · třetí: { $third }
context-strengths = Síla teď: { $strengths }
context-nobody-fights = Ve střetu zatím nikdo není.
pick-leader-first-game = ★ { $leader }
pick-faction = { $faction }: { $now } → { $after }
warn-end = { $persuasion ->
    [one] Zbývá ti 1 bod přízně, který na konci tahu propadne
    [few] Zbývají ti { $persuasion } body přízně, které na konci tahu propadnou
   *[other] Zbývá ti { $persuasion } bodů přízně, které na konci tahu propadnou
}, a některá karta se za to dá získat. Ukončíš tah?
pick-owed-from = { $deed } ({ $source })
sale-help = vysílá agenty na pole: { $symbols } · { $help }
card-help = { $head } · { $tail }
card-help-agent = { $words }
heading-combat = Boj
heading-makers = Tvůrci
score-start = Začátek
score-friendship = Přátelství
score-alliance = Aliance

## Pravidla v kostce

imperium-rules-title = Jak se hraje
imperium-rules-goal = Získávej vítězné body: vlivem u čtyř frakcí, výhrami ve střetech a kartami. Hra končí, když má na konci kola někdo { $points } bodů, nebo po deseti kolech.
imperium-rules-round = Každé kolo se odhalí střet a každý dobere pět karet. Hráči se střídají po tazích, dokud neodhalí všichni. Potom se bojuje, na polích s tvůrcem bez agenta se hromadí koření a agenti se vracejí domů.
imperium-rules-agent = Tah agentem: zahraj kartu a vyšli agenta na volné pole s některou z jejích ikon agenta. Zaplať cenu pole a vyhodnoť efekty karty i pole v libovolném pořadí. Pole frakce dává vliv. Na bojovém poli můžeš poslat do střetu všechny jednotky, které v tomto tahu získáš, a až 2 další z pevnosti.
imperium-rules-reveal = Tah odhalení: ukaž zbytek ruky, vezmi si její přízeň, meče a efekty a získej karty. V tomto kole už další tah nemáš.
imperium-rules-combat = Každá jednotka ve střetu má sílu 2, každý meč 1. Bez jednotky ve střetu nemáš žádnou sílu, ať máš mečů kolik chceš. Bojové karty se hrají dokola, dokud všichni nepasují. Nejsilnější bere první odměnu, další druhou a ve čtyřech hráčích další třetí. Při remíze na prvním místě berou remizující druhou odměnu, při remíze na druhém místě třetí. Po boji se všechny jednotky ze střetu vracejí do zásob.
imperium-rules-influence = Vliv 2 u frakce je za vítězný bod. Na stupni 4 je bonus počítadla. Kdo první dosáhne 4, bere si alianci za další bod a při remíze mu zůstává: převezme ji jen vyšší vliv.
imperium-rules-end = Po posledním kole se hrají karty konce hry. Při remíze rozhoduje více koření, potom solárů, vody, jednotek v pevnosti a nakonec pozdější odhalení.
imperium-rules-options-title = Možnosti této hry
imperium-rules-option = { $option }: { $choice }. { $help }
imperium-rules-option-alone = { $option } (jeden hráč): { $choice }. { $help }
imperium-rules-rulings-title = Kde pravidla mlčí
imperium-rules-choices-title = Kde jsme volili mezi pravidly
ruling-a1 = Kwisatz Haderach smí vstoupit na pole, na kterém stojí agent soupeře.
ruling-a2 = Kwisatz Haderach nesmí vstoupit na pole s jiným tvým agentem; agent, kterým hýbeš, se smí vrátit na své vlastní pole.
ruling-a3 = Kwisatz Haderach platí cenu pole a splňuje jeho podmínku.
ruling-a4 = Remíza na druhém místě dává třetí odměnu každému z remizujících, i ve třech. Jedna z knih pravidel říká, že třetí odměnu lze vyhrát jen ve čtyřech: stůl si to může zvolit možností Třetí odměna.
ruling-a5 = Po remíze tří hráčů na prvním místě nebere čtvrtý nic.
ruling-a6 = Baronův Mistrovský tah nastane sám, když baron poprvé pošle v jednom tahu do střetu čtyři jednotky.
ruling-a7 = Mistrovský tah počítá všechny jednotky poslané v tahu do střetu, i ty, které zase ustoupily.
ruling-a8 = Po Binduovém znehybnění můžeš tah ukončit, nebo pokračovat. Podle první anglické knihy tah končí; pozdější česká a ukrajinská dávají na vybranou a těch se držíme.
ruling-a9 = Naléhavé poslání smí povolat zpět i agenta vyslaného v témž tahu.
ruling-a10 = Karty konce hry se hrají po směru hodinových ručiček od prvního hráče, po jedné, dokud všichni nepasují.
ruling-a11 = Odměny se vyplácejí v pořadí tahů od prvního hráče.
ruling-a12 = Uvolněná aliance připadne hráči s nejvyšším vlivem, má-li aspoň 4; mezi stejnými vybírá ten, kdo ji držel.
ruling-a13 = Užitečné efekty s podmínkou platí a lze je odmítnout.
ruling-a14 = Když je imperiální balíček prázdný, řada se nedoplňuje.
ruling-a15 = Hlas nepotřebuje volný ukazatel ovládnutí.
ruling-a16 = Řečnická síň dává přízeň, jen dokud na ní tvůj agent stojí.
ruling-a17 = Kdo má odložit víc karet, než drží, odloží všechny.
ruling-a18 = Hrabě Ilban dobírá kartu hned, když zaplatí.
ruling-a19 = Kartu intrik lze zahrát, i když její efekt nic nepřinese.
ruling-a20 = Karta, kterou Helena dala stranou, opouští hru, pokud ji do konce toho tahu odhalení nezíská.
ruling-a21 = Kdo musí odložit kartu kvůli Ctihodné matce Mohiamové nebo Zkoušce lidskosti, vybírá tajně a všichni najednou; výběr se ukáže společně. Podle oficiálních odpovědí vybírají hráči postupně zleva od hráče na tahu. Ptáme se všech najednou, protože jinak by na sebe hráči při hře po zprávách čekali.
ruling-a22 = Šipka se nabízí, jen když je v okamžiku placení možný celý její výsledek. Výsledek, který nic nepřinese, například získání jednotek z prázdné zásoby, zaplatit lze.
ruling-a23 = Hlas brání soupeřům až do příštího tahu toho, kdo ho použil, i v jejich tahu navíc. Jedna z knih pravidel mluví o jejich příštím tahu: stůl si to může zvolit možností Hlas.
imperium-picture-row = Co lze získat
imperium-picture-conflict = Střet
imperium-picture-leaders = Vůdci
imperium-picture-mat = Tvá strana stolu
