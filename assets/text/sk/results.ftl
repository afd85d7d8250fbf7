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
results-before = Predtým
results-points = Body
results-sum = Súčet
results-game = { $number }. hra
results-score = { $count ->
    [one] { $score } bod
    [few] { $score } body
   *[other] { $score } bodov
}
results-cards-of = { $name } · { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
}
results-several = { $count ->
    [few] { $count } hráči
   *[other] { $count } hráčov
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
