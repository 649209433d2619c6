### Гра в кості: запитання, варіанти й відмови.

dice-title = Дюна. Гра в кості
dice-blurb = Сім кубиків, вісім Домів, кругла мапа й буря, для 2–8 гравців. Кидай, заморожуй, укладай союзи й бийся: перемога твоя, якщо наприкінці свого ходу лише твої сили стоять у трьох із п’яти стратегічних регіонів, а удвох — у чотирьох. Якщо за шість раундів ніхто не переміг, перемагає Гільдія Лоцманів.
dice-headline = Раунд { $round } з { $rounds } · { $who } ({ $house }) · { $step }{ $worm ->
    [yes] {" "}· Шай-Хулуд
   *[no] {""}
}{ $left ->
    [0] {" "}· останній раунд: якщо зараз ніхто не переможе, переможе Гільдія
    [1] {" "}· після цього ще один раунд: якщо й тоді ніхто не переможе, переможе Гільдія
   *[other] {""}
}
dice-battle-in = битва: { $region }
dice-headline-setup = Приготування

dice-you = ти
    .gen = тебе
    .dat = тобі
    .acc = тебе
    .loc = тобі
    .ins = тобою
dice-player = { $who } ({ $house })
    .gen = { FORM($who, "gen") } ({ $house })
    .dat = { FORM($who, "dat") } ({ $house })
    .acc = { FORM($who, "acc") } ({ $house })
    .loc = { FORM($who, "loc") } ({ $house })
    .ins = { FORM($who, "ins") } ({ $house })

## Звороти

dice-house-atreides-help = Двоє лідерів; війська повертаються з битв, де обидві сторони мали лідера
dice-house-harkonnen-help = Найсильніший лідер; щоходу може прибрати військо Отрутою; минає укріплення
dice-house-fremen-help = Мало військ, але кожне рахується за 2; бурі не шкодять; хробаком у будь-який регіон
dice-house-bene_tleilax-help = Вербує будь-яким кубиком, підміняє ворожі війська своїми, оживляє лідера за прянощі
dice-house-corrino-help = Сардаукари, що рахуються за 2, і сховище прянощів, яке не зникає з ходом
dice-house-guild-help = Отримує прянощі за чужі перевезення; перемагає, якщо за шість раундів ніхто не переміг
dice-house-bene_gesserit-help = Перемагає замість Дому, який таємно передбачила; ніхто не може відмовити їй у союзі
dice-house-smugglers-help = Перевозить просто із запасу; може ввійти в будь-який порожній регіон

dice-face-number = { $number }
dice-face-count = { $count ->
    [1] { $face }
   *[other] { $count } × { $face }
}

dice-die-house = Кубик Дому: { $face }
dice-die-region = Кубик регіону: зона { $face }
dice-die-spice = Кубик прянощів: { $face }
dice-die-vendetta = Кубик вендети: { $face }
dice-shown-region = зона { $face }
dice-shown-spice = прянощі: { $face }
dice-help-own = Твій: приводить військо або лідера із запасу
dice-help-own-fremen = Твій: два приводять військо із запасу, один — лідера
dice-help-symbol = Твій для вербування, якщо потім назвеш цей Дім
dice-help-invite = Із ним можна запросити до союзу { FORM($who, "acc") }
dice-help-idle = Тобі він ні до чого
dice-help-region = Можна ввійти сюди: { $regions }; якщо буря рушить, то на { $arrow ->
    [west] захід
   *[east] схід
}
dice-help-spice = { $spice ->
    [one] { $spice } прянощі
    [few] { $spice } прянощі
   *[other] { $spice } прянощів
} на перевезення військ; { $storm ->
    [yes] буря рушить
   *[no] буря стоїть
}

dice-forces = { $count ->
    [one] { $count } військо
    [few] { $count } війська
   *[other] { $count } військ
}
    .gen = { $count ->
        [one] { $count } війська
        [few] { $count } військ
       *[other] { $count } військ
    }
