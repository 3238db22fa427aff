"""Fighting, proliferating, populating; predefined tokens (701.14, 701.34, 701.36, 111.10)."""

import pytest

from cardwright.authoring import (
    CLUE,
    CREATURE,
    FOOD,
    POWERSTONE,
    TREASURE,
    YOU_CONTROL,
    Card,
    CreateTokens,
    DamageDealt,
    Fights,
    Populate,
    Proliferate,
    Targets,
    all_of,
    spell,
    target,
)
from cardwright_core.events import CountersPut
from cardwright_core.zone_changes import move
from cardwright_core.zones import Zone
from cardwright_rules.counters import PlayerGetsCounters


class Brawl(Card):
    name = "Brawl"
    cost = "{G}"
    types = "Instant"
    abilities = (
        spell(
            Fights(Targets(0), Targets(1)),
            target(all_of(CREATURE, YOU_CONTROL)),
            target(CREATURE),
        ),
    )


class Spread(Card):
    name = "Spread"
    cost = "{G}"
    types = "Instant"
    abilities = (spell(Proliferate()),)


class Multiply(Card):
    name = "Multiply"
    cost = "{G}"
    types = "Instant"
    abilities = (spell(Populate()),)


def making(values):
    made = {"name": "Maker", "cost": "{G}", "types": "Sorcery"}
    return type("Maker", (Card,), {**made, "abilities": (spell(CreateTokens(values)),)})


def cast(table, name, *answers):
    table.mana("P1", "{G}")
    table.answers("P1", *answers)
    table.cast("P1", table.hand("P1", name))


@pytest.mark.rule("701.14a", "701.14d")
def test_each_deals_damage_equal_to_its_power(table, lay):
    table.add_card(Brawl)
    mine, theirs = lay(P1=["3/4"], P2=["2/5"])
    cast(table, "Brawl", ("target", theirs))
    table.resolve()
    assert [table.game.state.status_of(item).damage for item in (mine, theirs)] == [2, 3]


@pytest.mark.rule("701.14b")
def test_neither_fights_if_one_is_gone(table, lay):
    table.add_card(Brawl)
    mine, theirs = lay(P1=["3/4"], P2=["2/5"])
    cast(table, "Brawl", ("target", theirs))
    table.propose(move(table.game, theirs, Zone.HAND))
    table.resolve()
    assert table.game.state.status_of(mine).damage == 0


@pytest.mark.rule("701.14c")
def test_a_creature_that_fights_itself_deals_twice_its_power(table, lay):
    table.add_card(Brawl)
    (mine,) = lay(P1=["2/9"])
    cast(table, "Brawl")
    table.resolve()
    assert table.game.state.status_of(mine).damage == 4
    dealt = [entry.event for entry in table.game.log if isinstance(entry.event, DamageDealt)]
    assert [one.amount for one in dealt] == [4]  # at once: what triggers on it triggers once


@pytest.mark.rule("701.34a")
def test_proliferate_gives_one_of_each_kind_to_those_chosen(table, lay):
    table.add_card(Spread)
    mine, theirs, bare = lay(P1=["3/4"], P2=["2/5", "1/1"])
    for counter, count in (("+1/+1", 2), ("stun", 1)):
        table.propose(CountersPut(mine, counter, count))
    table.propose(CountersPut(theirs, "-1/-1", 1))
    table.propose(PlayerGetsCounters("P2", "poison", 3))
    cast(table, "Spread")
    table.answers("P1", ("proliferate", [mine, "P2"]))
    table.resolve()
    assert dict(table.see(mine).object.counters) == {"+1/+1": 3, "stun": 2}
    assert dict(table.see(theirs).object.counters) == {"-1/-1": 1}
    assert dict(table.game.player("P2").counters) == {"poison": 4}
    assert table.see(bare).object.counters == ()


@pytest.mark.rule("701.36a", "701.36b")
def test_populate_copies_a_creature_token_and_no_card(table):
    table.add_card(Multiply)
    table.battlefield("P1", "Grizzly Bears")
    cast(table, "Multiply")
    table.resolve()
    assert table.permanents("P1") == ["Grizzly Bears"]


@pytest.mark.rule("111.10a", "106.4")
def test_treasure(table):
    table.add_card(making(TREASURE))
    cast(table, "Maker")
    table.resolve()
    (treasure,) = table.game.permanents("P1")
    assert (treasure.name, treasure.is_a("Artifact")) == ("Treasure Token", True)
    table.answers("P1", ("mana type", "U"))
    table.activate("P1", treasure.id)
    assert [unit.type for unit in table.game.player("P1").pool] == ["U"]
    assert table.permanents("P1") == []


@pytest.mark.rule("111.10b", "111.10f")
@pytest.mark.parametrize(("values", "life", "hand"), [(FOOD, 23, 0), (CLUE, 20, 1)])
def test_food_and_clue(table, values, life, hand):
    table.add_card(making(values))
    table.library("P1", "Forest", "Forest")
    cast(table, "Maker")
    table.resolve()
    (made,) = table.game.permanents("P1")
    table.mana("P1", "{C}{C}")
    table.activate("P1", made.id)
    table.resolve()
    assert (table.life("P1"), len(table.game.state.zone(Zone.HAND, "P1"))) == (life, hand)


@pytest.mark.rule("111.10h", "106.6")
@pytest.mark.parametrize(("name", "castable"), [("Memnite Two", True), ("Bear Two", False)])
def test_powerstone_mana_is_not_for_nonartifact_spells(table, name, castable):
    values = {"name": name, "cost": "{1}", "power": 1, "toughness": 1}
    types = "Artifact Creature" if castable else "Creature"
    table.add_card(making(POWERSTONE), type("Test", (Card,), {**values, "types": types}))
    cast(table, "Maker")
    table.resolve()
    (stone,) = table.game.permanents("P1")
    table.activate("P1", stone.id)
    card = table.hand("P1", name)
    if castable:
        table.cast("P1", card)
        assert table.stack == [name]
    else:
        with pytest.raises(AssertionError):
            table.cast("P1", card)
