"""Random games with continuous effects: what is kept is what would be computed anew (613.5)."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardwright.testing import RandomAgent, broken_invariants
from cardwright_core.objects import GameObject
from cardwright_core.zones import Zone
from from_scratch import anew, seen

CARDS = [
    "Agatha's Soul Cauldron",
    "Blood Moon",
    "Control Magic",
    "Deathrite Shaman",
    "Devoted Druid",
    "Dress Down",
    "Elvish Archdruid",
    "Forest",
    "Grist, the Hunger Tide",
    "Grizzly Bears",
    "Humility",
    "Joraga Treespeaker",
    "Maskwood Nexus",
    "Myr Welder",
    "Necrotic Ooze",
    "Opalescence",
    "Quirion Ranger",
    "Swamp",
    "Thranduil, the Elvenking",
    "Urborg, Tomb of Yawgmoth",
    "Yixlid Jailer",
]
placed = st.lists(
    st.tuples(
        st.sampled_from(CARDS),
        st.sampled_from(["P1", "P2"]),
        st.sampled_from([Zone.BATTLEFIELD, Zone.BATTLEFIELD, Zone.GRAVEYARD, Zone.HAND]),
    ),
    min_size=6,
    max_size=16,
)


@pytest.fixture(scope="module")
def board(rule_sets):
    def lay(cards):
        game = rule_sets.shared.new_game(1)
        for player in ("P1", "P2"):
            game.add_player(player, ["Forest", "Swamp"] * 8)
        for name, player, zone in cards:
            printed = game.rules.catalog.definition(name).characteristics
            state = game.state
            number, item = game.add_card(name, player), state.new_id()
            loyal = printed.loyalty if zone is Zone.BATTLEFIELD else None
            state.add(
                GameObject(
                    item,
                    number,
                    player,
                    player,
                    zone,
                    printed,
                    state.new_timestamp(),
                    since=0,
                    counters=(("loyalty", loyal),) if loyal else (),
                )
            )
        game.skip_setup()
        return game

    return lay


@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(placed, st.integers(0, 2**16))
def test_views_are_those_computed_anew(board, cards, seed):
    game = board(cards)
    moves = 0

    def checked(game):
        nonlocal moves
        moves += 1
        if moves % 5 == 0:
            assert seen(game) == anew(game)
        return moves > 120

    game.play({player: RandomAgent(seed) for player in ("P1", "P2")}, until=checked)
    assert broken_invariants(game) == []
