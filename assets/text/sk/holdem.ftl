game-holdem = Texas Hold’em
about-holdem = Dve karty v ruke, päť na stole a žetóny, ktoré rozhodnú, komu sa verí.
