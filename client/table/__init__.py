"""The table: what lies where (stage), where that is on the screen (layout), how it gets there (motion), what a finger
means (gestures). Nothing here draws."""
