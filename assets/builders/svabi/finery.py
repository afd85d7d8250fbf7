"""Costumes 7 to 13 of Švábí disko: knight, diver, astronaut, mummy, vampire, robot, King of the dance floor."""

from __future__ import annotations

from assets.builders.svabi.costumes import LEFT_ARM, ON_HIP, TORSO
from assets.builders.svabi.roach import GILT, GOLD, INK, RIM, Costume, hand, head, limb, sparkle, stud
from assets.builders.svg import Art, at, box, disc, lin, line, mirror, path, paw, rad, sym


def knight() -> Costume:
    """7: plate, plume and sword."""
    rim = "#2d3a5a"
    defs = lin("helm", 90, 70, 160, 150, "#ffffff", (0.45, "#b9c6dc"), "#6f7c9c") + lin(
        "plate", 88, 200, 164, 296, "#ffffff", (0.45, "#c3cfe4"), "#74819f"
    )
    front = path(sym(TORSO), "url(#plate)", rim, 1.7)
    front += path(sym("M125 246C112 244 100 248 92 252L90 302L125 302"), "#d8344a", "#6a1020", 1.5)
    front += line("M104 254V300M146 254V300", "#8c1a30", 1.8) + paw(125, 276, 1.25, "#fff1d0")
    front += path("M88 240C110 248 140 248 162 240L163 251C140 259 110 259 87 251Z", "#6a4420", RIM, 1.3)
    front += path("M116 243H134V258H116Z", GOLD, GILT, 1.2) + line("M125 210V240", "#6f7c9c", 2)
    front += line("M100 216C106 224 114 230 122 232M150 216C144 224 136 230 128 232", "#8a97b8", 1.6)
    front += path(sym("M125 190C112 190 102 194 98 202C106 208 116 210 125 210"), "#dfe6f4", rim, 1.6)
    front += path("M64 226L58 128L65 108L73 127L78 225Z", "url(#steel)", "#3d4a6a", 1.6)
    front += line("M66 124L71 222", "#7f8cab", 2)
    front += limb("M54 234L94 228", 5, GOLD, GILT)
    front += limb(LEFT_ARM, 15, "#b9c6dc", rim) + limb("M75 236L78 254", 4, "#6a4420")
    front += disc(76, 241, 8.5, "#dfe6f4", 8, stroke=rim, stroke_width=1.6) + line("M71 238H81M71 242H81", rim, 1.2)
    front += limb(ON_HIP, 15, "#b9c6dc", rim) + disc(160, 265, 8, "#dfe6f4", stroke=rim, stroke_width=1.6)
    pauldron = path(
        "M76 222C74 206 84 196 98 198C106 202 108 212 106 222C96 216 86 216 76 222Z", "url(#plate)", rim, 1.6
    )
    front += mirror(pauldron + stud(91, 207, 2.6))
    plume = path(
        "M125 62C132 40 160 36 178 52C188 62 186 78 178 88C176 72 164 64 150 66C140 68 132 72 128 78Z",
        "#e0344a",
        "#6a1020",
        1.6,
    )
    plume += line("M140 56C154 50 168 56 176 70", "#ff8a94", 2.2)
    hat = path(
        sym("M125 66C96 66 78 90 78 122C78 146 82 166 90 180L100 174C96 160 94 146 96 128C106 122 116 120 125 120"),
        "url(#helm)",
        rim,
        1.8,
    )
    hat += path(sym("M125 86C104 86 88 98 84 112C98 106 112 104 125 116"), "#dfe6f4", rim, 1.6)
    hat += line("M96 104H112M138 104H154M98 98H113M137 98H152", "#3d4a6a", 2.2)
    hat += mirror(stud(84, 128, 3.4)) + stud(125, 70, 4.6)
    return Costume(defs, front, plume + head() + hat, "")


