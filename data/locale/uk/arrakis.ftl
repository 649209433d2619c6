### Війна за Арракіс: запитання, варіанти й довідки.

arrakis-title = Війна за Арракіс
arrakis-blurb = Дім Атрідів і Фримени проти Дому Харконненів та Імператора, для 1–4 гравців. Харконнени перемагають із 10 очками панування, Атріди — коли всі три маркери передбачення досягають таємної мети.
arrakis-headline = Раунд { $round } · { $phase }
arrakis-headline-turn = Раунд { $round } · ходять { $side }
arrakis-headline-battle = Раунд { $round } · битва: { $area }
arrakis-score-atreides = Квізац Хадерах { $kh }, Мешканці пісків { $sd }, Джихад { $jh }
arrakis-score-harkonnen = Панування { $supremacy } з { $win }
# Games that ended with an older version have stored this sentence.
arrakis-won-supremacy = { $side } перемагають у раунді { $round }: панування над Арракісом — їхнє.
arrakis-won-supremacy-goal = { $side } перемагають у раунді { $round }: їхнє панування над Арракісом сягає { $win }.
arrakis-won-supremacy-first = { $side } перемагають у раунді { $round }: їхнє панування сягає { $win } першим. Атріди мали всі три значення мети, але мета рахується лише наприкінці раунду або з падінням Арракіна.
arrakis-won-objective = { $side } перемагають у раунді { $round }: усі три маркери передбачення досягають значень таємної мети.
arrakis-stalemate = Ніхто не переміг: після { $round ->
    [one] { $round } раунду
    [few] { $round } раундів
   *[other] { $round } раундів
} війну припинено.
# Wars that ended long ago name it in their result.
arrakis-source-supremacy = Панування
arrakis-picture-mat = Планшети
arrakis-picture-row = Передбачення
arrakis-picture-spice = Планшет прянощів
arrakis-picture-conflict = Битва
arrakis-picture-near = Де ти обираєш

arrakis-phase-setup = Приготування
arrakis-phase-start = Початок раунду
arrakis-phase-vehicles = Розміщення машин
arrakis-phase-dice = Кидок кубиків
arrakis-phase-action = Фаза дій
arrakis-phase-hazards = Небезпеки пустелі
arrakis-phase-harvesting = Збір прянощів
arrakis-phase-end = Кінець раунду
arrakis-phase-over = Війну завершено

# The lobby: who plays which side
arrakis-lobby-alone = { $people ->
    [1] Ти ведеш Атрідів і Фрименів. За Харконненів проти тебе грає автома «Махді», тож більше нікого не треба.
   *[other] Ви разом ведете Атрідів і Фрименів як партнери. За Харконненів проти вас грає автома «Махді».
}
arrakis-lobby-by-lot = Хто грає за Атрідів, а хто за Харконненів, вирішує жереб на початку гри.
arrakis-lobby-sides = { $people ->
    [2] За { FORM($first, "acc") } грає перше місце, за { FORM($other, "acc") } — друге.
   *[other] За { FORM($first, "acc") } грають перші місця, за { FORM($other, "acc") } — останні.
}
arrakis-lobby-shared = { $side }: двоє гравців разом.
arrakis-lobby-teams = За кожну сторону грають двоє партнерів.
arrakis-stand-ins-note = Замінники: мапа й карти планування такі, як видано; числа кубиків, жетонів, окремих лідерів і карт передбачення наші, тож рівновага може відрізнятися.

arrakis-variant-sides = Хто грає за Атрідів
arrakis-variant-sides-random = За жеребом
arrakis-variant-sides-random-help = Сторони визначає жереб на початку гри
arrakis-variant-sides-atreides = Перший за столом
arrakis-variant-sides-atreides-help = За Атрідів грає той, хто сів першим
arrakis-variant-sides-harkonnen = Другий за столом
arrakis-variant-sides-harkonnen-help = Хто сів першим, грає за Харконненів

arrakis-variant-shared = Утрьох: спільна сторона
arrakis-variant-shared-harkonnen = Харконнени
arrakis-variant-shared-harkonnen-help = Дім Харконненів і союзники Коррино мають по гравцеві
arrakis-variant-shared-atreides = Атріди
arrakis-variant-shared-atreides-help = Дім Атрідів і союзники-Фримени мають по гравцеві

arrakis-variant-casualties = Втрати після кидка
arrakis-variant-casualties-together = Обирають одночасно
arrakis-variant-casualties-together-help = Обидві сторони питають відразу, тож битва триває вдвічі менше
arrakis-variant-casualties-in_turn = Спершу нападник
arrakis-variant-casualties-in_turn-help = Як надруковано: оборонець обирає після нападника

