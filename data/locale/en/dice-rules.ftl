### The dice game: House cards, short rules, rulings on open points, and what is reconstructed.

## Cards

dice-kind-house = House
dice-kind-equipment = Equipment
dice-kind-face = Die face
dice-kind-region = Region
dice-card-players = For { $players } players or more.
dice-card-forces = { $elite ->
    [0] { $regular } forces.
   *[other] { $regular ->
        [0] { $elite } large forces, strength 2 each.
       *[other] { $regular } forces and { $elite } large forces of strength 2.
    }
}
dice-card-leader = Leader: { $leader }, strength { $strength }.
dice-card-ability = { $name }{ $ally ->
    [yes] {" "}(allies too)
   *[no] {""}
}: { $text }
dice-card-region = { $zone ->
    [0] In the centre, neutral: no battles, no storm, no equipment.
   *[other] Zone { $zone }.
}{ $strategic ->
    [yes] {" "}Strategic: counts for victory.
   *[no] {""}
}{ $desert ->
    [yes] {" "}Desert: an arriving storm destroys here.
   *[no] {""}
}

dice-house-atreides-start = Begins with both leaders on the card and 2 forces in a non-strategic region of choice.
dice-house-harkonnen-start = Begins with 2 forces and the left-over equipment in a non-strategic region of choice; the Baron must be recruited.
dice-house-fremen-start = Begins with its leader on the card and 1 force in every empty non-strategic region.
dice-house-bene_tleilax-start = Begins with its leader and 2 forces on the card and 2 forces in the Polar Sink.
dice-house-corrino-start = Begins with its leader, 1 force, 1 Sardaukar and 3 spice on the card.
dice-house-guild-start = Begins with its leader, 3 forces and 1 spice on the card.
dice-house-bene_gesserit-start = Begins with its leader on the card, 3 forces in the Polar Sink and a secret prediction.
dice-house-smugglers-start = Begins with its leader on the card and 3 forces in the Polar Sink.

dice-ability-duncan_idaho = Duncan Idaho
dice-ability-duncan_idaho-text = Two leaders: one committed counts 3, both together 5. At most one is recruited in a step.
dice-ability-honourable_duel = Honourable duel
dice-ability-honourable_duel-text = After a battle in which both sides committed a leader, your lost forces go to your card.
dice-ability-piter_de_vries = Piter de Vries
dice-ability-piter_de_vries-text = After the dice step you may turn the vendetta die to Poison.
dice-ability-infiltration = Infiltration
dice-ability-infiltration-text = When attacking you may slip past a Fortification; it stays.
dice-ability-people_of_the_desert = People of the desert
dice-ability-people_of_the_desert-text = Forces of strength 2; two dice each on your own turn, one as an ally. Safe from storms and the Crysknife.
dice-ability-worm_riding = Worm riding
dice-ability-worm_riding-text = When the spice die shows Shai-Hulud, all your forces count as adjacent to the target region.
dice-ability-axolotl_tanks = Axolotl tanks
dice-ability-axolotl_tanks-text = After your dice step name a House: its dice are yours for recruitment. Others invite you by any symbol, and you recruit with its dice.
dice-ability-face_dancers = Face Dancers
dice-ability-face_dancers-dice = At the start of your battles, each unused die of an enemy House there replaces one of its forces with yours.
dice-ability-face_dancers-spice = At the start of each of your battles you may pay 1 spice to replace one enemy force with yours.
dice-ability-gholas = Gholas
dice-ability-gholas-text = On your turn, as often as you like: 1 spice brings your leader from the supply to the card.
dice-ability-salusa_secundus = Salusa Secundus
dice-ability-salusa_secundus-text = When recruiting, a Sardaukar may be taken in place of two forces.
dice-ability-choam_office = CHOAM office
dice-ability-choam_office-text = Each unspent spice of your die adds 2 to your store of at most 5. You spend it on your turns, or give it to your ally.
dice-ability-shipping_mandate = Shipping mandate
dice-ability-shipping_mandate-text = In a turn in which another House ships elsewhere than to the Polar Sink, you store 1 spice, up to 5.
dice-ability-ruthless_opportunism = Ruthless opportunism
dice-ability-ruthless_opportunism-text = If nobody has won by the end of the last round, you win.
dice-ability-evacuation = Evacuation
dice-ability-evacuation-text = Your forces hit by a storm, and your uncommitted forces after a lost battle, go to your card.
dice-ability-plans_within_plans = Plans within plans
dice-ability-plans_within_plans-text = If the House you predicted wins alone, you win in its place.
dice-ability-voice = Voice
dice-ability-voice-text = Your alliance offers cannot be refused, and you need no consent to ship into your ally's regions.
dice-ability-prana_bindu = Prana-bindu conditioning
dice-ability-prana_bindu-text = Poison does not remove your forces.
dice-ability-fortune_hunters = Fortune hunters
dice-ability-fortune_hunters-text = No recruitment. You ship from the supply: 2 spice to the Polar Sink, 1 elsewhere; your leader returns for 2 spice. Any die invites you.
dice-ability-shorter_route = Shorter route
dice-ability-shorter_route-text = Any region without forces may be your target region.

