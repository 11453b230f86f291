@VG
Feature: 2.8. Trigger icons

  @VG-2.8.2.3
  Rule: 2.8.2.3 A draw trigger draws a card and gives power to a unit

    Scenario: The draw trigger of a drive check draws the next card before the checked card goes to the hand
      Given player A has the unit "Next attacker" on the front left circle
      And "Top" has the trigger icon "draw" with 10000 power
      And player A has "Top" and "Next" on top of the deck
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      And player A chooses "A vanguard"
      Then "Next" is in player A's hand
      And "Top" is in player A's hand
      And "A vanguard" has 20000 power
