"""The six stronger animals of Kořist, 8 to 13, and the lynx that is its joker; same frame as the prey."""

from __future__ import annotations

from assets.builders.korist.fur import Animal, almond, beady, bib, bust, dots, fuzz, hairs, mouth, nose, whiskers
from assets.builders.svg import Art, at, disc, flipped, lin, line, mirror, path, rad, sym


def fox() -> Animal:
    """8: white cheeks, tail to the left."""
    defs = (
        rad("ffur", 125, 166, 88, "#f8ad5f", (0.5, "#e47f33"), "#a9481a")
        + lin("fear", 68, 78, 104, 150, "#c05a1f", "#e8853a")
        + lin("fearin", 76, 96, 98, 146, "#2b1710", "#b9683a")
        + lin("fwhite", 125, 180, 125, 250, "#fffdf6", "#efd7b6")
        + rad("feye", 97, 174, 14, "#ffe58a", (0.5, "#e0a01e"), "#7c4a08")
        + lin("fnose", 125, 212, 125, 230, "#54403c", "#140b09")
        + lin("fbody", 125, 236, 125, 302, "#dd7a31", "#a4481a")
        + lin("ftail", 170, 300, 214, 200, "#a4481a", (0.5, "#e8853a"), "#d97028")
    )
    "Lies left: the bottom right corner belongs to the turned index."
    tail = path(
        "M160 302C190 300 199 282 196 262C193 242 190 222 206 198C222 214 230 238 222 264C214 288 196 302 176 304Z",
        "url(#ftail)",
        "#7a3312",
    )
    tail += path(
        "M206 198C222 214 226 226 226 240L218 232L216 244L208 232L202 242L198 230L194 236C193 222 198 208 206 198Z",
        "#fff6e6",
        "#7a3312",
        1,
    )
    tail += line("M210 254C208 272 200 284 190 290M201 258C202 270 198 278 192 284", "#8f3f17", 2.6)
    body = (
        path(sym("M125 232C98 232 84 254 80 272C78 284 78 294 78 302L125 302"), "url(#fbody)", "#7a3312")
        + bib("#fff6e6")
        + hairs("M88 284L94 279M86 297L93 292M98 270L103 266", "#8f3f17", 3)
    )
    ear = path("M68 166C58 130 60 100 68 72C92 84 110 106 118 138Z", "url(#fear)", "#5a2810") + path(
        "M77 152C70 130 71 110 75.5 95C90 106 100 120 106 138Z", "url(#fearin)"
    )
    ear += path("M82 150L79 124L87 142L88 118L94 138L99 125L102 144Z", "#fbe6c8", fill_opacity=0.9)
    ear += path("M63.3 100C64 90 65.6 81 68 72C79 77.5 88 85 96 94L87 92L85 99L77 94L73 102L68.5 96Z", "#24150e")
    head = mirror(ear)
    head += path(
        sym(
            "M125 128C103 126 81 138 73 160C69 174 58 188 42 199L58 202L46 216L63 214L56 229L76 224"
            "C92 230 108 248 125 251"
        ),
        "url(#ffur)",
        "#7a3312",
    )
    head += path(
        sym(
            "M125 222C116 212 112 203 105 199C92 196 80 189 73 176C66 186 56 193 44 199.500L58 202"
            "L46 216L63 214L56 229L76 224C92 230 108 248 125 251"
        ),
        "url(#fwhite)",
    )
    head += path(sym("M125 146C117 150 116 166 112 184C109 198 112 210 125 216"), "#fbc183", fill_opacity=0.8)
    head += hairs("M119 133L117 145M109 136L106 146", "#a9481a", 2.8) + line("M125 132V148", "#a9481a", 2.8)
    head += mirror(path("M82 164C88 154 102 154 112 168C104 162 92 162 85 170Z", "#ffe3b8", fill_opacity=0.95))
    head += mirror(
        path("M79 165C89 161 106 166 114 187C102 191 86 184 79 165Z", "#1d120c")
        + path("M84 168.500C92 166.5 104 170 110 184C101 186 90 181 84 168.500Z", "url(#feye)")
        + disc(98.5, 175.5, 2.9, "#120b07", 7.2, -14)
        + disc(101.4, 172, 2, "#ffffff")
        + disc(95, 179, 1, "#ffffff", fill_opacity=0.7)
        + line("M114 187C115 192 114.5 196 113 200", "#1d120c", 2.4)
        + line("M79 165C76 164 73 162 71 159", "#1d120c", 2.4)
    )
    head += path(sym("M125 211C115 210 111 214 112.5 219C114 225 120 230 125 230"), "url(#fnose)", "#140b09", 1) + line(
        "M118 214.500C121 212.8 127 212.8 130 213.8", "#f6dccb", 1.5, stroke_opacity=0.8
    )
    head += line("M125 230V235M125 235C121 241 113 241 108 236M125 235C129 241 137 241 142 236", "#3c2415", 1.9)
    head += mirror("".join((disc(x, y, 1.1, "#8f5a32") for x, y in ((105, 219), (101, 224), (107, 227))))) + hairs(
        "M58 203L66 200M62 214L70 209M74 222L80 216", "#c98a52", 2
    )
    return Animal(defs, flipped(tail) + body, head)


