@VG
Feature: 8.1. Preparing the decks

  @VG-8.1.4
  Rule: 8.1.4 A main deck has exactly 50 cards

    Scenario Outline: A main deck of <size> cards is not legal
      Given a main deck of <size> cards for player A
      And a main deck of 50 cards for player B
      When player A's deck is checked
      Then the deck breaks "8.1.4" and nothing else
      When player B's deck is checked
      Then the deck is legal

      Examples:
        | size |
        | 49   |
        | 51   |

    @VG-8.1.1
    Scenario: A player without a main deck has no deck
      Given a G deck of 4 cards for player A
      And a main deck of 50 cards for player B
      When player A's deck is checked
      Then the deck breaks "8.1.1" and "8.1.4" and "8.1.7" and nothing else
      When player B's deck is checked
      Then the deck is legal

    @VG-8.1.1
    Scenario: A token is no card of a deck, and the unit beside it is
      Given "Plant" has this data:
        """
        {"category": "unit", "shield": 5000, "subtype": "token", "grade": 0, "power": 5000, "icons": ["boost"]}
        """
      And "Sprout" has this data:
        """
        {"category": "unit", "shield": 5000, "grade": 0, "power": 5000, "icons": ["boost"]}
        """
      And player A has "Plant" in the deck
      And a main deck of 50 cards for player A
      And player B has "Sprout" in the deck
      And a main deck of 50 cards for player B
      When player A's deck is checked
      Then the deck breaks "8.1.1" and nothing else
      When player B's deck is checked
      Then the deck is legal

  @VG-8.1.2
  Rule: 8.1.2 A G deck is optional and holds up to 16 cards

    @VG-8.1.4
    Scenario Outline: A G deck of <size> cards is legal beside a main deck, and one of 17 is not
      Given a main deck of 50 cards for player A
      And a G deck of <size> cards for player A
      And a main deck of 50 cards for player B
      And a G deck of 17 cards for player B
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "8.1.4" and nothing else

      Examples:
        | size |
        | 0    |
        | 5    |
        | 16   |

  @VG-8.1.5
  Rule: 8.1.5 G units must be in the G deck

    Scenario: A G unit in the main deck breaks the rule, and one in the G deck does not
      Given "Colossus" has this data:
        """
        {"category": "unit", "power": 8000, "shield": 5000, "subtype": "G", "grade": 4}
        """
      And "Titan" has this data:
        """
        {"category": "unit", "power": 8000, "shield": 5000, "subtype": "G", "grade": 4}
        """
      And player A has "Colossus" in the deck
      And a main deck of 50 cards for player A
      And player B has "Titan" in the G zone
      And a main deck of 50 cards for player B
      When player A's deck is checked
      Then the deck breaks "8.1.5" and nothing else
      When player B's deck is checked
      Then the deck is legal

    Scenario Outline: A card that is <what> breaks the rule in the G deck, and belongs to the main deck
      Given "Stray" has this data:
        """
        {"category": "<category>", "grade": 1<more>}
        """
      And "Settled" has this data:
        """
        {"category": "<category>", "grade": 1<more>}
        """
      And player A has "Stray" in the G zone
      And a main deck of 50 cards for player A
      And player B has "Settled" in the deck
      And a main deck of 50 cards for player B
      When player A's deck is checked
      Then the deck breaks "8.1.5" and nothing else
      When player B's deck is checked
      Then the deck is legal

      Examples:
        | what         | category | more                            |
        | a plain unit | unit     | , "power": 8000, "shield": 5000 |
        | an order     | order    |                                 |

  @VG-8.1.6
  Rule: 8.1.6 Each deck may have at most four cards with the same name

    @VG-8.1.6.1
    Scenario: Four cards with the same name are legal in a main deck, but five are not
      Given a main deck of 50 cards for player A
      And player A's deck has 5 copies of "Twin"
      And a main deck of 50 cards for player B
      And player B's deck has 4 copies of "Twin"
      When player A's deck is checked
      Then the deck breaks "8.1.6" and nothing else
      When player B's deck is checked
      Then the deck is legal

    Scenario: The main deck and the G deck are counted separately
      Given "Titan" has this data:
        """
        {"category": "unit", "power": 8000, "shield": 5000, "name": "Twin", "subtype": "G", "grade": 4}
        """
      And player A has 4 copies of "Titan" in the G zone
      And a main deck of 50 cards for player A
      And player A's deck has 4 copies of "Twin"
      And "Golem" has this data:
        """
        {"category": "unit", "power": 8000, "shield": 5000, "name": "Golem", "subtype": "G", "grade": 4}
        """
      And player B has 5 copies of "Golem" in the G zone
      And a main deck of 50 cards for player B
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "8.1.6" and nothing else

    @VG-8.1.11.1
    Scenario: The ride deck is counted together with the main deck
      Given player A has a ride deck of grades 0 to 3
      And "Double" has this data:
        """
        {"category": "unit", "name": "player A's grade 1"}
        """
      And a main deck of 50 cards for player A
      And player A's deck has 4 copies of "Double"
      And player B has a ride deck of grades 0 to 3
      And "Peer" has this data:
        """
        {"category": "unit", "name": "player B's grade 1"}
        """
      And a main deck of 50 cards for player B
      And player B's deck has 3 copies of "Peer"
      When player A's deck is checked
      Then the deck breaks "8.1.6" and nothing else
      When player B's deck is checked
      Then the deck is legal

  @VG-8.1.6.2
  Rule: 8.1.6.2 Cards with the same name count together whatever else differs

    Scenario: Three cards of a name and two others of that name with another number and grade are five of it
      Given "Twin" has this data:
        """
        {"category": "unit", "shield": 5000, "name": "Twin", "number": "T-900", "grade": 1, "power": 8000}
        """
      And "Other" has this data:
        """
        {"category": "unit", "shield": 5000, "name": "Twin", "number": "T-901", "grade": 2, "power": 10000}
        """
      And "Elder" has this data:
        """
        {"category": "unit", "power": 8000, "shield": 5000, "name": "Twins", "number": "T-902", "grade": 2}
        """
      And a main deck of 50 cards for player A
      And player A's deck has 3 copies of "Twin"
      And player A's deck has 2 copies of "Other"
      And a main deck of 50 cards for player B
      And player B's deck has 4 copies of "Twin"
      And player B's deck has 2 copies of "Elder"
      When player A's deck is checked
      Then the deck breaks "8.1.6" and nothing else
      When player B's deck is checked
      Then the deck is legal

  @VG-8.1.6.3
  Rule: 8.1.6.3 A card with several names counts toward the limit of each

    Scenario: Three cards of one name and two of which it is the second name are five of it
      Given "Two-Faced" has this data:
        """
        {"category": "unit", "name": "Two-Faced", "names": ["Twin"]}
        """
      And a main deck of 50 cards for player A
      And player A's deck has 3 copies of "Twin"
      And player A's deck has 2 copies of "Two-Faced"
      And a main deck of 50 cards for player B
      And player B's deck has 2 copies of "Twin"
      And player B's deck has 2 copies of "Two-Faced"
      When player A's deck is checked
      Then the deck breaks "8.1.6" and nothing else
      When player B's deck is checked
      Then the deck is legal

  @VG-8.1.7
  Rule: 8.1.7 A main deck has exactly 16 cards with triggers

    Scenario Outline: A main deck with <triggers> triggers is not legal
      Given a main deck of 50 cards with <triggers> triggers for player A
      And a main deck of 50 cards with 16 triggers for player B
      When player A's deck is checked
      Then the deck breaks "8.1.7" and nothing else
      When player B's deck is checked
      Then the deck is legal

      Examples:
        | triggers |
        | 15       |
        | 17       |

    Scenario: A trigger unit of the ride deck is one of the sixteen, and of trigger units too there are four of a name
      Given "Ensign" has this data:
        """
        {"category": "unit", "power": 8000, "shield": 5000, "grade": 0, "subtype": "trigger", "trigger": "draw"}
        """
      And "Page" is a unit of grade 1 with 8000 power
      And "Guard" is a unit of grade 2 with 10000 power
      And "Lord" is a unit of grade 3 with 13000 power
      And player A has "Ensign", "Page", "Guard" and "Lord" in the ride deck zone
      And a main deck of 50 cards with 16 triggers for player A
      And "Spark" has this data:
        """
        {"category": "unit", "power": 8000, "shield": 5000, "grade": 0, "subtype": "trigger", "trigger": "draw"}
        """
      And a main deck of 50 cards with 11 triggers for player B
      And player B's deck has 5 copies of "Spark"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "8.1.6" and nothing else

  @VG-8.1.7.1
  Rule: 8.1.7.1 At most four of the triggers are heal triggers

    Scenario: Four heal triggers are legal, but a fifth with another name is not
      Given "Medic" has this data:
        """
        {"category": "unit", "power": 8000, "shield": 5000, "grade": 0, "subtype": "trigger", "trigger": "heal"}
        """
      And "Nurse" has this data:
        """
        {"category": "unit", "power": 8000, "shield": 5000, "grade": 0, "subtype": "trigger", "trigger": "heal"}
        """
      And a main deck of 50 cards with 11 triggers for player A
      And player A's deck has 3 copies of "Medic"
      And player A's deck has 2 copies of "Nurse"
      And a main deck of 50 cards with 12 triggers for player B
      And player B's deck has 2 copies of "Medic"
      And player B's deck has 2 copies of "Nurse"
      When player A's deck is checked
      Then the deck breaks "8.1.7.1" and nothing else
      When player B's deck is checked
      Then the deck is legal

  @VG-8.1.7.2
  Rule: 8.1.7.2 At most one of the triggers is an over trigger

    Scenario: One over trigger is legal, but two with different names are not
      Given "Crest" has this data:
        """
        {"category": "unit", "power": 8000, "shield": 5000, "grade": 0, "subtype": "trigger", "trigger": "over"}
        """
      And "Sigil" has this data:
        """
        {"category": "unit", "power": 8000, "shield": 5000, "grade": 0, "subtype": "trigger", "trigger": "over"}
        """
      And "Seal" has this data:
        """
        {"category": "unit", "power": 8000, "shield": 5000, "grade": 0, "subtype": "trigger", "trigger": "over"}
        """
      And player A has "Crest" and "Sigil" in the deck
      And a main deck of 50 cards for player A
      And player B has "Seal" in the deck
      And a main deck of 50 cards for player B
      When player A's deck is checked
      Then the deck breaks "8.1.7.2" and nothing else
      When player B's deck is checked
      Then the deck is legal

  @VG-8.1.8
  Rule: 8.1.8 A main deck holds at most four cards with sentinel

    @VG-14.10.2
    Scenario: Four sentinels are legal, but a fifth with another name is not
      Given "Bulwark" is the probe card "sentinel"
      And "Rampart" is the probe card "sentinel-of-grade-2"
      And a main deck of 50 cards for player A
      And player A's deck has 3 copies of "Bulwark"
      And player A's deck has 2 copies of "Rampart"
      And player B has "Last Wall" (probe "sentinel") in the deck
      And a main deck of 50 cards for player B
      And player B's deck has 3 copies of "Rampart"
      When player A's deck is checked
      Then the deck breaks "8.1.8" and nothing else
      When player B's deck is checked
      Then the deck is legal

  @VG-8.1.9
  Rule: 8.1.9 A main deck holds at most one card with Regalis Piece

    @VG-14.54.2.1
    Scenario: One Regalis Piece is legal, but two with different names are not
      Given "Relic" is the probe card "regalis-piece"
      And "Orb" is the probe card "regalis-piece-of-grade-2"
      And "Scepter" is the probe card "regalis-piece"
      And player A has "Relic" and "Orb" in the deck
      And a main deck of 50 cards for player A
      And player B has "Scepter" in the deck
      And a main deck of 50 cards for player B
      When player A's deck is checked
      Then the deck breaks "8.1.9" and nothing else
      When player B's deck is checked
      Then the deck is legal

  @VG-8.1.3
  Rule: 8.1.3 A card whose text allows more copies of itself replaces the limit of four

    Scenario: Of a card that allows any number of itself there may be seven, but not of a card without such a text
      Given "Horde" is the probe card "any-number-in-deck"
      And a main deck of 50 cards for player A
      And player A's deck has 7 copies of "Horde"
      And a main deck of 50 cards for player B
      And player B's deck has 7 copies of "Twin"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "8.1.6" and nothing else

    Scenario: Seven copies of a card that allows six are not legal
      Given "Six" is the probe card "six-in-deck"
      And a main deck of 50 cards for player A
      And player A's deck has 7 copies of "Six"
      And a main deck of 50 cards for player B
      And player B's deck has 6 copies of "Six"
      When player A's deck is checked
      Then the deck breaks "8.1.3" and nothing else
      When player B's deck is checked
      Then the deck is legal

    Scenario: The number of triggers is not changed by a text about copies
      Given "Swarm" is the probe card "trigger-any-number-in-deck"
      And a main deck of 50 cards with 0 triggers for player A
      And player A's deck has 17 copies of "Swarm"
      And a main deck of 50 cards with 0 triggers for player B
      And player B's deck has 16 copies of "Swarm"
      When player A's deck is checked
      Then the deck breaks "8.1.7" and nothing else
      When player B's deck is checked
      Then the deck is legal

  @VG-8.1.10
  Rule: 8.1.10 "This card" in a deck rule means all cards of its collection number

    Scenario: A card of the same name and another collection number keeps to the limit of four
      Given "Horde" is the probe card "any-number-of-one-printing"
      And "Namesake" has this data:
        """
        {"category": "unit", "name": "any-number-of-one-printing", "collectionNumber": "S02/002"}
        """
      And "Reprint" has this data:
        """
        {"category": "unit", "name": "any-number-of-one-printing", "number": "T-905", "collectionNumber": "S01/001", "illustration": "other"}
        """
      And player A has "Horde" in the deck
      And a main deck of 50 cards for player A
      And player A's deck has 5 copies of "Namesake"
      And a main deck of 50 cards for player B
      And player B's deck has 2 copies of "Horde"
      And player B's deck has 5 copies of "Reprint"
      When player A's deck is checked
      Then the deck breaks "8.1.6" and nothing else
      When player B's deck is checked
      Then the deck is legal

  @VG-8.1.11
  Rule: 8.1.11 Four cards of the main deck may be set aside as the ride deck

    @VG-8.1.11.1
    Scenario: The ride deck counts among the 50 cards of the main deck
      Given player A has a ride deck of grades 0 to 3
      And a main deck of 54 cards for player A
      And player B has a ride deck of grades 0 to 3
      And a main deck of 50 cards for player B
      When player A's deck is checked
      Then the deck breaks "8.1.4" and nothing else
      When player B's deck is checked
      Then the deck is legal

    @VG-8.1.11.1
    Scenario: A ride deck of three cards is too small
      Given "Ensign" is a unit of grade 0 with 6000 power
      And "Page" is a unit of grade 1 with 8000 power
      And "Guard" is a unit of grade 2 with 10000 power
      And player A has "Ensign", "Page" and "Guard" in the ride deck zone
      And a main deck of 50 cards for player A
      And player B has a ride deck of grades 0 to 3
      And a main deck of 50 cards for player B
      When player A's deck is checked
      Then the deck breaks "8.1.11.1" and "8.1.11.2" and nothing else
      When player B's deck is checked
      Then the deck is legal

    @VG-8.1.11.1
    Scenario: A ride deck of five cards is too large
      Given player A has a ride deck of grades 0 to 3
      And player A has "Surplus" in the ride deck zone
      And a main deck of 50 cards for player A
      And player B has a ride deck of grades 0 to 3
      And a main deck of 50 cards for player B
      When player A's deck is checked
      Then the deck breaks "8.1.11.1" and nothing else
      When player B's deck is checked
      Then the deck is legal

  @VG-8.1.11.2
  Rule: 8.1.11.2 The ride deck has one unit of each grade from 0 to 3

    Scenario: A ride deck with two units of grade 1 and none of grade 2 is not legal
      Given "Ensign" is a unit of grade 0 with 6000 power
      And "Page" is a unit of grade 1 with 8000 power
      And "Squire" is a unit of grade 1 with 8000 power
      And "Lord" is a unit of grade 3 with 13000 power
      And player A has "Ensign", "Page", "Squire" and "Lord" in the ride deck zone
      And a main deck of 50 cards for player A
      And player B has a ride deck of grades 0 to 3
      And a main deck of 50 cards for player B
      When player A's deck is checked
      Then the deck breaks "8.1.11.2" and nothing else
      When player B's deck is checked
      Then the deck is legal

    Scenario: An order of grade 2 does not stand in for the unit of grade 2
      Given "Ensign" is a unit of grade 0 with 6000 power
      And "Page" is a unit of grade 1 with 8000 power
      And "Edict" has this data:
        """
        {"category": "order", "grade": 2}
        """
      And "Lord" is a unit of grade 3 with 13000 power
      And player A has "Ensign", "Page", "Edict" and "Lord" in the ride deck zone
      And a main deck of 50 cards for player A
      And player B has a ride deck of grades 0 to 3
      And a main deck of 50 cards for player B
      When player A's deck is checked
      Then the deck breaks "8.1.11.2" and nothing else
      When player B's deck is checked
      Then the deck is legal

  @VG-8.1.11.3
  Rule: 8.1.11.3 A player does not need a ride deck

    Scenario: A main deck is legal without a ride deck, but not with a ride deck of one card
      Given a main deck of 50 cards for player A
      And "Ensign" is a unit of grade 0 with 6000 power
      And player B has "Ensign" in the ride deck zone
      And a main deck of 50 cards for player B
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "8.1.11.1" and "8.1.11.2" and nothing else
