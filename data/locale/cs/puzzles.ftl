### Hádanka týdne: příspěvek, panel hráče, řešení. $until a $next jsou časy, $who jména.

puzzle-title = ### Hádanka týdne: { $game }
puzzle-you = Tvoje místo: **{ $who }** ({ $colour }).
puzzle-score = { $who } { $score }
puzzle-course = { $first } → { $then }
puzzle-task = **Možných tahů: { $count }. Jeden z nich je zřetelně nejlepší. Který?**
puzzle-rules = Postavení je z dohrané hry přátel. Tvou odpověď nikdo nevidí a můžeš ji změnit. Řešení přijde { $until }. Od druhého dne může přijít i dřív: až všichni, kdo se podívali, odpoví a víc času nebudou potřebovat.
puzzle-choose = Vyber nejlepší tah
puzzle-chosen = Tvoje volba: **{ $what }**
puzzle-chosen-done = Tvoje volba: **{ $what }**. Víc času nepotřebuješ.

puzzle-solution-title = ### Řešení hádanky: { $game }
puzzle-best = Nejlepší tah: **{ $what }**. Naděje na výhru s ním je asi { $chance } %.
puzzle-why = Důvod: { $reason }
puzzle-why-deed = { $deed }: { $reason }
puzzle-others = Další nejlepší tahy: { $what }
puzzle-other = { $what } ({ $chance } %)
puzzle-found-by-nobody = { $whole ->
    [0] Nikdo neodpověděl.
   *[other] Počet odpovědí: { $whole }. Tento tah v nich není.
}
puzzle-found = Správných odpovědí: { $count } z celkem { $whole }.
puzzle-found-by = Správných odpovědí: { $count } z celkem { $whole }. Správně: { $who }

puzzle-is-solved = Tato hádanka je vyřešená, odpovědět už nejde.
puzzle-not-solved = Tato hádanka ještě není vyřešená.
puzzle-no-such-turn = Tento tah není mezi těmi, z nichž se vybírá.
puzzle-none = Taková hádanka tu není.
puzzle-none-of-game = K této hře žádné hádanky nejsou.
puzzle-when = Zadej hodinu od 0 do 23 a časové pásmo ze seznamu.
puzzle-where = Urči pro hádanky textový kanál nebo vlákno.
puzzle-on = Hádanka přichází každý týden do { $channel }, další přijde { $next }. Hry: { $games }
puzzle-off = Tento server hádanky nedostává. Zadej hodinu příkazem `/dune-admin puzzle` a každý týden jedna přijde.

button-puzzle = Podívat se a odpovědět
button-puzzle-done = Víc času nepotřebuji
button-puzzle-play = Hrát odtud dál
button-puzzle-stop = Ukončit hádanky

command-dune-admin-puzzle = Posílat každý týden do kanálu hádanku, nebo ukázat nastavení
option-dune-admin-puzzle-channel = Kam hádanky přicházejí; bez toho do tohoto kanálu
option-dune-admin-puzzle-hour = Hodina dne, 0 až 23; bez hodiny a kanálu se ukáže nastavení
option-dune-admin-puzzle-time-zone = Časové pásmo této hodiny
option-dune-admin-puzzle-kind = Která hra; bez toho všechny hry