def beaver() -> Animal:
    """9: teeth, flat tail, a gnawed branch."""
    defs = (
        rad("f", 125, 178, 82, "#c68d54", "#99622f", "#5b3616")
        + rad("m", 125, 216, 46, "#ecc795", "#c08d55")
        + lin("tl", 170, 220, 214, 290, "#6d5748", "#3b2c23")
    )
    body = (
        '<g transform="rotate(24 186 262)">'
        + disc(186, 262, 20, "url(#tl)", 40, stroke="#2a1d15", stroke_width=1.4)
        + line(
            "M174 240L198 262M170 252L198 280M174 272L192 292M198 240L174 262M202 252L174 280M198 272L180 292",
            "#8a7262",
            1.3,
            stroke_opacity=0.8,
        )
        + "</g>"
    )
    body += bust("#8a5829", "#d9ae78", 54, 234)
    head = mirror(
        disc(72, 142, 17, "#7a4a20", 16, stroke="#4a2b10", stroke_width=1.2) + disc(74, 145, 9.5, "#c99a6c", 9)
    )
    head += path(sym("M125 120C88 118 62 146 62 182C62 216 92 242 125 244"), "url(#f)", "#4a2b10", 1)
    head += mirror(disc(98, 212, 31, "url(#m)", 25)) + path(
        sym("M125 182C112 184 100 196 104 214C112 226 120 228 125 228"), "url(#m)"
    )
    head += mirror(
        beady(93, 174, 10.5)
        + line("M80 158C87 153 97 153 104 158", "#5b3616", 3, stroke_opacity=0.8)
        + line("M118 130C117 138 116 144 115 150", "#5b3616", 2.6, stroke_opacity=0.6)
        + "".join((disc(x, y, 1.3, "#5b3616") for x, y in ((92, 212), (86, 219), (98, 221))))
    )
    head += nose(194, 16, 13, dark="#25150e") + line(
        "M125 206V219M125 219C117 229 102 229 96 222M125 219C133 229 148 229 154 222", "#3a2010", 2.1
    )
    head += path("M113 222H124.6V247C124.6 251 113 251 113 247Z", "#fbe3ab", "#8d6426", 1) + path(
        "M125.4 222H137V247C137 251 125.4 251 125.4 247Z", "#f5d48d", "#8d6426", 1
    )
    head += whiskers(92, 212, 3, 40)
    front = (
        line("M68 288C96 280 150 292 186 280", "#5b3a1c", 9)
        + line("M68 286C96 278 150 290 184 278", "#a87842", 3)
        + path("M176 278C182 264 196 262 204 268C198 280 186 284 176 278Z", "#5f8a3f")
        + mirror(disc(100, 284, 10, "#a5703b", 8, stroke="#4a2b10", stroke_width=1))
    )
    return Animal(defs, body, head, front)


