"""The command line. What a command needs is imported when it runs; ``--help`` imports no card."""

from __future__ import annotations

import gc
import os
import sys
import warnings
from typing import TYPE_CHECKING, Any, ClassVar

import click

from cardwright import __version__
from cardwright.cli.groups import LazyGroup

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

__all__ = ["cardwright", "main"]

COMMANDS = "cardwright.commands"
"""The entry-point group of other people's commands."""

INTERRUPTED, WRONG_INPUT, CLOSED_PIPE = 130, 2, 141

_SELDOM = 20_000
"""How many new objects the collector waits for: what is imported stays anyway."""

_OWN = {
    "cards": ("cardwright.cli.cards:cards", "List the installed cards."),
    "new": ("cardwright.cli.new:new", "Write a new pack, or a card or mechanic into a pack."),
    "plugins": ("cardwright.cli.plugins:plugins", "List, check and trace what is installed."),
    "replay": ("cardwright.cli.replay:replay", "Play a game again from its replay file."),
    "run": ("cardwright.cli.run:run", "Run scenario files and say what came of them."),
}


class _Commands(LazyGroup):
    """Our own commands and those of other distributions, each imported when it is typed."""

    lazy: ClassVar[dict[str, str]] = {name: entry for name, (entry, _) in _OWN.items()}

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names, ours and others', sorted."""
        return sorted({*super().list_commands(ctx), *_others()})

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import a command."""
        if cmd_name in _OWN:
            return super().get_command(ctx, cmd_name)
        entry = _others().get(cmd_name)
        return None if entry is None else _loaded(entry)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without importing them."""
        others = _others()
        rows = [
            (name, _OWN[name][1] if name in _OWN else f"From {_origin(others[name])}.")
            for name in self.list_commands(ctx)
        ]
        with formatter.section("Commands"):
            formatter.write_dl(rows)


def _others() -> dict[str, EntryPoint]:
    from importlib.metadata import entry_points  # noqa: PLC0415 - it costs start-up time

    entries = sorted(entry_points(group=COMMANDS))
    if any(os.environ.get(name) for name in ("CARDWRIGHT_DISABLE", "CARDWRIGHT_NO_PLUGINS")):
        from cardwright.leaving_out import LeftOut  # noqa: PLC0415 - `--help` stays light

        out = LeftOut()
        entries = [one for one in entries if not out.reason(one.name, _distribution(one))]
    return {entry.name: entry for entry in entries}


def _distribution(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else ""


def _origin(entry: EntryPoint) -> str:
    return f"{entry.dist.name} {entry.dist.version}" if entry.dist is not None else entry.value


def _loaded(entry: EntryPoint) -> click.Command:
    from cardwright_core.errors import PluginError  # noqa: PLC0415 - for strangers' commands only

    try:
        command: Any = entry.load()
    except Exception as error:
        message = f"command {entry.name!r} ({_origin(entry)}) failed to load: {error}"
        raise PluginError(message) from error
    if not isinstance(command, click.Command):
        message = f"command {entry.name!r} ({_origin(entry)}) is no click command"
        raise PluginError(message)
    return command


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="cardwright")
@click.option(
    "--disable",
    "names",
    metavar="NAME",
    multiple=True,
    help="Leave out a distribution, pack, card, keyword, format or rule; may be repeated.",
)
@click.option("--no-plugins", is_flag=True, help="Use nothing but cardwright's own packs.")
@click.pass_context
def cardwright(ctx: click.Context, names: tuple[str, ...], *, no_plugins: bool) -> None:
    """Run scenarios of Magic: The Gathering by its rules, and see what happened and why."""
    if names or no_plugins:
        from cardwright.cli.leaving_out import leave_out  # noqa: PLC0415 - `--help` stays light

        leave_out(ctx, names, no_plugins=no_plugins)


def main(arguments: list[str] | None = None) -> None:
    """Run the command line and exit: 0 for well, 1 for no, 2 for wrong input, 130 for Ctrl-C."""
    gc.set_threshold(_SELDOM)
    with warnings.catch_warnings():
        warnings.simplefilter("always", UserWarning)
        warnings.showwarning = _Shown()
        code = _run(arguments)
    sys.exit(code)


class _Shown:
    """Shows each warning once, as one line."""

    def __init__(self) -> None:
        self._seen: set[str] = set()

    def __call__(self, message: Warning | str, *_: object, **__: object) -> None:
        if str(message) not in self._seen:
            self._seen.add(str(message))
            click.echo(f"Warning: {message}", err=True)


def _run(arguments: list[str] | None) -> int:
    try:
        code: object = cardwright.main(arguments, prog_name="cardwright", standalone_mode=False)
    except (KeyboardInterrupt, click.Abort):
        click.echo("interrupted", err=True)
        return INTERRUPTED
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except BrokenPipeError:
        sys.stdout = open(os.devnull, "w")  # noqa: PTH123, SIM115 - nobody reads what is left
        return CLOSED_PIPE
    except Exception as error:
        if not _is_ours(error):
            raise
        click.echo(f"Error: {error}", err=True)
        for note in getattr(error, "__notes__", ()):
            click.echo(f"  {note}", err=True)
        return WRONG_INPUT
    return code if isinstance(code, int) else 0


def _is_ours(error: Exception) -> bool:
    from cardwright_core.errors import CardwrightError  # noqa: PLC0415 - for errors only

    return isinstance(error, CardwrightError)
