app-name = Tlapa
no-display = Tlapa potřebuje obrazovku, a žádnou nenašla ({ $reason }).
crash-title = Tlapa zakopla
crash = To byla naše chyba, omlouváme se. Co se stalo, je zapsáno v souboru { $file }
crash-close = Stiskni cokoli a Tlapa se zavře. Rozehraná hra na tebe počká.
crash-unreported = To byla naše chyba, omlouváme se. Zprávu o ní se nepodařilo uložit.
keyboard-done = Hotovo
# A game that somebody else has and this Tlapa does not.
game-unknown = neznámá hra
no-table = { $game }: na tuhle hru tahle Tlapa nemá stůl. Nainstalujte si všichni stejnou verzi.
