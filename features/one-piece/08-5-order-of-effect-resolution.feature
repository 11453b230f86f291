@OP
Feature: 8-5 to 8-6. Card activation, and the order of effect resolution

  @OP-8-5-4
  Rule: 8-5-4 "When you activate an Event" is about using an Event card of the hand

    Background:
      Given "Scholar" is the probe card "watches-own-events"
      And "Supply" is the probe card "event-draw-trigger"

    Scenario: an Event used in the Main Phase counts
      Given player A has the active Character "Scholar"
      And player A has "Supply" in the hand
      When player A plays "Supply"
      Then player A's hand holds 3 cards

    Scenario: an Event used in the Counter Step counts
      Given player B has the active Character "Scholar"
      And player B has "Brace" (probe "counter-event-power") in the hand
      When player A attacks "B leader" with "A leader"
      And player B plays "Brace"
      Then "Brace" is in player B's trash
      And player B's hand holds 1 card

    # answers: OP15-002#1, OP15-119#4, OP15-119#5, OP01-004#2, OP01-062#3, RULES#42, OP04-053#1, OP06-048#1, OP10-003#2, OP11-012#1
    Scenario: the [Trigger] of an Event is the activation of an effect, and does not count
      Given player B has the active Character "Scholar"
      And player B's Life cards are "Supply", "Second" and "Third"
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then player B's hand holds 2 cards
      And "Supply" is in player B's trash

    # answers: OP15-119#3
    Scenario: nor does an Event that another effect activates
      Given player A has the active Character "Scholar"
      And player A has "Supply" in the trash
      And player A has "Archivist" (probe "on-play-activate-event-of-trash") in the hand
      When player A plays "Archivist"
      Then player A's hand holds 2 cards
      And "Supply" is in player A's trash

    Scenario: the activation of a Character's effect is not the activation of an Event
      Given player A has the active Character "Scholar"
      And player A has the active Character "Sage" (probe "activate-draw-once")
      And player A has "Supply" in the hand
      When player A activates "Sage"
      Then player A's hand holds 2 cards
      When player A plays "Supply"
      Then player A's hand holds 4 cards

    Scenario: an Event that the opponent uses is not one that "you" activate
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

    Scenario: of two effects with the same timing the turn player's comes first
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

    Scenario: in player B's turn it is player B
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

    Scenario: what the turn player's effect causes waits for the other player's effect
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

    Scenario: and for the other one of that player, where there are two
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

    Scenario: of what both first effects cause the turn player's comes first again
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

    Scenario: what the other player's effect causes does not wait for a third one of the turn player
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
  Rule: 8-6-1-1 What an effect causes waits for the effects that were due together with it

    Background:
      Given "Cataclysm" is the probe card "event-ko-all"
      And "Bringer" is the probe card "on-ko-play-from-hand"
      And "Brought" is the probe card "on-play-may-draw"
      And "Fallen" is the probe card "on-ko-draw"

    # answers: OP10-042#3
    Scenario: the second effect of the turn player comes before what the first has caused
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

    Scenario: of two effects of one card the second may be resolved first
      Given player A has "Twofold" (probe "on-play-draw-and-play") and "Brought" in the hand
      And player A has "Top" on top of the deck
      When player A plays "Twofold"
      And player A lets ability 2 of "Twofold" come first
      And player A chooses "Brought"
      And player A is not asked to say which comes first
      And player A is asked to accept the offer
      Then player A's hand holds exactly "Top"
      And "Brought" is in player A's Character area

    Scenario: a third effect of the same moment comes before it as well
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
    Scenario: the same holds for the player whose turn it is not
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
    Scenario: and for two effects that answer the same attack
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

    Scenario Outline: an effect that has two events of one moment is resolved first for the one that its player likes: <first>
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
  Rule: 8-6-2 What damage sets off is activated when all of the damage has been dealt with

    Background:
      Given player A has the active Character "Hammer" (probe "double-attack")

    Scenario: the second Life card is taken before the [On Play] of a card that a [Trigger] has played
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
    Scenario: an effect of the attacking player that looks at each Life card taken waits for the last one
      Given player A has the active Character "Gloater" (probe "opponents-life-removed-may-draw")
      And player A has the active Character "Torch" (probe "double-attack-banish")
      When player A attacks "B leader" with "Torch"
      And player A is asked to accept the offer
      Then player B's Life area holds 1 card
      And player B's trash holds 2 cards
      When player A accepts the offer of the effect
      And player A accepts the offer of the effect
      Then player A's hand holds 2 cards

    Scenario: a second [Trigger] comes before what the first has set off
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

    Scenario: what the first point of damage by an effect sets off waits as well
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
    Scenario Outline: an effect that answers damage comes after the [Trigger], or before it is decided on, as it is read: <reading>
      Given the reading "what-damage-sets-off" is "<reading>"
      And "Raider" has this data:
        """
        {"category":"character","power":6000,"text":"When this Character's attack deals damage to your opponent's Leader, your opponent trashes 1 card from the top of their deck.",
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
        | reading            | drawn  | lost   |
        | after-all-damage   | First  | Second |
        | before-the-trigger | Second | First  |

  @OP-8-6-2-1
  Rule: 8-6-2-1 A [Trigger] interrupts the damage: it is activated instead of adding the card to the hand, and then the damage goes on

    Background:
      Given player A has the active Character "Hammer" (probe "double-attack")

    Scenario: the second point of damage waits until the [Trigger] is resolved
      Given player B's Life cards are "Windfall" (probe "trigger-draw"), "Second" and "Third"
      And player B has "Drawn" on top of the deck
      When player A attacks "B leader" with "Hammer"
      And player B is asked to activate the Trigger
      Then player B's hand holds 0 cards
      And "Second" and "Third" are in player B's Life area
      When player B activates the Trigger
      Then these events happened in this order:
        | drew     | Drawn  |
        | trashed  | Windfall |
        | tookLife | Second |
      And player B's hand holds exactly "Drawn" and "Second"
      And "Windfall" is in player B's trash

    # answers: RULES#51
    Scenario: a card that the [Trigger] puts on top of the Life cards is the next to be taken
      Given player B's Life cards are "Mender" (probe "trigger-add-life"), "Second" and "Third"
      And player B has "Added" on top of the deck
      When player A attacks "B leader" with "Hammer"
      And player B activates the Trigger
      Then player B's hand holds exactly "Added"
      And the top of player B's Life area is "Second" and "Third"
      And player B's Life area holds 2 cards

    Scenario: damage by an effect meets a [Trigger] that asks: it is answered, and the effect is carried out to its end
      Given "Volley" has this data:
        """
        {"category": "event", "cost": 0, "text": "[Main] Deal 2 damage to your opponent's Leader. Then, draw 1 card and your Leader gets +1000 power during this turn.",
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

    Scenario: the damage goes on although the [Trigger] has removed the attacker
      Given player B's Life cards are "Trap" (probe "event-trigger-ko-up-to-1"), "Second" and "Third"
      When player A attacks "B leader" with "Hammer"
      And player B activates the Trigger
      And player B chooses "Hammer"
      Then "Hammer" is in player A's trash
      And player B's hand holds exactly "Second"
      And "Trap" is in player B's trash

    Scenario: it is an offer; declined, the card is added to the hand
      Given player B's Life cards are "Windfall" (probe "trigger-draw"), "Second" and "Third"
      When player A attacks "B leader" with "Hammer"
      And player B is asked to activate the Trigger
      And player B declines
      Then player B's hand holds exactly "Windfall" and "Second"

  @OP-8-6-3
  Rule: 8-6-3 What an activation sets off comes after the resolution of what was activated

    Background:
      Given "Scholar" is the probe card "own-event-may-draw"

    # answers: OP01-004#4, OP01-062#4, OP06-044#1, OP11-012#2
    Scenario: an effect that watches for Events comes after the effect of the Event
      Given player A has the active Character "Scholar"
      And player A has "Strike" (probe "event-ko") in the hand
      And player B has the active Character "Prey"
      When player A plays "Strike"
      And player A is asked to accept the offer
      Then "Prey" is in player B's trash
      When player A accepts the offer of the effect
      Then player A's hand holds 1 card

    # answers: EB01-042#1, OP03-094#1
    Scenario: what the first sentence of an effect sets off comes after its last sentence
      Given it is player B's Main Phase
      And player B has "Blow" (probe "event-ko-then-draw-2") in the hand
      And player A has the active Character "Fallen" (probe "on-ko-may-draw")
      When player B plays "Blow"
      And player A is asked to accept the offer
      Then player B's hand holds 2 cards
      When player A accepts the offer of the effect
      Then player A's hand holds 1 card

    # answers: OP12-056#1, OP14-079#2, OP14-080#1
    Scenario: what the payment sets off comes after the effect as well
      Given player A has the active Character "Ritual" (probe "may-ko-other-draw-2")
      And player A has the active Character "Offering" (probe "on-ko-may-draw")
      When player A activates "Ritual"
      And player A is asked to accept the offer
      Then player A's hand holds 2 cards
      And "Offering" is in player A's trash
      When player A accepts the offer of the effect
      Then player A's hand holds 3 cards
