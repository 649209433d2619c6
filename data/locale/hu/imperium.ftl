### Dűne: Impérium: kérdések, választások, indokok, napló, szabályok. A napló jelen idejű.

imperium-title = Dűne: Impérium
imperium-blurb = Küldd az ügynökeidet, nyerd meg a frakciókat, és küzdj az Arrakisért egy menet közben épülő paklival. Az győz, aki legfeljebb tíz forduló alatt elsőként eléri a { $points } győzelmi pontot.

## A játék beállításai

variant-leaders = Vezetők
variant-leaders-choose = választva
variant-leaders-choose-help = Mindenki a körsorrendben választ vezetőt, az összes közül.
variant-leaders-random = véletlen
variant-leaders-random-help = A vezetőket véletlenszerűen osztjuk ki.
variant-leaders-draft = kínálatból
variant-leaders-draft-help = Néhány vezetőt felcsapunk; a játékosok kisorsolt sorrendben választanak.
variant-houses = Házak
variant-houses-any = bármelyik
variant-houses-any-help = Egy Ház két vezetője is játszhat.
variant-houses-different = különböző
variant-houses-different-help = Minden Ház csak egyszer játszhat, egyszemélyes játékban a riválisok között is.
variant-third = Harmadik jutalom
variant-third-tied = három félnél is
variant-third-tied-help = Ha a győztes mögött ketten holtversenyben másodikok, három félnél is megkapják mindketten a harmadik jutalmat.
variant-third-four = csak négy félnél
variant-third-four-help = A harmadik jutalom csak négy játékosnál nyerhető el: három félnél a két holtversenyes második semmit sem kap.
variant-voice = A Hang
variant-voice-lasting = a következő körödig
variant-voice-lasting-help = A Hang a kijátszója következő köréig távol tartja az ellenfeleket, rendkívüli körben is.
variant-voice-once = egy körre
variant-voice-once-help = A Hang minden ellenfelet egy körre tart távol: az utána következő rendkívüli kör szabad.

## Hol tart a játék

headline-leaders = Vezetőválasztás
headline-ready = Előkészületek
headline-round = { $round }. forduló
headline-turns = { $round }. forduló · { $conflict }
headline-combat = { $round }. forduló · { $conflict } · Harc
headline-endgame = Végjáték
headline-over = A játék véget ért

## Kérdések

