### Гра в кості: що розповідає журнал. Імена гравців жирним, місця й карти курсивом.

dice-told-storm-placed = Буря збирається над зоною { $zone }.
dice-told-equipment-laid = Спорядження розкладено: { $laid }; лишається { $left }.
dice-laid-part = { $equipment } — *{ $region }*
dice-told-starting-player = { $person ->
    [you] Ти ходиш першим номером і обираєш
   *[other] **{ $who }** ходить першим номером і обирає
} Дім в останню чергу.
dice-told-house-chosen = { $person ->
    [you] Ти граєш
   *[other] **{ $who }** грає
} за *{ FORM($house, "acc") }*.
dice-told-prepared = { $person ->
    [you] Ти ставиш
   *[other] **{ $who }** ставить
} { FORM($forces, "acc") }{ $each ->
    [yes] {" "}у кожен регіон
   *[no] {""}
}: *{ $regions }*.
dice-told-leftover-placed = { $person ->
    [you] Ти ставиш
   *[other] **{ $who }** ставить
} залишок спорядження: { $equipment }, *{ $region }*.
dice-told-predicted = { $person ->
    [you] Твоє передбачення: самостійно переможе *{ $house }*.
   *[other] **{ $who }** записує передбачення.
}

dice-told-turn = Раунд { $round }: { $person ->
    [you] ти ({ $house }) береш
   *[other] **{ $who }** ({ $house }) бере
} кубики.
dice-told-took = { $person ->
    [you] Раунд { $round }: ти ({ $house }) береш кубики й кидаєш: { $dice }.
   *[other] **{ $who }** ({ $house }) бере кубики й кидає: { $dice }.
}
dice-told-rolled = { $person ->
    [you] Ти кидаєш
   *[other] **{ $who }** кидає
}: { $dice }.
dice-told-kept = { $person ->
    [you] Ти лишаєш
   *[other] **{ $who }** лишає
}: { $dice }; кидків: { $rolls }.
dice-told-thumper-used = { $person ->
    [you] Ти відманюєш
   *[other] **{ $who }** відманює
} Шай-Хулуда гупалом.
dice-told-turned-to-poison = Пітер де Вріз повертає кубик вендети на Отруту: { $person ->
    [you] на твоє прохання
   *[other] **{ $who }**
}.
dice-told-symbol-named = { $person ->
    [you] Ти називаєш *{ FORM($house, "acc") }*: кубики цього Дому вважаються твоїми.
   *[other] **{ $who }** називає *{ FORM($house, "acc") }*: кубики цього Дому вважаються кубиками Бене Тлейлакс.
}

dice-told-invited = { $person ->
    [you] Ти пропонуєш
   *[other] **{ $who }** пропонує
} союз **{ FORM($other, "dat") }**.
dice-told-commanded = { $person ->
    [you] Ти промовляєш
   *[other] **{ $who }** промовляє
} Голосом до **{ FORM($other, "gen") }**.
dice-told-allied = { $person ->
    [you] Ти і **{ $other }** — союзники на цей хід.
   *[other] **{ $who }** і **{ $other }** — союзники на цей хід.
}
dice-told-alliance-refused = { $person ->
    [you] Ти відмовляєш
   *[other] **{ $who }** відмовляє
} **{ FORM($other, "dat") }** у союзі.

dice-told-left-the-rest = { $person ->
    [you] Ти лишаєш
   *[other] **{ $who }** лишає
} решту ходу **{ FORM($other, "dat") }**.
dice-told-recruited = { $person ->
    [you] Ти вербуєш
   *[other] **{ $who }** вербує
} { FORM($what, "acc") }.
dice-told-token-taken = { $person ->
    [you] Ти береш
   *[other] **{ $who }** бере
} зі спільного запасу { FORM($token, "acc") }.
dice-told-thumper-taken = { $person ->
    [you] Ти береш
   *[other] **{ $who }** бере
} зі спільного запасу Гупало.
dice-told-token-taken-from = { $person ->
    [you] Ти забираєш
   *[other] **{ $who }** забирає
} у **{ FORM($other, "gen") }** { FORM($token, "acc") }.
dice-told-killed = { $face } проти { FORM($house, "gen") } ({ $person ->
    [you] ти
   *[other] **{ $who }**
}): гине { $forces }, *{ $region }*.

