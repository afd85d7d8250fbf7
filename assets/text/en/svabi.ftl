game-svabi = Švábí disko
about-svabi = All lay a card at once, then take one from the dance floor. Two equal costumes leave; the lowest sum wins.

option-svabi-varianthidden = Hidden card
explain-svabi-varianthidden = One card of a collection lies face down. 12 rounds.
option-svabi-variantmatch = Match with the mirror
explain-svabi-variantmatch = Several games, sums add up. Who is behind gets the mirror.
option-svabi-matchgames = Games
value-svabi-matchgames-auto = by seats
explain-svabi-matchgames-auto = As many games as there are seats.
explain-svabi-matchgames-number = { $count ->
    [one] One game only; the mirror is never used.
   *[other] { $count } games; sums add up.
}
option-svabi-mirrortiming = Mirror
value-svabi-mirrortiming-anytime = any time
explain-svabi-mirrortiming-anytime = The mirror can remove a card whenever all choose.
value-svabi-mirrortiming-deadline = at the end
explain-svabi-mirrortiming-deadline = The mirror is used only before the last draw.

svabi-round = Round { $round } of { $rounds }
svabi-interim = After game { $game } of { $games }
svabi-interim-mirror = The highest sum gets the mirror for the next game.
svabi-game-round = Game { $game } of { $games } · round { $round } of { $rounds }
svabi-lowest = The lowest sum wins
svabi-sum = sum
svabi-before = had { $total }
svabi-jozin = Jožin
svabi-jozin-sub = a dummy

svabi-mine = Your collection
svabi-theirs = Collection
svabi-stock = Stock
svabi-chosen = Laid
svabi-hidden = Hidden
svabi-hand = In hand
svabi-facing-down = face down
svabi-sum-now = sum { $sum }
svabi-leaves = leaves
svabi-pair = pair { $points }

svabi-order = Picking order
svabi-order-up = lowest first
svabi-order-back = reversed
svabi-order-king = King takes all
svabi-laying = Who has laid
svabi-hiding = Who has hidden
svabi-laid = { $count } of { $seats }
svabi-gone = Gone
svabi-gone-none = nothing yet
svabi-gone-pairs = { $count ->
    [one] { $count } pair
   *[other] { $count } pairs
}

svabi-sums = sum { $before } › { $after }
svabi-points = sum { $points }
svabi-counts = { $points } at the end

svabi-hide = Hide one card in your collection
svabi-hide-this = Hide the { $value }
svabi-hide-sub = Nobody will see it, and it counts at the end. The King cannot be hidden.
svabi-choose = Lay one card face down
svabi-choose-this = Lay the { $value } face down
svabi-choose-sub = The lowest card picks first. What you lay is on the floor next time.
svabi-choose-last = The last card in your hand. In the final round there is only picking.
svabi-king = King: you take the whole floor
svabi-king-sub = Nobody else gets a card in this round.
svabi-king-earlier = Another King might come first: { $names }.
svabi-king-take = The King takes the whole floor
svabi-king-hidden-sub = One of the cards equals your hidden one: you may discard both.
svabi-pick = Take one card from the floor
svabi-pick-this = Take the { $value } from the floor
svabi-pick-hidden = equals your hidden card
svabi-pick-hidden-sub = Discard both, or keep them: then both count.
svabi-pair-leaves = the pair { $value } + { $value } leaves
svabi-turn = You are number { $place } to pick. Take one card; the lowest sum wins.
svabi-turn-last = Final round: the order is reversed, the tie card picks last.
svabi-mirror-may = You may use the mirror now: tap a card of your collection. At the latest after round { $round }.
svabi-mirror-must = Mirror: remove one card of your collection
svabi-mirror-must-sub = The card leaves for the box, and the mirror with it.
svabi-mirror-this = Remove the { $value } with the mirror
svabi-wait-hide = Cards are being hidden, waiting for: { $names }
svabi-wait-choose = Cards are being laid, waiting for: { $names }
svabi-wait-pick = { $name } is picking
svabi-wait-then = Then: { $names }
svabi-wait-king = King of the dance floor: { $name }
svabi-wait-king-sub = The King takes the whole floor, the others nothing in this round.
svabi-wait-mirror = { $name } is using the mirror
svabi-change-mind = While others choose you may pick another card.
svabi-reveal = The cards are turned up
svabi-all-hidden = All cards are hidden
svabi-deal = The cards are being dealt
svabi-deal-sub = The lowest card on the floor brings the tie card: it decides when equal cards are laid.
svabi-over = The game is over

