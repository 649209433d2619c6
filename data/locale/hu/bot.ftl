### Amit az asztal a Discordon mond. Nyugodtan és röviden; tegezve; felkiáltójel nélkül.

mention = <@{ $user }>

## Buttons on the table's posts

button-move = Te jössz
button-hand = A kezed
button-board = Tábla
button-words = Szavakban
button-tall = Álló képek telefonra
button-wide = Fekvő képek
button-again = Újra megnézem
button-since = A legutóbbi köröd óta
button-join = Leülés
button-leave = Felállás
button-settings = Beállítások
button-friends = Barátok hívása
button-start = Indítás
button-a-day = Kell még egy nap
button-hand-over = A hely átadása
button-deputise = Válaszoljon a bot
button-take-seat = A hely átvétele
button-agree = Egyetértek
button-refuse = Elutasítom
button-rematch = Visszavágó
button-replay = Visszajátszás
button-film = Film
button-verify = Ellenőrzés

## The lobby

lobby-title = ## { $game }
lobby-free = { $number }. *üres*
join-seat-taken = { $number }. { $who }
join-seat-friend = { $number }. { $who }, a bot irányítja: átveheted
lobby-free-seats = { $count ->
    [one] *Egy hely üres.*
   *[other] *{ $count } hely üres.*
}
lobby-taken = { $number }. **{ $who }** · { $colour }
lobby-friend = { $number }. **{ $who }** · { $colour } · { $mind }
lobby-choice = { $what }: { $value }
lobby-too-few = { $count ->
    [one] Még egy játékos kell. A *Barátok hívása* olyan játékosokat ültet le, akiket a bot irányít.
   *[other] Még { $count } játékos kell. A *Barátok hívása* olyan játékosokat ültet le, akiket a bot irányít.
}
lobby-host-starts = **{ $who }** indíthatja el; egy nap után bárki.
lobby-anybody-starts = Bárki elindíthatja, aki itt ül.
lobby-begun = A játék elkezdődött.
lobby-starts-when-full = A játék magától indul, ha minden hely megtelt.
lobby-cancelled = Az asztalt ({ $game }) elbontották.

colour-red = piros
colour-blue = kék
colour-green = zöld
colour-yellow = sárga
colour-purple = lila
colour-white = fehér
colour-teal = kékeszöld
colour-pink = rózsaszín

terms-nudge = emlékeztető { $hours } ébren töltött óra után
terms-absence = egy emlékeztető és { $hours } ébren töltött óra hallgatás után az asztal dönthet egy helyről
terms-deadline = { $hours } óra egy döntésre, aztán { $what }
terms-pictures-tall = álló képek
silence-wait = tovább várunk
silence-mildest = a legóvatosabb válasz születik helyette
silence-deputy = a bot válaszol helyette, és ezt jelzi is
terms-advice = a bottól lehet tanácsot kérni
terms-no-advice = a bot nem ad tanácsot
terms-reasons = a barátok elmondják, miért
silence-hand-over = a helyet felkínáljuk másnak

welcome-lobby = Leültél egy asztalhoz: { $game }. Így játszunk itt:
    - A csatornában lévő bejegyzés mutatja, ki hol ül. Ha elindul a játék, ott jelenik meg a tábla.
    - Amikor te jössz, egyszer hívunk, privát üzenetben, mindennel, amit tehetsz. A csatornában a **Te jössz** gomb ugyanezt nyitja meg, és csak te látod.
    - Az **A kezed** gomb azt mutatja, amit csak te láthatsz.
    - A lépéseket visszavonhatod, amíg semmi sem lett felfedve. Egy téves gombnyomás semmibe sem kerül.

## The game

begun-title = ## Kezdődik: { $game }
begun-order = A helyek sorrendje: { $who }.
begun-seed = A véletlenmag SHA-256-értéke: { $hash }… (az egész: `/dune status`)
status-seed = A véletlenmag SHA-256-értéke: { $hash }
waiting-for = Következik: { $who }.
waiting-you = **te**
round-ended = Vége: { $round }. forduló
round-standings = Állás:
round-standing = { $who }: { $score }
round-standing-mind = { $who } (bot)
waiting-turn = Következik: { $who } (kör), kérdezve { $since }.
waiting-since = Következik: { $who }, kérdezve { $since }.
waiting-since-for = Következik: { $who } ({ $what }), kérdezve { $since }.
waiting-friend = Gondolkodik: { $who }{ $answers ->
        [0] {""}
       *[other] {" "}(válasz ebben a körben eddig: { $answers })
    }.
