game-holdem = Texas Hold’em
about-holdem = Dvě karty v ruce, pět na stole a žetony, které rozhodnou, komu se věří.
