"""Paying as the file says: permanents that are tapped for mana, mana from the pool, or "auto"."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from cardwright.scenarios.report import Stopped
from cardwright_core.casting import Activate
from cardwright_core.functioning import instance_of
from cardwright_core.mana import Mana, ManaCost, mana
from cardwright_core.payment import Spend, could_pay, single_symbols
from cardwright_core.production import ManaProduced, productions

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cardwright.scenarios.model import Do
    from cardwright.scenarios.names import Names
    from cardwright_core.decisions import Decision
    from cardwright_core.game import Game

__all__ = ["Payer"]


class Payer:
    """Pays the costs of one step; what was paid without a question is checked all the same."""

    def __init__(self, names: Names, do: Do) -> None:
        """Take what `do` says of the payment."""
        self.names, self.line = names, do.pay_line
        self.active = do.pay is not None
        self.auto = do.pay == "auto"
        entries: tuple[str, ...] = () if self.auto or do.pay is None else do.pay
        self.sources = [entry for entry in entries if not entry.startswith("{")]
        self.symbols = "".join(entry for entry in entries if entry.startswith("{"))
        self.player = do.act.player if do.act is not None else ""
        self._before: tuple[Mana, ...] = ()
        self._logged = 0
        self._suggestion = _Suggestion()

    def begin(self, game: Game) -> None:
        """Remember what was there before the payment."""
        if self.player:
            self._before = game.player(self.player).pool
        self._logged = len(game.log)

    def answer(self, game: Game, decision: Decision) -> Any:  # noqa: ANN401 - any option
        """Return what to pay with next; ``None`` if the file does not say it here."""
        if not self.active:
            return None
        if self.auto:
            return self._suggestion.answer(game, decision)
        if decision.kind != "pay":
            return None
        used = self._used(game)
        if len(used) < len(self.sources):
            return self._source(game, decision, self.sources[len(used)])
        return self._spend(decision)

    def finish(self, game: Game) -> None:
        """Complain if something else was paid."""
        if not self.active or self.auto:
            return
        used = self._used(game)
        wanted = [self.names.object(game, source) for source in self.sources]
        if used != wanted:
            paid = ", ".join(self.names.of(game, item) for item in used) or "nothing"
            text = (
                f"pay names {', '.join(self.sources) or 'no permanent'}, but used for mana: {paid}"
            )
            raise Stopped(self.line, text)
        if self.symbols and self._spent(game) != Counter(unit.type for unit in mana(self.symbols)):
            spent = "".join(f"{{{kind}}}" for kind in self._spent(game).elements()) or "nothing"
            raise Stopped(self.line, f"pay names {self.symbols}, but the mana spent is {spent}")

    def _produced(self, game: Game) -> list[ManaProduced]:
        events = (entry.event for entry in game.log[self._logged :] if entry.kind == "event")
        return [
            event
            for event in events
            if isinstance(event, ManaProduced) and event.player == self.player
        ]

    def _used(self, game: Game) -> list[int]:
        return [event.source for event in self._produced(game)]

    def _spent(self, game: Game) -> Counter[str]:
        had = Counter(unit.type for unit in self._before)
        for event in self._produced(game):
            had.update(unit.type for unit in event.units)
        return had - Counter(unit.type for unit in game.player(self.player).pool)

    def _source(self, game: Game, decision: Decision, text: str) -> Any:  # noqa: ANN401
        item = self.names.object(game, text)
        found = [one for one in decision.options if getattr(one, "object", None) == item]
        if len(found) == 1:
            return found[0]
        offered = ", ".join(
            self.names.of(game, one.object) if isinstance(one, Activate) else str(one)
            for one in decision.options
        )
        text = f"{text!r} can't be used to {decision.prompt}; options: {offered}"
        raise Stopped(self.line, text)

    def _spend(self, decision: Decision) -> Any:  # noqa: ANN401 - a Spend
        ways = spends = [one for one in decision.options if isinstance(one, Spend)]
        if self.symbols:
            wanted = Counter(unit.type for unit in mana(self.symbols))
            spends = [one for one in spends if Counter(u.type for u in one.units) == wanted]
        if len(spends) == 1:
            return spends[0]
        how = f"; the mana that is there can {' or '.join(map(str, ways))}" if ways else ""
        text = f"pay does not say how to {decision.prompt}: name more, or other mana{how}"
        raise Stopped(self.line, text)


_Forms = tuple[tuple[Mana, bool], ...]
"""What one unit of mana could be; the second part says that it may pay any symbol (609.4b)."""


class _Suggestion:
    """What ``pay = "auto"`` stands for: sources in order, none that the cost can do without."""

    def __init__(self) -> None:
        self._symbols: tuple[str, ...] = ()
        self._rest: list[_Forms] = []

    def answer(self, game: Game, decision: Decision) -> Any:  # noqa: ANN401 - any option
        pool: list[_Forms] = [((unit, False),) for unit in game.player(decision.deciders[0]).pool]
        if decision.kind == "mana type":
            return self._type(pool, decision.options)
        spends = [one for one in decision.options if isinstance(one, Spend)]
        return spends[0] if spends else self._source(game, pool, decision)

    def _type(self, pool: list[_Forms], kinds: tuple[str, ...]) -> str:
        fitting = (kind for kind in kinds if self._pays([*pool, _plain((kind,)), *self._rest]))
        return next(fitting, kinds[0])

    def _source(self, game: Game, pool: list[_Forms], decision: Decision) -> Any:  # noqa: ANN401
        assert isinstance(decision.about, ManaCost)  # noqa: S101 - a payment says what is paid
        self._symbols = single_symbols(decision.about)
        sources = [one for one in decision.options if isinstance(one, Activate)]
        needed = [(one, forms) for one in sources for forms in _forms(game, one)]
        for entry in tuple(needed):
            fewer = [other for other in needed if other is not entry]
            if self._pays([*pool, *(forms for _, forms in fewer)]):
                needed = fewer
        if not needed:
            return decision.options[0]
        (first, _), *rest = needed
        self._rest = [forms for _, forms in rest]
        return first

    def _pays(self, units: list[_Forms]) -> bool:
        return could_pay(units, self._symbols)


def _plain(kinds: Iterable[str]) -> _Forms:
    return tuple((Mana(kind), False) for kind in kinds)


def _forms(game: Game, action: Activate) -> list[_Forms]:
    """Return what each unit of an ability's mana could be."""
    view = game.see(action.object)
    ability = view.characteristics.abilities[action.number]
    lots = productions(game, instance_of(view, ability, action.number))
    return [_plain(lot.types) for lot in lots for _ in range(lot.count)]
