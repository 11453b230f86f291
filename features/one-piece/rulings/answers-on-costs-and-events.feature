@OP
Feature: Official answers: costs and Events
  In brackets the card and the number of the official answer that each scenario retells on cards of our own.

  Rule: Using an Event is separate from its effect

    # answers: ST04-016#1
    @OP-8-3-1-3 @OP-8-4-2
    Scenario: Can an Event be played if its DON!! −1 cannot be paid? Yes, but nothing happens
      Given "Toll" has this data:
        """
        {"category":"event","cost":0, "abilities":[{"type":"main","cost":[{"do":"returnDon","count":1}],"effect":[{"do":"draw","count":1}]}]}
        """
      And player A has 0 active and 0 rested DON!! cards
      And player A has "Toll" in the hand
      When player A plays "Toll"
      Then "Toll" is in player A's trash
      And player A's hand holds 0 cards

    @OP-8-3-1-3 @OP-7-1-3-2-2
    Scenario: Can a [Counter] Event be used if its DON!! −1 cannot be paid? Yes, but nothing happens
      Given "Blast" has this data:
        """
        {"category":"event","cost":0, "abilities":[{"type":"counter","cost":[{"do":"returnDon","count":1}],
           "effect":[{"do":"modify","stat":"power","by":4000,"target":{"all":{"player":"you","zone":["leader"]}},"until":"battle"}]}]}
        """
      And player B has 0 active and 0 rested DON!! cards
      And player B has "Blast" in the hand
      When player A attacks "B leader" with "A leader"
      And player B plays "Blast"
      Then "Blast" is in player B's trash
      And player B's Life area holds 2 cards

    # answers: OP01-055#2, OP01-089#1
    @OP-8-3-1-3 @OP-8-5-4
    Scenario: Does an Event whose "you may" cost cannot be paid count as activated? Yes
      Given player A has "Wager" (probe "event-may-trash-draw-2") in the hand
      And player A has the active Character "Scholar" (probe "watches-own-events")
      When player A plays "Wager"
      Then "Wager" is in player A's trash
      And player A's hand holds 1 card

    # answers: OP15-119#2, OP12-041#1, OP12-041#4
    @OP-8-4-2 @OP-8-5-4
    Scenario: Is an Event that another effect activates from the hand trashed, and does it count as activated? Yes, both
      Given player A has "Broker" (probe "on-play-activate-event-of-hand") and "Supply" (probe "event-draw-trigger") in the hand
      And player A has the active Character "Scholar" (probe "watches-own-events")
      When player A plays "Broker"
      And player A chooses "Supply"
      Then "Supply" is in player A's trash
      And player A's hand holds 3 cards

    @OP-2-7-1 @OP-8-3-1
    Scenario: Is the printed cost paid for an Event that another effect activates? No, only its activation cost is paid
      Given "Trick" has this data:
        """
        {"category":"event","cost":3, "abilities":[{"type":"main","may":true,"cost":[{"do":"returnDon","count":2}],"effect":[{"do":"draw","count":2}]}]}
        """
      And player A has "Broker" (probe "on-play-activate-event-of-hand") and "Trick" in the hand
      And player A has 3 active and 1 rested DON!! cards
      When player A plays "Broker"
      And player A chooses "Trick"
      And player A accepts the offer of the effect
      And player A returns "player A's DON!! card 1" and "player A's DON!! card 2" to the DON!! deck
      Then "Trick" is in player A's trash
      And player A's hand holds 2 cards
      And player A's cost area holds 1 active and 1 rested DON!! cards

  Rule: Answers that the rulebook does not give

    @reading @OP-8-3-1-3
    Scenario: Under the alternative interpretation, can a player activate a [Trigger] whose cost they cannot pay? Yes, but nothing happens
      Given the ambiguous rule "Can a [Trigger] be activated if its activation cost cannot be paid?" is answered "yes, but nothing comes of it"
      And "Spring" has this data:
        """
        {"category": "event",
         "abilities": [{"type": "trigger", "cost": [{"do": "returnDon", "count": 1}], "effect": [{"do": "draw", "count": 2}]}]}
        """
      And player B's Life cards are "Spring"
      And player B has 0 active and 0 rested DON!! cards
      When player A attacks "B leader" with "A leader"
      And player B activates the Trigger
      Then "Spring" is in player B's trash
      And player B's hand holds 0 cards
