### Co stůl říká na Discordu. Klidně a krátce; hráči se tyká; žádné vykřičníky.

mention = <@{ $user }>

## Tlačítka u zpráv stolu

button-move = Tvůj tah
button-hand = Tvá ruka
button-board = Herní plán
button-words = Slovy
button-tall = Vysoké obrázky, na mobil
button-wide = Široké obrázky
button-again = Podívat se znovu
button-since = Od tvého tahu
button-join = Přisednout
button-leave = Odejít
button-settings = Nastavení
button-friends = Přizvat přátele
button-start = Start
button-a-day = Potřebuji den
button-hand-over = Předat místo
button-deputise = Nechat odpovídat bota
button-take-seat = Obsadit místo
button-agree = Souhlasím
button-refuse = Nesouhlasím
button-rematch = Odveta
button-replay = Přehrát
button-film = Film
button-verify = Ověřit

## Před hrou

lobby-title = ## { $game }
lobby-free = { $number }. *volno*
join-seat-taken = { $number }. { $who }
join-seat-friend = { $number }. { $who }, hraje bot: můžeš převzít
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
lobby-host-starts = Start může stisknout **{ $who }**, po jednom dni kdokoli.
lobby-anybody-starts = Start může stisknout kdokoli u stolu.
lobby-begun = Hra začala.
lobby-starts-when-full = Hra začne sama, až budou všechna místa obsazená.
lobby-cancelled = Stůl pro hru { $game } je zrušený.

colour-red = červená
colour-blue = modrá
colour-green = zelená
colour-yellow = žlutá
colour-purple = fialová
colour-white = bílá
colour-teal = tyrkysová
colour-pink = růžová

terms-nudge = připomínka: po { $hours } h mimo dobu klidu
terms-absence = po připomínce a { $hours } h bez odpovědi (mimo dobu klidu) může stůl rozhodnout o místě
terms-deadline = { $hours } h na rozhodnutí, potom { $what }
terms-pictures-tall = vysoké obrázky
silence-wait = čeká se dál
silence-mildest = odpoví se co nejopatrněji
silence-deputy = odpoví bot a řekne to
terms-advice = bota lze požádat o radu
terms-no-advice = bot neradí
terms-reasons = přátelé říkají proč
silence-hand-over = místo se nabídne někomu jinému

welcome-lobby = Sedíš u stolu pro hru { $game }. Jak se tu hraje:
    - Zpráva v kanálu ukazuje, kdo kde sedí. Až hra začne, objeví se tam herní plán.
    - Když jsi na tahu, přijde ti jednou výzva soukromou zprávou, se vším, co můžeš udělat. **Tvůj tah** v kanálu otevře totéž a vidíš to jen ty.
    - **Tvá ruka** ukáže, co smíš vidět jen ty.
    - Dokud se nic neodhalí, můžeš kroky brát zpět. Chybný stisk nic nestojí.

## Hra

begun-title = ## Hra { $game } začíná
begun-order = V pořadí míst: { $who }.
begun-seed = SHA-256 semínka: { $hash }… (celé v `/dune status`)
status-seed = SHA-256 semínka: { $hash }
waiting-for = Na tahu: { $who }.
waiting-you = **ty**
round-ended = Konec { $round }. kola
round-standings = Průběžný stav:
round-standing = { $who }: { $score }
round-standing-mind = { $who } (bot)
waiting-turn = Na tahu: { $who }, výzva přišla { $since }.
waiting-since = Na tahu: { $who }, výzva přišla { $since }.
waiting-since-for = Na tahu: { $who } ({ $what }), výzva přišla { $since }.
waiting-friend = Přemýšlí { $who }{ $answers ->
        [0] {""}
       *[other] {" "}(odpovědi v tomto tahu: { $answers })
    }.
waiting-away = Jsi pryč do { $until }.
waiting-one-away = { $who } je pryč do { $until }.
waiting-who-is-away = { $who } (pryč do { $until })
waiting-deadline = Lhůta vyprší { $at }: { $what }.
dealt-title = Hra { $game } začala: { $where }. S tímhle začínáš.
dealt-nothing = Hra { $game } začala: { $where }. Až budeš na tahu, přijde výzva.
dealt-buttons = -# **Tvůj tah** otevře, co můžeš dělat, když jsi na tahu. **Od tvého tahu** řekne, co dělali ostatní.
call-first = -# Tato zpráva je tvůj panel: mění se s každým stiskem. V kanálu otevře totéž **Tvůj tah**.
call-over = -# Výzva ve hře { $game }, { $where }: tady už není na co odpovídat.
call-title = Jsi na tahu ve hře { $game }, { $where }.
call-title-for = Jsi na tahu ve hře { $game }, { $where }: { $what }.
news-title = Nové pro tebe ve hře { $game }, { $where }:
dms-closed = { $who }, soukromé zprávy ode mě nepřijímáš. **Tvá ruka** je pod nejnovější zprávou tady: co ukáže, uvidíš jen ty.
nudge = Jsi na tahu ve hře { $game }, { $where }; výzva přišla { $since }. Potřebuješ-li víc času, stiskni **Potřebuji den**.
nudge-table = Připomínka odeslána: **{ $who }**. Po delším mlčení může stůl hlasovat o předání místa, nebo o tom, že až do návratu bude odpovídat bot.
nudged-table = Připomínka byla odeslána: **{ $who }**.
seat-offer-over = Místo se nabízelo; teď tam sedí **{ $who }**.
seat-offered = **{ $who }**: místo je volné. Kdo ho obsadí, hraje dál se vším, co k němu patří.
seat-offered-without-owner = **{ $who }**: místo je po dlouhém mlčení volné se vším, co k němu patří. Kdo ho obsadí, hraje dál. Kdo na něm seděl, si ho do té doby nechá stiskem *Jsem tady*.
seat-offered-to = **{ $who }**: místo se nabízí se vším, co k němu patří. Obsadit ho může jen { $to }.

