game-stopa = Stopa
about-stopa = Každý vyloží jedno zviera a najsilnejšie berie všetko, čo leží. Vyhráva, kto má na konci najviac kariet.

option-stopa-hand = Kariet v ruke
explain-stopa-hand-number = { $count ->
    [few] Každý dostane { $count } karty a hrajú sa { $count } kolá.
   *[other] Každý dostane { $count } kariet a hrá sa { $count } kôl.
}

stopa-lay = Vylož jedno zviera
stopa-lay-sub = Najvyššie číslo berie celú stopu. Čo už leží, to sa opakovať nesmie.
stopa-will-take = všetko berie { $name }
stopa-waiting = Na ťahu: { $name }
stopa-over = Koniec hry
stopa-choose = Vyber kartu
stopa-choose-sub = ťuknutím v ruke
stopa-do-lay = Vyložiť: { $card }
stopa-taken = vzaté
stopa-log-laid = vykladá
stopa-log-took = berie { $count ->
    [few] { $count } karty
   *[other] { $count } kariet
}
stopa-note = Každá vzatá karta je bod.
stopa-card-back = Karta rubom
