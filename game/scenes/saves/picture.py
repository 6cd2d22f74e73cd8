"""The small picture in a save: a PNG in base64, made by us and read with care."""

import base64
import binascii
import io

import pygame

SIZE = (256, 144)
"""Width and height, in pixels."""
_HEAD = b"\x89PNG\r\n\x1a\n"
_LARGEST = 1024
"""A picture with a longer edge is not read: it is none of ours."""


def to_text(picture: pygame.Surface | None) -> str:
    """A picture as a document keeps it, "" for none."""
    if picture is None:
        return ""
    data = io.BytesIO()
    pygame.image.save(picture, data, "picture.png")
    return base64.b64encode(data.getvalue()).decode("ascii")


def from_text(text: str) -> pygame.Surface | None:
    """The picture in a document, None if there is none or it cannot be read."""
    try:
        data = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return None
    edges = (int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big"))
    if not data.startswith(_HEAD) or not all(0 < edge <= _LARGEST for edge in edges):
        return None
    try:
        return pygame.image.load(io.BytesIO(data), "picture.png").convert()
    except pygame.error:
        return None
