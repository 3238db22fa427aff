"""Chain Lightning."""

import pytest

NAME = "Chain Lightning"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Sorcery"
    assert str(printed.cost) == "{R}"


@pytest.mark.rule("707.10", "707.10c")
def test_who_is_hit_may_pay_and_send_it_back(table):
    table.mana("P1", "{R}")
    table.mana("P2", "{R}{R}")
    table.answers("P1", ("target", "P2"))
    table.answers("P2", ("pay cost", True), ("may", True), ("new target", "P1"))
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    assert (table.life("P1"), table.life("P2")) == (17, 17)
