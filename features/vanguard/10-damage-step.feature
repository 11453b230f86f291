@VG
Feature: 10.7. Damage step

  Background:
    Given "Striker" is a unit of grade 2 with 9000 power
    And player A has the unit "Striker" on the front left circle

  @VG-10.7.1.4
  Rule: 10.7.1.4 A vanguard that is hit takes as much damage as the critical of the attacker

    Scenario: A critical of 2 puts two cards into the damage zone
      Given "Striker" has this data:
        """
        {"grade": 2, "power": 10000, "critical": 2}
        """
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Striker"
      Then player B's damage zone holds 2 cards

  @VG-10.7.1.10
  Rule: 10.7.1.10 A rear-guard that is hit is retired

    Scenario: An attack of higher power retires a rear-guard
      Given player B has the unit "Target" on the front left circle
      And it is player A's Battle Phase
      When player A attacks "Target" with "Striker"
      Then "Target" is in player B's drop zone
