### Що стіл каже в Discord. Спокійно й коротко; до гравця на «ти»; без знаків оклику.

mention = <@{ $user }>

## Кнопки під дописами столу

button-move = Твій хід
button-hand = Твоя рука
button-board = Поле
button-words = Словами
button-tall = Високі зображення, для телефона
button-wide = Широкі зображення
button-again = Подивитися ще раз
button-since = Від твого ходу
button-join = Сісти за стіл
button-leave = Встати з-за столу
button-settings = Параметри
button-friends = Покликати друзів
button-start = Почати
button-a-day = Мені потрібен день
button-hand-over = Передати місце
button-deputise = Хай відповідає бот
button-take-seat = Зайняти місце
button-agree = Згода
button-refuse = Ні
button-rematch = Реванш
button-replay = Повтор
button-film = Фільм
button-verify = Перевірити

## Збір гравців

lobby-title = ## { $game }
lobby-free = { $number }. *вільно*
join-seat-taken = { $number }. { $who }
join-seat-friend = { $number }. { $who }, грає бот: можна зайняти
lobby-free-seats = { $count ->
    [one] *Вільне { $count } місце.*
    [few] *Вільні { $count } місця.*
   *[other] *Вільних місць: { $count }.*
}
lobby-taken = { $number }. **{ $who }** · { $colour }
lobby-friend = { $number }. **{ $who }** · { $colour } · { $mind }
lobby-choice = { $what }: { $value }
lobby-too-few = { $count ->
    [one] Треба ще { $count } гравця.
    [few] Треба ще { $count } гравців.
   *[other] Треба ще { $count } гравців.
} *Покликати друзів* саджає за стіл гравців, за яких грає бот.
lobby-host-starts = *Почати* може натиснути **{ $who }**, а через добу — будь-хто.
lobby-anybody-starts = *Почати* може натиснути будь-хто з-за столу.
lobby-begun = Гра почалася.
lobby-starts-when-full = Гра почнеться сама, коли зайнято всі місця.
lobby-cancelled = Стіл для гри «{ $game }» прибрано.

colour-red = червоний
colour-blue = синій
colour-green = зелений
colour-yellow = жовтий
colour-purple = фіолетовий
colour-white = білий
colour-teal = бірюзовий
colour-pink = рожевий

terms-nudge = нагадування через активних годин: { $hours }
terms-absence = після нагадування й мовчання (активних годин: { $hours }) стіл може вирішити, що буде з місцем
terms-deadline = на рішення { $hours } год, потім { $what }
terms-pictures-tall = високі зображення
silence-wait = чекаємо далі
silence-mildest = зараховується найобережніша відповідь
silence-deputy = відповідає бот і каже про це
terms-advice = у бота можна просити поради
terms-no-advice = без порад бота
terms-reasons = друзі пояснюють свої ходи
silence-hand-over = місце пропонують комусь іншому

welcome-lobby = Ти за столом гри «{ $game }». Як тут грають:
    - Допис у каналі показує, хто де сидить. Коли гра почнеться, там з’явиться поле.
    - Коли твоя черга, тебе покличуть один раз, приватним повідомленням, з усім, що можна зробити. **Твій хід** у каналі відкриває те саме, і бачиш це лише ти.
    - **Твоя рука** показує те, що можна бачити лише тобі.
    - Кроки можна забирати назад, доки нічого не відкрилося. Помилкове натискання нічого не коштує.

## Гра

begun-title = ## { $game } починається
begun-order = Місця за порядком: { $who }.
begun-seed = SHA-256 зерна: { $hash }… (повністю в `/dune status`)
status-seed = SHA-256 зерна: { $hash }
waiting-for = Чекаємо: { $who }.
waiting-you = **ти**
round-ended = Кінець раунду { $round }
round-standings = Стан гри:
round-standing = { $who }: { $score }
round-standing-mind = { $who } (бот)
waiting-turn = Ходить { $who }, запит { $since }.
waiting-since = Чекаємо: { $who }, запит { $since }.
waiting-since-for = Чекаємо: { $who } ({ $what }), запит { $since }.
waiting-friend = Чекаємо: { $who } думає{ $answers ->
        [0] {""}
       *[other] {" "}(відповідей за цей хід: { $answers })
    }.
