@VG
Feature: 10.5. Guard step

  Background:
    Given "Striker" is a unit of grade 2 with 9000 power
    And player A has the unit "Striker" on the front left circle

  @VG-10.5.1.2.2
  Rule: 10.5.1.2.2 The player who is attacked may call guardians from the hand

    Scenario: The shield of a guardian saves the unit that is attacked
      Given player B has the unit "Target" on the front left circle
      And player B has "Shield" in the hand
      And it is player A's Battle Phase
      When player A attacks "Target" with "Striker"
      And player B guards "Target" with "Shield"
      Then "Target" is on player B's front left circle
      And "Shield" is in player B's drop zone

  @VG-10.5.1.2.4
  Rule: 10.5.1.2.4 The player who is attacked may intercept with a unit of the front row

    Scenario: A rear-guard with Intercept guards the vanguard with its shield and is retired after the battle
      Given "Blocker" has the icon "intercept"
      And player B has the unit "Blocker" on the front right circle
      And "Striker" is a unit of grade 2 with 10000 power
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Striker"
      And player B intercepts for "B vanguard" with "Blocker"
      Then player B's damage zone holds 0 cards
      And "Blocker" is in player B's drop zone
