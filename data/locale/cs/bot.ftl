### Co stůl říká na Discordu. Klidně a krátce; hráči se tyká; žádné vykřičníky.

button-move = Tvůj tah
button-hand = Tvá ruka
button-board = Herní plán
button-legend = Ikony
button-words = Slovy
button-since = Od tvého tahu
button-join = Přisednout
button-leave = Odejít
button-settings = Nastavení
button-start = Start
button-a-day = Potřebuji den

waiting-for = Na tahu: { $who }.
waiting-you = **ty**
waiting-turn = Na tahu: { $who }, výzva přišla { $since }.
waiting-since = Na tahu: { $who }, výzva přišla { $since }.
waiting-since-for = Na tahu: { $who } ({ $what }), výzva přišla { $since }.
call-over = -# Výzva ve hře { $game }, { $where }: tady už není na co odpovídat.
call-title = Jsi na tahu ve hře { $game }, { $where }.
call-title-for = Jsi na tahu ve hře { $game }, { $where }: { $what }.
news-title = Co k tobě přišlo ve hře { $game }, { $where }:
nudge = Jsi na tahu ve hře { $game }, { $where }; výzva přišla { $since }. Potřebuješ-li víc času, stiskni **Potřebuji den**.
nudge-table = Připomínka odeslána: **{ $who }**. Po delším mlčení může stůl hlasovat o předání místa, nebo o tom, že až do návratu bude odpovídat bot.
dms-closed = { $who }, soukromé zprávy ode mě nepřijímáš. **Tvá ruka** je pod nejnovější zprávou tady: co ukáže, uvidíš jen ty.

panel-nothing-asked = Stav { $at }: nejsi na tahu. Až budeš, přijde ti výzva.
panel-left = To je od tebe zatím vše: až budeš zase na tahu, přijde ti výzva.
panel-done = Zatím:
panel-not-now = Teď nejde: { $what }
panel-refused = { $what } – { $reason }
panel-why = Proč ne ostatní?
panel-preview = Stůl si přečte:
panel-back = Zpět
take-back = Vzít zpět: { $what }
ask-the-table = Požádat stůl o vrácení tahu
go-back-further = Vrátit se dál
undo-offer = Když budou všichni souhlasit, rozhodneš se znovu tam, kde padla tvá volba **{ $what }**. { $told ->
    [0] Nic dalšího by se zpět nevzalo.
   *[other] Zpět by se vzalo toto:
}
undo-offer-alone = Rozhodneš se znovu tam, kde padla tvá volba **{ $what }**. { $told ->
    [0] Nic dalšího se zpět nevezme.
   *[other] Co od té doby vyšlo najevo, se zamíchá zpět. Zpět by se vzalo toto:
}
button-ask-now = Zeptat se stolu
button-go-back = Vrátit se tam
panel-stale = To bylo staré tlačítko. Takhle to vypadá teď.
panel-private = To se dozvíš jen ty.
panel-and-end = { $what } a ukončit tah
panel-still-open = Objevilo se něco nového: tvůj tah ještě trvá.
panel-drafted = Vybráno: { $what }.
panel-done-choosing = { $count ->
    [0] Hotovo
   *[other] Hotovo, vybráno { $count }
}
panel-clear = Začít znovu
panel-none = Nic
panel-how-many = Kolik
round-ended = Konec { $round }. kola
round-standings = Průběžný stav:
round-standing = { $who }: { $score }
round-standing-mind = { $who } (bot)
waiting-away = Jsi pryč do { $until }.
waiting-one-away = { $who } je pryč do { $until }.
waiting-who-is-away = { $who } (pryč do { $until })
since-title = Od tvého posledního tahu:
since-title-last = Od tvého posledního tahu, posledních { $count } událostí; všechno řekne `/dune log`:
since-nothing = Od tvého posledního tahu se nic nestalo.
button-again = Podívat se znovu
button-friends = Přizvat přátele
button-agree = Souhlasím
button-refuse = Nesouhlasím

