game-svabi = Švábí disko
about-svabi = Všichni vyloží kartu naráz a pak si berou z parketu. Dva stejné kostýmy odejdou, vyhrává nejnižší součet.

option-svabi-varianthidden = Skrytá karta
explain-svabi-varianthidden = Jedna karta leží ve sbírce lícem dolů. Hraje se 12 kol.
option-svabi-variantmatch = Zápas se zrcadlem
explain-svabi-variantmatch = Víc her, součty se sčítají. Kdo ztrácí, dostane zrcadlo.
option-svabi-matchgames = Počet her
value-svabi-matchgames-auto = dle míst
explain-svabi-matchgames-auto = Tolik her, kolik je u stolu míst.
explain-svabi-matchgames-number = { $count ->
    [one] Jediná hra, zrcadlo se neuplatní.
    [few] { $count } hry za sebou, součty se sčítají.
   *[other] { $count } her za sebou, součty se sčítají.
}
option-svabi-mirrortiming = Zrcadlo
value-svabi-mirrortiming-anytime = kdykoli
explain-svabi-mirrortiming-anytime = Zrcadlem jde odstranit kartu při každé volbě.
value-svabi-mirrortiming-deadline = až na konci
explain-svabi-mirrortiming-deadline = Zrcadlo se použije až před posledním dobráním.

svabi-round = Kolo { $round } ze { $rounds }
svabi-interim =
    { $games ->
        [5] Po hře { $game } z { $games }
       *[other] Po hře { $game } ze { $games }
    }
svabi-interim-mirror = Nejvyšší součet dostává do další hry zrcadlo.
svabi-game-round = { $games ->
    [5] Hra { $game } z { $games } · kolo { $round } ze { $rounds }
   *[other] Hra { $game } ze { $games } · kolo { $round } ze { $rounds }
}
svabi-lowest = Nejmenší součet vyhrává
svabi-sum = součet
svabi-before = už { $total }
svabi-jozin = Jožin
svabi-jozin-sub = hraje sám

svabi-mine = Tvá sbírka
svabi-theirs = Sbírka
svabi-stock = Balíček
svabi-chosen = Vyloženo
svabi-hidden = Skrytá
svabi-hand = V ruce
svabi-facing-down = lícem dolů
svabi-sum-now = součet { $sum }
svabi-leaves = odejde
svabi-pair = dvojice { $points }

svabi-order = Pořadí výběru
svabi-order-up = od nejnižší
svabi-order-back = obráceně
svabi-order-king = Král bere vše
svabi-laying = Kdo už vyložil
svabi-hiding = Kdo už schoval
svabi-laid = { $seats ->
    [5] { $count } z { $seats }
   *[other] { $count } ze { $seats }
}
svabi-gone = Odešlo
svabi-gone-none = zatím nic
svabi-gone-pairs = { $count ->
    [one] { $count } dvojice
    [few] { $count } dvojice
   *[other] { $count } dvojic
}

svabi-sums = součet { $before } › { $after }
svabi-points = součet { $points }
svabi-counts = na konci { $points }

svabi-hide = Schovej jednu kartu do sbírky
svabi-hide-this = Schovej { $value }
svabi-hide-sub = Nikdo ji neuvidí a na konci se přičte. Krále schovat nejde.
svabi-choose = Vylož jednu kartu lícem dolů
svabi-choose-this = Vylož { $value } lícem dolů
svabi-choose-sub = Nejnižší karta vybírá první. Co vyložíš, leží příště na parketu.
svabi-choose-last = Poslední karta v ruce. V posledním kole se už jen vybírá.
svabi-king = Král: vezmeš celý parket
svabi-king-sub = Nikdo jiný v tomto kole kartu nedostane.
svabi-king-earlier = Dřív by mohl přijít jiný Král: { $names }.
svabi-king-take = Král bere celý parket
svabi-king-hidden-sub = Jedna z karet je stejná jako tvá skrytá: můžeš odhodit obě.
svabi-pick = Vezmi jednu kartu z parketu
svabi-pick-this = Vezmi z parketu { $value }
svabi-pick-hidden = skrytá je stejná
svabi-pick-hidden-sub = Odhoď obě, nebo si je nech: pak se počítají obě.
svabi-pair-leaves = dvojice { $value } + { $value } odejde
svabi-turn = Jsi { $place }. v pořadí. Jednu kartu vzít musíš; nejmenší součet vyhrává.
svabi-turn-last = Poslední kolo: bere se obráceně, karta shody bere naposled.
svabi-mirror-may = Zrcadlo můžeš použít hned: klepni na kartu své sbírky. Nejpozději po { $round }. kole.
svabi-mirror-must = Zrcadlo: odstraň jednu kartu své sbírky
svabi-mirror-must-sub = Karta odejde do krabice a zrcadlo s ní.
svabi-mirror-this = Zrcadlem odstraň { $value }
svabi-wait-hide = Schovává se karta, čeká se: { $names }
svabi-wait-choose = Vykládá se, čeká se: { $names }
svabi-wait-pick = Vybírá { $name }
svabi-wait-then = Potom: { $names }
svabi-wait-king = Král parketu: { $name }
svabi-wait-king-sub = Král bere celý parket, ostatní v tomto kole nic.
svabi-wait-mirror = Zrcadlo používá { $name }
svabi-change-mind = Dokud se čeká, můžeš si vybrat jinou kartu.
svabi-reveal = Karty se otáčejí
svabi-all-hidden = Všechny karty jsou schované
svabi-deal = Karty se rozdávají
svabi-deal-sub = Nejnižší karta na parketu dává kartu shody: ta rozhodne, když jsou vyložené karty stejné.
svabi-over = Konec hry

