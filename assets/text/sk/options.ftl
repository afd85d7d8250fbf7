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
value-lot = žrebom
explain-lot = Labu dostane prvý ktokoľvek, rozhodne žreb.
explain-first = Labu dostane prvý: { $name }
option-svabi-varianthidden = Skrytá karta
explain-svabi-varianthidden = Jedna karta leží v zbierke rubom. Hrá sa 12 kôl.
option-svabi-variantmatch = Zápas so zrkadlom
explain-svabi-variantmatch = Viac hier, súčty sa sčítajú. Kto zaostáva, dostane zrkadlo.
option-svabi-matchgames = Počet hier
value-svabi-matchgames-auto = podľa miest
explain-svabi-matchgames-auto = Toľko hier, koľko je pri stole miest.
explain-svabi-matchgames-number = { $count ->
    [one] Jediná hra, zrkadlo sa neuplatní.
    [few] { $count } hry za sebou, súčty sa sčítajú.
   *[other] { $count } hier za sebou, súčty sa sčítajú.
}
option-svabi-mirrortiming = Zrkadlo
value-svabi-mirrortiming-anytime = kedykoľvek
explain-svabi-mirrortiming-anytime = Zrkadlom sa dá odstrániť karta pri každej voľbe.
value-svabi-mirrortiming-deadline = až na konci
explain-svabi-mirrortiming-deadline = Zrkadlo sa použije až pred posledným dobratím.
