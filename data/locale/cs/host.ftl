### Co stůl říká sám o sobě: odmítnutí, oznámení, hlasování.

host-no-such-game = Taková hra neexistuje. Tvoje hry vypíše `/dune games`.
host-no-such-card = Taková karta v této hře není.
host-no-such-picture = Takový obrázek tu není. Podívat se můžeš na: { $what }.
host-no-such-rules = Taková hra tu není. Které tu jsou, vypíše `/dune new`.
host-not-begun = Hra ještě nezačala. Až budou všichni u stolu, stiskni *Start*.
host-already-begun = Hra už začala.
host-not-seated = U tohoto stolu nesedíš. **Herní plán** ukáže, co vidí všichni; `/dune join` obsadí místo, které je volné nebo za které hraje bot.
host-not-over = Hra ještě neskončila.
host-paused-steward = Hru pozastavil správce tohoto serveru. Nic se neztratí; půjde dál, až ji zase pustí.
host-paused-vote = Stůl hlasuje, hra proto čeká. Hlasování je v kanálu hry.
host-is-lobby = Hra ještě nezačala. Až budou všichni u stolu, stiskni *Start*.
host-is-aside = Tato hra je po dlouhém mlčení odložená. Vrátí ji `/dune start`.
host-is-over = Hra skončila. Jak dopadla, ukáže `/dune board`.
host-is-abandoned = Tato hra skončila předčasně.
host-is-quarantined = Tuto hru teď nejde přečíst. Nic se neztratí; kdo bota provozuje, už o tom ví.
host-stale = To tlačítko je staré. Takhle to vypadá teď.
host-mistake = Něco se u nás pokazilo a nic se nezměnilo. Kdo bota provozuje, to uvidí v záznamu; zkus to jinak, nebo později.
host-called = Hra jde dál.

host-already-here = Tato hra už u stolu je.
host-bad-save = Tento soubor není hra, kterou by šlo převzít: { $why }. Nic se nezměnilo.
host-channel-taken = V tomto kanálu už stůl je. Zvol jiný kanál, nebo nové vlákno.
host-too-many-tables = Na tomto serveru máš { $most ->
    [one] 1 připravený stůl, který ještě není uzavřený
    [few] { $most } připravené stoly, které ještě nejsou uzavřené
   *[other] { $most } připravených stolů, které ještě nejsou uzavřené
}. Nejdřív některou hru dohraj, nebo stůl zruš: vypíše je `/dune games`.
host-too-many-alone = Otevřených her, které hraješ o samotě: { $most }. Víc jich být nemůže. Nejdřív jednu ukonči: vypíše je `/dune games`.
host-too-many-for-newcomer = Hraješ { $most ->
    [one] v jedné otevřené hře
    [few] ve { $most } otevřených hrách
   *[other] v { $most } otevřených hrách
}. Dokud nedohraješ svou první, víc jich být nemůže. Nejdřív některou dohraj, nebo z ní odejdi: vypíše je `/dune games`.
host-not-reliable = Tento stůl hledá hráče, kteří odpovídají včas a hry dohrávají, a to aspoň v { $least } % případů. Tvoje odpovědi včas: { $answers } %, dohrané hry: { $games } %.
host-no-such-reliability = Takovou spolehlivost stůl žádat nemůže.
host-counts-is-hosts = Zda se hra počítá, rozhoduje jen ten, kdo stůl připravil.
host-nothing-to-agree = Tady není s čím souhlasit: stůl je otevřený všem na serveru, nebo se jeho hra nepočítá.
host-server-full = Na tomto serveru { $most ->
    [one] je 1 otevřený stůl
    [few] jsou { $most } otevřené stoly
   *[other] je { $most } otevřených stolů
} a víc jich být nesmí. Nejdřív je třeba některou hru dohrát, nebo stůl zrušit.
host-move-within-server = Hru lze přesunout jen do kanálu jejího vlastního serveru. Otevři ho a zkus to tam znovu.
host-channel-is-there = Kanál této hry pořád je: { $where }. Přesunout lze jen hru, jejíž kanál je smazaný.
host-moved-here = Kanál této hry zmizel, pokračuje tedy tady, jak byla.
host-rematch-not-yours = O odvetu mohou požádat jen ti, kdo tuto hru hráli. Vlastní stůl připraví `/dune new`.
host-table-full = Všechna místa jsou obsazená. Vlastní stůl připraví `/dune new` v jiném kanálu.
host-no-empty-chair = Žádné místo není volné.
host-no-such-friend = Tento přítel přijít nemůže: jméno je obsazené, nebo takový přítel není.
host-no-such-manner = S takovou povahou nikdo nehraje.
host-friend-plays = **{ $who }** (bot) hraje na místě, které uvolňuje { $before }, dokud ho někdo neobsadí.
host-deputised = Stůl souhlasí: až do návratu odpovídá bot: **{ $who }**. Kde je lhůta, odpoví po ní, jinak hned.
host-deputy-ends = **{ $who }** je zpátky, bot tedy přestává odpovídat.
host-seat-taken = Tam už někdo sedí. Zvol jiné místo.
host-no-such-seat = Takové místo u tohoto stolu není.
host-seats-taken = Na místě, které by zmizelo, někdo sedí. Nejdřív ho popros, ať si přesedne.
host-no-such-colour = Taková barva tu není.
host-colour-taken = Tato barva je obsazená. Zvol jinou.
host-how-many = Tato hra je pro { $least } až { $most } hráčů.
host-no-such-option = Taková možnost v této hře není.
host-no-such-zone = Takové časové pásmo neznám. Zvol si třeba *Europe/Prague*.
host-no-such-hours = Připomínky chodí po 1 až 336 hodinách, mlčení se počítá po 1 až 336, lhůty po 1 až 1440.
host-start-is-hosts = Hru začíná ten, kdo stůl připravil. Po jednom dni ji může začít kdokoli u stolu.
host-cancel-is-hosts = Stůl může zrušit jen ten, kdo ho připravil.
host-too-few = Je třeba aspoň { $least ->
    [one] 1 hráče
    [few] { $least } hráčů
   *[other] { $least } hráčů
}. *Přizvat přátele* posadí ke stolu hráče, za které hraje bot.

