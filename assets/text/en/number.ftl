number-range = { $low } to { $high }
number-steps = { $low } to { $high }, in steps of { $step }
number-refused = This number cannot be here: { $bounds }.
number-close = Leave as it was
number-most = Most
number-none = No such number here
