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
        Behaviour,
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
    from cardwright_core.continuous import Aspect
    from cardwright_core.copying import (
        copied_with_sides,
        copy_card,
        copy_on_stack,
    )
    from cardwright_core.cost import Pays
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
    from cardwright_core.events import (
        ControlChanged,
        CountersPut,
        Event,
        ObjectEvent,
        PlayerEvent,
        Simultaneous,
    )
    from cardwright_core.faces import (
        Faces,
        Form,
        Layout,
    )
    from cardwright_core.flow import (
        Phase,
        PhaseBegins,
        SetupAction,
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
    from cardwright_core.producible import (
        could_produce,
    )
    from cardwright_core.production import (
        ManaProduced,
        Production,
        add_mana,
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
    from cardwright_rules.chance import (
        CoinFlipped,
        DiceRolled,
    )
    from cardwright_rules.combat.events import (
        Attacks,
        BecomesBlocked,
        BlockedByCreature,
        Blocks,
        BlocksCreature,
        IsAttacked,
        NotBlocked,
        PlayerAttacks,
        RemovedFromCombat,
    )
    from cardwright_rules.combat.filters import (
        ATTACKING,
        BLOCKING,
        UNBLOCKED,
    )
    from cardwright_rules.combat.restrictions import (
        CantAttack,
        CantBlock,
        DeclarationCost,
        GroupRestriction,
        OptionalCost,
        Requirement,
    )
    from cardwright_rules.companions import (
        DeckTest,
    )
    from cardwright_rules.components import (
        DiscardCard,
        DiscardHand,
        ExileFromGraveyard,
        Payment,
        ReturnToHandPermanent,
        SacrificePermanent,
        TapPermanents,
    )
    from cardwright_rules.components_of_this import (
        DiscardThis,
        ExileThis,
        PutCountersOnThis,
        RemoveCountersFromThis,
        SacrificeThis,
    )
    from cardwright_rules.counter_limits import (
        CountersAtMost,
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
        is_first_of_draw_step,
    )
    from cardwright_rules.dungeons import (
        DungeonCompleted,
        MarkerMoved,
        VenturesIntoDungeon,
    )
    from cardwright_rules.emblems import (
        EmblemGotten,
    )
    from cardwright_rules.english import (
        say,
    )
    from cardwright_rules.exiling import (
        ExileFromHand,
        ExilePermanent,
    )
    from cardwright_rules.face_down import (
        FACE_DOWN,
        TurnedFaceDown,
        TurnedFaceUp,
        TurnsFaceUp,
        face_down,
    )
    from cardwright_rules.foretelling import (
        CardForetold,
    )
    from cardwright_rules.formats.vanguard import (
        vanguard_modifiers,
    )
    from cardwright_rules.goading import (
        Goaded,
    )
    from cardwright_rules.keywords.bands_with_other import (
        bands_with_other,
    )
    from cardwright_rules.keywords.boast import (
        boast,
        forecast,
    )
    from cardwright_rules.keywords.cipher import (
        ciphering,
    )
    from cardwright_rules.keywords.companion import (
        companion,
    )
    from cardwright_rules.keywords.crew import (
        Crews,
    )
    from cardwright_rules.keywords.cumulative_upkeep import (
        cumulative_upkeep,
    )
    from cardwright_rules.keywords.echo import (
        echo,
    )
    from cardwright_rules.keywords.enlist import (
        Enlists,
    )
    from cardwright_rules.keywords.escalate import (
        escalate,
    )
    from cardwright_rules.keywords.escape import (
        escapes_with,
    )
    from cardwright_rules.keywords.exhaust import (
        NothingExhaustedThisTurn,
        exhaust,
        only_once,
    )
    from cardwright_rules.keywords.firebending import (
        Firebend,
        Firebends,
    )
    from cardwright_rules.keywords.gift import (
        GIFT_WAS_PROMISED,
        PROMISED,
        giving,
    )
    from cardwright_rules.keywords.hideaway import (
        HiddenCard,
    )
    from cardwright_rules.keywords.infinity import (
        HARNESS,
        infinity,
    )
    from cardwright_rules.keywords.max_speed import (
        YouHaveMaxSpeed,
        YourSpeed,
        max_speed,
    )
    from cardwright_rules.keywords.power_up import (
        power_up,
    )
    from cardwright_rules.keywords.protection import (
        YouHaveProtection,
        protection_from,
    )
    from cardwright_rules.keywords.saddle import (
        IS_SADDLED,
        ThisIsSaddled,
    )
    from cardwright_rules.keywords.solved import (
        IS_SOLVED,
        solved,
        to_solve,
    )
    from cardwright_rules.keywords.toxic import (
        TotalToxicValue,
    )
    from cardwright_rules.keywords.tribute import (
        TributeWasntPaid,
    )
    from cardwright_rules.keywords.ward import (
        ByAnOpponent,
        ward,
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
    from cardwright_rules.milling import (
        CardMilled,
        HasMilled,
        MillCards,
        Mills,
    )
    from cardwright_rules.moving import (
        Countered,
        Cycled,
        Discarded,
        TokensCreated,
    )
    from cardwright_rules.opening import (
        BeginsOnBattlefield,
    )
    from cardwright_rules.phasing import (
        PhasedIn,
        PhasedOut,
    )
    from cardwright_rules.preparation import (
        BecomesPrepared,
        BecomesUnprepared,
    )
    from cardwright_rules.qualities import (
        AnOpponent,
        ColorCount,
    )
    from cardwright_rules.rooms import (
        FullyUnlocked,
        HalfLocked,
        HalfUnlocked,
    )
    from cardwright_rules.sagas import (
        chapter,
    )
    from cardwright_rules.speed import (
        SpeedIncreased,
        speed_of,
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
    from cardwright_rules.titles import (
        BecomesMonarch,
        TakesInitiative,
    )
    from cardwright_rules.vocabulary.adventures import (
        adventure,
    )
    from cardwright_rules.vocabulary.agendas import (
        WITH_A_CHOSEN_NAME,
        WithAChosenName,
    )
    from cardwright_rules.vocabulary.allowing import (
        CantBeBlocked,
        DisregardsHexproof,
        as_though_without_hexproof,
    )
    from cardwright_rules.vocabulary.anchors import (
        AnchorWord,
        anchored,
    )
    from cardwright_rules.vocabulary.attachments import (
        ENCHANTED_PLAYER,
        EQUIPPED,
        Attach,
        AttachedTo,
        AttachedToPlayer,
        AttachedToThis,
        ControlledByPlayer,
        EnchantedPlayer,
        OnHost,
        OwnedBy,
        enchant,
        enchanted,
        enchanted_blocked_by_at_most,
        equipped,
    )
    from cardwright_rules.vocabulary.attacking import (
        ATTACKING_YOU,
        ATTACKING_YOU_OR_PLANESWALKERS,
        GOADED,
        AtMostAttack,
        AttackCost,
        AttacksEachCombat,
        CantAttackAlone,
        CreaturesAreGoaded,
        CreaturesCantAttack,
        EnterAttacking,
        Goad,
        IsAttacking,
        LastsFor,
        MayPayToAttack,
        ReselectAttack,
    )
    from cardwright_rules.vocabulary.becoming import (
        AtNextEndIfPaid,
        ThisIfPaid,
    )
    from cardwright_rules.vocabulary.blessings import (
        BLESSED,
        Ascend,
        YouHaveDesignation,
    )
    from cardwright_rules.vocabulary.blocking import (
        AllMustBlock,
        BlockCost,
        BlockedByAtLeast,
        BlocksEachCombat,
        CanBlockMore,
        CantBlockAlone,
        CantBlockThisTurn,
        CreaturesCantBlock,
        MakeBlocked,
        MustBeBlocked,
        MustBlockThis,
        NotBlockedByStronger,
    )
    from cardwright_rules.vocabulary.borrowed_flash import (
        FlashUntilCleanup,
    )
    from cardwright_rules.vocabulary.casting import (
        WAS_CAST,
        CastFromGraveyard,
        LeavesStackTo,
        LetPlay,
        MayCastFromGraveyardOnce,
    )
    from cardwright_rules.vocabulary.chance import (
        ROLLED,
        YOU_WIN_A_FLIP,
        FlipCoin,
        HeadsOrTails,
        ModifyRolls,
        MoreCoins,
        ResultsRow,
        RollDie,
        Rolled,
        WinFlips,
        WonByYou,
        results,
    )
    from cardwright_rules.vocabulary.changes import (
        AddAbilities,
        AddKeyword,
        AddKeywordForManaCost,
        AddPT,
        AddTypes,
        AlsoChosenColor,
        CantHave,
        ChangeControl,
        ControlledBy,
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
    from cardwright_rules.vocabulary.combat_times import (
        AfterInCombat,
        BeforeInCombat,
        CastOnlyIf,
        after_in_combat,
        before_in_combat,
    )
    from cardwright_rules.vocabulary.comparing import (
        IT_IS_YOUR_TURN,
        AllTrue,
        AsLongAs,
        AtLeast,
        AtMost,
        ItIsTheirTurn,
        ItIsYourTurn,
        NotTrue,
        you_control,
    )
    from cardwright_rules.vocabulary.conditions import (
        WHEN_YOU_CAST_THIS,
        CastFromYourHand,
        CastOfThose,
        CausedByEntering,
        Expends,
        Moves,
        TargetsOnlyThis,
        ThisIsIn,
        ThisIsUntapped,
        YouBecomeTargetOfOpponents,
        YouDiscard,
        you_discard,
        you_expend,
    )
    from cardwright_rules.vocabulary.copies import (
        AlsoSubtypes,
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
        WithKeywords,
        WithoutManaCost,
        WithPT,
        WithTypes,
    )
    from cardwright_rules.vocabulary.copying import (
        CastBefore,
        CopiedOnStack,
        CopyIt,
        CopyTargeting,
        MoreSpellCopies,
        SpellIsCopied,
    )
    from cardwright_rules.vocabulary.costs import (
        AbilitiesCostLess,
        AdditionalCost,
        AlternativeCost,
        CostsMoreForEachTarget,
        SpellsCostAtLeast,
        SpellsCostLess,
        SpellsCostMore,
        SpellsCostMoreForEachOther,
        ThisCostsLess,
        additional_cost,
        either_additional_cost,
    )
    from cardwright_rules.vocabulary.counters import (
        CountersIncreased,
        MoveCounters,
        RemoveCounters,
    )
    from cardwright_rules.vocabulary.counts import (
        THAT_MUCH,
        Amount,
        Count,
        CountersOnThis,
        DifferentNames,
        HowManyParts,
        NumberOf,
        PowerOf,
        PowerOfThis,
        SizeOf,
        Sum,
        Times,
        TotalManaValue,
        ToughnessOf,
        X,
        amount,
    )
    from cardwright_rules.vocabulary.creating import (
        OneOfEachInstead,
        TokensAsWell,
        TokensMultiplied,
    )
    from cardwright_rules.vocabulary.crimes import (
        YOU_COMMIT_A_CRIME,
        YOU_COMMITTED_A_CRIME,
        CommitsCrime,
        YouCommittedCrime,
    )
    from cardwright_rules.vocabulary.damage import (
        DamageCantBePrevented,
        DamageInstead,
        DamageTimes,
        PlayerAmong,
    )
    from cardwright_rules.vocabulary.dealing import (
        DealDamage,
        DealDividedDamage,
    )
    from cardwright_rules.vocabulary.deciding import (
        Clash,
        FacesChoice,
        Vote,
        VotesFor,
    )
    from cardwright_rules.vocabulary.decks import (
        EachDeckCard,
        HasActivatedAbility,
        MoreCardsThanNeeded,
        NonlandCardsDiffer,
    )
    from cardwright_rules.vocabulary.descending import (
        YOU_DESCENDED,
        TimesDescended,
    )
    from cardwright_rules.vocabulary.devotion import (
        Devotion,
        LessThan,
        MoreDevotion,
    )
    from cardwright_rules.vocabulary.digging import (
        Discover,
    )
    from cardwright_rules.vocabulary.dividing import (
        DealDamageEvenly,
    )
    from cardwright_rules.vocabulary.doors import (
        A_ROOM,
        EERIE,
        WHEN_UNLOCKED,
        YOU_FULLY_UNLOCK,
        ChangeDoor,
        DoneByYou,
        UnlockCostsLess,
        UnlockedDoors,
        room,
    )
    from cardwright_rules.vocabulary.doubling import (
        DoubleCounters,
        DoubleLife,
        MultiplySize,
    )
    from cardwright_rules.vocabulary.draining import (
        ActivateManaAbilities,
        TakeUnspentMana,
    )
    from cardwright_rules.vocabulary.dungeons import (
        COMPLETED_A_DUNGEON,
        YOU_COMPLETE_A_DUNGEON,
        CompletedDungeon,
        DungeonsCompleted,
        VentureInto,
        VentureOnlyOnce,
        dungeon,
        dungeon_room,
    )
    from cardwright_rules.vocabulary.durations import (
        WHILE_YOU_CONTROL_THIS,
        Remains,
        YouControlThis,
    )
    from cardwright_rules.vocabulary.each_unless import (
        UnlessTheyPay,
    )
    from cardwright_rules.vocabulary.earlier import (
        AN_OPPONENT_LOST_LIFE,
        AN_OPPONENT_WAS_DEALT_DAMAGE,
        DamageToOpponents,
        DiedThisTurn,
        ThisAttackedThisTurn,
        ThisEnteredThisTurn,
        ThisWasDiscardedThisTurn,
        YourSideCastAnother,
    )
    from cardwright_rules.vocabulary.effects import (
        CounterIt,
        CreateTokens,
        CreateTokensNamed,
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
        EntersOnlyForCost,
        EntersTapped,
        EntersTappedUnlessPaid,
        EntersUnderYourControl,
        EntersUsingUp,
        EntersWithChoiceOf,
        EntersWithCountersIfPaid,
        OthersEnterTapped,
        OthersEnterWithCounters,
        enters_tapped,
        enters_with_choice_of,
    )
    from cardwright_rules.vocabulary.extracting import (
        ExileAllNamed,
        ShuffleIn,
    )
    from cardwright_rules.vocabulary.faces import (
        BecomesLevel,
        GainLevel,
        HasLevel,
        IsLevel,
        becomes_level,
        class_level,
        flips_into,
        melds,
        modal_back,
        omen,
        omen_card,
        prototype,
        transforms_into,
    )
    from cardwright_rules.vocabulary.fatesealing import (
        Fateseal,
        Fateseals,
    )
    from cardwright_rules.vocabulary.features import (
        COLORED,
        HasColor,
        HasKeyword,
        Named,
        SharesColorWith,
        SharesNameWith,
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
        CREATURE,
        ENCHANTMENT,
        INSTANT,
        LAND,
        OPPONENTS_CONTROL,
        OPPONENTS_OWN,
        PERMANENT,
        PLANESWALKER,
        SORCERY,
        THIS,
        TOKEN,
        UNTAPPED,
        YOU_CONTROL,
        YOU_OWN,
        AllOf,
        AnyOf,
        AnyPermanent,
        AnyPlayer,
        CastByYou,
        Is,
        IsTapped,
        IsToken,
        Not,
        OpponentsOwn,
        Within,
        YouControl,
        all_of,
        another,
        this_or_another,
    )
    from cardwright_rules.vocabulary.for_each_opponent import (
        TokenAttackingEachOther,
        TokenToAttackEach,
    )
    from cardwright_rules.vocabulary.foretold import (
        FORETOLD_CARD,
        WAS_FORETOLD,
        ExileForetold,
        IsForetold,
        WasForetold,
    )
    from cardwright_rules.vocabulary.free import (
        CastForFree,
        OwnersMayCast,
        cast_for_free,
    )
    from cardwright_rules.vocabulary.from_the_top import (
        RevealAndPut,
    )
    from cardwright_rules.vocabulary.gaining import (
        GainActivatedAbilities,
        HaveActivatedAbilities,
        ShareKeywords,
        level,
    )
    from cardwright_rules.vocabulary.going import (
        CountersRemain,
        ExileIfItWouldLeave,
        GoesInstead,
        ShuffledInInstead,
    )
    from cardwright_rules.vocabulary.graveyards import (
        PERMANENT_CARD,
        MayPlayFromGraveyard,
        MillAndTake,
        PutFromGraveyards,
        UsesOtherGraveyards,
    )
    from cardwright_rules.vocabulary.groups import (
        FULL_PARTY,
        HISTORIC,
        MODIFIED,
        OUTLAW,
        PARTY,
        WORTHY,
        FullParty,
        IsModified,
        IsWorthy,
        PartySize,
    )
    from cardwright_rules.vocabulary.growing import (
        Adapt,
        Amass,
        Blight,
        Bolster,
        CountersOr,
        Endure,
        Monstrosity,
        support,
    )
    from cardwright_rules.vocabulary.had_to_attack import (
        HAD_TO_ATTACK,
        HadToAttack,
    )
    from cardwright_rules.vocabulary.hand_sizes import (
        MaximumHandSize,
        MoreMaximumHandSize,
        NoMaximumHandSize,
    )
    from cardwright_rules.vocabulary.hands import (
        ChooseFromHand,
        DiscardThese,
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
    from cardwright_rules.vocabulary.healing import (
        Heal,
        Healed,
    )
    from cardwright_rules.vocabulary.impossible import (
        CantPayLife,
        CantSacrificeToPay,
        CountersCantBePut,
        LifeTotalCantChange,
        PlayersCantGetCounters,
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
        ExchangeControl,
        GainControl,
        GiveControl,
        Lasts,
        Later,
        Pump,
        StepIs,
        Until,
        at_the_beginning_of,
    )
    from cardwright_rules.vocabulary.lessons import (
        Learn,
    )
    from cardwright_rules.vocabulary.libraries import (
        BottomIntoGraveyard,
        ExileTopInsteadOfPayingLife,
        MayPlayFromTopOfLibrary,
        Mill,
        Scry,
        mill,
        top_cards,
    )
    from cardwright_rules.vocabulary.life import (
        AnOpponentHasLife,
        DamageKeepsLifeAt,
        ExiledInsteadOfLosing,
        LifeGainTimes,
        YourLife,
    )
    from cardwright_rules.vocabulary.living_lands import (
        A_LAND_OF_YOURS,
        Earthbend,
        awakening,
    )
    from cardwright_rules.vocabulary.looking import (
        LookAndTake,
    )
    from cardwright_rules.vocabulary.mana import (
        AddChosenColor,
        AddColorAmong,
        AddOfChosenTypeOnly,
        AddTypeCouldProduce,
        AddTypeProduced,
        DoubleUnspentMana,
    )
    from cardwright_rules.vocabulary.mana_pools import (
        ManaBecomesColorless,
        ManaIsKept,
    )
    from cardwright_rules.vocabulary.marks import (
        Designate,
        HasDesignation,
        ThisIsDesignated,
    )
    from cardwright_rules.vocabulary.measures import (
        HasCounters,
        HasEvenManaValue,
        HasPower,
        HasToughness,
        ManaValue,
        mana_value,
    )
    from cardwright_rules.vocabulary.melees import (
        HasLessPower,
        OpponentsAttacked,
    )
    from cardwright_rules.vocabulary.milling import (
        MilledSome,
        MillMore,
        mills_some,
    )
    from cardwright_rules.vocabulary.modes import (
        PricedMode,
    )
    from cardwright_rules.vocabulary.moves import (
        EachSacrifices,
        Exile,
        MayExileFromHand,
        MayPutFromHand,
        MaySacrifice,
        PhaseOut,
        PutIntoGraveyard,
        PutOntoBattlefield,
        PutOnTopOfLibrary,
        ReturnToHand,
    )
    from cardwright_rules.vocabulary.new_games import (
        DIDNT_WIN_SUBGAME,
        WON_SUBGAME,
        BringFromOutside,
        PlaySubgame,
        RestartGame,
    )
    from cardwright_rules.vocabulary.numbers import (
        OF_CHOSEN_MANA_VALUE,
        AnyNumber,
        ChosenNumber,
    )
    from cardwright_rules.vocabulary.one_by_one import (
        THAT_ONE,
        THAT_PLAYER,
        ExileTop,
        OneByOne,
    )
    from cardwright_rules.vocabulary.other_payments import (
        THE_EXILED,
        THE_SACRIFICED,
        CraftedWith,
        LifeForSymbol,
        PaidWith,
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
        ManaWasSpent,
        ModesIfPaid,
        OwnCostPaid,
        Paid,
        SpellWasPaid,
        TimesPaid,
        WasPaidForThis,
        entwining,
        overloading,
    )
    from cardwright_rules.vocabulary.pairing import (
        PairOfThis,
        while_paired,
    )
    from cardwright_rules.vocabulary.payable_actions import (
        Behold,
        BlightCost,
        CollectEvidence,
        Exerted,
        ExertThis,
        Forage,
    )
    from cardwright_rules.vocabulary.permitting import (
        ActivateAsThoughHaste,
        CastFromHandForFree,
        MayCastFromHandForFree,
    )
    from cardwright_rules.vocabulary.piles import (
        Pile,
        PilesFromTop,
    )
    from cardwright_rules.vocabulary.player_control import (
        CONTROLLED_PLAYER,
        ControlPlayerNextTurn,
        ControlPlayerWhile,
    )
    from cardwright_rules.vocabulary.players import (
        NumberOfPlayers,
        YouHaveHexproof,
        YouHaveShroud,
    )
    from cardwright_rules.vocabulary.poison import (
        GiveCounters,
        IsPoisoned,
    )
    from cardwright_rules.vocabulary.preparing import (
        CAST_AS_PREPARE_SPELL,
        HAS_PREPARE_SPELL,
        IS_PREPARED,
        EntersPrepared,
        Prepare,
        Unprepare,
        enters_prepared,
        preparation_card,
    )
    from cardwright_rules.vocabulary.preventing import (
        PreventDamage,
        PreventedAmount,
    )
    from cardwright_rules.vocabulary.processing import (
        ProcessCards,
    )
    from cardwright_rules.vocabulary.prohibitions import (
        CantBeActivated,
        CantBeCast,
        CantCastMoreThan,
        CastAsThoughFlash,
        CastOnlyAsSorceries,
        CastOnlyDuring,
        SpellsCantBeCountered,
        ThisCantBeCountered,
    )
    from cardwright_rules.vocabulary.reflexive import (
        NotDoneThisTurn,
        OnceEachTurn,
        WhenResolved,
        WhenYouDo,
    )
    from cardwright_rules.vocabulary.regeneration import (
        CantRegenerateThisTurn,
        Regenerate,
        Regenerated,
    )
    from cardwright_rules.vocabulary.resolving import (
        AsItResolves,
        WasCastFrom,
    )
    from cardwright_rules.vocabulary.restraining import (
        SUSPECTED,
        Airbend,
        Detain,
        NoLongerSuspected,
        Suspect,
    )
    from cardwright_rules.vocabulary.revealing import (
        Revealed,
        RevealFromHand,
        RevealsFirstDraw,
        RevealThis,
        reveal_this_way,
    )
    from cardwright_rules.vocabulary.sacrifices import (
        ControllersSacrifice,
        SacrificeOfTheirChoice,
    )
    from cardwright_rules.vocabulary.searching import (
        CantSearchLibraries,
        ControlWhoSearches,
        LibrarySearched,
        OpponentsSearchTop,
        Search,
        Shuffled,
        ShuffleGraveyardIntoLibrary,
    )
    from cardwright_rules.vocabulary.sectors import (
        BlockedOnlyInSector,
        InSectorOfYourChoice,
    )
    from cardwright_rules.vocabulary.selections import (
        EACH_OPPONENT,
        EACH_PLAYER,
        EVENT_PLAYER,
        IT,
        ITS_CONTROLLER,
        ITSELF,
        TARGET,
        TARGET_PLAYER,
        THOSE_CARDS,
        YOU,
        AllOthers,
        Captured,
        ControllerOf,
        Each,
        EachWhoControls,
        EventPlayer,
        InZoneOf,
        Linked,
        OwnerOf,
        Players,
        Selection,
        TargetPlayers,
        Targets,
        TargetsOrTheirControllers,
        Together,
    )
    from cardwright_rules.vocabulary.shields import (
        DamageShield,
        PreventNext,
        PreventNextFrom,
        PreventNextOf,
    )
    from cardwright_rules.vocabulary.shorthand import (
        activated,
        any_number_of,
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
    from cardwright_rules.vocabulary.sorting import (
        Connive,
        Connives,
        Explore,
        Explores,
        Investigate,
        ManifestDread,
        ManifestsDread,
        Recruit,
        Surveil,
        Surveils,
    )
    from cardwright_rules.vocabulary.spending import (
        CantBeCountered,
        EitherUse,
        ForAbilities,
        ForCostsWithX,
        ForSpells,
        SpellCantBeCountered,
    )
    from cardwright_rules.vocabulary.stack import (
        ACTIVATED_ABILITY,
        INSTANT_OR_SORCERY_SPELL,
        PERMANENT_SPELL,
        SPELL,
        THAT_ABILITY,
        THAT_SPELL_OR_ABILITY,
        TRIGGERED_ABILITY,
        CastCopies,
        ChangeTargetTo,
        ChooseNewTargets,
        IfYouPay,
        target_spell,
        you_activate,
    )
    from cardwright_rules.vocabulary.statics import (
        Continuous,
        EntersWithCounters,
    )
    from cardwright_rules.vocabulary.stickers import (
        STICKERED,
        AbilitySticker,
        ArtSticker,
        LettersOnIt,
        MoveSticker,
        NameSticker,
        PowerOfSticker,
        PTSticker,
        PutSticker,
        SetName,
        Stickered,
        StickerPut,
        StickerSheet,
        ToughnessOfSticker,
        UniqueVowelsOnIt,
        bring_sheets,
    )
    from cardwright_rules.vocabulary.suppressing import (
        DontTrigger,
    )
    from cardwright_rules.vocabulary.tapped_for_mana import (
        AddedBy,
        ProducesInstead,
        ProducesTimes,
        tapped_for_mana,
        you_add_mana,
    )
    from cardwright_rules.vocabulary.targeting_costs import (
        TargetingCostsLess,
        TargetingCostsMore,
        ThisCostsLessTargeting,
    )
    from cardwright_rules.vocabulary.tempting import (
        RING_BEARER,
        YOUR_RING_BEARER,
        RingBearerChosen,
        RingTemptedYou,
        RingTempts,
        TheRingTemptsYou,
        the_ring_tempts_you,
    )
    from cardwright_rules.vocabulary.text import (
        COLOR_WORDS,
        CREATURE_TYPE_WORDS,
        LAND_TYPE_WORDS,
        ChangeText,
        WordChanged,
    )
    from cardwright_rules.vocabulary.this_way import (
        IfYouDo,
        ThisWay,
        TokenForEach,
    )
    from cardwright_rules.vocabulary.time import (
        Incubate,
        TimeTravel,
    )
    from cardwright_rules.vocabulary.titles import (
        BecomeMonarch,
        HasInitiative,
        IsMonarch,
        TakeInitiative,
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
    from cardwright_rules.vocabulary.triggering import (
        TriggersAdditionally,
    )
    from cardwright_rules.vocabulary.turning import (
        Cloak,
        ExileAndMeld,
        Flip,
        Manifest,
        Meld,
        PairIsThere,
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
        AddSupertypes,
        AlsoChosenType,
        EveryCreatureType,
        LoseTypes,
        ManaValueAsPT,
        SetLandTypes,
    )
    from cardwright_rules.vocabulary.unless import (
        CounterTargetUnlessPaid,
        CounterUnlessPaid,
        IfTheyPay,
        PayOr,
        TheyMay,
        UnlessYouPay,
        pays,
    )
    from cardwright_rules.vocabulary.untapping import (
        DoesntUntap,
        DoesntUntapNext,
        MayStayTapped,
        TapOrUntap,
        doesnt_untap,
    )
    from cardwright_rules.vocabulary.until import (
        ExileUntilThisLeaves,
    )
    from cardwright_rules.vocabulary.variables import (
        WITH_X_IN_COST,
        ActivatedWithX,
        DoubleX,
        TwiceFrom,
        XOf,
    )
    from cardwright_rules.vocabulary.waterbending import (
        WaterbendToCast,
        waterbend_to_cast,
    )
    from cardwright_rules.vocabulary.wording import (
        While,
        cannot_have,
        cant_have,
        defines_pt,
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
    "AN_OPPONENT_LOST_LIFE",
    "AN_OPPONENT_WAS_DEALT_DAMAGE",
    "ARTIFACT",
    "ATTACKING",
    "ATTACKING_YOU",
    "ATTACKING_YOU_OR_PLANESWALKERS",
    "A_LAND_OF_YOURS",
    "A_ROOM",
    "BLESSED",
    "BLOCKING",
    "BLOOD",
    "CARD",
    "CARD_TYPES",
    "CAST_AS_PREPARE_SPELL",
    "CHOSEN",
    "CLUE",
    "COLORED",
    "COLOR_WORDS",
    "COMPLETED_A_DUNGEON",
    "CONTROLLED_PLAYER",
    "CREATURE",
    "CREATURE_TYPE_WORDS",
    "DEFENDING_PLAYER",
    "DIDNT_WIN_SUBGAME",
    "EACH_OPPONENT",
    "EACH_PLAYER",
    "EERIE",
    "ENCHANTED_PLAYER",
    "ENCHANTMENT",
    "EQUIPPED",
    "EVENT_PLAYER",
    "EXTRA_TURN",
    "FACE_DOWN",
    "FOOD",
    "FORETOLD_CARD",
    "FULL_PARTY",
    "GIFT_WAS_PROMISED",
    "GOADED",
    "GOLD",
    "HAD_TO_ATTACK",
    "HARNESS",
    "HAS_PREPARE_SPELL",
    "HAUNTED",
    "HISTORIC",
    "INSTANT",
    "INSTANT_OR_SORCERY_SPELL",
    "IS_PREPARED",
    "IS_SADDLED",
    "IS_SOLVED",
    "IT",
    "ITSELF",
    "ITS_CONTROLLER",
    "IT_IS_YOUR_TURN",
    "KICKED",
    "LAND",
    "LAND_TYPE_WORDS",
    "MODIFIED",
    "OF_CHOSEN_COLOR",
    "OF_CHOSEN_CREATURE_TYPE",
    "OF_CHOSEN_MANA_VALUE",
    "OF_CHOSEN_TYPE",
    "OPPONENTS_CONTROL",
    "OPPONENTS_OWN",
    "OUTLAW",
    "PARTY",
    "PERMANENT",
    "PERMANENT_CARD",
    "PERMANENT_SPELL",
    "PLANESWALKER",
    "POWERSTONE",
    "PROMISED",
    "RING_BEARER",
    "ROLLED",
    "SHARD",
    "SORCERY",
    "SPELL",
    "STICKERED",
    "SUSPECTED",
    "TAP",
    "TARGET",
    "TARGET_PLAYER",
    "THAT_ABILITY",
    "THAT_MUCH",
    "THAT_ONE",
    "THAT_PLAYER",
    "THAT_SPELL_OR_ABILITY",
    "THE_ATTACKER",
    "THE_BLOCKER",
    "THE_EXILED",
    "THE_SACRIFICED",
    "THIS",
    "THOSE_CARDS",
    "TOKEN",
    "TREASURE",
    "TRIGGERED_ABILITY",
    "UNBLOCKED",
    "UNTAP",
    "UNTAPPED",
    "WALKER",
    "WAS_CAST",
    "WAS_FORETOLD",
    "WHEN_UNLOCKED",
    "WHEN_YOU_CAST_THIS",
    "WHILE_YOU_CONTROL_THIS",
    "WITH_A_CHOSEN_NAME",
    "WITH_CHOSEN_NAME",
    "WITH_X_IN_COST",
    "WON_SUBGAME",
    "WORTHY",
    "YOU",
    "YOUR_RING_BEARER",
    "YOU_COMMITTED_A_CRIME",
    "YOU_COMMIT_A_CRIME",
    "YOU_COMPLETE_A_DUNGEON",
    "YOU_CONTROL",
    "YOU_DESCENDED",
    "YOU_FULLY_UNLOCK",
    "YOU_OWN",
    "YOU_WIN_A_FLIP",
    "AbilitiesCostLess",
    "Ability",
    "AbilityActivated",
    "AbilitySticker",
    "AbilityTriggered",
    "Action",
    "ActivateAsThoughHaste",
    "ActivateManaAbilities",
    "ActivatedAbility",
    "ActivatedWithX",
    "Adapt",
    "AddAbilities",
    "AddChosenColor",
    "AddColorAmong",
    "AddKeyword",
    "AddKeywordForManaCost",
    "AddMana",
    "AddOfChosenTypeOnly",
    "AddPT",
    "AddPhases",
    "AddSteps",
    "AddSupertypes",
    "AddSymbols",
    "AddTypeCouldProduce",
    "AddTypeProduced",
    "AddTypes",
    "AddedBy",
    "AdditionalCost",
    "AdditionalLandPlays",
    "AfterInCombat",
    "Airbend",
    "AllMustBlock",
    "AllOf",
    "AllOthers",
    "AllTrue",
    "AlsoChosenColor",
    "AlsoChosenType",
    "AlsoSubtypes",
    "AlsoTypes",
    "AlternativeCost",
    "Amass",
    "Among",
    "AmongThose",
    "Amount",
    "AnOpponent",
    "AnOpponentHasLife",
    "AnchorWord",
    "AnyNumber",
    "AnyObject",
    "AnyOf",
    "AnyPermanent",
    "AnyPlayer",
    "ArtSticker",
    "AsItEnters",
    "AsItResolves",
    "AsLongAs",
    "Ascend",
    "Aspect",
    "AtLeast",
    "AtMost",
    "AtMostAttack",
    "AtNext",
    "AtNextEndIfPaid",
    "Attach",
    "Attached",
    "AttachedTo",
    "AttachedToPlayer",
    "AttachedToThis",
    "Attaching",
    "AttackCost",
    "AttackedWith",
    "Attacks",
    "AttacksEachCombat",
    "BecomeCopy",
    "BecomeMonarch",
    "BecomesBlocked",
    "BecomesDay",
    "BecomesLevel",
    "BecomesMonarch",
    "BecomesNight",
    "BecomesPrepared",
    "BecomesTarget",
    "BecomesUnprepared",
    "BeforeInCombat",
    "BeginsOnBattlefield",
    "Behaviour",
    "Behold",
    "Blight",
    "BlightCost",
    "BlockCost",
    "BlockedByAtLeast",
    "BlockedByCreature",
    "BlockedOnlyInSector",
    "Blocks",
    "BlocksCreature",
    "BlocksEachCombat",
    "Bolster",
    "BottomIntoGraveyard",
    "BringFromOutside",
    "ByAnOpponent",
    "CanBlockMore",
    "CantAttack",
    "CantAttackAlone",
    "CantBeActivated",
    "CantBeBlocked",
    "CantBeCast",
    "CantBeCountered",
    "CantBlock",
    "CantBlockAlone",
    "CantBlockThisTurn",
    "CantCastMoreThan",
    "CantHave",
    "CantPayLife",
    "CantPlayLands",
    "CantRegenerateThisTurn",
    "CantSacrificeToPay",
    "CantSearchLibraries",
    "Captured",
    "Card",
    "CardDrawn",
    "CardForetold",
    "CardMilled",
    "CardName",
    "CardType",
    "CastAsThoughFlash",
    "CastBefore",
    "CastByYou",
    "CastCopies",
    "CastForFree",
    "CastFromGraveyard",
    "CastFromHandForFree",
    "CastFromYourHand",
    "CastOfThose",
    "CastOnlyAsSorceries",
    "CastOnlyDuring",
    "CastOnlyIf",
    "CausedByEntering",
    "Change",
    "ChangeControl",
    "ChangeDoor",
    "ChangeTargetTo",
    "ChangeText",
    "Characteristics",
    "Choice",
    "ChooseFromHand",
    "ChooseNewTargets",
    "Choosing",
    "ChosenNumber",
    "Clash",
    "Cloak",
    "Code",
    "CoinFlipped",
    "CollectEvidence",
    "Color",
    "ColorCount",
    "ColorWord",
    "CommitsCrime",
    "CompletedDungeon",
    "Condition",
    "Connive",
    "Connives",
    "Continuous",
    "ContinuousEffect",
    "ControlChanged",
    "ControlPlayerNextTurn",
    "ControlPlayerWhile",
    "ControlWhoSearches",
    "ControlledBy",
    "ControlledByPlayer",
    "ControllerOf",
    "ControllersSacrifice",
    "CopiedOnStack",
    "CopyException",
    "CopyIt",
    "CopyOf",
    "CopyTargeting",
    "Cost",
    "CostChange",
    "CostComponent",
    "CostOption",
    "CostsMoreForEachTarget",
    "Count",
    "CounterIt",
    "CounterTargetUnlessPaid",
    "CounterUnlessPaid",
    "Countered",
    "CountersAtMost",
    "CountersCantBePut",
    "CountersIncreased",
    "CountersOnThis",
    "CountersOr",
    "CountersPut",
    "CountersRemain",
    "CountersRemoved",
    "CraftedWith",
    "CreateTokenCopies",
    "CreateTokens",
    "CreateTokensNamed",
    "CreatureType",
    "CreaturesAreGoaded",
    "CreaturesCantAttack",
    "CreaturesCantBlock",
    "Crews",
    "Cycled",
    "DamageCantBePrevented",
    "DamageDealt",
    "DamageInstead",
    "DamageKeepsLifeAt",
    "DamagePrevented",
    "DamageShield",
    "DamageTimes",
    "DamageToOpponents",
    "DealDamage",
    "DealDamageEvenly",
    "DealDividedDamage",
    "Dealt",
    "Decision",
    "DeckTest",
    "DeclarationCost",
    "DefendingPlayer",
    "Designate",
    "Designated",
    "Destroy",
    "Destroyed",
    "Detain",
    "Devotion",
    "DiceRolled",
    "DiedThisTurn",
    "Dies",
    "DifferentNames",
    "DiscardCard",
    "DiscardCards",
    "DiscardHand",
    "DiscardThese",
    "DiscardThis",
    "Discarded",
    "Discover",
    "DisregardsHexproof",
    "Do",
    "DoesntUntap",
    "DoesntUntapNext",
    "DoneByYou",
    "DontTrigger",
    "DoubleCounters",
    "DoubleLife",
    "DoubleUnspentMana",
    "DoubleX",
    "Draw",
    "DrawCards",
    "DrawGame",
    "DungeonCompleted",
    "DungeonsCompleted",
    "Duration",
    "Each",
    "EachDeckCard",
    "EachSacrifices",
    "EachWhoControls",
    "Earthbend",
    "Effect",
    "EitherUse",
    "EmblemGotten",
    "EnchantedPlayer",
    "EndCombatPhase",
    "EndTurn",
    "Endure",
    "Enlists",
    "EnterAttacking",
    "Enters",
    "EntersAsCopy",
    "EntersOnlyForCost",
    "EntersPrepared",
    "EntersTapped",
    "EntersTappedUnlessPaid",
    "EntersUnderYourControl",
    "EntersUsingUp",
    "EntersWithChoiceOf",
    "EntersWithCounters",
    "EntersWithCountersIfPaid",
    "Event",
    "EventPlayer",
    "EveryCreatureType",
    "ExchangeControl",
    "ExchangeLife",
    "ExertThis",
    "Exerted",
    "Exile",
    "ExileAllNamed",
    "ExileAndMeld",
    "ExileForetold",
    "ExileFromGraveyard",
    "ExileFromHand",
    "ExileHaunting",
    "ExileIfItWouldLeave",
    "ExilePermanent",
    "ExileThis",
    "ExileTop",
    "ExileTopInsteadOfPayingLife",
    "ExileUntilThisLeaves",
    "ExiledInsteadOfLosing",
    "Expends",
    "Explore",
    "Explores",
    "ExtraTurnsAreSkipped",
    "Faces",
    "FacesChoice",
    "Fateseal",
    "Fateseals",
    "Fights",
    "Filter",
    "Firebend",
    "Firebends",
    "Flash",
    "FlashUntilCleanup",
    "Flip",
    "FlipCoin",
    "Flipped",
    "ForAbilities",
    "ForCostsWithX",
    "ForSpells",
    "Forage",
    "Form",
    "FullParty",
    "FullyUnlocked",
    "GainActivatedAbilities",
    "GainControl",
    "GainLevel",
    "GainLife",
    "Game",
    "GameObject",
    "GetEmblem",
    "GiveControl",
    "GiveCounters",
    "Goad",
    "Goaded",
    "GoesInstead",
    "Grant",
    "GroupRestriction",
    "HadToAttack",
    "HalfLocked",
    "HalfUnlocked",
    "HasActivatedAbility",
    "HasColor",
    "HasCounters",
    "HasDesignation",
    "HasEvenManaValue",
    "HasInitiative",
    "HasKeyword",
    "HasLessPower",
    "HasLevel",
    "HasMilled",
    "HasPower",
    "HasToughness",
    "HaveActivatedAbilities",
    "HeadsOrTails",
    "Heal",
    "Healed",
    "HiddenCard",
    "HowManyParts",
    "If",
    "IfPaid",
    "IfTheyPay",
    "IfYouDo",
    "IfYouPay",
    "IllegalActionError",
    "InSectorOfYourChoice",
    "InZoneOf",
    "Incubate",
    "Instance",
    "Investigate",
    "Is",
    "IsAttacked",
    "IsAttacking",
    "IsForetold",
    "IsLevel",
    "IsModified",
    "IsMonarch",
    "IsPoisoned",
    "IsTapped",
    "IsToken",
    "IsWorthy",
    "ItIsTheirTurn",
    "ItIsYourTurn",
    "Keyword",
    "Lasting",
    "Lasts",
    "LastsFor",
    "Later",
    "Layer",
    "Layout",
    "Learn",
    "Leaves",
    "LeavesStackTo",
    "LessThan",
    "LetPlay",
    "LettersOnIt",
    "LibrarySearched",
    "LifeBecomes",
    "LifeForSymbol",
    "LifeGainTimes",
    "LifeGained",
    "LifeLost",
    "LifePaid",
    "LifeTotalCantChange",
    "Linked",
    "LookAndTake",
    "LoseAbilities",
    "LoseGame",
    "LoseLife",
    "LoseTypes",
    "LoyaltyAbilitiesCostMore",
    "MakeBlocked",
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
    "ManaWasSpent",
    "Manifest",
    "ManifestDread",
    "ManifestsDread",
    "MarkerMoved",
    "MaximumHandSize",
    "May",
    "MayCastFromGraveyardOnce",
    "MayCastFromHandForFree",
    "MayExileFromHand",
    "MayPayToAttack",
    "MayPlayFromGraveyard",
    "MayPlayFromTopOfLibrary",
    "MayPutFromHand",
    "MaySacrifice",
    "MayStayTapped",
    "Meanwhile",
    "Meld",
    "Melds",
    "Merged",
    "Mill",
    "MillAndTake",
    "MillCards",
    "MillMore",
    "MilledSome",
    "Mills",
    "Mode",
    "Modes",
    "ModesIfPaid",
    "ModifyRolls",
    "Monstrosity",
    "MoreCardsThanNeeded",
    "MoreCoins",
    "MoreCounters",
    "MoreDevotion",
    "MoreMaximumHandSize",
    "MoreSpellCopies",
    "MoveCounters",
    "MoveSticker",
    "Moves",
    "MultiplySize",
    "MustBeBlocked",
    "MustBlockThis",
    "NameSticker",
    "Named",
    "NoLongerSuspected",
    "NoMaximumHandSize",
    "NonlandCardsDiffer",
    "Not",
    "NotBlocked",
    "NotBlockedByStronger",
    "NotDoneThisTurn",
    "NotForNonartifactSpells",
    "NotLegendary",
    "NotTrue",
    "NothingExhaustedThisTurn",
    "Number",
    "NumberOf",
    "NumberOfPlayers",
    "ObjectEvent",
    "Occurrence",
    "OnHost",
    "OnceEachTurn",
    "OneByOne",
    "OneOfEachInstead",
    "OneOfThem",
    "OpponentsAttacked",
    "OpponentsOwn",
    "OpponentsSearchTop",
    "OptionalCost",
    "OthersEnterTapped",
    "OthersEnterWithCounters",
    "OwnCostPaid",
    "OwnedBy",
    "OwnerOf",
    "OwnersMayCast",
    "PTSticker",
    "Paid",
    "PaidWith",
    "PairIsThere",
    "PairOfThis",
    "Part",
    "PartySize",
    "PayLife",
    "PayOr",
    "Payment",
    "PaymentOption",
    "Pays",
    "Permission",
    "Phase",
    "PhaseBegins",
    "PhaseOut",
    "PhasedIn",
    "PhasedOut",
    "Pile",
    "PilesFromTop",
    "PlaySubgame",
    "PlayerAmong",
    "PlayerAttacks",
    "PlayerEvent",
    "PlayerGetsCounters",
    "PlayerId",
    "Players",
    "PlayersCantGetCounters",
    "Populate",
    "PowerOf",
    "PowerOfSticker",
    "PowerOfThis",
    "Prepare",
    "PreventDamage",
    "PreventNext",
    "PreventNextFrom",
    "PreventNextOf",
    "PreventedAmount",
    "Prevention",
    "PricedMode",
    "ProcessCards",
    "ProducesInstead",
    "ProducesTimes",
    "Production",
    "Proliferate",
    "Proposal",
    "Pump",
    "PutCounters",
    "PutCountersOnThis",
    "PutFromGraveyards",
    "PutIntoGraveyard",
    "PutOnTopOfLibrary",
    "PutOntoBattlefield",
    "PutSticker",
    "Record",
    "Recruit",
    "Redirect",
    "Regenerate",
    "Regenerated",
    "Remains",
    "RemoveCounters",
    "RemoveCountersFromThis",
    "RemovedFromCombat",
    "Replacement",
    "ReplacementClass",
    "Requirement",
    "ReselectAttack",
    "RestartGame",
    "ResultsRow",
    "ReturnToHand",
    "ReturnToHandPermanent",
    "RevealAndPut",
    "RevealFromHand",
    "RevealThis",
    "Revealed",
    "RevealsFirstDraw",
    "RingBearerChosen",
    "RingTemptedYou",
    "RingTempts",
    "RollDie",
    "Rolled",
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
    "SetName",
    "SetPT",
    "SetupAction",
    "ShareKeywords",
    "SharesColorWith",
    "SharesNameWith",
    "ShuffleGraveyardIntoLibrary",
    "ShuffleIn",
    "Shuffled",
    "ShuffledInInstead",
    "Simultaneous",
    "SizeOf",
    "SkipNext",
    "Skips",
    "SpeedIncreased",
    "SpellAbility",
    "SpellCantBeCountered",
    "SpellCast",
    "SpellIsCopied",
    "SpellWasPaid",
    "SpellsCantBeCountered",
    "SpellsCostAtLeast",
    "SpellsCostLess",
    "SpellsCostMore",
    "SpellsCostMoreForEachOther",
    "StaticAbility",
    "Step",
    "StepBegins",
    "StepIs",
    "StickerPut",
    "StickerSheet",
    "Stickered",
    "Sum",
    "Surveil",
    "Surveils",
    "Suspect",
    "SwitchPT",
    "TakeExtraTurns",
    "TakeInitiative",
    "TakeUnspentMana",
    "TakesInitiative",
    "Tap",
    "TapOrUntap",
    "TapPermanents",
    "TapSymbol",
    "Tapped",
    "TargetPlayers",
    "TargetSpec",
    "Targeting",
    "TargetingCostsLess",
    "TargetingCostsMore",
    "Targets",
    "TargetsOnlyThis",
    "TargetsOrTheirControllers",
    "Test",
    "TheAttacker",
    "TheBlocker",
    "TheRingTemptsYou",
    "TheyMay",
    "ThisAttackedThisTurn",
    "ThisCantBeCountered",
    "ThisCostsLess",
    "ThisCostsLessTargeting",
    "ThisEnteredThisTurn",
    "ThisIfPaid",
    "ThisIsDesignated",
    "ThisIsIn",
    "ThisIsSaddled",
    "ThisIsUntapped",
    "ThisWasDiscardedThisTurn",
    "ThisWay",
    "TimeTravel",
    "Times",
    "TimesDescended",
    "TimesPaid",
    "Together",
    "TokenAttackingEachOther",
    "TokenForEach",
    "TokenToAttackEach",
    "TokensAsWell",
    "TokensCreated",
    "TokensMultiplied",
    "Tombstone",
    "TotalManaValue",
    "TotalToxicValue",
    "ToughnessOf",
    "ToughnessOfSticker",
    "Transform",
    "Transformed",
    "TributeWasntPaid",
    "Trigger",
    "TriggeredAbility",
    "TriggersAdditionally",
    "TurnBasedAction",
    "TurnBegins",
    "TurnFaceDown",
    "TurnUp",
    "TurnedFaceDown",
    "TurnedFaceUp",
    "TurnsFaceUp",
    "TwiceFrom",
    "Unattached",
    "UniqueVowelsOnIt",
    "UnlessTheyPay",
    "UnlessYouPay",
    "UnlockCostsLess",
    "UnlockedDoors",
    "Unprepare",
    "Untap",
    "UntapSymbol",
    "Untapped",
    "Until",
    "UsesOtherGraveyards",
    "VentureInto",
    "VentureOnlyOnce",
    "VenturesIntoDungeon",
    "View",
    "Vote",
    "VotesFor",
    "WasCastFrom",
    "WasForetold",
    "WasPaidForThis",
    "WaterbendToCast",
    "Way",
    "WhenResolved",
    "WhenYouDo",
    "While",
    "WinFlips",
    "WinGame",
    "WithAChosenName",
    "WithAbilities",
    "WithColors",
    "WithKeywords",
    "WithPT",
    "WithTypes",
    "Within",
    "WithoutManaCost",
    "WonByYou",
    "WordChanged",
    "X",
    "XOf",
    "YouAttackAlone",
    "YouBecomeTargetOfOpponents",
    "YouCommittedCrime",
    "YouControl",
    "YouControlThis",
    "YouDiscard",
    "YouHaveDesignation",
    "YouHaveHexproof",
    "YouHaveMaxSpeed",
    "YouHaveProtection",
    "YouHaveShroud",
    "YourLife",
    "YourSideCastAnother",
    "YourSpeed",
    "Zone",
    "ZoneChange",
    "about",
    "activated",
    "add_mana",
    "additional_cost",
    "adventure",
    "after_in_combat",
    "all_of",
    "amount",
    "anchored",
    "another",
    "any_number_of",
    "as_it_enters",
    "as_it_enters_choose",
    "as_though_without_hexproof",
    "at_once",
    "at_the_beginning_of",
    "attached_to",
    "awakening",
    "bands_with_other",
    "becomes_level",
    "before_in_combat",
    "begin_continuous",
    "begin_delayed",
    "begin_effect",
    "boast",
    "bring_sheets",
    "can_attach",
    "cannot_have",
    "cant_have",
    "cast_for_free",
    "cast_now",
    "chapter",
    "chosen",
    "ciphering",
    "class_level",
    "companion",
    "copiable_values",
    "copied_with_sides",
    "copy_card",
    "copy_on_stack",
    "cost",
    "could_produce",
    "cumulative_upkeep",
    "deals_combat_damage",
    "defines_pt",
    "divided_among",
    "do",
    "doesnt_untap",
    "dungeon",
    "dungeon_room",
    "echo",
    "either_additional_cost",
    "enchant",
    "enchanted",
    "enchanted_blocked_by_at_most",
    "enters_prepared",
    "enters_tapped",
    "enters_with",
    "enters_with_choice_of",
    "entwining",
    "equipped",
    "escalate",
    "escapes_with",
    "events_while",
    "exhaust",
    "face_down",
    "face_up_values",
    "flips_into",
    "forecast",
    "functions_in",
    "gets",
    "gets_while",
    "giving",
    "granted",
    "has",
    "haunted_creature_dies",
    "have",
    "hookimpl",
    "hookspec",
    "idle_unless",
    "infinity",
    "is_first_of_draw_step",
    "leaves_zone",
    "level",
    "link_of",
    "linked",
    "linked_cards",
    "loses",
    "loyalty_ability",
    "make_token",
    "mana_value",
    "max_speed",
    "melds",
    "mill",
    "mills_some",
    "modal_back",
    "move",
    "omen",
    "omen_card",
    "only_once",
    "overloading",
    "part_of",
    "paying",
    "pays",
    "power_up",
    "preparation_card",
    "protection_from",
    "prototype",
    "record",
    "remember",
    "results",
    "reveal_this_way",
    "room",
    "say",
    "solved",
    "speed_of",
    "spell",
    "static",
    "support",
    "tapped_for_mana",
    "target",
    "target_card",
    "target_spell",
    "the_ring_tempts_you",
    "this_or_another",
    "to_solve",
    "token",
    "tokens_among",
    "top_cards",
    "transforms_into",
    "trigger_reflexively",
    "triggered",
    "vanguard_modifiers",
    "view_in_library",
    "ward",
    "waterbend_to_cast",
    "when",
    "whenever",
    "while_paired",
    "with_abilities",
    "you_activate",
    "you_add_mana",
    "you_control",
    "you_discard",
    "you_expend",
]


def __getattr__(name: str) -> object:
    home = HOMES.get(name)
    if home is None:
        if name.startswith("_"):  # Python itself asks every module for some of these
            message = f"module {__name__!r} has no attribute {name!r}"
            raise AttributeError(message)
        from cardwright.missing import unknown  # noqa: PLC0415 - for errors only

        raise unknown(name)
    module, _, known_as = home.partition(":")
    try:
        found: object = getattr(import_module(module), known_as or name)
    except (ImportError, AttributeError) as error:
        from cardwright.missing import not_there  # noqa: PLC0415 - as above

        raise not_there(name, module, error) from error
    if module.startswith("cardwright_rules.vocabulary"):
        from cardwright.words import checked, is_word  # noqa: PLC0415 - for cards of words only

        found = checked(found, name) if is_word(found) else found  # type: ignore[type-var]  # it is a function
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return __all__