arrakis-variant-rounds = Останній раунд
arrakis-variant-rounds-15 = П’ятнадцятий
arrakis-variant-rounds-15-help = Якщо після 15 раундів нічого не вирішено, не виграє ніхто
arrakis-variant-rounds-25 = Двадцять п’ятий
arrakis-variant-rounds-25-help = Якщо після 25 раундів нічого не вирішено, не виграє ніхто
arrakis-variant-rounds-0 = Немає
arrakis-variant-rounds-0-help = Війна триває, доки хтось не переможе

## Заголовки списків

group-arrakis-areas = Обери область
group-arrakis-dice = Витрать кубик
group-arrakis-zones = Обери повітряну зону
group-arrakis-vehicles = Обери машину
group-arrakis-move = Перемісти легіон
group-arrakis-attack = Атакуй
group-arrakis-cards = Обери карту
group-arrakis-free = Без кубика
group-arrakis-leaders = Особлива дія лідера
group-arrakis-visions = Обери карту передбачення

## Звороти

arrakis-area-coded = { $area } ({ $code })
    .gen = { FORM($area, "gen") } ({ $code })
    .dat = { FORM($area, "dat") } ({ $code })
    .acc = { FORM($area, "acc") } ({ $code })
    .loc = { FORM($area, "loc") } ({ $code })
    .ins = { FORM($area, "ins") } ({ $code })
arrakis-area-label = { $area } · { $code }
arrakis-area-facts = { $terrain }, { $sector }
arrakis-area-borders = Межує: { $areas }.
arrakis-area-walls = Стіни з боку: { $areas }; лише повітрям.
arrakis-nothing = нічого
arrakis-number = { $number }
arrakis-code = { $code }
arrakis-clauses = { $head }; { $tail }
arrakis-line = – { $deed }
arrakis-units-regular = { $count ->
    [one] { $count } звичайний
    [few] { $count } звичайні
   *[other] { $count } звичайних
}
    .gen = { $count ->
        [one] { $count } звичайного
        [few] { $count } звичайних
       *[other] { $count } звичайних
    }
arrakis-units-elite = { $count ->
    [one] { $count } елітний
    [few] { $count } елітні
   *[other] { $count } елітних
}
    .gen = { $count ->
        [one] { $count } елітного
        [few] { $count } елітних
       *[other] { $count } елітних
    }
arrakis-units-special = { $count ->
    [one] { $count } особливий елітний
    [few] { $count } особливі елітні
   *[other] { $count } особливих елітних
}
    .gen = { $count ->
        [one] { $count } особливого елітного
        [few] { $count } особливих елітних
       *[other] { $count } особливих елітних
    }
arrakis-units-atreides-special = { $count ->
    [one] { $count } федайкін
    [few] { $count } федайкіни
   *[other] { $count } федайкінів
}
    .gen = { $count ->
        [one] { $count } федайкіна
        [few] { $count } федайкінів
       *[other] { $count } федайкінів
    }
    .acc = { $count ->
        [one] { $count } федайкіна
        [few] { $count } федайкінів
       *[other] { $count } федайкінів
    }
arrakis-units-harkonnen-special = { $count ->
    [one] { $count } сардаукар
    [few] { $count } сардаукари
   *[other] { $count } сардаукарів
}
    .gen = { $count ->
        [one] { $count } сардаукара
        [few] { $count } сардаукарів
       *[other] { $count } сардаукарів
    }
    .acc = { $count ->
        [one] { $count } сардаукара
        [few] { $count } сардаукарів
       *[other] { $count } сардаукарів
    }
arrakis-units-tokens = { $count ->
    [one] { $count } жетон лицем униз
    [few] { $count } жетони лицем униз
   *[other] { $count } жетонів лицем униз
}
    .gen = { $count ->
        [one] { $count } жетона лицем униз
        [few] { $count } жетонів лицем униз
       *[other] { $count } жетонів лицем униз
    }
arrakis-units-naib = { $count ->
    [one] { $count } наїб
    [few] { $count } наїби
   *[other] { $count } наїбів
}
    .gen = { $count ->
        [one] { $count } наїба
        [few] { $count } наїбів
       *[other] { $count } наїбів
    }
    .acc = { $count ->
        [one] { $count } наїба
        [few] { $count } наїбів
       *[other] { $count } наїбів
    }
arrakis-units-bashar = { $count ->
    [one] { $count } башар
    [few] { $count } башари
   *[other] { $count } башарів
}
    .gen = { $count ->
        [one] { $count } башара
        [few] { $count } башарів
       *[other] { $count } башарів
    }
    .acc = { $count ->
        [one] { $count } башара
        [few] { $count } башарів
       *[other] { $count } башарів
    }
arrakis-units-generic = { $count ->
    [one] { $count } безіменний лідер
    [few] { $count } безіменні лідери
   *[other] { $count } безіменних лідерів
}
    .gen = { $count ->
        [one] { $count } безіменного лідера
        [few] { $count } безіменних лідерів
       *[other] { $count } безіменних лідерів
    }
    .acc = { $count ->
        [one] { $count } безіменного лідера
        [few] { $count } безіменних лідерів
       *[other] { $count } безіменних лідерів
    }
