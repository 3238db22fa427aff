"""When abilities trigger, and when not, by the rules' examples (603)."""

import pytest

from cardwright.authoring import (
    ARTIFACT,
    CREATURE,
    ENCHANTMENT,
    LAND,
    AddTypes,
    AnyOf,
    Card,
    DamageDealt,
    Destroy,
    Dies,
    Each,
    Enters,
    GainLife,
    Layer,
    LifeLost,
    LoseAbilities,
    Part,
    PreventNext,
    Record,
    SetPT,
    Tapped,
    Test,
    TriggeredAbility,
    at_the_beginning_of,
    record,
    spell,
    static,
    target,
    triggered,
    whenever,
)
from cardwright_rules.losing import Loses

BEARS = "Grizzly Bears"


def card(name, *abilities, types="Enchantment", cost="{0}", **values):
    values |= {"name": name, "types": types, "cost": cost, "abilities": abilities}
    return type("TestCard", (Card,), values)


@pytest.mark.rule("603.2e", "603.2e#1")
def test_becoming_tapped_is_a_change_of_a_permanent(table):
    table.add_card(card("Watcher", triggered(whenever(Tapped, CREATURE), GainLife(1))))
    table.battlefield("P1", "Watcher")
    tapped = table.battlefield("P1", BEARS, tapped=True)
    untapped = table.battlefield("P1", BEARS)
    table.propose(table.entering("P1", BEARS).replace(tapped=True))
    table.propose(Tapped(untapped))
    table.resolve()
    assert table.life("P1") == 21
    assert table.game.state.status_of(tapped).tapped


@pytest.mark.rule("603.2g", "603.2g#1")
@pytest.mark.parametrize(("prevented", "life"), [(3, 20), (2, 21)])
def test_damage_that_is_prevented_triggers_nothing(table, prevented, life):
    table.add_card(card("Watcher", triggered(whenever(DamageDealt, CREATURE), GainLife(1))))
    fog = spell(PreventNext(prevented), target(CREATURE))
    table.add_card(card("Guard", fog, types="Instant"))
    table.battlefield("P1", "Watcher")
    wall = table.battlefield("P2", "Wall of Omens")
    table.mana("P1", "{R}")
    for name in ("Guard", "Lightning Bolt"):
        table.answers("P1", *[("target", wall)] * (name != "Guard"))
        table.cast("P1", table.hand("P1", name))
        table.resolve()
    assert table.life("P1") == life


@record
class Rich(Test):
    """You have 40 or more life."""

    def holds(self, game, by, event):
        return game.player(by.controller).life >= 40


@record
class Wins(Record):
    """You win the game: each opponent loses it."""

    def resolve(self, game, by):
        for player in game.opponents(by.controller):
            game.propose(Loses(player, f"{by.controller} wins"), by)


@pytest.mark.rule("603.4", "603.4#1")
@pytest.mark.parametrize(
    ("life", "lost", "on_stack", "won"),
    [(39, 0, False, False), (40, 1, True, False), (40, 0, True, True)],
)
def test_an_if_is_asked_as_it_triggers_and_as_it_resolves(table, life, lost, on_stack, won):
    upkeep = at_the_beginning_of("upkeep", yours=True)
    sovereign = TriggeredAbility((upkeep,), Wins(), only_if=Rich())
    table.add_card(card("Sovereign", sovereign))
    table.battlefield("P2", "Sovereign")
    table.game.state.players["P2"] = table.game.player("P2").replace(life=life)
    table.go_to("end")
    table.go_to("upkeep")
    assert table.stack == ["ability of Sovereign"] * on_stack
    if lost:
        table.propose(LifeLost("P2", lost))
    if on_stack:
        table.resolve()
    assert table.game.state.winners == (("P2",) if won else None)


@pytest.mark.rule("603.6b", "603.6b#1")
def test_continuous_effects_apply_to_what_enters_at_once(table):
    alive = (Layer.TYPE, AddTypes(("Creature",))), (Layer.SET_PT, SetPT(1, 1))
    table.add_card(card("Life", static(*(Part(layer, LAND, change) for layer, change in alive))))
    table.add_card(card("Silence", static(Part(Layer.ABILITY, CREATURE, LoseAbilities()))))
    table.add_card(card("Watcher", triggered(whenever(Enters, CREATURE), GainLife(1))))
    table.battlefield("P1", "Life", "Silence", "Watcher")
    table.propose(table.entering("P1", "Swamp"))
    table.resolve()
    assert table.life("P1") == 21
    table.library("P1", "Plains")
    table.propose(table.entering("P1", "Wall of Omens"))
    table.resolve()
    assert table.life("P1") == 22
    assert len(table.game.state.library("P1").order()) == 1


@pytest.mark.rule("603.10a", "603.10a#1")
def test_what_leaves_with_them_sees_them_die(table):
    mourner = triggered(whenever(Dies, CREATURE), GainLife(1))
    everything = Each(AnyOf((ARTIFACT, CREATURE, ENCHANTMENT)))
    table.add_card(card("Mourner", mourner, types="Artifact"))
    table.add_card(card("Dust", spell(Destroy(everything)), types="Instant"))
    table.battlefield("P1", "Mourner", BEARS)
    table.battlefield("P2", BEARS)
    table.answers("P1", ("order triggers", lambda one: one.event.owner == "P1"))
    table.cast("P1", table.hand("P1", "Dust"))
    table.resolve()
    assert (table.life("P1"), table.permanents()) == (22, [])
