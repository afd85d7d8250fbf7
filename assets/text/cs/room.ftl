room-yours = tvůj stůl v síti
room-code = Kód
room-address = Adresa pro ostatní
room-watching = Díváš se na přípravy
room-watching-sub = Až hra začne, uvidíš celý stůl.
room-late = Čeká se: { $names }
room-late-sub = Začít se dá, až budou hotoví všichni.
room-go = Všichni jsou hotoví, můžeš začít
room-wait = Máš hotovo, začíná hostitel
room-free = { $count ->
    [0] Všechna místa jsou obsazená.
    [one] { $count } místo je volné, doplní ho bot.
    [few] { $count } místa jsou volná, doplní je boti.
   *[other] { $count } míst je volných, doplní je boti.
}
room-seat = Místo u stolu
room-seat-question = Kdo tu bude sedět? Bot zvolené síly, nebo místo zůstane volné pro člověka.
room-empty = nechat volné
room-close = Zpět
room-person = Zprávy a obličeje jde ztlumit. Koho pošleš pryč, ten se k tomuto stolu už nevrátí.
room-mute = Ztlumit
room-unmute = Nechat mluvit
room-kick = Poslat pryč
room-only-host = mění jen hostitel
room-talk = Povídání
room-quiet = Zatím je tu ticho.
room-type = Napiš zprávu…
room-watchers = { $count ->
    [one] { $count } se dívá
    [few] { $count } se dívají
   *[other] { $count } se dívá
}
room-ready = Jsem u stolu
room-not-yet = Ještě ne
room-leave = Odejít od stolu
room-leave-question = Opravdu chceš od stolu odejít? Ostatní mohou hrát dál.
room-online = v síti
room-offline = odpojeno
room-add = přidat bota
room-is-ready = hotovo
room-is-late = ještě ne
room-yours-now = Čeká se na tebe
room-yours-now-sub = Až máš vše, jak chceš, ťukni na „{ $button }“.
room-alone = Čeká se, kdo přisedne
room-alone-sub = Začít můžeš i hned, volná místa doplní boti.
