"""Icons as strokes on a grid of 24 units; the canvas gives them colour and weight."""

from typing import Literal

Icon = Literal[
    "back", "bars", "book", "bot", "bulb", "cards", "chat", "check", "down", "chevron", "claw", "clock", "cross",
    "crown", "earlier", "erase", "exit", "eye", "from", "gear", "hand", "home", "hourglass", "key", "lan", "later",
    "lock", "menu", "minus", "mute", "offline", "paw", "pause", "play", "plus", "rematch", "replay", "save", "seats",
    "search", "send", "shift", "sliders", "smile", "sort", "sound", "skip", "star", "undo", "unequal", "warning",
]  # fmt: skip
IconOrNone = Icon | Literal[""]

PAW = (
    '<ellipse cx="0" cy="0" rx="3.1" ry="4.4" transform="translate(-8.2 -4.5) rotate(-28)"/>'
    '<ellipse cx="0" cy="0" rx="3.2" ry="4.8" transform="translate(-3.1 -9.4) rotate(-8)"/>'
    '<ellipse cx="0" cy="0" rx="3.2" ry="4.8" transform="translate(3.1 -9.4) rotate(8)"/>'
    '<ellipse cx="0" cy="0" rx="3.1" ry="4.4" transform="translate(8.2 -4.5) rotate(28)"/>'
    '<path d="M0 -2.6C4.6 -2.6 8.8 3 8.8 6.6C8.8 10.2 5.4 10.6 3.4 9.9C1.4 9.2 -1.4 9.2 -3.4 9.9'
    'C-5.4 10.6 -8.8 10.2 -8.8 6.6C-8.8 3 -4.6 -2.6 0 -2.6Z"/>'
)
ICONS: dict[str, str] = {
    "back": '<path d="M15 5L8 12L15 19"/>',
    "bars": '<path d="M5 20V14M12 20V9M19 20V4"/>',
    "book": '<path d="M12 6C9 4 6 4 3 5V19C6 18 9 18 12 20C15 18 18 18 21 19V5C18 4 15 4 12 6V20"/>',
    "bot": (
        '<rect x="5" y="8" width="14" height="11" rx="3"/>'
        '<path d="M12 8V4M9 13V14.5M15 13V14.5M2.5 12V15.5M21.5 12V15.5"/>'
        '<circle cx="12" cy="3.6" r="1"/>'
    ),
    "bulb": '<path d="M9 18H15M10 21H14M9 18C9 15 6 13.5 6 9.5A6 6 0 0 1 18 9.5C18 13.5 15 15 15 18"/>',
    "cards": '<rect x="4" y="6" width="10" height="14" rx="2"/><path d="M9 3.5H18A2 2 0 0 1 20 5.5V17"/>',
    "chat": '<path d="M4 5H20V16H11L6 20V16H4Z"/><path d="M8 9H16M8 12H13"/>',
    "check": '<path d="M5 12.5L10 17.5L19.5 7"/>',
    "down": '<path d="M5 9L12 16L19 9"/>',
    "chevron": '<path d="M9 5L16 12L9 19"/>',
    "claw": (
        '<path d="M9.5 3C10 9 8.2 15.6 3.4 21M15.2 3C15.8 9.6 13.6 16.4 8.6 22M20.6 3.8C21 9.8 19 16 14.2 21.4"/>'
    ),
    "clock": '<circle cx="12" cy="12" r="9"/><path d="M12 7V12L15.5 14"/>',
    "cross": '<path d="M6 6L18 18M18 6L6 18"/>',
    "crown": '<path d="M4 8L8 12L12 5.5L16 12L20 8L18.5 18.5H5.5Z"/>',
    "earlier": (
        '<path fill="none" d="M6.5 6L1.5 12L6.5 18"/>'
        f'<g stroke="none" transform="translate(16 13.4) scale(0.66)">{PAW}</g>'
    ),
    "erase": '<path d="M8 5H21V19H8L2 12ZM11.5 9L17 15M17 9L11.5 15"/>',
    "exit": '<path d="M14 4H6A2 2 0 0 0 4 6V18A2 2 0 0 0 6 20H14M10 12H21M17 8L21 12L17 16"/>',
    "eye": (
        '<path d="M2.5 12C5.5 7 8.5 5.5 12 5.5S18.5 7 21.5 12C18.5 17 15.5 18.5 12 18.5S5.5 17 2.5 12Z"/>'
        '<circle cx="12" cy="12" r="3"/>'
    ),
    "from": '<path d="M20 12H4M11 5L4 12L11 19"/>',
    "gear": (
        '<circle cx="12" cy="12" r="3.4"/>'
        '<path d="M12 2.8V6M12 18V21.2M2.8 12H6M18 12H21.2M5.5 5.5L7.8 7.8M16.2 16.2L18.5 18.5'
        'M18.5 5.5L16.2 7.8M7.8 16.2L5.5 18.5"/>'
    ),
    "hand": (
        '<rect x="8" y="4" width="9" height="13" rx="1.8" transform="rotate(14 12 20)"/>'
        '<path d="M6.6 6.2L4 7L7.4 19L10 18.4"/>'
    ),
    "home": '<path d="M3.5 11L12 4L20.5 11M6 9.5V20H18V9.5"/>',
    "hourglass": (
        '<path d="M6 3H18M6 21H18M7.5 3C7.5 9 12 10.5 12 12S7.5 15 7.5 21'
        'M16.5 3C16.5 9 12 10.5 12 12S16.5 15 16.5 21"/>'
    ),
    "key": '<circle cx="8" cy="12" r="4.2"/><path d="M12.2 12H21V16M17 12V15"/>',
    "lan": (
        '<path d="M2.5 9C8 3.6 16 3.6 21.5 9M6 13C9.6 9.6 14.4 9.6 18 13'
        'M9.4 16.6C11 15.2 13 15.2 14.6 16.6"/>'
        '<circle cx="12" cy="20" r="0.9"/>'
    ),
    "later": (
        '<path fill="none" d="M17.5 6L22.5 12L17.5 18"/>'
        f'<g stroke="none" transform="translate(8 13.4) scale(0.66)">{PAW}</g>'
    ),
    "lock": '<rect x="5" y="11" width="14" height="9" rx="2"/><path d="M8 11V8A4 4 0 0 1 16 8V11"/>',
    "menu": '<path d="M4 7H20M4 12H20M4 17H20"/>',
    "minus": '<path d="M5 12H19"/>',
    "mute": '<path d="M4 9.5H8L13 5V19L8 14.5H4ZM17 9L22 15M22 9L17 15"/>',
    "offline": (
        '<path d="M3 3L21 21M5 12C6 11 7.4 10.2 9 9.8M15.4 10.2C16.8 10.6 18 11.2 19 12'
        'M9.4 16.4C11 15.2 13 15.2 14.6 16.4"/>'
    ),
    "paw": f'<g stroke="none" transform="translate(12 13.2) scale(0.95)">{PAW}</g>',
    "pause": '<path d="M8 5V19M16 5V19"/>',
    "play": '<path d="M8 5L19 12L8 19Z"/>',
    "plus": '<path d="M12 5V19M5 12H19"/>',
    "rematch": '<path d="M5 9A7.5 7.5 0 0 1 19 8.5M19 4V8.5H14.5M19 15A7.5 7.5 0 0 1 5 15.5M5 20V15.5H9.5"/>',
    "replay": '<path d="M4 12A8 8 0 1 0 6.6 6.2M4 4V8.5H8.5"/><path d="M10.5 9.2L15 12L10.5 14.8Z"/>',
    "save": '<path d="M12 4V14M7.5 10L12 14.5L16.5 10M4 16V20H20V16"/>',
    "seats": (
        '<circle cx="8.5" cy="8" r="3.3"/>'
        '<path d="M2.5 19C2.5 15 5 13.4 8.5 13.4S14.5 15 14.5 19"/>'
        '<path d="M15.5 5.2A3 3 0 0 1 15.5 11M17 13.6C20 14 21.5 16 21.5 19"/>'
    ),
    "search": '<circle cx="10.5" cy="10.5" r="6"/><path d="M15 15L20.5 20.5"/>',
    "send": '<path d="M4 12L20 4.5L15.5 20L11.5 13.5Z"/><path d="M11.5 13.5L20 4.5"/>',
    "shift": '<path d="M12 4L20 12H15.5V20H8.5V12H4Z"/>',
    "sliders": (
        '<path d="M4 7H9M15 7H20M4 17H13M19 17H20"/>'
        '<circle cx="12" cy="7" r="2.6"/>'
        '<circle cx="16" cy="17" r="2.6"/>'
    ),
    "smile": '<circle cx="12" cy="12" r="9"/><path d="M8 14C9.5 17 14.5 17 16 14M9 9.2V9.8M15 9.2V9.8"/>',
    "sort": '<path d="M4 6H13M4 12H10M4 18H7M17 5V19M13.5 15.5L17 19L20.5 15.5"/>',
    "sound": '<path d="M4 9.5H8L13 5V19L8 14.5H4ZM16.5 9C18 10.5 18 13.5 16.5 15M19 6.5C22 9.5 22 14.5 19 17.5"/>',
    "skip": '<path d="M5 6L14 12L5 18ZM19 6V18"/>',
    "star": '<path d="M12 3.5L14.6 9L20.5 9.7L16.1 13.7L17.3 19.6L12 16.7L6.7 19.6L7.9 13.7L3.5 9.7L9.4 9Z"/>',
    "undo": '<path d="M9 5L4 10L9 15M4 10H14A5.5 5.5 0 0 1 14 21H10"/>',
    "unequal": '<path d="M5 9H19M5 15H19M16 4L8 20"/>',
    "warning": '<path d="M12 4L21.5 20H2.5Z"/><path d="M12 10V14.4M12 17V17.2"/>',
}
FILLED = {"earlier", "later", "paw"}  # shapes, not strokes
