@VG
Feature: 6.4. Legions

  Background:
    Given "Mate" is a unit of grade 2 with 9000 power

  @VG-6.4.1.3
  Rule: 6.4.1.3 The mate comes to the circle of the leader and lies as the leader lies

    @VG-6.4.1.3.1
    Scenario: A leader at rest legions, and the mate is at rest beside it
      Given player A has the unit "Leader" (probe "legions-with-hand") at rest on the vanguard circle
      And player A has "Mate" in the hand
      When player A activates "Leader"
      Then "Mate" is on player A's vanguard circle
      And "Mate" is at rest
      And "Leader" is on player A's vanguard circle

  @VG-6.4.1.1
  Rule: 6.4.1.1 A unit that is in a legion already does not legion

    Scenario: A leader legions once, and a second card stays in the hand
      Given player A has the unit "Leader" (probe "legions-with-hand") on the vanguard circle
      And player A has "Mate" and "Second" in the hand
      When player A activates "Leader"
      And player A chooses "Mate"
      And player A activates "Leader"
      Then "Mate" is on player A's vanguard circle
      And "Second" is in player A's hand

  @VG-6.4.1.3.1.2
  Rule: 6.4.1.3.1.2 A legion is no ride

    Scenario: The leader is not rode upon and stays on its circle
      Given player A has the unit "Leader" (probe "legions-with-hand") on the vanguard circle
      And player A has "Mate" in the hand
      When player A activates "Leader"
      Then "Mate" is on player A's vanguard circle
      And player A's soul holds 0 cards

  @VG-6.4.2.1
  Rule: 6.4.2.1 "When this unit legions" triggers for both units of the legion

    Scenario: The mate draws a card when it goes into the legion
      Given player A has the unit "Leader" (probe "legions-with-hand") on the vanguard circle
      And player A has "Bard" (probe "legioned-draws") in the hand
      And player A has "Next" on top of the deck
      When player A activates "Leader"
      Then "Next" is in player A's hand

  @VG-6.4.3.2.2
  Rule: 6.4.3.2.2 Of a legion only the leader is attacked

    Scenario: The mate cannot be attacked, and the leader can
      Given player B has the unit "Leader" on the vanguard circle
      And "Leader" is a unit of grade 3 with 9000 power
      And player B has the unit "Mate" on the vanguard circle
      And "Mate" is the legion mate of "Leader"
      And it is player A's Battle Phase
      When player A tries to attack "Mate" with "A vanguard"
      Then that is refused
      When player A attacks "Leader" with "A vanguard"
      Then player B's damage zone holds 1 card

  @VG-6.4.3.2.1
  Rule: 6.4.3.2.1 The grade of the leader counts for rides

    Scenario: Over a leader of grade 2 with a mate of grade 1, a unit of grade 1 cannot be ridden, and one of grade 3 can
      Given player A has the unit "Leader" on the vanguard circle
      And "Leader" is a unit of grade 2 with 9000 power
      And player A has the unit "Squire" on the vanguard circle
      And "Squire" is the legion mate of "Leader"
      And "General" is a unit of grade 3 with 11000 power
      And player A has "Page" and "General" in the hand
      And it is player A's Ride Phase
      When player A tries to ride "Page"
      Then that is refused
      When player A rides "General"
      Then "General" is on player A's vanguard circle

  @VG-6.4.4
  Rule: 6.4.4 Both units of a legion stand and rest together

    Scenario: The mate rests when the leader attacks
      Given player A has the unit "Leader" on the vanguard circle
      And "Leader" is a unit of grade 3 with 9000 power
      And player A has the unit "Mate" on the vanguard circle
      And "Mate" is the legion mate of "Leader"
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Leader"
      Then "Leader" is at rest
      And "Mate" is at rest