arrakis-units-leader = будь-який один лідер
    .gen = будь-якого одного лідера
    .acc = будь-якого одного лідера
arrakis-copies = { $count ->
    [1] { $card }
   *[other] { $count } × { $card }
}
    .acc = { $count ->
        [1] { FORM($card, "acc") }
       *[other] { $count } × { $card }
    }
arrakis-cards-of = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
} ({ $deck })
    .acc = { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[other] { $count } карт
    } ({ $deck })
arrakis-dice-of = { $count } × { $result }
# $kind is harvester, ornithopter or carryall.
arrakis-count-vehicle = { $kind ->
    [harvester] { $count ->
        [one] { $count } гарвестер
        [few] { $count } гарвестери
       *[other] { $count } гарвестерів
    }
    [ornithopter] { $count ->
        [one] { $count } орнітоптер
        [few] { $count } орнітоптери
       *[other] { $count } орнітоптерів
    }
   *[carryall] { $count ->
        [one] { $count } каріол
        [few] { $count } каріоли
       *[other] { $count } каріолів
    }
}
arrakis-count-marker = { $count } × { $marker }
arrakis-row-of = { $marker } у рядку { $row }
arrakis-face-hit = { $count ->
    [one] { $count } влучання
    [few] { $count } влучання
   *[other] { $count } влучань
}
arrakis-face-shield = { $count ->
    [one] { $count } щит
    [few] { $count } щити
   *[other] { $count } щитів
}
arrakis-face-special = { $count ->
    [one] { $count } особливий
    [few] { $count } особливі
   *[other] { $count } особливих
}
arrakis-objective-or = { $head }; або { $tail }
arrakis-objective = Квізац Хадерах { $kh }, Мешканці пісків { $sd }, Джихад { $jh }
arrakis-loss-regular = Звичайний
arrakis-loss-elite = Елітний
arrakis-loss-atreides-special = Федайкін
arrakis-loss-harkonnen-special = Сардаукар
arrakis-help-loss = Перше влучання робить його звичайним, друге прибирає
arrakis-loss-turned = { $units } → у звичайні
arrakis-ban-choam = Ліміт підрозділів Харконненів — 5
arrakis-ban-spacing_guild = Без розвідки
arrakis-ban-landsraad = Харконненам не можна скидати карти заради бойових кубиків
arrakis-step-hawat = Входить Туфір Хават
arrakis-step-feyd = Входить Фейд-Раута, Звір Раббан виходить
arrakis-step-leaders = Муад’Діб, Превелебна Мати, Чані
arrakis-step-alia = Входить Алія
arrakis-step-atomics = Родинна атомна зброя
arrakis-stage-begin = Битва починається
arrakis-stage-cards = Карти за кубики
arrakis-stage-specials = Особливі результати
arrakis-stage-hits = Втрати
arrakis-stage-decide = Припинити чи продовжити
arrakis-stage-retreat = Відступ
arrakis-stage-advance = Наступ

## Ходи

arrakis-ask-action = Твій хід: витрать кубик або зроби щось без нього.
arrakis-ask-action-no-die = Твій хід: кубиків у тебе не лишилося. Що робиш без них?
arrakis-ask-action-truth = Транс істини: зараз треба витратити кубик «{ $result }».
arrakis-option-die = { $result }
arrakis-option-house-die = Кубик Дому як «{ $result }»
arrakis-option-leader = { $leader } (кубик «{ $result }»)
arrakis-option-desert = Сила пустелі
arrakis-option-claim = Здобути: { $vision }
arrakis-option-claim-first = Здобути карту з найбільшою нагородою
arrakis-option-claim-none = Нічого не здобувати
arrakis-option-end-turn = Завершити хід
arrakis-option-done = Готово
arrakis-option-nothing = Нічого не робити
arrakis-option-train = Партизанська підготовка
arrakis-option-scout = Розвідка
arrakis-option-atomics = Підірвати атомну зброю
arrakis-option-scheme = Інтриги Хавата
arrakis-help-train = Перевернути свої жетони: лише тоді їхні федайкіни й елітні рахуються для карт
arrakis-help-scout = Прибрати орнітоптер і перевернути приховане в одній області
arrakis-help-atomics = Перетворити одну з трьох гір на пустелю, раз за гру
arrakis-help-scheme = Туфір Хават виходить, входить Ґай Єлена Могіям
arrakis-help-desert-power = Два знаки хробака, або два хробаки рухаються, або один атакує; кубик не витрачається
arrakis-help-atreides-leadership = Перемістити до 2 легіонів із лідерами або раптово атакувати одним
arrakis-help-atreides-strategy = Перемістити до 2 легіонів або атакувати одним
arrakis-help-atreides-deployment = Жетон розгортання й лідер у січ
arrakis-help-atreides-mentat = Взяти 2 карти планування
arrakis-help-harkonnen-leadership = Перемістити до 2 легіонів із лідерами або раптово атакувати одним
arrakis-help-harkonnen-strategy = Перемістити до 2 легіонів або атакувати одним
arrakis-help-harkonnen-deployment = 3 звичайні підрозділи й лідер у поселення
arrakis-help-harkonnen-mentat = Взяти 2 карти планування
arrakis-help-harkonnen-house = 2 звичайні підрозділи стають елітними або розміщують 2 машини
arrakis-ask-end-turn = Дію зроблено. Завершити хід чи зробити ще щось без кубика?
arrakis-ask-turn-over = Дію зроблено: за мить твій хід завершиться сам. До того можна забрати останній крок назад.
arrakis-ask-which-die = Який кубик витрачаєш?
arrakis-ask-claim = Здобуваєш карту передбачення?
arrakis-ask-house = На що витрачаєш кубик Дому?
arrakis-option-house-elites = Замінити 2 звичайні підрозділи елітними
arrakis-option-house-vehicles = Розмістити 2 машини
arrakis-ask-draw = Візьми { $count ->
    [one] { $count } карту планування
    [few] { $count } карти планування
   *[other] { $count } карт планування
}: з якої колоди?
arrakis-draw-one-deck = Колода: { $deck }. Можна взяти карт планування: до { $count }. Скільки береш?
arrakis-option-draw = { $cards }
arrakis-option-draw-none = Нічого не брати
arrakis-ask-play = Зіграти ще одну карту планування?
arrakis-option-play-none = Не грати
arrakis-ask-discard = Скинь { $count ->
    [one] { $count } карту планування
    [few] { $count } карти планування
   *[other] { $count } карт планування
}.

