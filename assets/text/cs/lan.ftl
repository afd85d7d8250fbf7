lan = Hra po síti
lan-sub = Stoly v místní síti
lan-searching = hledám dál
lan-found = { $count ->
    [one] V této síti je { $count } stůl
    [few] V této síti jsou { $count } stoly
   *[other] V této síti je { $count } stolů
}
lan-nothing = Hledám stoly v síti, objeví se tu samy.
lan-servers = Server v síti je, ale žádný otevřený stůl na něm nestojí. Založ svůj, nebo napiš kód.
lan-version = V síti hraje „{ $name }“, ale jinou verzi hry. Ať si všichni nainstalují stejnou.
lan-host = hostí { $name }
lan-seats = { $taken } { $seats ->
    [5] z
    [8] z
    [9] z
    [10] z
    [11] z
   *[other] ze
} { $seats } míst
lan-printed = původní pravidla
lan-setup = čeká se na hráče
lan-playing = už se hraje
lan-finished = dohráno
lan-join = Přisednout
lan-watch = Dívat se
lan-strange = Nelze otevřít
lan-return = Vrátit se
lan-mine = Tady máš místo
lan-mine-sub = Dokud ho máš, další stoly na tomhle serveru tu neuvidíš.
lan-code = Připojit se kódem
lan-enter = Vstoupit
lan-address = Připojit se adresou
lan-call = Zavolat
lan-hint = Chybí tu tvůj stůl? Zkontroluj, že jste na stejné wi-fi, nebo použij kód či adresu.
lan-code-short = Kód má čtyři písmena.
lan-code-nobody = Není tu žádný server, kterého by šlo na kód zeptat. Napiš nejdřív adresu.
lan-address-wrong = Tohle není adresa. Vypadá třeba takhle: 192.168.1.20:7350
lan-calling = Volám tam…
lan-open-sub = Vybrat místa a pravidla
lan-none = Zatím tu není žádný stůl
lan-prompt = Vyber stůl a přisedni, nebo napiš kód
lan-prompt-sub = Stoly se objevují samy. Na plný stůl se dá dívat.
lan-step-1 = Připojte se všichni ke stejné wi-fi
lan-step-2 = Jeden z vás založí stůl
lan-step-3 = Ostatní ho tu uvidí a přisednou
lan-clock = { $minutes } min + { $seconds } s
lan-code-where = Kód má stůl mimo seznam, ukazuje ho hostitel.
lan-address-hint = Vypadá třeba takhle: 192.168.1.20:7350
lan-code-more = { $count ->
    [one] Ještě { $count } písmeno.
    [few] Ještě { $count } písmena.
   *[other] Ještě { $count } písmen.
}
