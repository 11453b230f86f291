@VG
Feature: 10. Battles

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

  @VG-10.6.1.2.6
  Rule: 10.6.1.2.6 The card of a drive check goes to the hand

    Scenario: A vanguard that attacks adds the top card of the deck to its player's hand
      Given player A has "Top" on top of the deck
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      Then "Top" is in player A's hand

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

  @VG-13.2.2
  Rule: 13.2.2 A player with six cards in the damage zone loses

    Scenario: The sixth damage ends the game
      Given player B has 5 cards in the damage zone
      And "Striker" is a unit of grade 2 with 10000 power
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Striker"
      Then player A wins the game

  @VG-13.2.3
  Rule: 13.2.3 A player without cards in the deck loses

    Scenario: Whoever draws the last card has lost
      Given player B has 1 card in the deck
      When player A ends the turn
      Then player A wins the game
