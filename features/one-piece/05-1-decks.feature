@OP
Feature: 5-1. Preparing Leader cards, decks and DON!! decks

  @OP-5-1-1
  Rule: 5-1-1 Each player brings a Leader card, a deck and a DON!! deck

    Scenario: A player's cards are not legal without a DON!! deck
      Given a deck of 50 cards for player A with the Leader "Captain" and 0 DON!! cards
      And a deck of 50 cards for player B with the Leader "Rival" and 10 DON!! cards
      When player A's deck is checked
      Then the deck is not legal
      When player B's deck is checked
      Then the deck is legal

    @OP-5-1-2
    Scenario: A player's cards are not legal with a Leader but no cards in the deck
      Given a deck of 50 cards for player A with the Leader "Captain" and 10 DON!! cards
      And a deck of 0 cards for player B with the Leader "Rival" and 10 DON!! cards
      When player B's deck is checked
      Then the deck is not legal
      When player A's deck is checked
      Then the deck is legal

    @OP-5-1-2
    Scenario: A player's cards are not legal with a Character in place of the Leader
      Given "Nobody" has this data:
        """
        { "category": "character", "number": "T-Nobody", "cost": 1, "power": 1000 }
        """
      And a deck of 49 cards for player A with the Leader "Nobody" and 10 DON!! cards
      And a deck of 50 cards for player B with the Leader "Rival" and 10 DON!! cards
      When player A's deck is checked
      Then the deck is not legal
      When player B's deck is checked
      Then the deck is legal

    Scenario: The Leader, the deck and the DON!! deck lie in separate areas in the game
      Given both players have decks for a game, with the Leaders "Captain" and "Rival"
      When player A gets the first turn
      And player A is asked to redraw
      Then player A's Leader area holds exactly "Captain"
      And player A's DON deck holds 10 cards
      And player A's deck holds 45 cards
      And player B's Leader area holds exactly "Rival"
      And player B's DON deck holds 10 cards

  @OP-5-1-2
  Rule: 5-1-2 A player needs exactly one Leader, exactly 50 cards in the deck and exactly 10 DON!! cards

    Scenario Outline: A deck of <size> cards is not legal
      Given a deck of <size> cards for player A with the Leader "Captain" and 10 DON!! cards
      And a deck of 50 cards for player B with the Leader "Rival" and 10 DON!! cards
      When player A's deck is checked
      Then the deck is not legal
      When player B's deck is checked
      Then the deck is legal

      Examples:
        | size |
        | 40   |
        | 49   |
        | 51   |
        | 60   |

    Scenario Outline: A DON!! deck of <size> cards with a deck of <cards> cards is not legal
      Given a deck of <cards> cards for player A with the Leader "Captain" and <size> DON!! cards
      And a deck of 50 cards for player B with the Leader "Rival" and 10 DON!! cards
      When player A's deck is checked
      Then the deck is not legal
      When player B's deck is checked
      Then the deck is legal

      Examples:
        | size | cards |
        | 9    | 50    |
        | 9    | 51    |
        | 11   | 50    |

    @OP-5-1-2-1
    Scenario: A deck with two Leaders is not legal
      Given a deck of 50 cards for player A with the Leader "Captain" and 10 DON!! cards
      And player A's deck also holds the Leader "Deputy"
      And a deck of 50 cards for player B with the Leader "Rival" and 10 DON!! cards
      When player A's deck is checked
      Then the deck is not legal
      When player B's deck is checked
      Then the deck is legal

    @OP-5-1-2-2 @OP-5-1-2-3
    Scenario: A deck that breaks several rules is reported for each of them
      Given "Twin" has the card number "T-900"
      And "Stray" has the colour "blue"
      And player A has "Stray" in the deck
      And a deck of 51 cards for player A with the Leader "Captain" and 10 DON!! cards
      And player A's deck has 5 copies of "Twin"
      And a deck of 50 cards for player B with the Leader "Rival" and 10 DON!! cards
      And player B's deck has 4 copies of "Twin"
      When player A's deck is checked
      Then the deck breaks "5-1-2", "5-1-2-2" and "5-1-2-3" and nothing else
      When player B's deck is checked
      Then the deck is legal

  @OP-5-1-2-1
  Rule: 5-1-2-1 The 50 cards of a deck are Character, Event and Stage cards only

    @OP-5-1-2
    Scenario: Characters, Events and Stages may make up a deck in any numbers
      Given "Fort" is a Stage of cost 1
      And player A has "Fort" and "Trick" (probe "event-ko") in the deck
      And a deck of 50 cards for player A with the Leader "Captain" and 10 DON!! cards
      And a deck of 49 cards for player B with the Leader "Rival" and 10 DON!! cards
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck is not legal

    Scenario: A second Leader does not count as the fiftieth card of a deck
      Given a deck of 49 cards for player A with the Leader "Captain" and 10 DON!! cards
      And player A's deck also holds the Leader "Deputy"
      And a deck of 50 cards for player B with the Leader "Rival" and 10 DON!! cards
      When player A's deck is checked
      Then the deck is not legal
      When player B's deck is checked
      Then the deck is legal

    Scenario: An eleventh DON!! card does not count as the fiftieth card of a deck
      Given a deck of 49 cards for player A with the Leader "Captain" and 11 DON!! cards
      And a deck of 50 cards for player B with the Leader "Rival" and 10 DON!! cards
      When player A's deck is checked
      Then the deck is not legal
      When player B's deck is checked
      Then the deck is legal

  @OP-5-1-2-2
  Rule: 5-1-2-2 A deck may hold only cards of its Leader's colours

    Scenario Outline: A deck with a <category> card of a colour that its Leader lacks is not legal
      Given "Stray" has this data:
        """
        <data>
        """
      And player A has "Stray" in the deck
      And a deck of 50 cards for player A with the Leader "Captain" and 10 DON!! cards
      And a deck of 50 cards for player B with the Leader "Rival" and 10 DON!! cards
      When player A's deck is checked
      Then the deck breaks "5-1-2-2" and nothing else
      When player B's deck is checked
      Then the deck is legal

      Examples:
        | category  | data                                                                                                       |
        | Character | { "name": "Stray", "number": "T-S", "category": "character", "colors": ["green"], "cost": 1, "power": 0 } |
        | Event     | { "name": "Stray", "number": "T-S", "category": "event", "colors": ["blue"], "cost": 1 }                  |
        | Stage     | { "name": "Stray", "number": "T-S", "category": "stage", "colors": ["black"], "cost": 1 }                 |

    Scenario: A card with two colours is legal only if the Leader has both
      Given "Half" has the colours "red" and "green"
      And player A has "Half" in the deck
      And a deck of 50 cards for player A with the Leader "Captain" and 10 DON!! cards
      And a deck of 50 cards for player B with the Leader "Rival" and 10 DON!! cards
      When player A's deck is checked
      Then the deck breaks "5-1-2-2" and nothing else
      When player B's deck is checked
      Then the deck is legal

    Scenario: A Leader with two colours allows cards of either or both, but not with a third colour
      Given "Captain" has this data:
        """
        { "number": "T-C", "category": "leader", "power": 5000, "colors": ["green", "red"], "life": 4 }
        """
      And "Rival" has this data:
        """
        { "number": "T-R", "category": "leader", "power": 5000, "colors": ["green", "red"], "life": 4 }
        """
      And "Both" has the colours "red" and "green"
      And "Green" has the colour "green"
      And "Third" has the colours "red" and "yellow"
      And player A has "Both" and "Green" in the deck
      And player B has "Third" in the deck
      And a deck of 50 cards for player A with the Leader "Captain" and 10 DON!! cards
      And a deck of 50 cards for player B with the Leader "Rival" and 10 DON!! cards
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "5-1-2-2" and nothing else

  @OP-5-1-2-3
  Rule: 5-1-2-3 A deck may hold at most 4 cards with the same card number

    Scenario: A deck with four copies of a card is legal, one with five is not
      Given a deck of 50 cards for player A with the Leader "Captain" and 10 DON!! cards
      And a deck of 50 cards for player B with the Leader "Rival" and 10 DON!! cards
      And player A's deck has 4 copies of "Twin"
      And player B's deck has 5 copies of "Twin"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "5-1-2-3" and nothing else

    Scenario: Cards with the same card number count together whatever their names
      Given a deck of 50 cards for player A with the Leader "Captain" and 10 DON!! cards
      And a deck of 50 cards for player B with the Leader "Rival" and 10 DON!! cards
      And player A's deck has 3 copies of "Old print"
      And player A's deck has 2 copies of "New print"
      And player B's deck has 2 copies of "Old print"
      And player B's deck has 2 copies of "New print"
      And "Old print" has the card number "T-900"
      And "New print" has the card number "T-900"
      When player A's deck is checked
      Then the deck breaks "5-1-2-3" and nothing else
      When player B's deck is checked
      Then the deck is legal

    Scenario: Cards with the same name and different card numbers count separately
      Given a deck of 50 cards for player A with the Leader "Captain" and 10 DON!! cards
      And a deck of 50 cards for player B with the Leader "Rival" and 10 DON!! cards
      And player A's deck has 4 copies of "Young"
      And player A's deck has 4 copies of "Grown"
      And player B's deck has 5 copies of "Young"
      And "Young" has the card name "Hero"
      And "Grown" has the card name "Hero"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "5-1-2-3" and nothing else

    Scenario: A deck with five copies of an Event is not legal
      Given "Trick" is the probe card "event-ko"
      And a deck of 50 cards for player A with the Leader "Captain" and 10 DON!! cards
      And a deck of 50 cards for player B with the Leader "Rival" and 10 DON!! cards
      And player A's deck has 5 copies of "Trick"
      And player B's deck has 4 copies of "Trick"
      When player A's deck is checked
      Then the deck breaks "5-1-2-3" and nothing else
      When player B's deck is checked
      Then the deck is legal

    Scenario: A deck with five copies of a Stage is not legal
      Given "Fort" is a Stage of cost 1
      And a deck of 50 cards for player A with the Leader "Captain" and 10 DON!! cards
      And a deck of 50 cards for player B with the Leader "Rival" and 10 DON!! cards
      And player A's deck has 5 copies of "Fort"
      And player B's deck has 4 copies of "Fort"
      When player A's deck is checked
      Then the deck breaks "5-1-2-3" and nothing else
      When player B's deck is checked
      Then the deck is legal

  @OP-5-1-2-4
  Rule: 5-1-2-4 Card text about deck construction takes precedence over these rules

    # answers: OP01-075#1
    Scenario: A deck of 50 copies is legal for a card that allows any number of itself, but for no other card
      Given "Crowd" is the probe card "any-number-of-copies"
      And a deck of 50 cards for player A with the Leader "Captain" and 10 DON!! cards
      And a deck of 50 cards for player B with the Leader "Rival" and 10 DON!! cards
      And player A's deck has 50 copies of "Crowd"
      And player B's deck has 10 copies of "Crowd"
      And player B's deck has 5 copies of "Twin"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "5-1-2-3" and nothing else

    @OP-5-1-2
    Scenario: A card that allows any number of copies of itself does not allow a deck of 51 cards
      Given "Crowd" is the probe card "any-number-of-copies"
      And a deck of 51 cards for player A with the Leader "Captain" and 10 DON!! cards
      And a deck of 50 cards for player B with the Leader "Rival" and 10 DON!! cards
      And player A's deck has 51 copies of "Crowd"
      And player B's deck has 20 copies of "Crowd"
      When player A's deck is checked
      Then the deck breaks "5-1-2" and nothing else
      When player B's deck is checked
      Then the deck is legal

    Scenario: A card may set its own limit of copies lower or higher than 4
      Given "Pair" is the probe card "at-most-2-copies"
      And a deck of 50 cards for player A with the Leader "Captain" and 10 DON!! cards
      And a deck of 50 cards for player B with the Leader "Rival" and 10 DON!! cards
      And player A's deck has 2 copies of "Pair"
      And player A's deck has 6 copies of "Six" (probe "at-most-6-copies")
      And player B's deck has 3 copies of "Pair"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "5-1-2-3" and nothing else

    # answers: OP12-001#1
    Scenario: A Leader can keep cards with a cost of 5 or more out of its deck
      Given "Dear" is a Character of cost 5 with 6000 power
      And "Fair" is a Character of cost 4 with 5000 power
      And player A has "Fair" in the deck
      And player B has "Dear" in the deck
      And a deck of 50 cards for player A with the Leader "Frugal A" (probe "leader-no-cost-5") and 10 DON!! cards
      And a deck of 50 cards for player B with the Leader "Frugal B" (probe "leader-no-cost-5") and 10 DON!! cards
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "5-1-2-4" and nothing else

    Scenario: A Leader's rule for deck construction binds only its own deck
      Given "Dear" is a Character of cost 5 with 6000 power
      And player A has "Dear" in the deck
      And a deck of 50 cards for player A with the Leader "Captain" and 10 DON!! cards
      And a deck of 50 cards for player B with the Leader "Frugal" (probe "leader-no-cost-5") and 10 DON!! cards
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck is legal
      Given player B's deck has 2 copies of "Dear"
      When player B's deck is checked
      Then the deck breaks "5-1-2-4" and nothing else

    Scenario: A Leader's limit for a part of a name counts all cards whose names contain it
      Given a deck of 50 cards for player A with the Leader "Captain" (probe "leader-at-most-4-anchor-parts") and 10 DON!! cards
      And a deck of 50 cards for player B with the Leader "Commander" (probe "leader-at-most-4-anchor-parts") and 10 DON!! cards
      And "First" has this data:
        """
        {"category": "character", "name": "Anchor man", "number": "T-first", "cost": 1, "power": 1000, "text": ""}
        """
      And "Second" has this data:
        """
        {"category": "character", "name": "Anchor man", "number": "T-second", "cost": 1, "power": 1000, "text": ""}
        """
      And player B's deck has 3 copies of "First"
      And player B's deck has 2 copies of "Second"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "5-1-2-4" and nothing else

    Scenario: A Leader's limit for a (Symbol) Counter value counts all cards that have it
      Given a deck of 50 cards for player A with the Leader "Captain" (probe "leader-at-most-4-counter-2000") and 10 DON!! cards
      And a deck of 50 cards for player B with the Leader "Commander" (probe "leader-at-most-4-counter-2000") and 10 DON!! cards
      And "First" has this data:
        """
        {"category": "character", "number": "T-first", "cost": 1, "power": 1000, "text": "", "counter": 2000}
        """
      And "Second" has this data:
        """
        {"category": "character", "number": "T-second", "cost": 1, "power": 1000, "text": "", "counter": 2000}
        """
      And player B's deck has 3 copies of "First"
      And player B's deck has 2 copies of "Second"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "5-1-2-4" and nothing else

    Scenario: A Leader's limit for a keyword counts all cards that have the keyword
      Given a deck of 50 cards for player A with the Leader "Captain" (probe "leader-at-most-4-blockers") and 10 DON!! cards
      And a deck of 50 cards for player B with the Leader "Commander" (probe "leader-at-most-4-blockers") and 10 DON!! cards
      And player B's deck has 3 copies of "First" (probe "blocker")
      And player B's deck has 2 copies of "Second" (probe "blocker")
      And "Second" has the card number "T-second"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "5-1-2-4" and nothing else

    Scenario: A card's limit for other Events does not count that card itself
      Given "Purist" has this data:
        """
        {"number": "T-purist", "category": "event", "abilities": [{"type": "byRules", "deckLimit": {"of": {"category": "event", "other": true}, "max": 0}}]}
        """
      And a deck of 50 cards for player A with the Leader "Captain" and 10 DON!! cards
      And a deck of 50 cards for player B with the Leader "Rival" and 10 DON!! cards
      And player A's deck has 1 copy of "Purist"
      And player B's deck has 1 copy of "Purist"
      And player B's deck has 1 copy of "Trick" (probe "event-ko")
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "5-1-2-4" and nothing else

  @OP-5-1-2-4-2
  Rule: 5-1-2-4-2 An effect on deck construction works while the deck is built, before any game

    @OP-5-1-2-4
    Scenario: A card in the deck can limit the number of Events in that deck
      Given "Purist" is the probe card "at-most-2-events"
      And "Trick" is the probe card "event-ko"
      And a deck of 50 cards for player A with the Leader "Captain" and 10 DON!! cards
      And a deck of 50 cards for player B with the Leader "Rival" and 10 DON!! cards
      And player A's deck has 1 copy of "Purist"
      And player A's deck has 2 copies of "Trick"
      And player B's deck has 1 copy of "Purist"
      And player B's deck has 3 copies of "Trick"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck is not legal

    @OP-5-1-2-4
    Scenario: A limit of Events stays the same when the deck has four copies of the card that sets it
      Given "Purist" is the probe card "at-most-2-events"
      And "Trick" is the probe card "event-ko"
      And "Ploy" is the probe card "counter-event-power"
      And a deck of 50 cards for player A with the Leader "Captain" and 10 DON!! cards
      And a deck of 50 cards for player B with the Leader "Rival" and 10 DON!! cards
      And player A's deck has 4 copies of "Purist"
      And player A's deck has 1 copy of "Trick"
      And player A's deck has 1 copy of "Ploy"
      And player B's deck has 4 copies of "Purist"
      And player B's deck has 2 copies of "Trick"
      And player B's deck has 1 copy of "Ploy"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck is not legal

    @OP-5-1-2-4
    Scenario Outline: The text of <card> in the deck can limit the copies of another card
      Given "Edict" has this data:
        """
        <data>
        """
      And a deck of 50 cards for player A with the Leader "Captain" and 10 DON!! cards
      And a deck of 50 cards for player B with the Leader "Rival" and 10 DON!! cards
      And player A's deck has 1 copy of "Edict"
      And player A's deck has 1 copy of "Twin"
      And player B's deck has 1 copy of "Edict"
      And player B's deck has 2 copies of "Twin"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "5-1-2-4" and nothing else

      Examples:
        | card     | data                                                                                                                                                                           |
        | an Event | {"name": "Edict", "number": "T-edict", "category": "event", "colors": ["red"], "cost": 0, "abilities": [{"type": "byRules", "deckLimit": {"of": {"name": "Twin"}, "max": 1}}]} |
        | a Stage  | {"name": "Edict", "number": "T-edict", "category": "stage", "colors": ["red"], "cost": 1, "abilities": [{"type": "byRules", "deckLimit": {"of": {"name": "Twin"}, "max": 1}}]} |

    Scenario: Six copies of a card that allows any number stay where they are when its text is negated
      Given "Crowd 1" is the probe card "any-number-of-copies"
      And player A has the active Character "Crowd 1"
      And player A has "Silence" (probe "event-negate"), "Crowd 2" (probe "any-number-of-copies") in the hand
      And player A has "Crowd 3" (probe "any-number-of-copies"), "Crowd 4" (probe "any-number-of-copies") in the trash
      And player A has "Crowd 5" (probe "any-number-of-copies"), "Crowd 6" (probe "any-number-of-copies") in the deck
      When player A plays "Silence"
      And player A plays "Crowd 2"
      Then "Crowd 1" and "Crowd 2" are in player A's Character area
      And "Crowd 3" and "Crowd 4" are in player A's trash
      And "Crowd 5" and "Crowd 6" are in player A's deck
