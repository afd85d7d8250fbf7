tagline = Kartová herňa v lesnej krčme
quit = Koniec
quit-question = Naozaj chceš odísť? Nastavenia ostanú uložené.
quit-yes = Odísť
quit-no = Zostať
player-unnamed = Bez mena
player-sub = meno a zviera
minutes = { $count } min
title-play = Hrať proti botom
title-play-sub = { $game } · { $rivals ->
    [one] { $rivals } súper
    [few] { $rivals } súperi
   *[other] { $rivals } súperov
} · { $level }
title-building = Stôl sa ešte stavia
title-building-sub = Pravidlá si už ale môžeš čítať
title-lan = Hra po sieti
title-lan-sub = Založiť stôl alebo sa pripojiť
title-setup = Pripraviť hru
title-setup-sub = Súperi, variant, pravidlá
title-resume = Pokračovať
title-resume-sub = { $game } · rozohraná hra
title-anew = Rozohraná hra
title-anew-question = Jedna hra ešte nie je na konci. Keď začneš novú, rozohraná sa skončí bez výsledku.
title-anew-yes = Začať novú
title-anew-no = Späť
title-found = V sieti: { $name }
title-found-people = { $people ->
    [one] { $people } hráč
    [few] { $people } hráči
   *[other] { $people } hráčov
} · { $rooms ->
    [one] { $rooms } stôl
    [few] { $rooms } stoly
   *[other] { $rooms } stolov
}
title-join = Pripojiť sa
title-nobody = V sieti teraz nie je žiadny stôl
title-rules = Pravidlá
title-statistics = Štatistiky
level-random = začiatočník
level-thumb = stredný
level-search = silný
level-person = hráč
level-random-sub = vyberá, čo mu príde pod labu
level-thumb-sub = hrá rozumne a rýchlo
level-search-sub = premýšľa ťahy dopredu
level-mixed = rôzne silní
