"""``cardwright replay``: play a game once more from its seed, its decks and its answers."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from cardwright.cli.screen import write, write_json
from cardwright.saving import DivergedError, Replay, SaveError

if TYPE_CHECKING:
    from cardwright.game import Game

__all__ = ["replay"]


@click.command()
@click.argument("path", metavar="FILE", type=click.Path(exists=True, dir_okay=False))
@click.option("--json", "as_json", is_flag=True, help="One line of JSON.")
def replay(path: str, *, as_json: bool) -> int:
    """Play a replay file, and say where the game stands and with which digest.

    Exits with 0 if it is the same game to the end, with 1 if it becomes another one: then it says
    at which answer, and what was asked there. Exits with 2 if the file can't be read, or what it
    was played by is not installed.
    """
    told = _read(path)
    try:
        game = told.play()
    except DivergedError as error:
        if as_json:
            write_json({"file": path, "ok": False, "failure": str(error)})
        else:
            write([(("FAILED", "bold red"), (f"  {path}", "")), ((f"      {error}", "red"),)])
        return 1
    row = {"file": path, "ok": True, "answers": len(told.file.answers), **_end(game)}
    if as_json:
        write_json(row)
        return 0
    write([(("ok    ", "bold green"), (f"  {path}", ""))])
    for key in ("answers", "turn", "winners", "decision", "digest"):
        write([((f"      {key}: ", "dim"), (_said(row[key]), ""))])
    return 0


def _read(path: str) -> Replay:
    """Read a replay file; what is wrong with it is told with its name."""
    try:
        return Replay.read(Path(path).read_bytes())
    except SaveError as error:
        where = f"{path}: {error.where}" if error.where else path
        raise SaveError(where, error.reason) from error
    except OSError as error:
        raise SaveError(path, f"can't be read: {error.strerror}") from error


def _end(game: Game) -> dict[str, Any]:
    decision = game.decision
    return {
        "turn": game.state.cursor.turn,
        "winners": None if game.state.winners is None else list(game.state.winners),
        "decision": None
        if decision is None
        else f"{', '.join(decision.deciders)}: {decision.kind}",
        "digest": game.digest(),
    }


def _said(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "nobody"
    return "none" if value is None else str(value)
