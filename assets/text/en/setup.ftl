setup = Set up a game
setup-host = Host a table on the network
setup-people = At the table
setup-seats = Players
setup-you = you
setup-free = free seat
setup-free-sub = for someone nearby
setup-bot = bot
setup-rules = Rules of the table
setup-printed = Rules as printed
setup-printed-sub = as they come in the box
setup-printed-already = they are in force now
setup-start = Start the game
setup-start-sub = { $people ->
    [one] { $people } player
   *[other] { $people } players
}, { $bots ->
    [one] { $bots } of them a bot
   *[other] { $bots } of them bots
}
setup-open = Open the table
setup-open-sub = others will find it on the network
setup-clock = Time for the game
setup-clock-sub = { $seconds ->
    [0] no clock
   *[other] { $minutes } min per player, plus { $seconds } s a turn
}
clock-none = none
clock-quick = quick
clock-calm = calm
setup-private = Table with a code
setup-private-sub = not listed; only who knows the code can come
setup-public-sub = listed; anybody on the network may sit down
setup-open-private = its code is shown at the table
