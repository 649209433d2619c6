### Війна за Арракіс: що кажуть карти, лідери й передбачення — тими словами, що їх виконують. Дії в інфінітиві.

arrakis-kind-card = { $deck }{ $copies ->
    [1] {""}
   *[other] , примірників: { $copies }
}
arrakis-kind-leader = лідер, { $deck }
arrakis-kind-vision-action = передбачення, фаза дій
arrakis-kind-vision-end_of_round = передбачення, кінець раунду
arrakis-kind-area = область
arrakis-leader-slot = Особлива дія, кубик «{ $result }»:
arrakis-leader-combat = Особливий результат у битві: влучань { $hits }, щитів { $shields }.
arrakis-stand-in = Замінник: жодне джерело не наводить цієї карти повністю.
arrakis-card-scheming-text = Вільна дія, лише доки Туфір Хават у грі: скинути 2 або 3 такі карти; він виходить із гри, а входить Ґай Єлена Могіям. Інакше їх не скидають.

# Форми потрібні, бо дія ставить легіон у різні відмінки: перемістити (acc), атакувати (ins).
arrakis-who-any = легіон
    .ins = легіоном
arrakis-who-leader = легіон із лідером
    .ins = легіоном із лідером
arrakis-who-special = легіон з особливими елітними
    .ins = легіоном з особливими елітними
arrakis-who-desert = легіон у пустелі
    .ins = легіоном у пустелі
arrakis-who-desert_leader = легіон із лідером у пустелі
    .ins = легіоном із лідером у пустелі
arrakis-who-settlement = легіон у поселенні
    .ins = легіоном у поселенні
arrakis-who-that = той легіон
    .ins = тим легіоном
arrakis-who-at = легіон в області { $area }
    .ins = легіоном в області { $area }
arrakis-who-leader-of = легіон { FORM($leader, "gen") }
    .ins = легіоном { FORM($leader, "gen") }
arrakis-site-villages = у селище
arrakis-site-cities = у Карфаг або Арракін
arrakis-site-settlements = у будь-яке поселення
arrakis-site-sietches = у будь-яку січ
arrakis-site-legions = до будь-якого легіону
arrakis-site-special = до легіону з особливими елітними
arrakis-site-free_mountains = у будь-яку вільну гірську область
arrakis-site-free_plateaus = у будь-яку вільну область плато
arrakis-site-empty_deserts = у будь-яку порожню пустельну область
arrakis-site-area = в область { $area }
arrakis-site-leader = до легіону { FORM($leader, "gen") }
arrakis-site-each-villages = у кожне вціліле селище
arrakis-site-each-cities = у Карфаг і Арракін, якщо вони вціліли