waiting-away = Távol vagy eddig: { $until }.
waiting-one-away = { $who } távol van eddig: { $until }.
waiting-who-is-away = { $who } (távol eddig: { $until })
waiting-deadline = Határidő { $at }: { $what }.
dealt-title = Elkezdődött itt: { $where } ({ $game }). Ezzel kezdesz.
dealt-nothing = Elkezdődött itt: { $where } ({ $game }). Hívunk, amikor te jössz.
dealt-buttons = -# A **Te jössz** megnyitja, mit tehetsz a körödben. **A legutóbbi köröd óta** elmondja, mit tettek a többiek.
call-first = -# Ez az üzenet a pultod: a gombnyomásaidra változik. A csatornában a **Te jössz** ugyanezt mutatja.
call-over = -# Hívtunk ide: { $game }, { $where }. Itt már nincs mire válaszolni.
call-title = Te jössz: { $game }, { $where }.
call-title-for = Te jössz: { $game }, { $where }. Amit kérdezünk: { $what }.
news-title = Új számodra ({ $game }, { $where }):
dms-closed = { $who }, nem tudok neked privát üzenetet küldeni. Az itteni legújabb bejegyzés alatt ott van **A kezed**: amit mutat, csak te látod.
nudge = Te jössz: { $game }, { $where }; kérdezve { $since }. Ha több idő kell, nyomd meg ezt: **Kell még egy nap**.
nudge-table = Emlékeztetőt kapott: **{ $who }**. Hosszabb hallgatás után az asztal szavazhat arról, hogy átadja-e a helyet, vagy a játékos visszatértéig a bot válaszoljon-e.
nudged-table = Emlékeztetőt kapott: **{ $who }**.
seat-offer-over = A helyet felkínáltuk; most **{ $who }** ül ott.
seat-offered = **{ $who }** helye üres. Aki átveszi, az játszik tovább mindennel, ami hozzá tartozik.
seat-offered-without-owner = **{ $who }** helye hosszú hallgatás után üres, minden úgy van rajta, ahogy volt. Aki átveszi, az játszik tovább. **{ $who }** megtartja, ha előbb megnyomja ezt: *Itt vagyok*.
seat-offered-to = **{ $who }** helyét felkínáltuk neki: { $to }; minden úgy van rajta, ahogy volt. Senki más nem veheti át.

## Votes

vote-undo = **{ $who }** szeretné ezt visszavenni, és újra választani. Ami azóta kiderült, azt visszakeverjük.
vote-undo-untold = **{ $who }** szeretné visszavenni az utolsó lépést, és újra választani. Abból, amit a játékról olvastál, semmi sem változna.
vote-undo-yours = Amit azóta tettél, az is visszavonódna.
vote-deputy = **{ $who }** azt kéri az asztaltól, hogy a bot válaszoljon **{ $seat }** helyett, amíg vissza nem jön.
vote-end = **{ $who }** azt kéri az asztaltól, hogy most érjen véget a játék. Senki sem győz.
vote-hand-over = **{ $who }** azt kéri az asztaltól, hogy **{ $seat }** helyét kapja meg más.
voted-undo = **{ $who }** vissza akart venni valamit, és újra választani.
vote-owner-can-end = **{ $who }** lezárhatja ezt a szavazást, ha megnyomja ezt: *Itt vagyok*.
at-risk-vote-hand-over = { $game }, { $where }: **{ $who }** azt kéri az asztaltól, hogy más kapja meg a helyedet, mert nem válaszoltál. A szavazás vége: { $at }. Ha meg akarod tartani a helyedet, nyomd meg ezt: **Itt vagyok**.
at-risk-vote-deputy = { $game }, { $where }: **{ $who }** azt kéri az asztaltól, hogy a bot válaszoljon helyetted, mert nem válaszoltál. A szavazás vége: { $at }. Ha nem akarod, nyomd meg ezt: **Itt vagyok**.
at-risk-hand-over = { $game }, { $where }: a helyedet felkínáltuk másoknak, mert nem válaszoltál. Ha meg akarod tartani, nyomd meg ezt: **Itt vagyok**. Ha valaki átvette, már az övé.
at-risk-deputy = { $game }, { $where }: a bot válaszol helyetted, mert nem válaszoltál. Ha nem akarod, nyomd meg ezt: **Itt vagyok**.
seat-lost-admin = { $game }, { $where }: a szerver egyik adminisztrátora átadta a helyedet. Mostantól **{ $who }** játszik rajta, és látja a kézben lévő lapokat.
seat-lost-silence = { $game }, { $where }: mivel nem válaszoltál, a helyeden mostantól **{ $who }** játszik.
here-noted = Itt vagy. A helyed a tiéd marad, és csak te válaszolsz érte.
button-here = Itt vagyok
vote-yes = Egyetért: { $who }.
vote-missing = Még nem válaszolt: { $who }.
vote-closes = A játék addig szünetel. A szavazás vége: { $at }; a hallgatás nem.
vote-closes-beside = A játék közben folytatódik. A szavazás vége: { $at }; a hallgatás nem.

## The end

told-earlier = A korábbi eseményeket a `/dune log` mondja el.
result-title = ## Vége: { $game }
result-place = { $rank }\. **{ $who }** · { $score } · { $sources }
result-place-bare = { $rank }\. **{ $who }** · { $score }
result-place-unscored = { $rank }\. **{ $who }**
result-tied = { $score } (döntetlen)
result-place-lost = – **{ $who }** · { $score }
result-source = { $what } { $points }
result-minds = A bot irányította: { $minds }.
result-mind = { $who } ({ $mind })
result-deputised = A távollétében a bot válaszolt: { $who }.
result-advised = Tanácsot kért a bottól: { $who }.
result-seed = Véletlenmag: { $seed }

## The panel

