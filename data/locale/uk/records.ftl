### Що лишається від завершених ігор: прикінцева розповідь, досягнення, профілі, рейтинги, таблиці.

## Прикінцева розповідь. $who — ім’я гравця, $number — скільки.

story-longest-thought = Найдовші роздуми: { $who }, { $days ->
    [0] { $hours ->
        [one] { $hours } година
        [few] { $hours } години
       *[other] { $hours } годин
    }
    [one] { $days } день
    [few] { $days } дні
   *[other] { $days } днів
}
story-achieved = { $who }, досягнення **{ $what }**: { $how }

story-imperium-quiet = Найтихіша перемога: { $who }, загонів у конфліктах лише { $number }
story-imperium-conflicts = Найбільше виграних конфліктів: { $who }, { $number }
story-imperium-alliances = Найбільше союзів: { $who }, { $number }
story-imperium-tech = Найбільше технологій: { $who }, плиток { $number }
story-imperium-spice = Найбільше отриманих прянощів: { $who }, { $number }
story-imperium-deployed = Найбільше загонів у конфліктах: { $who }, { $number }
story-imperium-intrigue = Найбільше взятих карт інтриги: { $who }, { $number }
story-imperium-bought = Найбільше придбаних карт: { $who }, { $number }
story-imperium-trashed = Найбільше знищених карт: { $who }, { $number }
story-imperium-solari = Найбільше отриманих соляріїв: { $who }, { $number }

story-dice-battles = Найбільше розпочатих битв: { $who }, { $number }
story-dice-killed = Найбільше військ, прибраних вендетою: { $who }, { $number }
story-dice-alliances = Найбільше союзів: { $who }, { $number }
story-dice-income = Найбільше отриманих прянощів: { $who }, { $number }
story-dice-storm = Найбільше військ, втрачених у бурі: { $who }, { $number }
story-dice-shipped = Найбільше перевезень: { $who }, { $number }
story-dice-equipment = Найбільше розміщеного спорядження: { $who }, { $number }
story-dice-quiet = Найтихіша перемога: { $who }, { $number ->
    [0] без жодної битви
    [one] { $number } битва
    [few] { $number } битви
   *[other] { $number } битв
}

story-arrakis-won = Найбільше виграних битв: { $who }, { $number }
story-arrakis-costly = Найдорожча війна: { $who } втрачає підрозділів { $number }
story-arrakis-lucky = Найщасливіші кубики: { $who }, влучань { $number } %
story-arrakis-spice = Найбільше зібраних прянощів: { $who }, { $number }
story-arrakis-visions = Найбільше здобутих карт передбачення: { $who }, { $number }
story-arrakis-sietches = Найбільше знищених січей: { $who }, { $number }
story-arrakis-rides = Найбільше поїздок на хробаках: { $who }, { $number }
story-arrakis-quiet = Найтихіша перемога: { $who }, { $number ->
    [0] без жодної атаки
    [one] { $number } атака
    [few] { $number } атаки
   *[other] { $number } атак
}

## Досягнення: назва і як його здобути.

achievement-first-victory = Перший вінець
achievement-first-victory-how = виграти гру
achievement-every-game = Усюди вдома
achievement-every-game-how = завершити кожну гру по разу
achievement-many-faces = Лицепляс
achievement-many-faces-how = зіграти за вісім різних лідерів, Домів або сторін
achievement-good-company = Добре товариство
achievement-good-company-how = зіграти з десятьма різними людьми

achievement-golden-lion = Золотий лев
achievement-golden-lion-how = виграти гру «Дюна. Імперіум» із перевагою щонайменше три очки
achievement-spice-must-flow = Ріка прянощів
achievement-spice-must-flow-how = отримати 30 прянощів за гру «Дюна. Імперіум»
achievement-warlord = Воєначальник
achievement-warlord-how = виграти п’ять конфліктів за гру «Дюна. Імперіум»
achievement-friend-of-all = Друг фракцій
achievement-friend-of-all-how = укласти три союзи за гру «Дюна. Імперіум»
achievement-thin-deck = Тонка колода
achievement-thin-deck-how = знищити сім карт за гру «Дюна. Імперіум»
achievement-without-swordmaster = Двох агентів досить
achievement-without-swordmaster-how = виграти гру «Дюна. Імперіум» без Майстра меча
achievement-peaceful-victory = Тихий трон
achievement-peaceful-victory-how = виграти гру «Дюна. Імперіум», не вигравши жодного конфлікту
achievement-schemer = Плани в планах
achievement-schemer-how = зіграти шість карт задуму за гру «Дюна. Імперіум»
achievement-inventor = Винахід за винаходом
achievement-inventor-how = придбати чотири плитки технології за гру «Піднесення Ікса»
achievement-epic-victory = Епічне правління
achievement-epic-victory-how = виграти епічну гру «Дюна. Імперіум»

