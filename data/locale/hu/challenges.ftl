### A hét kihívása: formái, csavarjai, oldala.

## Formats. A challenge is played alone.

challenge-hagal = Dűne: Impérium egyedül, a Hagal-ház ellen
challenge-mahdi = Háború az Arrakisért egyedül, a Mahdi-automata ellen
challenge-sharp = Dűne: Impérium három éles eszű barát ellen

## Twists of Dune: Imperium

twist-imperium-swordmasters = Kardmestert mindenkinek
twist-imperium-swordmasters-about = Minden játékos kardmesterrel kezd. A mező, amely adja, zárva van.
twist-imperium-councillors = Született tanácsosok
twist-imperium-councillors-about = Minden játékos a Nagytanácsban lévő hellyel kezd. A mező, amely adja, zárva van.
twist-imperium-no_council = Nincs Nagytanács
twist-imperium-no_council-about = A Nagytanács zárva van.
twist-imperium-no_swordmaster = Nincsenek kardmesterek
twist-imperium-no_swordmaster-about = Senki sem bérelheti fel a kardmestert.
twist-imperium-no_mentat = Nincs mentát
twist-imperium-no_mentat-about = A mentát mezője zárva van.
twist-imperium-no_market = Zárt piac
twist-imperium-no_market-about = Senki sem adhat el melanzsot, és senki sem köthet szerződést.
twist-imperium-cheap_swordmaster = Olcsó pengék
twist-imperium-cheap_swordmaster-about = A kardmester 8 helyett 5 solariba kerül.
twist-imperium-double_harvest = Dupla betakarítás
twist-imperium-double_harvest-about = A mestermezők nyomtatott fűszere a játékosoknak duplán számít.
twist-imperium-spice_bloom = Fűszervirágzás
twist-imperium-spice_bloom-about = Minden mestermező 2 bónusz fűszerrel kezd.
twist-imperium-dry_years = Száraz évek
twist-imperium-dry_years-about = A Hagga-medence, a Nagy síkság és a Szívós harcosok 1 vízzel többe kerül.
twist-imperium-rich_houses = Gazdag Házak
twist-imperium-rich_houses-about = Minden játékos 6 solarival többel kezd.
twist-imperium-levies = Sorozás
twist-imperium-levies-about = Minden játékos 4 csapattal többel kezd.
twist-imperium-plots = A tervek terve
twist-imperium-plots-about = Minden játékos 3 intrikakártyával kezd.
twist-imperium-full_hands = Teli kezek
twist-imperium-full_hands-about = Minden játékos 5 helyett 6 lapot húz fordulónként.
twist-imperium-short_war = Rövid háború
twist-imperium-short_war-about = A játék azzal a fordulóval ér véget, amelyben valakinek 10 helyett 8 győzelmi pontja van.
twist-imperium-friends_of_the_fremen = A fremenek barátai
twist-imperium-friends_of_the_fremen-about = Minden játékos 2 befolyással kezd a fremeneknél.

## Twists of War for Arrakis

twist-arrakis-early_visions = Korai látomások
twist-arrakis-early_visions-about = A három jövőlátás-jelző 2 lépéssel előbbről kezd.
twist-arrakis-late_visions = Késői látomások
twist-arrakis-late_visions-about = A három jövőlátás-jelző 2 lépéssel hátrébbról kezd.
twist-arrakis-sisterhood = A nővériség kegye
twist-arrakis-sisterhood-about = Az Atreides 2 Bene Gesserit-jelzővel többel kezd.
twist-arrakis-full_sietches = Teli sziecsek
twist-arrakis-full_sietches-about = Minden sziecs eggyel több reguláris egységgel kezd.
twist-arrakis-strong_towns = Erős városok
twist-arrakis-strong_towns-about = A Harkonnen-ház minden települése eggyel több reguláris egységgel kezd.

## The page. $until is a time in words, such as "in 3 days".

