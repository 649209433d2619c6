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
list-and = { $head } a { $tail }
list-or = { $head } nebo { $tail }
    .gen = { FORM($head, "gen") } nebo { FORM($tail, "gen") }
    .dat = { FORM($head, "dat") } nebo { FORM($tail, "dat") }
    .acc = { FORM($head, "acc") } nebo { FORM($tail, "acc") }
    .loc = { FORM($head, "loc") } nebo { FORM($tail, "loc") }
    .ins = { FORM($head, "ins") } nebo { FORM($tail, "ins") }

illegal-not-offered = To už teď nejde. Tady je, co můžeš udělat.
illegal-not-yours = Tato otázka patří jinému hráči.
illegal-too-many = Z toho lze vybrat nejvýše { $most }.
