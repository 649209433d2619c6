### Слова на зображеннях «Війни за Арракіс». Коротко: на зображенні мало місця.

## Дві літери для кожного лідера з іменем.

picture-arrakis-leader-paul-atreides = ПА
picture-arrakis-leader-paul-muad-dib = МД
picture-arrakis-leader-lady-jessica = ЛД
picture-arrakis-leader-reverend-mother-jessica = ПМ
picture-arrakis-leader-gurney-halleck = ҐГ
picture-arrakis-leader-alia = АЛ
picture-arrakis-leader-stilgar = СТ
picture-arrakis-leader-chani = ЧА
picture-arrakis-leader-wild-maker = ДТ
picture-arrakis-leader-baron-harkonnen = БХ
picture-arrakis-leader-beast-rabban = ЗР
picture-arrakis-leader-feyd-rautha = ФР
picture-arrakis-leader-thufir-hawat = ТХ
picture-arrakis-leader-captain-aramsham = КА
picture-arrakis-leader-gaius-helen-mohiam = ЄМ
picture-arrakis-leader-shaddam-iv = ШД

## Поруч із мапою

picture-arrakis-round = Раунд { $round } · { $phase }
picture-arrakis-round-short = Раунд { $round }
picture-arrakis-over = Війну завершено
picture-arrakis-won = { $count ->
    [1] Перемагає { $names }
   *[other] Перемагають { $names }
}
picture-arrakis-automa = Автома «Махді»
picture-arrakis-automa-plans = { $target } · { $sector } · { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[other] { $dice } кубиків
}
picture-arrakis-supremacy = Панування
picture-arrakis-marker-kh = Квізац Хадерах
picture-arrakis-marker-sd = Мешканці пісків
picture-arrakis-marker-jh = Джихад
picture-arrakis-ahead = Попереду
picture-arrakis-share = { $percent } %
picture-arrakis-visions = Карти · здобуто { $claims } із 2
picture-arrakis-spice-left = Прянощі { $count }
picture-arrakis-spice-dice = Кубиків тут
picture-arrakis-spice-harvesters = Гарвестери
picture-arrakis-spice-ornithopters = Орнітоптери
picture-arrakis-spice-carryalls = Каріоли
picture-arrakis-slot-leadership = Лідер
picture-arrakis-slot-strategy = Стратегія
picture-arrakis-slot-deployment = Розгор.
picture-arrakis-slot-mentat = Ментат
picture-arrakis-slot-house = Дім
picture-arrakis-slot-desert-power = Хробак
picture-arrakis-tank = Чан
picture-arrakis-reserve = Резерв
picture-arrakis-decks = Колоди
picture-arrakis-left-over = Підрозділи в запасі
picture-arrakis-choose = Місць на вибір: { $count }
picture-arrakis-choose-from = { $count ->
    [0] { $area }
   *[other] Звідси, { $area }, шляхів: { $count }
}
picture-arrakis-ban = Заборона ({ $name }): { $ban }
picture-arrakis-spice-columns = Кожен рядок планшета прянощів каже, скільки кубиків Харконненів лишається тут і скільки гарвестерів, орнітоптерів і каріолів розміщують. Який рядок рахується, показує найнижчий маркер.
picture-arrakis-hand = { $count ->
    [1] Твоя карта планування
   *[other] Твої карти планування: { $count }
}
picture-arrakis-objective = Мета
picture-arrakis-no-cards = Карт планування в тебе немає.
picture-arrakis-deck-house-atreides = Дім Атрідів
picture-arrakis-deck-fremen-ally = Фримени
picture-arrakis-deck-house-harkonnen = Дім Харконненів
picture-arrakis-deck-corrino-ally = Коррино
picture-arrakis-when-action = У фазі дій
picture-arrakis-when-end-of-round = Наприкінці раунду
picture-arrakis-stand-in = Замінник
picture-arrakis-place-ready = поза мапою
picture-arrakis-place-board = на мапі
picture-arrakis-place-tank = у чані
picture-arrakis-exhausted = карта виснажена · { $place }

## Битва

picture-arrakis-battle-battle = Битва: { $area }, раунд { $round }
picture-arrakis-battle-surprise = Раптова атака: { $area }, раунд { $round }
picture-arrakis-battle-strike = Удар: { $area }
picture-arrakis-battle-worm = Піщаний хробак атакує: { $area }
picture-arrakis-battle-storm = Буря: { $area }
picture-arrakis-attack = Атака
picture-arrakis-defence = Оборона
picture-arrakis-hits = { $count ->
    [one] { $count } влучання
    [few] { $count } влучання
   *[other] { $count } влучань
}
picture-arrakis-shields = { $count ->
    [one] { $count } щит
    [few] { $count } щити
   *[other] { $count } щитів
}
picture-arrakis-cards-spent = скинуто { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
}
picture-arrakis-suffers = { $count ->
    [0] без втрат
    [one] отримує { $count } влучання
    [few] отримує { $count } влучання
   *[other] отримує { $count } влучань
}

## Що читають уголос замість зображення, і поле словами.

