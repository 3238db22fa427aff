"""A group whose commands are imported when they are typed, and that knows the nearest word."""

from __future__ import annotations

from importlib import import_module
from typing import ClassVar

import click

__all__ = ["LazyGroup"]


class LazyGroup(click.Group):
    """Beside its own commands it has `lazy` ones: ``module:command`` by name."""

    lazy: ClassVar[dict[str, str]]
    hint: ClassVar[str] = "see --help"
    """What is said of an unknown command, where NAME stands for what was typed."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names, sorted."""
        return sorted({*super().list_commands(ctx), *self.lazy})

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import a command."""
        if cmd_name not in self.lazy:
            return super().get_command(ctx, cmd_name)
        module, _, name = self.lazy[cmd_name].partition(":")
        command: click.Command = getattr(import_module(module), name)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command; for an unknown one, say the nearest."""
        name = args[0] if args else ""
        if name and not name.startswith("-") and self.get_command(ctx, name) is None:
            from cardwright_core.errors import UnknownNameError  # noqa: PLC0415 - for errors only

            hint = self.hint.replace("NAME", name)
            raise UnknownNameError("command", name, self.list_commands(ctx), hint)
        return super().resolve_command(ctx, args)
