### Що кажуть карти, локації й лідери: кожне слово правил як частина речення, з яких складено тексти карт. Дієслова — в інфінітиві.

list-clauses = { $head }; { $tail }
list-or-clause = { $head } або { $tail }
list-or-condition = { $head } або, { $tail }
the-faction = { $faction }
    .gen = { FORM($faction, "gen") }
    .dat = { FORM($faction, "dat") }
    .acc = { FORM($faction, "acc") }
    .loc = { FORM($faction, "loc") }
    .ins = { FORM($faction, "ins") }
    .gender = { FORM($faction, "gender") }
symbol-emperor = Імператор
symbol-guild = Гільдія Лоцманів
symbol-bene_gesserit = Бене Ґессерит
symbol-fremen = Фримени
symbol-landsraad = Ландсраад
symbol-city = місто
symbol-spice_trade = торгівля прянощами

## Що отримують

gain-solari = { $n ->
    [one] { $n } солярій
    [few] { $n } солярії
   *[other] { $n } соляріїв
}
gain-spice = { $n ->
    [one] { $n } прянощі
    [few] { $n } прянощі
   *[other] { $n } прянощів
}
gain-water = { $n ->
    [one] { $n } вода
    [few] { $n } води
   *[other] { $n } води
}
    .acc = { $n ->
        [one] { $n } воду
        [few] { $n } води
       *[other] { $n } води
    }
gain-vp = { $n ->
    [one] { $n } переможне очко
    [few] { $n } переможні очки
   *[other] { $n } переможних очок
}
gain-vp-more = { $n ->
    [one] ще { $n } переможне очко
    [few] ще { $n } переможні очки
   *[other] ще { $n } переможних очок
}
gain-persuasion = { $n ->
    [one] { $n } очко переконливості
    [few] { $n } очки переконливості
   *[other] { $n } очок переконливості
}
gain-swords = { $n ->
    [one] { $n } меч
    [few] { $n } мечі
   *[other] { $n } мечів
}
gain-swords-more = { $n ->
    [one] ще { $n } меч
    [few] ще { $n } мечі
   *[other] ще { $n } мечів
}
gain-influence = { $n ->
    [one] { $n } очко впливу
    [few] { $n } очки впливу
   *[other] { $n } очок впливу
} у { FORM($faction, "gen") }
gain-influence-any = { $n ->
    [one] { $n } очко впливу
    [few] { $n } очки впливу
   *[other] { $n } очок впливу
} у будь-якої однієї фракції
gain-influence-each = { $n ->
    [one] { $n } очко впливу
    [few] { $n } очки впливу
   *[other] { $n } очок впливу
} у кожної фракції
gain-influence-among = { $n ->
    [one] { $n } очко впливу
    [few] { $n } очки впливу
   *[other] { $n } очок впливу
} у { FORM($factions, "gen") }

## Ефекти

