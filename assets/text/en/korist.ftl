game-korist = Kořist
about-korist = Lay sets of the same animal, and take what lies on top of your rivals' piles with a stronger set. The most points win.

option-korist-ruleset = Variant
value-korist-ruleset-basic = basic
explain-korist-ruleset-basic = Who captures nothing may draw one card.
value-korist-ruleset-advanced = advanced
explain-korist-ruleset-advanced = Who captures nothing may not draw.
value-korist-ruleset-expert = expert
explain-korist-ruleset-expert = As advanced, and a one also captures a thirteen or a joker.
option-korist-onesscope = Power of the one
value-korist-onesscope-sets = in sets
explain-korist-onesscope-sets = Three ones capture even three thirteens or three jokers.
value-korist-onesscope-single = alone only
explain-korist-onesscope-single = Only a single one captures a single thirteen or joker.
option-korist-shadowmatch = Shadow offer
value-korist-shadowmatch-exact = exact count
explain-korist-shadowmatch-exact = A group in the shadow needs exactly as many cards.
value-korist-shadowmatch-part = part of it
explain-korist-shadowmatch-part = Of a larger group in the shadow a part may be taken.
option-korist-shadowcapture = Hunt in the shadow
value-korist-shadowcapture-must = must
explain-korist-shadowcapture-must = What can be captured in the shadow must be.
value-korist-shadowcapture-may = may
explain-korist-shadowcapture-may = The shadow may be left alone, but then there is no draw.
option-korist-start = Who begins
option-korist-deals = Deals
value-korist-deals-players = each
explain-korist-deals-players = Each seat begins once; points are added up.
explain-korist-deals-number = { $count ->
    [one] One deal decides.
   *[other] { $count } deals; points are added up.
}

korist-basic = Basic game
korist-advanced = Advanced game
korist-expert = Expert game
korist-duel = { $kind } · duel
korist-deal = { $kind } · deal { $deal } of { $deals }
korist-points =
    { $count ->
        [one] point
       *[other] points
    }
korist-over = The game is over
korist-over-sub = Laid cards count plus, cards in hand minus.
korist-interim = After deal { $deal } of { $deals }
korist-turn = To play: { $name }
korist-does-play = Laying cards.
korist-does-take = Deciding whether to take the captured cards.
korist-does-return = Back into the hand, or discarded? { $name } decides.
korist-does-shadow = Choosing a group of the shadow.
korist-does-draw =
    { $count ->
        [one] { $name } draws { $count } card in place of those captured.
       *[other] { $name } draws { $count } cards in place of those captured.
    }
korist-does-may_draw = May draw a card.
korist-play = Lay cards
korist-play-sub = Cards of one value, as many as you like; jokers join them. Choose them in your hand.
korist-must = What can be captured must be captured.
korist-turn-ends = That ends your turn.
korist-then-draw = You capture nothing. You may draw one card afterwards.
korist-take = Take { $cards } (from { $name })?
korist-take-sub =
    { $count ->
        [one] If you take it, { $name } draws { $count } card.
       *[other] If you take them, { $name } draws { $count } cards.
    }
korist-return = Take { $cards } back into your hand, or discard?
korist-return-sub = { $name } left them to you. If you discard, you draw as many.
korist-shadow = Choose a group of the shadow
korist-shadow-sub = A lower number than your new layer, and as many cards.
korist-shadow-take = You take them in hand, and the shadow is refilled.
korist-may-draw = You may draw one card
korist-may-draw-sub = From the stock or the supply. Or end your turn.
korist-draw =
    { $count ->
        [one] Draw { $count } card
       *[other] Draw { $count } cards
    }
korist-draw-sub = In place of your cards that { $name } captures. Choose from the stock or the supply.
korist-last-one = Careful, this is the last card: whoever takes it ends the game.
korist-few-left =
    { $count ->
        [one] The stock is empty, { $count } card is left. The last one ends the game.
       *[other] The stock is empty, { $count } cards are left. The last one ends the game.
    }
korist-choose = Choose cards
korist-choose-sub = tap them in your hand
korist-choose-group = Choose a group
korist-take-group = Capture { $cards }
korist-choose-group-sub = tap it in the shadow
korist-lay = Lay { $cards }
korist-do-lay = Lay { $cards }
korist-capture = capture { $cards } from { $name }
korist-capture-many =
    { $count ->
        [one] capture { $count } layer
       *[other] capture { $count } layers
    }
