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
