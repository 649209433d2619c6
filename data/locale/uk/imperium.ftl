### Дюна. Імперіум: запитання, варіанти, відмови, журнал, правила. Журнал у теперішньому часі: так рід гравця не має значення.

imperium-title = Дюна. Імперіум
imperium-blurb = Відправляй агентів, здобувай прихильність фракцій і бийся за Арракіс колодою, яку збираєш на ходу. Перемагає той, хто першим матиме { $points ->
    [one] { $points } переможне очко
    [few] { $points } переможні очки
   *[other] { $points } переможних очок
}; гра триває щонайбільше десять раундів.

## Параметри гри

variant-leaders = Лідери
variant-leaders-choose = На вибір
variant-leaders-choose-help = Лідерів обирають у порядку ходів, з усіх наявних.
variant-leaders-random = Випадкові
variant-leaders-random-help = Лідерів роздають навмання.
variant-leaders-draft = Драфт
variant-leaders-draft-help = Відкривають кілька лідерів; гравці обирають у порядку, визначеному жеребом.
variant-houses = Доми
variant-houses-any = Будь-які
variant-houses-any-help = Двоє лідерів одного Дому можуть грати разом.
variant-houses-different = Різні
variant-houses-different-help = Кожен Дім грає лише раз, також серед супротивників у соло-грі.
variant-third = Третя нагорода
variant-third-tied = також за трьох сторін
variant-third-tied-help = Двоє гравців, які ділять друге місце за переможцем, отримують по третій нагороді, також за трьох сторін.
variant-third-four = лише вчотирьох
variant-third-four-help = Третю нагороду можна здобути лише вчотирьох: за трьох сторін двоє гравців, які ділять друге місце, не отримують нічого.
variant-voice = Голос
variant-voice-lasting = до твого наступного ходу
variant-voice-lasting-help = Голос не пускає суперників до наступного ходу свого гравця, також у додатковому ході.
variant-voice-once = на один хід
variant-voice-once-help = Голос не пускає кожного суперника один хід: додатковий хід після нього вільний.

## Де перебуває гра

headline-leaders = Вибір лідерів
headline-ready = Приготування
headline-round = Раунд { $round }
headline-turns = Раунд { $round } · { $conflict }
headline-combat = Раунд { $round } · { $conflict } · Бій
headline-endgame = Кінець гри
headline-over = Гру завершено

## Запитання