## Hlasování

vote-undo = **{ $who }** chce vzít toto zpět a vybrat znovu. Co od té doby vyšlo najevo, se zamíchá zpět.
vote-undo-untold = **{ $who }** chce vzít zpět poslední krok a vybrat znovu. Nic z toho, co už se o hře ví, se nezmění.
vote-undo-yours = Zpět by se vzalo i to, co máš od té doby rozehráno.
vote-deputy = **{ $who }** žádá stůl, aby až do návratu odpovídal bot: **{ $seat }**.
vote-end = **{ $who }** žádá stůl, aby hra skončila hned. Nevyhraje nikdo.
vote-hand-over = **{ $who }** žádá stůl, aby místo dostal někdo jiný: **{ $seat }**.
voted-undo = **{ $who }**: žádost vzít něco zpět a vybrat znovu.
vote-owner-can-end = **{ $who }** může hlasování ukončit tlačítkem *Jsem tady*.
at-risk-vote-hand-over = { $game }, { $where }: **{ $who }** žádá stůl, aby tvoje místo dostal někdo jiný, protože neodpovídáš. Hlasování končí { $at }. Stiskni **Jsem tady** a místo ti zůstane.
at-risk-vote-deputy = { $game }, { $where }: **{ $who }** žádá stůl, aby za tebe odpovídal bot, protože neodpovídáš. Hlasování končí { $at }. Zastavíš to tlačítkem **Jsem tady**.
at-risk-hand-over = { $game }, { $where }: tvoje místo se nabízí ostatním, protože neodpovídáš. Stiskni **Jsem tady** a zůstane ti; jakmile ho někdo obsadí, je jeho.
at-risk-deputy = { $game }, { $where }: odpovídá za tebe bot, protože neodpovídáš. Zastavíš to tlačítkem **Jsem tady**.
seat-lost-admin = { $game }, { $where }: rozhodnutím správce serveru je tvoje místo předané. Odteď na něm hraje **{ $who }** a vidí karty v ruce.
seat-lost-silence = { $game }, { $where }: protože neodpovídáš, hraje teď na tvém místě **{ $who }**.
here-noted = Jsi tady. Místo ti zůstává a odpovídáš za ně jen ty.
button-here = Jsem tady
vote-yes = Souhlas: { $who }.
vote-missing = Odpověď ještě chybí: { $who }.
vote-closes = Hra zatím čeká. Hlasování končí { $at }; mlčení znamená ne.
vote-closes-beside = Hra zatím jde dál. Hlasování končí { $at }; mlčení znamená ne.

## Konec hry

told-earlier = Co se stalo předtím, řekne `/dune log`.
result-title = ## { $game }: konec hry
result-place = { $rank }\. **{ $who }** · { $score } · { $sources }
result-place-bare = { $rank }\. **{ $who }** · { $score }
result-place-unscored = { $rank }\. **{ $who }**
result-tied = { $score } (remíza)
result-place-lost = – **{ $who }** · { $score }
result-source = { $what } { $points }
result-minds = Hrál bot: { $minds }.
result-mind = { $who } ({ $mind })
result-deputised = V nepřítomnosti odpovídal bot: { $who }.
result-advised = Bot radil: { $who }.
result-seed = Semínko: { $seed }

## Panel

