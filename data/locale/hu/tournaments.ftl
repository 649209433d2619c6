### Versenyek: jelentkezés, fordulók, asztalok és állás. A $people vesszőkkel elválasztott nevek, a $where hivatkozás.

tournament-title = **{ $name }** · verseny: { $game }
tournament-sign-up = Jelentkezés: { $most } helyből { $count } foglalt. Legalább { $least } játékos kell.
tournament-more = és még { $count }
tournament-substitutes = { $count ->
    [one] Tartalék: { $people }
   *[other] Tartalékok: { $people }
}
tournament-rounds = { $rounds ->
    [0] Annyi forduló, amennyi a játékosok számához illik
    [one] Egy forduló
   *[other] { $rounds } forduló
}, három- vagy négyfős asztaloknál (ahol kijön, { $pod } fővel). Azonos pontszámú játékosok találkoznak, és ha lehet, senki sem kétszer ugyanazzal. A játékok beleszámítanak az értékszámokba.
tournament-time = Minden forduló { $hours } ébren töltött órán át tart, minden játékos saját órája szerint. Ha 48 órán át nincs válasz, és amikor a forduló véget ér, a bot válaszol a játékos helyett.
tournament-points = Az asztal elsője { $points } pontot kap, az utolsó semmit, a többiek egyenletes lépésekben. Aki kiszáll egy játékból, az utolsó lesz, és kiesik. Az eredmény nélkül végződő játék nem ad pontot.
tournament-ties = Azonos pontszámnál a megnyert játékok döntenek, aztán az ellenfelek átlagos pontszáma, végül a jelentkezéskor végzett sorsolás.
tournament-round = { $round }. forduló, összesen { $rounds }
tournament-table = { $table }. { $people } · { $where }
tournament-table-ends = vége: { $at }
tournament-table-to-come = az asztal készül
tournament-table-done = { $table }. { $people }
tournament-thread = { $name } · { $round }. forduló, { $table }. asztal
tournament-over = A verseny véget ért.
tournament-winner = A győztes: **{ $who }**.
tournament-cancelled = A versenyt törölték. A megkezdett játékokat be lehet fejezni.
tournament-standings = **{ $name }** · állás ({ $round }. forduló)
tournament-standings-final = **{ $name }** · végeredmény
tournament-no-standings = Még egy játék sem ért véget.
tournament-line = { $place }\. { $who } · { $points ->
    [one] { $points } pont
   *[other] { $points } pont
} · győzelem: { $wins } · ellenfelek: { $opponents }{ $out ->
    [1] {" "}· kiesett
   *[other] {""}
}
tournament-time-over = Ennek a fordulónak lejárt az ideje. Mostantól mindenki helyett azonnal a bot válaszol; aki itt van, előbb is válaszolhat.

## Válaszok

tournament-set-up = A jelentkezés nyitva van: a bejegyzése ebben a csatornában áll. Ha legalább { $least } játékos jelentkezett, itt indíthatod el a versenyt.
tournament-signed-up = Részt veszel. Az asztalod a forduló kezdetén készül el, és szólunk, ha te jössz. Itt mindenki látja, ki vesz részt.
tournament-signed-up-as-substitute = Tartalék vagy: tiéd az első felszabaduló hely, a következő fordulótól.
tournament-signed-off = Már nem veszel részt.
tournament-dropped-out = Több fordulót nem játszol. A mostani játékod folytatódik: fejezd be, vagy szállj ki belőle.
tournament-none = Ilyen verseny itt nincs.
tournament-nothing-here = Ezen a szerveren nincs verseny. A `/dune-admin tournament` indít egyet.
tournament-closed = Ez a verseny véget ért.
tournament-has-begun = Ez a verseny már elkezdődött.
tournament-signed-up-already = Már jelentkeztél.
tournament-not-signed-up = Ebben a versenyben nem veszel részt.
tournament-too-few = Egy versenyhez legalább { $least } játékos kell; eddig { $count ->
    [one] egy
   *[other] { $count }
} jelentkezett.
tournament-no-name = A versenynek nevet kell adni.
tournament-no-pods = { $game }: ezt a játékot nem lehet hárman vagy négyen játszani.
tournament-how-many = Egy versenyen legalább { $least }, legfeljebb { $most } játékos vehet részt.
tournament-how-many-rounds = Egy versenynek legfeljebb { $most } fordulója van.
tournament-how-long = Egy forduló legalább { $least }, legfeljebb { $most } ébren töltött óráig tart.
tournament-started = A verseny elkezdődik. Az első forduló asztalai néhány percen belül elkészülnek, mindegyik a saját szálában.
tournament-cancel-sure = Törlöd a versenyt? Győztes nélkül ér véget. A megkezdett játékokat be lehet fejezni.

button-tournament-sign-up = Jelentkezés
button-tournament-sign-off = Lemondás
button-tournament-substitute = Tartalék leszek
button-tournament-drop-out = Visszalépés
button-tournament-standings = Állás
button-tournament-page = Verseny
button-tournament-before = Előző helyek
button-tournament-after = További helyek
button-tournament-start = Indítás
button-tournament-cancel = A verseny törlése

command-dune-admin-tournament = Verseny létrehozása, vagy a legutóbbi indítása, törlése
option-dune-admin-tournament-name = Az új verseny neve; nélküle a legutóbbi jelenik meg
option-dune-admin-tournament-kind = Melyik játékot játsszák
option-dune-admin-tournament-players = Hány játékos vehet részt, 8–64
option-dune-admin-tournament-pods = Hány játékos ül egy asztalnál, ahol kijön: 3 vagy 4
option-dune-admin-tournament-rounds = Hány forduló; nélküle annyi, amennyi a létszámhoz illik
option-dune-admin-tournament-hours = Ébren töltött órák fordulónként: 140 óra tíz nap
