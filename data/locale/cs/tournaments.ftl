### Turnaje: přihlášky, kola, stoly a pořadí. $people jsou jména s čárkami, $where je odkaz.

tournament-title = **{ $name }** · turnaj: { $game }
tournament-sign-up = Přihlášky: obsazeno { $count } z { $most } míst. Hráčů musí být aspoň { $least }.
tournament-more = a další ({ $count })
tournament-substitutes = { $count ->
    [one] Náhradník: { $people }
    [few] Náhradníci: { $people }
   *[other] Náhradníci: { $people }
}
tournament-rounds = { $rounds ->
    [0] Tolik kol, kolik odpovídá počtu hráčů
    [one] Jedno kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}, u stolů po třech nebo čtyřech (kde to vyjde, po { $pod }). Potkávají se hráči se stejným počtem bodů, a pokud to jde, nikdo s nikým dvakrát. Hry se počítají do hodnocení.
tournament-time = Každé kolo trvá { $hours } h mimo dobu klidu, u každého hráče podle jeho hodin. Po 48 hodinách bez odpovědi, a když kolo skončí, odpovídá za hráče bot.
tournament-points = První u stolu dostane { $points } bodů, poslední žádný, ostatní v rovnoměrných krocích. Kdo hru opustí, je poslední a končí. Hra bez výsledku nedává žádné body.
tournament-ties = Při shodě bodů rozhodují vyhrané hry, pak průměr bodů soupeřů, pak los z přihlášky.
tournament-round = Kolo { $round } z { $rounds }
tournament-table = { $table }. { $people } · { $where }
tournament-table-ends = končí { $at }
tournament-table-to-come = stůl se připravuje
tournament-table-done = { $table }. { $people }
tournament-thread = { $name } · kolo { $round }, stůl { $table }
tournament-over = Turnaj skončil.
tournament-winner = Vítězí **{ $who }**.
tournament-cancelled = Turnaj je zrušený. Rozehrané hry lze dohrát.
tournament-standings = **{ $name }** · pořadí v kole { $round }
tournament-standings-final = **{ $name }** · konečné pořadí
tournament-no-standings = Žádná hra ještě neskončila.
tournament-line = { $place }\. { $who } · { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} · výhry: { $wins } · soupeři: { $opponents }{ $out ->
    [1] {" "}· mimo turnaj
   *[other] {""}
}
tournament-time-over = Čas tohoto kola vypršel. Od teď za všechny odpovídá hned bot; kdo je tady, může odpovědět dřív.

## Odpovědi

tournament-set-up = Přihlášky jsou otevřené: zpráva o nich je v tomto kanálu. Až se přihlásí aspoň { $least } hráčů, můžeš turnaj začít tady.
tournament-signed-up = Hraješ. Stůl se připraví, až kolo začne; až budeš na tahu, přijde ti výzva. Kdo hraje, vidí tady všichni.
tournament-signed-up-as-substitute = Jsi mezi náhradníky: dostaneš první místo, které se uvolní, a hraješ od dalšího kola.
tournament-signed-off = Už nehraješ.
tournament-dropped-out = Další kolo už nehraješ. Tvá rozehraná hra pokračuje: dohraj ji, nebo z ní odejdi.
tournament-none = Takový turnaj tu není.
tournament-nothing-here = Na tomto serveru není žádný turnaj. Připraví ho `/dune-admin tournament`.
tournament-closed = Tento turnaj skončil.
tournament-has-begun = Tento turnaj už začal.
tournament-signed-up-already = Už máš přihlášku.
tournament-not-signed-up = V tomto turnaji nehraješ.
tournament-too-few = Turnaj potřebuje aspoň { $least } hráčů; přihlášení: { $count ->
    [one] jeden
    [few] { $count }
   *[other] { $count }
}.
tournament-no-name = Turnaj potřebuje název.
tournament-no-pods = { $game }: tahle hra se nedá hrát ve třech ani ve čtyřech.
tournament-how-many = Turnaj má { $least } až { $most } hráčů.
tournament-how-many-rounds = Turnaj má nejvýš { $most } kol.
tournament-how-long = Kolo trvá { $least } až { $most } h mimo dobu klidu.
tournament-started = Turnaj začíná. Stoly prvního kola budou hotové za pár minut, každý ve vlastním vlákně.
tournament-cancel-sure = Zrušit turnaj? Skončí bez vítěze. Rozehrané hry lze dohrát.

button-tournament-sign-up = Přihlásit se
button-tournament-sign-off = Odhlásit se
button-tournament-substitute = Být náhradníkem
button-tournament-drop-out = Odstoupit
button-tournament-standings = Pořadí
button-tournament-page = Turnaj
button-tournament-before = Předchozí místa
button-tournament-after = Další místa
button-tournament-start = Začít
button-tournament-cancel = Zrušit turnaj

command-dune-admin-tournament = Připravit turnaj, nebo začít či zrušit ten poslední
option-dune-admin-tournament-name = Název nového turnaje; bez něj se ukáže poslední
option-dune-admin-tournament-kind = Která hra se hraje
option-dune-admin-tournament-players = Kolik hráčů může hrát, 8 až 64
option-dune-admin-tournament-pods = Kolik hráčů má stůl, kde to vyjde: 3 nebo 4
option-dune-admin-tournament-rounds = Kolik kol; bez toho tolik, kolik odpovídá počtu hráčů
option-dune-admin-tournament-hours = Kolik hodin mimo dobu klidu trvá kolo: 140 je deset dní
