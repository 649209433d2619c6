### Names in the dice game: nouns, each with its forms in a language that bends them.

dice-house-atreides = Atreides
dice-house-harkonnen = Harkonnen
dice-house-fremen = Fremen
dice-house-bene_tleilax = Bene Tleilax
dice-house-corrino = Corrino
dice-house-guild = Spacing Guild
dice-house-bene_gesserit = Bene Gesserit
dice-house-smugglers = Smugglers

dice-region-polar_sink = Polar Sink
dice-region-cielago_plain = Cielago Plain
dice-region-habbanya_sietch = Habbanya Sietch
dice-region-great_flat = Great Flat
dice-region-tabr_sietch = Tabr Sietch
dice-region-carthag = Carthag
dice-region-broken_land = Broken Land
dice-region-arrakeen = Arrakeen
dice-region-tueks_sietch = Tuek's Sietch
dice-region-minor_erg = Minor Erg

dice-leader-leto = Leto
dice-leader-duncan_idaho = Duncan Idaho
dice-leader-baron_vladimir = Baron Vladimir
dice-leader-liet_kynes = Liet Kynes
dice-leader-scytale = Scytale
dice-leader-shaddam_iv = Shaddam IV
dice-leader-edric = Edric
dice-leader-mohiam = Reverend Mother Mohiam
dice-leader-esmar_tuek = Esmar Tuek

dice-equipment-fortification = Fortification
dice-equipment-harvester = Harvester
dice-equipment-ornithopter = Ornithopter
dice-equipment-fortification-one = a Fortification
dice-equipment-harvester-one = a Harvester
dice-equipment-ornithopter-one = an Ornithopter

dice-face-worm = Shai-Hulud
dice-face-poison = Poison
dice-face-crysknife = Crysknife
dice-face-hunter_seeker = Hunter-seeker
dice-face-snooper = Snooper
dice-face-shield = Shield
dice-face-thumper = Thumper

dice-force-name = force
dice-sardaukar-name = Sardaukar
