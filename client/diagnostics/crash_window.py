"""The last words after a mistake of ours, in the window that is still there.

Law: it needs nothing of what may just have failed: no scene, no worker, no settings; a font and a surface are enough.
The system's own message box knows neither our letters nor our language, so it is only asked where this fails too.
"""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from client.ui.text import font

GROUND, RIM, HEAD, TEXT = "#0d2a2b", "#d9ab4e", "#f6d98a", "#fff4dc"
WAKING = (pygame.QUIT, pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN, pygame.CONTROLLERBUTTONDOWN)


def apologise(title: str, text: str, close: str) -> None:
    """Say it, and wait until somebody presses anything; pygame.error if there is no window."""
    window = pygame.display.get_surface()
    if window is None:
        raise pygame.error("no window")
    draw(window, title, text, close)
    pygame.display.flip()
    pygame.event.clear()  # what was pressed before was meant for the game
    while (event := pygame.event.wait()).type not in WAKING:
        if event.type in (pygame.WINDOWEXPOSED, pygame.VIDEORESIZE):
            window = pygame.display.get_surface() or window
            draw(window, title, text, close)
            pygame.display.flip()


def draw(window: Surface, title: str, text: str, close: str) -> None:
    """A panel with a title, what happened, and how to go."""
    wide, high = window.get_size()
    unit = min(wide, high) / 720
    room, edge = round(min(wide * 0.86, 760 * unit)), round(36 * unit)
    inner = room - 2 * edge
    lines = [
        font("serif", round(34 * unit)).render(title, True, HEAD, wraplength=inner),
        font("semi", round(20 * unit)).render(text, True, TEXT, wraplength=inner),
        font("bold", round(18 * unit)).render(close, True, HEAD, wraplength=inner),
    ]
    gap = round(22 * unit)
    tall = sum(line.get_height() for line in lines) + gap * (len(lines) - 1) + 2 * edge
    panel = Rect((wide - room) // 2, (high - tall) // 2, room, tall)
    window.fill("#061415")
    pygame.draw.rect(window, GROUND, panel, border_radius=round(22 * unit))
    pygame.draw.rect(window, RIM, panel, max(1, round(2 * unit)), round(22 * unit))
    y = panel.y + edge
    for line in lines:
        window.blit(line, (panel.x + edge, y))
        y += line.get_height() + gap
