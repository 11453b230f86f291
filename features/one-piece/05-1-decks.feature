@OP
Feature: 5-1. Preparing Leader cards, decks and DON!! decks

  @OP-5-1-1
  Rule: 5-1-1 A player brings three things: a Leader card, a deck and a DON!! deck

    Scenario: none of the three may be missing
      Given a deck of 50 cards for player A with the Leader "Captain" and 0 DON!! cards
      And a deck of 50 cards for player B with the Leader "Rival" and 10 DON!! cards
      When player A's deck is checked
      Then the deck is not legal
      When player B's deck is checked
      Then the deck is legal

    @OP-5-1-2
    Scenario: a Leader without a deck to lead is not enough
      Given a deck of 50 cards for player A with the Leader "Captain" and 10 DON!! cards
      And a deck of 0 cards for player B with the Leader "Rival" and 10 DON!! cards
      When player B's deck is checked
      Then the deck is not legal
      When player A's deck is checked
      Then the deck is legal

    @OP-5-1-2
    Scenario: a deck without a Leader is not enough either
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

    Scenario: in the game the three lie apart
      Given both players have decks for a game, with the Leaders "Captain" and "Rival"
      When player A gets the first turn
      And player A is asked to redraw
      Then player A's Leader area holds exactly "Captain"
      And player A's DON deck holds 10 cards
      And player A's deck holds 45 cards
      And player B's Leader area holds exactly "Rival"
      And player B's DON deck holds 10 cards

  @OP-5-1-2
  Rule: 5-1-2 It takes exactly one Leader, exactly 50 cards in the deck and exactly 10 DON!! cards

    Scenario Outline: a deck of <size> cards
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

    Scenario Outline: a DON!! deck of <size> cards
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
    Scenario: two Leaders are one too many
      Given a deck of 50 cards for player A with the Leader "Captain" and 10 DON!! cards
      And player A's deck also holds the Leader "Deputy"
      And a deck of 50 cards for player B with the Leader "Rival" and 10 DON!! cards
      When player A's deck is checked
      Then the deck is not legal
      When player B's deck is checked
      Then the deck is legal

    @OP-5-1-2-2 @OP-5-1-2-3
    Scenario: each thing that is wrong is named
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
  Rule: 5-1-2-1 Only Character, Event and Stage cards make up the 50

    @OP-5-1-2
    Scenario: all three may be among them, in any numbers
      Given "Fort" is a Stage of cost 1
      And player A has "Fort" and "Trick" (probe "event-ko") in the deck
      And a deck of 50 cards for player A with the Leader "Captain" and 10 DON!! cards
      And a deck of 49 cards for player B with the Leader "Rival" and 10 DON!! cards
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck is not legal

    Scenario: a second Leader is not the fiftieth card of the deck
      Given a deck of 49 cards for player A with the Leader "Captain" and 10 DON!! cards
      And player A's deck also holds the Leader "Deputy"
      And a deck of 50 cards for player B with the Leader "Rival" and 10 DON!! cards
      When player A's deck is checked
      Then the deck is not legal
      When player B's deck is checked
      Then the deck is legal

    Scenario: an eleventh DON!! card is not the fiftieth card of the deck
      Given a deck of 49 cards for player A with the Leader "Captain" and 11 DON!! cards
      And a deck of 50 cards for player B with the Leader "Rival" and 10 DON!! cards
      When player A's deck is checked
      Then the deck is not legal
      When player B's deck is checked
      Then the deck is legal

  @OP-5-1-2-2
  Rule: 5-1-2-2 No card of a deck has a colour that its Leader lacks

    Scenario Outline: a <category> of another colour
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

    Scenario: of a card with two colours both must be those of the Leader
      Given "Half" has the colours "red" and "green"
      And player A has "Half" in the deck
      And a deck of 50 cards for player A with the Leader "Captain" and 10 DON!! cards
      And a deck of 50 cards for player B with the Leader "Rival" and 10 DON!! cards
      When player A's deck is checked
      Then the deck breaks "5-1-2-2" and nothing else
      When player B's deck is checked
      Then the deck is legal

    Scenario: a Leader with two colours lets in cards of either and of both, and of no third
      Given "Captain" has this data:
        """
        { "number": "T-C", "category": "leader", "colors": ["green", "red"], "life": 4 }
        """
      And "Rival" has this data:
        """
        { "number": "T-R", "category": "leader", "colors": ["green", "red"], "life": 4 }
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
  Rule: 5-1-2-3 Of one card number there are at most 4 cards in a deck

    Scenario: four copies are fine, five are not
      Given a deck of 50 cards for player A with the Leader "Captain" and 10 DON!! cards
      And a deck of 50 cards for player B with the Leader "Rival" and 10 DON!! cards
      And player A's deck has 4 copies of "Twin"
      And player B's deck has 5 copies of "Twin"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "5-1-2-3" and nothing else

    Scenario: the number counts, whatever the name
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

    Scenario: cards of one name and different numbers are counted apart
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

    Scenario: Events are counted like any card
      Given "Trick" is the probe card "event-ko"
      And a deck of 50 cards for player A with the Leader "Captain" and 10 DON!! cards
      And a deck of 50 cards for player B with the Leader "Rival" and 10 DON!! cards
      And player A's deck has 5 copies of "Trick"
      And player B's deck has 4 copies of "Trick"
      When player A's deck is checked
      Then the deck breaks "5-1-2-3" and nothing else
      When player B's deck is checked
      Then the deck is legal

    Scenario: so are Stages
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
  Rule: 5-1-2-4 What a card says about the making of decks stands in the place of these rules

    # answers: OP01-075#1
    Scenario: a card of which there may be any number, and only that card
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
    Scenario: the rules that it says nothing about go on
      Given "Crowd" is the probe card "any-number-of-copies"
      And a deck of 51 cards for player A with the Leader "Captain" and 10 DON!! cards
      And a deck of 50 cards for player B with the Leader "Rival" and 10 DON!! cards
      And player A's deck has 51 copies of "Crowd"
      And player B's deck has 20 copies of "Crowd"
      When player A's deck is checked
      Then the deck breaks "5-1-2" and nothing else
      When player B's deck is checked
      Then the deck is legal

    Scenario: a card may set its own number lower or higher than 4
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
    Scenario: a Leader that keeps costly cards out of the deck
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

    Scenario: it binds the deck of its own player only
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

    Scenario: a limit for a part of a name is one for the cards that have it
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

    Scenario: a limit for a (Symbol) Counter is one for the cards that have it
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

    Scenario: a limit for a keyword is one for the cards that have it
      Given a deck of 50 cards for player A with the Leader "Captain" (probe "leader-at-most-4-blockers") and 10 DON!! cards
      And a deck of 50 cards for player B with the Leader "Commander" (probe "leader-at-most-4-blockers") and 10 DON!! cards
      And player B's deck has 3 copies of "First" (probe "blocker")
      And player B's deck has 2 copies of "Second" (probe "blocker")
      And "Second" has the card number "T-second"
      When player A's deck is checked
      Then the deck is legal
      When player B's deck is checked
      Then the deck breaks "5-1-2-4" and nothing else

    Scenario: a limit for other cards leaves out the card that states it
      Given "Purist" has this data:
        """
        {"number": "T-purist", "category": "event", "text": "Under the rules of this game, there is no other Event in your deck.", "abilities": [{"type": "byRules", "deckLimit": {"of": {"category": "event", "other": true}, "max": 0}}]}
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
  Rule: 5-1-2-4-2 Such an effect works while the deck is made, on a card that is in no game yet

    @OP-5-1-2-4
    Scenario: a card in the deck limits the Events beside it
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
    Scenario: it is no matter how many copies say so
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
    Scenario Outline: <card> says it as well as a Character
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
        | card     | data                                                                                                                                                                                                                                                           |
        | an Event | {"name": "Edict", "number": "T-edict", "category": "event", "colors": ["red"], "cost": 0, "text": "Under the rules of this game, your deck holds no more than 1 [Twin].", "abilities": [{"type": "byRules", "deckLimit": {"of": {"name": "Twin"}, "max": 1}}]} |
        | a Stage  | {"name": "Edict", "number": "T-edict", "category": "stage", "colors": ["red"], "cost": 1, "text": "Under the rules of this game, your deck holds no more than 1 [Twin].", "abilities": [{"type": "byRules", "deckLimit": {"of": {"name": "Twin"}, "max": 1}}]} |

    Scenario: in the game it is no matter any more: its six copies stay where it is negated
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
