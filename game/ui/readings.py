"""Which of the dice that lie on the table count."""

from collections.abc import Sequence


def counting(reading: str, faces: Sequence[int]) -> tuple[bool, ...]:
    """Which faces count when they are read so (as `core.dice.Reading` writes itself): those at or below a figure, those
    at or above the lowest of some, or the highest, of which there is one."""
    if reading == "highest":
        best = faces.index(max(faces)) if faces else -1
        return tuple(place == best for place in range(len(faces)))
    if reading.startswith("<="):
        return tuple(face <= int(reading.removeprefix("<=")) for face in faces)
    if reading.startswith(">="):
        least = min(int(word.removeprefix(">=")) for word in reading.split())
        return tuple(face >= least for face in faces)
    return (False,) * len(faces)