panel-nothing-asked = Most nem te jössz (ellenőrizve: { $at }). Hívunk, amikor te jössz.
panel-coach = **Edző:** { $note }
panel-left = Egyelőre ennyi volt a dolgod. Hívunk, amikor megint te jössz.
panel-left-alone = Egyelőre ennyi a dolgod. A következő kérdésed itt jelenik meg, amint a többiek válaszoltak.
panel-won = Győzelem: { $who }.
panel-done = Eddig:
panel-done-latest = Legutóbb ebben a körben:
panel-help = { $count ->
    [one] { $what }: { $help }
   *[other] { $what }, egyenként: { $help }
}
panel-help-name = *{ $what }*
panel-cut-short = Teljes szöveggel, amit a lenti lista levág:
panel-count = { $count } × { $what }
panel-limits = { $least ->
    [0] Összesen legfeljebb { $most }.
   *[other] Összesen { $least }–{ $most }.
}
panel-limits-exactly = Kiválasztva: { $chosen } / { $most }.
panel-drafted = Kiválasztva: { $what }.
panel-not-now = Most nem: { $what }
panel-refused = { $what } – { $reason }
panel-then = { $head }; { $tail }
panel-more = még { $count }
panel-preview = Ezt olvassa majd az asztal:
panel-private = Ezt csak neked mondjuk el.
panel-early = Már most válaszolhatsz, titokban. Ha nem teszed, a maga idején megkérdezünk.
panel-sealed = Titkos válasz: akkor derül ki, amikor már mindenki válaszolt.
panel-sealed-given = A válaszod megvan: { $what }. Módosíthatod, amíg mindenki nem válaszolt.
panel-together = A társadat is kérdezzük: az dönt, aki előbb lép.
panel-choose-several = { $least ->
    [0] Válassz legfeljebb ennyit: { $most }
   *[other] Válassz ennyit: { $least }–{ $most }
}
panel-choose-exactly = Válassz ennyit: { $most }
panel-how-many = Mennyit
panel-add = Hozzáadás vagy módosítás
panel-none = Egyet sem
panel-done-choosing = { $count ->
    [0] Kész
   *[other] Kész ({ $count })
}
panel-and-end = { $what }, és a kör vége
# The placeholder of a list whose every entry also ends the turn.
panel-one-and-end = Egy választása, és a kör vége
panel-still-open = Valami új jött közbe: a köröd még tart.
panel-not-all = A többi után ez már nem lehetséges: { $what }. Semmi sem történt: válassz újra.
panel-too-dear = Ez együtt ennyibe kerül: { $cost } ({ $what }), neked pedig { $have } van. Semmi sem történt: válassz újra.
panel-clear = Törlés
panel-back = Vissza
panel-more-controls = Továbbiak …
button-my-settings = Beállításaim
panel-why = Miért nem a többi
panel-withdraw = Visszavonás: { $what }
button-plan = A következő köröm terve
plan-first-asked = Mit teszel először?
button-my-plan = A tervem
plan-title = A következő köröd terve, ahogy hagytad { $at }. Senki más nem látja.
plan-title-new = Itt tervezheted meg a következő körödet. Senki más nem látja.
plan-first = Első választás: { $steps }.
plan-else = Ha az nem lehetséges: { $steps }.
plan-call = Különben hívunk, mint mindig.
plan-else-asked = Ha az nem lehetséges:
plan-then = { $head }, aztán { $tail }
plan-step = *{ CAPITAL($what) }*
plan-step-ends = *{ CAPITAL($what) }*, és a kör véget ér
plan-settle = Ez legyen a terv
plan-otherwise = És ha az nem lehetséges?
plan-back = Az utolsó lépés visszavétele
plan-withdraw = A terv visszavonása
plan-leave = Vissza az asztalhoz
plan-how = Itt azt választod ki, mit tennél, ha a többiek passzolnának, ahol csak lehet. A tervedet akkor ellenőrizzük, amikor rád kerül a sor, és a terv megáll az első olyan lépés előtt, amellyel valami újat tudnál meg.
plan-held = A terved megvárja a körödet, akkor ellenőrizzük. Az a lépés, amely már nem lehetséges pontosan úgy, ahogy választottad, elmarad, és hívunk.
plan-thrown = Ebben a játékban minden kör kockadobással kezdődik, ezért a kört nem lehet előre megtervezni. A `/dune orders` paranccsal már most megmondhatod, mit válaszolnál másoknak.
plan-none-yet = A következő körödet még nem tervezheted meg: előtte megtudsz valami újat, vagy a kérdés attól függ, mit tesznek a többiek.
plan-unforeseen = A következő köröd még nem látható előre: előtte megtudsz valami újat, vagy a kérdés attól függ, mit tesznek a többiek.
plan-broken = Ez már nem lehetséges úgy, ahogy tervezted. Vegyél vissza egy lépést, vagy vond vissza a tervet.
plan-reveals = Ezzel a lépéssel megtudsz valami újat. Onnantól te döntesz.
plan-ends = Ezzel véget ér a köröd.
plan-empty = Még nincs benne semmi: előbb válassz egy lépést.
plan-long-enough = A terv elég hosszú. Véglegesítsd, vagy vegyél vissza egy lépést.
plan-your-move = Te jössz: nincs mit előre tervezni. Nyomd meg ezt: *Te jössz*.
plan-is-there = Van terved a következő körödre.
plan-is-drafted = A terved még nem végleges. Nyisd meg ezt: *A tervem*, és nyomd meg: *Ez legyen a terv*, különben hívunk, mint mindig.
plan-done = A terved megvalósult.
plan-done-else = Az első választásod már nem volt lehetséges ({ $what }), ezért a következő valósult meg.
plan-done-so-far = A terved megvalósult, ameddig lehetett. Innen te döntesz.
plan-done-so-far-else = Az első választásod már nem volt lehetséges ({ $what }). A következő megvalósult, ameddig lehetett: innen te döntesz.
plan-dropped = A terved törlődött, mert ez már nem úgy van, ahogy választottad: { $what }.
plan-dropped-otherwise = A terved törlődött: már nem volt végrehajtható.
plan-dropped-undone = A terved törlődött, mert az asztal visszavett valamit.
plan-withdrawn = A terved vissza van vonva: hívunk, mint mindig.
plan-over = -# Vége a tervednek: { $game }, { $where }.
plan-dropped-news = A terved törlődött, mert azóta megtudtál valami újat.
orders-none = Most nem adhatsz állandó utasítást. Az utasítást annál a kérdésnél kínáljuk fel, amelyre válaszol, például hogy passzolsz-e.
orders-title = **Állandó utasítások.** { $count ->
        [0] Egyet sem adtál.
        [one] Egy van érvényben.
       *[other] { $count } van érvényben; ahol kettő is válaszolna, a felső érvényes.
    } Amit itt választasz, azt a nevedben válaszoljuk meg, így senki sem vár rád; más nem tud róla.