waiting-away = Тебе немає до { $until }.
waiting-one-away = { $who }: відсутність до { $until }.
waiting-who-is-away = { $who } (відсутність до { $until })
waiting-deadline = Термін { $at }: { $what }.
dealt-title = «{ $game }» починається, { $where }. Із цим ти починаєш.
dealt-nothing = «{ $game }» починається, { $where }. Коли буде твоя черга, тебе покличуть.
dealt-buttons = -# **Твій хід** відкриває, що можна зробити, коли твоя черга. **Від твого ходу** розповідає, що робили інші.
call-first = -# Це повідомлення — твоя панель: вона змінюється, коли натискаєш. У каналі те саме показує **Твій хід**.
call-over = -# Тебе кликали до гри «{ $game }», { $where }: тут уже нема на що відповідати.
call-title = Твоя черга в грі «{ $game }», { $where }.
call-title-for = Твоя черга в грі «{ $game }», { $where }: { $what }.
news-title = Нове для тебе в грі «{ $game }», { $where }:
dms-closed = { $who }, твої приватні повідомлення закриті для мене. **Твоя рука** — під найновішим дописом тут: що вона показує, бачиш лише ти.
nudge = Твоя черга в грі «{ $game }», { $where }; запит { $since }. Якщо треба більше часу, натисни **Мені потрібен день**.
nudge-table = Надіслано нагадування: **{ $who }**. Після довшого мовчання стіл може голосувати, чи передати місце, чи хай до повернення відповідає бот.
nudged-table = Надіслано нагадування: **{ $who }**.
seat-offer-over = Місце пропонували; тепер там **{ $who }**.
seat-offered = Місце вільне: **{ $who }**. Хто його займе, грає далі з усім, що до нього належить.
seat-offered-without-owner = Після довгого мовчання вільне місце, з усім, що на ньому є: **{ $who }**. Хто його займе, грає далі. **{ $who }** лишається, якщо встигне натиснути *Я тут*.
seat-offered-to = Місце, де сидить **{ $who }**, з усім, що на ньому є, пропонують: { $to }. Більше ніхто не може його зайняти.

## Голосування

vote-undo = **{ $who }** хоче забрати це назад і обрати знову. Що відкрилося відтоді, замішають назад.
vote-undo-untold = **{ $who }** хоче забрати останній крок назад і обрати знову. Нічого з того, що ти знаєш про гру, не зміниться.
vote-undo-yours = Твої кроки після того теж буде забрано назад.
vote-deputy = **{ $who }** просить стіл, щоб за місце, де сидить **{ $seat }**, до повернення відповідав бот.
vote-end = **{ $who }** просить стіл завершити гру зараз. Тоді не виграє ніхто.
vote-hand-over = **{ $who }** просить стіл передати комусь місце, де сидить **{ $seat }**.
voted-undo = **{ $who }** просить забрати крок назад і обрати знову.
vote-owner-can-end = **{ $who }** може припинити це голосування кнопкою *Я тут*.
at-risk-vote-hand-over = { $game }, { $where }: **{ $who }** просить стіл передати твоє місце комусь іншому, бо від тебе немає відповіді. Голосування закінчується { $at }. Натисни **Я тут**, щоб лишитися.
at-risk-vote-deputy = { $game }, { $where }: **{ $who }** просить стіл, щоб за тебе відповідав бот, бо від тебе немає відповіді. Голосування закінчується { $at }. Натисни **Я тут**, щоб це припинити.
at-risk-hand-over = { $game }, { $where }: твоє місце пропонують іншим, бо від тебе немає відповіді. Натисни **Я тут**, щоб лишитися; щойно хтось його займе, воно вже не твоє.
at-risk-deputy = { $game }, { $where }: за тебе відповідає бот, бо від тебе немає відповіді. Натисни **Я тут**, щоб це припинити.
seat-lost-admin = { $game }, { $where }: твоє місце передано рішенням адміністратора сервера. Відтепер на ньому грає **{ $who }** і бачить карти на руці.
seat-lost-silence = { $game }, { $where }: від тебе немає відповіді, тож на твоєму місці тепер грає **{ $who }**.
here-noted = Ти тут. Місце лишається твоїм, і відповідаєш за нього лише ти.
button-here = Я тут
vote-yes = Згода: { $who }.
vote-missing = Ще мають відповісти: { $who }.
vote-closes = Гра тим часом чекає. Голосування закінчується { $at }; мовчання означає «ні».
vote-closes-beside = Гра тим часом триває. Голосування закінчується { $at }; мовчання означає «ні».

## Кінець

told-earlier = Про те, що було раніше, розповідає `/dune log`.
result-title = ## { $game }: гру завершено
result-place = { $rank }\. **{ $who }** · { $score } · { $sources }
result-place-bare = { $rank }\. **{ $who }** · { $score }
result-place-unscored = { $rank }\. **{ $who }**
result-tied = { $score } (нічия)
result-place-lost = – **{ $who }** · { $score }
result-source = { $what } { $points }
result-minds = Грав бот: { $minds }.
result-mind = { $who } ({ $mind })
result-deputised = За відсутніх відповідав бот: { $who }.
result-advised = Питали поради в бота: { $who }.
result-seed = Зерно: { $seed }

## Панель

