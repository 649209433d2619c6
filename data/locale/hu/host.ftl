### Mit mond az asztal magáról: elutasítások, értesítések, szavazások.

host-no-such-game = Ilyen játék nincs. A `/dune games` felsorolja a tieidet.
host-no-such-card = Ilyen lap nincs ebben a játékban.
host-no-such-picture = Ilyen kép nincs. Ezeket nézheted meg: { $what }.
host-no-such-rules = Ez a játék nincs itt. A `/dune new` felsorolja, amelyek itt vannak.
host-not-begun = A játék még nem kezdődött el. Nyomd meg az *Indítást*, ha már mindenki ül.
host-already-begun = A játék már elkezdődött.
host-not-seated = Nem ülsz ennél az asztalnál. A **Tábla** mutatja, amit mindenki láthat; a `/dune join` üres vagy a bottal játszó helyre ültet.
host-not-over = A játéknak még nincs vége.
host-paused-steward = A játékot a szerver egyik adminisztrátora szünetelteti. Semmi sem veszett el; folytatódik, amikor ő folytatja.
host-paused-vote = Az asztal szavaz, ezért a játék vár. A szavazás a játék csatornájában van.
host-is-lobby = A játék még nem kezdődött el. Nyomd meg az *Indítást*, ha már mindenki ül.
host-is-aside = Ez a játék hosszú hallgatás után félre van téve. A `/dune start` visszahozza.
host-is-over = A játék véget ért. A `/dune board` mutatja, hogyan.
host-is-abandoned = Ezt a játékot lezárták.
host-is-quarantined = Ez a játék most nem olvasható. Semmi sem veszett el; aki a botot üzemelteti, tud róla.
host-stale = Ez egy régi gomb. Most így állnak a dolgok.
host-mistake = Ez nálunk elromlott, és semmi sem változott. Aki a botot üzemelteti, látja a naplóban; próbáld másként vagy később.
host-called = A játék folytatódik.

host-already-here = Ennél az asztalnál már ez a játék van.
host-bad-save = Ez a fájl nem betölthető játék: { $why }. Semmi sem változott.
host-channel-taken = Ebben a csatornában már van asztal. Válassz másik csatornát vagy új szálat.
host-too-many-tables = Ezen a szerveren { $most } asztalod van nyitva. Előbb fejezz be egyet, vagy bonts el egyet: a `/dune games` felsorolja őket.
host-too-many-alone = { $most } egyszemélyes játékod van nyitva. Előbb fejezz be egyet: a `/dune games` felsorolja őket.
host-too-many-for-newcomer = { $most ->
    [one] Egy nyitott játékban
   *[other] { $most } nyitott játékban
} ülsz. Az első befejezett játékodig ennyi a legtöbb. Előbb fejezz be egyet, vagy szállj ki egyből: a `/dune games` felsorolja őket.
host-not-reliable = Ez az asztal olyan játékosokat vár, akik az esetek legalább { $least } %-ában időben válaszolnak és befejezik a játékaikat. Te { $answers } %-ban válaszoltál időben, és a játékaid { $games } %-át fejezted be.
host-no-such-reliability = Ilyen megbízhatóságot nem kérhet egy asztal.
host-counts-is-hosts = Csak az asztal házigazdája dönt arról, hogy a játék számít-e.
host-nothing-to-agree = Itt nincs mivel egyetérteni: ez az asztal a szerveren mindenki előtt nyitva áll, vagy a játéka nem számít.
host-server-full = Ezen a szerveren { $most } asztal van nyitva, több nem lehet. Előbb be kell fejezni vagy el kell bontani egyet.
host-move-within-server = Játék csak a saját szerverének egy csatornájába vihető át. Nyisd meg azt a csatornát, és próbáld ott.
host-channel-is-there = Ennek a játéknak a csatornája megvan: { $where }. Csak olyan játék vihető át, amelynek a csatornáját törölték.
host-moved-here = Ennek a játéknak a csatornája eltűnt, ezért itt folytatódik, ahogy volt.
host-rematch-not-yours = Visszavágót csak az kérhet, aki ebben a játékban játszott. A `/dune new` saját asztalt terít.
host-table-full = Minden hely foglalt. Másik csatornában a `/dune new` saját asztalt terít.
host-no-empty-chair = Nincs üres hely.
host-no-such-friend = Ez a barát nem jöhet: a név foglalt, vagy nincs ilyen nevű barát.
host-no-such-manner = Ilyen stílusban senki sem játszik.
host-friend-plays = **{ $who }** (bot) játszik tovább **{ $before }** helyett, amíg valaki át nem veszi a helyet.
host-deputised = Az asztal egyetértett: a bot válaszol **{ $who }** helyett, határidőkor, vagy ha nincs határidő, azonnal, amíg **{ $who }** vissza nem jön.
host-deputy-ends = **{ $who }** visszajött, ezért a bot már nem válaszol helyette.
host-seat-taken = Ott már ül valaki. Válassz másik helyet.
host-no-such-seat = Ennél az asztalnál nincs ilyen hely.
host-seats-taken = Egy megszűnő helyen ül valaki. Kérd meg, hogy előbb üljön át.
host-no-such-colour = Ilyen szín nincs.
host-colour-taken = Ez a szín foglalt. Válassz másikat.
host-how-many = Ez a játék { $least }–{ $most } játékosnak való.
host-no-such-option = Ilyen lehetőség nincs ebben a játékban.
host-no-such-zone = Ez az időzóna ismeretlen. Válassz például ilyet: *Europe/Budapest*.
host-no-such-hours = Az emlékeztető 1–336 óra után jöhet, a hallgatás 1–336 óra után számít, a határidő 1–1440 óra lehet.
host-start-is-hosts = A játékot a házigazda indítja el. Egy nap után bárki az asztalnál.
host-cancel-is-hosts = Az asztalt csak a házigazda bonthatja el.
host-too-few = Legalább { $least } játékos kell. A *Barátok hívása* olyan játékosokat ültet le, akiket a bot irányít.