picture-arrakis-area = { $name } ({ $code })
picture-arrakis-side-atreides = Атріди
picture-arrakis-side-harkonnen = Харконнени
picture-arrakis-legion = { $side }: { $figures }
picture-arrakis-units-regular = { $count ->
    [one] { $count } звичайний
    [few] { $count } звичайні
   *[other] { $count } звичайних
}
picture-arrakis-units-elite = { $count ->
    [one] { $count } елітний
    [few] { $count } елітні
   *[other] { $count } елітних
}
picture-arrakis-units-special-atreides = { $count ->
    [one] { $count } федайкін
    [few] { $count } федайкіни
   *[other] { $count } федайкінів
}
picture-arrakis-units-special-harkonnen = { $count ->
    [one] { $count } сардаукар
    [few] { $count } сардаукари
   *[other] { $count } сардаукарів
}
picture-arrakis-units-generic-atreides = { $count ->
    [one] { $count } наїб
    [few] { $count } наїби
   *[other] { $count } наїбів
}
picture-arrakis-units-generic-harkonnen = { $count ->
    [one] { $count } башар
    [few] { $count } башари
   *[other] { $count } башарів
}
picture-arrakis-units-tokens = { $count ->
    [one] { $count } жетон
    [few] { $count } жетони
   *[other] { $count } жетонів
}{ $known ->
    [none] {""}
   *[other] {" "}[{ $known }]
}
picture-arrakis-text-sietch = січ рівня { $rank }{ $hidden ->
    [yes] , лицем униз
   *[no] {""}
}
picture-arrakis-text-settlement = поселення рівня { $rank }
picture-arrakis-text-sandworm = піщаний хробак
picture-arrakis-text-wild-maker = дикий Творець
picture-arrakis-text-harvester = гарвестер
picture-arrakis-text-ornithopter = орнітоптер
picture-arrakis-text-carryall = каріол
picture-arrakis-text-wormsign = знак хробака
picture-arrakis-text-station = станція
picture-arrakis-text-empty = порожньо
picture-arrakis-text-borders = межує: { $areas }
picture-arrakis-text-walls = стіна з боку: { $areas }
picture-arrakis-text-area = • { $area }: { $notes }.
picture-arrakis-text-zone = • { $zone }: { $vehicle }.
picture-arrakis-text-map = Мапа
picture-arrakis-text-vision = • { $name } ({ $when }): { $lines } → { $award }.
picture-arrakis-text-board = **{ $name }** · { $board }
picture-arrakis-text-dice = Невитрачені кубики: { $dice }.
picture-arrakis-text-leaders = Лідери: { $leaders }.
picture-arrakis-text-leader = { $name } ({ $place })
picture-arrakis-text-cards = Карти планування на руці: { $hand }. Жетони Бене Ґессерит: { $tokens }.
picture-arrakis-text-automa = Ціль і збір: { $plans }. Карти підкріплення: { $count }.
picture-arrakis-text-pools = Знаки хробака в запасі: { $wormsigns }. Жетони Бене Ґессерит у резерві: { $tokens }. Атомна зброя: { $atomics ->
    [ready] готова
    [used] використана
   *[locked] ще недоступна
}.
picture-arrakis-text-card = • { $name }: { $lines }
picture-arrakis-result-leadership = лідерство { $count }
picture-arrakis-result-strategy = стратегія { $count }
picture-arrakis-result-deployment = розгортання { $count }
picture-arrakis-result-mentat = ментат { $count }
picture-arrakis-result-house = Дім { $count }
picture-arrakis-result-desert-power = сила пустелі { $count }
picture-arrakis-award-kh = Квізац Хадерах +{ $count }
picture-arrakis-award-sd = Мешканці пісків +{ $count }
picture-arrakis-award-jh = Джихад +{ $count }
picture-arrakis-moved-supremacy = панування { $by }
picture-arrakis-moved-kh = Квізац Хадерах { $by }
picture-arrakis-moved-sd = Мешканці пісків { $by }
picture-arrakis-moved-jh = Джихад { $by }
picture-arrakis-alt-supremacy = Панування { $count } з { $win }.
picture-arrakis-alt-prescience = Передбачення: Квізац Хадерах { $kh }, Мешканці пісків { $sd }, Джихад { $jh }.
picture-arrakis-alt-objective = Мета: Квізац Хадерах { $kh }, Мешканці пісків { $sd }, Джихад { $jh }.
picture-arrakis-alt-marker = { $name } у рядку { $row }
picture-arrakis-alt-spice = Планшет прянощів: { $markers }; резерв { $reserve }.
picture-arrakis-alt-bans = { $bans }.
picture-arrakis-alt-harvested = Прянощі на витрати: { $count }.
picture-arrakis-alt-hand = Твої карти планування: { $cards }
picture-arrakis-alt-rolled = Кинуто: { $faces }.
picture-arrakis-face-hit = { $count ->
    [one] { $count } влучання
    [few] { $count } влучання
   *[other] { $count } влучань
}
picture-arrakis-face-shield = { $count ->
    [one] { $count } щит
    [few] { $count } щити
   *[other] { $count } щитів
}
picture-arrakis-face-special = { $count ->
    [one] { $count } особливий
    [few] { $count } особливі
   *[other] { $count } особливих
}