me-title = **Tvoje nastavení** u všech stolů
me-language = Jazyk: { $language }
me-as-discord = podle tvého Discordu
pronoun-they = bez rodu
pronoun-she = ženský rod
pronoun-he = mužský rod
me-pronoun-she = Mluví se o tobě v ženském rodě
me-pronoun-he = Mluví se o tobě v mužském rodě
me-as-table = podle stolu
me-zone = Časové pásmo: { $zone }
me-quiet = Klid od { $start } do { $end } hodin
me-no-such-language = Tento jazyk tu zatím není.
me-commands = -# Zbytek mění `/dune-me time-zone`, `quiet-hours`, `reminders` a `vacation`.
plain-name = { $name }
settings-language = Jazyk stolu: { $language }
settings-language-placeholder = Jazyk stolu

me-pictures-wide = Široké obrázky
me-pictures-tall = Vysoké obrázky, na mobil
me-pictures-words = Slova místo obrázků
me-palette-default = Barvy, jak jsou namalované
me-palette-deuteranopia = Barvy pro deuteranopii (zelená)
me-palette-protanopia = Barvy pro protanopii (červená)
me-palette-tritanopia = Barvy pro tritanopii (modrá)
me-palette-high-contrast = Barvy s vysokým kontrastem
me-calls-dm = Výzvy soukromou zprávou
me-calls-channel = Výzvy v kanálu
me-calls-both = Výzvy soukromou zprávou i v kanálu
me-reminders = { $hours ->
    [0] Připomínky: podle stolu
    [one] Připomínka po 1 hodině mimo dobu klidu
   *[other] Připomínky po { $hours } hodinách mimo dobu klidu
}

## Před hrou

lobby-title = ## { $game }
lobby-free = { $number }. *volno*
lobby-free-seats = { $count ->
    [one] *Jedno místo je volné.*
    [few] *{ $count } místa jsou volná.*
   *[other] *{ $count } míst je volných.*
}
lobby-taken = { $number }. **{ $who }** · { $colour }
lobby-friend = { $number }. **{ $who }** · { $colour } · { $mind }
lobby-choice = { $what }: { $value }
lobby-too-few = { $count ->
    [one] Chybí ještě jeden hráč. *Přizvat přátele* posadí ke stolu hráče, za které hraje bot.
    [few] Chybí ještě { $count } hráči. *Přizvat přátele* posadí ke stolu hráče, za které hraje bot.
   *[other] Chybí ještě { $count } hráčů. *Přizvat přátele* posadí ke stolu hráče, za které hraje bot.
}
lobby-host-starts = Start může stisknout **{ $who }**, po jednom dni kdokoli u stolu.
lobby-anybody-starts = Start může stisknout kdokoli u stolu.
lobby-begun = Hra začala.
lobby-starts-when-full = Hra začne sama, až budou všechna místa obsazená.
colour-red = červená
colour-blue = modrá
colour-green = zelená
colour-yellow = žlutá
colour-purple = fialová
colour-white = bílá
colour-teal = tyrkysová
colour-pink = růžová
laid = Tvůj stůl je připravený: { $where }. Máš u něj místo.
started = Hra { $game } začíná. Herní plán je v kanálu; co je jen tvoje, přijde soukromou zprávou.

## Hra

