"""The seven weaker animals of Kořist, 1 to 7: every one on x = 125, eyes near y = 180, bust cut at y = 300."""

from __future__ import annotations

from assets.builders.korist.fur import Animal, almond, beady, bust, dots, fuzz, hairs, mouth, nose, whiskers
from assets.builders.svg import Art, at, disc, lin, line, mirror, path, rad, sym


def wheat(x: float, y: float, turn: float, scale: float) -> Art:
    """An ear of wheat."""
    art = line("M0 54C1 30 1 10 0 -34", "#a87a22", 2.6)
    for i in range(5):
        for side in (-1, 1):
            art += disc(side * 5.6, -2 - i * 9, 3.9, "#e7b53c", 7, side * 26, stroke="#8f6417", stroke_width=1) + line(
                f"M{side * 8} {-8 - i * 9}L{side * 13} {-20 - i * 9}", "#b98a2c", 1
            )
    art += disc(0, -48, 4, "#f2c95a", 8, stroke="#8f6417", stroke_width=1) + line("M0 -56V-68", "#b98a2c", 1)
    return at(art, x, y, scale, turn)


def _mouse_paws() -> Art:
    upper = path(
        "M108 256C104 250 106 244 112 243C120 242 132 250 136 256C140 262 138 268 132 268C124 268 112 263 108 256Z",
        "url(#mbody)",
        "#6e4a2b",
    )
    upper += disc(134, 262, 7.2, "#f2b3a2", 6, stroke="#9c5347", stroke_width=1) + line(
        "M130 258L136 259M129 262L136 263M131 266L136 266", "#9c5347", 1
    )
    lower = (
        path(
            "M164 262C168 268 164 276 158 277C150 278 142 272 141 268C140 262 146 258 152 258C158 258 162 259 164 262Z",
            "url(#mbody)",
            "#6e4a2b",
        )
        + disc(142, 270, 7.2, "#f2b3a2", 6, stroke="#9c5347", stroke_width=1)
        + line("M146 267L140 267M146 270L140 271M145 274L140 274", "#9c5347", 1)
    )
    return lower + upper


def mouse() -> Animal:
    """1: round ears, an ear of wheat."""
    defs = (
        rad("mfur", 125, 166, 68, "#e7c9a2", (0.55, "#c79b6d"), "#8e6440")
        + rad("mear", 84, 120, 30, "#f9cdbb", (0.6, "#e79c8a"), "#b96a5c")
        + lin("mbody", 125, 220, 125, 302, "#b98b5e", "#8e6440")
        + rad("meye", 98, 164, 17, "#5a3b28", (0.5, "#2a170e"), "#150a06")
        + lin("mnose", 125, 206, 125, 218, "#f4a79a", "#b9564d")
    )
    body = line("M100 296C76 300 56 288 53 266C51 248 60 236 70 242C77 247 72 256 66 253", "#8a4d41", 6.4) + line(
        "M100 296C76 300 56 288 53 266C51 248 60 236 70 242C77 247 72 256 66 253", "#e79c8a", 4
    )
    body += path(sym("M125 214C104 214 90 238 85 262C82 280 84 292 88 302L125 302"), "url(#mbody)", "#6e4a2b")
    body += path(sym("M125 222C112 226 102 248 100 270C99 284 101 294 104 302L125 302"), "#fdf0da")
    ear = disc(82, 118, 37, "url(#mfur)", 36, stroke="#6e4a2b", stroke_width=1.2) + disc(84, 121, 27, "url(#mear)", 26)
    ear += path("M92 148L88 128L98 141L102 122L108 142Z", "#fbe6cf", fill_opacity=0.85)
    head = mirror(ear)
    head += path(
        sym("M125 122C98 122 80 140 77 162C75 178 82 192 92 199L82 205L96 207L90 214L103 214C110 222 116 232 125 232"),
        "url(#mfur)",
        "#6e4a2b",
    )
    head += hairs("M120 128L119 138M111 130L109 139", "#8e6440", 2.4)
    head += mirror(
        path("M79 182C86 190 97 193 106 192C103 203 96 207 90 199C83 194 80 188 79 182Z", "#fdf0da", fill_opacity=0.8)
    )
    head += path(
        sym("M125 186C117 188 108 194 102 201C100 206 102 211 105 214C111 223 117 230.5 125 230.5"),
        "#fdf0da",
        fill_opacity=0.95,
    ) + path(sym("M125 140C119 150 118 168 117 186L125 190"), "#f0d9b8", fill_opacity=0.6)
    head += mirror(
        disc(99, 165, 14.5, "#fdf0da", 15.5)
        + disc(99.5, 166, 11.6, "url(#meye)", 13)
        + disc(103.5, 160.5, 4, "#ffffff", 4.4)
        + disc(95.5, 171.5, 1.9, "#ffffff", fill_opacity=0.8)
        + line("M87 150C92 145 100 144 106 147", "#8e6440", 2.2)
    )
    head += path(sym("M125 204C118 203 114 206 115 210C116 215 121 218 125 218"), "url(#mnose)", "#86372f", 1) + line(
        "M120 207C123 205.6 127 205.6 129 206.4", "#fff0e8", 1.4
    )
    head += path("M121.5 224H128.500V233C128.5 235 121.5 235 121.5 233Z", "#fffdf7", "#8a6a4a", 0.8) + line(
        "M125 225V233", "#8a6a4a", 0.8
    )
    head += line("M125 218V223M125 223C121 227.5 114 227 112 223M125 223C129 227.5 136 227 138 223", "#2a1a10", 1.8)
    head += dots(211) + whiskers(103, 211, 3, 50)
    return Animal(defs, body, head, wheat(150, 238, 24, 0.95) + _mouse_paws())


