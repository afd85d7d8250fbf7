game-korist = Korisť
about-korist = Vykladaj sady rovnakých zvierat a silnejšou sadou ber súperom, čo im leží navrchu. Vyhráva, kto má na konci najviac bodov.

option-korist-ruleset = Variant
value-korist-ruleset-basic = základný
explain-korist-ruleset-basic = Kto nič nezoberie, smie si dobrať jednu kartu.
value-korist-ruleset-advanced = pokročilý
explain-korist-ruleset-advanced = Kto nič nezoberie, doberať nesmie.
value-korist-ruleset-expert = expertný
explain-korist-ruleset-expert = Ako pokročilý, a jednotka navyše berie trinástku aj žolíka.
option-korist-onesscope = Čo vie jednotka
value-korist-onesscope-sets = v sadách
explain-korist-onesscope-sets = Tri jednotky zoberú aj tri trinástky alebo tri žolíky.
value-korist-onesscope-single = len sama
explain-korist-onesscope-single = Len jedna jednotka berie jednu trinástku alebo žolíka.
option-korist-shadowmatch = Tieňová ponuka
value-korist-shadowmatch-exact = rovnaký počet
explain-korist-shadowmatch-exact = Z tieňa sa berie skupina, ktorá má práve toľko kariet.
value-korist-shadowmatch-part = aj časť
explain-korist-shadowmatch-part = Z väčšej skupiny v tieni sa smie zobrať len jej časť.
option-korist-shadowcapture = Lov v tieni
value-korist-shadowcapture-must = musí sa
explain-korist-shadowcapture-must = Čo sa v tieni dá zobrať, to sa zobrať musí.
value-korist-shadowcapture-may = smie sa
explain-korist-shadowcapture-may = Tieň sa dá nechať tak, dobrať si potom ale nejde.
option-korist-start = Kto začína
option-korist-deals = Počet rozdaní
value-korist-deals-players = každý
explain-korist-deals-players = Každé miesto začne raz, body sa sčítajú.
explain-korist-deals-number = { $count ->
    [one] Jedno rozdanie a je rozhodnuté.
    [few] { $count } rozdania, body sa sčítajú.
   *[other] { $count } rozdaní, body sa sčítajú.
}

korist-basic = Základná hra
korist-advanced = Pokročilá hra
korist-expert = Expertná hra
korist-duel = { $kind } · duel
korist-deal = { $kind } · rozdanie { $deal } { $deals ->
    [4] zo 4
   *[other] z { $deals }
}
korist-points =
    { $count ->
        [one] bod
        [few] body
       *[other] bodov
    }
korist-over = Koniec hry
korist-over-sub = Vyložené karty sú plus, karty v ruke mínus.
korist-interim = Po rozdaní { $deal } { $deals ->
    [4] zo 4
   *[other] z { $deals }
}
korist-turn = Na ťahu: { $name }
korist-does-play = Vykladá karty.
korist-does-take = Rozhoduje, či si zobraté karty vezme.
korist-does-return = Vráti si karty do ruky, alebo ich zahodí? Rozhoduje { $name }.
korist-does-shadow = Vyberá skupinu z tieňa.
korist-does-draw =
    { $count ->
        [one] { $name } ťahá { $count } kartu namiesto tých zobratých.
        [few] { $name } ťahá { $count } karty namiesto tých zobratých.
       *[other] { $name } ťahá { $count } kariet namiesto tých zobratých.
    }
korist-does-may_draw = Smie si potiahnuť kartu.
korist-play = Vylož karty
korist-play-sub = Karty jednej hodnoty, koľko ich chceš; žolíky sa pridajú k nim. Vyber ich v ruke.
korist-must = Čo sa dá zobrať, to zobrať musíš.
korist-turn-ends = Tvoj ťah sa tým skončí.
korist-then-draw = Nikomu nič nezoberieš. Potom si smieš jednu kartu potiahnuť.
korist-take = Vezmeš si { $cards } (od: { $name })?
korist-take-sub =
    { $count ->
        [one] Keď ju vezmeš, { $name } potiahne { $count } kartu.
        [few] Keď ich vezmeš, { $name } potiahne { $count } karty.
       *[other] Keď ich vezmeš, { $name } potiahne { $count } kariet.
    }
korist-return = Vziať { $cards } späť do ruky, alebo zahodiť?
korist-return-sub = Necháva ti ich: { $name }. Za zahodené si potiahneš rovnako kariet.
korist-shadow = Vyber skupinu z tieňa
korist-shadow-sub = Nižšie číslo, než má tvoja nová vrstva, a rovnako kariet.
korist-shadow-take = Vezmeš si ich do ruky a ponuka sa doplní.
korist-may-draw = Môžeš si potiahnuť jednu kartu
korist-may-draw-sub = Z balíčka, alebo zo zásoby. Alebo ťah ukonči.
korist-draw =
    { $count ->
        [one] Potiahni { $count } kartu
        [few] Potiahni { $count } karty
       *[other] Potiahni { $count } kariet
    }
korist-draw-sub = Namiesto kariet, ktoré ti zbiera { $name }. Vyber si z balíčka alebo zo zásoby.
korist-last-one = Pozor, je to posledná karta: kto si ju vezme, ukončí hru.
korist-few-left =
    { $count ->
        [one] Balíček je prázdny, zostáva { $count } karta. Posledná ukončí hru.
        [few] Balíček je prázdny, zostávajú { $count } karty. Posledná ukončí hru.
       *[other] Balíček je prázdny, zostáva { $count } kariet. Posledná ukončí hru.
    }
