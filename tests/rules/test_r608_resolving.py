"""What a resolving spell or ability does, by the rules' examples (608, 609, 400)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    LAND,
    PERMANENT,
    THIS,
    THOSE_CARDS,
    AddKeyword,
    AddTypes,
    AtNext,
    Card,
    Change,
    Color,
    DealDamage,
    Decision,
    Destroy,
    DiscardCards,
    Duration,
    Each,
    Enters,
    EntersAsCopy,
    Filter,
    GainControl,
    GainLife,
    HasColor,
    Layer,
    LoseLife,
    Mill,
    Not,
    Part,
    Record,
    ReturnToHand,
    Sacrificed,
    Selection,
    SetColors,
    SpellsCostMore,
    StaticAbility,
    Targets,
    Until,
    Zone,
    about,
    all_of,
    do,
    hookimpl,
    record,
    spell,
    static,
    target,
    triggered,
    whenever,
)
from cardwright_core.actions import PassPriority
from cardwright_rules.combat.events import BlocksCreature

BEARS = "Grizzly Bears"


def card(name, *abilities, types="Instant", cost="{0}", **values):
    values |= {"name": name, "types": types, "cost": cost, "abilities": abilities}
    return type("TestCard", (Card,), values)


def in_response(table, player, name, *targets):
    """Let a player cast a card of their hand on top of what is there, and let it resolve."""
    if targets:
        table.answers(player, ("target", *targets))
    if player != "P1":
        table.act("P1", PassPriority("P1"))
    table.cast(player, table.hand(player, name))


def names(table, zone, player):
    return [table.see(item).name for item in table.game.state.zone(zone, player)]


THIRST = card("Thirst", spell(do(DealDamage(2), GainLife(2)), target(CREATURE)), cost="{B}")
WARD = card(
    "Ward",
    spell(
        Until(Duration.END_OF_TURN, ((Layer.ABILITY, AddKeyword("protection from black")),)),
        target(CREATURE),
    ),
)


@pytest.mark.rule("608.2b", "608.2b#1")
@pytest.mark.parametrize("answer", ["Ward", "Unsummon", ""])
def test_without_a_legal_target_nothing_of_it_happens(table, answer):
    table.add_card(THIRST)
    table.add_card(WARD)
    wall, _ = table.battlefield("P2", "Wall of Omens", BEARS)
    table.mana("P1", "{B}")
    table.mana("P2", "{U}")
    table.answers("P1", ("target", wall))
    table.cast("P1", table.hand("P1", "Thirst"))
    if answer:
        in_response(table, "P2", answer, wall)
    table.resolve()
    assert table.life("P1") == (20 if answer else 22)
    assert names(table, Zone.GRAVEYARD, "P1") == ["Thirst"]


SPORES = card(
    "Spores",
    spell(
        do(Destroy(Targets(0)), Destroy(Targets(1))),
        target(all_of(CREATURE, Not(HasColor(Color.BLACK)))),
        target(LAND),
    ),
)
BLACKEN = card(
    "Blacken",
    spell(
        Until(Duration.END_OF_TURN, ((Layer.COLOR, SetColors(frozenset({Color.BLACK}))),)),
        target(CREATURE),
    ),
)
ARBOR = card("Arbor", types="Land Creature — Forest Dryad", cost="", power=1, toughness=1)


@pytest.mark.rule("608.2b", "608.2b#2")
def test_a_target_that_is_legal_for_one_part_only(table):
    for one in (SPORES, BLACKEN, ARBOR):
        table.add_card(one)
    arbor, other = table.battlefield("P2", "Arbor", "Arbor")
    table.answers("P1", ("target", arbor), ("target", arbor))
    table.cast("P1", table.hand("P1", "Spores"))
    in_response(table, "P2", "Blacken", arbor)
    table.resolve()
    assert not table.game.exists(arbor)
    assert table.game.exists(other)
    assert table.told.count("is destroyed") == 1


@record
class SacrificeOrPay(Record):
    """You may sacrifice a creature; if you don't, you lose 4 life."""

    def resolve(self, game, by):
        mine = tuple(view.id for view in game.permanents(by.controller) if view.is_a("Creature"))
        chosen = game.choose(Decision((by.controller,), "sacrifice", mine, 0, 1, rule="608.2d"))
        if not any(game.propose(Sacrificed(item), by) for item in chosen):
            LoseLife(4).resolve(game, by)


@pytest.mark.rule("608.2d", "608.2d#1")
@pytest.mark.parametrize(
    ("creatures", "chosen", "life"), [((), None, 16), ((BEARS,), [], 16), ((BEARS,), [BEARS], 20)]
)
def test_what_cannot_be_done_cannot_be_chosen(table, creatures, chosen, life):
    table.add_card(card("Tribute", spell(SacrificeOrPay())))
    for name in creatures:
        table.battlefield("P1", name)
    if chosen is not None:
        table.answers("P1", ("sacrifice", chosen))
    table.cast("P1", table.hand("P1", "Tribute"))
    table.resolve()
    assert table.life("P1") == life


@record
class ControlledBy(Filter):
    """What a certain player controls."""

    player: str

    def matches(self, game, by, view):
        return view.controller == self.player


@record
class AllTargets(Selection):
    """The targets of every group."""

    def objects(self, game, by):
        return tuple(item for n in range(len(by.targets)) for item in Targets(n).objects(game, by))


