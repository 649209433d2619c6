### A hét rejtvénye: a bejegyzés, a játékos panelje, a megoldás. A $until és a $next időpont, a $who nevek.

puzzle-title = ### A hét rejtvénye: { $game }
puzzle-you = Te vagy **{ $who }** ({ $colour }).
puzzle-score = { $who } { $score }
puzzle-course = { $first } → { $then }
puzzle-task = **{ $count } kör lehetséges, és az egyik egyértelműen a legjobb. Melyik az?**
puzzle-rules = Az állás barátok befejezett játékából való. A válaszodat senki sem látja, és megváltoztathatod. A megoldás ekkor jön: { $until }. A második naptól előbb is jöhet, ha mindenki válaszolt, aki megnézte, és nem kér több időt.
puzzle-choose = Válaszd ki a legjobb kört
puzzle-chosen = A választásod: **{ $what }**
puzzle-chosen-done = A választásod: **{ $what }**. Nem kérsz több időt.

puzzle-solution-title = ### A rejtvény megoldása: { $game }
puzzle-best = A legjobb kör: **{ $what }**. A győzelem esélye vele körülbelül { $chance } %.
puzzle-why = Miért? { CAPITAL($reason) }
puzzle-why-deed = { $deed }: { $reason }
puzzle-others = További jó körök: { $what }
puzzle-other = { $what } ({ $chance } %)
puzzle-found-by-nobody = { $whole ->
    [0] Senki sem válaszolt.
   *[other] { $whole } válasz érkezett, de ezt a kört senki sem választotta.
}
puzzle-found = { $whole } válaszból { $count } volt helyes.
puzzle-found-by = { $whole } válaszból { $count } volt helyes. Megtalálta: { $who }

puzzle-is-solved = Ez a rejtvény már meg van oldva, többé nem lehet válaszolni rá.
puzzle-not-solved = Ez a rejtvény még nincs megoldva.
puzzle-no-such-turn = Ez a kör nincs a választhatók között.
puzzle-none = Ilyen rejtvény itt nincs.
puzzle-none-of-game = Ehhez a játékhoz nincs rejtvény.
puzzle-when = Adj meg egy órát 0 és 23 között, és egy időzónát a listából.
puzzle-where = Adj meg egy szöveges csatornát vagy szálat a rejtvényeknek.
puzzle-on = Minden héten jön egy rejtvény ide: { $channel }, a következő: { $next }. Játékok: { $games }
puzzle-off = Ez a szerver nem kap rejtvényt. Adj meg egy órát a `/dune-admin puzzle` paranccsal, és minden héten jön egy.

button-puzzle = Megnézem és válaszolok
button-puzzle-done = Nem kérek több időt
button-puzzle-play = Tovább innen
button-puzzle-stop = Nem kell több rejtvény

command-dune-admin-puzzle = Hetente rejtvényt tesz közzé egy csatornában, vagy megmutatja a beállításokat
option-dune-admin-puzzle-channel = Ahová a rejtvény kerül; nélküle ebbe a csatornába
option-dune-admin-puzzle-hour = A nap órája, 0 és 23 között; óra és csatorna nélkül a beállításokat mutatja
option-dune-admin-puzzle-time-zone = Az óra időzónája
option-dune-admin-puzzle-kind = Melyik játék; nélküle minden játék
