results-you-win = Vyhrávaš!
results-you-share = Delíš sa o prvé miesto!
results-winner = Vyhráva { $name }
results-winners = Vyhrávajú { $names }
results-of = { $game } · { $seats ->
    [one] { $seats } hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčov
}
results-order = Poradie
results-laid = Vyložené
results-held = V ruke
results-before = Predtým
results-points = Body
results-sum = Súčet
results-collection = Čo ostalo v zbierke
results-game = { $number }. hra
results-score = { $count ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodov
}
results-ended-k51 = Koniec: { $name } nemá v ruke žiadnu kartu.
results-ended-k52 = Koniec: { $name } berie poslednú kartu zo zásoby.
results-ended-k66 = Koniec: rovnaká situácia prišla tretíkrát, na ťahu { $name }.
results-korist-note = Body = vyložené karty − karty v ruke. Čísla na kartách sa nepočítajú.
results-svabi-note = Počíta sa, čo ostalo v zbierke. Najmenší súčet vyhráva; pri zhode rozhoduje karta zhody.
results-largest = Najväčšia vrstva
results-largest-of = { $name } · { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
}
results-fullest = Najplnšia ruka
results-cards-of = { $name } · { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
}
results-card-of = { $name } · { $card }
results-mine = Tvoj lov
results-layers = { $count ->
    [one] { $count } vrstva
    [few] { $count } vrstvy
   *[other] { $count } vrstiev
}
results-smallest = Najmenšia zbierka
results-dearest = Najdrahší kostým
results-kept = U teba ostalo
results-costumes = { $count ->
    [one] { $count } kostým
    [few] { $count } kostýmy
   *[other] { $count } kostýmov
}
results-who = Kto chce odvetu?
results-nodded = už chce { $count } { $people ->
    [4] zo 4
    [6] zo 6
   *[other] z { $people }
}
results-wait-host = Odvetu vyhlasuje hostiteľ.
results-you-call = Odvetu vyhlasuješ ty.
results-again = Odveta
results-wanted = Čaká sa…
results-replay = Prehrať záznam
results-home = Na policu
jozin = Jožin