@pytest.mark.rule("608.2f", "608.2f#1")
def test_what_is_done_for_each_opponent_is_done_at_once(table):
    theirs = (target(all_of(PERMANENT, ControlledBy(player))) for player in ("P2", "P3"))
    table.add_card(card("Thievery", spell(GainControl(what=AllTargets()), *theirs)))
    table.add_player("P3")
    one, other = table.battlefield("P2", BEARS), table.battlefield("P3", BEARS)
    table.cast("P1", table.hand("P1", "Thievery"))
    table.resolve()
    assert [table.see(item).controller for item in (one, other)] == ["P1", "P1"]
    assert len(table.game.state.effects) == 1


@record
class TheBlocked(Selection):
    """The creature that was blocked."""

    def objects(self, game, by):
        return (by.event.attacker,)


@record
class NoCreature(Change):
    """It is an artifact and nothing else."""

    def apply(self, game, by, view):
        return view.replace(characteristics=view.characteristics.replace(types=("Artifact",)))


@pytest.mark.rule("608.2k", "608.2k#1")
def test_it_need_not_be_a_creature_any_more(table):
    returning = AtNext("end of combat", ReturnToHand(THOSE_CARDS), TheBlocked())
    tears = card(
        "Tears",
        triggered(whenever(BlocksCreature, THIS), returning),
        types="Creature — Wall",
        power=0,
        toughness=4,
    )
    petrify = spell(Until(Duration.FOREVER, ((Layer.TYPE, NoCreature()),)), target(CREATURE))
    table.add_card(tears)
    table.add_card(card("Petrify", petrify))
    bears, wall = table.battlefield("P1", BEARS), table.battlefield("P2", "Tears")
    table.hand("P1", "Petrify")
    table.answers("P1", ("attackers", [bears]))
    table.answers("P2", ("block", bears))
    table.go_to("declare blockers")
    assert table.stack == ["ability of Tears"]
    table.answers("P1", ("target", bears))
    table.cast("P1", "Petrify")
    table.resolve()
    assert not table.see(bears).is_a("Creature")
    table.go_to("end of combat")
    table.resolve()
    assert names(table, Zone.HAND, "P1") == [BEARS]
    assert table.game.exists(wall)


@pytest.mark.rule("608.2j", "608.2j#1")
@pytest.mark.parametrize(("nonblack", "left"), [(False, "White"), (True, "Both")])
def test_two_colors_are_not_the_absence_of_one(table, nonblack, left):
    black = HasColor(Color.BLACK)
    doom = spell(Destroy(Each(all_of(CREATURE, Not(black) if nonblack else black))))
    creature = {"types": "Creature", "power": 1, "toughness": 1}
    for one in (
        card("Doom", doom),
        card("Both", cost="{W}{B}", **creature),
        card("White", cost="{W}", **creature),
    ):
        table.add_card(one)
    table.battlefield("P1", "Both", "White")
    table.cast("P1", table.hand("P1", "Doom"))
    table.resolve()
    assert table.permanents() == [left]


@record
class LandsCantEnter(Record):
    """Lands can't enter the battlefield."""

    @hookimpl
    @about(Enters)
    def prohibits(self, game, act):
        values = act.values or game.see(act.object).characteristics
        return "lands can't enter" if values.is_a("Land") else None


@pytest.mark.rule("608.3e", "608.3e#1")
def test_what_cannot_enter_is_put_into_the_graveyard(table):
    double = card(
        "Double",
        StaticAbility(EntersAsCopy(CREATURE)),
        types="Creature — Shapeshifter",
        power=0,
        toughness=0,
    )
    worms = card("Worms", StaticAbility(LandsCantEnter()), types="Enchantment")
    for one in (double, worms, ARBOR):
        table.add_card(one)
    table.battlefield("P1", "Worms")
    arbor = table.battlefield("P2", "Arbor")
    table.answers("P1", ("copy", arbor))
    table.cast("P1", table.hand("P1", "Double"))
    table.resolve()
    assert table.permanents() == ["Worms", "Arbor"]
    assert names(table, Zone.GRAVEYARD, "P1") == ["Double"]
    assert not table.stack


@pytest.mark.rule("609.2", "609.2#1")
def test_an_effect_on_lands_is_about_permanents_and_one_on_spells_about_spells(table):
    alive = card(
        "Alive",
        static(Part(Layer.TYPE, LAND, AddTypes(("Creature",)))),
        StaticAbility(SpellsCostMore("{1}")),
        types="Enchantment",
    )
    table.add_card(alive)
    table.battlefield("P1", "Alive")
    land = table.battlefield("P1", "Forest", tapped=True)
    buried = table.graveyard("P1", "Forest")
    assert table.see(land).is_a("Creature")
    assert not table.see(buried).is_a("Creature")
    table.mana("P1", "{R}")
    bolt = table.hand("P1", "Lightning Bolt")
    assert bolt not in [act.object for act in table.hook.legal_actions(player="P1")]
    table.mana("P1", "{R}")
    table.answers("P1", ("target", "P2"))
    table.cast("P1", bolt)
    assert table.game.player("P1").pool == ()


@pytest.mark.rule("609.3", "609.3#1")
def test_an_effect_does_as_much_as_possible(table):
    table.add_card(card("Fog", spell(do(DiscardCards(2), Mill(3)))))
    table.hand("P1", BEARS)
    table.library("P1", "Plains", "Island")
    table.cast("P1", table.hand("P1", "Fog"))
    table.resolve()
    assert names(table, Zone.HAND, "P1") == []
    assert sorted(names(table, Zone.GRAVEYARD, "P1")) == ["Fog", BEARS, "Island", "Plains"]
    assert not table.game.over
