tagline = Card games at the forest inn
quit = Quit
quit-question = Do you really want to leave? Your settings are kept.
quit-yes = Leave
quit-no = Stay
player-unnamed = No name yet
player-sub = name and animal
minutes = { $count } min
title-play = Play against bots
title-play-sub = { $game } · { $rivals ->
    [one] { $rivals } rival
   *[other] { $rivals } rivals
} · { $level }
title-building = This table is being built
title-building-sub = But you can read the rules already
title-lan = Play on the network
title-lan-sub = Host a table or join one
title-setup = Set up a game
title-setup-sub = Rivals, variant, rules
title-resume = Continue
title-resume-sub = { $game } · unfinished game
title-anew = Unfinished game
title-anew-question = One game has not come to its end yet. If you start a new one, it ends without a result.
title-anew-yes = Start a new one
title-anew-no = Back
title-found = On the network: { $name }
title-found-people = { $people ->
    [one] { $people } player
   *[other] { $people } players
} · { $rooms ->
    [one] { $rooms } table
   *[other] { $rooms } tables
}
title-join = Join
title-nobody = No table on the network now
title-rules = Rules
title-statistics = Statistics
level-random = beginner
level-thumb = medium
level-search = strong
level-person = player
level-random-sub = picks whatever comes to its paw
level-thumb-sub = plays sensibly and fast
level-search-sub = thinks several moves ahead
level-mixed = mixed levels