arrakis-ask-share-discards = Твоя сторона скидає { $count ->
    [one] { $count } карту планування
    [few] { $count } карти планування
   *[other] { $count } карт планування
}. Скільки з них твоїх?
arrakis-option-share = Ти { $own }, партнер { $other }

## Кубики

arrakis-ask-change-die = Забагато кубиків «{ $result }»: поверни один на інший результат.
arrakis-context-change-die = Кубиків «{ $result }» у тебе { $dice }, комірок { $slots }. Зайвий кубик іде на результат із найбільшою кількістю вільних комірок.
arrakis-ask-bene-gesserit = Покласти жетон Бене Ґессерит як кубик?
arrakis-option-keep-token = Лишити жетон собі

## Машини

arrakis-ask-vehicles = Розмісти { $vehicle ->
    [harvester] { $count ->
        [one] { $count } гарвестер
        [few] { $count } гарвестери
       *[other] { $count } гарвестерів
    }
    [ornithopter] { $count ->
        [one] { $count } орнітоптер
        [few] { $count } орнітоптери
       *[other] { $count } орнітоптерів
    }
   *[carryall] { $count ->
        [one] { $count } каріол
        [few] { $count } каріоли
       *[other] { $count } каріолів
    }
}.
arrakis-context-harvester = Гарвестер дає наприкінці раунду 1 прянощі, у глибокій пустелі — 2. Прянощами платять Імперіуму, чиї заборони інакше діятимуть. Піщаний хробак знищує гарвестер, якщо його не врятує каріол.
arrakis-context-ornithopter = Орнітоптер переносить легіон з області у своїй зоні або розвідує, що там приховано. Тоді або наприкінці раунду його прибирають.
arrakis-context-carryall = Каріол рятує гарвестер у своїй зоні від піщаного хробака.
arrakis-context-bene-gesserit = Це ще один кубик дії на цей раунд, із результатом, якого в тебе найменше. Після цього жетон витрачено. У тебе жетонів: { $left }.
arrakis-help-field = { $spice ->
    [one] { $spice } прянощі
    [few] { $spice } прянощі
   *[other] { $spice } прянощів
}{ $worm ->
    [yes] , але там лежить знак хробака
   *[no] {""}
}{ $guarded ->
    [yes] , там стоїть твій легіон
   *[no] {""}
} · { $facts }
arrakis-ask-which-vehicle = Розмісти машину (лишилося { $count }).
arrakis-ask-where-vehicle = Куди поставити { FORM($vehicle, "acc") }?
arrakis-option-vehicles = { $vehicle ->
    [harvester] { $count ->
        [one] { $count } гарвестер
        [few] { $count } гарвестери
       *[other] { $count } гарвестерів
    }
    [ornithopter] { $count ->
        [one] { $count } орнітоптер
        [few] { $count } орнітоптери
       *[other] { $count } орнітоптерів
    }
   *[carryall] { $count ->
        [one] { $count } каріол
        [few] { $count } каріоли
       *[other] { $count } каріолів
    }
}
arrakis-option-shift = Перемістити { FORM($vehicle, "acc") }: { $place }
arrakis-option-place-none = Нічого не ставити
arrakis-help-overwrite = Прибирає звідти { FORM($vehicle, "acc") }

