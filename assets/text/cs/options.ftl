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
value-lot = losem
explain-lot = Tlapu dostane první kdokoli, rozhodne los.
explain-first = Tlapu dostane první: { $name }
option-svabi-varianthidden = Skrytá karta
explain-svabi-varianthidden = Jedna karta leží ve sbírce rubem. Hraje se 12 kol.
option-svabi-variantmatch = Zápas se zrcadlem
explain-svabi-variantmatch = Víc her, součty se sčítají. Kdo ztrácí, dostane zrcadlo.
option-svabi-matchgames = Počet her
value-svabi-matchgames-auto = dle míst
explain-svabi-matchgames-auto = Tolik her, kolik je u stolu míst.
explain-svabi-matchgames-number = { $count ->
    [one] Jediná hra, zrcadlo se neuplatní.
    [few] { $count } hry za sebou, součty se sčítají.
   *[other] { $count } her za sebou, součty se sčítají.
}
option-svabi-mirrortiming = Zrcadlo
value-svabi-mirrortiming-anytime = kdykoli
explain-svabi-mirrortiming-anytime = Zrcadlem jde odstranit kartu při každé volbě.
value-svabi-mirrortiming-deadline = až na konci
explain-svabi-mirrortiming-deadline = Zrcadlo se použije až před posledním dobráním.
