### Ami több azonos fajta dolog választólistájában áll.

group-card = Válassz egy lapot
group-send = Ügynök küldése lappal
group-cards = Válassz egy lapot
group-space = Válassz egy mezőt
group-leader = Válassz egy vezetőt
group-leader-other = Válassz másik vezetőt
group-buy = Egy vagy több lap megszerzése
group-intrigue = Intrikakártya kijátszása

## Ha csak egy van belőle, a gomb azt mondja, mi történik vele.

one-send = Ügynök küldése: { $what }
one-space = Irány: { $what }
one-buy = Megszerzés: { $what }
one-intrigue = Kijátszás: { $what }
