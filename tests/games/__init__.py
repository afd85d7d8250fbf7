"""What belongs to one game: its scenarios (a row of a spec's table is a test, named by its id) and what they omit."""