## Переміщення

arrakis-ask-maneuver = { $attack ->
    [yes] { $moves ->
        [0] Атакуй легіоном.
        [one] Перемісти до { $moves } легіону або атакуй одним.
        [few] Перемісти до { $moves } легіонів або атакуй одним.
       *[other] Перемісти до { $moves } легіонів або атакуй одним.
    }
   *[no] { $moves ->
        [1] Перемісти легіон.
        [one] Перемісти до { $moves } легіону.
        [few] Перемісти до { $moves } легіонів.
       *[other] Перемісти до { $moves } легіонів.
    }
}
arrakis-option-move = Звідки: { $area }
arrakis-brief-attack = Атакувати: { $area }
arrakis-brief-raid = Наліт повітрям: { $area }
arrakis-option-attack = Атакувати: { $origin } → { $area }
arrakis-option-raid = Наліт повітрям: { $origin } → { $area }
# Dice in the first battle round. $tokens is how many face-down tokens the defender has; $sietch whether a face-down
# sietch adds its rank.
arrakis-help-odds = Кубики: { $ours } проти { $theirs }{ $sietch ->
    [yes] {" "}і прихованого рівня
   *[no] {""}
}{ $tokens ->
    [0] {""}
   *[other] {" "}або більше: жетонів лицем униз — { $tokens }
}. Карти можуть додати кубики
arrakis-help-forces = { $forces }
arrakis-help-no-forces = Підрозділів там немає
arrakis-help-area = { $facts }: { $holds }
arrakis-holds-legion = { $side } ({ $units ->
    [0] без підрозділів
    [one] { $units } підрозділ
    [few] { $units } підрозділи
   *[other] { $units } підрозділів
}{ $leaders ->
    [0] {""}
    [one] , { $leaders } лідер
    [few] , { $leaders } лідери
   *[other] , { $leaders } лідерів
})
arrakis-holds-sietch = січ
arrakis-holds-settlement = поселення
arrakis-holds-station = екологічна станція
arrakis-holds-harvester = гарвестер ({ $spice ->
    [one] { $spice } прянощі
    [few] { $spice } прянощі
   *[other] { $spice } прянощів
})
arrakis-holds-wormsign = знак хробака
arrakis-holds-worm = піщаний хробак
arrakis-ask-where = Куди йде легіон, що стоїть тут: { $area }?
arrakis-option-part = Перемістити лише частину
arrakis-option-stay = Лишитися
arrakis-help-fly = Орнітоптером, який після цього прибирають
arrakis-help-further = Через дві області
arrakis-help-wormsign = Тут лежить знак хробака, його перевернуть
arrakis-help-station = Екологічна станція
arrakis-help-harvester = Гарвестер, який приберуть
arrakis-help-join = Долучається до твоїх підрозділів: { $count }
arrakis-ask-ornithopter = Який орнітоптер переносить легіон?
arrakis-ask-split = { $area }: які підрозділи рухаються?
arrakis-ask-split-leaders = Які лідери йдуть із ними?
arrakis-ask-excess = Забагато підрозділів, { $area }: прибери { $count }.
arrakis-option-token = Жетон ({ $units })
arrakis-option-train-token = { $area }: { $token }

## Битва

arrakis-ask-combat-cards = Битва: { $area }, раунд { $round }. Ти кидаєш { $ours }, вони { $theirs }. Скинути карти планування заради кубиків?
arrakis-option-no-cards = Жодної карти
arrakis-option-up-to = { $count ->
    [1] Скинути 1, найстарішу
   *[other] Скинути { $count }, спершу найстаріші
}
arrakis-option-up-to-room = Скинути до { $count }: кубиків додасться лише { $room }
arrakis-option-choose-cards = Обрати карти
arrakis-ask-choose-cards = Які карти скидаєш? Кожна додає кубик, щонайбільше до шести.
arrakis-ask-specials = Битва: { $area }. { $count ->
    [1] Один лідер бере особливий результат. Хто?
   *[other] Особливі результати беруть лідери ({ $count }). Хто?
}
arrakis-option-special = { $leader } (влучань { $hits }, щитів { $shields })
arrakis-ask-hits = { $area }: твій легіон отримує { $count ->
    [one] { $count } влучання
    [few] { $count } влучання
   *[other] { $count } влучань
}.
arrakis-option-cheapest = Спершу найдешевші: { $losses }
arrakis-option-keep-leaders = Берегти лідерів: { $losses }
arrakis-option-choose-losses = Обрати
arrakis-ask-losses = { $area }: твій легіон отримує { $count ->
    [one] { $count } влучання
    [few] { $count } влучання
   *[other] { $count } влучань
}. Кого втрачаєш?
arrakis-ask-go-on = Битва: { $area }. Підрозділів у тебе: { $ours }, у них: { $theirs }. { $price ->
    [yes] Щоб продовжити, спершу прийми одне влучання.
   *[no] Продовження нічого не коштує.
}
arrakis-option-continue = Продовжити
arrakis-option-cease = Припинити
arrakis-ask-retreat = { $area }: тебе атакують знову. Підрозділів у тебе: { $ours }, у них: { $theirs }. Відступаєш?
arrakis-option-retreat = Відступити
arrakis-option-stand = Вистояти
arrakis-ask-drive = { $area }: вони відступають. Куди?
arrakis-ask-advance = { $area }: перемога за тобою. Наступати всім легіоном?
arrakis-option-advance = Наступати: { $area }
arrakis-option-stay-behind = Лишитися на місці
arrakis-ask-tank-first = Хто першим потрапляє в регенераційний чан?

