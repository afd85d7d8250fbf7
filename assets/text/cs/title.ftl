tagline = Karetní herna v lesní krčmě
quit = Konec
quit-question = Opravdu chceš odejít? Nastavení zůstane uložené.
quit-yes = Odejít
quit-no = Zůstat
player-unnamed = Beze jména
player-sub = jméno a zvíře
minutes = { $count } min
title-play = Hrát proti botům
title-play-sub = { $game } · { $rivals ->
    [one] { $rivals } soupeř
    [few] { $rivals } soupeři
   *[other] { $rivals } soupeřů
} · { $level }
title-building = Stůl se ještě staví
title-building-sub = Pravidla už ale můžeš číst
title-lan = Hra po síti
title-lan-sub = Založit stůl, nebo se připojit
title-setup = Připravit hru
title-setup-sub = Soupeři, varianta, pravidla
title-resume = Pokračovat
title-resume-sub = { $game } · rozehraná hra
title-anew = Rozehraná hra
title-anew-question = Jedna hra ještě není u konce. Když začneš novou, rozehraná skončí bez výsledku.
title-anew-yes = Začít novou
title-anew-no = Zpět
title-found = V síti: { $name }
title-found-people = { $people ->
    [one] { $people } hráč
    [few] { $people } hráči
   *[other] { $people } hráčů
} · { $rooms ->
    [one] { $rooms } stůl
    [few] { $rooms } stoly
   *[other] { $rooms } stolů
}
title-join = Připojit se
title-nobody = V síti teď není žádný stůl
title-rules = Pravidla
title-statistics = Statistiky
level-random = začátečník
level-thumb = střední
level-search = silný
level-person = hráč
level-random-sub = vybírá, co mu přijde pod tlapu
level-thumb-sub = hraje rozumně a rychle
level-search-sub = promýšlí tahy dopředu
level-mixed = různě silní
