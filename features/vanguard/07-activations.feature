@VG
Feature: 7.14, 7.15. Giving and losing abilities, getting values, activating

  @VG-7.14.1
  Rule: 7.14.1 A unit that is given an ability has it as long as the text says

    Scenario: A unit that is given an ability until the end of the turn draws when it attacks in this turn, and not in the next
      Given player A has the unit "Teacher" (probe "act-gives-attack-draws") on the front left circle
      And player A has the unit "Page" on the front right circle
      And player A has 1 card in the hand
      When player A activates "Teacher"
      And player A ends the phase
      And player A attacks "B vanguard" with "Page"
      Then player A's hand holds 2 cards
      When player A ends the turn
      And player B ends the turn
      And player A attacks "B vanguard" with "Page"
      Then player A's hand holds 3 cards

    Scenario: A unit that is given Boost can boost
      Given player A has the unit "Teacher" (probe "act-gives-boost") on the front left circle
      And player A has the unit "Page" on the front right circle
      And player A has the unit "Squire" on the back right circle
      And player B has the unit "Wall" on the front left circle
      And "Wall" is a unit of grade 3 with 15000 power
      When player A activates "Teacher"
      And player A ends the phase
      And player A attacks "Wall" with "Page"
      And player A boosts with "Squire"
      Then "Wall" is in player B's drop zone

    @VG-11.9.1.5
    Scenario: A unit that has the abilities of the cards in the soul draws when it attacks, by a card that has come to the soul
      Given player A has the unit "Heir" (probe "has-abilities-of-soul") on the front left circle
      And player A has the unit "Mystic" (probe "act-soul-charges-1") on the back left circle
      And player A has "Scholar" (probe "attacks-draws") on top of the deck
      When player A activates "Mystic"
      And player A attacks "B vanguard" with "Heir"
      Then player A's soul holds exactly "Scholar"
      And player A's hand holds 1 card

    Scenario: A unit that has the activated ability of its master draws by it once, as the master does, and not when the master has left
      Given player A has the unit "Heir" (probe "has-acts-of-others") on the front left circle
      And player A has the unit "Master" (probe "limited-act-draws") on the back left circle
      And player A has "Usurper" in the hand
      When player A activates ability 2 of "Heir"
      And player A activates "Master"
      Then player A's hand holds 3 cards
      When player A ends the turn
      And player B ends the turn
      And player A calls "Usurper" to the back left circle
      And player A tries to activate ability 2 of "Heir"
      Then that is refused
      And player A's hand holds 3 cards

  @VG-7.14.2
  Rule: 7.14.2 A unit that loses abilities does not have them as long as the text says

    Scenario: A unit that has lost its ability does not draw when it attacks in this turn, and draws in the next
      Given player A has the unit "Thief" (probe "act-takes-abilities") on the front left circle
      And player A has the unit "Scholar" (probe "attacks-draws") on the front right circle
      And player A has 1 card in the hand
      When player A activates "Thief"
      And player A ends the phase
      And player A attacks "B vanguard" with "Scholar"
      Then player A's hand holds 1 card
      When player A ends the turn
      And player B ends the turn
      And player A attacks "B vanguard" with "Scholar"
      Then player A's hand holds 3 cards

    Scenario: A unit that has lost its abilities cannot boost with its icon
      Given player A has the unit "Thief" (probe "act-takes-abilities") on the front left circle
      And player A has the unit "Page" on the front right circle
      And player A has the unit "Squire" on the back right circle
      And "Squire" has the icon "boost"
      When player A activates "Thief"
      And player A attacks "B vanguard" with "Page"
      Then player A is not asked to boost
      And "Page" is at rest

    Scenario: A unit that is given Boost after losing its abilities can boost
      Given player A has the unit "Thief" (probe "act-takes-abilities") on the front left circle
      And player A has the unit "Giver" (probe "act-gives-boost") on the vanguard circle
      And player A has the unit "Page" on the front right circle
      And player A has the unit "Squire" on the back right circle
      When player A activates "Thief"
      And player A activates "Giver"
      And player A attacks "B vanguard" with "Page"
      And player A boosts with "Squire"
      Then "Squire" is at rest

    Scenario: A unit that has lost Boost cannot boost
      Given player A has the unit "Thief" (probe "act-takes-boost") on the front left circle
      And player A has the unit "Page" on the front right circle
      And player A has the unit "Squire" on the back right circle
      And "Squire" has the icon "boost"
      When player A activates "Thief"
      And player A ends the phase
      And player A attacks "B vanguard" with "Page"
      Then player A is not asked to boost
      And "Page" is at rest

  @VG-7.14.4
  Rule: 7.14.4 A unit that gets the power of another unit adds it to its own

    Scenario: A unit of 8000 power that gets the power of a vanguard of 10000 has 18000, and the vanguard keeps its own
      Given player A has the unit "Mirror" (probe "act-gets-power-of-vanguard") on the front left circle
      When player A activates "Mirror"
      Then "Mirror" has 18000 power
      And "A vanguard" has 10000 power

  @VG-7.15.1.1
  Rule: 7.15.1.1 A continuous ability that is activated is in effect

    Background:
      Given player A has the unit "Igniter" (probe "act-activates-conts") on the front left circle
      And player A has the unit "Fury" (probe "limit-break-4-stronger") on the front right circle

    Scenario: A unit with Limit Break 4 gets its power without a card in the damage zone until the end of the turn
      When player A activates "Igniter"
      Then "Fury" has 13000 power
      When player A ends the turn
      Then "Fury" has 8000 power

    Scenario: A unit whose condition is met later does not get the power of an activated ability twice
      Given player A has 3 cards in the damage zone
      And player A has "Martyr" (probe "called-takes-damage-and-limit-break-4-draws") in the hand
      When player A activates "Igniter"
      And player A calls "Martyr" to the back left circle
      Then player A's damage zone holds 4 cards
      And "Fury" has 13000 power

  @VG-7.15.1.2
  Rule: 7.15.1.2 An activated ability that is activated is played

    Scenario: A player pays the cost of an ability that an effect activates
      Given player A has the unit "Igniter" (probe "act-activates-acts") on the front left circle
      And player A has the unit "Smith" (probe "act-discards-to-draw-2") on the front right circle
      And player A has "Price" and "Kept" in the hand
      And player A has "Next" and "Second" on top of the deck
      When player A activates "Igniter"
      And player A chooses "Price"
      Then "Price" is in player A's drop zone
      And player A's hand holds exactly "Kept", "Next" and "Second"

    Scenario: A [1/Turn] ability that an effect has activated cannot be played in that turn any more
      Given player A has the unit "Igniter" (probe "act-activates-acts") on the front left circle
      And player A has the unit "Smith" (probe "limited-act-draws") on the front right circle
      When player A activates "Igniter"
      Then player A's hand holds 1 card
      When player A tries to activate "Smith"
      Then that is refused
      When player A activates "Igniter"
      Then player A's hand holds 1 card

  @VG-7.15.1.3
  Rule: 7.15.1.3 An automatic ability that is activated stands by

    Scenario: The ability is played when the effect that activated it has been carried out
      Given player A has the unit "Igniter" (probe "act-activates-autos") on the front left circle
      And player A has the unit "Scholar" (probe "attacks-draws") on the front right circle
      And player A has "Top" and "Next" on top of the deck
      When player A activates "Igniter"
      Then "Top" is in player A's drop zone
      And player A's hand holds exactly "Next"

    Scenario: The opponent plays an automatic ability of their own unit that is activated
      Given player A has the unit "Igniter" (probe "act-activates-opponents-autos") on the front left circle
      And player B has the unit "Scholar" (probe "attacks-draws") on the front left circle
      When player A activates "Igniter"
      Then player B's hand holds 1 card
      And player A's hand holds 0 cards

  @VG-7.15.1.3.1
  Rule: 7.15.1.3.1 An automatic ability that is activated a number of times is played so many times

    Scenario: A unit's ability that is activated twice draws two cards
      Given player A has the unit "Igniter" (probe "act-activates-autos-twice") on the front left circle
      And player A has the unit "Scholar" (probe "attacks-draws") on the front right circle
      And player A has "Top", "Next" and "Third" on top of the deck
      When player A activates "Igniter"
      Then player A's hand holds exactly "Top" and "Next"

    Scenario: A [1/Turn] ability that is activated twice is played only once
      Given player A has the unit "Igniter" (probe "act-activates-autos-twice") on the front left circle
      And player A has the unit "Scholar" (probe "limited-attacks-draws") on the front right circle
      And player A has "Top", "Next" and "Third" on top of the deck
      When player A activates "Igniter"
      And player A accepts the offer of the effect
      Then player A is not asked to accept the offer
      And player A's hand holds exactly "Top"

  @VG-7.15.1.3.2
  Rule: 7.15.1.3.2 A text can keep abilities from activating on an event

    Scenario: An effect that keeps "when placed" abilities from activating does not stop "when called" abilities
      Given player A has the unit "Hush" (probe "placed-abilities-are-silent") on the front left circle
      And player A has "Reader" (probe "placed-draws") in the hand
      And player A has "Crier" (probe "called-draws") in the hand
      And player A has "Next" on top of the deck
      When player A calls "Reader" to the back left circle
      Then player A's hand holds exactly "Crier"
      When player A calls "Crier" to the back right circle
      Then player A's hand holds exactly "Next"

  @VG-7.15.1.5
  Rule: 7.15.1.5 A process that is no ability is performed when it is activated

    Scenario: The trigger effects of a critical trigger in the drop zone are given to a unit
      Given player A has the unit "Igniter" (probe "act-activates-trigger-of-drop") on the front left circle
      And "Spark" has the trigger icon "critical" with 10000 power
      And player A has "Spark" in the drop zone
      When player A activates "Igniter"
      And player A performs action 1 of the trigger icon of "Spark" first
      And player A chooses "A vanguard"
      And player A chooses "Igniter"
      Then "A vanguard" has a critical of 2
      And "Igniter" has 18000 power
      And "Spark" is in player A's drop zone
