"""Permanents that several cards represent: melded and merged ones (701.42, 712, 730)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    EQUIPPED,
    IT,
    THIS,
    THOSE_CARDS,
    AtNext,
    Card,
    Color,
    Count,
    CreateTokenCopies,
    CreateTokens,
    Dies,
    Each,
    Enters,
    EntersAsCopy,
    Exile,
    GainLife,
    Layer,
    May,
    Meld,
    Merged,
    Moves,
    Part,
    PutOntoBattlefield,
    Record,
    Replacement,
    ReturnToHand,
    SetPT,
    StaticAbility,
    Transformed,
    Zone,
    ZoneChange,
    about,
    activated,
    gets,
    hookimpl,
    melds,
    record,
    spell,
    static,
    target,
    token,
    triggered,
    when,
    whenever,
)
from cardwright_core.casting import Cast
from cardwright_core.links import linked_cards

BEARS = "Grizzly Bears"


def card(name, types, *abilities, **values):
    values |= {"name": name, "types": types, "abilities": abilities}
    return type("TestCard", (Card,), values)


HOST = card("Chittering", "Creature — Rat", colors=frozenset({Color.BLACK}), power=5, toughness=6)
RATS = card(
    "Rats", "Creature — Rat", cost="{1}{B}", power=2, toughness=1, faces=melds("Ghouls", HOST)
)
GHOULS = card(
    "Ghouls",
    "Creature — Zombie",
    activated("{0}", Exile(Each(CREATURE), then=Meld(THOSE_CARDS))),
    cost="{4}{B}",
    power=3,
    toughness=3,
    faces=melds("Rats", HOST),
)
CLONE = card("Double", "Creature", StaticAbility(EntersAsCopy(CREATURE)), power=0, toughness=0)
TWINS = card("Twins", "Instant", spell(CreateTokenCopies(), target(CREATURE)), cost="{0}")
WATCH = card(
    "Watch",
    "Artifact",
    triggered(whenever(Dies, CREATURE), GainLife(1)),
    triggered(whenever(ZoneChange, where=Moves(destination=Zone.GRAVEYARD)), GainLife(10)),
)
JOURNEY = card(
    "Journey",
    "Instant",
    spell(
        Exile(then=AtNext("end", PutOntoBattlefield(THOSE_CARDS, counter="+1/+1"))),
        target(CREATURE),
    ),
    cost="{0}",
)
DEMISE = card(
    "Demise",
    "Enchantment — Aura",
    triggered(when(Dies, EQUIPPED), PutOntoBattlefield(IT, under_your_control=True)),
    keywords=("enchant creature",),
)
VAT = card("Vat", "Artifact", triggered(whenever(Dies, CREATURE), May(Exile(IT))))


@record
class SizeOfLastExiled(Count):
    """The power of the last card exiled with it."""

    def value(self, game, by):
        there = linked_cards(game, by, "exiled", Zone.EXILE)
        if not there:
            return 2
        last = max(there, key=lambda item: game.state.objects[item].timestamp)
        return game.see(last).characteristics.power or 0


LAST = SizeOfLastExiled()
DUPLICANT = card(
    "Duplicant",
    "Artifact Creature — Shapeshifter",
    triggered(when(Enters, THIS), May(Exile(link="exiled")), target(CREATURE)),
    static(Part(Layer.SET_PT, THIS, SetPT(LAST, LAST))),
    power=2,
    toughness=4,
)


@record
class Instead(Record):
    """A card that would be put into an opponent's graveyard goes elsewhere instead."""

    destination: Zone
    bottom: bool = False

    @hookimpl
    @about(ZoneChange)
    def replacements(self, game, by, event):
        if event.destination is not Zone.GRAVEYARD or not event.card:
            return None
        if event.owner not in game.opponents(by.controller):
            return None
        return Replacement.of(by, self.moved, rule="614.6")

    def moved(self, game, event):
        del game
        return event.to(self.destination).replace(position=-1 if self.bottom else 0)