dice-equipment-fortification-text = Destroys one attacking force at the start of a battle and is used up. In a desert region it keeps forces safe from an arriving storm.
dice-equipment-harvester-text = 2 spice for a player with a force there, on that player's turn. Shai-Hulud may take it; under the storm it gives nothing.
dice-equipment-ornithopter-text = Forces here can move to any target region. An arriving storm destroys it in a desert region.

dice-face-poison-text = You may remove 1 force anywhere, but not of the Snooper's holder nor of the Bene Gesserit.
dice-face-crysknife-text = You may remove 1 force anywhere, but not of the Shield's holder nor of the Fremen.
dice-face-hunter_seeker-text = You may remove 1 force anywhere; no token protects against it.
dice-face-snooper-text = You take the Snooper, from the common supply or from its holder. It protects from Poison.
dice-face-shield-text = You take the Shield, from the common supply or from its holder. It protects from the Crysknife.
dice-face-thumper-text = You take a Thumper from the common supply if you have none. It calls Shai-Hulud away once.
dice-face-worm-text = No spice from die and Harvesters; one Harvester among your forces is lost; the storm stays. The die is frozen at once.

## Short rules

dice-rules-goal = How to win
dice-rules-goal-1 = Five regions are strategic: Habbanya Sietch, Tabr Sietch, Carthag, Arrakeen and Tuek's Sietch. The map marks them with towers.
dice-rules-goal-2 = Alone: at the end of your own turn you are the only House in at least 3 of them (4 with two players).
dice-rules-goal-3 = Together: at the end of a turn the two allies have at least 4 of them without a third House.
dice-rules-goal-4 = If nobody has won by the end of round 6, the Spacing Guild wins, also when nobody plays it.
dice-rules-goal-5 = Where one House wins alone and the Bene Gesserit predicted it, they win in its place.
dice-rules-turn = A turn
dice-rules-turn-1 = Seven dice say what you may do. You keep what you like and roll the rest again.
dice-rules-turn-2 = Forces wait in the supply. House dice *recruit* them to your House card; spice *ships* them from the card to the map; the region die says into which region they *move*, and where they meet others you *fight*.
dice-rules-turn-3 = The order is always: dice, alliance, recruitment, vendetta (the die that kills a force or brings a token), shipping, movement, battle, equipment, storm.
dice-rules-turn-4 = Spice lasts one turn. Only Corrino and the Guild have a store on their card, which outlasts it.
dice-rules-turn-5 = Leaders fight from the House card, never on the map. All tokens are limited.
dice-rules-turn-6 = Play goes clockwise for at most 6 rounds. Houses are chosen the other way round; the starting player chooses last.
dice-rules-turn-7 = With two or three players there are no alliances.
dice-rules-dice = Dice
dice-rules-dice-1 = Roll all seven, freeze at least one, roll the rest again, until all are frozen.
dice-rules-dice-2 = Four House dice serve alliance and recruitment, the others vendetta, spice and region.
dice-rules-dice-3 = Shai-Hulud on the spice die is frozen at once, and that is enough for this roll.
dice-rules-dice-4 = With a Thumper you may freeze another die instead and roll the spice die again, unless it is the last die.
dice-rules-alliance = Alliance
dice-rules-alliance-1 = With four or more players you may invite one player whose House a die shows; Bene Tleilax and Smugglers by any die.
dice-rules-alliance-2 = The alliance lasts for this turn. You may use the ally's abilities marked "allies too"; the ally may not use yours.
dice-rules-alliance-3 = The ally recruits forces by the dice of the ally’s House, may ship at your expense, and moves after you into the target region.
dice-rules-alliance-4 = In battles you use the ally's forces as your own; the ally's leaders only if they are offered.
dice-rules-alliance-5 = Until your invitation is answered you may wait, or go on with all that does not depend on it: recruiting, the vendetta, shipping and your own move.
dice-rules-recruitment = Recruitment
dice-rules-recruitment-1 = Each die of your House brings 1 force or 1 leader from the supply to your card.
dice-rules-recruitment-2 = A Sardaukar counts as two forces; a Fremen force costs two dice on the Fremen turn.
dice-rules-recruitment-3 = A die serves one recruitment only.
dice-rules-vendetta = Vendetta
dice-rules-vendetta-1 = Poison, Crysknife and Hunter-seeker may remove one force from the map to its owner's supply.
dice-rules-vendetta-2 = The Snooper protects from Poison, the Shield from the Crysknife; nothing from the Hunter-seeker.
dice-rules-vendetta-3 = Forces under the storm are safe; forces in the Polar Sink are not.
dice-rules-vendetta-4 = Snooper, Shield and Thumper bring you that token.
dice-rules-shipping = Shipping
dice-rules-shipping-1 = You have the die's spice, and 2 for each Harvester in a region with a force of yours that is not under the storm.
dice-rules-shipping-2 = 1 spice ships a force from your card to the Polar Sink or to a region where you have a force.
dice-rules-shipping-3 = Into a region where only your ally stands you ship by a deal.
dice-rules-shipping-4 = Nothing is shipped into a region under the storm.
dice-rules-shipping-5 = Shai-Hulud on the spice die means no spice at all, not even from Harvesters, and you lose one Harvester that stands among your forces.
dice-rules-deals = Deals
dice-rules-deals-1 = Active player and ally may each open the deal form during shipping.
dice-rules-deals-2 = A deal names regions of the ally that are opened, forces of the ally that the active player pays for, and spice that a Corrino ally gives.
dice-rules-deals-3 = It is answered by yes, by no or by one counter-offer, and once agreed it is carried out at once and not asked again.
dice-rules-deals-4 = The ally's consent and gifts need no answer. No deal means no consent.
dice-rules-movement = Movement
dice-rules-movement-1 = The target is a region with the number of the region die, or the Polar Sink.
dice-rules-movement-2 = Any of your forces move into it from adjacent regions and from regions with an Ornithopter; then the ally's.
dice-rules-movement-3 = Nothing moves into or out of the storm.
dice-rules-battle = Battle
dice-rules-battle-1 = Wherever you meet a House that is not your ally, outside the Polar Sink and the storm, you attack; you choose the order.
dice-rules-battle-2 = Where several Houses defend, the one whose turn was most recent leads and uses the others' forces.
dice-rules-battle-3 = Both sides commit forces and leaders in secret. Forces count 1, large forces 2, leaders as printed.
dice-rules-battle-4 = The higher sum wins; the defender wins a tie.
dice-rules-battle-5 = What was committed is lost on both sides; the loser's other forces there are lost too.
dice-rules-battle-6 = Leader offers are open and are settled before anybody commits. A lost leader is bought back in shipping, before a battle or after the last one.
dice-rules-equipment = Equipment
dice-rules-equipment-1 = If you control the target region, you may return its token and place one from the supply.
dice-rules-equipment-2 = Control: a force of yours and no third House; the ally may be there.
dice-rules-equipment-3 = Not in the Polar Sink and not under the storm.
dice-rules-equipment-4 = Beside your commitment to the last battle you may decide this early and in secret: it counts if the region is yours then.
dice-rules-storm = Storm
dice-rules-storm-1 = If the spice die shows 3, 4 or 5, the storm moves one zone in the direction of the region die's arrow.
dice-rules-storm-2 = In each desert region where it arrives every House loses one force, behind a Fortification none.
dice-rules-storm-3 = An Ornithopter in such a region is destroyed.
dice-rules-storm-4 = Under the storm: no shipping in, no movement, no vendetta, no battle, no equipment, no harvest. Forces there count for victory.
dice-rules-silence = If somebody stays silent until a deadline
dice-rules-silence-1 = An invitation and a deal are refused; no leader is offered, nothing is moved or shipped.
dice-rules-silence-2 = As many forces as possible are recruited; nobody is removed by vendetta.
dice-rules-silence-3 = A battle commitment is what the table chose; the storm takes a regular force.
dice-rules-silence-4 = All dice are frozen as they lie, and the target is the Polar Sink.
dice-rules-options = What this table chose
dice-rules-option = { $option }: { $choice }.

