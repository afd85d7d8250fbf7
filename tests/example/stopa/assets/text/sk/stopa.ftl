game-stopa = Stopa
about-stopa = Každý vyloží jedno zviera a najsilnejšie berie všetko, čo leží. Vyhráva, kto má na konci najviac kariet.

option-stopa-hand = Kariet v ruke
explain-stopa-hand-number = Každý dostane { $count } kariet, a toľko kôl sa hrá.
