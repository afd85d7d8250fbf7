lan = Hra po sieti
lan-sub = Stoly sa tu objavujú samy
lan-searching = Hľadám stoly v sieti…
lan-found = { $count ->
    [one] V tejto sieti je { $count } stôl
    [few] V tejto sieti sú { $count } stoly
   *[other] V tejto sieti je { $count } stolov
}
lan-nothing = Zatiaľ tu žiadny stôl nie je. Ste všetci na rovnakej wi-fi? Založ stôl a ostatní ho tu uvidia, alebo napíš kód či adresu.
lan-servers = Server v sieti je, ale žiadny stôl na ňom zatiaľ nestojí. Založ svoj alebo chvíľu počkaj.
lan-version = V sieti hrá „{ $name }“, ale inú verziu hry. Nech si všetci nainštalujú rovnakú.
lan-host = · hostí { $name }
lan-seats = { $taken } z { $seats } miest
lan-printed = pravidlá podľa letáka
lan-setup = čaká sa na hráčov
lan-playing = už sa hrá
lan-finished = dohrané
lan-join = Prisadnúť
lan-watch = Pozerať sa
lan-return = Vrátiť sa
lan-code = Pripojiť sa kódom
lan-enter = Vstúpiť
lan-address = Pripojiť sa adresou
lan-call = Zavolať
lan-hint = Chýba tu tvoj stôl? Kód má štyri písmená a hostiteľ ho vidí hore. Adresa vyzerá napríklad takto: 192.168.1.20:7350
lan-code-short = Kód má štyri písmená.
lan-code-nobody = Nie je tu žiadny server, ktorého by sa dalo na kód spýtať. Napíš najprv adresu.
lan-address-wrong = Toto nie je adresa. Vyzerá napríklad takto: 192.168.1.20:7350
lan-calling = Volám tam…
lan-open-sub = Vybrať miesta a pravidlá
