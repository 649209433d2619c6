### A kockajáték: Házkártyák, rövid szabályok, értelmezések, és ami rekonstrukció.

## Kártyák

dice-kind-house = Ház
dice-kind-equipment = Eszköz
dice-kind-face = Kockaoldal
dice-kind-region = Régió
dice-card-players = Legalább { $players } játékosnak.
dice-card-forces = { $elite ->
    [0] { $regular } haderő.
   *[other] { $regular ->
        [0] { $elite } nagyobb haderő, egyenként 2 erő.
       *[other] { $regular } haderő és { $elite } nagyobb haderő, az utóbbiak ereje 2.
    }
}
dice-card-leader = Vezető: { $leader }, erő: { $strength }.
dice-card-ability = { $name }{ $ally ->
    [yes] {" "}(szövetségeseknek is)
   *[no] {""}
}: { $text }
dice-card-region = { $zone ->
    [0] A középpontban, semleges: nincs csata, homokvihar, Eszköz.
   *[other] { $zone }. zóna.
}{ $strategic ->
    [yes] {" "}Stratégiai: számít a győzelemhez.
   *[no] {""}
}{ $desert ->
    [yes] {" "}Sivatagos: az érkező homokvihar itt pusztít.
   *[no] {""}
}

dice-house-atreides-start = Mindkét Vezetője a kártyán kezd, 2 haderő egy választott nem stratégiai régióban.
dice-house-harkonnen-start = 2 haderővel és a kimaradt Eszközzel kezd egy választott nem stratégiai régióban; a Bárót toborozni kell.
dice-house-fremen-start = A Vezetője a kártyán kezd, 1-1 haderő minden üres nem stratégiai régióban.
dice-house-bene_tleilax-start = A Vezetője és 2 haderő a kártyán, 2 haderő a Sarki Homoron kezd.
dice-house-corrino-start = A Vezetője, 1 haderő, 1 sardaukar és 3 fűszer a kártyán kezd.
dice-house-guild-start = A Vezetője, 3 haderő és 1 fűszer a kártyán kezd.
dice-house-bene_gesserit-start = A Vezetője a kártyán, 3 haderő a Sarki Homoron kezd, és van egy titkos jóslata.
dice-house-smugglers-start = A Vezetője a kártyán, 3 haderő a Sarki Homoron kezd.