panel-nothing-asked = Зараз не твоя черга (перевірено { $at }). Коли буде твоя, тебе покличуть.
panel-coach = **Наставник:** { $note }
panel-left = Поки що це все від тебе. Коли знову буде твоя черга, тебе покличуть.
panel-left-alone = Поки що це все. Твоє наступне запитання з’явиться тут, щойно інші відповідять.
panel-won = Перемога: { $who }.
panel-done = Досі:
panel-done-latest = Останнє в цьому ході:
panel-help = { $count ->
    [1] { $what }: { $help }
   *[other] { $what }, кожне: { $help }
}
panel-help-name = *{ $what }*
panel-cut-short = Повністю те, що в меню нижче скорочено:
panel-count = { $count } × { $what }
panel-limits = { $least ->
    [0] Загалом щонайбільше { $most }.
   *[other] Загалом від { $least } до { $most }.
}
panel-limits-exactly = Обрано { $chosen } з { $most }.
panel-drafted = Обрано: { $what }.
panel-not-now = Не зараз: { $what }
panel-refused = { $what } — { $reason }
panel-then = { $head }; { $tail }
panel-more = ще { $count }
panel-preview = Стіл прочитає:
panel-private = Про це знаєш лише ти.
panel-early = Можна відповісти вже зараз, таємно. Якщо ні, тебе запитають, коли настане час.
panel-sealed = Відповідь таємна; її покажуть, коли відповіли всі.
panel-sealed-given = Твою відповідь записано: { $what }. Доки відповіли не всі, її можна змінити.
panel-together = Партнера питають теж: вирішує той із вас, хто зробить це першим.
panel-choose-several = { $least ->
    [0] Обери щонайбільше { $most }
   *[other] Обери від { $least } до { $most }
}
panel-choose-exactly = Обери { $most }
panel-how-many = Скільки
panel-add = Додати чи змінити
panel-none = Нічого
panel-done-choosing = { $count ->
    [0] Готово
   *[other] Готово, обрано { $count }
}
panel-and-end = { $what } і завершити хід
# The placeholder of a list whose every entry also ends the turn.
panel-one-and-end = Обрати одне й завершити хід
panel-still-open = З’явилося щось нове: твій хід іще триває.
panel-not-all = Після решти цього вже не отримати: { $what }. Нічого не зроблено: обери знову.
panel-too-dear = { $what }: разом це коштує { $cost }, а в тебе { $have }. Нічого не зроблено: обери знову.
panel-clear = Обрати наново
panel-back = Назад
panel-more-controls = Більше …
button-my-settings = Мої параметри
panel-why = Чому не решта
panel-withdraw = Відкликати: { $what }
button-plan = Спланувати наступний хід
plan-first-asked = Що робиш спершу?
button-my-plan = Мій план
plan-title = Твій план на наступний хід, яким він був { $at }. Його ніхто більше не бачить.
plan-title-new = Тут можна спланувати наступний хід. План ніхто більше не бачить.
plan-first = Передусім: { $steps }.
plan-else = Якщо так не вийде: { $steps }.
plan-call = Інакше тебе покличуть, як завжди.
plan-else-asked = Якщо так не вийде:
plan-then = { $head }, потім { $tail }
plan-step = *{ CAPITAL($what) }*
plan-step-ends = *{ CAPITAL($what) }*, і хід завершено
plan-settle = Такий мій план
plan-otherwise = А якщо так не вийде?
plan-back = Забрати останній крок назад
plan-withdraw = Відкликати план
plan-leave = Назад до столу
plan-how = Тут обирають, що ти зробиш, якщо інші всюди, де можна, спасують. План перевіряють, коли настане твоя черга, і зупиняють перед першим, що буде для тебе новим.
plan-held = Твій план чекає твоєї черги, і тоді його перевірять. Крок, який уже не можна зробити точно так, як обрано, не роблять, і тебе покличуть.
plan-thrown = У цій грі кожен хід починається з кидка кубиків, тож хід не спланувати. `/dune orders` дає змогу вже зараз сказати, що ти відповіси іншим.
plan-none-yet = Наступний хід поки що не спланувати: перед ним ти дізнаєшся щось нове або запитання залежить від того, що зроблять інші.
plan-unforeseen = Наступного ходу поки що не передбачити: перед ним ти дізнаєшся щось нове або запитання залежить від того, що зроблять інші.
plan-broken = Так, як сплановано, вже не вийде. Забери крок назад або відклич план.
plan-reveals = Із цим кроком ти дізнаєшся щось нове. Далі вирішуєш на місці.
plan-ends = На цьому твій хід завершується.
plan-empty = Тут іще нічого немає: спершу обери крок.
plan-long-enough = План уже досить довгий. Затверди його або забери крок назад.
plan-your-move = Зараз твоя черга: планувати наперед нічого. Натисни *Твій хід*.
plan-is-there = У тебе є план на наступний хід.
plan-is-drafted = Твій план іще не затверджено. Відкрий *Мій план* і натисни *Такий мій план*, інакше тебе покличуть, як завжди.
plan-done = Твій план виконано.
plan-done-else = Перший вибір уже не можна було виконати ({ $what }), тож виконано наступний.
plan-done-so-far = Твій план виконано, доки це було можливо. Далі вирішуєш ти.
plan-done-so-far-else = Перший вибір уже не можна було виконати ({ $what }). Наступний виконано, доки це було можливо: далі вирішуєш ти.
plan-dropped = Твій план скасовано, бо це вже не так, як було обрано: { $what }.
plan-dropped-otherwise = Твій план скасовано: його вже не можна було виконати.
plan-dropped-undone = Твій план скасовано, бо стіл забрав дещо назад.
plan-withdrawn = Твій план відкликано: тебе покличуть, як завжди.
plan-over = -# Твій план у грі «{ $game }», { $where }, уже не діє.
plan-dropped-news = Твій план скасовано, бо відтоді тобі відкрилося щось нове.
orders-none = Зараз не можна дати жодного постійного наказу. Наказ пропонують біля запитання, на яке він відповідає, як-от чи пасуєш ти.
orders-title = **Постійні накази.** { $count ->
        [0] У тебе їх немає.
        [one] Діє { $count } наказ.
        [few] Діють { $count } накази; де відповіли б два, відповідає вищий.
       *[other] Діють { $count } наказів; де відповіли б два, відповідає вищий.
    } На те, що тут обрано, бот відповідає від твого імені, тож на тебе ніхто не чекає; більше ніхто про це не знає.
