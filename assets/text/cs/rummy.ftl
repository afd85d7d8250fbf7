game-rummy = Žolíky
about-rummy = Vykládej sady a postupky, přikládej k tomu, co leží na stole, a odhoď poslední kartu dřív než ostatní.
