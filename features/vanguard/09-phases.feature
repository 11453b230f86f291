@VG
Feature: 9.1 to 9.8. Phases before the main phase

  @VG-9.2.2
  Rule: 9.2.2 In the Stand Phase the turn player stands all cards on their circles

    Scenario: Units at rest stand when their player's turn begins, and those of the other player stay at rest
      Given player B has the unit "Sleeper" at rest on the front left circle
      And player A has the unit "Tired" at rest on the front left circle
      When player A ends the turn
      Then "Sleeper" stands
      And "Tired" is at rest

  @VG-9.4.2
  Rule: 9.4.2 In the Draw Phase the turn player draws a card

    Scenario: The player whose turn begins draws one card
      Given player B has 2 cards in the hand
      When player A ends the turn
      Then player B's hand holds 3 cards
      And player A's hand holds 0 cards

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
