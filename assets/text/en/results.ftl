results-you-win = You win!
results-you-share = You share first place!
results-winner = { $name } wins
results-winners = { $names } win
results-of = { $game } · { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
results-order = Ranking
results-laid = Laid
results-held = In hand
results-before = Before
results-points = Points
results-sum = Sum
results-collection = Left in the collection
results-game = Game { $number }
results-score = { $count ->
    [one] { $score } point
   *[other] { $score } points
}
results-ended-k51 = The end: { $name } has no card in hand.
results-ended-k52 = The end: { $name } takes the last card of the supply.
results-ended-k66 = The end: the same position came for the third time, { $name } to play.
results-korist-note = Points = cards laid − cards in hand. The numbers on the cards do not count.
results-svabi-note = What is left in a collection counts. The lowest sum wins; the tie card decides equal sums.
results-largest = Largest layer
results-largest-of = { $name } · { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
results-fullest = Fullest hand
results-cards-of = { $name } · { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
results-card-of = { $name } · { $card }
results-mine = Your hunt
results-layers = { $count ->
    [one] { $count } layer
   *[other] { $count } layers
}
results-smallest = Smallest collection
results-dearest = Dearest costume
results-kept = Left with you
results-costumes = { $count ->
    [one] { $count } costume
   *[other] { $count } costumes
}
results-who = Who wants a rematch?
results-nodded = { $count } of { $people } want it
results-wait-host = The host calls for a rematch.
results-you-call = You call for the rematch.
results-again = Rematch
results-wanted = Waiting…
results-replay = Watch again
results-home = To the shelf
jozin = Jožin
