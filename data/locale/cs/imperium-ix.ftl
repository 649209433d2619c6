### Vzestup Iksu.

ask-tech = Kterou technologii získáš?
why-no-dreadnought = nemáš v zásobě žádnou bitevní loď
unit-dreadnought = { $n ->
    [one] bitevní loď
    [few] { $n } bitevní lodě
   *[other] { $n } bitevních lodí
}

## Záznam: co kdo udělal

did-freighter-advanced = { $person ->
    [you] posouváš
   *[other] posouvá
} přepravní loď na { $level }. stupeň
did-freighter-recalled = { $person ->
    [you] vracíš
   *[other] vrací
} přepravní loď { $level ->
    [1] z 1. stupně
   *[other] ze { $level }. stupně
}
did-acquired-tech = { $person ->
    [you] získáváš
   *[other] získává
} dílek technologie *{ $tile }*
did-commissioned = { $person ->
    [you] získáváš
   *[other] získává
} { $n ->
    [one] bitevní loď
    [few] { $n } bitevní lodě
   *[other] { $n } bitevních lodí
}
did-deployed-dreadnought = { $person ->
    [you] posíláš do střetu
   *[other] posílá do střetu
} { $n ->
    [one] bitevní loď
    [few] { $n } bitevní lodě
   *[other] { $n } bitevních lodí
}
did-retreated-dreadnought = { $person ->
    [you] stahuješ ze střetu
   *[other] stahuje ze střetu
} { $n ->
    [one] bitevní loď
    [few] { $n } bitevní lodě
   *[other] { $n } bitevních lodí
}
did-stationed = { $person ->
    [you] ovládáš
   *[other] ovládá
} *{ FORM($space, "acc") }* bitevní lodí
did-acquired-tech-with = { $person ->
    [you] získáváš
   *[other] získává
} dílek technologie *{ $tile }* pomocí { $n ->
    [one] vyjednavače
   *[other] { $n } vyjednavačů
}
did-flipped = { $person ->
    [you] používáš
   *[other] používá
} { FORM($what, "acc") }
did-sent-negotiator = { $person ->
    [you] posíláš
   *[other] posílá
} na Iks { $n ->
    [one] vyjednavače
    [few] { $n } vyjednavače
   *[other] { $n } vyjednavačů
}
did-detonated = { $person ->
    [you] odpaluješ
   *[other] odpaluje
} bitevní loď
did-ship-returned = { $person ->
    [you] povoláváš
   *[other] povolává
} bitevní loď zpět z pole *{ $space }*
did-unloaded = { $person ->
    [you] zbavuješ se
   *[other] zbavuje se
} { FORM($what, "gen") }
did-another-turn = { $person ->
    [you] pokračuješ
   *[other] pokračuje
} dalším tahem
did-laid-aside = { $person ->
    [you] dáváš
   *[other] dává
} stranou kartu
did-laid-aside-card = { $person ->
    [you] dáváš
   *[other] dává
} stranou { FORM($card, "acc") }
did-took-back = { $person ->
    [you] bereš si
   *[other] bere si
} zpět { FORM($what, "acc") }
did-took-snooper = { $person ->
    [you] bereš si
   *[other] bere si
} žeton špeha od { FORM($faction, "gen") }

## Co přinášejí střety

word-freighter = { $n ->
    [one] pohnout svou přepravní lodí
   *[other] pohnout svou přepravní lodí { $n }krát
}
