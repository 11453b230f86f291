@BS
Feature: 4. Turn progression

  @BS-4-4-1
  Rule: 4-4-1 In the Core Step a Core comes from the Void to the Reserve

    Scenario: The Reserve of the player whose turn begins holds one Core more
      Given player B has 2 Cores in the Reserve
      And player A has 2 Cores in the Reserve
      When player A ends the turn
      Then player B's Reserve holds 3 Cores
      And player A's Reserve holds 2 Cores

  @BS-4-5-1
  Rule: 4-5-1 In the Draw Step the turn player draws a card

    Scenario: The turn player draws the top card of the Deck
      Given player B has "Top" and "Next" on top of the deck
      When player A ends the turn
      Then player B's hand holds exactly "Top"

  @BS-4-6-1
  Rule: 4-6-1 In the Refresh Step the exhausted cards of the turn player are refreshed

    Scenario: A Spirit that has attacked can attack again in its player's next turn
      Given player B has the exhausted "Fox" on the Field
      And player A has the exhausted "Cub" on the Field
      When player A ends the turn
      Then "Fox" is refreshed
      And "Cub" is exhausted

  @BS-4-6-2
  Rule: 4-6-2 In the Refresh Step the Cores in the Trash come back to the Reserve

    Scenario: Cores paid in the last turn can be paid again
      Given player B has 4 Cores in the Trash
      And player B has 0 Cores in the Reserve
      When player A ends the turn
      Then player B's Reserve holds 5 Cores
      And player B's Trash holds 0 Cores

  @BS-1-6-3
  Rule: 1-6-3 A player without cards in the Deck at the Start Step has lost

    Scenario: A player whose turn begins with an empty Deck loses
      Given player B has 0 cards in the deck
      When player A ends the turn
      Then player A wins the game

    Scenario: The other player's empty Deck does not end the game
      Given player A has 0 cards in the deck
      When player A ends the turn
      Then the game goes on
      And it is now player B's Main Step