word-gain = отримати { FORM($what, "acc") }
word-may = можна { $deed }
word-per = отримати { FORM($what, "acc") } за кожну твою карту { FORM($faction, "gen") } у грі, разом із цією
word-recruit = найняти { $n ->
    [1] загін
    [one] { $n } загін
    [few] { $n } загони
   *[other] { $n } загонів
}
word-recruit-ready = найняти { $n ->
    [1] загін
    [one] { $n } загін
    [few] { $n } загони
   *[other] { $n } загонів
} (у ході розкриття можна відразу розгорнути)
word-deploy = розгорнути з гарнізону { $n ->
    [1] загін
    [one] до { $n } загону
    [few] до { $n } загонів
   *[other] до { $n } загонів
}
word-deploy-any = розгорнути з гарнізону будь-яку кількість загонів
word-retreat = відвести з конфлікту { $n ->
    [1] загін
    [one] до { $n } загону
    [few] до { $n } загонів
   *[other] до { $n } загонів
}
word-retreat-any = відвести з конфлікту будь-яку кількість загонів
word-draw = взяти { $n ->
    [1] карту
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
}
word-intrigue = взяти { $n ->
    [1] карту інтриги
    [one] { $n } карту інтриги
    [few] { $n } карти інтриги
   *[other] { $n } карт інтриги
}
word-influence-several = отримати по 1 очку впливу у { $n } різних фракцій
word-trash = знищити карту
word-trash-self = знищити цю карту
word-trash-named = знищити *{ FORM($card, "acc") }*
word-trash-in-play = знищити свою карту в грі
word-lasting-extra-turn = зробити після цього ходу ще один
glyph-extra-turn = ходи ще раз
word-pay = { $cost } → { $then }
word-if = якщо { $condition }, { $then }
word-otherwise = { $text }; інакше { $otherwise }
word-choose-several = зробити { $n } з цього: { $sides }
word-opponents-lose-garrison-troop = кожен суперник втрачає { $n ->
    [1] загін
    [one] { $n } загін
    [few] { $n } загони
   *[other] { $n } загонів
} зі свого гарнізону
word-opponents-discard = кожен суперник скидає { $n ->
    [1] карту
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
}
word-opponents-discard-or-lose-troop = кожен суперник скидає { $n ->
    [1] карту
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
} або втрачає загін у Зоні конфлікту
word-take-reserve = взяти з Фонду карту *{ $card }*
word-acquire = придбати безкоштовно карту ціною до { $most }
word-acquire-top = придбати карту ціною до { $most } і покласти її на верх своєї колоди
word-lasting-double-harvest = локація з видобутком дає вдвічі більше надрукованих прянощів, але не додаткових
word-lasting-space-influence = локація, на яку йде агент, дає { $n ->
    [one] { $n } очко впливу
    [few] { $n } очки впливу
   *[other] { $n } очок впливу
} замість 1
word-lasting-spice-must-flow-discount = кожна карта *Прянощі повинні текти* цього ходу коштує на { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[other] { $n } очок
} переконливості менше
word-lasting-infiltrate = агенти суперників не заважають наступному агентові, якого ти відправиш цього ходу
word-lasting-faction-icons = карта, яку ти зіграєш цього ходу, веде також на локації всіх чотирьох фракцій
word-lasting-to-deck-top = кожну карту, придбану в ході розкриття, можна покласти на верх своєї колоди
word-harvest = зібрати прянощі цієї локації
word-control = взяти під контроль { FORM($space, "acc") }
word-signet = застосувати властивість персня свого лідера

## Дії окремих карт, локацій і лідерів

special-council-seat = зайняти місце у Вищій раді: 2 очки переконливості в кожному твоєму ході розкриття
special-swordmaster = отримати Майстра меча, третього агента до кінця гри
special-mentat = взяти Ментата як додаткового агента на цей раунд
special-mentat-here = взяти Ментата, якщо він тут, як додаткового агента на цей раунд
special-mentat-next-round = наступного раунду Ментат — твій додатковий агент
special-recall-agent = відкликати одного до лідера
special-voice = назвати локацію: до початку твого наступного ходу жоден суперник не може відправити туди агента
special-refocus = замішати скид у колоду й взяти карту
special-snoop = подивитися її верхню карту і взяти або знищити її
special-remember = взяти на руку карту Бене Ґессерит зі свого скиду
special-manipulate = відкласти карту Ряду, щоб придбати її на 1 очко переконливості дешевше
special-manipulate-printed = відкласти карту Ряду: у ході розкриття цього раунду її можна придбати на 1 очко переконливості дешевше, інакше вона виходить із гри
special-secrets = взяти випадкову карту інтриги в кожного суперника, який має чотири або більше
special-double-cross = обраний суперник втрачає там загін, а ти розгортаєш один свій із запасу
special-prudent-diplomacy = отримати 1 очко впливу у фракції, де суперник попереду тебе
special-pass-turn = можна відразу завершити хід, без агента й без розкриття

## Ціни