dice-sardaukar = { $count ->
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

dice-source-harvest = прянощі гарвестерів
    .gen = прянощів гарвестерів
    .dat = прянощам гарвестерів
    .ins = прянощами гарвестерів
dice-source-received = отримані прянощі
    .gen = отриманих прянощів
    .dat = отриманим прянощам
    .ins = отриманими прянощами
dice-source-store = твоє сховище
    .gen = твого сховища
    .dat = твоєму сховищу
    .ins = твоїм сховищем
dice-source-die = прянощі кубика
    .gen = прянощів кубика
    .dat = прянощам кубика
    .ins = прянощами кубика

dice-step-setup = приготування
dice-step-dice = кубики
dice-step-alliance = союз
dice-step-recruitment = вербування
dice-step-vendetta = вендета
dice-step-shipping = перевезення
dice-step-movement = переміщення
dice-step-battle = битва
dice-step-equipment = спорядження
dice-step-storm = буря
dice-step-over = гру завершено

## Приготування

dice-ask-house = За який Дім граєш?
dice-refused-house-taken = за цей Дім уже грають
dice-refused-house-players = лише від { $least } гравців
dice-ask-start = Де стоять твої перші війська ({ $count })?
dice-refused-start-taken = там починає інший Дім
dice-ask-predict = Який Дім переможе самостійно? До кінця гри запис знаєш лише ти.

## Кубики

dice-ask-freeze = { $least ->
    [0] Шай-Хулуда заморожено. Заморозити ще якісь кубики? Решту кидають знову.
   *[other] Кидок { $roll }. Які кубики заморожуєш? Щонайменше один; він лишається як лежить. Решту кидають знову, доки не заморожено всі.
}
dice-ask-worm = На кубику прянощів Шай-Хулуд: цього ходу прянощів немає. Відманити хробака гупалом і перекинути кубик?
dice-option-worm = Хай хробак приходить
dice-option-thumper = Використати гупало
dice-meanwhile = { $who } ще не дає відповіді на твоє запрошення. Можна чекати або продовжити. { $asked }
dice-ask-piter = На кубику вендети — { $face }. Пітер де Вріз поверне його на Отруту?
dice-option-leave-die = Лишити: { $face }
dice-option-poison = Повернути на Отруту
dice-ask-symbol = Аксолотлеві чани: кубики якого Дому цього ходу вважаються твоїми для вербування?
dice-option-symbol = { $house }: { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[other] { $count } кубиків
}

## Союз

dice-ask-invite = Кого запрошуєш до союзу на цей хід? Союзники б’ються на одному боці й перемагають разом із чотирма стратегічними регіонами.
dice-option-alone = Продовжити без союзу
group-dice-allies = Кого запросити
dice-option-invite = { $who } ({ $house })
dice-option-invite-by = { $who } ({ $house }), кубики: { $symbol }
dice-refused-no-die = жоден кубик Дому не показує цей Дім
dice-refused-asked-before = цього ходу вже було запрошення
dice-ask-leave-dice = Ви обоє вербували б кубиками { FORM($house, "gen") } ({ $dice }). Скільки з них дістається союзникові { $who }?
dice-option-leave-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[other] { $dice } кубиків
}
dice-refused-leave-none = союзникові дістається щонайменше один кубик
dice-ask-invited = { $who } ({ $house }) пропонує тобі союз на цей хід: ви б’єтеся на одному боці й перемагаєте разом із чотирма стратегічними регіонами. { $dice ->
    [0] Кубиків, якими ти можеш вербувати, немає.
    [one] Ти зможеш вербувати { $dice } кубиком.
    [few] Ти зможеш вербувати { $dice } кубиками.
   *[other] Ти зможеш вербувати { $dice } кубиками.
} Приймаєш?
dice-option-accept = Прийняти
dice-option-accept-and-leave = Прийняти, решту лишити союзникові { $who }
dice-help-accept-and-leave = ти вербуєш якнайбільше військ, стоїш на місці, і більше цього ходу тебе не питають
dice-standing-refuse = Відтепер відхиляти всі запрошення
dice-standing-refuse-from = Відхиляти всі запрошення: { $who }
dice-standing-leave-from = Приймати всі запрошення, решту лишати союзникові: { $who }
dice-standing-leave-for = Приймати запрошення, що дають кубиків: { $dice } або більше, решту лишати
dice-standing-leave = Відтепер приймати всі запрошення й лишати решту
dice-standing-stay = Ніколи не рухатися як союзник
dice-standing-no-leaders = Ніколи не пропонувати лідерів
dice-option-refuse = Відмовити

