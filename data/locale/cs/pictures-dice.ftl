### Slova na obrázcích hry s kostkami. Krátká: na obrázku je málo místa.

picture-dice-setup = Příprava
picture-dice-over = Hra skončila
picture-dice-with = spojenec: { $name }
picture-dice-roll = { $rolls ->
    [one] první hod
    [few] { $rolls }. hod
   *[other] { $rolls }. hod
}
picture-dice-not-rolled = ještě bez hodu
picture-dice-spice = { $total } koření k útratě
picture-dice-choosing = vybírá rod
picture-dice-to-win = K vítězství
picture-dice-beside = Zásoba
picture-dice-houses = Rody na výběr

picture-dice-on-card = Na kartě rodu
picture-dice-in-supply = V zásobě
picture-dice-on-map = Na mapě
picture-dice-leaders = Vůdci
picture-dice-ready = na kartě
picture-dice-away = v zásobě
picture-dice-secret = Vidíš jen ty
picture-dice-your-prediction = Předpovídáš vítězství { FORM($house, "gen") }.
picture-dice-pledged = Nasazuješ: { $what }.
picture-dice-pledge-part = { $what } ×{ $count }
picture-dice-pledged-nothing = Nenasazuješ nic.
picture-dice-planned = Rozhodnuto na potom: { $what }.
picture-dice-ally-ability = { $name } · i pro spojence
picture-dice-attack = Útok
picture-dice-defence = Obrana
picture-dice-committed = nasazeno
picture-dice-deciding = rozhoduje
picture-dice-won = Vítězí { $names }
picture-dice-nobody-won = U tohoto stolu nevítězí nikdo
picture-dice-held = Má { $regions }
picture-dice-holds-none = Nemá strategický region
picture-dice-foresaw = Předpověď: { $house }

## Co se čte místo obrázku, a mapa slovy

picture-dice-alt-turn = Na tahu: { $name } ({ $house }){ $ally ->
    [none] .
   *[other] , spojenec: { $ally }.
}
picture-dice-alt-round = { $round }. kolo z { $of }: { $step }.
picture-dice-alt-changed = Nové: { $changes }.
picture-dice-alt-change = { $region } { $name } { $change }
picture-dice-alt-storm = Bouře nad zónou { $zone } ({ $regions }).
picture-dice-alt-coming-storm = Postoupí do zóny { $zone }.
picture-dice-alt-moved-storm = bouře v zóně { $zone }
picture-dice-alt-target = Cílový region: { $region }.
picture-dice-alt-battle = Bitva, { $region }: { $attacker } proti { FORM($defenders, "dat") }.
picture-dice-alt-dice = Kostky: { $dice }.
picture-dice-alt-frozen = { $face } (zmrazená)
picture-dice-alt-west = { $face } západ
picture-dice-alt-east = { $face } východ
picture-dice-alt-stormy = { $face } s bouří
picture-dice-alt-zone = zóna { $face }
picture-dice-alt-spice = { $face } koření
picture-dice-alt-forces = Jednotky: { $forces }.
picture-dice-alt-region = { $region }: { $stacks }
picture-dice-alt-stack = { $name } { $count }
picture-dice-alt-held = Obsazené strategické regiony, k vítězství { $needed }: { $held }.
picture-dice-text-region = • { $name } (zóna { $zone }): { $notes }
picture-dice-text-pole = • { $name }: { $notes }
picture-dice-text-strategic = strategický
picture-dice-text-desert = poušť
picture-dice-text-stormy = pod bouří
picture-dice-text-target = cílový region
picture-dice-text-equipment = má { FORM($equipment, "acc") }
picture-dice-text-empty = prázdný
picture-dice-text-borders = sousedí: { $regions }
picture-dice-text-map = Mapa
picture-dice-text-house = **{ $name }** · { $house }
picture-dice-text-first = první hráč
picture-dice-text-card = Na kartě rodu: { $what }.
picture-dice-text-supply = V zásobě: { $what }.
picture-dice-text-leaders = Vůdci: { $leaders }.
picture-dice-text-leader = { $leader } { $strength } ({ $place })
picture-dice-text-store = Koření ve skladu: { $count } z nejvýše { $most }.
picture-dice-text-tokens = Žetony: { $tokens }.
picture-dice-text-strategic-held = Strategické regiony bez jiných rodů: { $regions }.
picture-dice-text-beside = Vedle mapy: { $things }.
picture-dice-text-spice = Koření k útratě: { $total }.
picture-dice-text-open = Podle dohody { $name } smí přepravovat do regionů: { $regions }.
picture-dice-text-ability = • { $name }: { $text }
