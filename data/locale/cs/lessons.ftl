### Průvodce: nad otázkou jedna nebo dvě věty, nejvýše 25 slov, každá se ukáže jednou; a lekce.

## Duna: Impérium

coach-imperium-leader = Tvůj vůdce má dvě schopnosti. Přečti si tu s pečetním prstenem: nastane pokaždé, když vyšleš agenta kartou *Pečetní prsten*.
coach-imperium-secret-factions = Vyber dvě frakce, ke kterým tak jako tak půjdeš: pošli v jednom tahu do střetu 4 jednotky a obě ti dají vliv.
coach-imperium-turn = Vyhráváš s 10 vítěznými body. Karta vyšle agenta na pole se stejnou ikonou; za nepoužité karty získáš nové.
coach-imperium-place = Na pole se vejde jen jeden agent: ber nejdřív to, co chtějí i ostatní. Vedle stojí, co pole žádá a přináší.
coach-imperium-deploy = Nasazené jednotky bojují o odměny uvedené níže, každá silou 2. Potom se všechny vrátí do zásoby.
coach-imperium-rest = Tyto efekty nežádají žádnou volbu: první tlačítko vezme všechny.
coach-imperium-owed = Tohle ti ještě dává tvá karta a tvé pole. Pořadí je na tobě.
coach-imperium-trash = Znič slabou základní kartu, třeba *Dýku* nebo *Přesvědčivý projev*: dobré karty pak přijdou do ruky častěji.
coach-imperium-buy = Novou kartu dobereš, až se tvůj balíček znovu zamíchá, takže silné kupuj brzy.
coach-imperium-reveal = Odhaluj, až jsou všichni agenti vysláni: za ostatní karty pak získáš nové.
coach-imperium-end-turn = Dokud tah neukončíš, nic není konečné. *Vzít zpět* zruší tvůj poslední krok, pokud ti neukázal nic nového.
coach-imperium-plot = Karty intrik jsou tajné, dokud je nezahraješ: tajné plány ve vlastním tahu, bojové karty v boji, karty konce hry nakonec.
coach-imperium-faction = Vliv 2 u frakce je vítězný bod; vliv 4 dá bonus a kdo vede, drží alianci za další bod.
coach-imperium-place-faction = Pole frakce zvyšuje tvůj vliv u ní. Druhý stupeň je vítězný bod.
coach-imperium-place-spice = Na pouštních polích, kam nikdo nejde, přibývá koření. Platí se jím silná pole, nebo se prodá za soláry.
coach-imperium-place-landsraad = Šetři soláry na *Nejvyšší radu* (2 body přízně při každém odhalení), nebo na *Mistra meče* (třetí agent).
coach-imperium-combat = Porovnej síly. Bojová karta teď může změnit, kdo je první; když ne, pasuj a nech si ji.
coach-imperium-defend = Toto pole ovládáš. Volná jednotka tu za tebe bojuje a výhra ti ho udrží.
coach-imperium-alternative = Jednu z těchto věcí můžeš mít. Mysli na to, co bude potřebovat tvůj příští tah.
coach-imperium-acquire = Vezmi si nejlepší kartu, která je na výběr: drahá má větší hodnotu, než říká její cena.
coach-imperium-win = Střet je vyhraný. Některé karty lze zahrát jen teď.
coach-imperium-endgame = Teď se hrají poslední karty. Co dává vítězné body, zahraj: nic se nešetří.
coach-imperium-tech = Dílek technologie slouží do konce hry, nejvíc se tedy vyplatí ten, který získáš brzy.
coach-imperium-freighter = Tvá přepravní loď stoupá po počítadle přepravy. Návratem domů přinese odměny svého stupně a všech nižších.
coach-imperium-dreadnought = Bitevní loď má sílu 3 a nikdy nepadne. Když s ní vyhraješ, na jedno kolo ovládne pole.
coach-imperium-rivals = V každém tahu určí karta, kam protivník vyšle agenta. Protivníci bojují a sbírají body jako ty, ale nemají karty v ruce.
coach-imperium-for-rival = Tuto volbu protivníka nechávají pravidla na tobě. Vyber to, co mu pomůže nejméně.
coach-imperium-discard = Odložená karta se vrátí, až se zamíchá tvůj balíček. Odlož tu, která ti v tomto kole pomůže nejméně.
coach-imperium-recall = Odvolaného agenta můžeš v tomto kole vyslat ještě jednou a jeho pole se uvolní pro všechny.
coach-imperium-lose-influence = Klesne-li vliv z 2 na 1, přijdeš o vítězný bod, pod 4 možná o alianci. Ztrať krok raději jinde.
coach-imperium-intelligence = Vezmi si kartu, kterou využiješ nejdřív: bojovou, pokud chceš bojovat, pletichářskou pro vlastní tah.
coach-imperium-negotiators = Každý vyjednavač, kterého stáhneš domů, sníží cenu o 1 koření. Máš-li koření dost, nech si je.
coach-imperium-place-dreadnought = Drž pole, které budou ostatní navštěvovat nejvíc: každá návštěva ti něco přinese.

