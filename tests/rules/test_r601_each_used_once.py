"""What may be begun can be paid: each permanent and card is used for one thing (601.2g, 601.2h)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    TAP,
    AddMana,
    Card,
    ForSpells,
    GainLife,
    TapPermanents,
    activated,
    additional_cost,
    paying,
    spell,
    waterbend_to_cast,
)
from cardwright.scenarios.payment import _instead_of_mana
from cardwright.testing.script import ScriptError
from cardwright_core.casting import proposed_spell
from cardwright_core.costs import PaymentOption
from cardwright_core.decisions import Decision
from cardwright_core.mana import ManaCost
from cardwright_core.matching import GENERIC
from cardwright_core.payment import Payment, SpendInstead
from cardwright_core.planning import Planner
from cardwright_rules.tapping import TapThat


def card(name, types, *abilities, cost="{0}", **values):
    values |= {"name": name, "types": types, "cost": cost, "abilities": abilities}
    return type("TestCard", (Card,), values)


MANA = activated(paying(TAP), AddMana(("G",)))
TWO = activated(paying(TAP), AddMana(("C",), 2))
BODY = {"power": 1, "toughness": 9}
CARDS = (
    card("Golem", "Artifact Creature — Golem", **BODY),
    card("Elf", "Creature — Elf", MANA, **BODY),
    card("Green", "Creature — Elf", cost="{G}", **BODY),
    card("Rock", "Artifact", MANA),
    card("Crown", "Artifact Creature — Golem", TWO, **BODY),
    card("Relic", "Artifact"),
    card("Grove", "Land", activated(paying(TAP), AddMana(("G",), restriction=ForSpells(CREATURE)))),
    card("Signet", "Artifact", activated(paying("{1}", TAP), AddMana(("C",), 2))),
    card("Chief", "Creature", activated(paying(TAP, TapPermanents(CREATURE)), GainLife(1)), **BODY),
    card("Camp", "Enchantment", activated(paying("{1}", TapPermanents(CREATURE)), GainLife(1))),
)


def lesson(cost, *abilities, keywords=(), **values):
    return card("Lesson", "Instant", spell(GainLife(1)), *abilities, cost=cost, keywords=keywords)


@pytest.fixture(autouse=True)
def _cards(table):
    for one in CARDS:
        table.add_card(one)


def begun(table, name="Lesson"):
    """Return the ways in which what has a name may be cast or activated."""
    table.settle()
    actions = table.hook.legal_actions(player="P1")
    return [one for one in actions if getattr(one, "name", "") == name]


@pytest.mark.rule("702.51a", "702.126a", "118.3")
@pytest.mark.parametrize(("golems", "cost", "may"), [(1, "{2}", 0), (2, "{2}", 1), (1, "{1}", 1)])
def test_one_permanent_convokes_or_improvises(table, golems, cost, may):
    table.add_card(lesson(cost, keywords=("convoke", "improvise")))
    table.battlefield("P1", *["Golem"] * golems)
    table.hand("P1", "Lesson")
    assert len(begun(table)) == may


@pytest.mark.rule("702.51d")
def test_two_instances_of_convoke_are_one(table):
    table.add_card(lesson("{2}", keywords=("convoke", "convoke")))
    table.battlefield("P1", "Golem")
    table.hand("P1", "Lesson")
    assert not begun(table)


@pytest.mark.rule("702.51a", "605.3a")
@pytest.mark.parametrize(
    ("board", "cost", "may"),
    [
        (["Elf"], "{1}{G}", 0),
        (["Elf", "Forest"], "{1}{G}", 1),
        (["Elf", "Green"], "{1}{G}", 1),
        (["Elf", "Golem"], "{1}{G}", 1),
        (["Golem", "Golem"], "{1}{G}", 0),
        (["Elf", "Golem"], "{G}{G}", 0),
        (["Elf", "Green"], "{G}{G}", 1),
        (["Crown"], "{3}", 0),
        (["Crown"], "{2}", 1),
        (["Crown", "Golem"], "{3}", 1),
    ],
)
def test_a_creature_adds_mana_or_convokes(table, board, cost, may):
    table.add_card(lesson(cost, keywords=("convoke",)))
    table.battlefield("P1", *board)
    table.hand("P1", "Lesson")
    assert len(begun(table)) == may


@pytest.mark.rule("702.126a", "605.3a")
@pytest.mark.parametrize(
    ("board", "cost", "may"),
    [
        (["Signet", "Forest"], "{2}", 1),
        (["Signet", "Forest"], "{3}", 0),
        (["Signet", "Forest", "Relic"], "{3}", 1),
        (["Signet", "Forest", "Relic"], "{4}", 0),
        (["Signet", "Forest", "Relic"], "{1}{C}{C}", 1),
        (["Signet", "Forest"], "{1}{C}{C}", 0),
        (["Signet", "Relic"], "{2}", 1),
        (["Signet", "Relic"], "{3}", 0),
        (["Signet", "Signet", "Forest", "Relic"], "{4}", 1),
        (["Signet", "Signet", "Forest", "Relic"], "{5}", 0),
    ],
)
def test_an_artifact_adds_mana_for_mana_or_improvises(table, board, cost, may):
    table.add_card(lesson(cost, keywords=("improvise",)))
    table.battlefield("P1", *board)
    table.hand("P1", "Lesson")
    assert len(begun(table)) == may


@pytest.mark.rule("602.2b", "118.3")
@pytest.mark.parametrize(("board", "may"), [(["Chief"], 0), (["Chief", "Green"], 1)])
def test_what_taps_for_its_own_ability_is_not_tapped_for_the_rest_of_it(table, board, may):
    table.battlefield("P1", *board)
    assert len(begun(table, "Chief")) == may


@pytest.mark.rule("107.3a", "702.51a")
@pytest.mark.parametrize(
    ("board", "most"), [(["Elf", "Golem"], 1), (["Elf", "Crown", "Golem"], 3), (["Elf"] * 3, 2)]
)
def test_x_is_no_greater_than_each_used_once_can_pay(table, board, most):
    table.add_card(lesson("{X}{G}", keywords=("convoke",)))
    table.battlefield("P1", *board)
    item = table.hand("P1", "Lesson")
    table.answers("P1", ("X", lambda x: x > most))
    with pytest.raises(ScriptError, match="is not among the options"):
        table.cast("P1", item)
    table.answers("P1", ("X", most))
    with pytest.raises(ScriptError, match="P1 has to decide 'pay'"):
        table.cast("P1", item)


@pytest.mark.rule("702.66a", "702.138a")
@pytest.mark.parametrize(("others", "may"), [(2, 0), (3, 0), (4, 1)])
def test_a_card_that_escape_exiles_is_not_exiled_for_delve(table, others, may):
    table.add_card(lesson("{9}", keywords=("escape {1}, exile 3", "delve")))
    table.graveyard("P1", "Lesson", *["Relic"] * others)
    assert len(begun(table)) == may


@pytest.mark.rule("702.66a", "601.2a")
@pytest.mark.parametrize(("others", "may"), [(0, 0), (1, 1)])
def test_what_is_cast_from_the_graveyard_is_not_exiled_for_its_own_delve(table, others, may):
    table.add_card(lesson("{9}", keywords=("flashback {1}", "delve")))
    table.graveyard("P1", "Lesson", *["Relic"] * others)
    assert len(begun(table)) == may


@pytest.mark.rule("602.2b", "118.3")
@pytest.mark.parametrize(
    ("board", "may"), [(["Elf"], 0), (["Elf", "Green"], 1), (["Elf", "Forest"], 1), (["Golem"], 0)]
)
def test_what_is_tapped_for_mana_is_not_tapped_for_the_rest_of_the_cost(table, board, may):
    table.battlefield("P1", "Camp", *board)
    assert len(begun(table, "Camp")) == may


@pytest.mark.rule("118.8", "702.51a")
@pytest.mark.parametrize(("board", "may"), [(["Green"], 0), (["Green", "Golem"], 1)])
def test_what_convokes_is_not_tapped_for_an_additional_cost(table, board, may):
    table.add_card(lesson("{1}", additional_cost(TapPermanents(CREATURE)), keywords=("convoke",)))
    table.battlefield("P1", *board)
    table.hand("P1", "Lesson")
    assert len(begun(table)) == may


@pytest.mark.rule("701.67a", "701.67b")
@pytest.mark.parametrize(
    ("amount", "board", "may"),
    [
        (1, ["Relic", "Relic"], 0),
        (1, ["Relic", "Rock"], 1),
        (1, ["Rock"], 0),
        (2, ["Rock", "Relic"], 1),
        (2, ["Relic", "Relic"], 1),
        (1, ["Relic", "Relic", "Forest"], 1),
        (1, ["Relic", "Relic", "Grove"], 0),
    ],
)
def test_what_waterbends_adds_no_mana(table, amount, board, may):
    cost = "{1}" if amount == 1 else "{0}"
    table.add_card(lesson(cost, waterbend_to_cast(amount)))
    table.battlefield("P1", *board)
    table.hand("P1", "Lesson")
    assert len(begun(table)) == may


@pytest.mark.rule("702.51a", "702.126a")
def test_an_automatic_payment_uses_a_permanent_once(table):
    table.add_card(lesson("{1}{G}"))
    golem, green = table.battlefield("P1", "Golem", "Green")
    table.settle()
    proposal = proposed_spell(table.game, "P1", table.hand("P1", "Lesson"))
    convoke = [
        PaymentOption("convoke", ("G", GENERIC), TapThat(green)),
        PaymentOption("convoke", (GENERIC,), TapThat(golem)),
        PaymentOption("improvise", (GENERIC,), TapThat(golem)),
    ]
    options = [SpendInstead(one, symbol) for one in convoke for symbol in one.symbols]

    def suggested(cost):
        payment = Payment(proposal, ManaCost.parse(cost))
        decision = Decision(("P1",), "pay", tuple(options), about=payment)
        return _instead_of_mana(Planner(table.game, "P1"), decision)[1]

    assert suggested("{1}{G}") in options
    assert suggested("{2}") in options
    assert suggested("{3}") is None
