@VG
Feature: What has been answered: keywords, strides and triggers
  The ids above a scenario are those of the answers that it follows, as answers-on-the-field.feature explains them.

  Rule: Keywords

    # answers: SET-GBT13#1
    @VG-14.23.1
    Scenario: A vanguard is blazing, and then its player has fewer rear-guards than the opponent; does it cease to be blazing? No, it is blazing until the end of the turn
      Given player A has the unit "Torch" (probe "blazes") on the front left circle
      And player A has the unit "Pyre" (probe "blazing-power") on the vanguard circle
      And player A has the unit "Second" on the front right circle
      And player B has the unit "One" on the front left circle
      And player B has the unit "Sniper" on the back left circle
      And player A has the unit "Third" on the back left circle
      And "Torch" has this data:
        """
        {"category": "unit", "grade": 3, "power": 13000, "abilities": [{"type": "auto", "keyword": "blaze"},
          {"type": "auto", "when": {"event": "attacks"}, "effect": [{"do": "move", "to": "soul", "target": {"all": {"player": "you", "rearGuard": true}}}]}]}
        """
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Torch"
      Then player A's soul holds exactly "Torch", "Second" and "Third"
      And "Pyre" has 15000 power
      When player A ends the turn
      Then "Pyre" has 10000 power

    # answers: SET-GBT12#1
    @VG-14.2.3.2
    Scenario: Does a unit with Ritual 3 whose cost would put the two missing cards into the drop zone pay it as it attacks? No, and a unit with Ritual 1 does
      Given "Shaman" has this data:
        """
        {"category": "unit", "shield": 5000, "grade": 2, "power": 10000, "abilities": [{"type": "auto", "activation": {"ritual": 3}, "when": {"event": "attacks"},
          "cost": [{"do": "retire", "target": {"choose": {"from": {"player": "you", "rearGuard": true, "at": {"row": "back"}}, "count": 2}}}], "effect": [{"do": "draw", "count": 1}]}]}
        """
      And "Novice" has this data:
        """
        {"category": "unit", "shield": 5000, "grade": 2, "power": 10000, "abilities": [{"type": "auto", "activation": {"ritual": 1}, "when": {"event": "attacks"},
          "cost": [{"do": "retire", "target": {"choose": {"from": {"player": "you", "rearGuard": true, "at": {"row": "back"}}, "count": 2}}}], "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has the unit "Shaman" on the front left circle
      And player A has the unit "Novice" on the front right circle
      And player A has the unit "Ash" on the back left circle
      And player A has the unit "Dust" on the back right circle
      And player A has "Ember" in the drop zone
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Shaman"
      Then player A's drop zone holds exactly "Ember"
      When player A attacks "B vanguard" with "Novice"
      And player A accepts the offer of the effect
      Then player A's drop zone holds exactly "Ember", "Ash" and "Dust"
      And player A's hand holds 1 card

    # answers: SET-GEB02#2-2
    @VG-14.38.3
    Scenario: Does Dark Device hold where the opponent has no unit in the column? Yes
      Given player A has the unit "Device" (probe "act-dark-device-draws") on the front left circle
      And player B has the unit "Guard" on the front left circle
      And player A has "Top" on top of the deck
      When player A activates "Device"
      Then player A's hand holds exactly "Top"

    # answers: SET-GBT10#2
    @VG-10.7.1.7
    Scenario: Does Shadowstitch answer an attack that does not hit a rear-guard? No, only one that does not hit a vanguard
      Given "Ninja" has this data:
        """
        {"category": "unit", "shield": 5000, "grade": 2, "power": 9000, "abilities": [{"type": "auto", "when": {"event": "didNotHit"},
          "activation": {"count": {"player": "opponent", "vanguard": true, "attacked": true}, "min": 1}, "effect": [{"do": "draw", "count": 1}]}]}
        """
      And "Shade" has this data:
        """
        {"category": "unit", "shield": 5000, "grade": 2, "power": 9000, "abilities": [{"type": "auto", "when": {"event": "didNotHit"},
          "activation": {"count": {"player": "opponent", "vanguard": true, "attacked": true}, "min": 1}, "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has the unit "Ninja" on the front left circle
      And player A has the unit "Shade" on the front right circle
      And player B has the unit "Wall" on the front left circle
      And "Wall" is a unit of grade 3 with 15000 power
      And it is player A's Battle Phase
      When player A attacks "Wall" with "Ninja"
      Then player A's hand holds 0 cards
      When player A attacks "B vanguard" with "Shade"
      Then player A's hand holds 1 card

    # answers: FAQ2012#8
    @VG-11.8.11
    Scenario: Can the cost of an automatic ability be paid twice as the unit attacks? No, it is paid once, and what follows happens once
      Given "Broker" has this data:
        """
        {"category": "unit", "shield": 5000, "grade": 2, "power": 10000, "abilities": [{"type": "auto", "when": {"event": "attacks"}, "cost": [{"do": "soulBlast", "count": 1}], "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has the unit "Broker" on the front left circle
      And player A has "One" and "Two" in the soul
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Broker"
      And player A accepts the offer of the effect
      And player A chooses "One"
      And player A ends the phase
      Then player A's soul holds exactly "Two"
      And player A's hand holds 1 card

  Rule: Deleted units

    # answers: SET-GCB06#2
    @VG-14.15.1
    Scenario: Does an effect that deletes all vanguards of the opponent delete one with Resist? Yes, because it chooses none
      Given player A has the unit "Eraser" on the front left circle
      And "Eraser" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "abilities": [
          {"type": "act", "effect": [{"do": "delete", "target": {"choose": {"from": {"player": "opponent", "unit": true}, "count": 1}}}]},
          {"type": "act", "effect": [{"do": "delete", "target": {"all": {"player": "opponent", "vanguard": true}}}]}]}
        """
      And player B has the unit "Rock" (probe "resists") on the vanguard circle
      And player B has the unit "Guard" on the front left circle
      And player B has the unit "Squire" on the front right circle
      When player A activates ability 1 of "Eraser"
      And player A tries to choose "Rock"
      Then that is refused
      When player A chooses "Guard"
      And player A activates ability 2 of "Eraser"
      Then "Rock" lies face down there
      And "Rock" has 0 power

    # answers: SET-GCB06#3
    @VG-6.6.2
    Scenario: Can a G unit stride onto a vanguard of grade 3 that is deleted? Yes
      Given "Knight" is a unit of grade 3 with 11000 power
      And player A has the unit "Knight" on the vanguard circle
      And "Knight" is in the deleted state
      And player A has "Giant" (probe "strider-for-one-card") in the G zone
      And player A has "Price" in the hand
      And it is player A's Stride Step
      When player A strides "Giant"
      Then "Giant" is on player A's vanguard circle
      And "Price" is in player A's drop zone

  Rule: Strides and rides

    # answers: ULTIMATE#2
    @VG-6.6.3
    Scenario: Does "when your G unit strides" answer an ultimate stride? Yes
      Given "Knight" is a unit of grade 3 with 11000 power
      And player A has the unit "Knight" on the vanguard circle
      And player A has the unit "Cheer" on the back left circle
      And "Cheer" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "abilities": [{"type": "auto", "when": {"event": "strode", "player": "you", "subject": "any"}, "effect": [{"do": "draw", "count": 1}]}]}
        """
      And player A has "Price" in the hand
      And player A has "Gale" (probe "elemental-ultimate-strider") in the G zone
      And player A has "Used 1", "Used 2" and "Used 3" face up in the G zone
      And player A has "Next" on top of the deck
      And it is player A's Stride Step
      When player A strides "Gale"
      Then player A's hand holds exactly "Next"

    # answers: ULTIMATE#6
    @VG-6.6.3.5
    Scenario: Are the cards bound that an ultimate stride has removed, so that an effect takes them? No, they are removed from the game, and it takes bound cards alone
      Given "Knight" is a unit of grade 3 with 11000 power
      And player A has the unit "Knight" on the vanguard circle
      And player A has the unit "Digger" on the back left circle
      And "Digger" has this data:
        """
        {"category": "unit", "grade": 1, "power": 8000, "abilities": [{"type": "auto", "when": {"event": "turnEnding", "player": "you"}, "effect": [{"do": "move", "to": "hand", "target": {"all": {"player": "you", "zone": ["bind"]}}}]}]}
        """
      And player A has "Price" in the hand
      And player A has "Relic" in the bind zone
      And player A has "Gale" (probe "elemental-ultimate-strider") in the G zone
      And player A has "Used 1", "Used 2" and "Used 3" face up in the G zone
      And it is player A's Stride Step
      When player A strides "Gale"
      And player A ends the turn
      Then player A's hand holds exactly "Relic"
      And player A's removed cards holds exactly "Gale", "Used 1", "Used 2" and "Used 3"

    # answers: QA2011#2-2, FAQ2012#2
    @VG-6.3.3.2.1
    Scenario: Can an effect ride a unit of a lower grade than the vanguard? Yes
      Given "General" is a unit of grade 3 with 12000 power
      And player A has the unit "General" on the vanguard circle
      And "Squire" is a unit of grade 1 with 8000 power
      And player A has the unit "Herald" (probe "rides-from-hand-act") on the back left circle
      And player A has "Squire" in the hand
      When player A activates "Herald"
      Then "Squire" is on player A's vanguard circle
      And "General" is in player A's soul

    # answers: QA2011#5, FAQ2012#4
    @VG-9.9.2.1
    Scenario: Can a unit of the same grade as the vanguard be called? Yes
      Given "Captain" is a unit of grade 2 with 10000 power
      And player A has the unit "Captain" on the vanguard circle
      And "Knight" is a unit of grade 2 with 9000 power
      And player A has "Knight" in the hand
      When player A calls "Knight" to the front left circle
      Then "Knight" is on player A's front left circle