cost-pay = заплатити { FORM($resources, "acc") }
cost-solari = { $n ->
    [one] { $n } солярій
    [few] { $n } солярії
   *[other] { $n } соляріїв
}
cost-spice = { $n ->
    [one] { $n } прянощі
    [few] { $n } прянощі
   *[other] { $n } прянощів
}
cost-water = { $n ->
    [one] { $n } вода
    [few] { $n } води
   *[other] { $n } води
}
    .acc = { $n ->
        [one] { $n } воду
        [few] { $n } води
       *[other] { $n } води
    }
cost-troops = втратити в Зоні конфлікту { $n ->
    [one] { $n } загін
    [few] { $n } загони
   *[other] { $n } загонів
}
cost-influence = втратити { $n ->
    [one] { $n } очко впливу
    [few] { $n } очки впливу
   *[other] { $n } очок впливу
}
cost-trash = знищити { $n ->
    [1] карту
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
}
cost-trash-self = знищити цю карту
cost-discard = скинути { $n ->
    [1] карту
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
}
cost-bottom = покласти під колоду { $n ->
    [1] карту інтриги
    [one] { $n } карту інтриги
    [few] { $n } карти інтриги
   *[other] { $n } карт інтриги
}
unit-troop = { $n ->
    [1] загін
    [one] { $n } загін
    [few] { $n } загони
   *[other] { $n } загонів
}

## Умови

if-other-in-play = в тебе в грі є інша карта { FORM($faction, "gen") }
if-alliance = в тебе союз із { FORM($faction, "ins") }
if-any-alliance = в тебе є союз
if-influence = твій вплив у { FORM($faction, "gen") } — { $n } або більше
if-influence-with = твій вплив — { $n } або більше у { $factions ->
    [3] щонайменше трьох фракцій
    [4] всіх чотирьох фракцій
   *[other] щонайменше { $factions } фракцій
}
if-council-seat = в тебе є місце у Вищій раді
if-mentat-is-home = Ментат на своїй локації
if-agent-on-board = в тебе є агент на полі
if-deck-not-empty = твоя колода не порожня
if-opponent-in-conflict = у якогось суперника є загін у Зоні конфлікту
if-owns = в тебе { $n ->
    [one] { $n } або більше карт
    [few] { $n } або більше карт
   *[other] { $n } або більше карт
} *{ $card }*
if-owns-most = в тебе більше карт *{ $card }*, ніж у кожного суперника

## Кілька слів біля символів

glyph-any = скільки завгодно
glyph-per = за карту { FORM($faction, "gen") }
glyph-this-card = ця карта
glyph-otherwise = інакше:
glyph-choose = обери { $n }:
glyph-to-top = поклади на свою колоду
glyph-exchange-cost = { $least }–{ $most }
glyph-exchange-gain = { $least }–{ $most }
glyph-mentat-next-round = Ментат у наступному раунді
glyph-recall-agent = забери одного назад
glyph-voice = Закрий іншим одну локацію
glyph-refocus = Замішай скинуті карти, візьми 1
glyph-snoop = візьми чи знищ її верхню карту
glyph-remember = зі скинутих
glyph-manipulate = відклади карту з Ряду
glyph-double-cross = заміни його своїм
glyph-prudent-diplomacy = де ти відстаєш
glyph-pass-turn = можна пасувати
glyph-double-harvest = надрукований збір подвоєно
glyph-space-influence = +{ $n } вплив із локації
glyph-spice-must-flow-discount = Прянощі повинні текти: −{ $n }
glyph-infiltrate = Вороги не заважають твоєму агентові
glyph-faction-icons = Твоя карта веде до всіх фракцій
glyph-to-deck-top = Придбані карти клади на свою колоду

## Рядки карти