ask-leader = Melyik vezetővel játszol?
ask-leader-first-game = Melyik vezetővel játszol? A ★ jelűek első játékhoz valók.
ask-secret_factions = Báró, amikor először vetsz be 4 csapatot egy körben, két frakciónál 1-1 befolyást kapsz. Melyik kettőt választod titokban?
ask-defend = { CAPITAL(FORM($space, "art")) }*{ $space }* a tiéd, és most érte folyik a harc. Küldesz egy csapatot a készletedből a védelmére?
ask-turn = Te jössz. { $agents ->
    [0] Nem maradt ügynököd: fedd fel a kezed.
    [one] Küldd el az utolsó ügynöködet egy lappal, vagy fedd fel a kezed.
   *[other] Küldj ügynököt egy lappal, vagy fedd fel a kezed. { $agents } ügynököd van.
}
ask-turn-move = Te jössz. Mozgasd az egyik ügynöködet egy lappal, vagy fedd fel a kezed.
ask-turn-owed = Ez van még hátra, tetszőleges sorrendben.
ask-turn-next = Mi legyen a következő?
ask-turn-all-done = Ez volt minden.
ask-turn-must = A köröd vége előtt ez még hátravan: { $deeds }.
# $persuasion is what is left of $total, $spent what was spent of it.
ask-turn-reveal = { $persuasion ->
    [0] { $total ->
        [0] Nincs elkölthető meggyőzésed.
       *[other] Minden meggyőzésedet elköltötted ({ $total }).
    }
   *[other] { $spent ->
        [0] { $persuasion } meggyőzést költhetsz el.
       *[other] Maradt { $persuasion } meggyőzésed ({ $total } volt).
    }
}
ask-turn-reveal-little = { $persuasion } meggyőzésed maradt, ez egy laphoz sem elég.
ask-turn-reveal-must = { $persuasion ->
    [0] A köröd vége előtt ez még hátravan: { $deeds }.
   *[other] { $persuasion } meggyőzést költhetsz el. A köröd vége előtt ez még hátravan: { $deeds }.
}
ask-space = Hová küldi az ügynöködet { FORM($card, "art") }*{ $card }*?
ask-mover = Melyik ügynök megy { FORM($space, "art") }*{ FORM($space, "lat") }*?
ask-faction = Melyik frakciónál kapsz { $n } befolyást?
ask-lose_influence = Melyik frakciónál veszítesz 1 befolyást?
ask-heir = Kié legyen a szövetséged { FORM($faction, "art") }{ FORM($faction, "ins") }?
ask-trash = Melyik lapot selejtezed ki?
ask-discard = Dobj el { $n ->
    [one] egy lapot
   *[other] { $n } lapot
}.
ask-discard-or-troop = Dobj el egy lapot, vagy veszíts egy csapatot a konfliktusból.
ask-alternative = { $n ->
    [one] Válassz egyet ezek közül.
   *[other] Válassz { $n } lehetőséget ezek közül.
}
ask-put-under = { $most ->
    [one] Melyik intrikakártyát teszed a pakli aljára?
   *[other] Mely intrikakártyákat teszed a pakli aljára?
}
ask-destination = Hová kerüljön { FORM($card, "art") }*{ $card }*?
ask-deploy-units = Vess be legfeljebb { $most } egységet.
ask-retreat-units = { $least ->
    [0] Vonj vissza legfeljebb { $most } egységet.
   *[other] Vonj vissza { $least } egységet.
}
ask-deploy = Hány csapatot vetsz be a konfliktusba?
ask-retreat = Hány csapatot vonsz vissza?
ask-acquire = Melyik lapot szerzed meg? Legfeljebb { $most } lehet a költsége.
ask-acquire-top = Melyik lapot teszed a paklid tetejére? Legfeljebb { $most } lehet a költsége.
ask-recall = Melyik ügynököt hívod vissza?
ask-voice = Melyik mezőt zárod le az ellenfeleid elől?
ask-snoop = A paklid tetején ez van: *{ $card }*.
ask-remember = Melyik lapot veszed vissza?
ask-set_aside = A sor melyik lapját teszed félre?
ask-double_cross = Ki veszítsen egy csapatot?
ask-pass_turn = Befejezed itt a körödet?
ask-combat = Kijátszol egy lapot?
ask-win = Megnyerted a konfliktust. Kijátszol egy lapot?
ask-endgame = A játék a végéhez ér. Kijátszol egy intrikakártyát?

## Ami segít a döntésben, a kérdések mellett

context-leader-signet = *Pecsétgyűrű*: ezt teszi ennél a vezetőnél a *Pecsétgyűrű* lapod.
context-leader-alliance = *Szövetség*: aki egy frakciónál elsőként éri el a 4 befolyást, megkapja a jelzőjét, ami 1 győzelmi pontot ér, amíg valaki túl nem lép rajta.
context-leader-council = *Nagytanács*: egy hely ott csak egyszer kerül solariba, és minden felfedőkörödben 2 meggyőzést ad.
context-rewards = Jutalmak (*{ $conflict }*) – első: { $first } · második: { $second }
context-rewards-third = { $head } · harmadik: { $third }
context-strengths = Erő most: { $strengths }
context-nobody-fights = Még senki sincs a konfliktusban.

## Amit mindenki olvas arról, akire az asztal vár

awaits-leader = vezetőválasztás
awaits-secret_factions = két frakció titkos kiválasztása
awaits-defend = döntés: védi-e csapat a mezőt (*{ $space }*)
awaits-turn = kör
awaits-combat = harci kártya vagy passz
awaits-discard = eldobás
awaits-rewards = a konfliktus lezárása
awaits-heir = döntés: kié legyen a szövetség
awaits-endgame = egy utolsó intrikakártya vagy semmi

## Választások

pick-leader-first-game = ★ { $leader }
pick-faction = { $faction }: { $now } → { $after }
pick-trash-hand = { $card } (kéz)
pick-trash-discard = { $card } (dobópakli)
pick-trash-play = { $card } (játékban)
pick-none = Semmit sem selejtezel ki
pick-back = Vissza
pick-lose-troop = Csapat elvesztése
pick-intrigue = { $card }
    .acc = { FORM($card, "acc") }
