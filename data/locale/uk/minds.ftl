### Гравці, за яких думає бот, і що вони кажуть про свої ходи. «Це дає …»: частини стоять у знахідному відмінку.

mind-for = це дає { $gained }
mind-for-both = це дає { $gained }, а також { $also }
mind-equal = інші варіанти не гірші й не кращі
mind-as-good = { $reason }; інший варіант не гірший
mind-keeps = так готується те, що буде далі
mind-enough = для одного ходу цього досить
mind-by-chance = випадковий вибір

mind-level-novice = гра новачка
mind-level-steady = надійна гра
mind-level-sharp = сильна гра
mind-manner-warlike = войовничість
mind-manner-diplomat = дипломатія
mind-manner-merchant = ощадливість
mind-manner-schemer = підступність
mind-manner-even = рівновага
mind = { $manner ->
    [warlike] войовничий друг
    [diplomat] друг-дипломат
    [merchant] ощадливий друг
    [schemer] підступний друг
   *[other] урівноважений друг
}, { $level }
mind-said = *{ $who }:* { $reason }.
mind-said-deed = *{ $who }:* { $deed }, { $reason }.

## З чого складається становище в «Дюна. Імперіум»

imperium-part-vp = { $n ->
    [one] { $n } переможне очко
    [few] { $n } переможні очки
   *[other] { $n } переможних очок
}
imperium-part-solari = { $n ->
    [one] { $n } солярій
    [few] { $n } солярії
   *[other] { $n } соляріїв
}
imperium-part-spice = { $n ->
    [one] { $n } прянощі
    [few] { $n } прянощі
   *[other] { $n } прянощів
}
imperium-part-water = { $n ->
    [one] { $n } воду
    [few] { $n } води
   *[other] { $n } води
}
imperium-part-troop = { $n ->
    [one] { $n } загін
    [few] { $n } загони
   *[other] { $n } загонів
}
imperium-part-intrigue = { $n ->
    [one] { $n } карту інтриги
    [few] { $n } карти інтриги
   *[other] { $n } карт інтриги
}
imperium-part-influence = вплив
imperium-part-alliance = крок до союзу
imperium-part-swordmaster = Майстра меча
imperium-part-council = місце у Вищій раді
imperium-part-card = кращу колоду
imperium-part-icon = колоду, що веде на більше локацій
imperium-part-trash = тоншу колоду
imperium-part-control = контроль над локацією
imperium-part-tech = технологію
imperium-part-dreadnought = { $n ->
    [one] { $n } дредноут
    [few] { $n } дредноути
   *[other] { $n } дредноутів
}
imperium-part-freighter = поступ вантажного корабля
imperium-part-negotiator = { $n ->
    [one] { $n } перемовника
    [few] { $n } перемовників
   *[other] { $n } перемовників
}

imperium-aim-friendship = друге очко впливу у { FORM($faction, "gen") }, а з ним переможне очко
imperium-aim-alliance = союз із { FORM($faction, "ins") }, а з ним переможне очко
imperium-aim-defends = безпечніший союз із { FORM($faction, "ins") }
imperium-aim-first-step = перше очко впливу у { FORM($faction, "gen") }, за крок до переможного очка
imperium-aim-step = вплив { $n } у { FORM($faction, "gen") } (з { $alliance } можна здобути союз)
imperium-aim-swordmaster = Майстра меча, третього агента на кожен раунд
imperium-aim-council = місце у Вищій раді, 2 очки переконливості щораунду
imperium-aim-agent = ще одного агента на цей раунд
imperium-aim-control = контроль над локацією «{ $space }»
imperium-aim-saves = { $n ->
    [one] { $n } солярій
    [few] { $n } солярії
   *[other] { $n } соляріїв
}: на локацію «{ $space }» буде { $have } з { $cost }
imperium-aim-saved = { $n ->
    [one] { $n } солярій
    [few] { $n } солярії
   *[other] { $n } соляріїв
}: на локацію «{ $space }» досить
imperium-aim-leads = силу { $n } у конфлікті «{ $conflict }», більшу за { $others } у наступного
imperium-aim-alone = силу { $n } у конфлікті «{ $conflict }», де ще ніхто не б’ється
imperium-aim-ties = силу { $n } у конфлікті «{ $conflict }», як у найсильнішого суперника
imperium-aim-joins = силу { $n } у конфлікті «{ $conflict }», де найсильніший має { $others }
imperium-aim-second = силу { $n } у конфлікті «{ $conflict }», поки що друге місце (найсильніший має { $others })
imperium-aim-third = силу { $n } у конфлікті «{ $conflict }», поки що третє місце (найсильніший має { $others })
imperium-aim-level = силу { $n } у конфлікті «{ $conflict }», як в іншого суперника (найсильніший має { $others })
imperium-aim-freighter = вантажний корабель на рівні { $n }, звідки він привезе більше
imperium-aim-tech = плитку технології «{ $tile }»
imperium-aim-acquires = карту «{ $card }» у колоду
imperium-aim-trashes = тоншу колоду без { FORM($card, "gen") }
imperium-aim-draws = { $n ->
    [one] ще { $n } карту на руці
    [few] ще { $n } карти на руці
   *[other] ще { $n } карт на руці
}
imperium-aim-persuasion = { $n ->
    [one] { $n } очко переконливості
    [few] { $n } очки переконливості
   *[other] { $n } очок переконливості
} на карти
imperium-deed-sent = { $card } → { $space }

