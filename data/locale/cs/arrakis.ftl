### Válka o Arrakis.

arrakis-title = Válka o Arrakis
arrakis-nothing = nic
    .gen = ničeho
    .acc = nic
arrakis-units-regular = { $count ->
    [one] 1 řadová jednotka
    [few] { $count } řadové jednotky
   *[other] { $count } řadových jednotek
}
    .acc = { $count ->
        [one] 1 řadovou jednotku
        [few] { $count } řadové jednotky
       *[other] { $count } řadových jednotek
    }
arrakis-units-elite = { $count ->
    [one] 1 elitní jednotka
    [few] { $count } elitní jednotky
   *[other] { $count } elitních jednotek
}
    .acc = { $count ->
        [one] 1 elitní jednotku
        [few] { $count } elitní jednotky
       *[other] { $count } elitních jednotek
    }
