### Слова на зображеннях. Коротко: на зображенні мало місця.

picture-or = або
picture-legend = Що означають символи
picture-sends-anywhere = будь-який твій агент, на будь-яку локацію
picture-emperor = Імператор
picture-guild = Гільдія Лоцманів
picture-bene-gesserit = Бене Ґессерит
picture-fremen = Фримени
picture-landsraad = Ландсраад
picture-city = Міста
picture-spice-trade = Торгівля
picture-forces = Сили
picture-influence = Вплив
# «із», бо велике «З» виглядає як цифра.
picture-round = Раунд { $round } із { $of }
picture-phase-leaders = Лідери
picture-phase-turns = Ходи
picture-phase-combat = Бій
picture-phase-endgame = Кінець гри
picture-phase-over = Завершено
picture-turn = Ходить { $name }
picture-awaited = Вирішує { $name }
picture-awaited-many = Вирішують гравці: { $count }
picture-revealed = розкрито
picture-box-agent = Агент
picture-box-reveal = Розкриття
picture-box-cost = Ціна
picture-box-visit = Візит
picture-kind-plot = Задум
picture-kind-combat = Бій
picture-kind-endgame = Кінець гри
picture-free-seat = вільне місце
picture-film = Фільм: { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
   *[other] { $turns } ходів
}. Наприкінці: { $end }
picture-lobby = Стіл збирається. Сидять: { $names }.
picture-nobody = поки що ніхто
picture-deck-top = наступна карта твоєї колоди
picture-row = Ряд Імперіуму · у колоді { $left ->
    [one] { $left } карта
    [few] { $left } карти
   *[other] { $left } карт
}
picture-reserve = Фонд
picture-leaders = Лідери на вибір
picture-leader-taken = { $house }, грає { $name }
picture-waiting = Чекають розкриття: { $cards }
picture-pile-in-play = У грі: { $count }
picture-pile-discard = Скид: { $count }
picture-pile-trashed = Знищено: { $count }
picture-more = і ще { $count }
picture-wins = Перемагає { $name }
picture-source = { $source } { $points }
picture-chart = Переможні очки за раундами

## Що читають уголос замість зображення, і поле словами.

picture-none = немає
picture-alt-round = { $round ->
    [0] Перед першим раундом.
   *[other] Раунд { $round } з { $of }, { $phase }.
}
picture-tie = Нічия
picture-alt-left-out = { $count ->
    [one] Ще { $count } речення є в описі зображення словами.
    [few] Ще { $count } речення є в описі зображення словами.
   *[other] Ще { $count } речень є в описі зображення словами.
}
picture-alt-changed = Нове: { $changes }.
picture-alt-sent = { $name }: { $place }
picture-alt-points = { $name }: { $change } ПО
picture-alt-conflict = Конфлікт «{ $name }»: { $forces }.
picture-alt-force = { $name } { $strength }, { $troops ->
    [one] { $troops } загін
    [few] { $troops } загони
   *[other] { $troops } загонів
}
picture-alt-nobody-fights = ні в кого там немає загонів
picture-alt-scores = Переможні очки: { $scores }.
picture-alt-count = { $name } { $count }
picture-alt-free = Вільні локації: { $places }.
picture-alt-hand = Твоя рука: { $cards }
picture-alt-intrigue = Інтриги: { $cards }
picture-alt-card = { $count ->
    [1] {""}
   *[other] { $count } ×{" "}
}{ $name }: { $effects }
picture-alt-source = { $source } { $points }
picture-alt-sources = { $name }: { $sources }.
picture-alt-goods = { $name }: ПО { $points }, соляріїв { $solari }, прянощів { $spice }, води { $water }.
picture-alt-offer = { $name } за { $cost }: { $effects }
picture-alt-stack = { $name }, лишилося { $left }.
picture-alt-in-play = У грі: { $cards }.
picture-alt-discard = Скид: { $cards }.
picture-alt-trashed = Знищено: { $cards }.
picture-text-conflict = Конфлікт
picture-text-reward = { $place }. { $reward }
picture-text-first = , перший гравець
picture-text-troops = Загони: у гарнізоні { $garrison }, у запасі { $supply }, у конфлікті { $troops }; сила { $strength }.
picture-text-agents = Готові агенти: { $ready } з { $agents }.
picture-text-cards = Карти: на руці { $hand }, у колоді { $deck }, у скиді { $discard }, інтриг { $intrigue }.
picture-text-influence = Вплив: { $steps }.
picture-text-allied = { $track } (союз)
picture-text-waiting = Чекають ходу розкриття: { $cards }.
picture-text-set-aside = Відкладено: { $cards }.
picture-text-persuasion = Лишилося переконливості: { $count }.
picture-text-seat = Є місце у Вищій раді.
picture-text-revealed = Карти розкрито.
picture-text-taken = Зайнято: { $names }.
picture-text-controlled = Контроль: { $name }.
picture-text-bonus = Додаткові прянощі: { $count }.
picture-text-voiced = Закрито для інших Голосом: { $name }.
picture-text-copies = { $count ->
    [1] { $name }
   *[other] { $count } × { $name }
}
picture-alt-deck-top = На верху твоєї колоди: { $name }. { $effects }
picture-text-entry = • { $name }: { $notes }
picture-text-priced = { $name } ({ $cost })
picture-text-left = Лишилося { $count }.
picture-text-row = Ряд Імперіуму
picture-text-hand = Твої карти

## Умови, після їхніх символів.

picture-if = { $condition }:
picture-if-other-in-play = у грі:
picture-if-alliance = :
picture-if-any-alliance = :
picture-if-influence = :
picture-if-influence-with = × { $factions }:
picture-if-council-seat = :
picture-glyph-opponents = :
picture-pile-set-aside = Відкладено: { $count }
picture-rival = Супротивник
picture-pile-hagal = Карта Дому Гаґал (лишилося { $count })
picture-pile-tiles = Плитки технології: { $count }

## Піднесення Ікса

picture-ix-title = Ікс
picture-ix-shipping = Перевезення
picture-ix-players = Кораблі й технології
picture-ix-tile = • { $tile }, прянощів { $cost } (у стосі { $left }): { $text }
picture-ix-tile-up = { $tile }
picture-ix-tile-down = { $tile } (лицем униз)
picture-ix-tiles = Плитки технології: { $tiles }.
picture-ix-player = { $name }: вантажний корабель на рівні { $level }; перемовників { $negotiators }; дредноутів у гарнізоні { $garrison }, у конфлікті { $conflict }, на локаціях { $stationed }.
picture-curve-chances = Шанс на перемогу після кожного ходу
picture-curve-balances = Перевага після кожного ходу
picture-curve-round = раунд { $round } { $value }