imperium-idle-turn-done = у цьому ході все зроблено
imperium-idle-reveals = карти розкрито заради переконливості й мечів
imperium-idle-buys-nothing = жодна карта за цю ціну не поліпшить колоди
imperium-idle-stays = загони лишаються в конфлікті, де можуть виграти більше
imperium-idle-controls = контроль над цією локацією найцінніший
imperium-idle-retreats = загони, які тут більше нічого не здобудуть, відступають
imperium-idle-sets-aside = цю карту можна придбати дешевше, і не дістанеться вона нікому іншому
imperium-idle-acquires = ця карта найбільше допоможе колоді
imperium-idle-remembers = цю карту найкраще мати знову
imperium-idle-plot = карта задуму поліпшує решту ходу
imperium-idle-send = агент закриває локацію, яку хочуть інші
imperium-idle-keeps-troops = загони цінніші в пізнішому конфлікті
imperium-idle-deploy = із загонами конфлікт важчий для інших
imperium-idle-back = інша карта веде на кращу локацію
imperium-idle-keeps-cards = кожна з цих карт іще знадобиться
imperium-idle-leaves = плата потрібніша деінде
imperium-idle-takes = це нічого не коштує
imperium-idle-discards = те, що лишається, корисніше
imperium-idle-loses-influence = цей крок вартий найменше
imperium-idle-leader = цей лідер виграє тут частіше за інших
imperium-idle-defends = цю локацію варто захищати
imperium-idle-does-not-defend = дредноут або загін потрібніший деінде
imperium-idle-no-card = жодна карта на руці тепер не допомогла б
imperium-idle-leads = перевага досить велика й без іще однієї карти
imperium-idle-saves-cards = карти на руці цінніші в пізнішому конфлікті
imperium-idle-keeps-plots = карти інтриги пізніше будуть цінніші
imperium-idle-heir = цей суперник відстає найбільше
imperium-idle-rival = цей суперник найсильніший
imperium-idle-voice = суперникам ця локація потрібна найбільше
imperium-idle-secret = на інших шкалах легше піднятися й без жетонів
imperium-idle-to-top = так карту буде взято раніше
imperium-idle-to-discard = до кінця гри це нічого не змінить
imperium-idle-units = ці бойові одиниці змінюють конфлікт найбільше
imperium-idle-put-under = ці карти варті найменше
imperium-idle-for-rival = супротивникові це допомагає найменше
imperium-idle-negotiators = прянощі цінніші за цих перемовників
imperium-idle-keeps-negotiators = перемовники згодом можуть здешевити іншу плитку технології
imperium-idle-freighter-waits = вантажний корабель чекає кращої нагороди
imperium-idle-freighter-home = вантажний корабель привезе нагороди свого рівня
imperium-idle-owed = цього ефекту ходу не можна пропустити
imperium-idle-plan-ahead = ця карта найменше потрібна в першому ході
imperium-idle-for-rival-any = бот не порівнює таких виборів супротивника
imperium-idle-space = ефекти цієї локації зараз найцінніші
imperium-idle-last-moment = зіграти її можна лише зараз
imperium-idle-does = цей ефект зараз того вартий
imperium-idle-tile = ефект цієї плитки зараз найцінніший
imperium-idle-goes-on = цього ходу ще можна зробити щось корисне

