@VG
Feature: 17.2, 7.40. Gyze cards

  @VG-17.2.3.1
  Rule: 17.2.3.1 Only a Gyze card's active side counts

    Scenario: A player whose Gyze card has its Gyze side active may call a unit of grade 4
      Given player A has the unit "Sleeper" (probe "gyze") on the vanguard circle
      And "Sleeper" lies with its Gyze side active
      And player A has "Titan" in the hand
      And "Titan" is a unit of grade 4 with 13000 power
      When player A calls "Titan" to the front left circle
      Then "Titan" is on player A's front left circle

    Scenario: A player whose Gyze card has its Neon side active can call a unit of grade 0, but not of grade 1
      Given player A has the unit "Sleeper" (probe "gyze") on the vanguard circle
      And player A has "Squire" and "Cub" in the hand
      And "Cub" is a unit of grade 0 with 5000 power
      When player A tries to call "Squire" to the front left circle
      Then that is refused
      When player A calls "Cub" to the front left circle
      Then "Cub" is on player A's front left circle

  @VG-17.2.3.1.1
  Rule: 17.2.3.1.1 A Gyze card's inactive side does not exist

    Scenario: An effect cannot find a Gyze card by the name of its inactive side
      Given player A has "Gyze awake" in the soul
      And player A has "Sleeper" (probe "gyze") in the soul
      And player A has the unit "Seer" (probe "act-takes-gyze-awake-from-soul") on the front left circle
      When player A activates "Seer"
      Then player A's hand holds exactly "Gyze awake"

    Scenario: The Neon side's ability works until the card is flipped over
      Given player A has the unit "Sleeper" (probe "gyze-strengthens") on the back left circle
      And player A has the unit "Squire" on the back right circle
      And player A has the unit "Turner" (probe "act-flips-rear-guards") on the front left circle
      Then "Squire" has 13000 power
      When player A activates "Turner"
      Then "Squire" has 8000 power

  @VG-17.2.3.2
  Rule: 17.2.3.2 Every Gyze card begins the game with its Neon side active

    Scenario: A Gyze card whose Neon side is of grade 0 is the first vanguard of player A
      Given player A has "Sleeper" (probe "gyze") in the deck
      And both players fight with decks of 50 cards and no ride decks
      And the lot falls to player A
      When player A chooses "Sleeper" as the first vanguard
      And player B chooses "player B's trigger unit 1 1" as the first vanguard
      And player A is asked to ride
      Then "Sleeper" has 5000 power

  @VG-17.2.3.3
  Rule: 17.2.3.3 The active side stays the same on circles and in the G zone, and is the Neon side elsewhere

    Scenario: A Gyze card that was flipped over in the soul has its Neon side active in the hand
      Given player A has "Sleeper" (probe "gyze") in the soul
      And player A has the unit "Turner" (probe "act-flips-soul-to-hand") on the front left circle
      When player A activates "Turner"
      And player A calls "Sleeper" to the back left circle
      Then "Sleeper" has 5000 power

    Scenario: A Gyze card that was flipped over in the soul is called with its Gyze side active
      Given player A has "Sleeper" (probe "gyze") in the soul
      And player A has the unit "Turner" (probe "act-flips-soul-and-calls") on the front left circle
      When player A activates "Turner"
      And player A chooses the back left circle
      Then "Sleeper" has 30000 power

    Scenario: A Gyze card that moves to the other circle of its column keeps its Gyze side active
      Given player A has the unit "Sleeper" (probe "gyze") on the back left circle
      And "Sleeper" lies with its Gyze side active
      When player A exchanges the cards of the column of the back left circle
      Then "Sleeper" is on player A's front left circle
      And "Sleeper" has 30000 power

    Scenario: A Gyze card that goes to the G zone at the end of the turn keeps its Gyze side active
      Given player A has the unit "Sleeper" (probe "gyze") on the vanguard circle
      And "Sleeper" lies with its Gyze side active
      And player A has "King" in the soul
      When player A ends the turn
      Then "Sleeper" is face up in player A's G zone
      And "Sleeper" shows its Gyze side

    @reading
    Scenario: A Gyze card that is retired with its Gyze side active goes to the G zone with its Neon side active
      Given player A has the unit "Sleeper" (probe "gyze") on the back left circle
      And "Sleeper" lies with its Gyze side active
      And player A has the unit "Tyrant" (probe "retires-rear-guards") on the front left circle
      When player A activates "Tyrant"
      Then "Sleeper" is face up in player A's G zone
      And "Sleeper" shows its Neon side

    @reading
    Scenario: If the Neon side counts after the move, a retired Gyze card stays in the drop zone
      Given the ambiguous rule "Does a Gyze card go on to the G zone if it leaves a circle with its Gyze side active?" is answered "no, it stays where it arrives"
      And player A has the unit "Sleeper" (probe "gyze") on the back left circle
      And "Sleeper" lies with its Gyze side active
      And player A has the unit "Tyrant" (probe "retires-rear-guards") on the front left circle
      When player A activates "Tyrant"
      Then player A's drop zone holds exactly "Sleeper" and "Tyrant"

  @VG-17.2.3.4
  Rule: 17.2.3.4 A Gyze card that is flipped over is still the same card

    Scenario: A Gyze card that is flipped over stays at rest and keeps the power that it got
      Given player A has the unit "Sleeper" (probe "gyze") at rest on the back left circle
      And player A has the unit "Turner" (probe "act-flips-rear-guards") on the front left circle
      And player A has the unit "Drummer" (probe "left-column-gets-power") on the back right circle
      When player A activates "Drummer"
      And player A activates "Turner"
      Then "Sleeper" has 35000 power
      And "Sleeper" is at rest

  @VG-17.2.4
  Rule: 17.2.4 A Gyze card can be face up or face down

    Scenario: A face-down Gyze card in the damage zone cannot pay for a counter-blast
      Given player A has "Sleeper" (probe "gyze") in the damage zone
      And player A has the unit "Smith" (probe "act-blasts-1-draws") on the front left circle
      And player A has "Clerk" (probe "called-turns-damage") in the hand
      When player A calls "Clerk" to the front right circle
      Then "Sleeper" lies face down there
      When player A tries to activate "Smith"
      Then that is refused

  @VG-17.2.5
  Rule: 17.2.5 A Gyze card that lies face down hides the information of either side

    Scenario: A Gyze card in the G zone is hidden while it lies face down, and has its Gyze side active when it is turned up
      Given player A has "Sleeper" (probe "gyze") face up in the G zone
      And "Sleeper" lies with its Gyze side active
      And player A has the unit "Veil" (probe "act-turns-g-zone-down") on the front left circle
      And player A has the unit "Lamp" (probe "act-turns-g-zone-up") on the front right circle
      When player A activates "Veil"
      Then player B does not see "Sleeper"
      When player A activates "Lamp"
      Then player B sees "Sleeper" in player A's G zone
      And "Sleeper" shows its Gyze side

  @VG-7.40.1
  Rule: 7.40.1 Flipping a Gyze card over makes its other side active

    Scenario: A Gyze card that is flipped over twice has its Neon side active again
      Given player A has the unit "Sleeper" (probe "gyze") on the back left circle
      And player A has the unit "Turner" (probe "act-flips-rear-guards") on the front left circle
      When player A activates "Turner"
      Then "Sleeper" has 30000 power
      When player A activates "Turner"
      Then "Sleeper" has 5000 power

  @VG-7.40.1.1
  Rule: 7.40.1.1 Flipping a card over is not turning it face down or face up

    Scenario: A Gyze card that is flipped over stays face up and does not count as turned face down
      Given player A has the unit "Sleeper" (probe "gyze") on the back left circle
      And player A has the unit "Turner" (probe "act-flips-rear-guards") on the front left circle
      And player A has the unit "Warden" (probe "turned-down-draws") on the back right circle
      When player A activates "Turner"
      Then "Sleeper" lies face up there
      And player A's hand holds 1 card

    Scenario: A deleted Gyze card that is flipped over stays deleted
      Given player A has the unit "Sleeper" (probe "gyze") on the back left circle
      And "Sleeper" is in the deleted state
      And player A has the unit "Turner" (probe "act-flips-rear-guards") on the front left circle
      When player A activates "Turner"
      Then "Sleeper" shows its Gyze side
      And "Sleeper" is deleted

  @VG-7.40.2
  Rule: 7.40.2 An effect that flips over a card that is not a Gyze card does nothing to it

    Scenario: An effect that flips over a Gyze card and an ordinary card changes only the Gyze card
      Given player A has the unit "Sleeper" (probe "gyze") on the back left circle
      And player A has the unit "Squire" on the back right circle
      And player A has the unit "Turner" (probe "act-flips-rear-guards") on the front left circle
      When player A activates "Turner"
      Then "Sleeper" has 30000 power
      And "Squire" lies face up there

    Scenario: An effect that finds no Gyze card to flip over goes on with its next instruction
      Given player A has the unit "Squire" on the back right circle
      And player A has the unit "Turner" (probe "act-flips-rear-guards") on the front left circle
      When player A activates "Turner"
      Then player A's hand holds 1 card
