### Az edző: egy-két mondat, legfeljebb 25 szó egy kérdés fölött, mindenkinek egyszer; és a leckék.

## Dune: Imperium

coach-imperium-leader = A vezetődnek két képessége van. Olvasd el a pecsétgyűrűset: mindig megtörténik, ha a *Pecsétgyűrű* lappal küldesz ügynököt.
coach-imperium-secret-factions = Válassz két frakciót, amelyekhez úgyis ellátogatsz: ha egy körben 4 csapatot vetsz be, mindkettő befolyást ad.
coach-imperium-turn = 10 győzelmi ponttal nyersz. Egy lap azonos ikonú mezőre küldi az ügynöködet, a többi lappal újakat vehetsz.
coach-imperium-place = Egy mezőn egy ügynök fér el: előbb azt vidd, amit mások is akarnak. Mellette áll, mibe kerül és mit ad.
coach-imperium-deploy = A bevetett csapatok a lent felsorolt jutalmakért harcolnak, egyenként 2 erővel. Utána mind visszakerül a készletbe.
coach-imperium-rest = Ezekhez a hatásokhoz nem kell választani: az első gomb mindet végrehajtja.
coach-imperium-owed = Ezt adja még a lapod és a meződ. A sorrendet te választod.
coach-imperium-trash = Selejtezz ki egy gyenge kezdőkártyát, például *Tőr* vagy *Meggyőző érv*: így gyakrabban húzod a jó lapjaidat.
coach-imperium-buy = Az új lapot csak a paklid következő keverése után húzod fel, ezért az erőseket korán vedd meg.
coach-imperium-reveal = Akkor fedj fel, ha minden ügynököd elment: a többi lapoddal akkor újakat vehetsz.
coach-imperium-end-turn = Amíg be nem fejezed a kört, semmi sem végleges. A *Visszavétel* törli az utolsó lépésedet, ha az nem mutatott semmi újat.
coach-imperium-plot = Az intrikakártya titkos, amíg ki nem játszod: cselszövés a saját körödben, harci kártya harcban, végjátékkártya a legvégén.
coach-imperium-faction = 2 befolyás egy frakciónál 1 győzelmi pont; 4 jutalmat ad, és aki vezet, azé a szövetség, ami még egy pont.
coach-imperium-place-faction = Egy frakció mezői nála növelik a befolyásodat. A második lépés győzelmi pont.
coach-imperium-place-spice = Azokon a sivatagi mezőkön gyűlik a fűszer, ahová senki sem megy. Erős mezőkre fizethetsz vele, vagy eladhatod solariért.
coach-imperium-place-landsraad = Gyűjts solarit a *Nagytanácsra* (2 meggyőzés minden felfedéskor) vagy a *kardmesterre* (harmadik ügynök).
coach-imperium-combat = Hasonlítsd össze az erőket. Most egy harci kártya eldöntheti, ki az első; ha nem, passzolj, és tartsd meg.
coach-imperium-defend = Ezt a helyet te irányítod. Itt egy ingyen csapat harcol érted, és ha nyersz, a tiéd marad.
coach-imperium-alternative = Ezek közül egy lehet a tiéd. Gondolj arra, mi kell a következő körödben.
coach-imperium-acquire = Vidd el a legjobb lapot, amit lehet: a drága lap többet ér, mint amennyit az ára mutat.
coach-imperium-win = Megnyerted a konfliktust. Néhány lapot csak most lehet kijátszani.
coach-imperium-endgame = Most jönnek az utolsó lapok. Ami győzelmi pontot ad, játszd ki: semmi sem marad meg.
coach-imperium-tech = A technológialapka a játék végéig működik, ezért a korai térül meg a legjobban.
coach-imperium-freighter = A teherhajód a szállítási sávon lép feljebb. Hozd haza a szintje és minden alacsonyabb szint jutalmáért.
coach-imperium-dreadnought = A csatahajó ereje 3, és sosem vész el. Ha vele nyersz, egy fordulóra elfoglal egy mezőt.
coach-imperium-rivals = Minden körben egy lap mondja meg, hová küld ügynököt egy rivális. Harcolnak és pontot szereznek, mint te, de lap nincs a kezükben.
coach-imperium-for-rival = A rivális e döntését a szabályok rád bízzák. Azt válaszd, ami a legkevesebbet segít neki.
coach-imperium-discard = Az eldobott lap visszatér, amikor újrakevered a paklidat. Attól válj meg, amelyik ebben a fordulóban a legkevesebbet segít.
coach-imperium-recall = A visszahívott ügynök ebben a fordulóban még egyszer küldhető, a mezője pedig mindenki számára felszabadul.
coach-imperium-lose-influence = Ha a befolyás 2-ről 1-re csökken, győzelmi pontot vesztesz, 4 alatt talán szövetséget is. Inkább máshol veszíts lépést.
coach-imperium-intelligence = Azt a lapot vedd el, amelyet a leghamarabb használhatsz: harci lapot, ha küzdeni akarsz, cselszövést a saját körödre.
coach-imperium-negotiators = Minden hazahívott tárgyaló 1 fűszerrel csökkenti az árat. Ha van elég fűszered, tartsd meg őket.
coach-imperium-place-dreadnought = Azt a mezőt tartsd, ahová a többiek a legtöbbször jönnek majd: minden látogatás hoz neked valamit.