dice-told-income = { $person ->
    [you] Ти отримуєш
   *[other] **{ $who }** отримує
} { $die ->
    [0] жодних прянощів
    [one] { $die } прянощі
    [few] { $die } прянощі
   *[other] { $die } прянощів
} з кубика{ $harvest ->
    [0] {""}
   *[other] {" "}і { $harvest } від гарвестерів
}.
dice-told-harvester-eaten = Шай-Хулуд забирає { $person ->
    [you] твій гарвестер
   *[other] гарвестер **{ FORM($who, "gen") }**
}: *{ $region }*.
dice-told-shipped = { $person ->
    [you] Ти перевозиш
   *[other] **{ $who }** перевозить
} { $parts }.
dice-shipped-part = { FORM($what, "acc") } → *{ $region }*
dice-told-mandate = { $person ->
    [you] Ти береш
   *[other] **{ $who }** бере
} 1 прянощі за перевезення; у сховищі Гільдії { $store }.
dice-told-leader-revived = Лідера *{ FORM($leader, "acc") }* оживлено за { $price ->
    [one] { $price } прянощі
    [few] { $price } прянощі
   *[other] { $price } прянощів
}: { $person ->
    [you] для тебе
   *[other] **{ $who }**
}.
dice-told-leader-hired = { $person ->
    [you] Ти наймаєш
   *[other] **{ $who }** наймає
} лідера *{ FORM($leader, "acc") }* за { $price ->
    [one] { $price } прянощі
    [few] { $price } прянощі
   *[other] { $price } прянощів
}.

dice-told-deal-offered = { $person ->
    [you] Ти пропонуєш
   *[other] **{ $who }** пропонує
} **{ FORM($other, "dat") }** угоду: { $deal }.
dice-told-deal-countered = { $person ->
    [you] Ти робиш
   *[other] **{ $who }** робить
} **{ FORM($other, "dat") }** зустрічну пропозицію: { $deal }.
dice-told-deal-refused = { $person ->
    [you] Ти відхиляєш
   *[other] **{ $who }** відхиляє
} угоду з **{ FORM($other, "ins") }**.
dice-told-deal-lapsed = Пропозиція { $person ->
    [you] твоя
   *[other] **{ FORM($who, "gen") }**
} втратила чинність без відповіді: { $deal }.
dice-told-deal-agreed = { $person ->
    [you] Ти погоджуєшся
   *[other] **{ $who }** погоджується
}.
dice-told-deal-given = { $person ->
    [you] Ти даєш
   *[other] **{ $who }** дає
} **{ FORM($other, "dat") }** таке: { $deal }.

dice-told-target = { $person ->
    [you] Ти обираєш
   *[other] **{ $who }** обирає
} цільовий регіон: *{ $region }*.
dice-told-moved = { $person ->
    [you] Ти переміщуєш
   *[other] **{ $who }** переміщує
} до регіону *{ $region }*: { $parts }.
dice-moved-part = { FORM($what, "acc") } з *{ FORM($origin, "gen") }*

