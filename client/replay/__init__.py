"""Watching a match again: where one can go in it, and by what."""