ask-leader = За якого лідера граєш?
ask-leader-first-game = За якого лідера граєш? Позначені ★ добре підходять для першої гри.
ask-secret_factions = Бароне, коли ти вперше розгорнеш 4 загони за один хід, дві фракції дадуть по 1 очку впливу. Які дві ти таємно обираєш?
ask-defend = Локація *{ $space }* під твоїм контролем, і за неї б’ються. Відправити на захист загін із запасу?
ask-turn = Твій хід. { $agents ->
    [0] Агентів не лишилося: розкрий карти на руці.
    [one] Відправ картою останнього агента або розкрий карти на руці.
    [few] Відправ картою агента або розкрий карти на руці. У тебе { $agents } агенти.
   *[other] Відправ картою агента або розкрий карти на руці. У тебе { $agents } агентів.
}
ask-turn-move = Твій хід. Перемісти картою одного зі своїх агентів або розкрий карти на руці.
ask-turn-owed = Ось що лишилося зробити, у будь-якому порядку.
ask-turn-next = Що далі?
ask-turn-all-done = Це все.
ask-turn-must = Перш ніж завершити хід, ще маєш: { $deeds }.
# $persuasion is what is left of $total, $spent what was spent of it.
ask-turn-reveal = { $persuasion ->
    [0] { $total ->
        [0] Очок переконливості немає.
       *[other] Усю переконливість ({ $total }) витрачено.
    }
   *[other] { $spent ->
        [0] Переконливість, яку можна витратити: { $persuasion }.
       *[other] Лишилося переконливості: { $persuasion } з { $total }.
    }
}
ask-turn-reveal-little = Лишилося переконливості: { $persuasion }, замало для будь-якої карти.
ask-turn-reveal-must = { $persuasion ->
    [0] Перш ніж завершити хід, ще маєш: { $deeds }.
   *[other] Переконливість, яку можна витратити: { $persuasion }. Перш ніж завершити хід, ще маєш: { $deeds }.
}
ask-space = Куди *{ $card }* відправляє твого агента?
ask-mover = Який агент іде на локацію *{ $space }*?
ask-faction = Яка фракція дає тобі { $n ->
    [one] { $n } очко впливу
    [few] { $n } очки впливу
   *[other] { $n } очок впливу
}?
ask-lose_influence = У якої фракції ти втрачаєш 1 очко впливу?
ask-heir = Хто забирає твій союз із { FORM($faction, "ins") }?
ask-trash = Яку карту знищуєш?
ask-discard = Скинь { $n ->
    [one] карту
    [few] { $n } карти
   *[other] { $n } карт
}.
ask-discard-or-troop = Скинь карту або втрать загін у Зоні конфлікту.
ask-alternative = { $n ->
    [one] Обери щось одне.
    [few] Обери { $n } з цього.
   *[other] Обери { $n } з цього.
}
ask-put-under = { $most ->
    [1] Яку карту інтриги кладеш під колоду?
   *[other] Які карти інтриги кладеш під колоду?
}
ask-destination = Куди йде *{ $card }*?
ask-deploy-units = Скільки бойових одиниць розгортаєш? Щонайбільше { $most }.
ask-retreat-units = { $least ->
    [0] Скільки бойових одиниць відступає? Щонайбільше { $most }.
   *[other] Скільки бойових одиниць відступає? Потрібно { $least }.
}
ask-deploy = Скільки загонів розгортаєш у Зону конфлікту?
ask-retreat = Скільки загонів відступає?
ask-acquire = Яку карту береш? Ціною щонайбільше { $most }.
ask-acquire-top = Яка карта лягає на верх твоєї колоди? Ціною щонайбільше { $most }.
ask-recall = Якого агента відкликаєш?
ask-voice = Яку локацію закриваєш для суперників?
ask-snoop = На верху твоєї колоди — *{ $card }*.
ask-remember = Яку карту береш назад?
ask-set_aside = Яку карту Ряду Імперіуму відкладаєш?
ask-double_cross = Хто втрачає загін?
ask-pass_turn = Завершити хід тут?
ask-combat = Зіграєш карту?
ask-win = Конфлікт за тобою. Зіграєш карту?
ask-endgame = Гра закінчується. Зіграєш карту інтриги?

## Що допомагає вирішити, поруч із запитаннями

context-leader-signet = *Перстень*: що робить для цього лідера твоя карта *Перстень із печаткою*.
context-leader-alliance = *Союз*: хто першим досягає впливу 4 у фракції, тримає її жетон, вартий 1 переможного очка, доки хтось не матиме більше.
context-leader-council = *Вища рада*: за місце там платять солярії один раз, а воно дає 2 очки переконливості в кожному твоєму ході розкриття.
context-rewards = *{ $conflict }*, за перше місце: { $first } · за друге: { $second }
context-rewards-third = { $head } · за третє: { $third }
context-strengths = Сила зараз: { $strengths }
context-nobody-fights = У Зоні конфлікту ще нікого немає.

## Що всі читають про того, на кого чекає стіл

awaits-leader = вибір лідера
awaits-secret_factions = таємний вибір двох фракцій
awaits-defend = чи захищає загін локацію *{ $space }*
awaits-turn = хід
awaits-combat = карта бою або пас
awaits-discard = скидання карт
awaits-rewards = нагороди за конфлікт
awaits-heir = кому дістанеться союз
awaits-endgame = остання карта інтриги або жодної

## Варіанти