def diver() -> Costume:
    """8: mask and snorkel, a trident."""
    rim, orange = "#0c2a44", "#ff8a2a"
    defs = lin("neoprene", 88, 200, 164, 300, "#3f86c0", (0.5, "#1f5a90"), "#103458")
    front = path(sym(TORSO), "url(#neoprene)", rim, 1.6)
    front += mirror(
        path("M96 201C90 204 87 210 86 222C84 250 86 276 86 302L97 302C93 272 92 236 96 201Z", orange, "#7a3a08", 1.3)
    )
    front += path(sym("M125 192C113 192 104 195 100 200C108 208 116 211 125 211"), "#16406c", rim, 1.5)
    front += line("M125 212V252", "#fff1d0", 2.4) + stud(125, 254, 3.2, "#fff1d0", rim)
    front += path("M86 268C110 276 140 276 164 268L165 281C140 289 110 289 85 281Z", "#24303f", rim, 1.4)
    front += box(113, 268, 24, 18, 4, "#ffd85a", stroke=GILT, stroke_width=1.6)
    front += "".join(box(x, 271, 11, 13, 2, "#7f8cab", stroke=rim, stroke_width=1.2) for x in (94, 145))
    trident = "M80 294L66 142M48 122C46 146 56 152 67 151C78 150 84 142 82 119M64 112L67 150"
    front += line(trident, GILT, 7.6) + line(trident, GOLD, 5)
    front += path("M42 126L47 108L54 124ZM58 116L63 98L70 114ZM76 123L81 105L88 120Z", GOLD, GILT, 1.4)
    front += limb(LEFT_ARM, 15, "#2a6ca6", rim) + line("M67 226L84 228", orange, 4) + hand(75, 239, 8)
    front += limb(ON_HIP, 15, "#2a6ca6", rim) + line("M170 254L174 268", orange, 4) + hand(159, 265)
    bubbles = ((202, 176, 6), (196, 158, 4), (206, 142, 3), (198, 196, 3.4))
    front += "".join(
        disc(x, y, r, "#bff2ff", fill_opacity=0.45, stroke="#dff8ff", stroke_width=1.6) for x, y, r in bubbles
    )
    snorkel = "M176 150V96C176 82 186 78 190 88"
    tube = line(snorkel, "#0f3a5a", 12) + line(snorkel, orange, 8) + line("M176 112V104", "#fff1d0", 8)
    glass = sym("M125 117C108 115 85 118 84 138C84 155 98 163 111 161C118 159 120 152 125 151")
    hat = path(sym("M125 104C102 104 86 118 86 138L90 130C100 118 112 116 125 116"), "#1b5a8a", rim, 1.4)
    hat += path(glass, "#ffffff", fill_opacity=0.16) + path(glass, "none", rim, 8.4) + path(glass, "none", orange, 5.2)
    hat += line("M94 130L100 124M144 130L150 124", "#ffffff", 3)
    pipe = "M176 150C172 164 160 172 150 170"
    return Costume(defs, front, tube + head() + hat + line(pipe, "#0f3a5a", 7) + line(pipe, orange, 4), "up")