## Kostková hra

coach-dice-house = Vyhráváš se třemi strategickými regiony, které držíš bez jiných rodů. Každý rod má svou schopnost a svůj začátek.
coach-dice-start = Začni u strategického regionu: vyhráváš, když na konci svého tahu držíš tři z nich bez jiných rodů.
coach-dice-dice = Co zmrazíš, to ti zůstane; zbytek hodíš znovu. Nabídka říká, k čemu ti která kostka je.
coach-dice-freeze-house = Kostky se znakem tvého rodu přivádějí jednotky ze zásoby na kartu rodu. Ostatní zvou spojence.
coach-dice-freeze-spice = Koření přepravuje jednotky z karty na mapu. Bez koření zůstanou doma.
coach-dice-freeze-region = Kostka regionu říká, kam se v tomto tahu smějí tvé jednotky přesunout, a tedy kde můžeš zaútočit.
coach-dice-worm = Šaj-Hulúd požírá koření. Tlukadlo ho jednou odláká: použij ho, když v tomto tahu potřebuješ přepravovat.
coach-dice-invite = Spojenec se v tomto tahu přesouvá s tebou a bojuje na tvé straně. Se čtyřmi strategickými regiony dohromady vyhráváte oba.
coach-dice-recruit = Kostky s tvým znakem přivedou na kartu rodu jednotky nebo tvého vůdce. Vůdci bojují odtud, nikdy na mapě.
coach-dice-kill = Jedna nepřátelská jednotka se vrátí do zásoby. Vezmi ji tam, kde tím zabráníš výhře nebo si otevřeš cestu.
coach-dice-ship = Jednotka přistane jen na Polární propadlině, nebo kde už nějakou máš. Z Polární propadliny může potom kamkoli.
coach-dice-target = V tomto tahu se přesouváš do jediného regionu. Nejraději do strategického, který je prázdný nebo slabě držený.
coach-dice-move = Přesuň tolik jednotek, aby bitvu vyhrály a region potom ještě udržely.
coach-dice-commit = Obě strany volí tajně. Co nasadíš, je ztracené, nasaď tedy právě tolik, kolik stačí; remízu vyhrává obránce.
coach-dice-equip = Těžební vozidlo tu dává 2 koření za tah, Opevnění zastaví útočníka, Ornitoptéra dovolí jednotkám létat.
coach-dice-end-turn = Teď se zjišťuje vítězství: kdo drží tři strategické regiony bez jiných rodů, hned vyhrává.
coach-dice-invited = Jako spojenec v tomto tahu také verbuješ a táhneš a bojuješ na stejné straně. Nepomáhej nikomu, kdo by mohl vyhrát sám.
coach-dice-deal = Dohoda dovolí spojenci přepravit jednotky tam, kde to pomůže oběma. Hleď, co dáváš: bez souhlasu druhého se nic nestane.
coach-dice-deal-answer = Porovnej, co dáváš a co dostaneš. Když souhlasíš, dohoda se hned provede.