panel-nothing-asked = Stav { $at }: nejsi na tahu. Až budeš, přijde ti výzva.
panel-coach = **Průvodce:** { $note }
panel-left = To je od tebe zatím vše: až budeš zase na tahu, přijde ti výzva.
panel-left-alone = To je prozatím vše. Tvá další otázka se objeví zde, jakmile ostatní odpovědí.
panel-won = Vítězství: { $who }.
panel-done = Zatím:
panel-done-latest = Naposledy v tomto tahu:
panel-help = { $count ->
    [one] { $what }: { $help }
    [few] { $what }, každá volba: { $help }
   *[other] { $what }, každá volba: { $help }
}
panel-help-name = *{ $what }*
panel-cut-short = Celé znění toho, co nabídka níže krátí:
panel-count = { $count } × { $what }
panel-limits = { $least ->
    [0] Celkem nejvýše { $most }.
   *[other] Celkem { $least } až { $most }.
}
panel-limits-exactly = Vybráno: { $chosen } z celkem { $most }.
panel-drafted = Vybráno: { $what }.
panel-not-now = Teď nejde: { $what }
panel-refused = { $what } – { $reason }
panel-then = { $head }; { $tail }
panel-more = ještě { $count }
panel-preview = Stůl si přečte:
panel-private = To se dozvíš jen ty.
panel-early = Můžeš odpovědět už teď, tajně. Když to neuděláš, dostaneš otázku, až na ni přijde čas.
panel-sealed = Odpovídá se tajně; odpovědi se ukážou, až odpoví všichni.
panel-sealed-given = Tvá odpověď je zapsaná: { $what }. Můžeš ji změnit, dokud neodpoví všichni.
panel-together = Stejnou otázku má i tvůj spoluhráč: rozhodne, kdo odpoví první.
panel-choose-several = { $least ->
    [0] Vyber nejvýše { $most }
   *[other] Vyber { $least } až { $most }
}
panel-choose-exactly = Vyber { $most }
panel-how-many = Kolik
panel-add = Přidat nebo změnit
panel-none = Nic
panel-done-choosing = { $count ->
    [0] Hotovo
   *[other] Hotovo, vybráno { $count }
}
panel-and-end = { $what } a ukončit tah
# The placeholder of a list whose every entry also ends the turn.
panel-one-and-end = Vybrat jedno a ukončit tah
panel-still-open = Objevilo se něco nového: tvůj tah ještě trvá.
panel-not-all = { $what }: po ostatních volbách to už nejde. Nic se nestalo, vyber znovu.
panel-too-dear = { $what }: dohromady to stojí { $cost }, máš { $have }. Nic se nestalo, vyber znovu.
panel-clear = Začít znovu
panel-back = Zpět
panel-more-controls = Další …
button-my-settings = Moje nastavení
panel-why = Proč ne ostatní?
panel-withdraw = Odvolat: { $what }
button-plan = Naplánovat další tah
plan-first-asked = Co uděláš nejdřív?
button-my-plan = Můj plán
plan-title = Tvůj plán na další tah, jak vypadal { $at }. Nikdo jiný ho nevidí.
plan-title-new = Tady si naplánuj další tah. Nikdo jiný to nevidí.
plan-first = První volba: { $steps }.
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
plan-how = Tady vybíráš, co uděláš, když ostatní všude, kde mohou, pasují. Až přijde tvůj tah, plán se ověří a zastaví se u prvního, co je pro tebe nové.
plan-held = Tvůj plán čeká na tvůj tah a pak se ověří. Krok, který už nepůjde provést přesně tak, jak je zvolen, se neprovede a přijde ti výzva.
plan-thrown = V této hře začíná každý tah hodem kostkami, naplánovat ho tedy nelze. V `/dune orders` můžeš už teď říct, co odpovíš ostatním.
plan-none-yet = Svůj další tah zatím naplánovat nemůžeš: ještě před ním se dozvíš něco nového, nebo závisí na tom, co udělají ostatní.
plan-unforeseen = Tvůj další tah zatím nejde předvídat: ještě před ním se dozvíš něco nového, nebo závisí na tom, co udělají ostatní.
plan-broken = Tak, jak je to v plánu, už to nejde. Vezmi krok zpět, nebo plán zruš.
plan-reveals = Tímto krokem se dozvíš něco nového. Odtud se rozhoduješ znovu ty.
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
plan-over = -# Tvůj plán ve hře { $game }, { $where }, už neplatí.
plan-dropped-news = Tvůj plán padl, protože od té doby víš něco nového.
orders-none = Teď nejde zadat žádný trvalý příkaz. Příkaz se nabízí u otázky, na kterou odpovídá, například zda pasuješ.
orders-title = **Trvalé příkazy.** { $count ->
        [0] Žádný nemáš.
        [one] Platí jeden.
        [few] Platí { $count }; kde by odpovídaly dva, odpoví ten, který je výš.
       *[other] Platí { $count }; kde by odpovídaly dva, odpoví ten, který je výš.
    } Co tu zvolíš, na to se odpovídá tvým jménem, aby na tebe nikdo nečekal; nikdo jiný se to nedozví.
