rules-sub = Pravidla hry
rules-search = Hledat v pravidlech
rules-contents = Obsah
rules-found = { $count ->
    [0] Nic jsme nenašli
    [one] { $count } pravidlo
    [few] { $count } pravidla
   *[other] { $count } pravidel
}
