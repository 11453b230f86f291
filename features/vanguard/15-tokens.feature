@VG
Feature: 15.2 to 15.6. Pseudo-cards: tokens, tickets, Protect and Meer's Present

  @VG-15.4.3.1
  Rule: 15.4.3.1 A token comes to exist on the circle to which it is called, with its name as name and race

    Scenario: A called Plant token of 5000 power boosts the unit in front of it
      Given player A has the unit "Gardener" (probe "calls-plant") on the front left circle
      And "Plant#1" will be created
      When player A activates "Gardener"
      And player A chooses the back left circle
      Then "Plant#1" is on player A's back left circle
      And "Plant#1" stands
      And "Plant#1" has 5000 power
      When player A attacks "B vanguard" with "Gardener"
      And player A boosts with "Plant#1"
      Then player B's damage zone holds 1 card
