@SG
Feature: 1. Turns

  @SG-{{draw}}
  Rule: {{draw}} The turn player draws a card at the start of the turn

    Scenario: The player whose turn begins draws one card
      Given player B has 2 cards in the hand
      When player A ends the turn
      Then player B's hand holds 3 cards
      And player A's hand holds 0 cards
