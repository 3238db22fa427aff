"""Conspiracies and hidden agendas (315, 702.106)."""

import pytest

from cardwright.authoring import (
    CREATURE,
    WITH_A_CHOSEN_NAME,
    WITH_CHOSEN_NAME,
    AddPT,
    AnyObject,
    BringFromOutside,
    Card,
    Part,
    Zone,
    all_of,
    spell,
    static,
)
from cardwright_core.layers import Layer
from cardwright_rules.conspiracies import AgendaRevealed, RevealAgenda, begin_conspiracy
from cardwright_rules.losing import Concedes, Wins
from cardwright_rules.outside import have_outside


def plot(name, chosen, *keywords):
    grows = static(Part(Layer.MODIFY_PT, all_of(CREATURE, chosen), AddPT(1, 1)))
    values = {"name": name, "types": "Conspiracy", "keywords": keywords, "abilities": (grows,)}
    return type("Plot", (Card,), values)


SECRET = plot("Secret", WITH_CHOSEN_NAME, "hidden agenda")
DOUBLE = plot("Double", WITH_A_CHOSEN_NAME, "double agenda")
OPEN = plot("Open", CREATURE)
WISH = type(
    "Wish",
    (Card,),
    {
        "name": "Wish",
        "types": "Instant",
        "cost": "{0}",
        "abilities": (spell(BringFromOutside(AnyObject())),),
    },
)


@pytest.fixture
def known(table):
    table.add_card(SECRET, DOUBLE, OPEN, WISH)
    return table


def revealing(table, player="P1"):
    table.game.follow()
    actions = table.rules.ask.legal_actions(table.game, player)
    return [one for one in actions if isinstance(one, RevealAgenda)]


def hides(table, name, *names, player="P1"):
    item = table.command(player, name)
    table.answers(player, *(("card name", one) for one in names))
    begin_conspiracy(table.game, item)
    return item


@pytest.mark.rule("702.106a", "702.106b", "315.5b", "315.7")
def test_it_begins_face_down_and_only_its_controller_may_look(known):
    bears = known.battlefield("P1", "Grizzly Bears")
    item = hides(known, "Secret", "Grizzly Bears")
    view = known.see(item)
    assert (view.name, view.characteristics.abilities) == ("", ())
    shown = [known.hook.shows(player=one, view=view) for one in ("P1", "P2")]
    assert shown == [[True], [False]]
    assert known.size(bears) == (2, 2)


@pytest.mark.rule("702.106c", "702.106d", "116.2j")
def test_turned_face_up_at_any_time_it_reveals_the_name(known):
    bears, giant = (known.battlefield("P1", one) for one in ("Grizzly Bears", "Hill Giant"))
    item = hides(known, "Secret", "Grizzly Bears")
    assert revealing(known, "P2") == []
    known.go_to("beginning of combat")
    (action,) = revealing(known)
    known.act("P1", action)
    assert (known.see(item).name, known.size(bears), known.size(giant)) == (
        "Secret",
        (3, 3),
        (3, 3),
    )
    assert "Secret is turned face up: Grizzly Bears" in known.told
    assert revealing(known) == []


@pytest.mark.rule("702.106f")
def test_a_double_agenda_has_two_names(known):
    items = [known.battlefield("P1", one) for one in ("Grizzly Bears", "Hill Giant", "Soul Warden")]
    hides(known, "Double", "Grizzly Bears", "Soul Warden")
    known.act("P1", revealing(known)[0])
    assert [known.size(item) for item in items] == [(3, 3), (3, 3), (2, 2)]


@pytest.mark.rule("702.106e")
def test_it_is_revealed_as_its_controller_leaves_and_when_the_game_ends(known):
    known.add_player("P3")
    hides(known, "Secret", "Grizzly Bears")
    theirs = hides(known, "Secret", "Grizzly Bears", player="P2")
    known.propose(Concedes("P1"))
    assert "Secret is revealed" in known.told
    assert known.hook.shows(player="P3", view=known.see(theirs)) == [False]
    known.propose(Wins("P3"))
    assert known.hook.shows(player="P3", view=known.see(theirs)) == [True]


@pytest.mark.rule("315.2", "103.2e", "905.4", "905.4a")
def test_players_begin_with_any_number_of_their_sideboards(known):
    game = known.rules.new_game()
    game.add_player("P1", ["Forest"] * 9, outside=["Secret", "Open", "Grizzly Bears"])
    game.add_player("P2", ["Forest"] * 9)
    assert game.decision.kind == "conspiracies"
    assert [str(one) for one in game.decision.options] == ["Secret", "Open"]
    game.answer(list(game.decision.options))
    assert game.decision.kind == "card name"
    game.answer("Grizzly Bears")
    for _ in range(2):
        game.answer("keep")
    names = [game.see(item).name for item in game.state.zone(Zone.COMMAND)]
    assert names == ["", "Open"]
    assert [game.see(item).owner for item in game.state.zone(Zone.COMMAND)] == ["P1", "P1"]


@pytest.mark.rule("315.3")
def test_nothing_brings_one_into_the_game_later(known):
    have_outside(known.game, "P1", ["Open"])
    known.answers("P1", ("outside the game", "Open"))
    known.cast("P1", known.hand("P1", "Wish"))
    known.resolve()
    assert known.game.state.zone(Zone.HAND, "P1") == ()


@pytest.mark.rule("315.5", "315.6")
def test_face_up_its_static_abilities_function(known):
    bears = known.battlefield("P1", "Grizzly Bears")
    known.command("P1", "Open")
    assert known.size(bears) == (3, 3)
    assert not any(isinstance(entry.event, AgendaRevealed) for entry in known.game.log)
