"""Any number of cards, each a class of its own behind an entry point, as packs install them."""

from __future__ import annotations

import importlib
import sys
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from cardwright.authoring import Card, hookimpl

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright.authoring import Trigger

__all__ = ["installed_cards"]


def __getattr__(name: str) -> type[Card]:
    """Make the card that an entry point names."""
    if not name.startswith("Card"):
        raise AttributeError(name)

    class Made(Card):
        types = "Creature"
        power, toughness = 1, 1

        @hookimpl
        def additional_triggers(self, trigger: Trigger) -> int | None:
            """603.2d"""
            return 1 if trigger.of_permanent_of() else None

    Made.name = f"Card {name.removeprefix('Card')}"
    return Made


@contextmanager
def installed_cards(count: int) -> Iterator[None]:
    """Install a distribution with `count` cards for as long as the block runs."""
    with TemporaryDirectory() as folder:
        info = Path(folder, "cardwright_cards_many-1.0.dist-info")
        info.mkdir()
        Path(info, "METADATA").write_text(
            "Metadata-Version: 2.1\nName: cardwright-cards-many\nVersion: 1.0\n", encoding="utf-8"
        )
        entries = "".join(f"card-{n} = {__name__}:Card{n}\n" for n in range(count))
        Path(info, "entry_points.txt").write_text(
            f"[cardwright.cards]\n{entries}", encoding="utf-8"
        )
        sys.path.insert(0, folder)
        importlib.invalidate_caches()
        try:
            yield
        finally:
            sys.path.remove(folder)
            importlib.invalidate_caches()
