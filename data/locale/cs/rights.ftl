## Co si lidé mohou vyžádat o svých datech a servery o svých

command-dune-me-data = Vše, co je o tobě uloženo, jako soubor v soukromé zprávě
command-dune-admin-forget-server = Smazat vše, co je uloženo o tomto serveru

host-no-data = Nic o tobě není uloženo.
host-data-dms-closed = Soubor se nepodařilo poslat. Povol soukromé zprávy z tohoto serveru a požádej znovu.
host-data-not-now = Discord teď soubor nepřijímá. Požádej znovu za pár minut.
data-letter = V tomto souboru je vše, co je o tobě uloženo. Otevře ho jakýkoli textový editor.
data-sent = Soubor máš v soukromých zprávách.

host-expiry-person = Tohoto bota už dlouho nepoužíváš. Dne { $on } smaže tvé jméno, tvá nastavení a tvé místo ve hrách. Chceš-li je zachovat, použij do té doby jakékoli tlačítko nebo příkaz, například `/dune-me show`. Hned je smaže `/dune-me forget`.
host-expiry-server = Bot byl odebrán ze serveru, na kterém máš rozehranou hru. Dne { $on } smaže všechny hry toho serveru. Zůstanou, pokud tam bota někdo do té doby znovu pozve.
host-server-forgotten = Tato hra byla smazána, spolu se všemi ostatními hrami tohoto serveru.

admin-forget-server-sure = { $games ->
    [0] O tomto serveru není uloženo nic.
    [one] Jediná hra tohoto serveru bude natrvalo smazána, { $open ->
        [0] už skončila
       *[other] ještě neskončila
    }.
    [few] Všechny hry tohoto serveru budou natrvalo smazány: celkem { $games }, z toho neskončených { $open }.
   *[other] Všechny hry tohoto serveru budou natrvalo smazány: celkem { $games }, z toho neskončených { $open }.
} Lidem zůstanou jejich vlastní nastavení. Nejde to vrátit.
admin-server-forgotten = Počet smazaných her: { $games }.
admin-only-here = To mohou jen ti, kdo spravují server, a jen tam.
button-forget-server = Smazat všechny hry