orders-choose = Жоден із них
panel-parts = Деінде: обери частину поля …
panel-part = { $part } ({ $count })
page-back = ◀ сторінка { $page } з { $pages }
page-on = сторінка { $page } з { $pages } ▶
take-back = Забрати назад: { $what }
ask-the-table = Просити стіл забрати назад
go-back-further = Повернутися далі
panel-stale = Це стара кнопка. Ось як усе зараз.
undo-offer = Якщо всі згодні, гра повернеться до твого вибору **{ $what }**, і ти обираєш знову. { $told ->
    [0] Більше нічого назад не забрали б.
   *[other] Стіл забрав би назад:
}
undo-offer-alone = Гра повернеться до твого вибору **{ $what }**, і ти обираєш знову. { $told ->
    [0] Більше нічого назад не забирають.
   *[other] Що відкрилося відтоді, замішають назад. Назад забрали б таке:
}
vote-opened = Запитано. Тепер вирішують: { $who }. Голосування в каналі закінчується щонайпізніше { $at }; мовчання означає «ні».
vote-agreed = Твою згоду записано. Тепер вирішують: { $who }. Голосування в каналі закінчується щонайпізніше { $at }; мовчання означає «ні».
vote-settled = Усі згодні. Зроблено.
vote-refused = Відмовлено. Гра триває, як є.
play-choose-from-list = Обери, що зіграти, зі списку, який з’являється, коли пишеш; усе з одного запитання.
no-vote = Стіл зараз ні про що не питають.
button-ask-now = Запитати стіл
button-go-back = Повернутися туди

## Огляд

button-earlier = ◀ Раніше
button-later = Пізніше ▶
button-page-back = ◀ Назад
button-page-on = Далі ▶
plain-name = { $name }
no-such-player = Там ніхто не сидить.
no-such-name = За цим столом немає нікого з таким ім’ям. Обери ім’я зі списку, який з’являється, коли пишеш.
no-such-card = Нічого з такою назвою немає. Напиши частину назви або обери зі списку, який з’являється, коли пишеш.
no-such-rules = Такої гри тут немає.
nothing-told = У цій грі ще нічого не сталося.
since-title = Від твого останнього ходу:
since-title-last = Від твого останнього ходу, останніх подій: { $count }; про всі розповідає `/dune log`:
since-nothing = Від твого останнього ходу нічого не сталося.
log-title = ### Журнал, спершу найновіше, сторінка { $page } з { $pages }
log-heading-round = Раунд { $round }
film-title = ### Гра як фільм, хід за ходом
film-rounds = ### Раунди { $first }–{ $last } як фільм
film-busy = Зараз знімають кілька фільмів. Спитай за хвилину.
progress-film = Фільм знімають: намальовано ходів { $done } з { $whole }.
progress-eyes = Сильний гравець дивиться на твої рішення: порівняно { $done } з { $whole }.
progress-data = Твої дані збирають: прочитано місць { $done } з { $whole }.
film-nothing = Показувати ще нічого: у журналі немає жодного ходу цих раундів.
replay-title = ### Хід { $turn } з { $turns }
status-title = **{ $game }**, { $where } · `{ $id }`
status-lobby = Гра ще не почалася. До столу можна долучитися.
status-running = Гра триває.
status-paused = Гра на паузі.
status-aside = Відкладено після довгого мовчання. `/dune start` повертає гру.
status-over = Гру завершено.
status-abandoned = Гру покинуто.
status-quarantined = Ця версія не може прочитати збереження цієї гри. Воно ціле; того, хто тримає бота, повідомлено.
status-free-seat = { $number }. *вільно*: **{ $who }** уже не грає · { $colour }
status-rival = { $who } · { $score }
games-none = Ти не сидиш за жодним столом. `/dune new` готує новий.
games-title = { $count ->
    [1] **Твоя гра**
   *[other] **Твої ігри ({ $count })**
}
games-line = { $game }, { $where } · `{ $id }`:
games-you = **чекає на тебе.**
game-choice = { $title } · { $who } · { $id }
unknown-game = невідома гра
card-with-code = { $name } · { $code }
card-again = -# Шукати ще: `/dune card` із назвою, словом правил або кодом області.
card-title = **{ $name }** · { $kind }
rules-title = ### { $game } · { $chapter }
verify-holds = Усі перетасування й кидки ({ $checked }) випливають із зерна, а хеш зерна той, який оприлюднено на початку.
    -# Зерно { $seed }
    -# SHA-256 { $hash }
