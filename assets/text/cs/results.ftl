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
results-before = Předtím
results-points = Body
results-sum = Součet
results-game = { $number }. hra
results-score = { $count ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodů
}
results-cards-of = { $name } · { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
results-several = { $count ->
    [few] { $count } hráči
   *[other] { $count } hráčů
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