orders-choose = Žádný z nich
panel-parts = Jinde: vyber část plánu …
panel-part = { $part } ({ $count })
page-back = ◀ strana { $page } z { $pages }
page-on = strana { $page } z { $pages } ▶
take-back = Vzít zpět: { $what }
ask-the-table = Požádat stůl o vrácení tahu
go-back-further = Vrátit se dál
panel-stale = To bylo staré tlačítko. Takhle to vypadá teď.
undo-offer = Když budou všichni souhlasit, rozhodneš se znovu tam, kde padla tvá volba **{ $what }**. { $told ->
    [0] Nic dalšího by se zpět nevzalo.
   *[other] Zpět by se vzalo toto:
}
undo-offer-alone = Rozhodneš se znovu tam, kde padla tvá volba **{ $what }**. { $told ->
    [0] Nic dalšího se zpět nevezme.
   *[other] Co od té doby vyšlo najevo, se zamíchá zpět. Zpět by se vzalo toto:
}
vote-opened = Žádost odeslána. Teď se čeká na odpověď: { $who }. Hlasování v kanálu končí nejpozději { $at }; mlčení znamená ne.
vote-agreed = Souhlasíš. Teď se čeká na odpověď: { $who }. Hlasování v kanálu končí nejpozději { $at }; mlčení znamená ne.
vote-settled = Všichni souhlasí. Hotovo.
vote-refused = Zamítnuto. Hra jde dál, jak je.
play-choose-from-list = Vyber ze seznamu, který se ukáže při psaní; všechno k jedné otázce.
no-vote = Stůl se teď na nic neptá.
button-ask-now = Zeptat se stolu
button-go-back = Vrátit se tam

## Prohlížení

button-earlier = ◀ Dříve
button-later = Později ▶
button-page-back = ◀ Zpět
button-page-on = Další ▶
plain-name = { $name }
no-such-player = Tam nikdo nesedí.
no-such-name = Nikdo toho jména u tohoto stolu nesedí. Vyber jméno ze seznamu, který se ukáže při psaní.
no-such-card = Nic takového se tu nejmenuje. Napiš část jména, nebo vyber ze seznamu, který se ukáže při psaní.
no-such-rules = Taková hra tu není.
nothing-told = V této hře se ještě nic nestalo.
since-title = Od tvého posledního tahu:
since-title-last = Od tvého posledního tahu, posledních { $count } událostí; všechno řekne `/dune log`:
since-nothing = Od tvého posledního tahu se nic nestalo.
log-title = ### Záznam, nejnovější první, strana { $page } z { $pages }
log-heading-round = { $round }. kolo
film-title = ### Hra jako film, tah po tahu
film-rounds = ### Kola { $first } až { $last } jako film
film-busy = Právě se vyrábí několik filmů. Zeptej se znovu za minutu.
progress-film = Film se vyrábí: hotovo { $done } z { $whole } tahů.
progress-eyes = Bystrý hráč prochází tvé volby: hotovo { $done } z { $whole }.
progress-data = Tvé údaje se shromažďují: hotovo { $done } z { $whole } míst.
film-nothing = Zatím není co ukázat: z těchto kol není zapsaný žádný tah.
replay-title = ### Tah { $turn } z { $turns }
status-title = **{ $game }**, { $where } · `{ $id }`
status-lobby = Hra ještě nezačala. Ke stolu se dá přisednout.
status-running = Hraje se.
status-paused = Hra je pozastavená.
status-aside = Po dlouhém mlčení odložená. Vrátí ji `/dune start`.
status-over = Hra skončila.
status-abandoned = Hra skončila předčasně.
status-quarantined = Uloženou hru tato verze neumí přečíst. Hra je v bezpečí; kdo bota provozuje, už o tom ví.
status-free-seat = { $number }. *volno*: předtím **{ $who }** · { $colour }
status-rival = { $who } · { $score }
games-none = Nesedíš u žádného stolu. Nový připraví `/dune new`.
games-title = { $count ->
    [one] **Tvá hra**
    [few] **Tvé { $count } hry**
   *[other] **Tvých { $count } her**
}
games-line = { $game }, { $where } · `{ $id }`:
games-you = **čeká na tebe.**
game-choice = { $title } · { $who } · { $id }
unknown-game = neznámá hra
card-with-code = { $name } · { $code }
card-again = -# Další vyhledáš příkazem `/dune card`: jméno, slovo z pravidel, nebo kód oblasti.
card-title = **{ $name }** · { $kind }
rules-title = ### { $game } · { $chapter }
verify-holds = Všechna míchání a všechny hody (celkem { $checked }) plynou ze semínka a semínko má hash, který byl zveřejněn na začátku.
    -# Semínko { $seed }
    -# SHA-256 { $hash }
verify-fails = Něco nesedí. Dotčené tahy: { $moves }.
    -# Semínko { $seed }
    -# SHA-256 { $hash }
help = ### Jak se tu hraje
    - **Stůl:** `/dune new`, tady nebo ve vlastním vlákně. Ostatní stisknou **Přisednout**; **Přizvat přátele** posadí ke stolu hráče, za které hraje bot.
    - **Tvůj tah:** výzva přijde jednou. **Tvůj tah** otevře všechno, co můžeš dělat, jen pro tvé oči. **Vzít zpět** jde, dokud se nic neodhalí; potom lze požádat stůl.
    - **Prohlížení:** `/dune board`, `/dune hand`, `/dune since`, `/dune status`, `/dune log`, `/dune card` a `/dune rules`. `/dune games` vypíše tvé hry na všech serverech.
    - **Hru ještě neznáš:** `/dune-learn` ji za deset minut naučí, v partii jen s přáteli.
    - **Mezi hrami:** `/dune-challenge` rozdá všem totéž, `/dune-top` má pořadí a `/dune-me profile` tvé vlastní hry.
    - **Příkazem:** `/dune play` dělá totéž co tlačítka. `/dune orders` odpovídá za tebe tam, kde chceš jen pasovat.
    - **Pro tebe:** `/dune-me show` má obrázky (vysoké na mobil, nebo slova), barvy, připomínky, jazyk a hodiny. `/dune-me vacation`, když jsi pryč.
    - **Nemůžeš hrát dál:** `/dune pass-the-seat`.
    -# Sietch { $version }
