@VG
Feature: 10.6. Drive step

  @VG-10.6.1.2.6
  Rule: 10.6.1.2.6 The card of a drive check goes to the hand

    Scenario: A vanguard that attacks adds the top card of the deck to its player's hand
      Given player A has "Top" on top of the deck
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      Then "Top" is in player A's hand
