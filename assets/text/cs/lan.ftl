lan = Hra po síti
lan-sub = Stoly se tu objevují samy
lan-searching = Hledám stoly v síti…
lan-found = { $count ->
    [one] V této síti je { $count } stůl
    [few] V této síti jsou { $count } stoly
   *[other] V této síti je { $count } stolů
}
lan-nothing = Zatím tu žádný stůl není. Jste všichni na stejné wi-fi? Založ stůl a ostatní ho tu uvidí, nebo napiš kód či adresu.
lan-servers = Server v síti je, ale žádný stůl na něm zatím nestojí. Založ svůj, nebo chvíli počkej.
lan-version = V síti hraje „{ $name }“, ale jinou verzi hry. Ať si všichni nainstalují stejnou.
lan-host = · hostí { $name }
lan-seats = { $taken } z { $seats } míst
lan-printed = pravidla podle letáku
lan-setup = čeká se na hráče
lan-playing = už se hraje
lan-finished = dohráno
lan-join = Přisednout
lan-watch = Dívat se
lan-return = Vrátit se
lan-code = Připojit se kódem
lan-enter = Vstoupit
lan-address = Připojit se adresou
lan-call = Zavolat
lan-hint = Chybí tu tvůj stůl? Kód má čtyři písmena a hostitel ho vidí nahoře. Adresa vypadá třeba takhle: 192.168.1.20:7350
lan-code-short = Kód má čtyři písmena.
lan-code-nobody = Není tu žádný server, kterého by šlo na kód zeptat. Napiš nejdřív adresu.
lan-address-wrong = Tohle není adresa. Vypadá třeba takhle: 192.168.1.20:7350
lan-calling = Volám tam…
lan-open-sub = Vybrat místa a pravidla