## What is reconstructed

dice-rules-reconstructed = What is reconstructed
dice-rules-lost = The board's picture and all icons are lost. Zones 4 and 5, the five strategic regions and the deserts are stated by the rules; Arrakeen and Carthag, and Tabr Sietch and Carthag, are stated to be neighbours.
dice-rules-deduced = The numbers of { $zones } zones are deduced; they place { $regions }.
dice-rules-borders = Reconstructed borders, confidence { $confidence }: { $borders }.
dice-rules-border = { $a } – { $b }
dice-confidence-high = high
dice-confidence-medium = medium
dice-confidence-low = low
dice-rules-arrows = Which two faces of the region die point west is reconstructed; the number of such faces and the 6 pointing east are stated.
dice-rules-track = Of the storm's way round the board only the step from zone 5 east to zone 4 is stated.

## Rulings on open points

dice-rules-rulings = Open points { $first } to { $last }
dice-ruling-1 = R1. Play goes clockwise; only the choice of Houses runs the other way.
dice-ruling-2 = R2. The quick reference of the course of play describes a turn, not a round.
dice-ruling-3 = R3. A turn has nine steps; the check for victory follows by itself.
dice-ruling-4 = R4. "Reorganisation" and "equipment" are one and the same step.
dice-ruling-5 = R5. The storm symbol on 3, 4 and 5 moves the storm; Shai-Hulud never does.
dice-ruling-6 = R6. The storm never enters the Polar Sink.
dice-ruling-7 = R7. Equipment never moves. It leaves by the equipment step, a used Fortification, Shai-Hulud or a storm.
dice-ruling-8 = R8. All tokens begin in the supply but those that a House's preparation places.
dice-ruling-9 = R9. Harvesters are counted at the start of the shipping step.
dice-ruling-10 = R10. The die's spice can be spent from the end of the dice step, the Harvesters' from the start of shipping.
dice-ruling-11 = R11. A Harvester pays a player with at least one force there, controlled or not.
dice-ruling-12 = R12. To ship into a region you need a force of yours there, not control.
dice-ruling-13 = R13. The ally ships to the Polar Sink, to a region where it has a force, or with consent to one of the active player’s.
dice-ruling-14 = R14. In the worked example Atreides begin with 2 forces in Arrakeen; the 3 is a misprint.
dice-ruling-15 = R15. In the worked example the 1 spice comes from the spice die.
dice-ruling-16 = R16. The region die shows zone numbers; two regions may share one.
dice-ruling-17 = R17. For the equipment step it is enough to control the target region now, also if it was controlled before.
dice-ruling-18 = R18. To control a region the active player needs a force there, and no third House may be there; the ally may be present.
dice-ruling-19 = R19. Voice removes the need for consent to the place in shipping; who pays still decides whether to pay.
dice-ruling-20 = R20. The Snooper protects from Poison only, the Shield from the Crysknife only, nothing from the Hunter-seeker.
dice-ruling-21 = R21. An alliance victory is checked only at the end of the turn in which the alliance exists.
dice-ruling-22 = R22. For an alliance victory a region with a third House is not counted; the strict reading is an option.
dice-ruling-23 = R23. After round 6 without a winner the Guild wins; without a Guild player nobody at the table does.
dice-ruling-24 = R24. The Bene Gesserit may predict any other House in play, or the Guild even if nobody plays it.
dice-ruling-25 = R25. A battle is won by the higher total strength, not by the number of forces.
dice-ruling-26 = R26. Honourable duel saves committed forces and, after a defeat, the others; not a force lost to a Fortification.
dice-ruling-27 = R27. The two spellings of Tabr Sietch are one region.
dice-ruling-28 = R28. The Guild gains at most 1 spice a turn, for shipments of other Houses; the ally's shipment counts.
dice-ruling-29 = R29. 2 to 8 players.
dice-ruling-30 = R30. Harkonnen may not begin in the region that Atreides chose.
dice-ruling-31 = R31. One alliance offer a turn; more after a refusal is an option.
dice-ruling-32 = R32. Corrino may say which spice is spent first; otherwise Harvesters, store, die. The store never exceeds 5.
dice-ruling-33 = R33. The Fremen leader costs one die.
dice-ruling-34 = R34. Smugglers ship to the usual places and may hire their leader on their own turn; as allies they do not recruit, and ship from the supply at their own prices at the active player's expense. Forces that an ally's power brought to their card are shipped at the same prices.
dice-ruling-35 = R35. Face Dancers work for the attacker on the attacker’s own turn, after the Fortification and before commitments, with forces from the supply. A die serves once a turn; for spice it is once a battle. If no enemy remains, there is no battle.
dice-ruling-36 = R36. Bene Tleilax invited by a third House's symbol recruit with all dice of that symbol.
dice-ruling-37 = R37. The first enemy House met when going back in turn order leads the defence.
dice-ruling-38 = R38. A Fortification that destroys the last attacking force is used up, and there is no battle. It works against the active player in every battle.
dice-ruling-39 = R39. Preparing under the storm is allowed and costs nothing.
dice-ruling-40 = R40. Shai-Hulud may take, and if it is the only one must take, a Harvester under the storm.
dice-ruling-41 = R41. A vendetta removal is optional; any force that is not protected may be chosen, own and allied ones too.
dice-ruling-42 = R42. A Thumper rolled while holding one, or with none left, has no effect.
dice-ruling-43 = R43. The owner chooses the token lost to a storm.
dice-ruling-44 = R44. The leading player of a side chooses, force by force, whose forces are committed.
dice-ruling-45 = R45. A side may commit several leaders.
dice-ruling-46 = R46. Abilities that allies may use: Honourable duel, Infiltration, Piter de Vries (an option), Worm riding, Gholas, CHOAM office, Evacuation, Shorter route. The icons are lost; three are proved by the text, the others estimated.
dice-ruling-47 = R47. With Shai-Hulud the forces of a Fremen ally count as adjacent too.
dice-ruling-48 = R48. A region is unoccupied if it has no force of any House; the storm must not be over it.
dice-ruling-49 = R49. Deals about shipping and its payment bind within the turn and are enforced; other promises are free talk.
dice-ruling-50 = R50. Where only the ally meets an enemy there is no battle.
dice-ruling-51 = R51. An ally with three strategic regions does not win alone at the end of another's turn.
dice-ruling-52 = R52. Evacuation and Honourable duel do not save forces from Fortifications, vendetta or Face Dancers.
dice-ruling-53 = R53. The ally cannot ship against the will of the active player, who pays.
dice-ruling-54 = R54. After a won battle uncommitted forces stay in the region; Evacuation does not move them.
dice-ruling-55 = R55. A player allied with Harkonnen uses Piter de Vries between the alliance step and the vendetta step; he is offered in the vendetta step, to Harkonnen too.
dice-ruling-56 = R56. The token that the vendetta die shows is always taken: the rulebook says that you take it, not that you may.
dice-ruling-57 = R57. Piter de Vries turns the die to Poison only to remove a force. Turning it and sparing everybody is not offered, so a token is not given up for nothing.
dice-ruling-58 = R58. The active player may decide about the equipment before a late ally has moved. The decision counts only if the region is controlled in the equipment step.
dice-ruling-59 = R59. An ally's power that saves forces may be declined. Smugglers and Bene Tleilax are asked, because they can use forces of their supply; for all other Houses the card is always better.
