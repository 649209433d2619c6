### Задача тижня: допис, панель гравця, розв’язок. $until і $next — час, $who — імена.

puzzle-title = ### Задача тижня: { $game }
puzzle-you = Твоє місце: **{ $who }** ({ $colour }).
puzzle-score = { $who } { $score }
puzzle-course = { $first } → { $then }
puzzle-task = **Можливих ходів: { $count }. Один із них явно найкращий. Який?**
puzzle-rules = Позиція із завершеної гри друзів. Твоєї відповіді ніхто не бачить, і її можна змінити. Розв’язок з’явиться { $until }. Від другого дня він може з’явитися й раніше: коли всі, хто подивився, відповіли й більше часу не потребують.
puzzle-choose = Обери найкращий хід
puzzle-chosen = Твій вибір: **{ $what }**
puzzle-chosen-done = Твій вибір: **{ $what }**. Більше часу тобі не потрібно.

puzzle-solution-title = ### Розв’язок задачі: { $game }
puzzle-best = Найкращий хід: **{ $what }**. Шанс на перемогу з ним — приблизно { $chance } %.
puzzle-why = Причина: { $reason }
puzzle-why-deed = { $deed }: { $reason }
puzzle-others = Наступні за силою ходи: { $what }
puzzle-other = { $what } ({ $chance } %)
puzzle-found-by-nobody = { $whole ->
    [0] Ніхто не відповів.
   *[other] Відповідей: { $whole }. Цього ходу серед них немає.
}
puzzle-found = Правильних відповідей: { $count } з { $whole }.
puzzle-found-by = Правильних відповідей: { $count } з { $whole }. Правильно: { $who }

puzzle-is-solved = Цю задачу вже розв’язано, відповісти більше не можна.
puzzle-not-solved = Цю задачу ще не розв’язано.
puzzle-no-such-turn = Цього ходу немає серед тих, з яких вибирають.
puzzle-none = Такої задачі тут немає.
puzzle-none-of-game = До цієї гри задач немає.
puzzle-when = Вкажи годину від 0 до 23 і часовий пояс зі списку.
puzzle-where = Вкажи для задач текстовий канал або гілку.
puzzle-on = Щотижня в { $channel } з’являється задача, наступна — { $next }. Ігри: { $games }
puzzle-off = Цей сервер не отримує задач. Вкажи годину командою `/dune-admin puzzle`, і щотижня з’являтиметься одна.

button-puzzle = Подивитися й відповісти
button-puzzle-done = Більше часу не треба
button-puzzle-play = Грати звідси далі
button-puzzle-stop = Припинити задачі

command-dune-admin-puzzle = Щотижня публікувати в каналі задачу або показати налаштування
option-dune-admin-puzzle-channel = Де з’являються задачі; без цього — у цьому каналі
option-dune-admin-puzzle-hour = Година дня, від 0 до 23; без години й каналу показати налаштування
option-dune-admin-puzzle-time-zone = Часовий пояс цієї години
option-dune-admin-puzzle-kind = Яка гра; без цього — усі ігри
