### Слова на зображеннях гри в кості. Коротко: на зображенні мало місця.

picture-dice-setup = Приготування
picture-dice-over = Гру завершено
picture-dice-with = разом: { $name }
picture-dice-roll = { $rolls ->
    [1] перший кидок
   *[other] кидок { $rolls }
}
picture-dice-not-rolled = ще не кинуто
picture-dice-spice = прянощі: { $total }
picture-dice-choosing = обирає Дім
picture-dice-to-win = До перемоги
picture-dice-beside = Запас
picture-dice-houses = Доми на вибір

picture-dice-on-card = На карті Дому
picture-dice-in-supply = У запасі
picture-dice-on-map = На мапі
picture-dice-leaders = Лідери
picture-dice-ready = готовий
picture-dice-away = у запасі
picture-dice-secret = Це бачиш лише ти
picture-dice-your-prediction = Твоє передбачення: перемога { FORM($house, "gen") }.
picture-dice-pledged = Твої сили в битві: { $what }.
picture-dice-pledge-part = { $what } ×{ $count }
picture-dice-pledged-nothing = Твоїх сил у битві немає.
picture-dice-planned = Вирішено на потім: { $what }.
picture-dice-ally-ability = { $name } · також для союзників
picture-dice-attack = Напад
picture-dice-defence = Оборона
picture-dice-committed = обрано
picture-dice-deciding = обирає
picture-dice-won = { $count ->
    [1] Перемагає { $names }
   *[other] Перемагають { $names }
}
picture-dice-nobody-won = За цим столом не перемагає ніхто
picture-dice-held = Тримає: { $regions }
picture-dice-holds-none = Без стратегічних регіонів
picture-dice-foresaw = Передбачення: { $house }

## Що читають уголос замість зображення, і поле словами.

picture-dice-alt-turn = Ходить { $name } ({ $house }){ $ally ->
    [none] .
   *[other] , у союзі: { $ally }.
}
picture-dice-alt-round = Раунд { $round } з { $of }: { $step }.
picture-dice-alt-changed = Нове: { $changes }.
picture-dice-alt-change = { $region } { $name } { $change }
picture-dice-alt-storm = Буря над зоною { $zone } ({ $regions }).
picture-dice-alt-coming-storm = Вона рушить до зони { $zone }.
picture-dice-alt-moved-storm = буря приходить до зони { $zone }
picture-dice-alt-target = Цільовий регіон: { $region }.
picture-dice-alt-battle = Битва, { $region }: { $attacker } проти { FORM($defenders, "gen") }.
picture-dice-alt-dice = Кубики: { $dice }.
picture-dice-alt-frozen = { $face } (заморожено)
picture-dice-alt-west = { $face } на захід
picture-dice-alt-east = { $face } на схід
picture-dice-alt-stormy = { $face } з бурею
picture-dice-alt-zone = зона { $face }
picture-dice-alt-spice = прянощі { $face }
picture-dice-alt-forces = Війська: { $forces }.
picture-dice-alt-region = { $region }: { $stacks }
picture-dice-alt-stack = { $name } { $count }
picture-dice-alt-held = Стратегічні регіони, для перемоги { $needed }: { $held }.
picture-dice-text-region = • { $name } (зона { $zone }): { $notes }
picture-dice-text-pole = • { $name }: { $notes }
picture-dice-text-strategic = стратегічний
picture-dice-text-desert = пустеля
picture-dice-text-stormy = під бурею
picture-dice-text-target = цільовий регіон
picture-dice-text-equipment = спорядження: { $equipment }
picture-dice-text-empty = порожньо
picture-dice-text-borders = межує: { $regions }
picture-dice-text-map = Мапа
picture-dice-text-house = **{ $name }** · { $house }
picture-dice-text-first = перший хід
picture-dice-text-card = На карті Дому: { $what }.
picture-dice-text-supply = У запасі: { $what }.
picture-dice-text-leaders = Лідери: { $leaders }.
picture-dice-text-leader = { $leader } { $strength } ({ $place })
picture-dice-text-store = Прянощі в сховищі: { $count }, щонайбільше { $most }.
picture-dice-text-tokens = Має: { $tokens }.
picture-dice-text-strategic-held = Стратегічні регіони без інших: { $regions }.
picture-dice-text-beside = Біля поля: { $things }.
picture-dice-text-spice = Прянощі на витрати: { $total }.
picture-dice-text-open = За угодою { $name } може перевозити сюди: { $regions }.
picture-dice-text-ability = • { $name }: { $text }
