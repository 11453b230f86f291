@VG
Feature: 4.15, 7.33, 7.41. Gauge and time leaps

  @VG-4.15.2
  Rule: 4.15.2 Only its owner may look at gauge

    Scenario: Player A sees a card put as gauge from the hand, but player B does not
      Given player A has the unit "Smith" (probe "hand-as-gauge") on the front left circle
      And player A has "Ore" in the hand
      When player A activates "Smith"
      Then player A sees "Ore" in player A's gauge zone
      And player B does not see "Ore"

  @VG-4.15.2.1
  Rule: 4.15.2.1 The owner may look at cards of the deck once all of them are gauge

    Scenario: Player A sees both cards put as gauge from the deck, but player B sees neither
      Given player A has the unit "Smith" (probe "two-from-deck-as-gauge") on the front left circle
      And player A has "One" and "Two" on top of the deck
      When player A activates "Smith"
      Then player A sees "One" and "Two" in player A's gauge zone
      And player B does not see "One"

  @VG-4.15.3.1
  Rule: 4.15.3.1 The gauge of a unit is what belongs to it

    Scenario: An ability of "Smith" uses only its own gauge, not the gauge of "Twin"
      Given player A has the unit "Smith" (probe "takes-own-gauge") on the front left circle
      And player A has the unit "Twin" (probe "takes-own-gauge") on the front right circle
      And player A has "Ore" and "Gem" in the gauge zone
      And "Ore" is gauge of "Smith"
      And "Gem" is gauge of "Twin"
      When player A activates "Smith"
      Then "Ore" is in player A's hand
      And "Gem" is in player A's gauge zone

  @VG-4.15.3.2
  Rule: 4.15.3.2 A unit that is moved to another circle keeps its gauge

    Scenario: "Smith" keeps its gauge when it is moved to the back row
      Given player A has the unit "Smith" (probe "takes-own-gauge") on the front left circle
      And player A has "Ore" in the gauge zone
      And "Ore" is gauge of "Smith"
      When player A exchanges the cards of the column of the front left circle
      Then "Ore" is in player A's gauge zone
      When player A activates "Smith"
      Then "Ore" is in player A's hand

  @VG-4.15.3.3
  Rule: 4.15.3.3 The gauge of a unit that has left, or is locked, goes to the drop zone

    Background:
      Given player A has the unit "Smith" on the back left circle
      And player A has "Ore" in the gauge zone
      And "Ore" is gauge of "Smith"

    @VG-13.9.1
    Scenario: The gauge of "Smith" goes to the drop zone when "Smith" is retired
      Given player A has "Page" in the hand
      When player A calls "Page" to the back left circle
      Then player A's drop zone holds exactly "Smith" and "Ore"

    @VG-13.9.1
    Scenario: The gauge of "Smith" goes to the drop zone when "Smith" is locked
      Given player A has the unit "Jailer" (probe "locks-a-rear-guard") on the front left circle
      When player A activates "Jailer"
      Then "Ore" is in player A's drop zone

    @VG-13.9.1
    Scenario: The gauge of "Smith" goes to the drop zone when "Smith" is worn by another unit
      Given player A has "Titan" (probe "over-dress-grade-3") in the hand
      When player A overDresses "Smith" with "Titan"
      Then "Ore" is in player A's drop zone
      And "Smith" is on player A's back left circle

    @VG-13.9.1
    Scenario: The gauge of "Smith" goes to the drop zone even if "Smith" is retired and called again at once
      Given player A has the unit "Phoenix" (probe "retires-and-calls-rear-guards") on the vanguard circle
      When player A activates "Phoenix"
      And player A chooses the back right circle
      Then "Smith" is on player A's back right circle
      And player A's drop zone holds exactly "Ore"

  @VG-4.15.3.4
  Rule: 4.15.3.4 An ability of a unit that has left knows the gauge that is still there

    @VG-13.9.1
    Scenario: "Smith" that is retired takes one card of its gauge into the hand, before the rules put the other into the drop zone
      Given player A has the unit "Smith" (probe "retired-takes-gauge") on the back left circle
      And player A has "Ore", "Coal" and "Gem" in the gauge zone
      And "Ore" is gauge of "Smith"
      And "Coal" is gauge of "Smith"
      And player A has the unit "Twin" on the front left circle
      And "Gem" is gauge of "Twin"
      And player A has "Page" in the hand
      When player A calls "Page" to the back left circle
      And player A tries to choose "Gem"
      Then that is refused
      When player A chooses "Ore"
      Then player A's hand holds exactly "Ore"
      And player A's drop zone holds exactly "Smith" and "Coal"
      And "Gem" is in player A's gauge zone

  @VG-4.15.4.1
  Rule: 4.15.4.1 Gauge with a name is what was put as gauge of that name

    @VG-4.15.4.2 @VG-7.41.3
    Scenario: Spark gauge is taken, and neither a card named "Spark" that is gauge without a name nor Flame gauge
      Given player A has the unit "Collector" (probe "takes-spark-gauge") on the front right circle
      And player A has the unit "Smith" (probe "hand-as-spark-gauge") on the front left circle
      And player A has "Ore" in the hand
      And player A has "Spark" and "Gem" in the gauge zone
      And "Spark" is gauge of "Smith"
      And "Gem" is "Flame" gauge of "Smith"
      When player A activates "Smith"
      Then "Ore" is in player A's gauge zone
      When player A activates "Collector"
      Then player A's hand holds exactly "Ore"
      And player A's gauge zone holds 2 cards

  @VG-7.41.1
  Rule: 7.41.1 A card that is put as gauge comes to its owner's gauge zone

    Scenario: A card put as gauge that belongs to no unit stays in the gauge zone
      Given player A has the unit "Smith" (probe "hand-as-gauge-of-nothing") on the front left circle
      And player A has "Ore" and "Page" in the hand
      When player A activates "Smith"
      And player A chooses "Ore"
      And player A calls "Page" to the front left circle
      Then "Smith" is in player A's drop zone
      And "Ore" is in player A's gauge zone

  @VG-7.41.2
  Rule: 7.41.2 A card that is put as gauge for a unit belongs to it

    Scenario: A unit's gauge goes to the drop zone when the unit is retired
      Given player A has the unit "Smith" (probe "hand-as-gauge") on the front left circle
      And player A has "Ore" and "Page" in the hand
      When player A activates "Smith"
      And player A chooses "Ore"
      Then "Ore" is in player A's gauge zone
      When player A calls "Page" to the front left circle
      Then player A's drop zone holds exactly "Smith" and "Ore"

  @VG-7.41.2.1
  Rule: 7.41.2.1 A card cannot be put as gauge for a unit of the other player

    Scenario: A card cannot become gauge of the opponent's vanguard
      Given player A has the unit "Traitor" (probe "top-as-gauge-of-opponent") on the front left circle
      And player A has the unit "Smith" (probe "two-from-deck-as-gauge") on the front right circle
      And player A has "One", "Two" and "Three" on top of the deck
      When player A activates "Traitor"
      And player A activates "Smith"
      Then player A's gauge zone holds exactly "One" and "Two"

  @VG-7.41.4
  Rule: 7.41.4 The number of cards is decided before the first of them is put as gauge

    Scenario: Player A decides on two cards without knowing the first, and two cards become gauge at once
      Given player A has the unit "Smith" (probe "up-to-three-from-deck-as-gauge") on the front left circle
      And player A has "One", "Two" and "Three" on top of the deck
      When player A activates "Smith"
      And player A is asked to choose a number
      Then player A does not see "One"
      When player A chooses the number 2
      Then player A's gauge zone holds exactly "One" and "Two"

  @VG-7.41.5
  Rule: 7.41.5 Gauge that is moved to another unit belongs only to that unit

    Background:
      Given player A has the unit "Old" (probe "takes-own-gauge") on the front left circle
      And player A has "Ore" in the gauge zone

    @VG-4.15.3.5
    Scenario: "Old" does not take the gauge that was moved to "New", and it goes when "New" is retired
      Given player A has the unit "New" (probe "moves-gauge-here") on the front right circle
      And "Ore" is gauge of "Old"
      And player A has "Page" in the hand
      When player A activates "New"
      And player A activates "Old"
      Then "Ore" is in player A's gauge zone
      When player A calls "Page" to the front right circle
      Then player A's drop zone holds exactly "New" and "Ore"

    @VG-7.41.5.1
    Scenario: Gauge that is moved does not leave the gauge zone, and keeps its name
      Given player A has the unit "New" (probe "moves-gauge-here") on the front right circle
      And player A has the unit "Collector" (probe "takes-spark-gauge") on the back right circle
      And "Ore" is "Spark" gauge of "Old"
      And player A has "Page" in the hand
      When player A activates "New"
      And player A activates "Collector"
      Then player A's hand holds exactly "Page" and "Ore"

  @VG-7.41.5.2
  Rule: 7.41.5.2 Gauge cannot be moved to a unit of another owner or master

    Scenario: Gauge cannot be moved to a unit of the other player
      Given player A has the unit "Traitor" (probe "moves-gauge-to-opponent") on the front right circle
      And player A has the unit "Old" (probe "takes-own-gauge") on the front left circle
      And player A has "Ore" in the gauge zone
      And "Ore" is gauge of "Old"
      When player A activates "Traitor"
      And player A activates "Old"
      Then "Ore" is in player A's hand

  @VG-13.9.2
  Rule: 13.9.2 Gauge that comes to belong to several units is kept by one of them

    Scenario: Player A chooses "Twin" of two units, and the gauge goes when "Twin" is retired
      Given player A has the unit "Master" (probe "hand-as-gauge-of-all") on the vanguard circle
      And player A has the unit "Smith" on the front left circle
      And player A has the unit "Twin" on the front right circle
      And player A has "Ore" and "Page" in the hand
      When player A activates "Master"
      And player A chooses "Ore"
      And player A chooses "Twin"
      And player A calls "Page" to the front right circle
      Then player A's drop zone holds exactly "Twin" and "Ore"

  @VG-7.33.1.1
  Rule: 7.33.1.1 A time leap binds a rear-guard and calls one of the next grade from the deck for the turn

    Background:
      Given player A has the unit "Squire" on the back left circle
      And "Knight" is a unit of grade 2 with 9000 power
      And "General" is a unit of grade 3 with 10000 power
      And player A has "Knight" and "General" on top of the deck

    Scenario: "Squire" of grade 1 leaps to "Knight" of grade 2, and at the end of the turn "Squire" is back and "Knight" under the deck
      Given player A has the unit "Clock" (probe "time-leaps") on the vanguard circle
      When player A activates "Clock"
      And player A tries to choose "General"
      Then that is refused
      When player A chooses "Knight"
      And player A chooses the front left circle
      Then "Knight" is on player A's front left circle
      And "Squire" is in player A's bind zone
      When player A ends the phase
      And player A ends the phase
      And player A chooses the back right circle
      Then "Squire" is on player A's back right circle
      And the bottom of player A's deck is "Knight"

    Scenario: Two units of grades 1 and 2 may time leap to units of grades 2 and 3
      Given player A has the unit "Master" (probe "time-leaps-all") on the vanguard circle
      And player A has the unit "Captain" on the back right circle
      And "Captain" is a unit of grade 2 with 9000 power
      When player A activates "Master"
      And player A chooses "Knight"
      And player A chooses the front left circle
      And player A chooses "General"
      And player A chooses the front right circle
      Then "Knight" is on player A's front left circle
      And "General" is on player A's front right circle
      And player A's bind zone holds exactly "Squire" and "Captain"

    Scenario: A token of grade 0 leaps to a unit of grade 1, and nothing comes back for the token
      Given player A has the unit "Clock" (probe "time-leaps") on the vanguard circle
      And player A has the token "Plant" on the back right circle
      And player A has "Page" on top of the deck
      When player A activates "Clock"
      And player A chooses "Plant"
      And player A chooses "Page"
      And player A chooses the front left circle
      Then "Page" is on player A's front left circle
      When player A ends the phase
      And player A ends the phase
      Then player A's field holds exactly "Clock" and "Squire"
      And "Page" is in player A's deck

    Scenario: "Knight" that has been moved to another circle is under the deck at the end of the turn, and "Squire" is back
      Given player A has the unit "Clock" (probe "time-leaps") on the vanguard circle
      When player A activates "Clock"
      And player A chooses "Knight"
      And player A chooses the front left circle
      And player A exchanges the cards of the column of the front left circle
      Then "Knight" is on player A's back left circle
      When player A ends the phase
      And player A ends the phase
      And player A chooses the back right circle
      Then "Squire" is on player A's back right circle
      And the bottom of player A's deck is "Knight"

    Scenario: A player who calls nothing for a time leap leaves the bound unit bound
      Given player A has the unit "Clock" (probe "time-leaps") on the vanguard circle
      When player A activates "Clock"
      And player A declines
      And player A ends the turn
      Then "Squire" is in player A's bind zone

    @reading
    Scenario: "Knight" is retired before the end of the turn, and "Squire" stays bound
      Given the ambiguous rule "Does the bound unit of a time leap come back if the called unit has left?" is answered "no, it stays bound"
      And player A has the unit "Clock" (probe "time-leaps") on the vanguard circle
      And player A has "Page" in the hand
      When player A activates "Clock"
      And player A chooses "Knight"
      And player A chooses the front left circle
      And player A calls "Page" to the front left circle
      And player A ends the turn
      Then "Squire" is in player A's bind zone
      And "Knight" is in player A's drop zone

    @reading
    Scenario: "Knight" is retired before the end of the turn, and "Squire" is called all the same
      Given the ambiguous rule "Does the bound unit of a time leap come back if the called unit has left?" is answered "yes, it comes back"
      And player A has the unit "Clock" (probe "time-leaps") on the vanguard circle
      And player A has "Page" in the hand
      When player A activates "Clock"
      And player A chooses "Knight"
      And player A chooses the front left circle
      And player A calls "Page" to the front left circle
      And player A ends the phase
      And player A ends the phase
      And player A chooses the back right circle
      Then "Squire" is on player A's back right circle
      And "Knight" is in player A's drop zone
