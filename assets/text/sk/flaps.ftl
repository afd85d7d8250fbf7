game-flaps = FLAPS
about-flaps = Zbav sa všetkých kariet skôr než ostatní, cez zvláštne karty, minihry a rýchle zásahy do cudzích ťahov.
