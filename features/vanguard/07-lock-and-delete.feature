@VG
Feature: 7.30 to 7.32. Locked cards and deleted units

  @VG-7.30.1.1
  Rule: 7.30.1.1 A unit that is locked is turned face down, and is another card from then on

    Background:
      Given player A has the unit "Jailer" (probe "locks-a-rear-guard") on the front left circle
      And player A has the unit "Guard" on the back right circle

    Scenario: A unit that is locked lies face down
      When player A activates "Jailer"
      Then "Guard" is locked
      And "Guard" lies face down there

    # answers: RULE#507-2
    @VG-7.31.1.1
    Scenario: The power that a unit got is gone when it was locked and is unlocked
      Given player A has the unit "Warden" (probe "unlocks-a-card") on the front right circle
      And "Jailer" has brought about this effect on "Guard":
        """
        {"do": "modify", "stat": "power", "by": 3000, "until": "turn"}
        """
      When player A activates "Jailer"
      And player A chooses "Guard"
      And player A activates "Warden"
      Then "Guard" is not locked
      And "Guard" has 8000 power

    Scenario: A unit that draws when it is locked draws a card
      Given player A has the unit "Martyr" (probe "locked-draws") on the back left circle
      And player A has "Next" on top of the deck
      When player A activates "Jailer"
      And player A chooses "Martyr"
      Then "Next" is in player A's hand

  @VG-7.30.1.2
  Rule: 7.30.1.2 A locked card is no unit and has no information

    # answers: LOCK2013#1
    Scenario: A vanguard with 2000 power for each rear-guard does not count the locked card
      Given player A has the unit "Knight" (probe "power-by-rear-guards") on the vanguard circle
      And player A has the locked card "Sealed" on the front left circle
      And player A has the unit "Squire" on the back left circle
      And player A has "Page" in the hand
      When player A calls "Page" to the back right circle
      Then "Knight" has 15000 power

    # answers: LOCK-FR#1-2
    Scenario: An effect that retires all rear-guards leaves the locked card where it is
      Given player A has the unit "Tyrant" (probe "retires-rear-guards") on the vanguard circle
      And player A has the locked card "Sealed" on the front left circle
      And player A has the unit "Squire" on the back left circle
      When player A activates "Tyrant"
      Then "Squire" is in player A's drop zone
      And "Sealed" is on player A's front left circle

    Scenario: The ability of a locked card cannot be played, and that of the unit beside it can
      Given player A has the locked card "Sealed" (probe "stood-draws-once") on the front left circle
      And player A has the unit "Twin" (probe "stood-draws-once") on the back left circle
      And player A has "Next" on top of the deck
      When player A tries to activate "Sealed"
      Then that is refused
      When player A activates "Twin"
      Then "Next" is in player A's hand

    # answers: WIKI-LOCK#1-1
    Scenario: A locked card cannot be chosen as a rear-guard, and the unit beside it can
      Given player A has the unit "Jailer" (probe "locks-a-rear-guard") on the front left circle
      And player A has the locked card "Sealed" on the back left circle
      And player A has the unit "Guard" on the back right circle
      And player A has the unit "Squire" on the front right circle
      When player A activates "Jailer"
      And player A tries to choose "Sealed"
      Then that is refused
      When player A chooses "Guard"
      Then "Guard" is locked

    # answers: RULE#507-3
    Scenario: A locked card of the front row cannot be attacked, and the vanguard can
      Given player B has the locked card "Sealed" on the front left circle
      And it is player A's Battle Phase
      When player A tries to attack "Sealed" with "A vanguard"
      Then that is refused
      When player A attacks "B vanguard" with "A vanguard"
      Then player B's damage zone holds 1 card

    Scenario: A unit that is locked while it is attacked is not hit
      Given player A has the unit "Sniper" (probe "attacking-locks-attacked") on the vanguard circle
      And player B has the unit "Guard" on the front left circle
      And it is player A's Battle Phase
      When player A attacks "Guard" with "Sniper"
      Then "Sniper" is at rest
      And "Guard" is locked
      And "Guard" is on player B's front left circle

  @VG-7.30.1.3
  Rule: 7.30.1.3 A locked card neither stands nor is at rest

    Scenario: An effect on all standing cards of the back row does not reach the locked card
      Given player A has the unit "Reaper" (probe "retires-standing-cards") on the front left circle
      And player A has the unit "Jailer" (probe "locks-a-rear-guard") on the front right circle
      And player A has the unit "Guard" on the back right circle
      And player A has the unit "Squire" on the back left circle
      When player A activates "Jailer"
      And player A chooses "Guard"
      And player A activates "Reaper"
      Then "Squire" is in player A's drop zone
      And "Guard" is on player A's back right circle

    Scenario: A locked card is not stood by an effect that stands all cards of the field
      Given player A has the unit "Reaper" (probe "retires-standing-cards") on the front left circle
      And player A has the unit "Caller" (probe "stands-your-field") on the front right circle
      And player A has the locked card "Sealed" on the back right circle
      And player A has the unit "Squire" at rest on the back left circle
      When player A activates "Caller"
      And player A activates "Reaper"
      Then "Squire" is in player A's drop zone
      And "Sealed" is on player A's back right circle

  @VG-7.30.2
  Rule: 7.30.2 A locked card that is turned face up is locked no more

    Background:
      Given player A has the locked card "Guard" (probe "unlocked-draws") on the back left circle
      And player A has the unit "Herald" (probe "turns-your-field-face-up") on the front right circle
      And player A has "Next" on top of the deck
      And player A has "Page" in the hand

    @VG-7.31.3
    Scenario: A card that an effect turns face up has been unlocked
      When player A activates "Herald"
      Then "Guard" is not locked
      And "Next" is in player A's hand

    @VG-7.30.3.1
    Scenario: A unit can be called to the circle afterwards
      When player A tries to call "Page" to the back left circle
      Then that is refused
      When player A activates "Herald"
      And player A calls "Page" to the back left circle
      Then "Page" is on player A's back left circle
      And "Guard" is in player A's drop zone

  @VG-7.30.3
  Rule: 7.30.3 The circle of a locked card is a lock circle

    # answers: LOCK-FR#1-1
    Scenario: No unit can be called to the circle of a unit that has just been locked
      Given player A has the unit "Jailer" (probe "locks-a-rear-guard") on the front left circle
      And player A has the unit "Guard" on the back right circle
      And player A has "Page" in the hand
      When player A activates "Jailer"
      And player A tries to call "Page" to the back right circle
      Then that is refused
      When player A calls "Page" to the back left circle
      Then "Page" is on player A's back left circle

  @VG-7.30.4
  Rule: 7.30.4 A G unit that is locked returns to the G zone

    Scenario: A G unit on a rear-guard circle is locked and lies face up in the G zone
      Given player A has the unit "Jailer" (probe "locks-a-rear-guard") on the front left circle
      And player A has the unit "Giant" (probe "strider") on the back right circle
      When player A activates "Jailer"
      Then "Giant" is face up in player A's G zone

  @VG-7.30.5
  Rule: 7.30.5 A card that is put as a locked card has not been placed as a unit

    Background:
      Given player A has the unit "Warlock" (probe "puts-locked-from-hand") on the front left circle

    Scenario: A unit that draws when it is placed draws nothing when it is put as a locked card
      Given player A has "Scout" (probe "placed-draws") in the hand
      When player A activates "Warlock"
      And player A chooses the back left circle
      Then "Scout" is on player A's back left circle
      And "Scout" is locked
      And player A's hand holds 0 cards

    # answers: WIKI-ORDER#2
    Scenario: An order can be put as a locked card, and goes to the drop zone when it is unlocked
      Given player A has the unit "Warden" (probe "unlocks-a-card") on the front right circle
      And "Spell" has this data:
        """
        { "category": "order", "grade": 1 }
        """
      And player A has "Spell" in the hand
      When player A activates "Warlock"
      And player A chooses the back left circle
      Then "Spell" is on player A's back left circle
      When player A activates "Warden"
      Then "Spell" is in player A's drop zone

  @VG-7.30.5.1
  Rule: 7.30.5.1 The owner sees the card of the deck before the circle is chosen

    Scenario: Player A knows the top card of the deck while choosing the circle
      Given player A has the unit "Warlock" (probe "puts-locked-from-deck") on the front left circle
      And player A has "Next" on top of the deck
      When player A activates "Warlock"
      And player A is asked to choose a circle
      Then player A sees "Next" as card 1 of player A's deck

  @VG-7.30.5.2
  Rule: 7.30.5.2 What lies on a circle that becomes a lock circle goes to the drop zone at once

    Scenario: The unit of the circle is in the drop zone before the next sentence, which takes it into the hand
      Given player A has the unit "Warlock" (probe "puts-locked-from-deck") on the front left circle
      And player A has the unit "Guard" on the back right circle
      When player A activates "Warlock"
      And player A chooses the back right circle
      Then "Guard" is in player A's hand

  @VG-7.30.5.3
  Rule: 7.30.5.3 Locked cards that come at one moment come to circles of their own

    Scenario: The second of two cards cannot be put onto the circle of the first
      Given player A has the unit "Warlock" (probe "puts-two-locked-from-hand") on the front left circle
      And player A has "One" and "Two" in the hand
      When player A activates "Warlock"
      And player A chooses the back left circle
      And player A tries to choose the back left circle
      Then that is refused
      When player A chooses the back right circle
      Then "One" is locked
      And "Two" is locked

  @VG-7.30.6
  Rule: 7.30.6 A locked card refers to no other card

    Scenario: A unit that was locked and unlocked no longer knows the card that it bound
      Given player A has the unit "Binder" (probe "binds-and-returns") on the back right circle
      And player A has the unit "Twin" (probe "binds-and-returns") on the back left circle
      And player A has the unit "Jailer" (probe "locks-a-rear-guard") on the front left circle
      And player A has the unit "Herald" (probe "turns-your-field-face-up") on the front right circle
      And player A has "Relic" and "Rune" in the hand
      When player A activates ability 1 of "Binder"
      And player A chooses "Relic"
      And player A activates ability 1 of "Twin"
      And player A activates "Jailer"
      And player A chooses "Binder"
      And player A activates "Herald"
      And player A activates ability 2 of "Binder"
      Then "Relic" is in player A's bind zone
      When player A activates ability 2 of "Twin"
      Then "Rune" is in player A's hand

  @VG-7.31.1
  Rule: 7.31.1 A locked card that is unlocked lies face up

    Scenario: An unlocked unit lies face up, and what the text says of it afterwards reaches it
      Given player A has the locked card "Guard" on the back left circle
      And player A has the unit "Warden" (probe "unlocks-and-strengthens") on the front right circle
      When player A activates "Warden"
      Then "Guard" lies face up there
      And "Guard" has 13000 power

  @VG-7.31.2
  Rule: 7.31.2 An unlocked card stands, and has not been stood by that

    Scenario: A unit at rest that was locked and unlocked stands, draws nothing by that, and plays its ability again
      Given player A has the unit "Scout" (probe "stood-draws-once") at rest on the back right circle
      And player A has the unit "Jailer" (probe "locks-a-rear-guard") on the front left circle
      And player A has the unit "Warden" (probe "unlocks-a-card") on the front right circle
      When player A activates "Scout"
      And player A activates "Jailer"
      And player A chooses "Scout"
      And player A activates "Warden"
      Then "Scout" stands
      And player A's hand holds 1 card
      When player A activates "Scout"
      Then player A's hand holds 2 cards

  @VG-7.31.4
  Rule: 7.31.4 Unlocking is no placing

    # answers: LOCK-FR#2
    Scenario: A unit that draws when it is placed draws nothing when it is unlocked
      Given player A has the locked card "Scout" (probe "placed-draws") on the back left circle
      And player A has the unit "Warden" (probe "unlocks-a-card") on the front right circle
      When player A activates "Warden"
      Then "Scout" is not locked
      And player A's hand holds 0 cards

  @VG-7.32.1
  Rule: 7.32.1 A unit that is deleted is turned face down, stays the same unit, and lies as before

    # answers: SET-GCB06#1-3
    @VG-7.32.2
    Scenario: A unit at rest is deleted, lies face down at rest, and keeps the power that it got
      Given player A has the unit "Eraser" (probe "deletes-a-unit") on the front left circle
      And "Knight" is a unit of grade 3 with 11000 power
      And player A has the unit "Knight" at rest on the vanguard circle
      And "Eraser" has brought about this effect on "Knight":
        """
        {"do": "modify", "stat": "power", "by": 2000, "until": "turn"}
        """
      When player A activates "Eraser"
      And player A chooses "Knight"
      Then "Knight" lies face down there
      And "Knight" is at rest
      And "Knight" has 2000 power

  @VG-7.32.2
  Rule: 7.32.2 A deleted unit has its printed power less and no text, and keeps its icons

    # answers: SET-GCB06#1-1
    Scenario: A deleted unit that gives itself power has 0 power
      Given player A has the unit "Eraser" (probe "deletes-a-unit") on the front left circle
      And player A has the unit "Squire" (probe "booster-with-own-power") on the back center circle
      When player A activates "Eraser"
      And player A chooses "Squire"
      Then "Squire" has 0 power

    # answers: SET-GCB06#1-2
    Scenario: A deleted vanguard with Twin Drive still makes two drive checks
      Given "Knight" is a unit of grade 3 with 11000 power
      And "Knight" has the icon "twinDrive"
      And player A has the unit "Knight" on the vanguard circle
      And player A has the unit "Eraser" (probe "deletes-a-unit") on the front left circle
      And player A has "First" and "Second" on top of the deck
      When player A activates "Eraser"
      And player A chooses "Knight"
      And player A attacks "B vanguard" with "Knight"
      Then "First" and "Second" are in player A's hand

    Scenario: A deleted vanguard keeps its name, and uses an ability that cards of this name get
      Given player A has the unit "Knight" on the vanguard circle
      And player A has the unit "Eraser" (probe "deletes-a-unit") on the front left circle
      And player A has the unit "Teacher" (probe "knight-gets-draw") on the front right circle
      And player A has "Next" on top of the deck
      When player A activates "Eraser"
      And player A chooses "Knight"
      And player A activates "Teacher"
      And player A activates "Knight"
      Then "Next" is in player A's hand

    Scenario: A deleted G unit still has the power and the name of its heart
      Given player A has the unit "Giant" (probe "strider") on the vanguard circle
      And "Knight" is a unit of grade 3 with 11000 power
      And player A has the unit "Knight" on the vanguard circle
      And "Knight" is in the heart state under "Giant"
      And player A has the unit "Eraser" (probe "deletes-a-unit") on the front left circle
      And player A has the unit "Squire" (probe "knight-gets-power") on the front right circle
      When player A activates "Eraser"
      And player A chooses "Giant"
      Then "Giant" has 11000 power
      When player A activates "Squire"
      Then "Giant" has 16000 power

  @VG-7.32.3
  Rule: 7.32.3 Deleted units stand, rest and battle as other units do

    Scenario: A deleted vanguard that got 12000 power attacks, rests and hits
      Given "Knight" is a unit of grade 3 with 11000 power
      And player A has the unit "Knight" on the vanguard circle
      And player A has the unit "Eraser" (probe "deletes-a-unit") on the front right circle
      And "Knight" has brought about this effect on "Knight":
        """
        {"do": "modify", "stat": "power", "by": 12000, "until": "turn"}
        """
      When player A activates "Eraser"
      And player A chooses "Knight"
      And player A attacks "B vanguard" with "Knight"
      Then "Knight" is at rest
      And player B's damage zone holds 1 card

  @VG-7.32.4
  Rule: 7.32.4 A deleted unit that is turned face up is deleted no more

    Background:
      Given "Knight" is a unit of grade 3 with 11000 power
      And player A has the unit "Knight" on the vanguard circle
      And "Knight" is in the deleted state

    Scenario: An effect that turns the field face up gives the vanguard its power back
      Given player A has the unit "Herald" (probe "turns-your-field-face-up") on the front right circle
      When player A activates "Herald"
      Then "Knight" is not deleted
      And "Knight" has 11000 power

    Scenario: A unit that is deleted no more lies face up
      Given player A has the unit "Healer" (probe "restores-a-unit") on the front right circle
      When player A activates "Healer"
      Then "Knight" lies face up there
      And "Knight" has 11000 power

  @VG-7.32.5
  Rule: 7.32.5 Everybody may look at the card of a deleted unit

    Scenario: Player B sees which card the deleted vanguard of player A is
      Given player A has the unit "Knight" on the vanguard circle
      And player A has the unit "Eraser" (probe "deletes-a-unit") on the front right circle
      When player A activates "Eraser"
      And player A chooses "Knight"
      Then player B sees "Knight" in player A's field
      And "Knight" is deleted

  @VG-7.32.6
  Rule: 7.32.6 A deleted unit gets abilities and power as other units do

    Background:
      Given "Knight" is a unit of grade 3 with 11000 power
      And player A has the unit "Knight" on the vanguard circle
      And "Knight" is in the deleted state

    Scenario: A deleted unit plays an ability that it has got
      Given player A has the unit "Teacher" (probe "knight-gets-draw") on the front right circle
      And player A has "Next" on top of the deck
      When player A activates "Teacher"
      And player A activates "Knight"
      Then "Next" is in player A's hand

    @VG-7.32.6.1
    Scenario: The power that a deleted unit got stays when it is deleted no more
      Given player A has the unit "Piper" (probe "all-units-get-power") on the front left circle
      And player A has the unit "Healer" (probe "restores-a-unit") on the front right circle
      When player A activates "Piper"
      Then "Knight" has 1000 power
      When player A activates "Healer"
      Then "Knight" has 12000 power

  @VG-7.32.7
  Rule: 7.32.7 A legion stays one when a unit of it is deleted

    Scenario: The mate rests when its deleted leader attacks
      Given player A has the unit "Leader" on the vanguard circle
      And "Leader" is a unit of grade 3 with 9000 power
      And player A has the unit "Mate" on the vanguard circle
      And "Mate" is the legion mate of "Leader"
      And player A has the unit "Eraser" (probe "deletes-a-unit") on the front right circle
      When player A activates "Eraser"
      And player A chooses "Leader"
      And player A attacks "B vanguard" with "Leader" and "Mate"
      Then "Mate" is at rest

  @VG-7.32.8
  Rule: 7.32.8 A deleted unit that is rode upon lies face up in the soul

    Scenario: A deleted vanguard is rode upon and lies face up in the soul
      Given "Knight" is a unit of grade 2 with 9000 power
      And "General" is a unit of grade 3 with 11000 power
      And player A has the unit "Knight" on the vanguard circle
      And "Knight" is in the deleted state
      And player A has "General" in the hand
      And it is player A's Ride Phase
      When player A rides "General"
      Then "Knight" is face up in player A's soul

  @VG-9.11.3
  Rule: 9.11.3 Locked and deleted cards of the turn player are turned face up in the End Phase

    # answers: RULE#507-5, SET-GCB06#1-4
    Scenario: Player A's locked card and deleted vanguard are turned face up, and player B's stay as they are
      Given player A has the unit "Knight" on the vanguard circle
      And "Knight" is in the deleted state
      And player A has the locked card "Guard" on the back left circle
      And player B has the locked card "Sealed" on the back left circle
      When player A ends the turn
      Then "Knight" is not deleted
      And "Guard" is not locked
      And "Sealed" is locked

    Scenario: A card that is unlocked so draws "at the end of your turn"
      Given player A has the locked card "Sexton" (probe "your-turn-ends-draws") on the back left circle
      When player A ends the turn
      Then player A's hand holds 1 card

  @VG-4.9.2.5
  Rule: 4.9.2.5 The rules do not say whether a circle with a deleted unit is still a rear-guard circle

    @reading
    Scenario: A unit can be called to the circle of a deleted rear-guard
      Given the interpretation "circle-of-a-deleted-unit" is "a-rear-guard-circle"
      And player A has the unit "Eraser" (probe "deletes-a-unit") on the front left circle
      And player A has the unit "Guard" on the back left circle
      And player A has "Page" in the hand
      When player A activates "Eraser"
      And player A chooses "Guard"
      And player A calls "Page" to the back left circle
      Then "Page" is on player A's back left circle
      And "Guard" is in player A's drop zone

    @reading
    Scenario: No unit can be called to the circle of a deleted rear-guard, and one can be called beside it
      Given the interpretation "circle-of-a-deleted-unit" is "no-rear-guard-circle"
      And player A has the unit "Eraser" (probe "deletes-a-unit") on the front left circle
      And player A has the unit "Guard" on the back left circle
      And player A has "Page" in the hand
      When player A activates "Eraser"
      And player A chooses "Guard"
      And player A tries to call "Page" to the back left circle
      Then that is refused
      When player A calls "Page" to the back right circle
      Then "Page" is on player A's back right circle