verify-fails = Щось не збігається. Сумнівні ходи: { $moves }.
    -# Зерно { $seed }
    -# SHA-256 { $hash }
help = ### Як тут грають
    - **Стіл:** `/dune new`, тут або в окремій гілці. Інші натискають **Сісти за стіл**; **Покликати друзів** саджає гравців, за яких грає бот.
    - **Твій хід:** тебе кличуть один раз. **Твій хід** відкриває все, що можна зробити, і бачиш це лише ти. **Забрати назад** діє, доки нічого не відкрилося; після того можна просити стіл.
    - **Огляд:** `/dune board`, `/dune hand`, `/dune since`, `/dune status`, `/dune log`, `/dune card` і `/dune rules`. `/dune games` перелічує твої ігри на всіх серверах.
    - **Гра для тебе нова:** `/dune-learn` навчить її за десять хвилин, де проти тебе лише друзі.
    - **Між іграми:** `/dune-challenge` роздає всім те саме, `/dune-top` показує таблицю результатів, а `/dune-me profile` — твої ігри.
    - **Командами:** `/dune play` робить те саме, що кнопки. `/dune orders` відповідає за тебе там, де ти лише пасуєш.
    - **Для тебе:** `/dune-me show` — зображення (високі для телефона або слова), кольори, нагадування, мова й години. `/dune-me vacation`, коли тебе немає.
    - **Не можеш грати далі:** `/dune pass-the-seat`.
    -# Sietch { $version }
welcome = ## Настільні ігри пустелі, у які тут грають по кілька днів
    Обери { $new } і надішли, щоб підготувати стіл, у цьому чи іншому каналі.
    Інші натискають **Сісти за стіл**; **Покликати друзів** саджає гравців, за яких грає бот. Потім натисни **Почати**.
    Коли твоя черга, натисни **Твій хід**: ти бачиш, що в тебе є, що можна зробити і скільки це коштує. Помилкове натискання ніколи нічого не коштує.
    Уперше в грі? { $learn } навчить за десять хвилин, проти самих друзів. { $help } розкаже решту.

## За столом

laid-where = Твій стіл готовий: { $where }.
laid = Твій стіл готовий: { $where }; місце за ним у тебе є.
left = Тебе за столом більше немає.
left-last = За столом гри «{ $game }» нікого не лишилося, тож його прибрано.
filled = { $count ->
    [1] Тепер тут сидить { $who }. Хто приєднається, займе це місце.
   *[other] Тепер тут сидять: { $who }. Хто приєднається, займе одне з цих місць.
}
started = { $game } починається. Поле — в каналі; що належить лише тобі, прийде приватним повідомленням.
abandon-sure = Ти виходиш із гри назавжди. Твоє місце стане вільним для когось іншого; коли виходить останній, гру завершено. Якщо гра не рухається, стіл може голосувати за її завершення.
moved-here = { $game } триває в цьому каналі.
abandoned = Ти більше не в цій грі.
cancel-sure = Стіл гри «{ $game }» зникне, разом з усіма місцями. `/dune new` готує інший.
button-cancel = Прибрати стіл
button-abandon = Вийти назавжди
button-end-vote = Просити стіл завершити гру
seat-passed = Твоє місце пропонують. Граєш далі, доки його не займуть.
seat-taken = Місце твоє, з усім, що на ньому є.
new-not-in-dms = Столи готують у каналі сервера. Напиши `/dune new` там.
new-permissions = Мені бракує дозволів у цьому каналі: { $missing }. Надати їх може адміністратор; `/dune doctor` показує весь сервер.
new-no-thread-here = Гілку можна відкрити лише в текстовому каналі. Підготуй стіл тут без неї.
pace-casual = неспішно: без терміну
pace-daily = щодня: два дні на рішення
pace-brisk = жваво: пів дня на рішення