## Вербування

dice-ask-recruit = { $house }: на { $dice ->
    [one] { $dice } кубику
    [few] { $dice } кубиках
   *[other] { $dice } кубиках
}. Що приводиш із запасу на карту Дому, готове до дії?
dice-option-recruit = { $what }
dice-option-recruit-together = { $what } разом
dice-option-recruit-nothing = Нічого
dice-refused-one-leader = за крок вербування щонайбільше один лідер
dice-refused-ally-leader = союзник вербує лише війська

## Вендета

dice-ask-kill = Вендета: { $reach ->
    [token] на кубику { $face }. { $piter ->
        [yes] Лиши його, або хай Пітер де Вріз поверне його на Отруту й відправить одне військо з мапи в запас власника. Яке?
        [hoped] З твоїм майбутнім союзником Пітер де Вріз міг би повернути його на Отруту. Чекаєш на відповідь чи лишаєш кубик як є?
       *[no] Пітер де Вріз не повертає його на Отруту, тож кубик лишається як є.
    }
    [nobody] { $face } нікого не дістає. { $piter ->
        [hoped] З твоїм майбутнім союзником Пітер де Вріз міг би повернути кубик на Отруту. Чекаєш на відповідь чи нікого не прибираєш?
       *[no] Пітер де Вріз не повертає кубик на Отруту, тож усі лишаються.
    }
   *[some] { $face } дає відправити одне військо з мапи в запас власника.{ $piter ->
        [yes] {" "}Пітер де Вріз може повернути кубик на Отруту для тих, кого він не дістає.
       *[no] {""}
    } Яке?
}
dice-help-poisoned = Пітер де Вріз повертає кубик на Отруту
dice-option-spare = Нікого не прибирати
group-dice-victims = Яке військо прибрати
dice-option-kill = { $region }: { $what }, { $house }{ $whose ->
    [own] {" "}(твоє)
    [ally] {" "}(твого союзника)
   *[other] {""}
}
dice-refused-immune = невразливі: { $ability }
dice-refused-token = захист: { $token }
dice-refused-storm-shelter = під бурею, куди вендета не сягає

## Перевезення й угоди

dice-ask-lose-harvester = Шай-Хулуд забирає гарвестер. Який?
dice-ask-ship = Перевезення: у тебе { $spice ->
    [one] { $spice } прянощі
    [few] { $spice } прянощі
   *[other] { $spice } прянощів
} і { $card ->
    [0] жодного війська для перевезення.
    [one] { $card } військо для перевезення. Воно йде до Полярної шапки або в регіон, де є твоє військо.
    [few] { $card } війська для перевезення. Кожне йде до Полярної шапки або в регіон, де є твоє військо.
   *[other] { $card } військ для перевезення. Кожне йде до Полярної шапки або в регіон, де є твоє військо.
}
dice-option-ship-done = Завершити перевезення
dice-option-ship-forces = { $region }: перевезти { $what } (прянощі: { $price })
dice-option-ship = Перевезти: { $region } (прянощі за військо: { $price })
dice-ask-how-many = Скільки військ перевозиш до регіону «{ $region }»? Ціна кожного в прянощах: { $price }, у тебе { $spice }.
dice-option-force = { $what }
dice-option-rescue-card = На твою карту Дому
dice-option-rescue-supply = У твій запас
dice-option-pay-first = Спершу витрачати { $source }
dice-help-pay-first = Інакше спершу йде: { $first }. Залишок кубика у твоєму сховищі рахується подвійно
dice-option-revive = Оживити: { $leader } (прянощі: { $price })
dice-option-hire = Найняти: { $leader } (прянощі: { $price })
dice-refused-storm = над ним буря
dice-refused-consent = там є війська лише твого союзника: потрібна угода
dice-refused-none-to-ship = замало військ для перевезення
dice-refused-spice = коштує прянощів: { $price }; є { $spice }

