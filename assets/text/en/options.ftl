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
value-lot = by lot
explain-lot = Anybody may get the paw first, by lot.
explain-first = The paw goes first to: { $name }
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