challenge-title = ### A hét kihívása · vége { $until }
challenge-title-over = ### Egy korábbi hét kihívása
challenge-twist = Csavar: **{ $name }**. { $about }
challenge-rules = Mindenki ugyanazt az osztást kapja. Az első { $counted } próbálkozásod legjobbja számít. Az értékszámokba nem számít bele.
challenge-seal = Az osztás le van pecsételve. A véletlenmag SHA-értéke: { $hash }
challenge-seed = A véletlenmag ez volt: { $seed }, az értéke: { $hash }
challenge-tries = **A próbálkozásaid**
challenge-try = { $number }. { $result }{ $counted ->
    [0] {" "}(nem számít)
   *[other] {""}
}
challenge-won = győzelem { $score ->
    [one] { $score } ponttal
   *[other] { $score } ponttal
}, { $rounds ->
    [one] { $rounds } forduló alatt
   *[other] { $rounds } forduló alatt
}
challenge-won-unscored = győzelem { $rounds ->
    [one] { $rounds } forduló alatt
   *[other] { $rounds } forduló alatt
}
challenge-lost = vereség { $score ->
    [one] { $score } ponttal
   *[other] { $score } ponttal
}, { $rounds ->
    [one] { $rounds } forduló után
   *[other] { $rounds } forduló után
}
challenge-lost-unscored = vereség { $rounds ->
    [one] { $rounds } forduló után
   *[other] { $rounds } forduló után
}
challenge-outcome-running = még folyik
challenge-outcome-given_up = feladva
challenge-outcome-late = a hét után fejeződött be
challenge-here = **A szerver eredményei**
challenge-everywhere = **Az összes szerver eredményei**
challenge-nobody = Még senki sem fejezett be próbálkozást.
challenge-standing = { $place }\. { $who }: { $result }
challenge-check = Egy próbálkozás ellenőrzése a véletlenmaggal
challenge-run = { $number }. próbálkozás: { $result }
challenge-run-holds = Ez a próbálkozás érvényes ({ $result }). Minden húzás ({ $checked }) a közzétett véletlenmagból következik, és ugyanezek a válaszok ugyanerre az eredményre vezetnek.
challenge-run-fails = Ez a próbálkozás nem érvényes ({ $result }). A húzásai ({ $checked }) vagy az eredménye nem következik a közzétett véletlenmagból.
challenge-give-up-sure = Feladod ezt a próbálkozást? Eredmény nélkül is a heti próbálkozásaid egyike marad.
challenge-place = a hét kihívása

challenge-none = Ilyen kihívás nincs. A `/dune-challenge` mutatja az e hetit.
challenge-no-such-try = Ennek a próbálkozásnak nincs ellenőrizhető eredménye.
challenge-still-sealed = Ennek a kihívásnak a véletlenmagját a hét végén tesszük közzé, a húzásokat akkor lehet ellenőrizni.
challenge-no-more-tries = Az e heti kihívásban már { $most } próbálkozást kezdtél el, több nincs. Hétfőn jön az új.
challenge-no-undo = A kihívásban csak azt veheted vissza, ami semmit sem fedett fel: mindenki ugyanazt az osztást játssza.
challenge-no-rematch = A kihívás következő próbálkozása a `/dune-challenge` oldalán kezdődik.
challenge-is-yours = Kihívást nem lehet továbbadni. A `/dune-challenge` oldalán feladhatod.

button-challenge = A hét kihívása
button-challenge-play = Játék
button-challenge-practise = Gyakorlás
button-challenge-go-on = Folytatás
button-challenge-give-up = Feladás
button-challenge-before = Az előző hét
button-challenge-better-runs = Jobb próbálkozások
button-challenge-more-runs = További próbálkozások
button-challenge-now = Ez a hét
button-challenge-results = Eredmények

command-dune-challenge = A hét kihívása: mindenkinek ugyanaz az osztás