dice-ask-aid = { $offered ->
    [yes] { $who } має твою пропозицію: { $terms }. Замінити її іншою?
   *[no] Запропонувати угоду: { $who }? Ніхто на неї не чекає.
}
dice-option-deal = Запропонувати угоду: { $who }
dice-ask-deal = Твоя пропозиція для { FORM($who, "gen") }: { $terms }. Додай, що хочеш, і надішли.
dice-option-deal-send = Надіслати пропозицію
dice-option-deal-drop = Облишити
dice-option-deal-enter = { $reader ->
    [active] Перевозити свої війська: { $region }
   *[other] Дозволити перевозити: { $active }, { $region }
}
dice-option-deal-leave = { $reader ->
    [active] Не перевозити: { $region }
   *[other] Не дозволяти перевозити: { $active }, { $region }
}
dice-option-deal-pay = { $reader ->
    [ally] Перевезти твої війська: { $region }
   *[other] Перевезти війська: { $ally }, { $region }
}
dice-option-deal-unpay = Нікого не перевозити: { $region }
dice-option-give = { $reader ->
    [ally] Дати прянощів: { $spice }
   *[other] { $ally } дає прянощів: { $spice }
}
dice-ask-deal-forces = { $reader ->
    [ally] Скільки твоїх військ перевезти: { $region }? Платить { $active }
   *[other] Скільки військ перевезти: { $ally }, { $region }? Платиш ти
}, прянощів за кожне: { $price }.
dice-ask-deal-answer = { $who } пропонує угоду: { $terms }.
dice-option-deal-yes = Погодитися
dice-option-deal-no = Відмовити
dice-option-deal-counter = Зустрічна пропозиція
dice-refused-store = у сховищі союзника прянощів: { $spice }
dice-refused-deal-again = цього ходу її двічі відхилено: щось у ній зміни
dice-refused-deal-empty = у ній ще нічого немає
dice-refused-guild-spice = прянощі Гільдії не можна віддати
dice-deal-enter = { $reader ->
    [active] тобі можна перевозити: { $region }
   *[other] { $active } може перевозити: { $region }
}
dice-deal-paid = { $reader ->
    [active] ти платиш за перевезення союзника { $ally }: { $what } → { $region }
    [ally] { $active } платить за твоє перевезення: { $what } → { $region }
   *[other] { $active } платить за перевезення союзника { $ally }: { $what } → { $region }
}
dice-deal-spice = { $reader ->
    [active] { $ally } дає тобі прянощів: { $spice }
    [ally] ти даєш прянощів: { $spice }, кому: { $active }
   *[other] { $ally } дає прянощів: { $spice }, кому: { $active }
}
dice-deal-nothing = ще нічого

## Переміщення

