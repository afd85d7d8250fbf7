"""What every screen is made of: scene, pictures, text, theme, widgets, focus."""
