### Names of cards, places and people in Dune: Imperium: nouns, each with its forms in a language that bends them.

## Factions

faction-emperor = Emperor
faction-guild = Spacing Guild
faction-bene_gesserit = Bene Gesserit
faction-fremen = Fremen

## Cards of a player's deck

card-convincing_argument = Convincing Argument
card-dagger = Dagger
card-diplomacy = Diplomacy
card-dune_the_desert_planet = Dune, the Desert Planet
card-reconnaissance = Reconnaissance
card-seek_allies = Seek Allies
card-signet_ring = Signet Ring
card-arrakis_liaison = Arrakis Liaison
card-foldspace = Foldspace
card-the_spice_must_flow = The Spice Must Flow
card-arrakis_recruiter = Arrakis Recruiter
card-assassination_mission = Assassination Mission
card-bene_gesserit_initiate = Bene Gesserit Initiate
card-bene_gesserit_sister = Bene Gesserit Sister
card-carryall = Carryall
card-chani = Chani
card-choam_directorship = CHOAM Directorship
card-crysknife = Crysknife
card-dr_yueh = Dr. Yueh
card-duncan_idaho = Duncan Idaho
card-fedaykin_death_commando = Fedaykin Death Commando
card-firm_grip = Firm Grip
card-fremen_camp = Fremen Camp
card-gene_manipulation = Gene Manipulation
card-guild_administrator = Guild Administrator
card-guild_ambassador = Guild Ambassador
card-guild_bankers = Guild Bankers
card-gun_thopter = Gun Thopter
card-gurney_halleck = Gurney Halleck
card-imperial_spy = Imperial Spy
card-kwisatz_haderach = Kwisatz Haderach
card-lady_jessica = Lady Jessica
card-liet_kynes = Liet Kynes
card-missionaria_protectiva = Missionaria Protectiva
card-opulence = Opulence
card-other_memory = Other Memory
card-piter_de_vries = Piter De Vries
card-power_play = Power Play
card-reverend_mother_mohiam = Reverend Mother Mohiam
card-sardaukar_infantry = Sardaukar Infantry
card-sardaukar_legion = Sardaukar Legion
card-scout = Scout
card-shifting_allegiances = Shifting Allegiances
card-sietch_reverend_mother = Sietch Reverend Mother
card-smugglers_thopter = Smuggler's Thopter
card-space_travel = Space Travel
card-spice_hunter = Spice Hunter
card-spice_smugglers = Spice Smugglers
card-stilgar = Stilgar
card-test_of_humanity = Test of Humanity
card-the_voice = The Voice
card-thufir_hawat = Thufir Hawat
card-worm_riders = Worm Riders

## Intrigue cards

intrigue-bindu_suspension = Bindu Suspension
intrigue-bribery = Bribery
intrigue-bypass_protocol = Bypass Protocol
intrigue-calculated_hire = Calculated Hire
intrigue-charisma = Charisma
intrigue-choam_shares = CHOAM Shares
intrigue-councilors_dispensation = Councilor's Dispensation
intrigue-dispatch_an_envoy = Dispatch an Envoy
intrigue-double_cross = Double Cross
intrigue-favored_subject = Favored Subject
intrigue-guild_authorization = Guild Authorization
intrigue-infiltrate = Infiltrate
intrigue-know_their_ways = Know Their Ways
intrigue-poison_snooper = Poison Snooper
intrigue-rapid_mobilization = Rapid Mobilization
intrigue-recruitment_mission = Recruitment Mission
intrigue-refocus = Refocus
intrigue-reinforcements = Reinforcements
intrigue-secret_of_the_sisterhood = Secret of the Sisterhood
intrigue-the_sleeper_must_awaken = The Sleeper Must Awaken
intrigue-urgent_mission = Urgent Mission
intrigue-water_of_life = Water of Life
intrigue-water_peddlers_union = Water Peddlers Union
intrigue-windfall = Windfall
intrigue-allied_armada = Allied Armada
intrigue-ambush = Ambush
intrigue-master_tactician = Master Tactician
intrigue-private_army = Private Army
intrigue-staged_incident = Staged Incident
intrigue-demand_respect = Demand Respect
intrigue-to_the_victor = To the Victor…
intrigue-corner_the_market = Corner the Market
intrigue-plans_within_plans = Plans Within Plans
intrigue-tiebreaker = Tiebreaker

