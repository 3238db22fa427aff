"""Writing lines: plain where a program reads them, in colours on a terminal."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    Piece = tuple[str, str]
    Styled = tuple[Piece, ...]

__all__ = ["columns", "write", "write_json"]

_MOST = 200
"""How long a cell of a table may be."""


def write(lines: Iterable[Styled]) -> None:
    """Write lines, each made of pieces: a text and its style, as rich names styles."""
    if not sys.stdout.isatty():
        for line in lines:
            click.echo("".join(_safe(text) for text, _ in line))
        return
    from rich.console import Console  # noqa: PLC0415 - it costs start-up time
    from rich.text import Text  # noqa: PLC0415 - it costs start-up time

    console = Console(highlight=False)
    for line in lines:
        safe = ((_safe(text), style) for text, style in line)
        console.print(Text.assemble(*safe), soft_wrap=True)


def _short(text: str) -> str:
    text = _safe(text)
    return text if len(text) <= _MOST else f"{text[: _MOST - 3]}..."


def _safe(text: str) -> str:
    """Write out what a terminal would obey: names come from whoever wrote a pack."""
    if text.isprintable():
        return text
    return "".join(
        sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text
    )


def write_json(row: object) -> None:
    """Write one line of JSON, in which nothing is left that a terminal would obey."""
    import json  # noqa: PLC0415 - for programs that read it only

    text = json.dumps(row, ensure_ascii=False)
    if not text.isprintable():
        text = "".join(sign if sign.isprintable() else json.dumps(sign)[1:-1] for sign in text)
    click.echo(text)


def columns(rows: Sequence[Sequence[str]], styles: Sequence[str]) -> Iterable[Styled]:
    """Yield rows as lines with columns below each other; the first row is the heading."""
    rows = [tuple(map(_short, row)) for row in rows]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for number, row in enumerate(rows):
        cells = [text.ljust(width) for text, width in zip(row, widths, strict=True)]
        cells[-1] = cells[-1].rstrip()
        yield tuple(
            (f"{cell}  " if place < len(cells) - 1 else cell, style if number else "bold")
            for place, (cell, style) in enumerate(zip(cells, styles, strict=True))
        )
