game-stopa = Stopa
about-stopa = Každý vyloží jedno zvíře a nejsilnější bere všechno, co leží. Vyhrává, kdo má na konci nejvíc karet.

option-stopa-hand = Karet v ruce
explain-stopa-hand-number = { $count ->
    [few] Každý dostane { $count } karty a hrají se { $count } kola.
   *[other] Každý dostane { $count } karet a hraje se { $count } kol.
}

stopa-lay = Vylož jedno zvíře
stopa-lay-sub = Nejvyšší číslo bere celou stopu. Co už leží, to se opakovat nesmí.
stopa-will-take = všechno bere { $name }
stopa-waiting = Na tahu: { $name }
stopa-over = Konec hry
stopa-choose = Vyber kartu
stopa-choose-sub = klepnutím v ruce
stopa-do-lay = Vyložit: { $card }
stopa-taken = vzato
stopa-log-laid = vykládá
stopa-log-took = bere { $count ->
    [few] { $count } karty
   *[other] { $count } karet
}
stopa-note = Každá vzatá karta je bod.
stopa-card-back = Karta rubem
