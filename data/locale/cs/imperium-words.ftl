### Co říkají karty, pole a vůdci. Slovesa v infinitivu, aby stála na tlačítku i za slovem můžeš.

the-faction = { $faction }
    .gen = { FORM($faction, "gen") }
    .dat = { FORM($faction, "dat") }
    .acc = { FORM($faction, "acc") }
    .loc = { FORM($faction, "loc") }
    .ins = { FORM($faction, "ins") }
    .gender = { FORM($faction, "gender") }

gain-solari = { $n ->
    [one] 1 solár
    [few] { $n } soláry
   *[other] { $n } solárů
}
gain-spice = { $n } koření
gain-water = { $n ->
    [one] 1 vodu
    [few] { $n } vody
   *[other] { $n } vod
}
gain-vp = { $n ->
    [one] 1 vítězný bod
    [few] { $n } vítězné body
   *[other] { $n } vítězných bodů
}
gain-vp-more = { $n ->
    [one] ještě 1 vítězný bod
    [few] ještě { $n } vítězné body
   *[other] ještě { $n } vítězných bodů
}
gain-persuasion = { $n ->
    [one] 1 bod přízně
    [few] { $n } body přízně
   *[other] { $n } bodů přízně
}
gain-swords = { $n ->
    [one] 1 meč
    [few] { $n } meče
   *[other] { $n } mečů
}
gain-swords-more = { $n ->
    [one] ještě 1 meč
    [few] ještě { $n } meče
   *[other] ještě { $n } mečů
}
gain-influence = { $n ->
    [one] 1 bod vlivu
    [few] { $n } body vlivu
   *[other] { $n } bodů vlivu
} u { FORM($faction, "gen") }
gain-influence-any = { $n ->
    [one] 1 bod vlivu
    [few] { $n } body vlivu
   *[other] { $n } bodů vlivu
} u jedné libovolné frakce
gain-influence-each = { $n ->
    [one] 1 bod vlivu
    [few] { $n } body vlivu
   *[other] { $n } bodů vlivu
} u každé frakce
gain-influence-among = { $n ->
    [one] 1 bod vlivu
    [few] { $n } body vlivu
   *[other] { $n } bodů vlivu
} u { FORM($factions, "gen") }

word-gain = získat { $what }
word-may = můžeš { $deed }
word-recruit = získat { $n ->
    [one] jednotku
    [few] { $n } jednotky
   *[other] { $n } jednotek
}
word-deploy = poslat z pevnosti do střetu { $n ->
    [one] jednotku
    [few] až { $n } jednotky
   *[other] až { $n } jednotek
}
word-draw = dobrat { $n ->
    [one] kartu
    [few] { $n } karty
   *[other] { $n } karet
}
word-intrigue = dobrat { $n ->
    [one] kartu intrik
    [few] { $n } karty intrik
   *[other] { $n } karet intrik
}
word-trash = zničit kartu
word-control = ovládnout { FORM($space, "acc") }

cost-pay = zaplatit { $resources }
cost-solari = { $n ->
    [one] 1 solár
    [few] { $n } soláry
   *[other] { $n } solárů
}
cost-spice = { $n } koření
cost-water = { $n ->
    [one] 1 vodu
    [few] { $n } vody
   *[other] { $n } vod
}

if-influence = máš u { FORM($faction, "gen") } vliv { $n } nebo vyšší
if-alliance = máš alianci s { FORM($faction, "ins") }

kind-leader = vůdce, { $house }
