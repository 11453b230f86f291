@VG
Feature: 9.9. Main phase

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

  @VG-9.9.2.2.1
  Rule: 9.9.2.2.1 The turn player may exchange the two cards of a column of rear-guard circles

    Scenario: A unit at rest in the front row and one behind it change places and keep their orientation
      Given player A has the unit "Front" at rest on the front left circle
      And player A has the unit "Back" on the back left circle
      When player A exchanges the cards of the column of the front left circle
      Then "Back" is on player A's front left circle
      And "Front" is on player A's back left circle
      And "Front" is at rest
