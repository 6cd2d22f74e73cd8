"""The base of everything content defines."""

from pydantic import BaseModel, ConfigDict


class Entry(BaseModel):
    """Anything content defines: frozen, strict, closed to unknown keys."""

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")
