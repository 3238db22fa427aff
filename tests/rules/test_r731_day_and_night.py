"""Day and night, daybound and nightbound, disturb, split and Clone examples of faces (731, 702)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    TARGET,
    BecomeCopy,
    BecomesDay,
    BecomesNight,
    Card,
    Color,
    DealDamage,
    DrawCards,
    Duration,
    Each,
    Enters,
    EntersAsCopy,
    GainLife,
    Is,
    LoseLife,
    Record,
    Replacement,
    ReplacementClass,
    StaticAbility,
    Transformed,
    Zone,
    about,
    copiable_values,
    hookimpl,
    record,
    spell,
    target,
    transforms_into,
)
from cardwright_core.abilities import Instance, Source
from cardwright_rules.day_and_night import is_day, is_night

BEARS = "Grizzly Bears"


def card(name, types, *abilities, **values):
    values |= {"name": name, "types": types, "abilities": abilities}
    return type("TestCard", (Card,), values)


HOWLER = card("Howler", "Creature — Werewolf", power=4, toughness=4, keywords=("nightbound",))
ADMIRER = card(
    "Admirer",
    "Creature — Human Werewolf",
    cost="{2}{G}",
    power=2,
    toughness=2,
    keywords=("daybound",),
    faces=transforms_into(HOWLER),
)
RITE = card("Rite", "Sorcery", spell(GainLife(1)))
SIEGE = card("Siege", "Creature", cost="{3}", power=1, toughness=1, faces=transforms_into(RITE))
SPIRIT = card("Spirit", "Creature — Spirit", power=2, toughness=1, keywords=("flying",))
MONK = card(
    "Monk",
    "Creature — Human",
    cost="{1}{U}",
    power=1,
    toughness=3,
    keywords=("disturb {2}{U}",),
    faces=transforms_into(SPIRIT),
)
CLONE = card("Double", "Creature", StaticAbility(EntersAsCopy(CREATURE)), power=0, toughness=0)
RAVAGER = card("Ravager", "Creature", colors=frozenset({Color.RED}), power=4, toughness=4)
HUNTMASTER = card(
    "Huntmaster", "Creature", cost="{2}{R}{G}", power=2, toughness=2, faces=transforms_into(RAVAGER)
)
INSECT = card("Insect", "Creature — Insect", power=3, toughness=2)
DELVER = card(
    "Delver", "Creature — Human", cost="{U}", power=1, toughness=1, faces=transforms_into(INSECT)
)
SHAPE = card(
    "Shape",
    "Instant",
    spell(BecomeCopy(TARGET, Each(Is("Insect")), Duration.END_OF_TURN), target(CREATURE)),
    cost="{0}",
)
TRICK = card("Trick", "Instant", spell(GainLife(1)), cost="{0}")


@record
class Reflected(Record):
    """What enters under any control enters as a copy of a certain creature."""

    original: int

    @hookimpl
    @about(Enters)
    def replacements(self, by, event):
        if event.becomes == by.source.id:
            return None
        return Replacement.of(by, self.as_copy, ReplacementClass.COPY, "707.5")

    def as_copy(self, game, event):
        return event.replace(values=copiable_values(game, self.original))


ASSAULT = type(
    "Assault",
    (Card,),
    {
        "name": "Assault",
        "cost": "{R}",
        "types": "Instant",
        "abilities": (spell(DealDamage(2), target(CREATURE)),),
    },
)
BATTERY = type(
    "Battery",
    (Card,),
    {"name": "Battery", "cost": "{3}{G}", "types": "Sorcery", "abilities": (spell(DrawCards(1)),)},
)
SPLIT = type("Split", (Card,), {"name": "Assault // Battery", "halves": (ASSAULT, BATTERY)})
ICE = type(
    "Ice",
    (Card,),
    {"name": "Ice", "cost": "{1}{U}", "types": "Instant", "abilities": (spell(GainLife(2)),)},
)
FIRE = type(
    "Fire",
    (Card,),
    {"name": "Fire", "cost": "{1}{R}", "types": "Instant", "abilities": (spell(LoseLife(2)),)},
)
FIRE_ICE = type("FireIce", (Card,), {"name": "Fire // Ice", "halves": (FIRE, ICE)})
EVERY = (ADMIRER, SIEGE, MONK, CLONE, HUNTMASTER, DELVER, SHAPE, TRICK, SPLIT, FIRE_ICE)


@pytest.fixture
def known(table):
    for one in EVERY:
        table.add_card(one)
    return table


def next_turn(table, player):
    """Go on to the upkeep of the next turn; nobody attacks."""
    cursor = table.game.state.cursor
    able = any(
        view.is_a("Creature") and view.object.since < cursor.turn
        for view in table.game.permanents(cursor.active)
    )
    if able:
        table.answers(cursor.active, ("attackers", []))
    table.go_to("upkeep")
    assert table.game.state.cursor.active == player


@pytest.mark.rule("731.1", "702.145d")
def test_it_becomes_day_with_the_first_daybound_permanent(known):
    assert not is_day(known.game)
    known.propose(known.entering("P1", "Admirer"))
    assert is_day(known.game)


@pytest.mark.rule("731.2", "731.2a", "502.2", "702.145b")
def test_day_becomes_night_after_a_turn_without_a_spell(known):
    item = known.propose(known.entering("P1", "Admirer")).becomes
    known.library("P2", BEARS)
    next_turn(known, "P2")
    assert is_night(known.game)
    assert known.see(item).name == "Howler"


@pytest.mark.rule("731.2a")
def test_it_stays_day_after_a_turn_with_a_spell(known):
    item = known.propose(known.entering("P1", "Admirer")).becomes
    known.library("P2", BEARS)
    known.hand("P1", "Trick")
    known.cast("P1", "Trick")
    next_turn(known, "P2")
    assert is_day(known.game)
    assert known.see(item).name == "Admirer"


@pytest.mark.rule("731.2b", "702.145e")
@pytest.mark.parametrize(("spells", "day"), [(1, False), (2, True)])
def test_night_becomes_day_after_a_turn_with_two_spells_of_one_player(known, spells, day):
    item = known.propose(known.entering("P1", "Admirer")).becomes
    known.propose(BecomesNight())
    known.library("P2", BEARS)
    for _ in range(spells):
        known.hand("P1", "Trick")
        known.cast("P1", "Trick")
        known.resolve()
    next_turn(known, "P2")
    assert is_day(known.game) is day
    assert known.see(item).name == ("Admirer" if day else "Howler")


@pytest.mark.rule("702.145b", "702.145e")
def test_nothing_else_transforms_it(known):
    item = known.propose(known.entering("P1", "Admirer")).becomes
    assert known.propose(Transformed(item)) is None
    assert known.see(item).name == "Admirer"


@pytest.mark.rule("702.145b", "712.14a")
def test_it_enters_transformed_at_night(known):
    known.propose(known.entering("P1", "Admirer"))
    known.propose(BecomesNight())
    item = known.propose(known.entering("P2", "Admirer")).becomes
    assert known.see(item).name == "Howler"
    assert "event: Admirer enters under P2" not in known.told
    known.propose(BecomesDay())
    assert known.see(item).name == "Admirer"


@pytest.mark.rule("712.13a", "712.13a#1")
def test_what_would_enter_with_the_back_of_a_sorcery_goes_to_the_graveyard(known):
    known.propose(known.entering("P1", "Admirer"))
    known.propose(BecomesNight())
    original = known.battlefield("P1", "Double")
    there = known.game.state.objects[original]
    values = known.rules.catalog.definition("Admirer").characteristics.for_copies
    known.game.state.put(there.replace(copiable=values))
    known.settle()
    assert known.see(original).name == "Admirer"  # it is night, but this can't transform
    known.game.state.start_effect(_shield(known, original))
    item = known.hand("P1", "Siege")
    known.mana("P1", "{C}{C}{C}")
    known.cast("P1", item)
    known.resolve()
    assert [known.see(i).name for i in known.game.state.zone(Zone.GRAVEYARD, "P1")] == ["Siege"]
    assert "Siege" not in known.permanents()


def _shield(table, original):
    """Return the effect that copies that creature."""
    ability = StaticAbility(Reflected(original))
    return Instance(ability, Source(0, "P1", "Reflection"), "P1", Zone.STACK)


@pytest.mark.rule("702.146a", "702.146b", "712.8c", "712.11a", "202.3b")
def test_a_card_is_cast_transformed_from_the_graveyard(known):
    item = known.graveyard("P1", "Monk")
    known.mana("P1", "{C}{C}{U}")
    known.settle()
    (action,) = [a for a in known.hook.legal_actions(player="P1") if a.object == item]
    assert (action.name, action.face) == ("Spirit", 1)
    known.act("P1", action)
    (spelled,) = known.game.state.zone(Zone.STACK)
    values = known.see(spelled).characteristics
    assert (values.name, values.mana_value) == ("Spirit", 2)
    known.resolve()
    assert known.permanents("P1") == ["Spirit"]


@pytest.mark.rule("702.146a")
def test_disturb_is_for_the_graveyard(known):
    item = known.exile("P1", "Monk")
    known.mana("P1", "{C}{C}{U}")
    known.settle()
    assert [a for a in known.hook.legal_actions(player="P1") if a.object == item] == []


@pytest.mark.rule("202.3b", "202.3b#3", "712.8e")
def test_a_back_that_copies_another_back_has_mana_value_0(known):
    item, other = known.battlefield("P1", "Delver"), known.battlefield("P1", "Huntmaster")
    known.propose(Transformed(item))
    known.propose(Transformed(other))
    assert known.see(item).characteristics.mana_value == 1
    known.hand("P1", "Shape")
    known.answers("P1", ("target", other))
    known.cast("P1", "Shape")
    known.resolve()
    assert known.see(item).name == "Ravager"
    assert known.see(item).characteristics.mana_value == 0
    assert known.see(other).characteristics.mana_value == 4


@pytest.mark.rule("709.4b", "709.4b#1")
def test_the_mana_cost_of_a_split_card_is_that_of_both_halves(known):
    item = known.hand("P1", "Assault // Battery")
    values = known.see(item).characteristics
    assert (values.mana_value, values.colors) == (5, {Color.RED, Color.GREEN})
    known.battlefield("P2", BEARS)
    known.mana("P1", "{R}")
    known.settle()
    (action,) = known.hook.legal_actions(player="P1")
    known.act("P1", action)
    (spelled,) = known.game.state.zone(Zone.STACK)
    values = known.see(spelled).characteristics
    assert (values.mana_value, values.colors) == (1, {Color.RED})


@pytest.mark.rule("709.4b", "709.4b#2")
def test_the_symbols_of_both_halves_are_separate(known):
    cost = known.see(known.hand("P1", "Fire // Ice")).characteristics.cost
    assert cost.mana_value == 4
    assert sorted(cost.symbols) == ["1", "1", "R", "U"]