def astronaut() -> Costume:
    """9: bubble helmet, a flag with the paw."""
    rim, orange = "#33406a", "#ff8a2a"
    defs = rad("glass", 112, 120, 76, (0, "#ffffff", 0.02), (0.7, "#bfe6ff", 0.14), (1, "#dff4ff", 0.5)) + lin(
        "space", 84, 200, 168, 300, "#ffffff", (0.5, "#e9ecf8"), "#b3bcd8"
    )
    front = path(sym("M125 198C104 198 88 204 82 214C78 240 80 272 82 302L125 302"), "url(#space)", rim, 1.7)
    front += line("M90 226C90 250 90 276 92 298M160 226C160 250 160 276 158 298", "#aab4d2", 1.8)
    front += box(99, 226, 52, 40, 7, "#8a97b8", stroke=rim, stroke_width=1.8) + box(104, 231, 24, 15, 3, "#150a30")
    front += line("M107 239L112 239L115 234L119 243L122 239H126", "#6fe9ff", 1.6)
    front += "".join(
        stud(x, y, 3.6, c, rim) for x, y, c in ((135, 236, "#ff5ac8"), (145, 236, GOLD), (135, 255, "#6fe9ff"))
    )
    front += box(104, 251, 24, 9, 3, orange, stroke="#7a3a08", stroke_width=1.2) + stud(145, 255, 3.6, "#93e3b4", rim)
    front += path("M84 276C110 284 140 284 166 276L167 288C140 296 110 296 83 288Z", orange, "#7a3a08", 1.4)
    front += limb("M60 296V172", 3.6, "#d5deee", rim)
    front += path("M59 174C50 168 40 180 26 174V206C40 212 50 200 59 206Z", "#e0266f", "#6a1040", 1.5)
    front += paw(43, 192, 0.95, "#ffffff") + stud(60, 170, 4)
    front += limb("M98 216C84 216 70 226 64 238", 18, "#e9ecf8", rim) + line("M60 226L76 234", orange, 4.5)
    front += disc(62, 244, 9, "#c3cde2", stroke=rim, stroke_width=1.6)
    front += limb("M152 216C176 222 200 212 205 190", 18, "#e9ecf8", rim) + line("M197 190L213 194", orange, 4.5)
    front += disc(206, 180, 9, "#c3cde2", stroke=rim, stroke_width=1.6)
    helmet = disc(125, 140, 66, "url(#glass)", 62) + disc(125, 140, 66, "none", 62, stroke=rim, stroke_width=9)
    helmet += disc(125, 140, 66, "none", 62, stroke="#eef1fb", stroke_width=5.6)
    helmet += line("M82 116C88 100 98 92 110 88", "#ffffff", 6)
    helmet += mirror(disc(57, 146, 9, orange, 13, stroke="#7a3a08", stroke_width=1.6))
    helmet += line("M125 77V70", rim, 4) + disc(125, 66, 5.6, "#e0344a", stroke="#6a1020", stroke_width=1.4)
    collar = disc(125, 188, 62, "#e9ecf8", 16, stroke=rim, stroke_width=1.8)
    return Costume(defs, front, collar + disc(125, 140, 68, "#1d2b5a", 64) + head() + helmet, "", shield=False)


def mummy() -> Costume:
    """10: bandages that come loose, an ankh."""
    cloth, rim = "#f4ead2", "#9a8458"
    defs = lin("wraps", 88, 200, 164, 300, "#fffaf0", (0.5, cloth), "#d3c096")
    front = path(sym(TORSO), "url(#wraps)", "#6a5830", 1.6)
    front += line(
        "M92 208C112 222 140 220 158 206M87 226C108 214 142 232 163 220M86 236C110 250 142 226 164 244"
        "M86 262C108 246 144 268 164 254M86 270C110 284 142 262 164 280M86 296C108 280 144 300 164 288",
        rim,
        2.2,
    )
    front += path(sym("M125 250L112 260L116 274L125 278"), GOLD, GILT, 1.4) + stud(125, 264, 5, "#3fc6e8", "#0c4a66")
    front += path("M92 240L104 236L107 246L94 250Z", "#c97a35", rim, 1.2)
    front += disc(68, 172, 11, "none", 17, stroke=GILT, stroke_width=9) + line("M68 190V248M48 198H88", GILT, 9)
    front += disc(68, 172, 11, "none", 17, stroke=GOLD, stroke_width=6) + line("M68 190V248M48 198H88", GOLD, 6)
    front += line("M60 164C61 158 64 155 68 155M67 194V206", "#fff3c0", 1.8)
    front += limb("M98 213C86 214 76 220 72 228", 16, cloth, "#6a5830") + line("M92 206L90 221M80 211L86 224", rim, 2)
    front += hand(69, 228, 8)
    strip = "M190 204C198 216 188 226 196 240C198 246 196 250 194 254"
    front += line(strip, "#6a5830", 8.4) + line(strip, cloth, 5.6)
    front += limb("M154 213C176 216 194 206 202 186", 16, cloth, "#6a5830")
    front += line("M164 207L167 222M178 204L184 217M190 194L201 203", rim, 2) + hand(205, 179, 8)
    hat = path(sym("M125 98C98 98 82 116 82 142L90 138C100 120 112 118 125 120"), cloth, rim, 1.6)
    hat += path(sym("M125 164C112 164 98 158 88 152C90 174 106 190 125 190"), cloth, rim, 1.6)
    hat += line(
        "M90 122C108 108 140 106 158 120M98 110C112 102 136 100 150 108M92 164C110 176 142 176 158 164"
        "M100 176C116 184 136 184 150 176",
        rim,
        2,
    )
    hat += path("M84 134C98 124 112 126 124 138L122 146C110 136 96 136 84 144Z", cloth, rim, 1.4)
    loose = "M158 124C170 128 176 138 172 150"
    return Costume(defs, front, head() + hat + line(loose, rim, 8) + line(loose, cloth, 5.4), "up")


