"""How combat damage is assigned (510.1), and trample (702.19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardwright_core._records import Record, record
from cardwright_core.decisions import Decision
from cardwright_rules.combat.fighting import (
    attacked_by,
    attackers,
    blockers,
    blockers_of,
)
from cardwright_rules.combat.sides import attacking_side, defending_sides
from cardwright_rules.damage import DamageDealt

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from cardwright_core.game import Game
    from cardwright_rules.combat.fighting import Attacked
    from cardwright_rules.combat.sides import Side
    from cardwright_rules.damage import Recipient

__all__ = ["Share", "assigned_damage"]


@record
class Share(Record):
    """Combat damage that one creature assigns to one recipient, whose name is for reading."""

    source: int
    recipient: Recipient
    amount: int
    name: str

    def __str__(self) -> str:
        """Say how much to whom."""
        return f"{self.amount} to {self.name}"


@record
class _Trampler(Record):
    """An attacker that may assign excess damage, with what it can still assign, and to whom."""

    source: int
    power: int
    receivers: tuple[int, ...]
    target: Attacked
    deadly: bool


def assigned_damage(game: Game, strikes: Callable[[int], bool]) -> list[Share]:
    """Let attackers, then blockers, of those that strike now assign their damage (510.1)."""
    assignment = _Assignment(game)
    assignment.of_attackers(attacking_side(game), strikes)
    for side in defending_sides(game):
        assignment.of_blockers(side, strikes)
    return [share for share in assignment.shares if share.amount]


class _Assignment:
    """The assignment of one combat damage step, while it is made."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.shares: list[Share] = []
        self.side: Side = ()

    def of_attackers(self, side: Side, strikes: Callable[[int], bool]) -> None:
        """Tramplers come last: what counts as lethal depends on all others (702.19b)."""
        self.side = side
        tramplers: list[_Trampler] = []
        for item, attack in attackers(self.game):
            power = self._power(item)
            if power <= 0 or not strikes(item):
                continue
            target = attacked_by(self.game, attack)
            if not attack.blocked:
                self._all_to(item, power, target)
                continue
            receivers = tuple(blockers_of(self.game, item))
            if target is None or not self._tramples(item):
                self._divide(item, power, receivers)
            elif receivers:
                tramplers.append(_Trampler(item, power, receivers, target, self._deadly(item)))
            else:
                self._all_to(item, power, target)  # 702.19d
        self._trample(tramplers)

    def of_blockers(self, side: Side, strikes: Callable[[int], bool]) -> None:
        """Let each blocking creature assign to those that it blocks (510.1d)."""
        self.side = side
        fighting = {item for item, _ in attackers(self.game)}
        for item, block in blockers(self.game):
            power = self._power(item)
            if block.controller in side and power > 0 and strikes(item):
                blocked = tuple(attacker for attacker in block.attackers if attacker in fighting)
                self._divide(item, power, blocked)

    def _power(self, item: int) -> int:
        return self.game.see(item).characteristics.power or 0

    def _tramples(self, item: int) -> bool:
        return any(self.game.rules.ask.assigns_excess(self.game, self.game.see(item)))

    def _deadly(self, source: int) -> bool:
        """Whether any damage from it counts as lethal (702.2c)."""
        damage = DamageDealt(source, source, 1, combat=True)
        return any(self.game.rules.ask.lethal_damage(self.game, damage))

    # Without trample.

    def _all_to(self, source: int, amount: int, recipient: Recipient | None) -> None:
        if recipient is not None:
            self.shares.append(self._share(source, recipient, amount))

    def _divide(self, source: int, power: int, receivers: tuple[int, ...]) -> None:
        """Divide as its controller chooses (510.1c, 510.1d); the last one gets what is left."""
        left = power
        for receiver in receivers[:-1]:
            left -= self._choose(source, receiver, range(left + 1))
        self._all_to(source, left, receivers[-1] if receivers else None)

    def _choose(self, source: int, recipient: int, amounts: Iterable[int]) -> int:
        options = tuple(self._share(source, recipient, amount) for amount in amounts)
        name = self.game.see(source).name
        decision = Decision(
            self.side,
            "damage",
            options,
            prompt=f"how much damage {name} assigns to {options[0].name}",
            rule="510.1",
            source=name,
        )
        chosen: Share = self.game.choose(decision)[0]
        self.shares.append(chosen)
        return chosen.amount

    def _share(self, source: int, recipient: Recipient, amount: int) -> Share:
        name = recipient if isinstance(recipient, str) else self.game.see(recipient).name
        return Share(source, recipient, amount, name)

    # With trample.

    def _trample(self, tramplers: list[_Trampler]) -> None:
        """Let each assign; what one leaves short of lethal, those after it have to add (510.1e)."""
        owed: frozenset[int] = frozenset()
        for place, trampler in enumerate(tramplers):
            later = tramplers[place + 1 :]
            now = trampler
            while now.receivers:
                now = self._trample_on(now, owed, later)
            if now.power:
                owed |= {*trampler.receivers}
                self._all_to(now.source, now.power, now.target)

    def _trample_on(
        self, now: _Trampler, owed: frozenset[int], later: list[_Trampler]
    ) -> _Trampler:
        """Ask for the first receiver: only what can still become a legal assignment."""
        first, *others = now.receivers
        possible = [
            amount for amount in range(now.power + 1) if self._may_assign(now, amount, owed, later)
        ]
        amount = self._choose(now.source, first, possible)
        return now.replace(power=now.power - amount, receivers=tuple(others))

    def _may_assign(
        self, now: _Trampler, amount: int, owed: frozenset[int], later: list[_Trampler]
    ) -> bool:
        first, *others = now.receivers
        rest = now.replace(power=now.power - amount, receivers=tuple(others))
        trying = self._share(now.source, first, amount)
        self.shares.append(trying)
        if not others and rest.power:
            owed |= self._receivers_of(now.source)
        short = {item: lack for item in sorted(owed) if (lack := self._lacking(item))}
        self.shares.remove(trying)
        return _coverable(short, [rest, *later])

    def _receivers_of(self, attacker: int) -> frozenset[int]:
        return frozenset(blockers_of(self.game, attacker))

    def _lacking(self, item: int) -> int:
        """Return how much damage short of lethal a creature is, with what is assigned so far."""
        to_it = [share for share in self.shares if share.recipient == item and share.amount]
        if any(self._deadly(share.source) for share in to_it):
            return 0
        toughness = self.game.see(item).characteristics.toughness or 0
        marked = self.game.state.status_of(item).damage
        return max(0, toughness - marked - sum(share.amount for share in to_it))


def _coverable(short: dict[int, int], tramplers: list[_Trampler]) -> bool:
    """Whether the tramplers could add what is short of lethal, wherever it is."""
    if not short:
        return True
    if not tramplers:
        return False
    first, *others = tramplers
    mine = [item for item in first.receivers if item in short]
    if not first.power or not mine:
        return _coverable(short, others)
    item, lack = mine[0], short[mine[0]]
    most = 1 if first.deadly else min(lack, first.power)
    for amount in range(most, -1, -1):
        covered = amount == lack or (first.deadly and amount > 0)
        left = {other: n for other, n in short.items() if other != item}
        if not covered:
            left[item] = lack - amount
        spent = first.replace(
            power=first.power - amount,
            receivers=tuple(receiver for receiver in first.receivers if receiver != item),
        )
        if _coverable(left, [spent, *others]):
            return True
    return False
