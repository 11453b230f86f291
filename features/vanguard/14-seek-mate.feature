@VG
Feature: 14.11. Seek Mate

  Background:
    Given player A has "One", "Two", "Three" and "Four" in the drop zone

  @VG-14.11.2
  Rule: 14.11.2 A vanguard legions with a card of the deck for four cards of the drop zone

    Background:
      Given "Mate" is a unit of grade 2 with 9000 power
      And player A has the unit "Leader" (probe "seeks-mate") on the vanguard circle
      And player A has "Mate" on top of the deck
      And player A has the unit "Piper" (probe "vanguards-get-power") on the back center circle

    Scenario: Seek Mate returns four cards of the drop zone to the deck and puts the mate beside the leader
      Given player B has "Shield" in the hand
      When player A activates "Leader"
      And player A arranges "One", "Two", "Three" and "Four"
      And player A chooses "Mate"
      And player A ends the phase
      And player A attacks "B vanguard" with "Leader" and "Mate"
      And player B is asked to guard
      Then "Leader" has 20000 power
      And player A's drop zone holds 0 cards

    Scenario: A unit cannot seek its mate against a grade 2 vanguard
      Given "Rival" is a unit of grade 2 with 9000 power
      And player B has the unit "Rival" on the vanguard circle
      When player A tries to activate "Leader"
      Then that is refused
      When player A activates "Piper"
      Then "Leader" has 12000 power

    Scenario: A leader whose mate has left does not seek another
      Given player A has the unit "Bard" on the vanguard circle
      And "Bard" is the legion mate of "Leader"
      And player A has "Herald" (probe "called-moves-a-vanguard") in the hand
      When player A calls "Herald" to the back left circle
      And player A chooses "Bard"
      And player A chooses the front right circle
      And player A tries to activate "Leader"
      Then that is refused
      When player A activates "Piper"
      Then "Leader" has 12000 power

    Scenario: A leader that found nothing cannot seek again although the cost could be paid
      Given player A has "Five", "Six", "Seven" and "Eight" in the drop zone
      When player A activates "Leader"
      And player A chooses "One", "Two", "Three" and "Four"
      And player A arranges "One", "Two", "Three" and "Four"
      And player A declines
      And player A tries to activate "Leader"
      Then that is refused
      When player A activates "Piper"
      Then "Leader" has 12000 power

  @VG-14.11.1.1
  Rule: 14.11.1.1 A unit legions only with a card of the name in its Seek Mate ability

    Scenario: A unit that seeks "Mate" cannot find "Page" in the deck
      Given player A has the unit "Leader" (probe "seeks-mate") on the vanguard circle
      And player A has "Mate" and "Page" on top of the deck
      When player A activates "Leader"
      And player A arranges "One", "Two", "Three" and "Four"
      And player A tries to choose "Page"
      Then that is refused
      When player A chooses "Mate"
      Then "Mate" is on player A's vanguard circle

  @VG-14.11.2.1
  Rule: 14.11.2.1 If Seek Mate lists several names, any one fits

    Scenario: A unit that seeks "Mate" or "Page" can legion with "Page", and only with one card
      Given player A has the unit "Leader" (probe "seeks-either-of-two") on the vanguard circle
      And player A has "Mate" and "Page" on top of the deck
      When player A activates "Leader"
      And player A arranges "One", "Two", "Three" and "Four"
      And player A tries to choose "Mate" and "Page"
      Then that is refused
      When player A chooses "Page"
      Then "Page" is on player A's vanguard circle
