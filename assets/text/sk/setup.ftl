setup = Pripraviť hru
setup-host = Založiť stôl v sieti
setup-people = Pri stole
setup-seats = Počet hráčov
setup-you = ty
setup-free = voľné miesto
setup-free-sub = pre hráča zo siete
setup-bot = bot
setup-rules = Pravidlá stola
setup-printed = Pôvodné pravidlá
setup-printed-sub = ako sú v krabici s hrou
setup-printed-already = podľa nich sa teraz hrá
setup-start = Začať hru
setup-start-sub = { $people ->
    [one] { $people } hráč
    [few] { $people } hráči
   *[other] { $people } hráčov
}, z toho { $bots ->
    [one] { $bots } bot
    [few] { $bots } boti
   *[other] { $bots } botov
}
setup-open = Založiť stôl
setup-open-sub = ostatní ho v sieti sami uvidia
setup-clock = Čas na hru
setup-clock-sub = { $seconds ->
    [0] bez hodín
   *[other] { $minutes } min na hráča, za ťah { $seconds } s navyše
}
clock-none = bez
clock-quick = svižne
clock-calm = v pokoji
setup-private = Stôl na kód
setup-private-sub = v zozname nebude, príde len ten, kto pozná kód
setup-public-sub = stôl je v zozname a prisadnúť smie ktokoľvek v sieti
setup-open-private = kód k nemu uvidíš pri stole
