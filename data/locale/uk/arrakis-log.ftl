### Війна за Арракіс: журнал. Ідеться про сторони, у теперішньому часі й у множині; місця, карти й лідери курсивом.

## З $person, про чию дію йдеться; що робить сторона, також із $side.

arrakis-told-seated = { $person ->
    [you] Ти граєш за **{ FORM($side, "acc") }**.
   *[other] **{ $who }** грає за **{ FORM($side, "acc") }**.
}
arrakis-told-seated-board = { $person ->
    [you] Ти граєш за **{ FORM($side, "acc") }**, планшет **{ $deck }**.
   *[other] **{ $who }** грає за **{ FORM($side, "acc") }**, планшет **{ $deck }**.
}
arrakis-told-garrisoned = **{ $side }** займають { $parts }.
arrakis-each-garrisoned = *{ FORM($area, "acc") }* — { $forces }
arrakis-told-objective = **{ $side }** беруть таємну мету.
arrakis-told-objective-seen = **{ $side }** беруть таємну мету: { $objective }.
arrakis-told-round = Починається раунд { $round }.
arrakis-told-drew = **{ $side }** беруть { $parts }.
arrakis-each-drew = { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
} з колоди *{ $deck }*
arrakis-each-drew-seen = *{ FORM($cards, "acc") }* з колоди *{ $deck }*
arrakis-told-visions-revealed = Відкрито передбачення: *{ $visions }*.
arrakis-told-visions-removed = **{ $side }** прибирають із гри *{ FORM($visions, "acc") }*.
arrakis-told-vision-clouded = Назад у колоду передбачення замішано *{ FORM($visions, "acc") }*.
arrakis-told-vision-held = **{ $side }** тримають «Очима Ібада» карту *{ $vision }*.
arrakis-told-vision-feared = **{ $side }** долучають *Страх убиває розум* до карти *{ $vision }*.
arrakis-told-claimed = **{ $side }** здобувають карту *{ $vision }*.
arrakis-each-harvesters-placed = { $n ->
    [one] { $n } гарвестер
    [few] { $n } гарвестери
   *[other] { $n } гарвестерів
}: *{ $areas }*
# $kind is ornithopter or carryall, $n is how many.
arrakis-each-aircraft-placed = { $kind ->
    [ornithopter] { $n ->
        [one] { $n } орнітоптер
        [few] { $n } орнітоптери
       *[other] { $n } орнітоптерів
    }
   *[carryall] { $n ->
        [one] { $n } каріол
        [few] { $n } каріоли
       *[other] { $n } каріолів
    }
} у { $n ->
    [1] повітряну зону { $zones }
   *[other] повітряні зони { $zones }
}
arrakis-air-zone = повітряна зона { $code }
    .gen = повітряної зони { $code }
    .dat = повітряній зоні { $code }
    .acc = повітряну зону { $code }
    .loc = повітряній зоні { $code }
    .ins = повітряною зоною { $code }