def vampire() -> Costume:
    """11: cape, fangs and a goblet."""
    rim, red = "#06040e", "#e0344a"
    defs = (
        lin("widow", 125, 84, 125, 150, "#3a3054", "#0e0a1c")
        + lin("tails", 88, 200, 164, 300, "#463a68", "#150e28")
        + lin("lining", 60, 200, 100, 302, "#f0485c", "#8c1230")
    )
    cape = path("M104 190C70 196 50 232 44 300L112 302Z", "url(#tails)", rim, 1.8)
    cape += path("M104 196C80 206 64 240 60 300L112 302Z", "url(#lining)")
    front = path(sym("M125 196C108 196 98 200 92 208C89 232 90 268 90 302L125 302"), "url(#tails)", rim, 1.6)
    front += path(sym("M125 194C116 194 108 196 104 200L112 240L125 302"), "#fffdf7", "#8a7ab8", 1.2)
    front += path(sym("M125 244L111 232L106 260L112 302L125 302"), "#b01c3a", "#5c0f18", 1.5)
    front += "".join(stud(125, y, 2.6) for y in (258, 272, 286))
    front += mirror(
        path("M104 198L94 216L102 224L98 232L112 262L116 240C108 226 105 212 104 198Z", "#241a3c", rim, 1.4)
    )
    front += path(sym("M125 205L111 197L109 214L125 209"), red, "#5c0f18", 1.4) + stud(
        125, 207, 4, "#8c1230", "#5c0f18"
    )
    front += line("M120 218V232M130 218V232", "#c9bfe0", 1.6)
    cup = "M47 166H85C85 190 77 200 66 200C55 200 47 190 47 166Z"
    front += limb("M66 200V236", 3.6, GOLD, GILT) + path("M52 242C54 234 78 234 80 242Z", GOLD, GILT, 1.4)
    front += path(cup, GOLD, GILT, 1.6) + disc(66, 166, 19, "#8c1230", 5.6, stroke=GILT, stroke_width=1.8)
    front += disc(61, 165, 6, "#e85a70", 1.8) + line("M53 176C54 184 57 189 61 193", "#fff3c0", 2.2)
    front += stud(66, 184, 4, red, "#5c0f18")
    front += limb("M100 212C90 212 80 214 74 220", 15, "#322852", rim) + line("M77 212L82 226", "#fffdf7", 4)
    front += hand(68, 220, 8)
    front += limb(ON_HIP, 15, "#322852", rim) + line("M170 254L174 268", "#fffdf7", 4) + hand(159, 265)
    collar = path("M92 176C76 160 62 132 58 100C76 112 96 140 104 172Z", "#8c1230", "#1a0612", 1.8)
    collar += path("M92 176C80 160 70 138 66 118C78 130 92 150 98 172Z", red)
    hat = path(
        sym("M125 88C100 88 80 108 82 144C88 132 92 124 100 120C110 116 118 120 125 134"), "url(#widow)", rim, 1.6
    )
    hat += line("M98 106C106 98 116 94 125 94", "#8a7ab8", 2.4)
    fangs = path("M113 167L117 177L121 168Z", "#ffffff", INK, 1) + path("M131 168L135 177L139 167Z", "#ffffff", INK, 1)
    return Costume(defs, front, mirror(collar) + head(lid=True) + hat + fangs, "up", mirror(cape))


