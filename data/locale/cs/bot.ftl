### Co stůl říká na Discordu. Klidně a krátce; hráči se tyká; žádné vykřičníky.

button-move = Tvůj tah
button-hand = Tvá ruka
button-board = Deska
button-words = Slovy
button-since = Od tvého tahu
button-join = Přisednout
button-leave = Odejít
button-settings = Nastavení
button-start = Start
button-a-day = Potřebuji den

waiting-for = Čeká se: { $who }.
waiting-you = **ty**
waiting-since = Čeká se: { $who }, výzva přišla { $since }.
call-title = Jsi na tahu ve hře { $game }, { $where }.
news-title = Co k tobě přišlo ve hře { $game }, { $where }:
nudge = { $game }, { $where }: čeká se na tebe, výzva přišla { $since }. Potřebuješ-li víc času, stiskni **Potřebuji den**.
nudge-table = Připomínka odeslána. Stůl může hlasovat o předání místa.
dms-closed = { $who }, soukromé zprávy ode mě nepřijímáš. Stiskni tady **Tvá ruka**: uvidíš ji jen ty.

panel-nothing-asked = Teď nejsi na tahu.
panel-done = Zatím:
panel-not-now = Teď nejde: { $what }
panel-refused = { $what } ({ $reason })
panel-why = Proč ne ostatní
panel-preview = Stůl si přečte:
panel-back = Zpět
take-back = Vzít zpět: { $what }
ask-the-table = Požádat stůl o vrácení tahu
go-back-further = Vrátit se dál
undo-offer = Když všichni souhlasí, rozhodneš se znovu tam, kde byla tvá volba **{ $what }**. Zpět by se vzalo toto:
undo-offer-alone = Rozhodneš se znovu tam, kde byla tvá volba **{ $what }**. Co od té doby vyšlo najevo, se zamíchá zpět. Zpět by se vzalo toto:
button-ask-now = Zeptat se stolu
button-go-back = Vrátit se tam
panel-stale = To bylo staré tlačítko. Takhle to vypadá teď.
panel-private = To se dozvíš jen ty.
panel-and-end = { $what } a ukončit tah
panel-still-open = Objevilo se něco nového: tvůj tah ještě trvá.
panel-drafted = Vybráno: { $what }.
panel-done-choosing = { $count ->
    [0] Hotovo
   *[other] Hotovo, vybráno { $count }
}
panel-clear = Začít znovu
panel-none = Nic
panel-how-many = Kolik
round-ended = Konec { $round }. kola
round-standings = Průběžný stav:
round-standing = { $who } { $score }
round-standing-mind = { $who } (bot)
waiting-away = Pryč do { $until }.
since-title = Od tvého posledního tahu:
since-nothing = Od tvého posledního tahu se nic nestalo.
button-again = Podívat se znovu
button-friends = Přizvat přátele
button-agree = Souhlasím
button-refuse = Nesouhlasím

me-language = Jazyk: { $language }
me-as-discord = jako tvůj Discord
pronoun-they = bez rodu
pronoun-she = ženský rod
pronoun-he = mužský rod
me-pronoun-she = Mluví se o tobě v ženském rodě
me-pronoun-he = Mluví se o tobě v mužském rodě
me-as-table = jako u každého stolu
me-zone = Časové pásmo: { $zone }
me-quiet = Klid od { $start } do { $end } hodin
me-no-such-language = Tento jazyk tu zatím není.
me-commands = -# Ostatní mění `/dune-me time-zone`, `quiet-hours`, `reminders` a `vacation`.
plain-name = { $name }
settings-language = Jazyk stolu: { $language }
settings-language-placeholder = Jazyk stolu

me-pictures-wide = Široké obrázky
me-pictures-tall = Vysoké obrázky, na mobil
me-pictures-words = Slova místo obrázků
me-palette-default = Barvy, jak jsou namalovány
me-palette-deuteranopia = Barvy pro deuteranopii (zelená)
me-palette-protanopia = Barvy pro protanopii (červená)
me-palette-tritanopia = Barvy pro tritanopii (modrá)
me-palette-high-contrast = Barvy s vysokým kontrastem
me-calls-dm = Výzvy soukromou zprávou
me-calls-channel = Výzvy v kanálu
me-calls-both = Výzvy soukromou zprávou i v kanálu
me-reminders = { $hours ->
    [0] Připomínky: jako u každého stolu
    [one] Připomínka po 1 bdělé hodině
   *[other] Připomínky po { $hours } bdělých hodinách
}
