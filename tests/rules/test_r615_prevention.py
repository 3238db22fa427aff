"""Prevention effects (615)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    YOU,
    AnyPlayer,
    Card,
    Color,
    DamageCantBePrevented,
    DamageDealt,
    DamagePrevented,
    DamageTimes,
    Duration,
    Each,
    GainLife,
    HasColor,
    Layer,
    PlayerAmong,
    PreventDamage,
    PreventedAmount,
    PreventNext,
    PreventNextFrom,
    SetColors,
    Simultaneous,
    StaticAbility,
    Until,
    Zone,
    spell,
    target,
    triggered,
    whenever,
)

BEARS = "Grizzly Bears"
ANY = target(AnyPlayer())


def card(name, ability, types="Enchantment", cost="{0}"):
    values = {"name": name, "types": types, "cost": cost, "abilities": (ability,)}
    if "Creature" in types:
        values |= {"power": 2, "toughness": 5}
    return type(name, (Card,), values)


YOURSELF = PlayerAmong(YOU)
HEALED = GainLife(PreventedAmount())

CARDS = (
    card("Salve", spell(PreventNext(3), target(AnyPlayer())), "Instant"),
    card("Balm", spell(PreventNext(2, Each(CREATURE))), "Instant"),
    card("Ward", spell(PreventNextFrom(HasColor(Color.GREEN), YOURSELF)), "Instant"),
    card("Armor", StaticAbility(PreventDamage(YOURSELF, amount=1))),
    card("Fog", StaticAbility(PreventDamage(combat=True))),
    card("Peace", StaticAbility(PreventDamage(YOURSELF, then=HEALED))),
    card("Awe", StaticAbility(PreventDamage(YOURSELF, then=GainLife(5)))),
    card("Flames", StaticAbility(DamageCantBePrevented())),
    card("Furnace", StaticAbility(DamageTimes(2))),
    card("Witness", triggered(whenever(DamagePrevented).replace(together=True), GainLife(100))),
    card("Bleach", spell(Until(Duration.END_OF_TURN, ((Layer.COLOR, SetColors(frozenset())),)),
         target(CREATURE)), "Instant"),
)  # fmt: skip


@pytest.fixture
def table(table):
    for one in CARDS:
        table.add_card(one)
    return table


def cast(table, name, player="P1", **answers):
    table.hand(player, name)
    table.answers(player, *answers.items())
    table.cast(player, name)
    table.resolve()


def damage(table, *parts, **more):
    events = tuple(DamageDealt(source, to, amount, **more) for source, to, amount in parts)
    return table.propose(Simultaneous(events) if len(events) > 1 else events[0])


# Shields (615.7, 615.11).


@pytest.mark.rule("615.7")
def test_a_shield_prevents_so_much_and_is_used_up(table):
    bears = table.battlefield("P2", BEARS)
    cast(table, "Salve", target="P1")
    for amount, life in ((2, 20), (2, 19), (2, 17)):
        damage(table, (bears, "P1", amount))
        assert table.life("P1") == life
    assert not table.game.state.effects


@pytest.mark.rule("615.7")
def test_it_guards_one_player_only(table):
    bears = table.battlefield("P2", BEARS)
    cast(table, "Salve", target="P1")
    damage(table, (bears, "P2", 2), (bears, "P1", 2))
    assert (table.life("P1"), table.life("P2")) == (20, 18)


@pytest.mark.rule("615.7")
@pytest.mark.parametrize(("of_first", "options"), [(1, "1 to 3"), (2, ""), (3, "")])
def test_of_simultaneous_damage_the_player_chooses_what_is_prevented(table, of_first, options):
    first, second = table.battlefield("P2", BEARS, BEARS)
    cast(table, "Salve", target="P1")
    table.answers("P1", ("number", of_first))
    happened = damage(table, (first, "P1", 4), (second, "P1", 2))
    dealt = {p.source: p.amount for p in happened.parts if isinstance(p, DamageDealt)}
    wanted = {first: 4 - of_first, second: 2 - (3 - of_first)}
    assert dealt == {source: amount for source, amount in wanted.items() if amount}
    assert table.life("P1") == 17


@pytest.mark.rule("615.7")
def test_nothing_is_asked_if_the_shield_is_large_enough(table):
    first, second = table.battlefield("P2", BEARS, BEARS)
    cast(table, "Salve", target="P1")
    damage(table, (first, "P1", 1), (second, "P1", 2))
    assert table.life("P1") == 20


@pytest.mark.rule("615.7", "614.5")
def test_what_a_shield_leaves_alone_can_still_be_changed(table):
    first, second = table.battlefield("P2", BEARS, BEARS)
    furnace = table.battlefield("P2", "Furnace")
    cast(table, "Salve", target="P1")
    table.answers("P1", ("replacement", furnace), ("number", 3))
    damage(table, (first, "P1", 2), (second, "P1", 1))
    assert table.life("P1") == 20 - 1 - 2


@pytest.mark.rule("514.2", "611.2a")
def test_a_shield_for_this_turn_ends_with_it(table):
    bears = table.battlefield("P2", BEARS)
    cast(table, "Salve", target="P1")
    table.go_to("upkeep")
    damage(table, (bears, "P1", 2))
    assert table.life("P1") == 18


@pytest.mark.rule("615.11")
def test_each_of_several_creatures_has_a_shield_of_its_own(table):
    first, second = table.battlefield("P1", "Soul Warden", "Soul Warden")
    cast(table, "Balm")
    late = table.battlefield("P1", "Soul Warden")
    damage(table, (first, second, 3), (first, first, 2), (first, late, 1))
    assert [table.game.state.status_of(one).damage for one in (first, second, late)] == [0, 1, 1]


# The next damage of a source (615.8, 615.9).


@pytest.mark.rule("615.8")
def test_the_next_damage_of_the_source_is_prevented_however_much(table):
    bears, other = table.battlefield("P2", BEARS, BEARS)
    cast(table, "Ward", source=bears)
    damage(table, (other, "P1", 1))
    damage(table, (bears, "P1", 7))
    assert table.life("P1") == 19
    damage(table, (bears, "P1", 1))
    assert table.life("P1") == 18


@pytest.mark.rule("615.9", "609.7b")
def test_its_properties_are_looked_at_again(table):
    bears, _ = table.battlefield("P2", BEARS, BEARS)
    cast(table, "Ward", source=bears)
    cast(table, "Bleach", target=bears)
    damage(table, (bears, "P1", 2))
    assert table.life("P1") == 18
    assert len(table.game.state.effects) == 2  # not used up


# Static abilities (615.10), combat damage, what else they do (615.5).


@pytest.mark.rule("615.10")
def test_a_static_ability_prevents_so_much_of_each(table):
    first, second = table.battlefield("P2", BEARS, BEARS)
    table.battlefield("P1", "Armor")
    damage(table, (first, "P1", 3), (second, "P1", 1))
    assert table.life("P1") == 18
    damage(table, (first, "P1", 3))
    assert table.life("P1") == 16


@pytest.mark.rule("615.1")
def test_combat_damage_alone(table):
    bears = table.battlefield("P2", BEARS)
    table.battlefield("P1", "Fog")
    damage(table, (bears, "P1", 2), combat=True)
    assert table.life("P1") == 20
    damage(table, (bears, "P1", 2))
    assert table.life("P1") == 18


@pytest.mark.rule("615.5")
def test_what_else_it_does_knows_how_much_was_prevented(table):
    bears = table.battlefield("P2", BEARS)
    table.battlefield("P1", "Peace")
    damage(table, (bears, "P1", 4))
    assert table.life("P1") == 24


@pytest.mark.rule("615.6")
def test_prevented_damage_never_happens(table):
    bears = table.battlefield("P2", BEARS)
    table.battlefield("P1", "Peace")
    happened = damage(table, (bears, "P1", 4))
    assert not any(isinstance(part, DamageDealt) for part in happened.parts)


# What can't be prevented (615.12).


@pytest.mark.rule("615.12", "615.12a")
def test_unpreventable_damage_is_dealt_but_the_effect_does_the_rest(table):
    bears = table.battlefield("P2", BEARS)
    table.battlefield("P1", "Awe", "Flames")
    damage(table, (bears, "P1", 4))
    assert table.life("P1") == 20 - 4 + 5


@pytest.mark.rule("615.12")
@pytest.mark.parametrize("by_effect", [False, True])
def test_unpreventable_damage_does_not_use_up_a_shield(table, by_effect):
    bears = table.battlefield("P2", BEARS)
    flames = table.battlefield("P2", "Flames") if by_effect else 0
    cast(table, "Salve", target="P1")
    damage(table, (bears, "P1", 2), preventable=by_effect)
    assert table.life("P1") == 18
    if flames:
        table.propose(table.moving(flames, Zone.GRAVEYARD))
    damage(table, (bears, "P1", 3))
    assert table.life("P1") == 18


@pytest.mark.rule("615.12", "702.16e")
def test_protection_does_not_prevent_it_either(table):
    table.battlefield("P2", "Flames")
    bears = table.battlefield("P2", BEARS)
    table.answers("P1", ("color", "green"))
    voice = table.propose(table.entering("P1", "Voice of All")).becomes
    damage(table, (bears, voice, 1))
    assert table.game.state.status_of(voice).damage == 1


@pytest.mark.rule("615.13")
def test_each_prevention_triggers_once(table):
    first, second = table.battlefield("P2", BEARS, BEARS)
    table.battlefield("P1", "Witness")
    cast(table, "Salve", target="P1")
    damage(table, (first, "P1", 1), (second, "P1", 1))
    assert len(table.game.state.pending) == 1
    damage(table, (first, "P1", 1))
    damage(table, (first, "P1", 1))
    assert len(table.game.state.pending) == 2