orders-choose = Egyik sem
panel-parts = Máshol: válaszd ki a tábla egy részét …
panel-part = { $part } ({ $count })
page-back = ◀ { $page }. oldal, összesen { $pages }
page-on = { $page }. oldal, összesen { $pages } ▶
take-back = Visszavétel: { $what }
ask-the-table = Visszavétel kérése az asztaltól
go-back-further = Tovább visszafelé
panel-stale = Ez egy régi gomb volt. Most így állnak a dolgok.
undo-offer = Ha mindenki egyetért, a játék visszatér ehhez a választásodhoz: **{ $what }**, és újra választasz. { $told ->
    [0] Más nem vonódna vissza.
   *[other] Az asztal ezt vonná vissza:
}
undo-offer-alone = A játék visszatér ehhez a választásodhoz: **{ $what }**, és újra választasz. { $told ->
    [0] Más nem vonódik vissza.
   *[other] Ami azóta kiderült, azt visszakeverjük. Ez vonódna vissza:
}
vote-opened = Megkérdeztük. Most rajtuk áll: { $who }. A csatornában zajló szavazás legkésőbb véget ér: { $at }; a hallgatás nem.
vote-agreed = Egyetértesz. Most rajtuk áll: { $who }. A csatornában zajló szavazás legkésőbb véget ér: { $at }; a hallgatás nem.
vote-settled = Mindenki egyetért. Megtörtént.
vote-refused = Elutasítva. A játék folytatódik, ahogy van.
play-choose-from-list = Válaszd ki, mit játszol, a gépelés közben megjelenő listából, mindent ugyanabból a kérdésből.
no-vote = Az asztaltól most senki sem kérdez semmit.
button-ask-now = Az asztal megkérdezése
button-go-back = Visszatérés ide

## Looking

button-earlier = ◀ Korábbi
button-later = Későbbi ▶
button-page-back = ◀ Vissza
button-page-on = Tovább ▶
plain-name = { $name }
no-such-player = Ott senki sem ül.
no-such-name = Ilyen nevű játékos nem ül ennél az asztalnál. Válassz egy nevet a gépelés közben megjelenő listából.
no-such-card = Ilyen nevű nincs. Írd be a név egy részét, vagy válassz a gépelés közben megjelenő listából.
no-such-rules = Ilyen játék nincs itt.
nothing-told = Ebben a játékban még semmi sem történt.
since-title = A legutóbbi köröd óta:
since-title-last = A legutóbbi köröd óta, az utolsó { $count } esemény; a `/dune log` mindet elmondja:
since-nothing = A legutóbbi köröd óta semmi sem történt.
log-title = ### Napló, a legfrissebb elöl, { $page }. oldal, összesen { $pages }
log-heading-round = { $round }. forduló
film-title = ### A játék filmen, körről körre
film-rounds = ### { $first }–{ $last }. forduló filmen
film-busy = Épp több film is készül. Kérd újra egy perc múlva.
progress-film = Készül a film: { $done } kör van megrajzolva, összesen { $whole }.
progress-eyes = Egy éles eszű barát nézi a választásaidat: { $done } van összehasonlítva, összesen { $whole }.
progress-data = Gyűjtjük az adataidat: { $done } hely van elolvasva, összesen { $whole }.
film-nothing = Még nincs mit mutatni: ezekről a fordulókról egy kör sincs elmesélve.
replay-title = ### { $turn }. kör, összesen { $turns }
status-title = **{ $game }** · { $where } · `{ $id }`
status-lobby = A játék még nem kezdődött el. Lehet csatlakozni az asztalhoz.
status-running = A játék folyik.
status-paused = A játék szünetel.
status-aside = Hosszú hallgatás után félre van téve. A `/dune start` visszahozza.
status-over = A játék véget ért.
status-abandoned = A játék abbamaradt.
status-quarantined = Ez a változat nem tudja elolvasni a játék mentését. Megőrizzük; aki a botot üzemelteti, tud róla.
status-free-seat = { $number }. *üres*: **{ $who }** kiszállt · { $colour }
status-rival = { $who } · { $score }
games-none = Egy asztalnál sem ülsz. A `/dune new` megterít egyet.
games-title = { $count ->
    [one] **A játékod**
   *[other] **{ $count } játékod**
}
games-line = { $game } · { $where } · `{ $id }`:
games-you = **rád vár.**
game-choice = { $title } · { $who } · { $id }
unknown-game = ismeretlen játék
card-with-code = { $name } · { $code }
card-again = -# Mást is kikereshetsz: `/dune card` egy névvel, a szabályok egy szavával vagy egy terület kódjával.
card-title = **{ $name }** · { $kind }
rules-title = ### { $game } · { $chapter }
verify-holds = Minden keverés és dobás ({ $checked }) a véletlenmagból következik, és a mag értéke az, amit a kezdéskor közzétettünk.
    -# Véletlenmag: { $seed }
    -# SHA-256: { $hash }