korist-from-shadow = capture { $cards } of the shadow
korist-choose-from-shadow = choose from the shadow
korist-ends = this ends the game
korist-nothing = captures nothing
korist-ranking = Ranking: { $places }.
korist-end = This ends the game
korist-end-lay = Your last cards capture nothing any more and the game ends at once.
korist-end-draw = It is the last card on the table, so the game ends at once.
korist-do-take = Take
korist-do-leave = Leave
korist-do-return = Take back
korist-do-discard = Discard
korist-do-pass = End the turn
korist-do-decline = Leave them
korist-shadow-this = Capture { $cards } of the shadow
korist-do-shadow = Capture { $cards } of the shadow
korist-will-choose = return or discard
korist-hold =
    { $count ->
        [one] +{ $count } card in hand
       *[other] +{ $count } cards in hand
    }
korist-you-draw =
    { $count ->
        [one] and draw { $count } card
       *[other] and draw { $count } cards
    }
korist-stock = Stock
korist-stock-empty = empty
korist-supply = Supply
korist-discard = Discards · { $count }
korist-loot = Prey
korist-shadow-label = Shadow
korist-jokers = { $count }× joker
korist-tag-would_be_captured = Yours!
korist-tag-other_count = other count
korist-tag-same_value = same number
korist-tag-higher_value = higher number
korist-tag-cannot_be_captured = untouchable
korist-log-deal = begins deal { $deal }
korist-log-laid = lays { $count }×
korist-log-took = takes
korist-log-left = leaves
korist-log-returned = takes back
korist-log-discarded = discards
korist-log-drew = draws
korist-log-shadow = captures in the shadow
korist-log-passed = draws nothing
korist-log-declined = leaves the shadow
korist-log-over-51 = End: an empty hand
korist-log-over-52 = End: no cards left
korist-log-over-66 = End: repetition
korist-advice = { $what } — { $reason }
korist-advice-stock = Draw from the stock: what lies in the supply does not help now.
korist-advice-supply = Draw from the supply { $card }
korist-advice-many =
    { $count ->
        [one] { $count } card leaves your hand at once
       *[other] { $count } cards leave your hand at once
    }
korist-advice-one = one card is missed least if somebody captures it
korist-advice-shadow = these cards make another layer
korist-advice-best = of all that lies there it helps most
korist-advice-joker = a joker joins any cards
korist-advice-equal = another { $rank } waits in your hand
korist-advice-take = the cards will be useful
korist-advice-leave = in hand they would only cost points
korist-advice-return = they can be laid again
korist-advice-discard = new cards will be better
korist-advice-pass = each card in hand costs a point
korist-advice-decline = the cards of the shadow do not help
korist-card-1 = 1 · mouse
korist-card-2 = 2 · squirrel
korist-card-3 = 3 · hedgehog
korist-card-4 = 4 · hare
korist-card-5 = 5 · marten
korist-card-6 = 6 · otter
korist-card-7 = 7 · badger
korist-card-8 = 8 · fox
korist-card-9 = 9 · beaver
korist-card-10 = 10 · boar
korist-card-11 = 11 · stag
korist-card-12 = 12 · wolf
korist-card-13 = 13 · bear
korist-card-joker = Joker · lynx
korist-animal-1 = Mouse
korist-animal-2 = Squirrel
korist-animal-3 = Hedgehog
korist-animal-4 = Hare
korist-animal-5 = Marten
korist-animal-6 = Otter
korist-animal-7 = Badger
korist-animal-8 = Fox
korist-animal-9 = Beaver
korist-animal-10 = Boar
korist-animal-11 = Stag
korist-animal-12 = Wolf
korist-animal-13 = Bear
korist-animal-j = Lynx
korist-card-back = A card face down
korist-mine = Your layers
korist-theirs = Layers

results-laid = Laid
results-held = In hand
results-ended-k51 = The end: { $name } has no card in hand.
results-ended-k52 = The end: { $name } takes the last card of the supply.
results-ended-k66 = The end: the same position came for the third time, { $name } to play.
results-korist-note = Points = cards laid − cards in hand. The numbers on the cards do not count.
results-largest = Largest layer
results-largest-of = { $name } · { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
results-fullest = Fullest hand
results-mine = Your hunt
results-layers = { $count ->
    [one] { $count } layer
   *[other] { $count } layers
}
