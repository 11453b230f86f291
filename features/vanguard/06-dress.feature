@VG
Feature: 6.7, 6.8. overDress and XoverDress

  @VG-9.9.2.5
  Rule: 9.9.2.5 In the Main Phase a unit of the hand overDresses a rear-guard that its ability names

    Background:
      Given player A has the unit "Maiden" on the front left circle
      And player A has the unit "Squire" on the front right circle

    @VG-14.45.2
    Scenario: "Dragon" overDresses "Maiden", which its ability names, and not "Squire"
      Given player A has "Dragon" (probe "over-dress-maiden") in the hand
      When player A tries to overDress "Squire" with "Dragon"
      Then that is refused
      When player A overDresses "Maiden" with "Dragon"
      Then "Dragon" is on player A's front left circle
      And player A's hand holds 0 cards

    Scenario: Under a vanguard of grade 2, a unit of grade 3 cannot overDress, and one of grade 2 can
      Given player A has the unit "Knight" on the vanguard circle
      And "Knight" is a unit of grade 2 with 9000 power
      And player A has "Titan" (probe "over-dress-grade-3") and "Dragon" (probe "over-dress-maiden") in the hand
      When player A tries to overDress "Maiden" with "Titan"
      Then that is refused
      When player A overDresses "Maiden" with "Dragon"
      Then "Dragon" is on player A's front left circle

    Scenario: A unit in the drop zone cannot overDress, and one of the hand can
      Given player A has "Fallen" (probe "over-dress-maiden") in the drop zone
      And player A has "Dragon" (probe "over-dress-maiden") in the hand
      When player A tries to overDress "Maiden" with "Fallen"
      Then that is refused
      When player A overDresses "Maiden" with "Dragon"
      Then "Dragon" is on player A's front left circle

  @VG-6.7.1.1
  Rule: 6.7.1.1 overDress is no call

    Scenario: A unit that draws when another one is called draws nothing, and one that asks for overDress draws a card
      Given player A has the unit "Maiden" at rest on the front left circle
      And player A has the unit "Scout" (probe "others-called-draw") on the back left circle
      And player A has the unit "Herald" (probe "over-dressed-others-draw") on the back right circle
      And player A has "Dragon" (probe "over-dress-maiden") in the hand
      And player A has "Next" on top of the deck
      When player A overDresses "Maiden" with "Dragon"
      Then player A's hand holds exactly "Next"
      And "Dragon" stands

  @VG-6.7.2.1
  Rule: 6.7.2.1 The unit that is worn is no unit any more

    Scenario: A vanguard with 2000 power for each rear-guard counts "Dragon" and not the "Maiden" that it wears
      Given player A has the unit "Knight" (probe "power-by-rear-guards") on the vanguard circle
      And player A has the unit "Maiden" on the front left circle
      And player A has "Dragon" (probe "over-dress-maiden") in the hand
      When player A overDresses "Maiden" with "Dragon"
      Then "Dragon" is on player A's front left circle
      And "Maiden" is on player A's front left circle
      And "Knight" has 13000 power

  @VG-6.7.2.2
  Rule: 6.7.2.2 The unit comes to the circle of the card that it wears, and they belong together

    Scenario: "Dragon" overDresses "Maiden", and both are in the drop zone when another unit is called there
      Given player A has the unit "Maiden" on the front left circle
      And player A has "Dragon" (probe "over-dress-maiden") and "Page" in the hand
      When player A overDresses "Maiden" with "Dragon"
      And player A calls "Page" to the front left circle
      Then player A's drop zone holds exactly "Dragon" and "Maiden"
      And "Page" is on player A's front left circle

  @VG-6.7.2.2.1
  Rule: 6.7.2.2.1 What the worn unit wore is worn by the new unit

    Scenario: "Titan" overDresses "Dragon", which wears "Maiden", and wears "Maiden" still when "Dragon" is put into the soul
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
  Rule: 6.7.5 What a unit wears goes where the unit goes

    Background:
      Given player A has the unit "Dragon" (probe "over-dress-maiden") on the front left circle

    # answers: WIKI-DRESS#1-1
    Scenario: "Dragon" is retired with the "Maiden" that it wears, which has not been retired itself
      Given player A has the unit "Maiden" on the front left circle
      And "Maiden" is worn by "Dragon"
      And player A has the unit "Mourner" (probe "others-retired-draw") on the back right circle
      And player A has "Page" in the hand
      When player A calls "Page" to the front left circle
      Then player A's drop zone holds exactly "Dragon" and "Maiden"
      And player A's hand holds 1 card

    Scenario: "Dragon" is moved to the back row with the "Maiden" that it wears
      Given player A has the unit "Maiden" on the front left circle
      And "Maiden" is worn by "Dragon"
      When player A exchanges the cards of the column of the front left circle
      Then "Dragon" is on player A's back left circle
      And "Maiden" is on player A's back left circle
      And "Dragon" has 15000 power

  @VG-6.7.5.1
  Rule: 6.7.5.1 Cards that have left the field are worn no more, and are unit cards

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

    Scenario: "Dragon" that began in the ride deck zone lies there, and the "Maiden" that it wore is in the deck
      Given player A has the unit "Dragon" (probe "over-dress-maiden") on the front left circle
      And "Dragon" lay in the ride deck zone at the beginning
      And player A has the unit "Maiden" on the front left circle
      And "Maiden" is worn by "Dragon"
      And player A has the unit "Sender" (probe "returns-a-rear-guard-to-the-deck") on the vanguard circle
      When player A activates "Sender"
      Then "Dragon" is face up in player A's ride deck zone
      And "Maiden" is in player A's deck

  @VG-14.52.2
  Rule: 14.52.2 In the Main Phase a card of the hand XoverDresses with the rear-guards that its ability names

    Background:
      Given player A has the unit "Maiden" on the front left circle
      And player A has the unit "Squire" on the front right circle
      And player A has the unit "Page" on the back left circle

    @VG-6.8.3.1 @VG-6.8.3.3
    Scenario: "Emperor" comes to the circle of "Page"; it does so with "Maiden" and "Squire", and not with "Maiden" and "Page"
      Given player A has "Emperor" (probe "xover-dress-maiden-and-squire") in the hand
      When player A tries to XoverDress "Emperor" on the back left circle with "Maiden" and "Page"
      Then that is refused
      When player A tries to XoverDress "Emperor" on the back left circle with "Maiden"
      Then that is refused
      When player A XoverDresses "Emperor" on the back left circle with "Maiden" and "Squire"
      Then "Emperor" is on player A's back left circle
      And "Page" is in player A's drop zone

    @reading
    Scenario: A card of grade 4 XoverDresses under a vanguard of grade 3
      Given the interpretation "grade-for-xover-dress" is "none"
      And player A has "Emperor" (probe "xover-dress-grade-4") in the hand
      When player A XoverDresses "Emperor" on the front left circle with "Maiden" and "Squire"
      Then "Emperor" is on player A's front left circle

    @reading
    Scenario: A card of grade 4 does not XoverDress under a vanguard of grade 3, and one of grade 3 does
      Given the interpretation "grade-for-xover-dress" is "that-of-the-vanguard"
      And player A has "Emperor" (probe "xover-dress-grade-4") and "King" (probe "xover-dress-maiden-and-squire") in the hand
      When player A tries to XoverDress "Emperor" on the front left circle with "Maiden" and "Squire"
      Then that is refused
      When player A XoverDresses "King" on the front left circle with "Maiden" and "Squire"
      Then "King" is on player A's front left circle

  @VG-6.8.3.2
  Rule: 6.8.3.2 The units that are used come to the circle and are no units any more

    Background:
      Given player A has the unit "Maiden" on the front left circle
      And player A has the unit "Squire" on the front right circle
      And player A has "Emperor" (probe "xover-dress-maiden-and-squire") in the hand

    Scenario: "Maiden" and "Squire" lie on the circle of "Emperor", and the vanguard counts "Emperor" alone
      Given player A has the unit "Knight" (probe "power-by-rear-guards") on the vanguard circle
      When player A XoverDresses "Emperor" on the back center circle with "Maiden" and "Squire"
      Then "Maiden" is on player A's back center circle
      And "Squire" is on player A's back center circle
      And "Knight" has 13000 power

    @VG-6.8.1.1
    Scenario: A unit that draws when another one is called draws nothing
      Given player A has the unit "Scout" (probe "others-called-draw") on the back left circle
      When player A XoverDresses "Emperor" on the front left circle with "Maiden" and "Squire"
      Then "Emperor" is on player A's front left circle
      And player A's hand holds 0 cards

    @VG-6.8.4 @VG-6.8.5
    Scenario: "Emperor" is in the XoverDress state and not in the overDress state
      When player A XoverDresses "Emperor" on the front left circle with "Maiden" and "Squire"
      Then "Emperor" has 18000 power

    @VG-6.8.5
    Scenario: A unit that draws when another one is placed by overDress draws nothing
      Given player A has the unit "Herald" (probe "over-dressed-others-draw") on the back right circle
      When player A XoverDresses "Emperor" on the front left circle with "Maiden" and "Squire"
      Then "Emperor" is on player A's front left circle
      And player A's hand holds 0 cards

  @VG-6.8.3.4
  Rule: 6.8.3.4 A unit of the circle that is not used goes to the drop zone by the rules

    Scenario: "Veteran" on the circle of "Emperor" is retired
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
  Rule: 6.8.3.5 What a unit wears by XoverDress goes where the unit goes

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
  Rule: 13.3.5 What a unit wears does not make its circle overloaded

    Scenario: A unit that has overDressed another one wears it, and neither goes to the drop zone
      Given player A has the unit "Maiden" on the front left circle
      And player A has "Dragon" (probe "over-dress-maiden") in the hand
      When player A overDresses "Maiden" with "Dragon"
      Then "Dragon" has 15000 power
      And player A's drop zone holds 0 cards

  @VG-7.30.7
  Rule: 7.30.7 A unit that is locked and unlocked wears what it wore

    # answers: WIKI-DRESS#2
    Scenario: "Dragon" is locked and unlocked, and "Maiden" is retired with it
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