verify-fails = Valami nem stimmel. A kérdéses lépések: { $moves }.
    -# Véletlenmag: { $seed }
    -# SHA-256: { $hash }
help = ### Így játszunk itt
    - **Asztal:** `/dune new`, itt vagy saját szálban. A többiek a **Leülés** gombbal ülnek le; a **Barátok hívása** olyan játékosokat ültet le, akiket a bot irányít.
    - **A köröd:** egyszer hívunk. A **Te jössz** megnyit mindent, amit tehetsz, csak neked. A **Visszavétel** addig működik, amíg semmi sem lett felfedve; utána az asztalt lehet megkérdezni.
    - **Nézelődés:** `/dune board`, `/dune hand`, `/dune since`, `/dune status`, `/dune log`, `/dune card` és `/dune rules`. A `/dune games` az összes szerver játékaidat felsorolja.
    - **Még nem ismered a játékot:** a `/dune-learn` tíz perc alatt megtanítja, egyedül, barátok ellen.
    - **Két játék között:** a `/dune-challenge` mindenkinek ugyanazt osztja, a `/dune-top` az állást mutatja, a `/dune-me profile` pedig a saját játékaidat.
    - **Paranccsal:** a `/dune play` azt teszi, amit a gombok. A `/dune orders` válaszol helyetted, ahol csak passzolnál.
    - **Neked:** a `/dune-me show` alatt vannak a képek (álló telefonra, vagy szavak), színek, emlékeztetők, nyelv és órák. Ha elutazol: `/dune-me vacation`.
    - **Nem tudod folytatni:** `/dune pass-the-seat`.
    -# Sietch { $version }
welcome = ## A sivatag társasjátékai, itt, napokon át játszva
    Nyomd meg ezt: { $new }, és küldd el; ez megterít egy asztalt ebben vagy egy másik csatornában.
    A többiek megnyomják a **Leülés** gombot; a **Barátok hívása** olyan játékosokat ültet le, akiket a bot irányít. Aztán nyomd meg: **Indítás**.
    Amikor rád kerül a sor, nyomd meg a **Te jössz** gombot: látod, mi a tiéd, mit tehetsz, és mibe kerül. Egy téves gombnyomás sosem kerül semmibe.
    Új neked egy játék? A { $learn } tíz perc alatt megtanítja, egyedül, barátok ellen. A többit ez mondja el: { $help }.

## Seating

laid-where = Az asztalod kész itt: { $where }.
laid = Az asztalod kész itt: { $where }, és már ülsz is.
left = Felálltál az asztaltól.
left-last = Te voltál az utolsó ennél az asztalnál ({ $game }), ezért elbontottuk.
filled = { $count ->
    [one] Most itt ül: { $who }. Aki leül, átveszi a helyét.
   *[other] Most itt ülnek: { $who }. Aki leül, az egyikük helyét veszi át.
}
started = Kezdődik: { $game }. A tábla a csatornában van; ami csak a tiéd, privát üzenetben jön.
abandon-sure = Végleg kiszállsz a játékból. A helyed másé lehet; ha az utolsó is kiszáll, a játék véget ér. Ha a játék megakadt, az asztal megszavazhatja a végét.
moved-here = Ebben a csatornában folytatódik: { $game }.
abandoned = Kiszálltál a játékból.
cancel-sure = Az asztal ({ $game }) eltűnik, mindenki helyével együtt. A `/dune new` újat terít.
button-cancel = Az asztal elbontása
button-abandon = Végleges kiszállás
button-end-vote = A játék végének kérése az asztaltól
seat-passed = A helyedet felkínáltuk. Addig játszol tovább, amíg valaki át nem veszi.
seat-taken = A hely a tiéd, mindennel együtt, ami rajta van.
new-not-in-dms = Asztalt egy szerver csatornájában lehet teríteni. Írd be ott: `/dune new`.
new-permissions = Ebben a csatornában hiányzik a jogom: { $missing }. Egy adminisztrátor megadhatja; a `/dune doctor` az egész szervert megmutatja.
new-no-thread-here = Szál csak szöveges csatornában nyitható. Itt szál nélkül teríts asztalt.
pace-casual = ráérős: nincs határidő
pace-daily = napi: két nap egy döntésre
pace-brisk = pörgős: fél nap egy döntésre

