lan = Play on the network
lan-sub = Tables on the local network
lan-searching = still looking
lan-found = { $count ->
    [one] { $count } table on this network
   *[other] { $count } tables on this network
}
lan-nothing = Looking for tables on the network; they appear here by themselves.
lan-servers = There is a server here, but no open table on it. Open yours, or type a code.
lan-version = “{ $name }” plays on the network, but another version of the game. Let everybody install the same one.
lan-host = host: { $name }
lan-seats = { $taken } of { $seats } seats
lan-printed = rules as printed
lan-setup = waiting for players
lan-playing = being played
lan-finished = finished
lan-join = Sit down
lan-watch = Watch
lan-strange = Cannot be opened
lan-return = Go back
lan-mine = You have a seat here
lan-mine-sub = As long as you keep it, you do not see the other tables of this server.
lan-code = Join by code
lan-enter = Enter
lan-address = Join by address
lan-call = Call
lan-hint = Is your table missing? Make sure that you are on the same wi-fi, or use a code or an address.
lan-code-short = A code has four letters.
lan-code-nobody = There is no server that could be asked for the code. Type the address first.
lan-address-wrong = That is not an address. It looks like this: 192.168.1.20:7350
lan-calling = Calling…
lan-open-sub = Choose seats and rules
lan-none = There is no table yet
lan-prompt = Pick a table and sit down, or type a code
lan-prompt-sub = Tables appear by themselves. A full table can be watched.
lan-step-1 = All join the same wi-fi
lan-step-2 = One of you opens a table
lan-step-3 = The others see it here and sit down
lan-clock = { $minutes } min + { $seconds } s
lan-code-where = A table that is not listed has one; its host sees it.
lan-address-hint = It looks like this: 192.168.1.20:7350
lan-code-more = { $count ->
    [one] { $count } more letter.
   *[other] { $count } more letters.
}