## Spaces

space-conspire = Conspire
space-wealth = Wealth
space-heighliner = Heighliner
space-foldspace = Foldspace
space-selective_breeding = Selective Breeding
space-secrets = Secrets
space-hardy_warriors = Hardy Warriors
space-stillsuits = Stillsuits
space-high_council = High Council
space-mentat = Mentat
space-rally_troops = Rally Troops
space-hall_of_oratory = Hall of Oratory
space-swordmaster = Swordmaster
space-arrakeen = Arrakeen
space-carthag = Carthag
space-research_station = Research Station
space-sietch_tabr = Sietch Tabr
space-the_great_flat = The Great Flat
space-hagga_basin = Hagga Basin
space-imperial_basin = Imperial Basin
space-sell_melange = Sell Melange
space-secure_contract = Secure Contract

## Conflicts

conflict-skirmish_a = Skirmish
conflict-skirmish_b = Skirmish
conflict-skirmish_c = Skirmish
conflict-skirmish_d = Skirmish
conflict-cloak_and_dagger = Cloak and Dagger
conflict-desert_power = Desert Power
conflict-guild_bank_raid = Guild Bank Raid
conflict-machinations = Machinations
conflict-raid_stockpiles = Raid Stockpiles
conflict-secure_imperial_basin = Secure Imperial Basin
conflict-siege_of_arrakeen = Siege of Arrakeen
conflict-siege_of_carthag = Siege of Carthag
conflict-sort_through_the_chaos = Sort Through the Chaos
conflict-terrible_purpose = Terrible Purpose
conflict-battle_for_arrakeen = Battle for Arrakeen
conflict-battle_for_carthag = Battle for Carthag
conflict-battle_for_imperial_basin = Battle for Imperial Basin
conflict-grand_vision = Grand Vision

## Leaders

leader-paul_atreides = Paul Atreides
leader-paul_atreides-ability = Prescience
leader-paul_atreides-signet = Discipline
leader-duke_leto_atreides = Duke Leto Atreides
leader-duke_leto_atreides-ability = Landsraad Popularity
leader-duke_leto_atreides-signet = Prudent Diplomacy
leader-baron_vladimir_harkonnen = Baron Vladimir Harkonnen
leader-baron_vladimir_harkonnen-ability = Masterstroke
leader-baron_vladimir_harkonnen-signet = Scheme
leader-glossu_the_beast_rabban = Glossu “The Beast” Rabban
leader-glossu_the_beast_rabban-ability = Arrakis Fiefdom
leader-glossu_the_beast_rabban-signet = Brutality
leader-earl_memnon_thorvald = Earl Memnon Thorvald
leader-earl_memnon_thorvald-ability = Connections
leader-earl_memnon_thorvald-signet = Spice Hoard
leader-countess_ariana_thorvald = Countess Ariana Thorvald
leader-countess_ariana_thorvald-ability = Spice Addict
leader-countess_ariana_thorvald-signet = Hidden Reservoir
leader-count_ilban_richese = Count Ilban Richese
leader-count_ilban_richese-ability = Ruthless Negotiator
leader-count_ilban_richese-signet = Manufacturing
leader-helena_richese = Helena Richese
leader-helena_richese-ability = Eyes Everywhere
leader-helena_richese-signet = Manipulate
house-atreides = House Atreides
house-harkonnen = House Harkonnen
house-thorvald = House Thorvald
house-richese = House Richese
