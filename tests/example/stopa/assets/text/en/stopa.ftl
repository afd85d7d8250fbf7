game-stopa = Tracks
about-stopa = Everybody lays one animal, and the strongest takes all that lies there. Who has most cards in the end wins.

option-stopa-hand = Cards in hand
explain-stopa-hand-number = Everybody gets { $count } cards, and so many rounds are played.
