### Válka o Arrakis.

arrakis-title = Duna: Válka o Arrakis
arrakis-nothing = nic
    .gen = ničeho
    .dat = ničemu
    .acc = nic
    .loc = ničem
    .ins = ničím
arrakis-units-regular = { $count ->
    [one] 1 běžná jednotka
    [few] { $count } běžné jednotky
   *[other] { $count } běžných jednotek
}
    .acc = { $count ->
        [one] 1 běžnou jednotku
        [few] { $count } běžné jednotky
       *[other] { $count } běžných jednotek
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

arrakis-awaits-action = akce
arrakis-awaits-bene-gesserit = benegesseritský žeton místo kostky, nebo ne
arrakis-awaits-vehicles = umístění transportérů
arrakis-awaits-spice = útrata koření
arrakis-awaits-combat-cards = karty do bitvy: { $area }
arrakis-awaits-hits = ztráty: { $area }
arrakis-awaits-go-on = pokračování bitvy: { $area }
arrakis-awaits-retreat = ústup, nebo obrana: { $area }