## Розгортання

arrakis-ask-deploy-token = { $drawn ->
    [yes] Узято жетон: { $units }. У яку січ його кладеш?
    [kept] У яку січ приходить лідер?
   *[no] Жетонів не лишилося. У яку січ приходить лідер?
}
arrakis-option-leader-only = Розгорнути лише лідера
arrakis-ask-which-token = Який із двох жетонів кладеш?
arrakis-ask-deploy-units = { $count ->
    [1] Розгорни в поселення: { $units }.
   *[other] Розгорни в поселення щонайбільше: { $units }.
}
arrakis-ask-deploy-leader = Який лідер приходить?
arrakis-option-no-leader = Жоден
arrakis-ask-leader-where = { $leader }: куди?
arrakis-ask-swap = Де відбувається заміна: { $units } → { $new }?

## Пустеля

arrakis-ask-desert-power = Що дає тобі сила пустелі?
arrakis-option-signs = Покласти 2 знаки хробака
arrakis-option-worm-move = Перемістити до 2 піщаних хробаків
arrakis-option-maker = Дикий Творець: рух і атака
arrakis-option-strike = Хробак атакує: { $origin } → { $area }
arrakis-ask-signs = Поклади знаки хробака, щонайбільше { $count }.
arrakis-ask-which-worm = Який хробак рухається?
arrakis-ask-worm-where = { $area }: куди йде піщаний хробак?
arrakis-ask-worm-source = { $area }: з’являється піщаний хробак. Який?
arrakis-option-worm-supply = Із запасу
arrakis-option-worm-any = Байдуже
arrakis-option-worm-maker = Дикий Творець
arrakis-ask-flee = { $area }: Харконнени тікають від хробака. Куди?
arrakis-ask-rescue = { $area }: гарвестер буде втрачено, якщо його не врятує каріол. Рятувати?
arrakis-option-rescue = Врятувати: { $zone }
arrakis-option-rescue-any = Врятувати будь-яким каріолом
arrakis-option-no-rescue = Хай пропадає
arrakis-ask-hazards = Знаків хробака лишилося: { $count }. Куди їх кладеш?
arrakis-ask-which-appear = Знаків із хробаком: { $found }, але з’являється щонайбільше { $count }. Де?
arrakis-ask-worm-next = Який хробак наступний?
arrakis-ask-maker-where = Куди йде дикий Творець?
arrakis-ask-maker-prey = Кого атакує дикий Творець?
arrakis-ask-maker-appears = Де з’являється дикий Творець?
arrakis-ask-maker-home = Замінити дикого Творця звичайним піщаним хробаком?
arrakis-option-maker-stays = Він лишається
arrakis-option-maker-leaves = Замінити

## Вільні дії

arrakis-ask-train = Які жетони перевертаєш?
arrakis-ask-scout-from = Який орнітоптер розвідує?
arrakis-option-no-scout = Жоден
arrakis-ask-scout = Яку область розвідують?
arrakis-option-only-sietch = { $area }: лише січ
arrakis-option-only-tokens = { $area }: лише жетони
arrakis-ask-atomics = Де підриваєш родинну атомну зброю?
arrakis-option-no-atomics = Не зараз
arrakis-help-blast = Стає пустелею й відкриває: { $areas }
arrakis-ask-displace = Атомний вибух: { $area }. Куди йде легіон?
arrakis-ask-schemes = Скільки карт «Інтриги Хавата» скидаєш?
arrakis-option-schemes = { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[other] { $count } карт
}

## Прянощі й кінець раунду

