"""The hook `may_stay_tapped`: which permanents their controllers need not untap (502.3)."""

import pytest

from cardwright.authoring import ARTIFACT, Card, MayStayTapped, StaticAbility


class Lever(Card):
    """Its controller's artifacts may stay tapped."""

    name = "Lever"
    types = "Enchantment"
    abilities = (StaticAbility(MayStayTapped(ARTIFACT)),)


@pytest.mark.rule("502.3")
def test_may_stay_tapped_names_what_each_ability_is_about(table):
    table.add_card(Lever)
    mine, _ = table.battlefield("P1", "Memnite", "Forest")
    table.battlefield("P2", "Memnite")
    table.battlefield("P1", "Lever", "Lever")
    assert table.hook.may_stay_tapped() == [mine, mine]


@pytest.mark.rule("502.3")
def test_may_stay_tapped_is_nobodys_without_such_an_ability(table):
    table.battlefield("P1", "Memnite")
    assert table.hook.may_stay_tapped() == []