## The dice game

coach-dice-house = Három egyedül birtokolt stratégiai régióval győzöl. Minden Háznak megvan a maga képessége és kezdőhelye.
coach-dice-start = Kezdj egy stratégiai régió közelében: győzöl, ha a köröd végén hármat egyedül birtokolsz.
coach-dice-dice = Amit befagyasztasz, az megmarad; a többivel újra dobsz. A menü elmondja, melyik kocka mire jó neked.
coach-dice-freeze-house = A saját Házad jelét mutató kockák haderőt hoznak a készletből a Házkártyádra. A többi szövetségest hív.
coach-dice-freeze-spice = A fűszer hajózza be a haderőidet a kártyádról a térképre. Fűszer nélkül otthon maradnak.
coach-dice-freeze-region = A régiókocka mutatja, hová mozoghatnak ebben a körben a haderőid, tehát hol támadhatsz.
coach-dice-worm = Shai-Hulud megeszi a fűszert. Egy Doboló egyszer elcsalja: akkor használd, ha ez a kör a behajózáson múlik.
coach-dice-invite = A szövetséges ebben a körben veled mozog, és az oldaladon harcol. Négy stratégiai régió együtt mindkettőtöknek győzelem.
coach-dice-recruit = A jeledet mutató kockák haderőt vagy a Vezetődet hozzák a Házkártyára. A Vezetők onnan harcolnak, a térképen soha.
coach-dice-kill = Egy ellenséges haderő visszakerül a készletébe. Onnan vedd le, ahol megállít egy győzni készülő Házat, vagy utat nyit neked.
coach-dice-ship = Haderőt csak a Sarki Homorra hajózhatsz be, vagy oda, ahol már van haderőd. A Sarki Homorról utána bárhová mehet.
coach-dice-target = Ebben a körben egyetlen régióba mozogsz. Legyen inkább stratégiai, üres vagy gyengén védett.
coach-dice-move = Annyi haderőt vigyél, hogy megnyerd a csatát, és utána is tartsd a régiót.
coach-dice-commit = Mindkét fél titokban választ. Minden bevetett elvész, ezért csak annyit vess be, amennyi a győzelemhez kell; a döntetlen a védőé.
coach-dice-equip = Itt egy Betakarítógép körönként 2 fűszert ad, egy Erődítmény megállít egy támadót, egy Ornitopterrel repülhetnek a haderők.
coach-dice-end-turn = Most ellenőrizzük a győzelmet: három egyedül birtokolt stratégiai régió azonnal győz.
coach-dice-invited = Szövetségesként te is toborzol és mozogsz ebben a körben, és ugyanazon az oldalon harcolsz. Ne segíts annak, aki egyedül is győzhet.
coach-dice-deal = Az alku oda engedi behajózni a szövetségest, ahol mindkettőtöknek segít. Nézd meg, mit adsz: a másik beleegyezése nélkül semmi sem történik.
coach-dice-deal-answer = Vesd össze, mit adsz és mit kapsz. Ha elfogadod, az alku azonnal teljesül.

