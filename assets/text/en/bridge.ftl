game-bridge = Bridge
about-bridge = Bid and play in two pairs: come to terms with your partner and win what you promised.
