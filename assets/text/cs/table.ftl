table-rules = Pravidla
table-seat = Místo { $number }
table-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
table-watchers =
    { $count ->
        [one] dívá se { $count }
        [few] dívají se { $count }
       *[other] dívá se { $count }
    }
table-lost = Spojení se přerušilo
table-lost-sub = Zkoušíme ho obnovit, místo ti zůstává. Odejít jde v nabídce vlevo nahoře.
table-choose = Vybrat
table-do-it = Ano, do toho
table-not-yet = Ještě ne
table-ask-why = Teď to nejde. Proč? Klepni na ni.
tool-back = Zpět
tool-advice = Rada
tool-react = Reakce
log = Průběh
log-empty = Tady se zapisuje, kdo co dělá.
interim-now = teď
interim-total = celkem
why-title = Proč to nejde
why-now = Teď: { $question }
why-rules = Číst v pravidlech
why-close = Rozumím
choose-title = Co máš na mysli?
choose-back = Nic z toho
menu-continue = Hrát dál
menu-watch = Dívat se dál
menu-rules = Pravidla
menu-sort = Srovnat karty v ruce
menu-time = Přidat ostatním čas
menu-settings = Nastavení
menu-leave = Odejít od stolu
leave-title = Odejít od stolu?
leave-alone = Hra počká. Na titulní obrazovce se k ní kdykoli vrátíš.
leave-others = Ostatní hrají dál a tvoje místo převezme bot.
leave-watching = Jen se díváš. Hra půjde dál i bez tebe.
leave-last = Zůstali by tu jen boti, hra tím skončí.
leave-pause = Odejít, hra počká
leave-go = Odejít
leave-stay = Zůstat
table-leaves = { $name } odchází, dál hraje bot { $bot }.
table-comes = { $name } přisedá ke hře.
reactions = Reakce
emote-hello = Ahoj
emote-welldone = Paráda
emote-thanks = Díky
emote-oops = Jejda
emote-wow = Páni
emote-hurry = Honem
emote-think = Hmm
emote-goodgame = Dobrá hra
quick-hello = Ahoj všem!
quick-nice = Pěkný tah!
quick-luck = To je ale štěstí!
quick-moment = Chvilku strpení.
quick-close = To bylo o chlup!
quick-again = Dáme ještě jednu?
