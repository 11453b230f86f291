@VG
Feature: 10.1 to 10.4. Start step and attack step

  Background:
    Given "Striker" is a unit of grade 2 with 9000 power
    And player A has the unit "Striker" on the front left circle

  @VG-10.3.2
  Rule: 10.3.2 The player going first does not attack in the first turn

    Scenario: The first turn has no attack
      Given it is turn 1 of the game
      When player A ends the phase
      Then it is now player B's Ride Phase

  @VG-10.4.1.5
  Rule: 10.4.1.5 The unit that attacks rests

    Scenario: A rear-guard that attacks is at rest
      Given it is player A's Battle Phase
      When player A attacks "B vanguard" with "Striker"
      Then "Striker" is at rest

  @VG-10.4.1.6
  Rule: 10.4.1.6 A unit of the front row is attacked

    Scenario: A unit of the back row cannot be attacked
      Given player B has the unit "Hidden" on the back left circle
      And it is player A's Battle Phase
      When player A tries to attack "Hidden" with "Striker"
      Then that is refused
      When player A attacks "B vanguard" with "Striker"
      Then "Striker" is at rest

  @VG-10.4.1.11
  Rule: 10.4.1.11 A unit with Boost behind the attacker may boost it

    Scenario: The power of the booster decides the battle
      Given player B has the unit "Wall" on the front left circle
      And "Wall" is a unit of grade 3 with 15000 power
      And player A has the unit "Drummer" on the back left circle
      And "Drummer" has the icon "boost"
      And it is player A's Battle Phase
      When player A attacks "Wall" with "Striker"
      And player A boosts with "Drummer"
      Then "Drummer" is at rest
      And "Wall" is in player B's drop zone