def boar() -> Animal:
    """10: bristles, disc snout, tusks."""
    defs = rad("f", 125, 178, 82, "#8a6a52", "#5e4433", "#33231a") + rad(
        "s", 125, 234, 34, "#d9a390", "#a06a5a", "#744438"
    )
    body = bust("#4d382a", "", 60, 232) + "".join(
        line(f"M{x} 296L{x + 3} {284 - abs(x - 125) * 0.1:.0f}", "#8a6a52", 2.4, stroke_opacity=0.7)
        for x in (84, 96, 108, 120, 132, 144, 156, 168)
    )
    head = fuzz(125, 176, 62, 88, 15, -158, -22, "#20150f", 3)
    head += mirror(
        path("M72 156C52 138 46 116 54 96C78 104 96 122 104 142Z", "#4d382a", "#20150f", 1.2)
        + path("M76 148C64 136 60 122 63 110C78 118 90 130 95 142Z", "#a8776a")
    )
    head += path(
        sym("M125 120C92 118 68 144 68 178C70 206 90 224 94 240C102 258 118 260 125 260"), "url(#f)", "#20150f", 1
    )
    head += mirror(
        line("M118 128L116 146M108 130L105 146M98 136L94 150", "#20150f", 3, stroke_opacity=0.7)
        + path("M80 170C90 162 104 166 112 176L108 180C100 174 90 172 82 176Z", "#2a1b13")
        + almond(98, 184, 11, 8, "#e8a83a", "#7a4a10")
        + line("M78 202C84 208 88 214 90 220M84 196C90 202 94 206 96 212", "#20150f", 2.2, stroke_opacity=0.6)
    )
    head += (
        disc(125, 236, 33, "url(#s)", 24, stroke="#4a2820", stroke_width=1.2)
        + mirror(
            disc(113, 236, 5.5, "#3a1c16", 8.5)
            + path("M98 250C82 250 72 232 74 212C80 226 90 234 104 234Z", "#fff6df", "#a8906a", 1)
        )
        + line("M108 222C118 216 132 216 142 222", "#f0c8b8", 2, stroke_opacity=0.7)
        + line("M110 258C118 262 132 262 140 258", "#3a1c16", 2)
    )
    return Animal(defs, body, head)


def _antlers(colour: str, width: float) -> Art:
    return mirror(
        line("M112 140C108 112 82 106 81 62", colour, width)
        + line("M102 118C88 116 74 118 63 108", colour, width * 0.8)
        + line("M88 98C76 96 66 92 58 80", colour, width * 0.75)
        + line("M83 78C90 70 95 60 95 48", colour, width * 0.75)
    )


def stag() -> Animal:
    """11: antlers that break the rim."""
    defs = rad("f", 125, 180, 80, "#d79a62", "#ad6a35", "#6f3d18") + lin(
        "a", 90, 44, 108, 140, "#f1d7a4", "#a8763d", "#6b4218"
    )
    body = path(sym("M125 226C92 230 66 258 60 300L125 300"), "#8a5026") + path(
        "M98 232L92 254L100 252L94 274L104 270L100 296L112 288L118 300L125 290L132 300L138 288"
        "L150 296L146 270L156 274L150 252L158 254L152 232Z",
        "#6f3d18",
    )
    head = at(_antlers("#3f260e", 9.6) + _antlers("url(#a)", 7), 15, 17, 0.88)
    head += mirror(
        path("M96 160C76 144 56 144 44 152C54 172 76 180 98 174Z", "#a5632f", "#5b3213", 1.2)
        + path("M90 162C76 152 64 152 56 156C64 168 78 172 92 170Z", "#f0cfae")
    )
    head += path(
        sym("M125 132C106 130 88 144 87 170C87 198 102 222 103 240C106 256 117 262 125 262"),
        "url(#f)",
        "#5b3213",
        1,
    )
    head += path(sym("M125 218C112 218 104 228 104 241C107 256 117 261 125 261"), "#f6e3c6")
    head += mirror(
        disc(102, 183, 13.5, "#f6dcb8", fill_opacity=0.75)
        + beady(102, 184, 10.5)
        + line("M92 172C96 168 104 168 110 173", "#5b3213", 2.4)
    )
    head += path(sym("M125 140C118 144 114 158 118 176C121 186 123 190 125 192"), "#7d461e", fill_opacity=0.55)
    head += nose(234, 14, 11) + mouth(246, 3, 11, 5)
    return Animal(defs, body, head)


