card-toy_pilot = Toy Pilot
space-toy_airfield = Toy Airfield
conflict-toy_dogfight = Toy Dogfight
toy-take-off = fly an ornithopter into the conflict
toy-refuel = Refuel an ornithopter
toy-price = drain a tank
toy-no-fuel = your tank is empty
toy-units = { $n ->
    [one] an ornithopter
   *[other] { $n } ornithopters
}
did-toy-took-off = flew an ornithopter into the conflict
log-toy-refuelled = { $who } refuelled
variant-toy = Toys
variant-toy-off = No toys
variant-toy-off-help = Nobody flies.
variant-toy-on = Toys
variant-toy-on-help = Everybody flies.
