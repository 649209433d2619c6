### Виклик тижня: його ігри, зміни правил і сторінка.

## Ігри. Виклик грають наодинці.

challenge-hagal = Дюна. Імперіум наодинці, проти Дому Гаґал
challenge-mahdi = Війна за Арракіс наодинці, проти автоми «Махді»
challenge-sharp = Дюна. Імперіум проти трьох сильних друзів

## Зміни в «Дюна. Імперіум»

twist-imperium-swordmasters = Майстри меча для всіх
twist-imperium-swordmasters-about = Кожен гравець починає з Майстром меча. Локацію, що його дає, закрито.
twist-imperium-councillors = Уроджені радники
twist-imperium-councillors-about = Кожен гравець починає з місцем у Вищій раді. Локацію, що його дає, закрито.
twist-imperium-no_council = Без Вищої ради
twist-imperium-no_council-about = Вищу раду закрито.
twist-imperium-no_swordmaster = Без Майстрів меча
twist-imperium-no_swordmaster-about = Майстра меча не може найняти ніхто.
twist-imperium-no_mentat = Без Ментата
twist-imperium-no_mentat-about = Локацію «Ментат» закрито.
twist-imperium-no_market = Ринок закрито
twist-imperium-no_market-about = Ніхто не може продати меланж чи укласти контракт.
twist-imperium-cheap_swordmaster = Дешеві клинки
twist-imperium-cheap_swordmaster-about = Майстер меча коштує 5 соляріїв замість 8.
twist-imperium-double_harvest = Подвійний збір
twist-imperium-double_harvest-about = Надруковані прянощі локації з видобутком рахуються гравцям удвічі.
twist-imperium-spice_bloom = Цвітіння прянощів
twist-imperium-spice_bloom-about = На кожній локації з видобутком спочатку лежить 2 додаткові прянощі.
twist-imperium-dry_years = Посушливі роки
twist-imperium-dry_years-about = «Басейн Гаґґа», «Велика рівнина» й «Витривалі воїни» коштують на 1 воду більше.
twist-imperium-rich_houses = Багаті Доми
twist-imperium-rich_houses-about = Кожен гравець починає, маючи на 6 соляріїв більше.
twist-imperium-levies = Ополчення
twist-imperium-levies-about = Кожен гравець починає, маючи на 4 загони більше.
twist-imperium-plots = Інтриги в інтригах
twist-imperium-plots-about = Кожен гравець починає з 3 картами інтриги.
twist-imperium-full_hands = Повні руки
twist-imperium-full_hands-about = Кожен гравець бере щораунду 6 карт замість 5.
twist-imperium-short_war = Коротка війна
twist-imperium-short_war-about = Гра закінчується з раундом, у якому хтось має 8 переможних очок замість 10.
twist-imperium-friends_of_the_fremen = Друзі Фрименів
twist-imperium-friends_of_the_fremen-about = Кожен гравець починає з впливом 2 у Фрименів.

## Зміни у «Війні за Арракіс»

twist-arrakis-early_visions = Ранні видіння
twist-arrakis-early_visions-about = Три маркери передбачення починають на 2 кроки далі.
twist-arrakis-late_visions = Пізні видіння
twist-arrakis-late_visions-about = Три маркери передбачення починають на 2 кроки позаду.
twist-arrakis-sisterhood = Прихильність сестринства
twist-arrakis-sisterhood-about = Атріди починають, маючи на 2 жетони Бене Ґессерит більше.
twist-arrakis-full_sietches = Людні січі
twist-arrakis-full_sietches-about = У кожній січі спочатку на звичайний підрозділ більше.
twist-arrakis-strong_towns = Міцні поселення
twist-arrakis-strong_towns-about = У кожному поселенні Дому Харконненів спочатку на звичайний підрозділ більше.

## Сторінка. $until — час словами, як-от «через 3 дні».

challenge-title = ### Виклик тижня · закінчується { $until }
challenge-title-over = ### Виклик одного з минулих тижнів
challenge-twist = Зміна: **{ $name }**. { $about }
challenge-rules = У всіх однакова роздача. Рахується найкраща з перших спроб: { $counted }. У рейтинги це не йде.
challenge-seal = Роздачу запечатано. Хеш її зерна: { $hash }
challenge-seed = Зерно було { $seed }, його хеш { $hash }
challenge-tries = **Твої спроби**
challenge-try = { $number }. { $result }{ $counted ->
    [0] {" "}(не рахується)
   *[other] {""}
}
challenge-won = перемога: { $score ->
    [one] { $score } очко
    [few] { $score } очки
   *[other] { $score } очок
} за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
   *[other] { $rounds } раундів
}
challenge-won-unscored = перемога за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
   *[other] { $rounds } раундів
}
challenge-lost = поразка: { $score ->
    [one] { $score } очко
    [few] { $score } очки
   *[other] { $score } очок
} за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
   *[other] { $rounds } раундів
}
challenge-lost-unscored = поразка за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
   *[other] { $rounds } раундів
}
challenge-outcome-running = ще триває
challenge-outcome-given_up = покинуто
challenge-outcome-late = завершено після тижня
challenge-here = **Результати цього сервера**
challenge-everywhere = **Результати всіх серверів**
challenge-nobody = Завершених спроб іще немає.
challenge-standing = { $place }\. { $who }: { $result }
challenge-check = Звірити спробу із зерном
challenge-run = Спроба { $number }: { $result }
challenge-run-holds = Ця спроба справжня ({ $result }). Усі випадки ({ $checked }) випливають з оприлюдненого зерна, і ті самі відповіді дають той самий результат.
challenge-run-fails = Ця спроба не справжня ({ $result }). Її випадки ({ $checked }) або результат не випливають з оприлюдненого зерна.
challenge-give-up-sure = Покинути цю спробу? Вона лишиться однією з твоїх спроб цього тижня, без результату.
challenge-place = виклик тижня

challenge-none = Такого виклику немає. `/dune-challenge` показує виклик цього тижня.
challenge-no-such-try = Ця спроба не має результату, який можна звірити.
challenge-still-sealed = Зерно цього виклику оприлюднять, коли тиждень мине; тоді випадки можна буде звірити.
challenge-no-more-tries = Твої спроби виклику цього тижня ({ $most }) уже всі розпочато. Новий виклик буде в понеділок.
challenge-no-undo = У виклику забрати назад можна лише те, що нічого не відкрило: роздача в усіх однакова.
challenge-no-rematch = Наступна спроба виклику починається на сторінці `/dune-challenge`.
challenge-is-yours = Спробу виклику не можна передати. Покинути її можна на сторінці `/dune-challenge`.

button-challenge = Виклик тижня
button-challenge-play = Грати
button-challenge-practise = Тренуватися
button-challenge-go-on = Продовжити
button-challenge-give-up = Покинути
button-challenge-before = Минулий тиждень
button-challenge-better-runs = Кращі спроби
button-challenge-more-runs = Ще спроби
button-challenge-now = Цей тиждень
button-challenge-results = Результати

command-dune-challenge = Виклик тижня: однакова роздача для всіх
