### Hagal-ház: az egy- és kétszemélyes játék riválisai.

hagal-rival = { $number }. rivális
hagal-company-1 = A Hagal-ház két riválisa játszik ellened; más nem is kell.
hagal-company-2 = Harmadikként a Hagal-ház is játszik.

variant-difficulty = A riválisok ereje
variant-difficulty-mercenary = Zsoldos (leggyengébb)
variant-difficulty-mercenary-help = A gyakorlott játékos minden második játékot megnyeri, az Ix felemelkedésével minden harmadikat. A legszelídebb riválisok: csapat nélkül kezdenek, kardmesterük az 5. fordulóban jön; neked 1 solarival és 1 fűszerrel több jut, és a mentát 2-be kerül.
variant-difficulty-sardaukar = Sardaukar (közepes)
variant-difficulty-sardaukar-help = A gyakorlott játékos négyből egy játékot nyer meg, az Ix felemelkedésével tizenkettőből egyet. Minden rivális 3 csapattal és egy intrikakártyával kezd, kardmestere a 4. fordulóban jön. A mentát 5-be kerül.
variant-difficulty-mentat = Mentát (erős)
variant-difficulty-mentat-help = A gyakorlott játékos nyolcból egy játékot nyer meg, az Ix felemelkedésével húszból egyet. Mint a Sardaukar, de a kardmesterek a 3. fordulóban jönnek, és a riválisok nem küldenek a szükségesnél több csapatot.
variant-difficulty-kwisatz_haderach = Kwisatz Haderach (legerősebb)
variant-difficulty-kwisatz_haderach-help = Szinte senki sem nyer. Mint a Mentát, és a kardmestert sem bérelheted fel.
variant-rivals = A riválisok vezetői
variant-rivals-choose = te választod
variant-rivals-choose-help = Te választod a két vezetőt, akik ellen játszol.
variant-rivals-random = sorsolva
variant-rivals-random-help = A két vezetőt, akik ellen játszol, sorsolás adja.
variant-escalation = Utolsó konfliktusok
variant-escalation-plain = a nyomtatott szabály szerint
variant-escalation-plain-help = Egy rivális minden konfliktusban egy lapot fordít fel a kardjaiért.
variant-escalation-brutal = kegyetlen
variant-escalation-brutal-help = A III. szintű konfliktusokban minden rivális két lapot fordít fel a kardjaiért.
variant-churn = Impérium-sor
variant-churn-none = a nyomtatott szabály szerint
variant-churn-none-help = A lapok addig maradnak a sorban, amíg valaki meg nem szerzi őket.
variant-churn-dice = kockával forgatva
variant-churn-dice-help = Minden felfedőköröd után két kocka lapokat küld el a sorból.

## Lapok

kind-hagal = Hagal-kártya
hagal-entry = Hagal: { $card }
hagal-harvest-space = Leggazdagabb mestermező
hagal-new-deck = Új pakli
hagal-line-goes = Ügynököt küld ide: { $space }, akármibe kerül.
hagal-line-gets = A mező hatása helyett: { $what }.
hagal-line-instead = Ha legalább 2 befolyása van az Űrligánál, a rivális inkább ide megy: { $space }; { $what }.
hagal-line-only = Ha legalább 2 befolyása van az Űrligánál, a rivális ide megy: { $space }; { $what }.
hagal-line-nowhere = Különben másik lap jön.
hagal-line-compulsory = Ha a rivális mindkét csatahajója kint van már, másik lap jön.
hagal-line-signet = Utána a vezetője pecsétgyűrűje azt teszi, amit riválisoknál tesz.
hagal-line-harvest = A legtöbb bónusz fűszerrel teli szabad mestermezőre küld ügynököt; ha nincs bónusz fűszer, másik lap jön.
hagal-line-reshuffle = Minden lapot új paklivá keverünk, ezt is, és felfordítjuk a következőt; harcban is.
hagal-line-swords = { $n ->
    [0] Harcban felfordítva nem ad kardot.
    [one] Harcban felfordítva 1 kardot ad.
   *[other] Harcban felfordítva { $n } kardot ad.
}
hagal-line-copies = { $n ->
    [one] 1 példány.
   *[other] { $n } példány.
}

## A riválisok pecsétgyűrűi