def squirrel() -> Animal:
    """2: ear tufts, tail, an acorn."""
    defs = (
        rad("f", 125, 178, 82, "#f0985a", "#d0662c", "#8f3d16")
        + lin("t", 210, 170, 150, 300, "#e88848", "#b0501e", "#7a3210")
        + rad("m", 125, 222, 36, "#fffaf0", "#f3dfc2")
        + lin("e", 84, 70, 100, 150, "#7a3210", "#d0662c")
    )
    body = path(
        "M142 300C206 304 232 252 216 200C208 172 172 166 168 192C166 212 188 216 186 238C184 258 152 262 142 300Z",
        "url(#t)",
        "#6a2c0e",
        1.2,
    )
    body += line("M160 290C196 280 208 242 200 206M172 276C190 264 198 240 194 218", "#f3b27c", 2.4, stroke_opacity=0.6)
    body += bust("#c65f28", "#fbf0dc", 46, 236)
    head = mirror(
        path("M74 158C66 126 70 104 77 82C96 98 108 116 114 140Z", "url(#e)", "#6a2c0e", 1.2)
        + path("M82 146C78 126 79 114 83 102C94 112 100 124 104 138Z", "#f3c9a0")
        + path("M72 100L66 52L79 80L80 46L90 94Z", "#7a3210")
    )
    head += path(sym("M125 126C96 124 72 144 67 176C66 208 98 240 125 246"), "url(#f)", "#7d3513", 1)
    head += path(sym("M125 196C106 196 84 206 88 224C96 240 114 245 125 246"), "url(#m)")
    head += mirror(
        disc(97, 181, 17, "#fbdcb4", 17.5, fill_opacity=0.85)
        + beady(98, 182, 12.5)
        + line("M118 138C117 146 117 152 116 158M108 140C107 147 106 152 105 157", "#8f3d16", 2.6, stroke_opacity=0.7)
    )
    head += (
        nose(210, 8, 8, dark="#4a1f12")
        + mouth(218, 4, 11, 7)
        + path("M120 228H130V236C130 239 120 239 120 236Z", "#fffdf4", "#b98f63", 0.8)
        + whiskers(104, 218, 3, 44)
    )
    front = (
        path("M112 274C112 292 118 299 125 300C132 299 138 292 138 274Z", "#c98a3a", "#7a4a18", 1)
        + path("M108 276C108 264 116 260 125 260C134 260 142 264 142 276C132 280 118 280 108 276Z", "#6b4218")
        + line("M125 260V254", "#6b4218", 3)
    )
    front += mirror(disc(105, 284, 9, "#e0803f", 7, stroke="#8f3d16", stroke_width=1))
    return Animal(defs, body, head, front)


