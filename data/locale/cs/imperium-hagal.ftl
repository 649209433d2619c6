### Rod Hagal: protivníci, kteří nesedí u stolu.

hagal-rival = Protivník { $number }

log-hagal-sent = **{ $who }** otáčí kartu *{ $card }* a vysílá { $there ->
    [there] tam agenta
   *[elsewhere] agenta na pole *{ $space }*
}
log-hagal-sent-at-last = **{ $who }** otáčí { $skipped ->
    [one] kartu, která nikam nevede,
    [few] { $skipped } karty, které nikam nevedou,
   *[other] { $skipped } karet, které nikam nevedou,
} pak kartu *{ $card }* a vysílá { $there ->
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
log-hagal-leaders = Protivníci: **{ $leaders }**
log-hagal-swordmaster = **{ $who }** získává Mistra meče
log-hagal-churned = Kostky odklízejí z řady { FORM($cards, "acc") }
log-hagal-cleared = Žádný odkrytý dílek technologie nenese znak rodu Hagal; hru opouští *{ $tiles }*
did-hagal-gave-intrigue = { $person ->
    [you] vzdáváš se
   *[other] vzdává se
} { FORM($cards, "gen") }