## War for Arrakis

coach-arrakis-goal = A Harkonnen sziecseket pusztít el, és 10 uralommal győz. Az Atreides akkor, ha mindhárom jövőlátás-jelzője eléri a titkos célt.
coach-arrakis-vehicles = Oda tegyél légi járművet, ahol légióid lecsapnak, és ahol betakarítógépeid állnak. Az Atreides odalépve leveszi a gépet, ha légió nem őrzi.
coach-arrakis-bene-gesserit = Egy plusz akció szinte minden fordulóban megéri. Csak akkor tartsd meg a jelzőt, ha most nem tudsz vele mit kezdeni.
coach-arrakis-action = Minden kocka egy akció abból, amit mutat. Tervezd meg, melyik akciók kellenek, mielőtt az elsőt elköltöd.
coach-arrakis-card = A kocka saját akciója helyett tervkártya is kijátszható. A megfelelő helyen gyakran többet ér.
coach-arrakis-leader = Egy vezető ezzel a kockával különlegeset tesz, fordulónként egyszer. Gyakran jobb, mint a közönséges akció.
coach-arrakis-desert-power = A sivatagi erő ingyen van, amíg kevesebb kockád van, mint a Harkonnennek: a férgek kocka nélkül dolgoznak neked.
coach-arrakis-train = A felfordított jelző megmutatja az egységeket. Lefordítva elrejti az erődet; csatában magától felfordul.
coach-arrakis-scout = A felderítés egy ornitopterbe kerül, és megmutatja, mi van elrejtve, így azt támadod, amit le is győzöl.
coach-arrakis-attack = Több kocka több találat: minden egység eggyel dob, legfeljebb 6-tal. Támadás előtt hasonlítsd össze a két légiót.
coach-arrakis-move = Oda mozogj, ahol legközelebb támadsz, vagy ahol védekezned kell. Egy területen legfeljebb 6 egység állhat.
coach-arrakis-where = Válaszd ki, hol áll meg a légió. A sivatagban férgek fenyegetik a Harkonnent; a hegység biztonságos.
coach-arrakis-split = Egy részt hátrahagyhatsz. Vezető mellett mindig kell állnia egységnek.
coach-arrakis-combat-cards = Minden eldobott lap eggyel több kocka, legfeljebb 6. Tartsd meg, amit ki akarsz játszani.
coach-arrakis-specials = Egy vezető találatra vagy pajzsra váltja a különleges szimbólumot. Azt válaszd, aki eldönti a csatát.
coach-arrakis-hits = Előbb a regulárisok esnek el, az elitekből reguláris lesz. A vezetőket tartsd meg, ameddig lehet.
coach-arrakis-go-on = Csak akkor folytasd, ha a következő csatakör valószínűleg a tiéd. Település ellen a folytatás előbb egy találatba kerül.
coach-arrakis-retreat = A visszavonulás megmenti a légiót, de a terület az ellenségé. Sziecsért vagy településért érdemes harcolni.
coach-arrakis-advance = Nyomulj előre, hogy elpusztítsd, ami ott állt: ez nyeri meg a háborút.
coach-arrakis-worms = Rakj féregjelet oda, ahol a Harkonnen betakarít vagy vonul, vagy támadj 2 területen belül homokféreggel.
coach-arrakis-signs = Senki sem tudja, mit rejt egy jel, amíg fel nem fordul: homokot vagy férget.
coach-arrakis-claim = A teljesített jövőlátás-kártyák mozgatják a jelzőidet. Győzöl, ha mindhárom eléri a titkos célját.
coach-arrakis-draw = Válaszd a tervedhez illő paklit. A lap akció, csatában pedig kocka.
coach-arrakis-spice = A fűszer fent tartja a három jelzőt. A legalsó dönti el, hány kockája és járműve lesz a Harkonnennek a következő fordulóban.
coach-arrakis-end-turn = A másik oldal semmit sem lát, amíg be nem fejezed a kört.
coach-arrakis-deploy = Az új csapatok a saját településeidre érkeznek: oda, ahol az ellenség lecsaphat, vagy ahonnan a következő támadásod indul.
coach-arrakis-rescue = Légivagonból kevés van. Először a mély sivatagi betakarítógépet mentsd: az 1 helyett 2 fűszert hoz.
coach-arrakis-house = A házkocka a reguláris egységeket elitté teszi, vagy járműveket helyez el. Az elit túlél egy találatot; a jármű szállít, felderít, betakarít.
coach-arrakis-which-die = Azt a kockát költsd el, amelynek saját akciójára ebben a fordulóban a legkevésbé van szükséged.
coach-arrakis-worm-target = A homokféreg elpusztítja a betakarítógépeket, és elűzi a légiókat a sivatagból. Oda küldd, ahol a Harkonnenek a legtöbbet vesztik.
coach-arrakis-flee = A homokféreg elűzi a légiódat. A hegyek és a települések biztonságosak; a sivatagban jöhet a következő féreg.

