### Co stůl říká sám o sobě.

host-no-such-game = Taková hra neexistuje. Tvoje hry vypíše `/dune games`.
host-not-begun = Hra ještě nezačala. Až budou všichni u stolu, stiskni *Start*.
host-not-seated = U tohoto stolu nesedíš. **Herní plán** ukáže, co vidí všichni; `/dune join` obsadí místo, které je volné nebo za které hraje bot.
host-back-nothing = Bez ostatních to už zpět vzít nejde: mezitím vyšlo najevo něco nového. Můžeš požádat stůl.
host-back-alone = Mezitím vyšlo najevo něco nového. I tak se můžeš vrátit dál: co se ukázalo, se zamíchá zpět.
host-back-a-step = poslední volba
host-is-over = Hra skončila. Jak dopadla, ukáže `/dune board`.
host-stale = To tlačítko je staré. Takhle to vypadá teď.
host-not-awaited = U tohoto stolu na tebe nikdo nečeká.
host-nudge-nobody = U tohoto stolu se na nikoho dalšího nečeká.
host-took-a-day = **{ $who }** potřebuje o den víc.
host-no-such-language = Tímto jazykem se tu nemluví.
host-undone = Stůl se vrátil k okamžiku před tahem: **{ $who }**. Co mezitím vyšlo najevo, se zamíchalo zpět.
host-undone-yours = Stůl se vrátil k okamžiku před tvým tahem. Co mezitím vyšlo najevo, se zamíchalo zpět.