arrakis-ask-spice = У тебе { $spice ->
    [one] { $spice } прянощі
    [few] { $spice } прянощі
   *[other] { $spice } прянощів
}. За що платиш? Кожен неоплачений маркер опускається на рядок, і його заборона діє до наступного збору.
arrakis-context-ban = *{ $marker }*, зараз у рядку { $row }: без оплати опуститься до рядка { $after } і до наступного збору діятиме заборона: { $ban }.
# $bans is yes on the bottom row, where a marker bans even if it is paid for.
arrakis-help-pay = Буде в рядку { $row }{ $bans ->
    [yes] , найнижчому, де заборона діє все одно
   *[no] , без заборони
}
arrakis-help-stockpile = Панування { $now } → { $after }
arrakis-option-keep = Втримати: { $marker } (2 прянощі)
arrakis-option-raise = Підняти: { $marker } (3 прянощі)
arrakis-option-stockpile = Запас: +1 панування (3 прянощі)
arrakis-option-spice-done = Готово (лишається { $spice })
arrakis-help-spice-done = { $lost ->
    [0] Лишається до наступного збору
   *[other] 1 лишається до наступного збору, втрачено { $lost }
}
arrakis-ask-call-home = Замінити іменних лідерів на мапі безіменними?
arrakis-context-call-home = Відкликаний лідер полишає мапу неушкодженим, і його можна розгорнути деінде. Його місце займає безіменний.
arrakis-option-call-home = { $leader }: { $area }
arrakis-ask-prune = Прибрати з гри нездобуті карти передбачення? Решту замішають назад.

## Карти

arrakis-ask-either = Що з двох?
arrakis-ask-place = Куди ставиш: { $what }? На карті сказано: { $where }.
arrakis-ask-place-where = Куди ставиш: { $what }? На карті сказано: { $where }. Потім обереш, які саме фігурки.
arrakis-ask-place-there = Ставиш: { $what }? На карті сказано: { $where }.
arrakis-option-choose-pieces = Обрати, які фігурки й звідки
arrakis-ask-place-piece = { $area }: яку фігурку ставиш?
arrakis-option-piece-supply = { $piece }, з-поза мапи
arrakis-option-piece-from = { $piece }, звідки: { $area }
arrakis-ask-fetch = У запасі такої фігурки немає: { $piece }. Звідки взяти її сюди: { $area }?
arrakis-option-fetch-lower = Нижчий підрозділ із запасу
arrakis-ask-place-each = Розмісти щонайбільше: { $units }, по одному в поселення. Де?
arrakis-ask-place-in-each = Ставиш: { $units }, по одному в кожну з цих областей: { $areas }?
arrakis-option-place-all = Так, по одному в кожну
arrakis-option-place-some = Обрати поселення
arrakis-ask-scatter = Розмісти звичайні підрозділи, щонайбільше { $count }, по одному в область. Де?
arrakis-ask-tank = Який ворожий лідер потрапляє в чан?
arrakis-ask-strike = По якому легіону удар?
arrakis-ask-add-worm = Де з’являється піщаний хробак?
arrakis-ask-clear-signs = Прибери до 3 знаків хробака. Які?
arrakis-ask-clear-pole = Які знаки хробака довкола Північного полюса прибираєш?
arrakis-option-clear-all = Усі
arrakis-option-clear-some = Обрати, які
arrakis-ask-clear-some = Які знаки хробака прибираєш?
arrakis-ask-feyd-enters = Якщо { $leader } вступить у гру, { $other } вийде з неї. Чи вступає { $leader }?
arrakis-ask-carry-from = Який легіон беруть перевізники?
arrakis-ask-carry-to = Куди летить легіон, що стоїть тут: { $area }?
arrakis-ask-spies = Що розкривають шпигуни?
arrakis-ask-sabotage = Знищ машини, щонайбільше { $count }.
arrakis-option-vehicle-in = { $vehicle }, { $zone }
arrakis-ask-rockets = У який сектор летять ракети?
arrakis-ask-chasms = У якому секторі розверзаються пилові прірви?
arrakis-ask-capture = Який орнітоптер захоплено?
arrakis-ask-bill = Який маркер опускається на рядок?
arrakis-ask-truth = Який кубик Харконнени мають витратити наступним?
arrakis-ask-cloud = Яка карта передбачення повертається в колоду?
arrakis-ask-hold = Яку карту передбачення тримають «Очі Ібада»?
arrakis-ask-fear = До якої карти передбачення її долучаєш?
arrakis-ask-renew = Які карти передбачення прибирають і замінюють?
arrakis-ask-marker = Який маркер просувається на { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[other] { $steps } кроків
}?
arrakis-ask-pair = Який маркер повертається назад, а який іде вперед?
arrakis-option-pair = { $back } назад, { $forth } вперед
arrakis-ask-how-far = На скільки { $back } назад, а { $forth } вперед?
arrakis-option-steps = { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[other] { $steps } кроків
}
arrakis-ask-look = На що дивишся?
arrakis-option-look-wormsign = Знак хробака: { $area }
arrakis-option-look-station = Станція: { $area }
arrakis-ask-flip-two = Які два жетони розкрити?
arrakis-ask-families-from = З якої січі тікають родини?
arrakis-ask-families-to = Куди вони йдуть?
arrakis-ask-exchange-first = Яка січ обмінює жетони?
arrakis-ask-exchange-second = І з якою іншою січчю?
arrakis-ask-kitab-from = Яка січ переміщується?
arrakis-ask-kitab-to = Куди?
arrakis-ask-kitab-units = Хто йде із січчю?
arrakis-ask-kitab-leaders = Які лідери йдуть із нею?
arrakis-ask-drift = Який легіон зносять піщані припливи?
arrakis-ask-drift-to = Куди зносить легіон, що стоїть тут: { $area }?

