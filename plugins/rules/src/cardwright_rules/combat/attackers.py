"""The declaration of attackers (508.1) and the steps that are skipped without any (508.8)."""

from __future__ import annotations

from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from cardwright_core.decisions import Decision
from cardwright_core.events import Simultaneous
from cardwright_core.zones import Zone
from cardwright_rules.battles import protector_of
from cardwright_rules.combat.answering import nobody_answers
from cardwright_rules.combat.bands import declared_bands
from cardwright_rules.combat.costs import (
    affordable,
    charged,
    declared_and_paid,
    optional_costs,
    pay_all,
    total_cost,
)
from cardwright_rules.combat.declaring import Declarable, Declaration
from cardwright_rules.combat.events import Attacks, IsAttacked, PlayerAttacks, awaited
from cardwright_rules.combat.fighting import creatures, fight, record_fight
from cardwright_rules.combat.prohibited import unprohibited
from cardwright_rules.combat.restrictions import CantAttack, GroupRestriction
from cardwright_rules.combat.sides import attacking_side, defending_sides
from cardwright_rules.tapping import Tapped, summoning_sick

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardwright_core.events import Event
    from cardwright_core.game import Game
    from cardwright_core.objects import View
    from cardwright_core.zones import PlayerId
    from cardwright_rules.combat.bands import Band
    from cardwright_rules.combat.fighting import Attacked
    from cardwright_rules.combat.restrictions import Pair
    from cardwright_rules.combat.sides import Side

__all__ = [
    "attackable",
    "declarable_attacks",
    "declare_attackers",
    "skip_without_attackers",
]

_SKIPPED = frozenset({"declare blockers", "combat damage"})


def declare_attackers(game: Game) -> None:
    """Let the active player declare attackers (508.1)."""
    could = game.worked_out(partial(_could_attack, game), if_=_is_untied)
    if could is None:
        return
    side, targets, declarable, is_free = could
    bands: list[Band] = []

    def follow(declared: tuple[Pair, ...]) -> None:
        bands[:] = declared_bands(game, side, declared)
        _tap_and_pay(game, declared)

    if is_free:
        declared = _declared(game, side, declarable)
        _tap(game, [attacker for attacker, _ in declared])
    else:
        declared = declared_and_paid(
            game, side, declarable, lambda left: _declared(game, side, left), follow
        )
    attacks = [
        Attacks(attacker, target, targets[target], controller)
        for attacker, target in declared
        if attacker in game.state.objects
        and (controller := game.see(attacker).controller) in side  # 508.1k
    ]
    if attacks:
        game.propose(Simultaneous((*attacks, *_reports(game, attacks))))
    now = fight(game)
    had_to = _required(declarable) if declarable.requirements else ()
    if (bands or had_to) and now is not None:
        record_fight(game, now.replace(bands=tuple(bands), had_to=had_to))


class _Attacking(NamedTuple):
    """Who may declare attackers, what may be attacked, and how; whether it `is_free`."""

    side: Side
    targets: dict[Attacked, PlayerId]
    declarable: Declarable
    is_free: bool


def _could_attack(game: Game) -> _Attacking | None:
    side = attacking_side(game)
    able = [view for view in creatures(game) if _may_attack(game, side, view)]
    if not able:
        return None
    targets = attackable(game)
    return _Attacking(side, targets, _declarable(game, able, targets), _attacking_is_free(game))


def _is_untied(could: _Attacking | None) -> bool:
    """Whether it is a value: what ties attacks may look at the game."""
    return could is None or not could.declarable.tied


def _required(declarable: Declarable) -> tuple[int, ...]:
    """Return the creatures that effects require to attack, each by itself (506.6)."""
    alone = (one.creatures[0] for one in declarable.requirements if len(one.creatures) == 1)
    return tuple(sorted(set(alone)))


def _attacking_is_free(game: Game) -> bool:
    """Whether nothing but tapping follows a declaration, and so nothing can prove it illegal."""
    disputed = game.rules.plugins.on_events or not game.state.index.undisputed(Tapped)
    return not disputed and nobody_answers(game, "bands", "attack_costs", "optional_attack_costs")


def _may_attack(game: Game, side: Side, view: View) -> bool:
    """Whether a creature is an untapped one of the side that was theirs all turn, or has haste."""
    return (
        view.controller in side
        and not game.state.status_of(view.id).tapped
        and not summoning_sick(game, view)
    )


def attackable(game: Game) -> dict[Attacked, PlayerId]:
    """Return what may be attacked, and who defends it: players, then planeswalkers and battles.

    A battle is defended by its protector, whoever controls it (310.9b).
    """
    defenders = [player for side in defending_sides(game) for player in side]
    found: dict[Attacked, PlayerId] = {player: player for player in defenders}
    those = game.state.standing.permanents(_can_be_attacked, game)
    for item in game.state.zone(Zone.BATTLEFIELD) if those else ():
        if item in those:
            view = game.see(item)
            battle = "Battle" in view.characteristics.types
            defender = protector_of(game, item) if battle else view.controller
            if defender in defenders:
                found[item] = defender
    return found


