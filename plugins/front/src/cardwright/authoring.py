"""All that a card, keyword or pack imports: the one stable surface for authors.

A name is imported from its home as it is first used, so that a card loads only the vocabulary that
it speaks. A new name is written here for type checkers, in ``__all__``, and then by
``plugins/front/make_homes.py`` into ``_homes``, for Python.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from cardwright._homes import HOMES

if TYPE_CHECKING:
    from cardwright_core._records import (
        Record,
        record,
    )
    from cardwright_core.abilities import (
        Ability,
        ActivatedAbility,
        Code,
        Cost,
        CostComponent,
        Duration,
        Effect,
        Grant,
        Instance,
        Mode,
        Modes,
        SpellAbility,
        StaticAbility,
        TriggeredAbility,
    )
    from cardwright_core.actions import (
        Action,
    )
    from cardwright_core.cards import CardPlugin as Card
    from cardwright_core.cards import (
        Keyword,
        about,
        as_it_enters,
        functions_in,
        part_of,
    )
    from cardwright_core.cast_now import (
        cast_now,
    )
    from cardwright_core.casting import (
        AbilityActivated,
        SpellCast,
    )
    from cardwright_core.characteristics import (
        Characteristics,
    )
    from cardwright_core.copying import (
        copy_card,
        copy_on_stack,
    )
    from cardwright_core.costs import (
        CostChange,
        CostOption,
        PaymentOption,
    )
    from cardwright_core.decisions import (
        Decision,
    )
    from cardwright_core.errors import (
        IllegalActionError,
    )
    from cardwright_core.events import ControlChanged, CountersPut, Event, Simultaneous
    from cardwright_core.flow import (
        Phase,
        PhaseBegins,
        StepBegins,
        TurnBasedAction,
        TurnBegins,
    )
    from cardwright_core.game import (
        Game,
    )
    from cardwright_core.grants import (
        granted,
    )
    from cardwright_core.lasting import (
        Among,
        Lasting,
        begin_continuous,
        begin_delayed,
        begin_effect,
    )
    from cardwright_core.layers import (
        Change,
        ContinuousEffect,
        Layer,
        Part,
        copiable_values,
        view_in_library,
        with_abilities,
    )
    from cardwright_core.links import (
        link_of,
        linked,
        linked_cards,
        remember,
    )
    from cardwright_core.mana import (
        Color,
        Mana,
        ManaCost,
        ManaRestriction,
        ManaRider,
        ManaSymbol,
    )
    from cardwright_core.moved import (
        Redirect,
        Tombstone,
    )
    from cardwright_core.noticing import trigger_reflexively
    from cardwright_core.objects import (
        GameObject,
        View,
    )
    from cardwright_core.permission import (
        Permission,
    )
    from cardwright_core.production import (
        ManaProduced,
        Production,
        add_mana,
        could_produce,
    )
    from cardwright_core.proposal import (
        Proposal,
    )
    from cardwright_core.replacement import (
        Replacement,
        ReplacementClass,
        Scope,
    )
    from cardwright_core.ruleset import (
        RuleSet,
    )
    from cardwright_core.specs import (
        hookimpl,
        hookspec,
        idle_unless,
    )
    from cardwright_core.stack import (
        Targeting,
    )
    from cardwright_core.state import (
        Step,
    )
    from cardwright_core.targeting import (
        BecomesTarget,
    )
    from cardwright_core.terms import AnyObject, Condition, Filter, Number, TargetSpec, Test
    from cardwright_core.trigger import AbilityTriggered, Occurrence, Trigger
    from cardwright_core.zone_changes import Dies, Enters, Leaves, ZoneChange, make_token, move
    from cardwright_core.zones import (
        PlayerId,
        Zone,
    )
    from cardwright_rules.attaching import (
        Attached,
        Attaching,
        Unattached,
        attached_to,
        can_attach,
    )
    from cardwright_rules.components import (
        DiscardCard,
        DiscardHand,
        ExileFromGraveyard,
        ExileThis,
        Payment,
        PutCountersOnThis,
        RemoveCountersFromThis,
        ReturnToHandPermanent,
        SacrificePermanent,
        SacrificeThis,
        TapPermanents,
    )
    from cardwright_rules.counters import (
        CountersRemoved,
    )
    from cardwright_rules.damage import (
        DamageDealt,
        DamagePrevented,
        Prevention,
    )
    from cardwright_rules.destruction import (
        Destroyed,
        Sacrificed,
    )
    from cardwright_rules.drawing import (
        CardDrawn,
        Draw,
    )
    from cardwright_rules.emblems import (
        EmblemGotten,
    )
    from cardwright_rules.english import (
        say,
    )
    from cardwright_rules.keywords.protection import (
        protection_from,
    )
    from cardwright_rules.life import (
        LifeGained,
        LifeLost,
        LifePaid,
        PayLife,
    )
    from cardwright_rules.loyalty import (
        LoyaltyAbilitiesCostMore,
        loyalty_ability,
    )
    from cardwright_rules.mana import (
        ANY_COLOR,
        AddMana,
        AddSymbols,
        ManaLost,
    )
    from cardwright_rules.moving import (
        Countered,
        Cycled,
        Discarded,
        TokensCreated,
    )
    from cardwright_rules.phasing import (
        PhasedIn,
        PhasedOut,
    )
    from cardwright_rules.sagas import (
        chapter,
    )
    from cardwright_rules.tapping import (
        TAP,
        UNTAP,
        Tapped,
        TapSymbol,
        Untapped,
        UntapSymbol,
    )
    from cardwright_rules.vocabulary.adventures import (
        adventure,
    )
    from cardwright_rules.vocabulary.allowing import (
        CantBeBlocked,
        DisregardsHexproof,
        as_though_without_hexproof,
    )
    from cardwright_rules.vocabulary.attachments import (
        EQUIPPED,
        Attach,
        AttachedTo,
        OnHost,
        enchanted,
        enchanted_blocked_by_at_most,
        equipped,
    )
    from cardwright_rules.vocabulary.blocking import (
        CantBlockThisTurn,
    )
    from cardwright_rules.vocabulary.changes import (
        AddAbilities,
        AddKeyword,
        AddPT,
        AddTypes,
        CantHave,
        ChangeControl,
        LoseAbilities,
        SetColors,
        SetPT,
        SwitchPT,
    )
    from cardwright_rules.vocabulary.choices import (
        CARD_TYPES,
        CHOSEN,
        OF_CHOSEN_COLOR,
        OF_CHOSEN_CREATURE_TYPE,
        OF_CHOSEN_TYPE,
        WITH_CHOSEN_NAME,
        AsItEnters,
        CardName,
        CardType,
        Choice,
        Choosing,
        ColorWord,
        CreatureType,
        OneOfThem,
        as_it_enters_choose,
        chosen,
    )
    from cardwright_rules.vocabulary.combat import (
        AttackedWith,
        Dealt,
        deals_combat_damage,
    )
    from cardwright_rules.vocabulary.conditions import (
        CausedByEntering,
        Expends,
        Moves,
        ThisIsUntapped,
        you_expend,
    )
    from cardwright_rules.vocabulary.copies import (
        AlsoTypes,
        BecomeCopy,
        CopyException,
        CopyOf,
        EntersAsCopy,
        MoreCounters,
        NotLegendary,
    )
    from cardwright_rules.vocabulary.costs import (
        AbilitiesCostLess,
        AdditionalCost,
        AlternativeCost,
        SpellsCostAtLeast,
        SpellsCostLess,
        SpellsCostMore,
        SpellsCostMoreForEachOther,
        ThisCostsLess,
        additional_cost,
    )
    from cardwright_rules.vocabulary.counters import (
        CountersIncreased,
        MoveCounters,
        RemoveCounters,
        TokensMultiplied,
    )
    from cardwright_rules.vocabulary.counts import (
        THAT_MUCH,
        Amount,
        Count,
        CountersOnThis,
        NumberOf,
        PowerOfThis,
        TotalManaValue,
        X,
        amount,
    )
    from cardwright_rules.vocabulary.damage import (
        DamageCantBePrevented,
        DamageInstead,
        DamageShield,
        DamageTimes,
        PlayerAmong,
        PreventDamage,
        PreventedAmount,
        PreventNext,
        PreventNextFrom,
        PreventNextOf,
    )
    from cardwright_rules.vocabulary.devotion import (
        Devotion,
        LessThan,
        MoreDevotion,
    )
    from cardwright_rules.vocabulary.durations import (
        WHILE_YOU_CONTROL_THIS,
        YouControlThis,
    )
    from cardwright_rules.vocabulary.effects import (
        CounterIt,
        CreateTokens,
        CreateTokensNamed,
        DealDamage,
        DealDividedDamage,
        Destroy,
        DiscardCards,
        Do,
        DrawCards,
        GainLife,
        GetEmblem,
        If,
        LoseLife,
        May,
        PutCounters,
        Sacrifice,
        Tap,
        Untap,
        at_once,
        do,
    )
    from cardwright_rules.vocabulary.entering import (
        EntersTapped,
        EntersTappedUnlessPaid,
        EntersUsingUp,
        EntersWithChoiceOf,
        enters_tapped,
        enters_with_choice_of,
    )
    from cardwright_rules.vocabulary.filters import (
        ANY_TARGET,
        ARTIFACT,
        CARD,
        COLORED,
        CREATURE,
        ENCHANTMENT,
        INSTANT,
        LAND,
        OPPONENTS_CONTROL,
        PERMANENT,
        PLANESWALKER,
        SORCERY,
        THIS,
        YOU_CONTROL,
        YOU_OWN,
        AllOf,
        AnyOf,
        AnyPermanent,
        AnyPlayer,
        HasColor,
        HasCounters,
        HasKeyword,
        Is,
        ManaValue,
        Named,
        Not,
        SharesColorWith,
        YouControl,
        all_of,
        another,
        mana_value,
        this_or_another,
    )
    from cardwright_rules.vocabulary.free import (
        CastForFree,
        cast_for_free,
    )
    from cardwright_rules.vocabulary.gaining import (
        GainActivatedAbilities,
        HaveActivatedAbilities,
        level,
    )
    from cardwright_rules.vocabulary.graveyards import (
        PERMANENT_CARD,
        MayPlayFromGraveyard,
        MillAndTake,
    )
    from cardwright_rules.vocabulary.haunting import (
        HAUNTED,
        ExileHaunting,
        haunted_creature_dies,
    )
    from cardwright_rules.vocabulary.instead import (
        Meanwhile,
        SkipNext,
        Skips,
    )
    from cardwright_rules.vocabulary.land_plays import (
        AdditionalLandPlays,
        CantPlayLands,
    )
    from cardwright_rules.vocabulary.lasting import (
        AmongThose,
        AtNext,
        GainControl,
        Lasts,
        Later,
        Pump,
        StepIs,
        Until,
        at_the_beginning_of,
    )
    from cardwright_rules.vocabulary.libraries import (
        ExileTopInsteadOfPayingLife,
        MayPlayFromTopOfLibrary,
        Mill,
        Scry,
        mill,
        top_cards,
    )
    from cardwright_rules.vocabulary.life import (
        DamageKeepsLifeAt,
        ExiledInsteadOfLosing,
        LifeGainTimes,
    )
    from cardwright_rules.vocabulary.mana import (
        AddChosenColor,
        AddColorAmong,
        AddOfChosenTypeOnly,
        AddTypeCouldProduce,
        AddTypeProduced,
        CantBeCountered,
        DoubleUnspentMana,
        ForAbilities,
        ForSpells,
        ManaBecomesColorless,
        ManaIsKept,
        ProducesInstead,
        ProducesTimes,
        SpellCantBeCountered,
        tapped_for_mana,
    )
    from cardwright_rules.vocabulary.moves import (
        EachSacrifices,
        Exile,
        MayExileFromHand,
        MaySacrifice,
        PhaseOut,
        PutIntoGraveyard,
        PutOntoBattlefield,
        ReturnToHand,
    )
    from cardwright_rules.vocabulary.one_by_one import (
        THAT_ONE,
        THAT_PLAYER,
        ExileTop,
        OneByOne,
    )
    from cardwright_rules.vocabulary.paid import (
        KICKED,
        IfPaid,
        Paid,
        overloading,
    )
    from cardwright_rules.vocabulary.piles import (
        Pile,
        PilesFromTop,
    )
    from cardwright_rules.vocabulary.players import (
        YouHaveHexproof,
        YouHaveShroud,
    )
    from cardwright_rules.vocabulary.prohibitions import (
        CantBeActivated,
        CantBeCast,
        CantCastMoreThan,
        CastAsThoughFlash,
        CastOnlyAsSorceries,
        CastOnlyDuring,
    )
    from cardwright_rules.vocabulary.reflexive import (
        NotDoneThisTurn,
        OnceEachTurn,
        WhenResolved,
        WhenYouDo,
    )
    from cardwright_rules.vocabulary.regeneration import (
        Regenerate,
        Regenerated,
    )
    from cardwright_rules.vocabulary.revealing import (
        Revealed,
        RevealsFirstDraw,
        reveal_this_way,
    )
    from cardwright_rules.vocabulary.searching import (
        CantSearchLibraries,
        LibrarySearched,
        Search,
        Shuffled,
    )
    from cardwright_rules.vocabulary.selections import (
        EACH_OPPONENT,
        EACH_PLAYER,
        IT,
        ITS_CONTROLLER,
        ITSELF,
        TARGET,
        TARGET_PLAYER,
        THOSE_CARDS,
        YOU,
        Captured,
        ControllerOf,
        Each,
        EachWhoControls,
        Linked,
        OwnerOf,
        Players,
        Selection,
        Targets,
    )
    from cardwright_rules.vocabulary.shorthand import (
        activated,
        cost,
        divided_among,
        enters_with,
        leaves_zone,
        paying,
        spell,
        static,
        target,
        target_card,
        token,
        triggered,
        when,
        whenever,
    )
    from cardwright_rules.vocabulary.stack import (
        ACTIVATED_ABILITY,
        INSTANT_OR_SORCERY_SPELL,
        PERMANENT_SPELL,
        SPELL,
        THAT_ABILITY,
        TRIGGERED_ABILITY,
        CastCopies,
        CopyIt,
        IfYouPay,
        target_spell,
        you_activate,
    )
    from cardwright_rules.vocabulary.statics import (
        Continuous,
        EntersWithCounters,
    )
    from cardwright_rules.vocabulary.turns import (
        EXTRA_TURN,
        AddPhases,
        AddSteps,
        EndCombatPhase,
        EndTurn,
        ExtraTurnsAreSkipped,
        TakeExtraTurns,
    )
    from cardwright_rules.vocabulary.types import (
        EveryCreatureType,
        LoseTypes,
        ManaValueAsPT,
        SetLandTypes,
    )
    from cardwright_rules.vocabulary.unless import (
        CounterTargetUnlessPaid,
        CounterUnlessPaid,
        UnlessYouPay,
        pays,
    )
    from cardwright_rules.vocabulary.untapping import (
        DoesntUntap,
        doesnt_untap,
    )
    from cardwright_rules.vocabulary.until import (
        ExileUntilThisLeaves,
    )
    from cardwright_rules.vocabulary.wording import (
        While,
        cannot_have,
        cant_have,
        gets,
        gets_while,
        has,
        have,
        loses,
    )

__all__ = [
    "ACTIVATED_ABILITY",
    "ANY_COLOR",
    "ANY_TARGET",
    "ARTIFACT",
    "CARD",
    "CARD_TYPES",
    "CHOSEN",
    "COLORED",
    "CREATURE",
    "EACH_OPPONENT",
    "EACH_PLAYER",
    "ENCHANTMENT",
    "EQUIPPED",
    "EXTRA_TURN",
    "HAUNTED",
    "INSTANT",
    "INSTANT_OR_SORCERY_SPELL",
    "IT",
    "ITSELF",
    "ITS_CONTROLLER",
    "KICKED",
    "LAND",
    "OF_CHOSEN_COLOR",
    "OF_CHOSEN_CREATURE_TYPE",
    "OF_CHOSEN_TYPE",
    "OPPONENTS_CONTROL",
    "PERMANENT",
    "PERMANENT_CARD",
    "PERMANENT_SPELL",
    "PLANESWALKER",
    "SORCERY",
    "SPELL",
    "TAP",
    "TARGET",
    "TARGET_PLAYER",
    "THAT_ABILITY",
    "THAT_MUCH",
    "THAT_ONE",
    "THAT_PLAYER",
    "THIS",
    "THOSE_CARDS",
    "TRIGGERED_ABILITY",
    "UNTAP",
    "WHILE_YOU_CONTROL_THIS",
    "WITH_CHOSEN_NAME",
    "YOU",
    "YOU_CONTROL",
    "YOU_OWN",
    "AbilitiesCostLess",
    "Ability",
    "AbilityActivated",
    "AbilityTriggered",
    "Action",
    "ActivatedAbility",
    "AddAbilities",
    "AddChosenColor",
    "AddColorAmong",
    "AddKeyword",
    "AddMana",
    "AddOfChosenTypeOnly",
    "AddPT",
    "AddPhases",
    "AddSteps",
    "AddSymbols",
    "AddTypeCouldProduce",
    "AddTypeProduced",
    "AddTypes",
    "AdditionalCost",
    "AdditionalLandPlays",
    "AllOf",
    "AlsoTypes",
    "AlternativeCost",
    "Among",
    "AmongThose",
    "Amount",
    "AnyObject",
    "AnyOf",
    "AnyPermanent",
    "AnyPlayer",
    "AsItEnters",
    "AtNext",
    "Attach",
    "Attached",
    "AttachedTo",
    "Attaching",
    "AttackedWith",
    "BecomeCopy",
    "BecomesTarget",
    "CantBeActivated",
    "CantBeBlocked",
    "CantBeCast",
    "CantBeCountered",
    "CantBlockThisTurn",
    "CantCastMoreThan",
    "CantHave",
    "CantPlayLands",
    "CantSearchLibraries",
    "Captured",
    "Card",
    "CardDrawn",
    "CardName",
    "CardType",
    "CastAsThoughFlash",
    "CastCopies",
    "CastForFree",
    "CastOnlyAsSorceries",
    "CastOnlyDuring",
    "CausedByEntering",
    "Change",
    "ChangeControl",
    "Characteristics",
    "Choice",
    "Choosing",
    "Code",
    "Color",
    "ColorWord",
    "Condition",
    "Continuous",
    "ContinuousEffect",
    "ControlChanged",
    "ControllerOf",
    "CopyException",
    "CopyIt",
    "CopyOf",
    "Cost",
    "CostChange",
    "CostComponent",
    "CostOption",
    "Count",
    "CounterIt",
    "CounterTargetUnlessPaid",
    "CounterUnlessPaid",
    "Countered",
    "CountersIncreased",
    "CountersOnThis",
    "CountersPut",
    "CountersRemoved",
    "CreateTokens",
    "CreateTokensNamed",
    "CreatureType",
    "Cycled",
    "DamageCantBePrevented",
    "DamageDealt",
    "DamageInstead",
    "DamageKeepsLifeAt",
    "DamagePrevented",
    "DamageShield",
    "DamageTimes",
    "DealDamage",
    "DealDividedDamage",
    "Dealt",
    "Decision",
    "Destroy",
    "Destroyed",
    "Devotion",
    "Dies",
    "DiscardCard",
    "DiscardCards",
    "DiscardHand",
    "Discarded",
    "DisregardsHexproof",
    "Do",
    "DoesntUntap",
    "DoubleUnspentMana",
    "Draw",
    "DrawCards",
    "Duration",
    "Each",
    "EachSacrifices",
    "EachWhoControls",
    "Effect",
    "EmblemGotten",
    "EndCombatPhase",
    "EndTurn",
    "Enters",
    "EntersAsCopy",
    "EntersTapped",
    "EntersTappedUnlessPaid",
    "EntersUsingUp",
    "EntersWithChoiceOf",
    "EntersWithCounters",
    "Event",
    "EveryCreatureType",
    "Exile",
    "ExileFromGraveyard",
    "ExileHaunting",
    "ExileThis",
    "ExileTop",
    "ExileTopInsteadOfPayingLife",
    "ExileUntilThisLeaves",
    "ExiledInsteadOfLosing",
    "Expends",
    "ExtraTurnsAreSkipped",
    "Filter",
    "ForAbilities",
    "ForSpells",
    "GainActivatedAbilities",
    "GainControl",
    "GainLife",
    "Game",
    "GameObject",
    "GetEmblem",
    "Grant",
    "HasColor",
    "HasCounters",
    "HasKeyword",
    "HaveActivatedAbilities",
    "If",
    "IfPaid",
    "IfYouPay",
    "IllegalActionError",
    "Instance",
    "Is",
    "Keyword",
    "Lasting",
    "Lasts",
    "Later",
    "Layer",
    "Leaves",
    "LessThan",
    "LibrarySearched",
    "LifeGainTimes",
    "LifeGained",
    "LifeLost",
    "LifePaid",
    "Linked",
    "LoseAbilities",
    "LoseLife",
    "LoseTypes",
    "LoyaltyAbilitiesCostMore",
    "Mana",
    "ManaBecomesColorless",
    "ManaCost",
    "ManaIsKept",
    "ManaLost",
    "ManaProduced",
    "ManaRestriction",
    "ManaRider",
    "ManaSymbol",
    "ManaValue",
    "ManaValueAsPT",
    "May",
    "MayExileFromHand",
    "MayPlayFromGraveyard",
    "MayPlayFromTopOfLibrary",
    "MaySacrifice",
    "Meanwhile",
    "Mill",
    "MillAndTake",
    "Mode",
    "Modes",
    "MoreCounters",
    "MoreDevotion",
    "MoveCounters",
    "Moves",
    "Named",
    "Not",
    "NotDoneThisTurn",
    "NotLegendary",
    "Number",
    "NumberOf",
    "Occurrence",
    "OnHost",
    "OnceEachTurn",
    "OneByOne",
    "OneOfThem",
    "OwnerOf",
    "Paid",
    "Part",
    "PayLife",
    "Payment",
    "PaymentOption",
    "Permission",
    "Phase",
    "PhaseBegins",
    "PhaseOut",
    "PhasedIn",
    "PhasedOut",
    "Pile",
    "PilesFromTop",
    "PlayerAmong",
    "PlayerId",
    "Players",
    "PowerOfThis",
    "PreventDamage",
    "PreventNext",
    "PreventNextFrom",
    "PreventNextOf",
    "PreventedAmount",
    "Prevention",
    "ProducesInstead",
    "ProducesTimes",
    "Production",
    "Proposal",
    "Pump",
    "PutCounters",
    "PutCountersOnThis",
    "PutIntoGraveyard",
    "PutOntoBattlefield",
    "Record",
    "Redirect",
    "Regenerate",
    "Regenerated",
    "RemoveCounters",
    "RemoveCountersFromThis",
    "Replacement",
    "ReplacementClass",
    "ReturnToHand",
    "ReturnToHandPermanent",
    "Revealed",
    "RevealsFirstDraw",
    "RuleSet",
    "Sacrifice",
    "SacrificePermanent",
    "SacrificeThis",
    "Sacrificed",
    "Scope",
    "Scry",
    "Search",
    "Selection",
    "SetColors",
    "SetLandTypes",
    "SetPT",
    "SharesColorWith",
    "Shuffled",
    "Simultaneous",
    "SkipNext",
    "Skips",
    "SpellAbility",
    "SpellCantBeCountered",
    "SpellCast",
    "SpellsCostAtLeast",
    "SpellsCostLess",
    "SpellsCostMore",
    "SpellsCostMoreForEachOther",
    "StaticAbility",
    "Step",
    "StepBegins",
    "StepIs",
    "SwitchPT",
    "TakeExtraTurns",
    "Tap",
    "TapPermanents",
    "TapSymbol",
    "Tapped",
    "TargetSpec",
    "Targeting",
    "Targets",
    "Test",
    "ThisCostsLess",
    "ThisIsUntapped",
    "TokensCreated",
    "TokensMultiplied",
    "Tombstone",
    "TotalManaValue",
    "Trigger",
    "TriggeredAbility",
    "TurnBasedAction",
    "TurnBegins",
    "Unattached",
    "UnlessYouPay",
    "Untap",
    "UntapSymbol",
    "Untapped",
    "Until",
    "View",
    "WhenResolved",
    "WhenYouDo",
    "While",
    "X",
    "YouControl",
    "YouControlThis",
    "YouHaveHexproof",
    "YouHaveShroud",
    "Zone",
    "ZoneChange",
    "about",
    "activated",
    "add_mana",
    "additional_cost",
    "adventure",
    "all_of",
    "amount",
    "another",
    "as_it_enters",
    "as_it_enters_choose",
    "as_though_without_hexproof",
    "at_once",
    "at_the_beginning_of",
    "attached_to",
    "begin_continuous",
    "begin_delayed",
    "begin_effect",
    "can_attach",
    "cannot_have",
    "cant_have",
    "cast_for_free",
    "cast_now",
    "chapter",
    "chosen",
    "copiable_values",
    "copy_card",
    "copy_on_stack",
    "cost",
    "could_produce",
    "deals_combat_damage",
    "divided_among",
    "do",
    "doesnt_untap",
    "enchanted",
    "enchanted_blocked_by_at_most",
    "enters_tapped",
    "enters_with",
    "enters_with_choice_of",
    "equipped",
    "functions_in",
    "gets",
    "gets_while",
    "granted",
    "has",
    "haunted_creature_dies",
    "have",
    "hookimpl",
    "hookspec",
    "idle_unless",
    "leaves_zone",
    "level",
    "link_of",
    "linked",
    "linked_cards",
    "loses",
    "loyalty_ability",
    "make_token",
    "mana_value",
    "mill",
    "move",
    "overloading",
    "part_of",
    "paying",
    "pays",
    "protection_from",
    "record",
    "remember",
    "reveal_this_way",
    "say",
    "spell",
    "static",
    "tapped_for_mana",
    "target",
    "target_card",
    "target_spell",
    "this_or_another",
    "token",
    "top_cards",
    "trigger_reflexively",
    "triggered",
    "view_in_library",
    "when",
    "whenever",
    "with_abilities",
    "you_activate",
    "you_expend",
]


def __getattr__(name: str) -> object:
    home = HOMES.get(name)
    if home is None:
        message = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(message)
    module, _, known_as = home.partition(":")
    found: object = getattr(import_module(module), known_as or name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return __all__
