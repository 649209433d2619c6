### Rod Hagal: protivníci, kteří nesedí u stolu.

hagal-rival = Protivník { $number }

log-hagal-sent = **{ $who }** otáčí kartu *{ $card }* a posílá { $there ->
    [there] tam agenta
   *[elsewhere] agenta na pole *{ $space }*
}
log-hagal-sent-at-last = **{ $who }** otáčí { $skipped ->
    [one] kartu, která nikam nevede,
    [few] { $skipped } karty, které nikam nevedou,
   *[other] { $skipped } karet, které nikam nevedou,
} pak kartu *{ $card }* a posílá { $there ->
    [there] tam agenta
   *[elsewhere] agenta na pole *{ $space }*
}
log-hagal-passed = **{ $who }** nenachází žádné volné pole
log-hagal-flipped = **{ $who }** otáčí *{ FORM($cards, "acc") }* a { $n ->
    [0] nepřidává žádný meč
    [one] přidává 1 meč
    [few] přidává { $n } meče
   *[other] přidává { $n } mečů
}
log-hagal-freed = **{ $who }** bere **{ FORM($owner, "dat") }** *{ FORM($space, "acc") }*: teď nepatří nikomu
