@VG
Feature: 7.22, 7.36 to 7.38, 7.47, 7.48. Attacks, changes of targets, drives and boosts by effects

  @VG-7.22.1
  Rule: 7.22.1 An effect can have a unit perform a drive check

    Scenario: A rear-guard makes the drive check that an effect orders, but none in the drive step
      Given player A has the unit "Seer" (probe "attacks-checks-drive") on the front left circle
      And player A has "Top" and "Next" on top of the deck
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Seer"
      Then player A's hand holds exactly "Top"
      And the top of player A's deck is "Next"

    Scenario: The trigger icon of a card checked by an effect takes effect
      Given player A has the unit "Seer" (probe "attacks-checks-drive") on the front left circle
      And player A has "Top" on top of the deck
      And "Top" has the trigger icon "critical" with 10000 power
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Seer"
      And player A chooses "Seer"
      And player A chooses "Seer"
      Then player B's damage zone holds 2 cards

    @reading
    Scenario Outline: A vanguard that has made the drive check of an effect makes <more> in the drive step (that check counts: <choice>)
      Given the ambiguous rule "Does a drive check that an effect orders count among those of the drive step?" is answered "<choice>"
      And player A has the unit "Seer" (probe "attacks-checks-drive") on the vanguard circle
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Seer"
      Then player A's hand holds <hand>

      Examples:
        | choice | more    | hand    |
        | no     | another | 2 cards |
        | yes    | none    | 1 card  |

  @VG-7.36.1
  Rule: 7.36.1 An attack that an effect orders is made after the effect

    Scenario: The rest of the effect is carried out before the attack, and then the Main Phase continues
      Given player A has "Charger" (probe "placed-orders-then-draws") in the hand
      And player A has "Drawn" on top of the deck
      When player A calls "Charger" to the front left circle
      Then player B's damage zone holds 1 card
      And "Charger" is at rest
      And it is now player A's Main Phase
      And these events happened in this order:
        | drew    | Drawn   |
        | attacks | Charger |

  @VG-7.36.1.1
  Rule: 7.36.1.1 A standing unit attacks that is not kept from attacking

    Scenario: Units in both rows attack, except those at rest and those that cannot attack
      Given player A has "General" (probe "placed-all-attack") in the hand
      And player A has the unit "Archer" on the back left circle
      And "Archer" is a unit of grade 2 with 10000 power
      And player A has the unit "Tired" at rest on the front left circle
      And player A has the unit "Pacifist" (probe "cannot-attack") on the back center circle
      When player A calls "General" to the front right circle
      And player A tries to name "Pacifist" as the new attacker
      Then that is refused
      When player A names "General" as the new attacker
      Then player B's damage zone holds 2 cards
      And "Archer" is at rest
      And "General" is at rest
      And "Pacifist" stands

    Scenario: A unit that cannot be attacked is not attacked by an attack that an effect orders
      Given player A has "Hunter" (probe "placed-attacks-rear-guard") in the hand
      And player B has the unit "Ghost" (probe "cannot-be-attacked") on the front left circle
      And player B has the unit "Hidden" on the back left circle
      When player A calls "Hunter" to the front left circle
      Then "Hidden" is in player B's drop zone
      And "Ghost" is on player B's front left circle

    @VG-14.6.2
    Scenario: A unit with Restraint can attack if an effect orders it
      Given player A has "General" (probe "placed-all-attack") in the hand
      And player A has the unit "Bound" (probe "restrained") on the front left circle
      When player A calls "General" to the front right circle
      And player A names "Bound" as the new attacker
      Then player B's damage zone holds 2 cards

  @VG-7.36.1.2
  Rule: 7.36.1.2 No unit boosts an attack that an effect orders

    Scenario: The unit with Boost behind the attacker still stands after an attack that an effect orders
      Given player A has "Charger" (probe "placed-attacks-vanguard") in the hand
      And player A has the unit "Drummer" on the back left circle
      And "Drummer" has the icon "boost"
      When player A calls "Charger" to the front left circle
      And player A tries to boost with "Drummer"
      Then that is not offered
      And player B's damage zone holds 1 card
      And "Drummer" stands

  @VG-7.36.1.2
  Rule: 7.36.1.2 A unit that an effect lets attack goes on as long as it stands

    Scenario: A unit that stands again during an ordered attack attacks once more
      Given player A has "Fury" (probe "placed-attacks-vanguard-stands-once") in the hand
      When player A calls "Fury" to the front left circle
      And player A accepts the offer of the effect
      Then player B's damage zone holds 2 cards
      And "Fury" is at rest
      And it is now player A's Main Phase

  @VG-7.36.2
  Rule: 7.36.2 An attack that is ordered in a battle is made after it

    Scenario: A second battle begins once the first has ended
      Given player A has the unit "Leader" (probe "attacks-another-attacks") on the front left circle
      And player A has the unit "Archer" on the back left circle
      And "Archer" is a unit of grade 2 with 10000 power
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Leader"
      Then player B's damage zone holds 2 cards
      And these events happened in this order:
        | battle ending | Leader |
        | attacks       | Archer |

  @VG-7.36.3
  Rule: 7.36.3 Of several units that are to attack their master says which attacks next

    Scenario: A player names which of several units attacks first, and the other follows
      Given player A has "General" (probe "placed-all-attack") in the hand
      And player A has the unit "Archer" on the back left circle
      And "Archer" is a unit of grade 2 with 10000 power
      When player A calls "General" to the front right circle
      And player A names "General" as the new attacker
      Then player B's damage zone holds 2 cards
      And these events happened in this order:
        | attacks | General |
        | attacks | Archer  |

  @VG-7.36.4
  Rule: 7.36.4 "That attack" is the attack that the instruction has ordered

    Background:
      Given "Bulwark" is a unit of grade 3 with 13000 power
      And player B has the unit "Bulwark" on the vanguard circle

    Scenario: A unit that an effect lets attack has its power for "that attack" in the attack, and no longer after it
      Given player A has "Charger" (probe "placed-attacks-with-power") in the hand
      When player A calls "Charger" to the front left circle
      Then player B's damage zone holds 1 card
      And "Charger" has 10000 power

    Scenario: Power for "that attack" of another unit outlasts the battle in which the effect gave it
      Given player A has the unit "Leader" (probe "attacks-others-attack-with-power") on the front left circle
      And player A has the unit "Archer" on the back left circle
      And "Archer" is a unit of grade 2 with 10000 power
      And player A has the unit "Next" on the vanguard circle
      And it is player A's Battle Phase
      When player A attacks "Bulwark" with "Leader"
      Then player B's damage zone holds 1 card
      And "Archer" has 10000 power

  @VG-7.38.1
  Rule: 7.38.1 An attack whose target is changed hits the new target

    Scenario: Guardians do not guard the new target of an attack and are retired
      Given "Hammer" is a unit of grade 3 with 12000 power
      And player A has the unit "Hammer" on the vanguard circle
      And player B has the unit "Martyr" (probe "guard-step-takes-attack") on the back left circle
      And player B has "Shield" in the hand
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Hammer"
      And player B guards "B vanguard" with "Shield"
      Then "Martyr" and "Shield" are in player B's drop zone
      And player B's damage zone holds 0 cards

    @VG-7.38.1.1
    Scenario: An attack on two units that a third unit takes on hits that unit alone
      Given player A has the unit "Sweeper" (probe "attacks-battles-front-row") on the front left circle
      And player B has the unit "Martyr" (probe "guard-step-takes-attack") on the back left circle
      And player B has the unit "One" on the front left circle
      And player B has "Shield" in the hand
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Sweeper"
      And player B guards "B vanguard" with "Shield"
      Then "Martyr" and "Shield" are in player B's drop zone
      And "One" is on player B's front left circle
      And player B's damage zone holds 0 cards

    @VG-7.38.1.1 @VG-10.7.1.4
    Scenario: A vanguard that is attacked along with a rear-guard and takes the whole attack takes its damage once
      Given player A has the unit "Sweeper" (probe "attacks-battles-front-row") on the front left circle
      And player B has the unit "Chief" (probe "takes-attacks") on the vanguard circle
      And player B has the unit "One" on the front left circle
      And it is player A's Battle Phase
      When player A attacks "Chief" with "Sweeper"
      Then player B's damage zone holds 1 card
      And "One" is on player B's front left circle

  @VG-7.47.1.1
  Rule: 7.47.1.1 A rear-guard that performs twin drive makes drive checks

    Scenario: A rear-guard makes two drive checks
      Given player A has the unit "Ace" (probe "attacks-performs-twin-drive") on the front left circle
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Ace"
      Then player A's hand holds 2 cards

  @VG-7.47.1.2
  Rule: 7.47.1.2 A rear-guard that performs twin drive makes drive checks as if its drive were 2

    Scenario: A vanguard with Triple Drive that performs twin drive makes two drive checks
      Given player A has the unit "Ace" (probe "attacks-performs-twin-drive") on the vanguard circle
      And player A has the unit "Teacher" (probe "vanguard-gains-triple-drive") on the back center circle
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Ace"
      Then player A's hand holds 2 cards

  @VG-7.48.1.1
  Rule: 7.48.1.1 A unit at rest does not boost by an effect

    Scenario: Of two units in the back row only the standing one boosts by an effect
      Given player A has the unit "Star" (probe "attacks-boosted-by-all") on the front left circle
      And player A has the unit "Fan" on the back left circle
      And player A has the unit "Sleeper" at rest on the back right circle
      And player B has the unit "Low" on the front left circle
      And "Low" is a unit of grade 3 with 18000 power
      And it is player A's Battle Phase
      When player A attacks "Low" with "Star"
      Then "Low" is in player B's drop zone
      And "Fan" is at rest
      And the event "boosts" happened exactly 1 time

    Scenario: The power of a unit at rest is not added as a boost
      Given player A has the unit "Star" (probe "attacks-boosted-by-all") on the front left circle
      And player A has the unit "Fan" on the back left circle
      And player A has the unit "Sleeper" at rest on the back right circle
      And player B has the unit "High" on the front left circle
      And "High" is a unit of grade 3 with 18001 power
      And it is player A's Battle Phase
      When player A attacks "High" with "Star"
      Then "High" is on player B's front left circle
      And "Fan" is at rest

  @VG-7.48.1.2
  Rule: 7.48.1.2 A unit that boosts, by the rules or by an effect, rests and lends its power

    Scenario: Units without Boost may boost by an effect from any column, and each adds its power
      Given player A has the unit "Star" (probe "attacks-boosted-by-all") on the front left circle
      And player A has the unit "Fan" on the back center circle
      And player A has the unit "Friend" on the back right circle
      And player B has the unit "Wall" on the front left circle
      And "Wall" is a unit of grade 3 with 26000 power
      And it is player A's Battle Phase
      When player A attacks "Wall" with "Star"
      Then "Wall" is in player B's drop zone
      And "Fan" is at rest
      And "Friend" is at rest
      And "Star" has 10000 power

  @VG-7.48.1.2.1
  Rule: 7.48.1.2.1 Each unit that boosts counts as a boost of its own

    Scenario: "When this unit is boosted" triggers for each unit that boosts
      Given player A has the unit "Star" (probe "attacks-boosted-by-all-draws") on the front left circle
      And player A has the unit "Fan" on the back left circle
      And player A has the unit "Friend" on the back right circle
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Star"
      Then player A's hand holds 2 cards

    Scenario: A unit that stands during the battle and boosts the attacker once more lends its power once
      Given "Hammer" is a unit of grade 3 with 10000 power
      And player A has the unit "Hammer" on the front left circle
      And player A has the unit "Echo" (probe "boosts-boosts-again") on the back left circle
      And player B has "Spare" in the hand
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Hammer"
      And player A boosts with "Echo"
      And player A accepts the offer of the effect
      And player B is asked to guard
      Then "Hammer" has 18000 power
      And "Echo" is at rest
