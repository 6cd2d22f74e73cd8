"""Calling the sub-commands as a shell would, in this process."""

import io
import json
from typing import Any

import pytest

from game import cli


def call(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Exit status, standard output, standard error."""
    capsys.readouterr()
    status = cli.main(list(words))
    told = capsys.readouterr()
    return status, told.out, told.err


def answer(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    """The JSON document a call prints, which must be all it prints."""
    status, out, err = call(capsys, *words, "--json")
    assert (status, err) == (0, "")
    assert out.count("\n") == 1
    return json.loads(out)


def batch(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lines: str, *words: str
) -> tuple[int, list[Any], str]:
    """Exit status, the answers in order, standard error."""
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    status, out, err = call(capsys, *words, "--batch")
    return status, [json.loads(line) for line in out.splitlines()], err