def wolf() -> Animal:
    """12: the plan of the fox in grey, with a ruff."""
    defs = (
        rad("f", 125, 178, 82, "#c6ccd0", "#8e979e", "#535d66")
        + lin("e", 72, 72, 104, 146, "#22262b", "#59636b", "#9aa3aa")
        + lin("i", 76, 92, 102, 144, "#22262b", "#d3c3b4")
        + lin("r", 92, 180, 46, 240, "#9aa3aa", "#e8ecec", "#a9b1b6")
    )
    body = bust("#6d767e", "", 54, 238) + path(
        "M125 240L142 262L136 264L146 282L136 284L142 300H108L114 284L104 282L114 264L108 262Z", "#eef1f0"
    )
    head = mirror(
        path("M70 162C62 126 64 96 72 68C96 86 112 110 119 138Z", "url(#e)", "#22262b", 1.2)
        + path("M79 150C74 126 75 108 79 94C94 106 102 120 107 136Z", "url(#i)")
    )
    head += mirror(
        path(
            "M72 164L50 184L62 187L42 206L60 207L48 228L66 224L62 244L82 236L86 252L100 240L114 250L118 220L96 180Z",
            "url(#r)",
            "#535d66",
            1,
        )
    )
    head += path(
        sym("M125 122C100 120 78 138 70 164C66 186 80 204 96 222C108 242 118 254 125 254"), "url(#f)", "#48515a", 1
    )
    head += mirror(
        path(
            "M84 200C96 200 108 206 112 216C118 230 122 242 125 253C116 250 106 238 98 224C92 216 88 208 84 200Z",
            "#f6f6f2",
        )
        + path("M84 170C90 160 104 162 112 174C102 168 92 170 84 176Z", "#f1f2ee", fill_opacity=0.95)
        + almond(98, 184, 12.5, 8.6, "#ffe27a", "#b98a1a")
        + line("M85 182C80 181 77 178 75 175M110 190C113 196 114 202 113 208", "#15181b", 2.2)
        + line("M117 128C117 140 116 150 114 160M106 132C105 142 104 148 102 156", "#48515a", 3, stroke_opacity=0.75)
    )
    head += path("M125 128V156", "none", "#3a4249", 4, stroke_linecap="round")
    head += (
        path(sym("M125 170C117 188 113 206 113 220C117 230 121 232 125 232"), "#6d767e", fill_opacity=0.8)
        + nose(234, 11, 10)
        + mouth(245, 1, 10, 5)
    )
    return Animal(defs, body, head)


