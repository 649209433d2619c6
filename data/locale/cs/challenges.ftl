### Výzva týdne: její druhy, zvláštnosti a stránka.

## Druhy. Každý hraje výzvu sám za sebe.

challenge-hagal = Duna: Impérium pro jednoho, proti rodu Hagal
challenge-mahdi = Válka o Arrakis pro jednoho, proti automě Mahdí
challenge-sharp = Duna: Impérium proti třem bystrým přátelům

## Zvláštnosti hry Duna: Impérium

twist-imperium-swordmasters = Mistr meče pro každého
twist-imperium-swordmasters-about = Každý začíná s Mistrem meče. Pole, které ho přináší, je uzavřené.
twist-imperium-councillors = Rození radní
twist-imperium-councillors-about = Každý začíná s křeslem v Nejvyšší radě. Pole, které ho přináší, je uzavřené.
twist-imperium-no_council = Bez Nejvyšší rady
twist-imperium-no_council-about = Nejvyšší rada je uzavřená.
twist-imperium-no_swordmaster = Bez Mistra meče
twist-imperium-no_swordmaster-about = Mistra meče si nikdo najmout nemůže.
twist-imperium-no_mentat = Bez mentata
twist-imperium-no_mentat-about = Pole Mentat je uzavřené.
twist-imperium-no_market = Zavřený trh
twist-imperium-no_market-about = Nikdo nemůže prodat melanž ani zajistit smlouvu.
twist-imperium-cheap_swordmaster = Levné čepele
twist-imperium-cheap_swordmaster-about = Mistr meče stojí 5 solárů místo 8.
twist-imperium-double_harvest = Dvojnásobná těžba
twist-imperium-double_harvest-about = Vytištěné koření pole s tvůrcem se hráčům počítá dvakrát.
twist-imperium-spice_bloom = Erupce koření
twist-imperium-spice_bloom-about = Každé pole s tvůrcem začíná s 2 bonusovými kořeními.
twist-imperium-dry_years = Suchá léta
twist-imperium-dry_years-about = Pánev Hagga, Velká rovina a Tvrdí válečníci stojí o 1 vodu víc.
twist-imperium-rich_houses = Bohaté rody
twist-imperium-rich_houses-about = Každý začíná s 6 soláry navíc.
twist-imperium-levies = Odvody
twist-imperium-levies-about = Každý začíná se 4 jednotkami navíc.
twist-imperium-plots = Úklady v úkladech
twist-imperium-plots-about = Každý začíná se 3 kartami intrik.
twist-imperium-full_hands = Plné ruce
twist-imperium-full_hands-about = Každý dobírá 6 karet za kolo místo 5.
twist-imperium-short_war = Krátká válka
twist-imperium-short_war-about = Hra končí kolem, ve kterém má někdo 8 vítězných bodů místo 10.
twist-imperium-friends_of_the_fremen = Přátelé fremenů
twist-imperium-friends_of_the_fremen-about = Každý začíná s vlivem 2 u fremenů.

## Zvláštnosti Války o Arrakis

twist-arrakis-early_visions = Časná vidění
twist-arrakis-early_visions-about = Tři žetony jasnozřivosti začínají o 2 kroky výš.
twist-arrakis-late_visions = Pozdní vidění
twist-arrakis-late_visions-about = Tři žetony jasnozřivosti začínají o 2 kroky níž.
twist-arrakis-sisterhood = Přízeň Sesterstva
twist-arrakis-sisterhood-about = Atreidové začínají s 2 benegesseritskými žetony navíc.
twist-arrakis-full_sietches = Plné síče
twist-arrakis-full_sietches-about = Každý síč začíná s běžnou jednotkou navíc.
twist-arrakis-strong_towns = Silná města
twist-arrakis-strong_towns-about = Každá osada rodu Harkonnenů začíná s běžnou jednotkou navíc.

## Stránka. $until je čas slovy, například „za 3 dny“.

challenge-title = ### Výzva týdne · končí { $until }
challenge-title-over = ### Dřívější výzva týdne
challenge-twist = Zvláštnost: **{ $name }**. { $about }
challenge-rules = Všichni mají stejné rozdání. Počítá se nejlepší z tvých prvních { $counted } pokusů. Do hodnocení to nepatří.
challenge-seal = Rozdání je zapečetěné. Hash jeho semínka: { $hash }
challenge-seed = Semínko bylo { $seed }, jeho hash { $hash }
challenge-tries = **Tvé pokusy**
challenge-try = { $number }. { $result }{ $counted ->
    [0] {" "}(nepočítá se)
   *[other] {""}
}
challenge-won = výhra, { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
}, { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}
challenge-won-unscored = výhra, { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}
challenge-lost = prohra, { $score ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
}, { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}
challenge-lost-unscored = prohra, { $rounds ->
    [one] { $rounds } kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
}
challenge-outcome-running = ještě se hraje
challenge-outcome-given_up = vzdáno
challenge-outcome-late = dohráno po konci týdne
challenge-here = **Výsledky na tomto serveru**
challenge-everywhere = **Výsledky na všech serverech**
challenge-nobody = Žádný pokus ještě není dohraný.
challenge-standing = { $place }\. { $who }: { $result }
challenge-check = Ověřit průběh podle semínka
challenge-run = { $number }. pokus: { $result }
challenge-run-holds = Tento průběh sedí ({ $result }). Všechna losování (celkem { $checked }) plynou ze zveřejněného semínka a tytéž odpovědi vedou k témuž výsledku.
challenge-run-fails = Tento průběh nesedí ({ $result }). Jeho losování (celkem { $checked }) nebo výsledek neplynou ze zveřejněného semínka.
challenge-give-up-sure = Vzdáš tento pokus? Zůstane mezi tvými pokusy tohoto týdne, bez výsledku.
challenge-place = výzva týdne

challenge-none = Taková výzva není. Tu, která běží tento týden, ukáže `/dune-challenge`.
challenge-no-such-try = Tento pokus nemá výsledek, který by šlo ověřit.
challenge-still-sealed = Semínko této výzvy se zveřejní, až týden skončí, a potom půjde náhodu ověřit.
challenge-no-more-tries = Všechny pokusy o výzvu tohoto týdne už máš za sebou (celkem { $most }). Nová přijde v pondělí.
challenge-no-undo = Ve výzvě lze vzít zpět jen to, co nic neodhalilo: všichni hrají stejné rozdání.
challenge-no-rematch = Další pokus o výzvu začíná na stránce `/dune-challenge`.
challenge-is-yours = Pokus o výzvu nelze předat. Vzdát ho můžeš na stránce `/dune-challenge`.

button-challenge = Výzva týdne
button-challenge-play = Hrát
button-challenge-practise = Cvičit
button-challenge-go-on = Pokračovat
button-challenge-give-up = Vzdát
button-challenge-before = Minulý týden
button-challenge-better-runs = Lepší pokusy
button-challenge-more-runs = Další pokusy
button-challenge-now = Tento týden
button-challenge-results = Výsledky

command-dune-challenge = Výzva týdne: stejné rozdání pro všechny
