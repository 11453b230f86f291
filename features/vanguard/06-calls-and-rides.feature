@VG
Feature: 6. Calls and rides

  @VG-9.7.2
  Rule: 9.7.2 In the ride step the turn player may ride a unit of the same grade or of the next one

    Background:
      Given "Captain" is a unit of grade 1 with 8000 power
      And player A has the unit "Captain" on the vanguard circle
      And it is player A's Ride Phase

    Scenario: A unit of the next grade is ridden from the hand
      Given "General" is a unit of grade 2 with 10000 power
      And player A has "General" in the hand
      When player A rides "General"
      Then "General" is on player A's vanguard circle

    Scenario: A unit two grades higher cannot be ridden
      Given "Emperor" is a unit of grade 3 with 13000 power
      And "General" is a unit of grade 2 with 10000 power
      And player A has "Emperor" and "General" in the hand
      When player A tries to ride "Emperor"
      Then that is refused
      When player A rides "General"
      Then "General" is on player A's vanguard circle
      And "Emperor" is in player A's hand

  @VG-6.3.3.5
  Rule: 6.3.3.5 The unit that is ridden upon goes into the soul

    Scenario: The former vanguard lies in the soul after the ride
      Given "Captain" is a unit of grade 1 with 8000 power
      And "General" is a unit of grade 2 with 10000 power
      And player A has the unit "Captain" on the vanguard circle
      And player A has "General" in the hand
      And it is player A's Ride Phase
      When player A rides "General"
      Then "Captain" is in player A's soul

  @VG-6.3.3.2.2
  Rule: 6.3.3.2.2 To ride a card of the ride deck its player discards a card of the hand

    Scenario: Riding from the ride deck costs a card of the hand
      Given "Captain" is a unit of grade 1 with 8000 power
      And "Rider" is a unit of grade 2 with 10000 power
      And player A has the unit "Captain" on the vanguard circle
      And player A has "Rider" in the ride deck zone
      And player A has "Price" and "Keepsake" in the hand
      And it is player A's Ride Phase
      When player A rides "Rider"
      And player A discards "Price" for the ride
      Then "Rider" is on player A's vanguard circle
      And "Price" is in player A's drop zone
      And "Keepsake" is in player A's hand

  @VG-9.9.2.1
  Rule: 9.9.2.1 In the Main Phase the turn player may call units whose grade is not above that of the vanguard

    Scenario: A unit of a lower grade is called to a rear-guard circle
      Given player A has "Squire" in the hand
      When player A calls "Squire" to the back left circle
      Then "Squire" is on player A's back left circle
      And "Squire" stands

    Scenario: A unit of a higher grade than the vanguard cannot be called
      Given "Captain" is a unit of grade 1 with 8000 power
      And player A has the unit "Captain" on the vanguard circle
      And "General" is a unit of grade 2 with 10000 power
      And player A has "General" and "Squire" in the hand
      When player A tries to call "General" to the front left circle
      Then that is refused
      When player A calls "Squire" to the front left circle
      Then "Squire" is on player A's front left circle
      And "General" is in player A's hand

  @VG-6.2.3.4
  Rule: 6.2.3.4 The unit that lay on the rear-guard circle of a call is retired

    Scenario: A second unit called to a circle retires the first
      Given player A has the unit "Veteran" on the front left circle
      And player A has "Recruit" in the hand
      When player A calls "Recruit" to the front left circle
      Then "Recruit" is on player A's front left circle
      And "Veteran" is in player A's drop zone
