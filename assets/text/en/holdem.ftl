game-holdem = Texas Hold’em
about-holdem = Two cards in hand, five on the table, and chips that decide who is believed.
