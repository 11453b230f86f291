@OP
Feature: 7. Card attacks and battles

  @OP-7-1-4-1
  Rule: 7-1-4-1 The attacker wins with power equal to that of the card attacked

    Scenario: a Leader that attacks a Leader of the same power takes a Life card
      When player A attacks "B leader" with "A leader"
      Then "A leader" is rested
      And player B's Life area holds 2 cards
      And player B's hand holds 1 card
      And no battle is going on