settings-title = ### Az asztal beállításai, { $page }. oldal, összesen { $pages } · időzóna: { $zone }
settings-begun = A játék elkezdődött: a beállításai maradnak, ahogy vannak.
settings-wanted = { $count ->
    [one] Egy játékos
   *[other] { $count } játékos
}
settings-wanted-placeholder = Játékosok
settings-colour = A színed: { $colour }
settings-colour-placeholder = A színed
settings-deadline = { $hours ->
    [0] Nincs határidő
   *[other] { $hours } óra egy döntésre
}
settings-deadline-placeholder = Határidő
settings-silence = A határidőnél { $what }
settings-silence-placeholder = A határidőnél
settings-absence = A hely továbbadható: emlékeztető után { $hours } ébren töltött óra
settings-absence-placeholder = Hallgatás
settings-nudge = Emlékeztető { $hours } ébren töltött óra után
settings-nudge-placeholder = Emlékeztető
settings-full-no = Valaki megnyomja az Indítást
settings-full-yes = Magától indul, ha megtelt
settings-full-placeholder = Indítás
settings-language = Az asztal nyelve: { $language }
settings-language-placeholder = Az asztal nyelve
settings-pictures-wide = Fekvő képek a csatornában
settings-pictures-tall = Álló képek a csatornában, telefonra
settings-pictures-placeholder = Képek
settings-friends = Barátok: { $level }
settings-friends-placeholder = Barátok
settings-advice-yes = Lehet kérdezni: „Te mit tennél?”
settings-advice-no = A bot nem ad tanácsot
settings-advice-placeholder = Tanács
settings-reasons-yes = A barátok a csatornában elmondják, miért
settings-reasons-no = A barátok csak kérdésre mondják el, miért
settings-reasons-placeholder = Indokok
settings-zone = Az asztal időzónája
settings-zone-example = Europe/Budapest
button-zone = Időzóna

## A person's own

me-title = ### A beállításaid, minden asztalnál
me-language = Nyelv: { $language }
me-as-discord = mint a Discordodban
me-as-table = ahogy az egyes asztaloknál
me-zone = Időzóna: { $zone }
me-quiet = Csendes órák: { $start }–{ $end } óra
me-calls-dm = Hívás privát üzenetben
me-calls-channel = Hívás a csatornában
me-calls-both = Hívás privát üzenetben és a csatornában
pronoun-they = ő (semleges)
pronoun-she = ő (nő)
pronoun-he = ő (férfi)
me-pronoun-she = Így beszélünk rólad: ő (nő)
me-pronoun-he = Így beszélünk rólad: ő (férfi)
me-motion = A képeid mozgásban mutatják, mi történt.
me-pictures-wide = Fekvő képek
me-pictures-tall = Álló képek telefonra
me-pictures-words = Szavak képek helyett
me-palette-default = Színek, ahogy festve vannak
me-palette-deuteranopia = Színek deuteranópiához (zöld)
me-palette-protanopia = Színek protanópiához (vörös)
me-palette-tritanopia = Színek tritanópiához (kék)
me-palette-high-contrast = Erős kontrasztú színek
me-reminders = { $hours ->
    [0] Emlékeztető: ahogy az egyes asztaloknál
   *[other] Emlékeztető { $hours } ébren töltött óra után
}
calls-dm = privát üzenet
calls-channel = csatorna
calls-both = mindkettő
pictures-wide = fekvő
pictures-tall = álló, telefonra
pictures-words = csak szavak
me-commands = -# A `/dune-me time-zone`, `/dune-me quiet-hours`, `/dune-me reminders` és `/dune-me vacation` módosítja a többit.
me-vacation = Szabadságon eddig: { $until }
me-no-such-palette = Ilyen színpaletta nincs. Válassz a gépelés közben megjelenő listából.
me-no-such-language = Ez a nyelv még nincs meg itt.
vacation-begun = Jó pihenést. Eddig senki sem hív, és nem jár le határidőd: { $until }. Előbb jössz? `/dune-me vacation` 0 nappal.
vacation-over = Üdv újra itt. Az asztalok megint várnak rád.
a-day-sure = Várjon rád az asztal még egy napot? Ebben a játékban ezt { $left ->
    [one] még egyszer
   *[other] még { $left } alkalommal
} kérheted.
a-day-given = Az asztal még egy napot vár rád.
nudged = Az emlékeztető úton van.
forget-sure = Minden törlődik, ami rólad van: beállítások, név, helyek. A futó helyeidet felkínáljuk másoknak. Nincs visszaút.
forgotten = { $count ->
    [0] Elfelejtettünk.
    [one] Elfelejtettünk. Egy helyet felkínáltunk másoknak.
   *[other] Elfelejtettünk. { $count } helyet felkínáltunk másoknak.
}
button-forget = Felejts el

## Admins

admin-not-allowed = Ezt csak az teheti meg, aki a játék szerverét kezeli, és csak ott.
admin-paused = Szüneteltetve. A `/dune-admin resume` folytatja.
admin-resumed = A játék folytatódik.
admin-ended = A játék véget ért.
admin-replaced = Most itt ül: { $who }.
admin-nobody-awaited = Senkire sem várunk.
admin-exported = A nyilvános napló idáig.
admin-saved = Az egész mentés.
admin-acts = **Ami ezzel a játékkal történt**
doctor-well = A botnak ezen a szerveren minden szükséges jogosultsága megvan.
doctor-title = **Hiányzó jogok**
doctor-missing = { $where }: { $what }
permission-view-channel = Csatorna megtekintése
permission-attach-files = Fájlok csatolása
permission-read-message-history = Üzenetelőzmények megtekintése
permission-send-messages = Üzenetek küldése
permission-send-messages-in-threads = Üzenetek küldése szálakban
permission-create-public-threads = Nyilvános szálak létrehozása

## When something is wrong