dice-ability-duncan_idaho = Duncan Idaho
dice-ability-duncan_idaho-text = Két Vezető: egy bevetve 3-at ér, a kettő együtt 5-öt. Egy toborzásban legfeljebb egy jöhet.
dice-ability-honourable_duel = Tiszteletreméltó párbaj
dice-ability-honourable_duel-text = Az olyan csata után, amelyben mindkét fél Vezetőt vetett be, az elveszített haderőid a kártyádra kerülnek.
dice-ability-piter_de_vries = Piter de Vries
dice-ability-piter_de_vries-text = A kockadobás után Méregre fordíthatod a vérbosszúkockát.
dice-ability-infiltration = Beszivárgás
dice-ability-infiltration-text = Támadáskor átjuthatsz egy Erődítményen; az megmarad.
dice-ability-people_of_the_desert = Sivatag népe
dice-ability-people_of_the_desert-text = 2 erejű haderők; egyenként két kocka a saját körödben, egy szövetségesként. Nem árt nekik a homokvihar és a Kriszkés.
dice-ability-worm_riding = Féreglovaglás
dice-ability-worm_riding-text = Ha a fűszerkocka Shai-Huludot mutat, minden haderőd szomszédosnak számít a célrégióval.
dice-ability-axolotl_tanks = Axolotl tartályok
dice-ability-axolotl_tanks-text = A kockadobásod után nevezz meg egy Házat: a kockáival te toborozhatsz. Mások bármelyik szimbólummal hívhatnak, és annak a kockáival toborzol.
dice-ability-face_dancers = Arctáncoltatók
dice-ability-face_dancers-dice = A csatáid elején egy ott álló ellenséges Ház minden fel nem használt kockája egy haderejét a tiédre cseréli.
dice-ability-face_dancers-spice = Minden csatád elején 1 fűszerért egy ellenséges haderőt a sajátodra cserélhetsz.
dice-ability-gholas = Gholák
dice-ability-gholas-text = A körödben, akárhányszor: 1 fűszerért a Vezetőd a készletből a kártyára kerül.
dice-ability-salusa_secundus = Salusa Secundus
dice-ability-salusa_secundus-text = Toborzáskor két haderő helyett egy sardaukart hozhatsz.
dice-ability-choam_office = A KHAFT tisztsége
dice-ability-choam_office-text = A kockád minden el nem költött fűszere 2-t ad a legfeljebb 5-ös tartalékodhoz. A köreidben költheted, vagy a szövetségesednek adhatod.
dice-ability-shipping_mandate = Szállítási felhatalmazás
dice-ability-shipping_mandate-text = Ha egy körben egy másik Ház nem a Sarki Homorra hajóz be, 1 fűszert tartalékolsz, legfeljebb 5-ig.
dice-ability-ruthless_opportunism = Könyörtelen opportunizmus
dice-ability-ruthless_opportunism-text = Ha az utolsó forduló végéig senki sem győzött, te győzöl.
dice-ability-evacuation = Evakuálás
dice-ability-evacuation-text = A homokvihar sújtotta haderőid és vesztett csata után a be nem vetett haderőid a kártyádra kerülnek.
dice-ability-plans_within_plans = A tervek terve
dice-ability-plans_within_plans-text = Ha a megjósolt Ház egyedül győz, helyette te győzöl.
dice-ability-voice = Hang
dice-ability-voice-text = A szövetségi ajánlataidat nem lehet visszautasítani, és nem kell engedély, hogy a szövetségesed régióiba behajózz.
dice-ability-prana_bindu = Prána-bindu kondícionálás
dice-ability-prana_bindu-text = A Méreg nem veszi le a haderőidet.
dice-ability-fortune_hunters = Szerencsevadászok
dice-ability-fortune_hunters-text = Nincs toborzás. A készletből hajózol be: a Sarki Homorra 2, máshová 1 fűszerért; a Vezetőd 2 fűszerért tér vissza. Bármelyik kockával hívhatnak.
dice-ability-shorter_route = Rövidebb útvonal
dice-ability-shorter_route-text = Bármelyik haderő nélküli régió lehet a célrégiód.

dice-equipment-fortification-text = A csata elején elpusztít egy támadó haderőt, és elhasználódik. Sivatagos régióban megvédi a haderőket az érkező homokvihartól.
dice-equipment-harvester-text = 2 fűszer annak a játékosnak a körében, akinek itt haderője van. Shai-Hulud elviheti; homokvihar alatt nem ad semmit.
dice-equipment-ornithopter-text = Az itteni haderők bármelyik célrégióba mozoghatnak. Sivatagos régióban az érkező homokvihar elpusztítja.

dice-face-poison-text = Bárhol levehetsz 1 haderőt, de a Méregdetektor birtokosáét és a Bene Gesseritét nem.
dice-face-crysknife-text = Bárhol levehetsz 1 haderőt, de a Pajzs birtokosáét és a Fremenét nem.
dice-face-hunter_seeker-text = Bárhol levehetsz 1 haderőt; ellene egyik jelző sem véd.
dice-face-snooper-text = Elveszed a Méregdetektort a közös készletből vagy a birtokosától. Véd a Méreg ellen.
dice-face-shield-text = Elveszed a Pajzsot a közös készletből vagy a birtokosától. Véd a Kriszkés ellen.
dice-face-thumper-text = Elveszel egy Dobolót a közös készletből, ha nincs nálad. Egyszer elcsalja Shai-Huludot.
dice-face-worm-text = Nincs fűszer sem a kockából, sem a Betakarítógépekből; a haderőid között álló egyik Betakarítógép elvész; a homokvihar marad. A kocka azonnal befagy.

