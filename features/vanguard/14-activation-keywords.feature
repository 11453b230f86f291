@VG
Feature: 14.7 to 14.46. Activation condition keywords, one by one

  @VG-14.7.3
  Rule: 14.7.3 Limit Break needs its number of cards in its player's damage zone

    Scenario: Five cards of damage are enough for Limit Break 4, two of them face down
      Given player A has "One", "Two" and "Three" in the damage zone
      And player A has "Spent" face down in the damage zone
      And player A has "Paid" face down in the damage zone
      And player A has the unit "Smith" (probe "act-limit-break-4-draws") on the front left circle
      And player A has "Top" on top of the deck
      When player A activates "Smith"
      Then player A's hand holds exactly "Top"

    Scenario: The opponent's damage does not count for Limit Break 4
      Given player A has 3 cards in the damage zone
      And player B has 5 cards in the damage zone
      And player A has the unit "Smith" (probe "act-limit-break-4-draws") on the front left circle
      And player A has the unit "Crier" (probe "act-power-this-turn") on the back right circle
      When player A tries to activate "Smith"
      Then that is refused
      When player A activates "Crier"
      Then "Crier" has 13000 power

  @VG-14.14.3
  Rule: 14.14.3 Generation Break needs its number of face-up G units on the vanguard circle and in the G zone

    Scenario: A G unit that strode and one that lies face up in the G zone make Generation Break 2
      Given player A has the unit "Knight" on the vanguard circle
      And player A has "Giant" (probe "strider") in the G zone
      And player A has "Titan" (probe "strider") face up in the G zone
      And player A has the unit "Wright" (probe "act-generation-break-2-draws") on the front right circle
      And player A has "Price" in the hand
      And "Knight" is a unit of grade 3 with 11000 power
      And "Price" is a unit of grade 3 with 10000 power
      And player A has "Top" on top of the deck
      And it is player A's Stride Step
      When player A strides "Giant"
      And player A activates "Wright"
      Then player A's hand holds exactly "Top"

    Scenario: A G unit that lies face down in the G zone does not count for Generation Break 2
      Given player A has "Giant" (probe "strider") in the G zone
      And player A has "Titan" (probe "strider") face up in the G zone
      And player A has the unit "Wright" (probe "act-generation-break-2-draws") on the front right circle
      And player A has the unit "Crier" (probe "act-power-this-turn") on the back right circle
      When player A tries to activate "Wright"
      Then that is refused
      When player A activates "Crier"
      Then "Crier" has 13000 power

  @VG-14.17.3
  Rule: 14.17.3 Brave needs three cards or fewer in the hand

    # answers: SET-GBT14#2
    Scenario: Brave holds with three cards in the hand, but not with four
      Given player A has the unit "Bold" (probe "act-brave-draws") on the front left circle
      And player A has "One", "Two" and "Three" in the hand
      When player A activates "Bold"
      Then player A's hand holds 4 cards
      When player A tries to activate "Bold"
      Then that is refused

  @VG-14.18.3
  Rule: 14.18.3 Oracle needs five cards or more in the hand

    Scenario: Oracle does not hold with four cards in the hand
      Given player A has the unit "Seer" (probe "act-oracle-draws") on the front left circle
      And player A has "One", "Two", "Three" and "Four" in the hand
      And player A has the unit "Crier" (probe "act-power-this-turn") on the back right circle
      When player A tries to activate "Seer"
      Then that is refused
      When player A activates "Crier"
      Then "Crier" has 13000 power

    Scenario: Oracle holds with five cards in the hand
      Given player A has the unit "Seer" (probe "act-oracle-draws") on the front left circle
      And player A has "One", "Two", "Three", "Four" and "Five" in the hand
      When player A activates "Seer"
      Then player A's hand holds 6 cards

  @VG-14.20.3
  Rule: 14.20.3 Ritual needs its number of grade 1 cards in the drop zone

    # answers: SET-GBT09#5
    Scenario: A unit and an order of grade 1 are enough for Ritual 2
      Given player A has the unit "Shaman" (probe "act-ritual-2-draws") on the front left circle
      And player A has "One" in the drop zone
      And player A has "Edict" (probe "order-limit-break-is-active") in the drop zone
      And "One" is a unit of grade 1 with 8000 power
      And player A has "Top" on top of the deck
      When player A activates "Shaman"
      Then player A's hand holds exactly "Top"

    Scenario: A grade 2 card does not count for Ritual 2
      Given player A has the unit "Shaman" (probe "act-ritual-2-draws") on the front left circle
      And player A has "One" and "Two" in the drop zone
      And "One" is a unit of grade 1 with 8000 power
      And "Two" is a unit of grade 2 with 9000 power
      And player A has the unit "Crier" (probe "act-power-this-turn") on the back right circle
      When player A tries to activate "Shaman"
      Then that is refused
      When player A activates "Crier"
      Then "Crier" has 13000 power

  @VG-14.20.4
  Rule: 14.20.4 A card that goes to the drop zone counts for its own Ritual ability

    Scenario: A grade 1 unit that is retired counts for its own Ritual 1 ability
      Given player A has the unit "Victim" (probe "retired-ritual-1-draws") on the back left circle
      And player A has the unit "Tyrant" (probe "act-retires-another-to-draw") on the front left circle
      And player A has the unit "Bystander" on the back right circle
      And player A has "Top" and "Next" on top of the deck
      When player A activates "Tyrant"
      And player A chooses "Victim"
      Then "Victim" is in player A's drop zone
      And player A's hand holds exactly "Top" and "Next"

  @VG-14.20.5
  Rule: 14.20.5 A Ritual ability that has triggered resolves although its cards have left the drop zone

    Scenario: A Ritual ability that has triggered resolves even if another ability binds the drop zone first
      Given player A has "One" in the drop zone
      And "One" is a unit of grade 1 with 8000 power
      And player A has "Shaman" (probe "called-binds-drop-and-ritual-1-draws") in the hand
      And player A has "Top" on top of the deck
      When player A calls "Shaman" to the front left circle
      And player A lets ability 1 of "Shaman" come first
      Then "One" is in player A's bind zone
      And player A's hand holds exactly "Top"

  @VG-14.21.3
  Rule: 14.21.3 Unite needs two cards that its player has called in this turn

    # answers: SET-GBT10#1-1
    Scenario: A unit with Unite gets its power from the second call of the turn on
      Given player A has the unit "Ally" (probe "unite-stronger") on the front left circle
      And player B has the unit "Foe" (probe "unite-stronger") on the front left circle
      And player A has "One" and "Two" in the hand
      And "One" is a unit of grade 0 with 5000 power
      And "Two" is a unit of grade 0 with 5000 power
      When player A calls "One" to the back left circle
      Then "Ally" has 8000 power
      When player A calls "Two" to the back right circle
      Then "Ally" has 13000 power
      And "Foe" has 8000 power

    # answers: SET-GBT10#1-2
    Scenario: Guardians count as calls for Unite
      Given player B has the unit "Foe" (probe "unite-stronger") on the front left circle
      And player A has the unit "Striker" on the front left circle
      And player B has "One" and "Two" in the hand
      And it is player A's Battle Phase
      When player A attacks "B vanguard" with "Striker"
      And player B guards "B vanguard" with "One" and "Two"
      Then "Foe" has 13000 power

  @VG-14.28.3
  Rule: 14.28.3 Thunderstrike needs its number of cards in the opponent's bind zone

    # answers: SET-GBT09#3
    Scenario: Two bound cards of the opponent are enough for Thunderstrike 2
      Given player A has the unit "Storm" (probe "act-thunderstrike-2-draws") on the front left circle
      And player B has "One" and "Two" in the bind zone
      And player A has "Top" on top of the deck
      When player A activates "Storm"
      Then player A's hand holds exactly "Top"

    Scenario: A player's own bound cards do not count for Thunderstrike 2
      Given player A has the unit "Storm" (probe "act-thunderstrike-2-draws") on the front left circle
      And player A has "One" and "Two" in the bind zone
      And player B has "Three" in the bind zone
      And player A has the unit "Crier" (probe "act-power-this-turn") on the back right circle
      When player A tries to activate "Storm"
      Then that is refused
      When player A activates "Crier"
      Then "Crier" has 13000 power

  @VG-14.32.3
  Rule: 14.32.3 Darkness needs a card that was put into the soul in this turn

    Scenario: Darkness needs a soul-charge this turn, not just a card that was in the soul before
      Given player A has "Old" in the soul
      And player A has the unit "Shade" (probe "act-darkness-draws") on the front left circle
      And player A has the unit "Charger" (probe "act-soul-charges-1") on the front right circle
      When player A tries to activate "Shade"
      Then that is refused
      When player A activates "Charger"
      And player A activates "Shade"
      Then player A's soul holds 2 cards
      And player A's hand holds 1 card

  @VG-14.32.4
  Rule: 14.32.4 A card that goes to the soul because it is ridden upon does not count for Darkness

    # answers: SET-GBT14#1
    Scenario: After a ride alone Darkness does not hold
      Given player A has the unit "Shade" (probe "act-darkness-draws") on the front left circle
      And player A has the unit "Squire" on the vanguard circle
      And player A has "Knight" in the hand
      And "Squire" is a unit of grade 1 with 8000 power
      And "Knight" is a unit of grade 2 with 9000 power
      And it is player A's Ride Phase
      When player A rides "Knight"
      Then "Squire" is in player A's soul
      When player A tries to activate "Shade"
      Then that is refused

    Scenario: A heart that goes into the soul because an effect rides a unit does not count for Darkness either
      Given player A has the unit "Shade" (probe "act-darkness-draws") on the front left circle
      And player A has the unit "Herald" (probe "rides-from-hand-act") on the back right circle
      And player A has the unit "Knight" on the vanguard circle
      And player A has "Giant" (probe "strider") in the G zone
      And player A has "Price" and "Duke" in the hand
      And "Knight" is a unit of grade 3 with 11000 power
      And "Price" is a unit of grade 3 with 10000 power
      And "Duke" is a unit of grade 3 with 12000 power
      And it is player A's Stride Step
      When player A strides "Giant"
      And player A discards "Price" for the stride
      And player A activates "Herald"
      Then "Knight" is in player A's soul
      When player A tries to activate "Shade"
      Then that is refused

  @VG-14.38.3
  Rule: 14.38.3 Dark Device holds if no standing unit of the opponent is in the column

    Scenario: Dark Device does not hold opposite a standing unit
      Given player A has the unit "Device" (probe "act-dark-device-draws") on the front left circle
      And player B has the unit "Guard" on the back right circle
      And player A has the unit "Crier" (probe "act-power-this-turn") on the back right circle
      When player A tries to activate "Device"
      Then that is refused
      When player A activates "Crier"
      Then "Crier" has 13000 power

    # answers: SET-GEB02#2-1
    Scenario: Dark Device holds opposite a unit at rest, with a standing unit in another column
      Given player A has the unit "Device" (probe "act-dark-device-draws") on the front left circle
      And player B has the unit "Sleeper" at rest on the front right circle
      And player B has the unit "Guard" on the front left circle
      And player A has "Top" on top of the deck
      When player A activates "Device"
      Then player A's hand holds exactly "Top"

  @VG-14.41.3
  Rule: 14.41.3 Shinken Hissatsu needs three cards or more in the damage zone

    Scenario: Shinken Hissatsu does not hold with two cards of damage
      Given player A has 2 cards in the damage zone
      And player A has the unit "Blade" (probe "act-shinken-hissatsu-draws") on the front left circle
      And player A has the unit "Crier" (probe "act-power-this-turn") on the back right circle
      When player A tries to activate "Blade"
      Then that is refused
      When player A activates "Crier"
      Then "Crier" has 13000 power

    # answers: SET-GTHD01#2
    Scenario: Shinken Hissatsu holds with three cards of damage
      Given player A has 3 cards in the damage zone
      And player A has the unit "Blade" (probe "act-shinken-hissatsu-draws") on the front left circle
      And player A has "Top" on top of the deck
      When player A activates "Blade"
      Then player A's hand holds exactly "Top"

  @VG-14.46.3
  Rule: 14.46.3 White Wings need odd grades of all bound cards

    Background:
      Given player A has the unit "White" (probe "act-white-wings-draws") on the front left circle
      And player A has "One" in the bind zone
      And "One" is a unit of grade 1 with 8000 power
      And player A has "Top" on top of the deck

    Scenario: White Wings hold with bound cards of grades 1 and 3
      Given player A has "Three" in the bind zone
      And "Three" is a unit of grade 3 with 10000 power
      When player A activates "White"
      Then player A's hand holds exactly "Top"

    Scenario: White Wings do not hold with bound cards of grades 1 and 2
      Given player A has "Two" in the bind zone
      And "Two" is a unit of grade 2 with 9000 power
      And player A has the unit "Crier" (probe "act-power-this-turn") on the back right circle
      When player A tries to activate "White"
      Then that is refused
      When player A activates "Crier"
      Then "Crier" has 13000 power

  @VG-14.46.4
  Rule: 14.46.4 Black Wings need even grades of all bound cards

    Background:
      Given player A has the unit "Black" (probe "act-black-wings-draws") on the front left circle
      And player A has "Two" in the bind zone
      And "Two" is a unit of grade 2 with 9000 power
      And player A has "Top" on top of the deck

    Scenario: Black Wings hold with bound cards of grades 0 and 2
      Given player A has "Zero" in the bind zone
      And "Zero" is a unit of grade 0 with 5000 power
      When player A activates "Black"
      Then player A's hand holds exactly "Top"

    Scenario: Black Wings do not hold with a bound card that lies face down, because it has no grade
      Given player A has "Zero" face down in the bind zone
      And "Zero" is a unit of grade 0 with 5000 power
      And player A has the unit "Crier" (probe "act-power-this-turn") on the back right circle
      When player A tries to activate "Black"
      Then that is refused
      When player A activates "Crier"
      Then "Crier" has 13000 power

    Scenario: Black Wings do not hold with bound cards of grades 1 and 2
      Given player A has "One" in the bind zone
      And "One" is a unit of grade 1 with 8000 power
      And player A has the unit "Crier" (probe "act-power-this-turn") on the back right circle
      When player A tries to activate "Black"
      Then that is refused
      When player A activates "Crier"
      Then "Crier" has 13000 power

  @VG-14.46.5
  Rule: 14.46.5 Neither White Wings nor Black Wings hold where no card is bound

    Scenario: A player without bound cards can use neither, but can use White Wings once a grade 3 card is bound
      Given player A has the unit "White" (probe "act-white-wings-draws") on the front left circle
      And player A has the unit "Black" (probe "act-black-wings-draws") on the front right circle
      And player A has "Shaman" (probe "called-binds-drop-and-ritual-1-draws") in the hand
      And player A has "Three" in the drop zone
      And "Three" is a unit of grade 3 with 10000 power
      And player A has "Top" on top of the deck
      When player A tries to activate "White"
      Then that is refused
      When player A tries to activate "Black"
      Then that is refused
      When player A calls "Shaman" to the back left circle
      And player A activates "White"
      Then player A's hand holds exactly "Top"
