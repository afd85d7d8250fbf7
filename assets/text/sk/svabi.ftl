game-svabi = Švábie disko
about-svabi = Všetci vyložia kartu naraz a potom si berú z parketu. Dva rovnaké kostýmy odídu, vyhráva najnižší súčet.

option-svabi-varianthidden = Skrytá karta
explain-svabi-varianthidden = Jedna karta leží v zbierke lícom nadol. Hrá sa 12 kôl.
option-svabi-variantmatch = Zápas so zrkadlom
explain-svabi-variantmatch = Viac hier, súčty sa sčítajú. Kto zaostáva, dostane zrkadlo.
option-svabi-matchgames = Počet hier
value-svabi-matchgames-auto = podľa miest
explain-svabi-matchgames-auto = Toľko hier, koľko je pri stole miest.
explain-svabi-matchgames-number = { $count ->
    [one] Jediná hra, zrkadlo sa neuplatní.
    [few] { $count } hry za sebou, súčty sa sčítajú.
   *[other] { $count } hier za sebou, súčty sa sčítajú.
}
option-svabi-mirrortiming = Zrkadlo
value-svabi-mirrortiming-anytime = kedykoľvek
explain-svabi-mirrortiming-anytime = Zrkadlom sa dá odstrániť karta pri každej voľbe.
value-svabi-mirrortiming-deadline = až na konci
explain-svabi-mirrortiming-deadline = Zrkadlo sa použije až pred posledným dobratím.

svabi-round = Kolo { $round } z { $rounds }
svabi-interim = Po hre { $game } { $games ->
    [4] zo 4
    [6] zo 6
   *[other] z { $games }
}
svabi-game-round = Hra { $game } { $games ->
    [4] zo 4
    [6] zo 6
   *[other] z { $games }
} · kolo { $round } z { $rounds }
svabi-interim-mirror = Najvyšší súčet dostáva do ďalšej hry zrkadlo.
svabi-lowest = Najmenší súčet vyhráva
svabi-sum = súčet
svabi-before = už { $total }
svabi-jozin = Jožin
svabi-jozin-sub = hrá sám

svabi-mine = Tvoja zbierka
svabi-theirs = Zbierka
svabi-stock = Balíček
svabi-chosen = Vyložené
svabi-hidden = Skrytá
svabi-hand = V ruke
svabi-facing-down = lícom nadol
svabi-sum-now = súčet { $sum }
svabi-leaves = odíde
svabi-pair = dvojica { $points }

svabi-order = Poradie výberu
svabi-order-up = od najnižšej
svabi-order-back = opačne
svabi-order-king = berie Kráľ
svabi-laying = Kto už vyložil
svabi-hiding = Kto už schoval
svabi-laid = { $count } { $seats ->
    [4] zo 4
    [6] zo 6
   *[other] z { $seats }
}
svabi-gone = Odišlo
svabi-gone-none = zatiaľ nič
svabi-gone-pairs = { $count ->
    [one] { $count } dvojica
    [few] { $count } dvojice
   *[other] { $count } dvojíc
}

svabi-sums = súčet { $before } › { $after }
svabi-points = súčet { $points }
svabi-counts = na konci { $points }

svabi-hide = Schovaj jednu kartu do zbierky
svabi-hide-this = Schovaj { $value }
svabi-hide-sub = Nikto ju neuvidí a na konci sa pripočíta. Kráľa schovať nejde.
svabi-choose = Vylož jednu kartu lícom nadol
svabi-choose-this = Vylož { $value } lícom nadol
svabi-choose-sub = Najnižšia karta vyberá prvá. Čo vyložíš, leží nabudúce na parkete.
svabi-choose-last = Posledná karta v ruke. V poslednom kole sa už len vyberá.
svabi-king = Kráľ: vezmeš celý parket
svabi-king-sub = Nikto iný v tomto kole kartu nedostane.
svabi-king-earlier = Skôr by mohol prísť iný Kráľ: { $names }.
svabi-king-take = Kráľ berie celý parket
svabi-king-hidden-sub = Jedna z kariet je rovnaká ako tvoja skrytá: môžeš odhodiť obe.
svabi-pick = Vezmi jednu kartu z parketu
svabi-pick-this = Vezmi z parketu { $value }
svabi-pick-hidden = skrytá je rovnaká
svabi-pick-hidden-sub = Odhoď obe, alebo si ich nechaj: potom sa rátajú obe.
svabi-pair-leaves = dvojica { $value } + { $value } odíde
svabi-turn = Si { $place }. v poradí. Jednu kartu vziať musíš; najmenší súčet vyhráva.
svabi-turn-last = Posledné kolo: berie sa opačne, karta zhody berie nakoniec.
svabi-mirror-may = Zrkadlo môžeš použiť hneď: ťukni na kartu svojej zbierky. Najneskôr po { $round }. kole.
svabi-mirror-must = Zrkadlo: odstráň jednu kartu svojej zbierky
svabi-mirror-must-sub = Karta odíde do krabice a zrkadlo s ňou.
svabi-mirror-this = Zrkadlom odstráň { $value }
svabi-wait-hide = Schováva sa karta, čaká sa: { $names }
svabi-wait-choose = Vykladá sa, čaká sa: { $names }
svabi-wait-pick = Vyberá { $name }
svabi-wait-then = Potom: { $names }
svabi-wait-king = Kráľ parketu: { $name }
svabi-wait-king-sub = Kráľ berie celý parket, ostatní v tomto kole nič.
svabi-wait-mirror = Zrkadlo používa { $name }
svabi-change-mind = Kým sa čaká, môžeš si vybrať inú kartu.
svabi-reveal = Karty sa otáčajú
svabi-all-hidden = Všetky karty sú schované
svabi-deal = Karty sa rozdávajú
svabi-deal-sub = Najnižšia karta na parkete dáva kartu zhody: tá rozhodne, keď sú vyložené karty rovnaké.
svabi-over = Koniec hry

