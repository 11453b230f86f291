@VG
Feature: 13. Rule actions

  Background:
    Given "Striker" is a unit of grade 2 with 9000 power
    And player A has the unit "Striker" on the front left circle

  @VG-13.2.2
  Rule: 13.2.2 A player with six cards in the damage zone loses

    Scenario: The sixth damage ends the game
      Given player B has 5 cards in the damage zone
      And "Striker" is a unit of grade 2 with 10000 power
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Striker"
      Then player A wins the game

  @VG-13.2.3
  Rule: 13.2.3 A player without cards in the deck loses

    Scenario: Whoever draws the last card has lost
      Given player B has 1 card in the deck
      When player A ends the turn
      Then player A wins the game
