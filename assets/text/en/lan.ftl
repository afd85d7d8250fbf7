lan = Play on the network
lan-sub = Tables appear here by themselves
lan-searching = Looking for tables on the network…
lan-found = { $count ->
    [one] { $count } table on this network
   *[other] { $count } tables on this network
}
lan-nothing = There is no table yet. Are you all on the same wi-fi? Open a table and the others will see it here, or type a code or an address.
lan-servers = There is a server on the network, but no table on it yet. Open your own, or wait a moment.
lan-version = “{ $name }” plays on the network, but another version of the game. Let everybody install the same one.
lan-host = · host: { $name }
lan-seats = { $taken } of { $seats } seats
lan-printed = rules as printed
lan-setup = waiting for players
lan-playing = being played
lan-finished = finished
lan-join = Sit down
lan-watch = Look on
lan-return = Go back
lan-code = Join by code
lan-enter = Enter
lan-address = Join by address
lan-call = Call
lan-hint = Is your table missing? A code has four letters; the host sees it at the top. An address looks like this: 192.168.1.20:7350
lan-code-short = A code has four letters.
lan-code-nobody = There is no server that could be asked for the code. Type the address first.
lan-address-wrong = That is no address. It looks like this: 192.168.1.20:7350
lan-calling = Calling…
lan-open-sub = Choose seats and rules