svabi-do-choose = Vyložiť { $value }
svabi-do-choose-sub = lícom nadol
svabi-do-king = Vyložiť Kráľa
svabi-do-king-sub = celý parket, súčet { $points }
svabi-do-hide = Schovať { $value }
svabi-do-take = Vziať kartu { $value }
svabi-do-keep = Nechať obe
svabi-do-pair = Odhodiť obe
svabi-do-all = Vziať celý parket
svabi-do-mirror = Odstrániť { $value }
svabi-want-hide = Vyber kartu z ruky
svabi-want-choose = Vyber kartu z ruky
svabi-want-pick = Vyber kartu z parketu
svabi-want-mirror = Vyber kartu zbierky
svabi-advice = { $what } — { $reason }
svabi-advice-pair = Odhodiť obe { $value }
svabi-advice-all-pair = Odhodiť aj skrytú dvojicu
svabi-why-sum = tak vyjde najmenší súčet
svabi-why-hide-low = na konci pridá málo
svabi-why-hide-high = rovnaká ešte príde a obe odídu
svabi-why-only = iná karta v ruke nie je
svabi-why-owned = rovnakú máš v zbierke, nabudúce z nich môže byť dvojica
svabi-why-early = nízka karta vyberá skoro
svabi-why-spare = nízke karty sa zídu neskôr
svabi-why-least = pridá zo všetkých najmenej
svabi-why-deny = inak by dvojica odišla inde: { $name }
svabi-why-later = neskôr z nej môže byť dvojica
svabi-sure-king = Vezmeš celý parket a nikto iný kartu nedostane.
svabi-sure-king-points = Vezmeš celý parket, súčet { $points }. Nikto iný kartu nedostane.
svabi-sure-keep = Nechať si obe?
svabi-sure-keep-text = Teraz môžeš odhodiť obe rovnaké karty. Keď si ich necháš, budú sa počítať obe.

svabi-log-tie = má kartu zhody
svabi-log-back = Kráľ sa vracia do balíčka
svabi-log-begins = začína výber
svabi-log-tied = má prednosť
svabi-log-king = hrá Kráľa
svabi-log-king-before = hrá Kráľa skôr ako { $names }
svabi-log-took = berie
svabi-log-all = berie všetko
svabi-log-jozin = Jožin berie
svabi-log-jozin-pair = Jožin sa zbavuje
svabi-log-pair = sa zbavuje
svabi-log-both = sa zbavuje
svabi-log-counts = pripočítava skrytú
svabi-log-mirror = zrkadlom ničí
svabi-log-given = dostáva zrkadlo
svabi-log-lost = stráca zrkadlo
svabi-log-forced = Už len posledná karta v ruke
svabi-log-last = Posledné kolo, berie sa opačne
svabi-log-lowest = má najmenej: { $points }
svabi-log-jozin-lowest = Jožin má najmenej: { $points }
svabi-log-even = Najmenej { $points }: { $names }

svabi-card-back = Karta rubom
svabi-card-mirror = Zrkadlo
svabi-card-ballerina = Baletka
svabi-card-sailor = Námorník
svabi-card-chef = Kuchár
svabi-card-cowboy = Kovboj
svabi-card-pirate = Pirát
svabi-card-witch = Čarodejnica
svabi-card-knight = Rytier
svabi-card-diver = Potápač
svabi-card-astronaut = Astronaut
svabi-card-mummy = Múmia
svabi-card-vampire = Upír
svabi-card-robot = Robot
svabi-card-king = Kráľ parketu

results-collection = Čo ostalo v zbierke
results-svabi-note = Počíta sa, čo ostalo v zbierke. Najmenší súčet vyhráva; pri zhode rozhoduje karta zhody.
results-card-of = { $name } · { $card }
results-smallest = Najmenšia zbierka
results-dearest = Najdrahší kostým
results-kept = U teba ostalo
results-costumes = { $count ->
    [one] { $count } kostým
    [few] { $count } kostýmy
   *[other] { $count } kostýmov
}
jozin = Jožin