pick-send = { $card }
pick-reveal = Lapok felfedése
pick-reveal-help = megmutatod a kezed többi lapját, lapokat veszel, és ebben a fordulóban nincs több köröd
warn-reveal = { $agents ->
    [one] Van még egy elküldhető ügynököd.
   *[other] Van még { $agents } elküldhető ügynököd.
} Ha most felfeded a lapjaidat, lapokat veszel, és ebben a fordulóban nincs több köröd.
# Asked once, when a player ends a reveal turn in which a card could still be acquired.
warn-end = Maradt { $persuasion } meggyőzésed, ami a köröd végén elvész, pedig van lap, amelyet megszerezhetnél rajta. Befejezed a kört?
pick-deploy = { $n ->
    [0] Senkit sem vetsz be
    [one] 1 csapat bevetése
   *[other] { $n } csapat bevetése
}
# $recruits is how many troops are recruited first.
pick-recruit-deploy = { $recruits } csapat toborzása, majd { $n ->
    [one] 1 csapat
   *[other] { $n } csapat
} bevetése
pick-deploy-units = Bevetés: { $units }
pick-retreat-units = Visszavonás: { $units }
pick-destination-discard = A dobópaklidba
pick-destination-top = A paklid tetejére
pick-deploy-many = Legfeljebb { $most } csapat bevetése
pick-retreat = { $n ->
    [0] Senkit sem vonsz vissza
    [one] 1 csapat visszavonása
   *[other] { $n } csapat visszavonása
}
pick-rest = { $n ->
    [2] Mindkettő végrehajtása
   *[other] Mindegyik végrehajtása ({ $n })
}
pick-owed-from = { $deed } ({ $source })
pick-owed-one-of = { $deed } (egy { $n } közül: { $source })
pick-end = Kör befejezése
pick-buy = { $card } ({ $cost })
    .acc = { FORM($card, "acc") } ({ $cost })
pick-buy-top = { $card } ({ $cost }), a pakli tetejére
pick-exchange = { $space }: { $spice } fűszer → { $solari } solari
pick-mover-leader = Akit még nem küldtél el
pick-mover-space = Aki itt áll: { $space }
pick-snoop-draw = Felhúzod: { $card }
pick-snoop-trash = Kiselejtezed: { $card }
pick-go-on = A kör folytatása
pick-pass-turn = A kör befejezése
pick-defend = Csapat küldése
pick-no-defender = Senkit sem küldesz
pick-combat-pass = Passz
pick-combat-done = Kész
pick-win-pass = Nem játszol ki lapot
pick-endgame-pass = Passz

standing-combat = Passz az egész harcra
standing-quiet = Passz, amíg valaki lapot nem játszik ki
standing-endgame = Nem játszol ki többet

sale-help = ide küld ügynököt: { $symbols } · { $help }
card-help = { $head } · { $tail }
card-help-anywhere = bármelyik ügynöködet bármelyik mezőre küldi · { $help }
card-help-agent = { $words }
send-help = ide: { $symbols } · { $help }
card-help-reveal = felfedve: { $words }
card-help-acquire = megszerezve: { $words }
card-help-trash = kiselejtezve: { $words }
leader-help = nehézség: { $difficulty } · { $ability } · pecsétgyűrű: { $signet }
space-help-cost = { FORM($cost, "acc") } fizetsz: { $effect }
space-help-maker = betakarítasz { $n } fűszert
space-help-maker-and = { $n ->
    [0] { $deed }, de nem takarítasz be fűszert
   *[other] betakarítasz { $n } fűszert, és { $deed }
}
space-help-reveal = felfedéskor: { $n } meggyőzést kapsz
space-help-combat = { $help } · harc

## Miért nem

