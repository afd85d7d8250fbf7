room-yours = your table on the network
room-code = Code
room-address = Address for the others
room-watching = You are watching the preparations
room-watching-sub = Once the game begins you will see the whole table.
room-late = Waiting for: { $names }
room-late-sub = The game can begin when all are ready.
room-go = Everybody is ready, you can begin
room-wait = You are ready; the host begins
room-free = { $count ->
    [0] All seats are taken.
    [one] { $count } seat is free; a bot will fill it.
   *[other] { $count } seats are free; bots will fill them.
}
room-seat = A seat at the table
room-seat-question = Who shall sit here? A bot of this strength, or the seat stays free for a person.
room-empty = leave free
room-close = Back
room-person = Messages and faces can be silenced. Whoever is sent away cannot come back to this table.
room-mute = Silence
room-unmute = Let speak
room-kick = Send away
room-only-host = only the host changes this
room-talk = Talk
room-quiet = It is quiet here so far.
room-type = Write a message…
room-watchers = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
}
room-ready = I am ready
room-not-yet = Not yet
room-leave = Leave the table
room-leave-question = Do you really want to leave the table? The others can play on.
room-online = online
room-offline = disconnected
room-add = add a bot
room-is-ready = ready
room-is-late = not yet
room-yours-now = The table waits for you
room-yours-now-sub = When you are set, press “{ $button }”.
room-alone = Waiting for others to sit down
room-alone-sub = You can begin now too; bots fill the free seats.
