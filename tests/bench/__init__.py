"""Speed: how fast the engine plays, measured against the same game written by hand."""
