"""Costumes 1 to 6 of Švábí disko: ballerina, sailor, chef, cowboy, pirate, witch.

A costume is a hat (y 56 to 124), a front (y 196 to 302) and one prop in the left hand; two cloth colours and gold.
"""

from __future__ import annotations

from assets.builders.svabi.roach import GILT, GOLD, RIM, Costume, hand, head, limb, sparkle, stud
from assets.builders.svg import Art, at, disc, lin, line, mirror, path, paw, star, sym

LEFT_ARM = "M98 212C86 214 76 224 75 236"  # holds a prop at 75, 238
ON_HIP = "M153 212C174 214 194 232 186 250C182 258 172 262 162 264"
RAISED = "M155 214C178 212 192 194 194 164"
TORSO = "M125 196C106 196 94 200 88 208C84 232 86 268 86 302L125 302"


def ballerina() -> Costume:
    """1: tutu, bun with a bow, a ribbon on a wand."""
    rim = "#8a1a5a"
    defs = lin("hair", 125, 60, 125, 120, "#6a3a24", "#3a1a10") + lin("silk", 125, 198, 125, 264, "#ffb3dc", "#e8489c")
    ribbon = "M60 156C38 146 34 174 52 178C72 182 70 204 50 204C36 204 36 220 46 224"
    front = path(sym("M125 200C112 198 104 202 98 209C95 228 99 246 104 262L125 264"), "url(#silk)", rim, 1.5)
    front += path(sym("M125 214C118 200 106 200 100 210L101 204C106 199 114 197 125 198"), "#fbdca6")
    front += line("M112 222C116 232 120 240 124 250M138 222C134 232 130 240 126 250", "#ffd9ee", 1.8)
    front += path(
        sym("M125 250C108 250 72 262 48 286C54 294 62 286 68 294C76 302 82 292 90 299C96 304 104 294 110 302L125 302"),
        "#ffd3ea",
        rim,
        1.5,
    )
    front += path(
        sym("M125 248C110 248 82 256 68 274C74 282 82 274 88 281C96 288 102 279 108 286C114 290 120 284 125 288"),
        "#ff9bd2",
        rim,
        1.4,
    )
    front += line("M106 262C98 266 90 270 84 275M144 262C152 266 160 270 166 275M125 262V280", "#ffd9ee", 1.6)
    front += path(sym("M125 256L114 251L113 263L125 260"), "#ffe890", GILT, 1.2)
    front += limb("M75 240L60 156", 2.6, "#ffe890", GILT) + line(ribbon, rim, 7) + line(ribbon, "#ff7ac0", 4.4)
    front += limb("M102 212C90 214 80 224 76 236", 7) + hand(75, 239)
    front += limb("M150 212C176 212 200 184 192 148", 7) + hand(191, 143) + sparkle(206, 126, 6)
    bow = path(
        "M125 74C116 62 104 60 102 70C101 80 114 82 125 76C136 82 149 80 148 70C146 60 134 62 125 74Z",
        "#ff7ac0",
        rim,
        1.4,
    )
    hat = path(sym("M125 104C102 104 86 118 86 138C96 124 108 118 125 118"), "url(#hair)", "#2a1008", 1.4)
    hat += disc(125, 92, 23, "url(#hair)", 18, stroke="#2a1008", stroke_width=1.4)
    hat += line("M108 90C116 84 134 84 142 90M112 98C120 93 130 93 138 98", "#8a5436", 1.6)
    hat += bow + disc(125, 75, 5, "#ff9bd2", stroke=rim, stroke_width=1.2)
    hat += path(sym("M125 105L119 114L110 109L108 119L98 118L97 126C108 118 116 117 125 117"), "#ffe890", GILT, 1.2)
    hat += disc(125, 112, 3, "#ff5aa5")
    lashes = line("M94 130L86 125M92 137L84 135", RIM, 2.2) + disc(94, 164, 6, "#ff8fb8", 4, fill_opacity=0.75)
    return Costume(defs, front, head() + hat + mirror(lashes))


def _anchor(x: float, y: float, scale: float, colour: str) -> Art:
    art = line("M0 -9V9M-8 3C-7 9 -3 10 0 10C3 10 7 9 8 3M-4 -4H4", colour, 3)
    return at(art + disc(0, -10, 3, "none", stroke=colour, stroke_width=2.4), x, y, scale)


