@VG
Feature: 12.4, 12.6, 12.7. Random choices, card names, and "for each"

  @VG-12.4.2
  Rule: 12.4.2 Cards chosen at random are chosen by chance

    Scenario: An effect discards two random cards of the opponent's hand that nobody chooses
      Given player A has the unit "Trickster" (probe "act-opponent-discards-2-at-random") on the front left circle
      And player B has "One", "Two", "Three" and "Four" in the hand
      And chance chooses "Two" and "Four"
      When player A activates "Trickster"
      Then player A is not asked to choose
      And player B's drop zone holds exactly "Two" and "Four"
      And player B's hand holds exactly "One" and "Three"

    Scenario: An effect that discards two cards at random discards the only card of the hand
      Given player A has the unit "Trickster" (probe "act-opponent-discards-2-at-random") on the front left circle
      And player B has "One" in the hand
      When player A activates "Trickster"
      Then player B's drop zone holds exactly "One"

  @VG-12.6.1
  Rule: 12.6.1 Cards with the same card name share at least one name

    Background:
      Given "Sire" has this data:
        """
        { "category": "unit", "name": "Sire", "names": ["Duke"], "grade": 1, "power": 8000, "shield": 5000 }
        """
      And "Duke" has this data:
        """
        { "category": "unit", "name": "Duke", "names": ["Count"], "grade": 1, "power": 8000, "shield": 5000 }
        """
      And "Heir" has this data:
        """
        { "category": "unit", "name": "Heir", "names": ["Sire", "Count"], "grade": 1, "power": 8000, "shield": 5000 }
        """
      And "Page" has this data:
        """
        { "category": "unit", "name": "Page", "grade": 1, "power": 8000, "shield": 5000 }
        """

    @VG-12.6.2.2
    Scenario: Two cards have the same name if one of their names is the same
      Given player A has the unit "Herald" (probe "act-takes-2-of-one-name") on the front left circle
      And player A has "Sire", "Duke" and "Page" in the drop zone
      When player A activates "Herald"
      And player A tries to choose "Sire" and "Page"
      Then that is refused
      When player A chooses "Sire" and "Duke"
      Then player A's hand holds exactly "Sire" and "Duke"

    Scenario: Three cards do not have the same name if each two of them share a different one
      Given player A has the unit "Herald" (probe "act-takes-up-to-3-of-one-name") on the front left circle
      And player A has "Sire", "Duke" and "Heir" in the drop zone
      When player A activates "Herald"
      And player A tries to choose "Sire", "Duke" and "Heir"
      Then that is refused
      When player A chooses "Duke" and "Heir"
      Then player A's hand holds exactly "Duke" and "Heir"

    @VG-12.6.2.2
    @VG-12.6.2.2.1
    Scenario: Two cards have different names if they share none, however many each of them has
      Given player A has the unit "Herald" (probe "act-takes-2-of-different-names") on the front left circle
      And player A has "Sire", "Duke" and "Page" in the drop zone
      When player A activates "Herald"
      And player A tries to choose "Sire" and "Duke"
      Then that is refused
      When player A chooses "Sire" and "Page"
      Then player A's hand holds exactly "Sire" and "Page"

  @VG-12.6.2
  Rule: 12.6.2 A card can have several card names

    Background:
      Given "Knight" is a unit of grade 3 with 11000 power

    Scenario: A G unit over "Knight" can be chosen as a unit named "Knight"
      Given player A has the unit "Giant" (probe "strider") on the vanguard circle
      And player A has the unit "Knight" on the vanguard circle
      And "Knight" is in the heart state under "Giant"
      And player A has the unit "Smith" (probe "act-one-named-knight-stronger") on the front left circle
      When player A activates "Smith"
      Then "Giant" has 31000 power

    Scenario: A unit that is also regarded as "Knight" can be chosen as "Knight", but the unit that says so cannot
      Given player A has the unit "Bard" (probe "rear-guards-also-named-knight") on the front right circle
      And player A has the unit "Smith" (probe "act-one-named-knight-stronger") on the front left circle
      And player A has the unit "Page" on the back left circle
      When player A activates "Smith"
      And player A tries to choose "Bard"
      Then that is refused
      When player A chooses "Page"
      Then "Page" has 13000 power

    @VG-12.6.2.2.1
    Scenario: A G unit with the same name as its heart still has a different name from another unit
      Given player A has the unit "Giant" (probe "strider") on the vanguard circle
      And "Old giant" is the probe card "strider"
      And player A has the unit "Old giant" on the vanguard circle
      And "Old giant" is in the heart state under "Giant"
      And player A has the unit "Smith" (probe "act-2-others-of-different-names-stronger") on the front left circle
      And player A has the unit "Page" on the back left circle
      When player A activates "Smith"
      And player A chooses "Giant" and "Page"
      Then "Page" has 13000 power

  @VG-12.6.2.1
  Rule: 12.6.2.1 A card that is also regarded as another card has both names, not one joined name

    Background:
      Given player A has the unit "Smith" (probe "act-takes-card-named-as-vanguard") on the front left circle
      And "Leader" has this data:
        """
        { "category": "unit", "shield": 5000, "name": "Sun", "names": ["Moon"], "grade": 3, "power": 11000 }
        """
      And player A has the unit "Leader" on the vanguard circle
      And "Joined" has this data:
        """
        { "category": "unit", "name": "Sun Moon", "grade": 1, "power": 8000, "shield": 5000 }
        """
      And "Moonlight" has this data:
        """
        { "category": "unit", "name": "Moon", "grade": 1, "power": 8000, "shield": 5000 }
        """
      And "Sunlight" has this data:
        """
        { "category": "unit", "name": "Sun", "grade": 1, "power": 8000, "shield": 5000 }
        """
      And player A has "Joined", "Moonlight" and "Sunlight" in the drop zone

    Scenario Outline: A player who names a card after a vanguard with two names uses <one>, not both joined
      When player A activates "Smith"
      And player A tries to choose "Joined"
      Then that is refused
      When player A chooses "<card>"
      Then player A's hand holds exactly "<card>"

      Examples:
        | one        | card      |
        | the first  | Sunlight  |
        | the second | Moonlight |

  @VG-12.7.1
  Rule: 12.7.1 An action "for each card" is performed as often as there are cards

    Scenario: An order draws a card for each rear-guard and makes each of them stronger
      Given player A has "Edict" (probe "order-for-each-rear-guard-stronger-and-draws") in the hand
      And player A has the unit "Page" on the front left circle
      And player A has the unit "Squire" on the back left circle
      When player A plays the order "Edict"
      Then player A's hand holds 2 cards
      And "Page" has 9000 power
      And "Squire" has 9000 power

    Scenario: An order that draws for each rear-guard draws nothing without one
      Given player A has "Edict" (probe "order-for-each-rear-guard-stronger-and-draws") in the hand
      When player A plays the order "Edict"
      Then player A's drop zone holds exactly "Edict"
      And player A's hand holds 0 cards

  @VG-12.7.1.1
  Rule: 12.7.1.1 After "for each" and a comma, everything up to the full stop is repeated

    Scenario: With two cards in the soul, an order repeats its whole first sentence twice and the next sentence once
      Given player A has "Edict" (probe "order-for-each-soul-draws-and-mills") in the hand
      And player A has 2 cards in the soul
      And player A has "First", "Second", "Third", "Fourth" and "Fifth" on top of the deck
      When player A plays the order "Edict"
      Then player A's hand holds exactly "First" and "Third"
      And player A's drop zone holds exactly "Edict", "Second" and "Fourth"
      And player A's soul holds 3 cards

  @VG-12.7.2
  Rule: 12.7.2 The number of repetitions is set before the first and does not change

    Scenario: An order that soul-charges for each of two cards in the soul charges two cards
      Given player A has "Edict" (probe "order-for-each-soul-charges") in the hand
      And player A has 2 cards in the soul
      When player A plays the order "Edict"
      Then player A's soul holds 4 cards

    Scenario: An order that empties the soul in its first repetition is still repeated
      Given player A has "Edict" (probe "order-for-each-soul-blasts-2-and-draws") in the hand
      And player A has 2 cards in the soul
      When player A plays the order "Edict"
      Then player A's hand holds 2 cards
      And player A's soul holds 0 cards

  @VG-12.7.3
  Rule: 12.7.3 During "for each", a card chosen once cannot be chosen again until all repetitions have ended

    Background:
      Given player A has "Edict" (probe "order-for-each-soul-weakens-then-retires") in the hand
      And player B has the unit "One" on the front left circle
      And player B has the unit "Two" on the front right circle

    Scenario: A player chooses another unit in the second repetition and may choose the first one again afterwards
      Given player B has the unit "Three" on the back left circle
      And player A has 2 cards in the soul
      When player A plays the order "Edict"
      And player A chooses "One"
      And player A tries to choose "One"
      Then that is refused
      When player A chooses "Two"
      And player A chooses "One"
      Then "One" is in player B's drop zone
      And "Two" has 7000 power
      And "Three" has 8000 power

    Scenario: With fewer units than repetitions, the last repetition chooses none
      Given player A has 3 cards in the soul
      When player A plays the order "Edict"
      And player A chooses "One"
      And player A is asked to choose
      And player A chooses "Two"
      Then "One" has 7000 power
      And "Two" is in player B's drop zone

    Scenario: A unit chosen in one repetition cannot be chosen again before the sentence ends
      Given player A has "Decree" (probe "order-for-each-soul-two-stronger") in the hand
      And player A has 1 card in the soul
      And player A has the unit "Page" on the front left circle
      And player A has the unit "Squire" on the front right circle
      And player A has the unit "Scout" on the back right circle
      When player A plays the order "Decree"
      And player A chooses "Page"
      And player A tries to choose "Page"
      Then that is refused
      When player A chooses "Squire"
      Then "Page" has 9000 power
      And "Squire" has 13000 power

    Scenario: An opponent who chooses cannot choose the same unit in two repetitions either
      Given player A has "Decree" (probe "order-for-each-soul-opponent-strengthens") in the hand
      And player A has 2 cards in the soul
      And player B has the unit "Three" on the back left circle
      When player A plays the order "Decree"
      And player B chooses "One"
      And player B tries to choose "One"
      Then that is refused
      When player B chooses "Three"
      Then "One" has 9000 power
      And "Three" has 9000 power

    Scenario: A player who chooses no unit in the first repetition may choose any unit in the second
      Given player A has "Decree" (probe "order-for-each-soul-up-to-one-stronger") in the hand
      And player A has 2 cards in the soul
      And player A has the unit "Page" on the front left circle
      And player A has the unit "Squire" on the front right circle
      When player A plays the order "Decree"
      And player A is asked to choose
      And player A declines
      And player A chooses "Page"
      Then "Page" has 9000 power

    @VG-12.7.1
    Scenario: A unit that was chosen, retired and called again can be chosen in the next repetition
      Given player A has "Decree" (probe "order-for-each-soul-retires-and-calls") in the hand
      And player A has the unit "Witness" (probe "others-called-stronger") on the vanguard circle
      And player A has the unit "Page" on the front left circle
      And player A has 2 cards in the soul
      When player A plays the order "Decree"
      And player A chooses the back left circle
      And player A chooses the front right circle
      Then "Page" is on player A's front right circle
      And "Witness" has 12000 power
