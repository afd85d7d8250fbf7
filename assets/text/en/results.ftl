results-you-win = You win!
results-you-share = You share first place!
results-winner = { $name } wins
results-winners = { $names } win
results-of = { $game } · { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
results-order = Ranking
results-before = Before
results-points = Points
results-sum = Sum
results-game = Game { $number }
results-score = { $count ->
    [one] { $score } point
   *[other] { $score } points
}
results-cards-of = { $name } · { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
results-several = { $count } players
results-who = Who wants a rematch?
results-nodded = { $count } of { $people } want it
results-wait-host = The host calls for a rematch.
results-you-call = You call for the rematch.
results-again = Rematch
results-wanted = Waiting…
results-replay = Watch again
results-home = To the shelf
