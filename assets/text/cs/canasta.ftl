game-canasta = Kanasta
about-canasta = Sbírej stejné karty: sedm a více je kanasta. Dvojice v ruce získá celou odhazovací hromádku.
