"""Casting, by the rules' examples (601)."""

import pytest

from cardwright.authoring import (
    ANY_TARGET,
    ARTIFACT,
    CREATURE,
    EACH_OPPONENT,
    INSTANT,
    LAND,
    SORCERY,
    AnyOf,
    CantBeCast,
    Card,
    CastAsThoughFlash,
    Color,
    DealDamage,
    Destroy,
    DiscardCard,
    DrawCards,
    ExileFromGraveyard,
    GainLife,
    HasColor,
    HasEvenManaValue,
    IllegalActionError,
    Lasts,
    MayPlayFromTopOfLibrary,
    Mode,
    ModesIfPaid,
    SacrificePermanent,
    SpellsCostLess,
    StaticAbility,
    Tap,
    TapPermanents,
    Targets,
    UsesOtherGraveyards,
    X,
    Zone,
    additional_cost,
    do,
    spell,
    target,
)
from cardwright_core.casting import Cast

BEARS = "Grizzly Bears"


def card(name, *abilities, types="Instant", cost="{0}", **values):
    values |= {"name": name, "types": types, "cost": cost, "abilities": abilities}
    return type("TestCard", (Card,), values)


def may_cast(table, player, item):
    table.game.follow()
    actions = table.rules.ask.legal_actions(table.game, player)
    return item in [getattr(action, "object", 0) for action in actions]


@pytest.mark.rule("601.2c", "601.2c#1")
def test_one_target_once_for_each_instance_of_the_word(table):
    foundry = card("Foundry", types="Artifact Land", cost="")
    crush = spell(do(Destroy(Targets(0)), Destroy(Targets(1))), target(ARTIFACT), target(LAND))
    for one in (
        foundry,
        card("Crush", crush),
        card("Doze", spell(Tap(), target(CREATURE, count=2))),
    ):
        table.add_card(one)
    bears, land = table.battlefield("P2", BEARS, "Foundry")
    doze = table.hand("P1", "Doze")
    assert not may_cast(table, "P1", doze)
    other = table.battlefield("P2", BEARS)
    table.cast("P1", doze)
    table.resolve()
    assert all(table.game.state.status_of(item).tapped for item in (bears, other))
    table.cast("P1", table.hand("P1", "Crush"))
    assert table.game.state.objects[table.game.state.zone(Zone.STACK)[0]].spell.targets == (
        (land,),
        (land,),
    )
    table.resolve()
    assert not table.game.exists(land)


@pytest.mark.rule("601.2h", "601.2h#1")
def test_the_total_cost_is_locked_in_before_it_is_paid(table):
    less = StaticAbility(SpellsCostLess("{1}", HasColor(Color.BLACK)))
    table.add_card(card("Familiar", less, types="Creature", power=1, toughness=1))
    reap = (additional_cost(SacrificePermanent(CREATURE)), spell(DrawCards(1)))
    table.add_card(card("Reap", *reap, cost="{1}{B}"))
    table.library("P1", "Plains")
    familiar = table.battlefield("P1", "Familiar")
    table.mana("P1", "{B}")
    table.cast("P1", table.hand("P1", "Reap"))
    assert not table.game.exists(familiar)
    assert table.game.player("P1").pool == ()
    assert table.stack == ["Reap"]


def offered(table, player, name=""):
    """Return what a player may cast, of one name or of any."""
    table.game.follow()
    actions = table.rules.ask.legal_actions(table.game, player)
    return [one for one in actions if isinstance(one, Cast) and name in {"", one.name}]


@pytest.fixture
def winnower(table):
    table.add_card(card("Winnower", StaticAbility(CantBeCast(HasEvenManaValue(), EACH_OPPONENT))))
    thunder = spell(DealDamage(X), target(ANY_TARGET))
    table.add_card(card("Thunder", thunder, cost="{X}{R}{R}"))
    table.add_card(card("Two", spell(DrawCards(1)), cost="{2}"))
    table.battlefield("P2", "Winnower")


@pytest.mark.usefixtures("winnower")
@pytest.mark.rule("601.3a", "601.3a#1", "202.3e")
def test_x_may_make_a_spell_one_that_is_not_prohibited(table, may_begin):
    table.mana("P1", "{R}{R}{R}")
    thunder = table.hand("P1", "Thunder")
    assert not may_begin("P1", table.hand("P1", "Two"))
    assert may_begin("P1", thunder)
    table.answers("P1", ("X", 1), ("target", "P2"))
    table.cast("P1", thunder)
    table.resolve()
    assert table.life("P2") == 19


