game-bridge = Bridž
about-bridge = Dražba a zohrávka v dvoch pároch: dohovor sa s partnerom a uhraj, čo ste sľúbili.
