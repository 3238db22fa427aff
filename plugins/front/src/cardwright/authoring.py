"""All that a card, keyword or pack imports: the one stable surface for authors."""

from cardwright_core._records import Record, record
from cardwright_core.abilities import (
    Ability,
    ActivatedAbility,
    CostComponent,
    Duration,
    Filter,
    Instance,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
)
from cardwright_core.cards import CardPlugin as Card
from cardwright_core.cards import Keyword, about, as_it_enters, functions_in, part_of
from cardwright_core.costs import CostChange, CostOption, PaymentOption
from cardwright_core.decisions import Decision
from cardwright_core.events import (
    CountersPut,
    Dies,
    Enters,
    Event,
    Leaves,
    Simultaneous,
    ZoneChange,
    move,
)
from cardwright_core.game import Game
from cardwright_core.mana import Color, Mana, ManaCost
from cardwright_core.objects import GameObject, View
from cardwright_core.production import ManaProduced, Production
from cardwright_core.proposal import Proposal
from cardwright_core.replacement import Replacement, ReplacementClass
from cardwright_core.specs import hookimpl, hookspec
from cardwright_core.trigger import Occurrence, Trigger
from cardwright_core.zones import PlayerId, Zone
from cardwright_rules.destruction import Destroyed, Sacrificed
from cardwright_rules.drawing import CardDrawn, Draw
from cardwright_rules.life import LifeGained, LifeLost, PayLife
from cardwright_rules.mana import AddMana
from cardwright_rules.tapping import Tapped, TapSymbol, Untapped, UntapSymbol
from cardwright_rules.vocabulary.counts import Amount, Count, CountersOnThis, amount
from cardwright_rules.vocabulary.effects import (
    DrawCards,
    GainLife,
    PutCountersOnTarget,
    ReturnTargetToHand,
)
from cardwright_rules.vocabulary.filters import (
    ANY_TARGET,
    CREATURE,
    PERMANENT,
    THIS,
    YOU_CONTROL,
    AllOf,
    AnyOf,
    Is,
    Not,
    another,
)
from cardwright_rules.vocabulary.shorthand import (
    activated,
    cost,
    enters_with,
    spell,
    target,
    triggered,
    when,
    whenever,
)

__all__ = [
    "ANY_TARGET",
    "CREATURE",
    "PERMANENT",
    "THIS",
    "YOU_CONTROL",
    "Ability",
    "ActivatedAbility",
    "AddMana",
    "AllOf",
    "Amount",
    "AnyOf",
    "Card",
    "CardDrawn",
    "Color",
    "CostChange",
    "CostComponent",
    "CostOption",
    "Count",
    "CountersOnThis",
    "CountersPut",
    "Decision",
    "Destroyed",
    "Dies",
    "Draw",
    "DrawCards",
    "Duration",
    "Enters",
    "Event",
    "Filter",
    "GainLife",
    "Game",
    "GameObject",
    "Instance",
    "Is",
    "Keyword",
    "Leaves",
    "LifeGained",
    "LifeLost",
    "Mana",
    "ManaCost",
    "ManaProduced",
    "Not",
    "Occurrence",
    "PayLife",
    "PaymentOption",
    "PlayerId",
    "Production",
    "Proposal",
    "PutCountersOnTarget",
    "Record",
    "Replacement",
    "ReplacementClass",
    "ReturnTargetToHand",
    "Sacrificed",
    "Simultaneous",
    "SpellAbility",
    "StaticAbility",
    "TapSymbol",
    "Tapped",
    "Trigger",
    "TriggeredAbility",
    "UntapSymbol",
    "Untapped",
    "View",
    "Zone",
    "ZoneChange",
    "about",
    "activated",
    "amount",
    "another",
    "as_it_enters",
    "cost",
    "enters_with",
    "functions_in",
    "hookimpl",
    "hookspec",
    "move",
    "part_of",
    "record",
    "spell",
    "target",
    "triggered",
    "when",
    "whenever",
]
