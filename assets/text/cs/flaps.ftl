game-flaps = FLAPS
about-flaps = Zbav se všech karet první, přes zvláštní karty, minihry a rychlé zásahy do cizích tahů.
