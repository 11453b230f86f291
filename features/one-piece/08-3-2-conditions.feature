@OP
Feature: 8-3-2 to 8-3-3. Conditions

  @OP-8-3-2-1
  Rule: 8-3-2-1 An effect with several conditions needs all of them to be met

    Scenario: An effect with [DON!! x1] and [Opponent's Turn] works only when both are met
      Given player A has the active Character "Sentinel" (probe "don-1-opponents-turn-2000")
      And player A has the active Character "Sentry" (probe "don-1-opponents-turn-2000")
      When player A gives 1 DON!! card to "Sentinel"
      Then "Sentinel" has 4000 power
      When player A ends the turn
      Then "Sentinel" has 5000 power
      And "Sentry" has 3000 power

    Scenario Outline: An auto effect with two conditions needs both: here <given> DON!! given and <held> card in hand
      Given player A has the active Character "Corsair" (probe "don-1-attacking-mill-if-hand")
      And "Corsair" has been given <given> DON!! cards
      And player A has <held> cards in the hand
      And player A has "Top" on top of the deck
      When player A attacks "B leader" with "Corsair"
      Then "Top" is in player A's <place>
      And "Corsair" is rested

      Examples:
        | given | held | place |
        | 1     | 1    | trash |
        | 1     | 0    | deck  |
        | 0     | 1    | deck  |

  @OP-8-3-2-2
  Rule: 8-3-2-2 A condition that another effect adds must be met as well

    @OP-8-4-1-1
    Scenario: A condition that another effect adds keeps an effect from being activated until it is met
      Given player A has the active Character "Trainer" (probe "activate-leader-2000")
      And player A has "Recruit" in the hand
      And player B has the active Stage "Edict" (probe "stage-activation-needs-2-characters")
      When player A tries to activate "Trainer"
      Then that is refused
      When player A plays "Recruit"
      And player A activates "Trainer"
      Then "A leader" has 7000 power

    @OP-8-4-1-1
    Scenario: An effect's own [DON!! x1] must be met even if an added condition is met
      Given "Squire" has this data:
        """
        {"category": "character", "abilities": [{"type": "activate", "don": 1, "cost": [{"do": "setState", "state": "rested", "target": {"self": true}}], "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has the active Character "Squire"
      And player A has the active Character "Friend"
      And player B has the active Stage "Edict" (probe "stage-activation-needs-2-characters")
      When player A tries to activate "Squire"
      Then that is refused
      When player A gives 1 DON!! card to "Squire"
      And player A activates "Squire"
      Then player A's hand holds 1 card

    @OP-10-2-17-1
    Scenario: A condition added to an [On K.O.] is checked on the field, where the effect activates
      Given "Edict" has this data:
        """
        {"category": "character", "abilities": [{"type": "permanent", "effect": [{"do": "require", "of": {"event": "koed"}, "if": {"count": {"player": "you", "zone": ["character"]}, "min": 5}, "target": {"all": {"player": "opponent", "zone": ["character"]}}}]}]}
        """
      And player A has "Raid" (probe "event-ko-up-to-2") in the hand
      And player A has the active Character "Edict"
      And player B has the active Character "Martyr" (probe "on-ko-draw")
      When player A plays "Raid"
      And player A chooses "Martyr"
      Then "Martyr" is in player B's trash
      And player B's hand holds 0 cards

    @OP-8-4-1-1
    Scenario: A condition added to effects must be met to play an Event with [Main]
      Given it is player B's Main Phase
      And player A has the active Character "Edict" (probe "opponents-effects-need-2-cards")
      And player B has "Study" (probe "event-draw-trigger") in the hand
      When player B tries to play "Study"
      Then that is refused
      When player B ends the turn
      And player A ends the turn
      And player B plays "Study"
      Then player B's hand holds 3 cards

    @OP-8-4-1-1
    Scenario: A condition added to effects must be met to play an Event with [Counter]
      Given player A has the active Character "Edict" (probe "opponents-effects-need-2-cards")
      And player A has the active Character "Striker" with 5000 power
      And player B has "Essay" (probe "counter-event-power") in the hand
      When player A attacks "B leader" with "A leader"
      And player B tries to play "Essay"
      Then that is refused
      When player B declines
      Then player B's Life area holds 2 cards
      When player A attacks "B leader" with "Striker"
      And player B plays "Essay"
      Then player B's Life area holds 2 cards

    Scenario: A condition added to effects must be met to activate a [Trigger]
      Given player A has the active Character "Edict" (probe "opponents-effects-need-2-cards")
      And player B's Life cards are "Spring 1" (probe "trigger-draw") and "Spring 2" (probe "trigger-draw")
      And player B has "Fresh" on top of the deck
      When player A attacks "B leader" with "A leader"
      And player B tries to activate the Trigger
      Then that is not offered
      And player B's hand holds exactly "Spring 1"
      When player A ends the turn
      And player B ends the turn
      And player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then player B's trash holds exactly "Spring 2"
      And player B's hand holds 3 cards

    @OP-8-4-1-1
    Scenario: A condition added to effects must be met to activate a [Blocker]
      Given player A has the active Character "Edict" (probe "opponents-effects-need-2-cards")
      And player A has the active Character "Striker" with 5000 power
      And player B's Leader is "Captain" (probe "leader-blocker")
      And player B has the active Character "Guard" (probe "blocker")
      And player B has the rested Character "Prey"
      And player B has "Keepsake" in the hand
      When player A attacks "Prey" with "A leader"
      And player B tries to block with "Guard"
      Then that is refused
      When player B blocks with "Captain"
      Then player B's hand holds 2 cards
      When player A attacks "Prey" with "Striker"
      And player B blocks with "Guard"
      Then "Guard" is in player B's trash

  @OP-8-3-2-3
  Rule: 8-3-2-3 [DON!! xX] needs at least X DON!! cards given to the card, at the moment of the timing where it has one

    Scenario Outline: A [DON!! x2] [When Attacking] draws <cards> cards if <given> DON!! were given to its card
      Given player A has the active Character "Raider" (probe "don-2-attacking-draw")
      And "Raider" has been given <given> DON!! cards
      When player A attacks "B leader" with "Raider"
      Then player A's hand holds <cards> cards
      And "Raider" is rested

      Examples:
        | given | cards |
        | 1     | 0     |
        | 2     | 1     |
        | 3     | 1     |

    Scenario: DON!! cards given to another card do not count towards [DON!! x2]
      Given player A has the active Character "Raider" (probe "don-2-attacking-draw")
      And "Raider" has been given 1 DON!! card
      And player A's Leader is "Captain" with 5000 power
      And "Captain" has been given 1 DON!! card
      When player A attacks "B leader" with "Raider"
      Then "Raider" is rested
      And player A's hand holds 0 cards

    @since-1.2.0
    Scenario: A DON!! card given after the timing comes too late for [DON!! x2]
      Given "Quartermaster" has this data:
        """
        {"category": "character",
         "abilities":[{"type":"auto","when":{"event":"attackDeclared","subject":{"player":"you","zone":["character"],"other":true}},
           "effect":[{"do":"giveDon","count":1,"target":{"subject":true}}]}]}
        """
      And player A has the active Character "Raider" (probe "don-2-attacking-draw")
      And player A has the active Character "Quartermaster"
      And "Raider" has been given 1 DON!! card
      When player A attacks "B leader" with "Raider"
      Then "Raider" has 2 DON!! cards under it
      And player A's hand holds 0 cards

    Scenario: A permanent [DON!! x1] effect works as soon as the DON!! card is given
      Given player A has the active Character "Knight" (probe "don-1-2000")
      Then "Knight" has 3000 power
      When player A gives 1 DON!! card to "Knight"
      Then "Knight" has 6000 power
      When player A ends the turn
      Then "Knight" has 5000 power
      When player B ends the turn
      Then "Knight" has 3000 power

    Scenario Outline: A [DON!! x1] effect for leaving the field is checked on the field: with <given> DON!! it draws <cards>
      Given player A has "Plank" (probe "event-trash-character") in the hand
      And player A has the active Character "Martyr" (probe "don-1-when-removed-draw")
      And "Martyr" has been given <given> DON!! cards
      When player A plays "Plank"
      Then "Martyr" is in player A's trash
      And player A's hand holds <cards> cards

      Examples:
        | given | cards |
        | 0     | 0     |
        | 1     | 1     |

  @OP-8-3-2-4
  Rule: 8-3-2-4 [Your Turn] is met in the turn of the card's player

    Scenario: [Your Turn] power counts for each player's card in that player's own turn
      Given player A has the active Character "Corsair" (probe "your-turn-2000")
      And player B has the active Character "Rover" (probe "your-turn-2000")
      And player A has "Friend" in the hand
      When player A plays "Friend"
      Then "Corsair" has 5000 power
      And "Rover" has 3000 power
      When player A ends the turn
      Then "Corsair" has 3000 power
      And "Rover" has 5000 power

    Scenario: [Your Turn] on an auto effect is checked when its event occurs
      Given player A has the active Character "Mourner" (probe "your-turn-any-koed-draw")
      And player A has the rested Character "Friend" with 1000 power
      And player B has the rested Character "Prey" with 1000 power
      When player A attacks "Prey" with "A leader"
      Then player A's hand holds 1 card
      When player A ends the turn
      And player B attacks "Friend" with "B leader"
      Then "Friend" is in player A's trash
      And player A's hand holds 1 card

  @OP-8-3-2-5
  Rule: 8-3-2-5 [Opponent's Turn] is met in the turn of the other player

    Scenario: [Opponent's Turn] power counts for each player's card in the opponent's turn
      Given player A has the active Character "Rampart" (probe "opponents-turn-2000")
      And player B has the active Character "Bastion" (probe "opponents-turn-2000")
      And player A has "Friend" in the hand
      When player A plays "Friend"
      Then "Rampart" has 3000 power
      And "Bastion" has 5000 power
      When player A ends the turn
      Then "Rampart" has 5000 power
      And "Bastion" has 3000 power

    Scenario: [Opponent's Turn] power counts in battle
      Given player B has the rested Character "Bastion" (probe "opponents-turn-2000")
      And player A has the active Character "Striker" with 4000 power
      When player A attacks "Bastion" with "Striker"
      Then "Bastion" is in player B's Character area
      When player A attacks "Bastion" with "A leader"
      Then "Bastion" is in player B's trash

  @OP-8-3-3
  Rule: 8-3-3 What follows an "if" is resolved where the "if" is true when its turn has come

    # answers: ST04-017#1, ST07-001#2, OP05-082#1, OP02-023#2, OP02-066#1, OP02-070#2, EB04-040#1, EB04-022#1, OP10-118#2, OP08-079#1, OP11-040#2
    Scenario: An effect whose "if" is not true can still be activated and paid for, but does nothing
      Given player A has the active Character "Oracle" (probe "few-life-draw-2")
      And player A has 3 Life cards
      When player A activates "Oracle"
      Then "Oracle" is rested
      And player A's hand holds 0 cards

    Scenario: An effect whose "if" is true when it is resolved does the rest
      Given player A has the active Character "Oracle" (probe "few-life-draw-2")
      And player A has 2 Life cards
      When player A activates "Oracle"
      Then "Oracle" is rested
      And player A's hand holds 2 cards

    # answers: ST07-001#1, EB02-035#2
    Scenario: Paying the cost may make the "if" of the same effect true
      Given player A has the active Character "Ascetic" (probe "trash-draw-2-if-empty-hand")
      And player A has "Keepsake" in the hand
      When player A activates "Ascetic"
      Then "Keepsake" is in player A's trash
      And player A's hand holds 2 cards

    # answers: OP03-066#1
    Scenario: The first part of an effect may make the "if" of its second part true
      Given player A has "Student" (probe "on-play-draw-then-power-if-hand") in the hand
      When player A plays "Student"
      Then player A's hand holds 1 card
      And "A leader" has 6000 power