## З чого складається становище у грі в кості

dice-part-region = { $n ->
    [one] { $n } стратегічний регіон
    [few] { $n } стратегічні регіони
   *[other] { $n } стратегічних регіонів
}
dice-part-foothold = плацдарм у стратегічному регіоні
dice-part-force = { $n ->
    [one] { $n } військо на мапі
    [few] { $n } війська на мапі
   *[other] { $n } військ на мапі
}
dice-part-card = { $n ->
    [one] { $n } військо на карті Дому
    [few] { $n } війська на карті Дому
   *[other] { $n } військ на карті Дому
}
dice-part-leader = { $n ->
    [one] { $n } лідера
    [few] { $n } лідерів
   *[other] { $n } лідерів
}
dice-part-spice = { $n ->
    [one] { $n } прянощі
    [few] { $n } прянощі
   *[other] { $n } прянощів
}
dice-part-token = жетон
dice-part-equipment = спорядження

dice-aim-holds = регіон «{ $region }» без чужих військ
dice-aim-foothold = плацдарм у регіоні «{ $region }»
dice-aim-snooper = Вловлювач отрути, який захищає від Отрути
dice-aim-shield = Щит, який захищає від Крис-ножа
dice-aim-thumper = Гупало, яке один раз відманить Шай-Хулуда
dice-idle-freeze-own = кубики із символом Дому вербують війська
dice-idle-freeze-region = до якогось із регіонів цієї зони варто ввійти
dice-idle-freeze-spice = стільки прянощів новий кидок у середньому не дасть
dice-idle-freeze-vendetta = цю грань кубика вендети варто використати
dice-idle-freeze-least = принаймні один кубик має лишитися, і цей вибір найкорисніший
dice-idle-freeze-none = інші кубики можуть випасти краще за наступного кидка
dice-idle-invite = із союзником цей хід сильніший
dice-idle-alone = жоден союзник не вартий кубиків, які забере союз
dice-idle-accepts = союзник має з цього ходу більше, ніж глядач
dice-idle-refuses = той, хто питає, надто близько до самостійної перемоги
dice-idle-ships-nothing = більше нічого зараз перевозити не варто
dice-idle-target = війська можуть здобути цей регіон
dice-idle-sink = в інших регіонах зараз нема чого здобувати
dice-idle-stays = війська потрібні там, де стоять
dice-idle-spares = уразити можна лише війська власного боку
dice-idle-leaves-die = жетон цінніший за жертву
dice-idle-kills = це ослаблює найнебезпечнішого з досяжних суперників
dice-idle-commits-enough = цього досить проти того, що ворог, імовірно, кине в битву
dice-idle-commits-all = ворог видається сильнішим, але може кинути в битву менше
dice-idle-offers-leader = із цим регіоном союз може перемогти
dice-idle-keeps-leaders = ця битва не вирішує гри, тож лідери лишаються
dice-idle-keeps-equipment = тамтешнє спорядження корисне таким, як є
dice-idle-equips = це спорядження там корисніше
dice-idle-house = цей Дім серед тих, що перемагають частіше
dice-idle-start = поруч стратегічні регіони, які легко здобути
dice-idle-predicts = Гільдія Лоцманів перемагає, якщо не перемагає ніхто інший
dice-idle-no-deal = друзі лишають угоди людям
dice-idle-leaves-dice = так союзникові лишається найменше кубиків
dice-idle-symbol = цей Дім на найбільшій кількості кубиків
dice-idle-turn-done = у цьому ході все зроблено
dice-idle-worm = гупало цінніше за те, що забере хробак
dice-idle-thumper = те, що забрав би хробак, цінніше за гупало
dice-idle-battle = ця битва за найцінніший регіон

## З чого складається становище у «Війні за Арракіс»

