setup = Připravit hru
setup-host = Založit stůl v síti
setup-people = U stolu
setup-seats = Počet hráčů
setup-you = ty
setup-free = volné místo
setup-free-sub = pro hráče ze sítě
setup-bot = bot
setup-rules = Pravidla stolu
setup-printed = Původní pravidla
setup-printed-sub = jak jsou v krabici se hrou
setup-printed-already = podle nich se teď hraje
setup-start = Začít hru
setup-start-sub = { $people ->
    [one] { $people } hráč
    [few] { $people } hráči
   *[other] { $people } hráčů
}, z toho { $bots ->
    [one] { $bots } bot
    [few] { $bots } boti
   *[other] { $bots } botů
}
setup-open = Založit stůl
setup-open-sub = ostatní ho v síti sami uvidí
setup-clock = Čas na hru
setup-clock-sub = { $seconds ->
    [0] bez hodin
   *[other] { $minutes } min na hráče, za tah { $seconds } s navíc
}
clock-none = bez
clock-quick = svižně
clock-calm = v klidu
setup-private = Stůl na kód
setup-private-sub = v seznamu nebude, přijde jen ten, kdo zná kód
setup-public-sub = stůl je v seznamu a přisednout smí kdokoli v síti
setup-open-private = kód k němu uvidíš u stolu
