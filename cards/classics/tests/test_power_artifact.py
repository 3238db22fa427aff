"""Power Artifact: the enchanted artifact's abilities cost two less, but one at least."""

import pytest

CARD = "Power Artifact"


def test_as_printed(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{U}{U}", "Enchantment — Aura")


@pytest.mark.rule("303.4", "118.7")
def test_only_the_enchanted_artifact(table):
    scepter, other = table.battlefield("P1", "Strionic Resonator", "Strionic Resonator")
    table.mana("P1", "{U}{U}")
    table.answers("P1", ("target", scepter))
    table.cast("P1", table.hand("P1", CARD))
    table.resolve()
    (change,) = table.hook.cost_changes(proposal=table.activating("P1", scepter))
    assert (str(change.mana), change.minimum) == ("{2}", 1)
    assert table.hook.cost_changes(proposal=table.activating("P1", other)) == []