def _can_be_attacked(view: View) -> bool:
    types = view.characteristics.types
    return "Battle" in types or "Planeswalker" in types


def declarable_attacks(game: Game) -> Declarable:
    """Return what attacks the active player could declare now."""
    side = attacking_side(game)
    able = [view for view in creatures(game) if _may_attack(game, side, view)]
    return _declarable(game, able, attackable(game))


def _declarable(game: Game, able: list[View], targets: dict[Attacked, PlayerId]) -> Declarable:
    """Ask for restrictions and requirements (508.1c, 508.1d)."""
    restrictions = game.rules.ask.attack_restrictions(game)
    each = [found for found in restrictions if isinstance(found, CantAttack)]
    every = tuple(targets)
    choices = {
        view.id: tuple(
            target for target in every if not any(found.forbids(view, target) for found in each)
        )
        if each
        else every
        for view in able
    }
    attacks = unprohibited(
        game,
        Attacks,
        choices,
        lambda creature, target: Attacks(
            creature, target, targets[target], game.see(creature).controller
        ),
    )
    groups = [found for found in restrictions if isinstance(found, GroupRestriction)]
    costs = game.rules.ask.attack_costs(game)
    attacks = affordable(game, attacks, costs)
    requirements = game.rules.ask.attack_requirements(game)
    return Declarable(attacks, groups, requirements, charged=charged(game, attacks, costs))


def _tap_and_pay(game: Game, declared: tuple[Pair, ...]) -> None:
    """Tap the attackers, then pay what it costs that they attack (508.1f to 508.1j)."""
    _tap(game, [attacker for attacker, _ in declared])
    optional = optional_costs(game, declared, game.rules.ask.optional_attack_costs(game))
    bill = total_cost(game, declared, game.rules.ask.attack_costs(game))
    pay_all(game, [*optional, *bill])


def _declared(game: Game, side: Side, declarable: Declarable) -> tuple[Pair, ...]:
    """Ask which creatures attack, then what, where there is a choice (508.1a, 508.1b)."""
    if declarable.tied:
        return Declaration(game, side, declarable, "attack", "508.1a").made()
    able = tuple(declarable.choices)
    if not able:
        return ()
    decision = Decision(
        side, "attackers", able, 0, len(able), prompt="which creatures attack", rule="508.1a"
    )
    chosen = sorted(game.choose(decision), key=able.index)
    return tuple((item, _target(game, side, item, declarable.choices[item])) for item in chosen)


def _target(game: Game, side: Side, attacker: int, targets: tuple[Attacked, ...]) -> Attacked:
    name = game.see(attacker).name
    decision = Decision(
        side, "attack", targets, prompt=f"what {name} is to attack", rule="508.1b", source=name
    )
    chosen: Attacked = game.choose(decision)[0]
    return chosen


def _tap(game: Game, attackers: list[int]) -> None:
    """Tap the attackers at the same time, except where attacking does not tap (508.1f)."""
    ask = game.rules.ask.attacks_untapped
    tapping = tuple([Tapped(item) for item in attackers if not any(ask(game, game.see(item)))])
    if tapping:
        game.propose(Simultaneous(tapping))


def _reports(game: Game, attacks: list[Attacks]) -> list[Event]:
    """Return what happens by all attackers together, as far as an ability waits for it (508.3)."""
    by_player = _by_player(attacks) if awaited(game, PlayerAttacks) else ()
    targets = dict.fromkeys(attack.target for attack in attacks)
    attacked = (one for one in targets if awaited(game, IsAttacked, _permanent(one)))
    return [*by_player, *(_is_attacked(target, attacks) for target in attacked)]


def _permanent(target: Attacked) -> int:
    return target if isinstance(target, int) else 0


def _is_attacked(target: Attacked, attacks: list[Attacks]) -> IsAttacked:
    return IsAttacked(target, tuple(a.object for a in attacks if a.target == target))


def _by_player(attacks: list[Attacks]) -> Iterator[PlayerAttacks]:
    for player, group in groupby(sorted(attacks, key=_controller), key=_controller):
        yield PlayerAttacks(player, tuple((attack.object, attack.target) for attack in group))


def _controller(attack: Attacks) -> PlayerId:
    return attack.controller


def skip_without_attackers(game: Game) -> None:
    """Skip blockers and damage if no creature attacked, one put there included (508.8)."""
    if fight(game) is not None:
        return
    cursor = game.state.cursor
    ahead = list(cursor.ahead)
    while ahead and ahead[0].phase == cursor.step.phase and ahead[0].name in _SKIPPED:
        ahead.pop(0)
    game.state.cursor = cursor.replace(ahead=tuple(ahead))