def sailor() -> Costume:
    """2: collar with stripes, cap with an anchor, a larger anchor in the hand."""
    navy, rim = "#2a56a8", "#14285a"
    defs = lin("cap", 125, 66, 125, 112, "#ffffff", "#cfd8f0") + lin("linen", 90, 200, 160, 300, "#ffffff", "#c9d4ee")
    front = path(sym(TORSO), "url(#linen)", "#33406a", 1.5)
    front += path(sym("M125 194L106 198L125 244"), "#ffffff") + line(
        "M112 206H138M115 214H135M118 222H132M121 230H129", navy, 3.6
    )
    front += mirror(
        path("M106 195L84 207L84 236L104 240L124 256L126 246L110 206Z", navy, rim, 1.5)
        + line("M89 209V231L105 235L118 245", "#ffffff", 1.8)
    )
    front += path(sym("M125 250L114 246L108 262L117 260L116 274L125 268"), "#d8344a", "#5c1020", 1.4)
    front += disc(125, 252, 5.5, "#f06a78", 5, stroke="#5c1020", stroke_width=1.2)
    front += line("M90 288C112 294 138 294 160 288", navy, 4)
    anchor = "M64 154V226M50 168H78M42 204C42 222 54 232 64 232C74 232 86 222 86 204"
    front += disc(64, 146, 7, "none", stroke="#3d4a6a", stroke_width=7.4) + line(anchor, "#3d4a6a", 9)
    front += disc(64, 146, 7, "none", stroke="#d5deee", stroke_width=4.4) + line(anchor, "#b9c6dc", 6)
    front += path("M42 194L34 212L50 210ZM86 194L78 210L94 212Z", "#b9c6dc", "#3d4a6a", 1.4)
    front += line("M62 160V222", "#ffffff", 1.8)
    front += limb("M97 213C88 214 78 208 72 200", 16, "#eef2fb", "#33406a") + line("M80 203L72 212", navy, 4)
    front += hand(65, 193)
    front += limb("M154 213C182 216 204 198 196 178C192 168 184 158 176 150", 15, "#eef2fb", "#33406a")
    front += line("M188 155L180 165", navy, 4) + hand(172, 145, 8)
    hat = path(sym("M125 66C104 64 84 70 78 84C76 94 84 102 92 106C102 100 114 98 125 98"), "url(#cap)", "#33406a", 1.6)
    hat += path(sym("M125 96C108 96 94 100 90 106L92 124C102 116 114 114 125 114"), navy, rim, 1.5)
    hat += line("M94 118C112 108 138 108 156 118M92 82C104 76 116 74 125 74", "#ffffff", 2)
    return Costume(defs, front, head() + hat + _anchor(125, 84, 0.9, GOLD))


def chef() -> Costume:
    """3: white jacket, moustache, a fried egg in the pan."""
    rim, seam = "#4a3a6c", "#a99cc8"
    defs = lin("toque", 125, 54, 125, 118, "#ffffff", (0.6, "#f2eefc"), "#c9bfe0") + lin(
        "jacket", 88, 200, 164, 300, "#ffffff", (0.5, "#f4effc"), "#cdc2e4"
    )
    front = path(sym(TORSO), "url(#jacket)", rim, 1.6) + line("M112 218C106 240 106 270 108 298", seam, 1.8)
    front += "".join(stud(x, y, 3.4) for x in (118, 140) for y in (238, 256, 274))
    front += path(sym("M125 192C112 192 100 196 96 204C104 212 114 218 125 222"), "#d8344a", "#5c1020", 1.5)
    front += line("M103 202C110 208 118 210 125 211M147 202C140 208 132 210 125 211", "#f58a94", 1.8)
    front += path(sym("M125 218L115 224L113 238L125 230"), "#d8344a", "#5c1020", 1.4)
    front += limb("M75 242L66 198", 6, "#5a3a24")
    front += disc(60, 174, 26, "#3a4160", stroke="#171b30", stroke_width=1.8)
    front += disc(60, 174, 20.5, "#565f86") + line("M44 162C48 156 54 153 60 153", "#a9b3d6", 2.4)
    egg = "M48 176C44 166 52 160 60 162C68 158 76 166 74 174C78 182 68 190 60 186C52 190 46 184 48 176Z"
    front += path(egg, "#fffdf7", "#c9bfe0", 1) + stud(61, 174, 7, "#ffb52e", "#c97a10") + disc(59, 171, 2.2, "#fff0c0")
    front += limb(LEFT_ARM, 17, "#f4effc", rim) + line("M67 228L84 230", seam, 2) + hand(75, 240, 8)
    front += limb(ON_HIP, 16, "#f4effc", rim) + line("M170 254L174 268", seam, 2) + hand(159, 265)
    hat = path(
        sym("M125 56C112 51 104 56 102 62C88 57 74 66 78 80C80 90 90 93 94 95L95 122C106 114 116 112 125 112"),
        "url(#toque)",
        rim,
        1.6,
    )
    hat += line("M108 68C106 76 108 84 110 91M142 68C144 76 142 84 140 91M125 66V91", seam, 1.8)
    hat += line("M95 106C112 98 138 98 155 106", seam, 1.8)
    moustache = path(sym("M125 165C114 158 102 162 98 156C99 170 114 174 125 169"), "#3a1a10", RIM, 1)
    return Costume(defs, front, head() + hat + moustache)