## Válka o Arrakis

coach-arrakis-goal = Harkonnenové vyhrávají s nadvládou 10, kterou přinášejí zničené síče. Atreidové, když všechny tři žetony jasnozřivosti dojdou tam, kam určuje tajný cíl.
coach-arrakis-vehicles = Letouny dej tam, kde udeří tvé legie a stojí tvá těžební vozidla. Atreidové vozidlo odstraní, když vstoupí do jeho oblasti a nehlídá ho legie.
coach-arrakis-bene-gesserit = Jedna akce navíc se vyplatí skoro v každém kole. Žeton si nech, jen když pro něj teď nemáš využití.
coach-arrakis-action = Každá kostka je jedna akce toho druhu, který ukazuje. Než utratíš první, rozmysli si, které akce potřebuješ.
coach-arrakis-card = Místo akce kostky můžeš zahrát plánovací kartu. Na pravém místě často zmůže víc.
coach-arrakis-leader = Velitel s touto kostkou udělá jednou za kolo něco zvláštního. Často je to lepší než obyčejná akce.
coach-arrakis-desert-power = Pouštní síla je zadarmo, dokud máš méně kostek než Harkonnenové: červi pracují za tebe a kostku nestojí.
coach-arrakis-train = Otočené žetony ukazují, jaké jednotky to jsou. Lícem dolů tvou sílu skrývají; v bitvě se otočí samy.
coach-arrakis-scout = Průzkum stojí ornitoptéru a ukáže, co je skryté: potom víš, na co stačíš.
coach-arrakis-attack = Víc kostek znamená víc zásahů: každá jednotka hází jednou, dohromady nejvýše šesti. Než zaútočíš, porovnej obě legie.
coach-arrakis-move = Přesuň se tam, kde příště zaútočíš, nebo kde se musíš bránit. V oblasti stojí nejvýše 6 jednotek.
coach-arrakis-where = Vyber, kde legie skončí. V poušti Harkonnenům hrozí červi; v horách je bezpečno.
coach-arrakis-split = Část můžeš nechat na místě. Velitel musí mít vždycky u sebe jednotku.
coach-arrakis-combat-cards = Každá odhozená karta je kostka navíc, nejvýše na šest. Karty, které chceš zahrát, si nech.
coach-arrakis-specials = Velitel promění speciální symbol v zásahy nebo štíty. Zvol toho, kdo bitvu rozhodne.
coach-arrakis-hits = Běžné jednotky padají první, z elitních se stávají běžné. Velitele si nech, co nejdéle to jde.
coach-arrakis-go-on = Pokračuj, jen když bude příští kolo nejspíš tvoje. Proti osadě či síči tě to nejdřív stojí zásah.
coach-arrakis-retreat = Ústup legii zachrání, ale oblast získá nepřítel. Za síč nebo osadu stojí za to bojovat.
coach-arrakis-advance = Postup a znič, co tam stálo: tím se válka vyhrává.
coach-arrakis-worms = Pokládej červí výstrahy tam, kde Harkonnenové těží nebo táhnou, nebo nech písečného červa zaútočit do 2 oblastí.
coach-arrakis-signs = Co výstraha skrývá, neví nikdo, dokud se neotočí: písek, nebo červ.
coach-arrakis-claim = Splněné karty jasnozřivosti posouvají tvé žetony. Vyhráváš, když všechny tři dojdou k tajnému cíli.
coach-arrakis-draw = Vyber balíček, který se hodí k tvému plánu. Karty jsou akce, nebo kostky v bitvě.
coach-arrakis-spice = Koření drží tři žetony nahoře. Nejnižší určuje, kolik kostek a transportérů mají Harkonnenové v příštím kole.
coach-arrakis-end-turn = Dokud tah neukončíš, druhá strana nic nevidí.
coach-arrakis-deploy = Nové jednotky přicházejí do tvých osad: tam, kde může nepřítel udeřit, nebo odkud začne tvůj příští útok.
coach-arrakis-rescue = Karyolů je málo. Nejdřív zachraň těžební vozidlo v hluboké poušti: přináší 2 koření místo 1.
coach-arrakis-house = Rodová kostka mění běžné jednotky na elitní, nebo umisťuje transportéry. Elitní vydrží první zásah; transportéry vozí, pátrají a těží.
coach-arrakis-which-die = Utrať kostku, jejíž vlastní akci v tomto kole potřebuješ nejméně.
coach-arrakis-worm-target = Písečný červ ničí těžební vozidla a vyhání legie z pouště. Pošli ho tam, kde Harkonnenové ztratí nejvíc.
coach-arrakis-flee = Písečný červ zahání tvou legii. Hory a osady jsou bezpečné; na poušti může přijít další červ.