why-costs = költsége { $cost }, neked { $have } van
why-troops = { $n } csapat kell hozzá a konfliktusban, neked { $have } van
why-no-influence = nincs befolyásod, amit feladhatnál
why-hand = { $n ->
    [one] egy lap
   *[other] { $n } lap
} kell hozzá a kezedben, neked { $have } van
why-intrigue = { $n ->
    [one] egy intrikakártya
   *[other] { $n } intrikakártya
} kell hozzá, neked { $have } van
why-no-card = nincs kiselejtezhető lapod
why-persuasion = { $have } meggyőzésed van
why-only-if = csak akkor, ha { $condition }
why-no-troops-in-conflict = nincs csapatod a konfliktusban
why-nothing-to-acquire = nincs legfeljebb { $most } költségű lap
why-no-sister = nincs Bene Gesserit-lap a dobópaklidban
why-row-empty = a sor üres
why-few-secrets = egyik ellenfelednek sincs négy intrikakártyája
why-stack-empty = elfogyott a tartalékból: { $card }
why-nobody-ahead = egyik sávon sincs előtted ellenfél
why-voiced = a Hang lezárta
why-once-council-seat = már van helyed
why-once-swordmaster = már van kardmestered
why-own-agent = a saját ügynököd áll ott
why-occupied = foglalt
why-no-symbol = nincs ügynökikonja
why-no-space = egyetlen mező sem elérhető, ahová vezet
why-not-plot = nem cselszövéskártya
why-not-combat = nem harci kártya
why-not-endgame = nem végjátékkártya
why-start-of-turn = csak a köröd legelején
why-before-sending = csak ügynökküldés előtt
why-combat-over = a harcnak vége
why-only-winner = csak egyértelműen megnyert konfliktus után
why-house-taken = a Háza már az asztalnál ül

## A napló: nevek és felsorolások

who-you = Te
who = **{ $seat }**
    .acc = **{ FORM($seat, "acc") }**
    .dat = **{ FORM($seat, "dat") }**
    .ins = **{ FORM($seat, "ins") }**
    .ade = **{ FORM($seat, "ade") }**
    .abl = **{ FORM($seat, "abl") }**
whom-you = te
    .acc = téged
    .dat = neked
    .ins = veled
    .ade = nálad
    .abl = tőled
log-card = { $n ->
    [one] *{ $card }*
   *[other] { $n } × *{ $card }*
}
    .acc = { $n ->
        [one] { FORM($card, "art") }*{ FORM($card, "acc") }*
        [5] az 5 *{ FORM($card, "acc") }*
       *[other] a { $n } *{ FORM($card, "acc") }*
    }
    .dat = { $n ->
        [one] { FORM($card, "art") }*{ FORM($card, "dat") }*
       *[other] { $n } *{ FORM($card, "dat") }*
    }
log-space = *{ $space }*
    .art = { FORM($space, "art") }
    .acc = *{ FORM($space, "acc") }*
    .loc = *{ FORM($space, "loc") }*
    .lat = *{ FORM($space, "lat") }*
    .ela = *{ FORM($space, "ela") }*
log-strength = **{ $seat }** { $n }
log-with-strengths = { $head } ({ $strengths })
log-plain = { $head }.

## A napló: ami magától történik

log-round = **{ $round }. forduló**. A konfliktus: *{ $conflict }*. { $person ->
    [you] Te kezdesz
   *[other] **{ $first }** kezd
}
log-with-rewards = { $head }. { $rewards }
log-rewards = Első hely: { $first }. Második: { $second }. Harmadik: { $third }
heading-combat = Harc
heading-makers = Mesterek
log-combat-began = Harc: { $strengths }
log-combat-tied = Döntetlen az első helyen: senki sem nyeri meg a konfliktust
log-combat-tied-named = Döntetlen az első helyen: senki sem nyeri meg ezt a konfliktust: *{ $conflict }*
log-combat-nobody = Senki sem harcol
log-combat-nobody-named = Senki sem harcol a konfliktusban (*{ $conflict }*)
log-makers = Gyűlik a fűszer: { $spaces }
log-no-makers = Sehol sem gyűlik fűszer
log-endgame-began = Kezdődik a végjáték

## A napló: ki mit tesz

