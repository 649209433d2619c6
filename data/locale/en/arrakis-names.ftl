# Names of War for Arrakis. Areas the board prints no name for are called by sector and number.

## Areas

arrakis-area-gara_kulon = Gara Kulon
arrakis-area-sihaya_ridge = Sihaya Ridge
arrakis-area-neo_01 = Northeast outer 1
arrakis-area-neo_02 = Northeast outer 2
arrakis-area-neo_03 = Northeast outer 3
arrakis-area-neo_04 = Northeast outer 4
arrakis-area-neo_05 = Northeast outer 5
arrakis-area-neo_06 = Northeast outer 6
arrakis-area-neo_07 = Northeast outer 7
arrakis-area-neo_08 = Northeast outer 8
arrakis-area-neo_09 = Northeast outer 9
arrakis-area-neo_10 = Northeast outer 10
arrakis-area-neo_11 = Northeast outer 11
arrakis-area-neo_12 = Northeast outer 12
arrakis-area-neo_13 = Northeast outer 13
arrakis-area-neo_14 = Northeast outer 14
arrakis-area-neo_15 = Northeast outer 15
arrakis-area-neo_16 = Northeast outer 16
arrakis-area-pasty_mesa = Pasty Mesa
arrakis-area-tasmin_sink = Tasmin Sink
arrakis-area-seo_01 = Southeast outer 1
arrakis-area-seo_02 = Southeast outer 2
arrakis-area-seo_03 = Southeast outer 3
arrakis-area-seo_04 = Southeast outer 4
arrakis-area-seo_05 = Southeast outer 5
arrakis-area-seo_06 = Southeast outer 6
arrakis-area-seo_07 = Southeast outer 7
arrakis-area-seo_08 = Southeast outer 8
arrakis-area-habbanya_ridge = Habbanya Ridge
arrakis-area-swo_01 = Southwest outer 1
arrakis-area-swo_02 = Southwest outer 2
arrakis-area-swo_03 = Southwest outer 3
arrakis-area-swo_04 = Southwest outer 4
arrakis-area-swo_05 = Southwest outer 5
arrakis-area-swo_06 = Southwest outer 6
arrakis-area-swo_07 = Southwest outer 7
arrakis-area-swo_08 = Southwest outer 8
arrakis-area-swo_09 = Southwest outer 9
arrakis-area-bight_of_the_cliff = Bight of the Cliff
arrakis-area-funeral_plain = the Funeral Plain
arrakis-area-great_flat = The Great Flat
arrakis-area-rock_outcroppings = Rock Outcroppings
arrakis-area-nwo_01 = Northwest outer 1
arrakis-area-nwo_02 = Northwest outer 2
arrakis-area-nwo_03 = Northwest outer 3
arrakis-area-nwo_04 = Northwest outer 4
arrakis-area-nwo_05 = Northwest outer 5
arrakis-area-nwo_06 = Northwest outer 6
arrakis-area-nwo_07 = Northwest outer 7
arrakis-area-nwo_08 = Northwest outer 8
arrakis-area-nwo_09 = Northwest outer 9
arrakis-area-nwo_10 = Northwest outer 10
arrakis-area-nwo_11 = Northwest outer 11
arrakis-area-nwo_12 = Northwest outer 12
arrakis-area-nwo_13 = Northwest outer 13
arrakis-area-nwo_14 = Northwest outer 14
arrakis-area-nwo_15 = Northwest outer 15
arrakis-area-nwo_16 = Northwest outer 16
arrakis-area-arrakeen = Arrakeen
arrakis-area-broken_land = Broken Land
arrakis-area-carthag = Carthag
arrakis-area-hole_in_the_rock = Hole in the Rock
arrakis-area-imperial_basin = Imperial Basin
arrakis-area-rimwall_west = Rimwall West
arrakis-area-shield_wall_e = Shield Wall (east)
arrakis-area-nei_01 = Northeast inner 1
arrakis-area-nei_02 = Northeast inner 2
arrakis-area-nei_03 = Northeast inner 3
arrakis-area-nei_04 = Northeast inner 4
arrakis-area-nei_05 = Northeast inner 5
arrakis-area-nei_06 = Northeast inner 6
arrakis-area-nei_07 = Northeast inner 7
arrakis-area-nei_08 = Northeast inner 8
arrakis-area-nei_09 = Northeast inner 9
arrakis-area-false_wall_east = False Wall East
arrakis-area-false_wall_south = False Wall South
arrakis-area-harg_pass = Harg Pass
arrakis-area-hobars_gap = Hobars Gap
arrakis-area-sei_01 = Southeast inner 1
arrakis-area-sei_02 = Southeast inner 2
arrakis-area-sei_03 = Southeast inner 3
arrakis-area-sei_04 = Southeast inner 4
arrakis-area-sei_05 = Southeast inner 5
arrakis-area-false_wall_west = False Wall West
arrakis-area-windgap = Windgap
arrakis-area-swi_01 = Southwest inner 1
arrakis-area-swi_02 = Southwest inner 2
arrakis-area-swi_03 = Southwest inner 3
arrakis-area-swi_04 = Southwest inner 4
arrakis-area-swi_05 = Southwest inner 5
arrakis-area-swi_06 = Southwest inner 6
arrakis-area-arsunt = Arsunt
arrakis-area-hagga_basin = Hagga Basin
arrakis-area-shield_wall_w = Shield Wall (west)
arrakis-area-splintered_rock = Splintered Rock
arrakis-area-wind_pass = Wind Pass
arrakis-area-nwi_01 = Northwest inner 1
arrakis-area-nwi_02 = Northwest inner 2
arrakis-area-nwi_03 = Northwest inner 3
arrakis-area-nwi_04 = Northwest inner 4
arrakis-area-north_pole = North Pole

## Sectors

arrakis-sector-neo = Northeast outer
arrakis-sector-seo = Southeast outer
arrakis-sector-swo = Southwest outer
arrakis-sector-nwo = Northwest outer
arrakis-sector-nei = Northeast inner
arrakis-sector-sei = Southeast inner
arrakis-sector-swi = Southwest inner
arrakis-sector-nwi = Northwest inner

## Air zones

arrakis-zone-az_neo_nei = air zone A1 between northeast outer and northeast inner
arrakis-zone-az_nei_nwi = air zone A2 between northeast inner and northwest inner
arrakis-zone-az_nwo_nwi = air zone A3 between northwest outer and northwest inner
arrakis-zone-az_nei_sei = air zone A4 between northeast inner and southeast inner
arrakis-zone-az_seo_sei = air zone A5 between southeast outer and southeast inner
arrakis-zone-az_sei_swi = air zone A6 between southeast inner and southwest inner
arrakis-zone-az_swi_nwi = air zone A7 between southwest inner and northwest inner
arrakis-zone-az_swo_swi = air zone A8 between southwest outer and southwest inner

## Terrain

arrakis-terrain-mountain = mountain
arrakis-terrain-plateau = plateau
arrakis-terrain-minor_erg = minor erg
arrakis-terrain-desert = desert
arrakis-terrain-deep_desert = deep desert
