"""Guardian of the Guildpact."""

import pytest

from cardwright_rules.damage import DamageDealt

NAME = "Guardian of the Guildpact"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Creature — Spirit"
    assert str(printed.cost) == "{3}{W}"
    assert (printed.power, printed.toughness) == (2, 3)


@pytest.mark.rule("702.16e", "105.2a")
def test_only_what_has_one_color_is_kept_off(table):
    guardian = table.battlefield("P1", NAME)
    bears, angel, golem = table.battlefield("P2", "Grizzly Bears", "Meddling Mage", "Memnite")
    for source, damage in ((bears, 0), (angel, 1), (golem, 2)):
        table.propose(DamageDealt(source, guardian, 1))
        assert table.game.state.status_of(guardian).damage == damage