korist-choose = Vyber karty
korist-choose-sub = ťuknutím v ruke
korist-choose-group = Vyber skupinu
korist-take-group = Zobrať { $cards }
korist-choose-group-sub = ťuknutím v tieni
korist-lay = Vylož { $cards }
korist-do-lay = Vyložiť { $cards }
korist-capture = zoberieš { $cards }: { $name }
korist-capture-many =
    { $count ->
        [one] zoberieš { $count } vrstvu
        [few] zoberieš { $count } vrstvy
       *[other] zoberieš { $count } vrstiev
    }
korist-from-shadow = zoberieš z tieňa { $cards }
korist-choose-from-shadow = vyberieš si z tieňa
korist-ends = tým sa hra končí
korist-nothing = nič nezoberieš
korist-ranking = Poradie: { $places }.
korist-end = Tým sa hra končí
korist-end-lay = Posledné karty z ruky už nikomu nič neberú a hra sa hneď končí.
korist-end-draw = Je to posledná karta na stole, hra sa tým hneď končí.
korist-do-take = Vziať do ruky
korist-do-leave = Nechať tak
korist-do-return = Vziať späť
korist-do-discard = Zahodiť
korist-do-pass = Ukončiť ťah
korist-do-decline = Nebrať
korist-shadow-this = Zober z tieňa { $cards }
korist-do-shadow = Zobrať z tieňa { $cards }
korist-will-choose = vráti, alebo zahodí
korist-hold =
    { $count ->
        [one] +{ $count } karta v ruke
        [few] +{ $count } karty v ruke
       *[other] +{ $count } kariet v ruke
    }
korist-you-draw =
    { $count ->
        [one] a potiahnuť { $count } kartu
        [few] a potiahnuť { $count } karty
       *[other] a potiahnuť { $count } kariet
    }
korist-stock = Balíček
korist-stock-empty = prázdny
korist-supply = Zásoba
korist-discard = Odhodené · { $count }
korist-loot = Korisť
korist-shadow-label = Tieň
korist-jokers = { $count }× žolík
korist-tag-would_be_captured = Zoberieš!
korist-tag-other_count = iný počet
korist-tag-same_value = rovnaké číslo
korist-tag-higher_value = vyššie číslo
korist-tag-cannot_be_captured = nedá sa zobrať
korist-log-deal = začína { $deal }. rozdanie
korist-log-laid = vykladá { $count }×
korist-log-took = berie
korist-log-left = necháva
korist-log-returned = vracia si
korist-log-discarded = zahadzuje
korist-log-drew = ťahá
korist-log-shadow = zbiera z tieňa
korist-log-passed = neťahá
korist-log-declined = neberie z tieňa
korist-log-over-51 = Koniec: prázdna ruka
korist-log-over-52 = Koniec: došli karty
korist-log-over-66 = Koniec: opakovanie
korist-advice = { $what } — { $reason }
korist-advice-stock = Potiahnuť z balíčka: čo leží v zásobe, sa teraz nehodí.
korist-advice-supply = Potiahnuť zo zásoby { $card }
korist-advice-many =
    { $count ->
        [one] ruka sa zmenší o { $count } kartu
        [few] ruka sa zmenší o { $count } karty
       *[other] ruka sa zmenší o { $count } kariet
    }
korist-advice-one = jedna karta chýba najmenej, keby ju niekto zobral
korist-advice-shadow = z tých kariet bude ďalšia vrstva
korist-advice-best = zo všetkého, čo leží, pomôže najviac
korist-advice-joker = žolík sa pridá k akýmkoľvek kartám
korist-advice-equal = v ruke už čaká ďalšia { $rank }
korist-advice-take = karty sa budú hodiť
korist-advice-leave = v ruke by len uberali body
korist-advice-return = ešte sa dajú vyložiť
korist-advice-discard = nové karty budú lepšie
korist-advice-pass = každá karta v ruke uberá bod
korist-advice-decline = karty z tieňa sa nehodia
korist-card-1 = 1 · myš
korist-card-2 = 2 · veverička
korist-card-3 = 3 · ježko
korist-card-4 = 4 · zajac
korist-card-5 = 5 · kuna
korist-card-6 = 6 · vydra
korist-card-7 = 7 · jazvec
korist-card-8 = 8 · líška
korist-card-9 = 9 · bobor
korist-card-10 = 10 · diviak
korist-card-11 = 11 · jeleň
korist-card-12 = 12 · vlk
korist-card-13 = 13 · medveď
korist-card-joker = Žolík · rys
korist-animal-1 = Myš
korist-animal-2 = Veverička
korist-animal-3 = Ježko
korist-animal-4 = Zajac
korist-animal-5 = Kuna
korist-animal-6 = Vydra
korist-animal-7 = Jazvec
korist-animal-8 = Líška
korist-animal-9 = Bobor
korist-animal-10 = Diviak
korist-animal-11 = Jeleň
korist-animal-12 = Vlk
korist-animal-13 = Medveď
korist-animal-j = Rys
korist-card-back = Karta rubom
korist-mine = Tvoje vrstvy
korist-theirs = Vrstvy

results-laid = Vyložené
results-held = V ruke
results-ended-k51 = Koniec: { $name } nemá v ruke žiadnu kartu.
results-ended-k52 = Koniec: { $name } berie poslednú kartu zo zásoby.
results-ended-k66 = Koniec: rovnaká situácia prišla tretíkrát, na ťahu { $name }.
results-korist-note = Body = vyložené karty − karty v ruke. Čísla na kartách sa nepočítajú.
results-largest = Najväčšia vrstva
results-largest-of = { $name } · { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
}
results-fullest = Najplnšia ruka
results-mine = Tvoj lov
results-layers = { $count ->
    [one] { $count } vrstva
    [few] { $count } vrstvy
   *[other] { $count } vrstiev
}