def cowboy() -> Costume:
    """4: leather vest, sheriff's star, a lasso."""
    defs = (
        lin("felt", 125, 56, 125, 120, "#c98a4a", "#7a431a")
        + lin("leather", 84, 200, 110, 300, "#b5702f", "#6a3814")
        + lin("shirt", 125, 196, 125, 302, "#d94a4a", "#a02430")
    )
    front = path(sym(TORSO), "url(#shirt)", "#5c1020", 1.5)
    front += line("M112 220V278M125 216V278M138 220V278M104 238H146M104 254H146M104 270H146", "#f08a80", 1.5)
    front += mirror(
        path(
            "M104 198C92 199 85 206 82 216C79 246 80 276 82 302L110 302C104 272 102 232 104 198Z",
            "url(#leather)",
            RIM,
            1.6,
        )
        + line("M87 284V296M93 285V297M99 286V298", "#e0a860", 1.8)
        + line("M104 206C100 236 102 264 106 280", "#e0a860", 1.3)
    )
    front += path(sym("M125 194C110 193 98 197 94 204C104 214 116 230 125 238"), "#ffd04a", GILT, 1.5)
    front += "".join(
        disc(x, y, 1.9, "#c2641a") for x, y in ((112, 204), (125, 207), (138, 204), (118, 215), (132, 215), (125, 226))
    )
    front += path("M86 280C110 287 140 287 164 280L165 291C140 298 110 298 85 291Z", "#4a2410", RIM, 1.3)
    front += path(star(93, 244, 5, 10, 4.4), GOLD, GILT, 1.2) + stud(93, 244, 2.4, "#fff0c0")
    rope = disc(62, 160, 21, "none", 34, -10, stroke="#6a3c10", stroke_width=6.6)
    rope += disc(62, 160, 21, "none", 34, -10, stroke="#e8bd6a", stroke_width=4.2)
    tail = "M66 194C64 210 70 224 75 238C84 256 64 262 62 276"
    front += rope + line(tail, "#6a3c10", 6.6) + line(tail, "#e8bd6a", 4.2)
    front += limb(LEFT_ARM, 16, "#c93a40", "#5c1020") + hand(75, 239, 8)
    front += limb(ON_HIP, 16, "#c93a40", "#5c1020") + hand(159, 265)
    hat = path(
        sym(
            "M125 68C116 56 100 58 96 70C92 84 92 94 90 102C74 104 58 98 48 88C48 110 76 124 98 122"
            "C108 116 116 114 125 114"
        ),
        "url(#felt)",
        RIM,
        1.8,
    )
    hat += path(sym("M125 94C110 94 100 96 91 101L90 110C102 104 114 102 125 102"), "#5a1520", RIM, 1.2)
    hat += path(star(125, 98, 5, 8, 3.4), GOLD, GILT, 1)
    hat += line("M112 68C116 74 120 76 125 76M138 68C134 74 130 76 125 76", "#5a2c10", 2)
    return Costume(defs, front, head() + hat)


def _bone(turn: float) -> Art:
    art = line("M-17 0H17", "#0e0b1e", 6.4) + line("M-17 0H17", "#fff6ea", 4)
    art += "".join(disc(x, y, 2.8, "#fff6ea") for x in (-18, 18) for y in (-2.3, 2.3))
    return at(art, 125, 95, 1, turn)