svabi-do-choose = Vyložit { $value }
svabi-do-choose-sub = lícem dolů
svabi-do-king = Vyložit Krále
svabi-do-king-sub = celý parket, součet { $points }
svabi-do-hide = Schovat { $value }
svabi-do-take = Vzít kartu { $value }
svabi-do-keep = Nechat obě
svabi-do-pair = Odhodit obě
svabi-do-all = Vzít celý parket
svabi-do-mirror = Odstranit { $value }
svabi-want-hide = Vyber kartu z ruky
svabi-want-choose = Vyber kartu z ruky
svabi-want-pick = Vyber kartu z parketu
svabi-want-mirror = Vyber kartu sbírky
svabi-advice = { $what } — { $reason }
svabi-advice-pair = Odhodit obě { $value }
svabi-advice-all-pair = Odhodit i skrytou dvojici
svabi-why-sum = tak vyjde nejmenší součet
svabi-why-hide-low = na konci přidá málo
svabi-why-hide-high = stejná ještě přijde a obě odejdou
svabi-why-only = jiná karta v ruce není
svabi-why-owned = stejnou máš ve sbírce, příště z nich může být dvojice
svabi-why-early = nízká karta vybírá brzy
svabi-why-spare = nízké karty se budou hodit později
svabi-why-least = přidá ze všech nejméně
svabi-why-deny = jinak by dvojice odešla jinde: { $name }
svabi-why-later = později z ní může být dvojice
svabi-sure-king = Vezmeš celý parket a nikdo jiný kartu nedostane.
svabi-sure-king-points = Vezmeš celý parket, součet { $points }. Nikdo jiný kartu nedostane.
svabi-sure-keep = Nechat si obě?
svabi-sure-keep-text = Teď můžeš odhodit obě stejné karty. Když si je necháš, budou se počítat obě.

svabi-log-tie = má kartu shody
svabi-log-back = Král se vrací do balíčku
svabi-log-begins = začíná výběr
svabi-log-tied = má přednost
svabi-log-king = hraje Krále
svabi-log-king-before = hraje Krále dřív než { $names }
svabi-log-took = bere
svabi-log-all = bere vše
svabi-log-jozin = Jožin bere
svabi-log-jozin-pair = Jožin se zbavuje
svabi-log-pair = se zbavuje
svabi-log-both = se zbavuje
svabi-log-counts = přičítá skrytou
svabi-log-mirror = zrcadlem ničí
svabi-log-given = dostává zrcadlo
svabi-log-lost = ztrácí zrcadlo
svabi-log-forced = Už jen poslední karta v ruce
svabi-log-last = Poslední kolo, bere se obráceně
svabi-log-lowest = má nejméně: { $points }
svabi-log-jozin-lowest = Jožin má nejméně: { $points }
svabi-log-even = Nejméně { $points }: { $names }

svabi-card-back = Karta rubem
svabi-card-mirror = Zrcadlo
svabi-card-ballerina = Balerína
svabi-card-sailor = Námořník
svabi-card-chef = Kuchař
svabi-card-cowboy = Kovboj
svabi-card-pirate = Pirát
svabi-card-witch = Čarodějnice
svabi-card-knight = Rytíř
svabi-card-diver = Potápěč
svabi-card-astronaut = Astronaut
svabi-card-mummy = Mumie
svabi-card-vampire = Upír
svabi-card-robot = Robot
svabi-card-king = Král parketu

results-collection = Co zbylo ve sbírce
results-svabi-note = Počítá se, co zbylo ve sbírce. Nejmenší součet vyhrává; při shodě rozhoduje karta shody.
results-card-of = { $name } · { $card }
results-smallest = Nejmenší sbírka
results-dearest = Nejdražší kostým
results-kept = U tebe zůstalo
results-costumes = { $count ->
    [one] { $count } kostým
    [few] { $count } kostýmy
   *[other] { $count } kostýmů
}
jozin = Jožin
