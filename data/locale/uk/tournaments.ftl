### Турніри: реєстрація, раунди, столи й таблиця. $people — імена через кому, $where — посилання.

tournament-title = **{ $name }** · турнір: { $game }
tournament-sign-up = Реєстрація: зайнято { $count } з { $most } місць. Потрібно щонайменше { $least } гравців.
tournament-more = та ще { $count }
tournament-substitutes = У запасі: { $people }
tournament-rounds = { $rounds ->
    [0] Стільки раундів, скільки пасує до кількості гравців
    [one] { $rounds } раунд
    [few] { $rounds } раунди
   *[other] { $rounds } раундів
}, за столами на трьох або чотирьох (де вдається, на { $pod }). Зустрічаються гравці з рівною кількістю очок, і, якщо можна, ніхто двічі з тим самим. Ігри йдуть у рейтинги.
tournament-time = Кожен раунд триває { $hours } активних годин за годинником кожного гравця. Після 48 годин без відповіді, а також коли раунд закінчився, за гравця відповідає бот.
tournament-points = Перше місце за столом дає { $points } очок, останнє — жодного, решта — рівними кроками. Хто покидає гру, той останній і вибуває. Гра без результату очок не дає.
tournament-ties = Коли очок порівну, вирішують виграні ігри, потім середні очки суперників, потім жереб, витягнутий під час реєстрації.
tournament-round = Раунд { $round } з { $rounds }
tournament-table = { $table }. { $people } · { $where }
tournament-table-ends = кінець { $at }
tournament-table-to-come = стіл готується
tournament-table-done = { $table }. { $people }
tournament-thread = { $name } · раунд { $round }, стіл { $table }
tournament-over = Турнір завершено.
tournament-winner = Перемога: **{ $who }**.
tournament-cancelled = Турнір скасовано. Розпочаті ігри можна дограти.
tournament-standings = **{ $name }** · таблиця в раунді { $round }
tournament-standings-final = **{ $name }** · підсумкова таблиця
tournament-no-standings = Жодної гри ще не завершено.
tournament-line = { $place }\. { $who } · { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
} · перемоги: { $wins } · суперники: { $opponents }{ $out ->
    [1] {" "}· поза турніром
   *[other] {""}
}
tournament-time-over = Час цього раунду минув. Відтепер за всіх одразу відповідає бот; хто тут, може відповісти раніше.

## Відповіді

tournament-set-up = Реєстрацію відкрито: її допис у цьому каналі. Коли зареєструються щонайменше { $least } гравців, турнір можна розпочати тут.
tournament-signed-up = Ти береш участь. Стіл буде готовий, коли почнеться раунд, а коли настане твій хід, тебе покличуть. Хто бере участь, тут бачать усі.
tournament-signed-up-as-substitute = Ти в запасі: перше вільне місце дістанеться тобі, з наступного раунду.
tournament-signed-off = Ти більше не береш участі.
tournament-dropped-out = Наступних раундів ти не граєш. Твоя розпочата гра триває: дограй її або вийди з неї.
tournament-none = Такого турніру тут немає.
tournament-nothing-here = На цьому сервері немає турніру. Його готує `/dune-admin tournament`.
tournament-closed = Цей турнір завершено.
tournament-has-begun = Цей турнір уже почався.
tournament-signed-up-already = Твоя реєстрація вже є.
tournament-not-signed-up = Ти не береш участі в цьому турнірі.
tournament-too-few = Для турніру потрібно щонайменше { $least } гравців; зареєстровано: { $count }.
tournament-no-name = Турніру потрібна назва.
tournament-no-pods = { $game }: у цю гру не грають утрьох чи вчотирьох.
tournament-how-many = У турнірі від { $least } до { $most } гравців.
tournament-how-many-rounds = У турнірі щонайбільше { $most } раундів.
tournament-how-long = Раунд триває від { $least } до { $most } активних годин.
tournament-started = Турнір починається. Столи першого раунду будуть готові за кілька хвилин, кожен у власній гілці.
tournament-cancel-sure = Скасувати турнір? Він закінчиться без переможця. Розпочаті ігри можна дограти.

button-tournament-sign-up = Зареєструватися
button-tournament-sign-off = Скасувати участь
button-tournament-substitute = Бути в запасі
button-tournament-drop-out = Вибути
button-tournament-standings = Таблиця
button-tournament-page = Турнір
button-tournament-before = Попередні місця
button-tournament-after = Наступні місця
button-tournament-start = Почати
button-tournament-cancel = Скасувати турнір

command-dune-admin-tournament = Підготувати турнір або розпочати чи скасувати останній
option-dune-admin-tournament-name = Назва нового турніру; без неї показати останній
option-dune-admin-tournament-kind = У яку гру грають
option-dune-admin-tournament-players = Скільки гравців може грати, від 8 до 64
option-dune-admin-tournament-pods = Скільки гравців за столом, де вдається: 3 або 4
option-dune-admin-tournament-rounds = Скільки раундів; без цього стільки, скільки пасує до кількості гравців
option-dune-admin-tournament-hours = Активних годин на раунд: 140 — це десять днів
