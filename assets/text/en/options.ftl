value-lot = by lot
explain-lot = Anybody may get the paw first, by lot.
explain-first = The paw goes first to: { $name }
