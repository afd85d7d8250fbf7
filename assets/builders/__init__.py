"""Builders of the drawn assets: cards, avatars, emotes, signs. `python -m assets.builders` writes them again."""