## Rövid szabályok

dice-rules-goal = Hogyan lehet győzni
dice-rules-goal-1 = Öt régió stratégiai: Habbanija sziecs, Tabr sziecs, Carthag, Arrakeen és Tuek sziecse. A térképen tornyok jelölik őket.
dice-rules-goal-2 = Egyedül: a saját köröd végén közülük legalább 3-ban te vagy az egyetlen Ház (két játékosnál 4-ben).
dice-rules-goal-3 = Együtt: egy kör végén a két szövetségesé legalább 4 közülük, harmadik Ház nélkül.
dice-rules-goal-4 = Ha a 6. forduló végéig senki sem győzött, az Űrliga győz, akkor is, ha senki sem játszik vele.
dice-rules-goal-5 = Ha egy Ház egyedül győz, és a Bene Gesserit ezt megjósolta, helyette ő győz.
dice-rules-turn = Egy kör
dice-rules-turn-1 = Hét kocka mondja meg, mit tehetsz. Megtartod, ami tetszik, a többivel újra dobsz.
dice-rules-turn-2 = A haderők a készletben várnak. A Házkockák a Házkártyádra *toborozzák* őket; a fűszer a kártyáról a térképre *hajózza be* őket; a régiókocka mondja meg, melyik régióba *mozognak*, és ahol másokkal találkoznak, *csata* van.
dice-rules-turn-3 = A sorrend mindig: kockadobás, szövetség, toborzás, vérbosszú (a kocka, amely levesz egy haderőt vagy jelzőt hoz), behajózás, csapatmozgás, csata, átszervezés, homokvihar.
dice-rules-turn-4 = A fűszer egy körig tart. Csak a Corrinónak és a Ligának van a kártyáján tartaléka, amely tovább megmarad.
dice-rules-turn-5 = A Vezetők a Házkártyáról harcolnak, sosem a térképen. Minden jelzőből véges számú van.
dice-rules-turn-6 = Az óramutató járása szerint játszunk, legfeljebb 6 fordulót. A Házakat fordított sorrendben választjuk; a kezdőjátékos választ utoljára.
dice-rules-turn-7 = Két vagy három játékosnál nincs szövetség.
dice-rules-dice = Kockák
dice-rules-dice-1 = Dobj mind a héttel, fagyassz be legalább egyet, a többivel dobj újra, amíg mind be nem fagy.
dice-rules-dice-2 = Négy Házkocka szolgál szövetségre és toborzásra, a többi vérbosszúra, fűszerre és régióra.
dice-rules-dice-3 = A fűszerkocka Shai-Huludja azonnal befagy, és ez elég erre a dobásra.
dice-rules-dice-4 = Dobolóval helyette másik kockát fagyaszthatsz be, és a fűszerkockával újra dobhatsz, hacsak nem az az utolsó kocka.
dice-rules-alliance = Szövetség
dice-rules-alliance-1 = Legalább négy játékosnál egy olyan játékost hívhatsz, akinek a Házát egy kocka mutatja; a Bene Tleilaxot és a Csempészeket bármelyik kockával.
dice-rules-alliance-2 = A szövetség erre a körre szól. Használhatod a szövetséges „szövetségeseknek is” jelű képességeit; ő a tiéidet nem.
dice-rules-alliance-3 = A szövetséges a Háza kockáival toboroz haderőket, a te költségedre behajózhat, és utánad mozog a célrégióba.
dice-rules-alliance-4 = Csatában a szövetséges haderőit a sajátodként használod; a Vezetőit csak akkor, ha felajánlja.
dice-rules-alliance-5 = Amíg a hívásodra nincs válasz, várhatsz, vagy folytathatod mindazt, ami nem függ tőle: a toborzást, a vérbosszút, a behajózást és a saját mozgásodat.
dice-rules-recruitment = Toborzás
dice-rules-recruitment-1 = A Házad minden kockája 1 haderőt vagy 1 Vezetőt hoz a készletből a kártyádra.
dice-rules-recruitment-2 = A sardaukar két haderőnek számít; egy fremen haderő a Fremen körében két kockába kerül.
dice-rules-recruitment-3 = Egy kocka csak egy toborzásra jó.
dice-rules-vendetta = Vérbosszú
dice-rules-vendetta-1 = A Méreg, a Kriszkés és a Fürkészvadász levehet egy haderőt a térképről a gazdája készletébe.
dice-rules-vendetta-2 = A Méregdetektor a Méreg, a Pajzs a Kriszkés ellen véd; a Fürkészvadász ellen semmi.
dice-rules-vendetta-3 = A homokvihar alatti haderők biztonságban vannak; a Sarki Homoron állók nem.
dice-rules-vendetta-4 = A Méregdetektor, a Pajzs és a Doboló oldala az adott jelzőt hozza el neked.
dice-rules-shipping = Behajózás
dice-rules-shipping-1 = Tiéd a kocka fűszere, és 2 minden Betakarítógépért olyan régióban, ahol van haderőd, és nincs a homokvihar alatt.
dice-rules-shipping-2 = 1 fűszer egy haderőt hajóz be a kártyádról a Sarki Homorra vagy olyan régióba, ahol van haderőd.
dice-rules-shipping-3 = Olyan régióba, ahol csak a szövetségesed áll, alkuval hajózhatsz be.
dice-rules-shipping-4 = Homokvihar alatti régióba semmi sem hajózható be.
dice-rules-shipping-5 = Shai-Hulud a fűszerkockán azt jelenti, hogy egyáltalán nincs fűszer, a Betakarítógépekből sem, és elveszítesz egy Betakarítógépet, amely a haderőid között áll.
dice-rules-deals = Alkuk
dice-rules-deals-1 = Az aktív játékos és a szövetségese a behajózás alatt egyaránt megnyithatja az alkulapot.
dice-rules-deals-2 = Az alku megnevezi a szövetséges megnyitott régióit, azokat a haderőit, amelyekért az aktív játékos fizet, és a fűszert, amelyet egy Corrino szövetséges ad.
dice-rules-deals-3 = Igennel, nemmel vagy egyetlen ellenajánlattal lehet rá felelni; elfogadás után azonnal végrehajtjuk, és nem kérdezünk újra.
dice-rules-deals-4 = A szövetséges engedélyéhez és ajándékához nem kell válasz. Alku nélkül nincs engedély.
dice-rules-movement = Csapatmozgás
dice-rules-movement-1 = A cél egy régió a régiókocka számával, vagy a Sarki Homor.
dice-rules-movement-2 = Bármennyi haderőd bemozoghat a szomszédos és az Ornitopteres régiókból; utána a szövetségeséi.
dice-rules-movement-3 = A homokviharba és onnan ki semmi sem mozog.
dice-rules-battle = Csata
dice-rules-battle-1 = Ahol nem szövetséges Házzal találkozol, a Sarki Homoron és a homokviharon kívül, támadsz; a sorrendet te választod.
dice-rules-battle-2 = Ahol több Ház védekezik, az vezet és használja a többiek haderőit, akinek a köre legutóbb volt.
dice-rules-battle-3 = Mindkét fél titokban vet be haderőket és Vezetőket. A haderő 1, a nagyobb haderő 2, a Vezető annyi, amennyi rá van írva.
dice-rules-battle-4 = A nagyobb összeg győz; döntetlennél a védő.
dice-rules-battle-5 = Ami bevetésre került, mindkét oldalon elvész; a vesztes ottani többi haderője is.
dice-rules-battle-6 = A Vezetők felajánlása nyílt, és a bevetés előtt eldől. Az elveszett Vezetőt behajózáskor, csata előtt vagy az utolsó után lehet visszavenni.
dice-rules-equipment = Átszervezés
dice-rules-equipment-1 = Ha te irányítod a célrégiót, visszateheted a jelzőjét, és lerakhatsz egyet a készletből.
dice-rules-equipment-2 = Irányítás: van ott haderőd, és nincs harmadik Ház; a szövetséges ott lehet.
dice-rules-equipment-3 = A Sarki Homoron és a homokvihar alatt nem.
dice-rules-equipment-4 = Az utolsó bevetésed mellett előre és titokban is dönthetsz: akkor számít, ha addigra tiéd a régió.
dice-rules-storm = Homokvihar
dice-rules-storm-1 = Ha a fűszerkocka 3-ast, 4-est vagy 5-öst mutat, a homokvihar egy zónát mozog a régiókocka nyila szerint.
dice-rules-storm-2 = Minden sivatagos régióban, ahová érkezik, minden Ház elveszít egy haderőt; Erődítmény mögött egyet sem.
dice-rules-storm-3 = Az ilyen régió Ornitoptere elpusztul.
dice-rules-storm-4 = A homokvihar alatt: nincs behajózás, mozgás, vérbosszú, csata, átszervezés, betakarítás. Az ott álló haderők a győzelemhez számítanak.
dice-rules-silence = Ha valaki a határidőig hallgat
dice-rules-silence-1 = A hívás és az alku visszautasítottnak számít; nincs felajánlott Vezető, mozgás és behajózás.
dice-rules-silence-2 = A lehető legtöbb haderőt toborozzuk; a vérbosszú senkit sem vesz le.
dice-rules-silence-3 = A csatában az kerül bevetésre, amit az asztal választott; a homokvihar rendes haderőt visz el.
dice-rules-silence-4 = Minden kocka úgy fagy be, ahogy fekszik, és a cél a Sarki Homor.
dice-rules-options = Amit ez az asztal választott
dice-rules-option = { $option }: { $choice }.

