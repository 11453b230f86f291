@VG
Feature: 4.8, 4.9. The field and its circles

  @VG-4.8.2
  Rule: 4.8.2 A card on a circle is on the field

    Scenario: An effect on all cards on the field affects the vanguard and the rear-guards
      Given player A has the unit "Guard" on the back left circle
      And player A has "Captain" (probe "called-field-stronger") in the hand
      When player A calls "Captain" to the front right circle
      Then "A vanguard" has 15000 power
      And "Guard" has 13000 power
      And "Captain" has 13000 power

  @VG-4.9.1
  Rule: 4.9.1 A player has five circles besides those of the vanguard and the guardians

    @VG-4.9.2.5
    Scenario Outline: A rear-guard can be called to the <circle>
      Given player A has "Squire" in the hand
      When player A calls "Squire" to the <circle>
      Then "Squire" is on player A's <circle>

      Examples:
        | circle             |
        | front left circle  |
        | front right circle |
        | back left circle   |
        | back center circle |
        | back right circle  |

    Scenario: A unit cannot be called to the middle of the front row, which is the vanguard circle
      Given player A has "Squire" in the hand
      When player A tries to call "Squire" to the vanguard circle
      Then that is refused
      When player A calls "Squire" to the back center circle
      Then "Squire" is on player A's back center circle
      And "A vanguard" is on player A's vanguard circle

  @VG-4.9.1.1
  Rule: 4.9.1.1 A front circle and the back circle behind it are a column

    Scenario: An effect on a unit's own column reaches the unit in front of it, but none beside it
      Given player A has the unit "Front" on the front left circle
      And player A has the unit "Beside" on the back right circle
      And player A has "Captain" (probe "called-column-stronger") in the hand
      When player A calls "Captain" to the back left circle
      Then "Front" has 13000 power
      And "Captain" has 13000 power
      And "Beside" has 8000 power
      And "A vanguard" has 10000 power

  @VG-4.9.1.2
  Rule: 4.9.1.2 A player's left column is the opponent's right column

    Scenario: A unit that is called to the left column retires the rear-guards of the opponent's right column
      Given player B has the unit "Opposite" on the front right circle
      And player B has the unit "Behind it" on the back right circle
      And player B has the unit "Elsewhere" on the front left circle
      And player A has "Reaper" (probe "called-retires-column") in the hand
      When player A calls "Reaper" to the front left circle
      Then "Opposite" and "Behind it" are in player B's drop zone
      And "Elsewhere" is on player B's front left circle

  @VG-4.9.1.3
  Rule: 4.9.1.3 The front circles of a player are a row, and so are the back circles

    Scenario: An effect on the front row reaches the vanguard and both rear-guards beside it
      Given player A has the unit "Left" on the front left circle
      And player A has the unit "Right" on the front right circle
      And player A has "Captain" (probe "called-front-stronger") in the hand
      When player A calls "Captain" to the back center circle
      Then "Left" has 13000 power
      And "Right" has 13000 power
      And "A vanguard" has 15000 power
      And "Captain" has 8000 power

  @VG-4.9.2.3.1
  Rule: 4.9.2.3.1 A card moved to the vanguard circle stands, even if it comes from a rear-guard circle

    @VG-4.9.2.3
    Scenario: A rear-guard at rest that is moved to the vanguard circle stands
      Given player A has the unit "Heir" at rest on the front left circle
      And player A has "Herald" (probe "called-others-to-vanguard-circle") in the hand
      When player A calls "Herald" to the back left circle
      Then "Heir" is on player A's vanguard circle
      And "Heir" stands

  @VG-4.9.2.4.1
  Rule: 4.9.2.4.1 A card put on the guardian circle is at rest

    @VG-4.9.2.4 @VG-4.9.2.2 @VG-6.2.3.3.1
    Scenario: A guardian is at rest on the guardian circle
      Given player B has "Shield" and "Spare" in the hand
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      And player B guards "B vanguard" with "Shield"
      And player B is asked to guard
      Then "Shield" is on player B's guardian circle
      And "Shield" is at rest

  @VG-4.9.2.5.1
  Rule: 4.9.2.5.1 A card put on a rear-guard circle from elsewhere stands

    @VG-4.3.2.3
    Scenario: A vanguard at rest that is moved to a rear-guard circle stands there
      Given "Chief" is a unit of grade 2 with 10000 power
      And player A has the unit "Chief" at rest on the vanguard circle
      And player A has "Next chief" in the soul
      And player A has "Herald" (probe "called-vanguard-moves-back") in the hand
      When player A calls "Herald" to the back left circle
      Then "Chief" is on player A's back right circle
      And "Chief" stands
      And "Next chief" is on player A's vanguard circle

  @VG-4.9.2.5.2
  Rule: 4.9.2.5.2 A card moved from one rear-guard circle to another keeps its orientation

    Scenario: A unit at rest is still at rest after an exchange
      Given player A has the unit "Tired" at rest on the front left circle
      When player A exchanges the cards of the column of the front left circle
      Then "Tired" is on player A's back left circle
      And "Tired" is at rest

  @VG-4.9.2.6
  Rule: 4.9.2.6 A locked card's circle is a lock circle and not a rear-guard circle

    Scenario: A unit cannot be called onto a locked card, but can be called beside it
      Given player A has the locked card "Sealed" on the front left circle
      And player A has "Squire" in the hand
      When player A tries to call "Squire" to the front left circle
      Then that is refused
      When player A calls "Squire" to the front right circle
      Then "Squire" is on player A's front right circle
      And "Sealed" is on player A's front left circle

  @VG-4.9.3
  Rule: 4.9.3 Both players may look at the cards on circles

    @VG-4.8.3
    Scenario: The opponent sees a unit that has just been called
      Given player A has "Squire" in the hand
      When player A calls "Squire" to the front left circle
      Then player B sees "Squire" in player A's field

  @VG-4.9.3.1
  Rule: 4.9.3.1 Both players may look at a face-down card on a circle

    @VG-4.1.5
    Scenario: The opponent sees which card a locked card is
      Given player A has the locked card "Sealed" on the front left circle
      And player A has "Squire" in the hand
      When player A calls "Squire" to the back left circle
      Then "Squire" is on player A's back left circle
      And player B sees "Sealed" in player A's field

  @VG-4.9.4
  Rule: 4.9.4 A rear-guard circle holds one card, the guardian circle any number

    Scenario: A unit called to a circle replaces the unit that was there
      Given player A has the unit "Old" on the front left circle
      And player A has "New" in the hand
      When player A calls "New" to the front left circle
      Then "New" is on player A's front left circle
      And "Old" is in player A's drop zone

    Scenario: Two guardians can be on the guardian circle together
      Given player B has "Shield", "Wall" and "Spare" in the hand
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "A vanguard"
      And player B guards "B vanguard" with "Shield"
      And player B guards "B vanguard" with "Wall"
      And player B is asked to guard
      Then "Shield" is on player B's guardian circle
      And "Wall" is on player B's guardian circle