unknown-press = Ez a gomb túl régi, már nem tesz semmit. A `/dune status` mutatja, hogy áll a játék.
out-of-reach = A játékokat most nem lehet olvasni vagy írni. Semmi sem változott. Próbáld újra egy perc múlva.
perhaps-stored = Épp megszakadt a kapcsolat a játékokkal. Lehet, hogy a lépésed mentve lett. Nézd meg a játékot egy perc múlva, mielőtt újra próbálod.
mistake = Nálunk valami elromlott. Semmi sem változott. Próbáld újra; ha így marad, szólj annak, aki a botot üzemelteti.

## Commands

command-dune = A sivatag társasjátékai, napokon át játszva
command-dune-me = A saját beállításaid
command-dune-admin = Annak, aki a szervert kezeli
command-dune-new = Asztalt terít
command-dune-join = Leülsz, helyet vagy színt váltasz, vagy átveszel egy barátot, akit a bot irányít
command-dune-leave = Felállsz az asztaltól a játék kezdete előtt
command-dune-fill = Olyan játékosokat ültet le, akiket a bot irányít
command-dune-start = Elindítja a játékot, vagy visszahozza a félretettet
command-dune-settings = Az asztal beállításai a játék kezdete előtt
command-dune-abandon = Végleg kiszállsz egy futó játékból, vagy elbontasz egy asztalt
command-dune-pass-the-seat = Továbbadod a helyedet, vagy az asztaltól kéred, hogy adja tovább másét
command-dune-play = Te jössz: megnyitja a pultodat, vagy paranccsal válaszolsz
command-dune-undo = Visszaveszel egy lépést, vagy többet kérsz az asztaltól
command-dune-vote = Válasz arra, amit az asztaltól kérdeznek
command-dune-me-plan = Megtervezed a következő körödet, amíg vársz
command-dune-orders = Állandó utasítások
command-dune-nudge = Emlékezteti, akire az asztal vár
command-dune-status = Hogy áll egy játék, és kire vár
command-dune-board = A tábla
command-dune-hand = A kezed, csak neked
command-dune-since = Mi történt a legutóbbi köröd óta
command-dune-player = Amit egy játékosról mindenki láthat
command-dune-log = Mi történt eddig, oldalanként vagy körönként
command-dune-replay = A játék filmen, néhány fordulója vagy egy köre képpel; és hogy tisztességes volt-e a véletlen
command-dune-card = Kikeres egy lapot, helyet, vezetőt, ikont vagy a szabályok egy szavát
command-dune-rules = A rövid szabályok
command-dune-games = A játékaid minden szerveren
command-dune-help = Hogyan játszunk itt
command-dune-doctor = Hol milyen jog hiányzik
command-dune-me-show = A beállításaid
command-dune-me-coach = Egy játék minden fogalmát egyszer elmagyarázza, ott, ahol először számít
command-dune-me-language = A nyelv, amelyen szólunk hozzád
command-dune-me-spoken-of = Melyik névmással beszéljünk rólad azokon a nyelveken, ahol ez számít
command-dune-me-time-zone = Az időzónád
command-dune-me-quiet-hours = Órák, amikor senki sem hív
command-dune-me-calls = Honnan tudod meg, hogy rád vár az asztal
command-dune-me-motion = Mozgásban mutassák-e a képeid, mi történt
command-dune-me-pictures = Fekvő képek, álló képek telefonra, vagy ugyanez szavakban
command-dune-me-palette = A képeid színei
command-dune-me-reminders = Hány ébren töltött óra után kapsz emlékeztetőt
command-dune-me-vacation = Szabadság: néhány napig senki sem hív
command-dune-me-move-here = Itt folytat egy játékot, amelynek a csatornáját törölték
command-dune-me-a-day = Kéri, hogy az asztal még egy napot várjon, játékonként háromszor
command-dune-me-forget = Töröl mindent, ami rólad van
command-dune-admin-pause = Szüneteltet egy játékot
command-dune-admin-resume = Folytat egy szünetelő játékot
command-dune-admin-end = Lezár egy játékot
command-dune-admin-revive = Feléleszt egy félretett játékot, vagy olyat, amelynek a csatornáját törölték
command-dune-admin-replace = Mást ültet egy helyre
command-dune-admin-waiting = Kire vár egy játék
command-dune-admin-export = A nyilvános napló fájlként
command-dune-admin-save = Az egész mentés fájlként, a játék vége után
command-dune-admin-acts = Ami egy játékkal történt