hagal-signet-of = { $leader }: { $what }
hagal-no-signet = { "" }
hagal-signet-baron_vladimir_harkonnen = 1 solarit fizet egy intrikakártyáért.
hagal-signet-glossu_the_beast_rabban = Toboroz 1 csapatot, szövetséggel 2-t.
hagal-signet-count_ilban_richese = Kap 1 solarit.
hagal-signet-duke_leto_atreides = 1 fűszert fizet 1 befolyásért ott, ahol valaki előtte jár.
hagal-signet-countess_ariana_thorvald = Kap 1 vizet.
hagal-signet-earl_memnon_thorvald = Kap 1 fűszert.
hagal-signet-rhombur_vernius = Elvesz egy technológialapkát, ha ki tudja fizetni, különben tárgyalót küld.
hagal-signet-hundro_moritani = 1 fűszert fizet, és lép a teherhajójával.

## Kérdések

ask-rivals = Melyik két vezető ellen játszol? Riválisként csak a nevük mellett álló képességet használják. Az első a bal oldaladon ül, és ő kezd.
ask-first-rival = Melyik vezető ül a bal oldaladon és kezd? Riválisként a vezetők csak a nevük mellett álló képességet használják. Minden Ház csak egyszer játszik.
ask-second-rival = A bal oldaladon ül: { $leader }. Melyik vezető legyen a második rivális?
ask-for-rival = { $who } helyett te döntesz; a megszólítás itt ennek a riválisnak szól. { $what }
awaits-rivals = a riválisok kiválasztása
awaits-for_rival = döntés { $who } helyett

## A napló

log-hagal-leaders = A riválisok: **{ $leaders }**
log-hagal-sent = { $there ->
    [there] **{ $who }** felfordítja: *{ $card }*, és oda küld ügynököt
   *[elsewhere] **{ $who }** felfordítja: *{ $card }*, és ügynököt küld { FORM($space, "art") }*{ FORM($space, "lat") }*
}
log-hagal-sent-at-last = { $skipped ->
    [one] { $there ->
        [there] **{ $who }** felfordít egy lapot, amely nem vezet sehová, aztán ezt: *{ $card }*, és oda küld ügynököt
       *[elsewhere] **{ $who }** felfordít egy lapot, amely nem vezet sehová, aztán ezt: *{ $card }*, és ügynököt küld { FORM($space, "art") }*{ FORM($space, "lat") }*
    }
   *[other] { $there ->
        [there] **{ $who }** felfordít { $skipped } lapot, amelyek nem vezetnek sehová, aztán ezt: *{ $card }*, és oda küld ügynököt
       *[elsewhere] **{ $who }** felfordít { $skipped } lapot, amelyek nem vezetnek sehová, aztán ezt: *{ $card }*, és ügynököt küld { FORM($space, "art") }*{ FORM($space, "lat") }*
    }
}
log-hagal-passed = **{ $who }** nem tud ügynököt küldeni: nincs szabad mező
log-hagal-flipped = { $n ->
    [0] **{ $who }** felfordítja: *{ $cards }*, és nem kap kardot
    [one] **{ $who }** felfordítja: *{ $cards }*, és kap 1 kardot
   *[other] **{ $who }** felfordítja: *{ $cards }*, és kap { $n } kardot
}
log-hagal-swordmaster = **{ $who }** mellé kardmester csatlakozik
log-hagal-freed = **{ $who }** kiszorítja innen: *{ $space }* (eddig **{ $owner }** irányította); most senki sem irányítja
log-hagal-churned = A kockák elküldték a sorból: { $cards }
log-hagal-cleared = Egyik nyitott technológialapkán sem volt Hagal-jel; kikerült a játékból: *{ $tiles }*
did-hagal-gave-intrigue = felad ennyit: { $cards }

rival-water = Pontok vízért
rival-solari = Pontok solariért
rival-spice = Pontok fűszerért
rival-intrigue = Pontok intrikakártyáért

## Szabályok

