number-range = { $least } to { $most }
number-steps = { $least } to { $most }, in steps of { $step }
number-refused = This number cannot be here: { $bounds }.
number-close = Leave as it was
number-most = Most
number-none = No such number here