host-back-nothing = Bez ostatních to už zpět vzít nejde: mezitím vyšlo najevo něco nového. Můžeš požádat stůl.
host-back-alone = Mezitím vyšlo najevo něco nového. I tak se můžeš vrátit dál: co se ukázalo, se zamíchá zpět.
host-back-a-step = poslední volba
host-undo-nothing = Nemáš žádný tah, který by šlo vzít zpět.
host-undo-too-old = Na to, aby se to vzalo zpět, už je pozdě.
host-vote-open = Stůl už hlasuje. Nejdřív musí skončit toto hlasování.
host-no-vote = Toto hlasování skončilo.
host-not-a-voter = V tomto hlasování se tě nikdo neptá.
host-vote-yes = Všichni souhlasí.
host-vote-no = Někdo nesouhlasí. Hra jde dál, jak byla.
host-vote-silence = Neodpověděli včas všichni. Hra jde dál, jak byla.
host-vote-here = Na toto místo se už nečeká, nebo je hráč zpátky. Místo mu zůstává.
host-vote-too-soon = Tvé poslední hlasování neprošlo. Ptát se můžeš znovu { $at }.
host-vote-held-enough = Hlasování už tuto lhůtu zdržela, jak nejdéle směla. Ptát se můžeš znovu po příštím tahu.
host-owner-not-awaited = Na toto místo se nečeká, nikdo o něm tedy rozhodovat nemůže: **{ $who }**.
host-owner-not-reminded = Připomínka ještě nepřišla: **{ $who }**. O místě může stůl rozhodnout až po ní a po { $hours } h mlčení mimo dobu klidu. Pošle ji `/dune nudge`.
host-owner-not-silent = Připomínka už přišla: **{ $who }**. Nepřijde-li odpověď do { $hours } h mimo dobu klidu, může stůl o místě rozhodnout { $at }.
host-owner-asleep = **{ $who }** teď spí, nebo je pryč, a nemůže nic říct. Zeptej se později.
host-seat-without-owner = S tímto místem nemusí nikdo souhlasit: nehraje za ně nikdo, nebo bot. Obsadí ho `/dune join`.
host-offered-already = Toto místo se už nabízí.
host-deputised-already = Za toto místo už odpovídá bot.
host-undone-yours = Stůl se vrátil k okamžiku před tvým tahem. Co mezitím vyšlo najevo, se zamíchalo zpět.
host-undone = Stůl se vrátil k okamžiku před tahem: **{ $who }**. Co mezitím vyšlo najevo, se zamíchalo zpět.

