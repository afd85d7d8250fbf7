game-stopa = Stopa
about-stopa = Každý vyloží jedno zviera a najsilnejšie berie všetko, čo leží. Vyhráva, kto má na konci najviac kariet.

option-stopa-hand = Kariet v ruke
explain-stopa-hand-number = { $count ->
    [few] Každý dostane { $count } karty a hrajú sa { $count } kolá.
   *[other] Každý dostane { $count } kariet a hrá sa { $count } kôl.
}
