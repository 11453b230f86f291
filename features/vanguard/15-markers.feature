@VG
Feature: 15.7, 15.8. Record markers

  @VG-7.4.2
  Rule: 7.4.2 A marker is put on a circle, with or without a unit on it

    Scenario: Player A puts a marker on a circle on which no unit is
      Given player A has the unit "Scribe" (probe "puts-brand-on-a-circle") on the front left circle
      And "Brand#1" will be created
      When player A activates "Scribe"
      And player A chooses the back left circle
      Then "Brand#1" is a marker on player A's back left circle