pick-leader-first-game = ★ { $leader }
pick-faction = { $faction }: { $now } → { $after }
pick-trash-hand = { $card } (рука)
pick-trash-discard = { $card } (скид)
pick-trash-play = { $card } (у грі)
pick-none = Нічого не знищувати
pick-back = Назад
pick-lose-troop = Втратити загін
pick-intrigue = { $card }
    .gen = { FORM($card, "gen") }
    .dat = { FORM($card, "dat") }
    .acc = { FORM($card, "acc") }
    .ins = { FORM($card, "ins") }
pick-send = { $card }
    .gen = { FORM($card, "gen") }
    .dat = { FORM($card, "dat") }
    .acc = { FORM($card, "acc") }
    .ins = { FORM($card, "ins") }
pick-reveal = Розкрити карти
pick-reveal-help = розкрити решту руки, придбати карти й більше не ходити цього раунду
warn-reveal = { $agents ->
    [one] У тебе ще є агент.
    [few] У тебе ще { $agents } агенти.
   *[other] У тебе ще { $agents } агентів.
} Якщо розкрити карти зараз, можна буде лише купувати, і до кінця раунду ходів більше не буде.
# Asked once, when a player ends a reveal turn in which a card could still be acquired.
warn-end = Лишилося переконливості: { $persuasion }. Наприкінці ходу вона зникне, а є карта, яку можна придбати. Завершити хід?
pick-deploy = { $n ->
    [0] Нікого не розгортати
    [one] Розгорнути { $n } загін
    [few] Розгорнути { $n } загони
   *[other] Розгорнути { $n } загонів
}
# $recruits is how many troops are recruited first.
pick-recruit-deploy = Найняти { $recruits }, тоді розгорнути { $n ->
    [one] { $n } загін
    [few] { $n } загони
   *[other] { $n } загонів
}
pick-deploy-units = Розгорнути: { $units }
pick-retreat-units = Відступають: { $units }
pick-destination-discard = У твій скид
pick-destination-top = На верх твоєї колоди
pick-deploy-many = Розгорнути до { $most ->
    [one] { $most } загону
    [few] { $most } загонів
   *[other] { $most } загонів
}
pick-retreat = { $n ->
    [0] Не відступати
    [one] Відступає { $n } загін
    [few] Відступають { $n } загони
   *[other] Відступають { $n } загонів
}
pick-rest = { $n ->
    [2] Зробити і те, і те
   *[other] Зробити все ({ $n })
}
pick-owed-from = { $deed } ({ $source })
pick-owed-one-of = { $deed } (один із { $n }: { $source })
pick-end = Завершити хід
pick-buy = { $card } ({ $cost })
    .acc = { FORM($card, "acc") } ({ $cost })
pick-buy-top = { $card } ({ $cost }), на верх колоди
    .acc = { FORM($card, "acc") } ({ $cost }), на верх колоди
pick-exchange = { $space }: { $spice ->
    [one] { $spice } прянощі
    [few] { $spice } прянощі
   *[other] { $spice } прянощів
} → { $solari ->
    [one] { $solari } солярій
    [few] { $solari } солярії
   *[other] { $solari } соляріїв
}
pick-mover-leader = Ще не відправлений
pick-mover-space = Той, що на локації { $space }
pick-snoop-draw = Взяти { FORM($card, "acc") }
pick-snoop-trash = Знищити { FORM($card, "acc") }
pick-go-on = Продовжити хід
pick-pass-turn = Завершити хід
pick-defend = Відправити загін
pick-no-defender = Нікого не відправляти
pick-combat-pass = Пасувати
pick-combat-done = Готово
pick-win-pass = Нічого не грати
pick-endgame-pass = Пасувати

standing-combat = Пасувати до кінця бою
standing-quiet = Пасувати, доки хтось не зіграє карту
standing-endgame = Більше нічого не грати

