@VG
Feature: 8.2. Preparing for the game

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