line-faction = Карта { FORM($factions, "gen") }.
line-sends = Веде на локації: { $symbols }.
line-sends-nobody = Символу агента немає.
line-sends-anywhere = Відправляє будь-якого твого агента, навіть із поля, на будь-яку локацію; агенти суперників не заважають. Ціна й вимога локації лишаються.
line-agent = Агент: { $words }.
line-reveal = Розкриття: { $words }.
line-acquire = Придбання: { $words }.
line-trash = Знищення: { $words }.
line-plot = Задум: { $text }.
line-combat = Бій: { $text }.
line-endgame = Кінець гри: { $text }.
line-start-of-turn = Лише на самому початку твого ходу.
line-before-sending = Лише до того, як відправити агента.
line-delayed = Зіграна до ходу розкриття, чекає на нього лицем догори.
line-on-win = Лише після одноосібної перемоги в конфлікті.
line-named = { $name }. { $text }
line-signet = Перстень із печаткою: { $text }.
line-cost = Ціна: { $cost }.
line-requirement = Лише якщо { $condition }.
line-once = Раз за гру для кожного гравця.
line-visit = Візит: { $words }.
line-exchange = Візит: один обмін: { $deals }.
line-exchange-deal = { $spice ->
    [one] { $spice } прянощі
    [few] { $spice } прянощі
   *[other] { $spice } прянощів
} на { $solari ->
    [one] { $solari } солярій
    [few] { $solari } солярії
   *[other] { $solari } соляріїв
}
line-maker = Візит: зібрати { $n ->
    [one] { $n } прянощі
    [few] { $n } прянощі
   *[other] { $n } прянощів
} і всі додаткові прянощі звідси.
line-oratory = У твоєму ході розкриття: { $n ->
    [one] { $n } очко переконливості
    [few] { $n } очки переконливості
   *[other] { $n } очок переконливості
}, доки твій агент тут.
line-combat-space = Бойова локація: загони, найняті цього ходу, і ще до двох можна розгорнути в Зону конфлікту.
line-control = Хто її контролює, отримує { FORM($bonus, "acc") } щоразу, як сюди відправляють агента.
line-reward-1 = Перше: { $text }.
line-reward-2 = Друге: { $text }.
line-reward-3 = Третє: { $text }.

kind-starter = початкова карта
kind-reserve = карта Фонду, не продається
kind-reserve-cost = карта Фонду, ціна { $cost }
kind-imperium-cost = карта Імперіуму, ціна { $cost }
kind-intrigue = карта інтриги
kind-leader = лідер, { $house }
kind-space = локація: { $symbol }
kind-conflict = конфлікт, рівень { $level }

## Що вміють лідери

leader-paul_atreides-ability-text = Будь-коли можна подивитися верхню карту своєї колоди.
leader-paul_atreides-ability-short = бачить верхню карту своєї колоди
leader-duke_leto_atreides-ability-text = Локації Ландсрааду коштують тобі на 1 солярій менше.
leader-duke_leto_atreides-ability-short = локації Ландсрааду на 1 солярій дешевші
leader-baron_vladimir_harkonnen-ability-text = До першого раунду таємно обери дві фракції. Раз за гру, коли розгортаєш чотири або більше загонів за один хід, розкрий їх і отримай по 1 очку впливу в кожної.
leader-baron_vladimir_harkonnen-ability-short = 4 загони за хід дають 2 таємні очки впливу
leader-glossu_the_beast_rabban-ability-text = Ти починаєш із 1 додатковими прянощами й 1 додатковим солярієм.
leader-glossu_the_beast_rabban-ability-short = починає з 1 прянощами й 1 солярієм
leader-earl_memnon_thorvald-ability-text = Коли займаєш місце у Вищій раді, отримай 1 очко впливу в будь-якої фракції.
leader-earl_memnon_thorvald-ability-short = 1 очко впливу за місце у Вищій раді
leader-countess_ariana_thorvald-ability-text = Коли збираєш прянощі на локації з видобутком, візьми на 1 прянощі менше й візьми карту.
leader-countess_ariana_thorvald-ability-short = збирає на 1 прянощі менше, але бере карту
leader-count_ilban_richese-ability-text = Коли платиш солярії за локацію, візьми карту.
leader-count_ilban_richese-ability-short = бере карту, коли платить солярії за локацію
leader-helena_richese-ability-text = Агенти суперників не заважають твоїм агентам на локаціях Ландсрааду й міст.
leader-helena_richese-ability-short = без перешкод у Ландсрааді й містах
