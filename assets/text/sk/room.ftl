room-yours = tvoj stôl v sieti
room-code = Kód
room-address = Adresa pre ostatných
room-watching = Pozeráš sa na prípravy
room-watching-sub = Keď sa hra začne, uvidíš celý stôl.
room-late = Čaká sa: { $names }
room-late-sub = Začať sa dá, keď budú hotoví všetci.
room-go = Všetci sú hotoví, môžeš začať
room-wait = Máš hotovo, začína hostiteľ
room-free = { $count ->
    [0] Všetky miesta sú obsadené.
    [one] { $count } miesto je voľné, doplní ho bot.
    [few] { $count } miesta sú voľné, doplnia ich boti.
   *[other] { $count } miest je voľných, doplnia ich boti.
}
room-seat = Miesto pri stole
room-seat-question = Kto tu bude sedieť? Bot zvolenej sily, alebo miesto ostane voľné pre človeka.
room-empty = nechať voľné
room-close = Späť
room-person = Správy a tváre sa dajú stlmiť. Koho pošleš preč, ten sa k tomuto stolu už nevráti.
room-mute = Stlmiť
room-unmute = Nechať hovoriť
room-kick = Poslať preč
room-only-host = mení iba hostiteľ
room-talk = Rozhovor
room-quiet = Zatiaľ je tu ticho.
room-type = Napíš správu…
room-watchers = { $count ->
    [one] { $count } sa pozerá
    [few] { $count } sa pozerajú
   *[other] { $count } sa pozerá
}
room-ready = Som pri stole
room-not-yet = Ešte nie
room-leave = Odísť od stola
room-leave-question = Naozaj chceš od stola odísť? Ostatní môžu hrať ďalej.
room-online = v sieti
room-offline = odpojené
room-add = pridať bota
room-is-ready = hotovo
room-is-late = ešte nie
room-yours-now = Čaká sa na teba
room-yours-now-sub = Keď máš všetko, ako chceš, ťukni na „{ $button }“.
room-alone = Čaká sa, kto prisadne
room-alone-sub = Začať môžeš aj hneď, voľné miesta doplnia boti.
