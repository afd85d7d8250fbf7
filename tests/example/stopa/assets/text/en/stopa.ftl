game-stopa = Tracks
about-stopa = Everybody lays one animal, and the strongest takes all that lies there. Who has most cards in the end wins.

option-stopa-hand = Cards in hand
explain-stopa-hand-number = Everybody gets { $count } cards, and so many rounds are played.

stopa-lay = Lay one animal
stopa-lay-sub = The highest number takes all tracks. What lies there may not be laid again.
stopa-will-take = { $name } takes everything
stopa-waiting = On turn: { $name }
stopa-over = The game is over
stopa-choose = Choose a card
stopa-choose-sub = by a tap in your hand
stopa-do-lay = Lay: { $card }
stopa-taken = taken
stopa-log-laid = lays
stopa-log-took = takes { $count } cards
stopa-note = Every card taken is a point.
stopa-card-back = A hidden card
