@VG
Feature: 6.5, 6.6. Strides and hearts

  Background:
    Given "Knight" is a unit of grade 3 with 11000 power

  @VG-9.8.2
  Rule: 9.8.2 The turn player may play a stride skill in the Stride Step

    @VG-6.6.2.3
    Scenario: A G unit that strides onto the vanguard stays there for the Main Phase
      Given player A has the unit "Knight" on the vanguard circle
      And player A has "Giant" (probe "strider") in the G zone
      And player A has "Price" and "Spare" in the hand
      And "Price" is a unit of grade 3 with 10000 power
      And "Spare" is a unit of grade 3 with 10000 power
      And it is player A's Ride Phase
      When player A ends the phase
      And player A strides "Giant"
      And player A discards "Price" for the stride
      Then "Giant" is on player A's vanguard circle
      And "Knight" is on player A's vanguard circle
      And "Price" is in player A's drop zone
      And it is now player A's Main Phase

    Scenario: A player may decline to stride and keeps the vanguard
      Given player A has the unit "Knight" on the vanguard circle
      And player A has "Giant" (probe "strider") in the G zone
      And player A has "Price" and "Spare" in the hand
      And "Price" is a unit of grade 3 with 10000 power
      And "Spare" is a unit of grade 3 with 10000 power
      And it is player A's Stride Step
      When player A is asked to stride
      And player A declines
      Then it is now player A's Main Phase
      And "Giant" is in player A's G zone

    Scenario: A G unit that lies face up in the G zone cannot stride, and a face-down one can
      Given player A has the unit "Knight" on the vanguard circle
      And player A has "Giant" (probe "strider") in the G zone
      And player A has "Titan" (probe "strider") face up in the G zone
      And player A has "Price" and "Spare" in the hand
      And "Price" is a unit of grade 3 with 10000 power
      And "Spare" is a unit of grade 3 with 10000 power
      And it is player A's Stride Step
      When player A tries to stride "Titan"
      Then that is refused
      When player A strides "Giant"
      And player A discards "Price" for the stride
      Then "Giant" is on player A's vanguard circle

    @reading
    Scenario: Only one of two G units can stride in one Stride Step
      Given player A has the unit "Knight" on the vanguard circle
      And player A has "Giant" (probe "strider-for-one-card") and "Titan" (probe "strider-for-one-card") in the G zone
      And player A has "One" and "Two" in the hand
      And it is player A's Stride Step
      When player A strides "Giant"
      And player A chooses "One"
      Then player A is not asked to stride
      And it is now player A's Main Phase

    @reading
    Scenario: A second G unit may stride onto the first if several strides are allowed in a Stride Step
      Given the ambiguous rule "May a player stride more than once in the same stride step?" is answered "yes, any number of times"
      And player A has the unit "Knight" on the vanguard circle
      And player A has "Giant" (probe "strider-for-one-card") and "Titan" (probe "strider-for-one-card") in the G zone
      And player A has "One" and "Two" in the hand
      And it is player A's Stride Step
      When player A strides "Giant"
      And player A chooses "One"
      And player A strides "Titan"
      Then "Giant" is a heart
      And "Titan" is on player A's vanguard circle

  @VG-6.6.2
  Rule: 6.6.2 A stride needs vanguards of grade 3 on both sides, or a vanguard that was grade 3 when the turn began

    Background:
      Given player A has "Giant" (probe "strider") in the G zone
      And "General" is a unit of grade 3 with 10000 power
      And "Page" is a unit of grade 1 with 8000 power
      And "Squire" is a unit of grade 2 with 9000 power
      And "Baron" is a unit of grade 2 with 10000 power
      And "Rival" is a unit of grade 2 with 9000 power
      And player A has "General", "Page", "Squire" and "Baron" in the hand

    Scenario: A player who has just reached grade 3 cannot stride against a vanguard of grade 2
      Given "Captain" is a unit of grade 2 with 9000 power
      And player A has the unit "Captain" on the vanguard circle
      And player B has the unit "Rival" on the vanguard circle
      And it is player A's Ride Phase
      When player A rides "General"
      Then player A is not asked to stride
      And it is now player A's Main Phase

    # answers: SET-GTHD01#1
    Scenario: A player who has just reached grade 3 may stride against a vanguard of grade 3
      Given "Captain" is a unit of grade 2 with 9000 power
      And player A has the unit "Captain" on the vanguard circle
      And it is player A's Ride Phase
      When player A rides "General"
      And player A strides "Giant"
      And player A discards "Page" and "Squire" for the stride
      Then "Giant" is on player A's vanguard circle

    Scenario: A player whose vanguard was grade 3 when the turn began may stride against a vanguard of grade 2
      Given player B has the unit "Rival" on the vanguard circle
      And it is player B's Main Phase
      When player B ends the turn
      And player A strides "Giant"
      And player A discards "Page" and "Squire" for the stride
      Then "Giant" is on player A's vanguard circle

    Scenario: A G unit whose stride skill names the Main Phase strides in the Main Phase, not in the Stride Step
      Given player A has the unit "Knight" on the vanguard circle
      And player A has "Titan" (probe "strider-of-the-main-phase") in the G zone
      And player A has "Price" in the hand
      And it is player A's Stride Step
      When player A tries to stride "Titan"
      Then that is refused
      When player A declines
      And player A strides "Titan"
      And player A chooses "Price"
      Then "Titan" is on player A's vanguard circle
      And it is now player A's Main Phase

  @VG-14.12.3.1
  Rule: 14.12.3.1 A stride skill that names no cost is paid with cards of the hand whose grades are 3 or more together

    Background:
      Given player A has the unit "Knight" on the vanguard circle
      And player A has "Giant" (probe "strider") in the G zone
      And "One" is a unit of grade 1 with 8000 power
      And "Two" is a unit of grade 2 with 9000 power
      And it is player A's Stride Step

    Scenario: A card of grade 2 alone does not pay for a stride, but together with a card of grade 1 it does
      Given player A has "One", "Two" and "Rest" in the hand
      When player A strides "Giant"
      And player A tries to discard "Two" for the stride
      Then that is refused
      When player A discards "One" and "Two" for the stride
      Then player A's drop zone holds exactly "One" and "Two"
      And "Giant" is on player A's vanguard circle

    # answers: WIKI-STRIDE#3
    Scenario: A card of grade 3 and two of grade 0 together pay for a stride
      Given "Three" is a unit of grade 3 with 10000 power
      And "Zero" is a unit of grade 0 with 5000 power
      And "Nil" is a unit of grade 0 with 5000 power
      And player A has "Three", "Zero" and "Nil" in the hand
      When player A strides "Giant"
      And player A discards "Three", "Zero" and "Nil" for the stride
      Then player A's drop zone holds exactly "Three", "Zero" and "Nil"
      And "Giant" is on player A's vanguard circle

  @VG-6.6.2.2
  Rule: 6.6.2.2 A stride skill that names a cost is paid with that cost

    Scenario: A skill that names a cost is paid with that, and the one that names none cannot be paid
      Given player A has the unit "Knight" on the vanguard circle
      And player A has "Giant" (probe "strider") in the G zone
      And "Two" is a unit of grade 2 with 9000 power
      And it is player A's Stride Step
      And player A has "Titan" (probe "strider-for-one-card") in the G zone
      And player A has "Two" in the hand
      When player A tries to stride "Giant"
      Then that is refused
      When player A strides "Titan"
      Then "Two" is in player A's drop zone
      And "Titan" is on player A's vanguard circle

    Scenario: A stride for one card costs nothing while the costs of its player are a card less
      Given player A has the unit "Knight" on the vanguard circle
      And player A has the unit "Squire" (probe "strides-cost-less") on the back left circle
      And player A has "Titan" (probe "strider-for-one-card") in the G zone
      And player A has "Two" in the hand
      And it is player A's Stride Step
      When player A strides "Titan"
      Then "Titan" is on player A's vanguard circle
      And "Two" is in player A's hand

  @VG-6.6.2.1
  Rule: 6.6.2.1 The card of the G zone is shown before its cost is paid

    Scenario: The opponent sees the G unit while its stride cost is still being paid
      Given player A has the unit "Knight" on the vanguard circle
      And player A has "Giant" (probe "strider") in the G zone
      And "Two" is a unit of grade 3 with 9000 power
      And "Three" is a unit of grade 3 with 9000 power
      And player A has "Two" and "Three" in the hand
      And it is player A's Stride Step
      When player A strides "Giant"
      And player A is asked to discard for the stride
      Then player B sees "Giant" as card 1 of player A's G zone
      And "Giant" is in player A's G zone

  @VG-6.5.1.1
  Rule: 6.5.1.1 A G unit that strides is put on the vanguard circle in the orientation of the vanguard

    @VG-6.5.2.1
    Scenario: A G unit that strides onto a vanguard at rest is at rest
      Given player A has the unit "Knight" at rest on the vanguard circle
      And player A has "Giant" (probe "strider") in the G zone
      And player A has "Herald" (probe "called-strides") in the hand
      When player A calls "Herald" to the back left circle
      Then "Giant" is at rest
      And "Knight" stands

  @VG-6.5.2.1
  Rule: 6.5.2.1 A unit that becomes a heart is face up

    @VG-7.32.4
    Scenario: A deleted vanguard that is strode over is deleted no more, and the G unit has its whole power
      Given player A has the unit "Knight" on the vanguard circle
      And "Knight" is in the deleted state
      And player A has "Giant" (probe "strider") in the G zone
      And player A has "Herald" (probe "called-strides") in the hand
      When player A calls "Herald" to the back left circle
      Then "Knight" is face up in player A's field
      And "Giant" has 26000 power

  @VG-6.5.1.1.1
  Rule: 6.5.1.1.1 A stride is not a ride

    Scenario: A vanguard's ability for being rode upon does not trigger on a stride, but the G unit's ability does
      Given player A has "Next" on top of the deck
      And player A has the unit "Veteran" (probe "rode-upon-draws") on the vanguard circle
      And player A has "Giant" (probe "strider-draws") in the G zone
      And player A has "Herald" (probe "called-strides") in the hand
      When player A calls "Herald" to the back left circle
      Then "Next" is in player A's hand
      And player A's hand holds 1 card

  @VG-6.5.1.2
  Rule: 6.5.1.2 The vanguard becomes a heart, which is no unit

    @VG-6.5.2.2 @VG-6.5.2.2.2
    Scenario: The heart is on the vanguard circle, but it gets nothing that all units get
      Given player A has the unit "Knight" on the vanguard circle
      And player A has "Giant" (probe "strider") in the G zone
      And player A has the unit "Piper" (probe "all-units-get-power") on the front left circle
      And player A has "Herald" (probe "called-strides") in the hand
      When player A calls "Herald" to the back left circle
      And player A activates "Piper"
      Then "Knight" is a heart
      And "Giant" is no heart
      And "Knight" has 11000 power
      And "Giant" has 27000 power
      And player A's soul holds 0 cards

    Scenario: A vanguard's ability for becoming a heart triggers when a G unit strides
      Given player A has the unit "Page" (probe "becomes-heart-draws") on the vanguard circle
      And player A has "Giant" (probe "strider") in the G zone
      And player A has "Next" on top of the deck
      And player A has "Herald" (probe "called-strides") in the hand
      When player A calls "Herald" to the back left circle
      Then "Next" is in player A's hand

  @VG-6.5.1.3
  Rule: 6.5.1.3 A G unit has its heart's name as well as its own, and its heart's power is added to its own

    # answers: WIKI-STRIDE#1-1
    Scenario: A G unit of 15000 over "Knight" of 11000 has 26000 power, and what a unit named "Knight" gets
      Given player A has the unit "Knight" on the vanguard circle
      And player A has "Giant" (probe "strider") in the G zone
      And player A has the unit "Squire" (probe "knight-gets-power") on the front left circle
      And player A has "Herald" (probe "called-strides") in the hand
      When player A calls "Herald" to the back left circle
      Then "Giant" has 26000 power
      When player A activates "Squire"
      Then "Giant" has 31000 power

  @VG-6.5.2.2.2.1
  Rule: 6.5.2.2.2.1 Effects given to a vanguard do not apply to it as a heart

    Scenario: Power that the vanguard got this turn is not added to the G unit
      Given player A has the unit "Knight" on the vanguard circle
      And "Knight" has brought about this effect on "Knight":
        """
        {"do": "modify", "stat": "power", "by": 5000, "until": "turn"}
        """
      And player A has "Giant" (probe "strider") in the G zone
      And player A has "Herald" (probe "called-strides") in the hand
      When player A calls "Herald" to the back left circle
      Then "Giant" has 26000 power
      And "Knight" has 11000 power

    @reading
    Scenario: Under the interpretation that effects pause on hearts, the vanguard has its gained power again afterwards
      Given the ambiguous rule "Does an effect given to a vanguard work again after the unit has been a heart?" is answered "yes, it works again"
      And player A has the unit "Knight" on the vanguard circle
      And "Knight" has brought about this effect on "Knight":
        """
        {"do": "modify", "stat": "power", "by": 5000, "until": "turn"}
        """
      And player A has "Giant" (probe "strider") in the G zone
      And player A has "Herald" (probe "called-strides") and "Priest" (probe "vanguard-to-the-soul") in the hand
      When player A calls "Herald" to the back left circle
      Then "Giant" has 26000 power
      When player A calls "Priest" to the back right circle
      Then "Giant" is face up in player A's G zone
      And "Knight" has 16000 power

    @reading
    Scenario: Under the interpretation that effects on hearts end, the vanguard has only its printed power afterwards
      Given the ambiguous rule "Does an effect given to a vanguard work again after the unit has been a heart?" is answered "no, it has ended"
      And player A has the unit "Knight" on the vanguard circle
      And "Knight" has brought about this effect on "Knight":
        """
        {"do": "modify", "stat": "power", "by": 5000, "until": "turn"}
        """
      And player A has "Giant" (probe "strider") in the G zone
      And player A has "Herald" (probe "called-strides") and "Priest" (probe "vanguard-to-the-soul") in the hand
      When player A calls "Herald" to the back left circle
      And player A calls "Priest" to the back right circle
      Then "Giant" is face up in player A's G zone
      And "Knight" has 11000 power

  @VG-6.5.2.2.3
  Rule: 6.5.2.2.3 A heart keeps its name and printed power, but none of its abilities

    Scenario: A vanguard that gives itself 2000 power does not have it as a heart
      Given player A has the unit "Baron" (probe "own-power-continuously") on the vanguard circle
      And player A has "Giant" (probe "strider") in the G zone
      And player A has "Herald" (probe "called-strides") in the hand
      When player A calls "Herald" to the back left circle
      Then "Giant" has 26000 power
      And "Baron" has 11000 power

  @VG-6.5.1.2.1
  Rule: 6.5.1.2.1 Hearts of a G unit that becomes a heart itself belong to the next G unit as well

    Background:
      Given player A has the unit "Giant" (probe "strider") on the vanguard circle
      And player A has the unit "Knight" on the vanguard circle
      And "Knight" is in the heart state under "Giant"
      And player A has "Titan" (probe "strider") in the G zone
      And player A has "Herald" (probe "called-strides") in the hand

    @VG-6.5.1.3
    Scenario: A second G unit gets the power of the normal unit that is a heart, not that of the first G unit
      When player A calls "Herald" to the back left circle
      Then "Giant" is a heart
      And "Knight" is a heart
      And "Titan" has 26000 power

    @VG-6.5.4.1.1
    Scenario: When the second G unit leaves, the first G unit is the vanguard again with its heart
      Given player A has "Priest" (probe "vanguard-to-the-soul") in the hand
      When player A calls "Herald" to the back left circle
      And player A calls "Priest" to the back right circle
      Then "Titan" is face up in player A's G zone
      And "Giant" is no heart
      And "Knight" is a heart
      And "Giant" has 26000 power

  @VG-6.5.4.1
  Rule: 6.5.4.1 When a G unit leaves, its heart becomes the vanguard in the G unit's orientation

    Scenario: When a G unit at rest leaves at the end of the turn, its heart is the vanguard at rest
      Given player A has the unit "Giant" (probe "strider") on the vanguard circle
      And player A has the unit "Knight" on the vanguard circle
      And "Knight" is in the heart state under "Giant"
      And player A has the unit "Squire" on the front left circle
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Giant"
      And player A ends the turn
      Then "Knight" is at rest
      And "Knight" is on player A's vanguard circle

    Scenario: When a G unit is moved to a rear-guard circle, its heart becomes the vanguard
      Given player A has the unit "Giant" (probe "strider") on the vanguard circle
      And player A has the unit "Knight" on the vanguard circle
      And "Knight" is in the heart state under "Giant"
      And player A has "Herald" (probe "called-moves-a-vanguard") in the hand
      When player A calls "Herald" to the back left circle
      And player A chooses the front right circle
      Then "Knight" is no heart
      And "Knight" is on player A's vanguard circle

  @VG-6.5.4.2
  Rule: 6.5.4.2 If the heart that gives a G unit its power leaves, another heart takes its place

    Background:
      Given player A has the unit "Giant" (probe "strider") on the vanguard circle
      And player A has the unit "Knight" on the vanguard circle
      And "Knight" is in the heart state under "Giant"
      And "Squire" is a unit of grade 2 with 9000 power
      And player A has the unit "Squire" on the vanguard circle
      And "Squire" is in the heart state as well, under "Giant"
      And player A has "Herald" (probe "called-heart-to-the-hand") in the hand

    Scenario: A G unit of 15000 power gets the 9000 power of its remaining heart
      When player A calls "Herald" to the back left circle
      And player A chooses "Knight"
      Then "Giant" has 24000 power

  @VG-6.5.3
  Rule: 6.5.3 A G unit's hearts go into the soul when a unit is ridden onto their circle

    # answers: WIKI-STRIDE#4
    Scenario: When "Hero" is ridden upon a G unit, its heart goes into the soul and the G unit to the G zone
      Given "Hero" is a unit of grade 3 with 12000 power
      And player A has the unit "Giant" (probe "strider") on the vanguard circle
      And player A has the unit "Knight" on the vanguard circle
      And "Knight" is in the heart state under "Giant"
      And player A has "Herald" (probe "ride-from-hand") and "Hero" in the hand
      When player A calls "Herald" to the back left circle
      Then "Hero" is on player A's vanguard circle
      And "Knight" is in player A's soul
      And "Giant" is face up in player A's G zone
      And "Hero" has 12000 power

  @VG-9.11.1
  Rule: 9.11.1 G units return to the G zone at the beginning of the End Phase

    Scenario: G units on vanguard and rear-guard circles are face up in the G zone after the turn
      Given player A has the unit "Giant" (probe "strider") on the vanguard circle
      And player A has the unit "Knight" on the vanguard circle
      And "Knight" is in the heart state under "Giant"
      And player A has the unit "Titan" (probe "strider") on the front left circle
      When player A ends the turn
      Then "Giant" is face up in player A's G zone
      And "Titan" is face up in player A's G zone
      And "Knight" is no heart

    # answers: WIKI-STRIDE#2
    @VG-6.5.4.1
    Scenario: The vanguard under a G unit activates its own "at the end of your turn"
      Given player A has the unit "Giant" (probe "strider") on the vanguard circle
      And player A has the unit "Sexton" (probe "your-turn-ends-draws") on the vanguard circle
      And "Sexton" is in the heart state under "Giant"
      When player A ends the turn
      Then player A's hand holds 1 card

  @VG-9.11.1.1
  Rule: 9.11.1.1 In the End Phase G units return to the G zone until none is left on the field

    Scenario: Two G units return one after the other, and the unit below them becomes the vanguard
      Given player A has the unit "Giant" (probe "strider") on the vanguard circle
      And player A has the unit "Knight" on the vanguard circle
      And "Knight" is in the heart state under "Giant"
      And player A has "Titan" (probe "strider") in the G zone
      And player A has "Herald" (probe "called-strides") in the hand
      When player A calls "Herald" to the back left circle
      And player A ends the turn
      Then "Titan" is face up in player A's G zone
      And "Giant" is face up in player A's G zone
      And "Knight" is no heart

  @VG-9.11.2
  Rule: 9.11.2 G units that are still hearts return to the G zone last

    Scenario: A G unit that is the heart of nothing is in the G zone in the next turn
      Given player A has the unit "Giant" (probe "strider") on the vanguard circle
      And "Giant" is in the heart state
      And player A has the unit "Knight" on the vanguard circle
      When player A ends the turn
      Then "Giant" is face up in player A's G zone
      And "Knight" is on player A's vanguard circle

  @VG-13.5.1.2
  Rule: 13.5.1.2 If a player without a vanguard has hearts left, one of them becomes the vanguard

    Scenario: A single remaining heart becomes the vanguard, and no card is ridden from the soul
      Given player A has the unit "Captain" on the vanguard circle
      And player A has the unit "Knight" on the vanguard circle
      And "Knight" is in the heart state
      And player A has "Spirit" in the soul
      And player A has "Herald" (probe "vanguard-to-the-hand") in the hand
      When player A calls "Herald" to the back left circle
      Then "Knight" is no heart
      And "Knight" is on player A's vanguard circle
      And "Spirit" is in player A's soul

    @reading
    Scenario: Of two hearts that are left the one that is chosen is the vanguard, if the other goes into the soul
      Given the ambiguous rule "Where do the hearts go that are not chosen to be the vanguard?" is answered "into the soul"
      And player A has the unit "Captain" on the vanguard circle
      And player A has the unit "Knight" on the vanguard circle
      And "Knight" is in the heart state
      And player A has the unit "Squire" on the vanguard circle
      And "Squire" is in the heart state
      And player A has "Herald" (probe "vanguard-to-the-hand") in the hand
      When player A calls "Herald" to the back left circle
      And player A chooses "Knight"
      Then "Knight" is on player A's vanguard circle
      And "Squire" is in player A's soul

    @reading
    Scenario: Of two hearts that are left the one that is not chosen may stay by 13.3.3, if both are units again
      Given the ambiguous rule "Where do the hearts go that are not chosen to be the vanguard?" is answered "they stay as units"
      And player A has the unit "Captain" on the vanguard circle
      And player A has the unit "Knight" on the vanguard circle
      And "Knight" is in the heart state
      And player A has the unit "Squire" on the vanguard circle
      And "Squire" is in the heart state
      And player A has "Herald" (probe "vanguard-to-the-hand") in the hand
      When player A calls "Herald" to the back left circle
      And player A chooses "Knight"
      And player A chooses "Squire"
      Then "Squire" is on player A's vanguard circle
      And "Knight" is in player A's soul

  @VG-6.5.2.2.4
  Rule: 6.5.2.2.4 A legion whose units become hearts is a legion of vanguards again afterwards

    Background:
      Given player A has "Giant" (probe "strider") in the G zone
      And player A has "Herald" (probe "called-strides") and "Priest" (probe "vanguard-to-the-soul") in the hand

    @VG-6.5.2.2.4.1
    Scenario: A G unit that strode onto a legion leaves, and the one that seeks the other leads again
      Given player A has the unit "Leader" (probe "seeks-mate") on the vanguard circle
      And player A has the unit "Mate" on the vanguard circle
      And "Mate" is the legion mate of "Leader"
      And player B has "Shield" in the hand
      When player A calls "Herald" to the back left circle
      And player A chooses "Leader"
      And player A calls "Priest" to the back right circle
      And player A ends the phase
      And player A attacks "B vanguard" with "Leader" and "Mate"
      And player B is asked to guard
      Then "Leader" has 19000 power

    @VG-6.5.2.2.4.1
    Scenario: The mate that seeks its leader, which does not seek it, leads after the G unit has left
      Given player A has the unit "Leader" on the vanguard circle
      And "Leader" is a unit of grade 3 with 11000 power
      And player A has the unit "Bard" (probe "seeks-leader") on the vanguard circle
      And "Bard" is the legion mate of "Leader"
      And player B has "Shield" in the hand
      When player A calls "Herald" to the back left circle
      And player A chooses "Leader"
      And player A calls "Priest" to the back right circle
      And player A ends the phase
      And player A attacks "B vanguard" with "Bard" and "Leader"
      And player B is asked to guard
      Then "Bard" has 20000 power

    @VG-6.5.2.2.4.1.1
    Scenario: Of two that seek each other the player says which leads
      Given player A has the unit "Leader" (probe "seeks-grade-3") on the vanguard circle
      And player A has the unit "Mate" (probe "seeks-grade-3") on the vanguard circle
      And "Mate" is the legion mate of "Leader"
      And player B has "Shield" in the hand
      When player A calls "Herald" to the back left circle
      And player A chooses "Leader"
      And player A calls "Priest" to the back right circle
      And player A chooses "Mate"
      And player A ends the phase
      And player A attacks "B vanguard" with "Mate" and "Leader"
      And player B is asked to guard
      Then "Mate" has 22000 power

    @VG-6.5.2.2.4.1.2
    Scenario: Two former legion units that do not seek each other are no longer a legion, and one goes into the soul
      Given player A has the unit "Leader" on the vanguard circle
      And "Leader" is a unit of grade 3 with 11000 power
      And player A has the unit "Mate" on the vanguard circle
      And "Mate" is the legion mate of "Leader"
      When player A calls "Herald" to the back left circle
      And player A chooses "Leader"
      And player A calls "Priest" to the back right circle
      And player A chooses "Leader"
      Then player A's soul holds exactly "Mate"

  @VG-4.14.2
  Rule: 4.14.2 Only the owner may look at face-down cards in the G zone

    Scenario: The opponent cannot see a face-down G unit in the G zone
      Given player A has "Giant" (probe "strider") in the G zone
      And player A has "Page" in the hand
      When player A calls "Page" to the back left circle
      Then "Page" is on player A's back left circle
      And player A sees "Giant" in player A's G zone
      And player B does not see "Giant"

  @VG-4.14.4
  Rule: 4.14.4 Both players may look at face-up cards in the G zone

    Scenario: Both players see a G unit that lies face up
      Given player A has "Titan" (probe "strider") face up in the G zone
      And player A has "Page" in the hand
      When player A calls "Page" to the back left circle
      Then "Page" is on player A's back left circle
      And player B sees "Titan" in player A's G zone

  @VG-4.14.5
  Rule: 4.14.5 A card that moves to the G zone during the game is face up there

    Scenario: A G unit that returns at the end of the turn lies face up and is seen by the other player
      Given player A has the unit "Giant" (probe "strider") on the front left circle
      When player A ends the turn
      Then "Giant" is face up in player A's G zone