def _claw(x: float, y: float) -> Art:
    return at(limb("M-8 -12C-16 -2 -8 8 0 8C8 8 16 -2 8 -12", 6, "#c3cde2", "#2d3a5a"), x, y)


def robot() -> Costume:
    """12: a screen for a face, a spanner."""
    rim, night = "#2d3a5a", "#150a30"
    defs = lin("tin", 80, 80, 170, 190, "#ffffff", (0.4, "#c3cde2"), "#7482a6") + lin(
        "chest", 86, 200, 166, 300, "#f4f7fd", (0.45, "#b9c5dd"), "#6f7da2"
    )
    front = box(112, 184, 26, 18, 4, "#8a97b8", stroke=rim, stroke_width=1.8) + line(
        "M112 190H138M112 196H138", rim, 1.4
    )
    front += box(84, 200, 82, 108, 13, "url(#chest)", stroke=rim, stroke_width=2)
    front += box(96, 214, 58, 38, 7, night, stroke=rim, stroke_width=1.8)
    front += "".join(
        box(102 + i * 10, 246 - high, 7, high, 1.5, colour)
        for i, (high, colour) in enumerate(
            ((12, "#6fe9ff"), (22, "#ff5ac8"), (16, "#ffd85a"), (26, "#ff5ac8"), (10, "#6fe9ff"))
        )
    )
    front += "".join(stud(x, 264, 5, c, rim) for x, c in ((103, "#ff5ac8"), (118, "#ffd85a"), (133, "#6fe9ff")))
    front += box(96, 276, 58, 8, 3, night) + line("M102 280H126", "#93e3b4", 2.6) + paw(149, 266, 0.55, night)
    front += "".join(stud(x, y, 2, "#6f7c9c", rim) for x in (90, 160) for y in (207, 290))
    front += line("M77 246L66 168", "#3d4a6a", 11) + line("M77 246L66 168", "#ff8a2a", 8)
    front += path(
        "M70 172L58 174C46 168 42 152 50 140L56 154L66 152L68 136C80 144 84 160 74 170Z", "url(#steel)", "#3d4a6a", 1.8
    )
    front += limb("M92 214C82 214 76 222 76 232", 10, "#a9b6d2", rim) + stud(88, 214, 8, "#dfe6f4", rim)
    front += disc(76, 240, 9, "#c3cde2", 8, stroke=rim, stroke_width=1.8) + line("M70 238H82M70 242H82", rim, 1.4)
    front += limb("M160 214C180 214 190 202 192 180", 10, "#a9b6d2", rim) + stud(162, 214, 8, "#dfe6f4", rim)
    front += stud(187, 200, 6, "#dfe6f4", rim) + _claw(193, 166)
    tin = line("M125 80V68", "#33406a", 5) + line("M125 80V68", "#c9d2e6", 2.6)
    tin += disc(125, 66, 7, "#ff5ac8", stroke="#6a1050", stroke_width=1.6)
    tin += mirror(path("M78 128H64V158H78Z", "#8a97b8", rim, 1.8))
    tin += box(76, 80, 98, 108, 16, "url(#tin)", stroke=rim, stroke_width=2)
    tin += box(86, 112, 78, 50, 12, night, stroke=rim, stroke_width=2)
    eye = disc(108, 136, 15, "#6fe9ff", stroke="#0c4a66", stroke_width=1.6) + disc(110, 138, 7, "#0d2040")
    tin += mirror(eye + disc(113, 134, 2.8, "#ffffff") + disc(84, 90, 3, "#6f7c9c") + disc(84, 178, 3, "#6f7c9c"))
    tin += box(100, 168, 50, 12, 4, night) + line("M96 92C104 88 116 87 125 87", "#ffffff", 3)
    for i, colour in enumerate(("#ff5ac8", "#ffd85a", "#6fe9ff", "#ffd85a", "#ff5ac8")):
        tin += box(103 + i * 9.2, 170.5, 6.5, 7, 0, colour)
    return Costume(defs, front, tin, "")


