### Slova, která sdílejí všechny hry.

language-name = Čeština
language-forms = gen dat acc loc ins gender

seat = { $name }
    .gen = { $gender ->
        [she] hráčky { $name }
       *[other] hráče { $name }
    }
    .dat = { $gender ->
        [she] hráčce { $name }
       *[other] hráči { $name }
    }
    .acc = { $gender ->
        [she] hráčku { $name }
       *[other] hráče { $name }
    }
    .loc = { $gender ->
        [she] hráčce { $name }
       *[other] hráči { $name }
    }
    .ins = { $gender ->
        [she] hráčkou { $name }
       *[other] hráčem { $name }
    }
seat-unnamed = Hráč { $number }
    .gen = hráče { $number }
    .dat = hráči { $number }
    .acc = hráče { $number }
    .loc = hráči { $number }
    .ins = hráčem { $number }
list-comma = { $head }, { $tail }
    .gen = { FORM($head, "gen") }, { FORM($tail, "gen") }
    .dat = { FORM($head, "dat") }, { FORM($tail, "dat") }
    .acc = { FORM($head, "acc") }, { FORM($tail, "acc") }
    .loc = { FORM($head, "loc") }, { FORM($tail, "loc") }
    .ins = { FORM($head, "ins") }, { FORM($tail, "ins") }
list-and = { $head } a { $tail }
    .gen = { FORM($head, "gen") } a { FORM($tail, "gen") }
    .dat = { FORM($head, "dat") } a { FORM($tail, "dat") }
    .acc = { FORM($head, "acc") } a { FORM($tail, "acc") }
    .loc = { FORM($head, "loc") } a { FORM($tail, "loc") }
    .ins = { FORM($head, "ins") } a { FORM($tail, "ins") }
list-or = { $head } nebo { $tail }
    .gen = { FORM($head, "gen") } nebo { FORM($tail, "gen") }
    .dat = { FORM($head, "dat") } nebo { FORM($tail, "dat") }
    .acc = { FORM($head, "acc") } nebo { FORM($tail, "acc") }
    .loc = { FORM($head, "loc") } nebo { FORM($tail, "loc") }
    .ins = { FORM($head, "ins") } nebo { FORM($tail, "ins") }
list-and-clause = { $head } a { $tail }
words-all = { $words }

illegal-not-offered = To už teď nejde. Tady je, co můžeš udělat.
illegal-not-yours = Tato otázka patří jinému hráči.
illegal-too-many = Z toho lze vybrat nejvýše { $most }.
illegal-how-many = Vyber { $least ->
    [0] nejvýše { $most }
    [1] { $most ->
        [1] jednu možnost
       *[other] 1 až { $most }
    }
   *[other] { $least } až { $most }
}.

## Na co se lze podívat, jménem

picture-title-board = Herní plán
picture-title-legend = Co znamenají ikony
picture-title-hand = Tvá ruka
kind-term = slovo z pravidel