sale-help = відправляє агентів: { $symbols } · { $help }
card-help = { $head } · { $tail }
card-help-anywhere = будь-якого твого агента на будь-яку локацію · { $help }
card-help-agent = { $words }
send-help = куди: { $symbols } · { $help }
card-help-reveal = розкриття: { $words }
card-help-acquire = придбання: { $words }
card-help-trash = знищення: { $words }
leader-help = складність { $difficulty } · { $ability } · перстень: { $signet }
space-help-cost = заплатити { FORM($cost, "acc") }: { $effect }
space-help-maker = зібрати { $n ->
    [one] { $n } прянощі
    [few] { $n } прянощі
   *[other] { $n } прянощів
}
space-help-maker-and = { $n ->
    [0] { $deed }, але без збору прянощів
    [one] зібрати { $n } прянощі, { $deed }
    [few] зібрати { $n } прянощі, { $deed }
   *[other] зібрати { $n } прянощів, { $deed }
}
space-help-reveal = розкриття: отримати { $n ->
    [one] { $n } очко переконливості
    [few] { $n } очки переконливості
   *[other] { $n } очок переконливості
}
space-help-combat = { $help } · бій

## Чому ні

why-costs = коштує { FORM($cost, "acc") }, у тебе { $have }
why-troops = потрібно загонів у Зоні конфлікту: { $n }, у тебе { $have }
why-no-influence = у тебе немає впливу, який можна віддати
why-hand = потрібно карт на руці: { $n }, у тебе { $have }
why-intrigue = потрібно карт інтриги: { $n }, у тебе { $have }
why-no-card = немає карти, яку можна знищити
why-persuasion = твоя переконливість: { $have }
why-only-if = лише якщо { $condition }
why-no-troops-in-conflict = у тебе немає загонів у Зоні конфлікту
why-nothing-to-acquire = немає карти ціною до { $most }
why-no-sister = у твоєму скиді немає карти Бене Ґессерит
why-row-empty = Ряд Імперіуму порожній
why-few-secrets = жоден суперник не має чотирьох карт інтриги
why-stack-empty = карт «{ $card }» у Фонді не лишилося
why-nobody-ahead = жоден суперник не випереджає тебе на жодній шкалі
why-voiced = закрито Голосом
why-once-council-seat = ти вже маєш місце
why-once-swordmaster = ти вже маєш Майстра меча
why-own-agent = там твій агент
why-occupied = зайнято
why-no-symbol = немає символу агента
why-no-space = жодна локація, куди веде карта, тобі недоступна
why-not-plot = не карта задуму
why-not-combat = не карта бою
why-not-endgame = не карта кінця гри
why-start-of-turn = лише на самому початку твого ходу
why-before-sending = лише до того, як відправити агента
why-combat-over = бій завершено
why-only-winner = лише після одноосібної перемоги в конфлікті
why-house-taken = цей Дім уже за столом

## Журнал: імена й переліки

who-you = Ти
    .gen = тебе
    .dat = тобі
    .acc = тебе
    .loc = тобі
    .ins = тобою
who = **{ $seat }**
    .gen = **{ FORM($seat, "gen") }**
    .dat = **{ FORM($seat, "dat") }**
    .acc = **{ FORM($seat, "acc") }**
    .loc = **{ FORM($seat, "loc") }**
    .ins = **{ FORM($seat, "ins") }**
whom-you = ти
    .gen = тебе
    .dat = тобі
    .acc = тебе
    .loc = тобі
    .ins = тобою
log-card = { $n ->
    [1] *{ $card }*
   *[other] { $n } × *{ $card }*
}
    .gen = { $n ->
        [1] *{ FORM($card, "gen") }*
       *[other] { $n } × *{ $card }*
    }
    .acc = { $n ->
        [1] *{ FORM($card, "acc") }*
       *[other] { $n } × *{ $card }*
    }
log-space = *{ $space }*
    .gen = *{ FORM($space, "gen") }*
    .acc = *{ FORM($space, "acc") }*
    .loc = *{ FORM($space, "loc") }*
log-strength = **{ $seat }** { $n }
log-with-strengths = { $head } ({ $strengths })
log-plain = { $head }.

## Журнал: що відбулося само