## Lekce

lesson-imperium = Duna: Impérium
lesson-imperium-about = Dvě kola proti dvěma přátelům: vysílej agenty, bojuj o střet, získej první karty.
lesson-ix = Vzestup Iksu
lesson-ix-about = Dvě kola pro ty, kdo znají základní hru: přepravní lodě, bitevní lodě a dílky technologie.
lesson-hagal = Duna: Impérium pro jednoho
lesson-hagal-about = Dvě kola proti protivníkům rodu Hagal: nikoho dalšího k nim není třeba.
lesson-dice = Kostková hra Duna
lesson-dice-about = Dvě kola proti dvěma přátelům: házej, verbuj, přepravuj a bojuj.
lesson-atreides = Válka o Arrakis: Atreidové
lesson-atreides-about = Kolo za fremeny a rod Atreidů: skrývej se, udeř a nech pracovat červy.
lesson-harkonnen = Válka o Arrakis: Harkonnenové
lesson-harkonnen-about = Kolo za rod Harkonnenů: těž, hledej síče a plať Impériu.
lesson-again = Tah ze staré hry
lesson-is-yours = Lekce se hraje o samotě. Vlastní začneš příkazem `/dune-learn`.

## Lekce ze skončené hry

review-none = Tuto hru bot posoudit neumí, poučit se z ní tedy nejde.
review-no-such-turn = Tento tah nelze zkusit znovu.
review-no-post = Tato hra se nehrála v žádném kanálu, závěrečná zpráva tedy není.
progress-review = Bystrý hráč se ohlíží za tvou hrou: posouzeno { $done } z celkem { $whole } pozic.
review-title = ### Čemu tě hra { $game } může naučit
review-nothing = Žádný tvůj tah nebyl zřetelně horší než jiný.
# $done, $better: co se zvolilo a co by bylo lepší; $reason: proč.
review-turn = **{ $place }.** { $round }. kolo, tvá volba: { $done }. Bystrá volba: { $better } ({ $reason }). { $cost }
review-deed = { $deed }: { $reason }
review-cost-chance = Tvá volba stála asi { $cost } % naděje na výhru.
review-cost-balance = Tvá volba stála podle odhadu bota asi { $cost }.
review-agreed = Souhlasíš. Závěrečná zpráva ukáže křivku všech hráčů, až budou souhlasit další: { $left ->
    [one] ještě jeden hráč.
    [few] ještě { $left } hráči.
   *[other] ještě { $left } hráčů.
}
review-published = Všichni souhlasí: závěrečná zpráva ukazuje křivku všech hráčů.
result-wants-curve = { $who } { $count ->
    [one] chce
    [few] chtějí
   *[other] chtějí
} ukázat, jak se měnily naděje všech hráčů. Objeví se to tu, až budou souhlasit všichni, kdo hráli: *Poučit se z ní*, *Zveřejnit křivku*.
button-review = Poučit se z ní
button-try-again = Zkusit znovu { $place }
button-publish-curve = Zveřejnit křivku

## "Co je to?": ikony obrázku a pojmy otázky

button-what = Co je to?
what-title = **Co je to?** Ikony z obrázku a jejich názvy.
what-term = - **{ CAPITAL($name) }**: { $text }
what-choose = Vyhledej, o čem je tu řeč