LEYLINE = card("Leyline", "Enchantment", StaticAbility(Instead(Zone.EXILE)))
WHEEL = card("Wheel", "Enchantment", StaticAbility(Instead(Zone.LIBRARY, bottom=True)))
MUTANT = card(
    "Mutant",
    "Creature — Beast",
    triggered(when(Enters, THIS), GainLife(100)),
    triggered(whenever(Merged, THIS), GainLife(1)),
    cost="{9}",
    power=6,
    toughness=6,
    keywords=("trample", "mutate {G}"),
)
HUMAN = card("Human", "Creature — Human", power=1, toughness=1)
FLYER = card("Flyer", "Creature — Bird", power=1, toughness=2, keywords=("flying",))
BOUNCE = card("Bounce", "Instant", spell(ReturnToHand(), target(CREATURE)), cost="{0}")
BIRD = card(
    "Hatch",
    "Sorcery",
    spell(CreateTokens(token("Creature — Bird", 1, 1, name="Chick"))),
    cost="{0}",
)
PUMP = card("Pump", "Enchantment", static(Part(gets(1, 1)[0], CREATURE, gets(1, 1)[1])))
EVERY = (RATS, GHOULS, CLONE, TWINS, WATCH, JOURNEY, DEMISE, VAT, DUPLICANT, LEYLINE, WHEEL)
MORE = (MUTANT, HUMAN, FLYER, BOUNCE, BIRD, PUMP)


@pytest.fixture
def known(table):
    for one in (*EVERY, *MORE):
        table.add_card(one)
    return table


@pytest.fixture
def host(known):
    """Return a melded permanent."""
    known.battlefield("P1", "Rats")
    item = known.battlefield("P1", "Ghouls")
    known.activate("P1", item)
    known.resolve()
    (view,) = known.game.permanents()
    return view.id


def names(table, zone, player="P1"):
    return sorted(table.see(item).name for item in table.game.state.zone(zone, player))


@pytest.mark.rule("701.42a", "712.4a", "712.8g", "202.3c", "712.14c")
def test_two_cards_meld_to_one_permanent(known, host):
    values = known.see(host).characteristics
    assert (values.name, values.power, values.toughness) == ("Chittering", 5, 6)
    assert (values.cost, values.mana_value) == (None, 7)
    assert known.game.state.zone(Zone.EXILE) == ()


@pytest.mark.rule("202.3c", "712.8g", "707.8")
def test_a_copy_of_a_melded_permanent_has_mana_value_0(known, host):
    known.answers("P2", ("copy", [host]))
    copy = known.propose(known.entering("P2", "Double")).becomes
    assert known.see(copy).name == "Chittering"
    assert known.see(copy).characteristics.mana_value == 0
    known.propose(known.moving(copy, Zone.GRAVEYARD))
    assert names(known, Zone.GRAVEYARD, "P2") == ["Double"]


@pytest.mark.rule("701.42b", "701.42c", "701.42c#1")
def test_a_token_that_is_a_copy_does_not_meld(known):
    rats = known.battlefield("P2", "Rats")
    known.hand("P1", "Twins")
    known.cast("P1", "Twins")
    known.resolve()
    known.propose(known.moving(rats, Zone.GRAVEYARD))
    item = known.battlefield("P1", "Ghouls")
    assert known.permanents("P1") == ["Rats", "Ghouls"]
    known.activate("P1", item)
    known.resolve()
    assert known.permanents() == []
    assert names(known, Zone.EXILE, "") == ["Ghouls"]


@pytest.mark.rule("712.4c")
def test_meld_cards_do_not_transform(known, host):
    rats = known.battlefield("P1", "Rats")
    assert known.propose(Transformed(host)) is None
    assert known.propose(Transformed(rats)) is None
    assert known.see(rats).name == "Rats"


