number-range = { $least } až { $most }
number-steps = { $least } až { $most }, po { $step }
number-refused = Tohle číslo tu být nemůže: { $bounds }.
number-close = Nechat, jak to bylo
number-most = Nejvíc
number-none = Takové číslo tu není