def bear() -> Animal:
    """13: broad and dark, fears only the lynx and the mouse."""
    defs = (
        rad("bfur", 125, 172, 90, "#ad7444", (0.5, "#84522d"), "#4b2b18")
        + lin("bear_ear", 60, 96, 92, 146, "#4b2b18", "#8a5631")
        + rad("bear_in", 82, 124, 17, "#d9a06e", (0.6, "#8a5631"), "#3a2012")
        + rad("bmuz", 125, 204, 42, "#fbe7c6", (0.6, "#ecc994"), "#b98550")
        + lin("bnose", 125, 182, 125, 210, "#5c4440", "#160d0b")
        + lin("bbody", 125, 236, 125, 302, "#7a4a28", "#44260f")
        + rad("beye", 99, 170, 9, "#f7c65a", (0.55, "#c57f1c"), "#6b3d0c")
    )
    body = path(sym("M125 226C96 226 72 238 60 254C52 266 50 284 50 302L125 302"), "url(#bbody)", "#3a2012")
    body += path(sym("M125 268C112 264 98 254 90 244C90 262 104 282 125 286"), "#efcf9d")
    body += hairs("M66 272L62 282M74 284L70 295M80 268L77 277M88 286L86 296", "#331b0c", 3)
    ear = disc(78, 120, 26, "url(#bear_ear)", stroke="#3a2012", stroke_width=1.2) + disc(81, 124, 15.5, "url(#bear_in)")
    ear += path("M72 138L72 118L78 131L82 112L86 128L92 118L92 138Z", "#e8bd8c", fill_opacity=0.75)
    head = mirror(ear)
    head += path(
        sym(
            "M125 108C103 106 84 115 73 133C62 151 56 170 57 188L48 201L60 203L52 218L66 217L62 232"
            "L78 228C90 241 106 249 125 249"
        ),
        "url(#bfur)",
        "#3a2012",
    )
    head += path(sym("M125 116C114 118 110 130 112 146C114 160 110 172 104 184L125 190"), "#c08a55", fill_opacity=0.55)
    head += hairs("M116 116L114 128M105 120L102 131M95 127L91 136", "#4b2b18")
    head += mirror(
        path("M82 172C84 158 98 150 112 160C114 168 112 180 104 184C92 188 84 182 82 172Z", "#5b351c", fill_opacity=0.6)
    )
    head += hairs("M80 161C88 154 103 156 113 167", "#2f190c", 4.8)
    head += mirror(
        path("M85 172C90 163 106 164 113 177C105 183 91 182 85 172Z", "#1d120c")
        + disc(99, 173, 6.8, "url(#beye)")
        + disc(99.6, 173, 3.7, "#120b07")
        + disc(102, 170.4, 2, "#ffffff")
        + disc(96.4, 175.6, 1, "#ffffff", fill_opacity=0.7)
    )
    head += path(sym("M125 224C114 224 106 228 107 234C108 241 116 244 125 244"), "#dcb27a", "#a9743f", 0.8)
    head += path(
        sym("M125 181C108 180 97 189 90 201C84 213 88 229 102 233C111 235.5 119 233 125 229"),
        "url(#bmuz)",
        "#a9743f",
        0.8,
    )
    head += path(sym("M125 185C113 184 105 188 105.5 194C106 201 117 209 125 209"), "url(#bnose)", "#120b07", 1) + line(
        "M113 189.500C117 187.4 127 187.4 131 188.6", "#f3d8c8", 1.6, stroke_opacity=0.7
    )
    head += line("M125 209V219M125 219C120 229 107 230 100 224M125 219C130 229 143 230 150 224", "#3c2415", 2.1)
    head += mirror("".join((disc(x, y, 1.1, "#7a4a28") for x, y in ((103, 210), (98, 215), (106, 217)))))
    head += hairs("M63 194L58 201M68 208L63 215M76 220L73 226", "#3a2012")
    return Animal(defs, body, head)


