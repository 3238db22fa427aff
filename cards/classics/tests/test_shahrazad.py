"""Shahrazad: a subgame for half of one's life."""

import pytest

CARD = "Shahrazad"


def playing(game, decision):
    """Cast it as soon as possible in the main game, then pass until somebody has no card left."""
    if decision.kind == "mulligan":
        return "keep"
    meant = [one for one in decision.options if str(one) == f"cast {CARD}" and not game.around]
    return meant[0] if meant else decision.options[: decision.minimum]


def played(table, cards):
    """Play it with so many cards in each library, until it has resolved."""
    for player, count in cards.items():
        table.library(player, *["Forest"] * count)
    table.hand("P1", CARD)
    table.mana("P1", "{W}{W}")
    table.game.move_made()
    agents = dict.fromkeys(("P1", "P2"), playing)
    table.game.play(agents, until=lambda game: "subgame ends" in str(table.told))
    return table.life("P1"), table.life("P2")


def test_facts(table):
    printed = table.see(table.hand("P1", CARD)).characteristics
    assert (str(printed.cost), str(printed.type_line)) == ("{W}{W}", "Sorcery")


@pytest.mark.rule("729.1b", "107.1a")
@pytest.mark.parametrize(
    ("cards", "lives"),
    [
        ({"P1": 30, "P2": 6}, (17, 10)),
        ({"P1": 6, "P2": 30}, (8, 21)),
        ({"P1": 6, "P2": 6}, (8, 10)),
    ],
)
def test_who_does_not_win_loses_half_rounded_up(table, cards, lives):
    players = table.game.state.players
    players["P1"] = players["P1"].replace(life=17)
    players["P2"] = players["P2"].replace(life=21)
    assert played(table, cards) == lives


@pytest.mark.rule("729.5")
def test_the_libraries_are_as_they_were(table):
    played(table, {"P1": 6, "P2": 9})
    assert [len(table.game.state.library(player)) for player in ("P1", "P2")] == [6, 9]
    assert table.game.state.cursor.turn == 10
