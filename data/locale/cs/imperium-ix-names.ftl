### Jména z rozšíření Vzestup Ixu.

tile-flagship = Vlajková loď
    .gen = Vlajkové lodi
    .dat = Vlajkové lodi
    .acc = Vlajkovou loď
    .loc = Vlajkové lodi
    .ins = Vlajkovou lodí
    .gender = f
tile-artillery = Dělostřelectvo
    .gen = Dělostřelectva
    .dat = Dělostřelectvu
    .acc = Dělostřelectvo
    .loc = Dělostřelectvu
    .ins = Dělostřelectvem
    .gender = n
