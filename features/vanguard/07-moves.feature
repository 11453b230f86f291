@VG
Feature: 7.2, 7.3, 7.29, 7.34. Actions on cards

  @VG-7.2.1
  Rule: 7.2.1 Standing or resting a card changes its orientation

    @VG-4.3.2
    Scenario: An effect rests the opponent's front row and stands its player's own front row
      Given player A has the unit "Tired" at rest on the front right circle
      And player B has the unit "Fresh" on the front left circle
      And player A has "Drummer" (probe "called-rests-front") in the hand
      When player A calls "Drummer" to the back left circle
      Then "Tired" stands
      And "Fresh" is at rest
      And "B vanguard" is at rest

  @VG-7.3.1
  Rule: 7.3.1 Turning a card face up or face down changes its facing

    Scenario: An effect that turns the damage zone face up does not turn a card that is already face up
      Given player A has "Wound" face down in the damage zone
      And player A has "Scar" in the damage zone
      And player A has "Turner" (probe "called-turns-damage-up") in the hand
      When player A calls "Turner" to the front left circle
      Then "Wound" is face up in player A's damage zone
      And "Scar" is face up in player A's damage zone

    Scenario: An effect that turns the damage zone face down does not turn a card that is already face down
      Given player A has "Wound" face down in the damage zone
      And player A has "Scar" in the damage zone
      And player A has "Turner" (probe "called-turns-damage") in the hand
      When player A calls "Turner" to the front left circle
      Then "Wound" is face down in player A's damage zone
      And "Scar" is face down in player A's damage zone

  @VG-7.34.1
  Rule: 7.34.1 Moving a unit puts it on another circle

    @VG-7.34.1.1
    Scenario: A unit that is exchanged counts as moved
      Given player A has the unit "Runner" (probe "moved-draws") on the front left circle
      And player A has "Next" on top of the deck
      When player A exchanges the cards of the column of the front left circle
      Then "Runner" is on player A's back left circle
      And "Next" is in player A's hand

    Scenario: A player who moves an opponent's unit moves it to another circle of the opponent
      Given player B has the unit "Target" on the front left circle
      And player A has "Shover" (probe "called-moves-opponents-rear-guard") in the hand
      When player A calls "Shover" to the front left circle
      Then "Target" is on player B's back right circle

  @VG-7.34.2
  Rule: 7.34.2 A unit that is called does not count as moved

    Scenario: A unit's ability for being moved does not trigger when it is called
      Given player A has "Runner" (probe "moved-draws") in the hand
      And player A has "Next" on top of the deck
      When player A calls "Runner" to the front left circle
      Then "Runner" is on player A's front left circle
      And the top of player A's deck is "Next"
