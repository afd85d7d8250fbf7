"""Bots: what they are given, that they play by the rules, and that each level beats the one below."""
