import pytest

from cardwright.authoring import Card, Keyword, LifeGained, LifeLost, Replacement, about, hookimpl
from cardwright_core.cards import functions_in
from cardwright_rules.damage import DamageDealt, damaging


@pytest.mark.rule("120.3a")
def test_damage_to_a_player_is_loss_of_life(table, lay):
    (bear,) = lay(P1=["2/2"])
    table.propose(DamageDealt(bear, "P2", 3))
    assert table.life("P2") == 17
    assert any(isinstance(entry.event, LifeLost) for entry in table.game.log)


@pytest.mark.rule("120.3e", "120.6", "120.5")
def test_damage_is_marked_on_a_creature(table, lay):
    bear, wall = lay(P1=["2/2"], P2=["0/4"])
    table.propose(DamageDealt(bear, wall, 3))
    assert table.game.state.status_of(wall).damage == 3
    assert table.game.exists(wall)


@pytest.mark.rule("120.3c", "306.8")
@pytest.mark.parametrize(("amount", "left"), [(1, 3), (4, 0), (9, 0)])
def test_damage_takes_loyalty_from_a_planeswalker(table, lay, planeswalker, amount, left):
    table.add_card(planeswalker)
    (bear,) = lay(P1=["2/2"])
    walker = table.battlefield("P2", "Walker", counters={"loyalty": 4})
    table.propose(DamageDealt(bear, walker, amount))
    assert table.see(walker).object.count("loyalty") == left


@pytest.mark.rule("120.1a", "120.8")
def test_there_is_damage_only_to_what_can_be_dealt_damage(table, lay):
    bear, wall = lay(P1=["2/2"], P2=["0/4"])
    land = table.battlefield("P2", "Forest")
    assert damaging(table.game, bear, land, 2) is None
    assert damaging(table.game, bear, wall, 0) is None
    assert damaging(table.game, bear, "P2", 1) == DamageDealt(bear, "P2", 1)


@pytest.mark.rule("120.4b")
def test_damage_that_is_prevented_has_no_results(table, lay):
    class Shield(Card):
        name = "Shield"
        types = "Enchantment"

        @hookimpl
        @about(DamageDealt)
        def replacements(self, by, event):
            return Replacement.of(by, lambda game, damage: None, rule="615.1")

    bear, _ = lay(P1=["2/2 lifelink"], P2=[Shield])
    table.propose(DamageDealt(bear, "P2", 2))
    assert [table.life(player) for player in ("P1", "P2")] == [20, 20]


@pytest.mark.rule("120.4c")
def test_a_result_of_damage_can_be_replaced_itself(table, lay):
    class Worship(Card):
        name = "Half"
        types = "Enchantment"

        @hookimpl
        @about(LifeLost)
        def replacements(self, by, event):
            return Replacement.of(by, lambda game, loss: loss.replace(amount=loss.amount // 2))

    bear, _ = lay(P1=["2/2 lifelink"], P2=[Worship])
    table.propose(DamageDealt(bear, "P2", 4))
    assert [table.life(player) for player in ("P1", "P2")] == [24, 18]


@pytest.mark.rule("120.3f")
def test_a_strangers_keyword_adds_a_result(table, lay):
    class Sapping(Keyword):
        name, rule = "sapping", "120.3"

        @hookimpl
        @functions_in()
        def damage_results(self, by, damage):
            return LifeGained(by.controller, 1)

    table.add_keyword(Sapping)
    (bear,) = lay(P1=["2/2 sapping"])
    table.propose(DamageDealt(bear, "P2", 2))
    assert [table.life(player) for player in ("P1", "P2")] == [21, 18]