@pytest.mark.rule("712.21", "712.21#1")
def test_one_permanent_dies_and_two_cards_are_put_into_the_graveyard(known, host):
    known.battlefield("P1", "Watch")
    known.answers("P1", ("order of cards", "Rats"))
    known.propose(known.moving(host, Zone.GRAVEYARD))
    waiting = [trigger.instance.number for trigger in known.game.state.pending]
    assert sorted(waiting) == [0, 1, 1]
    assert names(known, Zone.GRAVEYARD) == ["Ghouls", "Rats"]


@pytest.mark.rule("712.21a")
@pytest.mark.parametrize("first", ["Rats", "Ghouls"])
def test_its_owner_arranges_the_cards_in_the_graveyard(known, host, first):
    known.answers("P1", ("order of cards", first))
    known.propose(known.moving(host, Zone.GRAVEYARD))
    there = known.game.state.zone(Zone.GRAVEYARD, "P1")
    assert known.see(there[0]).name == first


@pytest.mark.rule("712.21b", "712.21b#1")
@pytest.mark.parametrize(("first", "power"), [("Rats", 3), ("Ghouls", 2)])
def test_who_exiles_it_says_which_card_was_exiled_last(known, host, first, power):
    known.answers("P2", ("target", host), ("may", True), ("order of cards", first))
    item = known.propose(known.entering("P2", "Duplicant")).becomes
    known.resolve()
    assert names(known, Zone.EXILE, "") == ["Ghouls", "Rats"]
    assert known.see(item).characteristics.power == power


@pytest.mark.rule("712.21c", "712.21c#1", "400.7")
def test_both_cards_are_returned_each_with_a_counter(known, host):
    known.hand("P1", "Journey")
    known.answers("P1", ("order of cards", "Rats"))
    known.cast("P1", "Journey")
    known.resolve()
    known.go_to("end")
    known.resolve()
    assert sorted(known.permanents()) == ["Ghouls", "Rats"]
    assert [view.object.count("+1/+1") for view in known.game.permanents()] == [1, 1]
    del host


@pytest.mark.rule("712.21c", "712.21c#2")
def test_both_cards_are_returned_by_an_aura(known, host, attach):
    aura = known.battlefield("P2", "Demise")
    attach(aura, host)
    known.answers("P1", ("order of cards", "Rats"))
    known.propose(known.moving(host, Zone.GRAVEYARD))
    known.resolve()
    assert sorted(known.permanents("P2")) == ["Ghouls", "Rats"]


@pytest.mark.rule("712.21c", "712.21c#3")
@pytest.mark.parametrize("exiled", [True, False])
def test_both_cards_are_exiled_or_neither(known, host, exiled):
    known.battlefield("P1", "Vat")
    known.answers("P1", ("order of cards", "Rats"), ("may", exiled))
    known.propose(known.moving(host, Zone.GRAVEYARD))
    known.resolve()
    assert names(known, Zone.EXILE, "") == (["Ghouls", "Rats"] if exiled else [])
    assert names(known, Zone.GRAVEYARD) == ([] if exiled else ["Ghouls", "Rats"])


@pytest.mark.rule("712.21d", "712.21d#1")
@pytest.mark.parametrize("chosen", ["Leyline", "Wheel"])
def test_what_replaces_the_move_of_one_card_replaces_both(known, host, chosen):
    known.battlefield("P2", "Leyline", "Wheel")
    known.answers(
        "P1",
        ("replacement", lambda option: chosen in str(option)),
        ("order of cards", "Rats" if chosen == "Leyline" else 1),
    )
    known.propose(known.moving(host, Zone.GRAVEYARD))
    exile, library = known.game.state.zone(Zone.EXILE), known.game.state.library("P1")
    assert (len(exile), len(library)) == ((2, 0) if chosen == "Leyline" else (0, 2))


# Merging.


def mutate(table, onto, *, on_top, player="P1"):
    """Cast the mutant onto a creature, and let it resolve."""
    item = table.hand(player, "Mutant")
    table.mana(player, "{G}")
    table.settle()
    (action,) = [
        a
        for a in table.hook.legal_actions(player=player)
        if isinstance(a, Cast) and a.way is not None and a.object == item
    ]
    targets = [
        view
        for view in table.game.permanents()
        if view.owner == player and view.is_a("Creature") and not view.is_a("Human")
    ]
    if len(targets) > 1:
        table.answers(player, ("target", onto))
    table.answers(player, ("on top", on_top))
    table.act(player, action)
    table.resolve()


