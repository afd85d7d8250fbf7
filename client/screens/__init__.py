"""One class per screen."""