arrakis-word-move = { $n ->
    [1] перемістити { $who }
    [one] перемістити { $who } до { $n } разу, щоразу інший
    [few] перемістити { $who } до { $n } разів, щоразу інший
   *[other] перемістити { $who } до { $n } разів, щоразу інший
}
arrakis-word-move-further = перемістити { $who }, ще й на одну область далі
arrakis-word-attack = атакувати { FORM($who, "ins") }
arrakis-word-surprise = раптово атакувати { FORM($who, "ins") }
arrakis-word-with = { $deed } ({ $extras })
arrakis-word-extras = { $extras }
arrakis-word-attack-bonus = на { $n ->
    [one] { $n } кубик
    [few] { $n } кубики
   *[other] { $n } кубиків
} більше в кожному раунді битви
arrakis-word-attack-first = на { $n ->
    [one] { $n } кубик
    [few] { $n } кубики
   *[other] { $n } кубиків
} більше в першому раунді битви
arrakis-word-attack-cap = суперник кидає в першому раунді битви щонайбільше { $n ->
    [one] { $n } кубик
    [few] { $n } кубики
   *[other] { $n } кубиків
}
arrakis-word-attack-free = продовження не коштує влучання
arrakis-word-strike = кинути { $n ->
    [one] { $n } кубик
    [few] { $n } кубики
   *[other] { $n } кубиків
} проти ворожого легіону поруч зі своїм: влучання й особливі результати — це влучання
arrakis-word-place = поставити { FORM($what, "acc") } { $where }
arrakis-word-place-each = поставити { FORM($what, "acc") } { $where }
arrakis-word-scatter = поставити { FORM($what, "acc") } у порожні пустельні області, по одному в область
arrakis-word-deploy = розгорнути в поселення { FORM($what, "acc") }, а також лідера
arrakis-word-swap = замінити до { $n }: { $old } → { $new }
arrakis-word-vehicles = розмістити { FORM($what, "acc") }
arrakis-word-draw = взяти { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
}
arrakis-word-draw-deck = взяти { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
} з колоди «{ $deck }»
arrakis-word-play = зіграти ще одну карту
arrakis-word-opponent-discards = суперник скидає { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[other] { $n } карт
}
arrakis-word-enter = { $leader } вступає в гру
arrakis-when-in-play = { $leader } у грі
arrakis-when-not-gone = { FORM($leader, "acc") } не прибрано з гри
arrakis-when-atomics = атомну зброю ще не підірвано
arrakis-word-if = якщо { $condition }: { $then }
arrakis-word-when = якщо { $condition }: { $then }; інакше: { $otherwise }
arrakis-word-either = { $first } або { $second }
arrakis-word-tank-sector = ворожий лідер у секторі з твоїм легіоном потрапляє в чан
arrakis-word-tank-beside_special = ворожий лідер поруч із тим легіоном потрапляє в чан
arrakis-word-tank-any = будь-який ворожий лідер потрапляє в чан
arrakis-word-desert-power = { $n ->
    [1] застосувати силу пустелі
    [one] застосувати силу пустелі { $n } раз
    [few] застосувати силу пустелі { $n } рази
   *[other] застосувати силу пустелі { $n } разів
}
arrakis-word-wormsigns = покласти { $n ->
    [one] { $n } знак хробака
    [few] { $n } знаки хробака
   *[other] { $n } знаків хробака
}
arrakis-word-worms-beside_worm = поставити { $n ->
    [one] { $n } піщаного хробака в
    [few] { $n } піщаних хробаків у
   *[other] { $n } піщаних хробаків у
} порожню пустельну область поруч з іншим
arrakis-word-worms-beside_legion = поставити { $n ->
    [one] { $n } піщаного хробака в
    [few] { $n } піщаних хробаків у
   *[other] { $n } піщаних хробаків у
} порожні пустельні області поруч зі своїми легіонами

arrakis-deed-clear_the_pole = прибрати всі знаки хробака поруч із Північним полюсом
arrakis-deed-clear_three = прибрати до 3 знаків хробака
arrakis-deed-breeding = взяти жетон Бене Ґессерит
arrakis-deed-carriers = перемістити легіон із поселення в будь-яку область, де є інший твій легіон
arrakis-deed-cloud = замішати відкриту карту передбачення назад у колоду
arrakis-deed-traitors = суперник втрачає невитрачений кубик Дому
arrakis-deed-spies = розкрити січ і всі жетони однієї області
arrakis-deed-seek = у наступному ході суперника Пола не можна ввести, а його легіон не рухається й не атакує
arrakis-deed-smuggle = знищити до 2 машин у секторі, де стоїть Ґурні Галлек, разом із повітряними зонами
arrakis-deed-second_objective = взяти другу таємну мету; перемогу дає будь-яка з двох
arrakis-deed-truthtrance = обрати невитрачений кубик Харконненів, який вони мають витратити наступного ходу
arrakis-deed-adab = прибрати скільки завгодно відкритих карт передбачення й відкрити стільки ж нових
arrakis-deed-similitudes = один маркер передбачення повертається на стільки, на скільки просувається інший
arrakis-deed-detonate = якщо котрийсь маркер на 4 або далі, підірвати атомну зброю
arrakis-deed-bill = маркер Імперіуму опускається на рядок, без заборони
arrakis-deed-fear = долучити до відкритої карти передбачення: здобута цього раунду, вона просуває будь-який маркер ще на 2
arrakis-deed-maker_enters = дикий Творець з’являється в будь-якій порожній пустельній області, його карта виснажена
arrakis-deed-maker_strikes = дикий Творець рухається й атакує
arrakis-deed-chasms = знищити до 2 гарвестерів у глибокій пустелі одного сектора
arrakis-deed-rockets = кинути 3 кубики проти машин у секторі з твоїм легіоном: кожне влучання або особливий результат знищує одну
arrakis-deed-ibad = тримати відкриту карту передбачення: вона лежить, доки її не здобудуть
arrakis-deed-captured = прибрати орнітоптер і кинути 3 кубики проти легіону в області, з’єднаній з його зоною
arrakis-deed-cielago = покласти жетон розгортання в січ, від якої легіон Харконненів не далі ніж за 2 області
arrakis-deed-storm = негайно здіймається коріолісова буря
arrakis-deed-exchange = обміняти всі жетони двох січей
arrakis-deed-kitab = перенести січ, з будь-якими фігурками в ній, у суміжну порожню пустельну область
arrakis-deed-sandtides = перемістити ворожий легіон із пустелі в будь-яку порожню суміжну область
arrakis-deed-foresee = відкрити карту передбачення, потім замішати іншу відкриту назад у колоду
arrakis-deed-look = подивитися на знак хробака або станцію
arrakis-deed-two_tokens = подивитися 2 жетони розгортання, один покласти в січ і ввести туди лідера

