@VG
Feature: 9.9. Main phase

  @VG-9.9.2.1
  Rule: 9.9.2.1 In the Main Phase the turn player may call units whose grade is not higher than the vanguard's

    # answers: QA2011#3, FAQ2012#5
    Scenario: A unit of a lower grade than the vanguard can be called to a rear-guard circle
      Given player A has "Squire" in the hand
      When player A calls "Squire" to the back left circle
      Then "Squire" is on player A's back left circle
      And "Squire" stands

    # answers: HOWTO#1-1, QA2011#4-1
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

    Scenario: The grade of a unit to call is compared with the vanguard's grade as changed by effects
      Given "Captain" is a unit of grade 1 with 8000 power
      And player A has the unit "Captain" on the vanguard circle
      And "General" is a unit of grade 2 with 10000 power
      And player A has "General" in the hand
      And "Captain" has brought about this effect on "Captain":
        """
        {"do": "modify", "stat": "grade", "by": 1, "until": "turn"}
        """
      When player A calls "General" to the front left circle
      Then "General" is on player A's front left circle

  @VG-9.9.2.1.1
  Rule: 9.9.2.1.1 A call in the Main Phase is a normal call

    Scenario: "When this unit is superior called by an effect" triggers on a call by an effect, but not on a normal call
      Given player A has "Normal" (probe "called-by-effects-draws") and "Superior" (probe "called-by-effects-draws") in the hand
      And player A has "Summoner" (probe "call-one-then-draw") in the hand
      When player A calls "Normal" to the front left circle
      Then player A's hand holds exactly "Superior" and "Summoner"
      When player A calls "Summoner" to the back left circle
      And player A chooses the front right circle
      Then "Superior" is on player A's front right circle
      And player A's hand holds 1 card

  @VG-9.9.2.1.2
  Rule: 9.9.2.1.2 A player who cannot refer to the vanguard as their own cannot call units

    Scenario: A player whose vanguard the opponent dominates can exchange a column, but cannot call
      Given "Captain" is a unit of grade 2 with 10000 power
      And player A has the unit "Captain" on the vanguard circle
      And "Captain" is dominated by player B
      And player A has "Squire" in the hand
      And player A has the unit "Front" on the front left circle
      When player A tries to call "Squire" to the front right circle
      Then that is refused
      When player A exchanges the cards of the column of the front left circle
      Then "Front" is on player A's back left circle
      And "Squire" is in player A's hand

  @VG-9.9.2.2.1
  Rule: 9.9.2.2.1 The turn player may exchange the two cards of a column of rear-guard circles

    Scenario: Two units of a column that change places keep their orientations
      Given player A has the unit "Front" at rest on the front left circle
      And player A has the unit "Back" on the back left circle
      When player A exchanges the cards of the column of the front left circle
      Then "Back" is on player A's front left circle
      And "Front" is on player A's back left circle
      And "Front" is at rest

  @VG-9.9.2.2
  Rule: 9.9.2.2 Only columns with two rear-guard circles can be exchanged

    Scenario: The vanguard's column cannot be exchanged, but another column can
      Given player A has the unit "Page" on the back center circle
      And player A has the unit "Wing" on the back right circle
      When player A tries to exchange the cards of the column of the back center circle
      Then that is refused
      When player A exchanges the cards of the column of the back right circle
      Then "Wing" is on player A's front right circle
      And "Page" is on player A's back center circle

    Scenario: A column may be exchanged any number of times in a Main Phase
      Given player A has the unit "Front" on the front left circle
      And player A has the unit "Back" on the back left circle
      When player A exchanges the cards of the column of the front left circle
      Then "Front" is on player A's back left circle
      When player A exchanges the cards of the column of the front left circle
      Then "Front" is on player A's front left circle

  @VG-9.9.2.2.2
  Rule: 9.9.2.2.2 A card that is alone in its column moves to the other circle

    # answers: HOWTO#2, QA2011#7
    Scenario: A unit at rest that is moved from the front to the back row stays at rest
      Given player A has the unit "Lone" at rest on the front right circle
      When player A exchanges the cards of the column of the back right circle
      Then "Lone" is on player A's back right circle
      And "Lone" is at rest

  @VG-9.9.2.3
  Rule: 9.9.2.3 In the Main Phase the turn player may play an order whose grade is not higher than the vanguard's

    Scenario: An order carries out its text and then goes to the drop zone
      Given player A has "Edict" (probe "order-draws") in the hand
      And player A has "Top" on top of the deck
      When player A plays the order "Edict"
      Then player A's hand holds exactly "Top"
      And "Edict" is in player A's drop zone

    Scenario: An order of a higher grade than the vanguard cannot be played
      Given "Captain" is a unit of grade 0 with 6000 power
      And player A has the unit "Captain" on the vanguard circle
      And "Rule" has this data:
        """
        {"category": "order", "grade": 0}
        """
      And player A has "Edict" (probe "order-draws") in the hand
      And player A has "Rule" in the hand
      When player A tries to play the order "Edict"
      Then that is refused
      When player A plays the order "Rule"
      Then player A's hand holds exactly "Edict"

    Scenario: A blitz order cannot be played in the Main Phase
      Given player A has "Ambush" (probe "blitz-order-draws") in the hand
      And player A has "Edict" (probe "order-draws") in the hand
      And player A has "Top" on top of the deck
      When player A tries to play the order "Ambush"
      Then that is refused
      When player A plays the order "Edict"
      Then player A's hand holds exactly "Ambush" and "Top"

  @VG-9.9.2.3.1
  Rule: 9.9.2.3.1 A player may play only one order in a turn

    # answers: WIKI-ORDER#1-1
    @VG-9.9.2.3
    Scenario: A player who has played an order cannot play another one until their next turn
      Given player A has "Edict" (probe "order-draws") in the hand
      And player A has "Decree" (probe "order-draws") in the hand
      When player A plays the order "Edict"
      And player A tries to play the order "Decree"
      Then that is refused
      When player A ends the turn
      And player B ends the turn
      And player A plays the order "Decree"
      Then "Decree" is in player A's drop zone

  @VG-9.9.2.4
  Rule: 9.9.2.4 In the Main Phase the turn player may use the activated abilities of their own cards

    # answers: QA2011#8, FAQ2012#7
    Scenario: An activated ability may be used twice in a Main Phase, but not that of the opponent's unit
      Given player A has the unit "Smith" (probe "act-draws") on the front left circle
      And player B has the unit "Rival" (probe "act-draws") on the front left circle
      When player A tries to activate "Rival"
      Then that is refused
      When player A activates "Smith"
      And player A activates "Smith"
      Then player A's hand holds 2 cards

  @VG-9.9.2
  Rule: 9.9.2 Actions in the Main Phase may be taken any number of times and in any order

    @VG-9.9.2.6
    Scenario: A player may call, activate, exchange and call again before the Battle Phase
      Given player A has the unit "Smith" (probe "act-draws") on the front left circle
      And player A has "First" and "Second" in the hand
      And player A has "Top" on top of the deck
      When player A calls "First" to the front right circle
      And player A activates "Smith"
      And player A exchanges the cards of the column of the front left circle
      And player A calls "Second" to the front left circle
      Then "First" is on player A's front right circle
      And "Smith" is on player A's back left circle
      And "Second" is on player A's front left circle
      And player A's hand holds exactly "Top"
      When player A ends the phase
      Then it is now player A's Battle Phase

  @VG-9.9.2.2.3
  Rule: 9.9.2.2.3 Exchanging two empty circles does nothing

    Scenario: Two empty circles are exchanged, and the Main Phase goes on
      Given player A has the unit "Left" on the front left circle
      When player A exchanges the cards of the column of the front right circle
      Then "Left" is on player A's front left circle
      And the event "moved circle" did not happen
      When player A exchanges the cards of the column of the front left circle
      Then "Left" is on player A's back left circle
