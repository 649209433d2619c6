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
    [you] stavíš
   *[other] staví
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
