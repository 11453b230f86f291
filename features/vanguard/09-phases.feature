@VG
Feature: 9. Stand Phase, Draw Phase and first turns

  @VG-9.2.2
  Rule: 9.2.2 In the Stand Phase the turn player stands all cards on their circles

    Scenario: Units at rest stand when their player's turn begins, and those of the other player stay at rest
      Given player B has the unit "Sleeper" at rest on the front left circle
      And player A has the unit "Tired" at rest on the front left circle
      When player A ends the turn
      Then "Sleeper" stands
      And "Tired" is at rest

  @VG-9.4.2
  Rule: 9.4.2 In the Draw Phase the turn player draws a card

    Scenario: The player whose turn begins draws one card
      Given player B has 2 cards in the hand
      When player A ends the turn
      Then player B's hand holds 3 cards
      And player A's hand holds 0 cards

  @VG-8.2.1.2.1
  Rule: 8.2.1.2.1 The first vanguard of a player with a ride deck is its grade 0 unit

    Scenario: The other three cards of the ride deck lie in the ride deck zone when the game begins
      Given both players fight with decks of 50 cards and ride decks of grades 0 to 3
      Then "A grade 0" is on player A's vanguard circle
      And player A's ride deck zone holds 3 cards

  @VG-8.2.1.8
  Rule: 8.2.1.8 Each player draws five cards as the initial hand

    Scenario: The player going first has drawn one more card in the Draw Phase
      Given both players fight with decks of 50 cards and ride decks of grades 0 to 3
      And the lot falls to player A
      Then player A's hand holds 6 cards
      And player B's hand holds 5 cards
