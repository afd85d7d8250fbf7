"""The real client in a real window: clicked by xdotool under Xvfb, touched by Xorg's test driver.

Law: nothing sleeps for luck. The client writes down what is on the screen (`--watch`); a test waits for that, acts at
the places named there, and asserts what is seen.
"""
