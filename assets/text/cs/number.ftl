number-range = { $low } až { $high }
number-steps = { $low } až { $high }, po { $step }
number-refused = Tohle číslo tu být nemůže: { $bounds }.
number-close = Nechat, jak to bylo
number-most = Nejvíc
number-none = Takové číslo tu není
