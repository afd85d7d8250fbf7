game-rummy = Rummy
about-rummy = Lay sets and runs, add to what lies on the table, and discard your last card before the others do.