host-no-such-order = Žádná tvá otázka takový příkaz nenabízí.
host-day-used-up = O den navíc už v této hře žádat nemůžeš: stůl ti ho dal { $most ->
    [one] jednou
    [few] { $most }krát
   *[other] { $most }krát
}.
host-not-awaited = U tohoto stolu na tebe nikdo nečeká.
host-nudge-nobody = U tohoto stolu se na nikoho dalšího nečeká.
host-nudge-soon = Všem, na které se u tohoto stolu čeká, už připomínka přišla, nebo teď spí.
host-took-a-day = **{ $who }** potřebuje o den víc.
host-deadline-mildest = Do konce lhůty nepřišla odpověď, odpovědělo se tedy co nejopatrněji: **{ $who }**.
host-deadline-wait = Do konce lhůty nepřišla odpověď: **{ $who }**. Čekáme dál.
host-put-aside = Dlouho nikdo netáhl, hra je proto odložená. `/dune start` ji vrátí, jak byla.
host-imported = Tato hra sem přišla od jiného stolu a pokračuje, kde přestala.
host-moved-out = Tato hra se přesunula k jinému stolu a tady je uzavřená.
host-restored = Bot se musel vrátit k záloze: tento stůl je, jak byl { $when }. Co se hrálo od té doby, je ztracené; starší tlačítka už neplatí.
host-untold = (Tady se stalo něco, na co tato verze nemá slova: { $what }.)
host-place-back = Bot je zpátky a hra také, jak byla.
host-revived = Hra pokračuje, kde přestala.
host-paused = Hru pozastavil správce tohoto serveru.
host-resumed = Hra jde dál.
host-ended-by-vote = Stůl hru ukončil bez výsledku.
host-ended = Hru ukončil správce tohoto serveru.
host-abandoned = **{ $who }** odchází ze hry.
host-all-gone = Odešli všichni; hra skončila.
host-handed-over = **{ $who }** přebírá místo se vším, co k němu patří (předtím **{ $before }**).
host-no-seat-open = Všechna místa této hry jsou obsazená. Vlastní stůl připraví `/dune new` v jiném kanálu.
host-not-offered = Toto místo není volné. Nabídne ho `/dune pass-the-seat`.
host-already-seated = { $who ->
    [you] U tohoto stolu už sedíš.
   *[other] Tento hráč už u stolu sedí.
}
host-held-another-seat = { $who ->
    [you] V této hře už máš za sebou jiné místo a znáš jeho ruku. Vrátit se můžeš jen na ně.
   *[other] Tento hráč už v této hře má za sebou jiné místo a zná jeho ruku. Vrátit se může jen na ně.
}
host-quarantined = Tuto hru nynější verze neumí přečíst, je proto dána stranou. Nic se neztratí; vrátí se sama, až ji zase půjde přečíst.
host-readable-again = Tuto hru lze zase přečíst a pokračuje.
host-not-aside = Tato hra není odložená.
host-not-paused = Tato hra není pozastavená.
host-save-is-secret = V uložené hře jsou tajemství všech; k mání je, až hra skončí.
host-no-such-language = Tímto jazykem bot nemluví.
host-no-such-quiet = Doba klidu se udává v hodinách od 0 do 23.
host-no-game-named = Nesedíš u žádného stolu. Otevři kanál hry, nebo hru jmenuj.
host-which-game = Sedíš u více stolů. Jmenuj hru, nebo použij její kanál.

## Co se s hrou dělo, v jejím záznamu

host-act-paused = Hra byla pozastavena správcem.
host-act-resumed = Hra byla znovu spuštěna správcem.
host-act-ended = Hra byla ukončena správcem.
host-act-revived = Hra byla obnovena.
host-act-put-aside = Hra byla po dlouhém mlčení odložena.
host-act-seat-taken = Místo { $number }: nový hráč.
host-act-abandoned = Místo { $number }: odchod ze hry.
host-act-asked-undo = Místo { $number }: žádost, aby se stůl vrátil zpět.
host-act-asked-deputy = Místo { $number }: žádost, aby za někoho nepřítomného odpovídal bot.
host-act-advice = Místo { $number }: žádost o radu bota.
host-act-seat-filled = Místo { $number }: obsazeno botem.
host-act-asked-end = Místo { $number }: žádost o konec hry.
host-act-asked-hand-over = Místo { $number }: žádost o předání místa.
host-act-vote-yes = Všichni souhlasili.
host-act-vote-no = Stůl nesouhlasil.
host-act-vote-silence = Hlasování skončilo, aniž odpověděli všichni.
host-act-vote-here = Hlasování skončilo: hráč je zpátky.
host-act-deadline-wait = Lhůta místa { $number } vypršela; čekalo se dál.
host-act-deadline-mildest = Lhůta místa { $number } vypršela; odpovědělo se co nejopatrněji.
host-act-deadline-deputy = Lhůta místa { $number } vypršela; odpověděl bot.
host-act-deadline-hand-over = Lhůta místa { $number } vypršela; místo se nabídlo.
host-act-quarantined = Hru nešlo přečíst, byla proto dána stranou.
host-act-readable-again = Hru zase šlo přečíst.
host-act-imported = Hra sem přišla od jiného stolu.
host-act-restored = Stůl se vrátil k záloze.
host-act-place-gone = Hra byla odložena: zmizel její server nebo kanál.
host-act-moved = Hra se přesunula do jiného kanálu.
host-act-place-back = Hra se vrátila i se svým místem.
host-act-moved-out = Hra odešla k jinému stolu.

### Soukromé rozhovory spoluhráčů

host-no-talks = Nemáš tu spoluhráče, se kterým by pravidla dovolovala mluvit v soukromí.
host-talks-used-up = Tvé straně už žádný soukromý rozhovor nezbývá ({ $name }, celkem { $most }).
host-talk-with-nobody = Nikdo by to nečetl: místo tvého spoluhráče je volné, nebo za něj hraje bot.
host-talk-nothing = Nebylo co poslat. Napiš řádek, nebo ukaž obrázek.
host-talk-opened =
    Mluví spolu v soukromí ({ $name }): { $who }. { $left ->
        [0] Bylo to naposled.
        [one] Mohou tak ještě jednou.
        [few] Mohou tak ještě { $left }krát.
       *[other] Mohou tak ještě { $left }krát.
    }
