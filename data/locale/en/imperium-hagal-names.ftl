### Names of House Hagal and its cards.

hagal-house = House Hagal

## Cards

hagal-conspire = Conspire
hagal-wealth = Wealth
hagal-heighliner = Heighliner
hagal-foldspace = Foldspace
hagal-selective_breeding = Selective Breeding
hagal-secrets = Secrets
hagal-hardy_warriors = Hardy Warriors
hagal-stillsuits = Stillsuits
hagal-rally_troops = Rally Troops
hagal-hall_of_oratory = Hall of Oratory
hagal-carthag = Carthag
hagal-arrakeen_1p = Arrakeen (alone)
hagal-arrakeen_2p = Arrakeen (two players)
hagal-harvest_spice = Harvest Spice
hagal-reshuffle = Reshuffle
hagal-interstellar_shipping = Interstellar Shipping
hagal-foldspace_or_interstellar = Foldspace or Interstellar Shipping
hagal-smuggling_or_interstellar = Smuggling or Interstellar Shipping
hagal-tech_negotiation_1p = Tech Negotiation
hagal-dreadnought_1p = Dreadnought (alone)
hagal-dreadnought_2p = Dreadnought (two players)