dice-told-battle = { $person ->
    [you] Ти атакуєш
   *[other] **{ $who }** атакує
} { FORM($houses, "acc") }: *{ $region }*.
dice-told-no-battle = Битви зрештою не буде: *{ $region }*.
dice-told-fortification = Укріплення (*{ $region }*) знищує { FORM($forces, "acc") }, { $person ->
    [you] твої
   *[other] **{ $who }**
}, і його витрачено.
dice-told-infiltrated = { $person ->
    [you] Ти минаєш
   *[other] **{ $who }** минає
} укріплення: *{ $region }*.
dice-told-danced = Лицепляси { $person ->
    [you] твої
   *[other] **{ FORM($who, "gen") }**
} стають на місце сил { FORM($house, "gen") } ({ $forces }): *{ $region }*.
dice-told-leaders-offered = { $person ->
    [you] Ти пропонуєш
   *[other] **{ $who }** пропонує
} для битви { FORM($leaders, "acc") }.
dice-told-fought = *{ $region }*: { $person ->
    [you] ти перемагаєш у битві
   *[other] **{ $who }** перемагає в битві
} з **{ FORM($other, "ins") }**. Нападник кидає в битву { FORM($attack, "acc") } (сила { $attack_strength }), оборонець — { FORM($defence, "acc") } (сила { $defence_strength }). { $duel ->
    [yes] Усе це втрачено, крім військ, що повертаються з чесного двобою.
   *[no] Усе це втрачено.
}
dice-told-holds = { $person ->
    [you] Ти тримаєш
   *[other] **{ $who }** тримає
} *{ FORM($region, "acc") }*, сили: { $forces }.
dice-told-deserted = *{ $region }*: нікого не лишається.
dice-committed = { $what } ({ $house })
    .acc = { FORM($what, "acc") } ({ $house })
dice-committed-nothing = нічого
dice-told-routed = { $person ->
    [you] Ти також втрачаєш
   *[other] **{ $who }** також втрачає
} решту: { FORM($forces, "acc") }.
dice-told-saved = { $ability }: { $person ->
    [you] на твою карту Дому
   *[other] на карту Дому **{ FORM($who, "gen") }**
} повернуто { FORM($forces, "acc") }.

dice-told-equipment-returned = { $person ->
    [you] Ти повертаєш
   *[other] **{ $who }** повертає
} спорядження: { $equipment }, *{ $region }*.
dice-told-equipment-placed = { $person ->
    [you] Ти ставиш
   *[other] **{ $who }** ставить
} { FORM($placed, "acc") }: *{ $region }*.
dice-told-storm-moved = Буря рухається на { $arrow ->
    [west] захід
   *[east] схід
} до зони { $zone }.
dice-told-ornithopter-lost = Буря знищує орнітоптер: *{ $region }*.
dice-told-storm-loss = Буря забирає { FORM($forces, "acc") }, { $person ->
    [you] твої
   *[other] **{ $who }**
}: *{ $region }*.
dice-told-storm-evacuated = Буря жене { $person ->
    [you] твої війська
   *[other] війська **{ FORM($who, "gen") }**
} назад на карту Дому: { $forces }, *{ $region }*.
dice-told-choam = { $person ->
    [you] Ти кладеш
   *[other] **{ $who }** кладе
} у сховище через посаду в ДАПТ прянощів: { $added }; там тепер { $store }.

dice-told-prediction-shown = Перемогу *{ FORM($house, "gen") }* передбачено: { $person ->
    [you] це твій запис
   *[other] **{ $who }**
}.
dice-told-won-sole = { $person ->
    [you] Ти самостійно перемагаєш
   *[other] **{ $who }** самостійно перемагає
} за *{ FORM($house, "acc") }*.
dice-told-won-alliance = { $person ->
    [you] Ти і **{ $other }** перемагаєте
   *[other] **{ $who }** і **{ $other }** перемагають
} разом.
dice-told-won-guild = До кінця останнього раунду більше ніхто не переміг: { $person ->
    [you] ти перемагаєш
   *[other] **{ $who }** перемагає
} за *{ FORM($house, "acc") }*.
dice-told-won-prediction = Перемогу *{ FORM($house, "gen") }* було передбачено: натомість { $person ->
    [you] перемагаєш ти
   *[other] перемагає **{ $who }**
}.
dice-told-won-nobody = До кінця останнього раунду ніхто не переміг. Перемагає Гільдія Лоцманів, а за неї ніхто не грає.
