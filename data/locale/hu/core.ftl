### Szavak, amelyek minden játékban közösek.

language-name = Magyar
# art: a névelő a szóközével; acc -t, dat -nak, ins -val, ade -nál, abl -tól; loc hol, lat hová, ela honnan.
language-forms = art acc dat ins ade abl loc lat ela

seat = { $name }
    .art = { "" }
    .acc = { $name } játékost
    .dat = { $name } játékosnak
    .ins = { $name } játékossal
    .ade = { $name } játékosnál
    .abl = { $name } játékostól
seat-unnamed = { $number }. játékos
    .art = { $number ->
        [1] az{" "}
        [5] az{" "}
       *[other] a{" "}
    }
    .acc = { $number }. játékost
    .dat = { $number }. játékosnak
    .ins = { $number }. játékossal
    .ade = { $number }. játékosnál
    .abl = { $number }. játékostól
list-comma = { $head }, { $tail }
    .acc = { FORM($head, "acc") }, { FORM($tail, "acc") }
    .dat = { FORM($head, "dat") }, { FORM($tail, "dat") }
    .ade = { FORM($head, "ade") }, { FORM($tail, "ade") }
    .loc = { FORM($head, "loc") }, { FORM($tail, "loc") }
    .lat = { FORM($head, "lat") }, { FORM($tail, "lat") }
list-and = { $head } és { $tail }
list-or = { $head } vagy { $tail }
    .acc = { FORM($head, "acc") } vagy { FORM($tail, "acc") }
    .dat = { FORM($head, "dat") } vagy { FORM($tail, "dat") }
    .ade = { FORM($head, "ade") } vagy { FORM($tail, "ade") }
    .loc = { FORM($head, "loc") } vagy { FORM($tail, "loc") }
    .lat = { FORM($head, "lat") } vagy { FORM($tail, "lat") }
list-and-clause = { $head }, és { $tail }
words-all = { $words }

illegal-not-offered = Ez már nem lehetséges. Íme, mit tehetsz most.
illegal-not-yours = Erre egy másik játékosnak kell válaszolnia.
illegal-too-many = Ebből legfeljebb { $most } választható.
illegal-how-many = { $least ->
    [0] Legfeljebb { $most } választható.
   *[other] { $least ->
        [one] Egyet kell választanod.
       *[other] Legalább { $least }, legfeljebb { $most } választható.
    }
}

## Amit meg lehet nézni.

picture-title-board = A játéktábla
picture-title-legend = Mit jelentenek az ikonok
picture-title-hand = A kezed
kind-term = a szabályok szava