arrakis-part-supremacy = { $n ->
    [one] { $n } крок панування
    [few] { $n } кроки панування
   *[other] { $n } кроків панування
}
arrakis-part-marker = { $n ->
    [one] { $n } крок передбачення
    [few] { $n } кроки передбачення
   *[other] { $n } кроків передбачення
}
arrakis-part-regular = { $n ->
    [one] { $n } звичайний підрозділ
    [few] { $n } звичайні підрозділи
   *[other] { $n } звичайних підрозділів
}
arrakis-part-elite = { $n ->
    [one] { $n } елітний підрозділ
    [few] { $n } елітні підрозділи
   *[other] { $n } елітних підрозділів
}
arrakis-part-special = { $n ->
    [one] { $n } особливий елітний підрозділ
    [few] { $n } особливі елітні підрозділи
   *[other] { $n } особливих елітних підрозділів
}
arrakis-part-token = { $n ->
    [one] { $n } жетон розгортання
    [few] { $n } жетони розгортання
   *[other] { $n } жетонів розгортання
}
arrakis-part-leader = { $n ->
    [one] { $n } лідера
    [few] { $n } лідерів
   *[other] { $n } лідерів
}
arrakis-part-named = { $n ->
    [one] { $n } іменного лідера
    [few] { $n } іменних лідерів
   *[other] { $n } іменних лідерів
}
arrakis-part-card = { $n ->
    [one] { $n } карту планування
    [few] { $n } карти планування
   *[other] { $n } карт планування
}
arrakis-part-bene_gesserit = жетон Бене Ґессерит
arrakis-part-worm = { $n ->
    [one] { $n } піщаного хробака
    [few] { $n } піщаних хробаків
   *[other] { $n } піщаних хробаків
}
arrakis-part-sign = { $n ->
    [one] { $n } знак хробака
    [few] { $n } знаки хробака
   *[other] { $n } знаків хробака
}
arrakis-part-spice = { $n ->
    [one] { $n } прянощі
    [few] { $n } прянощі
   *[other] { $n } прянощів
}
arrakis-part-row = прихильність Імперіуму
arrakis-part-march = гарну позицію
arrakis-part-attack = здобуток битви
arrakis-part-vision = крок до карти передбачення
arrakis-part-danger = безпеку
arrakis-part-spite = втрати у ворога
arrakis-aim-vision-near = карту передбачення «{ $card }», яка стає ближчою
arrakis-aim-vision-true = карту передбачення «{ $card }», умову якої виконано
arrakis-aim-way = легіон на шляху до цілі «{ $area }»
arrakis-aim-station = легіон на шляху до станції
arrakis-aim-harvest = гарвестери, що можуть принести прянощі ({ $n })
arrakis-aim-battle = здобуток битви в області «{ $area }»
arrakis-aim-safer = більше безпеки для області «{ $area }»
arrakis-idle-end = жодна дія без кубика зараз нічого не дала б
arrakis-idle-die = цей результат тут найкорисніший
arrakis-idle-keeps-token = жетон цінніший у пізнішому раунді
arrakis-idle-spare-die = інший кубик потім буде корисніший
arrakis-idle-keeps-cards = карти цінніші за кубики, які вони додали б
arrakis-idle-losses = ці втрати найдешевші
arrakis-idle-vehicles = там машини допоможуть найбільше
arrakis-idle-spare-vehicle = інший орнітоптер потрібніший
arrakis-idle-supply = те, що на мапі, лишається на місці
arrakis-idle-stands = легіони найкраще стоять там, де є
arrakis-idle-adds-dice = більше кубиків може вирішити цю битву
arrakis-idle-saves-harvester = гарвестер і далі приноситиме прянощі
arrakis-idle-keeps-row = маркер лишається у своєму рядку, і заборони не буде
arrakis-idle-desert = сила пустелі загрожує легіонам Харконненів
arrakis-idle-card = ефект цієї карти зараз найцінніший
arrakis-idle-keeps-hand = карти будуть цінніші згодом
arrakis-idle-leader = лідер посилить легіон
arrakis-idle-leaders-stay = лідери на своїх місцях у достатній безпеці
arrakis-idle-special = ця особлива здібність найбільше змінить битву
arrakis-idle-leaders-go = ці лідери найкорисніші з підрозділами, що рухаються
arrakis-idle-units-go = ці підрозділи йдуть, а решта легіону корисніша там, де є
arrakis-idle-holds = за цю область варто битися
arrakis-idle-die-strategy = легіони перейдуть на кращі місця або атакують
arrakis-idle-die-leadership = легіони з лідерами перейдуть на кращі місця або атакують
arrakis-idle-die-deployment = на мапу прийдуть нові підрозділи або лідери
arrakis-idle-die-mentat = на руку прийдуть нові карти планування
arrakis-idle-die-house = на мапу прийдуть кращі підрозділи або більше машин
arrakis-idle-part = решта легіону лишиться боронити область «{ $area }»
arrakis-idle-strike = хробак атакує легіон в області «{ $area }»
arrakis-idle-safer = в області «{ $area }» легіон у більшій безпеці
arrakis-idle-storm = в області «{ $area }» буря й хробаки заберуть у легіону менше
arrakis-idle-guards = легіон боронитиме область «{ $area }»
arrakis-idle-nearer = з області «{ $area }» легіон може здобути більше
arrakis-idle-vehicle-harvester = гарвестери там принесуть найбільше прянощів із найменшою небезпекою
arrakis-idle-vehicle-carryall = каріол найбільше допоможе поруч із гарвестерами
arrakis-idle-vehicle-ornithopter = орнітоптер там допоможе легіонові з найкращими цілями
arrakis-idle-discards = карти, що лишаються, допоможуть більше
arrakis-idle-keeps-visions = кожна з цих карт передбачення ще може справдитися
arrakis-idle-removes-vision = так можуть прийти карти передбачення, які ближчі або дають більше
arrakis-idle-clouds-best = ця карта передбачення найближча до здійснення
arrakis-idle-leaders-home = ці лідери загинули б зі своїм легіоном, а так потім повернуться
arrakis-idle-leaders-stay-behind = лідери найкорисніші з підрозділами, що лишаються
arrakis-idle-tokens-hidden = жетони лицем униз не видають суперникові своєї сили
arrakis-idle-ceases = в іншому місці легіон зробить більше, ніж у цій битві
arrakis-idle-worm-next = першим іде хробак під найсильнішим легіоном
arrakis-idle-drives = там суперник найдалі від того, чого хоче
arrakis-idle-continues = битву радше буде виграно, ніж програно
arrakis-idle-wears-down = суперник у цій битві втрачає більше, ніж нападник
arrakis-idle-worm-threatens = хробак там загрожує більше
arrakis-idle-vision-brings-most = ця карта передбачення обіцяє найбільше

