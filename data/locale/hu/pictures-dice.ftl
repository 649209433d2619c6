### A kockajáték képeinek szavai. Röviden: a képen kevés a hely.

picture-dice-setup = Előkészületek
picture-dice-over = A játék véget ért
picture-dice-with = társa: { $name }
picture-dice-roll = { $rolls ->
    [one] első dobás
   *[other] { $rolls }. dobás
}
picture-dice-not-rolled = még nincs dobás
picture-dice-spice = { $total } elkölthető fűszer
picture-dice-choosing = Házat választ
picture-dice-to-win = Győzelem
picture-dice-beside = Készlet
picture-dice-houses = Választható Házak

picture-dice-on-card = A Házkártyán
picture-dice-in-supply = A készletben
picture-dice-on-map = A térképen
picture-dice-leaders = Vezetők
picture-dice-ready = kész
picture-dice-away = a készletben
picture-dice-secret = Ezt csak te látod
picture-dice-your-prediction = Ennek a Háznak a győzelmét jósolod: { $house }.
picture-dice-pledged = Bevetetted: { $what }.
picture-dice-pledge-part = { $what } ×{ $count }
picture-dice-pledged-nothing = Semmit sem vetettél be.
picture-dice-planned = Későbbre eldöntve: { $what }.
picture-dice-ally-ability = { $name } · szövetségesnek is
picture-dice-attack = Támadás
picture-dice-defence = Védelem
picture-dice-committed = bevetve
picture-dice-deciding = dönt
picture-dice-won = { $names } { $count ->
    [one] győz
   *[other] együtt győz
}
picture-dice-nobody-won = Az asztalnál senki sem győz
picture-dice-held = Birtokolja: { $regions }
picture-dice-holds-none = Nincs stratégiai régiója
picture-dice-foresaw = Megjósolta: { $house }

## What is read aloud instead of a picture, and the board in words.

picture-dice-alt-turn = { $name } köre ({ $house }){ $ally ->
    [none] .
   *[other] , szövetségese: { $ally }.
}
picture-dice-alt-round = { $round }. forduló (összesen { $of }): { $step }.
picture-dice-alt-changed = Új: { $changes }.
picture-dice-alt-change = { $region } { $name } { $change }
picture-dice-alt-storm = Homokvihar: { $zone }. zóna ({ $regions }).
picture-dice-alt-coming-storm = Ide fog mozogni: { $zone }. zóna.
picture-dice-alt-moved-storm = a homokvihar ide jött: { $zone }. zóna
picture-dice-alt-target = Célrégió: { $region }.
picture-dice-alt-battle = Csata ({ $region }): { $attacker } támad { $defenders } ellen.
picture-dice-alt-dice = Kockák: { $dice }.
picture-dice-alt-frozen = { $face } (befagyasztva)
picture-dice-alt-west = { $face } nyugat
picture-dice-alt-east = { $face } kelet
picture-dice-alt-stormy = { $face } homokviharral
picture-dice-alt-zone = { $face }. zóna
picture-dice-alt-spice = { $face } fűszer
picture-dice-alt-forces = Haderők: { $forces }.
picture-dice-alt-region = { $region }: { $stacks }
picture-dice-alt-stack = { $name } { $count }
picture-dice-alt-held = Birtokolt stratégiai régiók, a győzelemhez { $needed } kell: { $held }.
picture-dice-text-region = • { $name } ({ $zone }. zóna): { $notes }
picture-dice-text-pole = • { $name }: { $notes }
picture-dice-text-strategic = stratégiai
picture-dice-text-desert = sivatagos
picture-dice-text-stormy = a homokvihar alatt
picture-dice-text-target = célrégió
picture-dice-text-equipment = Eszköze: { $equipment }
picture-dice-text-empty = üres
picture-dice-text-borders = szomszédai: { $regions }
picture-dice-text-map = Térkép
picture-dice-text-house = **{ $name }** · { $house }
picture-dice-text-first = ő kezdett
picture-dice-text-card = A Házkártyán: { $what }.
picture-dice-text-supply = A készletben: { $what }.
picture-dice-text-leaders = Vezetők: { $leaders }.
picture-dice-text-leader = { $leader } { $strength } ({ $place })
picture-dice-text-store = Tartalékolt fűszer: { $count }, legfeljebb { $most }.
picture-dice-text-tokens = Nála van: { $tokens }.
picture-dice-text-strategic-held = Egyedül birtokolt stratégiai régiók: { $regions }.
picture-dice-text-beside = A tábla mellett: { $things }.
picture-dice-text-spice = Elkölthető fűszer: { $total }.
picture-dice-text-open = Alku szerint { $name } ide hajózhat be: { $regions }.
picture-dice-text-ability = • { $name }: { $text }
