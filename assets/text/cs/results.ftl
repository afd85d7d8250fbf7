results-you-win = Vyhráváš!
results-you-share = Sdílíš první místo!
results-winner = Vyhrává { $name }
results-winners = Vyhrávají { $names }
results-of = { $game } · { $seats ->
    [one] { $seats } hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
}
results-order = Pořadí
results-laid = Vyloženo
results-held = V ruce
results-before = Předtím
results-points = Body
results-sum = Součet
results-collection = Co zbylo ve sbírce
results-game = { $number }. hra
results-score = { $count ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
}
results-ended-k51 = Konec: { $name } nemá v ruce žádnou kartu.
results-ended-k52 = Konec: { $name } bere poslední kartu ze zásoby.
results-ended-k66 = Konec: stejná situace přišla potřetí, na tahu { $name }.
results-korist-note = Body = vyložené karty − karty v ruce. Čísla na kartách se nepočítají.
results-svabi-note = Počítá se, co zbylo ve sbírce. Nejmenší součet vyhrává; při shodě rozhoduje karta shody.
results-largest = Největší vrstva
results-largest-of = { $name } · { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
results-fullest = Nejplnější ruka
results-cards-of = { $name } · { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
results-card-of = { $name } · { $card }
results-mine = Tvůj lov
results-layers = { $count ->
    [one] { $count } vrstva
    [few] { $count } vrstvy
   *[other] { $count } vrstev
}
results-smallest = Nejmenší sbírka
results-dearest = Nejdražší kostým
results-kept = U tebe zůstalo
results-costumes = { $count ->
    [one] { $count } kostým
    [few] { $count } kostýmy
   *[other] { $count } kostýmů
}
results-who = Kdo chce odvetu?
results-nodded = už chce { $count } { $people ->
    [5] z 5
   *[other] ze { $people }
}
results-wait-host = Odvetu vyhlašuje hostitel.
results-you-call = Odvetu vyhlašuješ ty.
results-again = Odveta
results-wanted = Čeká se…
results-replay = Přehrát záznam
results-home = Na polici
jozin = Jožin
