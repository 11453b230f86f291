@LN
Feature: The last card of the deck makes my Main Character Level Neo
  My Main Character is at level 4, and my deck is down to its last card. It attacks and wins, so that this card goes
  into the level zone and makes it Level Neo. Have I won, because it is Level Neo and has won a battle, or have I lost,
  because my deck has run out?

  You have lost. It was not yet Level Neo when the battle was judged, so the win brings a level and no more, and the
  card for that level is the last of your deck.

  @LN-9-4-1 @LN-10-2
  Scenario: Does a player win who reaches level 5 with the last card of the deck? No, they lose because the deck has run out
    Given player A's Main Character is "Hero" with 3000 AP
    And player A's Main Character is at level 4
    And player A has 1 card in the deck
    When player A attacks "B main" with "Hero"
    Then player A's Main Character is now at level 5
    And player B wins the game

  @LN-9-4-2 @LN-10-1
  Scenario: Does a player with one card in the deck win by a victory at level 5? Yes, the victory needs no card of the deck
    Given player A's Main Character is "Hero" with 3000 AP
    And player A's Main Character is at level 5
    And player A has 1 card in the deck
    When player A attacks "B main" with "Hero"
    Then player A wins the game
