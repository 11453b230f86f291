@VG
Feature: 10.7. Damage step

  Background:
    Given "Striker" is a unit of grade 2 with 10000 power
    And player A has the unit "Striker" on the front left circle
    And it is player A's Battle Phase

  @VG-10.7.1.1
  Rule: 10.7.1.1 "At the beginning of the damage step" is carried out before the powers are compared

    Scenario: A unit that gets power at the beginning of the damage step is not hit
      Given player B has the unit "Bristle" (probe "damage-step-power") on the front left circle
      When player A attacks "Bristle" with "Striker"
      Then "Bristle" is on player B's front left circle
      And "Striker" is at rest
      And "Bristle" has 13000 power

  @VG-10.7.1.2
  Rule: 10.7.1.2 A unit whose power is not higher than the attacker's is hit

    Scenario: A unit with the same power as the attacker is hit
      Given player B has the unit "Equal" on the front left circle
      And "Equal" is a unit of grade 2 with 10000 power
      When player A attacks "Equal" with "Striker"
      Then "Equal" is in player B's drop zone

    Scenario: A unit with more power than the attacker is not hit
      Given player B has the unit "Stronger" on the front left circle
      And "Stronger" is a unit of grade 2 with 10001 power
      When player A attacks "Stronger" with "Striker"
      Then "Stronger" is on player B's front left circle
      And "Striker" is at rest

    Scenario: A unit of 0 power is not hit by an attacker with less, and is hit by one with 0
      Given player B has the unit "Scarecrow" on the front left circle
      And "Scarecrow" is a unit of grade 0 with 0 power
      And "Striker" has brought about this effect on "Striker":
        """
        {"do": "modify", "stat": "power", "by": -11000, "until": "turn"}
        """
      And player A has the unit "Child" on the front right circle
      And "Child" is a unit of grade 0 with 0 power
      When player A attacks "Scarecrow" with "Striker"
      Then "Scarecrow" is on player B's front left circle
      And "Striker" has -1000 power
      When player A attacks "Scarecrow" with "Child"
      Then "Scarecrow" is in player B's drop zone

    Scenario: Each of several units that are attacked is compared on its own
      Given player A has the unit "Sweeper" (probe "attacks-battles-front-row") on the front right circle
      And player B has the unit "Stronger" on the front left circle
      And "Stronger" is a unit of grade 3 with 15000 power
      And player B has the unit "Weaker" on the front right circle
      When player A attacks "Stronger" with "Sweeper"
      Then "Stronger" is on player B's front left circle
      And "Weaker" is in player B's drop zone
      And player B's damage zone holds 1 card

  @VG-10.7.1.2.1
  Rule: 10.7.1.2.1 A unit that has left its circle is not compared with the attacker

    Scenario: If one of three attacked units has moved, the other two are still compared, each with its guardian
      Given player A has the unit "Sweeper" (probe "attacks-battles-front-row") on the front right circle
      And player B has the unit "Dodger" (probe "attacked-moves") on the front left circle
      And player B has the unit "Target" on the front right circle
      And player B has "One" and "Two" in the hand
      When player A attacks "B vanguard" with "Sweeper"
      And player B chooses the back left circle
      And player B guards "B vanguard" with "One"
      And player B guards "Target" with "Two"
      Then player B's damage zone holds 0 cards
      And "Target" is on player B's front right circle
      And "Dodger" is on player B's back left circle
      And "One" and "Two" are in player B's drop zone

    Scenario: An attacker that has left its circle hits nothing
      Given player B has the unit "Target" on the front left circle
      And player B has "Banisher" (probe "guards-returns-attacker") in the hand
      And "Striker" is a unit of grade 2 with 30000 power
      When player A attacks "Target" with "Striker"
      And player B guards "Target" with "Banisher"
      Then "Target" is on player B's front left circle
      And "Striker" is in player A's hand

  @VG-10.7.1.3
  Rule: 10.7.1.3 "When the attack hits" does not trigger before the damage has been dealt

    @VG-10.7.1.5 @VG-10.7.1.6
    Scenario: "When the attack hits" triggers once the damage is in the damage zone
      Given player A has the unit "Winner" (probe "hits-with-damage-draws") on the front right circle
      When player A attacks "B vanguard" with "Winner"
      Then player A's hand holds 1 card
      And player B's damage zone holds 1 card

  @VG-10.7.1.4
  Rule: 10.7.1.4 A vanguard that is hit takes damage equal to the attacker's critical

    Scenario: An attack with a critical of 2 puts two cards into the damage zone
      Given "Striker" has this data:
        """
        {"grade": 2, "power": 10000, "critical": 2}
        """
      When player A attacks "B vanguard" with "Striker"
      Then player B's damage zone holds 2 cards

    Scenario: An attack on a rear-guard deals no damage
      Given player B has the unit "Target" on the front left circle
      When player A attacks "Target" with "Striker"
      Then player B's damage zone holds 0 cards
      And "Target" is in player B's drop zone

  @VG-10.7.1.4.1
  Rule: 10.7.1.4.1 An attacker whose critical is 0 deals no damage

    Scenario: An attack with a critical of 0 hits, but puts no card into the damage zone
      Given player A has the unit "Gentle" (probe "hits-draws") on the front right circle
      And player B has the unit "Blunter" (probe "attacked-blunts") on the back left circle
      When player A attacks "B vanguard" with "Gentle"
      Then player B's damage zone holds 0 cards
      And player A's hand holds 1 card

  @VG-10.7.1.4.2
  Rule: 10.7.1.4.2 An attacker that has left its circle deals no damage

    Scenario: An attacker that has moved to another circle deals no damage
      Given player A has the unit "Runner" (probe "attacks-moves") on the front right circle
      When player A attacks "B vanguard" with "Runner"
      And player A chooses the back right circle
      Then player B's damage zone holds 0 cards
      And "Runner" is on player A's back right circle

  @VG-10.7.1.6.1
  Rule: 10.7.1.6.1 "When the attack hits a vanguard" triggers if the vanguard was attacked and hit

    Scenario: "When the attack hits a vanguard" triggers for a vanguard, but not for a rear-guard
      Given player A has the unit "Hunter" (probe "hits-vanguard-draws") on the front right circle
      And player A has the unit "Herald" (probe "hits-vanguard-draws") on the vanguard circle
      And player B has the unit "Target" on the front left circle
      When player A attacks "Target" with "Hunter"
      Then player A's hand holds 0 cards
      When player A attacks "B vanguard" with "Herald"
      Then player A's hand holds 2 cards

  @VG-10.7.1.6
  Rule: 10.7.1.6 An attack counts as having hit if it has hit a unit

    Scenario: "When the attack does not hit" does not trigger for an attack that hits
      Given player A has the unit "Sulker" (probe "misses-draws") on the front right circle
      When player A attacks "B vanguard" with "Sulker"
      Then player A's hand holds 0 cards
      And player B's damage zone holds 1 card

  @VG-10.7.1.7
  Rule: 10.7.1.7 An attack that hits nothing counts as having failed to hit

    Scenario: "When the attack does not hit" triggers for an attack that hits nothing
      Given player A has the unit "Sulker" (probe "misses-draws") on the front right circle
      And player B has the unit "Wall" on the front left circle
      And "Wall" is a unit of grade 3 with 15000 power
      When player A attacks "Wall" with "Sulker"
      Then player A's hand holds 1 card

    Scenario: An attack whose attacker has moved does not count as a hit
      Given player A has the unit "Runner" (probe "attacks-moves-misses-draws") on the front right circle
      When player A attacks "B vanguard" with "Runner"
      And player A chooses the back right circle
      Then player A's hand holds 1 card

  @VG-10.7.1.8
  Rule: 10.7.1.8 An effect can let "when the attack hits" trigger even if the attack did not hit

    Scenario: An ability for a hit that an effect allows triggers once if the attack does not hit
      Given player A has the unit "Lucky" (probe "attacks-hits-anyway") on the front right circle
      And player B has the unit "Wall" on the front left circle
      And "Wall" is a unit of grade 3 with 15000 power
      When player A attacks "Wall" with "Lucky"
      Then player A's hand holds 1 card
      And "Wall" is on player B's front left circle

    Scenario: An ability for a hit that an effect allows triggers only once if the attack hits
      Given player A has the unit "Lucky" (probe "attacks-hits-anyway") on the front right circle
      When player A attacks "B vanguard" with "Lucky"
      Then player A's hand holds 1 card

  @VG-10.7.1.9
  Rule: 10.7.1.9 "When the attack hits" is carried out before units are retired

    Scenario: A rear-guard that was hit but returned to the hand is not retired
      Given player A has the unit "Thrower" (probe "hits-moves-target") on the front right circle
      And player B has the unit "Target" on the front left circle
      When player A attacks "Target" with "Thrower"
      Then "Target" is in player B's hand

  @VG-10.7.1.10
  Rule: 10.7.1.10 All guardians are retired, and then the rear-guards that were hit

    Scenario: A rear-guard hit by an attack of higher power is retired
      Given player B has the unit "Target" on the front left circle
      When player A attacks "Target" with "Striker"
      Then "Target" is in player B's drop zone

    Scenario: Guardians are retired before the rear-guard
      Given player B has the unit "Target" on the front left circle
      And "Hammer" is a unit of grade 3 with 30000 power
      And player A has the unit "Hammer" on the vanguard circle
      And player B has "Shield" in the hand
      When player A attacks "Target" with "Hammer"
      And player B guards "Target" with "Shield"
      Then "Target" is in player B's drop zone
      And these events happened in this order:
        | retired | Shield |
        | retired | Target |

    Scenario: A rear-guard that was hit and then moved to another circle is still retired
      Given player B has the unit "Target" (probe "hit-moves") on the front left circle
      When player A attacks "Target" with "Striker"
      And player B chooses the back left circle
      Then "Target" is in player B's drop zone

  @VG-10.7.1.11
  Rule: 10.7.1.11 A check timing ends the damage step, and then the close step begins

    Scenario: Abilities of a retired unit come before abilities for the end of the battle
      Given player B has the unit "Target" (probe "retired-draws") on the front left circle
      And player B has the unit "Keeper" (probe "battle-ends-draws") on the back center circle
      When player A attacks "Target" with "Striker"
      Then player B is not asked to say which comes first
      And player B's hand holds 2 cards
