number-range = { $low } až { $high }
number-steps = { $low } až { $high }, po { $step }
number-refused = Toto číslo tu byť nemôže: { $bounds }.
number-close = Nechať, ako to bolo
number-most = Najviac
number-none = Také číslo tu nie je