def king() -> Costume:
    """13: the King of the dance floor: white suit, crown, the finger that points at the ball."""
    rim, night = "#4a3a6c", "#2a1150"
    defs = (
        lin("suit", 80, 200, 170, 300, "#ffffff", (0.5, "#f3ecff"), "#cdbdee")
        + lin("sleeve", 204, 140, 160, 230, "#ffffff", "#d5c7f0")
        + lin("crown", 125, 80, 125, 116, "#ffe890", (0.5, "#e9b338"), "#a8701c")
    )
    behind = path(
        "M94 204C76 204 62 222 58 242C57 254 62 262 72 266L92 272L96 258L78 250C80 240 88 232 98 230Z",
        "url(#suit)",
        rim,
        1.6,
    )
    front = path(sym("M125 196C106 196 92 200 84 210C80 232 84 268 84 302L125 302"), "url(#suit)", rim, 1.6)
    front += path(sym("M125 194C116 194 106 196 101 201L108 236L125 268"), night)
    front += path(sym("M125 192L113 195L125 234"), "#e9b070")
    lapel = path("M101 200L88 224L98 229L92 238L125 282L125 266C114 248 106 224 105 202Z", "#ffffff", rim, 1.6)
    front += mirror(lapel + path("M106 196L84 208L100 222L116 205Z", night, rim, 1.2))
    chain = "M110 202C113 224 137 224 140 202"
    front += line(chain, "#8a5a14", 4) + line(chain, GOLD, 2.4)
    front += disc(125, 228, 9.5, "url(#crown)", stroke=GILT, stroke_width=1.2) + paw(125, 228, 0.55, GILT)
    front += hand(92, 264, 7) + disc(125, 290, 2.6, night)
    front += path(
        "M158 206C172 206 182 194 185 176C187 162 188 152 188 142L206 142C208 166 206 192 196 212"
        "C188 228 170 236 158 230Z",
        "url(#sleeve)",
        rim,
        1.6,
    )
    front += path("M186.5 134H207V143H186.5Z", night, rim, 1.2)
    front += path(
        "M189 134C187 124 189 118 193 116L194 92C194 86 202 86 202 92L202 114C207 118 207 126 205 134Z",
        "#e5a763",
        RIM,
        1.4,
    )
    front += line("M194 116V124M199 118H203M199 123H204", RIM, 1.2) + sparkle(198, 76, 9, "#e9a92c")
    crown = path(
        sym("M125 76L116 98L104 84L101 99L88 90C90 100 92 110 94 118C104 113 114 111 125 111"), "url(#crown)", GILT, 1.6
    )
    crown += path("M94.5 118C114 109 136 109 155.5 118L154 124C136 115.5 114 115.5 96 124Z", "#f6d264", GILT, 1.2)
    crown += stud(125, 103, 4.4, "#e0266f", ry=5.2) + stud(125, 75, 3.8, "#f6d264")
    crown += mirror(
        stud(107.5, 107, 3, "#3fc6e8", ry=3.6) + stud(88, 89, 3.4, "#f6d264") + stud(104, 83, 3.4, "#f6d264")
    )
    return Costume(defs, front, head(lid=True, smirk=True) + crown, "up", behind)
