@VG
Feature: 18.5. Set cards that become units

  @VG-18.5.2
  Rule: 18.5.2 A set card that becomes a unit has the types that the effect gives it, and those of a set no more

    Scenario: A set card that became a unit is no longer affected by effects on set cards and Bases
      Given player A has the unit "Mason" (probe "act-puts-set-as-unit") on the front left circle
      And player A has the unit "Smith" (probe "act-set-and-base-stronger") on the front right circle
      And player A has "Tower" (probe "base-only") in the order zone
      When player A activates "Mason"
      And player A chooses the back left circle
      And player A activates "Smith"
      Then "Tower" is on player A's back left circle
      And "Tower" has 12000 power

    Scenario: A set card that became a normal unit is affected by effects on units, normal units and tickets
      Given player A has the unit "Mason" (probe "act-puts-set-as-unit") on the front left circle
      And player A has the unit "Smith" (probe "act-units-normal-and-tickets-stronger") on the front right circle
      And player A has "Tower" (probe "base-only") in the order zone
      When player A activates "Mason"
      And player A chooses the back left circle
      And player A activates "Smith"
      Then "Tower" has 15000 power

  @VG-18.5.3
  Rule: 18.5.3 The unit has the power, the critical and the shield that the effect says

    Scenario: A set card that became a unit with 12000 power and a critical of 2 attacks
      Given player A has the unit "Mason" (probe "act-puts-set-as-unit") on the front left circle
      And player A has "Tower" (probe "base-only") in the order zone
      When player A activates "Mason"
      And player A chooses the front right circle
      Then "Tower" has 12000 power
      And "Tower" has a critical of 2
      When player A ends the phase
      And player A attacks "B vanguard" with "Tower"
      Then player B's damage zone holds 2 cards

    Scenario: A set card that became a unit with 10000 shield intercepts, and the attack does not hit
      Given player B has the unit "Mason" (probe "act-puts-set-as-unit") on the front left circle
      And player B has "Tower" (probe "base-only") in the order zone
      And player A has the unit "Herald" (probe "act-gives-opponents-intercept") on the front left circle
      And it is player B's Main Phase
      When player B activates "Mason"
      And player B chooses the front right circle
      And player B ends the turn
      And player A activates "Herald"
      And player A ends the phase
      And player A attacks "B vanguard" with "A vanguard"
      And player B intercepts for "B vanguard" with "Tower"
      Then player B's damage zone holds 0 cards
      And "Tower" is in player B's drop zone

  @VG-18.5.3.1
  Rule: 18.5.3.1 Where the effect does not say them, power and critical are 0 and there is no shield

    Scenario: A set card that became a unit without values has no power and no critical
      Given player A has the unit "Mason" (probe "act-puts-set-as-unit-without-values") on the front left circle
      And player A has "Tower" (probe "base-only") in the order zone
      When player A activates "Mason"
      Then "Tower" is on player A's back left circle
      And "Tower" has 0 power
      And "Tower" has a critical of 0

  @VG-18.5.4
  Rule: 18.5.4 The unit is a new card that is placed, and what applied to the set card does not apply to it

    Scenario: A set card that becomes a unit loses the power that it got in the order zone
      Given player A has the unit "Mason" (probe "act-puts-set-as-unit") on the front left circle
      And player A has the unit "Smith" (probe "act-order-zone-stronger") on the front right circle
      And player A has "Tower" (probe "base-only") in the order zone
      When player A activates "Smith"
      And player A activates "Mason"
      And player A chooses the back left circle
      Then "Tower" has 12000 power

    Scenario: "When another unit is placed" triggers on a set card that becomes a unit
      Given player A has the unit "Mason" (probe "act-puts-set-as-unit") on the front left circle
      And player A has the unit "Scout" (probe "others-placed-draw") on the front right circle
      And player A has "Tower" (probe "base-only") in the order zone
      And player A has "Next" on top of the deck
      When player A activates "Mason"
      And player A chooses the back left circle
      Then player A's hand holds exactly "Next"
