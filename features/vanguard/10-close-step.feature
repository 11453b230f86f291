@VG
Feature: 10.8. Close step

  Background:
    Given "Striker" is a unit of grade 2 with 10000 power
    And player A has the unit "Striker" on the front left circle
    And player A has the unit "Second" on the front right circle
    And it is player A's Battle Phase

  @VG-10.8.1.1
  Rule: 10.8.1.1 "At the end of battle" triggers in the close step of each battle

    Scenario: "At the end of battle" triggers in each battle, also for a unit that did not attack
      Given player A has the unit "Keeper" (probe "battle-ends-draws") on the back center circle
      And "Second" is a unit of grade 2 with 10000 power
      When player A attacks "B vanguard" with "Striker"
      Then player A's hand holds 1 card
      When player A attacks "B vanguard" with "Second"
      Then player A's hand holds 2 cards

    Scenario: "At the beginning of the close step" triggers in the close step
      Given player A has the unit "Closer" (probe "close-step-draws") on the back center circle
      When player A attacks "B vanguard" with "Striker"
      Then player A's hand holds 1 card

  @VG-10.8.1.2
  Rule: 10.8.1.2 Effects of the battle and all roles in it end with the close step

    Scenario: An effect that lasts until the end of a battle is over in the next battle
      Given player A has the unit "Flash" (probe "attacks-stronger") on the vanguard circle
      And player B has the unit "Wall" on the front left circle
      And "Wall" is a unit of grade 3 with 15000 power
      When player A attacks "Wall" with "Flash"
      Then "Wall" is in player B's drop zone
      And "Flash" has 10000 power

    Scenario: A booster adds its power only until the end of the battle
      Given player A has the unit "Drummer" on the back left circle
      And "Drummer" has the icon "boost"
      When player A attacks "B vanguard" with "Striker"
      And player A boosts with "Drummer"
      Then "Striker" has 10000 power
      And no battle is going on
      And "Striker" is at rest

  @VG-10.8.1.3
  Rule: 10.8.1.3 The close step goes on until nothing more triggers

    Scenario: A unit that comes in the close step and says "at the end of battle" still triggers
      Given player A has the unit "Herald" (probe "battle-ends-calls") on the back center circle
      And player A has "Late" (probe "battle-ends-draws") in the hand
      When player A attacks "B vanguard" with "Striker"
      And player A chooses the back left circle
      Then player A's hand holds 1 card
      And "Striker" is at rest

  @VG-10.8.1.4
  Rule: 10.8.1.4 After the close step comes the next start step

    Scenario: A player may attack with another unit in the next battle
      Given "Second" is a unit of grade 2 with 10000 power
      When player A attacks "B vanguard" with "Striker"
      And player A attacks "B vanguard" with "Second"
      Then player B's damage zone holds 2 cards