def hedgehog() -> Animal:
    """3: a ring of spikes with a leaf in it."""
    defs = rad("f", 125, 200, 60, "#fbe9cb", "#eccfa0", "#c79c66")
    mane = (
        fuzz(125, 206, 72, 104, 27, -214, 34, "#3b291b", 2)
        + fuzz(125, 206, 64, 93, 25, -212, 32, "#5f4630", 2)
        + fuzz(125, 206, 58, 82, 23, -208, 28, "#8d6c48", 1.5)
        + fuzz(125, 206, 48, 70, 21, -205, 25, "#c2a071", 1)
        + disc(125, 206, 58, "#8d6c48", 54)
    )
    body = path(sym("M125 234C100 238 84 262 80 300L125 300"), "#e9cfa4") + path(
        sym("M125 244C112 246 104 270 103 300L125 300"), "#fbf0da"
    )
    head = mirror(disc(84, 168, 14, "#a07a4e", stroke="#5f4630", stroke_width=1.2) + disc(86, 170, 8.5, "#e2b391"))
    head += path(sym("M125 166C114 148 86 150 79 178C75 210 104 240 125 248"), "url(#f)", "#9a744a", 1)
    head += path(sym("M125 204C113 206 106 222 112 236C117 244 121 246 125 246"), "#fff6e4")
    head += mirror(
        disc(90, 212, 9, "#e7a08a", 6.5, fill_opacity=0.5)
        + beady(102, 192, 10.5)
        + line("M92 176C97 173 103 173 108 176", "#9a744a", 2.4)
    )
    head += nose(230, 10, 9) + mouth(240, 1, 11, 6)
    front = mirror(disc(108, 284, 9, "#d9b483", 7, stroke="#8d6c48", stroke_width=1))
    head += path("M150 118C164 104 184 108 190 122C180 134 160 136 150 118Z", "#c8552b", "#7d2d14", 1) + line(
        "M146 114C158 120 172 122 188 122M164 120L168 112M172 122L177 129", "#7d2d14", 1.4
    )
    return Animal(defs, body, head, front, mane)


def hare() -> Animal:
    """4: ears up to the rim."""
    defs = (
        rad("f", 125, 178, 82, "#e3c39a", "#bd9264", "#84603c")
        + lin("e", 90, 30, 104, 150, "#4a3524", "#a57c50", "#c79d6f")
        + lin("i", 92, 50, 104, 146, "#c98f7a", "#f0c9b2")
        + rad("m", 125, 226, 34, "#fffdf6", "#f0dfc4")
    )
    body = bust("#a87f54", "#f7ead4", 46, 238)
    head = mirror(
        path("M84 152C70 112 76 58 92 28C108 52 116 104 117 144Z", "url(#e)", "#5b4028", 1.3)
        + path("M92 142C84 112 87 78 95 54C104 76 107 112 108 138Z", "url(#i)")
    )
    head += path(sym("M125 130C98 130 76 150 74 184C75 216 100 244 125 250"), "url(#f)", "#6b4a2c", 1)
    head += mirror(disc(97, 182, 18, "#f6e2c2", 17, fill_opacity=0.85))
    head += path(sym("M125 202C108 202 94 210 95 226C100 242 114 249 125 250"), "url(#m)")
    head += mirror(
        disc(97, 183, 13, "#1a100a", 14)
        + disc(97, 183, 10.8, "#c9822a", 11.8)
        + disc(97, 183, 6.4, "#120b07", 7.6)
        + disc(101, 178, 3.4, "#ffffff")
        + line("M116 138C115 148 114 154 112 162M106 142C104 149 103 154 102 158", "#84603c", 2.6, stroke_opacity=0.7)
        + line("M82 172C86 168 92 166 98 166", "#5b4028", 2)
    )
    head += (
        path(sym("M125 208C118 207 114 210 116 215C118 220 122 223 125 223"), "#c67f70")
        + mouth(222, 5, 12, 7)
        + path("M120 234H130V242C130 245 120 245 120 242Z", "#fffdf4", "#b99a70", 0.8)
        + whiskers(104, 222, 3, 52)
    )
    return Animal(defs, body, head)


def marten() -> Animal:
    """5: yellow bib."""
    defs = (
        rad("f", 125, 178, 82, "#a5703f", "#73451f", "#42240f")
        + rad("m", 125, 228, 36, "#d7a877", "#a06c3e")
        + rad("b", 125, 270, 50, "#fff3c9", "#f2c86a")
    )
    body = bust("#5d3719", "", 50, 236) + path(
        sym("M125 236C108 238 92 244 91 254C94 262 100 262 102 270C104 282 116 292 125 299"), "url(#b)"
    )
    head = mirror(
        path("M68 168C52 140 58 110 80 108C102 110 114 128 118 146Z", "#4d2b13", "#f0d9b0", 3.4)
        + path("M76 158C68 140 70 122 84 122C98 126 104 136 108 148Z", "#c99a6c")
    )
    head += path(
        sym("M125 128C96 126 72 146 69 176C70 204 96 226 110 242C116 249 121 251 125 251"), "url(#f)", "#341b0a", 1
    )
    head += path(sym("M125 200C112 202 102 214 106 232C113 246 120 250 125 250"), "url(#m)")
    head += mirror(
        path(
            "M82 196C90 206 98 208 104 206C102 218 96 222 92 222C86 214 82 206 82 196Z",
            "#b98353",
            fill_opacity=0.55,
        )
        + almond(98, 181, 12, 9.5, "#d8902f", "#6a3c10")
        + line("M84 168C90 164 100 164 108 170", "#e3b988", 3, stroke_opacity=0.9)
        + line("M118 140C117 150 117 156 116 164", "#42240f", 3, stroke_opacity=0.6)
    )
    head += nose(226, 11, 9) + mouth(236, 3, 11, 6) + whiskers(108, 232, 3, 54)
    return Animal(defs, body, head)


