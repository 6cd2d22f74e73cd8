"""The sealed seed."""

from hashlib import sha256

from game.campaign.seal import seal


def test_a_seal_is_the_hash_of_seed_and_salt_which_anybody_can_make() -> None:
    assert seal(4711, "5a17") == sha256(b"4711 5a17").hexdigest()


def test_another_salt_seals_the_same_seed_otherwise() -> None:
    assert seal(4711, "a") != seal(4711, "b")
