"""The hooks of continuous effects, of what can't happen, and of what is allowed."""

import pytest

from cardwright.authoring import (
    CREATURE,
    TAP,
    AddPT,
    Card,
    Characteristics,
    ContinuousEffect,
    GainLife,
    Game,
    Instance,
    Layer,
    LifeGained,
    Part,
    Permission,
    PlayerId,
    Zone,
    about,
    activated,
    hookimpl,
    paying,
)


class Banner(Card):
    name = "Banner"
    cost = "{3}"
    types = "Artifact"

    @hookimpl
    def continuous_effects(self, by: Instance) -> ContinuousEffect:
        """613.4c: creatures get +1/+1."""
        return ContinuousEffect.of(by, Part(Layer.MODIFY_PT, CREATURE, AddPT(1, 1)))


class DryWell(Card):
    name = "Dry Well"
    cost = "{1}"
    types = "Artifact"

    @hookimpl
    @about(LifeGained)
    def prohibits(self, by: Instance, act: LifeGained) -> str | None:
        """101.2: your opponents can't gain life."""
        return "opponents can't gain life" if act.player != by.controller else None


class Undertow(Card):
    name = "Undertow"
    cost = "{2}{B}"
    types = "Enchantment"

    @hookimpl
    def permits(self, game: Game, by: Instance, player: PlayerId) -> Permission | None:
        """601.3: you may cast cards from your graveyard."""
        if player != by.controller:
            return None
        return Permission(tuple(game.state.zone(Zone.GRAVEYARD, player)), by)


@pytest.mark.rule("611.3", "613.4c")
@pytest.mark.parametrize("banners", [0, 1, 2])
def test_continuous_effects(table, banners):
    table.add_card(Banner)
    table.battlefield("P1", *["Banner"] * banners)
    table.hand("P1", "Banner")  # which does nothing there
    bears = table.battlefield("P2", "Grizzly Bears")
    assert len(table.hook.continuous_effects()) == banners
    assert table.see(bears).characteristics.power == 2 + banners


@pytest.mark.rule("101.2")
def test_prohibits(table):
    table.add_card(DryWell)
    table.battlefield("P1", "Dry Well")
    reasons = table.hook.prohibits(act=LifeGained("P2", 1))
    assert reasons == ["opponents can't gain life"]
    assert table.hook.prohibits(act=LifeGained("P1", 1)) == []
    assert table.propose(LifeGained("P2", 1)) is None
    assert table.life("P2") == 20


@pytest.mark.rule("601.3")
def test_permits(table):
    table.add_card(Undertow)
    table.battlefield("P1", "Undertow")
    bears = table.graveyard("P1", "Grizzly Bears")
    (permission,) = table.hook.permits(player="P1")
    assert permission.objects == (bears,)
    assert table.hook.permits(player="P2") == []
    table.mana("P1", "{G}{G}")
    actions = map(str, table.hook.legal_actions(player="P1"))
    assert "cast Grizzly Bears as Undertow permits" in actions


class Orchards:
    """Every permanent of a type that the rules do not have."""

    @hookimpl
    def intrinsic_abilities(self, characteristics: Characteristics):
        if "Orchard" not in characteristics.subtypes:
            return None
        return activated(paying(TAP), GainLife(1))


class Grove(Card):
    name = "Grove"
    types = "Land — Orchard"


@pytest.mark.rule("305.6")
def test_intrinsic_abilities(table):
    table.add_plugin("orchards", Orchards())
    table.add_card(Grove)
    grove = table.battlefield("P1", "Grove")
    table.activate("P1", grove)
    table.resolve()
    assert table.life("P1") == 21
