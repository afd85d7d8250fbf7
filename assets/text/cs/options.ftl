value-lot = losem
explain-lot = Tlapu dostane první kdokoli, rozhodne los.
explain-first = Tlapu dostane první: { $name }