welcome = ## Deskové hry z pouště, hrané tady po několik dní
    Stiskni { $new } a odešli: připraví stůl v tomto kanálu nebo v jiném.
    Ostatní stisknou **Přisednout**; **Přizvat přátele** posadí ke stolu hráče, za které hraje bot. Potom stiskni **Start**.
    Až budeš na tahu, stiskni **Tvůj tah**: uvidíš, co je tvoje, co můžeš udělat a co to stojí. Chybný stisk nikdy nic nestojí.
    Hru ještě neznáš? { $learn } ji za deset minut naučí, v partii jen s přáteli. Zbytek řekne { $help }.

## U stolu

laid-where = Tvůj stůl je připravený: { $where }.
laid = Tvůj stůl je připravený: { $where }. Máš u něj místo.
left = U stolu už nesedíš.
left-last = Zůstal prázdný stůl, proto je zrušený: { $game }.
filled = { $count ->
    [one] Ke stolu usedá { $who }. Kdo přisedne, převezme toto místo.
    [few] Ke stolu usedají { $who }. Kdo přisedne, převezme jedno z těchto míst.
   *[other] Ke stolu usedají { $who }. Kdo přisedne, převezme jedno z těchto míst.
}
started = Hra { $game } začíná. Herní plán je v kanálu; co je jen tvoje, přijde soukromou zprávou.
abandon-sure = Odcházíš ze hry nadobro. Tvé místo bude volné pro někoho jiného; až odejde poslední, hra skončí. Když hra nikam nevede, může stůl hlasovat o jejím konci.
moved-here = Hra { $game } pokračuje v tomto kanálu.
abandoned = Ve hře už nejsi.
cancel-sure = Stůl pro hru { $game } se zruší i se všemi místy. Jiný připraví `/dune new`.
button-cancel = Zrušit stůl
button-abandon = Odejít nadobro
button-end-vote = Požádat stůl o konec hry
seat-passed = Tvé místo se nabízí. Dokud ho někdo neobsadí, hraješ dál.
seat-taken = Místo je tvoje se vším, co k němu patří.
new-not-in-dms = Stoly se připravují v kanálu na serveru. Napiš tam `/dune new`.
new-permissions = V tomto kanálu mi chybějí oprávnění: { $missing }. Udělit je může správce serveru; celý server ukáže `/dune doctor`.
new-no-thread-here = Vlákno lze založit jen v textovém kanálu. Připrav stůl tady bez vlákna.
pace-casual = volně: bez lhůty
pace-daily = denně: dva dny na rozhodnutí
pace-brisk = svižně: půl dne na rozhodnutí

