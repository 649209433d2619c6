### Co radí a vysvětlují hráči, za které hraje bot.

button-advice = Co radíš?
button-why-friends = Proč, přátelé?
