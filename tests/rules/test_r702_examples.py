"""Keywords, by the rules' examples (702)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    YOU_CONTROL,
    YOU_OWN,
    AddKeywordForManaCost,
    CantBeCast,
    Card,
    Color,
    Destroy,
    DrawCards,
    Each,
    Layer,
    MayPlayFromTopOfLibrary,
    NumberOf,
    Part,
    PhasedOut,
    ShareKeywords,
    SpellsCostLess,
    StaticAbility,
    StepBegins,
    Zone,
    all_of,
    at_the_beginning_of,
    spell,
    static,
    triggered,
)
from cardwright_core.casting import Cast
from cardwright_core.state import Step

BEARS = "Grizzly Bears"


def card(name, *abilities, types="Instant", cost="{0}", **values):
    values |= {"name": name, "types": types, "cost": cost, "abilities": abilities}
    return type("TestCard", (Card,), values)


def creature(name, *abilities, **values):
    return card(name, *abilities, types="Creature", power=2, toughness=2, **values)


def casts(table, player):
    table.game.follow()
    actions = table.rules.ask.legal_actions(table.game, player)
    return [one for one in actions if isinstance(one, Cast)]


@pytest.fixture
def spirit(table):
    table.add_card(creature("Spirit", cost="{1}", keywords=("bestow {1}",)))
    table.add_card(card("Storm", StaticAbility(CantBeCast(CREATURE)), types="Enchantment"))
    table.add_card(creature("Horde", StaticAbility(MayPlayFromTopOfLibrary(CREATURE))))


@pytest.mark.usefixtures("spirit")
@pytest.mark.rule("702.103d", "702.103d#1")
def test_a_bestowed_spell_is_no_creature_spell(table):
    table.battlefield("P2", "Storm")
    table.battlefield("P1", BEARS)
    table.hand("P1", "Spirit")
    table.mana("P1", "{C}")
    (only,) = casts(table, "P1")
    assert only.way is not None
    table.act("P1", only)
    table.resolve()
    assert table.permanents("P1") == [BEARS, "Spirit"]


@pytest.mark.usefixtures("spirit")
@pytest.mark.rule("702.103d", "702.103d#2")
def test_and_what_lets_cast_creature_spells_does_not_let_cast_it(table):
    table.battlefield("P1", "Horde")
    table.library("P1", "Spirit")
    table.mana("P1", "{C}")
    (only,) = casts(table, "P1")
    assert only.way is None
    table.act("P1", only)
    table.resolve()
    assert table.permanents("P1") == ["Horde", "Spirit"]


@pytest.mark.rule("702.26b", "702.26b#1")
def test_what_is_phased_out_is_not_counted(table):
    counted = NumberOf(all_of(CREATURE, YOU_CONTROL))
    table.add_card(card("Muster", spell(DrawCards(counted))))
    table.library("P1", *["Forest"] * 5)
    *_, gone = table.battlefield("P1", BEARS, BEARS, BEARS)
    table.propose(PhasedOut(gone))
    table.cast("P1", table.hand("P1", "Muster"))
    table.resolve()
    assert len(table.game.state.zone(Zone.HAND, "P1")) == 2


@pytest.mark.rule("702.26b", "702.26b#2")
def test_what_is_phased_out_is_not_destroyed(table):
    table.add_card(card("Wrath", spell(Destroy(Each(CREATURE))), types="Sorcery"))
    gone, there = table.battlefield("P1", BEARS, BEARS)
    table.propose(PhasedOut(gone))
    table.cast("P1", table.hand("P1", "Wrath"))
    table.resolve()
    assert table.game.state.objects[gone].zone is Zone.PHASED_OUT
    assert not table.game.exists(there)


@pytest.mark.rule("702.51a", "702.51b", "702.51b#1")
def test_convoke_pays_of_the_total_cost(table):
    less = StaticAbility(SpellsCostLess("{2}", CREATURE))
    table.add_card(card("Summoning", less, types="Enchantment"))
    table.add_card(creature("Wurm", cost="{5}{G}{G}", keywords=("convoke",)))
    green = {"colors": frozenset({Color.GREEN})}
    table.add_card(creature("Green", **green))
    table.add_card(creature("Grey"))
    table.battlefield("P1", "Summoning")
    greens = table.battlefield("P1", *["Green"] * 3)
    greys = table.battlefield("P1", *["Grey"] * 4)
    table.mana("P1", "{C}")
    convoked = [(greens[0], "G"), (greens[1], "G"), (greys[0], "generic"), (greys[1], "generic")]
    for item, symbol in convoked:
        table.answers(
            "P1",
            (
                "pay",
                lambda option, i=item, s=symbol: (
                    getattr(option, "symbol", "") == s
                    and getattr(getattr(option, "option", None), "component", None) is not None
                    and option.option.component.item == i
                ),
            ),
        )
    table.answers("P1", ("pay", "pay {C}"))
    table.cast("P1", table.hand("P1", "Wurm"))
    tapped = [item for item in (*greens, *greys) if table.game.state.status_of(item).tapped]
    assert tapped == [greens[0], greens[1], greys[0], greys[1]]
    assert table.game.player("P1").pool == ()
    assert table.stack == ["Wurm"]


@pytest.mark.rule("702.1c", "702.1c#1")
def test_each_variant_of_a_keyword_is_granted(table):
    words = ("flying", "fear", "first strike", "landwalk", "protection", "trample", "vigilance")
    shares = ShareKeywords(words, all_of(CREATURE, YOU_CONTROL))
    effort = triggered(at_the_beginning_of("upkeep"), shares)
    table.add_card(card("Effort", effort, types="Enchantment"))
    red, islands = ("protection from red", "forestwalk"), ("islandwalk", "flying", "haste")
    table.add_card(creature("One", keywords=(*red, "protection from black")))
    table.add_card(creature("Two", keywords=islands))
    table.add_card(creature("Theirs", keywords=("trample",)))
    table.battlefield("P1", "Effort")
    *_, bears = table.battlefield("P1", "One", "Two", BEARS)
    table.battlefield("P2", "Theirs")
    table.propose(StepBegins(Step("beginning", "upkeep"), "P2"))
    table.resolve()
    abilities = table.see(bears).characteristics.abilities
    gained = sorted(ability.keyword for ability in abilities)
    assert gained == ["flying", "forestwalk", "islandwalk", "protection", "protection"]
    late = table.battlefield("P1", BEARS)
    assert table.see(late).characteristics.abilities == ()


@pytest.mark.rule("702.1a", "702.1a#1", "702.97a")
def test_a_keywords_cost_is_its_variable_cost_only(table, may_begin):
    change = AddKeywordForManaCost("scavenge")
    cards = all_of(CREATURE, YOU_OWN)
    varolz = static(Part(Layer.ABILITY, cards, change, (Zone.GRAVEYARD,)))
    table.add_card(creature("Varolz", varolz))
    table.add_card(card("Giant", types="Creature", power=5, toughness=4, cost="{2}{G}"))
    item = table.battlefield("P1", "Varolz")
    giant, theirs = table.graveyard("P1", "Giant"), table.graveyard("P2", "Giant")
    (ability,) = table.see(giant).characteristics.abilities
    assert str(ability.cost.mana) == "{2}{G}"
    assert len(ability.cost.components) == 1
    assert table.see(theirs).characteristics.abilities == ()
    table.mana("P1", "{C}{G}")
    assert not may_begin("P1", giant)
    table.mana("P1", "{C}")
    table.activate("P1", giant)
    assert [table.see(one).name for one in table.game.state.zone(Zone.EXILE)] == ["Giant"]
    table.resolve()
    assert table.see(item).object.counters == (("+1/+1", 5),)
    assert table.game.player("P1").pool == ()