## Особливі дії лідерів, коротко

arrakis-special-baron_harkonnen = Замінити до 3 звичайних підрозділів елітними
arrakis-special-beast_rabban = Перемістити його легіон, ще й на одну область далі
arrakis-special-feyd_rautha = Перемістити його легіон, потім ним атакувати
arrakis-special-thufir_hawat = Взяти 3 карти Дому Харконненів
arrakis-special-gaius_helen_mohiam = Взяти 2 карти союзників Коррино, одну зіграти
arrakis-special-captain_aramsham = Розгорнути в поселення 2 звичайні підрозділи, 1 сардаукара й лідера
arrakis-special-shaddam_iv = Замінити до 3 елітних підрозділів сардаукарами
arrakis-special-paul_atreides = Перемістити його легіон, навіть на область далі, або раптово атакувати, у раунді 1 на кубик більше
arrakis-special-lady_jessica = Взяти 2 карти; відкрити карту передбачення, а іншу замішати назад
arrakis-special-reverend_mother_jessica = Взяти 2 карти, одну зіграти
arrakis-special-gurney_halleck = Перемістити його легіон, потім ним атакувати
arrakis-special-alia = Суперник скидає 2 карти; подивитися на знак хробака або станцію
arrakis-special-stilgar = Обрати 1 із 2 жетонів для січі, туди ввести лідера, потім перемістити легіон Стілґара
arrakis-special-chani = Замінити до 2 елітних підрозділів федайкінами або до 3 звичайних елітними
arrakis-special-paul_muad_dib = Застосувати силу пустелі, потім перемістити його легіон або ним атакувати
arrakis-special-wild_maker = Замість сили пустелі: рухається, атакує 6 кубиками й лишається на мапі

## Передбачення: чого вимагають карти

arrakis-vision-award = Нагорода: { $awards }.
arrakis-award = { $marker } { $steps }
arrakis-vision-dew_collectors-text = Легіони щонайменше у 3 областях плато
arrakis-vision-fremen_call_paul_mahdi-text = Розкрити січ, що лежить лицем униз в області з Полом
arrakis-vision-water_discipline-text = Пол і Джессіка обоє в глибокій пустелі без січі
arrakis-vision-new_hidden_wind_traps-text = Легіони щонайменше у 3 гірських областях
arrakis-vision-stunted_worms-text = Легіони щонайменше у 2 областях малого ерга
arrakis-vision-bene_gesserit_ways-text = Джессіка й Пол в області тієї самої січі
arrakis-vision-the_desert_war-text = Легіони щонайменше в 4 пустельних областях без січі
arrakis-vision-the_lisan_al_gaib-text = Розкрити 2 жетони розгортання в області з Полом
arrakis-vision-paul_drinks_the_water_of_life-text = Витратити кубик і покласти Пола в чан із сектора без легіонів Харконненів
arrakis-vision-families_flee_south-text = Усі з північної або внутрішньої січі, щонайменше 2 підрозділи, переходять у південну область поруч зі своїми
arrakis-vision-standin_sandriders-text = У цій фазі дій легіон проїхав верхи щонайменше 2 області відразу
arrakis-vision-standin_burning_harvesters-text = У цій фазі дій знищено щонайменше 2 гарвестери
arrakis-vision-standin_legend-text = У цій фазі дій виграно битву, у якій був Пол або Стілґар
arrakis-vision-standin_kynes-text = Зайнято щонайменше 3 екологічні станції
arrakis-vision-standin_makers-text = На мапі щонайменше 3 піщані хробаки
arrakis-vision-standin_gates-text = Легіон щонайменше із 4 підрозділів поруч із вцілілим Арракіном або Карфагом