## За столом

filled-left = Де хтось вийшов, грають далі друзі.
filled-friend = { $name } ({ $mind })
button-advice = Що зробив би бот?
advice = Мій вибір: { $what } ({ $reason }).
advice-then = { $head }, потім { $tail }
advice-step = *{ CAPITAL($what) }*
button-do-advice = Так і зробити
button-how-sure = Чи це певно?
advice-chances = Шанси на перемогу, якщо зазирнути вперед: { $chances }.
advice-chance = { $what } { $percent } %
advice-one-choice = Вибір лише один.
advice-no-chances = Для такого столу чи запитання бот не має вивчених шансів.
advice-busy = Бот зайнятий іншими столами. Спробуй за мить.
advice-nothing = нічого
advice-off = За цим столом грають без порад.
advice-nothing-asked = Зараз не твоя черга: радити нічого.
mind-silent = *{ $who }:* ще нічого не зроблено.
host-deadline-deputy = { $who }: термін сплив без відповіді, тож відповів бот ({ $reason }). Щойно гравець повернеться, бот припинить.
me-deputy-no = Після терміну: рішення столу
me-deputy-yes = Після терміну: може й бот

button-why-friends = Чому так, друзі?
button-eyes = Як зіграв би сильний гравець?
eyes-title = **Хід { $turn }, погляд назад**
eyes-otherwise = - Твій вибір: { $chosen }; вибір сильного гравця: { $better } ({ $reason }).
eyes-the-same = Сильний гравець зробив би те саме, або вибору не було.
