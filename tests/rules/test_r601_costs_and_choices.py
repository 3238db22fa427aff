"""What a cost depends on, and what depends on how it was paid (601.2b to 601.2h, 614.17b)."""

import pytest

from cardwright.authoring import (
    ANY_TARGET,
    CREATURE,
    EACH_OPPONENT,
    IT,
    THE_SACRIFICED,
    THIS,
    YOU_CONTROL,
    CantPayLife,
    CantSacrificeToPay,
    Card,
    CopyIt,
    CountersCantBePut,
    CountersPut,
    DealDamage,
    DealDividedDamage,
    DoubleX,
    DrawCards,
    Enters,
    ExileFromHand,
    GainLife,
    IfYouPay,
    IllegalActionError,
    LoseLife,
    ManaValue,
    PayLife,
    PowerOf,
    PutCountersOnThis,
    ReturnToHand,
    SacrificePermanent,
    SacrificeThis,
    SpellCast,
    StaticAbility,
    TargetingCostsLess,
    TargetingCostsMore,
    X,
    XOf,
    Zone,
    activated,
    additional_cost,
    all_of,
    enters_with,
    paying,
    spell,
    target,
    target_card,
    target_spell,
    triggered,
    when,
    whenever,
)
from cardwright.testing import ScriptError


def card(name, types, *abilities, **values):
    return type(name, (Card,), {"name": name, "types": types, "abilities": abilities, **values})


ANGEL = card(
    "Angel", "Enchantment", *map(StaticAbility, (CantPayLife(), CantSacrificeToPay(CREATURE)))
)
FLING = card(
    "Fling",
    "Instant",
    additional_cost(SacrificePermanent(CREATURE)),
    spell(DealDamage(PowerOf(THE_SACRIFICED)), target(ANY_TARGET)),
    cost="{R}",
)
FORK = card("Fork", "Instant", spell(CopyIt(), target_spell()), cost="{U}")
ALTAR = card(
    "Altar",
    "Artifact",
    activated(paying(SacrificePermanent(CREATURE)), DrawCards(PowerOf(THE_SACRIFICED))),
    activated(paying(SacrificePermanent()), DrawCards(1)),
    activated(paying(PayLife(1)), DrawCards(1)),
    activated(paying(SacrificeThis()), DrawCards(1)),
)
MARTYR = card(
    "Martyr",
    "Creature",
    triggered(when(Enters, THIS), IfYouPay(paying(SacrificePermanent(CREATURE)), DrawCards(1))),
    activated(paying(SacrificeThis()), DrawCards(1)),
    power=1,
    toughness=1,
)
BARGAIN = card(
    "Bargain",
    "Instant",
    spell(IfYouPay(paying(SacrificePermanent(CREATURE)), DrawCards(1))),
    cost="{R}",
)
SHIELD = card("Shield", "Enchantment", StaticAbility(CountersCantBePut(CREATURE)))
GROWING = card(
    "Growing",
    "Creature",
    enters_with("+1/+1", 2),
    activated(paying(PutCountersOnThis("+1/+1")), GainLife(1)),
    power=1,
    toughness=1,
)
CHEAP = card("Cheap", "Enchantment", StaticAbility(TargetingCostsLess("{1}", CREATURE)))
DEAR = card(
    "Dear",
    "Enchantment",
    StaticAbility(TargetingCostsMore("{1}", all_of(CREATURE, YOU_CONTROL))),
)
BLAST = card("Blast", "Instant", spell(DealDamage(1), target(ANY_TARGET)), cost="{1}{R}")
SPLIT = card(
    "Split",
    "Sorcery",
    spell(DealDividedDamage(), target(CREATURE, up_to=True, count=2).replace(divide=X)),
    cost="{X}{R}",
)
DIG = card(
    "Dig",
    "Sorcery",
    spell(ReturnToHand(), target_card(all_of(CREATURE, ManaValue(X, X)))),
    cost="{X}{B}",
)
PRISM = card("Prism", "Enchantment", triggered(whenever(SpellCast, CREATURE), DoubleX(IT)))
COUNTING = card("Counting", "Enchantment", triggered(whenever(SpellCast), GainLife(XOf(IT))))
HYDRA = card("Hydra", "Creature", enters_with("+1/+1", X), cost="{X}", power=0, toughness=0)
HUNGRY = card(
    "Hungry",
    "Creature",
    activated(paying(ExileFromHand(CREATURE, of_value_x=True)), GainLife(X)),
    power=1,
    toughness=1,
)
WELL = card("Well", "Artifact", activated(paying(PayLife(X)), LoseLife(X, EACH_OPPONENT)))
CARDS = (ANGEL, FLING, FORK, ALTAR, MARTYR, SHIELD, GROWING, CHEAP, DEAR, BLAST, SPLIT, DIG, PRISM)