def pirate() -> Costume:
    """5: striped shirt, hook and cutlass."""
    rim = "#12213f"
    defs = (
        lin("coat", 70, 200, 110, 300, "#2d5f9a", "#16325e")
        + lin("tricorn", 125, 66, 125, 124, "#3a3560", "#16122e")
        + lin("sash", 125, 276, 125, 302, "#d8344a", "#8c1a30")
    )
    front = path(sym("M125 196C106 196 94 200 88 208C86 232 88 268 88 302L125 302"), "#fff6ea", "#6a4a4a", 1.4)
    for y in (208, 222, 236, 250, 264):
        left = 101 if y < 215 else 97
        front += line(f"M{left} {y}C112 {y + 5} 138 {y + 5} {250 - left} {y}", "#c22a44", 5)
    front += mirror(
        path(
            "M104 197C92 199 84 206 80 216C76 244 78 276 80 302L104 302C98 272 98 232 104 197Z", "url(#coat)", rim, 1.6
        )
        + path("M104 197L94 214L102 222L96 232L103 246C100 230 101 212 104 197Z", "#3f7cc0", rim, 1.2)
        + stud(93, 246, 2.8)
        + stud(93, 260, 2.8)
    )
    front += path("M84 274C110 282 140 282 166 274L168 302H82Z", "url(#sash)", "#5c1020", 1.4)
    front += line("M92 286C114 292 136 292 158 286", "#f06a78", 2) + path("M112 279H138V297H112Z", "none", GOLD, 3.4)
    front += path("M70 226C56 198 49 166 55 122C71 148 82 186 82 222Z", "url(#steel)", "#3d4a6a", 1.6)
    front += line("M59 140C60 168 66 196 74 218", "#ffffff", 1.6, stroke_opacity=0.9)
    front += path("M94 206C84 208 74 216 70 226L66 238C72 248 84 248 92 242L100 230Z", "url(#coat)", rim, 1.6)
    front += path("M61 232C66 226 82 222 90 226L88 234C80 231 68 234 64 240Z", GOLD, GILT, 1.4) + hand(75, 238, 8)
    front += path("M156 206C168 208 180 214 186 224L190 238C182 248 168 248 160 242L150 230Z", "url(#coat)", rim, 1.6)
    front += limb("M190 214V202C190 182 214 184 211 202C210 207 207 210 203 210", 4.6, "#d5deee", "#3d4a6a")
    front += path("M178 216L199 212L203 224L183 232Z", GOLD, GILT, 1.4)
    hat = path(sym("M125 108C106 108 91 117 88 134C98 124 110 120 125 120"), "#c22a44", "#5c1020", 1.4)
    hat += path(
        sym("M125 60C102 60 86 76 80 94C70 98 58 94 48 84C46 106 64 124 92 124C104 121 114 117 125 117"),
        "url(#tricorn)",
        "#0e0b1e",
        1.6,
    )
    hat += line("M48.5 86C56 110 84 117 100 112C116 108 134 108 150 112C166 117 194 110 201.5 86", GOLD, 3)
    return Costume(defs, front, head(patch=True) + hat + _bone(24) + _bone(-24) + paw(125, 88, 1.3, "#fff6ea"))


def witch() -> Costume:
    """6: crooked hat, green hair, a broom."""
    rim, moss = "#120824", "#8fd24a"
    defs = lin("cone", 125, 30, 125, 120, "#5a3a9a", "#24123f") + lin("robe", 125, 196, 125, 302, "#6a46b0", "#2c1756")
    front = path(sym("M125 196C106 196 94 200 88 208C80 238 76 270 74 302L125 302"), "url(#robe)", rim, 1.6)
    front += path(sym("M125 222L116 208L110 220L102 206L94 216L92 204C102 196 114 194 125 194"), moss, "#2a4a10", 1.4)
    front += line("M110 268C106 280 104 290 102 300M140 268C144 280 146 290 148 300M125 270V300", "#8a6ad0", 1.8)
    front += path("M84 250C110 258 140 258 166 250L168 264C140 272 110 272 82 264Z", "#4fae5a", "#1a4a24", 1.4)
    front += path("M115 252H135V271H115Z", "none", GOLD, 3.4) + path(star(125, 234, 5, 8, 3.4), GOLD, GILT, 1)
    front += limb("M82 296L64 160", 5, "#a8703a")
    front += path(
        "M57 160C46 146 42 122 46 100L54 114L58 96L64 112L71 96L74 114L82 104C84 126 80 146 74 158Z",
        "#e8bd6a",
        "#6a3c10",
        1.6,
    )
    front += line("M52 118C53 130 56 142 60 152M63 116V150M74 120C74 132 72 142 69 152", "#a8703a", 1.8)
    front += line("M56 158C62 162 70 161 75 156", "#c22a44", 5)
    front += limb(LEFT_ARM, 16, "#5a3a9a", rim) + line("M66 228L84 230", moss, 4) + hand(75, 240, 8)
    front += limb(RAISED, 16, "#5a3a9a", rim) + line("M185 166L203 168", moss, 4) + hand(195, 154)
    front += sparkle(190, 132, 8, "#b8ff7a") + sparkle(206, 140, 5, "#ffffff") + sparkle(204, 122, 5, "#ffe27a")
    hair = mirror(path("M92 118C80 134 78 154 84 172C88 160 90 146 98 134Z", "#4fae5a", "#1a4a24", 1.3))
    hat = path(
        "M156 32C140 36 120 44 112 60C104 78 100 92 96 104C78 106 60 104 50 96C54 114 86 124 125 122"
        "C164 124 196 114 200 96C190 104 172 106 154 104C150 88 146 76 138 64C146 58 152 46 156 32Z",
        "url(#cone)",
        rim,
        1.8,
    )
    hat += path("M97 101C114 107 136 107 153 101L155 109C138 116 112 116 95 109Z", moss, "#2a4a10", 1.2)
    return Costume(defs, front, head() + hair + hat + path("M117 100H133V115H117Z", "none", GOLD, 3.2))