log-round = Починається **раунд { $round }**. Конфлікт: *{ $conflict }*. { $person ->
    [you] Ти ходиш першим номером
   *[other] Перший хід: **{ $first }**
}
log-with-rewards = { $head }. { $rewards }
log-rewards = Перше місце: { $first }. Друге: { $second }. Третє: { $third }
heading-combat = Бій
heading-makers = Видобуток
log-combat-began = Бій: { $strengths }
log-combat-tied = Нічия за перше місце: конфлікт не виграє ніхто
log-combat-tied-named = Нічия за перше місце: конфлікт *{ $conflict }* не виграє ніхто
log-combat-nobody = Ніхто не б’ється
log-combat-nobody-named = У конфлікті *{ $conflict }* ніхто не б’ється
log-makers = Прянощі накопичуються: { $spaces }
log-no-makers = Прянощі ніде не накопичуються
log-endgame-began = Настає кінець гри

## Журнал: що зробив гравець.

log-with-parts = { $head }: { $parts }.
log-meanwhile = { $who } { $parts }.
log-first-player = { $who } { $person ->
    [you] стаєш
   *[other] стає
} першим гравцем
log-leader = { $who } { $person ->
    [you] граєш
   *[other] грає
} за *{ FORM($leader, "acc") }*
log-chose-factions = { $person ->
    [you] Ти таємно обираєш { FORM($factions, "acc") }
   *[other] { $who } таємно обирає дві фракції
}
log-sent = { $who } { $person ->
    [you] відправляєш
   *[other] відправляє
} агента на локацію *{ $space }* картою *{ $card }*
log-sent-brief = { $who } { $person ->
    [you] відправляєш
   *[other] відправляє
} агента на локацію *{ $space }*
log-revealed-brief = { $who } { $person ->
    [you] розкриваєш
   *[other] розкриває
} { $n ->
    [0] порожню руку
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
}
log-revealed = { $who } { $person ->
    [you] розкриваєш
   *[other] розкриває
} { FORM($cards, "acc") }
log-revealed-nothing = { $who } { $person ->
    [you] розкриваєш
   *[other] розкриває
} порожню руку
log-passed-turn = { $who } { $person ->
    [you] завершуєш
   *[other] завершує
} хід без агента й без розкриття
log-combat-passed = { $who } { $person ->
    [you] пасуєш у бою
   *[other] пасує в бою
}
log-combat-several-passed = { $who } пасують у бою
log-combat-won = { $who } { $person ->
    [you] виграєш
   *[other] виграє
} конфлікт
log-combat-won-named = { $who } { $person ->
    [you] виграєш
   *[other] виграє
} конфлікт *{ $conflict }*
log-reward-1 = { $who } { $person ->
    [you] береш
   *[other] бере
} першу нагороду
log-reward-2 = { $who } { $person ->
    [you] береш
   *[other] бере
} другу нагороду
log-reward-3 = { $who } { $person ->
    [you] береш
   *[other] бере
} третю нагороду
log-won = { $who } { $person ->
    [you] перемагаєш у грі
   *[other] перемагає в грі
}