settings-title = ### Nastavení stolu, strana { $page } z { $pages } · časové pásmo { $zone }
settings-begun = Hra začala: nastavení už zůstává, jak je.
settings-wanted = { $count ->
    [one] Jeden hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
settings-wanted-placeholder = Počet hráčů
settings-colour = Tvá barva: { $colour }
settings-colour-placeholder = Tvá barva
settings-deadline = { $hours ->
    [0] Bez lhůty
   *[other] { $hours } h na rozhodnutí
}
settings-deadline-placeholder = Lhůta
settings-silence = Po lhůtě { $what }
settings-silence-placeholder = Po lhůtě
settings-absence = Místo lze předat { $hours } h mimo dobu klidu po připomínce
settings-absence-placeholder = Mlčení
settings-nudge = Připomínka: po { $hours } h mimo dobu klidu
settings-nudge-placeholder = Připomínka
settings-full-no = Někdo stiskne Start
settings-full-yes = Začne sama, až bude plno
settings-full-placeholder = Začátek
settings-language = Jazyk stolu: { $language }
settings-language-placeholder = Jazyk stolu
settings-pictures-wide = Široké obrázky v kanálu
settings-pictures-tall = Vysoké obrázky v kanálu, na mobil
settings-pictures-placeholder = Obrázky
settings-friends = Přátelé: { $level }
settings-friends-placeholder = Přátelé
settings-advice-yes = Lze se ptát „Co radíš?“
settings-advice-no = Bot neradí
settings-advice-placeholder = Rady
settings-reasons-yes = Přátelé říkají v kanálu proč
settings-reasons-no = Přátelé říkají proč jen na dotaz
settings-reasons-placeholder = Důvody
settings-zone = Časové pásmo stolu
settings-zone-example = Europe/Prague
button-zone = Časové pásmo

## Vlastní nastavení

me-title = ### Tvoje nastavení u všech stolů
me-language = Jazyk: { $language }
me-as-discord = podle tvého Discordu
me-as-table = podle stolu
me-zone = Časové pásmo: { $zone }
me-quiet = Klid od { $start } do { $end } hodin
me-calls-dm = Výzvy soukromou zprávou
me-calls-channel = Výzvy v kanálu
me-calls-both = Výzvy soukromou zprávou i v kanálu
pronoun-they = bez rodu
pronoun-she = ženský rod
pronoun-he = mužský rod
me-pronoun-she = Mluví se o tobě v ženském rodě
me-pronoun-he = Mluví se o tobě v mužském rodě
me-motion = Tvé obrázky ukazují v pohybu, co se stalo.
me-pictures-wide = Široké obrázky
me-pictures-tall = Vysoké obrázky, na mobil
me-pictures-words = Slova místo obrázků
me-palette-default = Barvy, jak jsou namalované
me-palette-deuteranopia = Barvy pro deuteranopii (zelená)
me-palette-protanopia = Barvy pro protanopii (červená)
me-palette-tritanopia = Barvy pro tritanopii (modrá)
me-palette-high-contrast = Barvy s vysokým kontrastem
me-reminders = { $hours ->
    [0] Připomínky: podle stolu
    [one] Připomínka po 1 hodině mimo dobu klidu
    [few] Připomínky po { $hours } hodinách mimo dobu klidu
   *[other] Připomínky po { $hours } hodinách mimo dobu klidu
}
calls-dm = soukromou zprávou
calls-channel = v kanálu
calls-both = obojí
pictures-wide = široké
pictures-tall = vysoké, na mobil
pictures-words = jen slova
me-commands = -# Zbytek mění `/dune-me time-zone`, `/dune-me quiet-hours`, `/dune-me reminders` a `/dune-me vacation`.
me-vacation = Dovolená do { $until }
me-no-such-palette = Takové barvy tu nejsou. Vyber ze seznamu, který se ukáže při psaní.
me-no-such-language = Tento jazyk tu zatím není.
vacation-begun = Užij si ji. Do { $until } ti nepřijde žádná výzva a neběží ti žádná lhůta. Vracíš se dřív? `/dune-me vacation` s 0 dny.
vacation-over = Vítej zpátky. Stoly s tebou zase počítají.
a-day-sure = Má na tebe stůl počkat o den déle? V této hře o to můžeš požádat ještě { $left ->
    [one] jednou
    [few] { $left }krát
   *[other] { $left }krát
}.
a-day-given = Stůl na tebe počká o den déle.
nudged = Připomínka je na cestě.
forget-sure = Smaže se o tobě všechno: nastavení, jméno, místa. Tvá místa v rozehraných hrách se nabídnou ostatním. Vrátit to nejde.
forgotten = { $count ->
    [0] Nic o tobě už nevíme.
    [one] Nic o tobě už nevíme. Jedno místo se nabízí ostatním.
    [few] Nic o tobě už nevíme. { $count } místa se nabízejí ostatním.
   *[other] Nic o tobě už nevíme. { $count } míst se nabízí ostatním.
}
button-forget = Zapomenout na mě

## Správci

admin-not-allowed = To může jen ten, kdo spravuje server této hry, a jen tam.
admin-paused = Pozastaveno. Dál hru pustí `/dune-admin resume`.
admin-resumed = Hra jde dál.
admin-ended = Hra skončila.
admin-replaced = Teď tam sedí { $who }.
admin-nobody-awaited = Hra na nikoho nečeká.
admin-exported = Veřejný záznam až dosud.
admin-saved = Celá uložená hra.
admin-acts = **Co se s touto hrou dělo**
doctor-well = Bot má na tomto serveru všechna oprávnění, která potřebuje.
doctor-title = **Chybějící oprávnění**
doctor-missing = { $where }: { $what }
permission-view-channel = Zobrazit kanál
permission-attach-files = Přikládat soubory
permission-read-message-history = Číst historii zpráv
permission-send-messages = Posílat zprávy
permission-send-messages-in-threads = Posílat zprávy ve vláknech
permission-create-public-threads = Vytvářet veřejná vlákna

## Když něco nejde

unknown-press = To tlačítko je příliš staré. Stav hry ukáže `/dune status`.
out-of-reach = Hry teď nejde číst ani zapisovat. Nic se nezměnilo. Zkus to za minutu znovu.
perhaps-stored = Spojení s hrami se právě přerušilo. Tvůj poslední krok se možná uložil. Než to zkusíš znovu, podívej se za minutu na hru.
mistake = Něco se u nás pokazilo. Nic se nezměnilo. Zkus to znovu; když to nepomůže, řekni to tomu, kdo bota provozuje.

## Příkazy

command-dune = Deskové hry z pouště, hrané po několik dní
command-dune-me = Tvé vlastní nastavení
command-dune-admin = Pro ty, kdo spravují server
command-dune-new = Připravit stůl
command-dune-join = Přisednout, změnit místo nebo barvu, nebo převzít místo, za které hraje bot
command-dune-leave = Odejít od stolu, než hra začne
command-dune-fill = Posadit ke stolu hráče, za které hraje bot
command-dune-start = Začít hru, nebo vrátit odloženou
command-dune-settings = Nastavení stolu, než hra začne
command-dune-abandon = Odejít z rozehrané hry nadobro, nebo zrušit stůl
command-dune-pass-the-seat = Předat své místo, nebo požádat stůl o předání cizího
command-dune-play = Tvůj tah: otevřít panel, nebo odpovědět příkazem
command-dune-undo = Vzít krok zpět, nebo požádat stůl o víc
command-dune-vote = Odpovědět v hlasování stolu
command-dune-me-plan = Naplánovat si další tah, zatímco čekáš
command-dune-orders = Trvalé příkazy
command-dune-nudge = Připomenout se tomu, na koho se čeká
command-dune-status = Jak hra stojí a na koho čeká
command-dune-board = Herní plán
command-dune-hand = Tvá ruka, jen pro tvé oči
command-dune-since = Co se stalo od tvého posledního tahu
command-dune-player = Co o hráči smí vidět každý
command-dune-log = Záznam: co se stalo, po stranách nebo tah po tahu
command-dune-replay = Hra jako film, některá kola, nebo jeden tah s obrázkem; a zda bylo každé míchání poctivé
command-dune-card = Vyhledat kartu, místo, vůdce, ikonu nebo slovo z pravidel
command-dune-rules = Stručná pravidla
command-dune-games = Tvé hry na všech serverech
command-dune-help = Jak se tu hraje
command-dune-doctor = Která oprávnění kde chybějí
command-dune-me-show = Tvé nastavení
command-dune-me-coach = Nechat si každý pojem hry jednou vysvětlit, až na něj dojde
command-dune-me-language = Jazyk, kterým se s tebou mluví
command-dune-me-spoken-of = Jaký rod se pro tebe používá v jazycích, které ho rozlišují
command-dune-me-time-zone = Tvé časové pásmo
command-dune-me-quiet-hours = Hodiny, kdy ti nechodí žádné výzvy
command-dune-me-calls = Jak se dozvíš, že na tebe stůl čeká
command-dune-me-motion = Zda tvé obrázky ukazují v pohybu, co se stalo
command-dune-me-pictures = Široké obrázky, vysoké na mobil, nebo totéž slovy
command-dune-me-palette = Barvy tvých obrázků
command-dune-me-reminders = Po kolika hodinách mimo dobu klidu ti přijde připomínka
command-dune-me-vacation = Dovolená: několik dní ti nechodí žádné výzvy
command-dune-me-move-here = Pokračovat tady ve hře, jejíž kanál je smazaný
command-dune-me-a-day = Požádat stůl, aby počkal o den déle, třikrát za hru
command-dune-me-forget = Smazat o tobě všechno
command-dune-admin-pause = Pozastavit hru
command-dune-admin-resume = Pustit pozastavenou hru dál
command-dune-admin-end = Ukončit hru
command-dune-admin-revive = Obnovit hru, která je odložená nebo jejíž kanál je smazaný
command-dune-admin-replace = Posadit na místo někoho jiného
command-dune-admin-waiting = Na koho hra čeká
command-dune-admin-export = Veřejný záznam jako soubor
command-dune-admin-save = Celá uložená hra jako soubor, až skončí
command-dune-admin-acts = Co se s hrou dělo

option-level = Jak dobře přátelé hrají
option-manner = Čeho si přátelé nejvíc cení
option-friend = Který přítel přijde
option-mind = Místo nepředávat: až do návratu odpovídá bot
option-channel = Kde hra pokračuje, je-li její kanál smazaný
option-game = Která hra; jinak ta z tohoto kanálu, nebo ta, která na tebe čeká
option-kind = Která hra se hraje
option-players = Pro kolik hráčů
option-thread = V novém vlákně
option-pace = Kolik času je na rozhodnutí
option-start-when-full = Začít, jakmile jsou všechna místa obsazená
option-time-zone = Časové pásmo stolu
option-again = Skončená hra, která se má hrát znovu se stejným nastavením
option-seat = Které místo
option-colour = Která barva
option-count = Kolik
option-to = Komu; jinak místo může obsadit kdokoli
option-of = Čí místo se má předat
option-choice = Co volíš
option-amount = Kolik toho
option-second = Co volíš k tomu
option-second-amount = Kolik toho druhého
option-third = Co volíš dál
option-third-amount = Kolik toho třetího
option-ask = Požádat stůl o návrat i přes to, co vyšlo najevo
option-answer = Ano, nebo ne
option-step = Co udělat potom
option-then = Co s plánem
option-give = Příkaz, který se teď nabízí
option-withdraw = Tvůj příkaz
option-player = Který hráč
option-page = Která strana
option-picture = Který obrázek; jinak herní plán
option-turn = Který tah, s obrázkem
option-first-round = Od kterého kola
option-verify = Ověřit každé míchání a každý hod podle semínka
option-last-round = Do kterého kola
option-motion = Krátká smyčka, nebo obrázek
option-card = Jméno, jeho část, nebo kód oblasti, třeba NE8
option-coach = Jen v lekcích, v každé hře, nikdy, nebo znovu od začátku
option-language = Který jazyk, nebo podle tvého Discordu
option-zone = Třeba Europe/Prague, nebo podle stolu
option-pronoun = Ženský rod, mužský rod, nebo bez rodu
option-start = Od které hodiny
option-end = Do které hodiny
option-how = Soukromou zprávou, v kanálu, nebo obojí
option-pictures = Široké, vysoké na mobil, nebo jen slova
option-palette = Které barvy
option-hours = Kolik hodin mimo dobu klidu; 0: podle stolu
option-days = Kolik dní; 0, když už jsi zpátky
option-by = Kdo si sedne místo toho

### Soukromé rozhovory spoluhráčů

command-dune-me-talk = Slovo v soukromí se spoluhráčem, kde to hra dovoluje
button-write = Napsat
button-reply = Odpovědět
button-reply-with = Odpovědět s obrázkem
talk-title = **{ $name }**: { $who }
talk-open =
    { $messages ->
        [one] Ještě jedna zpráva
        [few] Ještě { $messages } zprávy
       *[other] Ještě { $messages } zpráv
    } od kohokoli z vás, do { $until }. Po tomto rozhovoru { $left ->
        [0] už žádný nezbývá.
        [one] zbývá ještě jeden.
        [few] zbývají ještě { $left }.
       *[other] zbývá ještě { $left }.
    }
talk-closed =
    { $left ->
        [0] Žádný soukromý rozhovor už nezbývá.
        [one] Zbývá jeden soukromý rozhovor. Otevře ho první zpráva, na { $messages } zpráv nebo na den, a stůl se dozví, že spolu mluvíte.
        [few] Zbývají { $left } soukromé rozhovory. První zpráva jeden otevře, na { $messages } zpráv nebo na den, a stůl se dozví, že spolu mluvíte.
       *[other] Zbývá { $left } soukromých rozhovorů. První zpráva jeden otevře, na { $messages } zpráv nebo na den, a stůl se dozví, že spolu mluvíte.
    }
talk-private = -# Co napíšeš, přijde spoluhráči jako soukromá zpráva; nikdo jiný to nečte a neukládá se to.
talk-show = Ukázat něco svého, se slovy nebo bez nich …
talk-form = Jen pro spoluhráče
talk-form-with = Jen pro spoluhráče, s obrázkem
talk-field = Co chceš říct
talk-sent = Odesláno.
whisper-title = **{ $who }**, jen pro tebe · { $game }, { $where }
whisper-unheard = **{ $who }**: tvá soukromá slova ve hře { $game } ({ $where }) nedošla, soukromé zprávy jsou tam zavřené. Nepočítají se.

## Hledání v pravidlech

search-card = { $name } ({ $kind })
search-title = ### Nalezeno pro „{ $question }“
search-none = Taková slova v žádné naší pasáži nejsou: „{ $question }“. Zkus jiná, nebo čti pravidla po kapitolách.
search-place = **{ $game }** · { $title }
search-place-command = **Příkaz** · `{ $title }`
search-honest = -# Citováno z našich pravidel, rozhodnutí, karet a příkazů. Nic se nepřidává.
search-form = Zeptat se pravidel
search-field = Tvá otázka, nebo pár slov
search-open = Číst: { $title }
button-search = Zeptat se pravidel
button-rules = Pravidla
option-dune-rules-ask = Otázka nebo pár slov: citují se pasáže, které na ni odpovídají

## Průvodce

coach-lessons = V lekcích
coach-on = V každé hře
coach-off = Nikdy
coach-again = Znovu od začátku
me-coach-lessons = Průvodce mluví v lekcích (`/dune-learn`) a každý pojem vysvětlí jednou.
me-coach-on = Průvodce mluví v každé hře a každý pojem vysvětlí jednou.
me-coach-off = Průvodce mlčí.
me-coach-again = Průvodce začíná znovu: každý pojem vysvětlí ještě jednou.

## Lekce

command-dune-learn = Naučit se hru v chatu, jen s přáteli a s průvodcem
lessons-title = ### Učení hrou
    Hraješ jen s přáteli, za které hraje bot a kteří odpovídají hned. Průvodce jednou větou řekne, oč v každém novém rozhodnutí jde. Žádná odpověď není špatně a nic se nepočítá.{ $count ->
        [0] {""}
       *[other] {" "}Rozehraná lekce tu na tebe čeká.
    }
lessons-none = Hry tu nemají žádné lekce.
lesson-choose = Která lekce?
lesson-go-on = Pokračovat: { $lesson }
lesson-end = Ukončit: { $lesson }
lesson-none = Taková lekce tu není. Seznam ukáže `/dune-learn`.
lesson-done = To byla celá lekce. Hraj dál, jak dlouho chceš, nebo ji níže ukonči. Stůl s ostatními připraví `/dune new`.
lesson-place = tvá lekce
button-learn = Naučit se tuto hru
button-end-lesson = Ukončit lekci
