### The challenge of the week: its formats, its twists, its page.

## Formats. A challenge is played alone.

challenge-hagal = Dune: Imperium alone, against House Hagal
challenge-mahdi = War for Arrakis alone, against the Mahdi automa
challenge-sharp = Dune: Imperium against three sharp friends

## Twists of Dune: Imperium

twist-imperium-swordmasters = Swordmasters for all
twist-imperium-swordmasters-about = Every player begins with the Swordmaster. The space that brings it is closed.
twist-imperium-councillors = Born councillors
twist-imperium-councillors-about = Every player begins with a seat in the High Council. The space that brings it is closed.
twist-imperium-no_council = No High Council
twist-imperium-no_council-about = The High Council is closed.
twist-imperium-no_swordmaster = No Swordmasters
twist-imperium-no_swordmaster-about = Nobody can hire the Swordmaster.
twist-imperium-no_mentat = No Mentat
twist-imperium-no_mentat-about = The Mentat's space is closed.
twist-imperium-no_market = A closed market
twist-imperium-no_market-about = Nobody can sell melange or secure a contract.
twist-imperium-cheap_swordmaster = Cheap blades
twist-imperium-cheap_swordmaster-about = The Swordmaster costs 5 solari instead of 8.
twist-imperium-double_harvest = Double harvest
twist-imperium-double_harvest-about = The printed spice of a maker space counts twice for players.
twist-imperium-spice_bloom = Spice bloom
twist-imperium-spice_bloom-about = Every maker space begins with 2 bonus spice.
twist-imperium-dry_years = Dry years
twist-imperium-dry_years-about = Hagga Basin, The Great Flat and Hardy Warriors cost 1 water more.
twist-imperium-rich_houses = Rich Houses
twist-imperium-rich_houses-about = Every player begins with 6 solari more.
twist-imperium-levies = Levies
twist-imperium-levies-about = Every player begins with 4 troops more.
twist-imperium-plots = Plots within plots
twist-imperium-plots-about = Every player begins with 3 Intrigue cards.
twist-imperium-full_hands = Full hands
twist-imperium-full_hands-about = Every player draws 6 cards a round instead of 5.
twist-imperium-short_war = A short war
twist-imperium-short_war-about = The game ends with the round in which somebody has 8 victory points instead of 10.
twist-imperium-friends_of_the_fremen = Friends of the Fremen
twist-imperium-friends_of_the_fremen-about = Every player begins with 2 influence with the Fremen.

## Twists of War for Arrakis

twist-arrakis-early_visions = Early visions
twist-arrakis-early_visions-about = The three prescience markers begin 2 steps further on.
twist-arrakis-late_visions = Late visions
twist-arrakis-late_visions-about = The three prescience markers begin 2 steps further back.
twist-arrakis-sisterhood = The Sisterhood's favour
twist-arrakis-sisterhood-about = Atreides begins with 2 Bene Gesserit tokens more.
twist-arrakis-full_sietches = Full sietches
twist-arrakis-full_sietches-about = Every sietch begins with a regular unit more.
twist-arrakis-strong_towns = Strong towns
twist-arrakis-strong_towns-about = Every settlement of House Harkonnen begins with a regular unit more.

## The page. $until is a time in words, such as "in 3 days".

challenge-title = ### Challenge of the week · ends { $until }
challenge-title-over = ### Challenge of a past week
challenge-twist = Twist: **{ $name }**. { $about }
challenge-rules = Everybody gets the same deal. The best of your first { $counted } tries counts. It is in no rating.
challenge-seal = The deal is sealed. Hash of its seed: { $hash }
challenge-seed = The seed was { $seed }, its hash { $hash }
challenge-tries = **Your tries**
challenge-try = { $number }. { $result }{ $counted ->
    [0] {" "}(does not count)
   *[other] {""}
}
challenge-won = won with { $score ->
    [one] { $score } point
   *[other] { $score } points
} in { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
challenge-won-unscored = won in { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
challenge-lost = lost with { $score ->
    [one] { $score } point
   *[other] { $score } points
} after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
challenge-lost-unscored = lost after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
challenge-outcome-running = still going on
challenge-outcome-given_up = given up
challenge-outcome-late = finished after the week
challenge-here = **Results of this server**
challenge-everywhere = **Results over all servers**
challenge-nobody = Nobody has finished a try yet.
challenge-standing = { $place }\. { $who }: { $result }
challenge-check = Check a run against the seed
challenge-run = Try { $number }: { $result }
challenge-run-holds = This run holds ({ $result }). All { $checked } draws follow from the published seed, and the same answers lead to the same result.
challenge-run-fails = This run does not hold ({ $result }). Its { $checked } draws or its result do not follow from the published seed.
challenge-give-up-sure = Give this try up? It stays one of your tries of this week, without a result.
challenge-place = the challenge of the week

challenge-none = There is no such challenge. `/dune-challenge` shows the one of this week.
challenge-no-such-try = This try has no result that could be checked.
challenge-still-sealed = The seed of this challenge is published when the week is over, and the draws can be checked then.
challenge-no-more-tries = You have begun { $most } tries of this week's challenge, and there are no more. A new one comes on Monday.
challenge-no-undo = In a challenge you can only take back what revealed nothing: everybody plays the same deal.
challenge-no-rematch = The next try of the challenge begins on the page of `/dune-challenge`.
challenge-is-yours = A try of the challenge cannot be passed on. You can give it up on the page of `/dune-challenge`.

button-challenge = Challenge of the week
button-challenge-play = Play
button-challenge-practise = Practise
button-challenge-go-on = Go on
button-challenge-give-up = Give up
button-challenge-before = The week before
button-challenge-better-runs = Better runs
button-challenge-more-runs = More runs
button-challenge-now = This week
button-challenge-results = Results

command-dune-challenge = The challenge of the week: the same deal for everybody