achievement-peacemaker = Миротворець
achievement-peacemaker-how = виграти гру в кості, не розпочавши жодної битви
achievement-vendetta = Вендета
achievement-vendetta-how = прибрати війська шістьма вендетами за гру в кості
achievement-diplomat = Дипломат
achievement-diplomat-how = укласти чотири союзи за гру в кості
achievement-lone-house = Самотній Дім
achievement-lone-house-how = виграти гру в кості без союзів
achievement-into-the-storm = Назустріч бурі
achievement-into-the-storm-how = втратити в бурі п’ять військ за гру в кості

achievement-worm-rider = Вершник хробака
achievement-worm-rider-how = чотири рази проїхати на піщаному хробаку за «Війну за Арракіс»
achievement-prophet = Пророк
achievement-prophet-how = виграти «Війну за Арракіс», здобувши шість карт передбачення
achievement-scourge = Бич січей
achievement-scourge-how = виграти «Війну за Арракіс», знищивши п’ять січей
achievement-without-atomics = Чисті руки
achievement-without-atomics-how = виграти «Війну за Арракіс» за Атрідів без атомної зброї
achievement-unstoppable = Нестримність
achievement-unstoppable-how = виграти шість битв за «Війну за Арракіс»
achievement-mahdi-defeated = Проти автоми
achievement-mahdi-defeated-how = виграти «Війну за Арракіс» проти автоми

## Профілі. $pool — група ігор, як-от «Дюна. Імперіум, 4 гравці».

profile-title = **{ $who }**
profile-games = { $count ->
    [one] { $count } завершена гра
    [few] { $count } завершені гри
   *[other] { $count } завершених ігор
}
profile-pool = { $game }, { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[other] { $players } гравців
}
profile-line = - { $pool } · { $rating } · { $places }
profile-place = місце { $place }: { $count } ×
rating-new = ще без рейтингу
rating-shown = **{ $number }** ± { $uncertainty }
profile-alone = - Наодинці, { $pool } · { $count ->
    [one] { $count } гра
    [few] { $count } гри
   *[other] { $count } ігор
}, найкращий результат { $best }
profile-favourite = - Грає за { FORM($what, "acc") }: { $count ->
    [one] { $count } гра
    [few] { $count } гри
   *[other] { $count } ігор
}
profile-favourite-rate = - Грає за { FORM($what, "acc") }: { $count ->
    [one] { $count } гра
    [few] { $count } гри
   *[other] { $count } ігор
}, перемог { $percent } % (від { $low } до { $high } %)
profile-everywhere = - На всіх серверах, { $pool }: { $rating }, { $count ->
    [one] { $count } гра
    [few] { $count } гри
   *[other] { $count } ігор
}
profile-answers = Звичайний час відповіді: { $hours ->
    [0] { $minutes ->
        [one] { $minutes } хвилина
        [few] { $minutes } хвилини
       *[other] { $minutes } хвилин
    }
    [one] { $hours } година
    [few] { $hours } години
   *[other] { $hours } годин
}
profile-reliable = Вчасні відповіді: { $percent } % · покинутих ігор: { $left }
profile-challenges = Виклик тижня: { $weeks ->
    [one] { $weeks } тиждень
    [few] { $weeks } тижні
   *[other] { $weeks } тижнів
}, перемог { $won }
profile-achievements = Досягнення, { $count } з { $all }: { $names }
profile-achieved = Досягнення, { $count } з { $all }
profile-curve = Рейтинг, { $pool }
profile-hidden = Цей профіль приховано.
profile-empty = Завершених ігор у тебе тут іще немає. Твій профіль почнеться з першої.
profile-empty-other = Ця особа ще не має тут завершених ігор.
button-profile-hide = Приховати від інших
button-profile-show = Показувати іншим
button-profile-sum = Показувати всі сервери
button-profile-no-sum = Лише цей сервер
command-dune-me-profile = Твої ігри, перемоги, рейтинг і досягнення або чиїсь інші
option-person = Чий; твій, якщо нікого не назвеш

profile-pool-with = { $game } ({ $options }), { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[other] { $players } гравців
}

## Сторінка сервера.

top-title = ### Сезон { $year }, квартал { $quarter }
top-no-ratings = Рейтинги на цьому сервері вимкнено.
top-nobody = Рейтингу ще ніхто не має. Для нього треба п’ять ігор проти чотирьох різних людей.
top-pool = **{ $pool }**
top-standing = { $place }\. { $who } · { $rating } · за сезон { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[other] { $games } ігор
}, { $wins ->
    [one] { $wins } перемога
    [few] { $wins } перемоги
   *[other] { $wins } перемог
}
top-winners = **Попередні сезони**
top-winner = - { $pool }: { $winners }
top-season = { $who } ({ $year }/{ $quarter })
top-records = **Рекорди цього сервера**
top-record = - { $game } · { $what }: { $value }, { $who }
top-counts = -# Завершено тут: { $games }
top-count = { $game } { $count }
top-empty = На цьому сервері ще не завершено жодної гри. `/dune new` починає.
top-alone = **Наодинці: { $pool }**
top-somebody = хтось
top-only-in-servers = Це є лише на сервері. Надішли команду в каналі сервера.
ratings-on = Ігри на цьому сервері змінюють рейтинги. `/dune-admin ratings on:False` це вимикає.
ratings-off = Ігри на цьому сервері не змінюють рейтингів. `/dune-admin ratings on:True` це вмикає.
command-dune-top = Таблиці, рекорди й переможці цього сервера
command-dune-admin-ratings = Чи змінюють ігри на цьому сервері рейтинги
option-on = Увімкнути чи вимкнути; без цього лише показати

