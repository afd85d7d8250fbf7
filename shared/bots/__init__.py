"""Bots: they get a View of their seat and never more."""