## The lessons

lesson-imperium = Dűne: Impérium
lesson-imperium-about = Két forduló két barát ellen: ügynököket küldesz, konfliktusban harcolsz, megveszed az első lapjaidat.
lesson-ix = Az Ix felemelkedése
lesson-ix-about = Két forduló annak, aki ismeri az alapjátékot: teherhajók, csatahajók és technológialapkák.
lesson-hagal = Dűne: Impérium egyedül
lesson-hagal-about = Két forduló a Hagal-ház riválisai ellen; más ember nem kell hozzá.
lesson-dice = A Dűne kockajáték
lesson-dice-about = Két forduló két barát ellen: dobsz, toborzol, behajózol és harcolsz.
lesson-atreides = Háború az Arrakisért: Atreides
lesson-atreides-about = Egy forduló a fremenekkel és az Atreides-házzal: rejtőzz, csapj le, és hagyd dolgozni a férgeket.
lesson-harkonnen = Háború az Arrakisért: Harkonnen
lesson-harkonnen-about = Egy forduló a Harkonnen-házzal: takaríts be, vadássz a sziecsekre, fizess az Impériumnak.

lesson-again = Egy régi játék köre
lesson-is-yours = A leckét egyedül játszod. Sajátot a `/dune-learn` paranccsal kezdhetsz.

## The lesson from a finished game

review-none = Ezt a játékot a bot nem tudja megítélni, így nincs mit tanulni belőle.
review-no-such-turn = Ezt a kört nem lehet újra kipróbálni.
review-no-post = Ezt a játékot nem csatornában játszották, így nincs záró bejegyzése.
progress-review = Egy éles eszű barát átnézi a játékodat: { $done } állás megítélve, összesen { $whole }.
review-title = ### Mit tanulhatsz ebből: { $game }
review-nothing = Egyik köröd sem volt egyértelműen rosszabb egy másiknál.
review-turn = **{ $place }.** { $round }. forduló: a választásod: { $done }. Egy éles eszű játékos ezt választotta volna: { $better } ({ $reason }). { $cost }
review-deed = { $deed }: { $reason }
review-cost-chance = A választásod a győzelmi esély körülbelül { $cost } %-ába került.
review-cost-balance = A választásod körülbelül { $cost } pontba került a bot saját értékei szerint.
review-agreed = Beleegyeztél. A záró bejegyzés akkor mutatja minden játékos görbéjét, ha még { $left ->
    [one] egy játékos
   *[other] { $left } játékos
} beleegyezik.
review-published = Mindenki beleegyezett: a záró bejegyzés minden játékos görbéjét mutatja.
result-wants-curve = { $who } { $count ->
    [one] itt szeretné
   *[other] itt szeretnék
} megmutatni, hogyan alakultak a játékosok esélyei. Akkor jelenik meg, ha minden játékos beleegyezik: *Tanulás belőle*, *A görbe közzététele*.
button-review = Tanulás belőle
button-try-again = { $place }. kör újra
button-publish-curve = A görbe közzététele

## "What is this?": the icons of a picture, and the terms of a question

button-what = Mi ez?
what-title = **Mi ez?** A kép ikonjai a nevükkel.
what-term = - **{ CAPITAL($name) }**: { $text }
what-choose = Nézd meg, amiről itt szó van
