rules-sub = Pravidlá hry
rules-search = Hľadať v pravidlách
rules-contents = Obsah
rules-found = { $count ->
    [0] Nič sme nenašli
    [one] { $count } pravidlo
    [few] { $count } pravidlá
   *[other] { $count } pravidiel
}
