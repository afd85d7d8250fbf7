app-name = Tlapa
no-display = Tlapa needs a display and found none ({ $reason }).
crash-title = Tlapa stumbled
crash = That was our mistake, sorry. What happened is written in { $file }
crash-close = Press anything to close Tlapa. A game that was going on waits for you.
crash-unreported = That was our mistake, sorry. The report could not be saved.
keyboard-done = Done
# A game that somebody else has and this Tlapa does not.
game-unknown = unknown game
no-table = { $game }: this Tlapa has no table for it. Let everybody install the same version.