@pytest.mark.usefixtures("winnower")
@pytest.mark.rule("601.3a", "601.2e", "733.1")
def test_another_x_does_not(table):
    table.mana("P1", "{R}{R}{R}")
    thunder = table.hand("P1", "Thunder")
    table.answers("P1", ("X", 0), ("target", "P2"))
    with pytest.raises(IllegalActionError):
        table.cast("P1", thunder)
    assert len(table.game.player("P1").pool) == 3
    assert table.game.exists(thunder)


@pytest.mark.usefixtures("winnower")
@pytest.mark.rule("601.3a")
def test_if_no_x_that_can_be_paid_helps_it_is_not_begun(table, may_begin):
    table.mana("P1", "{R}{R}")
    assert not may_begin("P1", table.hand("P1", "Thunder"))


@pytest.mark.usefixtures("winnower")
@pytest.mark.rule("107.3a", "601.2h")
def test_no_x_is_on_offer_that_could_not_be_paid(table):
    table.mana("P2", "{R}{R}{C}{C}")
    table.answers("P2", ("X", 3), ("target", "P1"))
    with pytest.raises(AssertionError, match=r"not among the options: 0; [^;]*1\); [^;]*2\)$"):
        table.cast("P2", table.hand("P2", "Thunder"))


INSCRIPTION = ModesIfPaid(
    tuple(Mode(GainLife(amount), text=f"gain {amount}") for amount in (1, 10, 100)),
    maximum_if_paid=3,
)


def inscribed(table, mana, modes, kickers):
    table.add_card(card("Inscription", spell(INSCRIPTION), keywords=("kicker {2}{G}",)))
    table.mana("P1", mana)
    table.answers("P1", ("mode", list(modes)), ("additional costs", list(kickers)))
    table.cast("P1", table.hand("P1", "Inscription"))
    table.resolve()


@pytest.mark.rule("601.4", "601.4#1", "700.2a")
@pytest.mark.parametrize(
    ("modes", "gained"),
    [(["gain 1", "gain 100"], 101), (["gain 1", "gain 10", "gain 100"], 111), ([], 0)],
)
def test_a_mode_may_depend_on_a_cost_that_is_chosen_later(table, modes, gained):
    inscribed(table, "{C}{C}{G}", modes, ["kicker {2}{G}"])
    assert table.life("P1") == 20 + gained


@pytest.mark.rule("601.4", "700.2a")
def test_without_the_kicker_one_is_chosen(table):
    inscribed(table, "{C}{C}{G}", ["gain 10"], [])
    assert table.life("P1") == 30


@pytest.mark.rule("601.4", "733.1")
@pytest.mark.parametrize("modes", [["gain 1", "gain 10"], []])
def test_so_many_modes_without_the_kicker_are_illegal(table, modes):
    with pytest.raises(IllegalActionError):
        inscribed(table, "{C}{C}{G}", modes, [])
    assert table.life("P1") == 20


class ChopDown(Card):
    name = "Chop Down"
    cost = "{0}"
    types = "Instant — Adventure"
    abilities = (spell(GainLife(5)),)


class GiantKiller(Card):
    name = "Giant Killer"
    cost = "{0}"
    types = "Creature — Human"
    power, toughness = 1, 2
    adventure = ChopDown


@pytest.mark.rule("601.3e", "601.3e#2", "715.3a")
@pytest.mark.parametrize(
    ("set_", "name"), [(AnyOf((INSTANT, SORCERY)), "Chop Down"), (CREATURE, "Giant Killer")]
)
def test_what_may_be_cast_is_the_spell_as_it_will_be(table, set_, name):
    table.add_card(GiantKiller)
    allows = StaticAbility(MayPlayFromTopOfLibrary(set_))
    table.add_card(card("Allows", allows, types="Enchantment"))
    table.battlefield("P1", "Allows")
    table.library("P1", "Giant Killer", BEARS)
    table.library("P2", "Giant Killer")
    assert [action.name for action in offered(table, "P1")] == [name]
    assert offered(table, "P2") == []
    table.act("P1", offered(table, "P1")[0])
    assert table.stack == [name]
    table.resolve()
    assert table.life("P1") == (25 if name == "Chop Down" else 20)
    assert len(table.game.state.library("P1")) == 1


