game-canasta = Kanasta
about-canasta = Zbieraj rovnaké karty: sedem a viac je kanasta. Dvojica v ruke získa celú odhadzovaciu kôpku.
