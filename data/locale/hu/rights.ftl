## Mit kérdezhetnek az emberek a saját adataikról, és a szerverek az övéikről

command-dune-me-data = Minden, amit rólad tárolunk, fájlként, privát üzenetben
command-dune-admin-forget-server = Töröl mindent, amit erről a szerverről tárolunk

host-no-data = Rólad semmit sem tárolunk.
host-data-dms-closed = A fájlt nem lehetett elküldeni. Engedélyezd a privát üzeneteket erről a szerverről, aztán kérd újra.
host-data-not-now = A Discord most nem veszi át a fájlt. Kérd újra néhány perc múlva.
data-letter = Ebben a fájlban minden benne van, amit rólad tárolunk. Bármelyik szövegszerkesztő megnyitja.
data-sent = A fájl a privát üzeneteid között van.

host-expiry-person = Régóta nem használtad ezt a botot. { $on }: ekkor törli a nevedet, a beállításaidat és a helyedet a játékaidban. Ha meg szeretnéd tartani őket, használj előtte bármilyen gombot vagy parancsot, például: `/dune-me show`. Ha most törölnéd őket: `/dune-me forget`.
host-expiry-server = A botot eltávolították egy szerverről, ahol nyitott játékod van. { $on }: ekkor törli annak a szervernek az összes játékát. Megmaradnak, ha előtte újra meghívják oda a botot.
host-server-forgotten = Ez a játék a szerver összes többi játékával együtt törlődött.

admin-forget-server-sure = { $games ->
    [0] Erről a szerverről semmit sem tárolunk.
    [one] A szerver egyetlen játéka végleg törlődik, { $open ->
        [0] már véget ért
       *[other] még nyitva van
    }.
   *[other] A szerver összes játéka ({ $games }) végleg törlődik, közülük { $open } még nyitva van.
} Az emberek saját beállításai megmaradnak. Nincs visszaút.
admin-server-forgotten = { $games ->
    [one] Egy játék törlődött.
   *[other] { $games } játék törlődött.
}
admin-only-here = Ezt csak az teheti meg, aki egy szervert kezel, és csak ott.
button-forget-server = Az összes játék törlése
