@OP
Feature: 8-5 to 8-6. Card activation and order of effect resolution

  @OP-8-5-4
  Rule: 8-5-4 "When you activate an Event" means using an Event card from the hand

    Background:
      Given "Scholar" is the probe card "watches-own-events"
      And "Supply" is the probe card "event-draw-trigger"

    Scenario: An Event played in the Main Phase counts as activating an Event
      Given player A has the active Character "Scholar"
      And player A has "Supply" in the hand
      When player A plays "Supply"
      Then player A's hand holds 3 cards

    Scenario: An Event used in the Counter Step counts as activating an Event
      Given player B has the active Character "Scholar"
      And player B has "Brace" (probe "counter-event-power") in the hand
      When player A attacks "B leader" with "A leader"
      And player B plays "Brace"
      Then "Brace" is in player B's trash
      And player B's hand holds 1 card

    # answers: OP15-002#1, OP15-119#4, OP15-119#5, OP01-004#2, OP01-062#3, RULES#42, OP04-053#1, OP06-048#1, OP10-003#2, OP11-012#1
    Scenario: The [Trigger] of an Event activates an effect, which does not count as activating an Event
      Given player B has the active Character "Scholar"
      And player B's Life cards are "Supply", "Second" and "Third"
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then player B's hand holds 2 cards
      And "Supply" is in player B's trash

    # answers: OP15-119#3
    Scenario: An Event that another effect activates from the trash does not count as activating an Event
      Given player A has the active Character "Scholar"
      And player A has "Supply" in the trash
      And player A has "Archivist" (probe "on-play-activate-event-of-trash") in the hand
      When player A plays "Archivist"
      Then player A's hand holds 2 cards
      And "Supply" is in player A's trash

    Scenario: Activating a Character's effect does not count as activating an Event
      Given player A has the active Character "Scholar"
      And player A has the active Character "Sage" (probe "activate-draw-once")
      And player A has "Supply" in the hand
      When player A activates "Sage"
      Then player A's hand holds 2 cards
      When player A plays "Supply"
      Then player A's hand holds 4 cards

    Scenario: An Event that the opponent uses does not count as one that "you" activate
      Given player A has the active Character "Scholar"
      And it is player B's Main Phase
      And player B has "Supply" in the hand
      When player B plays "Supply"
      Then player B's hand holds 2 cards
      And player A's hand holds 0 cards

  @OP-8-6-1
  Rule: 8-6-1 The turn player's effect comes first, then the other player's, and only then what the first one caused

    Background:
      Given "Cataclysm" is the probe card "event-ko-all"

    Scenario: If effects of both players have the same timing, the turn player's comes first
      Given player A has "Cataclysm" in the hand
      And player B has the active Character "Yours" (probe "on-ko-may-draw")
      And player A has the active Character "Mine" (probe "on-ko-may-draw")
      When player A plays "Cataclysm"
      And player A is asked to accept the offer
      Then player B's hand holds 0 cards
      When player A accepts the offer of the effect
      Then player B is the one who decides
      When player B accepts the offer of the effect
      Then player A's hand holds 1 card
      And player B's hand holds 1 card

    Scenario: Player B's effect comes first on player B's turn
      Given it is player B's Main Phase
      And player B has "Cataclysm" in the hand
      And player A has the active Character "Mine" (probe "on-ko-may-draw")
      And player B has the active Character "Yours" (probe "on-ko-may-draw")
      When player B plays "Cataclysm"
      And player B accepts the offer of the effect
      Then player A is the one who decides
      When player A accepts the offer of the effect
      Then player A's hand holds 1 card
      And player B's hand holds 1 card

    Scenario: An effect that the turn player's effect sets off waits for the other player's effect
      Given player A has "Cataclysm" and "Brought" (probe "on-play-may-draw") in the hand
      And player A has the active Character "Bringer" (probe "on-ko-play-from-hand")
      And player B has the active Character "Yours" (probe "on-ko-may-draw")
      When player A plays "Cataclysm"
      And player A chooses "Brought"
      Then player B is the one who decides
      When player B accepts the offer of the effect
      Then player A is the one who decides
      When player A accepts the offer of the effect
      Then player A's hand holds 1 card
      And player B's hand holds 1 card
      And "Brought" is in player A's Character area

    Scenario: An effect that the turn player's effect sets off waits for both effects of the other player
      Given player A has "Cataclysm" and "Brought" (probe "on-play-may-draw") in the hand
      And player A has the active Character "Bringer" (probe "on-ko-play-from-hand")
      And player B has the active Character "Yours" (probe "on-ko-may-draw")
      And player B has the active Character "Yours too" (probe "on-ko-may-draw")
      When player A plays "Cataclysm"
      And player A chooses "Brought"
      And player B lets "Yours too"'s ability come first
      And player B accepts the offer of the effect
      Then player B is the one who decides
      When player B accepts the offer of the effect
      Then player A is the one who decides
      When player A accepts the offer of the effect
      Then player A's hand holds 1 card
      And player B's hand holds 2 cards

    Scenario: If both players' effects cause more effects, the turn player's comes first again
      Given player A has "Cataclysm" and "Brought" (probe "on-play-may-draw") in the hand
      And player B has "Their brought" (probe "on-play-may-draw") in the hand
      And player A has the active Character "Bringer" (probe "on-ko-play-from-hand")
      And player B has the active Character "Their bringer" (probe "on-ko-play-from-hand")
      When player A plays "Cataclysm"
      And player A chooses "Brought"
      And player B chooses "Their brought"
      Then player A is the one who decides
      When player A accepts the offer of the effect
      Then player B is the one who decides
      When player B accepts the offer of the effect
      Then player A's hand holds 1 card
      And player B's hand holds 1 card

    Scenario: An effect that the other player's effect sets off does not wait for a later effect of the turn player
      Given player A has "Cataclysm" and "Brought" (probe "on-play-play-cost-2") in the hand
      And player A has "Late" (probe "on-play-may-draw") in the hand
      And player B has "Their brought" (probe "on-play-may-draw") in the hand
      And player A has the active Character "Bringer" (probe "on-ko-play-from-hand")
      And player B has the active Character "Their bringer" (probe "on-ko-play-from-hand")
      When player A plays "Cataclysm"
      And player A chooses "Brought"
      And player B chooses "Their brought"
      And player A chooses "Late"
      Then player B is the one who decides
      When player B accepts the offer of the effect
      Then player A is the one who decides
      When player A accepts the offer of the effect
      Then player A's Character area holds exactly "Brought" and "Late"
      And player A's hand holds 1 card
      And player B's hand holds 1 card

  @OP-8-6-1-1
  Rule: 8-6-1-1 An effect that another one sets off waits for the effects that were due at the same time

    Background:
      Given "Cataclysm" is the probe card "event-ko-all"
      And "Bringer" is the probe card "on-ko-play-from-hand"
      And "Brought" is the probe card "on-play-may-draw"
      And "Fallen" is the probe card "on-ko-draw"

    # answers: OP10-042#3
    Scenario: The turn player's second effect comes before what the first has caused
      Given player A has "Cataclysm" and "Brought" in the hand
      And player A has the active Character "Bringer"
      And player A has the active Character "Fallen"
      When player A plays "Cataclysm"
      And player A lets "Bringer"'s ability come first
      And player A chooses "Brought"
      And player A is asked to accept the offer
      Then player A's hand holds 1 card
      When player A accepts the offer of the effect
      Then player A's hand holds 2 cards

    Scenario: The second of two effects of one card may be resolved first
      Given player A has "Twofold" (probe "on-play-draw-and-play") and "Brought" in the hand
      And player A has "Top" on top of the deck
      When player A plays "Twofold"
      And player A lets ability 2 of "Twofold" come first
      And player A chooses "Brought"
      And player A is not asked to say which comes first
      And player A is asked to accept the offer
      Then player A's hand holds exactly "Top"
      And "Brought" is in player A's Character area

    Scenario: A third effect of the same moment also comes before what the first has caused
      Given player A has "Cataclysm" and "Brought" in the hand
      And player A has the active Character "Bringer"
      And player A has the active Character "Fallen"
      And player A has the active Character "Last" (probe "on-ko-draw")
      When player A plays "Cataclysm"
      And player A lets "Bringer"'s ability come first
      And player A chooses "Brought"
      And player A lets "Last"'s ability come first
      And player A is asked to accept the offer
      Then player A's hand holds 2 cards
      When player A accepts the offer of the effect
      Then player A's hand holds 3 cards

    @reading
    Scenario: The non-turn player's second effect comes before what the first has caused as well
      Given player A has "Cataclysm" in the hand
      And player B has "Brought" in the hand
      And player B has the active Character "Bringer"
      And player B has the active Character "Fallen"
      When player A plays "Cataclysm"
      And player B lets "Bringer"'s ability come first
      And player B chooses "Brought"
      And player B is asked to accept the offer
      Then player B's hand holds 1 card
      When player B accepts the offer of the effect
      Then player B's hand holds 2 cards

    @reading @OP-10-2-16-1
    Scenario: Of two effects that answer the same attack, the second comes before what the first has caused
      Given player B has "Brought" in the hand
      And player B has the active Character "Caller" (probe "on-opponents-attack-play-cost-2")
      And player B has the active Character "Sentry" (probe "on-opponents-attack-draw-2")
      When player A attacks "B leader" with "A leader"
      And player B lets "Caller"'s ability come first
      And player B chooses "Brought"
      And player B is asked to accept the offer
      Then player B's hand holds 2 cards
      When player B accepts the offer of the effect
      Then "Brought" is in player B's Character area
      And player B's Life area holds 2 cards

    Scenario Outline: An effect set off by two events at one moment resolves first for the one its player picks, here <first>
      Given player A has "Raid" (probe "event-ko-up-to-2") in the hand
      And player B has the active Character "Keeper" (probe "other-koed-to-hand-once")
      And player B has the active Character "One"
      And player B has the active Character "Two"
      When player A plays "Raid"
      And player A chooses "One" and "Two"
      And player B lets ability <number> of "Keeper" come first
      Then player B's hand holds exactly "<first>"
      And "<left>" is in player B's trash

      Examples:
        | number | first | left |
        | 1      | One   | Two  |
        | 2      | Two   | One  |

  @OP-8-6-2
  Rule: 8-6-2 Effects that damage sets off are activated after all of the damage has been dealt

    Background:
      Given player A has the active Character "Hammer" (probe "double-attack")

    Scenario: The second Life card is taken before the [On Play] of a Character that a [Trigger] has played
      Given player B's Life cards are "Ambusher" (probe "trigger-play-self-on-play-draw"), "Second" and "Third"
      When player A attacks "B leader" with "Hammer"
      And player B activates the Trigger
      And player B is asked to accept the offer
      Then "Ambusher" is in player B's Character area
      And "Second" is in player B's hand
      And player B's Life area holds exactly "Third"
      When player B accepts the offer of the effect
      Then player B's hand holds 2 cards

    # answers: OP13-002#1, OP13-002#2
    Scenario: An effect that activates for each Life card taken waits until the last one is taken
      Given player A has the active Character "Gloater" (probe "opponents-life-removed-may-draw")
      And player A has the active Character "Torch" (probe "double-attack-banish")
      When player A attacks "B leader" with "Torch"
      And player A is asked to accept the offer
      Then player B's Life area holds 1 card
      And player B's trash holds 2 cards
      When player A accepts the offer of the effect
      And player A accepts the offer of the effect
      Then player A's hand holds 2 cards

    Scenario: A second [Trigger] comes before the [On Play] of the card that the first has played
      Given player B's Life cards are "Ambusher" (probe "trigger-play-self-on-play-draw"), "Second ambusher" (probe "trigger-play-self-on-play-draw") and "Third"
      When player A attacks "B leader" with "Hammer"
      And player B activates the Trigger
      And player B is asked to activate the Trigger
      Then "Ambusher" is in player B's Character area
      And "Third" is in player B's Life area
      When player B activates the Trigger
      And player B lets "Second ambusher"'s ability come first
      And player B accepts the offer of the effect
      Then player B's hand holds 1 card
      And player B's Character area holds exactly "Ambusher" and "Second ambusher"

    Scenario: An effect set off by the first of 2 damage from an effect waits for the second as well
      Given player A has "Volley" (probe "event-damage-2") in the hand
      And player B has "Kept" in the hand
      And player B's Life cards are "Mender" (probe "on-play-hand-to-life-trigger-play"), "Second" and "Third"
      When player A plays "Volley"
      And player B activates the Trigger
      And player B chooses "Kept"
      Then player B's hand holds exactly "Second"
      And the top of player B's Life area is "Kept" and "Third"

    # answers: OP03-040#1, OP03-041#1, OP03-043#4, OP03-047#2, OP03-051#1
    @OP-10-1-5-1 @reading
    Scenario Outline: An effect for dealing damage resolves before or after the [Trigger], as ruled: <reading>
      Given the ambiguous rule "Does an effect that answers damage come before the decision about the [Trigger] of the Life card?" is answered "<reading>"
      And "Raider" has this data:
        """
        {"category":"character","cost":2,"power":6000,"text":"When this Character's attack deals damage to your opponent's Leader, your opponent trashes 1 card from the top of their deck.",
         "abilities":[{"type":"auto","when":{"event":"damageDealt","player":"opponent","subject":"any","by":{"cause":"battle","self":true}},
         "effect":[{"do":"mill","count":1,"player":"opponent"}]}]}
        """
      And player A has the active Character "Raider"
      And player B's Life cards are "Ambush" (probe "trigger-draw")
      And player B has "First" and "Second" on top of the deck
      When player A attacks "B leader" with "Raider"
      And player B activates the Trigger
      Then player B's hand holds exactly "<drawn>"
      And player B's trash holds exactly "<lost>" and "Ambush"

      Examples:
        | reading                              | drawn  | lost   |
        | no, it comes after all of the damage | First  | Second |
        | yes, it comes before the [Trigger]   | Second | First  |

  @OP-8-6-2-1
  Rule: 8-6-2-1 A [Trigger] interrupts the damage: it is activated in place of taking the card, then the damage goes on

    Background:
      Given player A has the active Character "Hammer" (probe "double-attack")

    Scenario: The second of 2 damage waits until the [Trigger] is resolved
      Given player B's Life cards are "Windfall" (probe "trigger-draw"), "Second" and "Third"
      And player B has "Drawn" on top of the deck
      When player A attacks "B leader" with "Hammer"
      And player B is asked to activate the Trigger
      Then player B's hand holds 0 cards
      And "Second" and "Third" are in player B's Life area
      When player B activates the Trigger
      Then these events happened in this order:
        | drew      | Drawn    |
        | trashed   | Windfall |
        | took life | Second   |
      And player B's hand holds exactly "Drawn" and "Second"
      And "Windfall" is in player B's trash

    # answers: RULES#51
    Scenario: A card that a [Trigger] puts on top of the Life cards is the next to be taken
      Given player B's Life cards are "Mender" (probe "trigger-add-life"), "Second" and "Third"
      And player B has "Added" on top of the deck
      When player A attacks "B leader" with "Hammer"
      And player B activates the Trigger
      Then player B's hand holds exactly "Added"
      And the top of player B's Life area is "Second" and "Third"
      And player B's Life area holds 2 cards

    Scenario: A [Trigger] in the middle of an effect's damage is resolved, and the effect is carried out to its end
      Given "Volley" has this data:
        """
        {"category": "event", "cost": 0,
         "abilities": [{"type": "main", "effect": [{"do": "damage", "count": 2, "player": "opponent"}, {"do": "draw", "count": 1},
           {"do": "modify", "stat": "power", "by": 1000, "target": {"all": {"player": "you", "zone": ["leader"]}}, "until": "turn"}]}]}
        """
      And player A has "Volley" in the hand
      And player A has the active Character "Other" with 3000 power
      And player B's Life cards are "Trap" (probe "event-trigger-ko-up-to-1"), "Second" and "Third"
      When player A plays "Volley"
      And player B activates the Trigger
      And player B chooses "Other"
      Then "Other" is in player A's trash
      And player B's hand holds exactly "Second"
      And the top of player B's Life area is "Third"
      And player A's hand holds 1 card
      And "A leader" has 6000 power

    Scenario: The damage goes on although the [Trigger] has K.O.'d the attacker
      Given player B's Life cards are "Trap" (probe "event-trigger-ko-up-to-1"), "Second" and "Third"
      When player A attacks "B leader" with "Hammer"
      And player B activates the Trigger
      And player B chooses "Hammer"
      Then "Hammer" is in player A's trash
      And player B's hand holds exactly "Second"
      And "Trap" is in player B's trash

    Scenario: A player who declines the [Trigger] adds the Life card to the hand
      Given player B's Life cards are "Windfall" (probe "trigger-draw"), "Second" and "Third"
      When player A attacks "B leader" with "Hammer"
      And player B is asked to activate the Trigger
      And player B declines
      Then player B's hand holds exactly "Windfall" and "Second"

  @OP-8-6-3
  Rule: 8-6-3 An effect that an activation sets off comes after that activated effect has resolved

    Background:
      Given "Scholar" is the probe card "own-event-may-draw"

    # answers: OP01-004#4, OP01-062#4, OP06-044#1, OP11-012#2
    Scenario: An effect that watches for Events comes after the effect of the Event
      Given player A has the active Character "Scholar"
      And player A has "Strike" (probe "event-ko") in the hand
      And player B has the active Character "Prey"
      When player A plays "Strike"
      And player A is asked to accept the offer
      Then "Prey" is in player B's trash
      When player A accepts the offer of the effect
      Then player A's hand holds 1 card

    # answers: EB01-042#1, OP03-094#1
    Scenario: An [On K.O.] set off by the first sentence of an effect comes after its last sentence
      Given it is player B's Main Phase
      And player B has "Blow" (probe "event-ko-then-draw-2") in the hand
      And player A has the active Character "Fallen" (probe "on-ko-may-draw")
      When player B plays "Blow"
      And player A is asked to accept the offer
      Then player B's hand holds 2 cards
      When player A accepts the offer of the effect
      Then player A's hand holds 1 card

    # answers: OP12-056#1, OP14-079#2, OP14-080#1
    Scenario: An [On K.O.] set off by paying a cost comes after the effect that was paid for
      Given player A has the active Character "Ritual" (probe "may-ko-other-draw-2")
      And player A has the active Character "Offering" (probe "on-ko-may-draw")
      When player A activates "Ritual"
      And player A is asked to accept the offer
      Then player A's hand holds 2 cards
      And "Offering" is in player A's trash
      When player A accepts the offer of the effect
      Then player A's hand holds 3 cards