host-back-nothing = Azóta valami új derült ki, ezért ezt egyedül nem veheted vissza. Megkérdezheted az asztalt.
host-back-alone = Azóta láttál valami újat. Mégis továbbmehetsz visszafelé: amit láttál, azt visszakeverjük.
host-back-a-step = az utolsó választásod
host-undo-nothing = Nincs visszavehető lépésed.
host-undo-too-old = Ez túl régen volt ahhoz, hogy vissza lehessen venni.
host-vote-open = Az asztal már szavaz. Előbb annak kell véget érnie.
host-no-vote = Az a szavazás véget ért.
host-not-a-voter = Ebben a szavazásban téged nem kérdezünk.
host-vote-yes = Mindenki egyetértett.
host-vote-no = Valaki nem értett egyet. A játék folytatódik, ahogy volt.
host-vote-silence = Nem válaszolt mindenki időben. A játék folytatódik, ahogy volt.
host-vote-here = Az asztal már nem erre a helyre vár, vagy a játékosa itt van. A hely az övé marad.
host-vote-too-soon = A legutóbbi szavazásod nem ment át. Újra kérheted { $at }.
host-vote-held-enough = A szavazások már annyi ideig állították meg ezt a határidőt, amennyi megengedett. A következő lépés után újra kérheted.
host-owner-not-awaited = Az asztal nem erre a játékosra vár: **{ $who }**. Így senki sem dönthet a helyéről.
host-owner-not-reminded = **{ $who }** még nem kapott emlékeztetőt. Az asztal egy emlékeztető és { $hours } ébren töltött óra hallgatás után dönthet a helyről. A `/dune nudge` emlékeztetőt küld.
host-owner-not-silent = **{ $who }** kapott emlékeztetőt. Ha { $hours } ébren töltött órán át nem válaszol, az asztal dönthet a helyről { $at }.
host-owner-asleep = **{ $who }** most alszik vagy távol van, és nem szólhatna hozzá. Kérd újra később.
host-seat-without-owner = Ehhez a helyhez senkinek sem kell egyetértenie: senki sem játszik vele, vagy a bot játszik. A `/dune join` átveszi.
host-offered-already = Ezt a helyet már felkínáltuk.
host-deputised-already = Ezért a helyért már a bot válaszol.
host-undone-yours = Az asztal visszatért a lépésed elé. Ami azóta kiderült, azt visszakevertük.
host-undone = Az asztal visszatért **{ $who }** lépése elé. Ami azóta kiderült, azt visszakevertük.