settings-title = ### Параметри столу, сторінка { $page } з { $pages } · часовий пояс { $zone }
settings-begun = Гра почалася: параметри лишаються, якими є.
settings-wanted = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[other] { $count } гравців
}
settings-wanted-placeholder = Гравці
settings-colour = Твій колір: { $colour }
settings-colour-placeholder = Твій колір
settings-deadline = { $hours ->
    [0] Без терміну
   *[other] На рішення { $hours } год
}
settings-deadline-placeholder = Термін
settings-silence = Коли термін минув: { $what }
settings-silence-placeholder = Коли термін минув
settings-absence = Місце можна передати: активних годин після нагадування — { $hours }
settings-absence-placeholder = Мовчання
settings-nudge = Нагадування через активних годин: { $hours }
settings-nudge-placeholder = Нагадування
settings-full-no = Хтось натискає *Почати*
settings-full-yes = Починається само, коли місця зайнято
settings-full-placeholder = Початок
settings-language = Мова столу: { $language }
settings-language-placeholder = Мова столу
settings-pictures-wide = Широкі зображення в каналі
settings-pictures-tall = Високі зображення в каналі, для телефонів
settings-pictures-placeholder = Зображення
settings-friends = Друзі: { $level }
settings-friends-placeholder = Друзі
settings-advice-yes = Можна питати «Що зробив би бот?»
settings-advice-no = Без порад бота
settings-advice-placeholder = Поради
settings-reasons-yes = Друзі кажуть у каналі чому
settings-reasons-no = Друзі кажуть чому, лише коли їх питають
settings-reasons-placeholder = Пояснення
settings-zone = Часовий пояс столу
settings-zone-example = Europe/Kyiv
button-zone = Часовий пояс

## Власне

me-title = ### Твої параметри, за кожним столом
me-language = Мова: { $language }
me-as-discord = як у твоєму Discord
me-as-table = як за кожним столом
me-zone = Часовий пояс: { $zone }
me-quiet = Тиша з { $start } до { $end } години
me-calls-dm = Кликати приватно
me-calls-channel = Кликати в каналі
me-calls-both = Кликати приватно і в каналі
pronoun-they = без роду
pronoun-she = вона
pronoun-he = він
me-pronoun-she = Про тебе кажуть: вона
me-pronoun-he = Про тебе кажуть: він
me-motion = Твої зображення показують у русі, що сталося.
me-pictures-wide = Широкі зображення
me-pictures-tall = Високі зображення, для телефона
me-pictures-words = Слова замість зображень
me-palette-default = Кольори, як намальовано
me-palette-deuteranopia = Кольори для дейтеранопії (зелений)
me-palette-protanopia = Кольори для протанопії (червоний)
me-palette-tritanopia = Кольори для тританопії (синій)
me-palette-high-contrast = Кольори з високим контрастом
me-reminders = { $hours ->
    [0] Нагадування: як за кожним столом
   *[other] Нагадування через активних годин: { $hours }
}
calls-dm = приватне повідомлення
calls-channel = канал
calls-both = і те, і те
pictures-wide = широкі
pictures-tall = високі, для телефонів
pictures-words = лише слова
me-commands = -# Решту змінюють `/dune-me time-zone`, `/dune-me quiet-hours`, `/dune-me reminders` і `/dune-me vacation`.
me-vacation = Відпустка до { $until }
me-no-such-palette = Такої палітри немає. Обери зі списку, який з’являється, коли пишеш.
me-no-such-language = Цієї мови тут іще немає.
vacation-begun = Гарного відпочинку. До { $until } тебе ніхто не кличе, і жоден термін тобі не спливає. Повертаєшся раніше? `/dune-me vacation` із 0 днів.
vacation-over = З поверненням. Столи знову чекають на тебе.
a-day-sure = Хай стіл почекає на тебе ще день? У цій грі про це можна просити ще { $left ->
    [one] { $left } раз
    [few] { $left } рази
   *[other] { $left } разів
}.
a-day-given = Стіл чекає на тебе ще день.
nudged = Нагадування вже в дорозі.
forget-sure = Усе про тебе буде стерто: параметри, ім’я, місця. Місця в незавершених іграх запропонують іншим. Цього вже не повернути.
forgotten = { $count ->
    [0] Тебе забуто.
    [one] Тебе забуто. Іншим пропонують { $count } місце.
    [few] Тебе забуто. Іншим пропонують { $count } місця.
   *[other] Тебе забуто. Іншим пропонують місць: { $count }.
}
button-forget = Забути мене

## Адміністратори

admin-not-allowed = Це можуть робити лише ті, хто керує сервером цієї гри, і лише там.
admin-paused = Гра на паузі. `/dune-admin resume` продовжує її.
admin-resumed = Гра триває.
admin-ended = Гру завершено.
admin-replaced = Тепер там сидить { $who }.
admin-nobody-awaited = Гра ні на кого не чекає.
admin-exported = Відкритий журнал дотепер.
admin-saved = Повне збереження.
admin-acts = **Що робили з цією грою**
doctor-well = Бот має на цьому сервері всі потрібні дозволи.
doctor-title = **Бракує дозволів**
doctor-missing = { $where }: { $what }
permission-view-channel = Перегляд каналу
permission-attach-files = Прикріплення файлів
permission-read-message-history = Перегляд історії повідомлень
permission-send-messages = Надсилання повідомлень
permission-send-messages-in-threads = Надсилання повідомлень у гілках
permission-create-public-threads = Створення публічних гілок

