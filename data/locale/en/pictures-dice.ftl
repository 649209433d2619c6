### Words on the pictures of the dice game. Short: a picture has little room.

picture-dice-setup = Setting up
picture-dice-over = The game is over
picture-dice-with = with { $name }
picture-dice-roll = { $rolls ->
    [one] first roll
   *[other] roll { $rolls }
}
picture-dice-not-rolled = not rolled yet
picture-dice-spice = { $total } spice to spend
picture-dice-choosing = choosing a House
picture-dice-to-win = To win
picture-dice-beside = Supply
picture-dice-houses = Houses to choose from

picture-dice-on-card = On the House card
picture-dice-in-supply = In the supply
picture-dice-on-map = On the map
picture-dice-leaders = Leaders
picture-dice-ready = ready
picture-dice-away = in the supply
picture-dice-secret = Only you see this
picture-dice-your-prediction = You foresee the victory of { $house }.
picture-dice-pledged = You have committed { $what }.
picture-dice-pledge-part = { $what } ×{ $count }
picture-dice-pledged-nothing = You have committed nothing.
picture-dice-planned = Decided for later: { $what }.
picture-dice-ally-ability = { $name } · also for allies
picture-dice-attack = Attack
picture-dice-defence = Defence
picture-dice-committed = committed
picture-dice-deciding = deciding
picture-dice-won = { $names } { $count ->
    [one] wins
   *[other] win
}
picture-dice-nobody-won = Nobody at this table wins
picture-dice-held = Holds { $regions }
picture-dice-holds-none = Holds no strategic region
picture-dice-foresaw = Foresaw { $house }

## What is read aloud instead of a picture, and the board in words.

picture-dice-alt-turn = { $name }’s turn ({ $house }){ $ally ->
    [none] .
   *[other] , allied with { $ally }.
}
picture-dice-alt-round = Round { $round } of { $of }: { $step }.
picture-dice-alt-changed = New: { $changes }.
picture-dice-alt-change = { $region } { $name } { $change }
picture-dice-alt-storm = Storm over zone { $zone } ({ $regions }).
picture-dice-alt-coming-storm = It will move to zone { $zone }.
picture-dice-alt-moved-storm = the storm came to zone { $zone }
picture-dice-alt-target = Target region: { $region }.
picture-dice-alt-battle = Battle in { $region }: { $attacker } against { $defenders }.
picture-dice-alt-dice = Dice: { $dice }.
picture-dice-alt-frozen = { $face } (frozen)
picture-dice-alt-west = { $face } west
picture-dice-alt-east = { $face } east
picture-dice-alt-stormy = { $face } with storm
picture-dice-alt-zone = zone { $face }
picture-dice-alt-spice = { $face } spice
picture-dice-alt-forces = Forces: { $forces }.
picture-dice-alt-region = { $region }: { $stacks }
picture-dice-alt-stack = { $name } { $count }
picture-dice-alt-held = Strategic regions held, { $needed } win: { $held }.
picture-dice-text-region = • { $name } (zone { $zone }): { $notes }
picture-dice-text-pole = • { $name }: { $notes }
picture-dice-text-strategic = strategic
picture-dice-text-desert = desert
picture-dice-text-stormy = under the storm
picture-dice-text-target = target region
picture-dice-text-equipment = has { $equipment }
picture-dice-text-empty = empty
picture-dice-text-borders = borders { $regions }
picture-dice-text-map = Map
picture-dice-text-house = **{ $name }** · { $house }
picture-dice-text-first = started
picture-dice-text-card = On the House card: { $what }.
picture-dice-text-supply = In the supply: { $what }.
picture-dice-text-leaders = Leaders: { $leaders }.
picture-dice-text-leader = { $leader } { $strength } ({ $place })
picture-dice-text-store = Stored spice: { $count } of at most { $most }.
picture-dice-text-tokens = Holds { $tokens }.
picture-dice-text-strategic-held = Strategic regions held alone: { $regions }.
picture-dice-text-beside = Beside the board: { $things }.
picture-dice-text-spice = Spice to spend: { $total }.
picture-dice-text-open = By a deal { $name } may ship to { $regions }.
picture-dice-text-ability = • { $name }: { $text }
