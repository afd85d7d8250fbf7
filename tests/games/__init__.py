"""What the scenarios of a game do not say: reasons, previews, time-outs, laws of its own."""
