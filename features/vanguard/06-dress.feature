@VG
Feature: 6.7, 6.8. overDress and XoverDress

  @VG-9.9.2.5
  Rule: 9.9.2.5 In the Main Phase a unit in the hand may overDress a rear-guard that its ability names

    Background:
      Given player A has the unit "Maiden" on the front left circle
      And player A has the unit "Squire" on the front right circle

    @VG-14.45.2
    Scenario: "Dragon" can overDress "Maiden", which its ability names, but not "Squire"
      Given player A has "Dragon" (probe "over-dress-maiden") in the hand
      When player A tries to overDress "Squire" with "Dragon"
      Then that is refused
      When player A overDresses "Maiden" with "Dragon"
      Then "Dragon" is on player A's front left circle
      And player A's hand holds 0 cards

    Scenario: With a vanguard of grade 2, a unit of grade 3 cannot overDress, but one of grade 2 can
      Given player A has the unit "Knight" on the vanguard circle
      And "Knight" is a unit of grade 2 with 9000 power
      And player A has "Titan" (probe "over-dress-grade-3") and "Dragon" (probe "over-dress-maiden") in the hand
      When player A tries to overDress "Maiden" with "Titan"
      Then that is refused
      When player A overDresses "Maiden" with "Dragon"
      Then "Dragon" is on player A's front left circle

    Scenario: A unit in the hand can overDress, but one in the drop zone cannot
      Given player A has "Fallen" (probe "over-dress-maiden") in the drop zone
      And player A has "Dragon" (probe "over-dress-maiden") in the hand
      When player A tries to overDress "Maiden" with "Fallen"
      Then that is refused
      When player A overDresses "Maiden" with "Dragon"
      Then "Dragon" is on player A's front left circle

  @VG-6.7.1.1
  Rule: 6.7.1.1 overDress is not a call

    Scenario: An overDress triggers abilities for overDress, but not abilities for a call
      Given player A has the unit "Maiden" at rest on the front left circle
      And player A has the unit "Scout" (probe "others-called-draw") on the back left circle
      And player A has the unit "Herald" (probe "over-dressed-others-draw") on the back right circle
      And player A has "Dragon" (probe "over-dress-maiden") in the hand
      And player A has "Next" on top of the deck
      When player A overDresses "Maiden" with "Dragon"
      Then player A's hand holds exactly "Next"
      And "Dragon" stands

  @VG-6.7.2.1
  Rule: 6.7.2.1 A unit that is worn becomes an original dress and ceases to be a unit

    Scenario: A vanguard that counts rear-guards counts "Dragon", but not the "Maiden" that it wears
      Given player A has the unit "Knight" (probe "power-by-rear-guards") on the vanguard circle
      And player A has the unit "Maiden" on the front left circle
      And player A has "Dragon" (probe "over-dress-maiden") in the hand
      When player A overDresses "Maiden" with "Dragon"
      Then "Dragon" is on player A's front left circle
      And "Maiden" is on player A's front left circle
      And "Knight" has 13000 power

  @VG-6.7.2.2
  Rule: 6.7.2.2 A unit that overDresses is put on the circle of the unit that it wears, and both belong together

    Scenario: "Dragon" and the "Maiden" that it wears are both retired when another unit is called onto their circle
      Given player A has the unit "Maiden" on the front left circle
      And player A has "Dragon" (probe "over-dress-maiden") and "Page" in the hand
      When player A overDresses "Maiden" with "Dragon"
      And player A calls "Page" to the front left circle
      Then player A's drop zone holds exactly "Dragon" and "Maiden"
      And "Page" is on player A's front left circle

  @VG-6.7.2.2.1
  Rule: 6.7.2.2.1 A unit that overDresses also wears what the unit beneath it wore

    Scenario: "Titan" that overDresses "Dragon" still wears "Maiden" after "Dragon" has been put into the soul
      Given player A has the unit "Dragon" (probe "over-dress-maiden") on the front left circle
      And player A has the unit "Maiden" on the front left circle
      And "Maiden" is worn by "Dragon"
      And player A has "Titan" (probe "over-dress-grade-3") in the hand
      When player A overDresses "Dragon" with "Titan"
      And player A activates "Titan"
      And player A chooses "Dragon"
      Then "Dragon" is in player A's soul
      And "Maiden" is on player A's front left circle
      And "Titan" has 18000 power

  @VG-6.7.3
  Rule: 6.7.3 A unit that was overDressed is in the overDress state while it wears a card

    Scenario: "Dragon" gets 5000 power by the overDress state, and none when its only card goes into the soul; "Twin" that is called gets none
      Given player A has the unit "Maiden" on the front left circle
      And player A has "Dragon" (probe "over-dress-maiden") and "Twin" (probe "over-dress-maiden") in the hand
      When player A overDresses "Maiden" with "Dragon"
      And player A calls "Twin" to the front right circle
      Then "Dragon" has 15000 power
      And "Twin" has 10000 power
      When player A activates "Dragon"
      Then "Maiden" is in player A's soul
      And "Dragon" has 10000 power

  @VG-6.7.5
  Rule: 6.7.5 A unit's worn cards go where the unit goes

    Background:
      Given player A has the unit "Dragon" (probe "over-dress-maiden") on the front left circle

    # answers: WIKI-DRESS#1-1
    Scenario: A retired "Dragon" takes the "Maiden" that it wears with it, and "Maiden" itself is not retired
      Given player A has the unit "Maiden" on the front left circle
      And "Maiden" is worn by "Dragon"
      And player A has the unit "Mourner" (probe "others-retired-draw") on the back right circle
      And player A has "Page" in the hand
      When player A calls "Page" to the front left circle
      Then player A's drop zone holds exactly "Dragon" and "Maiden"
      And player A's hand holds 1 card

    Scenario: "Dragon" takes the "Maiden" that it wears along when it is moved to the back row
      Given player A has the unit "Maiden" on the front left circle
      And "Maiden" is worn by "Dragon"
      When player A exchanges the cards of the column of the front left circle
      Then "Dragon" is on player A's back left circle
      And "Maiden" is on player A's back left circle
      And "Dragon" has 15000 power

  @VG-6.7.5.1
  Rule: 6.7.5.1 Cards that have left the field are no longer worn and are unit cards again

    Background:
      Given player A has the unit "Maiden" on the front left circle
      And player A has the unit "Caller" (probe "calls-a-unit-from-drop") on the vanguard circle
      And player A has "Dragon" (probe "over-dress-maiden") and "Page" in the hand

    # answers: WIKI-DRESS#1-2
    Scenario Outline: "<Card>" of the drop zone is called as a unit, and "Dragon" is not in the overDress state by that
      When player A overDresses "Maiden" with "Dragon"
      And player A calls "Page" to the front left circle
      And player A activates "Caller"
      And player A chooses "<Card>"
      And player A chooses the front right circle
      Then "<Card>" is on player A's front right circle
      And "<Card>" has <power> power
      And "<Other>" is in player A's drop zone

      Examples:
        | Card   | Other  | power |
        | Dragon | Maiden | 10000 |
        | Maiden | Dragon | 8000  |

  @VG-6.7.5.2
  Rule: 6.7.5.2 A worn card of the ride deck goes back to the ride deck zone, the others to the deck

    Scenario: "Dragon" returns to the deck with "Maiden" and "Rider", and "Rider", which began in the ride deck zone, lies there face up
      Given player A has the unit "Dragon" (probe "over-dress-maiden") on the front left circle
      And player A has the unit "Maiden" on the front left circle
      And "Maiden" is worn by "Dragon"
      And player A has the unit "Rider" on the front left circle
      And "Rider" is worn by "Dragon"
      And "Rider" lay in the ride deck zone at the beginning
      And player A has the unit "Sender" (probe "returns-a-rear-guard-to-the-deck") on the vanguard circle
      When player A activates "Sender"
      Then "Rider" is face up in player A's ride deck zone
      And "Dragon" is in player A's deck
      And "Maiden" is in player A's deck

    Scenario: "Dragon" that began in the ride deck zone returns there, and the "Maiden" it wore goes to the deck
      Given player A has the unit "Dragon" (probe "over-dress-maiden") on the front left circle
      And "Dragon" lay in the ride deck zone at the beginning
      And player A has the unit "Maiden" on the front left circle
      And "Maiden" is worn by "Dragon"
      And player A has the unit "Sender" (probe "returns-a-rear-guard-to-the-deck") on the vanguard circle
      When player A activates "Sender"
      Then "Dragon" is face up in player A's ride deck zone
      And "Maiden" is in player A's deck

  @VG-14.52.2
  Rule: 14.52.2 In the Main Phase a card in the hand may XoverDress with the rear-guards that its ability names

    Background:
      Given player A has the unit "Maiden" on the front left circle
      And player A has the unit "Squire" on the front right circle
      And player A has the unit "Page" on the back left circle

    @VG-6.8.3.1 @VG-6.8.3.3
    Scenario: "Emperor" can XoverDress with "Maiden" and "Squire", but not with "Maiden" and "Page"
      Given player A has "Emperor" (probe "xover-dress-maiden-and-squire") in the hand
      When player A tries to XoverDress "Emperor" on the back left circle with "Maiden" and "Page"
      Then that is refused
      When player A tries to XoverDress "Emperor" on the back left circle with "Maiden"
      Then that is refused
      When player A XoverDresses "Emperor" on the back left circle with "Maiden" and "Squire"
      Then "Emperor" is on player A's back left circle
      And "Page" is in player A's drop zone

    @reading
    Scenario: Where XoverDress ignores the grade of the vanguard, a card of grade 4 can XoverDress at grade 3
      Given the ambiguous rule "Which grade can a card have that XoverDresses?" is answered "any grade"
      And player A has "Emperor" (probe "xover-dress-grade-4") in the hand
      When player A XoverDresses "Emperor" on the front left circle with "Maiden" and "Squire"
      Then "Emperor" is on player A's front left circle

    @reading
    Scenario: Where XoverDress keeps to the grade of the vanguard, a card of grade 4 cannot XoverDress at grade 3
      Given the ambiguous rule "Which grade can a card have that XoverDresses?" is answered "that of the vanguard"
      And player A has "Emperor" (probe "xover-dress-grade-4") and "King" (probe "xover-dress-maiden-and-squire") in the hand
      When player A tries to XoverDress "Emperor" on the front left circle with "Maiden" and "Squire"
      Then that is refused
      When player A XoverDresses "King" on the front left circle with "Maiden" and "Squire"
      Then "King" is on player A's front left circle

  @VG-6.8.3.2
  Rule: 6.8.3.2 The units used for XoverDress are put beneath the new unit and are no longer units

    Background:
      Given player A has the unit "Maiden" on the front left circle
      And player A has the unit "Squire" on the front right circle
      And player A has "Emperor" (probe "xover-dress-maiden-and-squire") in the hand

    Scenario: A vanguard that counts rear-guards counts "Emperor", but not the two units that it wears
      Given player A has the unit "Knight" (probe "power-by-rear-guards") on the vanguard circle
      When player A XoverDresses "Emperor" on the back center circle with "Maiden" and "Squire"
      Then "Maiden" is on player A's back center circle
      And "Squire" is on player A's back center circle
      And "Knight" has 13000 power

    @VG-6.8.1.1
    Scenario: XoverDress does not trigger an ability for a call
      Given player A has the unit "Scout" (probe "others-called-draw") on the back left circle
      When player A XoverDresses "Emperor" on the front left circle with "Maiden" and "Squire"
      Then "Emperor" is on player A's front left circle
      And player A's hand holds 0 cards

    @VG-6.8.4 @VG-6.8.5
    Scenario: "Emperor" is in the XoverDress state and not in the overDress state
      When player A XoverDresses "Emperor" on the front left circle with "Maiden" and "Squire"
      Then "Emperor" has 18000 power

    @VG-6.8.5
    Scenario: XoverDress does not trigger an ability for overDress
      Given player A has the unit "Herald" (probe "over-dressed-others-draw") on the back right circle
      When player A XoverDresses "Emperor" on the front left circle with "Maiden" and "Squire"
      Then "Emperor" is on player A's front left circle
      And player A's hand holds 0 cards

  @VG-6.8.3.4
  Rule: 6.8.3.4 A unit of the circle that is not used goes to the drop zone by the rules

    Scenario: A third unit on the circle to which "Emperor" XoverDresses is retired
      Given player A has the unit "Maiden" on the front left circle
      And player A has the unit "Squire" on the front right circle
      And player A has the unit "Veteran" (probe "retired-draws") on the back left circle
      And player A has "Emperor" (probe "xover-dress-maiden-and-squire") in the hand
      And player A has "Next" on top of the deck
      When player A XoverDresses "Emperor" on the back left circle with "Maiden" and "Squire"
      Then player A's drop zone holds exactly "Veteran"
      And "Next" is in player A's hand
      And "Emperor" has 18000 power

  @VG-6.8.3.5
  Rule: 6.8.3.5 A unit's cards worn by XoverDress go where the unit goes

    Scenario: "Emperor" is retired with both cards that it wears
      Given player A has the unit "Emperor" (probe "xover-dress-maiden-and-squire") on the front left circle
      And player A has the unit "Maiden" on the front left circle
      And "Maiden" is worn by "Emperor" through XoverDress
      And player A has the unit "Squire" on the front left circle
      And "Squire" is worn by "Emperor" through XoverDress
      And player A has "Page" in the hand
      When player A calls "Page" to the front left circle
      Then player A's drop zone holds exactly "Emperor", "Maiden" and "Squire"

  @VG-13.3.5
  Rule: 13.3.5 Worn cards do not make a circle overloaded

    Scenario: A unit that has overDressed another one wears it, and neither goes to the drop zone
      Given player A has the unit "Maiden" on the front left circle
      And player A has "Dragon" (probe "over-dress-maiden") in the hand
      When player A overDresses "Maiden" with "Dragon"
      Then "Dragon" has 15000 power
      And player A's drop zone holds 0 cards

  @VG-7.30.7
  Rule: 7.30.7 A unit that is locked and unlocked wears what it wore

    # answers: WIKI-DRESS#2
    Scenario: "Dragon" that has been locked and unlocked still wears "Maiden"
      Given player A has the unit "Dragon" (probe "over-dress-maiden") on the back left circle
      And player A has the unit "Maiden" on the back left circle
      And "Maiden" is worn by "Dragon"
      And player A has the unit "Jailer" (probe "locks-a-rear-guard") on the front left circle
      And player A has the unit "Herald" (probe "turns-your-field-face-up") on the front right circle
      And player A has "Page" in the hand
      When player A activates "Jailer"
      And player A chooses "Dragon"
      And player A activates "Herald"
      And player A calls "Page" to the back left circle
      Then player A's drop zone holds exactly "Dragon" and "Maiden"
