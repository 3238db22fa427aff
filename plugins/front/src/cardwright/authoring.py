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
        copied_with_sides,
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
    from cardwright_core.faces import (
        Faces,
        Form,
        Layout,
    )
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
        face_up_values,
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
        Way,
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
        PlayerGetsCounters,
    )
    from cardwright_rules.damage import (
        DamageDealt,
        DamagePrevented,
        Prevention,
    )
    from cardwright_rules.day_and_night import (
        BecomesDay,
        BecomesNight,
    )
    from cardwright_rules.designations import (
        Designated,
        Flipped,
    )
    from cardwright_rules.destruction import (
        Destroyed,
        Sacrificed,
    )
    from cardwright_rules.double_faced import (
        Transformed,
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
    from cardwright_rules.face_down import (
        FACE_DOWN,
        TurnedFaceDown,
        TurnedFaceUp,
        TurnsFaceUp,
        face_down,
    )
    from cardwright_rules.keywords.protection import (
        protection_from,
    )
    from cardwright_rules.keywords.tribute import (
        TributeWasntPaid,
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
    from cardwright_rules.merging import (
        Melds,
        Merged,
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
    from cardwright_rules.spells import (
        Flash,
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
    from cardwright_rules.vocabulary.casting import (
        CastFromGraveyard,
        LeavesStackTo,
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
        CreateTokenCopies,
        EntersAsCopy,
        MoreCounters,
        NotLegendary,
        WithAbilities,
        WithColors,
        WithPT,
        WithTypes,
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
    from cardwright_rules.vocabulary.faces import (
        GainLevel,
        HasLevel,
        IsLevel,
        class_level,
        flips_into,
        melds,
        modal_back,
        omen,
        omen_card,
        prototype,
        transforms_into,
    )
    from cardwright_rules.vocabulary.fights import (
        DEFENDING_PLAYER,
        THE_ATTACKER,
        THE_BLOCKER,
        DefendingPlayer,
        Fights,
        TheAttacker,
        TheBlocker,
        YouAttackAlone,
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
        HasEvenManaValue,
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
    from cardwright_rules.vocabulary.going import (
        ExileIfItWouldLeave,
        GoesInstead,
    )
    from cardwright_rules.vocabulary.graveyards import (
        PERMANENT_CARD,
        MayPlayFromGraveyard,
        MillAndTake,
        UsesOtherGraveyards,
    )
    from cardwright_rules.vocabulary.happened import (
        events_while,
        tokens_among,
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
    from cardwright_rules.vocabulary.keyword_actions import (
        Populate,
        Proliferate,
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
    from cardwright_rules.vocabulary.outcomes import (
        DrawGame,
        ExchangeLife,
        LifeBecomes,
        LoseGame,
        WinGame,
    )
    from cardwright_rules.vocabulary.paid import (
        KICKED,
        IfPaid,
        ModesIfPaid,
        Paid,
        SpellWasPaid,
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
    from cardwright_rules.vocabulary.sacrifices import (
        SacrificeOfTheirChoice,
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
        ChooseNewTargets,
        CopyIt,
        IfYouPay,
        target_spell,
        you_activate,
    )
    from cardwright_rules.vocabulary.statics import (
        Continuous,
        EntersWithCounters,
    )
    from cardwright_rules.vocabulary.tokens import (
        BLOOD,
        CLUE,
        FOOD,
        GOLD,
        POWERSTONE,
        SHARD,
        TREASURE,
        WALKER,
        NotForNonartifactSpells,
    )
    from cardwright_rules.vocabulary.turning import (
        Cloak,
        Flip,
        Manifest,
        Meld,
        Transform,
        TurnFaceDown,
        TurnUp,
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
    "BLOOD",
    "CARD",
    "CARD_TYPES",
    "CHOSEN",
    "CLUE",
    "COLORED",
    "CREATURE",
    "DEFENDING_PLAYER",
    "EACH_OPPONENT",
    "EACH_PLAYER",
    "ENCHANTMENT",
    "EQUIPPED",
    "EXTRA_TURN",
    "FACE_DOWN",
    "FOOD",
    "GOLD",
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
    "POWERSTONE",
    "SHARD",
    "SORCERY",
    "SPELL",
    "TAP",
    "TARGET",
    "TARGET_PLAYER",
    "THAT_ABILITY",
    "THAT_MUCH",
    "THAT_ONE",
    "THAT_PLAYER",
    "THE_ATTACKER",
    "THE_BLOCKER",
    "THIS",
    "THOSE_CARDS",
    "TREASURE",
    "TRIGGERED_ABILITY",
    "UNTAP",
    "WALKER",
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
    "BecomesDay",
    "BecomesNight",
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
    "CastFromGraveyard",
    "CastOnlyAsSorceries",
    "CastOnlyDuring",
    "CausedByEntering",
    "Change",
    "ChangeControl",
    "Characteristics",
    "Choice",
    "ChooseNewTargets",
    "Choosing",
    "Cloak",
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
    "CreateTokenCopies",
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
    "DefendingPlayer",
    "Designated",
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
    "DrawGame",
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
    "ExchangeLife",
    "Exile",
    "ExileFromGraveyard",
    "ExileHaunting",
    "ExileIfItWouldLeave",
    "ExileThis",
    "ExileTop",
    "ExileTopInsteadOfPayingLife",
    "ExileUntilThisLeaves",
    "ExiledInsteadOfLosing",
    "Expends",
    "ExtraTurnsAreSkipped",
    "Faces",
    "Fights",
    "Filter",
    "Flash",
    "Flip",
    "Flipped",
    "ForAbilities",
    "ForSpells",
    "Form",
    "GainActivatedAbilities",
    "GainControl",
    "GainLevel",
    "GainLife",
    "Game",
    "GameObject",
    "GetEmblem",
    "GoesInstead",
    "Grant",
    "HasColor",
    "HasCounters",
    "HasEvenManaValue",
    "HasKeyword",
    "HasLevel",
    "HaveActivatedAbilities",
    "If",
    "IfPaid",
    "IfYouPay",
    "IllegalActionError",
    "Instance",
    "Is",
    "IsLevel",
    "Keyword",
    "Lasting",
    "Lasts",
    "Later",
    "Layer",
    "Layout",
    "Leaves",
    "LeavesStackTo",
    "LessThan",
    "LibrarySearched",
    "LifeBecomes",
    "LifeGainTimes",
    "LifeGained",
    "LifeLost",
    "LifePaid",
    "Linked",
    "LoseAbilities",
    "LoseGame",
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
    "Manifest",
    "May",
    "MayExileFromHand",
    "MayPlayFromGraveyard",
    "MayPlayFromTopOfLibrary",
    "MaySacrifice",
    "Meanwhile",
    "Meld",
    "Melds",
    "Merged",
    "Mill",
    "MillAndTake",
    "Mode",
    "Modes",
    "ModesIfPaid",
    "MoreCounters",
    "MoreDevotion",
    "MoveCounters",
    "Moves",
    "Named",
    "Not",
    "NotDoneThisTurn",
    "NotForNonartifactSpells",
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
    "PlayerGetsCounters",
    "PlayerId",
    "Players",
    "Populate",
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
    "Proliferate",
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
    "SacrificeOfTheirChoice",
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
    "SpellWasPaid",
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
    "TheAttacker",
    "TheBlocker",
    "ThisCostsLess",
    "ThisIsUntapped",
    "TokensCreated",
    "TokensMultiplied",
    "Tombstone",
    "TotalManaValue",
    "Transform",
    "Transformed",
    "TributeWasntPaid",
    "Trigger",
    "TriggeredAbility",
    "TurnBasedAction",
    "TurnBegins",
    "TurnFaceDown",
    "TurnUp",
    "TurnedFaceDown",
    "TurnedFaceUp",
    "TurnsFaceUp",
    "Unattached",
    "UnlessYouPay",
    "Untap",
    "UntapSymbol",
    "Untapped",
    "Until",
    "UsesOtherGraveyards",
    "View",
    "Way",
    "WhenResolved",
    "WhenYouDo",
    "While",
    "WinGame",
    "WithAbilities",
    "WithColors",
    "WithPT",
    "WithTypes",
    "X",
    "YouAttackAlone",
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
    "class_level",
    "copiable_values",
    "copied_with_sides",
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
    "events_while",
    "face_down",
    "face_up_values",
    "flips_into",
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
    "melds",
    "mill",
    "modal_back",
    "move",
    "omen",
    "omen_card",
    "overloading",
    "part_of",
    "paying",
    "pays",
    "protection_from",
    "prototype",
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
    "tokens_among",
    "top_cards",
    "transforms_into",
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
    if module.startswith("cardwright_rules.vocabulary"):
        from cardwright.words import checked, is_word  # noqa: PLC0415 - for cards of words only

        found = checked(found) if is_word(found) else found  # type: ignore[type-var]  # it is a function
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return __all__