arrakis-told-aircraft-lost = **{ $side }** втрачають { FORM($vehicle, "acc") }: { $zone }.
arrakis-told-rolled = **{ $side }** кидають { $dice }.
arrakis-told-die-changed = **{ $side }** повертають { $parts }.
arrakis-each-die-changed = { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[other] { $count } кубиків
} «{ $old }» на «{ $result }»
arrakis-told-die-lost = **{ $side }** втрачають кубик «{ $result }».
arrakis-told-token-laid = **{ $side }** кладуть жетон Бене Ґессерит як кубик «{ $result }».
arrakis-told-bene-gesserit-gained = **{ $side }** отримують жетон Бене Ґессерит.
arrakis-told-acted = **{ $side }** витрачають кубик «{ $result }».
arrakis-told-acted-did = **{ $side }** витрачають кубик «{ $result }»: { $deeds }.
arrakis-told-special = **{ $side }** виконують особливу дію (*{ $leader }*).
arrakis-told-special-did = **{ $side }** виконують особливу дію (*{ $leader }*): { $deeds }.
arrakis-told-desert-power = **{ $side }** застосовують силу пустелі.
arrakis-told-desert-power-did = **{ $side }** застосовують силу пустелі: { $deeds }.
# Те саме для короткого погляду.
arrakis-brief-attacked = **{ $side }** атакують: *{ $areas }*.
arrakis-brief-marched = **{ $side }** йдуть: *{ $areas }*.
arrakis-brief-deployed = **{ $side }** отримують підкріплення: *{ $areas }*.
arrakis-last-clause = { $head } та { $tail }
arrakis-told-played = **{ $side }** грають карту *{ $card }*.
arrakis-told-played-did = **{ $side }** грають карту *{ $card }*: { $deeds }.
arrakis-told-discarded = **{ $side }** скидають *{ FORM($cards, "acc") }*{ $why ->
    [dice] {" "}заради кубиків
   *[other] {""}
}.
arrakis-told-schemed = **{ $side }** скидають { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
} *{ $card }*.
arrakis-told-moved = **{ $side }** переміщують { $parts }.
arrakis-each-moved = { FORM($forces, "acc") } з області *{ $area }* до області *{ $end }*
arrakis-told-rode = **{ $side }** переміщують верхи на хробаку { FORM($forces, "acc") } з області *{ $area }* до області *{ $end }*.
arrakis-told-flown = **{ $side }** перевозять повітрям { $parts }.
arrakis-each-flown = { FORM($forces, "acc") } з області *{ $area }* до області *{ $end }*
arrakis-told-excess = **{ $side }** прибирають { $parts }: забагато в одній області.
arrakis-each-excess = { FORM($forces, "acc") } з області *{ $area }*
arrakis-told-flipped = **{ $side }** розкривають в області *{ $area }* { $count ->
    [one] { $count } жетон
    [few] { $count } жетони
   *[other] { $count } жетонів
}: { $forces }.
arrakis-told-sietch-flipped = Розкрито січ в області *{ $area }*: рівень { $rank }.
arrakis-told-sietch-moved = **{ $side }** переносять січ з області *{ $area }* до області *{ $end }*.
arrakis-told-sietch-destroyed = **{ $side }** знищують січ в області *{ $area }*, рівень { $rank }.
arrakis-told-settlement-destroyed = **{ $side }** знищують поселення *{ $area }*, рівень { $rank }.
arrakis-told-attacked = **{ $side }** { $surprise ->
    [yes] раптово атакують
   *[no] атакують
} область *{ $end }* з області *{ $area }*.
arrakis-told-battle-rolled = **{ $side }** кидають у раунді битви { $round }: { $faces }.
arrakis-told-battle-hits = **{ $side }** завдають { $hits ->
    [0] 0 влучань
    [one] { $hits } влучання
    [few] { $hits } влучань
   *[other] { $hits } влучань
} і отримують { $suffered }.
arrakis-told-battle-round = Раунд битви { $round }: **{ $side }** кидають { $faces }, **{ $other }** — { $answer }.
arrakis-and-then = { $head } { $tail }
arrakis-told-losses = **{ $side }** втрачають в області *{ $area }* { FORM($forces, "acc") }{ $turned ->
    [0] {""}
    [one] ; { $turned } б’ється далі як звичайний
    [few] ; { $turned } б’ються далі як звичайні
   *[other] ; { $turned } б’ються далі як звичайні
}.
arrakis-told-destroyed = **{ $side }** втрачають в області *{ $area }* увесь легіон: { $forces }.
arrakis-told-leaders-lost = **{ $side }** втрачають в області *{ $area }* лідерів: { $forces }.
arrakis-told-continued = **{ $side }** продовжують атаку на область *{ $area }*{ $hits ->
    [0] {""}
   *[other] {" "}й отримують за це влучання
}.
arrakis-told-retreated = **{ $side }** відступають з області *{ $area }* до області *{ $end }*.
arrakis-told-battle-won = **{ $side }** виграють битву за область *{ $area }*.
arrakis-told-battle-held = **{ $side }** утримують область *{ $area }*.
arrakis-told-battle-nobody = В області *{ $area }* не лишилося нікого, хто виграв би битву.
arrakis-told-advanced = **{ $side }** наступають до області *{ $area }*.
arrakis-told-struck = **{ $side }** обстрілюють область *{ $area }* і завдають { $hits ->
    [0] 0 влучань
    [one] { $hits } влучання
    [few] { $hits } влучань
   *[other] { $hits } влучань
}.
arrakis-told-rockets = **{ $side }** випускають ракети: { $faces }.
arrakis-told-tanked = *{ CAPITAL($leader) }* потрапляє в регенераційний чан.
arrakis-told-regenerated = *{ CAPITAL($leader) }* виходить із регенераційного чана.
arrakis-told-entered = *{ CAPITAL($leader) }* вступає в гру: **{ $side }**.
arrakis-told-left-game = *{ CAPITAL($leader) }* виходить із гри.
arrakis-told-replaced = *{ CAPITAL($leader) }* заступає *{ FORM($former, "acc") }*.
arrakis-told-came-home = **{ $side }** відкликають *{ FORM($leader, "acc") }* з області *{ $area }*.
arrakis-told-leader-deployed = **{ $side }** вводять { $kind ->
    [named] *{ FORM($leader, "acc") }*
   *[generic] { FORM($leader, "acc") }
} в область *{ $area }*.
arrakis-told-deployed = **{ $side }** розгортають { $parts }.
arrakis-each-deployed = { FORM($forces, "acc") } в області *{ $area }*
arrakis-told-placed = **{ $side }** ставлять { $parts }.
arrakis-each-placed = { FORM($forces, "acc") } в область *{ $area }*
arrakis-told-fetched = **{ $side }** переставляють { FORM($forces, "acc") } з області *{ $area }* до області *{ $end }*.
arrakis-told-token-deployed = **{ $side }** кладуть жетон розгортання в область *{ $area }*.
arrakis-told-tokens-exchanged = **{ $side }** обмінюють жетони областей *{ $area }* і *{ $end }*.
arrakis-told-swapped = **{ $side }** замінюють нижчі підрозділи: тепер { $parts }.
arrakis-each-swapped = { $forces } в області *{ $area }*
arrakis-told-signs-laid = **{ $side }** кладуть { $n ->
    [1] знак хробака
   *[other] знаки хробака
}: *{ $areas }*.
arrakis-told-signs-cleared = **{ $side }** прибирають { $n ->
    [1] знак хробака
   *[other] знаки хробака
}: *{ $areas }*.
arrakis-told-wormsign-flipped = **{ $side }** натрапляють в області *{ $area }* на знак хробака: { $sign }.
arrakis-told-hazards-flipped = Перевернуто { $count ->
    [one] { $count } знак хробака
    [few] { $count } знаки хробака
   *[other] { $count } знаків хробака
}: { $n ->
    [0] жодного піщаного хробака
    [1] піщаний хробак в області *{ $areas }*
   *[other] піщані хробаки в областях *{ $areas }*
}.
arrakis-told-hazards-limited = Перевернуто знаків хробака: { $count }, із них приховували хробака { $found }. З’являється щонайбільше { $most }; де саме, обирають **{ $side }**.
arrakis-told-worm-appeared = { $n ->
    [1] В області
   *[other] В областях
} *{ $areas }* { $kind ->
    [wild_maker] з’являється { $worm }
   *[sandworm] { $n ->
        [1] з’являється { $worm }
        [one] з’являється { $n } піщаний хробак
        [few] з’являються { $n } піщані хробаки
       *[other] з’являються { $n } піщаних хробаків
    }
}.
arrakis-told-worm-moved = { CAPITAL($worm) } переходить з області *{ $area }* до області *{ $end }*.
arrakis-told-worm-struck = Піщаний хробак атакує область *{ $area }* і завдає { $hits ->
    [0] 0 влучань
    [one] { $hits } влучання
    [few] { $hits } влучань
   *[other] { $hits } влучань
}.
arrakis-told-worm-struck-harvester = Піщаний хробак атакує область *{ $area }*.
arrakis-told-maker-swapped = **{ $side }** замінюють дикого Творця в області *{ $area }* піщаним хробаком.
arrakis-told-storm-struck = Буря над областю *{ $area }* завдає { $hits ->
    [0] 0 влучань
    [one] { $hits } влучання
    [few] { $hits } влучань
   *[other] { $hits } влучань
}.
arrakis-told-harvester-lost = **{ $side }** втрачають гарвестер в області *{ $area }*.
arrakis-told-rescued = **{ $side }** рятують каріолом гарвестер в області *{ $area }*.
arrakis-told-looked-wormsign = **{ $side }** дивляться на знак хробака в області *{ $area }*.
arrakis-told-looked-wormsign-seen = **{ $side }** дивляться на знак хробака в області *{ $area }*: { $sign }.
arrakis-told-looked-station = **{ $side }** дивляться на станцію в області *{ $area }*.
arrakis-told-looked-station-seen = **{ $side }** дивляться на станцію в області *{ $area }*: { $marker }.
arrakis-told-scouted = **{ $side }** розвідують область *{ $area }*.
arrakis-told-sought = **{ $side }** розшукують «Махді»: наступного ходу Пол і його легіон не рухаються.
arrakis-told-truth-bound = **{ $side }** мусять наступним витратити кубик «{ $result }».
arrakis-told-detonated = **{ $side }** підривають родинну атомну зброю: *{ $area }* тепер пустеля.
arrakis-told-displaced = **{ $side }** змушені відійти з області *{ $area }* до області *{ $end }*.
arrakis-told-families = **{ $side }** переводять родини з області *{ $area }* до області *{ $end }*.
arrakis-told-station = **{ $side }** займають екологічну станцію в області *{ $area }*: *{ $marker }*{ $now ->
    [0] {""}
   *[other] {" "}→ { $now }
}.
arrakis-told-supremacy = Панування зростає на { $steps } до { $now }.
arrakis-told-marker = { CAPITAL($parts) }.
# Дієслово стоїть при першому з кількох.
arrakis-each-marker = { $first ->
    [yes] просунуто маркер
   *[no] маркер
} *{ $marker }* на { $steps } до { $now }
arrakis-told-marker-back = Маркер *{ $marker }* повернуто на { $steps } до { $now }.
arrakis-told-marker-lowered = **{ $side }** опускають маркер *{ $imperium }* до рядка { $now }.
arrakis-told-atomics-unlocked = **{ $side }** тепер можуть підірвати родинну атомну зброю.
arrakis-told-harvested = **{ $side }** збирають { $spice ->
    [one] { $spice } прянощі
    [few] { $spice } прянощі
   *[other] { $spice } прянощів
}; гарвестерів: { $count }{ $reserve ->
    [0] {""}
   *[other] ; із запасу взято { $reserve }
}.
arrakis-told-spice-spent = Зібране виплачено. Імперіум тепер: { $rows }. Під забороною до наступного збору: { $bans }.
arrakis-told-won-stalemate = Війну припинено. Таємна мета була така: { $objectives }.
arrakis-told-won-supremacy = **{ $side }** перемагають: панування над Арракісом — їхнє. Таємна мета була така: { $objectives }.
arrakis-told-won-objective = **{ $side }** перемагають: пророцтво здійснилося. Таємна мета була така: { $objectives }.
