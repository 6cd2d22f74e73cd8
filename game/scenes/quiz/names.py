"""Names that are proposed for commanders: two words of our own invention."""

FIRST = (
    "Elowen", "Tarn", "Isbet", "Corvin", "Maudry", "Hesk", "Orla", "Bramwick", "Sunniva", "Jory",
    "Wenna", "Aldous", "Pell", "Rosmunde", "Garrick", "Thessaly", "Ivo", "Linnet", "Odrun", "Casp",
)  # fmt: skip
LAST = (
    "Hart", "Underhay", "Millrace", "Candlewick", "Fenn", "Stonecross", "Merrow", "Ashby", "Quill", "Oxley",
    "Thornback", "Weir", "Saltmarsh", "Larkrise", "Holloway", "Emberly", "Roke", "Wainwright", "Dunmere", "Fallow",
)  # fmt: skip


def proposed(number: int) -> str:
    """The name with a number, any whole number from 0 on; neighbours share no word."""
    return f"{FIRST[number * 7 % len(FIRST)]} {LAST[number * 3 // len(FIRST) % len(LAST) - number % len(LAST)]}"