log-with-parts = { $head }: { $parts }.
log-meanwhile = { $person ->
    [you] { CAPITAL($parts) }.
   *[other] { $who } { $parts }.
}
log-first-player = { $person ->
    [you] Te leszel a kezdőjátékos
   *[other] { $who } lesz a kezdőjátékos
}
log-leader = { $person ->
    [you] *{ FORM($leader, "acc") }* választod vezetőnek
   *[other] { $who } *{ FORM($leader, "acc") }* választja vezetőnek
}
log-chose-factions = { $person ->
    [you] Titokban ezeket választod: { $factions }
   *[other] { $who } titokban két frakciót választ
}
log-sent = { $person ->
    [you] Ügynököt küldesz { FORM($space, "art") }*{ FORM($space, "lat") }* { FORM($card, "art") }*{ FORM($card, "ins") }*
   *[other] { $who } ügynököt küld { FORM($space, "art") }*{ FORM($space, "lat") }* { FORM($card, "art") }*{ FORM($card, "ins") }*
}
log-sent-brief = { $person ->
    [you] Ügynököt küldesz { FORM($space, "art") }*{ FORM($space, "lat") }*
   *[other] { $who } ügynököt küld { FORM($space, "art") }*{ FORM($space, "lat") }*
}
log-revealed-brief = { $person ->
    [you] Felfedsz
   *[other] { $who } felfed
} { $n ->
    [0] egy üres kezet
    [one] egy lapot
   *[other] { $n } lapot
}
log-revealed = { $person ->
    [you] Felfeded: { $cards }
   *[other] { $who } felfedi: { $cards }
}
log-revealed-nothing = { $person ->
    [you] Üres kezet fedsz fel
   *[other] { $who } üres kezet fed fel
}
log-passed-turn = { $person ->
    [you] Ügynökküldés és felfedés nélkül fejezed be a körödet
   *[other] { $who } ügynökküldés és felfedés nélkül fejezi be a körét
}
log-combat-passed = { $person ->
    [you] Passzolsz a harcban
   *[other] { $who } passzol a harcban
}
log-combat-several-passed = { $who } passzol a harcban
log-combat-won = { $person ->
    [you] Megnyered a konfliktust
   *[other] { $who } megnyeri a konfliktust
}
log-combat-won-named = { $person ->
    [you] Megnyered ezt a konfliktust: *{ $conflict }*
   *[other] { $who } megnyeri ezt a konfliktust: *{ $conflict }*
}
log-reward-1 = { $person ->
    [you] Tiéd az első jutalom
   *[other] { $who } kapja az első jutalmat
}
log-reward-2 = { $person ->
    [you] Tiéd a második jutalom
   *[other] { $who } kapja a második jutalmat
}
log-reward-3 = { $person ->
    [you] Tiéd a harmadik jutalom
   *[other] { $who } kapja a harmadik jutalmat
}
log-won = { $person ->
    [you] Megnyerted a játékot
   *[other] { $who } megnyerte a játékot
}