begun-title = ## Hra { $game } začíná
begun-order = V pořadí míst: { $who }.
begun-seed = SHA-256 semínka: { $hash }… (celé v `/dune status`)
waiting-deadline = Lhůta vyprší { $at }: { $what }.
silence-wait = čeká se dál
silence-mildest = odpoví se co nejopatrněji
silence-deputy = odpoví bot a řekne to
silence-hand-over = místo se nabídne někomu jinému
dealt-title = Hra { $game } začala: { $where }. Tohle je tvoje.
dealt-nothing = Hra { $game } začala: { $where }. Až budeš na tahu, přijde výzva.
dealt-buttons = -# **Tvůj tah** otevře, co můžeš dělat, když jsi na tahu. **Od tvého tahu** řekne, co dělali ostatní.
call-first = -# Tato zpráva je tvůj panel: mění se s každým stiskem. V kanálu otevře totéž **Tvůj tah**.
panel-help = { $what }: { $help }
panel-count = { $count } × { $what }
panel-limits = { $least ->
    [0] Celkem nejvýše { $most }.
   *[other] Celkem { $least } až { $most }.
}
panel-limits-exactly = Vybráno { $chosen } z { $most }.
panel-then = { $head }; { $tail }
panel-more = ještě { $count }
panel-early = Můžeš odpovědět už teď, tajně. Když to neuděláš, dostaneš otázku, až na ni přijde čas.
panel-sealed = Odpovídá se tajně; odpovědi se ukážou, až odpoví všichni.
panel-sealed-given = Tvá odpověď je zapsaná. Můžeš ji změnit, dokud neodpoví všichni.
panel-choose-several = { $least ->
    [0] Vyber nejvýše { $most }
   *[other] Vyber { $least } až { $most }
}
panel-choose-exactly = Vyber { $most }
panel-add = Přidat nebo změnit
panel-not-all = { $what }: po ostatních volbách to už nejde. Nic se nestalo, vyber znovu.
button-plan = Naplánovat další tah
button-my-plan = Můj plán
panel-withdraw = Odvolat: { $what }
page-back = ◀ strana { $page } z { $pages }
page-on = strana { $page } z { $pages } ▶
button-earlier = ◀ Dříve
button-later = Později ▶
button-page-back = ◀ Zpět
button-page-on = Další ▶

## Hlasování

vote-undo = **{ $who }** chce vzít toto zpět a vybrat znovu. Co od té doby vyšlo najevo, se zamíchá zpět.
vote-undo-untold = **{ $who }** chce vzít zpět poslední krok a vybrat znovu. Nic z toho, co už o hře víte, se nezmění.
vote-undo-yours = Zpět by se vzalo i to, co máš od té doby rozehráno.
voted-undo = **{ $who }**: žádost vzít něco zpět a vybrat znovu.
vote-owner-can-end = **{ $who }** může hlasování ukončit tlačítkem *Jsem tady*.
at-risk-vote-hand-over = { $game }, { $where }: **{ $who }** žádá stůl, aby tvoje místo dostal někdo jiný, protože neodpovídáš. Hlasování končí { $at }. Stiskni **Jsem tady** a místo ti zůstane.
at-risk-vote-deputy = { $game }, { $where }: **{ $who }** žádá stůl, aby za tebe odpovídal bot, protože neodpovídáš. Hlasování končí { $at }. Zastavíš to tlačítkem **Jsem tady**.
at-risk-hand-over = { $game }, { $where }: tvoje místo se nabízí ostatním, protože neodpovídáš. Stiskni **Jsem tady** a zůstane ti; jakmile ho někdo obsadí, je jeho.
at-risk-deputy = { $game }, { $where }: odpovídá za tebe bot, protože neodpovídáš. Zastavíš to tlačítkem **Jsem tady**.
here-noted = Jsi tady. Místo ti zůstává a odpovídáš za ně jen ty.
button-here = Jsem tady
vote-yes = Souhlas: { $who }.
vote-missing = Odpověď ještě chybí: { $who }.
vote-closes = Hra zatím stojí. Hlasování končí { $at }; mlčení znamená ne.
vote-closes-beside = Hra zatím jde dál. Hlasování končí { $at }; mlčení znamená ne.
vote-agreed = Souhlasíš. Teď se čeká na odpověď: { $who }. Hlasování v kanálu končí nejpozději { $at }; mlčení znamená ne.
vote-opened = Žádost odeslána. Teď je to na hráčích: { $who }. Hlasování v kanálu končí nejpozději { $at }; mlčení znamená ne.
vote-settled = Všichni souhlasí. Hotovo.
vote-refused = Zamítnuto. Hra jde dál, jak je.

## Konec hry

button-rematch = Odveta
button-replay = Přehrát
button-film = Film
button-verify = Ověřit
result-title = ## { $game }: konec hry
result-place = { $rank }\. **{ $who }** · { $score } · { $sources }
result-place-bare = { $rank }\. **{ $who }** · { $score }
result-place-unscored = { $rank }\. **{ $who }**
result-place-lost = – **{ $who }** · { $score }
result-source = { $what } { $points }
result-seed = Semínko: { $seed }

