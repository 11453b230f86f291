@VG
Feature: 3.2. Owners and masters

  @VG-3.2.1
  Rule: 3.2.1 The owner of a card is the player in whose deck it was

    @VG-4.1.12 @VG-4.1.1
    Scenario: Each player has their own zones, so a retired unit goes to its owner's drop zone
      Given player B has the unit "Loser" on the front left circle
      And player A has "Reaper" (probe "called-retires-rear-guards") in the hand
      When player A calls "Reaper" to the back left circle
      Then "Loser" is in player B's drop zone
      And player A's drop zone holds 0 cards

  @VG-3.2.2.1
  Rule: 3.2.2.1 The master of a continuous ability is the master of its card

    @VG-3.2.2
    Scenario: "Your units" in player B's continuous ability means player B's units, even in player A's turn
      Given player B has the unit "Leader" (probe "others-are-stronger") on the back center circle
      And player A has "Squire" in the hand
      When player A calls "Squire" to the back left circle
      Then "Squire" has 8000 power
      And "B vanguard" has 12000 power
      And "A vanguard" has 10000 power

  @VG-3.2.2.2
  Rule: 3.2.2.2 The master of an activated ability is the player who plays it

    Scenario: The player who activates an ability draws the card that it gives
      Given player A has the unit "Scholar" (probe "act-draws") on the back left circle
      And player A has "Next A" on top of the deck
      And player B has "Next B" on top of the deck
      When player A activates "Scholar"
      Then "Next A" is in player A's hand
      And the top of player B's deck is "Next B"

  @VG-3.2.2.4
  Rule: 3.2.2.4 The master of the text of an order is the master of the order

    @VG-4.16.1
    Scenario: A set order that player A plays draws a card for player A
      Given player A has "Law" (probe "set-order-draws") in the hand
      And player A has "Next A" on top of the deck
      When player A plays the order "Law"
      Then "Next A" is in player A's hand
      And "Law" is in player A's order zone

  @VG-3.2.2.3
  Rule: 3.2.2.3 The master of an automatic ability is the master of its card

    @VG-3.2.2.5 @VG-3.2.2.5.1
    Scenario: Player B's ability that triggers on player A's call draws a card for player B
      Given player B has the unit "Spy" (probe "opponents-called-draws") on the back center circle
      And player B has "Next B" on top of the deck
      And player A has "Next A" on top of the deck
      And player A has "Squire" in the hand
      When player A calls "Squire" to the back left circle
      Then "Next B" is in player B's hand
      And the top of player A's deck is "Next A"