did-gained = { $person ->
    [you] kapsz
   *[other] kap
} { FORM($what, "acc") }
did-gained-control = { FORM($space, "art") }*{ $space }* irányításáért { $person ->
    [you] kapsz
   *[other] kap
} { FORM($what, "acc") }
did-gained-dividends = osztalékul { $person ->
    [you] kapsz
   *[other] kap
} { FORM($what, "acc") }
did-gained-start = kezdéskor { $person ->
    [you] kapsz
   *[other] kap
} még { FORM($what, "acc") }
did-paid = { $person ->
    [you] fizetsz
   *[other] fizet
} { FORM($what, "acc") }
did-scored = { $person ->
    [you] szerzel
   *[other] szerez
} { $n ->
    [one] egy győzelmi pontot
   *[other] { $n } győzelmi pontot
}
did-recruited = { $person ->
    [you] toborzol
   *[other] toboroz
} { $n ->
    [one] egy csapatot
   *[other] { $n } csapatot
}
did-deployed = { $person ->
    [you] bevetsz
   *[other] bevet
} { $n ->
    [one] egy csapatot
   *[other] { $n } csapatot
}
did-deployed-supply = a készletből { $person ->
    [you] bevetsz
   *[other] bevet
} { $n ->
    [one] egy csapatot
   *[other] { $n } csapatot
}
did-put-under = { $n ->
    [one] egy intrikakártyát
   *[other] { $n } intrikakártyát
} { $person ->
    [you] teszel
   *[other] tesz
} a pakli aljára
did-put-under-cards = a pakli aljára { $person ->
    [you] teszel
   *[other] tesz
} { $n ->
    [one] egy intrikakártyát
   *[other] { $n } intrikakártyát
} ({ $what })
did-retreated = { $person ->
    [you] visszavonsz
   *[other] visszavon
} { $n ->
    [one] egy csapatot
   *[other] { $n } csapatot
}
did-lost-troops = { $person ->
    [you] elveszítesz
   *[other] elveszít
} { $n ->
    [one] egy csapatot
   *[other] { $n } csapatot
} a konfliktusban
did-lost-garrison = { $person ->
    [you] elveszítesz
   *[other] elveszít
} { $n ->
    [one] egy csapatot
   *[other] { $n } csapatot
} a helyőrségből
did-drew = { $person ->
    [you] húzol
   *[other] húz
} { $n ->
    [one] egy lapot
   *[other] { $n } lapot
}
did-drew-cards = { $person ->
    [you] felhúzod
   *[other] felhúzza
} { FORM($what, "acc") }
did-drew-revealed = { $person ->
    [you] felhúzod és felfeded
   *[other] felhúzza és felfedi
} { FORM($what, "acc") }
did-drew-intrigue = { $person ->
    [you] húzol
   *[other] húz
} { $n ->
    [one] egy intrikakártyát
   *[other] { $n } intrikakártyát
}
did-drew-intrigue-cards = { $person ->
    [you] húzol
   *[other] húz
} { $n ->
    [one] egy intrikakártyát
   *[other] { $n } intrikakártyát
} ({ $what })
did-stole = { $person ->
    [you] elveszel
   *[other] elvesz
} egy intrikakártyát { FORM($whom, "abl") }
did-stole-card = { $person ->
    [you] elveszed
   *[other] elveszi
} { FORM($whom, "abl") } { FORM($card, "art") }*{ $card }* intrikakártyát
did-influence-up = { FORM($faction, "art") }{ FORM($faction, "ade") } { $person ->
    [you] növeled a befolyásodat
   *[other] növeli a befolyását
} ({ $before } → { $after })
did-influence-down = { FORM($faction, "art") }{ FORM($faction, "ade") } { $person ->
    [you] veszítesz a befolyásodból
   *[other] veszít a befolyásából
} ({ $before } → { $after })
did-friendship-up = { FORM($faction, "art") }{ FORM($faction, "ade") } { $person ->
    [you] növeled a befolyásodat
   *[other] növeli a befolyását
} ({ $before } → { $after }, +1 győzelmi pont)
did-friendship-down = { FORM($faction, "art") }{ FORM($faction, "ade") } { $person ->
    [you] veszítesz a befolyásodból
   *[other] veszít a befolyásából
} ({ $before } → { $after }, −1 győzelmi pont)
did-alliance = szövetséget { $person ->
    [you] kötsz
   *[other] köt
} { FORM($faction, "art") }{ FORM($faction, "ins") } (+1 győzelmi pont)
did-alliance-from = { $person ->
    [you] átveszed
   *[other] átveszi
} { FORM($whom, "abl") } a szövetséget { FORM($faction, "art") }{ FORM($faction, "ins") }, és vele a győzelmi pontot
did-alliance-lost = { $person ->
    [you] elveszíted
   *[other] elveszíti
} a szövetséget { FORM($faction, "art") }{ FORM($faction, "ins") } (−1 győzelmi pont)
did-control = { $person ->
    [you] irányításod alá vonod
   *[other] irányítása alá vonja
} { FORM($space, "art") }*{ FORM($space, "acc") }*
did-discarded = { $person ->
    [you] eldobod
   *[other] eldobja
} { FORM($what, "acc") }
did-trashed = { $person ->
    [you] kiselejtezed
   *[other] kiselejtezi
} { FORM($what, "acc") }
did-acquired = { $person ->
    [you] megszerzed
   *[other] megszerzi
} { FORM($what, "acc") }
did-acquired-top = a pakli tetejére { $person ->
    [you] teszed
   *[other] teszi
} { FORM($what, "acc") }
did-council-seat = helyet { $person ->
    [you] foglalsz
   *[other] foglal
} a Nagytanácsban
did-swordmaster = { $person ->
    [you] megszerzed
   *[other] megszerzi
} a kardmestert
did-mentat = { $person ->
    [you] magadhoz veszed
   *[other] magához veszi
} a mentátot
did-mentat-owed = { $person ->
    [you] lefoglalod
   *[other] lefoglalja
} a mentátot a következő fordulóra
did-recalled = { $person ->
    [you] visszahívsz
   *[other] visszahív
} egy ügynököt { FORM($space, "art") }*{ FORM($space, "ela") }*
did-voiced = { $person ->
    [you] lezárod
   *[other] lezárja
} a Hanggal { FORM($space, "art") }*{ $space }* mezőt
did-refocused = a dobópaklit { $person ->
    [you] visszakevered
   *[other] visszakeveri
} a húzópakliba
did-remembered = a dobópakliból { $person ->
    [you] visszaveszed
   *[other] visszaveszi
} { FORM($what, "acc") }
did-set-aside = { $person ->
    [you] félreteszed
   *[other] félreteszi
} { FORM($what, "acc") }
did-set-aside-lost = { $person ->
    [you] elengeded
   *[other] elengedi
} { FORM($what, "acc") }
did-played = { $person ->
    [you] kijátszod
   *[other] kijátssza
} { FORM($card, "art") }*{ FORM($card, "acc") }*
did-masterstroke = a Mesteri húzáshoz { $person ->
    [you] felfeded
   *[other] felfedi
}: { $factions }

## A vége

score-points = { $points ->
    [one] 1 győzelmi pont
   *[other] { $points } győzelmi pont
}
score-start = Kezdés
score-friendship = Barátságok
score-alliance = Szövetségek
decided-favour = Döntetlen; egy technológialapka döntött.
decided-spice = Döntetlen; a több fűszer döntött.
decided-solari = Döntetlen; a több solari döntött.
decided-water = Döntetlen; a több víz döntött.
decided-garrison = Döntetlen; a helyőrség több csapata döntött.
decided-reveal = Döntetlen; a későbbi felfedőkör döntött.

## A rövid szabályok

imperium-rules-title = Így zajlik a játék
imperium-rules-goal = Győzelmi pontokat gyűjtesz: négy frakció befolyásával, megnyert konfliktusokkal és lapokkal. A játék véget ér, ha egy forduló végén valakinek { $points } pontja van, vagy tíz forduló után.
imperium-rules-round = Minden forduló elején felfedünk egy konfliktust, és mindenki öt lapot húz. A játékosok körönként következnek, amíg mindenki fel nem fedte a lapjait. Utána eldől a konfliktus, az ügynök nélküli mestermezőkön gyűlik a fűszer, és az ügynökök hazatérnek.
imperium-rules-agent = Ügynökkör: játssz ki egy lapot, és küldj ügynököt egy szabad mezőre, amelynek az ikonja a lapon is szerepel. Fizesd ki a költségét, és hajtsd végre a lap és a mező hatásait tetszőleges sorrendben. A frakciók mezői befolyást adnak. Harci mezőn bevetheted az ebben a körben toborzott összes csapatot, és a helyőrségedből még legfeljebb 2-t.
imperium-rules-reveal = Felfedőkör: mutasd meg a kezed többi lapját, vedd a meggyőzésüket, kardjaikat és hatásaikat, és szerezz meg lapokat. Ebben a fordulóban nincs több köröd.
imperium-rules-combat = Minden csapat a konfliktusban 2 erő, minden kard 1. Ha nincs egységed a konfliktusban, a kardoktól függetlenül nincs erőd. A harci kártyák körbejárnak, amíg mindenki passzol. A legerősebb az első jutalmat kapja, a következő a másodikat, négy játékosnál az utána következő a harmadikat. Döntetlen az első helyen: az érintettek a második jutalmat kapják; a második helyen: a harmadikat. A harc után a konfliktus minden csapata visszakerül a készletbe.
imperium-rules-influence = Egy frakciónál 2 befolyás 1 győzelmi pontot ér. 4 befolyásért a sáv bónusza jár. Aki elsőként éri el a 4-et, megkapja a szövetséget, ami még egy pontot ér; döntetlennél megtartja, csak több befolyás veszi el tőle.
imperium-rules-end = Az utolsó forduló után végjátékkártyákat lehet kijátszani. Döntetlennél sorban a több fűszer, solari, víz, csapat a helyőrségben, végül a későbbi felfedés dönt.
imperium-rules-options-title = Ennek a játéknak a beállításai
imperium-rules-option = { $option }: { $choice }. { $help }
imperium-rules-option-alone = { $option } (egyedül): { $choice }. { $help }
imperium-rules-rulings-title = Ahol a szabályok hallgatnak
imperium-rules-choices-title = Ahol választottunk a szabályok között