## Ami rekonstrukció

dice-rules-reconstructed = Ami rekonstrukció
dice-rules-lost = A tábla képe és minden ikon elveszett. A szabályok a 4. és 5. zónát, az öt stratégiai régiót és a sivatagosakat közlik; Arrakeenről és Carthagról, illetve a Tabr sziecsről és Carthagról kimondják, hogy szomszédosak.
dice-rules-deduced = { $zones } zóna számát kikövetkeztettük; ezek helye: { $regions }.
dice-rules-borders = Rekonstruált határok, megbízhatóság: { $confidence }. { $borders }.
dice-rules-border = { $a } – { $b }
dice-confidence-high = nagy
dice-confidence-medium = közepes
dice-confidence-low = csekély
dice-rules-arrows = Az, hogy a régiókocka melyik két oldala mutat nyugatra, rekonstrukció; az ilyen oldalak számát és a keletre mutató 6-ost a szabály közli.
dice-rules-track = A homokvihar útjából a tábla körül csak az 5. zónából keletre, a 4. zónába vezető lépés ismert.

## Értelmezések

dice-rules-rulings = Nyitott kérdések: { $first }–{ $last }
dice-ruling-1 = R1. Az óramutató járása szerint játszunk; csak a Házak választása megy a másik irányba.
dice-ruling-2 = R2. A játékmenet gyors áttekintése egy kört ír le, nem egy fordulót.
dice-ruling-3 = R3. Egy körnek kilenc fázisa van; a győzelem ellenőrzése magától következik.
dice-ruling-4 = R4. Az „átszervezés” és az „eszközök” egy és ugyanaz a fázis.
dice-ruling-5 = R5. A 3-as, 4-es és 5-ös homokvihar szimbóluma mozgatja a homokvihart; Shai-Hulud sosem.
dice-ruling-6 = R6. A homokvihar sosem lép a Sarki Homorra.
dice-ruling-7 = R7. Az Eszköz sosem mozog. Átszervezéskor, elhasznált Erődítményként, Shai-Hulud vagy homokvihar miatt kerül le.
dice-ruling-8 = R8. Minden jelző a készletben kezd, kivéve azokat, amelyeket egy Ház az előkészületeknél lerak.
dice-ruling-9 = R9. A Betakarítógépeket a behajózás elején számoljuk.
dice-ruling-10 = R10. A kocka fűszere a kockadobás végétől költhető, a Betakarítógépeké a behajózás elejétől.
dice-ruling-11 = R11. A Betakarítógép annak fizet, akinek legalább egy haderője van ott, akár irányítja, akár nem.
dice-ruling-12 = R12. Egy régióba behajózáshoz ott álló haderő kell, nem irányítás.
dice-ruling-13 = R13. A szövetséges a Sarki Homorra, haderős régiójába, vagy engedéllyel az aktív játékoséba hajóz be.
dice-ruling-14 = R14. A kidolgozott példában az Atreides 2 haderővel kezd Arrakeenben; a 3 sajtóhiba.
dice-ruling-15 = R15. A kidolgozott példában az 1 fűszer a fűszerkockából jön.
dice-ruling-16 = R16. A régiókocka zónaszámokat mutat; két régió osztozhat egyen.
dice-ruling-17 = R17. Az átszervezéshez elég most irányítani a célrégiót, akkor is, ha korábban is a tiéd volt.
dice-ruling-18 = R18. Az irányításhoz az aktív játékosnak ott haderő kell, és nem lehet ott harmadik Ház; a szövetséges jelen lehet.
dice-ruling-19 = R19. A Hang behajózáskor megszünteti az engedély szükségességét; hogy fizet-e, arról továbbra is a fizető dönt.
dice-ruling-20 = R20. A Méregdetektor csak a Méreg, a Pajzs csak a Kriszkés ellen véd, a Fürkészvadász ellen semmi.
dice-ruling-21 = R21. A szövetségi győzelmet csak annak a körnek a végén ellenőrizzük, amelyben a szövetség fennáll.
dice-ruling-22 = R22. A szövetségi győzelemhez nem számít az a régió, ahol harmadik Ház áll; a szigorú olvasat beállítás.
dice-ruling-23 = R23. Ha a 6. forduló után nincs győztes, a Liga győz; Liga-játékos nélkül senki az asztalnál.
dice-ruling-24 = R24. A Bene Gesserit bármelyik másik játékban lévő Házat megjósolhatja, vagy a Ligát akkor is, ha senki sem játszik vele.
dice-ruling-25 = R25. A csatát a nagyobb összerő nyeri, nem a több haderő.
dice-ruling-26 = R26. A Tiszteletreméltó párbaj a bevetett haderőket menti, vereség után a többit is; az Erődítménynél elveszettet nem.
dice-ruling-27 = R27. A Tabr sziecs kétféle írásmódja egyetlen régió.
dice-ruling-28 = R28. A Liga körönként legfeljebb 1 fűszert kap más Házak behajózásáért; a szövetséges behajózása is számít.
dice-ruling-29 = R29. 2–8 játékos.
dice-ruling-30 = R30. A Harkonnen nem kezdhet abban a régióban, amelyet az Atreides választott.
dice-ruling-31 = R31. Körönként egy szövetségi ajánlat; visszautasítás utáni további ajánlat beállítás.
dice-ruling-32 = R32. A Corrino megmondhatja, melyik fűszert költi először; különben Betakarítógépek, tartalék, kocka. A tartalék sosem lépi túl az 5-öt.
dice-ruling-33 = R33. A Fremen Vezetője egy kockába kerül.
dice-ruling-34 = R34. A Csempészek a szokásos helyekre hajóznak be, és a saját körükben felbérelhetik a Vezetőjüket; szövetségesként nem toboroznak, és az aktív játékos költségére, a saját áraikon hajóznak be a készletből. A szövetséges képessége révén a kártyájukra került haderőket ugyanezen az áron hajózzák be.
dice-ruling-35 = R35. Az Arctáncoltatók a támadónak a saját körében dolgoznak, az Erődítmény után és a bevetések előtt, készletbeli haderőkkel. Egy kocka körönként egyszer jó; fűszerért csatánként egyszer. Ha nem marad ellenség, nincs csata.
dice-ruling-36 = R36. A harmadik Ház szimbólumával hívott Bene Tleilax annak a szimbólumnak az összes kockájával toboroz.
dice-ruling-37 = R37. A védelmet az a Ház vezeti, amelyet a körsorrendben visszafelé haladva elsőként érünk.
dice-ruling-38 = R38. Az Erődítmény, amely az utolsó támadó haderőt pusztítja el, elhasználódik, és nincs csata. Az aktív játékos ellen minden csatában hat.
dice-ruling-39 = R39. A homokvihar alatti előkészület megengedett, és nem jár veszteséggel.
dice-ruling-40 = R40. Shai-Hulud elvihet homokvihar alatti Betakarítógépet, és ha csak az van, azt kell elvinnie.
dice-ruling-41 = R41. A vérbosszúval levétel nem kötelező; bármelyik védtelen haderő választható, saját és szövetséges is.
dice-ruling-42 = R42. Ha Dobolót dobsz, de már van nálad, vagy elfogyott, nincs hatása.
dice-ruling-43 = R43. A homokviharban elvesző haderőt a gazdája választja.
dice-ruling-44 = R44. Egy oldal vezető játékosa haderőnként választja meg, kinek a haderői kerülnek bevetésre.
dice-ruling-45 = R45. Egy oldal több Vezetőt is bevethet.
dice-ruling-46 = R46. A szövetségesek is használhatják: Tiszteletreméltó párbaj, Beszivárgás, Piter de Vries (beállítás), Féreglovaglás, Gholák, A KHAFT tisztsége, Evakuálás, Rövidebb útvonal. Az ikonok elvesztek; hármat a szöveg bizonyít, a többi becslés.
dice-ruling-47 = R47. Shai-Huluddal egy Fremen szövetséges haderői is szomszédosnak számítanak.
dice-ruling-48 = R48. Egy régió üres, ha egyik Háznak sincs ott haderője; a homokvihar sem lehet fölötte.
dice-ruling-49 = R49. A behajózásról és a fizetéséről szóló alkuk a körön belül kötelezőek, és betartatjuk őket; minden más ígéret szabad beszéd.
dice-ruling-50 = R50. Ahol csak a szövetséges találkozik ellenséggel, nincs csata.
dice-ruling-51 = R51. Három stratégiai régióval egy szövetséges nem győz egyedül más körének végén.
dice-ruling-52 = R52. Az Evakuálás és a Tiszteletreméltó párbaj nem ment Erődítménytől, vérbosszútól és Arctáncoltatóktól.
dice-ruling-53 = R53. A szövetséges nem hajózhat be a fizető aktív játékos akarata ellenére.
dice-ruling-54 = R54. Megnyert csata után a be nem vetett haderők a régióban maradnak; az Evakuálás nem mozdítja őket.
dice-ruling-55 = R55. A Harkonnen szövetségese a szövetség és a vérbosszú között használja Piter de Vriest; a vérbosszúnál kínáljuk fel, a Harkonnennek is.
dice-ruling-56 = R56. A vérbosszúkocka mutatta jelzőt mindig el kell venni: a szabálykönyv azt írja, hogy elveszed, nem azt, hogy elveheted.
dice-ruling-57 = R57. Piter de Vries csak haderő levételéért fordítja Méregre a kockát. Olyat nem kínálunk, hogy fordítsa meg, de senkit se vegyen le, nehogy ingyen vesszen el egy jelző.
dice-ruling-58 = R58. Az aktív játékos az átszervezésről akkor is dönthet, ha egy késlekedő szövetséges még nem mozgott. A döntés csak akkor számít, ha az átszervezéskor irányítja a régiót.
dice-ruling-59 = R59. A szövetséges haderőmentő képességét vissza lehet utasítani. A Csempészeket és a Bene Tleilaxot megkérdezzük, mert ők a készletbeli haderőiket is használni tudják; minden más Háznak mindig a kártya a jobb.
