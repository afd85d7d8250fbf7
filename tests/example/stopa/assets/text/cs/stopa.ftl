game-stopa = Stopa
about-stopa = Každý vyloží jedno zvíře a nejsilnější bere všechno, co leží. Vyhrává, kdo má na konci nejvíc karet.

option-stopa-hand = Karet v ruce
explain-stopa-hand-number = { $count ->
    [few] Každý dostane { $count } karty a hrají se { $count } kola.
   *[other] Každý dostane { $count } karet a hraje se { $count } kol.
}