## Když něco nejde

unknown-press = To tlačítko je příliš staré. Stav hry ukáže `/dune status`.
mistake = Něco se u nás pokazilo. Nic se nezměnilo. Zkus to znovu; když to nepomůže, řekni to tomu, kdo bota provozuje.
games-none = Nesedíš u žádného stolu. Nový připraví `/dune new`.
a-day-sure = Má na tebe stůl počkat o den déle? V této hře o to můžeš požádat ještě { $left ->
    [one] jednou
   *[other] { $left }krát
}.
a-day-given = Stůl na tebe počká o den déle.
nudged = Připomínka je na cestě.
seat-taken = Místo je tvoje se vším, co k němu patří.

## Plán na další tah

plan-title = Tvůj plán na další tah, jak vypadal { $at }. Nikdo jiný ho nevidí.
plan-title-new = Tady si naplánuj další tah. Nikdo jiný to nevidí.
plan-first = Nejdřív: { $steps }.
plan-else = Kdyby to nešlo: { $steps }.
plan-call = Jinak ti jako vždy přijde výzva.
plan-else-asked = Kdyby to nešlo:
plan-then = { $head }, potom { $tail }
plan-step = *{ CAPITAL($what) }*
plan-step-ends = *{ CAPITAL($what) }*, a tah končí
plan-settle = To je můj plán
plan-otherwise = A kdyby to nešlo?
plan-back = Vzít zpět poslední krok
plan-withdraw = Zrušit plán
plan-leave = Zpět ke stolu
plan-how = Nabídka platí, jako by ostatní dělali co nejméně. Až přijde tvůj tah, plán se ověří a zastaví se u prvního, co je pro tebe nové.
plan-held = Platí, dokud tah nepřijde, a pak se ověří: co už není přesně tak, jak je zvoleno, to se neprovede.
plan-none-yet = Svůj další tah zatím naplánovat nemůžeš: ještě před ním se dozvíš něco nového, nebo závisí na tom, co udělají ostatní.
plan-unforeseen = Tvůj další tah zatím nejde předvídat: ještě před ním se dozvíš něco nového, nebo závisí na tom, co udělají ostatní.
plan-broken = Tak, jak je to v plánu, už to nejde. Vezmi krok zpět, nebo plán zruš.
plan-reveals = Tady vyjde najevo něco nového: odtud se rozhoduješ znovu ty.
plan-ends = Tím tvůj tah končí.
plan-empty = Zatím v něm nic není: nejdřív zvol krok.
plan-long-enough = Plán je dost dlouhý. Potvrď ho, nebo vezmi krok zpět.
plan-your-move = Jsi na tahu: není co plánovat dopředu. Stiskni *Tvůj tah*.
plan-is-there = Na další tah máš plán.
plan-is-drafted = Tvůj plán ještě není potvrzený. Otevři *Můj plán* a stiskni *To je můj plán*, jinak ti jako vždy přijde výzva.
plan-done = Tvůj plán se provedl.
plan-done-else = První volbu už nešlo provést ({ $what }), provedla se tedy další.
plan-done-so-far = Tvůj plán se provedl, kam až sahal. Odtud se rozhoduješ ty.
plan-done-so-far-else = První volbu už nešlo provést ({ $what }). Provedla se další, kam až sahala: odtud se rozhoduješ ty.
plan-dropped = Tvůj plán padl, protože toto už není tak, jak je zvoleno: { $what }.
plan-dropped-otherwise = Tvůj plán padl: už ho nešlo provést.
plan-dropped-undone = Tvůj plán padl, protože stůl vzal něco zpět.
plan-withdrawn = Plán je zrušený: jako vždy ti přijde výzva.
plan-dropped-news = Tvůj plán padl, protože od té doby víš něco nového.
panel-cut-short = Celé znění toho, co nabídka níže krátí:
