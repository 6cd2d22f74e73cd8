"""Marks that authors place and the game never draws: commanders, units, objectives, and numbers for elevation."""

from vector import INK, Picture, box, drawn, oval, path, poly, stroke

TINCTURES = {
    "red": ("#b3312f", "#f2d9a6"),
    "blue": ("#2f5d9b", "#e8e4d4"),
    "green": ("#3f7a45", "#e6d98f"),
    "violet": ("#6d4a94", "#e3cfe8"),
}
SHIELD = "M14,12 H50 V32 C50,46 42,54 32,59 C22,54 14,46 14,32Z"
LEVELS = ("#c9c3ae", "#b9c48a", "#d7c378", "#d69a55", "#b9694a", "#8d4a5a")
STROKES = {
    0: [[(26, 22), (38, 22), (38, 42), (26, 42), (26, 22)]],
    1: [[(27, 27), (33, 22), (33, 42)]],
    2: [[(26, 25), (29, 22), (35, 22), (38, 26), (26, 42), (38, 42)]],
    3: [[(26, 22), (38, 22), (31, 30), (37, 34), (36, 40), (31, 42), (26, 40)]],
    4: [[(35, 42), (35, 22), (25, 36), (39, 36)]],
    5: [[(38, 22), (27, 22), (26, 31), (34, 30), (38, 35), (35, 41), (26, 41)]],
}
PATTERNS = {
    "red": "",
    "blue": "M32,12 H50 V32 C50,46 42,54 32,59Z",
    "green": "M14,44 L32,26 L50,44 L46,48 L32,36 L19,48Z",
    "violet": "M14,20 H50 V28 H14Z M15,36 H49 L45,45 H19Z",
}
"""Each side's field is divided its own way, so that colour never stands alone."""


def _shield(side: str) -> str:
    field, charge = TINCTURES[side]
    pattern = path(PATTERNS[side], charge, "none") if PATTERNS[side] else ""
    return oval(34, 58, 20, 5, INK, o=0.24) + path(SHIELD, field) + pattern + path(SHIELD)


def commander(side: str) -> Picture:
    """A crowned shield."""
    crown = [(20, 14), (18, 2), (26, 8), (32, 0), (38, 8), (46, 2), (44, 14)]
    return drawn(_shield(side), poly(crown, "#e0b64e"))


def unit(side: str) -> Picture:
    """A small shield."""
    return drawn(f'<g transform="translate(10,12) scale(0.7)">{_shield(side)}</g>')


def objective(kind: str) -> Picture:
    """A coin with the sign of what must be done."""
    signs = {
        "reach": poly([(24, 14), (48, 21), (24, 29)], "#b3312f") + stroke([(24, 12), (24, 52)]),
        "hold": box(20, 26, 24, 24, "#b5aa96") + "".join(box(x, 18, 6, 9, "#b5aa96") for x in (19, 29, 39)),
        "survive": stroke([(20, 14), (44, 14)])
        + poly([(22, 15), (42, 15), (22, 49), (42, 49)], "#d9c79c")
        + stroke([(20, 50), (44, 50)]),
        "defeat": stroke([(18, 14), (46, 48)], INK, 5)
        + stroke([(46, 14), (18, 48)], INK, 5)
        + stroke([(18, 14), (46, 48)], "#c8ccc8", 2)
        + stroke([(46, 14), (18, 48)], "#c8ccc8", 2),
    }
    return drawn(oval(32, 32, 28, 28, "#efe3c4", INK), oval(32, 32, 24.5, 24.5, "none", "#c39a3f", 1.6), signs[kind])


def digit(level: int) -> Picture:
    """A level as a number on a plate."""
    plate = box(14, 12, 36, 40, LEVELS[level], r=8, o=0.75)
    return drawn(plate, *[stroke(line, INK, 4) for line in STROKES[level]])
