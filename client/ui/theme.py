"""Colours, and which of them a game changes. Parchment, amber and gold are the same in every game."""

from __future__ import annotations

from dataclasses import dataclass

Rgb = tuple[int, int, int]

INK, INK_2 = "#24170a", "#5a4423"
CONSEQUENCE = "#8a3a0c"  # on paper: what follows from a choice
CREAM, MIST = "#fbf1dc", "#d6e3da"
PAPER_HIGH, PAPER, PAPER_LOW = "#fff7e6", "#f8ecd4", "#ecd9b2"
PAPER_RIM = "#a87a2c"
BRASS, SCORE = "#d9ab4e", "#f6dd8c"
AMBER_HIGH, AMBER, AMBER_LOW, AMBER_RIM = "#ffd27d", "#f4ae43", "#d98a22", "#7a4a10"
AMBER_INK, AMBER_INK_2 = "#2b1704", "#3d2408"
GLOW = "#ffb443"
MINT, MINT_INK = "#93e3b4", "#0c3a22"
WARNING, WARNING_INK = "#ff9a76", "#2b1004"
SHADOW: Rgb = (0, 8, 8)


@dataclass(frozen=True, slots=True)
class Theme:
    """What differs between games."""

    accent: str = "#d9ab4e"
    felt: tuple[str, str, str] = ("#23746a", "#134844", "#051719")
    panel: tuple[str, str] = ("#174542", "#0b2829")
    quiet: tuple[str, str] = ("#123a39", "#0a2526")
    well: tuple[str, str] = ("#061a1c", "#0a2527")
    hairline: str = "#d9ab4e"
    secondary: str = MIST
    dark: tuple[str, str] = ("#1c4f4b", "#103431")


INN = Theme()


def rgb(colour: str) -> Rgb:
    """The numbers of `#rrggbb`."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(one: str, other: str, share: float) -> str:
    """So much of the way from one colour to the other."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(rgb(one), rgb(other), strict=True))
    return f"#{red:02x}{green:02x}{blue:02x}"


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two colours, 1 to 21."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def luminance(colour: str) -> float:
    parts = [value / 255 for value in rgb(colour)]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