@pytest.mark.rule("601.3e", "601.3e#1", "708.4")
def test_a_card_cast_face_down_is_a_creature_spell(table):
    allows = StaticAbility(MayPlayFromTopOfLibrary(CREATURE))
    table.add_card(card("Horde", allows, types="Creature", power=7, toughness=7))
    table.add_card(card("Hidden", types="Artifact", cost="{9}", keywords=("morph {5}",)))
    table.battlefield("P1", "Horde")
    table.library("P1", "Hidden", "Hidden")
    table.mana("P1", "{C}{C}{C}")
    (cast,) = offered(table, "P1")
    table.act("P1", cast)
    assert table.game.player("P1").pool == ()
    table.resolve()
    _, entered = table.game.permanents()
    assert (entered.name, entered.characteristics.power) == ("", 2)


@pytest.mark.rule("609.4a", "609.4a#1", "702.34a")
@pytest.mark.parametrize("orrery", [True, False])
@pytest.mark.parametrize("trance", [True, False])
def test_several_as_though_effects_go_together(table, orrery, trance):
    table.add_card(card("Orrery", StaticAbility(CastAsThoughFlash()), types="Artifact"))
    table.add_card(card("Trance", spell(Lasts(UsesOtherGraveyards()))))
    rites = card("Rites", spell(GainLife(7)), types="Sorcery", keywords=("flashback {1}",))
    table.add_card(rites)
    table.battlefield("P2", *["Orrery"] * orrery)
    table.graveyard("P1", "Rites")
    if trance:
        table.cast("P2", table.hand("P2", "Trance"))
        table.resolve()
    table.mana("P2", "{C}")
    casts = offered(table, "P2", "Rites")
    assert bool(casts) == (orrery and trance)
    if casts:
        table.act("P2", casts[0])
        table.resolve()
        assert table.life("P2") == 27
        assert [table.see(item).name for item in table.game.state.zone(Zone.EXILE)] == ["Rites"]


def two_costs(table, first, second):
    table.add_card(
        card("Rite", additional_cost(first), additional_cost(second), spell(GainLife(1)))
    )


@pytest.mark.rule("601.2h")
@pytest.mark.parametrize("tap_first", [True, False])
def test_the_payer_orders_costs_of_which_one_depends_on_the_other(table, tap_first):
    two_costs(table, SacrificePermanent(CREATURE), TapPermanents(CREATURE))
    first, second = table.battlefield("P1", BEARS, BEARS)
    order = "tap" if tap_first else "sacrifice"
    table.answers("P1", ("cost order", order), ("cost", first))
    if tap_first:
        table.answers("P1", ("cost", first))
    table.cast("P1", table.hand("P1", "Rite"))
    assert not table.game.exists(first)
    assert table.game.state.status_of(second).tapped is not tap_first


@pytest.mark.rule("601.2h")
@pytest.mark.parametrize("discard_first", [True, False])
def test_what_is_discarded_first_can_be_exiled_then(table, discard_first):
    two_costs(table, ExileFromGraveyard(), DiscardCard())
    rite = table.hand("P1", "Rite")
    table.hand("P1", BEARS)
    dead = table.graveyard("P1", "Forest")
    order = "discard" if discard_first else "exile from the graveyard"
    table.answers("P1", ("cost order", order))
    if discard_first:
        table.answers("P1", ("cost", BEARS))
    table.cast("P1", rite)
    names = [table.see(item).name for item in table.game.state.zone(Zone.EXILE)]
    assert names == ([BEARS] if discard_first else ["Forest"])
    assert table.game.exists(dead) is discard_first


@pytest.mark.rule("601.2h")
def test_costs_that_have_nothing_to_do_with_each_other_are_not_ordered(table):
    two_costs(table, SacrificePermanent(CREATURE), DiscardCard())
    rite = table.hand("P1", "Rite")
    table.hand("P1", BEARS)
    table.battlefield("P1", BEARS)
    table.cast("P1", rite)
    assert table.permanents() == []


@pytest.mark.rule("601.3b", "733.1")
@pytest.mark.parametrize("x", [0, 1])
def test_what_the_spell_has_become_has_to_be_permitted(table, x):
    even = StaticAbility(CastAsThoughFlash(HasEvenManaValue()))
    table.add_card(card("Orrery", even, types="Artifact"))
    table.add_card(card("Storm", spell(GainLife(X)), types="Sorcery", cost="{X}{R}"))
    table.battlefield("P2", "Orrery")
    storm = table.hand("P2", "Storm")
    table.mana("P2", "{R}{R}")
    (cast,) = offered(table, "P2", "Storm")
    table.answers("P2", ("X", x))
    if x:
        table.act("P2", cast)
        assert table.stack == ["Storm"]
    else:
        with pytest.raises(IllegalActionError):
            table.act("P2", cast)
        assert table.game.exists(storm)
