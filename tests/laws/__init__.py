"""Laws that hold for the engine and for every game."""
