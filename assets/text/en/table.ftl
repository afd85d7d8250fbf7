table-rules = Rules
table-seat = Seat { $number }
table-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-watchers =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
table-lost = The connection broke off
table-lost-sub = Trying to bring it back; your seat is kept. The menu at the top left leads out.
table-choose = Choose
table-do-it = Yes, go ahead
table-not-yet = Not yet
table-ask-why = Not now. Why? Tap it.
tool-back = Undo
tool-advice = Hint
tool-react = React
log = Log
log-empty = What everybody does is written down here.
interim-now = now
interim-total = total
why-title = Why not
why-now = Now: { $question }
why-rules = Read in the rules
why-close = I see
choose-title = What do you mean?
choose-back = None of these
menu-continue = Play on
menu-watch = Keep watching
menu-rules = Rules
menu-sort = Sort my hand
menu-time = Give the others time
menu-settings = Settings
menu-leave = Leave the table
leave-title = Leave the table?
leave-alone = The game will wait. You can come back to it from the title screen at any time.
leave-others = The others play on, and a bot takes your seat.
leave-watching = You are only watching. The game goes on without you.
leave-last = Only bots would be left, so the game ends here.
leave-pause = Leave, the game waits
leave-go = Leave
leave-stay = Stay
table-leaves = { $name } leaves, the bot { $bot } plays on.
table-comes = { $name } joins the game.
reactions = Reactions
emote-hello = Hello
emote-welldone = Well done
emote-thanks = Thanks
emote-oops = Oops
emote-wow = Wow
emote-hurry = Hurry
emote-think = Hmm
emote-goodgame = Good game
quick-hello = Hello everybody!
quick-nice = Nice move!
quick-luck = What luck!
quick-moment = One moment, please.
quick-close = That was close!
quick-again = One more game?