svabi-do-choose = Lay the { $value }
svabi-do-choose-sub = face down
svabi-do-king = Lay the King
svabi-do-king-sub = whole floor, sum { $points }
svabi-do-hide = Hide the { $value }
svabi-do-take = Take the { $value }
svabi-do-keep = Keep both
svabi-do-pair = Discard both
svabi-do-all = Take the whole floor
svabi-do-mirror = Remove the { $value }
svabi-want-hide = Choose a hand card
svabi-want-choose = Choose a hand card
svabi-want-pick = Choose a floor card
svabi-want-mirror = Choose a collected card
svabi-advice = { $what } — { $reason }
svabi-advice-pair = Discard both { $value }s
svabi-advice-all-pair = Discard the hidden pair too
svabi-why-sum = that gives the lowest sum
svabi-why-hide-low = it adds little in the end
svabi-why-hide-high = an equal one will come and both leave
svabi-why-only = there is no other card
svabi-why-owned = you own an equal one: next time they may pair
svabi-why-early = a low card picks early
svabi-why-spare = low cards are worth more later
svabi-why-least = it adds least of all
svabi-why-deny = else it would make a pair: { $name }
svabi-why-later = it may become a pair later
svabi-sure-king = You take the whole floor and nobody else gets a card.
svabi-sure-king-points = You take the whole floor, sum { $points }. Nobody else gets a card.
svabi-sure-keep = Keep both?
svabi-sure-keep-text = You may discard both equal cards now. If you keep them, both count.

svabi-log-tie = has the tie card
svabi-log-back = The King goes back into the stock
svabi-log-begins = begins to pick
svabi-log-tied = goes first
svabi-log-king = plays the King
svabi-log-king-before = plays the King before { $names }
svabi-log-took = takes
svabi-log-all = takes all
svabi-log-jozin = Jožin takes
svabi-log-jozin-pair = Jožin is rid of
svabi-log-pair = is rid of
svabi-log-both = is rid of
svabi-log-counts = adds hidden
svabi-log-mirror = uses the mirror on
svabi-log-given = gets the mirror
svabi-log-lost = loses the mirror
svabi-log-forced = Only the last hand card is left
svabi-log-last = Final round, reversed order
svabi-log-lowest = has the least: { $points }
svabi-log-jozin-lowest = Jožin has the least: { $points }
svabi-log-even = The least { $points }: { $names }

svabi-card-back = Card face down
svabi-card-mirror = Mirror
svabi-card-ballerina = Ballerina
svabi-card-sailor = Sailor
svabi-card-chef = Chef
svabi-card-cowboy = Cowboy
svabi-card-pirate = Pirate
svabi-card-witch = Witch
svabi-card-knight = Knight
svabi-card-diver = Diver
svabi-card-astronaut = Astronaut
svabi-card-mummy = Mummy
svabi-card-vampire = Vampire
svabi-card-robot = Robot
svabi-card-king = King of the floor

results-collection = Left in the collection
results-svabi-note = What is left in a collection counts. The lowest sum wins; the tie card decides equal sums.
results-card-of = { $name } · { $card }
results-smallest = Smallest collection
results-dearest = Dearest costume
results-kept = Left with you
results-costumes = { $count ->
    [one] { $count } costume
   *[other] { $count } costumes
}
jozin = Jožin
