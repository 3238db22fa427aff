"""``cardwright cards show``: a card's facts, and what its abilities say in our own words."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import click

from cardwright.cli.screen import write, write_json

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright.cli.screen import Styled
    from cardwright_core.cards import Definition
    from cardwright_core.catalog import Catalog
    from cardwright_core.characteristics import Characteristics

__all__ = ["show"]


@click.command()
@click.argument("names", metavar="NAME...", nargs=-1, required=True)
@click.option("--json", "as_json", is_flag=True, help="One line of JSON per card.")
def show(names: tuple[str, ...], *, as_json: bool) -> int:
    """Say what cards are and do, in our own words.

    The words are made from what the card's plugin really does: they are not its printed text.
    """
    from cardwright import rule_set  # noqa: PLC0415 - `--help` stays light

    catalog = rule_set().catalog
    for card in [catalog.definition(name) for name in names]:
        if as_json:
            write_json(_row(catalog, card))
        else:
            write(_lines(catalog, card))
    return 0


def _row(catalog: Catalog, card: Definition) -> dict[str, object]:
    first, *others = map(partial(_facts, catalog), card.characteristics.sets)
    told = {"pack": str(card.origin), "caveat": card.caveat}
    return {**first, "name": card.name, **told, "faces": others}


def _facts(catalog: Catalog, values: Characteristics) -> dict[str, object]:
    return {
        "name": values.name,
        "cost": None if values.cost is None else str(values.cost),
        "types": str(values.type_line),
        "power": values.power,
        "toughness": values.toughness,
        "abilities": list(spoken(catalog, values)),
    }


def _lines(catalog: Catalog, card: Definition) -> Iterator[Styled]:
    for place, values in enumerate(card.characteristics.sets):
        origin = "" if place else f"  ({card.origin})"
        cost = "" if values.cost is None else f"  {values.cost}"
        yield (values.name, "bold"), (cost, "cyan"), (origin, "dim")
        size = "" if values.power is None else f"  {values.power}/{values.toughness}"
        yield ((f"  {values.type_line}{size}", ""),)
        for words in spoken(catalog, values):
            yield ((f"  {words}", ""),)
    if card.caveat:
        yield ((f"  caveat: {card.caveat}", "yellow"),)


def spoken(catalog: Catalog, values: Characteristics) -> Iterator[str]:
    """Yield what each ability says; of one that is a marked method, the hooks that it answers."""
    from cardwright.authoring import Code, StaticAbility, say  # noqa: PLC0415 - as above
    from cardwright_rules.english import sentence  # noqa: PLC0415 - as above

    for ability in values.abilities:
        behaviour = getattr(ability, "behaviour", None)
        if isinstance(ability, StaticAbility) and isinstance(behaviour, Code):
            answers = catalog.implementations(behaviour)
            hooks = " and ".join(dict.fromkeys(f"`{one.hook}`" for one in answers))
            yield sentence(ability.keyword or f"its own code answers {hooks}")
        else:
            yield say(ability)
