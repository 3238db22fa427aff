"""Runed Halo."""

import pytest

from cardwright_core.stack import legal_targets, target_specs
from cardwright_rules.damage import DamageDealt

NAME = "Runed Halo"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Enchantment"
    assert str(printed.cost) == "{W}{W}"


@pytest.mark.rule("702.16b", "702.16e", "607.2d")
def test_what_has_the_name_can_neither_target_nor_damage_you(table):
    shock = table.hand("P2", "Shock")
    table.answers("P1", ("card name", "Shock"))
    table.propose(table.entering("P1", NAME))
    bears = table.battlefield("P2", "Grizzly Bears")
    table.propose(DamageDealt(shock, "P1", 2))
    assert table.life("P1") == 20
    table.propose(DamageDealt(bears, "P1", 2))
    assert table.life("P1") == 18
    shocking = table.casting("P2", shock).instance
    (spec,) = target_specs(shocking)
    assert legal_targets(table.game, shocking, spec) == (bears, "P2")