did-gained = { $person ->
    [you] отримуєш
   *[other] отримує
} { FORM($what, "acc") }
did-gained-control = { $person ->
    [you] отримуєш
   *[other] отримує
} { FORM($what, "acc") } за контроль над локацією *{ $space }*
did-gained-dividends = { $person ->
    [you] отримуєш
   *[other] отримує
} дивіденди: { FORM($what, "acc") }
did-gained-start = { $person ->
    [you] починаєш
   *[other] починає
} з додатковим: { $what }
did-paid = { $person ->
    [you] платиш
   *[other] платить
} { FORM($what, "acc") }
did-scored = { $person ->
    [you] здобуваєш
   *[other] здобуває
} { $n ->
    [one] { $n } переможне очко
    [few] { $n } переможні очки
   *[other] { $n } переможних очок
}
did-recruited = { $person ->
    [you] наймаєш
   *[other] наймає
} { $n ->
    [one] { $n } загін
    [few] { $n } загони
   *[other] { $n } загонів
}
did-deployed = { $person ->
    [you] розгортаєш
   *[other] розгортає
} { $n ->
    [one] { $n } загін
    [few] { $n } загони
   *[other] { $n } загонів
}
did-deployed-supply = { $person ->
    [you] розгортаєш
   *[other] розгортає
} { $n ->
    [one] { $n } загін
    [few] { $n } загони
   *[other] { $n } загонів
} із запасу
did-put-under = { $person ->
    [you] кладеш
   *[other] кладе
} під колоду { $n ->
    [one] { $n } карту інтриги
    [few] { $n } карти інтриги
   *[other] { $n } карт інтриги
}
did-put-under-cards = { $person ->
    [you] кладеш
   *[other] кладе
} під колоду { $n ->
    [1] карту
   *[other] карти
} інтриги: { $what }
did-retreated = { $person ->
    [you] відводиш
   *[other] відводить
} { $n ->
    [one] { $n } загін
    [few] { $n } загони
   *[other] { $n } загонів
}
did-lost-troops = { $person ->
    [you] втрачаєш
   *[other] втрачає
} { $n ->
    [one] { $n } загін
    [few] { $n } загони
   *[other] { $n } загонів
} у Зоні конфлікту
did-lost-garrison = { $person ->
    [you] втрачаєш
   *[other] втрачає
} { $n ->
    [one] { $n } загін
    [few] { $n } загони
   *[other] { $n } загонів
} з гарнізону
did-drew = { $person ->
    [you] береш
   *[other] бере
} { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
}
did-drew-cards = { $person ->
    [you] береш
   *[other] бере
} { FORM($what, "acc") }
did-drew-revealed = { $person ->
    [you] береш і розкриваєш
   *[other] бере й розкриває
} { FORM($what, "acc") }
did-drew-intrigue = { $person ->
    [you] береш
   *[other] бере
} { $n ->
    [one] { $n } карту інтриги
    [few] { $n } карти інтриги
   *[other] { $n } карт інтриги
}
did-drew-intrigue-cards = { $person ->
    [you] береш
   *[other] бере
} { $n ->
    [1] карту
   *[other] карти
} інтриги ({ $what })
did-stole = { $person ->
    [you] забираєш
   *[other] забирає
} карту інтриги у { FORM($whom, "gen") }
did-stole-card = { $person ->
    [you] забираєш
   *[other] забирає
} у { FORM($whom, "gen") } карту інтриги *{ $card }*
did-influence-up = { $person ->
    [you] отримуєш
   *[other] отримує
} вплив у { FORM($faction, "gen") } ({ $before } → { $after })
did-influence-down = { $person ->
    [you] втрачаєш
   *[other] втрачає
} вплив у { FORM($faction, "gen") } ({ $before } → { $after })
did-friendship-up = { $person ->
    [you] отримуєш
   *[other] отримує
} вплив у { FORM($faction, "gen") } ({ $before } → { $after }, +1 переможне очко)
did-friendship-down = { $person ->
    [you] втрачаєш
   *[other] втрачає
} вплив у { FORM($faction, "gen") } ({ $before } → { $after }, −1 переможне очко)
did-alliance = { $person ->
    [you] укладаєш
   *[other] укладає
} союз із { FORM($faction, "ins") } (+1 переможне очко)
did-alliance-from = { $person ->
    [you] забираєш
   *[other] забирає
} у { FORM($whom, "gen") } союз із { FORM($faction, "ins") } і його переможне очко
did-alliance-lost = { $person ->
    [you] втрачаєш
   *[other] втрачає
} союз із { FORM($faction, "ins") } (−1 переможне очко)
did-control = { $person ->
    [you] береш
   *[other] бере
} під контроль *{ FORM($space, "acc") }*
did-discarded = { $person ->
    [you] скидаєш
   *[other] скидає
} { FORM($what, "acc") }
did-trashed = { $person ->
    [you] знищуєш
   *[other] знищує
} { FORM($what, "acc") }
did-acquired = { $person ->
    [you] придбаваєш
   *[other] придбаває
} { FORM($what, "acc") }
did-acquired-top = { $person ->
    [you] кладеш
   *[other] кладе
} на верх колоди { FORM($what, "acc") }
did-council-seat = { $person ->
    [you] займаєш
   *[other] займає
} місце у Вищій раді
did-swordmaster = { $person ->
    [you] наймаєш
   *[other] наймає
} Майстра меча
did-mentat = { $person ->
    [you] береш
   *[other] бере
} Ментата
did-mentat-owed = { $person ->
    [you] забезпечуєш
   *[other] забезпечує
} собі Ментата на наступний раунд
did-recalled = { $person ->
    [you] відкликаєш
   *[other] відкликає
} агента з локації *{ $space }*
did-voiced = { $person ->
    [you] закриваєш
   *[other] закриває
} Голосом локацію *{ $space }*
did-refocused = { $person ->
    [you] замішуєш
   *[other] замішує
} скид у колоду
did-remembered = { $person ->
    [you] береш
   *[other] бере
} зі скиду { FORM($what, "acc") }
did-set-aside = { $person ->
    [you] відкладаєш
   *[other] відкладає
} { FORM($what, "acc") }
did-set-aside-lost = { $person ->
    [you] відпускаєш
   *[other] відпускає
} { FORM($what, "acc") }
did-played = { $person ->
    [you] граєш
   *[other] грає
} карту *{ $card }*
did-masterstroke = { $person ->
    [you] розкриваєш
   *[other] розкриває
} { FORM($factions, "acc") } для здібності «Спритний хід»