## Що всі читають про того, на кого чекає стіл

arrakis-awaits-action = дія
arrakis-awaits-bene-gesserit = чи покласти жетон Бене Ґессерит як кубик
arrakis-awaits-vehicles = розміщення машин
arrakis-awaits-spice = витрата прянощів
arrakis-awaits-combat-cards = карти для битви: *{ $area }*
arrakis-awaits-hits = вибір втрат: *{ $area }*
arrakis-awaits-losses = вибір втрат: *{ $area }*
arrakis-awaits-specials = хто бере особливі результати
arrakis-awaits-excess = вибір, що прибирають: *{ $area }*
arrakis-awaits-worm-source = поява піщаного хробака: *{ $area }*
arrakis-awaits-worm-next = який піщаний хробак перший
arrakis-awaits-which-appear = де з’являються піщані хробаки
arrakis-awaits-flee = куди тікає легіон: *{ $area }*
arrakis-awaits-rescue = чи рятувати гарвестер: *{ $area }*
arrakis-awaits-maker-home = чи лишається дикий Творець
arrakis-awaits-call-home = чи відкликати лідерів
arrakis-awaits-prune = чи прибрати карти передбачення
arrakis-awaits-change-die = зміна кубиків
arrakis-awaits-discard = скидання карт
arrakis-awaits-share-discards = скидання карт
arrakis-awaits-claim = чи здобути карту передбачення
arrakis-awaits-drive = куди відступає легіон: *{ $area }*
arrakis-awaits-marker = який маркер передбачення просувається
arrakis-awaits-flip-two = які два жетони розкрити
arrakis-awaits-tank-first = хто перший потрапляє в регенераційний чан
arrakis-awaits-displace = куди йде легіон: *{ $area }*
arrakis-awaits-go-on = продовжити чи припинити битву: *{ $area }*
arrakis-awaits-retreat = вистояти чи відступити: *{ $area }*

## Постійні накази

arrakis-order-cheapest = Завжди втрачати спершу найдешевших
arrakis-order-keep-leaders = Завжди обирати втрати так, щоб уберегти лідерів
arrakis-order-cards-never = Ніколи не скидати карт заради бойових кубиків
arrakis-order-cards = Завжди скидати в раунді битви карт: до { $count }
arrakis-order-stand = Ніколи не відступати
arrakis-order-retreat = Завжди відступати, коли можливо
arrakis-order-claim-at-once = Завжди здобувати карти передбачення відразу, у ході іншої сторони й у битвах
arrakis-order-claim = Завжди здобувати карти передбачення, щойно можливо
arrakis-order-stay-out = Наприкінці раунду завжди лишати іменних лідерів на мапі
arrakis-order-maker-stays = Завжди лишати дикого Творця на мапі
arrakis-order-worm-any = Коли з’являється хробак: завжди із запасу, а якщо там порожньо — з мапи
arrakis-order-rescue = Завжди рятувати гарвестери каріолом, коли можливо
arrakis-order-keep-token = Завжди лишати жетони Бене Ґессерит собі
arrakis-order-keep-visions = Ніколи не прибирати карти передбачення
arrakis-order-specials = У битві особливі результати завжди беруть найсильніші лідери
arrakis-order-change-dice = Зайві кубики: завжди повертати на перший результат із вільною коміркою
arrakis-order-excess = Забагато підрозділів в області: завжди прибирати найдешевші
arrakis-order-discards = Коли треба скидати карти: завжди найстаріші
arrakis-order-worms = Хробаки й легіони, що тікають: завжди перша із запропонованих областей
arrakis-order-signs = Без кубиків завжди класти силою пустелі знаки хробака біля Харконненів

## Чому дію не запропоновано: вона нічого не змінила б.
arrakis-nothing-strategy = Жоден твій легіон не може рухатися чи атакувати.
arrakis-nothing-leadership = Жоден твій легіон із лідером не може рухатися чи атакувати.
arrakis-nothing-deployment = Немає підрозділу, жетона чи лідера, якого можна розгорнути.
arrakis-nothing-mentat = Колоди, з яких ти береш, порожні.
arrakis-nothing-house = Жоден звичайний підрозділ не можна замінити елітним, і жодної машини не можна розмістити.
arrakis-nothing-desert = Не можна покласти знак хробака, і жоден хробак не може рухатися чи атакувати.
arrakis-nothing-special = { $leader } зараз нічого з цього не може.
arrakis-nothing-special-away = { $leader } не на мапі.
arrakis-warning-for-nothing = Тоді кубик буде витрачено марно. Ти цього хочеш?
arrakis-warning-stay = Легіон лишиться на місці, а це переміщення буде витрачено. Ти цього хочеш?