@pytest.fixture(autouse=True)
def _cards(table):
    for one in (*CARDS, COUNTING, HYDRA, HUNGRY, WELL, BARGAIN):
        table.add_card(one)


def refused(table, act, *of_what):
    with pytest.raises(ScriptError, match="not among the options"):
        act("P1", *of_what)


@pytest.mark.rule("608.2h", "601.2h")
def test_what_was_sacrificed_is_known_as_it_last_was(table):
    giant = table.battlefield("P1", "Hill Giant")
    table.propose(CountersPut(giant, "+1/+1", 2))
    table.mana("P1", "{R}")
    table.answers("P1", ("target", "P2"))
    table.cast("P1", table.hand("P1", "Fling"))
    table.resolve()
    assert table.life("P2") == 15


@pytest.mark.rule("707.10", "608.2h")
def test_a_copy_speaks_of_what_was_sacrificed_for_the_spell(table):
    table.battlefield("P1", "Hill Giant")
    table.mana("P1", "{R}{U}")
    table.answers("P1", ("target", "P2"), ("new target", "P1"))
    table.cast("P1", table.hand("P1", "Fling"))
    table.cast("P1", table.hand("P1", "Fork"))
    table.resolve()
    assert (table.life("P1"), table.life("P2")) == (17, 17)


@pytest.mark.rule("608.2h", "602.2b")
def test_an_ability_knows_it_too(table):
    altar = table.battlefield("P1", "Altar")
    table.battlefield("P1", "Hill Giant")
    table.library("P1", *["Forest"] * 4)
    table.activate("P1", altar)
    table.resolve()
    assert len(table.game.state.zone(Zone.HAND, "P1")) == 3


@pytest.mark.rule("118.3", "614.17b", "601.2h")
def test_what_cant_be_paid_with_is_not_offered(table):
    altar, _ = table.battlefield("P1", "Altar"), table.battlefield("P1", "Hill Giant")
    martyr = table.battlefield("P1", "Martyr")
    table.battlefield("P2", "Angel")
    table.mana("P1", "{R}")
    table.library("P1", "Forest")
    for item, number in ((altar, 0), (altar, 2), (martyr, 1)):
        refused(table, table.activate, item, number)
    refused(table, table.cast, table.hand("P1", "Fling"))
    table.activate("P1", altar, 1)
    table.resolve()
    assert not table.game.exists(altar)


@pytest.mark.rule("118.12")
def test_what_is_paid_as_something_resolves_is_another_matter(table):
    table.battlefield("P2", "Angel")
    table.library("P1", "Forest")
    table.answers("P1", ("pay cost", True))
    table.propose(table.entering("P1", "Martyr"))
    table.resolve()
    assert table.permanents("P1") == []


@pytest.mark.rule("118.12")
def test_so_is_what_is_paid_as_a_spell_resolves(table):
    table.battlefield("P2", "Angel")
    bears = table.battlefield("P1", "Grizzly Bears")
    table.library("P1", "Forest")
    table.mana("P1", "{R}")
    table.answers("P1", ("pay cost", True))
    table.cast("P1", table.hand("P1", "Bargain"))
    table.resolve()
    assert not table.game.exists(bears)


@pytest.mark.rule("614.17", "614.17d", "122.6")
def test_a_creature_enters_without_the_counters_that_cant_be_put(table):
    table.battlefield("P2", "Shield")
    table.propose(table.entering("P1", "Growing"))
    (growing,) = table.game.permanents("P1")
    assert growing.object.counters == ()
    refused(table, table.activate, growing.id, 1)


@pytest.mark.rule("614.17d")
def test_with_them_where_they_can(table):
    table.propose(table.entering("P1", "Growing"))
    (growing,) = table.game.permanents("P1")
    assert growing.object.counters == (("+1/+1", 2),)
    table.activate("P1", growing.id, 1)
    table.resolve()
    assert table.life("P1") == 21