## Коли щось не так

unknown-press = Ця кнопка надто стара, щоб щось зробити. `/dune status` показує стан гри.
out-of-reach = Ігри зараз не можна прочитати чи записати. Нічого не змінилося. Спробуй за хвилину.
perhaps-stored = Зв’язок з іграми щойно обірвався. Можливо, твою дію збережено. Перш ніж пробувати ще раз, поглянь за хвилину на гру.
mistake = Щось пішло не так із нашого боку. Нічого не змінилося. Спробуй ще раз; якщо не допоможе, скажи тому, хто тримає цього бота.

## Команди

command-dune = Настільні ігри пустелі, у які грають по кілька днів
command-dune-me = Твої власні параметри
command-dune-admin = Для тих, хто керує сервером
command-dune-new = Підготувати стіл
command-dune-join = Сісти за стіл, змінити місце чи колір або грати далі за друга, за якого грає бот
command-dune-leave = Встати з-за столу до початку гри
command-dune-fill = Посадити гравців, за яких грає бот
command-dune-start = Почати гру або повернути відкладену
command-dune-settings = Параметри столу до початку гри
command-dune-abandon = Вийти з розпочатої гри назавжди або прибрати стіл
command-dune-pass-the-seat = Передати своє місце або просити стіл передати чуже
command-dune-play = Твій хід: відкрити панель або відповісти командою
command-dune-undo = Забрати крок назад або просити стіл про більше
command-dune-vote = Відповісти на те, про що питають стіл
command-dune-me-plan = Спланувати наступний хід, доки чекаєш
command-dune-orders = Постійні накази
command-dune-nudge = Нагадати тим, на кого чекають
command-dune-status = Стан гри й на кого вона чекає
command-dune-board = Ігрове поле
command-dune-hand = Твоя рука, яку бачиш лише ти
command-dune-since = Що сталося від твого останнього ходу
command-dune-player = Що про гравця можуть бачити всі
command-dune-log = Що сталося, сторінками або хід за ходом
command-dune-replay = Гра як фільм, кілька раундів або хід із зображенням; і чи все було чесно
command-dune-card = Знайти карту, локацію, лідера, символ або слово правил
command-dune-rules = Короткі правила
command-dune-games = Твої ігри на всіх серверах
command-dune-help = Як тут грають
command-dune-doctor = Яких дозволів де бракує
command-dune-me-show = Твої параметри
command-dune-me-coach = Пояснювати кожне поняття гри один раз, коли воно вперше знадобиться
command-dune-me-language = Мова, якою з тобою говорять
command-dune-me-spoken-of = Який рід уживати щодо тебе в мовах, які його розрізняють
command-dune-me-time-zone = Твій часовий пояс
command-dune-me-quiet-hours = Години, коли тебе ніхто не кличе
command-dune-me-calls = Як ти дізнаєшся, що стіл чекає на тебе
command-dune-me-motion = Чи показують твої зображення в русі, що сталося
command-dune-me-pictures = Широкі зображення, високі для телефонів або те саме словами
command-dune-me-palette = Кольори твоїх зображень
command-dune-me-reminders = Через скільки активних годин нагадувати
command-dune-me-vacation = Відпустка: кілька днів тебе ніхто не кличе
command-dune-me-move-here = Продовжити тут гру, канал якої видалено
command-dune-me-a-day = Просити стіл почекати ще день, тричі за гру
command-dune-me-forget = Стерти все про тебе
command-dune-admin-pause = Поставити гру на паузу
command-dune-admin-resume = Продовжити гру після паузи
command-dune-admin-end = Завершити гру
command-dune-admin-revive = Повернути гру, яку відкладено або канал якої видалено
command-dune-admin-replace = Посадити когось іншого
command-dune-admin-waiting = На кого чекає гра
command-dune-admin-export = Відкритий журнал файлом
command-dune-admin-save = Повне збереження файлом, після кінця
command-dune-admin-acts = Що робили з грою

