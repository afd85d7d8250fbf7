game-canasta = Canasta
about-canasta = Collect cards of a kind: seven or more make a canasta. A pair in hand can win the whole discard pile.