def lynx() -> Animal:
    """The joker: tufts, ruff, whiskers."""
    defs = (
        rad("fur", 125, 178, 78, "#f0b976", (0.6, "#d58f4b"), "#a8622c")
        + lin("ear", 70, 86, 104, 150, "#5b351c", (0.45, "#a8622c"), "#d58f4b")
        + lin("earin", 74, 96, 100, 150, "#3a2116", "#e8c7a0")
        + lin("ruff", 90, 180, 46, 236, "#e2a564", (0.5, "#f4e3c6"), "#cfb28a")
        + rad("eye", 98, 180, 15, "#fff2a0", (0.5, "#e3b023"), "#7a5a0d")
        + rad("muz", 125, 212, 40, "#fffdf7", (0.7, "#f7e8cf"), "#e0bf92")
        + lin("nose", 125, 196, 125, 213, "#e0917c", "#8b3d35")
    )
    body = (
        path(sym("M125 236C94 238 80 262 78 302L125 302"), "#c98a4c", "#8a5f35")
        + bib()
        + hairs("M88 284L94 279M86 296L93 292M99 272L104 268", "#8a5a2e", 3)
    )
    ear = path("M66 160C62 128 64 104 71 84C92 94 108 112 118 136Z", "url(#ear)", "#4a2a15") + path(
        "M74 150C70 128 71 112 76 99C90 108 99 120 106 136Z", "url(#earin)"
    )
    ear += path("M80 148L78 122L85 140L86 116L92 136L97 122L100 142Z", "#f7e6c9", fill_opacity=0.85)
    ear += path(
        "M66.5 101C66 88 62 72 55 50C63 60 66 66 68.5 72C68 64 68.5 58 67 48C74 60 77 76 80 91C76 93 70 97 66.5 101Z",
        "#24150e",
    )
    head = mirror(ear)
    ruff = path(
        "M70 168L48 186L60 189L40 208L58 208L46 230L64 225L58 246L78 236L80 256L96 240L112 252L118 220L96 180Z",
        "url(#ruff)",
        "#8a5f35",
        1,
    )
    ruff += (
        line("M70 196C62 204 56 210 52 222", "#3c2415", 3.4)
        + line("M78 212C72 222 70 230 70 236", "#3c2415", 3.6)
        + line("M90 226C88 234 88 240 90 246", "#3c2415", 2.6)
    )
    head += mirror(ruff)
    head += path(
        "M125 124C150 122 174 136 183 160C188 176 184 194 172 208C160 224 146 234 125 236"
        "C104 234 90 224 78 208C66 194 62 176 67 160C76 136 100 122 125 124Z",
        "url(#fur)",
    )
    head += mirror(
        path("M82 176C86 160 102 158 114 172C106 166 92 168 86 182Z", "#fff0d4", fill_opacity=0.95)
        + path(
            "M80 190C92 200 104 200 112 196C108 212 92 218 82 208C78 204 78 196 80 190Z", "#fbe9cc", fill_opacity=0.7
        )
    )
    head += (
        hairs("M119 132C118 142 117 150 115 158", "#5a331a", 3.6)
        + hairs("M107 134C106 143 106 149 104 156M95 140C93 147 92 152 91 157", "#5a331a", 3)
        + line("M125 130V150", "#5a331a", 3)
    )
    head += hairs("M76 168C80 172 81 174 82 178M74 182C79 185 82 188 84 192", "#5a331a", 2.6)
    head += path(
        "M115 160C117 178 112 192 110 204H140C138 192 133 178 135 160C130 166 120 166 115 160Z",
        "#e9b479",
        fill_opacity=0.9,
    )
    eye = (
        path("M81 178C87 167 105 166 115 186C105 192 90 192 81 178Z", "#1d120c")
        + path("M84.5 178.500C90 170.5 103 170 111.5 184.500C103 188.5 91.5 188 84.5 178.500Z", "url(#eye)")
        + disc(98.6, 179.3, 3, "#120b07", 7.4)
        + disc(101.6, 175.6, 2.1, "#ffffff")
        + disc(94.6, 183.6, 1.1, "#ffffff", fill_opacity=0.7)
    )
    lid = line("M115 186C116 191 115 196 113 201M81 178C77 177 74 175 72 172", "#1d120c", 2.4)
    head += mirror(eye + lid)
    head += path(
        "M125 204C140 198 158 206 157 219C156 231 140 234 131 229C132 239 129 244 125 244"
        "C121 244 118 239 119 229C110 234 94 231 93 219C92 206 110 198 125 204Z",
        "url(#muz)",
        "#b98a55",
        0.8,
    )
    head += path(
        "M113 198C117 195 133 195 137 198C138 204 131 212 125 213C119 212 112 204 113 198Z", "url(#nose)", "#5b2620", 1
    ) + line("M117 199C120 197.6 126 197.6 129 198.6", "#ffd9cc", 1.4, stroke_opacity=0.8)
    head += line("M125 213V220M125 220C121 228 111 229 106 225M125 220C129 228 139 229 144 225", "#3c2415", 1.9)
    head += dots(213) + whiskers(103, 214, 3, 54)
    return Animal(defs, body, head)
