game-korist = Kořist
about-korist = Vykládej sady stejných zvířat a silnější sadou ber soupeřům, co jim leží navrchu. Vyhrává, kdo má na konci nejvíc bodů.

option-korist-ruleset = Varianta
value-korist-ruleset-basic = základní
explain-korist-ruleset-basic = Kdo nic nesebere, smí si dobrat jednu kartu.
value-korist-ruleset-advanced = pokročilá
explain-korist-ruleset-advanced = Kdo nic nesebere, dobírat nesmí.
value-korist-ruleset-expert = expertní
explain-korist-ruleset-expert = Jako pokročilá, a jednička navíc bere třináctku i žolíka.
option-korist-onesscope = Co umí jednička
value-korist-onesscope-sets = v sadách
explain-korist-onesscope-sets = Tři jedničky vezmou i tři třináctky nebo tři žolíky.
value-korist-onesscope-single = jen sama
explain-korist-onesscope-single = Jen jedna jednička bere jednu třináctku nebo žolíka.
option-korist-shadowmatch = Stínová nabídka
value-korist-shadowmatch-exact = stejný počet
explain-korist-shadowmatch-exact = Ze stínu se bere skupina, která má právě tolik karet.
value-korist-shadowmatch-part = i část
explain-korist-shadowmatch-part = Z větší skupiny ve stínu se smí vzít jen její část.
option-korist-shadowcapture = Lov ve stínu
value-korist-shadowcapture-must = musí se
explain-korist-shadowcapture-must = Co jde ve stínu sebrat, to se sebrat musí.
value-korist-shadowcapture-may = smí se
explain-korist-shadowcapture-may = Stín jde nechat být, dobrat si pak ale nejde.
option-korist-start = Kdo začíná
option-korist-deals = Počet rozdání
value-korist-deals-players = každý
explain-korist-deals-players = Každé místo začne jednou, body se sčítají.
explain-korist-deals-number = { $count ->
    [one] Jedno rozdání, a je rozhodnuto.
    [few] { $count } rozdání, body se sčítají.
   *[other] { $count } rozdání, body se sčítají.
}

korist-basic = Základní hra
korist-advanced = Pokročilá hra
korist-expert = Expertní hra
korist-duel = { $kind } · duel
korist-deal = { $kind } · rozdání { $deal } { $deals ->
    [5] z 5
   *[other] ze { $deals }
}
korist-points =
    { $count ->
        [one] bod
        [few] body
       *[other] bodů
    }
korist-over = Konec hry
korist-over-sub = Vyložené karty jsou plus, karty v ruce minus.
korist-interim =
    { $deals ->
        [5] Po rozdání { $deal } z { $deals }
       *[other] Po rozdání { $deal } ze { $deals }
    }
korist-turn = Na tahu: { $name }
korist-does-play = Vykládá karty.
korist-does-take = Rozhoduje, zda si sebrané karty vezme.
korist-does-return = Vrátí si karty do ruky, nebo je zahodí? Rozhoduje { $name }.
korist-does-shadow = Vybírá skupinu ze stínu.
korist-does-draw =
    { $count ->
        [one] { $name } líže { $count } kartu místo těch sebraných.
        [few] { $name } líže { $count } karty místo těch sebraných.
       *[other] { $name } líže { $count } karet místo těch sebraných.
    }
korist-does-may_draw = Smí si líznout kartu.
korist-play = Vylož karty
korist-play-sub = Karty jedné hodnoty, kolik jich chceš; žolíky se přidají k nim. Vyber je v ruce.
korist-must = Co se dá sebrat, to sebrat musíš.
korist-turn-ends = Tvůj tah tím skončí.
korist-then-draw = Nikomu nic nesebereš. Potom si smíš jednu kartu líznout.
korist-take = Vezmeš si { $cards } (od: { $name })?
korist-take-sub =
    { $count ->
        [one] Když ji vezmeš, { $name } lízne { $count } kartu.
        [few] Když je vezmeš, { $name } lízne { $count } karty.
       *[other] Když je vezmeš, { $name } lízne { $count } karet.
    }
korist-return = Vzít { $cards } zpět do ruky, nebo zahodit?
korist-return-sub = Nechává ti je: { $name }. Za zahozené si lízneš stejně karet.
korist-shadow = Vyber skupinu ze stínu
korist-shadow-sub = Nižší číslo, než má tvá nová vrstva, a stejně karet.
korist-shadow-take = Vezmeš si je do ruky a nabídka se doplní.
korist-may-draw = Můžeš si líznout jednu kartu
korist-may-draw-sub = Z balíčku, nebo ze zásoby. Anebo tah ukonči.
korist-draw =
    { $count ->
        [one] Lízni { $count } kartu
        [few] Lízni { $count } karty
       *[other] Lízni { $count } karet
    }
korist-draw-sub = Místo karet, které ti sbírá { $name }. Vyber si z balíčku, nebo ze zásoby.
korist-last-one = Pozor, je to poslední karta: kdo si ji vezme, ukončí hru.
korist-few-left =
    { $count ->
        [one] Balíček je prázdný, zbývá { $count } karta. Poslední ukončí hru.
        [few] Balíček je prázdný, zbývají { $count } karty. Poslední ukončí hru.
       *[other] Balíček je prázdný, zbývá { $count } karet. Poslední ukončí hru.
    }