host-no-such-order = Egyik kérdésed sem kínálja ezt az utasítást.
host-day-used-up = Ebben a játékban már { $most ->
    [one] egyszer
   *[other] { $most } alkalommal
} kértél egy napot.
host-not-awaited = Ennél az asztalnál senki sem vár rád.
host-nudge-nobody = Ez az asztal senki másra nem vár.
host-nudge-soon = Akire ez az asztal vár, az már kapott emlékeztetőt, vagy most alszik.
host-took-a-day = **{ $who }** kér még egy napot.
host-deadline-mildest = **{ $who }** nem válaszolt a határidőig, ezért a legóvatosabb válaszok születtek.
host-deadline-wait = **{ $who }** nem válaszolt a határidőig. Tovább várunk.
host-put-aside = Sokáig senki sem lépett, ezért a játék félre van téve. A `/dune start` visszahozza, ahogy volt.
host-imported = Ez a játék egy másik asztaltól jött ide, és onnan folytatódik, ahol abbamaradt.
host-moved-out = Ez a játék egy másik asztalhoz került, itt lezárult.
host-restored = A botnak vissza kellett térnie egy biztonsági mentéshez: ez az asztal úgy áll, ahogy ekkor: { $when }. Ami azóta történt, elveszett; a régebbi gombok már nem számítanak.
host-untold = (Itt olyasmi történt, amire ennek a változatnak nincs szava: { $what }.)
host-place-back = A bot újra itt van, és a játék is, ahogy volt.
host-revived = A játék onnan folytatódik, ahol abbamaradt.
host-paused = A játékot a szerver egyik adminisztrátora szünetelteti.
host-resumed = A játék folytatódik.
host-ended-by-vote = Az asztal eredmény nélkül lezárta a játékot.
host-ended = A játékot a szerver egyik adminisztrátora lezárta.
host-abandoned = **{ $who }** kiszállt a játékból.
host-all-gone = Mindenki kiszállt; a játék véget ért.
host-handed-over = **{ $who }** átvette **{ $before }** helyét, minden érintetlen.
host-no-seat-open = Ebben a játékban minden hely foglalt. Másik csatornában a `/dune new` saját asztalt terít.
host-not-offered = Ez a hely nem üres. A `/dune pass-the-seat` felkínál egyet.
host-already-seated = { $who ->
    [you] Már ennél az asztalnál ülsz.
   *[other] Már ennél az asztalnál ül.
}
host-held-another-seat = { $who ->
    [you] Ebben a játékban már ültél másik helyen, és láttad a kezét. Csak arra a helyre jöhetsz vissza.
   *[other] Ebben a játékban már ült másik helyen, és látta a kezét. Csak arra a helyre jöhet vissza.
}
host-quarantined = Ezt a játékot a mostani változat nem tudja elolvasni, ezért félre van téve. Semmi sem veszett el; magától visszajön, ha újra olvasható.
host-readable-again = Ez a játék újra olvasható, és folytatódik.
host-not-aside = Ez a játék nincs félretéve.
host-not-paused = Ez a játék nem szünetel.
host-save-is-secret = A mentésben mindenki titkai benne vannak; a játék végén lehet megkapni.
host-no-such-language = Ezen a nyelven a bot nem beszél.
host-no-such-quiet = A csendes órák 0 és 23 között lehetnek.
host-no-game-named = Egy asztalnál sem ülsz. Nyisd meg a játék csatornáját, vagy nevezd meg a játékot.
host-which-game = Több asztalnál ülsz. Nevezd meg a játékot, vagy használd a csatornáját.

## What was done to a game, in its log

host-act-paused = Egy adminisztrátor szüneteltette a játékot.
host-act-resumed = Egy adminisztrátor folytatta a játékot.
host-act-ended = Egy adminisztrátor lezárta a játékot.
host-act-revived = A játék újra folytatódott.
host-act-put-aside = A játék hosszú hallgatás után félre lett téve.
host-act-seat-taken = { $number }. hely: gazdát cserélt.
host-act-abandoned = { $number }. hely: a játékosa kiszállt.
host-act-asked-undo = { $number }. hely: a játékosa visszalépést kért az asztaltól.
host-act-asked-deputy = { $number }. hely: a játékosa azt kérte az asztaltól, hogy a bot válaszoljon valaki helyett, aki távol van.
host-act-advice = { $number }. hely: a játékosa tanácsot kért a bottól.
host-act-seat-filled = { $number }. hely: leült a bot.
host-act-asked-end = { $number }. hely: a játékosa a játék végét kérte az asztaltól.
host-act-asked-hand-over = { $number }. hely: a játékosa egy hely átadását kérte az asztaltól.
host-act-vote-yes = Mindenki egyetértett.
host-act-vote-no = Az asztal nem értett egyet.
host-act-vote-silence = A szavazás úgy ért véget, hogy nem válaszolt mindenki.
host-act-vote-here = A szavazás véget ért: a hely játékosa itt van.
host-act-deadline-wait = { $number }. hely: lejárt a határideje; mindenki tovább várt.
host-act-deadline-mildest = { $number }. hely: lejárt a határideje; a legóvatosabb válaszok születtek.
host-act-deadline-deputy = { $number }. hely: lejárt a határideje; a helyettes válaszolt.
host-act-deadline-hand-over = { $number }. hely: lejárt a határideje; a hely fel lett kínálva.
host-act-quarantined = A játék nem volt olvasható, és félre lett téve.
host-act-readable-again = A játék újra olvasható lett.
host-act-imported = A játék egy másik asztaltól jött ide.
host-act-restored = Az asztal visszatért egy biztonsági mentéshez.
host-act-place-gone = A játék félre lett téve: a szervere vagy a csatornája eltűnt.
host-act-moved = A játék másik csatornába került.
host-act-place-back = A játék a helyével együtt visszajött.
host-act-moved-out = A játék egy másik asztalhoz került.

### Private talks of partners

host-no-talks = Itt nincs olyan társad, akivel a szabályok szerint bizalmasan beszélhetnél.
host-talks-used-up = Az oldalad összes bizalmas beszélgetése elfogyott ({ $name }, { $most }).
host-talk-with-nobody = Senki sem olvashatná: a társad helye üres, vagy a bot irányítja.
host-talk-nothing = Nem volt mit elküldeni. Írj egy sort, vagy mutass egy képet.
host-talk-opened =
    { $who } bizalmasan beszél ({ $name }). { $left ->
        [0] Ez volt az utolsó alkalom.
        [one] Még egyszer megtehetik.
       *[other] Még { $left } alkalommal megtehetik.
    }