record-imperium-score = найбільше переможних очок
record-imperium-deployed = найбільше загонів у конфліктах
record-imperium-conflicts = найбільше виграних конфліктів
record-imperium-alliances = найбільше союзів
record-imperium-tech = найбільше плиток технології
record-imperium-spice = найбільше отриманих прянощів
record-imperium-intrigue = найбільше взятих карт інтриги
record-imperium-bought = найбільше придбаних карт
record-imperium-trashed = найбільше знищених карт
record-imperium-solari = найбільше отриманих соляріїв
record-dice-battles = найбільше розпочатих битв
record-dice-killed = найбільше військ, прибраних вендетою
record-dice-alliances = найбільше союзів
record-dice-income = найбільше отриманих прянощів
record-dice-storm = найбільше військ, втрачених у бурі
record-dice-shipped = найбільше перевезень
record-dice-equipment = найбільше розміщеного спорядження
record-arrakis-won = найбільше виграних битв
record-arrakis-lost = найбільше втрачених підрозділів
record-arrakis-hits = найбільше влучань
record-arrakis-spice = найбільше зібраних прянощів
record-arrakis-visions = найбільше здобутих карт передбачення
record-arrakis-sietches = найбільше знищених січей
record-arrakis-rides = найбільше поїздок на хробаках
record-arrakis-battles = найбільше атак

## Збір гравців: чи рахується гра і що відомо про гравців.

lobby-private = { $count ->
    [0] Цей стіл бачать не всі на сервері. Його гра змінює рейтинги, лише якщо згодні всі гравці. Згоди ще не дав ніхто.
   *[other] Цей стіл бачать не всі на сервері. Його гра змінює рейтинги, лише якщо згодні всі гравці. Згода: { $who }.
}
lobby-known = { $rating } · вчасні відповіді { $answers } %, завершені ігри { $games } %
button-agree-to-count = Рахувати цю гру
agreed-to-count = Є твоя згода, щоб ця гра змінювала рейтинги. Натисни ще раз, щоб її забрати.
no-longer-agreed = Твоєї згоди більше немає, тож ця гра рейтингів не змінить.
terms-pace-hours = темп: відповідь за кілька годин
terms-pace-day = темп: відповідь за день-два
terms-pace-days = темп: відповідь за кілька днів
terms-reliable = для гравців, які вчасно відповідають і завершують щонайменше { $percent } % ігор; новачки можуть сідати
terms-uncounted = гра не змінює рейтингів
settings-counts-yes = Гра змінює рейтинги
settings-counts-no = Гра не змінює рейтингів
settings-counts-placeholder = Рейтинги
settings-players-yes = Біля гравців показано темп, рейтинги й надійність
settings-players-no = Біля гравців показано лише імена
settings-players-placeholder = Що показано біля гравців
settings-reliable = { $percent ->
    [0] Сісти може будь-хто
   *[other] Гравцям потрібна надійність { $percent } %
}
settings-reliable-placeholder = Надійність

## Пошук гравців

pace-is-hours = відповідь за кілька годин
pace-is-day = відповідь за день-два
pace-is-days = відповідь за кілька днів
table-looking = **{ $game }**, { $where } · { $free ->
    [one] { $free } вільне місце
    [few] { $free } вільні місця
   *[other] { $free } вільних місць
} · { $pace }
table-opened = Новий стіл: { $table }. Натисни там *Сісти за стіл*.
top-looking-title = **Столи, що шукають гравців**
top-looking = - { $table }
button-seek = Казати про нові столи
button-seek-stop = Більше не казати
seek-told = Коли на цьому сервері готують стіл, тобі надходить приватне повідомлення, по одному про кожен стіл.
    - Ігри: { $games }
    - Темп: { $paces }
    - Щонайбільше { $count } за 24 години, і лише у твої активні години (`/dune-me settings`)
seek-any-game = будь-які
seek-any-pace = будь-який
seek-most = Щонайбільше { $count } за 24 години
seek-most-placeholder = Скільки
seek-games-placeholder = Ігри
seek-paces-placeholder = Темп
seek-stopped = Про нові столи там тобі більше не кажуть.