def otter() -> Animal:
    """6: flat wide head over the water."""
    defs = rad("f", 125, 178, 82, "#c39a70", "#94693f", "#5c3d22") + rad("m", 125, 216, 48, "#fdf3de", "#ecd3aa")
    body = bust("#7d5634", "#e9cfa5", 56, 232)
    head = mirror(
        disc(68, 158, 15, "#6f4a2b", 14, stroke="#3f2813", stroke_width=1.2) + disc(70, 160, 8, "#b98a63", 7.5)
    )
    head += path(sym("M125 122C90 120 62 142 60 178C60 214 92 244 125 246"), "url(#f)", "#46301a", 1)
    head += path(sym("M125 188C102 184 70 196 74 220C82 240 106 247 125 246"), "url(#m)", "#c7a06e", 0.8)
    head += mirror(
        beady(93, 174, 10)
        + line("M82 160C88 156 96 156 102 160", "#5c3d22", 2.6, stroke_opacity=0.8)
        + "".join((disc(x, y, 1.3, "#5c3d22") for x, y in ((100, 212), (94, 219), (104, 221), (90, 211))))
    )
    head += (
        path(sym("M125 186C112 184 104 190 106 199C109 208 118 212 125 213"), "#2a1a14")
        + disc(125, 191, 10, "#ffffff", 2.6, fill_opacity=0.4)
        + mouth(212, 6, 20, 10)
    )
    head += whiskers(100, 213, 4, 58, 1.3)
    front = (
        path(
            "M49 276C62 268 76 284 92 276C108 268 118 284 134 276C150 268 162 284 178 276"
            "C190 270 196 276 201 278V300H49Z",
            "#2f7f95",
            fill_opacity=0.95,
        )
        + path(
            "M49 288C62 282 76 294 92 288C108 282 118 294 134 288C150 282 162 294 178 288"
            "C190 284 196 288 201 290V300H49Z",
            "#1e5f78",
        )
        + line("M58 276C66 274 72 279 80 279M140 276C148 272 156 278 164 279", "#bfe3e6", 1.6, stroke_opacity=0.8)
    )
    return Animal(defs, body, head, front)


def badger() -> Animal:
    """7: two black stripes through the eyes."""
    defs = rad("f", 125, 178, 82, "#ffffff", "#f4efe4", "#c9c2b4") + lin("k", 90, 130, 104, 230, "#3a3a40", "#141416")
    body = bust("#7d8488", "#1d1d20", 56, 234) + mirror(
        line("M78 286L84 276M88 292L93 282M74 298L79 290", "#b9c0c3", 2.4, stroke_opacity=0.8)
    )
    head = mirror(
        disc(72, 146, 19, "#f4efe4", 18, stroke="#8d877a", stroke_width=1) + disc(74, 149, 13, "#1d1d20", 12.5)
    )
    head += path(
        sym("M125 118C94 116 66 144 64 180C66 208 98 232 110 246C116 253 121 254 125 254"), "url(#f)", "#8d877a", 1
    )
    head += mirror(
        path(
            "M110 122C88 132 74 158 74 184C80 204 94 216 108 226C116 214 115 190 114 168C113 150 113 134 110 122Z",
            "url(#k)",
        )
    )
    head += mirror(disc(97, 184, 10.5, "#6b6b70", 11) + beady(97, 184, 9.2, "#a8702f"))
    head += path(sym("M125 210C114 212 108 226 112 240C117 250 121 252 125 252"), "#fffdf8")
    head += nose(228, 13, 10) + mouth(239, 3, 12, 6) + whiskers(108, 236, 3, 46)
    return Animal(defs, body, head)