@pytest.mark.rule("601.2c", "601.2f")
def test_a_reduction_by_target_is_known_before_it_is_chosen(table):
    table.battlefield("P2", "Cheap")
    table.mana("P1", "{R}")
    blast = table.hand("P1", "Blast")
    refused(table, table.cast, blast)
    table.battlefield("P1", "Hill Giant")
    table.answers("P1", ("target", "Hill Giant"))
    table.cast("P1", blast)
    assert table.stack == ["Blast"]


@pytest.mark.rule("601.2c", "601.2f")
def test_an_increase_by_target_counts_where_there_is_no_other(table):
    bears = table.battlefield("P2", "Grizzly Bears")
    table.battlefield("P2", "Dear")
    table.mana("P1", "{R}{R}")
    table.answers("P1", ("target", "P2"))
    table.cast("P1", table.hand("P1", "Blast"))
    table.resolve()
    assert table.life("P2") == 19
    table.mana("P1", "{R}{R}{R}")
    table.answers("P1", ("target", bears))
    table.cast("P1", table.hand("P1", "Blast"))
    assert not table.game.player("P1").pool


@pytest.mark.rule("601.2b", "601.2c")
def test_targets_that_depend_on_x(table):
    table.graveyard("P1", "Hill Giant")
    dig = table.hand("P1", "Dig")
    table.mana("P1", "{B}{B}{B}{B}")
    refused(table, table.cast, dig)
    table.mana("P1", "{B}")
    table.answers("P1", ("X", 4))
    table.cast("P1", dig)
    table.resolve()
    assert [table.see(i).name for i in table.game.state.zone(Zone.HAND, "P1")] == ["Hill Giant"]


@pytest.mark.rule("601.2d", "107.3a")
@pytest.mark.parametrize(("x", "most"), [(1, 1), (2, 2)])
def test_no_more_targets_than_there_is_to_divide(table, x, most):
    creatures = table.battlefield("P2", "Hill Giant", "Craw Wurm")
    table.mana("P1", "{R}" * (x + 1))
    chosen = list(creatures[:most])
    table.answers("P1", ("X", x), ("target", chosen))
    table.cast("P1", table.hand("P1", "Split"))
    table.resolve()
    damage = [table.game.state.status_of(one).damage for one in creatures]
    assert damage == [1] * most + [0] * (2 - most)


@pytest.mark.rule("601.2d")
def test_two_targets_need_two_to_divide(table):
    creatures = table.battlefield("P2", "Hill Giant", "Craw Wurm")
    table.mana("P1", "{R}{R}")
    table.answers("P1", ("X", 1), ("target", list(creatures)))
    with pytest.raises(IllegalActionError, match="expected 0 to 1 of the options"):
        table.cast("P1", table.hand("P1", "Split"))


@pytest.mark.rule("107.3m")
def test_x_is_doubled_on_the_stack(table):
    table.battlefield("P1", "Prism", "Prism")
    table.mana("P1", "{C}{C}{C}")
    table.answers("P1", ("X", 3))
    table.cast("P1", table.hand("P1", "Hydra"))
    table.resolve()
    assert [v.characteristics.power for v in table.game.permanents("P1") if v.name == "Hydra"] == [
        12
    ]


@pytest.mark.rule("107.3e")
def test_a_trigger_knows_the_x_of_the_spell_that_left(table):
    table.battlefield("P1", "Counting")
    table.mana("P1", "{C}{C}")
    table.answers("P1", ("X", 2))
    hydra = table.hand("P1", "Hydra")
    table.cast("P1", hydra)
    table.propose(table.moving(table.game.state.zone(Zone.STACK)[0], Zone.EXILE))
    table.resolve()
    assert table.life("P1") == 22


@pytest.mark.rule("107.3a", "601.2b")
def test_x_is_the_mana_value_of_what_is_exiled(table):
    hungry, giant = table.battlefield("P1", "Hungry"), table.hand("P1", "Hill Giant")
    bears = table.hand("P1", "Grizzly Bears")
    table.answers("P1", ("X", 4))
    table.activate("P1", hungry)
    table.resolve()
    assert (table.life("P1"), table.game.exists(giant), table.game.exists(bears)) == (
        24,
        False,
        True,
    )


@pytest.mark.rule("107.3a", "602.2b")
def test_x_is_announced_for_a_cost_without_mana(table):
    well = table.battlefield("P1", "Well")
    table.answers("P1", ("X", 3))
    table.activate("P1", well)
    table.resolve()
    assert (table.life("P1"), table.life("P2")) == (17, 17)
