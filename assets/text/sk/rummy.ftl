game-rummy = Žolíky
about-rummy = Vykladaj sady a postupky, prikladaj k tomu, čo leží na stole, a odhoď poslednú kartu skôr než ostatní.