option-level = Milyen jól játszanak a barátok
option-manner = Mit tartanak a barátok a legfontosabbnak
option-friend = Melyik barát jöjjön
option-mind = Továbbadás helyett a bot válaszol, amíg vissza nem jön
option-channel = Hol folytatódjon a játék, ha a csatornáját törölték
option-game = Melyik játék; különben ezé a csatornáé, vagy amelyik rád vár
option-kind = Melyik játékot játsszátok
option-players = Hány játékosnak
option-thread = Új szálban
option-pace = Mennyi idő van egy döntésre
option-start-when-full = Magától indul, ha minden hely megtelt
option-time-zone = Az asztal időzónája
option-again = Egy befejezett játék, amelyet ugyanígy újra játszanátok
option-seat = Melyik hely
option-colour = Melyik szín
option-count = Hány
option-to = Kinek; különben bárki átveheti
option-of = Kinek a helyét adják tovább
option-choice = Mit választasz
option-amount = Mennyit belőle
option-second = Mit választasz még mellé
option-second-amount = Mennyit abból
option-third = Mit választasz ezen felül
option-third-amount = Mennyit abból
option-ask = Az asztaltól kéri a felfedés előttre való visszalépést
option-answer = Igen vagy nem
option-step = Mit tegyünk akkor
option-then = Mi legyen a tervvel
option-give = Egy most felkínált utasítás
option-withdraw = Egy utasításod
option-player = Melyik játékos
option-page = Melyik oldal
option-picture = Melyik kép; ha egyet sem nevezel meg, a tábla
option-turn = Melyik kör, a képével
option-first-round = Melyik fordulótól
option-verify = Minden keverés és dobás ellenőrzése a véletlenmaggal
option-last-round = Melyik fordulóig
option-motion = Rövid mozgókép vagy állókép
option-card = Egy név, egy része, vagy egy terület kódja, például NE8
option-coach = Csak leckékben, minden játékban, soha, vagy elölről
option-language = Melyik nyelv, vagy a Discordodé
option-zone = Például Europe/Budapest, vagy ahogy az egyes asztaloknál
option-pronoun = Nő, férfi vagy semleges
option-start = Hány órától
option-end = Hány óráig
option-how = Privát üzenetben, a csatornában vagy mindkettőben
option-pictures = Fekvő, álló telefonra, vagy csak szavak
option-palette = Melyik színpaletta
option-hours = Hány ébren töltött óra; 0: ahogy az egyes asztaloknál
option-days = Hány nap; 0, ha visszajöttél
option-by = Ki ül le helyette

### Private talks of partners

command-dune-me-talk = Pár bizalmas szó a társaddal, ahol a játék engedi
button-write = Írás
button-reply = Válasz
button-reply-with = Válasz képpel
talk-title = **{ $name }** · a társad: { $who }
talk-open =
    { $messages ->
        [one] Még egy üzenet
       *[other] Még { $messages } üzenet
    } bármelyikőtöktől, eddig: { $until }. E beszélgetés után { $left ->
        [0] nincs több.
        [one] még egy van.
       *[other] még { $left } van.
    }
talk-closed =
    { $left ->
        [0] Elfogyott az összes bizalmas beszélgetés.
        [one] Egy bizalmas beszélgetés maradt. Az első üzenet nyitja meg, { $messages } üzenetre vagy egy napra, és az asztal megtudja, hogy beszéltek.
       *[other] { $left } bizalmas beszélgetés maradt. Az első üzenet nyit meg egyet, { $messages } üzenetre vagy egy napra, és az asztal megtudja, hogy beszéltek.
    }
talk-private = -# Amit írsz, privát üzenetként a társadhoz kerül; senki más nem olvassa, és nem őrizzük meg.
talk-show = Mutass valamit a tieidből, szöveggel vagy anélkül …
talk-form = Csak a társadnak
talk-form-with = A társadnak, képpel
talk-field = Mit szeretnél mondani
talk-sent = Elküldve.
whisper-title = **{ $who }**, csak neked · { $game } · { $where }
whisper-unheard = A bizalmas üzeneted nem ért célba (**{ $who }**, { $game }, { $where }): nem kaphat tőlünk privát üzenetet. Nem számít bele.

## The search in the rules

search-card = { $name } ({ $kind })
search-title = ### Találatok erre: „{ $question }”
search-none = Egyik szövegünkben sincsenek meg ezek a szavak: „{ $question }”. Próbálj más szavakat, vagy olvasd a szabályokat fejezetenként.
search-place = **{ $game }** · { $title }
search-place-command = **Parancs** · `{ $title }`
search-honest = -# A saját szabályainkból, értelmezéseinkből, kártyáinkból és parancsainkból idézve. Semmit sem teszünk hozzá.
search-form = Kérdezd a szabályokat
search-field = A kérdésed, vagy néhány szó
search-open = Olvasás: { $title }
button-search = Kérdezd a szabályokat
button-rules = Szabályok
option-dune-rules-ask = Egy kérdés vagy néhány szó: a rá válaszoló szövegeket idézzük

## The coach

coach-lessons = Leckékben
coach-on = Minden játékban
coach-off = Soha
coach-again = Elölről
me-coach-lessons = Az edző leckékben (`/dune-learn`) szól, és minden fogalmat egyszer magyaráz el.
me-coach-on = Az edző minden játékban szól, és minden fogalmat egyszer magyaráz el.
me-coach-off = Az edző hallgat.
me-coach-again = Az edző elölről kezdi: minden fogalmat még egyszer elmagyaráz.

## Lessons

command-dune-learn = Megtanulsz egy játékot itt, egyedül, barátok ellen, edzővel
lessons-title = ### Tanulás játék közben
    Egyedül, barátok ellen, akiket a bot irányít, és akik azonnal válaszolnak. Az edző egy mondatban elmondja, miről szól minden új döntés. Nincs rossz válasz, és semmi sem számít.{ $count ->
        [0] {""}
       *[other] {" "}Egy elkezdett leckéd itt vár rád.
    }
lessons-none = Az itteni játékokhoz nincsenek leckék.
lesson-choose = Melyik lecke?
lesson-go-on = Folytatás: { $lesson }
lesson-end = Befejezés: { $lesson }
lesson-none = Ilyen lecke nincs. A `/dune-learn` felsorolja őket.
lesson-done = Ez volt a lecke. Játssz tovább, ameddig akarsz, vagy fejezd be lent. A `/dune new` asztalt terít másokkal.
lesson-place = a leckéd
button-learn = Tanuld meg ezt a játékot
button-end-lesson = A lecke befejezése
