### Words on the pictures. Short: a picture has little room.

picture-or = or
picture-emperor = Emperor
picture-guild = Spacing Guild
picture-bene-gesserit = Bene Gesserit
picture-fremen = Fremen
picture-landsraad = Landsraad
picture-city = Cities
picture-spice-trade = Spice trade
picture-forces = Forces
picture-round = Round { $round } of { $of }
picture-phase-leaders = Leaders
picture-phase-turns = Turns
picture-phase-combat = Combat
picture-phase-endgame = Endgame
picture-phase-over = The end
picture-turn = { $name }’s turn
picture-awaited = { $name } decides
picture-awaited-many = { $count } players decide
picture-revealed = revealed
picture-kind-plot = Plot
picture-kind-combat = Combat
picture-kind-endgame = Endgame
