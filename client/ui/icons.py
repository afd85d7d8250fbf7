"""Icons as strokes on a grid of 24 units; the canvas gives them colour and weight."""

ICONS: dict[str, str] = {
    "back": '<path d="M15 5L8 12L15 19"/>',
    "check": '<path d="M5 12.5L10 17.5L19.5 7"/>',
    "chevron": '<path d="M9 5L16 12L9 19"/>',
    "clock": '<circle cx="12" cy="12" r="9"/><path d="M12 7V12L15.5 14"/>',
    "cross": '<path d="M6 6L18 18M18 6L6 18"/>',
    "erase": '<path d="M8 5H21V19H8L2 12ZM11.5 9L17 15M17 9L11.5 15"/>',
    "exit": '<path d="M14 4H6A2 2 0 0 0 4 6V18A2 2 0 0 0 6 20H14M10 12H21M17 8L21 12L17 16"/>',
    "gear": (
        '<circle cx="12" cy="12" r="3.4"/>'
        '<path d="M12 2.8V6M12 18V21.2M2.8 12H6M18 12H21.2M5.5 5.5L7.8 7.8M16.2 16.2L18.5 18.5'
        'M18.5 5.5L16.2 7.8M7.8 16.2L5.5 18.5"/>'
    ),
    "seats": (
        '<circle cx="8.5" cy="8" r="3.3"/>'
        '<path d="M2.5 19C2.5 15 5 13.4 8.5 13.4S14.5 15 14.5 19"/>'
        '<path d="M15.5 5.2A3 3 0 0 1 15.5 11M17 13.6C20 14 21.5 16 21.5 19"/>'
    ),
    "shift": '<path d="M12 4L20 12H15.5V20H8.5V12H4Z"/>',
    "warning": '<path d="M12 4L21.5 20H2.5Z"/><path d="M12 10V14.4M12 17V17.2"/>',
}