ruling-a1 = A Kwisatz Haderach olyan mezőre is mehet, ahol ellenséges ügynök áll.
ruling-a2 = A Kwisatz Haderach nem mehet olyan mezőre, ahol egy másik ügynököd áll; a mozgó ügynök viszont visszatérhet a saját mezőjére.
ruling-a3 = A Kwisatz Haderach kifizeti a mező költségét, és teljesítenie kell a feltételét.
ruling-a4 = Ha a második helyen döntetlen van, minden érintett a harmadik jutalmat kapja, három játékosnál is. Az egyik szabálykönyv szerint a harmadik jutalom csak négy játékosnál nyerhető el: az asztal a Harmadik jutalom beállítással választhatja ezt.
ruling-a5 = Ha hárman holtversenyben elsők, a negyedik játékos nem kap semmit.
ruling-a6 = A báró Mesteri húzása magától bekövetkezik, amikor először vet be négy csapatot egy körben.
ruling-a7 = A Mesteri húzás a körben bevetett összes csapatot számolja, azokat is, amelyek közben visszavonultak.
ruling-a8 = A Bindu-dermedés után befejezheted a körödet, vagy folytathatod. Az első angol szabálykönyv szerint a kör ekkor véget ér; a későbbi cseh és ukrán rád bízza a döntést, mi ezeket követjük.
ruling-a9 = A Sürgős küldetés az ugyanabban a körben elküldött ügynököt is visszahívhatja.
ruling-a10 = A végjátékkártyákat a kezdőjátékostól az óramutató járása szerint játsszuk ki, egyszerre egyet, amíg mindenki passzol.
ruling-a11 = A jutalmakat a kezdőjátékostól a kör sorrendjében osztjuk ki.
ruling-a12 = A gazdátlanná vált szövetséget az kapja, akinek a legtöbb, de legalább 4 befolyása van; egyenlőségnél a korábbi birtokos választ.
ruling-a13 = A feltételhez kötött kedvező hatások érvényesek, és vissza is utasíthatók.
ruling-a14 = Ha az Impérium-pakli elfogyott, a sort nem töltjük fel.
ruling-a15 = A Hanghoz nem kell szabad irányításjelző.
ruling-a16 = A Szónokok csarnoka csak addig ad meggyőzést, amíg az ügynököd ott áll.
ruling-a17 = Akinek több lapot kellene eldobnia, mint amennyi a kezében van, minden lapját eldobja.
ruling-a18 = Ilban gróf akkor húzza a lapját, amikor fizet.
ruling-a19 = Intrikakártya akkor is kijátszható, ha a hatásából semmi sem lesz.
ruling-a20 = A Helena által félretett lap kikerül a játékból, ha annak a felfedőkörnek a végéig nem szerzi meg.
ruling-a21 = Akinek a Mohiam Tisztelendő Anya vagy Az emberség próbája miatt lapot kell eldobnia, titokban választ, mindenki egyszerre; a választásokat együtt mutatjuk meg. A hivatalos válaszok szerint az aktív játékostól balra haladva egymás után választanak. Mi egyszerre kérdezünk, mert csevegőben különben egymásra várnának a játékosok.
ruling-a22 = Nyíllal jelölt cserét csak akkor kínálunk, ha a fizetéskor a teljes eredménye lehetséges. Olyan eredményért, amelyből semmi sem lesz (például üres készletből toborzás), lehet fizetni.
ruling-a23 = A Hang a kijátszója következő köréig távol tartja az ellenfeleket, rendkívüli körben is. Az egyik szabálykönyv az ő következő körükről beszél: az asztal A Hang beállítással választhatja ezt.

## A játék képei, név szerint

imperium-picture-row = Ami megszerezhető
imperium-picture-conflict = A konfliktus
imperium-picture-leaders = A vezetők
imperium-picture-mat = A te térfeled
