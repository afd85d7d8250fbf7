"""What is written down for those who look after the program: what is on the screen, and what was when it stumbled."""