@pytest.mark.rule("702.140a", "702.140c", "702.140d", "702.140e", "730.2", "730.2a", "730.2b")
@pytest.mark.parametrize("on_top", [True, False])
def test_it_merges_and_has_the_abilities_of_both(known, on_top):
    item = known.battlefield("P1", "Flyer")
    known.battlefield("P1", "Human")
    mutate(known, item, on_top=on_top)
    view = known.see(item)
    assert view.name == ("Mutant" if on_top else "Flyer")
    assert view.characteristics.power == (6 if on_top else 1)
    assert view.has("flying")
    assert view.has("trample")
    assert known.life("P1") == 21  # it has not entered
    assert len(list(known.game.permanents())) == 2


@pytest.mark.rule("730.2c")
def test_a_merged_permanent_is_the_same_object(known):
    item = known.battlefield("P1", "Flyer")
    there = known.game.state.objects[item]
    known.game.state.put(there.replace(counters=(("+1/+1", 2),)))
    mutate(known, item, on_top=True)
    assert known.see(item).object.since == there.since
    assert known.see(item).characteristics.power == 8


@pytest.mark.rule("702.140b", "608.3b")
def test_a_mutating_spell_without_its_target_enters(known):
    item = known.battlefield("P1", "Flyer")
    card = known.hand("P1", "Mutant")
    known.mana("P1", "{G}")
    known.settle()
    (action,) = [
        a
        for a in known.hook.legal_actions(player="P1")
        if isinstance(a, Cast) and a.object == card and a.way is not None
    ]
    known.act("P1", action)
    known.propose(known.moving(item, Zone.GRAVEYARD))
    known.resolve()
    assert known.permanents("P1") == ["Mutant"]
    assert known.life("P1") == 120


@pytest.mark.rule("702.140a")
def test_a_creature_of_another_owner_is_no_target(known):
    known.battlefield("P2", "Flyer")
    known.battlefield("P1", "Human")
    item = known.hand("P1", "Mutant")
    known.mana("P1", "{G}")
    known.settle()
    assert [a for a in known.hook.legal_actions(player="P1") if a.object == item] == []


@pytest.mark.rule("730.3", "730.3a")
def test_each_component_goes_where_the_permanent_goes(known):
    item = known.battlefield("P1", "Flyer")
    mutate(known, item, on_top=True)
    known.answers("P1", ("order of cards", "Flyer"))
    known.propose(known.moving(item, Zone.GRAVEYARD))
    assert names(known, Zone.GRAVEYARD) == ["Flyer", "Mutant"]


@pytest.mark.rule("730.2d", "730.3", "111.7")
@pytest.mark.parametrize("on_top", [True, False])
def test_a_merged_permanent_is_a_token_if_its_topmost_component_is(known, on_top):
    known.hand("P1", "Hatch")
    known.cast("P1", "Hatch")
    known.resolve()
    (chick,) = [view.id for view in known.game.permanents()]
    mutate(known, chick, on_top=on_top)
    assert bool(known.game.state.objects[chick].card) is on_top
    known.hand("P1", "Bounce")
    known.cast("P1", "Bounce")
    known.resolve()
    assert names(known, Zone.HAND) == ["Mutant"]


@pytest.mark.rule("730.2a", "707.2", "613.2a")
def test_a_copy_of_a_merged_permanent_has_all_its_abilities(known):
    item = known.battlefield("P1", "Flyer")
    mutate(known, item, on_top=True)
    known.answers("P2", ("copy", [item]))
    copy = known.propose(known.entering("P2", "Double")).becomes
    view = known.see(copy)
    assert (view.name, view.has("flying"), view.has("trample")) == ("Mutant", True, True)