hagal-rules-title = Hagal-ház, egy vagy két játékosnak
hagal-rules-ix-title = A Hagal-ház az Ix felemelkedésével
hagal-rules-who = Egy vagy két játékosnál riválisok is játszanak: hely, kéz és kérdések nélküli játékosok. Mindenben ellenfélnek számítanak.
hagal-rules-turn = A rivális addig csap fel Hagal-kártyákat, amíg egy szabad mezőre nem vezet; oda küld ügynököt, és a mező hatása helyett azt kapja, amit a lap ad. Nem fizet semmit. Harci mezőn beveti, amit toborzott, és még legfeljebb 2 csapatot.
hagal-rules-harvest = A Fűszerbetakarítás a legtöbb bónusz fűszert tartó mestermezőre vezet; ha nincs ilyen, sehová.
hagal-rules-combat = A harc kezdetén minden harcoló rivális felfordít egy lapot, és hozzáadja a kardjait. Utána a harci kártyák a szokásos módon jönnek.
hagal-rules-two = Két játékosnál: a Hagal-ház a kezdőjátékos minden ügynökköre után lép. Nem kap erőforrást, jutalmat és pontot, de szövetségeket és helyezéseket vehet el, és ahol nyer, elűzi a játékos irányításjelzőjét.
hagal-rules-alone = Egyedül: két vezető ül melletted, sorban lépnek, és nyerni akarnak. A pecsétgyűrűjük működik, a többi képességük nem.
hagal-rules-points = Egy rivális vezető 3 intrikakártyát, 3 vizet, 7 solarit vagy 7 fűszert azonnal ponttá alakít, amint tud. A barátságok és szövetségek nála is számítanak; a 4 befolyás bónusza nem.
hagal-rules-choices = A rivális ott kap befolyást, ahol a legkevesebb van neki. A döntetlenekről és minden más választásáról te döntesz.
hagal-rules-brutal = Kegyetlen utolsó konfliktusok: a III. szintű konfliktusokban minden harcoló rivális egy helyett két Hagal-kártyát fordít fel a kardjaiért.
hagal-rules-churn = Kockával forgatott Impérium-sor: minden felfedőköröd után két hatoldalú kockával dobunk. Mindkettő a sor egy helyét nevezi meg 1-től 5-ig; az ottani lap kikerül a játékból, és a sort feltöltjük. A 6-os egyiket sem, kétszer ugyanaz csak egy lapot visz el.
hagal-rules-ix-freighter = A rivális teherhajója a második szintre lép, és onnan tér haza: 2 csapattal, 1 befolyással ott, ahol a riválisnak a legkevesebb van, és osztalékkal. A Csillagközi szállítás neki is csak 2 befolyással nyílik meg az Űrligánál.
hagal-rules-ix-ships = Harci mezőn a rivális előbb a csatahajóit, aztán a csapatait veti be. Ahol csatahajóval nyer, elfoglal egy szabad helyet, ahol ellenfél irányításjelzője van, különben egy jelző nélkülit, különben a sajátját: Császári-medence, aztán Arrakeen, aztán Carthag.
hagal-rules-ix-tech = Egyedül: a rivális a Hagal-jeles nyitott lapkák közül a legdrágábbat veszi el, amelyet ki tud fizetni, előbb tárgyalókkal, aztán fűszerrel. Ha egyik nyitott lapkán sincs jel, a legmagasabb oszlop felső lapkája kikerül a játékból. A kétszemélyes játék Hagal-háza nem szerez technológiát.
hagal-rules-ix-tiles = A riválisok szabály szerint használják a lapkáikat. A Gyakorlódrónok megszerzéskor azonnal toboroznak, aztán minden forduló első körében. Az Inváziós hajók mások mellé is elvisznek egy ügynököt. A Zászlóshajó harci mezőre repül, ha megvan az ára és a legénysége. A Kémműholdakat pontért feladják, amint van 3 fűszer; a Robbanószerkezetek elviszik a pontot; a Szonikus detektorokat megtartják; a Csapatszállítók mindent a konfliktusba küldenek.
hagal-rules-ix-hoards = A rivális III. szintű konfliktusig gyűjti a fűszerét; onnantól 7 fűszer egy pont.
hagal-signets-title = A riválisok pecsétgyűrűi
hagal-rulings-title = Riválisok: hogyan döntjük el a nyitott kérdéseket
ruling-hagal-1 = A kétszemélyes játék Csatahajó lapja 2 csapatot hoz.
ruling-hagal-2 = A Hagal-kártyák kardjai az általunk ismert legteljesebb listát követik.
ruling-hagal-4 = Két játékosnál: ahol a Hagal-ház csatahajóval nyer, a hajó egy fordulóra elfoglal egy helyet. Letakarja, ami ott fekszik, és senki sem kapja meg az irányítás bónuszát.
ruling-hagal-7 = A tapasztalt rivális bevetés előtt megnézi, mennyivel előzi meg a legerősebb másik felet; ha legalább 4-gyel, otthon tartja a csapatait és a Zászlóshajóját, de a csatahajóit elküldi.
ruling-hagal-8 = Amit a rivális a pecsétgyűrűjével, teherhajójával vagy egy lapkával harci mezőre küldött körében toboroz, az abban a körben toborzottnak számít.
ruling-hagal-9 = Ha a kezdőjátékosnak rendkívüli köre van, utána a Hagal-ház is lép, minden ügynökkör után egyszer.
ruling-hagal-10 = A riválisok mindig fizetnek egy hatásért, ha tudnak.
ruling-hagal-17 = Az epikus játék három vagy négy játékosnak való.
ruling-hagal-18 = Teljes döntetlennél az ember megelőzi a riválist, két rivális közül pedig az van előrébb, aki az utolsó forduló sorrendjében később jött.