dice-ask-target = Кубик регіону показує зону { $zone }: цього ходу війська можуть увійти в один з її регіонів{ $free ->
    [yes] , у порожній деінде
   *[no] {""}
} або до Полярної шапки. Який твій цільовий регіон?
dice-target-help = { $strategic ->
    [yes] стратегічний;{" "}
   *[no] {""}
}твоїх військ, що можуть дійти: { $forces }
dice-target-battle = { $strategic ->
    [yes] стратегічний;{" "}
   *[no] {""}
}твоїх військ, що можуть дійти: { $forces }; там проти тебе: { $houses }
dice-target-storm = Під бурею: ніхто не може ввійти
dice-refused-occupied = там є війська, або над ним буря
dice-ask-move = Які твої війська переміщуються до регіону «{ $region }»? Скільки завгодно, можна жодного.
dice-option-move = { $what }, звідки: { $region }
dice-refused-not-adjacent = не суміжний, і немає орнітоптера

## Битва

dice-ask-battle = Яка битва наступна?
dice-option-battle = { $region }, проти: { $houses }
dice-ask-aftermath = Битви завершено. Повернути лідера?
dice-option-go-on = Далі
dice-ask-fortification = { $region }: укріплення знищує одне військо нападника, і його витрачено. Яке військо?
dice-option-infiltrate = Проникнення: минути його
dice-option-lose = { $what }, { $house }
dice-ask-dance = Перед битвою твої Лицепляси можуть підмінити вороже військо твоїм із запасу. Яке?
dice-option-no-dance = Більше нікого
dice-option-dance = { $what }, { $house }
dice-ask-offer-leader = Запропонувати лідера для битви ({ $region }), кому: { $who }? Це необов’язково.
dice-option-leader = { $leader } ({ $strength })
dice-ask-commit = { $region }: { $side ->
    [attack] ти атакуєш
   *[defence] ти обороняєшся
}. Твої сили: війська { $ours }, { $our_leaders ->
    [0] без лідера
   *[other] лідери { $our_leaders }
}. Проти тебе: війська { $theirs }, { $their_leaders ->
    [0] без лідера
   *[other] лідери { $their_leaders }
}.{ $led ->
    [0] {""}
   *[other] {" "}Ти ведеш також війська: { $houses }.
} Що таємно кидаєш у битву? Перемагає більша сума; за рівної — оборонець. Усе, що кинуто в битву, втрачено, як і всі війська переможеного.
dice-option-commit = { $house }: { $what }

## Спорядження й буря

dice-ask-equip = { $held ->
    [no] Якщо регіон «{ $region }» зрештою буде твій, його спорядження можна змінити.
   *[yes] Регіон «{ $region }» під твоїм контролем, тож його спорядження можна змінити.
}
dice-option-keep = Лишити: { $equipment }
dice-option-place-nothing = Нічого не ставити
dice-option-return = Повернути: { $equipment }
dice-option-place = Поставити: { $equipment }
dice-option-replace = { $equipment } замість: { $old }
dice-help-fortification = Знищує перше військо нападника; не впускає бурю
dice-help-harvester = 2 прянощі в ході того, хто тут стоїть
dice-help-ornithopter = Війська звідси можуть перейти в будь-який цільовий регіон
dice-help-return = Повертається в запас, звідки його може розмістити будь-хто
dice-ask-rescue = { $n ->
    [1] Здібність союзника може врятувати військо, яке ти втратиш у цій битві. Куди воно йде?
   *[other] Здібність союзника може врятувати війська ({ $n }), які ти втратиш у цій битві. Куди вони йдуть?
}
dice-ask-storm-loss = Буря б’є: { $region }. Який жетон втрачаєш?

## Кінець

dice-ask-end-turn = Робити більше нічого: за мить твій хід завершиться сам. До того можна забрати останній крок назад.
dice-option-end-turn = Завершити хід

## Що всі читають про того, на кого чекає стіл

dice-awaits-house = вибір Дому
dice-awaits-start = розміщення перших військ
dice-awaits-predict = запис, хто переможе
dice-awaits-freeze = заморожування кубиків
dice-awaits-invited = відповідь на запрошення до союзу: { $who }
dice-awaits-recruit = вербування
dice-awaits-move = переміщення військ: *{ $region }*
dice-awaits-deal = складання пропозиції: { $who }
dice-awaits-deal-forces = складання пропозиції: { $who }
dice-awaits-deal-answer = відповідь на пропозицію: { $who }
dice-awaits-offer-leader = чи б’ється лідер: *{ $region }*
dice-awaits-commit = вибір, хто б’ється: *{ $region }*
dice-awaits-storm-loss = вибір, що забирає буря: *{ $region }*

