table-rules = Pravidlá
table-seat = Miesto { $number }
table-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kariet
    }
table-watchers =
    { $count ->
        [one] pozerá sa { $count }
        [few] pozerajú sa { $count }
       *[other] pozerá sa { $count }
    }
table-lost = Spojenie sa prerušilo
table-lost-sub = Skúšame ho obnoviť, miesto ti zostáva. Odísť sa dá v ponuke vľavo hore.
table-choose = Vybrať
table-do-it = Áno, poďme na to
table-not-yet = Ešte nie
table-ask-why = Teraz to nejde. Prečo? Ťukni na ňu.
tool-back = Späť
tool-advice = Rada
tool-react = Reakcie
log = Priebeh
log-empty = Sem sa zapisuje, kto čo robí.
interim-now = teraz
interim-total = spolu
why-title = Prečo to nejde
why-now = Teraz: { $question }
why-rules = Čítať v pravidlách
why-close = Rozumiem
choose-title = Čo máš na mysli?
choose-back = Nič z toho
menu-continue = Hrať ďalej
menu-watch = Pozerať sa ďalej
menu-rules = Pravidlá
menu-sort = Usporiadať karty v ruke
menu-time = Pridať ostatným čas
menu-settings = Nastavenia
menu-leave = Odísť od stola
leave-title = Odísť od stola?
leave-alone = Hra počká. Na titulnej obrazovke sa k nej kedykoľvek vrátiš.
leave-others = Ostatní hrajú ďalej a tvoje miesto prevezme bot.
leave-watching = Iba sa pozeráš. Hra pôjde ďalej aj bez teba.
leave-last = Zostali by tu len boti, hra sa tým skončí.
leave-pause = Odísť, hra počká
leave-go = Odísť
leave-stay = Zostať
table-leaves = { $name } odchádza, ďalej hrá bot { $bot }.
table-comes = { $name } si prisadá k hre.
reactions = Reakcie
emote-hello = Ahoj
emote-welldone = Paráda
emote-thanks = Vďaka
emote-oops = Ojoj
emote-wow = Páni
emote-hurry = Švihaj
emote-think = Hmm
emote-goodgame = Dobrá hra
quick-hello = Ahojte všetci!
quick-nice = Pekný ťah!
quick-luck = To je ale šťastie!
quick-moment = Chvíľku strpenia.
quick-close = To bolo o vlások!
quick-again = Dáme ešte jednu?
