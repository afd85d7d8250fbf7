app-name = Tlapa
no-display = Tlapa potrebuje obrazovku, a žiadnu nenašla ({ $reason }).
crash-title = Tlapa sa potkla
crash = To bola naša chyba, ospravedlňujeme sa. Čo sa stalo, je zapísané v súbore { $file }
crash-close = Stlač čokoľvek a Tlapa sa zavrie. Rozohraná hra na teba počká.
crash-unreported = To bola naša chyba, ospravedlňujeme sa. Správu o nej sa nepodarilo uložiť.
keyboard-done = Hotovo
# A game that somebody else has and this Tlapa does not.
game-unknown = neznáma hra
no-table = { $game }: na túto hru táto Tlapa nemá stôl. Nainštalujte si všetci rovnakú verziu.