korist-choose = Vyber karty
korist-choose-sub = klepnutím v ruce
korist-choose-group = Vyber skupinu
korist-take-group = Sebrat { $cards }
korist-choose-group-sub = klepnutím ve stínu
korist-lay = Vylož { $cards }
korist-do-lay = Vyložit { $cards }
korist-capture = sebereš { $cards }: { $name }
korist-capture-many =
    { $count ->
        [one] sebereš { $count } vrstvu
        [few] sebereš { $count } vrstvy
       *[other] sebereš { $count } vrstev
    }
korist-from-shadow = sebereš ze stínu { $cards }
korist-choose-from-shadow = vybereš si ze stínu
korist-ends = tím hra končí
korist-nothing = nic nesebereš
korist-ranking = Pořadí: { $places }.
korist-end = Tím hra končí
korist-end-lay = Poslední karty z ruky už nikomu nic neberou a hra hned končí.
korist-end-draw = Je to poslední karta na stole, hra tím hned končí.
korist-do-take = Vzít do ruky
korist-do-leave = Nechat být
korist-do-return = Vzít zpět
korist-do-discard = Zahodit
korist-do-pass = Ukončit tah
korist-do-decline = Nebrat
korist-shadow-this = Seber ze stínu { $cards }
korist-do-shadow = Sebrat ze stínu { $cards }
korist-will-choose = vrátí, nebo zahodí
korist-hold =
    { $count ->
        [one] +{ $count } karta v ruce
        [few] +{ $count } karty v ruce
       *[other] +{ $count } karet v ruce
    }
korist-you-draw =
    { $count ->
        [one] a líznout { $count } kartu
        [few] a líznout { $count } karty
       *[other] a líznout { $count } karet
    }
korist-stock = Balíček
korist-stock-empty = prázdný
korist-supply = Zásoba
korist-discard = Odhoz · { $count }
korist-loot = Kořist
korist-shadow-label = Stín
korist-jokers = { $count }× žolík
korist-tag-would_be_captured = Sebereš!
korist-tag-other_count = jiný počet
korist-tag-same_value = stejné číslo
korist-tag-higher_value = vyšší číslo
korist-tag-cannot_be_captured = nelze sebrat
korist-log-deal = začíná { $deal }. rozdání
korist-log-laid = vykládá { $count }×
korist-log-took = bere
korist-log-left = nechává
korist-log-returned = vrací si
korist-log-discarded = zahazuje
korist-log-drew = líže
korist-log-shadow = sbírá ze stínu
korist-log-passed = nelíže
korist-log-declined = nebere ze stínu
korist-log-over-51 = Konec: prázdná ruka
korist-log-over-52 = Konec: došly karty
korist-log-over-66 = Konec: opakování
korist-advice = { $what } — { $reason }
korist-advice-stock = Líznout z balíčku: co leží v zásobě, se teď nehodí.
korist-advice-supply = Líznout ze zásoby { $card }
korist-advice-many =
    { $count ->
        [one] ruka se zmenší o { $count } kartu
        [few] ruka se zmenší o { $count } karty
       *[other] ruka se zmenší o { $count } karet
    }
korist-advice-one = jedna karta chybí nejmíň, kdyby ji někdo sebral
korist-advice-shadow = z těch karet bude další vrstva
korist-advice-best = ze všeho, co leží, pomůže nejvíc
korist-advice-joker = žolík se přidá k jakýmkoli kartám
korist-advice-equal = v ruce už čeká další { $rank }
korist-advice-take = karty se budou hodit
korist-advice-leave = v ruce by jen ubíraly body
korist-advice-return = ještě se dají vyložit
korist-advice-discard = nové karty budou lepší
korist-advice-pass = každá karta v ruce ubírá bod
korist-advice-decline = karty ze stínu se nehodí
korist-card-1 = 1 · myš
korist-card-2 = 2 · veverka
korist-card-3 = 3 · ježek
korist-card-4 = 4 · zajíc
korist-card-5 = 5 · kuna
korist-card-6 = 6 · vydra
korist-card-7 = 7 · jezevec
korist-card-8 = 8 · liška
korist-card-9 = 9 · bobr
korist-card-10 = 10 · kanec
korist-card-11 = 11 · jelen
korist-card-12 = 12 · vlk
korist-card-13 = 13 · medvěd
korist-card-joker = Žolík · rys
korist-animal-1 = Myš
korist-animal-2 = Veverka
korist-animal-3 = Ježek
korist-animal-4 = Zajíc
korist-animal-5 = Kuna
korist-animal-6 = Vydra
korist-animal-7 = Jezevec
korist-animal-8 = Liška
korist-animal-9 = Bobr
korist-animal-10 = Kanec
korist-animal-11 = Jelen
korist-animal-12 = Vlk
korist-animal-13 = Medvěd
korist-animal-j = Rys
korist-card-back = Karta rubem
korist-mine = Tvé vrstvy
korist-theirs = Vrstvy

results-laid = Vyloženo
results-held = V ruce
results-ended-k51 = Konec: { $name } nemá v ruce žádnou kartu.
results-ended-k52 = Konec: { $name } bere poslední kartu ze zásoby.
results-ended-k66 = Konec: stejná situace přišla potřetí, na tahu { $name }.
results-korist-note = Body = vyložené karty − karty v ruce. Čísla na kartách se nepočítají.
results-largest = Největší vrstva
results-largest-of = { $name } · { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
results-fullest = Nejplnější ruka
results-mine = Tvůj lov
results-layers = { $count ->
    [one] { $count } vrstva
    [few] { $count } vrstvy
   *[other] { $count } vrstev
}
