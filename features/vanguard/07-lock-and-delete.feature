@VG
Feature: 7.30 to 7.32. Locked cards and deleted units

  @VG-7.30.1.1
  Rule: 7.30.1.1 A unit that is locked is turned face down and becomes a different card

    Background:
      Given player A has the unit "Jailer" (probe "locks-a-rear-guard") on the front left circle
      And player A has the unit "Guard" on the back right circle

    Scenario: A locked unit is face down
      When player A activates "Jailer"
      Then "Guard" is locked
      And "Guard" lies face down there

    # answers: RULE#507-2
    @VG-7.31.1.1
    Scenario: A unit that is locked and unlocked has lost the power that it had gained
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

    Scenario: A unit's ability for being locked triggers when it is locked
      Given player A has the unit "Martyr" (probe "locked-draws") on the back left circle
      And player A has "Next" on top of the deck
      When player A activates "Jailer"
      And player A chooses "Martyr"
      Then "Next" is in player A's hand

  @VG-7.30.1.2
  Rule: 7.30.1.2 A locked card is not a unit and has no information

    # answers: LOCK2013#1
    Scenario: A vanguard that counts rear-guards does not count a locked card
      Given player A has the unit "Knight" (probe "power-by-rear-guards") on the vanguard circle
      And player A has the locked card "Sealed" on the front left circle
      And player A has the unit "Squire" on the back left circle
      And player A has "Page" in the hand
      When player A calls "Page" to the back right circle
      Then "Knight" has 15000 power

    # answers: LOCK-FR#1-2
    Scenario: An effect that retires all rear-guards does not retire a locked card
      Given player A has the unit "Tyrant" (probe "retires-rear-guards") on the vanguard circle
      And player A has the locked card "Sealed" on the front left circle
      And player A has the unit "Squire" on the back left circle
      When player A activates "Tyrant"
      Then "Squire" is in player A's drop zone
      And "Sealed" is on player A's front left circle

    Scenario: A locked card's ability cannot be played, but that of the unit beside it can
      Given player A has the locked card "Sealed" (probe "stood-draws-once") on the front left circle
      And player A has the unit "Twin" (probe "stood-draws-once") on the back left circle
      And player A has "Next" on top of the deck
      When player A tries to activate "Sealed"
      Then that is refused
      When player A activates "Twin"
      Then "Next" is in player A's hand

    # answers: WIKI-LOCK#1-1
    Scenario: A locked card cannot be chosen as a rear-guard, but the unit beside it can
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
    Scenario: A locked card in the front row cannot be attacked, but the vanguard can
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
  Rule: 7.30.1.3 A locked card is neither standing nor at rest

    Scenario: An effect on standing cards in the back row does not affect a locked card
      Given player A has the unit "Reaper" (probe "retires-standing-cards") on the front left circle
      And player A has the unit "Jailer" (probe "locks-a-rear-guard") on the front right circle
      And player A has the unit "Guard" on the back right circle
      And player A has the unit "Squire" on the back left circle
      When player A activates "Jailer"
      And player A chooses "Guard"
      And player A activates "Reaper"
      Then "Squire" is in player A's drop zone
      And "Guard" is on player A's back right circle

    Scenario: An effect that stands all cards does not stand a locked card
      Given player A has the unit "Reaper" (probe "retires-standing-cards") on the front left circle
      And player A has the unit "Caller" (probe "stands-your-field") on the front right circle
      And player A has the locked card "Sealed" on the back right circle
      And player A has the unit "Squire" at rest on the back left circle
      When player A activates "Caller"
      And player A activates "Reaper"
      Then "Squire" is in player A's drop zone
      And "Sealed" is on player A's back right circle

  @VG-7.30.2
  Rule: 7.30.2 A locked card that is turned face up is no longer locked

    Background:
      Given player A has the locked card "Guard" (probe "unlocked-draws") on the back left circle
      And player A has the unit "Herald" (probe "turns-your-field-face-up") on the front right circle
      And player A has "Next" on top of the deck
      And player A has "Page" in the hand

    @VG-7.31.3
    Scenario: A locked card that an effect turns face up counts as unlocked
      When player A activates "Herald"
      Then "Guard" is not locked
      And "Next" is in player A's hand

    @VG-7.30.3.1
    Scenario: A unit can be called to the circle once its locked card has been turned face up
      When player A tries to call "Page" to the back left circle
      Then that is refused
      When player A activates "Herald"
      And player A calls "Page" to the back left circle
      Then "Page" is on player A's back left circle
      And "Guard" is in player A's drop zone

  @VG-7.30.3
  Rule: 7.30.3 The circle of a locked card is a lock circle

    # answers: LOCK-FR#1-1
    Scenario: A unit cannot be called to the circle of a locked card
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

    Scenario: A G unit locked on a rear-guard circle goes face up to the G zone
      Given player A has the unit "Jailer" (probe "locks-a-rear-guard") on the front left circle
      And player A has the unit "Giant" (probe "strider") on the back right circle
      When player A activates "Jailer"
      Then "Giant" is face up in player A's G zone

  @VG-7.30.5
  Rule: 7.30.5 A card put onto a circle as a locked card is not placed as a unit

    Background:
      Given player A has the unit "Warlock" (probe "puts-locked-from-hand") on the front left circle

    Scenario: A unit's ability for being placed does not trigger when it is put as a locked card
      Given player A has "Scout" (probe "placed-draws") in the hand
      When player A activates "Warlock"
      And player A chooses the back left circle
      Then "Scout" is on player A's back left circle
      And "Scout" is locked
      And player A's hand holds 0 cards

    # answers: WIKI-ORDER#2
    Scenario: An order put as a locked card goes to the drop zone when it is unlocked
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

    Scenario: Player A sees the top card of the deck while choosing the circle where it will be locked
      Given player A has the unit "Warlock" (probe "puts-locked-from-deck") on the front left circle
      And player A has "Next" on top of the deck
      When player A activates "Warlock"
      And player A is asked to choose a circle
      Then player A sees "Next" as card 1 of player A's deck

  @VG-7.30.5.2
  Rule: 7.30.5.2 A card on a circle that becomes a lock circle goes to the drop zone at once

    Scenario: The unit of the circle is in the drop zone before the next sentence, which takes it into the hand
      Given player A has the unit "Warlock" (probe "puts-locked-from-deck") on the front left circle
      And player A has the unit "Guard" on the back right circle
      When player A activates "Warlock"
      And player A chooses the back right circle
      Then "Guard" is in player A's hand

  @VG-7.30.5.3
  Rule: 7.30.5.3 Locked cards that are put at the same moment go to different circles

    Scenario: The second of two locked cards cannot be put onto the circle of the first
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
  Rule: 7.30.6 A locked card no longer refers to any other card

    Scenario: A unit that was locked and unlocked no longer refers to the card that it bound
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
  Rule: 7.31.1 An unlocked card is face up

    Scenario: An unlocked unit is face up, and the rest of the effect affects it
      Given player A has the locked card "Guard" on the back left circle
      And player A has the unit "Warden" (probe "unlocks-and-strengthens") on the front right circle
      When player A activates "Warden"
      Then "Guard" lies face up there
      And "Guard" has 13000 power

  @VG-7.31.2
  Rule: 7.31.2 An unlocked card is in the stand state, but was not stood

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
  Rule: 7.31.4 Unlocking a card does not place it

    # answers: LOCK-FR#2
    Scenario: A unit's ability for being placed does not trigger when it is unlocked
      Given player A has the locked card "Scout" (probe "placed-draws") on the back left circle
      And player A has the unit "Warden" (probe "unlocks-a-card") on the front right circle
      When player A activates "Warden"
      Then "Scout" is not locked
      And player A's hand holds 0 cards

  @VG-7.32.1
  Rule: 7.32.1 A unit that is deleted is turned face down, but stays the same unit in the same orientation

    # answers: SET-GCB06#1-3
    @VG-7.32.2
    Scenario: A unit deleted at rest stays at rest and keeps the power that it gained
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
  Rule: 7.32.2 A deleted unit loses its printed power and text, but keeps its icons

    # answers: SET-GCB06#1-1
    Scenario: A deleted unit that gave itself power has 0 power
      Given player A has the unit "Eraser" (probe "deletes-a-unit") on the front left circle
      And player A has the unit "Squire" (probe "booster-with-own-power") on the back center circle
      When player A activates "Eraser"
      And player A chooses "Squire"
      Then "Squire" has 0 power

    # answers: SET-GCB06#1-2
    Scenario: A deleted vanguard with Twin Drive still makes two drive checks
      Given "Knight" is a unit of grade 3 with 11000 power
      And "Knight" has the icon "Twin Drive"
      And player A has the unit "Knight" on the vanguard circle
      And player A has the unit "Eraser" (probe "deletes-a-unit") on the front left circle
      And player A has "First" and "Second" on top of the deck
      When player A activates "Eraser"
      And player A chooses "Knight"
      And player A attacks "B vanguard" with "Knight"
      Then "First" and "Second" are in player A's hand

    Scenario: A deleted vanguard keeps its name and uses an ability given to that name
      Given player A has the unit "Knight" on the vanguard circle
      And player A has the unit "Eraser" (probe "deletes-a-unit") on the front left circle
      And player A has the unit "Teacher" (probe "knight-gets-draw") on the front right circle
      And player A has "Next" on top of the deck
      When player A activates "Eraser"
      And player A chooses "Knight"
      And player A activates "Teacher"
      And player A activates "Knight"
      Then "Next" is in player A's hand

    Scenario: A deleted G unit keeps its heart's power and name
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
  Rule: 7.32.3 Deleted units can stand, rest and battle like other units

    Scenario: A deleted vanguard that gets 12000 power can attack, rest and hit
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
  Rule: 7.32.4 A deleted unit that is turned face up is no longer deleted

    Background:
      Given "Knight" is a unit of grade 3 with 11000 power
      And player A has the unit "Knight" on the vanguard circle
      And "Knight" is in the deleted state

    Scenario: An effect that turns the field face up restores a deleted vanguard's power
      Given player A has the unit "Herald" (probe "turns-your-field-face-up") on the front right circle
      When player A activates "Herald"
      Then "Knight" is not deleted
      And "Knight" has 11000 power

    Scenario: A unit that is no longer deleted is face up
      Given player A has the unit "Healer" (probe "restores-a-unit") on the front right circle
      When player A activates "Healer"
      Then "Knight" lies face up there
      And "Knight" has 11000 power

  @VG-7.32.5
  Rule: 7.32.5 Both players may look at the card of a deleted unit

    Scenario: Player B sees which card the deleted vanguard of player A is
      Given player A has the unit "Knight" on the vanguard circle
      And player A has the unit "Eraser" (probe "deletes-a-unit") on the front right circle
      When player A activates "Eraser"
      And player A chooses "Knight"
      Then player B sees "Knight" in player A's field
      And "Knight" is deleted

  @VG-7.32.6
  Rule: 7.32.6 A deleted unit can be given abilities and power like other units

    Background:
      Given "Knight" is a unit of grade 3 with 11000 power
      And player A has the unit "Knight" on the vanguard circle
      And "Knight" is in the deleted state

    Scenario: A deleted unit can play an ability that it was given
      Given player A has the unit "Teacher" (probe "knight-gets-draw") on the front right circle
      And player A has "Next" on top of the deck
      When player A activates "Teacher"
      And player A activates "Knight"
      Then "Next" is in player A's hand

    @VG-7.32.6.1
    Scenario: A deleted unit keeps the power that it was given when it is no longer deleted
      Given player A has the unit "Piper" (probe "all-units-get-power") on the front left circle
      And player A has the unit "Healer" (probe "restores-a-unit") on the front right circle
      When player A activates "Piper"
      Then "Knight" has 1000 power
      When player A activates "Healer"
      Then "Knight" has 12000 power

  @VG-7.32.7
  Rule: 7.32.7 A legion stays a legion when one of its units is deleted

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
  Rule: 7.32.8 A deleted unit that is rode upon is face up in the soul

    Scenario: A deleted vanguard that is rode upon is face up in the soul
      Given "Knight" is a unit of grade 2 with 9000 power
      And "General" is a unit of grade 3 with 11000 power
      And player A has the unit "Knight" on the vanguard circle
      And "Knight" is in the deleted state
      And player A has "General" in the hand
      And it is player A's Ride Phase
      When player A rides "General"
      Then "Knight" is face up in player A's soul

  @VG-9.11.3
  Rule: 9.11.3 The turn player's locked and deleted cards are turned face up in the End Phase

    # answers: RULE#507-5, SET-GCB06#1-4
    Scenario: Player A's locked card and deleted vanguard are turned face up in the End Phase, and player B's are not
      Given player A has the unit "Knight" on the vanguard circle
      And "Knight" is in the deleted state
      And player A has the locked card "Guard" on the back left circle
      And player B has the locked card "Sealed" on the back left circle
      When player A ends the turn
      Then "Knight" is not deleted
      And "Guard" is not locked
      And "Sealed" is locked

    Scenario: A card unlocked in the End Phase still triggers "at the end of your turn"
      Given player A has the locked card "Sexton" (probe "your-turn-ends-draws") on the back left circle
      When player A ends the turn
      Then player A's hand holds 1 card

  @VG-4.9.2.5
  Rule: 4.9.2.5 Is a circle with a deleted unit still a rear-guard circle? The rules do not say

    @reading
    Scenario: Under one interpretation, a unit can be called to the circle of a deleted rear-guard
      Given the ambiguous rule "Is the circle of a deleted rear-guard a rear-guard circle?" is answered "yes"
      And player A has the unit "Eraser" (probe "deletes-a-unit") on the front left circle
      And player A has the unit "Guard" on the back left circle
      And player A has "Page" in the hand
      When player A activates "Eraser"
      And player A chooses "Guard"
      And player A calls "Page" to the back left circle
      Then "Page" is on player A's back left circle
      And "Guard" is in player A's drop zone

    @reading
    Scenario: Under the alternative interpretation, a unit cannot be called to the circle of a deleted rear-guard
      Given the ambiguous rule "Is the circle of a deleted rear-guard a rear-guard circle?" is answered "no"
      And player A has the unit "Eraser" (probe "deletes-a-unit") on the front left circle
      And player A has the unit "Guard" on the back left circle
      And player A has "Page" in the hand
      When player A activates "Eraser"
      And player A chooses "Guard"
      And player A tries to call "Page" to the back left circle
      Then that is refused
      When player A calls "Page" to the back right circle
      Then "Page" is on player A's back right circle
