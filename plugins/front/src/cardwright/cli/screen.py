"""Writing lines: plain where a program reads them, in colours on a terminal."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    Piece = tuple[str, str]
    Styled = tuple[Piece, ...]

__all__ = ["columns", "write"]


def write(lines: Iterable[Styled]) -> None:
    """Write lines, each made of pieces: a text and its style, as rich names styles."""
    if not sys.stdout.isatty():
        for line in lines:
            click.echo("".join(text for text, _ in line))
        return
    from rich.console import Console  # noqa: PLC0415 - it costs start-up time
    from rich.text import Text  # noqa: PLC0415 - it costs start-up time

    console = Console(highlight=False)
    for line in lines:
        console.print(Text.assemble(*line), soft_wrap=True)


def columns(rows: Sequence[Sequence[str]], styles: Sequence[str]) -> Iterable[Styled]:
    """Yield rows as lines with columns below each other; the first row is the heading."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for number, row in enumerate(rows):
        cells = [text.ljust(width) for text, width in zip(row, widths, strict=True)]
        cells[-1] = cells[-1].rstrip()
        yield tuple(
            (f"{cell}  " if place < len(cells) - 1 else cell, style if number else "bold")
            for place, (cell, style) in enumerate(zip(cells, styles, strict=True))
        )
