"""The sealed seed: its hash is shown before the first roll and the seed after the last, so that anybody can see that
the dice were settled from the start."""

import hashlib


def seal(seed: int, salt: str) -> str:
    """The hash of a seed, as 64 hexadecimal digits. The salt keeps it from being found by trying all seeds."""
    return hashlib.sha256(f"{seed} {salt}".encode()).hexdigest()
