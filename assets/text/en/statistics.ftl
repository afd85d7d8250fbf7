statistics = Statistics
statistics-sub = What was played at home
statistics-played = Played
statistics-won = Won
statistics-share = Win rate
statistics-percent = { $share }%
statistics-streak = Wins in a row
statistics-mean = Average place
statistics-place = { $whole }.{ $tenth }
statistics-last = Latest matches
statistics-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year } · { $time }
statistics-watch = Watch
statistics-save = Save
statistics-none = Nothing here yet
statistics-none-sub = Play your first match. Then its result stands here, and you can watch every game again.
statistics-gone = The records cannot be read now
statistics-gone-sub = The home server is not running. You can play all the same; look here again next time.
statistics-waiting = Leafing through the records…
statistics-play = Play