dice-score = стратегічні регіони: { $held } з { $needed }{ $held ->
    [0] {""}
   *[other] : { $regions }
}
dice-decided-sole = Досить стратегічних регіонів без інших Домів: { $house }. Перемога: { $winners }.
dice-decided-alliance = Спільна перемога з чотирма стратегічними регіонами: { $winners }.
dice-decided-guild = Шість раундів минуло без переможця. Перемагає Гільдія Лоцманів: { $winners }.
dice-decided-nobody = Шість раундів минуло без переможця: перемагає Гільдія Лоцманів, а за неї ніхто не грає.
dice-decided-prediction = Перемогу { FORM($house, "gen") } було передбачено. Натомість перемагає { $winners }.

## Що може обрати стіл

dice-variant-start = Перший гравець
dice-variant-start-random = Випадковий
dice-variant-start-random-help = Визначає жереб.
dice-variant-start-host = Перше місце
dice-variant-start-host-help = Починає той, хто сидить на першому місці.
dice-variant-dancers = Лицепляси
dice-variant-dancers-dice = За кубики
dice-variant-dancers-dice-help = Одне вороже військо за кожен невикористаний кубик цього Дому.
dice-variant-dancers-spice = За прянощі
dice-variant-dancers-spice-help = Одне вороже військо за битву, за 1 прянощі.
dice-variant-offers = Запрошення до союзу
dice-variant-offers-one = Одне за хід
dice-variant-offers-one-help = Після відмови ти граєш без союзу.
dice-variant-offers-more = Після відмови ще
dice-variant-offers-more-help = Після відмови можна запросити когось іншого.
dice-variant-piter = Пітер де Вріз
dice-variant-piter-shared = Служить і союзникам
dice-variant-piter-shared-help = Гравець у союзі з Харконненами може повернути кубик на Отруту.
dice-variant-piter-own = Служить лише Харконненам
dice-variant-piter-own-help = Повернути кубик на Отруту можуть лише Харконнени.
dice-variant-sharing = Перемога союзу
dice-variant-sharing-counted = Спільні регіони не рахуються
dice-variant-sharing-counted-help = Регіон, де є третій Дім, просто не рахують.
dice-variant-sharing-strict = Жодного спільного регіону
dice-variant-sharing-strict-help = Немає перемоги, доки хтось із союзників ділить регіон із третім Домом.
dice-variant-map = Мапа
dice-variant-map-bands = Внутрішні й зовнішні регіони
dice-variant-map-bands-help = Зони з двох регіонів поділено на внутрішній і зовнішній.
dice-variant-map-radial = Зони 2 і 6 поділено назовні
dice-variant-map-radial-help = Найближче до старої настільної гри.
dice-variant-map-hub = Полярна шапка межує з усіма
dice-variant-map-hub-help = М’якше: із центру досяжно все.
dice-variant-silence = Якщо командувач мовчить
dice-variant-silence-forces = Усі війська, без лідера
dice-variant-silence-forces-help = Що рахується, коли відповідь перед битвою не надходить вчасно.
dice-variant-silence-everything = Усі війська й лідери
dice-variant-silence-everything-help = У битву йдуть усі війська й лідери, що можуть битися.
dice-variant-silence-nothing = Нічого
dice-variant-silence-nothing-help = Битву, по суті, віддано.
dice-variant-arrows = Грані кубика регіону на захід
dice-variant-arrows-pair = { $a } і { $b }

## Зображення цієї гри, за назвою.

dice-picture-row = Кубики
dice-picture-conflict = Битва
dice-picture-houses = Доми
