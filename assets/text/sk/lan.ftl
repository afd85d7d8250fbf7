lan = Hra po sieti
lan-sub = Stoly v miestnej sieti
lan-searching = hľadám ďalej
lan-found = { $count ->
    [one] V tejto sieti je { $count } stôl
    [few] V tejto sieti sú { $count } stoly
   *[other] V tejto sieti je { $count } stolov
}
lan-nothing = Hľadám stoly v sieti, objavia sa tu samy.
lan-servers = Server v sieti je, ale žiadny otvorený stôl na ňom nestojí. Založ svoj, alebo napíš kód.
lan-version = V sieti hrá „{ $name }“, ale inú verziu hry. Nech si všetci nainštalujú rovnakú.
lan-host = hostí { $name }
lan-seats = { $taken } { $seats ->
    [4] zo 4
    [6] zo 6
    [7] zo 7
   *[other] z { $seats }
} miest
lan-printed = pôvodné pravidlá
lan-setup = čaká sa na hráčov
lan-playing = už sa hrá
lan-finished = dohrané
lan-join = Prisadnúť
lan-watch = Pozerať sa
lan-strange = Nedá sa otvoriť
lan-return = Vrátiť sa
lan-mine = Tu máš miesto
lan-mine-sub = Kým ho máš, ďalšie stoly na tomto serveri tu neuvidíš.
lan-code = Pripojiť sa kódom
lan-enter = Vstúpiť
lan-address = Pripojiť sa adresou
lan-call = Zavolať
lan-hint = Chýba tu tvoj stôl? Skontroluj, či ste na rovnakej wi-fi, alebo použi kód či adresu.
lan-code-short = Kód má štyri písmená.
lan-code-nobody = Nie je tu žiadny server, ktorého by sa dalo na kód spýtať. Napíš najprv adresu.
lan-address-wrong = Toto nie je adresa. Vyzerá napríklad takto: 192.168.1.20:7350
lan-calling = Volám tam…
lan-open-sub = Vybrať miesta a pravidlá
lan-none = Zatiaľ tu nie je žiadny stôl
lan-prompt = Vyber stôl a prisadni, alebo napíš kód
lan-prompt-sub = Stoly sa objavujú samy. Na plný stôl sa dá pozerať.
lan-step-1 = Pripojte sa všetci k rovnakej wi-fi
lan-step-2 = Jeden z vás založí stôl
lan-step-3 = Ostatní ho tu uvidia a prisadnú
lan-clock = { $minutes } min + { $seconds } s
lan-code-where = Kód má stôl mimo zoznamu, ukazuje ho hostiteľ.
lan-address-hint = Vyzerá napríklad takto: 192.168.1.20:7350
lan-code-more = { $count ->
    [one] Ešte { $count } písmeno.
    [few] Ešte { $count } písmená.
   *[other] Ešte { $count } písmen.
}
