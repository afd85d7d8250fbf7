game-flaps = FLAPS
about-flaps = Be the first to get rid of your cards, through special cards, mini-games and quick interruptions.
