@BS
Feature: 2-6. Game setup

  Background:
    Given both players have decks of 40 Spirits
    And the lot falls to player A

  @BS-2-6-5
  Rule: 2-6-5 Each player has 5 Cores in the Life

    Scenario: Each player begins with 5 Cores in the Life
      When player A chooses to go first
      And player A keeps the opening Hand
      And player B keeps the opening Hand
      Then it is now player A's Main Step
      And player A's Life holds 5 Cores
      And player B's Life holds 5 Cores

  @BS-2-6-6
  Rule: 2-6-6 Each player has 3 Cores and the Soul Core in the Reserve

    Scenario: Each player begins with 3 Cores and the Soul Core in the Reserve
      When player A chooses to go first
      And player A keeps the opening Hand
      And player B keeps the opening Hand
      Then it is now player A's Main Step
      And player A's Reserve holds 4 Cores
      And player B's Reserve holds 4 Cores

  @BS-2-6-7
  Rule: 2-6-7 The opening Hand is 4 cards

    Scenario: Each player begins with 4 cards in the Hand
      When player A chooses to go first
      And player A keeps the opening Hand
      And player B keeps the opening Hand
      Then it is now player A's Main Step
      And player B's hand holds 4 cards
      And player B's deck holds 36 cards

  @BS-2-6-13
  Rule: 2-6-13 Who redraws draws 4 new cards

    Scenario: A player who redraws gets 4 new cards
      When player A chooses to go first
      And player A keeps the opening Hand
      And player B redraws the opening Hand
      Then it is now player A's Main Step
      And player B's hand holds 4 cards
      And player B's deck holds 36 cards

  @BS-4-10-1
  Rule: 4-10-1 In the first turn of the game there are no Core Step and no Attack Step

    Scenario: The first turn has no Core Step and no Attack Step, and the second has both
      When player A chooses to go first
      And player A keeps the opening Hand
      And player B keeps the opening Hand
      Then it is now player A's Main Step
      And player A's Reserve holds 4 Cores
      When player A ends the turn
      Then player B's Reserve holds 5 Cores
