### Слова, спільні для всіх ігор.

language-name = Українська
# Форми іменників: відмінки й рід (m, f, n, p — множина).
language-forms = gen dat acc loc ins gender

seat = { $name }
    .gen = { $gender ->
        [she] гравчині { $name }
       *[other] гравця { $name }
    }
    .dat = { $gender ->
        [she] гравчині { $name }
       *[other] гравцеві { $name }
    }
    .acc = { $gender ->
        [she] гравчиню { $name }
       *[other] гравця { $name }
    }
    .loc = { $gender ->
        [she] гравчині { $name }
       *[other] гравцеві { $name }
    }
    .ins = { $gender ->
        [she] гравчинею { $name }
       *[other] гравцем { $name }
    }
seat-unnamed = Гравець { $number }
    .gen = гравця { $number }
    .dat = гравцеві { $number }
    .acc = гравця { $number }
    .loc = гравцеві { $number }
    .ins = гравцем { $number }
list-comma = { $head }, { $tail }
    .gen = { FORM($head, "gen") }, { FORM($tail, "gen") }
    .dat = { FORM($head, "dat") }, { FORM($tail, "dat") }
    .acc = { FORM($head, "acc") }, { FORM($tail, "acc") }
    .loc = { FORM($head, "loc") }, { FORM($tail, "loc") }
    .ins = { FORM($head, "ins") }, { FORM($tail, "ins") }
list-and = { $head } і { $tail }
    .gen = { FORM($head, "gen") } і { FORM($tail, "gen") }
    .dat = { FORM($head, "dat") } і { FORM($tail, "dat") }
    .acc = { FORM($head, "acc") } і { FORM($tail, "acc") }
    .loc = { FORM($head, "loc") } і { FORM($tail, "loc") }
    .ins = { FORM($head, "ins") } і { FORM($tail, "ins") }
list-or = { $head } або { $tail }
    .gen = { FORM($head, "gen") } або { FORM($tail, "gen") }
    .dat = { FORM($head, "dat") } або { FORM($tail, "dat") }
    .acc = { FORM($head, "acc") } або { FORM($tail, "acc") }
    .loc = { FORM($head, "loc") } або { FORM($tail, "loc") }
    .ins = { FORM($head, "ins") } або { FORM($tail, "ins") }
list-and-clause = { $head } і { $tail }
words-all = { $words }

illegal-not-offered = Це вже неможливо. Ось що можна зробити тепер.
illegal-not-yours = На це відповідає хтось інший.
illegal-too-many = Із цього можна обрати щонайбільше { $most }.
illegal-how-many = { $least ->
    [0] Обери щонайбільше { $most }.
   *[other] Обери { $least ->
        [1] одне
       *[other] від { $least } до { $most }
    }.
}

## Що можна подивитися, за назвою.

picture-title-board = Ігрове поле
picture-title-legend = Що означають символи
picture-title-hand = Твоя рука
kind-term = слово правил