## Кінець

score-points = { $points ->
    [one] { $points } переможне очко
    [few] { $points } переможні очки
   *[other] { $points } переможних очок
}
score-start = Початок
score-friendship = Дружба
score-alliance = Союзи
decided-favour = Нічия; вирішує плитка, що розв’язує нічиї.
decided-spice = Нічия; вирішує більша кількість прянощів.
decided-solari = Нічия; вирішує більша кількість соляріїв.
decided-water = Нічия; вирішує більша кількість води.
decided-garrison = Нічия; вирішує більша кількість загонів у гарнізоні.
decided-reveal = Нічия; вирішує пізніший хід розкриття.

## Короткі правила

imperium-rules-title = Як грають
imperium-rules-goal = Здобувай переможні очки: впливом у чотирьох фракцій, перемогами в конфліктах і картами. Гра закінчується, коли наприкінці раунду хтось має { $points } очок або після десяти раундів.
imperium-rules-round = Щораунду відкривають конфлікт, і всі беруть п’ять карт. Гравці ходять по черзі, доки всі не розкриють карти. Тоді розв’язують конфлікт, прянощі накопичуються на локаціях видобутку без агента, і агенти повертаються.
imperium-rules-agent = Хід агентом: зіграй карту й відправ агента на вільну локацію з одним із символів карти. Заплати її ціну й застосуй ефекти карти та локації в будь-якому порядку. Локація фракції дає вплив. На бойовій локації можна розгорнути всі загони, найняті цього ходу, і ще до 2 із гарнізону.
imperium-rules-reveal = Хід розкриття: покажи решту руки, отримай її переконливість, мечі й ефекти та придбай карти. Більше цього раунду ти не ходиш.
imperium-rules-combat = Кожен загін у Зоні конфлікту дає 2 сили, кожен меч — 1. Без бойової одиниці в Зоні конфлікту сили немає, хай скільки в тебе мечів. Карти бою грають по колу, доки всі не спасують. Найсильніший бере першу нагороду, наступний — другу, а з чотирьох гравців третій — третю. За нічиєї на першому місці ці гравці отримують другу нагороду, за нічиєї на другому — третю. Після бою всі загони із Зони конфлікту повертаються до запасів.
imperium-rules-influence = Вплив 2 у фракції вартий переможного очка. 4 дають бонус шкали. Хто першим досягає 4, отримує союз, вартий ще одного очка, і тримає його за рівного впливу: забрати його можна лише більшим.
imperium-rules-end = Після останнього раунду грають карти кінця гри. Нічию вирішують прянощі, солярії, вода, загони в гарнізоні, а далі — пізніше розкриття.
imperium-rules-options-title = Параметри цієї гри
imperium-rules-option = { $option }: { $choice }. { $help }
imperium-rules-option-alone = { $option } (соло): { $choice }. { $help }
imperium-rules-rulings-title = Про що правила мовчать
imperium-rules-choices-title = Де ми обирали між правилами

