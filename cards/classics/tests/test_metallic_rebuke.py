"""Metallic Rebuke: a spell is countered unless three mana are paid; artifacts help."""

import pytest

CARD = "Metallic Rebuke"


def test_as_printed(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{2}{U}", "Instant")


@pytest.mark.rule("702.126a", "118.12a")
def test_artifacts_pay_and_the_spell_is_countered(table):
    table.battlefield("P1", "Strionic Resonator", "Trinisphere", tapped=False)
    first, second = (view.id for view in table.game.permanents("P1"))
    table.mana("P1", "{U}{R}")
    table.mana("P1", "{C}{C}")
    table.answers("P1", ("target", "P2"), ("pay", "pay {C}{C}{R}"))
    table.cast("P1", table.hand("P1", "Lightning Bolt"))
    table.answers("P1", ("pay", lambda option: pays(option) == first))
    with table.recording("payment_options") as calls:
        table.cast("P1", table.hand("P1", CARD))
    assert {option.component.item for option in calls[0].answers} == {first, second}
    table.resolve()
    assert table.life("P2") == 20


def pays(option):
    return option.option.component.item if hasattr(option, "option") else 0
