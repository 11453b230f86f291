@VG
Feature: 2.6. Shield

  @VG-2.6.3
  Rule: 2.6.3 Some units have no shield

    Scenario: A unit without a shield may guard, but adds no power
      Given player B has "Giant" (probe "without-shield") in the hand
      And player B has "Shield" in the hand
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      And player B guards "B vanguard" with "Giant"
      And player B is asked to guard
      Then "Giant" is on player B's guardian circle
      And "B vanguard" has 10000 power
      When player B guards "B vanguard" with "Shield"
      Then player B's damage zone holds 0 cards