ruling-a1 = «Квізац Хадерах» може ввійти на локацію, де стоїть агент суперника.
ruling-a2 = «Квізац Хадерах» не може ввійти на локацію з іншим твоїм агентом; агент, якого переміщують, може повернутися на власну локацію.
ruling-a3 = «Квізац Хадерах» платить ціну локації й виконує її вимогу.
ruling-a4 = За нічиєї на другому місці кожен із цих гравців отримує третю нагороду, також утрьох. Одна з книг правил каже, що третю нагороду можна здобути лише вчотирьох: стіл може обрати це параметром «Третя нагорода».
ruling-a5 = Після потрійної нічиєї на першому місці четвертий гравець не отримує нічого.
ruling-a6 = «Спритний хід» барона спрацьовує сам, коли вперше за один хід розгорнуто чотири загони.
ruling-a7 = «Спритний хід» рахує всі загони, розгорнуті за хід, також ті, що вже відступили.
ruling-a8 = Після «Бінду-затримки» можна завершити хід або продовжити. Перші англійські правила завершують хід; пізніші чеські й українські дозволяють обирати, і ми йдемо за ними.
ruling-a9 = «Термінове завдання» може відкликати агента, відправленого того самого ходу.
ruling-a10 = Карти кінця гри грають за годинниковою стрілкою від першого гравця, по одній, доки всі не спасують.
ruling-a11 = Нагороди отримують у порядку ходів від першого гравця.
ruling-a12 = Звільнений союз дістається тому, хто найвище серед тих, у кого вплив 4 або більше; між рівними обирає попередній власник.
ruling-a13 = Корисні ефекти з умовою застосовуються, і від них можна відмовитися.
ruling-a14 = Коли колода Імперіуму порожня, Ряд не поповнюють.
ruling-a15 = «Голос» не потребує вільного маркера контролю.
ruling-a16 = Зала красномовства дає переконливість, лише доки там стоїть твій агент.
ruling-a17 = Хто має скинути більше карт, ніж тримає на руці, скидає їх усі.
ruling-a18 = Граф Ілбан бере карту одразу, коли платить.
ruling-a19 = Карту інтриги можна зіграти, навіть якщо її ефект нічого не дасть.
ruling-a20 = Карта, відкладена Геленою, виходить із гри, якщо її не придбано до кінця того ходу розкриття.
ruling-a21 = Хто має скинути карту через «Превелебну Матір Могіям» або «Перевірку на людськість», обирає таємно, усі одночасно; обране показують разом. За офіційною відповіддю гравці обирають по черзі, починаючи ліворуч від активного. Ми питаємо всіх одразу, бо інакше в грі через чат гравці чекали б одне на одного.
ruling-a22 = Стрілку пропонуємо, лише якщо весь її результат можливий у мить оплати. За результат, що нічого не дасть, як-от наймання з порожнього запасу, платити можна.
ruling-a23 = «Голос» не пускає суперників до наступного ходу свого гравця, також у їхньому додатковому ході. Одна з книг правил говорить про їхній наступний хід: стіл може обрати це параметром «Голос».

## Зображення цієї гри, за назвою.

imperium-picture-row = Що можна придбати
imperium-picture-conflict = Конфлікт
imperium-picture-leaders = Лідери
imperium-picture-mat = Твій бік столу
