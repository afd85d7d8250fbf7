value-lot = žrebom
explain-lot = Labu dostane prvý ktokoľvek, rozhodne žreb.
explain-first = Labu dostane prvý: { $name }
