@VG
Feature: 6.2. Calls

  @VG-6.2.3.4
  Rule: 6.2.3.4 The unit that lay on the rear-guard circle of a call is retired

    Scenario: A second unit called to a circle retires the first
      Given player A has the unit "Veteran" on the front left circle
      And player A has "Recruit" in the hand
      When player A calls "Recruit" to the front left circle
      Then "Recruit" is on player A's front left circle
      And "Veteran" is in player A's drop zone
