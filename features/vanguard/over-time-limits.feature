# Made by npm run docs from scripts/over-time/vanguard.ts; do not edit.
@VG
Feature: [1/Turn] abilities of copies and of units that move, leave or lose their abilities

  @VG-4.1.8
  Rule: 4.1.8 A card that moves to another circle stays the same card, and one that leaves the circles is a new one

    Scenario: A used [ACT] ability with [1/Turn] stays used when its unit moves to another circle
      Given player A has the unit "Scout" (probe "act-draws-limited") on the front left circle
      When player A activates "Scout"
      And player A exchanges the cards of the column of the front left circle
      And player A tries to activate "Scout"
      Then that is refused
      And player A's hand holds 1 card

    Scenario: A used [AUTO] ability with [1/Turn] stays used when its unit moves to another circle
      Given player A has the unit "Scout" (probe "others-called-draws-limited") on the front left circle
      And player A has "One" and "Two" in the hand
      When player A calls "One" to the back left circle
      And player A accepts the offer of the effect
      Then "One" is on player A's back left circle
      When player A exchanges the cards of the column of the front left circle
      And player A calls "Two" to the back right circle
      And player A tries to accept the offer of the effect
      Then that is not offered
      And player A's hand holds 1 card

    Scenario: A used [ACT] ability with [1/Turn] can be used again once its unit has left the circles and been called again
      Given player A has the unit "Scout" (probe "act-draws-limited") on the front left circle
      And player A has the unit "Tide" (probe "act-returns-scouts") on the back center circle
      When player A activates "Scout"
      And player A activates "Tide"
      And player A calls "Scout" to the front left circle
      And player A activates "Scout"
      Then player A's hand holds 2 cards

    Scenario: A used [AUTO] ability with [1/Turn] can be used again once its unit has left the circles and been called again
      Given player A has the unit "Scout" (probe "others-called-draws-limited") on the front left circle
      And player A has "One" and "Two" in the hand
      And player A has the unit "Tide" (probe "act-returns-scouts") on the back center circle
      When player A calls "One" to the back left circle
      And player A accepts the offer of the effect
      Then "One" is on player A's back left circle
      When player A activates "Tide"
      And player A calls "Scout" to the front left circle
      And player A calls "Two" to the back right circle
      And player A accepts the offer of the effect
      Then player A's hand holds 2 cards

  @VG-12.3.1.1.1
  Rule: 12.3.1.1.1 An ability with [1/Turn] that has changed something cannot be used again in that turn

    Scenario: A used [ACT] ability with [1/Turn] does not count for a copy that is called later in the turn
      Given player A has the unit "Scout" (probe "act-draws-limited") on the front left circle
      And player A has "Second" (probe "act-draws-limited") in the hand
      When player A activates "Scout"
      And player A calls "Second" to the front right circle
      And player A activates "Second"
      Then player A's hand holds 2 cards

    Scenario: A used [AUTO] ability with [1/Turn] does not count for a copy that is called later in the turn
      Given player A has the unit "Scout" (probe "others-called-draws-limited") on the front left circle
      And player A has "One" and "Two" in the hand
      And player A has "Second" (probe "others-called-draws-limited") in the hand
      When player A calls "One" to the back left circle
      And player A accepts the offer of the effect
      Then "One" is on player A's back left circle
      When player A calls "Second" to the front right circle
      And player A calls "Two" to the back right circle
      And player A accepts the offer of the effect
      Then player A's hand holds 2 cards

    Scenario: A used [ACT] ability with [1/Turn] stays used even if its unit has lost its abilities for a while
      Given player A has the unit "Scout" (probe "act-draws-limited") on the front left circle
      And player A has "Hush" (probe "scouts-lose-abilities") and "Cover" in the hand
      When player A activates "Scout"
      And player A calls "Hush" to the front right circle
      And player A calls "Cover" to the front right circle
      Then "Hush" is in player A's drop zone
      When player A tries to activate "Scout"
      Then that is refused
      And player A's hand holds 1 card

    Scenario: A used [AUTO] ability with [1/Turn] stays used even if its unit has lost its abilities for a while
      Given player A has the unit "Scout" (probe "others-called-draws-limited") on the front left circle
      And player A has "One" and "Two" in the hand
      And player A has "Hush" (probe "scouts-lose-abilities") and "Cover" in the hand
      When player A calls "One" to the back left circle
      And player A accepts the offer of the effect
      Then "One" is on player A's back left circle
      When player A calls "Hush" to the front right circle
      And player A calls "Cover" to the front right circle
      Then "Hush" is in player A's drop zone
      When player A calls "Two" to the back right circle
      And player A tries to accept the offer of the effect
      Then that is not offered
      And player A's hand holds 1 card
