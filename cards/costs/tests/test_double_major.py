"""Double Major."""

import pytest

NAME = "Double Major"


def test_as_printed(table):
    printed = table.see(table.hand("P1", NAME)).characteristics
    assert str(printed.type_line) == "Instant"
    assert str(printed.cost) == "{G}{U}"


@pytest.mark.rule("707.10", "707.9b")
def test_a_copy_of_a_creature_spell_becomes_a_token_that_is_not_legendary(table):
    table.mana("P1", "{C}{C}{C}{C}{W}")
    table.cast("P1", table.hand("P1", "Elesh Norn, Mother of Machines"))
    table.mana("P1", "{G}{U}")
    table.cast("P1", table.hand("P1", NAME))
    table.resolve()
    table.resolve()
    kinds = [view.is_a("Legendary") for view in table.game.permanents("P1")]
    assert sorted(kinds) == [False, True]