option-level = Як добре грають друзі
option-manner = Що друзі цінують найбільше
option-friend = Який друг прийде
option-mind = Замість передавання місця до повернення відповідає бот
option-channel = Де гра триває, якщо її канал видалено
option-game = Яка гра; інакше гра цього каналу або та, що чекає на тебе
option-kind = У яку гру грають
option-players = На скількох
option-thread = У новій гілці
option-pace = Скільки може тривати рішення
option-start-when-full = Почати самому, коли всі місця зайнято
option-time-zone = Часовий пояс столу
option-again = Завершена гра, яку зіграти знову з тими самими параметрами
option-seat = Яке місце
option-colour = Який колір
option-count = Скільки
option-to = Кому; інакше може зайняти будь-хто
option-of = Чиє місце передати
option-choice = Що ти обираєш
option-amount = Скільки цього
option-second = Що ти обираєш іще
option-second-amount = Скільки того
option-third = Що ти обираєш далі
option-third-amount = Скільки того
option-ask = Просити стіл забрати назад і те, що відкрилося
option-answer = Так чи ні
option-step = Що тоді зробити
option-then = Що зробити з планом
option-give = Наказ, який зараз пропонують
option-withdraw = Твій наказ
option-player = Який гравець
option-page = Яка сторінка
option-picture = Яке зображення; якщо не назвеш, поле
option-turn = Який хід, із його зображенням
option-first-round = Із якого раунду
option-verify = Звірити всі перетасування й кидки із зерном
option-last-round = До якого раунду
option-motion = Короткий рух або нерухоме зображення
option-card = Назва, її частина або код області, як-от NE8
option-coach = Лише в уроках, у кожній грі, ніколи або знову від початку
option-language = Яка мова, або мова твого Discord
option-zone = Як-от Europe/Kyiv, або як за кожним столом
option-pronoun = Вона, він або без роду
option-start = Від якої години
option-end = До якої години
option-how = Приватним повідомленням, у каналі або і так, і так
option-pictures = Широкі, високі для телефонів або лише слова
option-palette = Яка палітра
option-hours = Скільки активних годин; 0: як за кожним столом
option-days = Скільки днів; 0, якщо ти вже тут
option-by = Хто сідає замість

### Приватні розмови партнерів

command-dune-me-talk = Приватне слово партнерові, де гра це дозволяє
button-write = Написати
button-reply = Відповісти
button-reply-with = Відповісти із зображенням
talk-title = **{ $name }**, з тобою { $who }
talk-open =
    { $messages ->
        [one] Ще { $messages } повідомлення від будь-кого з вас, до { $until }.
        [few] Ще { $messages } повідомлення від будь-кого з вас, до { $until }.
       *[other] Ще { $messages } повідомлень від будь-кого з вас, до { $until }.
    } { $left ->
        [0] Після цієї розмови іншої не буде.
       *[other] Після неї лишається розмов: { $left }.
    }
talk-closed =
    { $left ->
        [0] Усі приватні розмови використано.
       *[other] Приватних розмов лишилося: { $left }. Перше повідомлення відкриває розмову на { $messages ->
            [one] { $messages } повідомлення
            [few] { $messages } повідомлення
           *[other] { $messages } повідомлень
        } або добу, і столу кажуть, що ви розмовляєте.
    }
talk-private = -# Що ти пишеш, іде партнерові приватним повідомленням; більше ніхто цього не читає, і воно не зберігається.
talk-show = Показати щось своє, зі словами чи без …
talk-form = Лише партнерові
talk-form-with = Партнерові, із зображенням
talk-field = Що хочеш сказати
talk-sent = Надіслано.
whisper-title = **{ $who }**, лише тобі · { $game }, { $where }
whisper-unheard = Твої приватні слова не дійшли в грі «{ $game }» ({ $where }): **{ $who }** не приймає приватних повідомлень. Вони не рахуються.

## Пошук у правилах

search-card = { $name } ({ $kind })
search-title = ### Знайдено: «{ $question }»
search-none = У наших текстах таких слів немає: «{ $question }». Спробуй інші слова або читай правила розділ за розділом.
search-place = **{ $game }** · { $title }
search-place-command = **Команда** · `{ $title }`
search-honest = -# Цитати з наших власних правил, рішень, карт і команд. Нічого не додано.
search-form = Запитати правила
search-field = Запитання або кілька слів
search-open = Читати: { $title }
button-search = Запитати правила
button-rules = Правила
option-dune-rules-ask = Запитання або кілька слів: процитують уривки, що відповідають на нього

## Наставник

coach-lessons = В уроках
coach-on = У кожній грі
coach-off = Ніколи
coach-again = Знову від початку
me-coach-lessons = Наставник говорить в уроках (`/dune-learn`) і пояснює кожне поняття один раз.
me-coach-on = Наставник говорить у кожній грі й пояснює кожне поняття один раз.
me-coach-off = Наставник мовчить.
me-coach-again = Наставник починає наново: кожне поняття пояснить іще раз.

## Уроки

command-dune-learn = Навчитися гри в чаті, проти самих друзів, із наставником
lessons-title = ### Вчитися граючи
    Проти самих друзів, за яких грає бот і які відповідають одразу. Наставник одним реченням каже, про що кожне нове рішення. Хибних відповідей немає, і нічого не рахується.{ $count ->
        [0] {""}
       *[other] {" "}Урок, який уже розпочато, чекає на тебе тут.
    }
lessons-none = Ігри тут не мають уроків.
lesson-choose = Який урок?
lesson-go-on = Продовжити: { $lesson }
lesson-end = Завершити: { $lesson }
lesson-none = Такого уроку немає. `/dune-learn` їх перелічує.
lesson-done = Оце й увесь урок. Грай далі, скільки хочеш, або заверши нижче. `/dune new` готує стіл із іншими.
lesson-place = твій урок
button-learn = Навчитися цієї гри
button-end-lesson = Завершити урок
