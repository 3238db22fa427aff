"""The hooks of playing lands and casting spells: how many, when, from where; and of damage."""

import pytest

from cardwright.authoring import (
    SORCERY,
    Card,
    DamageDealt,
    Flash,
    Game,
    Instance,
    PlayerId,
    View,
    Zone,
    functions_in,
    hookimpl,
)


class Garden(Card):
    name = "Garden"
    types = "Enchantment"

    @hookimpl
    def additional_land_plays(self, by: Instance, player: PlayerId) -> int | None:
        """305.2: you may play an additional land."""
        return 1 if player == by.controller else None


class Banner(Card):
    name = "Banner"
    types = "Artifact"

    @hookimpl
    def activates_as_though_haste(self, by: Instance, creature: View) -> bool:
        """302.6: your creatures use {T} and {Q} at once."""
        return creature.controller == by.controller


class Orrery(Card):
    name = "Orrery"
    types = "Artifact"

    @hookimpl
    def as_though_flash(self, by: Instance, player: PlayerId) -> Flash | None:
        """601.3b: you may cast sorceries as though they had flash."""
        return Flash(SORCERY, by) if player == by.controller else None


class Crypt(Card):
    name = "Crypt"
    types = "Artifact"

    @hookimpl
    def usable_graveyards(self, game: Game, by: Instance, player: PlayerId) -> list[PlayerId]:
        """609.4: opponents' graveyards are yours."""
        return list(game.opponents(player)) if player == by.controller else []


class Ghost(Card):
    name = "Ghost"
    types = "Creature — Spirit"
    power, toughness = 2, 2

    @hookimpl
    @functions_in()
    def unusual_damage(self, damage: DamageDealt) -> bool:
        """120.3: its damage to players costs no life."""
        return isinstance(damage.recipient, str)


@pytest.fixture(autouse=True)
def _cards(table):
    for card in (Banner, Garden, Orrery, Crypt, Ghost):
        table.add_card(card)


@pytest.mark.rule("305.2")
@pytest.mark.parametrize("gardens", [0, 1, 3])
def test_additional_land_plays(table, gardens):
    table.battlefield("P1", *["Garden"] * gardens)
    table.hand("P1", "Garden")
    assert table.hook.additional_land_plays(player="P1") == [1] * gardens
    assert table.hook.additional_land_plays(player="P2") == []


@pytest.mark.rule("601.3b")
def test_as_though_flash(table):
    orrery = table.battlefield("P1", "Orrery")
    (flash,) = table.hook.as_though_flash(player="P1")
    assert (flash.what, flash.by.source.id) == (SORCERY, orrery)
    assert table.hook.as_though_flash(player="P2") == []


@pytest.mark.rule("302.6", "609.4")
@pytest.mark.parametrize("banners", [0, 1, 2])
def test_activates_as_though_haste(table, banners):
    table.battlefield("P1", *["Banner"] * banners)
    table.hand("P1", "Banner")
    mine, theirs = (table.battlefield(player, "Grizzly Bears") for player in ("P1", "P2"))
    answers = [table.hook.activates_as_though_haste(creature=table.see(i)) for i in (mine, theirs)]
    assert answers == [[True] * banners, [False] * banners]


@pytest.mark.rule("609.4")
def test_usable_graveyards(table):
    table.battlefield("P1", "Crypt")
    assert table.hook.usable_graveyards(player="P1") == ["P2"]
    assert table.hook.usable_graveyards(player="P2") == []


@pytest.mark.rule("120.3")
def test_unusual_damage(table):
    ghost = table.battlefield("P1", "Ghost")
    bears = table.battlefield("P2", "Grizzly Bears")
    to_player, to_creature = DamageDealt(ghost, "P2", 2), DamageDealt(ghost, bears, 1)
    assert table.hook.unusual_damage(damage=to_player) == [True]
    assert table.hook.unusual_damage(damage=to_creature) == [False]
    assert table.hook.unusual_damage(damage=DamageDealt(bears, "P1", 2)) == []
    table.propose(to_player)
    table.propose(to_creature)
    assert table.life("P2") == 20
    assert table.game.state.status_of(bears).damage == 1
    assert table.game.state.zone(Zone.GRAVEYARD, "P2") == ()
